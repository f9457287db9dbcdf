//! Security events: one line each in the program's log, always with the same fields and never with a secret. A typed
//! name is left out too, because it may have been the password.

use strum::IntoStaticStr;

use crate::domain::actor::ActorId;
use std::net::IpAddr;

use crate::domain::id::{AccountId, Slug};

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
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
    /// Somebody changed the name that others see.
    NameChanged,
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
    /// An account was erased, with what it was called.
    AccountErased,
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
    /// An operator downloaded a backup, which has everything.
    BackupDownloaded,
    /// Private links to seats were given out.
    SeatLinksGiven,
    /// A browser claimed a seat.
    SeatClaimed,
    /// Somebody typed a short code that no seat has.
    SeatCodeRefused,
    /// A known visitor asked for something that does not exist or is not theirs to see.
    Refused,
    /// A form came from another site, or a request named another host.
    Foreign,
}

impl SecurityEvent {
    /// The word in the log.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }
}

/// The other fields of a line. Unknown ones stay empty.
#[derive(Debug, Clone, Default)]
pub struct EventDetails<'a> {
    /// The account it is about.
    pub account: Option<AccountId>,
    /// Who did it, as in tournament logs; the console is an actor of its own.
    pub by: ActorId,
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
    let (by, tournament) = (line.by.to_string(), line.tournament.map_or("", Slug::as_str));
    let event = event.code();
    tracing::info!(target: "security", event, account, by, tournament, address);
}
