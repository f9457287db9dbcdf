//! What the door checks, for every line of the route table alike.

pub(crate) mod address;
pub(crate) mod body;
pub mod headers;
pub(crate) mod origin;
pub mod rate;
pub(crate) mod token;

use std::time::Duration;

/// The protections. Each can be switched off only in the program, by the test that proves it bites.
#[derive(Debug, Clone, Copy)]
pub struct Guards {
    /// Forms come from our own pages.
    pub origin: bool,
    /// Forms carry the session's token.
    pub token: bool,
    /// Nobody comes too often.
    pub rate: bool,
    /// What weighs most is done only by those who proved a short while ago who they are.
    pub fresh: bool,
    /// Bodies arrive in time.
    pub patience: Option<Patience>,
    /// Answers are taken: whoever takes nothing for so long is hung up on.
    pub unread: Option<Duration>,
    /// A kept page is made at most once in so long, however often its log grows and however many look at it.
    pub pace: Duration,
}

/// How long a body may take.
#[derive(Debug, Clone, Copy)]
pub struct Patience {
    /// All of it.
    pub whole: Duration,
    /// Until the sender must be keeping the pace.
    pub grace: Duration,
    /// The least pace, in bytes a second.
    pub pace: u64,
}

impl Default for Guards {
    fn default() -> Self {
        let patience = Patience { whole: Duration::from_secs(30), grace: Duration::from_secs(5), pace: 1024 };
        let unread = Some(Duration::from_secs(30));
        Self {
            origin: true,
            token: true,
            rate: true,
            fresh: true,
            patience: Some(patience),
            unread,
            pace: Duration::from_secs(1),
        }
    }
}
