//! [`Queue`]: cards in order, first in, first out.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` cards in order, the next to come first. Copies like memory.
///
/// ```
/// use pirate_cove_coop::Queue;
///
/// let mut queue = Queue::<4>::default();
/// queue.push(7);
/// queue.push(9);
/// assert!(queue.take_first(7));
/// assert_eq!(*queue, [9]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Queue<const N: usize> {
    /// The cards; 0 where there are none, so that equal queues are equal in memory.
    cards: [u8; N],
    len: u8,
}

impl<const N: usize> Queue<N> {
    /// Adds a card at the end; more than `N`, which no game has, are not kept.
    pub fn push(&mut self, card: u8) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    /// Takes the first card, if it is this one. Whether it was.
    pub fn take_first(&mut self, card: u8) -> bool {
        let is_first = self.first() == Some(&card);
        if is_first {
            self.cards.copy_within(1.., 0);
            self.cards[N - 1] = 0;
            self.len -= 1;
        }
        is_first
    }

    /// Takes all cards out.
    pub fn clear(&mut self) {
        *self = Queue::default();
    }

    /// How many cards there are.
    pub fn count(&self) -> u32 {
        u32::from(self.len)
    }
}

impl<const N: usize> Default for Queue<N> {
    fn default() -> Self {
        Queue {
            cards: [0; N],
            len: 0,
        }
    }
}

impl<const N: usize> Deref for Queue<N> {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<const N: usize> fmt::Debug for Queue<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const N: usize> Serialize for Queue<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_bytes(self)
        }
    }
}

impl<'de, const N: usize> Deserialize<'de> for Queue<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = |cards: &[u8]| {
            if cards.len() > N {
                let message = alloc::format!("{} cards where there is room for {N}", cards.len());
                return Err(D::Error::custom(message));
            }
            let mut queue = Queue::default();
            cards.iter().for_each(|&card| queue.push(card));
            Ok(queue)
        };
        if deserializer.is_human_readable() {
            read(&Vec::<u8>::deserialize(deserializer)?)
        } else {
            read(<&[u8]>::deserialize(deserializer)?)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queue_round_trips_and_keeps_its_bounds() {
        let mut queue = Queue::<2>::default();
        (1..=3).for_each(|card| queue.push(card));
        assert_eq!(*queue, [1, 2]);
        let json = serde_json::to_string(&queue).unwrap();
        assert_eq!(serde_json::from_str::<Queue<2>>(&json).unwrap(), queue);
        let bytes = postcard::to_allocvec(&queue).unwrap();
        assert_eq!(postcard::from_bytes::<Queue<2>>(&bytes).unwrap(), queue);
        assert!(serde_json::from_str::<Queue<2>>("[1,2,3]").is_err());
        assert!(!queue.take_first(2) && queue.take_first(1) && queue.take_first(2));
        assert_eq!(queue, Queue::default());
    }
}
