//! Creates a tournament and its first director.

use uuid::{Builder, Uuid};

use chrono::SubsecRound as _;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::app::store::{Grant, ReadModelChange, StoreError, TournamentRow};
use crate::app::submission::{FormSubmission, SubmissionOutcome, seal, sent_before, submission};
use crate::app::unfit::UnfitTournament;
use crate::domain::edition::Edition;
use crate::domain::hash::digest;
use crate::domain::id::{AccountId, Slug, SubmissionId, TournamentId};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::command::Command;
use crate::domain::tournament::entry::topic::{RulesTopic, Topic};
use crate::domain::tournament::hash_chain::genesis;
use crate::domain::tournament::role::Role;
use crate::domain::tournament::settings::Pins;

/// How many slugs are tried for tournaments of one title.
pub(super) const MOST_ALIKE: usize = 512;

/// What came of the form for a new tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreatedTournament {
    pub slug: Slug,
    /// Who got a role there now: nobody if the form was sent before.
    pub staff: Vec<AccountId>,
}

impl Desk {
    /// The versions that a new tournament pins: the newest cards and the current rulings library.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn pins(&self, edition: Edition) -> Result<Pins, DeskError> {
        Ok(Pins {
            card_table: self.newest_card_table(edition)?.version().clone(),
            rulings_library: self.newest_library()?.version.clone(),
        })
    }

    /// Creates a tournament with its first entry, at a slug made from its title.
    ///
    /// # Errors
    /// Like [`Desk::submit`].
    pub fn create(
        &self,
        id: TournamentId,
        sent: &FormSubmission,
        command: &Command,
    ) -> Result<Slug, DeskError> {
        let entries = Tournament::default().decide(command)?;
        let mut title = String::new();
        for entry in &entries {
            if let Topic::Rules(RulesTopic::Beginning { settings, pins, .. }) = entry.topic() {
                // The card table first: without it, a tournament could not check a list.
                self.keep_pinned(settings.edition, &pins.card_table, sent.now)?;
                title.clone_from(&settings.title);
            }
        }
        let lines = seal(sent, 0, genesis(id), entries)?;
        let sealed: Vec<_> = lines.iter().map(|line| line.sealed.clone()).collect();
        let base = Slug::of_title(&crate::app::store::fold_name(&title));
        for number in 1..MOST_ALIKE {
            let slug = if number == 1 { base.clone() } else { base.with_number(number) };
            // As it is stored: lists show this time, and are compared with what the log and the row give.
            let created_at = sent.now.trunc_subsecs(3);
            let row = TournamentRow { id, slug: slug.clone(), created_at };
            let mut here = Snapshot::unread(row.clone());
            lines.iter().for_each(|line| here.push(line.clone()));
            match self.store.create_tournament(
                &row,
                sealed.clone(),
                submission(sent, SubmissionOutcome::Recorded),
                here.read_model()?.map_or_else(ReadModelChange::default, ReadModelChange::replacing_all),
            ) {
                Ok(()) => return Ok(slug),
                Err(StoreError::SlugTaken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(UnfitTournament::Title.into())
    }

    /// Creates a tournament directed by `account`, with these people as its staff. The same form sent twice creates one.
    ///
    /// # Errors
    /// Like [`Desk::create`]; [`DeskError::SentDifferently`].
    pub fn create_from_form(
        &self,
        account: AccountId,
        sent: &FormSubmission,
        command: &Command,
        staff: &[(AccountId, Role)],
    ) -> Result<CreatedTournament, DeskError> {
        let id = TournamentId::new(identifier("arbiter-tournament/1", &account, sent.submission));
        let slug = match self.create(id, sent, command) {
            Ok(slug) => slug,
            Err(DeskError::Store(StoreError::Duplicate(first))) => {
                // Its identifier is made from the account.
                sent_before(sent, &first.submission, || Ok(Some(sent.actor.id.to_string())))?;
                self.store.tournament(id)?.ok_or(DeskError::NotFound)?.slug
            }
            Err(error) => return Err(error),
        };
        // A tournament always keeps a director, so an empty list means that its creation never finished. Somebody who was
        // removed does not return by sending the old form again.
        if !self.store.grants_at(id)?.is_empty() {
            return Ok(CreatedTournament { slug, staff: Vec::new() });
        }
        let all = || [(account, Role::Director)].into_iter().chain(staff.iter().copied());
        let grant = |(account, role)| Grant { tournament: id, account, role, granted_at: sent.now };
        self.store.add_grants(all().map(grant).collect())?;
        Ok(CreatedTournament { slug, staff: all().map(|(account, _)| account).collect() })
    }
}

/// The identifier of what this form creates. It depends on the account and the form's number, so nobody can name somebody
/// else's.
pub(super) fn identifier(of: &str, by: &impl std::fmt::Display, submission: SubmissionId) -> Uuid {
    let digest = digest(format!("{of}\n{by}\n{submission}"));
    let mut bytes = [0; 16];
    for (byte, drawn) in bytes.iter_mut().zip(digest) {
        *byte = drawn;
    }
    Builder::from_custom_bytes(bytes).into_uuid()
}
