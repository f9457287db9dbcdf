//! Progress on the console, for work that takes longer than a second. Nothing is drawn where nobody looks.

use std::io::IsTerminal;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressStyle, WeakProgressBar};

use crate::app::progress::ProgressListener;

/// What is done sooner needs no bar.
const AFTER: Duration = Duration::from_secs(1);

/// How often the time is drawn again while nothing is counted, as while a file is copied.
const TICK: Duration = Duration::from_millis(250);

/// What is being done, and for how long, before anything is counted.
const BEGINNING: &str = "{msg} {spinner} {elapsed}";

/// What is being done, a bar, how much of how much, and how long it will take.
const LINE: &str = "{msg} [{bar:30}] {pos} of {len}, {eta} left";

/// The bar that is drawn now.
static DRAWN: Mutex<Option<WeakProgressBar>> = Mutex::new(None);

/// A bar on standard error, which appears after a second and is gone at the end. Without a terminal nothing is written.
pub fn bar(doing: &'static str) -> ProgressListener {
    drawn_on(doing, AFTER, ProgressDrawTarget::stderr)
}

/// A bar for work that is seldom needed: it begins when it first says how far it is.
pub fn bar_once_told(doing: &'static str) -> ProgressListener {
    let begun = OnceLock::new();
    ProgressListener::new(move |done, of| begun.get_or_init(|| bar(doing)).tell(done, of))
}

/// Prints something else to a stream while a bar may be drawn: above it, on lines of its own.
pub fn beside<T>(stream: &impl IsTerminal, print: impl FnOnce() -> T) -> T {
    if stream.is_terminal() { above(print) } else { print() }
}

fn above<T>(print: impl FnOnce() -> T) -> T {
    match drawn().as_ref().and_then(WeakProgressBar::upgrade).filter(|bar| !bar.is_finished()) {
        Some(bar) => bar.suspend(print),
        None => print(),
    }
}

fn drawn() -> MutexGuard<'static, Option<WeakProgressBar>> {
    DRAWN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn drawn_on(
    doing: &'static str,
    after: Duration,
    screen: impl FnOnce() -> ProgressDrawTarget + Send + 'static,
) -> ProgressListener {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden()).with_message(doing);
    let bar = bar.with_finish(ProgressFinish::AndClear);
    restyle(&bar, BEGINNING);
    let waiting = bar.downgrade();
    // A thread, because the work may say nothing for a long time. Without one there is no bar.
    let _ = thread::Builder::new().spawn(move || {
        thread::sleep(after);
        if let Some(bar) = waiting.upgrade() {
            show(&bar, screen());
        }
    });
    ProgressListener::new(move |done, of| {
        if bar.is_finished() {
            return;
        }
        if bar.length().is_none() {
            restyle(&bar, LINE);
        }
        bar.set_length(u64::try_from(of).unwrap_or(u64::MAX));
        bar.set_position(u64::try_from(done).unwrap_or(u64::MAX));
        if done >= of {
            // While nobody else shows it.
            let held = drawn();
            // Drawn even if that is soon after another step: the last picture is the whole work.
            bar.finish();
            bar.finish_and_clear();
            drop(held);
        }
    })
}

fn restyle(bar: &ProgressBar, template: &str) {
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.progress_chars("=> "));
    }
}

fn show(bar: &ProgressBar, screen: ProgressDrawTarget) {
    let mut drawn = drawn();
    if bar.is_finished() {
        return;
    }
    bar.set_draw_target(screen);
    bar.enable_steady_tick(TICK);
    *drawn = Some(bar.downgrade());
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::Arc;
    use std::time::Instant;

    use indicatif::TermLike;

    use super::*;

    /// A terminal that keeps what is done to it.
    #[derive(Debug, Clone, Default)]
    struct Screen(Arc<Mutex<Vec<String>>>);

    impl Screen {
        fn target(&self) -> impl FnOnce() -> ProgressDrawTarget + Send + 'static {
            let screen = self.clone();
            move || ProgressDrawTarget::term_like_with_hz(Box::new(screen), 20)
        }

        fn note(&self, what: &str) -> io::Result<()> {
            self.0.lock().unwrap().push(what.to_owned());
            Ok(())
        }

        fn written(&self) -> Vec<String> {
            self.0.lock().unwrap().clone()
        }

        fn shows(&self, wanted: &str) -> bool {
            self.written().iter().any(|one| one.contains(wanted))
        }

        /// Waits until the other thread has shown the bar.
        fn wait_for(&self, wanted: &str, tell: impl Fn()) {
            let begun = Instant::now();
            while !self.shows(wanted) {
                assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", self.written());
                tell();
                thread::yield_now();
            }
        }
    }

    impl TermLike for Screen {
        fn width(&self) -> u16 {
            100
        }
        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn write_line(&self, text: &str) -> io::Result<()> {
            self.note(text)
        }
        fn write_str(&self, text: &str) -> io::Result<()> {
            self.note(text)
        }
        fn clear_line(&self) -> io::Result<()> {
            self.note("<clear>")
        }
        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    /// One bar is drawn at a time, as on a console.
    static ALONE: Mutex<()> = Mutex::new(());

    #[test]
    fn what_ends_within_the_first_second_draws_nothing() {
        let screen = Screen::default();
        let listener = drawn_on("Verifying", Duration::from_secs(3_600), screen.target());
        (1..=1_000).for_each(|done| listener.tell(done, 1_000));
        assert_eq!(screen.written(), Vec::<String>::new());
    }

    #[test]
    fn a_bar_says_how_much_of_how_much_and_is_gone_at_the_end() {
        let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let screen = Screen::default();
        let listener = drawn_on("Verifying", Duration::ZERO, screen.target());
        // Before anything is counted there is a sign of life.
        screen.wait_for("Verifying", || {});
        assert!(!screen.shows(" of "), "{:?}", screen.written());
        screen.wait_for("3 of 10", || listener.tell(3, 10));
        assert!(screen.shows("Verifying [=========>"), "{:?}", screen.written());
        listener.tell(9, 10);
        listener.tell(10, 10);
        let whole = screen.written().iter().rposition(|one| one.contains(" of 10, "));
        assert!(whole.is_some_and(|at| screen.written()[at].contains("10 of 10")), "{:?}", screen.written());
        let last = screen.written().into_iter().rev().find(|one| !one.trim().is_empty());
        assert_eq!(last.as_deref(), Some("<clear>"));
        let ended = screen.written().len();
        thread::sleep(TICK * 3);
        assert_eq!(screen.written().len(), ended, "nothing is drawn after the end");
    }

    /// However fast the work is: some twenty times a second, not for each step.
    #[test]
    fn a_hundred_thousand_steps_are_not_a_hundred_thousand_drawings() {
        let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let screen = Screen::default();
        let listener = drawn_on("Playing", Duration::ZERO, screen.target());
        screen.wait_for("Playing", || listener.tell(0, 200_000));
        (1..=100_000).for_each(|done| listener.tell(done, 200_000));
        let drawn = screen.written().iter().filter(|one| one.contains("Playing")).count();
        assert!((1..2_000).contains(&drawn), "{drawn}");
    }

    #[test]
    fn a_bar_that_is_gone_does_not_come_back() {
        let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let screen = Screen::default();
        let listener = drawn_on("Rebuilding", Duration::ZERO, screen.target());
        screen.wait_for("1 of 2", || listener.tell(1, 2));
        listener.tell(2, 2);
        let ended = screen.written().len();
        (0..=9).for_each(|done| listener.tell(done, 9));
        assert_eq!(screen.written().len(), ended, "{:?}", screen.written());
    }

    #[test]
    fn what_is_printed_meanwhile_has_lines_of_its_own() {
        let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let screen = Screen::default();
        let listener = drawn_on("Importing", Duration::ZERO, screen.target());
        screen.wait_for("2 of 9", || listener.tell(2, 9));
        above(|| screen.note("Imported “lyon-open”")).unwrap();
        let written = screen.written();
        let at = written.iter().position(|one| one.starts_with("Imported")).unwrap();
        assert_eq!(written[..at].iter().rev().find(|one| !one.trim().is_empty()).unwrap(), "<clear>");
        assert!(written[at..].iter().any(|one| one.contains("2 of 9")), "drawn again below: {written:?}");
        // A work that fails leaves no bar behind.
        drop(listener);
        assert_eq!(screen.written().iter().rev().find(|one| !one.trim().is_empty()).unwrap(), "<clear>");
    }
}
