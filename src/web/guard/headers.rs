//! The headers of every answer, including errors.

use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};

use crate::config::Transport;
use crate::web::route::{Cache, ShownElsewhere};

/// Scripts, styles and forms only from this site; nobody may embed it. No nonce, so that pages can be cached as
/// bytes.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'none'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'; object-src 'none'";

/// Made when the program is built: otherwise each answer would look through every letter of them.
const ALWAYS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
];

/// The content security policy of a page that others may show in a frame. It sends no form and shows nothing of its
/// visitor.
const FRAMED: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'none'; \
    connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *; object-src 'none'";

/// Adds the headers that every answer has.
pub fn add(headers: &mut HeaderMap, transport: Transport, elsewhere: ShownElsewhere) {
    for (name, value) in ALWAYS {
        headers.insert(name, value);
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
    match cache {
        Cache::Public => const { HeaderValue::from_static("private, no-cache") },
        Cache::NoStore => const { HeaderValue::from_static("no-store") },
        Cache::Immutable => const { HeaderValue::from_static("public, max-age=31536000, immutable") },
    }
}
