//! A citation as it was frozen when it was attached to a dispute.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::id::{DisputeNumber, TournamentId};
use crate::domain::rulings::entry::Damage;
use crate::domain::rulings::standing::Status;

/// A citation as it was when it was attached. Later imports and corrections never change it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Record", into = "Record")]
pub struct Cited {
    /// The citation, such as `1E-CR 2000-10-30, seed deck ¶1` or `Local 2026-05-12 Lyon R3 #4`.
    pub citation: String,
    /// The entry's heading; of a decision, the question.
    pub heading: String,
    /// The words quoted.
    pub quote: String,
    /// SHA-256 of the words quoted.
    pub quote_sha256: String,
    /// The date whose law was asked for.
    pub on: NaiveDate,
    /// Why it had its standing on that date, as it was said then.
    pub reason: String,
    /// What is quoted.
    pub ground: Ground,
}

/// What a citation quotes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ground {
    /// An entry of a ruling document: what a decision needs in order to have authority.
    Entry(CitedEntry),
    /// A past decision of this installation, as it is told outside its tournament, without names. It persuades and does
    /// not bind, as it is no text of the game.
    Decision(CitedDecision),
}

impl Ground {
    /// Whether it can give a decision authority, and does not only persuade.
    pub const fn is_authority(&self) -> bool {
        match self {
            Self::Entry(_) => true,
            Self::Decision(_) => false,
        }
    }
}

/// An entry of a ruling document, as it was quoted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CitedEntry {
    /// The document's stem.
    pub stem: String,
    /// SHA-256 of the document's bytes.
    pub document_sha256: String,
    /// SHA-256 of the entry's normalised text.
    pub text_sha256: String,
    /// The entry's status on the date asked about.
    pub status: Status,
    /// What the copy had lost in the entry.
    pub damage: Vec<Damage>,
}

/// A past decision, as it was quoted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CitedDecision {
    /// The decision.
    pub precedent: Precedent,
    /// The address of its tournament.
    pub slug: String,
    /// The head of its tournament's log.
    pub head: String,
    /// SHA-256 of all that was told of it.
    pub told_sha256: String,
}

/// Names a past decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Precedent {
    /// The tournament at which it was given.
    pub tournament: TournamentId,
    /// The dispute that it decided.
    pub number: DisputeNumber,
    /// Whether it is cited by the final word on an appeal that overturned the ruling.
    pub overturned: bool,
}

impl Cited {
    /// Whether it is cited so and, where they are told, quotes the words with this hash.
    pub fn is(&self, citation: &str, quote_sha256: Option<&str>) -> bool {
        self.citation == citation && quote_sha256.is_none_or(|hash| self.quote_sha256 == hash)
    }

    /// The past decision that is quoted; `None` for an entry.
    pub const fn precedent(&self) -> Option<Precedent> {
        match &self.ground {
            Ground::Entry(_) => None,
            Ground::Decision(decision) => Some(decision.precedent),
        }
    }
}

/// A citation as logs have it: a decision stands in the fields of an entry and says which one it is.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    citation: String,
    document: String,
    document_sha256: String,
    heading: String,
    entry_sha256: String,
    quote: String,
    quote_sha256: String,
    on: NaiveDate,
    status: Standing,
    reason: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    damage: Vec<Damage>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    precedent: Option<Precedent>,
}

/// The status of an entry, or the word that stands in its place for a decision.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(untagged)]
enum Standing {
    Entry(Status),
    Decision(Persuasive),
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Persuasive {
    Persuasive,
}

/// A citation in a log is neither that of an entry nor that of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a citation has the status of an entry, or is persuasive, undamaged and names the decision")]
struct Mixed;

impl TryFrom<Record> for Cited {
    type Error = Mixed;

    fn try_from(record: Record) -> Result<Self, Mixed> {
        let Record { citation, document, document_sha256, heading, entry_sha256, quote, .. } = record;
        let ground = match (record.status, record.precedent) {
            (Standing::Entry(status), None) => Ground::Entry(CitedEntry {
                stem: document,
                document_sha256,
                text_sha256: entry_sha256,
                status,
                damage: record.damage,
            }),
            (Standing::Decision(Persuasive::Persuasive), Some(precedent)) if record.damage.is_empty() => {
                let (slug, head, told_sha256) = (document, document_sha256, entry_sha256);
                Ground::Decision(CitedDecision { precedent, slug, head, told_sha256 })
            }
            (Standing::Entry(_) | Standing::Decision(_), _) => return Err(Mixed),
        };
        let Record { quote_sha256, on, reason, .. } = record;
        Ok(Self { citation, heading, quote, quote_sha256, on, reason, ground })
    }
}

impl From<Cited> for Record {
    fn from(cited: Cited) -> Self {
        let Cited { citation, heading, quote, quote_sha256, on, reason, ground } = cited;
        let (document, document_sha256, entry_sha256, status, damage, precedent) = match ground {
            Ground::Entry(CitedEntry { stem, document_sha256, text_sha256, status, damage }) => {
                (stem, document_sha256, text_sha256, Standing::Entry(status), damage, None)
            }
            Ground::Decision(CitedDecision { precedent, slug, head, told_sha256 }) => {
                let status = Standing::Decision(Persuasive::Persuasive);
                (slug, head, told_sha256, status, Vec::new(), Some(precedent))
            }
        };
        Self {
            citation,
            document,
            document_sha256,
            heading,
            entry_sha256,
            quote,
            quote_sha256,
            on,
            status,
            reason,
            damage,
            precedent,
        }
    }
}
