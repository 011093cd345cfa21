//! A server with several clients. Each client is sent only what its player may see, and rebuilds its own view from that.
//!
//!     cargo run -p tabletop --example server_views

use std::error::Error;

use tabletop::chaos_marauders::{ChaosMarauders, View};
use tabletop::{Catalog, Game, Match, Viewer};

/// A program somewhere else: it knows the rules, but neither the state nor the seed.
struct Client {
    who: Viewer,
    rules: ChaosMarauders,
    view: View,
}

impl Client {
    /// A message from the server: one event, as this client's player may see it.
    fn receive(&mut self, message: &str) -> Result<(), serde_json::Error> {
        let seen = serde_json::from_str(message)?;
        self.rules.follow(&mut self.view, &seen);
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let rules = ChaosMarauders::new(ChaosMarauders::standard(4))?;
    let mut server = Match::start(rules.clone(), 2024);

    // Everybody joins: four seats and a spectator. Each is sent its view once.
    let mut clients: Vec<Client> = Viewer::all(4)
        .map(|who| Client {
            who,
            rules: rules.clone(),
            view: server.view(who),
        })
        .collect();

    let mut bytes = 0;
    while let Some(seat) = server.pending().seats().into_iter().last() {
        // Seats that choose at the same time may answer in any order; here the highest is always the quickest.
        let actions = server.legal_actions(seat);
        let action = actions[server.steps().len() * 7 % actions.len()];
        server.apply(seat, action)?;

        let step = server.steps().len();
        for client in &mut clients {
            for seen in server.seen(step, client.who) {
                let message = serde_json::to_string(&seen)?;
                bytes += message.len();
                client.receive(&message)?;
            }
            // The client knows what the server would tell it, no less and no more.
            assert_eq!(
                client.view,
                server.view(client.who),
                "{} after step {step}",
                client.who
            );
        }
    }

    let steps = server.steps().len();
    println!(
        "{steps} decisions, {} clients, {bytes} bytes of events; all views were true at every step",
        clients.len()
    );
    Ok(())
}
