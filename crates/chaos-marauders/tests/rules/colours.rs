//! Card colours: CMR-135 to CMR-142.

use chaos_marauders::{CardSpec, Class, Colour, Components};

use super::common::tribes;

fn cards(colour: Colour) -> Vec<CardSpec> {
    let cards = Components::standard().cards.into_iter();
    cards.filter(|card| card.colour == colour).collect()
}

fn copies(cards: &[CardSpec]) -> u32 {
    cards.iter().map(|card| u32::from(card.copies)).sum()
}

// CMR-135
#[test]
fn purple_cards_are_troops_and_ends() {
    let purple = cards(Colour::Purple);
    assert_eq!(copies(&purple), 50);
    let troops: Vec<CardSpec> = purple.iter().filter(|it| it.class == Class::Troop).cloned().collect();
    assert_eq!(copies(&troops), 32);
    for class in [Class::Troop, Class::Goblin, Class::Booty, Class::Machine, Class::Unit] {
        for colour in Colour::ALL {
            let mut table = Components::standard();
            let row = table.cards.iter().position(|card| card.class == class).unwrap();
            table.cards[row].colour = colour;
            assert_eq!(table.faults().is_empty(), class.takes(colour), "{class} {colour}");
        }
    }
}

// CMR-136
#[test]
fn blue_cards_only_bring_points() {
    let blue = cards(Colour::Blue);
    assert_eq!(copies(&blue), 19);
    assert!(blue.iter().all(|card| card.class == Class::Booty));
    assert!(blue.iter().all(|card| card.attack.is_none() && card.ability.is_none()));
    assert!(blue.iter().all(|card| card.points > 0));
}

// CMR-137
#[test]
fn red_cards_are_parts_and_crews_of_machines() {
    let red = cards(Colour::Red);
    assert_eq!(copies(&red), 16);
    assert!(red.iter().all(|card| card.class == Class::Machine && card.machine.is_some()));
}

// CMR-138
#[test]
fn grey_cards_have_no_rating_points_or_procedure() {
    let grey = cards(Colour::Grey);
    assert_eq!(copies(&grey), 16);
    assert!(grey.iter().all(|card| card.attack.is_none() && card.points == 0));
    assert!(grey.iter().all(|card| card.ability.is_none() && !card.dwarf));
}

// CMR-139
#[test]
fn green_cards_end_the_turn() {
    let green = cards(Colour::Green);
    assert_eq!(copies(&green), 9);
    for card in green {
        let mut play = tribes(2)
            .row("P1 row 1", "5 Orc Archers")
            .deck(&card.name)
            .die("mark, mark")
            .begin();
        for _ in 0..3 {
            if play.state.active().number() == 0 {
                let asked = play.asked();
                let first = asked.split([',', ';']).next().unwrap().replace("P0: ", "P0 ");
                play.play(&first);
            }
        }
        play.active("P1").saw("the turn of P0 ends: a green card");
    }
}

// CMR-140
#[test]
fn grey_ends_work_like_the_others() {
    tribes(2)
        .row("P0 row 1", "2 Hobgoblin Standard, 3 Trolls, 4 Orc Archers")
        .deck("Hobgoblin Musician, Festerdoom Standard")
        .begin()
        .play("P0 row 1; P0 cell 5")
        .saw("P0 row 1 is complete with 4 cards")
        .asks("P0: row 2, row 3, discard");
    tribes(2)
        .row("P0 row 1", "2 Hobgoblin Standard, 7 Hobgoblin Musician")
        .deck("Trolls")
        .begin()
        .play("P0 row 1")
        .asks("P0: cell 3, cell 4, cell 5, cell 6");
}

// CMR-141
#[test]
fn ratings_are_1_to_10_or_none() {
    let table = Components::standard();
    let ratings: Vec<u8> = table.cards.iter().filter_map(|card| card.attack).collect();
    assert_eq!(ratings.iter().min(), Some(&1));
    assert_eq!(ratings.iter().max(), Some(&10));
    let sum: u32 = table
        .cards
        .iter()
        .map(|card| u32::from(card.attack.unwrap_or(0)) * u32::from(card.copies))
        .sum();
    assert_eq!(sum, 267);
    for rating in [0, 11] {
        let mut table = Components::standard();
        table.cards[15].attack = Some(rating);
        assert_eq!(
            table.faults()[0].to_string(),
            format!("card `Trolls`, field `attack`: {rating} is not in 1 to 10")
        );
    }
    tribes(2)
        .row("P0 row 1", "4 Heap of Loot, 5 Trolls")
        .begin()
        .strength("P0 row 1", 8, 8);
}

// CMR-142
#[test]
fn ratings_matter_in_an_attack_alone() {
    // The same game with other ratings: no question and no score differs until there is an attack.
    let run = |rating| {
        let mut table = Components::standard();
        for card in &mut table.cards {
            card.attack = card.attack.map(|_| rating);
        }
        let setup = chaos_marauders::Setup {
            components: Some(table),
            ..chaos_marauders::Setup::new(2)
        };
        let mut play = super::common::with(setup)
            .row("P0 row 1", "2 Black Eye Standard, 3 Trolls, 5 Skaven Musician")
            .deck("Heap of Loot, Dagromm Flailbreath, Odlugg Spleenripper")
            .die("mark")
            .begin();
        let mut asked = vec![play.asked()];
        for decision in ["P0 row 1", "P0 row 2", "P0 cell 4", "P0 discard"] {
            if decision.starts_with(&play.asked()[..2]) {
                play.play(decision);
                asked.push(play.asked());
            }
        }
        let p0 = tabletop_core::Seat::new(0);
        (asked, play.game.score(&play.state, p0))
    };
    assert_eq!(run(1), run(10));
}
