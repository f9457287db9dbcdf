//! Any other text: `Topic – The …`, `Topic: The …`, Markdown or underlined headings, lines of capitals, questions and
//! answers.

use super::current;
use super::draft::{AnswerSought, Draft, Remainder, SetAside, SplitDraft};
use super::faq_1995;
use super::generic_lines::{self, HeadingBlock, LineGroup, RunInHeading, answer, topic, topic_in_lower_case};
use super::heading;
use super::source::{self, Join, Line, Piece};
use crate::domain::awaited::Awaited;
use crate::domain::rulings::entry::EntryKind;

/// A longer heading, such as a whole question, is cut between words.
const LONGEST: usize = 100;

/// Words of titles.
const ABOUT: [&str; 20] = [
    "about",
    "answers",
    "clarifications",
    "collection",
    "committee",
    "digest",
    "document",
    "errata",
    "faq",
    "guide",
    "handbook",
    "introduction",
    "notes",
    "preface",
    "questions",
    "readme",
    "rulebook",
    "rules",
    "rulings",
    "version",
];

/// Splits a document of unknown layout, as far as it has headings.
pub(super) fn split(lines: &[Line<'_>], awaited: &Awaited) -> SplitDraft {
    let asks = generic_lines::has_questions(lines);
    let mut units = Vec::new();
    for block in awaited.each(source::blocks(lines)) {
        units.extend(generic_lines::units(block, asks, awaited));
    }
    let lists = lists_topics(&units);
    let mut reader = Reader { title: title(&units), asks, lists, ..Reader::default() };
    for unit in awaited.each(&units) {
        match unit {
            LineGroup::Heading(heading) => reader.heading(heading),
            LineGroup::Rule(block) => current::remain(&mut reader.split_draft, block, SetAside::DrawnLine),
            LineGroup::Block(block) if source::is_colophon(block) => {
                current::remain(&mut reader.split_draft, block, SetAside::Rights);
            }
            LineGroup::Block(block) => reader.block(block),
        }
    }
    reader.settle();
    reader.split_draft
}

/// Whether at least half of the paragraphs, and more than one, begin with a topic, in whatever case the text goes on.
fn lists_topics(units: &[LineGroup<'_, '_>]) -> bool {
    let (mut paragraphs, mut topics) = (0_usize, 0_usize);
    for unit in units {
        let LineGroup::Block(block) = unit else { continue };
        let (text, _) = heading::join_lines(block);
        paragraphs += 1;
        topics += usize::from(topic(&text).is_some() || topic_in_lower_case(&text).is_some());
    }
    topics > 1 && topics * 2 >= paragraphs
}

/// The line of the heading that is the document's title: the first thing in it, and the only heading of its level.
fn title(units: &[LineGroup<'_, '_>]) -> Option<u32> {
    let headings = units.iter().filter_map(|unit| match unit {
        LineGroup::Heading(heading) => Some(heading),
        LineGroup::Rule(_) | LineGroup::Block(_) => None,
    });
    let first = units.iter().find(|unit| !matches!(unit, LineGroup::Rule(_)))?;
    let LineGroup::Heading(first) = first else { return None };
    let alone = headings.filter(|heading| heading.level == first.level).count() == 1;
    alone.then(|| first.line())?
}

#[derive(Default)]
struct Reader {
    split_draft: SplitDraft,
    title: Option<u32>,
    /// Whether the document consists of questions and answers.
    asks: bool,
    lists: bool,
    /// The section headings above the next entry, with their levels.
    parts: Vec<(u8, String)>,
    /// The entries that contain the next one, with their levels.
    open: Vec<(u8, usize)>,
    /// A heading whose text has not come yet.
    bare: Option<(u8, Draft)>,
    /// Whether the last question has its answer.
    sought: AnswerSought,
}

impl Reader {
    /// A heading without text of its own is a section heading.
    fn settle(&mut self) {
        let Some((level, draft)) = self.bare.take() else { return };
        let mut lines = draft.pieces.iter().map(|piece| piece.line);
        if let Some(line) = lines.next() {
            self.split_draft.headings.push((line, draft.heading.clone()));
        }
        for line in lines {
            let why = SetAside::DrawnLine;
            self.split_draft.remainder.push(Remainder { line_start: line, line_end: line, why });
        }
        // The title of the whole document is not a section.
        if self.title.is_none() || draft.pieces.first().map(|piece| piece.line) != self.title {
            self.parts.push((level, draft.heading));
        }
    }

    fn section(&self) -> Option<String> {
        let names: Vec<&str> = self.parts.iter().map(|(_, name)| name.as_str()).collect();
        (!names.is_empty()).then(|| names.join(" – "))
    }

    fn heading(&mut self, heading: &HeadingBlock<'_, '_>) {
        self.settle();
        self.parts.retain(|(level, _)| *level < heading.level);
        self.open.retain(|(level, _)| *level < heading.level);
        let of_document = heading.line().is_some() && heading.line() == self.title;
        if let Some(asked) = generic_lines::question(&heading.text).filter(|_| self.asks) {
            self.question(asked, heading.block, &[]);
            return;
        }
        let (title, body) = match topic(&heading.text).filter(|_| !of_document) {
            Some(RunInHeading { title, body, .. }) => {
                (title, heading.text.get(body..).unwrap_or("").to_owned())
            }
            None => (heading::clean(&heading.text), String::new()),
        };
        let kind = if of_document && is_about(&title) { EntryKind::FrontMatter } else { EntryKind::Ruling };
        let mut draft = Draft::new(cut_title(&title), kind, self.section().as_deref());
        for line in heading.block {
            draft.push(line.number, "", Join::Wrap);
        }
        if body.is_empty() {
            self.bare = Some((heading.level, draft));
            return;
        }
        if let Some(first) = draft.pieces.first_mut() {
            first.text = body;
        }
        self.begin(heading.level, draft);
    }

    /// Begins an entry under a heading, inside another entry if that one has text of its own.
    fn begin(&mut self, level: u8, mut draft: Draft) {
        if let Some((_, parent)) = self.open.first() {
            draft.parent = Some(*parent);
            draft.level = 2;
        }
        let of_document = draft.pieces.first().map(|piece| piece.line) == self.title;
        if !of_document {
            self.open.push((level, self.split_draft.drafts.len()));
        }
        self.split_draft.drafts.push(draft);
    }

    fn block(&mut self, block: &[Line<'_>]) {
        let (text, starts) = heading::join_lines(block);
        if let Some(asked) = generic_lines::question(&text).filter(|_| self.asks) {
            self.settle();
            self.question(asked, block, &starts);
            return;
        }
        if self.asks && self.answers(&text, block, &starts) {
            return;
        }
        let in_lower_case = || topic_in_lower_case(&text).filter(|_| self.lists);
        match topic(&text).or_else(in_lower_case) {
            Some(found) if self.begins(&found) => {
                self.settle();
                self.open.clear();
                let mut draft =
                    Draft::new(cut_title(&found.title), EntryKind::Ruling, self.section().as_deref());
                draft.starred = found.starred;
                draft.pieces = heading::pieces_after(block, &starts, found.body);
                self.split_draft.drafts.push(draft);
            }
            found => {
                let doubtful = found.is_some();
                let doubted = block.first().filter(|_| doubtful).map(|line| line.number);
                self.split_draft.doubtful.extend(doubted);
                self.follow(block);
            }
        }
        self.split_draft.doubtful.extend(generic_lines::doubtful(block));
    }

    /// Below a heading on its own line the text continues; only a strong mark begins another entry there.
    fn begins(&self, found: &RunInHeading) -> bool {
        self.open.is_empty() || found.strong
    }

    fn follow(&mut self, block: &[Line<'_>]) {
        if let Some((level, draft)) = self.bare.take() {
            self.begin(level, draft);
            let (_, starts) = heading::join_lines(block);
            let pieces = heading::pieces_after(block, &starts, 0);
            if let Some(draft) = self.split_draft.drafts.last_mut() {
                draft.pieces.extend(pieces);
            }
            return;
        }
        if self.split_draft.drafts.is_empty() {
            let title = block.first().map_or(String::new(), |line| heading::clean(line.text));
            let section = self.section();
            self.split_draft.drafts.push(Draft::new(
                cut_title(&title),
                EntryKind::FrontMatter,
                section.as_deref(),
            ));
        }
        current::follow(&mut self.split_draft, block);
    }

    /// The answer may follow the question on the same line.
    fn question(&mut self, asked: &str, block: &[Line<'_>], starts: &[usize]) {
        self.open.clear();
        let (title, body) = faq_1995::title(asked);
        let (body, said) = match generic_lines::answer_within(body) {
            Some((before, said)) => (before, Some(format!("A: {said}"))),
            None => (body, None),
        };
        let mut draft =
            Draft::new(cut_title(&heading::clean(title)), EntryKind::Faq, self.section().as_deref());
        let line = block.first().map_or(1, |line| line.number);
        if said.is_some() || starts.len() < 2 {
            draft.push(line, body, Join::Paragraph);
            for line in block.iter().skip(1) {
                draft.push(line.number, "", Join::Wrap);
            }
        } else {
            let whole: usize = block.iter().map(|line| line.text.trim().len() + 1).sum::<usize>() - 1;
            draft.pieces = heading::pieces_after(block, starts, whole.saturating_sub(body.len()));
        }
        if let Some(said) = said {
            draft.push(block.last().map_or(line, |line| line.number), &said, Join::Paragraph);
        }
        self.split_draft.drafts.push(draft);
    }

    /// Adds an answer to its question, with the one mark that all pages know.
    fn answers(&mut self, text: &str, block: &[Line<'_>], starts: &[usize]) -> bool {
        let Some(said) = answer(text) else { return false };
        let answered = self.sought.is_found(&self.split_draft.drafts);
        let Some(draft) = self.split_draft.drafts.last_mut() else { return false };
        if draft.kind != EntryKind::Faq || answered || self.bare.is_some() {
            return false;
        }
        let mut pieces: Vec<Piece> = heading::pieces_after(block, starts, text.len() - said.len());
        if let Some(first) = pieces.first_mut() {
            first.join = Join::Paragraph;
            first.text.insert_str(0, "A: ");
        }
        draft.pieces.extend(pieces);
        true
    }
}

/// Whether a title names a document instead of a topic, so that the text below it is an introduction.
fn is_about(title: &str) -> bool {
    let title = title.to_lowercase();
    let mut words = title.split(|character: char| !character.is_alphanumeric());
    words.any(|word| ABOUT.contains(&word) || (word.len() == 4 && word.parse::<u16>().is_ok()))
}

/// Cut between words to at most this many characters.
fn cut_title(title: &str) -> String {
    if title.chars().count() <= LONGEST {
        return title.to_owned();
    }
    let cut: String = title.chars().take(LONGEST - 1).collect();
    let end = cut.rfind(' ').filter(|end| *end > LONGEST / 2).unwrap_or(cut.len());
    let cut = cut.get(..end).unwrap_or(&cut).trim_end_matches([',', ';', ':', '–', ' ']);
    format!("{cut}…")
}
