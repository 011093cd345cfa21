//! Decks and discard piles.

use pirate_cove_coop::{Row, Setup};

use super::common::{P0, P1, Play, alone, draws, hits, impossible_scene, pile, scene, shopping};

// PCC-030 PCC-031 PCC-032
#[test]
fn the_discard_pile_is_shuffled_when_a_card_is_wanted_and_not_before() {
    alone(&[1, 1, 1], |it| {
        it.row(Row::Quest, "Q13 Q02 Q03")
            .hand(P0, "map shanty map")
            .draw_pile(P0, "hull rum")
            .discard_pile(P0, "damage-1 hull")
            .discard_pile(P1, "rum rum")
    })
    .act(P0, "play shanty")
    .luck(draws("rum hull"))
    .act(P0, "play map")
    // The draw pile is empty now, and nothing was shuffled yet.
    .expect_eq("piles", (0, 2), |_, at| (at.area(P0).draw_size, at.area(P0).discard.total()))
    .expect_no_event(|event| format!("{event:?}").starts_with("Reshuffled"))
    .luck(draws("hull damage-1"))
    .act(P0, "play map")
    .expect_event_text("Reshuffled { seat: Seat(0) }")
    // Played cards and the partner's pile took no part.
    .expect("P1's pile is untouched", |_, at| at.area(P1).discard == pile("rum rum"))
    .done();
}

// PCC-033
#[test]
fn with_both_piles_empty_nothing_more_is_drawn() {
    alone(&[1, 1, 1], |it| {
        it.row(Row::Quest, "Q13 Q02 Q03").hand(P0, "map").draw_pile(P0, "hull").discard_pile(P0, "")
    })
    .luck(draws("hull"))
    .act(P0, "play map")
    .expect_eq("hand", 1, |_, at| at.area(P0).hand_size)
    .done();
}

// PCC-034 PCC-101
#[test]
fn hit_cards_come_back_when_the_damage_deck_is_empty() {
    let end = scene(2, |it| it.row(Row::Quest, "Q13 Q02 Q03"))
        .change(|at| {
            at.hits.discard = at.hits.deck;
            at.hits.discard.remove(2);
            at.hits.deck = tabletop_core::cards::Counts::EMPTY;
            at.hits.deck.add(2, 1);
        })
        .no_replacements()
        .act(P0, "attempt 0")
        .luck(hits(&[3, 1, 3]))
        .act(P1, "stay")
        .expect_event_text("HitsReshuffled")
        // The first card lies in front of P0 and is not shuffled in.
        .expect_eq("in front of P0", [1, 0, 2], |_, at| {
            [at.hits.out.of(0), at.hits.out.of(1), at.hits.out.of(2)]
        })
        .act(P0, "pass")
        .done()
        .state;
    assert!(end.hits.out.is_empty());
    assert_eq!(end.hits.discard.total(), 3);
}

// PCC-035
#[test]
fn a_slot_whose_deck_is_empty_stays_empty() {
    shopping(|it| it.row(Row::Crew, "C03 C04 C08").gold(P0, 9))
        .change(|at| at.crew.unseen = tabletop_core::cards::Counts::EMPTY)
        .act(P0, "buy crew 0")
        .expect_eq("slot 0", None, |_, at| at.crew.row[0])
        .refuse(P0, "buy crew 0", "PCC-035")
        .refuse(P0, "replace crew 0", "PCC-172")
        .done();
}

// PCC-036 PCC-147 PCC-149
#[test]
fn coins_buy_an_upgrade_and_its_cards() {
    shopping(|it| it.row(Row::Upgrade, "U05 U01 U02").gold(P0, 5).discard_pile(P0, ""))
        .luck([("upgrades", 5)])
        .act(P0, "buy upgrade 0")
        .expect_eq("gold", 0, |_, at| at.area(P0).gold)
        .expect_eq("discard", pile("damage-3 damage-2"), |_, at| at.area(P0).discard)
        .expect_eq("the ship", 1, |_, at| at.area(P0).ship.copies(4))
        .done();
    let poor = impossible_scene(Setup::new(2), |it| it);
    poor.refuse(P0, "buy upgrade 0", "PCC-053").done();
}
