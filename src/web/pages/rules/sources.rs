//! `/rules/sources`: what the deck formats cite beside the ruling documents: what was read, where, when, and how surely.

use askama::Template;

use crate::data;
use crate::domain::outside_source::{OutsideSource, UnreadFormat};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::rules::sourced::{ConfidenceMark, Legend, legend};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "rules/sources.html")]
struct Sources {
    layout: Layout,
    sources: Vec<(&'static OutsideSource, ConfidenceMark)>,
    /// Formats that are known and unread.
    unread: Vec<(&'static UnreadFormat, ConfidenceMark)>,
    legend: Legend,
}

/// All of them, each at its own place.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Sources {
        layout: visit.layout(site),
        sources: data::outside_sources()
            .iter()
            .map(|source| (source, ConfidenceMark::of(source.confidence)))
            .collect(),
        unread: data::unread_formats()
            .iter()
            .map(|format| (format, ConfidenceMark::of(format.confidence)))
            .collect(),
        legend: legend(),
    })
}
