// Found by the law `conservation`, which was broken after 1 decision.
#[test]
fn keeps_the_law_conservation() {
    tabletop_testkit::Scenario::<Subject>::from_json(r#"{"seats":2,"double":false}"#)
        .luck([("deck", 0), ("deck", 1), ("deck", 2), ("deck", 3), ("deck", 4), ("deck", 5)])
        .start()
        .luck([("deck", 6)])
        .act("P0", "swap 0")
        .keeps(tabletop_testkit::Law::Conservation)
        .done();
}
