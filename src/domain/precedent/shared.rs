//! Decisions in a file, from one installation to another. Each line begins with a hash over the hash before and its own
//! content, so a file that was cut, reordered or changed on its way is noticed. No hash proves who wrote a file: read
//! the last one to each other.
//!
//! A decision from elsewhere is nobody's authority here: it is shown with its origin and cannot be cited.

use std::collections::BTreeSet;

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::edition::Edition;
use crate::domain::hash::sha256;
use crate::domain::id::{DisputeNumber, TournamentId};
use crate::domain::precedent::{Decision, Review};
use crate::domain::tournament::dispute::{Attached, Treatment};
use crate::domain::unseen::{hides, is_unseen};

/// The most decisions in a file.
pub const MOST_IN_FILE: usize = 1_000;
/// The longest question, ruling or final word, in characters, as on the page of a dispute.
pub const LONGEST_TEXT: usize = 4_000;
/// The longest title, citation or origin, in characters.
pub const LONGEST_NAME: usize = 300;
/// The most citations of one decision.
pub const MOST_CITED: usize = 50;
/// The version of the file.
const VERSION: u32 = 1;
/// What the first hash is made with.
const SEED: &str = "arbiter-decisions";
/// The years that a decision can be of.
const YEARS: std::ops::RangeInclusive<i32> = 1994..=2199;
/// The digits of a hash.
const HASH: usize = 64;
/// Those that people read to each other.
const READ: usize = 12;

/// A decision as it travels: what everybody may read of it, without names and without facts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SharedDecision {
    /// The tournament in which it was decided, wherever that is held.
    pub tournament: TournamentId,
    /// The dispute's number in its tournament.
    pub number: DisputeNumber,
    /// The tournament's title.
    pub title: String,
    /// The game it plays.
    pub edition: Edition,
    /// The day whose rules applied.
    pub day: NaiveDate,
    /// How it is cited where it was given.
    pub citation: String,
    /// The question, without names.
    pub question: String,
    /// The ruling, without names.
    pub ruling: String,
    /// The final word on an appeal, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// Whether an appeal upheld or overturned it.
    pub review: Review,
    /// What the decision in force rests on, without the words quoted.
    pub cited: Vec<SharedGround>,
    /// When it became what it is.
    pub settled: DateTime<Utc>,
}

/// What a shared decision rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SharedGround {
    /// How the decision treats it.
    pub treatment: Treatment,
    /// How it is cited.
    pub citation: String,
}

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
        /// How many lines follow.
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
    /// It was written here.
    Own,
    /// Too many are stored.
    Full {
        /// The limit.
        most: usize,
        /// How many are stored.
        held: usize,
    },
}

/// What is wrong with a line whose hash fits: no page of this program would have let anybody write it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// It is not JSON, or has other fields or values.
    Unread(String),
    /// The origin is empty, too long or hides something.
    Origin,
    /// A title or a citation is too long.
    LongName,
    /// A question, ruling or final word is too long.
    LongText,
    /// More citations than any decision has.
    ManyCited,
    /// Characters that cannot be seen, or that reorder others.
    Unseen,
    /// A question or ruling without words.
    Empty,
    /// A day before the game, or far from now.
    Year,
    /// A final word without an appeal, or the other way round.
    Review,
    /// A decision that an earlier line has.
    Twice,
}

impl SharedDecision {
    /// What travels of a decision.
    pub fn of(decision: &Decision) -> Self {
        let rests = decision.cited.iter().filter(|attached| decision.rests_on(attached));
        let ground = |attached: &Attached| SharedGround {
            treatment: attached.treatment,
            citation: attached.cited.citation.clone(),
        };
        Self {
            tournament: decision.tournament,
            number: decision.number,
            title: decision.title.clone(),
            edition: decision.edition,
            day: decision.day,
            citation: decision.citation.clone(),
            question: decision.told.question.clone(),
            ruling: decision.told.ruling.clone(),
            last: decision.told.last.clone(),
            review: decision.review,
            cited: rests.map(ground).collect(),
            settled: decision.settled,
        }
    }

    /// Its place in the world: no two decisions share it.
    pub const fn place(&self) -> (TournamentId, DisputeNumber) {
        (self.tournament, self.number)
    }

    /// What no page of this program would have let anybody write.
    fn fault(&self) -> Option<LineFault> {
        let grounds = self.cited.iter().map(|ground| &ground.citation);
        let names = || [&self.title, &self.citation].into_iter().chain(grounds.clone());
        let texts = || [&self.question, &self.ruling].into_iter().chain(&self.last);
        let hidden = names().any(|name| name.chars().any(is_unseen)) || texts().any(|text| hides(text));
        let empty = self.question.trim().is_empty() || self.ruling.trim().is_empty();
        let faults = [
            (names().any(|name| too_long(name, LONGEST_NAME)), LineFault::LongName),
            (texts().any(|text| too_long(text, LONGEST_TEXT)), LineFault::LongText),
            (self.cited.len() > MOST_CITED, LineFault::ManyCited),
            (hidden, LineFault::Unseen),
            (empty, LineFault::Empty),
            (!YEARS.contains(&self.day.year()), LineFault::Year),
            (self.last.is_some() == (self.review == Review::NotAppealed), LineFault::Review),
        ];
        faults.into_iter().find_map(|(wrong, fault)| wrong.then_some(fault))
    }
}

fn too_long(text: &str, most: usize) -> bool {
    text.chars().count() > most
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
/// If anything in it is not as [`write()`] writes it: then nothing in the file may be stored.
pub fn read(text: &str) -> Result<DecisionFile, UnfitDecisions> {
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
    if too_long(&head.origin, LONGEST_NAME)
        || head.origin.chars().any(is_unseen)
        || head.origin.trim().is_empty()
    {
        return Err(UnfitDecisions::Line { line: 1, fault: LineFault::Origin });
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
        if let Some(fault) = decision.fault().or(twice) {
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
mod tests {
    use super::*;
    use uuid::Uuid;

    fn decision(number: u32) -> SharedDecision {
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
            settled: DateTime::UNIX_EPOCH,
        }
    }

    fn file(many: u32) -> (Vec<SharedDecision>, String) {
        let decisions: Vec<SharedDecision> = (1..=many).map(decision).collect();
        let text = write("https://lyon.example", DateTime::UNIX_EPOCH, &decisions).unwrap();
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
        let read = super::read(&text).unwrap();
        assert_eq!((read.origin.as_str(), &read.decisions), ("https://lyon.example", &decisions));
        assert!(text.contains(&read.checksum));
        let sent = format!("\u{feff}{}  \r\n", text.replace('\n', "\r\n"));
        assert_eq!(super::read(&sent).unwrap(), read);
        assert!(super::read(&file(0).1).unwrap().decisions.is_empty());
    }

    #[test]
    fn each_changed_byte_each_missing_and_each_moved_line_is_refused() {
        let (_, text) = file(3);
        for at in (0..text.len()).filter(|at| text.as_bytes()[*at].is_ascii_alphanumeric()) {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
            let changed = String::from_utf8(bytes).unwrap();
            assert!(super::read(&changed).is_err(), "byte {at}");
        }
        for end in (0..text.trim_end().len()).filter(|end| text.is_char_boundary(*end)) {
            assert!(super::read(&text[..end]).is_err(), "cut at {end}");
        }
        let lines: Vec<&str> = text.lines().collect();
        let of = |order: &[usize]| order.iter().map(|at| format!("{}\n", lines[*at])).collect::<String>();
        assert_eq!(super::read(&of(&[0, 1, 2])), Err(UnfitDecisions::Incomplete { said: 3, found: 2 }));
        for order in [&[0, 2, 1, 3][..], &[0, 1, 3], &[1, 2, 3], &[0, 1, 1, 2, 3], &[0, 1, 2, 3, 3]] {
            assert!(super::read(&of(order)).is_err(), "{order:?}");
        }
    }

    #[test]
    fn a_file_with_fitting_hashes_still_keeps_the_limits() {
        let (_, text) = file(1);
        let bodies: Vec<&str> = text.lines().map(|line| &line[HASH + 1..]).collect();
        let (head, one) = (bodies[0], bodies[1]);
        assert!(super::read(&forged(&[head, one])).is_ok());
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
            let read = super::read(&forged(&[head, &changed]));
            assert!(
                matches!(read, Err(UnfitDecisions::Line { line: 2, .. })),
                "{from} to {to:.20}: {read:?}"
            );
        }
        let two = head.replacen("\"decisions\":1", "\"decisions\":2", 1);
        let twice = super::read(&forged(&[&two, one, one]));
        assert!(matches!(twice, Err(UnfitDecisions::Line { line: 3, .. })), "{twice:?}");
        let later = head.replacen("decisions\":1", "decisions\":2", 1);
        assert_eq!(super::read(&forged(&[&later, one])), Err(UnfitDecisions::Newer(2)));
        let many: Vec<&str> = std::iter::once(head).chain(std::iter::repeat_n(one, 1_001)).collect();
        assert_eq!(super::read(&forged(&many)), Err(UnfitDecisions::TooMany(1_001)));
    }

    #[test]
    fn rubbish_is_no_file() {
        for rubbish in
            ["", " ", "{}", "\u{feff}", "x", &"a".repeat(64), &format!("{} {{}}", "a".repeat(64)), "é\n\0"]
        {
            assert_eq!(super::read(rubbish), Err(UnfitDecisions::NotOne), "{rubbish:?}");
        }
        assert!(super::read(&"é".repeat(100)).is_err());
    }
}
