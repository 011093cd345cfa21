//! What there is to know about the game before playing it, and the count of its components.

use alloc::string::String;
use alloc::vec::Vec;

use tabletop_core::{Catalog, OptionInfo, Seat};

use crate::{ChaosCove, Components, Design, Effect, Good, Hero, Setup, Side, Stack, State, Tile};

// Component ids: 0 to 15 hero cards, then what follows.
const TILE: u16 = 16;
const DESIGN: u16 = TILE + 48;
const GUN: u16 = DESIGN + 18;
const CREW: u16 = GUN + 2;
const PIECE: u16 = CREW + 4;
const HERO: u16 = PIECE + 8;
const TOKEN: u16 = HERO + 16;

const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: "players",
        values: "2, 3, 4",
        effect: "the number of players; with fewer than four, dummies hold the other hero tiles",
    },
    OptionInfo {
        name: "rounds",
        values: "4, 3",
        effect: "the number of rounds; three make the beginners' game",
    },
    OptionInfo {
        name: "lanes",
        values: "null, or 3 to 6",
        effect: "the invader spaces on each side; null for 3, 4 or 6 with 2, 3 or 4 players; more are harder",
    },
    OptionInfo {
        name: "first_seat",
        values: "null, or a seat from 0",
        effect: "who gets the first player marker; null leaves it to luck",
    },
    OptionInfo {
        name: "components",
        values: "null, or component tables",
        effect: "heroes, locations, cards, invaders and numbers; null for the standard tables",
    },
];

impl Catalog for ChaosCove {
    const TITLE: &'static str = "Chaos Cove";
    const SEATS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionInfo] = OPTIONS;
    const RECONSTRUCTED: Option<&'static str> = Some(
        "Seven heroes, four locations, most location icons, the combat values of the hero cards, most costs and yields of construction \
         cards and the number of lanes are not published; they are reconstructed. Invader strengths and scoring are as printed.",
    );
    type Components = Components;

    fn standard(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn components() -> Components {
        Components::standard()
    }

    fn with_components(setup: Setup, components: Components) -> Setup {
        let standard = components == Components::standard();
        Setup {
            components: (!standard).then_some(components),
            ..setup
        }
    }

    fn variants() -> Vec<Setup> {
        let mut variants: Vec<Setup> = (2..=4).map(Setup::new).collect();
        variants.push(Setup {
            rounds: 3,
            lanes: Some(6),
            ..Setup::new(3).first(Seat::new(2))
        });
        variants.push(Setup {
            lanes: Some(4),
            first_seat: Some(Seat::new(1)),
            ..Setup::new(2)
        });
        variants.push(Setup {
            components: Some(other_tables()),
            lanes: Some(4),
            ..Setup::new(4)
        });
        variants
    }

    fn census(&self, state: &State, mut count: impl FnMut(u16, u32)) {
        for hero in Hero::all() {
            let piles = state
                .hands
                .iter()
                .chain([&state.deck, &state.discards, &state.in_play]);
            for pile in piles {
                count(hero.number().into(), pile.of(hero).into());
            }
            let groups = state.groups.iter().filter(|group| group.contains(hero));
            count(HERO + u16::from(hero.number()), groups.map(|_| 1).sum());
        }
        for tile in Tile::all() {
            count(TILE + u16::from(tile.number()), places_of(state, tile));
        }
        for design in Design::all() {
            let id = DESIGN + u16::from(design.number());
            count(id, state.pool.of(design.number()).into());
            count(id, state.removed.of(design.number()).into());
            for player in &state.players {
                count(id, player.cards[design.index()].into());
            }
        }
        for stack in Stack::all() {
            let pile = state.stacks[stack.index()];
            if stack.number() < 8 {
                let design = Design::of_stack(stack.number());
                count(DESIGN + u16::from(design.number()), pile.left.into());
            } else if let Some(top) = pile.top {
                count(DESIGN + u16::from(top.number()), 1);
            }
        }
        for side in Side::ALL {
            let id = GUN + side as u16;
            count(id, state.supply[side.index()].into());
            for player in &state.players {
                count(id, player.has(side.gun()).into());
                count(id, player.fired[side.index()].into());
            }
        }
        for seat in Seat::all(self.setup.players) {
            let player = state.player(seat);
            let crew = player.has(Good::Crew) + player.lying + player.ashore;
            count(CREW + u16::from(seat.number()), crew.into());
            for side in Side::ALL {
                let all = self.pieces(side);
                let id = PIECE + u16::from(seat.number()) * 2 + side as u16;
                count(id, player.on_map(side).into());
                count(id, all.saturating_sub(player.on_map(side)).into()); // in supply
            }
            count(TOKEN, u32::from(player.token));
            count(TOKEN, u32::from(!player.token)); // on the Fortress
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_all(state)
    }
}

impl ChaosCove {
    /// How many ships or forts a player has in all.
    pub(crate) fn pieces(&self, side: Side) -> u8 {
        let numbers = &self.tables.numbers;
        if side == Side::Sea {
            numbers.ships
        } else {
            numbers.forts
        }
    }
}

/// In how many places a tile is: exactly one, if all is well.
pub(crate) fn places_of(state: &State, tile: Tile) -> u32 {
    let bit = 1u64 << tile.number();
    let on_lanes = state.lanes.iter().flatten();
    let broken = state.broken.iter().flatten();
    let up = on_lanes
        .filter(|&&invader| invader == crate::Invader::Up(tile))
        .map(|_| 1u32);
    let through = broken.filter(|&&found| found == Some(tile)).map(|_| 1u32);
    let claimed = state
        .players
        .iter()
        .filter(|player| player.claimed & bit != 0)
        .map(|_| 1u32);
    u32::from(state.unseen & bit != 0) + up.chain(through).chain(claimed).sum::<u32>()
}

/// Tables that differ from the standard ones in every kind of row: few guns, other effects in other places, weaker invaders.
fn other_tables() -> Components {
    let mut tables = Components::standard();
    tables.numbers.cannons = 6;
    tables.numbers.sabers = 5;
    tables.numbers.ships = 3;
    tables.numbers.forts = 2;
    tables.numbers.hero_fee = 1;
    tables.numbers.hand = 8;
    tables.numbers.free_icons = 1;
    for wave in tables.pirates.iter_mut().chain(&mut tables.barbarians) {
        for strength in wave {
            *strength = strength.div_ceil(6); // so that most games are played to the end
        }
    }
    // Ruby's card lets crew fight, Otto barters, Belle's card moves any hero, the Garden makes room for one more icon.
    tables.heroes[15].card.effect = Effect::CrewFights;
    tables.heroes[15].card.phases = [1, 4, 5].to_vec();
    tables.heroes[14].tile = Effect::Barter { items: 2 };
    tables.heroes[14].card.effect = Effect::Sell {
        give: Good::Food,
        take: Good::Gunpowder,
    };
    tables.heroes[1].card.effect = Effect::MoveHero { own: false };
    tables.heroes[12].card.effect = Effect::Marker;
    tables.locations[6].effect = Effect::ExtraIcon;
    tables.locations[11].effect = Effect::Attack;
    tables
}
