//! Where a visit comes from: the socket, or what our own proxy says.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The visitor's address. `X-Forwarded-For` counts only from a configured proxy, and only the last address in it that
/// is not such a proxy: the visitor may have made up everything before it.
pub fn visitor(peer: Option<IpAddr>, forwarded: &[&str], proxies: &[IpAddr]) -> IpAddr {
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.to_canonical());
    if !proxies.contains(&peer) {
        return peer;
    }
    let mut hops = forwarded.iter().rev().flat_map(|line| line.rsplit(',')).map(str::trim);
    let outside = hops.find_map(|hop| match hop.parse::<IpAddr>().map(|hop| hop.to_canonical()) {
        Ok(hop) if proxies.contains(&hop) => None,
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
        let proxies = [ip("10.0.0.1"), ip("10.0.0.2")];
        let from = |peer: &str, lines: &[&str]| visitor(Some(ip(peer)), lines, &proxies);
        assert_eq!(from("203.0.113.9", &["1.2.3.4"]), ip("203.0.113.9"));
        assert_eq!(from("10.0.0.1", &["6.6.6.6, 203.0.113.9"]), ip("203.0.113.9"));
        assert_eq!(from("10.0.0.1", &["6.6.6.6", "203.0.113.9, 10.0.0.2"]), ip("203.0.113.9"));
        assert_eq!(from("::ffff:10.0.0.1", &["203.0.113.9"]), ip("203.0.113.9"));
        assert_eq!(from("10.0.0.1", &["6.6.6.6, nonsense"]), ip("10.0.0.1"));
        assert_eq!(from("10.0.0.1", &[]), ip("10.0.0.1"));
    }

    #[test]
    fn a_household_shares_its_ipv6_network() {
        assert_eq!(household(ip("2001:db8:1:2:3:4:5:6")), ip("2001:db8:1:2::"));
        assert_eq!(household(ip("192.0.2.7")), ip("192.0.2.7"));
    }
}
