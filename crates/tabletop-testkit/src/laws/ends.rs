//! [`Law::Ends`](crate::Law::Ends).

use tabletop_core::{Catalog, Pending, Seat, Standing};

use crate::law::{Fault, Tally, broken};
use crate::line::{End, Line};

pub(crate) fn check<G: Catalog>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    let (fewest, most) = G::SEATS;
    if !(fewest..=most).contains(&game.seats()) {
        broken!(
            0,
            "the game has {} seats, and `SEATS` says {fewest} to {most}",
            game.seats()
        );
    }
    for (number, state) in line.positions() {
        let over = game.pending(state) == Pending::Over;
        tally.checks += 1;
        match game.standing(state) {
            None if over => broken!(number, "the game is over and has no standing"),
            Some(standing) if !over => broken!(
                number,
                "the game is not over and has a standing: {standing:?}"
            ),
            Some(standing) => sensible(&standing, game.seats()).map_err(Fault::at(number))?,
            None => {}
        }
    }
    if line.end() == &End::PastBound {
        broken!(
            line.steps().len(),
            "the game goes on after {} decisions, its `decision_bound`",
            game.decision_bound()
        );
    }
    Ok(())
}

fn sensible(standing: &Standing, seats: u8) -> Result<(), String> {
    if standing.scores().len() != usize::from(seats) {
        return Err(format!(
            "{seats} seats, and a score for {}: {standing:?}",
            standing.scores().len()
        ));
    }
    let Standing::Places { places, .. } = standing else {
        return Ok(());
    };
    if places.len() != usize::from(seats) {
        return Err(format!(
            "{seats} seats, and a place for {}: {standing:?}",
            places.len()
        ));
    }
    for seat in Seat::all(seats) {
        let ahead = places
            .iter()
            .filter(|&(_, &place)| place < places[seat])
            .count();
        if usize::from(places[seat]) != ahead + 1 {
            return Err(format!(
                "{seat} is in place {} with {ahead} seats ahead: {standing:?}",
                places[seat]
            ));
        }
    }
    Ok(())
}
