//! The code in the README and in the book, compiled and run by `cargo test -p tabletop-book`; there is nothing here for programs.
//!
//! A test sees to it that every page is listed below, and that no link between pages is broken.

macro_rules! pages {
    ($($name:ident = $path:literal;)*) => {
        $(
            #[cfg(doctest)]
            #[doc = include_str!($path)]
            pub mod $name {}
        )*

        /// The pages whose code is tested, by their path from here.
        pub const PAGES: &[&str] = &[$($path),*];
    };
}

pages! {
    readme = "../README.md";
    contributing = "../CONTRIBUTING.md";
    introduction = "src/introduction.md";
    embedding = "src/guide/embedding.md";
    server = "src/guide/server.md";
    property_testing = "src/guide/property-testing.md";
    simulating = "src/guide/simulating.md";
    playing = "src/guide/playing.md";
    components = "src/guide/components.md";
    saves = "src/saves.md";
    laws = "src/laws.md";
    performance = "src/performance.md";
    design = "src/design.md";
    chaos_marauders = "src/games/chaos-marauders.md";
    pirates_cove = "src/games/pirates-cove.md";
    chaosmos = "src/games/chaosmos.md";
    chaos_cove = "src/games/chaos-cove.md";
}
