//! A citation, frozen when it was attached to a dispute.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::hash::{DocumentHash, EntryHash, TextHash};
use crate::domain::id::{DisputeNumber, TournamentId};
use crate::domain::rulings::entry::Damage;
use crate::domain::rulings::standing::Status;

/// A citation as it was when it was attached. Later imports and corrections never change it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Record", into = "Record")]
pub struct AttachedCitation {
    /// The citation, such as `1E-CR 2000-10-30, seed deck ¶1` or `Local 2026-05-12 Lyon R3 #4`.
    pub citation: String,
    /// The entry's heading; for a decision, its question.
    pub heading: String,
    /// The quoted words.
    pub quote: String,
    /// SHA-256 of the quoted words.
    pub quote_sha256: TextHash,
    /// The day whose rules were asked for.
    pub on: NaiveDate,
    /// Why it had its standing on that day, in the words of that time.
    pub reason: String,
    /// What is quoted: an entry or a decision.
    pub ground: Ground,
}

/// What a citation quotes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ground {
    /// An entry of a ruling document: the only thing that gives a decision authority.
    Entry(CitedEntry),
    /// A past decision of this installation, as published without names. It is persuasive, not binding, because it is
    /// not a text of the game.
    Decision(CitedDecision),
}

impl Ground {
    /// The entry; a decision is none.
    pub const fn entry(&self) -> Option<&CitedEntry> {
        match self {
            Self::Entry(entry) => Some(entry),
            Self::Decision(_) => None,
        }
    }

    /// Whether it can give a decision authority instead of only being persuasive.
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
    pub document_sha256: DocumentHash,
    /// SHA-256 of the entry's normalised text.
    pub text_sha256: TextHash,
    /// The entry's status on the day asked about.
    pub status: Status,
    /// What the copy had lost in the entry.
    pub damage: Vec<Damage>,
}

/// A past decision, as it was quoted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CitedDecision {
    /// The decision's identity.
    pub precedent: Precedent,
    /// The address of its tournament.
    pub slug: String,
    /// The head of its tournament's log when it was quoted.
    pub head: EntryHash,
    /// SHA-256 of everything published about it.
    pub told_sha256: TextHash,
}

/// Identifies a past decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Precedent {
    /// The tournament at which it was given.
    pub tournament: TournamentId,
    /// The dispute that it decided.
    pub number: DisputeNumber,
    /// Whether it is cited by the final word of an appeal that overturned the ruling.
    pub overturned: bool,
}

impl AttachedCitation {
    /// Whether it has this citation and, if a hash is given, quotes the words with that hash.
    pub fn is(&self, citation: &str, quote_sha256: Option<&TextHash>) -> bool {
        self.citation == citation && quote_sha256.is_none_or(|hash| self.quote_sha256 == *hash)
    }

    /// The past decision that is quoted; `None` for an entry.
    pub const fn precedent(&self) -> Option<Precedent> {
        match &self.ground {
            Ground::Entry(_) => None,
            Ground::Decision(decision) => Some(decision.precedent),
        }
    }
}

/// A citation as stored in logs: a decision uses the fields of an entry and also says which decision it is.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    citation: String,
    document: String,
    document_sha256: String,
    heading: String,
    entry_sha256: TextHash,
    quote: String,
    quote_sha256: TextHash,
    on: NaiveDate,
    status: Standing,
    reason: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    damage: Vec<Damage>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    precedent: Option<Precedent>,
}

/// The status of an entry, or the word used instead for a decision.
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

/// A citation in a log is neither an entry's nor a decision's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a citation has the status of an entry, or is persuasive, undamaged and names the decision")]
struct Mixed;

impl TryFrom<Record> for AttachedCitation {
    type Error = Mixed;

    fn try_from(record: Record) -> Result<Self, Mixed> {
        let Record { citation, document, document_sha256, heading, entry_sha256, quote, .. } = record;
        let ground = match (record.status, record.precedent) {
            (Standing::Entry(status), None) => Ground::Entry(CitedEntry {
                stem: document,
                document_sha256: DocumentHash::stated(document_sha256),
                text_sha256: entry_sha256,
                status,
                damage: record.damage,
            }),
            (Standing::Decision(Persuasive::Persuasive), Some(precedent)) if record.damage.is_empty() => {
                let (slug, head, told_sha256) = (document, EntryHash::stated(document_sha256), entry_sha256);
                Ground::Decision(CitedDecision { precedent, slug, head, told_sha256 })
            }
            (Standing::Entry(_) | Standing::Decision(_), _) => return Err(Mixed),
        };
        let Record { quote_sha256, on, reason, .. } = record;
        Ok(Self { citation, heading, quote, quote_sha256, on, reason, ground })
    }
}

impl From<AttachedCitation> for Record {
    fn from(cited: AttachedCitation) -> Self {
        let AttachedCitation { citation, heading, quote, quote_sha256, on, reason, ground } = cited;
        let (document, document_sha256, entry_sha256, status, damage, precedent) = match ground {
            Ground::Entry(CitedEntry { stem, document_sha256, text_sha256, status, damage }) => {
                (stem, document_sha256.to_string(), text_sha256, Standing::Entry(status), damage, None)
            }
            Ground::Decision(CitedDecision { precedent, slug, head, told_sha256 }) => {
                let status = Standing::Decision(Persuasive::Persuasive);
                (slug, head.to_string(), told_sha256, status, Vec::new(), Some(precedent))
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
