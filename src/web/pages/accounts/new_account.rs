//! The form for a new account: the first by a set-up link, others by invitation.

use chrono::Utc;

use crate::app::Account;
use crate::app::DeskError;
use crate::app::accounts::NewAccount;
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::NewAccountForm;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// What was typed and may be shown again, with its faults.
#[derive(Default)]
pub struct TypedAccount {
    /// Names, never passwords.
    pub form: Fields,
    /// What is wrong, field by field.
    pub faults: Faults,
    /// What is wrong with the form as a whole; empty if nothing is.
    pub refused: String,
}

impl TypedAccount {
    /// What was typed, without passwords.
    pub fn of(form: &Fields) -> Self {
        Self { form: form.typed_values().into_iter().collect(), ..Self::default() }
    }

    /// With a sentence about the whole.
    #[must_use]
    pub fn with_refusal(self, sentence: impl Into<String>) -> Self {
        Self { refused: sentence.into(), ..self }
    }
}

/// Whether the new password was typed the same twice; records a fault if not.
pub fn check_repetition(form: &Fields, new: &str, faults: &mut Faults) -> bool {
    let same = form.raw(new) == form.raw(NewAccountForm::NAMES.repeated);
    if !same {
        faults.add(NewAccountForm::NAMES.repeated, say("accounts-new-account-passwords-differ"));
    }
    same
}

/// Creates the account, or says what to correct.
pub fn create_account(
    site: &Site,
    visit: &Visit,
    code: &str,
) -> Result<Result<Account, TypedAccount>, PageError> {
    let form = &visit.form;
    let mut typed = TypedAccount::of(form);
    if !check_repetition(form, "password", &mut typed.faults) {
        return Ok(Err(typed));
    }
    let new = NewAccount {
        sign_in_name: NewAccountForm::of(form).name.to_owned(),
        display_name: NewAccountForm::of(form).display_name.to_owned(),
        password: form.raw(NewAccountForm::NAMES.password).to_owned(),
    };
    match site.desk.join(code, &new, Utc::now()) {
        Ok(account) => Ok(Ok(account)),
        Err(error @ (DeskError::Unusable(_) | DeskError::LinkSpent)) => {
            Ok(Err(typed.with_refusal(error.to_string())))
        }
        Err(error) => Err(error.into()),
    }
}
