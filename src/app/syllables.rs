//! Where a long name may be broken, if it has to be: no browser knows the names of a game.

/// Letters from which a word may be broken.
const LONG: usize = 9;

/// Letters of the longest word of a name that a headline has room for in large letters.
pub const LONG_WORD: usize = 10;

/// What may be written where a word may be broken.
const SOFT_HYPHEN: char = '\u{ad}';

/// Two letters for one sound.
const TOGETHER: [&str; 9] = ["th", "ph", "ch", "sh", "ck", "gh", "wh", "qu", "ng"];

/// A name with a place to break each of its long words: before the syllable nearest to the middle.
#[must_use]
pub fn breakable(name: &str) -> String {
    let mut written = String::with_capacity(name.len() + 2);
    for part in name.split_inclusive([' ', '-']) {
        let word = part.trim_end_matches([' ', '-']);
        match syllable(word) {
            Some(at) => {
                written.push_str(&word[..at]);
                written.push(SOFT_HYPHEN);
                written.push_str(&part[at..]);
            }
            None => written.push_str(part),
        }
    }
    written
}

/// Whether a name has a word for which a headline has no room in large letters.
#[must_use]
pub fn has_long_word(name: &str) -> bool {
    name.split([' ', '-']).any(|word| word.chars().count() > LONG_WORD)
}

/// Letters of the longest piece in which a name stands when it is broken wherever it may be.
#[must_use]
pub fn longest_piece(name: &str) -> usize {
    breakable(name)
        .split([' ', '-', SOFT_HYPHEN])
        .map(|piece| piece.chars().count())
        .max()
        .unwrap_or_default()
}

/// Where the syllable begins that is nearest to the middle of a long word.
fn syllable(word: &str) -> Option<usize> {
    if word.len() < LONG || !word.bytes().all(|letter| letter.is_ascii_alphabetic()) {
        return None;
    }
    let letters = word.to_ascii_lowercase();
    let begins = |at: &usize| begins_syllable(&letters, *at);
    // Of two as near, the later one: what ends a word is more often a word by itself.
    (3..word.len() - 2).rev().filter(begins).min_by_key(|at| (2 * at).abs_diff(word.len()))
}

/// Whether a syllable can begin there: with a consonant, or two that are spoken in one, before a vowel.
fn begins_syllable(letters: &str, at: usize) -> bool {
    let (before, rest) = letters.split_at(at);
    let vowel = |letter: Option<char>| letter.is_some_and(|letter| "aeiouy".contains(letter));
    let mut rest = rest.chars();
    let (first, second, third) = (rest.next(), rest.next(), rest.next());
    let pair = |from: usize| {
        letters.get(from..from + 2).is_some_and(|pair| TOGETHER.contains(&pair) || glides(pair))
    };
    let opens = vowel(second) || (pair(at) && vowel(third));
    !vowel(first) && opens && !pair(at - 1) && before.chars().any(|letter| vowel(Some(letter)))
}

/// Whether two consonants are spoken in one: "br", "cl", "sm".
fn glides(pair: &str) -> bool {
    let mut letters = pair.chars();
    let (Some(first), Some(second)) = (letters.next(), letters.next()) else { return false };
    match second {
        'l' | 'r' => "bcdfgkptw".contains(first),
        _ => first == 's' && "mnptk".contains(second),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_broken_between_syllables_near_its_middle() {
        for (name, pieces) in [
            ("Cartographer", "Carto-grapher"),
            ("Quartermaster", "Quarter-master"),
            ("Mathematician", "Mathema-tician"),
            ("Troublemaker", "Trouble-maker"),
            ("Blackmailer", "Black-mailer"),
            ("Philosopher", "Philo-sopher"),
            ("Chambermaid", "Chamber-maid"),
            ("Wheelwright", "Wheel-wright"),
            ("Crossbowman", "Cross-bowman"),
            ("Stonemason", "Stone-mason"),
            ("Pawnbroker", "Pawn-broker"),
            ("Blacksmith", "Black-smith"),
            ("Gatekeeper", "Gate-keeper"),
            ("Maeterlinck", "Maeter-linck"),
        ] {
            assert_eq!(breakable(name).replace(SOFT_HYPHEN, "-"), pieces);
        }
    }

    #[test]
    fn the_longest_word_decides_how_large_a_headline_is() {
        assert!(has_long_word("Maximiliana Theodora") && has_long_word("Anna-Wolfeschlegel"));
        assert!(!has_long_word("Anna Theodora Maria") && !has_long_word("歐陽美玲") && !has_long_word(""));
    }

    #[test]
    fn short_words_and_other_scripts_stay_whole() {
        for name in ["Almoner", "Fire-Eater", "Van de Velde", "", "製圖師", "Ⅻ"] {
            assert_eq!(breakable(name), name);
        }
        assert_eq!(breakable("Drawing Apprentice").replace(SOFT_HYPHEN, "-"), "Drawing Appren-tice");
    }

    #[test]
    fn the_longest_piece_is_that_of_the_name_when_it_is_broken() {
        assert_eq!(longest_piece("Almoner"), 7);
        assert_eq!(longest_piece("Cartographer"), 7);
        assert_eq!(longest_piece("Lady-in-Waiting"), 7);
        assert_eq!(longest_piece(""), 0);
    }
}
