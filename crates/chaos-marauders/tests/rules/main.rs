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
    set_up,
    turn,
    geometry,
    banners,
    symbols,
    end_of_turn,
    piles,
    completing,
    attack,
    trophies,
    end_of_game,
    scoring,
    cheats_and_ties,
    colours,
    chaos_marauders,
    plague_lords,
    creeps_and_squad,
    sneaky_gits,
    odlugg,
    dagromm,
    blowback,
    garok,
    idol,
    war_machines,
);

/// Rules are numbered without gaps up to this one.
const RULES: u16 = 225;

/// The rules named in the tags of a text: lines of comment that begin with `CMR-`.
fn tags(text: &str) -> Vec<u16> {
    let tagged = text.lines().filter_map(|line| {
        let line = line.trim().trim_start_matches(['/', '-', ' ']);
        line.starts_with("CMR-").then_some(line)
    });
    tagged
        .flat_map(|line| line.split("CMR-").skip(1))
        .map(|tail| tail[..3].parse().expect("three digits"))
        .collect()
}

#[test]
fn every_rule_is_shown_or_explained() {
    let explained = tags(include_str!("UNTESTED.md"));
    let mut shown: Vec<u16> = SECTIONS.iter().flat_map(|(_, text)| tags(text)).collect();
    shown.sort_unstable();
    for rule in 1..=RULES {
        let (test, line) = (shown.contains(&rule), explained.contains(&rule));
        assert!(test || line, "no test shows CMR-{rule:03}");
        assert!(
            !(test && line),
            "CMR-{rule:03} is shown; strike it from UNTESTED.md"
        );
    }
    assert!(
        shown
            .iter()
            .chain(&explained)
            .all(|rule| (1..=RULES).contains(rule))
    );
}
