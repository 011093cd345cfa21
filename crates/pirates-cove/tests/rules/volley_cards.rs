//! Volley cards.

use pirates_cove::{Action, Card, Guard, Place, Section, Stage};
use tabletop_core::{Ratio, outcomes};

use crate::common::*;

fn loaded(card: Card, facts: impl FnOnce(pirates_cove::Editor<'_>) -> pirates_cove::Editor<'_>) -> Play {
    scene(4, Stage::Combat, &[], |e| {
        facts(
            e.at(A, Place::HullIsland)
                .at(B, Place::HullIsland)
                .marker(A, Section::Sails, 3)
                .marker(B, Section::Hull, 5)
                .hand(A, card),
        )
    })
    .act("P0", "pass")
    .act("P0", "fight")
    .act("P0", &format!("play {card}"))
}

/// PC-191, PC-195: one pip less.
#[test]
fn heavy_charge() {
    loaded(Card::HeavyCharge, |e| e)
        .luck([dice(4, &[4, 3])])
        .act("P0", "aim hull")
        .expect_event_text("needs: 4, hits: 1")
        .done();
}

/// PC-192: two more dice, six at most.
#[test]
fn extra_guns() {
    loaded(Card::ExtraGuns, |e| e).expect("four", |game, state| game.dice(state, A) == 4).done();
    loaded(Card::ExtraGuns, |e| e.marker(A, Section::Crew, 4).marker(A, Section::Cannon, 5))
        .expect("six", |game, state| game.dice(state, A) == 6)
        .done();
}

/// PC-193: guards are ignored.
#[test]
fn hot_shot() {
    loaded(Card::HotShot, |e| e.guard(B, Section::Hull, Guard::Parrot))
        .luck([dice(5, &[5, 1])])
        .act("P0", "aim hull")
        .expect_eq("the hull", 4, marker(B, Section::Hull))
        .expect_eq("the Parrot", Guard::Parrot, |_, state| state.captain(B).guards[Section::Hull.index()])
        .done();
}

/// PC-194: misses are rolled once more, once: two dice miss twice with chance 2/3 to the fourth.
#[test]
fn second_salvo() {
    let play = loaded(Card::SecondSalvo, |e| e);
    let listed = outcomes(play.game(), play.state(), A, Action::Aim(Section::Hull), 100).unwrap();
    let mut none = Ratio::ZERO;
    for outcome in listed.iter().filter(|outcome| outcome.state.captain(B).markers[0] == 5) {
        none += outcome.odds;
    }
    assert_eq!(none, Ratio::new(16, 81));
    play.done();
}

/// PC-195: Smoke Screen and Heavy Charge together leave the hit number; see also the examples.
#[test]
fn the_hit_number() {
    loaded(Card::HeavyCharge, |e| e.hand(A, Card::HeavyCharge))
        .act("P0", "play heavy-charge")
        .luck([dice(4, &[4, 3])])
        .act("P0", "aim hull")
        .expect_event_text("needs: 4")
        .done();
}
