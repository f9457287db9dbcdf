//! The pictures of the help, made from pages as people see them.
//!
//!     HELP_PICTURES=static/help cargo test --test browser help_are_made
//!
//! writes `static/help/LANGUAGE/NAME.webp` in each language; the next build compiles them in. A new picture is a line here, one
//! in `data/help.toml` with its size, and its name in `src/web/asset.rs`. Until it is made, a copy of another one takes its
//! place, for without a file nothing compiles. Names, results and words are the project's own.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use chrono::{TimeDelta, Utc};

use crate::gallery::write;
use crate::pages::{demo_tournament, sign_in_to_the_demo};
use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::{Program, arbiter};
use Whose::{Director, Player};

/// Who looks at a page: the director on a laptop, or a player on a phone.
#[derive(Clone, Copy)]
enum Whose {
    Director,
    Player,
}

/// The name of a picture, who looks at which page, where `~` is the tournament, and the element that it begins with.
type Shot = (&'static str, Whose, &'static str, &'static str);

/// Round 3 of the demo is being played.
const IN_THE_DEMO: [Shot; 12] = [
    ("pair", Director, "~/rounds/3", "main .head"),
    ("results", Director, "~/rounds/3/staff", "main .head"),
    ("dispute", Director, "~/disputes/1", "main .head"),
    ("my-table", Player, "~/me", "body"),
    ("set-up", Director, "/new", "main form.stack"),
    ("clock", Director, "~/rounds/3/staff", "main .head"),
    ("change-tables", Director, "~/rounds/3/repair", "main .panel"),
    ("decks", Director, "~/decks", "main .panel"),
    ("why", Player, "~/standings/why/1", "main .panel"),
    ("screen", Director, "~/screen", "body"),
    ("your-result", Player, "~/me/report", "main .head"),
    ("call-a-judge", Player, "~/me/call", "main .head"),
];

/// Nothing is paired yet.
const BEFORE_ROUND_1: [Shot; 4] = [
    ("let-players-sign-up", Director, "~/applications", "main .panel"),
    ("check-in", Director, "~/check-in", "main .panel"),
    ("sign-up", Player, "~/sign-up", "main .panel"),
    ("your-deck", Player, "~/me/deck", "[aria-labelledby=hand-in-h]"),
];

/// Everything is played, and the tournament is open.
const AFTER_A_CUT: [Shot; 2] =
    [("cut", Director, "~/bracket", "main .panel"), ("end", Director, "~/desk", "main .desk")];

/// All pictures of the help together. They are in the program and in no page: a browser asks for one when it comes into view,
/// and that one has at most some 30,000 bytes.
const MOST_BYTES: usize = 800_000;

/// Those who are registered before round 1.
const REGISTERED: [&str; 6] =
    ["Ada Lindqvist", "Bruno Keller", "Chiara Romano", "Dmitri Sokolov", "Elif Demir", "Farid Haddad"];
/// Those of them who are in the hall.
const HERE: [&str; 3] = ["Bruno Keller", "Chiara Romano", "Elif Demir"];
/// Those who wait for a place.
const APPLYING: [&str; 3] = ["Greta Jansen", "Hugo Martins", "Inês Duarte"];

/// A tournament with its director and one of its players.
struct Scene {
    tournament: String,
    director: Person,
    player: Person,
}

fn at(path: &str) -> String {
    format!("/t/{TOURNAMENT}{path}")
}

impl Scene {
    /// `None` if there is no browser.
    async fn in_the_demo(program: &Program) -> Option<Self> {
        let director = Person::new(program, Screen::Laptop, true).await?;
        let player = Person::new(program, Screen::Phone, true).await?;
        sign_in_to_the_demo(&director, program).await;
        player.open(&program.link("/seat/")).await;
        player.tap("main form button").await;
        Some(Self { tournament: demo_tournament(program), director, player })
    }

    async fn before_round_1(program: &Program) -> Option<Self> {
        let fair = Fair::of(program, Screen::Laptop, true).await?;
        let (director, player) = (&fair.director, &fair.player);
        fair.the_director_makes_an_account(&program.link("/set-up/")).await;
        fair.the_director_sets_the_tournament_up().await;
        director.press("Register players").await;
        director.fill("Names", &REGISTERED.join("\n")).await;
        director.press("Register these players").await;
        director.sees("6 registered").await;

        director.open(&at("/applications")).await;
        // The proposal is over in the last minute of a day.
        let tomorrow = (Utc::now() + TimeDelta::days(1)).format("%Y-%m-%dT18:00").to_string();
        director.fill("Open until", &tomorrow).await;
        director.press("Open the sign-up").await;
        director.sees("Close it now").await;
        for name in APPLYING {
            player.open(&at("/sign-up")).await;
            player.fill("Your name", name).await;
            player.press("Apply").await;
            player.sees("You are on the list").await;
        }

        director.open(&at("/check-in")).await;
        director.press("Open the check-in").await;
        for name in HERE {
            director.choose(name).await;
        }
        director.press("Save the ticks").await;
        director.sees("3 of 6 are here").await;

        director.open(&at("/players")).await;
        fair.ada_claims_her_seat().await;
        let Fair { director, player } = fair;
        Some(Self { tournament: at(""), director, player })
    }

    /// These people with a tournament that was played to its end beside theirs, and opened again.
    async fn after_a_cut(self, program: &Program) -> Self {
        let database = format!("sqlite:{}", program.folder().join("arbiter.db").display());
        let event = ["--players", "9", "--rounds", "3", "--cut", "8", "--seed", "1", "--beside-others"];
        let played = arbiter().arg("simulate").args(event).args(["--database", &database]).output().unwrap();
        assert!(played.status.success(), "{played:?}");
        let tournament = "/t/simulated-1e-1-1".to_owned();
        let director = &self.director;
        director.open(&format!("{tournament}/desk")).await;
        director.tap(".desk-step summary").await;
        let reason = "document.querySelector('.desk-step [name=reason]').value = 'A result was missing.'";
        director.spoil(reason).await;
        director.tap(".desk-step form button").await;
        director.wait_for(".desk-step form[action$='/close']").await;
        Self { tournament, ..self }
    }
}

/// Where pictures are kept, and in which languages they are made.
struct Album<'a> {
    folder: &'a Path,
    languages: &'a [&'a str],
    sizes: BTreeMap<String, [u32; 2]>,
    bytes: Cell<usize>,
}

impl Album<'_> {
    /// Takes these pictures in each language. Afterwards the people speak English, as the steps to the next scene do.
    async fn keeps(&self, scene: &Scene, shots: &[Shot]) {
        for language in self.languages {
            for (name, whose, path, begins) in shots {
                let person = match whose {
                    Director => &scene.director,
                    Player => &scene.player,
                };
                person.speaks(language).await;
                person.open(&path.replace('~', &scene.tournament)).await;
                assert_eq!(person.status().await, 200, "{path}");
                let picture = person.clipping(begins, self.sizes[*name]).await;
                assert!(picture.starts_with(b"RIFF"), "{name} is no WebP");
                self.bytes.set(self.bytes.get() + picture.len());
                write(&self.folder.join(language), &format!("{name}.webp"), &picture);
            }
        }
        scene.director.speaks("en").await;
        scene.player.speaks("en").await;
    }
}

/// The names of the pictures with their sizes, as the help says.
fn sizes() -> BTreeMap<String, [u32; 2]> {
    let help: toml::Table = include_str!("../../data/help.toml").parse().unwrap();
    let tasks = help["task"].as_array().unwrap().iter();
    let pictures = tasks.filter_map(|task| task.get("pictures")?.as_array()).flatten();
    let side =
        |picture: &toml::Value, side: &str| u32::try_from(picture[side].as_integer().unwrap()).unwrap();
    pictures
        .map(|one| (one["file"].as_str().unwrap().to_owned(), [side(one, "width"), side(one, "height")]))
        .collect()
}

#[actix_web::test]
async fn the_pictures_of_the_help_are_made_from_pages() {
    let asked = std::env::var_os("HELP_PICTURES").map(PathBuf::from);
    let kept = tempfile::tempdir().unwrap();
    // Without the question it is looked at whether all of them can still be made, in the language with the longest words.
    let (folder, languages) = match &asked {
        Some(folder) => (folder.as_path(), &["en", "de", "fr"][..]),
        None => (kept.path(), &["de"][..]),
    };
    let album = Album { folder, languages, sizes: sizes(), bytes: Cell::new(0) };

    let program = Program::demo();
    let Some(scene) = Scene::in_the_demo(&program).await else { return };
    album.keeps(&scene, &IN_THE_DEMO).await;
    drop((scene, program));

    let program = Program::serve();
    let Some(scene) = Scene::before_round_1(&program).await else { return };
    album.keeps(&scene, &BEFORE_ROUND_1).await;
    let scene = scene.after_a_cut(&program).await;
    album.keeps(&scene, &AFTER_A_CUT).await;
    let bytes = album.bytes.get();
    assert!(bytes > 0 && bytes < MOST_BYTES, "{bytes} bytes");
}

/// The pictures that are compiled in are those that the help shows, as large as it says, and together small.
#[test]
fn the_pictures_of_the_help_are_as_large_as_it_says() {
    let told = sizes();
    let shots = [&IN_THE_DEMO[..], &BEFORE_ROUND_1, &AFTER_A_CUT].concat();
    let taken: BTreeSet<&str> = shots.iter().map(|(name, ..)| *name).collect();
    assert_eq!(told.keys().map(String::as_str).collect::<BTreeSet<_>>(), taken);
    let mut bytes = 0;
    for language in ["en", "de", "fr"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/help").join(language);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), told.len(), "{}", folder.display());
        for (name, wanted) in &told {
            let picture = fs::read(folder.join(format!("{name}.webp"))).expect(name);
            bytes += picture.len();
            assert_eq!(size(&picture), *wanted, "{language}/{name}.webp");
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
