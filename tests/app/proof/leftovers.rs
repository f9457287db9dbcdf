//! A killed restore or backup leaves a complete copy behind. The next start removes it and says so.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::base::House;

const PATIENCE: Duration = Duration::from_secs(20);

fn copies(house: &House) -> Vec<PathBuf> {
    let files = std::fs::read_dir(house.folder.path()).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.to_str().unwrap().contains("old.db.restoring-")).collect()
}

fn whole_copy(house: &House) -> bool {
    let is_copy =
        |path: &PathBuf| path.to_str().unwrap().ends_with(|character: char| character.is_ascii_digit());
    copies(house).iter().any(|path| is_copy(path) && path.metadata().is_ok_and(|file| file.len() > 0))
}

fn starts(house: &House, line: &[&str]) -> Child {
    let database = format!("sqlite:{}", house.path("old.db").display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.env_remove("ARBITER_DATABASE_URL").args(line).args(["--database", &database]);
    command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

fn until(what: impl Fn() -> bool) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if what() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    false
}

#[test]
fn a_restore_that_is_killed_leaves_a_copy_that_the_next_start_clears_away() {
    let house = House::playing();
    let backup = house.path("backup.db");
    assert_eq!(house.run(&["backup", backup.to_str().unwrap()]).0, 0);
    assert!(starts(&house, &["restore", backup.to_str().unwrap()]).wait().unwrap().success());
    let mut restore = starts(&house, &["restore", backup.to_str().unwrap()]);
    assert!(until(|| whole_copy(&house)), "the copy that is being checked");
    // No farewell: as when the power goes.
    restore.kill().unwrap();
    restore.wait().unwrap();
    assert!(whole_copy(&house), "it came in time: the restore had not ended");
    let mut site = starts(&house, &["serve", "--listen", "127.0.0.1:0"]);
    let cleared = until(|| copies(&house).is_empty());
    let mut said = String::new();
    BufReader::new(site.stderr.take().unwrap()).read_line(&mut said).unwrap();
    site.kill().unwrap();
    site.wait().unwrap();
    assert!(cleared, "{:?}: {said}", copies(&house));
    assert!(said.contains("a backup or restore was interrupted here"), "{said}");
    assert!(house.path("old.db").exists(), "the database stays");
}

#[test]
fn a_backup_that_was_interrupted_leaves_a_copy_that_the_next_start_clears_away() {
    let house = House::playing();
    let folder = house.path("backups");
    std::fs::create_dir(&folder).unwrap();
    let [copy, lock] = ["", "-lock"]
        .map(|end| folder.join(format!("old-backup-20261129T100000Z.db.unfinished-78-1795000000124{end}")));
    let whole = folder.join("old-backup-20261129T100000Z.db");
    for file in [&copy, &lock, &whole] {
        std::fs::write(file, "a whole copy").unwrap();
    }
    let mut site = starts(&house, &["serve", "--listen", "127.0.0.1:0"]);
    let cleared = until(|| !copy.exists() && !lock.exists());
    site.kill().unwrap();
    site.wait().unwrap();
    assert!(cleared, "there was no plan by which the next backup clears it away");
    assert!(whole.exists(), "the control");
}
