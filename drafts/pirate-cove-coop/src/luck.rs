//! What luck is asked about: one stream each, so that one more draw here does not change the next there.

use tabletop_core::Stream;

/// Draws from players' draw piles.
pub const CARDS: Stream = Stream::new(0, "cards");
/// Hit cards; outcome 0 is value 1.
pub const HITS: Stream = Stream::new(1, "hits");
/// Quests: first the level (outcome 0 is level 1), then which of that level.
pub const QUESTS: Stream = Stream::new(2, "quests");
/// Crew, by index of the design.
pub const CREW: Stream = Stream::new(3, "crew");
/// Upgrades, by index of the design.
pub const UPGRADES: Stream = Stream::new(4, "upgrades");
/// Draws from the bot's draw pile.
pub const BOT: Stream = Stream::new(5, "bot");
