//! `arbiter healthy`: asks the site that runs here whether it can read and record, as a container or a script does.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::output;
use crate::config::{Config, Origin};
use crate::web::hall_addresses::HallAddresses;
use crate::web::urls;

/// The settings are those of `arbiter serve`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,
}

/// How long it may take to connect, and then to answer.
const PATIENCE: Duration = Duration::from_secs(4);
/// The longest answer: `ok`, or a sentence.
const LONGEST: u64 = 8 * 1024;

/// Asks, and prints what the site says.
///
/// # Errors
/// If the answer cannot be printed.
pub fn run(args: &Args) -> Result<YesOrNo, Unusable> {
    let address = reachable(args.config.listen);
    let answer = ask(address, args.config.public_origin.as_ref());
    let (is_well, says) = match &answer {
        Ok(answer) => read(answer),
        Err(error) => (false, format!("{address} does not answer: {error}")),
    };
    output::line(&says)?;
    Ok(if is_well { YesOrNo::Yes } else { YesOrNo::No })
}

/// Whether a site answers where these settings listen, and all is well with it.
pub fn is_running(config: &Config) -> bool {
    let answer = ask(reachable(config.listen), config.public_origin.as_ref());
    answer.is_ok_and(|answer| read(&answer) == (true, "ok".to_owned()))
}

/// Whether these settings are for the hall, and the site that answers at their port is only for this machine, which has
/// these addresses.
pub fn keeps_from_hall(config: &Config, own: &[IpAddr]) -> bool {
    if !config.listen.ip().is_unspecified() || config.public_origin.is_some() {
        return false;
    }
    let hall = HallAddresses::of(config, config.listen, own);
    let at = |address: &String| address.strip_prefix("http://")?.parse::<SocketAddr>().ok();
    let asked: Vec<SocketAddr> = hall.addresses().iter().filter_map(at).collect();
    !asked.is_empty() && !asked.iter().any(|address| TcpStream::connect_timeout(address, PATIENCE).is_ok())
}

/// Where a browser of this machine finds the site.
pub fn address(config: &Config) -> String {
    let here = || format!("http://{}", reachable(config.listen));
    config.public_origin.as_ref().map_or_else(here, |origin| origin.as_str().to_owned())
}

/// An address of this machine for one that listens everywhere.
pub fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip: IpAddr = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

fn ask(address: SocketAddr, origin: Option<&Origin>) -> std::io::Result<String> {
    let mut socket = TcpStream::connect_timeout(&address, PATIENCE)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    socket.set_write_timeout(Some(PATIENCE))?;
    // The site answers to the name that people type.
    let host = origin.map_or_else(|| address.to_string(), |origin| origin.authority().to_owned());
    let path = urls::health();
    write!(socket, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    socket.take(LONGEST).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// Whether an answer is the one that all is well, and what it says.
fn read(answer: &str) -> (bool, String) {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((answer, ""));
    let status =
        head.strip_prefix("HTTP/1.1 ").and_then(|line| line.split([' ', '\r']).next()).unwrap_or_default();
    let says = body.trim();
    (status == "200", if says.is_empty() { format!("the answer is “{status}”") } else { says.to_owned() })
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;
    use crate::config::tests::config;
    use crate::web::hall_addresses::own_addresses;

    #[test]
    fn only_a_site_that_answers_at_no_address_of_the_machine_is_kept_from_the_hall() {
        let [everywhere, alone] = ["0.0.0.0:0", "127.0.0.1:0"].map(|at| TcpListener::bind(at).unwrap());
        let own = own_addresses();
        let is_kept = |listener: &TcpListener, own: &[IpAddr], more: &[&str]| {
            let listen = format!("0.0.0.0:{}", listener.local_addr().unwrap().port());
            keeps_from_hall(&config(&[&["--listen", listen.as_str()], more].concat()), own)
        };
        let plain = ["--plain-http-lan"];
        let is_of_a_hall =
            |ip: &IpAddr| matches!(ip, IpAddr::V4(ip) if !ip.is_loopback() && !ip.is_link_local());
        assert_eq!(is_kept(&alone, &own, &plain), own.iter().any(is_of_a_hall));
        // The controls: one that phones reach, a machine without a network, and a proxy in front.
        assert!(!is_kept(&everywhere, &own, &plain));
        assert!(!is_kept(&alone, &[], &plain));
        assert!(!is_kept(&alone, &own, &["--public-origin", "https://arbiter.example"]));
    }

    #[test]
    fn only_two_hundred_is_well() {
        assert_eq!(read("HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nok\n"), (true, "ok".to_owned()));
        let ill = "HTTP/1.1 503 Service Unavailable\r\n\r\nthe disk is full\n";
        assert_eq!(read(ill), (false, "the disk is full".to_owned()));
        for nonsense in ["", "HTTP/1.1", "SSH-2.0-OpenSSH_9.2 200", "200"] {
            assert!(!read(nonsense).0, "{nonsense}");
        }
    }

    #[test]
    fn a_site_that_listens_everywhere_is_asked_on_this_machine() {
        let asked = |text: &str| reachable(text.parse().unwrap()).to_string();
        assert_eq!(asked("0.0.0.0:8080"), "127.0.0.1:8080");
        assert_eq!(asked("[::]:8080"), "[::1]:8080");
        assert_eq!(asked("192.168.1.20:80"), "192.168.1.20:80");
    }
}
