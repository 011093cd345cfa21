//! Saves as JSON Lines.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::play::{Entry, Replay};
use super::{FORMAT, Header, LoadError, LoadProblem, Match, VERSION};
use crate::{Answer, Fingerprint, Game};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine<'a> {
    format: String,
    version: u32,
    game: String,
    revision: u32,
    /// As text: JSON numbers lose digits beyond 53 bits in many readers.
    seed: String,
    #[serde(borrow)]
    setup: &'a RawValue,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepLine {
    step: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    luck: Vec<String>,
    fingerprint: Fingerprint,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    end: usize,
    fingerprint: Fingerprint,
}

impl<G: Game> Match<G> {
    /// The match as JSON Lines: a header, a line for the start, a line per decision, an end.
    pub fn to_json_lines(&self) -> String {
        let mut out = String::new();
        let header = Header::of(self.game(), self.seed());
        // Writing into a string does not fail.
        let _ = writeln!(
            out,
            r#"{{"format":"{FORMAT}","version":{VERSION},"game":"{}","revision":{},"seed":"{}","setup":{}}}"#,
            header.game, header.revision, header.seed, header.setup
        );
        for step in 0..=self.steps().len() {
            let decision = step.checked_sub(1).map(|index| &self.steps()[index]);
            let line = StepLine {
                step,
                seat: decision.map(|step| step.seat.to_string()),
                action: decision.map(|step| step.action.to_string()),
                luck: self.answers(step).iter().map(Answer::to_string).collect(),
                fingerprint: self.fingerprint_at(step).unwrap_or(Fingerprint::START),
            };
            push_line(&mut out, &line);
        }
        push_line(
            &mut out,
            &EndLine {
                end: self.steps().len(),
                fingerprint: self.fingerprint(),
            },
        );
        out
    }

    /// Reads what [`to_json_lines`](Match::to_json_lines) wrote, and checks every line.
    pub fn from_json_lines(text: &str) -> Result<Self, LoadError<G>> {
        let mut lines = text.lines().enumerate().peekable();
        let (_, first) = lines.next().ok_or(LoadProblem::NotASave)?;
        let mut replay: Option<Replay<G>> = None;
        let header = header(first)?;
        while let Some((number, line)) = lines.next() {
            if lines.peek().is_none() && line.starts_with("{\"end\"") {
                return match replay {
                    Some(replay) => end(replay, line, text),
                    None => Err(LoadProblem::CutShort {
                        read: 0,
                        missing: "the start is missing".into(),
                    }
                    .into()),
                };
            }
            replay = Some(match replay {
                None => opening(&header, line, number + 1)?,
                Some(mut replay) => match step(&mut replay, line, number + 1) {
                    Ok(()) => replay,
                    Err(problem) => return Err(replay.fail(problem)),
                },
            });
        }
        let missing = "the end line is missing".to_string();
        Err(match replay {
            Some(replay) => {
                let problem = LoadProblem::CutShort {
                    read: replay.read(),
                    missing,
                };
                replay.fail(problem)
            }
            None => LoadProblem::CutShort {
                read: 0,
                missing: "the start is missing".into(),
            }
            .into(),
        })
    }
}

pub(super) fn header(line: &str) -> Result<Header, LoadProblem> {
    if !line.starts_with('{') || !line.contains("\"format\"") {
        return Err(LoadProblem::NotASave);
    }
    let wrong = |message: String| LoadProblem::Header { message };
    let header: HeaderLine<'_> = serde_json::from_str(line).map_err(|error| wrong(json(&error)))?;
    if header.format != FORMAT {
        return Err(wrong(format!(
            "the format is `{}`, not `{FORMAT}`",
            header.format
        )));
    }
    if header.version != VERSION {
        return Err(LoadProblem::Version {
            expected: VERSION,
            found: header.version,
        });
    }
    let seed = header
        .seed
        .parse()
        .map_err(|_| wrong(format!("the seed `{}` is not a 64-bit number", header.seed)))?;
    Ok(Header {
        game: header.game,
        revision: header.revision,
        seed,
        setup: header.setup.get().into(),
    })
}

fn opening<G: Game>(header: &Header, line: &str, number: usize) -> Result<Replay<G>, LoadError<G>> {
    let replay = Replay::start(header)?;
    let (line, entry) = read(line, 0, number)?;
    if line.seat.is_some() || line.action.is_some() {
        return Err(wrong(0, number, "the start has no seat and no action").into());
    }
    replay.opening(&entry)?;
    Ok(replay)
}

fn step<G: Game>(replay: &mut Replay<G>, line: &str, number: usize) -> Result<(), LoadProblem> {
    let step = replay.next();
    let (line, entry) = read(line, step, number)?;
    let (Some(seat), Some(action)) = (line.seat, line.action) else {
        return Err(wrong(step, number, "a decision needs a seat and an action"));
    };
    let seat = seat
        .parse()
        .map_err(|error| wrong(step, number, format!("{error}")))?;
    let action: G::Action = action
        .parse()
        .map_err(|error| wrong(step, number, format!("{error}")))?;
    replay.step(seat, action, &entry)
}

fn end<G: Game>(replay: Replay<G>, line: &str, text: &str) -> Result<Match<G>, LoadError<G>> {
    let read = replay.read();
    let line: EndLine = match serde_json::from_str(line) {
        Ok(line) => line,
        Err(error) => {
            let problem = LoadProblem::CutShort {
                read,
                missing: format!("the end line cannot be read: {}", json(&error)),
            };
            return Err(replay.fail(problem));
        }
    };
    if line.end != read {
        let problem = LoadProblem::CutShort {
            read,
            missing: format!("the end line speaks of {} steps", line.end),
        };
        return Err(replay.fail(problem));
    }
    let done = replay.finish();
    let partial = |problem| {
        Err(LoadError {
            problem,
            partial: Some(done.clone().into()),
        })
    };
    if done.fingerprint() != line.fingerprint {
        let message = format!(
            "the end line has fingerprint {}, and the replay {}",
            line.fingerprint,
            done.fingerprint()
        );
        return partial(LoadProblem::Step {
            step: read,
            message,
        });
    }
    // What reads the same but is written differently was edited, and what else was edited is not known.
    let written = done.to_json_lines();
    match text
        .lines()
        .zip(written.lines())
        .position(|(found, expected)| found != expected)
    {
        None => Ok(done),
        Some(0) => partial(LoadProblem::Header {
            message: "it was edited".into(),
        }),
        Some(place) => partial(wrong(
            place - 1,
            place + 1,
            "it was edited, though it reads the same",
        )),
    }
}

fn read(line: &str, step: usize, number: usize) -> Result<(StepLine, Entry<String>), LoadProblem> {
    let line: StepLine =
        serde_json::from_str(line).map_err(|error| wrong(step, number, json(&error)))?;
    if line.step != step {
        return Err(wrong(step, number, format!("it is numbered {}", line.step)));
    }
    let luck = line
        .luck
        .iter()
        .map(|answer| {
            answer
                .split_once('=')
                .and_then(|(stream, outcome)| Some((stream.to_string(), outcome.parse().ok()?)))
                .ok_or_else(|| {
                    wrong(
                        step,
                        number,
                        format!("`{answer}` is no answer of luck, such as `deck=17`"),
                    )
                })
        })
        .collect::<Result<_, _>>()?;
    let fingerprint = line.fingerprint;
    Ok((line, Entry { luck, fingerprint }))
}

fn wrong(step: usize, line: usize, message: impl ToString) -> LoadProblem {
    LoadProblem::Step {
        step,
        message: format!("line {line} is wrong: {}", message.to_string()),
    }
}

/// What a JSON error says, with the column only: the line is always 1 there.
fn json(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let said = text.split(" at line ").next().unwrap_or_default();
    format!("{said}, at column {}", error.column())
}

fn push_line(out: &mut String, line: &impl Serialize) {
    // Plain data into memory: there is nothing that could fail.
    out.push_str(&serde_json::to_string(line).unwrap_or_default());
    out.push('\n');
}
