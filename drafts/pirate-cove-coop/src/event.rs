//! [`Event`]: what happens. What each event does to a position is in `apply.rs`.

use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, Viewer};

use crate::state::{Aim, End, Point};
use crate::words::{Icon, Kind, Party, Row};

/// An event with all its secrets.
pub type Event = Happening<Kind>;
/// An event as a viewer sees it.
pub type SeenEvent = Happening<Option<Kind>>;

/// Something that happens; `C` is a card that was drawn, or `Option` of one where it may be another's secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Happening<C> {
    /// The next round begins.
    RoundBegan,
    /// The bot reveals a card.
    BotRevealed {
        /// The card.
        kind: Kind,
    },
    /// The bot's discard pile becomes its draw pile.
    BotReshuffled,
    /// A decision is asked for.
    Asked {
        /// Of whom.
        seat: Seat,
        /// What about.
        point: Point,
    },
    /// Somebody passes, in a step that goes round.
    Passed {
        /// Who.
        who: Party,
        /// Whether it was asked, or had nothing to decide.
        asked: bool,
    },
    /// Somebody pays to replace a card of a row.
    Replaced {
        /// Who.
        seat: Seat,
        /// The row.
        row: Row,
        /// The slot.
        slot: u8,
        /// The card that goes under its deck.
        out: u8,
        /// The card that comes.
        into: u8,
    },
    /// A player says what it does this round.
    Committed {
        /// Who.
        seat: Seat,
        /// What.
        aim: Aim,
    },
    /// The bot joins the quest, or stays.
    BotCommitted {
        /// Whether it joins.
        joins: bool,
    },
    /// A quest is attempted by those who chose it.
    QuestBegan {
        /// Its slot.
        slot: u8,
    },
    /// The icon of a card of the bot was named.
    BotNamed {
        /// The icon.
        icon: Icon,
        /// How much it counts.
        amount: u8,
    },
    /// A hit card is dealt.
    HitDealt {
        /// To whom.
        to: Party,
        /// Its value.
        value: u8,
    },
    /// The hit discard pile becomes the damage deck.
    HitsReshuffled,
    /// A card is played.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        kind: Kind,
        /// Whether it costs no action.
        free: bool,
    },
    /// A card that was played counts as this icon.
    Named {
        /// Who played it.
        seat: Seat,
        /// The icon.
        icon: Icon,
        /// How much it counts.
        amount: u8,
    },
    /// A Rum is discarded for the ability of a crew card.
    RumSpent {
        /// By whom.
        seat: Seat,
        /// The actions it brings.
        actions: u8,
    },
    /// An upgrade is used.
    Used {
        /// By whom.
        seat: Seat,
        /// The upgrade.
        upgrade: u8,
        /// The card from hand it took.
        card: Option<Kind>,
    },
    /// A card is drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// The card.
        card: C,
        /// Whether everybody sees it.
        open: bool,
    },
    /// A player's discard pile becomes the draw pile.
    Reshuffled {
        /// Whose.
        seat: Seat,
    },
    /// A card is discarded from hand.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The card.
        kind: Kind,
    },
    /// A card from hand leaves the game by the ability of a crew card.
    Trashed {
        /// By whom.
        seat: Seat,
        /// The card.
        kind: Kind,
    },
    /// The quest is completed.
    QuestCompleted,
    /// The quest is not completed.
    QuestFailed,
    /// Somebody gets a share of the reward.
    Rewarded {
        /// Who.
        who: Party,
        /// How much gold.
        gold: u8,
    },
    /// Somebody gets gold from the bank for an upgrade.
    Profited {
        /// Who.
        seat: Seat,
        /// How much gold.
        gold: u8,
    },
    /// A player takes damage.
    Damaged {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// The attempt is over: hit cards are discarded.
    AttemptEnded,
    /// Somebody rests at the cove.
    Rested {
        /// Who.
        who: Party,
    },
    /// Somebody silences rumours.
    Bribed {
        /// Who.
        who: Party,
        /// How many.
        count: u8,
    },
    /// Morale is lost.
    MoraleLost {
        /// How much, as far as there was any.
        amount: u8,
        /// Why.
        cause: Cause,
    },
    /// An empty place of a row is filled.
    Filled {
        /// The row.
        row: Row,
        /// The slot.
        slot: u8,
        /// The card that comes.
        card: u8,
    },
    /// A stranded player's ship is afloat again.
    Refloated {
        /// Who.
        seat: Seat,
    },
    /// A card of a row is bought.
    Bought {
        /// By whom.
        who: Party,
        /// The row.
        row: Row,
        /// The slot.
        slot: u8,
        /// The card.
        card: u8,
    },
    /// The bot's modifier is raised.
    ModifierRaised,
    /// A player's life goes up.
    Healed {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
    },
    /// A player's played cards go to the discard pile.
    Tidied {
        /// Who.
        seat: Seat,
    },
    /// The bot's revealed cards go to its discard pile.
    BotTidied,
    /// The game is over.
    Ended {
        /// How.
        end: End,
    },
}

/// Why morale is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// Rumours of quests that nobody silenced (PCC-131).
    Rumours,
    /// Everybody stayed at the cove (PCC-132).
    Idle,
    /// A player is stranded (PCC-118).
    Stranded(Seat),
}

impl<C> Happening<C> {
    /// The same event with another card in the place of the drawn one.
    pub(crate) fn map<D>(self, of: impl FnOnce(C, Seat, bool) -> D) -> Happening<D> {
        use Happening as H;
        match self {
            H::Drew { seat, card, open } => H::Drew {
                seat,
                card: of(card, seat, open),
                open,
            },
            H::RoundBegan => H::RoundBegan,
            H::BotRevealed { kind } => H::BotRevealed { kind },
            H::BotReshuffled => H::BotReshuffled,
            H::Asked { seat, point } => H::Asked { seat, point },
            H::Passed { who, asked } => H::Passed { who, asked },
            H::Replaced {
                seat,
                row,
                slot,
                out,
                into,
            } => H::Replaced {
                seat,
                row,
                slot,
                out,
                into,
            },
            H::Committed { seat, aim } => H::Committed { seat, aim },
            H::BotCommitted { joins } => H::BotCommitted { joins },
            H::QuestBegan { slot } => H::QuestBegan { slot },
            H::BotNamed { icon, amount } => H::BotNamed { icon, amount },
            H::HitDealt { to, value } => H::HitDealt { to, value },
            H::HitsReshuffled => H::HitsReshuffled,
            H::Played { seat, kind, free } => H::Played { seat, kind, free },
            H::Named { seat, icon, amount } => H::Named { seat, icon, amount },
            H::RumSpent { seat, actions } => H::RumSpent { seat, actions },
            H::Used {
                seat,
                upgrade,
                card,
            } => H::Used {
                seat,
                upgrade,
                card,
            },
            H::Reshuffled { seat } => H::Reshuffled { seat },
            H::Discarded { seat, kind } => H::Discarded { seat, kind },
            H::Trashed { seat, kind } => H::Trashed { seat, kind },
            H::QuestCompleted => H::QuestCompleted,
            H::QuestFailed => H::QuestFailed,
            H::Rewarded { who, gold } => H::Rewarded { who, gold },
            H::Profited { seat, gold } => H::Profited { seat, gold },
            H::Damaged { seat, amount } => H::Damaged { seat, amount },
            H::AttemptEnded => H::AttemptEnded,
            H::Rested { who } => H::Rested { who },
            H::Bribed { who, count } => H::Bribed { who, count },
            H::MoraleLost { amount, cause } => H::MoraleLost { amount, cause },
            H::Filled { row, slot, card } => H::Filled { row, slot, card },
            H::Refloated { seat } => H::Refloated { seat },
            H::Bought {
                who,
                row,
                slot,
                card,
            } => H::Bought {
                who,
                row,
                slot,
                card,
            },
            H::ModifierRaised => H::ModifierRaised,
            H::Healed { seat, amount } => H::Healed { seat, amount },
            H::Tidied { seat } => H::Tidied { seat },
            H::BotTidied => H::BotTidied,
            H::Ended { end } => H::Ended { end },
        }
    }
}

impl tabletop_core::Event for Event {
    type Seen = SeenEvent;

    fn seen_by(&self, who: Viewer) -> Option<SeenEvent> {
        // Everything is public but the card a player draws behind a hidden hand.
        Some(self.map(|card, seat, open| (open || who.is(seat)).then_some(card)))
    }
}
