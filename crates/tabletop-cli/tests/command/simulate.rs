//! `simulate`, `perft` and `bench`.

use crate::common::{Folder, names, tabletop};
use serde_json::Value;

fn simulate(more: &[&str]) -> Value {
    let args = [&["simulate", "chaos-marauders", "--json"], more].concat();
    tabletop(&args).json()
}

/// Everything but the speed.
fn without_time(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    for timed in [
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "jobs",
    ] {
        assert!(fields.remove(timed).is_some(), "{timed} is missing");
    }
    report
}

#[test]
fn jobs_runs_and_saving_do_not_change_the_games() {
    let folder = Folder::new();
    let one = without_time(simulate(&["--games", "300", "--jobs", "1"]));
    let two = without_time(simulate(&["--games", "300", "--jobs", "2"]));
    let again = without_time(simulate(&["--games", "300", "--jobs", "2"]));
    assert_eq!(one, two);
    assert_eq!(two, again);
    let saves = folder.arg("new/saves");
    let few = without_time(simulate(&["--games", "7"]));
    let saved = without_time(simulate(&["--games", "7", "--save", &saves]));
    assert_eq!(few, saved);
    let files = names(&folder.path("new/saves"));
    assert_eq!(files.len(), 7);
    assert_eq!(files[0], "chaos-marauders-000000.jsonl");
    for file in files {
        let file = format!("{saves}/{file}");
        let checked = tabletop(&["replay", &file, "--check", "--json"]).json();
        assert_eq!(checked["ok"], true);
    }
    let other = simulate(&["--games", "300", "--seed", "2"]);
    assert_ne!(other["fingerprint"], one["fingerprint"]);
}

#[test]
fn searching_players_do_not_depend_on_jobs_either() {
    let players = ["--players", "mc:4,random", "--games", "3"];
    let one = without_time(simulate(&[&players[..], &["--jobs", "1"]].concat()));
    let two = without_time(simulate(&[&players[..], &["--jobs", "2"]].concat()));
    assert_eq!(one, two);
    assert_eq!(one["seats"], 2);
    assert_eq!(one["by_seat"][0]["player"], "mc:4");
}

#[test]
fn the_report_adds_up() {
    let report = simulate(&["--games", "50", "--seats", "3"]);
    assert_eq!(report["games"], 50);
    assert_eq!(report["seats"], 3);
    let seats = report["by_seat"].as_array().unwrap();
    let shares = seats
        .iter()
        .map(|seat| seat["win_share"]["mean"].as_f64().unwrap());
    assert!((shares.sum::<f64>() - 1.0).abs() < 1e-9);
    for seat in seats {
        for estimate in ["win_share", "score"] {
            let [low, mean, high] =
                ["low", "mean", "high"].map(|end| seat[estimate][end].as_f64().unwrap());
            assert!(low <= mean && mean <= high, "{seat}");
        }
    }
    let decisions = report["decisions"].as_f64().unwrap();
    let mean = report["decisions_per_game"]["mean"].as_f64().unwrap();
    assert!((decisions / 50.0 - mean).abs() < 1e-9);
}

#[test]
fn all_games_are_played() {
    let text = tabletop(&["simulate", "all", "--games", "5"]).ok();
    let lines = tabletop(&["simulate", "all", "--games", "5", "--json"]).ok();
    assert_eq!(lines.lines().count(), text.matches("fingerprint").count());
    for line in lines.lines() {
        let report: Value = serde_json::from_str(line).unwrap();
        assert!(text.contains(report["fingerprint"].as_str().unwrap()));
    }
}

#[test]
fn perft_counts_add_up() {
    for luck in [&[][..], &["--all-luck"]] {
        let args = [
            "perft",
            "chaos-marauders",
            "--seats",
            "2",
            "--split",
            "--json",
        ];
        let report = tabletop(&[&args[..], &["--depth", "2"], luck].concat()).json();
        let split: u64 = report["split"]
            .as_array()
            .unwrap()
            .iter()
            .map(|line| line["lines"].as_u64().unwrap())
            .sum();
        assert_eq!(report["depths"][1]["lines"], split);
        assert_eq!(report["depths"].as_array().unwrap().len(), 2);
    }
    let limit = [
        "perft",
        "chaos-marauders",
        "--depth",
        "4",
        "--all-luck",
        "--limit",
        "3",
    ];
    let message = tabletop(&limit).fails(1);
    assert!(
        message.contains("more than 3 outcomes; raise the limit"),
        "{message}"
    );
}

#[test]
fn bench_measures_everything() {
    let args = [
        "bench",
        "chaos-marauders",
        "--seconds",
        "0.001",
        "--seats",
        "2",
        "--json",
    ];
    let ran = tabletop(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    for (name, value) in report.as_object().unwrap() {
        if name.contains("_ns") {
            assert!(value.as_f64().unwrap() > 0.0, "{name}");
        }
    }
    assert_eq!(report["allocations_per_decision"], 0.0);
    assert_eq!(report["allocations_per_clone"], 0.0);
    assert!(report["state_bytes"].as_u64().unwrap() <= 1024);
}
