//! Every numbered rule of the book's chapter, in the chapter's sections: a test that fails if the rule is broken, tagged with its
//! number, or a line in `UNTESTED.md`.

#[path = "../common/mod.rs"]
mod common;

/// Declares the files and reads their texts, to see which rules they show.
macro_rules! sections {
    ($($section:ident),+ $(,)?) => {
        $(mod $section;)+

        const SECTIONS: &[&str] = &[$(include_str!(concat!(stringify!($section), ".rs"))),+];
    };
}

sections!(
    aim_and_end,
    set_up,
    decks,
    rounds,
    planning,
    questing,
    playing,
    damage,
    curse,
    rest,
    crew_and_upgrades,
    replacement,
    solo,
);

/// The numbers that are in use.
const RULES: [std::ops::RangeInclusive<u16>; 13] = [
    1..=7,
    10..=23,
    30..=36,
    40..=42,
    50..=55,
    60..=64,
    70..=104,
    110..=120,
    130..=135,
    140..=158,
    160..=164,
    170..=176,
    200..=226,
];

/// The rules named in the tags of a text: lines of comment or of a list that begin with `PCC-`.
fn tags(text: &str) -> Vec<u16> {
    let tagged = text.lines().filter_map(|line| {
        let line = line.trim().trim_start_matches(['/', '-', ' ']);
        line.starts_with("PCC-").then_some(line)
    });
    tagged
        .flat_map(|line| line.split("PCC-").skip(1))
        .map(|tail| tail[..3].parse().expect("three digits"))
        .collect()
}

#[test]
fn every_rule_is_shown_or_explained() {
    let explained = tags(include_str!("UNTESTED.md"));
    let shown: Vec<u16> = SECTIONS.iter().flat_map(|text| tags(text)).collect();
    let known: Vec<u16> = RULES.into_iter().flatten().collect();
    for rule in &known {
        let (test, line) = (shown.contains(rule), explained.contains(rule));
        assert!(test || line, "no test shows PCC-{rule:03}");
        assert!(
            !(test && line),
            "PCC-{rule:03} is shown; strike it from UNTESTED.md"
        );
    }
    let strays: Vec<_> = shown
        .iter()
        .chain(&explained)
        .filter(|rule| !known.contains(rule))
        .collect();
    assert!(strays.is_empty(), "no such rules: {strays:?}");
}
