//! [`Action`]: what a tribe can decide, its text, and its number.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::{Dense, Seat, TextError};

use crate::place::decimal;
use crate::{Answer, CardKind, Cell, ChaosMarauders, FormationId, Row};

/// One decision.
///
/// ```
/// use chaos_marauders::Action;
///
/// let attack: Action = "Attack p1 ROW 3".parse().unwrap();
/// assert_eq!(attack.to_string(), "attack P1 row 3");
/// assert_eq!(
///     "attack row 3".parse::<Action>().unwrap_err().to_string(),
///     "`attack row 3` is not an action; the forms are `row 2`, `row P1 2`, `cell 5`, `discard`, `shout`, `silent`, `claimer P2`, \
///      `attack P1 row 3`, `decline`, `trophy 17`, `stop`, `eat P1 row 3`, `kill P1 row 3 cell 5`, `burn P1 row 3`, `explode row 2`"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// `row 2`: the card in hand goes to this row of one's own.
    Row(Row),
    /// `row P1 2`: the spy in hand goes to this formation of another tribe (CMR-163).
    Host(FormationId),
    /// `cell 5`: the card in hand goes to this cell of the chosen formation.
    Cell(Cell),
    /// `discard`: the drawn card is not placed (CMR-058), or the Blowback not used (CMR-193).
    Discard,
    /// `shout` or `silent`: whether to claim the Chaos Marauders (CMR-146).
    Answer(Answer),
    /// `claimer P2`: which of those who shouted gets the card (CMR-149).
    Claimer(Seat),
    /// `attack P1 row 3`: the formation just completed attacks this one (CMR-085).
    Attack(FormationId),
    /// `decline`: no attack (CMR-081).
    Decline,
    /// `trophy 17`: this kind of card is the next trophy to be placed (CMR-098).
    Trophy(CardKind),
    /// `stop`: the trophies left are not placed (CMR-101).
    Stop,
    /// `eat P1 row 3`: where Odlugg eats (CMR-179, CMR-180).
    Eat(FormationId),
    /// `kill P1 row 3 cell 5`: which Dwarf Dagromm destroys (CMR-185).
    Kill(FormationId, Cell),
    /// `burn P1 row 3`: at which formation the Blowback is fired (CMR-193).
    Burn(FormationId),
    /// `explode row 2`: which of one's own largest formations the Blowback destroys (CMR-196).
    Explode(Row),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Row(row) => write!(f, "row {row}"),
            Action::Host(FormationId { tribe, row }) => write!(f, "row {tribe} {row}"),
            Action::Cell(cell) => write!(f, "cell {cell}"),
            Action::Discard => f.write_str("discard"),
            Action::Answer(Answer::Shout) => f.write_str("shout"),
            Action::Answer(Answer::Silent) => f.write_str("silent"),
            Action::Claimer(seat) => write!(f, "claimer {seat}"),
            Action::Attack(formation) => write!(f, "attack {formation}"),
            Action::Decline => f.write_str("decline"),
            Action::Trophy(kind) => write!(f, "trophy {}", kind.number()),
            Action::Stop => f.write_str("stop"),
            Action::Eat(formation) => write!(f, "eat {formation}"),
            Action::Kill(formation, cell) => write!(f, "kill {formation} cell {cell}"),
            Action::Burn(formation) => write!(f, "burn {formation}"),
            Action::Explode(row) => write!(f, "explode row {row}"),
        }
    }
}

const FORMS: &str = "an action; the forms are `row 2`, `row P1 2`, `cell 5`, `discard`, `shout`, `silent`, `claimer P2`, \
    `attack P1 row 3`, `decline`, `trophy 17`, `stop`, `eat P1 row 3`, `kill P1 row 3 cell 5`, `burn P1 row 3`, `explode row 2`";

impl FromStr for Action {
    type Err = TextError;

    /// Reads what [`Display`](fmt::Display) writes, in upper or lower case, with any blanks between the words.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let lower = text.to_ascii_lowercase();
        read(&mut lower.split_ascii_whitespace()).ok_or_else(|| TextError::new(text, FORMS))
    }
}

fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Action> {
    let action = match words.next()? {
        "row" => match words.next()? {
            tribe if tribe.starts_with('p') => {
                let tribe = tribe.parse().ok()?;
                Action::Host(FormationId::new(tribe, words.next()?.parse().ok()?))
            }
            row => Action::Row(row.parse().ok()?),
        },
        "cell" => Action::Cell(words.next()?.parse().ok()?),
        "discard" => Action::Discard,
        "shout" => Action::Answer(Answer::Shout),
        "silent" => Action::Answer(Answer::Silent),
        "claimer" => Action::Claimer(words.next()?.parse().ok()?),
        "attack" => Action::Attack(FormationId::read(words)?),
        "decline" => Action::Decline,
        "trophy" => Action::Trophy(CardKind::try_from(decimal(words.next()?)?).ok()?),
        "stop" => Action::Stop,
        "eat" => Action::Eat(FormationId::read(words)?),
        "kill" => {
            let formation = FormationId::read(words)?;
            (words.next()? == "cell").then_some(())?;
            Action::Kill(formation, words.next()?.parse().ok()?)
        }
        "burn" => Action::Burn(FormationId::read(words)?),
        "explode" => {
            (words.next()? == "row").then_some(())?;
            Action::Explode(words.next()?.parse().ok()?)
        }
        _ => return None,
    };
    words.next().is_none().then_some(action)
}

/// Where each kind of action begins in the numbering; the numbers depend on the number of seats and of kinds of card.
struct Numbering {
    seats: u32,
    kinds: u32,
}

/// The actions without a parameter, in the order of their numbers.
const PLAIN: [Action; 5] = [
    Action::Discard,
    Action::Answer(Answer::Silent),
    Action::Answer(Answer::Shout),
    Action::Decline,
    Action::Stop,
];

impl Numbering {
    /// How many numbers each group of actions has, in order.
    fn groups(&self) -> [u32; 11] {
        let formations = 3 * self.seats;
        [
            5,               // plain
            3,               // row
            formations,      // host
            12,              // cell
            self.seats,      // claimer
            formations,      // attack
            self.kinds,      // trophy
            formations,      // eat
            12 * formations, // kill
            formations,      // burn
            3,               // explode
        ]
    }

    /// The group of an action and its number there.
    fn place(action: Action) -> (usize, usize) {
        match action {
            Action::Discard => (0, 0),
            Action::Answer(Answer::Silent) => (0, 1),
            Action::Answer(Answer::Shout) => (0, 2),
            Action::Decline => (0, 3),
            Action::Stop => (0, 4),
            Action::Row(row) => (1, row.index()),
            Action::Host(formation) => (2, formation.index()),
            Action::Cell(cell) => (3, cell.index()),
            Action::Claimer(seat) => (4, seat.index()),
            Action::Attack(formation) => (5, formation.index()),
            Action::Trophy(kind) => (6, usize::from(kind.number())),
            Action::Eat(formation) => (7, formation.index()),
            Action::Kill(formation, cell) => (8, 12 * formation.index() + cell.index()),
            Action::Burn(formation) => (9, formation.index()),
            Action::Explode(row) => (10, row.index()),
        }
    }

    fn action(group: usize, number: u32) -> Option<Action> {
        let index = number as usize;
        let small = u8::try_from(number).ok()?;
        let formation = FormationId::from_index(index);
        Some(match group {
            0 => *PLAIN.get(index)?,
            1 => Action::Row(Row::get(small + 1)?),
            2 => Action::Host(formation),
            3 => Action::Cell(Cell::get(small + 1)?),
            4 => Action::Claimer(*Seat::ALL.get(index)?),
            5 => Action::Attack(formation),
            6 => Action::Trophy(CardKind::try_from(small).ok()?),
            7 => Action::Eat(formation),
            8 => Action::Kill(
                FormationId::from_index(index / 12),
                Cell::get(small % 12 + 1)?,
            ),
            9 => Action::Burn(formation),
            10 => Action::Explode(Row::get(small + 1)?),
            _ => return None,
        })
    }
}

impl ChaosMarauders {
    fn numbering(&self) -> Numbering {
        Numbering {
            seats: u32::from(self.setup.players),
            kinds: u32::from(self.table.kinds),
        }
    }
}

impl Dense for ChaosMarauders {
    fn space(&self) -> u32 {
        self.numbering().groups().iter().sum()
    }

    fn id(&self, action: Action) -> Option<u32> {
        let groups = self.numbering().groups();
        let (group, number) = Numbering::place(action);
        let number = u32::try_from(number).ok()?;
        let before: u32 = groups[..group].iter().sum();
        (number < groups[group]).then_some(before + number)
    }

    fn action(&self, id: u32) -> Option<Action> {
        let mut number = id;
        for (group, count) in self.numbering().groups().into_iter().enumerate() {
            if number < count {
                return Numbering::action(group, number);
            }
            number -= count;
        }
        None
    }
}
