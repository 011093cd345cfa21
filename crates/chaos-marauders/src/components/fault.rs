//! What can be wrong with a card table: [`Fault`], and the search for all of them.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{CardSpec, Class, Components, MAX_KINDS, Part};

/// How many cards the deck has (CMR-002).
pub const DECK_SIZE: u32 = 110;

/// How many ownership tokens each tribe has, and so the most spies there can be (CMR-005, CMR-170).
pub const TOKENS: u8 = 4;

/// One thing that is wrong with a card table. `card` is the name of the row, as written in the table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The deck does not have 110 cards (CMR-002).
    #[error("the copies add up to {cards} cards; the deck has {DECK_SIZE}")]
    DeckSize {
        /// How many there are.
        cards: u32,
    },
    /// There are too many rows.
    #[error("there are {kinds} kinds of card; a table has at most {MAX_KINDS}")]
    Kinds {
        /// How many there are.
        kinds: u32,
    },
    /// One field of one card.
    #[error("card `{card}`, field `{field}`: {problem}")]
    Field {
        /// The card.
        card: String,
        /// The field.
        field: &'static str,
        /// What is wrong with it.
        problem: String,
    },
    /// A war machine lacks a half, or has a part twice (CMR-212).
    #[error("war machine `{machine}`: {problem}")]
    Machine {
        /// The machine.
        machine: String,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// There is more than one kind of spy.
    #[error("`{first}` and `{second}` are both spies; there is at most one kind")]
    Spies {
        /// The first kind of spy.
        first: String,
        /// The next.
        second: String,
    },
}

/// Everything that is wrong with a table.
pub(crate) fn faults(components: &Components) -> Vec<Fault> {
    let cards = &components.cards;
    let mut faults = Vec::new();
    let total = cards.iter().map(|card| u32::from(card.copies)).sum();
    if total != DECK_SIZE {
        faults.push(Fault::DeckSize { cards: total });
    }
    if cards.len() > MAX_KINDS {
        let kinds = u32::try_from(cards.len()).unwrap_or(u32::MAX);
        faults.push(Fault::Kinds { kinds });
    }
    for (row, card) in cards.iter().enumerate() {
        let mut wrong = |field, problem: String| {
            faults.push(Fault::Field {
                card: card.name.clone(),
                field,
                problem,
            });
        };
        texts(card, &cards[..row], &mut wrong);
        numbers(card, &mut wrong);
        kinship(card, &cards[..row], &mut wrong);
    }
    machines(cards, &mut faults);
    let mut spies = cards.iter().filter(|card| card.class == Class::Spy);
    if let (Some(first), Some(second)) = (spies.next(), spies.next()) {
        faults.push(Fault::Spies {
            first: first.name.clone(),
            second: second.name.clone(),
        });
    }
    faults
}

/// Whether `text` can stand in one line of a board: 1 to `most` characters, none of them a control character, no blanks at the ends.
fn fits(text: &str, most: usize) -> bool {
    (1..=most).contains(&text.chars().count())
        && !text.chars().any(char::is_control)
        && text.trim() == text
}

fn texts(card: &CardSpec, above: &[CardSpec], wrong: &mut impl FnMut(&'static str, String)) {
    if !fits(&card.name, 32) {
        wrong("name", "a name has 1 to 32 characters, in one line".into());
    }
    if above
        .iter()
        .any(|other| other.name.eq_ignore_ascii_case(&card.name))
    {
        wrong("name", "another kind has this name".into());
    }
    if !fits(&card.short, 6) {
        wrong("short", "a name on the board has 1 to 6 characters".into());
    }
    if above
        .iter()
        .any(|other| other.short.eq_ignore_ascii_case(&card.short))
    {
        wrong("short", "another kind has this name on the board".into());
    }
}

fn numbers(card: &CardSpec, wrong: &mut impl FnMut(&'static str, String)) {
    if card.copies == 0 {
        wrong("copies", "there is at least one of every kind".into());
    }
    if card.class == Class::Spy && card.copies > TOKENS {
        wrong(
            "copies",
            alloc::format!("{} spies; a tribe has only {TOKENS} tokens", card.copies),
        );
    }
    if let Some(attack) = card.attack.filter(|attack| !(1..=10).contains(attack)) {
        wrong("attack", alloc::format!("{attack} is not in 1 to 10"));
    }
    if card.points > 1000 {
        wrong("points", alloc::format!("{} is above 1000", card.points));
    }
}

/// Colour, class, symbol, machine and ability go together.
fn kinship(card: &CardSpec, above: &[CardSpec], wrong: &mut impl FnMut(&'static str, String)) {
    let class = card.class;
    if !class.takes(card.colour) {
        wrong(
            "colour",
            alloc::format!("a {class} is never {}", card.colour),
        );
    }
    if let Some(symbol) = card.symbol {
        if !symbol.is_ascii_uppercase() {
            wrong(
                "symbol",
                alloc::format!("`{symbol}` is not a letter from A to Z"),
            );
        }
        if card.copies < 2 {
            wrong(
                "symbol",
                "a symbol is for cards with at least two copies".into(),
            );
        }
        if let Some(other) = above.iter().find(|other| other.symbol == card.symbol) {
            wrong(
                "symbol",
                alloc::format!("`{}` has the symbol {symbol} already", other.name),
            );
        }
        if matches!(
            class,
            Class::Banner | Class::Musician | Class::Machine | Class::Event
        ) {
            wrong("symbol", alloc::format!("a {class} carries no symbol"));
        }
    } else if class == Class::Spy && card.copies > 1 {
        wrong(
            "symbol",
            "spies need one, so that no two share a formation".into(),
        );
    }
    if card.machine.is_some() != (class == Class::Machine) {
        wrong(
            "machine",
            "red cards belong to a war machine, others do not".into(),
        );
    }
    if let Some(ability) = card.ability {
        if !ability.suits(class) {
            wrong("ability", alloc::format!("a {class} cannot have it"));
        }
        if ability == super::Ability::PlagueLords && card.symbol.is_none() {
            wrong(
                "ability",
                "it frees from the limits of a symbol, and there is none".into(),
            );
        }
    } else if class == Class::Event {
        wrong(
            "ability",
            "an event needs one: `odlugg` or `blowback`".into(),
        );
    }
}

fn machines(cards: &[CardSpec], faults: &mut Vec<Fault>) {
    let mut parts: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    for part in cards.iter().filter_map(|card| card.machine.as_ref()) {
        parts.entry(&part.name).or_default()[part.part as usize] += 1;
    }
    for (machine, count) in parts {
        let mut wrong = |problem| {
            faults.push(Fault::Machine {
                machine: machine.to_string(),
                problem,
            });
        };
        if count[Part::Left as usize] == 0 {
            wrong("it has no left half");
        }
        if count[Part::Right as usize] == 0 {
            wrong("it has no right half");
        }
        if count.iter().any(|&kinds| kinds > 1) {
            wrong("two kinds of card are the same part of it");
        }
    }
}
