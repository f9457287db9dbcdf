//! The addresses by which phones in the hall reach this program.

use std::net::{IpAddr, SocketAddr};

use crate::config::Config;

/// Addresses for other machines, the likeliest first, such as `http://192.168.1.20:8080`. Empty if only this machine
/// can open the site.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HallAddresses {
    all: Vec<String>,
    /// Whether the operator named the address, so that it can be opened from anywhere.
    is_public: bool,
}

impl HallAddresses {
    /// The addresses of a program that listens at `bound`; `own` are the addresses of this machine.
    pub fn of(config: &Config, bound: SocketAddr, own: &[IpAddr]) -> Self {
        if let Some(origin) = &config.public_origin {
            return Self { all: vec![origin.as_str().to_owned()], is_public: true };
        }
        if bound.ip().is_loopback() {
            return Self::default();
        }
        if !bound.ip().is_unspecified() {
            return Self::in_the_hall(vec![format!("http://{bound}")]);
        }
        let fits = |ip: &&IpAddr| ip.is_ipv4() || bound.is_ipv6();
        let mut own: Vec<IpAddr> = own.iter().filter(fits).copied().filter(for_others).collect();
        // A router in a hall gives out private addresses of the older kind.
        own.sort_by_key(|ip| !matches!(ip, IpAddr::V4(ip) if ip.is_private()));
        Self::in_the_hall(
            own.into_iter().map(|ip| format!("http://{}", SocketAddr::new(ip, bound.port()))).collect(),
        )
    }

    const fn in_the_hall(all: Vec<String>) -> Self {
        Self { all, is_public: false }
    }

    pub fn addresses(&self) -> &[String] {
        &self.all
    }

    /// The address that can be opened from anywhere, if the operator named one.
    pub fn public(&self) -> Option<&str> {
        self.all.first().filter(|_| self.is_public).map(String::as_str)
    }

    /// The address on which links for others are built: that of the visitor, or one that phones reach if the visitor
    /// sits at the machine itself. `None` if no phone reaches the site.
    pub fn for_others<'a>(&'a self, visited: &'a str) -> Option<&'a str> {
        if is_this_machine(visited) { self.all.first().map(String::as_str) } else { Some(visited) }
    }
}

/// Addresses of this machine.
pub fn own_addresses() -> Vec<IpAddr> {
    match if_addrs::get_if_addrs() {
        Ok(all) => all.into_iter().map(|interface| interface.ip()).collect(),
        Err(error) => {
            tracing::warn!(%error, "the addresses of this machine cannot be read");
            Vec::new()
        }
    }
}

/// Whether other machines can reach it: it is neither a loopback nor a link-local address.
fn for_others(ip: &IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local() && !ip.is_unspecified(),
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unicast_link_local() && !ip.is_unspecified(),
    }
}

/// Whether an origin names the machine on which the browser runs.
fn is_this_machine(origin: &str) -> bool {
    let host = origin.split_once("://").map_or(origin, |(_, authority)| authority);
    if host == "localhost" || host.starts_with("localhost:") {
        return true;
    }
    let ip = host.parse::<SocketAddr>().map(|address| address.ip());
    let ip = ip.or_else(|_| host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>());
    ip.is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::tests::config;

    fn reach(line: &[&str], bound: &str, own: &[&str]) -> Vec<String> {
        let own: Vec<IpAddr> = own.iter().map(|ip| ip.parse().unwrap()).collect();
        HallAddresses::of(&config(line), bound.parse().unwrap(), &own).all
    }

    #[test]
    fn every_address_that_a_phone_can_open_is_named_and_no_other() {
        let own =
            ["127.0.0.1", "203.0.113.9", "169.254.7.7", "192.168.1.20", "::1", "fe80::1", "2001:db8::5"];
        let all = ["http://192.168.1.20:8080", "http://203.0.113.9:8080"];
        assert_eq!(reach(&[], "0.0.0.0:8080", &own), all);
        let with_six = [&all[..], &["http://[2001:db8::5]:8080"]].concat();
        assert_eq!(reach(&[], "[::]:8080", &own), with_six);
        assert_eq!(reach(&[], "192.168.1.20:8080", &own), ["http://192.168.1.20:8080"]);
        assert_eq!(reach(&[], "127.0.0.1:8080", &own), [""; 0], "this machine alone");
        let proxy = ["--public-origin", "https://arbiter.example"];
        assert_eq!(reach(&proxy, "127.0.0.1:8080", &own), ["https://arbiter.example"]);
        assert_eq!(reach(&[], "0.0.0.0:8080", &["127.0.0.1"]), [""; 0], "no network");
    }

    #[test]
    fn links_for_others_never_name_the_machine_of_the_director() {
        let hall = HallAddresses::in_the_hall(vec!["http://192.168.1.20:8080".to_owned()]);
        for here in
            ["http://127.0.0.1:8080", "http://localhost:8080", "http://localhost", "http://[::1]:8080"]
        {
            assert_eq!(hall.for_others(here), Some("http://192.168.1.20:8080"), "{here}");
            assert_eq!(HallAddresses::default().for_others(here), None, "{here}");
        }
        for visited in ["http://10.0.0.4:8080", "https://arbiter.example", "http://localhost.example"] {
            assert_eq!(hall.for_others(visited), Some(visited));
        }
    }
}
