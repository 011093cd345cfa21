//! What there is to know about the game before playing it, and what is always true of a position.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tabletop_core::{Catalog, Game, OptionInfo, Seat};

use crate::components::{Ability, Class, TOKENS};
use crate::{
    ChaosMarauders, ClaimMode, Components, FormationId, Phase, Position, Row, Setup, Source, State,
    TieMode,
};

/// The component id of a tribe's ownership tokens is this plus its seat; those below are kinds of card.
const TOKEN: u16 = 64;

const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: "players",
        values: "2, 3, 4",
        effect: "the number of tribes",
    },
    OptionInfo {
        name: "first_seat",
        values: "null, or a seat from 0",
        effect: "who has the first turn; null leaves it to luck",
    },
    OptionInfo {
        name: "turn_limit",
        values: "500, or any number from 1",
        effect: "the turn after which the game ends without a finisher",
    },
    OptionInfo {
        name: "allow_dead_rows",
        values: "false, true",
        effect: "whether Banners and Musicians may be placed so that a formation can no longer be completed",
    },
    OptionInfo {
        name: "claim_mode",
        values: "simultaneous, seat_order, off",
        effect: "who gets the Chaos Marauders if several tribes want them: the drawer chooses, the first clockwise, nobody is asked",
    },
    OptionInfo {
        name: "tie_mode",
        values: "chain, shared",
        effect: "whether a tie is settled by formations, ratings, cards and seat, or shared",
    },
    OptionInfo {
        name: "components",
        values: "null, or a card table",
        effect: "the cards; null for the standard table",
    },
];

impl Catalog for ChaosMarauders {
    const TITLE: &'static str = "Chaos Marauders";
    const SEATS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionInfo] = OPTIONS;
    const RECONSTRUCTED: Option<&'static str> = Some(
        "The rulebook does not list the cards. Most names are public, but most numbers of copies, attack ratings and points, and the \
         details of the special cards, are reconstructed.",
    );
    type Components = Components;

    fn standard(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn components() -> Components {
        Components::standard()
    }

    fn with_components(setup: Setup, components: Components) -> Setup {
        let standard = components == Components::standard();
        Setup {
            components: (!standard).then_some(components),
            ..setup
        }
    }

    fn variants() -> Vec<Setup> {
        let mut variants: Vec<Setup> = (2..=4).map(Setup::new).collect();
        variants.push(Setup {
            allow_dead_rows: true,
            tie_mode: TieMode::Shared,
            turn_limit: 60,
            ..Setup::new(3)
        });
        variants.push(Setup {
            claim_mode: ClaimMode::SeatOrder,
            ..Setup::new(4).first(Seat::new(2))
        });
        variants.push(Setup {
            claim_mode: ClaimMode::Off,
            turn_limit: 1,
            ..Setup::new(2)
        });
        variants.push(Setup {
            components: Some(crowded()),
            ..Setup::new(3)
        });
        variants
    }

    fn census(&self, state: &State, mut count: impl FnMut(u16, u32)) {
        let piles = state.deck().iter().chain(state.discards().iter());
        for (kind, copies) in piles {
            count(kind.into(), copies.into());
        }
        let placed = state
            .formations()
            .flat_map(|(_, formation)| formation.cards().map(|(_, kind)| kind));
        let loose = state.spoils().map(|(_, kind)| kind).chain(state.hand());
        for kind in placed.chain(loose) {
            count(kind.number().into(), 1);
        }
        for tribe in Seat::all(self.seats()) {
            let out = tokens_out(state, tribe);
            let token = TOKEN + u16::from(tribe.number());
            count(token, out);
            count(token, u32::from(TOKENS).saturating_sub(out)); // at home
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_formations(state)?;
        self.audit_cards(state)?;
        self.audit_question(state)
    }
}

/// The standard table with another mix of cards: more of what seldom happens, and one kind with a changed rating.
fn crowded() -> Components {
    let mut table = Components::standard();
    let change: [(&str, i8); 8] = [
        ("Chaos Marauders", 3),
        ("Idol of Kygor Sydewynder", 2),
        ("Dagromm Flailbreath", 2),
        ("Odlugg Spleenripper", 2),
        ("Clan Skryre Blowback", 2),
        ("Orc Archers", -2),
        ("Black Eye Orcs", -2),
        ("Chest of Coins", -2),
    ];
    for (name, more) in change {
        if let Some(kind) = table.find(name) {
            let card = &mut table.cards[kind.index()];
            card.copies = card.copies.saturating_add_signed(more);
        }
    }
    if let Some(kind) = table.find("Festerdoom Orcs") {
        let card = &mut table.cards[kind.index()];
        (card.attack, card.copies) = (Some(5), 1);
        card.symbol = None;
    }
    if let Some(kind) = table.find("Crummy Snotling Slaves") {
        table.cards[kind.index()].copies -= 2;
    }
    table
}

/// How many tokens of a tribe lie on spies.
fn tokens_out<S>(at: &Position<S>, tribe: Seat) -> u32 {
    let spies = at.formations().filter(|(_, it)| it.spy_of() == Some(tribe));
    u32::try_from(spies.count()).unwrap_or(u32::MAX)
}

/// The invariants of a position.
impl ChaosMarauders {
    /// How many cards can be claimed after they are placed.
    pub(crate) fn claimable_cards(&self) -> u32 {
        let cards = self.components.cards.iter();
        cards
            .filter(|card| card.ability == Some(Ability::ChaosMarauders))
            .map(|card| u32::from(card.copies))
            .sum()
    }

    /// Whether the formations are such as the rules allow.
    pub(crate) fn audit_formations<S>(&self, at: &Position<S>) -> Result<(), String> {
        for (id, formation) in at.formations() {
            ensure(formation.rebuilt(&self.table) == *formation, || {
                format!("the summaries of {id} do not fit its cards")
            })?;
            self.audit_formation(at, id)?;
        }
        for tribe in Seat::all(at.seats()) {
            let mut copies = [0u8; 32];
            for (_, kind) in FormationId::of(tribe).flat_map(|id| at.formation(id).cards()) {
                let symbol = self.table.of(kind).barred_by;
                if symbol != 0 {
                    let count = &mut copies[symbol.trailing_zeros() as usize];
                    *count += 1;
                    ensure(*count <= 3, || {
                        format!("CMR-051: {tribe} has four cards of one symbol")
                    })?;
                }
            }
            ensure(tokens_out(at, tribe) <= u32::from(TOKENS), || {
                format!("CMR-005: {tribe} has more than {TOKENS} tokens on the table")
            })?;
        }
        Ok(())
    }

    fn audit_formation<S>(&self, at: &Position<S>, id: FormationId) -> Result<(), String> {
        let formation = at.formation(id);
        let strict = !self.setup.allow_dead_rows;
        let (mut symbols, mut banners, mut musicians, mut spies) = (0, 0, 0, 0);
        for (cell, kind) in formation.cards() {
            ensure(kind.number() < self.table.kinds, || {
                format!("{id} holds a card that is not in the table")
            })?;
            let card = self.table.of(kind);
            ensure(symbols & card.barred_by == 0, || {
                format!("CMR-045: {id} holds two cards with one symbol")
            })?;
            symbols |= card.barred_by;
            match card.class {
                Class::Banner => banners += 1,
                Class::Musician => musicians += 1,
                Class::Spy => spies += 1,
                Class::Event => return Err(format!("CMR-177: {id} holds an event")),
                _ => {}
            }
            let reserved = match cell.number() {
                1 => card.class != Class::Banner && (strict || card.class != Class::Musician),
                12 => card.class != Class::Musician && (strict || card.class != Class::Banner),
                _ => false,
            };
            ensure(!reserved, || {
                format!("CMR-028: {id}, cell {cell} is kept for an end")
            })?;
        }
        ensure(banners <= 1, || format!("CMR-035: {id} has two Banners"))?;
        ensure(musicians <= 1, || {
            format!("CMR-036: {id} has two Musicians")
        })?;
        ensure(spies == u8::from(formation.spy_of().is_some()), || {
            format!("CMR-169: spies and tokens in {id} do not match")
        })?;
        ensure(
            formation
                .spy_of()
                .is_none_or(|owner| owner != id.tribe && owner.number() < at.seats()),
            || format!("CMR-165: the spy in {id} is not another tribe's"),
        )?;
        let (first, last) = (formation.occupied().first(), formation.occupied().last());
        let (banner, musician) = (formation.banner(), formation.musician());
        ensure(banner.is_none() || banner == first, || {
            format!("CMR-024: a card lies left of the Banner of {id}")
        })?;
        ensure(musician.is_none() || musician == last, || {
            format!("CMR-025: a card lies right of the Musician of {id}")
        })?;
        if strict {
            if let (Some(banner), Some(musician)) = (banner, musician) {
                ensure(musician.number() - banner.number() >= 3, || {
                    format!("CMR-031: the ends of {id} are too close")
                })?;
            }
            ensure(banner.is_none_or(|cell| cell.number() <= 9), || {
                format!("CMR-029: the Banner of {id} is too far right")
            })?;
            ensure(musician.is_none_or(|cell| cell.number() >= 4), || {
                format!("CMR-030: the Musician of {id} is too far left")
            })?;
        }
        Ok(())
    }

    /// Whether every card is in exactly one place.
    fn audit_cards(&self, state: &State) -> Result<(), String> {
        let mut counts = [0u32; 64];
        self.census(state, |id, many| {
            if let Some(count) = counts.get_mut(usize::from(id)) {
                *count += many;
            }
        });
        for (kind, &count) in (0..).zip(&counts) {
            let copies = u32::from(self.table.deck.of(kind));
            ensure(count == copies, || {
                format!("CMR-002: there are {count} cards of kind {kind}, not {copies}")
            })?;
        }
        Ok(())
    }

    /// Whether the open question and what is in hand fit together.
    fn audit_question(&self, state: &State) -> Result<(), String> {
        let phase = state.phase;
        ensure(self.asked_anew(state) == Some(phase), || {
            format!("the possible answers to {phase:?} are not those of the rules")
        })?;
        let placing = match phase {
            Phase::Row { source, .. } | Phase::Cell { source, .. } => Some(source),
            _ => None,
        };
        let holds = placing.is_some()
            || matches!(
                phase,
                Phase::Odlugg { .. }
                    | Phase::Dagromm
                    | Phase::Blowback { .. }
                    | Phase::Explosion { .. }
            );
        ensure(holds == state.hand.is_some(), || {
            format!("{:?} in hand does not fit {phase:?}", state.hand)
        })?;
        let spoils = matches!(phase, Phase::Trophy { .. }) || placing == Some(Source::Trophy);
        ensure(spoils || state.spoils().next().is_none(), || {
            "CMR-101: trophies are left from an attack that is over".into()
        })?;
        let open = matches!(phase, Phase::Claim { .. } | Phase::Claimer { .. });
        ensure(open != state.claims.asked().is_empty(), || {
            format!("CMR-151: the claims do not fit {phase:?}")
        })?;
        for tribe in Seat::all(self.seats()) {
            let finished = state.complete(tribe) == Row::COUNT;
            ensure(finished == (state.finisher() == Some(tribe)), || {
                format!(
                    "CMR-108: {tribe} has {} complete formations",
                    state.complete(tribe)
                )
            })?;
        }
        ensure(state.turn() <= self.setup.turn_limit, || {
            format!("CMR-113: turn {} is past the limit", state.turn())
        })
    }
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
