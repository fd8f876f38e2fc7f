//! Houses of a city: the front of the colour, and who is at home.

use super::gable::{outline, wall, window};
use super::person::{Held, framed};
use super::threat::flame;
use super::token::{Trigger, points};
use super::woodcut::{INK, PAPER};
use super::{Colour, Person};
use crate::app::draw::svg::{Paint, Svg};

/// The `viewBox` of [`house`] and of `br-front-*` in the sprite.
pub const VIEW_BOX: &str = "0 0 112 176";

/// The `viewBox` of [`shallow`].
pub const SHALLOW_VIEW_BOX: &str = "0 0 72 66";

/// The `viewBox` of [`small`].
pub const SMALL_VIEW_BOX: &str = "0 0 34 46";

/// The arched room, also the clip `br-room` of the sprite.
pub const ROOM: &str = "M14,142V76C14,50 98,50 98,76V142Z";

/// The room of a shallow house, also the clip `br-shallow`.
pub const SHALLOW_ROOM: &str = "M10,64V26Q10,17 36,17T62,26V64Z";

const AMBER: Paint = Paint::rgb(0xc8721b);
const GLOW: Paint = Paint::rgb(0xf0b848);

/// What flies to a house when a person moves in.
pub const MOVES_IN: &str = "br-persons";

/// Who is at home, and what their lamp says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tenant<'a> {
    /// Nobody: closed doors.
    Nobody,
    /// Nobody, and a person could move in here.
    Wanted,
    /// The one who is about to move in.
    Ghost(Person<'a>),
    /// Somebody, with printed points and trigger.
    Home {
        /// Who it is.
        person: Person<'a>,
        /// Printed points.
        points: u8,
        /// Printed trigger.
        trigger: Trigger,
        /// What can be done with it.
        state: State,
    },
}

/// The state of a person at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Lit: a standing ability, or one that has been and gone.
    Standing,
    /// Lit, with an amber lamp: may be activated now.
    Ready,
    /// Dark, shutters half closed: used this round.
    Used,
}

/// A house and who is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House<'a> {
    /// The colour of its front.
    pub colour: Colour,
    /// Who lives there.
    pub tenant: Tenant<'a>,
    /// Whether it is the one that burns.
    pub burning: bool,
}

/// The front without a room, a symbol of the sprite: gable, wall, window.
pub(super) fn front(svg: &mut Svg, colour: Colour, lit: bool) {
    wall(svg, colour, [1.0, 2.0, 110.0, 52.0], 122.0).stroke(INK, 2.0);
    svg.path(&outline(colour, [6.0, 8.5, 100.0, 46.0], 0.0), &[], Paint::None);
    svg.stroke(PAPER, 1.2).stroke_opacity(0.75).round_joins();
    svg.curve("M1,54H111M1,57H111", &[], INK, 1.0).stroke_opacity(0.55);
    let frame = match colour {
        Colour::Red | Colour::Yellow => [45.0, 22.0, 22.0, 24.0],
        Colour::Blue => [45.0, 25.0, 22.0, 23.0],
        Colour::Brown => [46.0, 22.0, 20.0, 24.0],
        Colour::Purple => [44.0, 25.0, 24.0, 24.0],
    };
    window(svg, colour, frame, lit);
}

/// A house with its tenant; the page writes the name on the plate, units 5 to 107 by 139 to 172. Needs the sprite.
#[must_use]
pub fn house(house: &House) -> String {
    let House { colour, tenant, burning } = *house;
    let mut svg = Svg::new();
    let (lit, room, plate) = match tenant {
        Tenant::Nobody | Tenant::Wanted => (false, colour.light(), PAPER),
        Tenant::Ghost(_) => (true, Paint::rgb(0xf6e3b0), Paint::rgb(0xffe9b8)),
        Tenant::Home { state: State::Used, .. } => (false, Paint::rgb(0x54565a), Paint::rgb(0xddd0b6)),
        Tenant::Home { state, .. } => {
            (true, Paint::rgb(0xf0cf86), if state == State::Ready { Paint::rgb(0xffe9b8) } else { PAPER })
        }
    };
    svg.reuse(&colour.id(if lit { "br-lit-" } else { "br-front-" }), 0.0, 0.0, 112.0, 176.0);
    svg.path(ROOM, &[], room).stroke(INK, 2.0);
    match tenant {
        Tenant::Nobody | Tenant::Wanted => doors(&mut svg, colour),
        Tenant::Ghost(person) => {
            svg.group().attribute("clip-path", "url(#br-room)").opacity(0.55);
            framed(&mut svg, &person, Held::Right, ROOM_FRAME, ROOM_VIEW);
            svg.end();
        }
        Tenant::Home { person, state, .. } => {
            svg.group().attribute("clip-path", "url(#br-room)").attribute("data-brought", MOVES_IN);
            framed(&mut svg, &person, Held::Right, ROOM_FRAME, ROOM_VIEW);
            svg.end();
            if state == State::Used {
                shutters(&mut svg, colour);
            }
        }
    }
    if burning {
        svg.path(ROOM, &[], Paint::rgb(0x3a1a12)).opacity(0.5);
        flame(&mut svg, 26.0, 58.0, 60.0);
    }
    match tenant {
        Tenant::Wanted => dashed(&mut svg, ROOM, GLOW),
        Tenant::Ghost(_) => dashed(&mut svg, ROOM, AMBER),
        _ => {}
    }
    svg.curve("M11,143V74.500C11,46.5 101,46.5 101,74.500V143", &[], PAPER, 1.3);
    svg.rect(5.0, 139.0, 102.0, 33.0, plate).corner(3.0).stroke(INK, 1.2);
    if let Tenant::Home { person, points: worth, trigger, state } = tenant {
        svg.group().attribute("data-brought", MOVES_IN);
        lamp(&mut svg, [18.0, 127.0, 15.0], trigger, state);
        points(&mut svg, 3.0, 54.0, &worth.to_string(), INK);
        badge(&mut svg, [97.0, 64.0, 12.5], &["br-em-", person.group.key()].concat());
        svg.end();
    }
    svg.finish()
}

/// Where a portrait stands in the room, and what of its frame is seen there.
const ROOM_FRAME: [f64; 4] = [9.0, 50.0, 94.0, 93.0];
const ROOM_VIEW: &str = "0 -3 120.5 119.2";

fn doors(svg: &mut Svg, colour: Colour) {
    svg.curve("M20,70H50M62,70H92M20,82H50M62,82H92M20,94H50M62,94H92M20,106H50M62,106H92M20,118H50M62,118H92M20,130H50M62,130H92", &[], colour.dark(), 1.2);
    svg.curve("M56,56.500V142", &[], INK, 2.0);
    svg.circle(51.0, 102.0, 2.0, INK);
    svg.circle(61.0, 102.0, 2.0, INK);
}

fn shutters(svg: &mut Svg, colour: Colour) {
    svg.path(ROOM, &[], Paint::rgb(0x2c3038)).opacity(0.42);
    svg.path("M14,142V76C14,66 20,60 28,56V142ZM98,142V76C98,66 92,60 84,56V142Z", &[], colour.dark());
    svg.stroke(INK, 1.5);
    svg.curve("M17,84h10M17,98h10M17,112h10M85,84h10M85,98h10M85,112h10M85,126h10", &[], PAPER, 1.0);
    svg.opacity(0.7);
}

fn dashed(svg: &mut Svg, room: &str, paint: Paint) {
    svg.curve(room, &[], paint, 2.8).dashes(6.0, 4.0);
}

/// The lamp by the door: the trigger, amber when it may be used, struck through when it has been.
fn lamp(svg: &mut Svg, [x, y, radius]: [f64; 3], trigger: Trigger, state: State) {
    let ready = state == State::Ready;
    let (ground, line, width) =
        if ready { (Paint::rgb(0xffe3a1), AMBER, radius / 5.5) } else { (PAPER, INK, 1.3) };
    svg.circle(x, y, radius, ground).stroke(line, width);
    let half = radius * 0.74;
    svg.group().paint("color", if trigger == Trigger::Arrow { Paint::rgb(0x8d7d66) } else { INK });
    svg.reuse(&trigger.id(), x - half, y - half, half * 2.0, half * 2.0);
    if state == State::Used {
        svg.opacity(0.42);
        svg.end();
        let reach = radius * 0.67;
        svg.curve("M#,#l#,#", &[x - reach, y + reach, reach * 2.0, -reach * 2.0], INK, radius / 7.0);
    } else {
        svg.end();
    }
}

/// A sign of the sprite on a disc of paper.
fn badge(svg: &mut Svg, [x, y, radius]: [f64; 3], id: &str) {
    svg.circle(x, y, radius, PAPER).stroke(INK, 1.2);
    let half = radius * 0.72;
    svg.reuse(id, x - half, y - half, half * 2.0, half * 2.0).paint("color", INK);
}

/// A house for narrow pages: gable, room, no plate. Needs the sprite.
#[must_use]
pub fn shallow(house: &House) -> String {
    let House { colour, tenant, burning } = *house;
    let mut svg = Svg::new();
    wall(&mut svg, colour, [1.0, 1.0, 70.0, 17.0], 47.0).stroke(INK, 1.5);
    let room = match tenant {
        Tenant::Nobody | Tenant::Wanted => colour.light(),
        Tenant::Home { state: State::Used, .. } => Paint::rgb(0x54565a),
        _ => Paint::rgb(0xf0cf86),
    };
    svg.path(SHALLOW_ROOM, &[], room).stroke(INK, 1.4);
    match tenant {
        Tenant::Nobody | Tenant::Wanted => {
            svg.curve(
                "M36,17V64M14,30H32M14,40H32M14,50H32M40,30H58M40,40H58M40,50H58",
                &[],
                colour.dark(),
                1.3,
            );
        }
        Tenant::Ghost(person) | Tenant::Home { person, .. } => {
            svg.group().attribute("clip-path", "url(#br-shallow)");
            if matches!(tenant, Tenant::Ghost(_)) {
                svg.opacity(0.55);
            } else {
                svg.attribute("data-brought", MOVES_IN);
            }
            framed(&mut svg, &person, Held::Right, [7.0, 13.0, 58.0, 51.5], "0 -3 120.8 107.3");
            svg.end();
            if matches!(tenant, Tenant::Home { state: State::Used, .. }) {
                svg.path(SHALLOW_ROOM, &[], Paint::rgb(0x2c3038)).opacity(0.45);
            }
        }
    }
    if burning {
        svg.path(SHALLOW_ROOM, &[], Paint::rgb(0x3a1a12)).opacity(0.5);
        flame(&mut svg, 20.0, 26.0, 32.0);
    }
    match tenant {
        Tenant::Wanted => dashed(&mut svg, SHALLOW_ROOM, GLOW),
        Tenant::Ghost(_) => dashed(&mut svg, SHALLOW_ROOM, AMBER),
        Tenant::Home { person, trigger, state, .. } => {
            svg.group().attribute("data-brought", MOVES_IN);
            lamp(&mut svg, [11.5, 54.0, 10.5], trigger, state);
            badge(&mut svg, [60.5, 54.0, 10.5], &["br-em-", person.group.key()].concat());
            svg.end();
        }
        Tenant::Nobody => {}
    }
    svg.finish()
}

/// Somebody else's house: the front with the emblem of who lives there, struck through once used. Needs the sprite.
#[must_use]
pub fn small(colour: Colour, emblem: Option<(super::Group, bool)>) -> String {
    let mut svg = Svg::new();
    wall(&mut svg, colour, [1.0, 1.0, 32.0, 15.0], 29.0).stroke(INK, 1.4);
    match emblem {
        Some((group, used)) => {
            let ground = if used { Paint::rgb(0xa39b8d) } else { Paint::rgb(0xf8e3ae) };
            svg.rect(4.0, 17.0, 26.0, 27.0, ground).corner(2.0).stroke(INK, 1.0);
            svg.reuse(&["br-em-", group.key()].concat(), 6.0, 19.5, 22.0, 22.0).paint("color", INK);
            svg.attribute("data-brought", MOVES_IN);
            if used {
                svg.curve("M5,43L29,18", &[], INK, 1.6);
            }
        }
        None => {
            svg.rect(8.0, 21.0, 18.0, 23.0, colour.light()).stroke(INK, 1.0);
            svg.curve("M17,21v23", &[], INK, 1.0);
        }
    }
    svg.finish()
}
