//! Signing in and staying signed in.

use std::net::IpAddr;

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::second_factor::AcceptedCode;
use crate::app::security::{self, SecurityEvent};
use crate::app::store::{Account, Comer, LinkKind, SeatClaim, Session, TokenHash, fold_name};
use crate::app::throttle::Guesser;
use crate::app::unfit::UnfitFactor;
use crate::domain::id::{AccountId, TournamentId};
use crate::domain::tournament::role::Role;

/// How long a browser keeps the cookie of staff, in seconds; the session may end earlier.
pub const STAFF_SECONDS: u64 = 72 * 60 * 60;
/// How long a browser keeps the cookie of a player, in seconds.
pub const PLAYER_SECONDS: u64 = 30 * 24 * 60 * 60;
/// A staff session ends after this many idle hours.
const STAFF_IDLE_HOURS: i64 = 14;
/// And after this many hours in any case; a tournament lasts a weekend.
const STAFF_HOURS: i64 = 72;
/// How many days a player's seat stays claimed.
const PLAYER_DAYS: i64 = 30;
/// The last use of a session is recorded at most this often, so that reading pages does not write.
const SEEN_EVERY_MINUTES: i64 = 10;
/// How long a renewed proof of identity lasts.
const CONFIRMED_MINUTES: i64 = 5;

/// A session as a request sees it.
#[derive(Debug, Clone)]
pub struct Visitor {
    /// The session's hash.
    pub token: TokenHash,
    /// The account that signed in.
    pub account: Option<Account>,
    /// Whether the account may open tournaments.
    pub opens: bool,
    /// Their staff roles, each with its tournament.
    pub roles: Vec<(TournamentId, Role)>,
    /// Seats that this session has claimed.
    pub seats: Vec<SeatClaim>,
    /// Whether the user proved their identity recently.
    pub confirmed: bool,
}

/// Somebody who wants to sign in.
#[derive(Debug, Clone, Copy)]
pub struct SignInAttempt<'a> {
    /// The name typed.
    pub name: &'a str,
    /// The password typed.
    pub password: &'a str,
    /// The browser from which they try.
    pub from: SignInBrowser<'a>,
}

/// A browser that tries to sign in.
#[derive(Debug, Clone, Copy)]
pub struct SignInBrowser<'a> {
    /// The user agent of the browser.
    pub agent: &'a str,
    pub address: IpAddr,
    /// Its address, shortened to one per household.
    pub household: IpAddr,
    /// The token it was given when somebody signed in with it before.
    pub browser: Option<&'a str>,
}

impl SignInBrowser<'_> {
    fn note(&self, event: SecurityEvent, account: Option<AccountId>) {
        let line = security::EventDetails {
            account,
            address: Some(self.address),
            ..security::EventDetails::default()
        };
        security::note(event, &line);
    }
}

/// How far the sign-in got.
#[derive(Debug)]
pub enum Entered {
    /// Signed in; with the token for the session's cookie.
    In(Account, String),
    /// A code is required; with the token that says the password was right.
    CodeWanted(String),
}

/// How long an expired session or link is kept: a clock that jumped ahead then signs nobody out for good, and a used
/// invitation form that is sent again does not create a second invitation.
const KEPT_EXPIRED: TimeDelta = TimeDelta::days(30);

impl Desk {
    /// Checks name and password.
    ///
    /// # Errors
    /// [`DeskError::Wait`] after several failures, [`DeskError::SignInFailed`], [`DeskError::Crowded`].
    pub fn sign_in(&self, attempt: &SignInAttempt<'_>, now: DateTime<Utc>) -> Result<Entered, DeskError> {
        let account = self.store.account_by_name(attempt.name)?.filter(|account| !account.disabled);
        let (id, from) = (account.as_ref().map(|account| account.id), &attempt.from);
        let guesser = self.guesser(fold_name(attempt.name), from, id)?;
        // Taken before hashing, so that a flood of attempts is not all hashed. It delays and never locks out:
        // existing sessions continue, and a browser that was signed in before does not wait for strangers.
        self.take_guess(&guesser, from, id, now)?;
        let hash = account.as_ref().and_then(|account| account.password_phc.as_deref());
        let right = self.passwords.matches(attempt.password, hash);
        if !matches!(right, Ok(false)) {
            self.throttle.give_back(&guesser);
        }
        let account = account.filter(|_| matches!(right, Ok(true)));
        right?;
        let Some(account) = account else {
            from.note(SecurityEvent::SignInFailed, id);
            return Err(DeskError::SignInFailed);
        };
        if self.factor_of(account.id)?.is_some() {
            from.note(SecurityEvent::CodeAsked, id);
            return Ok(Entered::CodeWanted(self.second_step(account.id, now)?));
        }
        let token = self.open_session(Some(&account), from.agent, now)?;
        from.note(SecurityEvent::SignedIn, id);
        Ok(Entered::In(account, token))
    }

    /// Completes a sign-in with a code; returns the account, and the token for the session's cookie.
    ///
    /// # Errors
    /// [`DeskError::LinkSpent`] when the password was typed too long ago, [`DeskError::Wait`], or a sentence about
    /// the code.
    pub fn sign_in_with_code(
        &self,
        ticket: &str,
        code: &str,
        from: &SignInBrowser<'_>,
        now: DateTime<Utc>,
    ) -> Result<(Account, String), DeskError> {
        let account = match self.usable_link(ticket, now)? {
            step if step.kind == LinkKind::SecondStep => step.account,
            _ => None,
        };
        let account = account.map(|account| self.store.account(account)).transpose()?.flatten();
        let account = account.filter(|account| !account.disabled).ok_or(DeskError::LinkSpent)?;
        let id = Some(account.id);
        // A separate bucket: knowing the password does not make guessing the code faster.
        let guesser = self.guesser(format!("{}\ncode", fold_name(&account.sign_in_name)), from, id)?;
        self.take_guess(&guesser, from, id, now)?;
        let Some(taken) = self.take_code(account.id, code, now)? else {
            from.note(SecurityEvent::CodeRefused, id);
            return Err(UnfitFactor::Code.into());
        };
        self.throttle.give_back(&guesser);
        self.spend_second_step(ticket, now)?;
        if taken == AcceptedCode::Recovery {
            from.note(SecurityEvent::RecoveryCodeUsed, id);
        }
        let token = self.open_session(Some(&account), from.agent, now)?;
        from.note(SecurityEvent::SignedIn, id);
        Ok((account, token))
    }

    fn take_guess(
        &self,
        guesser: &Guesser,
        from: &SignInBrowser<'_>,
        account: Option<AccountId>,
        now: DateTime<Utc>,
    ) -> Result<(), DeskError> {
        self.throttle.take(guesser, now).map_err(|seconds| {
            from.note(SecurityEvent::Slowed, account);
            DeskError::Wait { seconds }
        })
    }

    /// The unexpired sessions of an account, most recently used first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn sessions_of(&self, account: AccountId, now: DateTime<Utc>) -> Result<Vec<Session>, DeskError> {
        Ok(self.store.sessions_of(account, now)?)
    }

    /// Ends all sessions of an account except this one.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn end_other_sessions(&self, account: AccountId, this: Option<&TokenHash>) -> Result<(), DeskError> {
        Ok(self.store.delete_sessions_of(account, this).map(drop)?)
    }

    /// Ends one session of an account, identified by its stored hash, and says whether there was one.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn end_session(&self, account: AccountId, session: TokenHash) -> Result<bool, DeskError> {
        Ok(self.store.delete_session_of(account, session)?)
    }

    /// Removes sessions and links that expired thirty days ago, and says how many.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn purge_expired(&self, now: DateTime<Utc>) -> Result<usize, DeskError> {
        let before = now - KEPT_EXPIRED;
        Ok(self.store.purge_sessions(before)? + self.store.purge_links(before)?)
    }

    /// Who is guessing: a browser the account has signed in with, or a stranger. Looked up for made-up names too, so
    /// that the time taken reveals nothing.
    fn guesser(
        &self,
        name: String,
        from: &SignInBrowser<'_>,
        account: Option<AccountId>,
    ) -> Result<Guesser, DeskError> {
        if let Some(browser) = from.browser.map(TokenHash::of) {
            let accounts = self.store.accounts_of_browser(&browser)?;
            if account.is_some_and(|account| accounts.contains(&account)) {
                return Ok(Guesser::Known(name, browser));
            }
        }
        Ok(Guesser::Stranger(name, from.household))
    }

    /// Whether any account has signed in with the browser that has this token.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn is_known_browser(&self, browser: &str) -> Result<bool, DeskError> {
        Ok(!self.store.accounts_of_browser(&TokenHash::of(browser))?.is_empty())
    }

    /// Remembers that an account signed in with a browser; returns the token that identifies the browser.
    ///
    /// # Errors
    /// If the store cannot write or there is no randomness.
    pub fn know_browser(
        &self,
        account: AccountId,
        browser: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<String, DeskError> {
        // A token from the browser counts only if it was issued here.
        let token = match browser {
            Some(token) if !self.store.accounts_of_browser(&TokenHash::of(token))?.is_empty() => {
                token.to_owned()
            }
            _ => random_token()?,
        };
        self.store.know_browser(account, &TokenHash::of(&token), now)?;
        Ok(token)
    }

    /// Opens a session for somebody who just proved their identity; the token is returned once and stored only as a
    /// hash.
    ///
    /// # Errors
    /// If the store cannot write or there is no randomness.
    pub fn open_session(
        &self,
        account: Option<&Account>,
        agent: &str,
        now: DateTime<Utc>,
    ) -> Result<String, DeskError> {
        let token = random_token()?;
        let expires_at = match account {
            Some(_) => now + TimeDelta::hours(STAFF_IDLE_HOURS),
            None => now + TimeDelta::days(PLAYER_DAYS),
        };
        self.store.create_session(Session {
            token: TokenHash::of(&token),
            account: account.map(|account| account.id),
            created_at: now,
            last_seen: now,
            expires_at,
            user_agent: agent.chars().take(120).collect(),
            confirmed_at: account.map(|_| now),
        })?;
        Ok(token)
    }

    /// The visitor with this token; `None` if the session has ended.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn visitor(&self, token: &str, now: DateTime<Utc>) -> Result<Option<Visitor>, DeskError> {
        let token = TokenHash::of(token);
        let Some(comer) = self.store.comer(&token, now)? else { return Ok(None) };
        let Comer { session, account, grants, seats, everybody_opens, renames } = comer;
        let account = account.filter(|account| !account.disabled);
        if session.account.is_some() && account.is_none() {
            return Ok(None);
        }
        if now - session.last_seen > TimeDelta::minutes(SEEN_EVERY_MINUTES) {
            let end = expiry(&session, now);
            // Recording the visit is optional: a full disk must not sign anybody out.
            if let Err(error) = self.store.touch_session(&token, now, end) {
                tracing::warn!(%error, "a session could not be noted as seen");
            }
        }
        account.iter().for_each(|account| self.account_names.remember(account, renames));
        let roles = grants.into_iter().map(|grant| (grant.tournament, grant.role)).collect();
        let opens = account
            .as_ref()
            .is_some_and(|account| account.is_operator || account.rights.open || everybody_opens);
        // A time in the future does not count: the clock was set back.
        let lately = |at: DateTime<Utc>| (0..=CONFIRMED_MINUTES * 60).contains(&(now - at).num_seconds());
        let confirmed = session.confirmed_at.is_some_and(lately);
        Ok(Some(Visitor { token, account, opens, roles, seats, confirmed }))
    }

    /// Ends a session.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn sign_out(&self, token: &TokenHash) -> Result<(), DeskError> {
        Ok(self.store.delete_session(token).map(|_| ())?)
    }

    /// Replaces the browser's previous session with the one just opened, and moves the seats it has claimed.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn replace_session(&self, old: &TokenHash, new: &str) -> Result<(), DeskError> {
        Ok(self.store.replace_session(old, &TokenHash::of(new))?)
    }

    /// The roles of an account at a tournament, read every time so that changes act at once.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn roles_at(&self, account: AccountId, tournament: TournamentId) -> Result<Vec<Role>, DeskError> {
        let roles = self.store.roles_among(account, &[tournament])?;
        Ok(roles.into_iter().map(|(_, role)| role).collect())
    }
}

fn expiry(session: &Session, now: DateTime<Utc>) -> DateTime<Utc> {
    match session.account {
        Some(_) => {
            (now + TimeDelta::hours(STAFF_IDLE_HOURS)).min(session.created_at + TimeDelta::hours(STAFF_HOURS))
        }
        None => session.expires_at,
    }
}

/// 256 random bits in hexadecimal.
///
/// # Errors
/// If the operating system gives none.
pub fn random_token() -> Result<String, DeskError> {
    let mut bytes = [0_u8; 32];
    fill(&mut bytes)?;
    Ok(crate::domain::hash::hex(&bytes))
}

/// A random identifier.
///
/// # Errors
/// If the operating system gives no randomness.
pub fn random_uuid() -> Result<uuid::Uuid, DeskError> {
    let mut bytes = [0_u8; 16];
    fill(&mut bytes)?;
    Ok(uuid::Builder::from_random_bytes(bytes).into_uuid())
}

/// A random number below 2^53, which every JSON reader keeps exactly.
///
/// # Errors
/// If the operating system gives no randomness.
pub fn random_seed() -> Result<u64, DeskError> {
    let mut bytes = [0_u8; 8];
    fill(&mut bytes)?;
    Ok(u64::from_be_bytes(bytes) >> 11)
}

fn fill(bytes: &mut [u8]) -> Result<(), DeskError> {
    getrandom::fill(bytes).map_err(|error| DeskError::Randomness(error.to_string()))
}
