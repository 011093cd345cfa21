//! [`Worlds`]: what every searching player does: imagine a position that fits the view, and play it to the end.

use tabletop_core::{Game, Playout, Quiet, Seat, Seeded, Standing};

use crate::{Ask, share};

/// Sampled positions and random playouts, with luck of their own.
#[derive(Clone, Debug)]
pub(crate) struct Worlds<G: Game> {
    pub(crate) luck: Seeded,
    playout: Playout<G::Action>,
}

impl<G: Game> Worlds<G> {
    pub(crate) fn new(seed: u64) -> Self {
        Worlds {
            luck: Seeded::new(seed),
            playout: Playout::new(),
        }
    }

    /// A position that fits what the player knows.
    pub(crate) fn sample(&mut self, ask: &Ask<'_, G>) -> G::State {
        ask.game.sample(ask.view, &mut self.luck)
    }

    /// Plays one action.
    pub(crate) fn play(&mut self, game: &G, state: &mut G::State, seat: Seat, action: G::Action) {
        game.play(state, seat, action, &mut Quiet::new(&mut self.luck));
    }

    /// Plays to the end by chance; `None` if the game does not end within its bound.
    pub(crate) fn finish(&mut self, game: &G, state: &mut G::State) -> Option<Standing> {
        let mut table = Quiet::new(&mut self.luck);
        self.playout
            .run(game, state, &mut table, game.decision_bound());
        game.standing(state)
    }

    /// What `action` is worth to the asked seat in one world, played to the end by chance, out of [`WHOLE`](crate::WHOLE).
    pub(crate) fn worth(&mut self, ask: &Ask<'_, G>, world: G::State, action: G::Action) -> u32 {
        let mut world = world;
        self.play(ask.game, &mut world, ask.seat, action);
        self.finish(ask.game, &mut world)
            .map_or(0, |standing| share(&standing, ask.seat))
    }
}
