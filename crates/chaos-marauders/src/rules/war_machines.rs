//! War machines: when the parts in a formation make one, and what it is worth (CMR-212 to CMR-224).

use crate::components::{Card, CardTable, Part};
use crate::{Cell, Formation};

/// Points for a machine with its crew beside it (CMR-123).
const WITH_CREW: u32 = 70;
/// Points for a machine of two halves alone (CMR-124).
const WITHOUT_CREW: u32 = 60;

/// Whether this part of this machine stands `steps` cells to the right of `cell`.
fn stands(
    table: &CardTable,
    formation: &Formation,
    cell: Cell,
    steps: i8,
    wanted: (u8, Part),
) -> bool {
    cell.number()
        .checked_add_signed(steps)
        .and_then(Cell::get)
        .and_then(|cell| formation.card(cell))
        .is_some_and(|kind| table.of(kind).machine == Some(wanted))
}

/// Whether a red card counts its rating: a half only beside its other half (CMR-220), a crew always (CMR-221).
pub(crate) fn fights(table: &CardTable, formation: &Formation, cell: Cell, card: &Card) -> bool {
    match card.machine {
        Some((machine, Part::Left)) => stands(table, formation, cell, 1, (machine, Part::Right)),
        Some((machine, Part::Right)) => stands(table, formation, cell, -1, (machine, Part::Left)),
        Some((_, Part::Crew)) | None => true,
    }
}

/// Points for the assembled machines of a formation: a left half, its right half just to the right (CMR-214), and for the higher
/// value its crew to the right of both (CMR-215).
pub(crate) fn points(table: &CardTable, formation: &Formation) -> u32 {
    let halves = formation.cards().filter_map(|(cell, kind)| {
        let (machine, part) = table.of(kind).machine?;
        (part == Part::Left).then_some((cell, machine))
    });
    halves
        .filter(|&(cell, machine)| stands(table, formation, cell, 1, (machine, Part::Right)))
        .map(|(cell, machine)| {
            if stands(table, formation, cell, 2, (machine, Part::Crew)) {
                WITH_CREW
            } else {
                WITHOUT_CREW
            }
        })
        .sum()
}
