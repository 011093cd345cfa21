//! Files that are wrong: saves, components, setups.

use std::fs;

use crate::common::{Folder, saved_game, tabletop};

#[test]
fn a_save_that_is_cut_short_shows_what_was_read() {
    let folder = Folder::new();
    let save = fs::read_to_string(saved_game(&folder)).unwrap();
    let lines: Vec<&str> = save.lines().collect();
    let cut = folder.write("cut.jsonl", lines[..12].join("\n") + "\n");
    let ran = tabletop(&["replay", &cut]);
    assert!(ran.out.contains("10 steps"), "{}", ran.out);
    assert!(
        ran.fails(1)
            .contains("the save is cut short after step 10: the end line is missing")
    );
    let half = folder.write("half.jsonl", &save[..save.len() / 2]);
    let ran = tabletop(&["replay", &half, "--check"]);
    assert!(
        ran.out.contains("are as recorded, up to fingerprint"),
        "{}",
        ran.out
    );
    let message = ran.fails(1);
    assert!(
        message.contains("half.jsonl: ") && message.contains("step "),
        "{message}"
    );
    let only = folder.write("only.jsonl", lines[0]);
    assert!(
        tabletop(&["replay", &only])
            .fails(1)
            .contains("the start is missing")
    );
}

#[test]
fn one_changed_byte_is_found_and_its_step_named() {
    let folder = Folder::new();
    let save = fs::read_to_string(saved_game(&folder)).unwrap();
    let mut lines: Vec<String> = save.lines().map(ToOwned::to_owned).collect();
    let digit = lines[20].rfind('"').unwrap() - 1;
    let other = if lines[20].as_bytes()[digit] == b'0' {
        "1"
    } else {
        "0"
    };
    lines[20].replace_range(digit..=digit, other);
    let changed = folder.write("changed.jsonl", lines.join("\n") + "\n");
    let ran = tabletop(&["replay", &changed]);
    assert!(ran.out.contains("18 steps"), "{}", ran.out);
    let message = ran.fails(1);
    assert!(
        message.contains("step 19: the record has fingerprint"),
        "{message}"
    );
    let json = tabletop(&["replay", &changed, "--check", "--json"]);
    assert!(
        json.out.contains(r#""ok":false"#) && json.out.contains(r#""problem":"step 19"#),
        "{}",
        json.out
    );
    assert_eq!(json.code, 1);
    for command in [
        &["odds", &changed, "--action", "row 1"][..],
        &["play", "--load", &changed],
    ] {
        assert!(tabletop(command).fails(1).contains("step 19"));
    }
}

#[test]
fn what_is_no_save_is_told_so() {
    let folder = Folder::new();
    let text = folder.write("notes.txt", "buy milk\n");
    assert!(
        tabletop(&["replay", &text])
            .fails(1)
            .contains("notes.txt: this is not a saved match")
    );
    let bytes = folder.write("noise", [0xff, 0xfe, 0x00]);
    assert!(
        tabletop(&["replay", &bytes])
            .fails(1)
            .contains("this is not a saved match")
    );
    let missing = folder.arg("missing");
    assert!(
        tabletop(&["replay", &missing])
            .fails(1)
            .contains("cannot read ")
    );
    let save = fs::read_to_string(saved_game(&folder)).unwrap();
    let whist = folder.write("whist.jsonl", save.replacen("chaos-marauders", "whist", 1));
    assert!(
        tabletop(&["replay", &whist])
            .fails(1)
            .contains("`whist` is not a game (games: chaos-marauders")
    );
    let game = folder.arg("game.jsonl");
    assert!(
        tabletop(&["replay", &game, "--to", "9999"])
            .fails(1)
            .contains("there is no step 9999")
    );
    assert!(
        tabletop(&["replay", &game, "--as", "P3"])
            .fails(2)
            .contains("there is no P3 in this game")
    );
}

#[test]
fn components_go_out_and_come_back() {
    let folder = Folder::new();
    let file = folder.arg("cards.json");
    assert_eq!(
        tabletop(&["components", "chaos-marauders", "--out", &file]).ok(),
        ""
    );
    assert_eq!(folder.names(), ["cards.json"]);
    let text = tabletop(&["components", "chaos-marauders"]).ok();
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    let checked = tabletop(&["components", "chaos-marauders", "--check", &file]).ok();
    assert!(
        checked.contains("is a valid component file of chaos-marauders"),
        "{checked}"
    );
    // The same cards play the same games, even though the setup says so in another way.
    let with = tabletop(&[
        "simulate",
        "chaos-marauders",
        "--games",
        "20",
        "--components",
        &file,
        "--json",
    ])
    .json();
    let without = tabletop(&["simulate", "chaos-marauders", "--games", "20", "--json"]).json();
    assert_eq!(with["fingerprint"], without["fingerprint"]);
}

#[test]
fn a_setup_goes_out_and_comes_back() {
    let folder = Folder::new();
    let file = folder.arg("setup.json");
    tabletop(&[
        "components",
        "chaos-marauders",
        "--setup-for",
        "3",
        "--out",
        &file,
    ])
    .ok();
    let with = tabletop(&[
        "simulate",
        "chaos-marauders",
        "--games",
        "5",
        "--setup",
        &file,
        "--json",
    ])
    .json();
    assert_eq!(with["seats"], 3);
    let other = [
        "simulate",
        "chaos-marauders",
        "--setup",
        &file,
        "--seats",
        "2",
    ];
    assert!(
        tabletop(&other)
            .fails(2)
            .contains("the setup is for 3 seats, and 2 were asked for")
    );
}

#[test]
fn every_fault_of_a_component_file_is_listed() {
    let folder = Folder::new();
    let text = tabletop(&["components", "chaos-marauders"]).ok();
    let mut cards: serde_json::Value = serde_json::from_str(&text).unwrap();
    // Too many copies of two cards: two faults at least.
    let mut changed = 0;
    double(&mut cards, &mut changed);
    assert!(changed > 1, "the component file has no copies to change");
    let file = folder.write("faults.json", cards.to_string());
    let message = tabletop(&["simulate", "chaos-marauders", "--components", &file]).fails(1);
    assert!(message.contains("faults.json is refused: "), "{message}");
    let check = tabletop(&["components", "chaos-marauders", "--check", &file]).fails(1);
    assert_eq!(check, message);
    let broken = folder.write("broken.json", &text[..text.len() / 2]);
    let message = tabletop(&[
        "perft",
        "chaos-marauders",
        "--depth",
        "1",
        "--components",
        &broken,
    ])
    .fails(1);
    assert!(
        message.contains("broken.json is not a component file of chaos-marauders: "),
        "{message}"
    );
    assert!(message.contains("at line "), "{message}");
}

/// Doubles every number of copies.
fn double(value: &mut serde_json::Value, changed: &mut u32) {
    match value {
        serde_json::Value::Object(fields) => {
            for (name, value) in fields {
                match value.as_u64() {
                    Some(number) if name == "copies" || name == "count" => {
                        *value = (number * 2).into();
                        *changed += 1;
                    }
                    _ => double(value, changed),
                }
            }
        }
        serde_json::Value::Array(items) => items.iter_mut().for_each(|item| double(item, changed)),
        _ => {}
    }
}
