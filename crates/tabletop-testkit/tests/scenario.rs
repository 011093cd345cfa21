//! Scenarios: what they check, and what they say when it does not come out.

mod toy;

use tabletop_core::cards::CardSet;
use tabletop_core::turns::Sealed;
use tabletop_core::{Catalog, Game, Pending, Seat, SeatSet, Viewer};
use tabletop_testkit::{End, Law, Scenario};
use toy::*;

type Plain = Toy<HONEST>;

fn cards<const N: usize>(cards: [u8; N]) -> CardSet {
    cards.into_iter().collect()
}

/// P0 has 1, 2 and 3, P1 has 4, 5 and 6; it is P0's turn.
fn dealt() -> Scenario<Plain> {
    Scenario::<Plain>::with_setup(Plain::standard(2))
        .luck([
            (DECK, 1),
            (DECK, 4),
            (DECK, 2),
            (DECK, 5),
            (DECK, 3),
            (DECK, 6),
        ])
        .start()
}

#[test]
fn a_round_from_beginning_to_end() {
    let [p0, p1] = [Seat::new(0), Seat::new(1)];
    let finished = dealt()
        .expect_turn("P0")
        .expect_legal("P0", &["keep", "swap 1", "swap 2", "swap 3"])
        .expect_legal(1, &[])
        .refuse("P0", "swap 4", "TOY-002")
        .refuse("P0", "bid 1", "TOY-001")
        .refuse_unawaited("P1", "swap 4")
        .luck([(DECK, 9)])
        .act("P0", "swap 1")
        .expect_events([
            Told(Happened::Discarded { seat: p0, card: 1 }),
            Told(Happened::Drew { seat: p0, card: 9 }),
            Told(Happened::Bidding),
        ])
        .expect_seen(
            "P1",
            [
                Happened::Discarded { seat: p0, card: 1 },
                Happened::Drew {
                    seat: p0,
                    card: None,
                },
                Happened::Bidding,
            ],
        )
        .expect_view("spectator", "nobody's hand can be seen", |view| {
            view.hands.iter().all(|hand| hand.cards.is_none())
        })
        .expect_pending(Pending::Sealed(SeatSet::all(2)))
        .play(p1, Action::Bid(6))
        .expect_pending(Pending::Sealed(SeatSet::only(p0)))
        .expect_event(|event| matches!(event.0, Happened::Bid { card: 6, .. }))
        .luck([("die", 3)])
        .act("P0", "bid 9")
        .expect_event_text("Won { seat: Seat(0), points: 4 }")
        .expect_no_event(|event| matches!(event.0, Happened::Drew { .. }))
        .expect_eq("points of P0", 4, |_, state| state.points[0])
        .expect("the bids lie on the table", |_, state| {
            state.table == cards([1, 6, 9])
        })
        .inspect(|game, state| assert_eq!(game.view(state, Viewer::Seat(p1)).hands[1].count, 2))
        .expect_turn("P1")
        .keeps_all_laws()
        .done();
    assert_eq!(finished.state.round, 1);
    assert_eq!(finished.events.len(), 4);
}

#[test]
fn facts_can_be_put_in_place() {
    let game = Plain::new(Plain::standard(2)).unwrap();
    let mut state = Position::new(2, cards([0, 7]));
    state.hands[0] = position::Hand {
        cards: cards([10]),
        count: 1,
    };
    state.hands[1] = position::Hand {
        cards: cards([11]),
        count: 1,
    };
    state.table = cards([1, 2, 3, 4, 5, 6, 8, 9]);
    state.phase = Phase::Bid;
    state.round = 2;
    state.bids = Sealed::ask(SeatSet::all(2));
    let scenario = Scenario::from_state(game, state)
        .change(|state| state.points[0] = 3)
        .luck([(DIE, 2)])
        .act("P0", "bid 10")
        .act("P1", "bid 11")
        .expect_over()
        .expect_scores(&[3, 3])
        .expect_places(&[1, 1])
        .refuse_unawaited("P0", "keep")
        .keeps_all_laws();
    let line = scenario.line();
    assert_eq!((line.steps().len(), line.end()), (2, &End::Over));
    let printed = format!("{line:?}");
    assert!(
        printed
            .starts_with("tabletop_testkit::Scenario::<Toy<0>>::from_json_state(r#\"{\"seats\":2"),
        "{printed}"
    );
    assert!(
        printed.ends_with(
            ".act(\"P0\", \"bid 10\")\n.luck([(\"die\", 2)])\n.act(\"P1\", \"bid 11\")\n.done()"
        ),
        "{printed}"
    );
    scenario.done();
}

#[test]
fn a_position_in_json_goes_on_like_the_position_itself() {
    let state = serde_json::to_string(&dealt().done().state).unwrap();
    Scenario::<Plain>::from_json_state(r#"{"seats":2,"double":true}"#, &state)
        .act("P0", "keep")
        .act("P0", "bid 1")
        .luck([(DIE, 0)])
        .act("P1", "bid 4")
        .expect_event_text("points: 2")
        .done();
}

/// What a scenario says when it fails.
fn says(scenario: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = std::panic::catch_unwind(scenario).expect_err("the scenario should fail");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn failures_name_the_step_and_what_was_found() {
    let cases: [(&str, fn()); 16] = [
        (
            "after 1 decision: P1 cannot play `bed 4`: `bed 4` is not keep, swap CARD or bid CARD; legal is `bid 4`, `bid 5`, `bid 6`",
            || {
                dealt().act("P0", "keep").act("P1", "bed 4").done();
            },
        ),
        (
            "after 1 decision: `swap 4` of P0 is refused: card 4 is not in your hand (TOY-002); legal is `keep`, `swap 1`",
            || {
                dealt().act("P0", "swap 4").done();
            },
        ),
        (
            "after 1 decision: `swap 4` of P1 is refused: it is not for P1 to act: P0 to decide; legal is nothing (P0 to decide)",
            || {
                dealt().act("P1", "swap 4").done();
            },
        ),
        (
            "before the first decision: `P8` is not a seat, P0 to P7",
            || {
                dealt().act("P8", "keep").done();
            },
        ),
        (
            "after 1 decision: `swap 1` of P0: luck is asked about deck (Members(3969)), and the script has no answer left",
            || {
                dealt().act("P0", "swap 1").done();
            },
        ),
        ("the script goes on with die=1", || {
            dealt().luck([(DIE, 1)]).act("P0", "swap 1").done();
        }),
        ("the script has deck=4, which is impossible there", || {
            dealt().luck([(DECK, 4)]).act("P0", "swap 1").done();
        }),
        (
            "after 1 decision: 1 scripted answers of luck were not asked for; the next is deck=4",
            || {
                dealt().luck([(DECK, 4)]).act("P0", "keep").done();
            },
        ),
        (
            "the scenario is dropped, and 1 scripted answers of luck were not asked for",
            || {
                drop(dealt().luck([(DECK, 4)]).act("P0", "keep"));
            },
        ),
        ("setting the game up: luck is asked about deck", || {
            Scenario::<Plain>::with_setup(Plain::standard(2))
                .luck([(DECK, 1)])
                .start()
                .done();
        }),
        (
            "the setup is refused: 5 seats; the game is for 2 or 3",
            || {
                Scenario::<Plain>::from_json(r#"{"seats":5,"double":false}"#)
                    .start()
                    .done();
            },
        ),
        (
            "`swap 4` of P0 should be refused by TOY-001, and TOY-002 refuses it: card 4 is not in your hand",
            || {
                dealt().refuse("P0", "swap 4", "TOY-001").done();
            },
        ),
        ("`keep` of P0 should be refused, and it is played", || {
            dealt().refuse("P0", "keep", "TOY-001").done();
        }),
        ("expected P1 to decide, but P0 to decide", || {
            dealt().expect_turn("P1").done();
        }),
        ("it is not true that P0 is ahead", || {
            dealt()
                .expect("P0 is ahead", |_, state| state.points[0] > state.points[1])
                .done();
        }),
        (
            "after 1 decision: no event contains `Drew`: Told(Bidding)",
            || {
                dealt().act("P0", "keep").expect_event_text("Drew").done();
            },
        ),
    ];
    for (expected, scenario) in cases {
        let said = says(scenario);
        assert!(
            said.contains(expected),
            "expected: {expected}\nsaid: {said}"
        );
    }
}

#[test]
fn a_scenario_notices_a_refusal_that_changes_something() {
    let said = says(|| {
        Scenario::<Toy<FUMBLING>>::with_setup(Plain::standard(2))
            .start_seeded(1)
            .refuse("P0", "bid 1", "TOY-001")
            .done();
    });
    assert!(
        said.contains("the refused `bid 1` of P0 changes the position:\n    - points: / 0"),
        "{said}"
    );
}

#[test]
fn a_law_can_be_checked_in_the_middle() {
    let said = says(|| {
        Scenario::<Toy<DEAF>>::with_setup(Plain::standard(2))
            .luck([
                (DECK, 1),
                (DECK, 4),
                (DECK, 2),
                (DECK, 5),
                (DECK, 3),
                (DECK, 6),
            ])
            .start()
            .act("P0", "keep")
            .act("P0", "bid 1")
            .keeps(Law::Mirror)
            .luck([(DIE, 0)])
            .act("P1", "bid 4")
            .keeps(Law::Mirror)
            .done();
    });
    assert!(
        said.starts_with("after 3 decisions: the law `mirror` is broken after 3 decisions"),
        "{said}"
    );
}
