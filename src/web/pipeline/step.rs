//! A request on its way to an answer.

use std::sync::Arc;
use std::time::Instant;

use actix_web::http::StatusCode;
use actix_web::web::Bytes;

use crate::web::answer::{Answer, Written};
use crate::web::compress::Accepted;
use crate::web::cookie::SessionToken;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::holes::Filling;
use crate::web::page_cache::{Flight, Ticket};
use crate::web::permits::Permit;
use crate::web::rendered::Rendered;
use crate::web::reply::ResponseOptions;
use crate::web::route::Cache;
use crate::web::visit::Visit;

/// A request, with everything that can be read without knowing who sent it.
pub(super) struct PreparedRequest {
    pub(super) visit: Visit,
    pub(super) form: Result<Fields, PageError>,
    pub(super) token: Option<SessionToken>,
    pub(super) accepted: Accepted,
    pub(super) known: Option<String>,
    /// When the request arrived.
    pub(super) asked: Instant,
    /// Whether the visitor has been identified.
    pub(super) identified: bool,
    /// How often it waited for another visitor to make the page.
    pub(super) waited: usize,
    /// The right to make it.
    pub(super) ticket: Option<Ticket>,
    /// Space for the form while it is processed.
    pub(super) _room: Option<Permit>,
}

/// The result of a step.
pub(super) enum Step {
    Done(Answer, ResponseOptions),
    /// Another visitor is making the page.
    Wait(Box<PreparedRequest>, Flight),
    /// Continue on a thread that may block.
    In(Box<PreparedRequest>),
    /// An answer that is sent once something is on the disk.
    Sync(Box<PreparedRequest>, Answer, ResponseOptions, Written),
}

impl Step {
    /// A cached page with its holes filled.
    pub(super) fn cached_page(
        prepared: Box<PreparedRequest>,
        page: Arc<Rendered>,
        filling: Option<Filling>,
    ) -> Self {
        let PreparedRequest { accepted, known, .. } = *prepared;
        let kept = Some((page, filling));
        let options = ResponseOptions { cache: Cache::Public, accepted, known, secret: false, kept };
        Self::Done(Answer::text(StatusCode::OK, Bytes::new()), options)
    }
}
