//! The quest phase: attempts in slot order, and how one begins (PCC-070 to PCC-073, PCC-208 to PCC-211).

use tabletop_core::Table;

use super::{Flow, Options, Run};
use crate::action::Action;
use crate::components::Choice;
use crate::event::{Event, Happening};
use crate::illegal::Illegal;
use crate::state::Point;
use crate::words::{Icon, SLOTS};

impl<T: Table<Event>> Run<'_, T> {
    /// PCC-070: the attempts from this slot on, then those who stay.
    pub(super) fn attempts(&mut self, from: u8) {
        for slot in from..SLOTS {
            if !self.at.going_to(slot).is_empty() {
                self.happen(Happening::QuestBegan { slot });
                return self.name_bot_icons();
            }
        }
        self.stay_from(0);
    }

    /// PCC-211: for each revealed card with an icon of choice, the human names one.
    fn name_bot_icons(&mut self) {
        let (done, wanted) = self.at.attempt.named;
        if done < wanted {
            self.ask(self.at.attempt.leader(), Point::BotIcon);
        } else {
            self.deal_hits();
        }
    }

    pub(super) fn decide_bot_icon(&mut self, action: Action) {
        if let Action::Name(icon) = action {
            let amount = self.next_bot_icon();
            self.happen(Happening::BotNamed { icon, amount });
        }
        self.name_bot_icons();
    }

    /// How much the next of the bot's cards with an icon of choice counts.
    fn next_bot_icon(&self) -> u8 {
        let mut before = self.at.attempt.named.0;
        for (number, copies) in self.at.bot.revealed.iter() {
            if let Choice::AnyIcon(amount) = self.tables.cards[usize::from(number)].choice {
                if before < copies {
                    return amount.saturating_mul(self.at.bot.modifier);
                }
                before -= copies;
            }
        }
        0
    }
}

impl Options<'_> {
    pub(super) fn each_icon(visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        Icon::ALL
            .into_iter()
            .try_for_each(|icon| visit(Action::Name(icon)))
    }

    pub(super) fn check_icon(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Name(_) => Ok(()),
            _ => Err(self.other()),
        }
    }
}
