//! Battle cards.

use pirates_cove::{Card, Decision, Guard, Place, Section, Stage};

use crate::common::*;

fn battle(facts: impl FnOnce(pirates_cove::Editor<'_>) -> pirates_cove::Editor<'_>) -> Play {
    scene(4, Stage::Combat, &[], |e| {
        facts(
            e.at(A, Place::HullIsland)
                .at(B, Place::HullIsland)
                .marker(A, Section::Sails, 3)
                .marker(A, Section::Crew, 4)
                .marker(A, Section::Cannon, 2)
                .marker(B, Section::Hull, 5),
        )
    })
}

/// PC-185: the crew alone sets the dice of every player; two Parrots are not affected.
#[test]
fn grapple_attack() {
    battle(|e| e.hand(A, Card::GrappleAttack).marker(B, Section::Crew, 3).guard(B, Section::Cannon, Guard::Parrot))
        .act("P0", "play grapple-attack")
        .expect("A has five", |game, state| game.dice(state, A) == 5)
        .expect("B has six", |game, state| game.dice(state, B) == 6)
        .done();
    battle(|e| e.hand(A, Card::GrappleAttack).marker(B, Section::Crew, 3))
        .act("P0", "play grapple-attack")
        .expect("B has four", |game, state| game.dice(state, B) == 4)
        .done();
}

/// PC-186: the owner is hit only on a six.
#[test]
fn smoke_screen() {
    battle(|e| e.hand(B, Card::SmokeScreen))
        .act("P1", "play smoke-screen")
        .act("P0", "fight")
        .luck([dice(6, &[6, 5, 5])])
        .act("P0", "aim hull")
        .expect_event_text("needs: 6, hits: 1")
        .act("P1", "fight")
        .luck([dice(5, &[5, 1])])
        .act("P1", "aim hull")
        .expect_event_text("needs: 5, hits: 1")
        .done();
}

/// PC-187: three faster, in the battle only.
#[test]
fn full_canvas() {
    battle(|e| e.hand(B, Card::FullCanvas).face_up(Place::HullIsland, 2))
        .act("P1", "play full-canvas")
        .expect("eight", |game, state| game.speed(state, B) == 8)
        .expect_turn("P1")
        .luck([mutiny_die(4)])
        .act("P1", "flee")
        .expect("five again", |game, state| game.speed(state, B) == 5)
        .done();
}

/// PC-188: one more die in each volley.
#[test]
fn extra_powder() {
    battle(|e| e.hand(A, Card::ExtraPowder))
        .act("P0", "play extra-powder")
        .expect("four", |game, state| game.dice(state, A) == 4)
        .expect("two", |game, state| game.dice(state, B) == 2)
        .done();
}

/// PC-189: the first two hits are cancelled, before guards.
#[test]
fn braced_timbers() {
    battle(|e| e.hand(B, Card::BracedTimbers).guard(B, Section::Hull, Guard::Mastercraft))
        .act("P1", "play braced-timbers")
        .act("P0", "fight")
        .luck([dice(5, &[5, 5, 5])])
        .act("P0", "aim hull")
        .expect_eq("the third hit", Guard::DamagedMastercraft, |_, state| state.captain(B).guards[Section::Hull.index()])
        .expect("hit all the same", |_, state| state.battle().hit.contains(B))
        .done();
}

/// PC-190: the rival named plays no Volley cards, and is not asked.
#[test]
fn black_spot() {
    battle(|e| e.hand(A, Card::BlackSpot).hand(B, Card::HeavyCharge).marker(B, Section::Sails, 4))
        .act("P1", "pass")
        .act("P0", "play black-spot") // one rival: not asked whom
        .expect("spotted", |_, state| state.battle().spotted.contains(B))
        .act("P1", "pass")
        .act("P1", "fight")
        .expect_eq("no question about cards", Decision::Aim { seat: B, target: A }, |_, state| state.decision())
        .done();
}
