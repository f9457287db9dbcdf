//! `/rulings/shelf`: the entries that somebody keeps at hand, and those that they opened last.

use askama::Template;
use chrono::NaiveDate;

use crate::app::DeskError;
use crate::app::citations;
use crate::app::library::LibrarySnapshot;
use crate::app::unfit::MOST_ON_SHELF;
use crate::domain::day::DayFormat;
use crate::domain::id::AccountId;
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::status::standing;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::ShelfForm;
use crate::web::layout::Layout;
use crate::web::pages::rulings::words::{Badge, day, summary};
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::standing::reason_sentence;

/// The value of `back` on the page of the shelf.
const SHELF: &str = "shelf";

#[derive(Template)]
#[template(path = "rulings/shelf.html")]
struct Page {
    layout: Layout,
    day: String,
    most: usize,
    kept: Vec<Line>,
    opened: Vec<Line>,
}

/// An entry.
struct Line {
    /// Its place, for the forms.
    place: String,
    /// How it is cited; its place if the library has it no more.
    citation: String,
    /// Its page, its status today and why, and what it decides in our own words, if it is in the library.
    entry: Option<(Link, Badge, String, String)>,
}

impl Line {
    fn of(rulings: &LibrarySnapshot, place: String, today: NaiveDate) -> Self {
        let found = citations::find(&rulings.library, &place).map(|(found, _)| found);
        let entry = found.map(|found| {
            let citation = found.citation();
            let standing = standing(found, found.document().edition, today, &rulings.library);
            let to = urls::entry(&found.document().stem, EntryKey(&citation.slug()));
            let badge = Badge::of(standing.status);
            (to, badge, reason_sentence(&standing.reason, DayFormat::Words), summary(found.entry))
        });
        let citation = found.map_or_else(|| place.clone(), |found| found.citation().to_string());
        Self { place, citation, entry }
    }
}

/// The visitor's own shelf; nobody has an address for somebody else's.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (rulings, shelf) = (site.desk.library()?, site.desk.shelf(own_account(visit)?)?);
    let today = (site.hooks.now)().date_naive();
    let lines =
        |places: Vec<String>| places.into_iter().map(|place| Line::of(&rulings, place, today)).collect();
    Answer::page(&Page {
        layout: visit.layout(site),
        day: day(today),
        most: MOST_ON_SHELF,
        kept: lines(shelf.kept),
        opened: lines(shelf.opened),
    })
}

/// Keeps an entry.
///
/// # Errors
/// If there is none, or the shelf is full.
pub fn keep(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    site.desk.keep_entry(own_account(visit)?, ShelfForm::of(&visit.form).entry, (site.hooks.now)())?;
    Ok(back(visit))
}

/// Takes an entry off.
///
/// # Errors
/// If the store cannot write.
pub fn take_off(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    site.desk.take_off_shelf(own_account(visit)?, ShelfForm::of(&visit.form).entry)?;
    Ok(back(visit))
}

fn own_account(visit: &Visit) -> Result<AccountId, DeskError> {
    visit.viewer.account.as_ref().map(|account| account.id).ok_or(DeskError::NotFound)
}

/// Back to the page with the button.
fn back(visit: &Visit) -> Answer {
    let form = ShelfForm::of(&visit.form);
    let entry = form.entry.split_once('/').filter(|_| form.back != SHELF);
    Answer::see_other(
        &entry
            .map_or_else(urls::shelf, |(stem, slug)| urls::local(urls::entry(stem, EntryKey(slug)).as_str())),
    )
}

/// The button on the page of an entry.
pub struct ShelfButton {
    /// The place to keep, or the one under which it is kept.
    pub place: String,
    /// Whether it is on the shelf.
    pub kept: bool,
}

impl ShelfButton {
    /// The button for somebody with an account, who has now opened the entry.
    pub fn of(
        site: &Site,
        visit: &Visit,
        rulings: &LibrarySnapshot,
        found: LibraryEntry<'_>,
    ) -> Result<Option<Self>, PageError> {
        let Some(account) = &visit.viewer.account else { return Ok(None) };
        let shelf = site.desk.shelf(account.id)?;
        site.desk.remember_opened(account.id, found);
        let kept = shelf.kept_as(&rulings.library, found);
        let place = kept.map_or_else(|| citations::place(found), str::to_owned);
        Ok(Some(Self { place, kept: kept.is_some() }))
    }
}
