//! Somebody sets the machine's clock while a round is played, and the running program notices it by itself.

use std::fs;
use std::path::PathBuf;

use crate::support::client::Client;
use crate::support::hall::{SLUG, prepared};
use crate::support::program::{Program, wait_for};
use arbiter::app::DatabaseUrl;

/// A library that shows a program another time of day, and leaves the clock that nobody can set.
fn other_clock() -> Option<PathBuf> {
    let places = fs::read_dir("/usr/lib").into_iter().flatten();
    let found = places
        .filter_map(|place| Some(place.ok()?.path().join("faketime/libfaketimeMT.so.1")))
        .find(|file| file.exists());
    found.or_else(|| crate::support::absent("libfaketime", "apt-get install libfaketime"))
}

#[test]
fn a_clock_set_during_a_round_is_noted_in_the_log_and_shown() {
    let Some(library) = other_clock() else { return };
    let folder = tempfile::tempdir().unwrap();
    prepared(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    let shift = folder.path().join("shift");
    fs::write(&shift, "+0\n").unwrap();
    let script = format!(
        "export LD_PRELOAD='{}' FAKETIME_TIMESTAMP_FILE='{}' FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1; \
         exec \"$@\"",
        library.display(),
        shift.display()
    );
    let program = Program::serve_by(&script, "sqlite:arbiter.db", folder);
    let log = || Client::new(&program.url()).get(&format!("/t/{SLUG}/log")).unwrap().text;
    assert!(!log().contains("clock was put"), "the control");
    for (set, says) in
        [("+3h", "clock was put forward by 3 hours."), ("+0", "clock was put back by 3 hours.")]
    {
        fs::write(&shift, format!("{set}\n")).unwrap();
        wait_for(
            || if log().contains(says) { Ok(()) } else { Err(format!("{says:?}: {}", program.printed())) },
        );
    }
    assert!(program.printed().contains("the clock jumped"), "{}", program.printed());
}
