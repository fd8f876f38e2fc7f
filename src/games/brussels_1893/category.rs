//! The lines of the score sheet.

/// A line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// The score track, before nobles are left unpaid.
    Track,
    /// Nobles left unpaid.
    Unpaid,
    /// Tiles of the Belle Époque board that bring points at the end.
    Tiles,
    /// Buildings, each for the value of the architect track.
    Houses,
    /// Materials left.
    Materials,
    /// The start player marker.
    StartPlayer,
    /// The zone of workers.
    Workers,
    /// The zone of nobles.
    Nobles,
    /// The zone of artworks.
    Artworks,
    /// The zone of francs.
    Francs,
}
