//! The list of games, and how to get from a name to the types behind it.

use tabletop_core::{Catalog, Dense, Game, Narrate};

use crate::erased::{DynGame, Erase};
use crate::{GameInfo, UnknownGame};

/// A game with everything that tools need: rules, dense numbering, catalogue and words.
///
/// Implemented for every type that has the four parts; there is nothing to write.
pub trait FullGame: Game + Dense + Catalog + Narrate + 'static {}

impl<G: Game + Dense + Catalog + Narrate + 'static> FullGame for G {}

/// Something to do with a game whose type is known only by its name.
///
/// The work is compiled for each game on its own, so a loop inside it is as fast as one written for that game.
///
/// ```
/// use tabletop::{Catalog, FullGame, Visitor, visit};
///
/// struct TitleOf;
///
/// impl Visitor for TitleOf {
///     type Out = &'static str;
///
///     fn visit<G: FullGame>(self) -> &'static str {
///         G::TITLE
///     }
/// }
///
/// for game in tabletop::games() {
///     assert_eq!(visit(game.id, TitleOf), Ok(game.title));
/// }
/// ```
pub trait Visitor {
    /// What it answers.
    type Out;

    /// Does it, for the game `G`.
    fn visit<G: FullGame>(self) -> Self::Out;
}

/// Writes everything that depends on which games there are.
macro_rules! games {
    ($($feature:literal => $krate:ident :: $game:ident),* $(,)?) => {
        $(
            #[cfg(feature = $feature)]
            #[doc(no_inline)]
            pub use $krate;
        )*

        static GAMES: &[GameInfo] = &[
            $(
                #[cfg(feature = $feature)]
                GameInfo::of::<$krate::$game>(),
            )*
        ];

        /// Does `visitor`'s work for the game called `id`.
        ///
        /// # Errors
        ///
        /// If there is no such game, or its feature is off.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(
                #[cfg(feature = $feature)]
                if id == <$krate::$game as Game>::ID {
                    return Ok(visitor.visit::<$krate::$game>());
                }
            )*
            drop(visitor); // without any game, it was not used
            Err(UnknownGame::new(id))
        }
    };
}

// A new game is one line here, and its feature in Cargo.toml.
games! {
    "chaos-marauders" => chaos_marauders::ChaosMarauders,
    "pirates-cove" => pirates_cove::PiratesCove,
    "chaosmos" => chaosmos::Chaosmos,
    "chaos-cove" => chaos_cove::ChaosCove,
}

/// Every game of this build, in the order of the catalogue.
///
/// ```
/// for game in tabletop::games() {
///     assert!(game.seats().contains(&game.max_seats));
/// }
/// ```
pub fn games() -> &'static [GameInfo] {
    GAMES
}

/// The names of all games of this build.
///
/// ```
/// assert_eq!(tabletop::ids().count(), tabletop::games().len());
/// ```
pub fn ids() -> impl ExactSizeIterator<Item = &'static str> + Clone {
    GAMES.iter().map(|game| game.id)
}

/// What there is to know about the game called `id`.
///
/// # Errors
///
/// If there is no such game; the error knows the names there are, and the nearest of them.
pub fn info(id: &str) -> Result<&'static GameInfo, UnknownGame> {
    GAMES
        .iter()
        .find(|game| game.id == id)
        .ok_or_else(|| UnknownGame::new(id))
}

/// The game called `id` behind its erased face, for programs that learn at run time which game is played.
///
/// # Errors
///
/// If there is no such game.
pub fn game(id: &str) -> Result<&'static dyn DynGame, UnknownGame> {
    visit(id, Erase)
}
