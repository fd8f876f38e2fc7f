//! Bruxelles 1893 by example.

mod boards;
mod derived;
mod games;
mod scene;
mod vectors;

crate::suite!(suite, salon::games::brussels_1893::Brussels1893;
    random_games_end_and_pass_the_audit, actions_are_what_check_accepts, every_earlier_position_is_found_again,
    every_walk_through_a_game_leads_where_replaying_does, the_positions_of_a_game_fit_in_memory,
    records_round_trip_at_every_length, damaged_records_are_refused, a_field_that_cannot_be_read_is_named,
    newer_and_endless_records_are_told_apart, the_first_refused_action_is_named,
    imagined_states_agree_with_their_view, what_is_hidden_changes_nothing_that_is_seen,
    what_is_hidden_changes_nothing_that_is_told, events_have_one_version_for_every_viewer, a_seed_is_a_game,
    seats_out_of_bounds_are_refused);
