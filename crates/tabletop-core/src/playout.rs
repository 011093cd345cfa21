//! [`Playout`]: games played by chance, for search, statistics and benchmarks.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::{Game, Odds, Stream, Table};

/// Plays uniformly random decisions; keeps its list of legal actions between games, so that playing allocates nothing.
///
/// ```
/// # use tabletop_core::{Game, Playout, Quiet, Seeded};
/// fn length_of_a_random_game<G: Game>(game: &G, seed: u64) -> u32 {
///     let mut table = Quiet::new(Seeded::new(seed));
///     let mut state = game.start(&mut table);
///     let end = Playout::new().run(game, &mut state, &mut table, game.decision_bound());
///     assert!(end.over);
///     end.decisions
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Playout<A> {
    actions: Vec<A>,
}

/// How a playout ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlayoutEnd {
    /// Decisions played.
    pub decisions: u32,
    /// Legal actions over all these decisions; divided by `decisions`, the branching factor.
    pub options: u64,
    /// Whether the game is over; `false` if the limit came first.
    pub over: bool,
}

impl<A> Default for Playout<A> {
    fn default() -> Self {
        Playout {
            actions: Vec::new(),
        }
    }
}

impl<A: Copy> Playout<A> {
    /// A playout that has not played yet.
    pub fn new() -> Self {
        Playout::default()
    }

    /// Plays on from `state` to the end, or for `limit` decisions.
    pub fn run<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &mut G::State,
        table: &mut impl Table<G::Event>,
        limit: u32,
    ) -> PlayoutEnd {
        let mut end = PlayoutEnd::default();
        while end.decisions < limit {
            let Some(options) = self.step(game, state, table) else {
                end.over = true;
                return end;
            };
            end.decisions += 1;
            end.options += u64::from(options);
        }
        end.over = game.pending(state).seats().is_empty();
        end
    }

    /// Plays one random decision of the lowest seat that is awaited. Answers how many actions there were; `None` if the game is over.
    ///
    /// Where there is a choice it is made on [`Stream::POLICY`].
    #[inline]
    pub fn step<G: Game<Action = A>>(
        &mut self,
        game: &G,
        state: &mut G::State,
        table: &mut impl Table<G::Event>,
    ) -> Option<u32> {
        let seat = game.pending(state).seats().first()?;
        self.actions.clear();
        let _ = game.legal(state, seat, |action| {
            self.actions.push(action);
            ControlFlow::Continue(())
        });
        let options = u32::try_from(self.actions.len()).unwrap_or(u32::MAX);
        let choice = if options > 1 {
            table.pick(Stream::POLICY, Odds::Even(options))
        } else {
            0
        };
        game.play(state, seat, self.actions[choice as usize], table);
        Some(options)
    }
}
