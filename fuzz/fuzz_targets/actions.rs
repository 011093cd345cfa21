//! Bytes become a setup, decisions and luck; the rules must keep their laws on every step.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tabletop_fuzz::actions(data));
