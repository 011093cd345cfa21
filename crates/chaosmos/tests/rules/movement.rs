//! CM-053 to CM-060, and the map.

use chaosmos::{Components, Space};

use crate::common::aliens;

/// CM-053: one Action to a connected space.
#[test]
fn moves() {
    aliens("drusu vroon neeksi")
        .at("P0", "cphov")
        .begin()
        .refuse("P0", "move s2", "CM-053")
        .refuse("P0", "move ob", "CM-053")
        .act("P0", "move s1")
        .actions(2)
        .done();
}

/// CM-054: any number of tokens in a space.
#[test]
fn tokens_share_spaces() {
    aliens("drusu vroon neeksi")
        .at("P0", "s2")
        .at("P1", "s1")
        .at("P2", "s1")
        .begin()
        .act("P0", "move s1")
        .at("P0", "s1")
        .at("P1", "s1")
        .done();
}

/// CM-055, CM-056: hyperspace.
#[test]
fn hyperspace() {
    let jump = aliens("drusu vroon neeksi")
        .at("P0", "cphov")
        .begin()
        .act("P0", "hyperspace");
    assert_eq!(jump.legal("P0").len(), 24);
    jump.act("P0", "to guriwan")
        .actions(2)
        .tokens("P0", 2)
        .done();
}

/// CM-057, CM-058: leaving returns the envelope, unchanged.
#[test]
fn leaving_returns_the_envelope() {
    aliens("drusu vroon neeksi")
        .at("P0", "oolu")
        .control("P0")
        .envelope("oolu", "imp, spore")
        .face_up("oolu", "magnetostatic-vault", "P0")
        .begin()
        .act("P0", "move s4")
        .controller("oolu", "nobody")
        .inside("oolu", "imp, spore, magnetostatic-vault")
        .done();
}

/// CM-059, CM-060: toxic planets can be entered, and nothing happens on the way.
#[test]
fn toxic_planets_can_be_entered() {
    aliens("atturnuk vroon neeksi")
        .at("P0", "s5")
        .hand("P0", "booster-rockets")
        .begin()
        .act("P0", "move guriwan")
        .at("P0", "guriwan")
        .done();
    aliens("drusu vroon neeksi")
        .at("P0", "s4")
        .hand("P0", "booster-rockets")
        .face_up("oolu", "telethwarter-trap", "P1")
        .begin()
        .acts("P0", "use booster-rockets; to guriwan")
        .at("P0", "guriwan")
        .done();
}

/// The map: degrees, construction and distances.
#[test]
fn the_map() {
    let tables = Components::standard();
    let links = |space: Space| &tables.spaces[space.index()].links;
    let degree = |space: Space| links(space).len();
    let edges: usize = Space::all().map(degree).sum();
    assert_eq!(edges, 90);
    for space in Space::all() {
        let expected = match space.number() {
            0..10 => 2,
            10..20 if space.number() % 2 == 1 => 4,
            _ => 5,
        };
        assert_eq!(degree(space), expected, "{space}");
    }
    // Distances by breadth-first search: every planet has the same profile.
    let distances = |from: Space| {
        let mut distance = [u32::MAX; 25];
        distance[from.index()] = 0;
        for steps in 0..6 {
            for space in Space::all()
                .filter(|space| distance[space.index()] == steps)
                .collect::<Vec<_>>()
            {
                for to in links(space) {
                    distance[to.index()] = distance[to.index()].min(steps + 1);
                }
            }
        }
        distance
    };
    let cphov = distances("cphov".parse().unwrap());
    assert_eq!(cphov[..10], [0, 2, 3, 4, 5, 5, 5, 4, 3, 2]);
    assert_eq!(cphov[10..], [1, 1, 2, 3, 4, 5, 4, 4, 3, 2, 2, 3, 3, 3, 3]);
    for planet in Space::all().take(10) {
        let row = distances(planet);
        assert_eq!(row[..10].iter().sum::<u32>(), 33);
        assert_eq!(row.iter().max(), Some(&5));
    }
}
