//! What each event does: to what lies open (`position`), to what a viewer knows (`mind`), to what a seat has in hand to choose and to
//! the truth (here). A position changes in no other way, so a view that follows the events it sees stays what it is.

mod mind;
mod position;

use tabletop_core::{Seat, Viewer};

use crate::components::Tables;
use crate::event::Happening as H;
use crate::frame::Stage;
use crate::private::{Draft, Private};
use crate::state::{Cloak, FaceCode, SEATS, State};
use crate::{Bag, Face, Kind, Place, Step};

impl Private {
    /// What an event does to the secret choices of a seat.
    #[inline]
    pub(crate) fn follow(&mut self, own: Seat, happening: &H) {
        match *happening {
            H::Stowed { seat, card } if seat == own => {
                self.stow(card);
                self.least = card.number();
            }
            H::Took { seat, card } if seat == own => self.least = card.number(),
            H::Stepped { seat, step } if seat == own => {
                self.step = step;
                self.least = 0;
            }
            H::Drafted { seat, draft } if seat == own => self.draft = draft,
            H::Exchanged { seat, .. } if seat == own => *self = Private::BLANK,
            H::Offered { seat, sheets } if seat == own => {
                self.draft = Draft::Offer(sheets[0], sheets[1]);
            }
            H::Chose {
                seat,
                alien: Some(alien),
            } if seat == own => {
                if let Draft::Offer(one, two) = self.draft {
                    self.draft = Draft::Chosen(alien, if one == alien { two } else { one });
                }
            }
            H::Met { .. } | H::SplitShown { .. } => *self = Private::BLANK,
            H::AllDealt => self.step = Step::Stow,
            _ => {}
        }
    }
}

impl H {
    /// Whether it can change what anybody knows of hidden cards.
    fn informs(&self) -> bool {
        matches!(
            self,
            H::Card { .. }
                | H::Exchanged { .. }
                | H::SplitShown { .. }
                | H::Looked { .. }
                | H::Stowed { .. }
                | H::Took { .. }
                | H::Shown { .. }
                | H::Pool { .. }
                | H::Dealt { .. }
                | H::AllDealt
                | H::FaceSeen { .. }
                | H::TurnedUp { .. }
                | H::TurnedDown { .. }
                | H::KeyShown { .. }
                | H::Announced { .. }
                | H::Silence { .. }
                | H::FaceGone { .. }
                | H::BaseUp { .. }
                | H::BaseDown { .. }
                | H::Ended { .. }
        )
    }

    /// The seat that alone sees it, if it is a secret through and through.
    fn secret_of(&self) -> Option<Seat> {
        match *self {
            H::Offered { seat, .. }
            | H::FaceSeen { seat, .. }
            | H::Drafted { seat, .. }
            | H::Stowed { seat, .. }
            | H::Took { seat, .. }
            | H::Stepped { seat, .. }
            | H::TurnedUp { seat, .. }
            | H::TurnedDown { seat }
            | H::Looked { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

impl State {
    /// What an event does to everything: the one way in which a state changes.
    pub(crate) fn happen(&mut self, happening: &H, tables: &Tables) {
        self.truth(happening, tables);
        self.open.follow(happening);
        if happening.informs() {
            if let Some(seat) = happening.secret_of() {
                let mind = &mut self.minds[seat.index()];
                mind.learn(tables, &self.open, Viewer::Seat(seat), happening);
            } else {
                for viewer in Viewer::all(self.open.seats) {
                    if let Some(seen) = happening.seen(viewer) {
                        let mind = &mut self.minds[viewer.seat().map_or(SEATS, Seat::index)];
                        mind.learn(tables, &self.open, viewer, &seen);
                    }
                }
            }
            if let H::Looked {
                seat,
                place,
                hidden: true,
                ..
            } = *happening
                && let Some(cloak) = &mut self.cloak
            {
                let known = self.minds[seat.index()].known_at(tables, place);
                cloak.seen_through = known.len() == u32::from(self.open.size(place));
            }
        }
        match *happening {
            H::Met { .. } | H::SplitShown { .. } | H::AllDealt => {
                for (seat, private) in Seat::ALL.into_iter().zip(&mut self.private) {
                    private.follow(seat, happening);
                }
            }
            H::Exchanged { seat, .. } | H::Chose { seat, .. } => {
                self.private[seat.index()].follow(seat, happening);
            }
            _ => {
                if let Some(seat) = happening.secret_of() {
                    self.private[seat.index()].follow(seat, happening);
                }
            }
        }
    }

    /// What an event does to where the cards really are.
    fn truth(&mut self, happening: &H, tables: &Tables) {
        let mut all = |cards: Bag, to: Place| {
            for (kind, count) in cards.iter() {
                for _ in 0..count {
                    self.cards.shift(tables, kind, Place::DECK, to);
                }
            }
        };
        match *happening {
            H::Card {
                card: Some(kind),
                from,
                to,
                ..
            } => self.cards.shift(tables, kind, from, to),
            H::Stowed { seat, card } => {
                if let Some(planet) = self.open.controls(seat) {
                    let (hand, inside) = (Place::hand(seat), Place::envelope(planet));
                    self.cards.shift(tables, card, hand, inside);
                }
            }
            H::Took { seat, card } => {
                if let Some(planet) = self.open.controls(seat) {
                    let (hand, inside) = (Place::hand(seat), Place::envelope(planet));
                    self.cards.shift(tables, card, inside, hand);
                }
            }
            H::TurnedUp { seat, card } => {
                if let Some(planet) = self.open.controls(seat) {
                    let face = Face {
                        kind: card,
                        owner: seat,
                    };
                    self.faces[planet.index()] = Some(FaceCode::from(face));
                }
            }
            H::TurnedDown { seat } => {
                if let Some(planet) = self.open.controls(seat) {
                    self.faces[planet.index()] = None;
                }
            }
            H::FaceGone { planet } | H::BaseDown { planet } => self.faces[planet.index()] = None,
            H::BaseUp { planet, owner } => {
                let face = Face {
                    kind: Kind::PLANETARY_BASE,
                    owner,
                };
                self.faces[planet.index()] = Some(FaceCode::from(face));
            }
            H::Pool { cards } => all(cards, Place::POOL),
            H::Filled {
                planet,
                cards: Some(cards),
                ..
            } => all(cards, Place::envelope(planet)),
            H::Dealt {
                seat,
                cards: Some(cards),
                ..
            } => all(cards, Place::hand(seat)),
            H::Cloaked {
                card: Some(kind), ..
            } if self.open.fight.is_on() => {
                self.cloak = Some(Cloak {
                    kind,
                    seen_through: false,
                });
            }
            H::Staged(stage) if stage != Stage::Take => self.cloak = None,
            H::FightOver => self.cloak = None,
            _ => {}
        }
    }
}
