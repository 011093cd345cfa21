//! [`Happening`]: what happens, and what each event does to a position.

use serde::{Deserialize, Serialize};
use tabletop_core::{Event, Seat, Viewer};

use crate::state::Secret;
use crate::{
    Control, Design, Good, Hero, HeroSet, Invader, Lane, Location, Phase, Position, Side, Space,
    Stack, Target, Tile,
};

/// Where strength in a combat comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Source {
    /// A cannon (sea) or saber (land) was flipped (CC-112, CC-113).
    Gun(Side),
    /// Gunpowder was spent (CC-115).
    Gunpowder,
    /// A crew was laid down (CC-119).
    Crew,
    /// A card was discarded, by the active player or a helper (CC-116, CC-121).
    Card(Hero),
}

/// Something that happened. `C` is a drawn card: [`Hero`] for the rules, `Option<Hero>` for a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(
    missing_docs,
    reason = "the fields say what they are: who, what, where, how much"
)]
pub enum Happening<C> {
    /// A hand of hero tiles was dealt to a seat or dummy (CC-011, CC-012).
    TilesDealt { seat: Seat, heroes: HeroSet },
    /// A round begins: face-down invaders stand on all lanes in use (CC-207).
    RoundBegan { round: u8, lanes: u8 },
    /// A phase begins.
    PhaseBegan { phase: Phase },
    /// Somebody gets the first player marker (CC-024, CC-071, CC-208).
    MarkerMoved { to: Seat },
    /// A hero card was drawn.
    CardDrawn { seat: Seat, card: C },
    /// The discard pile was shuffled and is the new deck (CC-058).
    Reshuffled,
    /// The fee for a third or fourth hero was paid (CC-036).
    FeePaid { seat: Seat, doubloons: u8 },
    /// Somebody passed.
    Passed { seat: Seat },
    /// A hero was placed (CC-031).
    HeroPlaced {
        seat: Seat,
        hero: Hero,
        location: Location,
    },
    /// A hero was moved (CC-184).
    HeroMoved {
        hero: Hero,
        from: Location,
        to: Location,
    },
    /// An icon was taken, free or for doubloons; the goods follow (CC-046, CC-047).
    IconTaken { seat: Seat, good: Good, paid: u8 },
    /// The effect of the location was opened.
    LocationUsed { seat: Seat, location: Location },
    /// The effect of the placed hero was opened.
    HeroUsed { seat: Seat, hero: Hero },
    /// A card was played for its ability.
    CardPlayed { seat: Seat, hero: Hero },
    /// A played card was discarded after its ability was resolved (CC-053).
    CardDone { hero: Hero },
    /// A card was given at the Market (CC-068).
    CardGiven { seat: Seat, hero: Hero },
    /// Somebody takes goods; a crew moves to the Fountain.
    Gained { seat: Seat, good: Good, count: u8 },
    /// Somebody pays goods; a crew moves to the own area.
    Paid { seat: Seat, good: Good, count: u8 },
    /// A fort gave its yield, or a ship made its trade.
    CardUsed { seat: Seat, design: Design },
    /// An invader was turned face up.
    Flipped { side: Side, lane: Lane, tile: Tile },
    /// A fortress token was taken (CC-063).
    TokenTaken { seat: Seat },
    /// A fortress token went back (CC-065).
    TokenReturned { seat: Seat },
    /// A construction card was bought or built; its stack is face down (CC-092).
    Built {
        seat: Seat,
        stack: Stack,
        design: Design,
    },
    /// The next card of a stack was turned up.
    StackFlipped { stack: Stack, design: Design },
    /// The face-up top card of a stack left the game (CC-203).
    StackDiscarded { stack: Stack, design: Design },
    /// A new piece stands on the map.
    PiecePlaced {
        seat: Seat,
        side: Side,
        space: Space,
    },
    /// A piece moved to an empty space (CC-175, CC-181).
    PieceMoved {
        seat: Seat,
        side: Side,
        from: Space,
        to: Space,
    },
    /// Two players' pieces changed places (CC-175, CC-181).
    PiecesSwapped { side: Side, from: Space, to: Space },
    /// A combat begins.
    CombatBegan {
        seat: Seat,
        target: Target,
        tile: Tile,
        total: u8,
    },
    /// Strength was added; `seat` is who gave it.
    Strengthened {
        seat: Seat,
        source: Source,
        by: u8,
        total: u8,
    },
    /// The active player asks for help.
    HelpAsked { seat: Seat },
    /// A helper shows a card.
    HelpOffered { seat: Seat, hero: Hero },
    /// The card goes back to the helper's hand (CC-122).
    HelpRefused { seat: Seat, hero: Hero },
    /// A helper offers nothing more.
    HelpDeclined { seat: Seat },
    /// The tile is claimed (CC-126).
    CombatWon {
        seat: Seat,
        target: Target,
        tile: Tile,
    },
    /// The active player gives up (CC-127).
    CombatLost { seat: Seat, target: Target },
    /// A piece was destroyed (CC-151).
    PieceLost {
        seat: Seat,
        side: Side,
        space: Space,
    },
    /// A construction card left the game with its piece (CC-152).
    CardLost { seat: Seat, design: Design },
    /// A ship fled (CC-156).
    Fled { seat: Seat, from: Space, to: Space },
    /// A fort was made invisible (CC-165).
    Hidden { seat: Seat, space: Space },
    /// An invader broke through (CC-159).
    BrokeThrough {
        target: Target,
        tile: Tile,
        space: u8,
    },
    /// An invader found no breakthrough space: all lose (CC-160).
    AllLost { target: Target, tile: Tile },
    /// The round is over: heroes leave the board, guns and crew are ready again, tokens go back (CC-201, CC-204 to CC-206).
    RoundEnded { round: u8 },
    /// The last round is over (CC-215).
    GameEnded,
    /// What is decided next, completely.
    Asked(Control),
}

impl<C> Happening<C> {
    /// The same event with the drawn card put through `change`.
    fn map<D>(self, change: impl FnOnce(Seat, C) -> D) -> Happening<D> {
        use Happening as H;
        macro_rules! same {
            ($($variant:ident { $($field:ident),* }),* $(,)?) => {
                match self {
                    $(H::$variant { $($field),* } => H::$variant { $($field),* },)*
                    H::CardDrawn { seat, card } => H::CardDrawn { seat, card: change(seat, card) },
                    H::Reshuffled => H::Reshuffled,
                    H::GameEnded => H::GameEnded,
                    H::Asked(control) => H::Asked(control),
                }
            };
        }
        same! {
            TilesDealt { seat, heroes },
            RoundBegan { round, lanes },
            PhaseBegan { phase },
            MarkerMoved { to },
            FeePaid { seat, doubloons },
            Passed { seat },
            HeroPlaced { seat, hero, location },
            HeroMoved { hero, from, to },
            IconTaken { seat, good, paid },
            LocationUsed { seat, location },
            HeroUsed { seat, hero },
            CardPlayed { seat, hero },
            CardDone { hero },
            CardGiven { seat, hero },
            Gained { seat, good, count },
            Paid { seat, good, count },
            CardUsed { seat, design },
            Flipped { side, lane, tile },
            TokenTaken { seat },
            TokenReturned { seat },
            Built { seat, stack, design },
            StackFlipped { stack, design },
            StackDiscarded { stack, design },
            PiecePlaced { seat, side, space },
            PieceMoved { seat, side, from, to },
            PiecesSwapped { side, from, to },
            CombatBegan { seat, target, tile, total },
            Strengthened { seat, source, by, total },
            HelpAsked { seat },
            HelpOffered { seat, hero },
            HelpRefused { seat, hero },
            HelpDeclined { seat },
            CombatWon { seat, target, tile },
            CombatLost { seat, target },
            PieceLost { seat, side, space },
            CardLost { seat, design },
            Fled { seat, from, to },
            Hidden { seat, space },
            BrokeThrough { target, tile, space },
            AllLost { target, tile },
            RoundEnded { round },
        }
    }
}

impl Event for Happening<Hero> {
    type Seen = Happening<Option<Hero>>;

    fn seen_by(&self, who: Viewer) -> Option<Self::Seen> {
        Some(self.map(|seat, card| who.is(seat).then_some(card)))
    }
}

/// Lifts a piece, puts a piece: both take a space as a bit.
fn shift(mask: &mut u32, from: Space, to: Space) {
    *mask = *mask & !from.bit() | to.bit();
}

impl<P: Secret> Position<P> {
    /// What an event does: the only way in which a position changes, for the rules and for viewers alike.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm for each event, and most are a line"
    )]
    #[inline]
    pub(crate) fn happen(&mut self, event: &Happening<P::Card>) {
        match *event {
            Happening::TilesDealt { seat, heroes } => self.groups[seat.index() & 3] = heroes,
            Happening::RoundBegan { round, lanes } => {
                self.round = round;
                for side in &mut self.lanes {
                    for (lane, invader) in (0u8..).zip(side) {
                        *invader = if lane < lanes {
                            Invader::Down
                        } else {
                            Invader::Gone
                        };
                    }
                }
            }
            Happening::MarkerMoved { to } => self.marker = to,
            Happening::CardDrawn { seat, card } => {
                self.deck.take_hidden(card);
                self.hands[seat.index() & 3].put(card);
            }
            Happening::Reshuffled => {
                self.deck.absorb(self.discards);
                self.discards = crate::Cards::EMPTY;
            }
            Happening::FeePaid { seat, doubloons } => self.pay(seat, Good::Doubloon, doubloons),
            Happening::HeroPlaced { hero, location, .. } => {
                self.heroes[hero.index()] = Some(location);
                self.board = self.board.with(hero);
                self.crowd[location.index()] = self.crowd[location.index()].saturating_add(1);
            }
            Happening::HeroMoved { hero, from, to } => {
                self.heroes[hero.index()] = Some(to);
                self.crowd[from.index()] = self.crowd[from.index()].saturating_sub(1);
                self.crowd[to.index()] = self.crowd[to.index()].saturating_add(1);
            }
            Happening::IconTaken { seat, paid, .. } => self.pay(seat, Good::Doubloon, paid),
            Happening::CardPlayed { seat, hero } => {
                self.leave_hand(seat, hero);
                self.in_play.add(hero);
            }
            Happening::CardDone { hero } => {
                self.in_play.remove(hero);
                self.discards.add(hero);
            }
            Happening::CardGiven { seat, hero } => {
                self.leave_hand(seat, hero);
                self.discards.add(hero);
            }
            Happening::Gained { seat, good, count } => self.gain(seat, good, count),
            Happening::Paid { seat, good, count } => self.pay(seat, good, count),
            Happening::Flipped { side, lane, tile } => {
                self.lanes[side.index()][lane.index()] = Invader::Up(tile);
                self.unseen &= !(1 << tile.number());
            }
            Happening::TokenTaken { seat } => self.seat(seat).token = true,
            Happening::TokenReturned { seat } => self.seat(seat).token = false,
            Happening::Built {
                seat,
                stack,
                design,
            } => {
                self.open_stack(stack, None);
                let cards = &mut self.seat(seat).cards[design.index()];
                *cards = cards.saturating_add(1);
            }
            Happening::StackFlipped { stack, design } => {
                self.stacks[stack.index()].top = Some(design);
                if stack.number() >= 8 {
                    self.pool.remove(design.number());
                }
            }
            Happening::StackDiscarded { stack, design } => {
                self.open_stack(stack, None);
                self.remove(design);
            }
            Happening::PiecePlaced { seat, side, space } => {
                self.seat(seat).pieces[side.index()] |= space.bit();
            }
            Happening::PieceMoved {
                seat,
                side,
                from,
                to,
            } => {
                shift(&mut self.seat(seat).pieces[side.index()], from, to);
            }
            Happening::Fled { seat, from, to } => {
                shift(&mut self.seat(seat).pieces[Side::Sea.index()], from, to);
            }
            Happening::PiecesSwapped { side, from, to } => {
                for player in &mut self.players {
                    let mask = &mut player.pieces[side.index()];
                    let (here, there) = (*mask & from.bit() != 0, *mask & to.bit() != 0);
                    if here != there {
                        *mask ^= from.bit() | to.bit();
                    }
                }
            }
            Happening::Strengthened { seat, source, .. } => self.spend(seat, source),
            Happening::HelpOffered { seat, hero } => {
                let shown = &mut self.shown[seat.index() & 3];
                *shown = shown.with(hero);
            }
            Happening::CombatWon { seat, target, tile } => {
                self.clear(target);
                self.seat(seat).claimed |= 1 << tile.number();
            }
            Happening::PieceLost { seat, side, space } => {
                self.seat(seat).pieces[side.index()] &= !space.bit();
            }
            Happening::CardLost { seat, design } => {
                let cards = &mut self.seat(seat).cards[design.index()];
                *cards = cards.saturating_sub(1);
                self.remove(design);
            }
            Happening::BrokeThrough {
                target,
                tile,
                space,
            } => {
                self.clear(target);
                let side = target.side().index();
                self.broken[side][usize::from(space) % 3] = Some(tile);
            }
            Happening::AllLost { .. } => self.lost = true,
            Happening::RoundEnded { .. } => self.clean_up(),
            Happening::Asked(control) => self.control = control,
            Happening::PhaseBegan { .. }
            | Happening::Passed { .. }
            | Happening::LocationUsed { .. }
            | Happening::HeroUsed { .. }
            | Happening::CardUsed { .. }
            | Happening::CombatBegan { .. }
            | Happening::HelpAsked { .. }
            | Happening::HelpRefused { .. }
            | Happening::HelpDeclined { .. }
            | Happening::CombatLost { .. }
            | Happening::Hidden { .. }
            | Happening::GameEnded => {}
        }
    }

    pub(crate) fn seat(&mut self, seat: Seat) -> &mut crate::Player {
        &mut self.players[seat.index() & 3]
    }

    fn gain(&mut self, seat: Seat, good: Good, count: u8) {
        match good {
            Good::Cannon => self.supply[0] = self.supply[0].saturating_sub(count),
            Good::Saber => self.supply[1] = self.supply[1].saturating_sub(count),
            Good::Crew => self.seat(seat).ashore = self.seat(seat).ashore.saturating_sub(count),
            _ => {}
        }
        let have = &mut self.seat(seat).goods[good.index()];
        *have = have.saturating_add(count);
    }

    fn pay(&mut self, seat: Seat, good: Good, count: u8) {
        match good {
            Good::Cannon => self.supply[0] = self.supply[0].saturating_add(count),
            Good::Saber => self.supply[1] = self.supply[1].saturating_add(count),
            Good::Crew => self.seat(seat).ashore = self.seat(seat).ashore.saturating_add(count),
            _ => {}
        }
        let have = &mut self.seat(seat).goods[good.index()];
        *have = have.saturating_sub(count);
    }

    /// A card leaves a hand for all to see; the one that was shown before may be it.
    fn leave_hand(&mut self, seat: Seat, hero: Hero) {
        self.hands[seat.index() & 3].take(hero);
        let shown = &mut self.shown[seat.index() & 3];
        *shown = shown.without(hero);
    }

    fn open_stack(&mut self, stack: Stack, top: Option<Design>) {
        let pile = &mut self.stacks[stack.index()];
        pile.left = pile.left.saturating_sub(1);
        pile.top = top;
    }

    fn remove(&mut self, design: Design) {
        if self.removed.of(design.number()) < u8::MAX {
            self.removed.add(design.number(), 1);
        }
    }

    fn spend(&mut self, seat: Seat, source: Source) {
        match source {
            Source::Gun(side) => {
                let player = self.seat(seat);
                let guns = &mut player.goods[side.gun().index()];
                *guns = guns.saturating_sub(1);
                let fired = &mut player.fired[side.index()];
                *fired = fired.saturating_add(1);
            }
            Source::Gunpowder => self.pay(seat, Good::Gunpowder, 1),
            Source::Crew => {
                let player = self.seat(seat);
                let crew = &mut player.goods[Good::Crew.index()];
                *crew = crew.saturating_sub(1);
                player.lying = player.lying.saturating_add(1);
            }
            Source::Card(hero) => {
                self.leave_hand(seat, hero);
                self.discards.add(hero);
            }
        }
    }

    fn clear(&mut self, target: Target) {
        match target {
            Target::Lane { side, lane } => {
                self.lanes[side.index()][lane.index()] = Invader::Gone;
            }
            Target::Broken { side, space } => {
                self.broken[side.index()][usize::from(space) % 3] = None;
            }
        }
    }

    fn clean_up(&mut self) {
        self.heroes = [None; 16];
        self.board = HeroSet::EMPTY;
        self.crowd = [0; 12];
        for player in &mut self.players {
            for side in Side::ALL {
                let guns = &mut player.goods[side.gun().index()];
                *guns = guns.saturating_add(core::mem::take(&mut player.fired[side.index()]));
            }
            let crew = &mut player.goods[Good::Crew.index()];
            *crew = crew.saturating_add(core::mem::take(&mut player.lying));
            player.token = false;
        }
    }
}
