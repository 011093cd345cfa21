//! [`Happening`]: what happens, as the rules tell it and as a viewer sees it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop_core::{Seat, SeatSet, Viewer};

use crate::Decision;
use crate::components::{Card, Place, Section, Ship, ShipSet};
use crate::secrets::{Open, Side, Veiled};

/// Something that happened. [`Side`] says what a secret is: [`Open`] for the rules, [`Veiled`] for a viewer.
///
/// Secret are a card drawn (to all but the captain who drew it), a card taken by a Loose Tongue (to all but thief and victim), a wheel
/// (until all are set), and the steps of a rig, of which others do not even see that they happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Happening<S: Side> {
    /// A question is open; until it is answered nothing else happens.
    Asked(Decision),
    /// A month begins (PC-029).
    MonthBegan {
        /// Which, from 1.
        month: u8,
    },
    /// A treasure card is turned face up (PC-031).
    TreasureRevealed {
        /// The island.
        place: Place,
        /// The card, as a row of the component table.
        card: u8,
    },
    /// A step of a rig, seen by its captain alone (PC-023).
    RigStep {
        /// Who.
        seat: Seat,
        /// Which section.
        section: Section,
    },
    /// A captain has finished rigging.
    RigDone {
        /// Who.
        seat: Seat,
    },
    /// A rig is revealed and paid for (PC-021).
    RigRevealed {
        /// Who.
        seat: Seat,
        /// The steps of each section.
        steps: [i8; 4],
        /// The gold for all of them.
        paid: u8,
    },
    /// A captain has set the wheel (PC-034).
    WheelSet {
        /// Who.
        seat: Seat,
        /// Where to.
        place: S::Wheel,
    },
    /// The wheels are revealed; a ship sails (PC-037).
    Sailed {
        /// Who.
        seat: Seat,
        /// Where to.
        place: Place,
    },
    /// A black ship is put on an island by the die (option `black_ship_random`).
    BlackShipDrifted {
        /// Which black ship.
        ship: u8,
        /// Where.
        place: Place,
    },
    /// Event cards may be played (PC-196).
    WindowOpened {
        /// Who is first.
        first: Seat,
    },
    /// A captain plays no event card.
    WindowPassed {
        /// Who.
        seat: Seat,
    },
    /// A captain plays no Battle card for now.
    PreparationPassed {
        /// Who.
        seat: Seat,
    },
    /// A card is played from a hand.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The Royal Navy is sent to an island (PC-197).
    NavySent {
        /// Where.
        place: Place,
        /// Who sent it.
        controller: Seat,
        /// At whom.
        prey: Seat,
    },
    /// A Safe Passage keeps the Navy away (PC-115).
    NavyCancelled {
        /// Who was to be its prey.
        prey: Seat,
    },
    /// The Navy has a new prey (PC-117).
    NavyTurned {
        /// Whom.
        prey: Seat,
    },
    /// The Navy card is set aside (PC-120).
    NavyLeft,
    /// A Sea Robber waits for a captain's plunder (PC-199).
    Marked {
        /// Who robs.
        robber: Seat,
        /// Whom.
        victim: Seat,
    },
    /// A New Heading moves a ship (PC-201).
    Headed {
        /// Who.
        seat: Seat,
        /// Where to.
        place: Place,
    },
    /// A battle begins (PC-040).
    BattleBegan {
        /// Where; `None` for the final battle.
        island: Option<Place>,
        /// The players in it.
        present: SeatSet,
        /// The black ship in it, and its hull points.
        black: Option<(u8, u8)>,
        /// The hull points of the Navy, if it is in it.
        navy: Option<u8>,
    },
    /// The order of the preparation is fixed (PC-061).
    Ordered {
        /// The players, fastest first.
        order: ArrayVec<Seat, 5>,
    },
    /// Ships of equal standing roll for it (PC-053, PC-054).
    TieRolled {
        /// Who.
        tied: ShipSet,
        /// Who rolled highest.
        first: Ship,
    },
    /// A captain gets the Black Spot (PC-190).
    Spotted {
        /// Who.
        seat: Seat,
    },
    /// A round of volleys begins.
    RoundBegan {
        /// Its number, from 1.
        round: u8,
    },
    /// It is a ship's turn in the round (PC-056).
    Acts {
        /// Which ship.
        ship: Ship,
    },
    /// A volley (PC-070).
    Fired {
        /// Who fires.
        ship: Ship,
        /// At whom.
        target: Ship,
        /// At which section; the hull of a black ship or the Navy.
        section: Section,
        /// With how many dice.
        dice: u8,
        /// The lowest face that hits (PC-195).
        needs: u8,
        /// How many dice hit.
        hits: u8,
    },
    /// The misses of the volley just fired are rolled once more (PC-194).
    FiredAgain {
        /// The target.
        target: Ship,
        /// How many dice.
        dice: u8,
        /// How many hit.
        hits: u8,
    },
    /// Braced Timbers cancel a hit (PC-189).
    HitCancelled {
        /// On whom.
        seat: Seat,
    },
    /// A guard takes its first hit and is turned sideways (PC-085).
    GuardHit {
        /// Whose.
        seat: Seat,
        /// On which section.
        section: Section,
    },
    /// A guard takes its second hit and is discarded (PC-085).
    GuardLost {
        /// Whose.
        seat: Seat,
        /// On which section.
        section: Section,
    },
    /// A marker moves one position to the left (PC-082).
    MarkerLost {
        /// Whose.
        seat: Seat,
        /// Which.
        section: Section,
    },
    /// A ship is crippled: it sails to the Cove, or is out of the final battle (PC-099, PC-164).
    Crippled {
        /// Which.
        seat: Seat,
    },
    /// A black ship or the Navy loses hull points (PC-083).
    HullHit {
        /// Which.
        ship: Ship,
        /// How many.
        hits: u8,
    },
    /// A black ship or the Navy is sunk.
    Sunk {
        /// Which.
        ship: Ship,
        /// Who took the last hull point.
        by: Seat,
    },
    /// Loot from a black ship (PC-109).
    Looted {
        /// Who.
        seat: Seat,
        /// Gold from the supply.
        gold: u8,
        /// Chests from the supply.
        chests: u8,
    },
    /// Fame is won or lost (PC-010).
    Fame {
        /// Who.
        seat: Seat,
        /// By how much the marker moves.
        change: i16,
        /// For what.
        cause: Cause,
    },
    /// A ship flees to the Cove (PC-090).
    Fled {
        /// Who.
        seat: Seat,
    },
    /// The crew of a fleeing ship stays loyal (PC-093).
    StayedLoyal {
        /// Whose.
        seat: Seat,
    },
    /// The crew of a fleeing ship takes all gold and chests (PC-094).
    Mutiny {
        /// Whose.
        seat: Seat,
    },
    /// A black ship chooses whom it fires at (PC-105).
    VictimChosen {
        /// Whom.
        seat: Seat,
    },
    /// The battle has gone on too long (PC-206).
    NightFell {
        /// The ship that stays, if one does; all others go to the Cove (PC-207).
        stays: Option<Seat>,
    },
    /// A captain's place in the final battle is known (PC-163, PC-166).
    FinalPlace {
        /// Who.
        seat: Seat,
        /// The place, from 1.
        place: u8,
    },
    /// The battle is over: Battle cards are discarded, Parrots recover (PC-067, PC-176).
    BattleEnded,
    /// An island is plundered (PC-122).
    Plundered {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// Gold received.
        gold: u8,
        /// Chests received.
        chests: u8,
    },
    /// The Sea Robber takes the share (PC-199).
    ShareTaken {
        /// Who.
        robber: Seat,
        /// From whom.
        victim: Seat,
        /// Gold.
        gold: u8,
        /// Chests.
        chests: u8,
    },
    /// A tavern card is drawn into a hand.
    Drawn {
        /// Who.
        seat: Seat,
        /// Which.
        card: S::Card,
    },
    /// A Parrot is drawn and shown (PC-170).
    ParrotDrawn {
        /// Who.
        seat: Seat,
        /// The section of the Parrot.
        section: Section,
    },
    /// A Parrot is seated; a Mastercraft there is discarded.
    ParrotSeated {
        /// Who.
        seat: Seat,
        /// The section.
        section: Section,
    },
    /// A Parrot just drawn is sent away (PC-179).
    ParrotRefused {
        /// Who.
        seat: Seat,
        /// The section of the Parrot.
        section: Section,
    },
    /// The discarded tavern cards are the new pile (PC-128).
    Reshuffled,
    /// There is no tavern card left (PC-128).
    NoCards {
        /// Who should have drawn.
        seat: Seat,
    },
    /// The Upgrade turn of a ship begins.
    VisitBegan {
        /// Who.
        seat: Seat,
    },
    /// A tavern card is paid for (PC-132).
    Bought {
        /// Who.
        seat: Seat,
        /// The price.
        price: u8,
    },
    /// A section is raised by one step.
    Raised {
        /// Who.
        seat: Seat,
        /// Which.
        section: Section,
        /// The price.
        price: u8,
        /// By what right.
        by: Raise,
    },
    /// Chests are buried (PC-134).
    ChestsBuried {
        /// Who.
        seat: Seat,
        /// How many.
        chests: u8,
    },
    /// A lot of gold is buried (PC-135).
    GoldBuried {
        /// Who.
        seat: Seat,
        /// How much.
        gold: u8,
    },
    /// A Mastercraft is turned upright (PC-146).
    Restored {
        /// Who.
        seat: Seat,
        /// On which section.
        section: Section,
        /// The price.
        price: u8,
    },
    /// A Parrot is dismissed (PC-147).
    Dismissed {
        /// Who.
        seat: Seat,
        /// On which section.
        section: Section,
    },
    /// A Loose Tongue takes a card (PC-202).
    Stolen {
        /// Who.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// Which.
        card: S::Card,
    },
    /// A captain took something at the Cove, or declined (PC-139).
    CoveTaken {
        /// Who.
        seat: Seat,
        /// How many cards come now.
        cards: u8,
        /// The gold received.
        gold: u8,
    },
    /// A crippled ship is repaired (PC-141).
    Repaired {
        /// Who.
        seat: Seat,
        /// Which section.
        section: Section,
        /// The price.
        price: u8,
    },
    /// The Upgrade turn of a ship is over.
    VisitEnded {
        /// Who.
        seat: Seat,
    },
    /// A black ship moves on (PC-148).
    BlackShipMoved {
        /// Which.
        ship: u8,
        /// Where to.
        place: Place,
    },
    /// A beaten legendary pirate is discarded (PC-111).
    LegendBeaten {
        /// Whose captain it was.
        ship: u8,
    },
    /// The beaten legendary pirates are the new deck (PC-111).
    LegendsReshuffled,
    /// A black ship has a new captain (PC-111).
    LegendDrawn {
        /// Which black ship.
        ship: u8,
        /// Who, as a row of the component table.
        legend: u8,
    },
    /// Chests above the hull's capacity go back (PC-152).
    Overboard {
        /// Who.
        seat: Seat,
        /// How many.
        chests: u8,
    },
    /// A treasure card that nobody took is discarded (PC-154).
    TreasureDiscarded {
        /// Where.
        place: Place,
    },
    /// Fame cards are revealed and laid down (PC-160).
    FameRevealed {
        /// Who.
        seat: Seat,
        /// How many of each, in the order of [`Card::FAME`].
        cards: [u8; 3],
    },
}

/// For what fame is won or lost (PC-156, PC-157).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// An opponent was crippled, or fled after a hit.
    Beaten(Seat),
    /// A treasure card.
    Plunder,
    /// A legendary pirate was sunk.
    Legend,
    /// The Navy was sunk.
    Navy,
    /// Chests were buried.
    Chests,
    /// Gold was buried.
    Gold,
    /// Fame cards.
    FameCards,
    /// A mutiny.
    Mutiny,
    /// A Parrot was killed.
    ParrotKilled,
    /// A Parrot was dismissed.
    ParrotDismissed,
}

/// By what right a section is raised.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Raise {
    /// On the island named after it (PC-133).
    Island,
    /// Once on Treasure Island, at a higher price (PC-137).
    TreasureIsland,
    /// By a Dry Dock (PC-203).
    DryDock,
}

/// An event with all its secrets.
pub type Event = Happening<Open>;

macro_rules! same {
    ($event:expr; $secret:ident; $($name:ident { $($field:ident),* })*; $($unit:ident)*; $($special:tt)*) => {
        match $event {
            $(Happening::$name { $($field),* } => Happening::$name { $($field),* },)*
            $(Happening::$unit => Happening::$unit,)*
            $($special)*
        }
    };
}

impl tabletop_core::Event for Event {
    type Seen = Happening<Veiled>;

    fn seen_by(&self, who: Viewer) -> Option<Happening<Veiled>> {
        Some(same! {
            self.clone(); who;
            MonthBegan { month } TreasureRevealed { place, card } RigDone { seat } RigRevealed { seat, steps, paid }
            Sailed { seat, place } BlackShipDrifted { ship, place } WindowOpened { first } WindowPassed { seat }
            PreparationPassed { seat } Played { seat, card } NavySent { place, controller, prey } NavyCancelled { prey }
            NavyTurned { prey } Marked { robber, victim } Headed { seat, place } BattleBegan { island, present, black, navy }
            Ordered { order } TieRolled { tied, first } Spotted { seat } RoundBegan { round } Acts { ship }
            Fired { ship, target, section, dice, needs, hits } FiredAgain { target, dice, hits } HitCancelled { seat }
            GuardHit { seat, section } GuardLost { seat, section } MarkerLost { seat, section } Crippled { seat }
            HullHit { ship, hits } Sunk { ship, by } Looted { seat, gold, chests } Fame { seat, change, cause } Fled { seat }
            StayedLoyal { seat } Mutiny { seat } VictimChosen { seat } NightFell { stays } FinalPlace { seat, place }
            Plundered { seat, place, gold, chests } ShareTaken { robber, victim, gold, chests }
            ParrotDrawn { seat, section } ParrotSeated { seat, section } ParrotRefused { seat, section } NoCards { seat }
            VisitBegan { seat } Bought { seat, price } Raised { seat, section, price, by } ChestsBuried { seat, chests }
            GoldBuried { seat, gold } Restored { seat, section, price } Dismissed { seat, section }
            CoveTaken { seat, cards, gold } Repaired { seat, section, price } VisitEnded { seat } BlackShipMoved { ship, place }
            LegendBeaten { ship } LegendDrawn { ship, legend } Overboard { seat, chests } TreasureDiscarded { place }
            FameRevealed { seat, cards };
            NavyLeft BattleEnded Reshuffled LegendsReshuffled;
            Happening::Asked(decision) => Happening::Asked(decision),
            Happening::RigStep { seat, section } => {
                if !who.is(seat) {
                    return None; // PC-023
                }
                Happening::RigStep { seat, section }
            }
            Happening::WheelSet { seat, place } => Happening::WheelSet {
                seat,
                place: who.is(seat).then_some(place),
            },
            Happening::Drawn { seat, card } => Happening::Drawn {
                seat,
                card: who.is(seat).then_some(card), // PC-168
            },
            Happening::Stolen { thief, victim, card } => Happening::Stolen {
                thief,
                victim,
                card: (who.is(thief) || who.is(victim)).then_some(card),
            },
        })
    }
}
