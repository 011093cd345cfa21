//! [`Formation`]: the cards of one row, with small summaries so that legality is a matter of a few bits.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop_core::Seat;

use crate::components::{CardTable, Class, MAX_KINDS};
use crate::{CardKind, Cell, CellSet, FormationId};

/// Cells for cards that are neither Banner nor Musician: cells 1 and 12 are reserved (CMR-028).
const INNER: CellSet = CellSet::span(2, 11);

/// The fewest cards of a complete formation (CMR-067).
const SHORTEST: u8 = 4;

/// The cards of one formation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Formation {
    /// The symbols in the row, one bit each.
    symbols: u32,
    occupied: CellSet,
    /// Free cells in which a card that is neither Banner nor Musician may lie.
    open: CellSet,
    /// The kind in each cell plus 1; 0 for an empty cell.
    cells: [u8; Cell::COUNT],
    /// The cell of the Banner, 0 without one.
    banner: u8,
    /// The cell of the Musician, 0 without one.
    musician: u8,
    /// The seat that owns the spy in the row plus 1; 0 without a spy.
    spy: u8,
}

impl Formation {
    /// The formation without cards.
    pub const EMPTY: Formation = Formation {
        symbols: 0,
        occupied: CellSet::EMPTY,
        open: INNER,
        cells: [0; Cell::COUNT],
        banner: 0,
        musician: 0,
        spy: 0,
    };

    /// The card in a cell.
    #[inline]
    pub fn card(&self, cell: Cell) -> Option<CardKind> {
        let held = self.cells[cell.index()];
        (held > 0).then(|| CardKind::new(held - 1))
    }

    /// The cards with their cells, from left to right.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = (Cell, CardKind)> + '_ {
        self.occupied
            .into_iter()
            .filter_map(|cell| Some((cell, self.card(cell)?)))
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.occupied.len()
    }

    /// Whether there are no cards.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.occupied.is_empty()
    }

    /// The cells that hold a card.
    #[inline]
    pub fn occupied(&self) -> CellSet {
        self.occupied
    }

    /// The free cells that are legal for a card that is neither Banner nor Musician (CMR-032), its symbol apart.
    #[inline]
    pub fn open(&self) -> CellSet {
        self.open
    }

    /// Where the Banner is.
    #[inline]
    pub fn banner(&self) -> Option<Cell> {
        Cell::get(self.banner)
    }

    /// Where the Musician is.
    #[inline]
    pub fn musician(&self) -> Option<Cell> {
        Cell::get(self.musician)
    }

    /// The tribe whose token lies on the spy in this row, if there is a spy (CMR-169).
    #[inline]
    pub fn spy_of(&self) -> Option<Seat> {
        (self.spy > 0).then(|| Seat::ALL[usize::from(self.spy - 1) % Seat::ALL.len()])
    }

    /// Whether a card here bars another one with this symbol bit.
    #[inline]
    pub(crate) fn has_symbol(&self, symbol: u32) -> bool {
        self.symbols & symbol != 0
    }

    /// The length from Banner to Musician if the formation is complete: both ends, no gap, four cards or more (CMR-067, CMR-068).
    #[inline]
    pub fn length(&self) -> Option<u8> {
        let ends = self.banner > 0 && self.musician > 0 && self.open.is_empty();
        let length = (self.musician + 1).wrapping_sub(self.banner);
        (ends && (SHORTEST..=12).contains(&length)).then_some(length)
    }

    /// Whether the formation is complete (CMR-067, CMR-069): a property of its present cards, nothing is remembered.
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.length().is_some()
    }

    /// Puts a card in a cell. `spy` is the owner of the token on it.
    #[inline]
    pub(crate) fn put(&mut self, cell: Cell, kind: CardKind, spy: Option<Seat>, table: &CardTable) {
        let card = table.of(kind);
        self.cells[cell.index()] = kind.number() + 1;
        self.occupied.insert(cell);
        self.symbols |= card.symbol;
        self.open.remove(cell);
        match card.class {
            Class::Banner => {
                self.banner = cell.number();
                self.open = self.open.and(CellSet::right_of(cell));
            }
            Class::Musician => {
                self.musician = cell.number();
                self.open = self.open.and(CellSet::left_of(cell));
            }
            _ => {}
        }
        if let Some(owner) = spy {
            self.spy = owner.number() + 1;
        }
    }

    /// Takes the card out of a cell.
    pub(crate) fn take(&mut self, cell: Cell, table: &CardTable) {
        self.cells[cell.index()] = 0;
        self.occupied.remove(cell);
        *self = self.rebuilt(table);
    }

    /// The same cards with all summaries made anew.
    pub(crate) fn rebuilt(&self, table: &CardTable) -> Self {
        let mut formation = Formation::EMPTY;
        for (cell, kind) in self.cards() {
            let spy = self.spy_of().filter(|_| table.of(kind).class == Class::Spy);
            formation.put(cell, kind, spy, table);
        }
        formation
    }
}

impl fmt::Debug for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards = self
            .cards()
            .map(|(cell, kind)| (cell.number(), kind.number()));
        let mut map = f.debug_map();
        map.entries(cards);
        if let Some(owner) = self.spy_of() {
            map.entry(&"spy", &owner);
        }
        map.finish()
    }
}

/// The formations of all tribes, by [`FormationId::index`]. Those of seats that the table does not have stay empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Formations(pub(crate) [Formation; FormationId::COUNT]);

/// What is written of a formation: the rest follows.
const WIDTH: usize = Cell::COUNT + 3 + 4;
const BYTES: usize = WIDTH * FormationId::COUNT;

/// A formation as people read it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Readable {
    cells: [Option<CardKind>; Cell::COUNT],
    banner: Option<Cell>,
    musician: Option<Cell>,
    spy: Option<Seat>,
    symbols: u32,
}

impl Formation {
    fn readable(&self) -> Readable {
        let mut cells = [None; Cell::COUNT];
        for (cell, kind) in self.cards() {
            cells[cell.index()] = Some(kind);
        }
        Readable {
            cells,
            banner: self.banner(),
            musician: self.musician(),
            spy: self.spy_of(),
            symbols: self.symbols,
        }
    }

    fn from_readable(read: &Readable) -> Option<Self> {
        let number = |cell: Option<Cell>| cell.map_or(0, Cell::number);
        Formation {
            symbols: read.symbols,
            cells: read
                .cells
                .map(|kind| kind.map_or(0, |kind| kind.number() + 1)),
            banner: number(read.banner),
            musician: number(read.musician),
            spy: read.spy.map_or(0, |seat| seat.number() + 1),
            ..Formation::EMPTY
        }
        .restored()
    }

    fn to_bytes(self) -> [u8; WIDTH] {
        let mut bytes = [0; WIDTH];
        bytes[..12].copy_from_slice(&self.cells);
        bytes[12] = self.banner;
        bytes[13] = self.musician;
        bytes[14] = self.spy;
        bytes[15..].copy_from_slice(&self.symbols.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Option<Self> {
        Formation {
            symbols: u32::from_le_bytes(bytes.get(15..)?.try_into().ok()?),
            cells: bytes.get(..12)?.try_into().ok()?,
            banner: *bytes.get(12)?,
            musician: *bytes.get(13)?,
            spy: *bytes.get(14)?,
            ..Formation::EMPTY
        }
        .restored()
    }

    /// Fills in what was not written; `None` if what was written makes no sense.
    fn restored(mut self) -> Option<Self> {
        for cell in Cell::all() {
            let held = self.cells[cell.index()];
            (usize::from(held) <= MAX_KINDS).then_some(())?;
            if held > 0 {
                self.occupied.insert(cell);
            }
        }
        let end = |cell: u8| Cell::get(cell).filter(|&cell| self.occupied.contains(cell));
        let mut open = INNER.minus(self.occupied);
        if self.banner > 0 {
            open = open.and(CellSet::right_of(end(self.banner)?));
        }
        if self.musician > 0 {
            open = open.and(CellSet::left_of(end(self.musician)?));
        }
        self.open = open;
        (self.spy <= 4).then_some(self)
    }
}

impl Serialize for Formations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(self.0.iter().map(Formation::readable));
        }
        let mut bytes = [0; BYTES];
        for (to, formation) in bytes.chunks_exact_mut(WIDTH).zip(&self.0) {
            to.copy_from_slice(&formation.to_bytes());
        }
        serializer.serialize_bytes(&bytes)
    }
}

impl<'de> Deserialize<'de> for Formations {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let mut formations = [Formation::EMPTY; FormationId::COUNT];
        if deserializer.is_human_readable() {
            let read = <[Readable; FormationId::COUNT]>::deserialize(deserializer)?;
            for (to, read) in formations.iter_mut().zip(&read) {
                *to = Formation::from_readable(read)
                    .ok_or_else(|| D::Error::custom("a formation contradicts itself"))?;
            }
        } else {
            let bytes = <&[u8]>::deserialize(deserializer)?;
            let bytes: &[u8; BYTES] = bytes
                .try_into()
                .map_err(|_| D::Error::custom("the formations have another size"))?;
            for (to, from) in formations.iter_mut().zip(bytes.chunks_exact(WIDTH)) {
                *to = Formation::from_bytes(from)
                    .ok_or_else(|| D::Error::custom("a formation contradicts itself"))?;
            }
        }
        Ok(Formations(formations))
    }
}
