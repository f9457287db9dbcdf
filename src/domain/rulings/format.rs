//! Tells the form of a document by its marks.

use super::Format;

/// Recognises a form; a text with too few marks of any is generic.
pub(super) fn recognise(text: &str) -> Format {
    let count = |claim: fn(&str) -> bool| text.lines().filter(|line| claim(line)).count();
    let questions = count(|line| line.trim_start_matches("- ").starts_with("Q: "));
    let answers = count(|line| line.trim_start_matches([' ', '-']).starts_with("A: "));
    let errata = count(|line| line.trim_end().ends_with("– Erratum:"));
    let steps = count(|line| line.starts_with(" - a. "));
    let blank = count(|line| line.trim().is_empty());
    let bold = count(|line| line.contains("**"));
    let rulings = count(|line| line.trim() == "RULINGS");
    let shouted = count(has_shouted_heading);
    let lines = text.lines().count();
    if questions >= 2 && answers >= 2 {
        Format::Faq1995
    } else if errata >= 1 || steps >= 1 {
        Format::SecondEdition2011
    } else if rulings >= 1 && bold >= 2 {
        Format::Bold2000
    } else if rulings >= 1 {
        Format::Wrapped2000
    } else if shouted >= 2 && blank * 10 <= lines {
        Format::GlossaryRunOn
    } else {
        Format::Generic
    }
}

/// Two words in capitals before a dash, or one long one.
fn has_shouted_heading(line: &str) -> bool {
    line.split_once(" - ").is_some_and(|(before, _)| {
        let last = before.rsplit(' ').next().unwrap_or("");
        last.chars().filter(|c| c.is_uppercase()).count() >= 3 && !last.chars().any(char::is_lowercase)
    })
}
