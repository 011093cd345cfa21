//! [`View`]: what one viewer knows; and a full state that fits it.

use serde::{Deserialize, Serialize};
use tabletop_core::cards::Pile;
use tabletop_core::{Chance, Seat, Stream, Viewer};

use crate::hand::{self, Glimpse, Held, Hidden};
use crate::state::{Area, Position, State};

/// What one viewer knows of a position.
///
/// Everything is public but hands and draw piles, and those only if the setup says so; see [`Glimpse`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    /// What they see.
    pub position: Position<Glimpse>,
}

impl<H: Hidden> Position<H> {
    /// The same position with other knowledge of hands and draw piles.
    fn known_as<K: Hidden>(&self, mut cards: impl FnMut(Seat, &Area<H>) -> K) -> Position<K> {
        let seats = core::array::from_fn(|index| {
            let area = &self.seats[index];
            Area {
                cards: cards(Seat::ALL[index], area),
                hand_size: area.hand_size,
                draw_size: area.draw_size,
                known: area.known,
                played: area.played,
                discard: area.discard,
                gold: area.gold,
                life: area.life,
                stranded: area.stranded,
                bought: area.bought,
                aim: area.aim,
                ship: area.ship,
            }
        });
        Position {
            round: self.round,
            morale: self.morale,
            point: self.point,
            turn: self.turn,
            passes: self.passes,
            bribed: self.bribed,
            end: self.end,
            seats,
            bot: self.bot,
            quests: self.quests,
            crew: self.crew,
            upgrades: self.upgrades,
            hits: self.hits,
            trash: self.trash,
            attempt: self.attempt,
        }
    }
}

impl View {
    /// What `who` knows of a state; `secret` if hands are private.
    pub(crate) fn of(state: &State, who: Viewer, secret: bool) -> Self {
        let position = state.known_as(|seat, area| {
            let Held { hand, draw } = area.cards;
            if secret && !who.is(seat) {
                Glimpse::Merged(hand::difference(&hand::sum(&hand, &draw), &area.known))
            } else {
                Glimpse::Open(area.cards)
            }
        });
        View { who, position }
    }

    /// A state that fits: the cards that are not known to be in a hidden hand are drawn from the merged pile.
    pub(crate) fn sample(&self, chance: &mut impl Chance) -> State {
        self.position.known_as(|_, area| match area.cards {
            Glimpse::Open(held) => held,
            Glimpse::Merged(mut draw) => {
                let mut hand = area.known;
                let hidden = area.hand_size.saturating_sub(hand::size(&hand));
                for _ in 0..hidden {
                    if draw.is_empty() {
                        break;
                    }
                    let card = draw.choose(chance, Stream::SAMPLE);
                    draw.take(card);
                    hand.put(card);
                }
                Held { hand, draw }
            }
        })
    }
}
