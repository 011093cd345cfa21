//! Combat totals: always counted anew from the dice and the cards on the table (CM-126, CM-132 to CM-167).

use super::Look;
use crate::components::{Ability, Kinds, bit, each};
use crate::frame::Side;
use crate::{Foe, KINDS, Kind, Place};

/// How many cards of each kind lie on a side, Nano Fabricators counted as what they copy (CM-159).
#[derive(Clone, Copy)]
struct Side1 {
    count: [u8; KINDS],
    kinds: Kinds,
}

impl Look<'_> {
    fn tally(self, side: Side) -> Side1 {
        let place = match side {
            Side::Attacker => Place::ATTACKER,
            Side::Defender => Place::DEFENDER,
        };
        let mut tally = Side1 {
            count: [0; KINDS],
            kinds: 0,
        };
        let mut cards = self.at.cards.at(place);
        while cards != 0 {
            let kind = self.tables.kind_of(cards.trailing_zeros() as usize);
            tally.count[kind.index()] += 1;
            tally.kinds |= bit(kind);
            cards &= cards - 1;
        }
        for (_, kind) in self
            .at
            .open
            .fight
            .copies
            .iter()
            .flatten()
            .filter(|copy| copy.0 == side)
        {
            tally.count[kind.index()] += 1;
            tally.kinds |= bit(*kind);
        }
        tally
    }

    /// The dice score of a side (CM-116, CM-117, CM-164).
    fn score(self, side: Side) -> i16 {
        let fight = &self.at.open.fight;
        if fight.calm {
            return 0;
        }
        i16::from(match fight.pair(side) {
            [0, number] | [number, 0] => 2 * number,
            [one, two] => one + two,
        })
    }

    /// Both combat totals, the attacker's first.
    pub(crate) fn totals(self) -> [i16; 2] {
        let tallies = Side::BOTH.map(|side| self.tally(side));
        Side::BOTH.map(|side| self.total(side, &tallies))
    }

    fn total(self, side: Side, tallies: &[Side1; 2]) -> i16 {
        let tables = self.tables;
        let own = &tallies[side.index()];
        let other = &tallies[side.other().index()];
        let cancelled = each(other.kinds & tables.defence)
            .fold(0, |set, kind| set | bit(tables.counters[kind.index()]));
        // A Base has neither immunity nor resistance (CM-198).
        let shields = self.fighting_ability(side.other()).map(|_| {
            let alien = self.alien(self.player(side.other()));
            (alien.immune, alien.resistant)
        });
        let (immune, resistant) = shields.unwrap_or((0, 0));
        let mut total = self.score(side);
        for kind in each(own.kinds & tables.copyable) {
            let count = i16::from(own.count[kind.index()]);
            let value = i16::from(tables.value[kind.index()]);
            let mut gain = match kind {
                _ if tables.defence & bit(kind) != 0 => {
                    // A defence counts once, and only while it counters (CM-138).
                    let counters = other.kinds & bit(tables.counters[kind.index()]) != 0;
                    total += if counters { count * value } else { 0 };
                    continue;
                }
                Kind::SPORE => {
                    let step = own.count[kind.index()].min(3) - 1;
                    count * i16::from(tables.swarm[usize::from(step)])
                }
                Kind::IMP if own.kinds & bit(Kind::IMP_FOOD) != 0 => count * i16::from(tables.fed),
                Kind::IMP_FOOD => 0,
                _ => count * value,
            };
            if (cancelled | immune) & bit(kind) != 0 {
                gain = 0;
            }
            if resistant & bit(kind) != 0 && gain > 0 {
                gain -= 1;
            }
            total += gain;
        }
        if side == Side::Attacker {
            total += i16::from(self.at.open.fight.quake);
        }
        total
    }

    /// Who wins equal totals: a side that wins ties (CM-128).
    pub(crate) fn tie_winner(self) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.fighting_ability(side) == Some(Ability::Brutal))
    }

    /// Who is ahead.
    pub(crate) fn leader(self) -> Option<Side> {
        let [attacker, defender] = self.at.open.fight.totals;
        match attacker.cmp(&defender) {
            core::cmp::Ordering::Greater => Some(Side::Attacker),
            core::cmp::Ordering::Less => Some(Side::Defender),
            core::cmp::Ordering::Equal => self.tie_winner(),
        }
    }

    /// Whether the defender is a Base.
    pub(crate) fn against_base(self) -> bool {
        matches!(self.at.open.fight.foe, Foe::Base(_))
    }
}
