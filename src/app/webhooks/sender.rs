//! Sends letters over HTTPS, with a short patience: no redirects, no proxy, nothing of the answer but its status.

use std::fmt;
use std::time::Duration;

use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Error, Timeout};

use crate::app::store::DeliveryFault;
use crate::app::webhooks::address::is_public;
use crate::app::webhooks::message::Letter;
use crate::messages::say;

/// How long a whole delivery may take.
pub const PATIENCE: Duration = Duration::from_secs(8);
/// The longest address.
const LONGEST: usize = 500;

/// Why an address cannot be one that hears of entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitAddress {
    #[error("{}", say("unfit-address-not-whole"))]
    NotWhole,
    #[error("{}", say("unfit-address-not-secret"))]
    NotSecret,
    #[error("{}", say("unfit-address-private"))]
    Private,
    #[error("{}", say("unfit-address-with-password"))]
    WithPassword,
}

/// Sends letters to the receivers of entries.
#[derive(Debug, Clone)]
pub struct Sender {
    agent: Agent,
    /// Whether the operator allows addresses of this network, and addresses without encryption.
    to_private: bool,
}

/// Looks a name up, and leaves out every address of this network: decided at the moment of sending, so that a name which
/// leads elsewhere later helps nobody.
struct PublicOnly(DefaultResolver);

impl fmt::Debug for PublicOnly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PublicOnly")
    }
}

/// What the resolver says if only private addresses were found.
const PRIVATE: &str = "private";

impl Resolver for PublicOnly {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = self.0.resolve(uri, config, timeout)?;
        let mut public = self.0.empty();
        for address in found.iter().filter(|address| is_public(address.ip())) {
            public.push(*address);
        }
        if public.is_empty() { Err(Error::BadUri(PRIVATE.to_owned())) } else { Ok(public) }
    }
}

/// Whether two addresses lead to the same place, however the host is written and with the usual port or without.
pub fn is_same(one: &str, other: &str) -> bool {
    let place = |address: &str| {
        let uri: Uri = address.parse().ok()?;
        let usual = if uri.scheme_str()? == "https" { 443 } else { 80 };
        let (host, port) = (uri.host()?.to_ascii_lowercase(), uri.port_u16().unwrap_or(usual));
        let query = uri.query().unwrap_or_default().to_owned();
        Some((uri.scheme_str()?.to_owned(), host, port, uri.path().to_owned(), query))
    };
    one == other || place(one).is_some_and(|there| place(other).is_some_and(|it| it == there))
}

impl Sender {
    /// One that sends into this network only if the operator allows it, and waits this long for an answer.
    pub fn new(to_private: bool, patience: Duration) -> Self {
        let config = Agent::config_builder()
            .timeout_global(Some(patience))
            .max_redirects(0)
            .max_redirects_will_error(false)
            .http_status_as_error(false)
            .https_only(!to_private)
            .proxy(None)
            .max_idle_connections(0)
            .user_agent(concat!("Arbiter/", env!("CARGO_PKG_VERSION")))
            .build();
        let connector = DefaultConnector::default();
        let agent = match to_private {
            true => Agent::with_parts(config, connector, DefaultResolver::default()),
            false => Agent::with_parts(config, connector, PublicOnly(DefaultResolver::default())),
        };
        Self { agent, to_private }
    }

    /// Whether letters could be sent to an address. Names are looked up only when something is sent.
    ///
    /// # Errors
    /// If it is not a whole address, or one to which nothing is sent.
    pub fn check(&self, address: &str) -> Result<(), UnfitAddress> {
        let uri: Uri = address.parse().map_err(|_| UnfitAddress::NotWhole)?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err(UnfitAddress::NotWhole);
        };
        if address.len() > LONGEST || authority.host().is_empty() || !matches!(scheme, "http" | "https") {
            return Err(UnfitAddress::NotWhole);
        }
        if authority.as_str().contains('@') {
            return Err(UnfitAddress::WithPassword);
        }
        // A port that is no number up to 65,535 would be read as none, and the letters would go to another one.
        if authority.port_u16().is_none() && authority.as_str() != authority.host() {
            return Err(UnfitAddress::NotWhole);
        }
        if self.to_private {
            return Ok(());
        }
        if scheme != "https" {
            return Err(UnfitAddress::NotSecret);
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        match host.parse() {
            Ok(ip) if !is_public(ip) => Err(UnfitAddress::Private),
            Err(_) if host.eq_ignore_ascii_case("localhost") => Err(UnfitAddress::Private),
            _ => Ok(()),
        }
    }

    /// Sends a letter; it has arrived if the receiver answers with a status from 200 to 299.
    ///
    /// # Errors
    /// If it did not arrive, as far as is known.
    pub fn send(&self, address: &str, letter: &Letter, signature: &str) -> Result<(), DeliveryFault> {
        let sent = self
            .agent
            .post(address)
            .header("Content-Type", "application/json")
            .header("Arbiter-Delivery", &letter.delivery)
            .header("Arbiter-Signature", signature)
            .send(letter.body.as_str());
        match sent {
            Ok(answer) if answer.status().is_success() => Ok(()),
            Ok(answer) => Err(DeliveryFault::Status(answer.status().as_u16())),
            Err(error) => Err(fault(&error)),
        }
    }
}

fn fault(error: &Error) -> DeliveryFault {
    match error {
        Error::BadUri(why) if why == PRIVATE => DeliveryFault::Private,
        Error::HostNotFound | Error::Timeout(Timeout::Resolve) => DeliveryFault::Unknown,
        Error::Timeout(_) => DeliveryFault::TooSlow,
        Error::Rustls(_) | Error::Tls(_) => DeliveryFault::Certificate,
        _ => DeliveryFault::Unreachable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_into_this_network_is_refused_before_anything_is_sent() {
        let sender = Sender::new(false, PATIENCE);
        for (wrong, why) in [
            ("", UnfitAddress::NotWhole),
            ("example.org", UnfitAddress::NotWhole),
            ("/path", UnfitAddress::NotWhole),
            ("ftp://example.org/", UnfitAddress::NotWhole),
            ("file:///etc/passwd", UnfitAddress::NotWhole),
            ("https://example.org:99999/", UnfitAddress::NotWhole),
            ("https://[2600::1]:99999/", UnfitAddress::NotWhole),
            ("http://example.org/", UnfitAddress::NotSecret),
            ("https://127.0.0.1/", UnfitAddress::Private),
            ("https://[::1]:8080/", UnfitAddress::Private),
            ("https://LOCALHOST/", UnfitAddress::Private),
            ("https://169.254.169.254/latest", UnfitAddress::Private),
            ("https://kira:secret@example.org/", UnfitAddress::WithPassword),
        ] {
            assert_eq!(sender.check(wrong), Err(why), "{wrong}");
        }
        assert_eq!(sender.check("https://example.org/arbiter?room=3"), Ok(()));
        for port in ["https://example.org:65535/", "https://[2600::1]:8443/"] {
            assert_eq!(sender.check(port), Ok(()), "{port}");
        }
        assert_eq!(
            Sender::new(true, PATIENCE).check("http://127.0.0.1:9000/"),
            Ok(()),
            "the operator allows it"
        );
    }

    #[test]
    fn an_address_is_known_however_it_is_written() {
        let hook = "https://example.org/hook?room=1";
        for same in [
            hook,
            "https://Example.ORG/hook?room=1",
            "HTTPS://example.org:443/hook?room=1",
            "https://example.org/hook?room=1#top",
        ] {
            assert!(is_same(hook, same) && is_same(same, hook), "{same}");
        }
        assert!(is_same("https://example.org", "https://example.org/"));
        for other in [
            "https://example.org/Hook?room=1",
            "https://example.org/hook?room=2",
            "https://example.org/hook",
            "https://example.org:8443/hook?room=1",
            "http://example.org/hook?room=1",
            "https://example.com/hook?room=1",
            "no address",
        ] {
            assert!(!is_same(hook, other) && !is_same(other, hook), "{other}");
        }
    }

    #[test]
    fn a_name_that_leads_into_this_network_gets_nothing() {
        let letter = Letter { sequence: 1, delivery: "a-1".to_owned(), body: "{}".to_owned() };
        // A name, as a hostile owner of a domain would give it: only looking it up shows where it leads.
        let address = "https://localhost:1/";
        let sent = Sender::new(false, PATIENCE).send(address, &letter, "");
        assert_eq!(sent, Err(DeliveryFault::Private));
        let allowed = Sender::new(true, PATIENCE).send("http://127.0.0.1:1/", &letter, "");
        assert_eq!(allowed, Err(DeliveryFault::Unreachable), "the control: nobody listens there");
    }
}
