//! What was decided at this installation before, beside the search of the law.

use chrono::Utc;

use crate::app::Snapshot;
use crate::domain::precedent::Decision;
use crate::domain::tournament::dispute::Dispute;
use crate::web::error::PageError;
use crate::web::link::{self, Link};
use crate::web::pages::rulings::past::Past;
use crate::web::pages::rulings::reader::Reader;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// So many are read at a table.
const MOST: usize = 3;

/// Past decisions that share something with a question.
pub struct Before {
    /// The best of them.
    pub past: Vec<Past>,
    /// Those that the ruling or the final word names, in a sentence each, with the dispute for those who may see it.
    pub named: Vec<(String, Option<Link>)>,
    /// Where all are searched.
    pub more: Link,
}

impl Before {
    /// What the words asked for lead to, or else the question itself; of the same game, and not the dispute itself.
    pub fn of(
        site: &Site,
        visit: &Visit,
        here: &Snapshot,
        dispute: &Dispute,
        typed: &str,
    ) -> Result<Self, PageError> {
        let q = if typed.is_empty() { dispute.question.text.as_str() } else { typed };
        let index = site.desk.precedents()?;
        let edition = here.setup()?.settings.edition;
        let itself = |one: &Decision| one.tournament == here.id() && one.number == dispute.number;
        let found = index.search_told(q, usize::MAX);
        let found = found.into_iter().filter(|one| one.edition == edition && !itself(one)).take(MOST);
        let (grounds, reader) = (site.desk.grounds(Utc::now().date_naive())?, Reader::of(site, visit)?);
        Ok(Self {
            past: found.map(|decision| Past::of(decision, &grounds, &reader)).collect(),
            named: said(dispute)
                .flat_map(|text| index.named_in(text))
                .filter(|one| !itself(one))
                .map(|decision| (decision.line(), reader.dispute(decision)))
                .collect(),
            more: link::precedents_on(q),
        })
    }
}

/// The ruling and the final word: where past decisions are named.
pub fn said(dispute: &Dispute) -> impl Iterator<Item = &str> {
    let decided = dispute.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref());
    dispute.ruling.iter().chain(decided.map(|(_, said)| said)).map(|said| said.text.as_str())
}
