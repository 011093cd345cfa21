//! [`Position`]: everything that lies on the table, as the rules hold it ([`State`]) and as a viewer sees it.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop_core::Seat;

use crate::{
    Cards, Control, Design, Good, Hero, HeroSet, Lane, Location, Side, Space, Target, Tile,
};

/// A pile of hero cards that may be somebody's secret: [`Cards`] for the rules, [`SeenCards`] for a viewer.
pub trait Secret: Copy + Eq + core::fmt::Debug + Serialize + DeserializeOwned {
    /// A card that comes into the pile.
    type Card: Copy + Eq + core::fmt::Debug + Serialize + DeserializeOwned;

    /// How many cards there are: never a secret (CC-016).
    fn count(&self) -> u8;

    /// A card comes in.
    fn put(&mut self, card: Self::Card);

    /// A card of this hero leaves.
    fn take(&mut self, hero: Hero);

    /// A card leaves that not everybody sees.
    fn take_hidden(&mut self, card: Self::Card);

    /// The pile takes in all of an open pile.
    fn absorb(&mut self, open: Cards);
}

impl Secret for Cards {
    type Card = Hero;

    fn count(&self) -> u8 {
        self.total()
    }

    fn put(&mut self, card: Hero) {
        self.add(card);
    }

    fn take(&mut self, hero: Hero) {
        self.remove(hero);
    }

    fn take_hidden(&mut self, card: Hero) {
        self.remove(card);
    }

    fn absorb(&mut self, open: Cards) {
        *self = self.plus(open);
    }
}

/// A pile of hero cards as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SeenCards {
    /// The viewer's own hand.
    Known(Cards),
    /// How many cards there are: the hands of others, and the deck.
    Count(u8),
}

impl Secret for SeenCards {
    type Card = Option<Hero>;

    fn count(&self) -> u8 {
        match self {
            SeenCards::Known(cards) => cards.total(),
            SeenCards::Count(count) => *count,
        }
    }

    fn put(&mut self, card: Option<Hero>) {
        match (self, card) {
            (SeenCards::Known(cards), Some(hero)) => cards.add(hero),
            (SeenCards::Known(_), None) => {} // not an event of this viewer
            (SeenCards::Count(count), _) => *count = count.saturating_add(1),
        }
    }

    fn take(&mut self, hero: Hero) {
        match self {
            SeenCards::Known(cards) => {
                cards.remove(hero);
            }
            SeenCards::Count(count) => *count = count.saturating_sub(1),
        }
    }

    fn take_hidden(&mut self, _: Option<Hero>) {
        if let SeenCards::Count(count) = self {
            *count = count.saturating_sub(1);
        }
    }

    fn absorb(&mut self, open: Cards) {
        if let SeenCards::Count(count) = self {
            *count = count.saturating_add(open.total());
        }
    }
}

/// What everybody sees of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Goods by [`Good::index`]: unused cannons and sabers, and crew standing in the Fountain.
    pub goods: [u8; 8],
    /// Cannons and sabers used this round, by [`Side::index`] (CC-114).
    pub fired: [u8; 2],
    /// Crew in the own area.
    pub ashore: u8,
    /// Crew lying in the Fountain (CC-120).
    pub lying: u8,
    /// Construction cards by [`Design::index`].
    pub cards: [u8; 18],
    /// Where the ships and the forts stand, by [`Side::index`]: a bit for each space.
    pub pieces: [u32; 2],
    /// Claimed invader tiles: a bit for each [`Tile`].
    pub claimed: u64,
    /// Whether the player holds a fortress token.
    pub token: bool,
}

impl Player {
    /// How many of a kind of goods the player can use now.
    #[inline]
    pub fn has(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }

    /// How many ships or forts stand on the map.
    pub fn on_map(&self, side: Side) -> u8 {
        bits(self.pieces[side.index()])
    }

    /// How many invader tiles the player has claimed.
    pub fn tiles(&self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "at most 48")]
        let tiles = self.claimed.count_ones() as u8;
        tiles
    }
}

fn bits(mask: u32) -> u8 {
    #[expect(clippy::cast_possible_truncation, reason = "at most 32")]
    let count = mask.count_ones() as u8;
    count
}

/// What lies on the invader space of a lane.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Invader {
    /// Nothing.
    #[default]
    Gone,
    /// A face-down tile of the present wave; which, nobody knows.
    Down,
    /// A face-up tile.
    Up(Tile),
}

/// A construction stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pile {
    /// How many cards there are, the top one included.
    pub left: u8,
    /// The top card, if it is face up.
    pub top: Option<Design>,
}

/// Everything that lies on the table. `P` is a pile that may be somebody's secret: [`Cards`] in a [`State`], [`SeenCards`] in a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "P: Secret")]
pub struct Position<P> {
    /// The round, from 1; also the wave of the tiles in use (CC-211).
    pub round: u8,
    /// Who holds the first player marker.
    pub marker: Seat,
    /// Whether a fourth invader of a kind broke through (CC-160).
    pub lost: bool,
    /// The players, by seat.
    pub players: [Player; 4],
    /// Their hero cards.
    pub hands: [P; 4],
    /// Heroes of which a seat is known to hold a card, since it was offered and refused.
    pub shown: [HeroSet; 4],
    /// The draw deck.
    pub deck: P,
    /// The discard pile.
    pub discards: Cards,
    /// Cards played for an ability that is not resolved yet: at most two.
    pub in_play: Cards,
    /// The hands of hero tiles, by the seat (or dummy) that holds them in the first round.
    pub groups: [HeroSet; 4],
    /// Where the heroes stand.
    pub heroes: [Option<Location>; 16],
    /// The heroes on the board.
    pub board: HeroSet,
    /// How many heroes each location holds.
    pub crowd: [u8; 12],
    /// The invaders on the lanes, by [`Side::index`].
    pub lanes: [[Invader; 6]; 2],
    /// The invaders that broke through, by [`Side::index`].
    pub broken: [[Option<Tile>; 3]; 2],
    /// Tiles nobody has seen: face down on the map, of later waves, and left over. A bit for each.
    pub unseen: u64,
    /// The ten construction stacks.
    pub stacks: [Pile; 10],
    /// The hidden cards of stacks 9 and 10 together, by [`Design::index`].
    pub pool: tabletop_core::cards::Counts<18>,
    /// Construction cards out of the game.
    pub removed: tabletop_core::cards::Counts<18>,
    /// Cannons and sabers in the supply, by [`Side::index`].
    pub supply: [u8; 2],
    /// Where the game stands in its procedures.
    pub control: Control,
}

/// A position as the rules hold it.
pub type State = Position<Cards>;

const _: () = assert!(size_of::<State>() <= 1024);

impl<P: Secret> Position<P> {
    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    /// The heroes that belong to a seat this round, on the board or not (CC-190).
    #[inline]
    pub fn heroes_of(&self, seat: Seat) -> HeroSet {
        self.groups[usize::from((seat.number() + 9 - self.round.min(8)) & 3)]
    }

    /// The seat (or dummy) to which a hero belongs this round.
    pub fn owner(&self, hero: Hero) -> Seat {
        Seat::all(4)
            .find(|&seat| self.heroes_of(seat).contains(hero))
            .unwrap_or(Seat::new(0))
    }

    /// How many heroes a seat has placed this round.
    pub fn placed(&self, seat: Seat) -> u8 {
        self.heroes_of(seat).and(self.board).len()
    }

    /// The tile at a target, if it is face up.
    #[inline]
    pub fn tile_at(&self, target: Target) -> Option<Tile> {
        match target {
            Target::Lane { side, lane } => match self.lanes[side.index()][lane.index()] {
                Invader::Up(tile) => Some(tile),
                _ => None,
            },
            Target::Broken { side, space } => {
                self.broken[side.index()].get(usize::from(space)).copied()?
            }
        }
    }

    /// Whether any invader is face up, on a lane or broken through.
    pub fn any_face_up(&self) -> bool {
        self.lanes
            .iter()
            .flatten()
            .any(|invader| matches!(invader, Invader::Up(_)))
            || self.broken.iter().flatten().any(Option::is_some)
    }

    /// Whether any tile of this side is face down on a lane.
    pub fn any_face_down(&self, side: Side) -> bool {
        self.lanes[side.index()].contains(&Invader::Down)
    }

    /// Who has a piece on a space.
    pub fn piece_at(&self, side: Side, space: Space) -> Option<Seat> {
        Seat::all(4).find(|seat| self.players[seat.index()].pieces[side.index()] & space.bit() != 0)
    }

    /// The spaces of a side that hold a piece, as bits.
    #[inline]
    pub fn occupied(&self, side: Side) -> u32 {
        self.players
            .iter()
            .fold(0, |mask, player| mask | player.pieces[side.index()])
    }

    /// Whether a seat has a piece next to a lane.
    #[inline]
    pub fn is_adjacent(&self, seat: Seat, side: Side, lane: Lane) -> bool {
        self.player(seat).pieces[side.index()] >> (lane.number() * 3) & 7 != 0
    }

    /// Who decides at a frame of [`Control`]: the turn's player, except when others are asked for help.
    #[inline]
    pub fn decider(&self) -> Seat {
        match self.control.top() {
            crate::Frame::Help {
                helper,
                offer: None,
                ..
            } => helper,
            _ => self.control.turn,
        }
    }
}
