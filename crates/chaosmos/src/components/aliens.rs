//! The aliens. Names, homes, toxic planets and gear are printed; so are Atturnuk's ability and one resistance or immunity each. The other
//! abilities are reconstructed, in whole or in part.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::{Ability, AlienSpec};
use crate::{Kind, Planet};

type Row = (
    &'static str,
    Planet,
    Planet,
    Kind,
    &'static [Kind],
    &'static [Kind],
    Ability,
);

#[rustfmt::skip]
const ROWS: [Row; 8] = [
    ("Atturnuk the Brutal", Planet::CPHOV, Planet::GURIWAN, Kind::RESPIRATION_WORM,
        &[Kind::FLASH_RIFLE], &[], Ability::Brutal),
    ("Vroon the Adventurer", Planet::GURIWAN, Planet::CPHOV, Kind::TROPOSPHERIC_CALIBRATOR,
        &[], &[Kind::PHRENAL_INFECTOR], Ability::Wanderlust),
    ("Chlagazmaeporg the Seductress", Planet::JAGLADAK, Planet::OOLU, Kind::TROPOSPHERIC_CALIBRATOR,
        &[Kind::POISON_DART], &[], Ability::Seduce),
    ("Haamflaagon the Collector", Planet::OOLU, Planet::JAGLADAK, Kind::TROPOSPHERIC_CALIBRATOR,
        &[], &[Kind::SPORE], Ability::Collector),
    ("Clokknid the Automaton", Planet::PSILOBIK, Planet::DHIZMURQ, Kind::ELECTRODYNAMIC_INDUCTOR,
        &[], &[Kind::PHEROMONIC_HARPOON], Ability::Recalibrate),
    ("Drusu the Scryer", Planet::DHIZMURQ, Planet::PSILOBIK, Kind::ELECTRODYNAMIC_INDUCTOR,
        &[], &[Kind::SUBSONIC_SHOCK], Ability::Telepathy),
    ("the Haghouhen the Homesick", Planet::PENDRA, Planet::SYKLOAKIS, Kind::PRESSURE_REGULATOR,
        &[Kind::VOLTAIC_TRIDENT], &[], Ability::Homesick),
    ("Neeksi the Scavenger", Planet::SYKLOAKIS, Planet::PENDRA, Kind::PRESSURE_REGULATOR,
        &[Kind::WAR_CUDGEL], &[Kind::PHRENAL_INFECTOR], Ability::Scavenge),
];

pub(super) fn aliens() -> Vec<AlienSpec> {
    let alien = |&(name, home, toxic, gear, immune, resistant, ability): &Row| AlienSpec {
        name: name.to_string(),
        home,
        toxic,
        gear,
        immune: immune.to_vec(),
        resistant: resistant.to_vec(),
        ability,
    };
    ROWS.iter().map(alien).collect()
}
