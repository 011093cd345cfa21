//! Sets of cells and of formations: [`CellSet`], [`FormationSet`].

use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop_core::Seat;

use crate::{Cell, FormationId};

/// A set of cells of one formation, in two bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u16);

impl CellSet {
    /// The set without cells.
    pub const EMPTY: CellSet = CellSet(0);
    /// All 12 cells.
    pub const ALL: CellSet = CellSet(0xfff);

    /// The cells `first` to `last`, both included.
    #[inline]
    pub const fn span(first: u8, last: u8) -> Self {
        CellSet(((1 << last) - 1) & !((1 << (first - 1)) - 1) & Self::ALL.0)
    }

    /// The set of one cell.
    #[inline]
    pub const fn only(cell: Cell) -> Self {
        CellSet(1 << cell.index())
    }

    /// The cells to the left of `cell`.
    #[inline]
    pub const fn left_of(cell: Cell) -> Self {
        CellSet((1 << cell.index()) - 1)
    }

    /// The cells to the right of `cell`.
    #[inline]
    pub const fn right_of(cell: Cell) -> Self {
        CellSet(Self::ALL.0 & !((1 << cell.number()) - 1))
    }

    /// The leftmost cell.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        self.into_iter().next()
    }

    /// The rightmost cell.
    #[inline]
    pub fn last(self) -> Option<Cell> {
        self.0.checked_ilog2().map(cell_of_bit)
    }
}

/// A set of formations, in two bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct FormationSet(u16);

impl FormationSet {
    /// The set without formations.
    pub const EMPTY: FormationSet = FormationSet(0);

    /// The set of one formation.
    #[inline]
    pub const fn only(formation: FormationId) -> Self {
        let index = formation.index();
        FormationSet(if index < FormationId::COUNT {
            1 << index
        } else {
            0 // no table has that tribe
        })
    }

    /// The formations of `tribe` in this set.
    #[inline]
    pub const fn of_tribe(self, tribe: Seat) -> Self {
        let shift = 3 * tribe.number() as u32;
        FormationSet(if shift < 16 {
            self.0 & 0b111 << shift
        } else {
            0
        })
    }
}

macro_rules! set {
    ($set:ident, $item:ident, $iter:ident, $from_bit:expr) => {
        impl $set {
            /// Whether this one is in the set.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & Self::only(item).0 != 0
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there are none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in both sets.
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                $set(self.0 & other.0)
            }

            /// What is in this set and not in `other`.
            #[inline]
            pub const fn minus(self, other: Self) -> Self {
                $set(self.0 & !other.0)
            }

            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= Self::only(item).0;
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !Self::only(item).0;
            }

            /// The only one there is.
            #[inline]
            pub fn single(self) -> Option<$item> {
                self.into_iter().next().filter(|_| self.0.is_power_of_two())
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;

            #[inline]
            fn into_iter(self) -> $iter {
                $iter(self.0)
            }
        }

        impl FromIterator<$item> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = $set::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }

        /// For people a list, else the bits as a number.
        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_seq(*self)
                } else {
                    self.0.serialize(serializer)
                }
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    Ok(Vec::<$item>::deserialize(deserializer)?
                        .into_iter()
                        .collect())
                } else {
                    let bits = u16::deserialize(deserializer)?;
                    Some($set(bits))
                        .filter(|_| bits < 1 << 12)
                        .ok_or_else(|| serde::de::Error::custom("a set has bits for 12 at most"))
                }
            }
        }

        #[doc = concat!("What is in a [`", stringify!($set), "`], in order.")]
        #[derive(Clone, Debug)]
        pub struct $iter(u16);

        impl Iterator for $iter {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                if self.0 == 0 {
                    return None;
                }
                let bit = self.0.trailing_zeros();
                self.0 &= self.0 - 1;
                Some($from_bit(bit))
            }
        }
    };
}

#[inline]
fn cell_of_bit(bit: u32) -> Cell {
    Cell::from_index(bit as usize)
}

#[inline]
fn formation_of_bit(bit: u32) -> FormationId {
    FormationId::from_index(bit as usize)
}

set!(CellSet, Cell, CellSetIter, cell_of_bit);
set!(
    FormationSet,
    FormationId,
    FormationSetIter,
    formation_of_bit
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Row;

    #[test]
    fn spans_and_sides() {
        let cell = Cell::new(4);
        assert_eq!(CellSet::left_of(cell), CellSet::span(1, 3));
        assert_eq!(CellSet::right_of(cell), CellSet::span(5, 12));
        assert_eq!(CellSet::span(4, 4), CellSet::only(cell));
        assert_eq!(CellSet::span(2, 11).len(), 10);
        assert_eq!(CellSet::span(3, 9).first(), Some(Cell::new(3)));
        assert_eq!(CellSet::span(3, 9).last(), Some(Cell::new(9)));
        assert_eq!(CellSet::EMPTY.last(), None);
        assert_eq!(CellSet::only(cell).single(), Some(cell));
        assert_eq!(CellSet::span(1, 2).single(), None);
        assert_eq!(Cell::all().collect::<CellSet>(), CellSet::ALL);
    }

    #[test]
    fn formations_have_numbers_and_tribes() {
        for index in 0..FormationId::COUNT {
            assert_eq!(FormationId::from_index(index).index(), index);
        }
        let all: FormationSet = (0..4).flat_map(|s| FormationId::of(Seat::new(s))).collect();
        assert_eq!(all.len(), 12);
        for tribe in Seat::all(4) {
            let own = all.of_tribe(tribe);
            assert_eq!(own.len(), 3);
            assert!(own.into_iter().all(|formation| formation.tribe == tribe));
        }
        let nowhere = FormationId::new(Seat::new(7), Row::new(3));
        assert!(!all.contains(nowhere));
        assert!(all.of_tribe(Seat::new(7)).is_empty());
    }

    #[test]
    fn sets_are_lists_for_people_and_bits_for_machines() {
        let set = CellSet::span(11, 12);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[11,12]");
        assert_eq!(serde_json::from_str::<CellSet>("[12,11]").unwrap(), set);
        let bytes = postcard::to_allocvec(&set).unwrap();
        assert_eq!(postcard::from_bytes::<CellSet>(&bytes).unwrap(), set);
        let wrong = postcard::to_allocvec(&(1u16 << 12)).unwrap();
        assert!(postcard::from_bytes::<CellSet>(&wrong).is_err());
    }
}
