//! CM-244, CM-247 to CM-249, CM-267 to CM-275, CM-290.

use chaosmos::Place;

use crate::common::{aliens, planet, seat};

/// CM-244, CM-267, CM-268: only the scrying player sees the cards, everybody who was scried, and nothing is taken.
#[test]
fn a_hand_is_scried() {
    let play = aliens("drusu neeksi vroon")
        .hand("P0", "scrying-prism")
        .hand("P1", "ovoid, imp")
        .begin()
        .acts("P0", "use scrying-prism; target P1")
        .main("P0")
        .knows("P0", Place::hand(seat("P1")), "ovoid, imp")
        .knows("P2", Place::hand(seat("P1")), "")
        .hand("P1", "ovoid, imp")
        .void("scrying-prism");
    assert_eq!(
        play.state().open().last_look(),
        Some((seat("P0"), Place::hand(seat("P1"))))
    );
    play.done();
}

/// CM-089, CM-267: scrying a controlled envelope needs ready hands, one in the box does not.
#[test]
fn envelopes_are_scried() {
    let play = aliens("drusu neeksi vroon")
        .at("P1", "oolu")
        .control("P1")
        .hand("P0", "scrying-prism")
        .begin()
        .act("P0", "use scrying-prism");
    assert!(play.legal("P0").contains(&"aim ob".to_owned()));
    play.refuse("P0", "aim oolu", "CM-235")
        .refuse("P0", "target P1", "CM-089")
        .done();
}

/// CM-247 to CM-249: the Jammer protects the hand, is kept, and does not protect an envelope.
#[test]
fn the_jammer_against_a_scry() {
    let scried = || {
        aliens("drusu neeksi vroon")
            .hand("P0", "scrying-prism")
            .hand("P1", "signal-jammer, ovoid")
            .begin()
            .acts("P0", "use scrying-prism; target P1")
    };
    scried()
        .act("P1", "use signal-jammer")
        .awaits("P0")
        .knows("P0", Place::hand(seat("P1")), "signal-jammer")
        .hand("P1", "signal-jammer, ovoid")
        .void("scrying-prism")
        .actions(2)
        .done();
    scried()
        .act("P1", "pass")
        .main("P0")
        .knows("P0", Place::hand(seat("P1")), "signal-jammer, ovoid")
        .done();
}

/// CM-269: a Trap seen while scrying does not spring.
#[test]
fn a_scried_trap() {
    aliens("drusu neeksi vroon")
        .at("P0", "s1")
        .hand("P0", "scrying-prism")
        .envelope("ob", "")
        .face_up("ob", "telethwarter-trap", "P1")
        .begin()
        .acts("P0", "use scrying-prism; aim ob")
        .at("P0", "s1")
        .knows("P0", Place::envelope(planet("ob")), "telethwarter-trap")
        .inside("ob", "telethwarter-trap")
        .done();
}

/// CM-270: a look for spoils cannot be jammed.
#[test]
fn spoils_are_not_scrying() {
    aliens("drusu neeksi vroon")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "imp")
        .hand("P1", "signal-jammer, ovoid")
        .begin()
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .until("P0", "spoils")
        .act("P0", "spoils")
        .awaits("P1")
        .refuse("P1", "use signal-jammer", "CM-271")
        .done();
}

/// CM-271 to CM-273: the Orb hides one card from a scry, and the card is an ordinary one afterwards.
#[test]
fn the_orb_against_a_scry() {
    let hand = Place::hand(seat("P1"));
    aliens("drusu neeksi vroon")
        .hand("P0", "scrying-prism, imp")
        .hand("P1", "cloaking-orb, ovoid, spore")
        .begin()
        .acts("P0", "use scrying-prism; target P1")
        .acts("P1", "pass")
        .awaits("P1")
        .refuse("P1", "hide cloaking-orb", "CM-008")
        .act("P1", "hide ovoid")
        .main("P0")
        .knows("P0", hand, "cloaking-orb, spore")
        .may("P0", "ovoid", hand, true)
        .knows("P2", hand, "cloaking-orb")
        .hand("P1", "cloaking-orb, ovoid, spore")
        .done();
}

/// CM-272: a winner who knew the hidden card before still knows it.
#[test]
fn a_hidden_card_seen_through() {
    let hand = Place::hand(seat("P1"));
    aliens("drusu neeksi vroon")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "scrying-prism, imp")
        .hand("P1", "cloaking-orb, ovoid")
        .begin()
        .acts("P0", "use scrying-prism; target P1")
        .acts("P1", "pass; pass")
        .main("P0")
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .until("P0", "spoils")
        .act("P0", "spoils")
        .act("P1", "hide ovoid")
        .knows("P0", hand, "cloaking-orb, ovoid")
        .refuse("P0", "pick ovoid", "CM-084")
        .act("P0", "pick-hidden")
        .main("P0")
        .hand("P0", "ovoid, imp")
        .done();
}

/// CM-274, CM-275, CM-290: Void and pool are open to all.
#[test]
fn the_void_and_the_pool_are_open() {
    let play = aliens("drusu neeksi vroon")
        .void("ion-grenade, hypertube")
        .pool("imp")
        .begin();
    for who in ["P0", "P1", "P2", "spectator"] {
        let viewer = who.parse().unwrap();
        let view = tabletop_core::Game::view(play.game(), play.state(), viewer);
        assert_eq!(
            play.game().known_at(&view, Place::VOID),
            play.game().cards_at(play.state(), Place::VOID)
        );
        assert_eq!(
            play.game().known_at(&view, Place::POOL),
            play.game().cards_at(play.state(), Place::POOL)
        );
    }
    play.done();
}
