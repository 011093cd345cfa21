//! The laws every game must obey, on random games over all setups of `Catalog::variants`.

tabletop_testkit::laws!(pirate_cove_coop::PirateCoveCoop);
