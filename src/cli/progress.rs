//! Progress on the console, for work that takes longer than a second. Nothing is drawn where nobody looks.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::app::progress::ProgressListener;

/// What is done sooner needs no bar.
const AFTER: Duration = Duration::from_secs(1);

/// What is being done, a bar, how much of how much, and how long it will take.
const LINE: &str = "{msg} [{bar:30}] {pos} of {len}, {eta} left";

/// A bar on standard error, which appears after a second and is gone at the end. Without a terminal nothing is written.
pub fn bar(doing: &'static str) -> ProgressListener {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden()).with_message(doing);
    if let Ok(style) = ProgressStyle::with_template(LINE) {
        bar.set_style(style.progress_chars("=> "));
    }
    let (begun, shown) = (Instant::now(), AtomicBool::new(false));
    ProgressListener::new(move |done, of| {
        if begun.elapsed() >= AFTER && !shown.swap(true, Ordering::Relaxed) {
            bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        bar.set_length(u64::try_from(of).unwrap_or(u64::MAX));
        bar.set_position(u64::try_from(done).unwrap_or(u64::MAX));
        if done >= of {
            bar.finish_and_clear();
        }
    })
}
