//! CM-038 to CM-052, CM-250, CM-251.

use crate::common::aliens;

/// CM-038, CM-039, CM-042: three Actions in any mix; what is left is lost.
#[test]
fn three_actions() {
    aliens("drusu vroon neeksi")
        .at("P0", "cphov")
        .begin()
        .actions(3)
        .act("P0", "control")
        .actions(2)
        .acts("P0", "silent; move s0")
        .actions(1)
        .act("P0", "end-turn")
        .acts("P1", "end-turn")
        .acts("P2", "end-turn")
        .main("P0")
        .actions(3)
        .done();
}

/// CM-040, CM-041: free cards cost nothing, others need their Actions.
#[test]
fn prices() {
    aliens("drusu vroon neeksi")
        .at("P0", "s1")
        .hand("P0", "quantum-accelerator, hypertube, imp, booster-rockets")
        .actions(1)
        .begin()
        .refuse("P0", "use booster-rockets", "CM-041")
        .act("P0", "use quantum-accelerator")
        .actions(3)
        .acts("P0", "move s2; move s3; move s4")
        .refuse("P0", "use hypertube", "CM-041")
        .refuse("P0", "move s5", "CM-041")
        .done();
}

/// CM-043: nobody else takes Actions.
#[test]
fn only_the_active_player_acts() {
    let play = aliens("drusu vroon neeksi").begin();
    assert!(play.legal("P1").is_empty());
    crate::common::Play(play.0.refuse_unawaited("P1", "move s5")).done();
}

/// CM-044 to CM-048: the pool trade.
#[test]
fn the_pool_trade() {
    aliens("drusu vroon neeksi")
        .at("P0", "dhizmurq")
        .control("P0")
        .hand("P0", "imp")
        .pool("spore, spore, ion-shield")
        .begin()
        .acts("P0", "trade; give imp")
        .refuse("P0", "pick war-cudgel", "CM-084") // not in the pool
        .cannot("P0", "pick imp") // CM-046
        .act("P0", "pick spore")
        .actions(3) // CM-045
        .pool_has("imp", 1) // CM-047
        .knows("P2", chaosmos::Place::hand(crate::common::seat("P0")), "spore")
        .refuse("P0", "trade", "CM-039")
        .done();
    aliens("drusu vroon neeksi")
        .at("P0", "dhizmurq")
        .hand("P0", "imp")
        .begin()
        .refuse("P0", "trade", "CM-044")
        .done();
}

/// CM-049: the Ovoid may go to the pool and come back.
#[test]
fn the_ovoid_in_the_pool() {
    aliens("drusu vroon neeksi")
        .at("P0", "dhizmurq")
        .control("P0")
        .hand("P0", "ovoid")
        .pool("imp")
        .begin()
        .acts("P0", "trade; give ovoid; pick imp")
        .pool_has("ovoid", 1)
        .act("P0", "end-turn")
        .acts("P1", "end-turn")
        .acts("P2", "end-turn")
        .acts("P0", "trade; give imp; pick ovoid")
        .hand("P0", "ovoid")
        .done();
}

/// CM-050: an enemy Vault at home does not stop the trade.
#[test]
fn a_vault_does_not_stop_the_trade() {
    aliens("drusu vroon neeksi")
        .at("P0", "dhizmurq")
        .hand("P0", "imp")
        .envelope("dhizmurq", "spore")
        .face_up("dhizmurq", "magnetostatic-vault", "P1")
        .begin()
        .act("P0", "control")
        .can("P0", "trade")
        .done();
}

/// CM-051, CM-052: the clock clicks at the end of every turn, also of one cut short.
#[test]
fn the_clock_clicks() {
    aliens("drusu vroon neeksi")
        .clock(9)
        .begin()
        .act("P0", "end-turn")
        .clock(8)
        .done();
    aliens("drusu vroon neeksi")
        .at("P0", "oolu")
        .face_up("oolu", "telethwarter-trap", "P1")
        .clock(9)
        .begin()
        .acts("P0", "control")
        .clock(8)
        .active("P1")
        .done();
}
