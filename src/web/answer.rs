//! The answer of a page.

use actix_web::HttpResponse;
use actix_web::body::{BodyStream, BoxBody};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::web::Bytes;
use askama::Template;
use serde::Serialize;
use tokio::sync::oneshot;

use crate::web::asset::Asset;
use crate::web::compress::Accepted;
use crate::web::cookie::Cookie;
use crate::web::error::PageError;
use crate::web::file_stream::FileStream;
use crate::web::followers::Following;
use crate::web::permits::WaitingPlace;
use crate::web::refused::Refused;
use crate::web::urls::Link;

/// The content type of HTML.
pub const HTML: &str = "text/html; charset=utf-8";

/// An answer before [`reply`](crate::web::reply) adds headers and encoding.
#[derive(Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: StatusCode,
    pub body: Body,
    /// Additional headers.
    pub headers: Vec<(header::HeaderName, String)>,
    /// What has to reach the disk before the answer is sent.
    pub once: Option<Written>,
}

/// Something on its way to the disk, with the place of the request that waits for it without a permit.
#[derive(Debug)]
pub struct Written {
    /// Says whether it was written as it was queued.
    pub told: oneshot::Receiver<bool>,
    /// Released when this is dropped.
    pub place: WaitingPlace,
}

/// The body of an answer.
#[derive(Debug)]
pub enum Body {
    /// Bytes of a content type.
    Bytes(&'static str, Bytes),
    /// A static file.
    Asset(&'static Asset),
    /// A stream of events, which does not end.
    Events(Following),
    /// A file of this content type, read while it is sent.
    File(&'static str, FileStream),
    Nothing,
}

impl Answer {
    /// A rendered template with status 200.
    ///
    /// # Errors
    /// If the template cannot be rendered.
    pub fn page(template: &impl Template) -> Result<Self, PageError> {
        Self::html(StatusCode::OK, template)
    }

    /// The form again, with what was typed and what is wrong with it.
    ///
    /// # Errors
    /// If the template cannot be rendered.
    pub fn refusal(template: &impl Template) -> Result<Self, PageError> {
        Self::html(StatusCode::UNPROCESSABLE_ENTITY, template)
    }

    /// A conflict: what was typed next to what is already there.
    ///
    /// # Errors
    /// If the template cannot be rendered.
    pub fn conflict(template: &impl Template) -> Result<Self, PageError> {
        Self::html(StatusCode::CONFLICT, template)
    }

    /// The form again after this refusal: a conflict if somebody was faster.
    ///
    /// # Errors
    /// If the template cannot be rendered.
    pub fn refused(template: &impl Template, refused: &Refused) -> Result<Self, PageError> {
        if refused.is_outdated() { Self::conflict(template) } else { Self::refusal(template) }
    }

    /// The form again after too many attempts; the next one counts after `seconds`.
    ///
    /// # Errors
    /// If the template cannot be rendered.
    pub fn too_often(template: &impl Template, seconds: u64) -> Result<Self, PageError> {
        let answer = Self::html(StatusCode::TOO_MANY_REQUESTS, template)?;
        Ok(answer.with_header(header::RETRY_AFTER, &seconds.to_string()))
    }

    /// A page with any status.
    ///
    /// # Errors
    /// If the template cannot be rendered.
    pub fn html(status: StatusCode, template: &impl Template) -> Result<Self, PageError> {
        let html = template.render().map_err(|error| PageError::failed(&error))?;
        Ok(Self::of(status, Body::Bytes(HTML, html.into())))
    }

    /// Redirects to `next` after an accepted form. If the form is refused, `refuse` answers, usually with the form again.
    ///
    /// # Errors
    /// Every other failure, and those of `refuse`.
    pub fn redirect_or_refuse<T>(
        given: Result<T, impl Into<PageError>>,
        next: &Link,
        refuse: impl FnOnce(&Refused) -> Result<Self, PageError>,
    ) -> Result<Self, PageError> {
        match given {
            Ok(_) => Ok(Self::see_other(next)),
            Err(error) => refuse(&Into::<PageError>::into(error).into_refused()?),
        }
    }

    /// Redirects the browser after a form, so that reloading sends nothing twice.
    pub fn see_other(to: &Link) -> Self {
        Self::of(StatusCode::SEE_OTHER, Body::Nothing).with_header(header::LOCATION, to.as_str())
    }

    /// Leads from an address that something had before to the one that it has now.
    pub fn moved(to: &Link) -> Self {
        Self::of(StatusCode::PERMANENT_REDIRECT, Body::Nothing).with_header(header::LOCATION, to.as_str())
    }

    /// A document for programs.
    ///
    /// # Errors
    /// If the value cannot be written as JSON.
    pub fn json(value: &impl Serialize) -> Result<Self, PageError> {
        Self::json_of(StatusCode::OK, value)
    }

    /// A document for programs, of any status.
    ///
    /// # Errors
    /// If the value cannot be written as JSON.
    pub fn json_of(status: StatusCode, value: &impl Serialize) -> Result<Self, PageError> {
        let json = serde_json::to_vec(value).map_err(|error| PageError::failed(&error))?;
        Ok(Self::of(status, Body::Bytes("application/json; charset=utf-8", json.into())))
    }

    /// A document of this content type.
    pub fn bytes(kind: &'static str, bytes: impl Into<Bytes>) -> Self {
        Self::of(StatusCode::OK, Body::Bytes(kind, bytes.into()))
    }

    /// A line of text.
    pub fn text(status: StatusCode, text: impl Into<Bytes>) -> Self {
        Self::of(status, Body::Bytes("text/plain; charset=utf-8", text.into()))
    }

    /// A file to download. Of its name only letters, digits and `-._` remain.
    pub fn file(name: &str, kind: &'static str, bytes: impl Into<Bytes>) -> Self {
        Self::of(StatusCode::OK, Body::Bytes(kind, bytes.into())).named(name)
    }

    /// A file to download that may be larger than memory.
    pub fn large_file(name: &str, kind: &'static str, file: FileStream) -> Self {
        Self::of(StatusCode::OK, Body::File(kind, file)).named(name)
    }

    fn named(self, name: &str) -> Self {
        let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_');
        let name: String = name.chars().filter(plain).collect();
        self.with_header(header::CONTENT_DISPOSITION, &format!("attachment; filename=\"{name}\""))
    }

    /// A static file.
    pub fn asset(asset: &'static Asset) -> Self {
        Self::of(StatusCode::OK, Body::Asset(asset))
    }

    /// Sets a cookie.
    #[must_use]
    pub fn with_cookie(self, cookie: &Cookie) -> Self {
        self.with_header(header::SET_COOKIE, cookie.as_str())
    }

    /// Sets some cookies.
    #[must_use]
    pub fn with_cookies(self, cookies: &[Cookie]) -> Self {
        cookies.iter().fold(self, Self::with_cookie)
    }

    /// Adds a header line.
    #[must_use]
    pub fn with_header(mut self, name: header::HeaderName, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    /// Sends the answer only once this is on the disk.
    #[must_use]
    pub fn once(self, written: Option<Written>) -> Self {
        Self { once: written, ..self }
    }

    /// A stream of events; `None` tells the visitor's browser not to ask again.
    pub fn events(stream: Option<Following>) -> Self {
        match stream {
            // Tells proxies not to buffer messages.
            Some(stream) => Self::of(StatusCode::OK, Body::Events(stream))
                .with_header(header::HeaderName::from_static("x-accel-buffering"), "no"),
            None => Self::of(StatusCode::NO_CONTENT, Body::Nothing),
        }
    }

    /// Not modified: the visitor has it already.
    pub fn not_modified() -> Self {
        Self::of(StatusCode::NOT_MODIFIED, Body::Nothing)
    }

    fn of(status: StatusCode, body: Body) -> Self {
        Self { status, body, headers: Vec::new(), once: None }
    }

    /// Converts it into an Actix response, unchanged.
    pub fn into_response(self) -> HttpResponse {
        let mut response = HttpResponse::build(self.status);
        for (name, value) in self.headers {
            response.append_header((name, value));
        }
        match self.body {
            Body::Bytes(kind, bytes) => response.content_type(HeaderValue::from_static(kind)).body(bytes),
            Body::Asset(asset) => {
                let (_, bytes) = asset.content.bytes(Accepted::default(), None);
                response.content_type(HeaderValue::from_static(asset.kind)).body(bytes)
            }
            Body::Events(following) => {
                let stream = BodyStream::new(following);
                response.content_type("text/event-stream").body(BoxBody::new(stream))
            }
            Body::File(kind, file) => response.content_type(kind).body(BoxBody::new(file)),
            Body::Nothing => response.finish(),
        }
    }
}
