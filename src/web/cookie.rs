//! The cookies: a session, a colour theme, and a token by which a browser that was signed in is known again. Nothing
//! else is kept in a browser.

use std::fmt;
use std::str::FromStr;

use crate::config::Transport;
use crate::domain::hash::{hex, sha256};

/// A year, in seconds.
const YEAR: u64 = 31_536_000;

/// The cookies' names and flags, which depend on how pages travel.
#[derive(Debug, Clone, Copy)]
pub struct Cookies {
    transport: Transport,
}

/// A `Set-Cookie` line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cookie(String);

impl Cookie {
    /// The line as it is sent.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Cookies {
    /// The cookies for this way of travelling.
    pub const fn over(transport: Transport) -> Self {
        Self { transport }
    }

    /// The session's name. Browsers take `__Host-` only with TLS, and drop `Secure` cookies without it.
    pub const fn session_name(self) -> &'static str {
        match self.transport {
            Transport::Https => "__Host-arbiter",
            Transport::Loopback | Transport::PlainLan => "arbiter",
        }
    }

    /// Starts a session of at most so many seconds.
    pub fn session(self, token: &SessionToken, seconds: u64) -> Cookie {
        self.line(self.session_name(), &token.0, seconds, "; HttpOnly")
    }

    /// Ends it.
    pub fn no_session(self) -> Cookie {
        self.line(self.session_name(), "", 0, "; HttpOnly")
    }

    /// The name under which a browser is known again.
    const fn browser_name(self) -> &'static str {
        match self.transport {
            Transport::Https => "__Host-arbiter-browser",
            Transport::Loopback | Transport::PlainLan => "arbiter-browser",
        }
    }

    /// Knows the browser again for a year. It opens nothing: strangers who guess do not keep it waiting.
    pub fn browser(self, token: &SessionToken) -> Cookie {
        self.line(self.browser_name(), &token.0, YEAR, "; HttpOnly")
    }

    /// What a browser is known by in a `Cookie` header.
    pub fn browser_in(self, header: &str) -> Option<SessionToken> {
        value(header, self.browser_name())?.parse().ok()
    }

    /// The name under which the colours are kept.
    const fn theme_name(self) -> &'static str {
        match self.transport {
            Transport::Https => "__Host-arbiter-theme",
            Transport::Loopback | Transport::PlainLan => "arbiter-theme",
        }
    }

    /// Remembers the colours for a year.
    pub fn theme(self, theme: Theme) -> Cookie {
        self.line(self.theme_name(), theme.code(), YEAR, "; HttpOnly")
    }

    fn line(self, name: &str, value: &str, seconds: u64, flags: &str) -> Cookie {
        let secure = if self.transport == Transport::Https { "; Secure" } else { "" };
        Cookie(format!("{name}={value}; Path=/; Max-Age={seconds}; SameSite=Lax{flags}{secure}"))
    }

    /// The session in a `Cookie` header. A name that comes twice was planted by somebody, and is nobody's.
    pub fn session_in(self, header: &str) -> Option<SessionToken> {
        value(header, self.session_name())?.parse().ok()
    }

    /// The colours in a `Cookie` header.
    pub fn theme_in(self, header: &str) -> Theme {
        value(header, self.theme_name()).and_then(|code| code.parse().ok()).unwrap_or_default()
    }
}

fn value<'a>(header: &'a str, name: &str) -> Option<&'a str> {
    let pairs = header.split(';').filter_map(|pair| pair.trim().split_once('='));
    let mut mine = pairs.filter(|(known, _)| *known == name).map(|(_, value)| value);
    match (mine.next(), mine.next()) {
        (Some(value), None) => Some(value),
        _ => None,
    }
}

/// 256 random bits that only a browser and a hash of ours know.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionToken(String);

/// The text is no [`SessionToken`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a session token is 64 hexadecimal digits")]
pub struct NotAToken;

impl SessionToken {
    /// A new one. A session never takes over a token that came in.
    ///
    /// # Errors
    /// When the system gives no randomness.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(hex(&bytes)))
    }

    /// The token itself, for the one place that hashes it.
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// What the forms of this session carry. It lives as long as the session: a page may stay open all day.
    /// The token is a fixed-length secret of 256 bits, so a hash of it with a prefix tells nothing about it.
    pub fn csrf(&self) -> String {
        sha256(format!("arbiter csrf v1\0{}", self.0))
    }
}

impl FromStr for SessionToken {
    type Err = NotAToken;

    fn from_str(text: &str) -> Result<Self, NotAToken> {
        let fits = text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        if fits { Ok(Self(text.to_owned())) } else { Err(NotAToken) }
    }
}

impl fmt::Debug for SessionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionToken(…)")
    }
}

/// The colours of the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// What the device asks for.
    #[default]
    System,
    /// Light.
    Paper,
    /// Dark.
    Night,
}

/// The text names no theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the themes are system, paper and night")]
pub struct NotATheme;

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::System, Self::Paper, Self::Night];

    /// The code in cookie, form and page.
    pub const fn code(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Paper => "paper",
            Self::Night => "night",
        }
    }

    /// The words on a button.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "As the system",
            Self::Paper => "Paper",
            Self::Night => "Night",
        }
    }
}

impl FromStr for Theme {
    type Err = NotATheme;

    fn from_str(text: &str) -> Result<Self, NotATheme> {
        Self::ALL.into_iter().find(|theme| theme.code() == text).ok_or(NotATheme)
    }
}
