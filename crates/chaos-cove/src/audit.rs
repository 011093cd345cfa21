//! What is always true of a position: the invariants I-01 to I-30 that one position can show.

use alloc::format;
use alloc::string::String;

use tabletop_core::Seat;

use crate::catalog::places_of;
use crate::{
    ChaosCove, Frame, Good, Hero, HeroSet, Invader, Kind, Lane, Location, Phase, Side, Stack,
    State, Target, Tile,
};

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

impl ChaosCove {
    pub(crate) fn audit_all(&self, at: &State) -> Result<(), String> {
        self.audit_pieces(at)?;
        self.audit_phase(at)?;
        self.audit_decision(at)
    }

    /// What must hold of a position whatever came before it: every component in one place.
    pub(crate) fn audit_pieces(&self, at: &State) -> Result<(), String> {
        self.audit_cards(at)?;
        self.audit_players(at)?;
        self.audit_map(at)?;
        self.audit_heroes(at)
    }

    fn audit_cards(&self, at: &State) -> Result<(), String> {
        for hero in Hero::all() {
            let piles = at.hands.iter().chain([&at.deck, &at.discards, &at.in_play]);
            let lying: u8 = piles.map(|pile| pile.of(hero)).sum();
            let frames = at
                .control
                .frames()
                .iter()
                .filter(|&&frame| frame == Frame::Card { hero });
            let open = frames.count() == usize::from(at.in_play.of(hero));
            ensure(lying == self.copies(hero) && open, || {
                format!("CC-015 (I-02): the cards of {hero} do not add up")
            })?;
            for seat in Seat::all(4) {
                let (hand, shown) = (at.hands[seat.index()], at.shown[seat.index()]);
                ensure(!shown.contains(hero) || hand.of(hero) > 0, || {
                    format!("CC-122: {seat} is thought to hold a card of {hero} and does not")
                })?;
            }
        }
        for stack in [Stack::new(8), Stack::new(9)] {
            let pile = at.stacks[stack.index()];
            ensure(pile.top.is_none_or(|top| top.number() >= 10), || {
                format!(
                    "CC-018: stack {} shows a card of another",
                    stack.number() + 1
                )
            })?;
        }
        let hidden: u8 = at.stacks[8..]
            .iter()
            .map(|pile| pile.left - u8::from(pile.top.is_some()))
            .sum();
        ensure(u32::from(hidden) == at.pool.total(), || {
            "CC-018: the hidden cards of stacks 9 and 10 do not add up".into()
        })?;
        ensure(
            at.stacks
                .iter()
                .all(|pile| pile.top.is_none() || pile.left > 0),
            || "CC-019: an empty stack shows a card".into(),
        )
    }

    fn audit_players(&self, at: &State) -> Result<(), String> {
        let numbers = &self.tables.numbers;
        for (side, all) in [(Side::Sea, numbers.cannons), (Side::Land, numbers.sabers)] {
            let held: u32 = at
                .players
                .iter()
                .map(|player| {
                    u32::from(player.has(side.gun())) + u32::from(player.fired[side.index()])
                })
                .sum();
            ensure(
                held + u32::from(at.supply[side.index()]) == u32::from(all),
                || format!("CC-009 (I-01): the {} do not add up", side.gun().plural()),
            )?;
        }
        for seat in Seat::all(self.setup.players) {
            let player = at.player(seat);
            ensure(
                player.has(Good::Crew) + player.lying + player.ashore == numbers.crew,
                || format!("CC-005 (I-03): the crew of {seat} does not add up"),
            )?;
            for good in [
                Good::Doubloon,
                Good::Gunpowder,
                Good::Rum,
                Good::Food,
                Good::Plank,
            ] {
                ensure(player.has(good) <= numbers.most, || {
                    format!("CC-010 (I-11): {seat} holds too many {}", good.plural())
                })?;
            }
            for (side, kind) in [(Side::Sea, Kind::Ship), (Side::Land, Kind::Fort)] {
                let (cards, pieces) = (self.cards_of_kind(at, seat, kind), player.on_map(side));
                ensure(pieces <= self.pieces(side), || {
                    format!(
                        "CC-100 (I-04): {seat} has too many {}s on the map",
                        side.piece()
                    )
                })?;
                // A card and its piece come and go in two steps.
                let between = at.control.turn == seat
                    && at.control.frames().iter().any(|&frame| {
                        matches!(frame, Frame::Raise { side: open, .. } | Frame::Lose { side: open } if open == side)
                    });
                ensure(cards == pieces + u8::from(between), || {
                    format!(
                        "CC-028 (I-05): {seat} has {pieces} {}s and {cards} cards",
                        side.piece()
                    )
                })?;
            }
            ensure(!player.token || self.stands_at_token(at, seat), || {
                format!("CC-065 (I-28): {seat} has a token and no hero on the Fortress")
            })?;
        }
        ensure(at.marker.number() < self.setup.players, || {
            "CC-024 (I-10): the marker is not with a player".into()
        })
    }

    fn stands_at_token(&self, at: &State, seat: Seat) -> bool {
        let fortress = self
            .tables
            .token_at
            .and_then(|place| Location::try_from(place).ok());
        at.heroes_of(seat)
            .into_iter()
            .any(|hero| at.heroes[hero.index()].is_some() && at.heroes[hero.index()] == fortress)
    }

    fn audit_map(&self, at: &State) -> Result<(), String> {
        for side in Side::ALL {
            let pieces: u32 = at
                .players
                .iter()
                .map(|player| player.pieces[side.index()].count_ones())
                .sum();
            ensure(at.occupied(side).count_ones() == pieces, || {
                format!("CC-097 (I-14): two {}s share a space", side.piece())
            })?;
            ensure(at.occupied(side) & !self.all_spaces() == 0, || {
                format!("CC-097 (I-14): a {} stands outside the map", side.piece())
            })?;
            for lane in Lane::all() {
                let invader = at.lanes[side.index()][lane.index()];
                ensure(
                    lane.number() < self.lanes || invader == Invader::Gone,
                    || "CC-021: an invader stands outside the map".into(),
                )?;
                if let Invader::Up(tile) = invader {
                    ensure(tile.side() == side && tile.wave() == at.round, || {
                        format!(
                            "CC-211: {} {} is not of this wave",
                            side.word(),
                            lane.number() + 1
                        )
                    })?;
                }
            }
        }
        for tile in Tile::all() {
            ensure(places_of(at, tile) == 1, || {
                format!(
                    "CC-020 (I-06): invader tile {} is not in one place",
                    tile.number()
                )
            })?;
        }
        Ok(())
    }

    fn audit_heroes(&self, at: &State) -> Result<(), String> {
        let all = at
            .groups
            .iter()
            .fold(HeroSet::EMPTY, |all, &group| all.or(group));
        ensure(
            all == HeroSet::ALL && at.groups.iter().all(|group| group.len() == 4),
            || "CC-012 (I-08): the hands of hero tiles are mixed".into(),
        )?;
        let players = Seat::all(self.setup.players)
            .fold(HeroSet::EMPTY, |all, seat| all.or(at.heroes_of(seat)));
        ensure(at.board.less(players).is_empty(), || {
            "CC-012 (I-08): a dummy's hero is on the board".into()
        })?;
        for location in Location::all() {
            let here = at
                .heroes
                .iter()
                .filter(|&&place| place == Some(location))
                .count();
            let crowd = at.crowd[location.index()];
            ensure(usize::from(crowd) == here && crowd <= 3, || {
                format!("CC-032 (I-12): {location} holds {here} heroes")
            })?;
        }
        for hero in Hero::all() {
            ensure(
                at.heroes[hero.index()].is_some() == at.board.contains(hero),
                || format!("CC-031: {hero} is both on the board and not"),
            )?;
        }
        let placement = at.control.placement;
        if let (Phase::Place, Some((_, location))) = (at.control.phase, placement.done) {
            let printed = self.tables.icons[location.index()];
            let within = Good::ALL
                .iter()
                .all(|good| placement.taken.of(good.index()) <= printed[good.index()]);
            ensure(within, || {
                format!("CC-048 (I-16): too many icons of {location} were taken")
            })?;
        }
        Ok(())
    }

    fn audit_phase(&self, at: &State) -> Result<(), String> {
        let phase = at.control.phase;
        let down = Side::ALL.into_iter().any(|side| at.any_face_down(side));
        ensure(
            !matches!(phase, Phase::Defend | Phase::Over) || !down,
            || "CC-145 (I-26): a tile is face down in phase 5".into(),
        )?;
        if matches!(phase, Phase::Use | Phase::Buy | Phase::Attack) {
            let (count, passed) = (|seat| at.placed(seat), self.setup.players);
            ensure(
                Seat::all(passed).all(|seat| (2..=4).contains(&count(seat))),
                || "CC-041 (I-21): a player placed fewer than two heroes".into(),
            )?;
        }
        ensure(at.control.turn.number() < self.setup.players, || {
            "CC-030: it is nobody's turn".into()
        })?;
        if at.control.phase == Phase::Over && !at.lost {
            let claimed: u32 = at
                .players
                .iter()
                .map(|player| u32::from(player.tiles()))
                .sum();
            let broken = at
                .broken
                .iter()
                .flatten()
                .filter(|tile| tile.is_some())
                .count();
            let faced = u32::from(self.setup.rounds) * u32::from(self.lanes) * 2;
            ensure(
                claimed + u32::try_from(broken).unwrap_or(0) == faced,
                || "CC-207 (I-36): the tiles at the end do not add up".into(),
            )?;
        }
        Ok(())
    }

    fn audit_decision(&self, at: &State) -> Result<(), String> {
        if let Some((target, total)) = at.control.combat() {
            let strength = at
                .tile_at(target)
                .map(|tile| self.tables.strengths[tile.index()]);
            ensure(strength.is_some_and(|strength| total < strength), || {
                "CC-126: a combat goes on that is won".into()
            })?;
        }
        if at.control.top() == Frame::Defend {
            let (side, lane) = (at.control.assault.side, at.control.assault.lane);
            ensure(at.tile_at(Target::Lane { side, lane }).is_some(), || {
                "CC-148: an invader attacks that is gone".into()
            })?;
        }
        Ok(())
    }
}
