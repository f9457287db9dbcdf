//! Words for problems with the disk or the database.

use crate::app::{Desk, Trouble};

/// The sentence for staff and monitoring; `None` if all is well. Answers from memory.
pub fn sentence(desk: &Desk) -> Option<String> {
    let writing = desk.trouble_writing().map(|trouble| {
        let (what, then) = (cause(trouble), remedy(trouble));
        format!("Nothing can be recorded now: {what}. Write results on paper; {then}.")
    });
    let reading = || {
        let what = cause(desk.trouble_reading()?);
        Some(format!("Pages cannot be shown now: {what}. They come back by themselves once it is back."))
    };
    writing.or_else(reading)
}

/// The cause, as a clause.
pub const fn cause(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::DiskFull => "the disk is full",
        Trouble::ReadOnly => "the database takes no writes (it is read-only)",
        Trouble::Away => "the database is not there, or cannot be opened",
        Trouble::Silent => "the database does not answer",
        Trouble::Failing => "the disk or the connection to the database fails",
        Trouble::Damaged => "the database is damaged",
    }
}

const fn remedy(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::DiskFull => "free some space, and recording goes on by itself",
        Trouble::ReadOnly => "make it writable again, and recording goes on by itself",
        Trouble::Away => "put it back, and recording goes on by itself",
        Trouble::Silent | Trouble::Failing => "recording goes on by itself once it is back",
        Trouble::Damaged => "stop Arbiter, and bring back the newest backup with “arbiter restore”",
    }
}

/// The heading of a page or form that failed.
pub const fn title(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::DiskFull => "Not recorded: the disk is full",
        Trouble::ReadOnly => "Not recorded: the database takes no writes",
        _ => "The database does not answer",
    }
}

/// The sentence for the sender of a form or the reader of a page.
pub fn answer(trouble: Trouble) -> String {
    let what = cause(trouble);
    match trouble {
        Trouble::DiskFull | Trouble::ReadOnly => format!(
            "Nothing was saved: {what}. Tell the director and write it on paper; once that is solved, recording \
             goes on by itself. Looking at pages goes on meanwhile."
        ),
        _ => format!(
            "Nothing can be shown or recorded now: {what}. It goes on by itself once that is solved. If you sent a \
             form, it is not certain that it was saved: send it again then, it counts only once."
        ),
    }
}
