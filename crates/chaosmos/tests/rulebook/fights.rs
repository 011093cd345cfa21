//! The further examples of the book's chapter in which somebody fights.

use crate::common::{self, aliens, seat};
use chaosmos::{Happening, Place};

#[test]
fn example_x1_double_mirror_and_fog() {
    aliens("vroon drusu neeksi")
        .at("P0", "s3")
        .at("P1", "s3")
        .hand("P1", "cataleptic-fog, imp")
        .hand("P0", "recovery-bots")
        .void("ion-grenade")
        .begin()
        .dice(&[0, 0, 5, 5])
        .acts("P0", "attack P1; pay action")
        .not_told(|event| matches!(event, Happening::Totals { .. }))
        .acts("P1", "use cataleptic-fog; to s2")
        .no_fight()
        .at("P1", "s2")
        .void("ion-grenade, cataleptic-fog")
        .hand("P1", "imp")
        .refuse("P0", "attack P1", "CM-109")
        .act("P0", "use recovery-bots")
        .cannot("P0", "pick cataleptic-fog")
        .act("P0", "pick ion-grenade")
        .done();
}

#[test]
fn example_x2_spores() {
    aliens("clokknid haamflaagon drusu")
        .at("P0", "s3")
        .at("P1", "s3")
        .hand("P0", "spore, spore, spore")
        .hand("P1", "spore-immunity")
        .begin()
        .dice(&[2, 3, 5, 5])
        .acts("P0", "attack P1; pay action; pass; play spore")
        .totals(5, 10)
        .act("P0", "play spore")
        .totals(6, 10)
        .act("P0", "play spore")
        .totals(10, 10)
        .act("P1", "play spore-immunity")
        .totals(5, 10)
        .done();
}

#[test]
fn example_x2_spores_and_nano() {
    aliens("clokknid drusu haamflaagon")
        .at("P0", "s3")
        .at("P1", "s3")
        .hand("P0", "spore, spore, spore, nano-fabricator")
        .hand("P1", "imp")
        .begin()
        .dice(&[2, 3, 0, 5])
        .acts(
            "P0",
            "attack P1; pay action; pass; play spore; play spore; play spore",
        )
        .awaits("P1")
        .acts("P1", "play imp")
        .totals(11, 11)
        .acts("P0", "play nano-fabricator; copy spore")
        .totals(13, 11)
        .done();
}

fn base_on_oolu(envelope: &str) -> common::Facts {
    aliens("clokknid neeksi drusu")
        .at("P0", "oolu")
        .at("P1", "s9")
        .actions(1)
        .hand("P0", "mecha-quake, phrenal-infector, respiration-worm")
        .envelope("oolu", envelope)
        .face_up("oolu", "planetary-base", "P1")
}

#[test]
fn example_x3_base_defends() {
    base_on_oolu("war-cudgel, imp, phrenal-deflector")
        .begin()
        .refuse("P0", "control", "CM-077")
        .dice(&[2, 1, 4, 5, 5])
        .acts("P0", "attack oolu; pay action; die 1")
        .totals(5, 9)
        .awaits("P0")
        .act("P0", "play mecha-quake")
        .totals(10, 9)
        .awaits("P1")
        .act("P1", "play imp")
        .totals(10, 10)
        .awaits("P0")
        .act("P0", "play phrenal-infector")
        .totals(12, 10)
        .act("P1", "play phrenal-deflector")
        .totals(10, 12)
        .acts("P0", "pass")
        .acts("P1", "pass")
        .awaits("P0")
        .refuse("P0", "use cataleptic-fog", "CM-008")
        .act("P0", "pass")
        .awaits("P1")
        .act("P1", "banish")
        .at("P0", "psilobik")
        .active("P1")
        .base("oolu", "P1")
        .inside("oolu", "war-cudgel, imp, phrenal-deflector, planetary-base")
        .hand("P0", "mecha-quake, phrenal-infector, respiration-worm")
        .done();
}

#[test]
fn example_x4_base_falls() {
    base_on_oolu("imp")
        .actions(2)
        .begin()
        .dice(&[5, 0, 1, 2])
        .acts("P0", "attack oolu; pay action; pass")
        .totals(10, 3)
        .act("P1", "play imp")
        .act("P0", "pass")
        .base("oolu", "nobody")
        .controller("oolu", "P0")
        .marker("oolu", "P0")
        .inside("oolu", "imp, planetary-base")
        .actions(1)
        .act("P0", "activate-base")
        .base("oolu", "P0")
        .done();
}

#[test]
fn example_x10_catapult_and_strike() {
    aliens("neeksi drusu vroon")
        .at("P0", "s1")
        .at("P1", "ob")
        .control("P1")
        .hand("P0", "assault-catapult, amnion-strike")
        .hand("P1", "imp")
        .envelope("ob", "")
        .begin()
        .act("P0", "ready-hands")
        .until("P0", "attack P1")
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay strike")
        .actions(3)
        .act("P0", "spoils")
        .act("P0", "pick-nothing")
        .controller("ob", "nobody")
        .no_fight()
        .refuse("P0", "attack P1", "CM-109")
        .actions(3)
        .done();
}

#[test]
fn example_x11_cloaked_trap() {
    aliens("neeksi drusu vroon")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "spore")
        .hand("P1", "telethwarter-trap, cloaking-orb, imp")
        .begin()
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action; pass")
        .act("P0", "spoils")
        .act("P1", "hide telethwarter-trap")
        .knows("P0", Place::hand(seat("P1")), "cloaking-orb, imp")
        .can("P0", "pick cloaking-orb")
        .can("P0", "pick imp")
        .refuse("P0", "pick telethwarter-trap", "CM-084")
        .act("P0", "pick-hidden")
        .awaits("P0")
        .act("P0", "pass")
        .void("telethwarter-trap")
        .at("P0", "sykloakis")
        .active("P1")
        .hand("P1", "cloaking-orb, imp")
        .done();
}

#[test]
fn example_x12_cosmic_fear() {
    aliens("neeksi haghouhen vroon")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand(
            "P0",
            "cosmic-fear, subsonic-dephaser, poison-dart, respiration-worm",
        )
        .hand("P1", "subsonic-shock, imp")
        .begin()
        .dice(&[2, 2, 3, 3])
        .acts("P0", "attack P1; pay action; play cosmic-fear")
        .awaits("P1")
        .act("P1", "play subsonic-shock")
        .totals(4, 8)
        .awaits("P1")
        .act("P1", "play imp")
        .totals(4, 9)
        .acts("P0", "play subsonic-dephaser")
        .totals(6, 7)
        .awaits("P0")
        .act("P0", "play poison-dart")
        .totals(7, 7)
        .no_fight_after_pass()
        .void("cosmic-fear")
        .done();
}

#[test]
fn example_x15_draw() {
    aliens("clokknid drusu vroon")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "imp")
        .hand("P1", "spore")
        .begin()
        .dice(&[3, 4, 2, 5])
        .acts("P0", "attack P1; pay action; pass; pass")
        .act("P1", "pass")
        .no_fight()
        .at("P0", "s1")
        .at("P1", "s1")
        .active("P0")
        .refuse("P0", "attack P1", "CM-109")
        .done();
}

#[test]
fn example_x18_nano() {
    aliens("neeksi haghouhen vroon")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "nano-fabricator")
        .hand("P1", "havocium-blaster, havocium-inverter")
        .begin()
        .dice(&[4, 4, 3, 4])
        .acts("P0", "attack P1; pay action")
        .acts("P1", "play havocium-blaster")
        .totals(8, 9)
        .acts("P0", "play nano-fabricator; copy havocium-blaster")
        .totals(10, 9)
        .acts("P1", "play havocium-inverter")
        .totals(8, 10)
        .until("P1", "spoils")
        .void("nano-fabricator")
        .done();
}
