//! The worked examples of the rulebook and of the book's chapter, step by step with exact results.

mod common;

use chaosmos::{Happening, Kind, Place, Setup, Turn};
use common::{aliens, seat, with};
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
fn example_x5_vault_and_inner_key() {
    aliens("drusu neeksi vroon")
        .at("P0", "jagladak")
        .at("P1", "s5")
        .envelope("jagladak", "ovoid, magnetostatic-key")
        .face_up("jagladak", "magnetostatic-vault", "P1")
        .hand("P0", "imp-food")
        .begin()
        .act("P0", "control")
        .told(|event| matches!(event, Happening::Announced { .. }))
        .knows(
            "P0",
            Place::envelope(common::planet("jagladak")),
            "ovoid, magnetostatic-key, magnetostatic-vault",
        )
        .act("P0", "access")
        .refuse("P0", "turn-down", "CM-223")
        .refuse("P0", "unlock hand", "CM-008")
        .act("P0", "next")
        .can("P0", "stow imp-food")
        .act("P0", "next")
        .refuse("P0", "take ovoid", "CM-223")
        .can("P0", "take magnetostatic-key")
        .main("P0")
        .act("P0", "move s0")
        .acts("P0", "move jagladak")
        .acts("P0", "end-turn")
        .done();
    aliens("drusu neeksi vroon")
        .at("P0", "jagladak")
        .at("P1", "s5")
        .envelope("jagladak", "ovoid, magnetostatic-key")
        .face_up("jagladak", "magnetostatic-vault", "P1")
        .hand("P0", "imp-food")
        .begin()
        .acts("P0", "control; access; unlock envelope")
        .told(|event| matches!(event, Happening::KeyShown { inside: true, .. }))
        .acts("P0", "turn-down; next; next; take ovoid")
        .can("P0", "take magnetostatic-vault")
        .done();
}

#[test]
fn example_x5_without_the_key() {
    aliens("drusu neeksi vroon")
        .at("P0", "jagladak")
        .at("P1", "s5")
        .envelope("jagladak", "ovoid")
        .face_up("jagladak", "magnetostatic-vault", "P1")
        .hand("P0", "imp-food")
        .begin()
        .acts("P0", "control; access; stow imp-food; next")
        .refuse("P0", "take imp-food", "CM-095")
        .main("P0")
        .acts("P0", "move s0; move jagladak")
        .act("P0", "end-turn")
        .inside("jagladak", "ovoid, imp-food, magnetostatic-vault")
        .done();
}

#[test]
fn example_x6_own_trap_as_transport() {
    let trap = || {
        aliens("haghouhen drusu neeksi")
            .at("P0", "guriwan")
            .used(Turn::ABILITY)
            .actions(1)
            .envelope("guriwan", "imp")
            .face_up("guriwan", "telethwarter-trap", "P0")
    };
    trap()
        .begin()
        .acts("P0", "control; spring")
        .at("P0", "pendra")
        .void("telethwarter-trap")
        .controller("guriwan", "nobody")
        .inside("guriwan", "imp")
        .active("P1")
        .done();
    trap()
        .begin()
        .acts("P0", "control; silent")
        .not_told(|event| {
            matches!(
                event,
                Happening::Announced { .. } | Happening::FaceGone { .. }
            )
        })
        .inside("guriwan", "imp, telethwarter-trap")
        .controller("guriwan", "P0")
        .refuse("P0", "spring", "CM-038")
        .done();
    aliens("haghouhen drusu neeksi")
        .at("P0", "guriwan")
        .hand("P0", "telethwarter-trap")
        .envelope("guriwan", "imp")
        .begin()
        .act("P0", "control")
        .refuse("P0", "spring", "CM-219")
        .acts(
            "P0",
            "silent; access; stow telethwarter-trap; turn-up telethwarter-trap",
        )
        .main("P0")
        .refuse("P0", "spring", "CM-038")
        .done();
}

#[test]
fn example_x7_jammer() {
    let trapped = |hand: &str| {
        aliens("vroon drusu neeksi")
            .at("P0", "laebot")
            .hand("P0", hand)
            .envelope("laebot", "imp")
            .face_up("laebot", "telethwarter-trap", "P1")
            .begin()
            .act("P0", "control")
            .awaits("P0")
    };
    trapped("imp")
        .can("P0", "pass")
        .refuse("P0", "use signal-jammer", "CM-008")
        .done();
    trapped("imp, signal-jammer")
        .act("P0", "use signal-jammer")
        .void("telethwarter-trap")
        .controller("laebot", "P0")
        .active("P0")
        .hand("P0", "imp, signal-jammer")
        .knows("P2", Place::hand(seat("P0")), "signal-jammer")
        .done();
    let prism = || {
        aliens("drusu vroon neeksi")
            .at("P1", "laebot")
            .hand("P0", "scrying-prism")
            .hand("P1", "signal-jammer, imp")
            .envelope("laebot", "spore")
    };
    prism()
        .begin()
        .acts("P0", "use scrying-prism; target P1")
        .actions(2)
        .void("scrying-prism")
        .act("P1", "use signal-jammer")
        .knows("P0", Place::hand(seat("P1")), "signal-jammer")
        .main("P0")
        .done();
    prism()
        .control("P1")
        .begin()
        .act("P0", "ready-hands")
        .acts("P0", "use scrying-prism; aim laebot")
        .main("P0")
        .knows("P0", Place::envelope(common::planet("laebot")), "spore")
        .knows("P2", Place::envelope(common::planet("laebot")), "")
        .done();
}

#[test]
fn example_x8_displacer() {
    let holder = |clock| {
        aliens("drusu vroon neeksi")
            .hand("P0", "ovoid, temporal-displacer")
            .clock(clock)
            .begin()
    };
    let offered = holder(6).act("P0", "use temporal-displacer");
    assert_eq!(
        offered.legal("P0"),
        [
            "-6", "-5", "-4", "-3", "-2", "-1", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8"
        ]
        .map(|steps| format!("clock {steps}"))
    );
    offered.act("P0", "clock -6").clock(0).over(Some("P0"));
    let offered = holder(45).act("P0", "use temporal-displacer");
    assert_eq!(offered.legal("P0").len(), 11);
    offered
        .can("P0", "clock +3")
        .refuse("P0", "clock +4", "CM-239")
        .done();
    holder(5)
        .acts("P0", "use temporal-displacer; clock -4")
        .clock(1)
        .act("P0", "end-turn")
        .over(Some("P0"));
}

#[test]
fn example_x9_rockets() {
    aliens("drusu vroon neeksi")
        .at("P0", "cphov")
        .hand("P0", "evasion-rockets, booster-rockets")
        .begin()
        .acts("P0", "move s0; move y0; glide y3")
        .refuse("P0", "glide y1", "CM-254")
        .act("P0", "move s6")
        .actions(0)
        .at("P0", "s6")
        .done();
    let boost = aliens("drusu vroon neeksi")
        .at("P0", "cphov")
        .hand("P0", "booster-rockets")
        .begin()
        .act("P0", "use booster-rockets");
    assert_eq!(boost.legal("P0").len(), 24);
    boost
        .act("P0", "to guriwan")
        .actions(0)
        .hand("P0", "booster-rockets")
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
fn example_x13_toxic_planet() {
    aliens("atturnuk drusu vroon")
        .at("P0", "guriwan")
        .at("P1", "guriwan")
        .actions(2)
        .hand("P0", "imp")
        .begin()
        .refuse("P0", "control", "CM-061")
        .refuse("P0", "attack P1", "CM-061")
        .done();
    aliens("drusu atturnuk vroon")
        .at("P0", "guriwan")
        .at("P1", "guriwan")
        .begin()
        .dice(&[1, 2, 3, 4])
        .acts("P0", "attack P1; pay action")
        .done();
    aliens("atturnuk drusu vroon")
        .at("P0", "guriwan")
        .actions(2)
        .hand("P0", "polymorpher")
        .begin()
        .acts("P0", "control; show polymorpher")
        .knows("P1", Place::hand(seat("P0")), "polymorpher")
        .acts("P0", "silent; access; stow polymorpher")
        .main("P0")
        .controller("guriwan", "P0")
        .act("P0", "move s5")
        .controller("guriwan", "nobody")
        .acts("P0", "end-turn")
        .done();
}

#[test]
fn example_x14_actions() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .at("P1", "dhizmurq")
        .hand(
            "P0",
            "quantum-accelerator, amnion-power-flux, booster-rockets",
        )
        .begin()
        .act("P0", "use quantum-accelerator")
        .actions(5)
        .act("P0", "use amnion-power-flux")
        .actions(4)
        .acts("P0", "move s1; pay flux")
        .actions(4)
        .act("P0", "move ob")
        .actions(3)
        .acts("P0", "control; pay flux")
        .actions(3)
        .acts("P0", "silent; return; use booster-rockets; to s2")
        .actions(0)
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
fn example_x16_the_last_click() {
    let last = || {
        aliens("neeksi drusu vroon")
            .at("P0", "s3")
            .at("P1", "oolu")
            .control("P1")
            .hand("P0", "hypertube, imp")
            .hand("P1", "spore")
            .envelope("oolu", "ovoid")
            .clock(1)
            .begin()
    };
    last()
        .act("P0", "end-turn")
        .acts("P1", "take ovoid; next; keep")
        .over(Some("P1"));
    last()
        .act("P0", "end-turn")
        .acts("P1", "next; next; next; next; keep")
        .over(None);
    last()
        .acts("P0", "use hypertube; give imp; aim oolu")
        .actions(2)
        .knows("P2", Place::envelope(common::planet("oolu")), "")
        .may("P2", "imp", Place::envelope(common::planet("oolu")), true)
        .knows("P1", Place::envelope(common::planet("oolu")), "ovoid, imp")
        .inside("oolu", "ovoid, imp")
        .done();
}

#[test]
fn example_x17_two_players() {
    use tabletop_core::{Quiet, Seeded};
    let aliens = [chaosmos::Alien::ATTURNUK, chaosmos::Alien::VROON];
    let game = chaosmos::Chaosmos::new(Setup::new(2).with_aliens(&aliens)).unwrap();
    let mut table = Quiet::new(Seeded::new(1));
    let mut state = game.start(&mut table);
    let first = game.legal_actions(&state, seat("P0"));
    assert_eq!(first.len(), 8);
    assert!(!first.contains(&"radiate cphov".parse().unwrap()));
    assert!(!first.contains(&"radiate guriwan".parse().unwrap()));
    game.apply(
        &mut state,
        seat("P0"),
        "radiate oolu".parse().unwrap(),
        &mut table,
    )
    .unwrap();
    assert_eq!(game.legal_actions(&state, seat("P1")).len(), 7);
    game.apply(
        &mut state,
        seat("P1"),
        "radiate ob".parse().unwrap(),
        &mut table,
    )
    .unwrap();
    for planet in chaosmos::Planet::all() {
        let cards = state.open().envelope_size(planet);
        assert_eq!(cards, if state.open().removed(planet) { 0 } else { 6 });
    }
    assert_eq!(state.open().hand_size(seat("P0")), 8);
    common::aliens("atturnuk vroon")
        .irradiate("oolu ob")
        .at("P0", "oolu")
        .begin()
        .refuse("P0", "control", "CM-072")
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

#[test]
fn example_x19_recovery() {
    aliens("drusu haghouhen vroon")
        .hand("P0", "recovery-bots")
        .void("ion-grenade, cataleptic-fog, recovery-bots")
        .begin()
        .act("P0", "use recovery-bots")
        .refuse("P0", "pick cataleptic-fog", "CM-084")
        .act("P0", "pick recovery-bots")
        .void("ion-grenade, cataleptic-fog, recovery-bots")
        .hand("P0", "recovery-bots")
        .actions(2)
        .done();
}

#[test]
fn example_x20_precedence() {
    let fight = |names: &str| {
        aliens(names)
            .at("P0", "s1")
            .at("P1", "s1")
            .hand(
                "P0",
                "voltaic-trident, war-cudgel, flash-rifle, poison-dart, subsonic-shock, havocium-blaster, ion-shield",
            )
            .hand("P1", "imp")
            .begin()
            .dice(&[5, 5, 1, 1])
            .acts("P0", "attack P1; pay action")
            .until("P0", "spoils")
            .acts("P0", "spoils; pick imp")
    };
    fight("haamflaagon drusu vroon")
        .no_fight()
        .main("P0")
        .done();
    fight("neeksi drusu vroon")
        .refuse("P0", "end-turn", "CM-178")
        .act("P0", "give imp")
        .done();
}

#[test]
fn example_x21_bunny() {
    let at = |space: &str, pool: &str, hand: &str| {
        aliens("drusu haghouhen vroon")
            .at("P0", space)
            .control("P0")
            .hand("P0", hand)
            .pool(pool)
            .begin()
    };
    let away = at("oolu", "smuggler-bunny", "imp").acts("P0", "trade; give imp");
    assert_eq!(away.legal("P0"), ["pick smuggler-bunny"]);
    away.act("P0", "pick smuggler-bunny")
        .refuse("P0", "trade", "CM-039")
        .done();
    let home = at(
        "dhizmurq",
        "smuggler-bunny, imp, imp, spore, ion-shield, spore-immunity",
        "imp",
    )
    .acts("P0", "trade; give imp");
    assert_eq!(home.legal("P0").len(), 5); // two of the six are Imps
    home.done();
    let bunny = at("oolu", "spore", "smuggler-bunny, imp").act("P0", "trade");
    assert_eq!(bunny.legal("P0"), ["give smuggler-bunny"]);
    bunny
        .acts("P0", "give smuggler-bunny; pick spore")
        .hand("P0", "imp, spore")
        .done();
    at("oolu", "spore", "imp")
        .refuse("P0", "trade", "CM-044")
        .done();
}

#[test]
fn example_x22_ready_hands() {
    aliens("vroon drusu neeksi")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P1")
        .hand("P1", "ovoid, imp")
        .hand("P0", "spore")
        .envelope("ob", "")
        .begin()
        .refuse("P0", "attack P1", "CM-089")
        .act("P0", "ready-hands")
        .acts("P1", "stow ovoid; next")
        .until("P0", "attack P1")
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .until("P0", "banish")
        .acts("P0", "banish; seize; silent")
        .controller("ob", "P0")
        .inside("ob", "ovoid")
        .at("P1", "dhizmurq")
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
