//! The worked examples of the rulebook and of the book's chapter, step by step with exact results.

mod common;
#[path = "rulebook/fights.rs"]
mod fights;
#[path = "rulebook/turns.rs"]
mod turns;

use chaosmos::{Happening, Kind, Setup};
use common::{aliens, with};
use tabletop_core::Game;

/// E1: three moves, the clock clicks.
#[test]
fn example_e1_turn_a() {
    aliens("atturnuk drusu vroon")
        .at("P0", "cphov")
        .clock(40)
        .begin()
        .acts("P0", "move s1; move s2; move dhizmurq")
        .at("P0", "dhizmurq")
        .actions(0)
        .refuse("P0", "control", "CM-041")
        .act("P0", "end-turn")
        .clock(39)
        .active("P1")
        .controller("dhizmurq", "nobody")
        .done();
}

/// E2: control, take, hyperspace, ready hands, attack.
#[test]
fn example_e2_turn_b() {
    aliens("atturnuk neeksi drusu")
        .at("P0", "dhizmurq")
        .at("P1", "cphov")
        .control("P1")
        .at("P2", "s7")
        .hand(
            "P0",
            "phrenal-infector, havocium-inverter, flash-rifle, spore, spore",
        )
        .hand(
            "P1",
            "imp, havocium-blaster, ion-grenade, respiration-worm, spore-immunity",
        )
        .envelope(
            "dhizmurq",
            "voltaic-trident, war-cudgel, imp-food, scrying-prism",
        )
        .envelope("cphov", "")
        .clock(36)
        .begin()
        .act("P0", "control")
        .not_told(|event| matches!(event, Happening::Announced { .. }))
        .marker("dhizmurq", "P0")
        .acts(
            "P0",
            "silent; access; next; next; take voltaic-trident; take war-cudgel",
        )
        .refuse("P0", "take imp-food", "CM-085")
        .main("P0")
        .acts("P0", "hyperspace; to cphov")
        .controller("dhizmurq", "nobody")
        .inside("dhizmurq", "imp-food, scrying-prism")
        .tokens("P0", 2)
        .refuse("P0", "attack P1", "CM-089")
        .acts("P0", "ready-hands")
        .dice(&[2, 0, 3, 5, 4])
        .acts("P0", "attack P1; pay action")
        .actions(0)
        .acts("P0", "die 0")
        .totals(8, 8)
        .done();
}

fn combat_example() -> common::Play {
    aliens("atturnuk neeksi drusu")
        .at("P0", "cphov")
        .at("P1", "cphov")
        .control("P1")
        .at("P2", "s7")
        .hand(
            "P0",
            "phrenal-infector, havocium-inverter, voltaic-trident, flash-rifle, spore, spore, war-cudgel",
        )
        .hand("P1", "imp, havocium-blaster, ion-grenade, respiration-worm, spore-immunity")
        .face_up("cphov", "telethwarter-trap", "P1")
        .clock(36)
        .begin()
        .act("P0", "ready-hands")
        .dice(&[2, 0, 3, 5, 4])
        .acts("P0", "attack P1; pay action")
        .awaits("P0")
        .act("P0", "die 0")
        .totals(8, 8)
        .awaits("P1")
        .act("P1", "play imp")
        .totals(8, 9)
        .awaits("P0")
        .act("P0", "play phrenal-infector")
        .totals(9, 9)
        .awaits("P1")
        .act("P1", "play havocium-blaster")
        .totals(9, 11)
        .awaits("P0")
        .act("P0", "play havocium-inverter")
        .totals(10, 9)
        .awaits("P1")
        .act("P1", "play ion-grenade")
        .totals(10, 12)
        .awaits("P0")
        .act("P0", "play voltaic-trident")
        .totals(11, 12)
        .awaits("P0")
        .act("P0", "play flash-rifle")
        .totals(12, 12)
        .awaits("P1")
        .act("P1", "pass")
        .awaits("P0")
        .act("P0", "pass")
}

/// E3: the combat example, card by card.
#[test]
fn example_e3_combat() {
    combat_example()
        .void("ion-grenade")
        .hand(
            "P0",
            "phrenal-infector, havocium-inverter, voltaic-trident, flash-rifle, spore, spore, war-cudgel",
        )
        .hand("P1", "imp, havocium-blaster, respiration-worm, spore-immunity")
        .until("P0", "spoils")
        .done();
}

/// E3, the other way: a second mirror would have ended the combat at once.
#[test]
fn example_e3_second_mirror() {
    aliens("atturnuk neeksi drusu")
        .at("P0", "cphov")
        .at("P1", "cphov")
        .hand("P0", "spore")
        .hand("P1", "imp")
        .begin()
        .dice(&[2, 0, 3, 5, 0])
        .acts("P0", "attack P1; pay action; die 0")
        .until("P0", "spoils")
        .not_told(|event| matches!(event, Happening::Totals { .. }))
        .done();
}

/// E4: spoils, a card given back, and the Trap.
#[test]
fn example_e4_spoils_and_trap() {
    combat_example()
        .acts("P0", "spoils; pick respiration-worm")
        .refuse("P0", "pass", "CM-178")
        .acts("P0", "give spore; seize")
        .told(|event| matches!(event, Happening::Announced { .. }))
        .marker("cphov", "P0")
        .refuse("P0", "use signal-jammer", "CM-008")
        .act("P0", "pass")
        .at("P0", "cphov")
        .controller("cphov", "nobody")
        .void("ion-grenade, telethwarter-trap")
        .clock(35)
        .active("P1")
        .hand(
            "P0",
            "phrenal-infector, havocium-inverter, voltaic-trident, flash-rifle, spore, war-cudgel, respiration-worm",
        )
        .hand("P1", "imp, havocium-blaster, spore-immunity, spore")
        .done();
}

/// E5: pool trade, stowing, a Base.
#[test]
fn example_e5_turn_c() {
    aliens("atturnuk neeksi drusu")
        .at("P0", "cphov")
        .control("P0")
        .hand("P0", "spore, havocium-blaster, war-cudgel, imp")
        .pool("planetary-base")
        .envelope("cphov", "")
        .clock(30)
        .begin()
        .acts("P0", "trade; give spore; pick planetary-base")
        .refuse("P0", "trade", "CM-039")
        .pool_has("spore", 1)
        .pool_has("planetary-base", 0)
        .acts(
            "P0",
            "access; stow war-cudgel; stow imp; stow planetary-base",
        )
        .main("P0")
        .act("P0", "activate-base")
        .base("cphov", "P0")
        .actions(2)
        .inside("cphov", "war-cudgel, imp, planetary-base")
        .acts("P0", "return; move s1; move s2")
        .actions(0)
        .act("P0", "end-turn")
        .at("P0", "s2")
        .clock(29)
        .done();
}

/// The table of ends, one by one.
#[test]
fn ends_of_the_game() {
    // 3, 4: the Ovoid in a box envelope, or in the pool.
    aliens("drusu vroon neeksi")
        .envelope("oolu", "ovoid")
        .clock(1)
        .begin()
        .act("P0", "end-turn")
        .over(None);
    aliens("drusu vroon neeksi")
        .pool("ovoid")
        .clock(1)
        .begin()
        .act("P0", "end-turn")
        .over(None);
    // 1: in another's hand.
    aliens("vroon drusu neeksi")
        .hand("P1", "ovoid")
        .clock(1)
        .begin()
        .act("P0", "end-turn")
        .over(Some("P1"));
    // 6: no last exchange when the Displacer ends the game.
    aliens("neeksi vroon drusu")
        .at("P1", "oolu")
        .control("P1")
        .envelope("oolu", "ovoid")
        .hand("P0", "temporal-displacer")
        .clock(5)
        .begin()
        .acts("P0", "use temporal-displacer; clock -5")
        .over(None);
    // 7: the Ovoid as spoils in the last turn.
    aliens("neeksi vroon drusu")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P1", "ovoid")
        .clock(1)
        .begin()
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .until("P0", "spoils")
        .acts("P0", "spoils; pick ovoid")
        .main("P0")
        .act("P0", "end-turn")
        .over(Some("P0"));
    // 8: the banished player wins.
    aliens("neeksi vroon drusu")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "ovoid")
        .clock(1)
        .begin()
        .dice(&[1, 1, 5, 5])
        .acts("P0", "attack P1; pay action")
        .act("P1", "banish")
        .over(Some("P0"));
    // 9: behind an enemy Vault.
    aliens("neeksi vroon drusu")
        .at("P0", "oolu")
        .envelope("oolu", "ovoid")
        .face_up("oolu", "magnetostatic-vault", "P1")
        .clock(1)
        .begin()
        .acts("P0", "control; access")
        .refuse("P0", "take ovoid", "CM-095")
        .main("P0")
        .act("P0", "end-turn")
        .over(None);
    // 10: a full hand makes room.
    aliens("neeksi vroon drusu")
        .at("P1", "oolu")
        .control("P1")
        .envelope("oolu", "ovoid")
        .hand("P1", "imp, imp, imp, spore, spore, spore, ion-shield")
        .clock(1)
        .begin()
        .act("P0", "end-turn")
        .acts("P1", "next; stow imp; next; take ovoid; next; next; keep")
        .over(Some("P1"));
}

/// The names of the examples stand for cards of the standard table.
#[test]
fn a_first_game_leaves_the_complex_cards_out() {
    let setup = Setup {
        first_game: true,
        ..Setup::new(3).with_aliens(&[
            chaosmos::Alien::DRUSU,
            chaosmos::Alien::VROON,
            chaosmos::Alien::ATTURNUK,
        ])
    };
    let game = chaosmos::Chaosmos::new(setup.clone()).unwrap();
    assert!(
        game.edit()
            .unwrap()
            .hand("P0", Kind::SMUGGLER_BUNNY.slug())
            .is_err()
    );
    with(setup)
        .at("P0", "dhizmurq")
        .control("P0")
        .hand("P0", "imp")
        .begin()
        .refuse("P0", "trade", "CM-036")
        .done();
}
