//! Past decisions as grounds for later ones: how they are cited, retold without names, and found again.
//!
//! A past decision is persuasive, not binding: the ruling documents come first, and each director decides for
//! themselves.

pub(crate) mod anonymise;
pub(crate) mod index;
pub(crate) mod shared;
pub(crate) mod shared_decision;
pub(crate) mod shared_index;
pub(crate) mod statistics;
pub(crate) mod to_share;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Deserializer, Serialize};

use crate::domain::edition::Edition;
use crate::domain::hash::EntryHash;
use crate::domain::id::{AtTable, DisputeNumber, Slug, TournamentId};
use crate::domain::precedent::anonymise::Mask;
use crate::domain::tournament::cited::Precedent;
use crate::domain::tournament::dispute::{AppealOutcome, Attached, Dispute, SignedText, Support};
use crate::domain::tournament::settings::Settings;

/// How the citation of a decision begins, before its day.
const LOCAL: &str = "Local ";

/// What happened to a decision on appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Review {
    /// Nobody appealed.
    NotAppealed,
    /// The final word upheld it.
    Upheld,
    /// The final word replaced it.
    Overturned,
}

/// The text of a decision, with the names of the tournament's people replaced.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnonymousText {
    /// The question, without names; no ruling is given without one.
    pub question: String,
    /// Versions of the facts: whose each one is (may be empty), and its text.
    #[serde(deserialize_with = "without_spare")]
    pub facts: Vec<(String, String)>,
    /// The ruling, without names.
    pub ruling: String,
    /// The final word on an appeal, if there was one.
    pub last: Option<String>,
}

/// A decided dispute, as people outside the tournament read it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The tournament in which it was decided.
    pub tournament: TournamentId,
    /// The tournament's address.
    pub slug: Slug,
    /// The tournament's title.
    pub title: String,
    /// The game it plays.
    pub edition: Edition,
    /// The day whose rules applied.
    pub day: NaiveDate,
    /// The dispute's number in its tournament.
    pub number: DisputeNumber,
    /// How it is cited, such as `Local 2026-05-12 Lyon R3 #4`.
    pub citation: String,
    /// What was said, without names.
    pub told: AnonymousText,
    /// The frozen citations on which the ruling and the final word rest.
    #[serde(deserialize_with = "without_spare")]
    pub cited: Vec<Attached>,
    /// Citations added after the ruling; nothing rests on them.
    #[serde(deserialize_with = "without_spare")]
    pub added: Vec<Attached>,
    /// Whether an appeal upheld or overturned it.
    pub review: Review,
    /// When the judge was called.
    pub opened: DateTime<Utc>,
    /// When the ruling was given.
    pub ruled: DateTime<Utc>,
    /// When it became what it is: with the final word, or else with the ruling.
    pub settled: DateTime<Utc>,
    /// The hash of the newest entry of the tournament's log when this was written.
    pub head: EntryHash,
}

/// A list with no room for more: the decisions of twenty years stay in memory, and reading makes room for four each time.
fn without_spare<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    let mut list = Vec::deserialize(from)?;
    list.shrink_to_fit();
    Ok(list)
}

/// The tournament that a decision belongs to.
#[derive(Debug, Clone, Copy)]
pub struct DecidedAt<'a> {
    pub tournament: TournamentId,
    pub slug: &'a Slug,
    /// The tournament's settings.
    pub settings: &'a Settings,
    /// The hash of the newest entry of its log.
    pub head: &'a EntryHash,
}

impl Decision {
    /// The decision on a dispute. `None` while somebody still has to decide.
    pub fn of(place: DecidedAt<'_>, dispute: &Dispute, mask: &mut Mask) -> Option<Self> {
        let ruling = dispute.ruling.as_ref().filter(|_| dispute.is_decided())?;
        let decided = dispute.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref());
        let review = match decided {
            None => Review::NotAppealed,
            Some((AppealOutcome::Upheld, _)) => Review::Upheld,
            Some((AppealOutcome::Overturned, _)) => Review::Overturned,
        };
        let settings = place.settings;
        Some(Self {
            tournament: place.tournament,
            slug: place.slug.clone(),
            title: settings.title.clone(),
            edition: settings.edition,
            day: settings.date,
            number: dispute.number,
            citation: citation(settings, dispute.number, dispute.at),
            told: anonymous_text(dispute, ruling, decided.map(|(_, said)| said), mask),
            cited: dispute.grounds().chain(dispute.last_grounds()).cloned().collect(),
            added: dispute.later_citations().cloned().collect(),
            review,
            opened: dispute.question.at,
            ruled: ruling.at,
            settled: decided.map_or(ruling.at, |(_, said)| said.at),
            head: place.head.clone(),
        })
    }

    /// The decision without what was said, for those of which many are in memory.
    #[must_use]
    pub fn without_words(&self) -> Self {
        Self {
            tournament: self.tournament,
            slug: self.slug.clone(),
            title: self.title.clone(),
            edition: self.edition,
            day: self.day,
            number: self.number,
            citation: self.citation.clone(),
            told: AnonymousText::default(),
            cited: self.cited.clone(),
            added: Vec::new(),
            review: self.review,
            opened: self.opened,
            ruled: self.ruled,
            settled: self.settled,
            head: self.head.clone(),
        }
    }

    /// Whether the decision in force rests on a citation; the citations of an overturned ruling do not count.
    pub fn rests_on(&self, attached: &Attached) -> bool {
        attached.supports == Support::FinalWord || self.review != Review::Overturned
    }

    /// The line to copy into a ruling that follows this decision.
    pub fn line(&self) -> String {
        format!("{} (persuasive, not binding; {})", self.citation, self.review)
    }

    /// Whether it is the decision on this dispute.
    pub fn is(&self, tournament: TournamentId, number: DisputeNumber) -> bool {
        (self.tournament, self.number) == (tournament, number)
    }

    /// How a later dispute's citation identifies it.
    pub fn precedent(&self) -> Precedent {
        let overturned = self.review == Review::Overturned;
        Precedent { tournament: self.tournament, number: self.number, overturned }
    }

    /// Everything that is published about it, one line each: question, ruling and final word.
    pub fn text(&self) -> String {
        let told = &self.told;
        let parts = [Some(&told.question), Some(&told.ruling), told.last.as_ref()];
        parts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join("\n")
    }

    /// The text in force: the final word if it replaced the ruling.
    pub fn holding(&self) -> &str {
        match (self.review, &self.told.last) {
            (Review::Overturned, Some(last)) => last,
            (Review::Overturned, None) | (Review::NotAppealed | Review::Upheld, _) => &self.told.ruling,
        }
    }
}

fn anonymous_text(
    dispute: &Dispute,
    ruling: &SignedText,
    last: Option<&SignedText>,
    mask: &mut Mask,
) -> AnonymousText {
    AnonymousText {
        question: mask.hide(&dispute.question.text),
        facts: dispute.facts.iter().map(|said| (mask.whose(&said.whose), mask.hide(&said.text))).collect(),
        ruling: mask.hide(&ruling.text),
        last: last.map(|said| mask.hide(&said.text)),
    }
}

/// How a decision is cited: day, place (or title), round if there is one, number.
pub fn citation(settings: &Settings, number: DisputeNumber, at: Option<AtTable>) -> String {
    let place = if settings.place.trim().is_empty() { &settings.title } else { &settings.place };
    let round = at.map_or_else(String::new, |at| format!(" R{}", at.round));
    format!("{LOCAL}{} {}{round} #{number}", settings.date, place.trim())
}
