//! Rules that may be agreed otherwise.

use serde::{Deserialize, Serialize};

/// Rules that may be agreed otherwise: the variant with its two halves, and the readings of what the rulebook leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct Options {
    /// The expansion Belle Époque.
    pub belle_epoque: bool,
    /// Variant: everybody plays with side B of the own architect board, and its ability.
    pub side_b_boards: bool,
    /// Variant: every second strip shows its reverse, the second and the fourth from the top.
    pub alternating_strips: bool,
    /// The owner of a house gets the free action even where the opponent's action had no effect.
    pub free_action_on_empty_action: bool,
    /// Workers may go to the Brussels board where the action there will have no effect.
    pub brussels_empty_placement: bool,
    /// A needle on the free choice asks for one kind that the builder names; otherwise each unit may be of another.
    pub any_is_one_kind: bool,
    /// With two players: the neutral workers may win an iris or tie it, so that nobody else has it alone.
    pub neutral_contests_iris: bool,
    /// No noble may stay unpaid at the end whom the remaining francs would pay.
    pub salaries_must_be_maximal: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            belle_epoque: false,
            side_b_boards: false,
            alternating_strips: false,
            free_action_on_empty_action: true,
            brussels_empty_placement: true,
            any_is_one_kind: true,
            neutral_contests_iris: false,
            salaries_must_be_maximal: true,
        }
    }
}
