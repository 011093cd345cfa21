//! [`Illegal`]: why a rule forbids an action, each reason with its rule.

use tabletop_core::{Refusal, RuleId, Seat};

use crate::{CardKind, Cell, FormationId, Phase};

/// A rule of this game, as the book's chapter numbers them.
pub(crate) const fn rule(number: u16) -> RuleId {
    RuleId::new("CMR", number)
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Another question is open.
    #[error("the open question is {}", question(*.phase))]
    OtherQuestion {
        /// The question.
        phase: Phase,
    },
    /// There is no such tribe at this table.
    #[error("{tribe} is not at this table")]
    NoSuchTribe {
        /// The tribe.
        tribe: Seat,
    },

    /// Only a spy goes to another tribe.
    #[error("a card is placed in one's own formations; only a spy goes to another tribe")]
    NotASpy,
    /// A spy goes to another tribe.
    #[error("a spy is placed in a formation of another tribe, not in one's own")]
    SpyAtHome,
    /// The formation is complete.
    #[error("{formation} is complete, and nothing can be added to it")]
    Complete {
        /// The formation.
        formation: FormationId,
    },
    /// The formation has a card with the same symbol.
    #[error("{formation} already has a card with the same symbol")]
    SameSymbol {
        /// The formation.
        formation: FormationId,
    },
    /// The formation has a Banner.
    #[error("{formation} already has a Banner")]
    SecondBanner {
        /// The formation.
        formation: FormationId,
    },
    /// The formation has a Musician.
    #[error("{formation} already has a Musician")]
    SecondMusician {
        /// The formation.
        formation: FormationId,
    },
    /// The formation has no legal cell left for this card.
    #[error("{formation} has no free cell where this card may lie")]
    NoCell {
        /// The formation.
        formation: FormationId,
    },

    /// The cell holds a card.
    #[error("cell {cell} is taken")]
    Taken {
        /// The cell.
        cell: Cell,
    },
    /// The cell is to the left of the Banner.
    #[error("nothing may lie to the left of the Banner in cell {banner}")]
    LeftOfBanner {
        /// Where the Banner is.
        banner: Cell,
    },
    /// The cell is to the right of the Musician.
    #[error("nothing may lie to the right of the Musician in cell {musician}")]
    RightOfMusician {
        /// Where the Musician is.
        musician: Cell,
    },
    /// A Banner to the right of a card.
    #[error("a Banner goes to the left of every card, and there is one in cell {first}")]
    BannerNotLeftmost {
        /// The leftmost card.
        first: Cell,
    },
    /// A Musician to the left of a card.
    #[error("a Musician goes to the right of every card, and there is one in cell {last}")]
    MusicianNotRightmost {
        /// The rightmost card.
        last: Cell,
    },
    /// An outermost cell.
    #[error("cell {cell} is kept for a {}", if .cell.number() == 1 { "Banner" } else { "Musician" })]
    Reserved {
        /// The cell.
        cell: Cell,
    },
    /// A Banner too far to the right.
    #[error(
        "a Banner in cell {cell} leaves no room for a formation of four; it goes to cell 9 at most"
    )]
    BannerTooFar {
        /// The cell.
        cell: Cell,
    },
    /// A Musician too far to the left.
    #[error(
        "a Musician in cell {cell} leaves no room for a formation of four; it goes to cell 4 at least"
    )]
    MusicianTooFar {
        /// The cell.
        cell: Cell,
    },
    /// Banner and Musician too close together.
    #[error(
        "with the other end in cell {other}, cell {cell} leaves no room for a formation of four"
    )]
    TooClose {
        /// The cell.
        cell: Cell,
        /// The cell of the other end.
        other: Cell,
    },

    /// A claimed card has to be placed.
    #[error("who claims the card must place it")]
    ClaimedCard,
    /// A trophy that was taken up has to be placed.
    #[error("the trophy was taken up to be placed")]
    TakenTrophy,
    /// The formation was chosen; the card has to be placed.
    #[error("the formation is chosen, and the card must be placed in it")]
    RowChosen,
    /// Odlugg acts in any case.
    #[error("Odlugg cannot be sent away: he eats where he can")]
    OdluggActs,
    /// The explosion happens in any case.
    #[error("the explosion cannot be stopped")]
    Exploding,

    /// The tribe was not asked about the Chaos Marauders.
    #[error("this tribe has not been asked, or has answered")]
    NotAsked,
    /// The tribe did not shout.
    #[error("{tribe} did not claim the card")]
    DidNotShout {
        /// The tribe.
        tribe: Seat,
    },

    /// An attack on a formation of one's own.
    #[error("{formation} is one's own; an attack goes against another tribe")]
    OwnTarget {
        /// The formation.
        formation: FormationId,
    },
    /// The target is complete.
    #[error("{formation} is complete; only an incomplete formation can be the target")]
    CompleteTarget {
        /// The formation.
        formation: FormationId,
    },
    /// The target is empty.
    #[error("{formation} has no cards; there is nothing to attack")]
    EmptyTarget {
        /// The formation.
        formation: FormationId,
    },
    /// The attacker has no strength of its own.
    #[error("a formation whose own cards count nothing cannot attack")]
    Toothless,
    /// The target is not weaker.
    #[error("{formation} has strength {against}; an attack with {strength} needs it to be weaker")]
    NotWeaker {
        /// The formation.
        formation: FormationId,
        /// Strength of the attacker against it.
        strength: u16,
        /// Its own strength.
        against: u16,
    },

    /// No such trophy.
    #[error("there is no trophy of kind {}", .kind.number())]
    NoSuchTrophy {
        /// The kind.
        kind: CardKind,
    },
    /// The trophy has no legal cell.
    #[error("the trophy has no legal cell in any of one's own formations")]
    TrophyWithoutCell,

    /// On an Orc Eye, Odlugg eats at another tribe's.
    #[error("on an Orc Eye Odlugg eats from a formation of another tribe")]
    OdluggAbroad,
    /// On a Mark of Chaos, Odlugg eats at home.
    #[error("on a Mark of Chaos Odlugg eats from a formation of one's own")]
    OdluggAtHome,
    /// The formation has no troops.
    #[error("{formation} has no troops to eat")]
    NoTroops {
        /// The formation.
        formation: FormationId,
    },
    /// There is no Dwarf in that cell.
    #[error("there is no Dwarf in {formation}, cell {cell}")]
    NoDwarf {
        /// The formation.
        formation: FormationId,
        /// The cell.
        cell: Cell,
    },
    /// The formation is not one that the Blowback can be fired at.
    #[error(
        "the Blowback is fired at an incomplete formation of another tribe that has cards, and {formation} is none"
    )]
    NoBlowbackTarget {
        /// The formation.
        formation: FormationId,
    },
    /// Another own formation has more cards.
    #[error("the formation with the most cards explodes, and {formation} has fewer than another")]
    NotLargest {
        /// The formation.
        formation: FormationId,
    },
}

/// The open question, as the end of a sentence.
fn question(phase: Phase) -> &'static str {
    match phase {
        Phase::Row { .. } => "which formation the card goes to",
        Phase::Cell { .. } => "which cell the card goes to",
        Phase::Claim { .. } => "whether to claim the Chaos Marauders: `shout` or `silent`",
        Phase::Claimer { .. } => "which claimer gets the Chaos Marauders",
        Phase::Attack { .. } => "which formation to attack, or `decline`",
        Phase::Trophy { .. } => "which trophy to place next, or `stop`",
        Phase::Odlugg { .. } => "where Odlugg eats",
        Phase::Dagromm => "which Dwarf Dagromm destroys",
        Phase::Blowback { .. } => "where to fire the Blowback, or `discard`",
        Phase::Explosion { .. } => "which of one's own largest formations explodes",
        Phase::Over { .. } => "none: the game is over",
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        rule(match self {
            Illegal::OtherQuestion { .. } => 20,
            Illegal::NoSuchTribe { .. } => 1,
            Illegal::NotASpy => 34,
            Illegal::SpyAtHome => 165,
            Illegal::Complete { .. } => 33,
            Illegal::SameSymbol { .. } => 45,
            Illegal::SecondBanner { .. } => 35,
            Illegal::SecondMusician { .. } => 36,
            Illegal::NoCell { .. } => 32,
            Illegal::Taken { .. } => 21,
            Illegal::LeftOfBanner { .. } => 24,
            Illegal::RightOfMusician { .. } => 25,
            Illegal::BannerNotLeftmost { .. } => 26,
            Illegal::MusicianNotRightmost { .. } => 27,
            Illegal::Reserved { .. } => 28,
            Illegal::BannerTooFar { .. } => 29,
            Illegal::MusicianTooFar { .. } => 30,
            Illegal::TooClose { .. } => 31,
            Illegal::ClaimedCard => 150,
            Illegal::TakenTrophy => 98,
            Illegal::RowChosen => 58,
            Illegal::OdluggActs => 177,
            Illegal::NotAsked => 145,
            Illegal::DidNotShout { .. } => 149,
            Illegal::OwnTarget { .. } | Illegal::CompleteTarget { .. } => 74,
            Illegal::EmptyTarget { .. } => 75,
            Illegal::Toothless => 79,
            Illegal::NotWeaker { .. } => 78,
            Illegal::NoSuchTrophy { .. } => 89,
            Illegal::TrophyWithoutCell => 99,
            Illegal::OdluggAbroad | Illegal::NoTroops { .. } => 179,
            Illegal::OdluggAtHome => 180,
            Illegal::NoDwarf { .. } => 185,
            Illegal::NoBlowbackTarget { .. } => 193,
            Illegal::Exploding | Illegal::NotLargest { .. } => 196,
        })
    }
}
