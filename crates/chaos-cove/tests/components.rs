//! Setups and component tables with faults: every fault is reported, with its place.

use chaos_cove::{Amount, ChaosCove, Components, Effect, Good, Kind, Setup};
use tabletop_core::{Catalog, Game, Seat};

fn faults(change: impl FnOnce(&mut Components)) -> Vec<String> {
    let mut table = Components::standard();
    change(&mut table);
    table.faults().iter().map(ToString::to_string).collect()
}

#[test]
fn the_standard_tables_have_no_faults() {
    assert_eq!(Components::standard().faults(), []);
    for setup in ChaosCove::variants() {
        assert!(ChaosCove::new(setup).is_ok());
    }
}

#[test]
fn the_standard_tables_add_up() {
    let table = Components::standard();
    let copies = |kind: Kind| -> u32 {
        table
            .designs
            .iter()
            .filter(|design| design.kind == kind)
            .map(|design| u32::from(design.copies))
            .sum()
    };
    assert_eq!(
        [Kind::Fort, Kind::Ship, Kind::Party].map(copies),
        [28, 28, 16]
    );
    let naval: u32 = table
        .heroes
        .iter()
        .map(|hero| u32::from(hero.card.naval))
        .sum();
    let martial: u32 = table
        .heroes
        .iter()
        .map(|hero| u32::from(hero.card.martial))
        .sum();
    assert_eq!((naval, martial), (16, 16));
    for good in Good::ALL {
        let icons = table.locations.iter().flat_map(|location| &location.icons);
        assert_eq!(icons.filter(|&&icon| icon == good).count(), 6, "{good}");
    }
    let sums =
        |waves: &[Vec<u8>]| -> Vec<u8> { waves.iter().map(|wave| wave.iter().sum()).collect() };
    assert_eq!(sums(&table.pirates), [42, 54, 84, 100]);
    assert_eq!(sums(&table.barbarians), [30, 48, 72, 106]);
    assert_eq!(table.bonus, [0, 2, 5, 9, 14, 20, 26, 33, 41, 50]);
}

#[test]
fn tables_are_read_back_from_json() {
    let table = Components::standard();
    let text = serde_json::to_string_pretty(&table).unwrap();
    assert_eq!(serde_json::from_str::<Components>(&text).unwrap(), table);
    assert!(serde_json::from_str::<Components>(&text.replace("\"bonus\"", "\"bonuses\"")).is_err());
}

#[test]
fn all_faults_of_a_setup_are_reported() {
    let mut components = Components::standard();
    components.bonus.clear();
    let setup = Setup {
        rounds: 7,
        lanes: Some(9),
        first_seat: Some(Seat::new(6)),
        components: Some(components),
        ..Setup::new(5)
    };
    assert_eq!(
        ChaosCove::new(setup).unwrap_err().to_string(),
        "5 players: the game is for 2, 3 or 4; 7 rounds: a game has 4, or 3 for beginners; 9 lanes: there are 5 to 6 with so many players; \
         the first seat P6 is not at a table of 5; the invader bonus, field `bonus`: 0 values are not in 1 to 25"
    );
    let text = r#"{"players": 3, "pirates": true}"#;
    assert!(serde_json::from_str::<Setup>(text).is_err());
}

#[test]
#[expect(clippy::too_many_lines, reason = "one row for each kind of fault")]
fn faults_name_the_row_and_the_field() {
    let cases: [(Vec<String>, &str); 22] = [
        (
            faults(|table| table.locations.truncate(11)),
            "there are 11 locations where there must be 12",
        ),
        (
            faults(|table| table.heroes[3].name = String::new()),
            "hero ``, field `name`: a name has 1 to 10 characters, in one line",
        ),
        (
            faults(|table| table.heroes[3].card.naval = 30),
            "hero `Calvin`, field `naval`: 30 is not in 0 to 20",
        ),
        (
            faults(|table| table.heroes[3].card.phases = vec![2]),
            "hero `Calvin`, field `phases`: cards are never played in phase 2",
        ),
        (
            faults(|table| table.heroes[13].card.phases = vec![4]),
            "hero `Mabel`, field `phases`: this ability does nothing in phase 4, or has no place there",
        ),
        (
            faults(|table| table.heroes[3].card.phases.clear()),
            "hero `Calvin`, field `phases`: a card can be played in at least one phase",
        ),
        (
            faults(|table| table.heroes[3].tile = Effect::Token),
            "hero `Calvin`, field `tile`: only a location gives a fortress token",
        ),
        (
            faults(|table| table.heroes[2].tile = Effect::Draw { cards: 0 }),
            "hero `Ben`, field `tile`: 0 is not in 1 to 7",
        ),
        (
            faults(|table| table.locations[0].effect = Effect::HideForts),
            "location `Lighthouse`, field `effect`: only heroes can do this",
        ),
        (
            faults(|table| table.locations[4].effect = Effect::Token),
            "location `Market`, field `effect`: another location gives fortress tokens already",
        ),
        (
            faults(|table| table.locations[0].icons = vec![Good::Rum; 8]),
            "location `Lighthouse`, field `icons`: rum is printed 8 times; at most 7 are allowed",
        ),
        (
            faults(|table| {
                table.locations[2].effect = Effect::Sell {
                    give: Good::Cannon,
                    take: Good::Rum,
                }
            }),
            "location `Blacksmith`, field `effect`: cannon cannot be sold or bought in this way",
        ),
        (
            faults(|table| table.designs[0].kind = Kind::Party),
            "construction card `F0`, field `kind`: this starter card is a fort",
        ),
        (
            faults(|table| table.designs[5].give.clear()),
            "construction card `S4`, field `give`: a ship trades for something",
        ),
        (
            faults(|table| {
                table.designs[8].take = vec![Amount {
                    good: Good::Rum,
                    count: 1,
                }];
            }),
            "construction card `Y7`, field `take`: a rum party has no use but its points",
        ),
        (
            faults(|table| table.designs[2].take[0].good = Good::Cannon),
            "construction card `F1`, field `take`: cannon is not what forts and ships deal in",
        ),
        (
            faults(|table| table.designs[2].cost[1].count = 9),
            "construction card `F1`, field `cost`: a player has only 6 crew",
        ),
        (
            faults(|table| table.designs[17].copies = 3),
            "the mixed stacks 9 and 10, field `copies`: 17 cards do not make two equal stacks",
        ),
        (
            faults(|table| table.pirates[1][2] = 0),
            "wave 2 of the pirates, field `tiles`: 0 is not in 1 to 120",
        ),
        (
            faults(|table| table.barbarians[3].truncate(5)),
            "wave 4 of the barbarians, field `tiles`: 5 tiles where there must be 6",
        ),
        (
            faults(|table| table.numbers.icon_fee = 0),
            "numbers, field `icon_fee`: 0 is not in 1 to 20",
        ),
        (
            faults(|table| table.numbers.start[7].count = 7),
            "numbers, field `start`: more crew stands in the Fountain than a player has",
        ),
    ];
    for (found, expected) in cases {
        assert!(
            found.iter().any(|fault| fault == expected),
            "{expected:?} is not in {found:?}"
        );
    }
}
