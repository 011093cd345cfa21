//! Short words for scenarios.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses some of these words"
)]

use pirates_cove::{
    Card, DICE, Editor, PiratesCove, Place, Section, Setup, Stage, State, TAVERN, TIE,
};
use tabletop_core::{Game, Quiet, Scripted, Seat, Stream};
use tabletop_testkit::Scenario;

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const C: Seat = Seat::new(2);
pub const D: Seat = Seat::new(3);
pub const E: Seat = Seat::new(4);

pub type Luck = (Stream, u32);
pub type Play = Scenario<PiratesCove>;

/// A scene of `players`: the facts, then the rules from a stage on with this luck.
pub fn scene(
    players: u8,
    stage: Stage,
    luck: &[Luck],
    facts: impl FnOnce(Editor<'_>) -> Editor<'_>,
) -> Play {
    scene_with(Setup::new(players), stage, luck, facts)
}

/// The same with a setup.
pub fn scene_with(
    setup: Setup,
    stage: Stage,
    luck: &[Luck],
    facts: impl FnOnce(Editor<'_>) -> Editor<'_>,
) -> Play {
    let game = PiratesCove::new(setup).expect("a valid setup");
    let script = luck
        .iter()
        .fold(Scripted::new(), |script, &(stream, outcome)| {
            script.then(stream, outcome)
        });
    let state = facts(Editor::new(&game))
        .resume(stage, &mut Quiet::new(script))
        .unwrap_or_else(|error| panic!("{error}"));
    Scenario::from_state(game, state)
}

/// Dice that fell like this, where so much hits: how many hit.
pub fn dice(needs: u32, faces: &[u32]) -> Luck {
    let hits = faces.iter().filter(|&&face| face >= needs).count();
    (DICE, u32::try_from(hits).unwrap())
}

/// The mutiny die.
pub fn mutiny_die(face: u32) -> Luck {
    (DICE, u32::from(face == 1))
}

/// A tie in which this captain rolls highest.
pub fn tie(seat: Seat) -> Luck {
    (TIE, u32::from(seat.number()))
}

/// This tavern card is drawn.
pub fn draw(card: Card) -> Luck {
    (TAVERN, u32::from(card.number()))
}

pub fn fame(_: &PiratesCove, state: &State) -> Vec<i16> {
    each(state, |seat| state.captain(seat).fame)
}

pub fn gold(_: &PiratesCove, state: &State) -> Vec<u8> {
    each(state, |seat| state.captain(seat).gold)
}

pub fn chests(_: &PiratesCove, state: &State) -> Vec<u8> {
    each(state, |seat| state.captain(seat).chests)
}

pub fn hands(_: &PiratesCove, state: &State) -> Vec<u8> {
    each(state, |seat| state.hand_size(seat))
}

/// The supply: gold and chests.
pub fn supply(_: &PiratesCove, state: &State) -> (u8, u8) {
    (state.gold(), state.chests())
}

fn each<T>(state: &State, read: impl FnMut(Seat) -> T) -> Vec<T> {
    Seat::all(state.players()).map(read).collect()
}

/// The position of a marker.
pub fn marker(seat: Seat, section: Section) -> impl FnOnce(&PiratesCove, &State) -> i8 {
    move |_, state| state.captain(seat).markers[section.index()]
}

/// Where a ship lies.
pub fn place(seat: Seat) -> impl FnOnce(&PiratesCove, &State) -> Place {
    move |_, state| state.captain(seat).place
}

/// How many of a card lie on the discard pile.
pub fn discarded(card: Card) -> impl FnOnce(&PiratesCove, &State) -> u8 {
    move |_, state| state.discards().of(card.number())
}
