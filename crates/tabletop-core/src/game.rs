//! The contract between a game and everything that plays it: [`Game`], [`Dense`], [`Event`], [`Table`], [`Pending`], [`Rejected`].

use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::ops::ControlFlow;
use core::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, RuleId, Seat, SeatSet, Seeded, Standing, TextError, Viewer};

/// What happened, completely: enough to follow the game without knowing the rules.
pub trait Event: Clone + Eq + Debug + Serialize + Send + Sync {
    /// The event as one viewer sees it: secrets of others are left out.
    type Seen: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// What `who` sees of this event; `None` if not even that it happened.
    fn seen_by(&self, who: Viewer) -> Option<Self::Seen>;
}

/// What rules talk to while they play an action: [`Chance`] to ask, and a listener for events.
pub trait Table<E>: Chance {
    /// Tells the listener what happened. Where nobody listens, `make` is not called.
    fn emit(&mut self, make: impl FnOnce() -> E);
}

/// Whose decision is awaited. Everybody at the table may know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// This seat decides.
    Turn(Seat),
    /// These seats still have to choose, secretly and in any order; the choices are revealed together. Never empty. A choice may take a
    /// seat several decisions; the seat stays in the set until the last of them.
    Sealed(SeatSet),
    /// `next` may react now; after it come the seats of `after`, if nobody's reaction ends the round.
    Reaction {
        /// The seat that decides now.
        next: Seat,
        /// The seats that are asked later in the same round.
        after: SeatSet,
    },
    /// The game is over; there is a [`Standing`].
    Over,
}

impl Pending {
    /// The seats that may act now.
    ///
    /// ```
    /// use tabletop_core::{Pending, Seat, SeatSet};
    ///
    /// assert_eq!(Pending::Sealed(SeatSet::all(3)).seats().len(), 3);
    /// assert!(Pending::Over.seats().is_empty());
    /// ```
    pub fn seats(self) -> SeatSet {
        match self {
            Pending::Turn(seat) | Pending::Reaction { next: seat, .. } => SeatSet::only(seat),
            Pending::Sealed(seats) => seats,
            Pending::Over => SeatSet::EMPTY,
        }
    }

    /// Whether `seat` may act now.
    pub fn awaits(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }
}

impl Display for Pending {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Pending::Turn(seat) => write!(f, "{seat} to decide"),
            Pending::Sealed(seats) => write!(f, "{seats} to choose in secret"),
            Pending::Reaction { next, after } if after.is_empty() => write!(f, "{next} may react"),
            Pending::Reaction { next, after } => write!(f, "{next} may react, then {after}"),
            Pending::Over => f.write_str("the game is over"),
        }
    }
}

/// Why a rule forbids an action: an error with the identifier of that rule.
pub trait Refusal: core::error::Error + Clone + Eq + Send + Sync + 'static {
    /// The rule that forbids the action.
    fn rule(&self) -> RuleId;
}

/// Why an action was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejected<I> {
    /// The game is over.
    Over,
    /// It is not for this seat to decide now.
    NotAwaited {
        /// The seat that tried to act.
        seat: Seat,
        /// Who is awaited instead.
        pending: Pending,
    },
    /// A rule forbids it.
    Illegal(I),
}

impl<I: Refusal> Rejected<I> {
    /// The rule that forbids the action, if it was a rule.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Rejected::Illegal(illegal) => Some(illegal.rule()),
            _ => None,
        }
    }
}

impl<I: Refusal> Display for Rejected<I> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Rejected::Over => f.write_str("the game is over"),
            Rejected::NotAwaited { seat, pending } => {
                write!(f, "it is not for {seat} to act: {pending}")
            }
            Rejected::Illegal(illegal) => write!(f, "{illegal} ({})", illegal.rule()),
        }
    }
}

impl<I: Refusal> core::error::Error for Rejected<I> {}

/// The rules of one game with one setup (seats, options, component tables).
///
/// A value of this type is immutable and cheap to pass by reference: everything that changes is in [`State`](Game::State). States
/// are flat and have no secrets from whoever holds them; what a player may know is a [`View`](Game::View).
///
/// Three ways to play an action, each with one promise: [`Match::apply`](crate::Match::apply) (checked and logged),
/// [`Game::apply`] (checked), [`Game::play`] (trusted, for search).
pub trait Game: Sized + Clone + Debug + Send + Sync {
    /// What there is to choose before the game: seats, options, component tables.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All faults of a setup.
    type SetupError: core::error::Error + Clone + Eq + Send + Sync + 'static;
    /// One position: flat and free of heap memory, without a source of luck and without history.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat decides. No seat and no outcome inside. `Display` and `FromStr` are inverse to each other.
    type Action: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = TextError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// What happens.
    type Event: Event;
    /// What one viewer knows, built up from what is visible.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why a rule forbids an action.
    type Illegal: Refusal;

    /// The name of the game in commands and saves, in lower case with hyphens: `"chaos-marauders"`.
    const ID: &'static str;
    /// Raised whenever the same log would play differently.
    const REVISION: u32;

    /// The game with this setup, or everything that is wrong with it.
    fn new(setup: Self::Setup) -> Result<Self, Self::SetupError>;

    /// The setup this game was made with.
    fn setup(&self) -> &Self::Setup;

    /// How many seats this game has.
    fn seats(&self) -> u8;

    /// An upper bound on the decisions of a whole game, over all seats.
    fn decision_bound(&self) -> u32;

    /// Sets the game up and plays on to the first decision.
    fn start(&self, table: &mut impl Table<Self::Event>) -> Self::State;

    /// Whose decision is awaited. Depends only on what everybody knows.
    fn pending(&self, state: &Self::State) -> Pending;

    /// Shows `visit` every action `seat` may choose now: each once, in a fixed order, without allocating. Stops early when `visit`
    /// breaks. Nothing is shown to a seat that is not awaited; at least one action to a seat that is.
    fn legal(
        &self,
        state: &Self::State,
        seat: Seat,
        visit: impl FnMut(Self::Action) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Whether the rules allow `action` to `seat`, a seat that is awaited. Agrees with [`legal`](Game::legal) for every action.
    ///
    /// For a seat that is not awaited the answer means nothing, but it is an answer: this never panics.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// Plays an action that is known to be legal, and everything that follows from it up to the next decision.
    ///
    /// # Panics
    ///
    /// May panic, or leave a meaningless state, if the action is not legal: this is the unchecked way, for search. Use
    /// [`apply`](Game::apply) for actions from outside.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        table: &mut impl Table<Self::Event>,
    );

    /// The result, once the game is over: exactly when [`pending`](Game::pending) is [`Pending::Over`].
    fn standing(&self, state: &Self::State) -> Option<Standing>;

    /// What `who` knows of this state.
    fn view(&self, state: &Self::State, who: Viewer) -> Self::View;

    /// Moves a view on by an event, as its viewer saw it.
    ///
    /// A view that follows all events its viewer sees stays equal to [`view`](Game::view): a client can run on events alone. Events
    /// that do not fit the view (from another game, or out of order) leave a meaningless view, but do not panic.
    fn follow(&self, view: &mut Self::View, seen: &Seen<Self>);

    /// A full state that fits `view`: what the viewer does not know is drawn from `chance` on [`Stream::SAMPLE`](crate::Stream::SAMPLE).
    fn sample(&self, view: &Self::View, chance: &mut impl Chance) -> Self::State;

    /// Who may act, and whether a rule forbids it: what [`apply`](Game::apply) checks before it plays.
    fn permit(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Rejected<Self::Illegal>> {
        match self.pending(state) {
            Pending::Over => Err(Rejected::Over),
            pending if !pending.awaits(seat) => Err(Rejected::NotAwaited { seat, pending }),
            _ => self.check(state, seat, action).map_err(Rejected::Illegal),
        }
    }

    /// Checks an action and plays it. On an error nothing has changed and nothing was asked of luck.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        table: &mut impl Table<Self::Event>,
    ) -> Result<(), Rejected<Self::Illegal>> {
        self.permit(state, seat, action)?;
        self.play(state, seat, action, table);
        Ok(())
    }

    /// Whose decision is awaited, for somebody who has only a view: the same as [`pending`](Game::pending), since it is public.
    fn pending_in(&self, view: &Self::View) -> Pending {
        self.pending(&self.sample(view, &mut Seeded::new(0)))
    }

    /// What the viewer in `seat` may choose, for somebody who has only that seat's view: the same as
    /// [`legal_actions`](Game::legal_actions), since what a seat may choose depends on nothing it does not know.
    fn legal_in(&self, view: &Self::View, seat: Seat) -> Vec<Self::Action> {
        self.legal_actions(&self.sample(view, &mut Seeded::new(0)), seat)
    }

    /// The actions of [`legal`](Game::legal) as a list.
    fn legal_actions(&self, state: &Self::State, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        let _ = self.legal(state, seat, |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        actions
    }
}

/// An event as one viewer sees it.
pub type Seen<G> = <<G as Game>::Event as Event>::Seen;

/// A stable numbering of every action this setup can ever offer, for learning and for reference generators.
///
/// `id` and `action` are inverse to each other over `0..space()`.
pub trait Dense: Game {
    /// How many numbers there are.
    fn space(&self) -> u32;

    /// The number of `action`; `None` if this setup can never offer it.
    fn id(&self, action: Self::Action) -> Option<u32>;

    /// The action with this number; `None` at or above [`space`](Dense::space).
    fn action(&self, id: u32) -> Option<Self::Action>;
}

/// What there is to know about a game before playing it, and what its parts are: for catalogues, test kits and tools.
pub trait Catalog: Game {
    /// The title, as people write it.
    const TITLE: &'static str;
    /// The fewest and the most seats.
    const SEATS: (u8, u8);
    /// The options of a setup, one line each: name, values with the default first, effect.
    const OPTIONS: &'static [OptionInfo];
    /// Which component values are our reconstruction, in a sentence or two; `None` if all are published.
    const RECONSTRUCTED: Option<&'static str>;
    /// The component tables of a setup.
    type Components: Clone + Eq + Debug + Serialize + DeserializeOwned;

    /// The setup with default options and the standard components.
    fn standard(seats: u8) -> Self::Setup;

    /// The standard component tables.
    fn components() -> Self::Components;

    /// The setup with other component tables; not validated before [`Game::new`].
    fn with_components(setup: Self::Setup, components: Self::Components) -> Self::Setup;

    /// Setups that between them use every option: what a test of the whole game goes through. All are valid.
    fn variants() -> Vec<Self::Setup>;

    /// Counts every component where it lies, as `count(component, how many)`; the same component may be counted in several calls.
    /// The totals never change during a game.
    fn census(&self, state: &Self::State, count: impl FnMut(u16, u32));

    /// Whether everything that is always true of a position is true of this one; else what is not, with its rule.
    fn audit(&self, state: &Self::State) -> Result<(), alloc::string::String>;
}

/// One option of a setup, described.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionInfo {
    /// The name of the field in the setup.
    pub name: &'static str,
    /// The values it takes, the default first.
    pub values: &'static str,
    /// What it changes.
    pub effect: &'static str,
}

/// A game in words: the board, the actions and the events, as text for people.
///
/// Everything here is given a view, never a state, so that a text cannot show what its reader may not know.
pub trait Narrate: Game {
    /// Draws the board as this viewer sees it, over several lines, in at most 100 columns.
    fn board(&self, view: &Self::View, out: &mut dyn core::fmt::Write) -> core::fmt::Result;

    /// What `action` would mean here, as a short phrase: `place Trolls in row 2`.
    fn describe(
        &self,
        view: &Self::View,
        action: Self::Action,
        out: &mut dyn core::fmt::Write,
    ) -> core::fmt::Result;

    /// What happened, as one sentence without a line break; nothing for an event that a reader would not miss, such as a question
    /// that the board shows anyway. `view` is the viewer's knowledge before the event.
    fn tell(
        &self,
        view: &Self::View,
        seen: &Seen<Self>,
        out: &mut dyn core::fmt::Write,
    ) -> core::fmt::Result;
}
