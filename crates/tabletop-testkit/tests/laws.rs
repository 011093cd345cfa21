//! The toy game keeps every law.

mod toy;

use toy::{HONEST, Toy};

tabletop_testkit::laws!(Toy<HONEST>);
