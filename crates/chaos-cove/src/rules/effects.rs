//! Opening effects: whether one can change anything now, and what it begins with.

use tabletop_core::Table;

use super::{Look, Turn};
use crate::components::Does;
use crate::{Frame, Good, Happening, Hero, HeroSet, Seat, Side, Stack, Tally};

impl Look<'_> {
    /// Whether an effect can change something for the seat on turn. All of it can be told from public facts.
    pub(super) fn is_useful(self, does: Does, source: Option<Hero>) -> bool {
        let seat = self.turn();
        let player = self.at.player(seat);
        match does {
            Does::Gain(goods) => Good::ALL
                .iter()
                .any(|&good| goods[good.index()] > 0 && self.has_room(seat, good)),
            Does::Choose { from, price, .. } => {
                player.has(Good::Doubloon) >= price
                    && Good::ALL.iter().any(|&good| self.may_choose(from, good))
            }
            Does::Draw(_) => !self.at.deck.is_empty() || !self.at.discards.is_empty(),
            Does::Flip { side, .. } => self.at.any_face_down(side),
            Does::UseCards { forts, ships, .. } => self.any_usable(forts, ships, Tally::EMPTY),
            Does::Sell { give, take } => {
                player.has(give) > 0 && player.has(take) < self.tables().numbers.most
            }
            Does::Barter(items) => self.items(seat) >= u32::from(items),
            Does::Build(discount) => {
                Stack::all().any(|stack| self.may_build(stack, discount).is_ok())
            }
            Does::MovePiece(side) => self.can_move(seat, side),
            Does::MoveHero { own } => !self.movable(own, source).is_empty(),
            Does::Attack => self.at.any_face_up(),
            Does::ExtraIcon => Good::ALL
                .iter()
                .any(|&good| self.may_take_icon(good).is_ok()),
            Does::OverCapacity => self.at.crowd.contains(&2),
            Does::Token => !player.token && self.stands_at_token(seat),
            Does::Marker => true,
            Does::CrewFights | Does::HideForts => false,
        }
    }

    /// Everything a seat could give at the Market (CC-066): hero cards and goods, but not crew. How many is public.
    fn items(self, seat: Seat) -> u32 {
        let goods = self.at.player(seat).goods;
        let crew = goods[Good::Crew.index()];
        let cards = u32::from(self.at.hands[seat.index()].total());
        goods.iter().map(|&count| u32::from(count)).sum::<u32>() - u32::from(crew) + cards
    }

    /// Whether a seat has a piece on this side and somewhere to move it: a free space, or another's piece to change places with.
    fn can_move(self, seat: Seat, side: Side) -> bool {
        let own = self.at.player(seat).pieces[side.index()];
        let occupied = self.at.occupied(side);
        own != 0 && (occupied != self.game.all_spaces() || occupied != own)
    }

    /// The heroes an effect may move (CC-184, CC-185). Sixteen heroes never fill twelve locations, so each has somewhere to go.
    pub(super) fn movable(self, own: bool, source: Option<Hero>) -> HeroSet {
        if own {
            self.at.board.and(self.at.heroes_of(self.turn()))
        } else {
            source.map_or(self.at.board, |source| self.at.board.without(source))
        }
    }

    /// CC-065: whether an own hero stands at the location of the tokens.
    pub(super) fn stands_at_token(self, seat: Seat) -> bool {
        let Some(fortress) = self.tables().token_at else {
            return false;
        };
        self.at
            .heroes_of(seat)
            .and(self.at.board)
            .into_iter()
            .any(|hero| self.at.heroes[hero.index()].is_some_and(|at| at.number() == fortress))
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// Opens an effect for the seat on turn: what has no choice is done, the rest becomes a procedure.
    pub(super) fn open(&mut self, does: Does, source: Option<Hero>) {
        let seat = self.turn();
        let begun = false;
        let frame = match does {
            Does::Gain(goods) => return self.gain_all(seat, goods),
            Does::Draw(cards) => return self.draw(seat, cards),
            Does::Token => return self.happen(Happening::TokenTaken { seat }),
            Does::ExtraIcon => {
                self.at.control.placement.free += 1;
                return;
            }
            Does::OverCapacity | Does::CrewFights | Does::HideForts => return,
            Does::Choose { from, most, price } => Frame::Choose {
                from,
                left: most,
                price,
                begun,
            },
            Does::Flip { side, most } => Frame::Flip {
                side,
                left: most,
                begun,
            },
            Does::UseCards { forts, ships, most } => {
                self.at.control.used = Tally::EMPTY;
                Frame::UseCards {
                    forts,
                    ships,
                    left: most,
                    begun,
                }
            }
            Does::Sell { give, take } => Frame::Sell { give, take },
            Does::Barter(items) => Frame::Give {
                left: items,
                then: items,
            },
            Does::Build(discount) => Frame::Build { discount },
            Does::MovePiece(side) => Frame::MoveFrom { side },
            Does::MoveHero { own } => Frame::HeroFrom {
                of: self.look().movable(own, source),
            },
            Does::Attack => Frame::Aim,
            Does::Marker => Frame::Marker,
        };
        self.at.control.push(frame);
    }
}
