//! Generators for proptest: [`any_game`], [`any_playout`], [`any_position`].

use std::fmt;
use std::marker::PhantomData;

use proptest::prelude::{Rng, Strategy};
use proptest::strategy::{NewTree, ValueTree};
use proptest::test_runner::TestRunner;
use tabletop_core::{Catalog, Game};

use crate::line::Line;
use crate::shrink::Shrink;
use crate::tape::{Script, Tape, game_of};

/// The rules under any setup of [`Catalog::variants`]; shrinks towards the first of them.
///
/// ```
/// # use tabletop_core::Catalog;
/// use proptest::prelude::*;
/// use tabletop_testkit::any_game;
///
/// fn seats_are_as_declared<G: Catalog + 'static>() {
///     proptest!(|(game in any_game::<G>())| {
///         prop_assert!(game.seats() <= G::SEATS.1);
///     });
/// }
/// ```
///
/// # Panics
///
/// The strategy panics if a variant is refused by [`Game::new`].
pub fn any_game<G: Catalog>() -> impl Strategy<Value = G> {
    let variants = u32::try_from(G::variants().len()).unwrap_or(u32::MAX);
    (0..variants.max(1))
        .prop_map(|variant| game_of::<G>(variant).unwrap_or_else(|message| panic!("{message}")))
}

/// A whole random game: any variant, random decisions and luck, to the end. Shrinks to a line of fewer decisions, simpler choices and
/// simpler luck, which need not reach the end of the game.
///
/// ```
/// # use tabletop_core::Catalog;
/// use proptest::prelude::*;
/// use tabletop_testkit::any_playout;
///
/// fn every_decision_tells_something<G: Catalog + 'static>() {
///     proptest!(|(line in any_playout::<G>())| {
///         for step in line.steps() {
///             prop_assert!(!step.events.is_empty());
///         }
///     });
/// }
/// ```
///
/// # Panics
///
/// The strategy panics if a game cannot be started.
pub fn any_playout<G: Catalog>() -> impl Strategy<Value = Line<G>> {
    TapeStrategy::<G>::whole().prop_map(played)
}

/// Any position random play can reach, at any stage of a game, with the line that led to it: [`Line::last`] is the position. Shrinks like
/// [`any_playout`].
///
/// ```
/// # use tabletop_core::Catalog;
/// use proptest::prelude::*;
/// use tabletop_testkit::any_position;
///
/// fn positions_are_small<G: Catalog + 'static>() {
///     proptest!(|(line in any_position::<G>())| {
///         prop_assert!(size_of_val(line.last()) <= 1024);
///     });
/// }
/// ```
///
/// # Panics
///
/// The strategy panics if a game cannot be started.
pub fn any_position<G: Catalog>() -> impl Strategy<Value = Line<G>> {
    TapeStrategy::<G>::part().prop_map(played)
}

fn played<G: Catalog>(tape: Tape<G::Action>) -> Line<G> {
    tape.play().unwrap_or_else(|message| panic!("{message}"))
}

/// Tapes of random games.
pub(crate) struct TapeStrategy<G> {
    part: bool,
    of: PhantomData<fn() -> G>,
}

impl<G> TapeStrategy<G> {
    /// To the end of the game.
    pub(crate) fn whole() -> Self {
        TapeStrategy {
            part: false,
            of: PhantomData,
        }
    }

    /// Cut anywhere.
    pub(crate) fn part() -> Self {
        TapeStrategy {
            part: true,
            of: PhantomData,
        }
    }
}

impl<G> fmt::Debug for TapeStrategy<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TapeStrategy")
            .field("part", &self.part)
            .finish_non_exhaustive()
    }
}

impl<G: Catalog> Strategy for TapeStrategy<G> {
    type Tree = TapeTree<G>;
    type Value = Tape<G::Action>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let random = runner.rng();
        let variants = u32::try_from(G::variants().len())
            .unwrap_or(u32::MAX)
            .max(1);
        let variant = random.next_u32() % variants;
        let seed = random.next_u64();
        #[expect(clippy::cast_possible_truncation, reason = "16 random bits are meant")]
        let part = self.part.then_some(random.next_u32() as u16);
        Ok(TapeTree {
            wild: Tape::Wild {
                variant,
                seed,
                part,
            },
            search: None,
            candidate: None,
            of: PhantomData,
        })
    }
}

/// A tape and its way to smaller ones.
pub(crate) struct TapeTree<G: Game> {
    wild: Tape<G::Action>,
    /// Once the tape has failed and is being shrunk.
    search: Option<Shrink<G::Action>>,
    candidate: Option<Script<G::Action>>,
    of: PhantomData<fn() -> G>,
}

impl<G: Game> fmt::Debug for TapeTree<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TapeTree")
            .field("wild", &self.wild)
            .finish_non_exhaustive()
    }
}

impl<G: Catalog> TapeTree<G> {
    /// The script of what a tape really plays; the script as it is, if no game can be started.
    fn written(tape: &Tape<G::Action>) -> Option<Script<G::Action>> {
        match (tape.play::<G>(), tape) {
            (Ok(line), _) => Some(Script::of(&line, tape.variant())),
            (Err(_), Tape::Exact(script)) => Some(script.clone()),
            (Err(_), Tape::Wild { .. }) => None,
        }
    }

    /// Proposes the next candidate of the search; `false` if there is none.
    fn propose(&mut self) -> bool {
        self.candidate = self.search.as_mut().and_then(Shrink::next);
        self.candidate.is_some()
    }
}

impl<G: Catalog> ValueTree for TapeTree<G> {
    type Value = Tape<G::Action>;

    fn current(&self) -> Tape<G::Action> {
        match (&self.candidate, &self.search) {
            (Some(candidate), _) => Tape::Exact(candidate.clone()),
            (None, Some(search)) => Tape::Exact(search.best().clone()),
            (None, None) => self.wild.clone(),
        }
    }

    fn simplify(&mut self) -> bool {
        match (self.search.as_mut(), self.candidate.take()) {
            (Some(search), Some(failed)) => {
                let written = Self::written(&Tape::Exact(failed.clone())).unwrap_or(failed);
                search.accepted(written);
            }
            (Some(_), None) => {}
            (None, _) => {
                let Some(script) = Self::written(&self.wild) else {
                    return false;
                };
                self.search = Some(Shrink::new(script));
            }
        }
        self.propose()
    }

    fn complicate(&mut self) -> bool {
        match (self.search.as_mut(), self.candidate.take()) {
            (Some(search), Some(_)) => search.refused(),
            _ => return false,
        }
        self.propose()
    }
}
