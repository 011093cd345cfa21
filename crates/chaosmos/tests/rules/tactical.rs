//! CM-234 to CM-266, CM-300.

use chaosmos::{Happening, Place, Turn};

use crate::common::{aliens, planet, seat};

/// CM-234 to CM-236: the Hypertube.
#[test]
fn hypertube() {
    let tube = || {
        aliens("drusu neeksi vroon")
            .at("P0", "s1")
            .hand("P0", "hypertube, imp")
    };
    tube()
        .face_up("oolu", "telethwarter-trap", "P1")
        .envelope("oolu", "")
        .begin()
        .acts("P0", "use hypertube; give imp; aim oolu")
        .actions(2)
        .void("hypertube")
        .inside("oolu", "imp, telethwarter-trap")
        .knows("P0", Place::envelope(planet("oolu")), "imp")
        .knows("P1", Place::envelope(planet("oolu")), "telethwarter-trap")
        .told(|event| matches!(event, Happening::Card { to, .. } if *to == Place::envelope(planet("oolu"))))
        .done();
    aliens("drusu neeksi vroon")
        .hand("P0", "hypertube")
        .begin()
        .refuse("P0", "use hypertube", "CM-040")
        .done();
    aliens("drusu neeksi")
        .irradiate("oolu ob")
        .hand("P0", "hypertube, imp")
        .begin()
        .acts("P0", "use hypertube; give imp")
        .refuse("P0", "aim oolu", "CM-235")
        .done();
}

/// CM-237: the Accelerator.
#[test]
fn quantum_accelerator() {
    aliens("drusu neeksi vroon")
        .hand("P0", "quantum-accelerator")
        .begin()
        .act("P0", "use quantum-accelerator")
        .actions(5)
        .void("quantum-accelerator")
        .done();
}

/// CM-238 to CM-243: the Displacer; it never comes back.
#[test]
fn temporal_displacer() {
    aliens("drusu neeksi vroon")
        .hand("P0", "temporal-displacer, recovery-bots")
        .clock(47)
        .void("imp, ion-grenade".split(", ").nth(1).unwrap_or(""))
        .begin()
        .acts("P0", "use temporal-displacer")
        .refuse("P0", "clock +2", "CM-239")
        .act("P0", "clock +1")
        .clock(48)
        .acts("P0", "use recovery-bots")
        .refuse("P0", "pick temporal-displacer", "CM-084")
        .done();
}

/// CM-245, CM-246: Recovery Bots; a full hand is no obstacle; an empty Void is.
#[test]
fn recovery_bots() {
    aliens("drusu neeksi vroon")
        .hand("P0", "recovery-bots, imp, imp, imp, spore, spore, spore")
        .void("ion-grenade")
        .begin()
        .acts("P0", "use recovery-bots; pick ion-grenade")
        .hand("P0", "ion-grenade, imp, imp, imp, spore, spore, spore")
        .void("recovery-bots")
        .actions(2)
        .done();
    aliens("drusu neeksi vroon")
        .hand("P0", "recovery-bots")
        .void("cataleptic-fog, temporal-displacer")
        .begin()
        .refuse("P0", "use recovery-bots", "CM-040")
        .done();
}

/// CM-252: Booster Rockets. CM-253, CM-254: Evasion Rockets.
#[test]
fn rockets() {
    aliens("drusu neeksi vroon")
        .at("P0", "y0")
        .hand("P0", "evasion-rockets, booster-rockets")
        .begin()
        .act("P0", "glide y4")
        .actions(3)
        .refuse("P0", "glide y0", "CM-254")
        .act("P0", "move y1")
        .act("P0", "glide y0") // an Action was spent in between
        .hand("P0", "evasion-rockets, booster-rockets")
        .refuse("P0", "use booster-rockets", "CM-041")
        .done();
    aliens("drusu neeksi vroon")
        .at("P0", "s0")
        .hand("P0", "evasion-rockets")
        .begin()
        .refuse("P0", "glide y0", "CM-254")
        .done();
}

/// CM-255: the Hypergate.
#[test]
fn hypergate() {
    aliens("drusu neeksi vroon")
        .at("P0", "s1")
        .hand("P0", "planetary-hypergate")
        .face_up("oolu", "planetary-base", "P0")
        .begin()
        .act("P0", "use planetary-hypergate")
        .at("P0", "oolu")
        .actions(2)
        .tokens("P0", 3)
        .hand("P0", "planetary-hypergate")
        .done();
    let two = aliens("drusu neeksi vroon")
        .at("P0", "s1")
        .hand("P0", "planetary-hypergate")
        .face_up("oolu", "planetary-base", "P0")
        .face_up("ob", "planetary-base", "P0")
        .begin()
        .act("P0", "use planetary-hypergate");
    assert_eq!(two.legal("P0"), ["aim ob", "aim oolu"]);
    two.act("P0", "aim ob").at("P0", "ob").done();
    aliens("drusu neeksi vroon")
        .hand("P0", "planetary-hypergate")
        .begin()
        .refuse("P0", "use planetary-hypergate", "CM-040")
        .done();
}

/// CM-256: the Transceiver.
#[test]
fn transceiver() {
    let oolu = Place::envelope(planet("oolu"));
    aliens("drusu neeksi vroon")
        .at("P0", "s1")
        .hand("P0", "planetary-transceiver")
        .envelope("oolu", "ovoid, imp")
        .face_up("oolu", "planetary-base", "P0")
        .begin()
        .act("P0", "use planetary-transceiver")
        .knows("P0", oolu, "ovoid, imp, planetary-base")
        .cannot("P0", "pick planetary-base")
        .act("P0", "pick ovoid")
        .hand("P0", "planetary-transceiver, ovoid")
        .actions(3)
        .knows("P1", oolu, "planetary-base")
        .may("P1", "ovoid", oolu, true)
        .refuse("P0", "use planetary-transceiver", "CM-039")
        .done();
    aliens("drusu neeksi vroon")
        .hand(
            "P0",
            "planetary-transceiver, imp, imp, imp, spore, spore, spore",
        )
        .envelope("oolu", "ovoid")
        .face_up("oolu", "planetary-base", "P0")
        .begin()
        .refuse("P0", "use planetary-transceiver", "CM-085")
        .done();
}

/// CM-257, CM-259: Amnion Strike, once per turn.
#[test]
fn amnion_strike() {
    aliens("drusu neeksi vroon")
        .at("P0", "s1")
        .at("P1", "s1")
        .at("P2", "s1")
        .hand("P0", "amnion-strike")
        .actions(0)
        .begin()
        .dice(&[3, 4, 3, 4])
        .acts("P0", "attack P1; pay strike")
        .main("P0")
        .refuse("P0", "attack P2", "CM-041")
        .done();
}

/// CM-260: the Power Flux: two points of different kinds, this turn only.
#[test]
fn power_flux() {
    aliens("drusu neeksi vroon")
        .at("P0", "s1")
        .at("P1", "s2")
        .hand("P0", "amnion-power-flux")
        .actions(1)
        .begin()
        .act("P0", "use amnion-power-flux")
        .actions(0)
        .act("P0", "move s2") // flux is the only way to pay
        .refuse("P0", "move s3", "CM-041")
        .refuse("P0", "use amnion-power-flux", "CM-039")
        .act("P0", "attack P1")
        .can("P0", "pay flux")
        .cannot("P0", "pay action")
        .dice(&[3, 4, 3, 4])
        .act("P0", "pay flux")
        .main("P0")
        .refuse("P0", "control", "CM-072")
        .done();
}

/// CM-261, CM-262: the Claw takes a random card; a hand too large gives one back.
#[test]
fn claw() {
    let ob = Place::envelope(planet("ob"));
    aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P1")
        .hand(
            "P0",
            "claw-of-sykloakis, imp, imp, imp, spore, spore, spore",
        )
        .envelope("ob", "ovoid, ion-shield")
        .begin()
        .act("P0", "ready-hands")
        .until("P0", "use claw-of-sykloakis")
        .blind("ovoid")
        .act("P0", "use claw-of-sykloakis")
        .knows("P1", Place::hand(seat("P0")), "claw-of-sykloakis, ovoid")
        .may("P2", "ovoid", Place::hand(seat("P0")), true)
        .refuse("P0", "end-turn", "CM-262")
        .act("P0", "give imp")
        .knows("P1", ob, "imp, ion-shield")
        .inside("ob", "imp, ion-shield")
        .refuse("P0", "use claw-of-sykloakis", "CM-039")
        .done();
    aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .hand("P0", "claw-of-sykloakis")
        .begin()
        .refuse("P0", "use claw-of-sykloakis", "CM-040")
        .done();
}

/// CM-263, CM-300: the Claw may fail: on a Vault, or where nothing lies face-down.
#[test]
fn the_claw_fails() {
    for (kind, inside) in [("magnetostatic-vault", "imp"), ("telethwarter-trap", "")] {
        aliens("drusu neeksi vroon")
            .at("P0", "ob")
            .at("P1", "ob")
            .control("P1")
            .hand("P0", "claw-of-sykloakis")
            .envelope("ob", inside)
            .face_up("ob", kind, "P1")
            .begin()
            .act("P0", "ready-hands")
            .until("P0", "use claw-of-sykloakis")
            .act("P0", "use claw-of-sykloakis")
            .told(|event| matches!(event, Happening::ClawMissed { .. }))
            .hand("P0", "claw-of-sykloakis")
            .refuse("P0", "use claw-of-sykloakis", "CM-039")
            .done();
    }
}

/// CM-264, CM-265: the Drop Capsule takes control; toxicity and Traps count.
#[test]
fn drop_capsule() {
    let drop = |names: &str, hand: &str| {
        aliens(names)
            .at("P0", "guriwan")
            .at("P1", "guriwan")
            .control("P1")
            .hand("P0", hand)
            .envelope("guriwan", "ovoid")
    };
    drop("drusu neeksi vroon", "guerrilla-drop-capsule")
        .begin()
        .refuse("P0", "use guerrilla-drop-capsule", "CM-089")
        .acts("P0", "ready-hands; use guerrilla-drop-capsule")
        .controller("guriwan", "P0")
        .void("guerrilla-drop-capsule")
        .actions(3)
        .acts("P0", "silent")
        .done();
    drop("atturnuk neeksi drusu", "guerrilla-drop-capsule")
        .begin()
        .act("P0", "ready-hands")
        .main("P0")
        .refuse("P0", "use guerrilla-drop-capsule", "CM-061")
        .done();
    drop(
        "atturnuk neeksi drusu",
        "guerrilla-drop-capsule, polymorpher",
    )
    .begin()
    .acts(
        "P0",
        "ready-hands; use guerrilla-drop-capsule; show polymorpher",
    )
    .controller("guriwan", "P0")
    .done();
    drop("drusu neeksi vroon", "guerrilla-drop-capsule")
        .face_up("guriwan", "telethwarter-trap", "P1")
        .begin()
        .acts("P0", "ready-hands; use guerrilla-drop-capsule")
        .at("P0", "dhizmurq")
        .void("guerrilla-drop-capsule, telethwarter-trap")
        .done();
}

/// CM-250, CM-251, CM-266: the Bunny is the one pool trade of the turn; kept cards are shown and known.
#[test]
fn bunny_and_kept_cards() {
    aliens("drusu neeksi vroon")
        .at("P0", "oolu")
        .control("P0")
        .hand("P0", "smuggler-bunny")
        .pool("imp")
        .used(Turn::TRADE)
        .begin()
        .refuse("P0", "trade", "CM-039")
        .done();
    aliens("drusu neeksi vroon")
        .at("P0", "s1")
        .hand("P0", "amnion-power-flux, imp")
        .begin()
        .act("P0", "use amnion-power-flux")
        .knows("P1", Place::hand(seat("P0")), "amnion-power-flux")
        .done();
}
