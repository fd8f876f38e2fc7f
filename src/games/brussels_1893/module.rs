//! What the game is put together from. The base game is the first module; what others add are rows of the same lists.

use super::Options;
use super::category::Category;
use super::due::Phase;

/// A part of the rules that is in play or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Module {
    /// The base game.
    Base,
    /// The variant: the reverse sides of the architect boards, with an ability each.
    ReverseSides,
    /// The expansion.
    BelleEpoque,
}

impl Module {
    /// Every module, in the order in which they answer a hook.
    pub const ALL: [Self; 3] = [Self::Base, Self::ReverseSides, Self::BelleEpoque];

    /// Whether it is in play.
    #[must_use]
    pub const fn is_in_play(self, options: &Options) -> bool {
        match self {
            Self::Base => true,
            Self::ReverseSides => options.side_b_boards,
            Self::BelleEpoque => options.belle_epoque,
        }
    }
}

/// The phases, in order, each with the module that it belongs to. The rounds go from what follows the draft to [`Phase::Renew`].
pub const PHASES: [(Module, Phase); 24] = [
    (Module::Base, Phase::Draft),
    (Module::BelleEpoque, Phase::Trains),
    (Module::Base, Phase::Reveal),
    (Module::BelleEpoque, Phase::Plan),
    (Module::Base, Phase::Corner),
    (Module::Base, Phase::Neutral),
    (Module::Base, Phase::Turns),
    (Module::BelleEpoque, Phase::Award),
    (Module::BelleEpoque, Phase::Popularity),
    (Module::Base, Phase::Columns),
    (Module::Base, Phase::Prestige),
    (Module::BelleEpoque, Phase::Doubling),
    (Module::Base, Phase::Irises),
    (Module::BelleEpoque, Phase::Departure),
    (Module::BelleEpoque, Phase::Return),
    (Module::Base, Phase::Court),
    (Module::BelleEpoque, Phase::Visit),
    (Module::BelleEpoque, Phase::Refresh),
    (Module::Base, Phase::Close),
    (Module::BelleEpoque, Phase::Audience),
    (Module::Base, Phase::Renew),
    (Module::BelleEpoque, Phase::Tiles),
    (Module::Base, Phase::Salaries),
    (Module::Base, Phase::Over),
];

/// The lines of the score sheet that add up to the total, in the order of the rules, each with the module that it belongs to.
pub const LINES: [(Module, Category); 10] = [
    (Module::Base, Category::Track),
    (Module::BelleEpoque, Category::Tiles),
    (Module::Base, Category::Unpaid),
    (Module::Base, Category::Houses),
    (Module::Base, Category::Materials),
    (Module::Base, Category::StartPlayer),
    (Module::Base, Category::Workers),
    (Module::Base, Category::Nobles),
    (Module::Base, Category::Artworks),
    (Module::Base, Category::Francs),
];

/// The phase that follows another one, within a round or after the last.
#[must_use]
pub fn after(phase: Phase, options: &Options) -> Phase {
    let from = PHASES.iter().position(|(_, other)| *other == phase).map_or(0, |at| at + 1);
    let mut rest = PHASES[from..].iter().filter(|(module, _)| module.is_in_play(options));
    rest.next().map_or(Phase::Over, |(_, next)| *next)
}

/// The lines of the score sheet that are in play.
pub fn lines(options: &Options) -> impl Iterator<Item = Category> + use<> {
    let options = *options;
    LINES.into_iter().filter(move |(module, _)| module.is_in_play(&options)).map(|(_, line)| line)
}
