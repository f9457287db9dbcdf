//! Questions and answers in numbered categories (11 February 1995), from a scan whose pages are out of order.

use super::draft::{AnswerSought, Draft, Remainder, SetAside, SplitDraft, is_answer};
use super::heading;
use super::source::{Join, LONGEST_SECTION, Line};
use crate::domain::awaited::Awaited;
use crate::domain::rulings::entry::{Damage, EntryKind};

/// Splits a document of this layout. `pages` are the first lines of its blocks of pages in reading order; empty if
/// the file is in order.
pub(super) fn split(lines: &[Line<'_>], pages: &[u32], awaited: &Awaited) -> SplitDraft {
    let mut reader = Reader {
        split_draft: SplitDraft::default(),
        chapter: None,
        section: None,
        apart: true,
        sought: AnswerSought::default(),
    };
    for block in in_reading_order(lines, pages) {
        reader.seam();
        for line in awaited.each(block) {
            reader.line(*line);
        }
    }
    reader.split_draft
}

/// The blocks of pages in reading order. A list that does not cover the file is ignored.
fn in_reading_order<'s, 'a>(lines: &'s [Line<'a>], pages: &[u32]) -> Vec<&'s [Line<'a>]> {
    let mut starts: Vec<usize> =
        pages.iter().filter_map(|line| usize::try_from(line.checked_sub(1)?).ok()).collect();
    starts.sort_unstable();
    starts.dedup();
    if starts.first() != Some(&0) || starts.len() != pages.len() || starts.last() >= Some(&lines.len()) {
        return vec![lines];
    }
    pages
        .iter()
        .filter_map(|line| {
            let start = usize::try_from(line.checked_sub(1)?).ok()?;
            let end = starts.iter().find(|next| **next > start).copied().unwrap_or(lines.len());
            lines.get(start..end)
        })
        .collect()
}

struct Reader {
    split_draft: SplitDraft,
    chapter: Option<String>,
    section: Option<String>,
    /// Whether the next line is separate from the last: after a blank line, or at the beginning.
    apart: bool,
    /// Whether the last question has its answer.
    sought: AnswerSought,
}

impl Reader {
    /// Another block of pages begins: the sentence may continue.
    fn seam(&mut self) {
        self.apart = true;
    }

    fn line(&mut self, line: Line<'_>) {
        let text = line.text.trim();
        if text.is_empty() {
            self.apart = true;
            return;
        }
        if !self.heading_line(line.number, text) {
            match question(text) {
                Some(question) => self.question(line.number, question),
                None => self.more(line, text),
            }
        }
        self.apart = false;
    }

    /// `4. MISSIONS ***4.1 MISCELLANEOUS`, or either half alone.
    fn heading_line(&mut self, number: u32, text: &str) -> bool {
        let (chapter, section) = match text.split_once("***") {
            Some((chapter, section)) => (chapter.trim(), Some(section.trim())),
            None => (text, None),
        };
        let section_fits = section.is_none_or(is_numbered);
        let chapter_fits = is_numbered(chapter) || (chapter.is_empty() && section.is_some());
        if !(section_fits && chapter_fits && text.len() <= LONGEST_SECTION) {
            return false;
        }
        if !chapter.is_empty() {
            self.chapter = Some(chapter.replacen(',', ".", 1));
        }
        let section = section.map(str::to_owned);
        self.section = match (&self.chapter, section) {
            (Some(chapter), Some(section)) => Some(format!("{chapter} – {section}")),
            (chapter, section) => section.or_else(|| chapter.clone()),
        };
        self.split_draft.headings.push((number, text.to_owned()));
        true
    }

    fn question(&mut self, line: u32, text: &str) {
        let (title, body) = title(text);
        let mut draft = Draft::new(heading::clean(title), EntryKind::Faq, self.section.as_deref());
        let (question, answer) = match body.find(" A: ") {
            Some(at) => (body.get(..at).unwrap_or(body), body.get(at + 1..)),
            None => (body, None),
        };
        draft.push(line, question, Join::Paragraph);
        if let Some(answer) = answer {
            draft.push(line, answer, Join::Paragraph);
        }
        self.split_draft.drafts.push(draft);
    }

    fn more(&mut self, line: Line<'_>, text: &str) {
        let number = line.number;
        let asking = !self.sought.is_found(&self.split_draft.drafts);
        let Some(draft) = self.split_draft.drafts.last_mut() else {
            return self.opening(number, text);
        };
        if line.text.contains('\t') {
            draft.damage.push(Damage::ScrambledTable { line: number });
        }
        if let Some(piece) = draft.pieces.last()
            && piece.text.len() > 20
            && answer_words(text).starts_with(answer_words(&piece.text))
        {
            draft.damage.push(Damage::DoubledLine { line: piece.line });
        }
        let answer = is_answer(text);
        let goes_on =
            self.apart && !answer && draft.kind == EntryKind::Faq && continues(draft.tail(), text, asking);
        let (question, rest) = match text.find(" A: ").filter(|_| draft.kind == EntryKind::Faq && asking) {
            Some(at) if !answer => (text.get(..at).unwrap_or(text), text.get(at + 1..)),
            _ => (text, None),
        };
        draft.push(number, question, if goes_on { Join::Wrap } else { Join::Paragraph });
        if let Some(rest) = rest {
            draft.push(number, rest, Join::Paragraph);
        }
    }

    /// The first words of the document, before any category.
    fn opening(&mut self, number: u32, text: &str) {
        if self.chapter.is_some() {
            let why = SetAside::BeforeQuestions;
            self.split_draft.remainder.push(Remainder { line_start: number, line_end: number, why });
            return;
        }
        let mut draft = Draft::new(heading::clean(text), EntryKind::FrontMatter, None);
        draft.push(number, text, Join::Paragraph);
        self.split_draft.drafts.push(draft);
    }
}

fn answer_words(text: &str) -> &str {
    text.trim_start_matches("- ").trim()
}

/// `7. INTERRUPTS`, `20, CARD COMBINATIONS` or `4.1 MISCELLANEOUS`: a number, then capitals only.
fn is_numbered(text: &str) -> bool {
    let Some((figures, name)) = text.split_once(' ') else { return false };
    let digits = figures.trim_end_matches(['.', ',']);
    let figured = digits.len() <= 4
        && digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.chars().all(|c| c.is_ascii_digit() || c == '.')
        && (figures.len() > digits.len() || digits.contains('.'));
    figured
        && name.chars().filter(|c| c.is_uppercase()).count() >= 3
        && name.split_whitespace().all(|word| is_connective(word) || !word.chars().any(char::is_lowercase))
}

/// The words after the mark of a question: `Q:`, or `O:` or `Q.` where the scan misread it.
fn question(text: &str) -> Option<&str> {
    let text = text.strip_prefix("- ").unwrap_or(text);
    ["Q: ", "O: ", "Q. ", "O. "].iter().find_map(|mark| text.strip_prefix(mark)).map(str::trim_start)
}

/// More parts than these are no heading.
const MOST_PARTS: usize = 20;

/// The heading of a question and the rest of it.
///
/// Usually a dash follows the heading. If the scan lost it, the heading is the run of capitals.
pub(super) fn title(text: &str) -> (&str, &str) {
    let run = capitals_end(text);
    if let Some((end, body)) = heading::separator(text, true).filter(|(end, _)| *end <= run + 1) {
        let mut end = end;
        let mut body = body;
        for _ in 1..MOST_PARTS {
            let Some((next, after)) = text.get(body..).and_then(|rest| heading::separator(rest, true)) else {
                break;
            };
            if next == 0 || capitals_end(text.get(body..).unwrap_or("")) < next {
                break;
            }
            end = body + next;
            body += after;
        }
        return (text.get(..end).unwrap_or(text), text.get(body..).unwrap_or(""));
    }
    match run {
        0 => (text.split_inclusive('?').next().unwrap_or(text), text),
        run => (text.get(..run).unwrap_or(text), text.get(run..).unwrap_or("").trim_start()),
    }
}

/// Where the run of capitals at the beginning of a text ends.
fn capitals_end(text: &str) -> usize {
    let mut end = 0;
    let mut at = 0;
    for word in text.split_inclusive(' ') {
        let plain = word.trim();
        let connective = is_connective(plain);
        if plain == "etc.)" {
            at += word.len();
            end = at - (word.len() - plain.len());
            continue;
        }
        if plain.chars().any(char::is_lowercase) && !connective || plain.starts_with("(1") {
            break;
        }
        at += word.len();
        // A single capital or a connective counts only if capitals follow: “… THEIR SHIPS I go for”.
        let lone = plain.chars().filter(|c| c.is_alphanumeric()).count() <= 1
            && plain.chars().any(char::is_alphabetic);
        if !connective && !lone && plain.chars().any(char::is_alphanumeric) {
            end = at - (word.len() - word.trim_end().len());
        }
    }
    end
}

fn is_connective(word: &str) -> bool {
    matches!(word, "and" | "And" | "or" | "in" | "on" | "of" | "vs" | "vs." | "with" | "the")
}

/// Whether a paragraph continues a sentence broken by the end of a page. `asking`: the question is not finished, so
/// it continues however short the line is; in an answer, a short line may be a heading or an item.
fn continues(before: &str, text: &str, asking: bool) -> bool {
    let closed = before.ends_with(['.', '?', '!', ')', ':', ';']);
    let small = text.starts_with(char::is_lowercase);
    let item = text.starts_with(|c: char| c.is_ascii_digit()) || text.starts_with(['-', '"', '“', '(', '*']);
    if before.ends_with(['"', '”']) {
        return small;
    }
    let listed = before.starts_with(|c: char| c.is_ascii_digit());
    !closed && !item && (small || asking || (before.len() > 30 && !listed))
}
