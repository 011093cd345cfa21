//! [`laws!`](crate::laws).

/// Expands to a module of tests, one for every [`Law`](crate::Law), so that a broken law shows by its name.
///
/// The game must be [`Catalog`](tabletop_core::Catalog) and [`Dense`](tabletop_core::Dense). Each law is checked on
/// [`DEFAULT_GAMES`](crate::DEFAULT_GAMES) random games over all setups of
/// [`Catalog::variants`](tabletop_core::Catalog::variants); the environment variable `TABLETOP_LAW_GAMES` sets another number. A game that
/// breaks a law is shrunk, printed as a test to paste, and its seed is kept in a file beside the source, to be committed.
///
/// ```text
/// tabletop_testkit::laws!(MyGame);                        // mod laws
/// tabletop_testkit::laws!(MyGame; games = 500);
/// tabletop_testkit::laws!(mod other_laws: OtherGame; games = 500); // where one file checks two games
/// ```
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!(mod laws: $game; games = $crate::DEFAULT_GAMES);
    };
    ($game:ty; games = $games:expr) => {
        $crate::laws!(mod laws: $game; games = $games);
    };
    (mod $module:ident: $game:ty) => {
        $crate::laws!(mod $module: $game; games = $crate::DEFAULT_GAMES);
    };
    (mod $module:ident: $game:ty; games = $games:expr) => {
        mod $module {
            #[allow(unused_imports, reason = "a game named by its path needs no import")]
            use super::*;

            $crate::laws!(@tests $game, $games;
                mirror Mirror, sample Sample, asked Asked, secrets Secrets, sealed Sealed, legal Legal, refused Refused, odds Odds,
                conservation Conservation, ends Ends, saves Saves, text Text, determinism Determinism);
        }
    };
    (@tests $game:ty, $games:expr; $($test:ident $law:ident),+) => {
        $(
            #[test]
            fn $test() {
                $crate::Run::new($crate::Law::$law)
                    .games($games)
                    .named(::core::stringify!($game))
                    .keeping_failures_beside(::core::file!())
                    .as_test(::core::concat!(::core::module_path!(), "::", ::core::stringify!($test)))
                    .assert::<$game>();
            }
        )+
    };
}
