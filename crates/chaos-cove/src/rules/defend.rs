//! Phase 5: defend the cove in invader order (CC-145 to CC-167).

use core::ops::ControlFlow;

use tabletop_core::Table;

use super::build::spaces;
use super::cards::Moment;
use super::{Can, Look, Turn};
use crate::control::Assault;
use crate::{
    Action, Design, Frame, Happening, Hero, Illegal, Invader, Lane, Phase, Side, Space, Target,
};

impl Look<'_> {
    // Defend (D27) ----------------------------------------------------------------------------------------------------------------

    /// The space of the attacked piece.
    fn attacked_space(self) -> Space {
        let assault = self.at.control.assault;
        Space::at(assault.lane, assault.slot % 3)
    }

    /// CC-156, CC-157: from a wind space, by sea, to a free ship space of another lane.
    fn may_flee(self) -> Can {
        if self.at.control.assault.side != Side::Sea || !self.attacked_space().has_wind() {
            Err(Illegal::NoWind)
        } else if self.refuges() == 0 {
            Err(Illegal::NoRefuge)
        } else {
            Ok(())
        }
    }

    /// Free ship spaces that are not next to the attacking pirate.
    fn refuges(self) -> u32 {
        let lane = self.at.control.assault.lane.number();
        self.empty_spaces(Side::Sea) & !(7 << (lane * 3))
    }

    /// CC-165: a fort, and Art placed by its owner.
    fn may_hide(self) -> bool {
        self.at.control.assault.side == Side::Land && self.has_placed(self.tables().hiding_tiles)
    }

    pub(super) fn defend_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        visit(Action::Fight)?;
        if self.may_flee().is_ok() {
            visit(Action::Flee)?;
        }
        if self.may_hide() {
            visit(Action::Hide)?;
        }
        self.play_options(Moment::Defend, visit)
    }

    pub(super) fn defend_permit(self, action: Action) -> Can {
        match action {
            Action::Fight => Ok(()),
            Action::Flee => self.may_flee(),
            Action::Hide => self.may_hide().then_some(()).ok_or(Illegal::CannotHide),
            Action::Play(hero) => self.may_play(hero, Moment::Defend),
            _ => Err(Illegal::NotNow),
        }
    }

    // Flee (D28) ------------------------------------------------------------------------------------------------------------------

    pub(super) fn flee_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        spaces(self.refuges()).map(Action::To).try_for_each(visit)
    }

    pub(super) fn flee_permit(self, action: Action) -> Can {
        match action {
            Action::To(space) if self.refuges() & space.bit() != 0 => Ok(()),
            Action::To(_) => Err(Illegal::SpaceTaken),
            _ => Err(Illegal::NotNow),
        }
    }

    // Lose (D29) ------------------------------------------------------------------------------------------------------------------

    /// CC-152, A-39: an own design of the kind of the lost piece.
    fn may_lose(self, side: Side, design: Design) -> bool {
        self.tables().designs[design.index()].kind.side() == Some(side)
            && self.at.player(self.turn()).cards[design.index()] > 0
    }

    pub(super) fn lose_options(
        self,
        side: Side,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Design::all()
            .filter(|&design| self.may_lose(side, design))
            .map(Action::Lose)
            .try_for_each(visit)
    }

    pub(super) fn lose_permit(self, side: Side, action: Action) -> Can {
        match action {
            Action::Lose(design) if self.may_lose(side, design) => Ok(()),
            Action::Lose(_) => Err(Illegal::NothingToLose),
            _ => Err(Illegal::NotNow),
        }
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// CC-145, A-86: everything face down is turned up, pirates first, from the top.
    pub(super) fn begin_defend(&mut self) {
        let control = &mut self.at.control;
        control.phase = Phase::Defend;
        control.drew = false;
        control.assault = Assault {
            side: Side::Sea,
            lane: Lane::new(0),
            slot: 0,
            hidden: 0,
        };
        self.happen(Happening::PhaseBegan {
            phase: Phase::Defend,
        });
        for side in Side::ALL {
            for lane in Lane::all() {
                if self.at.lanes[side.index()][lane.index()] == Invader::Down {
                    self.turn_up(side, lane);
                }
            }
        }
    }

    /// One step of the defence: the present invader attacks the topmost piece it sees (CC-148, A-37), or breaks through (CC-159), or
    /// the next invader comes (CC-146).
    pub(super) fn assault(&mut self) {
        let Assault {
            side, lane, hidden, ..
        } = self.at.control.assault;
        let target = Target::Lane { side, lane };
        if let Some(tile) = self.at.tile_at(target) {
            for slot in 0..3 {
                if hidden >> slot & 1 == 1 {
                    continue;
                }
                if let Some(owner) = self.at.piece_at(side, Space::at(lane, slot)) {
                    // CC-149: the owner is the active player.
                    self.at.control.assault.slot = slot;
                    self.at.control.turn = owner;
                    self.at.control.push(Frame::Defend);
                    return;
                }
            }
            // the first free space.
            let free = (0u8..)
                .zip(self.at.broken[side.index()])
                .find(|(_, tile)| tile.is_none());
            if let Some((space, _)) = free {
                self.happen(Happening::BrokeThrough {
                    target,
                    tile,
                    space,
                });
            } else {
                self.happen(Happening::AllLost { target, tile }); // CC-160
                self.at.control.phase = Phase::Over;
                return;
            }
        }
        let next = match (side, lane.number() + 1) {
            (_, next) if next < self.game.lanes() => Some((side, next)),
            (Side::Sea, _) => Some((Side::Land, 0)),
            (Side::Land, _) => None,
        };
        let Some((side, next)) = next else {
            return self.end_round();
        };
        self.at.control.drew = false;
        self.at.control.assault = Assault {
            side,
            lane: Lane::new(next),
            slot: 0,
            hidden: 0,
        };
    }

    pub(super) fn defend(&mut self, action: Action) {
        let Assault { side, lane, .. } = self.at.control.assault;
        match action {
            Action::Play(hero) => self.play_card(hero),
            Action::Fight => {
                self.at.control.pop();
                self.begin_combat(Target::Lane { side, lane }, true, false);
            }
            Action::Flee => self.at.control.replace(Frame::Flee),
            _ => {
                self.at.control.pop();
                self.hide();
            }
        }
    }

    /// CC-165, CC-167: this barbarian does not see the attacked fort.
    pub(super) fn hide(&mut self) {
        let seat = self.turn();
        let space = self.look().attacked_space();
        self.at.control.assault.hidden |= 1 << space.slot();
        self.happen(Happening::Hidden { seat, space });
    }

    /// CC-156: the attacked ship leaves; the pirate goes on with what is left.
    pub(super) fn flee(&mut self, action: Action) {
        let seat = self.turn();
        let from = self.look().attacked_space();
        self.at.control.pop();
        if let Action::To(to) = action {
            self.happen(Happening::Fled { seat, from, to });
        }
    }

    /// The attacked piece was defended, or is destroyed with a card of its owner's choice (CC-150 to CC-154). Then its owner may play
    /// cards once more (D30).
    pub(super) fn defended(&mut self, won: bool) {
        let seat = self.turn();
        if self.holds_cards(seat) {
            self.at.control.push(Frame::Aftermath);
        }
        if !won {
            let side = self.at.control.assault.side;
            let space = self.look().attacked_space();
            self.happen(Happening::PieceLost { seat, side, space });
            self.at.control.push(Frame::Lose { side });
        }
    }

    pub(super) fn lose(&mut self, action: Action) {
        let seat = self.turn();
        self.at.control.pop();
        if let Action::Lose(design) = action {
            self.happen(Happening::CardLost { seat, design });
        }
    }

    pub(super) fn aftermath(&mut self, action: Action) {
        match action {
            Action::Play(hero) => self.play_card(hero),
            _ => {
                self.at.control.pop();
            }
        }
    }
}
