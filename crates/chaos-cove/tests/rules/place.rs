//! Phase 1: CC-030 to CC-059, CC-230.

use chaos_cove::{ChaosCove, Happening, Phase, Setup};
use tabletop_core::Game;

use super::common::*;

/// Two players, P0 with Art, Belle, Ben and Calvin, P1 with Claudia, Colin, Dennis and Gloria; nobody holds cards.
fn two() -> Play {
    play(&game(2), Phase::Place, |edit| edit)
}

// CC-030
#[test]
fn turns_begin_with_the_first_player_and_go_round() {
    let game = ChaosCove::new(Setup::new(3).first(P1)).unwrap();
    play(&game, Phase::Place, |edit| edit)
        .act("P1: place claudia, at port, done")
        .act("P2: place gus, at port, done")
        .act("P0: place art, at garden, done")
        .act("P1: place colin, at garden, done");
}

// CC-031
#[test]
fn a_turn_places_one_own_hero() {
    two()
        .asks(P0, "place art, place belle, place ben, place calvin")
        .refuses("place claudia", 31)
        .act("place art")
        .asks(P0, "at lighthouse, at port, at blacksmith, at fortress, at market, at townhall, at garden, at tavern, at watchtower, at plantation, at armory, at barracks")
        .act("at port")
        .refuses("place belle", 3)
        .act("done, P1: place colin, at port, done")
        .refuses("place art", 31);
}

// CC-032, CC-033
#[test]
fn a_location_holds_two_heroes_also_of_one_player() {
    two()
        .act("P0: place art, at port, done, place claudia, at garden, done")
        .act("P0: place belle, at port, done, P1: place colin")
        .refuses("at port", 32)
        .act("at garden");
}

// CC-034
#[test]
fn nobody_passes_before_two_heroes_are_placed() {
    two()
        .refuses("pass", 34)
        .act("place art, at port, done, place claudia, at port, done")
        .refuses("pass", 34);
}

// CC-035, CC-036, CC-037, CC-038, CC-040, CC-041
#[test]
fn third_and_fourth_heroes_cost_three_doubloons_each() {
    let four = |first| {
        [
            "place art, at port, done, place claudia, at garden, done",
            "place belle, at port, done, place colin, at garden, done",
        ]
        .join(", ")
            + first
    };
    let ready = || {
        play(&game(2), Phase::Place, |edit| {
            edit.goods(P0, &[(D, 6)]).goods(P1, &[(D, 5)])
        })
    };
    ready()
        .act(&four(""))
        .asks(P0, "pass, commit")
        .act("commit")
        .has(P0, &[(D, 3)])
        .act("place ben, at tavern, done")
        .asks(P1, "pass, commit")
        .act("pass") // P1 is not asked again
        .asks(P0, "pass, commit")
        .act("commit")
        .has(P0, &[(D, 0)])
        .act("at tavern, done") // only Calvin is left
        .check(|play| play.state.control.phase == Phase::Use && play.state.placed(P0) == 4 && play.state.placed(P1) == 2);
    // Who cannot pay passes unasked.
    play(&game(2), Phase::Place, |edit| {
        edit.goods(P0, &[(D, 2)]).goods(P1, &[(D, 3)])
    })
    .act(&four(""))
    .happened(|event| matches!(event, Happening::Passed { seat: P0 }))
    .asks(P1, "pass, commit");
}

// CC-039
#[test]
fn cards_come_after_committing_only() {
    play(&game(2), Phase::Place, |edit| {
        edit.hand(P0, &["claudia"])
            .place("art", "port")
            .place("belle", "port")
            .place("claudia", "garden")
            .place("colin", "garden")
    })
    .asks(P0, "pass, commit")
    .refuses("play claudia", 3)
    .act("commit")
    .offers("play claudia");
}

// CC-042, CC-043, CC-044, CC-045
#[test]
fn the_three_gains_come_in_any_order_each_once() {
    let start = || {
        play(&game(2), Phase::Place, |edit| {
            edit.tiles(P0, &["claudia", "art", "ben", "lola"])
        })
        .act("place claudia, at barracks")
    };
    start()
        .act("icon crew, hero, take saber, location, icon plank")
        .has(P0, &[(W, 4), (S, 2), (P, 2)])
        .refuses("location", 44)
        .refuses("hero", 45);
    start()
        .act("location, icon crew, hero, take gunpowder, icon crew")
        .has(P0, &[(W, 5), (G, 2)]);
    start()
        .act("done")
        .phase(Phase::Place, P1)
        .has(P0, &[(W, 2)]);
}

// CC-046, CC-047
#[test]
fn two_icons_are_free_more_cost_a_doubloon() {
    let start = |doubloons| {
        play(&game(2), Phase::Place, |edit| {
            edit.goods(P0, &[(D, doubloons)])
        })
        .act("place art, at blacksmith, icon cannon, icon saber")
    };
    start(1)
        .has(P0, &[(D, 1)])
        .act("icon gunpowder")
        .has(P0, &[(D, 0), (G, 2)])
        .refuses("icon plank", 47);
    start(0).refuses("icon gunpowder", 47);
}

// CC-048
#[test]
fn an_icon_is_taken_as_often_as_it_is_printed() {
    two()
        .act("place art, at tavern, icon rum, icon rum")
        .refuses("icon rum", 48)
        .refuses("icon plank", 48)
        .act("done, place claudia, at tavern, icon rum"); // each placement sees all icons
}

// CC-049
#[test]
fn gains_can_be_used_at_once() {
    play(&game(2), Phase::Place, |edit| {
        edit.goods(P0, &[(P, 0), (D, 0)])
    })
    .act("place art, at blacksmith")
    .refuses("location", 42)
    .act("icon plank, location, sell")
    .has(P0, &[(P, 0), (D, 1)]);
}

// CC-050
#[test]
fn crew_comes_from_the_own_area() {
    let start = |crew| {
        play(&game(2), Phase::Place, |edit| edit.goods(P0, &[(W, crew)]))
            .act("place art, at barracks")
    };
    start(5)
        .act("icon crew")
        .check(|play| play.player(P0).ashore == 0)
        .refuses("icon crew", 50)
        .refuses("location", 42);
    start(2)
        .act("icon crew")
        .check(|play| play.player(P0).ashore == 3)
        .has(P0, &[(W, 3)]);
}

// CC-051, CC-055, CC-056
#[test]
fn any_number_of_cards_is_played_before_and_after_placing() {
    play(&game(2), Phase::Place, |edit| {
        edit.place("claudia", "port").place("art", "port").hand(P0, &["claudia", "claudia", "claudia"])
    })
    .draws(&["claudia", "gus"])
    .act("play claudia, take saber, play claudia, take gunpowder, place ben, at tavern, play claudia, take saber")
    .has(P0, &[(S, 3), (G, 2)])
    .act("location")
    .holds(P0, &["claudia", "gus"])
    .act("play claudia, take saber")
    .has(P0, &[(S, 4)]);
}

// CC-052
#[test]
fn a_card_needs_its_hero_on_the_board_whoever_placed_it() {
    play(&game(2), Phase::Place, |edit| {
        edit.hand(P0, &["colin", "gus"])
    })
    .refuses("play colin", 52)
    .act("place art, at port, done, P1: place colin, at port, done")
    .act("P0: play colin, take cannon")
    .has(P0, &[(C, 2)])
    .refuses("play gus", 52);
}

// CC-053, CC-054
#[test]
fn a_played_card_is_discarded_and_gone() {
    play(&game(2), Phase::Attack, |edit| edit.place("calvin", "port").hand(P0, &["calvin"]).goods(P0, &[(C, 1)]).invader("sea 3", 1, 4))
        .act("play calvin") // the only invader face up
        .refuses("add calvin", 53)
        .act("gun, giveup")
        .discarded("calvin", 1)
        .holds(P0, &[]);
}

// CC-057
#[test]
fn cards_count_in_a_combat_of_phase_one() {
    play(&game(2), Phase::Place, |edit| {
        edit.place("dennis", "port")
            .hand(P0, &["dennis", "dennis"])
            .invader("sea 2", 1, 4)
    })
    .act("place calvin, at garden, hero, add dennis, add dennis")
    .claims(P0, &[4])
    .discarded("dennis", 2);
}

// CC-058
#[test]
fn an_empty_deck_is_made_of_the_discards() {
    let with = |deck: &[&str]| {
        let deck: Vec<String> = deck.iter().map(ToString::to_string).collect();
        play(&game(2), Phase::Place, move |edit| {
            let deck: Vec<&str> = deck.iter().map(String::as_str).collect();
            edit.deck(&deck)
        })
        .act("place art, at tavern, location")
    };
    with(&["gus"])
        .happened(|event| matches!(event, Happening::Reshuffled))
        .check(|play| {
            play.state.hands[0].total() == 2
                && play.state.deck.total() == 62
                && play.state.discards.is_empty()
        });
    // The last card leaving the deck is no reason to shuffle.
    with(&["gus", "lola"])
        .never(|event| matches!(event, Happening::Reshuffled))
        .check(|play| play.state.deck.is_empty() && play.state.discards.total() == 62);
}

// CC-059, CC-230
#[test]
fn abilities_keep_to_their_phases_and_cards_to_three_of_them() {
    play(&game(2), Phase::Place, |edit| {
        edit.place("art", "port").hand(P0, &["art"])
    })
    .refuses("play art", 59);
    play(&game(2), Phase::Attack, |edit| {
        edit.tiles(P0, &["lola", "art", "ben", "gus"])
            .place("lola", "port")
            .hand(P0, &["lola"])
            .invader("sea 1", 1, 2)
    })
    .refuses("play lola", 59);
    play(&game(2), Phase::Use, |edit| {
        edit.place("calvin", "port").hand(P0, &["calvin"])
    })
    .refuses("play calvin", 3);
    play(&game(2), Phase::Buy, |edit| {
        edit.place("calvin", "port")
            .hand(P0, &["calvin"])
            .goods(P0, &[(R, 9)])
    })
    .refuses("play calvin", 3);
}
