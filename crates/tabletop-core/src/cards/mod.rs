//! Cards: sets and multisets of them, decks drawn lazily, and slots that know who knows them.
//!
//! A deck nobody has looked at has no order. So it is kept as a pile — a [`CardSet`] where every card is its own, or [`Counts`] where
//! copies do not differ — and a card is chosen when it is drawn. That is the same game, with a smaller state, fewer branches for
//! exact odds, and no hidden order that could leak. Only cards that somebody placed or looked at have an order ([`Deck::top`]).

mod counts;
mod deck;
mod set;
mod slot;

pub use counts::Counts;
pub use deck::{Deck, Pile};
pub use set::{CardSet, CardSetIter};
pub use slot::Slot;
