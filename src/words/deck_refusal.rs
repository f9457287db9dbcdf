//! Why a list, a pool or a format is not taken.

use crate::domain::deck::list::{MOST_LINES, TooLong};
use crate::domain::deck::opened::UnfitPool;
use crate::domain::deck::other_edition::OtherGame;
use crate::domain::deck::overrides::{MOST, RuleError};
use crate::domain::deck::own_format::{LONGEST_NAME, MOST_TITLES, OwnFormatError, TitleList};
use crate::messages::{Message, say};
use crate::words::deck::zone;
use crate::words::finding::finding;
use crate::words::sentences;

in_english! {
    TooLong: |it| too_long(*it),
    OtherGame: other_game,
    UnfitPool: unfit_pool,
    RuleError: rule_error,
    OwnFormatError: own_format_error,
}

/// A text that is not a deck list.
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
pub fn own_format_error(why: &OwnFormatError) -> Message {
    match why {
        OwnFormatError::NoName => say("deck-own-no-name"),
        OwnFormatError::LongName(length) => {
            say("deck-own-long-name").with("length", *length).with("most", LONGEST_NAME)
        }
        OwnFormatError::Unseen => say("deck-own-unseen"),
        OwnFormatError::TakenName(name) => say("deck-own-taken-name").with("name", name),
        OwnFormatError::Rule(why) => rule_error(why),
        OwnFormatError::NeedsPool { says, .. } => say("deck-own-needs-pool").with("says", says),
        OwnFormatError::NoCard { list, line, text, near } => {
            let list = match list {
                TitleList::Banned => "banned",
                TitleList::Allowed => "allowed",
            };
            let told = say("deck-own-no-card").with("list", list).with("line", *line).with("text", text);
            let similar = || say("deck-own-similar").with("titles", near.join(", "));
            sentences(told, (!near.is_empty()).then(similar))
        }
        OwnFormatError::NoSet(code) => say("deck-own-no-set").with("code", code),
        OwnFormatError::Both(title) => say("deck-own-both").with("title", title),
        OwnFormatError::TooMany(titles) => {
            say("deck-own-too-many").with("titles", *titles).with("most", MOST_TITLES)
        }
    }
}
