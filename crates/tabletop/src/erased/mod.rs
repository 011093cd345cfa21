//! Games and matches without their types: for servers, scripting and anything else that learns at run time which game is played.

mod error;
mod play;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;
use tabletop_core::record::NoSuchStep;
use tabletop_core::{Fingerprint, Pending, Seat, Standing, Viewer};

use crate::GameInfo;

pub use error::{ActError, RefusedSave, SetupRefused};
pub(crate) use play::Erase;

/// A game behind an object-safe face: setups come and go as JSON. Got from [`game`](crate::game).
pub trait DynGame: Sync {
    /// What there is to know about the game.
    fn info(&self) -> &'static GameInfo;

    /// The setup with default options and the standard components, as JSON: something to edit and hand to [`start`](DynGame::start).
    fn standard_setup(&self, seats: u8) -> String;

    /// The standard component tables, as JSON.
    fn components(&self) -> String;

    /// Starts a match.
    ///
    /// # Errors
    ///
    /// If the setup cannot be read, or is not valid: then with everything that is wrong with it.
    fn start(&self, setup: &str, seed: u64) -> Result<Box<dyn DynMatch>, SetupRefused>;

    /// Reads a save in either form and checks every step of it.
    ///
    /// # Errors
    ///
    /// If anything is wrong with the save; the error names the step and has the match up to there.
    fn load(&self, save: &[u8]) -> Result<Box<dyn DynMatch>, RefusedSave>;
}

/// A match behind an object-safe face: actions are text, views and events are JSON or text.
///
/// A server keeps the match to itself and sends each client only what is asked for with that client's seat: a view, events, legal
/// actions. The seed, the save and the fingerprint tell everything and go to nobody while the game is on. To a seat that is not at the
/// table everything looks as it does to a spectator.
///
/// ```
/// use tabletop::{Seat, Viewer};
///
/// # if cfg!(feature = "chaos-marauders") {
/// let game = tabletop::game("chaos-marauders").unwrap();
/// let mut played = game.start(&game.standard_setup(2), 7).unwrap();
///
/// // What each player has to be told after every decision, and whose decision is next:
/// let seat = played.pending().seats().first().unwrap();
/// let choices = played.legal(seat);
/// played.apply(seat, &choices[0].action).unwrap();
/// for who in Viewer::all(played.seats()) {
///     for event in played.events(played.steps(), who).unwrap() {
///         println!("to {who}: {} {}", event.json, event.text);
///     }
/// }
///
/// // Somebody who comes late asks for a view.
/// assert!(played.view(Seat::new(1).into()).starts_with('{'));
/// # }
/// ```
pub trait DynMatch: Send + Sync {
    /// What there is to know about the game.
    fn info(&self) -> &'static GameInfo;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The setup, as JSON.
    fn setup(&self) -> String;

    /// The seed of the luck. Who knows it knows the game: not for clients.
    fn seed(&self) -> u64;

    /// Whose decision is awaited. Everybody may know.
    fn pending(&self) -> Pending;

    /// What `seat` may choose now; empty if it is not awaited. For that seat's eyes only.
    fn legal(&self, seat: Seat) -> Vec<Choice>;

    /// Checks an action, plays it and logs it.
    ///
    /// # Errors
    ///
    /// If the text is no action, the seat is not awaited, or a rule forbids the action. Then nothing has changed.
    fn apply(&mut self, seat: Seat, action: &str) -> Result<(), ActError>;

    /// How many decisions were made.
    fn steps(&self) -> usize;

    /// What `who` saw happen at a step (0 for the start, then one per decision). The last step is quick to ask for; earlier ones are played
    /// again from the start.
    ///
    /// # Errors
    ///
    /// If the match has not reached that step.
    fn events(&self, step: usize, who: Viewer) -> Result<Vec<SeenEvent>, NoSuchStep>;

    /// What `who` knows, as JSON.
    fn view(&self, who: Viewer) -> String;

    /// What `who` knows, drawn as text.
    fn board(&self, who: Viewer) -> String;

    /// The result, once the game is over.
    fn standing(&self) -> Option<Standing>;

    /// The fingerprint of everything so far.
    fn fingerprint(&self) -> Fingerprint;

    /// Takes back every decision after the first `step`, luck included.
    ///
    /// # Errors
    ///
    /// If the match has not reached that step.
    fn rewind(&mut self, step: usize) -> Result<(), NoSuchStep>;

    /// The match as JSON Lines, for people and for version control.
    fn to_json_lines(&self) -> String;

    /// The match as bytes, for databases.
    fn to_bytes(&self) -> Vec<u8>;

    /// A copy of the match.
    fn clone_match(&self) -> Box<dyn DynMatch>;
}

/// One legal action, as text and in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The text of the action, as [`DynMatch::apply`] takes it.
    pub action: String,
    /// What it means here.
    pub words: String,
}

/// One event as a viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeenEvent {
    /// The redacted event, as JSON: what a client's view follows.
    pub json: String,
    /// The same as a sentence.
    pub text: String,
}
