//! Phase 4: plunder, island by island (PC-121 to PC-129), and the Sea Robber's share (PC-199, PC-200).

use tabletop_core::Table;

use super::{Flow, Point, Run};
use crate::Event;
use crate::components::Place;
use crate::decision::Interrupted;
use crate::event::Cause;

impl<T: Table<Event>> Run<'_, T> {
    /// Plunders from an island on.
    pub(super) fn plunder(&mut self, from: Place) -> Flow {
        for place in Place::OUTER {
            let (Some(seat), Some(row)) = (
                self.state.ships_at(place).first(),
                self.state.face_up(place).filter(|_| place >= from),
            ) else {
                continue; // PC-127
            };
            let treasure = self.game.tables().treasures[usize::from(row)];
            // PC-124: fame, gold, chests, cards; of each what is left in the supply (PC-125, PC-126).
            self.fame(seat, i16::from(treasure.fame), Cause::Plunder);
            let gold = treasure.gold.min(self.state.gold);
            let chests = treasure.chests.min(self.state.chests);
            self.happen(Event::Plundered {
                seat,
                place,
                gold,
                chests,
            });
            if let Some(robber) = self.state.robber_of(seat) {
                let (gold, chests) = (gold / 2, chests / 2); // PC-200
                if gold > 0 || chests > 0 {
                    self.happen(Event::ShareTaken {
                        robber,
                        victim: seat,
                        gold,
                        chests,
                    });
                }
            }
            if treasure.cards > 0 {
                return Flow::Go(Point::Draw {
                    seat,
                    left: treasure.cards,
                    then: Interrupted::Plunder(Place::ALL[place.index() + 1]),
                });
            }
        }
        Flow::Go(Point::Upgrades)
    }
}
