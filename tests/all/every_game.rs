//! Every game passes the suite.

macro_rules! suites {
    (built { $($(#[$built:meta])* $folder:ident: $game:ident,)* } $($announced:tt)*) => {
        $($(#[$built])* crate::suite!($folder, salon::games::$folder::$game);)*
    };
}
salon::each_game!(suites);

// Its rules stand; its computer players and its board do not yet.
crate::suite!(bruges, salon::games::bruges::Bruges;
    random_games_end_and_pass_the_audit, actions_are_what_check_accepts, every_earlier_position_is_found_again,
    records_round_trip_at_every_length, damaged_records_are_refused, a_field_that_cannot_be_read_is_named,
    newer_and_endless_records_are_told_apart, the_first_refused_action_is_named, imagined_states_agree_with_their_view,
    what_is_hidden_changes_nothing_that_is_seen, what_is_hidden_changes_nothing_that_is_told,
    events_have_one_version_for_every_viewer, a_seed_is_a_game, seats_out_of_bounds_are_refused);
