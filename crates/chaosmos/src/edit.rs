//! [`Edit`]: positions put together by hand, for tests, puzzles and tools.

use alloc::string::String;

use tabletop_core::{Catalog, Seat, TextError, Viewer};

use crate::components::planets;
use crate::mind::Mind;
use crate::setup::Aliens;
use crate::state::{FaceCode, Phase, SEATS, State, Turn};
use crate::{Chaosmos, Face, Kind, Place, Planet, Space};

/// A position being put together: cards in hands and envelopes, tokens, whose turn it is. It begins with every token at home and in
/// control of nothing, the first seat to act, and a full turn ahead; cards that are not put anywhere fill the pool and the envelopes that
/// are not named.
///
/// ```
/// use chaosmos::{Chaosmos, Kind, Place, Setup, Alien};
/// use tabletop_core::{Game, Seat};
///
/// let game = Chaosmos::new(Setup::new(2).with_aliens(&[Alien::DRUSU, Alien::NEEKSI]))?;
/// let state = game
///     .edit()?
///     .irradiate("oolu guriwan")?
///     .hand("P0", "ovoid, imp, imp")?
///     .at("P0", "oolu")?
///     .envelope("cphov", "spore")?
///     .clock(7)
///     .begin()?;
/// assert_eq!(state.open().clock(), 7);
/// assert_eq!(state.open().hand_size(Seat::new(0)), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Edit<'g> {
    game: &'g Chaosmos,
    state: State,
    /// Envelopes that were named: no other cards go there.
    named: u16,
}

/// Why a position cannot be put together like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditError {
    /// A word could not be read.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The setup does not say which alien sits where.
    #[error("a position by hand needs a setup with fixed aliens")]
    NoAliens,
    /// The seat is not at this table.
    #[error("{0} is not at this table")]
    NoSuchSeat(Seat),
    /// All copies are used already.
    #[error("there is no `{0}` left")]
    NoneLeft(Kind),
    /// The rules allow no such position.
    #[error("the rules allow no such position: {0}")]
    Impossible(String),
}

impl Chaosmos {
    /// A position to put together.
    ///
    /// # Errors
    ///
    /// If the setup does not fix the aliens.
    pub fn edit(&self) -> Result<Edit<'_>, EditError> {
        let Aliens::Fixed(aliens) = &self.setup.aliens else {
            return Err(EditError::NoAliens);
        };
        let mut state = State::empty(self);
        let open = &mut state.open;
        open.phase = Phase::Play;
        open.waiting = tabletop_core::SeatSet::EMPTY;
        open.active = 0;
        open.turns = 1;
        open.turn = Turn {
            actions: self.components.numbers.actions,
            glide: true,
            ..Turn::default()
        };
        for (seat, alien) in aliens.iter().enumerate() {
            let home = self.tables.aliens[alien.index()].home;
            open.aliens[seat] = alien.number();
            open.at[seat] = home.space();
            open.tokens[seat] = self.components.numbers.hypertokens;
            open.marker[home.index()] = Seat::ALL[seat].number();
        }
        Ok(Edit {
            game: self,
            state,
            named: 0,
        })
    }
}

impl Edit<'_> {
    fn seat(&self, text: &str) -> Result<Seat, EditError> {
        let seat: Seat = text.parse()?;
        if seat.number() < self.game.setup.players {
            Ok(seat)
        } else {
            Err(EditError::NoSuchSeat(seat))
        }
    }

    fn put(&mut self, cards: &str, place: Place) -> Result<(), EditError> {
        for word in cards.split([',', ' ']).filter(|word| !word.is_empty()) {
            let kind: Kind = word.parse()?;
            if self.state.cards.count(&self.game.tables, kind, Place::DECK) == 0 {
                return Err(EditError::NoneLeft(kind));
            }
            self.state
                .cards
                .shift(&self.game.tables, kind, Place::DECK, place);
        }
        Ok(())
    }

    /// Cards in the hand of a seat, named as in actions, with commas or blanks between them.
    pub fn hand(mut self, seat: &str, cards: &str) -> Result<Self, EditError> {
        let seat = self.seat(seat)?;
        self.put(cards, Place::hand(seat))?;
        Ok(self)
    }

    /// Cards that lie face-down in an envelope; no others do.
    pub fn envelope(mut self, planet: &str, cards: &str) -> Result<Self, EditError> {
        let planet: Planet = planet.parse()?;
        self.named |= 1 << planet.number();
        self.put(cards, Place::envelope(planet))?;
        Ok(self)
    }

    /// A Trap, Vault or Base face-up in an envelope, and who turned it up.
    pub fn face_up(mut self, planet: &str, kind: &str, owner: &str) -> Result<Self, EditError> {
        let owner = self.seat(owner)?;
        let planet: Planet = planet.parse()?;
        let kind: Kind = kind.parse()?;
        let flips = [
            Kind::TELETHWARTER_TRAP,
            Kind::MAGNETOSTATIC_VAULT,
            Kind::PLANETARY_BASE,
        ];
        if !flips.contains(&kind) {
            return Err(TextError::new(kind, "a Trap, a Vault or a Base").into());
        }
        self.named |= 1 << planet.number();
        self.put(kind.slug(), Place::envelope(planet))?;
        self.state.faces[planet.index()] = Some(FaceCode::from(Face { kind, owner }));
        if kind == Kind::PLANETARY_BASE {
            self.state.open.base[planet.index()] = owner.number();
        }
        Ok(self)
    }

    /// Cards in the Cosmic Pool; others fill it up.
    pub fn pool(mut self, cards: &str) -> Result<Self, EditError> {
        self.put(cards, Place::POOL)?;
        Ok(self)
    }

    /// Cards in the Void.
    pub fn void(mut self, cards: &str) -> Result<Self, EditError> {
        self.put(cards, Place::VOID)?;
        Ok(self)
    }

    /// Where a token stands.
    pub fn at(mut self, seat: &str, space: &str) -> Result<Self, EditError> {
        let seat = self.seat(seat)?;
        let space: Space = space.parse()?;
        self.state.open.at[seat.index()] = space;
        Ok(self)
    }

    /// A seat controls the envelope of the planet it stands on; say first where that is.
    pub fn control(mut self, seat: &str) -> Result<Self, EditError> {
        let seat = self.seat(seat)?;
        let planet = self.state.open.at(seat).number();
        self.state.open.controls[seat.index()] = planet;
        if let Some(marker) = self.state.open.marker.get_mut(usize::from(planet)) {
            *marker = seat.number();
        }
        Ok(self)
    }

    /// Planets without an envelope, with blanks between them: two in a game of two.
    pub fn irradiate(mut self, planets: &str) -> Result<Self, EditError> {
        for word in planets.split([',', ' ']).filter(|word| !word.is_empty()) {
            let planet: Planet = word.parse()?;
            self.state.open.removed |= 1 << planet.number();
        }
        Ok(self)
    }

    /// Who is on turn.
    pub fn turn(mut self, seat: &str) -> Result<Self, EditError> {
        self.state.open.active = self.seat(seat)?.number();
        Ok(self)
    }

    /// What the clock shows.
    pub fn clock(mut self, clock: u8) -> Self {
        self.state.open.clock = clock;
        self
    }

    /// How many Actions are left.
    pub fn actions(mut self, actions: u8) -> Self {
        self.state.open.turn.actions = actions;
        self
    }

    /// What is used up in this turn: flags of [`Turn`], such as [`Turn::ABILITY`].
    pub fn used(mut self, flags: u8) -> Self {
        self.state.open.turn.used |= flags;
        self
    }

    /// The position: cards that were not named fill the pool and the envelopes that were not named. Everybody knows what lies open, the
    /// own hand, the envelope under control and the own face-up cards.
    ///
    /// # Errors
    ///
    /// If the rules allow no such position.
    pub fn begin(mut self) -> Result<State, EditError> {
        self.fill();
        let open = &mut self.state.open;
        for seat in Seat::all(self.game.setup.players) {
            let hand = self.state.cards.at(Place::hand(seat)).count_ones();
            open.hand[seat.index()] = u8::try_from(hand).unwrap_or(u8::MAX);
        }
        for planet in Planet::all() {
            let inside = self.state.cards.at(Place::envelope(planet)).count_ones();
            open.inside[planet.index()] = u8::try_from(inside).unwrap_or(u8::MAX);
        }
        self.know();
        self.game
            .audit(&self.state)
            .map_err(EditError::Impossible)?;
        Ok(self.state)
    }

    fn fill(&mut self) {
        let game = self.game;
        let deal = game.components.deal[usize::from(game.setup.players) - 2];
        let pool = if game.setup.first_game {
            0
        } else {
            u32::from(deal.pool)
        };
        let dull = |kind: Kind| {
            !matches!(
                kind,
                Kind::OVOID
                    | Kind::SIGNAL_JAMMER
                    | Kind::CLOAKING_ORB
                    | Kind::CATALEPTIC_FOG
                    | Kind::SMUGGLER_BUNNY
                    | Kind::TEMPORAL_DISPLACER
            )
        };
        let free = self.state.open.envelopes() & !self.named;
        let open = &self.state.open;
        let quiet = planets(free).filter(|&planet| open.controller(planet).is_none());
        let mut rest = quiet.clone().cycle();
        for card in 0..usize::from(game.tables.cards) {
            if self.state.cards.place(card) != Place::DECK {
                continue;
            }
            let laid = self.state.cards.at(Place::POOL).count_ones();
            let place = if laid < pool && dull(game.tables.kind_of(card)) {
                Place::POOL
            } else {
                rest.next().map_or(Place::VOID, Place::envelope)
            };
            self.state.cards.put(card, place);
        }
        self.state.cards.sort(&game.tables);
    }

    fn know(&mut self) {
        let tables = &self.game.tables;
        let state = &mut self.state;
        let (cards, faces) = (state.cards, state.faces);
        for viewer in Viewer::all(state.open.seats) {
            let own = viewer.seat();
            let mind = &mut state.minds[own.map_or(SEATS, Seat::index)];
            let hand = own.map(Place::hand);
            let envelope = own
                .and_then(|seat| state.open.controls(seat))
                .map(Place::envelope);
            let known =
                |place: Place| place.is_public() || Some(place) == hand || Some(place) == envelope;
            let hidden = (0..usize::from(tables.cards))
                .map(|card| cards.place(card))
                .filter(|&place| !known(place))
                .fold(0, |claim, place| claim | place.claim());
            *mind = Mind::with(tables, |card| {
                let place = cards.place(card);
                if known(place) { place.claim() } else { hidden }
            });
            for planet in Planet::all() {
                let Some(face) = faces[planet.index()].map(Face::from) else {
                    continue;
                };
                let place = Place::envelope(planet);
                if face.kind == Kind::PLANETARY_BASE {
                    mind.pin(tables, face.kind, place, 1);
                } else if own == Some(face.owner) || Some(place) == envelope {
                    mind.set_face(planet, Some(face));
                    mind.pin(tables, face.kind, place, 1);
                } else {
                    mind.suspect(planet, face);
                }
            }
        }
    }
}
