//! The headers of every answer, including errors.

use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};

use crate::config::Transport;
use crate::web::route::{Cache, ShownElsewhere};

/// Scripts, styles and forms only from this site; nobody may embed it. No nonce, so that pages can be cached as
/// bytes.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'none'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'; object-src 'none'";

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// The same for a page that others may show in a frame. It sends no form and shows nothing of its visitor.
const FRAMED: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'none'; \
    connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *; object-src 'none'";

/// Adds the headers that every answer has.
pub fn add(headers: &mut HeaderMap, transport: Transport, elsewhere: ShownElsewhere) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    match elsewhere {
        ShownElsewhere::Nowhere => {}
        ShownElsewhere::InFrames => {
            headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(FRAMED));
        }
        ShownElsewhere::AsPicture => {
            let policy = HeaderName::from_static("cross-origin-resource-policy");
            headers.insert(policy, HeaderValue::from_static("cross-origin"));
        }
    }
    if transport == Transport::Https {
        // This host only: its subdomains are not ours to decide about.
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, keeping(Cache::NoStore));
    }
}

/// What browsers may cache. Public pages are `private` too: a shared cache would serve a page made without a session
/// to a visitor who has one.
pub const fn keeping(cache: Cache) -> HeaderValue {
    HeaderValue::from_static(match cache {
        Cache::Public => "private, no-cache",
        Cache::NoStore => "no-store",
        Cache::Immutable => "public, max-age=31536000, immutable",
    })
}
