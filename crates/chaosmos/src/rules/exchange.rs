//! Access: exchanging cards between hand and envelope, step by step (CM-083 to CM-107).

use core::ops::ControlFlow;

use tabletop_core::{Seat, Table};

use super::{Look, Play, Visit, holds};
use crate::components::{bit, each};
use crate::frame::{Frame, Why};
use crate::state::Position;
use crate::{Action, Happening, Kind, Place, Planet, Step};

/// Whether everybody can tell that a step has nothing in it but going on (AR-11 in the book).
fn idle(open: &Position, seat: Seat, planet: Planet, step: Step) -> bool {
    let (hand, inside) = (open.hand_size(seat), open.envelope_size(planet));
    match step {
        Step::Locks | Step::Take => inside == 0,
        Step::Stow => hand == 0,
        Step::TurnUp => inside + hand == 0 || open.locked(planet) || open.base(planet).is_some(),
        Step::Keep => false,
    }
}

fn following(step: Step) -> Step {
    match step {
        Step::Locks => Step::Stow,
        Step::Stow => Step::Take,
        Step::Take => Step::TurnUp,
        Step::TurnUp | Step::Keep => Step::Keep,
    }
}

/// The first step of an exchange that is asked for.
pub(crate) fn first_step(open: &Position, seat: Seat, from: Step) -> Step {
    let Some(planet) = open.controls(seat) else {
        return from;
    };
    let mut step = from;
    while idle(open, seat, planet, step) {
        step = following(step);
    }
    step
}

impl<T: Table<Happening>> Play<'_, T> {
    /// Opens the exchange of the next seat: steps in which everybody can tell that there is no choice are left out.
    pub(super) fn open_session(&mut self) {
        if let Some(seat) = self.at.open.in_session() {
            let now = self.at.private[seat.index()].step;
            let step = first_step(&self.at.open, seat, now);
            if step != now {
                self.event(Happening::Stepped { seat, step });
            }
            if step == Step::Keep && self.at.open.frames.last() == Some(Frame::Own) {
                self.exchanged(seat);
            }
        }
    }

    pub(super) fn exchange(&mut self, seat: Seat, action: Action) {
        let Some(planet) = self.at.open.controls(seat) else {
            return;
        };
        match action {
            Action::UnlockHand | Action::UnlockEnvelope => self.event(Happening::KeyShown {
                seat,
                planet,
                inside: action == Action::UnlockEnvelope,
            }),
            Action::TurnDown if self.at.open.base(planet).is_some() => {
                self.event(Happening::BaseDown { planet });
            }
            Action::TurnDown => self.event(Happening::TurnedDown { seat }),
            Action::Stow(card) => self.event(Happening::Stowed { seat, card }),
            Action::Take(card) => self.event(Happening::Took { seat, card }),
            Action::TurnUp(card) => {
                self.event(Happening::TurnedUp { seat, card });
                self.step_on(seat);
            }
            Action::Keep => self.exchanged(seat),
            Action::Return => {
                self.exchanged(seat);
                self.event(Happening::Boxed { seat, planet });
            }
            _ => self.step_on(seat),
        }
    }

    fn step_on(&mut self, seat: Seat) {
        let step = following(self.at.private[seat.index()].step);
        self.event(Happening::Stepped { seat, step });
    }

    /// An exchange is over.
    fn exchanged(&mut self, seat: Seat) {
        if let Some(planet) = self.at.open.controls(seat) {
            let hand = self.look().hand_count(seat);
            let inside = self.at.cards.at(Place::envelope(planet)).count_ones();
            self.event(Happening::Exchanged {
                seat,
                planet,
                hand,
                inside: u8::try_from(inside).unwrap_or(u8::MAX),
            });
        }
    }

    /// All have had their exchange.
    pub(super) fn round_over(&mut self, why: Why) {
        self.pop();
        if why == Why::Final {
            self.tick();
        }
    }
}

impl Look<'_> {
    /// The steps of an exchange; the active player's `own` has no question whether to keep the envelope (CM-095).
    pub(super) fn legal_exchange(self, seat: Seat, own: bool, visit: Visit<'_>) -> ControlFlow<()> {
        let Some(planet) = self.at.open.controls(seat) else {
            return ControlFlow::Continue(());
        };
        let private = &self.at.private[seat.index() % 4];
        let locked = self.at.open.locked(planet);
        let from = !0 << private.least;
        match private.step {
            Step::Locks => {
                if locked {
                    if self.has(seat, Kind::MAGNETOSTATIC_KEY) {
                        visit(Action::UnlockHand)?;
                    }
                    let inside = Place::envelope(planet);
                    if self
                        .at
                        .cards
                        .count(self.tables, Kind::MAGNETOSTATIC_KEY, inside)
                        > 0
                    {
                        visit(Action::UnlockEnvelope)?;
                    }
                } else if self.at.face(planet).is_some() {
                    visit(Action::TurnDown)?;
                }
            }
            Step::Stow => {
                each(self.held(seat) & from)
                    .map(Action::Stow)
                    .try_for_each(&mut *visit)?;
            }
            Step::Take if self.hand_count(seat) < self.limit(seat) => {
                let inside = self.tables.kinds(self.face_down(planet));
                let free = if locked {
                    bit(Kind::MAGNETOSTATIC_KEY)
                } else {
                    !0
                };
                let takeable = inside & free & from & !private.stowed();
                each(takeable).map(Action::Take).try_for_each(&mut *visit)?;
            }
            Step::TurnUp if !locked && self.at.face(planet).is_none() => {
                let inside = self.kinds(Place::envelope(planet));
                for kind in [Kind::TELETHWARTER_TRAP, Kind::MAGNETOSTATIC_VAULT] {
                    if holds(inside, kind) {
                        visit(Action::TurnUp(kind))?;
                    }
                }
            }
            Step::Keep if !own => {
                visit(Action::Keep)?;
                return visit(Action::Return);
            }
            _ => {}
        }
        visit(Action::Next)
    }
}
