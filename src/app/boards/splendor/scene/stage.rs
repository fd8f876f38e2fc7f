//! Splendor on the floor that all boards share.

use super::{Draft, Held, Look, MoveKind, News, Offer, Piece, Response, Scene, What, draft, face_down};
use crate::app::boards::staged::Staged;
use crate::app::flight::Flight;
use crate::engine::Seat;
use crate::games::splendor::{
    Action, CardId, Components, Event, GOLD, Gem, LEVELS, Source, Splendor, Tokens, View,
};

impl Staged for Splendor {
    type Piece = Piece;
    type Draft = Draft;
    type Aim = ();
    type News = News;
    type Kind = MoveKind;
    type What = What;
    type Scene = Scene;

    fn id(piece: Piece) -> String {
        piece.id()
    }

    fn piece(id: &str) -> Option<Piece> {
        Piece::from_id(id)
    }

    fn news(events: &[Event], components: &Components) -> News {
        News::of(events.iter(), |card: CardId| components.card(card).bonus.index())
    }

    fn laid_open(view: &View, draft: Draft, own: &dyn Fn(Seat) -> Option<View>) -> Option<View> {
        let at = face_down::considered(view, draft)?;
        Some(face_down::laid_open(view, &own(view.to_move)?, at))
    }

    fn fitting(look: &Look<'_>) -> Draft {
        look.draft.fitting(look)
    }

    fn draft_of(look: &Look<'_>, action: Action, _then: Option<Action>) -> Draft {
        Draft::of(look, action)
    }

    fn scene(look: &Look<'_>) -> Scene {
        Scene::new(look)
    }

    fn offer(scene: &Scene) -> &Offer {
        &scene.offer
    }

    fn pieces(scene: &Scene) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Gem::ALL.into_iter().map(Piece::Pile).collect();
        pieces.extend((0..LEVELS as u8).map(Piece::Deck));
        pieces.extend(scene.market.iter().flatten().flatten().map(|face| Piece::Card(face.card)));
        pieces.extend(scene.nobles.iter().flatten().map(|tile| Piece::Noble(tile.noble)));
        for panel in &scene.panels {
            let seat = panel.seat;
            pieces.push(Piece::Seat(seat));
            pieces.extend(Gem::ALL.map(|gem| Piece::Tokens { seat, gem }));
            pieces.extend(Gem::COLOURS.map(|gem| Piece::Bonus { seat, gem }));
            pieces.extend(panel.nobles.iter().map(|noble| Piece::Noble(*noble)));
            pieces.extend((0..).zip(&panel.reserved).map(|(at, held)| match held {
                Held::Open { face, .. } => Piece::Card(face.card),
                Held::Back { .. } => Piece::Back { seat, at },
            }));
        }
        if let Some(payment) = scene.payment {
            let gems = Gem::COLOURS.into_iter().filter(|gem| payment.need[gem.index()] > 0);
            pieces.extend(gems.flat_map(|gem| [true, false].map(|more| Piece::Gold { gem, more })));
        }
        pieces
    }

    fn enlarged(_scene: &Scene) -> Option<Seat> {
        // Cards are laid out in front of the board, and put away there.
        None
    }

    fn aids(scene: &Scene) -> bool {
        scene.buying
    }

    fn touch(look: &Look<'_>, piece: Piece) -> Response {
        draft::touch(look, piece)
    }

    fn pieces_of(look: &Look<'_>, action: Action) -> Vec<Piece> {
        draft::pieces_of(look, action)
    }

    fn pieces_told(event: &Event, scene: &Scene, _components: &Components) -> Vec<Piece> {
        draft::pieces_told(event, scene)
    }

    fn flights(event: &Event, components: &Components) -> Vec<Flight> {
        match *event {
            Event::Took { seat, tokens } => from_bank(seat, &tokens),
            Event::Reserved { seat, gold: true, .. }
            | Event::ReservedTop { seat, card: None, gold: true, .. } => {
                let mut tokens = [0; GOLD + 1];
                tokens[GOLD] = 1;
                from_bank(seat, &tokens)
            }
            Event::Returned { seat, token } => {
                vec![flight(&[held(seat, token)], Piece::Pile(token), "chip-", token)]
            }
            Event::Bought { seat, card, source, paid } => {
                let paid = kinds(&paid).map(|gem| flight(&[held(seat, gem)], Piece::Pile(gem), "chip-", gem));
                let gem = components.card(card).bonus;
                // A reserved card may have lain face down for this viewer.
                let card = match source {
                    Source::Reserved(at) => vec![Piece::Card(card), Piece::Back { seat, at }],
                    Source::Market(_) => vec![Piece::Card(card)],
                };
                paid.chain([flight(&card, Piece::Bonus { seat, gem }, "gem-", gem)]).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn from_bank(seat: Seat, tokens: &Tokens) -> Vec<Flight> {
    kinds(tokens).map(|gem| flight(&[Piece::Pile(gem)], held(seat, gem), "chip-", gem)).collect()
}

/// Each kind as often as it is counted.
fn kinds(tokens: &Tokens) -> impl Iterator<Item = Gem> + '_ {
    Gem::ALL.into_iter().flat_map(|gem| std::iter::repeat_n(gem, usize::from(tokens[gem.index()])))
}

const fn held(seat: Seat, gem: Gem) -> Piece {
    Piece::Tokens { seat, gem }
}

fn flight(from: &[Piece], to: Piece, symbol: &str, gem: Gem) -> Flight {
    let from = from.iter().map(|piece| piece.id()).collect();
    Flight { from, to: vec![to.id()], symbol: [symbol, gem.key()].concat() }
}
