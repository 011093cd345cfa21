//! CM-223 to CM-233.

use chaosmos::{Happening, Place};

use crate::common::{Facts, aliens, planet};

fn vault(hand: &str, inside: &str) -> Facts {
    aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .hand("P0", hand)
        .envelope("ob", inside)
        .face_up("ob", "magnetostatic-vault", "P1")
}

/// CM-223 to CM-225, CM-083: looking and stowing yes, taking no.
#[test]
fn a_locked_envelope() {
    vault("imp", "ovoid")
        .begin()
        .act("P0", "control")
        .knows(
            "P0",
            Place::envelope(planet("ob")),
            "ovoid, magnetostatic-vault",
        )
        .acts("P0", "access; stow imp; next")
        .refuse("P0", "take ovoid", "CM-223")
        .main("P0")
        .inside("ob", "imp, ovoid, magnetostatic-vault")
        .acts("P0", "move s1; move ob")
        .act("P0", "end-turn")
        .done();
    vault("imp", "ovoid")
        .begin()
        .acts("P0", "control; access; next; next")
        .refuse("P0", "take ovoid", "CM-223")
        .done();
}

/// CM-226, CM-232: no Key is needed to turn it up, and it never hinders its owner.
#[test]
fn the_owner_is_free() {
    aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .control("P0")
        .envelope("ob", "imp, magnetostatic-vault")
        .begin()
        .acts("P0", "access; turn-up magnetostatic-vault")
        .main("P0")
        .acts("P0", "return; control; silent; access; take imp")
        .main("P0")
        .hand("P0", "imp")
        .done();
}

/// CM-227 to CM-230: a Key, in hand or inside, opens; it stays where it is; then everything is free.
#[test]
fn keys() {
    for (hand, inside, unlock) in [
        ("magnetostatic-key", "ovoid", "unlock hand"),
        ("", "ovoid, magnetostatic-key", "unlock envelope"),
    ] {
        vault(hand, inside)
            .begin()
            .acts("P0", "control; access")
            .act("P0", unlock)
            .told(|event| matches!(event, Happening::KeyShown { .. }))
            .acts("P0", "turn-down; take ovoid; take magnetostatic-vault")
            .main("P0")
            .inside(
                "ob",
                if hand.is_empty() {
                    "magnetostatic-key"
                } else {
                    ""
                },
            )
            .done();
    }
}

/// CM-228: a Key inside may be taken out unrevealed.
#[test]
fn a_key_is_never_locked() {
    vault("", "ovoid, magnetostatic-key")
        .begin()
        .acts("P0", "control; access; next; take magnetostatic-key")
        .main("P0")
        .hand("P0", "magnetostatic-key")
        .done();
}

/// CM-231: a Vault that was opened locks again for the next, and for the same player after losing control.
#[test]
fn it_locks_again() {
    vault("magnetostatic-key", "ovoid")
        .begin()
        .acts(
            "P0",
            "control; access; unlock hand; next; stow magnetostatic-key; next",
        )
        .main("P0")
        .acts("P0", "return; control")
        .told(|event| matches!(event, Happening::Announced { .. }))
        .acts("P0", "access; next")
        .refuse("P0", "take ovoid", "CM-223")
        .done();
}

/// CM-233: a Vault does not hide cards from a scry.
#[test]
fn a_vault_hides_nothing() {
    vault("scrying-prism", "ovoid")
        .begin()
        .acts("P0", "use scrying-prism; aim ob")
        .knows(
            "P0",
            Place::envelope(planet("ob")),
            "ovoid, magnetostatic-vault",
        )
        .done();
}
