//! What people and other programs see, written down: a whole game as text, the public types as JSON, fingerprints of games.

use std::fmt::Write as _;

use chaos_marauders::{Action, Answer, ChaosMarauders, Components, Setup};
use tabletop_core::{Chance, Game, Match, Narrate, Odds, Pending, Seat, Seeded, Stream, Viewer};

/// Plays with players who discard only if they must.
fn builders(setup: Setup, seed: u64) -> Match<ChaosMarauders> {
    let mut game = Match::start(ChaosMarauders::new(setup).unwrap(), seed);
    let mut choice = Seeded::new(seed);
    while let Some(seat) = game.pending().seats().first() {
        let mut actions = game.legal_actions(seat);
        if actions.len() > 1 {
            actions.retain(|&action| action != Action::Discard);
        }
        let count = u32::try_from(actions.len()).unwrap();
        let index = choice.pick(Stream::POLICY, Odds::Even(count));
        game.apply(seat, actions[index as usize]).unwrap();
    }
    game
}

fn board(game: &Match<ChaosMarauders>, who: Viewer) -> String {
    let mut text = String::new();
    game.game().board(&game.view(who), &mut text).unwrap();
    text
}

#[test]
fn a_whole_game_as_text() {
    let game = builders(Setup::new(3), 11);
    let rules = game.game();
    let mut text = String::new();
    let mut view = game.at(0).unwrap().view(Viewer::Spectator);
    for step in 0..=game.steps().len() {
        if let Some(decision) = step.checked_sub(1).map(|index| game.steps()[index]) {
            writeln!(text, "> {} {}", decision.seat, decision.action).unwrap();
        }
        for seen in game.seen(step, Viewer::Spectator) {
            rules.tell(&view, &seen, &mut text).unwrap();
            text.push('\n');
            if step > 0 {
                rules.follow(&mut view, &seen);
            }
        }
    }
    assert_eq!(view, game.view(Viewer::Spectator));
    text.push_str(&board(&game, Viewer::Spectator));
    insta::assert_snapshot!(text);
}

/// Shows a game at every step.
fn walk(game: &Match<ChaosMarauders>, mut show: impl FnMut(&Match<ChaosMarauders>)) {
    let mut past = game.at(0).unwrap();
    show(&past);
    for step in game.steps() {
        past.apply(step.seat, step.action).unwrap();
        show(&past);
    }
}

#[test]
fn boards_fit_in_100_columns_at_every_step() {
    for seed in 0..6 {
        walk(&builders(Setup::new(4), seed), |game| {
            let who = game.pending().seats().first();
            let text = board(game, who.map_or(Viewer::Spectator, Viewer::Seat));
            for line in text.lines() {
                assert!(line.chars().count() <= 100, "{line}");
                assert_eq!(line.trim_end(), line, "blanks at the end");
            }
        });
    }
}

#[test]
fn every_action_is_described_in_one_line() {
    let mut described = 0;
    for seed in 0..6 {
        walk(&builders(Setup::new(3), seed), |game| {
            for seat in game.pending().seats() {
                let view = game.view(seat);
                for action in game.legal_actions(seat) {
                    let mut text = String::new();
                    game.game().describe(&view, action, &mut text).unwrap();
                    assert!(!text.is_empty() && !text.contains('\n'));
                    assert!(
                        !text.contains("unknown") && !text.contains("the card"),
                        "{text}"
                    );
                    described += 1;
                }
            }
        });
    }
    assert!(described > 1000);
}

/// A position in which the Chaos Marauders may be claimed, and one tribe has answered.
fn claims() -> Match<ChaosMarauders> {
    let game = (0..)
        .map(|seed| builders(Setup::new(3), seed))
        .find_map(|game| {
            let open = (0..game.steps().len()).find(|&step| {
                let past = game.at(step).unwrap();
                matches!(past.pending(), Pending::Sealed(seats) if seats.len() == 2)
            });
            open.map(|step| game.at(step).unwrap())
        });
    let mut game = game.expect("it happens in every second game");
    let seat = game.pending().seats().first().unwrap();
    game.apply(seat, Action::Answer(Answer::Shout)).unwrap();
    game
}

#[test]
fn public_types_as_json() {
    let game = claims();
    let seat = game.pending().seats().first().unwrap();
    let mut text = String::new();
    let mut line = |what: &str, json: String| writeln!(text, "{what}: {json}").unwrap();
    line("setup", serde_json::to_string(&Setup::new(3)).unwrap());
    let cards = Components::standard().cards;
    for index in [0, 7, 28, 44, 48] {
        line("card", serde_json::to_string(&cards[index]).unwrap());
    }
    for action in [
        "row 2",
        "row P1 2",
        "cell 5",
        "discard",
        "shout",
        "silent",
        "claimer P2",
        "attack P1 row 3",
        "decline",
        "trophy 17",
        "stop",
        "eat P1 row 3",
        "kill P1 row 3 cell 5",
        "burn P1 row 3",
        "explode row 2",
    ] {
        let read: Action = action.parse().unwrap();
        line(action, serde_json::to_string(&read).unwrap());
    }
    for event in game.events(game.steps().len()) {
        line("event", serde_json::to_string(event).unwrap());
    }
    for seen in game.seen(game.steps().len(), seat) {
        line("seen by another", serde_json::to_string(&seen).unwrap());
    }
    line("view", serde_json::to_string(&game.view(seat)).unwrap());
    insta::assert_snapshot!(text);
}

#[test]
fn boards_of_several_moments() {
    let game = claims();
    let mut text = board(&game, Viewer::Seat(Seat::new(0)));
    text.push('\n');
    text.push_str(&board(&game, Viewer::Spectator));
    insta::assert_snapshot!(text);
}

#[test]
fn golden_fingerprints() {
    // The same setup, seed and decisions give the same game on every platform. If one of these changes, so must `REVISION`.
    let prints: Vec<String> = (0..4)
        .flat_map(|seed| (2..=4).map(move |seats| builders(Setup::new(seats), seed)))
        .map(|game| {
            let steps = game.steps().len();
            format!("{} after {steps} decisions", game.fingerprint())
        })
        .collect();
    insta::assert_snapshot!(prints.join("\n"));
}
