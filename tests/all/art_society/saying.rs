//! What the board says of a bid, of what hangs on a wall, and of what is touched before its time.

use super::touching::{Position, plain, positions};
use salon::app::boards::art_society::scene::*;
use salon::app::boards::art_society::words::piece::hung;
use salon::app::boards::pen::{Pen, Spoken};
use salon::app::words::Language;
use salon::engine::{Game, Viewer};
use salon::games::art_society::{Action, ArtSociety, Due, Phase, Refusal};

#[test]
fn a_card_to_bid_says_which_card_decides_in_a_tie() {
    let mut said = 0;
    positions(&plain(3), 14, 3, |position| {
        let Some(Action::Bid(card)) = position.legal.first().copied() else { return };
        let scene = position.scene(position.touched(&[Piece::Card(card)]));
        let below = position.view.acting().stack.last().copied().flatten().expect("the own stack is known");
        let preview = ArtSociety::preview(&pen(position, &scene, Language::English));
        assert!(preview.ends_with(&format!("in a tie your previous card counts: {below}")), "{preview}");
        said += 1;
    });
    assert!(said > 5, "{said} bids were looked at");
}

#[test]
fn a_painting_on_the_wall_says_how_many_frames_like_its_own_it_touches() {
    let mut touching = 0;
    positions(&plain(2), 23, 9, |position| {
        let scene = position.scene(Draft::Nothing);
        let pictures = &scene.large().hanging.pictures;
        let frame = |id| position.components.painting(id).frame;
        for picture in pictures {
            let same = |other: &&Picture| {
                other.area.touches(picture.area) && frame(other.painting) == frame(picture.painting)
            };
            let count = pictures.iter().filter(same).count();
            let label =
                hung(Language::English, &position.components, &scene, Piece::Painting(picture.painting));
            assert_eq!(label.contains(&format!("touches {count} ")), count > 0, "{label}");
            let about = ArtSociety::about(
                &pen(position, &scene, Language::English),
                Piece::Painting(picture.painting),
            );
            assert_eq!(about.contains(&format!("It touches {count} ")), count > 0, "{about}");
            touching += usize::from(count > 0);
        }
    });
    assert!(touching > 10, "{touching} paintings touch frames like their own");
}

#[test]
fn a_lot_touched_out_of_turn_says_what_is_due() {
    let mut early = 0;
    positions(&plain(3), 31, 2, |position| {
        let due = match position.state.phase() {
            Phase::Bid => Due::Bid,
            Phase::Rehang => Due::Rehang,
            _ => return,
        };
        let no = Action::Take(0);
        assert_eq!(position.touch(Draft::Nothing, Piece::Lot(0)).refused, Some(No::Action(no)));
        assert_eq!(ArtSociety::check(&position.state, &no), Err(Refusal::NotNow { due }));
        let assistant = Piece::Assistant(position.state.to_move());
        assert!(position.touch(Draft::Nothing, assistant).refused.is_some());
        early += 1;
    });
    assert!(early > 10, "{early} positions");
}

/// With what words of a scene are written.
fn pen<'a>(position: &'a Position, scene: &'a Scene, language: Language) -> Pen<'a, ArtSociety> {
    let (components, view) = (&*position.components, &position.view);
    Pen { language, components, players: &[], viewer: Viewer::Seat(position.own), view, scene }
}
