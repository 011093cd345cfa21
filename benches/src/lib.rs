//! The positions that are measured: the same kinds for every game, from seeded playouts of its standard setup.
//!
//! A game is found through the registry of `tabletop`, so a new one is measured without a line here.

use tabletop::core::{Playout, Quiet};
use tabletop::{Catalog, FullGame, Match, Seat, Seeded};

/// The seed of everything that is measured.
pub const SEED: u64 = 1;

/// How many games are looked through for the position with the most legal actions.
const GAMES: u64 = 50;

/// A position to measure, with a seat that is awaited there.
#[derive(Clone, Debug)]
pub struct Spot<G: FullGame> {
    /// The seats and the stage: `2-early`, `4-widest`.
    pub name: String,
    /// The rules.
    pub game: G,
    /// The position.
    pub state: G::State,
    /// The lowest seat that is awaited.
    pub seat: Seat,
    /// What it may choose.
    pub actions: Vec<G::Action>,
}

impl<G: FullGame> Spot<G> {
    fn new(name: String, game: &G, state: &G::State) -> Option<Self> {
        let seat = game.pending(state).seats().first()?;
        Some(Spot {
            name,
            game: game.clone(),
            state: state.clone(),
            seat,
            actions: game.legal_actions(state, seat),
        })
    }
}

/// The rules with the standard setup for each number of seats.
///
/// # Panics
///
/// If a game refuses its own standard setup.
pub fn games<G: FullGame>() -> impl Iterator<Item = G> {
    let (fewest, most) = G::SEATS;
    (fewest..=most)
        .map(|seats| G::new(<G as Catalog>::standard(seats)).expect("the standard setup is valid"))
}

/// For each number of seats: positions after a tenth, half and nine tenths of one random game, and the one with the most legal actions in
/// fifty.
pub fn spots<G: FullGame>() -> Vec<Spot<G>> {
    games::<G>().flat_map(|game| spots_of(&game)).collect()
}

fn spots_of<G: FullGame>(game: &G) -> Vec<Spot<G>> {
    let seats = game.seats();
    let first = states(game, SEED);
    let stages = [("early", 1), ("middle", 5), ("late", 9)];
    let staged = stages.into_iter().filter_map(|(stage, tenths)| {
        let state = first.get(first.len() * tenths / 10)?;
        Spot::new(format!("{seats}-{stage}"), game, state)
    });
    let widest = (0..GAMES)
        .flat_map(|index| states(game, Seeded::nth_seed(SEED, index)))
        .filter_map(|state| Spot::new(format!("{seats}-widest"), game, &state))
        // Of several, the first: `max_by_key` would take the last.
        .reduce(|best, spot| if spot.actions.len() > best.actions.len() { spot } else { best });
    staged.chain(widest).collect()
}

/// The positions of one random game, one before each decision.
fn states<G: FullGame>(game: &G, seed: u64) -> Vec<G::State> {
    let mut table = Quiet::new(Seeded::new(seed));
    let mut state = game.start(&mut table);
    let mut playout = Playout::new();
    let mut states = Vec::new();
    loop {
        let before = state.clone();
        if playout.step(game, &mut state, &mut table).is_none() {
            return states;
        }
        states.push(before);
    }
}

/// A whole random game as a match, for everything that has to do with logs and saves.
///
/// # Panics
///
/// If the rules refuse an action they listed.
pub fn whole_match<G: FullGame>(game: &G, seed: u64) -> Match<G> {
    let mut played = Match::start(game.clone(), seed);
    let mut choices = Seeded::new(seed);
    while let Some(seat) = played.pending().seats().first() {
        let actions = played.legal_actions(seat);
        let choice = choices.below(
            tabletop::core::Stream::POLICY,
            u32::try_from(actions.len()).unwrap_or(u32::MAX),
        );
        played
            .apply(seat, actions[choice as usize])
            .expect("a listed action is legal");
    }
    played
}

#[cfg(test)]
mod tests {
    use tabletop::{Visitor, visit};

    use super::*;

    struct EverySpot;

    impl Visitor for EverySpot {
        type Out = ();

        fn visit<G: FullGame>(self) {
            let spots = spots::<G>();
            let (fewest, most) = G::SEATS;
            assert_eq!(spots.len(), 4 * usize::from(most - fewest + 1), "{}", G::ID);
            assert!(
                spots.iter().all(|spot| !spot.actions.is_empty()),
                "{}",
                G::ID
            );
        }
    }

    #[test]
    fn every_game_has_positions_to_measure() {
        for id in tabletop::ids() {
            visit(id, EverySpot).unwrap();
        }
    }
}
