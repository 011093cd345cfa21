//! Players and arenas, on a real game.

use chaos_marauders::ChaosMarauders;
use tabletop_bots::tally::Tally;
use tabletop_bots::{Arena, ArenaError, Ask, PlayerSpec};
use tabletop_core::{Catalog, Game, Match, Seat};

fn game(seats: u8) -> ChaosMarauders {
    ChaosMarauders::new(ChaosMarauders::standard(seats)).unwrap()
}

fn players(text: &str) -> Vec<PlayerSpec> {
    text.split(',')
        .map(|player| player.parse().unwrap())
        .collect()
}

#[test]
fn every_player_chooses_legal_actions_only() {
    for text in ["random", "greedy:1", "mc:8", "ismcts:8"] {
        let game = game(2);
        let spec: PlayerSpec = text.parse().unwrap();
        let mut bots = [spec.build(1), spec.build(2)];
        let mut played = Match::start(game, 5);
        while let Some(seat) = played.pending().seats().first() {
            let legal = played.legal_actions(seat);
            let action = bots[seat.index()].choose(&Ask {
                game: played.game(),
                view: &played.view(seat),
                seat,
                legal: &legal,
            });
            assert!(legal.contains(&action), "{text} chose `{action}`");
            played.apply(seat, action).unwrap();
        }
        assert!(played.standing().is_some());
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = game(3);
    for text in ["random,random,random", "greedy:1,mc:10,ismcts:10"] {
        let players = players(text);
        let one = Arena::new(&game, &players, 1).unwrap();
        let two = Arena::new(&game, &players, 2).unwrap();
        let game_3 = one.worker().play(3).unwrap();
        let mut worker = one.worker();
        let game_1 = worker.play(1).unwrap();
        assert_eq!(worker.play(3).unwrap(), game_3, "{text}: order matters");
        assert_ne!(game_1.fingerprint, game_3.fingerprint, "{text}");
        assert_ne!(
            two.worker().play(3).unwrap().fingerprint,
            game_3.fingerprint,
            "{text}"
        );
    }
}

#[test]
fn a_log_does_not_change_the_game() {
    let game = game(2);
    for text in ["random,random", "mc:6,random"] {
        let players = players(text);
        let arena = Arena::new(&game, &players, 9).unwrap();
        for index in 0..3 {
            let quiet = arena.worker().play(index).unwrap();
            let (logged, played) = arena.worker().play_logged(index).unwrap();
            assert_eq!(quiet, logged, "{text}");
            assert_eq!(played.steps().len(), logged.decisions as usize);
            assert_eq!(played.seed(), logged.seed);
        }
    }
}

#[test]
fn searching_beats_chance() {
    let game = game(2);
    for bot in ["greedy:1", "mc:16", "ismcts:24"] {
        let players = players(&format!("random,{bot}"));
        let arena = Arena::new(&game, &players, 2024).unwrap();
        let mut worker = arena.worker();
        let mut tally = Tally::default();
        for index in 0..8 {
            tally.add(&worker.play(index).unwrap());
        }
        let [chance, search] = [0, 1].map(|seat| {
            let seat = Seat::new(seat);
            let score = tally.score(seat).unwrap().mean;
            (tally.win_share(seat).unwrap().mean, score)
        });
        assert!(search.0 > 0.6, "{bot} won {} of its games", search.0);
        assert!(search.1 > chance.1 + 100.0, "{bot}: {search:?}, {chance:?}");
    }
}

#[test]
fn an_arena_wants_a_player_for_each_seat() {
    let error = Arena::new(&game(3), &players("random,random"), 1).unwrap_err();
    assert_eq!(
        error,
        ArenaError::Players {
            players: 2,
            seats: 3
        }
    );
    assert_eq!(error.to_string(), "2 players for 3 seats");
}
