//! `arbiter restore`: copy, verify, swap; the old file is kept. What people asked for since the backup is done again.

use std::path::{Path, PathBuf};

use chrono::Utc;

use crate::app::asked_since::AskedSince;
use crate::app::backup::Trust;
use crate::app::restore_line::{self, whole};
use crate::app::{DatabaseUrl, StoreError, backup};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::{self, DataLocation};
use crate::cli::{output, progress};

/// What to restore.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The backup.
    file: PathBuf,
    /// Accept a database that “arbiter backup” did not make, if it is not empty and every log in it verifies.
    #[arg(long)]
    even_so: bool,
}

/// Restores a backup over the database. The old file is kept next to it.
///
/// # Errors
/// If the backup does not verify or the database is in use; it is then unchanged.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let url = place.url()?;
    if let DatabaseUrl::Sqlite(database) = &url
        && is_same_file(&args.file, database)
    {
        let why = "this is the database itself, and no backup would be left of it. Name another --database";
        return Err(Unusable::about(args.file.display(), why));
    }
    if let DatabaseUrl::Sqlite(database) = &url
        && !place.is_named()
        && !database.exists()
    {
        return Err(unmeant(database));
    }
    open::tell_leftovers(&backup::clear_leftovers(&url));
    if url.is_shared() {
        open::tell_leftovers(&backup::clear_leftovers_beside(&args.file));
    }
    let trust = if args.even_so { Trust::EvenSo } else { Trust::Sealed };
    let bar = progress::bar("Restoring");
    let restored = match backup::restore(&args.file, &url, place.heads_in(), trust, Utc::now(), &bar) {
        Ok(restored) => restored,
        // If the sentence names no file, it means the backup.
        Err(error @ StoreError::Damaged(_)) => return Err(Unusable::about(args.file.display(), error)),
        Err(error) => return open::refused_by_store(&error),
    };
    output::line(format_args!("Restored {} into {url}; every log in it verifies.", args.file.display()))?;
    if let Some(old) = &restored.kept {
        output::line(format_args!("What was there before is kept as {}.", old.display()))?;
    } else if let DatabaseUrl::Sqlite(new) = &url {
        output::line(format_args!("No database was there before: {} is a new file.", whole(new).display()))?;
    }
    for missing in restored.missing {
        output::line(format_args!("Not in this backup: {missing}."))?;
    }
    if let (Some(old), DatabaseUrl::Sqlite(new)) = (&restored.kept, &url) {
        ask_again(old, new, place)?;
    }
    Ok(YesOrNo::Yes)
}

/// Why no new database is made where somebody may have meant the one of the site: a shell has no settings of a service.
fn unmeant(database: &Path) -> Unusable {
    let (here, named) = (whole(database), restore_line::database(&DatabaseUrl::Sqlite(database.to_owned())));
    Unusable(format!(
        "no database was named, and there is none at {}. Name the one of the site with --database, as its page /backups \
         does; for a new one here, add --database {named}",
        here.display()
    ))
}

/// Whether both names lead to one file.
fn is_same_file(one: &Path, other: &Path) -> bool {
    one.canonicalize().is_ok_and(|one| other.canonicalize().is_ok_and(|other| one == other))
}

/// Erases and hides again what the replaced database says was erased and hidden since the backup, and names the rest.
fn ask_again(replaced: &Path, restored: &Path, place: &DataLocation) -> Result<(), Unusable> {
    let asked = match AskedSince::of(replaced, restored) {
        Ok(asked) => asked,
        Err(error) => {
            return output::line(format_args!(
                "What people asked for since this backup cannot be read in {} ({error}). Erase the names and accounts \
                 again that were erased since, and hide the players again who wished it.",
                replaced.display()
            ));
        }
    };
    if !asked.is_empty() {
        let again = place.desk()?.ask_again(&asked, Utc::now());
        let again = again.map_err(|error| {
            Unusable(format!(
                "The backup is restored, but not everything that people asked for since is done again: {error}. Erase \
                 the names again that were erased since, and hide the players again who wished it."
            ))
        })?;
        if again.names > 0 {
            output::line(format_args!("Erased again, as asked since this backup: names: {}.", again.names))?;
        }
        if again.wishes > 0 {
            output::line(format_args!(
                "Hidden again or shown by initials, as asked since this backup: players: {}.",
                again.wishes
            ))?;
        }
        for player in again.left {
            output::line(format_args!(
                "The name of {player} was erased since, and the player was another person in this backup: erase it again."
            ))?;
        }
    }
    for name in asked.accounts {
        output::line(format_args!("The account “{name}” was erased since and is back: erase it again."))?;
    }
    Ok(())
}
