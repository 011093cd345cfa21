//! A whole game as text, boards at every phase from several seats, and the public types as JSON.

mod common;

use core::fmt::Write;

use chaos_cove::{Action, ChaosCove, Phase, Setup};
use common::*;
use tabletop_core::{Event, Game, Match, Narrate, Viewer};

/// Plays by a fixed rule that is neither wise nor foolish, and writes everything down as a spectator hears it.
fn told(setup: Setup, seed: u64) -> String {
    let mut game = Match::start(ChaosCove::new(setup).unwrap(), seed);
    let mut text = String::new();
    let mut number = 0usize;
    while let Some(seat) = game.pending().seats().first() {
        let actions = game.legal_actions(seat);
        number += 1;
        // Weapons and gains before anything else: so that some invaders are beaten.
        let strong = actions
            .iter()
            .find(|action| matches!(action, Action::Gun | Action::Powder | Action::Icon(_)));
        let action = strong
            .copied()
            .unwrap_or(actions[number * 5 % actions.len()]);
        let before = game.view(Viewer::Spectator);
        write!(text, "{seat} {action}: ").unwrap();
        game.game().describe(&before, action, &mut text).unwrap();
        text.push('\n');
        let mut view = before;
        let events = game.apply(seat, action).unwrap().to_vec();
        for event in &events {
            if let Some(seen) = event.seen_by(Viewer::Spectator) {
                text.push_str("    ");
                game.game().tell(&view, &seen, &mut text).unwrap();
                text.push('\n');
                game.game().follow(&mut view, &seen);
            }
        }
    }
    writeln!(text, "{:?}", game.standing().unwrap()).unwrap();
    text
}

#[test]
fn a_whole_game_as_text() {
    insta::assert_snapshot!(told(Setup::new(2).first(P0), 11));
}

fn board(play: &Play, who: Viewer) -> String {
    let mut text = String::new();
    play.game
        .board(&play.game.view(&play.state, who), &mut text)
        .unwrap();
    for line in text.lines() {
        assert!(line.chars().count() <= 100, "too wide: {line}");
        assert_eq!(line.trim_end(), line);
    }
    text
}

#[test]
fn the_board_in_every_phase() {
    let hand = ["calvin", "claudia", "art", "dennis", "dennis", "otto"];
    let edit = |phase| {
        play(&game(3), phase, |edit| {
            edit.round(2)
                .place("calvin", "lighthouse")
                .place("art", "fortress")
                .place("claudia", "port")
                .place("gus", "fortress")
                .token(P0)
                .hand(P0, &hand)
                .hand(P1, &["calvin", "gus"])
                .builds(
                    P0,
                    &["S0", "S4", "F0", "F2", "Y8"],
                    &["L1s3", "L3s2"],
                    &["L1s1", "L2s2"],
                )
                .invader("sea 2", 2, 14)
                .invader("land 1", 2, 8)
                .invader("pirate 1", 1, 12)
                .claimed(P1, 3)
        })
    };
    let mut text = String::new();
    for phase in [
        Phase::Place,
        Phase::Use,
        Phase::Buy,
        Phase::Attack,
        Phase::Defend,
        Phase::Over,
    ] {
        let play = edit(phase);
        write!(
            text,
            "=== {phase:?}, as P0 sees it\n{}\n",
            board(&play, P0.into())
        )
        .unwrap();
    }
    let fight = edit(Phase::Attack).act("attack pirate 1, gun, ask");
    for who in Viewer::all(3) {
        write!(
            text,
            "=== help is asked for, as {who} sees it\n{}\n",
            board(&fight, who)
        )
        .unwrap();
    }
    insta::assert_snapshot!(text);
}

#[test]
fn public_types_as_json() {
    let setup = Setup::new(2).first(P1);
    let actions: Vec<Action> = [
        "play calvin",
        "at tavern",
        "icon rum",
        "attack sea 3",
        "to L1s3",
        "buy 10",
        "pass",
    ]
    .iter()
    .map(|text| text.parse().unwrap())
    .collect();
    let mut text = format!("{}\n{}\n", json(&setup), json(&actions));
    let game = ChaosCove::new(setup).unwrap();
    let start = Match::start(game, 5);
    writeln!(text, "{}", json(start.state())).unwrap();
    writeln!(text, "{}", json(&start.view(P0))).unwrap();
    insta::assert_snapshot!(text);
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(value).unwrap()
}
