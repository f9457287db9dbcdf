//! A second card on the line of one: the same title again, or a number with words that are no remark. Such a line is not
//! read, since one of the two would be lost without a word.

use crate::domain::card::{Card, CardTable};
use crate::domain::deck::stated_number::{is_beside_number, is_plausible};

/// What separates two cards on a line; behind a word, a dash may be part of it.
const SEPARATORS: [char; 10] = [',', ';', '|', '\t', '/', '+', '&', '-', '–', '—'];
const CELLS: [char; 4] = [',', ';', '|', '\t'];

/// Whether a line in which a card was found names it again or counts another one. `first` is its title as it was read at
/// first, `name` the one by which it was found: if they are the same, what else is on the line was a number or a cell of a
/// table.
pub(super) fn has_second_card(line: &str, first: &str, name: &str, card: &Card, table: &CardTable) -> bool {
    let (title, name) = (table.folded(&card.title), table.folded(name));
    if title.is_empty() || table.folded(first) == title {
        return false;
    }
    let line = ["#", "//", "<-"].into_iter().fold(line, |line, mark| {
        let comment = line.split_once(mark).filter(|(before, _)| before.ends_with(char::is_whitespace));
        comment.map_or(line, |(before, _)| before)
    });
    // Some sets have the name of a card, which is beside it then.
    let names_set = || table.releases().iter().any(|release| table.folded(&release.name) == title);
    [title.as_str(), name.as_str()].into_iter().filter(|known| !known.is_empty()).any(|known| {
        is_repeated(&table.folded(line), known) && !names_set() || counts_another(line, known, table)
    })
}

/// Whether a folded line has a title twice, with nothing but numbers and remarks beside it: `2 Title; 2 Title`.
fn is_repeated(line: &str, title: &str) -> bool {
    // Titles next to each other share no blank.
    let (line, title) = (line.replace(' ', "  "), title.replace(' ', "  "));
    let (line, title) = (format!(" {line} "), format!(" {title} "));
    let pieces: Vec<&str> = line.split(title.as_str()).collect();
    let alone = pieces.iter().zip(pieces.iter().skip(1)).filter(|(before, behind)| {
        let said = [before.split_whitespace().next_back(), behind.split_whitespace().next()];
        said.into_iter().flatten().all(|word| {
            word.bytes().any(|byte| byte.is_ascii_digit())
                || matches!(word, "and" | "x")
                || is_beside_number(word)
        })
    });
    alone.count() > 1
}

/// Whether there is a number with words behind a title, as of another card: `1 Title; 2 Picard`.
fn counts_another(line: &str, title: &str, table: &CardTable) -> bool {
    let title = format!(" {title} ");
    line.match_indices(SEPARATORS).any(|(at, mark)| {
        let before = line.get(..at).unwrap_or_default();
        let behind = line.get(at + mark.len()..).unwrap_or_default();
        let apart = mark.contains(CELLS) || before.ends_with(char::is_whitespace);
        let within_brackets = before.rfind(['(', '[', '{']) > before.rfind([')', ']', '}']);
        apart
            && !within_brackets
            && begins_as_a_card(behind, table)
            && format!(" {} ", table.folded(before)).contains(&title)
    })
}

/// Whether a text begins with a number of copies and a word that is neither beside numbers nor the name of a set.
fn begins_as_a_card(text: &str, table: &CardTable) -> bool {
    let x = ['x', 'X', '×'];
    let text = text.trim_start().trim_start_matches(x);
    let Some(end) = text.find(|character: char| !character.is_ascii_digit()) else { return false };
    let (number, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    let rest = rest.trim_start_matches(x);
    let word = rest.split_whitespace().next().unwrap_or_default();
    let word = word.trim_matches(|character: char| !character.is_alphanumeric()).to_lowercase();
    let folded = table.folded(rest);
    is_plausible(number)
        && rest.starts_with(char::is_whitespace)
        && word.chars().count() >= 3
        && word.chars().all(|character| character.is_alphabetic() || "'’-".contains(character))
        && !is_beside_number(&word)
        && !table.releases().iter().any(|release| table.folded(&release.name) == folded)
}
