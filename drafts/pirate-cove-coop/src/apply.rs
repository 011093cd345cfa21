//! What each event does to a position: the one place where positions change, for states and views alike.

use tabletop_core::{Seat, SeatSet};

use crate::components::Ability;
use crate::event::Happening;
use crate::hand::{self, Hidden};
use crate::state::{Aim, Area, Attempt, Bot, Fighter, Point, Position};
use crate::tables::Tables;
use crate::words::{Cards, Kind, Party, Row};

impl<H: Hidden> Position<H> {
    /// Changes the position as the event says. Events that do not fit give a meaningless position, but never a panic.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "where the rules make an event, all but its own arm falls away"
    )]
    pub(crate) fn apply(&mut self, tables: &Tables, event: &Happening<H::Card>) {
        match *event {
            Happening::RoundBegan => self.begin_round(),
            Happening::BotRevealed { kind } => {
                self.bot.draw.remove(kind.number());
                hand::put(&mut self.bot.revealed, kind);
            }
            Happening::BotReshuffled => {
                self.bot.draw = core::mem::take(&mut self.bot.discard);
            }
            Happening::Asked { seat, point } => (self.turn, self.point) = (seat, point),
            Happening::Passed { .. } => self.passes = self.passes.saturating_add(1),
            Happening::Replaced {
                seat,
                row,
                slot,
                out,
                into,
            } => {
                self.passes = 0;
                self.pay(Party::Seat(seat), tables.amounts.replacement);
                self.fill(tables, row, slot, into);
                self.put_back(row, out);
            }
            Happening::Committed { seat, aim } => {
                self.passes = 0;
                self.area_mut(seat).aim = aim;
            }
            Happening::BotCommitted { joins } => self.bot.joins = joins,
            Happening::QuestBegan { slot } => self.begin_quest(tables, slot),
            Happening::BotNamed { icon, amount } => {
                self.attempt.named.0 = self.attempt.named.0.saturating_add(1);
                count(&mut self.attempt.have[icon.index()], amount);
            }
            Happening::HitDealt { to, value } => self.deal(to, value),
            Happening::HitsReshuffled => self.hits.reshuffle(),
            Happening::Played { seat, kind, free } => self.play_card(tables, seat, kind, free),
            Happening::Named { icon, amount, .. } => {
                count(&mut self.attempt.have[icon.index()], amount);
            }
            Happening::RumSpent { seat, actions } => {
                let area = self.area_mut(seat);
                area.lose(Kind::RUM);
                hand::put(&mut area.discard, Kind::RUM);
                count(&mut self.fighter_mut(seat).actions, actions);
            }
            Happening::Used {
                seat,
                upgrade,
                card,
            } => self.use_upgrade(tables, seat, upgrade, card),
            Happening::Drew { seat, card, .. } => {
                let area = self.area_mut(seat);
                area.cards.drawn(card);
                area.draw_size = area.draw_size.saturating_sub(1);
                area.hand_size = area.hand_size.saturating_add(1);
            }
            Happening::Reshuffled { seat } => {
                let area = self.area_mut(seat);
                let discards = core::mem::take(&mut area.discard);
                area.draw_size = hand::size(&discards);
                area.cards.reshuffled(&mut area.known, discards);
            }
            Happening::Discarded { seat, kind } => {
                let area = self.area_mut(seat);
                area.lose(kind);
                hand::put(&mut area.discard, kind);
            }
            Happening::Trashed { seat, kind } => {
                self.area_mut(seat).lose(kind);
                hand::put(&mut self.trash, kind);
            }
            Happening::QuestCompleted => self.complete(tables),
            Happening::QuestFailed => self.attempt.completed = Some(false),
            Happening::Rewarded { who, gold } => {
                self.earn(who, gold);
                self.attempt.gold = self.attempt.gold.saturating_sub(gold);
                if let Party::Seat(seat) = who {
                    self.attempt.paid.insert(seat);
                }
            }
            Happening::Profited { seat, gold } => self.earn(Party::Seat(seat), gold),
            Happening::Damaged { seat, amount } => {
                let area = self.area_mut(seat);
                area.life = area.life.saturating_sub(amount);
                area.stranded = area.life == 0;
            }
            Happening::AttemptEnded => {
                self.hits.clear();
                self.attempt = Attempt::default();
                self.passes = 0;
            }
            Happening::Rested { who } => {
                self.earn(who, tables.amounts.rest_gold);
                if let Party::Seat(seat) = who {
                    self.area_mut(seat).life = tables.amounts.life;
                }
            }
            Happening::Bribed { who, count: bribes } => {
                self.pay(who, tables.amounts.bribe.saturating_mul(bribes));
                count(&mut self.bribed, bribes);
            }
            Happening::MoraleLost { amount, .. } => {
                self.morale = self.morale.saturating_sub(amount);
            }
            Happening::Filled { row, slot, card } => self.fill(tables, row, slot, card),
            Happening::Refloated { seat } => {
                let area = self.area_mut(seat);
                (area.life, area.stranded) = (tables.amounts.life, false);
            }
            Happening::Bought {
                who,
                row,
                slot,
                card,
            } => self.buy(tables, who, row, slot, card),
            Happening::ModifierRaised => {
                self.passes = 0;
                let cost = tables.modifier_cost(self.bot.modifier).unwrap_or(0);
                self.bot.gold = self.bot.gold.saturating_sub(cost);
                self.bot.modifier = self.bot.modifier.saturating_add(1);
                self.bot.acted = true;
            }
            Happening::Healed { seat, amount } => {
                let area = self.area_mut(seat);
                area.life = area.life.saturating_add(amount).min(tables.amounts.life);
            }
            Happening::Tidied { seat } => {
                let area = self.area_mut(seat);
                area.discard = hand::sum(&area.discard, &area.played);
                area.played = Cards::EMPTY;
                self.passes = 0;
            }
            Happening::BotTidied => {
                let Bot {
                    discard, revealed, ..
                } = &mut self.bot;
                *discard = hand::sum(discard, revealed);
                *revealed = Cards::EMPTY;
            }
            Happening::Ended { end } => {
                self.end = Some(end);
                self.point = Point::Over;
            }
        }
    }

    fn begin_round(&mut self) {
        self.round = self.round.saturating_add(1);
        self.passes = 0;
        self.bribed = 0;
        self.bot.joins = false;
        self.bot.acted = false;
        for area in &mut self.seats {
            // PCC-041.
            area.ship.refresh();
            area.aim = Aim::Open;
            area.bought = 0;
        }
    }

    fn purse(&mut self, who: Party) -> &mut u16 {
        match who {
            Party::Seat(seat) => &mut self.area_mut(seat).gold,
            Party::Bot => &mut self.bot.gold,
        }
    }

    fn pay(&mut self, who: Party, gold: u8) {
        let purse = self.purse(who);
        *purse = purse.saturating_sub(u16::from(gold));
    }

    fn earn(&mut self, who: Party, gold: u8) {
        let purse = self.purse(who);
        *purse = purse.saturating_add(u16::from(gold));
    }

    /// Puts the next card of a deck into a slot.
    fn fill(&mut self, tables: &Tables, row: Row, slot: u8, card: u8) {
        let places = match row {
            Row::Quest => {
                self.quests.take(card, tables.quest(card).level);
                &mut self.quests.row
            }
            Row::Crew => {
                self.crew.take(card);
                &mut self.crew.row
            }
            Row::Upgrade => {
                self.upgrades.take(card);
                &mut self.upgrades.row
            }
        };
        if let Some(place) = places.get_mut(usize::from(slot)) {
            *place = Some(card);
        }
    }

    fn put_back(&mut self, row: Row, card: u8) {
        match row {
            Row::Quest => self.quests.put_back(card),
            Row::Crew => self.crew.put_back(card),
            Row::Upgrade => self.upgrades.put_back(card),
        }
    }

    /// PCC-071, PCC-072, PCC-208.
    fn begin_quest(&mut self, tables: &Tables, slot: u8) {
        let quest = self
            .quests
            .row
            .get(usize::from(slot))
            .copied()
            .flatten()
            .unwrap_or(0);
        let face = tables.quest(quest);
        let mut attempt = Attempt {
            slot: Some(slot),
            quest,
            bot: self.bot.joins,
            needs: face.needs,
            hits_left: face.hits,
            ..Attempt::default()
        };
        for seat in Seat::all(tables.players) {
            let area = self.area(seat);
            if area.aim != Aim::Quest(slot) {
                continue;
            }
            attempt.players.insert(seat);
            let mut fighter = Fighter {
                actions: tables.amounts.actions,
                ..Fighter::default()
            };
            for (upgrade, copies) in area.ship.of(tables.groups.opening) {
                for _ in 0..copies {
                    match tables.ability(upgrade) {
                        Some(Ability::Subtract(icons)) => {
                            subtract(&mut attempt.needs, icons.counts());
                        }
                        Some(Ability::Absorb(amount)) => count(&mut fighter.absorb, amount),
                        Some(Ability::Actions(amount)) => count(&mut fighter.actions, amount),
                        _ => {}
                    }
                }
            }
            attempt.fighters[seat.index() & 3] = fighter;
        }
        if attempt.bot {
            for (number, copies) in self.bot.revealed.iter() {
                let card = &tables.cards[usize::from(number)];
                let times = copies.saturating_mul(self.bot.modifier);
                for (have, icons) in attempt.have.iter_mut().zip(card.icons) {
                    count(have, icons.saturating_mul(times));
                }
                if card.any_icon().is_some() {
                    count(&mut attempt.named.1, copies);
                }
            }
        }
        self.attempt = attempt;
        self.passes = 0;
    }

    fn deal(&mut self, to: Party, value: u8) {
        self.hits.deal(value);
        self.attempt.hits_left = self.attempt.hits_left.saturating_sub(1);
        match to {
            Party::Seat(seat) => {
                let fighter = self.fighter_mut(seat);
                count(&mut fighter.hits, 1);
                count(&mut fighter.incoming, value);
            }
            Party::Bot => count(&mut self.attempt.bot_hits, 1),
        }
    }

    /// PCC-078 to PCC-089, PCC-162.
    fn play_card(&mut self, tables: &Tables, seat: Seat, kind: Kind, free: bool) {
        let card = tables.card(kind);
        self.passes = 0;
        let area = self.area_mut(seat);
        area.lose(kind);
        hand::put(&mut area.played, kind);
        if card.life > 0 {
            area.life = area.life.saturating_add(card.life).min(tables.amounts.life);
        }
        for (have, icons) in self.attempt.have.iter_mut().zip(card.icons) {
            count(have, icons);
        }
        subtract(&mut self.attempt.needs, card.subtract);
        let fighter = self.fighter_mut(seat);
        if !free {
            fighter.actions = fighter.actions.saturating_sub(1);
        }
        count(&mut fighter.actions, card.actions);
        count(&mut fighter.absorb, card.absorb);
    }

    fn use_upgrade(&mut self, tables: &Tables, seat: Seat, upgrade: u8, card: Option<Kind>) {
        self.passes = 0;
        let ability = tables.ability(upgrade);
        let area = self.area_mut(seat);
        area.ship.mark(upgrade);
        if let Some(kind) = card {
            area.lose(kind);
            if ability == Some(Ability::RestTrash) {
                hand::put(&mut self.trash, kind);
            } else {
                // PCC-103, PCC-104.
                hand::put(&mut area.discard, kind);
            }
        }
        match ability {
            Some(Ability::RumActions(actions)) => {
                count(&mut self.fighter_mut(seat).actions, actions);
            }
            Some(Ability::RumSubtract(icons)) => {
                subtract(&mut self.attempt.needs, icons.counts());
            }
            Some(Ability::DamageAbsorb) => {
                let value = card.map_or(0, |kind| tables.card(kind).icons[0]);
                count(&mut self.fighter_mut(seat).absorb, value);
            }
            _ => {}
        }
    }

    /// PCC-096.
    fn complete(&mut self, tables: &Tables) {
        self.attempt.completed = Some(true);
        self.attempt.gold = tables.quest(self.attempt.quest).gold;
        if let Some(place) = self
            .quests
            .row
            .get_mut(usize::from(self.attempt.slot.unwrap_or(3)))
        {
            *place = None;
        }
        self.quests.completed.insert(self.attempt.quest & 127);
    }

    fn buy(&mut self, tables: &Tables, who: Party, row: Row, slot: u8, card: u8) {
        self.passes = 0;
        let places = if row == Row::Crew {
            &mut self.crew.row
        } else {
            &mut self.upgrades.row
        };
        if let Some(place) = places.get_mut(usize::from(slot)) {
            *place = None;
        }
        let kind = (row == Row::Crew).then(|| Kind::crew(card.min(crate::words::MAX_CREW - 1)));
        let cost = match kind {
            Some(kind) => tables.card(kind).cost,
            None => tables.upgrade(card).map_or(0, |upgrade| upgrade.cost),
        };
        self.pay(who, cost);
        let pile = match who {
            Party::Seat(seat) => {
                let area = self.area_mut(seat);
                count(&mut area.bought, 1);
                if kind.is_none() {
                    area.ship.add(card);
                }
                &mut area.discard
            }
            Party::Bot => {
                self.bot.acted = true;
                &mut self.bot.discard
            }
        };
        match kind {
            Some(kind) => hand::put(pile, kind),
            // PCC-147.
            None => *pile = hand::sum(pile, &tables.gained(card)),
        }
    }

    /// Who attempts the quest in a slot.
    pub(crate) fn going_to(&self, slot: u8) -> SeatSet {
        Seat::all(4)
            .filter(|&seat| self.area(seat).aim == Aim::Quest(slot))
            .collect()
    }
}

impl<H: Hidden> Area<H> {
    /// A card leaves the hand in front of everybody.
    #[inline]
    fn lose(&mut self, kind: Kind) {
        let known = self.known.remove(kind.number());
        self.cards.left(kind, known);
        self.hand_size = self.hand_size.saturating_sub(1);
    }
}

#[inline]
fn count(total: &mut u8, more: u8) {
    *total = total.saturating_add(more);
}

/// PCC-095.
#[inline]
fn subtract(needs: &mut [u8; 4], less: [u8; 4]) {
    for (need, less) in needs.iter_mut().zip(less) {
        *need = need.saturating_sub(less);
    }
}
