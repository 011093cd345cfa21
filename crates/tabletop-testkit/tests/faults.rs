//! Each planted fault is caught by the law that is about it.

mod toy;

use tabletop_testkit::{Broken, Law, Run, Scenario};
use toy::*;

const GAMES: u32 = 150;

/// What a law finds wrong with the toy game with this fault.
fn found<const F: u8>(law: Law) -> Broken {
    match Run::new(law)
        .games(GAMES)
        .seed(7)
        .named("Toy<F>")
        .search::<Toy<F>>()
    {
        Err(broken) => {
            assert_eq!(broken.violation.law, law);
            broken
        }
        Ok(report) => panic!("the law `{law}` does not find the fault: {report:?}"),
    }
}

/// The laws that find something wrong with the toy game with this fault.
fn finders<const F: u8>() -> Vec<Law> {
    Law::ALL
        .into_iter()
        .filter(|&law| {
            Run::new(law)
                .games(GAMES)
                .seed(7)
                .search::<Toy<F>>()
                .is_err()
        })
        .collect()
}

#[test]
fn without_a_fault_every_law_is_kept() {
    for law in Law::ALL {
        match Run::new(law).games(GAMES).seed(7).search::<Toy<HONEST>>() {
            Ok(report) => assert!(
                report.tally.checks > 0 && report.decisions > 0,
                "`{law}` has looked at nothing"
            ),
            Err(broken) => panic!("{broken}"),
        }
    }
}

#[test]
fn an_event_that_shows_a_hidden_card_breaks_secrets() {
    assert_eq!(finders::<LEAKY_DRAW>(), [Law::Secrets]);
    let broken = found::<LEAKY_DRAW>(Law::Secrets);
    assert!(
        broken
            .violation
            .message
            .contains("what their view does not hold: Drew"),
        "{broken}"
    );
    assert!(broken.decisions <= 2, "{broken}");
}

#[test]
fn an_event_that_shows_a_sealed_bid_breaks_sealed() {
    // The view takes the card up, so it is no longer what the position shows.
    assert_eq!(finders::<LEAKY_BID>(), [Law::Mirror, Law::Sealed]);
    let broken = found::<LEAKY_BID>(Law::Sealed);
    assert!(broken.violation.message.contains("events tell"), "{broken}");
    assert!(broken.decisions <= 1, "{broken}");
}

#[test]
fn a_view_that_shows_a_neighbours_hand_breaks_sample() {
    let finders = finders::<PEEKING>();
    assert!(
        finders.contains(&Law::Sample) && finders.contains(&Law::Mirror),
        "{finders:?}"
    );
    let broken = found::<PEEKING>(Law::Sample);
    assert!(
        broken.violation.message.contains("sees something else"),
        "{broken}"
    );
    assert_eq!(broken.decisions, 0, "{broken}");
}

#[test]
fn a_view_that_shows_a_sealed_bid_breaks_sealed() {
    let broken = found::<OPEN_BID>(Law::Sealed);
    assert!(
        broken.violation.message.contains("can see whether"),
        "{broken}"
    );
}

#[test]
fn legal_actions_that_depend_on_a_hidden_card_break_sample() {
    assert_eq!(finders::<JEALOUS>(), [Law::Sample]);
    let broken = found::<JEALOUS>(Law::Sample);
    assert!(
        broken.violation.message.contains("other legal actions"),
        "{broken}"
    );
    assert_eq!(broken.decisions, 0, "{broken}");
}

#[test]
fn pending_that_depends_on_a_hidden_card_breaks_asked() {
    let broken = found::<ASKING>(Law::Asked);
    assert!(
        broken
            .violation
            .message
            .contains("who is awaited depends on"),
        "{broken}"
    );
    assert!(broken.decisions <= 1, "{broken}");
}

#[test]
fn a_refused_action_that_changes_something_breaks_refused() {
    assert_eq!(finders::<FUMBLING>(), [Law::Refused]);
    let broken = found::<FUMBLING>(Law::Refused);
    assert!(
        broken.violation.message.contains("changes the position"),
        "{broken}"
    );
    assert_eq!(broken.decisions, 0, "{broken}");
}

#[test]
fn a_component_that_vanishes_breaks_conservation() {
    let broken = found::<LOSING>(Law::Conservation);
    assert!(
        broken
            .violation
            .message
            .contains("components were lost or made"),
        "{broken}"
    );
    assert_eq!(broken.decisions, 1, "{broken}");
}

#[test]
fn a_save_that_forgets_whose_turn_it_is_breaks_saves() {
    let broken = found::<FORGETFUL>(Law::Saves);
    assert!(
        broken
            .violation
            .message
            .contains("the position comes back changed from JSON"),
        "{broken}"
    );
    assert!(broken.decisions <= 4, "{broken}");
}

#[test]
fn an_order_of_arrival_that_matters_breaks_sealed() {
    assert_eq!(finders::<HASTY>(), [Law::Sealed]);
    let broken = found::<HASTY>(Law::Sealed);
    assert!(
        broken
            .violation
            .message
            .contains("the order in which choices arrive matters"),
        "{broken}"
    );
    assert_eq!(broken.decisions, 1, "{broken}");
}

#[test]
fn a_game_without_an_end_breaks_ends() {
    assert!(finders::<ENDLESS>().contains(&Law::Ends));
}

#[test]
fn an_action_that_is_listed_twice_or_not_at_all_breaks_legal() {
    assert!(
        found::<TWICE>(Law::Legal)
            .violation
            .message
            .contains("is offered an action twice")
    );
    assert!(
        found::<UNLISTED>(Law::Legal)
            .violation
            .message
            .contains("passes `check` and is not listed")
    );
}

#[test]
fn a_panic_breaks_legal_and_is_shrunk_like_any_fault() {
    let broken = found::<PANICKING>(Law::Legal);
    assert!(
        broken
            .violation
            .message
            .contains("panicked: card 4 is cursed"),
        "{broken}"
    );
    assert!(broken.decisions <= 3, "{broken}");
}

#[test]
fn a_view_that_misses_an_event_breaks_mirror() {
    assert!(
        found::<DEAF>(Law::Mirror)
            .violation
            .message
            .contains("the view P0 has from events")
    );
}

#[test]
fn two_actions_with_one_number_break_text() {
    assert!(
        found::<MISNUMBERED>(Law::Text)
            .violation
            .message
            .contains("dense id 12 is `swap 11`")
    );
}

#[test]
fn an_outcome_that_depends_on_what_went_before_breaks_determinism() {
    let message = found::<MOODY>(Law::Determinism).violation.message;
    assert!(
        message.contains("otherwise")
            || message.contains("not deterministic")
            || message.contains("same seed"),
        "{message}"
    );
}

#[test]
#[should_panic(expected = "in another process")]
fn an_outcome_that_depends_on_the_process_breaks_determinism() {
    const TEST: &str = concat!(
        module_path!(),
        "::an_outcome_that_depends_on_the_process_breaks_determinism"
    );
    Run::new(Law::Determinism)
        .games(2)
        .as_test(TEST)
        .assert::<Toy<HOMESICK>>();
}

/// What the kit prints, word for word: `tests/printed/` holds the text, and it is compiled below.
#[test]
fn a_failing_game_is_printed_as_a_short_scenario() {
    let broken = match Run::new(Law::Conservation)
        .games(GAMES)
        .seed(7)
        .named("Subject")
        .search::<Toy<LOSING>>()
    {
        Err(broken) => broken,
        Ok(report) => panic!("nothing was found: {report:?}"),
    };
    assert_eq!(broken.decisions, 1);
    assert_eq!(broken.scenario, include_str!("printed/conservation.rs"));
    assert!(broken.to_string().ends_with(&broken.scenario));
}

/// The printed test, pasted: on the game without the fault it passes.
mod pasted {
    type Subject = crate::Toy<{ crate::HONEST }>;

    include!("printed/conservation.rs");
}

/// On the game with the fault it fails, at the line that says `keeps`.
#[test]
#[should_panic(
    expected = "after 1 decision: the law `conservation` is broken after 1 decision: components were lost or made"
)]
fn a_printed_scenario_fails_as_long_as_the_fault_is_there() {
    Scenario::<Toy<LOSING>>::from_json(r#"{"seats":2,"double":false}"#)
        .luck([
            ("deck", 0),
            ("deck", 1),
            ("deck", 3),
            ("deck", 4),
            ("deck", 5),
            ("deck", 6),
        ])
        .start()
        .luck([("deck", 7)])
        .act("P0", "swap 0")
        .keeps(Law::Conservation)
        .done();
}
