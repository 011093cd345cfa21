//! Saved games of past releases play as they did.

use chaosmos::Chaosmos;

#[test]
fn saves_of_past_releases_play_as_they_did() {
    let museum = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/museum");
    assert!(tabletop_testkit::museum::<Chaosmos>(museum) >= 3);
}
