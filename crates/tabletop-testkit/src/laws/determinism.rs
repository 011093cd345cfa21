//! [`Law::Determinism`](crate::Law::Determinism). The part about another process is in `process.rs`.

use tabletop_core::{Catalog, Fingerprint, Game, Noted, Recorded, Seeded};

use super::{difference, saves};
use crate::law::{Fault, Tally, broken};
use crate::line::Line;
use crate::tape::game_of;

pub(crate) fn check<G: Game>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    tally.checks += 1;
    let mut state = line.opening().state.clone();
    if !line.opening().by_hand {
        let mut luck: Recorded = line.opening().answers.iter().copied().collect();
        let mut events = Vec::new();
        state = game.start(&mut Noted::new(&mut luck, &mut events));
        if let Err(divergence) = luck.finish() {
            broken!(
                0,
                "started again with the same luck, the game asks otherwise: {divergence}"
            );
        }
        if state != line.opening().state || events != line.opening().events {
            broken!(
                0,
                "started again with the same luck, the game begins otherwise: {}",
                difference(&line.opening().state, &state)
            );
        }
    }
    for (number, _, step) in line.decisions() {
        let mut luck: Recorded = step.answers.iter().copied().collect();
        let mut events = Vec::new();
        game.play(
            &mut state,
            step.seat,
            step.action,
            &mut Noted::new(&mut luck, &mut events),
        );
        if let Err(divergence) = luck.finish() {
            broken!(
                number,
                "played again, `{}` of {} meets other luck: {divergence}",
                step.action,
                step.seat
            );
        }
        if state != step.state
            || events != step.events
            || Fingerprint::of(&state) != Fingerprint::of(&step.state)
        {
            broken!(
                number,
                "played again, `{}` of {} comes out otherwise: {}",
                step.action,
                step.seat,
                difference(&step.state, &state)
            );
        }
    }
    let play = || saves::play(game, line.steps().len(), &mut Seeded::new(line.salt()));
    let (one, two) = (play().map_err(Fault::at(0))?, play().map_err(Fault::at(0))?);
    saves::same("with the same seed and decisions", &one, &two)
        .map_err(Fault::at(line.steps().len()))
}

/// One fingerprint over a few whole games of every variant: what another process must arrive at as well.
pub(crate) fn fingerprint<G: Catalog>() -> Result<Fingerprint, String> {
    const GAMES: u64 = 2;
    let mut print = Fingerprint::START;
    for variant in 0..u32::try_from(G::variants().len()).unwrap_or(u32::MAX) {
        let game = game_of::<G>(variant)?;
        for number in 0..GAMES {
            let mut policy = Seeded::new(Seeded::nth_seed(number, u64::from(variant)));
            let played = saves::play(&game, game.decision_bound() as usize, &mut policy)?;
            print = print.and(&(played.fingerprint(), played.steps().len() as u64));
        }
    }
    Ok(print)
}
