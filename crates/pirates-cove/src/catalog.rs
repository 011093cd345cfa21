//! What there is to know about the game before playing it, what is in the box, and what is always true of a position.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tabletop_core::{Catalog, Game as _, OptionInfo, Seat};

use crate::components::{Card, Components, Place, Section};
use crate::{Decision, PiratesCove, Setup, State};

/// The numbers of the components in a census: tavern cards by kind, then treasure cards, legendary pirates, gold and chests.
const TREASURE: u16 = 32;
const LEGEND: u16 = 96;
const GOLD: u16 = 128;
const CHESTS: u16 = 129;

impl Catalog for PiratesCove {
    const TITLE: &'static str = "Pirate's Cove";
    const SEATS: (u8, u8) = (3, 5);
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "players",
            values: "4, 3, 5",
            effect: "the captains; with three there is a second black ship",
        },
        OptionInfo {
            name: "months",
            values: "12, 8",
            effect: "the length of the game",
        },
        OptionInfo {
            name: "fixed_stacks",
            values: "false, true",
            effect: "each island has its own block of twelve treasure cards",
        },
        OptionInfo {
            name: "lp_fame_shared",
            values: "false, true",
            effect: "all captains still in the battle get the fame of a sunk legendary pirate",
        },
        OptionInfo {
            name: "fame_floor",
            values: "true, false",
            effect: "fame never falls below 0",
        },
        OptionInfo {
            name: "black_ship_random",
            values: "false, true",
            effect: "black ships are put on a random island each month",
        },
    ];
    const RECONSTRUCTED: Option<&'static str> = Some(
        "The rulebook prints no card texts. Treasure cards, most levels and costs of the ship mat, the strengths of the legendary pirates and \
         the effects of most tavern cards are our reconstruction; the book's chapter says which.",
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
        let mut variants: Vec<Setup> = (3..=5).map(Setup::new).collect();
        variants.push(Setup {
            months: crate::SHORT,
            fixed_stacks: true,
            ..Setup::new(3)
        });
        variants.push(Setup {
            lp_fame_shared: true,
            fame_floor: false,
            ..Setup::new(4)
        });
        variants.push(Setup {
            black_ship_random: true,
            ..Setup::new(3)
        });
        // Scarce supplies, so that piles and chests run out.
        let mut scarce = Components::standard();
        scarce.gold = 60;
        scarce.chests = 12;
        for entry in &mut scarce.tavern {
            if !matches!(
                entry.card,
                Card::LooseTongue | Card::OakHull | Card::BronzeGuns
            ) {
                entry.copies = entry.copies.min(1);
            }
        }
        variants.push(Setup {
            components: Some(scarce),
            ..Setup::new(5)
        });
        variants
    }

    fn census(&self, state: &State, mut count: impl FnMut(u16, u32)) {
        for card in Card::ALL {
            let number = card.number();
            let mut copies =
                u32::from(state.pile.of(number)) + u32::from(state.discards.of(number));
            for captain in &state.captains {
                copies += u32::from(captain.hand.cards.of(number));
            }
            count(number.into(), copies);
        }
        for (captain, mine) in state.captains.iter().zip(&state.battle.cards) {
            for section in Section::ALL {
                if let Some(card) = captain.guards[section.index()].card(section) {
                    count(card.number().into(), 1);
                }
            }
            for (card, &copies) in Card::BATTLE.into_iter().zip(mine) {
                count(card.number().into(), copies.into());
            }
        }
        for (card, copies) in Card::VOLLEY.into_iter().zip(state.battle.volley) {
            count(card.number().into(), copies.into());
        }
        if let Decision::Conflict { section, .. } = state.decision {
            count(Card::parrot(section).number().into(), 1);
        }
        for card in state
            .treasures
            .rest
            .iter()
            .chain(state.treasures.discards)
            .chain(state.face_up.into_iter().flatten())
        {
            count(TREASURE + u16::from(card), 1);
        }
        let aboard = state.black_ships().map(|ship| ship.legend);
        for legend in state
            .legends
            .rest
            .iter()
            .chain(state.legends.discards)
            .chain(aboard)
        {
            count(LEGEND + u16::from(legend), 1);
        }
        let captains = || state.captains.iter();
        count(
            GOLD,
            u32::from(state.gold)
                + captains()
                    .map(|captain| u32::from(captain.gold))
                    .sum::<u32>(),
        );
        count(
            CHESTS,
            u32::from(state.chests)
                + captains()
                    .map(|captain| u32::from(captain.chests))
                    .sum::<u32>(),
        );
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        for seat in Seat::all(self.seats()) {
            ship(self, state, seat)?;
        }
        calendar(self, state)?;
        battle(state)
    }
}

/// What is always true of a ship.
fn ship(game: &PiratesCove, state: &State, seat: Seat) -> Result<(), String> {
    let captain = state.captain(seat);
    let off = captain.markers.iter().filter(|&&marker| marker < 0).count();
    if captain
        .markers
        .iter()
        .any(|marker| !(-1..=5).contains(marker))
        || off > 1
    {
        return Err(format!(
            "{seat}: the markers {:?} are not on their tracks (PC-098)",
            captain.markers
        ));
    }
    let out = state.battle.is_final || state.final_place(seat) > 0;
    if off > 0 && captain.place != Place::Cove && !out {
        return Err(format!("{seat} is crippled and not at the Cove (PC-099)"));
    }
    if game.setup().fame_floor && captain.fame < 0 {
        return Err(format!("{seat} has fame {} (PC-158)", captain.fame));
    }
    if captain
        .guards
        .iter()
        .filter(|guard| guard.is_mastercraft())
        .count()
        > 1
    {
        return Err(format!("{seat} has two Mastercraft cards in play (PC-183)"));
    }
    let wounded = captain
        .guards
        .iter()
        .any(|guard| guard.is_parrot() && guard.is_hurt());
    if wounded && !state.battle.is_on() {
        return Err(format!(
            "{seat} has a wounded Parrot outside a battle (PC-176)"
        ));
    }
    let hand = &captain.hand;
    if u32::from(hand.size) != hand.cards.total() || !hand.known.fits(&hand.cards) {
        return Err(format!(
            "{seat}: the hand {hand:?} does not count its cards right"
        ));
    }
    if matches!(state.decision, Decision::Wheel) {
        let hull = game.level(Section::Hull, captain.markers[Section::Hull.index()]);
        if captain.chests > hull && !captain.has_parrot(Section::Hull) {
            return Err(format!(
                "{seat} has {} chests in a hull for {hull} (PC-152)",
                captain.chests
            ));
        }
    }
    if matches!(state.decision, Decision::Event(_)) && captain.place == Place::Cove {
        return Err(format!("{seat} is at the Cove after sailing (PC-035)"));
    }
    Ok(())
}

/// Stacks, black ships and Navy.
fn calendar(game: &PiratesCove, state: &State) -> Result<(), String> {
    let left = 60 - 5 * u32::from(state.month);
    if state.treasures.rest.len() != left {
        return Err(format!(
            "{} treasure cards are left in month {} (PC-033)",
            state.treasures.rest.len(),
            state.month
        ));
    }
    let fighting_done = matches!(
        state.decision,
        Decision::Upgrade(_) | Decision::Cove(_) | Decision::Haven(_)
    );
    for (number, ship) in (0u8..).zip(state.black_ships()) {
        if ship.place == Place::Cove {
            return Err("a black ship is at the Cove (PC-149)".into());
        }
        let first = if number == 0 { 5 } else { 8 };
        let over = matches!(state.decision, Decision::Over) || state.battle.is_final;
        let here = (first + state.month.max(1) + u8::from(over)) % 6 + 1;
        if !game.setup().black_ship_random && ship.place.number() != here {
            return Err(format!(
                "black ship {number} is at {} in month {} (PC-148)",
                ship.place, state.month
            ));
        }
        if fighting_done && !ship.sunk && !state.ships_at(ship.place).is_empty() {
            return Err(format!(
                "a black ship is left with players at {} (PC-046)",
                ship.place
            ));
        }
    }
    if state.navy.is_some_and(|navy| !navy.place.is_outer()) {
        return Err("the Navy is not at an outer island (PC-044)".into());
    }
    if fighting_done {
        for place in Place::OUTER {
            if state.ships_at(place).len() > 1 {
                return Err(format!("several ships are left at {place} (PC-046)"));
            }
        }
        if state.navy.is_some() {
            return Err("the Navy is at sea after Combat (PC-120)".into());
        }
    }
    Ok(())
}

/// What is always true of a battle.
fn battle(state: &State) -> Result<(), String> {
    let battle = &state.battle;
    if !battle.is_on() && *battle != crate::Battle::NONE {
        return Err("something of a battle is left after it (PC-067)".into());
    }
    if battle.is_on() && usize::from(battle.turn) >= battle.order.len().max(1) {
        return Err("the preparation is at nobody's turn (PC-061)".into());
    }
    if matches!(state.decision, Decision::Aim { .. })
        && (battle.is_hunted() || battle.island == Some(Place::TreasureIsland))
    {
        return Err(
            "a captain is fired at where a black ship or the Navy must be (PC-076, PC-042)".into(),
        );
    }
    Ok(())
}
