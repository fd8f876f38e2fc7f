//! stub
use serde::{Deserialize, Serialize};
/// x
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// x
    A,
}
