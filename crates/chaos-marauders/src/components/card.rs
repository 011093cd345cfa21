//! One row of the card table: [`CardSpec`] and the words it is made of.

use alloc::string::String;
use core::fmt;

use serde::{Deserialize, Serialize};
use tabletop_core::TextError;

/// The most kinds of card a table can have.
pub const MAX_KINDS: usize = 64;

/// A kind of card: the number of its row in the table, from 0. Copies of one kind do not differ.
///
/// ```
/// use chaos_marauders::{CardKind, Components};
///
/// let table = Components::standard();
/// let trolls = table.find("Trolls").unwrap();
/// assert_eq!(trolls, CardKind::new(15));
/// assert_eq!(table.cards[trolls.index()].attack, Some(8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardKind(u8);

impl CardKind {
    /// The kind with this number.
    ///
    /// # Panics
    ///
    /// If `number` is not below [`MAX_KINDS`]. Numbers from outside go through [`CardKind::try_from`].
    pub const fn new(number: u8) -> Self {
        assert!(
            (number as usize) < MAX_KINDS,
            "a table has at most 64 kinds"
        );
        CardKind(number)
    }

    /// The number of the kind, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the kind, to index a table with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % MAX_KINDS
    }
}

impl TryFrom<u8> for CardKind {
    type Error = TextError;

    fn try_from(number: u8) -> Result<Self, TextError> {
        if usize::from(number) < MAX_KINDS {
            Ok(CardKind(number))
        } else {
            Err(TextError::new(number, "a kind of card, 0 to 63"))
        }
    }
}

impl From<CardKind> for u8 {
    fn from(kind: CardKind) -> u8 {
        kind.0
    }
}

/// The colour of a card's border, which decides what an attack, Odlugg or the Idol does to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Troops (CMR-135).
    Purple,
    /// Lesser goblin units (CMR-138).
    Grey,
    /// Treasures (CMR-136).
    Blue,
    /// Parts and crews of war machines (CMR-137).
    Red,
    /// Heroes, spies and events: they end the turn (CMR-139).
    Green,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Colour; 5] = [
        Colour::Purple,
        Colour::Grey,
        Colour::Blue,
        Colour::Red,
        Colour::Green,
    ];
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Purple => "purple",
            Colour::Grey => "grey",
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Green => "green",
        })
    }
}

/// What a card is, which decides where it may lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// The left end of a formation. Purple or grey.
    Banner,
    /// The right end of a formation. Purple or grey.
    Musician,
    /// An ordinary fighter. Purple.
    Troop,
    /// A lesser goblin unit. Grey.
    Goblin,
    /// A treasure. Blue.
    Booty,
    /// A half or the crew of a war machine. Red.
    Machine,
    /// A hero or relic that is placed like any card. Green.
    Unit,
    /// A spy, placed among another tribe's cards. Green.
    Spy,
    /// Something that happens: never placed. Green.
    Event,
}

impl Class {
    /// Every class.
    pub const ALL: [Class; 9] = [
        Class::Banner,
        Class::Musician,
        Class::Troop,
        Class::Goblin,
        Class::Booty,
        Class::Machine,
        Class::Unit,
        Class::Spy,
        Class::Event,
    ];

    /// Whether a card of this class may have a border of this colour.
    pub const fn takes(self, colour: Colour) -> bool {
        match self {
            Class::Banner | Class::Musician => matches!(colour, Colour::Purple | Colour::Grey),
            Class::Troop => matches!(colour, Colour::Purple),
            Class::Goblin => matches!(colour, Colour::Grey),
            Class::Booty => matches!(colour, Colour::Blue),
            Class::Machine => matches!(colour, Colour::Red),
            Class::Unit | Class::Spy | Class::Event => matches!(colour, Colour::Green),
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Class::Banner => "Banner",
            Class::Musician => "Musician",
            Class::Troop => "troop",
            Class::Goblin => "goblin unit",
            Class::Booty => "treasure",
            Class::Machine => "war machine",
            Class::Unit => "unit",
            Class::Spy => "spy",
            Class::Event => "event",
        })
    }
}

/// Which part of a war machine a red card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The half that stands on the left.
    Left,
    /// The half that stands just to the right of it.
    Right,
    /// The crew, to the right of both.
    Crew,
}

/// The war machine a red card belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachinePart {
    /// The name of the machine; its parts are found by it.
    pub name: String,
    /// Which part this is.
    pub part: Part,
}

/// A procedure of its own that a card sets off, or a rule it is exempt from. Named after the card of the standard table that has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Others may claim the card after it is placed (CMR-143 to CMR-155). For a troop.
    ChaosMarauders,
    /// Any number may lie in one formation (CMR-156 to CMR-160). For a card with a symbol.
    PlagueLords,
    /// Counts twice in a formation that is attacked (CMR-161). For a troop.
    VenemousCreeps,
    /// Counts only in a formation that attacks (CMR-162). For a troop.
    SuicideSquad,
    /// Eats the troops of a formation (CMR-177 to CMR-184). For an event.
    Odlugg,
    /// Destroys a Dwarf before it is placed (CMR-185 to CMR-192). For a unit.
    Dagromm,
    /// May wipe out a formation (CMR-193 to CMR-200). For an event.
    Blowback,
    /// Sets off a roll for the wrath of the gods when placed (CMR-204 to CMR-211). For a unit.
    Idol,
}

impl Ability {
    /// Whether a card of this class may have the ability.
    pub const fn suits(self, class: Class) -> bool {
        match self {
            Ability::Odlugg | Ability::Blowback => matches!(class, Class::Event),
            Ability::Dagromm | Ability::Idol => matches!(class, Class::Unit),
            Ability::ChaosMarauders
            | Ability::PlagueLords
            | Ability::VenemousCreeps
            | Ability::SuicideSquad => matches!(class, Class::Troop),
        }
    }
}

/// One kind of card, as component files write it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSpec {
    /// The full name, at most 32 characters; no two kinds have the same.
    pub name: String,
    /// The name on the drawn board: 1 to 6 characters.
    pub short: String,
    /// The colour of the border.
    pub colour: Colour,
    /// What it is.
    pub class: Class,
    /// How many copies the deck has, at least 1.
    pub copies: u8,
    /// The attack rating, 1 to 10; `None` counts 0 (CMR-141).
    #[serde(default)]
    pub attack: Option<u8>,
    /// Victory points printed on the card, 0 to 1000, beyond the 10 that every card scores (CMR-122).
    #[serde(default)]
    pub points: u16,
    /// The letter (`A` to `Z`) of the symbol by which duplicates are known; `None` for a card without duplicates (CMR-043, CMR-044).
    #[serde(default)]
    pub symbol: Option<char>,
    /// The war machine a red card belongs to (CMR-212).
    #[serde(default)]
    pub machine: Option<MachinePart>,
    /// Whether it is a Dwarf, whom Dagromm hates (CMR-185).
    #[serde(default)]
    pub dwarf: bool,
    /// Its special procedure.
    #[serde(default)]
    pub ability: Option<Ability>,
}

impl fmt::Display for CardSpec {
    /// The name and what matters in play: `Trolls (purple troop, attack 8, symbol I)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} {}", self.name, self.colour, self.class)?;
        if let Some(attack) = self.attack {
            write!(f, ", attack {attack}")?;
        }
        if self.points > 0 {
            write!(f, ", {} points", self.points)?;
        }
        if let Some(symbol) = self.symbol {
            write!(f, ", symbol {symbol}")?;
        }
        if self.dwarf {
            f.write_str(", Dwarf")?;
        }
        f.write_str(")")
    }
}
