//! Every sentence of Pebbles.

use super::scene::{Piece, What};
use crate::app::boards::pen::{Pen, Spoken};
use crate::app::session::{Block, Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::games::pebbles::{Action, Category, Event, Pebbles, Reason, Refusal, Setup, View};
use crate::say;

impl Worded for Pebbles {
    fn may_hold_secrets(_: &Setup) -> bool {
        false
    }

    fn event(event: &Event, speech: &Speech<Self>) -> Option<String> {
        Some(match *event {
            Event::Took { seat, count } => {
                say!(speech.language, pebbles.took, count = count, seat = speech.seat(seat))
            }
            Event::Ended => say!(speech.language, pebbles.ended).to_owned(),
        })
    }

    fn refusal(refusal: Refusal, speech: &Speech<Self>) -> Explanation {
        let sentence = match refusal {
            Refusal::GameOver => say!(speech.language, pebbles.over).to_owned(),
            Refusal::Most(count) => say!(speech.language, pebbles.most, count = count),
            Refusal::Left(count) => say!(speech.language, pebbles.left, count = count),
        };
        Explanation { sentence, section: "turn" }
    }

    fn to_do(_: &View, speech: &Speech<Self>) -> String {
        say!(speech.language, pebbles.choose).to_owned()
    }

    fn course(view: &View, speech: &Speech<Self>) -> String {
        say!(speech.language, pebbles.heap, count = view.left)
    }

    fn is_ending(view: &View, _components: &()) -> bool {
        view.left < 6
    }

    fn action(action: Action, _: &View, speech: &Speech<Self>) -> String {
        let Action::Take(count) = action;
        say!(speech.language, pebbles.take, count = count)
    }

    fn reason(reason: &Reason, _: &View, speech: &Speech<Self>) -> String {
        let Reason::Brings(count) = *reason;
        say!(speech.language, pebbles.brings, count = count)
    }

    fn category(category: Category, _: &View, speech: &Speech<Self>) -> String {
        let words = match category {
            Category::Taken => say!(speech.language, pebbles.taken),
            Category::Favour => say!(speech.language, pebbles.favour),
        };
        words.to_owned()
    }

    fn rules(language: Language) -> Vec<Section> {
        let blocks = vec![Block::Text(say!(language, pebbles.rules).to_owned())];
        vec![Section { id: "turn", title: say!(language, pebbles.turn).to_owned(), blocks }]
    }

    fn sprite() -> String {
        "<svg></svg>".to_owned()
    }
}

impl Spoken for Pebbles {
    fn about(pen: &Pen<'_, Self>, piece: Piece) -> String {
        let count = match piece {
            Piece::Heap => pen.scene.left,
            Piece::Hoard(seat) => pen.scene.taken.get(seat.index()).copied().unwrap_or_default(),
        };
        say!(pen.language, pebbles.heap, count = count)
    }

    fn preview(pen: &Pen<'_, Self>) -> String {
        match pen.scene.offer.what {
            What::Wait => String::new(),
            What::Choose => say!(pen.language, pebbles.choose).to_owned(),
            What::Take(count) => say!(pen.language, pebbles.take, count = count),
        }
    }

    fn button(kind: u8, language: Language) -> String {
        say!(language, pebbles.take, count = kind)
    }
}
