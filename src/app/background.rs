//! The newest state of something that takes long to compute. A thread of its own computes it; a reader waits a little
//! for it, then gets the state before.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::app::locked::lock;

/// How long a reader waits for the newest state.
pub const PATIENCE: Duration = Duration::from_secs(2);

/// Long enough that only the newest state ends the wait.
pub const UNTIL_DONE: Duration = Duration::from_secs(100_000_000);

/// The newest state, and whether a thread is computing the next.
#[derive(Debug)]
pub struct BackgroundState<T, E>(Arc<Shared<T, E>>);

#[derive(Debug)]
struct Shared<T, E> {
    now: Mutex<Now<T, E>>,
    done: Condvar,
}

#[derive(Debug)]
struct Now<T, E> {
    ready: Option<Arc<T>>,
    is_computing: bool,
    /// Why the last state could not be computed, until a reader is told.
    failed: Option<E>,
}

impl<T, E> Default for BackgroundState<T, E> {
    fn default() -> Self {
        let now = Now { ready: None, is_computing: false, failed: None };
        Self(Arc::new(Shared { now: Mutex::new(now), done: Condvar::new() }))
    }
}

impl<T: Send + Sync + 'static, E: Send + 'static> BackgroundState<T, E> {
    /// The state that `is_newest` recognises, or after `patience` the state before; `None` if there is none yet.
    /// `is_newest` must recognise every later state too: other readers may have asked for one. `prepare` takes what the computation needs and returns the computation, which gets the state before.
    ///
    /// # Errors
    /// What the computation reports.
    pub fn get<C: FnOnce(Option<&T>) -> Result<T, E> + Send + 'static>(
        &self,
        patience: Duration,
        is_newest: impl Fn(&T) -> bool,
        prepare: impl Fn() -> C,
    ) -> Result<Option<Arc<T>>, E> {
        let until = Instant::now() + patience;
        let mut now = lock(&self.0.now);
        loop {
            if now.ready.as_deref().is_some_and(&is_newest) {
                return Ok(now.ready.clone());
            }
            if !now.is_computing {
                if let Some(error) = now.failed.take() {
                    return Err(error);
                }
                now.is_computing = true;
                let (before, computing) = (now.ready.clone(), Computing(Arc::clone(&self.0)));
                drop(now);
                compute_apart(prepare(), before, computing);
                now = lock(&self.0.now);
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(now.ready.clone());
            }
            now = self.wait(now, left);
        }
    }

    fn wait<'n>(&self, now: MutexGuard<'n, Now<T, E>>, left: Duration) -> MutexGuard<'n, Now<T, E>> {
        let waited = self.0.done.wait_timeout_while(now, left, |now| now.is_computing);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

fn compute_apart<T: Send + Sync + 'static, E: Send + 'static>(
    compute: impl FnOnce(Option<&T>) -> Result<T, E> + Send + 'static,
    before: Option<Arc<T>>,
    computing: Computing<T, E>,
) {
    let started = thread::Builder::new().name("background".to_owned()).spawn(move || {
        let computed = compute(before.as_deref());
        drop(before);
        computing.end(computed);
    });
    if let Err(error) = started {
        tracing::warn!(%error, "nothing can be computed in the background now");
    }
}

/// The computation of a thread. It is over when this is dropped, even if the thread panicked or never began.
struct Computing<T, E>(Arc<Shared<T, E>>);

impl<T, E> Computing<T, E> {
    fn end(self, computed: Result<T, E>) {
        let mut now = lock(&self.0.now);
        match computed {
            Ok(state) => now.ready = Some(Arc::new(state)),
            Err(error) => now.failed = Some(error),
        }
    }
}

impl<T, E> Drop for Computing<T, E> {
    fn drop(&mut self) {
        lock(&self.0.now).is_computing = false;
        self.0.done.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    type State = BackgroundState<u32, &'static str>;

    fn made(state: &State, number: u32) -> Result<Option<Arc<u32>>, &'static str> {
        state.get(UNTIL_DONE, |have| *have >= number, || move |_: Option<&u32>| Ok(number))
    }

    #[test]
    fn a_reader_whose_patience_ends_gets_the_state_before_and_later_the_newest() {
        let state = State::default();
        let (go, may_end) = channel::<()>();
        let may_end = Arc::new(Mutex::new(may_end));
        let slow = |number: u32| {
            let may_end = Arc::clone(&may_end);
            move || {
                let may_end = Arc::clone(&may_end);
                move |_: Option<&u32>| {
                    lock(&may_end).recv().unwrap();
                    Ok(number)
                }
            }
        };
        // If a reader waited for the thread here, the test would never end.
        assert_eq!(state.get(Duration::ZERO, |have| *have == 1, slow(1)), Ok(None), "there is none before");
        go.send(()).unwrap();
        assert_eq!(made(&state, 1), Ok(Some(Arc::new(1))));
        assert_eq!(state.get(Duration::ZERO, |have| *have == 2, slow(2)), Ok(Some(Arc::new(1))));
        assert_eq!(
            state.get(Duration::ZERO, |have| *have == 2, slow(99)),
            Ok(Some(Arc::new(1))),
            "one at a time"
        );
        go.send(()).unwrap();
        assert_eq!(made(&state, 2), Ok(Some(Arc::new(2))));
    }

    #[test]
    fn a_state_that_was_overtaken_while_it_was_computed_is_computed_again() {
        let (state, (begun, has_begun), (go, may_end)) = (State::default(), channel(), channel::<()>());
        let first = Mutex::new(Some((begun, may_end)));
        let prepare = || {
            let first = lock(&first).take();
            move |before: Option<&u32>| {
                first.into_iter().for_each(|(begun, may_end)| {
                    begun.send(()).unwrap();
                    may_end.recv().unwrap();
                });
                Ok(before.copied().unwrap_or_default() + 1)
            }
        };
        thread::scope(|threads| {
            let reader = threads.spawn(|| state.get(UNTIL_DONE, |have| *have >= 1, prepare));
            has_begun.recv().unwrap();
            let later = threads.spawn(|| state.get(UNTIL_DONE, |have| *have >= 2, prepare));
            go.send(()).unwrap();
            assert_eq!(later.join().unwrap(), Ok(Some(Arc::new(2))));
            assert!(reader.join().unwrap().is_ok_and(|state| state.is_some_and(|number| *number >= 1)));
        });
    }

    #[test]
    fn what_failed_is_told_once_and_tried_again_and_a_panic_ends_the_wait() {
        let state = State::default();
        let failing = || |_: Option<&u32>| Err("damaged");
        assert_eq!(state.get(UNTIL_DONE, |_| true, failing), Err("damaged"));
        let panicking = || |_: Option<&u32>| -> Result<u32, &'static str> { panic!("a test") };
        assert_eq!(state.get(Duration::ZERO, |_| true, panicking), Ok(None));
        assert_eq!(made(&state, 1), Ok(Some(Arc::new(1))));
    }
}
