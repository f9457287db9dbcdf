//! Words for problems with the disk or the database.

use crate::app::{Desk, Trouble};
use crate::messages::{Message, say};

/// The sentence for staff and monitoring; `None` if all is well. Answers from memory.
pub fn sentence(desk: &Desk) -> Option<String> {
    let writing = desk.trouble_writing().map(|trouble| {
        let (what, then) = (cause(trouble), remedy(trouble));
        say("outage-no-recording").with("what", what).with("then", then).into()
    });
    let reading = || {
        let what = cause(desk.trouble_reading()?);
        Some(say("outage-no-pages").with("what", what).into())
    };
    writing.or_else(reading)
}

/// The cause, as a clause.
pub const fn cause(trouble: Trouble) -> Message {
    match trouble {
        Trouble::DiskFull => say("outage-disk-full"),
        Trouble::ReadOnly => say("outage-read-only"),
        Trouble::Away => say("outage-away"),
        Trouble::Silent => say("outage-silent"),
        Trouble::Failing => say("outage-failing"),
        Trouble::Damaged => say("outage-damaged"),
    }
}

const fn remedy(trouble: Trouble) -> Message {
    match trouble {
        Trouble::DiskFull => say("outage-free-some-space"),
        Trouble::ReadOnly => say("outage-make-it-writable"),
        Trouble::Away => say("outage-put-it-back"),
        Trouble::Silent | Trouble::Failing => say("outage-goes-on-by-itself"),
        Trouble::Damaged => say("outage-restore"),
    }
}

/// The heading of a page or form that failed.
pub const fn title(trouble: Trouble) -> Message {
    match trouble {
        Trouble::DiskFull => say("outage-title-disk-full"),
        Trouble::ReadOnly => say("outage-title-read-only"),
        Trouble::Away | Trouble::Silent | Trouble::Failing | Trouble::Damaged => say("outage-title-silent"),
    }
}

/// The sentence for the sender of a form or the reader of a page.
pub fn answer(trouble: Trouble) -> String {
    let what = cause(trouble);
    match trouble {
        Trouble::DiskFull | Trouble::ReadOnly => say("outage-nothing-was-saved").with("what", what).into(),
        Trouble::Away | Trouble::Silent | Trouble::Failing | Trouble::Damaged => {
            say("outage-nothing-goes").with("what", what).into()
        }
    }
}
