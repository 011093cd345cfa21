//! [`Position`]: everything on the table, and its parts. [`State`] is the position as it is.

use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, SeatSet};

use crate::hand::{Held, Hidden};
use crate::piles::{Hits, Market, Quests};
use crate::ship::Ship;
use crate::words::{Cards, Kind};

/// A position with all its secrets.
pub type State = Position<Held>;

/// A position; `H` is what is known of hands and draw piles: [`Held`] in a state, [`Glimpse`](crate::Glimpse) in a view.
#[derive(Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<H: Hidden> {
    /// The round, from 1.
    pub round: u8,
    /// Where the morale cube is.
    pub morale: u8,
    /// What is to be decided.
    pub point: Point,
    /// Who decides it.
    pub turn: Seat,
    /// In a step that goes round: how many have passed in succession.
    pub passes: u8,
    /// Rumours silenced this round.
    pub bribed: u8,
    /// How the game ended, once it is over.
    pub end: Option<End>,
    /// What each player has; seats beyond the table hold nothing.
    pub seats: [Area<H>; 4],
    /// The bot of the solo game; it has nothing in other games.
    pub bot: Bot,
    /// The quests.
    pub quests: Quests,
    /// The crew for hire.
    pub crew: Market,
    /// The upgrades for sale.
    pub upgrades: Market,
    /// The hit cards.
    pub hits: Hits,
    /// Cards that left the game.
    pub trash: Cards,
    /// The quest that is being attempted.
    pub attempt: Attempt,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Point {
    /// Replace cards before planning, or be done.
    Window,
    /// Attempt a quest, or stay.
    Commit,
    /// Whether the bot joins.
    BotJoin,
    /// What icon a card of the bot counts as.
    BotIcon,
    /// Who gets the next of the last hit cards.
    Deal,
    /// Play a card, use an upgrade, or pass.
    Play,
    /// The part of this crew card that its player decides about.
    Ability(Kind),
    /// How much of the reward the next receiver gets.
    Split,
    /// Exchange a card while staying at the cove.
    Exchange,
    /// How many rumours to silence.
    Bribe,
    /// How many rumours to silence with the bot's gold.
    BotBribe,
    /// Buy, replace, or be done.
    Shop,
    /// What the bot buys.
    BotShop,
    /// Trash a card with an upgrade.
    Plank,
    /// Which card to discard of too many.
    DiscardDown,
    /// Whether to discard one more card.
    LastDiscard,
    /// Nothing: the game is over.
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// Every quest was completed (PCC-001).
    Won,
    /// Morale reached 0 (PCC-002).
    Mutiny,
    /// The last round ended with a quest left (PCC-007).
    OutOfTime,
}

/// What a player does this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Aim {
    /// Not said yet.
    #[default]
    Open,
    /// Stays at the cove.
    Stay,
    /// Attempts the quest in this slot.
    Quest(u8),
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Area<H: Hidden> {
    /// The hand and the draw pile.
    pub cards: H,
    /// How many cards are in hand.
    pub hand_size: u8,
    /// How many cards the draw pile has.
    pub draw_size: u8,
    /// Cards that everybody knows to be in hand.
    pub known: Cards,
    /// Cards played this round.
    pub played: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// Gold.
    pub gold: u16,
    /// Life; 0 between being stranded and the rest phase.
    pub life: u8,
    /// Whether the player is stranded.
    pub stranded: bool,
    /// Purchases in this rest phase.
    pub bought: u8,
    /// What the player does this round.
    pub aim: Aim,
    /// The upgrades.
    pub ship: Ship,
}

impl<H: Hidden> Area<H> {
    /// A place where nothing lies.
    pub(crate) fn bare(cards: H) -> Self {
        Area {
            cards,
            hand_size: 0,
            draw_size: 0,
            known: Cards::EMPTY,
            played: Cards::EMPTY,
            discard: Cards::EMPTY,
            gold: 0,
            life: 0,
            stranded: false,
            bought: 0,
            aim: Aim::Open,
            ship: Ship::default(),
        }
    }
}

/// The bot of the solo game (PCC-200).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bot {
    /// The draw pile.
    pub draw: Cards,
    /// The cards revealed this round.
    pub revealed: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// Gold.
    pub gold: u16,
    /// How often each icon counts; 0 where there is no bot.
    pub modifier: u8,
    /// Whether it joins the human's quest this round.
    pub joins: bool,
    /// Whether it has bought or been raised in this rest phase.
    pub acted: bool,
}

/// A quest being attempted; everything is empty while none is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Attempt {
    /// The slot of the quest.
    pub slot: Option<u8>,
    /// The quest; it stays in its slot unless it is completed.
    pub quest: u8,
    /// Who attempts it.
    pub players: SeatSet,
    /// Whether the bot takes part.
    pub bot: bool,
    /// Whether it was completed, once that is known.
    pub completed: Option<bool>,
    /// What it asks for after subtractions, in the order of [`Icon::ALL`](crate::Icon::ALL).
    pub needs: [u8; 4],
    /// What was played for it.
    pub have: [u8; 4],
    /// How each player fares.
    pub fighters: [Fighter; 4],
    /// Hit cards dealt to the bot.
    pub bot_hits: u8,
    /// Hit cards still to be dealt.
    pub hits_left: u8,
    /// Cards of the bot whose icon was named, and how many have to be.
    pub named: (u8, u8),
    /// Gold still to be shared.
    pub gold: u8,
    /// Who has had a share.
    pub paid: SeatSet,
}

impl Attempt {
    /// Who decides for the group: the lowest seat. Seat 0 if there is no attempt.
    pub fn leader(&self) -> Seat {
        self.players.first().unwrap_or(Seat::new(0))
    }

    /// Whether everything the quest asks for was played (PCC-093).
    pub fn is_met(&self) -> bool {
        self.needs
            .iter()
            .zip(self.have)
            .all(|(need, have)| have >= *need)
    }
}

/// How a player fares in a quest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fighter {
    /// Actions left.
    pub actions: u8,
    /// Damage that will be absorbed.
    pub absorb: u8,
    /// Hit cards received.
    pub hits: u8,
    /// Their sum.
    pub incoming: u8,
}

// A derived clone of a generic type goes field by field, which is ten times slower.
impl<H: Hidden> Clone for Position<H> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: Hidden> Position<H> {
    /// What a player has.
    #[inline]
    pub fn area(&self, seat: Seat) -> &Area<H> {
        &self.seats[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn area_mut(&mut self, seat: Seat) -> &mut Area<H> {
        &mut self.seats[seat.index() & 3]
    }

    /// How a player fares in the quest being attempted.
    #[inline]
    pub fn fighter(&self, seat: Seat) -> &Fighter {
        &self.attempt.fighters[seat.index() & 3]
    }

    #[inline]
    pub(crate) fn fighter_mut(&mut self, seat: Seat) -> &mut Fighter {
        &mut self.attempt.fighters[seat.index() & 3]
    }
}

// A clone is a copy of this much memory.
const _: () = assert!(size_of::<State>() <= 1024);
