//! Hero effects: CC-164 to CC-190.

use chaos_cove::{Edit, Happening, Phase, Side};

use super::common::*;

/// P0 has this hero and three others, and places it at a location.
fn placed(hero: &str, location: &str, edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Play {
    let others = ["art", "ben", "gus", "lola"];
    let mut hand = vec![hero];
    hand.extend(others.into_iter().filter(|&other| other != hero).take(3));
    play(&game(2), Phase::Place, |start| edit(start.tiles(P0, &hand)))
        .act(&format!("place {hero}, at {location}"))
}

/// P0 holds these cards, whose heroes P1 has placed, and two more of P1's are on the board.
fn cards(hero: &str, copies: usize, edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Play {
    let held = vec![hero; copies];
    let others: Vec<&str> = ["claudia", "colin", "dennis", "calvin"]
        .into_iter()
        .filter(|&other| other != hero)
        .take(3)
        .collect();
    let mut hand = vec![hero];
    hand.extend(others);
    play(&game(2), Phase::Place, |start| {
        edit(start.tiles(P1, &hand).place(hero, "garden").hand(P0, &held))
    })
}

// CC-164, CC-187
#[test]
fn mabel_draws_and_her_card_once_a_turn() {
    placed("mabel", "port", |edit| edit)
        .draws(&["gus", "otto"])
        .act("hero")
        .holds(P0, &["gus", "otto"]);
    cards("mabel", 2, |edit| edit)
        .draws(&["otto"])
        .act("play mabel")
        .holds(P0, &["mabel", "otto"])
        .refuses("play mabel", 164)
        .discarded("mabel", 1);
    // The played card cannot draw itself.
    cards("mabel", 1, |edit| edit.deck(&[]))
        .check(|play| play.state.discards.of("mabel".parse().unwrap()) == 3);
}

// CC-165, CC-166
#[test]
fn art_hides_each_own_fort_from_a_barbarian() {
    play(&game(2), Phase::Defend, |edit| {
        edit.round(2)
            .place("art", "port")
            .no_invader(&["sea 1", "sea 2", "sea 3", "land 2", "land 3"])
            .builds(P0, &["S0", "F0", "F1"], &["L1s1"], &["L1s1", "L1s3"])
            .invader("land 1", 2, 12)
    })
    .asks(P0, "fight, hide")
    .act("hide")
    .asks(P0, "fight, hide")
    .act("hide")
    .pieces(P0, Side::Land, &["L1s1", "L1s3"])
    .invader("barbarian 1", Some(12))
    .check(|play| play.state.round == 3);
    // Ships cannot hide.
    play(&game(2), Phase::Defend, |edit| {
        edit.round(2)
            .place("art", "port")
            .hand(P0, &["gus"])
            .no_invader(&["sea 2", "sea 3"])
            .invader("sea 1", 2, 14)
    })
    .refuses("hide", 165);
}

// CC-167
#[test]
fn arts_card_hides_the_attacked_fort_only() {
    play(&game(2), Phase::Defend, |edit| {
        edit.round(2)
            .tiles(P1, &["art", "claudia", "colin", "dennis"])
            .place("art", "port")
            .hand(P0, &["art"])
            .no_invader(&["sea 1", "sea 2", "sea 3", "land 2", "land 3"])
            .builds(P0, &["S0", "F0", "F1"], &["L1s1"], &["L1s1", "L1s2"])
            .invader("land 1", 2, 12)
    })
    .refuses("hide", 165)
    .act("play art")
    .discarded("art", 1)
    .act("giveup, lose F1") // the other fort is seen
    .pieces(P0, Side::Land, &["L1s1"]);
    play(&game(2), Phase::Defend, |edit| {
        edit.round(2)
            .place("art", "port")
            .hand(P0, &["art"])
            .no_invader(&["sea 2", "sea 3"])
            .invader("sea 1", 2, 14)
    })
    .refuses("play art", 167);
}

// CC-168
#[test]
fn belle_takes_a_third_icon_for_nothing() {
    placed("belle", "market", |edit| edit)
        .act("hero, icon rum, icon food, icon plank")
        .has(P0, &[(D, 5), (R, 2), (F, 2), (P, 2)])
        .refuses("icon rum", 48);
}

// CC-169
#[test]
fn belles_card_takes_one_icon_after_placing() {
    cards("belle", 2, |edit| edit.goods(P0, &[(D, 0)]))
        .refuses("play belle", 169)
        .act("place art, at armory, icon cannon, icon cannon, play belle") // only sabers are left
        .has(P0, &[(C, 3), (S, 2)])
        .act("play belle") // the last saber is the only choice
        .has(P0, &[(S, 3)]);
}

// CC-170
#[test]
fn ben_turns_up_a_barbarian() {
    placed("ben", "port", |edit| edit)
        .tiles(&[(Side::Land, 1, 5)])
        .act("hero, flip 2")
        .invader("land 2", Some(8))
        .check(|play| play.top() == chaos_cove::Frame::Body);
    cards("ben", 1, |edit| {
        edit.no_invader(&["land 1", "land 2", "land 3"])
    })
    .refuses("play ben", 42);
}

// CC-171, CC-172
#[test]
fn calvin_attacks_anywhere_and_several_times_in_phase_one() {
    fn edit(edit: Edit<'_>) -> Edit<'_> {
        edit.goods(P0, &[(C, 6)])
            .hand(P0, &["calvin", "calvin"])
            .invader("sea 2", 1, 2)
            .invader("sea 3", 1, 4)
            .invader("pirate 2", 2, 4)
    }
    placed("calvin", "port", edit)
        .act("hero")
        .asks(P0, "attack sea 2, attack sea 3, attack pirate 2")
        .refuses("attack sea 1", 110)
        .act("attack sea 2, gun, play calvin, attack sea 3, gun, gun, play calvin, gun, gun")
        .claims(P0, &[2, 4, 4])
        .discarded("calvin", 2);
}

// CC-173, CC-174
#[test]
fn claudia_and_colin_bring_a_gun_or_gunpowder() {
    placed("claudia", "port", |edit| edit)
        .act("hero")
        .asks(P0, "take saber, take gunpowder")
        .act("take saber")
        .has(P0, &[(S, 2)]);
    placed("colin", "port", |edit| edit)
        .act("hero")
        .asks(P0, "take cannon, take gunpowder")
        .act("take gunpowder")
        .has(P0, &[(G, 2)]);
    cards("claudia", 1, |edit| edit)
        .act("play claudia, take gunpowder")
        .has(P0, &[(G, 2)]);
    cards("colin", 1, |edit| edit)
        .act("play colin, take cannon")
        .has(P0, &[(C, 2)]);
    cards("colin", 1, |edit| edit.goods(P1, &[(C, 23)]))
        .act("play colin")
        .has(P0, &[(G, 2), (C, 1)]);
}

// CC-175, CC-176
#[test]
fn dennis_moves_a_ship_or_swaps_it() {
    let start = || {
        placed("dennis", "port", |edit| {
            edit.builds(P0, &["S0", "S4", "F0"], &["L1s1", "L1s2"], &["L1s1"])
        })
    };
    start()
        .act("hero")
        .asks(P0, "from L1s1, from L1s2")
        .refuses("from L2s1", 175)
        .act("from L1s1")
        .asks(
            P0,
            "to L1s3, to L2s1, to L2s2, to L2s3, to L3s1, to L3s2, to L3s3",
        )
        .refuses("to L1s2", 175)
        .act("to L3s3")
        .pieces(P0, Side::Sea, &["L1s2", "L3s3"]);
    start()
        .act("hero, from L1s2, to L2s1")
        .pieces(P0, Side::Sea, &["L1s1", "L2s1"])
        .pieces(P1, Side::Sea, &["L1s2"])
        .owns(P0, &[("S0", 1), ("S4", 1)])
        .owns(P1, &[("S0", 1)]);
}

// CC-177
#[test]
fn whoever_stands_on_the_attacked_space_defends() {
    play(&game(2), Phase::Defend, |edit| {
        edit.round(2)
            .place("dennis", "port")
            .hand(P0, &["dennis"])
            .no_invader(&["sea 2", "sea 3", "land 1", "land 2", "land 3"])
            .invader("sea 1", 2, 14)
    })
    .act("P0: play dennis, to L2s1")
    .asks(P1, "gun, powder, giveup");
}

// CC-178
#[test]
fn gloria_uses_one_or_two_cards() {
    placed("gloria", "port", |edit| edit)
        .act("hero")
        .asks(P0, "use F0, use S0")
        .act("use F0")
        .asks(P0, "use S0, done")
        .act("use S0")
        .has(P0, &[(R, 1), (P, 2), (D, 6), (G, 2)]);
    cards("gloria", 1, |edit| edit.goods(P0, &[(R, 0)]))
        .act("play gloria, use S0")
        .has(P0, &[(R, 0)]);
}

// CC-179, CC-180
#[test]
fn gus_lets_crew_fight_by_tile_and_by_card() {
    placed("gus", "port", |edit| edit).refuses("hero", 42);
    let fight = |tiles: [&'static str; 4]| {
        play(&game(2), Phase::Attack, move |edit| {
            edit.tiles(P1, &tiles)
                .place("gus", "port")
                .hand(P0, &["gus"])
                .invader("sea 1", 1, 12)
        })
    };
    fight(["gus", "claudia", "colin", "dennis"])
        .refuses("play gus", 180)
        .act("attack sea 1")
        .refuses("crew", 119)
        .act("play gus, crew, crew")
        .strength(4);
    // Who has Gus cannot play the card for that.
    play(&game(2), Phase::Attack, |edit| {
        edit.tiles(P0, &["gus", "art", "ben", "lola"])
            .place("gus", "port")
            .hand(P0, &["gus"])
            .invader("sea 1", 1, 12)
    })
    .act("attack sea 1")
    .refuses("play gus", 42)
    .act("crew")
    .strength(2);
}

// CC-181
#[test]
fn hazel_moves_a_fort_and_marks_go_with_it() {
    placed("hazel", "port", |edit| edit)
        .act("hero, to L2s1")
        .pieces(P0, Side::Land, &["L2s1"])
        .pieces(P1, Side::Land, &["L1s1"]);
    // A hidden fort that stays in the lane remains hidden; one that leaves it and another that comes are not.
    let start = || {
        play(&game(2), Phase::Defend, |edit| {
            edit.round(2)
                .tiles(P0, &["art", "hazel", "ben", "lola"])
                .place("art", "port")
                .place("hazel", "port")
                .hand(P0, &["hazel"])
                .builds(P0, &["S0", "F0", "F1"], &["L1s1"], &["L1s1", "L1s2"])
                .no_invader(&["sea 1", "sea 2", "sea 3", "land 2", "land 3"])
                .invader("land 1", 2, 12)
        })
        .act("hide")
    };
    start().act("play hazel, from L1s1, to L1s3").check(|play| {
        play.state.control.assault.hidden == 0b100 && play.state.control.assault.slot == 1
    });
    start()
        .act("play hazel, from L1s1, to L2s1")
        .check(|play| play.state.control.turn == P1 && play.state.control.assault.slot == 0);
}

// CC-182
#[test]
fn iggy_enters_a_full_location() {
    let game = game(2);
    let start = |third: &str| {
        let third = third.to_string();
        play(&game, Phase::Place, move |edit| {
            let edit = edit
                .tiles(P0, &["iggy", "art", "ben", "lola"])
                .tiles(P1, &["claudia", "colin", "dennis", "calvin"])
                .place("claudia", "port")
                .place("art", "port");
            if third.is_empty() {
                edit
            } else {
                edit.place(&third, "port")
            }
        })
    };
    start("")
        .act("place iggy, at port")
        .check(|play| play.state.crowd[1] == 3)
        .refuses("hero", 42);
    start("colin").act("place iggy").refuses("at port", 32);
    start("").act("place ben").refuses("at port", 32);
}

// CC-183
#[test]
fn iggys_card_opens_a_full_location_once() {
    cards("iggy", 2, |edit| edit).refuses("play iggy", 42);
    cards("iggy", 3, |edit| edit.place("claudia", "garden"))
        .act("play iggy")
        .refuses("play iggy", 183)
        .act("place art, at garden")
        .check(|play| play.state.crowd[6] == 3)
        .refuses("play iggy", 183)
        .act("done, P1: commit, place colin")
        .refuses("at garden", 32);
}

// CC-184
#[test]
fn jonas_moves_another_hero_and_nothing_follows() {
    placed("jonas", "garden", |edit| {
        edit.place("claudia", "market")
            .place("colin", "tavern")
            .place("dennis", "tavern")
    })
    .act("hero")
    .asks(P0, "move claudia, move colin, move dennis")
    .refuses("move jonas", 184)
    .act("move claudia")
    .refuses("at tavern", 32)
    .refuses("at market", 32)
    .act("at armory")
    .check(|play| play.state.heroes[4].map(chaos_cove::Location::word) == Some("armory"))
    .happened(|event| matches!(event, Happening::HeroMoved { .. }))
    .check(|play| play.awaited() == Some(P0));
}

// CC-185
#[test]
fn jonas_card_moves_an_own_hero() {
    cards("jonas", 2, |edit| edit).refuses("play jonas", 42);
    cards("jonas", 2, |edit| edit)
        .act("place art, at port, play jonas")
        .act("at tavern") // Art is the only own hero on the board
        .check(|play| play.state.heroes[0].map(chaos_cove::Location::word) == Some("tavern"))
        .offers("icon plank") // the gains are still those of the Port
        .refuses("icon gunpowder", 48);
}

// CC-186
#[test]
fn lola_brings_doubloons() {
    placed("lola", "port", |edit| edit)
        .act("hero")
        .has(P0, &[(D, 7)]);
    cards("lola", 1, |edit| edit)
        .act("play lola")
        .has(P0, &[(D, 6)]);
}

// CC-188
#[test]
fn otto_builds_cheaper_and_his_card_at_full_cost() {
    placed("otto", "port", |edit| {
        edit.goods(P0, &[(P, 2), (F, 0), (R, 2)])
    })
    .act("hero")
    .asks(P0, "buy 4, buy 5, buy 7")
    .act("buy 7")
    .has(P0, &[(R, 0)])
    .owns(P0, &[("Y7", 1)])
    .check(|play| play.state.stacks[6].top.is_some() && play.state.stacks[6].left == 5);
    cards("otto", 1, |edit| {
        edit.goods(P0, &[(P, 2), (F, 1), (R, 2)])
            .mixed_top(chaos_cove::Stack::new(8), "FC")
            .mixed_top(chaos_cove::Stack::new(9), "SC")
    })
    .refuses("play otto", 42);
    cards("otto", 1, |edit| edit.goods(P0, &[(R, 3), (F, 0)]).mixed_top(chaos_cove::Stack::new(8), "FC").mixed_top(chaos_cove::Stack::new(9), "SC"))
        .act("play otto") // the party is all that can be paid
        .owns(P0, &[("Y7", 1)])
        .has(P0, &[(R, 0)]);
}

// CC-189
#[test]
fn ruby_brings_basic_goods() {
    placed("ruby", "port", |edit| edit)
        .act("hero")
        .asks(P0, "take rum, take food, take plank")
        .act("take rum")
        .asks(P0, "take rum, take food, take plank, done")
        .act("take rum")
        .has(P0, &[(R, 3)]);
    cards("ruby", 1, |edit| edit)
        .act("play ruby, take food")
        .has(P0, &[(F, 2)])
        .check(|play| play.top() == chaos_cove::Frame::Place);
}

// CC-190
#[test]
fn a_moved_hero_keeps_its_owner() {
    placed("jonas", "garden", |edit| edit.place("claudia", "market"))
        .act("hero, at port")
        .check(|play| play.state.owner("claudia".parse().unwrap()) == P1);
}
