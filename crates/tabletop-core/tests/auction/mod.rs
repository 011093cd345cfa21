//! A game of three minutes, small enough to read at one sitting: sealed bids for prizes drawn from a deck, with a die to settle ties.
//!
//! Each round a prize (a card worth its number) is turned up. Everybody secretly bids 0 to 2 of their coins. The highest bidder pays
//! and takes the prize; among equal bids luck decides. Most points after the last prize wins.

#![expect(
    unreachable_pub,
    reason = "a module of tests is public to its test only"
)]

use core::fmt;
use core::ops::ControlFlow;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::cards::{CardSet, Pile};
use tabletop_core::turns::Sealed;
use tabletop_core::{
    Chance, Event, Game, Odds, Pending, PerSeat, Refusal, RuleId, Seat, SeatSet, Seen, Standing,
    Stream, Table, TextError, Viewer,
};

pub const DECK: Stream = Stream::new(0, "deck");
pub const TIE: Stream = Stream::new(1, "tie");

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    pub coins: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{players} players: the auction is for 2 to 4")]
pub struct BadSetup {
    players: u8,
}

#[derive(Clone, Debug)]
pub struct Auction {
    setup: Setup,
}

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Bid(pub u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl FromStr for Bid {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        text.strip_prefix("bid ")
            .and_then(|coins| coins.parse().ok())
            .map(Bid)
            .ok_or_else(|| TextError::new(text, "a bid, such as `bid 1`"))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("a bid is at most 2 coins")]
    TooHigh,
    #[error("a bid of {bid} coins needs more than the {have} there are")]
    TooPoor { bid: u8, have: u8 },
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new("AUC", if *self == Illegal::TooHigh { 1 } else { 2 })
    }
}

/// A position; `B` is a bid, or `Option<Bid>` where it may be another's secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position<B> {
    players: u8,
    coins: [u8; 4],
    points: [u8; 4],
    deck: CardSet,
    prize: Option<u8>,
    bids: Sealed<B>,
}

/// An event; `B` as in [`Position`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Happening<B> {
    Prize { card: u8 },
    Bid { seat: Seat, bid: B },
    Sold { card: u8, to: Seat, price: u8 },
    Closed,
}

pub type State = Position<Bid>;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub who: Viewer,
    pub position: Position<Option<Bid>>,
}

impl Event for Happening<Bid> {
    type Seen = Happening<Option<Bid>>;

    fn seen_by(&self, who: Viewer) -> Option<Self::Seen> {
        Some(match *self {
            Happening::Prize { card } => Happening::Prize { card },
            Happening::Bid { seat, bid } => Happening::Bid {
                seat,
                bid: who.is(seat).then_some(bid),
            },
            Happening::Sold { card, to, price } => Happening::Sold { card, to, price },
            Happening::Closed => Happening::Closed,
        })
    }
}

impl<B: Copy + Default> Position<B> {
    fn happen(&mut self, event: &Happening<B>) {
        match *event {
            Happening::Prize { card } => {
                self.deck.take(card);
                self.prize = Some(card);
                self.bids = Sealed::ask(SeatSet::all(self.players));
            }
            Happening::Bid { seat, bid } => self.bids.choose(seat, bid),
            Happening::Sold { card, to, price } => {
                self.coins[to.index()] -= price;
                self.points[to.index()] += card;
                self.prize = None;
                self.bids = Sealed::ask(SeatSet::EMPTY);
            }
            Happening::Closed => {
                self.deck = CardSet::EMPTY;
            }
        }
    }
}

impl State {
    fn turn_up(&mut self, table: &mut impl Table<Happening<Bid>>) {
        let event = if self.deck.is_empty() {
            Happening::Closed
        } else {
            Happening::Prize {
                card: self.deck.choose(table, DECK),
            }
        };
        self.happen(&event);
        table.emit(|| event);
    }
}

impl Game for Auction {
    type Setup = Setup;
    type SetupError = BadSetup;
    type State = State;
    type Action = Bid;
    type Event = Happening<Bid>;
    type View = View;
    type Illegal = Illegal;

    const ID: &'static str = "auction";
    const REVISION: u32 = 3;

    fn new(setup: Setup) -> Result<Self, BadSetup> {
        match setup.players {
            2..=4 => Ok(Auction { setup }),
            players => Err(BadSetup { players }),
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn decision_bound(&self) -> u32 {
        4 * u32::from(self.setup.players)
    }

    fn start(&self, table: &mut impl Table<Happening<Bid>>) -> State {
        let mut state = Position {
            players: self.setup.players,
            coins: [self.setup.coins; 4],
            points: [0; 4],
            deck: [2, 3, 5, 7].into_iter().collect(),
            prize: None,
            bids: Sealed::ask(SeatSet::EMPTY),
        };
        state.turn_up(table);
        state
    }

    fn pending(&self, state: &State) -> Pending {
        if state.prize.is_some() {
            Pending::Sealed(state.bids.waiting())
        } else {
            Pending::Over
        }
    }

    fn legal(
        &self,
        state: &State,
        seat: Seat,
        mut visit: impl FnMut(Bid) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.pending(state).awaits(seat) {
            (0..=state.coins[seat.index()].min(2)).try_for_each(|coins| visit(Bid(coins)))?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, state: &State, seat: Seat, action: Bid) -> Result<(), Illegal> {
        let have = state.coins.get(seat.index()).copied().unwrap_or(0);
        match action.0 {
            3.. => Err(Illegal::TooHigh),
            bid if bid > have => Err(Illegal::TooPoor { bid, have }),
            _ => Ok(()),
        }
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Bid,
        table: &mut impl Table<Happening<Bid>>,
    ) {
        let event = Happening::Bid { seat, bid: action };
        state.happen(&event);
        table.emit(|| event);
        if let (true, Some(card)) = (state.bids.is_complete(), state.prize) {
            let price = state.bids.iter().map(|(_, bid)| bid.0).max().unwrap_or(0);
            let best: Vec<u8> = state
                .bids
                .iter()
                .filter(|(_, bid)| bid.0 == price)
                .map(|(seat, _)| seat.number())
                .collect();
            let winner = if let [one] = best[..] {
                one
            } else {
                let tied: CardSet = best.into_iter().collect();
                tied.choose(table, TIE)
            };
            let event = Happening::Sold {
                card,
                to: Seat::new(winner),
                price,
            };
            state.happen(&event);
            table.emit(|| event);
            state.turn_up(table);
        }
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        let over = state.prize.is_none();
        over.then(|| {
            let scores =
                PerSeat::from_fn(self.seats(), |seat| i32::from(state.points[seat.index()]));
            Standing::ranked(scores.clone(), |seat| scores[seat])
        })
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        let Position {
            players,
            coins,
            points,
            deck,
            prize,
            bids,
        } = *state;
        View {
            who,
            position: Position {
                players,
                coins,
                points,
                deck,
                prize,
                bids: bids.seen_by(who),
            },
        }
    }

    fn follow(&self, view: &mut View, seen: &Seen<Self>) {
        view.position.happen(seen);
    }

    fn sample(&self, view: &View, chance: &mut impl Chance) -> State {
        let Position {
            players,
            coins,
            points,
            deck,
            prize,
            bids,
        } = view.position;
        let bids = bids.map(|seat, bid| {
            let most = u32::from(coins[seat.index()].min(2));
            #[expect(clippy::cast_possible_truncation, reason = "at most 2")]
            bid.unwrap_or_else(|| Bid(chance.pick(Stream::SAMPLE, Odds::Even(most + 1)) as u8))
        });
        Position {
            players,
            coins,
            points,
            deck,
            prize,
            bids,
        }
    }
}
