#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

pub mod cards;
pub mod chance;
mod dice;
mod fingerprint;
mod game;
mod outcomes;
mod perft;
mod playout;
mod ratio;
pub mod record;
mod rule;
mod seat;
mod standing;
mod table;
mod text;
pub mod turns;

pub use chance::{
    Answer, Branch, Chance, Divergence, Logged, Odds, Recorded, Scripted, Seeded, Stream,
    TooManyBranches, branches,
};
pub use dice::{roll, roll_faces};
pub use fingerprint::Fingerprint;
pub use game::{
    Catalog, Dense, Event, Game, Narrate, OptionInfo, Pending, Refusal, Rejected, Seen, Table,
};
pub use outcomes::{Outcome, OutcomesError, merged, outcomes};
pub use perft::{Luck, perft, split_perft};
pub use playout::{Playout, PlayoutEnd};
pub use ratio::Ratio;
pub use record::{LoadError, Match};
pub use rule::RuleId;
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, SeatSetIter, Viewer};
pub use standing::Standing;
pub use table::{Noted, Quiet};
pub use text::TextError;
