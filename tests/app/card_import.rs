//! An import of cards that is killed: afterwards either all of its tables are there, or none.

use std::process::Command;

use crate::power::is_traceable;
use crate::support::database::texts;
use crate::support::desk_over;
use arbiter::app::DatabaseUrl;
use arbiter::domain::edition::Edition;

/// Kills tried at most; an import needs far fewer calls than the last of them counts to.
const KILLS: u32 = 40;

/// A plugin file of each of two games, with a card that no table knows.
fn plugins(folder: &std::path::Path) -> [std::path::PathBuf; 2] {
    let first = "Name\tSet\tImageFile\tRelease\tType\tUniqueness\tText\n\
                 Zarquon Bomb\tTrad_Modern_Open\t\tpremiere\tEvent\t\tour own words\n";
    let tribbles = "Name\tSet\tImageFile\tInfo\tType\tCount\tText\n\
                    7 Tribbles - Zarquon\tTR\t\t1\tBonus\t7\tour own words\n";
    [("first.txt", first), ("tribbles.txt", tribbles)].map(|(name, text)| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    })
}

/// Imports both files into a new database and kills the program at its nth call of this kind; whether it was killed, and
/// of which games a table is there afterwards.
fn killed_at(url: &str, calls: &str, nth: u32, folder: &std::path::Path) -> (bool, Vec<Edition>) {
    let url: DatabaseUrl = url.parse().unwrap();
    drop(desk_over(&url));
    let named = match &url {
        DatabaseUrl::Sqlite(path) => format!("sqlite:{}", path.display()),
        DatabaseUrl::Postgres(url) => url.clone(),
    };
    let status = Command::new("strace")
        .args(["-f", "-o", "/dev/null", "-e", &format!("trace={calls}")])
        .args(["-e", &format!("inject={calls}:signal=SIGKILL:when={nth}")])
        .args([env!("CARGO_BIN_EXE_arbiter"), "cards", "import", "--database", &named])
        .args(plugins(folder))
        .output()
        .unwrap()
        .status;
    let desk = desk_over(&url);
    let there = texts(&desk, "SELECT edition FROM card_tables WHERE imported");
    let mut there: Vec<Edition> = there.iter().map(|edition| edition.parse().unwrap()).collect();
    there.sort();
    (!status.success(), there)
}

/// Kills an import at growing numbers of calls until it ends by itself.
fn all_or_none(new: impl Fn(u32) -> Option<String>, calls: &str, folder: &std::path::Path) {
    let both = vec![Edition::First, Edition::Tribbles];
    let (mut nothing, mut nth) = (0, 1);
    for kill in 0..KILLS {
        let Some(url) = new(kill) else { return };
        let (killed, there) = killed_at(&url, calls, nth, folder);
        assert!(there.is_empty() || there == both, "killed at call {nth}: {there:?}");
        nothing += u32::from(killed && there.is_empty());
        if !killed {
            assert_eq!(there, both);
            assert!(nothing >= 3, "it was killed only {nothing} times before it was done");
            return;
        }
        // Closely at first, then in wider steps: the tables themselves are hundreds of pages.
        nth += 1 + nth / 3;
    }
    panic!("the import never ends");
}

#[test]
fn an_import_that_is_killed_leaves_the_old_tables_or_the_new_ones_on_sqlite() {
    if is_traceable() {
        let folder = tempfile::tempdir().unwrap();
        let path = |kill: u32| folder.path().join(format!("{kill}.db"));
        all_or_none(|kill| Some(format!("sqlite:{}", path(kill).display())), "pwrite64", folder.path());
    }
}

#[test]
fn an_import_that_is_killed_leaves_the_old_tables_or_the_new_ones_on_postgres() {
    if is_traceable() {
        let folder = tempfile::tempdir().unwrap();
        all_or_none(|_| crate::support::postgres::url(), "sendto", folder.path());
    }
}
