#![doc = include_str!("guide.md")]
//!
//! ```
#![doc = include_str!("../examples/third_party/twenty.rs")]
//! # use tabletop_testkit::{Law, Run};
//! # for law in Law::ALL {
//! #     Run::new(law).games(5).assert::<Twenty>();
//! # }
//! ```
