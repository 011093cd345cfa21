//! Setup (PC-001 to PC-015, PC-208), and how long a game can take.

use arrayvec::ArrayVec;
use tabletop_core::cards::{CardSet, Counts, Deck, Pile};
use tabletop_core::turns::{PassRound, Sealed};
use tabletop_core::{Odds, Seat, SeatSet, Table};

use super::{LEGEND, Run, TAVERN};
use crate::components::{Card, Class, Place, TREASURES};
use crate::secrets::Hand;
use crate::state::{Battle, BlackShip, Guard, Visit};
use crate::{Captain, Decision, Event, PiratesCove, Position, State};

/// Sets the game up, to the rigging of the ships.
pub(crate) fn start(game: &PiratesCove, table: &mut impl Table<Event>) -> State {
    let setup = tabletop_core::Game::setup(game);
    let amounts = *game.amounts();
    let players = setup.players;
    let seats = SeatSet::all(players);
    let components = game.tables();
    let mut number = 0;
    let captains = [(); 5].map(|()| {
        let plays = number < players;
        number += 1;
        Captain {
            fame: 0,                                             // PC-009
            gold: if plays { amounts.starting_gold } else { 0 }, // PC-006
            chests: 0,
            place: Place::Cove, // PC-208
            markers: [i8::try_from(amounts.start_position).unwrap_or(1); 4], // PC-011
            guards: [Guard::Nobody; 4],
            hand: Hand::EMPTY,
        }
    });
    let legends = u8::try_from(components.legends.len()).unwrap_or(0);
    let mut state = Position {
        players,
        month: 0,
        decision: Decision::Rig,
        captains,
        gold: components.gold - players * amounts.starting_gold, // PC-012
        chests: components.chests,
        pile: game.tavern(),
        discards: Counts::EMPTY,
        treasures: Deck::new(CardSet::first(u8::try_from(TREASURES).unwrap_or(0))),
        face_up: [None; 5],
        legends: Deck::new(CardSet::first(legends)),
        black_ships: [None; 2],
        navy: None,
        robbers: [None; 5],
        window: PassRound::new(SeatSet::EMPTY, Seat::new(0)),
        upgraded: SeatSet::EMPTY,
        visit: Visit::default(),
        battle: Battle {
            order: ArrayVec::new(),
            ..Battle::NONE
        },
        rigging: seats,
        drafts: [[0; 4]; 5],
        wheels: Sealed::ask(SeatSet::EMPTY),
        final_places: [0; 5],
    };
    // PC-013, PC-014: with three players a second black ship.
    let berths: &[Place] = if players == 3 {
        &[Place::Tavern, Place::CannonIsland]
    } else {
        &[Place::Tavern]
    };
    for (ship, &place) in (0u8..).zip(berths) {
        state.black_ships[usize::from(ship)] = Some(BlackShip {
            place,
            legend: 0,
            sunk: false,
        });
        let legend = state.legends.rest.choose(table, LEGEND);
        let event = Event::LegendDrawn { ship, legend };
        state.happen(&event);
        table.emit(|| event);
    }
    let mut run = Run {
        game,
        state: &mut state,
        table,
    };
    for seat in seats {
        run.deal(seat);
    }
    run.happen(Event::Asked(Decision::Rig));
    state
}

impl<T: Table<Event>> Run<'_, T> {
    /// Deals a captain one card; a Parrot is seated at once (PC-007, PC-008). No section holds anything yet.
    fn deal(&mut self, seat: Seat) {
        if self.state.pile.is_empty() {
            return self.happen(Event::NoCards { seat });
        }
        let kind = self
            .table
            .pick(TAVERN, Odds::Counts(self.state.pile.as_slice()));
        let card = Card::ALL[kind as usize];
        if let Class::Parrot(section) = card.class() {
            self.happen(Event::ParrotDrawn { seat, section });
            self.happen(Event::ParrotSeated { seat, section });
        } else {
            self.happen(Event::Drawn { seat, card });
        }
    }
}

/// An upper bound on the decisions of a game: each procedure at its longest, over all seats.
pub(crate) fn decision_bound(game: &PiratesCove) -> u32 {
    let components = game.tables();
    let amounts = game.amounts();
    let players = u32::from(tabletop_core::Game::setup(game).players);
    let cards = game.tavern().total();
    let chests = u32::from(components.chests);
    let gold = u32::from(components.gold);
    let rig = players * 21;
    let window = (cards + 1) * (players + 2);
    // In each turn of a round: stand, load, target, aim, or prey and broadside.
    let battle = (cards + 1) * 7 + u32::from(amounts.round_limit) * 7 * 4 + cards;
    // Everything an Upgrade turn uses up, its end, and the cards it brings; each with a question of its own.
    let visit = chests
        + gold / u32::from(amounts.gold_lot)
        + 24
        + 3 * (cards + u32::from(amounts.cards_per_visit))
        + 8;
    let month = players + window + 3 * battle + players * visit + 5 * cards;
    let months = u32::from(tabletop_core::Game::setup(game).months);
    rig + months * month + battle
}
