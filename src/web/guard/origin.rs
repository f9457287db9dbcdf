//! Whether a form came from one of our own pages, by headers that other sites cannot forge.
//!
//! Forms of visitors without a session (sign-in, checking a deck) have only this check: there is no session to abuse
//! yet, and every browser since 2020 sends `Origin` with a form. Forms of a session also carry its token.

use std::net::IpAddr;

use actix_web::http::header::{self, HeaderMap, HeaderName};

use crate::config::Origin;
use crate::messages::say;
use crate::web::error::PageError;

/// Sent by browsers over TLS and on this machine, not over plain HTTP to a LAN address.
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

const ELSEWHERE: PageError = PageError::Foreign(say("error-from-another-site"));

const NOWHERE: PageError = PageError::Foreign(say("error-from-nowhere"));

/// Refuses a form from another site: `Sec-Fetch-Site` decides, else `Origin`, else `Referer`; with none of them, the
/// form is refused.
///
/// # Errors
/// [`PageError::Foreign`].
pub fn check(headers: &HeaderMap, ours: Option<&Origin>) -> Result<(), PageError> {
    let origin = text(headers, &header::ORIGIN)?;
    if origin == Some("null") {
        return Err(ELSEWHERE);
    }
    let host = text(headers, &header::HOST)?;
    let same = |address: &str| match ours {
        Some(ours) => origin_of(address).eq_ignore_ascii_case(ours.as_str()),
        None => host.is_some_and(|host| authority(address).eq_ignore_ascii_case(host)),
    };
    let own = match (text(headers, &SEC_FETCH_SITE)?, origin, text(headers, &header::REFERER)?) {
        (Some(site), _, _) => matches!(site, "same-origin" | "none"),
        (None, Some(address), _) | (None, None, Some(address)) => same(address),
        (None, None, None) => return Err(NOWHERE),
    };
    if own { Ok(()) } else { Err(ELSEWHERE) }
}

/// Refuses a request for another host, if this site's own name is configured: otherwise a foreign name pointed at
/// this address could let foreign pages talk to this site. Numeric addresses and this machine's own name cannot be
/// pointed elsewhere, and probes and proxies use them.
///
/// # Errors
/// [`PageError::Misdirected`].
pub fn check_host(headers: &HeaderMap, ours: Option<&Origin>) -> Result<(), PageError> {
    let Some(ours) = ours else { return Ok(()) };
    let Some(host) = text(headers, &header::HOST)? else { return Ok(()) };
    let name = host.rsplit_once(':').map_or(host, |(name, port)| {
        if port.bytes().all(|digit| digit.is_ascii_digit()) { name } else { host }
    });
    let in_figures = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
    let usual = [
        ours.authority().to_owned(),
        format!("{}:443", ours.authority()),
        format!("{}:80", ours.authority()),
    ];
    let own = usual.iter().any(|usual| usual.eq_ignore_ascii_case(host));
    if own || in_figures || name.eq_ignore_ascii_case("localhost") {
        Ok(())
    } else {
        Err(PageError::Misdirected)
    }
}

/// Scheme and host as the visitor sees them: the configured ones, else `Host` if it is a single valid host. Empty
/// otherwise.
pub fn of_site(headers: &HeaderMap, ours: Option<&Origin>) -> String {
    let host = || text(headers, &header::HOST).ok().flatten();
    let typed = || format!("http://{}", host()?).parse::<Origin>().ok();
    ours.cloned().or_else(typed).map_or_else(String::new, |origin| origin.as_str().to_owned())
}

/// One header as text; a repeated header is refused.
fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Result<Option<&'a str>, PageError> {
    let mut lines = headers.get_all(name);
    match (lines.next(), lines.next()) {
        (None, _) => Ok(None),
        (Some(line), None) => line.to_str().map(Some).map_err(|_| ELSEWHERE),
        (Some(_), Some(_)) => Err(ELSEWHERE),
    }
}

/// `https://host:port` of an address.
fn origin_of(address: &str) -> &str {
    let (scheme, rest) = address.split_once("://").unwrap_or((address, ""));
    let length = scheme.len() + "://".len() + rest.find('/').unwrap_or(rest.len());
    address.get(..length).unwrap_or(address)
}

/// The `host:port` of a URL; empty if there is none.
fn authority(address: &str) -> &str {
    let rest = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    rest.and_then(|rest| rest.split('/').next()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::http::header::HeaderValue;

    fn passes(lines: &[(&str, &str)], ours: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(name.parse().unwrap(), HeaderValue::from_str(value).unwrap());
        }
        let ours = ours.map(|origin| origin.parse().unwrap());
        check(&headers, ours.as_ref()).is_ok()
    }

    const HOST: (&str, &str) = ("host", "arbiter.lan:8080");

    #[test]
    fn our_own_pages_pass() {
        for line in [
            ("sec-fetch-site", "same-origin"),
            ("sec-fetch-site", "none"),
            ("origin", "http://arbiter.lan:8080"),
            ("referer", "http://arbiter.lan:8080/t/x/desk?a=b"),
        ] {
            assert!(passes(&[HOST, line], None), "{line:?}");
        }
    }

    #[test]
    fn other_sites_do_not() {
        for line in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("sec-fetch-site", ""),
            ("origin", "null"),
            ("origin", "http://arbiter.lan"),
            ("origin", "http://arbiter.lan:8081"),
            ("origin", "http://evil.example"),
            ("origin", "http://arbiter.lan:8080.evil.example"),
            ("origin", "http://evil.example@arbiter.lan:8080"),
            ("origin", "file://arbiter.lan:8080"),
            ("referer", "http://evil.example/http://arbiter.lan:8080/"),
            ("referer", ""),
            ("accept", "*/*"),
        ] {
            assert!(!passes(&[HOST, line], None), "{line:?}");
        }
        assert!(!passes(&[HOST, ("sec-fetch-site", "same-origin"), ("origin", "null")], None));
        assert!(!passes(&[HOST, ("origin", "http://arbiter.lan:8080"), ("origin", "http://x")], None));
    }

    #[test]
    fn a_link_to_copy_begins_with_the_host_that_was_typed_or_configured() {
        let of = |lines: &[(&str, &str)], ours: Option<&str>| {
            let mut headers = HeaderMap::new();
            for (name, value) in lines {
                headers.append(name.parse().unwrap(), HeaderValue::from_str(value).unwrap());
            }
            let ours = ours.map(|origin| origin.parse().unwrap());
            of_site(&headers, ours.as_ref())
        };
        assert_eq!(of(&[HOST], None), "http://arbiter.lan:8080");
        assert_eq!(of(&[HOST], Some("https://arbiter.example")), "https://arbiter.example");
        for trick in ["evil.example/x?", "a b", "x@evil.example", "<b>", ""] {
            assert_eq!(of(&[("host", trick)], None), "", "{trick}");
        }
        assert_eq!(of(&[HOST, ("host", "evil.example")], None), "");
    }

    #[test]
    fn a_foreign_host_is_refused_where_the_site_has_a_name() {
        let refused = |host: &str, ours: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.append(header::HOST, HeaderValue::from_str(host).unwrap());
            let ours = ours.map(|origin| origin.parse().unwrap());
            check_host(&headers, ours.as_ref()).is_err()
        };
        let ours = Some("https://arbiter.example");
        for host in [
            "evil.example",
            "arbiter.example.evil",
            "arbiter.example:8443",
            "arbiter.example@evil.example",
            "",
        ] {
            assert!(refused(host, ours), "{host}");
            assert!(!refused(host, None), "the control: {host}");
        }
        for host in [
            "arbiter.example",
            "Arbiter.Example:443",
            "127.0.0.1:8080",
            "[::1]:8080",
            "[::1]",
            "localhost:8080",
            "10.0.0.7",
        ] {
            assert!(!refused(host, ours), "{host}");
        }
        assert!(check_host(&HeaderMap::new(), ours.map(|it| it.parse().unwrap()).as_ref()).is_ok());
    }

    #[test]
    fn behind_a_proxy_the_public_address_counts_and_not_the_host() {
        let ours = Some("https://arbiter.example");
        assert!(passes(&[("host", "127.0.0.1:8080"), ("origin", "https://arbiter.example")], ours));
        assert!(passes(&[HOST, ("referer", "https://arbiter.example/t/x")], ours));
        assert!(!passes(&[HOST, ("origin", "http://arbiter.example")], ours));
        assert!(!passes(&[HOST, ("origin", "http://arbiter.lan:8080")], ours));
        assert!(!passes(&[HOST, ("referer", "https://arbiter.example.evil/")], ours));
    }
}
