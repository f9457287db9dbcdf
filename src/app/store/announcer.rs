//! Processes that share a PostgreSQL database tell one another at once that something was written.
//!
//! What is said is only that there is news, and of which kind; everybody then asks the database. A word that is lost costs
//! a second at most: what is remembered from the database is not trusted for longer than that in any case.

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

/// How often it listens, and how often at most it tells that logs have grown.
const EVERY: Duration = Duration::from_millis(20);
/// How long it leaves a server alone that did not answer.
const PAUSE: Duration = Duration::from_secs(2);

/// Where news is handed in. Its thread ends with the last of these.
#[derive(Debug, Clone)]
pub struct Announcer(Sender<News>);

impl Announcer {
    /// Begins to tell and to listen; what is heard is counted in `health`.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(url: DatabaseUrl, health: Arc<Health>) -> Result<Self, StoreError> {
        let (tell, told) = channel();
        let mut ear = Ear { url, health, line: None, silent_since: None };
        thread::Builder::new()
            .name("store-announcer".to_owned())
            .spawn(move || ear.serve(&told))
            .map_err(|error| StoreError::Unavailable { cause: error.to_string() })?;
        Ok(Self(tell))
    }

    /// Tells the other processes soon. Waits for nobody.
    pub fn tell(&self, news: News) {
        // Its thread ends only with the last of these, or by a panic: then the others look every second.
        let _ = self.0.send(news);
    }
}

struct Ear {
    url: DatabaseUrl,
    health: Arc<Health>,
    /// The connection, and how the server calls it.
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

    /// Does something with the connection. One that fails is given up, and another one opened after a while.
    fn with_line<T>(&mut self, work: impl FnOnce(&mut PgConnection, i32) -> QueryResult<T>) -> Option<T> {
        if self.silent_since.is_some_and(|since| since.elapsed() < PAUSE) {
            return None;
        }
        let line = self.line.take().map_or_else(|| self.opened(), Ok);
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

    fn opened(&mut self) -> Result<(PgConnection, i32), StoreError> {
        let AnyConnection::Postgres(mut conn) = connection::open(&self.url, Purpose::Write)? else {
            return Err(StoreError::Database("no server".to_owned()));
        };
        // News need not be on the disk: it is of no use to anybody after a crash.
        conn.batch_execute("SET synchronous_commit = off; LISTEN arbiter")?;
        let own = sql::<Integer>("SELECT pg_backend_pid()").get_result(&mut conn)?;
        // Whatever was said meanwhile was missed.
        self.health.hear_of(News::Identities);
        Ok((conn, own))
    }
}

fn say(conn: &mut PgConnection, news: News) -> QueryResult<()> {
    // Apart from the transaction that wrote: committing news is a turn of its own, for all databases of a server.
    diesel::sql_query("SELECT pg_notify('arbiter', $1)").bind::<Text, _>(word(news)).execute(conn).map(drop)
}

/// What others have said, the most of it.
fn hear(conn: &mut PgConnection, own: i32) -> QueryResult<Option<News>> {
    let mut heard = None;
    for said in conn.notifications_iter() {
        let said = said?;
        if said.process_id != own {
            heard = heard.max(Some(meant(&said.payload)));
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

/// What a word means; one that is not known means everything.
fn meant(word_said: &str) -> News {
    if word_said == word(News::Written) { News::Written } else { News::Identities }
}
