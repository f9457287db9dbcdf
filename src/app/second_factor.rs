//! The second factor besides the password: a code from an app, or a recovery code if the app is lost.

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::one_time::{self, TypedCode};
use crate::app::store::{Account, Factor, TokenHash};
use crate::app::throttle::Guesser;
use crate::app::unfit::{UnfitAccount, UnfitFactor};
use crate::domain::id::{AccountId, SubmissionId};

/// The state of an account's second factor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FactorState {
    /// When it was turned on.
    pub since: DateTime<Utc>,
    /// How many recovery codes are left.
    pub codes_left: usize,
}

/// What an app needs; shown during set-up and never again.
pub struct Shared {
    /// The secret in groups.
    pub secret: String,
    /// The URI in the QR code.
    pub address: String,
}

/// Proof that the person at the keyboard is still the one who signed in.
pub struct Proof<'a> {
    /// The password typed.
    pub password: &'a str,
    /// The code typed, if there is a second factor.
    pub code: &'a str,
}

/// The kind of code that was accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AcceptedCode {
    /// A code from an app.
    OfApp,
    /// A recovery code, which is now used up.
    Recovery,
}

impl Desk {
    /// The second factor of an account; `None` if it has none.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn factor_of(&self, account: AccountId) -> Result<Option<FactorState>, DeskError> {
        let Some(since) = self.store.factor(account)?.and_then(|factor| factor.confirmed_at) else {
            return Ok(None);
        };
        let codes_left = self.store.recovery_codes(account)?.iter().filter(|(_, used)| !used).count();
        Ok(Some(FactorState { since, codes_left }))
    }

    /// Starts the set-up of a second factor. It is not required until [`Desk::confirm_factor`].
    ///
    /// # Errors
    /// A sentence when one is already on.
    pub fn begin_factor(&self, account: AccountId, now: DateTime<Utc>) -> Result<(), DeskError> {
        let begun = self.store.begin_factor(account, &one_time::random_secret()?, now)?;
        if begun { Ok(()) } else { Err(UnfitFactor::On.into()) }
    }

    /// What the app needs for a second factor being set up; `None` if there is none.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn factor_begun(&self, account: &Account) -> Result<Option<Shared>, DeskError> {
        let begun = self.store.factor(account.id)?.filter(|factor| factor.confirmed_at.is_none());
        Ok(begun.map(|Factor { secret, .. }| Shared {
            address: one_time::address(&secret, &account.sign_in_name),
            secret: one_time::in_pieces(&secret),
        }))
    }

    /// Turns the second factor on once the app shows the right code; returns the recovery codes. The same form sent
    /// again returns the same ones.
    ///
    /// # Errors
    /// A sentence when the code is wrong, or one is already on.
    pub fn confirm_factor(
        &self,
        account: AccountId,
        code: &str,
        number: SubmissionId,
        now: DateTime<Utc>,
    ) -> Result<Vec<String>, DeskError> {
        let codes = self.recovery_codes_by(account, number)?;
        if let Some(begun) = self.store.factor(account)?.filter(|factor| factor.confirmed_at.is_none()) {
            let step = match TypedCode::read(code) {
                Some(TypedCode::OfApp(code)) => one_time::step(&begun.secret, &code, now),
                Some(TypedCode::Recovery(_)) | None => None,
            };
            let step = step.ok_or(UnfitFactor::FirstCode)?;
            if self.store.confirm_factor(account, step, hashes(&codes), now)? {
                return Ok(codes);
            }
        }
        if self.has_these(account, &codes)? { Ok(codes) } else { Err(UnfitFactor::On.into()) }
    }

    /// Makes new recovery codes; the old ones stop working. The same form sent again returns the same ones.
    ///
    /// # Errors
    /// A sentence when there is no second factor.
    pub fn renew_recovery_codes(
        &self,
        account: AccountId,
        number: SubmissionId,
    ) -> Result<Vec<String>, DeskError> {
        if self.factor_of(account)?.is_none() {
            return Err(UnfitFactor::Off.into());
        }
        let codes = self.recovery_codes_by(account, number)?;
        if !self.has_these(account, &codes)? {
            self.store.put_recovery_codes(account, hashes(&codes))?;
        }
        Ok(codes)
    }

    /// Removes an account's second factor, and says whether it had one.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn remove_factor(&self, account: AccountId) -> Result<bool, DeskError> {
        Ok(self.store.remove_factor(account)?)
    }

    /// Accepts a code once; `None` if it is wrong, or there is no second factor.
    pub(crate) fn take_code(
        &self,
        account: AccountId,
        typed: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<AcceptedCode>, DeskError> {
        let on = self.store.factor(account)?.filter(|factor| factor.confirmed_at.is_some());
        let Some(Factor { secret, .. }) = on else { return Ok(None) };
        Ok(match TypedCode::read(typed) {
            Some(TypedCode::OfApp(code)) => match one_time::step(&secret, &code, now) {
                Some(step) => self.store.take_step(account, step)?.then_some(AcceptedCode::OfApp),
                None => None,
            },
            Some(TypedCode::Recovery(code)) => {
                let taken = self.store.take_recovery_code(account, &TokenHash::of(&code), now)?;
                taken.then_some(AcceptedCode::Recovery)
            }
            None => None,
        })
    }

    /// Checks that the person at the keyboard is still the one who signed in.
    ///
    /// # Errors
    /// A sentence about the password or the code, or [`DeskError::Wait`].
    pub fn prove(&self, account: &Account, proof: &Proof<'_>, now: DateTime<Utc>) -> Result<(), DeskError> {
        // Counted separately from the name: strangers who guess must not make the owner wait.
        let guesser = Guesser::Owner(account.id);
        self.throttle.take(&guesser, now).map_err(|seconds| DeskError::Wait { seconds })?;
        let right = self.passwords.matches(proof.password, account.password_phc.as_deref());
        if matches!(right, Ok(false)) {
            return Err(UnfitAccount::WrongPassword.into());
        }
        let proved = right.and_then(|_| match self.factor_of(account.id)? {
            Some(_) => self.take_code(account.id, proof.code, now),
            None => Ok(Some(AcceptedCode::OfApp)),
        });
        if !matches!(proved, Ok(None)) {
            self.throttle.give_back(&guesser);
        }
        proved?.map(drop).ok_or(UnfitFactor::Code.into())
    }

    fn recovery_codes_by(&self, account: AccountId, number: SubmissionId) -> Result<Vec<String>, DeskError> {
        Ok(one_time::recovery_codes(&self.seed_of("recovery codes", &format!("{account}\n{number}"))?))
    }

    fn has_these(&self, account: AccountId, codes: &[String]) -> Result<bool, DeskError> {
        let kept = self.store.recovery_codes(account)?;
        let kept = |code: &TokenHash| kept.iter().any(|(known, _)| known == code);
        Ok(hashes(codes).iter().all(kept))
    }
}

/// The codes to be hashed: without spaces and hyphens.
fn hashes(codes: &[String]) -> Vec<TokenHash> {
    codes.iter().map(|code| TokenHash::of(&code.replace('-', ""))).collect()
}
