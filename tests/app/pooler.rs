//! Behind pgbouncer in session mode, two processes serve one database as they do without it.

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::support::absent;
use crate::support::hall::{SLUG, prepared, send};
use crate::support::postgres;
use crate::support::program::{Program, wait_for};
use crate::support::slug;

/// A running pgbouncer.
struct Pooler {
    child: Child,
    url: String,
}

impl Drop for Pooler {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Pooler {
    /// Starts one before the database of this URL; `None` if it is not installed.
    fn before(url: &str, folder: &Path) -> Option<Self> {
        if Command::new("pgbouncer").arg("--version").stdout(Stdio::null()).status().is_err() {
            return absent("pgbouncer", "apt-get install pgbouncer");
        }
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let (before, socket) = url.split_once("?host=").unwrap();
        let name = before.rsplit('/').next().unwrap();
        fs::write(folder.join("users"), "\"postgres\" \"\"\n").unwrap();
        let settings = format!(
            "[databases]\n{name} = host={socket} dbname={name} user=postgres\n\
             [pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\nauth_type = any\n\
             auth_file = users\npool_mode = session\ndefault_pool_size = 40\nmax_client_conn = 100\n\
             ignore_startup_parameters = extra_float_digits,options\nlogfile = pgbouncer.log\npidfile = pgbouncer.pid\n"
        );
        fs::write(folder.join("pgbouncer.ini"), settings).unwrap();
        let mut pgbouncer = Command::new("pgbouncer");
        // It refuses to run as root.
        if Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0") {
            Command::new("chown").args(["-R", "postgres"]).arg(folder).status().unwrap();
            pgbouncer.args(["-u", "postgres"]);
        }
        let child = pgbouncer
            .current_dir(folder)
            .arg("pgbouncer.ini")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let url = format!("postgres://postgres@127.0.0.1:{port}/{name}");
        wait_for(|| match std::net::TcpStream::connect(("127.0.0.1", port)) {
            Ok(_) => Ok(()),
            Err(error) => Err(format!("pgbouncer does not answer: {error}")),
        });
        Some(Self { child, url })
    }
}

#[test]
fn two_processes_behind_pgbouncer_in_session_mode_record_and_hear_of_each_other() {
    let Some(url) = postgres::url() else { return };
    let folder = tempfile::tempdir().unwrap();
    let Some(pooler) = Pooler::before(&url, folder.path()) else { return };
    let client = prepared(&pooler.url.parse().unwrap());
    let [one, other] = [Program::serve_on(&pooler.url), Program::serve_on(&pooler.url)];
    let (mut writer, mut reader) = (client.clone().moved_to(&one.url()), client.moved_to(&other.url()));
    let page = format!("/t/{SLUG}/rounds/1");
    let before = reader.get(&page).unwrap().text;
    for table in 1..=8 {
        let recorded = send(&mut writer, table).unwrap();
        assert_eq!(recorded.status, 303, "{}", recorded.text);
    }
    wait_for(|| match reader.get(&page).unwrap().text != before {
        true => Ok(()),
        false => Err("the other process shows nothing of it".to_owned()),
    });
    let desk = crate::support::desk_over(&url.parse().unwrap());
    let here = desk.tournament(&slug(SLUG)).unwrap();
    assert_eq!(here.log.iter().filter(|line| line.kind == "result-recorded").count(), 8);
    crate::support::all_hold(&desk);
}
