//! `tabletop components`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use tabletop::{FullGame, Visitor};

use crate::args::{SetupFiles, games};
use crate::files;

/// Write the component tables of a game as JSON, to change them and play with `--components FILE`
#[derive(Debug, Args)]
pub(crate) struct ComponentsArgs {
    /// The game
    #[arg(value_parser = games())]
    game: String,

    /// Write the whole setup with default options instead, for this number of seats
    #[arg(long, value_name = "SEATS")]
    setup_for: Option<u8>,

    /// A file of components to check
    #[arg(long, value_name = "FILE", conflicts_with = "setup_for")]
    check: Option<PathBuf>,

    /// Write to this file instead of stdout
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

struct Run<'a> {
    args: &'a ComponentsArgs,
    out: &'a mut dyn Write,
}

pub(super) fn run(args: &ComponentsArgs, out: &mut dyn Write) -> Result<()> {
    tabletop::visit(&args.game, Run { args, out })?
}

impl Visitor for Run<'_> {
    type Out = Result<()>;

    fn visit<G: FullGame>(self) -> Result<()> {
        let Run { args, out } = self;
        if let Some(path) = &args.check {
            let files = SetupFiles {
                setup: None,
                components: Some(path.clone()),
            };
            files.game::<G>(None, G::SEATS.1)?;
            writeln!(
                out,
                "{} is a valid component file of {}",
                path.display(),
                G::ID
            )?;
            return Ok(());
        }
        let mut text = match args.setup_for {
            Some(seats) => {
                let none = SetupFiles {
                    setup: None,
                    components: None,
                };
                serde_json::to_string_pretty(none.game::<G>(Some(seats), seats)?.setup())?
            }
            None => serde_json::to_string_pretty(&G::components())?,
        };
        text.push('\n');
        match &args.out {
            Some(path) => files::write(path, text.as_bytes()),
            None => Ok(out.write_all(text.as_bytes())?),
        }
    }
}
