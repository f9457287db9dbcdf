//! Exports a series as JSON Lines, and imports one; importing and exporting again gives the same bytes. Its people and
//! tournaments come with the exports of the tournaments.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::app::desk::Desk;
use crate::app::error::{DeskError, ImportConflict, to_json};
use crate::app::export_length::StatedLength;
use crate::app::series::snapshot::SeriesSnapshot;
use crate::app::series::verify::{VerifiedSeries, check};
use crate::app::store::{SeriesRow, StoreError, StoredSeriesEntry};
use crate::app::unfit::{CutOff, UnfitExport, UnfitLine};
use crate::app::{foreign, json_fault};
use crate::domain::hash::EntryHash;
use crate::domain::id::{SeriesId, Slug};
use crate::domain::tournament::hash_chain::SealedEntry;

/// One line of an export.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case", deny_unknown_fields)]
enum SeriesExportLine {
    /// The first line. How many lines there are and the hash of the newest entry were not stated at first.
    Series {
        version: u32,
        id: SeriesId,
        slug: Slug,
        created_at: DateTime<Utc>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lines: Option<usize>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        head: Option<EntryHash>,
    },
    /// A line of the log.
    Entry(SealedEntry),
}

const VERSION: u32 = 1;

impl Desk {
    /// Exports a series.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or when the store cannot be read.
    pub fn export_series(&self, slug: &Slug) -> Result<String, DeskError> {
        let here = self.stored_series(slug)?;
        let (lines, head) = (Some(1 + here.log.len()), Some(here.head()));
        let SeriesRow { id, slug, created_at } = here.row;
        let first = SeriesExportLine::Series { version: VERSION, id, slug, created_at, lines, head };
        let entries = here.log.into_iter().map(|line| SeriesExportLine::Entry(line.sealed));
        let mut text = String::new();
        for line in std::iter::once(first).chain(entries) {
            text.push_str(&to_json(&line)?);
            text.push('\n');
        }
        Ok(text)
    }

    /// Imports a series completely or not at all: only if its log verifies.
    ///
    /// # Errors
    /// A sentence that names the line when it is not an export of a series; [`DeskError::Unsound`] when it does not
    /// verify; [`DeskError::Taken`] when the series or its address is here already.
    pub fn import_series(&self, text: &str) -> Result<Slug, DeskError> {
        let file = SeriesExportFile::read(text)?;
        if let Some(missing) = file.cut_off() {
            return Err(UnfitExport::CutOff(missing).into());
        }
        let found = file.check();
        if !found.holds() {
            return Err(DeskError::Unsound(found.summary()));
        }
        let SeriesSnapshot { row, log, .. } = file.here;
        let entries = log.into_iter();
        let entries = entries.map(|line| StoredSeriesEntry { sealed: line.sealed, form: String::new() });
        match self.store.create_series(&row, entries.collect()) {
            Ok(()) => Ok(row.slug),
            Err(StoreError::Duplicate(_)) => Err(ImportConflict::Series(row.slug).into()),
            Err(StoreError::SlugTaken) => Err(ImportConflict::SeriesAddress(row.slug).into()),
            Err(error) => Err(error.into()),
        }
    }
}

/// An export of a series that was read; nothing of it is stored.
pub(super) struct SeriesExportFile {
    pub here: SeriesSnapshot,
    stated: StatedLength,
}

impl SeriesExportFile {
    /// Reads all lines.
    ///
    /// # Errors
    /// The first line that does not belong to an export of a series, or an entry that this version does not know.
    pub fn read(text: &str) -> Result<Self, DeskError> {
        if text.len() > foreign::LARGEST {
            return Err(UnfitExport::TooLarge.into());
        }
        let mut lines = (1..).zip(text.lines());
        let first = lines.next().map(|(number, line)| read(number, line)).transpose()?;
        let Some(SeriesExportLine::Series { version: VERSION, id, slug, created_at, lines: stated, head }) =
            first
        else {
            return Err(unfit(1, UnfitLine::NotTheSeries));
        };
        let stated = StatedLength { lines: stated, head };
        let mut log = Vec::new();
        for (number, line) in lines {
            match read(number, line)? {
                SeriesExportLine::Entry(sealed) => log.push(sealed),
                SeriesExportLine::Series { .. } => return Err(unfit(number, UnfitLine::NotTheSeries)),
            }
        }
        Ok(Self { here: SeriesSnapshot::of(SeriesRow { id, slug, created_at }, log)?, stated })
    }

    /// Whether its end is missing, after a whole line. If the chain is broken, more than the end is wrong.
    fn cut_off(&self) -> Option<CutOff> {
        let is_chained = self.here.broken.is_none();
        is_chained.then(|| self.stated.cut_off(self.lines(), self.newest())).flatten()
    }

    /// Checks what `verify` checks of the log alone, and whether the file is as long as its first line says.
    pub fn check(&self) -> VerifiedSeries {
        let mut found = check(&self.here);
        if self.here.broken.is_none() {
            found.problems.extend(self.stated.problem(self.lines(), self.newest()));
        }
        found
    }

    const fn lines(&self) -> usize {
        1 + self.here.log.len()
    }

    fn newest(&self) -> Option<&SealedEntry> {
        self.here.log.last().map(|line| &line.sealed)
    }
}

/// Whether a text begins like the export of a series, whatever follows.
pub(crate) fn is_of_series(text: &str) -> bool {
    let first = text.lines().next().map(|line| read(1, line));
    matches!(first, Some(Ok(SeriesExportLine::Series { .. })))
}

fn read(number: usize, line: &str) -> Result<SeriesExportLine, DeskError> {
    json_fault::read(line.trim_start()).map_err(|why| unfit(number, why.into()))
}

fn unfit(line: usize, why: UnfitLine) -> DeskError {
    UnfitExport::Line { line, why }.into()
}
