//! [`Edit`]: positions put together by hand, for tests, puzzles and tools.

use alloc::string::{String, ToString};

use tabletop_core::{Seat, Table, TextError};

use crate::components::Class;
use crate::rules::{Next, Play};
use crate::{CardKind, Cell, ChaosMarauders, Event, FormationId, Row, State};

/// A position being put together: cards in formations and on the discard pile, whose turn it is. All other cards are in the deck.
///
/// ```
/// use chaos_marauders::{ChaosMarauders, DECK, Setup};
/// use tabletop_core::{Game, Quiet, Scripted, Seat};
///
/// let game = ChaosMarauders::new(Setup::new(2))?;
/// let trolls = game.card_table().find("Trolls").unwrap();
/// let luck = Scripted::new().then(DECK, trolls.number().into());
/// let state = game
///     .edit()
///     .put("P0 row 2", &[(3, "Festerdoom Standard"), (4, "Claws of Malal"), (6, "Festerdoom Musician")])?
///     .put("P1 row 1", &[(4, "Orc Archers")])?
///     .begin(&mut Quiet::new(luck))?;
/// assert_eq!(state.hand(), Some(trolls)); // P0 has drawn, and is asked where to put it
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Edit<'g> {
    game: &'g ChaosMarauders,
    state: State,
    set_aside: bool,
}

/// Why a position cannot be put together like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditError {
    /// A place could not be read.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The tribe is not at this table.
    #[error("{0} is not at this table")]
    NoSuchTribe(Seat),
    /// The card table has no such card.
    #[error("`{0}` is not a card of this game")]
    UnknownCard(String),
    /// All copies are used already.
    #[error("there is no `{0}` left in the deck")]
    NoneLeft(String),
    /// The cell holds a card.
    #[error("{0}, cell {1} holds a card already")]
    Taken(FormationId, Cell),
    /// The card does not lie in a formation without more ado: an event never does, a spy needs an owner.
    #[error("`{0}` is an event or a spy; events are never placed, and spies by `spy`")]
    NotPlaced(String),
    /// The card is no spy.
    #[error("`{0}` is not a spy")]
    NotASpy(String),
    /// The rules allow no such position.
    #[error("the rules allow no such position: {0}")]
    Impossible(String),
}

impl ChaosMarauders {
    /// A position to put together: no card is placed, and it is the first turn of the setup's first seat, or else of seat 0.
    pub fn edit(&self) -> Edit<'_> {
        let first = self.setup.first_seat.unwrap_or(Seat::new(0));
        Edit {
            game: self,
            state: State::new(self.setup.players, first, self.table.deck),
            set_aside: false,
        }
    }
}

impl Edit<'_> {
    /// Puts cards, by name, into cells of a formation such as `P0 row 2`.
    pub fn put(mut self, formation: &str, cards: &[(u8, &str)]) -> Result<Self, EditError> {
        let formation = self.formation(formation)?;
        for &(cell, name) in cards {
            let kind = self.take(name)?;
            let class = self.game.table.of(kind).class;
            if matches!(class, Class::Spy | Class::Event) {
                return Err(EditError::NotPlaced(name.to_string()));
            }
            self.place(formation, Cell::try_from(cell)?, kind, None)?;
        }
        Ok(self)
    }

    /// Puts a spy of `owner` into a cell of a formation.
    pub fn spy(
        mut self,
        formation: &str,
        cell: u8,
        name: &str,
        owner: Seat,
    ) -> Result<Self, EditError> {
        let formation = self.formation(formation)?;
        let kind = self.take(name)?;
        if self.game.table.of(kind).class != Class::Spy {
            return Err(EditError::NotASpy(name.to_string()));
        }
        self.place(formation, Cell::try_from(cell)?, kind, Some(owner))?;
        Ok(self)
    }

    /// Puts cards on the discard pile.
    pub fn discard(mut self, names: &[&str]) -> Result<Self, EditError> {
        for name in names {
            let kind = self.take(name)?;
            self.state.deck.discard(kind.number());
        }
        Ok(self)
    }

    /// Leaves only these cards in the deck; the others are out of the game. For the end of the deck: such a position has fewer cards
    /// than the rules say.
    pub fn deck(mut self, names: &[&str]) -> Result<Self, EditError> {
        let mut deck = tabletop_core::cards::Counts::EMPTY;
        for name in names {
            deck.add(self.take(name)?.number(), 1);
        }
        self.state.deck.rest = deck;
        self.set_aside = true;
        Ok(self)
    }

    /// Makes it turn `number` (from 1) of `seat`.
    pub fn turn(mut self, seat: Seat, number: u16) -> Result<Self, EditError> {
        let seats = self.game.setup.players;
        if seat.number() >= seats {
            return Err(EditError::NoSuchTribe(seat));
        }
        let steps = u8::try_from(number.saturating_sub(1) % u16::from(seats)).unwrap_or(0);
        let first = Seat::new((seat.number() + seats - steps) % seats);
        self.state.turns = tabletop_core::turns::Rotation::new(seats, first);
        for _ in 1..number {
            self.state.turns.pass();
        }
        Ok(self)
    }

    /// Puts the position right (see [`settle`](ChaosMarauders::settle)) and begins the turn: the active player draws.
    pub fn begin(mut self, table: &mut impl Table<Event>) -> Result<State, EditError> {
        let mut play = Play::new(self.game, &mut self.state, table);
        play.discard_duplicates();
        self.game
            .audit_formations(&self.state)
            .map_err(EditError::Impossible)?;
        for tribe in Seat::all(self.game.setup.players) {
            if self.state.complete(tribe) == Row::COUNT {
                return Err(EditError::Impossible(alloc::format!(
                    "{tribe} has three complete formations, and the game would be over"
                )));
            }
        }
        Play::new(self.game, &mut self.state, table).run(Next::Draw);
        Ok(self.state)
    }

    fn formation(&self, text: &str) -> Result<FormationId, EditError> {
        let formation: FormationId = text.parse()?;
        if formation.tribe.number() < self.game.setup.players {
            Ok(formation)
        } else {
            Err(EditError::NoSuchTribe(formation.tribe))
        }
    }

    fn take(&mut self, name: &str) -> Result<CardKind, EditError> {
        let kind = self
            .game
            .components
            .find(name)
            .ok_or_else(|| EditError::UnknownCard(name.to_string()))?;
        if self.set_aside || self.state.deck.rest.remove(kind.number()) {
            Ok(kind)
        } else {
            Err(EditError::NoneLeft(name.to_string()))
        }
    }

    fn place(
        &mut self,
        formation: FormationId,
        cell: Cell,
        kind: CardKind,
        token: Option<Seat>,
    ) -> Result<(), EditError> {
        let table = &self.game.table;
        let Some(row) = self.state.formation_mut(formation) else {
            return Err(EditError::NoSuchTribe(formation.tribe));
        };
        if row.occupied().contains(cell) {
            return Err(EditError::Taken(formation, cell));
        }
        row.put(cell, kind, token, table);
        Ok(())
    }
}
