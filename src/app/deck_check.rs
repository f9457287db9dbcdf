//! Checks a deck list, and says what no check can prove. The console, the pages and the API share it.

use std::ops::Deref;

use chrono::NaiveDate;
use serde::Serialize;

use crate::data;
use crate::domain::card::CardTable;
use crate::domain::deck::DeckReport;
use crate::domain::deck::reminder::{self, Reminder, ReminderPlace};
use crate::domain::edition::Edition;
use crate::domain::rulings::library::Library;
use crate::domain::rulings::source_parser;
use crate::domain::source::Confidence;
use crate::messages::say;

/// The editions other than this one.
pub fn others(edition: Edition) -> impl Iterator<Item = Edition> {
    [Edition::First, Edition::Second, Edition::Tribbles].into_iter().filter(move |other| *other != edition)
}

/// The report, or only the fault that the list is of another game. Looks up the other games' tables only if much of the
/// list cannot be read.
///
/// # Errors
/// If a table cannot be looked up.
pub fn or_of_another<T: Deref<Target = CardTable>, E>(
    report: DeckReport,
    text: &str,
    other: impl Fn(Edition) -> Result<T, E>,
) -> Result<DeckReport, E> {
    if !report.seems_strange() {
        return Ok(report);
    }
    let tables = others(report.edition).map(other).collect::<Result<Vec<T>, E>>()?;
    Ok(report.or_of_another(text, tables.iter().map(Deref::deref)))
}

/// The report, with reminders of rules that cannot be checked.
#[derive(Debug, Serialize)]
pub struct Checked {
    /// The report, with its sources on that day.
    #[serde(flatten)]
    pub report: DeckReport,
    /// What the players have to remember.
    pub reminders: Vec<ReminderText>,
}

#[derive(Debug, Serialize)]
pub struct ReminderText {
    pub reminder: &'static str,
    /// What the reminder says.
    pub says: String,
    /// Its sources on that day.
    pub citations: Vec<String>,
    /// How well it is known.
    pub confidence: Confidence,
}

impl Checked {
    /// Adds the reminders to a report.
    pub fn of(report: DeckReport, table: &CardTable, on: Option<NaiveDate>, library: &Library) -> Self {
        let report = report.cited_on(on, library);
        let called = reminder::reminders_for(data::reminders(), &report, table).into_iter();
        let called = called.filter(|one| one.applies(report.edition, ReminderPlace::Deck, on));
        let reminders = called.map(|one| ReminderText::of(one, on, library)).collect();
        Self { report, reminders }
    }
}

impl ReminderText {
    fn of(reminder: &'static Reminder, on: Option<NaiveDate>, library: &Library) -> Self {
        let Reminder { id, says, citations, confidence, .. } = reminder;
        let told = source_parser::on_day(citations.iter().map(String::as_str), on, library);
        let confidence = told.confidence(*confidence);
        Self { reminder: id, says: say(says).to_string(), citations: told.said, confidence }
    }
}
