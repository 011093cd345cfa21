//! [`Illegal`]: why a rule forbids an action.

use tabletop_core::{Refusal, RuleId};

/// Why an action is refused, each with the rule that forbids it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[expect(
    missing_docs,
    reason = "the message of each variant says what it means"
)]
pub enum Illegal {
    #[error("that is not among the choices of this decision")]
    NotNow,
    #[error("only an own hero that is not on the board yet can be placed")]
    NotYourHero,
    #[error("the location is full")]
    LocationFull,
    #[error("nobody may pass before two own heroes are placed")]
    MayNotPass,
    #[error("a third or fourth hero costs more doubloons than there are")]
    CannotPayFee,
    #[error("the location effect was used already")]
    LocationUsed,
    #[error("the hero effect was used already")]
    HeroUsed,
    #[error("the effect would change nothing now")]
    NoEffect,
    #[error("a further icon costs more doubloons than there are")]
    CannotPayIcon,
    #[error("the location shows no further icon of this kind")]
    NoIcon,
    #[error("the supply of these is empty")]
    SupplyEmpty,
    #[error("no crew is left in the own area")]
    NoCrewAshore,
    #[error("the hero of this card is not on the board")]
    HeroNotPlaced,
    #[error("no such card is in the hand")]
    NoSuchCard,
    #[error("this ability is not for the present phase")]
    WrongPhase,
    #[error("there is nothing face down there")]
    NotFaceDown,
    #[error("no own card of this design is left to use")]
    CardNotUsable,
    #[error("the use costs goods that are not there")]
    CannotTrade,
    #[error("there is nothing to sell, or no room for the price")]
    CannotSell,
    #[error("this cannot be given, for there is none")]
    NothingToGive,
    #[error("this kind cannot be taken here")]
    NotOffered,
    #[error("a token needs an own hero at the Fortress")]
    NoHeroForToken,
    #[error("the seat is not a player's")]
    NotAPlayer,
    #[error("the stack has no face-up card")]
    StackClosed,
    #[error("the card costs more than there is")]
    CannotPayCard,
    #[error("only upright crew in the Fountain can pay")]
    CannotPayCrew,
    #[error("no space on the map is empty for the piece")]
    NoSpace,
    #[error("no piece of this kind is left")]
    NoPieceLeft,
    #[error("the space is not empty, or not in use")]
    SpaceTaken,
    #[error("there is no invader face up there")]
    NoInvader,
    #[error("no own piece is adjacent to this invader")]
    NotAdjacent,
    #[error("the attack of this turn was made already")]
    AttackMade,
    #[error("no unused weapon of the kind that counts is left")]
    NoGun,
    #[error("no gunpowder is left")]
    NoGunpowder,
    #[error("crew fight only for who has Gus, and only upright ones")]
    NoCrewToFight,
    #[error("the card has no symbol that counts in this combat")]
    NoSymbol,
    #[error("help was asked for already, or nobody has a card")]
    NobodyToAsk,
    #[error("inside a combat only abilities that add to its strength are played")]
    NotInCombat,
    #[error("this ability is played inside a combat only")]
    OnlyInCombat,
    #[error("only a ship on a wind space that is attacked can flee")]
    NoWind,
    #[error("no ship space of another lane is empty")]
    NoRefuge,
    #[error("only who has Art can hide a fort, and only from a barbarian")]
    CannotHide,
    #[error("this ability hides an own fort that is attacked, nothing else")]
    NotAttacked,
    #[error("no such card can be lost")]
    NothingToLose,
    #[error("this ability is for the turn after the placing")]
    NotPlacedYet,
    #[error(
        "this ability comes before the placing, once, and needs a location with exactly two heroes"
    )]
    NotBeforePlacing,
    #[error("a card that draws was played this turn already")]
    DrewAlready,
    #[error("there is no own piece on that space")]
    NotYourPiece,
    #[error("a piece moves to an empty space, or changes places with another player's")]
    NotATarget,
    #[error("this hero cannot be moved by this effect")]
    HeroNotMovable,
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        use Illegal as I;
        let number = match self {
            I::NotNow => 3,
            I::SupplyEmpty => 9,
            I::NotYourHero => 31,
            I::LocationFull => 32,
            I::MayNotPass => 34,
            I::CannotPayFee => 36,
            I::NoEffect => 42,
            I::LocationUsed => 44,
            I::HeroUsed => 45,
            I::CannotPayIcon => 47,
            I::NoIcon => 48,
            I::NoCrewAshore => 50,
            I::HeroNotPlaced => 52,
            I::NoSuchCard => 53,
            I::WrongPhase => 59,
            I::NotFaceDown => 60,
            I::CannotSell => 62,
            I::NoHeroForToken => 65,
            I::NothingToGive => 66,
            I::NotOffered => 67,
            I::NotAPlayer => 71,
            I::CardNotUsable | I::CannotTrade => 81,
            I::StackClosed => 92,
            I::CannotPayCard => 94,
            I::CannotPayCrew => 96,
            I::SpaceTaken => 97,
            I::NoSpace => 99,
            I::NoPieceLeft => 100,
            I::NoInvader => 110,
            I::NoGun => 112,
            I::NoGunpowder => 115,
            I::NoSymbol => 117,
            I::NoCrewToFight => 119,
            I::NobodyToAsk => 121,
            I::NotInCombat => 130,
            I::NotAdjacent => 136,
            I::AttackMade => 139,
            I::NothingToLose => 152,
            I::NoWind => 156,
            I::NoRefuge => 157,
            I::DrewAlready => 164,
            I::CannotHide => 165,
            I::NotAttacked => 167,
            I::NotPlacedYet => 169,
            I::NotYourPiece | I::NotATarget => 175,
            I::OnlyInCombat => 180,
            I::NotBeforePlacing => 183,
            I::HeroNotMovable => 184,
        };
        RuleId::new("CC", number)
    }
}
