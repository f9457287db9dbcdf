//! Open pages that follow a tournament. Each keeps a stream open and is told on it that there is something new, but
//! never what: it then requests the page again, with its own rights.
//!
//! Telling them takes no request and no query of the store, however many follow.

use std::collections::HashMap;
use std::convert::Infallible;
use std::pin::{Pin, pin};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use actix_web::body::{BodySize, MessageBody};
use actix_web::web::{self, Bytes, Data};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::domain::id::Slug;
use crate::domain::tournament::head::HeadCode;
use crate::web::permits::WaitingPlace;
use crate::web::site::Site;

/// How often to look for changes made by this process, in memory.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// How often to ask the store whether another process has written.
const ASK_EVERY: Duration = Duration::from_secs(1);

/// How often to send something when nothing happens, so that no proxy closes the connection, and a follower who is gone
/// is noticed.
const BEAT_EVERY: Duration = Duration::from_secs(10);

/// Messages waiting for a follower who does not read. Further ones are dropped: the waiting ones already make the page
/// ask.
const UNREAD: usize = 2;

/// Everybody who follows.
#[derive(Debug, Default)]
pub struct Followers(Mutex<Halls>);

#[derive(Debug, Default)]
struct Halls {
    /// Whether anything will be sent: only while the server runs.
    open: bool,
    by_slug: HashMap<Slug, Hall>,
}

/// The followers of one tournament.
#[derive(Debug)]
struct Hall {
    streams: Vec<mpsc::Sender<Bytes>>,
    told: HeadCode,
}

/// The stream of one follower: the body of an answer that does not end by itself.
#[derive(Debug)]
pub struct Following {
    news: mpsc::Receiver<Bytes>,
    /// Released when the connection is closed.
    _place: WaitingPlace,
}

impl Followers {
    /// Follows a tournament whose log is at this head, which the first message repeats. `None` if the server is not
    /// running.
    pub fn follow(&self, slug: &Slug, head: &HeadCode, place: WaitingPlace) -> Option<Following> {
        let mut halls = self.lock();
        if !halls.open {
            return None;
        }
        let (stream, news) = mpsc::channel(UNREAD);
        stream.try_send(message(head)).ok()?;
        let new = || Hall { streams: Vec::new(), told: head.clone() };
        halls.by_slug.entry(slug.clone()).or_insert_with(new).streams.push(stream);
        drop(halls);
        Some(Following { news, _place: place })
    }

    /// How many follow.
    pub fn count(&self) -> usize {
        self.lock().by_slug.values().map(|hall| hall.streams.len()).sum()
    }

    fn followed_tournaments(&self) -> Vec<Slug> {
        self.lock().by_slug.keys().cloned().collect()
    }

    /// Tells the followers of a tournament that its log is at this head, unless they have been told.
    fn tell(&self, slug: &Slug, head: &HeadCode) {
        let mut halls = self.lock();
        if let Some(hall) = halls.by_slug.get_mut(slug).filter(|hall| hall.told != *head) {
            hall.told = head.clone();
            hall.send(&message(head));
        }
        drop(halls);
    }

    /// Sends everybody a comment, and forgets those who are gone.
    fn beat(&self) {
        let mut halls = self.lock();
        halls.by_slug.retain(|_, hall| {
            hall.send(&Bytes::from_static(b":\n\n"));
            !hall.streams.is_empty()
        });
        drop(halls);
    }

    fn set_open(&self, open: bool) {
        *self.lock() = Halls { open, by_slug: HashMap::new() };
    }

    fn lock(&self) -> MutexGuard<'_, Halls> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Hall {
    fn send(&mut self, message: &Bytes) {
        self.streams.retain(|stream| {
            // A follower with unread messages needs no further one.
            !matches!(stream.try_send(message.clone()), Err(mpsc::error::TrySendError::Closed(_)))
        });
    }
}

fn message(head: &HeadCode) -> Bytes {
    format!("id: {head}\nevent: changed\ndata: {head}\n\n").into()
}

/// Tells the followers about this process's writes within [`LOOK_EVERY`], and about those of other processes within
/// [`ASK_EVERY`], until the server stops; then the streams end.
pub async fn keep_told(site: Data<Site>, ending: impl Future<Output = ()>) {
    let mut ending = pin!(ending);
    site.followers.set_open(true);
    let (mut known, mut asked, mut beaten) = (None, Instant::now(), Instant::now());
    while timeout(LOOK_EVERY, &mut ending).await.is_err() {
        if beaten.elapsed() >= BEAT_EVERY {
            beaten = Instant::now();
            site.followers.beat();
        }
        let changes = (site.hooks.changes)();
        if known == Some(changes) && asked.elapsed() < ASK_EVERY {
            continue;
        }
        let followed = site.followers.followed_tournaments();
        (known, asked) = (Some(changes), Instant::now());
        let there = Data::clone(&site);
        let told = web::block(move || followed.iter().for_each(|slug| tell_of(&there, slug)));
        if let Err(error) = told.await {
            tracing::warn!(%error, "followers were not told");
        }
    }
    site.followers.set_open(false);
}

/// A log that cannot be read is announced once it can be read again.
fn tell_of(site: &Site, slug: &Slug) {
    match site.desk.tournament(slug) {
        Ok(here) => site.followers.tell(slug, &here.head_code()),
        Err(error) => tracing::debug!(%error, %slug, "the followers of a tournament were told nothing"),
    }
}

impl MessageBody for Following {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Infallible>>> {
        self.news.poll_recv(context).map(|news| news.map(Ok))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::permits::{PermitLimits, Permits};

    fn head(sequence: usize) -> HeadCode {
        format!("{sequence}-0123-abcd-4567-ef89-0123").parse().unwrap()
    }

    fn unread(following: &mut Following) -> Vec<String> {
        let read = std::iter::from_fn(|| following.news.try_recv().ok());
        read.map(|news| String::from_utf8(news.to_vec()).unwrap()).collect()
    }

    #[test]
    fn a_quiet_stream_beats_twice_before_nginx_would_close_it() {
        let nginx = concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/nginx.conf");
        let nginx = std::fs::read_to_string(nginx).unwrap();
        let (_, waits) = nginx.split_once("proxy_read_timeout ").unwrap();
        let waits: u64 = waits.split_once("s;").unwrap().0.parse().unwrap();
        assert!(BEAT_EVERY * 2 <= Duration::from_secs(waits), "nginx waits {waits} s");
    }

    #[test]
    fn each_head_is_told_once_to_those_who_follow_and_unread_messages_do_not_pile_up() {
        let (followers, permits) = (Followers::default(), Permits::new(PermitLimits::default()));
        let (here, elsewhere) = ("here".parse::<Slug>().unwrap(), "elsewhere".parse::<Slug>().unwrap());
        let follow = |slug: &Slug| followers.follow(slug, &head(1), permits.following(false).unwrap());
        assert!(follow(&here).is_none(), "nobody would tell them");
        followers.set_open(true);
        let (mut one, mut other) = (follow(&here).unwrap(), follow(&elsewhere).unwrap());
        let first = "id: 1-0123-abcd-4567-ef89-0123\nevent: changed\ndata: 1-0123-abcd-4567-ef89-0123\n\n";
        assert_eq!((unread(&mut one), unread(&mut other)), (vec![first.to_owned()], vec![first.to_owned()]));
        for _ in 0..2 {
            followers.tell(&here, &head(2));
        }
        assert_eq!((unread(&mut one).len(), unread(&mut other).len()), (1, 0));
        for sequence in 3..100 {
            followers.tell(&here, &head(sequence));
        }
        assert_eq!(unread(&mut one).len(), UNREAD);
        drop(one);
        followers.beat();
        assert_eq!((followers.count(), unread(&mut other)), (1, vec![":\n\n".to_owned()]));
        followers.set_open(false);
        assert!(follow(&here).is_none() && followers.count() == 0);
    }
}
