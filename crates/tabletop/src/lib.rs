#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

#[doc(no_inline)]
pub use tabletop_core as core;
#[doc(no_inline)]
pub use tabletop_core::{
    Catalog, Dense, Event, Fingerprint, Game, Match, Narrate, Pending, PerSeat, Rejected, Seat,
    SeatSet, Seeded, Standing, Viewer,
};

mod erased;
mod games;
mod info;
mod listener;
mod unknown;

pub use erased::{ActError, Choice, DynGame, DynMatch, RefusedSave, SeenEvent, SetupRefused};
pub use games::*;
pub use info::GameInfo;
pub use listener::{Heard, Listener, Told};
pub use unknown::UnknownGame;
