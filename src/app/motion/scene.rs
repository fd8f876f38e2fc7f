//! Where the pieces of a board are.

use crate::app::place::{Anchor, Lie};
use std::collections::HashMap;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Where every piece of a board is on its table, and with which player.
pub struct Scene {
    pub(super) lie: Lie,
    /// The board itself.
    pub(super) board: Anchor,
    pub(super) places: HashMap<String, Anchor>,
    /// What the pieces are drawn as.
    pub(super) pieces: HashMap<String, Element>,
    pub(super) owners: HashMap<String, String>,
    /// The regions by name, and by piece the name of the one it lies in.
    regions: HashMap<String, Anchor>,
    region_of: HashMap<String, String>,
    /// Left and upper edge of the parts of drawings that travel, in shares of their drawing.
    pub(super) in_drawings: HashMap<String, [f64; 2]>,
}

impl Scene {
    /// Measures the pieces under an element.
    #[must_use]
    pub fn of(root: &Element) -> Self {
        let lie = Lie::of(root);
        let (mut places, mut pieces) = (HashMap::new(), HashMap::new());
        let mut owners = HashMap::new();
        let (mut regions, mut region_of) = (HashMap::new(), HashMap::new());
        let mut in_drawings = HashMap::new();
        each_piece(root, |id, element| {
            if let Some((_, owner)) = around(&element, "data-owner") {
                owners.insert(id.clone(), owner);
            }
            if let Some((region, name)) = around(&element, "data-region") {
                regions.entry(name.clone()).or_insert_with(|| lie.place(Anchor::of(&region)));
                region_of.insert(id.clone(), name);
            }
            let here = lie.place(Anchor::of(&element));
            if element.has_attribute("data-travels")
                && let Some(drawing) = drawing_around(lie, &element)
            {
                let share = |at: f64, from: f64, size: f64| (at - from) / size.max(1.0);
                let across = share(here.x, drawing.x, drawing.width);
                in_drawings.insert(id.clone(), [across, share(here.y, drawing.y, drawing.height)]);
            }
            places.insert(id.clone(), here);
            pieces.insert(id, element);
        });
        each(root, "[data-core]", |core| {
            if let (Some((_, id)), Some(drawn)) = (around(&core, "data-piece"), drawing_around(lie, &core)) {
                places.insert(id, drawn);
            }
        });
        Self {
            lie,
            board: lie.place(Anchor::of(root)),
            places,
            pieces,
            owners,
            regions,
            region_of,
            in_drawings,
        }
    }

    /// Where a piece that was at a place of this scene would be now, had only what is around it changed: the board may have grown,
    /// shrunk or moved, because something else has come or gone.
    pub(super) fn stayed(&self, now: &Self, id: &str, place: &Anchor) -> Anchor {
        // What has moved no farther than the board has changed is where the change has left it, be the board stretched or scrolled.
        let reach = [(self.board.y, now.board.y), (self.board.height, now.board.height)];
        let reach = reach.iter().map(|(was, is)| (was - is).abs()).sum::<f64>();
        if let Some(is) = now.places.get(id).filter(|is| is.is_as_large_as(place))
            && (is.x - place.x).abs() < 2.0
            && (is.y - place.y).abs() <= reach
        {
            return *is;
        }
        let name = now.region_of.get(id).filter(|name| self.region_of.get(id) == Some(name));
        let region = name.and_then(|name| self.regions.get(name).zip(now.regions.get(name)));
        let (was, is) = region.unwrap_or((&self.board, &now.board));
        carried(place, was, is)
    }

    /// The first of these pieces that is shown, and where it is.
    pub(super) fn first<'a>(&'a self, ids: &'a [String]) -> Option<(&'a str, &'a Anchor)> {
        let places = ids.iter().filter_map(|id| self.places.get(id).map(|place| (id.as_str(), place)));
        places.into_iter().find(|(_, place)| place.width > 0.0)
    }
}

/// The element with an attribute that another lies in, and what the attribute says.
fn around(element: &Element, attribute: &str) -> Option<(Element, String)> {
    let around = element.closest(&["[", attribute, "]"].concat()).ok()??;
    let says = around.get_attribute(attribute)?;
    Some((around, says))
}

/// A place within something that was at one place and is at another, perhaps larger or smaller.
fn carried(place: &Anchor, was: &Anchor, is: &Anchor) -> Anchor {
    let along = |at: f64, from: f64, size: f64, to: f64, new: f64| to + (at - from) * new / size.max(1.0);
    let (x, y) = place.middle();
    let x = along(x, was.x, was.width, is.x, is.width);
    let y = along(y, was.y, was.height, is.y, is.height);
    Anchor { x: x - place.width / 2.0, y: y - place.height / 2.0, ..*place }
}

/// Width and height that a `viewBox` names.
pub(super) fn sides_of(view_box: &str) -> Option<[f64; 2]> {
    let mut units = view_box.split(' ').skip(2).map(|unit| unit.parse().ok());
    Some([units.next()??, units.next()??])
}

/// Where the drawing is that an element is a part of, if it is shown at all: as large as fits its box, in the middle of it.
pub(super) fn drawing_around(lie: Lie, element: &Element) -> Option<Anchor> {
    let drawing = element.closest("svg").ok()??;
    let area = lie.place(Anchor::of(&drawing));
    let [width, height] = sides_of(&drawing.get_attribute("viewBox")?)?;
    let scale = f64::min(area.width / width, area.height / height);
    let (width, height) = (width * scale, height * scale);
    let (x, y) = (area.x + (area.width - width) / 2.0, area.y + (area.height - height) / 2.0);
    (width > 0.0).then_some(Anchor { x, y, width, height })
}

pub(super) fn each_piece(root: &Element, mut visit: impl FnMut(String, Element)) {
    each(root, "[data-piece]", |element| {
        if let Some(id) = element.get_attribute("data-piece") {
            visit(id, element);
        }
    });
}

fn each(root: &Element, selector: &str, mut visit: impl FnMut(Element)) {
    let Ok(found) = root.query_selector_all(selector) else { return };
    for at in 0..found.length() {
        if let Some(element) = found.get(at).and_then(|node| node.dyn_into().ok()) {
            visit(element);
        }
    }
}
