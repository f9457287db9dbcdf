//! Lines that look like remarks about a list and may be cards all the same: nothing that may be one is dropped.

use std::collections::HashSet;

use crate::domain::card::CardTable;
use crate::domain::card::title_folding::fold_title;
use crate::domain::deck::cells::names_separator;
use crate::domain::deck::heading::is_nothing;
use crate::domain::deck::line::{CardLine, Content, ListLine, WhyIgnored, card_line};
use crate::domain::deck::sums::is_total;
use crate::domain::deck::tags::plain;

/// Labels of remarks that people also write before a card's title.
const BEFORE_TITLES: &str = "event|name|id|note|notes|total";

/// Labels of card types, some of which a list writes before its titles.
const TYPES: &str =
    "interrupt|personnel|ship|dilemma|equipment|mission|artifact|facility|incident|objective|doorway";

/// Beginnings of remarks that are also those of titles, folded.
const OF_TITLES: [&str; 7] = ["page ", "seite ", "by ", "from ", "to ", "total ", "gesamt "];

/// What a line has before its first colon, folded.
fn label_before(text: &str) -> String {
    text.split_once(':').map(|(label, _)| fold_title(label)).unwrap_or_default()
}

/// Whether a line such as `Event: Masaka Transformations` names a card, exactly or nearly, behind a label.
fn labels_a_card(text: &str, table: &CardTable) -> bool {
    let label = label_before(text);
    let title = text.split_once(':').map(|(_, title)| title).unwrap_or_default();
    BEFORE_TITLES.split('|').any(|one| one == label) && table.is_near_a_title(title)
}

/// In a list with types before its titles, `Event:` is one of them and does not say where the deck was played.
pub(super) fn settle_events(lines: &mut [ListLine]) {
    let is_typed = |line: &ListLine| {
        let label = label_before(&line.text);
        matches!(line.content, Content::Card(_)) && TYPES.split('|').any(|one| one == label)
    };
    let typed = lines.iter().any(is_typed);
    for line in lines.iter_mut().filter(|_| typed) {
        if line.content == Content::Ignored(WhyIgnored::Note) && label_before(&line.text) == "event" {
            line.content = Content::Card(card_line(&line.text));
        }
    }
}

/// The places of lines that begin as a remark and as titles do, directly below a card: `By Inferno's Light`.
pub(super) fn perhaps_titles(
    lines: &[ListLine],
    is_card: impl Fn(&ListLine, &CardLine) -> bool,
) -> HashSet<usize> {
    let begins = |line: &ListLine| {
        let folded = fold_title(&line.text);
        OF_TITLES.iter().any(|start| folded.starts_with(start))
            && !line.text.chars().any(|character| character.is_ascii_digit())
    };
    let pairs = lines.iter().zip(lines.iter().skip(1)).enumerate();
    let below = pairs.filter(|(_, (before, line))| {
        before.line + 1 == line.line
            && begins(line)
            && matches!(&before.content, Content::Card(card) if is_card(before, card))
    });
    below.map(|(at, _)| at + 1).collect()
}

/// What programs and people write above and below a list.
pub(super) fn footer(text: &str) -> Option<WhyIgnored> {
    let folded = fold_title(text);
    let begins = [
        "page ",
        "seite ",
        "total ",
        "printed ",
        "exported ",
        "generated ",
        "created ",
        "copyright ",
        "sent from ",
        "deck list",
        "decklist",
        "best regards",
        "regards",
        "cheers",
        "thanks",
        "on behalf",
        "last updated",
        "made with",
        "downloaded ",
        "deck by ",
        "by ",
        "author ",
        "subject ",
        "from ",
        "to ",
        "date ",
        "deck name ",
        "gesamt ",
    ];
    let holds = [
        " trekcc",
        "wwwtrekcc",
        "trekccorg",
        "lackeyccg",
        "http",
        "©",
        "wrote",
        "cards total",
        "total cards",
        "all rights",
    ];
    let lower = text.to_lowercase();
    let own = begins.iter().any(|start| folded.starts_with(start) || folded == start.trim())
        || holds.iter().any(|part| folded.contains(part) || lower.contains(part));
    own.then_some(WhyIgnored::Note)
}

/// What a line begins with, before a colon, if it describes the deck instead of listing cards; folded.
const ABOUT_THE_DECK: [&str; 20] = [
    "deck",
    "deck name",
    "deck title",
    "player",
    "player name",
    "name",
    "author",
    "date",
    "event",
    "event date",
    "tournament",
    "format",
    "id",
    "player id",
    "player number",
    "version",
    "notes",
    "note",
    "total",
    "edition",
];

/// Why a line says nothing about the deck, if it does not.
pub(super) fn ignorable(text: &str, table: &CardTable) -> Option<WhyIgnored> {
    let bare = text.trim_start_matches(['/', '#', ';', '*', '-', ' ']);
    if bare
        .split_once(':')
        .is_some_and(|(label, _)| matches!(fold_title(label).as_str(), "affiliation" | "affiliations"))
    {
        return Some(WhyIgnored::Affiliation);
    }
    if ["//", "#", ";", "/*", "--"].iter().any(|mark| text.starts_with(mark)) {
        return Some(WhyIgnored::Comment);
    }
    if !text.chars().any(char::is_alphanumeric) {
        return Some(WhyIgnored::NoLetters);
    }
    if !plain(text).chars().any(char::is_alphanumeric) {
        return Some(WhyIgnored::PageMarks);
    }
    if text.starts_with('(') && text.find(')') == Some(text.len() - 1) {
        return Some(WhyIgnored::Parentheses);
    }
    if text.starts_with("http://") || text.starts_with("https://") {
        return Some(WhyIgnored::Link);
    }
    if text.ends_with("= [") || names_separator(text) {
        return Some(WhyIgnored::ProgramList);
    }
    if is_nothing(text) {
        return Some(WhyIgnored::Note);
    }
    if ABOUT_THE_DECK.contains(&label_before(text).as_str()) {
        let note = is_total(text) || !labels_a_card(text, table);
        return note.then_some(WhyIgnored::Note);
    }
    is_total(text).then_some(WhyIgnored::Total)
}
