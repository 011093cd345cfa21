//! A game by hand from piped input, and what is done with its save.

use std::fs;

use crate::common::{Folder, ones, saved_game, tabletop, typed};

const PLAY: [&str; 6] = [
    "play",
    "chaos-marauders",
    "--seats",
    "human,random",
    "--seed",
    "5",
];

#[test]
fn a_whole_game_is_played_saved_replayed_and_asked_for_odds() {
    let folder = Folder::new();
    let file = saved_game(&folder);
    assert_eq!(folder.names(), ["game.jsonl"], "a temporary file was left");

    let checked = tabletop(&["replay", &file, "--check"]).ok();
    assert!(
        checked.contains("are as recorded, up to fingerprint"),
        "{checked}"
    );

    let story = tabletop(&["replay", &file, "--as", "P0"]).ok();
    assert!(story.contains("The game is over"), "{story}");
    let steps = fs::read_to_string(&file).unwrap().lines().count() - 3;
    assert!(
        story.contains(&format!("{steps} steps, as P0 saw it")),
        "{story}"
    );
    let part = tabletop(&["replay", &file, "--to", "3"]).ok();
    assert!(
        part.contains(&format!("3 of {steps} steps, as spectator saw it")),
        "{part}"
    );
    assert!(
        part.lines().all(|line| line.chars().count() <= 100),
        "{part}"
    );

    let json = tabletop(&["replay", &file, "--json"]).json();
    assert_eq!(json["steps"].as_array().unwrap().len(), steps + 1);
    assert!(json["standing"].is_object());
    let own = tabletop(&["replay", &file, "--json", "--as", "P1"]).json();
    for step in own["steps"].as_array().unwrap() {
        // Only one's own decisions are told as such.
        assert_eq!(step.get("action").is_some(), step["seat"] == 1, "{step}");
    }
}

#[test]
fn odds_are_exact_and_sum_to_one() {
    let folder = Folder::new();
    let file = saved_game(&folder);
    let save = fs::read_to_string(&file).unwrap();
    // The first decision that asked luck for something.
    let line: serde_json::Value = save
        .lines()
        .skip(2)
        .map(|line| serde_json::from_str(line).unwrap())
        .find(|line: &serde_json::Value| !line["luck"].as_array().unwrap().is_empty())
        .unwrap();
    let before = (line["step"].as_u64().unwrap() - 1).to_string();
    let action = line["action"].as_str().unwrap();
    let args = ["odds", &file, "--at", &before, "--action", action];
    let json = tabletop(&[&args[..], &["--json"]].concat()).json();
    let outcomes = json["outcomes"].as_array().unwrap();
    assert!(outcomes.len() > 1);
    let percents: Vec<f64> = outcomes
        .iter()
        .map(|outcome| outcome["percent"].as_f64().unwrap())
        .collect();
    assert!((percents.iter().sum::<f64>() - 100.0).abs() < 1e-6);
    assert!(
        percents.windows(2).all(|pair| pair[0] >= pair[1]),
        "not sorted"
    );
    let text = tabletop(&args).ok();
    assert!(
        text.contains("1  100.00 %") && text.contains("outcomes"),
        "{text}"
    );
    assert!(
        text.lines().all(|line| line.chars().count() <= 100),
        "{text}"
    );

    let over = tabletop(&["odds", &file, "--action", "row 1"]).fails(1);
    assert!(
        over.contains("the game is over; choose an earlier step with --at"),
        "{over}"
    );
    let limit = tabletop(&[&args[..], &["--limit", "1"]].concat()).fails(1);
    assert!(limit.contains("more than 1 outcomes"), "{limit}");
    let text = tabletop(&["odds", &file, "--at", "0", "--action", "jump"]).fails(1);
    assert!(text.contains("`jump` is not an action"), "{text}");
    let other = tabletop(&[
        "odds", &file, "--at", "0", "--seat", "P0", "--action", "row 1",
    ])
    .fails(1);
    assert!(other.contains("it is not for P0 to act"), "{other}");
    let nobody = tabletop(&[
        "odds", &file, "--at", "0", "--seat", "P7", "--action", "row 1",
    ])
    .fails(2);
    assert!(nobody.contains("there is no P7 in this game"), "{nobody}");
}

#[test]
fn everything_that_can_be_typed() {
    let folder = Folder::new();
    let file = folder.arg("part.bin");
    let input = format!(
        "help\n99\n0\njump\ncell 3\nundo\nodds 4\nodds\nodds x\nsave\nsave {}\nrow 1\ncell 2\nundo\nboard\nlog\nsave {file}\nquit\n",
        folder.arg("no/such/folder/x")
    );
    let out = typed(&PLAY, &input).ok();
    for expected in [
        "P0> help\n  NUMBER ",
        "there is no 99: the numbers are 1 to 4",
        "there is no 0: the numbers are 1 to 4",
        "`jump` is not an action",
        "not allowed by rule CMR-",
        "there is nothing to take back",
        "`discard`, exactly:",
        "the odds of what? `odds NUMBER`",
        "`x` is not an action",
        "save where? `save FILE`",
        "not saved: cannot write ",
        "back to step 3",
        "saved 2 steps in ",
        "You left the game at step 3; it has seed 5.",
    ] {
        assert!(out.contains(expected), "{expected:?} is missing in\n{out}");
    }
    assert!(
        !out.contains('\x1b'),
        "control characters without a terminal"
    );
    assert!(
        out.lines()
            .filter(|line| !line.contains("save")) // they hold a path
            .all(|line| line.chars().count() <= 100)
    );

    let more = typed(
        &["play", "--load", &file, "--seats", "human,random"],
        "quit\n",
    )
    .ok();
    assert!(more.contains("P0, step 3:"), "{more}");
    let other = typed(&["play", "--load", &file, "--seats", "human"], "").fails(2);
    assert!(
        other.contains("--seats names 1 players, and the game has 2 seats"),
        "{other}"
    );
}

#[test]
fn the_end_of_the_input_leaves_the_game() {
    let out = typed(&PLAY, "1\n1").ok();
    assert!(
        out.ends_with("You left the game at step 4; it has seed 5.\n"),
        "{out}"
    );
    assert!(
        typed(&PLAY, "\n\n \n\u{fffd}\n")
            .ok()
            .contains("You left the game")
    );
}

#[test]
fn undo_takes_luck_back_too() {
    let out = typed(&PLAY, "1\n1\nundo\n1\nquit\n").ok();
    let draws: Vec<&str> = out
        .lines()
        .filter(|line| line.contains("P0 draws Smasher"))
        .collect();
    assert_eq!(draws.len(), 2, "{out}");
}

#[test]
fn two_people_take_turns_and_chance_plays_alone() {
    let both = [
        "play",
        "chaos-marauders",
        "--seats",
        "human,human",
        "--seed",
        "5",
    ];
    let out = typed(&both, &ones("quit")).ok();
    assert!(out.contains("P0> 1") && out.contains("P1> 1") && out.contains("The game is over"));
    let alone = [
        "play",
        "chaos-marauders",
        "--seats",
        "random,greedy:1",
        "--seed",
        "5",
    ];
    let out = typed(&alone, "").ok();
    assert!(
        out.contains("The game is over") && out.contains("is the greenest"),
        "{out}"
    );
}
