//! Further readings of a line whose first reading names no card: without numbering, marks, comments and codes.
//!
//! A reading only says what the title could be. It is taken where the title then names a card exactly, and a
//! [`Removed::Words`] only where no other title is meant (`resolved_list`).

use crate::domain::deck::cells::{numbered_cells, row};
use crate::domain::deck::comments::{is_code, shorter_readings};
use crate::domain::deck::marks::unmarked;
use crate::domain::deck::number_signs::with_plain_digits;
use crate::domain::deck::quantity::is_number;
use crate::domain::deck::stated_number::{
    StatedNumber, counted_cells, is_plausible, number_of_word, of_two, stated,
};
use crate::domain::deck::tags::plain;

/// What a reading removed besides numbers and marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Removed {
    /// Nothing that could belong to a title.
    Nothing,
    Words,
}

/// Another reading of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineReading {
    /// The number of copies as written.
    pub number: Option<String>,
    /// Another number that may be that of the copies.
    pub other: Option<String>,
    /// What may be the title.
    pub title: String,
    /// What this reading removed from the line.
    pub cut: Removed,
    /// The line without its number and marks, before words were removed.
    pub core: String,
}

impl LineReading {
    /// How doubtful its number is, from 0.
    pub(super) fn doubt(&self) -> u8 {
        match (&self.number, &self.other) {
            (Some(number), None) if is_plausible(number) => 0,
            (Some(number), Some(_)) if is_plausible(number) => 1,
            (None, _) => 2,
            (Some(_), _) => 3,
        }
    }
}

/// A line divided into a number of copies and the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Core {
    number: Option<String>,
    /// Another number that may be that of the copies.
    other: Option<String>,
    title: String,
    /// Whether the number may be that of the line: `3. 2x Title`.
    row: bool,
}

/// Characters between a number of copies and its title, beside an x.
const BETWEEN: [char; 13] = ['×', '*', ':', ',', ';', '|', '=', '-', '–', '—', '.', ')', '\t'];
/// Words between a number of copies and its title.
const OF: [&str; 13] = [
    "copies of ",
    "copy of ",
    "cards of ",
    "of ",
    "times ",
    "mal ",
    "fois ",
    "Stück ",
    "pcs ",
    "pcs. ",
    "Stk. ",
    "Stk ",
    "ea ",
];
/// The most readings of a line.
const MOST: usize = 100;

/// Further readings, the surest first.
pub fn readings(line: &str) -> Vec<LineReading> {
    let line = plain(line);
    let line = with_plain_digits(&line);
    let mut found: Vec<LineReading> = Vec::new();
    // Adds a reading; whether there is room for more.
    let mut add = |number: Option<&str>, other: Option<&str>, title: &str, cut: Removed, core: &str| {
        let reading = LineReading {
            number: number.map(str::to_owned),
            other: other.map(str::to_owned),
            title: title.trim().to_owned(),
            cut,
            core: core.to_owned(),
        };
        if !reading.title.is_empty() && found.len() < MOST && !found.contains(&reading) {
            found.push(reading);
        }
        found.len() < MOST
    };
    let bare = unmarked(&line);
    let divided = divided(&bare);
    for core in &divided {
        let (number, other) = (core.number.as_deref(), core.other.as_deref());
        add(number, other, &core.title, Removed::Nothing, &core.title);
        if let Some(turned) = unreversed(&core.title) {
            add(number, other, &turned, Removed::Nothing, &core.title);
        }
    }
    let cells = row(&bare);
    let counted = counted_cells(&cells);
    let beside = beside_number(&bare, &counted);
    for cell in &counted {
        for (inner, title) in cores(&cell.title) {
            let (number, other) = match inner {
                Some(inner) => of_two(&inner, &cell.number),
                None => (cell.number.clone(), cell.other.clone()),
            };
            add(Some(number.as_str()), other.as_deref(), &title, Removed::Words, &beside);
        }
    }
    for core in &divided {
        // Another core is without the number in front; with it, `2 Sela [foil]` would look like Sela 2E.
        let front = leading(&core.title).map(|(number, _)| number).filter(|_| core.number.is_none());
        for title in shorter_readings(&core.title) {
            let title = unmarked(&title);
            add(core.number.as_deref(), core.other.as_deref(), &title, Removed::Words, &core.title);
            // A comment may follow a number: `Title x4 # comment`, `4 Title [foil]`.
            let again = front.is_some() && leading(&title).map(|(number, _)| number) == front;
            let keeps_number = |inner: &Core| inner.title.starts_with(|first: char| first.is_ascii_digit());
            for inner in self::divided(&title).into_iter().filter(|inner| !again || keeps_number(inner)) {
                let (number, other) = of_core(core, &inner);
                if !add(number.as_deref(), other.as_deref(), &inner.title, Removed::Words, &core.title) {
                    return found;
                }
            }
        }
    }
    for (number, title) in of_cells(&cells) {
        add(number.as_deref(), None, &unmarked(&title), Removed::Words, &beside);
    }
    found
}

/// What is beside the number of a row: with the number, `Sela;2` would look like Sela 2E.
fn beside_number(line: &str, counted: &[StatedNumber]) -> String {
    let titles: Vec<&str> = counted.iter().map(|cell| cell.title.as_str()).collect();
    if titles.is_empty() { line.to_owned() } else { titles.join("; ") }
}

/// The number of copies if what is left of a line is divided again, and another one that may be it.
fn of_core(core: &Core, inner: &Core) -> (Option<String>, Option<String>) {
    match (&core.number, &inner.number) {
        (Some(outer), Some(inner)) if !core.row => {
            let (number, other) = of_two(outer, inner);
            (Some(number), other)
        }
        (_, Some(_)) => (inner.number.clone(), inner.other.clone()),
        (_, None) => (core.number.clone(), core.other.clone()),
    }
}

/// The line divided into a number of copies and the rest, every way it can be.
fn cores(text: &str) -> Vec<(Option<String>, String)> {
    divided(text).into_iter().map(|core| (core.number, core.title)).collect()
}

/// The line divided into a number of copies and the rest, every way it can be, with what is doubtful about the number.
fn divided(text: &str) -> Vec<Core> {
    let mut found: Vec<Core> = Vec::new();
    let mut add = |number: Option<String>, other: Option<String>, rest: &str, row: bool| {
        let core = Core { number, other, title: unmarked(rest), row };
        if !core.title.is_empty() && !found.contains(&core) {
            found.push(core);
        }
    };
    if let Some((number, rest)) = leading(text) {
        let row = may_count_lines(text);
        add(Some(number.to_owned()), None, rest, row);
        // `3. 2x Title`: the first number counts the lines.
        if let Some((inner, rest)) = leading(unmarked(rest).as_str()) {
            let (number, other) = if row { (inner.to_owned(), None) } else { of_two(number, inner) };
            add(Some(number), other, rest, false);
        }
        // `2 Title (3)`, `3. Title x2`.
        let behind = trailing(rest).map(|(title, number)| (number.to_owned(), title.to_owned()));
        for (inner, title) in stated(rest).into_iter().map(|one| (one.number, one.title)).chain(behind) {
            let (number, other) = if row { of_two(&inner, number) } else { of_two(number, &inner) };
            add(Some(number), other, &title, false);
        }
    }
    if let Some((number, rest)) = number_word(text) {
        add(Some(number.to_owned()), None, rest, false);
    }
    if let Some((rest, number)) = trailing(text) {
        add(Some(number.to_owned()), None, rest, false);
    }
    for one in stated(text) {
        add(Some(one.number), None, &one.title, false);
    }
    add(None, None, text, false);
    found
}

/// Whether the number in front may be that of the line.
fn may_count_lines(text: &str) -> bool {
    let behind =
        text.trim_start_matches('(').trim_start_matches(|character: char| character.is_ascii_digit());
    behind.starts_with(['.', ')', ':'])
}

fn leading(text: &str) -> Option<(&str, &str)> {
    let text = text.strip_prefix(['(', '[', '{', '<', '"', '\'', 'x', 'X', '×']).unwrap_or(text);
    let end = text.find(|character: char| !character.is_ascii_digit())?;
    let (number, rest) = text.split_at_checked(end).filter(|(number, _)| (1..=3).contains(&number.len()))?;
    // `2-3 Title`, `1+1 Title` and `3.5 Title` give no number.
    let goes_on = rest.strip_prefix(['-', '–', '+', '/', '.']);
    if goes_on.is_some_and(|after| after.starts_with(|next: char| next.is_ascii_digit())) {
        return None;
    }
    // `4xTitle`, but not the X of `4 Xenophobes`.
    let glued = rest.strip_prefix(['x', 'X']).filter(|after| !after.starts_with(char::is_lowercase));
    let mut rest = glued.unwrap_or(rest).trim_start_matches([' ', '"']);
    rest = rest.strip_prefix("st.").or_else(|| rest.strip_prefix("St.")).unwrap_or(rest);
    rest = without_front_marks(rest.trim_start_matches([')', ']', '}', '>']));
    let x_alone = |after: &&str| !after.starts_with(char::is_alphanumeric);
    while let Some(after) = rest.strip_prefix(['x', 'X']).filter(x_alone) {
        rest = without_front_marks(after);
    }
    for of in OF {
        rest = rest.strip_prefix(of).unwrap_or(rest);
    }
    Some((number, rest.trim_start()))
}

fn without_front_marks(text: &str) -> &str {
    text.trim_start_matches(|character: char| BETWEEN.contains(&character) || character == ' ')
}

fn without_back_marks(text: &str) -> &str {
    text.trim_end_matches(|character: char| {
        BETWEEN.contains(&character)
            || character.is_whitespace()
            || matches!(character, '(' | '[' | '{' | '<' | '"' | '…' | '_')
    })
}

fn number_word(text: &str) -> Option<(&'static str, &str)> {
    let (word, rest) = text.split_once(' ')?;
    let number = number_of_word(&word.to_lowercase())?;
    let rest = OF.iter().find_map(|of| rest.strip_prefix(of)).unwrap_or(rest);
    Some((number, rest.trim_start_matches(['x', '×']).trim_start()))
}

/// `Title, 4`, `Title - 4`, `Title .... 4`, `Title (x4)`, `Title   4`, `Title = 4 copies`.
pub(super) fn trailing(text: &str) -> Option<(&str, &str)> {
    let counted = ["copies", "copy", "cards", "pcs", "pcs.", "Stück", "Stk", "Stk."];
    let text = counted.iter().find_map(|word| text.trim_end_matches(';').strip_suffix(word)).unwrap_or(text);
    let text = text.trim_end();
    let text = text.trim_end_matches([')', ']', '}', '>', '"', 'x', 'X', '×', '|', ';', ',']).trim_end();
    let start = text.rfind(|character: char| !character.is_ascii_digit())?;
    let start = start + text.get(start..)?.chars().next()?.len_utf8();
    let (before, number) = text.split_at_checked(start)?;
    if !(1..=3).contains(&number.len()) {
        return None;
    }
    let mut rest = without_back_marks(before);
    // `Title x4`, but not the x of `Jadzia Dax - 4`.
    let x_alone = |title: &&str| !title.ends_with(char::is_alphanumeric);
    while let Some(title) = rest.strip_suffix(['x', 'X']).filter(x_alone) {
        rest = without_back_marks(title);
    }
    // A number after a single space belongs to the title: Weyoun 6.
    let apart = before.get(rest.len()..)?;
    let rest = rest.strip_suffix(" times").unwrap_or(rest);
    let spaced = apart.trim().is_empty() && apart.chars().count() < 2 && apart != "\t";
    let glued = rest.ends_with(|character: char| character.is_alphanumeric())
        && !before.ends_with(" times ")
        && (spaced || matches!(apart, "x" | "X" | "-" | "." | ":" | "–"));
    (!glued && is_number(number) && !rest.is_empty()).then_some((rest, number))
}

/// `Big Picture, The` is The Big Picture.
fn unreversed(text: &str) -> Option<String> {
    let (rest, article) = text.rsplit_once(',')?;
    let article = article.trim();
    matches!(article.to_lowercase().as_str(), "the" | "a" | "an")
        .then(|| format!("{article} {}", rest.trim()))
}

/// What the cells of a line may say: each that may be a title, with the number in another one. If no cell is a number, the
/// line is no row of a table, and only what comes first can be the title.
fn of_cells(cells: &[String]) -> Vec<(Option<String>, String)> {
    if let Some((number, titles)) = numbered_cells(cells) {
        return titles.into_iter().map(|title| (Some(number.clone()), title)).collect();
    }
    let first = cells.iter().find(|cell| !cell.is_empty() && !is_code(cell));
    first.map(|cell| cores(cell)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether one of the readings is this.
    fn reads(line: &str, number: &str, title: &str) -> bool {
        readings(line).iter().any(|one| one.number.as_deref().unwrap_or("1") == number && one.title == title)
    }

    #[test]
    fn a_line_is_read_without_what_players_write_around_a_title() {
        for line in [
            "4xKevin Uxbridge",
            "4: Kevin Uxbridge",
            "4,Kevin Uxbridge",
            "4;Kevin Uxbridge",
            "\"4\",\"Kevin Uxbridge\"",
            "| 4 | Kevin Uxbridge |",
            "4. Kevin Uxbridge",
            "4) Kevin Uxbridge",
            "12. 4x Kevin Uxbridge",
            "**4x Kevin Uxbridge**",
            "4x **Kevin Uxbridge**",
            "> 4 Kevin Uxbridge",
            "- [ ] 4 Kevin Uxbridge",
            "– 4 Kevin Uxbridge",
            "Kevin Uxbridge, 4",
            "Kevin Uxbridge - 4",
            "Kevin Uxbridge .... 4",
            "Kevin Uxbridge    4",
            "Kevin Uxbridge = 4",
            "Kevin Uxbridge,4,Premiere",
            "four Kevin Uxbridge",
            "vier Kevin Uxbridge",
            "4 of Kevin Uxbridge",
            "4 copies of Kevin Uxbridge",
            "4 Kevin Uxbridge # good",
            "4 Kevin Uxbridge - good",
            "4 Kevin Uxbridge -- good",
            "4 Kevin Uxbridge ; good",
            "4 Kevin Uxbridge [good]",
            "4 Kevin Uxbridge <-- good",
            "4 Kevin Uxbridge (foil)",
            "4 1R23 Kevin Uxbridge",
            "4 Kevin Uxbridge 1R23",
            "4 Kevin Uxbridge 12 R",
            "4x <a href=\"/card?id=1\">Kevin Uxbridge</a>",
            "4 Kevin&nbsp;Uxbridge",
            "4 Kevin Uxbridge $0.50",
        ] {
            assert!(reads(line, "4", "Kevin Uxbridge"), "{line}: {:?}", readings(line));
        }
        assert!(reads("2 Big Picture, The", "2", "The Big Picture"));
        assert!(!readings("Weyoun 6").iter().any(|one| one.title == "Weyoun"));
    }

    #[test]
    fn titles_with_an_x_a_twin_or_another_card_behind_them_keep_what_is_theirs() {
        for line in ["Jadzia Dax - 4", "Jadzia Dax: 4", "Jadzia Dax, 4", "Jadzia Dax x4", "Jadzia Dax; 4"] {
            assert!(reads(line, "4", "Jadzia Dax"), "{line}: {:?}", readings(line));
            assert!(!readings(line).iter().any(|one| one.title == "Jadzia Da"), "{line}");
        }
        for line in ["4: Xindi Test Strike", "4*Xindi Test Strike", "4xXindi Test Strike"] {
            assert!(reads(line, "4", "Xindi Test Strike"), "{line}: {:?}", readings(line));
        }
        for line in ["2 Sela [foil]", "[*]2 Sela", "2 Sela # needed", "2x [url=a]Sela[/url]", "2 Sela $0.25"]
        {
            assert!(reads(line, "2", "Sela"), "{line}: {:?}", readings(line));
            let whole =
                readings(line).into_iter().find(|one| one.title == "Sela" && one.core.starts_with('2'));
            assert_eq!(whole, None, "{line}");
        }
        for line in
            ["2 Kevin Uxbridge, Premiere", "2 Kevin Uxbridge\tAmanda Rogers", "2x Kevin Uxbridge; good"]
        {
            assert!(reads(line, "2", "Kevin Uxbridge"), "{line}: {:?}", readings(line));
            assert!(!reads(line, "1", "Amanda Rogers") && !reads(line, "1", "Kevin Uxbridge"), "{line}");
        }
        assert!(!readings("2 Dat, Tempted by Flesh").iter().any(|one| one.title == "Tempted by Flesh"));
    }

    #[test]
    fn rubbish_has_readings_that_end() {
        for line in ["", "****", "4", "\"", "|||", "[[[[", "<<<>", "(((", "1R23", "- - - -", "x", "…", "\t\t"]
        {
            assert!(readings(line).len() < 200, "{line}");
            let mixed = format!("{line} 1 (2) x3 [4] # // <-- ; - | * 1R2, ");
            assert!(readings(&mixed.repeat(4)).len() <= MOST, "{line}");
        }
    }
}
