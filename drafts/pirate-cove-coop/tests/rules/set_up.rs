//! Setup. The counts are in W-01 of the rulebook tests.

use std::collections::BTreeSet;

use pirate_cove_coop::components::Components;
use pirate_cove_coop::{Row, Setup, State};
use tabletop_core::{Game, Quiet, Seeded};

use super::common::{P0, P1, game, pile};

fn starts(players: u8) -> impl Iterator<Item = State> {
    let game = game(Setup::new(players));
    (0..40).map(move |seed| game.start(&mut Quiet::new(Seeded::new(seed))))
}

// PCC-010 PCC-011 PCC-020 PCC-021
#[test]
fn life_morale_hand_and_gold_at_the_start() {
    for at in starts(4) {
        assert_eq!(at.morale, 10);
        assert!(at.seats.iter().all(|area| (area.life, area.gold, area.hand_size) == (3, 2, 5)));
    }
    let hard = game(Setup { start_morale: 8, ..Setup::new(2) });
    assert_eq!(hard.start(&mut Quiet::new(Seeded::new(1))).morale, 8);
}

// PCC-012
#[test]
fn the_starting_deck() {
    for at in starts(3) {
        for area in &at.seats[..3] {
            let mut deck = area.cards.hand;
            area.cards.draw.iter().for_each(|(kind, copies)| deck.add(kind, copies));
            assert_eq!(deck, pile("hull hull shanty shanty shanty map map damage-1 damage-1 rum"));
        }
    }
}

// PCC-013 PCC-018
#[test]
fn decks_are_shuffled_each_for_itself() {
    let hands: BTreeSet<_> = starts(2).map(|at| at.area(P0).cards.hand.as_slice().to_vec()).collect();
    assert!(hands.len() > 5);
    assert!(starts(2).any(|at| at.area(P0).cards.hand != at.area(P1).cards.hand));
    let rows: BTreeSet<_> = starts(2).map(|at| (at.crew.row, at.upgrades.row)).collect();
    assert!(rows.len() > 30);
}

// PCC-014 PCC-015 PCC-016 PCC-017
#[test]
fn the_quest_deck_has_its_levels_in_any_order() {
    let level = |quest: u8| usize::from(Components::standard().quests.quests[usize::from(quest)].level) - 1;
    let mut first = [0; 4];
    let mut quests = BTreeSet::new();
    for at in starts(2) {
        let mut levels = at.quests.levels;
        for quest in at.quests.row.into_iter().flatten() {
            levels[level(quest)] += 1;
            quests.insert(quest);
        }
        assert_eq!(levels, [2, 2, 3, 1]);
        first[level(at.quests.row[0].unwrap())] += 1;
    }
    assert!(first.iter().all(|&times| times > 0), "{first:?}");
    assert!(quests.len() > 18);
}

// PCC-019
#[test]
fn the_rows_are_filled_in_slot_order() {
    for at in starts(1) {
        for row in [at.quests.row, at.crew.row, at.upgrades.row] {
            assert!(row.iter().all(Option::is_some));
        }
    }
    let game = game(Setup::new(2));
    let mut events = Vec::new();
    game.start(&mut tabletop_core::Noted::new(Seeded::new(1), &mut events));
    let filled: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            pirate_cove_coop::Event::Filled { row, slot, .. } => Some((*row, *slot)),
            _ => None,
        })
        .collect();
    let expected: Vec<_> = Row::ALL.into_iter().flat_map(|row| (0..3).map(move |slot| (row, slot))).collect();
    assert_eq!(filled, expected);
}

// PCC-022
#[test]
fn what_a_quest_card_shows() {
    let quests = Components::standard().quests.quests;
    assert_eq!(quests.len(), 24);
    for quest in quests {
        assert_eq!((quest.gold, quest.hits), (quest.level + 1, quest.level));
        assert!(quest.needs.counts().iter().sum::<u8>() >= 3);
    }
}

// PCC-023
#[test]
fn the_column_of_the_player_count() {
    let faces = |players: u8, scaling: bool| {
        let game = game(Setup { scaling, ..Setup::new(players) });
        let text = |quest: &str| {
            let at = game
                .edit(super::common::start(&game))
                .row(Row::Quest, &format!("{quest} Q02 Q03"))
                .finish_unchecked()
                .unwrap();
            let mut board = String::new();
            let view = game.view(&at, P0.into());
            tabletop_core::Narrate::board(&game, &view, &mut board).unwrap();
            let line = board.lines().find(|line| line.contains(quest)).unwrap().to_owned();
            line.split_whitespace().skip_while(|word| *word != "needs").collect::<Vec<_>>().join(" ")
        };
        [text("Q01"), text("Q08"), text("Q13"), text("Q24")]
    };
    assert_eq!(
        faces(1, true),
        ["needs D1 S2 hits 1 gold 2", "needs D3 H1 S1 hits 2 gold 3", "needs D5 S2 hits 3 gold 4", "needs D3 M2 H1 S1 hits 4 gold 5"]
    );
    assert_eq!(
        faces(2, true),
        ["needs D1 S2 hits 1 gold 2", "needs D2 H1 S1 hits 2 gold 3", "needs D3 S2 hits 3 gold 4", "needs D3 M2 H1 S1 hits 4 gold 5"]
    );
    assert_eq!(
        faces(3, true),
        ["needs D1 S2 hits 1 gold 2", "needs D3 H1 S1 hits 2 gold 3", "needs D5 S2 hits 4 gold 4", "needs D3 M4 H1 S1 hits 5 gold 5"]
    );
    assert_eq!(
        faces(4, true),
        ["needs D1 S3 hits 1 gold 2", "needs D4 H1 S1 hits 3 gold 3", "needs D6 S2 hits 4 gold 4", "needs D3 M6 H1 S1 hits 5 gold 5"]
    );
    assert_eq!(faces(4, false), faces(2, true));
}
