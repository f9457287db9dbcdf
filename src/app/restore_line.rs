//! The command that restores a backup, with the program and the database of this process: whatever folder and shell it is
//! typed in, it means this site.

use std::path::{Path, PathBuf};

use crate::app::DatabaseUrl;

/// What makes the empty database on a server into which a backup is restored: the one in use is full.
pub(crate) const MAKES_EMPTY: &str = "createdb --encoding UTF8 --template template0 arbiter2";

/// What Linux adds to the path of a program that an update replaced.
const REPLACED: &str = " (deleted)";

/// The file of this program.
pub(crate) fn program_file() -> PathBuf {
    let path = std::env::current_exe().unwrap_or_else(|_| "arbiter".into());
    let replaced = path.to_str().and_then(|path| path.strip_suffix(REPLACED)).map(PathBuf::from);
    replaced.unwrap_or(path)
}

/// This program, as a word of a command line.
pub(crate) fn program() -> String {
    word(&program_file().to_string_lossy())
}

/// The database, as the word after `--database`. The address of a server may hold a password, so it is not said.
pub(crate) fn database(url: &DatabaseUrl) -> String {
    match url {
        DatabaseUrl::Sqlite(path) => word(&format!("sqlite:{}", whole(path).display())),
        DatabaseUrl::Postgres(_) => "postgres://…".to_owned(),
    }
}

/// The database into which a backup is restored, as the word after `--database`. On a server that is a new one.
pub(crate) fn target(url: &DatabaseUrl) -> String {
    match url {
        DatabaseUrl::Sqlite(_) => database(url),
        DatabaseUrl::Postgres(_) => "postgres://…/arbiter2".to_owned(),
    }
}

/// A file, as a word of a command line.
pub(crate) fn file(path: &Path) -> String {
    word(&whole(path).to_string_lossy())
}

/// The whole command, for a backup that the reader has to choose.
pub(crate) fn command(url: &DatabaseUrl) -> String {
    let restores = format!("{} restore FILE --database {}", program(), target(url));
    match url {
        DatabaseUrl::Sqlite(_) => restores,
        DatabaseUrl::Postgres(_) => format!("{MAKES_EMPTY} && {restores}"),
    }
}

/// What there is to do after that command: a sentence with a space before it, or nothing.
pub(crate) const fn afterwards(url: &DatabaseUrl) -> &'static str {
    match url {
        DatabaseUrl::Sqlite(_) => "",
        DatabaseUrl::Postgres(_) => " Then name the new database in ARBITER_DATABASE_URL of each process.",
    }
}

/// The path from the root, which means the same in every folder.
pub(crate) fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// One word of a command line, in the quotes of this system's terminal if it needs any.
pub(crate) fn word(text: &str) -> String {
    quoted(text, cfg!(windows))
}

/// One word of a command line, in the quotes of a terminal of Windows or of another system if it needs any.
fn quoted(word: &str, is_windows: bool) -> String {
    let is_plain = |letter: char| {
        letter.is_alphanumeric() || "/._-:=@+,".contains(letter) || is_windows && letter == '\\'
    };
    match (word.chars().all(is_plain), is_windows) {
        (true, _) => word.to_owned(),
        (false, true) => format!("\"{word}\""),
        (false, false) => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_quoted_as_the_terminal_of_the_system_reads_it() {
        for (word, shell, windows) in [
            ("/home/kira/arbiter", "/home/kira/arbiter", "/home/kira/arbiter"),
            ("/home/o dó/arbiter", "'/home/o dó/arbiter'", "\"/home/o dó/arbiter\""),
            ("/opt/o'brien/$HOME", r"'/opt/o'\''brien/$HOME'", "\"/opt/o'brien/$HOME\""),
            (r"C:\Arbiter\arbiter.exe", r"'C:\Arbiter\arbiter.exe'", r"C:\Arbiter\arbiter.exe"),
        ] {
            assert_eq!([quoted(word, false), quoted(word, true)], [shell, windows], "{word}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn the_command_names_the_program_and_the_database_from_the_root_but_no_server() {
        let current = std::env::current_dir().unwrap();
        let named = command(&DatabaseUrl::Sqlite("club.db".into()));
        let words = quoted(&format!("sqlite:{}", current.join("club.db").display()), false);
        assert!(named.starts_with(&program()) && program().contains('/'), "{named}");
        assert!(named.ends_with(&format!(" restore FILE --database {words}")), "{named}");
        let server = DatabaseUrl::Postgres("postgres://kira:secret@host/a".to_owned());
        assert_eq!(database(&server), "postgres://…");
    }

    /// A backup is restored into no database that holds something.
    #[test]
    fn on_a_server_a_new_database_is_made_first_and_named_afterwards() {
        let server = DatabaseUrl::Postgres("postgres://kira:secret@host/a".to_owned());
        let named = command(&server);
        assert!(named.starts_with(&format!("{MAKES_EMPTY} && {}", program())), "{named}");
        assert!(named.ends_with(" restore FILE --database postgres://…/arbiter2"), "{named}");
        assert!(afterwards(&server).contains("ARBITER_DATABASE_URL"));
        let file = DatabaseUrl::Sqlite("club.db".into());
        assert!(!command(&file).contains("createdb") && afterwards(&file).is_empty());
    }
}
