//! The judge's own shelf beside a dispute: what they keep at hand and what they opened last, each with its buttons.

use crate::app::Snapshot;
use crate::app::citations;
use crate::app::library::LibrarySnapshot;
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::status::standing;
use crate::domain::tournament::dispute::{Act, Dispute};
use crate::domain::tournament::settings::Settings;
use crate::web::error::PageError;
use crate::web::pages::disputes::attaching::attaching;
use crate::web::pages::disputes::citations_panel::Attach;
use crate::web::pages::disputes::may::May;
use crate::web::pages::rulings::words::{Attaching, Badge, summary};
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;

/// The most entries of each kind: a judge looks for one under the clock.
const MOST: usize = 10;

/// A judge's shelf, as far as the game of the dispute is concerned.
pub struct ShelfPanel {
    pub lines: Vec<ShelfLine>,
}

/// An entry on it.
pub struct ShelfLine {
    pub citation: String,
    pub to: Link,
    /// Its status on the day of the tournament.
    pub badge: Badge,
    /// What it decides, in our own words; may be empty.
    pub summary: String,
    /// Whether it is kept; otherwise it was only opened.
    pub kept: bool,
    /// How to cite it; `None` without its text.
    pub attach: Option<Attaching>,
}

impl ShelfPanel {
    /// The entries of the dispute's game, those kept first; `None` for somebody who may not cite. An entry that is
    /// open for quoting has been opened.
    pub fn of(
        (site, visit): (&Site, &Visit),
        rulings: &LibrarySnapshot,
        here: &Snapshot,
        dispute: &Dispute,
        may: &May,
        open: Option<&Attach>,
    ) -> Result<Option<Self>, PageError> {
        let Some(account) = visit.viewer.account.as_ref().filter(|_| may.acts.contains(&Act::Cite)) else {
            return Ok(None);
        };
        if let Some((found, _)) = open.and_then(|open| citations::find(&rulings.library, &open.place)) {
            site.desk.remember_opened(account.id, found);
        }
        let (shelf, settings) = (site.desk.shelf(account.id)?, &here.setup()?.settings);
        let of_game = |place: &String| {
            let (found, _) = citations::find(&rulings.library, place)?;
            (found.document().edition == settings.edition).then_some(found)
        };
        let shown = |kept| move |found| line((rulings, here), settings, dispute, found, kept);
        let kept = shelf.kept.iter().filter_map(of_game).take(MOST).map(shown(true));
        let opened = shelf.opened.iter().filter_map(of_game).take(MOST).map(shown(false));
        Ok(Some(Self { lines: kept.chain(opened).collect() }))
    }
}

fn line(
    (rulings, here): (&LibrarySnapshot, &Snapshot),
    settings: &Settings,
    dispute: &Dispute,
    found: LibraryEntry<'_>,
    kept: bool,
) -> ShelfLine {
    let (citation, on) = (found.citation(), settings.date);
    let mut paragraphs = found.entry.paragraphs();
    // Of several paragraphs the judge has to choose.
    let only = match (paragraphs.next(), paragraphs.next()) {
        (Some(only), None) if found.entry.answered => only,
        _ => "",
    };
    let attaching = || attaching(rulings, here.slug(), settings, dispute, on, citations::place(found), only);
    ShelfLine {
        to: urls::entry_on(&found.document().stem, EntryKey(&citation.slug()), on),
        citation: citation.to_string(),
        badge: Badge::of(standing(found, settings.edition, on, &rulings.library).status),
        summary: summary(found.entry),
        kept,
        attach: found.held.text_held.then(attaching),
    }
}
