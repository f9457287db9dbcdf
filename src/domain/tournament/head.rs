//! The head code of pages and sheets: the number of the newest entry and the first digits of its hash. Anybody who
//! kept an old sheet can ask whether the log still contains what it contained then.

use std::fmt;
use std::str::FromStr;

use crate::domain::hash::EntryHash;
use crate::domain::id::{SeriesId, TournamentId};
use crate::domain::tournament::hash_chain::{SealedEntry, genesis, genesis_of_series, verify_after};

/// Fewer digits prove nothing.
const FEWEST: usize = 8;
/// The length of a SHA-256.
const MOST: usize = 64;
/// How many digits of a hash are in a printed code. Each is 4 bits: finding another log with the same 80 bits is
/// infeasible; with 32 bits it took minutes.
pub const PROOF: usize = 20;
/// A hyphen, and the characters that a printer may use instead.
const HYPHENS: [char; 4] = ['-', '\u{2010}', '\u{2011}', '–'];

/// A head code as it was printed, `41-0123-abcd-…`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeadCode {
    entry: usize,
    digits: String,
}

/// Why a text is not a head code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotAHeadCode {
    /// Not a number, a hyphen and digits.
    #[error(
        "a checksum is a number, a hyphen and the digits 0 to 9 and a to f, such as 41-0123-abcd-4567-ef89-0123"
    )]
    Form,
    /// Too few or too many digits.
    #[error("a checksum has {FEWEST} to {MOST} digits after the hyphen, and this one has {0}")]
    Length(usize),
}

impl FromStr for HeadCode {
    type Err = NotAHeadCode;

    /// Spaces, case and grouping make no difference.
    fn from_str(text: &str) -> Result<Self, NotAHeadCode> {
        let plain: String = text
            .chars()
            .filter(|character| !character.is_whitespace())
            .flat_map(char::to_lowercase)
            .collect();
        let (entry, digits) = plain.split_once(HYPHENS).ok_or(NotAHeadCode::Form)?;
        let digits = digits.replace(HYPHENS, "");
        let is_number = !entry.is_empty() && entry.bytes().all(|byte| byte.is_ascii_digit());
        let is_hex = digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let entry = entry.parse().ok().filter(|entry| is_number && is_hex && *entry > 0);
        let entry = entry.ok_or(NotAHeadCode::Form)?;
        if !(FEWEST..=MOST).contains(&digits.len()) {
            return Err(NotAHeadCode::Length(digits.len()));
        }
        Ok(Self { entry, digits })
    }
}

impl fmt::Display for HeadCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.entry, grouped(&self.digits))
    }
}

/// Digits in groups of four, for reading aloud.
fn grouped(digits: &str) -> String {
    let digits: Vec<char> = digits.chars().collect();
    let groups: Vec<String> = digits.chunks(4).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// Whether a log contains what a head code says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeadCheck {
    Yes {
        /// How many entries came after.
        later: usize,
    },
    /// Its chain is broken at this entry or earlier, so that it proves nothing here.
    Unproved,
    /// Another entry has this number.
    Otherwise,
    /// The log ends before this number.
    Missing {
        /// The number of its newest entry.
        ends: usize,
    },
}

impl HeadCode {
    /// The code of an entry, as it is printed: its number, and the first digits of its hash.
    ///
    /// ```
    /// use arbiter::domain::hash::EntryHash;
    /// use arbiter::domain::tournament::head::HeadCode;
    ///
    /// let code = HeadCode::of(41, &EntryHash::of("an entry"));
    /// assert!(code.to_string().starts_with("41-"));
    /// assert_eq!(code.to_string().parse(), Ok(code));
    /// ```
    pub fn of(sequence: i64, hash: &EntryHash) -> Self {
        let digits = hash.as_str().get(..PROOF).unwrap_or(hash.as_str()).to_owned();
        Self { entry: usize::try_from(sequence).unwrap_or_default(), digits }
    }

    /// Checks the code against a log, recomputing its chain up to that entry.
    pub fn is_held<'a>(
        &self,
        tournament: TournamentId,
        log: impl IntoIterator<Item = &'a SealedEntry, IntoIter: ExactSizeIterator>,
    ) -> HeadCheck {
        self.is_held_after(genesis(tournament), log)
    }

    /// Checks the code against the log of a series in the same way.
    pub fn is_held_in_series<'a>(
        &self,
        series: SeriesId,
        log: impl IntoIterator<Item = &'a SealedEntry, IntoIter: ExactSizeIterator>,
    ) -> HeadCheck {
        self.is_held_after(genesis_of_series(series), log)
    }

    fn is_held_after<'a>(
        &self,
        beginning: EntryHash,
        log: impl IntoIterator<Item = &'a SealedEntry, IntoIter: ExactSizeIterator>,
    ) -> HeadCheck {
        let log = log.into_iter();
        let ends = log.len();
        let Some(later) = ends.checked_sub(self.entry) else { return HeadCheck::Missing { ends } };
        match verify_after(beginning, log.take(self.entry)) {
            Ok(head) if head.as_str().starts_with(&self.digits) => HeadCheck::Yes { later },
            Ok(_) => HeadCheck::Otherwise,
            Err(_) => HeadCheck::Unproved,
        }
    }

    /// The number of the entry.
    pub const fn entry(&self) -> usize {
        self.entry
    }

    /// How many digits of the hash it has.
    pub const fn digits(&self) -> usize {
        self.digits.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_was_copied() {
        for text in ["41-0123abcd", "41-0123-abcd", " 41 - 0123 ABCD ", "41\u{2011}0123abcd", "41–0123AbCd\n"]
        {
            assert_eq!(text.parse::<HeadCode>().map(|code| code.to_string()), Ok("41-0123-abcd".to_owned()));
        }
        for text in ["", "41", "-0123abcd", "41-0123abcg", "0-0123abcd", "+1-0123abcd", "x-0123abcd"] {
            assert_eq!(text.parse::<HeadCode>(), Err(NotAHeadCode::Form), "{text}");
        }
        assert_eq!("1-0123abc".parse::<HeadCode>(), Err(NotAHeadCode::Length(7)));
        assert_eq!(format!("1-{}", "a".repeat(65)).parse::<HeadCode>(), Err(NotAHeadCode::Length(65)));
    }
}
