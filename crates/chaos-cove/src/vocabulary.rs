//! The small types the rules speak in: goods, sides, heroes, locations, construction designs, lanes, spaces, tiles.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::TextError;

/// A newtype over a small number, so that an index can never be out of range.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $count:literal, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: u8 = $count;

            /// The one with this number, counted from 0.
            ///
            /// # Panics
            ///
            /// If there is no such number. Numbers from outside go through `try_from`.
            pub const fn new(number: u8) -> Self {
                assert!(number < $count, $what);
                $name(number)
            }

            /// The number, from 0.
            pub const fn number(self) -> u8 {
                self.0
            }

            /// The number, to index an array with.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..$count).map($name)
            }
        }

        impl TryFrom<u8> for $name {
            type Error = TextError;

            fn try_from(number: u8) -> Result<Self, TextError> {
                if number < $count {
                    Ok($name(number))
                } else {
                    Err(TextError::new(number, $what))
                }
            }
        }

        impl From<$name> for u8 {
            fn from(value: $name) -> u8 {
                value.0
            }
        }
    };
}

/// Text forms of a numbered type from a fixed list of words.
macro_rules! worded {
    ($name:ident, $what:literal, [$($word:literal),+ $(,)?]) => {
        impl $name {
            const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word for it in the text of actions.
            pub fn word(self) -> &'static str {
                Self::WORDS[self.index()]
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = TextError;

            fn from_str(text: &str) -> Result<Self, TextError> {
                Self::all()
                    .find(|value| value.word() == text)
                    .ok_or_else(|| TextError::new(text, $what))
            }
        }
    };
}

numbered! {
    /// One of the sixteen heroes, in alphabetical order.
    ///
    /// The words are names of places in the component table, for the text of actions; a table may print other names. The last
    /// seven names are ours: the published text breaks off before them.
    ///
    /// ```
    /// use chaos_cove::Hero;
    ///
    /// assert_eq!("calvin".parse(), Ok(Hero::new(3)));
    /// assert_eq!(Hero::new(7).to_string(), "gloria");
    /// ```
    Hero, 16, "heroes are numbered 0 to 15"
}
worded!(
    Hero,
    "a hero, such as `calvin`",
    [
        "art", "belle", "ben", "calvin", "claudia", "colin", "dennis", "gloria", "gus", "hazel",
        "iggy", "jonas", "lola", "mabel", "otto", "ruby"
    ]
);

numbered! {
    /// One of the twelve town locations.
    ///
    /// ```
    /// use chaos_cove::Location;
    ///
    /// assert_eq!("townhall".parse(), Ok(Location::new(5)));
    /// ```
    Location, 12, "locations are numbered 0 to 11"
}
worded!(
    Location,
    "a location, such as `tavern`",
    [
        "lighthouse",
        "port",
        "blacksmith",
        "fortress",
        "market",
        "townhall",
        "garden",
        "tavern",
        "watchtower",
        "plantation",
        "armory",
        "barracks"
    ]
);

numbered! {
    /// One of the eighteen designs of construction cards: the starter fort and ship, one design for each of the stacks 1 to 8, and the
    /// eight designs that are shuffled into the stacks 9 and 10.
    ///
    /// ```
    /// use chaos_cove::Design;
    ///
    /// assert_eq!("S4".parse(), Ok(Design::of_stack(3)));
    /// ```
    Design, 18, "construction designs are numbered 0 to 17"
}
worded!(
    Design,
    "a construction card, such as `S4`",
    [
        "F0", "S0", "F1", "F2", "F3", "S4", "S5", "S6", "Y7", "Y8", "FA", "FB", "FC", "SA", "SB",
        "SC", "YA", "YB"
    ]
);

impl Design {
    /// The fort card every player starts with.
    pub const STARTER_FORT: Design = Design(0);
    /// The ship card every player starts with.
    pub const STARTER_SHIP: Design = Design(1);
    /// The number of the first design of the random stacks.
    pub const FIRST_RANDOM: u8 = 10;

    /// The design of numbered stack `index`, counted from 0.
    ///
    /// # Panics
    ///
    /// If `index` is above 7: the stacks 9 and 10 are mixed.
    pub const fn of_stack(index: u8) -> Self {
        assert!(index < 8, "only the first eight stacks hold one design");
        Design(index + 2)
    }
}

numbered! {
    /// One of the six lanes a map can have, from the top: an invader space and its three defender spaces, at sea and on land. Written from 1.
    Lane, 6, "lanes are numbered 0 to 5"
}

numbered! {
    /// One of the ten construction stacks. Written from 1.
    Stack, 10, "stacks are numbered 0 to 9"
}

numbered! {
    /// One of the 48 invader tiles: 24 pirates, then 24 barbarians; six for each wave.
    Tile, 48, "invader tiles are numbered 0 to 47"
}

impl Tile {
    /// Whether it is a pirate (sea) or a barbarian (land).
    pub const fn side(self) -> Side {
        if self.0 < 24 { Side::Sea } else { Side::Land }
    }

    /// The wave printed on both faces, from 1.
    pub const fn wave(self) -> u8 {
        self.0 % 24 / 6 + 1
    }

    /// All tiles of one side and wave (from 1), as a bit set.
    pub const fn of_wave(side: Side, wave: u8) -> u64 {
        0b11_1111 << (side as u8 * 24 + (wave - 1) * 6)
    }
}

numbered! {
    /// One of the 18 spaces for ships, or for forts: three for each lane. Written as lane and slot, `L3s1`.
    ///
    /// ```
    /// use chaos_cove::Space;
    ///
    /// let space: Space = "L3s3".parse().unwrap();
    /// assert_eq!(space.number(), 8);
    /// assert!(space.has_wind());
    /// ```
    Space, 18, "spaces are numbered 0 to 17"
}

impl Space {
    /// The space at `slot` (0 is the top) of a lane.
    ///
    /// # Panics
    ///
    /// If `slot` is above 2.
    pub const fn at(lane: Lane, slot: u8) -> Self {
        assert!(slot < 3, "a lane has three slots");
        Space(lane.0 * 3 + slot)
    }

    /// The lane it belongs to.
    pub const fn lane(self) -> Lane {
        Lane(self.0 / 3)
    }

    /// The slot in the lane, 0 at the top.
    pub const fn slot(self) -> u8 {
        self.0 % 3
    }

    /// Whether a ship here may flee from a pirate (CC-156).
    pub const fn has_wind(self) -> bool {
        self.slot() == 2
    }

    /// The space as a bit.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "L{}s{}", self.0 / 3 + 1, self.0 % 3 + 1)
    }
}

impl FromStr for Space {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text.as_bytes() {
            [b'L', lane @ b'1'..=b'6', b's', slot @ b'1'..=b'3'] => {
                Ok(Space((lane - b'1') * 3 + (slot - b'1')))
            }
            _ => Err(TextError::new(text, "a space, such as `L3s1`")),
        }
    }
}

/// The two fronts: pirates, ships and cannons at sea; barbarians, forts and sabers on land.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Pirates attack ships; naval strength counts.
    Sea,
    /// Barbarians attack forts; martial strength counts.
    Land,
}

impl Side {
    /// Both sides, the sea first.
    pub const ALL: [Side; 2] = [Side::Sea, Side::Land];

    /// To index an array with.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Who comes from there.
    pub const fn invader(self) -> &'static str {
        match self {
            Side::Sea => "pirate",
            Side::Land => "barbarian",
        }
    }

    /// What stands against them.
    pub const fn piece(self) -> &'static str {
        match self {
            Side::Sea => "ship",
            Side::Land => "fort",
        }
    }

    /// The weapon that counts: cannons or sabers.
    pub const fn gun(self) -> Good {
        match self {
            Side::Sea => Good::Cannon,
            Side::Land => Good::Saber,
        }
    }

    /// The word for it in the text of actions.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Sea => "sea",
            Side::Land => "land",
        }
    }
}

/// What players hold besides cards: the eight kinds of things that location icons show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    /// Money.
    Doubloon,
    /// Flipped for naval strength; limited.
    Cannon,
    /// Flipped for martial strength; limited.
    Saber,
    /// Spent for strength of either kind.
    Gunpowder,
    /// For ship trades and rum parties.
    Rum,
    /// For forts.
    Food,
    /// For ships, and sold at the Blacksmith.
    Plank,
    /// An own crew piece, standing upright in the Fountain.
    Crew,
}

impl Good {
    /// All kinds, in the order of the tables.
    pub const ALL: [Good; 8] = [
        Good::Doubloon,
        Good::Cannon,
        Good::Saber,
        Good::Gunpowder,
        Good::Rum,
        Good::Food,
        Good::Plank,
        Good::Crew,
    ];

    /// To index an array with.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Good::Doubloon => "doubloon",
            Good::Cannon => "cannon",
            Good::Saber => "saber",
            Good::Gunpowder => "gunpowder",
            Good::Rum => "rum",
            Good::Food => "food",
            Good::Plank => "plank",
            Good::Crew => "crew",
        }
    }

    /// The word for several of it.
    pub const fn plural(self) -> &'static str {
        match self {
            Good::Doubloon => "doubloons",
            Good::Cannon => "cannons",
            Good::Saber => "sabers",
            Good::Plank => "planks",
            other => other.word(),
        }
    }

    /// The kind as a bit.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Good {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Good::ALL
            .into_iter()
            .find(|good| good.word() == text)
            .ok_or_else(|| TextError::new(text, "a kind of goods, such as `rum`"))
    }
}

/// A place where an invader can stand.
///
/// ```
/// use chaos_cove::{Lane, Side, Target};
///
/// let target: Target = "sea 3".parse().unwrap();
/// assert_eq!(target, Target::Lane { side: Side::Sea, lane: Lane::new(2) });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Target {
    /// The sea or land space of a lane.
    Lane {
        /// Sea or land.
        side: Side,
        /// The lane.
        lane: Lane,
    },
    /// A breakthrough space.
    Broken {
        /// For pirates or barbarians.
        side: Side,
        /// 0, 1 or 2.
        space: u8,
    },
}

impl Target {
    /// How many there are: six lanes and three breakthrough spaces for each side.
    pub const COUNT: u8 = 18;

    /// Which kind of invader stands there.
    pub const fn side(self) -> Side {
        match self {
            Target::Lane { side, .. } | Target::Broken { side, .. } => side,
        }
    }

    /// The sea lanes, the land lanes, the pirates' breakthrough spaces, the barbarians'.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Target::Lane { side, lane } => side as u8 * 6 + lane.0,
            Target::Broken { side, space } => 12 + side as u8 * 3 + space % 3,
        }
    }

    pub(crate) fn from_number(number: u8) -> Option<Self> {
        Some(match number {
            0..6 => Target::Lane {
                side: Side::Sea,
                lane: Lane(number),
            },
            6..12 => Target::Lane {
                side: Side::Land,
                lane: Lane(number - 6),
            },
            12..15 => Target::Broken {
                side: Side::Sea,
                space: number - 12,
            },
            15..18 => Target::Broken {
                side: Side::Land,
                space: number - 15,
            },
            _ => return None,
        })
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Lane { side, lane } => write!(f, "{} {}", side.word(), lane.0 + 1),
            Target::Broken { side, space } => write!(f, "{} {}", side.invader(), space + 1),
        }
    }
}

impl FromStr for Target {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        (0..Target::COUNT)
            .filter_map(Target::from_number)
            .find(|target| target.is_written(text))
            .ok_or_else(|| {
                TextError::new(
                    text,
                    "an invader, such as `sea 3`, `land 1` or, broken through, `pirate 2`",
                )
            })
    }
}

impl Target {
    fn is_written(self, text: &str) -> bool {
        let (word, number) = match self {
            Target::Lane { side, lane } => (side.word(), lane.0),
            Target::Broken { side, space } => (side.invader(), space),
        };
        text.strip_prefix(word)
            .and_then(|rest| rest.strip_prefix(' '))
            .is_some_and(|rest| rest.as_bytes() == [b'1' + number])
    }
}
