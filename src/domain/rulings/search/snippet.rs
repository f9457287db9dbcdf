//! The words of an entry that answer a question, and which of them decide.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use std::collections::HashSet;

use crate::domain::rulings::entry::{RulingEntry, without_answer_mark};
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::question::ParsedQuestion;
use crate::domain::rulings::search::stemmer::{is_stop, words};

/// A paragraph up to this many characters is quoted completely.
const WHOLE: usize = 480;
/// A sentence with at least this share of the best one's score also decides.
const AS_GOOD: f64 = 0.999;
/// The weight of a sentence that concludes or rules.
const CONCLUDES: f64 = 1.5;
const RULES: f64 = 1.15;

/// The quoted text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Quote {
    /// Text from one paragraph.
    pub text: String,
    /// The number of that paragraph; `None` if nothing is quoted.
    pub paragraph: Option<u32>,
    /// The ranges of it that decide, in characters.
    pub marks: Vec<(usize, usize)>,
    /// The line that introduces the list from which the text comes; empty if it is not in a list.
    pub lead: String,
}

/// The paragraph, or the best sentence of a long one with its context, as far as there is room. From a list, the item
/// that decides.
pub(super) fn quote(entry: &RulingEntry, paragraph: u32, question: &ParsedQuestion, part: &Part) -> Quote {
    let Some((paragraph, text)) = deciding(entry, paragraph, question, part) else { return Quote::default() };
    let text = without_answer_mark(text);
    let sentences = sentences(text);
    let relevance = relevance(&sentences, weight, entry, question, part);
    let most = relevance.iter().copied().fold(0.0, f64::max);
    let answer = entry.answer() == Some(paragraph);
    let decides = |at: usize| {
        let best = most > 0.0 && relevance.get(at).is_some_and(|one| *one >= most * AS_GOOD);
        best || answer && at == 0 && sentences.first().is_some_and(|first| says_yes_or_no(first))
    };
    let best = relevance.iter().position(|one| *one >= most).unwrap_or(0);
    let (from, to) = window(&sentences, best);
    let mut quote = Quote { paragraph: Some(paragraph), lead: lead(entry, paragraph), ..Quote::default() };
    let mut length = 0;
    for (at, sentence) in sentences.iter().enumerate().take(to).skip(from) {
        let end = length + sentence.trim_end().chars().count();
        if decides(at) {
            quote.marks.push((length, end));
        }
        quote.text.push_str(sentence);
        length += sentence.chars().count();
    }
    quote.text.truncate(quote.text.trim_end().len());
    quote
}

/// How much each of these pieces of an entry says about what is asked. If none shares a word with the question, those
/// decide that say what our summary says, and without a summary those that rule.
fn relevance(
    pieces: &[&str],
    weight: fn(&str) -> f64,
    entry: &RulingEntry,
    question: &ParsedQuestion,
    part: &Part,
) -> Vec<f64> {
    let weighed = |said: &dyn Fn(&str) -> f64| -> Vec<f64> {
        pieces.iter().map(|piece| said(piece) * weight(piece)).collect()
    };
    let tells = |each: &Vec<f64>| each.iter().any(|one| *one > 0.0);
    Some(weighed(&|piece| question.spoken_of(part, piece)))
        .filter(tells)
        .or_else(|| {
            let summary: HashSet<String> = words(&entry.digest).into_iter().collect();
            let shared = |piece: &str| {
                let telling =
                    words(piece).into_iter().filter(|word| !is_stop(word) && summary.contains(word));
                telling.map(|_| 1.0).sum()
            };
            Some(weighed(&shared)).filter(tells)
        })
        .unwrap_or_else(|| weighed(&|_| 1.0))
}

/// The sentences to quote: all of a short paragraph, else the best one with those after and before it.
fn window(sentences: &[&str], best: usize) -> (usize, usize) {
    let length = |at: usize| sentences.get(at).map_or(0, |sentence| sentence.chars().count());
    let (mut from, mut to, mut room) = (best, best + 1, WHOLE.saturating_sub(length(best)));
    while to < sentences.len() && length(to) <= room {
        room -= length(to);
        to += 1;
    }
    while from > 0 && length(from - 1) <= room {
        from -= 1;
        room -= length(from);
    }
    (from, to)
}

/// The paragraph that decides. If the matching one only introduces a list, that is its best item.
fn deciding<'a>(
    entry: &'a RulingEntry,
    paragraph: u32,
    question: &ParsedQuestion,
    part: &Part,
) -> Option<(u32, &'a str)> {
    let (paragraph, text) = with_words(entry, paragraph)?;
    if !introduces(text) {
        return Some((paragraph, text));
    }
    let mut items: Vec<(u32, &str)> = Vec::new();
    for (number, item) in (paragraph + 1..).zip((paragraph + 1..).map_while(|number| entry.paragraph(number)))
    {
        if !is_item(item) && number > paragraph + 1 {
            break;
        }
        if has_words(item) {
            items.push((number, item));
        }
    }
    let said: Vec<&str> = items.iter().map(|(_, item)| *item).collect();
    let relevance = relevance(&said, |_| 1.0, entry, question, part);
    let most = relevance.iter().copied().fold(0.0, f64::max);
    let best = relevance.iter().position(|one| *one >= most).and_then(|at| items.get(at));
    Some(best.copied().unwrap_or((paragraph, text)))
}

/// The paragraph, or the last one before it that has words: the row of a table says nothing by itself.
fn with_words(entry: &RulingEntry, paragraph: u32) -> Option<(u32, &str)> {
    let before = (1..=paragraph).rev().filter_map(|number| Some((number, entry.paragraph(number)?)));
    before
        .into_iter()
        .find(|(_, text)| has_words(text))
        .or_else(|| Some((paragraph, entry.paragraph(paragraph)?)))
}

/// Whether a text has a word: two letters, for “no” is an answer.
fn has_words(text: &str) -> bool {
    text.split(|character: char| !character.is_alphabetic()).any(|word| word.chars().nth(1).is_some())
}

/// Whether a paragraph only introduces what follows.
fn introduces(text: &str) -> bool {
    let end = text.trim_end();
    end.ends_with(':') || !is_item(text) && !end.ends_with(['.', '?', '!', ')', '"', '”'])
}

fn is_item(text: &str) -> bool {
    text.starts_with(['*', '-', '•', '–']) || text.starts_with(|character: char| character.is_ascii_digit())
}

/// The line that introduces the list to which a paragraph belongs.
fn lead(entry: &RulingEntry, paragraph: u32) -> String {
    if !entry.paragraph(paragraph).is_some_and(is_item) {
        return String::new();
    }
    let before = (1..paragraph).rev().filter_map(|number| entry.paragraph(number));
    before
        .into_iter()
        .find(|text| !is_item(text))
        .filter(|text| introduces(text))
        .unwrap_or_default()
        .to_owned()
}

/// The weight of a sentence, by how it is phrased.
fn weight(sentence: &str) -> f64 {
    let said = sentence.trim_start().to_lowercase();
    let concludes = ["therefore", "thus", "the current ruling", "in other words", "the answer is"];
    let rules = [" may ", " may not", " cannot", " must ", " can ", " not ", " no longer ", " only "];
    match said.as_str() {
        said if concludes.iter().any(|word| said.starts_with(word)) => CONCLUDES,
        said if said.starts_with("for example") || said.starts_with("q:") => 1.0 / RULES,
        said if rules.iter().any(|word| said.contains(word)) => RULES,
        _ => 1.0,
    }
}

fn says_yes_or_no(sentence: &str) -> bool {
    let first: String =
        sentence.trim_start().chars().take_while(|character| character.is_alphabetic()).collect();
    matches!(first.to_lowercase().as_str(), "yes" | "no")
}

/// Whether a new sentence may begin at this position.
fn begins(text: &str, at: usize) -> bool {
    let next = text.get(at..).and_then(|rest| rest.trim_start().chars().next());
    next.is_some_and(|next| next.is_uppercase() || next.is_ascii_digit() || next == '(')
}

/// Whether the text since the last boundary is a sentence: too long for an abbreviation, or a plain yes or no.
fn is_sentence(said: &str) -> bool {
    said.contains(['.', '?', '!']) && (said.len() > 20 || said.len() < 6 && says_yes_or_no(said))
}

/// The sentences of a text with the spaces after them; joined, they are the text.
fn sentences(text: &str) -> Vec<&str> {
    let mut sentences = Vec::new();
    let mut start = 0;
    let mut before = ' ';
    for (at, character) in text.char_indices() {
        let ends = matches!(before, '.' | '?' | '!' | ')' | '"' | '”') && character == ' ';
        // A cheap test first; the rest is checked only where a sentence can end.
        if ends && begins(text, at) && text.get(start..at).is_some_and(is_sentence) {
            sentences.extend(text.get(start..=at));
            start = at + 1;
        }
        before = character;
    }
    sentences.extend(text.get(start..).filter(|rest| !rest.is_empty()));
    sentences
}

#[cfg(test)]
mod tests {
    use super::{has_words, sentences};

    #[test]
    fn a_row_of_figures_has_no_words_and_a_short_answer_has() {
        assert!(!has_words("0 1 ` 2 3 4"));
        assert!(has_words("A: No."));
    }

    #[test]
    fn sentences_make_up_the_text() {
        let text = "The first lamp is always lit. Is the second (e.g. the blue one) lit as well? It is.";
        let split = sentences(text);
        assert_eq!(split.concat(), text);
        assert_eq!(split.len(), 3, "{split:?}");
        assert_eq!(sentences("No. It stays dark.").len(), 2);
    }
}
