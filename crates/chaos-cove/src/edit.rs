//! [`Edit`]: positions put together by hand, for tests, puzzles and analysis.

use alloc::string::{String, ToString};

use tabletop_core::{Seat, Table};

use crate::{
    ChaosCove, Control, Design, Good, Happening, Hero, HeroSet, Invader, Phase, Side, Space, Stack,
    State, Target, Tile,
};

/// A position being put together.
///
/// It begins with the first player in the setup's first seat (or seat 0), the hero tiles dealt in order (the first four to seat 0, and
/// so on), all hero cards in the deck, the starter pieces placed, all invaders of the first wave face down, and the stacks turned up.
/// A step that is impossible is remembered, and [`begin`](Edit::begin) answers with the first of them.
///
/// ```
/// use chaos_cove::{ChaosCove, Good, Phase, Setup};
/// use tabletop_core::{Game, Quiet, Scripted, Seat};
///
/// let game = ChaosCove::new(Setup::new(2))?;
/// let p0 = Seat::new(0);
/// let state = game
///     .edit()
///     .goods(p0, &[(Good::Cannon, 2)])
///     .invader("sea 1", 1, 4)
///     .begin(Phase::Attack, &mut Quiet::new(Scripted::new()))?;
/// assert_eq!(game.legal_actions(&state, p0).len(), 2); // attack sea 1, or pass
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Edit<'g> {
    game: &'g ChaosCove,
    state: State,
    error: Option<EditError>,
}

/// Why a position cannot be put together like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditError {
    /// A name or place could not be read.
    #[error("{0}")]
    Text(String),
    /// There are not so many of something.
    #[error("there is no {what} left for this")]
    None {
        /// What is missing.
        what: String,
    },
    /// The rules allow no such position.
    #[error("no game has this position: {0}")]
    Impossible(String),
}

impl ChaosCove {
    /// A position to put together.
    pub fn edit(&self) -> Edit<'_> {
        Edit {
            game: self,
            state: self.plain(),
            error: None,
        }
    }
}

impl Edit<'_> {
    fn step(
        mut self,
        change: impl FnOnce(&mut State, &ChaosCove) -> Result<(), EditError>,
    ) -> Self {
        if self.error.is_none() {
            self.error = change(&mut self.state, self.game).err();
        }
        self
    }

    /// Gives the first player marker to a seat.
    #[must_use]
    pub fn marker(self, seat: Seat) -> Self {
        self.step(|state, _| {
            state.marker = seat;
            Ok(())
        })
    }

    /// Makes it this round, 1 to 4, with its wave face down on all lanes and nothing else changed.
    #[must_use]
    pub fn round(self, round: u8) -> Self {
        self.step(|state, game| {
            if !(1..=4).contains(&round) {
                return Err(EditError::Text(alloc::format!("there is no round {round}")));
            }
            // The hands of hero tiles stay where they are.
            let hands = Seat::all(4).map(|seat| state.heroes_of(seat));
            let mut held = [HeroSet::EMPTY; 4];
            for (hand, tiles) in held.iter_mut().zip(hands) {
                *hand = tiles;
            }
            state.happen(&Happening::RoundBegan {
                round,
                lanes: game.lanes(),
            });
            for seat in Seat::all(4) {
                let shifted = usize::from((seat.number() + 9 - round) & 3);
                state.groups[shifted] = held[seat.index()];
            }
            Ok(())
        })
    }

    /// Deals these four hero tiles to a seat or dummy; whoever held one gets one of the seat's former tiles for it.
    #[must_use]
    pub fn tiles(self, seat: Seat, heroes: &[&str]) -> Self {
        self.step(|state, _| {
            let wanted: HeroSet = read_all(heroes)?;
            if wanted.len() != 4 {
                return Err(EditError::Text("a hand has four hero tiles".into()));
            }
            for hero in wanted {
                let (own, other) = (state.heroes_of(seat), state.owner(hero));
                let Some(back) = own.less(wanted).into_iter().next() else {
                    break;
                };
                if own.contains(hero) {
                    continue;
                }
                for group in &mut state.groups {
                    if group.contains(hero) {
                        *group = group.without(hero).with(back);
                    } else if group.contains(back) {
                        *group = group.without(back).with(hero);
                    }
                }
                debug_assert!(state.heroes_of(other).contains(back));
            }
            Ok(())
        })
    }

    /// Puts a hero, by name, on a location, by name.
    #[must_use]
    pub fn place(self, hero: &str, location: &str) -> Self {
        self.step(|state, _| {
            let (hero, location): (Hero, _) = (read(hero)?, read(location)?);
            let seat = state.owner(hero);
            state.happen(&Happening::HeroPlaced {
                seat,
                hero,
                location,
            });
            Ok(())
        })
    }

    /// Gives a seat exactly so many of these goods; cannons, sabers and crew come from where they lie.
    #[must_use]
    pub fn goods(self, seat: Seat, goods: &[(Good, u8)]) -> Self {
        self.step(|state, game| {
            for &(good, count) in goods {
                let have = state.player(seat).has(good);
                state.happen(&Happening::Paid {
                    seat,
                    good,
                    count: have,
                });
                let most = match good {
                    Good::Cannon => state.supply[0],
                    Good::Saber => state.supply[1],
                    Good::Crew => state.player(seat).ashore,
                    _ => game.components().numbers.most,
                };
                if count > most {
                    return Err(EditError::None {
                        what: good.to_string(),
                    });
                }
                state.happen(&Happening::Gained { seat, good, count });
            }
            Ok(())
        })
    }

    /// Gives a seat exactly these hero cards, by name, from the deck.
    #[must_use]
    pub fn hand(self, seat: Seat, heroes: &[&str]) -> Self {
        self.step(|state, _| {
            let old = core::mem::take(&mut state.hands[seat.index() & 3]);
            state.deck = state.deck.plus(old);
            for name in heroes {
                let hero: Hero = read(name)?;
                if state.deck.of(hero) == 0 {
                    return Err(EditError::None {
                        what: alloc::format!("card of {hero}"),
                    });
                }
                state.happen(&Happening::CardDrawn { seat, card: hero });
            }
            Ok(())
        })
    }

    /// Leaves exactly these hero cards in the deck; the rest of it is discarded.
    #[must_use]
    pub fn deck(self, heroes: &[&str]) -> Self {
        self.step(|state, _| {
            let mut all = state.deck.plus(state.discards);
            state.deck = crate::Cards::EMPTY;
            for name in heroes {
                let hero: Hero = read(name)?;
                if !all.remove(hero) {
                    return Err(EditError::None {
                        what: alloc::format!("card of {hero}"),
                    });
                }
                state.deck.add(hero);
            }
            state.discards = all;
            Ok(())
        })
    }

    /// Gives a seat exactly these construction cards, by code, and puts its pieces on these spaces: as many ships as ship cards, and as
    /// many forts as fort cards.
    #[must_use]
    pub fn builds(self, seat: Seat, cards: &[&str], ships: &[&str], forts: &[&str]) -> Self {
        self.step(|state, _| {
            for design in Design::all() {
                for _ in 0..state.player(seat).cards[design.index()] {
                    give_back(state, design);
                    state.seat(seat).cards[design.index()] -= 1;
                }
            }
            for card in cards {
                let design: Design = read(card)?;
                take_out(state, design)?;
                state.seat(seat).cards[design.index()] += 1;
            }
            for (side, spaces) in [(Side::Sea, ships), (Side::Land, forts)] {
                let mut mask = 0;
                for space in spaces {
                    mask |= read::<Space>(space)?.bit();
                }
                state.seat(seat).pieces[side.index()] = mask;
            }
            Ok(())
        })
    }

    /// Puts the face-up tile of this wave and strength on a lane (`sea 2`) or breakthrough space (`barbarian 1`). A lane holds a tile of
    /// the present round's wave.
    #[must_use]
    pub fn invader(self, place: &str, wave: u8, strength: u8) -> Self {
        self.step(|state, game| {
            let target: Target = read(place)?;
            let side = target.side();
            let tile = Tile::all()
                .filter(|tile| tile.side() == side && tile.wave() == wave)
                .find(|&tile| {
                    game.strength(tile) == strength && state.unseen >> tile.number() & 1 == 1
                });
            let tile = tile.ok_or_else(|| EditError::None {
                what: alloc::format!("{} of strength {strength}", side.invader()),
            })?;
            match target {
                Target::Lane { side, lane } => {
                    state.happen(&Happening::Flipped { side, lane, tile });
                }
                Target::Broken { side, space } => {
                    state.unseen &= !(1 << tile.number());
                    state.broken[side.index()][usize::from(space) % 3] = Some(tile);
                }
            }
            Ok(())
        })
    }

    /// Takes the invader of a lane away: as if it had never come.
    #[must_use]
    pub fn no_invader(self, places: &[&str]) -> Self {
        self.step(|state, _| {
            for place in places {
                if let Target::Lane { side, lane } = read(place)? {
                    state.lanes[side.index()][lane.index()] = Invader::Gone;
                }
            }
            Ok(())
        })
    }

    /// Lets a seat have claimed this many tiles more, of other waves than the present one.
    #[must_use]
    pub fn claimed(self, seat: Seat, tiles: u8) -> Self {
        self.step(|state, _| {
            for _ in 0..tiles {
                let now = state.round;
                let free = Tile::all()
                    .find(|tile| state.unseen >> tile.number() & 1 == 1 && tile.wave() != now)
                    .ok_or_else(|| EditError::None {
                        what: "invader tile".into(),
                    })?;
                state.unseen &= !(1 << free.number());
                state.seat(seat).claimed |= 1 << free.number();
            }
            Ok(())
        })
    }

    /// Gives a seat a fortress token.
    #[must_use]
    pub fn token(self, seat: Seat) -> Self {
        self.step(|state, _| {
            state.happen(&Happening::TokenTaken { seat });
            Ok(())
        })
    }

    /// Puts this design, by code, on top of stack 9 or 10, face up.
    #[must_use]
    pub fn mixed_top(self, stack: Stack, design: &str) -> Self {
        self.step(|state, _| {
            let design: Design = read(design)?;
            if let Some(old) = state.stacks[stack.index()].top.take() {
                give_back(state, old);
            }
            take_out(state, design)?;
            state.stacks[stack.index()].top = Some(design);
            Ok(())
        })
    }

    /// Turns the top card of a stack face down: bought from in this round's phase 3.
    #[must_use]
    pub fn closed(self, stack: Stack) -> Self {
        self.step(|state, _| {
            if let Some(top) = state.stacks[stack.index()].top.take() {
                // The card that was bought is out of the game; the next one is hidden.
                state.stacks[stack.index()].left -= 1;
                state.removed.add(top.number(), 1);
            }
            Ok(())
        })
    }

    /// Begins a phase at this position, with the holder of the marker, and plays on to the first decision. [`Phase::Over`] ends the game
    /// as after its last round.
    pub fn begin(
        self,
        phase: Phase,
        table: &mut impl Table<Happening<Hero>>,
    ) -> Result<State, EditError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let mut state = self.state;
        state.control = Control::new(state.marker);
        self.game
            .audit_pieces(&state)
            .map_err(EditError::Impossible)?;
        self.game.begin_phase(&mut state, phase, table);
        Ok(state)
    }
}

fn read<T: core::str::FromStr>(text: &str) -> Result<T, EditError>
where
    T::Err: core::fmt::Display,
{
    text.parse()
        .map_err(|error: T::Err| EditError::Text(error.to_string()))
}

fn read_all<T: core::str::FromStr, C: FromIterator<T>>(texts: &[&str]) -> Result<C, EditError>
where
    T::Err: core::fmt::Display,
{
    texts.iter().map(|text| read(text)).collect()
}

/// Takes a construction card from where it lies, for an edited position.
fn take_out(state: &mut State, design: Design) -> Result<(), EditError> {
    let number = design.number();
    let found = match number {
        0 | 1 => state.removed.remove(number),
        Design::FIRST_RANDOM.. => {
            let there = state.pool.remove(number);
            if there {
                // It came from the taller of the mixed stacks.
                let taller = if state.stacks[8].left >= state.stacks[9].left {
                    8
                } else {
                    9
                };
                state.stacks[taller].left -= 1;
            }
            there
        }
        _ => {
            let pile = &mut state.stacks[usize::from(number - 2)];
            let there = pile.left > 0;
            pile.left = pile.left.saturating_sub(1);
            if pile.left == 0 {
                pile.top = None;
            }
            there
        }
    };
    let what = alloc::format!("construction card {design}");
    found.then_some(()).ok_or(EditError::None { what })
}

/// Puts a construction card back to where [`take_out`] finds it.
fn give_back(state: &mut State, design: Design) {
    let number = design.number();
    match number {
        0 | 1 => state.removed.add(number, 1),
        Design::FIRST_RANDOM.. => {
            state.pool.add(number, 1);
            let shorter = if state.stacks[8].left <= state.stacks[9].left {
                8
            } else {
                9
            };
            state.stacks[shorter].left += 1;
        }
        _ => state.stacks[usize::from(number - 2)].left += 1,
    }
}
