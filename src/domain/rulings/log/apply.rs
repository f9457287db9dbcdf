//! What people stated and nobody withdrew: the fold of the library's log.

use chrono::{DateTime, Utc};

use crate::domain::rulings::asserted_relation::{Asserted, Reach};
use crate::domain::rulings::correction::{Correction, Misfit, Numbered};
use crate::domain::rulings::document::Document;
use crate::domain::rulings::log::statement::{Question, Record, Stated};

/// The library's log, read to its end.
#[derive(Debug, Clone, Default)]
pub struct Log {
    /// The number of its newest line; 0 when there is none.
    pub newest: i64,
    /// The corrections of documents, those that were taken back included.
    pub corrections: Vec<StoredCorrection>,
    /// What is known of documents by their hashes, each description later than those before it.
    pub descriptions: Vec<(String, Document)>,
    /// Relations with their documents, and how they were withdrawn.
    relations: Vec<(String, Asserted, Option<TakenBack>)>,
    /// Questions that nothing settled yet, the oldest first.
    pub open: Vec<Asked>,
}

/// A correction that somebody made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredCorrection {
    /// Its number in the log.
    pub number: i64,
    /// The hash of the document on which it was made.
    pub document: String,
    /// When.
    pub at: DateTime<Utc>,
    /// By whom: `account:…`.
    pub by: String,
    /// Why.
    pub reason: String,
    /// What it does.
    pub correction: Correction,
    /// The lines on which it acts in this copy: the entry's first, and that of a cut. `None` if it does not fit.
    pub lines: Option<(u32, Option<u32>)>,
    /// What became of it.
    pub outcome: Outcome,
}

/// What became of a correction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It acts on the entry with this ordinal, or on the whole document.
    Stands(Option<u32>),
    /// It fits no more.
    NoLongerFits(Misfit),
    /// Somebody took it back.
    TakenBack(TakenBack),
}

/// How a statement was taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenBack {
    /// When.
    pub at: DateTime<Utc>,
    /// By whom.
    pub by: String,
    /// Why.
    pub reason: String,
}

/// A question that was kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// Its number in the log.
    pub number: i64,
    /// When.
    pub at: DateTime<Utc>,
    /// By whom: `account:…`.
    pub by: String,
    /// The question.
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

    /// Adds a line.
    fn apply(&mut self, line: Stated) {
        let Stated { number, document, at, by, reason, record, .. } = line;
        let document = document.unwrap_or_default();
        self.newest = number;
        match record {
            Record::Correction(correction) => {
                let (lines, outcome) = (None, Outcome::Stands(None));
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
            Record::Relation(assertion) => {
                let reach = Reach::Everybody;
                self.relations.push((document, Asserted { number, at, by, reason, assertion, reach }, None));
            }
            Record::Proposal(assertion) => {
                let reach = Reach::Proposed;
                self.relations.push((document, Asserted { number, at, by, reason, assertion, reach }, None));
            }
            Record::Confirmation(confirmed) => {
                if let Some((_, one, _)) =
                    self.relations.iter_mut().find(|(_, one, _)| one.number == confirmed)
                {
                    one.reach = Reach::Confirmed { by, at };
                }
            }
            Record::Withdrawal(withdrawn) => self.withdraw(withdrawn, TakenBack { at, by, reason }),
            Record::Description(description) => self.descriptions.push((document, *description)),
            Record::Question(question) => self.open.push(Asked { number, at, by, question }),
            Record::Settlement(settled) => self.open.retain(|asked| asked.number != settled),
        }
    }

    fn withdraw(&mut self, number: i64, how: TakenBack) {
        if let Some(made) = self.corrections.iter_mut().find(|made| made.number == number) {
            made.outcome = Outcome::TakenBack(how);
        } else if let Some((.., withdrawn)) =
            self.relations.iter_mut().find(|(_, one, _)| one.number == number)
        {
            *withdrawn = Some(how);
        }
    }

    /// The relations that nobody withdrew, with their documents.
    pub fn asserted(&self) -> impl Iterator<Item = (&str, &Asserted)> {
        let standing = self.relations.iter().filter(|(.., withdrawn)| withdrawn.is_none());
        standing.map(|(document, one, _)| (document.as_str(), one))
    }

    /// The proposals that nobody confirmed or withdrew, with their documents.
    pub fn proposed(&self) -> impl Iterator<Item = (&str, &Asserted)> {
        self.asserted().filter(|(_, one)| one.is_proposed())
    }

    /// The relations that were withdrawn, and how.
    pub fn withdrawn(&self) -> impl Iterator<Item = (&Asserted, &TakenBack)> {
        self.relations.iter().filter_map(|(_, one, withdrawn)| Some((one, withdrawn.as_ref()?)))
    }

    /// The descriptions of a document, the newest last.
    pub fn descriptions_of<'a>(&'a self, document: &'a str) -> impl DoubleEndedIterator<Item = &'a Document> {
        self.descriptions.iter().filter(move |(known, _)| known == document).map(|(_, document)| document)
    }
}

impl StoredCorrection {
    /// What it does, with the lines that it has in this copy.
    pub fn here(&self) -> Correction {
        let correction = self.correction.clone();
        match self.lines {
            Some((first, cut)) => correction.at_lines(first, cut),
            None => correction,
        }
    }

    /// Whether somebody took it back.
    pub const fn is_withdrawn(&self) -> bool {
        matches!(self.outcome, Outcome::TakenBack(_))
    }

    /// As the splitter takes it.
    pub fn numbered(&self) -> Numbered {
        let withdrawn = self.is_withdrawn();
        Numbered { number: self.number, correction: self.correction.clone(), withdrawn }
    }
}
