//! The proxies that are believed when they say where a visitor comes from.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// The address of a proxy, or a network whose every address is believed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrustedProxy {
    address: IpAddr,
    /// How many bits of it count, from the first on.
    prefix: u32,
}

/// The text is neither an address nor a network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "write addresses such as 127.0.0.1 or networks such as 172.17.0.0/16, separated by commas, or leave it out"
)]
pub struct NotAProxy;

impl TrustedProxy {
    /// Whether an address is this one, or in this network.
    pub fn includes(&self, address: IpAddr) -> bool {
        let ((own, length), (other, length_of_other)) = (bits(self.address), bits(address));
        length == length_of_other && (own ^ other) >> (length - self.prefix) == 0
    }
}

impl FromStr for TrustedProxy {
    type Err = NotAProxy;

    fn from_str(text: &str) -> Result<Self, NotAProxy> {
        // Somebody who separates by commas may write a blank after each.
        let text = text.trim();
        let Some((address, prefix)) = text.split_once('/') else {
            let address = text.parse::<IpAddr>().map_err(|_| NotAProxy)?.to_canonical();
            let (_, prefix) = bits(address);
            return Ok(Self { address, prefix });
        };
        let address: IpAddr = address.parse().map_err(|_| NotAProxy)?;
        let (own, length) = bits(address);
        // A network of everybody would believe every visitor.
        let prefix = prefix.parse::<u32>().ok().filter(|prefix| (1..=length).contains(prefix));
        let prefix = prefix.ok_or(NotAProxy)?;
        // An address of IPv4 is compared as such, so it is in no network that is written as one of IPv6.
        if own.trailing_zeros() < length - prefix || address != address.to_canonical() {
            return Err(NotAProxy);
        }
        Ok(Self { address, prefix })
    }
}

impl fmt::Display for TrustedProxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { address, prefix } = self;
        match bits(*address) {
            (_, length) if length == *prefix => write!(f, "{address}"),
            _ => write!(f, "{address}/{prefix}"),
        }
    }
}

/// The bits of an address, the last one lowest, and how many there are.
fn bits(address: IpAddr) -> (u128, u32) {
    match address {
        IpAddr::V4(four) => (u128::from(four.to_bits()), 32),
        IpAddr::V6(six) => (six.to_bits(), 128),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_alone_and_a_network_has_all_that_begin_like_it() {
        for (proxy, inside, outside) in [
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            (" ::1 ", "::1", "0.0.0.1"),
            ("::ffff:10.0.0.1", "10.0.0.1", "10.0.0.2"),
            ("172.17.0.0/16", "172.17.255.255", "172.18.0.0"),
            ("172.17.0.0/16", "172.17.0.0", "172.16.255.255"),
            ("10.0.0.4/31", "10.0.0.5", "10.0.0.6"),
            ("10.0.0.4/32", "10.0.0.4", "10.0.0.5"),
            ("128.0.0.0/1", "255.0.0.1", "127.255.255.255"),
            ("fd00::/8", "fdff::1", "fe00::1"),
            ("8000::/1", "ffff::1", "7fff::1"),
            ("2001:db8::7/128", "2001:db8::7", "2001:db8::6"),
            // The same bits, and yet another kind of address.
            ("::/1", "::1", "0.0.0.1"),
        ] {
            let read: TrustedProxy = proxy.parse().unwrap();
            assert!(read.includes(inside.parse().unwrap()), "{proxy}: {inside}");
            assert!(!read.includes(outside.parse().unwrap()), "{proxy}: {outside}");
        }
    }

    #[test]
    fn what_is_neither_is_refused_and_so_is_a_network_of_everybody() {
        for wrong in [
            "",
            " ",
            "proxy",
            "172.17.0.0/",
            "172.17.0.0/0",
            "172.17.0.0/33",
            "172.17.0.0/-1",
            "172.17.0.5/16",
            "172.17.0.0/16/8",
            "172.17.0.0 /16",
            "::/0",
            "fd00::/129",
            "fd00::1/64",
            "::ffff:172.17.0.0/112",
        ] {
            assert_eq!(wrong.parse::<TrustedProxy>(), Err(NotAProxy), "{wrong}");
        }
    }

    #[test]
    fn it_is_shown_as_it_is_written() {
        for (written, shown) in [
            ("172.17.0.1", "172.17.0.1"),
            ("172.17.0.0/16", "172.17.0.0/16"),
            ("10.0.0.4/32", "10.0.0.4"),
            ("FD00::/8", "fd00::/8"),
        ] {
            assert_eq!(written.parse::<TrustedProxy>().unwrap().to_string(), shown);
        }
    }
}
