//! Event cards of the event window, and the answer to one of them (PC-196 to PC-201, PC-113 to PC-118).

use tabletop_core::{Seat, Table};

use super::{Flow, Point, Run, in_hand, not_asked, rival, single};
use crate::components::{Card, Class, Place};
use crate::{Action, Decision, Event, Illegal, State};

/// The cards that are played in the event window.
pub(super) const WINDOW: [Card; 3] = [Card::RoyalNavy, Card::SeaRobber, Card::NewHeading];

/// The rivals at whom `seat` may send the Navy (PC-114, PC-118, PC-197).
fn prey(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(state.players).filter(move |&named| in_reach(state, seat, named).is_ok())
}

fn in_reach(state: &State, seat: Seat, named: Seat) -> Result<(), Illegal> {
    rival(state, seat, named)?;
    let place = state.captain(named).place;
    if !place.is_outer() || place == state.captain(seat).place {
        return Err(Illegal::OutOfReach(named, place));
    }
    Ok(())
}

fn to_rob(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    Seat::all(state.players).filter(move |&named| named != seat && state.robber_of(named).is_none())
}

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let card = match action {
        Action::Pass => return Ok(()),
        Action::Play(card) => card,
        _ => return Err(not_asked(state)),
    };
    in_hand(state, seat, card)?;
    match card {
        Card::RoyalNavy if state.navy.is_some() => Err(Illegal::NavyAtSea), // PC-120
        Card::RoyalNavy if prey(state, seat).next().is_none() => Err(Illegal::NoPrey),
        Card::SeaRobber if to_rob(state, seat).next().is_none() => Err(Illegal::NobodyToRob),
        Card::RoyalNavy | Card::SeaRobber | Card::NewHeading => Ok(()),
        _ => Err(Illegal::WrongTime {
            card,
            decision: state.decision,
        }),
    }
}

pub(super) fn check_prey(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Name(named) => in_reach(state, seat, named),
        _ => Err(not_asked(state)),
    }
}

pub(super) fn check_safe_passage(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Decline => Ok(()),
        Action::Play(Card::SafePassage) => in_hand(state, seat, Card::SafePassage),
        Action::Play(card) if !matches!(card.class(), Class::Parrot(_)) => {
            in_hand(state, seat, card)?;
            Err(Illegal::WrongTime {
                card,
                decision: state.decision,
            })
        }
        _ => Err(not_asked(state)),
    }
}

pub(super) fn check_robbed(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Name(named) => {
            rival(state, seat, named)?;
            match state.robber_of(named) {
                Some(_) => Err(Illegal::RobbedAlready(named)),
                None => Ok(()),
            }
        }
        _ => Err(not_asked(state)),
    }
}

pub(super) fn check_heading(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Sail(Place::Cove) => Err(Illegal::NoDestination),
        Action::Sail(place) if place == state.captain(seat).place => {
            Err(Illegal::ThereAlready(place)) // PC-201
        }
        Action::Sail(place) => match state.navy {
            Some(navy) if navy.controller == seat && navy.place == place => {
                Err(Illegal::NavyThere(place)) // PC-118
            }
            _ => Ok(()),
        },
        _ => Err(not_asked(state)),
    }
}

/// The captain aimed at is always asked: whether a Safe Passage is in the hand must not show.
fn aim_navy(controller: Seat, prey: Seat) -> Flow {
    Flow::Ask(Decision::SafePassage { prey, controller })
}

pub(super) fn send_navy(seat: Seat, action: Action) -> Flow {
    match action {
        Action::Name(prey) => aim_navy(seat, prey),
        _ => Flow::Wait,
    }
}

impl<T: Table<Event>> Run<'_, T> {
    pub(super) fn event(&mut self, seat: Seat, action: Action) -> Flow {
        let Action::Play(card) = action else {
            self.happen(Event::WindowPassed { seat });
            return Flow::Go(Point::Window);
        };
        self.happen(Event::Played { seat, card });
        match card {
            Card::RoyalNavy => match single(prey(self.state, seat)) {
                Some(prey) => aim_navy(seat, prey),
                None => Flow::Ask(Decision::Prey(seat)),
            },
            Card::SeaRobber => match single(to_rob(self.state, seat)) {
                Some(victim) => {
                    self.happen(Event::Marked {
                        robber: seat,
                        victim,
                    });
                    Flow::Go(Point::Window)
                }
                None => Flow::Ask(Decision::Robbed(seat)),
            },
            _ => Flow::Ask(Decision::Heading(seat)),
        }
    }

    pub(super) fn safe_passage(&mut self, prey: Seat, controller: Seat, action: Action) -> Flow {
        if let Action::Play(card) = action {
            self.happen(Event::Played { seat: prey, card });
            self.happen(Event::NavyCancelled { prey }); // PC-115
        } else {
            let place = self.state.captain(prey).place;
            self.happen(Event::NavySent {
                place,
                controller,
                prey,
            });
        }
        Flow::Go(Point::Window)
    }

    pub(super) fn mark(&mut self, robber: Seat, action: Action) -> Flow {
        if let Action::Name(victim) = action {
            self.happen(Event::Marked { robber, victim });
        }
        Flow::Go(Point::Window)
    }

    pub(super) fn head(&mut self, seat: Seat, action: Action) -> Flow {
        if let Action::Sail(place) = action {
            self.happen(Event::Headed { seat, place });
        }
        Flow::Go(Point::Window)
    }
}
