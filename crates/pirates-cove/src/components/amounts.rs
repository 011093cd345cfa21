//! [`Amounts`]: prices, losses, bonuses and limits that stand in the rules rather than on a card.

use serde::{Deserialize, Serialize};

macro_rules! amounts {
    ($($field:ident = $value:literal in $low:literal..=$high:literal, $doc:literal;)+) => {
        /// Prices, losses, bonuses and limits. Each field says its range and standard value.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Amounts {
            $(#[doc = concat!($doc, " ", stringify!($low), " to ", stringify!($high), "; standard ", stringify!($value), ".")]
            pub $field: u8,)+
        }

        impl Amounts {
            /// The standard amounts.
            pub const STANDARD: Amounts = Amounts { $($field: $value),+ };

            /// Shows every amount that is out of range: name, value, lowest, highest.
            pub(crate) fn out_of_range(&self, mut wrong: impl FnMut(&'static str, u8, u8, u8)) {
                $(if !($low..=$high).contains(&self.$field) {
                    wrong(stringify!($field), self.$field, $low, $high);
                })+
            }
        }
    };
}

amounts! {
    starting_gold = 9 in 0..=40, "Gold of each player at the start (PC-006).";
    start_position = 1 in 0..=5, "Position of every marker at the start (PC-011).";
    card_price = 2 in 0..=20, "Gold for a tavern card on Tavern Island (PC-132).";
    cards_per_visit = 3 in 0..=10, "Tavern cards that may be bought in one visit (PC-132).";
    treasure_island_factor = 2 in 1..=5, "How many times its cost a step takes on Treasure Island (PC-137).";
    chest_fame = 1 in 0..=10, "Fame for a buried chest (PC-134).";
    gold_lot = 3 in 1..=20, "Gold that is buried at a time (PC-135).";
    gold_lot_fame = 1 in 0..=10, "Fame for gold buried (PC-135).";
    cove_cards = 2 in 0..=5, "Tavern cards at the Cove (PC-139).";
    cove_gold = 2 in 0..=20, "Gold with a single card at the Cove (PC-139).";
    repair_price = 1 in 0..=20, "Gold for the repair of a crippled section, as far as there is any (PC-141).";
    restore_price = 2 in 0..=20, "Gold for turning a damaged Mastercraft upright (PC-146).";
    beaten_fame = 1 in 0..=10, "Fame for each opponent when a ship is crippled, or flees after a hit (PC-091, PC-100).";
    mutiny_loss = 2 in 0..=10, "Fame lost by a mutiny (PC-094).";
    parrot_killed_loss = 2 in 0..=10, "Fame lost when a Parrot is killed (PC-177).";
    parrot_dismissed_loss = 1 in 0..=10, "Fame lost when a Parrot is dismissed (PC-147, PC-179).";
    mutiny_faces = 1 in 0..=6, "Faces of the die, from 1 up, that mean mutiny (PC-093).";
    hit_number = 5 in 2..=6, "The lowest face that hits (PC-081).";
    round_limit = 30 in 1..=100, "Rounds until nightfall (PC-206).";
    parrot_speed = 20 in 0..=60, "Speed that Squire Trelawney's parrot adds (PC-174).";
    parrot_dice = 6 in 1..=6, "Dice of a ship with Long John Silver's parrot (PC-172).";
    canvas_speed = 3 in 0..=20, "Speed that Full Canvas adds (PC-187).";
    powder_dice = 1 in 0..=6, "Dice that Extra Powder adds (PC-188).";
    braced_hits = 2 in 0..=20, "Hits that Braced Timbers cancels (PC-189).";
    smoke_step = 1 in 0..=2, "How much harder it is to hit a ship behind a Smoke Screen (PC-186).";
    charge_step = 1 in 0..=2, "How much easier it is to hit with a Heavy Charge (PC-191).";
    guns_dice = 2 in 0..=6, "Dice that Extra Guns add (PC-192).";
    tale_fame = 1 in 0..=20, "Fame of a Tale at the end (PC-205).";
    ballad_fame = 2 in 0..=20, "Fame of a Ballad at the end (PC-205).";
    legend_fame = 3 in 0..=20, "Fame of a Legend at the end (PC-205).";
}
