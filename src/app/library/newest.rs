//! The newest state of something that takes time to build. One thread builds it; readers get the previous state until
//! it is done.

use std::sync::{Arc, Mutex, PoisonError, TryLockError};

use crate::app::locked::lock;

/// The newest state, and what the builder keeps from one state to the next.
#[derive(Debug)]
pub struct NewestState<T, M> {
    ready: Mutex<Option<Arc<T>>>,
    maker: Mutex<M>,
}

impl<T, M: Default> Default for NewestState<T, M> {
    fn default() -> Self {
        Self { ready: Mutex::default(), maker: Mutex::default() }
    }
}

impl<T, M> NewestState<T, M> {
    fn ready(&self) -> Option<Arc<T>> {
        lock(&self.ready).clone()
    }

    /// The state that `is_newest` recognises. Waits until it is made.
    ///
    /// # Errors
    /// What `make` reports.
    pub fn get<E>(
        &self,
        is_newest: impl Fn(&T) -> bool,
        make: impl FnOnce(&mut M) -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        if let Some(ready) = self.ready().filter(|ready| is_newest(ready)) {
            return Ok(ready);
        }
        let maker = &mut *lock(&self.maker);
        self.make_once(maker, is_newest, make)
    }

    /// The state that `is_newest` recognises, or the previous one while another thread builds it.
    ///
    /// # Errors
    /// What `make` reports.
    pub fn at_hand<E>(
        &self,
        is_newest: impl Fn(&T) -> bool,
        make: impl FnOnce(&mut M) -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        let ready = self.ready();
        if let Some(ready) = ready.clone().filter(|ready| is_newest(ready)) {
            return Ok(ready);
        }
        let mut maker = match (self.maker.try_lock(), ready) {
            (Ok(maker), _) => maker,
            (Err(TryLockError::Poisoned(poisoned)), _) => poisoned.into_inner(),
            (Err(TryLockError::WouldBlock), Some(before)) => return Ok(before),
            (Err(TryLockError::WouldBlock), None) => {
                self.maker.lock().unwrap_or_else(PoisonError::into_inner)
            }
        };
        self.make_once(&mut maker, is_newest, make)
    }

    fn make_once<E>(
        &self,
        maker: &mut M,
        is_newest: impl Fn(&T) -> bool,
        make: impl FnOnce(&mut M) -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        // Somebody may have made it while this thread waited.
        if let Some(ready) = self.ready().filter(|ready| is_newest(ready)) {
            return Ok(ready);
        }
        let made = Arc::new(make(maker)?);
        *lock(&self.ready) = Some(Arc::clone(&made));
        Ok(made)
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::sync::mpsc::channel;
    use std::thread::scope;

    use super::*;

    fn state(number: u32) -> impl FnOnce(&mut ()) -> Result<u32, Infallible> {
        move |()| Ok(number)
    }

    #[test]
    fn readers_get_the_state_before_while_the_newest_is_made() {
        let newest: NewestState<u32, ()> = NewestState::default();
        assert_eq!(newest.at_hand(|have| *have == 1, state(1)), Ok(Arc::new(1)));
        let (begun, has_begun) = channel();
        let (go, may_end) = channel::<()>();
        let newest = &newest;
        scope(|threads| {
            let writer = threads.spawn(move || {
                newest.get(
                    |have| *have == 2,
                    move |()| {
                        begun.send(()).unwrap();
                        may_end.recv().unwrap();
                        Ok::<_, Infallible>(2)
                    },
                )
            });
            has_begun.recv().unwrap();
            // If a reader waited here, the test would never end.
            assert_eq!(newest.at_hand(|have| *have == 2, state(99)), Ok(Arc::new(1)));
            // A thread that decides on the state waits.
            let decides = threads.spawn(move || newest.get(|have| *have == 2, state(99)));
            go.send(()).unwrap();
            assert_eq!(writer.join().unwrap(), Ok(Arc::new(2)));
            assert_eq!(decides.join().unwrap(), Ok(Arc::new(2)));
        });
        assert_eq!(newest.at_hand(|have| *have == 2, state(99)), Ok(Arc::new(2)));
    }

    #[test]
    fn what_could_not_be_made_is_made_by_the_next() {
        let newest: NewestState<u32, ()> = NewestState::default();
        assert_eq!(newest.get(|_| true, |()| Err("damaged")), Err("damaged"));
        assert_eq!(newest.at_hand(|have| *have == 1, |()| Ok::<_, &str>(1)), Ok(Arc::new(1)));
    }
}
