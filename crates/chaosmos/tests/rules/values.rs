//! CM-133 to CM-156.

use crate::common::aliens;

/// The attacker's total after laying these cards, with dice 1 and 1 against a 5 and a 5, and the defender's cards laid after them.
fn totals(defender: &str, attacks: &str, answers: &str) -> (i16, i16) {
    let attacker = if defender == "clokknid" || defender == "atturnuk" {
        "drusu"
    } else {
        "haghouhen"
    };
    let third = if defender == "vroon" {
        "neeksi"
    } else {
        "vroon"
    };
    let names = format!("{attacker} {defender} {third}");
    let mut play = aliens(&names)
        .at("P0", "s3")
        .at("P1", "s3")
        .hand("P0", &format!("{attacks}, cosmic-fear, respiration-worm"))
        .hand("P1", &format!("{answers}, polymorpher"))
        .begin()
        .dice(&[1, 1, 5, 5])
        .acts("P0", "attack P1; pay action");
    for card in attacks.split(", ") {
        play = play.act("P0", &format!("play {card}"));
    }
    for card in answers.split(", ").filter(|card| !card.is_empty()) {
        // The attacker, behind, is asked first and passes.
        play = play
            .until("P1", &format!("play {card}"))
            .act("P1", &format!("play {card}"));
    }
    let totals = play.state().open().fight().unwrap().totals;
    play.done();
    (totals[0] - 2, totals[1] - 10)
}

/// CM-133 to CM-135: weapons.
#[test]
fn weapons() {
    for weapon in [
        "subsonic-shock",
        "pheromonic-harpoon",
        "phrenal-infector",
        "havocium-blaster",
    ] {
        assert_eq!(totals("atturnuk", weapon, "").0, 2, "{weapon}");
    }
    for weapon in ["poison-dart", "voltaic-trident", "war-cudgel"] {
        assert_eq!(totals("atturnuk", weapon, "").0, 1, "{weapon}");
    }
    assert_eq!(totals("drusu", "flash-rifle", "").0, 1);
    assert_eq!(totals("drusu", "ion-grenade", "").0, 3);
}

/// CM-136 to CM-138, CM-150, CM-152, CM-155: defences cancel, and add while they do.
#[test]
fn defences() {
    for (weapon, defence, bonus) in [
        ("subsonic-shock", "subsonic-dephaser", 2),
        ("pheromonic-harpoon", "pheromonic-recoiler", 2),
        ("phrenal-infector", "phrenal-deflector", 2),
        ("havocium-blaster", "havocium-inverter", 1),
        ("imp", "imp-immunity", 0),
        ("ion-grenade", "ion-shield", 0),
    ] {
        assert_eq!(totals("neeksi", weapon, defence), (0, bonus), "{defence}");
        assert_eq!(
            totals("neeksi", "war-cudgel", defence).1,
            0,
            "{defence} with nothing to counter"
        );
    }
    assert_eq!(totals("neeksi", "spore, spore", "spore-immunity"), (0, 0));
}

/// CM-139: Spores swarm. CM-140, CM-141: Imps grow.
#[test]
fn creatures() {
    assert_eq!(totals("drusu", "spore", "").0, 0);
    assert_eq!(totals("drusu", "spore, spore", "").0, 2);
    assert_eq!(totals("drusu", "spore, spore, spore", "").0, 6);
    assert_eq!(totals("drusu", "imp", "").0, 1);
    assert_eq!(totals("drusu", "imp-food", "").0, 0);
    assert_eq!(totals("drusu", "imp, imp-food", "").0, 2);
    assert_eq!(totals("drusu", "imp-food, imp, imp", "").0, 4);
}

/// CM-142: these counter and add nothing. Shown in `defences`; here without anything to counter.
#[test]
fn immunities_add_nothing() {
    for defence in ["spore-immunity", "imp-immunity", "ion-shield"] {
        assert_eq!(totals("drusu", defence, "").0, 0);
    }
}

/// CM-143 to CM-146: resistance takes 1 once per name, never below 0, not from what is countered.
#[test]
fn resistance() {
    assert_eq!(totals("drusu", "subsonic-shock", "").0, 1);
    assert_eq!(totals("clokknid", "pheromonic-harpoon", "").0, 1);
    assert_eq!(totals("vroon", "phrenal-infector", "").0, 1);
    assert_eq!(totals("neeksi", "phrenal-infector", "").0, 1);
    assert_eq!(totals("haamflaagon", "spore, spore, spore", "").0, 5);
    assert_eq!(totals("haamflaagon", "spore", "").0, 0);
    assert_eq!(totals("drusu", "subsonic-shock", "subsonic-dephaser").0, 0);
}

/// CM-147, CM-148: an immune alien takes nothing.
#[test]
fn immunity() {
    assert_eq!(totals("atturnuk", "flash-rifle", "").0, 0);
    assert_eq!(totals("chlagazmaeporg", "poison-dart", "").0, 0);
    assert_eq!(totals("neeksi", "war-cudgel", "").0, 0);
    aliens("drusu haghouhen vroon")
        .at("P0", "s3")
        .at("P1", "s3")
        .hand("P0", "voltaic-trident")
        .hand("P1", "spore")
        .begin()
        .dice(&[1, 1, 5, 5])
        .acts("P0", "attack P1; pay action; play voltaic-trident")
        .done();
    assert_eq!(totals("haamflaagon", "voltaic-trident", "").0, 1);
}

/// CM-149: the alien itself may use what it resists.
#[test]
fn own_weapons() {
    aliens("neeksi drusu vroon")
        .at("P0", "s3")
        .at("P1", "s3")
        .hand("P0", "war-cudgel, phrenal-infector, imp")
        .hand("P1", "spore")
        .begin()
        .dice(&[1, 1, 5, 5])
        .acts("P0", "attack P1; pay action; play war-cudgel")
        .totals(3, 10)
        .act("P0", "play phrenal-infector")
        .totals(5, 10)
        .done();
}

/// CM-151: a defence also cancels what is played later.
#[test]
fn a_defence_lasts() {
    aliens("drusu neeksi vroon")
        .at("P0", "s3")
        .at("P1", "s3")
        .hand("P0", "havocium-inverter, imp")
        .hand("P1", "havocium-blaster, imp")
        .begin()
        .dice(&[1, 1, 1, 2])
        .acts("P0", "attack P1; pay action; play havocium-inverter")
        .totals(2, 3)
        .act("P0", "play imp")
        .totals(3, 3)
        .act("P1", "play havocium-blaster")
        .totals(4, 3)
        .done();
}

/// CM-148, CM-153, CM-154: what is countered is spent all the same.
#[test]
fn countered_cards_are_spent() {
    aliens("drusu neeksi vroon")
        .at("P0", "s3")
        .at("P1", "s3")
        .hand("P0", "ion-grenade")
        .hand("P1", "ion-shield, imp")
        .begin()
        .dice(&[1, 1, 1, 2])
        .acts("P0", "attack P1; pay action; play ion-grenade")
        .totals(5, 3)
        .act("P1", "play ion-shield")
        .totals(2, 3)
        .until("P1", "spoils")
        .void("ion-grenade")
        .hand("P1", "ion-shield, imp")
        .done();
}

/// CM-156: nothing counters a primitive weapon.
#[test]
fn primitive_weapons_have_no_counter() {
    let tables = chaosmos::Components::standard();
    for card in &tables.cards {
        let counters = card.counters.map(chaosmos::Kind::number);
        assert!(counters.is_none_or(|kind| !(14..=17).contains(&kind)));
    }
}
