//! `/rules/sources`: what the deck formats cite beside the ruling documents: what was read, where, when, and how surely.

use askama::Template;

use crate::data;
use crate::domain::outside_source::OutsideSource;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::rules::sourced::{ConfidenceMark, legend};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "rules/sources.html")]
struct Sources {
    layout: Layout,
    sources: Vec<(&'static OutsideSource, ConfidenceMark)>,
    legend: Vec<(ConfidenceMark, &'static str)>,
}

/// All of them, each at its own place.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Sources {
        layout: visit.layout(site),
        sources: data::outside_sources()
            .iter()
            .map(|source| (source, ConfidenceMark::of(source.confidence)))
            .collect(),
        legend: legend(),
    })
}
