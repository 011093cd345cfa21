//! A table for rulebook tests: put facts in place, script the dice, play by text. Windows and steps that a test does not mention are
//! passed, as in the book's examples.

#![allow(dead_code, reason = "each test file uses a part of it")]
#![expect(unreachable_pub, reason = "a test program has no outside")]

use chaosmos::{Alien, Bag, Chaosmos, DICE, Edit, Happening, Kind, Place, Planet, Setup, State};
use tabletop_core::{Dense, Game, Pending, Seat, Viewer};
use tabletop_testkit::Scenario;

/// Facts for a position to begin with.
pub struct Facts(Edit<'static>, &'static Chaosmos);

/// A table with these aliens in seat order.
pub fn aliens(names: &str) -> Facts {
    let aliens: Vec<Alien> = names.split(' ').map(|name| name.parse().unwrap()).collect();
    let players = u8::try_from(aliens.len()).unwrap();
    with(Setup::new(players).with_aliens(&aliens))
}

/// A table with this setup.
pub fn with(setup: Setup) -> Facts {
    let game: &'static Chaosmos = Box::leak(Box::new(Chaosmos::new(setup).unwrap()));
    Facts(game.edit().unwrap(), game)
}

impl Facts {
    pub fn hand(self, seat: &str, cards: &str) -> Self {
        Facts(self.0.hand(seat, cards).unwrap(), self.1)
    }
    pub fn envelope(self, planet: &str, cards: &str) -> Self {
        Facts(self.0.envelope(planet, cards).unwrap(), self.1)
    }
    pub fn face_up(self, planet: &str, kind: &str, owner: &str) -> Self {
        Facts(self.0.face_up(planet, kind, owner).unwrap(), self.1)
    }
    pub fn pool(self, cards: &str) -> Self {
        Facts(self.0.pool(cards).unwrap(), self.1)
    }
    pub fn void(self, cards: &str) -> Self {
        Facts(self.0.void(cards).unwrap(), self.1)
    }
    pub fn at(self, seat: &str, space: &str) -> Self {
        Facts(self.0.at(seat, space).unwrap(), self.1)
    }
    pub fn control(self, seat: &str) -> Self {
        Facts(self.0.control(seat).unwrap(), self.1)
    }
    pub fn irradiate(self, planets: &str) -> Self {
        Facts(self.0.irradiate(planets).unwrap(), self.1)
    }
    pub fn turn(self, seat: &str) -> Self {
        Facts(self.0.turn(seat).unwrap(), self.1)
    }
    pub fn clock(self, clock: u8) -> Self {
        Facts(self.0.clock(clock), self.1)
    }
    pub fn actions(self, actions: u8) -> Self {
        Facts(self.0.actions(actions), self.1)
    }
    pub fn used(self, flags: u8) -> Self {
        Facts(self.0.used(flags), self.1)
    }
    #[track_caller]
    pub fn begin(self) -> Play {
        Play(Scenario::from_state(
            self.1.clone(),
            self.0.begin().unwrap(),
        ))
    }
}

/// A position being played.
pub struct Play(pub Scenario<Chaosmos>);

/// What is chosen where a test says nothing.
const DEFAULTS: [&str; 5] = ["pass", "silent", "stay", "next", "keep"];

pub fn seat(text: &str) -> Seat {
    text.parse().unwrap()
}

pub fn planet(text: &str) -> Planet {
    text.parse().unwrap()
}

pub fn kinds(cards: &str) -> Bag {
    cards
        .split([',', ' '])
        .filter(|word| !word.is_empty())
        .map(|word| word.parse::<Kind>().unwrap())
        .collect()
}

impl Play {
    pub fn state(&self) -> &State {
        self.0.state()
    }

    pub fn game(&self) -> &Chaosmos {
        self.0.game()
    }

    /// The legal actions of a seat, as text.
    pub fn legal(&self, who: &str) -> Vec<String> {
        let legal = self.game().legal_actions(self.state(), seat(who));
        legal.iter().map(ToString::to_string).collect()
    }

    /// Passes what nobody mentions.
    #[track_caller]
    fn pass_until(mut self, wanted: impl Fn(&Play) -> bool) -> Self {
        for _ in 0..60 {
            if wanted(&self) {
                return self;
            }
            let Some(next) = self.game().pending(self.state()).seats().first() else {
                return self;
            };
            let legal = self.legal(&next.to_string());
            let Some(default) = DEFAULTS
                .iter()
                .find(|text| legal.iter().any(|it| it == *text))
            else {
                return self;
            };
            self = Play(self.0.act(next, default));
        }
        self
    }

    /// A seat acts; windows and steps before are passed.
    #[track_caller]
    pub fn act(self, who: &str, action: &str) -> Self {
        let play = self.pass_until(|play| play.legal(who).iter().any(|it| it == action));
        Play(play.0.act(who, action))
    }

    /// Several actions of one seat, with semicolons between them.
    #[track_caller]
    pub fn acts(mut self, who: &str, actions: &str) -> Self {
        for action in actions.split(';') {
            self = self.act(who, action.trim());
        }
        self
    }

    /// Passes until this seat chooses a main action.
    #[track_caller]
    pub fn main(self, who: &str) -> Self {
        let play = self.pass_until(|play| play.legal(who).iter().any(|it| it == "end-turn"));
        assert!(
            play.legal(who).iter().any(|it| it == "end-turn"),
            "{:?}",
            play.state().open()
        );
        play
    }

    /// Passes until this seat is awaited.
    #[track_caller]
    pub fn asked(self, who: &str) -> Self {
        let play = self.pass_until(|play| play.game().pending(play.state()).awaits(seat(who)));
        assert!(play.game().pending(play.state()).awaits(seat(who)));
        play
    }

    /// Passes until this action is legal, without taking it.
    #[track_caller]
    pub fn until(self, who: &str, action: &str) -> Self {
        let play = self.pass_until(|play| play.legal(who).iter().any(|it| it == action));
        assert!(
            play.legal(who).iter().any(|it| it == action),
            "{:?}",
            play.legal(who)
        );
        play
    }

    #[track_caller]
    pub fn refuse(self, who: &str, action: &str, rule: &str) -> Self {
        Play(self.0.refuse(who, action, rule))
    }

    #[track_caller]
    pub fn can(self, who: &str, action: &str) -> Self {
        assert!(
            self.legal(who).iter().any(|it| it == action),
            "{action}: {:?}",
            self.legal(who)
        );
        self
    }

    #[track_caller]
    pub fn cannot(self, who: &str, action: &str) -> Self {
        assert!(
            self.legal(who).iter().all(|it| it != action),
            "{action}: {:?}",
            self.legal(who)
        );
        self
    }

    /// Faces of dice to come: 0 is a mirror.
    pub fn dice(self, faces: &[u8]) -> Self {
        let answers = faces.iter().map(|&face| match face {
            0 => (DICE, 5),
            number => (DICE, u32::from(number) - 1),
        });
        Play(self.0.luck(answers))
    }

    /// A card that is drawn blindly, from those that can be.
    pub fn blind(self, kind: &str) -> Self {
        let kind: Kind = kind.parse().unwrap();
        let standard = chaosmos::Components::standard();
        let first: u32 = standard.cards[..kind.index()]
            .iter()
            .map(|it| u32::from(it.copies))
            .sum();
        Play(self.0.luck([(chaosmos::CARDS, first)]))
    }

    #[track_caller]
    pub fn hand(self, who: &str, cards: &str) -> Self {
        let held = self.game().cards_at(self.state(), Place::hand(seat(who)));
        assert_eq!(held, kinds(cards), "the hand of {who}");
        self
    }

    #[track_caller]
    pub fn inside(self, where_: &str, cards: &str) -> Self {
        let held = self
            .game()
            .cards_at(self.state(), Place::envelope(planet(where_)));
        assert_eq!(held, kinds(cards), "the envelope of {where_}");
        self
    }

    #[track_caller]
    pub fn void(self, cards: &str) -> Self {
        let void = self.game().cards_at(self.state(), Place::VOID);
        assert_eq!(void, kinds(cards), "the Void");
        self
    }

    #[track_caller]
    pub fn pool_has(self, card: &str, count: u8) -> Self {
        let pool = self.game().cards_at(self.state(), Place::POOL);
        assert_eq!(pool.of(card.parse().unwrap()), count, "{card} in the pool");
        assert_eq!(pool.len(), 6);
        self
    }

    #[track_caller]
    pub fn at(self, who: &str, space: &str) -> Self {
        assert_eq!(
            self.state().open().at(seat(who)).to_string(),
            space,
            "where {who} is"
        );
        self
    }

    #[track_caller]
    pub fn clock(self, clock: u8) -> Self {
        assert_eq!(self.state().open().clock(), clock, "the clock");
        self
    }

    #[track_caller]
    pub fn actions(self, actions: u8) -> Self {
        assert_eq!(self.state().open().turn().actions, actions, "Actions left");
        self
    }

    #[track_caller]
    pub fn tokens(self, who: &str, tokens: u8) -> Self {
        assert_eq!(
            self.state().open().hypertokens(seat(who)),
            tokens,
            "Hypertokens of {who}"
        );
        self
    }

    #[track_caller]
    pub fn active(self, who: &str) -> Self {
        assert_eq!(
            self.state().open().active(),
            Some(seat(who)),
            "who is on turn"
        );
        self
    }

    #[track_caller]
    pub fn controller(self, where_: &str, who: &str) -> Self {
        let holder = self.state().open().controller(planet(where_));
        let text = holder.map_or("nobody".to_owned(), |seat| seat.to_string());
        assert_eq!(text, who, "who controls {where_}");
        self
    }

    #[track_caller]
    pub fn marker(self, where_: &str, who: &str) -> Self {
        assert_eq!(
            self.state().open().marker(planet(where_)),
            Some(seat(who)),
            "flag on {where_}"
        );
        self
    }

    #[track_caller]
    pub fn base(self, where_: &str, who: &str) -> Self {
        let owner = self.state().open().base(planet(where_));
        let text = owner.map_or("nobody".to_owned(), |seat| seat.to_string());
        assert_eq!(text, who, "whose Base is on {where_}");
        self
    }

    #[track_caller]
    pub fn totals(self, attacker: i16, defender: i16) -> Self {
        let fight = self.state().open().fight().expect("a combat is under way");
        assert_eq!(fight.totals, [attacker, defender], "combat totals");
        self
    }

    /// Who is awaited.
    #[track_caller]
    pub fn awaits(self, who: &str) -> Self {
        assert_eq!(
            self.game().pending(self.state()).seats().first(),
            Some(seat(who)),
            "who is asked"
        );
        self
    }

    /// Nobody fights.
    #[track_caller]
    pub fn no_fight(self) -> Self {
        assert!(self.state().open().fight().is_none(), "the combat goes on");
        self
    }

    /// Both sides pass until the combat is over.
    #[track_caller]
    pub fn no_fight_after_pass(self) -> Self {
        self.pass_until(|play| play.state().open().fight().is_none())
            .no_fight()
    }

    /// An event like this happened at the last decision.
    #[track_caller]
    pub fn told(self, is: impl FnMut(&Happening) -> bool) -> Self {
        Play(self.0.expect_event(is))
    }

    #[track_caller]
    pub fn not_told(self, is: impl FnMut(&Happening) -> bool) -> Self {
        Play(self.0.expect_no_event(is))
    }

    /// What a viewer knows to be somewhere.
    #[track_caller]
    pub fn knows(self, who: &str, place: Place, cards: &str) -> Self {
        let viewer: Viewer = who.parse().unwrap();
        let view = self.game().view(self.state(), viewer);
        assert_eq!(
            self.game().known_at(&view, place),
            kinds(cards),
            "what {who} knows of {place}"
        );
        self
    }

    /// Whether a card may be somewhere, as far as a viewer knows.
    #[track_caller]
    pub fn may(self, who: &str, kind: &str, place: Place, may: bool) -> Self {
        let viewer: Viewer = who.parse().unwrap();
        let view = self.game().view(self.state(), viewer);
        let kind = kind.parse().unwrap();
        assert_eq!(
            self.game().may_be_at(&view, kind, place),
            may,
            "{who}: {kind} in {place}"
        );
        self
    }

    #[track_caller]
    pub fn over(self, winner: Option<&str>) {
        assert_eq!(self.game().pending(self.state()), Pending::Over);
        let standing = self.game().standing(self.state()).unwrap();
        let winners: Vec<Seat> = standing.winners().into_iter().collect();
        assert_eq!(winners, winner.map(seat).into_iter().collect::<Vec<_>>());
        let _ = self.0.keeps_all_laws().done();
    }

    /// The end of an example: luck is used up, and all laws hold on the way.
    #[track_caller]
    pub fn done(self) {
        let space = self.game().space();
        assert!(space > 0);
        let _ = self.0.keeps_all_laws().done();
    }
}
