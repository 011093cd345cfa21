//! What is true of every game, seen from its events: an account of the table kept by events alone, and the order in which they come.

use std::collections::BTreeMap;

use chaos_marauders::{
    CardKind, Cell, ChaosMarauders, Colour, Discard, Event, Face, Fact, FormationId, Happening,
    Origin, Setup, TurnEnd,
};
use proptest::prelude::*;
use tabletop_core::{Catalog, Chance, Game, Noted, Odds, Seat, Seeded, Stream};

/// An account of a game, kept by events alone.
#[derive(Default)]
struct Account {
    placed: BTreeMap<(FormationId, Cell), CardKind>,
    active: Option<Seat>,
    seats: u8,
    /// The deck as a number of cards.
    deck: u32,
    pile: u32,
    /// Formations completed by a draw in this turn that have neither attacked nor been passed over.
    fresh: Option<FormationId>,
    /// Something has happened after which only the end of the turn may come.
    ending: bool,
    attacked: Option<(FormationId, FormationId, Face)>,
}

impl Account {
    fn note(&mut self, game: &ChaosMarauders, fact: Fact) {
        match fact {
            Fact::Began { first } => self.active = Some(first),
            Fact::TurnBegan { seat, .. } => {
                // Turns pass by exactly one seat.
                let left = self.active.map(|active| active.left(self.seats));
                assert_eq!(Some(seat), left);
                self.active = Some(seat);
                (self.fresh, self.ending, self.attacked) = (None, false, None);
            }
            Fact::Reshuffled { cards } => {
                // Only an empty deck is renewed, and the pile is empty then.
                assert_eq!((self.deck, u32::from(cards)), (0, self.pile));
                (self.deck, self.pile) = (self.pile, 0);
            }
            Fact::Drawn {
                seat,
                card,
                ends_turn,
            } => {
                assert!(!self.ending, "a draw after the end of the turn");
                assert_eq!(Some(seat), self.active);
                assert!(ends_turn == Some(TurnEnd::Green) || !is_green(game, card));
                self.deck -= 1;
                self.fresh = None;
            }
            Fact::Placed {
                formation,
                cell,
                card,
                token,
                ..
            } => {
                let before = self.placed.insert((formation, cell), card);
                assert_eq!(before, None, "two cards in {formation}, cell {cell}");
                assert!(token.is_none_or(|owner| owner != formation.tribe));
            }
            Fact::Discarded { card, from, why } => {
                self.pile += 1;
                if let Origin::Placed {
                    formation, cell, ..
                } = from
                {
                    assert_eq!(self.placed.remove(&(formation, cell)), Some(card));
                } else {
                    self.ending |= why != Discard::LeftBehind;
                }
            }
            Fact::Seized {
                formation,
                cell,
                card,
            }
            | Fact::Claimed {
                formation,
                cell,
                card,
                ..
            } => {
                assert_eq!(self.placed.remove(&(formation, cell)), Some(card));
            }
            _ => self.note_attack(fact),
        }
    }

    fn note_attack(&mut self, fact: Fact) {
        match fact {
            Fact::Completed { formation, length } => {
                assert!((4..=12).contains(&length));
                if Some(formation.tribe) == self.active && self.attacked.is_none() {
                    self.fresh = Some(formation);
                }
            }
            Fact::Attacked {
                from,
                target,
                strength,
                against,
            } => {
                assert!(strength > against, "{strength} against {against}");
                assert_eq!(
                    self.fresh.take(),
                    Some(from),
                    "an attack without a completion"
                );
                assert_ne!(from.tribe, target.tribe);
                assert!(self.cards(target) > 0 && self.cards(from) >= 4);
                self.ending = true;
                self.attacked = Some((from, target, Face::OrcEye));
            }
            Fact::Declined { formation } => assert_eq!(self.fresh.take(), Some(formation)),
            Fact::Rolled { face, .. } => {
                if let Some(attack) = &mut self.attacked {
                    attack.2 = face;
                }
            }
            Fact::Broken { formation } => {
                if let Some((from, target, face)) = self.attacked {
                    let loser = if face == Face::OrcEye { target } else { from };
                    assert_eq!(formation, loser);
                }
            }
            Fact::TookTrophy { seat, .. } => {
                let (from, target, face) = self.attacked.expect("a trophy after an attack");
                let (winner, loser) = if face == Face::OrcEye {
                    (from, target)
                } else {
                    (target, from)
                };
                assert_eq!(seat, winner.tribe);
                if winner.tribe != loser.tribe {
                    assert_eq!(self.cards(loser), 0, "{loser} was broken");
                }
            }
            _ => {}
        }
    }

    fn cards(&self, formation: FormationId) -> usize {
        self.placed
            .keys()
            .filter(|(id, _)| *id == formation)
            .count()
    }
}

fn is_green(game: &ChaosMarauders, card: CardKind) -> bool {
    let card = game.card(card).expect("a card of the table");
    card.colour == Colour::Green
}

fn play(setup: Setup, seed: u64, discards: bool) {
    let game = ChaosMarauders::new(setup).expect("valid");
    let mut luck = Seeded::new(seed);
    let mut events: Vec<Event> = Vec::new();
    let mut state = game.start(&mut Noted::new(&mut luck, &mut events));
    let mut account = Account {
        seats: game.seats(),
        deck: 110,
        ..Account::default()
    };
    loop {
        for event in events.drain(..) {
            if let Happening::Public(fact) = event {
                account.note(&game, fact);
            }
        }
        // The account by events is the table.
        for (id, formation) in state.formations() {
            let told = account.placed.iter().filter(|((it, _), _)| *it == id);
            let told = told.map(|((_, cell), card)| (*cell, *card));
            assert!(told.eq(formation.cards()), "{id}");
        }
        assert_eq!(account.deck, state.deck().total());
        assert_eq!(account.pile, state.discards().total());
        assert_eq!(game.audit(&state), Ok(()));
        let Some(seat) = game.pending(&state).seats().first() else {
            break;
        };
        let mut actions = game.legal_actions(&state, seat);
        if !discards && actions.len() > 1 {
            actions.retain(|&action| action != chaos_marauders::Action::Discard);
        }
        let count = u32::try_from(actions.len()).expect("few");
        let choice = luck.pick(Stream::POLICY, Odds::Even(count));
        let action = actions[choice as usize];
        game.play(
            &mut state,
            seat,
            action,
            &mut Noted::new(&mut luck, &mut events),
        );
    }
    // The points are those of the cards on the table, and one tribe or none has the 150.
    let finishers = Seat::all(game.seats())
        .filter(|&seat| game.score(&state, seat).finisher > 0)
        .count();
    assert_eq!(finishers, usize::from(state.finisher().is_some()));
    for seat in Seat::all(game.seats()) {
        let cards = account
            .placed
            .keys()
            .filter(|(id, _)| id.tribe == seat)
            .count();
        assert_eq!(
            game.score(&state, seat).cards,
            10 * u32::try_from(cards).expect("few")
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn events_account_for_the_whole_table(
        variant in 0..ChaosMarauders::variants().len(),
        seed in any::<u64>(),
        discards in any::<bool>(),
    ) {
        play(ChaosMarauders::variants()[variant].clone(), seed, discards);
    }
}
