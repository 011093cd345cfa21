//! Combat: CC-110 to CC-131.

use chaos_cove::{Edit, Happening, Phase, Side};

use super::common::*;

/// P0 attacks the pirate of strength 12 in lane 1, in phase 4 of a game of two.
fn fight(edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Play {
    play(&game(2), Phase::Attack, |start| {
        edit(start.invader("sea 1", 1, 12))
    })
    .act("attack sea 1")
}

// CC-110
#[test]
fn only_face_up_invaders_are_fought() {
    play(&game(2), Phase::Attack, |edit| edit.invader("land 1", 1, 8))
        .refuses("attack sea 1", 110)
        .offers("attack land 1");
}

// CC-111, CC-112, CC-113
#[test]
fn cannons_count_at_sea_and_sabers_on_land() {
    fight(|edit| edit.goods(P0, &[(C, 1), (S, 3)]))
        .act("gun")
        .strength(3)
        .refuses("gun", 112)
        .has(P0, &[(S, 3)]);
    play(&game(2), Phase::Attack, |edit| {
        edit.goods(P0, &[(C, 3), (S, 1)]).invader("land 1", 1, 8)
    })
    .act("attack land 1, gun")
    .strength(3)
    .refuses("gun", 112)
    .has(P0, &[(C, 3), (S, 0)]);
    // The card's naval value counts at sea, the martial one on land.
    let start = |place: &str, strength| {
        let place = place.to_string();
        play(&game(2), Phase::Attack, move |edit| {
            edit.tiles(P0, &["otto", "art", "ben", "gus"])
                .place("otto", "port")
                .hand(P0, &["otto"])
                .goods(P0, &[(G, 2)])
                .invader(&place, 1, strength)
        })
    };
    start("sea 1", 12).act("attack sea 1, add otto").strength(2);
    start("land 1", 8)
        .act("attack land 1, add otto")
        .strength(1);
}

// CC-114
#[test]
fn a_used_gun_stays_and_rests_till_the_next_round() {
    let used = fight(|edit| edit.goods(P0, &[(C, 2)]).goods(P1, &[(D, 0)]))
        .act("gun, gun")
        .check(|play| play.player(P0).fired == [2, 0]);
    let used = used
        .has(P0, &[(C, 0)])
        .act("giveup")
        .asks(P0, "attack sea 1, pass");
    assert_eq!(used.state.supply[0], 24 - 2 - 1);
}

// CC-115
#[test]
fn gunpowder_adds_one_and_is_spent() {
    fight(|edit| edit.goods(P0, &[(G, 2)]))
        .act("powder, powder")
        .strength(2)
        .has(P0, &[(G, 0)])
        .refuses("powder", 115);
    play(&game(2), Phase::Attack, |edit| edit.invader("land 1", 1, 8))
        .act("attack land 1, powder")
        .strength(1);
}

// CC-116, CC-117
#[test]
fn cards_add_their_value_if_they_have_the_symbol() {
    fight(|edit| {
        edit.place("dennis", "port")
            .place("claudia", "port")
            .hand(P0, &["dennis", "claudia", "gus"])
    })
    .act("add dennis")
    .strength(2)
    .discarded("dennis", 1)
    .refuses("add claudia", 117)
    .refuses("add gus", 52);
}

// CC-118
#[test]
fn a_token_adds_two_to_every_combat() {
    let start = |place: &str, strength| {
        let place = place.to_string();
        play(&game(2), Phase::Attack, move |edit| {
            edit.place("art", "fortress")
                .token(P0)
                .invader(&place, 1, strength)
        })
    };
    start("sea 1", 12)
        .act("attack sea 1")
        .strength(2)
        .act("giveup")
        .check(|play| play.player(P0).token);
    start("land 1", 8).act("attack land 1").strength(2);
}

// CC-119, CC-120
#[test]
fn crew_fights_for_who_has_gus() {
    fn edit(edit: Edit<'_>) -> Edit<'_> {
        edit.tiles(P0, &["gus", "art", "ben", "lola"])
            .goods(P0, &[(W, 2)])
    }
    fight(edit).refuses("crew", 119);
    fight(|start| edit(start).place("gus", "port"))
        .act("crew, crew")
        .strength(4)
        .check(|play| play.player(P0).lying == 2)
        .refuses("crew", 119);
    // Another player's Gus does not help.
    fight(|edit| {
        edit.tiles(P1, &["gus", "claudia", "colin", "lola"])
            .place("gus", "port")
    })
    .refuses("crew", 119);
}

// CC-121, CC-123, CC-124
#[test]
fn others_add_cards_and_nothing_else() {
    play(&game(3), Phase::Attack, |edit| {
        edit.place("dennis", "port")
            .place("claudia", "port")
            .hand(P1, &["dennis", "dennis", "claudia", "gus"])
            .goods(P0, &[(C, 1), (G, 0)])
            .invader("sea 1", 1, 6)
    })
    .act("attack sea 1, ask")
    .asks(P1, "offer dennis, decline")
    .refuses("gun", 3)
    .refuses("powder", 3)
    .refuses("offer claudia", 117)
    .refuses("offer gus", 52)
    .act("P1: offer dennis, P0: accept, P1: offer dennis, P0: accept, P1: decline, P0: gun")
    .claims(P0, &[6])
    .claims(P1, &[]);
    // Without a card at any other player there is nobody to ask.
    fight(|edit| edit).refuses("ask", 121);
}

// CC-122
#[test]
fn a_refused_card_returns_and_ends_the_offers_of_its_owner() {
    fight(|edit| edit.place("dennis", "port").hand(P1, &["dennis"]))
        .act("ask, P1: offer dennis, P0: refuse")
        .holds(P1, &["dennis"])
        .strength(0)
        .check(|play| play.awaited() == Some(P0))
        .refuses("ask", 121); // one help round in a combat
}

// CC-125, CC-126
#[test]
fn a_combat_is_won_at_once_and_the_surplus_is_lost() {
    play(&game(2), Phase::Attack, |edit| {
        edit.goods(P0, &[(C, 2)])
            .invader("sea 1", 1, 4)
            .invader("pirate 1", 2, 4)
    })
    .act("attack sea 1, gun, gun")
    .claims(P0, &[4])
    .check(|play| play.awaited() == Some(P1))
    .act("P1: pass, P0: attack pirate 1")
    .strength(0);
}

// CC-127, CC-128
#[test]
fn a_lost_combat_costs_what_was_spent_and_no_more() {
    fight(|edit| edit.goods(P0, &[(C, 1), (G, 2)]).hand(P0, &["gus"]))
        .act("gun, powder, giveup")
        .has(P0, &[(G, 1), (C, 0)])
        .invader("sea 1", Some(12))
        .pieces(P0, Side::Sea, &["L1s1"])
        .happened(|event| matches!(event, Happening::CombatLost { .. }));
    play(&game(2), Phase::Place, |edit| edit.invader("sea 2", 1, 12))
        .act("place calvin, at port, hero, gun, giveup")
        .invader("sea 2", Some(12))
        .offers("icon rum");
}

// CC-129
#[test]
fn in_phase_five_the_attacked_piece_is_lost_but_not_by_calvin() {
    let start = || {
        play(&game(2), Phase::Defend, |edit| {
            edit.place("calvin", "port")
                .hand(P0, &["calvin", "calvin"])
                .invader("sea 1", 1, 12)
                .no_invader(&["sea 2", "sea 3", "land 1", "land 2", "land 3"])
        })
    };
    start()
        .act("fight, giveup")
        .pieces(P0, Side::Sea, &[])
        .owns(P0, &[("S0", 0)]);
    start()
        .act("play calvin, gun, giveup")
        .pieces(P0, Side::Sea, &["L1s1"])
        .asks(P0, "fight, play calvin");
}

// CC-130
#[test]
fn only_abilities_that_arm_are_played_inside_a_combat() {
    fight(|edit| {
        edit.tiles(P1, &["gus", "claudia", "colin", "dennis"])
            .place("gus", "port")
            .place("colin", "port")
            .place("claudia", "market")
            .place("dennis", "market")
            .place("ben", "garden")
            .hand(P0, &["gus", "colin", "claudia", "dennis", "ben", "calvin"])
    })
    .refuses("play dennis", 130)
    .refuses("play ben", 130)
    .act("play colin, take cannon, gun, gun, play claudia, take gunpowder, powder, play gus, crew")
    .strength(9)
    .refuses("play gus", 53)
    .discarded("gus", 1);
}

// CC-131
#[test]
fn a_player_may_lose_on_purpose() {
    fight(|edit| edit.goods(P0, &[(C, 9)]))
        .offers("giveup")
        .act("giveup")
        .invader("sea 1", Some(12));
}
