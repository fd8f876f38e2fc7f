//! The boards: one room a game, and what all boards share.
//!
//! What a game brings to its table, in the order in which it is best written; each trait says what it asks:
//!
//! | file of `boards/<game>/` | what it holds | compiled |
//! | --- | --- | --- |
//! | `art/` | drawings as pure functions to SVG markup, `art/cover.rs` among them, and a sprite of the symbols that are used again | natively |
//! | `face.rs` | `Faced`: name, line, minutes, colours, cover | natively |
//! | `scene/` | [`Staged`](staged::Staged) and the types it names: pieces, draft, news, offer, scene; its tests in `tests/all/<game>/` begin with `board_suite!` | natively |
//! | `words/` | `Worded`: log, refusals, hints, score sheet, rule reference. [`Spoken`](pen::Spoken): what pieces are, the action bar's sentence and buttons | natively |
//! | `board/` | `Benched`: the options of a new game, and the parts of the page | for the page |
//!
//! # From an action to a touch
//!
//! A game lists small actions; a person puts a move together. The draft is what lies between: everything chosen that has
//! not happened yet. Where one thing can be used in several ways (a card that may be bought or kept, say), the draft holds
//! the thing, and each use is a piece of its own ([`Response::chose`](staged::Response::chose)) or a button of the offer
//! ([`Offer`](staged::Offer)): as pieces where each use shows its numbers, as buttons where a word is enough. A use that is
//! not legal stays on the board, unlit, and its touch is refused with the action that the rules would refuse
//! ([`No::Action`](staged::No::Action)): the sentence comes from the game's refusal. An action that asks for more (a place,
//! a payment) is offered as [`Move::play`](staged::Move::play) once all of it is chosen; actions that only make sense
//! together are one move.
//!
//! What a move would change is shown where the number stands, as an [`Entry`](staged::Entry) of the scene; the suite holds
//! every entry to what then happens.
//!
//! # Who decides, and who looks
//!
//! [`Look::legal`](staged::Look::legal) is empty unless the viewer decides now; a scene asks nothing else to know whether
//! to light anything. [`Look::own`](staged::Look::own) is the seat that is shown large: the viewer, or at a table where all
//! look the player who decides, which in another's turn is not the player whose turn it is. So a scene shows *who decides*
//! from the view's pending decision, and whose turn it is beside that. With every new position the draft is forgotten,
//! after every touch it is asked whether it still fits ([`Drafted::fitting`](staged::Drafted::fitting)).
//!
//! What lies face down is in no view but its owner's. A hand that only its owner sees is drawn as backs for everybody else:
//! pieces named by seat and place ([`piece_id`]), since what they are is not known; on its owner's table the same cards are
//! pieces named by what they are. A flight or a line of the log names both, and whichever is on the board is meant.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod bench;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod called;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod dragging;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod focus;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod hover;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod options;
#[cfg(feature = "app")]
pub mod reference;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod sight;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod touching;

pub mod flying;
pub mod kit;
#[cfg(feature = "app")]
pub mod pen;
pub mod piece_id;
pub mod staged;

pub mod art_society;
pub mod azul_summer_pavilion;
pub mod bruges;
pub mod brussels_1893;
#[cfg(feature = "sixth")]
#[path = "../../../tests/sixth/board/mod.rs"]
pub mod pebbles;
pub mod splendor;
