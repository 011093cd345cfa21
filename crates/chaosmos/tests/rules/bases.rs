//! CM-193 to CM-209, CM-299, CM-103, CM-107.

use chaosmos::{Happening, Place};

use crate::common::{Facts, aliens, planet};

fn base(inside: &str) -> Facts {
    aliens("drusu neeksi vroon")
        .at("P0", "oolu")
        .at("P1", "s7")
        .envelope("oolu", inside)
        .face_up("oolu", "planetary-base", "P1")
        .hand("P0", "war-cudgel, subsonic-shock, spore")
        .hand("P1", "ion-grenade")
}

/// CM-103, CM-107: activating and turning down, both announced.
#[test]
fn activation() {
    aliens("drusu neeksi vroon")
        .at("P0", "oolu")
        .control("P0")
        .envelope("oolu", "planetary-base, imp")
        .begin()
        .act("P0", "activate-base")
        .told(|event| matches!(event, Happening::BaseUp { .. }))
        .actions(2)
        .base("oolu", "P0")
        .knows("P2", Place::envelope(planet("oolu")), "planetary-base")
        .refuse("P0", "activate-base", "CM-101")
        .acts("P0", "access; turn-down")
        .told(|event| matches!(event, Happening::BaseDown { .. }))
        .base("oolu", "nobody")
        .done();
    aliens("drusu neeksi vroon")
        .at("P0", "oolu")
        .control("P0")
        .hand("P0", "planetary-base")
        .begin()
        .refuse("P0", "activate-base", "CM-084") // CM-104: in hand, not inside
        .done();
}

/// CM-193, CM-194, CM-195: only the owner takes control; then the Base cannot be attacked.
#[test]
fn who_may_control() {
    base("imp").begin().refuse("P0", "control", "CM-077").done();
    base("imp")
        .at("P1", "oolu")
        .turn("P1")
        .begin()
        .act("P1", "control")
        .controller("oolu", "P1")
        .act("P1", "end-turn")
        .acts("P2", "end-turn")
        .acts("P0", "ready-hands")
        .main("P0")
        .refuse("P0", "attack oolu", "CM-195")
        .can("P0", "attack P1")
        .done();
}

/// CM-196 to CM-199: the owner plays from afar, only what lies in the envelope, and sees it.
#[test]
fn a_base_fights() {
    base(
        "imp, hypertube, mecha-quake, war-cudgel"
            .replace("war-cudgel", "flash-rifle")
            .as_str(),
    )
    .begin()
    .dice(&[5, 5, 1, 1])
    .acts("P0", "attack oolu; pay action")
    .awaits("P1")
    .knows(
        "P1",
        Place::envelope(planet("oolu")),
        "imp, hypertube, mecha-quake, flash-rifle, planetary-base",
    )
    .refuse("P1", "play ion-grenade", "CM-008")
    .refuse("P1", "play hypertube", "CM-113")
    .refuse("P1", "play mecha-quake", "CM-113")
    .act("P1", "play imp")
    .totals(10, 3)
    .done();
}

/// CM-198, CM-200: a Base has no resistance; the attacker's count.
#[test]
fn resistance_and_bases() {
    aliens("haghouhen drusu vroon")
        .at("P0", "oolu")
        .hand("P0", "subsonic-shock, imp")
        .envelope("oolu", "voltaic-trident, spore")
        .face_up("oolu", "planetary-base", "P1")
        .begin()
        .dice(&[1, 1, 5, 4])
        .acts("P0", "attack oolu; pay action; play subsonic-shock")
        .totals(4, 9) // Drusu would resist
        .act("P0", "pass")
        .act("P1", "play voltaic-trident")
        .totals(4, 9) // the Haghouhen are immune
        .done();
}

/// CM-201, CM-202: after a victory the owner banishes or does nothing; no spoils.
#[test]
fn a_base_wins() {
    let win = || {
        base("imp")
            .begin()
            .dice(&[1, 1, 5, 5])
            .acts("P0", "attack oolu; pay action")
            .until("P1", "banish")
    };
    let choice = win();
    assert_eq!(choice.legal("P1"), ["banish", "pass"]);
    choice.act("P1", "pass").main("P0").at("P0", "oolu").done();
    win()
        .act("P1", "banish")
        .at("P0", "dhizmurq")
        .active("P1")
        .done();
}

/// CM-203, CM-204, CM-208: a beaten Base lies face-down in an envelope that is the attacker's; spent cards go to the Void.
#[test]
fn a_base_is_beaten() {
    base("ion-shield, nano-fabricator")
        .begin()
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack oolu; pay action")
        .acts(
            "P1",
            "play ion-shield; play nano-fabricator; copy ion-shield",
        )
        .main("P0")
        .controller("oolu", "P0")
        .actions(2)
        .inside("oolu", "ion-shield, planetary-base")
        .void("nano-fabricator")
        .act("P0", "activate-base")
        .base("oolu", "P0")
        .done();
}

/// CM-205: a drawn combat changes nothing.
#[test]
fn a_draw_with_a_base() {
    base("spore")
        .begin()
        .dice(&[2, 3, 2, 3])
        .acts("P0", "attack oolu; pay action")
        .main("P0")
        .base("oolu", "P1")
        .controller("oolu", "nobody")
        .done();
}

/// CM-206: a Drop Capsule only boxes the envelope under a Base.
#[test]
fn a_capsule_and_a_base() {
    aliens("drusu neeksi vroon")
        .at("P0", "oolu")
        .at("P1", "oolu")
        .control("P1")
        .hand("P0", "guerrilla-drop-capsule")
        .face_up("oolu", "planetary-base", "P1")
        .begin()
        .acts("P0", "ready-hands; use guerrilla-drop-capsule")
        .controller("oolu", "nobody")
        .base("oolu", "P1")
        .void("guerrilla-drop-capsule")
        .done();
}

/// CM-207: one player may own both Bases.
#[test]
fn two_bases() {
    aliens("drusu neeksi vroon")
        .at("P0", "oolu")
        .control("P0")
        .envelope("oolu", "planetary-base")
        .face_up("ob", "planetary-base", "P0")
        .begin()
        .act("P0", "activate-base")
        .base("oolu", "P0")
        .base("ob", "P0")
        .done();
}

/// CM-209: a Base shot from another space falls, and its envelope stays in the box.
#[test]
fn a_base_falls_from_afar() {
    aliens("drusu neeksi vroon")
        .at("P0", "s4")
        .hand("P0", "assault-catapult")
        .envelope("oolu", "spore")
        .face_up("oolu", "planetary-base", "P1")
        .begin()
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack oolu; pay action")
        .main("P0")
        .base("oolu", "nobody")
        .controller("oolu", "nobody")
        .inside("oolu", "spore, planetary-base")
        .done();
}

/// CM-299: a victorious Base claims no envelope.
#[test]
fn a_base_claims_nothing() {
    let shot = || {
        aliens("drusu neeksi vroon")
            .at("P0", "ob")
            .control("P0")
            .hand("P0", "assault-catapult")
            .envelope("dhizmurq", "spore")
            .face_up("dhizmurq", "planetary-base", "P1")
            .begin()
            .dice(&[1, 1, 5, 5])
            .acts("P0", "attack dhizmurq; pay action")
            .until("P1", "banish")
    };
    shot()
        .act("P1", "pass")
        .main("P0")
        .controller("ob", "P0")
        .done();
    shot()
        .act("P1", "banish")
        .controller("ob", "nobody")
        .at("P0", "dhizmurq")
        .done();
}
