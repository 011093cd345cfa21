//! The worked examples of the book's chapter, W-01 to W-18, with their exact results.

mod common;

use common::{
    P0, P1, P2, P3, Play, draws, hits, impossible_scene, index, kind, pile, quest, scene, scene_of,
};
use pirate_cove_coop::{Aim, End, Glimpse, Icon, Point, Row, Setup};
use tabletop_core::{Game, Pending, Viewer};

#[test]
fn w01_setup_counts() {
    let game = common::game(Setup::new(3));
    let state = common::start(&game);
    assert_eq!((state.quests.in_row(), state.quests.left()), (3, 5));
    // 24 less three in the row; those of the deck are known by their levels only.
    assert_eq!(state.quests.unseen.len(), 21);
    assert_eq!(state.quests.unseen.len() - state.quests.unseen_left(), 16);
    assert_eq!((state.crew.left(), state.upgrades.left()), (21, 17));
    assert!(
        state
            .crew
            .row
            .iter()
            .chain(&state.upgrades.row)
            .all(Option::is_some)
    );
    assert_eq!(state.hits.deck.as_slice()[..3], [12, 6, 2]);
    assert!(state.hits.discard.is_empty());
    for area in &state.seats[..3] {
        assert_eq!(
            (area.hand_size, area.draw_size, area.gold, area.life),
            (5, 5, 2, 3)
        );
        assert!(area.played.is_empty() && area.discard.is_empty());
    }
    assert_eq!(state.morale, 10);

    let solo = common::game(Setup::new(1));
    let state = common::start(&solo);
    assert_eq!((state.quests.in_row(), state.quests.left()), (3, 4));
    assert_eq!(state.quests.unseen.len() - state.quests.unseen_left(), 17);
    assert_eq!(state.quests.levels[3], 0);
    // Three of the bot's ten cards are revealed as the first round begins.
    assert_eq!((state.bot.draw.total(), state.bot.revealed.total()), (7, 3));
    assert_eq!((state.bot.gold, state.bot.modifier), (2, 1));
}

#[test]
fn w02_joint_success_surplus_hit_split_and_absorbed_damage() {
    let end = scene(2, |edit| {
        edit.row(Row::Quest, "Q13 Q02 Q16")
            .hand(P0, "shanty shanty damage-1 hull map")
            .hand(P1, "shanty damage-1 damage-1 hull rum")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[2, 1]))
    .act(P1, "attempt 0")
    .expect_legal(P0, &["deal P0", "deal P1"])
    .luck(hits(&[1]))
    .act(P0, "deal P1")
    .expect_eq("incoming", [2, 2], |_, at| {
        [at.fighter(P0).incoming, at.fighter(P1).incoming]
    })
    .acts(P0, &["play shanty", "play shanty"])
    .expect_eq("actions", 3, |_, at| at.fighter(P0).actions)
    .acts(P0, &["play damage-1", "play hull"])
    .expect_eq("actions", 1, |_, at| at.fighter(P0).actions)
    .expect_eq("absorb", 2, |_, at| at.fighter(P0).absorb)
    .act(P0, "pass")
    .acts(P1, &["play shanty", "play damage-1", "play damage-1"])
    .expect_legal(P0, &["pass", "play map"])
    .act(P0, "pass")
    .expect_eq("the point", Point::Split, |_, at| at.point)
    .expect_legal(P0, &["give 0", "give 1", "give 2", "give 3", "give 4"])
    .act(P0, "give 1")
    .expect_eq("gold", [3, 5], |_, at| [at.area(P0).gold, at.area(P1).gold])
    .expect_eq("life", [3, 1], |_, at| [at.area(P0).life, at.area(P1).life])
    .expect("nobody is stranded", |_, at| !at.area(P1).stranded)
    .expect_eq("hit discard", [2, 1], |_, at| {
        [at.hits.discard.of(0), at.hits.discard.of(1)]
    })
    .expect_legal(P0, &["bribe 0", "bribe 1", "bribe 2"])
    .act(P0, "bribe 1")
    .expect_legal(P1, &["bribe 0", "bribe 1"])
    .luck(quest(2, "Q08"))
    .act(P1, "bribe 1")
    .expect_eq("gold", [2, 4], |_, at| [at.area(P0).gold, at.area(P1).gold])
    .expect_eq("slot 0", Some(index("Q08")), |_, at| at.quests.row[0])
    .act(P0, "done")
    .act(P1, "done")
    .luck(draws("shanty hull damage-1 rum"))
    .act(P0, "keep")
    .luck(draws("shanty map map"))
    .act(P1, "keep")
    .done()
    .state;
    assert_eq!(end.morale, 10);
    assert_eq!(end.area(P0).discard, pile("shanty shanty damage-1 hull"));
    assert_eq!(
        end.area(P0).cards.hand,
        pile("map shanty hull damage-1 rum")
    );
    assert_eq!(end.area(P1).discard, pile("shanty damage-1 damage-1"));
    assert_eq!(end.area(P1).cards.hand, pile("hull rum shanty map map"));
    assert_eq!(end.round, 2);
}

#[test]
fn w03_failure_and_stranding_while_the_partner_rests() {
    let end = scene(2, |edit| {
        edit.row(Row::Quest, "Q16 Q02 Q13").hand(P0, "rum damage-1 damage-1 map map")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[1, 2, 1]))
    .act(P1, "stay")
    .expect_eq("incoming", 4, |_, at| at.fighter(P0).incoming)
    .luck(draws("hull shanty"))
    .act(P0, "play map")
    .expect_eq("life and stranded", (0, true), |_, at| (at.area(P0).life, at.area(P0).stranded))
    .expect_eq("slot 0", Some(index("Q16")), |_, at| at.quests.row[0])
    .expect_eq("P1", (3, 3), |_, at| (at.area(P1).gold, at.area(P1).life))
    .act(P1, "keep")
    .expect_legal(P0, &["bribe 0", "bribe 1", "bribe 2"])
    .act(P0, "bribe 0")
    .expect_legal(P1, &["bribe 0", "bribe 1", "bribe 2", "bribe 3"])
    .act(P1, "bribe 2")
    // One rumour, and two for the stranded ship.
    .expect_event_text("MoraleLost { amount: 1, cause: Rumours }")
    .expect_event_text("MoraleLost { amount: 2, cause: Stranded(Seat(0)) }")
    .expect_eq("morale, life, gold of P1", (7, 3, 1), |_, at| {
        (at.morale, at.area(P0).life, at.area(P1).gold)
    })
    .act(P0, "done")
    .act(P1, "done")
    .expect_eq("the point", Point::DiscardDown, |_, at| at.point)
    .refuse(P0, "keep", "PCC-152")
    .act(P0, "discard rum")
    .luck(draws("shanty"))
    .act(P0, "discard damage-1")
    .done()
    .state;
    let area = end.area(P0);
    assert_eq!((area.hand_size, area.draw_size), (5, 2));
    assert_eq!(area.discard, pile("rum damage-1 map"));
}

/// Seat 0, with life 1 and no gold, alone on Q02 with a hit of 3.
fn w04(plays: &[&str]) -> tabletop_testkit::Scenario<pirate_cove_coop::PirateCoveCoop> {
    scene(2, |edit| {
        edit.row(Row::Quest, "Q02 Q13 Q16")
            .hand(P0, "shanty shanty map damage-1 rum")
            .life(P0, 1)
            .gold(P0, 0)
            .gold(P1, 0)
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[3]))
    .act(P1, "stay")
    .acts(P0, &["play shanty", "play shanty"])
    .luck(draws("hull hull"))
    .act(P0, "play map")
    .acts(P0, plays)
}

#[test]
fn w04_stranded_but_rewarded() {
    w04(&["pass"])
        .expect_eq("gold", 2, |_, at| at.area(P0).gold)
        .expect("Q02 is completed", |_, at| {
            at.quests.completed.contains(index("Q02"))
        })
        .expect_eq("life and stranded", (0, true), |_, at| {
            (at.area(P0).life, at.area(P0).stranded)
        })
        .act(P1, "keep")
        .luck(quest(1, "Q05"))
        .act(P0, "bribe 2")
        .expect_eq("morale and life", (8, 3), |_, at| {
            (at.morale, at.area(P0).life)
        })
        .done();
    w04(&["play hull", "pass"])
        .expect("P0 is stranded", |_, at| at.area(P0).stranded)
        .done();
    w04(&["play hull", "play hull"])
        .expect_eq("life and stranded", (1, false), |_, at| {
            (at.area(P0).life, at.area(P0).stranded)
        })
        .done();
}

#[test]
fn w05_everybody_stays() {
    let resting = |bribe: &str| {
        scene(2, |edit| edit.row(Row::Quest, "Q13 Q02 Q16"))
            .no_replacements()
            .act(P0, "stay")
            .act(P1, "stay")
            .act(P0, "keep")
            .act(P1, "keep")
            .expect_eq("gold", [3, 3], |_, at| [at.area(P0).gold, at.area(P1).gold])
            .act(P0, bribe)
    };
    resting("bribe 0")
        .act(P1, "bribe 0")
        .expect_eq("morale", 6, |_, at| at.morale)
        .done();
    // Nothing is left to bribe for P1; the last point cannot be bribed away.
    resting("bribe 3")
        .expect_eq("morale", 9, |_, at| at.morale)
        .expect_eq("gold", [0, 3], |_, at| [at.area(P0).gold, at.area(P1).gold])
        .done();
}

/// The last quest, Q02, attempted by P0 alone with this life; both purses are empty.
fn last_quest(
    morale: u8,
    life: u8,
) -> tabletop_testkit::Scenario<pirate_cove_coop::PirateCoveCoop> {
    scene(2, |edit| {
        edit.row(Row::Quest, "Q02 - -")
            .completed("Q01 Q07 Q08 Q13 Q14 Q15 Q21")
            .hand(P0, "shanty shanty map damage-1 rum")
            .life(P0, life)
            .morale(morale)
            .gold(P0, 0)
            .gold(P1, 0)
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[1]))
    .act(P1, "stay")
}

fn win_quest(
    scene: tabletop_testkit::Scenario<pirate_cove_coop::PirateCoveCoop>,
) -> tabletop_testkit::Scenario<pirate_cove_coop::PirateCoveCoop> {
    scene
        .acts(P0, &["play shanty", "play shanty"])
        .luck(draws("shanty damage-1"))
        .acts(P0, &["play map", "pass"])
        .act(P1, "keep")
}

#[test]
fn w06a_the_last_loss_comes_before_the_win() {
    win_quest(last_quest(2, 1))
        .expect_over()
        .expect_eq("the end", Some(End::Mutiny), |_, at| at.end)
        .expect_scores(&[80, 80])
        .done();
}

#[test]
fn w06b_and_c_a_point_of_morale_is_enough() {
    for (morale, life, left) in [(3, 1, 1), (1, 3, 1)] {
        win_quest(last_quest(morale, life))
            .act(P0, "done")
            .act(P1, "done")
            .luck(draws("hull"))
            .act(P0, "keep")
            .act(P1, "keep")
            .expect_over()
            .expect_eq("the end", (Some(End::Won), left), |_, at| {
                (at.end, at.morale)
            })
            .expect_scores(&[133, 133])
            .done();
    }
}

#[test]
fn w06d_the_curse_of_the_last_quest() {
    last_quest(1, 3)
        .act(P0, "pass")
        .act(P1, "keep")
        .act(P1, "bribe 0")
        .expect_over()
        .expect_eq("the end", Some(End::Mutiny), |_, at| at.end)
        .expect_no_event(|event| format!("{event:?}").starts_with("Filled"))
        .done();
}

#[test]
fn w07_a_reshuffle_in_the_middle_of_a_draw() {
    let end = impossible_scene(Setup::new(2), |edit| {
        edit.row(Row::Quest, "Q02 Q13 Q16")
            .hand(P0, "map shanty map")
            .draw_pile(P0, "hull")
            .discard_pile(P0, "shanty rum hull damage-1")
            .played(P0, "shanty damage-1")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[1]))
    .act(P1, "stay")
    .change(|at| {
        let area = at.seats.first_mut().unwrap();
        area.cards.hand = pile("shanty map damage-1");
        area.played = pile("shanty map");
    })
    .luck(draws("hull rum"))
    .act(P0, "play map")
    .expect_event_text("Reshuffled")
    .done()
    .state;
    let area = end.area(P0);
    assert_eq!((area.draw_size, area.discard.total()), (3, 0));
    assert_eq!(area.cards.draw, pile("shanty hull damage-1"));
    assert_eq!(area.played, pile("shanty map map"));
}

#[test]
fn w08_replacing_a_quest() {
    scene(2, |edit| {
        edit.row(Row::Quest, "Q13 Q02 Q16").completed("Q14").gold(P1, 5)
    })
    .act(P0, "done")
    .expect_eq("the deck", 4, |_, at| at.quests.left())
    .luck(quest(2, "Q07"))
    .act(P1, "replace quest 0")
    .expect_eq("slot 0 and deck", (Some(index("Q07")), 4), |_, at| {
        (at.quests.row[0], at.quests.left())
    })
    .expect_eq("gold", 4, |_, at| at.area(P1).gold)
    .luck(quest(1, "Q03"))
    .act(P1, "replace quest 1")
    .luck(quest(2, "Q08"))
    .act(P1, "replace quest 1")
    .luck(quest(4, "Q21"))
    .act(P1, "replace quest 1")
    // The deck has only what was put back, in order: no luck is asked.
    .act(P1, "replace quest 1")
    .expect_eq("slot 1", Some(index("Q13")), |_, at| at.quests.row[1])
    .expect_eq("gold", 0, |_, at| at.area(P1).gold)
    .done();
    scene(2, |edit| edit.gold(P0, 0).gold(P1, 0))
        .expect_eq("the point", Point::Window, |_, at| at.point)
        .refuse(P0, "replace quest 0", "PCC-172")
        .expect_legal(P0, &["done"])
        .done();
    let empty = impossible_scene(Setup::new(2), |edit| edit.no_quests_left());
    empty.refuse(P0, "replace quest 0", "PCC-172").done();
}

#[test]
fn w09_the_shopping_limit() {
    scene(2, |edit| {
        edit.row(Row::Crew, "C08 C02 C09")
            .row(Row::Upgrade, "U07 U01 U09")
            .gold(P0, 9)
            .aim(P0, Aim::Stay)
            .aim(P1, Aim::Stay)
            .asked(P0, Point::Shop)
    })
    .luck([("upgrades", 9)])
    .act(P0, "buy upgrade 1")
    .expect_eq("gold", 6, |_, at| at.area(P0).gold)
    .expect_eq("slot 1", Some(index("U10")), |_, at| at.upgrades.row[1])
    .expect_eq("discard", pile("damage-2"), |_, at| at.area(P0).discard)
    .luck([("crew", 0)])
    .act(P0, "buy crew 0")
    .expect_eq("discard", pile("damage-2 C08"), |_, at| at.area(P0).discard)
    .luck([("crew", 1)])
    .act(P0, "replace crew 2")
    .expect_eq("gold", 3, |_, at| at.area(P0).gold)
    .expect_eq("under the deck", vec![index("C09")], |_, at| {
        at.crew.bottom.to_vec()
    })
    .luck([("upgrades", 10)])
    .act(P0, "buy upgrade 0")
    .expect_eq("gold", 1, |_, at| at.area(P0).gold)
    .expect_eq("discard", pile("damage-2 C08 rum"), |_, at| {
        at.area(P0).discard
    })
    .refuse(P0, "buy crew 1", "PCC-143")
    .expect("only replacements and `done` are left", |game, at| {
        let legal = game.legal_actions(at, P0);
        legal.len() == 10 && legal.iter().all(|it| !it.to_string().starts_with("buy"))
    })
    .done();
}

fn w10() -> tabletop_testkit::Scenario<pirate_cove_coop::PirateCoveCoop> {
    scene(1, |edit| {
        edit.row(Row::Quest, "Q13 Q02 Q16")
            .bot(0, 2)
            .revealed("damage-1 damage-1 shanty")
            .hand(P0, "damage-1 hull map rum hull")
    })
    .acts(P0, &["done", "attempt 0"])
    .luck(hits(&[1, 3, 1]))
    .act(P0, "join")
    .expect_eq("what the bot brings", [4, 0, 0, 2], |_, at| at.attempt.have)
    .expect_eq("needs", [5, 0, 0, 2], |_, at| at.attempt.needs)
    .expect_eq("incoming", 2, |_, at| at.fighter(P0).incoming)
}

#[test]
fn w10_a_solo_quest_with_the_bot() {
    w10()
        .act(P0, "play damage-1")
        .expect_legal(P0, &["give 0", "give 1", "give 2", "give 3", "give 4"])
        .act(P0, "give 1")
        .expect_eq("gold", (3, 3), |_, at| (at.area(P0).gold, at.bot.gold))
        .expect_eq("life", 1, |_, at| at.area(P0).life)
        .act(P0, "bribe 0")
        .expect_legal(P0, &["bribe 0", "bribe 1", "bribe 2"])
        .luck(quest(2, "Q07"))
        .act(P0, "bribe 0")
        .expect_eq("morale", 8, |_, at| at.morale)
        .act(P0, "done")
        .expect_eq("the point", Point::BotShop, |_, at| at.point)
        .act(P0, "raise")
        .expect_eq("bot", (0, 3), |_, at| (at.bot.gold, at.bot.modifier))
        .act(P0, "done")
        .expect_eq(
            "the bot's discard",
            pile("damage-1 damage-1 shanty"),
            |_, at| at.bot.discard,
        )
        .done();
    w10()
        .act(P0, "play hull")
        .expect_eq("slot 0 and life", (Some(index("Q13")), 3), |_, at| {
            (at.quests.row[0], at.area(P0).life)
        })
        .expect_event_text("QuestFailed")
        .done();
}

#[test]
fn w11_the_damage_icon() {
    let end = impossible_scene(Setup::new(2), |edit| {
        edit.row(Row::Quest, "Q17 Q02 Q16")
            .own(P0, "U13")
            .discard_pile(P0, "")
            .hand(P0, "C05 damage-3 damage-2 shanty map")
            .draw_pile(P0, "rum hull")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[1, 1, 2]))
    .act(P1, "stay")
    .acts(P0, &["play shanty", "play C05"])
    .expect_legal(P0, &["fire damage-2", "fire damage-3", "decline"])
    .act(P0, "fire damage-3")
    .expect_eq("actions and damage", (1, 4), |_, at| {
        (at.fighter(P0).actions, at.attempt.have[0])
    })
    .luck(draws("rum hull"))
    .act(P0, "play map")
    .expect_legal(P0, &["pass", "use U13 damage-2"])
    .act(P0, "use U13 damage-2")
    .expect_event_text("QuestCompleted")
    .expect_event_text("Damaged { seat: Seat(0), amount: 2 }")
    .done()
    .state;
    let area = end.area(P0);
    assert_eq!(area.life, 1);
    assert_eq!(area.discard, pile("damage-2"));
    assert_eq!(area.played.of(kind("damage-3").number()), 1);
}

#[test]
fn w12_four_players_one_quest() {
    scene(4, |edit| edit.row(Row::Quest, "Q24 Q02 Q16"))
        .no_replacements()
        .act(P0, "attempt 0")
        .act(P1, "attempt 0")
        .act(P2, "attempt 0")
        .luck(hits(&[1, 1, 2, 1]))
        .act(P3, "attempt 0")
        .expect_eq("needs", [3, 6, 1, 1], |_, at| at.attempt.needs)
        .expect_legal(P0, &["deal P0", "deal P1", "deal P2", "deal P3"])
        .luck(hits(&[3]))
        .act(P0, "deal P3")
        .expect_eq("incoming", [1, 1, 2, 4], |_, at| {
            at.attempt.fighters.map(|it| it.incoming)
        })
        .change(|at| at.attempt.have = [3, 6, 1, 1])
        .act(P0, "pass")
        .act(P1, "pass")
        .act(P2, "pass")
        .act(P3, "pass")
        .expect_legal(
            P0,
            &["give 0", "give 1", "give 2", "give 3", "give 4", "give 5"],
        )
        .act(P0, "give 0")
        .act(P0, "give 2")
        .expect_legal(P0, &["give 0", "give 1", "give 2", "give 3"])
        .act(P0, "give 0")
        .expect_eq("gold", [2, 4, 2, 5], |_, at| at.seats.map(|area| area.gold))
        .expect("P3 is stranded", |_, at| at.area(P3).stranded)
        .done();
}

#[test]
fn w13_subtractions() {
    scene(2, |edit| {
        edit.row(Row::Quest, "Q08 Q02 Q16")
            .row(Row::Upgrade, "U06 U09 U12")
            .own(P0, "U04")
            .own(P0, "U04")
            .own(P0, "U01")
            .own(P1, "U05")
            .own(P1, "U16")
            .hand(P0, "hull hull shanty map rum")
            .hand(P1, "rum shanty map map shanty")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[1, 1]))
    .act(P1, "attempt 0")
    .expect_eq("needs", [0, 0, 1, 0], |_, at| at.attempt.needs)
    .act(P0, "play hull")
    .expect_eq("have", [0, 0, 1, 0], |_, at| at.attempt.have)
    .act(P1, "use U16")
    .expect_eq("needs", [0, 0, 1, 0], |_, at| at.attempt.needs)
    .expect("U16 is used up and the rum discarded", |_, at| {
        at.area(P1).ship.uses(index("U16")) == 1
            && at.area(P1).discard.of(kind("rum").number()) == 2
    })
    .act(P1, "pass")
    .expect_event_text("QuestCompleted")
    .done();
}

#[test]
fn w14_solo_the_human_stays() {
    scene(1, |edit| edit.row(Row::Quest, "Q13 Q02 Q16").life(P0, 1))
        .acts(P0, &["done", "stay", "keep"])
        .expect_eq("gold, life, modifier", (3, 3, 3, 1), |_, at| {
            (
                at.area(P0).gold,
                at.bot.gold,
                at.area(P0).life,
                at.bot.modifier,
            )
        })
        .acts(P0, &["bribe 0", "bribe 0"])
        .expect_eq("morale", 6, |_, at| at.morale)
        .acts(P0, &["done", "done"])
        .expect_eq("the bot's cards", (0, 3), |_, at| {
            (at.bot.revealed.total(), at.bot.discard.total())
        })
        .done();
}

#[test]
fn w15_a_larger_hand() {
    scene(2, |edit| {
        edit.hand(P0, "map hull")
            .draw_pile(P0, "shanty map hull damage-1 rum")
            .played(P0, "shanty shanty damage-1")
            .row(Row::Upgrade, "U06 U01 U02")
            .gold(P0, 4)
            .aim(P0, Aim::Stay)
            .aim(P1, Aim::Stay)
            .asked(P0, Point::Shop)
    })
    .luck([("upgrades", 2)])
    .act(P0, "buy upgrade 0")
    .act(P1, "done")
    .luck(draws("shanty map hull rum"))
    .act(P0, "keep")
    .expect_eq("hand", 6, |_, at| at.area(P0).hand_size)
    .done();
}

#[test]
fn w16_crew_of_the_bot() {
    impossible_scene(Setup::new(1), |edit| {
        edit.row(Row::Quest, "Q13 Q02 Q16")
            .bot(0, 3)
            .revealed("C04 C10 rum")
    })
    .acts(P0, &["done", "attempt 0", "join"])
    .expect_eq("the point", Point::BotIcon, |_, at| at.point)
    .expect_legal(P0, &["name damage", "name map", "name hull", "name shanty"])
    .luck(hits(&[1, 2, 3]))
    .act(P0, &format!("name {}", Icon::Shanty))
    .expect_eq("have", [6, 0, 0, 3], |_, at| at.attempt.have)
    .expect("both requirements are met", |_, at| at.attempt.is_met())
    .expect_eq("hits of the human", (2, 4, 1), |_, at| {
        (
            at.fighter(P0).hits,
            at.fighter(P0).incoming,
            at.attempt.bot_hits,
        )
    })
    .done();
}

#[test]
fn w17_shopping_goes_round() {
    scene(2, |edit| {
        edit.row(Row::Crew, "C03 C04 C08")
            .row(Row::Upgrade, "U05 U06 U09")
            .gold(P0, 4)
            .gold(P1, 4)
            .aim(P0, Aim::Stay)
            .aim(P1, Aim::Stay)
            .asked(P0, Point::Shop)
    })
    .act(P0, "done")
    .luck([("crew", 8)])
    .act(P1, "buy crew 0")
    .act(P1, "done")
    .expect_eq("P0 is asked again", (P0, Point::Shop), |_, at| {
        (at.turn, at.point)
    })
    .luck([("crew", 4)])
    .act(P0, "buy crew 0")
    .expect_eq("gold and slot 0", (0, Some(index("C05"))), |_, at| {
        (at.area(P0).gold, at.crew.row[0])
    })
    .expect_eq("P1 is asked once more", (P1, Point::Shop), |_, at| {
        (at.turn, at.point)
    })
    .act(P1, "done")
    .expect_eq("shopping is over", Point::LastDiscard, |_, at| at.point)
    .done();
}

fn private() -> Setup {
    Setup {
        private_hands: true,
        ..Setup::new(2)
    }
}

#[test]
fn w18a_nobody_learns_that_there_is_no_rum() {
    let asked = |hand: &str| {
        impossible_scene(private(), |edit| {
            edit.row(Row::Quest, "Q02 Q13 Q16")
                .own(P0, "U07")
                .hand(P0, hand)
        })
        .no_replacements()
        .act(P0, "attempt 0")
        .luck(hits(&[1]))
        .act(P1, "stay")
    };
    asked("hull hull damage-1")
        .act(P0, "play damage-1")
        .expect_legal(P0, &["pass"])
        .act(P0, "pass")
        .expect_event_text("QuestFailed")
        .done();
    // With an empty hand there is nothing to ask, as everybody can tell.
    asked("hull")
        .act(P0, "play hull")
        .expect_event_text("QuestFailed")
        .done();
    // And neither when U07 was used.
    asked("hull hull rum hull shanty")
        .acts(P0, &["use U07", "play hull", "play hull", "play hull"])
        .expect_event_text("QuestFailed")
        .done();
}

#[test]
fn w18b_an_ability_without_its_card_is_offered_all_the_same() {
    impossible_scene(private(), |edit| {
        edit.row(Row::Quest, "Q02 Q13 Q16").hand(P0, "C06 map")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[1]))
    .act(P1, "stay")
    .act(P0, "play C06")
    .expect_pending(Pending::Turn(P0))
    .expect_legal(P0, &["decline"])
    .done();
}

#[test]
fn w18c_a_reshuffle_shows_the_hand() {
    let end = scene_of(private(), |edit| {
        edit.row(Row::Quest, "Q02 Q13 Q16")
            .hand(P0, "map hull shanty rum shanty")
            .draw_pile(P0, "")
            .discard_pile(P0, "hull shanty map damage-1 damage-1")
    })
    .no_replacements()
    .act(P0, "attempt 0")
    .luck(hits(&[1]))
    .act(P1, "stay")
    .change(|at| {
        // One card of the five was not drawn yet.
        let area = at.seats.first_mut().unwrap();
        area.cards.hand = pile("map hull shanty rum");
        area.cards.draw = pile("shanty");
        (area.hand_size, area.draw_size) = (4, 1);
    })
    .luck(draws("shanty map"))
    .act(P0, "play map")
    .done()
    .state;
    let game = common::game(private());
    let seen = game.view(&end, Viewer::Seat(P1)).position;
    assert_eq!(seen.area(P0).known, pile("hull shanty rum shanty"));
    assert_eq!((seen.area(P0).hand_size, seen.area(P0).draw_size), (5, 4));
    assert_eq!(
        seen.area(P0).cards,
        Glimpse::Merged(pile("hull shanty map damage-1 damage-1"))
    );
}
