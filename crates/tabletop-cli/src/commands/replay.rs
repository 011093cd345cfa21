//! `tabletop replay`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use tabletop::core::record::{Header, LoadProblem};
use tabletop::{Fingerprint, FullGame, Listener, Match, Seat, Standing, Viewer, Visitor};

use crate::files;
use crate::show::{count, wrap};

/// Tell a saved game as one viewer saw it, and show the last board
///
/// A save is played again and compared with every recorded answer of luck and fingerprint. If it is refused, the error names the step,
/// and what was found true up to there is shown all the same.
#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The saved game
    file: PathBuf,

    /// Check every fingerprint and say so; tells the game only with --to or --as
    #[arg(long)]
    check: bool,

    /// Stop after this step (0 is the start, then one for each decision)
    #[arg(long, value_name = "STEP")]
    to: Option<usize>,

    /// Whose eyes to see with: P0, P1, ... or spectator, who sees what everybody sees [default: spectator]
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<Viewer>,

    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

struct Run<'a> {
    args: &'a ReplayArgs,
    save: &'a [u8],
    out: &'a mut dyn Write,
}

pub(super) fn run(args: &ReplayArgs, out: &mut dyn Write) -> Result<()> {
    let save = files::read(&args.file)?;
    let header = Header::peek(&save).with_context(|| args.file.display().to_string())?;
    let save = &save;
    tabletop::visit(&header.game, Run { args, save, out })
        .with_context(|| format!("{} is a save of another game", args.file.display()))?
}

impl Visitor for Run<'_> {
    type Out = Result<()>;

    fn visit<G: FullGame>(self) -> Result<()> {
        let Run { args, save, out } = self;
        let (played, problem) = match Match::<G>::load(save) {
            Ok(played) => (Some(played), None),
            Err(error) => (error.partial.map(|partial| *partial), Some(error.problem)),
        };
        if let Some(played) = &played {
            let story = args.viewer.is_some() || args.to.is_some();
            if args.check {
                check(args, played, problem.as_ref(), out)?;
            }
            if story || !args.check {
                tell(args, played, problem.as_ref(), out)?;
            }
        }
        match problem {
            Some(problem) => Err(anyhow!(problem).context(args.file.display().to_string())),
            None => Ok(()),
        }
    }
}

#[derive(Serialize)]
struct Checked {
    game: &'static str,
    ok: bool,
    steps: usize,
    fingerprint: Fingerprint,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
}

fn check<G: FullGame>(
    args: &ReplayArgs,
    played: &Match<G>,
    problem: Option<&LoadProblem>,
    out: &mut dyn Write,
) -> Result<()> {
    let checked = Checked {
        game: G::ID,
        ok: problem.is_none(),
        steps: played.steps().len(),
        fingerprint: played.fingerprint(),
        problem: problem.map(ToString::to_string),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &checked)?;
        writeln!(out)?;
    } else {
        writeln!(
            out,
            "{} of {}: the start and {} are as recorded, up to fingerprint {}",
            args.file.display(),
            G::TITLE,
            count(checked.steps as u64, "step"),
            checked.fingerprint
        )?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Story {
    game: &'static str,
    revision: u32,
    seats: u8,
    seed: String,
    r#as: String,
    steps: Vec<StepStory>,
    view: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<Standing>,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
}

#[derive(Serialize)]
struct StepStory {
    step: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    /// What was decided, where the viewer decided it; others are known by what happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    events: Vec<EventStory>,
}

#[derive(Serialize)]
struct EventStory {
    seen: Value,
    text: String,
}

fn tell<G: FullGame>(
    args: &ReplayArgs,
    played: &Match<G>,
    problem: Option<&LoadProblem>,
    out: &mut dyn Write,
) -> Result<()> {
    let seats = played.game().seats();
    let viewer = args.viewer.unwrap_or(Viewer::Spectator);
    if viewer.seat().is_some_and(|seat| seat.number() >= seats) {
        return crate::failure::usage(format!(
            "there is no {viewer} in this game: it has {seats} seats"
        ));
    }
    let last = args.to.unwrap_or(played.steps().len());
    let until = played.at(last)?;
    let mut listener = Listener::from_start(&until, viewer);
    let mut steps = Vec::new();
    while let Some(heard) = listener.hear(&until) {
        steps.push(StepStory {
            step: heard.step,
            seat: heard.seat,
            action: heard.own.map(|action| action.to_string()),
            events: heard
                .told
                .into_iter()
                .map(|told| {
                    Ok(EventStory {
                        seen: serde_json::to_value(told.seen)?,
                        text: told.text,
                    })
                })
                .collect::<Result<_>>()?,
        });
    }
    let story = Story {
        game: G::ID,
        revision: G::REVISION,
        seats,
        seed: played.seed().to_string(),
        r#as: viewer.to_string(),
        steps,
        view: serde_json::to_value(listener.view())?,
        standing: until.standing(),
        problem: problem.map(ToString::to_string),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &story)?;
        writeln!(out)?;
        return Ok(());
    }
    story.show(G::TITLE, played.steps().len(), out)?;
    let mut board = String::new();
    until.game().board(listener.view(), &mut board)?;
    writeln!(out, "\n{}", board.trim_end())?;
    match until.standing() {
        Some(standing) => super::play::show_standing(&standing, out)?,
        None => writeln!(out, "\n{}", until.pending())?,
    }
    Ok(())
}

impl Story {
    fn show(&self, title: &str, all: usize, out: &mut dyn Write) -> Result<()> {
        let bold = anstyle::Style::new().bold();
        let last = self.steps.len().saturating_sub(1);
        let steps = if last == all {
            count(all as u64, "step")
        } else {
            format!("{last} of {}", count(all as u64, "step"))
        };
        writeln!(
            out,
            "{bold}{title}{bold:#}, {} seats, seed {}, {steps}, as {} saw it\n",
            self.seats, self.seed, self.r#as
        )?;
        for step in &self.steps {
            let who = step
                .seat
                .map_or("start".to_owned(), |seat| seat.to_string());
            let mut lead = format!("{:>4} {who:<6}", step.step);
            if let Some(action) = &step.action {
                writeln!(out, "{lead}> {action}")?;
                lead = " ".repeat(11);
            } else if step.events.is_empty() {
                writeln!(out, "{lead}(nothing to be seen)")?;
            }
            for event in step.events.iter().filter(|event| !event.text.is_empty()) {
                writeln!(out, "{lead}{}", wrap(&event.text, 11))?;
                lead = " ".repeat(11);
            }
        }
        Ok(())
    }
}
