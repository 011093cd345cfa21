//! What can be wrong with components: every fault is named.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::{Ability, Choice, Components, Icons};
use crate::words::{MAX_CREW, MAX_QUESTS, MAX_UPGRADES};

/// The least and the most a value may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// The least.
    pub least: u32,
    /// The most.
    pub most: u32,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.least, self.most)
    }
}

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// A number is too small or too large.
    #[error("{what} is {value}, but must be {limit}")]
    OutOfRange {
        /// Which value, as a path into the setup.
        what: String,
        /// What it is.
        value: u32,
        /// What it may be.
        limit: Limit,
    },
    /// A name cannot be drawn on the board.
    #[error(
        "{what} has the name `{name}`, but a name has 1 to 26 characters and no control characters"
    )]
    BadName {
        /// Whose name.
        what: String,
        /// The name.
        name: String,
    },
    /// There are not enough quests of a level for the deck.
    #[error("the {deck} needs {needed} quests of level {level}, but there are {have}")]
    TooFewQuests {
        /// `deck` or `solo deck`.
        deck: &'static str,
        /// The level.
        level: u8,
        /// How many it needs.
        needed: u8,
        /// How many there are.
        have: u8,
    },
    /// A quest deals more hit cards than there are.
    #[error("quest `{quest}` deals {needed} hit cards, but the damage deck has {have}")]
    TooFewHits {
        /// The quest.
        quest: String,
        /// How many it deals.
        needed: u32,
        /// How many there are.
        have: u32,
    },
}

/// Collects faults.
struct Check {
    faults: Vec<Fault>,
}

impl Check {
    fn range(&mut self, what: impl Into<String>, value: impl Into<u32>, least: u32, most: u32) {
        let value = value.into();
        if !(least..=most).contains(&value) {
            let limit = Limit { least, most };
            let what = what.into();
            self.faults.push(Fault::OutOfRange { what, value, limit });
        }
    }

    fn count(&mut self, what: &str, count: usize, least: u32, most: u32) {
        self.range(what, u32::try_from(count).unwrap_or(u32::MAX), least, most);
    }

    fn name(&mut self, what: String, name: &str) {
        let fits = (1..=26).contains(&name.chars().count());
        if !fits || name.chars().any(char::is_control) {
            let name = name.into();
            self.faults.push(Fault::BadName { what, name });
        }
    }

    fn icons(&mut self, what: &str, icons: Icons, most: u32) {
        for (name, count) in ["damage", "map", "hull", "shanty"]
            .iter()
            .zip(icons.counts())
        {
            self.range(format!("{what}.{name}"), count, 0, most);
        }
    }
}

impl Components {
    /// Everything that is wrong with these components; nothing if they can be played with.
    ///
    /// ```
    /// use pirate_cove_coop::components::Components;
    ///
    /// let mut mine = Components::standard();
    /// mine.amounts.bribe = 0;
    /// mine.crew[3].copies = 90;
    /// let faults: Vec<String> = mine.faults().iter().map(ToString::to_string).collect();
    /// assert_eq!(faults[0], "amounts.bribe is 0, but must be 1 to 9");
    /// assert_eq!(faults[1], "crew[3].copies is 90, but must be 1 to 16");
    /// ```
    pub fn faults(&self) -> Vec<Fault> {
        let mut check = Check { faults: Vec::new() };
        self.check_amounts(&mut check);
        self.check_cards(&mut check);
        self.check_quests(&mut check);
        self.check_crew(&mut check);
        self.check_upgrades(&mut check);
        check.faults
    }

    fn check_amounts(&self, check: &mut Check) {
        let amounts = &self.amounts;
        for (name, value, least, most) in [
            ("life", amounts.life, 1, 9),
            ("morale", amounts.morale, 1, 50),
            ("hand_size", amounts.hand_size, 1, 10),
            ("starting_gold", amounts.starting_gold, 0, 50),
            ("actions", amounts.actions, 0, 9),
            ("rest_gold", amounts.rest_gold, 0, 9),
            ("replacement", amounts.replacement, 1, 9),
            ("bribe", amounts.bribe, 1, 9),
            ("purchases", amounts.purchases, 0, 20),
            ("rumour_morale", amounts.rumour_morale, 0, 9),
            ("idle_morale", amounts.idle_morale, 0, 9),
            ("stranded_morale", amounts.stranded_morale, 0, 9),
            ("bot_cards", amounts.bot_cards, 0, 9),
        ] {
            check.range(format!("amounts.{name}"), value, least, most);
        }
        check.count(
            "the number of amounts.modifier_costs",
            amounts.modifier_costs.len(),
            0,
            8,
        );
        for (step, &cost) in amounts.modifier_costs.iter().enumerate() {
            check.range(format!("amounts.modifier_costs[{step}]"), cost, 0, 50);
        }
    }

    fn check_cards(&self, check: &mut Check) {
        for (kind, card) in self.basic.in_order() {
            check.icons(&format!("basic.{kind}.icons"), card.icons, 9);
            check.range(format!("basic.{kind}.actions"), card.actions, 0, 9);
            check.range(format!("basic.{kind}.draw"), card.draw, 0, 9);
            check.range(format!("basic.{kind}.absorb"), card.absorb, 0, 9);
        }
        check.range(
            "the number of cards in starting_deck",
            self.starting_deck.total(),
            1,
            30,
        );
        check.count("the number of values in hits", self.hits.len(), 1, 8);
        let all: u32 = self.hits.iter().copied().map(u32::from).sum();
        check.range("the number of cards in hits", all, 1, 200);
    }

    fn check_quests(&self, check: &mut Check) {
        let book = &self.quests;
        check.count(
            "the number of quests",
            book.quests.len(),
            1,
            u32::from(MAX_QUESTS),
        );
        let mut have = [0u8; 4];
        let all: u32 = self.hits.iter().copied().map(u32::from).sum();
        for (index, quest) in book.quests.iter().enumerate() {
            let what = format!("quests.quests[{index}]");
            check.name(what.clone(), &quest.name);
            check.range(format!("{what}.level"), quest.level, 1, 4);
            check.range(format!("{what}.gold"), quest.gold, 0, 20);
            check.range(format!("{what}.hits"), quest.hits, 0, 15);
            check.icons(&format!("{what}.needs"), quest.needs, 20);
            let level = usize::from(quest.level.clamp(1, 4)) - 1;
            have[level] = have[level].saturating_add(1);
            let more = book.hits_more.iter().map(|levels| levels[level]).max();
            let needed = u32::from(quest.hits) + u32::from(more.unwrap_or(0));
            if needed > all {
                let quest = quest.name.clone();
                let have = all;
                check.faults.push(Fault::TooFewHits {
                    quest,
                    needed,
                    have,
                });
            }
        }
        for (name, table) in [
            ("marked_more", &book.marked_more),
            ("hits_more", &book.hits_more),
        ] {
            for (players, levels) in table.iter().enumerate() {
                for (level, &more) in levels.iter().enumerate() {
                    check.range(format!("quests.{name}[{players}][{level}]"), more, 0, 15);
                }
            }
        }
        for (name, deck) in [("deck", book.deck), ("solo deck", book.solo_deck)] {
            let total: u32 = deck.into_iter().map(u32::from).sum();
            check.range(format!("the number of quests in the {name}"), total, 1, 16);
            for (level, (needed, have)) in (1..).zip(deck.into_iter().zip(have)) {
                if needed > have {
                    check.faults.push(Fault::TooFewQuests {
                        deck: name,
                        level,
                        needed,
                        have,
                    });
                }
            }
        }
    }

    fn check_crew(&self, check: &mut Check) {
        check.count(
            "the number of designs in crew",
            self.crew.len(),
            0,
            u32::from(MAX_CREW),
        );
        for (index, crew) in self.crew.iter().enumerate() {
            let what = format!("crew[{index}]");
            check.name(what.clone(), &crew.name);
            check.range(format!("{what}.cost"), crew.cost, 0, 50);
            check.range(format!("{what}.copies"), crew.copies, 1, 16);
            check.range(format!("{what}.actions"), crew.actions, 0, 9);
            check.range(format!("{what}.absorb"), crew.absorb, 0, 9);
            check.range(format!("{what}.life"), crew.life, 0, 9);
            check.icons(&format!("{what}.icons"), crew.icons, 9);
            check.icons(&format!("{what}.subtract"), crew.subtract, 9);
            let (Choice::Draw(amount) | Choice::RumActions(amount) | Choice::AnyIcon(amount)) =
                crew.choice
            else {
                continue;
            };
            check.range(format!("{what}.choice"), amount, 1, 9);
        }
        let all: u32 = self.crew.iter().map(|crew| u32::from(crew.copies)).sum();
        check.range("the number of cards in crew", all, 0, 32);
    }

    fn check_upgrades(&self, check: &mut Check) {
        let designs = self.upgrades.len();
        check.count(
            "the number of designs in upgrades",
            designs,
            0,
            u32::from(MAX_UPGRADES),
        );
        for (index, upgrade) in self.upgrades.iter().enumerate() {
            let what = format!("upgrades[{index}]");
            check.name(what.clone(), &upgrade.name);
            check.range(format!("{what}.cost"), upgrade.cost, 0, 50);
            check.range(format!("{what}.copies"), upgrade.copies, 1, 2);
            check.range(
                format!("the number of cards in {what}.cards"),
                upgrade.cards.total(),
                0,
                4,
            );
            for (kind, count) in upgrade.cards.counts().into_iter().enumerate() {
                check.range(format!("{what}.cards, kind {kind}"), count, 0, 3);
            }
            match upgrade.ability {
                Ability::Subtract(icons) | Ability::RumSubtract(icons) => {
                    check.icons(&format!("{what}.ability"), icons, 9);
                }
                Ability::Absorb(amount)
                | Ability::Actions(amount)
                | Ability::HandSize(amount)
                | Ability::RewardGold(amount)
                | Ability::RestLife(amount)
                | Ability::Draw(amount)
                | Ability::RumActions(amount)
                | Ability::RumDraw(amount) => {
                    check.range(format!("{what}.ability"), amount, 1, 9);
                }
                Ability::RestTrash | Ability::DamageAbsorb => {}
            }
        }
        let all: u32 = self.upgrades.iter().map(|it| u32::from(it.copies)).sum();
        check.range("the number of cards in upgrades", all, 0, 32);
    }
}
