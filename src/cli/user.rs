//! `arbiter user`: accounts for the operator.

use chrono::Utc;
use clap::Subcommand;

use crate::app::{Account, Desk};
use crate::cli::answer::{Answer, Unusable};
use crate::cli::open::{self, Place};
use crate::cli::output;

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
    /// List the accounts.
    List,
}

/// Adds, resets or lists.
///
/// # Errors
/// When the database cannot be used or the account is not there.
pub fn run(args: Args, place: &Place) -> Result<Answer, Unusable> {
    match args.command {
        Command::Add { name } => add(&place.desk()?, &name),
        Command::Reset { name } => reset(&place.existing_desk()?, &name),
        Command::List => list(&place.existing_desk()?),
    }
}

fn add(desk: &Desk, name: &str) -> Result<Answer, Unusable> {
    match desk.add_account(name, Utc::now()) {
        Ok(account) => {
            output::line(format_args!("Account “{}” added.", account.sign_in_name))?;
            link(desk, &account)
        }
        Err(error) => open::refused(&error),
    }
}

fn reset(desk: &Desk, name: &str) -> Result<Answer, Unusable> {
    let found = desk.account_by_name(name).map_err(|error| Unusable(error.to_string()))?;
    match found {
        Some(account) => link(desk, &account),
        None => Err(Unusable(format!("nobody signs in as “{name}”; `arbiter user list` names the accounts"))),
    }
}

fn link(desk: &Desk, account: &Account) -> Result<Answer, Unusable> {
    let code = desk.reset_code(account.id, Utc::now()).map_err(|error| Unusable(error.to_string()))?;
    output::line("Choose the password at this address of the site, within three days and once only:")?;
    output::line(crate::web::urls::reset(&code))?;
    Ok(Answer::Yes)
}

fn list(desk: &Desk) -> Result<Answer, Unusable> {
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
        let Account { sign_in_name, display_name, .. } = account;
        output::line(format_args!("{sign_in_name}  ({display_name})  {}", marks.join(", ")))?;
    }
    if accounts.is_empty() {
        output::line("No accounts yet. Start `arbiter` and open the set-up link it prints.")?;
    }
    Ok(Answer::Yes)
}
