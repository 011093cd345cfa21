//! [`Shrink`]: smaller and smaller scripts, for as long as they still fail.
//!
//! First fewer decisions (chunks are left out, large ones first, from the end), then a simpler setup, then simpler choices (a legal
//! action further to the front), then simpler luck (the lowest outcome) — and again from the beginning, until nothing more can be left out.

use crate::tape::{Move, Script};

type Weight = (usize, u32, usize, u64);

/// Walks through the candidates. Whoever runs it says after each one whether it still fails.
#[derive(Clone, Debug)]
pub(crate) struct Shrink<A> {
    best: Script<A>,
    pass: Pass,
    /// The weight at the beginning of this round over all passes: a round that makes it no less is the last.
    before: Weight,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pass {
    /// Leave out `size` decisions that end before `end`.
    Delete {
        size: usize,
        end: usize,
    },
    /// Another variant, a lower one.
    Variant(u32),
    /// A legal action further to the front at a decision: the first, then half way, then one before.
    Choice {
        place: usize,
        way: u8,
    },
    /// The lowest outcomes of everything from this group of answers on.
    LuckFrom(usize),
    /// The lowest outcomes of one group of answers: the opening, then each decision.
    LuckOf(usize),
    /// One answer halved, or made the lowest.
    Answer {
        group: usize,
        place: usize,
        halve: bool,
    },
    Done,
}

impl<A: Copy + Eq> Shrink<A> {
    pub(crate) fn new(failing: Script<A>) -> Self {
        Shrink {
            pass: first_pass(&failing),
            before: weight(&failing),
            best: failing,
        }
    }

    /// The smallest script that failed so far.
    pub(crate) fn best(&self) -> &Script<A> {
        &self.best
    }

    /// The next candidate, different from the best.
    pub(crate) fn next(&mut self) -> Option<Script<A>> {
        while self.pass != Pass::Done {
            if let Some(candidate) = self.candidate()
                && candidate != self.best
            {
                return Some(candidate);
            }
            self.move_on();
        }
        None
    }

    /// The last candidate does not fail.
    pub(crate) fn refused(&mut self) {
        self.move_on();
    }

    /// The last candidate fails as well. `played` is the script of what was really played.
    pub(crate) fn accepted(&mut self, played: Script<A>) {
        // What does not fit is bent when it is played, and may come out larger: then it is no gain.
        if weight(&played) >= weight(&self.best) {
            return self.move_on();
        }
        self.best = played;
        self.pass = match self.pass {
            Pass::Delete { size, end } => {
                let end = (end - size.min(end)).min(self.best.moves.len());
                if end == 0 {
                    self.smaller_chunks(size)
                } else {
                    Pass::Delete { size, end }
                }
            }
            Pass::Variant(_) => Pass::Choice { place: 0, way: 0 },
            pass => pass,
        };
        if !matches!(self.pass, Pass::Delete { .. }) {
            self.move_on();
        }
    }

    fn candidate(&self) -> Option<Script<A>> {
        let mut script = self.best.clone();
        match self.pass {
            Pass::Delete { size, end } => {
                script.moves.drain(end.saturating_sub(size)..end);
            }
            Pass::Variant(variant) => script.variant = variant,
            Pass::Choice { place, way } => {
                let one = script.moves.get_mut(place)?;
                let index = match way {
                    0 => 0,
                    1 => one.index / 2,
                    _ => one.index.saturating_sub(1),
                };
                if index < one.index {
                    (one.action, one.index) = (None, index);
                }
            }
            Pass::LuckFrom(first) => {
                for group in first..=script.moves.len() {
                    group_of(&mut script, group)?.fill(0);
                }
            }
            Pass::LuckOf(group) => group_of(&mut script, group)?.fill(0),
            Pass::Answer {
                group,
                place,
                halve,
            } => {
                let answer = group_of(&mut script, group)?.get_mut(place)?;
                *answer = if halve { *answer / 2 } else { 0 };
            }
            Pass::Done => return None,
        }
        Some(script)
    }

    fn move_on(&mut self) {
        let groups = self.best.moves.len() + 1;
        self.pass = match self.pass {
            Pass::Delete { size, end } if end > size => Pass::Delete {
                size,
                end: end - size,
            },
            Pass::Delete { size, .. } => self.smaller_chunks(size),
            Pass::Variant(variant) if variant + 1 < self.best.variant => Pass::Variant(variant + 1),
            Pass::Variant(_) => Pass::Choice { place: 0, way: 0 },
            Pass::Choice { place, way } if way < 2 => Pass::Choice {
                place,
                way: way + 1,
            },
            Pass::Choice { place, .. } if place + 1 < self.best.moves.len() => Pass::Choice {
                place: place + 1,
                way: 0,
            },
            Pass::Choice { .. } => Pass::LuckFrom(0),
            Pass::LuckFrom(first) if first + 1 < groups => Pass::LuckFrom(first + 1),
            Pass::LuckFrom(_) => Pass::LuckOf(0),
            Pass::LuckOf(group) if group + 1 < groups => Pass::LuckOf(group + 1),
            Pass::LuckOf(_) => Pass::Answer {
                group: 0,
                place: 0,
                halve: false,
            },
            Pass::Answer {
                group,
                place,
                halve: false,
            } => Pass::Answer {
                group,
                place,
                halve: true,
            },
            Pass::Answer {
                group,
                place,
                halve: true,
            } => {
                let answers = match group.checked_sub(1) {
                    None => self.best.opening.len(),
                    Some(index) => self.best.moves.get(index).map_or(0, |one| one.luck.len()),
                };
                if place + 1 < answers {
                    Pass::Answer {
                        group,
                        place: place + 1,
                        halve: false,
                    }
                } else if group + 1 < groups {
                    Pass::Answer {
                        group: group + 1,
                        place: 0,
                        halve: false,
                    }
                } else if weight(&self.best) < self.before {
                    self.before = weight(&self.best);
                    first_pass(&self.best)
                } else {
                    Pass::Done
                }
            }
            Pass::Done => Pass::Done,
        };
    }

    fn smaller_chunks(&self, size: usize) -> Pass {
        let size = size.min(self.best.moves.len()) / 2;
        if size == 0 {
            Pass::Variant(0)
        } else {
            Pass::Delete {
                size,
                end: self.best.moves.len(),
            }
        }
    }
}

/// What makes a script large: decisions, then the variant, then choices, then luck.
fn weight<A>(script: &Script<A>) -> Weight {
    let choices = script.moves.iter().map(|one| one.index).sum();
    let answers = script
        .moves
        .iter()
        .flat_map(|one| &one.luck)
        .chain(&script.opening);
    (
        script.moves.len(),
        script.variant,
        choices,
        answers.map(|&answer| u64::from(answer)).sum(),
    )
}

fn first_pass<A>(script: &Script<A>) -> Pass {
    match script.moves.len() {
        0 => Pass::Variant(0),
        moves => Pass::Delete {
            size: moves,
            end: moves,
        },
    }
}

/// The answers of the opening (0) or of a decision (from 1).
fn group_of<A>(script: &mut Script<A>, group: usize) -> Option<&mut Vec<u32>> {
    match group.checked_sub(1) {
        None => Some(&mut script.opening),
        Some(index) => script.moves.get_mut(index).map(|Move { luck, .. }| luck),
    }
}

#[cfg(test)]
mod tests {
    use tabletop_core::Seat;

    use super::*;

    fn script(actions: &[u32]) -> Script<u32> {
        let moves = actions
            .iter()
            .map(|&action| Move {
                seat: Seat::new(0),
                action: Some(action),
                index: action as usize,
                luck: vec![action; 2],
            })
            .collect();
        Script {
            variant: 3,
            opening: vec![5, 9],
            moves,
        }
    }

    /// Shrinks; in the game of these tests the legal actions are the numbers from 0.
    fn smallest(from: Script<u32>, fails: impl Fn(&Script<u32>) -> bool) -> Script<u32> {
        let mut shrink = Shrink::new(from);
        let mut tries = 0;
        while let Some(mut candidate) = shrink.next() {
            for one in &mut candidate.moves {
                one.action = one.action.or(u32::try_from(one.index).ok());
            }
            tries += 1;
            assert!(tries < 5_000, "the search does not come to an end");
            if fails(&candidate) {
                shrink.accepted(candidate);
            } else {
                shrink.refused();
            }
        }
        shrink.best().clone()
    }

    #[test]
    fn what_is_not_needed_goes() {
        let long: Vec<u32> = (1..100).collect();
        let left = smallest(script(&long), |script| {
            let has = |wanted| script.moves.iter().any(|one| one.action == Some(wanted));
            has(13) && has(77)
        });
        assert_eq!(left.moves.len(), 2);
        assert_eq!(left.variant, 0);
        assert!(left.moves.iter().all(|one| one.luck == [0, 0]));
        assert_eq!(left.opening, [0, 0]);
    }

    #[test]
    fn choices_and_luck_are_made_simple() {
        let left = smallest(script(&[4, 9, 6]), |script| {
            script.moves.len() == 3
                && script.moves[1].luck[1] >= 2
                && script.moves[1].action >= Some(3)
        });
        assert_eq!(
            left.moves.iter().map(|one| one.action).collect::<Vec<_>>(),
            [Some(0), Some(3), Some(0)]
        );
        assert_eq!(left.moves[1].luck, [0, 2]);
    }

    #[test]
    fn nothing_is_smaller_than_an_empty_script() {
        let left = smallest(script(&[1, 2, 3, 4]), |_| true);
        assert!(left.moves.is_empty());
        assert_eq!((left.variant, left.opening), (0, vec![0, 0]));
    }
}
