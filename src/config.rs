//! Every setting: its default and its meaning. Read once at start, from arguments or `ARBITER_*` variables.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use chrono::NaiveDate;
use clap::Args;

use crate::app::DatabaseUrl;
use crate::app::text::decode;
use crate::domain::site_address::scheme_and_authority;
use crate::domain::unseen::hides;

mod proxy;
mod values;

pub use proxy::TrustedProxy;

/// The settings of `arbiter serve`.
#[derive(Debug, Clone, Args)]
pub struct Config {
    /// Address and port to listen on.
    #[arg(long, env = "ARBITER_LISTEN", default_value = "127.0.0.1:8080", value_parser = values::listen)]
    pub listen: SocketAddr,

    /// The address people type, such as `https://arbiter.example`, when a TLS proxy is in front.
    #[arg(long, env = "ARBITER_PUBLIC_ORIGIN")]
    pub public_origin: Option<Origin>,

    /// Serve a local network without encryption: anyone on it can read what is sent. Every page says so.
    #[arg(long, env = "ARBITER_PLAIN_HTTP_LAN", default_value_t = false)]
    pub plain_http_lan: bool,

    /// Addresses or networks, such as `172.17.0.0/16`, of proxies whose `X-Forwarded-For` is believed, separated by commas.
    #[arg(long, env = "ARBITER_TRUSTED_PROXIES", value_delimiter = ',')]
    pub trusted_proxies: Vec<TrustedProxy>,

    /// Write a verified backup this often, such as `15m` or `2h`.
    #[arg(long, env = "ARBITER_BACKUP_EVERY", value_name = "TIME", requires = "backup_to", value_parser = values::time)]
    pub backup_every: Option<Duration>,

    /// The folder for these backups and for those written from the operator's page; better on another disk.
    #[arg(long, env = "ARBITER_BACKUP_TO", value_name = "FOLDER")]
    pub backup_to: Option<PathBuf>,

    /// How many of these backups are kept; the oldest are removed.
    // `-1` is a wrong number and not another argument.
    #[arg(
        long,
        env = "ARBITER_BACKUP_KEEP",
        value_name = "COUNT",
        default_value_t = crate::app::watch::MOST,
        value_parser = values::count,
        allow_negative_numbers = true
    )]
    pub backup_keep: usize,

    /// How the log on standard error is written.
    #[arg(long, env = "ARBITER_LOG", value_name = "KIND", value_enum, default_value_t = LogKind::Plain)]
    pub log: LogKind,

    /// Where to report a weakness of this installation: an e-mail address or a page. It is published in
    /// `/.well-known/security.txt`.
    #[arg(long, env = "ARBITER_SECURITY_CONTACT", value_name = "CONTACT", value_parser = values::contact)]
    pub security_contact: Option<String>,

    /// The last day on which that contact is valid, such as `2027-06-30`; afterwards it is left out. Without one, 90 days
    /// from each request.
    #[arg(long, env = "ARBITER_SECURITY_EXPIRES", value_name = "DAY", value_parser = values::day)]
    pub security_expires: Option<NaiveDate>,

    /// What this site is called, at the top of each page.
    #[arg(long, env = "ARBITER_SITE_NAME", value_name = "NAME", value_parser = values::site_name)]
    pub site_name: Option<String>,

    /// A text file that says who runs this site; shown on the page about it, which every page links.
    #[arg(long, env = "ARBITER_IMPRINT", value_name = "FILE", value_parser = OperatorText::read)]
    pub imprint: Option<OperatorText>,

    /// A text file that says what this site does with personal data; shown on the same page.
    #[arg(long, env = "ARBITER_PRIVACY", value_name = "FILE", value_parser = OperatorText::read)]
    pub privacy: Option<OperatorText>,

    /// Let webhooks reach addresses of this network, and addresses without encryption: for a receiver beside Arbiter.
    #[arg(long, env = "ARBITER_WEBHOOKS_TO_PRIVATE", default_value_t = false)]
    pub webhooks_to_private: bool,

    /// Read what strangers see from a streaming replica of the PostgreSQL server, `postgres://…`, while it is level with
    /// it. People who signed in or claimed a seat read from the server itself.
    #[arg(long, env = "ARBITER_READ_FROM", value_name = "URL", hide_env_values = true)]
    pub read_from: Option<ReplicaAddress>,

    /// Who shows this at `/metrics` as a bearer token reads the figures there; operators read them when signed in.
    #[arg(long, env = "ARBITER_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true, value_parser = values::token)]
    pub metrics_token: Option<String>,
}

/// The address of a replica as it was given. It may hold a password, so it is read when it is used: no error of the
/// command line repeats it.
#[derive(Clone, PartialEq, Eq)]
pub struct ReplicaAddress(String);

impl From<&str> for ReplicaAddress {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl fmt::Debug for ReplicaAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ReplicaAddress")
    }
}

impl ReplicaAddress {
    /// The address, parsed.
    ///
    /// # Errors
    /// If it is not the address of a database on a server.
    pub fn url(&self) -> Result<DatabaseUrl, NotAReplica> {
        self.0.parse::<DatabaseUrl>().ok().filter(DatabaseUrl::is_shared).ok_or(NotAReplica)
    }
}

/// The text is no address of a replica. It may hold a password, so it is not repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("what was given is no address of a replica; write postgres://USER@HOST/NAME, or leave it out")]
pub struct NotAReplica;

/// A text that the operator wrote: paragraphs separated by empty lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperatorText(String);

/// The largest such file in bytes.
const LARGEST_TEXT: u64 = 64 * 1024;

impl OperatorText {
    /// Reads it from a file, in UTF-8 or as an older editor saves it.
    fn read(path: &str) -> Result<Self, String> {
        let unreadable = |error: io::Error| format!("name a text file; this one cannot be read: {error}");
        let length = std::fs::metadata(path).map_err(unreadable)?.len();
        if length > LARGEST_TEXT {
            return Err(format!("it has {length} bytes; at most {LARGEST_TEXT} are shown"));
        }
        let bytes = std::fs::read(path).map_err(unreadable)?;
        Self::of(decode(bytes).map_err(|error| error.to_string())?.text)
    }

    fn of(text: String) -> Result<Self, String> {
        if text.trim().is_empty() {
            return Err("there is no text in it".to_owned());
        }
        match hides(&text) {
            true => Err("it has characters that nobody sees; write it as plain text".to_owned()),
            false => Ok(Self(text)),
        }
    }

    /// Its paragraphs, each with its lines.
    pub fn paragraphs(&self) -> impl Iterator<Item = Vec<&str>> {
        let lines: Vec<&str> = self.0.lines().map(str::trim).collect();
        let paragraphs: Vec<Vec<&str>> = lines.split(|line| line.is_empty()).map(<[_]>::to_vec).collect();
        paragraphs.into_iter().filter(|lines| !lines.is_empty())
    }
}

/// How the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum LogKind {
    /// Lines for people.
    Plain,
    /// One JSON object a line, for programs.
    Json,
}

/// How the pages reach the browser; decides the cookie's flags and the banner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Transport {
    /// Through a TLS proxy.
    Https,
    /// This machine only.
    Loopback,
    /// A local network, unencrypted on purpose.
    PlainLan,
}

/// The settings would send session cookies over the network unencrypted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0} can be reached from the network, but nothing encrypts it: set --public-origin https://… behind a proxy with \
     TLS, or give --plain-http-lan if anyone on the network may read everything"
)]
pub struct Unprotected(SocketAddr);

impl Config {
    /// What the site is called.
    pub fn name(&self) -> &str {
        self.site_name.as_deref().unwrap_or("Arbiter")
    }

    /// Whether all visitors seem to come from one address: a proxy is in front, and no proxy is believed when it says where
    /// they come from.
    pub const fn trusts_no_proxy(&self) -> bool {
        self.public_origin.is_some() && self.trusted_proxies.is_empty()
    }

    /// Decides how pages may travel.
    ///
    /// # Errors
    /// If other machines can reach the address and the settings neither name a TLS proxy nor accept plain HTTP.
    pub fn transport(&self) -> Result<Transport, Unprotected> {
        if self.public_origin.as_ref().is_some_and(Origin::is_https) {
            Ok(Transport::Https)
        } else if self.listen.ip().is_loopback() {
            Ok(Transport::Loopback)
        } else if self.plain_http_lan {
            Ok(Transport::PlainLan)
        } else {
            Err(Unprotected(self.listen))
        }
    }
}

/// Scheme, host and port as a browser writes them in `Origin`: `https://arbiter.example`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin(String);

/// The text is not an origin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is no origin; write it as https://arbiter.example, without a path")]
pub struct NotAnOrigin(String);

impl Origin {
    /// The origin as a browser writes it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Host and port, as a browser writes them in `Host`.
    pub fn authority(&self) -> &str {
        self.0.split_once("://").map_or("", |(_, authority)| authority)
    }

    fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl FromStr for Origin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<Self, NotAnOrigin> {
        let origin = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
        let (scheme, authority) =
            scheme_and_authority(&origin).ok_or_else(|| NotAnOrigin(text.to_owned()))?;
        // A browser leaves out the scheme's default port, so an origin that spells it out would never match.
        let usual = if scheme == "https" { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(authority);
        Ok(Self(format!("{scheme}://{authority}")))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        config: Config,
    }

    /// The settings of a command line.
    pub(crate) fn config(line: &[&str]) -> Config {
        Line::parse_from([&["arbiter"], line].concat()).config
    }

    #[test]
    fn a_network_address_needs_tls_or_the_flag() {
        assert_eq!(config(&[]).transport(), Ok(Transport::Loopback));
        assert!(config(&["--listen", "0.0.0.0:80"]).transport().is_err());
        assert_eq!(
            config(&["--listen", "0.0.0.0:80", "--plain-http-lan"]).transport(),
            Ok(Transport::PlainLan)
        );
        let proxied = ["--listen", "0.0.0.0:80", "--public-origin", "https://arbiter.example/"];
        assert_eq!(config(&proxied).transport(), Ok(Transport::Https));
        let plain = ["--listen", "0.0.0.0:80", "--public-origin", "http://arbiter.example"];
        assert!(config(&plain).transport().is_err());
    }

    #[test]
    fn with_a_proxy_in_front_one_has_to_be_trusted() {
        let proxied = ["--public-origin", "https://arbiter.example"];
        assert!(config(&proxied).trusts_no_proxy());
        assert!(!config(&[&proxied[..], &["--trusted-proxies", "172.17.0.1"]].concat()).trusts_no_proxy());
        assert!(!config(&[]).trusts_no_proxy());
    }

    #[test]
    fn proxies_are_addresses_and_networks_with_or_without_a_blank_between_them() {
        let named = |text| {
            let trusted = config(&["--trusted-proxies", text]).trusted_proxies;
            trusted.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(named("127.0.0.1,::1"), ["127.0.0.1", "::1"]);
        assert_eq!(named("127.0.0.1, ::1 ,172.17.0.0/16"), ["127.0.0.1", "::1", "172.17.0.0/16"]);
    }

    #[test]
    fn a_time_for_backups_is_read_or_refused() {
        let line = |every| Line::try_parse_from(["arbiter", "--backup-every", every, "--backup-to", "b"]);
        let every =
            |text| line(text).ok().and_then(|line| line.config.backup_every).map(|time| time.as_secs());
        assert_eq!([every("30s"), every("15m"), every("2h")], [Some(30), Some(900), Some(7_200)]);
        for wrong in ["", "m", "0m", "15", "15 m", "-1h", "1d", "é", "99999999999999999999s"] {
            assert_eq!(every(wrong), None, "{wrong}");
        }
        assert!(Line::try_parse_from(["arbiter", "--backup-every", "15m"]).is_err(), "to where?");
    }

    #[test]
    fn a_wrong_setting_is_refused_by_its_name_with_what_was_given_and_what_is_expected() {
        for (setting, wrong, expected) in [
            ("--listen", "", "127.0.0.1:8080"),
            ("--listen", "localhost:8080", "127.0.0.1:8080"),
            ("--public-origin", "", "https://arbiter.example"),
            ("--trusted-proxies", "10.0.0.1,proxy", "separated by commas"),
            ("--trusted-proxies", "10.0.0.0/0", "such as 172.17.0.0/16"),
            ("--backup-keep", "-1", "such as 96"),
            ("--backup-keep", "", "such as 96"),
            ("--security-expires", "", "2027-06-30"),
            ("--imprint", "/no/such/file", "name a text file"),
        ] {
            let Err(said) = Line::try_parse_from(["arbiter", setting, wrong]) else {
                panic!("{setting} {wrong}")
            };
            let said = said.to_string();
            let given = wrong.rsplit(',').next().unwrap();
            let all = [setting, &format!("'{given}'"), expected];
            assert!(all.iter().all(|words| said.contains(*words)), "{setting} {wrong}: {said}");
        }
        for wrong in ["", "foo", "sqlite:a.db", "postgres:host"] {
            let said = config(&[&format!("--read-from={wrong}")]).read_from.unwrap().url().unwrap_err();
            assert!(said.to_string().contains("postgres://USER@HOST/NAME"), "{wrong}: {said}");
        }
    }

    #[test]
    fn a_contact_is_an_address_of_mail_or_of_a_page() {
        let read = |text| {
            let line = Line::try_parse_from(["arbiter", "--security-contact", text]);
            line.ok().and_then(|line| line.config.security_contact)
        };
        assert_eq!(read("desk@example.org").as_deref(), Some("mailto:desk@example.org"));
        assert_eq!(read("https://example.org/report").as_deref(), Some("https://example.org/report"));
        for wrong in ["", "desk", "http://example.org", "a@b\nExpires: 2999-01-01", "javascript:alert(1)@x"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_text_of_the_operator_is_paragraphs_of_lines() {
        let text = OperatorText::of("Kira Nerys\nDeep Space 9\n\n\nCall us.\n".to_owned()).unwrap();
        assert_eq!(
            text.paragraphs().collect::<Vec<_>>(),
            [vec!["Kira Nerys", "Deep Space 9"], vec!["Call us."]]
        );
        assert!(OperatorText::of("\n \n".to_owned()).is_err());
        assert!(OperatorText::of("seen\u{200b}unseen".to_owned()).is_err());
        assert!(OperatorText::read("/no/such/file").is_err());
    }

    #[test]
    fn a_text_of_the_operator_is_read_as_editors_save_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("imprint.txt");
        let read = |bytes: &[u8]| {
            std::fs::write(&file, bytes).unwrap();
            OperatorText::read(file.to_str().unwrap())
        };
        let text = OperatorText("Quark’s Grüße".to_owned());
        assert_eq!(read("Quark’s Grüße".as_bytes()), Ok(text.clone()));
        assert_eq!(read(b"Quark\x92s Gr\xfc\xdfe"), Ok(text.clone()), "Windows-1252");
        assert_eq!(read("\u{feff}Quark’s Grüße".as_bytes()), Ok(text), "with a mark at its beginning");
        for wrong in [&b"Quark\x81s Gr\xfc\xdfe"[..], b"Quark\0s"] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_address_of_a_replica_is_repeated_nowhere() {
        let wrong = config(&["--read-from", "postgress://kira:secret@host/a"]);
        let address = wrong.read_from.clone().unwrap();
        let error = address.url().unwrap_err().to_string();
        assert!(!format!("{error} {wrong:?}").contains("secret"), "{error} {wrong:?}");
        let right = config(&["--read-from", "postgres://kira:secret@host/a"]).read_from.unwrap();
        assert_eq!(right.url().unwrap().to_string(), "postgres://host/a");
    }

    #[test]
    fn an_origin_is_kept_as_browsers_write_it() {
        let origin: Origin = "HTTPS://Arbiter.example:443/".parse().unwrap();
        assert_eq!(origin.as_str(), "https://arbiter.example");
        for wrong in ["arbiter.example", "ftp://x", "https://", "https://a/b", "https://a@b", "null"] {
            assert!(wrong.parse::<Origin>().is_err(), "{wrong}");
        }
    }
}
