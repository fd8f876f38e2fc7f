//! What boards are furnished with: the same thing looks and works the same in every game.
//!
//! | part | what it is |
//! | --- | --- |
//! | [`markup`] | markup as text: classes, tags, symbols, drawings, places; a line of a ledger, "1 → 0" |
//! | `difference`, `follow` | markup that changes no more than what differs; things that come and go |
//! | `phrase` | sentences of several parts; what a piece is called, with what applies to it |
//! | `piece` | a piece that can be touched, as a button or a part of a drawing; a place that outlives its pieces |
//! | `panel` | the other players' panels, their tokens, and the way back from things that are shown large |
//! | [`hand`] | the cards that somebody holds: side by side, fanned, taken up; somebody else's in small |
//! | `grid` | spaces in columns and rows, and what lies on a grid by its measure |
//! | `closeup` | what lies under a card, large, while it is held |
//! | `choices` | a list to choose from where the board has no place for it |
//! | `stepper` | one more or one fewer of something |
//!
//! Nothing here listens or measures: a piece says its name in `data-piece`, and the bench asks the scene what a touch means.
//!
//! Which part for what:
//!
//! - Something that changes with the scene: `piece::piece`, from its part of the scene to a class, a name for the ear and
//!   marks for the eye. It is drawn anew when that part changes, so the part is as small as can be; a drawing that stays is
//!   given to `piece::button` once.
//! - A place in which one piece after another lies (a market): `piece::slot`, with a key that tells one from another.
//! - What one player after another has in the same place, as the table is handed on: `Bench::whose`. It is built once, and
//!   follows whoever has it.
//! - Cards that a player holds: `hand::hand`, from the names of their pieces. What others see of them: [`hand::fan`].
//! - A board of spaces: `grid::grid`, a piece a space; what lies across spaces, or on a drawing by its units: `grid::upon`.
//!   Where spaces are parts of a drawing: `piece::part`.
//! - Whatever only tells: markup as text, put together with [`markup`] inside `Bench::written_of` where it hangs on a part of
//!   the scene, inside `Bench::written` where it hangs on all of it.
//! - Whatever else hangs on the scene: `Bench::part`, which is asked once a change; a memo over the scene is walked by every way
//!   that leads to it.
//! - A number that a move would change: [`markup::ledger`], of an `Entry` of the scene, and `phrase::Called::becomes` for the
//!   ear.
//! - A name that may be too long for its place: `app::syllables::breakable`.
//! - What the ear is told of a piece: `phrase::called`, part by part, in the order name, numbers, state, marks.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod choices;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod closeup;
pub mod difference;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod follow;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod grid;
pub mod hand;
pub mod markup;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod panel;
#[cfg(feature = "app")]
pub mod phrase;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod piece;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod stepper;
