//! CM-157 to CM-172, CM-298.

use chaosmos::Happening;

use crate::common::{Facts, aliens};

fn duel(hands: (&str, &str)) -> Facts {
    aliens("drusu neeksi vroon")
        .at("P0", "s3")
        .at("P1", "s3")
        .hand("P0", hands.0)
        .hand("P1", hands.1)
}

/// CM-157 to CM-160: the Nano Fabricator copies a card on a table, in every respect, and is spent.
#[test]
fn nano_fabricator() {
    duel(("nano-fabricator, imp-food, spore, targeting-computer", "imp, war-cudgel, imp-immunity"))
        .begin()
        .dice(&[2, 2, 1, 3])
        .acts("P0", "attack P1; pay action")
        .refuse("P0", "play nano-fabricator", "CM-113") // nothing lies there yet
        .act("P0", "pass")
        .act("P1", "play imp")
        .totals(4, 5)
        .act("P0", "play imp-food")
        .act("P0", "play nano-fabricator")
        .refuse("P0", "copy war-cudgel", "CM-158")
        .act("P0", "copy imp")
        .totals(6, 5) // fed, and not countered
        .act("P1", "play imp-immunity")
        .totals(4, 5)
        .act("P0", "play targeting-computer")
        .totals(0, 1)
        .until("P1", "spoils")
        .void("nano-fabricator")
        .done();
}

/// CM-158: neither a Fear nor a Computer can be copied.
#[test]
fn nano_fabricator_limits() {
    duel((
        "nano-fabricator, cosmic-fear, targeting-computer, spore",
        "imp",
    ))
    .begin()
    .dice(&[1, 1, 5, 5])
    .acts("P0", "attack P1; pay action; play targeting-computer")
    .refuse("P0", "play nano-fabricator", "CM-113")
    .act("P0", "play cosmic-fear")
    .awaits("P1")
    .act("P1", "play imp")
    .acts("P0", "play nano-fabricator")
    .refuse("P0", "copy cosmic-fear", "CM-158")
    .can("P0", "copy imp")
    .done();
}

/// CM-161 to CM-163: Cosmic Fear.
#[test]
fn cosmic_fear() {
    duel(("cosmic-fear, imp, war-cudgel, spore", "imp, spore, spore"))
        .begin()
        .dice(&[1, 2, 2, 2])
        .acts("P0", "attack P1; pay action; play cosmic-fear")
        .awaits("P1")
        .act("P1", "play imp")
        .awaits("P1")
        .act("P1", "pass")
        .awaits("P0")
        .act("P0", "play imp")
        .totals(4, 5)
        .awaits("P0")
        .act("P0", "pass")
        .until("P1", "spoils")
        .void("cosmic-fear")
        .done();
}

/// CM-164, CM-165: the Targeting Computer.
#[test]
fn targeting_computer() {
    duel(("targeting-computer, imp", "spore"))
        .begin()
        .dice(&[1, 1, 5, 5])
        .acts("P0", "attack P1; pay action; play targeting-computer")
        .totals(0, 0)
        .act("P0", "play imp")
        .totals(1, 0)
        .until("P0", "spoils")
        .hand("P0", "targeting-computer, imp")
        .done();
    duel(("targeting-computer", "spore"))
        .begin()
        .dice(&[1, 1, 0, 0])
        .acts("P0", "attack P1; pay action")
        .cannot("P0", "play targeting-computer")
        .until("P1", "spoils")
        .done();
}

/// CM-166, CM-167, CM-298: Mecha-Quake against a Base only; its mirror; the Computer leaves it alone.
#[test]
fn mecha_quake() {
    duel(("mecha-quake, imp", "spore"))
        .begin()
        .dice(&[1, 1, 5, 5])
        .acts("P0", "attack P1; pay action")
        .refuse("P0", "play mecha-quake", "CM-113")
        .done();
    let base = || {
        aliens("drusu neeksi vroon")
            .at("P0", "oolu")
            .hand("P0", "mecha-quake, targeting-computer, imp")
            .envelope("oolu", "spore, spore")
            .face_up("oolu", "planetary-base", "P1")
            .begin()
    };
    base()
        .dice(&[2, 4, 5, 5, 0])
        .acts("P0", "attack oolu; pay action; play mecha-quake")
        .told(|event| matches!(event, Happening::Quaked { face: 0, adds: 4 }))
        .totals(10, 10)
        .act("P0", "play targeting-computer")
        .totals(4, 0)
        .done();
    base()
        .dice(&[2, 4, 5, 5, 3])
        .acts("P0", "attack oolu; pay action; play mecha-quake")
        .totals(9, 10)
        .done();
}

/// CM-168 to CM-171: the Fog.
#[test]
fn cataleptic_fog() {
    aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P1")
        .hand("P0", "spore")
        .hand("P1", "cataleptic-fog, ovoid")
        .envelope("ob", "imp")
        .begin()
        .act("P0", "ready-hands")
        .until("P0", "attack P1")
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .acts("P1", "use cataleptic-fog; to s1")
        .no_fight()
        .at("P1", "s1")
        .controller("ob", "nobody")
        .hand("P1", "ovoid")
        .void("cataleptic-fog")
        .main("P0")
        .done();
    // Staying keeps the envelope.
    aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P1")
        .hand("P0", "spore")
        .hand("P1", "cataleptic-fog, ovoid")
        .begin()
        .act("P0", "ready-hands")
        .until("P0", "attack P1")
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .acts("P1", "use cataleptic-fog; stay")
        .controller("ob", "P1")
        .done();
    let tables = chaosmos::Components::standard();
    assert!(!tables.cards[chaosmos::Kind::CATALEPTIC_FOG.index()].recoverable);
}

/// CM-168: the window opens on public facts alone, also without the card; not when the Fog lies in the Void.
#[test]
fn the_window_of_the_fog() {
    duel(("spore", "imp"))
        .begin()
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .until("P1", "pass")
        .act("P1", "pass")
        .asked("P1")
        .refuse("P1", "use cataleptic-fog", "CM-008")
        .done();
    duel(("spore", "imp"))
        .void("cataleptic-fog")
        .begin()
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action; pass")
        .awaits("P0")
        .can("P0", "spoils")
        .done();
}

/// CM-172: a loser to a Base may use Fog; a beaten Base may not.
#[test]
fn fog_and_bases() {
    aliens("drusu neeksi vroon")
        .at("P0", "oolu")
        .hand("P0", "cataleptic-fog")
        .envelope("oolu", "spore")
        .face_up("oolu", "planetary-base", "P1")
        .begin()
        .dice(&[1, 1, 5, 5])
        .acts("P0", "attack oolu; pay action")
        .acts("P0", "use cataleptic-fog; to s4")
        .at("P0", "s4")
        .base("oolu", "P1")
        .done();
    aliens("drusu neeksi vroon")
        .at("P0", "oolu")
        .hand("P1", "cataleptic-fog")
        .envelope("oolu", "spore")
        .face_up("oolu", "planetary-base", "P1")
        .begin()
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack oolu; pay action")
        .main("P0")
        .controller("oolu", "P0")
        .base("oolu", "nobody")
        .done();
}
