//! What a player holds, as the state knows it ([`Held`]) and as a viewer does ([`Glimpse`]); see the module's [`Hidden`] for how both change.
//!
//! Other players' hands may be hidden, but their other zones are public. So whoever watches knows the hand and the draw pile
//! together, as one pile, less the cards that must be in the hand: a draw moves nothing in that knowledge, and a reshuffle, which happens
//! only when the draw pile has run out, shows the whole hand (A-46 of the book's chapter).

use core::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::words::{Cards, KINDS, Kind};

/// A hand and a draw pile, both known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Held {
    /// The cards in hand.
    pub hand: Cards,
    /// The cards of the draw pile, in no order.
    pub draw: Cards,
}

/// A hand and a draw pile as one viewer knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Glimpse {
    /// Both are known: one's own, or everybody's where hands are open.
    Open(Held),
    /// The draw pile and the part of the hand that is not publicly known, as one pile.
    Merged(Cards),
}

/// How hands and draw piles change; the state and the views change by the same events.
pub trait Hidden: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// A card that was drawn: a [`Kind`] for the state, perhaps nothing for a viewer.
    type Card: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// A card moved from the draw pile to the hand.
    fn drawn(&mut self, card: Self::Card);

    /// A card left the hand in front of everybody; `known` if it was publicly known to be there.
    fn left(&mut self, kind: Kind, known: bool);

    /// The draw pile had run out, and `discards` become the new one. What is publicly known of the hand becomes all of it.
    fn reshuffled(&mut self, known: &mut Cards, discards: Cards);
}

impl Hidden for Held {
    type Card = Kind;

    #[inline]
    fn drawn(&mut self, card: Kind) {
        self.draw.remove(card.number());
        put(&mut self.hand, card);
    }

    #[inline]
    fn left(&mut self, kind: Kind, _: bool) {
        self.hand.remove(kind.number());
    }

    fn reshuffled(&mut self, known: &mut Cards, discards: Cards) {
        *known = self.hand;
        self.draw = discards;
    }
}

impl Hidden for Glimpse {
    type Card = Option<Kind>;

    fn drawn(&mut self, card: Option<Kind>) {
        if let (Glimpse::Open(held), Some(card)) = (self, card) {
            held.drawn(card);
        }
    }

    fn left(&mut self, kind: Kind, known: bool) {
        match self {
            Glimpse::Open(held) => held.left(kind, known),
            Glimpse::Merged(_) if known => {}
            Glimpse::Merged(pile) => {
                pile.remove(kind.number());
            }
        }
    }

    fn reshuffled(&mut self, known: &mut Cards, discards: Cards) {
        match self {
            Glimpse::Open(held) => held.reshuffled(known, discards),
            Glimpse::Merged(pile) => {
                *known = sum(known, pile);
                *pile = discards;
            }
        }
    }
}

/// Adds a card; more than 255 of a kind, which no game has, are not counted.
#[inline]
pub(crate) fn put(pile: &mut Cards, kind: Kind) {
    if pile.of(kind.number()) < u8::MAX {
        pile.add(kind.number(), 1);
    }
}

/// Both piles together.
pub(crate) fn sum(one: &Cards, other: &Cards) -> Cards {
    combined(one, other, u8::saturating_add)
}

/// The first pile without the cards of the second.
pub(crate) fn difference(one: &Cards, other: &Cards) -> Cards {
    combined(one, other, u8::saturating_sub)
}

#[inline]
fn combined(one: &Cards, other: &Cards, of: impl Fn(u8, u8) -> u8) -> Cards {
    let (one, other) = (one.as_slice(), other.as_slice());
    Cards::new(core::array::from_fn::<u8, KINDS, _>(|kind| {
        of(one[kind], other[kind])
    }))
}

/// How many cards a pile has, as the small number it is.
#[inline]
pub(crate) fn size(pile: &Cards) -> u8 {
    u8::try_from(pile.total()).unwrap_or(u8::MAX)
}
