//! Pictures of twenty types of page at two widths, for the eyes of people, and those of the help.
//!
//!     GALLERY=FOLDER cargo test --test browser gallery
//!
//! writes `FOLDER/LANGUAGE/NAME-WIDTH.png` in each language, and `FOLDER/help/LANGUAGE/NAME.webp`, which are copied to
//! `static/help` where the pages have changed. Everything is of the demo: names, results and words are the project's own.

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

/// The pictures of the help: where they are taken, and how large, as `data/help.toml` says.
const OF_HELP: [(&str, Whose, &str, [u32; 2]); 4] = [
    ("pair", Whose::Director, "~/rounds/3", [1000, 600]),
    ("results", Whose::Director, "~/rounds/3/staff", [1000, 600]),
    ("dispute", Whose::Director, "~/disputes/1", [1000, 600]),
    ("my-table", Whose::Player, "~/me", [390, 780]),
];

/// All pictures of the help together.
const MOST_BYTES: u64 = 300_000;

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

fn write(folder: &Path, name: &str, picture: &[u8]) {
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join(name), picture).unwrap();
}

#[actix_web::test]
async fn the_gallery_shows_twenty_types_of_page_and_the_pictures_of_the_help() {
    let asked = std::env::var_os("GALLERY").map(PathBuf::from);
    let kept = tempfile::tempdir().unwrap();
    // Without the question it is looked at whether all of it can still be made, on a phone and in one language.
    let (folder, languages, screens) = match &asked {
        Some(folder) => (folder.as_path(), &["en", "de", "fr"][..], &Screen::BOTH[..]),
        None => (kept.path(), &["de"][..], &[Screen::Phone][..]),
    };
    let program = Program::demo();
    let mut bytes = 0;
    for language in languages {
        for screen in screens {
            let Some(gallery) = Gallery::open(&program, *screen, language).await else { return };
            for (name, whose, path) in TYPES {
                let picture = gallery.shows(whose, path).await.picture(None).await;
                write(&folder.join(language), &format!("{name}-{}.png", screen.width()), &picture);
            }
            for (name, whose, path, size) in OF_HELP {
                let on_phone = size[0] == Screen::Phone.width();
                if on_phone == (*screen == Screen::Phone) {
                    let picture = gallery.shows(whose, path).await.picture(Some(size)).await;
                    assert!(picture.starts_with(b"RIFF"), "{name} is no WebP");
                    bytes += picture.len() as u64;
                    write(&folder.join("help").join(language), &format!("{name}.webp"), &picture);
                }
            }
        }
    }
    assert!(bytes > 0 && bytes < MOST_BYTES, "{bytes} bytes");
}

/// The pictures that are compiled in are as large as the help says, and together small.
#[test]
fn the_pictures_of_the_help_are_as_large_as_it_says() {
    let help = include_str!("../../data/help.toml");
    let mut bytes = 0;
    for language in ["en", "de", "fr"] {
        for (name, _, _, [width, height]) in OF_HELP {
            let file =
                Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("static/help/{language}/{name}.webp"));
            let picture = fs::read(&file).unwrap();
            bytes += picture.len() as u64;
            assert_eq!(size(&picture), [width, height], "{}", file.display());
            let said = format!("file = \"{name}\", alt = \"help-");
            let line = help.lines().find(|line| line.contains(&said)).expect(name);
            assert!(line.ends_with(&format!("width = {width}, height = {height} }}")), "{line}");
        }
    }
    assert!(bytes < MOST_BYTES, "{bytes} bytes");
}

/// The width and the height of a lossy WebP: 14 bits each behind the mark of its first frame.
fn size(picture: &[u8]) -> [u32; 2] {
    let frame = picture.windows(3).position(|three| three == [0x9d, 0x01, 0x2a]).expect("a lossy WebP");
    [3, 5].map(|at| {
        let two = [picture[frame + at], picture[frame + at + 1]];
        u32::from(u16::from_le_bytes(two) & 0x3fff)
    })
}
