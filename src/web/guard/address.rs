//! Where a visit comes from: the socket, or what our own proxy says.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::config::TrustedProxy;

/// The visitor's address. `X-Forwarded-For` counts only from a configured proxy, and only the last address in it that
/// is not such a proxy: the visitor may have made up everything before it.
pub fn visitor(peer: Option<IpAddr>, forwarded: &[&str], proxies: &[TrustedProxy]) -> IpAddr {
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.to_canonical());
    let is_proxy = |address: IpAddr| proxies.iter().any(|proxy| proxy.includes(address));
    if !is_proxy(peer) {
        return peer;
    }
    let mut hops = forwarded.iter().rev().flat_map(|line| line.rsplit(',')).map(str::trim);
    let outside = hops.find_map(|hop| match hop.parse::<IpAddr>().map(|hop| hop.to_canonical()) {
        Ok(hop) if is_proxy(hop) => None,
        Ok(hop) => Some(hop),
        Err(_) => Some(peer), // anything before an unreadable entry cannot be trusted
    });
    outside.unwrap_or(peer)
}

/// The address by which limits count: a household has one IPv4 address, or a /64 of IPv6.
pub fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn only_a_configured_proxy_is_believed() {
        let proxies = ["10.0.0.1", "10.0.0.2"].map(|proxy| proxy.parse().unwrap());
        let from = |peer: &str, lines: &[&str]| visitor(Some(ip(peer)), lines, &proxies);
        assert_eq!(from("203.0.113.9", &["1.2.3.4"]), ip("203.0.113.9"));
        assert_eq!(from("10.0.0.1", &["6.6.6.6, 203.0.113.9"]), ip("203.0.113.9"));
        assert_eq!(from("10.0.0.1", &["6.6.6.6", "203.0.113.9, 10.0.0.2"]), ip("203.0.113.9"));
        assert_eq!(from("::ffff:10.0.0.1", &["203.0.113.9"]), ip("203.0.113.9"));
        assert_eq!(from("10.0.0.1", &["6.6.6.6, nonsense"]), ip("10.0.0.1"));
        assert_eq!(from("10.0.0.1", &[]), ip("10.0.0.1"));
    }

    /// Compose gives a proxy another address with each start.
    #[test]
    fn every_address_of_a_configured_network_is_believed_and_none_beside_it() {
        let proxies = ["172.17.0.0/16".parse().unwrap()];
        let from = |peer: &str, lines: &[&str]| visitor(Some(ip(peer)), lines, &proxies);
        for proxy in ["172.17.0.2", "172.17.31.9", "::ffff:172.17.0.2"] {
            assert_eq!(from(proxy, &["6.6.6.6, 203.0.113.9, 172.17.4.4"]), ip("203.0.113.9"), "{proxy}");
        }
        assert_eq!(from("172.18.0.2", &["203.0.113.9"]), ip("172.18.0.2"), "the control");
    }

    #[test]
    fn a_household_shares_its_ipv6_network() {
        assert_eq!(household(ip("2001:db8:1:2:3:4:5:6")), ip("2001:db8:1:2::"));
        assert_eq!(household(ip("192.0.2.7")), ip("192.0.2.7"));
    }
}
