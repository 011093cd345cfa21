//! [`View`]: what one viewer knows.

use serde::{Deserialize, Serialize};
use tabletop_core::Viewer;

use crate::secrets::{HandView, Open, Side, Veiled};
use crate::{Captain, Decision, Position, State};

/// What one viewer knows: the whole table, but of other hands only the number of cards and those surely in it, of the tavern pile only
/// its size, and of rigs and wheels only the own until they are revealed.
///
/// ```
/// use pirates_cove::{PiratesCove, Setup};
/// use tabletop_core::{Match, Game, Seat};
///
/// let game = Match::start(PiratesCove::new(Setup::new(4)).unwrap(), 7);
/// let view = game.view(Seat::new(1));
/// assert_eq!(view.position().captain(Seat::new(0)).gold, 9);
/// assert_eq!(view.position().hand_size(Seat::new(0)), game.state().hand_size(Seat::new(0)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub(crate) who: Viewer,
    pub(crate) position: Position<Veiled>,
}

impl View {
    /// Whose view it is.
    pub fn who(&self) -> Viewer {
        self.who
    }

    /// The table as this viewer knows it.
    pub fn position(&self) -> &Position<Veiled> {
        &self.position
    }

    pub(crate) fn of(state: &State, who: Viewer) -> View {
        // Who has no seat at this table sees what a spectator sees.
        let seat = who.seat().filter(|seat| seat.number() < state.players);
        let mut index = 0u8;
        let captains = state.captains.each_ref().map(|captain| {
            let mine = seat.is_some_and(|seat| seat.number() == index);
            index += 1;
            let hand = &captain.hand;
            Captain {
                fame: captain.fame,
                gold: captain.gold,
                chests: captain.chests,
                place: captain.place,
                markers: captain.markers,
                guards: captain.guards,
                hand: if mine {
                    HandView::Mine {
                        size: hand.size,
                        cards: hand.cards,
                    }
                } else {
                    HandView::Theirs {
                        size: hand.size,
                        known: seat
                            .map_or(crate::secrets::Cards::EMPTY, |seat| hand.known.by(seat)),
                    }
                },
            }
        });
        let mut drafts = [None; 5];
        if let (Decision::Rig, Some(seat)) = (state.decision, seat) {
            drafts[seat.index()] = Some(state.drafts[seat.index()]);
        }
        View {
            who,
            position: Position {
                players: state.players,
                month: state.month,
                decision: state.decision,
                captains,
                gold: state.gold,
                chests: state.chests,
                pile: Open::left(&state.pile),
                discards: state.discards,
                treasures: state.treasures.clone(),
                face_up: state.face_up,
                legends: state.legends.clone(),
                black_ships: state.black_ships,
                navy: state.navy,
                robbers: state.robbers,
                window: state.window,
                upgraded: state.upgraded,
                visit: state.visit,
                battle: state.battle.clone(),
                rigging: state.rigging,
                drafts,
                wheels: state.wheels.seen_by(who),
                final_places: state.final_places,
            },
        }
    }

    /// The steps of the viewer's own rig, while the ships are rigged.
    pub fn own_rig(&self) -> Option<[i8; 4]> {
        self.who
            .seat()
            .and_then(|seat| self.position.drafts.get(seat.index()).copied().flatten())
    }
}
