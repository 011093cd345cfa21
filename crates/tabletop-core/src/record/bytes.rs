//! Saves as bytes: a magic word, then postcard values one after the other.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::play::{Entry, Replay};
use super::{Header, LoadError, LoadProblem, Match, VERSION};
use crate::{Answer, Fingerprint, Game, Seat};

/// The first bytes of a save.
pub(super) const MAGIC: &[u8] = b"\x89tabletop";

/// Version, game, revision, seed, setup as JSON, number of steps.
type Head = (u32, String, u32, u64, String, u64);

#[derive(Serialize)]
struct StepOut<'a, A> {
    seat: Seat,
    action: A,
    luck: &'a [Answer],
    fingerprint: Fingerprint,
}

#[derive(Deserialize)]
struct StepIn<A> {
    seat: Seat,
    action: A,
    luck: Vec<(u8, u32)>,
    fingerprint: Fingerprint,
}

impl<G: Game> Match<G> {
    /// The match as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let header = Header::of(self.game(), self.seed());
        let mut out = Vec::with_capacity(64 + header.setup.len() + 24 * self.steps().len());
        out.extend_from_slice(MAGIC);
        let steps = self.steps().len() as u64;
        let head: Head = (
            VERSION,
            header.game,
            header.revision,
            header.seed,
            header.setup,
            steps,
        );
        push(&mut out, &head);
        push(
            &mut out,
            &(
                self.answers(0),
                self.fingerprint_at(0).unwrap_or(Fingerprint::START),
            ),
        );
        for (index, step) in self.steps().iter().enumerate() {
            let luck = self.answers(index + 1);
            let fingerprint = step.fingerprint();
            push(
                &mut out,
                &StepOut {
                    seat: step.seat,
                    action: step.action,
                    luck,
                    fingerprint,
                },
            );
        }
        out
    }

    /// Reads what [`to_bytes`](Match::to_bytes) wrote, and checks every step.
    pub fn from_bytes(save: &[u8]) -> Result<Self, LoadError<G>> {
        let (header, steps, mut rest) = header(save)?;
        let mut replay = Replay::<G>::start(&header)?;
        let (luck, fingerprint): (Vec<(u8, u32)>, _) =
            take(&mut rest).map_err(|_| LoadProblem::CutShort {
                read: 0,
                missing: "the start is missing".into(),
            })?;
        replay.opening(&Entry { luck, fingerprint })?;
        for step in 1..=steps {
            if let Err(problem) = next_step(&mut replay, &mut rest, step, steps) {
                return Err(replay.fail(problem));
            }
        }
        if rest.is_empty() {
            return Ok(replay.finish());
        }
        let message = format!("{} bytes follow the last step", rest.len());
        let step = replay.read();
        Err(replay.fail(LoadProblem::Step { step, message }))
    }
}

fn next_step<G: Game>(
    replay: &mut Replay<G>,
    rest: &mut &[u8],
    step: u64,
    steps: u64,
) -> Result<(), LoadProblem> {
    if rest.is_empty() {
        return Err(LoadProblem::CutShort {
            read: replay.read(),
            missing: format!("step {step} of {steps} is missing"),
        });
    }
    let read: StepIn<G::Action> = take(rest).map_err(|error| LoadProblem::Step {
        step: replay.next(),
        message: format!("the bytes cannot be read: {error}"),
    })?;
    replay.step(
        read.seat,
        read.action,
        &Entry {
            luck: read.luck,
            fingerprint: read.fingerprint,
        },
    )
}

/// The header, the number of steps, and the bytes after them.
pub(super) fn header(save: &[u8]) -> Result<(Header, u64, &[u8]), LoadProblem> {
    let mut rest = save.strip_prefix(MAGIC).ok_or(LoadProblem::NotASave)?;
    let wrong = |error: postcard::Error| LoadProblem::Header {
        message: format!("{error}"),
    };
    // The version comes first, so that a later format can be told from a broken header.
    let version: u32 = postcard::from_bytes(rest).map_err(wrong)?;
    if version != VERSION {
        return Err(LoadProblem::Version {
            expected: VERSION,
            found: version,
        });
    }
    let (_, game, revision, seed, setup, steps): Head = take(&mut rest).map_err(wrong)?;
    Ok((
        Header {
            game,
            revision,
            seed,
            setup,
        },
        steps,
        rest,
    ))
}

fn take<'de, T: Deserialize<'de>>(rest: &mut &'de [u8]) -> Result<T, postcard::Error> {
    let (value, left) = postcard::take_from_bytes(rest)?;
    *rest = left;
    Ok(value)
}

fn push(out: &mut Vec<u8>, value: &impl Serialize) {
    // Most entries fit on the stack. Encoding plain data can fail only for want of room.
    let mut room = [0; 128];
    if let Ok(bytes) = postcard::to_slice(value, &mut room) {
        out.extend_from_slice(bytes);
    } else if let Ok(bytes) = postcard::to_allocvec(value) {
        out.extend_from_slice(&bytes);
    }
}
