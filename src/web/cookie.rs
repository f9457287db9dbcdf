//! The cookies: a session, a colour theme, a language, a time zone, and a token that recognises a browser that was signed in. Nothing else is
//! stored in a browser.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

use chrono_tz::Tz;
use strum::IntoStaticStr;

use crate::config::Transport;
use crate::domain::hash::{hex, sha256};
use crate::messages::{Language, Message, say};

/// A year, in seconds.
const YEAR: u64 = 31_536_000;

// The names with TLS and without: browsers accept `__Host-` only with it, and drop `Secure` cookies without it.
const SESSION: [&str; 2] = ["__Host-arbiter", "arbiter"];
const BROWSER: [&str; 2] = ["__Host-arbiter-browser", "arbiter-browser"];
const THEME: [&str; 2] = ["__Host-arbiter-theme", "arbiter-theme"];
const LANGUAGE: [&str; 2] = ["__Host-arbiter-language", "arbiter-language"];
const ZONE: [&str; 2] = ["__Host-arbiter-zone", "arbiter-zone"];

/// The names and flags of the cookies, which depend on the transport.
#[derive(Debug, Clone, Copy)]
pub struct Cookies {
    transport: Transport,
}

/// A `Set-Cookie` header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cookie(String);

impl Cookie {
    /// The header's value.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Cookies {
    /// The cookies for this transport.
    pub const fn for_transport(transport: Transport) -> Self {
        Self { transport }
    }

    /// Starts a session of at most this many seconds.
    pub fn session(self, token: &SessionToken, seconds: u64) -> Cookie {
        self.line(SESSION, token.secret(), seconds)
    }

    /// Ends the session.
    pub fn no_session(self) -> Cookie {
        self.line(SESSION, "", 0)
    }

    /// The session in a `Cookie` header. If a name appears twice, somebody planted one, so neither counts.
    pub fn session_in(self, header: &str) -> Option<SessionToken> {
        self.read(header, SESSION)
    }

    /// Recognises the browser for a year. It grants nothing; it only means that guessing by strangers does not delay
    /// it.
    pub fn browser(self, token: &SessionToken) -> Cookie {
        self.line(BROWSER, token.secret(), YEAR)
    }

    /// The browser's token in a `Cookie` header.
    pub fn browser_in(self, header: &str) -> Option<SessionToken> {
        self.read(header, BROWSER)
    }

    /// Remembers the theme for a year.
    pub fn theme(self, theme: Theme) -> Cookie {
        self.line(THEME, theme.code(), YEAR)
    }

    /// The theme in a `Cookie` header.
    pub fn theme_in(self, header: &str) -> Theme {
        self.read(header, THEME).unwrap_or_default()
    }

    /// Remembers the language for a year; `None` forgets it, and the browser's counts again.
    pub fn language(self, language: Option<Language>) -> Cookie {
        self.line_if(LANGUAGE, language.map(Language::code))
    }

    /// The language in a `Cookie` header.
    pub fn language_in(self, header: &str) -> Option<Language> {
        self.read(header, LANGUAGE)
    }

    /// Remembers the time zone for a year, or forgets it.
    pub fn zone(self, zone: Option<Tz>) -> Cookie {
        self.line_if(ZONE, zone.map(Tz::name))
    }

    /// The time zone in a `Cookie` header.
    pub fn zone_in(self, header: &str) -> Option<Tz> {
        self.read(header, ZONE)
    }

    const fn name(self, [with_tls, without]: [&'static str; 2]) -> &'static str {
        match self.transport {
            Transport::Https => with_tls,
            Transport::Loopback | Transport::PlainLan => without,
        }
    }

    fn line_if(self, name: [&'static str; 2], value: Option<&str>) -> Cookie {
        value.map_or_else(|| self.line(name, "", 0), |value| self.line(name, value, YEAR))
    }

    fn line(self, name: [&'static str; 2], value: &str, seconds: u64) -> Cookie {
        let name = self.name(name);
        let secure = if self.transport == Transport::Https { "; Secure" } else { "" };
        Cookie(format!("{name}={value}; Path=/; Max-Age={seconds}; SameSite=Lax; HttpOnly{secure}"))
    }

    fn read<T: FromStr>(self, header: &str, name: [&'static str; 2]) -> Option<T> {
        value(header, self.name(name))?.parse().ok()
    }
}

fn value<'a>(header: &'a str, name: &str) -> Option<&'a str> {
    let of_name = |pair: &'a str| pair.trim().strip_prefix(name)?.strip_prefix('=');
    let mut mine = header.split(';').filter_map(of_name);
    match (mine.next(), mine.next()) {
        (Some(value), None) => Some(value),
        _ => None,
    }
}

/// 256 random bits known only to a browser; we store their hash. A copy is the same token, so nothing is hashed twice.
#[derive(Clone)]
pub struct SessionToken(Arc<Secret>);

struct Secret {
    text: String,
    /// Made when it is first asked for.
    csrf: OnceLock<String>,
}

impl PartialEq for SessionToken {
    fn eq(&self, other: &Self) -> bool {
        self.secret() == other.secret()
    }
}

impl Eq for SessionToken {}

/// The text is not a [`SessionToken`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a session token is 64 hexadecimal digits")]
pub struct NotAToken;

impl SessionToken {
    /// A new token. A session never adopts a token from a request.
    ///
    /// # Errors
    /// If the system has no randomness.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self::of(hex(&bytes)))
    }

    fn of(text: String) -> Self {
        Self(Arc::new(Secret { text, csrf: OnceLock::new() }))
    }

    /// The token itself, for the one place that hashes it.
    pub fn secret(&self) -> &str {
        &self.0.text
    }

    /// The CSRF token for this session's forms. It lasts as long as the session, because a page may stay open all
    /// day. The session token is a 256-bit secret of fixed length, so a prefixed hash reveals nothing about it.
    pub fn csrf(&self) -> String {
        self.csrf_text().to_owned()
    }

    /// The CSRF token for this session's forms, borrowed.
    pub(super) fn csrf_text(&self) -> &str {
        self.0.csrf.get_or_init(|| sha256(format!("arbiter csrf v1\0{}", self.secret())))
    }
}

impl FromStr for SessionToken {
    type Err = NotAToken;

    fn from_str(text: &str) -> Result<Self, NotAToken> {
        let fits = text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        if fits { Ok(Self::of(text.to_owned())) } else { Err(NotAToken) }
    }
}

impl fmt::Debug for SessionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionToken(…)")
    }
}

/// The colour theme of the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Theme {
    /// As the device prefers.
    #[default]
    System,
    /// Light.
    Paper,
    /// Dark.
    Night,
}

/// The text does not name a theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the themes are system, paper and night")]
pub struct NotATheme;

impl Theme {
    /// Every theme that can be chosen.
    pub const ALL: [Self; 3] = [Self::System, Self::Paper, Self::Night];

    /// The code in the cookie, the form and the page.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// The words on a button.
    pub const fn name(self) -> Message {
        match self {
            Self::System => say("theme-system"),
            Self::Paper => say("theme-light"),
            Self::Night => say("theme-dark"),
        }
    }
}

impl FromStr for Theme {
    type Err = NotATheme;

    fn from_str(text: &str) -> Result<Self, NotATheme> {
        Self::ALL.into_iter().find(|theme| theme.code() == text).ok_or(NotATheme)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_by_its_whole_name_and_only_once() {
        let found = |header: &'static str| value(header, "arbiter");
        for header in
            ["arbiter=ab", "a=b; arbiter=ab", "arbiter=ab ;arbiter-theme=night", "arbiters=c; arbiter=ab"]
        {
            assert_eq!(found(header), Some("ab"), "{header}");
        }
        for header in ["", "arbiter", "arbiter-theme=night", "arbiter=ab; arbiter=cd", "x=arbiter=ab"] {
            assert_eq!(found(header), None, "{header}");
        }
        assert_eq!((found("arbiter=a=b"), found("arbiter=")), (Some("a=b"), Some("")));
    }

    #[test]
    fn copies_of_a_token_are_the_same_and_share_their_mark() {
        let token: SessionToken = "0".repeat(64).parse().unwrap();
        let copy = token.clone();
        assert!(copy == token && std::ptr::eq(copy.csrf_text(), token.csrf_text()));
        assert!(copy != "1".repeat(64).parse::<SessionToken>().unwrap());
    }
}
