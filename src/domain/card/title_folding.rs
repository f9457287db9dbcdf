//! Makes texts comparable: without case, accents, punctuation and Lackey's decoration.

use crate::domain::letters::plain;

/// The longest text that is looked up; no title is a third as long.
pub const LONGEST: usize = 200;

/// Lower case, plain letters, no punctuation, single spaces.
///
/// Titles in the tables are pure ASCII, so a typed `Muñiz` must become `muniz`. Points and
/// apostrophes vanish (`U.S.S.` is `uss`), other characters separate words (`Soong-type` is two).
pub fn fold_title(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            'a'..='z' | '0'..='9' => folded.push(character),
            'A'..='Z' => folded.push(character.to_ascii_lowercase()),
            '.' | ',' | '!' | '?' | '\'' | '"' | '`' | '´' | '‘' | '’' | 'ʼ' | '′' | '“' | '”' | '…' =>
                {}
            '&' => folded.push_str(" and "),
            _ if character.is_ascii() => part(&mut folded),
            _ => match plain(character) {
                Some(letters) => folded.push_str(letters),
                None if character.is_alphanumeric() => folded.extend(character.to_lowercase()),
                None => part(&mut folded),
            },
        }
    }
    single_spaced(&folded)
}

fn part(folded: &mut String) {
    if !folded.ends_with(' ') {
        folded.push(' ');
    }
}

fn single_spaced(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !result.is_empty() {
            result.push(' ');
        }
        result.push_str(word);
    }
    result
}

/// The folded title of a Tribbles card, with the spellings of lists unified: `10 tribbles Power.Go` is
/// `10 Tribbles - Go`.
pub fn fold_tribbles(text: &str) -> String {
    let lower = text.to_lowercase().replace("power.", " ");
    let folded = fold_title(&lower);
    let words: Vec<&str> =
        folded.split(' ').map(|word| if word == "tribbles" { "tribble" } else { word }).collect();
    words.join(" ")
}

/// Case and typography unified, punctuation kept: tells `Khan` from `Khan!`.
pub fn unify_spelling(text: &str) -> String {
    let lower: String = text
        .to_lowercase()
        .chars()
        .map(|character| match character {
            '‘' | '’' | 'ʼ' | '′' | '´' | '`' => '\'',
            '“' | '”' => '"',
            '‐'..='―' => '-',
            other => other,
        })
        .collect();
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A title without Lackey's decoration, and the content of its last parentheses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undecorated<'a> {
    pub title: &'a str,
    /// The release name or other qualifier, when there was one.
    pub qualifier: Option<&'a str>,
}

/// Takes `*`, `*VP`, `+`, `(back)` and a trailing `(…)` off a title.
///
/// `2E` is part of the title: …
pub fn undecorated(name: &str) -> Undecorated<'_> {
    let whole = Undecorated { title: name.trim(), qualifier: None };
    less_decorated(name).last().unwrap_or(whole)
}

/// The text as written, and then with ever less decoration, down to [`undecorated`]: what is in parentheses may be a
/// subtitle, with a release and marks behind it.
pub fn less_decorated(name: &str) -> impl Iterator<Item = Undecorated<'_>> {
    let whole = Undecorated { title: name.trim(), qualifier: None };
    std::iter::successors(Some(whole), Undecorated::without_one)
}

impl Undecorated<'_> {
    /// Without the marks at its end, or without its last parentheses; `None` if there is neither.
    fn without_one(&self) -> Option<Self> {
        let mut title = self.title.trim_end_matches(['*', '+']).trim_end();
        if let Some((rest, mark)) = title.rsplit_once('*')
            && !rest.is_empty()
            && mark.len() <= 3
            && mark.chars().all(|character| character.is_ascii_uppercase())
        {
            title = rest.trim_end();
        }
        if title != self.title {
            return Some(Self { title, qualifier: self.qualifier });
        }
        let (rest, inner) = title.strip_suffix(')')?.rsplit_once('(')?;
        let rest = rest.trim_end();
        let qualifier = if inner == "back" { self.qualifier } else { Some(inner) };
        (!rest.trim().is_empty()).then_some(Self { title: rest, qualifier })
    }
}

/// A slug for a card the tables do not know yet.
pub fn slug(text: &str) -> String {
    fold_title(text).replace(' ', "-")
}

/// Whether a word is a number of at most this many digits. Longer ones are years, registries or codes and count nothing.
///
/// ```
/// use arbiter::domain::card::title_folding::is_short_number;
///
/// assert!(is_short_number("12", 2) && !is_short_number("1962", 3) && !is_short_number("", 3));
/// ```
pub fn is_short_number(word: &str, most_digits: usize) -> bool {
    (1..=most_digits).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The words that must agree before two titles may be called near: numbers, roman numerals, single letters.
///
/// `34th Rule of Acquisition` is not a misspelling of the 35th, nor `Weyoun 6` of `Weyoun 8`.
pub fn telling_words(folded: &str) -> Vec<&str> {
    folded
        .split(' ')
        .filter(|word| {
            word.len() == 1
                || word.bytes().any(|byte| byte.is_ascii_digit())
                || word.bytes().all(|byte| b"ivx".contains(&byte))
        })
        .collect()
}
