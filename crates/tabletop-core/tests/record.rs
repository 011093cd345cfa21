//! Matches: log, rewind, save, load, and what is refused.

mod auction;

use auction::{Auction, Bid, Setup};
use tabletop_core::record::{Header, LoadProblem};
use tabletop_core::{Fingerprint, Game, Match, Odds, Pending, Rejected, Seat, Seeded, Stream};

fn auction(players: u8) -> Auction {
    Auction::new(Setup { players, coins: 3 }).unwrap()
}

/// A whole game with decisions drawn from `seed`.
fn played(seed: u64) -> Match<Auction> {
    let mut game = Match::start(auction(3), seed);
    let mut choices = Seeded::new(seed);
    while let Some(seat) = game.pending().seats().first() {
        let actions = game.legal_actions(seat);
        let choice = choices.below(Stream::POLICY, u32::try_from(actions.len()).unwrap());
        game.apply(seat, actions[choice as usize]).unwrap();
    }
    game
}

fn refused(save: &[u8]) -> (LoadProblem, usize) {
    let error = Match::<Auction>::load(save).expect_err("a damaged save was accepted");
    let steps = error.partial.map_or(0, |partial| partial.steps().len());
    (error.problem, steps)
}

#[test]
fn both_forms_give_the_same_match_back() {
    for seed in 0..50 {
        let game = played(seed);
        let lines = game.to_json_lines();
        let bytes = game.to_bytes();
        for copy in [
            Match::<Auction>::load(lines.as_bytes()).unwrap(),
            Match::load(&bytes).unwrap(),
        ] {
            assert_eq!(copy.state(), game.state());
            assert_eq!(copy.steps(), game.steps());
            assert_eq!(copy.fingerprint(), game.fingerprint());
            assert_eq!(copy.to_json_lines(), lines);
            assert_eq!(copy.to_bytes(), bytes);
        }
    }
}

#[test]
fn a_save_reads_like_a_log() {
    insta::assert_snapshot!(played(1).to_json_lines());
}

#[test]
fn a_loaded_match_goes_on_with_the_same_luck() {
    let whole = played(8);
    let half = whole.at(5).unwrap();
    let mut copy = Match::<Auction>::load(&half.to_bytes()).unwrap();
    for step in &whole.steps()[5..] {
        copy.apply(step.seat, step.action).unwrap();
    }
    assert_eq!(copy.fingerprint(), whole.fingerprint());
}

#[test]
fn every_changed_byte_of_the_lines_is_refused() {
    let save = played(3).to_json_lines();
    let steps = played(3).steps().len();
    let mut line = 0;
    for at in 0..save.len() {
        let original = save.as_bytes()[at];
        for changed in [original ^ 1, original ^ 0x10, b' ', b'0', 0xff] {
            if changed == original {
                continue;
            }
            let mut bytes = save.clone().into_bytes();
            bytes[at] = changed;
            let (problem, read) = refused(&bytes);
            match problem {
                LoadProblem::Step { step, .. } => {
                    assert!(step + 2 >= line && step <= line, "{problem} at {at}");
                }
                LoadProblem::CutShort { read: last, .. } => {
                    assert!(last + 2 >= line, "{problem} at {at}");
                }
                _ => assert_eq!(line, 0, "{problem} at {at}"),
            }
            assert!(read <= steps);
        }
        line += usize::from(original == b'\n');
    }
}

#[test]
fn every_changed_byte_of_the_bytes_is_refused() {
    let save = played(3).to_bytes();
    for at in 0..save.len() {
        for flip in [1, 0x80, 0xff] {
            let mut bytes = save.clone();
            bytes[at] ^= flip;
            refused(&bytes);
        }
    }
}

#[test]
fn a_save_cut_anywhere_is_refused_and_keeps_what_was_read() {
    let game = played(4);
    let lines = game.to_json_lines();
    // The last line break may be missing: an editor may take it off.
    for cut in 0..lines.len() - 1 {
        let (_, read) = refused(&lines.as_bytes()[..cut]);
        let whole_lines = lines[..cut].matches('\n').count();
        assert!(
            read + 2 >= whole_lines,
            "cut at {cut}: {read} steps of {whole_lines} lines"
        );
    }
    assert!(Match::<Auction>::load(lines.trim_end().as_bytes()).is_ok());
    let bytes = game.to_bytes();
    for cut in 0..bytes.len() {
        refused(&bytes[..cut]);
    }
    let mut longer = bytes;
    longer.push(0);
    let (problem, _) = refused(&longer);
    assert_eq!(
        problem.to_string(),
        format!("step {}: 1 bytes follow the last step", game.steps().len())
    );
}

#[test]
fn an_edited_step_is_named() {
    let save = played(1).to_json_lines();
    let third: Vec<&str> = save.lines().collect();
    let line = third[4];
    assert!(line.contains("\"step\":3"));

    let other_bid = if line.contains("bid 0") {
        line.replace("bid 0", "bid 1")
    } else {
        line.replace("bid 2", "bid 0")
    };
    assert_ne!(other_bid, line);
    let (problem, read) = refused(save.replace(line, &other_bid).as_bytes());
    assert!(
        matches!(problem, LoadProblem::Step { step: 3, .. }),
        "{problem}"
    );
    assert_eq!(read, 2);

    let (problem, _) = refused(save.replace(line, &line.replace("bid ", "bet ")).as_bytes());
    assert!(
        problem
            .to_string()
            .starts_with("step 3: line 5 is wrong: `bet "),
        "{problem}"
    );

    let (problem, _) = refused(
        save.replace(line, &line.replace("\"luck\":[", "\"luck\":[\"tie=0\","))
            .as_bytes(),
    );
    assert!(problem.to_string().contains("tie=0"), "{problem}");

    let swapped: String = [0, 1, 3, 2, 4]
        .map(|line| format!("{}\n", third[line]))
        .concat();
    let (problem, _) = refused(swapped.as_bytes());
    assert_eq!(
        problem.to_string(),
        "step 1: line 3 is wrong: it is numbered 2"
    );
}

#[test]
fn other_games_revisions_versions_and_setups_are_refused() {
    let save = played(1).to_json_lines();
    let problem =
        |from: &str, to: &str| refused(save.replacen(from, to, 1).as_bytes()).0.to_string();
    assert_eq!(
        problem("\"auction\"", "\"whist\""),
        "this is a save of `whist`, not of `auction`"
    );
    assert_eq!(
        problem("\"revision\":3", "\"revision\":2"),
        "the save was made under revision 2 of the rules, and this program has revision 3"
    );
    assert_eq!(
        problem("\"version\":1", "\"version\":9"),
        "the save has format version 9, and this program reads version 1"
    );
    assert_eq!(
        problem("\"players\":3", "\"players\":7"),
        "the setup in the header is refused: 7 players: the auction is for 2 to 4"
    );
    assert!(
        problem("\"seed\":\"1\"", "\"seed\":\"x\"").contains("the seed `x` is not a 64-bit number")
    );
    assert!(
        problem("\"coins\":3", "\"coins\":2").starts_with("step 0: the record has fingerprint")
    );
    assert_eq!(refused(b"").0, LoadProblem::NotASave);
    assert_eq!(refused(b"{}").0, LoadProblem::NotASave);
}

#[test]
fn a_header_can_be_peeked_at_in_both_forms() {
    let game = played(7);
    for save in [game.to_json_lines().into_bytes(), game.to_bytes()] {
        let header = Header::peek(&save).unwrap();
        assert_eq!(
            (header.game.as_str(), header.revision, header.seed),
            ("auction", 3, 7)
        );
    }
    assert_eq!(Header::peek(b"\xff\xfe"), Err(LoadProblem::NotASave));
}

#[test]
fn a_rewound_match_is_the_match_it_was() {
    let whole = played(11);
    let mut game = whole.clone();
    game.rewind(4).unwrap();
    assert_eq!(game.steps(), &whole.steps()[..4]);
    assert_eq!(game.events(4), whole.events(4));
    for step in &whole.steps()[4..] {
        game.apply(step.seat, step.action).unwrap();
    }
    assert_eq!(game.fingerprint(), whole.fingerprint());
    let error = game.rewind(100).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!(
            "there is no step 100: the match has {} steps",
            whole.steps().len()
        )
    );
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut game = Match::start(auction(2), 5);
    let before = (game.state().clone(), game.fingerprint());
    let [first, second] = [Seat::new(0), Seat::new(1)];
    let error = game.apply(first, Bid(3)).unwrap_err();
    assert_eq!(error.to_string(), "a bid is at most 2 coins (AUC-001)");
    let error = game.apply(Seat::new(2), Bid(0)).unwrap_err();
    assert!(matches!(error, Rejected::NotAwaited { .. }));
    assert_eq!(before, (game.state().clone(), game.fingerprint()));
    assert_eq!(game.steps().len(), 0);

    game.apply(second, Bid(1)).unwrap();
    let again = game.apply(second, Bid(1)).unwrap_err();
    assert_eq!(
        again.to_string(),
        "it is not for P1 to act: P0 to choose in secret"
    );

    let mut over = played(2);
    assert_eq!(over.pending(), Pending::Over);
    assert_eq!(over.apply(first, Bid(0)).unwrap_err(), Rejected::Over);
}

#[test]
fn what_a_seat_sees_is_redacted() {
    let mut game = Match::start(auction(2), 5);
    game.apply(Seat::new(0), Bid(2)).unwrap();
    let own = format!("{:?}", game.seen(1, Seat::new(0)).collect::<Vec<_>>());
    let other = format!("{:?}", game.seen(1, Seat::new(1)).collect::<Vec<_>>());
    assert!(own.contains("Bid(2)"), "{own}");
    assert!(
        !other.contains("Bid(2)") && other.contains("None"),
        "{other}"
    );
    assert_eq!(game.seen(9, Seat::new(0)).count(), 0);
}

#[test]
fn a_client_with_only_a_view_knows_its_choices() {
    let mut game = Match::start(auction(3), 5);
    game.apply(Seat::new(0), Bid(2)).unwrap();
    let view = game.view(Seat::new(1));
    assert_eq!(game.game().pending_in(&view), game.pending());
    assert_eq!(
        game.game().legal_in(&view, Seat::new(1)),
        game.legal_actions(Seat::new(1))
    );
    assert_eq!(game.game().legal_in(&view, Seat::new(0)), []);
}

#[test]
fn golden_fingerprints() {
    // Part of the format: these hold on every platform, in every release of this revision of the rules.
    let prints: Vec<Fingerprint> = (0..4).map(|seed| played(seed).fingerprint()).collect();
    insta::assert_debug_snapshot!(prints);
}

#[test]
fn odds_of_nothing_are_never_asked() {
    assert_eq!(Odds::Even(0).total(), 0);
    assert_eq!(Odds::Even(0).possible().count(), 0);
}
