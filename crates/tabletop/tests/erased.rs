//! Every game through its erased face: text and JSON only.

use tabletop::core::record::LoadProblem;
use tabletop::{
    ActError, DynGame, DynMatch, FullGame, Listener, Match, Pending, Seat, SetupRefused, Viewer,
    Visitor,
};

fn every_game(test: impl Fn(&'static dyn DynGame)) {
    #[cfg(feature = "all-games")]
    assert!(tabletop::ids().len() > 0);
    for id in tabletop::ids() {
        test(tabletop::game(id).unwrap());
    }
}

fn started(game: &dyn DynGame, seed: u64) -> Box<dyn DynMatch> {
    let seats = game.info().min_seats;
    game.start(&game.standard_setup(seats), seed).unwrap()
}

/// Plays on, always with another place in the list.
fn play(played: &mut dyn DynMatch, most: usize) {
    for turn in 0..most {
        let Some(seat) = played.pending().seats().first() else {
            return;
        };
        let choices = played.legal(seat);
        let choice = &choices[(turn * 7 + 3) % choices.len()];
        assert!(!choice.words.is_empty());
        played.apply(seat, &choice.action).unwrap();
    }
}

#[test]
fn a_whole_game_is_played_and_kept() {
    every_game(|game| {
        let mut played = started(game, 3);
        assert_eq!(played.info(), game.info());
        assert_eq!(played.seed(), 3);
        assert_eq!(played.setup(), game.standard_setup(played.seats()));
        play(&mut *played, 100_000);
        assert_eq!(played.pending(), Pending::Over);
        assert_eq!(
            played.standing().unwrap().scores().len(),
            usize::from(played.seats())
        );
        for save in [played.to_json_lines().into_bytes(), played.to_bytes()] {
            let copy = game.load(&save).unwrap();
            assert_eq!(copy.fingerprint(), played.fingerprint());
            assert_eq!(copy.to_json_lines(), played.to_json_lines());
        }
    });
}

#[test]
fn what_just_happened_is_told_as_from_the_start() {
    every_game(|game| {
        let mut played = started(game, 4);
        for _ in 0..40 {
            play(&mut *played, 1);
            // A loaded match has no position before its last step at hand, and plays again from the start.
            let again = game.load(&played.to_bytes()).unwrap();
            for who in Viewer::all(played.seats()) {
                let step = played.steps();
                assert_eq!(
                    played.events(step, who).unwrap(),
                    again.events(step, who).unwrap()
                );
            }
        }
        // A start may be secret to all but the seat that was dealt to, and then a spectator is told nothing of it.
        let told = |who| !played.events(0, who).unwrap().is_empty();
        assert!(Viewer::all(played.seats()).any(told));
        let error = played.events(9999, Viewer::Spectator).unwrap_err();
        assert_eq!((error.asked, error.steps), (9999, played.steps()));
    });
}

#[test]
fn a_seat_that_is_not_there_is_a_spectator() {
    every_game(|game| {
        let mut played = started(game, 5);
        play(&mut *played, 10);
        let nobody = Seat::new(7);
        assert!(played.seats() < 8);
        assert_eq!(played.view(nobody.into()), played.view(Viewer::Spectator));
        assert_eq!(played.board(nobody.into()), played.board(Viewer::Spectator));
        assert_eq!(
            played.events(3, nobody.into()).unwrap(),
            played.events(3, Viewer::Spectator).unwrap()
        );
        assert_eq!(played.legal(nobody), []);
        let seat = played.pending().seats().first().unwrap();
        let action = played.legal(seat).swap_remove(0).action;
        let error = played.apply(nobody, &action).unwrap_err();
        assert!(matches!(error, ActError::NotAwaited { seat, .. } if seat == nobody));
    });
}

#[test]
fn a_refusal_changes_nothing() {
    every_game(|game| {
        let mut played = started(game, 6);
        play(&mut *played, 5);
        let before = played.to_json_lines();
        let seat = played.pending().seats().first().unwrap();
        let error = played.apply(seat, "juggle").unwrap_err();
        assert!(matches!(&error, ActError::Text(text) if text.text() == "juggle"));
        assert!(error.to_string().starts_with("`juggle` is not "));
        let other = seat.left(played.seats());
        assert!(played.apply(other, "juggle").is_err());
        assert_eq!(played.to_json_lines(), before);

        let copy = played.clone_match();
        play(&mut *played, 5);
        assert_ne!(played.fingerprint(), copy.fingerprint());
        played.rewind(copy.steps()).unwrap();
        assert_eq!(played.to_json_lines(), copy.to_json_lines());
        assert!(played.rewind(9999).is_err());
    });
}

#[test]
fn wrong_setups_and_saves_are_refused() {
    every_game(|game| {
        let unreadable = game.start("{", 1).map(drop).unwrap_err();
        assert!(matches!(unreadable, SetupRefused::Unreadable(_)));
        let lonely = game.standard_setup(0);
        let invalid = game.start(&lonely, 1).map(drop).unwrap_err();
        assert!(matches!(invalid, SetupRefused::Invalid(_)), "{invalid}");

        let mut played = started(game, 7);
        play(&mut *played, 6);
        let save = played.to_json_lines();
        let lines: Vec<&str> = save.lines().collect();
        let refused = game.load(lines[..5].join("\n").as_bytes()).map(drop);
        let refused = refused.unwrap_err();
        assert!(
            matches!(refused.problem, LoadProblem::CutShort { read: 3, .. }),
            "{refused:?}"
        );
        assert_eq!(refused.partial.unwrap().steps(), 3);
        let nothing = game.load(b"").map(drop).unwrap_err();
        assert!(nothing.partial.is_none());
    });
}

#[test]
fn listeners_know_what_views_show() {
    struct Follow;

    impl Visitor for Follow {
        type Out = ();

        fn visit<G: FullGame>(self) {
            let game = G::new(G::standard(G::SEATS.1)).unwrap();
            let mut played = Match::start(game, 11);
            let mut listeners: Vec<Listener<G>> = Viewer::all(G::SEATS.1)
                .map(|who| Listener::from_start(&played, who))
                .collect();
            for turn in 0.. {
                let mut told = false;
                for listener in &mut listeners {
                    let heard = listener.hear(&played).unwrap();
                    assert_eq!(heard.step, turn);
                    told |= heard.texts().next().is_some();
                    assert!(heard.texts().all(|text| !text.contains('\n')));
                    assert!(
                        heard.own.is_none()
                            || heard.seat.is_some_and(|seat| listener.who().is(seat))
                    );
                    assert!(listener.hear(&played).is_none());
                    assert_eq!(*listener.view(), played.view(listener.who()));
                }
                assert!(told || turn > 0, "nobody was told of the start");
                let Some(seat) = played.pending().seats().first() else {
                    break;
                };
                let legal = played.legal_actions(seat);
                played.apply(seat, legal[turn % legal.len()]).unwrap();
            }
            let half = played.steps().len() / 2;
            let late = Listener::from_step(&played, half, Viewer::Spectator).unwrap();
            assert_eq!(late.next_step(), half + 1);
        }
    }

    for id in tabletop::ids() {
        tabletop::visit(id, Follow).unwrap();
    }
}
