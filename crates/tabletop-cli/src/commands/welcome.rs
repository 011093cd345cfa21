//! `tabletop` alone: what to do first.

use std::io::Write;

use anyhow::Result;

pub(super) fn run(out: &mut dyn Write) -> Result<()> {
    let game = tabletop::ids().next().unwrap_or("GAME");
    let steps = [
        ("list".to_owned(), "the games there are"),
        (format!("play {game}"), "play against chance"),
        (
            format!("play {game} --seats human,mc:200"),
            "play against a better player",
        ),
        (
            "simulate all --games 1000".to_owned(),
            "many games on all cores: who wins?",
        ),
        (
            format!("components {game}"),
            "the cards and tables, to change",
        ),
    ];
    let bold = anstyle::Style::new().bold();
    writeln!(
        out,
        "{bold}tabletop{bold:#} plays, simulates, replays and checks hobby board games.\n\nTry:"
    )?;
    for (command, what) in steps {
        writeln!(out, "  tabletop {command:<43}  {what}")?;
    }
    writeln!(
        out,
        "\nIn `play`, `save FILE` keeps the game. `tabletop replay FILE` tells it again, and\n\
         `tabletop odds FILE` gives the exact odds of an action at its end. `tabletop help` lists every\n\
         command, and `tabletop help COMMAND` explains one."
    )?;
    Ok(())
}
