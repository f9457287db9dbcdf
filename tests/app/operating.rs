//! What operators copy from packaging/: systemd takes the unit files, the program takes their lines, and behind nginx and
//! Caddy nothing is lost with a killed process. A program that serves clears away what expired.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{IpAddr, TcpStream};
use std::process::Command;

use arbiter::app::DatabaseUrl;
use arbiter::web::hall_addresses::own_addresses;
use chrono::{TimeDelta, Utc};

use crate::support::absent;
use crate::support::client::{Client, Page};
use crate::support::database::count;
use crate::support::hall::{SLUG, TABLES, prepared, send};
use crate::support::program::{Program, arbiter, wait_for};
use crate::support::proxy::{ALONE, Proxy, Visitors, packaged};
use crate::support::{desk_over, slug};

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
    // Where it listens is where the proxies look for it; here it gets a free port.
    let listens = alone.iter().position(|part| part == "--listen").unwrap();
    assert_eq!(alone[listens + 1], ALONE);
    let alone = [&alone[..listens], &alone[listens + 2..]].concat();
    drop(Program::start(&alone.iter().map(String::as_str).collect::<Vec<_>>(), folder));
    // With several, systemd tells each its port, and the environment names the database.
    let many: Vec<String> = line(&many).iter().map(|part| part.replace("/var/lib/arbiter", &here)).collect();
    // All write where the page asks them to, and which of them has a schedule is for the operator to say.
    let has = |setting: &str| many.iter().any(|part| part == setting);
    assert!(has("--backup-to") && !has("--backup-every"), "{many:?}");
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

#[test]
fn a_folder_for_backups_that_is_not_there_is_told_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("kept")).unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let serving = |kept: &str, folder: tempfile::TempDir| {
        let database = format!("sqlite:{}", folder.path().join("arbiter.db").display());
        let plan = ["--backup-every", "15m", "--backup-to", kept];
        Program::start(&[&["serve", "--database", &database], &plan[..]].concat(), folder)
    };
    let told = |program: &Program, words: &str| {
        wait_for(|| match program.printed() {
            printed if printed.contains(words) => Ok(()),
            printed => Err(printed),
        });
    };
    let control = serving("kept", folder);
    told(&control, "Arbiter serves");
    assert!(!control.printed().contains("--backup-to"), "{}", control.printed());
    // The first backup makes this one.
    let later = serving("later", control.kill());
    told(&later, "Arbiter serves");
    assert!(!later.printed().contains("--backup-to"), "{}", later.printed());
    let folder = later.kill();
    let missing = serving("media/stick", folder);
    told(&missing, "--backup-to: there is no folder media/stick now. If it is on another disk");
    let other = serving("file", missing.kill());
    told(&other, "--backup-to: no backup can be written to file: ");
}

#[test]
fn a_second_double_click_opens_the_site_that_runs_already() {
    let program = Program::serve();
    let folder = tempfile::tempdir().unwrap();
    let again = |more: &[&str]| {
        let line = [&["serve", "--listen", program.address()], more].concat();
        // Whatever opens a browser here is not found.
        let output = arbiter().env("PATH", "").current_dir(folder.path()).args(line).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap(), told)
    };
    let (url, said) = (program.url(), format!("Arbiter is running already at {}\n", program.url()));
    let database = format!("sqlite:{}", program.folder().join("arbiter.db").display());
    let (code, out, _) = again(&["--open", "--database", &database]);
    assert_eq!((code, out), (Some(0), said));
    // The demo, or the site of another folder, is not the one that was wanted.
    let (code, out, told) = again(&["--open"]);
    assert_eq!((code, out.as_str()), (Some(2), ""), "its tournaments are not there");
    assert!(told.contains("with another database than") && told.contains("--listen 127.0.0.1:"), "{told}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "no second database");
    // Without a browser there is the same advice.
    let (code, out, told) = again(&[]);
    assert_eq!((code, out.as_str()), (Some(2), ""), "{told}");
    assert!(told.contains(&format!("Arbiter is running already at {url}. Stop it")), "{told}");
    assert!(told.contains("--listen 127.0.0.1:") && !told.contains("os error"), "{told}");
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = silent.local_addr().unwrap().to_string();
    let output = arbiter().current_dir(folder.path()).args(["serve", "--listen", &taken]).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("another program, listens there already. Stop it"), "{told}");
}

/// Behind it all visitors would be one.
#[test]
fn a_proxy_that_is_not_believed_is_named_and_one_that_is_believed_is_not() {
    let origin = ["--public-origin", "https://arbiter.example"];
    // Where another one is trusted, it came past that.
    for (trusted, expected) in [
        (&[][..], true),
        (&["--trusted-proxies", "127.0.0.1"][..], false),
        (&["--trusted-proxies", "192.0.2.1"][..], false),
    ] {
        let program =
            Program::start(&[&["serve"], &origin[..], trusted].concat(), tempfile::tempdir().unwrap());
        let forwarded = |more: &str| {
            let mut stream = TcpStream::connect(program.address()).unwrap();
            let request =
                format!("GET / HTTP/1.1\r\nHost: arbiter.example\r\n{more}Connection: close\r\n\r\n");
            stream.write_all(request.as_bytes()).unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
        };
        let says = |words: &str| program.printed().matches(words).count();
        forwarded("");
        assert_eq!(says("passes requests on"), 0, "{}", program.printed());
        (0..2).for_each(|_| forwarded("X-Forwarded-For: 203.0.113.9\r\n"));
        if expected {
            wait_for(|| match says("name it with --trusted-proxies 127.0.0.1") {
                1 => Ok(()),
                other => Err(format!("{other} times: {}", program.printed())),
            });
        }
        assert_eq!(says("passes requests on"), usize::from(expected), "{}", program.printed());
        assert_eq!(says("all visitors count as one"), usize::from(expected), "{}", program.printed());
    }
}

/// What the files for a double click say to the program.
#[test]
fn one_start_file_serves_this_computer_and_the_other_one_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    for (name, reach) in [
        ("start-arbiter.command", "Only this machine reaches 127.0.0.1:8080"),
        ("start-arbiter.cmd", "Only this machine reaches 127.0.0.1:8080"),
        ("arbiter.desktop", "Only this machine reaches 127.0.0.1:8080"),
        ("start-arbiter-for-the-hall.command", "Everybody on the network can read"),
        ("start-arbiter-for-the-hall.cmd", "Everybody on the network can read"),
        ("arbiter-for-the-hall.desktop", "Everybody on the network can read"),
    ] {
        let text = packaged(name);
        let (_, line) = text.split_once(" --open").expect("it opens the first page");
        let line = line.lines().next().unwrap();
        let asked = arbiter().current_dir(folder.path()).arg("doctor").args(line.split_whitespace()).output();
        let said = String::from_utf8(asked.unwrap().stdout).unwrap();
        assert!(said.contains(&format!("well  settings: {reach}")), "{name}: {said}");
    }
}

#[test]
fn a_start_for_the_hall_does_not_pass_a_site_of_this_computer_for_one_of_the_hall() {
    let program = Program::serve();
    let port = program.address().rsplit_once(':').unwrap().1;
    let database = format!("sqlite:{}", program.folder().join("arbiter.db").display());
    let listen = format!("0.0.0.0:{port}");
    let line = ["serve", "--open", "--database", &database, "--listen", &listen, "--plain-http-lan"];
    let output = arbiter().env("PATH", "").args(line).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    // Without a network there is no hall that it would keep out.
    let own = own_addresses();
    if own.iter().any(|ip| matches!(ip, IpAddr::V4(ip) if !ip.is_loopback() && !ip.is_link_local())) {
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains("for this computer alone. Close its window"), "{told}");
    } else {
        assert_eq!(output.status.code(), Some(0), "{told}");
    }
}

#[test]
fn the_program_clears_away_sessions_and_links_that_expired_long_ago() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    let now = Utc::now();
    for day in [now - TimeDelta::days(100), now] {
        desk.open_session(None, "a phone", day).unwrap();
        desk.set_up_code(day).unwrap().unwrap();
    }
    let left = |age: &str| {
        ["sessions", "codes"].map(|table| {
            count(&desk, format!("{table} WHERE created_at_ms {age} {}", now.timestamp_millis()))
        })
    };
    assert_eq!(left("<"), [1, 1], "the control");
    let program = Program::serve_in(folder);
    wait_for(|| match left("<") {
        [0, 0] => Ok(()),
        old => Err(format!("{old:?} expired and are there: {}", program.printed())),
    });
    assert_eq!(left("="), [1, 1], "those of today stay");
}

fn authorities(programs: &[Program]) -> Vec<&str> {
    programs.iter().map(Program::address).collect()
}

fn nginx(programs: &[Program]) -> Option<Proxy> {
    let proxy = Proxy::nginx(&authorities(programs), Visitors::WhereTheyAre);
    proxy.or_else(|| absent("nginx", "apt-get install nginx-light"))
}

fn caddy(programs: &[Program]) -> Option<Proxy> {
    let proxy = Proxy::caddy(&authorities(programs), Visitors::WhereTheyAre);
    proxy.or_else(|| absent("caddy", "apt-get install caddy"))
}

/// Each proxy as it is delivered, but for the port of the one process, which another program may have here.
#[test]
fn as_delivered_the_proxies_lead_to_the_one_process_of_the_unit_file() {
    let programs = [Program::serve()];
    for (file, proxy) in [("nginx.conf", nginx(&programs)), ("Caddyfile", caddy(&programs))] {
        let text = packaged(file);
        let in_use = text.lines().map(str::trim).filter(|line| !line.starts_with('#'));
        let named: Vec<&str> = in_use.filter(|line| line.contains("127.0.0.1")).collect();
        assert!(matches!(named[..], [line] if line.contains(ALONE)), "{file}: {named:?}");
        let Some(proxy) = proxy else { continue };
        let page = Client::new(&format!("http://{}", proxy.authority)).get("/").unwrap();
        assert_eq!(page.status, 200, "{file}: {}", page.text);
    }
}

#[test]
fn behind_nginx_nobody_notices_that_one_of_two_processes_is_killed() {
    nothing_is_lost_behind(nginx, |client, table| send(client, table).unwrap());
}

#[test]
fn behind_caddy_a_form_on_its_way_to_a_killed_process_is_sent_again_and_counts_once() {
    nothing_is_lost_behind(caddy, |client, table| {
        // Caddy does not repeat a form whose process died, and refuses everything while it takes both for dead (five
        // seconds). The device sends it again, a moment later each time.
        let mut answer = None;
        wait_for(|| {
            let page = send(client, table).unwrap();
            let status = page.status;
            answer = Some(page);
            if [502, 503].contains(&status) { Err(format!("table {table}: {status}")) } else { Ok(()) }
        });
        answer.unwrap()
    });
}

fn nothing_is_lost_behind(
    proxy: impl FnOnce(&[Program]) -> Option<Proxy>,
    record: impl Fn(&mut Client, u32) -> Page + Sync,
) {
    let Some(database) = crate::support::postgres::url() else { return };
    let client = prepared(&database.parse().unwrap());
    let mut programs = vec![Program::serve_on(&database), Program::serve_on(&database)];
    let Some(proxy) = proxy(&programs) else { return };
    let url = format!("http://{}", proxy.authority);
    let (told, hear) = std::sync::mpsc::channel();
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let (mut client, told): (Client, _) = (client.moved_to(&url), told.clone());
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
    let desk = crate::support::desk_over(&database.parse().unwrap());
    let here = desk.tournament(&slug(SLUG)).unwrap();
    let recorded = here.log.iter().filter(|line| line.kind == "result-recorded").count();
    assert_eq!(recorded, TABLES as usize, "each once, though some were sent to both");
    crate::support::all_hold(&desk);
}
