//! Classifies the lines of a document of unknown layout: headings, beginnings of entries, questions, answers.

use super::source::{self, Line};
use super::{damage, heading};
use crate::domain::awaited::Awaited;

/// Lines that belong together.
pub(super) enum LineGroup<'s, 'a> {
    /// A heading on lines of its own.
    Heading(HeadingBlock<'s, 'a>),
    /// A line of dashes or similar.
    Rule(&'s [Line<'a>]),
    /// Any other lines.
    Block(&'s [Line<'a>]),
}

/// A heading on lines of its own.
pub(super) struct HeadingBlock<'s, 'a> {
    /// 1 for the highest.
    pub(super) level: u8,
    /// The heading without its markup.
    pub(super) text: String,
    /// The line, with the underline below it.
    pub(super) block: &'s [Line<'a>],
}

impl HeadingBlock<'_, '_> {
    pub(super) fn line(&self) -> Option<u32> {
        self.block.first().map(|line| line.number)
    }
}

/// The heading at the beginning of a paragraph.
pub(super) struct RunInHeading {
    /// Cleaned up.
    pub(super) title: String,
    /// The byte at which the text begins.
    pub(super) body: usize,
    pub(super) starred: bool,
    /// Whether a number, bold marks or a dash set it apart, not only a colon.
    pub(super) strong: bool,
}

/// Words before a colon that are not topics.
const NO_TOPICS: [&str; 16] = [
    "note",
    "notes",
    "example",
    "examples",
    "exception",
    "exceptions",
    "for example",
    "see",
    "see also",
    "answer",
    "question",
    "remember",
    "reminder",
    "important",
    "q",
    "a",
];

/// Levels of a line of capitals and of a bold line, below all Markdown levels.
const CAPITALS: u8 = 7;
const BOLD: u8 = 8;

/// What the lines above say about the one below. The lines themselves are out of reach, so none is read again for each line
/// after it.
#[derive(Default)]
struct Above<'a> {
    has_topic: bool,
    /// Whether a sentence goes on as a list: “Bake in this order:”.
    opens_list: bool,
    /// The last of them, if there is one.
    last: Option<&'a str>,
}

impl<'a> Above<'a> {
    fn add(&mut self, line: &'a str, is_topic: bool) {
        let line = line.trim_end();
        self.last = Some(line);
        self.has_topic |= is_topic;
        self.opens_list |= line.ends_with(':');
    }
}

/// The units in a run of non-blank lines, as far as anybody waits for them. Each line is read for its topic once, however
/// many there are.
pub(super) fn units<'s, 'a>(block: &'s [Line<'a>], asks: bool, awaited: &Awaited) -> Vec<LineGroup<'s, 'a>> {
    let mut units = Vec::new();
    let (mut from, mut at) = (0, 0);
    let topics: Vec<Option<RunInHeading>> = awaited.each(block).map(|line| topic(line.text.trim())).collect();
    let count = topics.iter().flatten().count();
    let mut above = Above::default();
    let keep = |units: &mut Vec<LineGroup<'s, 'a>>, from: usize, to: usize| {
        if let Some(part) = block.get(from..to).filter(|part| !part.is_empty()) {
            units.push(LineGroup::Block(part));
        }
    };
    while let (Some(rest), Some(found)) = (block.get(at..), topics.get(at))
        && let Some(line) = rest.first()
    {
        let alone = heading_at(&above, rest, asks, found.is_some());
        let alone = alone.and_then(|(level, text, length)| {
            let block = rest.get(..length)?;
            Some((LineGroup::Heading(HeadingBlock { level, text, block }), length))
        });
        let drawn = || {
            let length = usize::from(is_rule(line.text));
            rest.get(..length).filter(|rule| !rule.is_empty()).map(|rule| (LineGroup::Rule(rule), length))
        };
        if let Some((unit, length)) = alone.or_else(drawn) {
            keep(&mut units, from, at);
            units.push(unit);
            at += length;
            from = at;
            above = Above::default();
            continue;
        }
        // The second: a title on the line before the first of several topics.
        let listing = count == block.len() || (!above.has_topic && count > 1);
        if at > from && begins(&above, line.text, asks, found.as_ref(), listing) {
            keep(&mut units, from, at);
            from = at;
            above = Above::default();
        }
        above.add(line.text, found.is_some());
        at += 1;
    }
    keep(&mut units, from, block.len());
    units
}

/// Whether a line within a block begins an entry, a question or an answer.
fn begins(above: &Above<'_>, line: &str, asks: bool, found: Option<&RunInHeading>, listing: bool) -> bool {
    let text = line.trim();
    if asks && (question(text).is_some() || answer(text).is_some()) {
        return true;
    }
    let Some(found) = found else { return false };
    let numbered = number(text).is_some() || bold_item(text).is_some();
    let flush = !line.starts_with(char::is_whitespace) && !heading::is_bullet(line);
    let last = above.last.unwrap_or_default();
    let ended = ends_sentence(last);
    let listing = listing && !damage::hangs(last) && !last.ends_with([',', '-']);
    !above.opens_list && (numbered || (flush && (ended || listing || found.starred)))
}

fn ends_sentence(line: &str) -> bool {
    line.trim_end().trim_end_matches(['*', '"', '”', ')']).ends_with(['.', '!', '?'])
}

/// Lines read as text that look like the beginning of an entry.
pub(super) fn doubtful(block: &[Line<'_>]) -> Vec<u32> {
    let rest = block.iter().skip(1).filter(|line| !heading::is_bullet(line.text));
    rest.filter(|line| topic(line.text.trim()).is_some()).map(|line| line.number).collect()
}

/// A heading at the beginning of these lines: its level, text and number of lines. `is_topic` is said of the first of them.
fn heading_at(
    above: &Above<'_>,
    rest: &[Line<'_>],
    asks: bool,
    is_topic: bool,
) -> Option<(u8, String, usize)> {
    let line = rest.first()?;
    let text = line.text.trim();
    if let Some((level, title)) = hash_heading(text) {
        return Some((level, title.to_owned(), 1));
    }
    if asks && (question(text).is_some() || answer(text).is_some()) {
        return None;
    }
    let apart = above.last.is_none_or(ends_sentence);
    let level = rest.get(1).and_then(|next| drawn_below(next.text));
    if let Some(level) = level.filter(|_| apart && is_title(text)) {
        return Some((level, text.to_owned(), 2));
    }
    let bold = text.strip_prefix("**").and_then(|text| text.strip_suffix("**"));
    if let Some(bold) = bold.filter(|bold| !bold.contains("**") && is_title(bold)) {
        return Some((BOLD, bold.to_owned(), 1));
    }
    let shouted = source::capitals(rest.get(..1)?).filter(|_| above.last.is_none() && !is_topic);
    // Several lines of capitals in a row are not headings.
    let next_too = rest.get(1..2).is_some_and(|next| source::capitals(next).is_some());
    shouted.filter(|_| !next_too).map(|title| (CAPITALS, title, 1))
}

/// `## Beaming`, also without the space and with marks after it.
fn hash_heading(text: &str) -> Option<(u8, &str)> {
    let rest = text.trim_start_matches('#');
    let level = u8::try_from(text.len() - rest.len()).ok().filter(|level| (1..=6).contains(level))?;
    let spaced = rest.starts_with([' ', '\t']);
    let title = rest.trim().trim_end_matches('#').trim();
    let joined = level > 1 && title.starts_with(char::is_alphanumeric);
    ((spaced || joined) && title.chars().any(char::is_alphanumeric)).then_some((level, title))
}

/// A line of `=` or `-` below a heading.
fn drawn_below(text: &str) -> Option<u8> {
    let text = text.trim();
    let of = |character: char| text.len() >= 2 && text.chars().all(|own| own == character);
    if of('=') { Some(1) } else { of('-').then_some(2) }
}

/// A line that only separates.
fn is_rule(text: &str) -> bool {
    let characters: Vec<char> = text.chars().filter(|character| !character.is_whitespace()).collect();
    let of = |character: char| characters.iter().all(|own| *own == character);
    characters.len() >= 3 && ['-', '=', '*', '_', '~', '#', '+'].into_iter().any(of)
}

/// Whether a line could be a heading: short, not a sentence, not a topic followed by its text.
fn is_title(text: &str) -> bool {
    let short = text.chars().count() <= 90 && text.chars().any(char::is_alphanumeric);
    short && !text.ends_with(['.', ',', ';']) && topic(text).is_none()
}

/// The heading at the beginning of a paragraph, before a dash or a colon; a number or bullet may precede it.
pub(super) fn topic(text: &str) -> Option<RunInHeading> {
    let item = number(text).or_else(|| bold_item(text));
    if item.is_none() && heading::is_bullet(text) {
        return None;
    }
    let inner = item.unwrap_or(text);
    let (starred, rest) = heading::star(inner);
    let dashed = heading::before_dash(rest);
    let strong = item.is_some() || dashed.is_some() || starred || rest.starts_with("**");
    let (title, body) = dashed.or_else(|| heading::before_colon(rest))?;
    let title = topic_name(title)?;
    Some(RunInHeading { title, body: text.len() - rest.len() + body, starred, strong })
}

/// The heading at the beginning of a paragraph whose text goes on in lower case. A sentence can have a dash, too, so
/// this counts only in a list of such topics.
pub(super) fn topic_in_lower_case(text: &str) -> Option<RunInHeading> {
    let (starred, rest) = heading::star(text);
    let (title, body) = heading::before_lower_case(rest)?;
    let title = topic_name(title)?;
    Some(RunInHeading { title, body: text.len() - rest.len() + body, starred, strong: false })
}

/// The words before a dash or a colon, cleaned up, if they can name a topic.
fn topic_name(title: &str) -> Option<String> {
    let title = heading::clean(title);
    let is_none = NO_TOPICS.contains(&title.to_lowercase().as_str());
    (!is_none && !title.is_empty()).then_some(title)
}

/// The text after `1.` or `1)`.
fn number(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|character: char| character.is_ascii_digit());
    let figures = text.len() - rest.len();
    let rest = rest.strip_prefix(['.', ')'])?;
    ((1..=3).contains(&figures) && rest.starts_with([' ', '\t'])).then(|| rest.trim_start())
}

/// The text after a bullet that precedes bold marks.
fn bold_item(text: &str) -> Option<&str> {
    let rest = ["- ", "* ", "+ ", "• "].iter().find_map(|mark| text.strip_prefix(mark))?.trim_start();
    rest.starts_with("**").then_some(rest)
}

/// Whether a document consists of questions and answers.
pub(super) fn has_questions(lines: &[Line<'_>]) -> bool {
    let plain =
        |line: &Line<'_>| hash_heading(line.text.trim()).map_or(line.text, |(_, title)| title).to_owned();
    lines.iter().any(|line| question(&plain(line)).is_some())
        && lines.iter().any(|line| answer(&plain(line)).is_some() || answer_within(line.text).is_some())
}

/// The text after `Q:`, `Q.`, `**Q:**`, `Q3:` or `Question:`.
pub(super) fn question(text: &str) -> Option<&str> {
    after_mark(text, &["Question", "QUESTION", "Q"])
}

/// The text after `A:`, `A.`, `**A:**` or `Answer:`.
pub(super) fn answer(text: &str) -> Option<&str> {
    after_mark(text, &["Answer", "ANSWER", "A"])
}

fn after_mark<'a>(text: &'a str, marks: &[&str]) -> Option<&'a str> {
    let text = text.trim_start();
    let text = ["- ", "> ", "* "].iter().find_map(|mark| text.strip_prefix(mark)).unwrap_or(text);
    let inner = text.trim_start_matches(['*', '_']);
    let bold = inner.len() < text.len();
    let rest = marks.iter().find_map(|mark| inner.strip_prefix(mark))?;
    let rest = rest.strip_prefix(' ').filter(|rest| rest.starts_with(is_figure)).unwrap_or(rest);
    let rest = rest.trim_start_matches(is_figure);
    let inside = rest.trim_start_matches(['*', '_']);
    let rest = if bold { inside } else { rest };
    let rest = rest.strip_prefix([':', '.'])?;
    let rest = if bold { rest.trim_start_matches(['*', '_']) } else { rest };
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim_start())
}

fn is_figure(character: char) -> bool {
    character.is_ascii_digit()
}

/// A question and its answer on one line: `… ? A: …`.
pub(super) fn answer_within(text: &str) -> Option<(&str, &str)> {
    text.match_indices("? ").find_map(|(at, _)| {
        let said = answer(text.get(at + 2..)?).filter(|said| !said.is_empty())?;
        Some((text.get(..=at)?, said))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: usize = 3_000;

    /// How many units a text of such lines has, as far as anybody waits for them.
    fn read(line: impl Fn(usize) -> String, awaited: &Awaited) -> usize {
        let text: String = (0..LINES).map(line).collect();
        units(&source::lines(&text), false, awaited).len()
    }

    #[test]
    fn however_many_lines_are_above_each_is_read_once() {
        let ordered = |at: usize| {
            let line = if at == 0 { "In this order:\n" } else { "1. lamp - It shines.\n" };
            line.to_owned()
        };
        let texts: [(usize, &dyn Fn(usize) -> String); 5] = [
            (1, &|_| "a b\n".to_owned()),
            (1, &|_| "- a\n".to_owned()),
            (1, &|_| "exam-\n".to_owned()),
            (LINES, &|at| format!("lamp {at}: A lamp shines.\n")),
            (1, &ordered),
        ];
        for (expected, line) in texts {
            let counts = Awaited::for_looks(u64::MAX);
            assert_eq!(read(line, &counts), expected, "{}", line(1));
            assert_eq!(counts.looks(), u64::try_from(LINES).unwrap(), "{}", line(1));
        }
    }

    #[test]
    fn lines_that_nobody_waits_for_are_not_read() {
        let leaves = Awaited::for_looks(10);
        read(|_| "a b\n".to_owned(), &leaves);
        assert_eq!(leaves.looks(), 11);
    }
}
