//! Setup.

use pirates_cove::{Card, LEGEND, PiratesCove, Place, Section, Setup};
use tabletop_core::{Game, Quiet, Scripted, Viewer};

use crate::common::*;

fn start(players: u8, luck: &[Luck]) -> pirates_cove::State {
    let script = luck.iter().fold(Scripted::new(), |s, &(stream, outcome)| s.then(stream, outcome));
    PiratesCove::new(Setup::new(players)).unwrap().start(&mut Quiet::new(script))
}

fn deal(players: u8) -> Vec<Luck> {
    let ships = if players == 3 { 2 } else { 1 };
    let cards = [Card::Tale, Card::Ballad, Card::HotShot, Card::DryDock, Card::OakHull];
    (0..ships)
        .map(|legend| (LEGEND, legend))
        .chain(cards.into_iter().take(players.into()).map(draw))
        .collect()
}

/// PC-001: three, four or five seats, each with one ship of four sections.
#[test]
fn seats() {
    for players in 0..=9 {
        assert_eq!(PiratesCove::new(Setup::new(players)).is_ok(), (3..=5).contains(&players));
    }
    assert_eq!(start(5, &deal(5)).captain(E).markers.len(), 4);
}

/// PC-006, PC-012: nine gold each; the supply has the rest of the gold and all chests.
#[test]
fn gold_and_chests() {
    for (players, supply) in [(3, 97), (4, 88), (5, 79)] {
        let state = start(players, &deal(players));
        assert_eq!((state.gold(), state.chests()), (supply, 50));
        assert_eq!(state.captain(C).gold, 9);
        assert_eq!(state.captain(C).chests, 0);
    }
}

/// PC-007: one tavern card each, in seat order, the rest in the pile.
#[test]
fn tavern_cards() {
    let state = start(3, &deal(3));
    assert!(state.captain(A).hand.has(Card::Tale));
    assert!(state.captain(B).hand.has(Card::Ballad));
    assert!(state.captain(C).hand.has(Card::HotShot));
    assert_eq!(state.pile_size(), 39);
}

/// PC-008: a Parrot is seated at once; other cards are hidden.
#[test]
fn a_first_parrot_is_seated() {
    let luck = [(LEGEND, 0), draw(Card::TrelawneysParrot), draw(Card::Tale), draw(Card::Tale), draw(Card::Tale)];
    let state = start(4, &luck);
    assert!(state.captain(A).has_parrot(Section::Sails));
    assert_eq!(state.hand_size(A), 0);
    let game = PiratesCove::new(Setup::new(4)).unwrap();
    let view = game.view(&state, Viewer::Spectator);
    assert!(view.position().captain(B).hand.known().is_empty());
    assert_eq!(view.position().hand_size(B), 1);
}

/// PC-009, PC-011, PC-208: fame 0, markers on the second position, ships at the Cove.
#[test]
fn markers_and_places() {
    let state = start(4, &deal(4));
    for seat in [A, B, C, D] {
        let captain = state.captain(seat);
        assert_eq!((captain.fame, captain.markers, captain.place), (0, [1; 4], Place::Cove));
    }
}

/// PC-004, PC-013, PC-014, PC-015: one black ship at Tavern Island, with three players another at Cannon Island; the Navy is no
/// legendary pirate.
#[test]
fn black_ships() {
    let three = start(3, &deal(3));
    let places: Vec<Place> = three.black_ships().map(|ship| ship.place).collect();
    assert_eq!(places, [Place::Tavern, Place::CannonIsland]);
    assert_eq!(three.legends().rest.len(), 3);
    for players in [4, 5] {
        let state = start(players, &deal(players));
        let places: Vec<Place> = state.black_ships().map(|ship| ship.place).collect();
        assert_eq!(places, [Place::Tavern]);
        assert_eq!((state.legends().rest.len(), state.legends().discards.len()), (4, 0));
        assert!(state.navy().is_none());
    }
}
