//! A whole game in your own program: set up, ask, play, tell, save.
//!
//!     cargo run -p tabletop --example embed

use std::error::Error;

use tabletop::chaos_marauders::ChaosMarauders;
use tabletop::{Catalog, Game, Match, Narrate, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    // The rules of a game for three, with default options and the standard cards. A wrong setup would be refused with all its faults.
    let rules = ChaosMarauders::new(ChaosMarauders::standard(3))?;

    // A game being played. The same seed gives the same luck on every machine.
    let mut game = Match::start(rules, 42);

    while let Some(seat) = game.pending().seats().first() {
        // A player gets what their seat knows, and what it may choose.
        let view = game.view(seat);
        let actions = game.legal_actions(seat);
        let action = actions[choose(actions.len(), game.steps().len())];

        let mut phrase = String::new();
        game.game().describe(&view, action, &mut phrase)?;
        println!("{:>4}. {seat}: {phrase}", game.steps().len() + 1);

        // Checked: an action that is not legal would be refused, with the rule that forbids it, and nothing would have changed.
        game.apply(seat, action)?;
    }

    let mut board = String::new();
    game.game()
        .board(&game.view(Viewer::Spectator), &mut board)?;
    println!("\n{board}");
    let standing = game.standing().expect("the game is over");
    for (seat, score) in standing.scores().iter() {
        println!("{seat}: place {}, {score} points", standing.place(seat));
    }

    // A save is a log: loading it plays it again and compares each step.
    let save = game.to_json_lines();
    let loaded = Match::<ChaosMarauders>::load(save.as_bytes())?;
    assert_eq!(loaded.fingerprint(), game.fingerprint());
    println!(
        "{} decisions, fingerprint {}",
        loaded.steps().len(),
        loaded.fingerprint()
    );
    Ok(())
}

/// Where your players think. This one does not.
fn choose(choices: usize, step: usize) -> usize {
    step * 7 % choices
}
