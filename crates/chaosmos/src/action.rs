//! [`Action`]: what a player can decide, its text, and its number.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::{Dense, Seat, TextError};

use crate::{ALIENS, Alien, Chaosmos, Foe, KINDS, Kind, PLANETS, Planet, SPACES, Space};

/// How a main action is paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Pay {
    /// With an Action (CM-038).
    Action,
    /// With a flux point (CM-260).
    Flux,
    /// With the Amnion Strike (CM-257).
    Strike,
}

/// One decision.
///
/// ```
/// use chaosmos::{Action, Kind};
///
/// let action: Action = "Stow IMP".parse().unwrap();
/// assert_eq!(action, Action::Stow(Kind::IMP));
/// assert_eq!(action.to_string(), "stow imp");
/// assert_eq!("clock +3".parse(), Ok(Action::Clock(3)));
/// assert!("stow Ovoids".parse::<Action>().unwrap_err().to_string().starts_with("`stow Ovoids` is not an action"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// `choose drusu`: which of the two sheets to keep (CM-010).
    Choose(Alien),
    /// `radiate oolu`: where the radiation token goes (CM-018).
    Radiate(Planet),
    /// `next`: on to the next step of an exchange of cards (CM-095).
    Next,
    /// `stow imp`: a card goes from hand to envelope (CM-084).
    Stow(Kind),
    /// `take imp`: a card goes from envelope to hand (CM-084).
    Take(Kind),
    /// `turn-up telethwarter-trap`: a Trap or Vault is activated (CM-102).
    TurnUp(Kind),
    /// `turn-down`: the face-up card is turned down (CM-106).
    TurnDown,
    /// `unlock hand`: show a Key from hand (CM-223).
    UnlockHand,
    /// `unlock envelope`: show a Key that lies in the locked envelope (CM-228).
    UnlockEnvelope,
    /// `keep`: keep the envelope at the end of an exchange.
    Keep,
    /// `return`: put the envelope back into the box (CM-081).
    Return,
    /// `end-turn` (CM-042).
    EndTurn,
    /// `access`: exchange cards with the own envelope (CM-092).
    Access,
    /// `ready-hands` (CM-088).
    ReadyHands,
    /// `move s1`: to a connected space (CM-053).
    Move(Space),
    /// `glide y1`: free, between yellow stars (CM-253).
    Glide(Space),
    /// `hyperspace`: with a Hypertoken, to a space named next (CM-055).
    Hyperspace,
    /// `control`: take the envelope of the planet (CM-075).
    Control,
    /// `attack P1` or `attack oolu`: a player, or the Base on a planet (CM-108, CM-112).
    Attack(Foe),
    /// `activate-base` (CM-103).
    ActivateBase,
    /// `trade`: with the Cosmic Pool; the cards are named next (CM-044).
    Trade,
    /// `use hypertube`: play or show a card of the hand for its effect.
    Use(Kind),
    /// `ability`: use the alien's ability.
    Ability,
    /// `pay action`, `pay flux` or `pay strike`.
    Pay(Pay),
    /// `show polymorpher`: the gear that is shown (CM-061).
    Show(Kind),
    /// `give imp`: the card that is given away.
    Give(Kind),
    /// `pick imp`: the card that is taken.
    Pick(Kind),
    /// `pick-hidden`: the card under the Cloaking Orb (CM-272).
    PickHidden,
    /// `pick-nothing`: no spoils (CM-177).
    PickNothing,
    /// `to cphov`: the space to go to.
    To(Space),
    /// `stay`: no step.
    Stay,
    /// `aim oolu`: the envelope that is meant.
    Aim(Planet),
    /// `target P1`: the player who is meant.
    Target(Seat),
    /// `clock -6`: how far the Displacer turns the clock (CM-238).
    Clock(i8),
    /// `die 0` or `die 1`: the die to change (CM-120, CM-281).
    Die(u8),
    /// `play imp`: a Combat card (CM-124).
    Play(Kind),
    /// `copy imp`: what the Nano Fabricator copies (CM-157).
    Copy(Kind),
    /// `pass`: no card, no reaction, or nothing.
    Pass,
    /// `hide imp`: the card under the Cloaking Orb (CM-271).
    Hide(Kind),
    /// `spoils`: look through the loser's hand (CM-176).
    Spoils,
    /// `banish`: send the loser home (CM-182).
    Banish,
    /// `seize`: take control of the loser's envelope (CM-184).
    Seize,
    /// `box`: the loser's envelope goes to the box (CM-184).
    Box,
    /// `silent`: leave an own Trap as it is, if there is one (CM-217).
    Silent,
    /// `spring`: spring the own Trap (CM-218).
    Spring,
}

/// The actions without a choice in them, with their texts.
const PLAIN: [(&str, Action); 24] = [
    ("next", Action::Next),
    ("turn-down", Action::TurnDown),
    ("unlock hand", Action::UnlockHand),
    ("unlock envelope", Action::UnlockEnvelope),
    ("keep", Action::Keep),
    ("return", Action::Return),
    ("end-turn", Action::EndTurn),
    ("access", Action::Access),
    ("ready-hands", Action::ReadyHands),
    ("hyperspace", Action::Hyperspace),
    ("control", Action::Control),
    ("activate-base", Action::ActivateBase),
    ("trade", Action::Trade),
    ("ability", Action::Ability),
    ("pick-hidden", Action::PickHidden),
    ("pick-nothing", Action::PickNothing),
    ("stay", Action::Stay),
    ("pass", Action::Pass),
    ("spoils", Action::Spoils),
    ("banish", Action::Banish),
    ("seize", Action::Seize),
    ("box", Action::Box),
    ("silent", Action::Silent),
    ("spring", Action::Spring),
];

const PAYS: [(&str, Pay); 3] = [
    ("action", Pay::Action),
    ("flux", Pay::Flux),
    ("strike", Pay::Strike),
];

/// How far the clock can be turned at once.
const CLOCK: i8 = 8;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Choose(alien) => write!(f, "choose {alien}"),
            Action::Radiate(planet) => write!(f, "radiate {planet}"),
            Action::Stow(kind) => write!(f, "stow {kind}"),
            Action::Take(kind) => write!(f, "take {kind}"),
            Action::TurnUp(kind) => write!(f, "turn-up {kind}"),
            Action::Move(space) => write!(f, "move {space}"),
            Action::Glide(space) => write!(f, "glide {space}"),
            Action::Attack(Foe::Player(seat)) => write!(f, "attack {seat}"),
            Action::Attack(Foe::Base(planet)) => write!(f, "attack {planet}"),
            Action::Use(kind) => write!(f, "use {kind}"),
            Action::Pay(pay) => write!(f, "pay {}", PAYS[pay as usize].0),
            Action::Show(kind) => write!(f, "show {kind}"),
            Action::Give(kind) => write!(f, "give {kind}"),
            Action::Pick(kind) => write!(f, "pick {kind}"),
            Action::To(space) => write!(f, "to {space}"),
            Action::Aim(planet) => write!(f, "aim {planet}"),
            Action::Target(seat) => write!(f, "target {seat}"),
            Action::Clock(steps) => write!(f, "clock {steps:+}"),
            Action::Die(die) => write!(f, "die {die}"),
            Action::Play(kind) => write!(f, "play {kind}"),
            Action::Copy(kind) => write!(f, "copy {kind}"),
            Action::Hide(kind) => write!(f, "hide {kind}"),
            plain => match PLAIN.iter().find(|(_, action)| *action == plain) {
                Some((text, _)) => f.write_str(text),
                None => Err(fmt::Error),
            },
        }
    }
}

const FORMS: &str = "an action; the forms are `choose drusu`, `radiate oolu`, `next`, `stow imp`, `take imp`, `turn-up telethwarter-trap`, \
    `turn-down`, `unlock hand`, `unlock envelope`, `keep`, `return`, `end-turn`, `access`, `ready-hands`, `move s1`, `glide y1`, \
    `hyperspace`, `control`, `attack P1`, `attack oolu`, `activate-base`, `trade`, `use hypertube`, `ability`, `pay action`, \
    `show polymorpher`, `give imp`, `pick imp`, `pick-hidden`, `pick-nothing`, `to cphov`, `stay`, `aim oolu`, `target P1`, `clock -6`, \
    `die 0`, `play imp`, `copy imp`, `pass`, `hide imp`, `spoils`, `banish`, `seize`, `box`, `silent`, `spring`";

impl FromStr for Action {
    type Err = TextError;

    /// Reads what [`Display`](fmt::Display) writes, in upper or lower case, with any blanks between the words.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let lower = text.to_ascii_lowercase();
        let mut words = lower.split_ascii_whitespace();
        let read = match (words.next(), words.next(), words.next()) {
            (Some(verb), noun, None) => read(verb, noun),
            _ => None,
        };
        read.ok_or_else(|| TextError::new(text, FORMS))
    }
}

fn read(verb: &str, noun: Option<&str>) -> Option<Action> {
    let plain = PLAIN.iter().find(|(text, _)| match noun {
        None => *text == verb,
        Some(noun) => text.split_once(' ') == Some((verb, noun)),
    });
    if let Some((_, action)) = plain {
        return Some(*action);
    }
    let noun = noun?;
    let seat = || noun.parse().ok().filter(|seat: &Seat| seat.number() < 4);
    Some(match verb {
        "choose" => Action::Choose(noun.parse().ok()?),
        "radiate" => Action::Radiate(noun.parse().ok()?),
        "stow" => Action::Stow(noun.parse().ok()?),
        "take" => Action::Take(noun.parse().ok()?),
        "turn-up" => Action::TurnUp(noun.parse().ok()?),
        "move" => Action::Move(noun.parse().ok()?),
        "glide" => Action::Glide(noun.parse().ok()?),
        "attack" => Action::Attack(match seat() {
            Some(seat) => Foe::Player(seat),
            None => Foe::Base(noun.parse().ok()?),
        }),
        "use" => Action::Use(noun.parse().ok()?),
        "pay" => Action::Pay(PAYS.iter().find(|(text, _)| *text == noun)?.1),
        "show" => Action::Show(noun.parse().ok()?),
        "give" => Action::Give(noun.parse().ok()?),
        "pick" => Action::Pick(noun.parse().ok()?),
        "to" => Action::To(noun.parse().ok()?),
        "aim" => Action::Aim(noun.parse().ok()?),
        "target" => Action::Target(seat()?),
        "clock" => Action::Clock(steps(noun)?),
        "die" => Action::Die(match noun {
            "0" => 0,
            "1" => 1,
            _ => return None,
        }),
        "play" => Action::Play(noun.parse().ok()?),
        "copy" => Action::Copy(noun.parse().ok()?),
        "hide" => Action::Hide(noun.parse().ok()?),
        _ => return None,
    })
}

fn steps(text: &str) -> Option<i8> {
    let (sign, digit) = match text.as_bytes() {
        [b'+', digit] => (1, digit),
        [b'-', digit] => (-1, digit),
        _ => return None,
    };
    let steps = i8::try_from(digit.checked_sub(b'0')?).ok()?;
    (1..=CLOCK).contains(&steps).then_some(sign * steps)
}

/// The groups of actions in the order of their numbers, with how many there are of each.
#[expect(clippy::cast_possible_truncation, reason = "small tables")]
const GROUPS: [u32; 22] = [
    PLAIN.len() as u32,
    ALIENS as u32,
    PLANETS as u32, // radiate
    KINDS as u32,   // stow
    KINDS as u32,   // take
    KINDS as u32,   // turn up
    SPACES as u32,  // move
    SPACES as u32,  // glide
    4 + PLANETS as u32,
    KINDS as u32, // use
    3,
    KINDS as u32,   // show
    KINDS as u32,   // give
    KINDS as u32,   // pick
    SPACES as u32,  // to
    PLANETS as u32, // aim
    4,              // target
    16,             // clock
    2,              // die
    KINDS as u32,   // play
    KINDS as u32,   // copy
    KINDS as u32,   // hide
];

fn group(action: Action) -> (usize, u32) {
    let (group, index) = match action {
        Action::Choose(alien) => (1, alien.number()),
        Action::Radiate(planet) => (2, planet.number()),
        Action::Stow(kind) => (3, kind.number()),
        Action::Take(kind) => (4, kind.number()),
        Action::TurnUp(kind) => (5, kind.number()),
        Action::Move(space) => (6, space.number()),
        Action::Glide(space) => (7, space.number()),
        Action::Attack(Foe::Player(seat)) if seat.number() < 4 => (8, seat.number()),
        Action::Attack(Foe::Player(_)) => (8, u8::MAX),
        Action::Attack(Foe::Base(planet)) => (8, 4 + planet.number()),
        Action::Use(kind) => (9, kind.number()),
        Action::Pay(pay) => (10, pay as u8),
        Action::Show(kind) => (11, kind.number()),
        Action::Give(kind) => (12, kind.number()),
        Action::Pick(kind) => (13, kind.number()),
        Action::To(space) => (14, space.number()),
        Action::Aim(planet) => (15, planet.number()),
        Action::Target(seat) => (16, seat.number()),
        Action::Clock(steps) => {
            let magnitude = steps.unsigned_abs();
            let index = if steps < 0 {
                magnitude.wrapping_sub(1)
            } else {
                magnitude.wrapping_add(7)
            };
            // Eight steps back, then eight forth; 0 is no number of steps.
            (
                17,
                if (1..=8).contains(&magnitude) {
                    index
                } else {
                    u8::MAX
                },
            )
        }
        Action::Die(die) => (18, die),
        Action::Play(kind) => (19, kind.number()),
        Action::Copy(kind) => (20, kind.number()),
        Action::Hide(kind) => (21, kind.number()),
        plain => {
            let found = PLAIN.iter().position(|(_, action)| *action == plain);
            (
                0,
                found
                    .and_then(|index| u8::try_from(index).ok())
                    .unwrap_or(u8::MAX),
            )
        }
    };
    (group, u32::from(index))
}

fn ungroup(group: usize, index: u8) -> Option<Action> {
    let kind = || Kind::get(index);
    let space = || Space::get(index);
    let planet = || Planet::get(index);
    Some(match group {
        0 => PLAIN[usize::from(index)].1,
        1 => Action::Choose(Alien::get(index)?),
        2 => Action::Radiate(planet()?),
        3 => Action::Stow(kind()?),
        4 => Action::Take(kind()?),
        5 => Action::TurnUp(kind()?),
        6 => Action::Move(space()?),
        7 => Action::Glide(space()?),
        8 if index < 4 => Action::Attack(Foe::Player(Seat::new(index))),
        8 => Action::Attack(Foe::Base(Planet::get(index - 4)?)),
        9 => Action::Use(kind()?),
        10 => Action::Pay(PAYS[usize::from(index)].1),
        11 => Action::Show(kind()?),
        12 => Action::Give(kind()?),
        13 => Action::Pick(kind()?),
        14 => Action::To(space()?),
        15 => Action::Aim(planet()?),
        16 => Action::Target(Seat::new(index)),
        17 => {
            let steps = i8::try_from(index).ok()?;
            Action::Clock(if steps < 8 { -1 - steps } else { steps - 7 })
        }
        18 => Action::Die(index),
        19 => Action::Play(kind()?),
        20 => Action::Copy(kind()?),
        21 => Action::Hide(kind()?),
        _ => return None,
    })
}

impl Dense for Chaosmos {
    fn space(&self) -> u32 {
        GROUPS.iter().sum()
    }

    fn id(&self, action: Action) -> Option<u32> {
        let (group, index) = group(action);
        let before: u32 = GROUPS[..group].iter().sum();
        (index < GROUPS[group]).then_some(before + index)
    }

    fn action(&self, id: u32) -> Option<Action> {
        let mut left = id;
        for (group, &size) in GROUPS.iter().enumerate() {
            if left < size {
                return ungroup(group, u8::try_from(left).ok()?);
            }
            left -= size;
        }
        None
    }
}
