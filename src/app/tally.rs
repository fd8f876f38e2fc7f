//! What finished games add up to: who has won how often, and where the points came from.

use super::players::{Mind, Player};
use crate::app::order;

/// A finished game, as far as statistics look at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// One a seat.
    pub players: Vec<Player>,
    /// Rounds played.
    pub rounds: u16,
    /// Rank of each seat; equal ranks share the place.
    pub ranks: Vec<u8>,
    /// Points of each seat.
    pub totals: Vec<i32>,
    /// Lines of the score sheet.
    pub lines: Vec<Counted>,
}

/// A line of a game's score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// What is counted: the same in every game, whatever it is called there.
    pub kind: u64,
    /// What it is called.
    pub category: String,
    /// One figure a seat.
    pub figures: Vec<i32>,
}

/// Whose results are counted together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contender {
    /// Everybody of this name.
    Person(String),
    /// Every computer player of this kind, whatever it is called.
    Computer(Mind),
}

/// Figures that were gathered one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gathered {
    count: u32,
    sum: i64,
    most: Option<i32>,
}

impl Gathered {
    fn add(&mut self, figure: i32) {
        self.count += 1;
        self.sum += i64::from(figure);
        self.most = self.most.max(Some(figure));
    }

    /// How many there are.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// The largest.
    #[must_use]
    pub const fn most(&self) -> Option<i32> {
        self.most
    }

    /// The mean in tenths, rounded half away from zero; none of nothing.
    #[must_use]
    pub fn mean_in_tenths(&self) -> Option<i64> {
        let count = i64::from(self.count);
        let half = if self.sum < 0 { -count } else { count };
        (count > 0).then(|| (self.sum * 20 + half) / (2 * count))
    }
}

/// What one contender has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub contender: Contender,
    /// Seats that finished first, alone or with others.
    pub wins: u32,
    /// Points, one figure for each seat played.
    pub points: Gathered,
}

/// A line of the score sheets, over all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What is counted.
    pub kind: u64,
    /// What it was called first.
    pub category: String,
    /// Of the seats that finished first.
    pub winners: Gathered,
    /// Of the other seats.
    pub others: Gathered,
}

impl Line {
    /// The most that a seat had of it.
    #[must_use]
    pub fn most(&self) -> Option<i32> {
        self.winners.most().max(self.others.most())
    }
}

/// What finished games of one kind add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of games.
    pub games: u32,
    /// Rounds, one figure a game.
    pub rounds: Gathered,
    /// Points of the seats that finished first.
    pub winners: Gathered,
    /// Points of the other seats.
    pub others: Gathered,
    /// Persons, then computer players; in each group those with more wins first.
    pub standings: Vec<Standing>,
    /// In the order in which the sheets count them.
    pub lines: Vec<Line>,
}

impl Tally {
    /// The most points of a seat.
    #[must_use]
    pub fn most(&self) -> Option<i32> {
        self.winners.most().max(self.others.most())
    }

    /// Adds the games up.
    #[must_use]
    pub fn of(games: &[Finished]) -> Self {
        let mut tally = Self::default();
        for game in games {
            tally.add(game);
        }
        // A seat whose sheet had no such line, as one without the expansion, had none of it.
        let (winners, others) = (tally.winners.count, tally.others.count);
        for line in &mut tally.lines {
            (line.winners.count, line.others.count) = (winners, others);
        }
        order::sort_by_key(&mut tally.standings, |standing| {
            let is_computer = matches!(standing.contender, Contender::Computer(_));
            (is_computer, std::cmp::Reverse((standing.wins, standing.points.mean_in_tenths())))
        });
        tally
    }

    fn add(&mut self, game: &Finished) {
        self.games += 1;
        self.rounds.add(i32::from(game.rounds));
        let seats = game.players.iter().zip(&game.ranks).zip(&game.totals);
        for ((player, &rank), &total) in seats {
            let won = rank == 1;
            if won { &mut self.winners } else { &mut self.others }.add(total);
            let standing = self.standing(player);
            standing.wins += u32::from(won);
            standing.points.add(total);
        }
        for counted in &game.lines {
            let line = self.line(counted);
            for (&figure, &rank) in counted.figures.iter().zip(&game.ranks) {
                if rank == 1 { &mut line.winners } else { &mut line.others }.add(figure);
            }
        }
    }

    fn standing(&mut self, player: &Player) -> &mut Standing {
        let contender = match player.mind {
            Mind::Person => Contender::Person(player.name.clone()),
            mind @ Mind::Computer { .. } => Contender::Computer(mind),
        };
        let at = self.standings.iter().position(|standing| standing.contender == contender);
        let at = at.unwrap_or_else(|| {
            self.standings.push(Standing { contender, wins: 0, points: Gathered::default() });
            self.standings.len() - 1
        });
        &mut self.standings[at]
    }

    fn line(&mut self, Counted { kind, category, .. }: &Counted) -> &mut Line {
        let at = self.lines.iter().position(|line| line.kind == *kind);
        let at = at.unwrap_or_else(|| {
            let (winners, others) = (Gathered::default(), Gathered::default());
            self.lines.push(Line { kind: *kind, category: category.clone(), winners, others });
            self.lines.len() - 1
        });
        &mut self.lines[at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Style;

    const STRONG: Mind = Mind::Computer { level: 3, style: Style::Builder };

    fn player(name: &str, mind: Mind) -> Player {
        Player { name: name.to_owned(), shape: 0, mind }
    }

    fn game(players: &[(&str, Mind)], ranks: &[u8], totals: &[i32]) -> Finished {
        Finished {
            players: players.iter().map(|(name, mind)| player(name, *mind)).collect(),
            rounds: 20,
            ranks: ranks.to_vec(),
            totals: totals.to_vec(),
            lines: vec![Counted { kind: 1, category: "cards".to_owned(), figures: totals.to_vec() }],
        }
    }

    #[test]
    fn nothing_adds_up_to_nothing() {
        let tally = Tally::of(&[]);
        assert_eq!(tally, Tally::default());
        assert_eq!(tally.rounds.mean_in_tenths(), None);
        assert_eq!(tally.winners.most(), None);
    }

    #[test]
    fn a_name_is_one_person_and_a_kind_of_computer_one_contender() {
        let games = [
            game(&[("Ada", Mind::Person), ("Bot", STRONG)], &[1, 2], &[16, 11]),
            game(&[("Tom", STRONG), ("Ada", Mind::Person)], &[1, 2], &[15, 9]),
            game(&[("Mei", Mind::Person), ("Ada", Mind::Person)], &[2, 1], &[3, 18]),
        ];
        let tally = Tally::of(&games);
        let told: Vec<_> =
            tally.standings.iter().map(|s| (s.contender.clone(), s.points.count(), s.wins)).collect();
        assert_eq!(
            told,
            [
                (Contender::Person("Ada".into()), 3, 2),
                (Contender::Person("Mei".into()), 1, 0),
                (Contender::Computer(STRONG), 2, 1),
            ]
        );
        assert_eq!(tally.standings[0].points.mean_in_tenths(), Some(143));
        assert_eq!(tally.standings[0].points.most(), Some(18));
        assert_eq!(tally.games, 3);
    }

    #[test]
    fn a_shared_victory_is_a_win_of_each() {
        let tally = Tally::of(&[game(&[("Ada", Mind::Person), ("Mei", Mind::Person)], &[1, 1], &[15, 15])]);
        assert!(tally.standings.iter().all(|standing| standing.wins == 1));
        assert_eq!((tally.winners.count(), tally.others.count()), (2, 0));
    }

    #[test]
    fn what_is_called_otherwise_in_another_game_is_one_line_still() {
        let mut games = [4, 9].map(|points| game(&[("Ada", Mind::Person)], &[1], &[points]));
        games[1].lines[0].category = "cards of the expansion".to_owned();
        let lines = Tally::of(&games).lines;
        assert_eq!(lines.len(), 1);
        assert_eq!((lines[0].category.as_str(), lines[0].winners.count()), ("cards", 2));
    }

    #[test]
    fn lines_are_told_for_winners_and_for_the_others() {
        let games = [
            game(&[("Ada", Mind::Person), ("Mei", Mind::Person)], &[2, 1], &[-7, 4]),
            game(&[("Ada", Mind::Person), ("Mei", Mind::Person)], &[2, 1], &[-8, 5]),
        ];
        let tally = Tally::of(&games);
        let [line] = tally.lines.as_slice() else { panic!("one line") };
        assert_eq!((line.winners.mean_in_tenths(), line.winners.most()), (Some(45), Some(5)));
        assert_eq!((line.others.mean_in_tenths(), line.others.most()), (Some(-75), Some(-7)));
    }

    #[test]
    fn the_lines_add_up_to_the_total_where_some_sheets_lack_one() {
        let people = [("Ada", Mind::Person), ("Mei", Mind::Person)];
        let (without, mut with) = (game(&people, &[1, 2], &[100, 80]), game(&people, &[1, 2], &[120, 90]));
        with.lines[0].figures = vec![100, 80];
        with.lines.push(Counted { kind: 2, category: "tiles".into(), figures: vec![20, 10] });
        let tally = Tally::of(&[without, with]);
        let sum = tally.lines.iter().filter_map(|line| line.winners.mean_in_tenths()).sum::<i64>();
        assert_eq!((Some(sum), tally.winners.mean_in_tenths()), (Some(1100), Some(1100)));
        assert_eq!(tally.lines[1].most(), Some(20));
    }
}
