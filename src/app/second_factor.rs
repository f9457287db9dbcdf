//! A second factor beside the password: a code from an app, or a recovery code on the day on which the app is lost.

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::one_time::{self, Typed};
use crate::app::store::{Account, Factor, TokenHash};
use crate::app::throttle::Guesser;
use crate::app::unfit::{UnfitAccount, UnfitFactor};
use crate::domain::id::{AccountId, SubmissionId};

/// The second factor of an account that has one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FactorState {
    /// Since when.
    pub since: DateTime<Utc>,
    /// Recovery codes that were not used yet.
    pub codes_left: usize,
}

/// What an app needs, shown while the factor is set up and never again.
pub struct Shared {
    /// The secret in pieces.
    pub secret: String,
    /// The address in the picture.
    pub address: String,
}

/// What proves that whoever is signed in is still the same person.
pub struct Proof<'a> {
    /// The password typed.
    pub password: &'a str,
    /// The code typed, where there is a second factor.
    pub code: &'a str,
}

/// What was taken for a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Taken {
    /// The code of an app.
    OfApp,
    /// A recovery code, which is used up now.
    Recovery,
}

impl Desk {
    /// The second factor of an account; None where it has none.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn factor_of(&self, account: AccountId) -> Result<Option<FactorState>, DeskError> {
        let Some(since) = self.store.factor(account)?.and_then(|factor| factor.confirmed_at) else {
            return Ok(None);
        };
        let codes_left = self.store.recovery_codes(account)?.iter().filter(|(_, used)| !used).count();
        Ok(Some(FactorState { since, codes_left }))
    }

    /// Begins to set a second factor up. Nothing is asked for until [`Desk::confirm_factor`].
    ///
    /// # Errors
    /// A sentence where one is on already.
    pub fn begin_factor(&self, account: AccountId, now: DateTime<Utc>) -> Result<(), DeskError> {
        let begun = self.store.begin_factor(account, &one_time::random_secret()?, now)?;
        if begun { Ok(()) } else { Err(UnfitFactor::On.into()) }
    }

    /// What the app of an account needs whose second factor is being set up; None where none is.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn factor_begun(&self, account: &Account) -> Result<Option<Shared>, DeskError> {
        let begun = self.store.factor(account.id)?.filter(|factor| factor.confirmed_at.is_none());
        Ok(begun.map(|Factor { secret, .. }| Shared {
            address: one_time::address(&secret, &account.sign_in_name),
            secret: one_time::in_pieces(&secret),
        }))
    }

    /// Turns on what was begun, once the app shows the right code; gives the recovery codes. The same form sent again
    /// gives the same ones.
    ///
    /// # Errors
    /// A sentence where the code is not right, or one is on already.
    pub fn confirm_factor(
        &self,
        account: AccountId,
        code: &str,
        number: SubmissionId,
        now: DateTime<Utc>,
    ) -> Result<Vec<String>, DeskError> {
        let codes = self.recovery_codes_by(account, number)?;
        if let Some(begun) = self.store.factor(account)?.filter(|factor| factor.confirmed_at.is_none()) {
            let step = match Typed::read(code) {
                Some(Typed::OfApp(code)) => one_time::step(&begun.secret, &code, now),
                Some(Typed::Recovery(_)) | None => None,
            };
            let step = step.ok_or(UnfitFactor::FirstCode)?;
            if self.store.confirm_factor(account, step, hashes(&codes), now)? {
                return Ok(codes);
            }
        }
        if self.has_these(account, &codes)? { Ok(codes) } else { Err(UnfitFactor::On.into()) }
    }

    /// Makes new recovery codes; the old ones do nothing any more. The same form sent again gives the same ones.
    ///
    /// # Errors
    /// A sentence where there is no second factor.
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

    /// Takes the second factor off an account, and says whether it had one.
    ///
    /// # Errors
    /// When the store cannot write.
    pub fn remove_factor(&self, account: AccountId) -> Result<bool, DeskError> {
        Ok(self.store.remove_factor(account)?)
    }

    /// Takes a code, once; None where it is not right, or there is no second factor.
    pub(crate) fn take_code(
        &self,
        account: AccountId,
        typed: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<Taken>, DeskError> {
        let on = self.store.factor(account)?.filter(|factor| factor.confirmed_at.is_some());
        let Some(Factor { secret, .. }) = on else { return Ok(None) };
        Ok(match Typed::read(typed) {
            Some(Typed::OfApp(code)) => match one_time::step(&secret, &code, now) {
                Some(step) => self.store.take_step(account, step)?.then_some(Taken::OfApp),
                None => None,
            },
            Some(Typed::Recovery(code)) => {
                let taken = self.store.take_recovery_code(account, &TokenHash::of(&code), now)?;
                taken.then_some(Taken::Recovery)
            }
            None => None,
        })
    }

    /// Proves that whoever is signed in is still the same person.
    ///
    /// # Errors
    /// A sentence about the password or the code, or [`DeskError::Wait`].
    pub fn prove(&self, account: &Account, proof: &Proof<'_>, now: DateTime<Utc>) -> Result<(), DeskError> {
        // Apart from the name's own count: strangers who guess at the door must not keep the owner waiting here.
        let guesser = Guesser::Owner(account.id);
        self.throttle.take(&guesser, now).map_err(|seconds| DeskError::Wait { seconds })?;
        let right = self.passwords.matches(proof.password, account.password_phc.as_deref());
        if matches!(right, Ok(false)) {
            return Err(UnfitAccount::WrongPassword.into());
        }
        let proved = right.and_then(|_| match self.factor_of(account.id)? {
            Some(_) => self.take_code(account.id, proof.code, now),
            None => Ok(Some(Taken::OfApp)),
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

/// The codes as they are kept: as somebody types them, without what stands between.
fn hashes(codes: &[String]) -> Vec<TokenHash> {
    codes.iter().map(|code| TokenHash::of(&code.replace('-', ""))).collect()
}
