//! CM-001 to CM-008, CM-241, CM-285 to CM-289.

use chaosmos::{Chaosmos, Place, Setup};
use tabletop_core::{Catalog, Game, Playout, Quiet, Seeded, Standing};

use crate::common::{aliens, planet};

/// CM-001, CM-286, CM-287: the holder wins, all others share the second place.
#[test]
fn the_holder_wins() {
    let play = aliens("drusu vroon neeksi")
        .hand("P2", "ovoid")
        .clock(1)
        .begin()
        .act("P0", "end-turn");
    let standing = play.game().standing(play.state()).unwrap();
    let places: Vec<u8> = tabletop_core::Seat::all(3)
        .map(|seat| standing.place(seat))
        .collect();
    assert_eq!(places, [2, 2, 1]);
    play.over(Some("P2"));
}

/// CM-002, CM-003: an envelope does not count; then everybody has lost.
#[test]
fn nobody_wins() {
    let play = aliens("drusu vroon neeksi")
        .at("P0", "oolu")
        .control("P0")
        .envelope("oolu", "ovoid")
        .clock(1)
        .begin()
        .act("P0", "end-turn");
    assert!(matches!(
        play.game().standing(play.state()),
        Some(Standing::Together { won: false, .. })
    ));
    play.over(None);
}

/// CM-241, CM-285: at zero everything stops.
#[test]
fn nothing_after_zero() {
    let play = aliens("drusu vroon neeksi")
        .hand("P0", "temporal-displacer")
        .clock(8)
        .begin()
        .acts("P0", "use temporal-displacer; clock -8");
    assert!(play.legal("P0").is_empty());
    assert!(play.legal("P1").is_empty());
    play.over(None);
}

/// CM-004 to CM-007: random games never lose a card; the kit's laws say the same on every step. Here the numbers of a whole game.
#[test]
fn cards_are_conserved() {
    for seed in 0..5 {
        let game = Chaosmos::new(Setup::new(4)).unwrap();
        let mut table = Quiet::new(Seeded::new(seed));
        let mut state = game.start(&mut table);
        Playout::new().run(&game, &mut state, &mut table, game.decision_bound());
        let mut cards = 0;
        game.census(&state, |_, count| cards += count);
        assert_eq!(cards, 70);
        game.audit(&state).unwrap();
    }
}

/// CM-008, CM-289: there is no action that shows, promises or hands over a card of one's own accord.
#[test]
fn no_agreements() {
    let play = aliens("drusu vroon neeksi")
        .at("P0", "s1")
        .at("P1", "s1")
        .hand("P0", "imp")
        .begin();
    for action in play.legal("P0") {
        assert!(
            !action.starts_with("give") && !action.starts_with("show"),
            "{action}"
        );
    }
    play.refuse("P0", "give imp", "CM-038")
        .knows("P1", Place::envelope(planet("ob")), "")
        .done();
}
