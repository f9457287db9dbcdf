//! The help: tasks for one kind of reader each, and which of them the “?” of a page leads to.

use std::sync::LazyLock;

use serde::Deserialize;
use strum::VariantArray;

use crate::data;
use crate::messages::{Message, say};
use crate::web::urls::{self, Link};

/// One thing a reader wants to do, as `data/help.toml` explains it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HelpTask {
    /// Its anchor on the page of its reader.
    pub id: String,
    pub reader: HelpReader,
    /// The message that says what the reader wants to do.
    title: String,
    /// The messages of its paragraphs; labels of pages are between asterisks.
    text: Vec<String>,
    /// The routes whose “?” leads here, each with everything below it.
    pages: Vec<String>,
    /// What the pages look like.
    #[serde(default)]
    pictures: Vec<HelpPicture>,
}

/// A picture of a page, made by `tests/browser/help_pictures.rs` in each language.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HelpPicture {
    /// Its name in `static/help/…`, without the ending.
    file: String,
    /// The message that says what it shows.
    alt: String,
    /// Its size in pixels, so that nothing moves when it arrives.
    pub width: u32,
    pub height: u32,
}

impl HelpPicture {
    /// What it shows, for those who do not see it.
    pub fn alt(&'static self) -> Message {
        say(&self.alt)
    }
}

/// Whom a task concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
pub enum HelpReader {
    Player,
    Director,
    Judge,
    Everybody,
}

impl HelpReader {
    /// The heading of their tasks.
    pub const fn heading(self) -> Message {
        match self {
            Self::Player => say("help-for-players"),
            Self::Director => say("help-for-directors"),
            Self::Judge => say("help-for-judges"),
            Self::Everybody => say("help-for-everybody"),
        }
    }

    /// The anchor of their tasks.
    pub const fn anchor(self) -> &'static str {
        match self {
            Self::Player => "for-players",
            Self::Director => "for-directors",
            Self::Judge => "for-judges",
            Self::Everybody => "for-everybody",
        }
    }

    /// The page that holds their tasks.
    pub fn page(self) -> Link {
        match self {
            Self::Player => urls::help_players(),
            Self::Director => urls::help_directors(),
            Self::Judge => urls::help_judges(),
            Self::Everybody => urls::help(),
        }
    }

    /// Their tasks, in the order of the file.
    pub fn tasks(self) -> Vec<&'static HelpTask> {
        tasks().iter().filter(|task| task.reader == self).collect()
    }
}

impl HelpTask {
    /// What the reader wants to do.
    pub fn title(&'static self) -> Message {
        say(&self.title)
    }

    /// The page that explains the task.
    pub fn link(&self) -> Link {
        urls::help_task(self.reader.page(), &self.id)
    }

    /// Its paragraphs as pieces of text, each with whether it is a label of a page.
    pub fn paragraphs(&'static self) -> Vec<Vec<(bool, String)>> {
        let pieces = |text: String| -> Vec<(bool, String)> {
            text.split('*').enumerate().map(|(at, piece)| (at % 2 == 1, piece.to_owned())).collect()
        };
        self.text.iter().map(|key| pieces(say(key).to_string())).collect()
    }

    /// Its pictures with their addresses in the reader's language.
    pub fn pictures(&'static self) -> Vec<(Link, &'static HelpPicture)> {
        let with_link = |picture: &'static HelpPicture| Some((urls::help_picture(&picture.file)?, picture));
        self.pictures.iter().filter_map(with_link).collect()
    }

    /// How many characters of a route's path one of its pages covers.
    fn covers(&self, path: &str) -> Option<usize> {
        let covers = |page: &&String| path.strip_prefix(page.as_str()).is_some_and(is_below);
        self.pages.iter().filter(covers).map(String::len).max()
    }
}

/// Whether what follows a page in a path is nothing or a level of its own.
fn is_below(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with('/')
}

/// All tasks, in the order of the file.
#[expect(clippy::expect_used, reason = "the help is part of the program and a test reads it")]
pub fn tasks() -> &'static [HelpTask] {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        task: Vec<HelpTask>,
    }
    static TASKS: LazyLock<Vec<HelpTask>> =
        LazyLock::new(|| toml::from_str::<File>(data::HELP).expect("data/help.toml holds tasks").task);
    &TASKS
}

/// The task that a page belongs to, by the path of its route.
pub fn task_of(path: &str) -> Option<&'static HelpTask> {
    let covered = tasks().iter().filter_map(|task| Some((task.covers(path)?, task)));
    covered.max_by_key(|(length, _)| *length).map(|(_, task)| task)
}

/// Where the “?” of a page leads.
pub fn link(path: &str) -> Link {
    task_of(path).map_or_else(urls::help, HelpTask::link)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::messages::Language;
    use crate::web::asset::HELP_PICTURES;
    use crate::web::routes::ROUTES;

    /// What programs read: it has no “?”.
    const FOR_PROGRAMS: [&str; 10] = [
        "/healthz",
        "/.well-known/security.txt",
        "/favicon.ico",
        "/manifest.webmanifest",
        "/static/{hash}/{asset}",
        "/openapi.json",
        "/calendar.ics",
        "/feed.atom",
        "/api/v1",
        "/t/{tournament}/live",
    ];

    #[test]
    fn every_page_has_its_task_and_every_task_a_page() {
        let for_programs =
            |path: &str| FOR_PROGRAMS.iter().any(|known| path.strip_prefix(known).is_some_and(is_below));
        let pages: Vec<&str> =
            ROUTES.iter().map(|route| route.path).filter(|path| !for_programs(path)).collect();
        assert!(pages.len() > 150, "{}", pages.len());
        let without: Vec<&&str> = pages.iter().filter(|path| task_of(path).is_none()).collect();
        assert!(without.is_empty(), "no task of data/help.toml lists {without:?}");
        for task in tasks() {
            let unused = task.pages.iter().filter(|page| {
                let won = |path: &&&str| task_of(path) == Some(task) && path.starts_with(page.as_str());
                !pages.iter().any(|path| won(&path))
            });
            assert_eq!(unused.collect::<Vec<_>>(), [""; 0], "{}: no page leads from here", task.id);
        }
    }

    #[test]
    fn the_longest_page_wins_and_only_whole_levels_count() {
        let id = |path: &str| task_of(path).map(|task| task.id.as_str());
        assert_eq!(id("/t/{tournament}/rounds/{round}"), Some("follow"));
        assert_eq!(id("/t/{tournament}/rounds/{round}/staff"), Some("results"));
        assert_eq!(id("/t/{tournament}/me/deck/sheet"), Some("your-deck"));
        assert_eq!(id("/cardsharp"), None, "only whole levels");
        assert_eq!(link("/cardsharp").to_string(), "/help");
        for (path, page) in [
            ("/t/{tournament}/rounds/{round}/staff", "/help/directors#results"),
            ("/t/{tournament}/disputes", "/help/judges#disputes"),
            ("/t/{tournament}/me/deck", "/help/players#your-deck"),
            ("/rulings", "/help#search-rulings"),
        ] {
            assert_eq!(link(path).to_string(), page);
        }
    }

    #[test]
    fn every_picture_is_compiled_in_and_every_one_of_those_is_shown() {
        let shown: BTreeSet<&str> =
            tasks().iter().flat_map(|task| &task.pictures).map(|picture| picture.file.as_str()).collect();
        let compiled: BTreeSet<&str> = HELP_PICTURES.iter().map(|(name, _)| *name).collect();
        assert_eq!(shown, compiled);
    }

    #[test]
    fn every_anchor_is_there_once_and_every_label_is_closed() {
        let ids: BTreeSet<&str> = tasks().iter().map(|task| task.id.as_str()).collect();
        let anchors = HelpReader::VARIANTS.iter().map(|reader| reader.anchor());
        assert_eq!(ids.iter().copied().chain(anchors).collect::<BTreeSet<_>>().len(), tasks().len() + 4);
        for language in Language::ALL {
            language.speak(|| {
                for text in tasks().iter().flat_map(|task| &task.text).map(|key| say(key).to_string()) {
                    assert_eq!(text.matches('*').count() % 2, 0, "{text}");
                }
            });
        }
    }
}
