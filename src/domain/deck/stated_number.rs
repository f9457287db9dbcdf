//! Numbers in a line that may be that of the copies, wherever they are: `Title (3 copies)`, `{3} Title`,
//! `Title;Premiere;3`.

use crate::domain::card::title_folding::is_short_number;

/// The most copies of a card that are believed if the line may be read otherwise.
pub(super) const MOST_BELIEVED: u32 = 60;

/// Words beside a number of copies.
const COUNTING: [&str; 27] = [
    "copies",
    "copy",
    "cards",
    "card",
    "of",
    "pcs",
    "pc",
    "pieces",
    "stk",
    "st",
    "stück",
    "stueck",
    "times",
    "mal",
    "fois",
    "qty",
    "quantity",
    "count",
    "anzahl",
    "ea",
    "each",
    "exemplare",
    "exemplaires",
    "karten",
    "cartes",
    "art",
    "n",
];
/// Words beside a number in the cell of a table.
const RARITIES: [&str; 12] =
    ["r", "u", "c", "p", "v", "ur", "vp", "rare", "uncommon", "common", "virtual", "premium"];

/// Words in parentheses that do not say which card is meant.
pub(super) const REMARKS: [&str; 22] = [
    "foil",
    "promo",
    "alt",
    "alternate",
    "alt art",
    "proxy",
    "nm",
    "ex",
    "lp",
    "mint",
    "signed",
    "new",
    "old",
    "errata",
    "german",
    "english",
    "french",
    "de",
    "en",
    "fr",
    "main",
    "printed",
];
/// Numbers of copies in words.
const NUMBERS: [(&str, &str); 38] = [
    ("one", "1"),
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("seven", "7"),
    ("eight", "8"),
    ("nine", "9"),
    ("ten", "10"),
    ("eleven", "11"),
    ("twelve", "12"),
    ("ein", "1"),
    ("eine", "1"),
    ("zwei", "2"),
    ("drei", "3"),
    ("vier", "4"),
    ("fünf", "5"),
    ("sechs", "6"),
    ("sieben", "7"),
    ("acht", "8"),
    ("neun", "9"),
    ("zehn", "10"),
    ("un", "1"),
    ("une", "1"),
    ("deux", "2"),
    ("trois", "3"),
    ("quatre", "4"),
    ("cinq", "5"),
    ("a", "1"),
    ("twice", "2"),
    ("thrice", "3"),
    ("pair", "2"),
    ("zweimal", "2"),
    ("dreimal", "3"),
    ("viermal", "4"),
    ("ii", "2"),
    ("iii", "3"),
];

/// A title and a number beside it.
pub(super) struct StatedNumber {
    pub number: String,
    /// Another number that may be that of the copies.
    pub other: Option<String>,
    /// The line without the number.
    pub title: String,
}

/// Whether a word in lower case is one that people write beside a number of copies or of a card: `copies`, `rare`, `foil`.
pub(super) fn is_beside_number(word: &str) -> bool {
    COUNTING.contains(&word) || RARITIES.contains(&word) || REMARKS.contains(&word)
}

/// Whether a number is believed to be that of the copies.
pub(super) fn is_plausible(number: &str) -> bool {
    number.parse::<u32>().is_ok_and(|count| (1..=MOST_BELIEVED).contains(&count))
}

/// Which of two numbers is that of the copies, and the other one if it may be, too.
pub(super) fn of_two(first: &str, second: &str) -> (String, Option<String>) {
    match (is_plausible(first), is_plausible(second)) {
        (true, true) => (first.to_owned(), (first != second).then(|| second.to_owned())),
        (false, true) => (second.to_owned(), None),
        (true | false, false) => (first.to_owned(), None),
    }
}

/// The number that a word in lower case names.
pub(super) fn number_of_word(word: &str) -> Option<&'static str> {
    NUMBERS.into_iter().find(|(name, _)| *name == word).map(|(_, number)| number)
}

/// The one number in words that say nothing but a number: `3 copies`, `x3`, `3, foil`.
fn number_in(words: &str, beside: &[&str], spelled: bool) -> Option<String> {
    let lower = words.to_lowercase().replace("a pair", "pair");
    let mut number: Option<String> = None;
    for word in lower.split([' ', ',', ';', '/', ':', '=', '\t']).filter(|word| !word.is_empty()) {
        let bare = word.trim_matches(['x', '×', '*', '.', '"', '\'', '+']);
        let times = ["mal", "fach", "fois"].into_iter().find_map(|times| bare.strip_suffix(times));
        let bare = times.filter(|number| is_short_number(number, 3)).unwrap_or(bare);
        let said =
            if is_short_number(bare, 3) { Some(bare) } else { number_of_word(word).filter(|_| spelled) };
        match said {
            // `3/3` is one number.
            Some(said) if number.as_deref().is_none_or(|other| other == said) => {
                number = Some(said.to_owned());
            }
            Some(_) => return None,
            None => {
                let known = |word: &str| {
                    COUNTING.contains(&word) || REMARKS.contains(&word) || beside.contains(&word)
                };
                if !(bare.is_empty() || known(bare) || known(word)) {
                    return None;
                }
            }
        }
    }
    number
}

/// Numbers that are marked as those of copies: `(3 copies)`, `{3}`, `(two)`, `x3`.
pub(super) fn stated(text: &str) -> Vec<StatedNumber> {
    bracketed(text).into_iter().chain(beside_x(text)).collect()
}

fn bracketed(text: &str) -> Option<StatedNumber> {
    [('(', ')'), ('[', ']'), ('{', '}'), ('<', '>')].into_iter().find_map(|(open, close)| {
        text.match_indices(open).find_map(|(at, _)| {
            let (before, behind) = text.split_at_checked(at)?;
            let (inner, after) = behind.get(1..)?.split_once(close)?;
            let number = number_in(inner, &[], true)?;
            let title = format!("{} {}", before.trim_end(), after.trim_start()).trim().to_owned();
            Some(StatedNumber { number, other: None, title })
        })
    })
}

/// `x3` or `3x` as a word. Among other words in brackets it counts something else: `(Geology x3)`.
fn beside_x(text: &str) -> Option<StatedNumber> {
    let number = |word: &str| {
        let bare = word.trim_matches(['.', '!', ',', ';', ':', '-', '(', ')', '"']);
        let x = ['x', 'X', '×'];
        let number = bare.strip_prefix(x).or_else(|| bare.strip_suffix(x))?;
        is_short_number(number, 3).then(|| number.to_owned())
    };
    let mut next = 0;
    let (at, word, number) = text.split(' ').find_map(|word| {
        let at = next;
        next += word.len() + 1;
        let number = number(word).filter(|_| !is_bracketed(text, at, word))?;
        Some((at, word, number))
    })?;
    let (before, behind) = (text.get(..at)?, text.get(at + word.len()..)?);
    let title = format!("{before}{}", behind.strip_prefix(' ').unwrap_or(behind)).trim().to_owned();
    Some(StatedNumber { number, other: None, title })
}

/// Whether the number of a word is between brackets.
fn is_bracketed(text: &str, at: usize, word: &str) -> bool {
    let place = at + word.find(|character: char| character.is_ascii_digit()).unwrap_or_default();
    let (before, behind) = text.split_at_checked(place).unwrap_or((text, ""));
    before.rfind(['(', '[', '{']) > before.rfind([')', ']', '}']) && behind.contains([')', ']', '}'])
}

/// The cells of a row of a table that may be titles, with the number in another one: the first that is believed.
pub(super) fn counted_cells(cells: &[String]) -> Vec<StatedNumber> {
    let (mut numbers, mut titles): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for cell in cells {
        let cell = cell.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\'')).unwrap_or(cell);
        match number_in(cell.trim_matches(['(', ')', '[', ']']), &RARITIES, false) {
            Some(number) => numbers.push(number),
            None => titles.push(cell.to_owned()),
        }
    }
    let mut believed = numbers.iter().filter(|number| is_plausible(number));
    let first = believed.next();
    let other = first.and_then(|first| believed.find(|other| *other != first)).cloned();
    // A number that nobody would give to copies may count the cards of a set.
    let Some(number) = first.or(numbers.first()) else { return Vec::new() };
    let titles = titles.into_iter().filter(|title| title.len() > 1);
    titles.map(|title| StatedNumber { number: number.clone(), other: other.clone(), title }).collect()
}

/// The numbers in a line that may be those of copies and are none of these texts' own.
pub(super) fn unused<'l>(text: &'l str, used: &[&str]) -> Vec<&'l str> {
    let mut found = free_numbers(text);
    let digits = used.iter().flat_map(|text| text.split(|character: char| !character.is_ascii_digit()));
    for digits in digits.filter(|digits| !digits.is_empty()) {
        let same = |number: &&str| number.trim_start_matches('0') == digits.trim_start_matches('0');
        if let Some(at) = found.iter().position(same) {
            found.remove(at);
        }
    }
    found
}

/// Numbers that are no part of a word, a code, a price, a decimal or an address.
fn free_numbers(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..) {
        let Some(start) = rest.find(|character: char| character.is_ascii_digit()) else { break };
        let start = at + start;
        let length = text.bytes().skip(start).take_while(u8::is_ascii_digit).count();
        at = start + length;
        let (before, behind) = (text.get(..start).unwrap_or_default(), text.get(at..).unwrap_or_default());
        if length <= 3 && is_free(before, behind) {
            found.extend(text.get(start..at));
        }
    }
    found
}

fn is_free(before: &str, behind: &str) -> bool {
    let x = ['x', 'X', '×'];
    let before =
        before.strip_suffix(x).filter(|rest| !rest.ends_with(char::is_alphanumeric)).unwrap_or(before);
    let behind =
        behind.strip_prefix(x).filter(|rest| !rest.starts_with(char::is_alphanumeric)).unwrap_or(behind);
    let decimal_before =
        before.strip_suffix('.').is_some_and(|rest| rest.ends_with(|one: char| one.is_ascii_digit()));
    let decimal_behind = behind
        .strip_prefix(['.', ':'])
        .is_some_and(|rest| rest.starts_with(|one: char| one.is_ascii_digit()));
    let bound_before = before.ends_with(|last: char| last.is_alphanumeric() || "#$€_/='’&?".contains(last));
    let bound_behind = behind.starts_with(|next: char| next.is_alphanumeric() || "€_/%'’°".contains(next));
    !(decimal_before || decimal_behind || bound_before || bound_behind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_copies_are_found_wherever_they_are() {
        for (line, number, title) in [
            ("Kevin Uxbridge (3 copies)", "3", "Kevin Uxbridge"),
            ("Kevin Uxbridge (3 of)", "3", "Kevin Uxbridge"),
            ("Kevin Uxbridge (3, foil)", "3", "Kevin Uxbridge"),
            ("Kevin Uxbridge (two)", "2", "Kevin Uxbridge"),
            ("Kevin Uxbridge (3mal)", "3", "Kevin Uxbridge"),
            ("Kevin Uxbridge (twice)", "2", "Kevin Uxbridge"),
            ("Kevin Uxbridge (a pair)", "2", "Kevin Uxbridge"),
            ("Kevin Uxbridge (n=3)", "3", "Kevin Uxbridge"),
            ("Kevin Uxbridge (3/3)", "3", "Kevin Uxbridge"),
            ("Kevin Uxbridge (II)", "2", "Kevin Uxbridge"),
            ("Kevin Uxbridge (3) (foil)", "3", "Kevin Uxbridge (foil)"),
            ("Kevin Uxbridge {3}", "3", "Kevin Uxbridge"),
            ("<3> Kevin Uxbridge", "3", "Kevin Uxbridge"),
            ("Kevin Uxbridge x3 (Premiere)", "3", "Kevin Uxbridge (Premiere)"),
            ("Kevin Uxbridge x3!", "3", "Kevin Uxbridge"),
        ] {
            let found: Vec<_> = stated(line).into_iter().map(|one| (one.number, one.title)).collect();
            assert!(found.contains(&(number.to_owned(), title.to_owned())), "{line}: {found:?}");
        }
        for line in [
            "Kevin Uxbridge (1R23)",
            "Data (Deep Space 9)",
            "Weyoun 6",
            "X (Seven of Nine)",
            "Relief Mission (K, Geology x3 OR Physics)",
        ] {
            assert!(stated(line).is_empty(), "{line}");
        }
    }

    fn cells(line: &str) -> Vec<String> {
        line.split([',', ';', '\t']).map(|cell| cell.trim().to_owned()).collect()
    }

    #[test]
    fn of_the_numbers_in_a_table_the_first_one_that_is_believed_counts_copies() {
        for line in [
            "3,154,Kevin Uxbridge",
            "154,Kevin Uxbridge,3",
            "Kevin Uxbridge;154;3",
            "3 pcs; Kevin Uxbridge",
            "3 R, Kevin Uxbridge",
            "qty 3; Kevin Uxbridge",
            "'3','Kevin Uxbridge'",
            "Kevin Uxbridge\tPremiere\t3",
        ] {
            let found = counted_cells(&cells(line));
            let found = found.iter().find(|one| one.title == "Kevin Uxbridge").unwrap();
            assert_eq!((found.number.as_str(), found.other.as_deref()), ("3", None), "{line}");
        }
        let both = counted_cells(&cells("3,7,Kevin Uxbridge"));
        assert_eq!(both[0].other.as_deref(), Some("7"));
    }

    #[test]
    fn codes_and_prices_are_no_numbers_of_copies() {
        assert_eq!(unused("3 Title 1R23 $0.50 101_154 #7 12/54 AR558 4.5 2E", &[]), ["3"]);
        assert_eq!(unused("1 Tribble - Go (4)", &["1 Tribble - Go"]), ["4"]);
        assert!(unused("Weyoun 06", &["Weyoun 6"]).is_empty());
    }
}
