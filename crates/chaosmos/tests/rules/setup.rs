//! CM-001 to CM-037, CM-294.

use chaosmos::{
    Alien, Aliens, Chaosmos, Happening, Kind, Length, Phase, Place, Planet, Setup, State,
};
use tabletop_core::{Game, Noted, Pending, Quiet, Seat, Seeded, Viewer};

fn started(setup: Setup, seed: u64) -> (Chaosmos, State, Quiet<Seeded>) {
    let game = Chaosmos::new(setup).unwrap();
    let mut table = Quiet::new(Seeded::new(seed));
    let state = game.start(&mut table);
    (game, state, table)
}

fn act(game: &Chaosmos, state: &mut State, table: &mut Quiet<Seeded>, seat: u8, action: &str) {
    game.apply(state, Seat::new(seat), action.parse().unwrap(), table)
        .unwrap();
}

const FOUR: [Alien; 4] = [Alien::ATTURNUK, Alien::VROON, Alien::DRUSU, Alien::NEEKSI];

/// CM-009.
#[test]
fn two_to_four_players() {
    for players in [0, 1, 5] {
        assert!(Chaosmos::new(Setup::new(players)).is_err());
    }
    for players in 2..=4 {
        assert_eq!(Chaosmos::new(Setup::new(players)).unwrap().seats(), players);
    }
}

/// CM-010, CM-011: two sheets each, all different, one is kept.
#[test]
fn two_sheets_each() {
    for seed in 0..20 {
        let game = Chaosmos::new(Setup::new(4)).unwrap();
        let mut events = Vec::new();
        let mut table = Noted::new(Seeded::new(seed), &mut events);
        let mut state = game.start(&mut table);
        assert_eq!(
            game.pending(&state),
            Pending::Sealed(tabletop_core::SeatSet::all(4))
        );
        let mut drawn = Vec::new();
        for seat in Seat::all(4) {
            let sheets = game.legal_actions(&state, seat);
            assert_eq!(sheets.len(), 2);
            drawn.extend(sheets);
        }
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn.len(), 8);
        for seat in Seat::all(4) {
            let keep = game.legal_actions(&state, seat)[1];
            game.apply(
                &mut state,
                seat,
                keep,
                &mut Noted::new(Seeded::new(seed), &mut Vec::new()),
            )
            .unwrap();
        }
        let chosen: Vec<Alien> = Seat::all(4)
            .filter_map(|seat| state.open().alien(seat))
            .collect();
        assert_eq!(chosen.len(), 4);
    }
}

/// CM-012, CM-014, CM-015, CM-025, CM-029: home, marker, control, Hypertokens.
#[test]
fn everybody_starts_at_home() {
    let (game, state, _) = started(Setup::new(4).with_aliens(&FOUR), 1);
    for (seat, alien) in Seat::all(4).zip(FOUR) {
        let home = game.tables().aliens[alien.index()].home;
        assert_eq!(state.open().at(seat), home.space());
        assert_eq!(state.open().marker(home), Some(seat));
        assert_eq!(state.open().controls(seat), Some(home));
        assert_eq!(state.open().hypertokens(seat), 3);
    }
    let free = Planet::all().filter(|&planet| state.open().controller(planet).is_none());
    assert_eq!(free.count(), 6);
}

/// CM-016, CM-017, CM-022 to CM-024: the deal.
#[test]
fn the_deal() {
    for (players, envelope, hand) in [(2, 6, 8), (3, 4, 8), (4, 4, 6)] {
        for seed in 0..30 {
            let setup = Setup::new(players).with_aliens(&FOUR[..usize::from(players)]);
            let (game, mut state, mut table) = started(setup, seed);
            let pool = game.cards_at(&state, Place::POOL);
            assert_eq!(pool.len(), 6);
            assert_eq!(pool.of(Kind::OVOID), 0);
            if players == 2 {
                act(&game, &mut state, &mut table, 0, "radiate ob");
                act(&game, &mut state, &mut table, 1, "radiate laebot");
            }
            for seat in Seat::all(players) {
                assert_eq!(state.open().hand_size(seat), hand);
            }
            let mut cards = 6 + u32::from(players) * u32::from(hand);
            for planet in Planet::all().filter(|&planet| !state.open().removed(planet)) {
                assert_eq!(state.open().envelope_size(planet), envelope);
                cards += u32::from(envelope);
            }
            assert_eq!(cards, 70);
        }
    }
}

/// CM-018 to CM-021: radiation.
#[test]
fn radiation() {
    let setup = Setup::new(2).with_aliens(&[Alien::ATTURNUK, Alien::DRUSU]);
    let (game, mut state, mut table) = started(setup, 1);
    let legal = game.legal_actions(&state, Seat::new(0));
    assert_eq!(legal.len(), 6); // Cphov, Guriwan, Dhizmurq and Psilobik are spared
    let refused = game
        .apply(
            &mut state,
            Seat::new(0),
            "radiate guriwan".parse().unwrap(),
            &mut table,
        )
        .unwrap_err();
    assert_eq!(refused.rule().unwrap().to_string(), "CM-018");
    act(&game, &mut state, &mut table, 0, "radiate ob");
    assert!(
        game.apply(
            &mut state,
            Seat::new(1),
            "radiate ob".parse().unwrap(),
            &mut table
        )
        .is_err()
    );
    act(&game, &mut state, &mut table, 1, "radiate oolu");
    assert_eq!(
        Planet::all()
            .filter(|&planet| state.open().removed(planet))
            .count(),
        2
    );
    crate::common::aliens("atturnuk drusu")
        .irradiate("ob oolu")
        .at("P0", "s1")
        .begin()
        .act("P0", "move ob") // CM-021
        .refuse("P0", "control", "CM-072")
        .done();
}

/// CM-026, CM-022: the owner looks into the home envelope, nobody into the others.
#[test]
fn who_sees_what_at_the_start() {
    let (game, state, _) = started(Setup::new(3).with_aliens(&FOUR[..3]), 4);
    for seat in Seat::all(3) {
        let view = game.view(&state, Viewer::Seat(seat));
        for planet in Planet::all() {
            let place = Place::envelope(planet);
            let known = game.known_at(&view, place);
            if state.open().controls(seat) == Some(planet) {
                assert_eq!(known, game.cards_at(&state, place));
            } else {
                assert!(known.is_empty());
            }
        }
        assert_eq!(
            game.known_at(&view, Place::hand(seat)),
            game.cards_at(&state, Place::hand(seat))
        );
    }
}

/// CM-027, CM-028, CM-030, CM-294: the split is free, secret, and shown together.
#[test]
fn the_starting_split() {
    let (game, mut state, mut table) = started(Setup::new(2).with_aliens(&FOUR[..2]), 9);
    act(&game, &mut state, &mut table, 0, "radiate ob");
    act(&game, &mut state, &mut table, 1, "radiate oolu");
    assert_eq!(state.open().phase(), Phase::Split);
    let seat = Seat::new(0);
    let refused = game
        .check(&state, seat, "next".parse().unwrap())
        .unwrap_err();
    assert_eq!(tabletop_core::Refusal::rule(&refused).to_string(), "CM-027"); // eight cards are too many
    assert!(
        game.check(&state, seat, "turn-up telethwarter-trap".parse().unwrap())
            .is_err()
    );
    // Everything into the envelope: fewer than seven are allowed.
    while let Some(stow) = game
        .legal_actions(&state, seat)
        .into_iter()
        .find(|action| action.to_string().starts_with("stow"))
    {
        game.apply(&mut state, seat, stow, &mut table).unwrap();
    }
    act(&game, &mut state, &mut table, 0, "next");
    act(&game, &mut state, &mut table, 0, "next");
    assert_eq!(state.open().hand_size(seat), 8); // not shown yet
    assert_eq!(
        game.pending(&state),
        Pending::Sealed(tabletop_core::SeatSet::only(Seat::new(1)))
    );
    let stow = game.legal_actions(&state, Seat::new(1))[0];
    game.apply(&mut state, Seat::new(1), stow, &mut table)
        .unwrap();
    act(&game, &mut state, &mut table, 1, "next");
    act(&game, &mut state, &mut table, 1, "next");
    assert_eq!(state.open().hand_size(seat), 0);
    assert_eq!(state.open().envelope_size(Planet::CPHOV), 14);
    assert_eq!(state.open().phase(), Phase::Play);
}

/// CM-031, CM-032: the clock.
#[test]
fn the_clock_starts_at_48_or_36() {
    let fixed = |length| Setup {
        length,
        ..Setup::new(3).with_aliens(&FOUR[..3])
    };
    assert_eq!(started(fixed(Length::Standard), 1).1.open().clock(), 48);
    assert_eq!(started(fixed(Length::Short), 1).1.open().clock(), 36);
}

/// CM-033, CM-034: luck chooses the first seat; turns go clockwise.
#[test]
fn first_player() {
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let (game, mut state, mut table) = started(Setup::new(3).with_aliens(&FOUR[..3]), seed);
        while state.open().phase() == Phase::Split {
            let seat = game.pending(&state).seats().first().unwrap();
            let action = game.legal_actions(&state, seat)[0];
            game.apply(&mut state, seat, action, &mut table).unwrap();
        }
        first.insert(state.open().active().unwrap());
    }
    assert_eq!(first.len(), 3);
    crate::common::aliens("drusu vroon neeksi")
        .turn("P2")
        .begin()
        .act("P2", "end-turn")
        .active("P0")
        .act("P0", "end-turn")
        .active("P1")
        .done();
}

/// CM-035, CM-036, CM-037: the first game.
#[test]
fn first_game() {
    let setup = Setup {
        first_game: true,
        aliens: Aliens::Suggested,
        ..Setup::new(4)
    };
    let (game, state, _) = started(setup, 3);
    let mut aliens: Vec<Alien> = Seat::all(4)
        .filter_map(|seat| state.open().alien(seat))
        .collect();
    aliens.sort_unstable();
    assert_eq!(
        aliens,
        [
            Alien::ATTURNUK,
            Alien::VROON,
            Alien::DRUSU,
            Alien::HAGHOUHEN
        ]
    );
    assert!(game.cards_at(&state, Place::POOL).is_empty());
    let mut total = 0;
    let places = Seat::all(4)
        .map(Place::hand)
        .chain(Planet::all().map(Place::envelope));
    for place in places {
        let cards = game.cards_at(&state, place);
        total += cards.len();
        for kind in [
            Kind::SMUGGLER_BUNNY,
            Kind::PLANETARY_BASE,
            Kind::PLANETARY_TRANSCEIVER,
            Kind::PLANETARY_HYPERGATE,
            Kind::MECHA_QUAKE,
        ] {
            assert_eq!(cards.of(kind), 0);
        }
    }
    assert_eq!(total, 64);
}

/// CM-013: no event ever gives a Hypertoken; the field only falls.
#[test]
fn hypertokens_are_never_gained() {
    crate::common::aliens("drusu vroon neeksi")
        .at("P0", "s1")
        .begin()
        .acts(
            "P0",
            "hyperspace; to s5; hyperspace; to s1; hyperspace; to s9",
        )
        .tokens("P0", 0)
        .told(|event| {
            matches!(
                event,
                Happening::Paid {
                    hypertoken: true,
                    ..
                }
            )
        })
        .act("P0", "end-turn")
        .acts("P1", "end-turn")
        .acts("P2", "end-turn")
        .main("P0")
        .tokens("P0", 0)
        .refuse("P0", "hyperspace", "CM-056")
        .done();
}
