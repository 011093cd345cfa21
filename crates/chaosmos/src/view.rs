//! [`View`]: what one viewer knows, kept up by the events it sees.

use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, Viewer};

use crate::components::Tables;
use crate::event::Happening;
use crate::frame::Stage;
use crate::mind::Mind;
use crate::private::Private;
use crate::rules::player_of;
use crate::state::{Position, SEATS, State};
use crate::{Bag, Chaosmos, Face, Kind, Place, Planet};

/// What one viewer knows of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    pub(crate) open: Position,
    /// What the viewer knows of hidden cards.
    pub(crate) mind: Mind,
    /// What everybody knows of them.
    pub(crate) common: Mind,
    /// The viewer's own secret choices.
    pub(crate) private: Private,
    /// The card under the Cloaking Orb, if the viewer knows it.
    pub(crate) cloak: Option<Kind>,
}

impl View {
    pub(crate) fn of(state: &State, who: Viewer) -> Self {
        let own = who.seat().filter(|seat| seat.index() < SEATS);
        let cloak = state.cloak.filter(|cloak| {
            let winner = state.open.fight.winner.unwrap_or(crate::Side::Attacker);
            who.is(player_of(state, winner.other()))
                || cloak.seen_through && who.is(player_of(state, winner))
        });
        View {
            who,
            open: state.open,
            mind: state.minds[own.map_or(SEATS, Seat::index)],
            common: state.minds[SEATS],
            private: own.map_or(Private::BLANK, |seat| state.private[seat.index()]),
            cloak: cloak.map(|cloak| cloak.kind),
        }
    }

    pub(crate) fn follow(&mut self, tables: &Tables, seen: &Happening) {
        self.open.follow(seen);
        self.mind.learn(tables, &self.open, self.who, seen);
        if let Some(common) = seen.seen(Viewer::Spectator) {
            self.common
                .learn(tables, &self.open, Viewer::Spectator, &common);
        }
        if let Some(seat) = self.who.seat() {
            self.private.follow(seat, seen);
        }
        match *seen {
            Happening::Cloaked { card, .. } if self.open.fight.is_on() => self.cloak = card,
            Happening::Looked {
                place,
                cards: Some(cards),
                hidden: true,
                ..
            } if self.open.fight.hidden => {
                let mut known = self.mind.known_at(tables, place);
                if known.len() == u32::from(self.open.size(place)) {
                    for (kind, count) in cards.iter() {
                        for _ in 0..count {
                            known.remove(kind);
                        }
                    }
                    self.cloak = known.iter().next().map(|(kind, _)| kind);
                }
            }
            Happening::Staged(stage) if stage != Stage::Take => self.cloak = None,
            Happening::FightOver => self.cloak = None,
            _ => {}
        }
    }

    /// What lies open.
    pub fn open(&self) -> &Position {
        &self.open
    }

    /// The viewer's own secret choices.
    pub fn private(&self) -> &Private {
        &self.private
    }
}

impl Chaosmos {
    /// The cards a viewer knows to be at a place: all of its own hand, of the envelope it controls and of public places; elsewhere those
    /// it has seen and that cannot have moved since.
    pub fn known_at(&self, view: &View, place: Place) -> Bag {
        view.mind.known_at(&self.tables, place)
    }

    /// The cards that really are at a place; with a face-up card, if it is an envelope.
    pub fn cards_at(&self, state: &State, place: Place) -> Bag {
        crate::rules::Look::new(self, state).bag(place)
    }

    /// The Trap or Vault a viewer knows to be face-up on a planet.
    pub fn known_face(&self, view: &View, planet: Planet) -> Option<Face> {
        view.mind.sure_face(planet)
    }

    /// Whether, as far as a viewer knows, a card of this kind may be at a place.
    pub fn may_be_at(&self, view: &View, kind: Kind, place: Place) -> bool {
        let claim = place.claim();
        self.tables.block(kind).any(|card| {
            let own = view.mind.claim(card);
            if place.is_public() {
                own == claim
            } else {
                own & claim != 0 && own < crate::place::POOL
            }
        })
    }
}
