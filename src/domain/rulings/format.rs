//! The layouts of ruling documents, and the marks by which they are recognised.

use serde::{Deserialize, Serialize};

/// The layout of a document. A new layout is a module in `split` and a variant here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DocumentFormat {
    /// Questions and answers in numbered categories.
    #[serde(rename = "faq-1995")]
    Faq1995,
    /// Topics before a dash, a numbered timing table, errata by card.
    #[serde(rename = "second-edition-2011")]
    SecondEdition2011,
    /// Topics before a dash in wrapped lines, after a list of changes.
    #[serde(rename = "wrapped-2000")]
    Wrapped2000,
    /// Topics in bold marks, one paragraph per line, after a list of changes.
    #[serde(rename = "bold-2000")]
    Bold2000,
    /// Run-on text with headings in capitals.
    GlossaryRunOn,
    /// A document in none of the other layouts.
    Generic,
}

impl DocumentFormat {
    /// Recognises a layout by its marks; a text with too few marks of any is generic.
    pub fn of(text: &str) -> Self {
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
            Self::Faq1995
        } else if errata >= 1 || steps >= 1 {
            Self::SecondEdition2011
        } else if rulings >= 1 && bold >= 2 {
            Self::Bold2000
        } else if rulings >= 1 {
            Self::Wrapped2000
        } else if shouted >= 2 && blank * 10 <= lines {
            Self::GlossaryRunOn
        } else {
            Self::Generic
        }
    }
}

/// Two words in capitals before a dash, or one long one.
fn has_shouted_heading(line: &str) -> bool {
    line.split_once(" - ").is_some_and(|(before, _)| {
        let last = before.rsplit(' ').next().unwrap_or("");
        last.chars().filter(|c| c.is_uppercase()).count() >= 3 && !last.chars().any(char::is_lowercase)
    })
}
