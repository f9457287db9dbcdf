//! Processes that share a PostgreSQL database tell each other at once when something was written.
//!
//! A message says only that there is news, and of which kind; the others then ask the database. A lost message costs
//! a second at most, because nothing remembered from the database is trusted for longer anyway.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::sql_types::{Integer, Text};
use diesel::{PgConnection, QueryResult, RunQueryDsl};

use super::connection::{self, AnyConnection};
use super::error::StoreError;
use super::health::Health;
use super::news::News;
use super::purpose::Purpose;
use super::url::DatabaseUrl;

/// How often it listens, and the most often it reports that logs have grown.
const EVERY: Duration = Duration::from_millis(20);
/// How long it waits before it tries an unresponsive server again.
const PAUSE: Duration = Duration::from_secs(2);

/// Accepts news. Its thread ends when the last clone is dropped.
#[derive(Debug, Clone)]
pub struct Announcer(Sender<News>);

impl Announcer {
    /// Starts to announce and to listen; what it hears is counted in `health`.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn start(url: DatabaseUrl, health: Arc<Health>) -> Result<Self, StoreError> {
        let (tell, told) = channel();
        let mut ear = Ear { url, health, line: None, silent_since: None };
        thread::Builder::new()
            .name("store-announcer".to_owned())
            .spawn(move || ear.serve(&told))
            .map_err(|error| StoreError::Unavailable { cause: error.to_string() })?;
        Ok(Self(tell))
    }

    /// Tells the other processes soon, without waiting.
    pub fn tell(&self, news: News) {
        // The thread ends only with the last clone, or by a panic: then the other processes check every second.
        let _ = self.0.send(news);
    }
}

struct Ear {
    url: DatabaseUrl,
    health: Arc<Health>,
    /// The connection, and its process number on the server.
    line: Option<(PgConnection, i32)>,
    silent_since: Option<Instant>,
}

impl Ear {
    fn serve(&mut self, told: &Receiver<News>) {
        let (mut pending, mut last): (Option<News>, Option<Instant>) = (None, None);
        loop {
            let ended = match told.recv_timeout(EVERY) {
                Ok(news) => {
                    pending = told.try_iter().chain([news]).max().max(pending);
                    false
                }
                Err(RecvTimeoutError::Timeout) => false,
                Err(RecvTimeoutError::Disconnected) => true,
            };
            let is_due = ended || last.is_none_or(|last| last.elapsed() >= EVERY);
            if let Some(news) = pending.filter(|news| *news == News::Identities || is_due)
                && self.with_line(|conn, _| say(conn, news)).is_some()
            {
                (pending, last) = (None, Some(Instant::now()));
            }
            if ended {
                return;
            }
            if let Some(heard) = self.with_line(hear) {
                heard.into_iter().for_each(|news| self.health.hear_of(news));
            }
        }
    }

    /// Uses the connection. If that fails, it is dropped, and another one is opened after a while.
    fn with_line<T>(&mut self, work: impl FnOnce(&mut PgConnection, i32) -> QueryResult<T>) -> Option<T> {
        if self.silent_since.is_some_and(|since| since.elapsed() < PAUSE) {
            return None;
        }
        let line = self.line.take().map_or_else(|| self.open_line(), Ok);
        let done = line.and_then(|mut line| {
            let done = work(&mut line.0, line.1)?;
            self.line = Some(line);
            Ok(done)
        });
        if let Err(error) = &done
            && self.silent_since.is_none()
        {
            tracing::warn!(%error, "other processes are not heard; until they are, their pages are looked at every second");
        }
        self.silent_since = if done.is_ok() { None } else { Some(Instant::now()) };
        done.ok()
    }

    fn open_line(&mut self) -> Result<(PgConnection, i32), StoreError> {
        let AnyConnection::Postgres(mut conn) = connection::open(&self.url, Purpose::Write)? else {
            return Err(StoreError::Database("no server".to_owned()));
        };
        // Announcements need not reach the disk: after a crash nobody needs them.
        conn.batch_execute("SET synchronous_commit = off; LISTEN arbiter")?;
        let own = sql::<Integer>("SELECT pg_backend_pid()").get_result(&mut conn)?;
        // Anything announced in the meantime was missed.
        self.health.hear_of(News::Identities);
        Ok((conn, own))
    }
}

fn say(conn: &mut PgConnection, news: News) -> QueryResult<()> {
    // Outside the transaction that wrote: committing a notification takes a lock shared by all databases of a server.
    diesel::sql_query("SELECT pg_notify('arbiter', $1)").bind::<Text, _>(word(news)).execute(conn).map(drop)
}

/// The most important news from others.
fn hear(conn: &mut PgConnection, own: i32) -> QueryResult<Option<News>> {
    let mut heard = None;
    for said in conn.notifications_iter() {
        let said = said?;
        if said.process_id != own {
            heard = heard.max(Some(announced_news(&said.payload)));
        }
    }
    Ok(heard)
}

const fn word(news: News) -> &'static str {
    match news {
        News::Written => "written",
        News::Identities => "identities",
    }
}

/// What a message announces; an unknown one counts as news of every kind.
fn announced_news(word_said: &str) -> News {
    if word_said == word(News::Written) { News::Written } else { News::Identities }
}
