//! `arbiter doctor`: looks at the settings, the machine and the data before a tournament depends on them, and says what to
//! mend.

mod machine;
mod place;
mod reach;

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

use crate::app::heads::Loss;
use crate::app::machine::is_still_to_make;
use crate::app::restore_line;
use crate::app::{DatabaseUrl, Desk, Engine, MOST_CONNECTIONS, ReplicaState, StoreError, TableVersion};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::DataLocation;
use crate::cli::output;
use crate::config::Config;
use crate::web::pages::security_txt;
use crate::web::{connections, words};
use crate::words::numbers::count;
use place::WriteObstacle;

/// The settings are those of `arbiter serve`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A backup that is older protects little.
const OLD_BACKUP: TimeDelta = TimeDelta::days(1);
/// Clocks of different machines differ by less.
const CLOCK: TimeDelta = TimeDelta::minutes(2);

/// With fewer open files not even a hall of 400 phones hears of changes at once.
const FEW_FILES: usize = 1_024;
/// A replica that is not level after this time has fallen behind.
const REPLICA: Duration = Duration::from_secs(5);

/// One thing that was looked at.
#[derive(Debug, Serialize)]
struct Look {
    about: &'static str,
    well: bool,
    says: String,
    /// What to do; empty if nothing is wrong.
    mend: String,
}

impl Look {
    fn well(about: &'static str, says: impl Into<String>) -> Self {
        Self { about, well: true, says: says.into(), mend: String::new() }
    }

    fn ill(about: &'static str, says: impl Into<String>, mend: impl Into<String>) -> Self {
        Self { about, well: false, says: says.into(), mend: mend.into() }
    }
}

/// Looks, and reports. Creates no database. What cannot be opened or read is something to mend, and the other looks go on.
///
/// # Errors
/// If the address is none of a database, or nothing can be printed.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let (url, now) = (place.url()?, Utc::now());
    let is_beside = reach::is_beside_a_site(&args.config);
    let mut looks = vec![
        version(),
        reach::settings(&args.config, is_beside),
        reach::proxy(&args.config),
        reach::address(args.config.listen),
        reach::phones(&args.config, is_beside),
        open_files(connections::open_files()),
    ];
    let mut in_the_way = None;
    if let (DatabaseUrl::Sqlite(path), Some(folder)) = (&url, url.folder()) {
        let (found, obstacle) = place::looks(path, folder);
        looks.extend(found);
        in_the_way = obstacle;
    }
    if matches!(&url, DatabaseUrl::Sqlite(path) if !path.exists()) {
        looks.push(none_yet(in_the_way));
    } else {
        looks.extend(database(place, &url, in_the_way, &args.config, now));
    }
    let is_kept = looks.iter().any(|look| look.about == "backups" && look.well);
    looks.push(schedule(&args.config, is_kept && (is_beside || url.is_shared())));
    looks.extend(contact(&args.config, now));
    looks.extend(place.heads_in().map(|folder| folder_for("second heads", folder)));
    looks.extend(args.config.backup_to.as_deref().map(backup_folder));
    report(&looks, args.json)?;
    Ok(if looks.iter().all(|look| look.well) { YesOrNo::Yes } else { YesOrNo::No })
}

fn report(looks: &[Look], json: bool) -> Result<(), Unusable> {
    if json {
        let well = looks.iter().all(|look| look.well);
        return output::json(&serde_json::json!({ "well": well, "looks": looks }));
    }
    let line = |look: &Look| match look.well {
        true => format!("well  {}: {}\n", look.about, look.says),
        false => format!("MEND  {}: {} {}\n", look.about, look.says, look.mend),
    };
    output::text(&looks.iter().map(line).collect::<String>())
}

fn version() -> Look {
    let (os, cpu) = (std::env::consts::OS, std::env::consts::ARCH);
    Look::well("version", format!("Arbiter {} for {os} on {cpu}.", env!("CARGO_PKG_VERSION")))
}

/// Each open page takes a file.
fn open_files(limit: usize) -> Look {
    let told = connections::most_followers();
    let says = format!(
        "This process may open {limit}: {told} pages hear of changes at once, the others ask every 20 seconds."
    );
    match limit < FEW_FILES {
        true => Look::ill(
            "open files",
            says,
            "Start it with “ulimit -n 16384”, or with LimitNOFILE=16384 under systemd.",
        ),
        false => Look::well("open files", says),
    }
}

/// The database program and its settings.
fn engine(engine: &Engine) -> Vec<Look> {
    let mut looks = vec![match engine.unsafe_settings.as_slice() {
        [] => Look::well("engine", format!("{}.", engine.version)),
        off => Look::ill(
            "engine",
            format!("{}, with {} off.", engine.version, off.join(" and ")),
            format!(
                "Set {} = on in postgresql.conf; otherwise results can be lost when the power fails.",
                off.join(" = on and ")
            ),
        ),
    }];
    looks.extend(engine.free_connections.map(|free| {
        let says = format!(
            "The server takes {free} more, and each process of Arbiter opens up to {MOST_CONNECTIONS}."
        );
        match usize::try_from(free).unwrap_or(0) < MOST_CONNECTIONS {
            true => Look::ill("connections", says, "Raise max_connections in postgresql.conf."),
            false => Look::well("connections", says),
        }
    }));
    looks
}

/// Everything that is looked at in the database. Only tables of this version are read: opening others changes them.
fn database(
    place: &DataLocation,
    url: &DatabaseUrl,
    in_the_way: Option<WriteObstacle>,
    config: &Config,
    now: DateTime<Utc>,
) -> Vec<Look> {
    let (found, tables) = match Desk::look(url) {
        Ok(found) => found,
        Err(why) => return vec![refused(url, in_the_way, &why)],
    };
    let mut looks = engine(&found);
    match tables {
        TableVersion::Current => {}
        TableVersion::None => {
            looks.push(none_yet(in_the_way));
            return looks;
        }
        TableVersion::Older(changes) => {
            looks.push(older(url, changes));
            return looks;
        }
    }
    let desk = match place.existing_desk() {
        Ok(desk) => desk.keeping_backups(config.backup_to.clone(), config.backup_keep),
        Err(why) => {
            looks.push(unopened(url, in_the_way, &why));
            return looks;
        }
    };
    let is_noted = place.heads_in().is_some() || !url.is_shared();
    looks.extend(data(&desk, is_noted, now).unwrap_or_else(|why| vec![unopened(url, in_the_way, &why)]));
    looks.extend(replica(desk, config));
    looks
}

fn none_yet(in_the_way: Option<WriteObstacle>) -> Look {
    match in_the_way {
        Some(obstacle) => Look::ill("database", "There is none yet, and none can be made.", obstacle.mend()),
        None => Look::well("database", "There is none yet; “arbiter” creates it at the first start."),
    }
}

/// A database that the next start brings up to date.
fn older(url: &DatabaseUrl, changes: usize) -> Look {
    let says = format!(
        "Its tables are of an older version, and the next start makes {}.",
        count(changes, "change", "changes")
    );
    match url {
        DatabaseUrl::Sqlite(_) => Look::well("database", says + " It keeps a copy of the file first."),
        DatabaseUrl::Postgres(_) => Look::ill(
            "database",
            says,
            "Write a backup with the version in use before: of a database on a server no copy is kept.",
        ),
    }
}

/// A database that the store refuses. One of a newer version is whole, and an older backup would lose what it holds.
fn refused(url: &DatabaseUrl, in_the_way: Option<WriteObstacle>, why: &StoreError) -> Look {
    let mend = match why {
        StoreError::NewerSchema { .. } => "Nothing is lost: that version goes on with it.",
        StoreError::NotArbiter(_) => "Name another database with --database.",
        StoreError::NotUtf8 { .. } => "Then name that one with --database.",
        StoreError::Busy => "Wait until the program that uses it has finished, and look again.",
        other => return unopened(url, in_the_way, other),
    };
    Look::ill("database", format!("It cannot be used: {why}."), mend)
}

/// A database that cannot be opened or read.
fn unopened(url: &DatabaseUrl, in_the_way: Option<WriteObstacle>, why: &dyn std::fmt::Display) -> Look {
    // A server says why in several lines.
    let why = why.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    let mend = match (url, in_the_way) {
        (DatabaseUrl::Sqlite(_), Some(obstacle)) => obstacle.mend().to_owned(),
        (DatabaseUrl::Sqlite(_), None) => format!(
            "Restore the newest backup with “{}”, or name another database with --database.",
            restore_line::command(url)
        ),
        (DatabaseUrl::Postgres(_), _) if why.contains("permission denied for") => {
            "Name the role that owns the tables in --database, or have it grant this one its rights."
                .to_owned()
        }
        (DatabaseUrl::Postgres(_), _) => "Start the server, or name another one with --database.".to_owned(),
    };
    Look::ill("database", format!("It cannot be used: {why}."), mend)
}

fn data(desk: &Desk, is_noted: bool, now: DateTime<Utc>) -> Result<Vec<Look>, Unusable> {
    let unusable = |error: &dyn std::fmt::Display| Unusable(error.to_string());
    let all = desk.summaries().map_err(|error| unusable(&error))?;
    let mut looks = vec![match all.unreadable.as_slice() {
        [] => {
            Look::well("database", format!("It holds {}.", count(all.all.len(), "tournament", "tournaments")))
        }
        [first, ..] => {
            Look::ill("database", first.sentence(), "Restore a backup, or ask for help with the log.")
        }
    }];
    let newest = all.all.iter().map(|one| one.revised).max();
    looks.push(match newest.filter(|newest| *newest > now + CLOCK) {
        Some(newest) => Look::ill(
            "clock",
            format!("This machine says {}, and a log has an entry of {}.", moment(now), moment(newest)),
            "Set the clock: times in the log are those of this machine.",
        ),
        None => Look::well("clock", format!("This machine says {}.", moment(now))),
    });
    let losses = desk.losses().map_err(|error| unusable(&error))?;
    looks.push(match losses.first() {
        Some(loss) => Look::ill("log", format!("{}.", Loss::sentence(loss)), loss.remedy(desk.database())),
        None if is_noted => Look::well("log", "It holds everything that was noted beside the database."),
        None => Look::well(
            "log",
            "Nothing is noted beside a database on a server, so nothing is compared. --heads-in FOLDER notes it.",
        ),
    });
    looks.push(backups(desk, now));
    Ok(looks)
}

/// When the newest backup was made.
fn backups(desk: &Desk, now: DateTime<Utc>) -> Look {
    let backups = match desk.backups() {
        Ok(backups) => backups,
        Err(why) => {
            return Look::ill(
                "backups",
                format!("They cannot be listed: {why}."),
                "Let this user read the folder, or name another one with --backup-to.",
            );
        }
    };
    match backups.first() {
        Some(newest) if now - newest.made <= OLD_BACKUP => {
            Look::well("backups", format!("The newest of {} is of {}.", backups.len(), moment(newest.made)))
        }
        Some(newest) => Look::ill(
            "backups",
            format!("The newest is of {}.", moment(newest.made)),
            "Write one now with “arbiter backup FILE”.",
        ),
        None => Look::ill("backups", "There is none.", "Write one now with “arbiter backup FILE”."),
    }
}

/// Whether the replica that the settings name can be read, after a moment in which it is asked.
fn replica(desk: Desk, config: &Config) -> Option<Look> {
    let address = config.read_from.as_ref()?;
    let mend = "Name a streaming replica of this database with --read-from, and look at its log.";
    let ill = |error: &dyn std::fmt::Display| Some(Look::ill("replica", format!("{error}."), mend));
    let url = match address.url() {
        Ok(url) => url,
        Err(error) => return ill(&error),
    };
    let desk = match desk.reading_from(&url) {
        Ok(desk) => desk,
        Err(error) => return ill(&error),
    };
    let begun = Instant::now();
    loop {
        let found = desk.replica()?;
        let says = format!("{}: {}.", found.place, words::replica(&found));
        let is_known = !matches!(found.state, ReplicaState::Unknown | ReplicaState::Replays);
        if found.is_level {
            return Some(Look::well("replica", says));
        }
        if is_known || begun.elapsed() > REPLICA {
            return Some(Look::ill("replica", says, mend));
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Whether backups are written by themselves: where another process may write them, the newest one shows it.
fn schedule(config: &Config, is_elsewhere: bool) -> Look {
    match config.backup_every {
        None if is_elsewhere => Look::well(
            "backup plan",
            "These settings write none. Another process may have a plan of its own: look at the newest backup.",
        ),
        Some(every) => Look::well("backup plan", format!("One every {} minutes.", every.as_secs() / 60)),
        None => Look::ill(
            "backup plan",
            "No backup is written by itself.",
            "Set --backup-every 15m and --backup-to FOLDER, better on another disk.",
        ),
    }
}

/// Whether the last day of the contact in `security.txt` has passed.
fn contact(config: &Config, now: DateTime<Utc>) -> Option<Look> {
    let last = config.security_expires?;
    Some(match security_txt::passed(config, now) {
        Some(_) => Look::ill(
            "contact",
            format!("It was valid until {last}, and security.txt names none."),
            "Name a later day with --security-expires, or leave the day out.",
        ),
        None => Look::well("contact", format!("It is valid until {last}.")),
    })
}

/// Whether backups can be written to their folder, which the first one makes if it can.
fn backup_folder(folder: &Path) -> Look {
    let about = "backup folder";
    if is_still_to_make(folder) {
        return Look::well(
            about,
            format!("{} is not there yet; the first backup makes it.", folder.display()),
        );
    }
    folder_for(about, folder)
}

/// Whether something can be written to a folder.
fn folder_for(about: &'static str, folder: &Path) -> Look {
    let shown = folder.display();
    match machine::sync_micros(folder) {
        Ok(_) => Look::well(about, format!("{} can be written.", shown)),
        Err(error) => Look::ill(
            about,
            format!("{} cannot be written: {error}.", shown),
            WriteObstacle::of(&error).mend(),
        ),
    }
}

fn moment(at: DateTime<Utc>) -> String {
    at.format("%-d %B %Y, %H:%M UTC").to_string()
}
