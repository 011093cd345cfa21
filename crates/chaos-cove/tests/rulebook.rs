//! The worked examples: those of the rulebook's figures, and those that fix a ruling.

mod common;

use chaos_cove::{ChaosCove, Happening, Invader, Location, Phase, Setup, Side, Stack};
use common::*;
use tabletop_core::{Game, Noted, Quiet, Seat, Seeded};

fn placed_gloria() -> common::Play {
    // P0 holds Gloria; nobody has placed anything.
    let game = game(4);
    play(&game, Phase::Place, |edit| {
        edit.tiles(P0, &["gloria", "calvin", "lola", "gus"])
            .goods(P0, &[(D, 4), (R, 1), (G, 2), (P, 3)])
            .hand(P0, &["art"])
    })
}

#[test] // T-01, figure 2
fn setup_for_four() {
    let game = ChaosCove::new(Setup::new(4).first(P2)).unwrap();
    let state = game.start(&mut Quiet::new(Seeded::new(1)));
    for (step, seat) in [P2, P3, P0, P1].into_iter().enumerate() {
        let player = state.player(seat);
        assert_eq!(player.pieces, [1 << (3 * step); 2], "{seat}");
        assert_eq!(player.goods, [5, 1, 1, 1, 1, 1, 1, 2]);
        assert_eq!((player.ashore, player.lying), (4, 0));
        assert_eq!(state.hands[seat.index()].total(), 5);
        assert_eq!((player.cards[0], player.cards[1]), (1, 1));
        assert!(!player.token);
    }
    assert_eq!(state.supply, [20, 20]);
    assert_eq!(state.deck.total(), 44);
    assert_eq!(state.lanes, [[Invader::Down; 6]; 2]);
    assert!(state.stacks.iter().all(|pile| pile.top.is_some()));
    assert_eq!(
        state.stacks.map(|pile| pile.left),
        [6, 6, 6, 6, 6, 6, 6, 6, 8, 8]
    );
    assert_eq!(game.pending(&state).seats().first(), Some(P2));
}

#[test] // T-02
fn setup_for_two() {
    let game = game(2);
    let state = game.start(&mut Quiet::new(Seeded::new(1)));
    assert!(state.groups.iter().all(|group| group.len() == 4));
    assert_eq!(state.deck.total(), 54);
    assert_eq!(state.supply, [22, 22]);
    let (down, gone) = (Invader::Down, Invader::Gone);
    assert_eq!(state.lanes, [[down, down, down, gone, gone, gone]; 2]);
    assert_eq!(state.unseen.count_ones(), 48);
    assert_eq!(state.player(P0).pieces, [1, 1]);
    assert_eq!(state.player(P1).pieces, [8, 8]);
}

#[test] // T-03, figure 3
fn placing_a_hero() {
    placed_gloria()
        .draws(&["ben", "otto"])
        .act("P0: place gloria, at tavern, hero, use F0, use S0")
        .has(P0, &[(R, 1), (P, 4), (D, 5), (G, 3)])
        .act("location, icon rum, icon crew")
        .holds(P0, &["art", "ben", "otto"])
        .has(P0, &[(R, 2), (P, 4), (D, 5), (W, 3)])
        .check(|play| play.player(P0).ashore == 3)
        .refuses("icon crew", 48)
        .act("icon rum") // a third icon costs a doubloon
        .has(P0, &[(R, 3), (D, 4)])
        .act("done")
        .phase(Phase::Place, P1);
}

#[test] // T-04, figure 4
fn using_forts_and_ships() {
    let game = game(2);
    let start = || {
        play(&game, Phase::Use, |edit| {
            edit.goods(P0, &[(R, 0), (P, 0), (D, 0), (G, 0)]).builds(
                P0,
                &["F0", "F1", "S0"],
                &["L1s1"],
                &["L1s1", "L3s1"],
            )
        })
        .has(P0, &[(R, 1), (P, 3), (D, 0)])
        .asks(P0, "use S0, done")
    };
    start()
        .refuses("use S4", 81)
        .act("use S0") // after that nothing is left to trade with, and it is P1's turn
        .has(P0, &[(R, 0), (D, 1), (G, 1), (P, 3)])
        .check(|play| play.awaited() == Some(P1));
    start().act("done").has(P0, &[(R, 1), (D, 0), (G, 0)]);
}

#[test] // T-05, figure 5
fn buying_a_ship() {
    let game = game(4);
    play(&game, Phase::Buy, |edit| {
        edit.marker(P1)
            .goods(P1, &[(P, 3), (W, 1), (F, 0), (R, 0)])
            .goods(P2, &[(P, 9), (W, 4)])
    })
    .asks(P1, "buy 4, buy 5, pass")
    .act("P1: buy 4, to L3s3")
    .has(P1, &[(P, 0), (W, 0)])
    .check(|play| play.player(P1).ashore == 6)
    .owns(P1, &[("S4", 1)])
    .pieces(P1, Side::Sea, &["L2s1", "L3s3"])
    .check(|play| play.awaited() == Some(P2))
    .refuses("buy 4", 92)
    .finish_phase()
    .check(|play| play.state.stacks[3].top.is_none());
}

#[test] // T-06, figure 6
fn surprise_attacks() {
    let game = game(2);
    let start = || {
        play(&game, Phase::Attack, |edit| {
            edit.tiles(P0, &["gloria", "ben", "art", "lola"])
                .place("gloria", "port")
                .goods(P0, &[(C, 1), (G, 1)])
                .goods(P1, &[(S, 2), (G, 0)])
                .hand(P1, &["gloria"])
                .invader("sea 1", 1, 4)
                .invader("barbarian 1", 1, 8)
        })
    };
    start()
        .act("P0: attack sea 1, gun")
        .strength(3)
        .act("powder")
        .claims(P0, &[4])
        .has(P0, &[(C, 0), (G, 0)])
        .check(|play| play.player(P0).fired == [1, 0])
        .refuses("attack sea 1", 110)
        .act("P1: attack barbarian 1")
        .refuses("add calvin", 53)
        .act("gun, gun")
        .strength(6)
        .act("add gloria")
        .claims(P1, &[8])
        .has(P1, &[(S, 0)])
        .discarded("gloria", 1)
        .invader("barbarian 1", None)
        .check(|play| play.state.control.phase == Phase::Defend);
    start()
        .act("P0: pass")
        .refuses("attack sea 1", 136)
        .act("P1: attack barbarian 1, gun, giveup");
    // Sabers do not count at sea: the gun of a combat with a pirate is a cannon.
    play(&game, Phase::Attack, |edit| {
        edit.goods(P0, &[(C, 0), (S, 3)]).invader("sea 1", 1, 4)
    })
    .act("P0: attack sea 1")
    .refuses("gun", 112);
}

/// Wave 3: a pirate of strength 16 meets a ship of P0 and one of P2 in lane 2.
fn defence_chain() -> common::Play {
    let game = game(4);
    play(&game, Phase::Defend, |edit| {
        edit.round(3)
            .builds(P0, &["S0", "S4", "F0"], &["L2s1", "L1s1"], &["L1s1"])
            .builds(P1, &["S0", "F0"], &["L3s1"], &["L2s1"])
            .builds(P2, &["S0", "F0"], &["L2s3"], &["L3s1"])
            .builds(P3, &["S0", "F0"], &["L5s1"], &["L4s1"])
            .goods(P0, &[(C, 3), (G, 0)])
            .no_invader(&["sea 1", "sea 3", "sea 4", "sea 5", "sea 6"])
            .no_invader(&["land 1", "land 2", "land 3", "land 4", "land 5", "land 6"])
            .invader("sea 2", 3, 16)
    })
}

#[test] // T-07a, figure 7
fn defence_chain_of_two_ships() {
    defence_chain() // without cards and wind P0 can only fight, and is not asked whether to
        .asks(P0, "gun, giveup")
        .act("giveup")
        .asks(P0, "lose S0, lose S4")
        .act("lose S4")
        .check(|play| play.state.removed.of(5) == 1)
        .owns(P0, &[("S0", 1), ("S4", 0)])
        .pieces(P0, Side::Sea, &["L1s1"])
        .asks(P2, "fight, flee")
        .act("flee, to L4s1")
        .pieces(P2, Side::Sea, &["L4s1"])
        .invader("pirate 1", Some(16))
        .invader("sea 2", None)
        .check(|play| play.state.round == 4); // nothing else attacked
}

#[test] // T-07b
fn strength_does_not_carry_over() {
    defence_chain()
        .act("P0: gun, gun")
        .strength(6)
        .act("gun") // nothing more to add: P0 has lost
        .happened(|event| matches!(event, Happening::Strengthened { total: 9, .. }))
        .act("lose S0")
        .check(|play| play.player(P0).fired == [3, 0])
        .act("P2: fight")
        .strength(0);
}

#[test] // T-07c, and example 5 of scoring
fn the_fourth_breakthrough_loses_the_game() {
    let game = game(4);
    let play = play(&game, Phase::Defend, |edit| {
        edit.round(3)
            .invader("pirate 1", 2, 12)
            .invader("pirate 2", 2, 8)
            .invader("pirate 3", 2, 10)
            .invader("sea 5", 3, 16)
            .no_invader(&["sea 1", "sea 2", "sea 3", "sea 4", "sea 6"])
    });
    assert!(play.is_over());
    let standing = play.standing().unwrap();
    assert!(standing.winners().is_empty());
    assert!(standing.scores().as_slice().iter().all(|&score| score == 0));
}

#[test] // T-08, figure 8
fn dennis_and_flight() {
    let game = game(4);
    play(&game, Phase::Defend, |edit| {
        edit.round(4)
            .tiles(P0, &["dennis", "art", "ben", "lola"])
            .place("dennis", "port")
            .hand(P2, &["dennis"])
            .builds(P0, &["S0", "S5", "F0"], &["L1s1", "L6s1"], &["L1s1"])
            .builds(P1, &["S0", "F0"], &["L2s1"], &["L2s1"])
            .builds(P2, &["S0", "F0"], &["L3s1"], &["L3s1"])
            .builds(P3, &["S0", "F0"], &["L3s3"], &["L4s1"])
            .goods(P3, &[(C, 0)])
            .no_invader(&["sea 1", "sea 2", "sea 4", "sea 5", "sea 6"])
            .no_invader(&["land 1", "land 2", "land 3", "land 4", "land 5", "land 6"])
            .invader("sea 3", 4, 30)
    })
    .asks(P2, "fight, play dennis")
    .act("play dennis, to L1s1") // P2 has one ship only
    .pieces(P2, Side::Sea, &["L1s1"])
    .act("P0: giveup, lose S5")
    .pieces(P0, Side::Sea, &["L6s1"])
    .act("P3: flee, to L5s2")
    .pieces(P3, Side::Sea, &["L5s2"])
    .discarded("dennis", 1)
    .invader("pirate 1", Some(30));
}

#[test] // T-09, figure 9
fn calvin_fights_in_phase_one() {
    let game = game(4);
    play(&game, Phase::Place, |edit| {
        edit.tiles(P0, &["calvin", "art", "ben", "lola"])
    })
    .tiles(&[(Side::Sea, 1, 0), (Side::Sea, 1, 3)])
    .act("place calvin, at lighthouse, location, flip 1, flip 4")
    .invader("sea 4", Some(8))
    .act("hero, attack sea 1, gun")
    .claims(P0, &[2])
    .invader("sea 1", None)
    .act("icon doubloon, icon rum")
    .has(P0, &[(D, 6), (R, 2), (C, 0)]);
}

#[test] // T-10
fn hands_of_tiles_pass_on() {
    let game = ChaosCove::new(Setup::new(3).first(P2)).unwrap();
    let mut play = play(&game, Phase::Defend, |edit| {
        edit.no_invader(&[
            "sea 4", "land 4", "sea 1", "sea 2", "sea 3", "land 1", "land 2", "land 3",
        ])
    });
    let groups = play.state.groups;
    let holder = |play: &common::Play, group: usize| {
        (0..4u8)
            .map(Seat::new)
            .find(|&seat| play.state.heroes_of(seat) == groups[group])
    };
    assert_eq!(play.state.marker, P0); // past the dummy
    // Each hand in turn has been with every seat, the first round included.
    let mut held = [0, 1, 2, 3].map(|group: usize| vec![group]);
    for round in 2..=4u8 {
        for (group, seats) in held.iter_mut().enumerate() {
            let seat = holder(&play, group).unwrap();
            assert_eq!(seat.index(), (group + usize::from(round) - 1) % 4);
            seats.push(seat.index());
        }
        if round < 4 {
            play.state.happen_round();
        }
    }
    for mut seats in held {
        seats.sort_unstable();
        assert_eq!(seats, [0, 1, 2, 3]);
    }
}

/// Moves a state on by the number of its round alone, on which the hands depend.
trait NextRound {
    fn happen_round(&mut self);
}

impl NextRound for chaos_cove::State {
    fn happen_round(&mut self) {
        self.round += 1;
    }
}

#[test] // T-11
fn the_fortress_alone_can_win() {
    let game = game(2);
    let start = |strength| {
        play(&game, Phase::Attack, |edit| {
            edit.tiles(P0, &["art", "ben", "lola", "gus"])
                .place("lola", "fortress")
                .token(P0)
                .goods(P0, &[(G, 2)])
                .invader("sea 1", 1, strength)
        })
    };
    start(2)
        .act("attack sea 1")
        .claims(P0, &[2])
        .has(P0, &[(G, 2), (C, 1)]);
    start(4)
        .act("attack sea 1")
        .strength(2)
        .act("powder")
        .strength(3)
        .act("powder")
        .claims(P0, &[4]);
}

/// P0 is one short of a pirate of strength 4; P1 could help.
fn one_short() -> common::Play {
    let game = game(3);
    play(&game, Phase::Attack, |edit| {
        edit.tiles(P0, &["colin", "claudia", "ben", "lola"])
            .place("colin", "port")
            .place("claudia", "port")
            .goods(P0, &[(C, 1), (G, 0)])
            .hand(P1, &["colin", "claudia", "dennis"])
            .hand(P2, &["gus"])
            .invader("sea 1", 1, 4)
            .invader("pirate 1", 2, 14)
    })
    .act("attack sea 1, gun, ask")
    .asks(P1, "offer colin, decline")
    .refuses("offer claudia", 117)
    .refuses("offer dennis", 52)
    .act("P1: offer colin")
    .asks(P0, "accept, refuse")
}

#[test] // T-12
fn help_is_offered_and_accepted_or_refused() {
    one_short()
        .act("P0: accept")
        .claims(P0, &[4])
        .discarded("colin", 1)
        .holds(P1, &["claudia", "dennis"]);
    one_short()
        .act("P0: refuse")
        .holds(P1, &["colin", "claudia", "dennis"])
        .check(|play| play.state.shown[1].contains("colin".parse().unwrap()))
        .asks(P2, "decline") // P1 is done for this combat
        .act("P2: decline") // P0 has nothing more to add, and has lost
        .happened(|event| matches!(event, Happening::CombatLost { seat: P0, .. }))
        .invader("sea 1", Some(4));
}

#[test] // T-13
fn art_hides_a_fort() {
    let game = game(2);
    play(&game, Phase::Defend, |edit| {
        edit.round(2)
            .tiles(P1, &["art", "ben", "lola", "gus"])
            .place("art", "port")
            .builds(P0, &["S0", "F0"], &["L1s1"], &["L2s2"])
            .builds(P1, &["S0", "F0"], &["L2s1"], &["L2s1"])
            .no_invader(&["sea 1", "sea 2", "sea 3", "land 1", "land 3"])
            .invader("land 2", 2, 12)
    })
    .asks(P1, "fight, hide")
    .act("hide")
    .act("P0: giveup")
    .pieces(P0, Side::Land, &[])
    .pieces(P1, Side::Land, &["L2s1"])
    .invader("barbarian 1", Some(12));
}

#[test] // T-14
fn the_garden_changes_later_phases() {
    let game = game(4);
    let mut play = play(&game, Phase::Place, |edit| {
        edit.goods(P0, &[(D, 0)])
            .goods(P1, &[(D, 0)])
            .goods(P2, &[(D, 0)])
            .goods(P3, &[(D, 0), (P, 3), (R, 3)])
            .goods(P2, &[(R, 3)])
    });
    let heroes = [
        "art", "claudia", "gus", "lola", "belle", "colin", "hazel", "mabel",
    ];
    for (turn, hero) in heroes.into_iter().enumerate() {
        let seat = Seat::new(u8::try_from(turn % 4).unwrap());
        assert_eq!(play.awaited(), Some(seat));
        let (place, effect) = if turn == 2 {
            ("garden", ", location, marker P2")
        } else {
            (Location::new(u8::try_from(turn).unwrap()).word(), "")
        };
        play = play.act(&format!("place {hero}, at {place}{effect}, done"));
    }
    // All pass for want of doubloons; phases 2 and 3 begin with P2.
    assert_eq!(play.state.marker, P2);
    assert!(play.state.control.phase == Phase::Use && play.awaited() == Some(P2));
    let play = play.finish_phase().phase(Phase::Buy, P2).finish_phase();
    let play = play.finish_phase();
    assert!(play.is_over() || play.state.marker == P3);
}

#[test] // T-15
fn the_mixed_stacks_are_renewed() {
    let game = game(2);
    play(&game, Phase::Buy, |edit| {
        edit.goods(P0, &[(F, 9), (W, 4)])
            .goods(P1, &[(F, 0), (R, 0), (P, 0)])
            .mixed_top(Stack::new(8), "YB")
            .mixed_top(Stack::new(9), "FA")
            .no_invader(&["sea 1", "sea 2", "sea 3", "land 1", "land 2", "land 3"])
    })
    .mixed(&["SA", "SB"])
    .act("buy 10, to L1s2, buy 1, to L1s3, pass")
    .check(|play| {
        let top = |stack: usize| play.state.stacks[stack].top.map(chaos_cove::Design::word);
        let left = |stack: usize| play.state.stacks[stack].left;
        play.state.round == 2
            && (top(8), left(8)) == (Some("SB"), 7)
            && (top(9), left(9)) == (Some("SA"), 7)
            && (top(0), left(0)) == (Some("F1"), 5)
            && (top(1), left(1)) == (Some("F2"), 6)
            && play.state.removed.of(17) == 1
    });
}

#[test] // T-16
fn cannons_run_out() {
    let game = game(2);
    let start = || {
        play(&game, Phase::Place, |edit| {
            edit.tiles(P0, &["colin", "ben", "lola", "gus"])
                .goods(P1, &[(C, 12)])
                .goods(P0, &[(C, 12)])
        })
    };
    start()
        .act("place colin, at armory")
        .refuses("icon cannon", 9)
        .act("hero") // only gunpowder is left, so it is taken
        .has(P0, &[(G, 2)])
        .act("location") // only a saber is left, so it is bought
        .has(P0, &[(S, 2), (D, 4)]);
    start()
        .act("place colin, at market, location, give rum, give food, give plank")
        .refuses("take cannon", 67)
        .act("take saber, take rum, take rum");
    start()
        .act("place colin, at market, location, give cannon, give rum, give food, take cannon")
        .refuses("take cannon", 67)
        .has(P0, &[(C, 12)]);
}

#[test] // T-17
fn a_lost_attack_ends_the_turn_or_counts_as_a_pass() {
    let game = game(2);
    let start = || {
        play(&game, Phase::Attack, |edit| {
            edit.goods(P0, &[(G, 3)])
                .invader("sea 1", 1, 8)
                .invader("sea 2", 1, 2)
        })
    };
    start()
        .act("P0: attack sea 1, powder, giveup")
        .has(P0, &[(G, 2)])
        .invader("sea 1", Some(8))
        .act("P1: attack sea 2, giveup")
        .check(|play| play.state.control.passed.contains(P1))
        .asks(P0, "attack sea 1, pass");
    start()
        .act("P0: attack sea 1, giveup")
        .check(|play| play.state.control.passed.contains(P0));
}

#[test] // T-18
fn commit_first_then_cards() {
    let game = game(2);
    let start = |doubloons| {
        play(&game, Phase::Place, |edit| {
            edit.tiles(P0, &["lola", "art", "ben", "gus"])
                .place("lola", "port")
                .place("art", "port")
                .tiles(P1, &["belle", "hazel", "dennis", "colin"])
                .place("belle", "garden")
                .place("hazel", "garden")
                .hand(P0, &["lola"])
                .goods(P0, &[(D, doubloons)])
                .goods(P1, &[(D, 9)])
        })
    };
    start(2)
        .asks(P1, "pass, commit")
        .check(|play| play.state.control.passed.contains(P0));
    start(3)
        .asks(P0, "pass, commit")
        .refuses("play lola", 3)
        .act("commit")
        .has(P0, &[(D, 0)])
        .offers("play lola, place ben, place gus")
        .act("play lola")
        .has(P0, &[(D, 1)]);
}

#[test] // T-19
fn crew_fights_and_lies_down() {
    let game = game(2);
    let play = play(&game, Phase::Attack, |edit| {
        edit.tiles(P0, &["gus", "art", "ben", "lola"])
            .place("gus", "port")
            .goods(P0, &[(W, 3), (P, 9)])
            .goods(P1, &[(G, 0)])
            .no_invader(&["sea 2", "sea 3", "land 1", "land 2", "land 3"])
            .invader("sea 1", 1, 6)
    })
    .act("attack sea 1, crew, crew, crew")
    .claims(P0, &[6]);
    // Nothing is left to attack: the round ended, and the crew stand again.
    let play = play
        .has(P0, &[(W, 3)])
        .check(|play| play.state.round == 2 && play.player(P0).lying == 0);
    assert!(
        play.events
            .iter()
            .any(|event| matches!(event, Happening::RoundEnded { .. }))
    );
    // Before that, lying crew pay for nothing.
    let game = game_with(2, |_| {});
    let mut play = common::play(&game, Phase::Buy, |edit| edit.goods(P0, &[(W, 3), (P, 9)]));
    play.state.players[0].goods[W.index()] = 0;
    play.state.players[0].lying = 3;
    play.refuses("buy 4", 96);
}

#[test] // T-20
fn extra_icons_cost_a_doubloon_each() {
    let game = game(2);
    play(&game, Phase::Place, |edit| {
        edit.tiles(P0, &["art", "ben", "lola", "gus"])
    })
    .act("place art, at armory, icon cannon, icon saber, icon cannon, icon saber")
    .has(P0, &[(D, 3), (C, 3), (S, 3)])
    .refuses("icon cannon", 48)
    .refuses("icon saber", 48);
}

#[test] // T-21
fn calvin_does_not_replace_the_defence() {
    let game = game(2);
    let start = || {
        play(&game, Phase::Defend, |edit| {
            edit.round(2)
                .tiles(P1, &["calvin", "art", "ben", "lola"])
                .place("calvin", "port")
                .hand(P0, &["calvin"])
                .goods(P0, &[(S, 2), (C, 2)])
                .no_invader(&["sea 2", "sea 3", "land 1", "land 2", "land 3"])
                .invader("barbarian 1", 1, 6)
                .invader("sea 1", 2, 6)
        })
        .asks(P0, "fight, play calvin")
    };
    start()
        .act("play calvin, attack barbarian 1, gun, gun")
        .claims(P0, &[6])
        .discarded("calvin", 1)
        .strength(0)
        .asks(P0, "gun, powder, giveup"); // the defence follows
    start()
        .act("play calvin, attack sea 1, gun, gun")
        .claims(P0, &[6])
        .pieces(P0, Side::Sea, &["L1s1"])
        .check(|play| play.state.round == 3);
    start()
        .act("play calvin, attack sea 1, gun, giveup") // lost: nothing is destroyed, and the attack must still be met
        .pieces(P0, Side::Sea, &["L1s1"])
        .asks(P0, "gun, powder, giveup")
        .strength(0);
}

#[test] // T-22
fn no_flight_without_room() {
    let game = game(2);
    let all: Vec<String> = (1..=3)
        .flat_map(|lane| (1..=3).map(move |slot| format!("L{lane}s{slot}")))
        .collect();
    let spaces: Vec<&str> = all.iter().map(String::as_str).collect();
    play(&game, Phase::Defend, |edit| {
        edit.builds(P0, &["S0", "S4", "S4", "S4", "F0"], &spaces[..4], &["L1s1"])
            .builds(P1, &["S0", "S5", "S5", "S5", "S5", "F0"], &spaces[4..], &["L2s1"])
            .no_invader(&["sea 1", "sea 2", "land 1", "land 2", "land 3"])
            .invader("sea 3", 1, 12)
            .goods(P1, &[(C, 0)])
    })
    .act("P1: giveup, lose S0, giveup")
    .owns(P1, &[("S0", 0), ("S5", 3)])
    // The spaces that were lost are of the same lane, so the ship on the wind space can only fight.
    .never(|event| matches!(event, Happening::Fled { .. }))
    .asks(P1, "powder, giveup")
    .check(|play| play.state.control.assault.slot == 2);
}

#[test]
fn a_dealt_game_runs_to_its_end() {
    let game = game(2);
    let mut events = Vec::new();
    let state = game.start(&mut Noted::new(Seeded::new(3), &mut events));
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Happening::Asked(_)))
    );
    assert_eq!(state.round, 1);
}
