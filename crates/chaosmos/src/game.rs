//! [`Chaosmos`]: the game with one setup.

use crate::components::{Components, Tables};
use crate::setup::{Setup, SetupError};

/// The game of Chaosmos with one setup: rules, options and tables.
#[derive(Clone, Debug)]
pub struct Chaosmos {
    pub(crate) setup: Setup,
    pub(crate) components: Components,
    pub(crate) tables: Tables,
}

impl Chaosmos {
    pub(crate) fn build(setup: Setup) -> Result<Self, SetupError> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(SetupError { faults });
        }
        let components = setup.components.clone().unwrap_or_default();
        let tables = Tables::new(&components, setup.first_game);
        Ok(Chaosmos {
            setup,
            components,
            tables,
        })
    }

    /// The component tables of this game.
    pub fn tables(&self) -> &Components {
        &self.components
    }
}
