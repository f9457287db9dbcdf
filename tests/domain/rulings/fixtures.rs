//! Made-up documents in the forms of the real ones, and the real ones where they are present.

use crate::support::shared;
use arbiter::data::RULING_DOCUMENTS;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::document::{Baseline, Description, Document, KnownDocuments};
use arbiter::domain::rulings::entry::RulingEntry;
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::library::{Library, LibraryEntry};
use arbiter::domain::rulings::split::{Split, split};
use arbiter::domain::rulings::standing::{Standing, Status};
use arbiter::domain::rulings::status;
use chrono::NaiveDate;

pub const WRAPPED: &str = "\
Sample Card Game
Current Rulings
1/31/01

This text is made up. It stands here to
test the reader.

SIGNIFICANT RULINGS CHANGES AND CLARIFICATIONS

This is what is new:

anchors: You may drop two anchors
now.

Queen\u{fffd}s Tea: Served cold.

RULINGS

Abacus - See counting.

* anchors \u{fffd} weigh \u{fffd} You may weigh an
anchor once. See counting, boats \u{fffd} rowing.

A second paragraph on anchors.

boats - A boat floats.

Many oars \u{fffd} With many oars you row
faster.

* Boxcar - The red boxes \u{fffd} one or two \u{fffd} are fine.

The blue boxes \u{fffd} three and four \u{fffd} may not be used.

  Loading \u{fffd} Load from the left.

counting - Count like this:
\t* one, then
\t  two; or
\t* three.

Marigold\u{fffd} See counting.

topic \u{fffd} quoted - The \"topic\" section of the
\"topic \u{fffd} quoted\" text is gone.

TM, (r) & (c) nobody.
All of it is made up.
";

pub const BOLD: &str = "\
Sample Card Game

Current Rulings

This text is made up.

SIGNIFICANT RULINGS CHANGES AND CLARIFICATIONS

This is what is new:

Anchors: Drop two. **boats:** Boats float.

* **Classic Lamp:** It shines.

Names that are new in the other booklet are these.

2 Lamps.

lamp oil

RULINGS

* **anchors – weigh** – Weigh **once**. See **boats**.

boats – See **Classic Lamp**.

Classic Lamp – It shines upon a personnel

near it, and *only* there.

Built-in Wick: The wick is part of the lamp.

* **\"dim\"** – See **Classic Lamp, boats**.
";

pub const SECOND: &str = "\
THE MADE-UP COMMITTEE

RULINGS

baking – Bake in this order.

1. Make the dough
 - a. Weigh it.
 - b. Knead it.
2. Bake
 - a. Wait.

Sample Rulings Document (4 May 2010)

This text is made up and marks new topics with an asterisk (*).

***bread / rolls** – Bread is not a roll.

Order - Cut it.

ERRATA

Mr. B. Baker, Early Riser – Erratum:

Order - Stop the oven.

*Oven – Erratum:

This card is warm.
";

pub const QUESTIONS: &str = "\
Questions about the sample game

- BREAD
- 2. ROLLS

1. BREAD ***1.1 CRUST

Q: LOAVES -- Can I bake a round

loaf?

A: Yes. Bake it as long as the oven
O: OVENS, WHERE? - Where is the oven? A: In the kitchen.

Q. LOAVES AND A KNIFE I cut a loaf. Is that fine?

- Q: KNIVES — Is a knife sharp?

***1.2 CRUMBS

holds, and no longer.

2. ROLLS

Q: DO ROLLS ROLL?
A: They do.
";

/// `QUESTIONS` in the order of reading: the orphan behind `1.2 CRUMBS` ends the answer on loaves.
pub const QUESTIONS_PAGES: [u32; 4] = [1, 21, 13, 23];

pub const RUN_ON: &str = "\
goes on from a page that is lost. See lamp. LAMP
OIL - Oil burns. Some oil burns long. Filling - Fill it
slowly. Keep it full. WICK- See lamp oil. *TABLE 7 - A table
stands. \"DIM LIGHT\" - Light that is
dim. Examples:
- dusk
and dawn. Built From
Wooden Boards: Boards are flat. FLOOR, LEVEL
OF - The floor is level at 50% - 60 boards. |
";

pub fn wrapped() -> Split {
    split(WRAPPED, DocumentFormat::of(WRAPPED), &[])
}

/// Entries as short lines: level, star, kind, first and last line, heading.
pub fn outline(split: &Split) -> Vec<String> {
    split
        .entries
        .iter()
        .map(|entry| {
            let star = if entry.starred { "*" } else { "" };
            format!(
                "{} {}-{} {star}{} ({})",
                entry.level, entry.line_start, entry.line_end, entry.heading, entry.kind
            )
        })
        .collect()
}

pub fn entry<'a>(split: &'a Split, heading: &str) -> &'a RulingEntry {
    split
        .entries
        .iter()
        .rev()
        .find(|entry| entry.heading == heading)
        .unwrap_or_else(|| panic!("no entry {heading}: {:#?}", outline(split)))
}

pub fn date(text: &str) -> chrono::NaiveDate {
    text.parse().unwrap()
}

/// A made-up document on the fixture's text, under a star rule with baseline and previous date.
pub fn described(
    text: &str,
    stem: &str,
    work: &str,
    issued: Option<&str>,
    previous: Option<&str>,
) -> (Document, Vec<RulingEntry>) {
    let said = Description {
        stem: stem.to_owned(),
        work: work.parse().unwrap(),
        edition: work.split('-').next().unwrap().parse::<Edition>().unwrap(),
        title: "Sample".to_owned(),
        publisher: None,
        issued: issued.map(date),
        previous_on: previous.map(date),
        star_rule: previous.is_some(),
    };
    let document = Document::described(text.as_bytes(), text, said);
    let entries = split(text, document.format, &[]).entries;
    (document, entries)
}

pub fn baseline(until: &str, includes: &[&str]) -> Option<Baseline> {
    Some(Baseline {
        name: "Handbook 2".to_owned(),
        from: None,
        until: Some(date(until)),
        includes: includes.iter().map(|work| work.parse().unwrap()).collect(),
        renews: Vec::new(),
    })
}

/// A real document, known and split; `None` if the folder is missing.
pub fn real(stem: &str) -> Option<(Document, Split, String)> {
    let text =
        std::fs::read_to_string(shared::folder()?.join("rulings").join(stem).with_extension("txt")).unwrap();
    let known = KnownDocuments::parse(RULING_DOCUMENTS).unwrap();
    let document =
        known.recognise(text.as_bytes(), &text).unwrap_or_else(|| panic!("{stem} is not recognised"));
    assert_eq!(document.stem, stem);
    let split = split(&text, document.format, &document.pages);
    Some((document, split, text))
}

pub const STEMS: [&str; 5] = [
    "faq-1995-02-11",
    "current-rulings-2000-07-31",
    "glossary-fragment-undated",
    "current-rulings-2000-10-30",
    "2e-current-rulings-2011-01-03",
];

/// The library of the five real documents; `None` if the folder is missing.
pub fn library() -> Option<Library> {
    shared::folder()?;
    Some(Library::of(
        STEMS.iter().filter_map(|stem| real(stem)).map(|(document, split, _)| (document, split.entries)),
    ))
}

/// A status, and its reason in words.
pub struct Told {
    pub status: Status,
    pub reason: String,
}

/// The standing of an entry on a day, in words.
pub fn standing(found: LibraryEntry<'_>, edition: Edition, on: NaiveDate, library: &Library) -> Told {
    let Standing { status, reason } = status::standing(found, edition, on, library);
    Told { status, reason: reason.to_string() }
}
