//! The answer to a deck check, as pages show it and `--json` prints it.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Serialize, Serializer};

use crate::domain::card::CardId;
use crate::domain::card::matching::MatchKind;
use crate::domain::deck::fault::Fault;
use crate::domain::deck::line::WhyIgnored;
use crate::domain::deck::resolved_list::Unknown;
use crate::domain::deck::severity::Severity;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;
use crate::domain::hash::CardTableVersion;
use crate::domain::rulings::library::Library;
use crate::domain::rulings::source_parser;

/// Everything a deck check found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DeckReport {
    /// The format's id.
    pub format: String,
    pub edition: Edition,
    /// Whether no fault is an error.
    pub legal: bool,
    /// Version of the card table that judged it.
    pub card_table: CardTableVersion,
    /// Cards in each part, copies counted; empty parts are left out.
    pub counts: BTreeMap<Zone, u32>,
    /// Copies that are counted in no part, because neither the list nor a known card says where they belong.
    #[serde(skip_serializing_if = "is_none")]
    pub unplaced: u32,
    /// The lines that name cards, or should.
    pub lines: Vec<ReportLine>,
    /// The other lines, so that every line is accounted for.
    pub other_lines: Vec<OtherLine>,
    /// Findings, errors first.
    pub faults: Vec<Fault>,
}

/// A line that names a card, or should.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReportLine {
    /// Line in the file, from 1.
    pub line: usize,
    /// The line as written.
    pub text: String,
    /// Copies; 0 if the number cannot be read.
    pub quantity: u32,
    /// The part of the deck; `None` if the list does not say and the card is unknown.
    pub zone: Option<Zone>,
    pub card: Option<CardId>,
    pub title: Option<String>,
    /// The printing's plugin name, if the list gives it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub printing: Option<String>,
    /// How the line was matched to its card.
    #[serde(rename = "match")]
    pub how: MatchKind,
    /// Similar titles to choose from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<String>,
    /// Why no card was found, if more is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Unknown>,
    /// The other cards of the same title, where the line does not say which is meant; by their plugin names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub versions: Vec<String>,
}

/// A line that is not a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OtherLine {
    /// Line in the file, from 1.
    pub line: usize,
    /// The line as written.
    pub text: String,
    /// What the line is.
    pub kind: OtherLineKind,
    /// Which part a heading announces, or why a line is ignored.
    pub reason: OtherLineReason,
}

/// What a line is instead of a card. JSON has its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OtherLineReason {
    Ignored(WhyIgnored),
    /// A heading announces a part.
    Part(Zone),
    /// A heading announces card types within a part.
    Types,
    /// The heading is not known.
    UnknownHeading,
}

impl Serialize for OtherLineReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Ignored(why) => serializer.collect_str(why),
            Self::Part(zone) => serializer.collect_str(zone),
            Self::Types => serializer.serialize_str("card types within a part"),
            Self::UnknownHeading => serializer.serialize_str("not known here"),
        }
    }
}

impl Serialize for Unknown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What a line is that is not a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OtherLineKind {
    /// It announces a part of the deck.
    Heading,
    /// It says nothing about the deck.
    Ignored,
}

fn is_none(count: &u32) -> bool {
    *count == 0
}

impl DeckReport {
    /// Cards in the deck, copies counted; what is set aside is not part of it.
    pub fn cards(&self) -> u32 {
        let parts = self.counts.iter().filter(|(zone, _)| **zone != Zone::Aside);
        parts.fold(self.unplaced, |sum, (_, count)| sum.saturating_add(*count))
    }

    /// This report, each finding with its sources as of a day: one issued later says so.
    #[must_use]
    pub fn cited_on(mut self, on: Option<NaiveDate>, library: &Library) -> Self {
        for fault in &mut self.faults {
            let told = source_parser::on_day(fault.citations.iter().map(String::as_str), on, library);
            fault.confidence = fault.confidence.map(|read| told.confidence(read));
            fault.citations = told.said;
        }
        self
    }

    /// How many findings are this serious.
    pub fn count(&self, severity: Severity) -> usize {
        self.faults.iter().filter(|fault| fault.severity == severity).count()
    }
}
