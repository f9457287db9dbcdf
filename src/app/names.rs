//! Players' names: kept outside the log, so that they can be corrected or erased.

use std::borrow::Cow;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::app::consents::RolesElsewhere;
use crate::app::desk::Desk;
use crate::app::duplicate_names::{self, Double};
use crate::app::error::DeskError;
use crate::app::sessions::random_uuid;
use crate::app::snapshot::Snapshot;
use crate::app::store::{BegunErasure, NameChange, SeatClaim};
use crate::app::submission::{Actor, Decided, FormSubmission, SubmissionOutcome};
use crate::app::summary::Summary;
use crate::app::unfit::UnfitNames;
use crate::domain::id::{PersonId, PlayerId, Slug, SubmissionId};
use crate::domain::tournament::command::{
    Command, EraseName, RegisterPlayers, RenamePlayer, WithdrawRegistration,
};
use crate::domain::tournament::role::Role;
use crate::domain::unseen::{cannot_be_read, piles};

/// What to do with typed names that somebody here already has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubles {
    /// Register nobody until the form says.
    Ask,
    /// Register only the new names.
    LeaveOut,
    /// Register them too, as different people.
    Register,
}

/// The longest name, in characters.
pub(crate) const LONGEST: usize = 60;
/// The most players registered at once.
pub(crate) const MOST: usize = 512;

impl Desk {
    /// Registers a new person for every line of `text`, in order.
    ///
    /// # Errors
    /// A sentence that names the line, or like [`Desk::submit`].
    pub fn register(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        text: &str,
    ) -> Result<SubmissionOutcome, DeskError> {
        self.register_but(slug, sent, text, Doubles::Register)
    }

    /// Registers new people, with a choice for names that somebody here already has.
    ///
    /// # Errors
    /// A sentence when no choice was made, or like [`Desk::register`].
    pub fn register_but(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        text: &str,
        doubles: Doubles,
    ) -> Result<SubmissionOutcome, DeskError> {
        self.register_names(slug, sent, &read_names(text)?, doubles)
    }

    /// Registers new people by names that were read already, at most as many as can be typed at once.
    ///
    /// # Errors
    /// Like [`Desk::register_but`].
    pub fn register_names(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        typed: &[String],
        doubles: Doubles,
    ) -> Result<SubmissionOutcome, DeskError> {
        few_enough(typed.len())?;
        self.submit(slug, sent, |here| {
            let (mut persons, mut added) = (Vec::new(), Vec::new());
            for name in to_register(here, typed, doubles)? {
                let person = PersonId::new(random_uuid()?);
                persons.push(person);
                added.push(NameChange::Add(person, name, sent.now));
            }
            Ok(Decided::with_names(Command::RegisterPlayers(RegisterPlayers { persons }), added))
        })
    }

    /// Withdraws a registration. The name is erased unless the person is known at another tournament, and the seat's
    /// private link with it.
    ///
    /// # Errors
    /// Like [`Desk::submit`].
    pub fn withdraw_registration(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        player: PlayerId,
    ) -> Result<SubmissionOutcome, DeskError> {
        let here = self.tournament(slug)?;
        let outcome = self.submit(slug, sent, |here| {
            let command = Command::WithdrawRegistration(WithdrawRegistration { player });
            let erased = self.forgotten_with(here, player)?.map(NameChange::Erase).into_iter().collect();
            let mut decided = Decided::with_names(command, erased);
            // Somebody who plays elsewhere keeps the name, but nobody here has to reach them any more.
            decided.private.contacts_gone.push(player);
            Ok(decided)
        })?;
        self.store.revoke_seat(SeatClaim { tournament: here.id(), player })?;
        Ok(outcome)
    }

    /// Corrects a name, then records it in the logs of the person's other tournaments, without the name, so that every
    /// process that caches their names reads them again. If the user may not act on the players of one of them, the
    /// change stays here, and the player becomes a person of this tournament only.
    ///
    /// # Errors
    /// A sentence about the name, or like [`Desk::submit`].
    pub fn rename(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        player: PlayerId,
        name: &str,
    ) -> Result<(), DeskError> {
        let name = read_name(1, name)?;
        let (person, others) = self.person_to_change(&*self.tournament(slug)?, sent, player)?;
        let renamed = |here: &Snapshot| {
            Ok(Command::RenamePlayer(RenamePlayer { player: player_who_is(here, person)? }))
        };
        self.submit(slug, sent, |here| {
            if !here.names.contains_key(&person) {
                return Err(UnfitNames::Erased(player).into());
            }
            Ok(Decided::with_names(renamed(here)?, vec![NameChange::Rename(person, name.clone())]))
        })?;
        self.submit_to_others(&others, sent, renamed)
    }

    /// Erases a name permanently at all the person's tournaments; their logs keep only the opaque identifier. It
    /// stays here under the same condition as [`Desk::rename`].
    ///
    /// The other tournaments come first and the name itself last: if the process dies in between, none is left out when
    /// it is asked again, or completed by [`Desk::complete_erasures`]. Once the name is gone nobody else can be identified
    /// as this person, so those who were in the meantime come after it.
    ///
    /// # Errors
    /// Like [`Desk::submit`].
    pub fn erase(&self, slug: &Slug, sent: &FormSubmission, player: PlayerId) -> Result<(), DeskError> {
        let here = self.tournament(slug)?;
        let person = here.tournament.player(player).ok_or(DeskError::NotFound)?.person;
        if let Some(broken) = here.broken {
            return Err(DeskError::Broken(broken));
        }
        let person = if self.is_erased(person)? {
            person
        } else {
            let (person, others) = self.person_to_change(&here, sent, player)?;
            let (asked_by, role) = (sent.actor.id.clone(), sent.actor.role);
            let begun = BegunErasure { person, at: here.id(), asked_by, role };
            self.submit_to_others(&self.silent_about(others, person)?, sent, |there| {
                let mut erased = erasure(person)(there)?;
                erased.private.names.push(NameChange::BeginErasure(begun.clone()));
                Ok(erased)
            })?;
            self.erase_name(slug, sent, person)?;
            person
        };
        self.tell_erasure(&here, sent, person)
    }

    /// Completes the erasures that stopped after some logs said so, in the name of those who asked for them; returns how
    /// many. Until then lists show the name.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    pub fn complete_erasures(&self, now: DateTime<Utc>) -> Result<usize, DeskError> {
        let mut completed = 0;
        for begun in self.store.begun_erasures()? {
            match self.complete_erasure(&begun, now) {
                Ok(()) => completed += 1,
                Err(error) => {
                    let cause = error.of_damaged_log()?;
                    tracing::warn!(%cause, "an erasure that stopped halfway waits until the log is mended");
                }
            }
        }
        Ok(completed)
    }

    /// Whether they may erase the name was asked when they did; a log in which they have no role says nothing of it. The
    /// name goes where it was asked for, or with the first log that takes the entry if that one is damaged.
    fn complete_erasure(&self, begun: &BegunErasure, now: DateTime<Utc>) -> Result<(), DeskError> {
        let person = begun.person;
        self.complete_summaries()?;
        let mut played = self.played_by(&[person])?.remove(&person).unwrap_or_default();
        if played.is_empty() {
            return Ok(self.store.forget_erasure(person)?);
        }
        // The player may have been told apart from the person where it was asked for.
        played.sort_by_key(|one| one.id != begun.at);
        let submission = SubmissionId::new(random_uuid()?);
        let asked = |role: Role| {
            let actor = Actor { id: begun.asked_by.clone(), role };
            let body = "erasure completed".to_owned();
            FormSubmission { actor, submission, body, now, expects: Vec::new() }
        };
        let first = asked(begun.role);
        let roles = self.roles_at_all(&first.actor, &played)?;
        for other in self.silent_about(played.iter().skip(1).map(Arc::clone).collect(), person)? {
            if let Some(role) = roles.directs(other.id) {
                self.submit_to_other(&other, &asked(role), erasure(person))?;
            }
        }
        let mut damaged = None;
        for last in &played {
            let role = if last.id == begun.at { None } else { roles.directs(last.id) };
            match self.erase_name(&last.slug, &asked(role.unwrap_or(begun.role)), person) {
                Ok(()) => return Ok(()),
                Err(error) => damaged = Some(error.of_damaged_log()?),
            }
        }
        damaged.map_or(Ok(()), Err)
    }

    /// Takes the name with the entry here: the other logs say it already.
    fn erase_name(&self, slug: &Slug, sent: &FormSubmission, person: PersonId) -> Result<(), DeskError> {
        let erased = self.submit(slug, sent, |here| {
            let mut erased = erasure(person)(here)?;
            erased.private.names.push(NameChange::Erase(person));
            Ok(erased)
        });
        // Somebody else may have erased it first.
        if erased.is_err() && !self.is_erased(person)? {
            erased?;
        }
        Ok(())
    }

    /// Whether a person's name is gone everywhere.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn is_erased(&self, person: PersonId) -> Result<bool, DeskError> {
        Ok(self.store.person(person)?.is_none_or(|it| it.erased))
    }

    /// Records an erased name wherever the log does not say so yet and the user may act on the players. Elsewhere the
    /// name is gone too, but other processes may keep it for a while.
    fn tell_erasure(
        &self,
        here: &Snapshot,
        sent: &FormSubmission,
        person: PersonId,
    ) -> Result<(), DeskError> {
        let mut others = self.others_of(here, person)?;
        let roles = self.roles_at_all(&sent.actor, &others)?;
        others.retain(|there| roles.directs(there.id).is_some());
        self.submit_as(&roles, &self.silent_about(others, person)?, sent, erasure(person))?;
        if !tells_erasure(&*self.tournament(here.slug())?, person) {
            let submission = SubmissionId::new(random_uuid()?);
            self.submit(here.slug(), &FormSubmission { submission, ..sent.clone() }, erasure(person))?;
        }
        Ok(())
    }

    /// Those of these tournaments whose log does not say that a person's name was erased.
    fn silent_about(
        &self,
        tournaments: Vec<Arc<Summary>>,
        person: PersonId,
    ) -> Result<Vec<Arc<Summary>>, DeskError> {
        let mut left = Vec::new();
        for there in tournaments {
            let says_so = match self.tournament(&there.slug) {
                Ok(read) => tells_erasure(&read, person),
                Err(error) => {
                    error.of_damaged_log()?;
                    false
                }
            };
            if !says_so {
                left.push(there);
            }
        }
        Ok(left)
    }

    /// The person behind a player, and their other tournaments. If the user may not act on the players of one of them, the
    /// player becomes a person of this tournament first.
    fn person_to_change(
        &self,
        here: &Snapshot,
        sent: &FormSubmission,
        player: PlayerId,
    ) -> Result<(PersonId, Vec<Arc<Summary>>), DeskError> {
        let person = here.tournament.player(player).ok_or(DeskError::NotFound)?.person;
        let others = self.others_of(here, person)?;
        if self.not_directed(&sent.actor, &others)?.is_empty() {
            return Ok((person, others));
        }
        let submission = SubmissionId::new(random_uuid()?);
        self.tell_apart(here.slug(), &FormSubmission { submission, ..sent.clone() }, player)?;
        let here = self.tournament(here.slug())?;
        Ok((here.tournament.player(player).ok_or(DeskError::NotFound)?.person, Vec::new()))
    }

    /// Records the same at other tournaments.
    fn submit_to_others<D: Into<Decided>>(
        &self,
        others: &[Arc<Summary>],
        sent: &FormSubmission,
        command: impl Fn(&Snapshot) -> Result<D, DeskError>,
    ) -> Result<(), DeskError> {
        self.submit_as(&self.roles_at_all(&sent.actor, others)?, others, sent, command)
    }

    /// Records a command at other tournaments, in these roles.
    fn submit_as<D: Into<Decided>>(
        &self,
        roles: &RolesElsewhere,
        others: &[Arc<Summary>],
        sent: &FormSubmission,
        command: impl Fn(&Snapshot) -> Result<D, DeskError>,
    ) -> Result<(), DeskError> {
        for other in others {
            let role = roles.directs(other.id).ok_or(DeskError::NotFound)?;
            let actor = Actor { role, ..sent.actor.clone() };
            self.submit_to_other(other, &FormSubmission { actor, ..sent.clone() }, &command)?;
        }
        Ok(())
    }

    /// A damaged log takes no entry; its names are read from the store each time.
    fn submit_to_other<D: Into<Decided>>(
        &self,
        other: &Summary,
        sent: &FormSubmission,
        command: impl Fn(&Snapshot) -> Result<D, DeskError>,
    ) -> Result<(), DeskError> {
        if let Err(cause) = self.submit(&other.slug, sent, command) {
            cause.of_damaged_log()?;
        }
        Ok(())
    }
}

/// Whether the log says that this person's name was erased.
fn tells_erasure(here: &Snapshot, person: PersonId) -> bool {
    here.tournament.players().all(|player| player.person != person || player.is_erased)
}

/// The entry that a name was erased. How the player is reached goes with it, wherever it is written.
fn erasure(person: PersonId) -> impl Fn(&Snapshot) -> Result<Decided, DeskError> {
    move |here| {
        let player = player_who_is(here, person)?;
        let mut decided = Decided::from(Command::EraseName(EraseName { player }));
        decided.private.contacts_gone.push(player);
        Ok(decided)
    }
}

/// The player who is this person here.
fn player_who_is(here: &Snapshot, person: PersonId) -> Result<PlayerId, DeskError> {
    let player = here.tournament.players().find(|player| player.person == person);
    Ok(player.ok_or(DeskError::NotFound)?.id)
}

/// Typed names that somebody here already has, or that the list contains twice.
pub fn doubles(here: &Snapshot, typed: &[String]) -> Vec<Double> {
    // The page of players asks on each visit, mostly before anything is typed.
    if typed.is_empty() {
        return Vec::new();
    }
    let named = here.tournament.players();
    let named = named.filter_map(|player| Some((player.id, here.names.get(&player.person)?.clone())));
    duplicate_names::doubles(typed, &named.collect::<Vec<_>>())
}

fn to_register(here: &Snapshot, typed: &[String], said: Doubles) -> Result<Vec<String>, DeskError> {
    let doubles = if said == Doubles::Register { Vec::new() } else { doubles(here, typed) };
    if said == Doubles::Ask && !doubles.is_empty() {
        let is_here = doubles.iter().any(|double| double.here.is_some());
        return Err(if is_here { UnfitNames::Doubles } else { UnfitNames::Twice }.into());
    }
    let is_double = |at: usize| doubles.iter().any(|double| double.at == at);
    let others = typed.iter().enumerate().filter(|(at, _)| !is_double(*at));
    Ok(others.map(|(_, name)| name.clone()).collect())
}

/// Names, one on each line; blank lines are skipped.
///
/// # Errors
/// A sentence that names the line and what to do.
pub fn read_names(text: &str) -> Result<Vec<String>, DeskError> {
    let names: Vec<String> = (1..)
        .zip(without_mark(text).lines())
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(number, line)| read_name(number, &without_quotes(line)))
        .collect::<Result<_, _>>()?;
    few_enough(names.len())?;
    Ok(names)
}

/// A text without the byte order mark with which a file may begin.
pub(super) fn without_mark(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

/// Quotation marks that a word processor puts around a word, as each language pairs them.
const TYPOGRAPHIC: [(char, char); 6] =
    [('“', '”'), ('„', '“'), ('„', '”'), ('«', '»'), ('»', '«'), ('”', '”')];

/// Whether a line begins with a quotation mark, of a spreadsheet or of a word processor.
pub(super) fn begins_quoted(line: &str) -> bool {
    let opens = |mark: char| mark == '"' || TYPOGRAPHIC.iter().any(|(begins, _)| *begins == mark);
    line.trim_start().starts_with(opens)
}

/// A cell without the typographic quotation marks around it. Any other text stays as it is.
pub(super) fn without_typographic_quotes(cell: &str) -> &str {
    let cell = cell.trim();
    let within = |(begins, ends): &(char, char)| {
        let inner = cell.strip_prefix(*begins)?.strip_suffix(*ends)?;
        (!inner.contains([*begins, *ends])).then(|| inner.trim())
    };
    TYPOGRAPHIC.iter().find_map(within).unwrap_or(cell)
}

/// A cell as a spreadsheet writes it, without the quotation marks around it; marks within it are doubled there. Any other text
/// stays as it is.
pub(super) fn without_quotes(cell: &str) -> Cow<'_, str> {
    let cell = without_typographic_quotes(cell);
    let inner = cell.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    match inner {
        Some(inner) if !inner.replace("\"\"", "").contains('"') => Cow::Owned(inner.replace("\"\"", "\"")),
        Some(_) | None => Cow::Borrowed(cell),
    }
}

/// Whether this many names can be registered at once.
///
/// # Errors
/// [`UnfitNames::TooMany`].
pub(crate) const fn few_enough(count: usize) -> Result<(), UnfitNames> {
    if count > MOST { Err(UnfitNames::TooMany { count, most: MOST }) } else { Ok(()) }
}

pub(super) fn read_name(number: usize, line: &str) -> Result<String, DeskError> {
    let name = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() {
        return Err(UnfitNames::Empty.into());
    }
    if name.chars().count() > LONGEST {
        return Err(UnfitNames::TooLong { line: number, most: LONGEST }.into());
    }
    if piles(&name) {
        return Err(UnfitNames::Piled(number).into());
    }
    if cannot_be_read(&name) {
        return Err(UnfitNames::Unseen(number).into());
    }
    Ok(name)
}
