//! Combat, built up one source of strength at a time (CC-110 to CC-131).

use core::ops::ControlFlow;

use tabletop_core::Table;

use super::cards::Moment;
use super::{Can, Look, Turn};
use crate::state::Secret;
use crate::{Action, Frame, Good, Happening, Hero, HeroSet, Illegal, Phase, Side, Source, Target};

impl Look<'_> {
    /// Which side the combat in progress is on.
    pub(super) fn combat_side(self) -> Side {
        self.at
            .control
            .combat()
            .map_or(Side::Sea, |(target, _)| target.side())
    }

    /// Heroes on the board whose cards add strength in this combat (CC-111, CC-117, CC-123).
    pub(super) fn fighters(self) -> HeroSet {
        self.tables().fighters[self.combat_side().index()].and(self.at.board)
    }

    pub(super) fn combat_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let player = self.at.player(self.turn());
        if player.has(self.combat_side().gun()) > 0 {
            visit(Action::Gun)?;
        }
        if player.has(Good::Gunpowder) > 0 {
            visit(Action::Powder)?;
        }
        if self.can_lay_down() {
            visit(Action::Crew)?;
        }
        let hand = self.at.hands[self.turn().index()].heroes();
        hand.and(self.fighters())
            .into_iter()
            .map(Action::Add)
            .try_for_each(&mut *visit)?;
        self.play_options(Moment::Combat, visit)?;
        if self.may_ask() {
            visit(Action::Ask)?;
        }
        visit(Action::GiveUp)
    }

    pub(super) fn combat_permit(self, action: Action) -> Can {
        let player = self.at.player(self.turn());
        let need = |there: bool, why: Illegal| there.then_some(()).ok_or(why);
        match action {
            Action::Gun => need(player.has(self.combat_side().gun()) > 0, Illegal::NoGun),
            Action::Powder => need(player.has(Good::Gunpowder) > 0, Illegal::NoGunpowder),
            Action::Crew => need(self.can_lay_down(), Illegal::NoCrewToFight),
            Action::Add(hero) => self.may_contribute(hero),
            Action::Play(hero) => self.may_play(hero, Moment::Combat),
            Action::Ask => need(self.may_ask(), Illegal::NobodyToAsk),
            Action::GiveUp => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Whether the decider's card counts in this combat: the card is there, its hero is on the board, and it has the symbol.
    pub(super) fn may_contribute(self, hero: Hero) -> Can {
        if self.at.hands[self.at.decider().index()].of(hero) == 0 {
            Err(Illegal::NoSuchCard)
        } else if !self.at.board.contains(hero) {
            Err(Illegal::HeroNotPlaced) // CC-052, CC-123
        } else if self.fighters().contains(hero) {
            Ok(())
        } else {
            Err(Illegal::NoSymbol) // CC-117
        }
    }

    /// CC-119, CC-180: upright crew, and Gus by tile or card.
    fn can_lay_down(self) -> bool {
        let Frame::Combat { crew, .. } = self.at.control.top() else {
            return false;
        };
        self.at.player(self.turn()).has(Good::Crew) > 0
            && (crew || self.has_placed(self.tables().crew_tiles))
    }

    /// once in a combat, if another player has a card.
    fn may_ask(self) -> bool {
        let Frame::Combat { asked, .. } = self.at.control.top() else {
            return false;
        };
        !asked
            && self
                .turn()
                .others(self.game.players())
                .any(|seat| self.at.hands[seat.index()].count() > 0)
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// The seat on turn fights. A fortress token counts from the start (CC-118), and may be enough.
    pub(super) fn begin_combat(&mut self, target: Target, defence: bool, spent: bool) {
        let seat = self.turn();
        let Some(tile) = self.at.tile_at(target) else {
            return;
        };
        let token = self.at.player(seat).token;
        let total = if token {
            self.game.tables.numbers.token
        } else {
            0
        };
        self.at.control.push(Frame::Combat {
            target,
            total,
            asked: false,
            crew: false,
            spent,
            defence,
        });
        self.happen(Happening::CombatBegan {
            seat,
            target,
            tile,
            total,
        });
        self.check_victory();
    }

    /// CC-126, A-16: won at the moment the strength is enough.
    fn check_victory(&mut self) {
        let Frame::Combat { target, total, .. } = self.at.control.top() else {
            return;
        };
        let strength = self
            .at
            .tile_at(target)
            .map(|tile| self.game.tables.strengths[tile.index()]);
        if strength.is_none_or(|strength| total >= strength) {
            self.end_combat(true);
        }
    }

    /// Adds strength from whoever gives it. The frame of the combat must be on top.
    pub(super) fn strengthen(&mut self, seat: tabletop_core::Seat, source: Source) {
        let Frame::Combat {
            target,
            total,
            asked,
            crew,
            defence,
            ..
        } = self.at.control.top()
        else {
            return;
        };
        let tables = &self.game.tables;
        let by = match source {
            Source::Gun(_) => tables.numbers.gun,
            Source::Gunpowder => tables.numbers.gunpowder,
            Source::Crew => tables.numbers.crew_strength,
            Source::Card(hero) => tables.values[hero.index()][target.side().index()],
        };
        let total = total.saturating_add(by);
        self.at.control.replace(Frame::Combat {
            target,
            total,
            asked,
            crew,
            spent: true,
            defence,
        });
        self.happen(Happening::Strengthened {
            seat,
            source,
            by,
            total,
        });
    }

    pub(super) fn fight_on(&mut self, action: Action) {
        let seat = self.turn();
        let source = match action {
            Action::Gun => Source::Gun(self.look().combat_side()),
            Action::Powder => Source::Gunpowder,
            Action::Crew => Source::Crew,
            Action::Add(hero) => Source::Card(hero),
            Action::Play(hero) => return self.play_card(hero),
            Action::Ask => return self.ask(),
            _ => return self.end_combat(false),
        };
        self.strengthen(seat, source);
        self.check_victory();
    }

    /// The combat is over. The card that opened it is done; then the phase goes on.
    pub(super) fn end_combat(&mut self, won: bool) {
        let seat = self.turn();
        let Frame::Combat {
            target,
            spent,
            defence,
            ..
        } = self.at.control.pop()
        else {
            return;
        };
        match self.at.tile_at(target) {
            Some(tile) if won => self.happen(Happening::CombatWon { seat, target, tile }),
            _ => self.happen(Happening::CombatLost { seat, target }),
        }
        if let Frame::Card { hero } = self.at.control.top() {
            self.at.control.pop();
            self.happen(Happening::CardDone { hero });
        }
        match self.at.control.phase {
            Phase::Attack => self.attacked(won, spent),
            Phase::Defend if defence => self.defended(won),
            _ => {} // CC-128, CC-129: nothing else happens
        }
    }
}
