//! [`Editor`]: positions put together by hand, for scenarios, puzzles and tests.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use tabletop_core::{Quiet, Seat, Seeded, Table};

use crate::components::{Card, Place, Section};
use crate::rules::{self, Stage};
use crate::secrets::Hand;
use crate::state::{BlackShip, Guard};
use crate::{Decision, Event, PiratesCove, State};

/// Puts a position together. Every fact moves components: gold comes from the supply, cards from the pile, so nothing is made or lost.
///
/// It begins in month 1 with unrigged ships at the Cove, empty hands, treasure cards face up and black ships where the calendar has them.
/// Facts that cannot be put in place are all reported at the end.
///
/// ```
/// use pirates_cove::{Editor, PiratesCove, Place, Setup, Stage};
/// use tabletop_core::{Game, Quiet, Scripted, Seat};
///
/// let game = PiratesCove::new(Setup::new(4)).unwrap();
/// let [a, b] = [Seat::new(0), Seat::new(1)];
/// let state = Editor::new(&game)
///     .at(a, Place::HullIsland)
///     .at(b, Place::HullIsland)
///     .marker(a, pirates_cove::Section::Sails, 3)
///     .resume(Stage::Combat, &mut Quiet::new(Scripted::new()))
///     .unwrap();
/// assert_eq!(state.decision(), pirates_cove::Decision::Stand(a)); // nobody has cards, and A is faster
/// ```
#[derive(Clone, Debug)]
pub struct Editor<'a> {
    game: &'a PiratesCove,
    state: State,
    problems: Vec<String>,
}

/// Everything that could not be put in place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditError {
    problems: Vec<String>,
}

impl EditError {
    /// The problems, at least one.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problems.join("; "))
    }
}

impl core::error::Error for EditError {}

impl<'a> Editor<'a> {
    /// A table in month 1, with nothing aboard but the starting gold.
    pub fn new(game: &'a PiratesCove) -> Self {
        let mut state = rules::start(game, &mut Quiet::new(Seeded::new(0)));
        for captain in &mut state.captains {
            captain.hand = Hand::EMPTY;
            captain.guards = [Guard::Nobody; 4];
        }
        state.pile = game.tavern();
        state.rigging = tabletop_core::SeatSet::EMPTY;
        state.decision = Decision::Over; // until the rules go on
        let editor = Editor {
            game,
            state,
            problems: Vec::new(),
        };
        editor.month(1)
    }

    /// Sets the month, 1 to 12: the treasure cards of earlier months are discarded, five are face up, and the black ships are where the
    /// calendar has them (PC-033, PC-148). Undoes [`face_up`](Editor::face_up).
    pub fn month(mut self, month: u8) -> Self {
        if !(1..=12).contains(&month) {
            return self.problem(format!("there is no month {month}"));
        }
        let state = &mut self.state;
        state.month = month;
        let mut deck = tabletop_core::cards::Deck::new(tabletop_core::cards::CardSet::first(60));
        for place in Place::OUTER {
            // The lowest of each island's own block, so that it fits both ways of stacking.
            let block = 12 * u8::try_from(place.index()).unwrap_or(0);
            for card in block..block + month {
                deck.rest.remove(card);
                if card + 1 == block + month {
                    state.face_up[place.index()] = Some(card);
                } else {
                    deck.discards.insert(card);
                }
            }
        }
        state.treasures = deck;
        for (ship, black) in (0u8..).zip(state.black_ships.iter_mut().flatten()) {
            let number = (month + 5 + 3 * ship) % 6 + 1;
            black.place = Place::from_number(number).unwrap_or(Place::Tavern);
        }
        self
    }

    /// Puts a treasure card (a row of the component table) face up on an outer island.
    pub fn face_up(mut self, place: Place, row: u8) -> Self {
        let state = &mut self.state;
        let Some(spot) = state
            .face_up
            .get(place.index())
            .copied()
            .filter(|_| row < 60)
        else {
            return self.problem(format!("no treasure card {row} can lie at {place}"));
        };
        // The card that was there goes where the new one comes from.
        if state.treasures.rest.remove(row) {
            if let Some(card) = spot {
                state.treasures.rest.insert(card);
            }
        } else if state.treasures.discards.remove(row) {
            if let Some(card) = spot {
                state.treasures.discards.insert(card);
            }
        } else if let Some(other) = state.face_up.iter_mut().find(|card| **card == Some(row)) {
            *other = spot;
        }
        state.face_up[place.index()] = Some(row);
        self
    }

    /// Puts a ship at a place.
    pub fn at(mut self, seat: Seat, place: Place) -> Self {
        self.captain(seat, |captain| captain.place = place);
        self
    }

    /// Sets the fame on the track.
    pub fn fame(mut self, seat: Seat, fame: i16) -> Self {
        self.captain(seat, |captain| captain.fame = fame);
        self
    }

    /// Sets the gold aboard; the rest is in the supply.
    pub fn gold(mut self, seat: Seat, gold: u8) -> Self {
        if seat.number() >= self.state.players {
            return self.problem(format!("there is no seat {seat}"));
        }
        let all = u16::from(self.state.gold) + u16::from(self.state.captain(seat).gold);
        match u8::try_from(all - u16::from(gold).min(all)) {
            Ok(left) if u16::from(gold) <= all => {
                self.state.gold = left;
                self.captain(seat, |captain| captain.gold = gold);
                self
            }
            _ => self.problem(format!("there are no {gold} gold for {seat}")),
        }
    }

    /// Sets the chests aboard; the rest is in the supply.
    pub fn chests(mut self, seat: Seat, chests: u8) -> Self {
        if seat.number() >= self.state.players {
            return self.problem(format!("there is no seat {seat}"));
        }
        let all = u16::from(self.state.chests) + u16::from(self.state.captain(seat).chests);
        match u8::try_from(all - u16::from(chests).min(all)) {
            Ok(left) if u16::from(chests) <= all => {
                self.state.chests = left;
                self.captain(seat, |captain| captain.chests = chests);
                self
            }
            _ => self.problem(format!("there are no {chests} chests for {seat}")),
        }
    }

    /// Sets the position of a marker, 0 (p0) to 5; -1 for a crippled ship.
    pub fn marker(mut self, seat: Seat, section: Section, position: i8) -> Self {
        if !(-1..=5).contains(&position) {
            return self.problem(format!("the {section} has no position {position}"));
        }
        self.captain(seat, |captain| captain.markers[section.index()] = position);
        self
    }

    /// Puts a guard on a section, its card taken from the pile.
    pub fn guard(mut self, seat: Seat, section: Section, guard: Guard) -> Self {
        if seat.number() >= self.state.players {
            return self.problem(format!("there is no seat {seat}"));
        }
        let old = self.state.captain(seat).guards[section.index()];
        if let Some(card) = old.card(section) {
            self.state.pile.add(card.number(), 1);
        }
        if let Some(card) = guard.card(section) {
            self = self.take_from_pile(card);
        }
        self.captain(seat, |captain| captain.guards[section.index()] = guard);
        self
    }

    /// Puts a card into a hand, taken from the pile.
    pub fn hand(mut self, seat: Seat, card: Card) -> Self {
        if card.index() >= crate::HAND_KINDS {
            return self.problem(format!("{} is never in a hand", card.name()));
        }
        if seat.number() >= self.state.players {
            return self.problem(format!("there is no seat {seat}"));
        }
        self = self.take_from_pile(card);
        self.captain(seat, |captain| captain.hand.put(card));
        self
    }

    /// Puts all cards of the pile but these into the hand of a captain; Parrots among them are discarded.
    pub fn pile_only(mut self, seat: Seat, keep: &[Card]) -> Self {
        let pile = self.state.pile;
        for (kind, copies) in pile.iter() {
            let card = Card::ALL[usize::from(kind)];
            let kept = keep.iter().filter(|&&other| other == card).count();
            for _ in kept..usize::from(copies) {
                self = if card.index() < crate::HAND_KINDS {
                    self.hand(seat, card)
                } else {
                    self.discard(card)
                };
            }
        }
        self
    }

    /// Puts a card on the discard pile, taken from the pile.
    pub fn discard(mut self, card: Card) -> Self {
        self = self.take_from_pile(card);
        self.state.discards.add(card.number(), 1);
        self
    }

    /// Puts a black ship (0, or 1 with three players) at an island, with a legendary pirate (a row of the component table).
    pub fn black_ship(mut self, ship: u8, place: Place, legend: u8) -> Self {
        let legends = self.game.tables().legends.len();
        let Some(black) = self
            .state
            .black_ships
            .get(usize::from(ship))
            .copied()
            .flatten()
        else {
            return self.problem(format!("there is no black ship {ship}"));
        };
        if place == Place::Cove || usize::from(legend) >= legends {
            return self.problem(format!("no black ship is at {place} with pirate {legend}"));
        }
        let decks = &mut self.state.legends;
        if legend != black.legend {
            if !decks.rest.remove(legend) && !decks.discards.remove(legend) {
                return self.problem(format!("pirate {legend} commands the other black ship"));
            }
            decks.rest.insert(black.legend);
        }
        self.state.black_ships[usize::from(ship)] = Some(BlackShip {
            place,
            legend,
            sunk: false,
        });
        self
    }

    /// Puts every legendary pirate that commands no ship on the discard pile.
    pub fn legends_discarded(mut self) -> Self {
        let rest = core::mem::take(&mut self.state.legends.rest);
        self.state.legends.discards = self.state.legends.discards.union(rest);
        self
    }

    /// Lets a captain rob another this month (PC-199).
    pub fn robber(mut self, victim: Seat, robber: Seat) -> Self {
        if victim == robber || victim.number().max(robber.number()) >= self.state.players {
            return self.problem(format!("{robber} cannot rob {victim}"));
        }
        self.state.robbers[victim.index()] = Some(robber);
        self
    }

    /// The position, with the rules gone on from a stage of the month to the next decision.
    ///
    /// # Errors
    ///
    /// Every fact that could not be put in place.
    pub fn resume(
        mut self,
        stage: Stage,
        table: &mut impl Table<Event>,
    ) -> Result<State, EditError> {
        if !self.problems.is_empty() {
            return Err(EditError {
                problems: self.problems,
            });
        }
        self.game.resume(&mut self.state, stage, table);
        Ok(self.state)
    }

    fn take_from_pile(mut self, card: Card) -> Self {
        if self.state.pile.remove(card.number()) {
            return self;
        }
        self.problems
            .push(format!("no copy of {} is left in the pile", card.name()));
        self
    }

    fn captain(&mut self, seat: Seat, change: impl FnOnce(&mut crate::Captain<crate::Open>)) {
        if seat.number() >= self.state.players {
            self.problems.push(format!("there is no seat {seat}"));
        } else {
            change(&mut self.state.captains[seat.index()]);
        }
    }

    fn problem(mut self, problem: String) -> Self {
        self.problems.push(problem);
        self
    }
}
