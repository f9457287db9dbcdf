//! To which addresses the program sends by itself: never into the network in which it runs, unless the operator allows it.
//! Otherwise everybody who directs a tournament could make this machine call addresses that only it reaches.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is one of the public internet.
pub fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

/// By the registry of special-purpose addresses (RFC 6890 and its updates).
const fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let is_special = matches!(
        (a, b, c),
        // This network, private use, loopback, link-local, and everything from multicast up.
        (0 | 10 | 127 | 224.., _, _)
            | (172, 16..=31, _)
            | (192, 168, _)
            | (169, 254, _)
            // Behind a provider's translator.
            | (100, 64..=127, _)
            // Protocols, documentation, relays and benchmarks.
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (198, 18..=19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !is_special
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, c, d, e, f, g, h] = ip.segments();
    let inner = |high: u16, low: u16| {
        let ([one, two], [three, four]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(one, two, three, four))
    };
    match (a, b, c, d, e, f) {
        // An address of version 4 inside: mapped, translated, or relayed.
        (0, 0, 0, 0, 0, 0xffff) | (0x64, 0xff9b, 0, 0, 0, 0) => inner(g, h),
        (0x2002, ..) => inner(b, c),
        // Documentation, and what is reserved for protocols.
        (0x2001, 0xdb8, ..) | (0x2001, 0..=0x1ff, ..) | (0x3fff, 0..=0xfff, ..) => false,
        // Only these were ever given to the public internet.
        _ => (0x2000..=0x3fff).contains(&a),
    }
}

#[cfg(test)]
mod tests {
    use super::is_public;

    #[test]
    fn no_address_of_this_machine_or_its_network_is_public() {
        for inside in [
            "127.0.0.1",
            "127.255.255.254",
            "0.0.0.0",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "198.18.0.1",
            "192.0.2.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:c0a8:101::1",
            "2001:db8::1",
            "2001::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
    }

    #[test]
    fn addresses_beside_the_special_ones_are_public() {
        for outside in [
            "1.1.1.1",
            "9.255.255.255",
            "11.0.0.1",
            "126.255.255.255",
            "128.0.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.167.0.1",
            "192.0.1.1",
            "100.63.0.1",
            "100.128.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "2600::1",
            "2a00:1450::1",
            "::ffff:1.1.1.1",
            "64:ff9b::101:101",
            "2002:101:101::1",
        ] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }
}
