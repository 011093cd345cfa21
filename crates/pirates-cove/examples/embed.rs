//! A whole game of Pirate's Cove in your own program: random players, told in words, with the final board and standing.
//!
//! ```text
//! cargo run --example embed -p pirates-cove
//! ```

use pirates_cove::{PiratesCove, Setup};
use tabletop_core::{Chance, Game, Match, Narrate, Odds, Seeded, Stream, Viewer};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = PiratesCove::new(Setup::new(4))?;
    let mut game = Match::start(rules.clone(), 42);
    let mut choice = Seeded::new(7);
    let mut view = game.view(Viewer::Spectator);
    while let Some(seat) = game.pending().seats().first() {
        let actions = game.legal_actions(seat);
        let index = choice.pick(Stream::POLICY, Odds::Even(u32::try_from(actions.len())?));
        game.apply(seat, actions[index as usize])?;

        // What a spectator sees of it, told in words. A client could follow the game like this, on events alone.
        for seen in game.seen(game.steps().len(), Viewer::Spectator) {
            let mut told = String::new();
            rules.tell(&view, &seen, &mut told)?;
            println!("{told}");
            rules.follow(&mut view, &seen);
        }
    }

    let mut board = String::new();
    rules.board(&view, &mut board)?;
    println!("\n{board}");
    let standing = game.standing().ok_or("the game is over")?;
    for (seat, fame) in standing.scores().iter() {
        println!("{seat}: {fame} fame, place {}", standing.place(seat));
    }
    Ok(())
}
