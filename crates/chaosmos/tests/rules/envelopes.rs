//! CM-072 to CM-107, CM-295.

use chaosmos::{Happening, Place};

use crate::common::{aliens, planet, seat};

/// CM-072, CM-075, CM-076, CM-079: the Control action.
#[test]
fn taking_control() {
    aliens("drusu vroon neeksi")
        .at("P0", "s1")
        .begin()
        .refuse("P0", "control", "CM-072")
        .act("P0", "move ob")
        .act("P0", "control")
        .actions(1)
        .controller("ob", "P0")
        .marker("ob", "P0") // CM-097
        .done();
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P1")
        .begin()
        .refuse("P0", "control", "CM-076")
        .done();
}

/// CM-074, CM-078: cards go in face-down; a player controls one envelope at most, that of the planet it stands on.
#[test]
fn one_envelope_and_closed() {
    let play = aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .control("P0")
        .hand("P0", "telethwarter-trap")
        .envelope("ob", "imp")
        .begin()
        .acts("P0", "access; stow telethwarter-trap")
        .main("P0");
    assert_eq!(play.state().face(planet("ob")), None);
    play.acts("P0", "hyperspace; to oolu; control")
        .controller("ob", "nobody")
        .controller("oolu", "P0")
        .done();
}

/// CM-077: a Base keeps others from the Control action.
#[test]
fn a_base_guards_its_envelope() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .face_up("ob", "planetary-base", "P2")
        .begin()
        .refuse("P0", "control", "CM-077")
        .done();
}

/// CM-080: cards of others are announced, one's own are not.
#[test]
fn announcements() {
    let vault = |owner: &str| {
        aliens("drusu vroon neeksi")
            .at("P0", "ob")
            .envelope("ob", "imp")
            .face_up("ob", "magnetostatic-vault", owner)
            .begin()
            .act("P0", "control")
    };
    vault("P1")
        .told(|event| matches!(event, Happening::Announced { .. }))
        .done();
    vault("P0")
        .not_told(|event| matches!(event, Happening::Announced { .. }))
        .done();
}

/// CM-081, CM-082: returning the envelope is free; regaining it is not.
#[test]
fn returning_the_envelope() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .control("P0")
        .begin()
        .act("P0", "return")
        .actions(3)
        .controller("ob", "nobody")
        .act("P0", "control")
        .actions(2)
        .done();
}

/// CM-084, CM-085, CM-095, CM-096: exchanging cards in both directions, within the hand limit, in ascending order.
#[test]
fn exchanging_cards() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .control("P0")
        .hand("P0", "imp, imp, spore, war-cudgel, flash-rifle, poison-dart, ion-shield")
        .envelope("ob", "ovoid, ion-grenade, polymorpher")
        .begin()
        .acts("P0", "access; next; stow spore")
        .refuse("P0", "stow war-cudgel", "CM-095")
        .refuse("P0", "stow ovoid", "CM-008")
        .acts("P0", "stow imp; next")
        .refuse("P0", "take spore", "CM-095") // just stowed
        .act("P0", "take polymorpher")
        .refuse("P0", "take ovoid", "CM-095")
        .act("P0", "take ion-grenade")
        .cannot("P0", "take ion-grenade")
        .main("P0")
        .hand("P0", "polymorpher, ion-grenade, imp, war-cudgel, flash-rifle, poison-dart, ion-shield")
        .inside("ob", "ovoid, spore, imp")
        .actions(3)
        .done();
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .control("P0")
        .hand(
            "P0",
            "imp, imp, imp, war-cudgel, flash-rifle, poison-dart, ion-shield",
        )
        .envelope("ob", "ovoid")
        .begin()
        .acts("P0", "access; next; next")
        .refuse("P0", "take ovoid", "CM-085")
        .done();
}

/// CM-086, CM-093: controllers exchange cards as a turn begins, but not the one whose turn has just ended.
#[test]
fn exchanges_as_a_turn_begins() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .control("P0")
        .at("P2", "oolu")
        .control("P2")
        .envelope("ob", "imp")
        .envelope("oolu", "spore")
        .begin()
        .act("P0", "end-turn")
        .awaits("P2")
        .act("P2", "take spore")
        .acts("P2", "next; next; keep")
        .awaits("P1")
        .hand("P2", "spore")
        .done();
}

/// CM-086: the end of an off-turn exchange may return the envelope.
#[test]
fn an_off_turn_return() {
    aliens("drusu vroon neeksi")
        .at("P2", "oolu")
        .control("P2")
        .envelope("oolu", "spore")
        .begin()
        .act("P0", "end-turn")
        .acts("P2", "return")
        .controller("oolu", "nobody")
        .awaits("P1")
        .done();
}

/// CM-087, CM-114: no exchange while a combat runs, and no cards from the envelope.
#[test]
fn no_exchange_in_combat() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P0")
        .hand("P0", "imp")
        .hand("P1", "imp")
        .envelope("ob", "war-cudgel")
        .begin()
        .dice(&[1, 2, 3, 4])
        .acts("P0", "attack P1; pay action")
        .refuse("P0", "access", "CM-124")
        .refuse("P0", "play war-cudgel", "CM-008")
        .can("P0", "play imp")
        .done();
}

/// CM-088 to CM-092: ready hands, once per epoch, answered before the deed is known; access comes before it.
#[test]
fn ready_hands() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P1")
        .at("P2", "oolu")
        .control("P2")
        .hand("P0", "claw-of-sykloakis, scrying-prism")
        .hand("P1", "imp")
        .envelope("ob", "spore")
        .begin()
        .refuse("P0", "attack P1", "CM-089")
        .refuse("P0", "use claw-of-sykloakis", "CM-089")
        .act("P0", "ready-hands")
        .awaits("P1")
        .acts("P1", "keep")
        .awaits("P2")
        .acts("P2", "keep")
        .refuse("P0", "ready-hands", "CM-091")
        .can("P0", "attack P1")
        .can("P0", "use claw-of-sykloakis")
        .acts("P0", "use scrying-prism; aim cphov") // a main action: the epoch ends
        .refuse("P0", "attack P1", "CM-089")
        .can("P0", "ready-hands")
        .done();
    // Without another controller hands are ready.
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P0")
        .begin()
        .refuse("P0", "ready-hands", "CM-091")
        .can("P0", "attack P1")
        .acts("P0", "access")
        .main("P0")
        .refuse("P0", "access", "CM-092")
        .acts("P0", "return; control")
        .can("P0", "access")
        .done();
}

/// CM-094: the last exchange before the clock reaches zero.
#[test]
fn the_last_exchange() {
    aliens("drusu vroon neeksi")
        .at("P1", "oolu")
        .control("P1")
        .envelope("oolu", "ovoid")
        .clock(1)
        .begin()
        .act("P0", "end-turn")
        .awaits("P1")
        .clock(1)
        .acts("P1", "take ovoid; next; next; keep")
        .over(Some("P1"));
}

/// CM-098, CM-099: a trapped player's flag stays.
#[test]
fn the_flag_of_a_trapped_player() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .face_up("ob", "telethwarter-trap", "P1")
        .begin()
        .act("P0", "control")
        .marker("ob", "P0")
        .controller("ob", "nobody")
        .done();
}

/// CM-073, CM-100 to CM-104: turning cards up.
#[test]
fn turning_cards_up() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .control("P0")
        .hand("P0", "telethwarter-trap, magnetostatic-vault")
        .envelope("ob", "imp")
        .begin()
        .acts("P0", "access; stow telethwarter-trap; next; next")
        .refuse("P0", "turn-up imp", "CM-100")
        .refuse("P0", "turn-up magnetostatic-vault", "CM-084") // in hand, not inside
        .act("P0", "turn-up telethwarter-trap")
        .actions(3)
        .main("P0")
        .may("P1", "telethwarter-trap", Place::envelope(planet("ob")), true)
        .knows("P1", Place::envelope(planet("ob")), "")
        .act("P0", "end-turn")
        .acts("P1", "end-turn")
        .acts("P0", "next; stow magnetostatic-vault; next; next")
        .refuse("P0", "turn-up magnetostatic-vault", "CM-101")
        .done();
}

/// CM-105, CM-106: the owner turns a Trap down again.
#[test]
fn turning_cards_down() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .control("P0")
        .envelope("ob", "imp")
        .face_up("ob", "telethwarter-trap", "P0")
        .begin()
        .acts("P0", "access; turn-down; next; take telethwarter-trap")
        .main("P0")
        .hand("P0", "telethwarter-trap")
        .done();
}

/// CM-295: who gains control in another's turn exchanges cards at once.
#[test]
fn control_gained_off_turn() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P0")
        .hand("P0", "imp")
        .envelope("ob", "ovoid")
        .begin()
        .dice(&[1, 1, 5, 4])
        .acts("P0", "attack P1; pay action")
        .until("P1", "banish")
        .acts("P1", "banish; seize; silent")
        .awaits("P1")
        .acts("P1", "take ovoid; next; keep")
        .hand("P1", "ovoid")
        .done();
}

/// CM-083, CM-291 to CM-293: what controllers know, and what others know when they have gone.
#[test]
fn knowledge_of_envelopes() {
    let ob = Place::envelope(planet("ob"));
    let mine = Place::hand(seat("P0"));
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .at("P1", "s1")
        .hand("P1", "scrying-prism")
        .hand("P0", "spore")
        .envelope("ob", "imp, ovoid")
        .begin()
        .acts("P0", "control; silent")
        .knows("P0", ob, "imp, ovoid")
        .knows("P1", ob, "")
        .acts("P0", "return; end-turn")
        .acts("P1", "use scrying-prism; aim ob")
        .knows("P1", ob, "imp, ovoid")
        .act("P1", "end-turn")
        .acts("P2", "end-turn")
        .knows("P1", ob, "imp, ovoid") // nobody was there
        .acts("P0", "control; silent; access; take ovoid")
        .main("P0")
        .knows("P1", ob, "")
        .may("P1", "ovoid", ob, true)
        .may("P1", "ovoid", mine, true)
        .may("P1", "ovoid", Place::hand(seat("P2")), false)
        .done();
}
