//! The judge's own shelf beside a dispute: what they keep at hand and what they opened last, each with its buttons. Before
//! it, where nothing decides, such as after a call without words: what decisions cite most.

use crate::app::Snapshot;
use crate::app::citations;
use crate::app::library::LibrarySnapshot;
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::status::standing;
use crate::domain::tournament::dispute::{Act, Dispute};
use crate::domain::tournament::settings::Settings;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::disputes::attaching::attaching;
use crate::web::pages::disputes::citations_panel::CitationsPanel;
use crate::web::pages::disputes::may::May;
use crate::web::pages::disputes::precedents_panel::PastDecisions;
use crate::web::pages::rulings::words::{Attaching, Badge, summary};
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;

/// The most entries of each kind: a judge looks for one under the clock.
const MOST: usize = 10;
/// The most entries of those that decisions cite.
const MOST_CITED: usize = 6;

/// A judge's shelf, as far as the game of the dispute is concerned.
pub struct ShelfPanel {
    pub lines: Vec<ShelfLine>,
    /// Whether the judge has to search: nothing is cited, and nothing found decides.
    pub seeks: bool,
    /// If so, what decisions of this installation cite most.
    pub cited: Vec<ShelfLine>,
}

/// An entry on the shelf.
pub struct ShelfLine {
    pub citation: String,
    pub to: Link,
    /// Its status on the day of the tournament.
    pub badge: Badge,
    /// What it decides, in our own words; may be empty.
    pub summary: String,
    /// Why the entry is on the shelf.
    pub note: Message,
    /// How to cite it; `None` without its text.
    pub attach: Option<Attaching>,
}

impl ShelfPanel {
    /// The entries of the dispute's game, those kept first; `None` for somebody who may not cite. An entry that is
    /// open for quoting has been opened.
    pub fn of(
        (site, visit): (&Site, &Visit),
        (rulings, decided): (&LibrarySnapshot, &PastDecisions),
        here: &Snapshot,
        dispute: &Dispute,
        may: &May,
        law: &CitationsPanel,
    ) -> Result<Option<Self>, PageError> {
        let Some(account) = visit.viewer.account.as_ref().filter(|_| may.acts.contains(&Act::Cite)) else {
            return Ok(None);
        };
        if let Some((found, _)) =
            law.attach.as_ref().and_then(|open| citations::find(&rulings.library, &open.place))
        {
            site.desk.remember_opened(account.id, found);
        }
        let (shelf, settings) = (site.desk.shelf(account.id)?, &here.setup()?.settings);
        let of_game = |place: &String| {
            let (found, _) = citations::find(&rulings.library, place)?;
            (found.document().edition == settings.edition).then_some(found)
        };
        let shown =
            |note: Message| move |found| line((rulings, here), settings, dispute, found, note.clone());
        let kept = shelf.kept.iter().filter_map(of_game).take(MOST).map(shown(say("disputes-shelf-kept")));
        let opened =
            shelf.opened.iter().filter_map(of_game).take(MOST).map(shown(say("disputes-shelf-opened")));
        let seeks = dispute.waits() && dispute.grounds().next().is_none() && law.decides_nothing();
        let used = if seeks { decided.used_entries() } else { Vec::new() };
        let cited = used.into_iter().filter_map(|used| {
            let citation: Citation = used.citation.parse().ok()?;
            let found = rulings.library.find(&citation)?;
            let times = say("rulings-count-decisions").with("n", used.cited);
            (found.document().edition == settings.edition).then(|| shown(times)(found))
        });
        // What other disputes of the tournament follow is there already.
        let is_new = |line: &ShelfLine| law.today.iter().all(|shown| shown.citation != line.citation);
        let cited = cited.filter(is_new).take(MOST_CITED).collect();
        Ok(Some(Self { lines: kept.chain(opened).collect(), seeks, cited }))
    }
}

fn line(
    (rulings, here): (&LibrarySnapshot, &Snapshot),
    settings: &Settings,
    dispute: &Dispute,
    found: LibraryEntry<'_>,
    note: Message,
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
        note,
        attach: found.held.text_held.then(attaching),
    }
}
