//! Drawing tavern cards, and Parrots among them (PC-128, PC-170, PC-179).

use tabletop_core::{Odds, Seat, Table};

use super::{Flow, Point, Run, TAVERN, not_asked};
use crate::components::{Card, Class, Section};
use crate::decision::Interrupted;
use crate::event::Cause;
use crate::{Action, Decision, Event, Illegal, State};

pub(super) fn check_conflict(state: &State, action: Action) -> Result<(), Illegal> {
    match action {
        Action::SeatParrot | Action::KeepMastercraft => Ok(()),
        _ => Err(not_asked(state)),
    }
}

impl<T: Table<Event>> Run<'_, T> {
    /// Draws cards one at a time, then goes on with what was interrupted.
    pub(super) fn draw(&mut self, seat: Seat, left: u8, then: Interrupted) -> Flow {
        let mut left = left;
        while left > 0 {
            left -= 1;
            if self.state.pile.is_empty() {
                if self.state.discards.is_empty() {
                    self.happen(Event::NoCards { seat });
                    break;
                }
                self.happen(Event::Reshuffled); // PC-128
            }
            let kind = self
                .table
                .pick(TAVERN, Odds::Counts(self.state.pile.as_slice()));
            let card = Card::ALL[kind as usize];
            let Class::Parrot(section) = card.class() else {
                self.happen(Event::Drawn { seat, card });
                continue;
            };
            self.happen(Event::ParrotDrawn { seat, section });
            if self.state.captain(seat).guards[section.index()].is_mastercraft() {
                return Flow::Ask(Decision::Conflict {
                    seat,
                    section,
                    left,
                    then,
                });
            }
            self.happen(Event::ParrotSeated { seat, section });
        }
        match then {
            Interrupted::Plunder(from) => Flow::Go(Point::Plunder(from)),
            Interrupted::Upgrade => Flow::Go(Point::Menu(seat)),
            Interrupted::Cove => self.repair(seat),
        }
    }

    pub(super) fn settle_conflict(
        &mut self,
        seat: Seat,
        section: Section,
        left: u8,
        then: Interrupted,
        action: Action,
    ) -> Flow {
        if action == Action::SeatParrot {
            self.happen(Event::ParrotSeated { seat, section });
        } else {
            self.happen(Event::ParrotRefused { seat, section });
            let loss = -i16::from(self.game.amounts().parrot_dismissed_loss);
            self.fame(seat, loss, Cause::ParrotDismissed);
        }
        Flow::Go(Point::Draw { seat, left, then })
    }
}
