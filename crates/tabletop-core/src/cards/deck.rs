//! [`Deck`]: a draw pile without a hidden order, and its discards.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::Slot;
use crate::{Chance, Odds, Stream};

/// An unordered pile of cards: a set or a multiset.
pub trait Pile {
    /// One card.
    type Card: Copy + Eq;

    /// How many cards there are.
    fn len(&self) -> u32;

    /// Whether there are no cards.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards as outcomes of a draw, each with its number of copies.
    fn odds(&self) -> Odds<'_>;

    /// The card that an outcome of [`odds`](Pile::odds) stands for.
    fn card(outcome: u32) -> Self::Card;

    /// Adds a card.
    fn put(&mut self, card: Self::Card);

    /// Takes a card out; whether it was there.
    fn take(&mut self, card: Self::Card) -> bool;

    /// Chooses a card as if the pile were shuffled, without taking it.
    ///
    /// # Panics
    ///
    /// If the pile is empty.
    #[inline]
    fn choose(&self, chance: &mut impl Chance, on: Stream) -> Self::Card {
        Self::card(chance.pick(on, self.odds()))
    }
}

/// A draw pile and its discard pile.
///
/// The cards of the draw pile have no order but for the [`top`](Deck::top): at most `TOP` cards that somebody put there or looked at,
/// the next to be drawn last. Choosing a card and taking it are two steps, so that a game can announce the card as an event in between
/// and change its position by that event alone.
///
/// ```
/// use tabletop_core::cards::{CardSet, Deck};
/// use tabletop_core::{Seeded, Stream};
///
/// const DECK: Stream = Stream::new(0, "deck");
/// let mut luck = Seeded::new(5);
/// let mut deck: Deck<CardSet> = Deck::new(CardSet::first(52));
/// let card = deck.next(&mut luck, DECK).unwrap();
/// deck.draw(card);
/// deck.discard(card);
/// assert_eq!((deck.left(), deck.discards.len()), (51, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deck<P: Pile, const TOP: usize = 0> {
    /// Cards whose place is known to somebody, the next to be drawn last.
    #[serde(bound(
        serialize = "P::Card: Serialize",
        deserialize = "P::Card: Deserialize<'de>"
    ))]
    pub top: ArrayVec<Slot<P::Card>, TOP>,
    /// The cards below, in no order.
    pub rest: P,
    /// The discard pile.
    pub discards: P,
}

impl<P: Pile + Default, const TOP: usize> Deck<P, TOP> {
    /// A draw pile of these cards and no discards.
    pub fn new(cards: P) -> Self {
        Deck {
            top: ArrayVec::new(),
            rest: cards,
            discards: P::default(),
        }
    }

    /// How many cards are left to draw.
    pub fn left(&self) -> u32 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "TOP is a small number of cards"
        )]
        let arranged = self.top.len() as u32;
        arranged + self.rest.len()
    }

    /// The card that comes next, chosen now if it has no place yet. `None` if there is none.
    #[inline]
    pub fn next(&self, chance: &mut impl Chance, on: Stream) -> Option<P::Card> {
        match self.top.last() {
            Some(slot) => Some(slot.card),
            None if self.rest.is_empty() => None,
            None => Some(self.rest.choose(chance, on)),
        }
    }

    /// Takes the card that came [`next`](Deck::next). Whether it was there.
    #[inline]
    pub fn draw(&mut self, card: P::Card) -> bool {
        if self.top.last().is_some_and(|slot| slot.card == card) {
            self.top.pop();
            return true;
        }
        self.rest.take(card)
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub fn discard(&mut self, card: P::Card) {
        self.discards.put(card);
    }

    /// Shuffles the discard pile into the draw pile: nobody knows the place of any card any more.
    pub fn reshuffle(&mut self) {
        let mut all = core::mem::take(&mut self.discards);
        for slot in self.top.drain(..) {
            all.put(slot.card);
        }
        for (outcome, copies) in self.rest.odds().possible() {
            for _ in 0..copies {
                all.put(P::card(outcome));
            }
        }
        self.rest = all;
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CardSet, Counts};
    use super::*;
    use crate::{Scripted, Seat, SeatSet};

    const DECK: Stream = Stream::new(0, "deck");

    #[test]
    fn arranged_cards_come_first_and_need_no_luck() {
        let mut deck: Deck<CardSet, 2> = Deck::new(CardSet::first(4));
        deck.rest.remove(3);
        deck.top
            .push(Slot::known_to(3, SeatSet::only(Seat::new(1))));
        assert_eq!(deck.left(), 4);
        assert_eq!(deck.next(&mut Scripted::new(), DECK), Some(3));
        assert!(deck.draw(3));
        let mut luck = Scripted::new().then(DECK, 2);
        assert_eq!(deck.next(&mut luck, DECK), Some(2));
        assert!(deck.draw(2));
        assert!(!deck.draw(2));
    }

    #[test]
    fn a_reshuffle_keeps_every_card() {
        let mut deck: Deck<Counts<3>, 1> = Deck::new(Counts::new([2, 0, 1]));
        deck.top.push(Slot::hidden(1));
        deck.draw(1);
        deck.discard(1);
        deck.discard(1);
        deck.reshuffle();
        assert_eq!(deck.rest, Counts::new([2, 2, 1]));
        assert!(deck.discards.is_empty());
        assert_eq!(deck.left(), 5);
    }

    #[test]
    fn an_empty_deck_has_no_next_card() {
        let deck: Deck<CardSet> = Deck::default();
        assert_eq!(deck.next(&mut Scripted::new(), DECK), None);
    }

    #[test]
    fn piles_round_trip_through_both_encodings() {
        let deck: Deck<Counts<3>, 1> = Deck::new(Counts::new([2, 0, 1]));
        let bytes = postcard::to_allocvec(&deck).unwrap();
        assert_eq!(
            postcard::from_bytes::<Deck<Counts<3>, 1>>(&bytes).unwrap(),
            deck
        );
        let json = serde_json::to_string(&deck).unwrap();
        assert_eq!(
            serde_json::from_str::<Deck<Counts<3>, 1>>(&json).unwrap(),
            deck
        );
        assert!(serde_json::from_str::<Counts<3>>("[1,2]").is_err());
        assert!(serde_json::from_str::<CardSet>("[128]").is_err());
    }
}
