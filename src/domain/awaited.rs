//! Whether anybody is still waiting for the answer to a costly question. The computation asks now and then, and stops
//! when nobody is.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Weak};

/// Tells a computation whether its answer is still wanted.
#[derive(Debug, Clone, Default)]
pub struct Awaited(Asked);

/// How long the caller waits.
#[derive(Debug, Clone, Default)]
enum Asked {
    #[default]
    ToTheEnd,
    /// While the other half exists.
    While(Weak<()>),
    /// For this many checks; the counter holds how many have been made.
    For(u64, Arc<AtomicU64>),
}

/// The waiting side. Dropping it stops the computation.
#[derive(Debug)]
pub struct Asker(#[expect(dead_code, reason = "only its end is seen")] Arc<()>);

/// Nobody is waiting for the answer any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub struct NotAwaited;

impl Awaited {
    /// For a caller who waits to the end, such as the console.
    pub const fn always() -> Self {
        Self(Asked::ToTheEnd)
    }

    /// For a caller who waits while the returned [`Asker`] exists.
    pub fn by_an_asker() -> (Self, Asker) {
        let asker = Arc::new(());
        (Self(Asked::While(Arc::downgrade(&asker))), Asker(asker))
    }

    /// For a caller who leaves after this many checks. Tests use it to count the steps of a computation and the steps
    /// after it was abandoned.
    pub fn for_looks(most: u64) -> Self {
        Self(Asked::For(most, Arc::default()))
    }

    /// How many checks were made; 0 if they are not counted.
    pub fn looks(&self) -> u64 {
        match &self.0 {
            Asked::For(_, taken) => taken.load(Ordering::Relaxed),
            Asked::ToTheEnd | Asked::While(_) => 0,
        }
    }

    /// Continues while somebody is waiting.
    ///
    /// ```
    /// use arbiter::domain::awaited::{Awaited, NotAwaited};
    ///
    /// let (awaited, asker) = Awaited::by_an_asker();
    /// assert_eq!(awaited.check(), Ok(()));
    /// drop(asker);
    /// assert_eq!(awaited.check(), Err(NotAwaited));
    /// ```
    ///
    /// # Errors
    /// [`NotAwaited`] when nobody is.
    pub fn check(&self) -> Result<(), NotAwaited> {
        let gone = match &self.0 {
            Asked::ToTheEnd => false,
            Asked::While(asker) => asker.strong_count() == 0,
            Asked::For(most, taken) => taken.fetch_add(1, Ordering::Relaxed) >= *most,
        };
        if gone { Err(NotAwaited) } else { Ok(()) }
    }

    /// Yields the items while the answer is awaited.
    pub fn each<I: IntoIterator>(&self, items: I) -> impl Iterator<Item = I::Item> {
        items.into_iter().take_while(|_| self.check().is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_wanted_until_its_asker_is_gone() {
        let (awaited, asker) = Awaited::by_an_asker();
        assert_eq!((awaited.check(), Awaited::always().check()), (Ok(()), Ok(())));
        drop(asker);
        assert_eq!((awaited.check(), awaited.clone().check()), (Err(NotAwaited), Err(NotAwaited)));
    }
}
