//! Reads a deck list. Every line that is not blank is accounted for: a card, a heading, or left out with a reason.

use std::borrow::Cow;
use std::collections::HashSet;

use crate::domain::card::CardTable;
use crate::domain::card::matching::Sought;
use crate::domain::card::title_folding::{fold_title, is_short_number};
use crate::domain::deck::card_numbers::cards_by_number;
use crate::domain::deck::counted::settle_counted;
use crate::domain::deck::grammar::readings;
use crate::domain::deck::heading::{BareLabel, Heading, Label, bare_label, heading, heading_left_out};
use crate::domain::deck::heading_line::row_of;
use crate::domain::deck::json;
use crate::domain::deck::layout;
use crate::domain::deck::line::{CardLine, Content, EXAMINED, ListLine, WhyIgnored};
use crate::domain::deck::markup;
use crate::domain::deck::number_signs::with_plain_digits;
use crate::domain::deck::remark::{footer, ignorable, perhaps_titles, settle_events};
use crate::domain::deck::repeated_key::RepeatedKey;
use crate::domain::deck::row_number::{RowMeaning, row_meanings, row_number};
use crate::domain::deck::set_column::card_in_row;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// A deck list as read, before any card is looked up. It is not stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckList {
    /// The edition it is read for.
    pub edition: Edition,
    /// Its lines, in order; several for a line that names several cards by number.
    pub lines: Vec<ListLine>,
    /// Keys that one object of a JSON file has twice.
    pub repeated_keys: Vec<RepeatedKey>,
}

/// The most lines, or cards, of a list: three times the longest list of a Tribbles tournament.
pub const MOST_LINES: usize = 2_000;

/// A text is not a deck list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub struct TooLong(pub usize);

impl DeckList {
    /// Reads a list that somebody sent. A text that is far too long is not read line by line.
    ///
    /// # Errors
    /// [`TooLong`].
    pub fn read_sent(text: &str, table: &CardTable) -> Result<Self, TooLong> {
        let even = normalise_lines(text);
        // All lines of a page may be in one line of its source.
        let page = markup::is_markup(&even, table).then(|| markup::page(&even));
        let lines = even.lines().count().max(page.as_ref().map_or(0, Vec::len));
        if lines > MOST_LINES {
            return Err(TooLong(lines));
        }
        // A line may name many cards.
        let list = Self::of_even(&even, page, table);
        if list.lines.len() > MOST_LINES { Err(TooLong(list.lines.len())) } else { Ok(list) }
    }

    /// Reads a list of any known layout and with any line ends. The table tells cards with the name of
    /// a part, such as Q-Flash, from headings.
    pub fn read(text: &str, table: &CardTable) -> Self {
        Self::of_even(&normalise_lines(text.strip_prefix('\u{feff}').unwrap_or(text)), None, table)
    }

    /// Reads a list with normalised line ends, and the lines of the page in it if they are known already.
    fn of_even(text: &str, page: Option<Vec<(usize, String)>>, table: &CardTable) -> Self {
        let edition = table.edition();
        let of_json = match text.trim_start().chars().next() {
            Some('{' | '[') => json::lines(text, table, &|text| of_text(&numbered_lines(text), table)),
            _ => None,
        };
        let (lines, repeated_keys) = of_json.unwrap_or_else(|| {
            let is_markup = page.is_some() || markup::is_markup(text, table);
            let lines = match is_markup {
                true => of_markup(text, page, table),
                false => of_text(&numbered_lines(text), table),
            };
            (lines, Vec::new())
        });
        Self { edition, lines, repeated_keys }
    }

    /// Whether a line says that the deck is of this affiliation: `Affiliation: Borg`.
    pub fn says_of_affiliation(&self, affiliation: &str) -> bool {
        let said = self.lines.iter().filter(|line| line.content == Content::Ignored(WhyIgnored::Affiliation));
        said.filter_map(|line| line.text.split_once(':')).any(|(_, named)| {
            named.split([',', '/', '&']).any(|one| fold_title(one) == fold_title(affiliation))
        })
    }

    /// The lines that name cards.
    pub fn cards(&self) -> impl Iterator<Item = (&ListLine, &CardLine)> {
        self.lines.iter().filter_map(|line| match &line.content {
            Content::Card(card) => Some((line, card)),
            Content::Heading(_) | Content::Ignored(_) => None,
        })
    }
}

/// Normalises line ends: old programs end lines with a carriage return alone, browsers with both. Characters without width
/// are removed, which web pages have, and marks of direction, which chat programs write.
pub(crate) fn normalise_lines(text: &str) -> Cow<'_, str> {
    const NO_WIDTH: [char; 18] = [
        '\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{feff}', '\u{ad}', '\u{61c}', '\u{200e}',
        '\u{200f}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2066}', '\u{2067}',
        '\u{2068}', '\u{2069}',
    ];
    if text.contains('\r') || text.contains(NO_WIDTH) {
        Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n").replace(NO_WIDTH, ""))
    } else {
        Cow::Borrowed(text)
    }
}

fn numbered_lines(text: &str) -> Vec<(usize, &str)> {
    text.lines().enumerate().map(|(at, line)| (at + 1, line)).collect()
}

/// A deck file in XML, or a page; each line that names no card is reported as such.
fn of_markup(text: &str, page: Option<Vec<(usize, String)>>, table: &CardTable) -> Vec<ListLine> {
    let deck_file = markup::deck_file(text, table);
    let is_file = deck_file.is_some();
    let mut lines = deck_file.unwrap_or_else(|| {
        let page = page.unwrap_or_else(|| markup::page(text));
        let page: Vec<(usize, &str)> = page.iter().map(|(at, line)| (*at, line.as_str())).collect();
        of_lines(&page, table, true)
    });
    place(&mut lines, table.edition());
    let known: HashSet<usize> = lines.iter().map(|line| line.line).collect();
    let why = if is_file { WhyIgnored::DeckFile } else { WhyIgnored::PageMarks };
    let others =
        numbered_lines(text).into_iter().filter(|(at, line)| !line.trim().is_empty() && !known.contains(at));
    lines.extend(others.map(|(at, line)| ListLine::new(at, line, Content::Ignored(why))));
    lines.sort_by_key(|line| line.line);
    lines
}

fn of_text(lines: &[(usize, &str)], table: &CardTable) -> Vec<ListLine> {
    let edition = table.edition();
    if let Some(mut read) = layout::table(lines, table) {
        place(&mut read, edition);
        return read;
    }
    let Some(columns) = layout::columns(lines, table) else {
        let mut read = of_lines(lines, table, false);
        place(&mut read, edition);
        return read;
    };
    let mut rows: Vec<&(usize, String)> = columns.iter().flatten().collect();
    let mut one_by_one = of_columns(&rows, table);
    place(&mut one_by_one, edition);
    one_by_one.sort_by_key(|line| line.line);
    rows.sort_by_key(|(at, _)| *at);
    let mut across = of_columns(&rows, table);
    place(&mut across, edition);
    if layout::strange(&across, table) < layout::strange(&one_by_one, table) { across } else { one_by_one }
}

/// Reads the lines of columns side by side.
fn of_columns(texts: &[&(usize, String)], table: &CardTable) -> Vec<ListLine> {
    let lines: Vec<(usize, &str)> = texts.iter().map(|(at, text)| (*at, text.as_str())).collect();
    let rows = lines.iter().zip(row_meanings(&lines));
    let read = rows.flat_map(|((at, line), meaning)| {
        let mut read = read_line(*at, line, table, meaning);
        settle(&mut read, table, false);
        read
    });
    read.collect()
}

/// Reads lines of one card each.
fn of_lines(lines: &[(usize, &str)], table: &CardTable, page: bool) -> Vec<ListLine> {
    let meanings = row_meanings(lines);
    let rows = lines.iter().zip(meanings);
    let mut read: Vec<ListLine> =
        rows.flat_map(|((at, line), meaning)| read_line(*at, line, table, meaning)).collect();
    settle_events(&mut read);
    settle_counted(&mut read, table, |line, card| names_a_card(line.names(), card, table));
    settle(&mut read, table, page);
    read
}

/// Lines that are understood from those around them. If most lines say how many, one that does not and comes before
/// one that does is a heading; of a page, or at the end of one, it is other text.
fn settle(lines: &mut [ListLine], table: &CardTable, page: bool) {
    let card = |line: &ListLine| matches!(&line.content, Content::Card(_));
    let says = |line: &ListLine| match &line.content {
        Content::Card(card) => card.counted || has_number(&line.text),
        Content::Heading(_) | Content::Ignored(_) => false,
    };
    let cards = lines.iter().filter(|line| card(line)).count();
    let counted = lines.iter().filter(|line| says(line)).count();
    let mostly = cards >= 3 && counted * 5 >= cards * 4 || cards == 2 && counted == 1;
    if mostly {
        settle_parts(lines, table, says);
    }
    let told: Vec<(usize, bool, bool)> =
        lines.iter().map(|line| (line.line, card(line), says(line))).collect();
    let titles = perhaps_titles(lines, |line, card| says(line) || names_a_card(line.names(), card, table));
    let before = |at: usize| at.checked_sub(1).and_then(|before| told.get(before)).map(|(line, ..)| *line);
    for (at, line) in lines.iter_mut().enumerate() {
        let Content::Card(card) = &line.content else { continue };
        let next = told.get(at + 1).is_some_and(|(_, card, says)| *card && *says);
        if card.counted
            || says(line) && !page && footer(&line.text).is_none()
            || names_a_card(line.names(), card, table)
        {
            continue;
        }
        let apart = before(at).is_none_or(|before| before + 1 < line.line);
        let heads = next && apart && line.text.split(' ').count() <= 6;
        let note = footer(&line.text).filter(|_| page || !titles.contains(&at));
        let may_go = note.is_some() || (!says(line) && mostly && (page || heads));
        // A text close to a title is a misspelt card.
        if may_go && table.suggest(&card.title).is_empty() {
            line.content = match (note, page) {
                (Some(why), _) => Content::Ignored(why),
                (None, true) => Content::Ignored(WhyIgnored::PageText),
                (None, false) => Content::Heading(Heading { label: Label::Unknown, count: None }),
            };
        }
    }
}

/// Makes headings of the lines that have the name of a part and no number of copies, above a card that has one: `Q's Tent`,
/// `• Q's Tent`. One with the number of a line is a heading if no card has such a number, or if it is the next one after
/// that of the heading before: `3. Q's Tent`.
fn settle_parts(lines: &mut [ListLine], table: &CardTable, says: impl Fn(&ListLine) -> bool) {
    let is_row = |line: &&ListLine| matches!(line.content, Content::Card(_)) && row_of(&line.text).is_some();
    let rows = lines.iter().filter(is_row).count();
    let above = above_counted(lines, says);
    let mut row_before: Option<u32> = None;
    for (line, is_above) in lines.iter_mut().zip(above) {
        let bare = match &line.content {
            Content::Card(card) if is_above && !card.counted => bare_label(&line.text, table),
            Content::Heading(_) => {
                row_before = row_of(&line.text);
                None
            }
            Content::Card(_) | Content::Ignored(_) => None,
        };
        let Some(BareLabel { label: label @ Label::Zone(_), row }) = bare else { continue };
        if row.is_none_or(|row| rows < 2 || row_before.is_some_and(|before| before + 1 == row)) {
            row_before = row;
            line.content = Content::Heading(Heading { label, count: None });
        }
    }
}

/// Of each line, whether the next one that says anything is a card with a number of copies.
fn above_counted(lines: &[ListLine], says: impl Fn(&ListLine) -> bool) -> Vec<bool> {
    let mut below = false;
    let mut above: Vec<bool> = Vec::with_capacity(lines.len());
    for line in lines.iter().rev() {
        above.push(below);
        if !matches!(line.content, Content::Ignored(_)) {
            below = says(line);
        }
    }
    above.reverse();
    above
}

/// Whether the line names a card, in its first or a further reading.
fn names_a_card(text: &str, card: &CardLine, table: &CardTable) -> bool {
    let found = |title: &str| table.find(title, Sought::Anything).is_some();
    found(&card.title) || readings(text).iter().any(|one| found(&one.title))
}

/// A number somewhere in the line, separate from words.
fn has_number(text: &str) -> bool {
    with_plain_digits(text).split(|character: char| !character.is_alphanumeric()).any(|word| {
        let bare = word.trim_matches(['x', 'X', '×']);
        is_short_number(bare, 3)
    })
}

fn read_line(line: usize, raw: &str, table: &CardTable, meaning: RowMeaning) -> Vec<ListLine> {
    let text = raw.trim();
    if text.is_empty() {
        return Vec::new();
    }
    if let Some(cards) = layout::gemp(text, line, table.edition()) {
        return cards;
    }
    if text.len() > EXAMINED {
        // Rubbish is kept as a line that names no card. The numbers of all cards of a deck may be as long.
        let named = cards_by_number(line, text);
        if named.is_empty() {
            return vec![ListLine::new(line, text, Content::Card(CardLine::of(text)))];
        }
        return named;
    }
    if let Some(heading) = heading(text, table) {
        return vec![ListLine::new(line, text, Content::Heading(heading))];
    }
    if let Some(reason) = ignorable(text, table) {
        return vec![ListLine::new(line, text, left_out(text, reason, table))];
    }
    let named = cards_by_number(line, text);
    if named.is_empty() { vec![card_of_row(line, text, table, meaning)] } else { named }
}

/// What a line is that seems to say nothing about the deck. If its words are the name of a part, it is a heading.
fn left_out(text: &str, reason: WhyIgnored, table: &CardTable) -> Content {
    let may_head = matches!(reason, WhyIgnored::Comment | WhyIgnored::Parentheses | WhyIgnored::PageMarks);
    let heading = if may_head { heading_left_out(text, table) } else { None };
    heading.map_or(Content::Ignored(reason), Content::Heading)
}

/// The line of a card, without the number of the line if it has one.
fn card_of_row(line: usize, text: &str, table: &CardTable, meaning: RowMeaning) -> ListLine {
    let bare = text.trim_start_matches(['>', ' ', '|']);
    let Some(row) = row_number(bare).filter(|_| meaning != RowMeaning::Copies) else {
        return ListLine::new(line, text, Content::Card(card_in_row(bare, table)));
    };
    if meaning == RowMeaning::PerhapsRow {
        let card = CardLine { other: Some(1), ..card_in_row(bare, table) };
        return ListLine::new(line, text, Content::Card(card));
    }
    let mut card = card_in_row(row.title, table);
    if meaning == RowMeaning::PerhapsCopies && !card.counted {
        card.other = Some(row.number);
    }
    ListLine::new(line, text, Content::Card(card)).named_by(row.title)
}

/// Gives each card the part its heading announces.
fn place(lines: &mut [ListLine], edition: Edition) {
    let announced = |zone| {
        lines.iter().any(
            |line| matches!(line.content, Content::Heading(heading) if heading.label == Label::Zone(zone)),
        )
    };
    let draw_announced = announced(Zone::DrawDeck);
    // Lackey writes the draw deck first and without a heading.
    let lackey = !draw_announced
        && (announced(Zone::SeedDeck) || announced(Zone::DilemmaPile))
        && announced(Zone::Missions);
    let before_headings = (lackey && !types_announced(lines)).then_some(Zone::DrawDeck);
    let mut zone = if edition == Edition::Tribbles { Some(Zone::DrawDeck) } else { before_headings };
    for line in lines {
        match &mut line.content {
            Content::Heading(heading) => zone = zone_after(heading.label, zone, draw_announced),
            Content::Card(card) => card.zone = card.zone.or(zone),
            Content::Ignored(_) => {}
        }
    }
}

fn types_announced(lines: &[ListLine]) -> bool {
    lines
        .iter()
        .any(|line| matches!(line.content, Content::Heading(heading) if heading.label == Label::DrawTypes))
}

/// A heading of card types is a part of its own only if the list names no draw deck.
const fn zone_after(label: Label, zone: Option<Zone>, draw_announced: bool) -> Option<Zone> {
    match (label, zone) {
        (Label::Zone(zone), _) => Some(zone),
        (Label::DrawTypes, _) if !draw_announced => Some(Zone::DrawDeck),
        (Label::DrawTypes | Label::SeedTypes, Some(Zone::Missions)) => Some(Zone::SeedDeck),
        (Label::DrawTypes | Label::SeedTypes | Label::Unknown, zone) => zone,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data;

    #[test]
    fn a_text_of_far_too_many_lines_or_cards_is_no_list_that_somebody_sent() {
        let table = data::card_table(Edition::First);
        let read = |text: String| DeckList::read_sent(&text, table).map(|list| list.lines.len());
        assert_eq!(read("1 Baryon Buildup\n".repeat(MOST_LINES)), Ok(MOST_LINES));
        for end in ["\n", "\r", "\r\n"] {
            let long = format!("1 Baryon Buildup{end}").repeat(MOST_LINES + 1);
            assert_eq!(read(long), Err(TooLong(MOST_LINES + 1)), "{end:?}");
        }
        let line = format!("{}\n", "\"1e-p|1538\",".repeat(60));
        assert_eq!(read(line.repeat(100)), Err(TooLong(6_000)), "many on one line");
        let page = format!("<p>{}</p>", "by Jim<br>".repeat(MOST_LINES + 1));
        assert_eq!(read(page), Err(TooLong(MOST_LINES + 1)), "many lines of a page in one");
        assert_eq!(
            DeckList::read(&"1 Odo\n".repeat(2_001), table).lines.len(),
            2_001,
            "the console reads on"
        );
    }
}
