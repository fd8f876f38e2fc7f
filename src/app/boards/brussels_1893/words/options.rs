//! The options of a new game, as its page shows them.

use crate::app::boards::options::{Row, choices};
use crate::games::brussels_1893::Setup;

/// The expansion and the variant first, then what the rulebook leaves open in the order of a round, then the edition.
#[must_use]
pub fn rows() -> Vec<Row<Setup>> {
    vec![
        choices!(brussels_1893_belle.option.belle, |setup| setup.options.belle_epoque,
            false => (brussels_1893_belle.option.without), brussels_1893_belle.option.without_note;
            true => (brussels_1893_belle.option.with), brussels_1893_belle.option.with_note),
        choices!(brussels_1893_table.option.boards, |setup| setup.options.side_b_boards,
            false => (brussels_1893_table.option.side_a), brussels_1893_table.option.side_a_note;
            true => (brussels_1893_table.option.side_b), brussels_1893_table.option.side_b_note),
        choices!(brussels_1893_table.option.strips, |setup| setup.options.alternating_strips,
            false => (brussels_1893_table.option.strips_plain), brussels_1893_table.option.strips_plain_note;
            true => (brussels_1893_table.option.strips_mixed), brussels_1893_table.option.strips_mixed_note),
        choices!(brussels_1893_table.option.free, |setup| setup.options.free_action_on_empty_action,
            true => (brussels_1893_table.option.free_always), brussels_1893_table.option.free_always_note;
            false => (brussels_1893_table.option.free_effect), brussels_1893_table.option.free_effect_note),
        choices!(brussels_1893_table.option.empty, |setup| setup.options.brussels_empty_placement,
            true => (brussels_1893_table.option.empty_yes), brussels_1893_table.option.empty_yes_note;
            false => (brussels_1893_table.option.empty_no), brussels_1893_table.option.empty_no_note),
        choices!(brussels_1893_table.option.any, |setup| setup.options.any_is_one_kind,
            true => (brussels_1893_table.option.any_one), brussels_1893_table.option.any_one_note;
            false => (brussels_1893_table.option.any_each), brussels_1893_table.option.any_each_note),
        Row::only_while(
            |setup| setup.seats == 2,
            choices!(brussels_1893_table.option.neutral, |setup| setup.options.neutral_contests_iris,
                false => (brussels_1893_table.option.neutral_aside), brussels_1893_table.option.neutral_aside_note;
                true => (brussels_1893_table.option.neutral_contest), brussels_1893_table.option.neutral_contest_note),
        ),
        choices!(brussels_1893_table.option.salaries, |setup| setup.options.salaries_must_be_maximal,
            true => (brussels_1893_table.option.salaries_all), brussels_1893_table.option.salaries_all_note;
            false => (brussels_1893_table.option.salaries_free), brussels_1893_table.option.salaries_free_note),
        Row::Edition(|setup| &mut setup.edition),
    ]
}
