//! Figures of a position, written one after another into the room that is there.

/// Writes figures in order. What finds no room is left out.
#[derive(Debug)]
pub struct Figures<'a> {
    room: &'a mut [f32],
    used: usize,
}

impl<'a> Figures<'a> {
    /// A writer that begins at the start of the room.
    pub fn new(room: &'a mut [f32]) -> Self {
        Self { room, used: 0 }
    }

    /// One figure.
    pub fn tell(&mut self, figure: f32) {
        if let Some(place) = self.room.get_mut(self.used) {
            *place = figure;
        }
        self.used += 1;
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

    /// How many were told.
    #[must_use]
    pub const fn told(&self) -> usize {
        self.used
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_in_order_and_what_finds_no_room_is_left_out() {
        let mut room = [0.0; 6];
        let mut figures = Figures::new(&mut room);
        figures.part(3_u8, 4.0);
        figures.one_of(1, 3);
        figures.flag(true);
        figures.tell(0.5);
        figures.tell(0.9);
        assert_eq!(figures.told(), 7);
        assert_eq!(room.map(f32::to_bits), [0.75_f32, 0.0, 1.0, 0.0, 1.0, 0.5].map(f32::to_bits));
    }
}
