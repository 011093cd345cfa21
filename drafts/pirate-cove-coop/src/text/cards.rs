//! Cards, icons and effects as short text.

use core::fmt;

use crate::PirateCoveCoop;
use crate::components::{Ability, Choice, Icons};
use crate::words::{Cards, Icon, Kind, Row};

/// Icons such as `D3 S2`; a dash for none.
pub(super) struct Counts(pub(super) [u8; 4]);

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        let mut text = arrayvec::ArrayString::<24>::new();
        for (icon, count) in Icon::ALL.into_iter().zip(self.0) {
            if count > 0 {
                let gap = if first { "" } else { " " };
                fmt::Write::write_fmt(&mut text, format_args!("{gap}{}{count}", icon.letter()))?;
                first = false;
            }
        }
        f.pad(if first { "-" } else { &text })
    }
}

fn counts(icons: Icons) -> Counts {
    Counts(icons.counts())
}

/// A pile such as `2 hull, map, C03`; a dash for none.
pub(super) struct Pile<'a>(pub(super) &'a Cards);

impl fmt::Display for Pile<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for (number, copies) in self.0.iter() {
            f.write_str(gap)?;
            if copies > 1 {
                write!(f, "{copies} ")?;
            }
            match Kind::try_from(number) {
                Ok(kind) => write!(f, "{kind}")?,
                Err(_) => f.write_str("?")?,
            }
            gap = ", ";
        }
        if gap.is_empty() {
            f.write_str("-")
        } else {
            Ok(())
        }
    }
}

/// A gain of actions: `+1 action`, `+2 actions`.
pub(super) struct Actions(pub(super) u8);

impl fmt::Display for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "+{} action{}",
            self.0,
            if self.0 == 1 { "" } else { "s" }
        )
    }
}

/// A play card with its name: `Hull`, `Fiddler`.
pub(super) struct Name<'g>(pub(super) &'g PirateCoveCoop, pub(super) Kind);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let design = self.1.crew_design().map(usize::from);
        match design.and_then(|design| self.0.component_tables().crew.get(design)) {
            Some(crew) => f.write_str(&crew.name),
            None => f.write_str(match self.1 {
                Kind::HULL => "Hull",
                Kind::SHANTY => "Shanty",
                Kind::MAP => "Map",
                Kind::DAMAGE_1 => "Damage-1",
                Kind::DAMAGE_2 => "Damage-2",
                Kind::DAMAGE_3 => "Damage-3",
                _ => "Rum",
            }),
        }
    }
}

/// The name of a card of a row.
pub(super) fn title(game: &PirateCoveCoop, row: Row, card: u8) -> &str {
    let components = game.component_tables();
    let index = usize::from(card);
    let name = match row {
        Row::Quest => components.quests.quests.get(index).map(|it| &it.name),
        Row::Crew => components.crew.get(index).map(|it| &it.name),
        Row::Upgrade => components.upgrades.get(index).map(|it| &it.name),
    };
    name.map_or("an unknown card", |name| name.as_str())
}

/// What a crew card does, in a few words.
pub(super) struct CrewText<'g>(pub(super) &'g PirateCoveCoop, pub(super) u8);

impl fmt::Display for CrewText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(crew) = self.0.component_tables().crew.get(usize::from(self.1)) else {
            return Ok(());
        };
        write!(f, "{}", counts(crew.icons))?;
        if crew.actions > 0 {
            write!(f, ", {}", Actions(crew.actions))?;
        }
        if crew.absorb > 0 {
            write!(f, ", absorbs {}", crew.absorb)?;
        }
        if crew.life > 0 {
            write!(f, ", +{} life", crew.life)?;
        }
        if crew.subtract != Icons::NONE {
            write!(f, ", less {}", counts(crew.subtract))?;
        }
        match crew.choice {
            Choice::Nothing => Ok(()),
            Choice::Draw(cards) => write!(f, "; may draw {cards}"),
            Choice::FireDamage => f.write_str("; may play a damage card free"),
            Choice::RumActions(actions) => write!(f, "; rum: {}", Actions(actions)),
            Choice::AnyIcon(amount) => write!(f, "; {amount} icon of choice"),
            Choice::Trash => f.write_str("; may trash a card"),
        }
    }
}

/// What an upgrade does, in a few words.
pub(super) struct AbilityText(pub(super) Ability);

impl fmt::Display for AbilityText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Ability::Subtract(icons) => write!(f, "quests need less {}", counts(icons)),
            Ability::Absorb(amount) => write!(f, "absorbs {amount} in quests"),
            Ability::Actions(amount) => write!(f, "{} in quests", Actions(amount)),
            Ability::HandSize(more) => write!(f, "hand size +{more}"),
            Ability::RewardGold(gold) => write!(f, "+{gold} gold for a completed quest"),
            Ability::RestLife(life) => write!(f, "+{life} life in the rest phase"),
            Ability::RestTrash => f.write_str("may trash a card in the rest phase"),
            Ability::Draw(cards) => write!(f, "use: draw {cards}"),
            Ability::RumActions(actions) => write!(f, "use a rum: {}", Actions(actions)),
            Ability::RumDraw(cards) => write!(f, "use a rum: draw {cards}"),
            Ability::RumSubtract(icons) => write!(f, "use a rum: less {}", counts(icons)),
            Ability::DamageAbsorb => f.write_str("use a damage card: absorb its value"),
        }
    }
}
