//! A table for rule tests: an edited or dealt position, scripted luck, actions by text.

#![allow(dead_code, unused_imports, reason = "each test file uses a part of it")]
#![expect(unreachable_pub, reason = "a test program has no outside")]

use std::collections::VecDeque;

use chaos_cove::{
    Action, ChaosCove, Components, DECK, Design, Edit, Frame, Good, Happening, Hero, INVADERS,
    Phase, Player, STACKS, Setup, Side, Space, State, Target,
};
use tabletop_core::{
    Chance, Game, Noted, Odds, Pending, Refusal, Rejected, Seat, Standing, Stream,
};

pub use chaos_cove::Good::{
    Cannon as C, Crew as W, Doubloon as D, Food as F, Gunpowder as G, Plank as P, Rum as R,
    Saber as S,
};

pub const P0: Seat = Seat::new(0);
pub const P1: Seat = Seat::new(1);
pub const P2: Seat = Seat::new(2);
pub const P3: Seat = Seat::new(3);

/// Luck: what is scripted for a stream, in order; then the first possible outcome.
#[derive(Clone, Debug, Default)]
pub struct Script(VecDeque<(Stream, u32)>);

impl Chance for Script {
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        let place = self.0.iter().position(|(stream, _)| *stream == on);
        let outcome = match place.and_then(|place| self.0.remove(place)) {
            Some((_, outcome)) => outcome,
            None => odds.possible().next().expect("something is possible").0,
        };
        assert!(
            odds.weight(outcome) > 0,
            "{on}: outcome {outcome} is impossible"
        );
        outcome
    }
}

/// A game at a table.
pub struct Play {
    pub game: ChaosCove,
    pub state: State,
    pub events: Vec<Happening<Hero>>,
    luck: Script,
}

/// The game for so many, P0 first.
pub fn game(players: u8) -> ChaosCove {
    ChaosCove::new(Setup::new(players).first(P0)).unwrap()
}

/// The same with other tables.
pub fn game_with(players: u8, change: impl FnOnce(&mut Components)) -> ChaosCove {
    let mut components = Components::standard();
    change(&mut components);
    let setup = Setup {
        components: Some(components),
        ..Setup::new(players).first(P0)
    };
    ChaosCove::new(setup).unwrap()
}

/// An edited position at the beginning of a phase.
pub fn play(game: &ChaosCove, phase: Phase, edit: impl FnOnce(Edit<'_>) -> Edit<'_>) -> Play {
    play_with(game, phase, Script::default(), edit)
}

/// The same with scripted luck from the beginning of the phase on.
pub fn play_with(
    game: &ChaosCove,
    phase: Phase,
    mut luck: Script,
    edit: impl FnOnce(Edit<'_>) -> Edit<'_>,
) -> Play {
    let mut events = Vec::new();
    let mut table = Noted::new(&mut luck, &mut events);
    let state = edit(game.edit()).begin(phase, &mut table).unwrap();
    Play {
        game: game.clone(),
        state,
        events,
        luck,
    }
}

/// Script: the next invader tiles that are turned up, by side, wave and place in the wave (0 to 5).
pub fn tiles(tiles: &[(Side, u8, u8)]) -> Script {
    let number = |&(side, wave, place): &(Side, u8, u8)| {
        (
            INVADERS,
            u32::from(side as u8 * 24 + (wave - 1) * 6 + place),
        )
    };
    Script(tiles.iter().map(number).collect())
}

impl Play {
    /// Scripts the next hero cards.
    pub fn draws(mut self, heroes: &[&str]) -> Self {
        for hero in heroes {
            let hero: Hero = hero.parse().unwrap();
            self.luck.0.push_back((DECK, hero.number().into()));
        }
        self
    }

    /// Scripts the next cards of stacks 9 and 10.
    pub fn mixed(mut self, designs: &[&str]) -> Self {
        for design in designs {
            let design: Design = design.parse().unwrap();
            self.luck.0.push_back((STACKS, design.number().into()));
        }
        self
    }

    /// Scripts the next invader tiles.
    pub fn tiles(mut self, wanted: &[(Side, u8, u8)]) -> Self {
        self.luck.0.extend(tiles(wanted).0);
        self
    }

    /// Plays actions, separated by commas, by whoever is awaited; `P2: ` before an action says who that must be.
    #[track_caller]
    pub fn act(mut self, actions: &str) -> Self {
        for action in actions.split(", ") {
            let awaited = self.awaited();
            let action = match action.split_once(": ") {
                Some((seat, action)) => {
                    assert_eq!(
                        awaited.map(|seat| seat.to_string()).as_deref(),
                        Some(seat),
                        "before `{action}`"
                    );
                    action
                }
                None => action,
            };
            let seat = awaited.expect("the game goes on");
            let parsed: Action = action.parse().unwrap();
            let mut table = Noted::new(&mut self.luck, &mut self.events);
            if let Err(error) = self.game.apply(&mut self.state, seat, parsed, &mut table) {
                panic!(
                    "`{action}` of {seat}: {error}; legal are {:?}",
                    self.legal()
                );
            }
        }
        self
    }

    /// Who is awaited.
    pub fn awaited(&self) -> Option<Seat> {
        self.game.pending(&self.state).seats().first()
    }

    /// The legal actions, as text.
    pub fn legal(&self) -> Vec<String> {
        let seat = self.awaited();
        seat.map_or_else(Vec::new, |seat| {
            let actions = self.game.legal_actions(&self.state, seat);
            actions
                .into_iter()
                .map(|action| action.to_string())
                .collect()
        })
    }

    /// Exactly these actions are legal, in this order, for this seat.
    #[track_caller]
    pub fn asks(self, seat: Seat, actions: &str) -> Self {
        assert_eq!(self.awaited(), Some(seat), "legal are {:?}", self.legal());
        assert_eq!(self.legal().join(", "), actions);
        self
    }

    /// This action is not legal, by this rule.
    #[track_caller]
    pub fn refuses(self, action: &str, rule: u16) -> Self {
        let seat = self.awaited().expect("the game goes on");
        let parsed: Action = action.parse().unwrap();
        match self.game.permit(&self.state, seat, parsed) {
            Err(Rejected::Illegal(illegal)) => {
                assert_eq!(illegal.rule().number(), rule, "`{action}`: {illegal}");
            }
            other => panic!("`{action}` of {seat} is not refused: {other:?}"),
        }
        self
    }

    /// All of these are among the legal actions.
    #[track_caller]
    pub fn offers(self, actions: &str) -> Self {
        let legal = self.legal();
        for action in actions.split(", ") {
            assert!(
                legal.iter().any(|known| known == action),
                "`{action}` is not in {legal:?}"
            );
        }
        self
    }

    /// A seat has exactly these goods of the kinds that are named.
    #[track_caller]
    pub fn has(self, seat: Seat, goods: &[(Good, u8)]) -> Self {
        for &(good, count) in goods {
            assert_eq!(self.player(seat).has(good), count, "{seat}: {good}");
        }
        self
    }

    pub fn player(&self, seat: Seat) -> &Player {
        self.state.player(seat)
    }

    /// A seat holds exactly these hero cards.
    #[track_caller]
    pub fn holds(self, seat: Seat, heroes: &[&str]) -> Self {
        let wanted: chaos_cove::Cards = heroes
            .iter()
            .map(|hero| hero.parse::<Hero>().unwrap())
            .collect();
        assert_eq!(self.state.hands[seat.index()], wanted, "the hand of {seat}");
        self
    }

    /// So many cards of this hero are on the discard pile.
    #[track_caller]
    pub fn discarded(self, hero: &str, count: u8) -> Self {
        let hero: Hero = hero.parse().unwrap();
        assert_eq!(self.state.discards.of(hero), count, "discards of {hero}");
        self
    }

    /// The pieces of a seat on one side stand exactly here.
    #[track_caller]
    pub fn pieces(self, seat: Seat, side: Side, spaces: &[&str]) -> Self {
        let mask = spaces.iter().fold(0, |mask, space| {
            mask | space.parse::<Space>().unwrap().bit()
        });
        assert_eq!(
            self.player(seat).pieces[side.index()],
            mask,
            "{seat}: {}s",
            side.piece()
        );
        self
    }

    /// A seat has so many cards of each of these designs.
    #[track_caller]
    pub fn owns(self, seat: Seat, cards: &[(&str, u8)]) -> Self {
        for &(card, count) in cards {
            let design: Design = card.parse().unwrap();
            assert_eq!(
                self.player(seat).cards[design.index()],
                count,
                "{seat}: {card}"
            );
        }
        self
    }

    /// A seat has claimed tiles of exactly these strengths.
    #[track_caller]
    pub fn claims(self, seat: Seat, strengths: &[u8]) -> Self {
        let claimed = self.player(seat).claimed;
        let mut found: Vec<u8> = chaos_cove::Tile::all()
            .filter(|tile| claimed >> tile.number() & 1 == 1)
            .map(|tile| self.game.strength(tile))
            .collect();
        found.sort_unstable();
        assert_eq!(found, strengths, "tiles of {seat}");
        self
    }

    /// The strength of the face-up invader at a place; `None` if there is none.
    #[track_caller]
    pub fn invader(self, place: &str, strength: Option<u8>) -> Self {
        let target: Target = place.parse().unwrap();
        let found = self
            .state
            .tile_at(target)
            .map(|tile| self.game.strength(tile));
        assert_eq!(found, strength, "{place}");
        self
    }

    /// The game is in this phase, and this seat is awaited.
    #[track_caller]
    pub fn phase(self, phase: Phase, seat: Seat) -> Self {
        assert_eq!(self.state.control.phase, phase);
        assert_eq!(self.awaited(), Some(seat));
        self
    }

    /// The strength so far in the combat in progress.
    #[track_caller]
    pub fn strength(self, total: u8) -> Self {
        assert_eq!(
            self.state.control.combat().map(|(_, total)| total),
            Some(total)
        );
        self
    }

    /// The innermost decision.
    pub fn top(&self) -> Frame {
        self.state.control.top()
    }

    #[track_caller]
    pub fn check(self, what: impl FnOnce(&Self) -> bool) -> Self {
        assert!(what(&self));
        self
    }

    #[track_caller]
    pub fn happened(self, what: impl Fn(&Happening<Hero>) -> bool) -> Self {
        assert!(self.events.iter().any(what), "it did not happen");
        self
    }

    #[track_caller]
    pub fn never(self, what: impl Fn(&Happening<Hero>) -> bool) -> Self {
        assert!(!self.events.iter().any(what), "it happened");
        self
    }

    pub fn standing(&self) -> Option<Standing> {
        self.game.standing(&self.state)
    }

    pub fn is_over(&self) -> bool {
        self.game.pending(&self.state) == Pending::Over
    }

    /// Passes and closes windows until the phase is another.
    #[track_caller]
    pub fn finish_phase(mut self) -> Self {
        let phase = self.state.control.phase;
        for _ in 0..500 {
            if self.state.control.phase != phase || self.is_over() {
                return self;
            }
            let legal = self.legal();
            let quiet = ["done", "pass", "fight", "giveup", "decline"];
            let action = quiet
                .iter()
                .find(|action| legal.iter().any(|known| known == *action));
            let action = action.map_or_else(|| legal[0].clone(), |action| (*action).to_string());
            self = self.act(&action);
        }
        panic!("the phase does not end");
    }
}
