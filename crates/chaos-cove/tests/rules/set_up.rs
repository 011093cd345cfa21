//! Overview and setup: CC-001 to CC-028.

use chaos_cove::{
    Cards, ChaosCove, FIRST, Happening, HeroSet, INVADERS, Invader, Phase, Setup, Side, State, Tile,
};
use tabletop_core::{Game, Logged, Match, Noted, Quiet, Seat, Seeded};

use super::common::*;

fn start(players: u8, seed: u64) -> State {
    ChaosCove::new(Setup::new(players))
        .unwrap()
        .start(&mut Quiet::new(Seeded::new(seed)))
}

// CC-001
#[test]
fn the_game_is_for_two_to_four() {
    for players in [0, 1, 5] {
        assert!(ChaosCove::new(Setup::new(players)).is_err());
    }
    for players in 2..=4 {
        assert_eq!(
            ChaosCove::new(Setup::new(players)).unwrap().seats(),
            players
        );
    }
}

// CC-002, CC-004
#[test]
fn a_game_has_four_rounds_or_three() {
    assert_eq!(Setup::new(2).rounds, 4);
    for (rounds, good) in [(2, false), (3, true), (4, true), (5, false)] {
        let setup = Setup {
            rounds,
            ..Setup::new(2)
        };
        assert_eq!(ChaosCove::new(setup).is_ok(), good, "{rounds} rounds");
    }
    let three = ChaosCove::new(Setup {
        rounds: 3,
        ..Setup::new(2).first(P0)
    })
    .unwrap();
    let lanes = ["sea 1", "sea 2", "sea 3", "land 1", "land 2", "land 3"];
    let over = play(&three, Phase::Defend, |edit| {
        edit.round(3).no_invader(&lanes)
    });
    assert!(over.is_over());
    // Wave 4 is never seen.
    assert_eq!(
        over.state.unseen & Tile::of_wave(Side::Sea, 4),
        Tile::of_wave(Side::Sea, 4)
    );
}

// CC-003
#[test]
fn a_round_has_its_phases_in_order() {
    let mut game = Match::start(ChaosCove::new(Setup::new(2)).unwrap(), 4);
    let mut events = Vec::new();
    while game.state().round == 1 {
        let Some(seat) = game.pending().seats().first() else {
            break;
        };
        let actions = game.legal_actions(seat);
        events.extend_from_slice(game.apply(seat, actions[actions.len() / 2]).unwrap());
    }
    let phases: Vec<Phase> = events
        .iter()
        .filter_map(|event| match event {
            Happening::PhaseBegan { phase } => Some(*phase),
            _ => None,
        })
        .collect();
    // Phase 1 began with the setup.
    assert_eq!(
        phases[..4],
        [Phase::Use, Phase::Buy, Phase::Attack, Phase::Defend]
    );
    assert_eq!(phases.get(4).copied().unwrap_or(Phase::Place), Phase::Place);
}

// CC-005, CC-006, CC-007, CC-008, CC-014
#[test]
fn every_player_starts_alike() {
    for players in 2..=4 {
        let state = start(players, 1);
        for seat in Seat::all(players) {
            let player = state.player(seat);
            assert_eq!(player.goods, [5, 1, 1, 1, 1, 1, 1, 2]);
            assert_eq!((player.ashore, player.lying, player.fired), (4, 0, [0, 0]));
            assert_eq!(player.cards.iter().sum::<u8>(), 2);
            assert_eq!((player.cards[0], player.cards[1]), (1, 1));
        }
    }
    let game = game(2);
    // Starter cards are ordinary cards: the fort yields, the ship trades.
    play(&game, Phase::Use, |edit| edit)
        .has(P0, &[(R, 2), (P, 2)])
        .asks(P0, "use S0, done");
}

// CC-009, CC-010
#[test]
fn cannons_and_sabers_are_limited_other_goods_are_not() {
    let game = game(2);
    play(&game, Phase::Place, |edit| {
        edit.tiles(P0, &["ruby", "claudia", "colin", "lola"])
            .goods(P1, &[(C, 11), (S, 11)])
            .goods(P0, &[(C, 13), (S, 13), (R, 98), (G, 98)])
    })
    .check(|play| play.state.supply == [0, 0])
    .act("place ruby, at blacksmith")
    .refuses("icon cannon", 9)
    .refuses("icon saber", 9)
    .act("icon gunpowder")
    .has(P0, &[(G, 99)])
    .act("hero, take rum")
    .has(P0, &[(R, 99)])
    .refuses("take rum", 9); // the most one player can hold
}

// CC-011, CC-012, CC-013
#[test]
fn sixteen_hero_tiles_are_dealt_in_four_open_hands() {
    for players in 2..=4 {
        let state = start(players, 7);
        assert!(state.groups.iter().all(|group| group.len() == 4));
        let all = state
            .groups
            .iter()
            .fold(HeroSet::EMPTY, |all, &group| all.or(group));
        assert_eq!(all, HeroSet::ALL);
        let game = ChaosCove::new(Setup::new(players)).unwrap();
        let view = game.view(&state, tabletop_core::Viewer::Spectator);
        assert_eq!(view.position.groups, state.groups);
    }
    assert_ne!(start(4, 1).groups, start(4, 2).groups);
}

// CC-015, CC-016
#[test]
fn five_cards_are_dealt_and_hidden() {
    for players in 2..=4 {
        let state = start(players, 3);
        let dealt: u8 = state.hands.iter().map(|hand| hand.total()).sum();
        assert_eq!(dealt, players * 5);
        assert_eq!(state.deck.total(), 64 - players * 5);
        let all = state
            .hands
            .iter()
            .fold(state.deck, |all, &hand| all.plus(hand));
        assert_eq!(all, Cards::full(4));
        let game = ChaosCove::new(Setup::new(players)).unwrap();
        let view = game.view(&state, P0.into());
        assert_eq!(
            view.position.hands[0],
            chaos_cove::SeenCards::Known(state.hands[0])
        );
        assert_eq!(view.position.hands[1], chaos_cove::SeenCards::Count(5));
        assert_eq!(
            view.position.deck,
            chaos_cove::SeenCards::Count(64 - players * 5)
        );
    }
}

// CC-017, CC-018, CC-019
#[test]
fn ten_stacks_show_their_top_cards() {
    let state = start(4, 5);
    for stack in 0..8u8 {
        let pile = state.stacks[usize::from(stack)];
        assert_eq!(
            (pile.left, pile.top.map(chaos_cove::Design::number)),
            (6, Some(stack + 2))
        );
    }
    for pile in &state.stacks[8..] {
        assert_eq!(pile.left, 8);
        assert!(pile.top.unwrap().number() >= 10);
    }
    assert_eq!(state.pool.total(), 14);
}

// CC-020, CC-021, CC-022, CC-023
#[test]
fn each_wave_is_shuffled_on_its_own_and_lies_face_down() {
    for (players, lanes) in [(2, 3), (3, 4), (4, 6)] {
        let state = start(players, 2);
        for side in &state.lanes {
            assert_eq!(
                side.iter()
                    .filter(|&&invader| invader == Invader::Down)
                    .count(),
                lanes
            );
        }
        assert_eq!(state.unseen, (1 << 48) - 1);
    }
    // What is turned up is a tile of the present wave, of the side, each once.
    let game = game(4);
    let shown = play(&game, Phase::Defend, |edit| {
        edit.round(2)
            .no_invader(&["land 1", "land 2", "land 3", "land 4", "land 5", "land 6"])
    });
    let tiles: Vec<Tile> = shown
        .events
        .iter()
        .filter_map(|event| match event {
            Happening::Flipped { tile, .. } => Some(*tile),
            _ => None,
        })
        .collect();
    assert_eq!(tiles.len(), 6);
    assert!(
        tiles
            .iter()
            .all(|tile| tile.wave() == 2 && tile.side() == Side::Sea)
    );
    assert_eq!(INVADERS.name(), "invaders");
}

// CC-024
#[test]
fn the_first_player_is_given_or_drawn() {
    let game = ChaosCove::new(Setup::new(4).first(P3)).unwrap();
    let mut answers = Vec::new();
    let state = game.start(&mut Quiet::new(Logged::new(Seeded::new(1), &mut answers)));
    assert_eq!(state.marker, P3);
    assert!(answers.iter().all(|answer| answer.stream != FIRST));
    let firsts: Vec<Seat> = (0..40).map(|seed| start(4, seed).marker).collect();
    for seat in Seat::all(4) {
        assert!(firsts.contains(&seat));
    }
    assert!(ChaosCove::new(Setup::new(2).first(P2)).is_err());
}

// CC-025, CC-026, CC-028
#[test]
fn each_player_has_a_ship_and_a_fort_in_the_lane_of_their_turn() {
    let game = ChaosCove::new(Setup::new(3).first(P1)).unwrap();
    let state = game.start(&mut Quiet::new(Seeded::new(1)));
    assert_eq!(state.player(P1).pieces, [1, 1]);
    assert_eq!(state.player(P2).pieces, [8, 8]);
    assert_eq!(state.player(P0).pieces, [64, 64]);
}

// CC-027
#[test]
fn the_tokens_start_on_the_fortress() {
    let mut events = Vec::new();
    let game = game(4);
    let state = game.start(&mut Noted::new(Seeded::new(1), &mut events));
    assert!(state.players.iter().all(|player| !player.token));
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Happening::TokenTaken { .. }))
    );
}
