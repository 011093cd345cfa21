//! CM-061 to CM-071.

use chaosmos::Happening;

use crate::common::aliens;

/// CM-061, CM-066, CM-067, CM-069: matching gear for control; it is shown and kept, and may be left behind.
#[test]
fn control_of_a_toxic_planet() {
    let on_guriwan = |gear: &str| {
        aliens("atturnuk drusu neeksi")
            .at("P0", "guriwan")
            .hand("P0", gear)
            .envelope("guriwan", "imp")
            .begin()
    };
    on_guriwan("pressure-regulator")
        .refuse("P0", "control", "CM-061")
        .done();
    on_guriwan("respiration-worm")
        .act("P0", "control")
        .refuse("P0", "show polymorpher", "CM-008")
        .act("P0", "show respiration-worm")
        .told(|event| matches!(event, Happening::Shown { .. }))
        .acts("P0", "silent; access; stow respiration-worm")
        .main("P0")
        .controller("guriwan", "P0")
        .inside("guriwan", "respiration-worm, imp")
        .done();
}

/// CM-068, CM-069: which gear helps whom, row by row; the Polymorpher always does.
#[test]
fn gear_by_alien() {
    for (alien, toxic, gear) in [
        ("atturnuk", "guriwan", "respiration-worm"),
        ("vroon", "cphov", "tropospheric-calibrator"),
        ("chlagazmaeporg", "oolu", "tropospheric-calibrator"),
        ("haamflaagon", "jagladak", "tropospheric-calibrator"),
        ("clokknid", "dhizmurq", "electrodynamic-inductor"),
        ("drusu", "psilobik", "electrodynamic-inductor"),
        ("haghouhen", "sykloakis", "pressure-regulator"),
        ("neeksi", "pendra", "pressure-regulator"),
    ] {
        let other = if alien == "drusu" { "vroon" } else { "drusu" };
        let third = if alien == "neeksi" { "vroon" } else { "neeksi" };
        let names = format!("{alien} {other} {third}");
        for held in [
            "respiration-worm",
            "tropospheric-calibrator",
            "electrodynamic-inductor",
            "pressure-regulator",
            "polymorpher",
        ] {
            let play = aliens(&names).at("P0", toxic).hand("P0", held).begin();
            if held == gear || held == "polymorpher" {
                play.can("P0", "control").done();
            } else {
                play.refuse("P0", "control", "CM-061").done();
            }
        }
    }
}

/// CM-062, CM-065: attacking over one's toxic planet needs gear, defending does not.
#[test]
fn attack_on_a_toxic_planet() {
    let fight = |attacker: &str, gear: &str| {
        aliens(attacker)
            .at("P0", "guriwan")
            .at("P1", "guriwan")
            .hand("P0", gear)
            .begin()
    };
    fight("atturnuk drusu neeksi", "imp")
        .refuse("P0", "attack P1", "CM-061")
        .done();
    fight("atturnuk drusu neeksi", "respiration-worm")
        .dice(&[1, 2, 3, 4])
        .acts("P0", "attack P1; pay action; show respiration-worm")
        .done();
    fight("drusu atturnuk neeksi", "imp")
        .dice(&[1, 2, 3, 4])
        .acts("P0", "attack P1; pay action")
        .done();
}

/// CM-063: the same for a Base.
#[test]
fn attack_on_a_base_over_toxic_ground() {
    let base = |gear: &str| {
        aliens("atturnuk drusu neeksi")
            .at("P0", "guriwan")
            .hand("P0", gear)
            .face_up("guriwan", "planetary-base", "P1")
            .begin()
    };
    base("imp").refuse("P0", "attack guriwan", "CM-061").done();
    base("polymorpher")
        .act("P0", "attack guriwan")
        .can("P0", "pay action")
        .done();
}

/// CM-064, CM-070: taking the loser's envelope on toxic ground.
#[test]
fn the_prize_on_a_toxic_planet() {
    let win = |attacker: &str, hands: (&str, &str)| {
        aliens(attacker)
            .at("P0", "guriwan")
            .at("P1", "guriwan")
            .control("P0")
            .hand("P0", hands.0)
            .hand("P1", hands.1)
            .envelope("guriwan", "spore")
            .begin()
            .dice(&[1, 1, 5, 4])
            .acts("P0", "attack P1; pay action")
            .until("P1", "banish")
            .act("P1", "banish")
    };
    // The defender Atturnuk wins on his toxic planet.
    let without = win("drusu atturnuk neeksi", ("imp", "ion-shield"));
    assert_eq!(without.legal("P1"), ["box"]);
    without
        .refuse("P1", "seize", "CM-061")
        .act("P1", "box")
        .controller("guriwan", "nobody")
        .done();
    let with = win("drusu atturnuk neeksi", ("imp", "respiration-worm"));
    assert_eq!(with.legal("P1"), ["show respiration-worm", "box"]);
    with.act("P1", "show respiration-worm")
        .controller("guriwan", "P1")
        .done();
    // The attacker Atturnuk has shown gear for the attack already.
    aliens("atturnuk drusu neeksi")
        .at("P0", "guriwan")
        .at("P1", "guriwan")
        .control("P1")
        .hand("P0", "respiration-worm")
        .hand("P1", "imp")
        .envelope("guriwan", "spore")
        .begin()
        .act("P0", "ready-hands")
        .until("P0", "attack P1")
        .dice(&[5, 4, 1, 1])
        .acts("P0", "attack P1; pay action; show respiration-worm; pass")
        .until("P0", "banish")
        .acts("P0", "banish; seize")
        .controller("guriwan", "P0")
        .done();
}

/// CM-071: who holds both chooses which to show.
#[test]
fn a_choice_of_gear() {
    let both = aliens("atturnuk drusu neeksi")
        .at("P0", "guriwan")
        .hand("P0", "respiration-worm, polymorpher")
        .begin()
        .act("P0", "control");
    assert_eq!(
        both.legal("P0"),
        ["show respiration-worm", "show polymorpher"]
    );
    both.done();
}
