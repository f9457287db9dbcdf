//! Replaces names in what was said. Only whole words count, so that `Rom` is hidden and `Romulan` is not.

use std::collections::{BTreeMap, HashMap};

use crate::domain::card::title_folding::fold_title;
use crate::domain::id::PlayerId;
use crate::domain::rulings::search::stemmer::{comparable, is_stop};
use crate::domain::tournament::teller::Teller;

/// What a member of staff is called.
const STAFF: &str = "a member of staff";
/// What players beyond the letters of the alphabet are called.
const ANOTHER: &str = "another player";
/// How many letters may follow the apostrophe after a name: `Kira's`, `Kira'll`.
const ENDING: usize = 2;
/// Not a name by themselves, even with a capital.
const NO_NAME: [&str; 4] = ["the", "von", "van", "der"];
/// Names that are also words: hidden only when they begin with a capital.
const WORDS: [&str; 68] = [
    "art", "august", "autumn", "baker", "banks", "bell", "best", "bill", "black", "bob", "brown", "captain",
    "case", "chance", "chase", "cook", "cross", "dawn", "day", "dean", "drew", "faith", "field", "fields",
    "fox", "frank", "gene", "good", "grace", "grant", "gray", "green", "grey", "guy", "harry", "hill",
    "hope", "hunter", "jack", "joy", "june", "king", "lane", "law", "light", "little", "long", "mark",
    "mason", "max", "miles", "page", "pat", "pike", "power", "price", "ray", "rich", "rob", "rose", "sky",
    "star", "stone", "sue", "west", "white", "wolf", "wood",
];

/// The role of the person with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Person {
    Player(PlayerId),
    Staff,
}

/// Which spelling of a run of letters counts as the name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    Any,
    /// Beginning with a capital.
    Capital,
    /// Exactly as written.
    Exact,
}

/// A name, or a part of one.
#[derive(Debug, Clone)]
struct Name {
    letters: Vec<char>,
    written: String,
    case: Case,
    person: Person,
}

/// Hides the names of the people of one tournament, in the texts of one dispute.
///
/// The players at the table become Player A and Player B; others get the next letters in the order in which they are
/// mentioned.
#[derive(Debug, Clone, Default)]
pub struct Mask {
    /// By first character, longest first.
    names: HashMap<char, Vec<Name>>,
    letters: BTreeMap<PlayerId, usize>,
}

/// One character in comparable form, with its bytes in the original text.
#[derive(Debug, Clone, Copy)]
struct Letter {
    plain: char,
    start: usize,
    end: usize,
    capital: bool,
}

impl Mask {
    /// A mask for the people of a tournament. The players `seated` at the table get the first letters.
    pub fn of(players: &[(PlayerId, String)], staff: &[String], seated: &[PlayerId]) -> Self {
        let mut mask = Self::default();
        for player in seated {
            mask.letter(*player);
        }
        // If two people share a name, the one at the table is meant.
        let at_table = |player: &PlayerId| seated.contains(player);
        let (own, others): (Vec<_>, Vec<_>) = players.iter().partition(|(player, _)| at_table(player));
        for (player, name) in own.into_iter().chain(others) {
            mask.add(name, Person::Player(*player));
        }
        for name in staff {
            mask.add(name, Person::Staff);
        }
        for names in mask.names.values_mut() {
            names.sort_by_key(|name| std::cmp::Reverse(name.letters.len()));
        }
        mask
    }

    fn add(&mut self, name: &str, person: Person) {
        let parts: Vec<&str> = name.split_whitespace().map(bare).filter(|part| !part.is_empty()).collect();
        let single = parts.len() == 1;
        for length in 2..=parts.len() {
            for run in parts.windows(length) {
                self.add_spelling(&run.join(" "), Case::Any, person);
            }
        }
        let halves = parts.iter().filter(|part| part.contains('-')).flat_map(|part| part.split('-'));
        for part in parts.iter().copied().chain(halves) {
            let letters = part.chars().count();
            let lower = part.to_lowercase();
            let no_part = part.chars().next().is_some_and(char::is_lowercase) || letters < 2;
            if !single && (no_part || NO_NAME.contains(&lower.as_str())) {
                continue;
            }
            let word = WORDS.contains(&lower.as_str()) || is_stop(&comparable(&lower));
            let case = match letters {
                0..=2 => Case::Exact,
                _ if word => Case::Capital,
                _ => Case::Any,
            };
            self.add_spelling(part, case, person);
        }
    }

    fn add_spelling(&mut self, written: &str, case: Case, person: Person) {
        let letters: Vec<char> = letters(written).iter().map(|letter| letter.plain).collect();
        if let Some(first) = letters.first().copied() {
            let name = Name { letters, written: written.to_owned(), case, person };
            self.names.entry(first).or_default().push(name);
        }
    }

    /// The text with every name replaced.
    pub fn hide(&mut self, text: &str) -> String {
        let all = letters(text);
        let (mut hidden, mut kept, mut at) = (String::with_capacity(text.len()), 0, 0);
        while let Some(letter) = all.get(at) {
            match self.name_at(text, &all, at) {
                Some((length, person)) => {
                    hidden.push_str(text.get(kept..letter.start).unwrap_or_default());
                    hidden.push_str(&self.label(person));
                    at += length;
                    kept = all.get(at - 1).map_or(text.len(), |last| last.end);
                }
                None => at += 1,
            }
        }
        hidden.push_str(text.get(kept..).unwrap_or_default());
        hidden
    }

    /// Whose version of the facts it is, without a name.
    pub fn whose(&mut self, whose: &Teller) -> String {
        match whose {
            Teller::Player(player) => self.label(Person::Player(*player)),
            Teller::Unsaid | Teller::Both | Teller::Staff | Teller::Other(_) => whose.to_string(),
        }
    }

    fn name_at(&self, text: &str, all: &[Letter], at: usize) -> Option<(usize, Person)> {
        let first = all.get(at)?;
        let names = self.names.get(&first.plain).filter(|_| begins(all, at))?;
        let name = names.iter().find(|name| name.matches_at(text, all, at))?;
        Some((name.letters.len(), name.person))
    }

    fn letter(&mut self, player: PlayerId) -> usize {
        let next = self.letters.len();
        *self.letters.entry(player).or_insert(next)
    }

    fn label(&mut self, person: Person) -> String {
        match person {
            Person::Staff => STAFF.to_owned(),
            Person::Player(player) => {
                let letter = u8::try_from(self.letter(player)).ok().filter(|letter| *letter < 26);
                letter.map_or_else(
                    || ANOTHER.to_owned(),
                    |letter| format!("Player {}", char::from(b'A' + letter)),
                )
            }
        }
    }
}

impl Name {
    fn matches_at(&self, text: &str, all: &[Letter], at: usize) -> bool {
        let Some(run) = all.get(at..at + self.letters.len()) else { return false };
        let alike = run.iter().zip(&self.letters).all(|(letter, wanted)| letter.plain == *wanted);
        let (Some(first), Some(last)) = (run.first(), run.last()) else { return false };
        let cased = match self.case {
            Case::Any => true,
            Case::Capital => first.capital,
            Case::Exact => text.get(first.start..last.end) == Some(self.written.as_str()),
        };
        alike && cased && ends(all, at + self.letters.len())
    }
}

/// A name without the punctuation around it.
fn bare(part: &str) -> &str {
    part.trim_matches(|letter: char| !letter.is_alphanumeric())
}

/// The characters of a text in comparable form: lower case, no accents, one kind of apostrophe and of space.
fn letters(text: &str) -> Vec<Letter> {
    let mut all: Vec<Letter> = Vec::with_capacity(text.len());
    for (start, letter) in text.char_indices() {
        let end = start + letter.len_utf8();
        let capital = !letter.is_lowercase();
        match letter {
            '\u{300}'..='\u{36f}' => {
                // A combining accent belongs to the letter before it.
                if let Some(last) = all.last_mut() {
                    last.end = end;
                }
            }
            '\'' | '’' | '‘' | 'ʼ' | '´' | '`' => all.push(Letter { plain: '\'', start, end, capital }),
            letter if letter.is_whitespace() => all.push(Letter { plain: ' ', start, end, capital }),
            letter if letter.is_ascii() => {
                all.push(Letter { plain: letter.to_ascii_lowercase(), start, end, capital });
            }
            letter => {
                let folded = fold_title(letter.encode_utf8(&mut [0; 4]));
                let plain = if folded.is_empty() { letter.to_string() } else { folded };
                all.extend(plain.chars().map(|plain| Letter { plain, start, end, capital }));
            }
        }
    }
    all
}

fn plain_at(all: &[Letter], at: Option<usize>) -> Option<char> {
    all.get(at?).map(|letter| letter.plain)
}

fn is_letter(letter: Option<char>) -> bool {
    letter.is_some_and(char::is_alphanumeric)
}

/// Whether a word begins here; `Brien` does not begin within `O'Brien`.
fn begins(all: &[Letter], at: usize) -> bool {
    let before = plain_at(all, at.checked_sub(1));
    let inside = before == Some('\'') && is_letter(plain_at(all, at.checked_sub(2)));
    !is_letter(before) && !inside
}

/// Whether a word ends here, ignoring an ending such as `'s`.
fn ends(all: &[Letter], at: usize) -> bool {
    let next = plain_at(all, Some(at));
    if next != Some('\'') {
        return !is_letter(next);
    }
    let rest = all.get(at + 1..).unwrap_or_default();
    rest.iter().take_while(|letter| letter.plain.is_alphanumeric()).count() <= ENDING
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mask() -> Mask {
        let players = ["Kira O'Brien <b>", "Rom", "Will Riker", "José Núñez", "Li Wu", "Jean-Luc de Bois"];
        let players: Vec<(PlayerId, String)> =
            (1..).zip(players).map(|(number, name)| (PlayerId(number), name.to_owned())).collect();
        Mask::of(&players, &["Ruth Adler".to_owned()], &[PlayerId(2), PlayerId(1)])
    }

    fn hides(text: &str, hidden: &str) {
        assert_eq!(mask().hide(text), hidden);
    }

    #[test]
    fn names_are_hidden_in_whole_and_in_part() {
        hides("Kira O'Brien <b> played; Rom did not.", "Player B <b> played; Player A did not.");
        hides("Kira and o’brien, KIRA", "Player B and Player B, Player B");
        hides("Rom's ship, Rom’ll say, 'Rom'", "Player A's ship, Player A’ll say, 'Player A'");
        hides("Ruth said so, ask ruth adler.", "a member of staff said so, ask a member of staff.");
    }

    #[test]
    fn a_name_inside_a_word_stays() {
        for text in
            ["A Romulan from Rome", "Romance", "Shakira", "Kirai", "Brien", "O'Brienne", "Wuhu", "will he"]
        {
            hides(text, text);
        }
        hides("Romulan Rom-Kira", "Romulan Player A-Player B");
    }

    #[test]
    fn accents_and_blanks_do_not_matter() {
        hides("JOSE nunez", "Player C");
        hides("Jose\u{301}\u{a0}Núñez left", "Player C left");
        hides("Jose\u{301} left", "Player C left");
    }

    #[test]
    fn a_name_that_is_a_word_needs_its_capital() {
        hides("Will will attempt; the riker too", "Player C will attempt; the Player C too");
        hides("Li and li, Wu", "Player C and li, Player C");
    }

    #[test]
    fn others_get_letters_in_the_order_of_their_mention() {
        hides("Wu, Jean-Luc, Luc, Riker, Wu", "Player C, Player D, Player D, Player E, Player C");
        let mut mask = mask();
        assert_eq!(mask.whose(&Teller::Player(PlayerId(1))), "Player B");
        assert_eq!(mask.whose(&Teller::Player(PlayerId(6))), "Player C");
        assert_eq!(mask.whose(&Teller::Both), "both players");
    }

    #[test]
    fn a_mask_of_nobody_changes_nothing() {
        assert_eq!(Mask::default().hide("Kira O'Brien, é\u{301} 👋"), "Kira O'Brien, é\u{301} 👋");
    }
}
