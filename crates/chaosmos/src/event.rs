//! [`Happening`]: everything that can happen, and who sees what of it.

use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, SeatSet, Viewer};

use crate::{
    Alien, Bag, Draft, Face, Foe, Frame, Kind, Pay, Place, Planet, Side, Space, Stage, Step,
};

/// Why a card moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Because {
    /// A single-use card was used (CM-006).
    Spent,
    /// A Trap sprang or was jammed (CM-213).
    Sprung,
    /// It was played in a combat (CM-125).
    Played,
    /// The combat is over (CM-173).
    Returned,
    /// Given to the Cosmic Pool (CM-044).
    TradeGiven,
    /// Taken from the Cosmic Pool (CM-044).
    TradeTaken,
    /// Taken from the Void (CM-245, CM-284).
    Recovered,
    /// Sent through a Hypertube (CM-234).
    Tubed,
    /// Fetched by a Transceiver (CM-256).
    Fetched,
    /// Taken by the Claw (CM-261).
    Clawed,
    /// Put back after the Claw (CM-262).
    ClawedBack,
    /// Taken by seduction (CM-279).
    Seduced,
    /// Given after seduction (CM-279).
    SeducedBack,
    /// Taken as spoils (CM-176).
    Spoils,
    /// Given back after spoils (CM-178).
    SpoilsBack,
}

/// Who sees a card that moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Eyes {
    /// Everybody.
    All,
    /// These seats.
    Only(SeatSet),
}

/// How a token travels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Travel {
    /// A Move (CM-053).
    Move,
    /// A free move between yellow stars (CM-253).
    Glide,
    /// Vroon's extra step (CM-278).
    Wander,
    /// Through hyperspace (CM-055).
    Hyperspace,
    /// By Booster Rockets (CM-252).
    Booster,
    /// Through the Hypergate (CM-255).
    Hypergate,
    /// The Haghouhen go home (CM-283).
    Homesick,
    /// Banished (CM-182).
    Banished,
    /// Away in the Fog (CM-170).
    Fog,
}

/// Something that happened. In an event of the rules every `Option` that stands for a secret is filled; in what a viewer sees it is
/// filled only where the viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(
    missing_docs,
    reason = "the sentence above each event names its fields"
)]
pub enum Happening {
    /// A seat drew two character sheets; only that seat sees this (CM-010).
    Offered { seat: Seat, sheets: [Alien; 2] },
    /// A seat chose one; which, is a secret for now.
    Chose { seat: Seat, alien: Option<Alien> },
    /// The aliens are revealed and stand at home (CM-014, CM-015), the clock is set.
    Met {
        aliens: [Option<Alien>; 4],
        homes: [Space; 4],
        hypertokens: u8,
        clock: u8,
    },
    /// The Cosmic Pool lies open (CM-016).
    Pool { cards: Bag },
    /// A seat is asked to place a radiation token.
    RadiationNext { seat: Seat },
    /// A planet is irradiated (CM-018).
    Irradiated { seat: Seat, planet: Planet },
    /// An envelope was filled, unseen (CM-022).
    Filled {
        planet: Planet,
        count: u8,
        cards: Option<Bag>,
    },
    /// A seat was dealt its cards (CM-024).
    Dealt {
        seat: Seat,
        count: u8,
        cards: Option<Bag>,
    },
    /// All cards are dealt; all split theirs (CM-027).
    AllDealt,
    /// A seat has finished its split.
    SplitDone { seat: Seat },
    /// All have: the sizes of hands and home envelopes are seen (CM-294).
    SplitShown { hand: [u8; 4], inside: [u8; 4] },
    /// A turn begins (CM-033, CM-034).
    TurnBegan { seat: Seat, actions: u8 },
    /// A seat looks through a place; only that seat sees the cards. With `hidden`, one card is covered (CM-271). A look that is part
    /// of an unfinished declaration is `secret`.
    Looked {
        seat: Seat,
        place: Place,
        cards: Option<Bag>,
        hidden: bool,
        secret: bool,
    },
    /// A seat that looks sees the face-up card, or that there is none; only that seat sees this.
    FaceSeen {
        seat: Seat,
        planet: Planet,
        face: Option<Face>,
    },
    /// A seat chose a step of a declaration; only that seat sees this.
    Drafted { seat: Seat, draft: Draft },
    /// A seat put a card into its envelope; only that seat sees this (CM-084).
    Stowed { seat: Seat, card: Kind },
    /// A seat took a card out of its envelope; only that seat sees this (CM-084).
    Took { seat: Seat, card: Kind },
    /// A seat goes on to a step of its exchange; only that seat sees this.
    Stepped { seat: Seat, step: Step },
    /// A seat turned up a Trap or Vault; only that seat sees this (CM-102).
    TurnedUp { seat: Seat, card: Kind },
    /// A seat turned down its face-up Trap or Vault; only that seat sees this (CM-106).
    TurnedDown { seat: Seat },
    /// An exchange is over: these are the numbers of cards now (CM-292).
    Exchanged {
        seat: Seat,
        planet: Planet,
        hand: u8,
        inside: u8,
    },
    /// A seat shows a card of its hand and keeps it (CM-066, CM-266).
    Shown { seat: Seat, card: Kind },
    /// A seat shows a Key, in hand or inside the envelope (CM-228).
    KeyShown {
        seat: Seat,
        planet: Planet,
        inside: bool,
    },
    /// A face-up card is announced (CM-080, CM-263).
    Announced { planet: Planet, face: Face },
    /// Somebody took control and announced nothing.
    Silence { seat: Seat, planet: Planet },
    /// The face-up Trap of a planet is gone (CM-213).
    FaceGone { planet: Planet },
    /// A Base is active (CM-103).
    BaseUp { planet: Planet, owner: Seat },
    /// A Base is not active any more (CM-107, CM-203).
    BaseDown { planet: Planet },
    /// A card moved.
    Card {
        because: Because,
        card: Option<Kind>,
        from: Place,
        to: Place,
        eyes: Eyes,
    },
    /// A token moved. The envelope of the planet it leaves is settled by other events.
    Travelled { seat: Seat, to: Space, how: Travel },
    /// A seat gained control of an envelope; its marker is on the planet (CM-097).
    Controlled { seat: Seat, planet: Planet },
    /// A seat's envelope is back in the box (CM-057, CM-081).
    Boxed { seat: Seat, planet: Planet },
    /// The active player paid for an action.
    Paid {
        seat: Seat,
        pay: Pay,
        actions: u8,
        hypertoken: bool,
        flux: u8,
    },
    /// Something that is allowed once per turn was used: a flag of [`Turn`](crate::Turn).
    Used { flag: u8 },
    /// The active player has more Actions (CM-237).
    Quickened { seat: Seat, actions: u8 },
    /// The active player has two flux points (CM-260).
    Fluxed { seat: Seat },
    /// The active player opened the own envelope.
    Opened { seat: Seat },
    /// The active player called ready hands (CM-088).
    ReadyCalled { seat: Seat },
    /// A main action is done: a new epoch begins (CM-091).
    Epoch,
    /// The Claw found nothing it could take (CM-263, CM-300).
    ClawMissed { seat: Seat, planet: Planet },
    /// A procedure begins.
    Pushed(Frame),
    /// The procedure goes on like this.
    Swapped(Frame),
    /// The procedure is over.
    Popped,
    /// A combat begins (CM-115).
    FightBegan {
        attacker: Seat,
        foe: Foe,
        geared: bool,
    },
    /// A side rolled its dice; 0 is a mirror.
    Rolled { side: Side, dice: [u8; 2] },
    /// A die was rolled again or turned.
    DieChanged { die: u8, face: u8 },
    /// The combat goes on like this.
    Staged(Stage),
    /// A Nano Fabricator is a copy of this (CM-157).
    Copied { side: Side, kind: Kind },
    /// Cosmic Fear takes hold (CM-161).
    Feared { side: Side },
    /// Dice do not count any more (CM-164).
    Calmed,
    /// The Mecha-Quake adds this much (CM-167).
    Quaked { face: u8, adds: u8 },
    /// The combat totals now (CM-132).
    Totals { attacker: i16, defender: i16 },
    /// A side passed.
    Passed { side: Side },
    /// The card phase is over, or left out: who won (CM-130)?
    Decided {
        winner: Option<Side>,
        prize: Option<Planet>,
    },
    /// The loser hides a card with the Cloaking Orb; only that seat sees which (CM-271).
    Cloaked { seat: Seat, card: Option<Kind> },
    /// Spoils were a Trap: it springs on the winner (CM-181).
    Tripped { seat: Seat },
    /// The combat is over.
    FightOver,
    /// The turn of the active player ends early (CM-052).
    Cut { seat: Seat },
    /// The clock shows a new number (CM-051, CM-238).
    Clock { from: u8, to: u8 },
    /// The clock shows zero (CM-285).
    Ended { winner: Option<Seat> },
}

impl Happening {
    /// What `who` sees; `None` if not even that something happened.
    #[inline]
    pub(crate) fn seen(&self, who: Viewer) -> Option<Happening> {
        use Happening as H;
        match *self {
            H::Offered { seat, .. }
            | H::FaceSeen { seat, .. }
            | H::Drafted { seat, .. }
            | H::Stowed { seat, .. }
            | H::Took { seat, .. }
            | H::Stepped { seat, .. }
            | H::TurnedUp { seat, .. }
            | H::TurnedDown { seat }
            | H::Looked {
                seat, secret: true, ..
            } => who.is(seat).then_some(*self),
            H::Chose { seat, .. } if !who.is(seat) => Some(H::Chose { seat, alien: None }),
            H::Cloaked { seat, .. } if !who.is(seat) => Some(H::Cloaked { seat, card: None }),
            H::Filled { planet, count, .. } => Some(H::Filled {
                planet,
                count,
                cards: None,
            }),
            H::Dealt { seat, count, .. } if !who.is(seat) => Some(H::Dealt {
                seat,
                count,
                cards: None,
            }),
            H::Looked {
                seat,
                place,
                hidden,
                secret,
                ..
            } if !who.is(seat) => Some(H::Looked {
                seat,
                place,
                cards: None,
                hidden,
                secret,
            }),
            H::Card {
                because,
                from,
                to,
                eyes: Eyes::Only(seats),
                ..
            } if !who.is_in(seats) => Some(H::Card {
                because,
                card: None,
                from,
                to,
                eyes: Eyes::Only(seats),
            }),
            _ => Some(*self),
        }
    }
}

impl tabletop_core::Event for Happening {
    type Seen = Happening;

    fn seen_by(&self, who: Viewer) -> Option<Happening> {
        self.seen(who)
    }
}
