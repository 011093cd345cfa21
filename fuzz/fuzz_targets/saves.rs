//! Bytes become saves, or damage to real saves; loading refuses them or tells the truth.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tabletop_fuzz::saves(data));
