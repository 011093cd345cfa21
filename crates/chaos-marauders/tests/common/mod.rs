//! A table for rulebook tests: put facts in place, script deck and die, play by text, look at what is there and what was told.

#![allow(dead_code, reason = "each test file uses a part of it")]
#![expect(unreachable_pub, reason = "a test program has no outside")]

mod play;

use std::collections::VecDeque;

use chaos_marauders::{CardKind, ChaosMarauders, DECK, DIE, Edit, Setup};
use tabletop_core::{Chance, Game, Noted, Odds, Seat, Stream};

pub use play::Play;

/// Scripted luck, one script for each stream. When the deck's script is used up, the card drawn is one that matters to nobody.
#[derive(Debug)]
struct Script {
    deck: VecDeque<CardKind>,
    die: VecDeque<u32>,
    filler: Option<CardKind>,
}

impl Chance for Script {
    fn pick(&mut self, on: Stream, odds: Odds<'_>) -> u32 {
        let outcome = if on == DIE {
            let face = self.die.pop_front();
            face.expect("the die was rolled, and nothing is scripted")
        } else {
            assert_eq!(on, DECK, "luck was asked for something else");
            let filler = self
                .filler
                .filter(|kind| odds.weight(kind.number().into()) > 0);
            let kind = self.deck.pop_front().or(filler);
            kind.map(|kind| kind.number().into())
                .or_else(|| odds.possible().next().map(|(outcome, _)| outcome))
                .expect("luck is asked when there is something to choose from")
        };
        assert!(
            odds.weight(outcome) > 0,
            "{on}: outcome {outcome} is impossible"
        );
        outcome
    }
}

/// Facts and scripts for a position to begin with.
pub struct Facts {
    setup: Setup,
    rows: Vec<(String, Vec<(u8, String)>)>,
    spies: Vec<(String, u8, Seat)>,
    discards: Vec<String>,
    only: Option<Vec<String>>,
    turn: (Seat, u16),
    deck: Vec<String>,
    die: Vec<u32>,
}

/// A table of this many tribes where nothing lies yet and P0 is on turn.
pub fn tribes(players: u8) -> Facts {
    with(Setup::new(players))
}

/// A table with this setup.
pub fn with(setup: Setup) -> Facts {
    Facts {
        setup,
        rows: Vec::new(),
        spies: Vec::new(),
        discards: Vec::new(),
        only: None,
        turn: (Seat::new(0), 1),
        deck: Vec::new(),
        die: Vec::new(),
    }
}

fn list(text: &str) -> Vec<String> {
    let items = text.split(',').map(str::trim);
    items.filter(|it| !it.is_empty()).map(Into::into).collect()
}

impl Facts {
    /// Cards in a formation: `3 Festerdoom Standard, 4 Claws of Malal`.
    pub fn row(mut self, formation: &str, cards: &str) -> Self {
        let cards = list(cards).into_iter().map(|item| {
            let (cell, name) = item.split_once(' ').expect("a cell and a name");
            (cell.parse().expect("a cell"), name.to_owned())
        });
        self.rows.push((formation.into(), cards.collect()));
        self
    }

    /// A Sneaky Git of a tribe in a cell.
    pub fn git(mut self, formation: &str, cell: u8, owner: &str) -> Self {
        let owner = owner.parse().expect("a seat");
        self.spies.push((formation.into(), cell, owner));
        self
    }

    /// Cards on the discard pile.
    pub fn discards(mut self, cards: &str) -> Self {
        self.discards = list(cards);
        self
    }

    /// All cards of the deck; those not mentioned are set aside.
    pub fn whole_deck(mut self, cards: &str) -> Self {
        self.only = Some(list(cards));
        self
    }

    /// Whose turn it is, and its number.
    pub fn turn(mut self, seat: &str, number: u16) -> Self {
        self.turn = (seat.parse().expect("a seat"), number);
        self
    }

    /// The cards that are drawn next, in order.
    pub fn deck(mut self, cards: &str) -> Self {
        self.deck = list(cards);
        self
    }

    /// What the die shows, in order: `eye` or `mark`.
    pub fn die(mut self, faces: &str) -> Self {
        let faces = list(faces).into_iter().map(|face| match face.as_str() {
            "eye" => 0,
            "mark" => 1,
            other => panic!("`{other}` is no face"),
        });
        self.die = faces.collect();
        self
    }

    fn edit<'g>(&self, game: &'g ChaosMarauders) -> Edit<'g> {
        let mut edit = game.edit();
        for (formation, cards) in &self.rows {
            let cards: Vec<(u8, &str)> = cards.iter().map(|(c, n)| (*c, n.as_str())).collect();
            edit = edit.put(formation, &cards).expect("facts");
        }
        for (formation, cell, owner) in &self.spies {
            edit = edit
                .spy(formation, *cell, "Sneaky Git", *owner)
                .expect("facts");
        }
        let discards: Vec<&str> = self.discards.iter().map(String::as_str).collect();
        edit = edit.discard(&discards).expect("facts");
        if let Some(only) = &self.only {
            let only: Vec<&str> = only.iter().map(String::as_str).collect();
            edit = edit.deck(&only).expect("facts");
        }
        edit.turn(self.turn.0, self.turn.1).expect("facts")
    }

    /// The turn begins: the active player draws.
    pub fn begin(self) -> Play {
        let game = ChaosMarauders::new(self.setup.clone()).expect("a valid setup");
        let kind = |name: &String| game.card_table().find(name).expect("a card");
        let mut script = Script {
            deck: self.deck.iter().map(kind).collect(),
            die: self.die.iter().copied().collect(),
            filler: game.card_table().find("High-Born Captive"),
        };
        let mut events = Vec::new();
        let edit = self.edit(&game);
        let state = edit
            .begin(&mut Noted::new(&mut script, &mut events))
            .expect("a position the rules allow");
        Play::new(game, state, script, events, self.only.is_none())
    }
}
