//! The board as text, at most 100 columns wide.

use alloc::string::{String, ToString};
use core::fmt::{self, Write};

use tabletop_core::{Seat, Viewer};

use super::describe::Effect;
use super::{Amounts, Many, letter};
use crate::state::Secret;
use crate::{
    ChaosCove, Frame, Good, Hero, HeroSet, Invader, Lane, Location, Phase, Position, SeenCards,
    Side, Space, Stack, Target, View,
};

type Seen = Position<SeenCards>;

/// Draws everything a viewer sees.
pub(super) fn draw(game: &ChaosCove, view: &View, out: &mut dyn Write) -> fmt::Result {
    let at = &view.position;
    let mut text = String::new();
    heading(game, at, &mut text)?;
    map(game, at, &mut text)?;
    town(game, at, &mut text)?;
    stacks(game, at, &mut text)?;
    players(game, at, &mut text)?;
    hero_tiles(game, at, &mut text)?;
    hand(game, view, &mut text)?;
    situation(game, at, &mut text)?;
    text.lines()
        .try_for_each(|line| writeln!(out, "{}", line.trim_end()))
}

fn heading(game: &ChaosCove, at: &Seen, out: &mut dyn Write) -> fmt::Result {
    let rounds = game.setup.rounds;
    let phase = at.control.phase;
    write!(out, "Round {} of {rounds}, ", at.round)?;
    if phase == Phase::Over {
        write!(out, "{}", phase.title())?;
    } else {
        write!(out, "phase {}: {}", phase.number(), phase.title())?;
    }
    writeln!(out, "; first player {}", at.marker)
}

fn map(game: &ChaosCove, at: &Seen, out: &mut dyn Write) -> fmt::Result {
    writeln!(
        out,
        "\nlane  pirate      ship spaces  wind    barbarian   fort spaces"
    )?;
    for lane in Lane::all().take(usize::from(game.lanes)) {
        write!(out, "{:<6}", lane.number() + 1)?;
        for side in Side::ALL {
            let invader = match at.lanes[side.index()][lane.index()] {
                Invader::Gone => ".".to_string(),
                Invader::Down => alloc::format!("? wave {}", at.round),
                Invader::Up(tile) => alloc::format!("strength {}", game.strength(tile)),
            };
            write!(out, "{invader:<12}")?;
            for slot in 0..3 {
                let owner = at.piece_at(side, Space::at(lane, slot));
                let mark = owner.map_or_else(|| ".".to_string(), |seat| seat.to_string());
                let hidden = side == Side::Land
                    && at.control.phase == Phase::Defend
                    && at.control.assault.side == side
                    && at.control.assault.lane == lane
                    && at.control.assault.hidden >> slot & 1 == 1;
                let mark = if hidden {
                    alloc::format!("({mark})")
                } else {
                    mark
                };
                match (side, slot) {
                    (Side::Sea, 2) => write!(out, "{mark:<11}")?,
                    _ => write!(out, "{mark:<6}")?,
                }
            }
        }
        writeln!(out)?;
    }
    write!(out, "broken through:")?;
    for side in Side::ALL {
        write!(out, "  {}s", side.invader())?;
        for tile in at.broken[side.index()] {
            match tile {
                Some(tile) => write!(out, " {}", game.strength(tile))?,
                None => write!(out, " -")?,
            }
        }
    }
    writeln!(out)
}

fn town(game: &ChaosCove, at: &Seen, out: &mut dyn Write) -> fmt::Result {
    write!(out, "\nicons:")?;
    for good in Good::ALL {
        write!(out, " {} {good}", letter(good))?;
    }
    writeln!(
        out,
        "\nlocation    icons   effect                               heroes"
    )?;
    for location in Location::all() {
        let spec = &game.components.locations[location.index()];
        let icons: String = spec.icons.iter().map(|&icon| letter(icon)).collect();
        let effect = Effect(game.tables.places[location.index()]).to_string();
        write!(out, "{:<12}{icons:<8}{effect:<36}", spec.name)?;
        for hero in Hero::all().filter(|hero| at.heroes[hero.index()] == Some(location)) {
            let name = &game.components.heroes[hero.index()].name;
            write!(out, " {name}/{}", at.owner(hero))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn stacks(game: &ChaosCove, at: &Seen, out: &mut dyn Write) -> fmt::Result {
    writeln!(
        out,
        "\nstack  card  kind       cost       use                points  left"
    )?;
    for stack in Stack::all() {
        let pile = at.stacks[stack.index()];
        write!(out, "{:<7}", stack.number() + 1)?;
        match pile.top {
            None if pile.left == 0 => writeln!(out, "empty")?,
            None => writeln!(out, "face down {:>48}", pile.left)?,
            Some(design) => {
                let row = game.tables.designs[design.index()];
                let cost = Amounts(row.cost);
                let give = if row.give == [0; 8] {
                    Amounts(row.take).to_string()
                } else {
                    alloc::format!("{} -> {}", Amounts(row.give), Amounts(row.take))
                };
                writeln!(
                    out,
                    "{:<6}{:<11}{cost:<11}{give:<19}{:<8}{}",
                    design.word(),
                    row.kind.word(),
                    row.points,
                    pile.left
                )?;
            }
        }
    }
    writeln!(
        out,
        "supply: {} cannons, {} sabers; hero deck {}, discards {}",
        at.supply[0],
        at.supply[1],
        at.deck.count(),
        at.discards.total()
    )
}

fn players(game: &ChaosCove, at: &Seen, out: &mut dyn Write) -> fmt::Result {
    writeln!(
        out,
        "\nseat   D  C  S  G  R  F  P  crew up/lying/ashore  cards  tiles  points  construction"
    )?;
    let scores = game.scores(at);
    for seat in Seat::all(game.setup.players) {
        let player = at.player(seat);
        let mark = if at.marker == seat { '*' } else { ' ' };
        write!(out, "{seat}{mark} ")?;
        for good in &Good::ALL[..7] {
            write!(out, "{:>3}", player.has(*good))?;
        }
        let crew = alloc::format!(
            "{}/{}/{}",
            player.has(Good::Crew),
            player.lying,
            player.ashore
        );
        let (cards, tiles) = (at.hands[seat.index()].count(), player.tiles());
        write!(
            out,
            "  {crew:<21}{cards:>5}  {tiles:>5}  {:>6} ",
            scores[seat].cards
        )?;
        for (design, &count) in crate::Design::all().zip(&player.cards) {
            match count {
                0 => {}
                1 => write!(out, " {design}")?,
                _ => write!(out, " {count}x{design}")?,
            }
        }
        if player.token {
            write!(out, " +token")?;
        }
        writeln!(out)?;
        if player.fired != [0, 0] {
            let [cannons, sabers] = player.fired;
            write!(out, "       used: {}", Many(cannons, Good::Cannon))?;
            writeln!(out, ", {}", Many(sabers, Good::Saber))?;
        }
    }
    Ok(())
}

fn names(game: &ChaosCove, heroes: HeroSet, out: &mut dyn Write) -> fmt::Result {
    for hero in heroes {
        write!(out, " {}", game.components.heroes[hero.index()].name)?;
    }
    Ok(())
}

fn hero_tiles(game: &ChaosCove, at: &Seen, out: &mut dyn Write) -> fmt::Result {
    writeln!(out)?;
    for seat in Seat::all(4) {
        let own = at.heroes_of(seat);
        if seat.number() >= game.setup.players {
            write!(out, "dummy:")?;
            names(game, own, out)?;
            writeln!(out)?;
            continue;
        }
        write!(out, "{seat} to place:")?;
        names(game, own.less(at.board), out)?;
        if !own.and(at.board).is_empty() {
            write!(out, "; on the board:")?;
            names(game, own.and(at.board), out)?;
        }
        let shown = at.shown[seat.index()];
        if !shown.is_empty() {
            write!(out, "; known in hand:")?;
            names(game, shown, out)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn hand(game: &ChaosCove, view: &View, out: &mut dyn Write) -> fmt::Result {
    let Viewer::Seat(seat) = view.who else {
        return Ok(());
    };
    let Some(SeenCards::Known(cards)) = view.position.hands.get(seat.index()).copied() else {
        return Ok(());
    };
    writeln!(
        out,
        "\nyour hand ({seat}), with naval/martial strength; * = the hero is on the board"
    )?;
    let mut line = String::new();
    for hero in cards.heroes() {
        let [naval, martial] = game.tables.values[hero.index()];
        let value = |value: u8| {
            if value == 0 {
                "-".to_string()
            } else {
                value.to_string()
            }
        };
        let mut card = String::new();
        if cards.of(hero) > 1 {
            write!(card, "{}x ", cards.of(hero))?;
        }
        let name = &game.components.heroes[hero.index()].name;
        let star = if view.position.board.contains(hero) {
            "*"
        } else {
            ""
        };
        write!(card, "{name}{star} {}/{}", value(naval), value(martial))?;
        if line.len() + card.len() > 92 {
            writeln!(out, "  {line}")?;
            line.clear();
        }
        if !line.is_empty() {
            line.push_str(", ");
        }
        line.push_str(&card);
    }
    writeln!(
        out,
        "  {}",
        if line.is_empty() { "no cards" } else { &line }
    )
}

/// Where an invader stands and how strong it is.
pub(super) fn foe<P: Secret>(game: &ChaosCove, at: &Position<P>, target: Target) -> String {
    let strength = at.tile_at(target).map_or(0, |tile| game.strength(tile));
    let side = target.side().invader();
    match target {
        Target::Lane { lane, .. } => {
            alloc::format!(
                "the {side} of strength {strength} in lane {}",
                lane.number() + 1
            )
        }
        Target::Broken { .. } => {
            alloc::format!("the {side} of strength {strength} that broke through")
        }
    }
}

fn situation(game: &ChaosCove, at: &Seen, out: &mut dyn Write) -> fmt::Result {
    writeln!(out)?;
    let control = &at.control;
    if let (Phase::Place, Some((hero, location))) = (control.phase, control.placement.done) {
        let components = &game.components;
        writeln!(
            out,
            "{} has placed {} at {}; free icons left: {}",
            control.turn,
            components.heroes[hero.index()].name,
            components.locations[location.index()].name,
            control.placement.free
        )?;
    }
    if control.phase == Phase::Defend && control.top() != Frame::Idle {
        let (side, lane) = (control.assault.side, control.assault.lane);
        let target = Target::Lane { side, lane };
        if at.tile_at(target).is_some() {
            writeln!(
                out,
                "{} attacks the {} of {} on {}",
                foe(game, at, target),
                side.piece(),
                control.turn,
                Space::at(lane, control.assault.slot % 3)
            )?;
        }
    }
    if let Some((target, total)) = control.combat() {
        writeln!(
            out,
            "{} fights {} with strength {total} so far",
            control.turn,
            foe(game, at, target)
        )?;
    }
    if let Frame::Help {
        helper,
        offer: Some(hero),
        ..
    } = control.top()
    {
        let name = &game.components.heroes[hero.index()].name;
        writeln!(out, "{helper} offers a card of {name}")?;
    }
    if control.phase == Phase::Over {
        return outcome(game, at, out);
    }
    writeln!(
        out,
        "{} decides: {}",
        at.decider(),
        super::describe::question(control.top())
    )
}

fn outcome(game: &ChaosCove, at: &Seen, out: &mut dyn Write) -> fmt::Result {
    if at.lost {
        return writeln!(
            out,
            "A fourth invader broke through: all players have lost."
        );
    }
    let scores = game.scores(at);
    for (seat, score) in scores.iter() {
        writeln!(
            out,
            "{seat}: {} points for cards, {} tiles, {} left for {} points: {} in all; {} resources",
            score.cards,
            score.tiles,
            score.left,
            score.bonus,
            score.total(),
            score.resources
        )?;
    }
    Ok(())
}
