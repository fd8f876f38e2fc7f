//! The drawings of Brussels 1893.

pub mod cover;
