//! Tiles that are held over the wall: dragged there, pointed at with the mouse, or walked there with the arrow keys.

use super::super::art::{Tile as Canvas, UNIT};
use super::super::drawing::sprite::decor_symbol;
use super::super::drawing::wall::{MARGIN, size as wall_size};
use super::super::scene::{Draft, Held, Look, Piece, Response, Tile, settle, store, touch};
use super::{Table, square};
use crate::app::boards::dragging::{Dragging, Lifted, Load};
use crate::app::session::Anchor;
use crate::games::art_society as game;
use leptos::prelude::*;
use web_sys::{FocusEvent, PointerEvent};

/// How tiles are dragged.
pub fn dragging(table: Table) -> Dragging {
    Dragging {
        lift: Callback::new(move |lifted| table.lift(&lifted)),
        over: Callback::new(move |over: Option<String>| table.carry_over(over.as_deref())),
        drop: Callback::new(move |(over, anchor): (Option<String>, Anchor)| {
            table.let_go(over.as_deref(), anchor);
        }),
    }
}

/// What is in hand once a piece has been taken up; a piece in hand stays there.
fn taken_up(look: &Look<'_>, piece: Piece) -> Option<Held> {
    let held = look.held();
    let tile = match piece {
        Piece::Ghost | Piece::Due => {
            return held.filter(|held| piece == Piece::Ghost || held.tile == Tile::Due);
        }
        Piece::Lot(at) => {
            let lot = look.view.lots.get(usize::from(at))?;
            if look.is_due(lot) { Tile::Due } else { Tile::Lot(at) }
        }
        Piece::Museum(painting) => Tile::Museum(painting),
        Piece::Assistant(_) => Tile::Assistant,
        Piece::Decor(size) => Tile::Decor(size),
        _ => return None,
    };
    match held {
        Some(held) if held.tile == tile => Some(held),
        _ => match touch(look, piece).draft {
            Draft::Tile(held) => Some(held),
            _ => None,
        },
    }
}

/// Pixels of a square of the large wall.
fn square_size(extent: game::Extent) -> f64 {
    let wall = document().query_selector(".as-wall").ok().flatten();
    let units = wall_size(extent)[0] + 2.0 * MARGIN[0];
    wall.map_or(0.0, |wall| f64::from(wall.client_width())).max(units / 4.0) / units * UNIT
}

impl Table {
    /// A piece is lifted.
    fn lift(self, lifted: &Lifted) -> Option<Load> {
        let piece = Piece::from_id(&lifted.id)?;
        let held = self.look(|look| taken_up(look, piece))?;
        let held = Held { spot: None, ..held };
        let (symbol, w, h) = self.look(|look| {
            let area = look.area(held.tile, game::Spot::default(), held.upright)?;
            let symbol = match look.piece(held.tile)? {
                game::Piece::Painting(painting) => Canvas::of(look.components, painting).symbol_id(),
                game::Piece::Decor(size) => decor_symbol(size, held.upright),
            };
            Some((symbol, area.w, area.h))
        })?;
        let along = |share: f64, squares: u8| ((share * f64::from(squares)) as u8).min(squares - 1);
        self.grip.set_value((along(lifted.grip.0, w), along(lifted.grip.1, h)));
        self.opened.set(None);
        self.aim.set(None);
        self.draft.set(Draft::Tile(held));
        let size = self.props.with_value(|props| square_size(props.components.extent));
        Some(Load { symbol, size: (size * f64::from(w), size * f64::from(h)) })
    }

    /// What is carried is over a place of the board; says whether it may lie there.
    fn carry_over(self, over: Option<&str>) -> bool {
        let aim = match over.and_then(Piece::from_id) {
            Some(Piece::Square(square)) => {
                let grip = self.grip.get_value();
                self.look(|look| look.aimed(look.held()?.tile, look.held()?.upright, square, grip))
            }
            _ => None,
        };
        if aim != self.aim.get_untracked() {
            self.aim.set(aim);
        }
        aim.is_some_and(|spot| {
            self.look(|look| {
                look.held().is_some_and(|held| look.why_not(held.tile, spot, held.upright).is_none())
            })
        })
    }

    /// What is carried is let go.
    fn let_go(self, over: Option<&str>, anchor: Anchor) {
        let spot = self.aim.get_untracked();
        let response = match over.and_then(Piece::from_id) {
            Some(Piece::Square(_)) => self.look(|look| {
                let held = look.held()?;
                Some(settle(look, look.draft, held, spot?))
            }),
            // Given to the assistant by hand.
            Some(Piece::Assistant(_)) => self.look(|look| store(look, look.draft)),
            _ => None,
        };
        let kept = Response { draft: self.draft.get_untracked(), asks: true, ..Response::default() };
        self.answer(response.unwrap_or(kept), None, anchor);
    }

    /// A tile in hand is seen where the mouse points, before it is put there.
    pub(super) fn point_at(self, event: &PointerEvent) {
        if event.pointer_type() != "mouse" || event.buttons() != 0 {
            return;
        }
        let aim = square(event.target()).and_then(|(spot, _)| {
            self.look(|look| {
                let held = look.held().filter(|held| held.spot.is_none())?;
                look.dropped(held.tile, held.upright, spot)
            })
        });
        if aim != self.aim.get_untracked() {
            self.aim.set(aim);
        }
    }

    /// A tile in hand follows the arrow keys.
    pub(super) fn walk_to(self, event: &FocusEvent) {
        let Some((spot, element)) = square(event.target()) else { return };
        if !element.matches(":focus-visible").unwrap_or(false) {
            return;
        }
        let aimed = self.look(|look| {
            let held = look.held()?;
            let aim = look.dropped(held.tile, held.upright, spot)?;
            Some((held, aim))
        });
        let Some((held, aim)) = aimed else { return };
        if held.spot.is_some_and(|spot| spot != aim) {
            self.draft.set(Draft::Tile(Held { spot: None, ..held }));
        }
        if self.aim.get_untracked() != Some(aim) {
            self.aim.set(Some(aim));
        }
    }
}
