//! CM-276 to CM-284.

use chaosmos::{Happening, Place};

use crate::common::{aliens, planet, seat};

/// CM-120, CM-277: Atturnuk rolls a die again. More in `combat`.
#[test]
fn brutal() {
    aliens("drusu atturnuk neeksi")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "imp")
        .hand("P1", "imp")
        .begin()
        .dice(&[4, 4, 1, 4, 5])
        .acts("P0", "attack P1; pay action")
        .awaits("P1")
        .act("P1", "die 0")
        .totals(8, 9)
        .done();
}

/// CM-278: Vroon goes one space further, once per turn, after a paid Move only.
#[test]
fn wanderlust() {
    aliens("vroon drusu neeksi")
        .at("P0", "s1")
        .begin()
        .act("P0", "move s2")
        .refuse("P0", "to s5", "CM-053")
        .act("P0", "to s3")
        .at("P0", "s3")
        .actions(2)
        .act("P0", "move s4")
        .can("P0", "end-turn")
        .act("P0", "end-turn")
        .done();
    aliens("vroon drusu neeksi")
        .at("P0", "s1")
        .begin()
        .acts("P0", "move s2; stay; move s3")
        .can("P0", "to s4") // declined, not used
        .act("P0", "to s4")
        .acts("P0", "hyperspace; to ob")
        .can("P0", "end-turn")
        .done();
}

/// CM-279: Chlagazmaeporg swaps a random card for one of her choice.
#[test]
fn seduce() {
    aliens("chlagazmaeporg drusu neeksi")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "imp")
        .hand("P1", "telethwarter-trap, ovoid")
        .begin()
        .blind("telethwarter-trap")
        .act("P0", "ability")
        .actions(2)
        .hand("P0", "imp, telethwarter-trap") // not spoils: it does not spring
        .knows("P1", Place::hand(seat("P0")), "telethwarter-trap")
        .act("P0", "give imp")
        .hand("P1", "ovoid, imp")
        .refuse("P0", "ability", "CM-039")
        .done();
    let two = aliens("chlagazmaeporg drusu neeksi")
        .at("P0", "s1")
        .at("P1", "s1")
        .at("P2", "s1")
        .hand("P1", "imp")
        .hand("P2", "spore")
        .begin()
        .act("P0", "ability");
    assert_eq!(two.legal("P0"), ["target P1", "target P2"]);
    two.done();
    aliens("chlagazmaeporg drusu neeksi")
        .at("P0", "s1")
        .at("P1", "s1")
        .at("P2", "oolu")
        .control("P2")
        .hand("P1", "imp")
        .begin()
        .refuse("P0", "ability", "CM-089")
        .done();
}

/// CM-280, CM-276, CM-288: Haamflaagon holds nine; the ability overrides the rule.
#[test]
fn collector() {
    aliens("haamflaagon drusu neeksi")
        .at("P0", "ob")
        .control("P0")
        .hand("P0", "imp, imp, imp, spore, spore, spore, ion-shield")
        .envelope("ob", "ovoid, polymorpher, war-cudgel")
        .begin()
        .acts("P0", "access; next; next; take ovoid; take polymorpher")
        .refuse("P0", "take war-cudgel", "CM-085")
        .done();
}

/// CM-281: Clokknid turns a die to its 3.
#[test]
fn recalibrate() {
    aliens("clokknid drusu neeksi")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "imp")
        .hand("P1", "imp")
        .begin()
        .dice(&[1, 0, 4, 4])
        .acts("P0", "attack P1; pay action; die 0")
        .told(|event| matches!(event, Happening::DieChanged { die: 0, face: 3 }))
        .totals(6, 8)
        .done();
}

/// CM-282: Drusu scries a hand anywhere, or an envelope within two spaces.
#[test]
fn telepathy() {
    let play = aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .hand("P1", "ovoid")
        .begin()
        .act("P0", "ability");
    assert_eq!(
        play.legal("P0"),
        [
            "target P1",
            "target P2",
            "aim cphov",
            "aim ob",
            "aim dhizmurq"
        ]
    );
    play.act("P0", "target P1")
        .main("P0")
        .actions(2)
        .knows("P0", Place::hand(seat("P1")), "ovoid")
        .refuse("P0", "ability", "CM-039")
        .done();
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .envelope("dhizmurq", "imp")
        .begin()
        .acts("P0", "ability; aim dhizmurq")
        .knows("P0", Place::envelope(planet("dhizmurq")), "imp")
        .done();
}

/// CM-283: the Haghouhen go home for free; not hyperspace.
#[test]
fn homesick() {
    aliens("haghouhen drusu neeksi")
        .at("P0", "oolu")
        .control("P0")
        .begin()
        .act("P0", "ability")
        .at("P0", "pendra")
        .actions(3)
        .tokens("P0", 3)
        .controller("oolu", "nobody")
        .controller("pendra", "nobody")
        .refuse("P0", "ability", "CM-039")
        .done();
    aliens("haghouhen drusu neeksi")
        .at("P0", "pendra")
        .begin()
        .refuse("P0", "ability", "CM-040")
        .done();
}

/// CM-284: Neeksi takes a card from the Void.
#[test]
fn scavenge() {
    aliens("neeksi drusu vroon")
        .hand("P0", "imp")
        .void("ion-grenade, cataleptic-fog")
        .begin()
        .act("P0", "ability")
        .refuse("P0", "pick cataleptic-fog", "CM-084")
        .act("P0", "pick ion-grenade")
        .hand("P0", "imp, ion-grenade")
        .actions(2)
        .refuse("P0", "ability", "CM-039")
        .done();
    aliens("neeksi drusu vroon")
        .hand("P0", "imp, imp, imp, spore, spore, spore, ion-shield")
        .void("ion-grenade")
        .begin()
        .refuse("P0", "ability", "CM-085")
        .done();
}
