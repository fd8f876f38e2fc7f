//! The invariants of a position (RULES.md, What is in play): nothing is lost, and everything is where it can be.

use super::Reading;
use super::board::{Board, CENTRE, STARS};
use super::components::{MOST_CORNERS, Side};
use super::due::Phase;
use super::state::{Player, State};
use super::tile::{Colour, add, total};

impl State {
    /// Every invariant.
    pub(super) fn audit(&self) -> Result<(), String> {
        let (table, components) = (&self.table, &self.components);
        let mut all = table.bag;
        for heap in table.factories.iter().chain([&table.tower, &table.centre, &table.supply]) {
            add(&mut all, heap);
        }
        for (seat, player) in table.players().iter().enumerate() {
            if !player.board.is_sound() {
                return Err(format!("seat {seat}: two tiles on a space"));
            }
            for heap in [player.hand, player.corners, player.board.tiles()] {
                add(&mut all, &heap);
            }
            self.audit_player(seat, player)?;
        }
        for colour in Colour::ALL {
            if all[colour.index()] != components.tiles_per_colour {
                return Err(format!("{}: {} tiles", colour.key(), all[colour.index()]));
            }
        }
        let discs = usize::from(components.factories(table.seats));
        if table.factories[discs..].iter().any(|tiles| total(tiles) > 0) {
            return Err("tiles on a factory that does not take part".into());
        }
        let drafted = table.phase() == Phase::Draft;
        let lying: u8 = table.factories.iter().map(total).sum::<u8>() + total(&table.centre);
        if drafted != (lying > 0) {
            return Err(format!("{lying} tiles to take in {:?}", table.phase()));
        }
        let short = total(&table.supply) < components.supply;
        let bag_and_tower = total(&table.bag) + total(&table.tower);
        if short && bag_and_tower > 0 && table.phase() == Phase::Place {
            return Err("the supply was not filled".into());
        }
        if let Phase::Bonus(count) = table.phase()
            && (count == 0 || count >= total(&table.supply))
        {
            return Err(format!("{count} bonus tiles to choose of {}", total(&table.supply)));
        }
        Ok(())
    }

    fn audit_player(&self, seat: usize, player: &Player) -> Result<(), String> {
        let (table, components) = (&self.table, &self.components);
        if total(&player.corners) > components.corners.min(MOST_CORNERS) {
            return Err(format!("seat {seat}: {} tiles on the corners", total(&player.corners)));
        }
        if total(&player.corners) > 0 && !player.passed {
            return Err(format!("seat {seat}: tiles on the corners before passing"));
        }
        if total(&player.hand) > 0 && player.passed {
            return Err(format!("seat {seat}: tiles next to the board after passing"));
        }
        let tally = &player.tally;
        let plus = tally.placed.iter().map(|points| u16::from(*points)).sum::<u16>()
            + components.start_score
            + tally.stars
            + tally.numbers;
        let minus = tally.token + tally.discards + tally.corners;
        if plus - minus != player.score || player.score < components.least_score {
            return Err(format!("seat {seat}: {} points, {plus} won and {minus} lost", player.score));
        }
        for star in 0..STARS {
            if !self.is_uniform_or_mixed(&player.board, star) {
                return Err(format!("seat {seat}: star {star} has colours that it does not take"));
            }
        }
        let acting = seat == table.to_move.index();
        if acting && player.passed && matches!(table.phase(), Phase::Place | Phase::Keep | Phase::Bonus(_)) {
            return Err(format!("seat {seat}: to move after passing"));
        }
        Ok(())
    }

    /// Whether the tiles of a star obey its rule of colours, as far as they show.
    fn is_uniform_or_mixed(&self, board: &Board, star: usize) -> bool {
        let lying = board.colours(star);
        let count = board.ring(star).count_ones();
        let (uniform, mixed) = (lying.len() <= 1, lying.len() == count);
        match (self.table.side, self.table.reading) {
            (Side::Back, Reading::EachStarEitherWay) => uniform || mixed,
            _ if star == CENTRE => mixed,
            (Side::Back, Reading::Rulebook) => uniform,
            (Side::Front, _) => {
                uniform && self.components.star_colours[star].is_none_or(|own| lying.without(own).is_empty())
            }
        }
    }
}
