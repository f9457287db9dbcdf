//! Decisions in a file, from one installation to another. Each line begins with a hash over the hash before and its own
//! content, so a file that was cut, reordered or changed on its way is noticed. No hash proves who wrote a file: read
//! the last one to each other.
//!
//! A decision from elsewhere is nobody's authority here: it is shown with its origin and cannot be cited.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::hash::sha256;
use crate::domain::precedent::shared_decision::{
    LONGEST_NAME, LineFault, SharedDecision, is_longer, is_time_by,
};
use crate::domain::site_address::scheme_and_authority;

/// The most decisions in a file.
pub const MOST_IN_FILE: usize = 1_000;
/// The version of the file.
const VERSION: u32 = 1;
/// What the first hash is made with.
const SEED: &str = "arbiter-decisions";
/// The digits of a hash.
const HASH: usize = 64;
/// Those that people read to each other.
const READ: usize = 12;

/// A file of decisions, verified.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionFile {
    /// The address of the installation that wrote it, as the file says.
    pub origin: String,
    /// When it was written, as the file says.
    pub written: DateTime<Utc>,
    /// The decisions, in the order of the file.
    pub decisions: Vec<SharedDecision>,
    /// The last hash, which covers the whole file.
    pub checksum: String,
}

impl DecisionFile {
    /// The digits of its checksum that people read to each other.
    pub fn checksum_to_read(&self) -> String {
        self.checksum.chars().take(READ).collect()
    }
}

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    arbiter_decisions: u32,
    origin: String,
    written: DateTime<Utc>,
    decisions: usize,
}

/// Why a file of decisions is refused. Lines are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitDecisions {
    /// The first line is something else.
    NotOne,
    /// A later version of the program wrote it.
    Newer(u32),
    /// A hash does not fit.
    Altered(usize),
    /// Lines are missing, or there are more.
    Incomplete {
        /// What the first line says.
        said: usize,
        /// How many lines follow the first.
        found: usize,
    },
    /// More decisions than a file may hold.
    TooMany(usize),
    /// No version of this program writes a line with this content.
    Line {
        line: usize,
        /// What is wrong with it.
        fault: LineFault,
    },
    /// The file was written here.
    Own,
    /// Too many decisions are stored.
    Full {
        /// How many decisions may be stored.
        most: usize,
        /// How many decisions are stored.
        held: usize,
    },
}

/// The hash of a line after the hash of the one before.
fn linked(before: &str, line: &str) -> String {
    sha256(format!("{before}\n{line}"))
}

/// Writes decisions into a file: at most [`MOST_IN_FILE`], the first ones given.
///
/// # Errors
/// If a decision cannot be written as JSON; none that was read from a log can be.
pub fn write(
    origin: &str,
    written: DateTime<Utc>,
    decisions: &[SharedDecision],
) -> Result<String, serde_json::Error> {
    let decisions = decisions.get(..MOST_IN_FILE).unwrap_or(decisions);
    let head =
        Head { arbiter_decisions: VERSION, origin: origin.to_owned(), written, decisions: decisions.len() };
    let mut lines = vec![serde_json::to_string(&head)?];
    for decision in decisions {
        lines.push(serde_json::to_string(decision)?);
    }
    let (mut text, mut hash) = (String::new(), SEED.to_owned());
    for line in lines {
        hash = linked(&hash, &line);
        text.push_str(&format!("{hash} {line}\n"));
    }
    Ok(text)
}

/// Reads and verifies a file.
///
/// # Errors
/// If anything in it is not as [`write()`] writes it by now: then nothing in the file may be stored.
pub fn read(text: &str, now: DateTime<Utc>) -> Result<DecisionFile, UnfitDecisions> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let mut lines = (1..).zip(text.lines());
    let (_, first) = lines.next().ok_or(UnfitDecisions::NotOne)?;
    let (mut hash, head) = first.split_at_checked(HASH).ok_or(UnfitDecisions::NotOne)?;
    let version: Version = parsed(head).map_err(|_| UnfitDecisions::NotOne)?;
    if version.arbiter_decisions != VERSION {
        return Err(UnfitDecisions::Newer(version.arbiter_decisions));
    }
    let head = body(1, SEED, hash, head)?;
    let unread = |line: usize| {
        move |why: serde_json::Error| UnfitDecisions::Line { line, fault: LineFault::Unread(why.to_string()) }
    };
    let head: Head = parsed(head).map_err(unread(1))?;
    if let Some(fault) = head_fault(&head.origin, head.written, now) {
        return Err(UnfitDecisions::Line { line: 1, fault });
    }
    let found = lines.clone().count();
    if found > MOST_IN_FILE {
        return Err(UnfitDecisions::TooMany(found));
    }
    let (mut decisions, mut places) = (Vec::new(), BTreeSet::new());
    for (line, whole) in lines {
        let (next, rest) = whole.split_at_checked(HASH).ok_or(UnfitDecisions::Altered(line))?;
        let content = body(line, hash, next, rest)?;
        let decision: SharedDecision = parsed(content).map_err(unread(line))?;
        let twice = (!places.insert(decision.place())).then_some(LineFault::Twice);
        if let Some(fault) = decision.fault(head.written).or(twice) {
            return Err(UnfitDecisions::Line { line, fault });
        }
        decisions.push(decision);
        hash = next;
    }
    if head.decisions != found {
        return Err(UnfitDecisions::Incomplete { said: head.decisions, found });
    }
    Ok(DecisionFile { origin: head.origin, written: head.written, decisions, checksum: hash.to_owned() })
}

/// What is wrong with the first line of a file that is read now.
fn head_fault(origin: &str, written: DateTime<Utc>, now: DateTime<Utc>) -> Option<LineFault> {
    let faults = [(!is_site(origin), LineFault::Origin), (!is_time_by(written, now), LineFault::Written)];
    faults.into_iter().find_map(|(wrong, fault)| wrong.then_some(fault))
}

/// Whether it is the address of a site as this program writes it.
fn is_site(origin: &str) -> bool {
    scheme_and_authority(origin).is_some() && !is_longer(origin, LONGEST_NAME)
}

/// The version in a first line whose other fields a later version may have changed.
#[derive(Deserialize)]
struct Version {
    arbiter_decisions: u32,
}

/// The content of a line whose hash fits.
fn body<'a>(line: usize, before: &str, hash: &str, rest: &'a str) -> Result<&'a str, UnfitDecisions> {
    let content = rest.strip_prefix(' ').ok_or(UnfitDecisions::Altered(line))?;
    if linked(before, content) == hash { Ok(content) } else { Err(UnfitDecisions::Altered(line)) }
}

fn parsed<'a, T: Deserialize<'a>>(json: &'a str) -> Result<T, serde_json::Error> {
    serde_json::from_str(json.trim_start())
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::domain::edition::Edition;
    use crate::domain::id::{DisputeNumber, TournamentId};
    use crate::domain::precedent::Review;
    use crate::domain::precedent::shared_decision::SharedGround;
    use crate::domain::tournament::dispute::Treatment;
    use chrono::NaiveDate;
    use uuid::Uuid;

    /// When the files were written.
    pub const WRITTEN: &str = "2026-06-01T12:00:00Z";

    /// A moment as JSON has it.
    pub fn time(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    /// A file as read a week after it was written.
    fn taken(text: &str) -> Result<DecisionFile, UnfitDecisions> {
        read(text, time("2026-06-08T12:00:00Z"))
    }

    /// A decision that may travel.
    pub fn decision(number: u32) -> SharedDecision {
        SharedDecision {
            tournament: TournamentId::new(Uuid::from_u128(7)),
            number: DisputeNumber(number),
            title: "Lyon Open".to_owned(),
            edition: Edition::First,
            day: NaiveDate::from_ymd_opt(2026, 5, 12).unwrap(),
            citation: format!("Local 2026-05-12 Lyon R1 #{number}"),
            question: "May a lamp\nbe “lit”?".to_owned(),
            ruling: "Yes.".to_owned(),
            last: None,
            review: Review::NotAppealed,
            cited: vec![SharedGround {
                treatment: Treatment::Follows,
                citation: "1E-SR 2000-10-30, lamp".to_owned(),
            }],
            settled: time("2026-05-12T18:00:00Z"),
        }
    }

    fn file(many: u32) -> (Vec<SharedDecision>, String) {
        let decisions: Vec<SharedDecision> = (1..=many).map(decision).collect();
        let text = write("https://lyon.example", time(WRITTEN), &decisions).unwrap();
        (decisions, text)
    }

    /// A file of these lines whose hashes fit, as somebody who knows how could make it.
    fn forged(lines: &[&str]) -> String {
        let mut hash = SEED.to_owned();
        let line = |line: &&str| {
            hash = linked(&hash, line);
            format!("{hash} {line}\r\n")
        };
        lines.iter().map(line).collect()
    }

    #[test]
    fn a_file_is_read_as_it_was_written_also_after_a_form_has_sent_it() {
        let (decisions, text) = file(3);
        let read = taken(&text).unwrap();
        assert_eq!((read.origin.as_str(), &read.decisions), ("https://lyon.example", &decisions));
        assert!(text.contains(&read.checksum));
        let sent = format!("\u{feff}{}  \r\n", text.replace('\n', "\r\n"));
        assert_eq!(taken(&sent).unwrap(), read);
        assert!(taken(&file(0).1).unwrap().decisions.is_empty());
    }

    #[test]
    fn each_changed_byte_each_missing_and_each_moved_line_is_refused() {
        let (_, text) = file(3);
        for at in (0..text.len()).filter(|at| text.as_bytes()[*at].is_ascii_alphanumeric()) {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
            let changed = String::from_utf8(bytes).unwrap();
            assert!(taken(&changed).is_err(), "byte {at}");
        }
        for end in (0..text.trim_end().len()).filter(|end| text.is_char_boundary(*end)) {
            assert!(taken(&text[..end]).is_err(), "cut at {end}");
        }
        let lines: Vec<&str> = text.lines().collect();
        let of = |order: &[usize]| order.iter().map(|at| format!("{}\n", lines[*at])).collect::<String>();
        assert_eq!(taken(&of(&[0, 1, 2])), Err(UnfitDecisions::Incomplete { said: 3, found: 2 }));
        for order in [&[0, 2, 1, 3][..], &[0, 1, 3], &[1, 2, 3], &[0, 1, 1, 2, 3], &[0, 1, 2, 3, 3]] {
            assert!(taken(&of(order)).is_err(), "{order:?}");
        }
    }

    #[test]
    fn a_file_with_fitting_hashes_still_keeps_the_limits() {
        let (_, text) = file(1);
        let bodies: Vec<&str> = text.lines().map(|line| &line[HASH + 1..]).collect();
        let (head, one) = (bodies[0], bodies[1]);
        assert!(taken(&forged(&[head, one])).is_ok());
        let long = "x".repeat(4_001);
        for (from, to) in [
            ("\"Yes.\"", format!("\"{long}\"")),
            ("\"Yes.\"", "\" \"".to_owned()),
            ("Lyon Open", long.clone()),
            ("Lyon Open", "\u{202e}nepO noyL".to_owned()),
            ("2026-05-12\",\"citation", "9999-05-12\",\"citation".to_owned()),
            ("not-appealed", "overturned".to_owned()),
            ("not-appealed", "authority".to_owned()),
            ("follows", "decides".to_owned()),
            ("\"1E\"", "\"9E\"".to_owned()),
            ("{\"tournament", "{\"status\":\"in-force\",\"tournament".to_owned()),
        ] {
            let changed = one.replacen(from, &to, 1);
            assert_ne!(changed, one, "{from}");
            let read = taken(&forged(&[head, &changed]));
            assert!(
                matches!(read, Err(UnfitDecisions::Line { line: 2, .. })),
                "{from} to {to:.20}: {read:?}"
            );
        }
        let two = head.replacen("\"decisions\":1", "\"decisions\":2", 1);
        let twice = taken(&forged(&[&two, one, one]));
        assert!(matches!(twice, Err(UnfitDecisions::Line { line: 3, .. })), "{twice:?}");
        let later = head.replacen("decisions\":1", "decisions\":2", 1);
        assert_eq!(taken(&forged(&[&later, one])), Err(UnfitDecisions::Newer(2)));
        let many: Vec<&str> = std::iter::once(head).chain(std::iter::repeat_n(one, 1_001)).collect();
        assert_eq!(taken(&forged(&many)), Err(UnfitDecisions::TooMany(1_001)));
    }

    #[test]
    fn times_and_addresses_that_no_installation_writes_are_refused() {
        let (_, text) = file(1);
        let bodies: Vec<&str> = text.lines().map(|line| &line[HASH + 1..]).collect();
        let fault = |from: &str, to: &str| {
            let lines: Vec<String> = bodies.iter().map(|line| line.replacen(from, to, 1)).collect();
            assert!(lines.iter().zip(&bodies).any(|(new, old)| new != old), "{from} is not in the file");
            match taken(&forged(&lines.iter().map(String::as_str).collect::<Vec<_>>())) {
                Ok(_) => None,
                Err(UnfitDecisions::Line { line, fault }) => Some((line, fault)),
                Err(other) => panic!("{other:?}"),
            }
        };
        // Read on 8 June.
        for (written, expected) in [
            ("2126-06-01T12:00:00Z", Some(LineFault::Written)),
            ("2026-06-09T12:00:01Z", Some(LineFault::Written)),
            ("0001-06-01T12:00:00Z", Some(LineFault::Written)),
            ("2026-06-09T12:00:00Z", None),
        ] {
            assert_eq!(fault(WRITTEN, written), expected.map(|fault| (1, fault)), "{written}");
        }
        let settled = "2026-05-12T18:00:00Z";
        for (later, expected) in [
            ("2190-01-01T00:00:00Z", Some(LineFault::Settled)),
            ("2026-06-02T12:00:01Z", Some(LineFault::Settled)),
            ("1969-12-31T23:59:59Z", Some(LineFault::Settled)),
            ("2026-06-02T12:00:00Z", None),
        ] {
            assert_eq!(fault(settled, later), expected.map(|fault| (2, fault)), "{later}");
        }
        let day = "\"day\":\"2026-05-12\"";
        for (other, expected) in
            [("2150-01-01", true), ("2028-01-01", true), ("1993-12-31", true), ("2027-12-31", false)]
        {
            let other = format!("\"day\":\"{other}\"");
            assert_eq!(fault(day, &other), expected.then_some((2, LineFault::Year)), "{other}");
        }
        assert_eq!(fault("\"number\":1", "\"number\":0"), Some((2, LineFault::Number)));
        for origin in
            ["javascript:alert(1)", "https://", "http://a b", "https://lyon.example/<b>", "", "Lyon"]
        {
            assert_eq!(fault("https://lyon.example", origin), Some((1, LineFault::Origin)), "{origin}");
        }
        for origin in ["http://127.0.0.1:8080", "http://[::1]:8080", "https://xn--lyn-soa.example"] {
            assert_eq!(fault("https://lyon.example", origin), None, "{origin}");
        }
        let mut unfit = decision(1);
        assert!(unfit.may_travel(time(WRITTEN)));
        unfit.settled = time("2190-01-01T00:00:00Z");
        assert!(!unfit.may_travel(time(WRITTEN)));
    }

    #[test]
    fn rubbish_is_no_file() {
        for rubbish in
            ["", " ", "{}", "\u{feff}", "x", &"a".repeat(64), &format!("{} {{}}", "a".repeat(64)), "é\n\0"]
        {
            assert_eq!(taken(rubbish), Err(UnfitDecisions::NotOne), "{rubbish:?}");
        }
        assert!(taken(&"é".repeat(100)).is_err());
    }
}
