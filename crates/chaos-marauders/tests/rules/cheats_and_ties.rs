//! Cheats, opened formations and ties: CMR-131 to CMR-134.

use chaos_marauders::{ChaosMarauders, EditError, Setup, TieMode};
use tabletop_core::{Catalog, Game, Quiet, Seat, Seeded};

use super::common::{Facts, tribes, with};

// CMR-131
#[test]
fn play_never_leads_to_a_duplicate() {
    let game = ChaosMarauders::new(Setup::new(4)).unwrap();
    let mut table = Quiet::new(Seeded::new(11));
    let mut choice = tabletop_core::Playout::new();
    for _ in 0..20 {
        let mut state = game.start(&mut table);
        while choice.step(&game, &mut state, &mut table).is_some() {
            let before = state.clone();
            game.settle(&mut state, &mut table);
            assert_eq!(state, before); // there was nothing to put right
        }
        assert_eq!(game.audit(&state), Ok(()));
    }
}

// CMR-132
#[test]
fn surplus_duplicates_of_an_edited_position_are_discarded() {
    tribes(2)
        .row(
            "P0 row 1",
            "2 Black Eye Standard, 3 Trolls, 5 Heap of Loot, 6 Trolls, 7 Trolls, 8 Heap of Loot, 9 Blightskabb Plague Lords, \
             10 Blightskabb Plague Lords",
        )
        .row("P1 row 3", "4 Orc Archers, 5 Orc Archers")
        .begin()
        .saw("Trolls in P0 row 1, cell 6 broke the rules and is discarded")
        .holds(
            "P0 row 1",
            "2 Black Eye Standard, 3 Trolls, 5 Heap of Loot, 9 Blightskabb Plague Lords, 10 Blightskabb Plague Lords",
        )
        .holds("P1 row 3", "4 Orc Archers")
        .pile("Orc Archers, Trolls, Trolls, Heap of Loot");
}

#[test]
fn settling_a_position_asks_the_open_question_anew() {
    // A position written by hand, as a tool might: the duplicate stands where the card in hand could go.
    let mut play = tribes(2).row("P0 row 1", "4 Trolls").deck("Stolen Silver").begin();
    play.play("P0 row 1");
    let text = serde_json::to_string(&play.state).unwrap();
    let trolls = play.game.card_table().find("Trolls").unwrap().number();
    let from = format!("null,{trolls},null,");
    assert!(text.contains(&from));
    let text = text.replacen(&from, &format!("null,{trolls},{trolls},"), 1);
    let mut state = serde_json::from_str(&text).unwrap();
    assert!(play.game.audit(&state).is_err());
    play.game.settle(&mut state, &mut Quiet::new(Seeded::new(0)));
    assert_eq!(state.phase(), play.state.phase()); // cell 5 is free again, and offered
    assert_eq!(state.formation("P0 row 1".parse().unwrap()).len(), 1);
    assert_eq!(state.discards().of(trolls), 1);
}

#[test]
fn what_the_rules_never_allow_cannot_be_put_together() {
    let game = ChaosMarauders::new(Setup::new(2)).unwrap();
    let luck = || Quiet::new(Seeded::new(0));
    let impossible = |cards: &[(u8, &str)]| {
        let edit = game.edit().put("P0 row 1", cards).unwrap();
        match edit.begin(&mut luck()) {
            Err(EditError::Impossible(why)) => why,
            other => panic!("{other:?}"),
        }
    };
    for (cards, rule) in [
        (&[(4, "Black Eye Standard"), (3, "Trolls")][..], "CMR-024"),
        (&[(4, "Skaven Musician"), (5, "Trolls")], "CMR-025"),
        (&[(1, "Trolls")], "CMR-028"),
        (&[(12, "Black Eye Standard")], "CMR-028"),
        (&[(10, "Black Eye Standard")], "CMR-029"),
        (&[(3, "Skaven Musician")], "CMR-030"),
        (&[(4, "Black Eye Standard"), (6, "Skaven Musician")], "CMR-031"),
        (&[(4, "Black Eye Standard"), (5, "Horned Rat Standard")], "CMR-035"),
        (&[(4, "Skaven Musician"), (5, "Hobgoblin Musician")], "CMR-036"),
    ] {
        let why = impossible(cards);
        assert!(why.starts_with(rule), "{why}");
    }
    let own = game.edit().spy("P0 row 1", 5, "Sneaky Git", Seat::new(0)).unwrap();
    let error = own.begin(&mut luck()).unwrap_err();
    assert!(error.to_string().contains("CMR-165"), "{error}");

    let put = |at: &str, cell: u8, name: &str| {
        game.edit().put(at, &[(cell, name)]).unwrap_err().to_string()
    };
    assert_eq!(put("P0 row 1", 5, "Gnomes"), "`Gnomes` is not a card of this game");
    assert_eq!(put("P0 row 4", 5, "Trolls"), "`P0 row 4` is not a formation, such as `P1 row 3`");
    assert_eq!(put("P2 row 1", 5, "Trolls"), "P2 is not at this table");
    assert_eq!(put("P0 row 1", 13, "Trolls"), "`13` is not a cell, 1 to 12");
    assert_eq!(
        put("P0 row 1", 5, "Sneaky Git"),
        "`Sneaky Git` is an event or a spy; events are never placed, and spies by `spy`"
    );
    let twice = game.edit().put("P0 row 1", &[(5, "Garok"), (6, "Garok")]);
    assert_eq!(twice.unwrap_err().to_string(), "there is no `Garok` left in the deck");
    let taken = game.edit().put("P0 row 1", &[(5, "Garok"), (5, "Trolls")]);
    assert_eq!(taken.unwrap_err().to_string(), "P0 row 1, cell 5 holds a card already");
    let no_spy = game.edit().spy("P0 row 1", 5, "Trolls", Seat::new(1));
    assert_eq!(no_spy.unwrap_err().to_string(), "`Trolls` is not a spy");
}

// CMR-133
#[test]
fn a_complete_formation_is_no_target_and_loses_cards_only_to_special_cards() {
    let row = "2 Festerdoom Standard, 3 Orc Archers, 4 Dwarf Captives, 5 Festerdoom Musician";
    let begin = |deck: &str, die: &str| {
        tribes(2)
            .row("P0 row 1", row)
            .row("P1 row 1", "5 Trolls")
            .deck(deck)
            .die(die)
            .begin()
    };
    begin("Odlugg Spleenripper", "mark").saw("P0 row 1 is no longer complete");
    begin("Dagromm Flailbreath", "").saw("P0 row 1 is no longer complete");
    begin("Clan Skryre Blowback", "mark")
        .play("P0 burn P1 row 1")
        .saw("P0 row 1 is no longer complete")
        .holds("P0 row 1", "");
    // The Blowback cannot be fired at it, and it cannot be attacked.
    tribes(2)
        .row("P1 row 1", row)
        .deck("Clan Skryre Blowback")
        .begin()
        .saw("Clan Skryre Blowback has no place and is discarded");
    tribes(2)
        .row("P1 row 1", row)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
        .deck("Claws of Malal")
        .begin()
        .play("P0 row 1")
        .never_saw("P0 may attack");
}

/// Two tribes with as many points, ended by the limit.
fn tie(tie_mode: TieMode, first: &str) -> Facts {
    let setup = Setup {
        tie_mode,
        turn_limit: 1,
        ..Setup::new(2)
    };
    with(setup).turn(first, 1)
}

// CMR-134
#[test]
fn a_tie_goes_to_formations_then_ratings_then_cards_then_seats() {
    let ends = |facts: Facts, seat: &str, places: &[u8]| {
        facts.begin().play(&format!("{seat} discard")).places(places);
    };
    // More complete formations, though the other shouts louder: 40 points each.
    let formations = |mode| {
        tie(mode, "P0")
            .row("P1 row 1", "2 Hobgoblin Standard, 3 Nose Pick Brigade, 4 Whipping Post Mob, 5 Hobgoblin Musician")
            .row("P0 row 1", "4 Trolls, 5 Claws of Malal, 6 Suicide Squad, 7 Festerdoom Orcs")
    };
    ends(formations(TieMode::Chain), "P0", &[2, 1]);
    ends(formations(TieMode::Shared), "P0", &[1, 1]);
    // Higher ratings as printed, Sneaky Gits left out, though the other has more cards.
    ends(
        tie(TieMode::Chain, "P0")
            .row("P1 row 1", "4 Bomber left half") // 30 points, rating 5, though it does not fight alone
            .row("P0 row 1", "5 Orc Archers, 6 Nose Pick Brigade")
            .git("P0 row 1", 7, "P1"), // 30 points, rating 2
        "P0",
        &[2, 1],
    );
    // More cards.
    ends(
        tie(TieMode::Chain, "P0")
            .row("P0 row 1", "4 Heap of Loot") // 50
            .row("P1 row 1", "4 Stolen Silver, 5 Nose Pick Brigade"), // 50
        "P0",
        &[2, 1],
    );
    // Nearer to the first seat: the first seat itself is nearest.
    let seats = |first| {
        tie(TieMode::Chain, first)
            .row("P0 row 1", "4 Trolls")
            .row("P1 row 1", "4 Trolls")
    };
    ends(seats("P0"), "P0", &[1, 2]);
    ends(seats("P1"), "P1", &[2, 1]);
}
