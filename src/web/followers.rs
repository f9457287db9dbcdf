//! Open pages that follow a tournament. Each keeps a stream open and is told on it that there is something new, but
//! never what: it then requests the page again, with its own rights.
//!
//! Telling them takes no request and no query of the store, however many follow.

use std::collections::HashMap;
use std::convert::Infallible;
use std::pin::pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use actix_web::web::{self, Bytes, Data};
use futures_util::future;
use futures_util::stream::{self, Stream, StreamExt};
use tokio::sync::watch;
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

/// More open pages of one tournament than this are a crowd: a change asks them to spread their requests.
const CROWD: usize = 200;

/// What is sent when nothing happens: a comment.
const BEAT: Bytes = Bytes::from_static(b":\n\n");

/// Everybody who follows.
#[derive(Debug, Default)]
pub struct Followers(Mutex<Halls>);

#[derive(Debug, Default)]
struct Halls {
    /// Whether anything will be sent: only while the server runs.
    open: bool,
    by_slug: HashMap<Slug, Hall>,
}

/// The followers of one tournament. They share the last message, so that nothing piles up for one who does not read.
#[derive(Debug)]
struct Hall {
    news: watch::Sender<Bytes>,
    told: HeadCode,
}

impl Hall {
    /// What is told of this head. It says whether a crowd hears it, so that they do not all ask at once.
    fn message(&self, head: &HeadCode) -> Bytes {
        message(head, self.news.receiver_count() > CROWD)
    }
}

/// One follower, who has yet to be told anything.
#[derive(Debug)]
pub struct Following {
    news: watch::Receiver<Bytes>,
    first: Bytes,
    /// Released when the connection is closed.
    place: WaitingPlace,
}

impl Following {
    /// The messages for this follower, until the server stops. One who reads slowly gets the newest alone.
    pub fn stream(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        let Self { news, first, place } = self;
        let greeting = stream::once(future::ready(Ok(first.clone())));
        greeting.chain(stream::unfold((news, first, place), |(mut news, told, place)| async move {
            news.changed().await.ok()?;
            let latest = news.borrow_and_update().clone();
            let message = if latest == told { BEAT } else { latest.clone() };
            Some((Ok(message), (news, latest, place)))
        }))
    }
}

impl Followers {
    /// Follows a tournament whose log is at this head, which the first message repeats. `None` if the server is not
    /// running.
    pub fn follow(&self, slug: &Slug, head: &HeadCode, place: WaitingPlace) -> Option<Following> {
        let mut halls = self.lock();
        if !halls.open {
            return None;
        }
        let new = || Hall { news: watch::Sender::new(message(head, false)), told: head.clone() };
        let hall = halls.by_slug.entry(slug.clone()).or_insert_with(new);
        let mut news = hall.news.subscribe();
        let first = if hall.told == *head {
            news.borrow().clone()
        } else {
            // The others heard of something since this head was read.
            news.mark_changed();
            hall.message(head)
        };
        drop(halls);
        Some(Following { news, first, place })
    }

    /// How many follow.
    pub fn count(&self) -> usize {
        self.lock().by_slug.values().map(|hall| hall.news.receiver_count()).sum()
    }

    fn followed_tournaments(&self) -> Vec<Slug> {
        self.lock().by_slug.keys().cloned().collect()
    }

    /// Tells the followers of a tournament that its log is at this head, unless they have been told.
    fn tell(&self, slug: &Slug, head: &HeadCode) {
        let mut halls = self.lock();
        if let Some(hall) = halls.by_slug.get_mut(slug).filter(|hall| hall.told != *head) {
            hall.told = head.clone();
            hall.news.send_replace(hall.message(head));
        }
        drop(halls);
    }

    /// Sends everybody a comment, unless they have yet to read of a change, and forgets tournaments that nobody follows.
    fn beat(&self) {
        let mut halls = self.lock();
        halls.by_slug.retain(|_, hall| {
            hall.news.send_modify(|_| ());
            hall.news.receiver_count() > 0
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

fn message(head: &HeadCode, is_for_a_crowd: bool) -> Bytes {
    let crowd = if is_for_a_crowd { format!("event: crowd\ndata: {CROWD}\n\n") } else { String::new() };
    format!("{crowd}id: {head}\nevent: changed\ndata: {head}\n\n").into()
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

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;
    use crate::web::permits::{PermitLimits, Permits};

    fn head(sequence: usize) -> HeadCode {
        format!("{sequence}-0123-abcd-4567-ef89-0123").parse().unwrap()
    }

    /// What the stream has to say before it waits.
    fn unread(stream: &mut (impl Stream<Item = Result<Bytes, Infallible>> + Unpin)) -> Vec<String> {
        let read = std::iter::from_fn(|| stream.next().now_or_never().flatten());
        read.map(|news| String::from_utf8(news.unwrap().to_vec()).unwrap()).collect()
    }

    #[test]
    fn a_quiet_stream_beats_twice_before_nginx_would_close_it() {
        let nginx = concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/nginx.conf");
        let nginx = std::fs::read_to_string(nginx).unwrap();
        let (_, waits) = nginx.split_once("proxy_read_timeout ").unwrap();
        let waits: u64 = waits.split_once("s;").unwrap().0.parse().unwrap();
        assert!(BEAT_EVERY * 2 <= Duration::from_secs(waits), "nginx waits {waits} s");
    }

    fn told(sequence: usize) -> String {
        format!("id: {0}\nevent: changed\ndata: {0}\n\n", head(sequence))
    }

    #[test]
    fn a_change_says_when_more_than_so_many_hear_it() {
        let limits = PermitLimits { following: 10 * CROWD, ..PermitLimits::default() };
        let (followers, permits) = (Followers::default(), Permits::new(limits));
        let (here, elsewhere) = ("here".parse::<Slug>().unwrap(), "elsewhere".parse::<Slug>().unwrap());
        let follow = |slug: &Slug| {
            let place = permits.following(false).unwrap();
            Box::pin(followers.follow(slug, &head(1), place).unwrap().stream())
        };
        followers.set_open(true);
        let (mut first, mut apart) = (follow(&here), follow(&elsewhere));
        let others: Vec<_> = (1..CROWD).map(|_| follow(&here)).collect();
        followers.tell(&here, &head(2));
        assert_eq!(unread(&mut first), [told(1), told(2)], "{CROWD} are no crowd");
        let mut last = follow(&here);
        for slug in [&here, &elsewhere] {
            followers.tell(slug, &head(3));
        }
        let to_a_crowd = |sequence| format!("event: crowd\ndata: {CROWD}\n\n{}", told(sequence));
        assert_eq!(unread(&mut first), [to_a_crowd(3)]);
        assert_eq!(unread(&mut last), [to_a_crowd(1), to_a_crowd(3)]);
        assert_eq!(unread(&mut apart), [told(1), told(3)], "a crowd of another tournament");
        drop(others);
        followers.tell(&here, &head(4));
        assert_eq!(unread(&mut first), [told(4)], "most have left");
    }

    #[test]
    fn each_head_is_told_once_to_those_who_follow_and_who_reads_slowly_gets_the_newest() {
        let (followers, permits) = (Followers::default(), Permits::new(PermitLimits::default()));
        let (here, elsewhere) = ("here".parse::<Slug>().unwrap(), "elsewhere".parse::<Slug>().unwrap());
        let follow = |slug: &Slug| followers.follow(slug, &head(1), permits.following(false).unwrap());
        assert!(follow(&here).is_none(), "nobody would tell them");
        followers.set_open(true);
        let mut one = Box::pin(follow(&here).unwrap().stream());
        let mut other = Box::pin(follow(&elsewhere).unwrap().stream());
        assert_eq!((unread(&mut one), unread(&mut other)), (vec![told(1)], vec![told(1)]));
        for _ in 0..2 {
            followers.tell(&here, &head(2));
        }
        assert_eq!((unread(&mut one), unread(&mut other)), (vec![told(2)], vec![]));
        for sequence in 3..100 {
            followers.tell(&here, &head(sequence));
        }
        followers.beat();
        assert_eq!(unread(&mut one), [told(99)], "the newest alone, which no beat replaces");
        assert_eq!(unread(&mut other), [":\n\n"]);
        let mut late = Box::pin(follow(&here).unwrap().stream());
        assert_eq!(
            unread(&mut late),
            [told(1), told(99)],
            "what came while their page was made is told, too"
        );
        drop((one, late));
        followers.beat();
        assert_eq!((followers.count(), unread(&mut other)), (1, vec![":\n\n".to_owned()]));
        followers.set_open(false);
        assert!(follow(&here).is_none() && followers.count() == 0);
        assert!(other.next().now_or_never().unwrap().is_none(), "the stream ends with the server");
    }
}
