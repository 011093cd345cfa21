//! Every numbered rule of the book's chapter, in the chapter's sections: a test that fails if the rule is broken, tagged with its
//! number, or a line in `UNTESTED.md`.

#[path = "../common/mod.rs"]
mod common;

/// Declares the files and reads their texts, to see which rules they show.
macro_rules! sections {
    ($($section:ident),+ $(,)?) => {
        $(mod $section;)+

        const SECTIONS: &[(&str, &str)] = &[
            $((stringify!($section), include_str!(concat!(stringify!($section), ".rs")))),+
        ];
    };
}

sections!(
    setup,
    rigging,
    calendar,
    navigation,
    combat,
    turn_order,
    preparation,
    volleys,
    fleeing,
    legendary_pirates,
    royal_navy,
    plunder,
    upgrade,
    black_ships,
    fame,
    end_of_game,
    tavern_cards,
    parrots,
    mastercraft,
    battle_cards,
    volley_cards,
    event_cards,
);

/// Rules are numbered without gaps up to this one.
const RULES: u16 = 212;

/// The rules named in the tags of a text: lines of comment that begin with `PC-`.
fn tags(text: &str) -> Vec<u16> {
    let tagged = text.lines().filter_map(|line| {
        let line = line.trim().trim_start_matches(['/', '-', ' ']);
        line.starts_with("PC-").then_some(line)
    });
    tagged
        .flat_map(|line| line.split("PC-").skip(1))
        .map(|tail| tail[..3].parse().expect("three digits"))
        .collect()
}

#[test]
fn every_rule_is_shown_or_explained() {
    let explained = tags(include_str!("UNTESTED.md"));
    let shown: Vec<u16> = SECTIONS.iter().flat_map(|(_, text)| tags(text)).collect();
    let missing: Vec<u16> = (1..=RULES)
        .filter(|rule| !shown.contains(rule) && !explained.contains(rule))
        .collect();
    assert!(missing.is_empty(), "no test shows {missing:?}");
    for rule in explained {
        assert!(
            !shown.contains(&rule),
            "PC-{rule:03} is shown; strike it from UNTESTED.md"
        );
        assert!((1..=RULES).contains(&rule));
    }
    assert!(shown.iter().all(|rule| (1..=RULES).contains(rule)));
}
