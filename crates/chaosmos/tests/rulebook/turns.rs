//! The further examples of the book's chapter about what is done in a turn, and about its end.

use crate::common::{self, aliens, seat};
use chaosmos::{Happening, Place, Setup, Turn};
use tabletop_core::Game;

#[test]
fn example_x5_vault_and_inner_key() {
    aliens("drusu neeksi vroon")
        .at("P0", "jagladak")
        .at("P1", "s5")
        .envelope("jagladak", "ovoid, magnetostatic-key")
        .face_up("jagladak", "magnetostatic-vault", "P1")
        .hand("P0", "imp-food")
        .begin()
        .act("P0", "control")
        .told(|event| matches!(event, Happening::Announced { .. }))
        .knows(
            "P0",
            Place::envelope(common::planet("jagladak")),
            "ovoid, magnetostatic-key, magnetostatic-vault",
        )
        .act("P0", "access")
        .refuse("P0", "turn-down", "CM-223")
        .refuse("P0", "unlock hand", "CM-008")
        .act("P0", "next")
        .can("P0", "stow imp-food")
        .act("P0", "next")
        .refuse("P0", "take ovoid", "CM-223")
        .can("P0", "take magnetostatic-key")
        .main("P0")
        .act("P0", "move s0")
        .acts("P0", "move jagladak")
        .acts("P0", "end-turn")
        .done();
    aliens("drusu neeksi vroon")
        .at("P0", "jagladak")
        .at("P1", "s5")
        .envelope("jagladak", "ovoid, magnetostatic-key")
        .face_up("jagladak", "magnetostatic-vault", "P1")
        .hand("P0", "imp-food")
        .begin()
        .acts("P0", "control; access; unlock envelope")
        .told(|event| matches!(event, Happening::KeyShown { inside: true, .. }))
        .acts("P0", "turn-down; next; next; take ovoid")
        .can("P0", "take magnetostatic-vault")
        .done();
}

#[test]
fn example_x5_without_the_key() {
    aliens("drusu neeksi vroon")
        .at("P0", "jagladak")
        .at("P1", "s5")
        .envelope("jagladak", "ovoid")
        .face_up("jagladak", "magnetostatic-vault", "P1")
        .hand("P0", "imp-food")
        .begin()
        .acts("P0", "control; access; stow imp-food; next")
        .refuse("P0", "take imp-food", "CM-095")
        .main("P0")
        .acts("P0", "move s0; move jagladak")
        .act("P0", "end-turn")
        .inside("jagladak", "ovoid, imp-food, magnetostatic-vault")
        .done();
}

#[test]
fn example_x6_own_trap_as_transport() {
    let trap = || {
        aliens("haghouhen drusu neeksi")
            .at("P0", "guriwan")
            .used(Turn::ABILITY)
            .actions(1)
            .envelope("guriwan", "imp")
            .face_up("guriwan", "telethwarter-trap", "P0")
    };
    trap()
        .begin()
        .acts("P0", "control; spring")
        .at("P0", "pendra")
        .void("telethwarter-trap")
        .controller("guriwan", "nobody")
        .inside("guriwan", "imp")
        .active("P1")
        .done();
    trap()
        .begin()
        .acts("P0", "control; silent")
        .not_told(|event| {
            matches!(
                event,
                Happening::Announced { .. } | Happening::FaceGone { .. }
            )
        })
        .inside("guriwan", "imp, telethwarter-trap")
        .controller("guriwan", "P0")
        .refuse("P0", "spring", "CM-038")
        .done();
    aliens("haghouhen drusu neeksi")
        .at("P0", "guriwan")
        .hand("P0", "telethwarter-trap")
        .envelope("guriwan", "imp")
        .begin()
        .act("P0", "control")
        .refuse("P0", "spring", "CM-219")
        .acts(
            "P0",
            "silent; access; stow telethwarter-trap; turn-up telethwarter-trap",
        )
        .main("P0")
        .refuse("P0", "spring", "CM-038")
        .done();
}

#[test]
fn example_x7_jammer() {
    let trapped = |hand: &str| {
        aliens("vroon drusu neeksi")
            .at("P0", "laebot")
            .hand("P0", hand)
            .envelope("laebot", "imp")
            .face_up("laebot", "telethwarter-trap", "P1")
            .begin()
            .act("P0", "control")
            .awaits("P0")
    };
    trapped("imp")
        .can("P0", "pass")
        .refuse("P0", "use signal-jammer", "CM-008")
        .done();
    trapped("imp, signal-jammer")
        .act("P0", "use signal-jammer")
        .void("telethwarter-trap")
        .controller("laebot", "P0")
        .active("P0")
        .hand("P0", "imp, signal-jammer")
        .knows("P2", Place::hand(seat("P0")), "signal-jammer")
        .done();
    let prism = || {
        aliens("drusu vroon neeksi")
            .at("P1", "laebot")
            .hand("P0", "scrying-prism")
            .hand("P1", "signal-jammer, imp")
            .envelope("laebot", "spore")
    };
    prism()
        .begin()
        .acts("P0", "use scrying-prism; target P1")
        .actions(2)
        .void("scrying-prism")
        .act("P1", "use signal-jammer")
        .knows("P0", Place::hand(seat("P1")), "signal-jammer")
        .main("P0")
        .done();
    prism()
        .control("P1")
        .begin()
        .act("P0", "ready-hands")
        .acts("P0", "use scrying-prism; aim laebot")
        .main("P0")
        .knows("P0", Place::envelope(common::planet("laebot")), "spore")
        .knows("P2", Place::envelope(common::planet("laebot")), "")
        .done();
}

#[test]
fn example_x8_displacer() {
    let holder = |clock| {
        aliens("drusu vroon neeksi")
            .hand("P0", "ovoid, temporal-displacer")
            .clock(clock)
            .begin()
    };
    let offered = holder(6).act("P0", "use temporal-displacer");
    assert_eq!(
        offered.legal("P0"),
        [
            "-6", "-5", "-4", "-3", "-2", "-1", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8"
        ]
        .map(|steps| format!("clock {steps}"))
    );
    offered.act("P0", "clock -6").clock(0).over(Some("P0"));
    let offered = holder(45).act("P0", "use temporal-displacer");
    assert_eq!(offered.legal("P0").len(), 11);
    offered
        .can("P0", "clock +3")
        .refuse("P0", "clock +4", "CM-239")
        .done();
    holder(5)
        .acts("P0", "use temporal-displacer; clock -4")
        .clock(1)
        .act("P0", "end-turn")
        .over(Some("P0"));
}

#[test]
fn example_x9_rockets() {
    aliens("drusu vroon neeksi")
        .at("P0", "cphov")
        .hand("P0", "evasion-rockets, booster-rockets")
        .begin()
        .acts("P0", "move s0; move y0; glide y3")
        .refuse("P0", "glide y1", "CM-254")
        .act("P0", "move s6")
        .actions(0)
        .at("P0", "s6")
        .done();
    let boost = aliens("drusu vroon neeksi")
        .at("P0", "cphov")
        .hand("P0", "booster-rockets")
        .begin()
        .act("P0", "use booster-rockets");
    assert_eq!(boost.legal("P0").len(), 24);
    boost
        .act("P0", "to guriwan")
        .actions(0)
        .hand("P0", "booster-rockets")
        .done();
}

#[test]
fn example_x13_toxic_planet() {
    aliens("atturnuk drusu vroon")
        .at("P0", "guriwan")
        .at("P1", "guriwan")
        .actions(2)
        .hand("P0", "imp")
        .begin()
        .refuse("P0", "control", "CM-061")
        .refuse("P0", "attack P1", "CM-061")
        .done();
    aliens("drusu atturnuk vroon")
        .at("P0", "guriwan")
        .at("P1", "guriwan")
        .begin()
        .dice(&[1, 2, 3, 4])
        .acts("P0", "attack P1; pay action")
        .done();
    aliens("atturnuk drusu vroon")
        .at("P0", "guriwan")
        .actions(2)
        .hand("P0", "polymorpher")
        .begin()
        .acts("P0", "control; show polymorpher")
        .knows("P1", Place::hand(seat("P0")), "polymorpher")
        .acts("P0", "silent; access; stow polymorpher")
        .main("P0")
        .controller("guriwan", "P0")
        .act("P0", "move s5")
        .controller("guriwan", "nobody")
        .acts("P0", "end-turn")
        .done();
}

#[test]
fn example_x14_actions() {
    aliens("drusu vroon neeksi")
        .at("P0", "ob")
        .at("P1", "dhizmurq")
        .hand(
            "P0",
            "quantum-accelerator, amnion-power-flux, booster-rockets",
        )
        .begin()
        .act("P0", "use quantum-accelerator")
        .actions(5)
        .act("P0", "use amnion-power-flux")
        .actions(4)
        .acts("P0", "move s1; pay flux")
        .actions(4)
        .act("P0", "move ob")
        .actions(3)
        .acts("P0", "control; pay flux")
        .actions(3)
        .acts("P0", "silent; return; use booster-rockets; to s2")
        .actions(0)
        .done();
}

#[test]
fn example_x16_the_last_click() {
    let last = || {
        aliens("neeksi drusu vroon")
            .at("P0", "s3")
            .at("P1", "oolu")
            .control("P1")
            .hand("P0", "hypertube, imp")
            .hand("P1", "spore")
            .envelope("oolu", "ovoid")
            .clock(1)
            .begin()
    };
    last()
        .act("P0", "end-turn")
        .acts("P1", "take ovoid; next; keep")
        .over(Some("P1"));
    last()
        .act("P0", "end-turn")
        .acts("P1", "next; next; next; next; keep")
        .over(None);
    last()
        .acts("P0", "use hypertube; give imp; aim oolu")
        .actions(2)
        .knows("P2", Place::envelope(common::planet("oolu")), "")
        .may("P2", "imp", Place::envelope(common::planet("oolu")), true)
        .knows("P1", Place::envelope(common::planet("oolu")), "ovoid, imp")
        .inside("oolu", "ovoid, imp")
        .done();
}

#[test]
fn example_x17_two_players() {
    use tabletop_core::{Quiet, Seeded};
    let aliens = [chaosmos::Alien::ATTURNUK, chaosmos::Alien::VROON];
    let game = chaosmos::Chaosmos::new(Setup::new(2).with_aliens(&aliens)).unwrap();
    let mut table = Quiet::new(Seeded::new(1));
    let mut state = game.start(&mut table);
    let first = game.legal_actions(&state, seat("P0"));
    assert_eq!(first.len(), 8);
    assert!(!first.contains(&"radiate cphov".parse().unwrap()));
    assert!(!first.contains(&"radiate guriwan".parse().unwrap()));
    game.apply(
        &mut state,
        seat("P0"),
        "radiate oolu".parse().unwrap(),
        &mut table,
    )
    .unwrap();
    assert_eq!(game.legal_actions(&state, seat("P1")).len(), 7);
    game.apply(
        &mut state,
        seat("P1"),
        "radiate ob".parse().unwrap(),
        &mut table,
    )
    .unwrap();
    for planet in chaosmos::Planet::all() {
        let cards = state.open().envelope_size(planet);
        assert_eq!(cards, if state.open().removed(planet) { 0 } else { 6 });
    }
    assert_eq!(state.open().hand_size(seat("P0")), 8);
    common::aliens("atturnuk vroon")
        .irradiate("oolu ob")
        .at("P0", "oolu")
        .begin()
        .refuse("P0", "control", "CM-072")
        .done();
}

#[test]
fn example_x19_recovery() {
    aliens("drusu haghouhen vroon")
        .hand("P0", "recovery-bots")
        .void("ion-grenade, cataleptic-fog, recovery-bots")
        .begin()
        .act("P0", "use recovery-bots")
        .refuse("P0", "pick cataleptic-fog", "CM-084")
        .act("P0", "pick recovery-bots")
        .void("ion-grenade, cataleptic-fog, recovery-bots")
        .hand("P0", "recovery-bots")
        .actions(2)
        .done();
}

#[test]
fn example_x20_precedence() {
    let fight = |names: &str| {
        aliens(names)
            .at("P0", "s1")
            .at("P1", "s1")
            .hand(
                "P0",
                "voltaic-trident, war-cudgel, flash-rifle, poison-dart, subsonic-shock, havocium-blaster, ion-shield",
            )
            .hand("P1", "imp")
            .begin()
            .dice(&[5, 5, 1, 1])
            .acts("P0", "attack P1; pay action")
            .until("P0", "spoils")
            .acts("P0", "spoils; pick imp")
    };
    fight("haamflaagon drusu vroon")
        .no_fight()
        .main("P0")
        .done();
    fight("neeksi drusu vroon")
        .refuse("P0", "end-turn", "CM-178")
        .act("P0", "give imp")
        .done();
}

#[test]
fn example_x21_bunny() {
    let at = |space: &str, pool: &str, hand: &str| {
        aliens("drusu haghouhen vroon")
            .at("P0", space)
            .control("P0")
            .hand("P0", hand)
            .pool(pool)
            .begin()
    };
    let away = at("oolu", "smuggler-bunny", "imp").acts("P0", "trade; give imp");
    assert_eq!(away.legal("P0"), ["pick smuggler-bunny"]);
    away.act("P0", "pick smuggler-bunny")
        .refuse("P0", "trade", "CM-039")
        .done();
    let home = at(
        "dhizmurq",
        "smuggler-bunny, imp, imp, spore, ion-shield, spore-immunity",
        "imp",
    )
    .acts("P0", "trade; give imp");
    assert_eq!(home.legal("P0").len(), 5); // two of the six are Imps
    home.done();
    let bunny = at("oolu", "spore", "smuggler-bunny, imp").act("P0", "trade");
    assert_eq!(bunny.legal("P0"), ["give smuggler-bunny"]);
    bunny
        .acts("P0", "give smuggler-bunny; pick spore")
        .hand("P0", "imp, spore")
        .done();
    at("oolu", "spore", "imp")
        .refuse("P0", "trade", "CM-044")
        .done();
}

#[test]
fn example_x22_ready_hands() {
    aliens("vroon drusu neeksi")
        .at("P0", "ob")
        .at("P1", "ob")
        .control("P1")
        .hand("P1", "ovoid, imp")
        .hand("P0", "spore")
        .envelope("ob", "")
        .begin()
        .refuse("P0", "attack P1", "CM-089")
        .act("P0", "ready-hands")
        .acts("P1", "stow ovoid; next")
        .until("P0", "attack P1")
        .dice(&[5, 5, 1, 1])
        .acts("P0", "attack P1; pay action")
        .until("P0", "banish")
        .acts("P0", "banish; seize; silent")
        .controller("ob", "P0")
        .inside("ob", "ovoid")
        .at("P1", "dhizmurq")
        .done();
}
