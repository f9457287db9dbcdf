//! Reads a deck list. Every line that is not blank is accounted for: a card, a heading, or left out with a reason.

use std::borrow::Cow;

use crate::domain::card::CardTable;
use crate::domain::card::fold::fold;
use crate::domain::deck::heading::{Label, heading};
use crate::domain::deck::json;
use crate::domain::deck::line::{CardLine, Content, ListLine, SHOWN, card_line};
use crate::domain::deck::quantity::copies;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;

/// Why a line is left out that says of what affiliation the deck is.
const AFFILIATION: &str = "says the affiliation of the deck";

/// A deck list as read, before any card is looked up. Held by whoever asked, nowhere else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckList {
    /// The edition it is read for.
    pub edition: Edition,
    /// Its lines, in order; several for a line that names several cards by number.
    pub lines: Vec<ListLine>,
}

/// More lines, or cards, than any list has: three times the longest of a tournament of Tribbles.
pub const MOST_LINES: usize = 2_000;

/// A text is no deck list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("This has {0} lines, and no deck list has more than {MOST_LINES}. Paste only the list.")]
pub struct TooLong(pub usize);

impl DeckList {
    /// Reads a list that somebody sent. What is far too long is not looked at line by line.
    ///
    /// # Errors
    /// [`TooLong`].
    pub fn read_sent(text: &str, table: &CardTable) -> Result<Self, TooLong> {
        let lines = even(text).lines().count();
        if lines > MOST_LINES {
            return Err(TooLong(lines));
        }
        // A line may name many cards.
        let list = Self::read(text, table);
        if list.lines.len() > MOST_LINES { Err(TooLong(list.lines.len())) } else { Ok(list) }
    }

    /// Reads a list of any known layout and with any line ends. The table tells cards that bear the name of
    /// a part, such as Q-Flash, from headings.
    pub fn read(text: &str, table: &CardTable) -> Self {
        let edition = table.edition();
        let text = even(text.strip_prefix('\u{feff}').unwrap_or(text));
        let text = text.as_ref();
        let lines = match text.trim_start().chars().next() {
            Some('{' | '[') => json::lines(text, edition),
            Some('<') => Some(markup(text)),
            _ => None,
        };
        let lines = lines.unwrap_or_else(|| {
            let mut lines: Vec<ListLine> =
                text.lines().enumerate().flat_map(|(at, line)| read_line(at + 1, line, table)).collect();
            place(&mut lines, edition);
            lines
        });
        Self { edition, lines }
    }

    /// Whether a line says that the deck is of this affiliation: `Affiliation: Borg`.
    pub fn says_of_affiliation(&self, affiliation: &str) -> bool {
        let said = self.lines.iter().filter(|line| line.content == Content::Ignored(AFFILIATION));
        said.filter_map(|line| line.text.split_once(':'))
            .any(|(_, named)| named.split([',', '/', '&']).any(|one| fold(one) == fold(affiliation)))
    }

    /// The lines that name cards.
    pub fn cards(&self) -> impl Iterator<Item = (&ListLine, &CardLine)> {
        self.lines.iter().filter_map(|line| match &line.content {
            Content::Card(card) => Some((line, card)),
            _ => None,
        })
    }
}

/// Line ends made one: old programs end lines with a carriage return alone, browsers with both signs.
fn even(text: &str) -> Cow<'_, str> {
    if text.contains('\r') {
        Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
    } else {
        Cow::Borrowed(text)
    }
}

fn markup(text: &str) -> Vec<ListLine> {
    let why = "this is an XML file; export the deck as text (.txt) and check that";
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .enumerate()
        .map(|(which, (at, line))| {
            let content = if which == 0 {
                Content::Card(CardLine {
                    quantity: Err(why.to_owned()),
                    title: String::new(),
                    whole: None,
                    zone: None,
                })
            } else {
                Content::Ignored("part of an XML file")
            };
            ListLine::new(at + 1, line, content)
        })
        .collect()
}

fn read_line(line: usize, raw: &str, table: &CardTable) -> Vec<ListLine> {
    let text = raw.trim();
    if text.is_empty() {
        return Vec::new();
    }
    if text.len() > SHOWN * 4 {
        // Rubbish: it is kept as a line that names no card, and not looked at any further.
        let card = CardLine { quantity: Ok(1), title: text.to_owned(), whole: None, zone: None };
        return vec![ListLine::new(line, text, Content::Card(card))];
    }
    if let Some(heading) = heading(text, table) {
        return vec![ListLine::new(line, text, Content::Heading(heading))];
    }
    if let Some(reason) = ignorable(text) {
        return vec![ListLine::new(line, text, Content::Ignored(reason))];
    }
    let ids = numbers(text);
    if ids.is_empty() {
        return vec![ListLine::new(line, text, Content::Card(card_line(text)))];
    }
    ids.into_iter().map(|(id, card)| ListLine::new(line, id, Content::Card(card))).collect()
}

/// Why a line says nothing about the deck, if it does not.
fn ignorable(text: &str) -> Option<&'static str> {
    let bare = text.trim_start_matches(['/', '#', ';', '*', '-', ' ']);
    if bare
        .split_once(':')
        .is_some_and(|(label, _)| matches!(fold(label).as_str(), "affiliation" | "affiliations"))
    {
        return Some(AFFILIATION);
    }
    if ["//", "#", ";", "/*", "--"].iter().any(|mark| text.starts_with(mark)) {
        return Some("a comment");
    }
    if !text.chars().any(char::is_alphanumeric) {
        return Some("no letters or digits");
    }
    if text.starts_with('(') && text.ends_with(')') {
        return Some("a remark in parentheses");
    }
    if text.starts_with("http://") || text.starts_with("https://") {
        return Some("an address");
    }
    if text.ends_with("= [") {
        return Some("the opening of a list in a program");
    }
    let label = text.split_once(':').map(|(label, _)| fold(label)).unwrap_or_default();
    let about = [
        "deck",
        "deck name",
        "deck title",
        "player",
        "player name",
        "name",
        "author",
        "date",
        "event",
        "event date",
        "tournament",
        "format",
        "id",
        "player id",
        "player number",
        "version",
        "notes",
        "note",
        "total",
        "edition",
    ];
    if about.contains(&label.as_str()) {
        return Some("a note about the list");
    }
    let mut words = text.split_whitespace();
    match (words.next(), words.next(), words.next()) {
        (Some(total), Some(count), None) if fold(total) == "total" && is_count(count) => Some("a total"),
        (Some(count), Some(cards), None)
            if is_count(count) && matches!(fold(cards).as_str(), "card" | "cards") =>
        {
            Some("a total")
        }
        _ => None,
    }
}

fn is_count(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The cards of a line that names them by number: `0.03001.2,0.11001.2` or `"1e-p|1538", "1e-p|72",`.
fn numbers(text: &str) -> Vec<(&str, CardLine)> {
    let text = text.split_once("//").map_or(text, |(before, _)| before);
    let parts: Vec<&str> = text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    let cards: Option<Vec<_>> = parts.iter().map(|part| Some((*part, numbered(part)?))).collect();
    cards.unwrap_or_default()
}

fn numbered(part: &str) -> Option<CardLine> {
    let line = |id: &str, number| CardLine {
        quantity: copies(number),
        title: id.to_owned(),
        whole: None,
        zone: None,
    };
    if let Some((id, count)) = part.rsplit_once('.')
        && let Some((kind, number)) = id.split_once('.')
        && is_count(kind)
        && is_count(count)
        && (3..=6).contains(&number.len())
        && !number.contains(' ')
    {
        return Some(line(id, Some(count)));
    }
    let quoted = part.strip_prefix('"')?.strip_suffix('"')?;
    let (set, number) = quoted.split_once('|')?;
    (is_count(number) && !set.contains(' ')).then(|| line(quoted, None))
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
            Content::Card(card) => card.zone = zone,
            Content::Ignored(_) => {}
        }
    }
}

fn types_announced(lines: &[ListLine]) -> bool {
    lines
        .iter()
        .any(|line| matches!(line.content, Content::Heading(heading) if heading.label == Label::DrawTypes))
}

/// A heading of card types is a part of its own only where the list has no draw deck by name.
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
        assert_eq!(
            DeckList::read(&"1 Odo\n".repeat(2_001), table).lines.len(),
            2_001,
            "the console reads on"
        );
    }
}
