//! `/rulings/decisions`: decisions as a file for another installation, and files from others, for operators.

use askama::Template;
use chrono::Utc;

use crate::app::DeskError;
use crate::app::decisions_elsewhere::{DecisionChanges, MOST_ELSEWHERE};
use crate::domain::precedent::shared::{DecisionFile, MOST_IN_FILE};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{DecisionsForm, OriginForm};
use crate::web::intents::DecisionsIntent;
use crate::web::layout::Layout;
use crate::web::pages::rulings::reader::DecisionReader;
use crate::web::pages::rulings::words::day;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "rulings/decisions.html")]
struct Page {
    layout: Layout,
    form: Fields,
    faults: Faults,
    /// How many decisions a file from here has.
    own: String,
    most: usize,
    /// Whether the reader may import decisions.
    imports: bool,
    looked: Option<Looked>,
    /// The installations whose decisions are here, and how many.
    origins: Vec<(String, String)>,
    most_elsewhere: usize,
}

/// A file that was looked at.
struct Looked {
    origin: String,
    written: String,
    checksum: String,
    lines: Vec<String>,
    /// Whether there is anything to store.
    brings: bool,
}

impl Looked {
    fn of(file: DecisionFile, changes: &DecisionChanges) -> Self {
        Self {
            checksum: file.checksum_to_read(),
            origin: file.origin,
            written: day(file.written.date_naive()),
            lines: changes.sentences(),
            brings: changes.new > 0 || changes.changed > 0,
        }
    }
}

/// # Errors
/// [`PageError::NotFound`] for an account that helps at no tournament.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit)?)
}

/// # Errors
/// As [`show`].
pub fn file(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    staff(site, visit)?;
    let now = Utc::now();
    let text = site.desk.export_decisions(&visit.origin, now)?;
    Ok(Answer::file(&format!("decisions-{}.txt", now.date_naive()), "text/plain; charset=utf-8", text))
}

/// Looks at a file, or stores its decisions.
///
/// # Errors
/// If the store does not answer.
pub fn import(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let _alone = site.alone()?;
    let text = visit.form.raw(DecisionsForm::NAMES.text);
    let stores = DecisionsIntent::of(&visit.form) == Some(DecisionsIntent::Store);
    let now = Utc::now();
    let looked = if stores {
        site.desk.import_decisions(text, &visit.origin, now).map(|_| None)
    } else {
        site.desk.look_at_decisions(text, &visit.origin, now).map(Some)
    };
    match looked {
        Ok(None) => Ok(Answer::see_other(&urls::decision_files())),
        Ok(Some((file, changes))) => {
            Answer::page(&Page { looked: Some(Looked::of(file, &changes)), ..page(site, visit)? })
        }
        Err(DeskError::Unusable(why)) => {
            let mut page = page(site, visit)?;
            page.faults.add(DecisionsForm::NAMES.text, why.to_string());
            Answer::refusal(&page)
        }
        Err(other) => Err(other.into()),
    }
}

/// Removes everything that came from one installation.
///
/// # Errors
/// If the store cannot write.
pub fn remove(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    site.desk.remove_decisions_of(OriginForm::of(&visit.form).origin)?;
    Ok(Answer::see_other(&urls::decision_files()))
}

fn staff(site: &Site, visit: &Visit) -> Result<(), PageError> {
    if DecisionReader::of(site, visit)?.is_staff() { Ok(()) } else { Err(PageError::NotFound) }
}

fn page(site: &Site, visit: &Visit) -> Result<Page, PageError> {
    staff(site, visit)?;
    let own = site.desk.decisions_to_share(Utc::now())?.len();
    let origins = site.desk.origins_of_decisions()?.into_iter();
    Ok(Page {
        layout: visit.layout(site),
        form: visit.form.clone(),
        faults: Faults::default(),
        own: say("rulings-count-decisions").with("n", own).to_string(),
        most: MOST_IN_FILE,
        imports: visit.sends(urls::decision_files::PATH),
        looked: None,
        origins: origins
            .map(|(origin, held)| (origin, say("rulings-count-decisions").with("n", held).to_string()))
            .collect(),
        most_elsewhere: MOST_ELSEWHERE,
    })
}
