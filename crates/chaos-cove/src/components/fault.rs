//! What can be wrong with component tables: [`Fault`], and the search for all of them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::tables::{Does, counts, phase_index};
use super::{Amount, Components, DesignSpec, Effect, Kind};
use crate::{Design, Good};

/// One thing that is wrong with component tables.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A table has too few or too many rows.
    #[error("there are {rows} {table} where there must be {must}")]
    Rows {
        /// The table.
        table: &'static str,
        /// How many rows it has.
        rows: usize,
        /// How many it must have.
        must: usize,
    },
    /// One field of one row.
    #[error("{row}, field `{field}`: {problem}")]
    Field {
        /// The row.
        row: String,
        /// The field.
        field: &'static str,
        /// What is wrong with it.
        problem: String,
    },
}

/// Collects faults of one row.
struct Row<'a> {
    name: String,
    faults: &'a mut Vec<Fault>,
}

impl Row<'_> {
    fn wrong(&mut self, field: &'static str, problem: impl Into<String>) {
        self.faults.push(Fault::Field {
            row: self.name.clone(),
            field,
            problem: problem.into(),
        });
    }

    fn within(&mut self, field: &'static str, value: u8, least: u8, most: u8) {
        if !(least..=most).contains(&value) {
            self.wrong(field, format!("{value} is not in {least} to {most}"));
        }
    }

    /// Whether `text` fits into its column of the board.
    fn name(&mut self, text: &str) {
        let fits = (1..=10).contains(&text.chars().count())
            && !text.chars().any(char::is_control)
            && text.trim() == text;
        if !fits {
            self.wrong("name", "a name has 1 to 10 characters, in one line");
        }
    }

    fn amounts(&mut self, field: &'static str, amounts: &[Amount], most: u8) {
        for (place, amount) in amounts.iter().enumerate() {
            let good = amount.good;
            if !(1..=most).contains(&amount.count) {
                self.wrong(
                    field,
                    format!("{} {good} is not in 1 to {most}", amount.count),
                );
            }
            if amounts[..place].iter().any(|before| before.good == good) {
                self.wrong(field, format!("{good} is listed twice"));
            }
        }
    }

    /// The faults of an effect that do not depend on where it stands.
    fn effect(&mut self, field: &'static str, effect: &Effect) {
        match effect {
            Effect::Gain { goods } => {
                if goods.is_empty() {
                    self.wrong(field, "a gain lists at least one kind of goods");
                }
                self.amounts(field, goods, 20);
            }
            Effect::Choose { from, most, price } => {
                if from.is_empty() {
                    self.wrong(field, "a choice lists at least one kind of goods");
                }
                self.within(field, *most, 1, 7);
                if *price > 20 {
                    self.wrong(field, format!("a price of {price} is above 20"));
                }
            }
            Effect::Draw { cards } => self.within(field, *cards, 1, 7),
            Effect::Flip { most, .. } => self.within(field, *most, 1, 6),
            Effect::UseCards { forts, ships, most } => {
                if !forts && !ships {
                    self.wrong(field, "neither forts nor ships may be used");
                }
                self.within(field, *most, 1, 7);
            }
            Effect::Sell { give, take } => {
                if give == take {
                    self.wrong(field, "it gives what it takes");
                }
                for good in [give, take] {
                    if matches!(good, Good::Cannon | Good::Saber | Good::Crew) {
                        self.wrong(
                            field,
                            format!("{good} cannot be sold or bought in this way"),
                        );
                    }
                }
            }
            Effect::Barter { items } => self.within(field, *items, 1, 7),
            Effect::Build { discount } if *discount > 7 => {
                self.wrong(field, format!("a discount of {discount} is above 7"));
            }
            _ => {}
        }
    }
}

/// Everything that is wrong with the tables.
pub(super) fn faults(components: &Components) -> Vec<Fault> {
    let mut faults = Vec::new();
    let lists = [
        ("heroes", components.heroes.len(), 16),
        ("locations", components.locations.len(), 12),
        ("construction designs", components.designs.len(), 18),
        ("waves of pirates", components.pirates.len(), 4),
        ("waves of barbarians", components.barbarians.len(), 4),
    ];
    for (table, rows, must) in lists {
        if rows != must {
            faults.push(Fault::Rows { table, rows, must });
        }
    }
    heroes(components, &mut faults);
    locations(components, &mut faults);
    for (number, design) in components.designs.iter().enumerate() {
        let name = u8::try_from(number)
            .ok()
            .and_then(|number| Design::try_from(number).ok())
            .map_or_else(|| (number + 1).to_string(), |design| design.word().into());
        let mut row = Row {
            name: format!("construction card `{name}`"),
            faults: &mut faults,
        };
        construction(number, design, components, &mut row);
    }
    random_stacks(components, &mut faults);
    for (kind, waves) in [
        ("pirates", &components.pirates),
        ("barbarians", &components.barbarians),
    ] {
        for (wave, tiles) in waves.iter().enumerate() {
            let mut row = Row {
                name: format!("wave {} of the {kind}", wave + 1),
                faults: &mut faults,
            };
            if tiles.len() != 6 {
                row.wrong(
                    "tiles",
                    format!("{} tiles where there must be 6", tiles.len()),
                );
            }
            for &strength in tiles {
                row.within("tiles", strength, 1, 120);
            }
        }
    }
    bonus(components, &mut faults);
    numbers(components, &mut faults);
    faults
}

fn heroes(components: &Components, faults: &mut Vec<Fault>) {
    let mut total = 0u32;
    for hero in &components.heroes {
        let mut row = Row {
            name: format!("hero `{}`", hero.name),
            faults,
        };
        row.name(&hero.name);
        row.effect("tile", &hero.tile);
        if matches!(hero.tile, Effect::Token) {
            row.wrong("tile", "only a location gives a fortress token");
        }
        let card = &hero.card;
        row.effect("card", &card.effect);
        row.within("naval", card.naval, 0, 20);
        row.within("martial", card.martial, 0, 20);
        row.within("copies", card.copies, 1, 12);
        total += u32::from(card.copies);
        if card.phases.is_empty() {
            row.wrong("phases", "a card can be played in at least one phase");
        }
        for &phase in &card.phases {
            if phase_index(phase).is_none() {
                row.wrong("phases", format!("cards are never played in phase {phase}"));
            } else if !suits(&card.effect, phase) {
                row.wrong(
                    "phases",
                    format!("this ability does nothing in phase {phase}, or has no place there"),
                );
            }
        }
        if matches!(card.effect, Effect::Token) {
            row.wrong("card", "only a location gives a fortress token");
        }
    }
    let hands = u32::from(components.numbers.hand) * 4;
    if total < hands {
        Row {
            name: "heroes".into(),
            faults,
        }
        .wrong(
            "copies",
            format!(
                "{total} cards are too few for four hands of {}",
                components.numbers.hand
            ),
        );
    }
}

/// Whether an ability has a place in a phase. Economy belongs to phase 1, where nothing of it can keep a game from ending.
fn suits(effect: &Effect, phase: u8) -> bool {
    match effect {
        Effect::HideForts => phase == 5,
        Effect::Flip { .. } | Effect::MovePiece { .. } | Effect::Attack | Effect::CrewFights => {
            true
        }
        Effect::Gain { .. } | Effect::Choose { .. } => phase == 1 || Does::from(effect).arms(),
        _ => phase == 1,
    }
}

fn locations(components: &Components, faults: &mut Vec<Fault>) {
    let mut tokens = 0;
    for location in &components.locations {
        let mut row = Row {
            name: format!("location `{}`", location.name),
            faults,
        };
        row.name(&location.name);
        row.effect("effect", &location.effect);
        match location.effect {
            Effect::OverCapacity | Effect::CrewFights | Effect::HideForts => {
                row.wrong("effect", "only heroes can do this");
            }
            Effect::Token => tokens += 1,
            _ => {}
        }
        for good in Good::ALL {
            let printed = location.icons.iter().filter(|&&icon| icon == good).count();
            if printed > 7 {
                row.wrong(
                    "icons",
                    format!("{good} is printed {printed} times; at most 7 are allowed"),
                );
            }
        }
        if tokens > 1 {
            row.wrong("effect", "another location gives fortress tokens already");
        }
    }
}

fn construction(number: usize, design: &DesignSpec, components: &Components, row: &mut Row<'_>) {
    let starter = number < 2;
    if starter {
        let must = if number == 0 { Kind::Fort } else { Kind::Ship };
        if design.kind != must {
            row.wrong("kind", format!("this starter card is a {}", must.word()));
        }
        if !design.cost.is_empty() {
            row.wrong("cost", "a starter card is never bought");
        }
    }
    row.within(
        "copies",
        design.copies,
        if starter { 4 } else { u8::from(number < 10) },
        20,
    );
    row.amounts("cost", &design.cost, 20);
    row.amounts("give", &design.give, 20);
    row.amounts("take", &design.take, 20);
    let limits = &components.numbers;
    let cost = counts(&design.cost);
    if cost[Good::Crew.index()] > limits.crew {
        row.wrong("cost", format!("a player has only {} crew", limits.crew));
    }
    for good in [Good::Cannon, Good::Saber] {
        if cost[good.index()] > 0 || counts(&design.give)[good.index()] > 0 {
            row.wrong("cost", format!("a {good} is never paid"));
        }
    }
    for amount in design.give.iter().chain(&design.take) {
        if matches!(amount.good, Good::Cannon | Good::Saber | Good::Crew) {
            row.wrong(
                "take",
                format!("{} is not what forts and ships deal in", amount.good),
            );
        }
    }
    match design.kind {
        Kind::Party if !design.give.is_empty() || !design.take.is_empty() => {
            row.wrong("take", "a rum party has no use but its points");
        }
        Kind::Fort if !design.give.is_empty() => row.wrong("give", "a fort gives without taking"),
        Kind::Ship if design.give.is_empty() => row.wrong("give", "a ship trades for something"),
        _ => {}
    }
}

fn random_stacks(components: &Components, faults: &mut Vec<Fault>) {
    let random = components
        .designs
        .get(usize::from(Design::FIRST_RANDOM)..)
        .unwrap_or_default();
    let copies: u32 = random.iter().map(|design| u32::from(design.copies)).sum();
    if !copies.is_multiple_of(2) || copies == 0 {
        Row {
            name: "the mixed stacks 9 and 10".into(),
            faults,
        }
        .wrong(
            "copies",
            format!("{copies} cards do not make two equal stacks"),
        );
    }
}

fn bonus(components: &Components, faults: &mut Vec<Fault>) {
    let mut row = Row {
        name: "the invader bonus".into(),
        faults,
    };
    if !(1..=25).contains(&components.bonus.len()) {
        row.wrong(
            "bonus",
            format!("{} values are not in 1 to 25", components.bonus.len()),
        );
    }
    if components.bonus.iter().any(|&points| points > 1000) {
        row.wrong("bonus", "a value is above 1000");
    }
}

fn numbers(components: &Components, faults: &mut Vec<Fault>) {
    let numbers = &components.numbers;
    let mut row = Row {
        name: "numbers".into(),
        faults,
    };
    row.within("cannons", numbers.cannons, 4, 200);
    row.within("sabers", numbers.sabers, 4, 200);
    row.within("crew", numbers.crew, 1, 20);
    row.within("ships", numbers.ships, 1, 7);
    row.within("forts", numbers.forts, 1, 7);
    row.within("hand", numbers.hand, 0, 12);
    row.within("hero_fee", numbers.hero_fee, 0, 20);
    row.within("free_icons", numbers.free_icons, 0, 7);
    row.within("icon_fee", numbers.icon_fee, 1, 20);
    row.within("gun", numbers.gun, 1, 20);
    row.within("gunpowder", numbers.gunpowder, 1, 20);
    row.within("crew_strength", numbers.crew_strength, 1, 20);
    row.within("token", numbers.token, 0, 20);
    row.within("most", numbers.most, 20, 99);
    row.amounts("start", &numbers.start, 20);
    let start = counts(&numbers.start);
    for (good, all) in [
        (Good::Cannon, numbers.cannons),
        (Good::Saber, numbers.sabers),
    ] {
        if u32::from(start[good.index()]) * 4 > u32::from(all) {
            row.wrong(
                "start",
                format!(
                    "four players start with more {} than there are",
                    good.plural()
                ),
            );
        }
    }
    if start[Good::Crew.index()] > numbers.crew {
        row.wrong(
            "start",
            "more crew stands in the Fountain than a player has",
        );
    }
}
