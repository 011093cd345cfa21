//! The standard card table: 50 kinds, 110 cards.
//!
//! Names are those of the rulebook and of public pages where there are any; most numbers of copies, ratings and points are our
//! reconstruction. The book's chapter on the game says for every value where it comes from.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::Ability::{
    Blowback, ChaosMarauders, Dagromm, Idol, Odlugg, PlagueLords, SuicideSquad, VenemousCreeps,
};
use super::Class::{Banner, Booty, Event, Goblin, Musician, Spy, Troop, Unit};
use super::Colour::{Blue, Green, Grey, Purple};
use super::{Ability, CardSpec, Class, Colour, MachinePart, Part};

/// A row in short: name, name on the board, colour, class, copies, attack (0: none), points, symbol (blank: none), ability.
type Row = (
    &'static str,
    &'static str,
    Colour,
    Class,
    u8,
    u8,
    u16,
    char,
    Option<Ability>,
);

#[rustfmt::skip]
const BEFORE_MACHINES: [Row; 28] = [
    ("Festerdoom Standard",      "FesStd", Purple, Banner,   3,  3,  0, ' ', None),
    ("Black Eye Standard",       "BlkStd", Purple, Banner,   3,  3,  0, ' ', None),
    ("Horned Rat Standard",      "RatStd", Purple, Banner,   3,  2,  0, ' ', None),
    ("Festerdoom Musician",      "FesMus", Purple, Musician, 3,  2,  0, ' ', None),
    ("Black Eye Musician",       "BlkMus", Purple, Musician, 3,  2,  0, ' ', None),
    ("Skaven Musician",          "SkvMus", Purple, Musician, 3,  1,  0, ' ', None),
    ("Chaos Marauders",          "Maraud", Purple, Troop,    1, 10, 10, ' ', Some(ChaosMarauders)),
    ("Blightskabb Plague Lords", "Plague", Purple, Troop,    4,  5,  0, 'A', Some(PlagueLords)),
    ("Venemous Creeps",          "Creeps", Purple, Troop,    3,  3,  0, 'B', Some(VenemousCreeps)),
    ("Suicide Squad",            "Squad",  Purple, Troop,    3,  6,  0, 'C', Some(SuicideSquad)),
    ("Claws of Malal",           "Claws",  Purple, Troop,    3,  7,  0, 'D', None),
    ("Festerdoom Orcs",          "FesOrc", Purple, Troop,    4,  4,  0, 'E', None),
    ("Black Eye Orcs",           "BlkOrc", Purple, Troop,    4,  4,  0, 'F', None),
    ("Orc Archers",              "Archer", Purple, Troop,    4,  2,  0, 'G', None),
    ("Skaven Clanrats",          "Rats",   Purple, Troop,    3,  3,  0, 'H', None),
    ("Trolls",                   "Trolls", Purple, Troop,    3,  8,  0, 'I', None),
    ("Hobgoblin Standard",       "HobStd", Grey,   Banner,   3,  0,  0, ' ', None),
    ("Hobgoblin Musician",       "HobMus", Grey,   Musician, 3,  0,  0, ' ', None),
    ("Crummy Snotling Slaves",   "Snots",  Grey,   Goblin,   4,  0,  0, 'J', None),
    ("Whipping Post Mob",        "Whips",  Grey,   Goblin,   3,  0,  0, 'K', None),
    ("Nose Pick Brigade",        "Noses",  Grey,   Goblin,   3,  0,  0, 'L', None),
    ("Heap of Loot",             "Loot",   Blue,   Booty,    4,  0, 40, 'M', None),
    ("Spittledung XXXXX",        "XXXXX",  Blue,   Booty,    3,  0, 50, 'N', None),
    ("Dwarf Captives",           "Dwarfs", Blue,   Booty,    3,  0, 30, 'O', None),
    ("Chest of Coins",           "Coins",  Blue,   Booty,    4,  0, 20, 'P', None),
    ("Stolen Silver",            "Silver", Blue,   Booty,    3,  0, 30, 'Q', None),
    ("High-Born Captive",        "HiBorn", Blue,   Booty,    1,  0, 60, ' ', None),
    ("Monggo's Meat Grinders",   "Grind",  Blue,   Booty,    1,  0, 30, ' ', None),
];

/// A war machine in short: name, name on the board (5 characters), attack of the left half, of the right half, and of the crew (0: it
/// has none), points of each half.
#[rustfmt::skip]
const MACHINES: [(&str, &str, u8, u8, u8, u16); 6] = [
    ("Smasher",       "Smash", 4, 4, 2,  0),
    ("Boneshaker",    "Bones", 3, 3, 2,  0),
    ("Bomber",        "Bombr", 5, 5, 2, 20),
    ("Stone Thrower", "Stone", 3, 3, 1,  0),
    ("War Wyvern",    "Wyvrn", 5, 4, 0,  0),
    ("Armoured Ram",  "A.Ram", 3, 3, 0,  0),
];

#[rustfmt::skip]
const AFTER_MACHINES: [Row; 6] = [
    ("Sneaky Git",                 "Git",    Green, Spy,   4, 4,   0, 'R', None),
    ("Odlugg Spleenripper",        "Odlugg", Green, Event, 1, 0,   0, ' ', Some(Odlugg)),
    ("Dagromm Flailbreath",        "Dagrom", Green, Unit,  1, 9,   0, ' ', Some(Dagromm)),
    ("Clan Skryre Blowback",       "Blow",   Green, Event, 1, 0,   0, ' ', Some(Blowback)),
    ("Garok Varokroksenrok",       "Garok",  Green, Unit,  1, 0, 100, ' ', None),
    ("Idol of Kygor Sydewynder",   "Idol",   Green, Unit,  1, 0,  90, ' ', Some(Idol)),
];

/// The Dwarfs of the standard table.
const DWARFS: [&str; 2] = ["Dwarf Captives", "Garok Varokroksenrok"];

/// The rows of the standard table, in order.
pub(super) fn cards() -> Vec<CardSpec> {
    let mut cards: Vec<CardSpec> = BEFORE_MACHINES.iter().map(card).collect();
    for (name, short, left, right, crew, points) in MACHINES {
        let part = |part, title: &str, short, attack, points| CardSpec {
            name: format!("{name} {title}"),
            short,
            colour: Colour::Red,
            class: Class::Machine,
            copies: 1,
            attack: Some(attack),
            points,
            symbol: None,
            machine: Some(MachinePart {
                name: name.to_string(),
                part,
            }),
            dwarf: false,
            ability: None,
        };
        let (opening, closing) = (format!("[{short}"), format!("{short}]"));
        cards.push(part(Part::Left, "left half", opening, left, points));
        cards.push(part(Part::Right, "right half", closing, right, points));
        if crew > 0 {
            cards.push(part(Part::Crew, "crew", format!("+{short}"), crew, 0));
        }
    }
    cards.extend(AFTER_MACHINES.iter().map(card));
    cards
}

fn card(&(name, short, colour, class, copies, attack, points, symbol, ability): &Row) -> CardSpec {
    CardSpec {
        name: name.to_string(),
        short: short.to_string(),
        colour,
        class,
        copies,
        attack: (attack > 0).then_some(attack),
        points,
        symbol: (symbol != ' ').then_some(symbol),
        machine: None,
        dwarf: DWARFS.contains(&name),
        ability,
    }
}
