//! Deck and discard pile: CMR-062 to CMR-066.

use tabletop_core::{Game, Viewer};

use super::common::tribes;

// CMR-062
#[test]
fn everybody_sees_the_discard_pile() {
    let mut play = tribes(3).deck("Trolls, Heap of Loot").begin();
    play.play("P0 discard; P1 discard").pile("Trolls, Heap of Loot");
    for who in Viewer::all(3) {
        let view = play.game.view(&play.state, who);
        assert_eq!(view.position.discards(), play.state.discards());
    }
}

// CMR-064
#[test]
fn an_empty_deck_is_renewed_from_the_discard_pile_within_the_turn() {
    tribes(2)
        .whole_deck("Trolls")
        .discards("Heap of Loot, Stolen Silver, Orc Archers")
        .deck("Trolls, Stolen Silver")
        .begin()
        .play("P0 row 1; P0 cell 5")
        .saw("the discard pile is shuffled into a new deck of 3 cards")
        .active("P0")
        .hand("Stolen Silver")
        .deck("Orc Archers, Heap of Loot")
        .pile("");
}

// CMR-065
#[test]
fn the_pile_is_shuffled_at_the_draw_and_not_before() {
    tribes(2)
        .whole_deck("Trolls")
        .discards("Heap of Loot")
        .deck("Trolls")
        .begin()
        .deck("")
        .pile("Heap of Loot") // the last card has been drawn, and nothing is shuffled yet
        .never_saw("the discard pile is shuffled")
        .play("P0 discard") // so the card discarded now is in the new deck
        .saw("the discard pile is shuffled into a new deck of 2 cards");
}

// CMR-066
#[test]
fn without_any_card_the_game_ends_and_nobody_is_first() {
    tribes(2)
        .whole_deck("Trolls")
        .deck("Trolls")
        .begin()
        .play("P0 row 1; P0 cell 5")
        .saw("the game ends: there are no cards left")
        .points("P0", 10)
        .points("P1", 0)
        .places(&[1, 2]);
}
