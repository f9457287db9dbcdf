//! Why a page was not shown or a form not recorded: the one mapping from reasons to status codes and words.

use actix_web::http::{StatusCode, header};
use askama::Template;

use crate::app::Trouble;
use crate::domain::awaited::NotAwaited;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::what_if::WhatIfError;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::fields::FieldsError;
use crate::web::guard::body::BodyError;
use crate::web::labels::labelled;
use crate::web::layout::Layout;
use crate::web::outage;
use crate::web::refused::Refused;
use crate::web::urls::{self, Link};

impl From<NotAwaited> for PageError {
    fn from(_: NotAwaited) -> Self {
        Self::TooSlow
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PageError {
    /// There is no such page, or this visitor may not know of it.
    #[error("{}", say("error-not-found"))]
    NotFound,
    /// The method is not allowed; the text names the allowed ones.
    #[error("{}", say("error-only-by").with("methods", *.0))]
    OnlyBy(&'static str),
    /// The rules, the desk or the form itself refuse it.
    #[error(transparent)]
    Refused(Refused),
    /// The page is out of date; the message says why.
    #[error("{0}")]
    Conflict(Message),
    /// Somebody else was first, so what is refused is not needed any more.
    #[error(transparent)]
    Overtaken(Refused),
    /// The form does not say what it has to say.
    #[error("{0}")]
    BadRequest(Message),
    /// The form could not be read.
    #[error(transparent)]
    Fields(#[from] FieldsError),
    /// The form came from another site.
    #[error("{0}")]
    Foreign(Message),
    /// The form needs a signed-in user.
    #[error("{}", say("error-signed-out"))]
    SignedOut,
    /// The form is from an earlier session.
    #[error("{}", say("error-old-form"))]
    OldForm,
    /// The user must first prove their identity again. The text says for what.
    #[error("{}", say("error-unconfirmed").with("to-what", .0))]
    Unconfirmed(Message),
    /// The request was meant for another host.
    #[error("{}", say("error-misdirected"))]
    Misdirected,
    /// The body did not arrive completely.
    #[error(transparent)]
    Body(#[from] BodyError),
    /// Too many requests in a short time.
    #[error("{}", say("error-too-often").with("seconds", .0))]
    TooOften(u64),
    /// The disk is full or the database does not answer.
    #[error("{}", outage::answer(*.0))]
    Unavailable(Trouble),
    /// The log of a tournament, or the database, is damaged; other tournaments continue.
    #[error("{part}")]
    Damaged {
        /// The part that cannot be read.
        part: DamagedPart,
        /// The cause, for the program's log.
        cause: String,
    },
    /// All workers are busy.
    #[error("{}", say("error-busy"))]
    Busy,
    /// What lists show is being made from the logs, as after some updates.
    #[error("{}", say("error-lists-in-the-making").with("done", .done).with("of", .of))]
    ListsInTheMaking {
        /// The tournaments that are done.
        done: usize,
        /// Of how many.
        of: usize,
    },
    /// The handler did not finish in time; nobody knows what it did.
    #[error("{}", say("error-too-slow"))]
    TooSlow,
    /// Something broke. The text is for the program's log only.
    #[error("{0}")]
    Failed(String),
}

/// What cannot be shown because of damage. Says that reading changes nothing, and how to find out more.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DamagedPart {
    /// The history yields no standings.
    #[error("{} {BESIDES}", say("error-damaged-standings"))]
    Standings,
    /// An entry of the log, by its number.
    #[error("{} {BESIDES}", say("error-damaged-entry").with("entry", .0))]
    Entry(i64),
    /// The rows behind this page.
    #[error("{} {BESIDES}", say("error-damaged-database"))]
    Database,
    /// People trust a printed sheet. The page's notice says what is damaged.
    #[error("{}", say("error-damaged-sheet"))]
    Sheet,
    /// People trust a file or a picture as they do a sheet.
    #[error("{}", say("error-damaged-file"))]
    File,
    /// What is wrong with the log, where no notice says it.
    #[error("{0}")]
    Log(Message),
}

/// What goes on, and what the operator can do.
const BESIDES: Message = say("error-damaged-besides");

impl PageError {
    /// Something broke, with all its causes.
    pub fn failed(error: &dyn std::error::Error) -> Self {
        let mut causes = error.to_string();
        let mut next = error.source();
        while let Some(cause) = next {
            causes.push_str(": ");
            causes.push_str(&cause.to_string());
            next = cause.source();
        }
        Self::Failed(causes)
    }

    /// Why the form was refused.
    ///
    /// # Errors
    /// Every other error, unchanged.
    pub fn into_refused(self) -> Result<Refused, Self> {
        if let Self::Refused(refused) = self { Ok(refused) } else { Err(self) }
    }

    /// The form does not say what it has to say.
    pub const fn bad_request(why: Message) -> Self {
        Self::BadRequest(why)
    }

    /// The HTTP status.
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::OnlyBy(_) => StatusCode::METHOD_NOT_ALLOWED,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Conflict(_) | Self::Overtaken(_) => StatusCode::CONFLICT,
            Self::BadRequest(_) | Self::Fields(_) => StatusCode::BAD_REQUEST,
            Self::Foreign(_) | Self::SignedOut | Self::OldForm | Self::Unconfirmed(_) => {
                StatusCode::FORBIDDEN
            }
            Self::Misdirected => StatusCode::MISDIRECTED_REQUEST,
            Self::Body(error) => error.status(),
            Self::TooOften(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable(_)
            | Self::Damaged { .. }
            | Self::Busy
            | Self::ListsInTheMaking { .. }
            | Self::TooSlow => StatusCode::SERVICE_UNAVAILABLE,
            Self::Failed(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Whether trying again later may work, so that the form is kept.
    pub const fn may_pass(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::Busy | Self::ListsInTheMaking { .. } | Self::TooSlow)
    }

    const fn title(&self) -> Message {
        match self {
            Self::NotFound => say("all-not-found"),
            Self::OnlyBy(_) => say("error-no-page-here"),
            Self::Misdirected => say("error-not-understood"),
            Self::Conflict(_) | Self::Overtaken(_) => say("error-somebody-was-first"),
            Self::SignedOut => say("error-you-are-signed-out"),
            Self::Unconfirmed(_) => say("accounts-confirm-is-it-still-you"),
            Self::Refused(_)
            | Self::BadRequest(_)
            | Self::Fields(_)
            | Self::Foreign(_)
            | Self::OldForm
            | Self::Body(_) => say("all-not-recorded"),
            Self::Unavailable(trouble) => outage::title(*trouble),
            Self::Damaged { .. } => say("error-cannot-be-read"),
            Self::TooOften(_) | Self::Busy => say("error-one-moment"),
            Self::ListsInTheMaking { .. } => say("error-lists-are-being-made"),
            Self::TooSlow => say("error-no-answer-in-time"),
            Self::Failed(_) => say("error-something-broke"),
        }
    }

    fn words(&self) -> String {
        match self {
            Self::Failed(_) => say("error-our-fault").into(),
            other => other.to_string(),
        }
    }

    /// The error page, with what was typed, and a form to send it again where that helps.
    pub fn page(&self, layout: Layout, typed: Vec<(String, String)>, again: Option<Again>) -> Answer {
        let sign_in = matches!(self, Self::SignedOut);
        // The page itself would be missing again.
        let (back, back_word) = if matches!(self, Self::NotFound | Self::OnlyBy(_)) {
            (urls::home(), say("all-all-tournaments"))
        } else {
            (layout.here(), say("all-back"))
        };
        // Somebody opened the address of a form: the name of a method says nothing to them.
        let is_form = matches!(self, Self::OnlyBy("POST"));
        let words = if is_form { say("error-only-a-form").into() } else { self.words() };
        let title = self.title();
        let later = again.is_some() && self.may_pass();
        let typed = labelled(typed);
        let lost = matches!(self, Self::NotFound);
        let page = ErrorPage { title, words, lost, typed, sign_in, again, later, back, back_word, layout };
        let answer = Answer::html(self.status(), &page)
            .unwrap_or_else(|_| Answer::text(self.status(), page.words.clone()));
        self.add_retry_headers(answer)
    }

    /// The error as JSON, for a program.
    pub fn for_programs(&self) -> Answer {
        #[derive(serde::Serialize)]
        struct Told {
            error: String,
        }
        let words = self.words_for_programs();
        let answer = Answer::json_of(self.status(), &Told { error: words.clone() })
            .unwrap_or_else(|_| Answer::text(self.status(), words));
        self.add_retry_headers(answer)
    }

    /// The sentence for a program, without forms: it only reads, and no browser keeps what it sent.
    fn words_for_programs(&self) -> String {
        match self {
            Self::TooOften(seconds) => {
                say("error-too-often-for-programs").with("seconds", seconds).to_string()
            }
            Self::Unavailable(trouble) => {
                say("outage-for-programs").with("what", outage::cause(*trouble)).to_string()
            }
            Self::TooSlow => say("error-too-slow-for-programs").to_string(),
            Self::Failed(_) => say("error-our-fault-for-programs").to_string(),
            other => other.words(),
        }
    }

    /// The error page in a few lines, with no more of the site than its name, for errors that many visitors may get at
    /// once; `None` for all others.
    pub fn small(&self, site: &str) -> Option<Answer> {
        if !matches!(self, Self::TooOften(_) | Self::Busy | Self::Misdirected) {
            return None;
        }
        let page = SmallPage { site: site.to_owned(), title: self.title(), words: self.words() };
        let answer = Answer::html(self.status(), &page)
            .unwrap_or_else(|_| Answer::text(self.status(), page.words.clone()));
        Some(self.add_retry_headers(answer))
    }

    /// Tells programs when and how to try again.
    fn add_retry_headers(&self, answer: Answer) -> Answer {
        match self {
            Self::TooOften(seconds) => answer.with_header(header::RETRY_AFTER, &seconds.to_string()),
            Self::Busy | Self::TooSlow => answer.with_header(header::RETRY_AFTER, "2"),
            Self::Unavailable(_) => answer.with_header(header::RETRY_AFTER, "5"),
            Self::ListsInTheMaking { .. } => answer.with_header(header::RETRY_AFTER, "60"),
            Self::OnlyBy(methods) => answer.with_header(header::ALLOW, methods),
            Self::NotFound
            | Self::Refused(_)
            | Self::Conflict(_)
            | Self::Overtaken(_)
            | Self::BadRequest(_)
            | Self::Fields(_)
            | Self::Foreign(_)
            | Self::SignedOut
            | Self::OldForm
            | Self::Unconfirmed(_)
            | Self::Misdirected
            | Self::Body(_)
            | Self::Damaged { .. }
            | Self::Failed(_) => answer,
        }
    }
}

impl From<WhatIfError> for PageError {
    fn from(error: WhatIfError) -> Self {
        match error {
            WhatIfError::Impossible(why) => Refusal::ResultUnfit(why).into(),
            WhatIfError::NotAwaited(gone) => gone.into(),
        }
    }
}

/// A form's target and its fields, with the submission number, for sending it again.
pub type Again = (String, Vec<(String, String)>);

#[derive(Template)]
#[template(path = "one_moment.html")]
struct SmallPage {
    /// What the site is called.
    site: String,
    title: Message,
    words: String,
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    layout: Layout,
    title: Message,
    words: String,
    /// Whether the page says where else to look.
    lost: bool,
    typed: Vec<(String, String)>,
    sign_in: bool,
    again: Option<Again>,
    /// Whether sending it again helps only after a while.
    later: bool,
    back: Link,
    back_word: Message,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_reads_is_told_nothing_of_forms() {
        for (error, told) in [
            (
                PageError::Unavailable(Trouble::Silent),
                "Nothing can be read now: the database does not answer.",
            ),
            (PageError::TooSlow, "This took too long."),
            (PageError::Failed("panic".to_owned()), "It is our fault"),
        ] {
            let speaks_of_forms = |words: &str| words.contains("send it again");
            let words = error.words_for_programs();
            assert!(words.starts_with(told) && !speaks_of_forms(&words), "{words}");
            assert!(speaks_of_forms(&error.words()), "the control");
        }
        let making = PageError::ListsInTheMaking { done: 40, of: 90 };
        for same in [PageError::Busy, making.clone()] {
            assert_eq!(same.words_for_programs(), same.words());
        }
        assert!(making.words().contains("40 of 90") && making.may_pass(), "{}", making.words());
        assert!(making.for_programs().status == StatusCode::SERVICE_UNAVAILABLE);
    }
}
