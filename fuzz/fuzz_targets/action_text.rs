//! Bytes become text; what reads as an action, a seat, a viewer or a fingerprint is written back the same.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tabletop_fuzz::action_text(data));
