//! Decisions and actions in words.

use core::fmt::{self, Write};

use super::{Amounts, Many, letter};
use crate::components::Does;
use crate::{Action, ChaosCove, Frame, Good, Hero, Location, Position, SeenCards, Side};

type Seen = Position<SeenCards>;

/// What a decision is about.
pub(super) fn question(frame: Frame) -> &'static str {
    match frame {
        Frame::Commit => "pay for another hero, or pass",
        Frame::Place => "which hero to place; cards may come first",
        Frame::Locate { .. } => "where to place the hero",
        Frame::Body => "icons, effects and cards, in any order",
        Frame::Trade => "which ships trade",
        Frame::Buy => "which construction card to buy",
        Frame::Strike => "which invader to attack; cards may come first",
        Frame::StrikeEnd => "cards after the attack",
        Frame::Defend => "how to meet the attack",
        Frame::Flee => "where to flee",
        Frame::Lose { .. } => "which construction card is lost",
        Frame::Aftermath => "cards after the defence",
        Frame::Flip { .. } => "which tile to turn up",
        Frame::UseCards { .. } => "which construction card to use",
        Frame::Sell { .. } => "how many to trade, one by one",
        Frame::Give { .. } => "what to give",
        Frame::Take { .. } | Frame::Choose { .. } => "what to take",
        Frame::Marker => "who gets the first player marker",
        Frame::Build { .. } => "which construction card to build",
        Frame::Raise { .. } => "where to put the new piece",
        Frame::MoveFrom { .. } => "which piece to move",
        Frame::MoveTo { .. } => "where to move it",
        Frame::HeroFrom { .. } => "which hero to move",
        Frame::HeroTo { .. } => "where to move the hero",
        Frame::Aim => "which invader to attack",
        Frame::Icon => "which icon to take",
        Frame::Combat { .. } => "what to add in the combat",
        Frame::Help { offer: None, .. } => "whether to help with a card",
        Frame::Help { .. } => "whether to accept the card",
        Frame::Idle | Frame::Card { .. } => "nothing",
    }
}

/// An effect as a short phrase.
pub(super) struct Effect(pub(super) Does);

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Does::Gain(goods) => write!(f, "take {}", Amounts(goods)),
            Does::Choose { from, most, price } => {
                write!(f, "take {most} of")?;
                for good in Good::ALL {
                    if from & good.bit() != 0 {
                        write!(f, " {}", letter(good))?;
                    }
                }
                if price > 0 {
                    write!(f, " for {price}D")
                } else {
                    Ok(())
                }
            }
            Does::Draw(1) => f.write_str("draw a hero card"),
            Does::Draw(cards) => write!(f, "draw {cards} hero cards"),
            Does::Flip { side, most } => {
                write!(f, "turn up to {most} {} tiles face up", side.invader())
            }
            Does::UseCards { forts, ships, most } => {
                let what = match (forts, ships) {
                    (true, true) => "forts or ships",
                    (true, false) => "forts",
                    _ => "ships",
                };
                write!(f, "use up to {most} own {what}")
            }
            Does::Sell { give, take } => write!(f, "trade {} for {}", give.plural(), take.plural()),
            Does::Barter(items) => write!(f, "give {items} items and take {items}"),
            Does::Build(0) => f.write_str("build a construction card"),
            Does::Build(discount) => write!(f, "build a construction card, {discount} cheaper"),
            Does::MovePiece(side) => write!(f, "move or swap an own {}", side.piece()),
            Does::MoveHero { own: true } => f.write_str("move an own hero"),
            Does::MoveHero { own: false } => f.write_str("move another hero"),
            Does::Attack => f.write_str("attack any face-up invader"),
            Does::ExtraIcon => f.write_str("one more free icon"),
            Does::OverCapacity => f.write_str("enter a location that holds two heroes"),
            Does::Token => f.write_str("take a fortress token"),
            Does::Marker => f.write_str("give the first player marker away"),
            Does::CrewFights => f.write_str("let crew fight"),
            Does::HideForts => f.write_str("make the attacked fort invisible"),
        }
    }
}

/// What an action means here.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each action, and most are a line"
)]
pub(super) fn describe(
    game: &ChaosCove,
    at: &Seen,
    action: Action,
    out: &mut dyn Write,
) -> fmt::Result {
    let hero = |hero: Hero| game.components.heroes[hero.index()].name.as_str();
    let location = |place: Location| game.components.locations[place.index()].name.as_str();
    let tables = &game.tables;
    let placed = at.control.placement.done;
    let side = at
        .control
        .combat()
        .map_or(Side::Sea, |(target, _)| target.side());
    match action {
        Action::Play(card) => {
            write!(
                out,
                "play {}: {}",
                hero(card),
                Effect(tables.cards[card.index()])
            )
        }
        Action::Place(tile) => {
            write!(
                out,
                "place {}: {}",
                hero(tile),
                Effect(tables.tiles[tile.index()])
            )
        }
        Action::At(place) => {
            write!(
                out,
                "go to {}: {}",
                location(place),
                Effect(tables.places[place.index()])
            )
        }
        Action::Commit => write!(out, "pay {}D for another hero", tables.numbers.hero_fee),
        Action::Pass => out.write_str("pass"),
        Action::Icon(good) => {
            let free = at.control.placement.free > 0 || at.control.top() == Frame::Icon;
            write!(out, "take the icon {good}")?;
            if free {
                Ok(())
            } else {
                write!(out, " for {}D", tables.numbers.icon_fee)
            }
        }
        Action::UseLocation => match placed {
            Some((_, place)) => {
                write!(
                    out,
                    "use {}: {}",
                    location(place),
                    Effect(tables.places[place.index()])
                )
            }
            None => out.write_str("use the location"),
        },
        Action::UseHero => match placed {
            Some((tile, _)) => {
                write!(
                    out,
                    "use {}: {}",
                    hero(tile),
                    Effect(tables.tiles[tile.index()])
                )
            }
            None => out.write_str("use the hero"),
        },
        Action::Done => out.write_str("enough"),
        Action::Flip(lane) => write!(out, "turn up the tile in lane {}", lane.number() + 1),
        Action::Use(design) => {
            let row = tables.designs[design.index()];
            write!(out, "use {design}: ")?;
            if row.give != [0; 8] {
                write!(out, "{} for ", Amounts(row.give))?;
            }
            write!(out, "{}", Amounts(row.take))
        }
        Action::Sell => out.write_str("trade one"),
        Action::GiveCard(card) => write!(out, "give a card of {}", hero(card)),
        Action::Give(good) => write!(out, "give {}", Many(1, good)),
        Action::Take(good) => write!(out, "take {}", Many(1, good)),
        Action::Marker(to) => write!(out, "give the first player marker to {to}"),
        Action::Buy(stack) => match at.stacks[stack.index()].top {
            Some(design) => {
                let row = tables.designs[design.index()];
                let kind = row.kind.word();
                write!(
                    out,
                    "build {design} of stack {}, a {kind} for ",
                    stack.number() + 1
                )?;
                write!(out, "{}", Amounts(row.cost))
            }
            None => write!(out, "build from stack {}", stack.number() + 1),
        },
        Action::To(space) => match at.control.top() {
            Frame::MoveTo { side, .. } => match at.piece_at(side, space) {
                Some(owner) => write!(out, "change places with {owner} on {space}"),
                None => write!(out, "move to {space}"),
            },
            Frame::Flee => write!(out, "flee to {space}"),
            _ => write!(out, "put it on {space}"),
        },
        Action::From(space) => write!(out, "move the piece on {space}"),
        Action::Move(figure) => write!(out, "move {}", hero(figure)),
        Action::Attack(target) => {
            write!(out, "attack {}", super::board::foe(game, at, target))
        }
        Action::Gun => write!(out, "flip a {} for {}", side.gun(), tables.numbers.gun),
        Action::Powder => write!(out, "spend gunpowder for {}", tables.numbers.gunpowder),
        Action::Crew => write!(out, "lay down a crew for {}", tables.numbers.crew_strength),
        Action::Add(card) => {
            let value = tables.values[card.index()][side.index()];
            write!(out, "discard {} for {value}", hero(card))
        }
        Action::Ask => out.write_str("ask the others for help"),
        Action::GiveUp => out.write_str("give up"),
        Action::Offer(card) => {
            let value = tables.values[card.index()][side.index()];
            write!(out, "offer {}, worth {value}", hero(card))
        }
        Action::Decline => out.write_str("offer nothing more"),
        Action::Accept => out.write_str("accept the card"),
        Action::Refuse => out.write_str("refuse the card"),
        Action::Fight => out.write_str("fight"),
        Action::Flee => out.write_str("flee"),
        Action::Hide => out.write_str("make the fort invisible"),
        Action::Lose(design) => write!(out, "lose {design}"),
    }
}
