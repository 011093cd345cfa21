//! Phase 5: what each island offers (PC-130 to PC-138, PC-143 to PC-147), and the event cards of the own Upgrade turn (PC-202, PC-203).

use core::ops::ControlFlow;

use tabletop_core::{Odds, Seat, SeatSet, Table};

use super::{Flow, Point, Run, THEFT, in_hand, not_asked, rival, single};
use crate::components::{Card, Class, Place, Section};
use crate::decision::Interrupted;
use crate::event::{Cause, Raise};
use crate::state::Guard;
use crate::{Action, Decision, Event, Illegal, PiratesCove, State};

/// Shows the actions that can come up here at all, but for `done`, in a fixed order.
pub(super) fn candidates(
    state: &State,
    seat: Seat,
    each: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    public_candidates(state, seat, each)?;
    if state.hand_size(seat) > 0 {
        for section in Section::ALL {
            each(Action::Play(Card::mastercraft(section)))?;
        }
        each(Action::Play(Card::LooseTongue))?;
        each(Action::Play(Card::DryDock))?;
    }
    ControlFlow::Continue(())
}

/// Those that depend on nothing hidden.
fn public_candidates(
    state: &State,
    seat: Seat,
    each: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let captain = state.captain(seat);
    match captain.place {
        Place::Tavern => each(Action::Buy)?,
        Place::TreasureIsland => {
            each(Action::BuryChest)?;
            each(Action::BuryChests)?;
            each(Action::BuryGold)?;
            for section in Section::ALL {
                each(Action::Up(section))?;
            }
        }
        place => {
            if let Some(section) = Section::raised_at(place) {
                each(Action::Up(section))?;
            }
        }
    }
    if captain.guards != [Guard::Nobody; 4] {
        each(Action::Restore)?;
        for section in Section::ALL {
            each(Action::Dismiss(section))?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether anything can be done here without a card.
fn has_public_action(game: &PiratesCove, state: &State, seat: Seat) -> bool {
    public_candidates(state, seat, &mut |action| {
        if check(game, state, seat, action).is_ok() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
    .is_break()
}

/// The price of a step by this right; not at the top, and not above the gold aboard (PC-145).
fn price(
    game: &PiratesCove,
    state: &State,
    seat: Seat,
    section: Section,
    factor: u8,
) -> Result<u8, Illegal> {
    let captain = state.captain(seat);
    let marker = captain.markers[section.index()];
    let cost = game
        .step_cost(section, marker)
        .ok_or(Illegal::AtTheTop(section))?;
    affordable(cost.saturating_mul(factor), captain.gold)
}

fn affordable(price: u8, gold: u8) -> Result<u8, Illegal> {
    if price > gold {
        return Err(Illegal::TooDear { price, gold });
    }
    Ok(price)
}

pub(super) fn check(
    game: &PiratesCove,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    let captain = state.captain(seat);
    let amounts = game.amounts();
    let place = captain.place;
    let only_at = |there: Place| {
        if place == there {
            Ok(())
        } else {
            Err(Illegal::NotHere(place))
        }
    };
    match action {
        Action::Done => Ok(()),
        Action::Buy => {
            only_at(Place::Tavern)?;
            if state.visit.bought >= amounts.cards_per_visit {
                return Err(Illegal::EnoughCards(amounts.cards_per_visit)); // PC-132
            }
            if !state.has_tavern_cards() {
                return Err(Illegal::NoCards); // PC-210
            }
            affordable(amounts.card_price, captain.gold).map(drop)
        }
        Action::Up(section) => {
            if place == Place::TreasureIsland {
                if state.visit.raised {
                    return Err(Illegal::RaisedAlready); // PC-137
                }
                return price(game, state, seat, section, amounts.treasure_island_factor).map(drop);
            }
            if Section::raised_at(place) != Some(section) {
                return Err(Illegal::NotHere(place)); // PC-133, PC-142
            }
            price(game, state, seat, section, 1).map(drop)
        }
        Action::BuryChest | Action::BuryChests => {
            only_at(Place::TreasureIsland)?;
            let need = if action == Action::BuryChest { 1 } else { 2 };
            let have = captain.chests;
            if have < need {
                return Err(Illegal::TooFewChests { need, have });
            }
            Ok(())
        }
        Action::BuryGold => {
            only_at(Place::TreasureIsland)?;
            let (lot, gold) = (amounts.gold_lot, captain.gold);
            if gold < lot {
                return Err(Illegal::TooLittleGold { lot, gold }); // PC-135
            }
            Ok(())
        }
        Action::Restore => {
            if !captain.guards.contains(&Guard::DamagedMastercraft) {
                return Err(Illegal::NothingDamaged); // PC-146
            }
            affordable(amounts.restore_price, captain.gold).map(drop)
        }
        Action::Dismiss(section) if captain.has_parrot(section) => Ok(()),
        Action::Dismiss(section) => Err(Illegal::NoParrot(section)), // PC-147
        Action::Play(card) => {
            in_hand(state, seat, card)?;
            check_card(game, state, seat, card)
        }
        _ => Err(not_asked(state)),
    }
}

fn check_card(game: &PiratesCove, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let captain = state.captain(seat);
    match (card, card.class()) {
        (_, Class::Mastercraft(section)) => {
            if !captain.place.is_outer() {
                return Err(Illegal::NotHere(captain.place)); // PC-143
            }
            if state.visit.reinforced {
                return Err(Illegal::ReinforcedAlready); // PC-143
            }
            if captain.has_parrot(section) {
                return Err(Illegal::ParrotThere(section)); // PC-182
            }
            Ok(())
        }
        (Card::LooseTongue, _) if with_cards(state, seat).next().is_none() => {
            Err(Illegal::EmptyHand) // PC-202
        }
        (Card::DryDock, _) if captain.place == Place::Cove => Err(Illegal::NotHere(Place::Cove)),
        (Card::DryDock, _) if to_raise(game, state, seat).next().is_none() => {
            Err(Illegal::NothingToRaise) // PC-203
        }
        (Card::LooseTongue | Card::DryDock, _) => Ok(()),
        _ => Err(Illegal::WrongTime {
            card,
            decision: state.decision,
        }),
    }
}

/// The rivals with cards in hand.
fn with_cards(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(state.players).filter(move |&other| other != seat && state.hand_size(other) > 0)
}

/// The sections that a Dry Dock can raise.
fn to_raise<'a>(
    game: &'a PiratesCove,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = Section> + 'a {
    Section::ALL
        .into_iter()
        .filter(move |&section| price(game, state, seat, section, 1).is_ok())
}

pub(super) fn check_gossip(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Name(named) => {
            rival(state, seat, named)?;
            if state.hand_size(named) == 0 {
                return Err(Illegal::EmptyHand);
            }
            Ok(())
        }
        _ => Err(not_asked(state)),
    }
}

pub(super) fn check_dock(
    game: &PiratesCove,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    match action {
        Action::Up(section) => price(game, state, seat, section, 1).map(drop),
        _ => Err(not_asked(state)),
    }
}

impl<T: Table<Event>> Run<'_, T> {
    /// The next ship: place by place westward, the fastest first (PC-130); after the last, phase 6.
    pub(super) fn upgrades(&mut self) -> Flow {
        let left = SeatSet::all(self.state.players).difference(self.state.upgraded);
        let Some(place) = left
            .into_iter()
            .map(|seat| self.state.captain(seat).place)
            .min()
        else {
            return Flow::Go(Point::BlackShips);
        };
        let here = self.state.ships_at(place).intersection(left);
        let seat = self.fastest_captain(here);
        self.happen(Event::VisitBegan { seat });
        if place == Place::Cove {
            return Flow::Ask(Decision::Cove(seat)); // PC-139
        }
        Flow::Go(Point::Menu(seat))
    }

    /// Asks what to do next here. A ship without cards that can do nothing is not asked.
    pub(super) fn menu(&mut self, seat: Seat) -> Flow {
        if self.state.hand_size(seat) == 0 && !has_public_action(self.game, self.state, seat) {
            self.happen(Event::VisitEnded { seat });
            return Flow::Go(Point::Upgrades);
        }
        Flow::Ask(if self.state.captain(seat).place == Place::Cove {
            Decision::Haven(seat)
        } else {
            Decision::Upgrade(seat)
        })
    }

    pub(super) fn visit(&mut self, seat: Seat, action: Action) -> Flow {
        let amounts = *self.game.amounts();
        match action {
            Action::Buy => {
                self.happen(Event::Bought {
                    seat,
                    price: amounts.card_price,
                });
                return Flow::Go(Point::Draw {
                    seat,
                    left: 1,
                    then: Interrupted::Upgrade,
                });
            }
            Action::Up(section) => {
                let (factor, by) = if self.state.captain(seat).place == Place::TreasureIsland {
                    (amounts.treasure_island_factor, Raise::TreasureIsland)
                } else {
                    (1, Raise::Island)
                };
                self.raise(seat, section, factor, by);
            }
            Action::BuryChest => self.bury(seat, 1),
            Action::BuryChests => self.bury(seat, self.state.captain(seat).chests),
            Action::BuryGold => {
                let gold = amounts.gold_lot;
                self.happen(Event::GoldBuried { seat, gold }); // PC-136
                self.fame(seat, i16::from(amounts.gold_lot_fame), Cause::Gold);
            }
            Action::Restore => {
                if let Some(section) = self.state.captain(seat).mastercraft() {
                    self.happen(Event::Restored {
                        seat,
                        section,
                        price: amounts.restore_price,
                    });
                }
            }
            Action::Dismiss(section) => {
                self.happen(Event::Dismissed { seat, section });
                let loss = -i16::from(amounts.parrot_dismissed_loss);
                self.fame(seat, loss, Cause::ParrotDismissed); // PC-147
            }
            Action::Play(card) => return self.upgrade_card(seat, card),
            _ => {
                self.happen(Event::VisitEnded { seat });
                return Flow::Go(Point::Upgrades);
            }
        }
        Flow::Go(Point::Menu(seat))
    }

    fn upgrade_card(&mut self, seat: Seat, card: Card) -> Flow {
        self.happen(Event::Played { seat, card });
        match card {
            Card::LooseTongue => match single(with_cards(self.state, seat)) {
                Some(victim) => self.steal(seat, victim),
                None => return Flow::Ask(Decision::Gossip(seat)),
            },
            Card::DryDock => {
                let mut sections = to_raise(self.game, self.state, seat);
                let (first, second) = (sections.next(), sections.next());
                drop(sections);
                match (first, second) {
                    (Some(section), None) => self.raise(seat, section, 1, Raise::DryDock),
                    _ => return Flow::Ask(Decision::Dock(seat)),
                }
            }
            _ => {}
        }
        Flow::Go(Point::Menu(seat))
    }

    pub(super) fn gossip(&mut self, seat: Seat, action: Action) -> Flow {
        if let Action::Name(victim) = action {
            self.steal(seat, victim);
        }
        Flow::Go(Point::Menu(seat))
    }

    pub(super) fn dock(&mut self, seat: Seat, action: Action) -> Flow {
        if let Action::Up(section) = action {
            self.raise(seat, section, 1, Raise::DryDock);
        }
        Flow::Go(Point::Menu(seat))
    }

    /// PC-202: any card of the victim's hand, with equal chance for each.
    fn steal(&mut self, thief: Seat, victim: Seat) {
        let hand = &self.state.captains[victim.index()].hand;
        let kind = self.table.pick(THEFT, Odds::Counts(hand.cards.as_slice()));
        let card = Card::ALL[kind as usize];
        self.happen(Event::Stolen {
            thief,
            victim,
            card,
        });
    }

    fn raise(&mut self, seat: Seat, section: Section, factor: u8, by: Raise) {
        let price = price(self.game, self.state, seat, section, factor).unwrap_or(0);
        self.happen(Event::Raised {
            seat,
            section,
            price,
            by,
        });
    }

    fn bury(&mut self, seat: Seat, chests: u8) {
        self.happen(Event::ChestsBuried { seat, chests }); // PC-136
        let fame = i16::from(chests) * i16::from(self.game.amounts().chest_fame);
        self.fame(seat, fame, Cause::Chests); // PC-134
    }
}
