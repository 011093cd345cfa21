//! [`Law::Saves`](crate::Law::Saves).

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop_core::record::Header;
use tabletop_core::{Fingerprint, Game, Match, Noted, Recorded, Seeded};

use super::{difference, picked, round_trips};
use crate::law::{Fault, Tally, broken};
use crate::line::Line;
use crate::luck::below;

pub(crate) fn check<G: Game>(line: &Line<G>, tally: &mut Tally) -> Result<(), Fault> {
    let game = line.game();
    round_trips("the setup", game.setup()).map_err(Fault::at(0))?;
    match G::new(game.setup().clone()) {
        Ok(again) if again.setup() == game.setup() => {}
        Ok(_) => broken!(0, "a game made of a game's setup has another setup"),
        Err(error) => broken!(0, "a game's own setup is refused: {error}"),
    }
    for (number, state) in line.positions() {
        if picked(line, number, 4) {
            tally.checks += 1;
            reloaded(game, state).map_err(Fault::at(number))?;
        }
    }
    plays_on(line).map_err(Fault::at(0))?;
    matches(line, tally).map_err(Fault::at(line.steps().len()))
}

/// A position comes back from both encodings as it was, and is awaited and legal as it was.
fn reloaded<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    round_trips("the position", state)?;
    for (form, back) in forms(state)? {
        let (before, after) = (game.pending(state), game.pending(&back));
        if before != after {
            return Err(format!(
                "a position read back from {form} awaits someone else: {before}, then {after}"
            ));
        }
        for seat in before.seats() {
            if game.legal_actions(state, seat) != game.legal_actions(&back, seat) {
                return Err(format!(
                    "in a position read back from {form}, {seat} has other legal actions"
                ));
            }
        }
    }
    Ok(())
}

fn forms<T: Serialize + DeserializeOwned>(value: &T) -> Result<[(&'static str, T); 2], String> {
    let json = serde_json::to_string(value).map_err(|error| error.to_string())?;
    let bytes = postcard::to_allocvec(value).map_err(|error| error.to_string())?;
    Ok([
        (
            "JSON",
            serde_json::from_str(&json).map_err(|error| error.to_string())?,
        ),
        (
            "postcard",
            postcard::from_bytes(&bytes).map_err(|error| error.to_string())?,
        ),
    ])
}

/// The rest of the line, played from a saved position in its first third, ends as it did.
fn plays_on<G: Game>(line: &Line<G>) -> Result<(), String> {
    let game = line.game();
    let from = line.steps().len() / 3;
    for (form, mut state) in forms(line.position(from))? {
        for (number, _, step) in line.decisions().skip(from) {
            let mut luck: Recorded = step.answers.iter().copied().collect();
            let mut events = Vec::new();
            let context = format!(
                "played on from {form} after {from} decisions, `{}` of {} at {number}",
                step.action, step.seat
            );
            game.apply(
                &mut state,
                step.seat,
                step.action,
                &mut Noted::new(&mut luck, &mut events),
            )
            .map_err(|error| format!("{context} is refused: {error}"))?;
            luck.finish()
                .map_err(|divergence| format!("{context} meets other luck: {divergence}"))?;
            if Fingerprint::of(&state) != Fingerprint::of(&step.state) || events != step.events {
                return Err(format!(
                    "{context} comes out differently: {}",
                    difference(&step.state, &state)
                ));
            }
        }
    }
    Ok(())
}

/// A match as long as the line: saved, loaded and rewound.
fn matches<G: Game>(line: &Line<G>, tally: &mut Tally) -> Result<(), String> {
    let mut policy = Seeded::new(line.salt());
    let played = play::<G>(line.game(), line.steps().len(), &mut policy)?;
    tally.checks += 1;
    let text = played.to_json_lines();
    let loaded = Match::<G>::from_json_lines(&text)
        .map_err(|error| format!("a match saved as JSON Lines is refused: {error}"))?;
    same("loaded from JSON Lines", &played, &loaded)?;
    let bytes = played.to_bytes();
    let loaded = Match::<G>::from_bytes(&bytes)
        .map_err(|error| format!("a match saved as bytes is refused: {error}"))?;
    same("loaded from bytes", &played, &loaded)?;
    for save in [text.as_bytes(), &bytes] {
        let header = Header::peek(save)
            .map_err(|error| format!("the header of a save cannot be read: {error}"))?;
        if header.game != G::ID || header.revision != G::REVISION {
            return Err(format!(
                "the header of a save names another game: {header:?}"
            ));
        }
    }
    let mut again = loaded;
    let to = below(&mut policy, played.steps().len() + 1);
    again
        .rewind(to)
        .map_err(|error| format!("a match cannot be rewound: {error}"))?;
    if again.steps().len() != to {
        return Err(format!(
            "a match rewound to {to} has {} steps",
            again.steps().len()
        ));
    }
    for step in &played.steps()[to..] {
        again.apply(step.seat, step.action).map_err(|error| {
            format!(
                "rewound to {to}, `{}` of {} is refused the second time: {error}",
                step.action, step.seat
            )
        })?;
    }
    same("rewound and played again", &played, &again)
}

/// A match of at most `decisions` random decisions.
pub(super) fn play<G: Game>(
    game: &G,
    decisions: usize,
    policy: &mut Seeded,
) -> Result<Match<G>, String> {
    let mut played = Match::start(game.clone(), policy.seed());
    while played.steps().len() < decisions {
        let seats: Vec<_> = played.pending().seats().into_iter().collect();
        let Some(&seat) = seats.get(below(policy, seats.len())) else {
            break;
        };
        let legal = played.legal_actions(seat);
        let Some(&action) = legal.get(below(policy, legal.len())) else {
            break;
        };
        played
            .apply(seat, action)
            .map_err(|error| format!("a match refuses the legal `{action}` of {seat}: {error}"))?;
    }
    Ok(played)
}

pub(super) fn same<G: Game>(
    how: &str,
    expected: &Match<G>,
    found: &Match<G>,
) -> Result<(), String> {
    if found.state() != expected.state() {
        return Err(format!(
            "a match {how} has another position: {}",
            difference(expected.state(), found.state())
        ));
    }
    if found.steps() != expected.steps() || found.fingerprint() != expected.fingerprint() {
        return Err(format!(
            "a match {how} has another log: {}",
            difference(&expected.steps(), &found.steps())
        ));
    }
    for step in 0..=expected.steps().len() {
        if found.events(step) != expected.events(step)
            || found.answers(step) != expected.answers(step)
        {
            return Err(format!(
                "a match {how} has other events or luck at step {step}"
            ));
        }
    }
    Ok(())
}
