//! `tabletop play`.

mod input;
mod odds;
mod session;

use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use tabletop::core::record::Header;
use tabletop::{FullGame, Match, Seeded, Standing, Visitor};
use tabletop_bots::PlayerSpec;

use crate::args::{SetupFiles, games};
use crate::failure::usage;
use crate::files;
use crate::show::{Side, table};
use input::Input;
use session::Session;

/// Play a game in the terminal, against others at the same keyboard or against automatic players
///
/// Shows the board as the acting seat sees it, tells what happened since, and numbers what may be done. Answer with a number, with the text
/// of an action, or with `help`. Input may be piped: its end leaves the game.
#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game [with --load: may be left out]
    #[arg(value_parser = games(), required_unless_present = "load")]
    game: Option<String>,

    /// Who sits where: human, random, greedy, greedy:N, mc:N or ismcts:N [default: human, and random players on the fewest seats]
    #[arg(long, value_delimiter = ',', value_name = "WHO,...")]
    seats: Vec<Who>,

    /// The seed of the game's luck [default: another each time]
    #[arg(long, value_name = "S", conflicts_with = "load")]
    seed: Option<u64>,

    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["setup", "components"])]
    load: Option<PathBuf>,

    /// Ask even where there is only one thing to do
    #[arg(long)]
    ask_all: bool,

    #[command(flatten)]
    files: SetupFiles,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    Human,
    Bot(PlayerSpec),
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "human" {
            return Ok(Who::Human);
        }
        text.parse()
            .map(Who::Bot)
            .map_err(|_| format!("`{text}` is not human, {}", PlayerSpec::SYNTAX))
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Human => f.write_str("human"),
            Who::Bot(spec) => spec.fmt(f),
        }
    }
}

struct Run<'a> {
    args: PlayArgs,
    save: Option<Vec<u8>>,
    out: &'a mut dyn Write,
}

pub(super) fn run(args: PlayArgs, out: &mut dyn Write) -> Result<()> {
    let save = args.load.as_deref().map(files::read).transpose()?;
    let saved = match (&save, &args.load) {
        (Some(save), Some(path)) => Some(
            Header::peek(save)
                .with_context(|| path.display().to_string())?
                .game,
        ),
        _ => None,
    };
    let id = match (&args.game, saved) {
        (Some(game), Some(saved)) if *game != saved => {
            return usage(format!("the saved game is one of {saved}, not of {game}"));
        }
        (_, Some(saved)) => saved,
        (Some(game), None) => game.clone(),
        (None, None) => return usage("which game?"),
    };
    tabletop::visit(&id, Run { args, save, out })?
}

impl Visitor for Run<'_> {
    type Out = Result<()>;

    fn visit<G: FullGame>(self) -> Result<()> {
        let Run { args, save, out } = self;
        let played: Match<G> = if let (Some(save), Some(path)) = (&save, &args.load) {
            Match::load(save)
                .map_err(|error| anyhow!(error.problem))
                .with_context(|| path.display().to_string())?
        } else {
            let seats = u8::try_from(args.seats.len()).unwrap_or(u8::MAX);
            let asked = (seats > 0).then_some(seats);
            let game = args.files.game(asked, G::SEATS.0)?;
            Match::start(game, args.seed.unwrap_or_else(some_seed))
        };
        let seats = usize::from(played.game().seats());
        let mut who = args.seats;
        if who.is_empty() {
            who = vec![Who::Bot(PlayerSpec::Random); seats];
            who[0] = Who::Human;
        }
        if who.len() != seats {
            return usage(format!(
                "--seats names {} players, and the game has {seats} seats",
                who.len()
            ));
        }
        let bold = anstyle::Style::new().bold();
        writeln!(
            out,
            "{bold}{}{bold:#}, seed {}: {}. `help` tells what you can type.",
            G::TITLE,
            played.seed(),
            who.iter()
                .enumerate()
                .map(|(seat, who)| format!("P{seat} {who}"))
                .collect::<Vec<_>>()
                .join(", ")
        )?;
        let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        let mut session = Session::new(played, &who, args.ask_all, terminal);
        session.run(&mut Input::new(io::stdin().is_terminal()), out)
    }
}

/// A seed nobody chose.
fn some_seed() -> u64 {
    let time = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |time| time.as_nanos());
    let nanos = u64::try_from(time & u128::from(u64::MAX)).unwrap_or_default();
    // Short enough to be typed again.
    Seeded::nth_seed(nanos, u64::from(std::process::id())) % 1_000_000_000
}

/// Who won, with the scores.
pub(super) fn show_standing(standing: &Standing, out: &mut dyn Write) -> Result<()> {
    let winners = standing.winners();
    match standing {
        Standing::Together { won: true, .. } => writeln!(out, "\nThe game is over: you all won.")?,
        Standing::Together { won: false, .. } => {
            writeln!(out, "\nThe game is over: you all lost.")?;
        }
        Standing::Places { .. } if winners.len() == 1 => {
            writeln!(out, "\nThe game is over: {winners} won.")?;
        }
        Standing::Places { .. } => {
            writeln!(out, "\nThe game is over: {winners} share the win.")?;
        }
    }
    let mut seats: Vec<_> = standing.scores().iter().collect();
    seats.sort_by_key(|&(seat, _)| standing.place(seat));
    let columns = [
        ("place", Side::Right),
        ("seat", Side::Left),
        ("score", Side::Right),
    ];
    let rows = seats.into_iter().map(|(seat, score)| {
        vec![
            standing.place(seat).to_string(),
            seat.to_string(),
            score.to_string(),
        ]
    });
    table(out, &columns, rows)?;
    Ok(())
}
