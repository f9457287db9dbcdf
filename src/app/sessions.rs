//! Signing in and staying signed in.

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::domain::id::{AccountId, TournamentId};
use crate::domain::tournament::role::Role;
use crate::store::{Account, Seat, Session, TokenHash};

/// How long a browser keeps the cookie of staff, in seconds; the session may end earlier.
pub const STAFF_SECONDS: u64 = 72 * 60 * 60;
/// How long a browser keeps the cookie of a player, in seconds.
pub const PLAYER_SECONDS: u64 = 30 * 24 * 60 * 60;
/// A session of staff ends after this many hours without a page.
const STAFF_IDLE_HOURS: i64 = 14;
/// And after this many hours in any case: a tournament lasts a weekend.
const STAFF_HOURS: i64 = 72;
/// A player's seat stays claimed for this many days.
const PLAYER_DAYS: i64 = 30;
/// A session is noted as seen at most this often, so that reading pages does not write.
const SEEN_EVERY_MINUTES: i64 = 10;

/// A session as a request sees it.
#[derive(Debug, Clone)]
pub struct Visitor {
    /// The session's hash.
    pub token: TokenHash,
    /// Who signed in.
    pub account: Option<Account>,
    /// Seats that this session has claimed.
    pub seats: Vec<Seat>,
}

impl Desk {
    /// Signs in and gives the token for the cookie.
    ///
    /// # Errors
    /// [`DeskError::Wait`] after several failures, [`DeskError::SignInFailed`].
    pub fn sign_in(
        &self,
        name: &str,
        password: &str,
        agent: &str,
        now: DateTime<Utc>,
    ) -> Result<String, DeskError> {
        let key = crate::store::fold(name);
        let account = self.store.account_by_name(name)?.filter(|account| !account.disabled);
        // A wait and never a lock-out: five minutes at most, and open sessions go on meanwhile.
        let seconds = self.throttle.wait(&key, now);
        if seconds > 0 {
            return Err(DeskError::Wait { seconds });
        }
        let hash = account.as_ref().and_then(|account| account.password_phc.as_deref());
        let right = self.passwords.matches(password, hash);
        match account.filter(|_| right) {
            Some(account) => {
                self.throttle.clear(&key);
                self.open_session(Some(&account), agent, now)
            }
            None => {
                self.throttle.failed(&key, now);
                Err(DeskError::SignInFailed)
            }
        }
    }

    /// Opens a session; the token is returned once and kept only as a hash.
    ///
    /// # Errors
    /// When the store cannot write or there is no randomness.
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
        })?;
        Ok(token)
    }

    /// Who a token belongs to; none when the session is over.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn visitor(&self, token: &str, now: DateTime<Utc>) -> Result<Option<Visitor>, DeskError> {
        let token = TokenHash::of(token);
        let Some(session) = self.store.session(&token, now)? else { return Ok(None) };
        let account = match session.account {
            Some(id) => match self.store.account(id)?.filter(|account| !account.disabled) {
                Some(account) => Some(account),
                None => return Ok(None),
            },
            None => None,
        };
        if now - session.last_seen > TimeDelta::minutes(SEEN_EVERY_MINUTES) {
            let end = expiry(&session, now);
            // Noting the visit is a courtesy: a full disk must not sign anybody out.
            if let Err(error) = self.store.touch_session(&token, now, end) {
                tracing::warn!(%error, "a session could not be noted as seen");
            }
        }
        let seats = self.store.seats_of(&token)?;
        Ok(Some(Visitor { token, account, seats }))
    }

    /// Ends a session.
    ///
    /// # Errors
    /// When the store cannot write.
    pub fn sign_out(&self, token: &TokenHash) -> Result<(), DeskError> {
        Ok(self.store.delete_session(token).map(|_| ())?)
    }

    /// Puts the session just opened in the place of the one that the browser had, keeping the seats it has claimed.
    ///
    /// # Errors
    /// When the store cannot write.
    pub fn replace_session(&self, old: &TokenHash, new: &str) -> Result<(), DeskError> {
        Ok(self.store.replace_session(old, &TokenHash::of(new))?)
    }

    /// The roles of an account at a tournament, looked up anew each time so that changes act at once.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn roles_at(&self, account: AccountId, tournament: TournamentId) -> Result<Vec<Role>, DeskError> {
        let mut roles: Vec<Role> = self
            .store
            .grants_of(account)?
            .into_iter()
            .filter(|grant| grant.tournament == tournament)
            .map(|grant| grant.role)
            .collect();
        roles.sort_unstable();
        Ok(roles)
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
/// When the operating system gives none.
pub fn random_token() -> Result<String, DeskError> {
    let mut bytes = [0_u8; 32];
    fill(&mut bytes)?;
    Ok(crate::domain::tournament::seal::hex(&bytes))
}

/// A random identifier.
///
/// # Errors
/// When the operating system gives no randomness.
pub fn random_uuid() -> Result<uuid::Uuid, DeskError> {
    let mut bytes = [0_u8; 16];
    fill(&mut bytes)?;
    Ok(uuid::Builder::from_random_bytes(bytes).into_uuid())
}

/// A random number below 2^53, which every JSON reader keeps exactly.
///
/// # Errors
/// When the operating system gives no randomness.
pub fn random_seed() -> Result<u64, DeskError> {
    let mut bytes = [0_u8; 8];
    fill(&mut bytes)?;
    Ok(u64::from_be_bytes(bytes) >> 11)
}

fn fill(bytes: &mut [u8]) -> Result<(), DeskError> {
    getrandom::fill(bytes).map_err(|error| DeskError::Randomness(error.to_string()))
}
