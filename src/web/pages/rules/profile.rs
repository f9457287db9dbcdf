//! `/rules` and `/rules/scoring/{profile}`: what there is to choose, and each value with its source.

use askama::Template;

use crate::domain::scoring::profile::Profile;
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::rules::figures::{ProfilePart, parts};
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, legend};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "rules/list.html")]
struct List {
    layout: Layout,
    groups: Vec<(&'static str, Message, Vec<Row>)>,
    legend: Legend,
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
    legend: Legend,
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
            ("scoring", say("rules-list-scoring-profiles"), profiles.collect()),
            ("decks", say("rules-list-deck-formats"), formats.collect()),
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
    let told = match profile.effective_to {
        Some(to) => say("rules-profile-in-force-from-to").with("from", from).with("to", dates::day(to)),
        None => say("rules-profile-in-force-from").with("from", from),
    };
    told.to_string()
}
