//! What speaks for an action.

use crate::app::session::Speech;
use crate::games::azul_summer_pavilion::bot::Reason;
use crate::games::azul_summer_pavilion::{AzulSummerPavilion, Table};

/// A reason, as part of a sentence.
pub fn reason(_reason: &Reason, _table: &Table, _speech: &Speech<AzulSummerPavilion>) -> String {
    String::new()
}
