//! The solo game.

use pirate_cove_coop::{Aim, Point, Row, Setup};
use tabletop_testkit::Scenario;

use super::common::{P0, Play, hits, impossible_scene, pile, scene, start};

type Scene = Scenario<pirate_cove_coop::PirateCoveCoop>;

/// The human and the bot at Q13 (D5 S2, three hits of 1) with these revealed cards and this modifier.
fn together(modifier: u8, revealed: &str) -> Scene {
    impossible_scene(Setup::new(1), |it| {
        it.row(Row::Quest, "Q13 Q02 Q16").bot(2, modifier).revealed(revealed).hand(P0, "damage-1 hull map rum hull")
    })
    .acts(P0, &["done", "attempt 0"])
    .luck(hits(&[1, 1, 1]))
    .act(P0, "join")
}

/// The solo game at the human's turn to shop; both stayed.
fn solo_shop(human: u16, bot: u16, modifier: u8) -> Scene {
    impossible_scene(Setup::new(1), |it| {
        it.row(Row::Crew, "C08 C09 C03").gold(P0, human).bot(bot, modifier).aim(P0, Aim::Stay).asked(P0, Point::Shop)
    })
}

// PCC-200
#[test]
fn a_bot_takes_part_with_one_player_only() {
    for players in 1..=4 {
        let game = super::common::game(Setup::new(players));
        let bot = start(&game).bot;
        assert_eq!(bot.modifier, u8::from(players == 1));
        assert_eq!(bot.draw.total() + bot.revealed.total(), if players == 1 { 10 } else { 0 });
    }
}

// PCC-201 PCC-203
#[test]
fn the_bot_at_the_start() {
    let game = super::common::game(Setup::new(1));
    let bot = start(&game).bot;
    let mut deck = bot.draw;
    bot.revealed.iter().for_each(|(kind, copies)| deck.add(kind, copies));
    assert_eq!((bot.modifier, bot.gold, deck), (1, 2, pile("hull hull shanty shanty shanty map map damage-1 damage-1 rum")));
}

// PCC-202
#[test]
fn no_quest_of_level_4() {
    let game = super::common::game(Setup::new(1));
    for seed in 0..40 {
        let at = tabletop_core::Game::start(&game, &mut tabletop_core::Quiet::new(tabletop_core::Seeded::new(seed)));
        assert_eq!(at.quests.left() + u32::from(at.quests.in_row()), 7);
        assert_eq!(at.quests.levels[3], 0);
        assert!(at.quests.row.into_iter().flatten().all(|quest| quest < 20));
    }
}

// PCC-204 PCC-205
#[test]
fn three_cards_are_revealed_each_planning() {
    impossible_scene(Setup::new(1), |it| it.hand(P0, "").draw_pile(P0, "").gold(P0, 0).asked(P0, Point::Shop).aim(P0, Aim::Stay))
        .change(|at| {
            at.bot.draw = pile("hull rum");
            at.bot.discard = pile("map map shanty");
            at.bot.revealed = pile("damage-1");
            at.bot.acted = true;
        })
        .luck([("bot", 0), ("bot", 6), ("bot", 3)])
        // The card revealed before is discarded, and may be shuffled and come again.
        .act(P0, "done")
        .expect_event_text("BotReshuffled")
        .expect_eq("revealed", pile("hull rum damage-1"), |_, at| at.bot.revealed)
        .expect_eq("draw pile", pile("map map shanty"), |_, at| at.bot.draw)
        .done();
}

// PCC-206 PCC-207
#[test]
fn the_human_decides_whether_the_bot_joins_its_quest() {
    let at_quest = || scene(1, |it| it.row(Row::Quest, "Q13 Q02 Q16").hand(P0, "rum hull hull map map")).acts(P0, &["done", "attempt 1"]);
    at_quest().expect_legal(P0, &["join", "alone"]).refuse(P0, "stay", "PCC-206").done();
    at_quest()
        .luck(hits(&[1]))
        .act(P0, "join")
        .expect("the bot takes part", |_, at| at.attempt.bot && at.attempt.slot == Some(1))
        .done();
    // Who stays is not asked: the bot stays too.
    scene(1, |it| it)
        .acts(P0, &["done", "stay"])
        .expect_eq("the bot", (false, Point::Exchange), |_, at| (at.bot.joins, at.point))
        .done();
}

// PCC-208 PCC-209
#[test]
fn revealed_icons_count_times_the_modifier_and_nothing_else_does() {
    together(3, "shanty map C08")
        .expect_eq("have", [0, 6, 0, 3], |_, at| at.attempt.have)
        // No subtraction of the Lookout, no actions of the Shanty, no draws of the Map.
        .expect_eq("needs, actions, hand", ([5, 0, 0, 2], 1, 5), |_, at| {
            (at.attempt.needs, at.fighter(P0).actions, at.area(P0).hand_size)
        })
        .done();
    together(1, "hull C07 C04").expect_eq("have and absorb", ([2, 0, 2, 0], 0), |_, at| {
        (at.attempt.have, at.fighter(P0).absorb)
    })
    .done();
}

// PCC-210 PCC-225
#[test]
fn the_bot_buys_no_upgrade_and_replaces_nothing() {
    solo_shop(0, 9, 1)
        .change(|at| at.turn = P0)
        .act(P0, "done")
        .expect_eq("the point", Point::BotShop, |_, at| at.point)
        .refuse(P0, "buy upgrade 0", "PCC-210")
        .refuse(P0, "replace crew 0", "PCC-225")
        .expect_legal(P0, &["raise", "buy crew 0", "buy crew 1", "buy crew 2", "done"])
        .done();
}

// PCC-211
#[test]
fn an_icon_of_choice_is_named_once_for_each_card() {
    let scene = impossible_scene(Setup::new(1), |it| it.row(Row::Quest, "Q13 Q02 Q16").bot(2, 2).revealed("C10 C10 rum"))
        .acts(P0, &["done", "attempt 0", "join"])
        .expect_eq("the point", Point::BotIcon, |_, at| at.point)
        .refuse(P0, "decline", "PCC-211")
        .act(P0, "name damage")
        .expect_eq("have", [2, 0, 0, 0], |_, at| at.attempt.have)
        .luck(hits(&[1, 1, 1]))
        .act(P0, "name shanty")
        .expect_eq("have", [2, 0, 0, 2], |_, at| at.attempt.have);
    scene.done();
}

// PCC-212 PCC-213
#[test]
fn hits_alternate_and_the_human_takes_the_first() {
    impossible_scene(Setup::new(1), |it| it.row(Row::Quest, "Q13 Q02 Q16").bot(2, 1).revealed("rum hull hull").hand(P0, "rum"))
        .acts(P0, &["done", "attempt 0"])
        .luck(hits(&[1, 3, 1]))
        .act(P0, "join")
        .expect_eq("human and bot", (2, 2, 1), |_, at| (at.fighter(P0).hits, at.fighter(P0).incoming, at.attempt.bot_hits))
        .act(P0, "pass")
        .expect_eq("life and modifier", (1, 1), |_, at| (at.area(P0).life, at.bot.modifier))
        .done();
}

// PCC-214
#[test]
fn the_human_divides_the_gold_with_the_bot() {
    together(1, "rum hull hull")
        .change(|at| at.attempt.have = [9; 4])
        .act(P0, "pass")
        .expect_legal(P0, &["give 0", "give 1", "give 2", "give 3", "give 4"])
        .act(P0, "give 3")
        .expect_eq("gold", (5, 3), |_, at| (at.area(P0).gold, at.bot.gold))
        .done();
}

// PCC-215 PCC-216
#[test]
fn a_bot_that_stays_gets_gold_and_no_more() {
    scene(1, |it| it.row(Row::Quest, "Q13 Q02 Q16").gold(P0, 0).life(P0, 1))
        .acts(P0, &["done", "stay", "keep"])
        .expect_eq("bot", (3, 1), |_, at| (at.bot.gold, at.bot.modifier))
        .acts(P0, &["bribe 0", "bribe 0"])
        .expect_eq("morale: three rumours and everybody stayed", 6, |_, at| at.morale)
        .done();
    impossible_scene(Setup::new(1), |it| it.row(Row::Quest, "Q02 Q13 Q16").gold(P0, 0).hand(P0, "rum"))
        .acts(P0, &["done", "attempt 0"])
        .luck(hits(&[1]))
        .act(P0, "alone")
        .act(P0, "pass")
        .expect_eq("the bot's gold", 3, |_, at| at.bot.gold)
        .act(P0, "bribe 0")
        .expect_eq("morale: not everybody stayed", 7, |_, at| at.morale)
        .done();
}

// PCC-217
#[test]
fn the_bots_gold_silences_rumours() {
    scene(1, |it| it.row(Row::Quest, "Q13 Q02 Q16").gold(P0, 0).bot(1, 1))
        .acts(P0, &["done", "stay", "keep", "bribe 1"])
        .expect_eq("the point", Point::BotBribe, |_, at| at.point)
        .expect_legal(P0, &["bribe 0", "bribe 1", "bribe 2"])
        .act(P0, "bribe 2")
        .expect_eq("bot and morale", (0, 9), |_, at| (at.bot.gold, at.morale))
        .done();
}

// PCC-218
#[test]
fn neither_purse_pays_for_the_other() {
    solo_shop(1, 9, 1)
        .refuse(P0, "buy crew 0", "PCC-144")
        .refuse(P0, "raise", "PCC-218")
        .done();
    solo_shop(9, 2, 1)
        .act(P0, "done")
        .refuse(P0, "buy crew 1", "PCC-144")
        .act(P0, "raise")
        .expect_eq("gold", (9, 0), |_, at| (at.area(P0).gold, at.bot.gold))
        .done();
}

// PCC-219 PCC-226
#[test]
fn the_bot_acts_once_and_the_human_may_shop_again() {
    solo_shop(2, 9, 1)
        .act(P0, "done")
        .luck([("crew", 4)])
        .act(P0, "buy crew 1")
        .expect_eq("asked again", (Point::Shop, true), |_, at| (at.point, at.bot.acted))
        .luck([("crew", 5)])
        .act(P0, "buy crew 1")
        .expect_eq("the bot is not asked again", Point::LastDiscard, |_, at| at.point)
        .done();
}

// PCC-220 PCC-221
#[test]
fn each_step_of_the_modifier_costs_its_new_value() {
    solo_shop(1, 2, 1).act(P0, "done").act(P0, "raise").expect_eq("bot", (0, 2), |_, at| (at.bot.gold, at.bot.modifier)).done();
    solo_shop(1, 4, 2).act(P0, "done").act(P0, "raise").expect_eq("bot", (1, 3), |_, at| (at.bot.gold, at.bot.modifier)).done();
    solo_shop(1, 2, 2).act(P0, "done").refuse(P0, "raise", "PCC-220").done();
    solo_shop(1, 9, 3).act(P0, "done").refuse(P0, "raise", "PCC-221").done();
}

// PCC-222
#[test]
fn crew_hired_by_the_bot_is_the_bots() {
    solo_shop(0, 9, 1)
        .act(P0, "done")
        .luck([("crew", 4)])
        .act(P0, "buy crew 1")
        .expect_eq("the bot's discard", 1, |_, at| at.bot.discard.of("C09".parse::<pirate_cove_coop::Kind>().unwrap().number()))
        .expect_eq("slot 1", Some(4), |_, at| at.crew.row[1])
        .done();
}

// PCC-223
#[test]
fn revealed_cards_are_discarded_after_shopping() {
    let scene = solo_shop(1, 0, 1);
    let revealed = scene.state().bot.revealed;
    scene
        .expect_eq("still there", 3, |_, at| at.bot.revealed.total())
        .act(P0, "done")
        .expect("they are discarded", |_, at| at.bot.revealed.is_empty() && at.bot.discard == revealed)
        .done();
}

// PCC-224
#[test]
fn the_human_has_all_three_purchases() {
    let mut scene = solo_shop(20, 9, 1).act(P0, "done").act(P0, "raise");
    for card in [0u32, 1, 2] {
        scene = scene.luck([("crew", card)]).act(P0, "buy crew 0");
    }
    scene.refuse(P0, "buy crew 0", "PCC-143").expect_eq("bought", 3, |_, at| at.area(P0).bought).done();
}
