//! What can be wrong with component tables: [`Fault`], and the search for all of them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Colour, Components, Group, MAX_CARDS, cards};
use crate::{ALIENS, KINDS, Kind, PLANETS, SPACES};

/// One thing that is wrong with component tables.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A table has the wrong number of rows.
    #[error("table `{table}` has {rows} rows; it needs {needed}")]
    Rows {
        /// The table.
        table: &'static str,
        /// How many rows it has.
        rows: usize,
        /// How many it needs.
        needed: usize,
    },
    /// One field of one row.
    #[error("{table} `{row}`, field `{field}`: {problem}")]
    Field {
        /// What the row describes.
        table: &'static str,
        /// The row.
        row: String,
        /// The field.
        field: &'static str,
        /// What is wrong with it.
        problem: String,
    },
    /// The cards do not come out even (CM-024).
    #[error("{players} players, {game}: {dealt} cards are dealt, and there are {cards}")]
    Deal {
        /// The number of players.
        players: u8,
        /// Which game.
        game: &'static str,
        /// How many cards are dealt.
        dealt: u32,
        /// How many there are.
        cards: u32,
    },
}

struct Faults(Vec<Fault>);

impl Faults {
    fn field(&mut self, table: &'static str, row: &str, field: &'static str, problem: String) {
        self.0.push(Fault::Field {
            table,
            row: row.to_string(),
            field,
            problem,
        });
    }

    fn rows(&mut self, table: &'static str, rows: usize, needed: usize) -> bool {
        if rows != needed {
            self.0.push(Fault::Rows {
                table,
                rows,
                needed,
            });
        }
        rows == needed
    }

    fn at_most(&mut self, row: (&'static str, &str), field: &'static str, value: u8, most: u8) {
        if value > most {
            self.field(row.0, row.1, field, format!("{value} is above {most}"));
        }
    }

    fn at_least(&mut self, row: (&'static str, &str), field: &'static str, value: u8, least: u8) {
        if value < least {
            self.field(row.0, row.1, field, format!("{value} is below {least}"));
        }
    }

    fn name(&mut self, table: &'static str, name: &str, above: &mut Vec<String>) {
        if name.is_empty() || name.chars().count() > 32 || name.chars().any(char::is_control) {
            self.field(
                table,
                name,
                "name",
                "a name has 1 to 32 characters, in one line".into(),
            );
        }
        if above.iter().any(|other| other.eq_ignore_ascii_case(name)) {
            self.field(table, name, "name", "another row has this name".into());
        }
        above.push(name.to_string());
    }
}

/// Everything that is wrong with these tables.
pub(super) fn faults(components: &Components, first_game: bool) -> Vec<Fault> {
    let mut faults = Faults(Vec::new());
    card_faults(components, &mut faults);
    alien_faults(components, &mut faults);
    space_faults(components, &mut faults);
    die_faults(components, &mut faults);
    number_faults(components, &mut faults);
    deal_faults(components, first_game, &mut faults);
    faults.0
}

fn card_faults(components: &Components, faults: &mut Faults) {
    if !faults.rows("cards", components.cards.len(), KINDS) {
        return;
    }
    let mut names = Vec::new();
    let standard = cards::cards();
    for (card, standard) in components.cards.iter().zip(&standard) {
        let row = ("card", card.name.as_str());
        faults.name("card", &card.name, &mut names);
        if card.group != standard.group {
            faults.field(
                "card",
                &card.name,
                "group",
                "the group of a kind is fixed".into(),
            );
        }
        faults.at_most(row, "copies", card.copies, 3);
        faults.at_most(row, "value", card.value, 9);
        faults.at_most(row, "actions", card.actions, 3);
        if card.single_use != standard.single_use && !card.group.combat() {
            let problem = "only that of a Combat card can be changed".into();
            faults.field("card", &card.name, "single_use", problem);
        }
        match card.counters {
            Some(_) if card.group != Group::Defence => {
                faults.field(
                    "card",
                    &card.name,
                    "counters",
                    "only a defence counters".into(),
                );
            }
            None if card.group == Group::Defence => {
                let problem = "a defence counters another kind".into();
                faults.field("card", &card.name, "counters", problem);
            }
            _ => {}
        }
    }
    let ovoid = &components.cards[Kind::OVOID.index()];
    if ovoid.copies != 1 || ovoid.complex {
        let problem = "there is exactly one, in every game".into();
        faults.field("card", &ovoid.name, "copies", problem);
    }
    // Otherwise two of them could take each other back without end (CM-246).
    let bots = &components.cards[Kind::RECOVERY_BOTS.index()];
    faults.at_least(("card", &bots.name), "actions", bots.actions, 1);
    let base = &components.cards[Kind::PLANETARY_BASE.index()];
    if base.copies > 2 {
        let problem = "there are two Base tokens".into();
        faults.field("card", &base.name, "copies", problem);
    }
    let displacer = &components.cards[Kind::TEMPORAL_DISPLACER.index()];
    if displacer.recoverable || displacer.copies > 1 {
        let problem =
            "there is at most one, and it never comes back: the game would not end".into();
        faults.field("card", &displacer.name, "recoverable", problem);
    }
}

fn alien_faults(components: &Components, faults: &mut Faults) {
    if !faults.rows("aliens", components.aliens.len(), ALIENS) {
        return;
    }
    let mut names = Vec::new();
    for (row, alien) in components.aliens.iter().enumerate() {
        faults.name("alien", &alien.name, &mut names);
        if components.aliens[..row]
            .iter()
            .any(|other| other.home == alien.home)
        {
            faults.field(
                "alien",
                &alien.name,
                "home",
                "another alien lives there".into(),
            );
        }
        if alien.toxic == alien.home {
            faults.field(
                "alien",
                &alien.name,
                "toxic",
                "it is the alien's home".into(),
            );
        }
        let gear = components.cards.get(alien.gear.index());
        if gear.is_some_and(|gear| gear.group != Group::Gear) {
            faults.field(
                "alien",
                &alien.name,
                "gear",
                format!("`{}` is no gear", alien.gear),
            );
        }
    }
}

fn space_faults(components: &Components, faults: &mut Faults) {
    if !faults.rows("spaces", components.spaces.len(), SPACES) {
        return;
    }
    let mut names = Vec::new();
    for (number, space) in components.spaces.iter().enumerate() {
        faults.name("space", &space.name, &mut names);
        if (space.colour == Colour::Planet) != (number < PLANETS) {
            let problem = "the first ten spaces are planets, the others stars".into();
            faults.field("space", &space.name, "colour", problem);
        }
        for (place, link) in space.links.iter().enumerate() {
            let other = &components.spaces[link.index()];
            if link.index() == number {
                faults.field(
                    "space",
                    &space.name,
                    "links",
                    "it is connected to itself".into(),
                );
            } else if space.links[..place].contains(link) {
                faults.field(
                    "space",
                    &space.name,
                    "links",
                    format!("`{link}` stands twice"),
                );
            } else if !other.links.iter().any(|back| back.index() == number) {
                let problem = format!("`{link}` is not connected back");
                faults.field("space", &space.name, "links", problem);
            }
        }
    }
    let mut reached = 1u32;
    for _ in 0..SPACES {
        for (number, space) in components.spaces.iter().enumerate() {
            if reached >> number & 1 == 1 {
                reached |= space
                    .links
                    .iter()
                    .fold(0, |set, link| set | 1 << link.index());
            }
        }
    }
    for (number, space) in components.spaces.iter().enumerate() {
        if reached >> number & 1 == 0 {
            let problem = "it cannot be reached from the first space".into();
            faults.field("space", &space.name, "links", problem);
        }
    }
}

fn die_faults(components: &Components, faults: &mut Faults) {
    faults.rows("die", components.die.len(), 6);
    for &face in &components.die {
        faults.at_most(("die", "faces"), "face", face, 9);
    }
    if components.die.iter().all(|&face| face == 0) {
        faults.field(
            "die",
            "faces",
            "face",
            "at least one face is a number".into(),
        );
    }
}

fn number_faults(components: &Components, faults: &mut Faults) {
    let numbers = &components.numbers;
    let row = ("table", "numbers");
    for (field, value, least, most) in [
        ("actions", numbers.actions, 1, 10),
        ("hypertokens", numbers.hypertokens, 0, 20),
        ("hand_limit", numbers.hand_limit, 1, 20),
        ("collector_limit", numbers.collector_limit, 1, 20),
        ("dial", numbers.dial, 1, 100),
        ("displacer", numbers.displacer, 1, 8),
        ("accelerator", numbers.accelerator, 0, 10),
        ("booster_range", numbers.booster_range, 1, 25),
        ("catapult_range", numbers.catapult_range, 0, 25),
        ("telepathy_range", numbers.telepathy_range, 0, 25),
        ("recalibrated", numbers.recalibrated, 1, 9),
        ("fed", numbers.fed, 0, 9),
    ] {
        faults.at_least(row, field, value, least);
        faults.at_most(row, field, value, most);
    }
    for value in numbers.swarm {
        faults.at_most(row, "swarm", value, 3);
    }
}

fn deal_faults(components: &Components, first_game: bool, faults: &mut Faults) {
    if !faults.rows("deal", components.deal.len(), 3) {
        return;
    }
    let cards: u32 = components
        .cards
        .iter()
        .filter(|card| !(first_game && card.complex))
        .map(|card| u32::from(card.copies))
        .sum();
    if cards as usize > MAX_CARDS {
        let problem = format!("{cards} cards are more than {MAX_CARDS}");
        faults.field("table", "cards", "copies", problem);
    }
    for (players, deal) in (2u8..).zip(&components.deal) {
        let name = players.to_string();
        if deal.players != players {
            let problem = format!("{} stands where {players} should", deal.players);
            faults.field("deal", &name, "players", problem);
        }
        if u32::from(deal.pool) >= cards {
            let problem =
                "the Ovoid never starts in the pool, so some card must be left for it".into();
            faults.field("deal", &name, "pool", problem);
        }
        let envelopes = if players == 2 { 8 } else { 10 };
        let pool = if first_game { 0 } else { deal.pool };
        let dealt = u32::from(pool)
            + envelopes * u32::from(deal.envelope)
            + u32::from(players) * u32::from(deal.hand);
        if dealt != cards {
            faults.0.push(Fault::Deal {
                players,
                game: if first_game {
                    "first game"
                } else {
                    "full game"
                },
                dealt,
                cards,
            });
        }
    }
}
