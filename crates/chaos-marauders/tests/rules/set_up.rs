//! Components and set-up: CMR-001 to CMR-013.

use chaos_marauders::{
    Cell, ChaosMarauders, Components, DECK_SIZE, Event, Face, Fact, FormationId, Happening, Row,
    Setup,
};
use tabletop_core::{
    Catalog, Game, Noted, Quiet, Ratio, Seat, Seeded, branches, outcomes,
};

use super::common::tribes;

fn game(players: u8) -> ChaosMarauders {
    ChaosMarauders::new(Setup::new(players)).expect("valid")
}

// CMR-001
#[test]
fn the_game_is_for_two_three_or_four() {
    for players in 2..=4 {
        assert_eq!(game(players).seats(), players);
    }
    for players in [0, 1, 5, 255] {
        let error = ChaosMarauders::new(Setup::new(players)).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("{players} players: the game is for 2, 3 or 4")
        );
    }
}

// CMR-002
#[test]
fn the_deck_has_110_cards() {
    let copies = |table: &Components| -> u32 {
        table.cards.iter().map(|card| u32::from(card.copies)).sum()
    };
    let mut table = Components::standard();
    assert_eq!((copies(&table), DECK_SIZE, table.cards.len()), (110, 110, 50));
    table.cards[0].copies += 1;
    assert_eq!(
        table.faults()[0].to_string(),
        "the copies add up to 111 cards; the deck has 110"
    );
}

// CMR-003 CMR-004
#[test]
fn one_roll_in_six_is_the_mark_of_chaos() {
    let play = tribes(2).deck("Idol of Kygor Sydewynder").begin();
    let (row, cell) = ("row 1".parse().unwrap(), "cell 5".parse().unwrap());
    let mut state = play.state.clone();
    let p0 = Seat::new(0);
    play.game
        .play(&mut state, p0, row, &mut Quiet::new(Seeded::new(1)));
    let mut marks = Ratio::ZERO;
    let mut all = Ratio::ZERO;
    for outcome in outcomes(&play.game, &state, p0, cell, 10_000).unwrap() {
        let faces: Vec<Face> = outcome
            .events
            .iter()
            .filter_map(|event| match event {
                Happening::Public(Fact::Rolled { face, .. }) => Some(*face),
                _ => None,
            })
            .collect();
        all += outcome.odds;
        if faces[0] == Face::MarkOfChaos {
            marks += outcome.odds;
        }
    }
    assert_eq!((marks, all), (Ratio::new(1, 6), Ratio::ONE));
}

// CMR-005
#[test]
fn each_tribe_has_four_tokens() {
    for players in 2..=4 {
        let game = game(players);
        let state = game.start(&mut Quiet::new(Seeded::new(1)));
        let mut tokens = [0; 8];
        game.census(&state, |id, count| {
            if let Some(tribe) = id.checked_sub(64) {
                tokens[usize::from(tribe)] += count;
            }
        });
        let seats = usize::from(players);
        assert!(tokens[..seats].iter().all(|&count| count == 4));
        assert!(tokens[seats..].iter().all(|&count| count == 0));
    }
}

// CMR-006
#[test]
fn each_tribe_has_three_formations_of_twelve_cells() {
    assert_eq!((Row::all().count(), Cell::all().count()), (3, 12));
    for row in 1..=3 {
        let row = format!("P0 row {row}");
        let mut play = tribes(2)
            .deck("Festerdoom Standard, Trolls, Heap of Loot, Festerdoom Musician")
            .begin();
        play.play(&format!("{row}; P0 cell 1; {row}; P0 cell 2; {row}; P0 cell 11; {row}"));
        assert_eq!(
            play.row(&row),
            "1 Festerdoom Standard, 2 Trolls, 11 Heap of Loot, 12 Festerdoom Musician"
        );
    }
    tribes(4).begin().asks("P0: row 1, row 2, row 3, discard");
}

// CMR-007 CMR-009 CMR-010
#[test]
fn nothing_is_dealt() {
    for players in 2..=4 {
        let game = game(players);
        let state = game.start(&mut Quiet::new(Seeded::new(7)));
        assert!(state.formations().all(|(_, formation)| formation.is_empty()));
        assert!(state.formations().all(|(_, formation)| formation.spy_of().is_none()));
        assert!(state.discards().is_empty());
        assert_eq!(state.hand().iter().count(), 1); // the card just drawn, shown to all
        assert_eq!(state.deck().total(), 109);
    }
}

/// All that can happen as a game starts, with its odds.
fn starts(setup: Setup) -> Vec<(Ratio, Vec<Event>)> {
    let game = ChaosMarauders::new(setup).unwrap();
    let found = branches(10_000, |luck| {
        let mut events = Vec::new();
        game.start(&mut Noted::new(luck, &mut events));
        events
    });
    let found = found.unwrap().into_iter();
    found.map(|branch| (branch.odds, branch.result)).collect()
}

fn odds(starts: &[(Ratio, Vec<Event>)], of: impl Fn(&Fact) -> bool) -> Ratio {
    let mut sum = Ratio::ZERO;
    for (odds, events) in starts {
        let first = events.iter().find_map(|event| match event {
            Happening::Public(fact) if of(fact) => Some(()),
            _ => None,
        });
        if first.is_some() {
            sum += *odds;
        }
    }
    sum
}

// CMR-008 CMR-012
#[test]
fn the_first_card_is_any_of_the_110() {
    let table = Components::standard();
    // Where nobody has a card, an event or a unit with a roll leads on to further draws; the plain cards show the odds.
    for players in 2..=4 {
        let starts = starts(Setup::new(players).first(Seat::new(0)));
        for name in ["Trolls", "Festerdoom Standard", "Heap of Loot", "Garok Varokroksenrok"] {
            let kind = table.find(name).unwrap();
            let drawn = |fact: &Fact| {
                matches!(fact, Fact::Drawn { seat, card, .. } if *card == kind && seat.number() == 0)
            };
            let copies = u128::from(table.cards[kind.index()].copies);
            assert!(odds(&starts, drawn) >= Ratio::new(copies, 110), "{name}");
        }
        let first = starts.iter().map(|(_, events)| &events[1]);
        let kinds: std::collections::BTreeSet<u8> = first
            .filter_map(|event| match event {
                Happening::Public(Fact::Drawn { card, .. }) => Some(card.number()),
                _ => None,
            })
            .collect();
        assert_eq!(kinds.len(), table.cards.len());
    }
}

// CMR-011
#[test]
fn the_first_seat_is_configured_or_left_to_luck() {
    for seat in Seat::all(4) {
        let starts = starts(Setup::new(4).first(seat));
        let began = |fact: &Fact| *fact == Fact::Began { first: seat };
        assert_eq!(odds(&starts, began), Ratio::ONE);
        let lucky = self::starts(Setup::new(4));
        assert_eq!(odds(&lucky, began), Ratio::new(1, 4));
    }
    let error = ChaosMarauders::new(Setup::new(2).first(Seat::new(2))).unwrap_err();
    assert_eq!(error.to_string(), "the first seat P2 is not at a table of 2");
}

// CMR-013
#[test]
fn left_is_the_next_seat() {
    let mut play = tribes(3).turn("P1", 1).begin();
    for (seat, next) in [("P1", "P2"), ("P2", "P0"), ("P0", "P1")] {
        play.active(seat).play(&format!("{seat} discard")).active(next);
    }
    let ids: Vec<usize> = FormationId::of(Seat::new(2)).map(FormationId::index).collect();
    assert_eq!(ids, [6, 7, 8]);
}
