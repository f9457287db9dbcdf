//! Who got in, who did not, and whose rights changed: one line in the program's log each, always with the same fields and
//! never with a secret. What was typed as a name is left out too: it may have been the password.

use std::net::IpAddr;

use crate::domain::id::AccountId;

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// Somebody signed in.
    SignedIn,
    /// The password was right, and a code has to follow.
    CodeAsked,
    /// A name or a password was wrong.
    SignInFailed,
    /// A code was wrong, or was used already.
    CodeRefused,
    /// Too many attempts: this one was not looked at.
    Slowed,
    /// A recovery code was used up.
    RecoveryCodeUsed,
    /// Somebody signed out.
    SignedOut,
    /// One other session of an account was ended.
    SessionEnded,
    /// All other sessions of an account were ended.
    OtherSessionsEnded,
    /// Somebody who is signed in proved again who they are.
    Confirmed,
    /// Somebody who is signed in could not prove again who they are.
    NotConfirmed,
    /// Somebody changed their password.
    PasswordChanged,
    /// Somebody chose a password with a link.
    PasswordChosen,
    /// A link to choose a password was given out.
    PasswordLinkGiven,
    /// Somebody turned the second factor on.
    FactorOn,
    /// Somebody turned their second factor off.
    FactorOff,
    /// An operator took the second factor off somebody.
    FactorTakenOff,
    /// Somebody got new recovery codes.
    RecoveryCodesMade,
    /// An account was made.
    AccountMade,
    /// An account was shut out.
    AccountDisabled,
    /// An account was let in again.
    AccountEnabled,
    /// What an account may do beyond its tournaments was changed.
    RightsChanged,
    /// Whether everybody opens tournaments was changed.
    OpeningChanged,
    /// An account got a role at a tournament.
    RoleGiven,
    /// An account lost a role at a tournament.
    RoleTaken,
    /// An invitation was made.
    InvitationMade,
    /// An invitation was taken back.
    InvitationTakenBack,
    /// Private links to seats were given out.
    SeatLinksGiven,
    /// A browser claimed a seat.
    SeatClaimed,
    /// Somebody known asked for what is not there, or is not theirs to see.
    Refused,
    /// A form came from another site, or a request for another host.
    Foreign,
}

impl Event {
    /// The word in the log.
    pub const fn code(self) -> &'static str {
        match self {
            Self::SignedIn => "signed-in",
            Self::CodeAsked => "code-asked",
            Self::SignInFailed => "sign-in-failed",
            Self::CodeRefused => "code-refused",
            Self::Slowed => "slowed",
            Self::RecoveryCodeUsed => "recovery-code-used",
            Self::SignedOut => "signed-out",
            Self::SessionEnded => "session-ended",
            Self::OtherSessionsEnded => "other-sessions-ended",
            Self::Confirmed => "confirmed",
            Self::NotConfirmed => "not-confirmed",
            Self::PasswordChanged => "password-changed",
            Self::PasswordChosen => "password-chosen",
            Self::PasswordLinkGiven => "password-link-given",
            Self::FactorOn => "factor-on",
            Self::FactorOff => "factor-off",
            Self::FactorTakenOff => "factor-taken-off",
            Self::RecoveryCodesMade => "recovery-codes-made",
            Self::AccountMade => "account-made",
            Self::AccountDisabled => "account-disabled",
            Self::AccountEnabled => "account-enabled",
            Self::RightsChanged => "rights-changed",
            Self::OpeningChanged => "opening-changed",
            Self::RoleGiven => "role-given",
            Self::RoleTaken => "role-taken",
            Self::InvitationMade => "invitation-made",
            Self::InvitationTakenBack => "invitation-taken-back",
            Self::SeatLinksGiven => "seat-links-given",
            Self::SeatClaimed => "seat-claimed",
            Self::Refused => "refused",
            Self::Foreign => "foreign",
        }
    }
}

/// What a line says beside what happened. What is not known stays empty.
#[derive(Debug, Clone, Copy, Default)]
pub struct Line<'a> {
    /// The account it is about.
    pub account: Option<AccountId>,
    /// Who did it, as logs of tournaments name them: `account:…`, `player:7`; or `console`.
    pub by: &'a str,
    /// The address of the tournament.
    pub tournament: &'a str,
    /// Where it came from.
    pub address: Option<IpAddr>,
}

/// Who does something at the console of the machine.
pub const CONSOLE: &str = "console";

/// Writes the line.
pub fn note(event: Event, line: &Line<'_>) {
    let account = line.account.map_or_else(String::new, |account| account.to_string());
    let address = line.address.map_or_else(String::new, |address| address.to_string());
    let (event, by, tournament) = (event.code(), line.by, line.tournament);
    tracing::info!(target: "security", event, account, by, tournament, address);
}
