//! What an imagined state is worth whatever is decided in it: the cards that others hold there, and what is drawn. Moves are tried in
//! different states, and this luck would be taken for their merit. Of how much the shares of lines vary that begin with the same
//! move, it is two thirds in Bruges, and less than a third in every other game.

use crate::bots::network::MOST_SEATS;
use crate::bots::standing::Shares;

/// Shares that were added up.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    shares: Shares,
    lines: f32,
}

impl Sum {
    fn add(&mut self, shares: &Shares) {
        self.lines += 1.0;
        for (sum, share) in self.shares.iter_mut().zip(shares) {
            *sum += share;
        }
    }
}

/// The luck of every imagined state, as far as lines of play have shown it.
#[derive(Clone, Debug)]
pub struct Luck {
    /// By imagined state: how its lines differed from those of the same first moves elsewhere.
    worlds: Vec<Sum>,
    /// By first move: what its lines came to, luck apart.
    moves: Vec<Sum>,
}

impl Luck {
    /// Nothing is known yet of any state in which one of so many moves comes first.
    pub fn new(moves: usize) -> Self {
        Self { worlds: Vec::new(), moves: vec![Sum::default(); moves] }
    }

    /// What an imagined state adds to each seat's share. The fewer lines have shown it, the less it is believed.
    fn of(&self, world: usize) -> Shares {
        let Some(Sum { shares, lines }) = self.worlds.get(world) else { return Shares::default() };
        shares.map(|share| share / (lines + 1.0))
    }

    /// What is left of the shares at the end of a line of play without the luck that was known before it; learns from the line.
    pub fn take_out(&mut self, world: usize, first: usize, shares: &Shares) -> Shares {
        let apart = less(shares, &self.of(world));
        let known = &mut self.moves[first];
        if known.lines > 0.0 {
            if self.worlds.len() <= world {
                self.worlds.resize(world + 1, Sum::default());
            }
            self.worlds[world].add(&less(shares, &known.shares.map(|share| share / known.lines)));
        }
        known.add(&apart);
        apart
    }
}

/// Shares less others.
fn less(shares: &Shares, others: &Shares) -> Shares {
    let mut less = [0.0; MOST_SEATS];
    for (less, (share, other)) in less.iter_mut().zip(shares.iter().zip(others)) {
        *less = share - other;
    }
    less
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shares of two.
    fn shares(first: f32) -> Shares {
        let mut shares = Shares::default();
        shares[..2].copy_from_slice(&[first, 1.0 - first]);
        shares
    }

    #[test]
    fn of_moves_tried_in_lucky_states_the_better_one_is_known_once_luck_is_known() {
        // The second state is worth 0.3 more whatever is done; the second move 0.1 more wherever it is made.
        let came_to = |world: usize, first: usize| 0.2 + 0.3 * world as f32 + 0.1 * first as f32;
        let mut luck = Luck::new(2);
        // The better move is mostly tried where luck is bad.
        let mut told = [Sum::default(); 2];
        for round in 0..200 {
            for (world, first) in
                [(0, 1), (1, 0), (usize::from(round % 8 == 0), 1), (usize::from(round % 8 != 0), 0)]
            {
                let shares = shares(came_to(world, first));
                let apart = luck.take_out(world, first, &shares);
                if round >= 100 {
                    told[first].add(&apart);
                }
            }
        }
        let mean = told.map(|sum| sum.shares[0] / sum.lines);
        assert!((mean[1] - mean[0] - 0.1).abs() < 0.02, "{mean:?}");
    }

    #[test]
    fn a_state_that_no_line_has_shown_adds_nothing_and_the_first_line_of_a_move_shows_none() {
        let mut luck = Luck::new(1);
        let adds = |luck: &Luck, world: usize| luck.of(world).iter().map(|share| share.abs()).sum::<f32>();
        assert!(adds(&luck, 5) < 1e-6);
        luck.take_out(0, 0, &shares(0.5));
        assert!(adds(&luck, 0) < 1e-6);
        luck.take_out(1, 0, &shares(0.9));
        let [first, second, ..] = luck.of(1);
        assert!((first - 0.2).abs() < 1e-6 && (second + 0.2).abs() < 1e-6, "{first}, {second}");
    }
}
