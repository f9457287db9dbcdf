//! Opponents in a round with a deadline agree on when to play, and see how to reach each other. Only they and the staff
//! see this, and none of it is in the log.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::retry::until_won;
use crate::app::snapshot::Snapshot;
pub use crate::app::store::Appointment;
use crate::app::store::{SeatClaim, StoreError};
pub use crate::app::unfit_appointment::{LONGEST_CONTACT, UnfitAppointment};
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::unseen::cannot_be_read;

/// The most days between now and an appointment after the deadline, which the director may move.
const FARTHEST: TimeDelta = TimeDelta::days(60);

/// Whether players can agree on a time: any until their deadline, which may be months away in a league.
///
/// # Errors
/// [`UnfitAppointment::Over`] or [`UnfitAppointment::Far`].
pub(super) fn check_time(
    at: DateTime<Utc>,
    now: DateTime<Utc>,
    deadline: DateTime<Utc>,
) -> Result<(), UnfitAppointment> {
    if at <= now {
        Err(UnfitAppointment::Over)
    } else if at > deadline && at - now > FARTHEST {
        Err(UnfitAppointment::Far)
    } else {
        Ok(())
    }
}

/// A player and an opponent, in a round with a deadline.
#[derive(Debug, Clone, Copy)]
pub struct Opponents {
    /// The round of their game.
    pub round: RoundNumber,
    own: PlayerId,
    /// Whom the player meets.
    pub other: PlayerId,
    /// The time until which the round is played.
    pub deadline: DateTime<Utc>,
}

impl Opponents {
    /// Whom a player meets in the round in play: `None` without a deadline, without a table and in pods. If several rounds
    /// are in play, it is the chosen one, or the first in which the player's game has no result.
    pub fn of(here: &Snapshot, player: PlayerId, chosen: Option<RoundNumber>) -> Option<Self> {
        let playing = || here.tournament.rounds().filter(|round| round.phase() == Phase::Playing);
        let seated = |round: &&Round| round.table_of(player).is_some();
        let waits = |round: &&Round| round.table_of(player).is_some_and(|table| table.result.is_none());
        let chosen = chosen.and_then(|number| playing().find(|round| round.number == number).filter(seated));
        let round = chosen.or_else(|| playing().find(waits)).or_else(|| playing().next())?;
        round.clock.as_ref()?.deadline?;
        let table = round.table_of(player)?;
        let other = table.pair.players.into_iter().find(|other| *other != player)?;
        Some(Self { round: round.number, own: player, other, deadline: round.ends_at(table)? })
    }

    const fn pair(self) -> [PlayerId; 2] {
        [self.own, self.other]
    }
}

impl Desk {
    /// When two opponents agreed to play.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn appointment(&self, here: &Snapshot, of: Opponents) -> Result<Option<Appointment>, DeskError> {
        let all = self.store.appointments(here.id(), of.round)?;
        Ok(all.into_iter().find(|one| one.is_between(of.pair())))
    }

    /// The appointments of a round, for staff; those of players who now meet somebody else are left out.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn appointments_of(&self, here: &Snapshot, round: &Round) -> Result<Vec<Appointment>, DeskError> {
        if round.clock.as_ref().is_none_or(|clock| clock.deadline.is_none()) {
            return Ok(Vec::new());
        }
        let mut all = self.store.appointments(here.id(), round.number)?;
        all.retain(|one| round.tables().any(|table| one.is_between(table.pair.players)));
        Ok(all)
    }

    /// Writes down when two opponents play, in place of the time that the player saw. It is decided again if the tournament
    /// may have been closed meanwhile.
    ///
    /// # Errors
    /// [`UnfitAppointment`].
    pub fn note_appointment(
        &self,
        here: &Snapshot,
        of: Opponents,
        [at, now]: [DateTime<Utc>; 2],
        seen: Option<DateTime<Utc>>,
    ) -> Result<(), DeskError> {
        check_time(at, now, of.deadline)?;
        let agreed = Appointment::new(of.round, of.pair(), at, of.own);
        let noted =
            self.while_played(here, |newest| self.store.note_appointment(here.id(), newest, agreed, seen))?;
        if noted { Ok(()) } else { Err(UnfitAppointment::Meanwhile.into()) }
    }

    /// Writes what the end of a tournament deletes, after the newest entry that was seen, and again after a newer one while
    /// the tournament is not over.
    pub(super) fn while_played<T>(
        &self,
        here: &Snapshot,
        write: impl Fn(i64) -> Result<T, StoreError>,
    ) -> Result<T, DeskError> {
        self.until_current(here, |now| {
            if now.tournament.closed_at().is_some() {
                return Err(UnfitAppointment::NoGame.into());
            }
            Ok(write(now.sequence())?)
        })
    }

    /// Decides what entries may delete meanwhile: on what was seen, and again on the newest state after such an entry.
    pub(super) fn until_current<T>(
        &self,
        here: &Snapshot,
        decide: impl Fn(&Snapshot) -> Result<T, DeskError>,
    ) -> Result<T, DeskError> {
        let mut newest: Option<Arc<Snapshot>> = None;
        until_won(|| -> Result<Option<T>, DeskError> {
            let decided = decide(newest.as_deref().unwrap_or(here));
            if let Err(DeskError::Store(StoreError::Stale)) = decided {
                newest = Some(self.tournament(here.slug())?);
                return Ok(None);
            }
            decided.map(Some)
        })
    }

    /// Takes the appointment back that the player saw.
    ///
    /// # Errors
    /// [`UnfitAppointment`].
    pub fn cancel_appointment(
        &self,
        here: &Snapshot,
        of: Opponents,
        seen: DateTime<Utc>,
    ) -> Result<(), DeskError> {
        let seen = Appointment::new(of.round, of.pair(), seen, of.own);
        if self.store.cancel_appointment(here.id(), seen)? {
            Ok(())
        } else {
            Err(UnfitAppointment::Meanwhile.into())
        }
    }

    /// How a player is reached; empty if they did not say. For the current opponent and for staff.
    ///
    /// # Errors
    /// If the store cannot be read, or there is no such player.
    pub fn contact(&self, here: &Snapshot, player: PlayerId) -> Result<String, DeskError> {
        let player = here.tournament.player(player).ok_or(DeskError::NotFound)?.id;
        Ok(self.store.contact(SeatClaim { tournament: here.id(), player })?)
    }

    /// Writes down how a player is reached; an empty text deletes it. It is decided again if an entry that deletes contacts
    /// was written meanwhile. If that one erased the player’s name, it deleted this, too.
    ///
    /// # Errors
    /// [`UnfitAppointment`], or if there is no such player.
    pub fn change_contact(&self, here: &Snapshot, player: PlayerId, typed: &str) -> Result<(), DeskError> {
        let handle = read_contact(typed)?;
        let is_erased = |at: &Snapshot| at.tournament.player(player).is_some_and(|it| it.is_erased);
        self.until_current(here, |now| {
            if is_erased(now) && !is_erased(here) {
                return Ok(());
            }
            let player = now.tournament.player(player).ok_or(DeskError::NotFound)?.id;
            if now.tournament.closed_at().is_some() {
                return Err(UnfitAppointment::Closed.into());
            }
            let seat = SeatClaim { tournament: now.id(), player };
            Ok(self.store.change_contact(seat, now.sequence(), handle.clone())?)
        })
    }
}

/// How somebody is reached, as it was typed; may be empty.
///
/// # Errors
/// [`UnfitAppointment::LongContact`] or [`UnfitAppointment::Unseen`].
pub(super) fn read_contact(typed: &str) -> Result<String, UnfitAppointment> {
    let contact = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = contact.chars().count();
    if length > LONGEST_CONTACT {
        return Err(UnfitAppointment::LongContact(length));
    }
    if !contact.is_empty() && cannot_be_read(&contact) {
        return Err(UnfitAppointment::Unseen);
    }
    Ok(contact)
}
