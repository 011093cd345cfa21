//! Bytes become component files and setups, or damage to real ones; a faulty one is refused, a sound one can be played.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tabletop_fuzz::components(data));
