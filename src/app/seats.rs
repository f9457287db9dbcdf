//! A player's private link: no account, one link per player and tournament.

use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::display_names::DisplayNames;
use crate::app::error::DeskError;
use crate::app::seat_code::SeatCode;
use crate::app::security::{self, SecurityEvent};
use crate::app::sessions::{SignInBrowser, random_token};
use crate::app::snapshot::Snapshot;
use crate::app::store::{SeatClaim, TokenHash};
use crate::app::summary::READABLE;
use crate::app::throttle::Guesser;
use crate::domain::id::{AccountId, PlayerId, TournamentId};

impl Desk {
    /// The name of the player at a seat.
    ///
    /// # Errors
    /// If the store or the log cannot be read.
    pub fn seat_name(&self, tournament: TournamentId, player: PlayerId) -> Result<Option<String>, DeskError> {
        Ok(self.names_at(tournament)?.map(|names| names.name(player)))
    }

    /// The names of everybody at a tournament; `None` if there is none. Reads a log only if its rows are missing.
    ///
    /// # Errors
    /// If the store or the log cannot be read.
    pub fn names_at(&self, tournament: TournamentId) -> Result<Option<DisplayNames>, DeskError> {
        if let Some(named) = self.store.names_at(tournament, &READABLE)? {
            let named = named.iter().map(|(player, name)| (*player, name.as_ref()));
            return Ok(Some(DisplayNames::of(named)));
        }
        Ok(self.tournament_by_id(tournament)?.map(|here| here.display_names().clone()))
    }

    /// The tournament with this identifier.
    ///
    /// # Errors
    /// If the store or the log cannot be read.
    pub fn tournament_by_id(&self, id: TournamentId) -> Result<Option<Arc<Snapshot>>, DeskError> {
        self.store.tournament(id)?.map(|row| self.tournament(&row.slug)).transpose()
    }

    /// The seats that a browser has claimed.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn seats_of(&self, browser: &TokenHash) -> Result<Vec<SeatClaim>, DeskError> {
        Ok(self.store.seats_of(browser)?)
    }

    /// The seat of this private link; `None` if it was replaced or never given out.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn seat_of_link(&self, link: &str) -> Result<Option<SeatClaim>, DeskError> {
        Ok(self.store.seat_by_token(&TokenHash::of(link))?)
    }

    /// The players whose seat a browser has claimed.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn claimed_seats(&self, tournament: TournamentId) -> Result<BTreeSet<PlayerId>, DeskError> {
        Ok(self.store.claimed_seats(tournament)?)
    }

    /// The players who have a private link that works.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn linked_seats(&self, tournament: TournamentId) -> Result<BTreeSet<PlayerId>, DeskError> {
        Ok(self.store.linked_seats(tournament)?)
    }

    /// Gives out the private link of a seat; an earlier link stops working, and everybody who used it loses the seat.
    ///
    /// # Errors
    /// If the store cannot write or there is no randomness.
    pub fn seat_link(
        &self,
        tournament: TournamentId,
        player: PlayerId,
        now: DateTime<Utc>,
    ) -> Result<String, DeskError> {
        let link = random_token()?;
        self.issue_seat(SeatClaim { tournament, player }, &link, now)?;
        Ok(link)
    }

    /// Stores a link and its short code.
    pub(crate) fn issue_seat(
        &self,
        seat: SeatClaim,
        link: &str,
        now: DateTime<Utc>,
    ) -> Result<(), DeskError> {
        let code = SeatCode::of_link(link).hash();
        Ok(self.store.issue_seat(seat, TokenHash::of(link), code, now)?)
    }

    /// The seats that a person has at a tournament: in this browser, and in every other one signed in with the same
    /// account.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn seats_held(
        &self,
        tournament: TournamentId,
        account: Option<AccountId>,
        browser: Option<&TokenHash>,
        now: DateTime<Utc>,
    ) -> Result<Vec<PlayerId>, DeskError> {
        Ok(self.store.seats_held(tournament, account, browser, now)?)
    }

    /// Claims a seat for a session; opens a session if there is none and returns its token.
    ///
    /// # Errors
    /// [`DeskError::LinkSpent`] when the link was never given out or was replaced.
    pub fn claim_seat(
        &self,
        link: &str,
        session: Option<&TokenHash>,
        agent: &str,
        now: DateTime<Utc>,
    ) -> Result<(SeatClaim, Option<String>), DeskError> {
        self.claim(&TokenHash::of(link), session, agent, now)
    }

    /// Claims the seat of a short code that somebody typed.
    ///
    /// # Errors
    /// [`DeskError::LinkSpent`] when no seat has this code, [`DeskError::Wait`] after many such.
    pub fn claim_seat_by_code(
        &self,
        typed: &str,
        session: Option<&TokenHash>,
        from: &SignInBrowser<'_>,
        now: DateTime<Utc>,
    ) -> Result<(SeatClaim, Option<String>), DeskError> {
        self.find_by_code(typed, from, now, |code| self.claim(code, session, from.agent, now))
    }

    /// Whose seat a short code opens, without claiming it. Counts as a guess, too.
    ///
    /// # Errors
    /// [`DeskError::LinkSpent`] when no seat has this code, [`DeskError::Wait`] after many such.
    pub fn seat_of_code(
        &self,
        typed: &str,
        from: &SignInBrowser<'_>,
        now: DateTime<Utc>,
    ) -> Result<SeatClaim, DeskError> {
        self.find_by_code(typed, from, now, |code| {
            self.store.seat_by_token(code)?.ok_or(DeskError::LinkSpent)
        })
    }

    /// What is found by a code that somebody typed; nobody may guess often. Of a household that has used up its wrong codes,
    /// a right one still opens its seat: somebody who shares the address may have guessed.
    fn find_by_code<T>(
        &self,
        typed: &str,
        from: &SignInBrowser<'_>,
        now: DateTime<Utc>,
        find: impl FnOnce(&TokenHash) -> Result<T, DeskError>,
    ) -> Result<T, DeskError> {
        // What cannot be a code does not count as a guess.
        let code = SeatCode::parse(typed).ok_or(DeskError::LinkSpent)?;
        let note = |event| {
            let line =
                security::EventDetails { address: Some(from.address), ..security::EventDetails::default() };
            security::note(event, &line);
        };
        // Taken before hashing, like a password.
        let own = Guesser::Code(from.household);
        let used_up = self.throttle.take(&own, now).err();
        let guesser = if used_up.is_some() { Guesser::AnyCode } else { own };
        if let Some(seconds) = used_up
            && self.throttle.take(&guesser, now).is_err()
        {
            note(SecurityEvent::Slowed);
            return Err(DeskError::Wait { seconds });
        }
        let found = find(&code.hash());
        match (&found, used_up) {
            (Err(DeskError::LinkSpent), None) => note(SecurityEvent::SeatCodeRefused),
            (Err(DeskError::LinkSpent), Some(seconds)) => {
                note(SecurityEvent::Slowed);
                return Err(DeskError::Wait { seconds });
            }
            (Ok(_) | Err(_), _) => self.throttle.give_back(&guesser),
        }
        found
    }

    fn claim(
        &self,
        link: &TokenHash,
        session: Option<&TokenHash>,
        agent: &str,
        now: DateTime<Utc>,
    ) -> Result<(SeatClaim, Option<String>), DeskError> {
        self.store.seat_by_token(link)?.ok_or(DeskError::LinkSpent)?;
        let opened = match session {
            Some(_) => None,
            None => Some(self.open_session(None, agent, now)?),
        };
        let token = match (session, &opened) {
            (Some(token), _) => token.clone(),
            (None, Some(raw)) => TokenHash::of(raw),
            (None, None) => return Err(DeskError::LinkSpent),
        };
        let seat = self.store.claim_seat(&token, link)?.ok_or(DeskError::LinkSpent)?;
        Ok((seat, opened))
    }
}
