//! What people and other programs see, written down: a whole game as text, boards at every kind of decision, fingerprints.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use pirates_cove::{Action, Components, Decision, PiratesCove, Setup};
use tabletop_core::{
    Chance, Fingerprint, Game, Luck, Match, Narrate, Odds, Playout, Quiet, Seat, Seeded, Stream,
    Viewer, perft,
};

/// Plays with captains who seldom flee and do not dismiss their Parrots.
fn sea_dogs(setup: Setup, seed: u64) -> Match<PiratesCove> {
    let mut game = Match::start(PiratesCove::new(setup).unwrap(), seed);
    let mut choice = Seeded::new(seed);
    while let Some(seat) = game.pending().seats().first() {
        let mut actions = game.legal_actions(seat);
        if actions.len() > 1 && choice.pick(Stream::POLICY, Odds::Even(4)) > 0 {
            actions.retain(|action| {
                !matches!(action, Action::Flee | Action::Dismiss(_) | Action::Decline)
            });
        }
        let count = u32::try_from(actions.len()).unwrap();
        let index = choice.pick(Stream::POLICY, Odds::Even(count));
        game.apply(seat, actions[index as usize]).unwrap();
    }
    game
}

fn board(game: &Match<PiratesCove>, who: Viewer) -> String {
    let mut text = String::new();
    game.game().board(&game.view(who), &mut text).unwrap();
    text
}

/// Shows a game at every step.
fn walk(game: &Match<PiratesCove>, mut show: impl FnMut(&Match<PiratesCove>)) {
    let mut past = game.at(0).unwrap();
    show(&past);
    for step in game.steps() {
        past.apply(step.seat, step.action).unwrap();
        show(&past);
    }
}

#[test]
fn a_whole_game_as_text() {
    let game = sea_dogs(Setup::new(3), 11);
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

/// The name of a decision, without who decides.
fn kind(decision: Decision) -> String {
    format!("{decision:?}")
        .split(['(', ' '])
        .next()
        .unwrap_or_default()
        .to_owned()
}

#[test]
fn a_board_at_every_kind_of_decision() {
    let mut boards: BTreeMap<String, String> = BTreeMap::new();
    for seed in 0..60 {
        walk(
            &sea_dogs(Setup::new(3 + u8::try_from(seed % 3).unwrap()), seed),
            |game| {
                let name = kind(game.state().decision());
                if boards.contains_key(&name) {
                    return;
                }
                let seat = game.pending().seats().first();
                let who = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let mut text = board(game, who);
                let view = game.view(who);
                for action in seat
                    .map(|seat| game.legal_actions(seat))
                    .unwrap_or_default()
                {
                    let mut phrase = String::new();
                    game.game().describe(&view, action, &mut phrase).unwrap();
                    writeln!(text, "  {:<20} {phrase}", action.to_string()).unwrap();
                }
                boards.insert(name, text);
            },
        );
    }
    let mut text = String::new();
    for (name, board) in &boards {
        writeln!(text, "=== {name}\n{board}").unwrap();
    }
    insta::assert_snapshot!(text);
}

#[test]
fn boards_and_sentences_fit_and_hide_nothing_new() {
    for seed in 0..6 {
        let played = sea_dogs(Setup::new(5), seed);
        walk(&played, |game| {
            for who in Viewer::all(5) {
                for line in board(game, who).lines() {
                    assert!(line.chars().count() <= 100, "{line}");
                    assert_eq!(line, line.trim_end());
                }
                let view = game.view(who);
                let step = game.steps().len();
                for seen in game.seen(step, who) {
                    let mut sentence = String::new();
                    game.game().tell(&view, &seen, &mut sentence).unwrap();
                    assert!(
                        sentence.ends_with('.') && !sentence.contains('\n'),
                        "{sentence}"
                    );
                }
            }
        });
    }
}

#[test]
fn the_standard_components_as_json() {
    insta::assert_snapshot!(serde_json::to_string_pretty(&Components::standard()).unwrap());
}

#[test]
fn public_types_as_json() {
    let game = sea_dogs(Setup::new(3), 5);
    let past = game.at(40).unwrap();
    let view = past.view(Seat::new(1));
    insta::assert_snapshot!(serde_json::to_string(&view).unwrap());
    assert_eq!(
        serde_json::from_str::<pirates_cove::View>(&serde_json::to_string(&view).unwrap()).unwrap(),
        view
    );
}

#[test]
fn golden_fingerprints() {
    let prints: Vec<(u8, Fingerprint, usize)> = (3..=5)
        .map(|players| {
            let game = sea_dogs(Setup::new(players), u64::from(players));
            (players, game.fingerprint(), game.steps().len())
        })
        .collect();
    insta::assert_debug_snapshot!(prints);
}

#[test]
fn perft_numbers() {
    let game = PiratesCove::new(Setup::new(3)).unwrap();
    let mut table = Quiet::new(Seeded::new(1));
    let start = game.start(&mut table);
    let mut text = String::new();
    for depth in 0..=7 {
        let lines = perft(&game, &start, depth, Luck::Seeded(1)).unwrap();
        writeln!(text, "start, depth {depth}: {lines}").unwrap();
    }
    let mut later = start;
    let mut players = Playout::new();
    for _ in 0..30 {
        players.step(&game, &mut later, &mut table).unwrap();
    }
    for depth in 0..=5 {
        let lines = perft(&game, &later, depth, Luck::Seeded(1)).unwrap();
        writeln!(text, "after 30 decisions, depth {depth}: {lines}").unwrap();
    }
    insta::assert_snapshot!(text);
}
