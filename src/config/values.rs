//! Reads the values of settings. What cannot be read is refused in a sentence that says what is expected; `clap` puts the
//! setting and what was given before it.

use std::net::SocketAddr;
use std::time::Duration;

use chrono::NaiveDate;

use crate::app::watch::MOST;
use crate::domain::unseen::{is_unseen, piles};

/// An address and a port.
pub(super) fn listen(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "write an address and a port, such as 127.0.0.1:8080".to_owned())
}

/// How many of something.
pub(super) fn count(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("write how many, such as {MOST}"))
}

/// A day of the calendar, as `2027-06-30`.
pub(super) fn day(text: &str) -> Result<NaiveDate, String> {
    text.parse().map_err(|_| "write a day such as 2027-06-30, or leave it out".to_owned())
}

/// The most characters of a site's name: it fits on a phone beside the rest of the top.
const LONGEST_NAME: usize = 40;

/// What a site is called.
pub(super) fn site_name(text: &str) -> Result<String, String> {
    let name = text.trim();
    match name.chars().count() {
        0 => Err("write a name, or leave it out".to_owned()),
        length if length > LONGEST_NAME => {
            Err(format!("it has {length} characters; at most {LONGEST_NAME} fit"))
        }
        _ if name.chars().any(is_unseen) || piles(name) => {
            Err("it has characters that nobody sees; write it in plain letters".to_owned())
        }
        _ => Ok(name.to_owned()),
    }
}

/// The fewest characters of a token that nobody guesses.
const SHORTEST_TOKEN: usize = 20;

/// A secret of the operator.
pub(super) fn token(text: &str) -> Result<String, String> {
    let fits = text.len() >= SHORTEST_TOKEN && text.bytes().all(|byte| byte.is_ascii_graphic());
    let wrong = || format!("take {SHORTEST_TOKEN} or more letters, digits and dashes, without a space");
    fits.then(|| text.to_owned()).ok_or_else(wrong)
}

/// A contact as `security.txt` names it: `mailto:`, `https:` or `tel:`.
pub(super) fn contact(text: &str) -> Result<String, String> {
    let wrong =
        || format!("“{text}” is no contact; write somebody@example.org or https://example.org/report");
    if text.is_empty() || text.chars().any(|character| character.is_whitespace() || character.is_control()) {
        return Err(wrong());
    }
    let known = ["https://", "mailto:", "tel:"].iter().any(|scheme| text.starts_with(scheme));
    match (known, text.contains('@') && !text.contains(':')) {
        (true, _) => Ok(text.to_owned()),
        (false, true) => Ok(format!("mailto:{text}")),
        (false, false) => Err(wrong()),
    }
}

/// Reads a duration such as `30s`, `15m` or `2h`.
pub(super) fn time(text: &str) -> Result<Duration, String> {
    let wrong = || format!("“{text}” is no time; write 30s, 15m or 2h");
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(wrong)?;
    let seconds = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 3_600,
        _ => return Err(wrong()),
    };
    let number: u64 = number.parse().map_err(|_| wrong())?;
    number.checked_mul(seconds).filter(|seconds| *seconds > 0).map(Duration::from_secs).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_has_a_name_that_can_be_read_and_a_token_that_cannot_be_guessed() {
        assert_eq!(site_name(" Lyon Trek Nights "), Ok("Lyon Trek Nights".to_owned()));
        let long = "x".repeat(LONGEST_NAME + 1);
        for wrong in ["", " ", "a\u{202e}b", "two\nlines", long.as_str()] {
            assert!(site_name(wrong).is_err(), "{wrong:?}");
        }
        assert!(token("0123456789-abcdefghij").is_ok());
        for wrong in ["", "short", "with a space in the middle", "naïve-naïve-naïve-naïve"] {
            assert!(token(wrong).is_err(), "{wrong}");
        }
    }
}
