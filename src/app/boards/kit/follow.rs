//! Things on the page that follow the scene and touch no more of it than has changed.

use super::difference::{inside, nodes, same_ends};
use crate::app::boards::bench::Part;
use crate::app::derived::effect;
use leptos::prelude::*;
use leptos::tachys::html::{attribute::Attribute, directive::directive};
use leptos::{html, mount::mount_to};
use std::any::Any;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

/// What is written into an element.
type Markup = Rc<dyn Fn() -> String>;

/// Markup as the content of an element, `<div {..follow(markup)}></div>`: when it changes, elements and texts that are as they
/// were stay what they are. To the browser a new element is new even where it looks the same: styles, layout and paint begin
/// anew.
pub fn follow(markup: impl Fn() -> String + 'static) -> impl Attribute {
    directive(keep as fn(Element, Markup), Rc::new(markup) as Markup)
}

/// Keeps the content of an element at a markup, for as long as what it stands in is there.
fn keep(element: Element, markup: Markup) {
    let follow = move |before: Option<String>| {
        let now = markup();
        match before {
            None => element.set_inner_html(&now),
            Some(before) if before != now => change(&element, &before, &now),
            Some(_) => {}
        }
        now
    };
    StoredValue::new_local(RenderEffect::new(follow));
}

/// Makes the content of an element, which was made of `before`, what `after` says.
fn change(element: &Element, before: &str, after: &str) {
    let (children, old, new) = (element.child_nodes(), nodes(before), nodes(after));
    let (Some(old), Some(new)) = (old, new) else { return element.set_inner_html(after) };
    // Behind what the markup made there may be the comment by which the page's framework marks a place.
    let behind = (old.len() as u32..children.length()).filter_map(|at| children.get(at));
    let foreign = behind.filter(|node| node.node_type() != Node::COMMENT_NODE).count();
    if (children.length() as usize) < old.len() || foreign > 0 {
        return element.set_inner_html(after);
    }
    let (front, back) = same_ends(&old, &new);
    let (old_middle, new_middle) = (&old[front..old.len() - back], &new[front..new.len() - back]);
    let middle: Vec<Node> = (front..old.len() - back).filter_map(|at| children.get(at as u32)).collect();
    if old_middle.len() != new_middle.len() {
        let behind = children.get((old.len() - back) as u32);
        insert(element, &new_middle.concat(), behind.as_ref());
        for node in middle {
            let _ = element.remove_child(&node);
        }
        return;
    }
    for ((node, old), new) in
        middle.iter().zip(old_middle).zip(new_middle).filter(|((_, old), new)| old != new)
    {
        match (node.dyn_ref::<Element>(), inside(old), inside(new)) {
            (Some(child), Some((tag, old)), Some((same, new))) if tag == same => change(child, old, new),
            _ => {
                insert(element, new, Some(node));
                let _ = element.remove_child(node);
            }
        }
    }
}

/// Puts markup into an element, before one of its nodes or at its end.
fn insert(element: &Element, markup: &str, before: Option<&Node>) {
    // An element of the same kind, so that it is read as what it will be: parts of a drawing, say.
    let Ok(Ok(scratch)) = element.clone_node().map(JsCast::dyn_into::<Element>) else { return };
    scratch.set_inner_html(markup);
    while let Some(node) = scratch.first_child() {
        if element.insert_before(&node, before).is_err() {
            return;
        }
    }
}

/// Something that comes and goes, and is built once: what was there before comes back as it was, brought up to date.
pub fn kept(shown: Part<bool>, build: impl Fn() -> AnyView + 'static) -> AnyView {
    const CLASS: &str = "on-and-off";
    let place = NodeRef::<html::Div>::new();
    let owner = Owner::current().unwrap_or_default();
    // The element around it, and what keeps it alive.
    let built = StoredValue::new_local(None::<(HtmlElement, Box<dyn Any>)>);
    let build = Rc::new(build);
    let holder = move || {
        let known = built.with_value(|built| built.as_ref().map(|(holder, _)| holder.clone()));
        if known.is_some() {
            return known;
        }
        let holder: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
        holder.set_class_name(CLASS);
        let build = Rc::clone(&build);
        let alive = owner.with(|| mount_to(holder.clone(), move || build()));
        built.set_value(Some((holder.clone(), Box::new(alive))));
        Some(holder)
    };
    effect(move || {
        let shown = shown.get();
        let Some(place) = place.get() else { return };
        if !shown {
            place.set_text_content(None);
        } else if let Some(holder) = untrack(&holder) {
            let _ = place.append_child(&holder);
        }
    });
    view! { <div class=CLASS node_ref=place></div> }.into_any()
}
