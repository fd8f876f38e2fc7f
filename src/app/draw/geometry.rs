//! Plane geometry for drawings: polar points, scaled outlines, the same on every platform.

/// A place in the plane: x to the right, y downward, in units of the drawing.
pub type Point = [f64; 2];

/// Sine and cosine of an angle in degrees.
///
/// The standard library leaves the last bit of both to the platform; these polynomials use addition and multiplication
/// only, so a drawing is the same text natively and in the browser. Error below 1e-12.
#[must_use]
pub fn sin_cos(degrees: f64) -> (f64, f64) {
    let quarter = (degrees / 90.0).round();
    let x = (degrees - 90.0 * quarter).to_radians();
    let square = x * x;
    let series = |first: f64, from: i32| {
        let (mut term, mut sum, mut k) = (first, first, f64::from(from));
        for _ in 0..7 {
            term *= -square / (k * (k + 1.0));
            sum += term;
            k += 2.0;
        }
        sum
    };
    let (sin, cos) = (series(x, 2), series(1.0, 1));
    match (quarter as i32).rem_euclid(4) {
        0 => (sin, cos),
        1 => (cos, -sin),
        2 => (-sin, -cos),
        _ => (-cos, sin),
    }
}

/// The point at `degrees` (0 to the right, clockwise on the screen) and `radius` from the origin.
#[must_use]
pub fn polar(degrees: f64, radius: f64) -> Point {
    let (sin, cos) = sin_cos(degrees);
    [radius * cos, radius * sin]
}

/// `point` moved by (`dx`, `dy`).
#[must_use]
pub fn moved(point: Point, dx: f64, dy: f64) -> Point {
    [point[0] + dx, point[1] + dy]
}

/// The middle of two points.
#[must_use]
pub fn middle(a: Point, b: Point) -> Point {
    between(a, b, 0.5)
}

/// The point at `share` of the way from `a` to `b`.
#[must_use]
pub fn between(a: Point, b: Point, share: f64) -> Point {
    [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/// `outline` scaled about `centre`.
#[must_use]
pub fn scaled(outline: &[Point], factor: f64, centre: Point) -> Vec<Point> {
    outline.iter().map(|point| between(centre, *point, factor)).collect()
}

/// A regular polygon about the origin, first corner at `turn` degrees.
#[must_use]
pub fn regular(corners: u32, radius: f64, turn: f64) -> Vec<Point> {
    let step = 360.0 / f64::from(corners);
    (0..corners).map(|i| polar(turn + step * f64::from(i), radius)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sine_and_cosine_agree_with_the_standard_library() {
        for step in -720..=720 {
            let degrees = f64::from(step) * 1.25;
            let (sin, cos) = sin_cos(degrees);
            assert!((sin - degrees.to_radians().sin()).abs() < 1e-12, "sine of {degrees}");
            assert!((cos - degrees.to_radians().cos()).abs() < 1e-12, "cosine of {degrees}");
        }
    }
}
