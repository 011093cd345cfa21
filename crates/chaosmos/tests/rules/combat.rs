//! CM-108 to CM-132, CM-296, CM-297.

use chaosmos::{Happening, Place};

use crate::common::{Facts, aliens, seat};

fn duel(names: &str, hands: (&str, &str)) -> Facts {
    aliens(names)
        .at("P0", "s3")
        .at("P1", "s3")
        .hand("P0", hands.0)
        .hand("P1", hands.1)
}

/// CM-108, CM-111: an attack costs an Action, hits the own space, and needs no envelope.
#[test]
fn attacks() {
    duel("drusu vroon neeksi", ("imp", "imp"))
        .at("P2", "s4")
        .begin()
        .refuse("P0", "attack P2", "CM-108")
        .refuse("P0", "attack P0", "CM-112")
        .dice(&[1, 2, 3, 4])
        .acts("P0", "attack P1; pay action")
        .actions(2)
        .done();
    duel("drusu vroon neeksi", ("imp", "imp"))
        .actions(0)
        .begin()
        .refuse("P0", "attack P1", "CM-041")
        .done();
}

/// CM-109, CM-110, CM-112: each opponent and each Base once per turn, whatever comes of it.
#[test]
fn once_per_turn() {
    duel("drusu vroon neeksi", ("imp", "imp"))
        .at("P0", "oolu")
        .at("P1", "oolu")
        .face_up("oolu", "planetary-base", "P2")
        .begin()
        .dice(&[3, 4, 3, 4, 3, 4, 3, 4])
        .acts("P0", "attack P1; pay action; pass")
        .main("P0")
        .refuse("P0", "attack P1", "CM-109")
        .acts("P0", "attack oolu; pay action; pass")
        .main("P0")
        .refuse("P0", "attack oolu", "CM-109")
        .act("P0", "end-turn")
        .done();
}

/// CM-113, CM-114, CM-125: only Combat cards, from hand, one at a time, for all to see.
#[test]
fn only_combat_cards() {
    duel(
        "drusu vroon neeksi",
        ("imp, hypertube, cataleptic-fog, respiration-worm", "spore"),
    )
    .begin()
    .dice(&[1, 2, 3, 4])
    .acts("P0", "attack P1; pay action")
    .refuse("P0", "play hypertube", "CM-113")
    .refuse("P0", "play cataleptic-fog", "CM-113")
    .refuse("P0", "use hypertube", "CM-124")
    .refuse("P0", "play war-cudgel", "CM-008")
    .act("P0", "play imp")
    .knows("P2", Place::ATTACKER, "imp")
    .done();
}

/// CM-115 to CM-118: two dice each; a mirror copies the other die; two mirrors win.
#[test]
fn dice() {
    for (dice, totals) in [
        ([2, 5, 1, 1], (7, 2)),
        ([0, 5, 3, 0], (10, 6)),
        ([4, 4, 1, 5], (8, 6)),
    ] {
        duel("drusu vroon neeksi", ("imp", "imp"))
            .begin()
            .dice(&dice)
            .acts("P0", "attack P1; pay action")
            .totals(totals.0, totals.1)
            .done();
    }
    duel("drusu vroon neeksi", ("imp", "imp"))
        .begin()
        .dice(&[5, 5, 0, 0])
        .acts("P0", "attack P1; pay action")
        .until("P1", "spoils")
        .hand("P1", "imp")
        .done();
}

/// CM-119: two double mirrors are a draw, unless Atturnuk takes part.
#[test]
fn four_mirrors() {
    duel("drusu vroon neeksi", ("imp", "imp"))
        .begin()
        .dice(&[0, 0, 0, 0])
        .acts("P0", "attack P1; pay action")
        .no_fight()
        .awaits("P0")
        .done();
    duel("drusu atturnuk neeksi", ("imp", "imp"))
        .begin()
        .dice(&[0, 0, 0, 0])
        .acts("P0", "attack P1; pay action")
        .act("P1", "pass")
        .until("P1", "spoils")
        .done();
}

/// CM-120, CM-121, CM-122, CM-297: the re-roll, once, before anybody looks for double mirrors; attacker first.
#[test]
fn rolling_again() {
    duel("atturnuk clokknid neeksi", ("imp", "imp"))
        .begin()
        .dice(&[0, 3, 0, 0, 0])
        .acts("P0", "attack P1; pay action")
        .awaits("P0")
        .act("P0", "die 1") // now he has two mirrors as well
        .awaits("P1")
        .act("P1", "die 0") // and Clokknid spoils his own
        .until("P0", "spoils")
        .done();
    duel("atturnuk drusu neeksi", ("imp", "imp"))
        .begin()
        .dice(&[0, 3, 5, 5, 4])
        .acts("P0", "attack P1; pay action; die 1")
        .totals(8, 10)
        .refuse("P0", "die 0", "CM-124")
        .done();
}

/// CM-123, CM-198: a Base rolls like a player, without an ability.
#[test]
fn a_base_rolls() {
    aliens("drusu atturnuk neeksi")
        .at("P0", "oolu")
        .at("P1", "s7")
        .hand("P0", "imp")
        .envelope("oolu", "imp")
        .face_up("oolu", "planetary-base", "P1")
        .begin()
        .dice(&[5, 4, 2, 0])
        .acts("P0", "attack oolu; pay action")
        .totals(9, 4)
        .awaits("P1")
        .cannot("P1", "die 0")
        .can("P1", "play imp")
        .done();
}

/// CM-124, CM-126, CM-127, CM-129, CM-132: who is asked; a play re-opens both sides; two passes end the phase.
#[test]
fn who_is_asked() {
    duel("drusu vroon neeksi", ("imp, imp, spore", "war-cudgel, poison-dart"))
        .begin()
        .dice(&[3, 4, 3, 4])
        .acts("P0", "attack P1; pay action")
        .awaits("P0") // a tie: the attacker
        .act("P0", "pass")
        .awaits("P1")
        .act("P1", "play war-cudgel")
        .totals(7, 8)
        .awaits("P0")
        .act("P0", "play imp")
        .totals(8, 8)
        .awaits("P0")
        .act("P0", "play imp")
        .totals(9, 8)
        .awaits("P1")
        .act("P1", "pass")
        .awaits("P0")
        .act("P0", "pass")
        .until("P0", "banish")
        .done();
}

/// CM-128: while totals are equal Atturnuk counts as ahead.
#[test]
fn atturnuk_is_ahead() {
    duel("drusu atturnuk neeksi", ("imp, spore", "spore"))
        .begin()
        .dice(&[3, 4, 3, 4])
        .acts("P0", "attack P1; pay action")
        .act("P1", "pass")
        .awaits("P0")
        .act("P0", "pass")
        .awaits("P1")
        .act("P1", "pass")
        .until("P1", "banish")
        .done();
}

/// CM-130, CM-131, CM-192: the higher total wins; a draw changes nothing and the turn goes on.
#[test]
fn results() {
    duel("drusu vroon neeksi", ("spore", "spore"))
        .begin()
        .dice(&[3, 5, 3, 4])
        .acts("P0", "attack P1; pay action")
        .until("P0", "spoils")
        .told(|event| matches!(event, Happening::Staged(_)))
        .done();
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P0")
        .hand("P0", "spore")
        .hand("P1", "spore")
        .begin()
        .dice(&[3, 4, 3, 4])
        .acts("P0", "attack P1; pay action")
        .main("P0")
        .controller("ob", "P0")
        .at("P1", "ob")
        .hand("P0", "spore")
        .hand("P1", "spore")
        .done();
}

/// CM-258, CM-259, CM-296: the Catapult reaches two spaces; only the target's space counts for gear.
#[test]
fn from_afar() {
    aliens("neeksi drusu vroon")
        .at("P0", "pendra") // toxic to Neeksi
        .at("P1", "s8")
        .hand("P0", "assault-catapult")
        .begin()
        .act("P0", "attack P1")
        .can("P0", "pay action")
        .dice(&[1, 2, 3, 4])
        .act("P0", "pay action")
        .knows("P2", Place::hand(seat("P0")), "assault-catapult")
        .done();
    aliens("neeksi drusu vroon")
        .at("P0", "s9")
        .at("P1", "pendra")
        .at("P2", "s6")
        .hand("P0", "assault-catapult")
        .begin()
        .refuse("P0", "attack P1", "CM-061")
        .refuse("P0", "attack P2", "CM-108")
        .done();
}
