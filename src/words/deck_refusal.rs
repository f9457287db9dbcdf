//! Why a list, a pool or a format is not taken.

use crate::domain::deck::list::{MOST_LINES, TooLong};
use crate::domain::deck::opened::UnfitPool;
use crate::domain::deck::other_edition::OtherGame;
use crate::domain::deck::overrides::{MOST, RuleError};
use crate::domain::deck::own_format::{LONGEST_NAME, MOST_TITLES, OwnFormatError, TitleList};
use crate::messages::{Message, say};
use crate::words::deck::zone;
use crate::words::finding::finding;

/// A text that is no deck list.
pub fn too_long(TooLong(lines): TooLong) -> Message {
    say("deck-too-long").with("lines", lines).with("most", MOST_LINES)
}

/// A list of another game.
pub fn other_game(OtherGame(found): &OtherGame) -> Message {
    say("deck-other-game").with("finding", finding(found))
}

/// Why a pool that somebody sent is not read.
pub fn unfit_pool(why: &UnfitPool) -> Message {
    match why {
        UnfitPool::NotAsked(format) => say("deck-pool-not-asked").with("format", format),
        UnfitPool::NoCards => say("deck-pool-no-cards"),
        UnfitPool::TooLong(why) => too_long(*why),
    }
}

/// Why a rule cannot be set this way.
pub fn rule_error(why: &RuleError) -> Message {
    match why {
        RuleError::Unknown(rule) => say("deck-rule-unknown").with("rule", rule),
        RuleError::Seen { says, .. } => say("deck-rule-seen").with("says", says),
        RuleError::Figure { says, figure, least, .. } => say("deck-rule-figure")
            .with("says", says)
            .with("figure", *figure)
            .with("least", *least)
            .with("most", MOST),
        RuleError::NoDeck { zone: part, least, most } => {
            say("deck-rule-no-deck").with("part", zone(*part)).with("least", *least).with("most", *most)
        }
    }
}

/// Why a format of a director's own cannot be made.
pub fn own_format_error(why: &OwnFormatError) -> String {
    match why {
        OwnFormatError::NoName => say("deck-own-no-name"),
        OwnFormatError::LongName(length) => {
            say("deck-own-long-name").with("length", *length).with("most", LONGEST_NAME)
        }
        OwnFormatError::Control => say("deck-own-control"),
        OwnFormatError::TakenName(name) => say("deck-own-taken-name").with("name", name),
        OwnFormatError::Rule(why) => rule_error(why),
        OwnFormatError::NoCard { list, line, text, near } => {
            let told = match list {
                TitleList::Banned => say("deck-own-banned-no-card").with("line", *line).with("text", text),
                TitleList::Allowed => say("deck-own-allowed-no-card").with("line", *line).with("text", text),
            };
            if near.is_empty() {
                return told.to_string();
            }
            return format!("{told} {}", say("deck-own-similar").with("titles", near.join(", ")));
        }
        OwnFormatError::Both(title) => say("deck-own-both").with("title", title),
        OwnFormatError::TooMany(titles) => {
            say("deck-own-too-many").with("titles", *titles).with("most", MOST_TITLES)
        }
    }
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::deck::finding::DeckFinding;
    use crate::domain::deck::zone::Zone;

    #[test]
    fn every_reason_is_told_as_at_the_console() {
        let words = || "Seed deck".to_owned();
        assert_eq!(too_long(TooLong(3_000)).to_string(), TooLong(3_000).to_string());
        let other = OtherGame(Box::new(DeckFinding::NoCards));
        assert_eq!(other_game(&other).to_string(), other.to_string());
        for why in [UnfitPool::NotAsked(words()), UnfitPool::NoCards, UnfitPool::TooLong(TooLong(3_000))] {
            assert_eq!(unfit_pool(&why).to_string(), why.to_string());
        }
        for why in [
            RuleError::Unknown(words()),
            RuleError::Seen { rule: words(), says: words() },
            RuleError::Figure { rule: words(), says: words(), figure: 900, least: 1 },
            RuleError::NoDeck { zone: Zone::DrawDeck, least: 61, most: 60 },
        ] {
            assert_eq!(rule_error(&why).to_string(), why.to_string());
            let own = OwnFormatError::Rule(why);
            assert_eq!(own_format_error(&own), own.to_string());
        }
        let no_card = |list, near| OwnFormatError::NoCard { list, line: 2, text: words(), near };
        for why in [
            OwnFormatError::NoName,
            OwnFormatError::LongName(70),
            OwnFormatError::Control,
            OwnFormatError::TakenName(words()),
            no_card(TitleList::Banned, Vec::new()),
            no_card(TitleList::Allowed, vec![words(), words()]),
            OwnFormatError::Both(words()),
            OwnFormatError::TooMany(300),
        ] {
            assert_eq!(own_format_error(&why), why.to_string());
        }
    }
}
