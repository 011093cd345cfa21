//! Firing a volley, and forced retreat.

use pirates_cove::{Card, Decision, Event, Guard, Place, Section, Ship, Stage};

use crate::common::*;

fn duel(facts: impl FnOnce(pirates_cove::Editor<'_>) -> pirates_cove::Editor<'_>) -> Play {
    scene(4, Stage::Combat, &[], |e| {
        facts(
            e.face_up(Place::HullIsland, 2)
                .at(A, Place::HullIsland)
                .at(B, Place::HullIsland)
                .marker(A, Section::Sails, 2)
                .marker(A, Section::Crew, 3)
                .marker(A, Section::Cannon, 4),
        )
    })
}

/// PC-070, PC-071, PC-072: Volley cards, then target, then section, then dice; any number of cards, spent by the roll.
#[test]
fn the_order_of_a_volley() {
    scene(4, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .at(C, Place::HullIsland)
            .marker(A, Section::Sails, 3)
            .marker(B, Section::Sails, 2)
            .hand(A, Card::HeavyCharge)
            .hand(A, Card::ExtraGuns)
            .hand(A, Card::Tale)
    })
    .act("P0", "pass")
    .act("P0", "fight")
    .refuse("P0", "fire P1", "PC-071")
    .refuse("P0", "play tale", "PC-071")
    .act("P0", "play extra-guns")
    .act("P0", "play heavy-charge")
    .act("P0", "done")
    .refuse("P0", "aim hull", "PC-075")
    .act("P0", "fire P2")
    .expect_eq("not yet spent", 0, discarded(Card::ExtraGuns))
    .luck([dice(4, &[1, 1, 1, 1])])
    .act("P0", "aim sails")
    .expect_event_text("section: Sails, dice: 4, needs: 4")
    .expect_eq("spent without a hit", 1, discarded(Card::ExtraGuns))
    .expect_eq("spent without a hit", 1, discarded(Card::HeavyCharge))
    .expect("no card is left for the next roll", |_, state| state.battle().volley == [0; 4])
    .done();
}

/// PC-073, PC-074: Volley cards are never for the Navy or a pirate, who play none themselves.
#[test]
fn no_cards_for_others() {
    scene(4, Stage::EventWindow, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::SailIsland)
            .at(C, Place::TreasureIsland)
            .marker(A, Section::Sails, 3)
            .hand(B, Card::RoyalNavy)
            .hand(B, Card::HeavyCharge)
            .hand(B, Card::Tale)
    })
    .act("P1", "play royal-navy")
    .act("P0", "decline")
    .act("P1", "pass")
    .expect_eq("B names a section, no cards", Decision::Broadside(B), |_, state| state.decision())
    .refuse("P1", "play heavy-charge", "PC-116")
    .luck([dice(5, &[1, 1, 1, 1])])
    .act("P1", "aim hull")
    .expect_event_text("ship: Navy, target: Captain(Seat(0)), section: Hull, dice: 4, needs: 5")
    .done();
}

/// PC-075: a ship that is here and one of its four sections.
#[test]
fn targets() {
    scene(4, Stage::Combat, &[tie(B), tie(A)], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .at(C, Place::HullIsland)
            .at(D, Place::SailIsland)
            .marker(C, Section::Sails, 0)
    })
    .act("P0", "fight")
    .expect_legal("P0", &["fire P1", "fire P2"])
    .refuse("P0", "fire P0", "PC-075")
    .refuse("P0", "fire P3", "PC-075")
    .act("P0", "fire P1")
    .expect_legal("P0", &["aim hull", "aim crew", "aim cannon", "aim sails"])
    .done();
}

/// PC-076, PC-077, PC-078: black ship and Navy first, the captain's choice which, always at the hull.
#[test]
fn npcs_first() {
    scene(4, Stage::EventWindow, &[], |e| {
        e.black_ship(0, Place::SailIsland, 4)
            .at(A, Place::SailIsland)
            .at(B, Place::SailIsland)
            .at(C, Place::TreasureIsland)
            .at(D, Place::Tavern)
            .marker(A, Section::Sails, 3)
            .hand(C, Card::RoyalNavy)
    })
    .act("P2", "play royal-navy")
    .act("P2", "name P0")
    .act("P0", "decline")
    .luck([dice(5, &[1, 1, 1, 1])])
    .act("P2", "aim hull")
    .act("P0", "fight")
    .expect_legal("P0", &["fire black-ship", "fire navy"])
    .refuse("P0", "fire P1", "PC-076")
    .luck([dice(5, &[1, 5])])
    .act("P0", "fire navy")
    .expect_event(|event| *event == Event::HullHit { ship: Ship::Navy, hits: 1 })
    .done();
}

/// PC-079, PC-081, PC-082: the lower of Crew and Cannon; 5 and 6 hit; each hit moves the marker.
#[test]
fn dice_and_hits() {
    duel(|e| e.marker(B, Section::Crew, 5))
        .act("P0", "fight")
        .luck([dice(5, &[4, 5, 6, 1])])
        .act("P0", "aim crew")
        .expect_event_text("dice: 4, needs: 5, hits: 2")
        .expect_eq("crew", 3, marker(B, Section::Crew))
        .done();
}

/// PC-080: base, then added dice, then the limits.
#[test]
fn the_order_of_changes() {
    duel(|e| {
        e.marker(A, Section::Crew, 5)
            .marker(A, Section::Cannon, 4)
            .marker(B, Section::Hull, 5)
            .hand(A, Card::ExtraGuns)
            .hand(A, Card::ExtraPowder)
    })
    .act("P0", "play extra-powder")
    .act("P0", "pass")
    .act("P0", "fight")
    .luck([dice(5, &[1; 6])])
    .act("P0", "play extra-guns") // 5 + 1 + 2, and six at most; no card is left to ask for
    .act("P0", "aim hull")
    .expect_event_text("dice: 6")
    .done();
}

/// PC-083, PC-108, PC-109: hull points; what is over is lost, and the last one earns it all.
#[test]
fn sinking() {
    scene(4, Stage::Combat, &[], |e| {
        e.black_ship(0, Place::Tavern, 4)
            .face_up(Place::Tavern, 8)
            .at(A, Place::Tavern)
            .marker(A, Section::Crew, 5)
            .marker(A, Section::Cannon, 5)
    })
    .luck([dice(5, &[5; 6])])
    .act("P0", "fight")
    .expect_event(|event| *event == Event::HullHit { ship: Ship::Black, hits: 4 })
    .expect_event(|event| *event == Event::Sunk { ship: Ship::Black, by: A })
    .expect_eq("fame", 2, |_, state| state.captain(A).fame)
    .done();
}

/// PC-084, PC-085, PC-086: a guard takes two hits, one by one, and only then the section suffers.
#[test]
fn guards() {
    for (hits, guard, crew) in [(1, Guard::DamagedMastercraft, 2), (2, Guard::Nobody, 2), (3, Guard::Nobody, 1), (4, Guard::Nobody, 0)] {
        duel(|e| e.marker(B, Section::Crew, 2).guard(B, Section::Crew, Guard::Mastercraft))
            .act("P0", "fight")
            .luck([(pirates_cove::DICE, hits)])
            .act("P0", "aim crew")
            .expect_eq("the guard", guard, |_, state| state.captain(B).guards[Section::Crew.index()])
            .expect_eq("the crew", crew, marker(B, Section::Crew))
            .done();
    }
}

/// PC-087: a hit that a card takes counts as a hit.
#[test]
fn absorbed_hits_count() {
    duel(|e| e.guard(B, Section::Crew, Guard::Mastercraft))
        .act("P0", "fight")
        .luck([dice(5, &[5, 1, 1, 1])])
        .act("P0", "aim crew")
        .luck([mutiny_die(4)])
        .act("P1", "flee")
        .expect_eq("fame", vec![1, 0, 0, 0], fame)
        .done();
}

/// PC-088, PC-098, PC-099, PC-101: off the track is crippled: hits left over are lost, the ship goes to the Cove without a mutiny
/// die, and keeps what it has.
#[test]
fn crippled() {
    duel(|e| {
        e.chests(B, 2)
            .gold(B, 3)
            .guard(B, Section::Sails, Guard::Mastercraft)
            .hand(B, Card::Tale)
    })
    .act("P1", "pass")
    .act("P0", "fight")
    .luck([dice(5, &[5, 5, 5, 5])]) // and no mutiny die
    .act("P0", "aim hull")
    .expect_eq("off the track", -1, marker(B, Section::Hull))
    .expect_eq("at the Cove", Place::Cove, place(B))
    .expect_eq("gold, chests and cards", (3, 2, 1), |_, state| {
        (state.captain(B).gold, state.captain(B).chests, state.hand_size(B))
    })
    .expect("the Mastercraft", |_, state| state.captain(B).mastercraft() == Some(Section::Sails))
    .done();
}

/// PC-100: every opponent still there gains one fame, whoever fired.
#[test]
fn fame_for_a_cripple() {
    scene(5, Stage::Combat, &[], |e| {
        e.at(A, Place::HullIsland)
            .at(B, Place::HullIsland)
            .at(C, Place::HullIsland)
            .at(D, Place::HullIsland)
            .marker(A, Section::Sails, 4)
            .marker(B, Section::Sails, 3)
            .marker(C, Section::Sails, 2)
            .marker(D, Section::Hull, 0)
    })
    .act("P0", "fight")
    .act("P0", "fire P3")
    .luck([dice(5, &[5, 1])])
    .act("P0", "aim hull")
    .expect_eq("fame", vec![1, 1, 1, 0, 0], fame)
    .done();
}
