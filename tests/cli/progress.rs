//! Bars for work that takes longer than a second: on a terminal, and nowhere else.

use std::path::Path;
use std::process::{Command, Output};

use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};

use crate::support::absent;
use crate::support::program::{arbiter, other_clock};

/// Runs a line of the shell in which `$ARBITER` is the program, for which an hour passes in each second.
fn run(folder: &Path, library: &Path, line: &str) -> Output {
    let program = arbiter().get_program().to_owned();
    let line = format!("LD_PRELOAD='{}' FAKETIME='+0 x3600' {line}", library.display());
    Command::new("sh")
        .args(["-c", &line])
        .current_dir(folder)
        .env_remove("ARBITER_DATABASE_URL")
        .env("ARBITER", program)
        .env("TERM", "xterm")
        .output()
        .unwrap()
}

/// On a terminal of its own, as `script` makes one.
fn on_a_terminal(folder: &Path, library: &Path, words: &str) -> Option<String> {
    if Command::new("script").arg("--version").output().is_err() {
        return absent("script", "apt-get install bsdutils");
    }
    let output =
        run(folder, library, &format!("script --quiet --return --command '\"$ARBITER\" {words}' typescript"));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{words}: {said} {}", String::from_utf8_lossy(&output.stderr));
    Some(said)
}

#[test]
fn long_work_draws_a_bar_on_a_terminal_and_nothing_into_a_pipe() {
    let Some(library) = other_clock() else { return };
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let base = "--database sqlite:x.db";
    for (number, (words, doing)) in [
        ("simulate --tournaments 8 --players 8 --rounds 2 --out exports".to_owned(), "Playing"),
        (format!("{base} tournament import --same-people exports"), "Importing"),
        (format!("{base} verify"), "Verifying"),
        (format!("{base} verify --rebuild"), "Rebuilding the lists"),
        (format!("{base} backup copy.db"), "Backing up"),
        ("--database sqlite:y.db restore copy.db".to_owned(), "Restoring"),
    ]
    .into_iter()
    .enumerate()
    {
        let Some(shown) = on_a_terminal(here, &library, &words) else { return };
        assert!(shown.contains(doing), "{words}: {shown}");
        assert!(shown.contains(" of 8, "), "{words}: {shown}");
        // Whatever else is printed begins a line of its own: after a line end, or on a line that was cleared.
        for (at, _) in shown.match_indices("Imported “") {
            let before = shown[..at].trim_end_matches(char::is_whitespace);
            assert!(
                before.is_empty() || before.ends_with(['.', 'K']) || shown[..at].ends_with(['\n', '\r']),
                "{shown:?}"
            );
        }
        // The same into a pipe, on data of its own.
        let again =
            words.replace("x.db", "pipe.db").replace("y.db", "pipe-y.db").replace("copy.db", "pipe-copy.db");
        let again = again.replace("--out exports", "--out again");
        let output = run(here, &library, &format!("\"$ARBITER\" {again}"));
        assert!(output.status.success(), "{again}: {output:?}");
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        assert!(!said.contains(doing) && !said.contains(['\r', '\u{1b}']), "{number}: {said:?}");
    }
}

/// After an update to a version that lists something else, the first list waits for every log.
#[test]
fn lists_that_an_older_version_wrote_are_rebuilt_with_a_bar() {
    let Some(library) = other_clock() else { return };
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let made = run(
        here,
        &library,
        "\"$ARBITER\" --database sqlite:x.db simulate --tournaments 8 --players 8 --rounds 2",
    );
    assert!(made.status.success(), "{made:?}");
    let outdated = || {
        let mut file = SqliteConnection::establish(here.join("x.db").to_str().unwrap()).unwrap();
        file.batch_execute("UPDATE summaries SET version = 0").unwrap();
    };
    let list = "--database sqlite:x.db tournament list";
    let doing = "Rebuilding the lists";
    outdated();
    let Some(shown) = on_a_terminal(here, &library, list) else { return };
    assert!(shown.contains(doing) && shown.contains(" of 8, "), "{shown}");
    let again = on_a_terminal(here, &library, list).unwrap();
    assert!(!again.contains(doing), "they are rebuilt: {again}");
    outdated();
    let piped = run(here, &library, &format!("\"$ARBITER\" {list}"));
    let said = [piped.stdout, piped.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(piped.status.success() && !said.contains(doing) && !said.contains(['\r', '\u{1b}']), "{said:?}");
}
