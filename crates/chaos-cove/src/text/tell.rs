//! Events as sentences.

use core::fmt::{self, Write};

use super::Many;
use super::board::foe;
use crate::{
    ChaosCove, Good, Happening, Hero, Location, Position, SeenCards, Side, Source, Target, Tile,
};

/// What happened, as one sentence.
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each event, and most are a line"
)]
pub(super) fn tell(
    game: &ChaosCove,
    at: &Position<SeenCards>,
    seen: &Happening<Option<Hero>>,
    out: &mut dyn Write,
) -> fmt::Result {
    use Happening as H;
    let hero = |hero: Hero| game.components.heroes[hero.index()].name.as_str();
    let place = |place: Location| game.components.locations[place.index()].name.as_str();
    let who = |tile: Tile| {
        alloc::format!(
            "the {} of strength {}",
            tile.side().invader(),
            game.strength(tile)
        )
    };
    match *seen {
        H::TilesDealt { seat, heroes } => {
            if seat.number() < game.setup.players {
                write!(out, "{seat} is dealt")?;
            } else {
                out.write_str("a dummy is dealt")?;
            }
            for (number, tile) in heroes.into_iter().enumerate() {
                write!(out, "{} {}", if number == 0 { "" } else { "," }, hero(tile))?;
            }
            out.write_char('.')
        }
        H::RoundBegan { round, .. } => write!(out, "Round {round} begins."),
        H::PhaseBegan { phase } => write!(out, "Phase {}: {}.", phase.number(), phase.title()),
        H::MarkerMoved { to } => write!(out, "{to} gets the first player marker."),
        H::CardDrawn {
            seat,
            card: Some(card),
        } => write!(out, "{seat} draws {}.", hero(card)),
        H::CardDrawn { seat, card: None } => write!(out, "{seat} draws a hero card."),
        H::Reshuffled => out.write_str("The discards are shuffled into a new deck."),
        H::FeePaid { seat, doubloons } => {
            write!(
                out,
                "{seat} pays {} for another hero.",
                Many(doubloons, Good::Doubloon)
            )
        }
        H::Passed { seat } => write!(out, "{seat} passes."),
        H::HeroPlaced {
            seat,
            hero: tile,
            location,
        } => {
            write!(out, "{seat} places {} at {}.", hero(tile), place(location))
        }
        H::HeroMoved {
            hero: tile,
            from,
            to,
        } => {
            write!(
                out,
                "{} moves from {} to {}.",
                hero(tile),
                place(from),
                place(to)
            )
        }
        H::IconTaken {
            seat,
            good,
            paid: 0,
        } => write!(out, "{seat} takes the icon {good}."),
        H::IconTaken { seat, good, paid } => {
            write!(
                out,
                "{seat} pays {} for the icon {good}.",
                Many(paid, Good::Doubloon)
            )
        }
        H::LocationUsed { seat, location } => write!(out, "{seat} uses {}.", place(location)),
        H::HeroUsed { seat, hero: tile } => {
            write!(out, "{seat} uses the effect of {}.", hero(tile))
        }
        H::CardPlayed { seat, hero: card } => write!(out, "{seat} plays a card of {}.", hero(card)),
        H::CardDone { hero: card } => write!(out, "The card of {} is discarded.", hero(card)),
        H::CardGiven { seat, hero: card } => write!(out, "{seat} gives a card of {}.", hero(card)),
        H::Gained {
            seat,
            good: Good::Crew,
            count,
        } => {
            write!(out, "{seat} moves {count} crew to the Fountain.")
        }
        H::Paid {
            seat,
            good: Good::Crew,
            count,
        } => {
            write!(out, "{seat} takes {count} crew back from the Fountain.")
        }
        H::Gained { seat, good, count } => write!(out, "{seat} takes {}.", Many(count, good)),
        H::Paid { seat, good, count } => write!(out, "{seat} pays {}.", Many(count, good)),
        H::CardUsed { seat, design } => write!(out, "{seat} uses {design}."),
        H::Flipped { lane, tile, .. } => {
            write!(out, "Lane {} shows {}.", lane.number() + 1, who(tile))
        }
        H::TokenTaken { seat } => write!(out, "{seat} takes a fortress token."),
        H::TokenReturned { seat } => write!(out, "{seat} puts the fortress token back."),
        H::Built {
            seat,
            stack,
            design,
        } => {
            write!(
                out,
                "{seat} builds {design} of stack {}.",
                stack.number() + 1
            )
        }
        H::StackFlipped { stack, design } => {
            write!(out, "Stack {} shows {design}.", stack.number() + 1)
        }
        H::StackDiscarded { stack, design } => {
            write!(
                out,
                "{design} of stack {} leaves the game.",
                stack.number() + 1
            )
        }
        H::PiecePlaced { seat, side, space } => {
            write!(out, "{seat} puts a {} on {space}.", side.piece())
        }
        H::PieceMoved {
            seat,
            side,
            from,
            to,
        } => {
            write!(out, "{seat} moves a {} from {from} to {to}.", side.piece())
        }
        H::PiecesSwapped { side, from, to } => {
            write!(
                out,
                "The {}s on {from} and {to} change places.",
                side.piece()
            )
        }
        H::CombatBegan {
            seat, tile, total, ..
        } => {
            write!(out, "{seat} fights {}", who(tile))?;
            if total > 0 {
                write!(out, ", with strength {total} from the token.")
            } else {
                out.write_char('.')
            }
        }
        H::Strengthened {
            seat,
            source,
            by,
            total,
        } => {
            write!(out, "{seat} adds ")?;
            match source {
                Source::Gun(Side::Sea) => out.write_str("a cannon")?,
                Source::Gun(Side::Land) => out.write_str("a saber")?,
                Source::Gunpowder => out.write_str("gunpowder")?,
                Source::Crew => out.write_str("a crew")?,
                Source::Card(card) => write!(out, "a card of {}", hero(card))?,
            }
            write!(out, " for {by}: {total}.")
        }
        H::HelpAsked { seat } => write!(out, "{seat} asks for help."),
        H::HelpOffered { seat, hero: card } => {
            write!(out, "{seat} offers a card of {}.", hero(card))
        }
        H::HelpRefused { seat, hero: card } => {
            write!(
                out,
                "The card of {} goes back to the hand of {seat}.",
                hero(card)
            )
        }
        H::HelpDeclined { seat } => write!(out, "{seat} offers nothing more."),
        H::CombatWon { seat, tile, .. } => {
            write!(out, "{seat} defeats {} and claims it.", who(tile))
        }
        H::CombatLost { seat, target } => {
            write!(out, "{seat} gives up against {}.", foe(game, at, target))
        }
        H::PieceLost { seat, side, space } => {
            write!(out, "{seat} loses the {} on {space}.", side.piece())
        }
        H::CardLost { seat, design } => write!(out, "{design} of {seat} leaves the game."),
        H::Fled { seat, from, to } => write!(out, "The ship of {seat} flees from {from} to {to}."),
        H::Hidden { seat, space } => write!(out, "The fort of {seat} on {space} is invisible."),
        H::BrokeThrough { target, tile, .. } => {
            let lane = match target {
                Target::Lane { lane, .. } => lane.number() + 1,
                Target::Broken { .. } => 0,
            };
            write!(out, "In lane {lane} {} breaks through.", who(tile))
        }
        H::AllLost { tile, .. } => {
            write!(
                out,
                "No space is left for {} that breaks through: all players lose.",
                who(tile)
            )
        }
        H::RoundEnded { round } => write!(
            out,
            "Round {round} ends: heroes leave the board, guns and crew are ready, hands of hero tiles pass on."
        ),
        H::GameEnded => out.write_str("The last round is over."),
        H::Asked(control) => {
            if control.phase == crate::Phase::Over {
                return out.write_str("The game is over.");
            }
            let seat = match control.top() {
                crate::Frame::Help {
                    helper,
                    offer: None,
                    ..
                } => helper,
                _ => control.turn,
            };
            write!(
                out,
                "{seat} decides: {}.",
                super::describe::question(control.top())
            )
        }
    }
}
