//! Open pages that follow a tournament. Each keeps a stream open and is told on it that there is something new, but
//! never what: it then requests the page again, with its own rights.
//!
//! Telling them takes no request and no query of the store, however many follow.

use std::collections::HashMap;
use std::convert::Infallible;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};

use actix_web::web::{self, Bytes, Data};
use futures_util::stream::Stream;
use tokio::time::timeout;

use crate::domain::id::Slug;
use crate::domain::tournament::head::HeadCode;
use crate::web::bell::{Bell, Place};
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

/// The followers of one tournament.
#[derive(Debug)]
struct Hall {
    news: Arc<News>,
    told: HeadCode,
    /// Whether all of them may follow a hidden tournament.
    is_hidden: bool,
}

/// What the followers of one tournament share: the last message, so that nothing piles up for one who does not read.
#[derive(Debug)]
struct News(Mutex<Last>);

#[derive(Debug)]
struct Last {
    message: Bytes,
    /// The first is 1.
    number: u64,
    /// Whether nothing will follow it.
    is_over: bool,
    bell: Bell,
}

/// What one follower has heard.
#[derive(Debug)]
struct Heard {
    /// The number of a message; 0 if they know of none that the others were told.
    number: u64,
    /// How often the bell had rung.
    rung: u64,
    place: Place,
}

/// One follower. There are thousands, so this is small: what is equal for all is in [`News`].
#[derive(Debug)]
pub struct Following {
    news: Arc<News>,
    /// What they are told at first. It is soon gone, and has its own place in memory until then.
    first: Option<Box<Bytes>>,
    heard: Heard,
    /// Released when the connection is closed.
    _place: WaitingPlace,
}

impl Hall {
    fn new(head: &HeadCode, is_hidden: bool) -> Self {
        let message = message(head, false);
        let last = Last { message, number: 1, is_over: false, bell: Bell::default() };
        Self { news: Arc::new(News(Mutex::new(last))), told: head.clone(), is_hidden }
    }

    /// How many follow; the hall itself holds the news, too.
    fn count(&self) -> usize {
        Arc::strong_count(&self.news) - 1
    }

    /// What is told of this head. It says whether a crowd hears it, so that they do not all ask at once.
    fn message(&self, head: &HeadCode) -> Bytes {
        message(head, self.count() > CROWD)
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        self.news.tell(|last| last.is_over = true);
    }
}

impl News {
    /// Changes what there is to hear, and wakes everybody.
    fn tell(&self, change: impl FnOnce(&mut Last)) {
        let mut last = self.lock();
        change(&mut last);
        let woken = last.bell.ring();
        drop(last);
        woken.for_each(Waker::wake);
    }

    fn lock(&self) -> MutexGuard<'_, Last> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Last {
    /// What somebody who has heard so much is told next: the newest message alone, or a beat; `None` once it is over.
    fn tell(&mut self, heard: &mut Heard, context: &Context<'_>) -> Poll<Option<Bytes>> {
        let said = if heard.number != self.number {
            self.message.clone()
        } else if self.is_over {
            return Poll::Ready(None);
        } else if heard.rung != self.bell.rung() {
            BEAT
        } else {
            self.bell.wait(&mut heard.place, context);
            return Poll::Pending;
        };
        (heard.number, heard.rung) = (self.number, self.bell.rung());
        Poll::Ready(Some(said))
    }
}

/// The messages for this follower, until the server stops. One who reads slowly gets the newest alone.
impl Stream for Following {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let Self { news, first, heard, .. } = self.get_mut();
        match first.take() {
            Some(first) => Poll::Ready(Some(Ok(*first))),
            None => news.lock().tell(heard, context).map(|said| said.map(Ok)),
        }
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        self.news.lock().bell.leave(&mut self.heard.place);
    }
}

impl Followers {
    /// Follows a tournament whose log is at this head, which the first message repeats; it is hidden then or not. `None` if
    /// the server is not running.
    pub fn follow(
        &self,
        slug: &Slug,
        head: &HeadCode,
        is_hidden: bool,
        place: WaitingPlace,
    ) -> Option<Following> {
        let mut halls = self.lock();
        if !halls.open {
            return None;
        }
        // One of the two was admitted to what the tournament is no longer: the others are asked for their rights again.
        if halls.by_slug.get(slug).is_some_and(|hall| hall.is_hidden != is_hidden) {
            halls.by_slug.remove(slug);
        }
        let hall = halls.by_slug.entry(slug.clone()).or_insert_with(|| Hall::new(head, is_hidden));
        let news = Arc::clone(&hall.news);
        let last = news.lock();
        let is_newest = hall.told == *head;
        // The others heard of something since this head was read.
        let number = if is_newest { last.number } else { 0 };
        let heard = Heard { number, rung: last.bell.rung(), place: Place::default() };
        let newest = last.message.clone();
        drop(last);
        let first = if is_newest { newest } else { hall.message(head) };
        drop(halls);
        Some(Following { news, first: Some(Box::new(first)), heard, _place: place })
    }

    /// How many pages follow a tournament.
    pub fn count(&self) -> usize {
        self.lock().by_slug.values().map(Hall::count).sum()
    }

    fn followed_tournaments(&self) -> Vec<Slug> {
        self.lock().by_slug.keys().cloned().collect()
    }

    /// Tells the followers of a tournament that its log is at this head, unless they have been told. If it is hidden since,
    /// their streams end: they connect again, and those without a role are refused.
    fn tell(&self, slug: &Slug, head: &HeadCode, is_hidden: bool) {
        let mut halls = self.lock();
        if is_hidden && halls.by_slug.get(slug).is_some_and(|hall| !hall.is_hidden) {
            halls.by_slug.remove(slug);
        } else if let Some(hall) = halls.by_slug.get_mut(slug).filter(|hall| hall.told != *head) {
            hall.is_hidden = is_hidden;
            hall.told = head.clone();
            let message = hall.message(head);
            hall.news.tell(|last| {
                last.message = message;
                last.number += 1;
            });
        }
        drop(halls);
    }

    /// Sends everybody a comment, unless they have yet to read of a change, and forgets tournaments that nobody follows.
    fn beat(&self) {
        let mut halls = self.lock();
        halls.by_slug.retain(|_, hall| {
            hall.news.tell(|_| ());
            hall.count() > 0
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
        Ok(here) => site.followers.tell(slug, &here.head_code(), here.tournament.is_hidden()),
        Err(error) => tracing::debug!(%error, %slug, "the followers of a tournament were told nothing"),
    }
}

#[cfg(test)]
mod tests {
    use futures_util::{FutureExt, StreamExt};

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

    #[test]
    fn a_follower_is_small() {
        // With what Actix puts around it, it takes the 96 bytes of a class of the allocator; the class above it has 112.
        assert!(size_of::<Following>() <= 88, "{} bytes", size_of::<Following>());
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
            followers.follow(slug, &head(1), false, place).unwrap()
        };
        followers.set_open(true);
        let (mut first, mut apart) = (follow(&here), follow(&elsewhere));
        let others: Vec<_> = (1..CROWD).map(|_| follow(&here)).collect();
        followers.tell(&here, &head(2), false);
        assert_eq!(unread(&mut first), [told(1), told(2)], "{CROWD} are no crowd");
        let mut last = follow(&here);
        for slug in [&here, &elsewhere] {
            followers.tell(slug, &head(3), false);
        }
        let to_a_crowd = |sequence| format!("event: crowd\ndata: {CROWD}\n\n{}", told(sequence));
        assert_eq!(unread(&mut first), [to_a_crowd(3)]);
        assert_eq!(unread(&mut last), [to_a_crowd(1), to_a_crowd(3)]);
        assert_eq!(unread(&mut apart), [told(1), told(3)], "a crowd of another tournament");
        drop(others);
        followers.tell(&here, &head(4), false);
        assert_eq!(unread(&mut first), [told(4)], "most have left");
    }

    #[test]
    fn the_streams_of_a_tournament_that_is_hidden_end_and_those_who_may_follow_it_again() {
        let (followers, permits) = (Followers::default(), Permits::new(PermitLimits::default()));
        let here = "here".parse::<Slug>().unwrap();
        let follow = |sequence, is_hidden| {
            let place = permits.following(false).unwrap();
            followers.follow(&here, &head(sequence), is_hidden, place).unwrap()
        };
        let is_over = |stream: &mut Following| matches!(stream.next().now_or_never(), Some(None));
        followers.set_open(true);
        let mut stranger = follow(1, false);
        assert_eq!(unread(&mut stranger), [told(1)]);
        followers.tell(&here, &head(2), true);
        assert_eq!(unread(&mut stranger), Vec::<String>::new(), "nothing of what hid it");
        assert!(is_over(&mut stranger) && followers.count() == 0);

        let mut judge = follow(2, true);
        followers.tell(&here, &head(3), true);
        assert_eq!(unread(&mut judge), [told(2), told(3)]);
        // Somebody whose request began before it was hidden comes late, and hears nothing more.
        let mut late = follow(1, false);
        assert!(is_over(&mut judge), "connects again");
        followers.tell(&here, &head(3), true);
        assert_eq!(unread(&mut late), [told(1)]);
        assert!(is_over(&mut late));

        // Once it is shown, everybody stays.
        let mut judge = follow(3, true);
        followers.tell(&here, &head(4), false);
        let mut stranger = follow(4, false);
        followers.tell(&here, &head(5), false);
        assert_eq!(unread(&mut judge), [told(3), told(5)]);
        assert_eq!(unread(&mut stranger), [told(4), told(5)]);
    }

    #[test]
    fn each_head_is_told_once_to_those_who_follow_and_who_reads_slowly_gets_the_newest() {
        let (followers, permits) = (Followers::default(), Permits::new(PermitLimits::default()));
        let (here, elsewhere) = ("here".parse::<Slug>().unwrap(), "elsewhere".parse::<Slug>().unwrap());
        let follow = |slug: &Slug| followers.follow(slug, &head(1), false, permits.following(false).unwrap());
        assert!(follow(&here).is_none(), "nobody would tell them");
        followers.set_open(true);
        let mut one = follow(&here).unwrap();
        let mut other = follow(&elsewhere).unwrap();
        assert_eq!((unread(&mut one), unread(&mut other)), (vec![told(1)], vec![told(1)]));
        for _ in 0..2 {
            followers.tell(&here, &head(2), false);
        }
        assert_eq!((unread(&mut one), unread(&mut other)), (vec![told(2)], vec![]));
        for sequence in 3..100 {
            followers.tell(&here, &head(sequence), false);
        }
        followers.beat();
        assert_eq!(unread(&mut one), [told(99)], "the newest alone, which no beat replaces");
        assert_eq!(unread(&mut other), [":\n\n"]);
        let mut late = follow(&here).unwrap();
        assert_eq!(
            unread(&mut late),
            [told(1), told(99)],
            "what came while their page was made is told, too"
        );
        drop((one, late));
        followers.beat();
        followers.beat();
        assert_eq!((followers.count(), unread(&mut other)), (1, vec![":\n\n".to_owned()]));
        followers.set_open(false);
        assert!(follow(&here).is_none() && followers.count() == 0);
        assert!(other.next().now_or_never().unwrap().is_none(), "the stream ends with the server");
    }
}
