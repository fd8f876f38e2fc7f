//! What every board says, read at positions of random games: what each piece is called, is and does, what may be done, what the move being
//! considered does, its warnings, its buttons, and why a touch is refused.

use super::reader::{LANGUAGES, Reader};
use super::{Chooser, names, players, read_rules, symbols};
use crate::every_board::{Laid, Position};
use salon::app::boards::pen::{Pen, Spoken};
use salon::app::boards::staged::{self, Look, No, Offer, Shown, Step};
use salon::app::players::Player;
use salon::app::session::{Explanation, Speech};
use salon::engine::{Event, Rng, Seat, Seed, Viewer};
use std::collections::HashSet;

/// Random games of every sample setup.
const GAMES: u64 = 2;

/// Positions of a game that are read.
const READ: usize = 24;

/// Touches at a position, one after the other, and how often one begins anew.
const TOUCHES: usize = 12;
const ANEW: usize = 4;

/// Events that are news to somebody.
const NEWS: usize = 12;

/// Somebody who reads a board.
struct Audience<'a, G: Spoken> {
    reader: &'a mut Reader,
    players: &'a [Player],
    viewer: Viewer,
    position: &'a Position<G>,
    /// Scenes that were read, so that none is read twice.
    read: HashSet<String>,
}

impl<G: Spoken + Laid> Audience<'_, G> {
    /// What a scene says.
    fn read(&mut self, look: &Look<'_, G>) {
        let scene = staged::scene(look);
        let offer: &Offer<G> = scene.offer();
        if !self.read.insert(format!("{:?}{:?}", look.draft, look.opened)) {
            return;
        }
        let pieces: HashSet<G::Piece> = G::pieces(&scene).into_iter().collect();
        let Self { position, players, .. } = *self;
        for language in LANGUAGES {
            let (components, view) = (&*position.components, &position.view);
            let viewer = self.viewer;
            let pen = Pen { language, components, players, viewer, view, scene: &scene };
            for piece in &pieces {
                let about = G::about(&pen, *piece);
                if about.is_empty() {
                    // What says so by itself answers a touch in another way.
                    assert!(!staged::touch(look, *piece).asks, "{piece:?} asks for words that there are not");
                } else {
                    self.reader.read(language, "piece", &about);
                }
            }
            for name in names::of(&pen) {
                self.reader.read(language, "name", &name);
            }
            let preview = G::preview(&pen);
            assert_eq!(preview.is_empty(), look.legal.is_empty(), "{:?}: {preview:?}", offer.what);
            if !preview.is_empty() {
                self.reader.read(language, "preview", &preview);
            }
            if let Some(warning) = G::warning(&pen) {
                self.reader.read(language, "warning", &warning);
            }
            for ready in offer.moves() {
                self.reader.read(language, "button", &G::button(ready.kind, language));
            }
        }
    }

    /// Why a touch is refused.
    fn read_refusal(&mut self, look: &Look<'_, G>, no: No<G>) {
        for language in LANGUAGES {
            let Self { players, viewer, position, .. } = *self;
            let speech = Speech::<G> { language, players, viewer, components: &position.components };
            let explained: Vec<Explanation> = match no {
                No::Because(refusal) => vec![G::refusal(refusal, &speech)],
                No::Action(action) => {
                    let plain = G::check(&position.state, &action).expect_err("the touch was refused");
                    let fuller = G::in_numbers(action, look, language);
                    fuller.into_iter().chain([G::refusal(plain, &speech)]).collect()
                }
            };
            for Explanation { sentence, section } in explained {
                self.reader.read(language, "refusal", &sentence);
                self.reader.look_up(section);
            }
        }
    }

    /// Touches what may be touched, and reads what the board then says.
    fn touch(&mut self, rng: &mut Rng) {
        let position = self.position;
        let mut draft = G::Draft::default();
        for touched in 0..TOUCHES {
            if touched % ANEW == 0 {
                draft = G::Draft::default();
            }
            let look = position.look(draft);
            self.read(&look);
            let scene = staged::scene(&look);
            let choices: Vec<G::Draft> = scene
                .offer()
                .moves()
                .filter_map(|ready| match ready.step {
                    Step::Choose(draft) => Some(draft),
                    _ => None,
                })
                .collect();
            if !choices.is_empty() && rng.below(3) == 0 {
                draft = choices[rng.index(choices.len())];
                continue;
            }
            let pieces = G::pieces(&scene);
            // Most pieces are refused or only tell what they are.
            for _ in 0..4 {
                let response = staged::touch(&look, pieces[rng.index(pieces.len())]);
                if let Some(no) = response.refused {
                    self.read_refusal(&look, no);
                }
                draft = response.draft;
                if draft != look.draft {
                    break;
                }
            }
        }
        self.read(&position.look(draft));
    }
}

/// Reads a position as those see it who decide, who wait, and who all look together.
fn read_position<G: Spoken + Laid>(
    reader: &mut Reader,
    position: &G::State,
    box_: &std::sync::Arc<G::Components>,
    told: &[G::Event],
    rng: &mut Rng,
) {
    let seats = G::score(position).totals.len() as u8;
    let players = players(seats);
    let acting = G::turn(position).seat();
    let waiting = acting.map(|seat| Seat((seat.0 + 1) % seats));
    let viewers = acting.into_iter().chain(waiting).map(Viewer::Seat).chain([Viewer::Table]);
    for viewer in viewers {
        let mut seen = Position::<G>::seen_by(box_, position, viewer);
        let known: Vec<G::Event> =
            told.iter().filter(|event| event.audience().includes(viewer)).cloned().collect();
        seen.news = staged::news::<G>(&known, box_);
        let mut audience = Audience {
            reader: &mut *reader,
            players: &players,
            viewer,
            position: &seen,
            read: HashSet::new(),
        };
        let plain = seen.look(G::Draft::default());
        for opened in (0..seats).map(Seat) {
            audience.read(&Look { opened: Some(opened), ..plain });
        }
        let hint = seen.legal.first().map(|action| (*action, [].as_slice()));
        audience.read(&Look { hint, ..plain });
        audience.touch(rng);
    }
}

fn speaks_well<G: Spoken + Laid>() {
    let mut reader = Reader::new(symbols::<G>());
    read_rules::<G>(&mut reader);
    let mut chooser = Chooser::default();
    let setups = G::sample_setups();
    for (game, setup) in (0..GAMES * setups.len() as u64).zip(setups.iter().cycle()) {
        let components = G::components(setup).expect("a sound box");
        let mut rng = Rng::new(Seed(game));
        let mut state = G::start(&components, setup, Seed(77 + game), &mut ());
        let (mut actions, mut told) = (Vec::new(), Vec::new());
        // As many positions of a short game as of a long one, each at another distance from its beginning.
        let mut length = state.clone();
        let every = salon::engine::play_out::<G>(&mut length, &mut rng, &mut actions) / READ + 1;
        for played in 0.. {
            if (played + game as usize).is_multiple_of(every) {
                read_position::<G>(&mut reader, &state, &components, &told, &mut rng);
            }
            actions.clear();
            G::actions(&state, &mut actions);
            if actions.is_empty() {
                break;
            }
            G::apply(&mut state, chooser.choose(game, &actions, &mut rng), &mut told);
            told.drain(..told.len().saturating_sub(NEWS));
        }
        read_position::<G>(&mut reader, &state, &components, &told, &mut rng);
    }
    reader.finish(30);
}

macro_rules! spoken {
    ($($(#[$when:meta])* $folder:ident: $game:ident,)*) => {
        $($(#[$when])*
        #[test]
        fn $folder() {
            speaks_well::<salon::games::$folder::$game>();
        })*
    };
}
salon::each_game!(spoken);
