//! [`Arena`]: many games between given players, each of which can be played on its own.

use std::ops::ControlFlow;

use tabletop_core::{Fingerprint, Game, Match, Playout, Quiet, Seat, Seeded, Standing};

use crate::random::pick;
use crate::{Ask, Player, PlayerSpec};

/// A series of games: rules, a player for each seat, and a seed.
///
/// Game `index` depends on nothing but the arena and its index, so that games can be spread over threads and machines in any way. Its
/// luck has the seed [`Seeded::nth_seed`]`(seed, index)`.
///
/// ```
/// use tabletop_bots::{Arena, ArenaError, PlayerSpec};
/// use tabletop_core::Game;
///
/// fn decisions_of_game_7<G: Game + 'static>(game: &G) -> Result<u32, ArenaError> {
///     let players = vec![PlayerSpec::Random; usize::from(game.seats())];
///     let arena = Arena::new(game, &players, 1)?;
///     Ok(arena.worker().play(7)?.decisions)
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Arena<'g, G: Game> {
    game: &'g G,
    players: Vec<PlayerSpec>,
    seed: u64,
}

/// What can go wrong in an arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    /// There must be a player for each seat.
    #[error("{players} players for {seats} seats")]
    Players {
        /// The players there are.
        players: usize,
        /// The seats there are.
        seats: u8,
    },
    /// A game did not end within the bound it promises. That is a fault of the game's rules.
    #[error(
        "game {index} (seed {seed}) is not over after {bound} decisions, the bound of the game"
    )]
    Endless {
        /// Which game.
        index: u64,
        /// The seed of its luck.
        seed: u64,
        /// The bound it promised.
        bound: u32,
    },
}

/// How one game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Which game of the series.
    pub index: u64,
    /// The seed of its luck.
    pub seed: u64,
    /// Decisions made.
    pub decisions: u32,
    /// Legal actions over all these decisions.
    pub options: u64,
    /// The result.
    pub standing: Standing,
    /// A digest of the number of decisions and the final position.
    pub fingerprint: Fingerprint,
}

impl<'g, G: Game + 'static> Arena<'g, G> {
    /// An arena with these players, by seat.
    ///
    /// # Errors
    ///
    /// If there is not a player for each seat.
    pub fn new(game: &'g G, players: &[PlayerSpec], seed: u64) -> Result<Self, ArenaError> {
        if players.len() != usize::from(game.seats()) {
            return Err(ArenaError::Players {
                players: players.len(),
                seats: game.seats(),
            });
        }
        Ok(Arena {
            game,
            players: players.to_vec(),
            seed,
        })
    }

    /// The rules.
    pub fn game(&self) -> &'g G {
        self.game
    }

    /// Somebody who plays games of this arena, with lists of their own to play on.
    pub fn worker(&self) -> Worker<'_, 'g, G> {
        Worker {
            arena: self,
            playout: Playout::new(),
            legal: Vec::new(),
        }
    }
}

/// Plays games of an [`Arena`], one after the other, in any order.
#[derive(Clone, Debug)]
pub struct Worker<'a, 'g, G: Game> {
    arena: &'a Arena<'g, G>,
    playout: Playout<G::Action>,
    legal: Vec<G::Action>,
}

/// Who decides. Where all play by chance they share the stream of luck for choices, and nobody needs a view: the quickest way to play.
enum Table<G: Game> {
    Chance(Box<Seeded>),
    Players(Vec<Box<dyn Player<G>>>),
}

impl<G: Game> Table<G> {
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action]) -> G::Action {
        match self {
            Table::Chance(luck) => legal[pick(luck, legal.len())],
            Table::Players(players) => players[seat.index()].choose(&Ask {
                game,
                view: &game.view(state, seat.into()),
                seat,
                legal,
            }),
        }
    }
}

impl<G: Game + 'static> Worker<'_, '_, G> {
    /// Plays game `index`, without a log.
    ///
    /// # Errors
    ///
    /// If the game does not end.
    pub fn play(&mut self, index: u64) -> Result<GameResult, ArenaError> {
        let (game, seed) = (self.arena.game, self.seed(index));
        let mut table = Quiet::new(Seeded::new(seed));
        let mut state = game.start(&mut table);
        let (mut decisions, mut options) = (0, 0);
        if self.all_random() {
            let end = self
                .playout
                .run(game, &mut state, &mut table, game.decision_bound());
            (decisions, options) = (end.decisions, end.options);
        } else {
            let mut players = self.table(seed);
            while let Some(seat) = game.pending(&state).seats().first() {
                if decisions >= game.decision_bound() {
                    break;
                }
                self.list(&state, seat);
                let action = players.choose(game, &state, seat, &self.legal);
                game.play(&mut state, seat, action, &mut table);
                decisions += 1;
                options += self.legal.len() as u64;
            }
        }
        self.result(index, &state, decisions, options)
    }

    /// Plays game `index` with its log, exactly as [`play`](Worker::play) does without.
    ///
    /// # Errors
    ///
    /// If the game does not end.
    pub fn play_logged(&mut self, index: u64) -> Result<(GameResult, Match<G>), ArenaError> {
        let (game, seed) = (self.arena.game, self.seed(index));
        let mut played = Match::start(game.clone(), seed);
        let mut players = self.table(seed);
        let (mut decisions, mut options) = (0, 0);
        while let Some(seat) = played.pending().seats().first() {
            if decisions >= game.decision_bound() {
                break;
            }
            self.list(played.state(), seat);
            let action = players.choose(game, played.state(), seat, &self.legal);
            // A player that chooses something else than a legal action ends its game: nothing is played, and the bound is reached.
            let _ = played.apply(seat, action);
            decisions += 1;
            options += self.legal.len() as u64;
        }
        let result = self.result(index, played.state(), decisions, options)?;
        Ok((result, played))
    }

    fn seed(&self, index: u64) -> u64 {
        Seeded::nth_seed(self.arena.seed, index)
    }

    fn all_random(&self) -> bool {
        let random = |player: &PlayerSpec| *player == PlayerSpec::Random;
        self.arena.players.iter().all(random)
    }

    fn table(&self, seed: u64) -> Table<G> {
        if self.all_random() {
            // The same stream a playout chooses from: streams run on their own, so the game's luck is not touched.
            return Table::Chance(Box::new(Seeded::new(seed)));
        }
        let players = self.arena.players.iter().zip(1..);
        Table::Players(
            players
                .map(|(player, number)| player.build(Seeded::nth_seed(seed, number)))
                .collect(),
        )
    }

    fn list(&mut self, state: &G::State, seat: Seat) {
        self.legal.clear();
        let legal = &mut self.legal;
        let _ = self.arena.game.legal(state, seat, |action| {
            legal.push(action);
            ControlFlow::Continue(())
        });
    }

    fn result(
        &self,
        index: u64,
        state: &G::State,
        decisions: u32,
        options: u64,
    ) -> Result<GameResult, ArenaError> {
        let game = self.arena.game;
        let seed = self.seed(index);
        let standing = game.standing(state).ok_or(ArenaError::Endless {
            index,
            seed,
            bound: game.decision_bound(),
        })?;
        Ok(GameResult {
            index,
            seed,
            decisions,
            options,
            standing,
            fingerprint: Fingerprint::of(&(decisions, state)),
        })
    }
}
