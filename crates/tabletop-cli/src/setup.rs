//! From arguments to a game with its setup.

use anyhow::{Context, Result, anyhow};
use tabletop::{Catalog, Game};

use crate::args::SetupFiles;
use crate::failure::usage;
use crate::files;

impl SetupFiles {
    /// The game these files and this number of seats describe; without a number and a setup file, with `default` seats.
    pub(crate) fn game<G: Game + Catalog>(&self, seats: Option<u8>, default: u8) -> Result<G> {
        let mut setup = match &self.setup {
            Some(path) => files::read_json(path, &format!("a setup of {}", G::ID))?,
            None => G::standard(in_range::<G>(seats.unwrap_or(default))?),
        };
        if let Some(path) = &self.components {
            let components = files::read_json(path, &format!("a component file of {}", G::ID))?;
            setup = G::with_components(setup, components);
        }
        let game = G::new(setup)
            .map_err(|faults| anyhow!("{faults}"))
            .with_context(|| match (&self.setup, &self.components) {
                (_, Some(path)) | (Some(path), None) => format!("{} is refused", path.display()),
                (None, None) => "the setup is refused".to_owned(),
            })?;
        match seats {
            Some(seats) if seats != game.seats() => usage(format!(
                "the setup is for {} seats, and {seats} were asked for",
                game.seats()
            )),
            _ => Ok(game),
        }
    }
}

/// The number of seats, if the game can be played by so many.
fn in_range<G: Catalog>(seats: u8) -> Result<u8> {
    let (least, most) = G::SEATS;
    if (least..=most).contains(&seats) {
        Ok(seats)
    } else {
        usage(format!(
            "{} is for {least} to {most} seats, not for {seats}",
            G::ID
        ))
    }
}
