//! Lines and headings in forms that an audit found misread, each tried with many titles: nothing is read as another card,
//! no heading is taken for a card nor a card for a heading, and nothing is dropped without a word.

use arbiter::data::{card_table, deck_format};
use arbiter::domain::card::{MatchKind, Sought};
use arbiter::domain::deck::{DeckList, DeckReport};
use arbiter::domain::edition::Edition;

fn check(edition: Edition, text: &str) -> DeckReport {
    let table = card_table(edition);
    let format = if edition == Edition::Second { "2e-standard" } else { "1e-open" };
    deck_format(format).unwrap().check(&DeckList::read(text, table), table, None)
}

/// Titles of letters and blanks that name their card exactly and are the name of no release, one in so many.
fn titles(edition: Edition, one_in: usize) -> Vec<&'static str> {
    let table = card_table(edition);
    let plain = |title: &&str| {
        let letters = title.chars().all(|one| one.is_ascii_alphabetic() || one == ' ');
        let found = table.find(title, Sought::Title);
        letters
            && title.len() > 7
            && found.is_some_and(|found| found.how == MatchKind::Exact)
            && !table.releases().iter().any(|release| release.name.eq_ignore_ascii_case(title))
    };
    table.cards().iter().map(|card| card.title.as_str()).filter(plain).step_by(one_in).collect()
}

/// The faults that name a line.
fn told(report: &DeckReport, line: usize) -> Vec<&str> {
    let faults = report.faults.iter().filter(|fault| fault.lines.contains(&line));
    faults.map(|fault| fault.rule.code()).collect()
}

#[test]
fn a_line_that_names_two_cards_is_never_one_of_them_without_a_word() {
    for edition in [Edition::First, Edition::Second] {
        let titles = titles(edition, 60);
        assert!(titles.len() > 10, "{}", titles.len());
        for between in [", ", "; ", "; 2 ", " - 1 ", " | ", " / ", "\t2 ", "\t"] {
            let pairs: Vec<_> = titles.windows(2).filter(|pair| !pair[0].contains(pair[1])).collect();
            let text: String =
                pairs.iter().map(|pair| format!("2 {}{between}{}\n", pair[0], pair[1])).collect();
            let report = check(edition, &format!("Draw deck:\n{text}"));
            for (at, pair) in pairs.iter().enumerate() {
                let read: Vec<_> = report.lines.iter().filter(|line| line.line == at + 2).collect();
                let both = read.len() == 2 && read.iter().all(|line| line.card.is_some());
                let none = read.iter().all(|line| line.card.is_none());
                assert!(both || none && !told(&report, at + 2).is_empty(), "{pair:?}{between:?}: {read:?}");
            }
        }
    }
    for line in ["2 Kevin Uxbridge, Amanda Rogers", "1 Kevin Uxbridge; 2 Amanda Rogers"] {
        let report = check(Edition::First, &format!("Draw deck:\n{line}\n"));
        assert_eq!(report.lines[0].suggestions, ["Kevin Uxbridge", "Amanda Rogers"], "{line}");
    }
}

#[test]
fn a_misspelt_title_with_a_comma_is_not_the_card_that_its_end_names() {
    for (edition, line) in [
        (Edition::Second, "2 Dat, Tempted by Flesh"),
        (Edition::Second, "2 Hmwk, Reborn"),
        (Edition::Second, "2 Benjamig Sisko, Vastly Outnumbered"),
        (Edition::Second, "2 Harcourt Fentn Mudd Swindler, Conman, Liar, Rogue"),
        (Edition::Second, "2 Varria (Lavishly Rewacded Aide)"),
        (Edition::Second, "2 Sword of Kahless"),
        (Edition::First, "2 Amanda Rogers (Protemtor)"),
        (Edition::First, "2 Wolf (Shades of Gray)"),
    ] {
        for text in [line.to_owned(), format!("Draw deck:\n{line}")] {
            let report = check(edition, &text);
            assert_eq!(report.lines.len(), 1, "{text}");
            assert_eq!(report.lines[0].card, None, "{text}: {:?}", report.lines[0]);
            assert!(told(&report, text.lines().count()).contains(&"unknown-card"), "{text}");
        }
    }
}

#[test]
fn a_remark_behind_a_title_with_a_second_edition_twin_leaves_the_number_two_alone() {
    for line in
        ["2 Sela (foil)", "[*]2 Sela", "2 Dominion Battleship $0.25", "2 Sela [1R23]", "2 Sela # needed"]
    {
        let report = check(Edition::First, &format!("Draw deck:\n{line}\n"));
        let read: Vec<_> = report.lines.iter().map(|line| (line.quantity, line.title.as_deref())).collect();
        assert!(matches!(read.as_slice(), [(2, Some("Sela" | "Dominion Battleship"))]), "{line}: {read:?}");
    }
}
