//! A table with contradicting results: nothing is overwritten, and a person settles it.

use askama::Template;

use crate::domain::id::{RoundNumber, TableNumber};
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::layout::Layout;
use crate::web::pages::remember::{self, Remember};
use crate::web::pages::rounds;
use crate::web::pages::rounds::correct::result_field;
use crate::web::pages::rounds::named_table::NamedTable;
use crate::web::pages::rounds::view::Brought;
use crate::web::pages::rules::sourced::RulesOnDay;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::semicolons;

/// The page that shows all of them.
#[derive(Template)]
#[template(path = "rounds/conflict.html")]
pub struct Conflict {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: RoundNumber,
    table: TableNumber,
    back: Link,
    /// This page, for a script that has sent the second result.
    own: Link,
    sentence: String,
    current: Brought,
    offers: Vec<Brought>,
    keep: Link,
    seen: String,
    correct: Link,
    was: String,
    form: Fields,
    /// The library in which its rules cite entries.
    law: RulesOnDay,
    refused: Option<String>,
    dispute: Link,
    remember: Vec<Remember>,
}

impl Conflict {
    /// The results submitted for this table; `None` unless they contradict each other.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn of(site: &Site, visit: &Visit, spot: &NamedTable<'_>) -> Result<Option<Self>, PageError> {
        let Some(recorded) = spot.table.result.as_ref() else { return Ok(None) };
        let (slug, round, table) = (spot.here.slug(), spot.round.number, spot.table.pair.table);
        let current = spot.brought_result(recorded);
        let contradictions = spot.table.contradictions.iter();
        let offers: Vec<Brought> = contradictions.map(|offered| spot.brought_result(offered)).collect();
        if offers.is_empty() {
            return Ok(None);
        }
        Ok(Some(Self {
            layout: visit.tournament_layout(site, spot.here),
            tabs: Tabs::of(visit, spot.here, Tab::Round),
            title: rounds::title(spot.here),
            round,
            table,
            back: urls::round_staff(slug, round),
            own: urls::table(slug, round, table),
            sentence: sentence(table, &current, &offers),
            law: spot.rules_on_day(site)?,
            current,
            offers,
            keep: urls::keep(slug, round, table),
            seen: spot.table.conflict_hash().to_string(),
            correct: urls::correct(slug, round, table),
            was: result_field(&recorded.result),
            form: Fields::default(),
            refused: None,
            dispute: urls::open_dispute_at(slug, round, table),
            remember: remember::for_staff(site, spot.here, spot.table.pair.players)?,
        }))
    }

    /// The conflict after a refusal, with what was typed.
    #[must_use]
    pub fn with_refusal(self, visit: &Visit, sentence: String) -> Self {
        Self { refused: Some(sentence), form: visit.form.clone(), ..self }
    }
}

fn sentence(table: TableNumber, current: &Brought, offers: &[Brought]) -> String {
    let others = offers.iter().map(|offer| {
        let (line, by) = (&offer.view.line, &offer.by);
        say("rounds-conflict-offer").with("line", line).with("by", by).with("at", &offer.at).to_string()
    });
    let others: Vec<String> = others.collect();
    say("rounds-conflict-sentence")
        .with("table", table)
        .with("line", &current.view.line)
        .with("by", &current.by)
        .with("at", &current.at)
        .with("others", semicolons(&others))
        .to_string()
}
