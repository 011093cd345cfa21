//! [`Action`]: what a captain decides, its text, and its number.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::{Dense, Game as _, Seat, TextError};

use crate::PiratesCove;
use crate::components::{Card, HAND_KINDS, Place, Section, Ship};

/// What a captain decides. The text form is short and stands by itself:
///
/// ```
/// use pirates_cove::{Action, Card, Section};
///
/// assert_eq!("up sails".parse(), Ok(Action::Up(Section::Sails)));
/// assert_eq!(Action::Play(Card::HeavyCharge).to_string(), "play heavy-charge");
/// assert!("up anchor".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// `up hull`: raises a section by one step.
    Up(Section),
    /// `done`: no more of it.
    Done,
    /// `sail 3`: sets the wheel, or a New Heading, to an island 1 to 6.
    Sail(Place),
    /// `pass`: plays no card for now.
    Pass,
    /// `play smoke-screen`: plays a card.
    Play(Card),
    /// `decline`: does not stop the Navy, or takes nothing at the Cove.
    Decline,
    /// `name P2`: chooses a rival.
    Name(Seat),
    /// `fight`: stays and fires.
    Fight,
    /// `flee`: leaves for the Cove.
    Flee,
    /// `fire P1`, `fire black-ship`, `fire navy`: chooses the target of a volley.
    Fire(Ship),
    /// `aim cannon`: chooses the section a volley goes at.
    Aim(Section),
    /// `seat parrot`: the Parrot replaces the Mastercraft.
    SeatParrot,
    /// `keep mastercraft`: the Parrot just drawn is dismissed.
    KeepMastercraft,
    /// `buy`: buys a tavern card.
    Buy,
    /// `bury chest`: buries one chest.
    BuryChest,
    /// `bury chests`: buries all chests.
    BuryChests,
    /// `bury gold`: buries a lot of gold.
    BuryGold,
    /// `restore`: turns the damaged Mastercraft upright.
    Restore,
    /// `dismiss hull`: dismisses the Parrot of a section.
    Dismiss(Section),
    /// `take cards`: two tavern cards at the Cove.
    TakeCards,
    /// `take card and gold`: one tavern card and gold at the Cove.
    TakeCardAndGold,
}

/// The actions that are a fixed phrase.
const PHRASES: [(Action, &str); 14] = [
    (Action::Done, "done"),
    (Action::Pass, "pass"),
    (Action::Decline, "decline"),
    (Action::Fight, "fight"),
    (Action::Flee, "flee"),
    (Action::SeatParrot, "seat parrot"),
    (Action::KeepMastercraft, "keep mastercraft"),
    (Action::Buy, "buy"),
    (Action::BuryChest, "bury chest"),
    (Action::BuryChests, "bury chests"),
    (Action::BuryGold, "bury gold"),
    (Action::Restore, "restore"),
    (Action::TakeCards, "take cards"),
    (Action::TakeCardAndGold, "take card and gold"),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Up(section) => write!(f, "up {section}"),
            Action::Sail(place) => write!(f, "sail {}", place.number()),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Name(seat) => write!(f, "name {seat}"),
            Action::Fire(ship) => write!(f, "fire {ship}"),
            Action::Aim(section) => write!(f, "aim {section}"),
            Action::Dismiss(section) => write!(f, "dismiss {section}"),
            other => {
                let phrase = PHRASES.iter().find(|(action, _)| *action == other);
                f.write_str(phrase.map_or("", |(_, phrase)| phrase))
            }
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if let Some((action, _)) = PHRASES.iter().find(|(_, phrase)| *phrase == text) {
            return Ok(*action);
        }
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "up" => rest.parse().map(Action::Up),
            "aim" => rest.parse().map(Action::Aim),
            "dismiss" => rest.parse().map(Action::Dismiss),
            "play" => rest.parse().map(Action::Play),
            "fire" => rest.parse().map(Action::Fire),
            "name" => match rest.strip_prefix('P').map(|_| rest.parse::<Seat>()) {
                Some(Ok(seat)) if seat.number() < 5 => Ok(Action::Name(seat)),
                _ => Err(TextError::new(rest, "a seat, P0 to P4")),
            },
            "sail" => Place::ISLANDS
                .into_iter()
                .find(|place| matches!(rest.as_bytes(), [digit] if *digit == b'0' + place.number()))
                .map(Action::Sail)
                .ok_or_else(|| TextError::new(rest, "an island, 1 to 6")),
            _ => Err(TextError::new(
                text,
                "an action, such as `sail 3`, `fight` or `play smoke-screen`",
            )),
        }
    }
}

/// The blocks of the numbering: those whose size does not depend on the seats, then those by seat.
const UPS: u32 = 0;
const SAILS: u32 = UPS + 4;
const PLAYS: u32 = SAILS + 6;
const AIMS: u32 = PLAYS + 23; // HAND_KINDS
const DISMISSALS: u32 = AIMS + 4;
const FIXED: u32 = DISMISSALS + 4;
const NPCS: u32 = FIXED + 14; // PHRASES
const NAMES: u32 = NPCS + 2;

const _: () = assert!(HAND_KINDS == 23 && PHRASES.len() == 14);

/// Numbers the actions: 61 that every game has, then naming and firing at each seat.
impl Dense for PiratesCove {
    fn space(&self) -> u32 {
        NAMES + 2 * u32::from(self.seats())
    }

    fn id(&self, action: Action) -> Option<u32> {
        let seats = u32::from(self.seats());
        let seated = |seat: Seat| Some(u32::from(seat.number())).filter(|&seat| seat < seats);
        Some(match action {
            Action::Up(section) => UPS + section as u32,
            Action::Sail(Place::Cove) => return None,
            Action::Sail(place) => SAILS + u32::from(place.number()) - 1,
            Action::Play(card) if card.index() >= HAND_KINDS => return None,
            Action::Play(card) => PLAYS + u32::from(card.number()),
            Action::Aim(section) => AIMS + section as u32,
            Action::Dismiss(section) => DISMISSALS + section as u32,
            Action::Fire(Ship::Black) => NPCS,
            Action::Fire(Ship::Navy) => NPCS + 1,
            Action::Name(seat) => NAMES + seated(seat)?,
            Action::Fire(Ship::Captain(seat)) => NAMES + seats + seated(seat)?,
            phrase => {
                let place = PHRASES.iter().position(|(action, _)| *action == phrase)?;
                FIXED + u32::try_from(place).ok()?
            }
        })
    }

    fn action(&self, id: u32) -> Option<Action> {
        let seats = u32::from(self.seats());
        let within = |from: u32| (id - from) as usize;
        Some(match id {
            UPS..SAILS => Action::Up(Section::ALL[within(UPS)]),
            SAILS..PLAYS => Action::Sail(Place::ISLANDS[within(SAILS)]),
            PLAYS..AIMS => Action::Play(Card::ALL[within(PLAYS)]),
            AIMS..DISMISSALS => Action::Aim(Section::ALL[within(AIMS)]),
            DISMISSALS..FIXED => Action::Dismiss(Section::ALL[within(DISMISSALS)]),
            FIXED..NPCS => PHRASES[within(FIXED)].0,
            NPCS => Action::Fire(Ship::Black),
            _ if id == NPCS + 1 => Action::Fire(Ship::Navy),
            _ if id < NAMES + seats => Action::Name(Seat::ALL[within(NAMES)]),
            _ if id < self.space() => Action::Fire(Ship::Captain(Seat::ALL[within(NAMES + seats)])),
            _ => return None,
        })
    }
}
