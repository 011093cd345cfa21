//! Location effects: CC-060 to CC-078.

use chaos_cove::{Edit, Happening, Invader, Phase, Side, Stack};

use super::common::*;

/// P0 places Art at a location, in an edited position of two players.
fn at(location: &str, edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Play {
    play(&game(2), Phase::Place, edit).act(&format!("place art, at {location}"))
}

// CC-060
#[test]
fn the_lighthouse_turns_up_one_or_two_pirates() {
    at("lighthouse", |edit| edit)
        .act("location")
        .asks(P0, "flip 1, flip 2, flip 3")
        .tiles(&[(Side::Sea, 1, 5), (Side::Sea, 1, 0)])
        .act("flip 2")
        .invader("sea 2", Some(12))
        .asks(P0, "flip 1, flip 3, done")
        .refuses("flip 2", 60)
        .act("flip 3")
        .invader("sea 3", Some(2))
        .refuses("location", 44);
    at("lighthouse", |edit| edit)
        .act("location, flip 1, done")
        .check(|play| play.state.lanes[0][1] == Invader::Down);
    at("lighthouse", |edit| {
        edit.no_invader(&["sea 1", "sea 2", "sea 3"])
    })
    .refuses("location", 42);
}

// CC-061
#[test]
fn the_port_makes_one_trade_with_each_of_two_ships() {
    fn edit(edit: Edit<'_>) -> Edit<'_> {
        edit.builds(
            P0,
            &["S0", "S4", "S4", "F0"],
            &["L1s1", "L1s2", "L1s3"],
            &["L1s1"],
        )
        .goods(P0, &[(R, 5), (G, 0)])
    }
    at("port", edit)
        .act("location")
        .asks(P0, "use S0, use S4")
        .refuses("use F0", 81)
        .act("use S4")
        .has(P0, &[(R, 4), (G, 2)])
        .asks(P0, "use S0, use S4, done")
        .act("use S4") // the second copy
        .has(P0, &[(R, 3), (G, 4)])
        .refuses("use S0", 3);
    at("port", |edit| edit.goods(P0, &[(R, 0)])).refuses("location", 42);
}

// CC-062
#[test]
fn the_blacksmith_trades_planks_for_doubloons() {
    at("blacksmith", |edit| edit.goods(P0, &[(P, 3), (D, 0)]))
        .act("location")
        .asks(P0, "sell, done")
        .act("sell, sell, done")
        .has(P0, &[(P, 1), (D, 2)]);
    at("blacksmith", |edit| edit.goods(P0, &[(P, 1), (D, 0)]))
        .act("location, sell")
        .has(P0, &[(P, 0), (D, 1)])
        .refuses("sell", 3);
}

// CC-063, CC-064
#[test]
fn the_fortress_gives_one_token() {
    at("fortress", |edit| edit)
        .act("location")
        .check(|play| play.player(P0).token)
        .act("done, place claudia, at port, done, place belle, at fortress")
        .refuses("location", 42); // one is enough
}

// CC-065
#[test]
fn a_token_goes_back_with_the_last_own_hero() {
    let game = game(2);
    let moved = |also: &str| {
        let also = also.to_string();
        play(&game, Phase::Place, move |edit| {
            edit.tiles(P0, &["jonas", "art", "ben", "gus"]).place("art", "fortress").place("ben", &also).token(P0)
        })
        .act("commit") // two heroes stand already
        .act("place jonas, at market, hero, move art, at port")
    };
    moved("garden")
        .happened(|event| matches!(event, Happening::TokenReturned { seat: P0 }))
        .check(|play| !play.player(P0).token);
    moved("fortress").check(|play| play.player(P0).token);
}

// CC-066, CC-068
#[test]
fn the_market_takes_three_items_for_three() {
    at("market", |edit| edit.hand(P0, &["gus"]))
        .act("location")
        .asks(P0, "givecard gus, give doubloon, give cannon, give saber, give gunpowder, give rum, give food, give plank")
        .refuses("give crew", 66)
        .act("givecard gus, give cannon, give doubloon")
        .discarded("gus", 1)
        .check(|play| play.state.supply[0] == 23)
        .asks(P0, "take cannon, take saber, take gunpowder, take rum, take food, take plank")
        .refuses("take doubloon", 67)
        .act("take cannon, take rum, take rum")
        .has(P0, &[(C, 1), (D, 4), (R, 3)]);
    let poor = [(D, 0), (C, 0), (S, 0), (G, 0), (F, 0), (R, 1), (P, 1)];
    at("market", move |edit| edit.goods(P0, &poor)).refuses("location", 42);
}

// CC-067
#[test]
fn the_market_gives_no_gun_that_is_not_there() {
    at("market", |edit| edit.goods(P1, &[(S, 23)]))
        .act("location, give rum, give food, give plank")
        .refuses("take saber", 67);
}

// CC-069, CC-070
#[test]
fn the_town_hall_builds_and_turns_up_the_next_card() {
    at("townhall", |edit| edit.goods(P0, &[(F, 3), (R, 0)]).mixed_top(Stack::new(8), "YB").mixed_top(Stack::new(9), "YA"))
        .act("location") // only the three forts can be paid
        .asks(P0, "buy 1, buy 2, buy 3")
        .act("buy 2, to L1s2")
        .has(P0, &[(F, 0), (W, 1)])
        .owns(P0, &[("F2", 1)])
        .pieces(P0, Side::Land, &["L1s1", "L1s2"])
        .check(|play| play.state.stacks[1].left == 5 && play.state.stacks[1].top.is_some());
    at("townhall", |edit| {
        edit.goods(P0, &[(F, 2), (P, 2), (R, 1)])
            .mixed_top(Stack::new(8), "FC")
            .mixed_top(Stack::new(9), "YB")
    })
    .refuses("location", 42);
}

// CC-071, CC-072, CC-073: the order of phase 1 and of phase 6 are in the worked example of the Garden.
#[test]
fn the_garden_gives_the_marker_to_anybody() {
    at("garden", |edit| edit)
        .act("location")
        .asks(P0, "marker P0, marker P1")
        .act("marker P1")
        .check(|play| play.state.marker == P1)
        .act("done")
        .phase(Phase::Place, P1);
}

// CC-074
#[test]
fn the_tavern_draws_two_cards() {
    at("tavern", |edit| edit)
        .draws(&["gus", "otto"])
        .act("location")
        .holds(P0, &["gus", "otto"]);
}

// CC-075
#[test]
fn the_watchtower_turns_up_one_or_two_barbarians() {
    at("watchtower", |edit| edit)
        .act("location")
        .tiles(&[(Side::Land, 1, 5)])
        .act("flip 3, done")
        .invader("land 3", Some(8));
}

// CC-076
#[test]
fn the_plantation_uses_two_forts() {
    at("plantation", |edit| {
        edit.builds(P0, &["S0", "F0", "F2"], &["L1s1"], &["L1s1", "L1s2"])
    })
    .act("location")
    .asks(P0, "use F0, use F2")
    .act("use F2, use F0")
    .has(P0, &[(R, 4), (P, 2)]);
}

// CC-077
#[test]
fn the_armory_sells_a_gun_for_a_doubloon() {
    at("armory", |edit| edit)
        .act("location")
        .asks(P0, "take cannon, take saber")
        .act("take saber")
        .has(P0, &[(D, 4), (S, 2)]);
    at("armory", |edit| edit.goods(P0, &[(D, 0)])).refuses("location", 42);
}

// CC-078
#[test]
fn the_barracks_bring_a_crew() {
    at("barracks", |edit| edit)
        .act("location")
        .has(P0, &[(W, 3)])
        .check(|play| play.player(P0).ashore == 3);
}
