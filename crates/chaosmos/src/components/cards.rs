//! The equipment cards: 51 kinds, 70 cards. Numbers of copies, groups, single uses and counters are printed; the book's chapter says which
//! values are not.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::{CardSpec, Group};
use crate::Kind;
use Group::{
    Defence, Flip, Food, Gear, Growing, Resolution, Special, Swarm, Tactical, Victory, Weapon,
};

/// A row in short: name, group, copies, value, actions, what it counters, and marks: `s` single use, `c` complex, `n` not recoverable.
type Row = (&'static str, Group, u8, u8, u8, Option<Kind>, &'static str);

#[rustfmt::skip]
const ROWS: [Row; 51] = [
    ("The Ovoid",                Victory,    1, 0, 0, None, ""),
    ("Respiration Worm",         Gear,       1, 0, 0, None, ""),
    ("Tropospheric Calibrator",  Gear,       1, 0, 0, None, ""),
    ("Electrodynamic Inductor",  Gear,       1, 0, 0, None, ""),
    ("Pressure Regulator",       Gear,       1, 0, 0, None, ""),
    ("Polymorpher",              Gear,       1, 0, 0, None, ""),
    ("Subsonic Shock",           Weapon,     1, 2, 0, None, ""),
    ("Pheromonic Harpoon",       Weapon,     1, 2, 0, None, ""),
    ("Phrenal Infector",         Weapon,     1, 2, 0, None, ""),
    ("Havocium Blaster",         Weapon,     1, 2, 0, None, ""),
    ("Subsonic Dephaser",        Defence,    1, 2, 0, Some(Kind::SUBSONIC_SHOCK), ""),
    ("Pheromonic Recoiler",      Defence,    1, 2, 0, Some(Kind::PHEROMONIC_HARPOON), ""),
    ("Phrenal Deflector",        Defence,    1, 2, 0, Some(Kind::PHRENAL_INFECTOR), ""),
    ("Havocium Inverter",        Defence,    1, 1, 0, Some(Kind::HAVOCIUM_BLASTER), ""),
    ("Poison Dart",              Weapon,     1, 1, 0, None, ""),
    ("Voltaic Trident",          Weapon,     1, 1, 0, None, ""),
    ("War Cudgel",               Weapon,     1, 1, 0, None, ""),
    ("Flash Rifle",              Weapon,     1, 1, 0, None, ""),
    ("Spore",                    Swarm,      3, 0, 0, None, ""),
    ("Spore Immunity",           Defence,    1, 0, 0, Some(Kind::SPORE), ""),
    ("Imp",                      Growing,    3, 1, 0, None, ""),
    ("Imp Immunity",             Defence,    1, 0, 0, Some(Kind::IMP), ""),
    ("Imp Food",                 Food,       1, 0, 0, None, ""),
    ("Ion Grenade",              Weapon,     3, 3, 0, None, "s"),
    ("Ion Shield",               Defence,    1, 0, 0, Some(Kind::ION_GRENADE), ""),
    ("Nano Fabricator",          Special,    3, 0, 0, None, "s"),
    ("Cosmic Fear",              Special,    1, 0, 0, None, "s"),
    ("Mecha-Quake",              Special,    1, 0, 0, None, "c"),
    ("Targeting Computer",       Special,    1, 0, 0, None, ""),
    ("Cataleptic Fog",           Resolution, 1, 0, 0, None, "sn"),
    ("Cloaking Orb",             Resolution, 1, 0, 0, None, ""),
    ("Claw of Sykloakis",        Tactical,   1, 0, 0, None, ""),
    ("Guerrilla Drop Capsule",   Tactical,   1, 0, 0, None, "s"),
    ("Hypertube",                Tactical,   3, 0, 1, None, "s"),
    ("Quantum Accelerator",      Tactical,   2, 0, 0, None, "s"),
    ("Telethwarter Trap",        Flip,       3, 0, 0, None, "s"),
    ("Temporal Displacer",       Tactical,   1, 0, 0, None, "sn"),
    ("Scrying Prism",            Tactical,   3, 0, 1, None, "s"),
    ("Recovery Bots",            Tactical,   2, 0, 1, None, "s"),
    ("Signal Jammer",            Tactical,   1, 0, 0, None, ""),
    ("Smuggler Bunny",           Tactical,   1, 0, 0, None, "c"),
    ("Booster Rockets",          Tactical,   1, 0, 3, None, ""),
    ("Evasion Rockets",          Tactical,   1, 0, 0, None, ""),
    ("Magnetostatic Vault",      Flip,       2, 0, 0, None, ""),
    ("Magnetostatic Key",        Tactical,   2, 0, 0, None, ""),
    ("Planetary Hypergate",      Tactical,   1, 0, 1, None, "c"),
    ("Planetary Base",           Flip,       2, 0, 1, None, "c"),
    ("Planetary Transceiver",    Tactical,   1, 0, 0, None, "c"),
    ("Amnion Strike",            Tactical,   1, 0, 0, None, ""),
    ("Assault Catapult",         Tactical,   1, 0, 0, None, ""),
    ("Amnion Power Flux",        Tactical,   1, 0, 1, None, ""),
];

pub(super) fn cards() -> Vec<CardSpec> {
    let card = |&(name, group, copies, value, actions, counters, marks): &Row| CardSpec {
        name: name.to_string(),
        group,
        copies,
        value,
        actions,
        counters,
        single_use: marks.contains('s'),
        complex: marks.contains('c'),
        recoverable: !marks.contains('n'),
    };
    ROWS.iter().map(card).collect()
}
