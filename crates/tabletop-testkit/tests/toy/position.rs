//! The position of the toy game, generic over what a secret is: everything in a state, a card or nothing in a view.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop_core::cards::{CardSet, Pile};
use tabletop_core::turns::Sealed;
use tabletop_core::{Chance, Seat, SeatSet, Stream, Viewer};

use super::{CARDS, FORGETFUL, HASTY, LOSING, OPEN_BID, PEEKING, State, View};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position<H, B, const F: u8> {
    pub hands: ArrayVec<Hand<H>, 3>,
    pub deck: H,
    pub table: CardSet,
    pub bids: Sealed<B>,
    pub phase: Phase,
    pub turn: Turn<F>,
    pub round: u8,
    pub points: [i32; 3],
    /// Used by a planted fault only.
    pub first: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand<H> {
    pub cards: H,
    pub count: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    Swap,
    Bid,
}

/// Whose turn it is; with a planted fault, encodings leave it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn<const F: u8>(pub Seat);

impl<const F: u8> Serialize for Turn<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if F == FORGETFUL {
            Seat::new(0).serialize(serializer)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de, const F: u8> Deserialize<'de> for Turn<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Seat::deserialize(deserializer).map(Turn)
    }
}

/// What happens; `C` is a card, or a card that may be hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Happened<C> {
    Drew { seat: Seat, card: C },
    Discarded { seat: Seat, card: u8 },
    Bidding,
    Bid { seat: Seat, card: C },
    Revealed { cards: CardSet },
    Won { seat: Seat, points: u8 },
    Round { turn: Seat },
}

impl<C: Copy> Happened<C> {
    pub fn map<D>(&self, show: impl Fn(Seat, C) -> D) -> Happened<D> {
        match *self {
            Happened::Drew { seat, card } => Happened::Drew {
                seat,
                card: show(seat, card),
            },
            Happened::Discarded { seat, card } => Happened::Discarded { seat, card },
            Happened::Bidding => Happened::Bidding,
            Happened::Bid { seat, card } => Happened::Bid {
                seat,
                card: show(seat, card),
            },
            Happened::Revealed { cards } => Happened::Revealed { cards },
            Happened::Won { seat, points } => Happened::Won { seat, points },
            Happened::Round { turn } => Happened::Round { turn },
        }
    }
}

/// A pile that may be hidden, and a card that may be.
pub trait Cards<C> {
    fn put(&mut self, card: C);
    fn remove(&mut self, card: C);
}

impl Cards<u8> for CardSet {
    fn put(&mut self, card: u8) {
        self.insert(card);
    }

    fn remove(&mut self, card: u8) {
        CardSet::remove(self, card);
    }
}

impl Cards<Option<u8>> for Option<CardSet> {
    fn put(&mut self, card: Option<u8>) {
        if let (Some(cards), Some(card)) = (self.as_mut(), card) {
            cards.insert(card);
        }
    }

    fn remove(&mut self, card: Option<u8>) {
        if let (Some(cards), Some(card)) = (self.as_mut(), card) {
            cards.remove(card);
        }
    }
}

impl<H: Cards<B> + Clone, B: Copy + Default + From<u8>, const F: u8> Position<H, B, F> {
    /// The one way a position changes.
    pub fn apply(&mut self, event: &Happened<B>) {
        match *event {
            Happened::Drew { seat, card } => {
                self.deck.remove(card);
                if let Some(hand) = self.hands.get_mut(seat.index()) {
                    hand.cards.put(card);
                    hand.count = hand.count.saturating_add(1);
                }
            }
            Happened::Discarded { seat, card } => {
                self.take(seat, B::from(card));
                if F != LOSING {
                    self.table.insert(card);
                }
            }
            Happened::Bidding => {
                self.phase = Phase::Bid;
                self.first = None;
                #[expect(clippy::cast_possible_truncation, reason = "three seats at most")]
                let seats = self.hands.len() as u8;
                self.bids = Sealed::ask(SeatSet::all(seats));
            }
            Happened::Bid { seat, card } => {
                self.take(seat, card);
                self.bids.choose(seat, card);
                if F == HASTY && self.first.is_none() {
                    self.first = Some(seat);
                }
            }
            Happened::Revealed { cards } => {
                self.table = self.table.union(cards);
                self.bids = Sealed::ask(SeatSet::EMPTY);
                self.round = self.round.saturating_add(1);
            }
            Happened::Won { seat, points } => self.points[seat.index() % 3] += i32::from(points),
            Happened::Round { turn } => {
                self.phase = Phase::Swap;
                self.turn = Turn(turn);
            }
        }
    }

    fn take(&mut self, seat: Seat, card: B) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            hand.cards.remove(card);
            hand.count = hand.count.saturating_sub(1);
        }
    }

    pub fn hands_empty(&self) -> bool {
        self.hands.iter().all(|hand| hand.count == 0)
    }
}

impl<const F: u8> State<F> {
    pub fn new(seats: u8, deck: CardSet) -> Self {
        Position {
            hands: Seat::all(seats)
                .map(|_| Hand {
                    cards: CardSet::EMPTY,
                    count: 0,
                })
                .collect(),
            deck,
            table: CardSet::EMPTY,
            bids: Sealed::ask(SeatSet::EMPTY),
            phase: Phase::Swap,
            turn: Turn(Seat::new(0)),
            round: 0,
            points: [0; 3],
            first: None,
        }
    }

    pub fn seen_by(&self, who: Viewer) -> View<F> {
        let seats = u8::try_from(self.hands.len()).unwrap_or(3);
        let sees = |seat: Seat| {
            who.is(seat)
                || (F == PEEKING && who.seat().is_some_and(|mine| mine.left(seats) == seat))
        };
        Position {
            hands: (self.hands.iter().zip(Seat::ALL))
                .map(|(hand, seat)| Hand {
                    cards: sees(seat).then_some(hand.cards),
                    count: hand.count,
                })
                .collect(),
            deck: None,
            table: self.table,
            bids: if F == OPEN_BID {
                self.bids.map(|_, &card| Some(card))
            } else {
                self.bids.seen_by(who)
            },
            phase: self.phase,
            turn: self.turn,
            round: self.round,
            points: self.points,
            first: self.first,
        }
    }
}

impl<const F: u8> View<F> {
    /// A state that fits this view: unknown cards are dealt at random.
    pub fn guess(&self, chance: &mut impl Chance) -> State<F> {
        let me = self.hands.iter().position(|hand| hand.cards.is_some());
        let mine = me
            .and_then(|index| self.hands[index].cards)
            .unwrap_or(CardSet::EMPTY);
        let known_bids: CardSet = self.bids.iter().filter_map(|(_, &bid)| bid).collect();
        let mut unseen = CardSet::first(CARDS)
            .difference(self.table)
            .difference(mine)
            .difference(known_bids);
        let mut deal = |unseen: &mut CardSet| {
            let card = unseen.choose(chance, Stream::SAMPLE);
            unseen.remove(card);
            card
        };
        let hands = (self.hands.iter().enumerate())
            .map(|(index, hand)| Hand {
                cards: if Some(index) == me {
                    mine
                } else {
                    (0..hand.count).map(|_| deal(&mut unseen)).collect()
                },
                count: hand.count,
            })
            .collect();
        let mut bids = Sealed::ask(self.bids.asked());
        for (seat, &bid) in self.bids.iter() {
            bids.choose(seat, bid.unwrap_or_else(|| deal(&mut unseen)));
        }
        Position {
            hands,
            deck: unseen,
            table: self.table,
            bids,
            phase: self.phase,
            turn: self.turn,
            round: self.round,
            points: self.points,
            first: self.first,
        }
    }
}
