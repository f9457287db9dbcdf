//! nginx or Caddy before running programs, with the configuration for operators except that it speaks no TLS and listens
//! where a port is free.
#![allow(dead_code, reason = "the tests and the benches each use their own part of it")]

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// A running proxy. Dropping it stops it.
pub struct Proxy {
    child: Child,
    /// Where it answers, such as `127.0.0.1:4000`.
    pub authority: String,
    _folder: TempDir,
}

/// Where it takes its visitors to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visitors {
    /// At the addresses from which they come, as for operators.
    WhereTheyAre,
    /// Where they say: the load of a bench comes from one address and stands for many. Their connections stay open.
    WhereTheySay,
}

/// A file for operators to copy.
///
/// # Panics
/// When there is none of this name.
pub fn packaged(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging").join(name)).unwrap()
}

/// Where the proxies look for the one process of `arbiter.service`.
pub const ALONE: &str = "127.0.0.1:8080";

/// A proxy's file, as an operator changes it for this many processes: with several, the lines that are commented out
/// replace the one that names [`ALONE`].
fn packaged_for(name: &str, processes: usize) -> String {
    let text = packaged(name);
    if processes == 1 {
        return text;
    }
    let is_for_one = |line: &str| line.contains(ALONE) && !line.starts_with('#');
    let lines = text.lines().filter(|line| !is_for_one(line));
    lines
        .map(|line| {
            let (indent, rest) = line.split_at(line.len() - line.trim_start().len());
            match rest.strip_prefix('#').filter(|_| !indent.is_empty()) {
                Some(kept) => format!("{indent}{kept}\n"),
                None => format!("{line}\n"),
            }
        })
        .collect()
}

fn is_here(program: &str, argument: &str) -> bool {
    let mut asked = Command::new(program);
    asked.arg(argument).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success())
}

impl Proxy {
    /// nginx before programs at these addresses; `None` if it is not installed.
    ///
    /// # Panics
    /// When it does not take the configuration, or does not answer.
    pub fn nginx(programs: &[&str], visitors: Visitors) -> Option<Self> {
        if !is_here("nginx", "-v") {
            return None;
        }
        let (folder, authority) = place();
        let each: String = programs.iter().map(|authority| format!("    server {authority};\n")).collect();
        let mut text = packaged_for("nginx.conf", programs.len())
            .replace(&format!("    server {ALONE};\n"), &each)
            .replace("    server 127.0.0.1:8081;\n    server 127.0.0.1:8082;\n", &each)
            .replace("443 ssl", &authority)
            .replace("Host $host;", "Host $http_host;");
        if visitors == Visitors::WhereTheySay {
            text = text.replace("$remote_addr", "$http_x_forwarded_for").replace(
                "keepalive_timeout 75s;",
                "keepalive_timeout 75s;\n    keepalive_requests 10000000;",
            );
        }
        assert!(text.contains(&each) && text.contains(&authority), "{text}");
        let server: String = text
            .lines()
            .filter(|line| !line.contains("ssl_certificate"))
            .map(|line| format!("{line}\n"))
            .collect();
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {kind};\n"))
            .concat();
        let conf = format!(
            "daemon off; pid nginx.pid; error_log error.log; worker_processes 1;\nevents {{ worker_connections 4096; }}\n\
             http {{ access_log off;\n{temporary}{server} }}\n"
        );
        fs::write(folder.path().join("nginx.conf"), conf).unwrap();
        let nginx = || {
            let mut nginx = Command::new("nginx");
            nginx.arg("-p").arg(folder.path()).args(["-e", "error.log", "-c", "nginx.conf"]);
            nginx
        };
        let tested = nginx().arg("-t").output().unwrap();
        assert!(tested.status.success(), "{}", String::from_utf8_lossy(&tested.stderr));
        let run = nginx();
        Some(Self::answering(run, authority, folder))
    }

    /// Caddy before programs at these addresses; `None` if it is not installed.
    ///
    /// # Panics
    /// When it does not take the configuration, or does not answer.
    pub fn caddy(programs: &[&str], visitors: Visitors) -> Option<Self> {
        if !is_here("caddy", "version") {
            return None;
        }
        let (folder, authority) = place();
        let each = programs.join(" ");
        // Not an option of the server, which Debian's Caddy does not know.
        let trusted = match visitors {
            Visitors::WhereTheyAre => "",
            Visitors::WhereTheySay => "\n\t\ttrusted_proxies 127.0.0.1/32",
        };
        let text = packaged_for("Caddyfile", programs.len())
            .replace("arbiter.example {", &format!("http://{authority} {{"))
            .replace(&format!("reverse_proxy {ALONE} {{"), &format!("reverse_proxy {each} {{{trusted}"))
            .replace("127.0.0.1:8081 127.0.0.1:8082 {", &format!("{each} {{{trusted}"));
        assert!(text.contains(&each) && text.contains(&authority), "{text}");
        let text = format!("{{\n\tadmin off\n\tauto_https off\n}}\n{text}");
        assert!(caddy_takes(folder.path(), &text), "{text}");
        assert!(!caddy_takes(folder.path(), &text.replace("lb_policy", "lb_polcy")), "the control");
        let file = folder.path().join("Caddyfile");
        fs::write(&file, text).unwrap();
        let mut run = caddy(folder.path());
        run.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
        Some(Self::answering(run, authority, folder))
    }

    fn answering(mut command: Command, authority: String, folder: TempDir) -> Self {
        let proxy = Self { child: command.spawn().unwrap(), authority, _folder: folder };
        let start = Instant::now();
        while TcpStream::connect(&proxy.authority).is_err() {
            assert!(start.elapsed() < Duration::from_secs(30), "no proxy at {}", proxy.authority);
            std::thread::sleep(Duration::from_millis(10));
        }
        proxy
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // As systemd stops it: its worker ends with it.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

fn caddy(folder: &Path) -> Command {
    let mut caddy = Command::new("caddy");
    // It keeps certificates and its last configuration below the home folder.
    caddy.env("HOME", folder).env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder);
    caddy.stdout(Stdio::null()).stderr(Stdio::null());
    caddy
}

fn caddy_takes(folder: &Path, text: &str) -> bool {
    let file = folder.join("asked");
    fs::write(&file, text).unwrap();
    let mut asked = caddy(folder);
    asked.args(["validate", "--adapter", "caddyfile", "--config"]).arg(&file);
    asked.status().unwrap().success()
}

fn place() -> (TempDir, String) {
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    (tempfile::tempdir().unwrap(), address.to_string())
}
