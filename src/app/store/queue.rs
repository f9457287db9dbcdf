//! The queue of writes, by turn: one thread at a time takes all work of one turn, in the order of arrival.

use std::collections::{HashMap, VecDeque};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::turns::Turn;

/// The most jobs of one turn in one transaction.
const BATCH: usize = 256;

/// A queue lane; `None` is the only turn of SQLite.
pub type Lane = Option<Turn>;

/// The waiting work.
pub struct Queue<J> {
    waiting: Mutex<Waiting<J>>,
    changed: Condvar,
}

struct Waiting<J> {
    /// Jobs by lane. A lane being worked on stays here even when empty.
    lanes: HashMap<Lane, VecDeque<J>>,
    /// Lanes that nobody is working on, the one waiting longest first.
    ready: VecDeque<Lane>,
    closed: bool,
}

/// The next thing for a writer thread to do.
pub enum NextJob<J> {
    /// Jobs of one lane, on which nobody else works until [`Queue::release_lane`].
    Work(Lane, Vec<J>),
    /// Nothing has arrived for a while.
    Quiet,
    /// Nothing will arrive any more.
    Closed,
}

impl<J> Default for Queue<J> {
    fn default() -> Self {
        let waiting = Waiting { lanes: HashMap::new(), ready: VecDeque::new(), closed: false };
        Self { waiting: Mutex::new(waiting), changed: Condvar::new() }
    }
}

impl<J> Queue<J> {
    /// Appends a job to its lane; returns it if the queue is closed.
    pub fn add(&self, lane: Lane, job: J) -> Result<(), J> {
        let mut waiting = self.lock();
        if waiting.closed {
            return Err(job);
        }
        match waiting.lanes.get_mut(&lane) {
            Some(jobs) => jobs.push_back(job),
            None => {
                waiting.lanes.insert(lane, VecDeque::from([job]));
                waiting.ready.push_back(lane);
                self.changed.notify_one();
            }
        }
        drop(waiting);
        Ok(())
    }

    /// Waits for something to do.
    pub fn next(&self, quiet: Duration) -> NextJob<J> {
        let is_idle = |waiting: &mut Waiting<J>| waiting.ready.is_empty() && !waiting.closed;
        let (mut waiting, _) = self
            .changed
            .wait_timeout_while(self.lock(), quiet, is_idle)
            .unwrap_or_else(PoisonError::into_inner);
        let Some(lane) = waiting.ready.pop_front() else {
            return if waiting.closed { NextJob::Closed } else { NextJob::Quiet };
        };
        let jobs = waiting.lanes.get_mut(&lane);
        let jobs = jobs.map_or_else(Vec::new, |jobs| jobs.drain(..jobs.len().min(BATCH)).collect());
        drop(waiting);
        NextJob::Work(lane, jobs)
    }

    /// Releases a lane for other threads.
    pub fn release_lane(&self, lane: Lane) {
        let mut waiting = self.lock();
        if waiting.lanes.get(&lane).is_some_and(VecDeque::is_empty) {
            waiting.lanes.remove(&lane);
        } else if waiting.lanes.contains_key(&lane) {
            waiting.ready.push_back(lane);
            drop(waiting);
            self.changed.notify_one();
        }
    }

    /// Accepts no more jobs. Waiting ones are still handed out.
    pub fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    /// Accepts no more jobs and drops the waiting ones, because nobody will run them.
    pub fn abandon(&self) {
        let mut waiting = self.lock();
        waiting.closed = true;
        waiting.lanes.clear();
        waiting.ready.clear();
        drop(waiting);
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<J>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take_next(queue: &Queue<u32>) -> Option<(Lane, Vec<u32>)> {
        match queue.next(Duration::ZERO) {
            NextJob::Work(lane, jobs) => Some((lane, jobs)),
            NextJob::Quiet | NextJob::Closed => None,
        }
    }

    #[test]
    fn one_turn_is_taken_whole_and_by_nobody_else_until_it_is_done() {
        let queue = Queue::default();
        let (one, other) = (Some(Turn::House), Some(Turn::Library));
        for (lane, job) in [(one, 1), (other, 2), (one, 3)] {
            queue.add(lane, job).unwrap();
        }
        assert_eq!(take_next(&queue), Some((one, vec![1, 3])));
        queue.add(one, 4).unwrap();
        assert_eq!(take_next(&queue), Some((other, vec![2])), "others do not wait for it");
        assert_eq!(take_next(&queue), None, "but the same turn does");
        queue.release_lane(one);
        assert_eq!(take_next(&queue), Some((one, vec![4])));
        queue.release_lane(one);
        queue.release_lane(other);
        assert!(queue.lock().lanes.is_empty(), "a turn that nobody wants is forgotten");
    }

    #[test]
    fn what_waits_when_it_is_closed_is_still_done_and_nothing_more_is_taken() {
        let queue = Queue::default();
        (0..300).for_each(|job| queue.add(None, job).unwrap());
        queue.close();
        assert_eq!(queue.add(None, 300), Err(300));
        let (lane, jobs) = take_next(&queue).unwrap();
        assert_eq!(jobs.len(), BATCH);
        queue.release_lane(lane);
        assert_eq!(take_next(&queue).unwrap().1.len(), 300 - BATCH);
        queue.release_lane(lane);
        assert!(matches!(queue.next(Duration::ZERO), NextJob::Closed));
    }
}
