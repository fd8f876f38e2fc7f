//! How long a game is, as lists of games say it.

use salon::app::session::Worded;
use salon::app::words::Language::{self, English, Traditional};
use salon::games::art_society::ArtSociety;
use salon::games::azul_summer_pavilion::AzulSummerPavilion;
use salon::games::bruges::Bruges;
use salon::games::brussels_1893::Brussels1893;
use salon::games::splendor::{Setup, Splendor};

fn said<G: Worded>(setup: &G::Setup, language: Language) -> Option<String> {
    G::length(setup, G::components(setup).expect("the box").as_ref(), language)
}

fn usual<G: Worded>(language: Language) -> Option<String> {
    said::<G>(&G::Setup::default(), language)
}

#[test]
fn how_long_a_game_is_is_said_before_it_begins() {
    let longer = Setup { target: Some(21), ..Setup::default() };
    assert_eq!(usual::<Splendor>(English).as_deref(), Some("Played to 15 points"));
    assert_eq!(said::<Splendor>(&longer, English).as_deref(), Some("Played to 21 points"));
    assert_eq!(usual::<AzulSummerPavilion>(Traditional).as_deref(), Some("共 6 輪"));
    assert_eq!(usual::<Brussels1893>(English).as_deref(), Some("5 rounds in all"));
    assert!(usual::<ArtSociety>(English).is_some_and(|said| said.starts_with("At most")));
    assert_eq!(usual::<Bruges>(English), None);
}
