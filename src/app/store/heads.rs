//! Notes the newest entry of every log in a small file next to the database, and perhaps in a second folder, so that
//! an older or incomplete copy of the database does not go unnoticed.
//!
//! A line is added after each commit, before anybody is told of it. A lost line only makes the check slightly weaker,
//! so a line that cannot be written stops nothing: it is logged once, until it works again.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, Utc};

use super::error::StoreError;
use super::files;
use super::noted::{NotedHead, NotedLog};
use super::url::DatabaseUrl;

/// Appended to the database's name.
pub const SUFFIX: &str = ".heads";
/// The first line, for people who open the file.
const TITLE: &str = "Arbiter: the newest entry of each log. Do not edit.\n";
/// How many lines at the end of a file surely contain that of the newest commit: several threads add lines, many at once.
const LAST_LINES: usize = 1_000;

/// The files in which heads are noted.
#[derive(Debug, Default)]
pub struct HeadFiles(Vec<Place>);

#[derive(Debug)]
struct Place {
    path: PathBuf,
    /// Whether a failure was already logged; reset when it works again.
    failing: AtomicBool,
    /// Held while the file is written.
    writing: Mutex<()>,
}

impl HeadFiles {
    /// Next to an SQLite database, and in a second folder if one is given.
    pub fn of(url: &DatabaseUrl, second: Option<&Path>) -> Self {
        Self(places(url, second).into_iter().map(Place::at).collect())
    }

    /// Adds a line for each of these to each file.
    pub fn note(&self, heads: &[NotedHead]) {
        if !heads.is_empty() {
            let lines: String = heads.iter().map(NotedHead::line).collect();
            self.each(|place| append(place, &lines));
        }
    }

    /// Flushes the notes to the disk.
    pub fn sync(&self) {
        self.each(|place| if place.exists() { fs::File::open(place)?.sync_data() } else { Ok(()) });
    }

    /// The content of each file: the newest entry of every log, and what was lost.
    ///
    /// # Errors
    /// If a file is there and cannot be read.
    pub fn noted_heads(&self) -> Result<Vec<(PathBuf, Vec<NotedHead>)>, StoreError> {
        self.0.iter().map(|Place { path, .. }| Ok((path.clone(), read(path)?))).collect()
    }

    /// Of each log in the last lines of each file the newest. A database that has the entry committed last has every
    /// other, since a copy holds all that was committed before some moment.
    ///
    /// # Errors
    /// If a file is there and cannot be read.
    pub fn noted_last(&self) -> Result<Vec<NotedHead>, StoreError> {
        let mut last = Vec::new();
        for Place { path, .. } in &self.0 {
            let text = text_of(path)?;
            let lines: Vec<&str> = text.lines().collect();
            last.extend(newest(lines.iter().rev().take(LAST_LINES).rev().copied()));
        }
        Ok(last)
    }

    /// Rewrites each file with these lines and those added for later entries meanwhile; they are on the disk before they
    /// replace the old ones.
    pub fn rewrite(&self, lines: impl Fn(&Path) -> Vec<NotedHead>) {
        for place in &self.0 {
            let lines = lines(&place.path);
            let mut known: BTreeMap<NotedLog, i64> = BTreeMap::new();
            for NotedHead { log, head, .. } in &lines {
                known
                    .entry(*log)
                    .and_modify(|most| *most = head.sequence.max(*most))
                    .or_insert(head.sequence);
            }
            let _alone = place.lock();
            // Heads that were added meanwhile and cannot be read now would be lost with the old file.
            let added = match read(&place.path) {
                Ok(added) => added,
                Err(error) => {
                    place.report(Err(error));
                    continue;
                }
            };
            let added = added.into_iter().filter(|noted| {
                !noted.is_lost && known.get(&noted.log).is_none_or(|most| noted.head.sequence > *most)
            });
            let text =
                lines.into_iter().chain(added).fold(TITLE.to_owned(), |text, head| text + &head.line());
            place.report(files::replace_private(&place.path, text.as_bytes()));
        }
    }

    /// Renames each file, because another database has replaced the one it describes.
    ///
    /// # Errors
    /// If a file cannot be renamed.
    pub fn set_aside(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.0.iter().filter(|place| place.path.exists()).try_for_each(|Place { path, .. }| {
            fs::rename(path, files::kept_name(path, now)).map_err(|error| StoreError::file(path, error))
        })
    }

    fn each(&self, work: impl Fn(&Path) -> io::Result<()>) {
        for place in &self.0 {
            let _alone = place.lock();
            place.report(work(&place.path).map_err(|error| StoreError::file(&place.path, error)));
        }
    }
}

impl Place {
    fn at(path: PathBuf) -> Self {
        Self { path, failing: false.into(), writing: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn report(&self, done: Result<(), StoreError>) {
        let failed_before = self.failing.swap(done.is_err(), Ordering::AcqRel);
        if let Err(error) = done
            && !failed_before
        {
            tracing::warn!(%error, "the newest entries cannot be noted; recording goes on");
        }
    }
}

/// The files in which the heads of a database are noted.
pub fn places(url: &DatabaseUrl, second: Option<&Path>) -> Vec<PathBuf> {
    let beside = match url {
        DatabaseUrl::Sqlite(path) => Some(files::with_suffix(path, SUFFIX)),
        DatabaseUrl::Postgres(_) => None,
    };
    let name = beside.as_deref().and_then(Path::file_name).unwrap_or("arbiter.heads".as_ref());
    let second = second.map(|folder| folder.join(name));
    beside.into_iter().chain(second).collect()
}

fn append(place: &Path, lines: &str) -> io::Result<()> {
    let mut file = match fs::OpenOptions::new().append(true).open(place) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            // If two processes create the file at once, one of them finds it already there.
            if files::create_private(place).is_ok() {
                files::give_to_owner_of(files::folder_of(place), place)?;
            }
            let mut file = fs::OpenOptions::new().append(true).open(place)?;
            file.write_all(TITLE.as_bytes())?;
            file
        }
        opened => opened?,
    };
    // A single write, so that lines of several threads and processes never mix.
    file.write_all(lines.as_bytes())
}

fn read(place: &Path) -> Result<Vec<NotedHead>, StoreError> {
    Ok(newest(text_of(place)?.lines()))
}

/// The content of a file; nothing if it is not there.
fn text_of(place: &Path) -> Result<String, StoreError> {
    match fs::read(place) {
        Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(StoreError::file(place, error)),
    }
}

/// The newest line of each log and every line about a loss, by log and number.
fn newest<'l>(lines: impl Iterator<Item = &'l str>) -> Vec<NotedHead> {
    let mut slugs = BTreeMap::new();
    let mut found: BTreeMap<(NotedLog, bool, i64), NotedHead> = BTreeMap::new();
    for line in lines.filter_map(NotedHead::read) {
        slugs.extend(line.slug.clone().map(|slug| (line.log, slug)));
        // Lines of several threads are not in the order of their entries.
        let number = if line.is_lost { line.head.sequence } else { 0 };
        let newest = found.entry((line.log, line.is_lost, number)).or_insert_with(|| line.clone());
        if line.head.sequence >= newest.head.sequence {
            *newest = line;
        }
    }
    let named = |head: NotedHead| NotedHead { slug: slugs.get(&head.log).cloned(), ..head };
    found.into_values().map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::super::noted::NewestEntry;
    use super::*;
    use crate::domain::hash::EntryHash;
    use crate::domain::id::{SeriesId, TournamentId};
    use uuid::Uuid;

    fn head(tournament: u128, sequence: i64) -> NotedHead {
        NotedHead {
            log: NotedLog::Tournament(TournamentId::new(Uuid::from_u128(tournament))),
            slug: Some(format!("open-{tournament}").parse().unwrap()),
            head: NewestEntry { sequence, hash: EntryHash::of(sequence.to_string()) },
            at: DateTime::from_timestamp_millis(1_795_000_000_123).unwrap(),
            is_lost: false,
        }
    }

    #[test]
    fn the_newest_line_of_each_log_is_read_and_a_damaged_one_says_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let heads = HeadFiles::of(&DatabaseUrl::Sqlite(folder.path().join("a.db")), None);
        let place = folder.path().join("a.db.heads");
        assert_eq!(heads.noted_heads().unwrap(), [(place.clone(), vec![])]);
        for line in
            [head(1, 4), head(1, 6), head(1, 5), head(2, 9), NotedHead { is_lost: true, ..head(1, 8) }]
        {
            heads.note(&[line]);
        }
        let expected = [head(1, 6), NotedHead { is_lost: true, ..head(1, 8) }, head(2, 9)];
        assert_eq!(heads.noted_heads().unwrap(), [(place.clone(), expected.to_vec())]);
        // A line cut off at the end, as after a power failure, and a flipped bit.
        let text = fs::read_to_string(&place).unwrap();
        fs::write(&place, text.replace(" 9 ", " 7 ") + &head(1, 7).line()[..60]).unwrap();
        assert_eq!(heads.noted_heads().unwrap()[0].1, expected[..2]);
        heads.rewrite(|_| expected.to_vec());
        heads.sync();
        assert_eq!(heads.noted_heads().unwrap()[0].1, expected);
    }

    #[test]
    fn what_is_noted_while_a_file_is_rewritten_stays_and_is_among_the_last() {
        let folder = tempfile::tempdir().unwrap();
        let heads = HeadFiles::of(&DatabaseUrl::Sqlite(folder.path().join("a.db")), None);
        let lost = NotedHead { is_lost: true, ..head(2, 9) };
        heads.note(&[head(1, 4), head(2, 9), head(3, 5)]);
        heads.rewrite(|_| {
            heads.note(&[head(1, 5), head(4, 1)]);
            vec![head(1, 4), head(2, 7), head(3, 5), lost.clone()]
        });
        let expected = [head(1, 5), head(2, 7), lost, head(3, 5), head(4, 1)];
        assert_eq!(heads.noted_heads().unwrap()[0].1, expected);
        assert_eq!(heads.noted_last().unwrap(), expected, "the file is short");
        for sequence in 1..=i64::try_from(LAST_LINES).unwrap() {
            heads.note(&[head(5, sequence)]);
        }
        assert_eq!(heads.noted_last().unwrap(), [head(5, 1_000)]);
        assert_eq!(heads.noted_heads().unwrap()[0].1.len(), 6, "the control");
    }

    #[test]
    fn a_series_and_a_tournament_with_one_identifier_are_two_logs() {
        let folder = tempfile::tempdir().unwrap();
        let heads = HeadFiles::of(&DatabaseUrl::Sqlite(folder.path().join("a.db")), None);
        let of_series = |sequence, is_lost| {
            let log = NotedLog::Series(SeriesId::new(Uuid::from_u128(1)));
            NotedHead { log, is_lost, ..head(1, sequence) }
        };
        heads.note(&[head(1, 4), of_series(2, false), of_series(3, false), of_series(9, true)]);
        let expected = [head(1, 4), of_series(3, false), of_series(9, true)];
        assert_eq!(heads.noted_heads().unwrap()[0].1, expected);
        assert!(of_series(2, false).line().starts_with("series-head "), "older programs pass over it");
    }

    #[test]
    fn a_folder_that_is_gone_stops_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let url = DatabaseUrl::Sqlite(folder.path().join("a.db"));
        let heads = HeadFiles::of(&url, Some(&folder.path().join("stick")));
        heads.note(&[head(1, 1)]);
        let failing = |at: usize| heads.0[at].failing.load(Ordering::Acquire);
        assert_eq!([failing(0), failing(1)], [false, true]);
        assert_eq!(
            heads.noted_heads().unwrap().iter().map(|(_, heads)| heads.len()).collect::<Vec<_>>(),
            [1, 0]
        );
        let server = "postgres://host/a".parse().unwrap();
        assert!(places(&server, None).is_empty());
        assert_eq!(places(&server, Some(folder.path())), [folder.path().join("arbiter.heads")]);
    }
}
