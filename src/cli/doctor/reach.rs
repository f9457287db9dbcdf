//! Who reaches the site, and by which way.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener};

use super::Look;
use crate::cli::healthy;
use crate::config::{Config, Transport};
use crate::web::hall_addresses::{HallAddresses, own_addresses};

/// Whether a site runs at this address already. It has settings of its own, which this command does not know.
pub(super) fn is_beside_a_site(config: &Config) -> bool {
    let is_taken = TcpListener::bind(config.listen).is_err_and(|error| error.kind() == ErrorKind::AddrInUse);
    is_taken && healthy::is_running(config)
}

/// How pages travel.
pub(super) fn settings(config: &Config, is_beside: bool) -> Look {
    let listen = config.listen;
    match config.transport() {
        Ok(Transport::Loopback) if is_beside => Look::well(
            "settings",
            format!(
                "A site runs at {listen} with settings of its own. Those of this command are for this machine alone."
            ),
        ),
        Ok(Transport::Https) => Look::well("settings", "Pages travel encrypted, through the proxy in front."),
        Ok(Transport::Loopback) => {
            Look::well("settings", format!("Only this machine reaches {listen}. Phones in a hall do not."))
        }
        Ok(Transport::PlainLan) => {
            Look::well("settings", "Everybody on the network can read what is sent; every page says so.")
        }
        Err(why) => Look::ill("settings", "“arbiter serve” does not start.", format!("{why}.")),
    }
}

/// Whether visitors behind a proxy are told apart.
pub(super) fn proxy(config: &Config) -> Look {
    if config.trusts_no_proxy() {
        return Look::ill(
            "proxy",
            "None is trusted, so all visitors count as one, and a crowd is refused.",
            "Name the address from which it connects with --trusted-proxies: 127.0.0.1 if it runs on this machine.",
        );
    }
    match config.trusted_proxies.as_slice() {
        [] => Look::well("proxy", "Visitors come without one."),
        trusted => {
            let trusted: Vec<String> = trusted.iter().map(ToString::to_string).collect();
            Look::well("proxy", format!("{} says where visitors come from.", trusted.join(" or ")))
        }
    }
}

/// Whether the address is free. Nothing is left listening.
pub(super) fn address(listen: SocketAddr) -> Look {
    match TcpListener::bind(listen) {
        Ok(_) => Look::well("address", format!("{listen} is free.")),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            Look::well("address", format!("{listen} is taken: Arbiter or another program listens there."))
        }
        Err(error) => Look::ill(
            "address",
            format!("{listen} cannot be used: {error}."),
            "Name an address of this machine with --listen, and a port above 1023.",
        ),
    }
}

/// The addresses that people in the hall open.
pub(super) fn phones(config: &Config, is_beside: bool) -> Look {
    let reach = HallAddresses::of(config, config.listen, &own_addresses());
    match reach.addresses() {
        [] if is_beside => {
            let site = config.listen;
            Look::well(
                "phones",
                format!(
                    "The site at {site} has settings of its own. The director’s desk shows what they open."
                ),
            )
        }
        [] => Look::well("phones", "Only this machine opens the site."),
        all => Look::well("phones", format!("They open {}.", all.join(" or "))),
    }
}
