//! What there is to know about the game before playing it; counting its components.

use alloc::string::String;
use alloc::vec::Vec;

use tabletop_core::{Catalog, OptionInfo};

use crate::PirateCoveCoop;
use crate::audit::audit;
use crate::components::Components;
use crate::setup::Setup;
use crate::state::State;
use crate::words::{BASIC, Cards};

impl Catalog for PirateCoveCoop {
    const TITLE: &'static str = "Pirate Cove (co-operative)";
    const SEATS: (u8, u8) = (1, 4);
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "start_morale",
            values: "10, or 1 to 9",
            effect: "where the morale cube starts; 8 is the measured hard game",
        },
        OptionInfo {
            name: "scaling",
            values: "true, false",
            effect: "whether quests grow with the number of players; false is easy for more than two",
        },
        OptionInfo {
            name: "hull_absorb",
            values: "null (2, as the Hull card says), 0 to 9",
            effect: "what a Hull absorbs; 1 makes a very hard game",
        },
        OptionInfo {
            name: "private_hands",
            values: "false, true",
            effect: "whether players keep their hands from each other",
        },
        OptionInfo {
            name: "round_limit",
            values: "40, or 1 to 100",
            effect: "the last round; a quest left after it loses the game",
        },
        OptionInfo {
            name: "components",
            values: "null (the standard ones), or tables",
            effect: "other cards and amounts",
        },
    ];
    const RECONSTRUCTED: Option<&'static str> = Some(
        "All card values (quests, crew, upgrades, hit cards, what a Hull absorbs), the number of players and the bot's deck are \
         reconstructed: no component of the printed game could be found. The rulebook gives the starting deck, the quest levels of \
         a deck, costs of bribes, replacements and modifier, and the morale losses.",
    );
    type Components = Components;

    fn standard(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn components() -> Components {
        Components::standard()
    }

    fn with_components(setup: Setup, components: Components) -> Setup {
        Setup {
            components: Some(components),
            ..setup
        }
    }

    fn variants() -> Vec<Setup> {
        let mut variants: Vec<Setup> = (1..=4).map(Setup::new).collect();
        for players in 1..=4 {
            variants.push(Setup {
                private_hands: true,
                ..Setup::new(players)
            });
        }
        variants.extend([
            Setup {
                start_morale: 8,
                ..Setup::new(3)
            },
            Setup {
                scaling: false,
                private_hands: true,
                ..Setup::new(4)
            },
            Setup {
                hull_absorb: Some(1),
                ..Setup::new(2)
            },
            Setup {
                round_limit: 5,
                components: Some(rich()),
                private_hands: true,
                ..Setup::new(2)
            },
            Setup {
                round_limit: 60,
                components: Some(rich()),
                ..Setup::new(1)
            },
        ]);
        variants
    }

    fn census(&self, state: &State, mut count: impl FnMut(u16, u32)) {
        let mut cards = |pile: &Cards| {
            for (kind, copies) in pile.iter() {
                count(u16::from(kind), u32::from(copies));
            }
        };
        for area in &state.seats {
            for pile in [
                &area.cards.hand,
                &area.cards.draw,
                &area.played,
                &area.discard,
            ] {
                cards(pile);
            }
        }
        for pile in [
            &state.bot.draw,
            &state.bot.revealed,
            &state.bot.discard,
            &state.trash,
        ] {
            cards(pile);
        }
        // Crew on offer or in the deck, and cards that upgrades have still to give, are play cards that wait.
        let crew = &state.crew;
        let waiting = crew
            .row
            .iter()
            .flatten()
            .chain(crew.bottom.iter())
            .map(|&card| (card, 1));
        for (design, copies) in waiting.chain(crew.unseen.iter()) {
            count(u16::from(BASIC + design), u32::from(copies));
        }
        let market = &state.upgrades;
        let waiting = market
            .row
            .iter()
            .flatten()
            .chain(market.bottom.iter())
            .map(|&card| (card, 1));
        for (upgrade, copies) in waiting.chain(market.unseen.iter()) {
            count(UPGRADES + u16::from(upgrade), u32::from(copies));
            for (kind, gained) in self.tables().gained(upgrade).iter() {
                count(u16::from(kind), u32::from(gained) * u32::from(copies));
            }
        }
        for area in &state.seats {
            for (upgrade, copies) in area.ship.iter() {
                count(UPGRADES + u16::from(upgrade), u32::from(copies));
            }
        }
        let quests = &state.quests;
        let seen = quests
            .row
            .iter()
            .flatten()
            .copied()
            .chain(quests.bottom.iter().copied());
        for quest in seen.chain(quests.completed).chain(quests.unseen) {
            count(QUESTS + u16::from(quest), 1);
        }
        // Which quests are in the deck shows only as they come, but how many there are does not change.
        count(
            DECK,
            quests.left() + u32::from(quests.in_row()) + quests.completed.len(),
        );
        let hits = &state.hits;
        for pile in [&hits.deck, &hits.out, &hits.discard] {
            for (value, copies) in pile.iter() {
                count(HITS + u16::from(value), u32::from(copies));
            }
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit(self, state)
    }
}

const UPGRADES: u16 = 100;
const QUESTS: u16 = 200;
const DECK: u16 = 300;
const HITS: u16 = 400;

/// A short and rich game, in which every card is bought and every deck runs dry.
fn rich() -> Components {
    let mut components = Components::standard();
    components.amounts.starting_gold = 30;
    components.amounts.morale = 40;
    components.amounts.purchases = 6;
    components.quests.deck = [3, 2, 1, 1];
    for quest in &mut components.quests.quests {
        quest.needs.damage /= 2;
    }
    components.crew.truncate(12);
    for crew in &mut components.crew {
        crew.copies = 1;
    }
    components.hits = [4, 3, 1].into();
    components
}
