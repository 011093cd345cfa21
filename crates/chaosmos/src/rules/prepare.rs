//! Preparing the game: aliens, pool, radiation, envelopes and starting hands (CM-009 to CM-037).

use core::ops::ControlFlow;

use tabletop_core::{Odds, Seat, SeatSet, Table};

use super::{ALIENS, DEAL, Look, ORDER, Play, Visit};
use crate::components::{Kinds, each, planets};
use crate::private::Draft;
use crate::setup::Aliens;
use crate::{Action, Alien, Bag, Happening, Kind, Place, Planet, Step};

/// The aliens suggested for a first game (CM-037).
const SUGGESTED: [Alien; 4] = [
    Alien::ATTURNUK,
    Alien::VROON,
    Alien::DRUSU,
    Alien::HAGHOUHEN,
];

impl<T: Table<Happening>> Play<'_, T> {
    /// Hands out the aliens (CM-010, CM-011).
    pub(super) fn begin(&mut self) {
        let seats = self.game.setup.players;
        let mut sheets: u128 = match &self.game.setup.aliens {
            Aliens::Draw => 0xff,
            Aliens::Suggested => SUGGESTED
                .iter()
                .fold(0, |set, alien| set | 1 << alien.number()),
            Aliens::Fixed(aliens) => {
                let mut all = [None; 4];
                for (place, &alien) in all.iter_mut().zip(aliens) {
                    *place = Some(alien);
                }
                return self.meet(all);
            }
        };
        let mut draw = |luck: &mut T| {
            let alien = luck.pick(ALIENS, Odds::Members(sheets));
            sheets &= !(1 << alien);
            #[expect(clippy::cast_possible_truncation, reason = "below 8")]
            Alien::at(alien as u8)
        };
        if self.game.setup.aliens == Aliens::Suggested {
            let mut all = [None; 4];
            for place in &mut all[..usize::from(seats)] {
                *place = Some(draw(self.luck));
            }
            return self.meet(all);
        }
        for seat in Seat::all(seats) {
            let sheets = [draw(self.luck), draw(self.luck)];
            self.event(Happening::Offered { seat, sheets });
        }
    }

    pub(super) fn choose_alien(&mut self, seat: Seat, action: Action) {
        let Action::Choose(alien) = action else {
            return;
        };
        self.event(Happening::Chose {
            seat,
            alien: Some(alien),
        });
        if self.at.open.waiting.is_empty() {
            let chosen = |seat: Seat| match self.at.private[seat.index()].draft {
                Draft::Chosen(alien, _) => Some(alien),
                _ => None,
            };
            let mut all = [None; 4];
            for seat in Seat::all(self.game.setup.players) {
                all[seat.index()] = chosen(seat);
            }
            self.meet(all);
        }
    }

    /// Everybody stands at home (CM-012 to CM-015); the pool is laid out (CM-016).
    fn meet(&mut self, aliens: [Option<Alien>; 4]) {
        let home = |alien: Option<Alien>| {
            let alien = alien.unwrap_or(Alien::ATTURNUK);
            self.game.tables.aliens[alien.index()].home.space()
        };
        self.event(Happening::Met {
            aliens,
            homes: aliens.map(home),
            hypertokens: self.game.components.numbers.hypertokens,
            clock: self.game.setup.length.clock(),
        });
        let players = self.game.setup.players;
        let deal = self.game.components.deal[usize::from(players) - 2];
        if !self.game.setup.first_game && deal.pool > 0 {
            // An Ovoid dealt to the pool would be replaced at once and shuffled back (CM-017): the same as never dealing it there.
            let ovoid = 1u128 << self.game.tables.first[Kind::OVOID.index()];
            let mut deck = (1u128 << self.game.tables.cards) - 1;
            let cards = self.deal(&mut deck, !ovoid, deal.pool);
            self.event(Happening::Pool { cards });
        }
        if players == 2 {
            self.event(Happening::RadiationNext { seat: Seat::new(0) });
        } else {
            self.deal_all();
        }
    }

    fn deal(&mut self, deck: &mut u128, allowed: u128, count: u8) -> Bag {
        let mut cards = Bag::EMPTY;
        for _ in 0..count {
            let card = self.luck.pick(DEAL, Odds::Members(*deck & allowed));
            *deck &= !(1 << card);
            cards.add(self.game.tables.kind_of(card as usize));
        }
        cards
    }

    pub(super) fn radiate(&mut self, seat: Seat, action: Action) {
        let Action::Radiate(planet) = action else {
            return;
        };
        self.event(Happening::Irradiated { seat, planet });
        if seat.number() == 0 {
            self.event(Happening::RadiationNext { seat: Seat::new(1) });
        } else {
            self.deal_all();
        }
    }

    /// Fills the envelopes and deals the hands (CM-022 to CM-026).
    fn deal_all(&mut self) {
        let players = self.game.setup.players;
        let deal = self.game.components.deal[usize::from(players) - 2];
        let mut deck = self.at.cards.at(Place::DECK) & ((1 << self.game.tables.cards) - 1);
        for planet in planets(self.at.open.envelopes()) {
            let cards = self.deal(&mut deck, u128::MAX, deal.envelope);
            self.event(Happening::Filled {
                planet,
                count: deal.envelope,
                cards: Some(cards),
            });
        }
        for seat in Seat::all(players) {
            let cards = self.deal(&mut deck, u128::MAX, deal.hand);
            self.event(Happening::Dealt {
                seat,
                count: deal.hand,
                cards: Some(cards),
            });
        }
        self.event(Happening::AllDealt);
        for seat in Seat::all(players) {
            if let Some(home) = self.at.open.controls(seat) {
                let place = Place::envelope(home);
                let cards = self.look().bag(place);
                self.event(Happening::Looked {
                    seat,
                    place,
                    cards: Some(cards),
                    hidden: false,
                    secret: false,
                });
            }
        }
    }

    /// One step of a starting split (CM-027, CM-028).
    pub(super) fn split(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Stow(card) => self.event(Happening::Stowed { seat, card }),
            Action::Take(card) => self.event(Happening::Took { seat, card }),
            _ if self.at.private[seat.index()].step == Step::Stow => {
                self.event(Happening::Stepped {
                    seat,
                    step: Step::Take,
                });
            }
            _ => {
                self.event(Happening::SplitDone { seat });
                if self.at.open.waiting.is_empty() {
                    self.split_shown();
                }
            }
        }
    }

    fn split_shown(&mut self) {
        let look = self.look();
        let mut hand = [0; 4];
        let mut inside = [0; 4];
        for seat in Seat::all(self.game.setup.players) {
            hand[seat.index()] = look.hand_count(seat);
            if let Some(home) = self.at.open.controls(seat) {
                let count = self.at.cards.at(Place::envelope(home)).count_ones();
                inside[seat.index()] = u8::try_from(count).unwrap_or(u8::MAX);
            }
        }
        self.event(Happening::SplitShown { hand, inside });
        let seats = self.game.setup.players;
        let first = self.game.setup.first_seat.unwrap_or_else(|| {
            let seat = self.luck.pick(ORDER, Odds::Even(u32::from(seats)));
            Seat::all(seats).nth(seat as usize).unwrap_or(Seat::ALL[0])
        });
        self.begin_turn(first);
    }
}

impl Look<'_> {
    pub(super) fn legal_aliens(self, seat: Seat, visit: Visit<'_>) -> ControlFlow<()> {
        match self.at.private[seat.index() % 4].draft {
            Draft::Offer(one, two) => [one, two]
                .map(Action::Choose)
                .into_iter()
                .try_for_each(visit),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Planets that may be irradiated (CM-018, CM-019).
    pub(crate) fn may_irradiate(self) -> u16 {
        let spared = Seat::all(self.at.open.seats).fold(0u16, |set, seat| {
            let alien = self.alien(seat);
            set | 1 << alien.home.number() | 1 << alien.toxic.number()
        });
        self.at.open.envelopes() & !spared
    }

    pub(super) fn legal_radiation(self, visit: Visit<'_>) -> ControlFlow<()> {
        planets(self.may_irradiate())
            .map(Action::Radiate)
            .try_for_each(visit)
    }

    pub(super) fn legal_split(self, seat: Seat, visit: Visit<'_>) -> ControlFlow<()> {
        if !self.at.open.waiting.contains(seat) {
            return ControlFlow::Continue(());
        }
        let private = &self.at.private[seat.index()];
        let hand = self.hand_count(seat);
        let limit = self.limit(seat);
        let from = !0 << private.least;
        if private.step == Step::Stow {
            let cards = self.at.cards.at(Place::hand(seat));
            // Kinds are stowed in ascending order, so enough of the higher ones must be left to come down to the limit.
            let spare = hand.saturating_sub(limit);
            let enough = |kind: Kind| {
                let first = self.tables.block(kind).start;
                (cards >> first).count_ones() >= u32::from(spare)
            };
            for kind in each(self.tables.kinds(cards) & from).filter(|&kind| enough(kind)) {
                visit(Action::Stow(kind))?;
            }
            if hand > limit {
                return ControlFlow::Continue(());
            }
        } else if hand < limit
            && let Some(home) = self.at.open.controls(seat)
        {
            let inside: Kinds = self.kinds(Place::envelope(home));
            let free = inside & from & !private.stowed();
            each(free).map(Action::Take).try_for_each(&mut *visit)?;
        }
        visit(Action::Next)
    }
}

/// The planet of a seat that is asked to irradiate: for messages.
pub(super) fn spared(look: Look<'_>, planet: Planet) -> bool {
    let seats: SeatSet = SeatSet::all(look.at.open.seats);
    seats.into_iter().any(|seat| {
        let alien = look.alien(seat);
        alien.home == planet || alien.toxic == planet
    })
}
