//! The map: reconstructed. Planets and outer stars make two rings, five yellow stars the middle.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::{Colour, SpaceSpec};
use crate::{PLANETS, Space};

const NAMES: [&str; 25] = [
    "Cphov",
    "Ôb",
    "Dhizmurq",
    "Sykloakis",
    "Oolu",
    "Guriwan",
    "Laebot",
    "Psilobik",
    "Pendra",
    "Jagladak",
    "S0",
    "S1",
    "S2",
    "S3",
    "S4",
    "S5",
    "S6",
    "S7",
    "S8",
    "S9",
    "Y0",
    "Y1",
    "Y2",
    "Y3",
    "Y4",
];

/// Planet `i` touches outer stars `i` and `i + 1`; outer stars touch their neighbours in the ring; yellow star `j` touches outer star
/// `2j`; all yellow stars touch each other.
pub(super) fn spaces() -> Vec<SpaceSpec> {
    let outer = |star: u8| Space::at(10 + star % 10);
    let yellow = |star: u8| Space::at(20 + star);
    Space::all()
        .map(|space| {
            let number = space.number();
            let mut links: Vec<Space> = match number {
                0..=9 => [outer(number), outer(number + 1)].to_vec(),
                10..=19 => {
                    let star = number - 10;
                    let ring = [star, star + 9].map(|planet| Space::at(planet % 10));
                    let mut links = [ring[0], ring[1], outer(star + 1), outer(star + 9)].to_vec();
                    if star % 2 == 0 {
                        links.push(yellow(star / 2));
                    }
                    links
                }
                _ => {
                    let star = number - 20;
                    let mut links: Vec<Space> =
                        (0..5).filter(|&other| other != star).map(yellow).collect();
                    links.push(outer(2 * star));
                    links
                }
            };
            links.sort_unstable();
            SpaceSpec {
                name: NAMES[space.index()].to_string(),
                colour: match number {
                    _ if space.index() < PLANETS => Colour::Planet,
                    20.. => Colour::Yellow,
                    _ if number % 2 == 0 => Colour::Red,
                    _ => Colour::Blue,
                },
                links,
            }
        })
        .collect()
}
