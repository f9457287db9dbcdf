//! nginx or Caddy before the measured processes, with the configuration for operators except that it speaks no TLS and
//! believes the load generator where its browsers are.

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::server::Server;

/// A running proxy. Dropping it stops it.
pub struct Proxy {
    child: Child,
    pub authority: String,
    _folder: tempfile::TempDir,
}

fn packaged(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging").join(name)).unwrap()
}

fn is_here(program: &str, argument: &str) -> bool {
    let mut asked = Command::new(program);
    asked.arg(argument).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success())
}

impl Proxy {
    /// nginx before these; `None` where it is not installed.
    pub fn nginx(servers: &[Server]) -> Option<Self> {
        if !is_here("nginx", "-v") {
            return None;
        }
        let (folder, authority) = place();
        let each: String = servers.iter().map(|it| format!("    server {};\n", it.authority)).collect();
        let text = packaged("nginx.conf")
            .replace("    server 127.0.0.1:8081;\n    server 127.0.0.1:8082;\n", &each)
            .replace("443 ssl", &authority)
            .replace("Host $host;", "Host $http_host;")
            .replace("$remote_addr", "$http_x_forwarded_for")
            .replace("keepalive_timeout 75s;", "keepalive_timeout 75s;\n    keepalive_requests 10000000;");
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
        let mut nginx = Command::new("nginx");
        nginx.arg("-p").arg(folder.path()).args(["-e", "error.log", "-c", "nginx.conf"]);
        Some(Self::answering(nginx, authority, folder))
    }

    /// Caddy before these; `None` where it is not installed.
    pub fn caddy(servers: &[Server]) -> Option<Self> {
        if !is_here("caddy", "version") {
            return None;
        }
        let (folder, authority) = place();
        let each: Vec<&str> = servers.iter().map(|it| it.authority.as_str()).collect();
        let text = packaged("Caddyfile")
            .replace("arbiter.example {", &format!("http://{authority} {{"))
            .replace("127.0.0.1:8081 127.0.0.1:8082", &each.join(" "));
        assert!(text.contains(&each.join(" ")) && text.contains(&authority), "{text}");
        let options = "{\n\tadmin off\n\tauto_https off\n\tservers {\n\t\ttrusted_proxies static 127.0.0.1/32\n\t}\n}\n";
        fs::write(folder.path().join("Caddyfile"), format!("{options}{text}")).unwrap();
        let mut caddy = Command::new("caddy");
        caddy
            .env("HOME", folder.path())
            .env("XDG_DATA_HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path());
        caddy.stdout(Stdio::null()).stderr(Stdio::null());
        caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(folder.path().join("Caddyfile"));
        Some(Self::answering(caddy, authority, folder))
    }

    fn answering(mut command: Command, authority: String, folder: tempfile::TempDir) -> Self {
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

fn place() -> (tempfile::TempDir, String) {
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    (tempfile::tempdir().unwrap(), address.to_string())
}
