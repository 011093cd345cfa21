//! What a secret is: the thing itself in a state, what a viewer knows of it in a view. [`Side`] tells the two apart.
//!
//! Three things are secret: the cards in a hand (and with them, what is left in the tavern pile), the wheels, and the rigs, the last two
//! only until they are revealed. A card taken by a Loose Tongue is known to the captain it was taken from for as long as it surely is in
//! the hand it went to.

use core::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop_core::Seat;
use tabletop_core::cards::Counts;

use crate::Place;
use crate::components::{Card, HAND_KINDS, KINDS, Section};

/// Cards in a hand, by kind.
pub type Cards = Counts<HAND_KINDS>;

/// What secrets are made of: [`Open`] in a state, [`Veiled`] in a view.
pub trait Side: Copy + Eq + Debug + Send + Sync + 'static {
    /// A card that one or two captains see.
    type Card: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The setting of a wheel.
    type Wheel: Copy + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// A rig that is not revealed yet.
    type Draft: Copy + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// A hand.
    type Hand: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The tavern pile.
    type Pile: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Adds a step to a rig.
    fn rig(draft: &mut Self::Draft, section: Section);
    /// How many cards a hand has.
    fn size(hand: &Self::Hand) -> u8;
    /// A card is drawn into a hand.
    fn gain(hand: &mut Self::Hand, card: Self::Card);
    /// A card leaves a hand for all to see.
    fn lose(hand: &mut Self::Hand, card: Card);
    /// A card goes from the victim's hand to the thief's.
    fn steal(victim: (Seat, &mut Self::Hand), thief: (Seat, &mut Self::Hand), card: Self::Card);
    /// How many cards a pile has.
    fn left(pile: &Self::Pile) -> u8;
    /// A card is drawn from the pile unseen.
    fn draw(pile: &mut Self::Pile, card: Self::Card);
    /// A card is drawn from the pile for all to see.
    fn turn_up(pile: &mut Self::Pile, card: Card);
    /// These cards are shuffled into the pile.
    fn shuffle_in(pile: &mut Self::Pile, cards: &Counts<KINDS>);
}

/// The side of the rules: everything is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open;

/// The side of a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Veiled;

/// A hand with all its cards, and what others know of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand {
    pub(crate) size: u8,
    pub(crate) cards: Cards,
    pub(crate) known: Known,
}

impl Hand {
    pub(crate) const EMPTY: Hand = Hand {
        size: 0,
        cards: Counts::EMPTY,
        known: Known([0; HAND_KINDS]),
    };

    /// How many cards there are.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The cards.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Whether a card is there.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.cards.of(card.number()) > 0
    }

    pub(crate) fn put(&mut self, card: Card) {
        self.size += 1;
        self.cards.add(card.number(), 1);
    }
}

/// A hand as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HandView {
    /// The viewer's own.
    Mine {
        /// How many cards there are.
        size: u8,
        /// The cards.
        cards: Cards,
    },
    /// Another captain's.
    Theirs {
        /// How many cards there are.
        size: u8,
        /// Cards that surely are among them: the viewer saw them go there.
        known: Cards,
    },
}

impl HandView {
    /// How many cards there are.
    pub fn size(&self) -> u8 {
        let (HandView::Mine { size, .. } | HandView::Theirs { size, .. }) = *self;
        size
    }

    /// The cards the viewer knows of.
    pub fn known(&self) -> &Cards {
        let (HandView::Mine { cards: known, .. } | HandView::Theirs { known, .. }) = self;
        known
    }
}

/// How many cards of each kind of a hand each other captain knows of, up to seven: three bits for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known([u16; HAND_KINDS]);

/// The lowest bit of each seat.
const UNITS: u16 = 0b001_001_001_001_001;

/// The most cards of a kind that are remembered.
const MOST: u8 = 7;

impl Known {
    pub(crate) const NOTHING: Known = Known([0; HAND_KINDS]);

    /// Seats that no game has know nothing.
    fn of(&self, seat: Seat, kind: usize) -> u8 {
        self.0[kind]
            .checked_shr(3 * u32::from(seat.number()))
            .map_or(0, |bits| (bits & 7) as u8)
    }

    /// `seat` gets to know of one more card of a kind.
    fn learn(&mut self, seat: Seat, kind: usize) {
        if seat.number() < 5 && self.of(seat, kind) < MOST {
            self.0[kind] += 1 << (3 * seat.number());
        }
    }

    /// Every seat of `seats` (a bit for each, on the lowest bit of its field) knows of one card of the kind less.
    fn forget(&mut self, kind: usize, seats: u16) {
        let bits = self.0[kind];
        self.0[kind] = bits - ((bits | bits >> 1 | bits >> 2) & UNITS & seats);
    }

    /// What `seat` knows.
    pub(crate) fn by(&self, seat: Seat) -> Cards {
        let mut cards = [0; HAND_KINDS];
        for (kind, count) in cards.iter_mut().enumerate() {
            *count = self.of(seat, kind);
        }
        Counts::new(cards)
    }

    /// Makes what `seat` knows the given cards.
    pub(crate) fn teach(&mut self, seat: Seat, cards: &Cards) {
        if seat.number() >= 5 {
            return;
        }
        for (bits, &count) in self.0.iter_mut().zip(cards.as_slice()) {
            let at = 3 * seat.number();
            *bits = *bits & !(7 << at) | u16::from(count.min(MOST)) << at;
        }
    }

    pub(crate) fn is_nothing(&self) -> bool {
        self.0.iter().all(|&bits| bits == 0)
    }

    /// Whether nobody knows of more cards than there are.
    pub(crate) fn fits(&self, cards: &Cards) -> bool {
        (0u8..).zip(&self.0).all(|(kind, &bits)| {
            (0..5).all(|seat| (bits >> (3 * seat) & 7) as u8 <= cards.of(kind))
        })
    }
}

/// The only kind there is among the cards known of a hand of `size`, if they are all of it.
fn sure(known: &Cards, size: u8) -> Option<u8> {
    let mut kinds = known.iter();
    match (kinds.next(), kinds.next()) {
        (Some((kind, count)), None) if count == size => Some(kind),
        _ => None,
    }
}

// As bytes, like other counts of cards.
impl Serialize for Known {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(self.0);
        }
        let mut bytes = [0; 2 * HAND_KINDS];
        for (pair, bits) in bytes.chunks_exact_mut(2).zip(self.0) {
            pair.copy_from_slice(&bits.to_le_bytes());
        }
        serializer.serialize_bytes(&bytes)
    }
}

impl<'de> Deserialize<'de> for Known {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let wrong = |len: usize| {
            D::Error::custom(alloc::format!(
                "{len} entries where there are {HAND_KINDS} kinds of card"
            ))
        };
        let mut known = Known::NOTHING;
        if deserializer.is_human_readable() {
            let kinds = alloc::vec::Vec::<u16>::deserialize(deserializer)?;
            known.0 = kinds
                .try_into()
                .map_err(|kinds: alloc::vec::Vec<u16>| wrong(kinds.len()))?;
        } else {
            let bytes = <&[u8]>::deserialize(deserializer)?;
            if bytes.len() != 2 * HAND_KINDS {
                return Err(wrong(bytes.len() / 2));
            }
            for (bits, pair) in known.0.iter_mut().zip(bytes.chunks_exact(2)) {
                *bits = u16::from_le_bytes([pair[0], pair[1]]);
            }
        }
        Ok(known)
    }
}

impl Side for Open {
    type Card = Card;
    type Wheel = Place;
    type Draft = [i8; 4];
    type Hand = Hand;
    type Pile = Counts<KINDS>;

    fn rig(draft: &mut [i8; 4], section: Section) {
        draft[section.index()] += 1;
    }

    #[inline]
    fn size(hand: &Hand) -> u8 {
        hand.size
    }

    fn gain(hand: &mut Hand, card: Card) {
        hand.put(card);
    }

    fn lose(hand: &mut Hand, card: Card) {
        hand.size -= 1;
        hand.cards.remove(card.number());
        hand.known.forget(card.index(), UNITS);
    }

    fn steal(victim: (Seat, &mut Hand), thief: (Seat, &mut Hand), card: Card) {
        let kind = card.index();
        let (victim, from) = victim;
        let (thief, to) = thief;
        if !from.known.is_nothing() {
            for other in Seat::ALL.into_iter().take(5) {
                if other == victim || other == thief {
                    continue;
                }
                // Who knows that all cards are alike knows which one it was.
                if sure(&from.known.by(other), from.size) == Some(card.number()) {
                    to.known.learn(other, kind);
                }
            }
            // The thief sees the card; the others know only that it may be any of those they know of.
            let unsure = UNITS & !(1 << (3 * thief.number()));
            for any in 0..HAND_KINDS {
                from.known.forget(any, unsure);
            }
            from.known.forget(kind, UNITS & !unsure);
        }
        from.size -= 1;
        from.cards.remove(card.number());
        to.put(card);
        to.known.learn(victim, kind);
    }

    #[inline]
    fn left(pile: &Counts<KINDS>) -> u8 {
        u8::try_from(pile.total()).unwrap_or(u8::MAX)
    }

    fn draw(pile: &mut Counts<KINDS>, card: Card) {
        pile.remove(card.number());
    }

    fn turn_up(pile: &mut Counts<KINDS>, card: Card) {
        pile.remove(card.number());
    }

    fn shuffle_in(pile: &mut Counts<KINDS>, cards: &Counts<KINDS>) {
        for (kind, count) in cards.iter() {
            pile.add(kind, count);
        }
    }
}

impl Side for Veiled {
    type Card = Option<Card>;
    type Wheel = Option<Place>;
    type Draft = Option<[i8; 4]>;
    type Hand = HandView;
    type Pile = u8;

    fn rig(draft: &mut Option<[i8; 4]>, section: Section) {
        if let Some(draft) = draft {
            draft[section.index()] = draft[section.index()].saturating_add(1);
        }
    }

    fn size(hand: &HandView) -> u8 {
        hand.size()
    }

    fn gain(hand: &mut HandView, card: Option<Card>) {
        match hand {
            HandView::Mine { size, cards } => {
                *size = size.saturating_add(1);
                if let Some(card) = card {
                    more(cards, card.number());
                }
            }
            HandView::Theirs { size, .. } => *size = size.saturating_add(1),
        }
    }

    fn lose(hand: &mut HandView, card: Card) {
        let (HandView::Mine { size, cards } | HandView::Theirs { size, known: cards }) = hand;
        *size = size.saturating_sub(1);
        cards.remove(card.number());
    }

    fn steal(victim: (Seat, &mut HandView), thief: (Seat, &mut HandView), card: Option<Card>) {
        let (from, to) = (victim.1, thief.1);
        let card = card.map(Card::number);
        let went = match from {
            HandView::Mine { size, cards } => {
                *size = size.saturating_sub(1);
                card.inspect(|&card| {
                    cards.remove(card);
                })
            }
            HandView::Theirs { size, known } => {
                let went = card.or_else(|| sure(known, *size));
                *size = size.saturating_sub(1);
                match card {
                    Some(card) => {
                        known.remove(card);
                    }
                    None => {
                        for kind in Card::ALL.into_iter().take(HAND_KINDS) {
                            known.remove(kind.number());
                        }
                    }
                }
                went
            }
        };
        match to {
            HandView::Mine { size, cards } => {
                *size = size.saturating_add(1);
                if let Some(card) = went {
                    more(cards, card);
                }
            }
            HandView::Theirs { size, known } => {
                *size = size.saturating_add(1);
                if let Some(card) = went.filter(|&card| known.of(card) < MOST) {
                    more(known, card);
                }
            }
        }
    }

    fn left(pile: &u8) -> u8 {
        *pile
    }

    fn draw(pile: &mut u8, _: Option<Card>) {
        *pile = pile.saturating_sub(1);
    }

    fn turn_up(pile: &mut u8, _: Card) {
        *pile = pile.saturating_sub(1);
    }

    fn shuffle_in(pile: &mut u8, cards: &Counts<KINDS>) {
        *pile = pile.saturating_add(u8::try_from(cards.total()).unwrap_or(u8::MAX));
    }
}

/// One more card of a kind, as far as it can be counted and is of a hand: events of another game must not make a view panic.
fn more(cards: &mut Cards, kind: u8) {
    if usize::from(kind) < HAND_KINDS && cards.of(kind) < u8::MAX {
        cards.add(kind, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const C: Seat = Seat::new(2);

    fn hand(cards: &[Card]) -> Hand {
        let mut hand = Hand::EMPTY;
        for &card in cards {
            hand.put(card);
        }
        hand
    }

    fn steal(victim: (Seat, &mut Hand), thief: (Seat, &mut Hand), card: Card) {
        Open::steal(victim, thief, card);
    }

    #[test]
    fn the_victim_remembers_the_card_until_it_is_played() {
        let (mut a, mut b) = (hand(&[Card::Tale, Card::HotShot]), hand(&[Card::HotShot]));
        steal((A, &mut a), (B, &mut b), Card::HotShot);
        assert_eq!(b.known.by(A).of(Card::HotShot.number()), 1);
        assert_eq!(b.known.by(C), Cards::EMPTY);
        Open::lose(&mut b, Card::HotShot);
        assert_eq!(b.known, Known::NOTHING);
        assert!(b.has(Card::HotShot));
    }

    #[test]
    fn who_knows_the_last_card_knows_where_it_went() {
        let (mut a, mut b, mut c) = (hand(&[Card::Legend]), hand(&[]), hand(&[]));
        steal((A, &mut a), (B, &mut b), Card::Legend);
        steal((B, &mut b), (C, &mut c), Card::Legend);
        assert_eq!(c.known.by(A).of(Card::Legend.number()), 1);
        assert_eq!(c.known.by(B).of(Card::Legend.number()), 1);
        assert!(b.known.is_nothing());
    }

    #[test]
    fn an_unseen_theft_leaves_doubt() {
        let (mut a, mut b, mut c) = (hand(&[Card::Legend]), hand(&[Card::Tale]), hand(&[]));
        steal((A, &mut a), (B, &mut b), Card::Legend);
        steal((B, &mut b), (C, &mut c), Card::Tale);
        assert_eq!(b.known.by(A), Cards::EMPTY); // it may have been the Legend
        assert_eq!(c.known.by(A), Cards::EMPTY);
        assert_eq!(c.known.by(B).of(Card::Tale.number()), 1);
    }

    #[test]
    fn knowledge_is_written_and_read_in_both_forms() {
        let mut known = Known::NOTHING;
        known.learn(B, 4);
        known.learn(B, 4);
        known.learn(C, 22);
        let bytes = postcard::to_allocvec(&known).unwrap();
        assert_eq!(postcard::from_bytes::<Known>(&bytes).unwrap(), known);
        let text = serde_json::to_string(&known).unwrap();
        assert_eq!(serde_json::from_str::<Known>(&text).unwrap(), known);
        assert!(serde_json::from_str::<Known>("[1]").is_err());
        assert_eq!(known.by(B).of(4), 2);
    }
}
