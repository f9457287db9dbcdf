//! Every heading and line that the notes on enforceable rules cite leads to an entry.

use crate::support::shared;
use arbiter::domain::rulings::citation::slug;
use arbiter::domain::rulings::entry::RulingEntry;
use arbiter::domain::rulings::library::LibraryDocument;

use super::fixtures::*;

const KEYS: [(&str, &str); 5] = [
    ("FAQ95", "faq-1995-02-11"),
    ("2E11", "2e-current-rulings-2011-01-03"),
    ("CR0700", "current-rulings-2000-07-31"),
    ("GLF", "glossary-fragment-undated"),
    ("CR1000", "current-rulings-2000-10-30"),
];

/// A cited place: the stem, the words before the bracket, the lines in it.
struct Place {
    stem: &'static str,
    heading: String,
    lines: Vec<u32>,
}

/// Reads `CR0700 mission phase (751); FAQ95 DUPLICATE MISSIONS (273)` out of the tables.
fn places(notes: &str) -> Vec<Place> {
    let mut places = Vec::new();
    for row in notes.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| #")) {
        let mut stem = None;
        let mut rest = row;
        while let Some(open) = rest.find('(') {
            let before = &rest[..open];
            let (inside, after) = rest[open + 1..].split_once(')').unwrap_or((&rest[open + 1..], ""));
            let last =
                KEYS.iter().filter_map(|(key, stem)| Some((before.rfind(key)? + key.len(), *stem))).max();
            let words = match last {
                Some((end, found)) => {
                    stem = Some(found);
                    &before[end..]
                }
                None => before,
            };
            if let (Some(stem), Some(lines)) = (stem, line_numbers(inside)) {
                let heading = words.trim_matches([',', ';', ' ']).to_owned();
                places.push(Place { stem, heading, lines });
            }
            rest = after;
        }
    }
    places
}

fn line_numbers(inside: &str) -> Option<Vec<u32>> {
    inside.split([',', '-']).map(|number| number.trim().parse().ok()).collect()
}

/// The entries to which a line of the file belongs; two where a line holds two.
fn at_line(held: &LibraryDocument, line: u32) -> impl Iterator<Item = &RulingEntry> {
    held.entries.iter().filter(move |entry| entry.holds(line))
}

/// Whether an entry at the line, or its parent, has the heading; the notes shorten some.
fn bears(held: &LibraryDocument, line: u32, heading: &str) -> bool {
    let wanted = slug(heading);
    at_line(held, line).any(|entry| {
        held.parents(entry).into_iter().chain([entry]).any(|entry| {
            let own = slug(&entry.heading);
            own == wanted || own.starts_with(&wanted) || wanted.ends_with(&own)
        })
    })
}

#[test]
fn every_cited_heading_and_line_leads_to_its_entry() {
    let (Some(library), Some(shared)) = (library(), shared::folder()) else { return };
    let notes = std::fs::read_to_string(shared.join("domain/enforceable-rules.md")).unwrap();
    let places = places(&notes);
    let mut headings = 0;
    for place in &places {
        let held = library.document(place.stem).unwrap();
        for line in &place.lines {
            assert!(at_line(held, *line).next().is_some(), "{} {} ({line})", place.stem, place.heading);
        }
        // “errata” and bare lines name no heading.
        if place.heading.len() > 2 && !place.heading.contains("errata") && !place.heading.contains('|') {
            let named = place.lines.iter().all(|line| bears(held, *line, &place.heading));
            assert!(named || place.heading.starts_with("E.T. ARMBANDS"), "{} {}", place.stem, place.heading);
            headings += 1;
        }
    }
    assert!(headings >= 65 && places.len() >= 75, "only {headings} of {} were read", places.len());
}

#[test]
fn a_wrong_line_does_not_have_the_heading() {
    let Some(library) = library() else { return };
    let held = library.document("current-rulings-2000-10-30").unwrap();
    assert!(bears(held, 276, "seed deck"));
    assert!(!bears(held, 278, "seed deck"));
}

#[test]
fn every_citation_of_a_reminder_a_format_or_an_optional_rule_opens() {
    use arbiter::domain::rulings::source_parser::{TextPart, parts};
    use arbiter::domain::tournament::optional_rule::OptionalRule;
    let Some(library) = library() else { return };
    let reminders = arbiter::data::reminders().iter().flat_map(|reminder| reminder.citations.clone());
    let options = OptionalRule::ALL.map(|option| option.citation().to_owned());
    let notes = arbiter::data::notes().iter().flat_map(|note| note.citations.clone());
    let of_formats = arbiter::data::deck_formats().iter().flat_map(|format| format.rules.clone());
    let of_formats = of_formats.flat_map(|rule| rule.citations);
    let ours: Vec<String> = reminders.chain(options).chain(notes).chain(of_formats).collect();
    let mut found = 0;
    for source in &ours {
        for part in parts(source, &library) {
            match part {
                TextPart::Entry(..) => found += 1,
                TextPart::Words(words) => {
                    let dead =
                        ["1E-CR", "1E-FAQ", "1E-GL", "2E-CR"].into_iter().find(|work| words.contains(work));
                    assert_eq!(dead, None, "{source} leads nowhere");
                }
            }
        }
    }
    assert!(found >= 60, "{found}");
}
