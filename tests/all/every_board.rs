//! The suite that every board passes, played on random games of all sample setups.

mod told;

pub use told::{explains_what_is_refused, holds_the_totals_of_the_end, last_step, untold};

use salon::app::boards::piece_id::Named;
use salon::app::boards::staged::{self, Drafted, Entry, Look, Move, No, Response, Shown, Staged, Step};
use salon::engine::{Event, Rng, Seat, Seed, Turn, Viewer};
use std::collections::{HashMap, HashSet};
use std::mem::{Discriminant, discriminant};

/// What lies on a board.
pub trait Laid: Staged {
    /// Every piece that is on the board, each at least once.
    fn pieces(scene: &Self::Scene) -> Vec<Self::Piece>;
}

/// What the suite has to know of a board beside [`Staged`].
pub trait Tried: Laid {
    /// The action to go on with: one that makes games go somewhere.
    fn pick(legal: &[Self::Action], rng: &mut Rng) -> Self::Action {
        legal[rng.index(legal.len())]
    }

    /// Whether touching a piece can lead to a choice that is not reached by other touches too, such as the same choices
    /// in another order. Where there are thousands of drafts, most are like others.
    fn leads_on(_look: &Look<'_, Self>, _piece: Self::Piece) -> bool {
        true
    }

    /// The numbers that a scene shows with what the move being considered makes of them, by a name for each. Every scene
    /// names the same ones.
    fn told(scene: &Self::Scene) -> Vec<(String, Entry)>;

    /// Why a number may come out otherwise than the scene said: more comes of a move than itself, or it is told in words
    /// alone. `after` is the state once it was made. The suite wants every reason to be needed.
    fn more_comes(
        _name: &str,
        _scene: &Self::Scene,
        _kind: Self::Kind,
        _after: &Self::State,
    ) -> Option<&'static str> {
        None
    }

    /// Checks a refusal that a touch gives by itself, without an action: the rules must refuse whatever it could stand for.
    fn assert_refused(_state: &Self::State, _look: &Look<'_, Self>, piece: Self::Piece, why: Self::Refusal) {
        panic!("{piece:?} is refused as {why:?}, by no rule");
    }
}

/// A position with all that a scene needs.
pub struct Position<G: Staged> {
    pub state: G::State,
    pub components: std::sync::Arc<G::Components>,
    pub view: G::View,
    pub own: Seat,
    pub legal: Vec<G::Action>,
    pub news: G::News,
}

impl<G: Staged> Position<G> {
    /// As the player to move sees it; the whole table, when the game is over.
    pub fn of(components: &std::sync::Arc<G::Components>, state: &G::State) -> Self {
        let viewer = G::turn(state).seat().map_or(Viewer::Table, Viewer::Seat);
        Self::seen_by(components, state, viewer)
    }

    /// As a viewer sees it, who can act if the turn is theirs.
    pub fn seen_by(components: &std::sync::Arc<G::Components>, state: &G::State, viewer: Viewer) -> Self {
        let mut legal = Vec::new();
        if G::turn(state).seat().map(Viewer::Seat) == Some(viewer) {
            G::actions(state, &mut legal);
        }
        let own = match (viewer, G::turn(state)) {
            (Viewer::Seat(seat), _) | (Viewer::Table, Turn::Of(seat)) => seat,
            (Viewer::Table, Turn::Over) => Seat(0),
        };
        Self {
            state: state.clone(),
            components: std::sync::Arc::clone(components),
            view: G::view(state, viewer),
            own,
            legal,
            news: G::News::default(),
        }
    }

    /// The look with a draft, as far as that fits.
    pub fn look(&self, draft: G::Draft) -> Look<'_, G> {
        let components: &G::Components = &self.components;
        let (view, news, own) = (&self.view, &self.news, self.own);
        let (legal, aim) = (self.legal.as_slice(), G::Aim::default());
        Look { components, view, own, opened: None, legal, draft, aim, news, amends: true, hint: None }
            .fitted()
    }

    pub fn scene(&self, draft: G::Draft) -> G::Scene {
        staged::scene(&self.look(draft))
    }

    /// What touching a piece leads to.
    pub fn touch(&self, draft: G::Draft, piece: G::Piece) -> Response<G> {
        staged::touch(&self.look(draft), piece)
    }

    /// Touches pieces one after another.
    pub fn touched(&self, pieces: &[G::Piece]) -> G::Draft {
        pieces.iter().fold(G::Draft::default(), |draft, piece| self.touch(draft, *piece).draft)
    }
}

impl<G: Tried> Position<G> {
    /// The pieces on the board, each once.
    pub fn pieces(&self, draft: G::Draft) -> Vec<G::Piece> {
        let mut seen = HashSet::new();
        let mut pieces = G::pieces(&self.scene(draft));
        pieces.retain(|piece| seen.insert(*piece));
        pieces
    }

    /// Every draft that touches lead to, and every move that is then ready.
    pub fn explore(&self) -> (Vec<G::Draft>, Vec<Move<G>>) {
        let mut drafts = vec![G::Draft::default()];
        let mut seen: HashSet<String> = HashSet::new();
        let mut moves = Vec::new();
        let mut at = 0;
        while at < drafts.len() {
            let look = self.look(drafts[at]);
            let mut next = Vec::new();
            for ready in staged::scene(&look).offer().moves() {
                match &ready.step {
                    Step::Play(_) | Step::Stand(_) => moves.push(ready.clone()),
                    // What was played is played otherwise; the timeline refuses what the rules do.
                    Step::Amend(..) => {}
                    Step::Choose(draft) => next.push(*draft),
                }
            }
            let pieces = self.pieces(drafts[at]);
            let touched = pieces.iter().filter(|piece| G::leads_on(&look, **piece));
            next.extend(touched.map(|piece| staged::touch(&look, *piece).draft));
            drafts.extend(next.into_iter().filter(|draft| seen.insert(format!("{draft:?}"))));
            at += 1;
        }
        (drafts, moves)
    }
}

/// How often positions with a kind of action are looked at, however rare it is.
const RARE: u32 = 12;

/// Positions of a random game: one in `every`, all in which something rare may be done, and the end.
pub fn positions<G: Tried>(
    setup: &G::Setup,
    seed: u64,
    every: usize,
    mut see: impl FnMut(&std::sync::Arc<G::Components>, &G::State),
) {
    let components = G::components(setup).expect("a good setup");
    let mut state = G::start(&components, setup, Seed(seed), &mut ());
    let mut rng = Rng::new(Seed(seed));
    let mut seen: HashMap<Discriminant<G::Action>, u32> = HashMap::new();
    let mut legal = Vec::new();
    for played in 0..G::MAX_ACTIONS {
        legal.clear();
        G::actions(&state, &mut legal);
        if legal.is_empty() {
            break;
        }
        let mut rare = false;
        for kind in legal.iter().map(discriminant).collect::<HashSet<_>>() {
            let times = seen.entry(kind).or_default();
            rare |= *times < RARE;
            *times += 1;
        }
        if rare || played % every == 0 {
            see(&components, &state);
        }
        G::apply(&mut state, G::pick(&legal, &mut rng), &mut ());
    }
    see(&components, &state);
}

/// Positions of random games of all sample setups.
fn all_positions<G: Tried>(seed: u64, every: usize, mut see: impl FnMut(&Position<G>)) {
    for (number, setup) in (0..).zip(G::sample_setups()) {
        positions::<G>(&setup, seed + number, every, |components, state| {
            see(&Position::of(components, state));
        });
    }
}

/// Every legal action is reached by touching, and nothing else: each move that is ready may be played.
pub fn reaches_what_is_legal<G: Tried>() {
    all_positions::<G>(40, 11, |position| {
        let (_, moves) = position.explore();
        let reached: HashSet<G::Action> = moves.iter().flat_map(Move::actions).copied().collect();
        for action in &position.legal {
            assert!(reached.contains(action), "{action:?} is legal but not reached by touching");
        }
        for ready in &moves {
            let mut state = position.state.clone();
            assert!(!ready.actions().is_empty(), "{ready:?} does nothing");
            for action in ready.actions() {
                assert_eq!(G::check(&state, action), Ok(()), "{ready:?}");
                G::apply(&mut state, *action, &mut ());
            }
        }
    });
}

/// What a scene foretells of a move is what the scene after it shows.
pub fn foretells_what_happens<G: Tried>() {
    let (mut told, mut excused) = (0, 0);
    // By reason: whether a number did come out otherwise.
    let mut needed: HashMap<&str, bool> = HashMap::new();
    all_positions::<G>(500, 7, |position| {
        let viewer = G::turn(&position.state).seat().map_or(Viewer::Table, Viewer::Seat);
        for draft in position.explore().0.into_iter().step_by(2) {
            let scene = position.scene(draft);
            let Some(main) = scene.offer().main.as_ref().filter(|main| !main.actions().is_empty()) else {
                continue;
            };
            let mut after = position.state.clone();
            main.actions().iter().for_each(|action| G::apply(&mut after, *action, &mut ()));
            let seen =
                Position::<G>::seen_by(&position.components, &after, viewer).scene(G::Draft::default());
            let came: HashMap<String, Entry> = G::told(&seen).into_iter().collect();
            for (name, entry) in G::told(&scene) {
                let came = came.get(&name).unwrap_or_else(|| panic!("{draft:?}: {name} is told no more"));
                let changes = usize::from(entry.change != 0);
                if let Some(reason) = G::more_comes(&name, &scene, main.kind, &after) {
                    *needed.entry(reason).or_default() |= came.now != entry.then();
                    excused += changes;
                } else {
                    assert_eq!(came.now, entry.then(), "{draft:?}: {name}");
                    told += changes;
                }
            }
        }
    });
    assert!(told > 100 && excused * 4 < told, "{told} changes were foretold, {excused} excused");
    let idle: Vec<&str> =
        needed.into_iter().filter(|(_, needed)| !needed).map(|(reason, _)| reason).collect();
    assert!(idle.is_empty(), "reasons that excuse nothing: {idle:?}");
}

/// A touch chooses something, or is refused by a rule, or says what the piece is, or confirms, or opens a panel.
pub fn leaves_no_touch_unanswered<G: Tried>() {
    let mut refusals = HashSet::new();
    all_positions::<G>(900, 17, |position| {
        for draft in position.explore().0.into_iter().step_by(5) {
            let look = position.look(draft);
            for piece in position.pieces(draft) {
                let response = staged::touch(&look, piece);
                let Response { refused, asks, confirms, opens, .. } = response;
                match refused {
                    Some(No::Action(action)) => {
                        let refusal = G::check(&position.state, &action);
                        refusals.insert(discriminant(&refusal.expect_err("the touch was refused")));
                    }
                    // It tells what the piece is, too, which serves for no action now.
                    Some(No::Because(_)) if asks => {
                        let is_about = |action: &G::Action| G::pieces_of(&look, *action).contains(&piece);
                        assert!(!look.legal.iter().any(is_about), "{piece:?} serves for an action");
                    }
                    Some(No::Because(why)) => {
                        G::assert_refused(&position.state, &look, piece, why);
                        refusals.insert(discriminant(&why));
                    }
                    None => {}
                }
                let says = !asks || refused.is_none() || matches!(refused, Some(No::Because(_)));
                assert!(says, "{piece:?} says two things");
                let answered = refused.is_some() || asks || confirms || opens.is_some();
                let chosen = response.draft != look.draft;
                assert!(answered || chosen, "{piece:?} is dumb with {draft:?}");
            }
        }
    });
    assert!(refusals.len() >= 4, "only {} ways to be refused were met", refusals.len());
}

/// Whoever may not decide is told what a piece is, or shown a panel; nothing is chosen.
pub fn tells_who_may_not_decide<G: Tried>() {
    all_positions::<G>(3, 29, |position| {
        let mut position = Position::<G>::of(&position.components, &position.state);
        position.legal.clear();
        let nothing = G::Draft::default();
        for piece in position.pieces(nothing) {
            let Response { draft, refused, asks, confirms, opens } =
                staged::touch(&position.look(nothing), piece);
            assert!(asks || opens.is_some(), "{piece:?} says nothing");
            assert_eq!((draft, refused, confirms), (nothing, None, false), "{piece:?}");
        }
        assert!(position.scene(nothing).offer().moves().next().is_none());
    });
}

/// A scene follows from what its viewer may know: with all that is hidden dealt anew it is the same, and so is what every
/// touch leads to.
pub fn shows_no_more_than_the_view<G: Tried>() {
    let mut rng = Rng::new(Seed(7));
    all_positions::<G>(60, 23, |position| {
        let (components, state) = (&position.components, &position.state);
        let seats = (0..u8::MAX).map(Seat).take(seats_of::<G>(position));
        for viewer in seats.map(Viewer::Seat).chain([Viewer::Table]) {
            let one = Position::<G>::seen_by(components, state, viewer);
            let imagined = G::imagine(components, &one.view, &mut rng);
            let other = Position::<G>::seen_by(components, &imagined, viewer);
            assert!(one.view == other.view, "{viewer:?} sees another position");
            let nothing = G::Draft::default();
            assert!(one.scene(nothing) == other.scene(nothing), "{viewer:?} sees another scene");
            for piece in one.pieces(nothing) {
                let [one, other] = [&one, &other].map(|it| staged::touch(&it.look(nothing), piece));
                assert_eq!(one, other, "{viewer:?} at {piece:?}");
            }
        }
    });
}

fn seats_of<G: Staged>(position: &Position<G>) -> usize {
    G::score(&position.state).totals.len()
}

/// Every flight leaves a piece of the scene before its action, and comes to one of the scene after it; a line of the log
/// points at something. Whoever looks.
pub fn flies_from_piece_to_piece<G: Tried>() {
    let (mut flights, mut told) = (0, 0);
    for (number, setup) in (0..).zip(G::sample_setups()) {
        let components = G::components(&setup).expect("a good setup");
        let mut state = G::start(&components, &setup, Seed(number), &mut ());
        let mut rng = Rng::new(Seed(number));
        let mut legal = Vec::new();
        for _ in 0..G::MAX_ACTIONS {
            legal.clear();
            G::actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let before = state.clone();
            let mut events: Vec<G::Event> = Vec::new();
            let action = G::pick(&legal, &mut rng);
            G::apply(&mut state, action, &mut events);
            let seats = (0..G::seats(&setup)).map(Seat).map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Table]) {
                let [old, new] = [&before, &state].map(|state| {
                    Position::<G>::seen_by(&components, state, viewer).scene(G::Draft::default())
                });
                let [start, end] = [&old, &new]
                    .map(|scene| G::pieces(scene).into_iter().map(Named::id).collect::<HashSet<_>>());
                // What flies is what the whole table knows of.
                for event in events.iter().filter(|event| event.audience().includes(Viewer::Table)) {
                    for flight in G::flights(event, &components) {
                        let leaves = flight.from.iter().any(|id| start.contains(id));
                        let arrives = flight.to.iter().any(|id| end.contains(id));
                        assert!(leaves && arrives, "{viewer:?}, {action:?}: {flight:?}");
                        // What has a seat's shape leaves the name of the shape to whoever knows it.
                        assert_eq!(flight.of.is_some(), flight.symbol.ends_with('-'), "{flight:?}");
                        flights += 1;
                    }
                }
                for event in events.iter().filter(|event| event.audience().includes(viewer)) {
                    let pieces = G::pieces_told(event, &new, &components);
                    told += pieces.len();
                    let shown = pieces.is_empty() || pieces.iter().any(|piece| end.contains(&piece.id()));
                    assert!(shown, "{viewer:?}, {event:?} points at nothing of {pieces:?}");
                }
            }
        }
    }
    assert!(flights > 100 && told > 100, "{flights} flights, {told} pieces told of");
}

/// A hint points at pieces that are on the board.
pub fn points_at_pieces_on_the_board<G: Tried>() {
    all_positions::<G>(21, 13, |position| {
        let nothing = G::Draft::default();
        let pieces: HashSet<G::Piece> = position.pieces(nothing).into_iter().collect();
        let plain = position.scene(nothing);
        for action in &position.legal {
            let look = Look { hint: Some((*action, &[])), ..position.look(nothing) };
            let about = G::pieces_of(&look, *action);
            assert!(about.is_empty() || staged::scene(&look) != plain, "{action:?} is pointed at by nothing");
            for piece in about {
                assert!(pieces.contains(&piece), "{action:?} is about {piece:?}, which is not on the board");
            }
        }
    });
}

/// A move to consider that is laid out is chosen: what it stands for fits the position, and where nothing more is to be chosen with
/// it, it is offered.
pub fn lays_moves_out<G: Tried>() {
    let (mut laid, mut offered) = (0, 0);
    all_positions::<G>(33, 9, |position| {
        for action in &position.legal {
            let draft = G::Draft::of(&position.look(G::Draft::default()), *action, &[]);
            if draft == G::Draft::default() {
                continue;
            }
            assert!(position.look(draft).draft != G::Draft::default(), "{action:?} as {draft:?}");
            let scene = position.scene(draft);
            if let Some(main) = &scene.offer().main {
                assert!(!main.actions().is_empty(), "{action:?} leads nowhere");
                offered += 1;
            }
            laid += 1;
        }
    });
    assert!(laid > 100 && offered > 50, "{laid} moves laid out, {offered} offered");
}

/// Pieces are found again by their names, and nothing is by what is no name.
pub fn names_its_pieces<G: Tried>() {
    all_positions::<G>(5, 7, |position| {
        let mut names = HashMap::new();
        for piece in position.pieces(G::Draft::default()) {
            let id = piece.id();
            assert_eq!(G::Piece::from_id(&id), Some(piece), "{id}");
            for foreign in [[&id, "-x"].concat(), [&id, "-1-1-1-1"].concat(), ["x", &id].concat()] {
                assert_eq!(G::Piece::from_id(&foreign), None, "{foreign}");
            }
            assert_eq!(names.insert(id, piece), None, "two pieces of one name");
        }
        assert_eq!(G::Piece::from_id(""), None);
    });
}

/// The suite that every board passes; the game implements [`Tried`].
#[macro_export]
macro_rules! board_suite {
    ($game:ty) => {
        $crate::board_suite! {
            $game:
            every_legal_action_is_reached_by_touching_and_nothing_else = reaches_what_is_legal,
            what_a_scene_foretells_of_a_move_comes_to_pass = foretells_what_happens,
            no_touch_is_dumb_and_what_is_refused_breaks_a_rule = leaves_no_touch_unanswered,
            what_can_be_chosen_at_a_time_says_at_another_why_not = explains_what_is_refused,
            whoever_may_not_decide_is_told_what_a_piece_is = tells_who_may_not_decide,
            equal_views_make_equal_scenes = shows_no_more_than_the_view,
            every_flight_leaves_a_piece_and_comes_to_one = flies_from_piece_to_piece,
            totals_stay_as_they_were_until_the_end_is_told = holds_the_totals_of_the_end,
            a_hint_points_at_pieces_on_the_board = points_at_pieces_on_the_board,
            a_move_to_consider_is_laid_out_as_a_choice_that_fits = lays_moves_out,
            every_piece_is_found_again_by_its_name = names_its_pieces,
        }
    };
    ($game:ty: $($fact:ident = $check:ident,)*) => {
        mod every_board {
            use super::*;
            use $crate::every_board;

            $(#[test]
            fn $fact() {
                every_board::$check::<$game>();
            })*
        }
    };
}
