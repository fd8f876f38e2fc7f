//! What is told of a piece and of a number alike on every board.

/// What applies to a piece now, alike on every board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// A touch chooses it now.
    pub legal: bool,
    /// It is chosen.
    pub chosen: bool,
    /// It came, or changed, since the viewer's last turn.
    pub fresh: bool,
    /// The hint points here.
    pub hinted: bool,
}

impl Mark {
    /// The same of a piece that is new, or is not.
    #[must_use]
    pub const fn fresh(self, fresh: bool) -> Self {
        Self { fresh, ..self }
    }
}

/// A line of a ledger: a number on the table, and what the move being considered adds to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The number now.
    pub now: i32,
    /// What the move changes.
    pub change: i32,
}

impl Entry {
    /// A number and its change.
    pub fn of(now: impl Into<i32>, change: impl Into<i32>) -> Self {
        Self { now: now.into(), change: change.into() }
    }

    /// A number, and what it is after the move.
    pub fn between(now: impl Into<i32>, then: impl Into<i32>) -> Self {
        let now = now.into();
        Self { now, change: then.into() - now }
    }

    /// The number after the move.
    #[must_use]
    pub const fn then(self) -> i32 {
        self.now + self.change
    }

    /// Whether it is nought and stays it.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.now == 0 && self.change == 0
    }
}
