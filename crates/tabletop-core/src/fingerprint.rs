//! [`Fingerprint`]: a stable digest of a value's canonical encoding.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use xxhash_rust::xxh3::xxh3_64_with_seed;

use crate::TextError;

/// 64 bits that tell two values apart: xxh3 over the canonical (postcard) encoding, with fields in the order of their declaration.
///
/// The same on every platform and in every process. Written as 16 hexadecimal digits.
///
/// ```
/// use tabletop_core::Fingerprint;
///
/// let print = Fingerprint::of(&(1u8, "pirates"));
/// assert_eq!(print, Fingerprint::of(&(1u8, "pirates")));
/// assert_ne!(print, Fingerprint::of(&(2u8, "pirates")));
/// assert_eq!(print.to_string().parse(), Ok(print));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of nothing: where a chain begins.
    pub const START: Fingerprint = Fingerprint(0);

    /// The fingerprint of `value`.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Self {
        Fingerprint::START.and(value)
    }

    /// The fingerprint of everything before and then `value`: a chain in which every link depends on all before it.
    pub fn and(self, value: &(impl Serialize + ?Sized)) -> Self {
        // Most values fit on the stack. Encoding into memory can fail only for want of room.
        let mut room = [0u8; 1536];
        if let Ok(bytes) = postcard::to_slice(value, &mut room) {
            return self.and_bytes(bytes);
        }
        let bytes: Vec<u8> = postcard::to_allocvec(value).unwrap_or_default();
        self.and_bytes(&bytes)
    }

    /// The fingerprint of everything before and then these bytes.
    pub fn and_bytes(self, bytes: &[u8]) -> Self {
        Fingerprint(xxh3_64_with_seed(bytes, self.0))
    }

    /// The number behind it.
    pub const fn to_bits(self) -> u64 {
        self.0
    }

    /// The fingerprint with this number.
    pub const fn from_bits(bits: u64) -> Self {
        Fingerprint(bits)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Fingerprint {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Some(text)
            .filter(|text| {
                text.len() == 16
                    && text
                        .bytes()
                        .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
            })
            .and_then(|text| u64::from_str_radix(text, 16).ok())
            .map(Fingerprint)
            .ok_or_else(|| {
                TextError::new(text, "a fingerprint, 16 hexadecimal digits in lower case")
            })
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_bytes(&self.0.to_le_bytes())
        }
    }
}

impl<'de> Deserialize<'de> for Fingerprint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = alloc::string::String::deserialize(deserializer)?;
            text.parse().map_err(serde::de::Error::custom)
        } else {
            let bytes = <&[u8]>::deserialize(deserializer)?;
            let bytes = bytes
                .try_into()
                .map_err(|_| serde::de::Error::custom("a fingerprint has 8 bytes"))?;
            Ok(Fingerprint(u64::from_le_bytes(bytes)))
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn golden_values() {
        assert_eq!(
            Fingerprint::of(&0u8).to_string(),
            Fingerprint::START.and_bytes(&[0]).to_string()
        );
        insta::assert_debug_snapshot!([
            Fingerprint::of(&()),
            Fingerprint::of(&(1u32, "two", [3i64; 3])),
            Fingerprint::of(&alloc::vec![7u8; 4000]),
        ]);
    }

    #[test]
    fn only_the_written_form_is_read() {
        assert!("00000000000000FF".parse::<Fingerprint>().is_err());
        assert!("+00000000000000f".parse::<Fingerprint>().is_err());
        assert!("ff".parse::<Fingerprint>().is_err());
        let print = Fingerprint::of("x");
        let bytes = postcard::to_allocvec(&print).unwrap();
        assert_eq!(postcard::from_bytes::<Fingerprint>(&bytes).unwrap(), print);
        let json = serde_json::to_string(&print).unwrap();
        assert_eq!(serde_json::from_str::<Fingerprint>(&json).unwrap(), print);
    }
}
