//! The address of the database, by scheme. A typing mistake must never create a file.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The address of a database.
#[derive(Clone, PartialEq, Eq)]
pub enum DatabaseUrl {
    /// A file on this computer.
    Sqlite(PathBuf),
    /// A PostgreSQL server, in libpq's syntax.
    Postgres(String),
}

/// The text is not a database URL.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the database address cannot be used: {0}; write sqlite:FILE or postgres://USER@HOST/NAME")]
pub struct NotADatabaseUrl(String);

impl FromStr for DatabaseUrl {
    type Err = NotADatabaseUrl;

    fn from_str(text: &str) -> Result<Self, NotADatabaseUrl> {
        let refuse = |why: &str| Err(NotADatabaseUrl(why.to_owned()));
        if text.chars().any(char::is_control) {
            return refuse("it holds a line break or another control character");
        }
        match text.split_once(':') {
            Some(("postgres" | "postgresql", rest)) if rest.starts_with("//") => {
                Ok(Self::Postgres(text.to_owned()))
            }
            Some(("postgres" | "postgresql", _)) => refuse("“//” is missing after “postgres:”"),
            Some(("sqlite", "")) => refuse("the file name is missing after “sqlite:”"),
            Some(("sqlite", path)) if path.starts_with("//") => {
                refuse("“sqlite:” takes a file name without “//”")
            }
            Some(("sqlite", path)) if path == ":memory:" || path.contains(['?', '#']) => {
                refuse("“sqlite:” takes a plain file name, without parameters")
            }
            Some(("sqlite", path)) if path.trim() != path || path.ends_with('/') => {
                refuse("“sqlite:” takes the name of a file, without a blank or “/” at its ends")
            }
            Some(("sqlite", path)) => Ok(Self::Sqlite(PathBuf::from(path))),
            // The text may contain a password, so it is not repeated.
            Some((scheme, _)) if scheme.chars().all(|c| c.is_ascii_alphanumeric()) => {
                refuse(&format!("“{scheme}:” is not a kind of database"))
            }
            _ => refuse("it does not begin with the kind of database"),
        }
    }
}

impl DatabaseUrl {
    /// Whether several processes may write to it, taking turns and telling each other.
    pub const fn is_shared(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// The folder that contains the file, “.” for a name alone; `None` on a server.
    pub fn folder(&self) -> Option<&Path> {
        match self {
            Self::Sqlite(path) => Some(folder_of(path)),
            Self::Postgres(_) => None,
        }
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Self::Postgres(url) => f.write_str(&without_password(url)),
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The folder that contains a file. An empty path would name none: nothing is found in it, without an error.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Keeps only host and name: passwords may come before the `@` or among the parameters.
fn without_password(url: &str) -> String {
    let plain = url.split_once('?').map_or(url, |(plain, _)| plain);
    let place = plain
        .rsplit_once('@')
        .map_or_else(|| plain.split_once("//").map_or(plain, |(_, place)| place), |(_, place)| place);
    format!("postgres://{place}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_mistakes_are_refused() {
        for text in [
            "",
            "arbiter.db",
            "/srv/arbiter.db",
            "sqlite",
            "sqlite:",
            "sqlite3:a.db",
            "sqlit:a.db",
            "SQLITE:a.db",
            "sqlite://a.db",
            "sqlite:///srv/a.db",
            "sqlite::memory:",
            "sqlite:a.db?mode=rw",
            "sqlite: a.db",
            "sqlite:a.db\n",
            "sqlite:folder/",
            "postgres:",
            "postgres:localhost/a",
            "postgress://localhost/a",
            "postgre://localhost/a",
            "mysql://localhost/a",
            "C:\\arbiter.db",
        ] {
            assert!(text.parse::<DatabaseUrl>().is_err(), "{text:?} was taken");
        }
    }

    #[test]
    fn both_kinds_are_told_apart() {
        assert_eq!("sqlite:a.db".parse(), Ok(DatabaseUrl::Sqlite("a.db".into())));
        assert_eq!("sqlite:/srv/a.db".parse(), Ok(DatabaseUrl::Sqlite("/srv/a.db".into())));
        for url in ["postgres://u@h/a", "postgresql:///a?host=/run"] {
            assert_eq!(url.parse(), Ok(DatabaseUrl::Postgres(url.into())));
        }
    }

    #[test]
    fn the_folder_of_a_name_alone_is_the_one_in_which_the_program_runs() {
        for (url, folder) in [
            ("sqlite:arbiter.db", "."),
            ("sqlite:./arbiter.db", "."),
            ("sqlite:data/arbiter.db", "data"),
            ("sqlite:../arbiter.db", ".."),
            ("sqlite:/srv/arbiter.db", "/srv"),
            ("sqlite:/arbiter.db", "/"),
        ] {
            let parsed: DatabaseUrl = url.parse().unwrap();
            assert_eq!(parsed.folder(), Some(Path::new(folder)), "{url}");
        }
        let server: DatabaseUrl = "postgres:///arbiter".parse().unwrap();
        assert_eq!(server.folder(), None);
    }

    #[test]
    fn a_password_is_never_shown() {
        for url in [
            "postgres://kira:secret@host/a",
            "postgres://host/a?password=secret",
            "postgres://k:secret@h/a?x=@",
        ] {
            let url: DatabaseUrl = url.parse().unwrap();
            assert!(!format!("{url} {url:?}").contains("secret"), "{url}");
        }
        let refused = "postgress://kira:secret@host/a".parse::<DatabaseUrl>().unwrap_err();
        assert!(!refused.to_string().contains("secret"));
    }
}
