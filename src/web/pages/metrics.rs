//! `/metrics`: figures about this process and its database in the text format of Prometheus, for programs of the operator.

use chrono::Utc;

use crate::app::backup::StoredBackup;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::metrics::Metrics;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// The content type of OpenMetrics, which Prometheus and its like read.
const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// # Errors
/// If the store does not answer, or they cannot be written.
pub fn show(site: &Site, _: &Visit) -> Result<Answer, PageError> {
    let lengths = site.desk.newest_entries()?;
    let backups = site.desk.backups();
    let (work, space) = (site.desk.database_work(), site.desk.space());
    let mut figures = Metrics::new(&site.requests);
    figures.count("database_reads", "Reads asked of the database", work.reads);
    figures.count("database_writes", "Writes asked of the database", work.writes);
    figures.count("database_commits", "Commits of the database", work.commits);
    figures.state("tournaments", "Tournaments", lengths.len());
    figures.state("entries", "Entries of all logs", lengths.iter().map(|(_, entries)| entries).sum::<i64>());
    add_memory(site, &mut figures);
    figures.state("damaged_tournaments", "Damaged logs", site.desk.damaged_logs().len());
    figures.state(
        "in_trouble",
        "1 while nothing can be recorded or read",
        usize::from((site.hooks.trouble)().is_some()),
    );
    add_backups(backups, &mut figures);
    if let Some(bytes) = space.bytes {
        figures.state("database_bytes", "Size of the database file", bytes);
    }
    if let Some(free) = space.free {
        figures.state("disk_free_bytes", "Free space beside the database", free);
    }
    if let Some(replica) = site.desk.replica() {
        figures.state(
            "replica_level",
            "1 while strangers are answered from the replica",
            usize::from(replica.is_level),
        );
        figures.state(
            "replica_behind_milliseconds",
            "For how long something has been missing in the replica",
            replica.behind.as_millis(),
        );
        figures.state("replica_behind_bytes", "Bytes of the log that the replica lacks", replica.bytes);
        figures.count("replica_reads", "Reads that the replica answered", replica.reads);
        figures.count(
            "replica_passed_on",
            "Reads for strangers that the primary answered",
            replica.passed_on,
        );
    }
    let text = figures.to_text().map_err(|error| PageError::failed(&error))?;
    Ok(Answer::bytes(KIND, text))
}

/// How many backups there are; nothing if that is not known, because 0 would be wrong.
fn add_backups<E>(backups: Result<Vec<StoredBackup>, E>, figures: &mut Metrics) {
    figures.state(
        "backups_unreadable",
        "1 while a folder with backups cannot be read",
        usize::from(backups.is_err()),
    );
    let Ok(backups) = backups else { return };
    figures.state("backups", "Backups that are kept", backups.len());
    if let Some(newest) = backups.first() {
        let age = (Utc::now() - newest.made).num_seconds();
        figures.state("backup_age_seconds", "Age of the newest backup", age);
    }
}

/// What is in memory, and what was read because something was missing there.
fn add_memory(site: &Site, figures: &mut Metrics) {
    figures.state("open_streams", "Open pages that are told of changes", site.followers.count());
    figures.state("cache_bytes", "Memory of cached pages", site.page_cache.bytes());
    figures.state(
        "pages_being_made",
        "Pages that are being made for the cache",
        site.page_cache.being_made(),
    );
    figures.count(
        "logs_read_for_lists",
        "Logs read because a list lacked a summary",
        site.desk.logs_read_for_lists(),
    );
    figures.count(
        "deck_lists_read",
        "Deck lists read for cards and their usage",
        u64::try_from(site.desk.list_work().read).unwrap_or(u64::MAX),
    );
}
