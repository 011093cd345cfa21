//! [`Law::Mirror`](crate::Law::Mirror).

use tabletop_core::{Event, Game, Viewer};

use super::{difference, picked, round_trips};
use crate::law::{Fault, Tally, broken};
use crate::line::Line;

pub(crate) fn check<G: Game>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    let viewers = || Viewer::all(game.seats());
    let mut mirrors: Vec<G::View> = viewers()
        .map(|who| game.view(line.position(0), who))
        .collect();
    for (who, view) in viewers().zip(&mirrors) {
        round_trips(&format!("the view of {who}"), view).map_err(Fault::at(0))?;
    }
    for (number, _, step) in line.decisions() {
        let thorough = picked(line, number, 8);
        for (who, mirror) in viewers().zip(&mut mirrors) {
            for seen in step.events.iter().filter_map(|event| event.seen_by(who)) {
                game.follow(mirror, &seen);
                if thorough {
                    round_trips(&format!("an event as {who} sees it"), &seen)
                        .map_err(Fault::at(number))?;
                }
            }
            let view = game.view(&step.state, who);
            tally.checks += 1;
            if *mirror != view {
                broken!(
                    number,
                    "after `{}` of {}, the view {who} has from events (+) is not the view of the position (-): {}",
                    step.action,
                    step.seat,
                    difference(&view, mirror)
                );
            }
            if thorough {
                round_trips(&format!("the view of {who}"), &view).map_err(Fault::at(number))?;
            }
        }
    }
    Ok(())
}
