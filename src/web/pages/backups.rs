//! `/backups`: the list of backups, and a button for a new one, for the operator.

use askama::Template;
use chrono::{DateTime, Utc};

use crate::app::DeskError;
use crate::app::backup::StoredBackup;
use crate::app::restore_line::{self, whole};
use crate::app::security::SecurityEvent;
use crate::messages::{Message, dates, english, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::file_stream::FileStream;
use crate::web::forms::BackupForm;
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;

/// The part of the time for a request in which most backups are done.
const PATIENCE: u32 = 4;

/// The most backups listed.
const LISTED: usize = 20;

#[derive(Template)]
#[template(path = "backups.html")]
struct Backups {
    layout: Layout,
    /// The folder of the next backup.
    folder: Option<String>,
    /// This program and the database to restore into, as words of the command that restores one.
    program: String,
    database: String,
    /// What makes that database, if it is another one than the site's.
    create: Option<&'static str>,
    /// How many there are; `None` if that is not known.
    count: Option<String>,
    newest: Vec<Row>,
    /// Why they cannot be listed, if they cannot.
    unreadable: Option<String>,
    /// Why the last one could not be written, if it failed.
    failed: Option<String>,
    /// Since when one is being written.
    begun: Option<Message>,
}

struct Row {
    file: String,
    made: String,
    size: String,
    /// What names it in a form.
    made_ms: i64,
}

/// # Errors
/// If the page cannot be written.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit))
}

/// Writes a backup, like the scheduled ones. One that takes longer than a request may goes on, and the page says so.
///
/// # Errors
/// If the form has no number.
pub fn write(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let patience = site.permits.longest() / PATIENCE;
    match site.desk.begin_backup(visit.submission()?, Utc::now(), patience) {
        Ok(()) => Ok(Answer::see_other(&urls::backups())),
        Err(why) => Answer::refusal(&Backups { failed: Some(why.to_string()), ..page(site, visit) }),
    }
}

/// Sends a backup. Its name says when it was made, and nothing of this machine.
///
/// # Errors
/// [`PageError::NotFound`] if there is no such backup any more; if it cannot be read.
pub fn download(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let made = BackupForm::of(&visit.form).made.parse().map_err(|_| PageError::NotFound)?;
    let found = site.desk.open_backup(made).map_err(DeskError::from)?;
    let (file, bytes, made) = found.ok_or(PageError::NotFound)?;
    let stream = FileStream::of(file, bytes).map_err(|error| PageError::failed(&error))?;
    visit.note(SecurityEvent::BackupDownloaded, visit.viewer.account.as_ref().map(|account| account.id));
    let name = format!("arbiter-backup-{}.db", made.format("%Y%m%d-%H%M%S"));
    Ok(Answer::large_file(&name, "application/octet-stream", stream))
}

fn page(site: &Site, visit: &Visit) -> Backups {
    let (begun, found, unreadable) = match look(site) {
        Ok((begun, found)) => (begun, Some(found), None),
        Err(why) => (None, None, Some(unreadable(&why))),
    };
    let count = found.as_ref().map(|found| say("backups-count").with("backups", found.len()).into());
    let newest = found.iter().flatten().take(LISTED).map(|kept| Row {
        file: restore_line::file(&kept.path),
        made: dates::moment_in_utc(&kept.made),
        size: words::bytes(kept.bytes),
        made_ms: kept.made.timestamp_millis(),
    });
    Backups {
        layout: visit.layout(site),
        folder: site.desk.backup_folder().map(|folder| whole(&folder).display().to_string()),
        program: restore_line::program(),
        database: restore_line::target(site.desk.database()),
        create: site.desk.database().is_shared().then_some(restore_line::MAKES_EMPTY),
        count,
        newest: newest.collect(),
        unreadable,
        failed: site.desk.backup_failed(),
        begun: begun.map(|begun| say("backups-written-since").with("since", dates::moment_in_utc(&begun))),
    }
}

/// Since when a backup is being written, and the backups.
fn look(site: &Site) -> Result<(Option<DateTime<Utc>>, Vec<StoredBackup>), DeskError> {
    // First, so that one that ends meanwhile is in the list.
    let begun = site.desk.backup_in_progress()?;
    Ok((begun, site.desk.backups()?))
}

/// That the backups cannot be listed: a page about them must not say that there is none.
pub(super) fn unreadable(why: &impl std::fmt::Display) -> String {
    say("backups-unreadable").with("why", english(why.to_string())).into()
}
