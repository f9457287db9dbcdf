//! The protections of the request pipeline, the same for every route.

pub(crate) mod address;
pub(crate) mod body;
pub mod headers;
pub(crate) mod origin;
pub mod rate;
pub(crate) mod token;

use std::time::Duration;

/// A protection. Each can be switched off only in code, by the test that proves it works.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Guard {
    /// Forms must come from our own pages.
    Origin,
    /// Forms must carry the session's CSRF token.
    Token,
    /// Requests are rate-limited.
    Rate,
    /// The most sensitive forms need a recent proof of identity.
    Fresh,
}

#[derive(Debug, Clone)]
pub struct Guards {
    /// Those that a test switched off.
    pub off: Vec<Guard>,
    /// Bodies must arrive in time.
    pub patience: Option<Patience>,
    /// How long a client may take to accept an answer before the connection is closed.
    pub unread: Option<Duration>,
    /// A cached page is rebuilt at most once per this interval, however fast its log grows and however many visitors
    /// there are.
    pub pace: Duration,
}

/// How long a body may take.
#[derive(Debug, Clone, Copy)]
pub struct Patience {
    /// The time for the whole body.
    pub whole: Duration,
    /// Before the minimum speed applies.
    pub grace: Duration,
    /// The minimum speed in bytes per second.
    pub pace: u64,
}

impl Default for Guards {
    fn default() -> Self {
        let patience = Patience { whole: Duration::from_secs(30), grace: Duration::from_secs(5), pace: 1024 };
        let unread = Some(Duration::from_secs(30));
        Self { off: Vec::new(), patience: Some(patience), unread, pace: Duration::from_secs(1) }
    }
}

impl Guards {
    /// Whether a protection is on.
    pub fn has(&self, guard: Guard) -> bool {
        !self.off.contains(&guard)
    }
}
