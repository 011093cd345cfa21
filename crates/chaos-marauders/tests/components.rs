//! Card tables and setups as data: what is wrong with them is found, all of it, and named.

use chaos_marauders::{
    Ability, ChaosMarauders, Class, Colour, Components, Part, Setup, SetupError, TieMode,
};
use tabletop_core::{Catalog, Game, Match, Playout, Quiet, Seat, Seeded};

/// The faults of the standard table after a change.
fn faults(change: impl FnOnce(&mut Components)) -> Vec<String> {
    let mut table = Components::standard();
    change(&mut table);
    table.faults().iter().map(ToString::to_string).collect()
}

/// The row of a card.
fn row<'t>(table: &'t mut Components, name: &str) -> &'t mut chaos_marauders::CardSpec {
    let kind = table.find(name).expect("a card");
    &mut table.cards[kind.index()]
}

#[test]
fn the_standard_table_has_no_faults() {
    assert_eq!(faults(|_| ()), [""; 0]);
    assert_eq!(ChaosMarauders::components(), Components::standard());
    assert_eq!(Components::default(), Components::standard());
}

/// A change to the table.
type Change = fn(&mut Components);

/// Changes, and the first fault each of them makes.
const FAULTS: [(Change, &str); 22] = [
    (
        |t| row(t, "Trolls").copies = 4,
        "the copies add up to 111 cards; the deck has 110",
    ),
    (
        |t| row(t, "Trolls").name = String::new(),
        "card ``, field `name`: a name has 1 to 32 characters, in one line",
    ),
    (
        |t| row(t, "Trolls").name = "Tr\nolls".into(),
        "card `Tr\nolls`, field `name`: a name has 1 to 32 characters, in one line",
    ),
    (
        |t| row(t, "Trolls").name = " Trolls".into(),
        "card ` Trolls`, field `name`: a name has 1 to 32 characters, in one line",
    ),
    (
        |t| row(t, "Trolls").name = "orc archers".into(),
        "card `orc archers`, field `name`: another kind has this name",
    ),
    (
        |t| row(t, "Trolls").short = "Trolls!".into(),
        "card `Trolls`, field `short`: a name on the board has 1 to 6 characters",
    ),
    (
        |t| row(t, "Trolls").short = "archer".into(),
        "card `Trolls`, field `short`: another kind has this name on the board",
    ),
    (
        |t| row(t, "Trolls").attack = Some(0),
        "card `Trolls`, field `attack`: 0 is not in 1 to 10",
    ),
    (
        |t| row(t, "Heap of Loot").points = 1001,
        "card `Heap of Loot`, field `points`: 1001 is above 1000",
    ),
    (
        |t| row(t, "Trolls").colour = Colour::Blue,
        "card `Trolls`, field `colour`: a troop is never blue",
    ),
    (
        |t| row(t, "Trolls").symbol = Some('i'),
        "card `Trolls`, field `symbol`: `i` is not a letter from A to Z",
    ),
    (
        |t| row(t, "Trolls").symbol = Some('H'),
        "card `Trolls`, field `symbol`: `Skaven Clanrats` has the symbol H already",
    ),
    (
        |t| row(t, "Skaven Musician").symbol = Some('Z'),
        "card `Skaven Musician`, field `symbol`: a Musician carries no symbol",
    ),
    (
        |t| row(t, "Sneaky Git").symbol = None,
        "card `Sneaky Git`, field `symbol`: spies need one, so that no two share a formation",
    ),
    (
        |t| row(t, "Smasher crew").machine = None,
        "card `Smasher crew`, field `machine`: red cards belong to a war machine, others do not",
    ),
    (
        |t| row(t, "Trolls").ability = Some(Ability::Idol),
        "card `Trolls`, field `ability`: a troop cannot have it",
    ),
    (
        |t| row(t, "Clan Skryre Blowback").ability = None,
        "card `Clan Skryre Blowback`, field `ability`: an event needs one: `odlugg` or `blowback`",
    ),
    (
        |t| row(t, "Blightskabb Plague Lords").symbol = None,
        "card `Blightskabb Plague Lords`, field `ability`: it frees from the limits of a symbol, and there is none",
    ),
    (
        |t| row(t, "Smasher left half").machine.as_mut().unwrap().part = Part::Right,
        "war machine `Smasher`: it has no left half",
    ),
    (
        |t| row(t, "Smasher crew").machine.as_mut().unwrap().part = Part::Right,
        "war machine `Smasher`: two kinds of card are the same part of it",
    ),
    (
        |t| row(t, "Smasher crew").machine.as_mut().unwrap().name = "Wagon".into(),
        "war machine `Wagon`: it has no left half",
    ),
    (
        |t| row(t, "Garok Varokroksenrok").class = Class::Spy,
        "`Sneaky Git` and `Garok Varokroksenrok` are both spies; there is at most one kind",
    ),
];

#[test]
fn every_fault_is_named_with_card_and_field() {
    for (change, expected) in FAULTS {
        let found = faults(change);
        assert_eq!(
            found.first().map(String::as_str),
            Some(expected),
            "{found:?}"
        );
    }
}

#[test]
fn too_few_and_too_many_are_found() {
    let none = faults(|table| {
        let trolls = row(table, "Trolls");
        let copies = std::mem::take(&mut trolls.copies);
        trolls.symbol = None;
        row(table, "Orc Archers").copies += copies;
    });
    assert_eq!(
        none,
        ["card `Trolls`, field `copies`: there is at least one of every kind"]
    );
    let many = faults(|table| {
        for number in 0..15 {
            let mut card = table.cards[26].clone();
            (card.name, card.short) = (format!("Captive {number}"), format!("C{number}"));
            table.cards.push(card);
        }
    });
    assert_eq!(
        many,
        [
            "the copies add up to 125 cards; the deck has 110",
            "there are 65 kinds of card; a table has at most 64"
        ]
    );
}

#[test]
fn a_setup_reports_all_its_faults_at_once() {
    let mut table = Components::standard();
    table.cards[15].attack = Some(12);
    table.cards[20].name = "Trolls".into();
    let setup = Setup {
        turn_limit: 0,
        components: Some(table),
        ..Setup::new(7).first(Seat::new(7))
    };
    let error: SetupError = ChaosMarauders::new(setup).unwrap_err();
    assert_eq!(
        error.to_string(),
        "7 players: the game is for 2, 3 or 4; the first seat P7 is not at a table of 7; \
         the turn limit is 0; a game has at least one turn; card `Trolls`, field `attack`: 12 is not in 1 to 10; \
         card `Trolls`, field `name`: another kind has this name"
    );
    assert_eq!(error.faults.len(), 5);
}

#[test]
fn tables_and_setups_are_read_back_as_written() {
    let table = Components::standard();
    let text = serde_json::to_string(&table).unwrap();
    assert_eq!(serde_json::from_str::<Components>(&text).unwrap(), table);
    for setup in ChaosMarauders::variants() {
        let text = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
    }
    let short: Setup = serde_json::from_str(r#"{"players":4,"tie_mode":"shared"}"#).unwrap();
    let expected = Setup {
        tie_mode: TieMode::Shared,
        ..Setup::new(4)
    };
    assert_eq!(short, expected);
    for bad in [
        r#"{"players":4,"turnlimit":9}"#,
        r#"{"players":4,"first_seat":8}"#,
        r#"{"turn_limit":9}"#,
        r#"{"players":4,"claim_mode":"Off"}"#,
    ] {
        assert!(
            serde_json::from_str::<Setup>(bad).is_err(),
            "{bad} was read"
        );
    }
    let card = r#"{"name":"Trolls","short":"Trolls","colour":"purple","class":"troop","copies":3,"atack":8}"#;
    let error = serde_json::from_str::<chaos_marauders::CardSpec>(card).unwrap_err();
    assert!(
        error.to_string().starts_with("unknown field `atack`"),
        "{error}"
    );
}

#[test]
fn standard_components_leave_a_setup_as_it_is() {
    let setup = ChaosMarauders::with_components(Setup::new(2), Components::standard());
    assert_eq!(setup, Setup::new(2));
    let mut table = Components::standard();
    table.cards[15].attack = Some(9);
    let setup = ChaosMarauders::with_components(Setup::new(2), table.clone());
    assert_eq!(setup.components, Some(table));
}

#[test]
fn the_variants_use_every_option() {
    let variants = ChaosMarauders::variants();
    let uses = |uses: fn(&Setup) -> bool| variants.iter().any(uses);
    for players in 2..=4 {
        assert!(variants.iter().any(|setup| setup.players == players));
    }
    assert!(uses(|it| it.first_seat.is_some()) && uses(|it| it.turn_limit == 1));
    assert!(uses(|it| it.allow_dead_rows) && uses(|it| it.tie_mode == TieMode::Shared));
    assert!(uses(
        |it| it.claim_mode == chaos_marauders::ClaimMode::SeatOrder
    ));
    assert!(uses(|it| it.claim_mode == chaos_marauders::ClaimMode::Off));
    assert!(uses(|it| it.components.is_some()));
    assert_eq!(ChaosMarauders::OPTIONS.len(), 7);
    for setup in variants {
        assert!(ChaosMarauders::new(setup).is_ok());
    }
}

/// A table of very few kinds: ends, one unit, and nothing special.
fn plain() -> Components {
    let mut table = Components::standard();
    table.cards.retain(|card| {
        matches!(card.class, Class::Banner | Class::Musician | Class::Troop)
            && card.ability.is_none()
    });
    let total: u32 = table.cards.iter().map(|card| u32::from(card.copies)).sum();
    let orcs = row(&mut table, "Festerdoom Orcs");
    orcs.symbol = None;
    orcs.copies += u8::try_from(110 - total).unwrap();
    table
}

// Without events deck and pile can run out.
#[test]
fn games_with_another_table_end_too() {
    let setup = ChaosMarauders::with_components(Setup::new(4), plain());
    let game = ChaosMarauders::new(setup).unwrap();
    let mut table = Quiet::new(Seeded::new(3));
    let mut playout = Playout::new();
    for _ in 0..20 {
        let mut state = game.start(&mut table);
        assert_eq!(game.audit(&state), Ok(()));
        let bound = game.decision_bound();
        assert!(playout.run(&game, &mut state, &mut table, bound).over);
        assert_eq!(game.audit(&state), Ok(()));
    }
}

#[test]
fn the_longest_turn_limit_is_no_trouble() {
    let setup = Setup {
        turn_limit: u16::MAX,
        ..Setup::new(2)
    };
    let mut game = Match::start(ChaosMarauders::new(setup).unwrap(), 1);
    let discard: chaos_marauders::Action = "discard".parse().unwrap();
    // Players who discard whatever they may; the rest is chosen for them. Fewer turns than the limit show the point.
    for _ in 0..3000 {
        let Some(seat) = game.pending().seats().first() else {
            break;
        };
        let actions = game.legal_actions(seat);
        let action = *actions
            .iter()
            .find(|&&it| it == discard)
            .unwrap_or(&actions[0]);
        game.apply(seat, action).unwrap();
    }
    assert_eq!(game.standing(), None);
    assert!(game.state().turn() > 1000);
}
