//! [`PiratesCove`]: the rules with one setup, and how the kernel's contract maps onto them.

use core::ops::ControlFlow;

use tabletop_core::cards::Counts;
use tabletop_core::{Chance, Game, Pending, PerSeat, Seat, Seen, Standing, Table, Viewer};

use crate::components::{Amounts, Card, Components, KINDS, POSITIONS, Section};
use crate::rules::{self, Stage};
use crate::{Action, Event, Illegal, Setup, SetupError, State, View};

/// Pirate's Cove with one setup.
#[derive(Clone, Debug)]
pub struct PiratesCove {
    setup: Setup,
    components: Components,
    levels: [[u8; POSITIONS]; 4],
    costs: [[u8; POSITIONS]; 4],
    hits: [[[u32; 7]; 7]; 5],
    tavern: Counts<KINDS>,
}

impl PiratesCove {
    /// The component tables in use.
    pub fn tables(&self) -> &Components {
        &self.components
    }

    #[inline]
    pub(crate) fn amounts(&self) -> &Amounts {
        &self.components.amounts
    }

    /// The level of a section at a position; 0 off the track.
    #[inline]
    pub fn level(&self, section: Section, marker: i8) -> u8 {
        usize::try_from(marker)
            .ok()
            .and_then(|marker| self.levels[section.index()].get(marker))
            .copied()
            .unwrap_or(0)
    }

    /// The gold for the next step of a section from this position; `None` at the top (PC-024).
    #[inline]
    pub fn step_cost(&self, section: Section, marker: i8) -> Option<u8> {
        let next = usize::try_from(marker.checked_add(1)?).ok()?;
        self.costs[section.index()].get(next).copied()
    }

    /// In how many of the ways `dice` can fall just 0, 1, 2… of them show at least `needs` (2 to 6). At most six dice.
    #[inline]
    pub(crate) fn ways(&self, dice: u8, needs: u8) -> &[u32] {
        let dice = usize::from(dice.min(6));
        let needs = usize::from(needs.clamp(2, 6)) - 2;
        &self.hits[needs][dice][..=dice]
    }

    /// Goes on from a position that was put together by hand, at a stage of the month, up to the next decision.
    ///
    /// For scenarios; see [`Editor`](crate::Editor).
    pub fn resume(&self, state: &mut State, stage: Stage, table: &mut impl Table<Event>) {
        rules::resume(self, state, stage, table);
    }
}

/// The table behind [`PiratesCove::ways`]: for each die one face after the other, by the sum of hits.
fn ways() -> [[[u32; 7]; 7]; 5] {
    let mut table = [[[0; 7]; 7]; 5];
    for (needs, by_dice) in (2u32..).zip(&mut table) {
        by_dice[0][0] = 1;
        for dice in 1..7 {
            for hits in 0..=dice {
                let miss = if hits < dice {
                    by_dice[dice - 1][hits]
                } else {
                    0
                };
                let hit = if hits > 0 {
                    by_dice[dice - 1][hits - 1]
                } else {
                    0
                };
                by_dice[dice][hits] = miss * (needs - 1) + hit * (7 - needs);
            }
        }
    }
    table
}

impl Game for PiratesCove {
    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    const ID: &'static str = "pirates-cove";
    const REVISION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.validate()?;
        let components = setup.components.clone().unwrap_or_default();
        Ok(PiratesCove {
            setup,
            levels: Section::ALL.map(|section| components.section(section).levels),
            costs: Section::ALL.map(|section| components.section(section).costs),
            hits: ways(),
            tavern: Counts::new(Card::ALL.map(|card| components.copies(card))),
            components,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.players
    }

    fn decision_bound(&self) -> u32 {
        rules::decision_bound(self)
    }

    fn start(&self, table: &mut impl Table<Event>) -> State {
        rules::start(self, table)
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending {
        state.pending()
    }

    #[inline]
    fn legal(
        &self,
        state: &State,
        seat: Seat,
        visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        rules::legal(self, state, seat, visit)
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check(self, state, seat, action)
    }

    fn play(&self, state: &mut State, seat: Seat, action: Action, table: &mut impl Table<Event>) {
        rules::play(self, state, seat, action, table);
    }

    fn standing(&self, state: &State) -> Option<Standing> {
        crate::scoring::standing(self, state)
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(state, who)
    }

    fn follow(&self, view: &mut View, seen: &Seen<Self>) {
        view.position.happen(seen);
    }

    fn sample(&self, view: &View, chance: &mut impl Chance) -> State {
        crate::sample::sample(self, view, chance)
    }

    fn pending_in(&self, view: &View) -> Pending {
        view.position.pending()
    }
}

impl PiratesCove {
    /// The fame of each seat: the scores.
    pub(crate) fn fame(&self, state: &State) -> PerSeat<i32> {
        PerSeat::from_fn(self.seats(), |seat| i32::from(state.captain(seat).fame))
    }

    /// All copies of the tavern cards, by kind.
    pub(crate) fn tavern(&self) -> Counts<KINDS> {
        self.tavern
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ways_of_the_dice_are_counted_right() {
        let game = PiratesCove::new(Setup::new(3)).unwrap();
        assert_eq!(game.ways(1, 5), [4, 2]);
        assert_eq!(game.ways(2, 6), [25, 10, 1]);
        for needs in 2..=6u8 {
            for dice in 0..=6u8 {
                let mut slow = [0u32; 7];
                for roll in 0..6u32.pow(dice.into()) {
                    let hits = (0..dice)
                        .filter(|&die| roll / 6u32.pow(die.into()) % 6 + 1 >= u32::from(needs))
                        .count();
                    slow[hits] += 1;
                }
                assert_eq!(game.ways(dice, needs), &slow[..=usize::from(dice)]);
            }
        }
    }

    #[test]
    fn levels_off_the_track_are_nothing() {
        let game = PiratesCove::new(Setup::new(3)).unwrap();
        assert_eq!(game.level(Section::Hull, -1), 0);
        assert_eq!(game.level(Section::Hull, 5), 9);
        assert_eq!(game.step_cost(Section::Hull, -1), Some(1));
        assert_eq!(game.step_cost(Section::Hull, 5), None);
    }
}
