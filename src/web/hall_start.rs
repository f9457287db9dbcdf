//! How somebody at this machine starts the program again so that phones in the hall reach it.

use std::path::Path;

use crate::app::DatabaseUrl;
use crate::app::restore_line::{self, whole, word};
use crate::messages::{Message, say};

/// What starts the program for the hall by a double click, beside the program in a file that people download.
const START_FILE: &str =
    if cfg!(windows) { "start-arbiter-for-the-hall.cmd" } else { "start-arbiter-for-the-hall.command" };

/// The database that the start file opens, beside the program.
const ITS_DATABASE: &str = "arbiter.db";

/// How the program is started so that phones reach it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallStart {
    /// The line for a terminal, in whatever folder it is typed.
    command: String,
    /// Whether a file beside the program does the same by a double click.
    has_file: bool,
}

impl HallStart {
    /// The start of `program`, which serves this database at this port; without a database it is the demo.
    pub fn of(program: &Path, database: Option<&DatabaseUrl>, port: u16) -> Self {
        let program_named = word(&program.to_string_lossy());
        let Some(database) = database else {
            return Self { command: line(&program_named, "demo", "", port), has_file: false };
        };
        let named = restore_line::database(database);
        let has_file = match database {
            DatabaseUrl::Sqlite(path) => program.parent().is_some_and(|folder| {
                folder.join(ITS_DATABASE) == whole(path) && folder.join(START_FILE).is_file()
            }),
            DatabaseUrl::Postgres(_) => false,
        };
        Self { command: line(&program_named, "serve", &format!(" --database {named}"), port), has_file }
    }

    /// The start of a program whose place is not known.
    pub fn anywhere(port: u16) -> Self {
        Self { command: line("arbiter", "serve", "", port), has_file: false }
    }

    /// The line for a terminal.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// What to do, for a page.
    pub fn sentence(&self) -> Message {
        match self.has_file {
            true => {
                say("site-start-for-phones-by-file").with("file", START_FILE).with("command", &self.command)
            }
            false => say("site-start-for-phones").with("command", &self.command),
        }
    }
}

fn line(program: &str, command: &str, database: &str, port: u16) -> String {
    format!("{program} {command}{database} --listen 0.0.0.0:{port} --plain-http-lan")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn the_line_names_the_program_and_its_database_and_the_file_only_where_it_does_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let program = folder.path().join("arbiter");
        let beside = DatabaseUrl::Sqlite(folder.path().join("arbiter.db"));
        let of = |database: Option<&DatabaseUrl>| HallStart::of(&program, database, 8099);
        let hall = "--listen 0.0.0.0:8099 --plain-http-lan";
        let here = folder.path().display();
        let typed = format!("{here}/arbiter serve --database sqlite:{here}/arbiter.db {hall}");
        assert_eq!(of(Some(&beside)).command(), typed);
        assert_eq!(of(None).command(), format!("{here}/arbiter demo {hall}"));
        let server = DatabaseUrl::Postgres("postgres://kira:secret@host/a".to_owned());
        assert_eq!(
            of(Some(&server)).command(),
            format!("{here}/arbiter serve --database postgres://… {hall}")
        );
        let relative = of(Some(&DatabaseUrl::Sqlite("club.db".into())));
        let current = std::env::current_dir().unwrap();
        assert!(relative.command().contains(&current.join("club.db").display().to_string()), "{relative:?}");
        assert!(!of(Some(&beside)).has_file, "the program of a build");
        std::fs::write(folder.path().join(START_FILE), "").unwrap();
        assert!(of(Some(&beside)).has_file && of(Some(&beside)).sentence().to_string().contains(START_FILE));
        assert!(!relative.has_file && !of(None).has_file, "it opens another database");
    }
}
