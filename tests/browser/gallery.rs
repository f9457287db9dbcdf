//! Pictures of twenty types of page at two widths, for the eyes of people.
//!
//!     GALLERY=FOLDER cargo test --test browser gallery
//!
//! writes `FOLDER/LANGUAGE/NAME-WIDTH.png` in each language. Everything is of the demo: names, results and words are the
//! project's own. The pictures of the help are in `help_pictures.rs`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::pages::{demo_tournament, sign_in_to_the_demo};
use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::Program;

/// Who looks at a page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Anybody,
    Director,
    Player,
}

/// Twenty types of page; `~` is the tournament.
const TYPES: [(&str, Whose, &str); 20] = [
    ("home", Whose::Anybody, "/"),
    ("overview", Whose::Anybody, "~"),
    ("round", Whose::Anybody, "~/rounds/3"),
    ("standings", Whose::Anybody, "~/standings"),
    ("why", Whose::Anybody, "~/standings/why/1"),
    ("charts", Whose::Anybody, "~/charts"),
    ("log", Whose::Anybody, "~/log"),
    ("screen", Whose::Anybody, "~/screen"),
    ("search", Whose::Anybody, "/rulings/search?q=lamp&edition=1E"),
    ("sign-in", Whose::Anybody, "/sign-in"),
    ("desk", Whose::Director, "~/desk"),
    ("results", Whose::Director, "~/rounds/3/staff"),
    ("slip", Whose::Director, "~/rounds/3/tables/1"),
    ("settings", Whose::Director, "~/settings"),
    ("players", Whose::Director, "~/players"),
    ("dispute", Whose::Director, "~/disputes/1"),
    ("penalties", Whose::Director, "~/penalties"),
    ("deck", Whose::Player, "~/me/deck"),
    ("my-table", Whose::Player, "~/me"),
    ("result-form", Whose::Player, "~/me/report"),
];

/// The demo with somebody of each kind in it, on one screen.
struct Gallery {
    tournament: String,
    people: Vec<(Whose, Person)>,
}

impl Gallery {
    /// `None` if there is no browser.
    async fn open(program: &Program, screen: Screen, language: &str) -> Option<Self> {
        let mut people = Vec::new();
        for whose in [Whose::Anybody, Whose::Director, Whose::Player] {
            let person = Person::new(program, screen, true).await?;
            match whose {
                Whose::Anybody => person.open("/").await,
                Whose::Player => {
                    person.open(&program.link("/seat/")).await;
                    person.tap("main form button").await;
                }
                Whose::Director => sign_in_to_the_demo(&person, program).await,
            }
            person.speaks(language).await;
            people.push((whose, person));
        }
        Some(Self { tournament: demo_tournament(program), people })
    }

    /// Somebody with this page in front of them.
    async fn shows(&self, whose: Whose, path: &str) -> &Person {
        let (_, person) = self.people.iter().find(|(one, _)| *one == whose).unwrap();
        person.open(&path.replace('~', &self.tournament)).await;
        assert_eq!(person.status().await, 200, "{path}");
        person
    }
}

/// Keeps a picture in this folder.
pub fn write(folder: &Path, name: &str, picture: &[u8]) {
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join(name), picture).unwrap();
}

#[actix_web::test]
async fn the_gallery_shows_twenty_types_of_page() {
    let asked = std::env::var_os("GALLERY").map(PathBuf::from);
    let kept = tempfile::tempdir().unwrap();
    // Without the question it is looked at whether all of it can still be made, on a phone and in one language.
    let (folder, languages, screens) = match &asked {
        Some(folder) => (folder.as_path(), &["en", "de", "fr"][..], &Screen::BOTH[..]),
        None => (kept.path(), &["de"][..], &[Screen::Phone][..]),
    };
    let program = Program::demo();
    for language in languages {
        for screen in screens {
            let Some(gallery) = Gallery::open(&program, *screen, language).await else { return };
            for (name, whose, path) in TYPES {
                let picture = gallery.shows(whose, path).await.picture().await;
                write(&folder.join(language), &format!("{name}-{}.png", screen.width()), &picture);
            }
        }
    }
}
