//! `/backups`: the list of backups, and a button for a new one, for the operator.

use askama::Template;
use chrono::Utc;

use crate::messages::dates;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;

/// The most backups listed.
const LISTED: usize = 20;

#[derive(Template)]
#[template(path = "backups.html")]
struct Backups {
    layout: Layout,
    /// The folder of the next backup.
    folder: Option<String>,
    count: String,
    /// File, time and size.
    newest: Vec<(String, String, String)>,
    /// Why the last one could not be written, if it failed.
    failed: Option<String>,
}

/// The list.
///
/// # Errors
/// If the folder cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit)?)
}

/// Writes a backup, like the scheduled ones.
///
/// # Errors
/// If the folder cannot be read.
pub fn write(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    match site.desk.keep_backup(Utc::now()) {
        Ok(_) => Ok(Answer::see_other(&urls::backups())),
        Err(why) => Answer::refusal(&Backups { failed: Some(why.to_string()), ..page(site, visit)? }),
    }
}

fn page(site: &Site, visit: &Visit) -> Result<Backups, PageError> {
    let found = site.desk.backups().map_err(crate::app::DeskError::from)?;
    let newest = found.iter().take(LISTED).map(|kept| {
        let size = words::bytes(kept.bytes);
        (kept.path.display().to_string(), dates::moment_in_utc(&kept.made), size)
    });
    Ok(Backups {
        layout: visit.layout(site),
        folder: site.desk.backup_folder().map(|folder| folder.display().to_string()),
        count: say("backups-count").with("backups", found.len()).into(),
        newest: newest.collect(),
        failed: site.desk.backup_failed(),
    })
}
