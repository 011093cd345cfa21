//! The rows of the component tables.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::{Kind, Planet, Space};

/// What group a kind of card belongs to: when it can be played, and how its value counts. It is fixed for each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// The Ovoid.
    Victory,
    /// Environment gear: lifts the toxicity of a planet (CM-061).
    Gear,
    /// A Combat card that adds its value (CM-133 to CM-135).
    Weapon,
    /// A Combat card that cancels another kind, and adds its value while it does (CM-138).
    Defence,
    /// A creature whose value grows with its number (CM-139).
    Swarm,
    /// A creature whose value grows with food (CM-140).
    Growing,
    /// Food for growing creatures (CM-141).
    Food,
    /// A Combat card with an effect of its own (CM-157 to CM-167).
    Special,
    /// A card for the resolution of a combat or for a scry (CM-168, CM-271).
    Resolution,
    /// A card for one's own turn, or shown in a window.
    Tactical,
    /// A card that acts while it lies face-up in an envelope (CM-100).
    Flip,
}

impl Group {
    /// Whether it can be played in the card phase of a combat (CM-113).
    pub const fn combat(self) -> bool {
        self.copyable() || matches!(self, Group::Special)
    }

    /// Whether a Nano Fabricator can copy it (CM-158).
    pub const fn copyable(self) -> bool {
        matches!(
            self,
            Group::Weapon | Group::Defence | Group::Swarm | Group::Growing | Group::Food
        )
    }
}

/// One kind of equipment card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardSpec {
    /// The name, as printed.
    pub name: String,
    /// The group; fixed for each kind.
    pub group: Group,
    /// How many there are, 0 to 3.
    pub copies: u8,
    /// What it adds to a combat total, 0 to 9: a defence while it counters, a growing creature without food.
    pub value: u8,
    /// How many Actions it costs, 0 to 3 (CM-041).
    pub actions: u8,
    /// The kind it cancels, for a defence (CM-155).
    pub counters: Option<Kind>,
    /// Whether it goes to the Void after its use (CM-006).
    pub single_use: bool,
    /// Whether it is left out of a first game (CM-035).
    pub complex: bool,
    /// Whether it can be taken back from the Void (CM-171, CM-243, CM-245).
    pub recoverable: bool,
}

/// What an alien alone can do (CM-276 to CM-284).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Wins tied combats, and may roll one own die again in each combat (CM-120, CM-128).
    Brutal,
    /// A free extra step after a paid Move, once per turn (CM-278).
    Wanderlust,
    /// Swaps a random card of an opponent in the same space for one of her choice, once per turn (CM-279).
    Seduce,
    /// A larger hand (CM-280).
    Collector,
    /// Turns one own die to a fixed face, once per combat (CM-281).
    Recalibrate,
    /// Scries any hand, or a near envelope, once per turn (CM-282).
    Telepathy,
    /// Goes home for free, once per turn (CM-283).
    Homesick,
    /// Takes a card from the Void, once per turn (CM-284).
    Scavenge,
}

/// One alien.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlienSpec {
    /// The name, as printed.
    pub name: String,
    /// Where it starts (CM-014).
    pub home: Planet,
    /// The planet that is toxic to it (CM-061).
    pub toxic: Planet,
    /// The gear that lifts the toxicity; the Polymorpher always does (CM-068, CM-069).
    pub gear: Kind,
    /// Cards that add nothing against it (CM-147).
    pub immune: Vec<Kind>,
    /// Cards that add 1 less against it (CM-143).
    pub resistant: Vec<Kind>,
    /// What it alone can do.
    pub ability: Ability,
}

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// A planet, with an envelope.
    Planet,
    /// A red star.
    Red,
    /// A blue star.
    Blue,
    /// A yellow star: Evasion Rockets fly between those for free (CM-253).
    Yellow,
}

/// One space of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceSpec {
    /// The name, as printed.
    pub name: String,
    /// What it is.
    pub colour: Colour,
    /// The spaces it is connected to; connections go both ways (CM-053).
    pub links: Vec<Space>,
}

/// How the cards are dealt to one number of players (CM-016, CM-022 to CM-024).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealSpec {
    /// The number of players.
    pub players: u8,
    /// Cards in the Cosmic Pool; a first game has none.
    pub pool: u8,
    /// Cards in each envelope: ten, or eight with two players.
    pub envelope: u8,
    /// Cards dealt to each player.
    pub hand: u8,
}

/// The numbers of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Actions in a turn (CM-038).
    pub actions: u8,
    /// Hypertokens of each player (CM-012).
    pub hypertokens: u8,
    /// The hand limit (CM-007).
    pub hand_limit: u8,
    /// The hand limit of an alien that collects (CM-280).
    pub collector_limit: u8,
    /// The highest number of the dial (CM-239).
    pub dial: u8,
    /// How far a Displacer turns the clock at most (CM-238).
    pub displacer: u8,
    /// Extra Actions of a Quantum Accelerator (CM-237).
    pub accelerator: u8,
    /// How far Booster Rockets fly (CM-252).
    pub booster_range: u8,
    /// How far an Assault Catapult reaches (CM-258).
    pub catapult_range: u8,
    /// How far telepathy reaches for an envelope (CM-282).
    pub telepathy_range: u8,
    /// The face to which a die is recalibrated (CM-281).
    pub recalibrated: u8,
    /// The value of each Spore where there are 1, 2, and 3 or more on a side (CM-139).
    pub swarm: [u8; 3],
    /// The value of each growing creature with food (CM-140).
    pub fed: u8,
}

impl Default for Numbers {
    fn default() -> Self {
        Numbers {
            actions: 3,
            hypertokens: 3,
            hand_limit: 7,
            collector_limit: 9,
            dial: 48,
            displacer: 8,
            accelerator: 2,
            booster_range: 5,
            catapult_range: 2,
            telepathy_range: 2,
            recalibrated: 3,
            swarm: [0, 1, 2],
            fed: 2,
        }
    }
}
