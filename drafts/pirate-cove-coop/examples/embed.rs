//! The shortest useful program: a game for two, played by the first legal action, told as P1 sees it.

use pirate_cove_coop::{PirateCoveCoop, Setup};
use tabletop_core::{Game, Match, Narrate, Seat};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let me = Seat::new(1);
    let mut game = Match::start(PirateCoveCoop::new(Setup::new(2))?, 7);
    let mut view = game.view(me);
    while let Some(seat) = game.pending().seats().first() {
        let action = game.legal_actions(seat)[0];
        game.apply(seat, action)?;
        // What a client would do: it has a view and receives what its seat sees.
        for seen in game.seen(game.steps().len(), me) {
            let mut line = String::new();
            game.game().tell(&view, &seen, &mut line)?;
            println!("{line}");
            game.game().follow(&mut view, &seen);
        }
    }
    println!("{:?}", game.standing());
    Ok(())
}
