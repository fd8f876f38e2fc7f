//! The reader of boxes: a part of a file with its place, so that whatever is wrong with it can be named.

use super::fault::{Fault, Kind, Trouble, entry, quoted, within};
use super::remark::NAMES;
use serde_json::Value;

/// Characters of a name, at most: longer ones fit on no card.
const LONGEST_NAME: usize = 40;

/// A part of a game's box, or of an edition laid over it.
///
/// Every way of asking for something gives it, or a [`Fault`] that names the place. Places are put together only when
/// something is wrong.
///
/// ```
/// use salon::engine::{Part, Trouble};
/// let file = serde_json::json!({"cards": [{"id": "ART-01", "cost": 9, "effect": [{"op": "score", "amount": 12}]}]});
/// let whole = Part::whole(&file);
/// let cards = whole.at("cards").unwrap();
/// for card in cards.things(1, 1).unwrap() {
///     assert_eq!(card.number("cost", 0, 12), Ok(9_u8));
///     assert!(card.maybe("worker").is_none());
///     let effects = card.at("effect").unwrap();
///     let effect = effects.items(1, 4).unwrap().next().unwrap();
///     let fault = effect.number::<u8>("amount", 0, 10).unwrap_err();
///     assert_eq!(fault.place, "cards[ART-01].effect[0].amount");
///     assert_eq!(fault.trouble, Trouble::Range { found: "12".into(), least: 0, most: 10 });
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    value: &'a Value,
    /// What it is a part of, and how it is found there; none for the whole.
    above: Option<(&'a Part<'a>, Step<'a>)>,
}

/// How a part is found in the one above it.
#[derive(Clone, Copy, Debug)]
enum Step<'a> {
    Key(&'a str),
    Id(&'a Value),
    Number(usize),
}

impl<'a> Part<'a> {
    /// The whole file.
    #[must_use]
    pub const fn whole(value: &'a Value) -> Self {
        Self { value, above: None }
    }

    /// Where in the file this is.
    #[must_use]
    pub fn place(&self) -> String {
        match self.above {
            None => String::new(),
            Some((above, Step::Key(key))) => within(&above.place(), key),
            Some((above, Step::Id(id))) => entry(&above.place(), &quoted(id)),
            Some((above, Step::Number(number))) => entry(&above.place(), &number.to_string()),
        }
    }

    /// Something wrong here.
    #[must_use]
    pub fn fault(&self, trouble: Trouble) -> Fault {
        Fault { place: self.place(), trouble }
    }

    /// This does not go together with what another place says.
    #[must_use]
    pub fn unfit(&self, with: impl Into<String>) -> Fault {
        self.fault(Trouble::Unfit { with: with.into() })
    }

    /// This stands a second time.
    #[must_use]
    pub fn twice(&self) -> Fault {
        self.fault(Trouble::Twice)
    }

    fn of_kind(&self, wanted: Kind) -> Fault {
        self.fault(Trouble::Kind { wanted, found: Kind::of(self.value) })
    }

    /// Whether the figure is not known.
    #[must_use]
    pub fn is_null(&self) -> bool {
        self.value.is_null()
    }

    /// The part under a key.
    ///
    /// # Errors
    /// There is none, or this is no object.
    pub fn at<'b>(&'b self, key: &'b str) -> Result<Part<'b>, Fault> {
        let Value::Object(keys) = self.value else { return Err(self.of_kind(Kind::Object)) };
        match keys.get(key) {
            Some(value) => Ok(Part { value, above: Some((self, Step::Key(key))) }),
            None => Err(Fault { place: within(&self.place(), key), trouble: Trouble::Missing }),
        }
    }

    /// The part under a key; none if it is missing or `null`, as a figure is that nobody knows.
    #[must_use]
    pub fn maybe<'b>(&'b self, key: &'b str) -> Option<Part<'b>> {
        self.at(key).ok().filter(|part| !part.is_null())
    }

    /// Whether a key says something to people only, and is not read.
    #[must_use]
    pub fn is_remark(key: &str) -> bool {
        super::remark::is_remark(key)
    }

    /// Every named part of an object, with its name.
    ///
    /// # Errors
    /// This is no object.
    pub fn entries(&self) -> Result<impl Iterator<Item = (&str, Part<'_>)>, Fault> {
        let Value::Object(keys) = self.value else { return Err(self.of_kind(Kind::Object)) };
        Ok(keys
            .iter()
            .map(move |(key, value)| (key.as_str(), Part { value, above: Some((self, Step::Key(key))) })))
    }

    fn entry_of(&self, least: usize, most: usize) -> Result<&'a [Value], Fault> {
        let Value::Array(values) = self.value else { return Err(self.of_kind(Kind::List)) };
        self.counted("", values.len(), least, most)?;
        Ok(values)
    }

    /// The entries of a list, by number.
    ///
    /// # Errors
    /// This is no list, or one of another length.
    pub fn items(&self, least: usize, most: usize) -> Result<impl ExactSizeIterator<Item = Part<'_>>, Fault> {
        let values = self.entry_of(least, most)?.iter().enumerate();
        Ok(values.map(move |(at, value)| Part { value, above: Some((self, Step::Number(at))) }))
    }

    /// The things of a list, by their ids.
    ///
    /// # Errors
    /// This is no list, one of another length, or one with an entry without an id.
    pub fn things(
        &self,
        least: usize,
        most: usize,
    ) -> Result<impl ExactSizeIterator<Item = Part<'_>>, Fault> {
        let values = self.entry_of(least, most)?;
        if let Some(part) = self.items(least, most)?.find(|part| part.value.get("id").is_none()) {
            part.at("id")?;
        }
        let things = values.iter().map(move |value| {
            let id = value.get("id").unwrap_or(&Value::Null);
            Part { value, above: Some((self, Step::Id(id))) }
        });
        Ok(things)
    }

    /// The part itself as a whole number, both bounds included.
    ///
    /// # Errors
    /// It is none, or out of bounds.
    pub fn bounded<N: TryFrom<i64> + Into<i64>>(&self, least: N, most: N) -> Result<N, Fault> {
        let (least, most) = (least.into(), most.into());
        let out = || self.fault(Trouble::Range { found: quoted(self.value), least, most });
        N::try_from(self.integer(least, most)?).map_err(|_| out())
    }

    fn integer(&self, least: i64, most: i64) -> Result<i64, Fault> {
        if !self.value.is_number() {
            return Err(self.of_kind(Kind::Number));
        }
        let number = self.value.as_i64().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| self.fault(Trouble::Range { found: quoted(self.value), least, most }))
    }

    /// The whole number under a key, both bounds included.
    ///
    /// # Errors
    /// As [`at`](Self::at) and [`bounded`](Self::bounded).
    pub fn number<N: TryFrom<i64> + Into<i64>>(&self, key: &str, least: N, most: N) -> Result<N, Fault> {
        self.at(key)?.bounded(least, most)
    }

    /// The numbers of a list.
    ///
    /// # Errors
    /// As [`items`](Self::items) and [`bounded`](Self::bounded), for each.
    pub fn numbers(&self, lengths: [usize; 2], least: u8, most: u8) -> Result<Vec<u8>, Fault> {
        self.items(lengths[0], lengths[1])?.map(|item| item.bounded(least, most)).collect()
    }

    /// Different numbers of a list.
    ///
    /// # Errors
    /// As [`numbers`](Self::numbers), and where one stands twice.
    pub fn different(&self, lengths: [usize; 2], least: u8, most: u8) -> Result<Vec<u8>, Fault> {
        let numbers = self.numbers(lengths, least, most)?;
        for (at, item) in self.items(0, usize::MAX)?.enumerate() {
            if numbers[..at].contains(&numbers[at]) {
                return Err(item.twice());
            }
        }
        Ok(numbers)
    }

    /// Checks that the number under a key is what another place says or what follows from it.
    ///
    /// # Errors
    /// It is another, or none.
    pub fn agrees(&self, key: &str, says: usize, other: &str) -> Result<(), Fault> {
        let part = self.at(key)?;
        let found = part.integer(i64::MIN, i64::MAX)?;
        let says = i64::try_from(says).unwrap_or(i64::MAX);
        let other = || Trouble::Disagrees { found, other: other.to_owned(), says };
        if found == says { Ok(()) } else { Err(part.fault(other())) }
    }

    /// Checks how many things there are, called `of`.
    ///
    /// # Errors
    /// Too few or too many.
    pub fn counted(&self, of: &str, found: usize, least: usize, most: usize) -> Result<(), Fault> {
        if (least..=most).contains(&found) {
            return Ok(());
        }
        Err(self.fault(Trouble::Count { of: of.to_owned(), found, least, most }))
    }

    /// Yes or no, under a key.
    ///
    /// # Errors
    /// Missing, or neither.
    pub fn flag(&self, key: &str) -> Result<bool, Fault> {
        let part = self.at(key)?;
        part.value.as_bool().ok_or_else(|| part.of_kind(Kind::Flag))
    }

    /// The part itself as text.
    ///
    /// # Errors
    /// It is none.
    pub fn text(&self) -> Result<&'a str, Fault> {
        self.value.as_str().ok_or_else(|| self.of_kind(Kind::Text))
    }

    /// The names that an edition gives a thing, in every language; in one that it leaves out, as in the one nearest to that.
    /// None where it gives none.
    ///
    /// # Errors
    /// A name is no text, is empty or too long, or holds characters that are none.
    pub fn names(&self) -> Result<Option<[String; 3]>, Fault> {
        let mut given = [None; 3];
        for (given, key) in given.iter_mut().zip(NAMES) {
            let Some(part) = self.maybe(key) else { continue };
            let name = part.text()?.trim();
            part.counted("", name.chars().count(), 1, LONGEST_NAME)?;
            // Records travel from page to page, and with them names that drawings set as they are: none is markup.
            let unfit =
                |c: &char| c.is_control() || "<>&\"".contains(*c) || ('\u{e000}'..='\u{f8ff}').contains(c);
            if let Some(unfit) = name.chars().find(unfit) {
                return Err(part.fault(Trouble::Value { found: format!("U+{:04X}", u32::from(unfit)) }));
            }
            *given = Some(name);
        }
        let nearest = [[0, 1, 2], [1, 2, 0], [2, 1, 0]];
        let of = |order: [usize; 3]| order.into_iter().find_map(|at| given[at]).map(str::to_owned);
        let [Some(english), Some(traditional), Some(simplified)] = nearest.map(of) else { return Ok(None) };
        Ok(Some([english, traditional, simplified]))
    }

    /// What the word here stands for.
    ///
    /// # Errors
    /// No text, or a word without a meaning here.
    pub fn word<T: Copy>(&self, all: &[T], word: impl Fn(T) -> &'static str) -> Result<T, Fault> {
        let text = self.text()?;
        let found = all.iter().copied().find(|thing| word(*thing) == text);
        found.ok_or_else(|| {
            let known = all.iter().map(|thing| word(*thing)).collect();
            self.fault(Trouble::Word { found: quoted(self.value), known })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Cut-outs of the shapes that larger boxes have: things by id, figures nobody knows, effects inside effects, tables by
    /// number of players, numbers with a minus.
    fn large() -> Value {
        json!({
            "game": {"id": "large"},
            "cards": [
                {"id": "ART-01", "cost": 9, "worker": null, "effect": [
                    {"op": "score", "amount": {"per": {"what": "groups"}, "mul": 1}}
                ]},
                {"id": "ART-02", "cost": 3, "worker": "red", "effect": [
                    {"op": "choose", "of": [[{"op": "gain", "amount": 2}], [{"op": "gain", "amount": -2}]]}
                ]}
            ],
            "exchange": [{"id": "X01", "corners": {"2": [[2, 2], [3, 3]], "5": [[1, 1], [4, 9]]}}]
        })
    }

    /// An effect and the effects inside it; how many there are.
    fn effects(list: &Part<'_>) -> Result<usize, Fault> {
        let mut found = 0;
        for effect in list.items(1, 3)? {
            found += 1;
            match effect.at("op")?.word(&["score", "gain", "choose"], |word| word)? {
                "score" => effect.at("amount")?.number::<u8>("mul", 1, 9).map(drop)?,
                "gain" => effect.number::<i8>("amount", 0, 9).map(drop)?,
                _ => {
                    for choice in effect.at("of")?.items(2, 4)? {
                        found += effects(&choice)?;
                    }
                }
            }
        }
        Ok(found)
    }

    #[test]
    fn effects_inside_effects_are_read_and_named_by_card_and_field() {
        let file = large();
        let whole = Part::whole(&file);
        let cards = whole.at("cards").expect("it has cards");
        let found: Vec<_> = cards
            .things(2, 2)
            .expect("two cards")
            .map(|card| card.at("effect").and_then(|part| effects(&part)))
            .collect();
        assert_eq!(found[0], Ok(1));
        let fault = found[1].clone().expect_err("a gain below 0");
        assert_eq!(fault.to_string(), "cards[ART-02].effect[0].of[1][0].amount: -2 is not in 0 to 9");
    }

    #[test]
    fn a_figure_that_nobody_knows_is_none_and_one_that_is_needed_is_missed() {
        let file = large();
        let whole = Part::whole(&file);
        let cards = whole.at("cards").expect("it has cards");
        let workers: Vec<Option<String>> = cards
            .things(1, 9)
            .expect("cards")
            .map(|card| card.maybe("worker").map(|part| part.text().expect("a colour").to_owned()))
            .collect();
        assert_eq!(workers, [None, Some("red".into())]);
        let first = cards.things(1, 9).expect("cards").next().expect("a card");
        assert_eq!(
            first.number::<u8>("vp", 0, 9).expect_err("no points").to_string(),
            "cards[ART-01].vp: missing"
        );
        let fault = first.at("worker").and_then(|part| part.text().map(drop)).expect_err("nobody knows");
        assert_eq!(fault.to_string(), "cards[ART-01].worker: null, not a text");
    }

    #[test]
    fn a_table_by_number_of_players_is_walked_by_its_keys() {
        let file = large();
        let whole = Part::whole(&file);
        let list = whole.at("exchange").expect("a list");
        let card = list.things(1, 1).expect("one card").next().expect("one card");
        let corners = card.at("corners").expect("a table");
        let mut read = Vec::new();
        for (players, pairs) in corners.entries().expect("an object") {
            for pair in pairs.items(2, 2).expect("two corners") {
                read.push((players, pair.numbers([2, 2], 1, 4).map_err(|fault| fault.to_string())));
            }
        }
        assert_eq!(read[0], ("2", Ok(vec![2, 2])));
        assert_eq!(read[3], ("5", Err("exchange[X01].corners.5[1][1]: 9 is not in 1 to 4".into())));
    }

    #[test]
    fn things_without_ids_and_lists_of_another_length_are_named() {
        let file = json!({"cards": [{"id": 1}, {"cost": 2}], "more": [1, 2, 2]});
        let whole = Part::whole(&file);
        let told = |fault: Option<Fault>| fault.map(|fault| fault.to_string());
        let cards = whole.at("cards").expect("it is there");
        assert_eq!(told(cards.things(2, 2).err()), Some("cards[1].id: missing".into()));
        assert_eq!(told(cards.things(3, 3).err()), Some("cards: counted 2 , needed 3 to 3".into()));
        let more = whole.at("more").expect("it is there");
        assert_eq!(told(more.different([1, 9], 0, 9).err()), Some("more[2]: named twice".into()));
        assert_eq!(told(more.at("x").err()), Some("more: a list, not an object".into()));
    }
}
