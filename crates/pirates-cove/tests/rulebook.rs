//! The worked examples of the book's chapter, with exact results.
//!
//! Dice are written as they fell and handed to luck as the number that hit; a tie as the captain who rolled highest in the end.

mod common;

use common::*;
use pirates_cove::{
    Action, Card, Decision, Event, Guard, LEGEND, PiratesCove, Place, Section, Setup, Ship, Stage,
    State, TREASURE, Victim,
};
use tabletop_core::{Game, Match, Ratio, Seat, outcomes};

/// E01: the sails from 5 to 7 cost 1 + 2 = 3, in a whole rig, which nobody sees before all are done.
#[test]
fn e01_rigging() {
    let deal: Vec<Luck> = [(LEGEND, 0), (LEGEND, 1)]
        .into_iter()
        .chain([draw(Card::Tale), draw(Card::Ballad), draw(Card::DryDock)])
        .collect();
    let months: Vec<Luck> = (0..5).map(|island| (TREASURE, island)).collect();
    Play::with_setup(Setup::new(3))
        .luck(deal)
        .start()
        .act("P0", "up sails")
        .act("P0", "up sails")
        .expect_view("P0", "the rig so far shows", |view| view.own_rig() == Some([0, 0, 0, 2]))
        .act("P0", "up crew")
        .expect_view("P1", "nothing shows", |view| view.position().captain(A).gold == 9 && view.own_rig() == Some([0; 4]))
        .act("P0", "up cannon")
        .act("P0", "up hull")
        .refuse("P0", "up hull", "PC-145") // one gold is left, and the step costs two
        .act("P0", "done")
        .refuse_unawaited("P0", "done")
        .act("P2", "done")
        .luck(months)
        .act("P1", "done")
        .expect_event(|event| {
            *event
                == Event::RigRevealed {
                    seat: A,
                    steps: [1, 1, 1, 2],
                    paid: 8,
                }
        })
        .expect_eq("gold", vec![1, 9, 9], gold)
        .expect_eq("the supply", (97 + 8, 50), supply)
        .expect("the levels are 4, 3, 3 and 7", |game, state| {
            let markers = state.captain(A).markers;
            Section::ALL.map(|section| game.level(section, markers[section.index()])) == [4, 3, 3, 7]
        })
        .done();
}

/// E02: a step on Treasure Island costs twice as much, once.
#[test]
fn e02_treasure_island_raise() {
    scene(4, Stage::Upgrade, &[], |e| e.at(A, Place::TreasureIsland).gold(A, 6))
        .act("P0", "up sails")
        .expect_eq("gold", 4, |_, state| state.captain(A).gold)
        .expect_eq("sails", 2, marker(A, Section::Sails))
        .refuse("P0", "up hull", "PC-137")
        .luck([tie(B)]) // the others are all at the Cove
        .act("P0", "bury gold")
        .expect_eq("fame", 1, |_, state| state.captain(A).fame)
        .expect_eq("gold", 1, |_, state| state.captain(A).gold)
        .done();
}

/// E03: three dice, two hits, a crippled ship, and the plunder.
#[test]
fn e03_basic_volley() {
    scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 10) // T11: 3 fame, 2 gold, 1 chest, 1 card
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .marker(A, Section::Crew, 2)
            .marker(A, Section::Cannon, 3)
            .fame(A, 6)
            .gold(A, 1)
            .fame(B, 4)
            .gold(B, 5)
            .chests(B, 1)
    })
    .act("P0", "fight")
    .luck([dice(5, &[5, 2, 6]), draw(Card::Tale)])
    .act("P0", "aim hull")
    .expect_event_text("dice: 3, needs: 5, hits: 2")
    .expect_eq("B's hull", -1, marker(B, Section::Hull))
    .expect_eq("B is at the Cove", Place::Cove, place(B))
    .expect_eq("fame", vec![10, 4, 0, 0], fame)
    .expect_eq("gold", vec![3, 5, 9, 9], gold)
    .expect_eq("chests", vec![1, 1, 0, 0], chests)
    .expect_eq("hands", vec![1, 0, 0, 0], hands)
    .expect_turn("P0")
    .done();
}

/// E04: a Parrot takes two hits and dies; the third reaches the section.
#[test]
fn e04_parrot_absorbs_and_dies() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 2)
            .marker(A, Section::Crew, 3)
            .marker(A, Section::Cannon, 3)
            .marker(B, Section::Crew, 2)
            .guard(B, Section::Crew, Guard::Parrot)
            .fame(B, 5)
    })
    .act("P0", "fight")
    .luck([dice(5, &[6, 5, 5, 1])])
    .act("P0", "aim crew")
    .expect_eq("B's crew", 1, marker(B, Section::Crew))
    .expect_eq("fame", vec![0, 3, 0, 0], fame)
    .expect_eq("the Parrot is discarded", 1, discarded(Card::BonesParrot))
    .expect("B is marked as hit", |_, state| {
        state.battle().hit.contains(B)
    })
    .expect("B has min(2, 2) dice", |game, state| {
        game.dice(state, B) == 2
    })
    .expect_turn("P1")
    .done();
}

/// E05: fleeing after a hit gives fame to all who stay; then the mutiny.
#[test]
fn e05_fleeing_after_a_hit() {
    scene(4, Stage::Combat, &[], |e| {
        e.month(2)
            .at(A, Place::CannonIsland)
            .at(B, Place::CannonIsland)
            .at(C, Place::CannonIsland)
            .marker(A, Section::Sails, 3)
            .marker(B, Section::Sails, 2)
            .fame(A, 3)
            .fame(B, 4)
            .fame(C, 6)
            .gold(B, 7)
            .chests(B, 3)
    })
    .act("P0", "fight")
    .act("P0", "fire P1")
    .luck([dice(5, &[5, 1])])
    .act("P0", "aim crew")
    .expect_eq("the supply", (124 - 9 - 7 - 9 - 9, 47), supply)
    .luck([mutiny_die(1)])
    .act("P1", "flee")
    .expect_eq("B is at the Cove", Place::Cove, place(B))
    .expect_eq("fame", vec![4, 2, 7, 0], fame)
    .expect_eq("gold", vec![9, 0, 9, 9], gold)
    .expect_eq("chests", vec![0, 0, 0, 0], chests)
    .expect_eq("the supply", (124 - 27, 50), supply)
    .expect_eq("B's crew as it was hit", 0, marker(B, Section::Crew))
    .expect_turn("P2") // the battle goes on between A and C
    .done();
}

/// E06: fleeing unhit gives nobody anything, and the last ship plunders.
#[test]
fn e06_fleeing_unhit() {
    scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::SailIsland, 2)
            .at(A, Place::SailIsland)
            .at(B, Place::SailIsland)
            .marker(A, Section::Sails, 2)
    })
    .luck([mutiny_die(2)])
    .act("P0", "flee")
    .expect_event_text("StayedLoyal")
    .expect_eq("fame", vec![0; 4], fame)
    .expect_eq("gold", vec![9, 14, 9, 9], gold)
    .expect_eq("A is at the Cove", Place::Cove, place(A))
    .expect_turn("P1")
    .act("P1", "done")
    .expect_pending(tabletop_core::Pending::Turn(A)) // 6 is faster than 5
    .luck([draw(Card::Tale)])
    .act("P0", "take card and gold")
    .expect_eq("gold", 11, |_, state| state.captain(A).gold)
    .done();
}

/// E07: a legendary pirate must be sunk before players fire at each other.
#[test]
fn e07_legendary_pirate_first() {
    scene(4, Stage::Combat, &[], |e| {
        e.month(3)
            .black_ship(0, Place::SailIsland, 0)
            .face_up(Place::SailIsland, 2)
            .face_up(Place::CrewIsland, 8)
            .at(A, Place::SailIsland)
            .at(B, Place::SailIsland)
            .at(C, Place::TreasureIsland)
            .at(D, Place::CrewIsland)
            .marker(A, Section::Sails, 4)
            .marker(A, Section::Crew, 3)
            .marker(A, Section::Cannon, 3)
            .marker(B, Section::Crew, 2)
            .marker(B, Section::Cannon, 2)
            .marker(B, Section::Hull, 3)
            .fame(A, 6)
            .fame(B, 9)
    })
    .expect("A may not fire at B", |_, state| {
        let targets = state.targets(A);
        targets.contains(Ship::Black) && targets.len() == 1
    })
    .luck([dice(5, &[5, 6, 6, 1]), dice(5, &[5, 4, 2, 6, 1])])
    .act("P0", "fight")
    .expect_event_text("VictimChosen { seat: Seat(1) }")
    .expect_event_text("section: Hull, dice: 5, needs: 5, hits: 2")
    .expect_eq("hull points left", 3, |_, state| state.battle().black_hull)
    .expect_eq("B's hull", 1, marker(B, Section::Hull))
    .luck([dice(5, &[6, 5, 5])])
    .act("P1", "fight")
    .expect_eq("fame", vec![6, 14, 0, 0], fame)
    .act("P0", "fight") // round 2
    .luck([dice(5, &[1, 6, 5, 2])])
    .act("P0", "aim hull")
    .expect_eq("fame", vec![7, 14, 0, 0], fame)
    .expect_eq("A has plundered", 14, |_, state| state.captain(A).gold)
    .act("P0", "done")
    .act("P3", "done")
    .act("P2", "done")
    .luck([(LEGEND, 1)])
    .luck((15..20).map(|card| (TREASURE, card)))
    .act("P1", "decline")
    .expect("a new pirate is at Cannon Island", |_, state| {
        state.black_ship_at(Place::CannonIsland) == Some(0)
            && state.black_ships().all(|ship| ship.legend == 1)
            && state.legends().discards.contains(0)
    })
    .done();
}

fn navy_scene(safe_passage: bool) -> Play {
    scene(4, Stage::EventWindow, &[], |e| {
        let e = e
            .face_up(Place::HullIsland, 2)
            .face_up(Place::CannonIsland, 8)
            .face_up(Place::CrewIsland, 20)
            .at(A, Place::CannonIsland)
            .at(B, Place::TreasureIsland)
            .at(C, Place::CrewIsland)
            .at(D, Place::HullIsland)
            .marker(A, Section::Sails, 2)
            .hand(C, Card::RoyalNavy);
        if safe_passage {
            e.hand(A, Card::SafePassage)
        } else {
            e
        }
    })
}

/// E08 a: a Safe Passage cancels the Navy.
#[test]
fn e08a_safe_passage() {
    navy_scene(true)
        .act("P0", "pass")
        .act("P2", "play royal-navy")
        .act("P2", "name P0")
        .expect_legal("P0", &["decline", "play safe-passage"])
        .act("P0", "play safe-passage")
        .expect_eq("V26 is discarded", 1, discarded(Card::RoyalNavy))
        .expect_eq("V28 is discarded", 1, discarded(Card::SafePassage))
        .expect("there is no Navy", |_, state| state.navy().is_none())
        .done();
}

/// E08 b: the Navy fires first, at the section its controller names, and leaves after the battle.
#[test]
fn e08b_navy_in_battle() {
    navy_scene(false)
        .act("P2", "play royal-navy")
        .act("P2", "name P0")
        .expect_legal("P0", &["decline"]) // asked all the same
        .act("P0", "decline")
        .expect_eq("the controller decides", Decision::Broadside(C), |_, state| state.decision())
        .luck([dice(5, &[5, 5, 1, 2])])
        .act("P2", "aim sails")
        .expect_eq("A's sails", 0, marker(A, Section::Sails))
        .luck([mutiny_die(3)])
        .act("P0", "flee")
        .expect_eq("fame", vec![0; 4], fame)
        .expect("the Navy is set aside", |_, state| state.navy().is_none())
        .expect_eq("V26 is discarded", 1, discarded(Card::RoyalNavy))
        .expect("Cannon Island is not plundered", |_, state| {
            state.face_up(Place::CannonIsland) == Some(8)
        })
        .done();
}

/// E08 c: the Navy is not sent to Treasure Island, nor to the own island.
#[test]
fn e08c_where_the_navy_may_go() {
    scene(5, Stage::EventWindow, &[], |e| {
        e.at(A, Place::CannonIsland)
            .at(B, Place::TreasureIsland)
            .at(C, Place::CrewIsland)
            .at(D, Place::CrewIsland)
            .at(E, Place::HullIsland)
            .hand(C, Card::RoyalNavy)
    })
    .act("P2", "play royal-navy")
    .refuse("P2", "name P1", "PC-197")
    .refuse("P2", "name P3", "PC-197")
    .refuse("P2", "name P2", "PC-199")
    .expect_legal("P2", &["name P0", "name P4"])
    .done();
}

/// E09: A and B tie, B rolls highest after a re-roll; then A before C without a further die.
#[test]
fn e09_speed_tie() {
    scene(4, Stage::Combat, &[tie(A), tie(B)], |e| {
        e.month(2)
            .at(A, Place::Tavern)
            .at(B, Place::Tavern)
            .at(C, Place::Tavern)
            .marker(C, Section::Sails, 0)
    })
    .expect_turn("P1")
    .act("P1", "fight")
    .act("P1", "fire P2")
    .luck([dice(5, &[1, 2])])
    .act("P1", "aim hull")
    .expect_turn("P0")
    .act("P0", "fight")
    .act("P0", "fire P2")
    .luck([dice(5, &[1, 2])])
    .act("P0", "aim hull")
    .expect_turn("P2")
    .done();
}

/// E10: a hit on the sails changes the order within the round.
#[test]
fn e10_speed_change_inside_a_round() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .at(C, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .marker(A, Section::Crew, 2)
            .marker(A, Section::Cannon, 2)
            .marker(B, Section::Sails, 2)
    })
    .act("P0", "fight")
    .act("P0", "fire P1")
    .luck([dice(5, &[5, 6, 1])])
    .act("P0", "aim sails")
    .expect("B's speed is 4", |game, state| game.speed(state, B) == 4)
    .expect_turn("P2")
    .luck([mutiny_die(6)])
    .act("P2", "flee")
    .expect_turn("P1")
    .done();
}

/// E11: preparation ends after three passes in a row.
#[test]
fn e11_preparation_and_passing() {
    scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 2)
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .at(C, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .marker(B, Section::Sails, 2)
            .hand(A, Card::GrappleAttack)
            .hand(A, Card::Tale)
            .hand(B, Card::SmokeScreen)
            .hand(B, Card::Tale)
            .hand(C, Card::Tale)
    })
    .act("P0", "pass")
    .act("P1", "play smoke-screen")
    .act("P2", "pass")
    .act("P0", "play grapple-attack")
    .act("P1", "pass")
    .act("P2", "pass")
    .refuse_unawaited("P2", "pass")
    .act("P0", "pass")
    .expect_eq(
        "the first round has begun",
        Decision::Stand(A),
        |_, state| state.decision(),
    )
    .expect("both cards are in force", |_, state| {
        let battle = state.battle();
        battle.in_force(B, Card::SmokeScreen) == 1 && battle.grapple()
    })
    .luck([mutiny_die(2)])
    .act("P0", "flee")
    .luck([mutiny_die(2)])
    .act("P1", "flee")
    .expect_eq("V14 is discarded", 1, discarded(Card::SmokeScreen))
    .expect_eq("V12 is discarded", 1, discarded(Card::GrappleAttack))
    .done();
}

/// E12: what it takes to hit, with and without Smoke Screen and Heavy Charge; two charges do not add up.
#[test]
fn e12_hit_numbers() {
    for (smoke, charges, needs, hits) in [
        (false, 0, 5, 2),
        (true, 0, 6, 1),
        (false, 1, 4, 3),
        (true, 1, 5, 2),
        (false, 2, 4, 3),
    ] {
        let mut play = scene(4, Stage::Combat, &[], |e| {
            let mut e = e
                .at(A, Place::HullIsland)
                .at(B, Place::HullIsland)
                .marker(A, Section::Sails, 2)
                .marker(A, Section::Crew, 3)
                .marker(A, Section::Cannon, 3)
                .marker(B, Section::Hull, 5);
            if smoke {
                e = e.hand(B, Card::SmokeScreen);
            }
            for _ in 0..charges {
                e = e.hand(A, Card::HeavyCharge);
            }
            e
        });
        if charges > 0 {
            play = play.act("P0", "pass");
        }
        if smoke {
            play = play.act("P1", "play smoke-screen");
            if charges > 0 {
                play = play.act("P0", "pass");
            }
        }
        play = play.act("P0", "fight");
        for _ in 0..charges {
            play = play.act("P0", "play heavy-charge");
        }
        play.luck([dice(needs, &[4, 5, 6, 3])])
            .act("P0", "aim hull")
            .expect_event_text(&format!("dice: 4, needs: {needs}, hits: {hits}"))
            .done();
    }
}

/// E12: a Second Salvo rolls the misses again.
#[test]
fn e12_second_salvo() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 2)
            .marker(A, Section::Crew, 2)
            .marker(A, Section::Cannon, 2)
            .marker(B, Section::Hull, 5)
            .hand(A, Card::SecondSalvo)
    })
    .act("P0", "pass")
    .act("P0", "fight")
    .act("P0", "play second-salvo")
    .luck([dice(5, &[4, 5, 2]), dice(5, &[6, 1])])
    .act("P0", "aim hull")
    .expect_event_text("FiredAgain { target: Captain(Seat(1)), dice: 2, hits: 1 }")
    .expect_eq("two hits in all", 3, marker(B, Section::Hull))
    .done();
}

/// E13: the number of dice, with every card that changes it.
#[test]
fn e13_dice_counts() {
    let count = |seat: Seat| move |game: &PiratesCove, state: &State| game.dice(state, seat);
    scene(4, Stage::Combat, &[], |e| {
        [A, B, C, D]
            .into_iter()
            .fold(e, |e, seat| e.at(seat, Place::HullIsland))
            .marker(A, Section::Sails, 5)
            .marker(A, Section::Crew, 3)
            .marker(B, Section::Sails, 4)
            .marker(B, Section::Cannon, 4)
            .guard(B, Section::Crew, Guard::Parrot)
            .marker(C, Section::Sails, 3)
            .guard(C, Section::Cannon, Guard::WoundedParrot)
            .marker(D, Section::Crew, 5)
            .marker(D, Section::Cannon, 5)
            .hand(A, Card::GrappleAttack)
            .hand(A, Card::ExtraPowder)
            .hand(D, Card::ExtraGuns)
    })
    .expect_eq("A: min(4, 2)", 2, count(A))
    .expect_eq("B: all cannon", 5, count(B))
    .expect_eq("C: always six", 6, count(C))
    .act("P0", "play grapple-attack")
    .expect_eq("A: the crew", 4, count(A))
    .expect_eq("B: not affected", 5, count(B))
    .expect_eq("C: not affected", 6, count(C))
    .act("P3", "pass")
    .act("P0", "play extra-powder")
    .expect_eq("A: one more", 5, count(A))
    .act("P3", "pass")
    .luck([mutiny_die(2)])
    .act("P0", "flee")
    .act("P1", "fight")
    .act("P1", "fire P2")
    .luck([dice(5, &[5, 1, 1, 1, 1])])
    .act("P1", "aim cannon")
    .expect_eq("C: the Parrot is dead", 2, count(C))
    .luck([mutiny_die(2)])
    .act("P2", "flee")
    .act("P3", "fight")
    .act("P3", "play extra-guns")
    .expect_eq("D: never more than six", 6, count(D))
    .done();
}

/// E14: what has run out is not received, and not owed.
#[test]
fn e14_supply_runs_out() {
    scene(4, Stage::Plunder, &[draw(Card::Tale)], |e| {
        e.month(3)
            .face_up(Place::Tavern, 6) // T07: 1, 4, 1, 1
            .face_up(Place::HullIsland, 2) // T03: 0, 5, 1, 0
            .at(A, Place::Tavern)
            .at(B, Place::HullIsland)
            .gold(A, 0)
            .gold(B, 0)
            .gold(D, 0)
            .gold(C, 122)
            .chests(C, 40)
    })
    .expect_eq("fame", vec![1, 0, 0, 0], fame)
    .expect_eq("gold", vec![2, 0, 122, 0], gold)
    .expect_eq("chests", vec![1, 1, 40, 0], chests)
    .expect_eq("hands", vec![1, 0, 0, 0], hands)
    .expect_eq("the supply", (0, 8), supply)
    .luck([draw(Card::Ballad)])
    .act("P0", "buy")
    .expect_eq("the supply", (2, 8), supply)
    .expect_eq("gold", vec![0, 0, 122, 0], gold)
    .done();
}

fn at_the_cove() -> Play {
    scene(4, Stage::Upgrade, &[], |e| {
        e.at(A, Place::Tavern)
            .at(B, Place::HullIsland)
            .at(D, Place::SailIsland)
            .gold(A, 0)
            .gold(B, 0)
            .gold(D, 0)
            .gold(C, 0)
            .chests(C, 5)
            .marker(C, Section::Hull, -1)
    })
}

/// E15 a: a card and gold, the repair for one gold, three chests overboard.
#[test]
fn e15a_card_and_gold() {
    at_the_cove()
        .luck([draw(Card::Tale)])
        .act("P2", "take card and gold")
        .expect_eq("gold", 1, |_, state| state.captain(C).gold)
        .expect_eq("hull", 0, marker(C, Section::Hull))
        .luck((15..20).map(|card| (TREASURE, card)))
        .act("P2", "done")
        .expect_eq("chests", 2, |_, state| state.captain(C).chests)
        .expect_eq("the supply", 48, |_, state| state.chests())
        .done();
}

/// E15 b: two cards, and the repair is free without gold.
#[test]
fn e15b_two_cards() {
    at_the_cove()
        .luck([draw(Card::Tale), draw(Card::Tale)])
        .act("P2", "take cards")
        .expect_eq("gold", 0, |_, state| state.captain(C).gold)
        .expect_eq("hull", 0, marker(C, Section::Hull))
        .luck((15..20).map(|card| (TREASURE, card)))
        .act("P2", "done")
        .expect_eq("chests", 2, |_, state| state.captain(C).chests)
        .done();
}

/// E15 c: with Captain Flint's parrot all chests stay.
#[test]
fn e15c_flints_parrot() {
    at_the_cove()
        .luck([draw(Card::FlintsParrot)])
        .act("P2", "take card and gold")
        .expect("the Parrot is seated", |_, state| {
            state.captain(C).has_parrot(Section::Hull)
        })
        .luck((15..20).map(|card| (TREASURE, card)))
        .act("P2", "done")
        .expect_eq("chests", 5, |_, state| state.captain(C).chests)
        .done();
}

/// E16: from Treasure Island to Tavern Island; a beaten captain can come back after the reshuffle.
#[test]
fn e16_black_ship_wraps() {
    scene(4, Stage::Combat, &[], |e| {
        e.month(6)
            .black_ship(0, Place::TreasureIsland, 0)
            .legends_discarded()
            .at(A, Place::TreasureIsland)
            .at(B, Place::Tavern)
            .at(C, Place::HullIsland)
            .at(D, Place::SailIsland)
            .marker(A, Section::Sails, 5)
            .marker(A, Section::Crew, 5)
            .marker(A, Section::Cannon, 5)
    })
    .luck([dice(5, &[5, 5, 6, 6, 5, 5])])
    .act("P0", "fight")
    .expect_eq("fame for Blackbeard", 5, |_, state| state.captain(A).fame)
    .act("P1", "done")
    .act("P2", "done")
    .act("P3", "done")
    .luck([(LEGEND, 0)])
    .luck([10, 22, 34, 46, 58].map(|card| (TREASURE, card)))
    .act("P0", "done")
    .expect_event_text("LegendsReshuffled")
    .expect("Blackbeard is back, at Tavern Island", |_, state| {
        state
            .black_ships()
            .all(|ship| ship.place == Place::Tavern && ship.legend == 0)
    })
    .expect_eq("deck and discards", (4, 0), |_, state| {
        (state.legends().rest.len(), state.legends().discards.len())
    })
    .done();
}

/// E17: the Sea Robber takes half of gold and chests, rounded down, of what was received.
#[test]
fn e17_sea_robber() {
    let robbed = |supply: u8| {
        scene(4, Stage::Plunder, &[], |e| {
            e.face_up(Place::HullIsland, 39) // T40: 1, 5, 2, 0
                .at(B, Place::HullIsland)
                .gold(A, 0)
                .gold(B, 0)
                .gold(D, 0)
                .gold(C, 124 - supply)
                .robber(B, A)
        })
    };
    let e = robbed(100);
    e.expect_eq("fame", vec![0, 1, 0, 0], fame)
        .expect_eq("gold", vec![2, 3, 24, 0], gold)
        .expect_eq("chests", vec![1, 1, 0, 0], chests)
        .done();
    let e = robbed(3);
    e.expect_eq("gold", vec![1, 2, 121, 0], gold).done();
}

/// E18: Treasure Island with a black ship: no opponents there, and the survivor uses the island.
#[test]
fn e18_treasure_island_with_a_black_ship() {
    scene(4, Stage::Combat, &[dice(5, &[5, 1, 2, 6])], |e| {
        e.month(6)
            .black_ship(0, Place::TreasureIsland, 2)
            .at(A, Place::TreasureIsland)
            .at(B, Place::TreasureIsland)
            .marker(A, Section::Sails, 2)
            .marker(B, Section::Crew, 2)
            .marker(B, Section::Cannon, 2)
            .fame(B, 8)
    })
    .expect_eq("A's sails", 0, marker(A, Section::Sails))
    .expect("nobody may fire at a captain", |_, state| {
        [A, B]
            .iter()
            .all(|&seat| state.targets(seat).iter().eq([Ship::Black]))
    })
    .luck([dice(5, &[5, 5, 2])])
    .act("P1", "fight")
    .expect_eq("left", 3, |_, state| state.battle().black_hull)
    .luck([dice(5, &[6, 5]), dice(5, &[1, 1, 3, 5])])
    .act("P0", "fight")
    .expect_eq("left", 1, |_, state| state.battle().black_hull)
    .expect_eq("A is crippled", Place::Cove, place(A))
    .expect_eq("fame", vec![0, 8, 0, 0], fame)
    .luck([dice(5, &[6, 1, 1])])
    .act("P1", "fight")
    .expect_eq("fame", vec![0, 12, 0, 0], fame)
    .expect_eq("B stays", Decision::Upgrade(B), |_, state| state.decision())
    .act("P1", "bury gold")
    .act("P1", "up hull")
    .done();
}

fn mastercraft(guard: Guard, hits: u32) -> Play {
    scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 2)
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 2)
            .marker(A, Section::Crew, 2)
            .marker(A, Section::Cannon, 2)
            .marker(B, Section::Cannon, 2)
            .fame(B, 5)
            .guard(B, Section::Cannon, guard)
    })
    .act("P0", "fight")
    .luck([(pirates_cove::DICE, hits)])
    .act("P0", "aim cannon")
}

/// E19: damage on a Mastercraft stays until it is paid for.
#[test]
fn e19_mastercraft_damage_stays() {
    let guard = |_: &PiratesCove, state: &State| state.captain(B).guards[Section::Cannon.index()];
    mastercraft(Guard::Mastercraft, 1)
        .expect_eq("the cannon", 2, marker(B, Section::Cannon))
        .luck([mutiny_die(2)])
        .act("P1", "flee")
        .expect_eq("sideways after the battle", Guard::DamagedMastercraft, guard)
        .luck([tie(B)]) // B, C and D are all at the Cove
        .act("P0", "done")
        .act("P1", "decline")
        .luck([tie(C)])
        .act("P1", "restore")
        .expect_eq("upright for two gold", Guard::Mastercraft, guard)
        .expect_eq("gold", 7, |_, state| state.captain(B).gold)
        .done();
}

/// E19: three hits with and without the payment.
#[test]
fn e19_three_hits() {
    mastercraft(Guard::Mastercraft, 3)
        .expect_eq("the card is discarded", 1, discarded(Card::BronzeGuns))
        .expect_eq("the cannon", 1, marker(B, Section::Cannon))
        .expect_eq("no fame is lost", 5, |_, state| state.captain(B).fame)
        .done();
    mastercraft(Guard::DamagedMastercraft, 3)
        .expect_eq("the cannon", 0, marker(B, Section::Cannon))
        .done();
}

/// E20: a Parrot drawn for a section with a Mastercraft.
#[test]
fn e20_parrot_for_an_occupied_section() {
    let drawn = || {
        scene(4, Stage::Upgrade, &[], |e| {
            e.at(A, Place::Tavern)
                .at(C, Place::SailIsland)
                .at(D, Place::CannonIsland)
                .gold(A, 0)
                .gold(C, 0)
                .gold(D, 0)
                .guard(B, Section::Hull, Guard::Mastercraft)
                .fame(B, 4)
        })
        .luck([draw(Card::FlintsParrot)])
        .act("P1", "take card and gold")
        .expect_legal("P1", &["seat parrot", "keep mastercraft"])
    };
    drawn()
        .act("P1", "seat parrot")
        .expect_eq("V05 is discarded", 1, discarded(Card::OakHull))
        .expect_eq("fame", 4, |_, state| state.captain(B).fame)
        .expect("the Parrot is seated", |_, state| {
            state.captain(B).has_parrot(Section::Hull)
        })
        .done();
    drawn()
        .luck((15..20).map(|card| (TREASURE, card)))
        .act("P1", "keep mastercraft")
        .expect_eq("V01 is discarded", 1, discarded(Card::FlintsParrot))
        .expect_eq("fame", 3, |_, state| state.captain(B).fame)
        .done();
}

/// E21: after thirty rounds without a hit the fastest stays.
#[test]
fn e21_nightfall() {
    let mut play = scene(4, Stage::Combat, &[], |e| {
        let e = e.face_up(Place::HullIsland, 2).marker(A, Section::Sails, 2);
        [A, B].into_iter().fold(e, |e, seat| {
            e.at(seat, Place::HullIsland)
                .marker(seat, Section::Crew, 0)
                .marker(seat, Section::Cannon, 0)
        })
    });
    for round in 1..=30u8 {
        for seat in ["P0", "P1"] {
            play = play
                .expect_eq("round", round, |_, state| state.battle().round)
                .act(seat, "fight")
                .luck([dice(5, &[1])])
                .act(seat, "aim hull");
        }
    }
    play.expect_event_text("NightFell { stays: Some(Seat(0)) }")
        .expect_eq("B is at the Cove", Place::Cove, place(B))
        .expect_eq("fame", vec![0; 4], fame)
        .expect_eq("A plunders", vec![14, 9, 9, 9], gold)
        .done();
}

/// E22: the final battle.
#[test]
fn e22_final_battle() {
    scene(4, Stage::Ending, &[tie(C)], |e| {
        e.month(12)
            .fame(A, 24)
            .fame(C, 24)
            .marker(A, Section::Sails, 2)
            .marker(C, Section::Sails, 2)
            .marker(A, Section::Crew, 2)
            .marker(A, Section::Cannon, 2)
            .hand(A, Card::BracedTimbers)
    })
    .expect_turn("P0") // C has no cards and is passed for
    .luck([tie(A)])
    .act("P0", "play braced-timbers")
    .refuse("P0", "flee", "PC-164")
    .luck([dice(5, &[5, 5, 1])])
    .act("P0", "aim cannon")
    .expect_over()
    .expect_scores(&[24, 0, 24, 0])
    .expect_places(&[1, 3, 2, 3])
    .done();
}

/// E23: fame stops at 0, and what is missing is forgotten.
#[test]
fn e23_fame_floor() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 2)
            .fame(A, 1)
            .face_up(Place::HullIsland, 2)
    })
    .luck([mutiny_die(1)])
    .act("P0", "flee")
    .expect_event_text("Fame { seat: Seat(0), change: -1, cause: Mutiny }")
    .expect_eq("fame", 0, |_, state| state.captain(A).fame)
    .done();
    scene(4, Stage::Plunder, &[], |e| {
        e.at(A, Place::HullIsland).face_up(Place::HullIsland, 5)
    })
    .expect_eq("fame", 3, |_, state| state.captain(A).fame)
    .done();
}

/// E24: buying on Tavern Island, through a reshuffle.
#[test]
fn e24_tavern_island() {
    scene(4, Stage::Upgrade, &[], |e| {
        e.month(2)
            .at(A, Place::Tavern)
            .gold(A, 7)
            .discard(Card::HotShot)
            .pile_only(C, &[Card::Tale])
    })
    .expect_eq("pile and discards", (1, 5), |_, state| {
        (state.pile_size(), state.discards().total())
    })
    .luck([draw(Card::Tale)])
    .act("P0", "buy")
    .expect_eq("the pile", 0, |_, state| state.pile_size())
    .luck([draw(Card::FlintsParrot)])
    .act("P0", "buy")
    .expect_event_text("Reshuffled")
    .expect_eq("the pile", 4, |_, state| state.pile_size())
    .expect("V01 is seated before the third", |_, state| {
        state.captain(A).has_parrot(Section::Hull)
    })
    .luck([draw(Card::HotShot)])
    .act("P0", "buy")
    .expect_eq("the pile", 3, |_, state| state.pile_size())
    .refuse("P0", "buy", "PC-132")
    .expect_eq("gold", 1, |_, state| state.captain(A).gold)
    .done();
}

/// E25: the calendar of the black ships.
#[test]
fn e25_black_ship_calendar() {
    for (players, first, second) in [(4, 1, None), (3, 1, Some(4))] {
        let mut game = Match::start(PiratesCove::new(Setup::new(players)).unwrap(), 3);
        let mut months = 0;
        while let Some(seat) = game.pending().seats().first() {
            if game.state().decision() == Decision::Wheel && game.state().month() > months {
                months += 1;
                let expected: Vec<u8> = [Some(first), second]
                    .into_iter()
                    .flatten()
                    .map(|start| (start + months - 2) % 6 + 1)
                    .collect();
                let found: Vec<u8> = game
                    .state()
                    .black_ships()
                    .map(|ship| ship.place.number())
                    .collect();
                assert_eq!(found, expected, "month {months}");
            }
            let legal = game.legal_actions(seat);
            let flees = legal.iter().find(|&&action| action == Action::Flee);
            game.apply(seat, *flees.unwrap_or(&legal[0])).unwrap();
        }
        assert_eq!(months, 12);
    }
}

/// E26: a ship crippled by a legendary pirate scores for the others.
#[test]
fn e26_crippled_by_a_pirate() {
    scene(4, Stage::Combat, &[tie(A), dice(5, &[5, 1, 1, 1])], |e| {
        e.month(5)
            .black_ship(0, Place::CrewIsland, 1)
            .at(A, Place::CrewIsland)
            .at(B, Place::CrewIsland)
            .chests(A, 2)
            .marker(A, Section::Crew, 0)
    })
    .expect_eq("A is at the Cove", Place::Cove, place(A))
    .expect_eq("fame", vec![0, 1, 0, 0], fame)
    .expect_turn("P1")
    .expect("B must still fight Hook", |_, state| {
        state.targets(B).iter().eq([Ship::Black])
    })
    .done();
}

/// E27: Cacafuego does not shoot, and its loot goes to whoever sinks it.
#[test]
fn e27_cacafuego() {
    scene(4, Stage::Combat, &[], |e| {
        e.black_ship(0, Place::Tavern, 4)
            .at(A, Place::Tavern)
            .at(B, Place::Tavern)
            .marker(B, Section::Sails, 2)
            .marker(B, Section::Crew, 2)
            .marker(B, Section::Cannon, 2)
    })
    .luck([dice(5, &[5, 6, 2])])
    .act("P1", "fight")
    .expect_eq("left", 2, |_, state| state.battle().black_hull)
    .luck([dice(5, &[1, 6])])
    .act("P0", "fight")
    .expect_eq("left", 1, |_, state| state.battle().black_hull)
    .expect_event_text("Acts { ship: Black }")
    .expect_eq("round", 2, |_, state| state.battle().round)
    .luck([dice(5, &[1, 5, 5])])
    .act("P1", "fight")
    .expect_eq("fame", vec![0, 2, 0, 0], fame)
    .expect_eq("gold", vec![9, 13, 9, 9], gold)
    .expect_eq("chests", vec![0, 3, 0, 0], chests)
    .expect_eq("A acts next", Decision::Stand(A), |_, state| {
        state.decision()
    })
    .expect("A was not hit", |_, state| !state.battle().hit.contains(A))
    .done();
}

/// E28: whether somebody is asked depends on the number of cards, not on the cards.
#[test]
fn e28_asked_or_not() {
    let with = |card: Card| {
        scene(4, Stage::Combat, &[], |e| {
            e.at(A, Place::HullIsland)
                .at(B, Place::HullIsland)
                .marker(A, Section::Sails, 2)
                .hand(A, card)
        })
    };
    let fame = with(Card::Tale)
        .expect_legal("P0", &["pass"])
        .act("P0", "pass")
        .act("P0", "fight")
        .expect_legal("P0", &["done"]);
    let charge = with(Card::HeavyCharge).act("P0", "pass").act("P0", "fight");
    assert_eq!(
        fame.game().view(fame.state(), B.into()),
        charge.game().view(charge.state(), B.into())
    );
    charge.done();
    fame.act("P0", "done")
        .luck([dice(5, &[1, 2])])
        .act("P0", "aim hull")
        .act("P1", "fight")
        .expect_legal("P1", &["aim hull", "aim crew", "aim cannon", "aim sails"])
        .done();
}

/// E29: the Cove draw declined; the repair follows in any case.
#[test]
fn e29_cove_draw_declined() {
    scene(4, Stage::Upgrade, &[], |e| {
        e.at(A, Place::Tavern)
            .at(B, Place::HullIsland)
            .at(D, Place::SailIsland)
            .gold(A, 0)
            .gold(B, 0)
            .gold(D, 0)
            .gold(C, 3)
            .marker(C, Section::Crew, -1)
    })
    .luck((15..20).map(|card| (TREASURE, card)))
    .act("P2", "decline")
    .expect_eq("gold", 2, |_, state| state.captain(C).gold)
    .expect_eq("crew", 0, marker(C, Section::Crew))
    .expect_eq("no card", 0, |_, state| state.hand_size(C))
    .done();
}

/// S1: one captain's ledger: two Tales, and nothing for what is still aboard.
#[test]
fn s1_ledger() {
    let track = 9 + 3 + 5 + 6 + 2 - 2 - 1;
    scene(4, Stage::Ending, &[], |e| {
        e.month(12)
            .fame(A, track)
            .gold(A, 5)
            .chests(A, 2)
            .hand(A, Card::Tale)
            .hand(A, Card::Tale)
    })
    .expect_over()
    .expect_scores(&[24, 0, 0, 0])
    .done();
}

/// S2: hidden cards change the order.
#[test]
fn s2_hidden_cards() {
    scene(3, Stage::Ending, &[], |e| {
        e.month(12)
            .fame(A, 18)
            .fame(B, 20)
            .fame(C, 22)
            .gold(A, 7)
            .chests(A, 2)
            .hand(A, Card::Tale)
            .hand(A, Card::Ballad)
            .hand(B, Card::Legend)
    })
    .expect_scores(&[21, 23, 22])
    .expect_places(&[3, 1, 2])
    .done();
}

/// S3: a tie after the fame cards, and the final battle.
#[test]
fn s3_tie() {
    scene(4, Stage::Ending, &[], |e| {
        e.month(12)
            .fame(A, 23)
            .fame(B, 21)
            .fame(C, 19)
            .fame(D, 20)
            .hand(A, Card::Tale)
            .hand(B, Card::Legend)
            .hand(C, Card::Ballad)
            .hand(D, Card::Ballad)
            .marker(A, Section::Sails, 2)
            .marker(B, Section::Hull, 0)
    })
    .luck([dice(5, &[5, 1])])
    .act("P0", "aim hull")
    .expect_scores(&[24, 24, 21, 22])
    .expect_places(&[1, 2, 4, 3])
    .done();
}

/// S4: a visit to Treasure Island; the order of burying and raising makes no difference.
#[test]
fn s4_treasure_island_visit() {
    for raise_first in [false, true] {
        let mut play = scene(4, Stage::Upgrade, &[], |e| {
            e.at(A, Place::TreasureIsland).chests(A, 5).gold(A, 8)
        });
        if raise_first {
            play = play.act("P0", "up sails");
        }
        play = play.act("P0", "bury chests").act("P0", "bury gold");
        if raise_first {
            play = play.luck([tie(B)]); // the others are all at the Cove
        }
        play = if raise_first {
            play.act("P0", "bury gold")
        } else {
            play.act("P0", "bury gold")
                .luck([tie(B)])
                .act("P0", "up sails")
        };
        play.expect_eq("fame", vec![7, 0, 0, 0], fame)
            .expect_eq("gold", 0, |_, state| state.captain(A).gold)
            .expect_eq("chests", 0, |_, state| state.captain(A).chests)
            .done();
    }
}

/// S5: the loot of Cacafuego, buried.
#[test]
fn s5_loot_buried() {
    scene(4, Stage::Combat, &[], |e| {
        e.month(6)
            .black_ship(0, Place::TreasureIsland, 4)
            .at(A, Place::TreasureIsland)
            .marker(A, Section::Crew, 3)
            .marker(A, Section::Cannon, 3)
            .fame(A, 1)
            .gold(A, 0)
    })
    .luck([dice(5, &[5, 6, 5, 6])])
    .act("P0", "fight")
    .expect_eq("fame", 3, |_, state| state.captain(A).fame)
    .expect_eq("gold", 4, |_, state| state.captain(A).gold)
    .act("P0", "bury chests")
    .expect_eq("fame", 6, |_, state| state.captain(A).fame)
    .luck([tie(B)])
    .act("P0", "bury gold")
    .expect_eq("fame", 7, |_, state| state.captain(A).fame)
    .expect_eq("gold", 1, |_, state| state.captain(A).gold)
    .done();
}

/// The exact odds of a volley, and of a volley with the answer of a legendary pirate, on positions of these examples.
#[test]
fn odds_of_a_volley_and_of_an_exchange() {
    // Three dice at a hull on p1: crippled by two hits or more, 7/27.
    let volley = scene(4, Stage::Combat, &[], |e| {
        e.face_up(Place::HullIsland, 2)
            .at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .marker(A, Section::Sails, 2)
            .marker(A, Section::Crew, 2)
            .marker(A, Section::Cannon, 2)
    })
    .act("P0", "fight");
    let listed = outcomes(
        volley.game(),
        volley.state(),
        A,
        Action::Aim(Section::Hull),
        100,
    )
    .unwrap();
    let mut crippled = Ratio::ZERO;
    for outcome in listed
        .iter()
        .filter(|outcome| outcome.state.captain(B).crippled().is_some())
    {
        crippled += outcome.odds;
    }
    assert_eq!((listed.len(), crippled), (4, Ratio::new(7, 27)));
    volley.done();

    // Four dice at Blackbeard, then his five: thirty outcomes, and the hull from p1 is shot off by two hits of five.
    let exchange = scene(4, Stage::Combat, &[], |e| {
        e.month(3)
            .black_ship(0, Place::SailIsland, 0)
            .face_up(Place::SailIsland, 2)
            .at(A, Place::SailIsland)
            .marker(A, Section::Sails, 5)
            .marker(A, Section::Crew, 3)
            .marker(A, Section::Cannon, 3)
            .at(B, Place::SailIsland)
            .fame(B, 1)
    });
    let legend = &exchange.game().tables().legends[0];
    assert_eq!((legend.dice, legend.victim), (5, Some(Victim::MostFame)));
    let listed = outcomes(exchange.game(), exchange.state(), A, Action::Fight, 100).unwrap();
    let mut sum = Ratio::ZERO;
    let mut crippled = Ratio::ZERO;
    for outcome in &listed {
        sum += outcome.odds;
        if outcome.state.captain(B).crippled().is_some() {
            crippled += outcome.odds;
        }
    }
    assert_eq!((listed.len(), sum), (30, Ratio::ONE));
    assert_eq!(crippled, Ratio::new(131, 243));
    exchange.done();
}
