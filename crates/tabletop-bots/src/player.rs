//! [`Player`]: who decides for a seat.

use tabletop_core::{Game, Seat, Standing};

/// A question to a player: what do you choose?
///
/// Holds what the player may know, and nothing else.
#[derive(Debug)]
pub struct Ask<'a, G: Game> {
    /// The rules, with their setup.
    pub game: &'a G,
    /// What the player knows.
    pub view: &'a G::View,
    /// The player's seat.
    pub seat: Seat,
    /// What the player may choose; never empty.
    pub legal: &'a [G::Action],
}

/// Somebody who decides for a seat.
///
/// ```
/// use tabletop_bots::{Ask, Player};
/// use tabletop_core::Game;
///
/// /// Always takes the last action of the list.
/// struct Last;
///
/// impl<G: Game> Player<G> for Last {
///     fn choose(&mut self, ask: &Ask<'_, G>) -> G::Action {
///         ask.legal[ask.legal.len() - 1]
///     }
/// }
/// ```
pub trait Player<G: Game>: Send {
    /// One of the actions of `ask.legal`.
    ///
    /// # Panics
    ///
    /// May panic if there is none: a seat with nothing to choose is never asked.
    fn choose(&mut self, ask: &Ask<'_, G>) -> G::Action;
}

/// A whole win, in the units of [`share`]: a number that can be divided by every number of winners.
pub const WHOLE: u32 = 840;

/// The share of the win that a result gives `seat`, out of [`WHOLE`]: winners divide it evenly; in a game that is won or lost together each
/// has all or nothing.
///
/// ```
/// use tabletop_bots::{WHOLE, share};
/// use tabletop_core::{PerSeat, Seat, Standing};
///
/// let scores = PerSeat::from_fn(3, |seat| [20, 35, 35][seat.index()]);
/// let tied = Standing::ranked(scores.clone(), |seat| scores[seat]);
/// assert_eq!(share(&tied, Seat::new(1)), WHOLE / 2);
/// assert_eq!(share(&tied, Seat::new(0)), 0);
/// ```
pub fn share(standing: &Standing, seat: Seat) -> u32 {
    match standing {
        Standing::Together { won, .. } => WHOLE * u32::from(*won),
        Standing::Places { .. } => {
            let winners = standing.winners();
            if winners.contains(seat) {
                // A table has at most 8 seats.
                WHOLE / u32::try_from(winners.len()).unwrap_or(WHOLE)
            } else {
                0
            }
        }
    }
}
