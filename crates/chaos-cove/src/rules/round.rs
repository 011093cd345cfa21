//! The start of the game, and phase 6: the end of a round (CC-005 to CC-028, CC-200 to CC-211).

use tabletop_core::cards::Counts;
use tabletop_core::{Odds, Seat, Table};

use super::{FIRST, HEROES, Turn};
use crate::{
    Cards, ChaosCove, Control, Design, Good, Happening, Hero, HeroSet, Invader, Lane, Phase, Pile,
    Player, Position, Side, Space, Stack, State,
};

impl ChaosCove {
    /// The table before anything is dealt: every player's starting goods, the decks and stacks whole.
    fn blank(&self) -> State {
        let tables = &self.tables;
        let numbers = &tables.numbers;
        let seats = self.players();
        let crew = tables.start[Good::Crew.index()];
        let mut starter = [0; 18];
        starter[Design::STARTER_FORT.index()] = 1;
        starter[Design::STARTER_SHIP.index()] = 1;
        let player = |seat: u8| {
            if seat >= seats {
                return Player::NOBODY;
            }
            Player {
                goods: tables.start,
                ashore: numbers.crew - crew,
                cards: starter,
                ..Player::NOBODY
            }
        };
        let left = |good: Good, all: u8| all - tables.start[good.index()] * seats;
        let mut deck = Cards::EMPTY;
        for hero in Hero::all() {
            for _ in 0..self.copies(hero) {
                deck.add(hero);
            }
        }
        let mut pool = [0; 18];
        let mut removed = [0; 18];
        for design in Design::all() {
            let copies = self.design_copies(design);
            match design.number() {
                0 | 1 => removed[design.index()] = copies - seats, // starter cards nobody needs
                Design::FIRST_RANDOM.. => pool[design.index()] = copies,
                _ => {}
            }
        }
        let half = pool.iter().sum::<u8>() / 2;
        let stack = |index: u8| Pile {
            left: if index < 8 {
                self.design_copies(Design::of_stack(index))
            } else {
                half
            },
            top: None,
        };
        Position {
            round: 1,
            marker: Seat::new(0),
            lost: false,
            players: [0, 1, 2, 3].map(player),
            hands: [Cards::EMPTY; 4],
            shown: [HeroSet::EMPTY; 4],
            deck,
            discards: Cards::EMPTY,
            in_play: Cards::EMPTY,
            groups: [HeroSet::EMPTY; 4],
            heroes: [None; 16],
            board: HeroSet::EMPTY,
            crowd: [0; 12],
            lanes: [[Invader::Gone; 6]; 2],
            broken: [[None; 3]; 2],
            unseen: (1 << 48) - 1,
            stacks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(stack),
            pool: Counts::new(pool),
            removed: Counts::new(removed),
            supply: [
                left(Good::Cannon, numbers.cannons),
                left(Good::Saber, numbers.sabers),
            ],
            control: Control::new(Seat::new(0)),
        }
    }

    /// Sets the game up and plays on to the first decision.
    pub(crate) fn set_up(&self, table: &mut impl Table<Happening<Hero>>) -> State {
        let mut state = self.blank();
        let mut turn = Turn {
            game: self,
            at: &mut state,
            table,
        };
        turn.deal();
        turn.begin_place();
        turn.settle();
        state
    }
}

impl ChaosCove {
    /// A position without luck, to be edited: hero tiles in order, no hands, the first designs on top of the mixed stacks.
    pub(crate) fn plain(&self) -> State {
        let mut state = self.blank();
        let first = self.setup.first_seat.unwrap_or(Seat::new(0));
        state.marker = first;
        for (index, group) in (0u8..).zip(&mut state.groups) {
            *group = (index * 4..index * 4 + 4).map(Hero::new).collect();
        }
        for stack in Stack::all() {
            let design = match stack.number() {
                number @ 0..8 => Some(Design::of_stack(number)),
                _ => state
                    .pool
                    .iter()
                    .next()
                    .and_then(|(kind, _)| Design::try_from(kind).ok()),
            };
            if let Some(design) = design {
                state.happen(&Happening::StackFlipped { stack, design });
            }
        }
        let lanes = self.lanes;
        state.happen(&Happening::RoundBegan { round: 1, lanes });
        for (seat, side, space) in self.first_pieces(first) {
            state.happen(&Happening::PiecePlaced { seat, side, space });
        }
        state
    }

    /// CC-025, CC-026: the k-th player stands next to the k-th lane, at sea and on land.
    fn first_pieces(&self, first: Seat) -> impl Iterator<Item = (Seat, Side, Space)> + use<> {
        let seats = self.players();
        (0..seats).flat_map(move |step| {
            let seat = Seat::new((first.number() + step) % seats);
            Side::ALL.map(|side| (seat, side, Space::at(Lane::new(step), 0)))
        })
    }

    /// Begins a phase with the holder of the marker.
    pub(crate) fn begin_phase(
        &self,
        state: &mut State,
        phase: Phase,
        table: &mut impl Table<Happening<Hero>>,
    ) {
        let mut turn = Turn {
            game: self,
            at: state,
            table,
        };
        match phase {
            Phase::Place => turn.begin_place(),
            Phase::Use => turn.begin_use(),
            Phase::Buy => turn.begin_buy(),
            Phase::Attack => turn.begin_attack(),
            Phase::Defend => turn.begin_defend(),
            Phase::Over => turn.end_game(),
        }
        turn.settle();
    }
}

impl Player {
    /// An empty seat.
    pub(crate) const NOBODY: Player = Player {
        goods: [0; 8],
        fired: [0; 2],
        ashore: 0,
        lying: 0,
        cards: [0; 18],
        pieces: [0; 2],
        claimed: 0,
        token: false,
    };
}

impl<T: Table<Happening<Hero>>> Turn<'_, T> {
    /// Everything that luck decides before the first round, in a fixed order.
    fn deal(&mut self) {
        let seats = self.game.players();
        let first = self.game.setup.first_seat.unwrap_or_else(|| {
            let drawn = self.table.pick(FIRST, Odds::Even(u32::from(seats)));
            Seat::ALL[drawn as usize & 3]
        });
        self.happen(Happening::MarkerMoved { to: first }); // CC-024
        // CC-011, CC-012: four hands of four, dummies included.
        let mut left = HeroSet::ALL;
        for seat in Seat::all(4) {
            let mut heroes = HeroSet::EMPTY;
            for _ in 0..4 {
                let drawn = self
                    .table
                    .pick(HEROES, Odds::Members(u128::from(left.bits())));
                #[expect(
                    clippy::cast_possible_truncation,
                    reason = "an outcome is a hero's number"
                )]
                let hero = Hero::new(drawn as u8 & 15);
                left = left.without(hero);
                heroes = heroes.with(hero);
            }
            self.happen(Happening::TilesDealt { seat, heroes });
        }
        for seat in Seat::all(seats) {
            self.draw(seat, self.game.tables.numbers.hand); // CC-015
        }
        for stack in Stack::all() {
            self.turn_stack(stack); // CC-019
        }
        let lanes = self.game.lanes();
        self.happen(Happening::RoundBegan { round: 1, lanes }); // CC-021, CC-023
        for (seat, side, space) in self.game.first_pieces(first) {
            self.happen(Happening::PiecePlaced { seat, side, space });
        }
    }

    /// CC-215: the game ends after its last round.
    fn end_game(&mut self) {
        self.at.control.phase = Phase::Over;
        self.happen(Happening::GameEnded);
    }

    /// Phase 6, or the end of the game after the last round (CC-207, A-53).
    pub(super) fn end_round(&mut self) {
        let round = self.at.round;
        if round >= self.game.setup.rounds {
            self.end_game();
            return;
        }
        // CC-200, CC-201, CC-204 to CC-206. Whose hero tiles are whose follows from the number of the round.
        self.happen(Happening::RoundEnded { round });
        let mixed = [Stack::new(8), Stack::new(9)];
        let untouched = mixed.map(|stack| self.at.stacks[stack.index()].top);
        for stack in Stack::all() {
            self.turn_stack(stack); // CC-202
        }
        for (stack, top) in mixed.into_iter().zip(untouched) {
            if let Some(design) = top {
                self.happen(Happening::StackDiscarded { stack, design }); // CC-203
                self.turn_stack(stack);
            }
        }
        let lanes = self.game.lanes();
        self.happen(Happening::RoundBegan {
            round: round + 1,
            lanes,
        });
        let to = self.at.marker.left(self.game.players());
        self.happen(Happening::MarkerMoved { to }); // CC-208
        self.begin_place();
    }
}
