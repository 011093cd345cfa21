//! Component tables and setups as data: what is wrong with them is found, all of it, and named.

use pirates_cove::{
    Card, Components, PiratesCove, Problem, Section, Setup, TavernCard, Treasure, Victim,
};
use tabletop_core::{Catalog, Game, Playout, Quiet, Seeded};

/// The faults of the standard tables after a change.
fn faults(change: impl FnOnce(&mut Components)) -> Vec<String> {
    let mut table = Components::standard();
    change(&mut table);
    table.faults().iter().map(ToString::to_string).collect()
}

/// A change to the tables.
type Change = fn(&mut Components);

/// Changes, and the fault each of them makes.
const FAULTS: [(Change, &str); 20] = [
    (
        |t| t.hull.levels[0] = 0,
        "hull.levels[0]: 0 is not in 1 to 50",
    ),
    (
        |t| t.crew.costs[5] = 51,
        "crew.costs[5]: 51 is not in 0 to 50",
    ),
    (
        |t| t.sails.levels[3] = 5,
        "sails.levels: they fall from left to right",
    ),
    (|t| t.gold = 44, "gold: 44 is not in 45 to 250"),
    (|t| t.chests = 251, "chests: 251 is not in 0 to 250"),
    (
        |t| t.amounts.hit_number = 1,
        "amounts.hit_number: 1 is not in 2 to 6",
    ),
    (
        |t| t.amounts.round_limit = 0,
        "amounts.round_limit: 0 is not in 1 to 100",
    ),
    (
        |t| t.amounts.start_position = 6,
        "amounts.start_position: 6 is not in 0 to 5",
    ),
    (
        |t| t.treasures.truncate(59),
        "treasures (their number): 59 is not in 60 to 60",
    ),
    (
        |t| t.treasures[7].cards = 11,
        "treasures[7].cards: 11 is not in 0 to 10",
    ),
    (
        |t| t.tavern[5].copies = 41,
        "tavern, copies of `smoke-screen`: 41 is not in 0 to 40",
    ),
    (
        |t| t.tavern[26].copies = 2,
        "tavern, copies of `trelawneys-parrot`: 2 is not in 0 to 1",
    ),
    (
        |t| t.tavern[0].card = Card::BronzeGuns,
        "tavern: `bronze-guns` is listed more than once",
    ),
    (
        |t| {
            for entry in &mut t.tavern[..6] {
                entry.copies = 40;
            }
        },
        "tavern (cards in all): 271 is not in 0 to 200",
    ),
    (
        |t| t.legends.truncate(1),
        "legends (their number): 1 is not in 2 to 16",
    ),
    (
        |t| t.legends[0].dice = 7,
        "legends[0].dice: 7 is not in 0 to 6",
    ),
    (
        |t| t.legends[1].name = "Mary Read".into(),
        "legends[2].name: another pirate has this name",
    ),
    (
        |t| t.legends[1].name = "Ho\nok".into(),
        "legends[1].name: a name has 1 to 24 characters, in one line",
    ),
    (
        |t| t.legends[4].victim = Some(Victim::Fastest),
        "legends[4].victim: a pirate without dice has none",
    ),
    (|t| t.navy.dice = 0, "navy.dice: 0 is not in 1 to 6"),
];

#[test]
fn every_fault_is_named() {
    assert_eq!(faults(|_| ()), [""; 0]);
    for (change, fault) in FAULTS {
        assert_eq!(faults(change), [fault]);
    }
    assert_eq!(
        faults(|t| t.legends[0].fires_at = None),
        ["legends[0].fires_at: a pirate with dice needs it"]
    );
}

#[test]
fn all_faults_are_reported_at_once() {
    let mut components = Components::standard();
    components.chests = 255;
    components.navy.hull = 0;
    let setup = Setup {
        months: 3,
        components: Some(components),
        ..Setup::new(2)
    };
    let error = PiratesCove::new(setup).unwrap_err();
    assert_eq!(error.problems()[0], Problem::Players(2));
    assert_eq!(
        error.to_string(),
        "2 players: the game is for 3 to 5; 3 months: a game has 12, or 8 for the short one; chests: 255 is not in 0 to 250; \
         navy.hull: 0 is not in 1 to 60"
    );
}

#[test]
fn setups_and_tables_are_read_strictly() {
    let setup: Setup = serde_json::from_str(r#"{"players":5}"#).unwrap();
    assert_eq!(setup, Setup::new(5));
    assert!(serde_json::from_str::<Setup>(r#"{"players":5,"month":8}"#).is_err());
    assert!(serde_json::from_str::<Setup>(r#"{"months":8}"#).is_err());
    assert!(serde_json::from_str::<TavernCard>(r#"{"card":"cannonball","copies":1}"#).is_err());
    assert!(serde_json::from_str::<Treasure>(r#"{"fame":1,"gold":1,"chests":1}"#).is_err());
    let json = serde_json::to_string(&Components::standard()).unwrap();
    assert_eq!(
        serde_json::from_str::<Components>(&json).unwrap(),
        Components::standard()
    );
    let setup = PiratesCove::with_components(PiratesCove::standard(3), PiratesCove::components());
    let bytes = postcard::to_allocvec(&setup).unwrap();
    assert_eq!(postcard::from_bytes::<Setup>(&bytes).unwrap(), setup);
}

/// The totals that the book states.
#[test]
fn standard_totals() {
    let table = Components::standard();
    let sum = |read: fn(&Treasure) -> u8| {
        table
            .treasures
            .iter()
            .map(|card| u32::from(read(card)))
            .sum::<u32>()
    };
    assert_eq!(
        [
            sum(|t| t.fame),
            sum(|t| t.gold),
            sum(|t| t.chests),
            sum(|t| t.cards)
        ],
        [100, 145, 103, 23]
    );
    for block in table.treasures.chunks(12) {
        assert_eq!(
            block.iter().map(|card| u32::from(card.fame)).sum::<u32>(),
            20
        );
        assert!((19..=22).contains(&block.iter().map(|card| u32::from(card.chests)).sum::<u32>()));
    }
    let steps = |section: Section| {
        table.section(section).costs[2..]
            .iter()
            .map(|&cost| u32::from(cost))
            .sum::<u32>()
    };
    assert_eq!(Section::ALL.map(steps), [8, 11, 14, 10]);
    assert_eq!(
        table
            .tavern
            .iter()
            .map(|entry| u32::from(entry.copies))
            .sum::<u32>(),
        42
    );
    for (row, card) in table.treasures.iter().enumerate() {
        assert!(
            !table.treasures[..row].contains(card),
            "no two treasure cards are alike"
        );
    }
}

/// Tables at the ends of their ranges can be played.
#[test]
fn extreme_tables_play() {
    let mut rich = Components::standard();
    rich.gold = 250;
    rich.chests = 250;
    for section in [
        &mut rich.hull,
        &mut rich.crew,
        &mut rich.cannon,
        &mut rich.sails,
    ] {
        section.levels = [50; 6];
        section.costs = [0; 6];
    }
    for treasure in &mut rich.treasures {
        *treasure = Treasure {
            fame: 20,
            gold: 50,
            chests: 50,
            cards: 10,
        };
    }
    for legend in &mut rich.legends {
        legend.speed = 60;
        legend.hull = 60;
    }
    let mut poor = Components::standard();
    poor.gold = 45;
    poor.chests = 0;
    poor.tavern.clear();
    poor.amounts.starting_gold = 9;
    poor.amounts.hit_number = 6;
    poor.amounts.mutiny_faces = 6;
    for components in [rich, poor] {
        assert_eq!(components.faults(), []);
        for seed in 0..30 {
            let setup = Setup {
                components: Some(components.clone()),
                ..Setup::new(3 + u8::try_from(seed % 3).unwrap())
            };
            let game = PiratesCove::new(setup).unwrap();
            let mut table = Quiet::new(Seeded::new(seed));
            let mut state = game.start(&mut table);
            assert!(
                Playout::new()
                    .run(&game, &mut state, &mut table, game.decision_bound())
                    .over
            );
        }
    }
}

/// A viewer without a seat at this table sees what a spectator sees, of every position, and nothing panics.
#[test]
fn viewers_without_a_seat_see_nothing_secret() {
    use tabletop_core::{Narrate, Seat, Viewer};
    let game = PiratesCove::new(Setup::new(3)).unwrap();
    let mut table = Quiet::new(Seeded::new(4));
    let mut state = game.start(&mut table);
    let mut players = Playout::new();
    loop {
        let spectator = game.view(&state, Viewer::Spectator);
        for number in 3..8 {
            let who = Viewer::Seat(Seat::new(number));
            let view = game.view(&state, who);
            assert_eq!(view.position(), spectator.position(), "{who}");
            assert_eq!(
                game.view(&game.sample(&view, &mut Seeded::new(1)), who),
                view
            );
            game.board(&view, &mut String::new()).unwrap();
            assert!(game.legal_actions(&state, Seat::new(number)).is_empty());
        }
        if players.step(&game, &mut state, &mut table).is_none() {
            break;
        }
    }
}

/// Facts that cannot be put in place are reported, all of them.
#[test]
fn impossible_scenes_are_refused() {
    use pirates_cove::{Editor, Guard, Place, Stage};
    use tabletop_core::Seat;
    let game = PiratesCove::new(Setup::new(3)).unwrap();
    let nobody = Seat::new(7);
    let error = Editor::new(&game)
        .at(nobody, Place::Tavern)
        .gold(nobody, 1)
        .chests(nobody, 1)
        .guard(nobody, Section::Hull, Guard::Parrot)
        .hand(nobody, Card::Tale)
        .marker(Seat::new(0), Section::Hull, 6)
        .hand(Seat::new(0), Card::BonesParrot)
        .hand(Seat::new(0), Card::Legend)
        .hand(Seat::new(1), Card::Legend)
        .gold(Seat::new(0), 200)
        .month(13)
        .face_up(Place::TreasureIsland, 1)
        .black_ship(2, Place::Tavern, 0)
        .black_ship(0, Place::Cove, 0)
        .robber(Seat::new(1), Seat::new(1))
        .resume(Stage::Combat, &mut Quiet::new(Seeded::new(0)))
        .unwrap_err();
    assert_eq!(error.problems().len(), 14, "{error}");
}
