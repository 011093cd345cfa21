//! Building: what can be built, paying for it, placing the piece, turning up the next card (CC-069, CC-070, CC-092 to CC-104).

use core::ops::ControlFlow;

use tabletop_core::cards::Pile as _;
use tabletop_core::{Seat, Table};

use super::goods::covers;
use super::{Can, Look, STACKS, Turn};
use crate::{Action, Design, Frame, Good, Happening, Hero, Illegal, Phase, Side, Space, Stack};

impl Look<'_> {
    /// What a design costs with a discount on its main material.
    fn cost(self, design: Design, discount: u8) -> [u8; 8] {
        let row = self.tables().designs[design.index()];
        let mut cost = row.cost;
        let material = &mut cost[row.kind.material().index()];
        *material = material.saturating_sub(discount);
        cost
    }

    /// Whether the seat on turn can build the top card of a stack.
    pub(super) fn may_build(self, stack: Stack, discount: u8) -> Can {
        let Some(design) = self.at.stacks[stack.index()].top else {
            return Err(Illegal::StackClosed); // CC-092, CC-093
        };
        let player = self.at.player(self.turn());
        let mut cost = self.cost(design, discount);
        if !covers(player.goods, cost) {
            cost[Good::Crew.index()] = 0;
            return Err(if covers(player.goods, cost) {
                Illegal::CannotPayCrew // CC-096
            } else {
                Illegal::CannotPayCard // CC-094
            });
        }
        let Some(side) = self.tables().designs[design.index()].kind.side() else {
            return Ok(()); // CC-101
        };
        let numbers = &self.tables().numbers;
        let pieces = if side == Side::Sea {
            numbers.ships
        } else {
            numbers.forts
        };
        if player.on_map(side) >= pieces {
            Err(Illegal::NoPieceLeft) // CC-100
        } else if self.at.occupied(side) == self.game.all_spaces() {
            Err(Illegal::NoSpace) // CC-099
        } else {
            Ok(())
        }
    }

    pub(super) fn stack_options(
        self,
        discount: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Stack::all()
            .filter(|&stack| self.may_build(stack, discount).is_ok())
            .map(Action::Buy)
            .try_for_each(visit)
    }

    pub(super) fn build_options(
        self,
        discount: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.stack_options(discount, visit)
    }

    pub(super) fn build_permit(self, discount: u8, action: Action) -> Can {
        match action {
            Action::Buy(stack) => self.may_build(stack, discount),
            _ => Err(Illegal::NotNow),
        }
    }

    // Raise (D12) -----------------------------------------------------------------------------------------------------------------

    /// The empty spaces of a side, as bits.
    pub(super) fn empty_spaces(self, side: Side) -> u32 {
        self.game.all_spaces() & !self.at.occupied(side)
    }

    pub(super) fn raise_options(
        self,
        side: Side,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        spaces(self.empty_spaces(side))
            .map(Action::To)
            .try_for_each(visit)
    }

    pub(super) fn raise_permit(self, side: Side, action: Action) -> Can {
        match action {
            Action::To(space) if self.empty_spaces(side) & space.bit() != 0 => Ok(()),
            Action::To(_) => Err(Illegal::SpaceTaken), // CC-097, CC-098
            _ => Err(Illegal::NotNow),
        }
    }
}

/// The spaces of a set of bits, in order.
pub(super) fn spaces(mask: u32) -> impl Iterator<Item = Space> {
    Space::all().filter(move |space| mask & space.bit() != 0)
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// Town Hall and Otto (D11): the stack is turned up again at once.
    pub(super) fn build(&mut self, discount: u8, action: Action) {
        self.at.control.pop();
        if let Action::Buy(stack) = action {
            self.construct(stack, discount, true);
        }
    }

    /// The seat on turn pays for the top card of a stack and takes it; a ship or fort is placed next.
    pub(super) fn construct(&mut self, stack: Stack, discount: u8, refill: bool) {
        let seat = self.turn();
        let Some(design) = self.at.stacks[stack.index()].top else {
            return;
        };
        let cost = self.look().cost(design, discount);
        self.pay_all(seat, cost);
        self.happen(Happening::Built {
            seat,
            stack,
            design,
        });
        let refill = refill.then_some(stack);
        if let Some(side) = self.game.tables.designs[design.index()].kind.side() {
            self.at.control.push(Frame::Raise { side, refill });
        } else {
            self.built(refill);
        }
    }

    pub(super) fn raise(&mut self, side: Side, refill: Option<Stack>, action: Action) {
        let seat = self.turn();
        self.at.control.pop();
        if let Action::To(space) = action {
            self.happen(Happening::PiecePlaced { seat, side, space });
        }
        self.built(refill);
    }

    /// After a build: the next card is turned up (CC-070), or in phase 3 it is the next player's turn (CC-093).
    fn built(&mut self, refill: Option<Stack>) {
        if let Some(stack) = refill {
            self.turn_stack(stack);
        }
        if self.at.control.phase == Phase::Buy {
            self.next_buying();
        }
    }

    /// Turns the top card of a stack face up, if there is one. On stacks 9 and 10 luck decides which it is.
    pub(super) fn turn_stack(&mut self, stack: Stack) {
        let pile = self.at.stacks[stack.index()];
        if pile.left == 0 || pile.top.is_some() {
            return;
        }
        let design = if stack.number() < 8 {
            Design::of_stack(stack.number())
        } else if self.at.pool.is_empty() {
            return;
        } else {
            let drawn = self.at.pool.choose(self.table, STACKS);
            Design::new(drawn)
        };
        self.happen(Happening::StackFlipped { stack, design });
    }

    /// The seats of the table from the holder of the marker on, clockwise.
    pub(super) fn next_not_passed(&self) -> Option<Seat> {
        let seats = self.game.players();
        let from = self.turn().left(seats);
        (0..seats)
            .map(|step| Seat::new((from.number() + step) % seats))
            .find(|&seat| !self.at.control.passed.contains(seat))
    }
}
