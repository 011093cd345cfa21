//! The rules: who decides what, and where each decision goes. One file per procedure, named as the rulebook names it; each holds what is
//! legal and what it does side by side.
//!
//! Every change of a position is an event. Procedures that interrupt a turn are frames on a stack; after each decision the rules go on
//! until somebody is asked or the game is over.

mod combat;
mod control;
mod end;
mod exchange;
mod movement;
mod pool;
mod prepare;
mod reasons;
mod scry;
mod tactical;
pub(crate) mod totals;
mod turn;

use core::ops::ControlFlow;

use tabletop_core::{
    Chance, Game, Odds, Pending, Seat, SeatSet, Seen, Standing, Stream, Table, Viewer,
};

use crate::components::{AlienTable, Kinds, Numbers, Tables, bit};
use crate::frame::{ControlAsk, Frame, Side, Stage};
use crate::state::{Phase, State};
use crate::{
    Action, Bag, Because, Chaosmos, Eyes, Foe, Happening, Illegal, Kind, Place, Planet, Setup,
    SetupError, Space, View,
};

pub(crate) use exchange::first_step;

/// Which sheets are drawn: outcomes are the numbers of aliens.
pub const ALIENS: Stream = Stream::new(0, "aliens");
/// Which cards are dealt: outcomes are numbers of cards, the copies of a kind one after the other in the order of kinds.
pub const DEAL: Stream = Stream::new(1, "deal");
/// Who has the first turn.
pub const ORDER: Stream = Stream::new(2, "order");
/// The combat dice: outcomes are the numbers of faces, 0 to 5.
pub const DICE: Stream = Stream::new(3, "dice");
/// Cards taken blindly: outcomes are numbers of cards, as for [`DEAL`].
pub const CARDS: Stream = Stream::new(4, "cards");

type Visit<'a> = &'a mut dyn FnMut(Action) -> ControlFlow<()>;

/// A position, looked at with the rules in hand.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) numbers: &'a Numbers,
    pub(crate) first_game: bool,
    pub(crate) at: &'a State,
}

impl<'a> Look<'a> {
    pub(crate) fn new(game: &'a Chaosmos, at: &'a State) -> Self {
        Look {
            tables: &game.tables,
            numbers: &game.components.numbers,
            first_game: game.setup.first_game,
            at,
        }
    }

    /// The kinds at a place.
    #[inline]
    pub(crate) fn kinds(self, place: Place) -> Kinds {
        self.tables.kinds(self.at.cards.at(place))
    }

    pub(crate) fn held(self, seat: Seat) -> Kinds {
        self.kinds(Place::hand(seat))
    }

    /// How many cards a seat really holds, also in the middle of an exchange.
    pub(crate) fn hand_count(self, seat: Seat) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "at most 70 cards")]
        let count = self.at.cards.at(Place::hand(seat)).count_ones() as u8;
        count
    }

    pub(crate) fn has(self, seat: Seat, kind: Kind) -> bool {
        self.at.cards.count(self.tables, kind, Place::hand(seat)) > 0
    }

    /// The face-down cards of an envelope, one bit each.
    pub(crate) fn face_down(self, planet: Planet) -> u128 {
        let cards = self.at.cards.at(Place::envelope(planet));
        let Some(face) = self.at.face(planet) else {
            return cards;
        };
        let block = self.tables.block(face.kind);
        let copies = cards >> block.start & ((1 << block.len()) - 1);
        cards & !((copies & copies.wrapping_neg()) << block.start)
    }

    /// All cards at a place, by kind.
    pub(crate) fn bag(self, place: Place) -> Bag {
        let mut cards = self.at.cards.at(place);
        let mut bag = Bag::EMPTY;
        while cards != 0 {
            bag.add(self.tables.kind_of(cards.trailing_zeros() as usize));
            cards &= cards - 1;
        }
        bag
    }

    pub(crate) fn active(self) -> Seat {
        Seat::ALL[usize::from(self.at.open.active) % 4]
    }

    pub(crate) fn alien(self, seat: Seat) -> &'a AlienTable {
        &self.tables.aliens[usize::from(self.at.open.aliens[seat.index() % 4]) % 8]
    }

    /// The hand limit of a seat (CM-007, CM-280).
    pub(crate) fn limit(self, seat: Seat) -> u8 {
        self.alien(seat).limit
    }

    pub(crate) fn distance(self, from: Space, to: Space) -> u8 {
        self.tables.distance[from.index()][to.index()]
    }

    /// Whether a seat might hold a card, as far as everybody knows: what a window opens on (AR-11 in the book).
    pub(crate) fn could_hold(self, seat: Seat, kind: Kind, least: u8) -> bool {
        let open = |place| self.at.cards.count(self.tables, kind, place);
        let copies = self.tables.block(kind).len();
        self.at.open.hand_size(seat) >= least
            && usize::from(open(Place::POOL) + open(Place::VOID)) < copies
    }

    /// The opponents that control an envelope.
    pub(crate) fn other_controllers(self) -> SeatSet {
        self.at.open.controllers().without(self.active())
    }

    /// Whether hostile actions are allowed (CM-089).
    pub(crate) fn hands_ready(self) -> bool {
        self.at.open.turn.ready || self.other_controllers().is_empty()
    }

    /// Whether `seat` needs gear on a space (CM-061, CM-062).
    pub(crate) fn toxic(self, seat: Seat, space: Space) -> bool {
        space == self.alien(seat).toxic.space()
    }
}

/// A position being played: the rules, the table with its luck and its listener, and the position.
pub(crate) struct Play<'a, T> {
    pub(crate) game: &'a Chaosmos,
    pub(crate) at: &'a mut State,
    pub(crate) luck: &'a mut T,
}

impl<T: Table<Happening>> Play<'_, T> {
    /// Lets something happen: changes the position and tells the listener.
    #[inline]
    pub(crate) fn event(&mut self, event: Happening) {
        self.at.happen(&event, &self.game.tables);
        self.luck.emit(|| event);
    }

    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        Look::new(self.game, self.at)
    }

    fn push(&mut self, frame: Frame) {
        self.event(Happening::Pushed(frame));
    }

    fn pop(&mut self) {
        self.event(Happening::Popped);
    }

    /// Moves a card in sight of everybody.
    fn moves(&mut self, because: Because, card: Kind, from: Place, to: Place) {
        self.event(Happening::Card {
            because,
            card: Some(card),
            from,
            to,
            eyes: Eyes::All,
        });
    }

    /// Moves a card that only these seats see.
    fn slips(&mut self, because: Because, card: Kind, from: Place, to: Place, eyes: SeatSet) {
        self.event(Happening::Card {
            because,
            card: Some(card),
            from,
            to,
            eyes: Eyes::Only(eyes),
        });
    }

    /// Draws a card from a set, one bit each.
    fn draw(&mut self, cards: u128, on: Stream) -> Kind {
        let card = self.luck.pick(on, Odds::Members(cards));
        self.game.tables.kind_of(card as usize)
    }

    /// Plays on until somebody is asked or the game is over.
    fn settle(&mut self) {
        loop {
            if self.at.open.phase != Phase::Play {
                return;
            }
            match self.at.open.frames.last() {
                None if self.at.open.turn.cut => self.end_turn(),
                Some(Frame::Round { why, left }) if left.is_empty() => self.round_over(why),
                Some(Frame::Round { .. } | Frame::Own | Frame::Gained(_)) => {
                    return self.open_session();
                }
                None | Some(_) => return,
            }
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match self.at.open.phase {
            Phase::Aliens => self.choose_alien(seat, action),
            Phase::Radiation(_) => self.radiate(seat, action),
            Phase::Split => self.split(seat, action),
            Phase::Over => {}
            Phase::Play => match self.at.open.frames.last() {
                None => self.main(seat, action),
                Some(Frame::Round { .. } | Frame::Own | Frame::Gained(_)) => {
                    self.exchange(seat, action);
                }
                Some(Frame::Control(_, ask)) => self.control_answer(seat, ask, action),
                Some(Frame::Fight) => self.fight_on(seat, action),
                Some(Frame::ScryJam(_) | Frame::ScryOrb(_)) => self.scry_answer(seat, action),
                Some(Frame::Wander) => self.wander(seat, action),
                Some(Frame::ClawBack) => self.claw_back(seat, action),
                Some(Frame::SeduceBack(target)) => self.seduce_back(seat, target, action),
            },
        }
        self.settle();
    }
}

impl Look<'_> {
    fn legal(self, seat: Seat, visit: Visit<'_>) -> ControlFlow<()> {
        match self.at.open.phase {
            Phase::Aliens => self.legal_aliens(seat, visit),
            Phase::Radiation(_) => self.legal_radiation(visit),
            Phase::Split => self.legal_split(seat, visit),
            Phase::Over => ControlFlow::Continue(()),
            Phase::Play => match self.at.open.frames.last() {
                None => self.legal_main(seat, visit),
                Some(Frame::Round { .. } | Frame::Gained(_)) => {
                    self.legal_exchange(seat, false, visit)
                }
                Some(Frame::Own) => self.legal_exchange(seat, true, visit),
                Some(Frame::Control(_, ask)) => self.legal_control(seat, ask, visit),
                Some(Frame::Fight) => self.legal_fight(seat, visit),
                Some(Frame::ScryJam(_)) => self.legal_jammer(seat, visit),
                Some(Frame::ScryOrb(_)) => self.legal_orb(seat, visit),
                Some(Frame::Wander) => self.legal_step(seat, visit),
                Some(Frame::ClawBack | Frame::SeduceBack(_)) => {
                    crate::components::each(self.held(seat))
                        .map(Action::Give)
                        .try_for_each(visit)
                }
            },
        }
    }

    fn pending(self) -> Pending {
        let open = &self.at.open;
        let reaction = |next| Pending::Reaction {
            next,
            after: SeatSet::EMPTY,
        };
        match open.phase {
            Phase::Aliens | Phase::Split => Pending::Sealed(open.waiting),
            Phase::Radiation(seat) => Pending::Turn(seat),
            Phase::Over => Pending::Over,
            Phase::Play => match open.frames.last() {
                None | Some(Frame::Wander | Frame::ClawBack | Frame::SeduceBack(_)) => {
                    Pending::Turn(self.active())
                }
                Some(Frame::Round { .. } | Frame::Own | Frame::Gained(_)) => {
                    Pending::Turn(open.in_session().unwrap_or(self.active()))
                }
                Some(Frame::Control(seat, ControlAsk::OwnTrap)) => Pending::Turn(seat),
                Some(
                    Frame::Control(seat, ControlAsk::Jammer)
                    | Frame::ScryJam(seat)
                    | Frame::ScryOrb(seat),
                ) => reaction(seat),
                Some(Frame::Fight) => {
                    let seat = self.asked_in_fight();
                    match open.fight.stage {
                        Stage::Fog | Stage::Orb | Stage::TrapJam => reaction(seat),
                        _ => Pending::Turn(seat),
                    }
                }
            },
        }
    }
}

impl Game for Chaosmos {
    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type Action = Action;
    type Event = Happening;
    type View = View;
    type Illegal = Illegal;

    const ID: &'static str = "chaosmos";
    const REVISION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, SetupError> {
        Chaosmos::build(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    /// Turns are at most the start of the clock and what the Displacer adds. A turn has at most some 13 Actions and 30 free deeds, each
    /// with an exchange for everybody before it, and five combats; 6,000 decisions cover all that.
    fn decision_bound(&self) -> u32 {
        let clock = self.setup.length.clock() + self.components.numbers.displacer;
        u32::from(clock) * 6_000
    }

    fn start(&self, table: &mut impl Table<Happening>) -> State {
        let mut state = State::empty(self);
        let mut play = Play {
            game: self,
            at: &mut state,
            luck: table,
        };
        play.begin();
        play.settle();
        state
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending {
        Look::new(self, state).pending()
    }

    #[inline]
    fn legal(
        &self,
        state: &State,
        seat: Seat,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.pending(state).awaits(seat) {
            return ControlFlow::Continue(());
        }
        Look::new(self, state).legal(seat, &mut visit)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if seat.number() >= self.seats() {
            return Err(Illegal::NotAtTable);
        }
        let look = Look::new(self, state);
        let found = look.legal(seat, &mut |legal| {
            if legal == action {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if found.is_break() {
            Ok(())
        } else {
            Err(look.reason(seat, action))
        }
    }

    #[inline]
    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        table: &mut impl Table<Happening>,
    ) {
        let mut play = Play {
            game: self,
            at: state,
            luck: table,
        };
        play.act(seat, action);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        crate::scoring::standing(self, state)
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(state, who)
    }

    fn follow(&self, view: &mut View, seen: &Seen<Self>) {
        view.follow(&self.tables, seen);
    }

    fn sample(&self, view: &View, chance: &mut impl Chance) -> State {
        crate::sample::sample(self, view, chance)
    }
}

/// The seat that a side of a combat is played by.
pub(crate) fn player_of(at: &State, side: Side) -> Seat {
    let fight = &at.open.fight;
    match (side, fight.foe) {
        (Side::Attacker, _) => fight.attacker,
        (Side::Defender, Foe::Player(seat)) => seat,
        (Side::Defender, Foe::Base(planet)) => at.open.base(planet).unwrap_or(fight.attacker),
    }
}

pub(crate) fn holds(kinds: Kinds, kind: Kind) -> bool {
    kinds & bit(kind) != 0
}
