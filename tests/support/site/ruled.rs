//! Made-up ruling documents, imported without the pages.

use arbiter::app::Desk;
use arbiter::app::library::stem_of;
use arbiter::domain::awaited::Awaited;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::document::Description;
use arbiter::domain::rulings::log::statement::Provenance;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

/// A First Edition document of 30 October 2000: `/rulings/sample-rulings-2000`.
pub const FIRST: &str = "\
Sample Rulings

LAMPS AND KETTLES

* blue lamp - The blue lamp counts as one of the thirty lamps on the shelf. It stays lit until the bell rings.

A second paragraph says that a broken blue lamp counts as well.

kettle - A kettle may be filled once each turn. See blue lamp.

moon\u{fffd}s gate - The moon gate opens at noon <b>only</b> & never twice.

";

/// A later copy of the document, its text on the blue lamp changed.
pub const CHANGED: &str = "\
Sample Rulings

LAMPS AND KETTLES

* blue lamp - A preface was added.

The blue lamp counts as one of the thirty lamps on the shelf. It stays lit until the bell rings.

kettle - A kettle may be filled twice each turn. See blue lamp.

";

/// A Second Edition document of 3 January 2011: `/rulings/second-sample`.
pub const SECOND: &str = "\
Sample Rulings of the Second Edition

blue lamp - The blue lamp is never lit in this game.

";

/// Rules later than the tournament's day: `/rulings/later-sample`.
pub const LATER: &str = "\
Later Sample

brass trumpet - The brass trumpet may be played by its owner alone.

";

fn day(year: i32, month: u32, day: u32) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(year, month, day)
}

/// Imports a text under this name.
pub fn import(
    desk: &Desk,
    name: &str,
    text: &str,
    edition: Edition,
    series: &str,
    issued: Option<NaiveDate>,
) {
    import_at(desk, name, text, edition, series, issued, Utc::now());
}

fn import_at(
    desk: &Desk,
    name: &str,
    text: &str,
    edition: Edition,
    series: &str,
    issued: Option<NaiveDate>,
    now: DateTime<Utc>,
) {
    let described = Description {
        stem: stem_of(name),
        work: format!("{edition}-{series}").parse().unwrap(),
        edition,
        title: format!("{} of {series}", text.lines().next().unwrap()),
        publisher: Some("The Sample Committee".to_owned()),
        issued,
        previous_on: None,
        star_rule: false,
    };
    let stored = Provenance::of_operator(now, name.to_owned());
    let bytes = text.as_bytes().to_vec();
    let seen = desk.preview_document(name, bytes.clone(), None, &Awaited::always()).unwrap().seen;
    desk.import_document(name, bytes, Some(described), &seen, &stored, &Awaited::always()).unwrap();
}

/// The document of the First Edition.
pub fn first(desk: &Desk) {
    import(desk, "sample-rulings-2000.txt", FIRST, Edition::First, "SR", day(2000, 10, 30));
}

/// The document of the Second Edition.
pub fn second(desk: &Desk) {
    import(desk, "second-sample.txt", SECOND, Edition::Second, "SR", day(2011, 1, 3));
}

/// The document that is later than the tournament of the tests.
pub fn later(desk: &Desk) {
    // Nothing is imported that is still to come.
    let now = Utc::now() + TimeDelta::days(2_000);
    import_at(desk, "later-sample.txt", LATER, Edition::First, "LS", day(2027, 1, 1), now);
}

/// The later copy of the first document.
pub fn changed(desk: &Desk) {
    import(desk, "sample-rulings-2000.txt", CHANGED, Edition::First, "SR", day(2000, 10, 30));
}
