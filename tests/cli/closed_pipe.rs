//! A reader that goes away early, as `arbiter user list | head -0` does, changes no exit code and causes no panic.

use std::path::Path;
use std::process::{Output, Stdio};

use crate::data::Folder;
use crate::support::program::arbiter;

const COMMANDS: [&[&str]; 22] = [
    &["--help"],
    &["cards", "find", "Kira"],
    &["cards", "find", "Kira", "--json"],
    &["chance", "--seed", "7", "--die", "20"],
    &["decisions", "export", "--public-origin", "https://lyon.example"],
    &["decisions", "list"],
    &["decisions", "list", "--json"],
    &["deck", "formats"],
    &["deck", "formats", "--json"],
    &["rulings", "list"],
    &["rulings", "list", "--json"],
    &["rulings", "search", "--edition", "1E", "--on", "2026-05-03", "beaming"],
    &["rulings", "search", "--edition", "1E", "--on", "2026-05-03", "beaming", "--json"],
    &["score", "profiles"],
    &["score", "profiles", "--json"],
    &["tournament", "list"],
    &["tournament", "list", "--json"],
    &["tournament", "export", "deep-space-open"],
    &["verify"],
    &["verify", "--json"],
    &["user", "reset", "Odo"],
    &["user", "list"],
];

fn run(database: &Path, line: &[&str], out: impl Into<Stdio>) -> Output {
    let database = format!("sqlite:{}", database.display());
    let child =
        arbiter().args(line).args(["--database", &database]).stdout(out).stderr(Stdio::piped()).spawn();
    child.unwrap().wait_with_output().unwrap()
}

#[test]
fn a_closed_pipe_changes_no_answer_of_any_listing_command() {
    let folder = Folder::with_a_tournament();
    run(&folder.database(), &["user", "add", "Odo"], Stdio::null());
    for line in COMMANDS {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let closed = run(&folder.database(), line, writer);
        let err = String::from_utf8_lossy(&closed.stderr).into_owned();
        let open = run(&folder.database(), line, Stdio::piped());
        assert!(!open.stdout.is_empty(), "{line:?} prints something");
        assert_eq!(closed.status.code(), open.status.code(), "{line:?}: {err}");
    }
}
