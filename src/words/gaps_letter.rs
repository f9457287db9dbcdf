//! The letter to a rules committee, in English on every page.

use crate::domain::edition::Edition;
use crate::domain::precedent::Decision;
use crate::domain::tournament::dispute::Support;

/// A letter that asks for rulings on the questions without authority: those that were ruled on, and those only
/// `asked`. It names nobody.
pub fn gaps_letter(gaps: &[&Decision], asked: &[(Edition, &str)], from: &str, held: &[String]) -> String {
    let mut text = format!(
        "To the rules committee\n\nAt {from} judges had to decide without any text to rest on. We ask for a ruling on \
         each of these questions, or for the place of an answer. Players are not named.\n"
    );
    for (number, gap) in (1..).zip(gaps) {
        text.push_str(&format!("\n{number}. {} ({})\n", gap.told.question, gap.edition.name()));
        for (_, facts) in &gap.told.facts {
            text.push_str(&format!("   Facts: {facts}\n"));
        }
        text.push_str(&format!("   Ruled: {}\n", gap.told.ruling));
        for earlier in &gap.cited {
            let who = if earlier.supports == Support::FinalWord { "final word" } else { "ruling" };
            let treatment = earlier.treatment;
            text.push_str(&format!("   The {who} {treatment} {}\n", earlier.cited.citation));
        }
        if let Some(last) = &gap.told.last {
            text.push_str(&format!("   Final word: {last}\n"));
        }
        for later in &gap.added {
            text.push_str(&format!("   Added after the ruling: {}\n", later.cited.citation));
        }
        text.push_str(&format!("   {}, {}\n", gap.citation, gap.review));
    }
    for (number, (edition, words)) in (gaps.len() + 1..).zip(asked) {
        text.push_str(&format!(
            "\n{number}. {words} ({})\n   Nobody had to rule on it yet.\n",
            edition.name()
        ));
    }
    let held = if held.is_empty() { "no document".to_owned() } else { held.join("; ") };
    text.push_str(&format!("\nWe looked in: {held}.\n"));
    text
}
