//! Trading with the Cosmic Pool, and the Void (CM-044 to CM-050, CM-245, CM-250, CM-284).

use tabletop_core::{Seat, Table};

use super::{Look, Play, holds};
use crate::components::{Kinds, bit};
use crate::state::Turn;
use crate::{Action, Because, Happening, Kind, Place};

const BUNNY: Kinds = bit(Kind::SMUGGLER_BUNNY);

impl Look<'_> {
    fn at_home(self, seat: Seat) -> bool {
        self.at.open.controls(seat) == Some(self.alien(seat).home)
    }

    /// What a seat may give to the pool: anything at home, elsewhere the Bunny, or anything for the Bunny (CM-250).
    pub(super) fn tradeable(self, seat: Seat) -> Kinds {
        let held = self.held(seat);
        if self.at_home(seat) || holds(self.kinds(Place::POOL), Kind::SMUGGLER_BUNNY) {
            held
        } else {
            held & BUNNY
        }
    }

    /// What a seat may take from the pool for what it gives (CM-046, CM-250).
    pub(super) fn wares(self, seat: Seat, given: Kind) -> Kinds {
        let pool = self.kinds(Place::POOL);
        if self.at_home(seat) || given == Kind::SMUGGLER_BUNNY {
            pool
        } else {
            pool & BUNNY
        }
    }

    pub(super) fn may_trade(self, seat: Seat, held: Kinds) -> bool {
        if self.at.open.used(Turn::TRADE) || held == 0 || self.at.open.controls(seat).is_none() {
            return false;
        }
        let pool = self.kinds(Place::POOL);
        pool != 0
            && (self.at_home(seat)
                || holds(held, Kind::SMUGGLER_BUNNY)
                || holds(pool, Kind::SMUGGLER_BUNNY))
    }

    /// What can be taken back from the Void (CM-171, CM-243, CM-245).
    pub(super) fn recoverable(self) -> Kinds {
        self.kinds(Place::VOID) & self.tables.recoverable
    }
}

impl<T: Table<Happening>> Play<'_, T> {
    pub(super) fn trade(&mut self, seat: Seat, given: Kind, taken: Kind) {
        self.declare(seat);
        self.event(Happening::Used { flag: Turn::TRADE });
        let hand = Place::hand(seat);
        self.moves(Because::TradeGiven, given, hand, Place::POOL);
        self.moves(Because::TradeTaken, taken, Place::POOL, hand);
    }

    /// Recovery Bots or the scavenger take a card from the Void; Bots reach it only then (CM-246).
    pub(super) fn recover(&mut self, seat: Seat, action: Action, bots: bool) {
        let Action::Pick(kind) = action else {
            return;
        };
        self.declare(seat);
        let hand = Place::hand(seat);
        if bots {
            let price = self.game.tables.actions[Kind::RECOVERY_BOTS.index()];
            self.pay(seat, crate::Pay::Action, price, 0, false);
            self.moves(Because::Recovered, kind, Place::VOID, hand);
            self.spend(seat, Kind::RECOVERY_BOTS);
        } else {
            self.pay(seat, crate::Pay::Action, 1, 0, false);
            self.event(Happening::Used {
                flag: Turn::ABILITY,
            });
            self.moves(Because::Recovered, kind, Place::VOID, hand);
        }
    }
}
