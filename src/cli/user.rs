//! `arbiter user`: accounts for the operator.

use chrono::Utc;
use clap::Subcommand;

use crate::app::security::{self, SecurityEvent};
use crate::app::{Account, Desk};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::log;
use crate::cli::open::{self, DataLocation};
use crate::cli::output;
use crate::config::LogKind;

/// What to do with accounts.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Add an operator's account and print the link to choose its password.
    Add {
        /// The name to sign in with.
        name: String,
    },
    /// Print a single-use link to choose a new password.
    Reset {
        /// The name the account signs in with.
        name: String,
    },
    /// Remove a lost second factor from an account. Its password still counts.
    RemoveFactor {
        /// The name the account signs in with.
        name: String,
    },
    /// List the accounts.
    List,
}

/// Adds, resets or lists accounts, or removes a second factor. Changes of access are also logged.
///
/// # Errors
/// If the database cannot be used or the account is not there.
pub fn run(args: Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    log::start(LogKind::Plain);
    match args.command {
        Command::Add { name } => add(&place.desk()?, &name),
        Command::Reset { name } => reset(&place.existing_desk()?, &name),
        Command::RemoveFactor { name } => remove_factor(&place.existing_desk()?, &name),
        Command::List => list(&place.existing_desk()?),
    }
}

fn add(desk: &Desk, name: &str) -> Result<YesOrNo, Unusable> {
    match desk.add_account(name, Utc::now()) {
        Ok(account) => {
            note(SecurityEvent::AccountMade, &account);
            output::line(format_args!("Account “{}” added.", account.sign_in_name))?;
            link(desk, &account)
        }
        Err(error) => open::answer_error(&error),
    }
}

fn reset(desk: &Desk, name: &str) -> Result<YesOrNo, Unusable> {
    link(desk, &account_named(desk, name)?)
}

fn remove_factor(desk: &Desk, name: &str) -> Result<YesOrNo, Unusable> {
    let account = account_named(desk, name)?;
    let had = desk.remove_factor(account.id).map_err(|error| Unusable(error.to_string()))?;
    if !had {
        output::note(format_args!("arbiter: “{}” has no second factor", account.sign_in_name));
        return Ok(YesOrNo::No);
    }
    note(SecurityEvent::FactorTakenOff, &account);
    output::line(format_args!("“{}” signs in with the password alone now.", account.sign_in_name))?;
    Ok(YesOrNo::Yes)
}

fn account_named(desk: &Desk, name: &str) -> Result<Account, Unusable> {
    let found = desk.account_by_name(name).map_err(|error| Unusable(error.to_string()))?;
    found.ok_or_else(|| {
        Unusable(format!("nobody signs in as “{name}”; `arbiter user list` names the accounts"))
    })
}

fn note(event: SecurityEvent, account: &Account) {
    let line = security::EventDetails {
        account: Some(account.id),
        by: security::CONSOLE.into(),
        ..security::EventDetails::default()
    };
    security::note(event, &line);
}

fn link(desk: &Desk, account: &Account) -> Result<YesOrNo, Unusable> {
    let code = desk.reset_code(account.id, Utc::now()).map_err(|error| Unusable(error.to_string()))?;
    note(SecurityEvent::PasswordLinkGiven, account);
    output::line("Choose the password at this address of the site, within three days and once only:")?;
    output::line(crate::web::urls::reset(&code))?;
    Ok(YesOrNo::Yes)
}

fn list(desk: &Desk) -> Result<YesOrNo, Unusable> {
    let accounts = desk.accounts().map_err(|error| Unusable(error.to_string()))?;
    for account in &accounts {
        let mut marks = Vec::new();
        if account.is_operator {
            marks.push("operator");
        }
        if account.disabled {
            marks.push("disabled");
        }
        if account.password_phc.is_none() {
            marks.push("no password yet");
        }
        if desk.factor_of(account.id).map_err(|error| Unusable(error.to_string()))?.is_some() {
            marks.push("second factor");
        }
        let Account { sign_in_name, display_name, .. } = account;
        output::line(format_args!("{sign_in_name}  ({display_name})  {}", marks.join(", ")))?;
    }
    if accounts.is_empty() {
        output::line("No accounts yet. Start `arbiter` and open the set-up link it prints.")?;
    }
    Ok(YesOrNo::Yes)
}
