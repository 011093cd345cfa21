//! Tavern cards in general.

use pirates_cove::{Card, Class, Components, Guard, Place, Section, Stage, THEFT};
use tabletop_core::{Game, Viewer};

use crate::common::*;

/// PC-167: six kinds, 42 cards.
#[test]
fn kinds() {
    let table = Components::standard();
    let of = |is: fn(Class) -> bool| -> u32 {
        Card::ALL.into_iter().filter(|card| is(card.class())).map(|card| u32::from(table.copies(card))).sum()
    };
    assert_eq!(of(|class| matches!(class, Class::Parrot(_))), 4);
    assert_eq!(of(|class| matches!(class, Class::Mastercraft(_))), 7);
    assert_eq!(of(|class| class == Class::Battle), 8);
    assert_eq!(of(|class| class == Class::Volley), 6);
    assert_eq!(of(|class| class == Class::Event), 8);
    assert_eq!(of(|class| class == Class::Fame), 9);
}

/// PC-168: a hand is hidden and has no limit.
#[test]
fn hands_are_hidden() {
    let play = scene(4, Stage::Upgrade, &[], |e| e.at(A, Place::Tavern).pile_only(A, &[]));
    assert_eq!(play.state().hand_size(A), 38);
    let view = play.game().view(play.state(), Viewer::Seat(B));
    assert_eq!(view.position().hand_size(A), 38);
    assert!(view.position().captain(A).hand.known().is_empty());
    play.done();
}

/// PC-169: used and replaced cards go to one discard pile and come back.
#[test]
fn discards_come_back() {
    scene(4, Stage::Upgrade, &[], |e| {
        e.at(A, Place::Tavern)
            .guard(A, Section::Crew, Guard::Mastercraft)
            .hand(A, Card::OakHull)
            .pile_only(C, &[])
    })
    .expect_eq("four Parrots", 4, |_, state| state.discards().total())
    .act("P0", "play oak-hull")
    .expect_eq("and what was replaced", 1, discarded(Card::VeteranCrew))
    .luck([draw(Card::VeteranCrew)])
    .act("P0", "buy")
    .expect("it came back", |_, state| state.captain(A).hand.has(Card::VeteranCrew))
    .done();
}

/// PC-211: copies do not differ: a card is played, stolen and seen by its kind.
#[test]
fn copies_do_not_differ() {
    scene(4, Stage::Upgrade, &[], |e| {
        e.at(A, Place::Tavern)
            .hand(A, Card::LooseTongue)
            .hand(B, Card::Tale)
            .hand(B, Card::Tale)
    })
    .luck([(THEFT, u32::from(Card::Tale.number()))])
    .act("P0", "play loose-tongue")
    .expect_view("P1", "B knows of the Tale", |view| {
        view.position().captain(A).hand.known().of(Card::Tale.number()) == 1
    })
    .expect_view("P2", "C does not", |view| view.position().captain(A).hand.known().is_empty())
    .done();
}
