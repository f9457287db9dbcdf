//! The card table as text: tab separated, one edition a file.
//!
//! ```text
//! arbiter-cards <TAB> 1 <TAB> 1E
//! release <TAB> code <TAB> name <TAB> date <TAB> precision
//! alias <TAB> old title <TAB> current title
//! card <TAB> id <TAB> title <TAB> type <TAB> uniqueness <TAB> place <TAB> affiliations <TAB> class
//!      <TAB> quadrant <TAB> location <TAB> opens <TAB> traits <TAB> title without subtitle
//! <TAB> name (empty when it is the title) <TAB> release <TAB> legality <TAB> number
//! ```
//! A line that begins with a tab is a printing of the card above. Empty cells at the end are left out.

use std::fmt::Write as _;
use std::str::FromStr;

use crate::domain::card::definition::{Card, CardId, Printing};
use crate::domain::card::release::{DatePrecision, Release};
use crate::domain::card::row::{CardFault, UnreadableCards};
use crate::domain::edition::Edition;

/// First cells of a table's first line.
pub const MARK: &str = "arbiter-cards\t1\t";

/// The line of a printing of which nothing is known: an empty line is none.
const BARE: &str = "\t";

/// What a table's text holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contents {
    pub edition: Edition,
    /// Releases in order.
    pub releases: Vec<Release>,
    /// Old and current titles.
    pub aliases: Vec<(String, String)>,
    /// The cards with their printings.
    pub cards: Vec<Card>,
}

/// Reads a table, whole.
///
/// # Errors
/// The first line that cannot be used.
pub fn read(text: &str) -> Result<Contents, UnreadableCards> {
    let (contents, left_out) = read_usable(text)?;
    left_out.into_iter().next().map_or(Ok(contents), Err)
}

/// Reads what can be used of a table, and which lines cannot: a card that is left out leaves its printings out, too.
///
/// # Errors
/// If it does not begin as a table, or no card and no alias can be used.
pub fn read_usable(text: &str) -> Result<(Contents, Vec<UnreadableCards>), UnreadableCards> {
    let mut lines = text.lines().enumerate();
    let edition = lines
        .next()
        .and_then(|(_, line)| line.strip_prefix(MARK))
        .ok_or(UnreadableCards::at(1, CardFault::NotATable))?;
    let edition = read_cell(edition.trim(), CardFault::NotAnEdition);
    let edition = edition.map_err(|why| UnreadableCards::at(1, why))?;
    let mut contents = Contents { edition, releases: Vec::new(), aliases: Vec::new(), cards: Vec::new() };
    let (mut left_out, mut is_card_left_out) = (Vec::new(), false);
    for (index, line) in lines.filter(|(_, line)| *line == BARE || !line.trim().is_empty()) {
        let is_printing = line.starts_with('\t');
        let taken =
            if is_printing && is_card_left_out { Err(CardFault::CardLeftOut) } else { contents.take(line) };
        if !is_printing {
            is_card_left_out = taken.is_err();
        }
        left_out.extend(taken.err().map(|why| UnreadableCards::at(index + 1, why)));
    }
    match left_out.first() {
        Some(first) if contents.cards.is_empty() && contents.aliases.is_empty() => Err(first.clone()),
        Some(_) | None => Ok((contents, left_out)),
    }
}

impl Contents {
    fn take(&mut self, line: &str) -> Result<(), CardFault> {
        let mut cells = line.split('\t');
        let kind = cells.next().unwrap_or_default();
        let mut cell = || cells.next().unwrap_or_default();
        match kind {
            "" => {
                let card = self.cards.last_mut().ok_or(CardFault::PrintingFirst)?;
                card.printings.push(printing(&card.title, &mut cell));
            }
            "card" => self.cards.push(card(&mut cell)?),
            "release" => self.releases.push(Release {
                code: cell().to_owned(),
                name: cell().to_owned(),
                date: cell().to_owned(),
                precision: DatePrecision::read(cell())?,
            }),
            "alias" => self.aliases.push((cell().to_owned(), cell().to_owned())),
            other => return Err(CardFault::UnknownLine(other.to_owned())),
        }
        Ok(())
    }
}

fn printing<'a>(title: &str, cell: &mut impl FnMut() -> &'a str) -> Printing {
    let name = cell();
    Printing {
        name: if name.is_empty() { title } else { name }.to_owned(),
        release: cell().to_owned(),
        legality: cell().to_owned(),
        number: cell().to_owned(),
    }
}

fn card<'a>(cell: &mut impl FnMut() -> &'a str) -> Result<Card, CardFault> {
    let card = Card {
        id: CardId(cell().to_owned()),
        title: cell().to_owned(),
        kind: read_cell(cell(), CardFault::NotAType)?,
        uniqueness: read_cell(cell(), CardFault::UnknownWord)?,
        place: maybe(cell())?,
        affiliations: list(cell())?,
        class: cell().to_owned(),
        quadrant: cell().to_owned(),
        location: cell().to_owned(),
        opens: match cell() {
            "" => None,
            code => Some(read_cell(code, CardFault::NotAZone)?),
        },
        traits: list(cell())?,
        name: cell().to_owned(),
        printings: Vec::new(),
    };
    if card.id.0.is_empty() || card.title.is_empty() {
        return Err(CardFault::Nameless);
    }
    Ok(card)
}

fn maybe<T: FromStr>(cell: &str) -> Result<Option<T>, CardFault> {
    if cell.is_empty() { Ok(None) } else { read_cell(cell, CardFault::UnknownWord).map(Some) }
}

fn list<T: FromStr>(cell: &str) -> Result<Vec<T>, CardFault> {
    let parts = cell.split('|').filter(|part| !part.is_empty());
    parts.map(|part| read_cell(part, CardFault::UnknownWord)).collect()
}

/// The value of a cell, or what is wrong with its text.
fn read_cell<T: FromStr>(cell: &str, wrong: fn(String) -> CardFault) -> Result<T, CardFault> {
    cell.parse().map_err(|_| wrong(cell.to_owned()))
}

/// Writes a table; the same contents give the same bytes.
pub fn write(contents: &Contents) -> String {
    let mut text = format!("{MARK}{}\n", contents.edition);
    for release in &contents.releases {
        line(&mut text, &["release", &release.code, &release.name, &release.date, release.precision.code()]);
    }
    for (old, new) in &contents.aliases {
        line(&mut text, &["alias", old, new]);
    }
    for card in &contents.cards {
        write_card(&mut text, card);
    }
    text
}

fn write_card(text: &mut String, card: &Card) {
    let traits: Vec<&str> = card.traits.iter().map(|fact| fact.code()).collect();
    line(
        text,
        &[
            "card",
            &card.id.0,
            &card.title,
            card.kind.code(),
            card.uniqueness.code(),
            card.place.map_or("", |place| place.code()),
            &card.affiliations.join("|"),
            &card.class,
            &card.quadrant,
            &card.location,
            card.opens.map_or("", |zone| zone.code()),
            &traits.join("|"),
            &card.name,
        ],
    );
    for printing in &card.printings {
        let name = if printing.name == card.title { "" } else { &printing.name };
        line(text, &["", name, &printing.release, &printing.legality, &printing.number]);
    }
}

fn line(text: &mut String, cells: &[&str]) {
    let cells: Vec<String> = cells.iter().map(|cell| cell.replace(['\t', '\n', '\r'], " ")).collect();
    let cells = cells.join("\t");
    let told = cells.trim_end_matches('\t');
    let _ = writeln!(text, "{}", if told.is_empty() { BARE } else { told });
}
