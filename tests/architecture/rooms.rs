//! Who may name whom: `web` knows `app`, `app` knows `store`, `words` and `domain`, `words` knows `messages` and
//! `domain`, `store` knows `domain`, `domain` nobody.

use super::{names, tree};

/// A room, what its sources may not name, and why. A rule of several segments matches anywhere in a path; a rule of
/// one segment only at the start of a path, so that a field or method may have the name.
struct Room {
    folder: &'static str,
    /// A room inside it that has rules of its own.
    except: Option<&'static str>,
    never: &'static [&'static str],
    because: &'static str,
}

const ROOMS: [Room; 6] = [
    Room {
        folder: "src/domain",
        except: None,
        never: &[
            "crate::app",
            "crate::cli",
            "crate::config",
            "crate::messages",
            "crate::web",
            "crate::words",
            "super::app",
            "super::cli",
            "super::config",
            "super::web",
            "actix_rt",
            "actix_web",
            "argon2",
            "askama",
            "async",
            "diesel",
            "getrandom",
            "rand",
            "tokio",
            "std::env",
            "std::fs",
            "std::io",
            "std::net",
            "std::process",
            "Instant::now",
            "Local::now",
            "SystemTime::now",
            "Utc::now",
            "Uuid::new_v4",
            "Uuid::now_v7",
        ],
        because: "the rules read nothing and ask nobody: time, ids and seeds come in as arguments",
    },
    Room {
        folder: "src/messages",
        except: None,
        never: &["crate::app", "crate::cli", "crate::web", "crate::words", "actix_web", "diesel"],
        because: "a message knows its words and its language, not who says it",
    },
    Room {
        folder: "src/words",
        except: None,
        never: &["crate::app", "crate::cli", "crate::web", "actix_web", "askama", "diesel"],
        because: "the values of the rules are put into words for the desk, the pages and the console alike",
    },
    Room {
        folder: "src/app/store",
        except: None,
        never: &[
            "crate::app",
            "crate::messages",
            "crate::web",
            "crate::words",
            "super::app",
            "super::web",
            "actix_web",
            "askama",
        ],
        because: "the log knows entries, not pages",
    },
    Room {
        folder: "src/app",
        except: Some("src/app/store/"),
        never: &["crate::web", "super::web", "actix_web", "askama", "diesel"],
        because: "the desk joins rules and log, and serves any page",
    },
    Room {
        folder: "src/web",
        except: None,
        never: &[
            "diesel",
            "diesel_migrations",
            "app::store",
            "schema",
            "SealedEntry",
            "series::entry",
            "tournament::entry",
        ],
        because: "commands go in and read models come out: a page sees neither SQL nor an entry",
    },
];

impl Room {
    /// The forbidden names in this source.
    fn trespasses(&self, source: &str) -> Vec<String> {
        let named = names::paths(source);
        let rules = self.never.iter().map(|rule| (rule, rule.split("::").collect::<Vec<_>>()));
        let broken = |rule: &[&str]| match rule {
            // A type is also known by its last segment, whatever the path to it.
            [only] if only.starts_with(char::is_uppercase) => named.iter().flatten().any(|it| it == only),
            [only] => named.iter().any(|path| path.first().is_some_and(|it| it == only)),
            _ => named.iter().any(|path| path.windows(rule.len()).any(|it| it == rule)),
        };
        rules.filter(|(_, segments)| broken(segments)).map(|(rule, _)| (*rule).to_owned()).collect()
    }
}

#[test]
fn no_room_names_what_it_may_not_know() {
    let mut found = Vec::new();
    for room in &ROOMS {
        for (path, source) in tree::texts(room.folder) {
            if room.except.is_some_and(|inner| path.starts_with(inner)) {
                continue;
            }
            for name in room.trespasses(&source) {
                found.push(format!("{path} names {name}: {}", room.because));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Where everything is hashed.
const HASHES: &str = "src/domain/hash.rs";

/// Whether a source hashes by itself.
fn is_hashing(source: &str) -> bool {
    names::paths(source).iter().any(|path| path.first().is_some_and(|it| it == "sha2" || it == "hmac"))
}

#[test]
fn one_file_hashes_for_all() {
    let sources = tree::texts("src");
    let hashing: Vec<&str> =
        sources.iter().filter(|(_, source)| is_hashing(source)).map(|(path, _)| path.as_str()).collect();
    assert_eq!(hashing, [HASHES]);
    assert!(is_hashing("fn f() { <sha2::Sha256 as sha2::Digest>::digest(b) }"));
    assert!(!is_hashing("use crate::domain::hash::sha256; // not sha2::Sha256"));
}

#[test]
fn a_forbidden_use_is_seen_however_it_is_written() {
    let [domain, messages, words, store, app, web] = &ROOMS;
    for bad in [
        "use crate::{app, domain};",
        "use crate::{domain::{id}, app::store::Log};",
        "use super::super::web::Page;",
        "use std::{collections::BTreeMap, fs};",
        "let now = chrono::Utc::now();",
        "use std::time::SystemTime; fn f() { SystemTime::now(); }",
        "let id = Uuid::new_v4();",
        "fn f() { rand::random::<u8>(); }",
        "async fn f() {}",
    ] {
        assert_eq!(domain.trespasses(bad).len(), 1, "{bad}");
    }
    assert!(
        domain.trespasses("// Utc::now is not asked\nuse crate::domain::id; let s = \"std::fs\";").is_empty()
    );
    assert!(domain.trespasses("round.store.insert(1); app(); fn web(app: u8) {}").is_empty());
    assert_eq!(domain.trespasses("use crate::messages::say;").len(), 1);
    assert_eq!(messages.trespasses("use crate::words::list;").len(), 1);
    assert_eq!(words.trespasses("use crate::web::urls;").len(), 1);
    assert_eq!(store.trespasses("use crate::web::error::Page;").len(), 1);
    assert_eq!(app.trespasses("use actix_web::web;").len(), 1);
    assert_eq!(web.trespasses("use crate::app::store::schema::entries;").len(), 1);
    assert_eq!(web.trespasses("fn f(it: &SealedEntry) {}").len(), 1);
    assert_eq!(web.trespasses("use diesel::prelude::*;").len(), 1);
    assert_eq!(web.trespasses("use crate::domain::tournament::entry::{Entry, RoundPaired};").len(), 1);
    assert_eq!(web.trespasses("use crate::domain::series::entry::SeriesEntry;").len(), 1);
    assert!(web.trespasses("use crate::domain::rulings::entry::Entry;").is_empty());
}
