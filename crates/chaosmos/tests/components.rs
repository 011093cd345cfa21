//! Tables and setups as data: what is wrong with them is found, all of it, and named.

use chaosmos::{
    Alien, Aliens, Chaosmos, Components, Group, Kind, Length, Planet, Setup, SetupError,
};
use tabletop_core::{Catalog, Game, Match, Playout, Quiet, Seat, Seeded};

/// The faults of the standard tables after a change.
fn faults(change: impl FnOnce(&mut Components)) -> Vec<String> {
    let mut tables = Components::standard();
    change(&mut tables);
    tables
        .faults(false)
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn the_standard_tables_have_no_faults() {
    assert_eq!(faults(|_| ()), [""; 0]);
    assert!(Components::standard().faults(true).is_empty());
    assert_eq!(Chaosmos::components(), Components::standard());
    assert_eq!(Components::default(), Components::standard());
    let tables = Components::standard();
    let count = |is: &dyn Fn(&chaosmos::CardSpec) -> bool| -> u32 {
        tables
            .cards
            .iter()
            .filter(|card| is(card))
            .map(|card| u32::from(card.copies))
            .sum()
    };
    assert_eq!(count(&|_| true), 70);
    assert_eq!(count(&|card| card.group.combat()), 31);
    assert_eq!(count(&|card| card.group == Group::Resolution), 2);
    assert_eq!(count(&|card| card.group == Group::Flip), 7);
    assert_eq!(count(&|card| card.single_use), 23);
    assert_eq!(count(&|card| card.complex), 6);
}

/// A change to the tables.
type Change = fn(&mut Components);

fn card(tables: &mut Components, kind: Kind) -> &mut chaosmos::CardSpec {
    &mut tables.cards[kind.index()]
}

/// Changes, and the first fault each of them makes.
const FAULTS: [(Change, &str); 28] = [
    (
        |t| {
            t.cards.pop();
        },
        "table `cards` has 50 rows; it needs 51",
    ),
    (
        |t| card(t, Kind::IMP).name = String::new(),
        "card ``, field `name`: a name has 1 to 32 characters, in one line",
    ),
    (
        |t| card(t, Kind::IMP).name = "spore".into(),
        "card `spore`, field `name`: another row has this name",
    ),
    (
        |t| card(t, Kind::IMP).copies = 4,
        "card `Imp`, field `copies`: 4 is above 3",
    ),
    (
        |t| card(t, Kind::IMP).value = 10,
        "card `Imp`, field `value`: 10 is above 9",
    ),
    (
        |t| card(t, Kind::HYPERTUBE).actions = 4,
        "card `Hypertube`, field `actions`: 4 is above 3",
    ),
    (
        |t| card(t, Kind::IMP).group = Group::Weapon,
        "card `Imp`, field `group`: the group of a kind is fixed",
    ),
    (
        |t| card(t, Kind::OVOID).single_use = true,
        "card `The Ovoid`, field `single_use`: only that of a Combat card can be changed",
    ),
    (
        |t| card(t, Kind::IMP).counters = Some(Kind::SPORE),
        "card `Imp`, field `counters`: only a defence counters",
    ),
    (
        |t| card(t, Kind::ION_SHIELD).counters = None,
        "card `Ion Shield`, field `counters`: a defence counters another kind",
    ),
    (
        |t| card(t, Kind::OVOID).complex = true,
        "card `The Ovoid`, field `copies`: there is exactly one, in every game",
    ),
    (
        |t| card(t, Kind::RECOVERY_BOTS).actions = 0,
        "card `Recovery Bots`, field `actions`: 0 is below 1",
    ),
    (
        |t| card(t, Kind::TEMPORAL_DISPLACER).recoverable = true,
        "card `Temporal Displacer`, field `recoverable`: there is at most one, and it never comes back: the game would not end",
    ),
    (
        |t| t.aliens[0].home = Planet::OOLU,
        "alien `Haamflaagon the Collector`, field `home`: another alien lives there",
    ),
    (
        |t| t.aliens[0].toxic = Planet::CPHOV,
        "alien `Atturnuk the Brutal`, field `toxic`: it is the alien's home",
    ),
    (
        |t| t.aliens[0].gear = Kind::IMP,
        "alien `Atturnuk the Brutal`, field `gear`: `imp` is no gear",
    ),
    (
        |t| {
            t.aliens.pop();
        },
        "table `aliens` has 7 rows; it needs 8",
    ),
    (
        |t| t.spaces[0].colour = chaosmos::Colour::Red,
        "space `Cphov`, field `colour`: the first ten spaces are planets, the others stars",
    ),
    (
        |t| {
            t.spaces[0].links.pop();
        },
        "space `S1`, field `links`: `cphov` is not connected back",
    ),
    (
        |t| {
            let link = t.spaces[0].links[0];
            t.spaces[0].links.push(link);
        },
        "space `Cphov`, field `links`: `s0` stands twice",
    ),
    (
        |t| t.die = [1, 2, 3].to_vec(),
        "table `die` has 3 rows; it needs 6",
    ),
    (
        |t| t.die = [0; 6].to_vec(),
        "die `faces`, field `face`: at least one face is a number",
    ),
    (
        |t| t.numbers.actions = 0,
        "table `numbers`, field `actions`: 0 is below 1",
    ),
    (
        |t| t.numbers.swarm = [0, 1, 4],
        "table `numbers`, field `swarm`: 4 is above 3",
    ),
    (
        |t| t.deal[0].hand = 9,
        "2 players, full game: 72 cards are dealt, and there are 70",
    ),
    (
        |t| t.deal[1].players = 5,
        "deal `3`, field `players`: 5 stands where 3 should",
    ),
    (
        |t| card(t, Kind::PLANETARY_BASE).copies = 3,
        "card `Planetary Base`, field `copies`: there are two Base tokens",
    ),
    (
        |t| t.deal[2].pool = 70,
        "deal `4`, field `pool`: the Ovoid never starts in the pool, so some card must be left for it",
    ),
];

#[test]
fn every_fault_is_named_with_row_and_field() {
    for (change, expected) in FAULTS {
        let found = faults(change);
        assert!(
            found.iter().any(|fault| fault == expected),
            "{expected}: {found:?}"
        );
    }
    let islands = faults(|tables| {
        for space in 20..25 {
            tables.spaces[space]
                .links
                .retain(|link| link.number() >= 20);
        }
        for space in 10..20 {
            tables.spaces[space].links.retain(|link| link.number() < 20);
        }
    });
    assert_eq!(islands.len(), 5);
    assert_eq!(
        islands[0],
        "space `Y0`, field `links`: it cannot be reached from the first space"
    );
}

#[test]
fn a_setup_reports_all_its_faults_at_once() {
    let mut tables = Components::standard();
    tables.numbers.dial = 40;
    card(&mut tables, Kind::IMP).value = 11;
    let setup = Setup {
        first_seat: Some(Seat::new(6)),
        aliens: Aliens::Fixed([Alien::DRUSU, Alien::DRUSU].to_vec()),
        components: Some(tables),
        ..Setup::new(5)
    };
    let error: SetupError = Chaosmos::new(setup).unwrap_err();
    assert_eq!(
        error.to_string(),
        "5 players: the game is for 2, 3 or 4; the first seat P6 is not at a table of 5; 2 aliens for 5 players; each needs one; \
         the alien `drusu` is given twice; card `Imp`, field `value`: 11 is above 9; the dial ends at 40, and the clock starts at 48"
    );
    assert_eq!(error.faults.len(), 6);
}

#[test]
fn tables_and_setups_are_read_back_as_written() {
    let tables = Components::standard();
    let text = serde_json::to_string(&tables).unwrap();
    assert_eq!(serde_json::from_str::<Components>(&text).unwrap(), tables);
    for setup in Chaosmos::variants() {
        let text = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
    }
    let short: Setup = serde_json::from_str(
        r#"{"players":4,"aliens":{"fixed":["neeksi","drusu","vroon","atturnuk"]}}"#,
    )
    .unwrap();
    let aliens = [Alien::NEEKSI, Alien::DRUSU, Alien::VROON, Alien::ATTURNUK];
    assert_eq!(short, Setup::new(4).with_aliens(&aliens));
    for bad in [
        r#"{"players":4,"lenght":"short"}"#,
        r#"{"players":4,"first_seat":8}"#,
        r#"{"length":"short"}"#,
        r#"{"players":4,"aliens":{"fixed":["tertalje"]}}"#,
    ] {
        assert!(
            serde_json::from_str::<Setup>(bad).is_err(),
            "{bad} was read"
        );
    }
}

#[test]
fn standard_components_leave_a_setup_as_it_is() {
    let setup = Chaosmos::with_components(Setup::new(2), Components::standard());
    assert_eq!(setup, Setup::new(2));
    let mut tables = Components::standard();
    tables.numbers.actions = 4;
    let setup = Chaosmos::with_components(Setup::new(2), tables.clone());
    assert_eq!(setup.components, Some(tables));
}

#[test]
fn the_variants_use_every_option() {
    let variants = Chaosmos::variants();
    for players in 2..=4 {
        assert!(variants.iter().any(|setup| setup.players == players));
    }
    let uses = |uses: fn(&Setup) -> bool| variants.iter().any(uses);
    assert!(uses(|it| it.length == Length::Short) && uses(|it| it.first_game));
    assert!(
        uses(|it| it.aliens == Aliens::Suggested)
            && uses(|it| matches!(it.aliens, Aliens::Fixed(_)))
    );
    assert!(uses(|it| it.first_seat.is_some()) && uses(|it| it.components.is_some()));
    assert_eq!(Chaosmos::OPTIONS.len(), 5);
    for setup in variants {
        assert!(Chaosmos::new(setup).is_ok());
    }
}

#[test]
fn games_with_other_tables_end_too() {
    let mut tables = Components::standard();
    tables.numbers.hand_limit = 3;
    tables.numbers.hypertokens = 0;
    tables.numbers.actions = 6;
    tables.die = [0, 0, 0, 0, 0, 9].to_vec();
    for kind in [Kind::SPORE, Kind::IMP, Kind::WAR_CUDGEL, Kind::ION_SHIELD] {
        card(&mut tables, kind).single_use = true;
        card(&mut tables, kind).value = 9;
    }
    let setup = Chaosmos::with_components(Setup::new(3), tables);
    let game = Chaosmos::new(setup).unwrap();
    let mut table = Quiet::new(Seeded::new(3));
    let mut playout = Playout::new();
    for _ in 0..40 {
        let mut state = game.start(&mut table);
        assert!(
            playout
                .run(&game, &mut state, &mut table, game.decision_bound())
                .over
        );
        assert_eq!(game.audit(&state), Ok(()));
    }
}

/// A save that is cut short or edited is refused with the step at which it goes wrong; what was read before can be had.
#[test]
fn broken_saves() {
    let mut game = Match::start(Chaosmos::new(Setup::new(2)).unwrap(), 5);
    for _ in 0..40 {
        let seat = game.pending().seats().first().unwrap();
        let action = game.legal_actions(seat)[0];
        game.apply(seat, action).unwrap();
    }
    let save = game.to_bytes();
    assert_eq!(
        Match::<Chaosmos>::load(&save).unwrap().fingerprint(),
        game.fingerprint()
    );
    for cut in [save.len() / 3, save.len() / 2, save.len() - 2] {
        assert!(Match::<Chaosmos>::load(&save[..cut]).is_err());
    }
    let text = game.to_json_lines();
    let line = text.lines().nth(21).unwrap(); // the first line is the header, the second the start
    assert!(line.contains(r#""step":20"#), "{line}");
    let edited = text.replace(
        line,
        &line.replacen(r#""action":""#, r#""action":"stow ovoid; "#, 1),
    );
    let error = Match::<Chaosmos>::load(edited.as_bytes()).unwrap_err();
    assert!(error.to_string().contains("20"), "{error}");
}
