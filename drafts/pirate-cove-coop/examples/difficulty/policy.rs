//! A simple sensible policy: plays a greedy hand, and plans by trying every quest with every group a few times in its head.

use pirate_cove_coop::components::{Ability, Choice};
use pirate_cove_coop::{Action, Aim, Kind, PirateCoveCoop, Point, Row, State};
use tabletop_core::{Game, Quiet, Seat, SeatSet, Seeded};

/// How many times each quest is tried with each group.
const TRIALS: u64 = 24;

/// What crew and upgrades are worth, in the order of their designs.
const CREW_WORTH: [i32; 12] = [8, 8, 7, 8, 4, 5, 7, 4, 8, 7, 9, 4];
const UPGRADE_WORTH: [i32; 16] = [8, 6, 6, 7, 10, 9, 4, 4, 6, 9, 5, 4, 5, 3, 7, 6];

/// The policy, with the plan of this round.
pub(crate) struct Sensible<'g> {
    game: &'g PirateCoveCoop,
    plan: [Aim; 4],
    with_bot: bool,
    thought: u64,
}

impl<'g> Sensible<'g> {
    /// A policy that has not planned yet; `seed` is for what it tries in its head.
    pub(crate) fn new(game: &'g PirateCoveCoop, seed: u64) -> Self {
        Sensible {
            game,
            plan: [Aim::Stay; 4],
            with_bot: false,
            thought: seed,
        }
    }

    /// What the seat on turn does.
    pub(crate) fn choose(&mut self, at: &State) -> Action {
        let seat = at.turn;
        match at.point {
            Point::Commit => {
                if seat.number() == 0 {
                    self.make_plan(at);
                }
                match self.plan[seat.index()] {
                    Aim::Quest(slot) => Action::Attempt(slot),
                    _ => Action::Stay,
                }
            }
            Point::BotJoin if self.with_bot => Action::Join,
            Point::BotJoin => Action::Alone,
            Point::Shop => self.shop(at, seat),
            Point::BotShop => self.bot_shop(at),
            _ => greedy(self.game, at),
        }
    }

    /// Gives every seat the aim that makes the whole round best.
    fn make_plan(&mut self, at: &State) {
        let players = self.game.seats();
        let groups = 1usize << players;
        let bots: &[bool] = if players == 1 {
            &[false, true]
        } else {
            &[false]
        };
        let mut best = i32::MIN;
        for &bot in bots {
            let mut worth = [[0i32; 16]; 3];
            for (slot, worth) in (0u8..).zip(&mut worth) {
                if at.quests.row[usize::from(slot)].is_none() {
                    continue;
                }
                for (group, worth) in worth.iter_mut().enumerate().take(groups).skip(1) {
                    *worth = self.try_quest(at, slot, group, bot);
                }
            }
            for plan in 0..1usize << (2 * players) {
                let aims: Vec<usize> = (0..usize::from(players))
                    .map(|seat| plan >> (2 * seat) & 3)
                    .collect();
                if aims
                    .iter()
                    .any(|&slot| slot < 3 && at.quests.row[slot].is_none())
                {
                    continue;
                }
                let mut total = 0;
                for (slot, worth) in worth.iter().enumerate() {
                    let group = aims.iter().enumerate().filter(|&(_, &aim)| aim == slot);
                    total += worth[group.fold(0, |set, (seat, _)| set | 1 << seat)];
                }
                for (area, _) in at.seats.iter().zip(&aims).filter(|&(_, &aim)| aim == 3) {
                    total += 500 + 350 * i32::from(3 - area.life.min(3));
                }
                if aims.iter().all(|&aim| aim == 3) {
                    total -= 1000;
                }
                if players == 1 && !bot {
                    total += 500;
                }
                if total > best {
                    best = total;
                    self.with_bot = bot;
                    for (planned, &aim) in self.plan.iter_mut().zip(&aims) {
                        *planned = match aim {
                            0 => Aim::Quest(0),
                            1 => Aim::Quest(1),
                            2 => Aim::Quest(2),
                            _ => Aim::Stay,
                        };
                    }
                }
            }
        }
    }

    /// What it is worth, on average, that a group attempts a quest: in thousandths of a point of morale.
    fn try_quest(&mut self, at: &State, slot: u8, group: usize, bot: bool) -> i32 {
        let mut total = 0;
        for _ in 0..TRIALS {
            self.thought += 1;
            let mut table = Quiet::new(Seeded::new(Seeded::nth_seed(self.thought, 77)));
            let mut state = at.clone();
            for seat in Seat::all(self.game.seats()) {
                let goes = group >> seat.index() & 1 == 1;
                let action = if goes {
                    Action::Attempt(slot)
                } else {
                    Action::Stay
                };
                self.game.play(&mut state, seat, action, &mut table);
            }
            if state.point == Point::BotJoin {
                let action = if bot { Action::Join } else { Action::Alone };
                self.game.play(&mut state, Seat::new(0), action, &mut table);
            }
            while state.attempt.slot.is_some() {
                let action = greedy(self.game, &state);
                let seat = state.turn;
                self.game.play(&mut state, seat, action, &mut table);
            }
            if state.quests.completed.len() > at.quests.completed.len() {
                total += 8000;
            }
            for (before, after) in at.seats.iter().zip(&state.seats) {
                if after.stranded {
                    total -= 2200;
                } else if before.life > after.life {
                    total -= 350 * i32::from(before.life - after.life);
                }
            }
        }
        total / i32::try_from(TRIALS).unwrap()
    }

    fn shop(&self, at: &State, seat: Seat) -> Action {
        let quests_left = at.quests.left() + u32::from(at.quests.in_row());
        if quests_left < 2 {
            return Action::Done;
        }
        let worth = |action: &Action| match *action {
            Action::Buy(Row::Crew, slot) => {
                at.crew.row[usize::from(slot)].map(|card| CREW_WORTH[usize::from(card)])
            }
            Action::Buy(Row::Upgrade, slot) => {
                at.upgrades.row[usize::from(slot)].map(|card| UPGRADE_WORTH[usize::from(card)])
            }
            _ => None,
        };
        let offers = self.game.legal_actions(at, seat);
        let best = offers
            .into_iter()
            .max_by_key(|action| worth(action).unwrap_or(0));
        best.filter(|action| worth(action) >= Some(6))
            .unwrap_or(Action::Done)
    }

    fn bot_shop(&self, at: &State) -> Action {
        let legal = self.game.legal_actions(at, Seat::new(0));
        if legal.contains(&Action::Raise) {
            Action::Raise
        } else {
            Action::Done
        }
    }
}

/// What is still missing of each icon.
fn missing(at: &State) -> [u8; 4] {
    let attempt = &at.attempt;
    core::array::from_fn(|icon| attempt.needs[icon].saturating_sub(attempt.have[icon]))
}

fn overlap(one: [u8; 4], other: [u8; 4]) -> i32 {
    one.iter()
        .zip(other)
        .map(|(&one, other)| i32::from(one.min(other)))
        .sum()
}

/// Damage a seat would take now.
fn damage(at: &State, seat: Seat) -> i32 {
    let fighter = at.fighter(seat);
    i32::from(fighter.incoming.saturating_sub(fighter.absorb))
}

/// What a card does when it is played.
struct Effect {
    icons: [u8; 4],
    subtract: [u8; 4],
    actions: u8,
    draw: u8,
    absorb: u8,
}

fn effect(game: &PirateCoveCoop, kind: Kind) -> Effect {
    let components = game.component_tables();
    if let Some(crew) = kind
        .crew_design()
        .map(|design| &components.crew[usize::from(design)])
    {
        return Effect {
            icons: crew.icons.counts(),
            subtract: crew.subtract.counts(),
            actions: crew.actions,
            draw: if let Choice::Draw(cards) = crew.choice {
                cards
            } else {
                0
            },
            absorb: crew.absorb,
        };
    }
    let card = components.basic.in_order()[kind.index()].1;
    Effect {
        icons: card.icons.counts(),
        subtract: [0; 4],
        actions: card.actions,
        draw: card.draw,
        absorb: card.absorb,
    }
}

/// How good it is to play a card now; nothing at all if it is not above 0.
fn card_score(game: &PirateCoveCoop, at: &State, seat: Seat, kind: Kind) -> i32 {
    let missing = missing(at);
    let threat = damage(at, seat);
    let is_met = at.attempt.is_met();
    if is_met && threat == 0 {
        return 0;
    }
    let fighter = at.fighter(seat);
    let card = effect(game, kind);
    let rest = i32::from(at.area(seat).hand_size) - 1;
    let mut score = 20 * overlap(card.icons, missing) + 20 * overlap(card.subtract, missing);
    let dire = threat >= i32::from(at.area(seat).life);
    score += threat.min(i32::from(card.absorb)) * if dire { 16 } else { 5 };
    if card.actions >= 1 && rest > 0 {
        // It costs nothing to play, and may let more follow.
        score += 200 + 10 * i32::from(card.actions);
    }
    if card.draw > 0 && fighter.actions + card.actions > 1 {
        score += 100;
    }
    score
}

/// What the seat on turn does without looking ahead.
pub(crate) fn greedy(game: &PirateCoveCoop, at: &State) -> Action {
    let seat = at.turn;
    let hand = &at.area(seat).cards.hand;
    let has_rum = hand.of(Kind::RUM.number()) > 0;
    match at.point {
        Point::Window | Point::Shop | Point::BotShop => Action::Done,
        Point::Play => play(game, at, seat),
        Point::Ability(kind) => ability(game, at, seat, kind),
        Point::BotIcon => Action::Name(most_missing(at)),
        Point::Deal => deal(game, at, seat),
        Point::Split => split(at),
        Point::Bribe => bribe(at, at.area(seat).gold),
        // The modifier comes first.
        Point::BotBribe if at.bot.modifier < 3 => bribe(at, 0),
        Point::BotBribe => bribe(at, at.bot.gold),
        Point::Exchange | Point::LastDiscard if has_rum && !drinks(game, at, seat) => {
            Action::Discard(Kind::RUM)
        }
        Point::DiscardDown => {
            let order = [
                Kind::RUM,
                Kind::DAMAGE_1,
                Kind::HULL,
                Kind::MAP,
                Kind::SHANTY,
            ];
            let worst = order.into_iter().find(|kind| hand.of(kind.number()) > 0);
            worst.map_or_else(|| game.legal_actions(at, seat)[0], Action::Discard)
        }
        Point::Plank if has_rum && !drinks(game, at, seat) => Action::Trash(Kind::RUM),
        Point::Plank => Action::Decline,
        Point::BotJoin => Action::Alone,
        Point::Commit => Action::Stay,
        _ => Action::Keep,
    }
}

/// Whether a ship can use Rum.
fn drinks(game: &PirateCoveCoop, at: &State, seat: Seat) -> bool {
    let upgrades = &game.component_tables().upgrades;
    let mut ship = at.area(seat).ship.iter();
    ship.any(|(upgrade, _)| upgrades[usize::from(upgrade)].ability.needs_rum())
}

fn most_missing(at: &State) -> pirate_cove_coop::Icon {
    let missing = missing(at);
    let all = pirate_cove_coop::Icon::ALL;
    all.into_iter()
        .max_by_key(|icon| missing[icon.index()])
        .unwrap_or(all[0])
}

fn play(game: &PirateCoveCoop, at: &State, seat: Seat) -> Action {
    let area = at.area(seat);
    let mut best = (Action::Pass, 0);
    for (upgrade, _) in area
        .ship
        .iter()
        .filter(|&(upgrade, _)| area.ship.is_ready(upgrade))
    {
        let open = !at.attempt.is_met() || damage(at, seat) > 0;
        let has_rum = area.cards.hand.of(Kind::RUM.number()) > 0;
        let score = match game.component_tables().upgrades[usize::from(upgrade)].ability {
            Ability::Draw(_) if open && at.fighter(seat).actions > 0 => 300,
            Ability::RumActions(_) if open && has_rum && area.hand_size > 1 => 90,
            Ability::RumDraw(_) if open && has_rum && at.fighter(seat).actions > 0 => 120,
            Ability::RumSubtract(icons) if has_rum => 20 * overlap(icons.counts(), missing(at)),
            _ => 0,
        };
        if score > best.1 {
            best = (Action::Use(upgrade), score);
        }
    }
    if at.fighter(seat).actions > 0 {
        for (number, _) in area.cards.hand.iter() {
            let kind = Kind::try_from(number).unwrap();
            let score = card_score(game, at, seat, kind);
            if score > best.1 {
                best = (Action::Play(kind), score);
            }
        }
    }
    if best.1 == 0 && damage(at, seat) > 0 {
        // A gun port is better than a hole.
        let guns = |action: &Action| matches!(action, Action::UseWith(..));
        return game
            .legal_actions(at, seat)
            .into_iter()
            .find(guns)
            .unwrap_or(best.0);
    }
    best.0
}

fn ability(game: &PirateCoveCoop, at: &State, seat: Seat, kind: Kind) -> Action {
    let Some(design) = kind.crew_design() else {
        return Action::Decline;
    };
    let legal = game.legal_actions(at, seat);
    let wanted = match game.component_tables().crew[usize::from(design)].choice {
        Choice::Draw(_) => Action::Draw,
        Choice::AnyIcon(_) => Action::Name(most_missing(at)),
        Choice::RumActions(_) => Action::Rum,
        Choice::FireDamage if missing(at)[0] > 0 => *legal
            .iter()
            .filter(|it| matches!(it, Action::Fire(_)))
            .max()
            .unwrap_or(&Action::Decline),
        Choice::Trash => Action::Trash(Kind::RUM),
        _ => Action::Decline,
    };
    if legal.contains(&wanted) {
        wanted
    } else {
        Action::Decline
    }
}

/// The surplus hit card goes to the healthiest.
fn deal(game: &PirateCoveCoop, at: &State, leader: Seat) -> Action {
    let legal = game.legal_actions(at, leader);
    let health = |action: &Action| match *action {
        Action::Deal(seat) => {
            let area = at.area(seat);
            2 * i32::from(area.life) - damage(at, seat)
                + 2 * i32::from(area.cards.hand.of(Kind::HULL.number()))
        }
        _ => i32::MIN,
    };
    legal.into_iter().max_by_key(health).unwrap_or(Action::Pass)
}

/// Shares so that purses become equal.
fn split(at: &State) -> Action {
    let attempt = &at.attempt;
    let unpaid: SeatSet = attempt.players.difference(attempt.paid);
    let receivers = unpaid.len() + usize::from(attempt.bot);
    let purses: u16 = unpaid
        .into_iter()
        .map(|seat| at.area(seat).gold)
        .sum::<u16>()
        + if attempt.bot { at.bot.gold } else { 0 };
    let fair = (purses + u16::from(attempt.gold)) / u16::try_from(receivers.max(1)).unwrap();
    let mine = unpaid.first().map_or(0, |seat| at.area(seat).gold);
    Action::Give(
        u8::try_from(fair.saturating_sub(mine))
            .unwrap_or(0)
            .min(attempt.gold),
    )
}

/// Bribes so as to keep morale near three for each quest that is left, and one: so nearly always, but in the last rounds.
fn bribe(at: &State, gold: u16) -> Action {
    let left = at.quests.left() + u32::from(at.quests.in_row());
    let wanted = 1 + 3 * left;
    let rumours = at.quests.in_row().saturating_sub(at.bribed);
    let after = u32::from(at.morale.saturating_sub(rumours));
    let short = wanted.saturating_sub(after);
    let most = u32::from(rumours).min(u32::from(gold));
    Action::Bribe(u8::try_from(short.min(most)).unwrap_or(0))
}
