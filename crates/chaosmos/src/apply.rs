//! What each event does: to what lies open, to the truth, to what a viewer knows, and to what a seat has in hand to choose. A position
//! changes in no other way, so a view that follows the events it sees stays what it is.

use tabletop_core::{Seat, SeatSet, Viewer};

use crate::components::Tables;
use crate::event::{Happening as H, Travel};
use crate::frame::{Fight, Frames, Stage};
use crate::mind::Mind;
use crate::state::{Cloak, Draft, FaceCode, NONE, Phase, Position, Private, SEATS, State, Turn};
use crate::{Alien, Bag, Because, Face, Foe, Frame, Kind, Pay, Place, Planet, Side, Step};

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
    fn filled(&self) -> u16 {
        let hands = Seat::all(self.seats).map(Place::hand);
        hands
            .chain(Planet::all().map(Place::envelope))
            .filter(|&place| self.size(place) > 0)
            .fold(0, |claim, place| claim | place.claim())
    }
}

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
