//! Finishes an answer: its encoding, its entity tag, and its cache headers.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};

use crate::web::answer::{Answer, Body};
use crate::web::compress::{Accepted, Coding, Effort, gzip, is_compressible};
use crate::web::guard::headers::keeping;
use crate::web::holes::Filling;
use crate::web::rendered::Rendered;
use crate::web::route::Cache;

/// What [`finish`] needs besides the answer.
#[derive(Debug)]
pub struct ResponseOptions {
    /// The cache policy.
    pub cache: Cache,
    /// The encodings that the browser accepts.
    pub accepted: Accepted,
    /// The entity tags that it has.
    pub known: Option<String>,
    /// Whether the answer contains a secret next to something that somebody typed.
    pub secret: bool,
    /// A cached page instead of the answer's own body, and the content of its holes.
    pub kept: Option<(Arc<Rendered>, Option<Filling>)>,
}

/// Chooses the encoding and the cache headers; answers 304 to visitors who already have it.
pub fn finish(mut answer: Answer, with: &ResponseOptions) -> HttpResponse {
    let rendered = match (&answer.body, &with.kept) {
        (_, Some((page, filling))) => Some((page.as_ref(), filling.as_ref())),
        (Body::Asset(asset), None) => Some((&asset.content, None)),
        _ => None,
    };
    let (coding, tag) = match rendered {
        Some((rendered, filling)) => {
            let tag = rendered.tag(filling);
            if with.known.as_deref().is_some_and(|known| matches_tag(known, &tag)) {
                answer = Answer::not_modified();
                (Coding::Plain, Some(tag))
            } else {
                let (coding, bytes) = rendered.bytes(with.accepted, filling);
                answer.body = Body::Bytes(rendered.kind, bytes);
                (coding, Some(tag))
            }
        }
        None => (compress_body(&mut answer, with), None),
    };
    let mut response = answer.into_response();
    let headers = response.headers_mut();
    if let Some(tag) = tag.and_then(|tag| HeaderValue::try_from(tag).ok()) {
        headers.insert(header::ETAG, tag);
    }
    if let Some(name) = coding.name() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    headers.insert(header::CACHE_CONTROL, keeping(with.cache));
    let vary = match with.cache {
        Cache::Immutable => const { HeaderValue::from_static("Accept-Encoding") },
        Cache::Public | Cache::NoStore => {
            const { HeaderValue::from_static("Accept-Encoding, Accept-Language, Cookie") }
        }
    };
    headers.insert(header::VARY, vary);
    response
}

/// Compresses a page made for one visitor, unless it contains a secret next to what somebody typed: the length of a
/// compressed page reveals what it repeats (BREACH). The CSRF token looks different on every page.
fn compress_body(answer: &mut Answer, with: &ResponseOptions) -> Coding {
    if with.secret || !with.accepted.gzip || answer.status != StatusCode::OK {
        return Coding::Plain;
    }
    let Body::Bytes(kind, bytes) = &answer.body else { return Coding::Plain };
    if !is_compressible(kind) {
        return Coding::Plain;
    }
    match gzip(bytes, Effort::Quick) {
        Some(small) => {
            answer.body = Body::Bytes(kind, small);
            Coding::Gzip
        }
        None => Coding::Plain,
    }
}

/// Entity tags are compared without `W/`, because no part of a page is ever requested.
fn matches_tag(known: &str, tag: &str) -> bool {
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    known.split(',').map(opaque).any(|one| one == opaque(tag) || one == "*")
}
