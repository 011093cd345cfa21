//! [`Law::Conservation`](crate::Law::Conservation).

use tabletop_core::Catalog;

use super::difference;
use super::sample::{census, listed};
use crate::law::{Fault, Tally, broken};
use crate::line::Line;

pub(crate) fn check<G: Catalog>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    let start = census(game, line.position(0));
    for (number, state) in line.positions() {
        let now = census(game, state);
        tally.checks += 1;
        if now != start {
            broken!(
                number,
                "components were lost or made; at the start (-) and now (+), as component: count: {}",
                difference(&listed(&start), &listed(&now))
            );
        }
        if let Err(message) = game.audit(state) {
            broken!(number, "the position is not sound: {message}");
        }
    }
    Ok(())
}
