//! What a game tells of a seat: figures one after another, and things that it has by their numbers.

/// Most figures of a seat.
pub const MOST_FIGURES: usize = 160;

/// Most things of a seat that are told by their numbers.
pub const MOST_HELD: usize = 40;

/// Figures of a seat in their order, and the numbers of what it has. What finds no room is left out.
#[derive(Clone, Debug)]
pub struct Figures {
    row: [f32; MOST_FIGURES],
    told: usize,
    kinds: [u16; MOST_HELD],
    held: usize,
}

impl Default for Figures {
    fn default() -> Self {
        Self { row: [0.0; MOST_FIGURES], told: 0, kinds: [0; MOST_HELD], held: 0 }
    }
}

impl Figures {
    /// One figure.
    pub fn tell(&mut self, figure: f32) {
        if let Some(place) = self.row.get_mut(self.told) {
            *place = figure;
        }
        self.told += 1;
    }

    /// So many of something, as a part of how many there usually are at most.
    pub fn part(&mut self, count: impl Into<f32>, most: f32) {
        self.tell(count.into() / most);
    }

    /// 1 or 0.
    pub fn flag(&mut self, whether: bool) {
        self.tell(f32::from(u8::from(whether)));
    }

    /// As many figures as there are cases: 1 for the one that is, 0 for every other.
    pub fn one_of(&mut self, which: usize, cases: usize) {
        for case in 0..cases {
            self.flag(case == which);
        }
    }

    /// Something that the seat has, by the number of its kind; the order says nothing.
    pub fn hold(&mut self, kind: u16) {
        if let Some(place) = self.kinds.get_mut(self.held) {
            *place = kind;
            self.held += 1;
        }
    }

    /// How many figures were told.
    #[must_use]
    pub const fn told(&self) -> usize {
        self.told
    }

    /// The figures that were told.
    #[must_use]
    pub fn as_slice(&self) -> &[f32] {
        &self.row[..self.told.min(MOST_FIGURES)]
    }

    /// The kinds of what the seat has.
    #[must_use]
    pub fn kinds(&self) -> &[u16] {
        &self.kinds[..self.held]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_in_order_and_what_finds_no_room_is_left_out() {
        let mut figures = Figures::default();
        figures.part(3_u8, 4.0);
        figures.one_of(1, 3);
        figures.flag(true);
        figures.tell(0.5);
        assert_eq!(figures.told(), 6);
        let bits = |figures: &[f32]| figures.iter().map(|figure| figure.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(figures.as_slice()), bits(&[0.75, 0.0, 1.0, 0.0, 1.0, 0.5]));
        (0..MOST_FIGURES).for_each(|_| figures.tell(0.9));
        assert_eq!((figures.told(), figures.as_slice().len()), (MOST_FIGURES + 6, MOST_FIGURES));
    }

    #[test]
    fn what_a_seat_has_is_told_by_its_numbers_as_far_as_there_is_room() {
        let mut figures = Figures::default();
        figures.hold(7);
        figures.hold(300);
        assert_eq!((figures.kinds(), figures.told()), ([7, 300].as_slice(), 0));
        (0..MOST_HELD as u16).for_each(|kind| figures.hold(kind));
        assert_eq!(figures.kinds().len(), MOST_HELD);
    }
}
