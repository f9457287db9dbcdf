//! The progress of a long task, for somebody who waits for it.

use std::fmt;
use std::sync::Arc;

/// Hears the progress of a task: how much is done, and out of how much. Nobody listens by default.
#[derive(Clone, Default)]
pub struct ProgressListener(Option<Hears>);

type Hears = Arc<dyn Fn(usize, usize) + Send + Sync>;

impl fmt::Debug for ProgressListener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ProgressListener").field(&self.0.is_some()).finish()
    }
}

impl ProgressListener {
    /// One that calls this function.
    pub fn new(hears: impl Fn(usize, usize) + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(hears)))
    }

    /// Says how much is done, and of how much.
    pub fn tell(&self, done: usize, of: usize) {
        if let Some(hears) = &self.0 {
            hears(done, of);
        }
    }
}
