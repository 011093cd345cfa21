//! Full states that fit a view.

use tabletop_core::cards::{CardSet, Counts};
use tabletop_core::{Chance, Odds, Seat, Stream, Viewer};

use crate::components::{Card, HAND_KINDS, KINDS, Place, Section};
use crate::secrets::{Hand, HandView, Known};
use crate::{Captain, Decision, PiratesCove, Position, State, View};

/// A state that fits `view`. Every way in which the unseen tavern cards can lie is equally likely: hands hold no Parrots (PC-170), so
/// unknown cards of other hands are drawn from the other kinds, and the pile is what is left.
pub(crate) fn sample(game: &PiratesCove, view: &View, chance: &mut impl Chance) -> State {
    let seen = &view.position;
    let mut unseen = unseen(game, view);
    let captains = seen.captains.each_ref().map(|captain| Captain {
        fame: captain.fame,
        gold: captain.gold,
        chests: captain.chests,
        place: captain.place,
        markers: captain.markers,
        guards: captain.guards,
        hand: hand(&captain.hand, view.who, &mut unseen, chance),
    });
    let mut drafts = [[0; 4]; 5];
    if seen.decision == Decision::Rig {
        for seat in Seat::all(seen.players.min(5)) {
            drafts[seat.index()] =
                seen.drafts[seat.index()].unwrap_or_else(|| rig(game, view, seat, chance));
        }
    }
    Position {
        players: seen.players,
        month: seen.month,
        decision: seen.decision,
        captains,
        gold: seen.gold,
        chests: seen.chests,
        pile: unseen,
        discards: seen.discards,
        treasures: seen.treasures.clone(),
        face_up: seen.face_up,
        legends: seen.legends.clone(),
        black_ships: seen.black_ships,
        navy: seen.navy,
        robbers: seen.robbers,
        window: seen.window,
        upgraded: seen.upgraded,
        visit: seen.visit,
        battle: seen.battle.clone(),
        rigging: seen.rigging,
        drafts,
        wheels: seen.wheels.map(|_, wheel| {
            wheel.unwrap_or_else(|| {
                Place::ISLANDS[chance.pick(Stream::SAMPLE, Odds::Even(6)) as usize % 6]
            })
        }),
        final_places: seen.final_places,
    }
}

/// The tavern cards whose place the viewer does not know.
fn unseen(game: &PiratesCove, view: &View) -> Counts<KINDS> {
    let seen = &view.position;
    let mut unseen = game.tavern();
    let mut take = |card: Card, copies: u8| {
        for _ in 0..copies {
            unseen.remove(card.number());
        }
    };
    for card in Card::ALL {
        take(card, seen.discards.of(card.number()));
    }
    for (mine, captain) in seen.battle.cards.iter().zip(&seen.captains) {
        for (card, &copies) in Card::BATTLE.into_iter().zip(mine) {
            take(card, copies);
        }
        for section in Section::ALL {
            if let Some(card) = captain.guards[section.index()].card(section) {
                take(card, 1);
            }
        }
        for (kind, copies) in captain.hand.known().iter() {
            take(Card::ALL[usize::from(kind)], copies);
        }
    }
    for (card, copies) in Card::VOLLEY.into_iter().zip(seen.battle.volley) {
        take(card, copies);
    }
    if let Decision::Conflict { section, .. } = seen.decision {
        take(Card::parrot(section), 1);
    }
    unseen
}

/// A hand that fits what the viewer knows of it; the rest is drawn from what is unseen.
fn hand(
    seen: &HandView,
    who: Viewer,
    unseen: &mut Counts<KINDS>,
    chance: &mut impl Chance,
) -> Hand {
    let (size, known) = match *seen {
        HandView::Mine { size, cards } => {
            return Hand {
                size,
                cards,
                known: Known::NOTHING,
            };
        }
        HandView::Theirs { size, known } => (size, known),
    };
    let mut hand = Hand {
        size,
        cards: known,
        known: Known::NOTHING,
    };
    if let Some(viewer) = who.seat() {
        hand.known.teach(viewer, &known);
    }
    for _ in known.total()..u32::from(size) {
        let odds = Odds::Counts(&unseen.as_slice()[..HAND_KINDS]);
        if odds.total() == 0 {
            break; // a view that no game gives
        }
        let kind = u8::try_from(chance.pick(Stream::SAMPLE, odds)).unwrap_or(0);
        unseen.remove(kind);
        hand.cards.add(kind, 1);
    }
    hand
}

/// A rig that somebody may have chosen: steps that can be paid for, until luck says that it is enough.
fn rig(game: &PiratesCove, view: &View, seat: Seat, chance: &mut impl Chance) -> [i8; 4] {
    let captain = view.position.captain(seat);
    let mut draft = [0; 4];
    let mut gold = captain.gold;
    loop {
        let open = |section: &Section| {
            let at = captain.markers[section.index()].saturating_add(draft[section.index()]);
            game.step_cost(*section, at).filter(|&cost| cost <= gold)
        };
        // Four sections, and the fifth outcome is to stop.
        let choices: CardSet = Section::ALL
            .into_iter()
            .filter(|section| open(section).is_some())
            .map(|section| section as u8)
            .chain([4])
            .collect();
        let choice = chance.pick(Stream::SAMPLE, Odds::Members(choices.bits()));
        let Some(&section) = Section::ALL.get(choice as usize) else {
            return draft;
        };
        gold -= open(&section).unwrap_or(0);
        draft[section.index()] += 1;
    }
}
