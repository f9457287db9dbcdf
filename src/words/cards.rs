//! What is wrong or strange about files of cards.

use std::fmt;

use crate::domain::card::changes::ImportDoubt;
use crate::domain::card::import::CardFileKind;
use crate::domain::card::row::{CardFault, UnreadableCards};
use crate::messages::{Message, dates, english, say};

in_english! {
    ImportDoubt: doubt_about,
    UnreadableCards: unreadable_cards,
    CardFault: card_fault,
}

impl fmt::Display for CardFileKind {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Self::Plugin => "LackeyCCG plugin file",
            Self::Facts => "table of facts",
            Self::Table => "card table",
        })
    }
}

/// Why somebody should look before an import is stored.
pub fn doubt_about(it: &ImportDoubt) -> Message {
    match it {
        ImportDoubt::Lost { lost, held, format } => {
            say("cards-doubt-lost").with("lost", lost).with("held", held).with("format", format)
        }
        ImportDoubt::Older { newest, held } => {
            say("cards-doubt-older").with("newest", dates::day(*newest)).with("held", dates::day(*held))
        }
    }
}

/// Which line cannot be read, and why, as a clause.
pub fn unreadable_cards(it: &UnreadableCards) -> Message {
    say("cards-fault-in-line").with("line", it.line).with("why", card_fault(&it.why))
}

/// What is wrong with a line, as a clause.
pub fn card_fault(it: &CardFault) -> Message {
    match it {
        CardFault::NotATable => say("cards-fault-not-a-table"),
        CardFault::NotParticulars => say("cards-fault-not-particulars"),
        CardFault::NotAPlugin => say("cards-fault-not-a-plugin"),
        CardFault::NotARecord(cause) => say("cards-fault-not-a-record").with("cause", english(cause)),
        CardFault::UnknownType { text, card } => {
            say("cards-fault-unknown-type").with("text", text).with("card", card)
        }
        CardFault::NotAType(text) => say("cards-fault-not-a-type").with("text", text),
        CardFault::NotAnEdition(text) => say("cards-fault-not-an-edition").with("text", text),
        CardFault::NotAZone(text) => say("cards-fault-not-a-zone").with("text", text),
        CardFault::NotAPrecision(text) => say("cards-fault-not-a-precision").with("text", text),
        CardFault::UnknownWord(text) => say("cards-fault-unknown-word").with("text", text),
        CardFault::UnknownLine(text) => say("cards-fault-unknown-line").with("text", text),
        CardFault::PrintingFirst => say("cards-fault-printing-first"),
        CardFault::Nameless => say("cards-fault-nameless"),
        CardFault::OtherLength { cells, columns } => {
            say("cards-fault-other-length").with("cells", cells).with("columns", columns)
        }
        CardFault::SwallowedRow => say("cards-fault-swallowed-row"),
        CardFault::EmptyCell(column) => say("cards-fault-empty-cell").with("column", column),
        CardFault::NotANumber { column, text } => {
            say("cards-fault-not-a-number").with("column", column).with("text", text)
        }
        CardFault::CardLeftOut => say("cards-fault-card-left-out"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn each_fault_is_said_in_every_language_and_in_english_for_programs() {
        let text = || "prophecy".to_owned();
        let faults = [
            CardFault::NotATable,
            CardFault::NotParticulars,
            CardFault::NotAPlugin,
            CardFault::NotARecord(text()),
            CardFault::UnknownType { text: text(), card: "Odo".to_owned() },
            CardFault::NotAType(text()),
            CardFault::NotAnEdition(text()),
            CardFault::NotAZone(text()),
            CardFault::NotAPrecision(text()),
            CardFault::UnknownWord(text()),
            CardFault::UnknownLine(text()),
            CardFault::PrintingFirst,
            CardFault::Nameless,
            CardFault::OtherLength { cells: 87, columns: 90 },
            CardFault::SwallowedRow,
            CardFault::EmptyCell("card_id"),
            CardFault::NotANumber { column: "cost", text: text() },
            CardFault::CardLeftOut,
        ];
        for fault in faults {
            let said = || card_fault(&fault).to_string();
            let (english, german, french) =
                (said(), Language::German.speak(said), Language::French.speak(said));
            assert!(english != german && german != french && english != french, "{english}");
            assert_eq!(Language::German.speak(|| fault.to_string()), english, "for programs");
            assert_eq!(Language::French.speak(|| serde_json::json!(fault)), english);
        }
    }

    #[test]
    fn a_doubt_has_the_days_of_its_reader() {
        let day = |day| chrono::NaiveDate::from_ymd_opt(2026, 3, day).unwrap();
        let older = ImportDoubt::Older { newest: day(1), held: day(9) };
        let german = Language::German.speak(|| doubt_about(&older).to_string());
        assert!(german.contains("1. März 2026") && german.contains("9. März 2026"), "{german}");
        assert!(Language::German.speak(|| older.to_string()).contains("1 March 2026"), "for programs");
    }
}
