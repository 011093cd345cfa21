//! [`Tape`]: a line of play as small numbers, and the play of it.

use tabletop_core::{Answer, Catalog, Chance, Game, Logged, Noted, Pending, Seat, Seeded};

use crate::line::{End, Line, Opening, Step};
use crate::luck::{Wanted, below};
use crate::quiet::catch;

/// What a line is played from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tape<A> {
    /// Everything from a seed; cut after `part` 65536ths of it if that is given.
    Wild {
        variant: u32,
        seed: u64,
        part: Option<u16>,
    },
    /// Everything written down.
    Exact(Script<A>),
}

/// A line written down. Any script can be played: what does not fit is bent until it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Script<A> {
    pub(crate) variant: u32,
    pub(crate) opening: Vec<u32>,
    pub(crate) moves: Vec<Move<A>>,
}

/// One decision of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Move<A> {
    pub(crate) seat: Seat,
    /// The action. If it is not legal, or none is given, the legal action at `index` is played, or the last one before it.
    pub(crate) action: Option<A>,
    pub(crate) index: usize,
    pub(crate) luck: Vec<u32>,
}

impl<A: Copy + Eq> Script<A> {
    /// The script of a line that was played, up to and with a decision that panicked.
    pub(crate) fn of<G: Game<Action = A>>(line: &Line<G>, variant: u32) -> Self {
        let outcomes = |answers: &[Answer]| {
            answers
                .iter()
                .map(|answer| answer.outcome)
                .collect::<Vec<u32>>()
        };
        let made = |state: &G::State, seat, action: A, answers: &[Answer]| {
            let legal = line.game.legal_actions(state, seat);
            let index = legal.iter().position(|&other| other == action).unwrap_or(0);
            Move {
                seat,
                action: Some(action),
                index,
                luck: outcomes(answers),
            }
        };
        let mut moves: Vec<Move<A>> = line
            .decisions()
            .map(|(_, before, step)| made(before, step.seat, step.action, &step.answers))
            .collect();
        if let End::Panicked {
            seat,
            action,
            answers,
            ..
        } = &line.end
        {
            moves.push(made(line.last(), *seat, *action, answers));
        }
        Script {
            variant,
            opening: outcomes(&line.opening.answers),
            moves,
        }
    }
}

impl<A: Copy + Eq> Tape<A> {
    pub(crate) fn variant(&self) -> u32 {
        match self {
            Tape::Wild { variant, .. } => *variant,
            Tape::Exact(script) => script.variant,
        }
    }

    /// Plays the tape. An error is a fault before the first decision: a setup that is refused, or a panic of [`Game::start`].
    pub(crate) fn play<G: Catalog<Action = A>>(&self) -> Result<Line<G>, String> {
        let game = game_of::<G>(self.variant())?;
        match self {
            Tape::Wild { seed, part, .. } => {
                let mut wild = Wild::new(*seed);
                let line = go_on(start(game, &mut wild.luck)?, &mut wild);
                let keep = part.map(|part| ((line.steps.len() + 1) * usize::from(part)) >> 16);
                Ok(match keep {
                    Some(steps) => line.cut(steps),
                    None => line,
                })
            }
            Tape::Exact(script) => {
                let line = start(game, Wanted::new(&script.opening))?;
                Ok(go_on(
                    line,
                    &mut Reader {
                        moves: &script.moves,
                        luck: Wanted::new(&[]),
                    },
                ))
            }
        }
    }
}

/// Who decides what on a line, and with what luck.
trait Driver<G: Game> {
    /// Who acts and how: `None` to stop here. `legal` lists a seat's actions.
    fn decide(
        &mut self,
        step: usize,
        awaited: Pending,
        legal: Legal<'_, G>,
    ) -> Option<(Seat, Option<G::Action>)>;

    /// The luck of the decision that was made last.
    fn luck(&mut self) -> &mut dyn Chance;
}

type Legal<'a, G> = &'a dyn Fn(Seat) -> Vec<<G as Game>::Action>;

/// Random seats, actions and luck.
struct Wild {
    luck: Seeded,
    policy: Seeded,
    mood: usize,
}

impl Wild {
    fn new(seed: u64) -> Self {
        let mut policy = Seeded::new(Seeded::nth_seed(seed, 1));
        Wild {
            luck: Seeded::new(seed),
            mood: below(&mut policy, 4),
            policy,
        }
    }

    /// Uniform, or leaning to the first or the last of the actions: some games are interesting only where somebody always passes.
    fn choose(&mut self, actions: usize) -> usize {
        let one = below(&mut self.policy, actions);
        match self.mood {
            0 => one.min(below(&mut self.policy, actions)),
            1 => one.max(below(&mut self.policy, actions)),
            _ => one,
        }
    }
}

impl<G: Game> Driver<G> for Wild {
    fn decide(
        &mut self,
        _: usize,
        awaited: Pending,
        legal: Legal<'_, G>,
    ) -> Option<(Seat, Option<G::Action>)> {
        let seats: Vec<Seat> = awaited.seats().into_iter().collect();
        let seat = *seats.get(below(&mut self.policy, seats.len()))?;
        let legal = legal(seat);
        let choice = self.choose(legal.len());
        Some((seat, legal.get(choice).copied()))
    }

    fn luck(&mut self) -> &mut dyn Chance {
        &mut self.luck
    }
}

/// A script, read move by move.
struct Reader<'a, A> {
    moves: &'a [Move<A>],
    luck: Wanted<'a>,
}

impl<G: Game> Driver<G> for Reader<'_, G::Action> {
    fn decide(
        &mut self,
        step: usize,
        awaited: Pending,
        legal: Legal<'_, G>,
    ) -> Option<(Seat, Option<G::Action>)> {
        let wanted = self.moves.get(step)?;
        self.luck = Wanted::new(&wanted.luck);
        let seat = if awaited.awaits(wanted.seat) {
            Some(wanted.seat)
        } else {
            awaited.seats().first()
        }?;
        let legal = legal(seat);
        let action = wanted.action.filter(|action| legal.contains(action));
        Some((
            seat,
            action.or(legal.get(wanted.index).or(legal.last()).copied()),
        ))
    }

    fn luck(&mut self) -> &mut dyn Chance {
        &mut self.luck
    }
}

/// The game of a variant; numbers past the last begin again.
pub(crate) fn game_of<G: Catalog>(variant: u32) -> Result<G, String> {
    let mut variants =
        catch(G::variants).map_err(|message| format!("`variants` panicked: {message}"))?;
    if variants.is_empty() {
        return Err("`variants` lists no setup".to_owned());
    }
    let index = variant as usize % variants.len();
    let setup = variants.swap_remove(index);
    catch(|| G::new(setup))
        .map_err(|message| format!("`new` panicked on setup {index} of `variants`: {message}"))?
        .map_err(|error| format!("`new` refuses setup {index} of `variants`: {error}"))
}

fn start<G: Game>(game: G, luck: impl Chance) -> Result<Line<G>, String> {
    let (mut answers, mut events) = (Vec::new(), Vec::new());
    let started = catch(|| {
        game.start(&mut Noted::new(
            Logged::new(luck, &mut answers),
            &mut events,
        ))
    });
    let state = started.map_err(|message| format!("`start` panicked: {message}"))?;
    let opening = Opening {
        answers,
        events,
        state,
        by_hand: false,
    };
    Ok(Line {
        game,
        opening,
        steps: Vec::new(),
        end: End::Cut,
    })
}

/// Plays on from the end of `line`, until the game is over or the driver stops.
fn go_on<G: Game>(mut line: Line<G>, driver: &mut impl Driver<G>) -> Line<G> {
    let bound = line.game.decision_bound() as usize;
    loop {
        let game = &line.game;
        let state = line.last();
        let awaited = match catch(|| game.pending(state)) {
            Ok(Pending::Over) => {
                return Line {
                    end: End::Over,
                    ..line
                };
            }
            Ok(awaited) => awaited,
            Err(message) => {
                return Line {
                    end: End::Mute {
                        message: format!("`pending` panicked: {message}"),
                    },
                    ..line
                };
            }
        };
        if line.steps.len() > bound {
            return Line {
                end: End::PastBound,
                ..line
            };
        }
        let decided = catch(|| {
            driver.decide(line.steps.len(), awaited, &|seat| {
                game.legal_actions(state, seat)
            })
        });
        let (seat, action) = match decided {
            Ok(Some(decided)) => decided,
            Ok(None) => return line,
            Err(message) => {
                return Line {
                    end: End::Mute {
                        message: format!("`legal` panicked: {message}"),
                    },
                    ..line
                };
            }
        };
        let Some(action) = action else {
            return Line {
                end: End::Stuck { seat },
                ..line
            };
        };
        let mut state = state.clone();
        let (mut answers, mut events) = (Vec::new(), Vec::new());
        let table = &mut Noted::new(Logged::new(driver.luck(), &mut answers), &mut events);
        if let Err(message) = catch(|| game.play(&mut state, seat, action, table)) {
            return Line {
                end: End::Panicked {
                    seat,
                    action,
                    answers,
                    message,
                },
                ..line
            };
        }
        line.steps.push(Step {
            seat,
            action,
            answers,
            events,
            state,
        });
    }
}
