//! The shortest useful program: a game between random players, told line by line as a spectator sees it.

use chaosmos::{Chaosmos, Setup};
use tabletop_core::{Chance, Event, Game, Match, Narrate, Odds, Seeded, Stream, Viewer};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = Chaosmos::new(Setup::new(2))?;
    let mut play = Match::start(game.clone(), 42);
    let mut policy = Seeded::new(1);
    while let Some(seat) = play.pending().seats().first() {
        let legal = play.legal_actions(seat);
        let choice = policy.pick(Stream::POLICY, Odds::Even(u32::try_from(legal.len())?));
        let mut view = play.view(Viewer::Spectator);
        for event in play.apply(seat, legal[choice as usize])? {
            if let Some(seen) = event.seen_by(Viewer::Spectator) {
                let mut line = String::new();
                game.tell(&view, &seen, &mut line)?;
                println!("{line}");
                game.follow(&mut view, &seen);
            }
        }
    }
    let mut board = String::new();
    game.board(&play.view(Viewer::Spectator), &mut board)?;
    println!("{board}");
    Ok(())
}
