//! The tree: positions known by their digest, each with its moves. Two lists and one table, no allocation a node.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A position in the tree.
pub type NodeId = u32;

/// A move from a position.
#[derive(Clone, Copy, Debug)]
pub struct Edge<A> {
    pub action: A,
    /// Attraction at first glance; those of a position add up to 1.
    pub prior: f32,
    pub visits: u32,
    /// Shares found for the seat that moves, summed.
    pub sum: f32,
}

impl<A> Edge<A> {
    pub const fn new(action: A, prior: f32) -> Self {
        Self { action, prior, visits: 0, sum: 0.0 }
    }

    /// Mean share found for the seat that moves; 0 if never tried.
    pub fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.sum / self.visits as f32 }
    }
}

/// Digests are well mixed already.
#[derive(Debug, Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are single numbers")
    }

    fn write_u64(&mut self, digest: u64) {
        self.0 = digest;
    }
}

#[derive(Debug)]
pub struct Tree<A> {
    known: HashMap<u64, NodeId, BuildHasherDefault<Mixed>>,
    /// First edge and number of edges of every node.
    nodes: Vec<(u32, u32)>,
    edges: Vec<Edge<A>>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self { known: HashMap::default(), nodes: Vec::new(), edges: Vec::new() }
    }
}

impl<A> Tree<A> {
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn find(&self, digest: u64) -> Option<NodeId> {
        self.known.get(&digest).copied()
    }

    /// A new position, without moves yet.
    pub fn insert(&mut self, digest: u64) -> NodeId {
        let node = self.nodes.len() as NodeId;
        self.nodes.push((0, 0));
        self.known.insert(digest, node);
        node
    }

    /// Gives a position its moves.
    pub fn open(&mut self, node: NodeId, edges: impl Iterator<Item = Edge<A>>) {
        let from = self.edges.len();
        self.edges.extend(edges);
        self.nodes[node as usize] = (from as u32, (self.edges.len() - from) as u32);
    }

    /// The moves of a position, with the number of the first.
    pub fn edges_from(&self, node: NodeId) -> (u32, &[Edge<A>]) {
        let (from, count) = self.nodes[node as usize];
        (from, &self.edges[from as usize..(from + count) as usize])
    }

    pub fn edges(&self, node: NodeId) -> &[Edge<A>] {
        self.edges_from(node).1
    }

    pub fn edge(&self, at: u32) -> &Edge<A> {
        &self.edges[at as usize]
    }

    pub fn edge_mut(&mut self, at: u32) -> &mut Edge<A> {
        &mut self.edges[at as usize]
    }
}
