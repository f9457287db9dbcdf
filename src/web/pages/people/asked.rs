//! Which part of a record is asked for.

use crate::app::person_record::{PersonRecord, ROWS, RecordPages};
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::forms::RecordQuery;
use crate::web::listing;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// Which part of a record is asked for.
pub struct AskedRecord {
    pub pages: RecordPages,
}

/// Where one of the two lists of a record goes on.
pub struct Beside {
    /// `Page 2 of 7`; empty for the only one.
    pub place: String,
    pub newer: Option<Link>,
    pub older: Option<Link>,
}

impl AskedRecord {
    /// # Errors
    /// [`PageError::NotFound`] for what is not a number.
    pub fn of(visit: &Visit) -> Result<Self, PageError> {
        let query = RecordQuery::of(&visit.query);
        let page = |asked| listing::page(asked, usize::MAX);
        Ok(Self { pages: RecordPages { tournaments: page(query.page)?, opponents: page(query.opponents)? } })
    }

    /// The addresses of the next tournaments and of the next opponents; `None` on the last page.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for a page that does not exist.
    pub fn next(
        &self,
        record: &PersonRecord,
        here: impl Fn() -> Link,
    ) -> Result<[Option<Link>; 2], PageError> {
        let [tournaments, opponents] = self.neighbours(record, here)?;
        Ok([tournaments.older, opponents.older])
    }

    /// The pages beside these, of the tournaments and of the opponents.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for a page that does not exist.
    pub fn neighbours(
        &self,
        record: &PersonRecord,
        here: impl Fn() -> Link,
    ) -> Result<[Beside; 2], PageError> {
        let RecordPages { tournaments, opponents } = self.pages;
        let to_tournaments = |page| urls::record_page(here(), page, opponents);
        let to_opponents = |page| urls::record_page(here(), tournaments, page);
        // Both lists of opponents, of games and of pods, go on together.
        let met = record.opponents.max(record.pod_opponents);
        Ok([
            Beside::of(tournaments, record.tournaments, to_tournaments)?,
            Beside::of(opponents, met, to_opponents)?,
        ])
    }
}

impl Beside {
    /// The pages beside this one of `count` rows.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for a page that does not exist.
    pub fn of(page: usize, count: usize, to: impl Fn(usize) -> Link) -> Result<Self, PageError> {
        let pages = count.div_ceil(ROWS).max(1);
        if page > pages {
            return Err(PageError::NotFound);
        }
        Ok(Self {
            place: if pages > 1 {
                say("people-page-of").with("page", page).with("pages", pages).into()
            } else {
                String::new()
            },
            newer: (page > 1).then(|| to(page - 1)),
            older: (page < pages).then(|| to(page + 1)),
        })
    }

    /// Whether all of it is on this page.
    pub const fn is_whole(&self) -> bool {
        self.newer.is_none() && self.older.is_none()
    }
}
