//! `/installation`: how this installation is doing, for its operator.

use askama::Template;

use crate::app::installation::LargeTournament;
use crate::messages::dates;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::backups::unreadable;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// How many of the largest tournaments are listed.
const LARGEST: usize = 20;

#[derive(Template)]
#[template(path = "installation.html")]
struct Page {
    layout: Layout,
    database: String,
    size: Option<String>,
    free: Option<String>,
    tournaments: String,
    entries: String,
    largest: Vec<Row>,
    /// What is wrong: recording, logs, the last backup.
    troubles: Vec<String>,
    newest_backup: Option<String>,
    /// The replica, and how it is doing.
    replica: Option<(String, String)>,
    /// The copy of the database before an update.
    kept: Option<String>,
    settings: Vec<Setting>,
}

struct Row {
    title: String,
    to: Link,
    players: Option<usize>,
    entries: i64,
    size: String,
}

/// A setting of the operator: what it is for, its value, and how it is given.
struct Setting {
    about: Message,
    value: Option<String>,
    given_by: &'static str,
}

/// # Errors
/// If the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let found = site.desk.installation(LARGEST)?;
    let backups = site.desk.backups();
    let unreadable = backups.as_ref().err().map(unreadable);
    let newest = match &backups {
        Ok(backups) => backups.first().map(|kept| {
            let at = dates::moment_in_utc(&kept.made);
            say("installation-backup-of").with("at", at).with("size", words::bytes(kept.bytes)).into()
        }),
        Err(_) => Some(say("installation-backup-not-known").into()),
    };
    let damaged = site
        .desk
        .damaged_logs()
        .into_iter()
        .map(|(which, _)| say("installation-log-damaged").with("log", which.to_string()).to_string());
    let failed =
        site.desk.backup_failed().map(|why| say("installation-backup-failed").with("why", why).to_string());
    let unbelieved = site
        .unbelieved_proxies()
        .into_iter()
        .map(|at| say("installation-unbelieved-proxy").with("address", at.to_string()).to_string());
    let troubles = (site.hooks.trouble)().into_iter().chain(damaged).chain(failed).chain(unreadable);
    Answer::page(&Page {
        layout: visit.layout(site),
        database: found.database,
        size: found.bytes.map(words::bytes),
        free: found.free.map(words::bytes),
        tournaments: say("series-tournaments").with("tournaments", found.tournaments).into(),
        entries: say("installation-entries").with("entries", found.entries).into(),
        largest: found.largest.iter().map(row).collect(),
        troubles: troubles.chain(unbelieved).collect(),
        newest_backup: newest,
        replica: site.desk.replica().map(|it| (it.place.clone(), words::replica(&it))),
        kept: found.kept.map(|path| path.display().to_string()),
        settings: settings(site),
    })
}

fn row(one: &LargeTournament) -> Row {
    Row {
        to: urls::tournament(&one.slug),
        title: one.summary.as_ref().map_or_else(|| one.slug.to_string(), |found| found.title.clone()),
        players: one.summary.as_ref().map(|found| found.players),
        entries: one.entries,
        size: words::bytes(one.bytes),
    }
}

fn settings(site: &Site) -> Vec<Setting> {
    let config = &site.config;
    let given = |is_given: bool| is_given.then(|| say("installation-given").into());
    let every = config
        .backup_every
        .map(|every| say("reports-closing-number-of-minutes").with("minutes", minutes(every)).into());
    vec![
        Setting {
            about: say("installation-name-of-the-site"),
            value: config.site_name.clone(),
            given_by: "--site-name NAME",
        },
        Setting {
            about: say("site-imprint"),
            value: given(config.imprint.is_some()),
            given_by: "--imprint FILE",
        },
        Setting {
            about: say("installation-privacy-text"),
            value: given(config.privacy.is_some()),
            given_by: "--privacy FILE",
        },
        Setting {
            about: say("installation-contact"),
            value: config.security_contact.clone(),
            given_by: "--security-contact CONTACT",
        },
        Setting {
            about: say("installation-backup-every"),
            value: every,
            given_by: "--backup-every 15m --backup-to FOLDER",
        },
        Setting {
            about: say("installation-token"),
            value: given(config.metrics_token.is_some()),
            given_by: "--metrics-token TOKEN",
        },
    ]
}

fn minutes(every: std::time::Duration) -> usize {
    usize::try_from(every.as_secs().div_ceil(60)).unwrap_or(usize::MAX)
}
