//! What a viewer learns from each event.

use tabletop_core::{Seat, Viewer};

use crate::components::Tables;
use crate::event::Happening as H;
use crate::mind::Mind;
use crate::state::Position;
use crate::{Bag, Because, Face, Kind, Place, Planet};

impl Mind {
    /// What a viewer learns from what it sees; `open` is how things lie afterwards.
    #[inline]
    pub(crate) fn learn(&mut self, tables: &Tables, open: &Position, who: Viewer, seen: &H) {
        match *seen {
            H::Card { card, from, to, .. } => {
                match card {
                    Some(kind) => self.moved(tables, kind, from, to),
                    None => self.slipped(from, to),
                }
                if !from.is_public() && open.size(from) == 0 {
                    self.emptied(from);
                } else if let Some(planet) = from.planet() {
                    self.hold_face(tables, open, planet);
                }
                if let (
                    H::Card {
                        because: Because::Clawed,
                        ..
                    },
                    Some(planet),
                    Some(seat),
                ) = (seen, from.planet(), to.holder())
                {
                    self.no_vault_against(planet, seat);
                }
            }
            H::Exchanged { seat, planet, .. } if !who.is(seat) => {
                self.exchanged(tables, open, seat, planet);
            }
            H::SplitShown { .. } => {
                for seat in Seat::all(open.seats).filter(|&seat| !who.is(seat)) {
                    if let Some(planet) = open.controls(seat) {
                        self.exchanged(tables, open, seat, planet);
                        self.set_face(planet, None);
                    }
                }
            }
            H::Looked {
                place,
                cards: Some(cards),
                hidden,
                ..
            } => {
                self.looked(tables, place, cards, hidden);
            }
            H::Stowed { seat, card } => {
                if let Some(planet) = open.controls(seat) {
                    self.moved(tables, card, Place::hand(seat), Place::envelope(planet));
                }
            }
            H::Took { seat, card } => {
                if let Some(planet) = open.controls(seat) {
                    self.moved(tables, card, Place::envelope(planet), Place::hand(seat));
                }
            }
            H::Shown { seat, card } => self.pin(tables, card, Place::hand(seat), 1),
            _ => self.learn_rarely(tables, open, who, seen),
        }
    }

    fn learn_rarely(&mut self, tables: &Tables, open: &Position, who: Viewer, seen: &H) {
        match *seen {
            H::Pool { cards } => self.all_moved(tables, cards, Place::POOL),
            H::Dealt {
                seat,
                cards: Some(cards),
                ..
            } => {
                self.all_moved(tables, cards, Place::hand(seat));
            }
            H::AllDealt => {
                let own = who.seat().map_or(0, |seat| Place::hand(seat).claim());
                self.dealt(tables, open.filled() & !own);
            }
            H::FaceSeen { planet, face, .. } => self.set_face(planet, face),
            H::TurnedUp { seat, card } => {
                if let Some(planet) = open.controls(seat) {
                    self.set_face(
                        planet,
                        Some(Face {
                            kind: card,
                            owner: seat,
                        }),
                    );
                }
            }
            H::TurnedDown { seat } => {
                if let Some(planet) = open.controls(seat) {
                    self.set_face(planet, None);
                }
            }
            H::KeyShown {
                seat,
                planet,
                inside,
            } => {
                let place = if inside {
                    Place::envelope(planet)
                } else {
                    Place::hand(seat)
                };
                self.pin(tables, Kind::MAGNETOSTATIC_KEY, place, 1);
            }
            H::Announced { planet, face } => {
                self.set_face(planet, Some(face));
                self.pin(tables, face.kind, Place::envelope(planet), 1);
            }
            H::Silence { seat, planet } => self.unannounced(planet, seat),
            H::Ended { winner: Some(seat) } => self.pin(tables, Kind::OVOID, Place::hand(seat), 1),
            H::Ended { winner: None } => {
                for seat in Seat::all(open.seats) {
                    self.absent(tables, Kind::OVOID, Place::hand(seat));
                }
            }
            H::FaceGone { planet } | H::BaseDown { planet } => self.set_face(planet, None),
            H::BaseUp { planet, .. } => {
                self.set_face(planet, None);
                self.pin(tables, Kind::PLANETARY_BASE, Place::envelope(planet), 1);
            }
            _ => {}
        }
    }

    fn all_moved(&mut self, tables: &Tables, cards: Bag, to: Place) {
        for (kind, count) in cards.iter() {
            for _ in 0..count {
                self.moved(tables, kind, Place::DECK, to);
            }
        }
    }

    /// Whatever left an envelope, a card that is surely face-up did not.
    fn hold_face(&mut self, tables: &Tables, open: &Position, planet: Planet) {
        let base = open.base(planet).map(|_| Kind::PLANETARY_BASE);
        if let Some(kind) = base.or_else(|| self.sure_face(planet).map(|face| face.kind)) {
            self.pin(tables, kind, Place::envelope(planet), 1);
        }
    }

    /// Another seat was alone with its hand and an envelope.
    fn exchanged(&mut self, tables: &Tables, open: &Position, seat: Seat, planet: Planet) {
        let (hand, inside) = (Place::hand(seat), Place::envelope(planet));
        self.mixed(tables, hand, inside, open.locked(planet));
        if open.base(planet).is_none() {
            self.meddled(planet, seat, open.unlocked(planet));
        }
        self.hold_face(tables, open, planet);
        for place in [hand, inside] {
            if open.size(place) == 0 {
                self.emptied(place);
            }
        }
    }
}
