//! [`Happening`]: what happens, and what each event does to a position — the only way in which a position changes.

use serde::{Deserialize, Serialize};
use tabletop_core::turns::Sealed;
use tabletop_core::{Seat, SeatSet, Viewer};

use crate::components::CardTable;
use crate::scoring::Score;
use crate::{Answer, CardKind, Cell, End, Face, FormationId, Phase, Position};

/// Something that happened. `S` is the answer of a tribe that was asked about the Chaos Marauders: [`Answer`] for the rules,
/// `Option<Answer>` for a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Happening<S> {
    /// An asked tribe chose whether to claim the Chaos Marauders. What it chose is a secret until all have chosen.
    Answered {
        /// Who.
        seat: Seat,
        /// What.
        answer: S,
    },
    /// Something that everybody sees.
    Public(Fact),
}

/// Something that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fact {
    /// The game begins with this tribe.
    Began {
        /// Who has the first turn.
        first: Seat,
    },
    /// The next turn begins (CMR-019).
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
        /// Its number, from 1.
        turn: u16,
    },
    /// The discard pile was shuffled and is the new deck (CMR-064).
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// A card was drawn and shown (CMR-016).
    Drawn {
        /// Who drew.
        seat: Seat,
        /// The card.
        card: CardKind,
        /// Whether it ends the turn, because it is green or a duplicate.
        ends_turn: Option<TurnEnd>,
    },
    /// A question is open; until it is answered nothing else happens.
    Asked(Phase),
    /// The card in hand was placed.
    Placed {
        /// Who placed it.
        by: Seat,
        /// Where.
        formation: FormationId,
        /// The cell.
        cell: Cell,
        /// The card.
        card: CardKind,
        /// Whose token lies on it, if it is a spy (CMR-163).
        token: Option<Seat>,
    },
    /// A card went to the discard pile. A token on it returns to its owner.
    Discarded {
        /// The card.
        card: CardKind,
        /// Where it was.
        from: Origin,
        /// Why.
        why: Discard,
    },
    /// All asked tribes have answered; the answers are revealed (CMR-146).
    Revealed {
        /// Who shouted.
        shouted: SeatSet,
    },
    /// The Chaos Marauders were claimed and are in the claimer's hand (CMR-148).
    Claimed {
        /// Who gets the card.
        by: Seat,
        /// Where it was.
        formation: FormationId,
        /// The cell.
        cell: Cell,
        /// The card.
        card: CardKind,
    },
    /// The Devastation Die was rolled.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What it shows.
        face: Face,
    },
    /// A formation became complete.
    Completed {
        /// Which.
        formation: FormationId,
        /// How many cards it has.
        length: u8,
    },
    /// A complete formation lost cards and is incomplete.
    Opened {
        /// Which.
        formation: FormationId,
    },
    /// A complete formation attacks (CMR-085).
    Attacked {
        /// The attacking formation.
        from: FormationId,
        /// Its target.
        target: FormationId,
        /// The strength of the attacker.
        strength: u16,
        /// The strength of the target.
        against: u16,
    },
    /// The active player let an opportunity to attack pass (CMR-081).
    Declined {
        /// The formation that could have attacked.
        formation: FormationId,
    },
    /// All cards leave this formation: the target of an attack or of the Blowback, or an attacker that fell apart.
    Broken {
        /// Which.
        formation: FormationId,
    },
    /// A card of a broken formation becomes a trophy (CMR-089, CMR-093).
    Seized {
        /// The formation it was in.
        formation: FormationId,
        /// Its cell there.
        cell: Cell,
        /// The card.
        card: CardKind,
    },
    /// The winner takes up a trophy to place it.
    TookTrophy {
        /// The winner.
        seat: Seat,
        /// The cell it had.
        slot: Cell,
        /// The card.
        card: CardKind,
    },
    /// The turn is over.
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// Why it ended.
        why: TurnEnd,
    },
    /// The game is over.
    Ended {
        /// How.
        end: End,
    },
    /// A tribe counts its points (CMR-130).
    Scored {
        /// Which tribe.
        seat: Seat,
        /// Its points.
        score: Score,
    },
    /// Who has won; several only if ties are shared.
    Won {
        /// The winners.
        seats: SeatSet,
    },
}

/// Where a card was that went to the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Origin {
    /// In hand: it was drawn and not placed.
    Hand,
    /// In a formation.
    Placed {
        /// The formation.
        formation: FormationId,
        /// Its cell.
        cell: Cell,
        /// Whose token returns, if it was a spy.
        token: Option<Seat>,
    },
    /// Among the trophies.
    Spoils {
        /// The cell it had.
        slot: Cell,
    },
}

/// Why a card went to the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Discard {
    /// The player did not want to place it (CMR-058).
    Chosen,
    /// It has no legal cell (CMR-057).
    Unplaceable,
    /// The tribe has three Banners (CMR-040).
    FourthBanner,
    /// The tribe has three Musicians (CMR-041).
    FourthMusician,
    /// Its symbol is in all three formations of the tribe (CMR-049, CMR-225).
    FourthDuplicate,
    /// It has done its work (CMR-184, CMR-199).
    Spent,
    /// Its formation was broken in an attack (CMR-088, CMR-105).
    Broken,
    /// Its formation attacked and fell apart (CMR-092, CMR-105).
    Disbanded,
    /// The winner left the trophy behind (CMR-101).
    LeftBehind,
    /// Odlugg ate it (CMR-181).
    Eaten,
    /// Dagromm destroyed it (CMR-185).
    Destroyed,
    /// The Blowback hit its formation (CMR-195).
    Burnt,
    /// The Blowback exploded in its formation (CMR-196).
    Exploded,
    /// The wrath of the Idol struck it (CMR-207).
    Wrath,
    /// It broke the rules in an edited position (CMR-132).
    Cheating,
}

/// Why a turn ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum TurnEnd {
    /// After an attack (CMR-059).
    Attack,
    /// A green card was drawn (CMR-054).
    Green,
    /// A duplicate was drawn (CMR-053).
    Duplicate,
    /// A fourth Banner was drawn (CMR-056).
    FourthBanner,
    /// A fourth Musician was drawn (CMR-055).
    FourthMusician,
    /// The card drawn had no legal cell (CMR-057).
    Unplaceable,
    /// The player discarded the card drawn (CMR-058).
    Chosen,
}

/// An event with all its secrets.
pub type Event = Happening<Answer>;

impl tabletop_core::Event for Event {
    type Seen = Happening<Option<Answer>>;

    fn seen_by(&self, who: Viewer) -> Option<Self::Seen> {
        Some(match *self {
            Happening::Answered { seat, answer } => Happening::Answered {
                seat,
                answer: who.is(seat).then_some(answer),
            },
            Happening::Public(fact) => Happening::Public(fact),
        })
    }
}

impl<S: Copy + Default> Position<S> {
    /// What an event does to a position. Events that do not fit leave a meaningless position.
    #[inline]
    pub(crate) fn happen(&mut self, event: &Happening<S>, table: &CardTable) {
        match *event {
            Happening::Answered { seat, answer } => self.claims.choose(seat, answer),
            Happening::Public(fact) => self.happened(fact, table),
        }
    }

    #[inline]
    fn happened(&mut self, fact: Fact, table: &CardTable) {
        match fact {
            Fact::TurnBegan { .. } => {
                self.ends_turn = None;
                if self.turn() < u16::MAX {
                    self.turns.pass();
                }
            }
            Fact::Reshuffled { .. } => self.deck.reshuffle(),
            Fact::Drawn {
                card, ends_turn, ..
            } => {
                self.deck.draw(card.number());
                self.hand = Some(card);
                self.ends_turn = ends_turn;
            }
            Fact::Asked(phase) => {
                self.phase = phase;
                if let Phase::Claim { asked, .. } = phase {
                    self.claims = Sealed::ask(asked);
                }
            }
            Fact::Placed {
                formation,
                cell,
                card,
                token,
                ..
            } => {
                self.hand = None;
                if let Some(formation) = self.formation_mut(formation) {
                    formation.put(cell, card, token, table);
                }
            }
            Fact::Discarded { card, from, .. } => {
                match from {
                    Origin::Hand => self.hand = None,
                    Origin::Placed {
                        formation, cell, ..
                    } => self.lift(formation, cell, table),
                    Origin::Spoils { slot } => self.spoils[slot.index()] = None,
                }
                if self.deck.discards.of(card.number()) < u8::MAX {
                    self.deck.discard(card.number());
                }
            }
            Fact::Revealed { shouted } => self.claims = Sealed::ask(shouted),
            Fact::Claimed {
                formation,
                cell,
                card,
                ..
            } => {
                self.lift(formation, cell, table);
                self.hand = Some(card);
                self.claims = Sealed::ask(SeatSet::EMPTY);
            }
            Fact::Seized {
                formation,
                cell,
                card,
            } => {
                self.lift(formation, cell, table);
                self.spoils[cell.index()] = Some(card);
            }
            Fact::TookTrophy { slot, card, .. } => {
                self.spoils[slot.index()] = None;
                self.hand = Some(card);
            }
            Fact::Ended { end } => self.phase = Phase::Over { end },
            Fact::Began { .. }
            | Fact::Rolled { .. }
            | Fact::Completed { .. }
            | Fact::Opened { .. }
            | Fact::Attacked { .. }
            | Fact::Declined { .. }
            | Fact::Broken { .. }
            | Fact::TurnEnded { .. }
            | Fact::Scored { .. }
            | Fact::Won { .. } => {}
        }
    }

    fn lift(&mut self, formation: FormationId, cell: Cell, table: &CardTable) {
        if let Some(formation) = self.formation_mut(formation) {
            formation.take(cell, table);
        }
    }
}
