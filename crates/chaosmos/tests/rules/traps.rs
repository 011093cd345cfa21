//! CM-210 to CM-222.

use chaosmos::{Happening, Place};

use crate::common::{Facts, aliens, planet};

fn trapped() -> Facts {
    aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .envelope("ob", "ovoid")
        .face_up("ob", "telethwarter-trap", "P1")
}

/// CM-210 to CM-214: home, the turn is over, the envelope back in the box, the Trap in the Void, nothing seen.
#[test]
fn a_trap_springs() {
    trapped()
        .hand("P0", "imp")
        .begin()
        .acts("P0", "control; pass")
        .at("P0", "dhizmurq")
        .active("P1")
        .controller("ob", "nobody")
        .void("telethwarter-trap")
        .inside("ob", "ovoid")
        .knows("P0", Place::envelope(planet("ob")), "")
        .done();
}

/// CM-215: it works at home too.
#[test]
fn a_trap_at_home() {
    aliens("drusu neeksi vroon")
        .at("P0", "dhizmurq")
        .face_up("dhizmurq", "telethwarter-trap", "P1")
        .begin()
        .act("P0", "control")
        .at("P0", "dhizmurq")
        .controller("dhizmurq", "nobody")
        .active("P1")
        .done();
}

/// CM-216 to CM-219: the own Trap: silent or sprung, only as control is taken.
#[test]
fn the_own_trap() {
    let own = || {
        aliens("drusu neeksi vroon")
            .at("P0", "ob")
            .envelope("ob", "imp")
            .face_up("ob", "telethwarter-trap", "P0")
            .begin()
            .act("P0", "control")
    };
    let choice = own();
    assert_eq!(choice.legal("P0"), ["silent", "spring"]);
    choice
        .act("P0", "silent")
        .not_told(|event| matches!(event, Happening::Announced { .. }))
        .main("P0")
        .inside("ob", "imp, telethwarter-trap")
        .done();
    own()
        .act("P0", "spring")
        .at("P0", "dhizmurq")
        .active("P1")
        .void("telethwarter-trap")
        .done();
    // The question comes without a Trap as well; not when everybody sees that the envelope is empty.
    let none = aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .envelope("ob", "imp")
        .begin()
        .act("P0", "control");
    assert_eq!(none.legal("P0"), ["silent"]);
    none.done();
    aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .envelope("ob", "")
        .begin()
        .act("P0", "control")
        .main("P0")
        .done();
}

/// CM-220: a Jammer.
#[test]
fn a_jammed_trap() {
    trapped()
        .hand("P0", "signal-jammer")
        .begin()
        .acts("P0", "control; use signal-jammer")
        .controller("ob", "P0")
        .actions(2)
        .void("telethwarter-trap")
        .hand("P0", "signal-jammer")
        .knows("P0", Place::envelope(planet("ob")), "ovoid")
        .done();
    // In the pool, the Jammer can be in nobody's hand: nobody is asked.
    trapped()
        .pool("signal-jammer")
        .hand("P0", "imp")
        .begin()
        .act("P0", "control")
        .active("P1")
        .done();
}

/// CM-221: somebody who takes control in another's turn can be trapped too.
#[test]
fn trapped_off_turn() {
    aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P0")
        .hand("P0", "imp")
        .face_up("ob", "telethwarter-trap", "P0")
        .begin()
        .dice(&[1, 1, 5, 5])
        .acts("P0", "attack P1; pay action")
        .until("P1", "spoils")
        .acts("P1", "spoils; pick-nothing; seize")
        .at("P1", "sykloakis")
        .controller("ob", "nobody")
        .main("P0")
        .active("P0")
        .done();
}
