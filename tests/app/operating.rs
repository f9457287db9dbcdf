//! What docs/operating.md gives people to copy: systemd takes the unit files, the program takes their lines, and behind
//! the proxy a killed process loses nothing.

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::support::absent;
use crate::support::client::Client;
use crate::support::hall::{SLUG, TABLES, prepared, send};
use crate::support::program::{Program, answers, wait_for};
use crate::support::slug;

const PAGE: &str = include_str!("../../docs/operating.md");

/// The indented blocks of the page that begin with this line.
fn blocks(first: &str) -> Vec<String> {
    let blocks = PAGE.split("\n\n").map(|block| block.to_owned());
    let mut found: Vec<String> = Vec::new();
    for block in blocks.filter(|block| block.starts_with("    ")) {
        let lines: Vec<&str> = block.lines().map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
        let text = lines.join("\n");
        match found.last_mut() {
            // The parts of a unit file are separated by empty lines.
            Some(unit) if text.starts_with('[') && !text.starts_with(first) => {
                *unit += &format!("\n\n{text}")
            }
            _ if text.starts_with(first) => found.push(text),
            _ => {}
        }
    }
    found
}

/// The arguments of the line that starts the program.
fn line(unit: &str) -> Vec<&str> {
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap();
    start.split(' ').skip(1).collect()
}

#[test]
fn systemd_accepts_both_unit_files_as_the_page_has_them() {
    let units = blocks("[Unit]");
    assert_eq!(units.len(), 2, "{units:?}");
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        return absent("systemd-analyze", "apt-get install systemd").unwrap_or(());
    }
    let folder = tempfile::tempdir().unwrap();
    let verified = |name: &str, text: &str| {
        // It asks that the program is there.
        let text = text.replace("/usr/local/bin/arbiter", env!("CARGO_BIN_EXE_arbiter"));
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        let output =
            Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(&file).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        // Only what it says of this file: other units of the machine are not ours.
        let ours: Vec<_> = said.lines().filter(|line| line.contains(name)).map(str::to_owned).collect();
        (output.status.success(), ours)
    };
    assert_eq!(verified("arbiter.service", &units[0]), (true, vec![]));
    assert_eq!(verified("arbiter@8081.service", &units[1]), (true, vec![]));
    let mistyped = units[0].replace("ProtectSystem=strict", "ProtectSytem=strict");
    assert!(!verified("mistyped.service", &mistyped).1.is_empty(), "the control");
}

#[test]
fn the_program_starts_with_the_lines_of_the_unit_files() {
    let units = blocks("[Unit]");
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path().display().to_string();
    let alone = line(&units[0]).join("\n");
    let alone =
        alone.replace("/var/lib/arbiter/", &format!("{here}/")).replace("/var/backups/arbiter", &here);
    drop(Program::start(&alone.split('\n').collect::<Vec<_>>(), folder));
    // With several, systemd tells each its port, and the environment names the database.
    assert!(units[1].contains("Environment=ARBITER_DATABASE_URL=postgres://"));
    let many = line(&units[1]);
    assert_eq!(many.iter().position(|part| *part == "--listen").map(|at| many[at + 1]), Some("127.0.0.1:%i"));
    let rest: Vec<&str> =
        many.iter().copied().filter(|part| !["--listen", "127.0.0.1:%i"].contains(part)).collect();
    drop(Program::start(&rest, tempfile::tempdir().unwrap()));
}

/// nginx with the configuration of the page, except that it speaks no TLS and listens here.
struct Proxy {
    child: Child,
    url: String,
}

impl Proxy {
    fn before(programs: &[Program], folder: &Path) -> Option<Self> {
        if Command::new("nginx").arg("-v").stderr(Stdio::null()).status().is_err() {
            return absent("nginx", "apt-get install nginx-light");
        }
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let mut server = blocks("upstream").remove(0);
        for (port, program) in ["8081", "8082"].iter().zip(programs) {
            server =
                server.replace(&format!("127.0.0.1:{port}"), program.url().trim_start_matches("http://"));
        }
        let server = server.replace("443 ssl", &address).replace("Host $host;", "Host $http_host;");
        let server: String = server
            .lines()
            .filter(|line| !line.contains("ssl_certificate"))
            .map(|line| format!("{line}\n"))
            .collect();
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {kind};\n"))
            .concat();
        let conf = format!(
            "daemon off; pid nginx.pid; error_log error.log; worker_processes 1;\nevents {{}}\n\
             http {{ access_log off;\n{temporary}{server} }}\n"
        );
        fs::write(folder.join("nginx.conf"), conf).unwrap();
        let nginx = || {
            let mut nginx = Command::new("nginx");
            nginx.arg("-p").arg(folder).args(["-e", "error.log", "-c", "nginx.conf"]);
            nginx
        };
        let tested = nginx().arg("-t").output().unwrap();
        assert!(tested.status.success(), "{}", String::from_utf8_lossy(&tested.stderr));
        let proxy = Self { child: nginx().spawn().unwrap(), url: format!("http://{address}") };
        wait_for(|| if answers(&address) { Ok(()) } else { Err("nginx does not answer".to_owned()) });
        Some(proxy)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // As systemd stops it: its worker ends with it.
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

#[test]
fn behind_the_proxy_of_the_page_nobody_notices_that_one_of_two_processes_is_killed() {
    let Some(url) = crate::support::postgres::url() else { return };
    let client = prepared(&url.parse().unwrap());
    let mut programs = vec![Program::serve_on(&url), Program::serve_on(&url)];
    let folder = tempfile::tempdir().unwrap();
    let Some(proxy) = Proxy::before(&programs, folder.path()) else { return };
    let (told, hear) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let (mut client, told): (Client, _) = (client.moved_to(&proxy.url), told.clone());
            scope.spawn(move || {
                for table in (1..=TABLES).filter(|table| table % 8 == writer) {
                    let page = send(&mut client, table).unwrap();
                    assert_eq!(page.status, 303, "table {table}: {}", page.text);
                    told.send(table).unwrap();
                }
            });
        }
        // In the middle of it.
        assert_eq!(hear.iter().take(12).count(), 12);
        drop(programs.remove(0).kill());
    });
    drop(told);
    assert_eq!(hear.iter().count(), TABLES as usize - 12, "all of them were acknowledged");
    let desk = crate::support::desk_over(&url.parse().unwrap());
    let here = desk.tournament(&slug(SLUG)).unwrap();
    let recorded = here.log.iter().filter(|line| line.kind == "result-recorded").count();
    assert_eq!(recorded, TABLES as usize, "each once, though some were sent to both");
    assert!(desk.verify(None).unwrap().iter().all(|found| found.holds()));
}
