//! Sampling: a whole position that fits what a viewer knows.
//!
//! Cards whose place the viewer knows go there. The others are drawn one by one, those with the fewest possible places first, to a place
//! with room in proportion to that room; where there is no room left, cards drawn before make way. Every sampled position fits all that
//! the viewer knows; not all fitting positions are equally likely.

use arrayvec::ArrayVec;
use tabletop_core::{Chance, Odds, Seat, Stream};

use crate::components::MAX_CARDS;
use crate::frame::Stage;
use crate::mind::Mind;
use crate::place::{ATTACKER, Cards, DEFENDER, POOL};
use crate::private::{Draft, Private};
use crate::rules::{Look, first_step, player_of};
use crate::state::{Cloak, FaceCode, Phase, SEATS, State};
use crate::{Alien, Chaosmos, Face, Foe, Kind, Place, Planet, Step, View};

/// Hidden places: hands and envelopes.
const PLACES: usize = 14;

fn place(code: usize) -> Place {
    if code < 4 {
        Place::hand(Seat::ALL[code])
    } else {
        #[expect(clippy::cast_possible_truncation, reason = "below 14")]
        Place::envelope(Planet::at(code as u8 - 4))
    }
}

/// The numbers of the places in a claim.
fn bits(mut claim: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (claim != 0).then(|| {
            let code = claim.trailing_zeros() as usize;
            claim &= claim - 1;
            code
        })
    })
}

/// The cards being placed.
struct Placing {
    claims: [u16; MAX_CARDS],
    at: [u8; MAX_CARDS],
    room: [u32; PLACES],
}

const NOWHERE: u8 = u8::MAX;

impl Placing {
    fn put(&mut self, card: usize, code: usize) {
        self.room[code] -= 1;
        #[expect(clippy::cast_possible_truncation, reason = "below 14")]
        let code = code as u8;
        self.at[card] = code;
    }

    /// Finds a place for a card, moving others out of the way; whether there was one.
    fn squeeze(&mut self, card: usize, cards: usize, tried: &mut u16) -> bool {
        for code in 0..PLACES {
            let bit = 1 << code;
            if self.claims[card] & bit == 0 || *tried & bit != 0 {
                continue;
            }
            *tried |= bit;
            if self.room[code] > 0 {
                self.put(card, code);
                return true;
            }
            for other in 0..cards {
                let loose = self.claims[other].count_ones() > 1;
                if usize::from(self.at[other]) == code && loose && self.squeeze(other, cards, tried)
                {
                    self.room[code] += 1;
                    self.put(card, code);
                    return true;
                }
            }
        }
        false
    }
}

/// The free slots of the places in one claim, as lots in an urn. Most cards nobody has seen share one claim, and then a card costs one draw.
#[derive(Default)]
struct Slots {
    claim: u16,
    lots: ArrayVec<u8, MAX_CARDS>,
}

impl Slots {
    /// Draws a place for a card with this claim, if there is room.
    fn draw(
        &mut self,
        claim: u16,
        room: &[u32; PLACES],
        chance: &mut impl Chance,
    ) -> Option<usize> {
        if self.claim != claim {
            self.claim = claim;
            self.lots.clear();
            for code in bits(claim).take_while(|&code| code < PLACES) {
                #[expect(clippy::cast_possible_truncation, reason = "below 14")]
                let lot = code as u8;
                let space = self.lots.remaining_capacity(); // a view from events that did not fit may claim any room
                self.lots
                    .extend(core::iter::repeat_n(lot, space.min(room[code] as usize)));
            }
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 70")]
        let free = self.lots.len() as u32;
        let lot = (free > 0).then(|| chance.pick(Stream::SAMPLE, Odds::Even(free)))?;
        Some(usize::from(self.lots.swap_remove(lot as usize)))
    }
}

pub(crate) fn sample(game: &Chaosmos, view: &View, chance: &mut impl Chance) -> State {
    let mut state = State {
        open: view.open,
        cards: Cards::UNDEALT,
        faces: [None; crate::PLANETS],
        cloak: None,
        private: [Private::BLANK; SEATS],
        minds: [view.common; SEATS + 1],
    };
    let own = view
        .who
        .seat()
        .filter(|seat| seat.number() < state.open.seats);
    match state.open.phase {
        Phase::Aliens => sheets(&mut state, view, own, chance),
        _ => place_cards(game, &mut state, view, own, chance),
    }
    if matches!(state.open.phase, Phase::Split | Phase::Play | Phase::Over) {
        secrets(game, &mut state, view, own, chance);
        minds(game, &mut state, own);
    }
    if let Some(seat) = own {
        state.private[seat.index()] = view.private;
        state.minds[seat.index()] = view.mind;
    }
    state
}

/// Sheets for the others, of those the viewer has not drawn.
fn sheets(state: &mut State, view: &View, own: Option<Seat>, chance: &mut impl Chance) {
    let mut left: u128 = 0xff;
    if let (Some(_), Draft::Offer(one, two) | Draft::Chosen(one, two)) = (own, view.private.draft) {
        left &= !(1 << one.number() | 1 << two.number());
    }
    for seat in Seat::all(state.open.seats).filter(|&seat| own != Some(seat)) {
        let mut draw = || {
            let alien = chance.pick(Stream::SAMPLE, Odds::Members(left));
            left &= !(1 << alien);
            #[expect(clippy::cast_possible_truncation, reason = "below 8")]
            Alien::at(alien as u8)
        };
        let (one, two) = (draw(), draw());
        state.private[seat.index()].draft = if state.open.waiting.contains(seat) {
            Draft::Offer(one.min(two), one.max(two))
        } else {
            Draft::Chosen(one, two)
        };
    }
}

fn place_cards(
    game: &Chaosmos,
    state: &mut State,
    view: &View,
    own: Option<Seat>,
    chance: &mut impl Chance,
) {
    let cards = usize::from(game.tables.cards);
    let mut placing = Placing {
        claims: [0; MAX_CARDS],
        at: [NOWHERE; MAX_CARDS],
        room: core::array::from_fn(|code| u32::from(state.open.size(place(code)))),
    };
    // In the middle of an exchange the sizes are those before it; the viewer knows every card of its own hand and envelope.
    let exchanging =
        |seat: &Seat| state.open.phase == Phase::Split || state.open.in_session() == Some(*seat);
    if let Some(seat) = own.filter(exchanging) {
        placing.room[seat.index()] = 0;
        if let Some(planet) = state.open.controls(seat) {
            placing.room[4 + planet.index()] = 0;
        }
    }
    let started = !matches!(state.open.phase, Phase::Radiation(_));
    let mut loose = [0u128; 2]; // cards with few possible places, and those with many
    for card in 0..cards {
        let claim = view.mind.claim(card);
        match claim {
            0 if started => state.cards.put(card, Place::VOID),
            0 => {}
            POOL => state.cards.put(card, Place::POOL),
            ATTACKER => state.cards.put(card, Place::ATTACKER),
            DEFENDER => state.cards.put(card, Place::DEFENDER),
            _ => {
                placing.claims[card] = claim;
                if claim.is_power_of_two() {
                    let code = claim.trailing_zeros() as usize;
                    placing.room[code] = placing.room[code].max(1);
                    placing.put(card, code);
                } else {
                    loose[usize::from(claim.count_ones() > 4)] |= 1 << card;
                }
            }
        }
    }
    let mut slots = Slots::default();
    for mut left in loose {
        while left != 0 {
            let card = left.trailing_zeros() as usize;
            left &= left - 1;
            let claim = placing.claims[card];
            if let Some(code) = slots.draw(claim, &placing.room, chance) {
                placing.put(card, code);
                continue;
            }
            slots = Slots::default();
            if !placing.squeeze(card, cards, &mut 0) {
                // A view that contradicts itself, from events that did not fit: any room will do.
                let code = placing.room.iter().position(|&room| room > 0).unwrap_or(0);
                placing.room[code] = placing.room[code].max(1);
                placing.put(card, code);
            }
        }
    }
    for card in 0..cards {
        if placing.at[card] != NOWHERE {
            state.cards.put(card, place(usize::from(placing.at[card])));
        }
    }
    if state.open.fight.hidden {
        cloak(game, state, view, &placing, chance);
    }
    state.cards.sort(&game.tables);
}

/// The card under the Cloaking Orb: for the winner the one card of that hand it does not know, for others any but the Orb.
fn cloak(
    game: &Chaosmos,
    state: &mut State,
    view: &View,
    placing: &Placing,
    chance: &mut impl Chance,
) {
    let winner = state.open.fight.winner.unwrap_or(crate::Side::Attacker);
    let loser = player_of(state, winner.other());
    let taker = view.who.is(player_of(state, winner));
    let kind = view.cloak.unwrap_or_else(|| {
        let mut all = 0u128;
        let mut unknown = 0u128;
        let mut orb = false;
        for card in 0..usize::from(game.tables.cards) {
            if usize::from(placing.at[card]) == loser.index() {
                let shown = game.tables.kind_of(card) == Kind::CLOAKING_ORB && !orb;
                orb |= shown;
                all |= u128::from(!shown) << card;
                unknown |= u128::from(!placing.claims[card].is_power_of_two()) << card;
            }
        }
        let among = if taker && unknown != 0 { unknown } else { all };
        if among == 0 {
            return Kind::CLOAKING_ORB;
        }
        game.tables
            .kind_of(chance.pick(Stream::SAMPLE, Odds::Members(among)) as usize)
    });
    state.cloak = Some(Cloak {
        kind,
        seen_through: taker && view.cloak.is_some(),
    });
}

/// Face-up cards, and what others have chosen in secret.
fn secrets(
    game: &Chaosmos,
    state: &mut State,
    view: &View,
    own: Option<Seat>,
    chance: &mut impl Chance,
) {
    let tables = &game.tables;
    for planet in Planet::all() {
        let inside = Place::envelope(planet);
        let base = state.open.base(planet).map(|owner| Face {
            kind: Kind::PLANETARY_BASE,
            owner,
        });
        let mut face = base.or_else(|| view.mind.sure_face(planet));
        if face.is_none() && view.mind.may_face(planet).next().is_some() {
            let here = |face: &Face| state.cards.count(tables, face.kind, inside) > 0;
            let may = view.mind.may_face(planet).filter(here);
            let count = u32::try_from(may.clone().count()).unwrap_or(0);
            // One ticket for each card that may be face-up, and as many for none.
            if count > 0 {
                let ticket = chance.pick(Stream::SAMPLE, Odds::Even(2 * count));
                face = may.into_iter().nth(ticket as usize);
            }
        }
        state.faces[planet.index()] = face.map(FaceCode::from);
    }
    if state.open.phase == Phase::Split {
        for seat in Seat::all(state.open.seats).filter(|&seat| own != Some(seat)) {
            state.private[seat.index()].step = Step::Stow;
            if !state.open.waiting.contains(seat) {
                finish_split(game, state, seat, chance);
            }
        }
    } else if let Some(seat) = state.open.in_session() {
        let step = first_step(&state.open, seat, Step::Locks);
        state.private[seat.index()].step = step;
    }
}

/// A seat that has finished its split holds no more than its limit.
fn finish_split(game: &Chaosmos, state: &mut State, seat: Seat, chance: &mut impl Chance) {
    let Some(home) = state.open.controls(seat) else {
        return;
    };
    let hand = Place::hand(seat);
    let limit = u32::from(Look::new(game, state).limit(seat));
    loop {
        let cards = state.cards.at(hand);
        if cards.count_ones() <= limit {
            return;
        }
        let card = chance.pick(Stream::SAMPLE, Odds::Members(cards));
        let kind = game.tables.kind_of(card as usize);
        state
            .cards
            .shift(&game.tables, kind, hand, Place::envelope(home));
    }
}

/// What the others know: what everybody knows, and what they can see from where they sit.
fn minds(game: &Chaosmos, state: &mut State, own: Option<Seat>) {
    let look = Look::new(game, state);
    let mut minds: [Option<Mind>; SEATS] = [const { None }; SEATS];
    for seat in Seat::all(state.open.seats).filter(|&seat| own != Some(seat)) {
        let mut mind = state.minds[SEATS];
        let mut see = |place: Place| mind.looked(&game.tables, place, look.bag(place), false);
        see(Place::hand(seat));
        let fought = look.against_base() && player_of(state, crate::Side::Defender) == seat;
        let fought = state
            .open
            .fight
            .base()
            .filter(|_| state.open.fight.is_on() && fought);
        let seen = state.open.controls(seat).into_iter().chain(fought);
        seen.clone().for_each(|planet| see(Place::envelope(planet)));
        let fight = &state.open.fight;
        if let (Stage::Take, Some(winner), Foe::Player(_)) = (fight.stage, fight.winner, fight.foe)
            && player_of(state, winner) == seat
        {
            let hand = Place::hand(player_of(state, winner.other()));
            let mut cards = look.bag(hand);
            if let Some(cloak) = state.cloak {
                cards.remove(cloak.kind);
            }
            mind.looked(&game.tables, hand, cards, state.cloak.is_some());
        }
        for planet in Planet::all() {
            let face = state.face(planet);
            if seen.clone().any(|other| other == planet)
                || face.is_some_and(|face| face.owner == seat)
            {
                mind.set_face(planet, face);
                if let Some(face) = face {
                    mind.pin(&game.tables, face.kind, Place::envelope(planet), 1);
                }
            }
        }
        minds[seat.index()] = Some(mind);
    }
    for (place, mind) in state.minds.iter_mut().zip(minds) {
        if let Some(mind) = mind {
            *place = mind;
        }
    }
}
