//! What operators copy from packaging/: systemd takes the unit files, the program takes their lines, and behind nginx and
//! Caddy nothing is lost with a killed process.

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::support::absent;
use crate::support::client::{Client, Page};
use crate::support::hall::{SLUG, TABLES, prepared, send};
use crate::support::program::{Program, answers, arbiter, wait_for};
use crate::support::slug;

/// A file for operators to copy.
fn packaged(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging").join(name)).unwrap()
}

const UNITS: [&str; 2] = ["arbiter.service", "arbiter@.service"];

/// The arguments of the line that starts the program, and its settings as further arguments.
fn line(unit: &str) -> Vec<String> {
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap();
    let settings = unit.lines().filter_map(|line| line.strip_prefix("Environment=ARBITER_")?.split_once('='));
    let settings = settings.flat_map(|(name, value)| {
        let name = if name == "DATABASE_URL" { "DATABASE" } else { name };
        [format!("--{}", name.to_lowercase().replace('_', "-")), value.to_owned()]
    });
    start.split(' ').skip(1).map(str::to_owned).chain(settings).collect()
}

#[test]
fn systemd_accepts_both_unit_files() {
    let units = UNITS.map(packaged);
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        return absent("systemd-analyze", "apt-get install systemd").unwrap_or(());
    }
    let folder = tempfile::tempdir().unwrap();
    let verified = |name: &str, text: &str| {
        // It asks that the program is there.
        let text = text.replace("/usr/bin/arbiter", env!("CARGO_BIN_EXE_arbiter"));
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
    let [alone, many] = UNITS.map(packaged);
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path().display().to_string();
    let alone: Vec<String> =
        line(&alone).iter().map(|part| part.replace("/var/lib/arbiter", &here)).collect();
    assert!(alone.iter().any(|part| part == "--backup-every"), "{alone:?}");
    drop(Program::start(&alone.iter().map(String::as_str).collect::<Vec<_>>(), folder));
    // With several, systemd tells each its port, and the environment names the database.
    let many = line(&many);
    let listens = many.iter().position(|part| part == "--listen").map(|at| many[at + 1].as_str());
    assert_eq!(listens, Some("127.0.0.1:%i"));
    let database = many.iter().position(|part| part == "--database").unwrap();
    assert!(many[database + 1].starts_with("postgres://"), "{many:?}");
    let given = [database, database + 1];
    let rest: Vec<&str> = (0..many.len())
        .filter(|at| !given.contains(at))
        .map(|at| many[at].as_str())
        .filter(|part| !["--listen", "127.0.0.1:%i"].contains(part))
        .collect();
    drop(Program::start(&rest, tempfile::tempdir().unwrap()));
}

#[test]
fn the_settings_of_the_package_are_settings_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let help = arbiter().args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let settings = packaged("arbiter.default");
    let mut names = settings.lines().filter_map(|line| line.trim_start_matches('#').split_once('='));
    assert!(
        names.all(|(name, _)| ["=", "]"].iter().any(|end| help.contains(&format!("[env: {name}{end}")))),
        "{settings}"
    );
    // A container asks the program itself whether it is well.
    let database = format!("sqlite:{}", folder.path().join("arbiter.db").display());
    let origin = ["--public-origin", "https://arbiter.example"];
    let program = Program::start(&[&["serve", "--database", &database], &origin[..]].concat(), folder);
    let healthy = |listen: &str| {
        let asked = arbiter().args(["healthy", "--listen", listen]).args(origin).output().unwrap();
        (asked.status.code(), String::from_utf8(asked.stdout).unwrap())
    };
    assert_eq!(healthy(program.address()), (Some(0), "ok\n".to_owned()));
    let address = program.address().to_owned();
    drop(program);
    assert_eq!(healthy(&address).0, Some(1), "nobody answers");
}

/// A proxy with the configuration for operators, except that it speaks no TLS and listens here.
struct Proxy {
    child: Child,
    url: String,
}

/// The configuration with the addresses of these programs.
fn with_programs(name: &str, programs: &[Program]) -> String {
    ["8081", "8082"].iter().zip(programs).fold(packaged(name), |text, (port, program)| {
        text.replace(&format!("127.0.0.1:{port}"), program.address())
    })
}

impl Proxy {
    fn nginx(programs: &[Program], folder: &Path) -> Option<Self> {
        if Command::new("nginx").arg("-v").stderr(Stdio::null()).status().is_err() {
            return absent("nginx", "apt-get install nginx-light");
        }
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let server = with_programs("nginx.conf", programs);
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
        Some(Self::answering(nginx(), &address))
    }

    fn caddy(programs: &[Program], folder: &Path) -> Option<Self> {
        if Command::new("caddy").arg("version").stdout(Stdio::null()).status().is_err() {
            return absent("caddy", "apt-get install caddy");
        }
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let server = with_programs("Caddyfile", programs);
        let server = server.replace("arbiter.example {", &format!("http://{address} {{"));
        let file = folder.join("Caddyfile");
        fs::write(&file, format!("{{\n\tadmin off\n\tauto_https off\n}}\n{server}")).unwrap();
        let caddy = || {
            let mut caddy = Command::new("caddy");
            // It keeps certificates and its last configuration below the home folder.
            caddy.env("HOME", folder).env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder);
            caddy.stdout(Stdio::null()).stderr(Stdio::null());
            caddy
        };
        let adapted = |text: &Path| {
            caddy()
                .args(["validate", "--adapter", "caddyfile", "--config"])
                .arg(text)
                .status()
                .unwrap()
                .success()
        };
        assert!(adapted(&file), "{}", fs::read_to_string(&file).unwrap());
        let broken = folder.join("broken");
        fs::write(&broken, fs::read_to_string(&file).unwrap().replace("lb_policy", "lb_polcy")).unwrap();
        assert!(!adapted(&broken), "the control");
        let mut run = caddy();
        run.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
        Some(Self::answering(run, &address))
    }

    fn answering(mut command: Command, address: &str) -> Self {
        let proxy = Self { child: command.spawn().unwrap(), url: format!("http://{address}") };
        wait_for(|| if answers(address) { Ok(()) } else { Err(format!("no proxy answers at {address}")) });
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

#[test]
fn behind_nginx_nobody_notices_that_one_of_two_processes_is_killed() {
    nothing_is_lost_behind(Proxy::nginx, |client, table| send(client, table).unwrap());
}

#[test]
fn behind_caddy_a_form_on_its_way_to_a_killed_process_is_sent_again_and_counts_once() {
    nothing_is_lost_behind(Proxy::caddy, |client, table| {
        // Caddy does not repeat a form whose process died, nor knows another at once; the device sends it again.
        let mut answers = (0..20).map(|_| send(client, table).unwrap());
        answers.find(|page| ![502, 503].contains(&page.status)).unwrap()
    });
}

fn nothing_is_lost_behind(
    proxy: impl FnOnce(&[Program], &Path) -> Option<Proxy>,
    record: impl Fn(&mut Client, u32) -> Page + Sync,
) {
    let Some(url) = crate::support::postgres::url() else { return };
    let client = prepared(&url.parse().unwrap());
    let mut programs = vec![Program::serve_on(&url), Program::serve_on(&url)];
    let folder = tempfile::tempdir().unwrap();
    let Some(proxy) = proxy(&programs, folder.path()) else { return };
    let (told, hear) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let (mut client, told): (Client, _) = (client.moved_to(&proxy.url), told.clone());
            let record = &record;
            scope.spawn(move || {
                for table in (1..=TABLES).filter(|table| table % 8 == writer) {
                    let page = record(&mut client, table);
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
