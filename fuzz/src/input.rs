//! [`Input`]: bytes read as choices.

use tabletop::core::{Chance, Odds, Stream};

/// The bytes of the fuzzer, read from the front. Where they have run out, every number is 0.
#[derive(Clone, Copy, Debug)]
pub struct Input<'a> {
    rest: &'a [u8],
}

impl<'a> Input<'a> {
    pub fn new(data: &'a [u8]) -> Self {
        Input { rest: data }
    }

    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// What has not been read yet.
    pub fn rest(self) -> &'a [u8] {
        self.rest
    }

    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.rest.split_first() else {
            return 0;
        };
        self.rest = rest;
        first
    }

    pub fn word(&mut self) -> u32 {
        u32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()])
    }

    /// A number below `bound` (0 if `bound` is 0), from one byte where that is enough and from two elsewhere.
    pub fn below(&mut self, bound: usize) -> usize {
        let number = if bound <= 256 {
            usize::from(self.byte())
        } else {
            usize::from(u16::from_le_bytes([self.byte(), self.byte()]))
        };
        number.checked_rem(bound).unwrap_or(0)
    }
}

/// Luck from the input, as long as there is any; then the first possible outcome. Counts the questions.
#[derive(Clone, Copy, Debug)]
pub struct Luck<'a> {
    pub input: Input<'a>,
    pub asked: u32,
}

impl<'a> Luck<'a> {
    pub fn new(input: Input<'a>) -> Self {
        Luck { input, asked: 0 }
    }
}

impl Chance for Luck<'_> {
    fn pick(&mut self, _: Stream, odds: Odds<'_>) -> u32 {
        self.asked += 1;
        let total = usize::try_from(odds.total()).expect("at least 32 bits");
        assert!(total > 0, "luck was asked to choose among nothing");
        odds.at(u32::try_from(self.input.below(total)).expect("below a u32"))
    }
}
