//! [`Card`]: the kinds of tavern card. Copies of one kind do not differ (PC-211).

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::TextError;

use super::Section;

/// How many kinds of tavern card there are.
pub const KINDS: usize = 27;

/// How many kinds can be in a hand: all but the Parrots (PC-168, PC-170). These are the first in number.
pub const HAND_KINDS: usize = 23;

/// What a tavern card is for (PC-167).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Reinforces its section: absorbs two hits (PC-181).
    Mastercraft(Section),
    /// Played before a battle, for all of it (PC-062).
    Battle,
    /// Played before a roll, for that roll (PC-071).
    Volley,
    /// Played in the event window, as an answer, or in the own Upgrade turn (A-35).
    Event,
    /// Kept hidden; scores at the end (PC-204).
    Fame,
    /// Seated on its section as soon as it is drawn (PC-170).
    Parrot(Section),
}

macro_rules! cards {
    ($($card:ident $text:literal $name:literal $doc:literal;)+) => {
        /// A kind of tavern card.
        ///
        /// ```
        /// use pirates_cove::{Card, Class};
        ///
        /// assert_eq!("smoke-screen".parse(), Ok(Card::SmokeScreen));
        /// assert_eq!(Card::SmokeScreen.name(), "Smoke Screen");
        /// assert_eq!(Card::SmokeScreen.class(), Class::Battle);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Card {
            $(#[doc = $doc] $card,)+
        }

        impl Card {
            /// All kinds, in order of their numbers.
            pub const ALL: [Card; KINDS] = [$(Card::$card),+];

            const fn text(self) -> &'static str {
                match self { $(Card::$card => $text),+ }
            }

            /// The name, as people write it.
            pub const fn name(self) -> &'static str {
                match self { $(Card::$card => $name),+ }
            }
        }
    };
}

cards! {
    OakHull "oak-hull" "Oak Hull" "Mastercraft for the Hull.";
    VeteranCrew "veteran-crew" "Veteran Crew" "Mastercraft for the Crew.";
    BronzeGuns "bronze-guns" "Bronze Guns" "Mastercraft for the Cannon.";
    StrongCanvas "strong-canvas" "Strong Canvas" "Mastercraft for the Sails.";
    GrappleAttack "grapple-attack" "Grapple Attack" "Battle card: the Crew alone sets the dice of every player (PC-185).";
    SmokeScreen "smoke-screen" "Smoke Screen" "Battle card: the owner is harder to hit (PC-186).";
    FullCanvas "full-canvas" "Full Canvas" "Battle card: the owner is faster (PC-187).";
    ExtraPowder "extra-powder" "Extra Powder" "Battle card: one more die in each volley of the owner (PC-188).";
    BracedTimbers "braced-timbers" "Braced Timbers" "Battle card: the first hits on the owner are cancelled (PC-189).";
    BlackSpot "black-spot" "Black Spot" "Battle card: a rival may not play Volley cards (PC-190).";
    HeavyCharge "heavy-charge" "Heavy Charge" "Volley card: easier to hit (PC-191).";
    ExtraGuns "extra-guns" "Extra Guns" "Volley card: more dice (PC-192).";
    HotShot "hot-shot" "Hot Shot" "Volley card: hits ignore Parrots and Mastercraft (PC-193).";
    SecondSalvo "second-salvo" "Second Salvo" "Volley card: misses are rolled again (PC-194).";
    RoyalNavy "royal-navy" "Royal Navy" "Event card: sends the Navy at a rival (PC-197).";
    SafePassage "safe-passage" "Safe Passage" "Event card: cancels a Navy sent at its owner (PC-198).";
    SeaRobber "sea-robber" "Sea Robber" "Event card: half of a rival's plunder (PC-199).";
    NewHeading "new-heading" "New Heading" "Event card: moves the owner's ship (PC-201).";
    LooseTongue "loose-tongue" "Loose Tongue" "Event card: takes a random card from a rival (PC-202).";
    DryDock "dry-dock" "Dry Dock" "Event card: raises any section by one step (PC-203).";
    Tale "tale" "Tale" "Fame card.";
    Ballad "ballad" "Ballad" "Fame card.";
    Legend "legend" "Legend" "Fame card.";
    FlintsParrot "flints-parrot" "Captain Flint's parrot" "Parrot on the Hull: any number of chests (PC-171).";
    BonesParrot "bones-parrot" "Billy Bones' parrot" "Parrot on the Crew: all cannons fire (PC-173).";
    SilversParrot "silvers-parrot" "Long John Silver's parrot" "Parrot on the Cannon: always six dice (PC-172).";
    TrelawneysParrot "trelawneys-parrot" "Squire Trelawney's parrot" "Parrot on the Sails: far faster (PC-174).";
}

impl Card {
    /// The Battle cards.
    pub const BATTLE: [Card; 6] = [
        Card::GrappleAttack,
        Card::SmokeScreen,
        Card::FullCanvas,
        Card::ExtraPowder,
        Card::BracedTimbers,
        Card::BlackSpot,
    ];

    /// The Volley cards.
    pub const VOLLEY: [Card; 4] = [
        Card::HeavyCharge,
        Card::ExtraGuns,
        Card::HotShot,
        Card::SecondSalvo,
    ];

    /// The Fame cards.
    pub const FAME: [Card; 3] = [Card::Tale, Card::Ballad, Card::Legend];

    /// The number of the kind.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The number of the kind, to index an array with.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this number, if there is one.
    pub fn from_number(number: u8) -> Option<Card> {
        Card::ALL.get(usize::from(number)).copied()
    }

    /// The Mastercraft card of a section.
    pub const fn mastercraft(section: Section) -> Card {
        Card::ALL[section.index()]
    }

    /// The Parrot of a section.
    pub const fn parrot(section: Section) -> Card {
        Card::ALL[HAND_KINDS + section.index()]
    }

    /// What the card is for.
    pub const fn class(self) -> Class {
        match self.number() {
            0..4 => Class::Mastercraft(Section::ALL[self.index()]),
            4..10 => Class::Battle,
            10..14 => Class::Volley,
            14..20 => Class::Event,
            20..23 => Class::Fame,
            _ => Class::Parrot(Section::ALL[self.index() - HAND_KINDS]),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Card {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Card::ALL
            .into_iter()
            .find(|card| card.text() == text)
            .ok_or_else(|| TextError::new(text, "a tavern card, such as `smoke-screen`"))
    }
}

/// How many copies of a tavern card there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TavernCard {
    /// The card.
    pub card: Card,
    /// The copies, 0 to 40; of a Parrot at most one.
    pub copies: u8,
}
