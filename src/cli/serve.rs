//! `arbiter serve`: the site.

use std::io::{ErrorKind, IsTerminal};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::rt::System;
use actix_web::web::Data;
use chrono::Utc;
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::app::backup::clear_leftovers;
use crate::app::clock::{ClockWatch, ticks};
use crate::app::restore_line;
use crate::app::{DatabaseUrl, Desk, DeskError};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::browser;
use crate::cli::healthy;
use crate::cli::log;
use crate::cli::open::{self, DataLocation};
use crate::cli::output;
use crate::cli::warnings;
use crate::config::Config;
use crate::web::hall_addresses::{HallAddresses, own_addresses};
use crate::web::hall_start::HallStart;
use crate::web::qr::Qr;
use crate::web::routes::ROUTES;
use crate::web::site::Site;
use crate::web::{server, urls};

/// How often to compare the clocks.
const CLOCK_LOOKS: Duration = Duration::from_secs(5);

/// How long the start waits for the list of tournaments.
const LIST_AWAITED: Duration = Duration::from_secs(5);

/// How long to wait before the next messages to other services.
const BETWEEN_DELIVERIES: Duration = Duration::from_secs(2);

/// How often to look for damage and for what has expired.
const HOURLY: Duration = Duration::from_secs(3_600);

/// How much longer than an examination of all logs the wait for the next one is at least: many logs must not keep a core
/// busy for ever.
const EXAMINATION_SHARE: u32 = 10;

/// How to serve.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,

    /// Open the first page in the browser of this machine. Started by a double click, without a terminal, Arbiter does so
    /// by itself.
    #[arg(long, env = "ARBITER_OPEN", default_value_t = false)]
    open: bool,
}

/// Serves the site until told to stop.
///
/// # Errors
/// If the database cannot be opened or the address cannot be used.
pub fn run(args: Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    if browser::is_wanted(args.open) && healthy::is_running(&args.config) {
        let address = healthy::address(&args.config);
        // The demo keeps nothing that is written into it, and the site of another folder has other tournaments.
        if !place.may_be_open()? {
            let url = place.url()?;
            let running = format!("{}, with another database than {url}", running_at(&address));
            return Err(elsewhere(&running, args.config.listen));
        }
        if healthy::keeps_from_hall(&args.config, &own_addresses()) {
            let running = running_at(&address);
            return Err(Unusable(format!(
                "{running}, for this computer alone. Close its window, then start this one again."
            )));
        }
        output::line(running_at(&address))?;
        browser::open(&address);
        return Ok(YesOrNo::Yes);
    }
    // Before a database is made for a site that does not start.
    args.config.transport().map_err(|error| Unusable(error.to_string()))?;
    // Better no site than one that refuses everything: the person who starts it is there to fix it.
    let refused = |why: &dyn std::fmt::Display| {
        output::note(format_args!("arbiter: {why}"));
        Ok(YesOrNo::No)
    };
    let url = place.url()?;
    let desk = match place.desk() {
        Ok(desk) => desk,
        Err(unusable) => return refused(&unusable),
    };
    open::tell_leftovers(&clear_leftovers(&url));
    if let Err(error) = desk.ping() {
        return refused(&format_args!("{url} cannot be written to: {error}"));
    }
    let unread = |error: DeskError| Unusable(error.to_string());
    if !desk.has_newest_entries().map_err(unread)? {
        for loss in desk.renew_heads().map_err(unread)? {
            output::note(format_args!("LOST: {}. {}", loss.sentence(), loss.remedy(&url)));
        }
    }
    serve(args, desk, Some(&url), |address, desk| {
        let code = desk.set_up_code(Utc::now()).map_err(|error| Unusable(error.to_string()))?;
        output::line(format_args!("Arbiter serves {address}"))?;
        let Some(code) = code else { return Ok(address.to_owned()) };
        let first = format!("{address}{}", urls::set_up(&code));
        output::line("Nobody has an account yet. Make the first one here, within three days:")?;
        output::line(&first)?;
        Ok(first)
    })
}

/// Serves a desk over a database, `None` for the demo's; `greet` prints what the operator needs to know once the address is
/// bound, and returns the address of the first page.
///
/// # Errors
/// If the address cannot be used.
pub fn serve(
    args: Args,
    desk: Desk,
    database: Option<&DatabaseUrl>,
    greet: impl FnOnce(&str, &Desk) -> Result<String, Unusable>,
) -> Result<YesOrNo, Unusable> {
    log::start(args.config.log);
    warnings::tell(&args.config);
    let listen = args.config.listen;
    let every = args.config.backup_every;
    open::tell_backup_folder(args.config.backup_to.as_deref());
    let desk = desk.keeping_backups(args.config.backup_to.clone(), args.config.backup_keep);
    // The last stop may have interrupted a backup, and without a plan nobody writes the next one soon.
    open::tell_leftovers(&desk.clear_backup_folder());
    let desk = reading_from_replica(desk, &args.config)?;
    let unusable = |error: std::io::Error| Unusable::about(listen, error);
    let site = Site::new(ROUTES, args.config, desk).map_err(|error| Unusable(error.to_string()))?;
    let site = Data::new(site);
    read_ahead(&site);
    let listener = server::bind(listen).map_err(|error| unbound(&site.config, &error))?;
    let port = listener.local_addr().map_err(unusable)?;
    let reach = site.hall_addresses.get_or_init(|| HallAddresses::of(&site.config, port, &own_addresses()));
    let hall =
        site.hall_start.get_or_init(|| HallStart::of(&restore_line::program_file(), database, port.port()));
    let address =
        reach.addresses().first().cloned().unwrap_or_else(|| format!("http://{}", healthy::reachable(port)));
    let first = greet(&address, &site.desk)?;
    if browser::is_wanted(args.open) {
        browser::open(&first);
    }
    // For the person in front of it; a script reads only what is above.
    if std::io::stdout().is_terminal() {
        output::text(&for_phones(reach, hall))?;
    }
    let served = async move {
        actix_web::rt::spawn(tidy_hourly(Data::clone(&site)));
        actix_web::rt::spawn(examine_hourly(Data::clone(&site)));
        actix_web::rt::spawn(watch_the_clock(Data::clone(&site)));
        actix_web::rt::spawn(deliver_webhooks(Data::clone(&site)));
        if let Some(every) = every {
            actix_web::rt::spawn(back_up_every(every, Data::clone(&site)));
        }
        server::serve_and_tell(listener, site)?.await
    };
    System::new().block_on(served).map_err(unusable)?;
    Ok(YesOrNo::Yes)
}

fn running_at(address: &str) -> String {
    format!("Arbiter is running already at {address}")
}

/// Why nothing can listen at the address of the settings.
fn unbound(config: &Config, error: &std::io::Error) -> Unusable {
    let listen = config.listen;
    match error.kind() {
        ErrorKind::AddrInUse if healthy::is_running(config) => {
            elsewhere(&running_at(&healthy::address(config)), listen)
        }
        ErrorKind::AddrInUse => {
            let other = "an Arbiter that is not well, or another program, listens there already";
            elsewhere(&format!("{listen}: {other}"), listen)
        }
        ErrorKind::PermissionDenied => {
            let free = SocketAddr::new(listen.ip(), HIGH_PORT);
            Unusable(format!(
                "{listen}: {error}. Many systems keep ports below 1024 for administrators. Start it at a higher one, such \
                 as --listen {free}"
            ))
        }
        _ => Unusable::about(listen, error),
    }
}

/// A port at which every user may listen.
const HIGH_PORT: u16 = 8_080;

/// The advice where the address is taken.
fn elsewhere(taken: &str, listen: SocketAddr) -> Unusable {
    let free = SocketAddr::new(listen.ip(), listen.port().checked_add(1).unwrap_or(HIGH_PORT));
    Unusable(format!("{taken}. Stop it, or start this one at another address, such as --listen {free}"))
}

/// The desk, which answers strangers from the replica that the settings name. A replica that cannot be reached now is
/// looked for while the site serves.
fn reading_from_replica(desk: Desk, config: &Config) -> Result<Desk, Unusable> {
    let Some(address) = &config.read_from else { return Ok(desk) };
    let url = address.url().map_err(|error| Unusable::about("--read-from", error))?;
    desk.reading_from(&url).map_err(|error| Unusable::about("--read-from", error))
}

/// How phones get here, for a terminal.
fn for_phones(reach: &HallAddresses, hall: &HallStart) -> String {
    let addresses = reach.addresses();
    let Some(first) = addresses.first() else {
        let command = hall.command();
        return format!("Only this computer can open it. For phones, stop it and start it with: {command}\n");
    };
    let code = Qr::in_letters(first).unwrap_or_default();
    format!("Phones scan this, or open {}\n{code}\n", addresses.join(" or "))
}

/// Reads in the background what first visitors would wait for: the list of tournaments, the rulings library with its
/// index, past decisions, ratings and the hall of fame. Returns when the list is read, or after a few seconds.
fn read_ahead(site: &Data<Site>) {
    let desk = Arc::clone(&site.desk);
    let (listed, is_listed) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let told = |what: &str, done: Result<(), DeskError>| {
            if let Err(error) = done {
                tracing::warn!(%error, "{what} was not read ahead");
            }
        };
        told("the list of tournaments", desk.summaries().map(drop));
        // Nobody may be waiting any more.
        let _ = listed.send(());
        told(
            "the rulings library",
            desk.library().map(|library| {
                library.index();
            }),
        );
        told("the past decisions", desk.precedents().map(drop));
        told("the list of people", desk.known_people("", 1).map(drop));
        told("the hall of fame", desk.newest_hall_of_fame().map(drop));
        told("the ratings", desk.newest_ratings().map(drop));
        tracing::debug!("everything is read ahead");
    });
    // A long list is no reason to stay closed.
    let _ = is_listed.recv_timeout(LIST_AWAITED);
}

/// Does long work on a thread of its own, for which a stop does not wait, as it would for [`actix_web::web::block`]; what
/// is not committed then is done at the next start. `None` if it panicked.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (tell, told) = oneshot::channel();
    std::thread::spawn(move || drop(tell.send(work())));
    told.await.ok()
}

/// Completes erasures that stopped halfway and removes what expired long ago, at the start and every hour.
async fn tidy_hourly(site: Data<Site>) {
    loop {
        let desk = Arc::clone(&site.desk);
        if let Some(completed) = apart(move || desk.complete_erasures(Utc::now())).await {
            match completed {
                Ok(0) => {}
                Ok(completed) => {
                    tracing::info!(completed, "erasures that had stopped halfway were completed")
                }
                Err(error) => tracing::warn!(%error, "erasures that stopped halfway were not completed"),
            }
        }
        let desk = Arc::clone(&site.desk);
        if let Some(Err(error)) = apart(move || desk.purge_expired(Utc::now())).await {
            tracing::warn!(%error, "expired sessions and links were not removed");
        }
        sleep(HOURLY).await;
    }
}

/// Makes what lists show again after an update, and verifies all logs once the library is read, and every hour, in the
/// background. Findings are shown on the pages and at `/healthz`. One work after the other leaves a core to those who open the
/// site at its start.
async fn examine_hourly(site: Data<Site>) {
    let desk = Arc::clone(&site.desk);
    if let Some(Err(error)) = apart(move || desk.library().map(drop)).await {
        tracing::warn!(%error, "the logs are verified without the rulings library");
    }
    let desk = Arc::clone(&site.desk);
    if let Some(Err(error)) = apart(move || desk.renew_summaries()).await {
        tracing::warn!(%error, "lists go on showing what an older version wrote; the next examination tries again");
    }
    let mut is_renewed = false;
    loop {
        let desk = Arc::clone(&site.desk);
        let began = Instant::now();
        let examined = apart(move || if is_renewed { desk.examine() } else { desk.examine_and_renew() });
        match examined.await {
            Some(Ok(())) => {
                is_renewed = true;
                tracing::debug!("every log is verified");
            }
            Some(Err(error)) => tracing::warn!(%error, "the logs were not verified"),
            None => {}
        }
        let took = began.elapsed();
        for (log, _) in site.desk.damaged_logs() {
            let (way_back, asks) = (site.desk.way_back(), log.verified_by());
            tracing::error!("damaged: {log}; “{asks}” says more. Stop Arbiter; {way_back}");
        }
        sleep(HOURLY.max(took * EXAMINATION_SHARE)).await;
    }
}

/// Checks every few seconds whether somebody set the clock.
async fn watch_the_clock(site: Data<Site>) {
    let mut watch = ClockWatch::default();
    loop {
        let now = Utc::now();
        if let Some(expected) = watch.look(ticks(), now) {
            let desk = Arc::clone(&site.desk);
            if let Some(Err(error)) = apart(move || desk.note_clock_jump(expected, now)).await {
                tracing::warn!(%error, "the jump of the clock was not noted");
            }
        }
        sleep(CLOCK_LOOKS).await;
    }
}

/// Sends each new entry to the addresses that hear of it.
async fn deliver_webhooks(site: Data<Site>) {
    loop {
        let there = Data::clone(&site);
        let delivered = apart(move || there.desk.deliver_webhooks(&there.sender, Utc::now())).await;
        if let Some(Err(error)) = delivered {
            tracing::debug!(%error, "no messages were sent");
        }
        sleep(BETWEEN_DELIVERIES).await;
    }
}

async fn back_up_every(every: Duration, site: Data<Site>) {
    loop {
        sleep(every).await;
        let desk = Arc::clone(&site.desk);
        // Errors are logged and remembered there.
        let _ = apart(move || desk.keep_backup(Utc::now())).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::tests::config;

    #[test]
    fn long_work_in_the_background_does_not_hold_up_a_stop() {
        let (end, is_ended) = std::sync::mpsc::channel::<()>();
        let (begin, has_begun) = oneshot::channel();
        System::new().block_on(async move {
            actix_web::rt::spawn(apart(move || {
                begin.send(()).unwrap();
                is_ended.recv()
            }));
            has_begun.await.unwrap();
        });
        // With `block` this would not be reached.
        end.send(()).unwrap();
    }

    #[test]
    fn where_an_address_is_taken_another_is_named() {
        let said = |listen: &str| elsewhere("It is taken", listen.parse().unwrap()).to_string();
        assert!(
            said("127.0.0.1:8080")
                .ends_with("Stop it, or start this one at another address, such as --listen 127.0.0.1:8081")
        );
        assert!(said("[::]:65535").ends_with("--listen [::]:8080"));
        let [config, low] = ["192.0.2.1:8080", "192.0.2.1:80"].map(|listen| config(&["--listen", listen]));
        let other = unbound(&config, &ErrorKind::AddrNotAvailable.into()).to_string();
        assert!(other.starts_with("192.0.2.1:8080: ") && !other.contains("Stop it"), "{other}");
        let kept = unbound(&low, &ErrorKind::PermissionDenied.into()).to_string();
        assert!(kept.starts_with("192.0.2.1:80: ") && kept.ends_with("--listen 192.0.2.1:8080"), "{kept}");
    }

    #[test]
    fn a_terminal_shows_a_code_for_phones_or_how_to_let_them_in() {
        let config = config(&["--listen", "192.168.1.20:8080", "--plain-http-lan"]);
        let hall = for_phones(&HallAddresses::of(&config, config.listen, &[]), &HallStart::anywhere(8080));
        assert!(hall.starts_with("Phones scan this, or open http://192.168.1.20:8080\n"), "{hall}");
        assert!(hall.lines().count() > 10 && hall.contains('█'), "{hall}");
        let alone = for_phones(&HallAddresses::default(), &HallStart::anywhere(8099));
        assert!(
            alone.contains("--listen 0.0.0.0:8099 ")
                && alone.contains("Only this computer")
                && !alone.contains('█'),
            "{alone}"
        );
    }
}
