//! Earlier decisions of this installation, next to the search in the library.

use std::sync::Arc;

use chrono::Utc;

use crate::app::Snapshot;
use crate::app::citations::CitationTarget;
use crate::app::persuasive_decisions::{self, SinceCited};
use crate::app::precedents::Grounds;
use crate::app::unfit::reversed_word;
use crate::domain::awaited::Awaited;
use crate::domain::id::Slug;
use crate::domain::precedent::Decision;
use crate::domain::precedent::index::{KnownDecision, PrecedentIndex};
use crate::domain::precedent::shared_index::SharedIndex;
use crate::domain::precedent::statistics::{Used, used_entries};
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

/// The decisions that the page of a dispute looks at, and the state of their grounds.
pub struct PastDecisions {
    index: Arc<PrecedentIndex>,
    grounds: Arc<Grounds>,
    elsewhere: Arc<SharedIndex>,
    reader: DecisionReader,
    /// The one that is opened to be cited.
    opened: Option<Arc<Decision>>,
    /// Those that the dispute cites.
    cited: Vec<Arc<Decision>>,
    /// Those of other tournaments of the game today.
    pub today: Vec<Arc<Decision>>,
}

impl PastDecisions {
    /// The entries that decisions of this installation cite, most cited first.
    pub fn used_entries(&self) -> Vec<Used> {
        used_entries(self.grounds.citing_decisions())
    }

    /// The decisions as this visitor may read them; `cite` names what is opened, if anything is.
    pub fn of(
        (site, visit): (&Site, &Visit),
        here: &Snapshot,
        dispute: &Dispute,
        cite: &str,
    ) -> Result<Self, PageError> {
        let (index, today) = (site.desk.precedents()?, Utc::now().date_naive());
        let edition = here.setup()?.settings.edition;
        let ruled_today = |one: &&KnownDecision| {
            one.tournament != here.id() && one.edition == edition && one.ruled.date_naive() == today
        };
        let ruled_today: Vec<KnownDecision> = index.newest().filter(ruled_today).copied().collect();
        let cited = dispute.citations.iter().filter_map(|held| held.cited.precedent());
        let cited: Vec<KnownDecision> = cited.filter_map(|it| index.find(it.tournament, it.number)).collect();
        Ok(Self {
            grounds: site.desk.grounds(today)?,
            elsewhere: site.desk.decisions_elsewhere()?,
            reader: DecisionReader::of(site, visit)?,
            opened: match CitationTarget::of(cite) {
                CitationTarget::Decision(place) => site.desk.decision_at(place)?,
                CitationTarget::Entry(_) => None,
            },
            cited: site.desk.decisions_told(&cited)?,
            today: site.desk.decisions_told(&ruled_today)?,
            index,
        })
    }

    /// The decision that is opened, by its place, for quoting.
    pub fn attach(&self, place: &str) -> Option<Attach> {
        let decision = self.opened.as_ref()?;
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
                .map(|why| ShownWarning { word: reversed_word().to_string(), why }),
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
        match persuasive_decisions::compare_quote(&self.cited, quote, precedent) {
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
            word: if guarded { reversed_word().to_string() } else { String::new() },
            rule: None,
            cited: false,
        }
    }
}

/// Past decisions that share something with a question.
pub struct PrecedentsPanel {
    /// Whether there were words to look for: a call may come without any.
    pub sought: bool,
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
        site: &Site,
        decided: &PastDecisions,
        here: &Snapshot,
        dispute: &Dispute,
        typed: &str,
        may_cite: bool,
        awaited: &Awaited,
    ) -> Result<Self, PageError> {
        let q = if typed.is_empty() { dispute.question.text.as_str() } else { typed };
        let edition = here.setup()?.settings.edition;
        let mut found = decided.index.search_told(q, usize::MAX, awaited)?;
        found.retain(|one| one.edition == edition && !one.is(here.id(), dispute.number));
        found.truncate(MOST);
        let found = site.desk.decisions_told(&found)?;
        let mut named = mentioned_decisions(site, dispute)?;
        named.retain(|one| !one.is(here.id(), dispute.number));
        let past = |decision: &Arc<Decision>| Past {
            attach: (may_cite && !is_attached(dispute, decision))
                .then(|| decided.attaching(here.slug(), dispute, decision)),
            ..Past::of(decision, &decided.grounds, &decided.reader)
        };
        let others = decided.elsewhere.search(q, usize::MAX, awaited)?;
        let others = others.into_iter().filter(|one| one.decision.edition == edition).take(MOST_ELSEWHERE);
        Ok(Self {
            sought: !q.is_empty(),
            past: found.iter().map(past).collect(),
            elsewhere: others.map(PastElsewhere::of).collect(),
            named: named.iter().map(|decision| (decision.line(), decided.reader.dispute(decision))).collect(),
            more: urls::precedents_on(q),
        })
    }
}

/// The past decisions that the ruling or the final word mentions without citing them.
pub fn mentioned_decisions(site: &Site, dispute: &Dispute) -> Result<Vec<Arc<Decision>>, PageError> {
    let decided = dispute.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref());
    let mut found = Vec::new();
    for said in dispute.ruling.iter().chain(decided.map(|(_, said)| said)) {
        found.extend(site.desk.decisions_named_in(&said.text)?);
    }
    found.retain(|one| !is_attached(dispute, one));
    Ok(found)
}

fn is_attached(dispute: &Dispute, decision: &Decision) -> bool {
    let cited = |it: Precedent| decision.is(it.tournament, it.number);
    dispute.citations.iter().any(|held| held.cited.precedent().is_some_and(cited))
}
