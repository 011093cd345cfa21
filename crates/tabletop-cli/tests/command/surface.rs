//! What the command looks like: help, list, first words; and how it is called wrongly.

use crate::common::tabletop;

#[test]
fn without_arguments_it_says_what_to_do_first() {
    insta::assert_snapshot!(tabletop(&[]).ok());
}

#[test]
fn help_is_complete() {
    insta::assert_snapshot!("help", tabletop(&["--help"]).ok());
    for command in [
        "list",
        "play",
        "simulate",
        "replay",
        "odds",
        "components",
        "perft",
        "bench",
        "completions",
    ] {
        insta::assert_snapshot!(
            format!("help_{command}"),
            tabletop(&[command, "--help"]).ok()
        );
    }
}

#[test]
fn the_list_says_what_there_is_to_know() {
    let text = tabletop(&["list"]).ok();
    // The size of a position is measured, not promised.
    let sizes = text.replace(|digit: char| digit.is_ascii_digit(), "#");
    insta::assert_snapshot!(sizes.replace("####", "###"));
    let json = tabletop(&["list", "--json"]).json();
    let games = json.as_array().unwrap();
    assert!(!games.is_empty());
    for game in games {
        assert!(text.contains(game["id"].as_str().unwrap()));
        assert!(game["state_bytes"].as_u64().unwrap() <= 1024);
        assert!(game["min_seats"].as_u64() <= game["max_seats"].as_u64());
    }
}

#[test]
fn no_line_is_longer_than_a_hundred_columns() {
    for args in [
        &["list"][..],
        &[],
        &["simulate", "all", "--games", "3"],
        &["perft", "chaos-marauders", "--depth", "3", "--split"],
        &["--help"],
        &["simulate", "--help"],
        &["play", "--help"],
    ] {
        for line in tabletop(args).ok().lines() {
            assert!(line.chars().count() <= 100, "{args:?}: {line}");
        }
    }
}

#[test]
fn wrong_calls_are_told_apart_and_have_code_2() {
    for (args, expected) in [
        (
            &["play", "chaos-maruaders"][..],
            "a similar value exists: 'chaos-marauders'",
        ),
        (&["simulate", "whist"], "possible values: chaos-marauders"),
        (
            &["play", "chaos-marauders", "--seats", "human,bob"],
            "`bob` is not human, random, greedy",
        ),
        (
            &["play", "chaos-marauders", "--seats", "human"],
            "chaos-marauders is for 2 to 4 seats, not for 1",
        ),
        (&["play"], "required arguments were not provided"),
        (
            &["simulate", "chaos-marauders", "--players", "mc:0"],
            "`mc:0` is not a player: random, greedy",
        ),
        (
            &[
                "simulate",
                "chaos-marauders",
                "--seats",
                "3",
                "--players",
                "random,greedy",
            ],
            "--players names 2 players for 3 seats",
        ),
        (
            &["simulate", "chaos-marauders", "--games", "0"],
            "0 is not in 1..",
        ),
        (
            &["simulate", "all", "--setup", "x"],
            "--setup and --components are for one game",
        ),
        (
            &["perft", "chaos-marauders", "--depth", "1", "--seats", "9"],
            "not for 9",
        ),
        (&["perft", "chaos-marauders"], "--depth"),
        (
            &["bench", "chaos-marauders", "--seconds", "0"],
            "a time from 0.001 to 3600 seconds",
        ),
        (
            &["replay", "x", "--as", "P9"],
            "`P9` is not P0 to P7, or spectator",
        ),
        (&["completions", "tcl"], "possible values"),
        (&["dance"], "unrecognized subcommand"),
    ] {
        let message = tabletop(args).fails(2);
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}

#[test]
fn completions_know_the_games() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = tabletop(&["completions", shell]).ok();
        assert!(script.contains("simulate"), "{shell}");
    }
    assert!(
        tabletop(&["completions", "bash"])
            .ok()
            .contains("chaos-marauders")
    );
}

#[test]
#[cfg(unix)]
fn a_closed_pipe_is_not_an_error() {
    use std::io::Read;
    use std::process::{Command, Stdio};

    let mut child = Command::new(env!("CARGO_BIN_EXE_tabletop"))
        .args(["components", "chaos-marauders"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut message = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut message)
        .unwrap();
    assert_eq!(message, "");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
