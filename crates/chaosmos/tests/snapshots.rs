//! What people and other programs see, written down: a whole game as text, boards of several moments, the public types as JSON,
//! fingerprints of games.

use std::fmt::Write as _;

use chaosmos::{Action, Alien, Chaosmos, Components, Kind, Setup, Stage};
use tabletop_core::{Chance, Game, Match, Narrate, Odds, Seat, Seeded, Stream, Viewer};

/// Plays with players who seldom end a turn early and like to fight.
fn adventurers(setup: Setup, seed: u64) -> Match<Chaosmos> {
    let mut game = Match::start(Chaosmos::new(setup).unwrap(), seed);
    let mut choice = Seeded::new(seed);
    while let Some(seat) = game.pending().seats().first() {
        let mut actions = game.legal_actions(seat);
        let attack = |action: &Action| matches!(action, Action::Attack(_) | Action::Play(_));
        if actions.iter().any(attack) {
            actions.retain(attack);
        } else if actions.len() > 2 {
            actions.retain(|action| !matches!(action, Action::EndTurn | Action::Return));
        }
        let count = u32::try_from(actions.len()).unwrap();
        let index = choice.pick(Stream::POLICY, Odds::Even(count));
        game.apply(seat, actions[index as usize]).unwrap();
    }
    game
}

fn board(game: &Match<Chaosmos>, who: Viewer) -> String {
    let mut text = String::new();
    game.game().board(&game.view(who), &mut text).unwrap();
    text
}

/// A short game as a player sees it: every decision, every event, the last board.
#[test]
fn a_whole_game_as_text() {
    let setup = Setup {
        length: chaosmos::Length::Short,
        ..Setup::new(2)
    };
    let game = adventurers(setup, 11);
    let rules = game.game();
    let who = Viewer::Seat(Seat::new(0));
    let mut text = String::new();
    let mut view = game.at(0).unwrap().view(who);
    for step in 0..=game.steps().len() {
        if let Some(decision) = step.checked_sub(1).map(|index| game.steps()[index]) {
            let seen = game.seen(step, who).next().is_some();
            if decision.seat == Seat::new(0) {
                writeln!(text, "> {} {}", decision.seat, decision.action).unwrap();
            } else if seen {
                writeln!(text, "> {}", decision.seat).unwrap();
            }
        }
        for seen in game.seen(step, who) {
            rules.tell(&view, &seen, &mut text).unwrap();
            text.push('\n');
            if step > 0 {
                rules.follow(&mut view, &seen);
            }
        }
    }
    assert_eq!(view, game.view(who));
    text.push_str(&board(&game, who));
    insta::assert_snapshot!(text);
}

/// Shows a game at every step.
fn walk(game: &Match<Chaosmos>, mut show: impl FnMut(&Match<Chaosmos>)) {
    let mut past = game.at(0).unwrap();
    show(&past);
    for step in game.steps() {
        past.apply(step.seat, step.action).unwrap();
        show(&past);
    }
}

#[test]
fn boards_fit_in_100_columns_at_every_step() {
    for seed in 0..4 {
        walk(&adventurers(Setup::new(4), seed), |game| {
            let who = game.pending().seats().first();
            for who in [
                who.map_or(Viewer::Spectator, Viewer::Seat),
                Viewer::Seat(Seat::new(1)),
            ] {
                let text = board(game, who);
                for line in text.lines() {
                    assert!(line.chars().count() <= 100, "{line}");
                    assert_eq!(line.trim_end(), line, "blanks at the end");
                }
            }
        });
    }
}

#[test]
fn every_action_is_described_in_one_line() {
    let mut described = 0;
    for seed in 0..4 {
        walk(&adventurers(Setup::new(3), seed), |game| {
            for seat in game.pending().seats() {
                let view = game.view(seat);
                for action in game.legal_actions(seat) {
                    let mut text = String::new();
                    game.game().describe(&view, action, &mut text).unwrap();
                    assert!(!text.is_empty() && !text.contains('\n'));
                    described += 1;
                }
            }
        });
    }
    assert!(described > 1000);
}

/// The first position of a series of games of which `is` is true.
fn moment(is: impl Fn(&Match<Chaosmos>) -> bool) -> Match<Chaosmos> {
    (0..200)
        .map(|seed| adventurers(Setup::new(3), seed))
        .find_map(|game| {
            let mut past = game.at(0).unwrap();
            for step in game.steps() {
                if is(&past) {
                    return Some(past);
                }
                past.apply(step.seat, step.action).unwrap();
            }
            None
        })
        .expect("it happens in one of many games")
}

#[test]
fn boards_of_several_moments() {
    let stage = |game: &Match<Chaosmos>| game.state().open().fight().map(|fight| fight.stage);
    let mut text = String::new();
    let moments = vec![
        ("sheets", moment(|_| true)),
        (
            "the split",
            moment(|game| game.state().open().phase() == chaosmos::Phase::Split),
        ),
        (
            "an exchange",
            moment(|game| {
                matches!(
                    game.state().open().frame(),
                    Some(chaosmos::Frame::Round { .. })
                )
            }),
        ),
        (
            "cards in combat",
            moment(|game| {
                matches!(stage(game), Some(Stage::Cards(_)))
                    && game.state().open().fight().unwrap().totals != [0, 0]
            }),
        ),
        ("spoils", moment(|game| stage(game) == Some(Stage::Take))),
        (
            "a main action",
            moment(|game| game.state().open().turns() > 6 && game.state().open().frame().is_none()),
        ),
    ];
    for (name, game) in moments {
        let seat = game.pending().seats().first().unwrap();
        writeln!(text, "--- {name}, as {seat} sees it").unwrap();
        text.push_str(&board(&game, Viewer::Seat(seat)));
    }
    let last = moment(|game| game.state().open().turns() > 6);
    text.push_str("--- as the spectator sees it\n");
    text.push_str(&board(&last, Viewer::Spectator));
    insta::assert_snapshot!(text);
}

#[test]
fn public_types_as_json() {
    let game = moment(|game| game.state().open().fight().is_some());
    let seat = game.pending().seats().first().unwrap();
    let mut text = String::new();
    let mut line = |what: &str, json: String| writeln!(text, "{what}: {json}").unwrap();
    line(
        "setup",
        serde_json::to_string(&Setup::new(3).with_aliens(&[Alien::DRUSU])).unwrap(),
    );
    let tables = Components::standard();
    for kind in [
        Kind::OVOID,
        Kind::HAVOCIUM_INVERTER,
        Kind::ION_GRENADE,
        Kind::PLANETARY_BASE,
    ] {
        line(
            "card",
            serde_json::to_string(&tables.cards[kind.index()]).unwrap(),
        );
    }
    line("alien", serde_json::to_string(&tables.aliens[7]).unwrap());
    line("space", serde_json::to_string(&tables.spaces[10]).unwrap());
    line("numbers", serde_json::to_string(&tables.numbers).unwrap());
    for action in [
        "choose drusu",
        "radiate oolu",
        "next",
        "stow imp",
        "take imp",
        "turn-up telethwarter-trap",
        "turn-down",
        "unlock hand",
        "unlock envelope",
        "keep",
        "return",
        "end-turn",
        "access",
        "ready-hands",
        "move s1",
        "glide y1",
        "hyperspace",
        "control",
        "attack P1",
        "attack oolu",
        "activate-base",
        "trade",
        "use hypertube",
        "ability",
        "pay strike",
        "show polymorpher",
        "give imp",
        "pick imp",
        "pick-hidden",
        "pick-nothing",
        "to cphov",
        "stay",
        "aim oolu",
        "target P1",
        "clock -6",
        "die 0",
        "play imp",
        "copy imp",
        "pass",
        "hide imp",
        "spoils",
        "banish",
        "seize",
        "box",
        "silent",
        "spring",
    ] {
        let read: Action = action.parse().unwrap();
        assert_eq!(read.to_string(), action);
        line(action, serde_json::to_string(&read).unwrap());
    }
    for event in game.events(game.steps().len()) {
        line("event", serde_json::to_string(event).unwrap());
    }
    line("view", serde_json::to_string(&game.view(seat)).unwrap());
    insta::assert_snapshot!(text);
}

#[test]
fn golden_fingerprints() {
    // The same setup, seed and decisions give the same game on every platform. If one of these changes, so must `REVISION`.
    let prints: Vec<String> = (0..4)
        .flat_map(|seed| (2..=4).map(move |seats| adventurers(Setup::new(seats), seed)))
        .map(|game| {
            let steps = game.steps().len();
            format!("{} after {steps} decisions", game.fingerprint())
        })
        .collect();
    insta::assert_snapshot!(prints.join("\n"));
}
