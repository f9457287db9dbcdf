//! From the file to the server and back, with the commands of docs/operating.md: nothing is lost on the way.

use std::path::Path;

use arbiter::app::{Account, DatabaseUrl};
use arbiter::domain::id::AccountId;
use chrono::Utc;
use uuid::Uuid;

use crate::support::client::Client;
use crate::support::database::enter;
use crate::support::program::{Program, arbiter};
use crate::support::{desk_over, postgres};

fn run(folder: &Path, line: &[&str]) -> String {
    let output = arbiter().current_dir(folder).args(line).output().unwrap();
    assert!(output.status.success(), "{line:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Everything that an export, a list of accounts and a list of series say.
fn told(folder: &Path, database: &str) -> Vec<String> {
    let desk = desk_over(&database.parse().unwrap());
    let slugs: Vec<String> =
        desk.newest_entries().unwrap().into_iter().map(|(slug, _)| slug.to_string()).collect();
    assert_eq!(slugs.len(), 5);
    crate::support::all_hold(&desk);
    drop(desk);
    let mut told: Vec<String> = slugs
        .iter()
        .map(|slug| run(folder, &["--database", database, "tournament", "export", slug]))
        .collect();
    told.sort();
    told.push(run(folder, &["--database", database, "user", "list"]));
    told
}

#[test]
fn a_file_moves_to_a_server_and_back_without_losing_a_byte() {
    let Some(server) = postgres::url() else { return };
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let (file, back) = ("sqlite:arbiter.db", "sqlite:back.db");
    let at = |name: &str| format!("sqlite:{}", here.join(name).display());
    run(here, &["--database", file, "simulate", "--tournaments", "5", "--people", "40"]);
    run(here, &["--database", file, "user", "add", "quark"]);
    let before = told(here, &at("arbiter.db"));
    run(here, &["backup", "move.db", "--database", file]);
    // Nothing is copied to where the system keeps temporary files, which may be memory.
    let restore = ["restore", "move.db", "--database", &server];
    let filled = arbiter().current_dir(here).env("TMPDIR", here.join("none")).args(restore).output().unwrap();
    assert!(filled.status.success(), "{}", String::from_utf8_lossy(&filled.stderr));
    assert_eq!(told(here, &server), before);
    // Lists are there at once: no log is read for them.
    let desk = desk_over(&server.parse().unwrap());
    assert_eq!(desk.summaries().unwrap().all.len(), 5);
    assert_eq!(desk.logs_read_for_lists(), 0);
    drop(desk);
    run(here, &["backup", "home.db", "--database", &server]);
    run(here, &["restore", "home.db", "--database", back]);
    assert_eq!(told(here, &at("back.db")), before);
    // A server that holds something is not filled a second time.
    let again =
        arbiter().current_dir(here).args(["restore", "home.db", "--database", &server]).output().unwrap();
    let said = String::from_utf8_lossy(&again.stderr);
    assert_eq!(again.status.code(), Some(1), "{said}");
    // So the refusal, and the notice of a damaged log, begin with the one that is made for it.
    let makes = "“createdb --encoding UTF8 --template template0 ";
    assert!(said.contains(makes) && said.contains("ARBITER_DATABASE_URL"), "{said}");
    let way_back = |database: &str| {
        let desk = desk_over(&database.parse().unwrap()).keeping_backups(Some(here.to_owned()), 96);
        desk.way_back().to_string()
    };
    let of_server = way_back(&server);
    assert!(of_server.starts_with(makes) && of_server.contains("ARBITER_DATABASE_URL"), "{of_server}");
    assert!(of_server.contains("home.db --database postgres://…/arbiter2”"), "{of_server}");
    let of_file = way_back(&at("back.db"));
    assert!(of_file.contains("home.db --database sqlite:/") && !of_file.contains("createdb"), "{of_file}");
}

/// An operator who is signed in to the site over this database.
fn operator(database: &DatabaseUrl) -> Client {
    let (desk, now) = (desk_over(database), Utc::now());
    let account = Account {
        id: AccountId::new(Uuid::from_u128(9)),
        sign_in_name: "nog".to_owned(),
        display_name: "Nog".to_owned(),
        password_phc: None,
        is_operator: true,
        disabled: false,
        created_at: now,
        rights: Default::default(),
    };
    enter(&desk, &account, &[]);
    let mut client = Client::new("");
    client.session = Some(desk.open_session(Some(&account), "test", now).unwrap().parse().unwrap());
    client
}

#[test]
fn the_page_of_backups_names_the_database_to_make_on_a_server_and_only_there() {
    let Some(server) = postgres::url() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", folder.path().join("site.db").display());
    let kept = folder.path().join("kept").display().to_string();
    for (database, is_server) in [(server, true), (file, false)] {
        let client = operator(&database.parse().unwrap());
        let line = ["serve", "--database", &database, "--backup-to", &kept];
        let program = Program::start(&line, tempfile::tempdir().unwrap());
        let page = client.moved_to(&program.url()).get("/backups").unwrap();
        assert_eq!(page.status, 200, "{}", page.text);
        let target =
            if is_server { " restore FILE --database postgres://…/arbiter2<" } else { "/site.db<" };
        assert!(page.text.contains(target), "{}", page.text);
        let creates = ">createdb --encoding UTF8 --template template0 arbiter2<";
        assert_eq!(page.text.contains(creates), is_server, "{}", page.text);
        assert_eq!(page.text.contains("ARBITER_DATABASE_URL"), is_server, "{}", page.text);
    }
}
