//! `/deck-check`: anyone checks a list; nothing is kept.

use askama::Template;
use chrono::NaiveDate;

use crate::app::deck_check::or_of_another;
use crate::data;
use crate::domain::deck::export::Export;
use crate::domain::deck::{DeckList, Format, OpenedPool};
use crate::messages::{dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{CheckForm, ListForm};
use crate::web::layout::Layout;
use crate::web::pages::decks::mend::Mended;
use crate::web::pages::decks::other_game::{CheckAs, with_pressed_format};
use crate::web::pages::decks::registration::Registration;
use crate::web::pages::decks::shown::ShownReport;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::deck_refusal::{too_long, unfit_pool};

/// Asks for the list on a sheet to print.
const SHEET: &str = "sheet";

#[derive(Template)]
#[template(path = "decks/check.html")]
struct Check {
    layout: Layout,
    form: Fields,
    faults: Faults,
    formats: &'static [Format],
    report: Option<ShownReport>,
    over: String,
}

impl Check {
    fn new(site: &Site, visit: &Visit, form: Fields) -> Self {
        Self {
            layout: visit.layout(site),
            form,
            faults: Faults::default(),
            formats: data::deck_formats(),
            report: None,
            over: String::new(),
        }
    }
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = Fields::from_iter([(CheckForm::NAMES.format, "1e-open")]);
    Answer::page(&Check::new(site, visit, form))
}

/// The answer, with the form below it to try again.
pub fn check(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = with_pressed_format(&visit.form);
    let mut page = Check::new(site, visit, form.clone());
    match read(&form) {
        Ok((format, on)) => {
            let table = site.desk.newest_card_table(format.edition)?;
            let mended = Mended::of(&form, &table, &visit.awaited);
            page.form = mended.form(&form);
            let text = mended.text.as_str();
            let list = match DeckList::read_sent(text, &table) {
                Ok(list) => list,
                Err(error) => {
                    page.faults.add(ListForm::NAMES.list, too_long(error).to_string());
                    return Answer::refusal(&page);
                }
            };
            let pool = match OpenedPool::of_sent(CheckForm::of(&form).pool, format, &table, &visit.awaited) {
                Ok(pool) => pool,
                Err(error) => {
                    page.faults.add(CheckForm::NAMES.pool, unfit_pool(&error).to_string());
                    return Answer::refusal(&page);
                }
            };
            let report = format.check_while(&list, &table, on, pool.as_ref(), &visit.awaited)?;
            let report = or_of_another(report, text, |edition| site.desk.newest_card_table(edition))?;
            if CheckForm::of(&form).export == SHEET {
                return Answer::page(&Registration::of_anyone(site, visit, &report, format, on));
            }
            if let Ok(export) = CheckForm::of(&form).export.parse::<Export>() {
                return match export.write(&report) {
                    Some(file) => Ok(Answer::file(
                        &format!("deck.{}", export.ending()),
                        "text/plain; charset=utf-8",
                        file,
                    )),
                    None => {
                        page.faults.add(ListForm::NAMES.list, say("public-list-dek-too-many").to_string());
                        Answer::refusal(&page)
                    }
                };
            }
            let mut shown = ShownReport::of(site, &report, format, on)?.for_reader(site, visit, &report)?;
            shown.check_as = CheckAs::of(&report);
            page.report = Some(shown.mending(mended, &report));
            page.over = match on {
                Some(day) => {
                    say("decks-check-on-day").with("format", &format.name).with("day", dates::day(day))
                }
                None => say("decks-check-today").with("format", &format.name),
            }
            .to_string();
            Answer::page(&page)
        }
        Err(faults) => Answer::refusal(&Check { faults, ..page }),
    }
}

fn read(form: &Fields) -> Result<(&'static Format, Option<NaiveDate>), Faults> {
    let mut faults = Faults::default();
    let format = data::deck_format(CheckForm::of(form).format);
    if format.is_none() {
        faults.add(CheckForm::NAMES.format, say("decks-check-choose-format").to_string());
    }
    let on = match CheckForm::of(form).on {
        "" => None,
        _ => faults.read(form, CheckForm::NAMES.on, say("decks-check-write-the-day").to_string()),
    };
    if ListForm::of(form).list.is_empty() {
        faults.add(ListForm::NAMES.list, say("decks-check-paste-first").to_string());
    }
    match format {
        Some(format) if faults.is_empty() => Ok((format, on)),
        _ => Err(faults),
    }
}
