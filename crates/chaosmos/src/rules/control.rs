//! Taking control of an envelope: markers, Traps, Vaults, and the own Trap (CM-075 to CM-098, CM-210 to CM-233).

use core::ops::ControlFlow;

use tabletop_core::{Seat, Table};

use super::{Look, Play, Visit};
use crate::frame::{ControlAsk, Frame};
use crate::{Action, Because, Face, Happening, Kind, Place, Planet};

impl Look<'_> {
    pub(super) fn legal_control(
        self,
        seat: Seat,
        ask: ControlAsk,
        visit: Visit<'_>,
    ) -> ControlFlow<()> {
        match ask {
            ControlAsk::Jammer => self.legal_jammer(seat, visit),
            ControlAsk::OwnTrap => {
                visit(Action::Silent)?;
                if self.own_trap(seat) {
                    visit(Action::Spring)
                } else {
                    ControlFlow::Continue(())
                }
            }
        }
    }

    pub(super) fn own_trap(self, seat: Seat) -> bool {
        let face = self
            .at
            .open
            .controls(seat)
            .and_then(|planet| self.at.face(planet));
        let trap = Face {
            kind: Kind::TELETHWARTER_TRAP,
            owner: seat,
        };
        face == Some(trap)
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    /// A seat takes control of an envelope (CM-097): a card of an opponent is announced and acts (CM-080).
    pub(super) fn take_control(&mut self, seat: Seat, planet: Planet) {
        self.event(Happening::Controlled { seat, planet });
        match self.at.face(planet).filter(|face| face.owner != seat) {
            Some(face) if face.kind == Kind::TELETHWARTER_TRAP => {
                self.event(Happening::Announced { planet, face });
                if self.look().could_hold(seat, Kind::SIGNAL_JAMMER, 1) {
                    self.push(Frame::Control(seat, ControlAsk::Jammer));
                } else {
                    self.spring(seat, planet);
                }
            }
            Some(face) => {
                self.event(Happening::Announced { planet, face });
                self.gained(seat, planet);
            }
            None if self.at.open.base(planet).is_some() => self.gained(seat, planet),
            None => {
                self.event(Happening::Silence { seat, planet });
                if self.at.open.envelope_size(planet) == 0 {
                    self.gained(seat, planet);
                } else {
                    self.push(Frame::Control(seat, ControlAsk::OwnTrap));
                }
            }
        }
    }

    pub(super) fn control_answer(&mut self, seat: Seat, ask: ControlAsk, action: Action) {
        let Some(planet) = self.at.open.controls(seat) else {
            return;
        };
        self.pop();
        match (ask, action) {
            (ControlAsk::Jammer, Action::Use(card)) => {
                self.event(Happening::Shown { seat, card });
                self.discard_trap(planet);
                self.gained(seat, planet);
            }
            (ControlAsk::OwnTrap, Action::Silent) => self.gained(seat, planet),
            _ => self.spring(seat, planet),
        }
    }

    fn discard_trap(&mut self, planet: Planet) {
        self.event(Happening::FaceGone { planet });
        let from = Place::envelope(planet);
        self.moves(Because::Sprung, Kind::TELETHWARTER_TRAP, from, Place::VOID);
    }

    /// A Trap springs on the new controller (CM-210 to CM-214, CM-218).
    fn spring(&mut self, seat: Seat, planet: Planet) {
        self.discard_trap(planet);
        self.event(Happening::Boxed { seat, planet });
        self.banish(seat);
    }

    /// Control is settled: the controller sees the contents (CM-083), and off-turn exchanges cards at once (CM-295).
    fn gained(&mut self, seat: Seat, planet: Planet) {
        self.look_inside(seat, planet, false);
        if self.look().active() != seat {
            self.push(Frame::Gained(seat));
        }
    }
}
