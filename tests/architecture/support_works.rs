//! The support code of the other tests, tested on its own, so that a failure there is not looked for in the product.

use super::tree;
use crate::support::browser::{Browser, Screen};
use crate::support::{postgres, shared};
use diesel::{Connection, PgConnection, RunQueryDsl};
use fantoccini::Locator;
use std::io::{Read, Write};

fn create_table(url: &str) -> diesel::QueryResult<usize> {
    let mut connection = PgConnection::establish(url).unwrap();
    diesel::sql_query("CREATE TABLE only_here (id BIGINT PRIMARY KEY)").execute(&mut connection)
}

#[test]
fn every_test_gets_a_postgres_database_of_its_own() {
    let (Some(first), Some(second)) = (postgres::url(), postgres::url()) else { return };
    assert_ne!(first, second);
    create_table(&first).unwrap();
    create_table(&second).unwrap();
    create_table(&first).unwrap_err(); // the control: in the same database the table is already there
}

#[test]
fn the_shared_folder_has_the_five_ruling_documents() {
    let Some(folder) = shared::folder() else { return };
    assert_eq!(std::fs::read_dir(folder.join("rulings")).unwrap().count(), 5);
    assert!(shared::text("cards/aliases.csv").unwrap().starts_with("edition,"));
}

/// The files that look for the shared folder by themselves, and could skip what they test without a word in CI.
fn looking_for_the_shared_folder(files: &[(String, String)]) -> Vec<&str> {
    let code = |line: &&str| !line.trim_start().starts_with("//");
    let looks = |text: &str| text.lines().filter(code).any(|line| line.contains("\"../shared"));
    let found = files.iter().filter(|(path, text)| path.ends_with(".rs") && looks(text));
    found.map(|(path, _)| path.as_str()).collect()
}

#[test]
fn one_place_looks_for_the_shared_folder() {
    let files = tree::texts("tests");
    let here = "tests/architecture/support_works.rs"; // the examples below
    assert_eq!(looking_for_the_shared_folder(&files), [here, "tests/support/shared.rs"]);
    let planted = ("tests/a.rs".to_owned(), "let path = \"../shared/decks\";".to_owned());
    let told = ("tests/b.rs".to_owned(), "// \"../shared\" is there".to_owned());
    assert_eq!(looking_for_the_shared_folder(&[planted, told]), ["tests/a.rs"]);
}

const COUNTER: &str = "<!doctype html><meta name=viewport content='width=device-width'><title>written</title>\
     <p id=out>untouched</p><script>document.getElementById('out').textContent = 'by a script'</script>";

#[actix_web::test]
async fn the_browser_shows_a_page_at_the_width_asked_for() {
    for screen in Screen::BOTH {
        let Some(browser) = Browser::open(screen).await else { return };
        let site = Site::serving(COUNTER);
        browser.goto(&site.url).await.unwrap();
        assert_eq!(browser.find(Locator::Id("out")).await.unwrap().text().await.unwrap(), "by a script");
        let width = browser.execute("return window.innerWidth", Vec::new()).await.unwrap();
        assert_eq!(width, screen.width());
        assert_eq!(browser.overflow().await, 0);
        let picture = std::fs::read(browser.screenshot("support").await).unwrap();
        assert!(picture.starts_with(b"\x89PNG"));
    }
}

#[actix_web::test]
async fn with_scripts_off_the_page_stays_as_it_was_sent() {
    let Some(browser) = Browser::without_scripts(Screen::Laptop).await else { return };
    let site = Site::serving(COUNTER);
    browser.goto(&site.url).await.unwrap();
    assert_eq!(browser.title().await.unwrap(), "written");
    assert_eq!(browser.find(Locator::Id("out")).await.unwrap().text().await.unwrap(), "untouched");
}

/// One page on loopback, for as long as the test process runs.
struct Site {
    url: String,
}

impl Site {
    fn serving(page: &'static str) -> Self {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        std::thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                let _ = stream.read(&mut [0; 4096]);
                let length = page.len();
                let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nConnection: close";
                let _ = write!(stream, "{head}\r\nContent-Length: {length}\r\n\r\n{page}");
            }
        });
        Self { url }
    }
}
