//! Exports a whole tournament as JSON Lines, including its log, and imports one; importing and exporting again gives
//! the same bytes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::app::decks::verify_text;
use crate::app::desk::Desk;
use crate::app::error::{DeskError, ImportConflict, KnownPeople};
use crate::app::export_file::{ExportFile, written_whole};
use crate::app::foreign;
use crate::app::locked::lock;
use crate::app::read_back::is_report;
use crate::app::snapshot::Snapshot;
use crate::app::store::{
    ReadModelChange, StoreError, StoredSubmission, Submission, TournamentDump, fold_name,
};
use crate::app::submission::SubmissionOutcome;
use crate::app::summary::Summary;
use crate::app::unfinished_import::UnfinishedImport;
use crate::app::unfit::UnfitExport;
use crate::domain::awaited::Awaited;
use crate::domain::hash::ListHash;
use crate::domain::id::{PersonId, Slug};
use crate::domain::tournament::hash_chain::SealedEntry;

impl Desk {
    /// Exports a tournament.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`UnfitExport::List`] when a deck list is not what was submitted, or when the store
    /// cannot be read.
    pub fn export(&self, slug: &Slug) -> Result<String, DeskError> {
        self.export_while(slug, &Awaited::always())
    }

    /// Exports a tournament while somebody is waiting for it.
    ///
    /// # Errors
    /// Like [`Desk::export`], and [`DeskError::NotAwaited`].
    pub fn export_while(&self, slug: &Slug, awaited: &Awaited) -> Result<String, DeskError> {
        let snapshot = self.tournament(slug)?;
        written_whole(&snapshot, &self.lists(&snapshot, awaited)?, awaited)
    }

    /// Every list in the log, by its hash.
    fn lists(&self, here: &Snapshot, awaited: &Awaited) -> Result<BTreeMap<ListHash, String>, DeskError> {
        let mut lists = BTreeMap::new();
        for (player, sha256) in here.lists() {
            awaited.check()?;
            match verify_text(self.store.deck_text(here.id(), &sha256)?, &sha256) {
                Ok(text) => drop(lists.insert(sha256, text)),
                Err(fault) => return Err(UnfitExport::List(fault.problem(here, player, &sha256)).into()),
            }
        }
        Ok(lists)
    }

    /// Whether a tournament can be exported; checked before the export goes on record.
    ///
    /// # Errors
    /// Like [`Desk::export_while`].
    pub fn can_export(&self, here: &Snapshot, awaited: &Awaited) -> Result<(), DeskError> {
        self.lists(here, awaited).map(drop)
    }

    /// Imports a tournament whose people are all new here, as [`Desk::import_from`] does.
    ///
    /// # Errors
    /// Like [`Desk::import_from`].
    pub fn import(&self, text: &str) -> Result<Slug, DeskError> {
        self.import_from(text, People::Strangers, Utc::now()).map(|imported| imported.slug)
    }

    /// Imports a tournament completely or not at all: only if it verifies and keeps within the limits of the pages.
    ///
    /// # Errors
    /// A sentence that names the line when it is not an export of this program; [`DeskError::Unsound`] when it does
    /// not verify; [`DeskError::Taken`] when the tournament already exists, or claims people who do.
    pub fn import_from(
        &self,
        text: &str,
        said: People,
        now: DateTime<Utc>,
    ) -> Result<ImportedTournament, DeskError> {
        self.import_several(said).import(text, now)
    }

    /// Begins to import several exports.
    pub const fn import_several(&self, said: People) -> SeveralImports<'_> {
        SeveralImports { desk: self, said, brought: BTreeSet::new() }
    }

    /// Begins to import the exports of a text, or goes on with those that were left when it stopped.
    pub fn import_text(&self, said: People, text: &str) -> SeveralImports<'_> {
        let stopped = lock(&self.unfinished_import).take();
        let brought = stopped.and_then(|stopped| stopped.brought_before(text)).unwrap_or_default();
        SeveralImports { desk: self, said, brought }
    }

    /// Stores a tournament from elsewhere, whole or not at all.
    pub(super) fn store_whole(
        &self,
        here: Snapshot,
        people: Vec<(PersonId, String)>,
        decks: BTreeMap<ListHash, String>,
    ) -> Result<(), DeskError> {
        if let Some(setup) = here.tournament.setup() {
            self.keep_pinned(setup.settings.edition, &setup.pins.card_table, here.row.created_at)?;
        }
        let entries: Vec<SealedEntry> = here.sealed_entries().cloned().collect();
        let submissions = sendings(&here);
        let slug = here.row.slug.clone();
        let decks = decks.into_iter().collect();
        let lists_show =
            here.read_model()?.map_or_else(ReadModelChange::default, ReadModelChange::replacing_all);
        let marks_lists = here.tournament.shows_lists_some_time();
        let named: BTreeSet<PersonId> = people.iter().map(|(person, _)| *person).collect();
        let renamed = here.tournament.disputes().flat_map(|dispute| &dispute.renamed_since);
        let renamed = renamed.filter_map(|player| Some(here.tournament.player(*player)?.person));
        let renamed = renamed.filter(|person| named.contains(person)).collect();
        let tournament = here.row;
        let whole = TournamentDump {
            tournament,
            people,
            renamed,
            decks,
            entries,
            submissions,
            lists_show,
            marks_lists,
        };
        self.store.take_over(whole).map_err(|error| match error {
            StoreError::SlugTaken => DeskError::Taken(ImportConflict::Address(slug)),
            other => other.into(),
        })
    }

    /// Whether no tournament here has the title, place, day, game and number of players of this one, if one of the two was
    /// read from a report. A report tells nobody's identifier, so everybody would be a second person, and names that were
    /// erased here would return. What was read here and is hidden counts nowhere, so an export may take its place.
    fn is_new_event(&self, told: &Snapshot) -> Result<(), DeskError> {
        let Some(setup) = told.tournament.setup() else { return Ok(()) };
        let settings = &setup.settings;
        let is_report = told.tournament.closed_at() == Some(told.row.created_at);
        let is_same = |one: &&Arc<Summary>| {
            (is_report || one.is_of_report())
                && one.date == settings.date
                && one.game == settings.edition
                && one.players == told.tournament.players().len()
                // Somebody may have made one that nobody sees, so that the report is not taken.
                && !one.hidden
                && fold_name(&one.title) == fold_name(&settings.title)
                && fold_name(&one.place) == fold_name(&settings.place)
        };
        let Some(here) = self.summaries()?.all.iter().find(is_same).cloned() else { return Ok(()) };
        let (title, slug) = (here.title.clone(), here.slug.clone());
        let conflict = match is_report {
            true => ImportConflict::Event(title, slug),
            false => ImportConflict::EventOfReport(title, slug),
        };
        Err(conflict.into())
    }

    /// Whether the identifiers of these people are new here, or were brought by an earlier export of the same import;
    /// otherwise their records and names would pass to somebody else.
    fn claims_nobody(
        &self,
        claimed: &BTreeSet<PersonId>,
        brought: &BTreeSet<PersonId>,
    ) -> Result<(), DeskError> {
        let mut known = Vec::new();
        for id in claimed.difference(brought) {
            known.extend(self.store.person(*id)?);
        }
        let Some(first) = known.first() else { return Ok(()) };
        Err(ImportConflict::People(KnownPeople { count: known.len(), first: first.name.clone() }).into())
    }
}

/// Exports that are imported one after the other. Of one installation, they share people: those whom an earlier export
/// brought are the same in a later one, even if nobody said so.
#[expect(missing_debug_implementations, reason = "holds the desk")]
pub struct SeveralImports<'d> {
    desk: &'d Desk,
    said: People,
    brought: BTreeSet<PersonId>,
}

impl SeveralImports<'_> {
    /// Stops before this text, which goes on when it is imported.
    pub fn stop_before(self, rest: &str) {
        *lock(&self.desk.unfinished_import) = Some(UnfinishedImport::before(rest, self.brought));
    }

    /// Imports one of them, or the results of a JSON report.
    ///
    /// # Errors
    /// Like [`Desk::import_from`].
    pub fn import(&mut self, text: &str, now: DateTime<Utc>) -> Result<ImportedTournament, DeskError> {
        let read_back = match is_report(text) {
            true => Some(self.desk.export_of_report(text, now)?),
            false => None,
        };
        // What begins otherwise has no line of an export; a wrong first line would only be called no JSON.
        if read_back.is_none() && !text.trim_start().starts_with('{') {
            return Err(UnfitExport::OtherFile.into());
        }
        let text = read_back.as_ref().map_or(text, |report| report.export.as_str());
        let row = ExportFile::tournament(text)?;
        if let Some(here) = self.desk.store.tournament(row.id)? {
            return Err(ImportConflict::Tournament(here.slug.to_string()).into());
        }
        let file = ExportFile::read(text)?;
        if let Some(why) = file.spoilt_list() {
            return Err(why.into());
        }
        if let Some(missing) = file.cut_off() {
            return Err(UnfitExport::CutOff(missing).into());
        }
        let found = file.check()?;
        if !found.holds() {
            return Err(DeskError::Unsound(found.summary()));
        }
        let ExportFile { snapshot, people, decks, .. } = file;
        // Until it is stored: of a report and an export that come at one moment, the second finds the first.
        let _alone = lock(&self.desk.one_import);
        self.desk.is_new_event(&snapshot)?;
        let registered = snapshot.tournament.players().map(|player| player.person);
        let claimed: BTreeSet<PersonId> = registered.chain(people.iter().map(|(id, _)| *id)).collect();
        if self.said == People::Strangers {
            self.desk.claims_nobody(&claimed, &self.brought)?;
        }
        let mut notes = foreign::notes(&snapshot, now);
        notes.extend(read_back.map(|report| report.notes).unwrap_or_default());
        let slug = snapshot.slug().clone();
        self.desk.store_whole(snapshot, people, decks)?;
        self.brought.extend(claimed);
        Ok(ImportedTournament { slug, notes })
    }
}

/// The exports in a text that has one after the other; each begins with the line of its tournament or series.
pub fn exports_in(text: &str) -> Vec<&str> {
    const FIRST: [&str; 2] = [r#"{"line":"tournament""#, r#"{"line":"series""#];
    let begins = |line: &str| FIRST.iter().any(|first| line.trim_start().starts_with(*first));
    let mut starts = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if begins(line) {
            starts.push(at);
        }
        at += line.len();
    }
    // What is before the first, or a text without any, is judged by the import.
    if starts.first() != Some(&0) {
        starts.insert(0, 0);
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let parts = starts.iter().zip(ends).filter_map(|(start, end)| text.get(*start..end)).map(str::trim_end);
    parts.filter(|part| !part.is_empty()).collect()
}

/// Who the people of an imported tournament are, if their identifiers exist here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum People {
    /// Other people; then nothing is imported.
    Strangers,
    /// They are one person, as the operator says.
    Same,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedTournament {
    pub slug: Slug,
    /// What was imported anyway but deserves a look.
    pub notes: Vec<String>,
}

/// The submissions named in a log, so that a form sent there and sent again here counts once.
///
/// Their content is unknown; their answers follow from the entries.
fn sendings(here: &Snapshot) -> Vec<StoredSubmission> {
    let mut sendings: Vec<StoredSubmission> = Vec::new();
    let mut known = BTreeSet::new();
    for line in here.log.iter() {
        let (sequence, id) = (line.sequence, line.submission);
        match sendings.last_mut() {
            Some(last) if last.submission.id == id => last.last_sequence = sequence,
            _ if known.insert(id) => sendings.push(StoredSubmission {
                submission: Submission::unknown(
                    id,
                    SubmissionOutcome::to_first(line.entry()).code().to_owned(),
                ),
                first_sequence: sequence,
                last_sequence: sequence,
            }),
            _ => {}
        }
    }
    sendings
}
