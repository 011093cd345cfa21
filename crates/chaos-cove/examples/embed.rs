//! Four players who choose at random: the shortest useful program.

use chaos_cove::{ChaosCove, Setup};
use tabletop_core::{Game, Match, Narrate, Seat, Viewer};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Match::start(ChaosCove::new(Setup::new(4))?, 7);
    let mut choice = 0;
    while let Some(seat) = game.pending().seats().first() {
        let actions = game.legal_actions(seat);
        choice += 7; // any rule will do
        game.apply(seat, actions[choice % actions.len()])?;
    }
    let mut board = String::new();
    let view = game.view(Viewer::Seat(Seat::new(0)));
    game.game().board(&view, &mut board)?;
    println!("{board}");
    println!("{:?}", game.standing());
    Ok(())
}
