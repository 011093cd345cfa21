//! The catalogue entry of the game: title, options, variants, what is counted, what is always true.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tabletop_core::{Catalog, OptionInfo, Seat};

use crate::rules::Look;
use crate::setup::{Aliens, Length};
use crate::state::{Phase, SEATS};
use crate::{Alien, Chaosmos, Components, Draft, Frame, Kind, Place, Planet, Setup, Stage, State};

impl Catalog for Chaosmos {
    const TITLE: &'static str = "Chaosmos";
    const SEATS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            name: "length",
            values: "standard, short",
            effect: "the clock starts at 48 or at 36 (CM-031, CM-032)",
        },
        OptionInfo {
            name: "first_game",
            values: "false, true",
            effect: "leaves out the six complex cards and the Cosmic Pool (CM-035, CM-036)",
        },
        OptionInfo {
            name: "aliens",
            values: "draw, suggested, {\"fixed\": [...]}",
            effect: "two sheets each to choose from, the four suggested ones at random, or a list (CM-010, CM-037)",
        },
        OptionInfo {
            name: "first_seat",
            values: "null, 0 to 3",
            effect: "who has the first turn; null leaves it to luck (CM-033)",
        },
        OptionInfo {
            name: "components",
            values: "null, tables",
            effect: "other cards, aliens, map, dice or numbers",
        },
    ];
    const RECONSTRUCTED: Option<&'static str> = Some(
        "The map, six and a half of the eight abilities, the numbers of Spores, the effects of some cards in detail and all timing of \
         exchanges and reactions are our reconstruction; the book's chapter tells each.",
    );

    type Components = Components;

    fn standard(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn components() -> Components {
        Components::standard()
    }

    fn with_components(setup: Setup, components: Components) -> Setup {
        let components = Some(components).filter(|tables| *tables != Components::standard());
        Setup {
            components,
            ..setup
        }
    }

    fn variants() -> Vec<Setup> {
        let mut variants: Vec<Setup> = (2..=4).map(Setup::new).collect();
        for players in 2..=4 {
            variants.push(Setup {
                length: Length::Short,
                first_game: true,
                aliens: Aliens::Suggested,
                ..Setup::new(players)
            });
        }
        let other = [
            Alien::CHLAGAZMAEPORG,
            Alien::HAAMFLAAGON,
            Alien::CLOKKNID,
            Alien::NEEKSI,
        ];
        variants.push(Setup {
            length: Length::Short,
            first_seat: Some(Seat::new(2)),
            ..Setup::new(4).with_aliens(&other)
        });
        // Other tables: longer arms, stronger Imps, one mirror less.
        let mut tables = Components::standard();
        tables.numbers.catapult_range = 3;
        tables.numbers.actions = 4;
        tables.numbers.fed = 3;
        tables.die = [1, 2, 3, 4, 5, 6].to_vec();
        tables.cards[Kind::IMP.index()].single_use = true;
        variants.push(Setup {
            components: Some(tables),
            ..Setup::new(3)
        });
        variants
    }

    fn census(&self, state: &State, mut count: impl FnMut(u16, u32)) {
        for card in 0..usize::from(self.tables.cards) {
            if state.cards.place(card) <= Place::DECK {
                count(u16::from(self.tables.kind[card]), 1);
            }
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        Audit { game: self, state }.all()
    }
}

struct Audit<'a> {
    game: &'a Chaosmos,
    state: &'a State,
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl Audit<'_> {
    fn all(&self) -> Result<(), String> {
        if !matches!(self.state.open.phase, Phase::Play | Phase::Over) {
            return self.minds();
        }
        self.counts()?;
        self.hands()?;
        self.envelopes()?;
        self.void()?;
        self.clock()?;
        self.minds()
    }

    /// Numbers that are public are right, but for the exchange under way (CM-292).
    fn counts(&self) -> Result<(), String> {
        let open = &self.state.open;
        let busy = open.in_session();
        for seat in Seat::all(open.seats).filter(|&seat| busy != Some(seat)) {
            let hand = self.state.cards.at(Place::hand(seat)).count_ones();
            ensure(hand == u32::from(open.hand_size(seat)), || {
                format!(
                    "CM-292: {seat} holds {hand} cards, not {}",
                    open.hand_size(seat)
                )
            })?;
        }
        let opened = busy.and_then(|seat| open.controls(seat));
        for planet in Planet::all().filter(|&planet| opened != Some(planet)) {
            let inside = self.state.cards.at(Place::envelope(planet)).count_ones();
            ensure(inside == u32::from(open.envelope_size(planet)), || {
                format!(
                    "CM-292: {planet} has {inside} cards, not {}",
                    open.envelope_size(planet)
                )
            })?;
        }
        Ok(())
    }

    fn hands(&self) -> Result<(), String> {
        let open = &self.state.open;
        let look = Look::new(self.game, self.state);
        let settling = matches!(
            open.frames.last(),
            Some(Frame::ClawBack | Frame::SeduceBack(_))
        ) || matches!(open.fight.stage, Stage::GiveBack | Stage::TrapJam);
        for seat in Seat::all(open.seats) {
            let hand = look.hand_count(seat);
            ensure(settling || hand <= look.limit(seat), || {
                format!("CM-007: {seat} holds {hand} cards")
            })?;
            if let Some(planet) = open.controls(seat) {
                let here = open.at(seat) == planet.space();
                ensure(here || open.fight.prize() == Some(planet), || {
                    format!("CM-078: {seat} controls {planet} from elsewhere")
                })?;
                ensure(!open.removed(planet), || {
                    format!("CM-021: {planet} is controlled")
                })?;
                ensure(open.base(planet).is_none_or(|owner| owner == seat), || {
                    format!("CM-193: {seat} controls an envelope under a foreign Base on {planet}")
                })?;
                let others = Seat::all(open.seats).filter(|&other| other != seat);
                ensure(
                    others
                        .into_iter()
                        .all(|other| open.controls(other) != Some(planet)),
                    || format!("CM-079: {planet} is controlled twice"),
                )?;
            }
        }
        Ok(())
    }

    fn envelopes(&self) -> Result<(), String> {
        let open = &self.state.open;
        let mut bases = 0;
        for planet in Planet::all() {
            let face = self.state.face(planet);
            let based = face.filter(|face| face.kind == Kind::PLANETARY_BASE);
            bases += u32::from(based.is_some());
            ensure(based.map(|face| face.owner) == open.base(planet), || {
                format!("CM-103: the Base token and the Base on {planet} differ")
            })?;
            if let Some(face) = face {
                let place = Place::envelope(planet);
                let there = self.state.cards.count(&self.game.tables, face.kind, place);
                ensure(there > 0, || {
                    format!("CM-073: {} is not in {planet}", face.kind)
                })?;
                let flips = [
                    Kind::TELETHWARTER_TRAP,
                    Kind::MAGNETOSTATIC_VAULT,
                    Kind::PLANETARY_BASE,
                ];
                ensure(flips.contains(&face.kind), || {
                    format!("CM-100: {} is up", face.kind)
                })?;
            }
            ensure(
                !open.locked(planet) || open.controller(planet).is_some(),
                || format!("CM-231: {planet} is locked against nobody"),
            )?;
            ensure(
                !open.removed(planet) || open.envelope_size(planet) == 0,
                || format!("CM-020: there are cards on {planet}"),
            )?;
        }
        ensure(bases <= 2, || format!("CM-207: {bases} Bases"))?;
        let expected = if open.seats == 2 { 2 } else { 0 };
        ensure(open.removed.count_ones() == expected, || {
            String::from("CM-018: the wrong number of planets is irradiated")
        })
    }

    fn void(&self) -> Result<(), String> {
        let look = Look::new(self.game, self.state);
        let void = look.kinds(Place::VOID);
        let single = self.game.tables.single_use | 1 << Kind::TELETHWARTER_TRAP.number();
        ensure(void & !single == 0, || {
            String::from("CM-275: a permanent card is in the Void")
        })?;
        let table = look.kinds(Place::ATTACKER) | look.kinds(Place::DEFENDER);
        ensure(table == 0 || self.state.open.fight.is_on(), || {
            String::from("CM-113: cards lie on the table outside a combat")
        })?;
        let deal = self.game.components.deal[usize::from(self.state.open.seats) - 2];
        let pool = if self.game.setup.first_game {
            0
        } else {
            u32::from(deal.pool)
        };
        let now = self.state.cards.at(Place::POOL).count_ones();
        ensure(now == pool, || format!("CM-047: the pool has {now} cards"))?;
        if matches!(self.state.open.fight.stage, Stage::Cards(_)) {
            ensure(look.totals() == self.state.open.fight.totals, || {
                String::from("CM-132: the totals are stale")
            })?;
        }
        Ok(())
    }

    fn clock(&self) -> Result<(), String> {
        let open = &self.state.open;
        ensure(open.clock <= self.game.components.numbers.dial, || {
            format!("CM-239: the clock shows {}", open.clock)
        })?;
        ensure((open.clock == 0) == (open.phase == Phase::Over), || {
            String::from("CM-285: the game does not end with the clock")
        })?;
        let most = self.game.setup.length.clock() + self.game.components.numbers.displacer;
        ensure(open.turns <= most, || {
            format!("CM-051: turn {}", open.turns)
        })?;
        let drafts = Seat::all(open.seats)
            .filter(|seat| self.state.private[seat.index()].draft != Draft::None)
            .count();
        ensure(drafts <= 1, || {
            String::from("CM-043: two seats declare at once")
        })
    }

    /// What everybody thinks possible includes what is so (CM-291, CM-293).
    fn minds(&self) -> Result<(), String> {
        let state = self.state;
        if state.open.phase == Phase::Aliens {
            return Ok(());
        }
        let tables = &self.game.tables;
        let busy =
            |seat: Seat| state.open.in_session() == Some(seat) || state.open.phase == Phase::Split;
        for (index, mind) in state.minds.iter().enumerate() {
            if index < SEATS && index >= usize::from(state.open.seats) {
                continue;
            }
            for kind in Kind::all() {
                let mut places = [0u16; 3];
                let block = tables.block(kind);
                let copies = block.len();
                for (place, card) in places.iter_mut().zip(block) {
                    let mut claim = state.cards.place(card).claim();
                    // Who is in the middle of an exchange has moved cards the others do not know of yet.
                    for seat in Seat::all(state.open.seats)
                        .filter(|&seat| busy(seat) && seat.index() != index)
                    {
                        if let Some(planet) = state.open.controls(seat) {
                            let both = Place::hand(seat).claim() | Place::envelope(planet).claim();
                            claim = if claim & both == 0 { claim } else { both };
                        }
                    }
                    *place = claim;
                }
                ensure(mind.fits(tables, kind, &places[..copies]), || {
                    format!("CM-291: mind {index} does not allow for where {kind} is")
                })?;
            }
            if state.open.in_session().is_none() && state.open.phase == Phase::Play {
                for planet in Planet::all() {
                    let face = state.face(planet);
                    ensure(mind.allows(planet, face), || {
                        format!("CM-293: mind {index} does not allow for {face:?} on {planet}")
                    })?;
                }
            }
        }
        Ok(())
    }
}
