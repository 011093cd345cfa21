//! The words of the game: [`Kind`] of card, [`Alien`], [`Planet`] and [`Space`], each with its short name.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop_core::TextError;

/// How many kinds of equipment card there are.
pub const KINDS: usize = 51;
/// How many aliens there are.
pub const ALIENS: usize = 8;
/// How many planets there are (CM-072).
pub const PLANETS: usize = 10;
/// How many spaces the board has: ten planets, fifteen stars.
pub const SPACES: usize = 25;

/// Writes one of the small numbered types: its names, text form and serde form (a name for people, a number in bytes).
macro_rules! word {
    ($(#[$meta:meta])* $name:ident, $count:expr, $names:expr, $what:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            pub(crate) const fn at(number: u8) -> Self {
                debug_assert!((number as usize) < $count);
                $name(number)
            }

            /// The one with this number, if there is one: where a number may stand for none.
            pub(crate) const fn get(number: u8) -> Option<Self> {
                if (number as usize) < $count { Some($name(number)) } else { None }
            }

            /// Its number, from 0.
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Its number, to index an array with.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its short name, as action texts use it.
            pub fn slug(self) -> &'static str {
                $names[self.index()]
            }

            /// All of them, in order.
            pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
                #[expect(clippy::cast_possible_truncation, reason = "there are fewer than 256")]
                (0..$count as u8).map($name)
            }
        }

        impl TryFrom<u8> for $name {
            type Error = TextError;

            fn try_from(number: u8) -> Result<Self, TextError> {
                if usize::from(number) < $count {
                    Ok($name(number))
                } else {
                    Err(TextError::new(number, concat!("the number of ", $what)))
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.slug())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.slug())
            }
        }

        impl FromStr for $name {
            type Err = TextError;

            fn from_str(text: &str) -> Result<Self, TextError> {
                $name::all()
                    .find(|word| word.slug().eq_ignore_ascii_case(text))
                    .ok_or_else(|| TextError::new(text, $what))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.slug())
                } else {
                    serializer.serialize_u8(self.0)
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                if deserializer.is_human_readable() {
                    let text = alloc::string::String::deserialize(deserializer)?;
                    text.parse().map_err(D::Error::custom)
                } else {
                    let number = u8::deserialize(deserializer)?;
                    $name::try_from(number).map_err(D::Error::custom)
                }
            }
        }
    };
}

word!(
    /// A kind of equipment card.
    ///
    /// ```
    /// use chaosmos::Kind;
    ///
    /// let kind: Kind = "telethwarter-trap".parse().unwrap();
    /// assert_eq!(kind, Kind::TELETHWARTER_TRAP);
    /// assert_eq!(kind.number(), 35);
    /// ```
    Kind,
    KINDS,
    KIND_SLUGS,
    "a kind of card"
);

word!(
    /// An alien.
    Alien,
    ALIENS,
    ALIEN_SLUGS,
    "an alien"
);

word!(
    /// A planet.
    Planet,
    PLANETS,
    SPACE_SLUGS,
    "a planet"
);

word!(
    /// A space of the board: a planet (0 to 9) or a star.
    Space,
    SPACES,
    SPACE_SLUGS,
    "a space of the board"
);

impl Planet {
    /// The planet as a space of the board.
    pub const fn space(self) -> Space {
        Space(self.0)
    }
}

impl Space {
    /// The planet that this space is; `None` for a star.
    pub const fn planet(self) -> Option<Planet> {
        if (self.0 as usize) < PLANETS {
            Some(Planet(self.0))
        } else {
            None
        }
    }
}

#[rustfmt::skip]
const ALIEN_SLUGS: [&str; ALIENS] = [
    "atturnuk", "vroon", "chlagazmaeporg", "haamflaagon", "clokknid", "drusu", "haghouhen", "neeksi",
];

#[rustfmt::skip]
const SPACE_SLUGS: [&str; SPACES] = [
    "cphov", "ob", "dhizmurq", "sykloakis", "oolu", "guriwan", "laebot", "psilobik", "pendra", "jagladak",
    "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9",
    "y0", "y1", "y2", "y3", "y4",
];

const KIND_SLUGS: [&str; KINDS] = [
    "ovoid",
    "respiration-worm",
    "tropospheric-calibrator",
    "electrodynamic-inductor",
    "pressure-regulator",
    "polymorpher",
    "subsonic-shock",
    "pheromonic-harpoon",
    "phrenal-infector",
    "havocium-blaster",
    "subsonic-dephaser",
    "pheromonic-recoiler",
    "phrenal-deflector",
    "havocium-inverter",
    "poison-dart",
    "voltaic-trident",
    "war-cudgel",
    "flash-rifle",
    "spore",
    "spore-immunity",
    "imp",
    "imp-immunity",
    "imp-food",
    "ion-grenade",
    "ion-shield",
    "nano-fabricator",
    "cosmic-fear",
    "mecha-quake",
    "targeting-computer",
    "cataleptic-fog",
    "cloaking-orb",
    "claw-of-sykloakis",
    "guerrilla-drop-capsule",
    "hypertube",
    "quantum-accelerator",
    "telethwarter-trap",
    "temporal-displacer",
    "scrying-prism",
    "recovery-bots",
    "signal-jammer",
    "smuggler-bunny",
    "booster-rockets",
    "evasion-rockets",
    "magnetostatic-vault",
    "magnetostatic-key",
    "planetary-hypergate",
    "planetary-base",
    "planetary-transceiver",
    "amnion-strike",
    "assault-catapult",
    "amnion-power-flux",
];

/// The kinds by name. What each does is told in the table of [`Components`](crate::Components).
#[expect(missing_docs, reason = "the names of the cards")]
impl Kind {
    pub const OVOID: Kind = Kind(0);
    pub const RESPIRATION_WORM: Kind = Kind(1);
    pub const TROPOSPHERIC_CALIBRATOR: Kind = Kind(2);
    pub const ELECTRODYNAMIC_INDUCTOR: Kind = Kind(3);
    pub const PRESSURE_REGULATOR: Kind = Kind(4);
    pub const POLYMORPHER: Kind = Kind(5);
    pub const SUBSONIC_SHOCK: Kind = Kind(6);
    pub const PHEROMONIC_HARPOON: Kind = Kind(7);
    pub const PHRENAL_INFECTOR: Kind = Kind(8);
    pub const HAVOCIUM_BLASTER: Kind = Kind(9);
    pub const SUBSONIC_DEPHASER: Kind = Kind(10);
    pub const PHEROMONIC_RECOILER: Kind = Kind(11);
    pub const PHRENAL_DEFLECTOR: Kind = Kind(12);
    pub const HAVOCIUM_INVERTER: Kind = Kind(13);
    pub const POISON_DART: Kind = Kind(14);
    pub const VOLTAIC_TRIDENT: Kind = Kind(15);
    pub const WAR_CUDGEL: Kind = Kind(16);
    pub const FLASH_RIFLE: Kind = Kind(17);
    pub const SPORE: Kind = Kind(18);
    pub const SPORE_IMMUNITY: Kind = Kind(19);
    pub const IMP: Kind = Kind(20);
    pub const IMP_IMMUNITY: Kind = Kind(21);
    pub const IMP_FOOD: Kind = Kind(22);
    pub const ION_GRENADE: Kind = Kind(23);
    pub const ION_SHIELD: Kind = Kind(24);
    pub const NANO_FABRICATOR: Kind = Kind(25);
    pub const COSMIC_FEAR: Kind = Kind(26);
    pub const MECHA_QUAKE: Kind = Kind(27);
    pub const TARGETING_COMPUTER: Kind = Kind(28);
    pub const CATALEPTIC_FOG: Kind = Kind(29);
    pub const CLOAKING_ORB: Kind = Kind(30);
    pub const CLAW_OF_SYKLOAKIS: Kind = Kind(31);
    pub const GUERRILLA_DROP_CAPSULE: Kind = Kind(32);
    pub const HYPERTUBE: Kind = Kind(33);
    pub const QUANTUM_ACCELERATOR: Kind = Kind(34);
    pub const TELETHWARTER_TRAP: Kind = Kind(35);
    pub const TEMPORAL_DISPLACER: Kind = Kind(36);
    pub const SCRYING_PRISM: Kind = Kind(37);
    pub const RECOVERY_BOTS: Kind = Kind(38);
    pub const SIGNAL_JAMMER: Kind = Kind(39);
    pub const SMUGGLER_BUNNY: Kind = Kind(40);
    pub const BOOSTER_ROCKETS: Kind = Kind(41);
    pub const EVASION_ROCKETS: Kind = Kind(42);
    pub const MAGNETOSTATIC_VAULT: Kind = Kind(43);
    pub const MAGNETOSTATIC_KEY: Kind = Kind(44);
    pub const PLANETARY_HYPERGATE: Kind = Kind(45);
    pub const PLANETARY_BASE: Kind = Kind(46);
    pub const PLANETARY_TRANSCEIVER: Kind = Kind(47);
    pub const AMNION_STRIKE: Kind = Kind(48);
    pub const ASSAULT_CATAPULT: Kind = Kind(49);
    pub const AMNION_POWER_FLUX: Kind = Kind(50);
}

/// The aliens by name.
#[expect(missing_docs, reason = "the names of the aliens")]
impl Alien {
    pub const ATTURNUK: Alien = Alien(0);
    pub const VROON: Alien = Alien(1);
    pub const CHLAGAZMAEPORG: Alien = Alien(2);
    pub const HAAMFLAAGON: Alien = Alien(3);
    pub const CLOKKNID: Alien = Alien(4);
    pub const DRUSU: Alien = Alien(5);
    pub const HAGHOUHEN: Alien = Alien(6);
    pub const NEEKSI: Alien = Alien(7);
}

/// The planets by name.
#[expect(missing_docs, reason = "the names of the planets")]
impl Planet {
    pub const CPHOV: Planet = Planet(0);
    pub const OB: Planet = Planet(1);
    pub const DHIZMURQ: Planet = Planet(2);
    pub const SYKLOAKIS: Planet = Planet(3);
    pub const OOLU: Planet = Planet(4);
    pub const GURIWAN: Planet = Planet(5);
    pub const LAEBOT: Planet = Planet(6);
    pub const PSILOBIK: Planet = Planet(7);
    pub const PENDRA: Planet = Planet(8);
    pub const JAGLADAK: Planet = Planet(9);
}
