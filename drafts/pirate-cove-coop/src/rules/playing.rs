//! Playing cards in a quest (PCC-077 to PCC-091, PCC-102 to PCC-104, PCC-161 to PCC-164).

use tabletop_core::{Seat, Table};

use super::{Flow, Options, Run, kinds_in};
use crate::action::Action;
use crate::components::{Ability, Choice};
use crate::event::{Event, Happening};
use crate::illegal::Illegal;
use crate::ship::bits;
use crate::state::{Point, State};
use crate::tables::Tables;
use crate::words::{Icon, Kind, Party};

/// Whether a seat is asked to play: by public facts alone.
#[inline]
fn is_asked(tables: &Tables, at: &State, seat: Seat) -> bool {
    let area = at.area(seat);
    let ready = area.ship.ready();
    let with_cards = at.fighter(seat).actions > 0 || ready & tables.groups.fed != 0;
    area.hand_size > 0 && with_cards || ready & tables.groups.free != 0
}

impl<T: Table<Event>> Run<'_, T> {
    /// PCC-091: goes round, from `seat` on, until all have passed one after another.
    pub(super) fn play_ring(&mut self, mut seat: Seat) {
        let players = self.at.attempt.players;
        while usize::from(self.at.passes) < players.len() {
            if is_asked(self.tables, self.at, seat) {
                return self.ask(seat, Point::Play);
            }
            let who = Party::Seat(seat);
            self.happen(Happening::Passed { who, asked: false });
            seat = after(players, seat);
        }
        self.resolve();
    }

    pub(super) fn decide_play(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play(kind) => return self.play_card(seat, kind),
            Action::Use(upgrade) => self.use_upgrade(seat, upgrade, None),
            Action::UseWith(upgrade, kind) => self.use_upgrade(seat, upgrade, Some(kind)),
            _ => {
                let who = Party::Seat(seat);
                self.happen(Happening::Passed { who, asked: true });
                return self.play_ring(after(self.at.attempt.players, seat));
            }
        }
        self.play_ring(seat);
    }

    fn play_card(&mut self, seat: Seat, kind: Kind) {
        self.happen(Happening::Played {
            seat,
            kind,
            free: false,
        });
        let card = self.tables.card(kind);
        // PCC-081.
        self.draw(seat, card.draw);
        // PCC-162: the part to decide about comes last.
        let is_asked = match card.choice {
            Choice::Nothing => false,
            Choice::Draw(_) | Choice::AnyIcon(_) => true,
            Choice::FireDamage | Choice::RumActions(_) | Choice::Trash => {
                self.at.area(seat).hand_size > 0
            }
        };
        if is_asked {
            self.ask(seat, Point::Ability(kind));
        } else {
            self.play_ring(seat);
        }
    }

    fn use_upgrade(&mut self, seat: Seat, upgrade: u8, damage: Option<Kind>) {
        let ability = self.tables.ability(upgrade);
        let card = match ability {
            Some(ability) if ability.needs_rum() => Some(Kind::RUM),
            _ => damage,
        };
        self.happen(Happening::Used {
            seat,
            upgrade,
            card,
        });
        if let Some(Ability::Draw(cards) | Ability::RumDraw(cards)) = ability {
            self.draw(seat, cards);
        }
    }

    pub(super) fn decide_ability(&mut self, seat: Seat, played: Kind, action: Action) {
        let choice = self.tables.card(played).choice;
        match (action, choice) {
            (Action::Draw, Choice::Draw(cards)) => self.draw(seat, cards),
            // PCC-103: it goes to the played area and counts.
            (Action::Fire(kind), _) => self.happen(Happening::Played {
                seat,
                kind,
                free: true,
            }),
            (Action::Rum, Choice::RumActions(actions)) => {
                self.happen(Happening::RumSpent { seat, actions });
            }
            (Action::Name(icon), Choice::AnyIcon(amount)) => {
                self.happen(Happening::Named { seat, icon, amount });
            }
            (Action::Trash(kind), _) => self.happen(Happening::Trashed { seat, kind }),
            _ => {}
        }
        self.play_ring(seat);
    }
}

/// The next participant, in ascending order and round again.
fn after(players: tabletop_core::SeatSet, seat: Seat) -> Seat {
    players
        .without(seat)
        .clockwise_from(seat)
        .next()
        .unwrap_or(seat)
}

impl Options<'_> {
    pub(super) fn each_play(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        visit(Action::Pass)?;
        if self.at.fighter(self.seat).actions > 0 {
            self.each_in_hand(visit, Action::Play)?;
        }
        let groups = &self.tables.groups;
        let ready = self.at.area(self.seat).ship.ready() & (groups.free | groups.fed);
        if ready == 0 {
            return Flow::Continue(());
        }
        let hand = kinds_in(self.hand());
        for upgrade in bits(ready) {
            match self.tables.ability(upgrade) {
                Some(Ability::DamageAbsorb) => {
                    for kind in Kind::DAMAGES {
                        if hand >> kind.number() & 1 == 1 {
                            visit(Action::UseWith(upgrade, kind))?;
                        }
                    }
                }
                Some(ability) if ability.needs_rum() && hand >> Kind::RUM.number() & 1 == 0 => {}
                _ => visit(Action::Use(upgrade))?,
            }
        }
        Flow::Continue(())
    }

    pub(super) fn check_play(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Pass => Ok(()),
            Action::Play(_) if self.at.fighter(self.seat).actions == 0 => Err(Illegal::NoAction),
            Action::Play(kind) => self.has(kind),
            Action::Use(upgrade) => {
                let ability = self.check_use(upgrade)?;
                if ability.needs_rum() {
                    self.has(Kind::RUM).map_err(|_| Illegal::NoRum)
                } else if ability.needs_card() {
                    Err(Illegal::NoDamage)
                } else {
                    Ok(())
                }
            }
            Action::UseWith(upgrade, kind) => {
                if self.check_use(upgrade)? != Ability::DamageAbsorb {
                    return Err(Illegal::TakesNoDamage { upgrade });
                }
                self.check_damage(kind)
            }
            _ => Err(self.other()),
        }
    }

    /// PCC-163, PCC-164.
    fn check_use(&self, upgrade: u8) -> Result<Ability, Illegal> {
        let ship = &self.at.area(self.seat).ship;
        let Some(ability) = self
            .tables
            .ability(upgrade)
            .filter(|_| ship.copies(upgrade) > 0)
        else {
            return Err(Illegal::NotOwned { upgrade });
        };
        if !ability.is_used_in_quests() {
            Err(Illegal::WorksByItself { upgrade })
        } else if ship.is_ready(upgrade) {
            Ok(ability)
        } else {
            Err(Illegal::UsedUp { upgrade })
        }
    }

    /// PCC-102.
    fn check_damage(&self, kind: Kind) -> Result<(), Illegal> {
        if kind.is_damage() {
            self.has(kind)
        } else {
            Err(Illegal::NotDamage { kind })
        }
    }

    pub(super) fn each_ability(
        &self,
        played: Kind,
        visit: &mut impl FnMut(Action) -> Flow,
    ) -> Flow {
        match self.tables.card(played).choice {
            Choice::Nothing => {}
            Choice::Draw(_) => visit(Action::Draw)?,
            Choice::FireDamage => {
                for kind in Kind::DAMAGES {
                    if self.has(kind).is_ok() {
                        visit(Action::Fire(kind))?;
                    }
                }
            }
            Choice::RumActions(_) => {
                if self.has(Kind::RUM).is_ok() {
                    visit(Action::Rum)?;
                }
            }
            Choice::AnyIcon(_) => {
                return Icon::ALL
                    .into_iter()
                    .try_for_each(|icon| visit(Action::Name(icon)));
            }
            Choice::Trash => self.each_in_hand(visit, Action::Trash)?,
        }
        visit(Action::Decline)
    }

    pub(super) fn check_ability(&self, played: Kind, action: Action) -> Result<(), Illegal> {
        match (self.tables.card(played).choice, action) {
            (Choice::AnyIcon(_), Action::Name(_)) => Ok(()),
            (Choice::AnyIcon(_), Action::Decline) => Err(Illegal::MustName),
            (_, Action::Decline) | (Choice::Draw(_), Action::Draw) => Ok(()),
            (Choice::FireDamage, Action::Fire(kind)) => self.check_damage(kind),
            (Choice::RumActions(_), Action::Rum) => self.has(Kind::RUM).map_err(|_| Illegal::NoRum),
            (Choice::Trash, Action::Trash(kind)) => self.has(kind),
            _ => Err(self.other()),
        }
    }
}
