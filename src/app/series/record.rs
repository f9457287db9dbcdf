//! Records what is decided about a series: on the newest log, and each form once.

use chrono::{DateTime, SubsecRound as _, Utc};

use crate::app::create_tournament::{MOST_ALIKE, identifier};
use crate::app::desk::Desk;
use crate::app::error::{DeskError, to_json};
use crate::app::read_model::places;
use crate::app::retry::until_won;
use crate::app::series::snapshot::SeriesSnapshot;
use crate::app::snapshot::Snapshot;
use crate::app::store::{SeriesRow, StoreError, StoredSeriesEntry, fold_name};
use crate::app::submission::{Actor, FormSubmission, sealed_entry, sent_before};
use crate::app::team_table::team_table;
use crate::app::unfit::UnfitTournament;
use crate::domain::hash::EntryHash;
use crate::domain::id::{SeriesId, Slug, SubmissionId};
use crate::domain::series::Series;
use crate::domain::series::command::{CountRequest, CreateSeries, SeriesActor, SeriesCommand};
use crate::domain::series::entry::{CountedHead, CountedTournament, SeriesEntry, SeriesResult, SeriesTeam};
use crate::domain::tournament::hash_chain::genesis_of_series;
use crate::domain::tournament::role::Role;

/// One form about a series.
#[derive(Debug, Clone)]
pub struct SeriesSubmission {
    pub actor: SeriesActor,
    /// The submission number of the form.
    pub submission: SubmissionId,
    /// The form's fields in canonical order, so that a repeated form can be compared.
    pub body: String,
    /// When the form arrived.
    pub now: DateTime<Utc>,
}

/// A tournament to be counted, and why, if it counts already.
#[derive(Debug, Clone)]
pub struct TournamentToCount<'a> {
    pub tournament: &'a Slug,
    /// To count it again: the head at which it counted, as the director saw it.
    pub again: Option<EntryHash>,
    /// Why it is counted again.
    pub reason: &'a str,
}

impl Desk {
    /// Begins a series at a slug made from its title, and returns that. The same form sent twice begins one.
    ///
    /// # Errors
    /// [`DeskError::NotInSeries`] when it is refused; [`DeskError::SentDifferently`]; if the store cannot write.
    pub fn create_series(&self, asked: &CreateSeries, sent: &SeriesSubmission) -> Result<Slug, DeskError> {
        let entry = Series::default().decide(&SeriesCommand::Create(asked.clone()), &sent.actor)?;
        let id = SeriesId::new(identifier("arbiter-series/1", &sent.actor.id, sent.submission));
        let role = if sent.actor.id.account().is_some() { Role::Director } else { Role::Operator };
        let first = seal_entry(sent, role, 1, &entry, &genesis_of_series(id))?;
        let base = Slug::of_title(&fold_name(&asked.title));
        for number in 1..MOST_ALIKE {
            let slug = if number == 1 { base.clone() } else { base.with_number(number) };
            let row = SeriesRow { id, slug: slug.clone(), created_at: sent.now.trunc_subsecs(3) };
            match self.store.create_series(&row, vec![first.clone()]) {
                Ok(()) => return Ok(slug),
                Err(StoreError::SlugTaken) => {}
                Err(StoreError::Duplicate(known)) => {
                    // Its identifier is made from the actor.
                    let again = form_submission(sent, role);
                    sent_before(&again, &known.submission, || Ok(Some(sent.actor.id.to_string())))?;
                    let all = self.store.all_series()?;
                    let made = all.into_iter().find(|row| row.id == id);
                    return Ok(made.ok_or(DeskError::NotFound)?.slug);
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(UnfitTournament::Title.into())
    }

    /// Decides a command on the newest log of a series and records it. The same form again adds nothing.
    ///
    /// # Errors
    /// [`DeskError::NotInSeries`] when it is refused; [`DeskError::SentDifferently`]; [`DeskError::BrokenSeries`]; if
    /// the store cannot write.
    pub fn record_in_series(
        &self,
        slug: &Slug,
        command: &SeriesCommand,
        sent: &SeriesSubmission,
    ) -> Result<(), DeskError> {
        until_won(|| -> Result<Option<()>, DeskError> {
            let here = self.stored_series(slug)?;
            if let Some(broken) = here.broken {
                return Err(DeskError::BrokenSeries(broken));
            }
            let role = here.series.role_of(&sent.actor).unwrap_or(Role::Operator);
            let decided = here.series.decide(command, &sent.actor);
            if decided.is_err() && self.was_sent(&here, sent, role)? {
                return Ok(Some(()));
            }
            let entry = seal_entry(sent, role, here.sequence().saturating_add(1), &decided?, &here.head())?;
            match self.store.append_to_series(here.row.id, entry) {
                Ok(()) => Ok(Some(())),
                Err(StoreError::Stale) => Ok(None),
                Err(StoreError::Duplicate(known)) => {
                    let outcome = sent_before(&form_submission(sent, role), &known.submission, || {
                        let begun = self.store.series_entry(here.row.id, known.first_sequence)?;
                        Ok(begun.map(|entry| entry.actor))
                    });
                    outcome.map(|_| Some(()))
                }
                Err(error) => Err(error.into()),
            }
        })
    }

    /// Whether the log has this form: the state after it may refuse what it asked.
    fn was_sent(
        &self,
        here: &SeriesSnapshot,
        sent: &SeriesSubmission,
        role: Role,
    ) -> Result<bool, DeskError> {
        if !here.log.iter().any(|line| line.sealed.submission == sent.submission) {
            return Ok(false);
        }
        let log = self.store.series_log(here.row.id)?;
        let Some(known) = log.iter().find(|one| one.sealed.submission == sent.submission) else {
            return Ok(false);
        };
        let (again, actor) = (form_submission(sent, role), known.sealed.actor.clone());
        sent_before(&again, &known.submission(), || Ok(Some(actor))).map(|_| true)
    }

    /// Counts a tournament in a series as it is now.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] for an unknown tournament; [`DeskError::Broken`] for a damaged one; like
    /// [`Desk::record_in_series`].
    pub fn count_in_series(
        &self,
        slug: &Slug,
        asked: &TournamentToCount<'_>,
        sent: &SeriesSubmission,
    ) -> Result<(), DeskError> {
        let there = self.tournament(asked.tournament)?;
        // Its head is still the one that was recorded, and its places need not be: a series would pin both for good.
        if let Some(broken) = there.broken {
            return Err(DeskError::Broken(broken));
        }
        let request = CountRequest {
            counted: count(&there)?,
            is_over: there.tournament.closed_at().is_some(),
            is_hidden: there.tournament.is_hidden(),
            again: asked.again.clone(),
            reason: asked.reason.into(),
        };
        self.record_in_series(slug, &SeriesCommand::CountTournament(Box::new(request)), sent)
    }
}

/// A tournament as a series counts it at its head.
///
/// # Errors
/// [`DeskError::NotFound`] before its first entry.
pub(super) fn count(there: &Snapshot) -> Result<CountedTournament, DeskError> {
    let settings = &there.setup()?.settings;
    let model = there.read_model()?.ok_or(DeskError::NotFound)?;
    Ok(CountedTournament {
        tournament: there.id(),
        title: settings.title.clone(),
        day: settings.date,
        head: CountedHead { sequence: there.sequence(), hash: there.head() },
        results: results(&model.appearances),
        teams: teams(there),
        reason: None,
    })
}

/// The teams with a place. Results that cannot be scored give none, as with players.
fn teams(there: &Snapshot) -> Vec<SeriesTeam> {
    let Ok(table) = team_table(there) else { return Vec::new() };
    let lines = table.lines.into_iter().filter(|_| table.is_final);
    CountedTournament::teams_in_order(
        lines.filter_map(|line| Some(SeriesTeam { place: line.place?, name: line.name })),
    )
}

/// Everybody with a place.
pub(super) fn results(appearances: &[crate::app::store::Appearance]) -> Vec<SeriesResult> {
    CountedTournament::in_order(places(appearances).map(|(person, place)| SeriesResult { place, person }))
}

fn form_submission(sent: &SeriesSubmission, role: Role) -> FormSubmission {
    let actor = Actor { id: sent.actor.id.clone(), role };
    let (submission, body, now) = (sent.submission, sent.body.clone(), sent.now);
    FormSubmission { actor, submission, body, now, expects: Vec::new() }
}

fn seal_entry(
    sent: &SeriesSubmission,
    role: Role,
    sequence: i64,
    entry: &SeriesEntry,
    previous: &EntryHash,
) -> Result<StoredSeriesEntry, DeskError> {
    let line = (entry.kind(), to_json(entry)?);
    let sealed = sealed_entry(&form_submission(sent, role), sequence, line, previous);
    Ok(StoredSeriesEntry { sealed, form: sent.body.clone() })
}
