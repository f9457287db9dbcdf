//! A registration sheet to print: for everyone from a checked list, for a player and for staff from the list handed in.

use std::collections::BTreeMap;

use askama::Template;
use chrono::NaiveDate;

use crate::app::Snapshot;
use crate::domain::deck::export::title;
use crate::domain::deck::{DeckReport, Format, Zone};
use crate::domain::id::PlayerId;
use crate::messages::{Message, dates, say};
use crate::web::error::PageError;
use crate::web::pages::decks::story;
use crate::web::pages::public::print::{self, Sheet};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::deck::zone_title;

#[derive(Template)]
#[template(path = "print/registration.html")]
pub struct Registration {
    sheet: Sheet,
    /// What is written above the list; empty values are lines to write on.
    fields: Vec<(Message, String)>,
    parts: Vec<Part>,
    checked: String,
}

/// A part of the deck.
struct Part {
    name: String,
    cards: u32,
    rows: Vec<(u32, String)>,
}

impl Registration {
    /// For somebody who only checked a list: name, number and event are lines to write on.
    pub fn of_anyone(
        site: &Site,
        visit: &Visit,
        report: &DeckReport,
        format: &Format,
        on: Option<NaiveDate>,
    ) -> Self {
        let sheet = Sheet {
            theme: visit.viewer.preferences.theme,
            damage: None,
            site: site.config.name().to_owned(),
            title: page_title(),
            tournament: format.name.clone(),
            subtitle: String::new(),
            head: String::new(),
            back: urls::deck_check(),
            back_to: say("decks-registration-back").to_string(),
        };
        let day = on.map_or_else(String::new, dates::day);
        Self::of(sheet, [String::new(), String::new(), day, format.name.clone()], report)
    }

    /// For the list that a player handed in.
    ///
    /// # Errors
    /// Before the tournament is set up.
    pub fn of_player(
        site: &Site,
        visit: &Visit,
        here: &Snapshot,
        player: PlayerId,
        report: &DeckReport,
        back: (Link, String),
    ) -> Result<Self, PageError> {
        let setup = here.setup()?;
        let sheet = print::sheet(site, here, visit, page_title(), String::new(), back)?;
        let format = setup.format.as_ref().map_or_else(String::new, |format| format.name.clone());
        let facts =
            [here.name(player), setup.settings.title.clone(), dates::day(setup.settings.date), format];
        let mut page = Self::of(sheet, facts, report);
        if let Some(deck) = here.tournament.player(player).and_then(|player| player.deck.as_ref()) {
            page.checked = format!(
                "{} {}",
                page.checked,
                say("decks-registration-handed-in").with("hash", story::spoken_hash(&deck.sha256))
            );
        }
        Ok(page)
    }

    fn of(sheet: Sheet, [name, event, day, format]: [String; 4], report: &DeckReport) -> Self {
        let (cards, table) = (report.cards(), report.card_table.short());
        let checked = if report.legal {
            say("decks-registration-legal").with("n", cards).with("table", table)
        } else {
            say("decks-registration-not-legal").with("n", cards).with("table", table)
        };
        Self {
            sheet,
            fields: vec![
                (say("decks-registration-player"), name),
                (say("decks-registration-number"), String::new()),
                (say("decks-registration-event"), event),
                (say("decks-registration-date"), day),
                (say("decks-registration-format"), format),
                (say("decks-registration-deck-title"), String::new()),
            ],
            parts: parts(report),
            checked: checked.to_string(),
        }
    }
}

fn page_title() -> String {
    say("decks-registration-title").to_string()
}

/// The cards by part and alphabet, copies of one card together. What names no card is there as it was written.
fn parts(report: &DeckReport) -> Vec<Part> {
    let mut parts: BTreeMap<Option<Zone>, BTreeMap<(String, &str), u32>> = BTreeMap::new();
    for line in &report.lines {
        let written = title(line);
        let rows = parts.entry(line.zone).or_default();
        let copies = rows.entry((written.to_lowercase(), written)).or_default();
        *copies = copies.saturating_add(line.quantity);
    }
    let part = |(zone, rows): (Option<Zone>, BTreeMap<(String, &str), u32>)| Part {
        name: zone.map_or_else(|| say("decks-registration-not-placed").to_string(), zone_title),
        cards: rows.values().fold(0, |sum, copies| sum.saturating_add(*copies)),
        rows: rows.into_iter().map(|((_, title), copies)| (copies, title.to_owned())).collect(),
    };
    // What is in no part comes last.
    let (placed, rest): (Vec<_>, Vec<_>) = parts.into_iter().partition(|(zone, _)| zone.is_some());
    placed.into_iter().chain(rest).map(part).collect()
}
