//! What thousands of open pages wait for. Each has one place in a list, and keeps two numbers: a future of Tokio's that
//! waits for the same takes some two hundred bytes.

use std::iter::Flatten;
use std::mem;
use std::task::{Context, Waker};
use std::vec;

/// Wakes everybody who waits for the next time that it rings.
#[derive(Debug, Default)]
pub struct Bell {
    rung: u64,
    waiting: Vec<Option<Waker>>,
    /// The places of those who have left since it rang.
    free: Vec<usize>,
}

/// A place in the list of a bell.
#[derive(Debug, Default)]
pub struct Place {
    /// For which ring it holds: the first is 1, and 0 is no place.
    ring: u64,
    at: usize,
}

/// Those who waited when a bell rang.
pub type Woken = Flatten<vec::IntoIter<Option<Waker>>>;

impl Bell {
    /// How often it has rung.
    pub const fn rung(&self) -> u64 {
        self.rung
    }

    /// Waits for the next time, at this place.
    pub fn wait(&mut self, place: &mut Place, context: &Context<'_>) {
        let (ring, waker) = (self.rung + 1, context.waker());
        if place.ring == ring
            && let Some(Some(known)) = self.waiting.get_mut(place.at)
        {
            known.clone_from(waker);
            return;
        }
        let at = self.free.pop().unwrap_or(self.waiting.len());
        match self.waiting.get_mut(at) {
            Some(free) => *free = Some(waker.clone()),
            None => self.waiting.push(Some(waker.clone())),
        }
        *place = Place { ring, at };
    }

    /// Waits no longer. Without this, what is gone would be kept until the bell rings.
    pub fn leave(&mut self, place: &mut Place) {
        let Place { ring, at } = mem::take(place);
        if ring == self.rung + 1
            && let Some(known) = self.waiting.get_mut(at)
        {
            *known = None;
            self.free.push(at);
        }
    }

    /// Rings. Who waited is woken by the caller, once no lock is held that they may need.
    #[must_use = "nobody is woken otherwise"]
    pub fn ring(&mut self) -> Woken {
        self.rung += 1;
        self.free.clear();
        // As many will wait for the next time.
        let next = Vec::with_capacity(self.waiting.len());
        mem::replace(&mut self.waiting, next).into_iter().flatten()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::task::Wake;

    use super::*;

    /// Counts how often it is woken.
    #[derive(Default)]
    struct Sleeper(AtomicUsize);

    impl Wake for Sleeper {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::SeqCst);
        }
    }

    impl Sleeper {
        fn woken(&self) -> usize {
            self.0.load(Ordering::SeqCst)
        }
    }

    fn wait(bell: &mut Bell, place: &mut Place, sleeper: &Arc<Sleeper>) {
        let waker = Waker::from(Arc::clone(sleeper));
        bell.wait(place, &Context::from_waker(&waker));
    }

    #[test]
    fn each_who_waits_is_woken_once_and_who_waits_again_by_the_next_ring() {
        let (mut bell, mut places) = (Bell::default(), [Place::default(), Place::default()]);
        let sleepers = [Arc::<Sleeper>::default(), Arc::default()];
        let woken = || [sleepers[0].woken(), sleepers[1].woken()];
        for _ in 0..3 {
            wait(&mut bell, &mut places[0], &sleepers[0]);
            wait(&mut bell, &mut places[1], &sleepers[1]);
        }
        assert_eq!(bell.waiting.len(), 2, "one place each, however often they ask");
        bell.ring().for_each(Waker::wake);
        assert_eq!((woken(), bell.rung()), ([1, 1], 1));
        wait(&mut bell, &mut places[1], &sleepers[1]);
        bell.ring().for_each(Waker::wake);
        assert_eq!(woken(), [1, 2]);
        // Another task asks at the same place.
        wait(&mut bell, &mut places[1], &sleepers[1]);
        wait(&mut bell, &mut places[1], &sleepers[0]);
        bell.ring().for_each(Waker::wake);
        assert_eq!(woken(), [2, 2]);
    }

    #[test]
    fn a_place_that_is_left_is_taken_by_the_next_and_keeps_nobody() {
        let (mut bell, sleeper) = (Bell::default(), Arc::<Sleeper>::default());
        for _ in 0..100 {
            let mut place = Place::default();
            wait(&mut bell, &mut place, &sleeper);
            bell.leave(&mut place);
            bell.leave(&mut place);
        }
        assert_eq!((bell.waiting.len(), bell.free.len(), Arc::strong_count(&sleeper)), (1, 1, 1));
        let (mut early, mut late) = (Place::default(), Place::default());
        wait(&mut bell, &mut early, &sleeper);
        bell.ring().for_each(Waker::wake);
        wait(&mut bell, &mut late, &sleeper);
        bell.leave(&mut early);
        bell.ring().for_each(Waker::wake);
        assert_eq!(sleeper.woken(), 2, "a place of an earlier ring is not that of somebody else");
    }
}
