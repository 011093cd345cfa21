//! A game of your own, from nothing to all laws kept. The game is in `twenty.rs`; run this with
//! `cargo run -p tabletop-testkit --example third_party`, and its tests with `cargo test -p tabletop-testkit --example third_party`.

#[expect(
    unreachable_pub,
    reason = "in a crate of its own, the game would be public"
)]
mod twenty;

use tabletop_testkit::{Law, Run};
use twenty::Twenty;

fn main() {
    // In your crate this is one line in `tests/laws.rs`, as below. Here the same is done by hand, to show what comes of it.
    for law in Law::ALL {
        match Run::new(law).games(50).search::<Twenty>() {
            Ok(report) => println!(
                "{law:>12}: {} checks on {} decisions",
                report.tally.checks, report.decisions
            ),
            Err(broken) => println!("{broken}"),
        }
    }
}

#[cfg(test)]
tabletop_testkit::laws!(Twenty);

#[cfg(test)]
mod rulebook {
    use tabletop_testkit::Scenario;

    use super::twenty::{DECK, Setup, Twenty};

    #[test]
    fn who_is_above_twenty_has_nothing() {
        Scenario::<Twenty>::with_setup(Setup { seats: 2 })
            .start()
            .luck([(DECK, 9), (DECK, 1), (DECK, 9), (DECK, 2), (DECK, 9)])
            .act("P0", "draw")
            .act("P1", "draw")
            .act("P0", "draw")
            .act("P1", "draw")
            .act("P0", "draw")
            .act("P1", "stop")
            .expect_turn("P0")
            .expect_view("P1", "the cards of P0 are hidden", |view| {
                view.hands[tabletop_core::Seat::new(0)].cards.is_none()
            })
            .act("P0", "stop")
            .expect_event_text("Showed")
            .expect_scores(&[0, 3])
            .expect_places(&[2, 1])
            .done();
    }

    #[test]
    fn five_cards_are_the_most() {
        let mut scenario = Scenario::<Twenty>::with_setup(Setup { seats: 2 })
            .start()
            .act("P0", "stop");
        for card in 0..5 {
            scenario = scenario
                .luck([(DECK, if card < 4 { 1 } else { 2 })])
                .act("P1", "draw");
        }
        scenario
            .refuse("P1", "draw", "TW-003")
            .expect_legal("P1", &["stop"])
            .done();
    }
}
