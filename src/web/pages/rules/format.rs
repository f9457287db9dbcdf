//! `/rules/decks/{format}`: each rule of a deck format with its source.

use askama::Template;

use crate::domain::deck::rule::Rule;
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, ShownSource, legend};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::deck_rule::rule_words;
use crate::words::severity::severity;

#[derive(Template)]
#[template(path = "rules/format.html")]
struct Shown {
    layout: Layout,
    name: String,
    id: String,
    edition: &'static str,
    about: String,
    rules: Vec<Row>,
    legend: Legend,
}

struct Row {
    id: String,
    says: Message,
    severity: Message,
    when: String,
    source: ShownSource,
}

/// A deck format.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let id: String = visit.param("format")?;
    let format = crate::data::deck_format(&id).ok_or(PageError::NotFound)?;
    let law = RulesOnDay::of(site, None)?;
    Answer::page(&Shown {
        layout: visit.layout(site),
        name: format.name.clone(),
        id,
        edition: format.edition.name(),
        about: format.about.clone(),
        rules: format.rules.iter().map(|rule| row(&law, rule)).collect(),
        legend: legend(),
    })
}

fn row(law: &RulesOnDay, rule: &Rule) -> Row {
    let day = |day: chrono::NaiveDate| dates::day(day);
    let when = match (rule.from.map(day), rule.until.map(day)) {
        (None, None) => String::new(),
        (Some(from), None) => say("rules-format-from").with("from", from).to_string(),
        (None, Some(until)) => say("rules-format-until").with("until", until).to_string(),
        (Some(from), Some(until)) => {
            say("rules-format-from-until").with("from", from).with("until", until).to_string()
        }
    };
    Row {
        id: rule.id.clone(),
        says: rule_words(rule),
        severity: severity(rule.severity),
        when,
        source: law.rule(rule),
    }
}
