//! The tables rules play at: [`Quiet`], where nobody listens, and [`Noted`], where events are written down.

use alloc::vec::Vec;

use crate::{Chance, Odds, Stream, Table};

/// A table at which nobody listens: events are never even made. For search and statistics.
///
/// ```
/// use tabletop_core::{Quiet, Seeded};
///
/// let table = Quiet::new(Seeded::new(1));
/// # let _ = table;
/// ```
#[derive(Clone, Debug)]
pub struct Quiet<C> {
    chance: C,
}

impl<C: Chance> Quiet<C> {
    /// A table with this luck.
    pub fn new(chance: C) -> Self {
        Quiet { chance }
    }

    /// The luck of the table.
    pub fn chance(&mut self) -> &mut C {
        &mut self.chance
    }

    /// Leaves the table with its luck.
    pub fn into_chance(self) -> C {
        self.chance
    }
}

impl<C: Chance> Chance for Quiet<C> {
    #[inline]
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        self.chance.pick(on, odds)
    }
}

impl<E, C: Chance> Table<E> for Quiet<C> {
    #[inline]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

/// A table at which every event is written down.
#[derive(Debug)]
pub struct Noted<'a, C, E> {
    chance: C,
    events: &'a mut Vec<E>,
}

impl<'a, C: Chance, E> Noted<'a, C, E> {
    /// A table with this luck that adds every event to `events`.
    pub fn new(chance: C, events: &'a mut Vec<E>) -> Self {
        Noted { chance, events }
    }
}

impl<C: Chance, E> Chance for Noted<'_, C, E> {
    #[inline]
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        self.chance.pick(on, odds)
    }
}

impl<C: Chance, E> Table<E> for Noted<'_, C, E> {
    #[inline]
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.events.push(make());
    }
}
