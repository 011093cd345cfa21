//! How hard the game is: wins of random play and of a simple sensible policy, for each number of players.
//!
//! ```sh
//! cargo run --release --example difficulty -- 400
//! ```

mod policy;

use pirate_cove_coop::{End, PirateCoveCoop, Setup, State};
use policy::Sensible;
use tabletop_core::{Game, Playout, Quiet, Seeded};

/// What many games came to.
#[derive(Default)]
struct Tally {
    games: u32,
    won: u32,
    rounds: u32,
    completed: u32,
}

impl Tally {
    fn add(&mut self, end: &State) {
        self.games += 1;
        self.won += u32::from(end.end == Some(End::Won));
        self.rounds += u32::from(end.round);
        self.completed += end.quests.completed.len();
    }

    fn show(&self, name: &str, players: u8) {
        let tenths = |sum: u32| (10 * sum + self.games / 2) / self.games;
        let (won, rounds, quests) = (
            tenths(100 * self.won),
            tenths(self.rounds),
            tenths(self.completed),
        );
        println!(
            "{players}  {name:<9} {:>6} games   won {:>2}.{} %   rounds {:>2}.{}   quests {}.{}",
            self.games,
            won / 10,
            won % 10,
            rounds / 10,
            rounds % 10,
            quests / 10,
            quests % 10,
        );
    }
}

fn main() {
    let games: u32 = std::env::args()
        .nth(1)
        .map_or(100, |it| it.parse().expect("a number of games"));
    for players in 1..=4 {
        let game = PirateCoveCoop::new(Setup::new(players)).expect("a standard setup");
        let mut random = Tally::default();
        let mut playout = Playout::new();
        for seed in 0..u64::from(20 * games) {
            let mut table = Quiet::new(Seeded::new(seed));
            let mut state = game.start(&mut table);
            playout.run(&game, &mut state, &mut table, game.decision_bound());
            random.add(&state);
        }
        random.show("random", players);
        let mut sensible = Tally::default();
        for seed in 0..u64::from(games) {
            sensible.add(&play(&game, seed));
        }
        sensible.show("sensible", players);
    }
}

/// A game of the sensible policy, to its end.
fn play(game: &PirateCoveCoop, seed: u64) -> State {
    let mut table = Quiet::new(Seeded::new(seed));
    let mut state = game.start(&mut table);
    let mut policy = Sensible::new(game, seed << 32);
    while state.end.is_none() {
        let action = policy.choose(&state);
        let seat = state.turn;
        game.apply(&mut state, seat, action, &mut table)
            .expect("the policy keeps to the rules");
    }
    state
}
