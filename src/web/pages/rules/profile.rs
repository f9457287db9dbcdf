//! `/rules` and `/rules/scoring/{profile}`: what there is to choose, and each value with its source.

use askama::Template;

use crate::domain::scoring::profile::Profile;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::messages::dates;
use crate::web::pages::rules::figures::{ProfilePart, parts};
use crate::web::pages::rules::sourced::{ConfidenceMark, RulesOnDay, legend};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "rules/list.html")]
struct List {
    layout: Layout,
    groups: Vec<(&'static str, &'static str, Vec<Row>)>,
    legend: Vec<(ConfidenceMark, &'static str)>,
}

struct Row {
    name: String,
    to: Link,
    edition: &'static str,
    says: String,
}

#[derive(Template)]
#[template(path = "rules/profile.html")]
struct Shown {
    layout: Layout,
    name: String,
    id: String,
    edition: &'static str,
    in_force: String,
    parts: Vec<ProfilePart>,
    legend: Vec<(ConfidenceMark, &'static str)>,
}

/// All scoring profiles and deck formats.
pub fn list(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let profiles = crate::data::scoring_profiles().iter().map(|profile| Row {
        name: profile.name.clone(),
        to: urls::profile(&profile.id),
        edition: profile.edition.name(),
        says: in_force(profile),
    });
    let formats = crate::data::deck_formats().iter().map(|format| Row {
        name: format.name.clone(),
        to: urls::format(&format.id),
        edition: format.edition.name(),
        says: format.about.clone(),
    });
    Answer::page(&List {
        layout: visit.layout(site),
        groups: vec![
            ("scoring", "Scoring profiles", profiles.collect()),
            ("decks", "Deck formats", formats.collect()),
        ],
        legend: legend(),
    })
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let id: String = visit.param("profile")?;
    let profile = crate::data::scoring_profile(&id).ok_or(PageError::NotFound)?;
    Answer::page(&Shown {
        layout: visit.layout(site),
        name: profile.name.clone(),
        id,
        edition: profile.edition.name(),
        in_force: in_force(profile),
        parts: parts(&RulesOnDay::of(site, None)?, profile),
        legend: legend(),
    })
}

fn in_force(profile: &Profile) -> String {
    let from = dates::day(profile.effective_from);
    match profile.effective_to {
        Some(to) => format!("In force from {from} to {}", dates::day(to)),
        None => format!("In force from {from} on"),
    }
}
