//! Legendary pirates.

use pirates_cove::{Action, Card, Components, Guard, PiratesCove, Place, Section, Setup, Ship, Stage, Victim};
use tabletop_core::{Game, Quiet, Seeded};

use crate::common::*;

/// PC-102: what is on a card.
#[test]
fn cards() {
    let legends = Components::standard().legends;
    let row = |name: &str| legends.iter().find(|legend| legend.name == name).unwrap();
    let blackbeard = row("Blackbeard");
    assert_eq!(
        (blackbeard.speed, blackbeard.dice, blackbeard.hull, blackbeard.fires_at, blackbeard.victim, blackbeard.fame),
        (7, 5, 6, Some(Section::Hull), Some(Victim::MostFame), 5)
    );
    let cacafuego = row("Cacafuego");
    assert_eq!((cacafuego.dice, cacafuego.victim, cacafuego.gold, cacafuego.chests), (0, None, 4, 3));
}

/// PC-103, PC-106: a pirate acts in order of speed, always fires, and nobody decides.
#[test]
fn in_order_of_speed() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::Tavern)
            .at(B, Place::Tavern)
            .black_ship(0, Place::Tavern, 1) // Hook, 6
            .chests(B, 1)
            .marker(A, Section::Sails, 3)
    })
    .expect_turn("P0")
    .luck([dice(5, &[1, 1]), dice(5, &[5, 1, 1, 1])])
    .act("P0", "fight")
    .expect_event_text("Fired { ship: Black, target: Captain(Seat(1)), section: Crew, dice: 4, needs: 5, hits: 1 }")
    .expect_eq("B's crew", 0, marker(B, Section::Crew))
    .expect_turn("P1")
    .done();
}

/// PC-104: a pirate without dice does nothing, and must be sunk all the same.
#[test]
fn without_dice() {
    scene(4, Stage::Combat, &[tie(A), tie(A)], |e| {
        e.at(A, Place::Tavern).at(B, Place::Tavern).black_ship(0, Place::Tavern, 4)
    })
    .expect("A must fire at it", |_, state| state.targets(A).iter().eq([Ship::Black]))
    .luck([dice(5, &[1, 1])])
    .act("P0", "fight")
    .luck([dice(5, &[1, 1]), tie(B)])
    .act("P1", "fight")
    .expect_event_text("Acts { ship: Black }")
    .expect_no_event(|event| matches!(event, pirates_cove::Event::Fired { ship: Ship::Black, .. }))
    .done();
}

/// PC-105: the victim is kept while it is there, also when another would be picked now.
#[test]
fn the_victim_is_kept() {
    // The Dutchman (speed 8) fires at the most dice: A. Then A's cannon are hit, and B has more.
    scene(4, Stage::Combat, &[dice(5, &[5, 5, 1, 1, 1, 1])], |e| {
        e.at(A, Place::Tavern)
            .at(B, Place::Tavern)
            .black_ship(0, Place::Tavern, 3)
            .marker(A, Section::Crew, 3)
            .marker(A, Section::Cannon, 3)
            .marker(A, Section::Sails, 2)
    })
    .expect_eq("the victim", Some(A), |_, state| state.battle().victim)
    .luck([dice(5, &[1, 1])])
    .act("P0", "fight")
    .luck([dice(5, &[1, 1]), dice(5, &[1; 6])])
    .act("P1", "fight")
    .expect_event_text("ship: Black, target: Captain(Seat(0))")
    .luck([mutiny_die(4)])
    .act("P0", "flee")
    .expect_eq("nobody for now", None, |_, state| state.battle().victim)
    .luck([dice(5, &[1, 1]), dice(5, &[1; 6])])
    .act("P1", "fight")
    .expect_eq("then B", Some(B), |_, state| state.battle().victim)
    .done();
}

/// PC-107: its hits are like others: guards take them, a Smoke Screen helps.
#[test]
fn hits_like_others() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::Tavern)
            .black_ship(0, Place::Tavern, 2)
            .guard(A, Section::Sails, Guard::Mastercraft)
            .hand(A, Card::SmokeScreen)
    })
    .luck([dice(6, &[6, 5, 1, 1])])
    .act("P0", "play smoke-screen")
    .expect_event_text("section: Sails, dice: 4, needs: 6, hits: 1")
    .expect_eq("the guard", Guard::DamagedMastercraft, |_, state| state.captain(A).guards[Section::Sails.index()])
    .done();
}

/// PC-109: with the option `lp_fame_shared` all who are still there get the fame, and the loot goes to one.
#[test]
fn shared_fame() {
    let sink = |lp_fame_shared| {
        let setup = Setup {
            lp_fame_shared,
            ..Setup::new(4)
        };
        scene_with(setup, Stage::Combat, &[], |e| {
            e.at(A, Place::Tavern)
                .at(B, Place::Tavern)
                .black_ship(0, Place::Tavern, 4)
                .marker(A, Section::Sails, 2)
                .marker(A, Section::Crew, 3)
                .marker(A, Section::Cannon, 3)
        })
        .luck([dice(5, &[5, 5, 5, 5])])
        .act("P0", "fight")
        .expect_eq("gold", vec![13, 9, 9, 9], gold)
    };
    sink(false).expect_eq("fame", vec![2, 0, 0, 0], fame).done();
    sink(true).expect_eq("fame", vec![2, 2, 0, 0], fame).done();
}

/// PC-110: damage is forgotten when the battle ends, and so is everything else of it.
#[test]
fn back_at_full_strength() {
    let fled = scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::Tavern).at(B, Place::TreasureIsland).black_ship(0, Place::Tavern, 4)
    })
    .luck([dice(5, &[5, 1])])
    .act("P0", "fight")
    .expect_eq("left", 3, |_, state| state.battle().black_hull)
    .luck([mutiny_die(3)])
    .act("P0", "flee");
    let mut state = fled.done().state;
    assert!(!state.battle().is_on());
    // The same month again, with the ship as it is now.
    let game = PiratesCove::new(Setup::new(4)).unwrap();
    game.resume(&mut state, Stage::NextMonth, &mut Quiet::new(Seeded::new(0)));
    while state.battle().black.is_none() {
        let seat = game.pending(&state).seats().first().unwrap();
        let legal = game.legal_actions(&state, seat);
        let to_it = state.black_ships().next().map(|ship| Action::Sail(ship.place));
        let action = legal.iter().copied().find(|&action| Some(action) == to_it).unwrap_or(legal[0]);
        game.play(&mut state, seat, action, &mut Quiet::new(Seeded::new(0)));
    }
    assert_eq!(state.battle().black_hull, 4);
}

/// PC-111: a beaten pirate is replaced in phase 6, after the move.
#[test]
fn replaced_in_phase_6() {
    let treasure: Vec<Luck> = (15..20).map(|card| (pirates_cove::TREASURE, card)).collect();
    scene(3, Stage::Combat, &[], |e| {
        e.at(A, Place::Tavern)
            .at(B, Place::SailIsland)
            .at(C, Place::CrewIsland)
            .face_up(Place::Tavern, 8)
            .face_up(Place::SailIsland, 2)
            .face_up(Place::CrewIsland, 20)
            .black_ship(0, Place::Tavern, 4)
            .marker(A, Section::Crew, 3)
            .marker(A, Section::Cannon, 3)
    })
    .luck([dice(5, &[5, 5, 5, 5])])
    .act("P0", "fight")
    .expect("absent for now", |_, state| state.black_ship_at(Place::Tavern).is_none())
    .act("P0", "done")
    .act("P1", "done")
    .luck([(pirates_cove::LEGEND, 2)])
    .luck(treasure)
    .act("P2", "done")
    .expect("a new captain at the new place", |_, state| {
        state.black_ships().next().is_some_and(|ship| ship.place == Place::HullIsland && ship.legend == 2 && !ship.sunk)
    })
    .done();
}

/// PC-112: pirates fight on Treasure Island as well.
#[test]
fn on_treasure_island() {
    scene(4, Stage::Combat, &[dice(5, &[5, 1, 1, 1])], |e| {
        e.month(6).black_ship(0, Place::TreasureIsland, 2).at(A, Place::TreasureIsland)
    })
    .expect_eq("A was fired at", 0, marker(A, Section::Sails))
    .done();
}
