//! [`Action`]: what a seat decides, its text, and its dense number.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::{Dense, Seat, TextError};

use crate::PirateCoveCoop;
use crate::words::{BASIC, Icon, Kind, MAX_UPGRADES, Row, SLOTS, design};

/// What a seat decides. Which of these are possible depends on the [`Point`](crate::Point) the game is at.
///
/// ```
/// use pirate_cove_coop::{Action, Kind};
///
/// let action: Action = "play shanty".parse().unwrap();
/// assert_eq!(action, Action::Play(Kind::SHANTY));
/// assert_eq!(Action::UseWith(12, Kind::DAMAGE_2).to_string(), "use U13 damage-2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Pays to replace the card in a slot of a row by the next of its deck (PCC-170).
    Replace(Row, u8),
    /// Buys the card in a slot of the crew or upgrade row (PCC-144), for the bot in the bot's turn (PCC-219).
    Buy(Row, u8),
    /// Raises the bot's modifier (PCC-220).
    Raise,
    /// Is done with replacing or shopping, for now (PCC-158, PCC-176).
    Done,
    /// Attempts the quest in a slot (PCC-050).
    Attempt(u8),
    /// Stays at the cove (PCC-050).
    Stay,
    /// The bot joins the human's quest (PCC-206).
    Join,
    /// The bot stays at the cove (PCC-206).
    Alone,
    /// Names the icon that a card counts as.
    Name(Icon),
    /// Gives the next hit card to a seat (PCC-075).
    Deal(Seat),
    /// Plays a card from hand (PCC-078).
    Play(Kind),
    /// Uses an upgrade, given by its index (PCC-163).
    Use(u8),
    /// Uses an upgrade with this Damage card from hand (PCC-103).
    UseWith(u8, Kind),
    /// Stops playing, for now (PCC-091).
    Pass,
    /// Draws the cards that an ability offers.
    Draw,
    /// Plays a Damage card without an action (PCC-103).
    Fire(Kind),
    /// Discards a Rum for an ability (PCC-104).
    Rum,
    /// Trashes a card from hand (PCC-160).
    Trash(Kind),
    /// Declines what an ability offers (PCC-088).
    Decline,
    /// Gives so much of a reward to the next receiver (PCC-097).
    Give(u8),
    /// Silences so many rumours (PCC-130).
    Bribe(u8),
    /// Discards a card from hand.
    Discard(Kind),
    /// Keeps the hand as it is.
    Keep,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Replace(row, slot) => write!(f, "replace {row} {slot}"),
            Action::Buy(row, slot) => write!(f, "buy {row} {slot}"),
            Action::Raise => f.write_str("raise"),
            Action::Done => f.write_str("done"),
            Action::Attempt(slot) => write!(f, "attempt {slot}"),
            Action::Stay => f.write_str("stay"),
            Action::Join => f.write_str("join"),
            Action::Alone => f.write_str("alone"),
            Action::Name(icon) => write!(f, "name {icon}"),
            Action::Deal(seat) => write!(f, "deal {seat}"),
            Action::Play(kind) => write!(f, "play {kind}"),
            Action::Use(upgrade) => write!(f, "use U{:02}", u16::from(upgrade) + 1),
            Action::UseWith(upgrade, kind) => {
                write!(f, "use U{:02} {kind}", u16::from(upgrade) + 1)
            }
            Action::Pass => f.write_str("pass"),
            Action::Draw => f.write_str("draw"),
            Action::Fire(kind) => write!(f, "fire {kind}"),
            Action::Rum => f.write_str("rum"),
            Action::Trash(kind) => write!(f, "trash {kind}"),
            Action::Decline => f.write_str("decline"),
            Action::Give(gold) => write!(f, "give {gold}"),
            Action::Bribe(count) => write!(f, "bribe {count}"),
            Action::Discard(kind) => write!(f, "discard {kind}"),
            Action::Keep => f.write_str("keep"),
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read(text).ok_or_else(|| {
            TextError::new(
                text,
                "an action, such as `attempt 1`, `play shanty`, `use U07`, `buy crew 0`, `bribe 2` or `pass`",
            )
        })
    }
}

fn read(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    let (first, second) = (words.next(), words.next());
    if words.next().is_some() {
        return None;
    }
    let action = match (verb, first, second) {
        ("raise", None, None) => Action::Raise,
        ("done", None, None) => Action::Done,
        ("stay", None, None) => Action::Stay,
        ("join", None, None) => Action::Join,
        ("alone", None, None) => Action::Alone,
        ("pass", None, None) => Action::Pass,
        ("draw", None, None) => Action::Draw,
        ("rum", None, None) => Action::Rum,
        ("decline", None, None) => Action::Decline,
        ("keep", None, None) => Action::Keep,
        ("attempt", Some(slot), None) => Action::Attempt(number(slot)?),
        ("name", Some(icon), None) => Action::Name(icon.parse().ok()?),
        ("deal", Some(seat), None) if seat.starts_with('P') => Action::Deal(seat.parse().ok()?),
        ("play", Some(kind), None) => Action::Play(kind.parse().ok()?),
        ("fire", Some(kind), None) => Action::Fire(kind.parse().ok()?),
        ("trash", Some(kind), None) => Action::Trash(kind.parse().ok()?),
        ("discard", Some(kind), None) => Action::Discard(kind.parse().ok()?),
        ("give", Some(gold), None) => Action::Give(number(gold)?),
        ("bribe", Some(count), None) => Action::Bribe(number(count)?),
        ("use", Some(upgrade), None) => Action::Use(design(upgrade, 'U', MAX_UPGRADES)?),
        ("use", Some(upgrade), Some(kind)) => {
            Action::UseWith(design(upgrade, 'U', MAX_UPGRADES)?, kind.parse().ok()?)
        }
        ("replace", Some(row), Some(slot)) => Action::Replace(row.parse().ok()?, number(slot)?),
        ("buy", Some(row), Some(slot)) => Action::Buy(row.parse().ok()?, number(slot)?),
        _ => return None,
    };
    Some(action)
}

/// A number as `Display` writes it: digits only, no leading zero.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit())
        && (text.len() == 1 || !text.starts_with('0'));
    plain.then(|| text.parse().ok()).flatten()
}

/// The blocks of the dense numbering, in order: how many actions each has.
#[derive(Clone, Copy)]
struct Blocks {
    kinds: u32,
    upgrades: u32,
    gold: u32,
}

const REPLACE: u32 = 0;
const BUY: u32 = 9;
const PLAIN: u32 = 15;
const PLAINS: [Action; 10] = [
    Action::Raise,
    Action::Done,
    Action::Stay,
    Action::Join,
    Action::Alone,
    Action::Pass,
    Action::Draw,
    Action::Rum,
    Action::Decline,
    Action::Keep,
];
const ATTEMPT: u32 = 25;
const NAME: u32 = 28;
const DEAL: u32 = 32;
const FIRE: u32 = 36;
const BRIBE: u32 = 39;
const PLAY: u32 = 43;

impl Blocks {
    fn of(game: &PirateCoveCoop) -> Self {
        let tables = game.tables();
        Blocks {
            kinds: u32::from(BASIC + tables.crew),
            #[expect(clippy::cast_possible_truncation, reason = "at most 24 designs")]
            upgrades: tables.upgrades.len() as u32,
            gold: u32::from(tables.purse) + 1,
        }
    }

    const fn trash(self) -> u32 {
        PLAY + self.kinds
    }

    const fn discard(self) -> u32 {
        self.trash() + self.kinds
    }

    const fn plain_use(self) -> u32 {
        self.discard() + self.kinds
    }

    const fn use_with(self) -> u32 {
        self.plain_use() + self.upgrades
    }

    const fn give(self) -> u32 {
        self.use_with() + 3 * self.upgrades
    }

    const fn end(self) -> u32 {
        self.give() + self.gold
    }

    fn kind(self, base: u32, kind: Kind) -> Option<u32> {
        let number = u32::from(kind.number());
        (number < self.kinds).then_some(base + number)
    }
}

fn damage_index(kind: Kind) -> Option<u32> {
    (0..)
        .zip(Kind::DAMAGES)
        .find(|&(_, it)| it == kind)
        .map(|(index, _)| index)
}

fn below(base: u32, number: u8, limit: u32) -> Option<u32> {
    (u32::from(number) < limit).then(|| base + u32::from(number))
}

impl Dense for PirateCoveCoop {
    fn space(&self) -> u32 {
        Blocks::of(self).end()
    }

    fn id(&self, action: Action) -> Option<u32> {
        let blocks = Blocks::of(self);
        let slots = u32::from(SLOTS);
        match action {
            Action::Replace(row, slot) => below(REPLACE + slots * row as u32, slot, slots),
            Action::Buy(Row::Quest, _) => None,
            Action::Buy(row, slot) => below(BUY + slots * (row as u32 - 1), slot, slots),
            Action::Attempt(slot) => below(ATTEMPT, slot, slots),
            Action::Name(icon) => Some(NAME + icon as u32),
            Action::Deal(seat) => below(DEAL, seat.number(), 4),
            Action::Fire(kind) => Some(FIRE + damage_index(kind)?),
            Action::Bribe(count) => below(BRIBE, count, slots + 1),
            Action::Play(kind) => blocks.kind(PLAY, kind),
            Action::Trash(kind) => blocks.kind(blocks.trash(), kind),
            Action::Discard(kind) => blocks.kind(blocks.discard(), kind),
            Action::Use(upgrade) => below(blocks.plain_use(), upgrade, blocks.upgrades),
            Action::UseWith(upgrade, kind) => {
                let base = blocks.use_with() + damage_index(kind)? * blocks.upgrades;
                below(base, upgrade, blocks.upgrades)
            }
            Action::Give(gold) => below(blocks.give(), gold, blocks.gold),
            plain => (PLAIN..)
                .zip(PLAINS)
                .find(|&(_, it)| it == plain)
                .map(|(id, _)| id),
        }
    }

    fn action(&self, id: u32) -> Option<Action> {
        let blocks = Blocks::of(self);
        #[expect(clippy::cast_possible_truncation, reason = "the blocks are short")]
        let index = |base: u32| (id - base) as u8;
        let kind = |base: u32| Kind::try_from(index(base)).ok();
        let row = |number: u8| Row::ALL[usize::from(number)];
        Some(match id {
            _ if id >= blocks.end() => return None,
            REPLACE..BUY => Action::Replace(row(index(REPLACE) / SLOTS), index(REPLACE) % SLOTS),
            BUY..PLAIN => Action::Buy(row(index(BUY) / SLOTS + 1), index(BUY) % SLOTS),
            PLAIN..ATTEMPT => PLAINS[usize::from(index(PLAIN))],
            ATTEMPT..NAME => Action::Attempt(index(ATTEMPT)),
            NAME..DEAL => Action::Name(Icon::ALL[usize::from(index(NAME))]),
            DEAL..FIRE => Action::Deal(Seat::new(index(DEAL))),
            FIRE..BRIBE => Action::Fire(Kind::DAMAGES[usize::from(index(FIRE))]),
            BRIBE..PLAY => Action::Bribe(index(BRIBE)),
            _ if id < blocks.trash() => Action::Play(kind(PLAY)?),
            _ if id < blocks.discard() => Action::Trash(kind(blocks.trash())?),
            _ if id < blocks.plain_use() => Action::Discard(kind(blocks.discard())?),
            _ if id < blocks.use_with() => Action::Use(index(blocks.plain_use())),
            _ if id < blocks.give() => {
                let offset = id - blocks.use_with();
                #[expect(clippy::cast_possible_truncation, reason = "at most 24 designs")]
                let upgrade = (offset % blocks.upgrades) as u8;
                Action::UseWith(upgrade, Kind::DAMAGES[(offset / blocks.upgrades) as usize])
            }
            _ => Action::Give(index(blocks.give())),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_written_form_is_read() {
        for bad in [
            "",
            "play",
            "play Hull",
            "attempt 01",
            "attempt +1",
            "give 256",
            "use U00",
            "use U25",
            "use U7",
            "deal p1",
            "done now",
            "raise  ",
            " pass",
            "buy crew",
            "replace ship 1",
            "play hull hull",
        ] {
            assert!(bad.parse::<Action>().is_err(), "{bad:?} was read");
        }
        assert_eq!("give 12".parse(), Ok(Action::Give(12)));
    }
}
