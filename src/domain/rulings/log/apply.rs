//! What people have stated and nobody has withdrawn: the fold of the library's log.

use chrono::{DateTime, Utc};

use crate::domain::actor::ActorId;
use crate::domain::hash::DocumentHash;
use crate::domain::reason::Reason;
use crate::domain::rulings::asserted_relation::{Asserted, Reach};
use crate::domain::rulings::correction::{Correction, Misfit, NumberedCorrection};
use crate::domain::rulings::document::Document;
use crate::domain::rulings::log::statement::{LibraryRecord, Question, Stated};

/// The state of the library's log.
#[derive(Debug, Clone, Default)]
pub struct Log {
    /// The number of its newest line; 0 if it is empty.
    pub newest: i64,
    /// The corrections of documents, including withdrawn ones.
    pub corrections: Vec<StoredCorrection>,
    /// Descriptions of documents by hash, oldest first.
    pub descriptions: Vec<(DocumentHash, Document)>,
    /// Relations with their documents, and how they were withdrawn.
    relations: Vec<(DocumentHash, Asserted, Option<TakenBack>)>,
    /// Questions that are not settled yet, oldest first.
    pub open: Vec<KeptQuestion>,
}

/// A correction that somebody made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredCorrection {
    /// Its number in the log.
    pub number: i64,
    /// The hash of the document on which it was made.
    pub document: DocumentHash,
    /// When the correction was made.
    pub at: DateTime<Utc>,
    /// Who made the correction: `account:…`.
    pub by: ActorId,
    /// The reason given.
    pub reason: Option<Reason>,
    pub correction: Correction,
    /// The lines it affects in this copy: the entry's first line, and the line of a cut. `None` if it does not fit.
    pub lines: Option<(u32, Option<u32>)>,
    /// What happened to the correction.
    pub outcome: CorrectionOutcome,
}

/// What happened to a correction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CorrectionOutcome {
    /// In force, for the entry with this ordinal or for the whole document.
    Stands(Option<u32>),
    NoLongerFits(Misfit),
    /// Somebody withdrew the correction.
    TakenBack(TakenBack),
}

/// How a statement was withdrawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenBack {
    /// When the statement was withdrawn.
    pub at: DateTime<Utc>,
    /// Who withdrew the statement.
    pub by: ActorId,
    /// The reason given.
    pub reason: Option<Reason>,
}

/// A recorded question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptQuestion {
    /// Its number in the log.
    pub number: i64,
    /// When the question was recorded.
    pub at: DateTime<Utc>,
    /// Who recorded the question: `account:…`.
    pub by: ActorId,
    /// The question as asked.
    pub question: Question,
}

impl Log {
    /// Reads a log from its first line.
    pub fn of(lines: Vec<Stated>) -> Self {
        let mut log = Self::default();
        for line in lines {
            log.apply(line);
        }
        log
    }

    fn apply(&mut self, line: Stated) {
        let Stated { number, document, at, by, reason, record, .. } = line;
        let document = document.unwrap_or_default();
        self.newest = number;
        match record {
            LibraryRecord::Correction(correction) => {
                let (lines, outcome) = (None, CorrectionOutcome::Stands(None));
                self.corrections.push(StoredCorrection {
                    number,
                    document,
                    at,
                    by,
                    reason,
                    correction,
                    lines,
                    outcome,
                });
            }
            LibraryRecord::Relation(assertion) => {
                let reach = Reach::Everybody;
                self.relations.push((document, Asserted { number, at, by, reason, assertion, reach }, None));
            }
            LibraryRecord::Proposal(assertion) => {
                let reach = Reach::Proposed;
                self.relations.push((document, Asserted { number, at, by, reason, assertion, reach }, None));
            }
            LibraryRecord::Confirmation(confirmed) => {
                if let Some((_, one, _)) =
                    self.relations.iter_mut().find(|(_, one, _)| one.number == confirmed)
                {
                    one.reach = Reach::Confirmed { by, at, reason };
                }
            }
            LibraryRecord::Withdrawal(withdrawn) => self.withdraw(withdrawn, TakenBack { at, by, reason }),
            LibraryRecord::Description(description) => self.descriptions.push((document, *description)),
            LibraryRecord::Question(question) => self.open.push(KeptQuestion { number, at, by, question }),
            LibraryRecord::Settlement(settled) => self.open.retain(|asked| asked.number != settled),
        }
    }

    fn withdraw(&mut self, number: i64, how: TakenBack) {
        if let Some(made) = self.corrections.iter_mut().find(|made| made.number == number) {
            made.outcome = CorrectionOutcome::TakenBack(how);
        } else if let Some((.., withdrawn)) =
            self.relations.iter_mut().find(|(_, one, _)| one.number == number)
        {
            *withdrawn = Some(how);
        }
    }

    /// The relations that nobody has withdrawn, with their documents.
    pub fn asserted_relations(&self) -> impl Iterator<Item = (&DocumentHash, &Asserted)> {
        let standing = self.relations.iter().filter(|(.., withdrawn)| withdrawn.is_none());
        standing.map(|(document, one, _)| (document, one))
    }

    /// The proposals that nobody has confirmed or withdrawn, with their documents.
    pub fn proposed_relations(&self) -> impl Iterator<Item = (&DocumentHash, &Asserted)> {
        self.asserted_relations().filter(|(_, one)| one.is_proposed())
    }

    /// The relations that were withdrawn, and how.
    pub fn withdrawn(&self) -> impl Iterator<Item = (&Asserted, &TakenBack)> {
        self.relations.iter().filter_map(|(_, one, withdrawn)| Some((one, withdrawn.as_ref()?)))
    }

    /// The descriptions of a document, newest last.
    pub fn descriptions_of<'a>(
        &'a self,
        document: &'a DocumentHash,
    ) -> impl DoubleEndedIterator<Item = &'a Document> {
        self.descriptions.iter().filter(move |(known, _)| known == document).map(|(_, document)| document)
    }
}

impl StoredCorrection {
    /// The correction with its line numbers in this copy.
    pub fn located_correction(&self) -> Correction {
        let correction = self.correction.clone();
        match self.lines {
            Some((first, cut)) => correction.at_lines(first, cut),
            None => correction,
        }
    }

    /// Whether somebody withdrew the correction.
    pub const fn is_withdrawn(&self) -> bool {
        matches!(self.outcome, CorrectionOutcome::TakenBack(_))
    }

    /// In the form the splitter takes.
    pub fn numbered_correction(&self) -> NumberedCorrection {
        let withdrawn = self.is_withdrawn();
        NumberedCorrection { number: self.number, correction: self.correction.clone(), withdrawn }
    }
}
