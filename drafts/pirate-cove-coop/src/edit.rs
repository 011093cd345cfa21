//! [`Edit`]: positions put together by hand, for tests, puzzles and tools.

use alloc::string::{String, ToString};

use tabletop_core::cards::CardSet;
use tabletop_core::{Catalog, Seat, TextError};

use crate::PirateCoveCoop;
use crate::hand::{self, Held};
use crate::piles::{Market, Places};
use crate::state::{Aim, Area, Point, State};
use crate::words::{BASIC, Cards, Kind, MAX_QUESTS, MAX_UPGRADES, Row, SLOTS, design};

/// A position being put together. Cards are given by text, separated by spaces: `hull map C03`.
///
/// What is not said stays as it was. Cards that are put somewhere come from where such cards lie unseen, as far as there are any.
///
/// ```
/// use pirate_cove_coop::{PirateCoveCoop, Row, Setup};
/// use tabletop_core::{Game, Quiet, Seat, Seeded};
///
/// let game = PirateCoveCoop::new(Setup::new(2))?;
/// let start = game.start(&mut Quiet::new(Seeded::new(1)));
/// let state = game
///     .edit(start)
///     .row(Row::Quest, "Q13 Q02 Q16")
///     .hand(Seat::new(0), "shanty shanty damage-1 hull map")
///     .gold(Seat::new(1), 5)
///     .finish()?;
/// assert_eq!(state.quests.row, [Some(12), Some(1), Some(15)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "an edit ends with `finish`"]
pub struct Edit<'g> {
    game: &'g PirateCoveCoop,
    state: State,
    fault: Option<EditError>,
}

/// Why a position cannot be put together like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// A card could not be read.
    #[error(transparent)]
    Text(TextError),
    /// The seat is not at this table.
    #[error("{0} is not at this table")]
    NoSuchSeat(Seat),
    /// The rules allow no such position.
    #[error("the rules allow no such position: {0}")]
    Impossible(String),
}

impl PirateCoveCoop {
    /// A position to change by hand, beginning with `state`.
    pub fn edit(&self, state: State) -> Edit<'_> {
        Edit {
            game: self,
            state,
            fault: None,
        }
    }
}

impl Edit<'_> {
    /// The position, if every card is there once and nothing else is impossible about it.
    pub fn finish(self) -> Result<State, EditError> {
        let game = self.game;
        let state = self.finish_unchecked()?;
        game.audit(&state).map_err(EditError::Impossible)?;
        Ok(state)
    }

    /// The position as it was put together, even if no game could lead to it.
    pub fn finish_unchecked(self) -> Result<State, EditError> {
        match self.fault {
            Some(fault) => Err(fault),
            None => Ok(self.state),
        }
    }

    /// A player's hand. Cards it has no more go to the draw pile, new ones come from there.
    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        let cards = self.cards(cards);
        self.area(seat, |area| {
            let pool = hand::sum(&area.cards.hand, &area.cards.draw);
            set(area, cards, hand::difference(&pool, &cards));
        })
    }

    /// A player's draw pile, exactly.
    pub fn draw_pile(mut self, seat: Seat, cards: &str) -> Self {
        let cards = self.cards(cards);
        self.area(seat, |area| set(area, area.cards.hand, cards))
    }

    /// A player's discard pile, exactly.
    pub fn discard_pile(mut self, seat: Seat, cards: &str) -> Self {
        let cards = self.cards(cards);
        self.area(seat, |area| area.discard = cards)
    }

    /// A player's played cards, exactly.
    pub fn played(mut self, seat: Seat, cards: &str) -> Self {
        let cards = self.cards(cards);
        self.area(seat, |area| area.played = cards)
    }

    /// A player's gold.
    pub fn gold(self, seat: Seat, gold: u16) -> Self {
        self.area(seat, |area| area.gold = gold)
    }

    /// A player's life.
    pub fn life(self, seat: Seat, life: u8) -> Self {
        self.area(seat, |area| area.life = life)
    }

    /// What a player does this round.
    pub fn aim(self, seat: Seat, aim: Aim) -> Self {
        self.area(seat, |area| area.aim = aim)
    }

    /// Puts an upgrade from the deck on a ship, and its cards on the player's discard pile.
    pub fn own(mut self, seat: Seat, upgrade: &str) -> Self {
        let Some(number) = self.number(upgrade, Row::Upgrade) else {
            return self;
        };
        self.state.upgrades.unseen.remove(number);
        let gained = self.game.tables().gained(number);
        self.area(seat, |area| {
            area.ship.add(number);
            area.discard = hand::sum(&area.discard, &gained);
        })
    }

    /// The cards of a row, three of them; `-` for an empty place. Cards that leave it go back into the deck.
    pub fn row(mut self, row: Row, cards: &str) -> Self {
        let mut places: Places = [None; SLOTS as usize];
        for (place, card) in places.iter_mut().zip(cards.split_whitespace()) {
            if card != "-" {
                *place = self.number(card, row);
            }
        }
        match row {
            Row::Quest => {
                let old = self.state.quests.row;
                self.state.quests.row = places;
                self.resort(old.into_iter().flatten());
            }
            Row::Crew => swap(&mut self.state.crew, places),
            Row::Upgrade => swap(&mut self.state.upgrades, places),
        }
        self
    }

    /// The completed quests, exactly.
    pub fn completed(mut self, quests: &str) -> Self {
        let old = self.state.quests.completed;
        let new = quests
            .split_whitespace()
            .filter_map(|quest| self.number(quest, Row::Quest));
        self.state.quests.completed = new.collect::<alloc::vec::Vec<_>>().into_iter().collect();
        self.resort(old.iter());
        self
    }

    /// Takes every quest out of the deck.
    pub fn no_quests_left(mut self) -> Self {
        self.state.quests.levels = [0; 4];
        self.state.quests.bottom.clear();
        self
    }

    /// The morale.
    pub fn morale(mut self, morale: u8) -> Self {
        self.state.morale = morale;
        self
    }

    /// The round.
    pub fn round(mut self, round: u8) -> Self {
        self.state.round = round;
        self
    }

    /// What is to be decided, and by whom.
    pub fn asked(mut self, seat: Seat, point: Point) -> Self {
        (self.state.turn, self.state.point) = (seat, point);
        self
    }

    /// The bot's gold and modifier.
    pub fn bot(mut self, gold: u16, modifier: u8) -> Self {
        (self.state.bot.gold, self.state.bot.modifier) = (gold, modifier);
        self
    }

    /// The bot's revealed cards. Cards it reveals no more go to its draw pile, new ones come from there.
    pub fn revealed(mut self, cards: &str) -> Self {
        let cards = self.cards(cards);
        let bot = &mut self.state.bot;
        let pool = hand::sum(&bot.draw, &bot.revealed);
        bot.draw = hand::difference(&pool, &cards);
        bot.revealed = cards;
        self
    }

    /// Sorts the unseen quests again: those that lie openly are not among them, and of each level the deck has what the game needs.
    fn resort(&mut self, gone: impl Iterator<Item = u8>) {
        let quests = &mut self.state.quests;
        for quest in gone {
            quests.unseen.insert(quest);
        }
        let mut open: CardSet = quests.row.iter().flatten().copied().collect();
        open = open
            .union(quests.completed)
            .union(quests.bottom.iter().copied().collect());
        quests.unseen = quests.unseen.difference(open);
        let tables = self.game.tables();
        quests.levels = core::array::from_fn(|level| {
            let lie_open = open.intersection(tables.levels[level]).len();
            tables.deck[level].saturating_sub(u8::try_from(lie_open).unwrap_or(u8::MAX))
        });
    }

    fn area(mut self, seat: Seat, change: impl FnOnce(&mut Area<Held>)) -> Self {
        if seat.number() < self.game.tables().players {
            change(self.state.area_mut(seat));
        } else {
            self.fault.get_or_insert(EditError::NoSuchSeat(seat));
        }
        self
    }

    fn cards(&mut self, text: &str) -> Cards {
        let mut cards = Cards::EMPTY;
        for word in text.split_whitespace() {
            match word.parse::<Kind>() {
                Ok(kind) if kind.number() < BASIC + self.game.tables().crew => {
                    hand::put(&mut cards, kind);
                }
                Ok(kind) => self.not_found(&kind.to_string(), "a card of this game"),
                Err(error) => {
                    self.fault.get_or_insert(EditError::Text(error));
                }
            }
        }
        cards
    }

    fn number(&mut self, text: &str, row: Row) -> Option<u8> {
        let tables = self.game.tables();
        let (limit, have) = match row {
            Row::Quest => (MAX_QUESTS, tables.quests.len()),
            Row::Crew => (tables.crew, usize::from(tables.crew)),
            Row::Upgrade => (MAX_UPGRADES, tables.upgrades.len()),
        };
        let number = design(text, row.letter(), limit).filter(|&number| usize::from(number) < have);
        if number.is_none() {
            self.not_found(text, "a card of this row, such as Q01, C01 or U01");
        }
        number
    }

    fn not_found(&mut self, text: &str, expected: &str) {
        self.fault
            .get_or_insert(EditError::Text(TextError::new(text, expected)));
    }
}

/// A hand and a draw pile, of which nobody knows anything.
fn set(area: &mut Area<Held>, hand: Cards, draw: Cards) {
    area.cards = Held { hand, draw };
    (area.hand_size, area.draw_size) = (hand::size(&hand), hand::size(&draw));
    area.known = Cards::EMPTY;
}

fn swap(market: &mut Market, places: Places) {
    for card in market.row.into_iter().flatten() {
        market.unseen.add(card, 1);
    }
    for card in places.into_iter().flatten() {
        market.unseen.remove(card);
    }
    market.row = places;
}
