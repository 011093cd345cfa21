//! What can be wrong with the component tables: [`Fault`], and the search for all of them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Card, Class, Components, MAX_LEGENDS, Section, TREASURES};

/// One thing that is wrong with the component tables.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A number is out of its range.
    #[error("{field}: {found} is not in {low} to {high}")]
    Range {
        /// Where it stands, as a path through the tables.
        field: String,
        /// The number.
        found: u64,
        /// The lowest that is allowed.
        low: u64,
        /// The highest that is allowed.
        high: u64,
    },
    /// Levels fall from left to right.
    #[error("{section}.levels: they fall from left to right")]
    Falling {
        /// The section.
        section: Section,
    },
    /// A card is listed twice.
    #[error("tavern: `{card}` is listed more than once")]
    Twice {
        /// The card.
        card: Card,
    },
    /// A name is empty, too long, not in one line, or used twice.
    #[error("legends[{row}].name: {problem}")]
    Name {
        /// The row, from 0.
        row: usize,
        /// What is wrong.
        problem: &'static str,
    },
    /// A legendary pirate that fires needs a section and a victim, and one that does not fire has neither.
    #[error("legends[{row}].{field}: {problem}")]
    Aim {
        /// The row, from 0.
        row: usize,
        /// The field.
        field: &'static str,
        /// What is wrong.
        problem: &'static str,
    },
}

/// Everything that is wrong with the tables.
pub(super) fn faults(components: &Components) -> Vec<Fault> {
    let mut faults = Vec::new();
    sections(components, &mut faults);
    let mut range = |field: String, found: usize, low: usize, high: usize| {
        if !(low..=high).contains(&found) {
            faults.push(Fault::Range {
                field,
                found: found as u64,
                low: low as u64,
                high: high as u64,
            });
        }
    };
    let needed = 5 * usize::from(components.amounts.starting_gold);
    range("gold".into(), components.gold.into(), needed, 250);
    range("chests".into(), components.chests.into(), 0, 250);
    components.amounts.out_of_range(|name, found, low, high| {
        range(
            format!("amounts.{name}"),
            found.into(),
            low.into(),
            high.into(),
        );
    });
    range(
        "treasures (their number)".into(),
        components.treasures.len(),
        TREASURES,
        TREASURES,
    );
    for (row, treasure) in components.treasures.iter().enumerate() {
        for (field, found, high) in [
            ("fame", treasure.fame, 20),
            ("gold", treasure.gold, 50),
            ("chests", treasure.chests, 50),
            ("cards", treasure.cards, 10),
        ] {
            range(format!("treasures[{row}].{field}"), found.into(), 0, high);
        }
    }
    range(
        "legends (their number)".into(),
        components.legends.len(),
        2,
        MAX_LEGENDS,
    );
    for (row, legend) in components.legends.iter().enumerate() {
        for (field, found, low, high) in [
            ("speed", legend.speed, 0, 60),
            ("dice", legend.dice, 0, 6),
            ("hull", legend.hull, 1, 60),
            ("fame", legend.fame, 0, 20),
            ("gold", legend.gold, 0, 50),
            ("chests", legend.chests, 0, 50),
        ] {
            range(format!("legends[{row}].{field}"), found.into(), low, high);
        }
    }
    let navy = &components.navy;
    for (field, found, low, high) in [
        ("speed", navy.speed, 0, 60),
        ("dice", navy.dice, 1, 6),
        ("hull", navy.hull, 1, 60),
        ("fame", navy.fame, 0, 20),
    ] {
        range(format!("navy.{field}"), found.into(), low, high);
    }
    tavern(components, &mut faults);
    legends(components, &mut faults);
    faults
}

fn sections(components: &Components, faults: &mut Vec<Fault>) {
    for section in Section::ALL {
        let table = components.section(section);
        for (name, values, low) in [("levels", &table.levels, 1), ("costs", &table.costs, 0)] {
            for (position, &found) in values.iter().enumerate() {
                if !(low..=50).contains(&found) {
                    faults.push(Fault::Range {
                        field: format!("{section}.{name}[{position}]"),
                        found: found.into(),
                        low: low.into(),
                        high: 50,
                    });
                }
            }
        }
        if table.levels.windows(2).any(|pair| pair[0] > pair[1]) {
            faults.push(Fault::Falling { section });
        }
    }
}

fn tavern(components: &Components, faults: &mut Vec<Fault>) {
    let mut total = 0;
    for (row, entry) in components.tavern.iter().enumerate() {
        let high = match entry.card.class() {
            Class::Parrot(_) => 1,
            _ => 40,
        };
        if entry.copies > high {
            faults.push(Fault::Range {
                field: format!("tavern, copies of `{}`", entry.card),
                found: entry.copies.into(),
                low: 0,
                high: high.into(),
            });
        }
        if components.tavern[..row]
            .iter()
            .any(|other| other.card == entry.card)
        {
            faults.push(Fault::Twice { card: entry.card });
        }
        total += u64::from(entry.copies);
    }
    if total > 200 {
        faults.push(Fault::Range {
            field: "tavern (cards in all)".to_string(),
            found: total,
            low: 0,
            high: 200,
        });
    }
}

fn legends(components: &Components, faults: &mut Vec<Fault>) {
    for (row, legend) in components.legends.iter().enumerate() {
        let name = &legend.name;
        if !(1..=24).contains(&name.chars().count())
            || name.trim() != name
            || name.chars().any(char::is_control)
        {
            faults.push(Fault::Name {
                row,
                problem: "a name has 1 to 24 characters, in one line",
            });
        }
        if components.legends[..row]
            .iter()
            .any(|other| other.name == *name)
        {
            faults.push(Fault::Name {
                row,
                problem: "another pirate has this name",
            });
        }
        let fires = legend.dice > 0;
        for (field, is_set) in [
            ("fires_at", legend.fires_at.is_some()),
            ("victim", legend.victim.is_some()),
        ] {
            if is_set != fires {
                let problem = if fires {
                    "a pirate with dice needs it"
                } else {
                    "a pirate without dice has none"
                };
                faults.push(Fault::Aim {
                    row,
                    field,
                    problem,
                });
            }
        }
    }
}
