//! What is printed.

use std::fmt::Arguments;
use std::io::{ErrorKind, Write, stdout};
use std::process::exit;

/// Prints a line. When whoever reads has read enough (`| head`), there is nobody left to play for: the arena ends, quietly.
pub fn line(text: Arguments<'_>) {
    if let Err(error) = writeln!(stdout().lock(), "{text}") {
        exit(i32::from(error.kind() != ErrorKind::BrokenPipe));
    }
}
