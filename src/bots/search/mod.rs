//! A tree search over imagined states: how the levels that think decide, and what hints and reviews are found with.
//!
//! Every iteration takes one of a few imagined states (worlds), walks down the tree by the moves that promise most,
//! and judges the position at the end of its turn. The tree is shared by all worlds: a position is known by its
//! digest, so worlds part only where chance has shown different things, and lines that lead to the same position
//! meet again. Every seat plays for its own share of the victory, which serves two seats and more alike; or, where a game
//! says so, the others reply at first glance and only the seat's own moves are searched.
//!
//! The rule by which moves are tried is PUCT: the mean share found so far, plus a bonus that is large for moves that
//! look good at first glance and have been tried little. Where something was learned, a position that is met often is looked
//! at again, and what was learned of where its moves lead has a say in how good they look. Where draws decide, the luck of a world
//! is told from the merit of the moves that are tried in it ([`luck`]).

mod luck;
mod tree;

use super::council::Trial;
use super::glance::{self, Scratch};
use super::network::Network;
use super::order::rank;
use super::standing::{Judge, Shares};
use super::{Question, Weighed};
use crate::engine::{Advice, Guidance, Rng, Seat, Turn, Worlds};
use luck::Luck;
use tree::{Edge, NodeId, Tree};

/// What a move that was never tried is thought to be worth less than its position, in multiples of the spread.
const CAUTION: f32 = 0.2;

/// Moves looked at in a position below the first, the best at first glance.
const WIDTH: usize = 14;

/// Imagined states at most: more tell hardly more, and each takes room.
const MOST_WORLDS: u32 = 1024;

/// Decisions looked ahead at most.
const DEPTH: usize = 60;

/// Decisions at most by which a turn is finished before it is judged.
const MOST_FINISHING: usize = 8;

/// Positions kept at most; beyond, lines are judged without being kept.
const MOST_NODES: usize = 40_000;

/// Iterations between two looks at whether a search may end before its time.
const LOOK: u32 = 256;

/// A search is settled when one move was tried this many times as often as any other, and is the best so far. Going on
/// for five times as long changes about one such decision in fifty, between moves that are nearly as good.
const LEAD: u32 = 4;

/// A position is looked at again once it was met so often: what was learned judges where each of its moves leads, which a first
/// glance only guesses, and takes as long as so many lines of play.
const AGAIN: u32 = 16;

/// What a first glance and the second look count in the attraction of a move, as powers of the attraction and of the odds that are
/// promised. Games of two that the highest level wins against level 3, in ten milliseconds a decision: of Splendor 68 % so (800
/// games) and 67 % at first glance alone (1,000); of Bruges 53 % at first glance alone and 57 % where the second look counts 0.8
/// (300 each).
const GLANCED: f32 = 0.7;
const LOOKED: f32 = 0.5;

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<A> {
    /// The moves with the share that they promise, the most tried first.
    pub weighed: Weighed<A>,
    /// Lines of play looked at.
    pub iterations: u32,
    /// What was tried, in the same order.
    pub trials: Vec<Trial>,
    /// Each seat's mean share over all lines.
    pub standing: Vec<f32>,
}

/// Searches from a position for as long as `keep_going` says, once at least; less long when one move leads so far that
/// no other is likely to catch up. It begins with the moves `among` the actions, by their places, or with all of them where
/// none is named.
pub(super) fn search<G: Advice>(
    question: &Question<G>,
    network: Option<&Network>,
    state: &G::State,
    actions: &[G::Action],
    among: &[u16],
    rng: &mut Rng,
    keep_going: &mut dyn FnMut() -> bool,
) -> Found<G::Action> {
    let mut search = Search::new(question, network);
    let root = search.tree.insert(G::digest(state));
    let among: Vec<G::Action> =
        among.iter().filter_map(|at| actions.get(usize::from(*at)).copied()).collect();
    search.open(root, state, actions.len(), &among);
    search.look_again(root, state);
    let mut iterations = 0;
    let Worlds { first, lines, luck_apart } = search.guidance.worlds;
    let mut worlds: Vec<G::State> = Vec::new();
    let mut luck = luck_apart.then(|| Luck::new(search.tree.edges(root).len()));
    let mut scratch = state.clone();
    let most = if G::opens_turn(state).is_some() { u32::MAX } else { G::INSIDE_A_TURN };
    while iterations == 0 || (iterations < most && keep_going()) {
        let wanted = (first + iterations / lines).min(MOST_WORLDS);
        let world = if worlds.len() < wanted as usize {
            worlds.push(question.imagine(rng));
            worlds.len() - 1
        } else {
            iterations as usize % worlds.len()
        };
        scratch.clone_from(&worlds[world]);
        search.iterate(root, &mut scratch, luck.as_mut().map(|luck| (luck, world)));
        iterations += 1;
        if iterations >= G::UNSETTLED && iterations.is_multiple_of(LOOK) && settled(search.tree.edges(root)) {
            break;
        }
    }
    let edges = search.tree.edges(root);
    let column = |value: fn(&Edge<G::Action>) -> f32| edges.iter().map(value).collect::<Vec<f32>>();
    let mut order: Vec<u32> = (0..edges.len() as u32).collect();
    // Never tried moves come last, in the order of the first glance.
    rank(&mut order, &column(Edge::mean));
    rank(&mut order, &column(|edge| edge.visits as f32));
    let weighed = order.iter().map(|at| &edges[*at as usize]);
    // Luck that is taken out may leave a little more than all, or less than nothing.
    let weighed: Weighed<G::Action> =
        weighed.map(|edge| (edge.action, edge.mean().clamp(0.0, 1.0))).collect();
    let trials = order.iter().map(|at| &edges[*at as usize]).take_while(|edge| edge.visits > 0);
    let trials = trials.filter_map(|edge| {
        let at = actions.iter().position(|action| *action == edge.action)?;
        Some(Trial { at: at as u16, visits: edge.visits, sum: edge.sum })
    });
    let standing = search.standing[..search.judge.seats].iter();
    let standing = standing.map(|sum| (sum / iterations as f32).clamp(0.0, 1.0));
    Found { trials: trials.collect(), weighed, iterations, standing: standing.collect() }
}

/// Whether one move leads so far that it will be chosen.
fn settled<A>(edges: &[Edge<A>]) -> bool {
    let Some(first) = edges.iter().max_by_key(|edge| edge.visits) else { return true };
    edges.iter().filter(|edge| !std::ptr::eq(*edge, first)).all(|edge| {
        edge.visits.saturating_mul(LEAD) <= first.visits && (edge.visits == 0 || edge.mean() <= first.mean())
    })
}

struct Search<'a, G: Advice> {
    judge: Judge<'a>,
    guidance: Guidance,
    tree: Tree<G::Action>,
    scratch: Scratch<G::Action>,
    /// Where a move leads that is only looked at.
    after: Option<G::State>,
    actions: Vec<G::Action>,
    values: Vec<f32>,
    order: Vec<u32>,
    path: Vec<(u32, Seat)>,
    /// Least and greatest mean share met, by which means are made comparable with attraction.
    least: f32,
    greatest: f32,
    /// Each seat's shares over all lines, summed.
    standing: Shares,
}

impl<'a, G: Advice> Search<'a, G> {
    fn new(question: &Question<G>, network: Option<&'a Network>) -> Self {
        Self {
            judge: Judge { seats: usize::from(question.seats), style: question.style, network },
            guidance: if network.is_some() { G::LEARNED_GUIDANCE } else { G::GUIDANCE },
            tree: Tree::default(),
            scratch: Scratch::default(),
            after: None,
            actions: Vec::new(),
            values: Vec::new(),
            order: Vec::new(),
            path: Vec::new(),
            least: f32::INFINITY,
            greatest: f32::NEG_INFINITY,
            standing: Shares::default(),
        }
    }

    /// One line of play from the root. Where luck is told apart, what the line's world has shown of it so far is taken out of what
    /// the line comes to.
    fn iterate(&mut self, root: NodeId, state: &mut G::State, luck: Option<(&mut Luck, usize)>) {
        self.path.clear();
        let mut node = root;
        let shares = loop {
            let Turn::Of(seat) = G::turn(state) else { break self.judge(state, self.last()) };
            if node != root && self.is_due(node) {
                self.look_again(node, state);
            }
            let at = self.select(node);
            let edge = *self.tree.edge(at);
            self.path.push((at, seat));
            G::apply(state, edge.action, &mut ());
            if !G::WEIGHS_REPLIES {
                self.reply(state, seat);
            }
            // A position is kept from the second visit on: most are seen once.
            if edge.visits == 0 || self.path.len() >= DEPTH {
                break self.judge(state, self.last());
            }
            let digest = G::digest(state);
            node = match self.tree.find(digest) {
                Some(known) => known,
                None if self.tree.len() >= MOST_NODES => break self.judge(state, self.last()),
                None => {
                    if G::turn(state) == Turn::Over {
                        break self.judge(state, self.last());
                    }
                    let new = self.tree.insert(digest);
                    self.open(new, state, WIDTH, &[]);
                    new
                }
            };
        };
        let shares = match (luck, self.path.first()) {
            (Some((luck, world)), Some((first, _))) => {
                luck.take_out(world, (first - self.tree.edges_from(root).0) as usize, &shares)
            }
            _ => shares,
        };
        for (sum, share) in self.standing.iter_mut().zip(shares) {
            *sum += share;
        }
        for (at, seat) in &self.path {
            let edge = self.tree.edge_mut(*at);
            edge.visits += 1;
            edge.sum += shares[seat.index()];
            let mean = edge.mean();
            self.least = self.least.min(mean);
            self.greatest = self.greatest.max(mean);
        }
    }

    /// Plays on at first glance until the seat is to move again.
    fn reply(&mut self, state: &mut G::State, seat: Seat) {
        while G::turn(state).seat().is_some_and(|other| other != seat) {
            if !glance::play::<G>(state, self.judge.style, &mut self.scratch) {
                break;
            }
        }
    }

    /// The seat that made the last move of the line of play.
    fn last(&self) -> Option<Seat> {
        self.path.last().map(|(_, seat)| *seat)
    }

    /// The shares in a position after a move of `last`, once the turn under way is finished, with whatever others decide in it,
    /// and some more is played at first glance. What was learned was learned of positions in which a turn begins: nothing more
    /// is played before it judges. Where others' replies are not weighed, the next turn of `last` has begun by then, and is finished,
    /// too: in Bruges, without that, Master wins 63 % of 400 games against Strong where it wins 67 with it.
    fn judge(&mut self, state: &mut G::State, last: Option<Seat>) -> Shares {
        for _ in 0..MOST_FINISHING {
            let goes_on = match G::turn(state) {
                Turn::Over => false,
                Turn::Of(seat) => Some(seat) == last || G::opens_turn(state).is_none(),
            };
            if !goes_on || !glance::play::<G>(state, self.judge.style, &mut self.scratch) {
                break;
            }
        }
        let further = if self.judge.network.is_none() { G::plays_on(self.judge.seats) } else { 0 };
        for _ in 0..further {
            if !glance::play::<G>(state, self.judge.style, &mut self.scratch) {
                break;
            }
        }
        self.judge.shares::<G>(state)
    }

    /// Lists the moves of a new position, the most attractive `width` of them, with their attraction; those `among` them
    /// alone where any are named.
    fn open(&mut self, node: NodeId, state: &G::State, width: usize, among: &[G::Action]) {
        self.actions.clear();
        self.values.clear();
        self.order.clear();
        G::actions(state, &mut self.actions);
        if !among.is_empty() {
            self.actions.retain(|action| among.contains(action));
        }
        G::appraise_all(state, &self.actions, self.judge.style, &mut self.values);
        self.order.extend(0..self.actions.len() as u32);
        rank(&mut self.order, &self.values);
        let values = &self.values;
        self.order.truncate(width);
        let best = self.order.first().map_or(0.0, |at| values[*at as usize]);
        let attraction = |at: &u32| ((values[*at as usize] - best) / self.guidance.temperature).exp();
        let sum: f32 = self.order.iter().map(attraction).sum();
        let edges = self.order.iter().map(|at| Edge::new(self.actions[*at as usize], attraction(at) / sum));
        self.tree.open(node, edges);
    }

    /// Whether a position has been met so often that it is looked at again, once.
    fn is_due(&self, node: NodeId) -> bool {
        let visits = || self.tree.edges(node).iter().map(|edge| edge.visits).sum::<u32>();
        self.judge.network.is_some() && visits() == AGAIN
    }

    /// Corrects the attraction of a position's moves by what was learned of where they lead.
    fn look_again(&mut self, node: NodeId, state: &G::State) {
        let (Turn::Of(seat), Some(_)) = (G::turn(state), self.judge.network) else { return };
        let (from, edges) = self.tree.edges_from(node);
        let edges = from..from + edges.len() as u32;
        let mut after = self.after.take().unwrap_or_else(|| state.clone());
        let mut sum = 0.0;
        for at in edges.clone() {
            after.clone_from(state);
            G::apply(&mut after, self.tree.edge(at).action, &mut ());
            let share = self.judge(&mut after, Some(seat))[seat.index()].clamp(1e-3, 1.0 - 1e-3);
            let edge = self.tree.edge_mut(at);
            edge.prior = edge.prior.powf(GLANCED) * (share / (1.0 - share)).powf(LOOKED);
            sum += edge.prior;
        }
        for at in edges {
            self.tree.edge_mut(at).prior /= sum;
        }
        self.after = Some(after);
    }

    /// The edge to try next.
    fn select(&self, node: NodeId) -> u32 {
        let (from, edges) = self.tree.edges_from(node);
        let spread = (self.greatest - self.least).max(1e-3);
        let (mut visits, mut sum) = (0, 0.0);
        for edge in edges {
            visits += edge.visits;
            sum += edge.sum;
        }
        let mean = if visits == 0 { 0.0 } else { sum / visits as f32 };
        let untried = if visits == 0 { 0.0 } else { (mean - self.least) / spread - CAUTION };
        let root = self.guidance.exploration * (visits.max(1) as f32).sqrt();
        let mut best = (f32::NEG_INFINITY, 0);
        for (at, edge) in edges.iter().enumerate() {
            let known = if edge.visits == 0 { untried } else { (edge.mean() - self.least) / spread };
            let promise = known + root * edge.prior / (1 + edge.visits) as f32;
            if promise > best.0 {
                best = (promise, at);
            }
        }
        from + best.1 as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Seed, Style, Viewer};
    use crate::games::splendor::{Setup, Splendor};

    /// The attraction of the first moves of a game, at first glance and looked at again.
    fn attraction(network: Option<&Network>) -> [Vec<f32>; 2] {
        let setup = Setup::default();
        let components = Splendor::components(&setup).expect("the default setup is sound");
        let state = Splendor::start(&components, &setup, Seed(7), &mut ());
        let view = Splendor::view(&state, Viewer::Seat(state.to_move()));
        let (style, seed) = (Style::default(), Seed(1));
        let question =
            Question { components: &components, seats: 2, view: &view, style, seed, candidates: 0, network };
        let mut search = Search::<Splendor>::new(&question, network);
        let root = search.tree.insert(Splendor::digest(&state));
        search.open(root, &state, WIDTH, &[]);
        let told =
            |search: &Search<Splendor>| search.tree.edges(root).iter().map(|edge| edge.prior).collect();
        let glanced = told(&search);
        search.look_again(root, &state);
        [glanced, told(&search)]
    }

    #[test]
    fn what_was_learned_has_a_say_in_what_attracts_and_nothing_else_has() {
        let network = Network::of::<Splendor>().expect("Splendor was learned");
        let [glanced, looked] = attraction(Some(&network));
        assert_ne!(glanced, looked);
        for attraction in [&glanced, &looked] {
            assert!(
                (attraction.iter().sum::<f32>() - 1.0).abs() < 1e-3
                    && attraction.iter().all(|part| *part > 0.0)
            );
        }
        let [glanced, looked] = attraction(None);
        assert_eq!(glanced, looked);
    }
}
