//! The Chaos Marauders: CMR-143 to CMR-155.

use chaos_marauders::{ClaimMode, Setup};
use tabletop_core::{Game, Pending, Seat, SeatSet, Viewer};

use super::common::{Play, tribes, with};

/// P0 has just placed the card in row 1, cell 4.
fn placed(players: u8) -> Play {
    let mut play = tribes(players).deck("Chaos Marauders, Heap of Loot").begin();
    play.play("P0 row 1; P0 cell 4");
    play
}

// CMR-143
#[test]
fn the_drawer_places_or_discards_the_card() {
    tribes(2)
        .deck("Chaos Marauders")
        .begin()
        .asks("P0: row 1, row 2, row 3, discard")
        .play("P0 discard")
        .saw("the turn of P0 ends: the card was discarded")
        .pile("Chaos Marauders")
        .active("P1");
    placed(2).holds("P0 row 1", "4 Chaos Marauders");
}

// CMR-144 CMR-155
#[test]
fn the_turn_goes_on_after_the_window() {
    for answer in ["silent", "shout"] {
        let mut play = placed(2);
        play.play(&format!("P1 {answer}"));
        if answer == "shout" {
            play.play("P1 row 3; P1 cell 9");
        }
        play.active("P0").hand("Heap of Loot").done();
    }
}

// CMR-145
#[test]
fn every_other_tribe_with_a_legal_cell_is_asked() {
    let full = "9 Black Eye Standard, 10 Heap of Loot, 11 Stolen Silver";
    let complete = "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Festerdoom Musician";
    let facts = || {
        tribes(3)
            .row("P1 row 1", full)
            .row("P1 row 2", full)
            .row("P1 row 3", complete)
            .deck("Chaos Marauders, High-Born Captive")
    };
    let mut play = facts().begin();
    play.play("P0 row 1; P0 cell 4").asks("P2: silent, shout");
    assert_eq!(
        play.game.pending(&play.state),
        Pending::Sealed(SeatSet::only(Seat::new(2)))
    );
    // P1 has no cell, so it was not asked.
    let answer = "shout".parse().unwrap();
    let refused = play.game.check(&play.state, Seat::new(1), answer).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "this tribe has not been asked, or has answered"
    );
    // Nobody has one: no window.
    facts()
        .row("P2 row 1", "9 Festerdoom Standard, 10 Dwarf Captives, 11 Chest of Coins")
        .row("P2 row 2", "9 Festerdoom Standard, 10 Dwarf Captives, 11 Chest of Coins")
        .row("P2 row 3", "2 Horned Rat Standard, 3 Dwarf Captives, 4 Chest of Coins, 5 Skaven Musician")
        .begin()
        .play("P0 row 1; P0 cell 4")
        .never_saw("who wants the Chaos Marauders?")
        .active("P0")
        .hand("High-Born Captive");
    // With the option off nobody is asked.
    let off = Setup {
        claim_mode: ClaimMode::Off,
        ..Setup::new(3)
    };
    with(off)
        .deck("Chaos Marauders, High-Born Captive")
        .begin()
        .play("P0 row 1; P0 cell 4")
        .never_saw("who wants the Chaos Marauders?")
        .hand("High-Born Captive");
}

// CMR-146
#[test]
fn answers_are_secret_and_their_order_changes_nothing() {
    let mut one = placed(4);
    one.asks("P1: silent, shout; P2: silent, shout; P3: silent, shout");
    one.play("P3 shout").asks("P1: silent, shout; P2: silent, shout");
    let of = |play: &Play, who: Viewer, seat: u8| {
        let view = play.game.view(&play.state, who);
        view.position.claims().choice(Seat::new(seat)).copied()
    };
    assert_eq!(of(&one, Viewer::Spectator, 3), Some(None)); // answered, but what?
    assert_eq!(of(&one, Viewer::Seat(Seat::new(0)), 3), Some(None));
    assert!(of(&one, Viewer::Seat(Seat::new(3)), 3).flatten().is_some());
    assert_eq!(of(&one, Viewer::Spectator, 1), None); // not yet
    one.saw("P3 has made up its mind").play("P1 silent; P2 shout");
    one.saw("\"Waaagh!\" shouts P2 P3");
    let mut two = placed(4);
    two.play("P1 silent; P2 shout; P3 shout");
    assert_eq!(one.state, two.state);
    two.asks("P0: claimer P2, claimer P3");
}

// CMR-147
#[test]
fn an_unclaimed_card_stays() {
    placed(3)
        .play("P1 silent; P2 silent")
        .saw("nobody shouts")
        .holds("P0 row 1", "4 Chaos Marauders")
        .hand("Heap of Loot");
}

// CMR-148
#[test]
fn a_single_claimer_takes_the_card_and_places_it() {
    placed(3)
        .play("P1 silent; P2 shout")
        .saw("P2 gets Chaos Marauders from P0 row 1")
        .holds("P0 row 1", "")
        .asks("P2: row 1, row 2, row 3")
        .play("P2 row 2; P2 cell 11")
        .holds("P2 row 2", "11 Chaos Marauders");
}

// CMR-149
#[test]
fn the_drawer_chooses_among_several_claimers() {
    placed(4)
        .play("P1 shout; P2 silent; P3 shout")
        .asks("P0: claimer P1, claimer P3")
        .refuses("P0 claimer P2", "CMR-149")
        .play("P0 claimer P3; P3 row 1; P3 cell 2")
        .holds("P3 row 1", "2 Chaos Marauders");
    let in_order = Setup {
        claim_mode: ClaimMode::SeatOrder,
        ..Setup::new(4)
    };
    with(in_order) // the option: the first clockwise from the drawer
        .turn("P2", 1)
        .deck("Chaos Marauders")
        .begin()
        .play("P2 row 1; P2 cell 4; P0 shout; P1 shout; P3 silent")
        .asks("P0: row 1, row 2, row 3");
}

// CMR-150
#[test]
fn a_claimer_may_not_discard_the_card() {
    placed(2)
        .play("P1 shout")
        .asks("P1: row 1, row 2, row 3")
        .refuses("P1 discard", "CMR-150");
}

// CMR-151
#[test]
fn there_is_one_window_for_each_draw() {
    let mut play = placed(2);
    play.play("P1 silent").forget();
    play.play("P0 row 1; P0 cell 5")
        .never_saw("who wants the Chaos Marauders?")
        .active("P0");
    let mut play = placed(2); // nor when the claimer places it
    play.play("P1 shout").forget();
    play.play("P1 row 1; P1 cell 5")
        .never_saw("who wants the Chaos Marauders?");
}

// CMR-152
#[test]
fn the_card_is_purple_and_never_a_trophy() {
    tribes(2)
        .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 4 Claws of Malal, 6 Skaven Musician")
        .row("P1 row 1", "4 Chaos Marauders")
        .deck("Orc Archers")
        .die("eye")
        .begin()
        .play("P0 row 1; P0 attack P1 row 1")
        .pile("Chaos Marauders")
        .never_saw("who wants the Chaos Marauders?")
        .never_saw("P0 chooses a trophy")
        .active("P1");
}

// CMR-153
#[test]
fn the_window_comes_before_the_completion_check() {
    let row = "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician";
    let complete = "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Festerdoom Musician";
    let mut play = tribes(2)
        .row("P0 row 1", row)
        .row("P0 row 2", complete)
        .row("P0 row 3", "2 Horned Rat Standard, 3 Trolls, 4 Stolen Silver, 5 Hobgoblin Musician")
        .row("P1 row 1", "5 Orc Archers")
        .deck("Chaos Marauders")
        .begin();
    play.play("P0 row 1")
        .goes_on() // though it would be the third
        .complete("P0 row 1", false)
        .points("P0", 40 + 40 + 40 + 40 + 30 + 10)
        .play("P1 shout; P1 row 2; P1 cell 5")
        .holds("P0 row 1", row)
        .never_saw("P0 row 1 is complete")
        .goes_on();
    tribes(2)
        .row("P0 row 1", row)
        .row("P1 row 1", "5 Orc Archers")
        .deck("Chaos Marauders")
        .begin()
        .play("P0 row 1; P1 silent")
        .saw_in_order(&["nobody shouts", "P0 row 1 is complete with 4 cards"])
        .asks("P0: attack P1 row 1, decline");
}

// CMR-154
#[test]
fn a_formation_completed_by_the_claimed_card_does_not_attack() {
    let row = "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician";
    tribes(2)
        .row("P1 row 1", row)
        .row("P0 row 1", "5 Orc Archers")
        .deck("Chaos Marauders, Heap of Loot")
        .begin()
        .play("P0 row 2; P0 cell 5; P1 shout; P1 row 1")
        .saw("P1 row 1 is complete with 4 cards")
        .never_saw("P1 may attack")
        .active("P0");
    tribes(2)
        .row("P1 row 1", row)
        .row("P1 row 2", "2 Festerdoom Standard, 3 Trolls, 4 Heap of Loot, 5 Festerdoom Musician")
        .row("P1 row 3", "2 Horned Rat Standard, 3 Trolls, 4 Stolen Silver, 5 Hobgoblin Musician")
        .deck("Chaos Marauders")
        .begin()
        .play("P0 row 2; P0 cell 5; P1 shout")
        .saw("the game ends: P1 has three complete formations");
}
