//! Earlier decisions of this installation, next to the search in the library.

use std::sync::Arc;

use chrono::Utc;

use crate::app::Snapshot;
use crate::app::citations::CitationTarget;
use crate::app::persuasive_decisions::{self, SinceCited};
use crate::app::precedents::Grounds;
use crate::app::unfit::REVERSED;
use crate::domain::awaited::Awaited;
use crate::domain::id::Slug;
use crate::domain::precedent::Decision;
use crate::domain::precedent::index::PrecedentIndex;
use crate::domain::precedent::shared_index::SharedIndex;
use crate::domain::tournament::cited::Precedent;
use crate::domain::tournament::dispute::Dispute;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::disputes::citations_panel::{Attach, ShownWarning, treatments};
use crate::web::pages::rulings::past::{Past, PastElsewhere};
use crate::web::pages::rulings::reader::DecisionReader;
use crate::web::pages::rulings::words::{self, Attaching, Badge};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::quoted::persuades;

/// The most decisions shown.
const MOST: usize = 3;
/// The most decisions of other installations.
const MOST_ELSEWHERE: usize = 2;

/// All decisions of this installation, and the state of their grounds.
pub struct PastDecisions {
    pub index: Arc<PrecedentIndex>,
    pub grounds: Arc<Grounds>,
    elsewhere: Arc<SharedIndex>,
    reader: DecisionReader,
}

impl PastDecisions {
    /// The decisions as this visitor may read them.
    pub fn of(site: &Site, visit: &Visit) -> Result<Self, PageError> {
        Ok(Self {
            index: site.desk.precedents()?,
            grounds: site.desk.grounds(Utc::now().date_naive())?,
            elsewhere: site.desk.decisions_elsewhere()?,
            reader: DecisionReader::of(site, visit)?,
        })
    }

    /// The decision at a place, opened for quoting.
    pub fn attach(&self, place: &str) -> Option<Attach> {
        let decision = persuasive_decisions::find(&self.index, place)?;
        let told = &decision.told;
        let mut paragraphs = vec![
            (say("disputes-attach-question"), told.question.clone()),
            (say("disputes-attach-ruling"), told.ruling.clone()),
        ];
        paragraphs.extend(told.last.iter().map(|last| (say("disputes-attach-last"), last.clone())));
        Some(Attach {
            place: CitationTarget::Decision(place).to_string(),
            to: self.reader.dispute(decision).map(|to| (to, say("disputes-attach-open-dispute"))),
            citation: decision.citation.clone(),
            badge: Badge::persuasive(),
            reason: format!(
                "{} {}",
                persuades(),
                words::sentence(&persuasive_decisions::why_persuasive(decision).to_string())
            ),
            paragraphs: paragraphs
                .into_iter()
                .map(|(what, text)| (String::new(), what.to_string(), text))
                .collect(),
            hint: say("disputes-attach-hint-decision"),
            quote: decision.holding().to_owned(),
            damage: Vec::new(),
            summary: String::new(),
            guard: persuasive_decisions::guard(decision, &self.grounds)
                .map(|why| ShownWarning { word: REVERSED.to_owned(), why }),
            treatments: treatments(),
        })
    }

    /// What happened to a cited decision: tone, word, sentence, and the dispute for those who may see it.
    pub fn check_quote(
        &self,
        quote: &str,
        precedent: Precedent,
    ) -> (&'static str, Message, String, Option<Link>) {
        let reader = &self.reader;
        match persuasive_decisions::compare_quote(&self.index, quote, precedent) {
            SinceCited::Stands(earlier) => {
                let to = reader.dispute(&earlier);
                match persuasive_decisions::guard(&earlier, &self.grounds) {
                    Some(why) => ("conflict", say("disputes-cited-reversed"), why, to),
                    None => {
                        let told = say("disputes-cited-decision-says").to_string();
                        ("settled", say("disputes-cited-verified"), told, to)
                    }
                }
            }
            SinceCited::OtherWords(earlier) => (
                "needs",
                say("disputes-cited-other-words"),
                say("disputes-cited-other-words-why").to_string(),
                reader.dispute(&earlier),
            ),
            SinceCited::Overturned(earlier) => (
                "conflict",
                say("disputes-cited-overturned"),
                say("disputes-cited-overturned-why").with("holding", earlier.holding()).to_string(),
                reader.dispute(&earlier),
            ),
            SinceCited::NotHeld => (
                "needs",
                say("disputes-cited-not-held"),
                say("disputes-cited-not-held-why").to_string(),
                None,
            ),
        }
    }

    /// The button that attaches a decision to a dispute.
    fn attaching(&self, slug: &Slug, dispute: &Dispute, decision: &Decision) -> Attaching {
        let guarded = persuasive_decisions::guard(decision, &self.grounds).is_some();
        Attaching {
            to: urls::look(slug, dispute.number),
            place: persuasive_decisions::place(decision),
            word: if guarded { REVERSED.to_owned() } else { String::new() },
            rule: None,
            cited: false,
        }
    }
}

/// Past decisions that share something with a question.
pub struct PrecedentsPanel {
    /// The best of them.
    pub past: Vec<Past>,
    /// The best of other installations, to read and not to cite.
    pub elsewhere: Vec<PastElsewhere>,
    /// Those named by the ruling or the final word, one sentence each, with the dispute for those who may see it.
    pub named: Vec<(String, Option<Link>)>,
    /// The page that searches all of them.
    pub more: Link,
}

impl PrecedentsPanel {
    /// Decisions that match the search words, or else the question; of the same game, without this dispute.
    pub fn of(
        decided: &PastDecisions,
        here: &Snapshot,
        dispute: &Dispute,
        typed: &str,
        may_cite: bool,
        awaited: &Awaited,
    ) -> Result<Self, PageError> {
        let q = if typed.is_empty() { dispute.question.text.as_str() } else { typed };
        let edition = here.setup()?.settings.edition;
        let itself = |one: &Decision| one.is(here.id(), dispute.number);
        let found = decided.index.search_told(q, usize::MAX, awaited)?;
        let found = found.into_iter().filter(|one| one.edition == edition && !itself(one)).take(MOST);
        let past = |decision: &Arc<Decision>| Past {
            attach: (may_cite && !is_attached(dispute, decision))
                .then(|| decided.attaching(here.slug(), dispute, decision)),
            ..Past::of(decision, &decided.grounds, &decided.reader)
        };
        let others = decided.elsewhere.search(q, usize::MAX, awaited)?;
        let others = others.into_iter().filter(|one| one.decision.edition == edition).take(MOST_ELSEWHERE);
        Ok(Self {
            past: found.map(past).collect(),
            elsewhere: others.map(PastElsewhere::of).collect(),
            named: mentioned_decisions(&decided.index, dispute)
                .filter(|one| !itself(one))
                .map(|decision| (decision.line(), decided.reader.dispute(decision)))
                .collect(),
            more: urls::precedents_on(q),
        })
    }
}

/// The past decisions that the ruling or the final word mentions without citing them.
pub fn mentioned_decisions<'a>(
    index: &'a PrecedentIndex,
    dispute: &'a Dispute,
) -> impl Iterator<Item = &'a Arc<Decision>> {
    let decided = dispute.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref());
    let said = dispute.ruling.iter().chain(decided.map(|(_, said)| said));
    said.flat_map(|said| index.named_in(&said.text)).filter(move |one| !is_attached(dispute, one))
}

fn is_attached(dispute: &Dispute, decision: &Decision) -> bool {
    let cited = |it: Precedent| decision.is(it.tournament, it.number);
    dispute.citations.iter().any(|held| held.cited.precedent().is_some_and(cited))
}
