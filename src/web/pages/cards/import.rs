//! `/cards/import`: newer cards, for the operator: choose files, look at what changes, store, take back.

use askama::Template;
use chrono::Utc;

use crate::app::DeskError;
use crate::app::card_import::{Looked, gather_files, sentences};
use crate::domain::hash::CardTableVersion;
use crate::messages::{dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{CardsForm, UndoCardsForm};
use crate::web::intents::CardsIntent;
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::cards::unreadable_cards;

#[derive(Template)]
#[template(path = "cards/import.html")]
struct Import {
    layout: Layout,
    form: Fields,
    faults: Faults,
    refusal: String,
    /// What the files change, by game; empty before anybody looked.
    told: Vec<(&'static str, Vec<String>)>,
    /// Whether they would break a format, or are older than the table.
    doubtful: bool,
    imports: Vec<Held>,
    /// The version of the last import.
    last: Option<String>,
}

struct Held {
    version: String,
    state: String,
    note: String,
}

impl Import {
    fn new(site: &Site, visit: &Visit) -> Result<Self, PageError> {
        let held = site.desk.card_imports()?;
        let row = |table: &crate::app::CardTableRow| {
            let day = dates::moment_in_utc(&table.imported_at);
            let game = table.edition.name();
            let state = if table.imported {
                say("cards-import-imported").with("game", game).with("day", day)
            } else {
                say("cards-import-kept").with("game", game).with("day", day)
            };
            Held {
                version: table.version.short().to_owned(),
                state: state.to_string(),
                note: table.note.clone(),
            }
        };
        Ok(Self {
            layout: visit.layout(site),
            form: visit.form.clone(),
            faults: Faults::default(),
            refusal: String::new(),
            told: Vec::new(),
            doubtful: false,
            last: held.iter().find(|table| table.imported).map(|table| table.version.to_string()),
            imports: held.iter().map(row).collect(),
        })
    }

    fn of(self, looked: &[Looked]) -> Self {
        let told = |one: &Looked| {
            (one.edition.name(), sentences(&one.changes, &one.left_out, one.particulars.texts()))
        };
        Self {
            doubtful: looked.iter().any(|one| !one.changes.doubts.is_empty()),
            told: looked.iter().map(told).collect(),
            ..self
        }
    }
}

/// The form, and what was imported before.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Import::new(site, visit)?)
}

/// Looks at the files, or stores them.
///
/// # Errors
/// If the store does not answer.
pub fn import(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let _alone = site.alone()?;
    let mut page = Import::new(site, visit)?;
    let form = CardsForm::of(&visit.form);
    let named = |name: &str| if name.is_empty() { "pasted".to_owned() } else { name.to_owned() };
    let given = [(CardsForm::NAMES.text, form.name), (CardsForm::NAMES.second, form.second_name)];
    let given: Vec<(&'static str, &str)> =
        given.into_iter().filter(|(field, _)| !visit.form.text(field).is_empty()).collect();
    if given.is_empty() {
        page.faults.add(CardsForm::NAMES.text, say("cards-import-choose-first").to_string());
        return Answer::refusal(&page);
    }
    let files: Vec<(String, String)> =
        given.iter().map(|(field, name)| (named(name), visit.form.raw(field).to_owned())).collect();
    let imports = match gather_files(&files) {
        Ok(imports) => imports,
        Err((at, why)) => {
            let field = given.get(at).map_or(CardsForm::NAMES.text, |(field, _)| *field);
            page.faults
                .add(field, say("cards-import-not-read").with("why", unreadable_cards(&why)).to_string());
            return Answer::refusal(&page);
        }
    };
    if CardsIntent::of(&visit.form) != Some(CardsIntent::Store) {
        return Answer::page(&page.of(&site.desk.look_at_cards(&imports)?));
    }
    let all_the_same = form.all_the_same == "yes";
    match site.desk.import_cards(&imports, all_the_same, Utc::now()) {
        Ok(done) if done.refused => {
            page.faults.add(CardsForm::NAMES.all_the_same, say("cards-import-nothing-stored").to_string());
            Answer::refusal(&page.of(&done.looked))
        }
        Ok(_) => Ok(Answer::see_other(&urls::import_cards())),
        Err(DeskError::Unusable(why)) => Answer::conflict(&Import { refusal: why.to_string(), ..page }),
        Err(other) => Err(other.into()),
    }
}

/// Takes the last import back.
///
/// # Errors
/// If the store does not answer.
pub fn undo(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let seen = CardTableVersion::stated(UndoCardsForm::of(&visit.form).version);
    match site.desk.undo_card_import(Some(&seen)) {
        Ok(_) => Ok(Answer::see_other(&urls::import_cards())),
        Err(DeskError::Unusable(why)) => {
            let page = Import { form: Fields::default(), ..Import::new(site, visit)? };
            Answer::conflict(&Import { refusal: why.to_string(), ..page })
        }
        Err(other) => Err(other.into()),
    }
}
