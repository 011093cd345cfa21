//! The laws every game obeys, on random games over all setups.

tabletop_testkit::laws!(chaosmos::Chaosmos);
