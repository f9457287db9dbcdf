//! The particulars of many cards, apart from the [`CardTable`] that judges lists and that tournaments pin.
//!
//! ```text
//! arbiter-particulars <TAB> 1 <TAB> 2E <TAB> SHA-256 of the lines below
//! id <TAB> cell <TAB> cell
//! ```
//! The lines are sorted by id. The first character of a cell names the particular, the rest is its value; `|` separates
//! values. Card text comes from the files of a plugin only, and is never part of the program.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::domain::card::definition::CardId;
use crate::domain::card::particulars::{Particular, Particulars};
use crate::domain::card::row::{CardFault, SourceRow, UnreadableCards};
use crate::domain::card::table::CardTable;
use crate::domain::hash::sha256;

/// First cells of a table's first line.
const MARK: &str = "arbiter-particulars\t1\t";

/// The particulars of many cards of one edition: one text, and where its lines begin.
#[derive(Debug)]
pub struct ParticularsTable {
    text: Cow<'static, str>,
    lines: Vec<(usize, usize)>,
}

impl ParticularsTable {
    /// Reads a table.
    ///
    /// # Errors
    /// If it does not begin as one, or its lines are not those that it was written with.
    pub fn parse(text: impl Into<Cow<'static, str>>) -> Result<Self, UnreadableCards> {
        let text = text.into();
        let (head, body) = text.split_once('\n').unwrap_or_default();
        let hash = head.strip_prefix(MARK).and_then(|head| head.split_once('\t')).map(|(_, hash)| hash);
        if hash != Some(sha256(body).as_str()) {
            return Err(UnreadableCards::at(1, CardFault::NotParticulars));
        }
        let mut begin = head.len() + 1;
        let mut lines = Vec::new();
        for line in body.split_inclusive('\n') {
            lines.push((begin, begin + line.trim_end_matches('\n').len()));
            begin += line.len();
        }
        Ok(Self { text, lines })
    }

    /// What rows say about the cards of a table, added to what was known; later rows win.
    ///
    /// # Errors
    /// Never for rows that were read.
    pub fn compile(
        table: &CardTable,
        rows: &[SourceRow],
        before: Option<&Self>,
    ) -> Result<Self, UnreadableCards> {
        let mut cards: BTreeMap<&str, BTreeMap<char, &str>> = BTreeMap::new();
        let known = before.into_iter().flat_map(|known| known.lines.iter().map(|line| known.line(*line)));
        let told = rows.iter().filter_map(|row| match row {
            SourceRow::Printing { card, printing, particulars } => {
                Some((table.card_of(&card.id, &printing.name)?.id.0.as_str(), particulars.as_str()))
            }
            SourceRow::Renamed { .. } => None,
        });
        for (id, cells) in known.chain(told) {
            for cell in cells.split('\t').filter(|cell| !cell.is_empty()) {
                let mut signs = cell.chars();
                if let Some(sign) = signs.next() {
                    cards.entry(id).or_default().insert(sign, signs.as_str());
                }
            }
        }
        let mut body = String::new();
        for (id, cells) in &cards {
            let _ = write!(body, "{id}");
            for (sign, value) in cells {
                let _ = write!(body, "\t{sign}{value}");
            }
            body.push('\n');
        }
        Self::parse(format!("{MARK}{}\t{}\n{body}", table.edition(), sha256(&body)))
    }

    /// The table as text; reading it again gives the same table.
    pub fn to_text(&self) -> &str {
        &self.text
    }

    /// How many cards it describes.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether the table describes no cards.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// How many cards have a text here.
    pub fn texts(&self) -> usize {
        let all = self.lines.iter().map(|line| Particulars(self.line(*line).1));
        all.filter(|card| !card.get(Particular::Text).is_empty()).count()
    }

    /// The particulars of a card; empty if unknown.
    pub fn of(&self, id: &CardId) -> Particulars<'_> {
        let place = self.lines.binary_search_by(|line| self.line(*line).0.cmp(id.0.as_str()));
        let line = place.ok().and_then(|at| self.lines.get(at));
        Particulars(line.map_or("", |line| self.line(*line).1))
    }

    /// A line's id, and its cells.
    fn line(&self, (begin, end): (usize, usize)) -> (&str, &str) {
        let line = self.text.get(begin..end).unwrap_or_default();
        line.split_once('\t').unwrap_or((line, ""))
    }
}
