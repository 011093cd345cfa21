//! What each event does to what lies open.

use tabletop_core::{Seat, SeatSet};

use crate::event::{Happening as H, Travel};
use crate::frame::{Fight, Frames, Stage};
use crate::state::{NONE, Phase, Position, SEATS, Turn};
use crate::{Alien, Foe, Frame, Kind, Pay, Place, Planet, Side};

impl Position {
    /// What an event does to what lies open.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm for each event reads best in one place"
    )]
    pub(crate) fn follow(&mut self, happening: &H) {
        match *happening {
            H::Chose { seat, .. } | H::SplitDone { seat } => self.waiting.remove(seat),
            H::Met {
                aliens,
                homes,
                hypertokens,
                clock,
            } => {
                self.aliens = aliens.map(|alien| alien.map_or(NONE, Alien::number));
                self.at = homes;
                self.clock = clock;
                for seat in Seat::all(self.seats) {
                    let home = homes[seat.index()].number();
                    self.tokens[seat.index()] = hypertokens;
                    self.controls[seat.index()] = home;
                    if let Some(marker) = self.marker.get_mut(usize::from(home)) {
                        *marker = seat.number();
                    }
                }
            }
            H::RadiationNext { seat } => self.phase = Phase::Radiation(seat),
            H::Irradiated { planet, .. } => self.removed |= 1 << planet.number(),
            H::Filled { planet, count, .. } => self.inside[planet.index()] = count,
            H::Dealt { seat, count, .. } => self.hand[seat.index() % SEATS] = count,
            H::AllDealt => {
                self.phase = Phase::Split;
                self.waiting = SeatSet::all(self.seats);
            }
            H::SplitShown { hand, inside } => {
                self.phase = Phase::Play;
                self.hand = hand;
                for seat in Seat::all(self.seats) {
                    if let Some(planet) = self.controls(seat) {
                        self.inside[planet.index()] = inside[seat.index()];
                    }
                }
            }
            H::Exchanged {
                seat,
                planet,
                hand,
                inside,
            } => {
                self.hand[seat.index() % SEATS] = hand;
                self.inside[planet.index()] = inside;
                match self.frames.last_mut() {
                    Some(Frame::Round { left, .. }) => left.remove(seat),
                    Some(Frame::Own | Frame::Gained(_)) => self.frames.pop(),
                    _ => {}
                }
            }
            H::Looked {
                seat,
                place,
                secret: false,
                ..
            } => self.glance = Some((seat, place)),
            H::Shown { seat, card } => {
                self.shown = Some((seat, card));
                self.shows = self.shows.wrapping_add(1);
            }
            H::KeyShown { planet, .. } => {
                let bit = self.locked & 1 << planet.number();
                self.locked &= !bit;
                self.unlocked |= bit;
            }
            H::Announced { planet, face } => {
                let enemy = self
                    .controller(planet)
                    .is_some_and(|seat| seat != face.owner);
                if enemy && face.kind == Kind::MAGNETOSTATIC_VAULT && !self.unlocked(planet) {
                    self.locked |= 1 << planet.number();
                }
            }
            H::BaseUp { planet, owner } => self.base[planet.index()] = owner.number(),
            H::BaseDown { planet } => self.base[planet.index()] = NONE,
            H::Card { from, to, .. } => {
                if let Some(count) = self.count(from) {
                    *count = count.saturating_sub(1);
                }
                if let Some(count) = self.count(to) {
                    *count = count.saturating_add(1);
                }
            }
            H::Travelled { seat, to, how } => {
                self.at[seat.index() % SEATS] = to;
                if how == Travel::Glide {
                    self.turn.glide = false;
                }
            }
            H::Controlled { seat, planet } => {
                if let Some(loser) = self.controller(planet) {
                    self.controls[loser.index()] = NONE;
                }
                self.controls[seat.index() % SEATS] = planet.number();
                self.marker[planet.index()] = seat.number();
                self.unlock(planet);
            }
            H::Boxed { seat, planet } => {
                self.controls[seat.index() % SEATS] = NONE;
                self.unlock(planet);
            }
            _ => self.follow_turn(happening),
        }
    }

    fn follow_turn(&mut self, happening: &H) {
        let turn = &mut self.turn;
        match *happening {
            H::TurnBegan { seat, actions } => {
                self.previous = self.active;
                self.active = seat.number();
                self.turns = self.turns.saturating_add(1);
                *turn = Turn {
                    actions,
                    glide: true,
                    ..Turn::default()
                };
            }
            H::Paid {
                seat,
                pay,
                actions,
                hypertoken,
                flux,
            } => {
                turn.actions = turn.actions.saturating_sub(actions);
                match pay {
                    Pay::Action => {}
                    Pay::Flux => {
                        turn.flux = turn.flux.saturating_sub(1);
                        turn.fluxed |= flux;
                    }
                    Pay::Strike => turn.used |= Turn::STRIKE,
                }
                turn.glide |= actions > 0 || pay == Pay::Flux;
                let tokens = &mut self.tokens[seat.index() % SEATS];
                *tokens = tokens.saturating_sub(u8::from(hypertoken));
            }
            H::Used { flag } => turn.used |= flag,
            H::Quickened { actions, .. } => turn.actions = turn.actions.saturating_add(actions),
            H::Fluxed { .. } => {
                turn.flux = 2;
                turn.fluxed = 0;
            }
            H::Opened { .. } => turn.opened = true,
            H::ReadyCalled { .. } => turn.ready = true,
            H::Epoch => {
                turn.opened = false;
                turn.ready = false;
            }
            H::Cut { .. } => turn.cut = true,
            H::Clock { to, .. } => self.clock = to,
            H::Ended { winner } => {
                self.winner = winner;
                self.phase = Phase::Over;
                self.frames = Frames::EMPTY;
            }
            H::Pushed(frame) => self.frames.push(frame),
            H::Swapped(frame) => {
                self.frames.pop();
                self.frames.push(frame);
            }
            H::Popped => self.frames.pop(),
            _ => self.follow_fight(happening),
        }
    }

    fn follow_fight(&mut self, happening: &H) {
        let fight = &mut self.fight;
        match *happening {
            H::FightBegan {
                attacker,
                foe,
                geared,
            } => {
                *fight = Fight {
                    stage: Stage::Dice(Side::Attacker),
                    attacker,
                    foe,
                    geared,
                    ..Fight::OFF
                };
                match foe {
                    Foe::Player(seat) => self.turn.attacked.insert(seat),
                    Foe::Base(planet) => self.turn.bases |= 1 << planet.number(),
                }
            }
            H::Rolled { side, dice } => {
                fight.dice[2 * side.index()..][..2].copy_from_slice(&dice);
            }
            H::DieChanged { die, face } => fight.dice[usize::from(die) % 4] = face,
            H::Staged(stage) => {
                fight.stage = stage;
                fight.hidden &= stage == Stage::Take;
            }
            H::Copied { side, kind } => {
                if let Some(free) = fight.copies.iter_mut().find(|copy| copy.is_none()) {
                    *free = Some((side, kind));
                }
            }
            H::Feared { side } => {
                fight.fear = Some(side);
                fight.passed = 0;
            }
            H::Calmed => fight.calm = true,
            H::Quaked { adds, .. } => fight.quake = fight.quake.saturating_add(adds),
            H::Totals { attacker, defender } => {
                fight.totals = [attacker, defender];
                // Under Cosmic Fear who has passed is locked out (CM-162).
                if fight.fear.is_none() {
                    fight.passed = 0;
                }
            }
            H::Passed { side } => fight.passed |= side.bit(),
            H::Decided { winner, prize } => {
                fight.winner = winner;
                fight.prize = prize.map_or(NONE, Planet::number);
            }
            H::Cloaked { .. } => fight.hidden = fight.is_on(),
            H::Tripped { .. } => fight.sprung = true,
            H::FightOver => *fight = Fight::OFF,
            _ => {}
        }
    }

    fn unlock(&mut self, planet: Planet) {
        self.locked &= !(1 << planet.number());
        self.unlocked &= !(1 << planet.number());
    }

    fn count(&mut self, place: Place) -> Option<&mut u8> {
        if let Some(seat) = place.holder() {
            return Some(&mut self.hand[seat.index()]);
        }
        place
            .planet()
            .map(|planet| &mut self.inside[planet.index()])
    }

    /// How many cards are at a hidden place.
    pub(crate) fn size(&self, place: Place) -> u8 {
        match (place.holder(), place.planet()) {
            (Some(seat), _) => self.hand[seat.index()],
            (_, Some(planet)) => self.inside[planet.index()],
            _ => 0,
        }
    }

    /// The hidden places that hold cards, as a claim.
    pub(super) fn filled(&self) -> u16 {
        let hands = Seat::all(self.seats).map(Place::hand);
        hands
            .chain(Planet::all().map(Place::envelope))
            .filter(|&place| self.size(place) > 0)
            .fold(0, |claim, place| claim | place.claim())
    }
}
