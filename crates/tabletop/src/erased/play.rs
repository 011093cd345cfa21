//! The erased face, put on any game.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::marker::PhantomData;

use serde::Serialize;
use tabletop_core::record::NoSuchStep;
use tabletop_core::{Fingerprint, Match, Pending, Seat, Standing, Viewer};

use super::{ActError, Choice, DynGame, DynMatch, RefusedSave, SeenEvent, SetupRefused};
use crate::{FullGame, GameInfo, Heard, Listener, Visitor};

/// Gives a game its erased face.
pub(crate) struct Erase;

impl Visitor for Erase {
    type Out = &'static dyn DynGame;

    fn visit<G: FullGame>(self) -> &'static dyn DynGame {
        &Erased::<G>(PhantomData)
    }
}

struct Erased<G>(PhantomData<fn() -> G>);

impl<G: FullGame> Erased<G> {
    const INFO: &'static GameInfo = &GameInfo::of::<G>();
}

impl<G: FullGame> DynGame for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        Self::INFO
    }

    fn standard_setup(&self, seats: u8) -> String {
        json(&G::standard(seats))
    }

    fn components(&self) -> String {
        json(&G::components())
    }

    fn start(&self, setup: &str, seed: u64) -> Result<Box<dyn DynMatch>, SetupRefused> {
        let setup = serde_json::from_str(setup)
            .map_err(|error| SetupRefused::Unreadable(error.to_string()))?;
        let game = G::new(setup).map_err(|faults| SetupRefused::Invalid(faults.to_string()))?;
        Ok(Box::new(Played::new(Match::start(game, seed))))
    }

    fn load(&self, save: &[u8]) -> Result<Box<dyn DynMatch>, RefusedSave> {
        match Match::<G>::load(save) {
            Ok(played) => Ok(Box::new(Played::new(played))),
            Err(error) => Err(RefusedSave {
                problem: error.problem,
                partial: error
                    .partial
                    .map(|partial| Box::new(Played::new(*partial)) as Box<dyn DynMatch>),
            }),
        }
    }
}

#[derive(Clone)]
struct Played<G: FullGame> {
    played: Match<G>,
    /// The position before the last step, so that what just happened can be told without playing the game again.
    before: Option<G::State>,
}

impl<G: FullGame> Played<G> {
    fn new(played: Match<G>) -> Self {
        Played {
            played,
            before: None,
        }
    }

    /// The viewer, if they are at this table. To a seat that is not there the game looks as it does to everybody.
    fn at_the_table(&self, who: Viewer) -> Viewer {
        match who {
            Viewer::Seat(seat) if seat.number() < self.seats() => who,
            _ => Viewer::Spectator,
        }
    }

    fn heard(&self, step: usize, who: Viewer) -> Result<Option<Heard<G>>, NoSuchStep> {
        let who = self.at_the_table(who);
        let steps = self.played.steps().len();
        if step > steps {
            return Err(NoSuchStep { asked: step, steps });
        }
        let mut listener = match (&self.before, step.checked_sub(1)) {
            (Some(before), Some(last)) if step == steps => {
                Listener::resume(who, self.played.game().view(before, who), last + 1)
            }
            (_, Some(last)) => Listener::from_step(&self.played, last, who)?,
            (_, None) => Listener::from_start(&self.played, who),
        };
        Ok(listener.hear(&self.played))
    }
}

impl<G: FullGame> DynMatch for Played<G> {
    fn info(&self) -> &'static GameInfo {
        Erased::<G>::INFO
    }

    fn seats(&self) -> u8 {
        self.played.game().seats()
    }

    fn setup(&self) -> String {
        json(self.played.game().setup())
    }

    fn seed(&self) -> u64 {
        self.played.seed()
    }

    fn pending(&self) -> Pending {
        self.played.pending()
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        let view = self.played.view(self.at_the_table(seat.into()));
        self.played
            .legal_actions(seat)
            .into_iter()
            .map(|action| {
                let mut words = String::new();
                let _ = self.played.game().describe(&view, action, &mut words);
                Choice {
                    action: action.to_string(),
                    words,
                }
            })
            .collect()
    }

    fn apply(&mut self, seat: Seat, action: &str) -> Result<(), ActError> {
        let action: G::Action = action.parse()?;
        let before = self.played.state().clone();
        self.played.apply(seat, action)?;
        self.before = Some(before);
        Ok(())
    }

    fn steps(&self) -> usize {
        self.played.steps().len()
    }

    fn events(&self, step: usize, who: Viewer) -> Result<Vec<SeenEvent>, NoSuchStep> {
        let heard = self.heard(step, who)?;
        Ok(heard
            .into_iter()
            .flat_map(|heard| heard.told)
            .map(|told| SeenEvent {
                json: json(&told.seen),
                text: told.text,
            })
            .collect())
    }

    fn view(&self, who: Viewer) -> String {
        json(&self.played.view(self.at_the_table(who)))
    }

    fn board(&self, who: Viewer) -> String {
        let mut text = String::new();
        let view = self.played.view(self.at_the_table(who));
        let _ = self.played.game().board(&view, &mut text);
        text
    }

    fn standing(&self) -> Option<Standing> {
        self.played.standing()
    }

    fn fingerprint(&self) -> Fingerprint {
        self.played.fingerprint()
    }

    fn rewind(&mut self, step: usize) -> Result<(), NoSuchStep> {
        self.played.rewind(step)?;
        self.before = None;
        Ok(())
    }

    fn to_json_lines(&self) -> String {
        self.played.to_json_lines()
    }

    fn to_bytes(&self) -> Vec<u8> {
        self.played.to_bytes()
    }

    fn clone_match(&self) -> Box<dyn DynMatch> {
        Box::new(self.clone())
    }
}

/// Plain data as JSON. A value that JSON cannot say (a map with keys that are no text) is a fault of the game; its message is
/// what is written then, so that it is found and not lost.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("{:?}", error.to_string()))
}
