//! [`Ismcts`]: information-set Monte Carlo tree search.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use tabletop_core::{Game, Seat};

use crate::maths::upper_bound;
use crate::random::pick;
use crate::worlds::Worlds;
use crate::{Ask, Player, share};

/// How much a rarely tried action is favoured.
const EXPLORATION: f64 = 0.7;

/// Information-set Monte Carlo tree search with a single observer (SO-ISMCTS), after Cowling, Powley and Whitehouse (2012).
///
/// Every iteration samples a world that fits the view and walks down one tree that all worlds share; only actions legal in the present
/// world count, and each keeps how often it was available. What luck decides is not branched on: a node stands for its decisions
/// whatever luck answered. The others' hidden choices are searched as if they were seen, which is the known weakness of a single
/// observer.
#[derive(Clone, Debug)]
pub struct Ismcts<G: Game> {
    iterations: u32,
    worlds: Worlds<G>,
}

impl<G: Game> Ismcts<G> {
    /// A player with `iterations` iterations for a decision (at least one), with luck from `seed`.
    pub fn new(iterations: u32, seed: u64) -> Self {
        Ismcts {
            iterations: iterations.max(1),
            worlds: Worlds::new(seed),
        }
    }
}

/// A decision by a seat, after the decisions above it.
struct Node<A> {
    /// Who chose the action that leads here.
    seat: Seat,
    visits: u32,
    available: u32,
    sum: u64,
    children: BTreeMap<(Seat, A), usize>,
}

impl<A> Node<A> {
    fn new(seat: Seat) -> Self {
        Node {
            seat,
            visits: 0,
            available: 0,
            sum: 0,
            children: BTreeMap::new(),
        }
    }
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
    legal: Vec<A>,
    untried: Vec<A>,
    path: Vec<usize>,
}

impl<G: Game> Player<G> for Ismcts<G> {
    fn choose(&mut self, ask: &Ask<'_, G>) -> G::Action {
        if let [only] = ask.legal {
            return *only;
        }
        let mut tree = Tree {
            nodes: vec![Node::new(ask.seat)],
            legal: Vec::new(),
            untried: Vec::new(),
            path: Vec::new(),
        };
        for _ in 0..self.iterations {
            let mut world = self.worlds.sample(ask);
            tree.descend(ask, &mut world, &mut self.worlds);
            let standing = self.worlds.finish(ask.game, &mut world);
            for &place in &tree.path {
                let node = &mut tree.nodes[place];
                node.visits += 1;
                node.sum += u64::from(
                    standing
                        .as_ref()
                        .map_or(0, |standing| share(standing, node.seat)),
                );
            }
        }
        tree.most_visited(ask)
    }
}

impl<A: Copy + Ord> Tree<A> {
    /// Walks down from the root to a decision that was never tried, adds it, and leaves the world after it.
    fn descend<G: Game<Action = A>>(
        &mut self,
        ask: &Ask<'_, G>,
        world: &mut G::State,
        worlds: &mut Worlds<G>,
    ) {
        self.path.clear();
        let mut at = 0;
        loop {
            // Where several seats choose secretly, the one that was asked goes first here.
            let seat = if at == 0 {
                Some(ask.seat)
            } else {
                ask.game.pending(world).seats().first()
            };
            let Some(seat) = seat else { return };
            self.legal.clear();
            let legal = &mut self.legal;
            let _ = ask.game.legal(world, seat, |action| {
                legal.push(action);
                ControlFlow::Continue(())
            });
            let (child, fresh) = self.next(at, seat, worlds);
            let Some((action, place)) = child else { return };
            worlds.play(ask.game, world, seat, action);
            self.path.push(place);
            if fresh {
                return;
            }
            at = place;
        }
    }

    /// The decision to follow from `at`, and whether it is new in the tree.
    fn next<G: Game<Action = A>>(
        &mut self,
        at: usize,
        seat: Seat,
        worlds: &mut Worlds<G>,
    ) -> (Option<(A, usize)>, bool) {
        self.untried.clear();
        let mut best: Option<(f64, A, usize)> = None;
        for &action in &self.legal {
            let Some(&place) = self.nodes[at].children.get(&(seat, action)) else {
                self.untried.push(action);
                continue;
            };
            let node = &mut self.nodes[place];
            node.available += 1;
            let bound = upper_bound(node.sum, node.visits, node.available, EXPLORATION);
            if best.is_none_or(|(highest, ..)| bound > highest) {
                best = Some((bound, action, place));
            }
        }
        if self.untried.is_empty() {
            return (best.map(|(_, action, place)| (action, place)), false);
        }
        let action = self.untried[pick(&mut worlds.luck, self.untried.len())];
        let place = self.nodes.len();
        let mut node = Node::new(seat);
        node.available = 1;
        self.nodes.push(node);
        self.nodes[at].children.insert((seat, action), place);
        (Some((action, place)), true)
    }

    fn most_visited<G: Game<Action = A>>(&self, ask: &Ask<'_, G>) -> A {
        let visits = |action: A| {
            self.nodes[0]
                .children
                .get(&(ask.seat, action))
                .map_or(0, |&place| self.nodes[place].visits)
        };
        let mut best = ask.legal[0];
        for &action in ask.legal {
            if visits(action) > visits(best) {
                best = action;
            }
        }
        best
    }
}
