//! The drawings that the whole house shares: pure functions that return SVG markup, the same text on every platform.
//!
//! A drawing is the inner content of an `<svg>`, `<g>` or `<symbol>` with the `viewBox` its module names. It carries
//! presentation attributes only, no inline styles, which the page's Content-Security-Policy refuses, and no ids. Small
//! things that repeat (icons, seat tokens) stand once in the [`sprite`] and are used from there. Colours that follow
//! the theme are the current colour or a class of `style/draw.css`; posters keep theirs.

// Colours read best as the six digits of their notation, and coordinates are rounded to tenths of a unit on purpose.
#![allow(
    clippy::unreadable_literal,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss
)]

pub mod cover;
pub mod curtain;
pub mod figure;
pub mod gem;
pub mod geometry;
pub mod icon;
pub mod mark;
pub mod noise;
pub mod plate;
pub mod seat;
pub mod svg;
pub mod woodcut;
pub mod wreath;

pub use cover::cover;
pub use curtain::{drape, valance};
pub use gem::Gem;
pub use icon::{Icon, icon};
pub use mark::mark;
pub use seat::seat_token;
pub use wreath::wreath;

/// The shell's symbols as one hidden `<svg>`: every [`Icon::id`], `seat-circle` and its
/// [siblings](seat::SHAPES), and `mark`. A page holds it once,
/// before its first use; hidden by size, because what `display: none` hides cannot be used everywhere.
#[must_use]
pub fn sprite() -> String {
    let mut markup = String::from(SPRITE_HEAD);
    for icon in Icon::ALL {
        open_symbol(&mut markup, icon.id(), icon::VIEW_BOX);
        icon::write(&mut markup, *icon);
        markup.push_str("</symbol>");
    }
    for (shape, name) in seat::SHAPES.into_iter().enumerate() {
        open_symbol(&mut markup, &["seat-", name].concat(), seat::VIEW_BOX);
        markup.push_str(&seat_token(shape));
        markup.push_str("</symbol>");
    }
    open_symbol(&mut markup, "mark", mark::VIEW_BOX);
    markup.push_str(&mark());
    markup.push_str("</symbol></svg>");
    markup
}

/// The beginning of every sprite.
pub(crate) const SPRITE_HEAD: &str =
    r#"<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">"#;

/// Begins a symbol of a sprite.
pub(crate) fn open_symbol(markup: &mut String, id: &str, view_box: &str) {
    for part in [r#"<symbol id=""#, id, r#"" viewBox=""#, view_box, r#"">"#] {
        markup.push_str(part);
    }
}

#[cfg(test)]
pub(crate) mod tests;
