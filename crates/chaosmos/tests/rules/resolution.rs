//! CM-173 to CM-192.

use chaosmos::Place;

use crate::common::{Play, aliens, seat};

/// P0 attacks P1 on Ôb and wins; P1 controls the envelope if `control`.
fn won(hands: (&str, &str), control: bool) -> Play {
    let mut facts = aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .at("P1", "ob")
        .hand("P0", hands.0)
        .hand("P1", hands.1)
        .envelope("ob", "spore-immunity");
    if control {
        facts = facts.control("P1");
    }
    let play = facts.begin();
    let play = if control {
        play.act("P0", "ready-hands").until("P0", "attack P1")
    } else {
        play
    };
    play.dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .until("P0", "spoils")
}

/// P0 attacks P1 on Ôb and loses; P0 controls the envelope if `control`.
fn lost(hands: (&str, &str), control: bool) -> Play {
    let mut facts = aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .at("P1", "ob")
        .hand("P0", hands.0)
        .hand("P1", hands.1)
        .envelope("ob", "spore-immunity");
    if control {
        facts = facts.control("P0");
    }
    facts
        .begin()
        .dice(&[1, 1, 5, 5])
        .acts("P0", "attack P1; pay action")
        .until("P1", "spoils")
}

/// CM-173: cards are back before the winner chooses, and can be taken.
#[test]
fn played_cards_can_be_taken() {
    aliens("drusu neeksi vroon")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "spore")
        .hand("P1", "war-cudgel, ion-grenade")
        .begin()
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .acts("P1", "play war-cudgel; play ion-grenade")
        .until("P0", "spoils")
        .void("ion-grenade")
        .acts("P0", "spoils; pick war-cudgel")
        .hand("P0", "spore, war-cudgel")
        .done();
}

/// CM-174, CM-175, CM-177, CM-180: attacker or defender, the winner chooses; taking nothing is allowed; nothing is given back.
#[test]
fn the_winners_choice() {
    let play = won(("spore", "imp, ovoid"), false);
    assert_eq!(play.legal("P0"), ["spoils", "banish"]);
    play.acts("P0", "spoils; pick-nothing")
        .hand("P1", "imp, ovoid")
        .main("P0")
        .done();
    lost(("spore", "imp"), false)
        .acts("P1", "spoils; pick spore")
        .hand("P1", "imp, spore")
        .main("P0")
        .done();
}

/// CM-176, CM-291: the winner sees the hand, the others do not.
#[test]
fn only_the_winner_looks() {
    won(("spore", "imp, ovoid"), false)
        .act("P0", "spoils")
        .until("P0", "pick ovoid")
        .knows("P0", Place::hand(seat("P1")), "imp, ovoid")
        .knows("P2", Place::hand(seat("P1")), "")
        .act("P0", "pick ovoid")
        .knows("P1", Place::hand(seat("P0")), "ovoid")
        .may("P2", "ovoid", Place::hand(seat("P0")), true)
        .done();
}

/// CM-178, CM-179: with a hand too large one card goes back, perhaps the one just taken.
#[test]
fn a_card_is_given_back() {
    let full = "war-cudgel, flash-rifle, poison-dart, voltaic-trident, spore, spore, spore";
    let play = won((full, "ovoid"), false).acts("P0", "spoils; pick ovoid");
    assert_eq!(play.legal("P0").len(), 6);
    play.act("P0", "give ovoid")
        .hand("P0", full)
        .hand("P1", "ovoid")
        .main("P0")
        .done();
}

/// CM-182, CM-183, CM-191: banishment; a loser on turn loses the rest of it, one who is not banished goes on.
#[test]
fn banishment() {
    won(("spore", "imp"), false)
        .act("P0", "banish")
        .at("P1", "sykloakis")
        .main("P0")
        .active("P0")
        .done();
    lost(("spore", "imp"), false)
        .act("P1", "banish")
        .at("P0", "dhizmurq")
        .active("P1")
        .done();
    lost(("spore", "imp"), false)
        .acts("P1", "spoils; pick-nothing")
        .main("P0")
        .actions(2)
        .done();
}

/// CM-184, CM-185, CM-186: the envelope after the choice: taken for free, or boxed.
#[test]
fn the_losers_envelope() {
    won(("spore", "imp"), true)
        .act("P0", "banish")
        .controller("ob", "P1") // open until it is settled
        .act("P0", "seize")
        .controller("ob", "P0")
        .actions(2)
        .marker("ob", "P0")
        .done();
    won(("spore", "imp"), true)
        .acts("P0", "spoils; pick-nothing; box")
        .controller("ob", "nobody")
        .main("P0")
        .done();
    lost(("spore", "imp"), true)
        .acts("P1", "banish; seize")
        .controller("ob", "P1")
        .acts("P1", "silent; keep")
        .active("P1")
        .done();
}

/// CM-187: from another space the envelope can only be boxed. CM-190: the winner's own stays.
#[test]
fn envelopes_from_afar() {
    aliens("neeksi drusu vroon")
        .at("P0", "ob")
        .control("P0")
        .at("P1", "s1")
        .hand("P0", "assault-catapult")
        .hand("P1", "imp")
        .begin()
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .until("P0", "banish")
        .act("P0", "banish")
        .main("P0")
        .controller("ob", "P0")
        .done();
}

/// CM-181, CM-188, CM-222: a Trap taken as spoils springs; the loser's envelope goes to the box.
#[test]
fn a_trap_among_the_spoils() {
    won(("spore", "telethwarter-trap, imp"), true)
        .acts("P0", "spoils; pick telethwarter-trap; pass")
        .at("P0", "dhizmurq")
        .void("telethwarter-trap")
        .controller("ob", "nobody")
        .active("P1")
        .hand("P0", "spore")
        .done();
    won(("spore, signal-jammer", "telethwarter-trap, imp"), true)
        .acts("P0", "spoils; pick telethwarter-trap; use signal-jammer")
        .void("telethwarter-trap")
        .at("P0", "ob")
        .can("P0", "seize")
        .hand("P0", "spore, signal-jammer")
        .done();
}

/// CM-189: an envelope under the loser's own Base goes to the box.
#[test]
fn an_envelope_under_a_base() {
    aliens("drusu neeksi vroon")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P1")
        .hand("P0", "spore")
        .hand("P1", "imp")
        .face_up("ob", "planetary-base", "P1")
        .begin()
        .act("P0", "ready-hands")
        .until("P0", "attack P1")
        .refuse("P0", "attack ob", "CM-195")
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .until("P0", "banish")
        .act("P0", "banish")
        .main("P0")
        .controller("ob", "nobody")
        .base("ob", "P1")
        .can("P0", "attack ob")
        .done();
}
