//! Security events: one line each in the program's log, always with the same fields and never with a secret. A typed
//! name is left out too, because it may have been the password.

use std::net::IpAddr;

use crate::domain::id::{AccountId, Slug};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SecurityEvent {
    /// Somebody signed in.
    SignedIn,
    /// The password was right, and a code is required.
    CodeAsked,
    /// A name or a password was wrong.
    SignInFailed,
    /// A code was wrong or already used.
    CodeRefused,
    /// Too many attempts: this one was not checked.
    Slowed,
    /// A recovery code was used up.
    RecoveryCodeUsed,
    /// Somebody signed out.
    SignedOut,
    /// One other session of an account was ended.
    SessionEnded,
    /// All other sessions of an account were ended.
    OtherSessionsEnded,
    /// Somebody who is signed in proved their identity again.
    Confirmed,
    /// Somebody who is signed in failed to prove their identity again.
    NotConfirmed,
    /// Somebody changed their password.
    PasswordChanged,
    /// Somebody chose a password with a link.
    PasswordChosen,
    /// A link to choose a password was given out.
    PasswordLinkGiven,
    /// Somebody turned the second factor on.
    FactorOn,
    /// A second factor was turned off.
    FactorOff,
    /// An operator removed somebody's second factor.
    FactorTakenOff,
    /// Somebody got new recovery codes.
    RecoveryCodesMade,
    /// An account was made.
    AccountMade,
    /// An account was disabled.
    AccountDisabled,
    /// An account was enabled again.
    AccountEnabled,
    /// An account's rights beyond its tournaments changed.
    RightsChanged,
    /// Whether everybody may open tournaments changed.
    OpeningChanged,
    /// An account got a role at a tournament.
    RoleGiven,
    /// An account lost a role at a tournament.
    RoleTaken,
    /// An invitation was made.
    InvitationMade,
    /// An invitation was withdrawn.
    InvitationTakenBack,
    /// Private links to seats were given out.
    SeatLinksGiven,
    /// A browser claimed a seat.
    SeatClaimed,
    /// A known visitor asked for something that does not exist or is not theirs to see.
    Refused,
    /// A form came from another site, or a request named another host.
    Foreign,
}

impl SecurityEvent {
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

/// The other fields of a line. Unknown ones stay empty.
#[derive(Debug, Clone, Copy, Default)]
pub struct EventDetails<'a> {
    /// The account it is about.
    pub account: Option<AccountId>,
    /// Who did it, as in tournament logs: `account:…`, `player:7`; or `console`.
    pub by: &'a str,
    pub tournament: Option<&'a Slug>,
    /// The client's address.
    pub address: Option<IpAddr>,
}

/// The actor at the machine's console.
pub const CONSOLE: &str = "console";

/// Writes the line.
pub fn note(event: SecurityEvent, line: &EventDetails<'_>) {
    let account = line.account.map_or_else(String::new, |account| account.to_string());
    let address = line.address.map_or_else(String::new, |address| address.to_string());
    let (event, by, tournament) = (event.code(), line.by, line.tournament.map_or("", Slug::as_str));
    tracing::info!(target: "security", event, account, by, tournament, address);
}
