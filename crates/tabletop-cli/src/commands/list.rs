//! `tabletop list`.

use std::io::Write;

use anyhow::Result;
use clap::Args;

use crate::show::{Side, table, wrap};

/// List the games: seats, options, size of a position, what of their components is reconstructed
#[derive(Debug, Args)]
pub(crate) struct ListArgs {
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &ListArgs, out: &mut dyn Write) -> Result<()> {
    if args.json {
        serde_json::to_writer_pretty(&mut *out, tabletop::games())?;
        writeln!(out)?;
        return Ok(());
    }
    let bold = anstyle::Style::new().bold();
    for (place, game) in tabletop::games().iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{bold}{}{bold:#}  {}", game.id, game.title)?;
        writeln!(
            out,
            "  {} to {} seats, rules revision {}, {} bytes for a position",
            game.min_seats, game.max_seats, game.revision, game.state_bytes
        )?;
        if let Some(reconstructed) = game.reconstructed {
            writeln!(out, "  {}", wrap(reconstructed, 2))?;
        }
        if !game.options.is_empty() {
            writeln!(out)?;
            table(
                out,
                &[
                    ("option", Side::Left),
                    ("values", Side::Left),
                    ("effect", Side::Left),
                ],
                game.options.iter().map(|option| {
                    vec![
                        option.name.to_owned(),
                        option.values.to_owned(),
                        option.effect.to_owned(),
                    ]
                }),
            )?;
        }
    }
    Ok(())
}
