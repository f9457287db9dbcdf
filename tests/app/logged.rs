//! What the real program writes on standard error: lines for people or for programs, and what the console changes.

use crate::support::authenticator::code_at;
use arbiter::app::DatabaseUrl;
use arbiter::domain::id::SubmissionId;
use chrono::Utc;
use serde_json::Value;

use crate::support::client::Client;
use crate::support::program::{Program, arbiter, wait_for};

/// The program after somebody failed to sign in, and all that it printed.
fn printed(argument: &str) -> (Program, String) {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("arbiter.db").display());
    let program = Program::serve_by(&format!("exec \"$@\" {argument}"), &database, folder);
    let form = [("name", "quark"), ("password", "latinum horse")];
    Client::new(&program.url()).post("/sign-in", &form).unwrap();
    let is_there = |text: &str| text.contains("sign-in-failed");
    wait_for(|| if is_there(&program.printed()) { Ok(()) } else { Err(program.printed()) });
    let text = program.printed();
    (program, text)
}

#[test]
fn the_log_is_json_on_request_and_has_no_colours_without_a_terminal() {
    let (_program, plain) = printed("");
    assert!(
        plain.contains("event=\"sign-in-failed\" account=\"\" by=\"\" tournament=\"\" address=\"127.0.0.1\""),
        "{plain}"
    );
    assert!(!plain.contains('\u{1b}') && !plain.contains("latinum horse"), "{plain}");
    let (_program, json) = printed("--log json");
    let lines = json.lines().filter(|line| line.starts_with('{'));
    let lines: Vec<Value> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    let failed = lines.iter().find(|line| line["event"] == "sign-in-failed").unwrap();
    assert_eq!((&failed["target"], &failed["address"]), (&"security".into(), &"127.0.0.1".into()));
    let time: chrono::DateTime<Utc> = failed["timestamp"].as_str().unwrap().parse().unwrap();
    assert!(time <= Utc::now() && failed["level"] == "INFO");
    assert!(lines.iter().all(|line| line["target"].is_string()));
    assert!(!json.contains('\u{1b}') && !json.contains("latinum horse"), "{json}");
}

#[test]
fn the_console_removes_a_lost_factor_and_logs_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("arbiter.db");
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(path.clone()));
    let kira = desk.add_account("Kira", Utc::now()).unwrap();
    desk.begin_factor(kira.id, Utc::now()).unwrap();
    let secret = crate::support::database::factor_secret(&desk, kira.id);
    let number = SubmissionId::new(arbiter::app::sessions::random_uuid().unwrap());
    desk.confirm_factor(kira.id, &code_at(&secret, Utc::now()), number, Utc::now()).unwrap();
    drop(desk);
    let database = format!("sqlite:{}", path.display());
    let run = |arguments: &[&str]| {
        let output =
            arbiter().args(["user"]).args(arguments).args(["--database", &database]).output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    assert!(run(&["list"]).1.contains("second factor"));
    assert_eq!(run(&["remove-factor", "nobody"]).0, Some(2));
    let (status, said, logged) = run(&["remove-factor", "kira"]);
    assert_eq!((status, said.as_str()), (Some(0), "“Kira” signs in with the password alone now.\n"));
    let line = format!(
        "event=\"factor-taken-off\" account=\"{}\" by=\"console\" tournament=\"\" address=\"\"",
        kira.id
    );
    assert!(logged.contains(&line), "{logged}");
    assert!(!logged.contains('\u{1b}') && !logged.contains(&secret), "{logged}");
    let (status, _, said) = run(&["remove-factor", "kira"]);
    assert_eq!((status, said.contains("“Kira” has no second factor")), (Some(1), true));
    assert!(!run(&["list"]).1.contains("second factor"));
    let (_, link, logged) = run(&["reset", "kira"]);
    let code = link.trim().rsplit('/').next().unwrap();
    assert!(code.len() == 64 && logged.contains("event=\"password-link-given\"") && !logged.contains(code));
}

#[test]
fn each_request_is_logged_with_its_status_and_time_if_the_operator_asks_and_without_codes() {
    let secret = "0123456789abcdef".repeat(4);
    let served = |script: &str| {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("arbiter.db").display());
        let program = Program::serve_by(script, &database, folder);
        let mut client = Client::new(&program.url());
        for path in ["/players", "/no/such/page", &format!("/join/{secret}")] {
            client.get(path).unwrap();
        }
        program
    };
    let asked = served("export RUST_LOG=info,arbiter::requests=debug; exec \"$@\"");
    let line = |path: &str| {
        let printed = asked.printed();
        printed
            .lines()
            .find(|line| line.contains("arbiter::requests") && line.contains(path))
            .map(str::to_owned)
    };
    wait_for(|| line("/join/").map(drop).ok_or_else(|| asked.printed()));
    for (path, status) in [("\"/players\"", "status=200"), ("\"/no/such/page\"", "status=404")] {
        let told = line(path).unwrap_or_else(|| panic!("{path}: {}", asked.printed()));
        assert!(told.contains(status) && told.contains("method=GET"), "{told}");
        let micros = told.split_once("micros=").unwrap().1.split(' ').next().unwrap();
        assert!(micros.parse::<u64>().unwrap() > 0, "{told}");
    }
    assert!(!asked.printed().contains("0123456789abcdef"), "{}", asked.printed());
    assert!(!served("exec \"$@\"").printed().contains("arbiter::requests"), "the control");
}
