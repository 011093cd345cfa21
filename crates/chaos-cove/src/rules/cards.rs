//! Playing hero cards for their abilities (CC-051 to CC-059, CC-230).

use core::ops::ControlFlow;

use tabletop_core::Table;

use super::{Can, Look, Turn};
use crate::components::{Does, phase_index};
use crate::{Action, Frame, Happening, Hero, HeroSet, Illegal, Side};

/// When an ability is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    /// In a placement turn, before placing.
    Before,
    /// In a placement turn, after placing.
    Body,
    /// In a turn of phase 4, before the attack.
    Strike,
    /// In the window after the attack of phase 4, or after a defence.
    After,
    /// When a piece is attacked.
    Defend,
    /// Inside an own combat.
    Combat,
}

impl Look<'_> {
    /// The abilities that may be played at this moment.
    pub(super) fn play_options(
        self,
        moment: Moment,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let hand = self.at.hands[self.turn().index()];
        if hand.is_empty() {
            return ControlFlow::Continue(());
        }
        self.playable(moment)
            .and(hand.heroes())
            .into_iter()
            .filter(|&hero| self.suits(hero, moment).is_ok())
            .map(Action::Play)
            .try_for_each(visit)
    }

    /// Heroes on the board whose ability may be played in this phase, inside a combat or outside.
    fn playable(self, moment: Moment) -> HeroSet {
        let tables = self.tables();
        let phase = phase_index(self.at.control.phase.number())
            .map_or(HeroSet::EMPTY, |index| tables.phases[index]);
        let heroes = phase.and(self.at.board);
        if moment == Moment::Combat {
            heroes.and(tables.armourers)
        } else {
            heroes
        }
    }

    /// Whether the seat on turn may play this card for its ability.
    pub(super) fn may_play(self, hero: Hero, moment: Moment) -> Can {
        let phase = phase_index(self.at.control.phase.number());
        if self.at.hands[self.turn().index()].of(hero) == 0 {
            Err(Illegal::NoSuchCard)
        } else if !self.at.board.contains(hero) {
            Err(Illegal::HeroNotPlaced) // CC-052
        } else if phase.is_none_or(|index| !self.tables().phases[index].contains(hero)) {
            Err(Illegal::WrongPhase) // CC-059
        } else {
            self.suits(hero, moment)
        }
    }

    /// Whether the ability has its place at this moment, and changes something.
    fn suits(self, hero: Hero, moment: Moment) -> Can {
        let does = self.tables().cards[hero.index()];
        let control = &self.at.control;
        if moment == Moment::Combat {
            if does == Does::CrewFights {
                return self.may_unleash_crew();
            }
            if !does.arms() {
                return Err(Illegal::NotInCombat);
            }
        }
        match does {
            Does::CrewFights => return Err(Illegal::OnlyInCombat), // CC-180
            Does::HideForts => {
                let attacked = moment == Moment::Defend && control.assault.side == Side::Land;
                return attacked.then_some(()).ok_or(Illegal::NotAttacked); // CC-167
            }
            Does::ExtraIcon if moment != Moment::Body => return Err(Illegal::NotPlacedYet), // CC-169
            Does::OverCapacity if moment != Moment::Before || control.placement.crowding => {
                return Err(Illegal::NotBeforePlacing); // CC-183
            }
            Does::Attack if control.top() == Frame::StrikeEnd => {
                return Err(Illegal::AttackMade); // CC-139
            }
            Does::Draw(_) if control.drew => return Err(Illegal::DrewAlready), // CC-164
            _ => {}
        }
        let useful = self.is_useful(does, Some(hero));
        useful.then_some(()).ok_or(Illegal::NoEffect)
    }

    /// CC-180, A-66: only for who has upright crew and no right to use it yet.
    fn may_unleash_crew(self) -> Can {
        let Frame::Combat { crew, .. } = self.at.control.top() else {
            return Err(Illegal::OnlyInCombat);
        };
        let upright = self.at.player(self.turn()).has(crate::Good::Crew);
        let useful = upright > 0 && !crew && !self.has_placed(self.tables().crew_tiles);
        useful.then_some(()).ok_or(Illegal::NoEffect)
    }

    /// Whether the seat on turn has one of these heroes on the board (CC-190).
    pub(super) fn has_placed(self, heroes: HeroSet) -> bool {
        let own = self.at.heroes_of(self.turn()).and(self.at.board);
        !own.and(heroes).is_empty()
    }

    // The windows after an attack (D22) and after a defence (D30) -------------------------------------------------------------------

    pub(super) fn window_options(
        self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.play_options(Moment::After, visit)?;
        visit(Action::Done)
    }

    pub(super) fn window_permit(self, action: Action) -> Can {
        match action {
            Action::Play(hero) => self.may_play(hero, Moment::After),
            Action::Done => Ok(()),
            Action::Attack(_) => Err(Illegal::AttackMade),
            _ => Err(Illegal::NotNow),
        }
    }
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// The seat on turn plays a card for its ability; it is discarded when the ability is resolved (CC-053).
    pub(super) fn play_card(&mut self, hero: Hero) {
        let seat = self.turn();
        self.happen(Happening::CardPlayed { seat, hero });
        let does = self.game.tables.cards[hero.index()];
        let control = &mut self.at.control;
        match control.top() {
            // An ability may move the attacked piece or remove the attacker: afterwards the attack is looked at afresh.
            Frame::Defend => {
                control.pop();
            }
            Frame::Combat {
                target,
                total,
                asked,
                crew,
                defence,
                ..
            } => control.replace(Frame::Combat {
                target,
                total,
                asked,
                crew: crew || does == Does::CrewFights,
                spent: true,
                defence,
            }),
            _ => {}
        }
        if let Does::Draw(_) = does {
            control.drew = true;
        }
        control.push(Frame::Card { hero });
        match does {
            Does::CrewFights => {}
            Does::HideForts => self.hide(),
            Does::OverCapacity => control.placement.crowding = true,
            Does::ExtraIcon => control.push(Frame::Icon),
            _ => self.open(does, Some(hero)),
        }
    }
}
