//! Numbers as they are shown: with a real minus.

/// A number, a minus before one below 0.
#[must_use]
pub fn plain(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    [sign, &number.unsigned_abs().to_string()].concat()
}

/// A number with its sign.
#[must_use]
pub fn signed(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    [sign, &number.unsigned_abs().to_string()].concat()
}

/// A number that is added to another, with its sign between them.
#[must_use]
pub fn added(number: i32) -> String {
    let sign = if number < 0 { " − " } else { " + " };
    [sign, &number.unsigned_abs().to_string()].concat()
}

/// A number of tenths, with one decimal place.
#[must_use]
pub fn tenths(number: i64) -> String {
    let sign = if number < 0 { "−" } else { "" };
    let size = number.unsigned_abs();
    [sign, &(size / 10).to_string(), ".", &(size % 10).to_string()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_below_0_has_a_minus_and_no_hyphen() {
        assert_eq!([plain(-6), plain(0), plain(7)], ["−6", "0", "7"]);
        assert_eq!([signed(-6), signed(0), signed(7)], ["−6", "+0", "+7"]);
        assert_eq!([added(-6), added(0), added(7)], [" − 6", " + 0", " + 7"]);
        assert_eq!([tenths(-5), tenths(0), tenths(143)], ["−0.5", "0.0", "14.3"]);
    }
}
