//! `/import`: takes exports of tournaments in, for the operator.

use askama::Template;
use chrono::Utc;

use crate::app::DeskError;
use crate::app::error::ImportConflict;
use crate::app::export::{ImportedTournament, People, exports_in};
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
}

/// A tournament that was imported, and what deserves a look.
struct Taken {
    slug: String,
    to: Link,
    notes: Vec<String>,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit))
}

/// Imports each export of the text that verifies. Of the others, the page says why not.
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
    let mut imports = site.desk.import_several(if is_same { People::Same } else { People::Strangers });
    for export in exports_in(&text) {
        match imports.import(export, Utc::now()) {
            Ok(ImportedTournament { slug, notes }) => {
                page.taken.push(Taken { to: urls::tournament(&slug), slug: slug.to_string(), notes });
            }
            Err(
                why @ (DeskError::Refused(_)
                | DeskError::Unusable(_)
                | DeskError::Taken(_)
                | DeskError::Broken(_)
                | DeskError::Unsound(_)
                | DeskError::Unreadable { .. }),
            ) => {
                // A file may hold any number of them; what is wrong with the first ones says enough.
                if page.refused.len() < TOLD {
                    page.refused.push(sentence(&why));
                } else {
                    page.untold += 1;
                }
            }
            Err(other) => return Err(other.into()),
        }
    }
    if page.refused.is_empty() { Answer::page(&page) } else { Answer::refusal(&page) }
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
    }
}
