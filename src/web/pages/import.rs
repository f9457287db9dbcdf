//! `/import`: takes exports of tournaments and series in, for the operator.

use std::time::Instant;

use askama::Template;
use chrono::Utc;

use crate::app::DeskError;
use crate::app::error::ImportConflict;
use crate::app::export::{ImportedTournament, People, exports_in};
use crate::app::series::export::is_of_series;
use crate::domain::id::Slug;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::ImportForm;
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// Of how many the page says why they were not imported.
const TOLD: usize = 20;
/// The value of a ticked box.
const YES: &str = "yes";

#[derive(Template)]
#[template(path = "import.html")]
struct Import {
    layout: Layout,
    form: Fields,
    faults: Faults,
    taken: Vec<Taken>,
    /// Why others were not imported, in the order of the text.
    refused: Vec<String>,
    /// How many more were not imported.
    untold: usize,
    /// How many there was no time for; the form has them.
    left: usize,
}

/// A tournament or series that was imported, and what deserves a look.
struct Taken {
    slug: String,
    to: Link,
    notes: Vec<String>,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit))
}

/// Imports each export of the text that verifies. Of the others, the page says why not. Before a request takes too long it
/// stops: the form then has what is left.
///
/// # Errors
/// If the store cannot write.
pub fn import(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let _alone = site.alone()?;
    let mut page = page(site, visit);
    let text = visit.form.raw(ImportForm::NAMES.text).trim_start().to_owned();
    if text.is_empty() {
        page.faults.add(ImportForm::NAMES.text, say("import-choose-first"));
        return Answer::refusal(&page);
    }
    let is_same = visit.form.has(ImportForm::NAMES.same_people, YES);
    let (begun, exports) = (Instant::now(), exports_in(&text));
    let mut imports = site.desk.import_text(if is_same { People::Same } else { People::Strangers }, &text);
    let mut left = exports.as_slice();
    while let Some((export, others)) = left.split_first() {
        page.note(if is_of_series(export) {
            site.desk.import_series(export).map(|slug| Taken::series(&slug))
        } else {
            imports.import(export, Utc::now()).map(Taken::tournament)
        })?;
        left = others;
        // After one at least, or it would never end.
        if begun.elapsed() >= site.permits.importing() {
            break;
        }
    }
    if !left.is_empty() {
        let rest = left.join("\n");
        imports.stop_before(&rest);
        page.left = left.len();
        page.form = with_text(&visit.form, &rest);
    }
    if page.refused.is_empty() { Answer::page(&page) } else { Answer::refusal(&page) }
}

impl Taken {
    fn series(slug: &Slug) -> Self {
        Self { to: urls::series(slug), slug: slug.to_string(), notes: Vec::new() }
    }

    fn tournament(ImportedTournament { slug, notes }: ImportedTournament) -> Self {
        Self { to: urls::tournament(&slug), slug: slug.to_string(), notes }
    }
}

impl Import {
    /// Notes what became of an export.
    fn note(&mut self, imported: Result<Taken, DeskError>) -> Result<(), PageError> {
        match imported {
            Ok(taken) => self.taken.push(taken),
            Err(
                why @ (DeskError::Refused(_)
                | DeskError::Unusable(_)
                | DeskError::Taken(_)
                | DeskError::Broken(_)
                | DeskError::BrokenSeries(_)
                | DeskError::Unsound(_)
                | DeskError::Unreadable { .. }),
            ) => {
                // A file may hold any number of them; what is wrong with the first ones says enough.
                if self.refused.len() < TOLD {
                    self.refused.push(sentence(&why));
                } else {
                    self.untold += 1;
                }
            }
            Err(other) => return Err(other.into()),
        }
        Ok(())
    }
}

/// A form with another text in it.
fn with_text(form: &Fields, text: &str) -> Fields {
    let fields = form.pairs();
    fields.map(|(name, value)| (name, if name == ImportForm::NAMES.text { text } else { value })).collect()
}

/// Why an export was not imported, with what to do in the form.
fn sentence(why: &DeskError) -> String {
    match why {
        DeskError::Taken(ImportConflict::People(known)) => {
            say("import-same-people-again").with("known", known.to_string()).to_string()
        }
        other => other.to_string(),
    }
}

fn page(site: &Site, visit: &Visit) -> Import {
    Import {
        layout: visit.layout(site),
        form: visit.form.clone(),
        faults: Faults::default(),
        taken: Vec::new(),
        refused: Vec::new(),
        untold: 0,
        left: 0,
    }
}
