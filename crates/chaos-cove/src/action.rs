//! [`Action`]: what a seat decides, its text form, and its dense numbering.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, TextError};

use crate::{Design, Good, Hero, Lane, Location, Space, Stack, Target};

/// What a seat decides: one small choice.
///
/// ```
/// use chaos_cove::Action;
///
/// let action: Action = "attack sea 3".parse().unwrap();
/// assert_eq!(action.to_string(), "attack sea 3");
/// assert!("attack sea 7".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Play a hero card for its ability.
    Play(Hero),
    /// Place this hero.
    Place(Hero),
    /// Go to this location: the hero being placed or moved.
    At(Location),
    /// Pay for a third or fourth hero.
    Commit,
    /// Pass.
    Pass,
    /// Take an icon of the location.
    Icon(Good),
    /// Use the effect of the location.
    UseLocation,
    /// Use the effect of the placed hero.
    UseHero,
    /// Enough: end the turn, the effect or the window.
    Done,
    /// Turn the tile of this lane face up.
    Flip(Lane),
    /// Use a construction card of this design.
    Use(Design),
    /// Sell one.
    Sell,
    /// Give a hero card.
    GiveCard(Hero),
    /// Give one of these goods.
    Give(Good),
    /// Take one of these goods.
    Take(Good),
    /// Give the first player marker to this seat.
    Marker(Seat),
    /// Buy or build the top card of this stack.
    Buy(Stack),
    /// Put, move or flee to this space.
    To(Space),
    /// Move the piece on this space.
    From(Space),
    /// Move this hero.
    Move(Hero),
    /// Attack this invader.
    Attack(Target),
    /// Add a cannon or saber.
    Gun,
    /// Add gunpowder.
    Powder,
    /// Add a crew.
    Crew,
    /// Add the combat value of an own card.
    Add(Hero),
    /// Ask the others for help.
    Ask,
    /// Give the combat up.
    GiveUp,
    /// Offer a card to the active player.
    Offer(Hero),
    /// Offer nothing more.
    Decline,
    /// Accept the offered card.
    Accept,
    /// Refuse the offered card.
    Refuse,
    /// Fight for the attacked piece.
    Fight,
    /// Flee with the attacked ship.
    Flee,
    /// Make the attacked fort invisible.
    Hide,
    /// Lose a construction card of this design.
    Lose(Design),
}

/// The first words of actions, in the order of the variants.
const VERBS: [&str; 35] = [
    "play", "place", "at", "commit", "pass", "icon", "location", "hero", "done", "flip", "use",
    "sell", "givecard", "give", "take", "marker", "buy", "to", "from", "move", "attack", "gun",
    "powder", "crew", "add", "ask", "giveup", "offer", "decline", "accept", "refuse", "fight",
    "flee", "hide", "lose",
];

/// How many actions there are of each verb, with six lanes and four seats.
const SIZES: [u8; 35] = [
    16, 16, 12, 1, 1, 8, 1, 1, 1, 6, 18, 1, 16, 8, 8, 4, 10, 18, 18, 16, 18, 1, 1, 1, 16, 1, 1, 16,
    1, 1, 1, 1, 1, 1, 18,
];

impl Action {
    /// The verb and its argument, both as numbers.
    fn parts(self) -> (u8, u8) {
        match self {
            Action::Play(hero) => (0, hero.number()),
            Action::Place(hero) => (1, hero.number()),
            Action::At(location) => (2, location.number()),
            Action::Commit => (3, 0),
            Action::Pass => (4, 0),
            Action::Icon(good) => (5, good as u8),
            Action::UseLocation => (6, 0),
            Action::UseHero => (7, 0),
            Action::Done => (8, 0),
            Action::Flip(lane) => (9, lane.number()),
            Action::Use(design) => (10, design.number()),
            Action::Sell => (11, 0),
            Action::GiveCard(hero) => (12, hero.number()),
            Action::Give(good) => (13, good as u8),
            Action::Take(good) => (14, good as u8),
            Action::Marker(seat) => (15, seat.number()),
            Action::Buy(stack) => (16, stack.number()),
            Action::To(space) => (17, space.number()),
            Action::From(space) => (18, space.number()),
            Action::Move(hero) => (19, hero.number()),
            Action::Attack(target) => (20, target.number()),
            Action::Gun => (21, 0),
            Action::Powder => (22, 0),
            Action::Crew => (23, 0),
            Action::Add(hero) => (24, hero.number()),
            Action::Ask => (25, 0),
            Action::GiveUp => (26, 0),
            Action::Offer(hero) => (27, hero.number()),
            Action::Decline => (28, 0),
            Action::Accept => (29, 0),
            Action::Refuse => (30, 0),
            Action::Fight => (31, 0),
            Action::Flee => (32, 0),
            Action::Hide => (33, 0),
            Action::Lose(design) => (34, design.number()),
        }
    }

    fn from_parts(verb: u8, argument: u8) -> Option<Self> {
        let hero = || Hero::try_from(argument).ok();
        let good = || Good::ALL.get(usize::from(argument)).copied();
        let design = || Design::try_from(argument).ok();
        let space = || Space::try_from(argument).ok();
        Some(match verb {
            0 => Action::Play(hero()?),
            1 => Action::Place(hero()?),
            2 => Action::At(Location::try_from(argument).ok()?),
            3 => Action::Commit,
            4 => Action::Pass,
            5 => Action::Icon(good()?),
            6 => Action::UseLocation,
            7 => Action::UseHero,
            8 => Action::Done,
            9 => Action::Flip(Lane::try_from(argument).ok()?),
            10 => Action::Use(design()?),
            11 => Action::Sell,
            12 => Action::GiveCard(hero()?),
            13 => Action::Give(good()?),
            14 => Action::Take(good()?),
            15 => Action::Marker(Seat::try_from(argument).ok()?),
            16 => Action::Buy(Stack::try_from(argument).ok()?),
            17 => Action::To(space()?),
            18 => Action::From(space()?),
            19 => Action::Move(hero()?),
            20 => Action::Attack(Target::from_number(argument)?),
            21 => Action::Gun,
            22 => Action::Powder,
            23 => Action::Crew,
            24 => Action::Add(hero()?),
            25 => Action::Ask,
            26 => Action::GiveUp,
            27 => Action::Offer(hero()?),
            28 => Action::Decline,
            29 => Action::Accept,
            30 => Action::Refuse,
            31 => Action::Fight,
            32 => Action::Flee,
            33 => Action::Hide,
            34 => Action::Lose(design()?),
            _ => return None,
        })
    }
}

/// The numbering of actions for a map with so many lanes and a table with so many seats.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbering {
    pub(crate) lanes: u8,
    pub(crate) seats: u8,
}

impl Numbering {
    fn size(self, verb: usize) -> u8 {
        match verb {
            9 => self.lanes,
            15 => self.seats,
            17 | 18 => self.lanes * 3,
            20 => self.lanes * 2 + 6,
            _ => SIZES[verb],
        }
    }

    pub(crate) fn space(self) -> u32 {
        (0..VERBS.len())
            .map(|verb| u32::from(self.size(verb)))
            .sum()
    }

    pub(crate) fn id(self, action: Action) -> Option<u32> {
        let (verb, argument) = action.parts();
        let verb = usize::from(verb);
        // Targets beyond the lanes in use do not exist here; those after them move up.
        let argument = match (verb, argument) {
            (20, 0..12) if argument % 6 >= self.lanes => return None,
            (20, 0..12) => argument / 6 * self.lanes + argument % 6,
            (20, _) => argument - 12 + self.lanes * 2,
            _ => argument,
        };
        let size = self.size(verb);
        let before: u32 = (0..verb).map(|verb| u32::from(self.size(verb))).sum();
        (argument < size).then_some(before + u32::from(argument))
    }

    pub(crate) fn action(self, id: u32) -> Option<Action> {
        let mut left = id;
        for verb in 0..VERBS.len() {
            let size = u32::from(self.size(verb));
            if left < size {
                let (Ok(verb), Ok(argument)) = (u8::try_from(verb), u8::try_from(left)) else {
                    return None;
                };
                let argument = match (verb, argument) {
                    (20, _) if argument >= self.lanes * 2 => argument - self.lanes * 2 + 12,
                    (20, _) => argument / self.lanes * 6 + argument % self.lanes,
                    _ => argument,
                };
                return Action::from_parts(verb, argument);
            }
            left -= size;
        }
        None
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = VERBS[usize::from(self.parts().0)];
        match self {
            Action::Play(hero)
            | Action::Place(hero)
            | Action::Move(hero)
            | Action::Add(hero)
            | Action::Offer(hero)
            | Action::GiveCard(hero) => write!(f, "{verb} {hero}"),
            Action::At(location) => write!(f, "{verb} {location}"),
            Action::Icon(good) | Action::Give(good) | Action::Take(good) => {
                write!(f, "{verb} {good}")
            }
            Action::Flip(lane) => write!(f, "{verb} {}", lane.number() + 1),
            Action::Use(design) | Action::Lose(design) => write!(f, "{verb} {design}"),
            Action::Marker(seat) => write!(f, "{verb} {seat}"),
            Action::Buy(stack) => write!(f, "{verb} {}", stack.number() + 1),
            Action::To(space) | Action::From(space) => write!(f, "{verb} {space}"),
            Action::Attack(target) => write!(f, "{verb} {target}"),
            _ => f.write_str(verb),
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (verb, argument) = text.split_once(' ').unwrap_or((text, ""));
        let unknown = || {
            TextError::new(
                text,
                "an action, such as `place calvin`, `attack sea 3`, `buy 4`, `gun` or `done`",
            )
        };
        let found = VERBS.iter().position(|&known| known == verb);
        let verb = found
            .and_then(|verb| u8::try_from(verb).ok())
            .ok_or_else(unknown)?;
        let first = Action::from_parts(verb, 0).ok_or_else(unknown)?;
        let number = |most: u8, what: &str| {
            (1..=most)
                .find(|number| argument == NUMBERS[usize::from(*number)])
                .map(|number| number - 1)
                .ok_or_else(|| TextError::new(argument, what))
        };
        Ok(match first {
            Action::Play(_) => Action::Play(argument.parse()?),
            Action::Place(_) => Action::Place(argument.parse()?),
            Action::Move(_) => Action::Move(argument.parse()?),
            Action::Add(_) => Action::Add(argument.parse()?),
            Action::Offer(_) => Action::Offer(argument.parse()?),
            Action::GiveCard(_) => Action::GiveCard(argument.parse()?),
            Action::At(_) => Action::At(argument.parse()?),
            Action::Icon(_) => Action::Icon(argument.parse()?),
            Action::Give(_) => Action::Give(argument.parse()?),
            Action::Take(_) => Action::Take(argument.parse()?),
            Action::Flip(_) => Action::Flip(Lane::new(number(6, "a lane, 1 to 6")?)),
            Action::Use(_) => Action::Use(argument.parse()?),
            Action::Lose(_) => Action::Lose(argument.parse()?),
            Action::Marker(_) => {
                let seat: Seat = argument.parse()?;
                if !argument.starts_with('P') {
                    return Err(TextError::new(argument, "a seat, P0 to P7"));
                }
                Action::Marker(seat)
            }
            Action::Buy(_) => Action::Buy(Stack::new(number(10, "a stack, 1 to 10")?)),
            Action::To(_) => Action::To(argument.parse()?),
            Action::From(_) => Action::From(argument.parse()?),
            Action::Attack(_) => Action::Attack(argument.parse()?),
            plain if text == VERBS[usize::from(verb)] => plain,
            _ => return Err(unknown()),
        })
    }
}

const NUMBERS: [&str; 11] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn text_and_numbers_are_inverse() {
        for numbering in [
            Numbering { lanes: 6, seats: 4 },
            Numbering { lanes: 3, seats: 2 },
        ] {
            for id in 0..numbering.space() {
                let action = numbering.action(id).unwrap();
                assert_eq!(numbering.id(action), Some(id), "{action}");
                assert_eq!(action.to_string().parse(), Ok(action));
            }
            assert_eq!(numbering.action(numbering.space()), None);
        }
        let small = Numbering { lanes: 3, seats: 2 };
        assert_eq!(small.id("attack sea 4".parse().unwrap()), None);
        assert_eq!(small.id("to L4s1".parse().unwrap()), None);
        assert_eq!(small.id("marker P2".parse().unwrap()), None);
    }

    #[test]
    fn only_the_written_form_is_read() {
        for bad in [
            "",
            "play",
            "play Art",
            "play art ",
            "at inn",
            "flip 0",
            "flip 7",
            "buy 11",
            "buy 01",
            "to L7s1",
            "to L1s4",
            "attack sea",
            "attack pirate 4",
            "done 1",
            "Done",
            "marker p1",
            "take gold",
            "commit ",
            "lose S9",
        ] {
            assert!(bad.parse::<Action>().is_err(), "{bad:?} was read");
        }
    }
}
