//! The words of an entry that answer a question.

use crate::domain::rulings::entry::Entry;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::question::Question;

/// A paragraph up to this length is quoted whole.
const WHOLE: usize = 360;

/// The paragraph, or the best sentence of a long one with what follows it, as far as there is room.
pub(super) fn quote(entry: &Entry, paragraph: u32, question: &Question, part: &Part) -> String {
    let Some(text) = entry.paragraph(paragraph) else { return String::new() };
    if text.chars().count() <= WHOLE {
        return text.to_owned();
    }
    let sentences = sentences(text);
    let mut best = 0;
    let mut most = -1.0;
    for (at, sentence) in sentences.iter().enumerate() {
        let spoken = question.spoken_of(part, sentence);
        if spoken > most {
            (best, most) = (at, spoken);
        }
    }
    let mut quote = String::new();
    for sentence in sentences.iter().skip(best) {
        if !quote.is_empty() && quote.chars().count() + sentence.chars().count() > WHOLE {
            break;
        }
        quote.push_str(sentence);
    }
    quote.trim().to_owned()
}

/// The sentences of a text with the spaces behind them: together they are the text.
fn sentences(text: &str) -> Vec<&str> {
    let mut sentences = Vec::new();
    let mut start = 0;
    let mut before = ' ';
    for (at, sign) in text.char_indices() {
        let ends = matches!(before, '.' | '?' | '!' | ')' | '"' | '”') && sign == ' ';
        let next = text.get(at..).and_then(|rest| rest.trim_start().chars().next());
        let begins = next.is_some_and(|next| next.is_uppercase() || next.is_ascii_digit() || next == '(');
        let stopped = text.get(start..at).is_some_and(|said| said.contains(['.', '?', '!']));
        if ends && begins && stopped && at - start > 20 {
            sentences.extend(text.get(start..at));
            start = at;
        }
        before = sign;
    }
    sentences.extend(text.get(start..));
    sentences
}

#[cfg(test)]
mod tests {
    use super::sentences;

    #[test]
    fn sentences_make_up_the_text() {
        let text = "The first lamp is always lit. Is the second (e.g. the blue one) lit as well? It is.";
        let split = sentences(text);
        assert_eq!(split.concat(), text);
        assert_eq!(split.len(), 3, "{split:?}");
    }
}
