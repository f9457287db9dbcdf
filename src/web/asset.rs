//! Static files, compiled into the binary. Their URL contains a hash of their content.

use std::sync::LazyLock;

use actix_web::web::Bytes;
use serde_json::json;

use crate::domain::hash::sha256;
use crate::messages::Language;
use crate::web::compress::PNG;
use crate::web::rendered::Rendered;
use crate::web::script_words::script_words;

#[derive(Debug)]
pub struct Asset {
    pub name: &'static str,
    /// The content type of the file.
    pub kind: &'static str,
    /// The start of the SHA-256 of its content.
    pub hash: String,
    /// Its content, plain and compressed.
    pub content: Rendered,
}

/// A file that says something, in each language.
#[derive(Debug)]
pub struct SpokenAsset {
    english: Asset,
    german: Asset,
    french: Asset,
}

macro_rules! asset {
    ($name:literal, $kind:literal, $($file:literal),+) => {
        LazyLock::new(|| {
            let text = concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/", $file))),+);
            Asset::new($name, $kind, Bytes::from_static(text.as_bytes()))
        })
    };
}

macro_rules! script {
    ($name:literal, $($file:literal),+) => {
        LazyLock::new(|| {
            let text = concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/", $file))),+);
            SpokenAsset::script($name, text)
        })
    };
}

/// The style sheet.
pub static STYLE: LazyLock<Asset> = asset!("arbiter.css", "text/css; charset=utf-8", "arbiter.css");
/// The scripts, in the order in which they run: one file to fetch, so that a weak network delivers all or none.
pub static SCRIPT: LazyLock<SpokenAsset> = script!(
    "arbiter.js",
    "scripts/words.js",
    "scripts/offline.js",
    "scripts/kept_forms.js",
    "scripts/unsent_person.js",
    "scripts/unsent_list.js",
    "scripts/unsent.js",
    "scripts/send_once.js",
    "scripts/folds.js",
    "scripts/focus.js",
    "scripts/sound.js",
    "scripts/clock.js",
    "scripts/news_parts.js",
    "scripts/news_end.js",
    "scripts/news.js",
    "scripts/alerts.js",
    "scripts/screen.js",
    "scripts/entry_rows.js",
    "scripts/entry_content.js",
    "scripts/entry_undo.js",
    "scripts/entry_seats.js",
    "scripts/entry_record.js",
    "scripts/entry_keys.js",
    "scripts/entry_draft.js",
    "scripts/find.js",
    "scripts/swap.js",
    "scripts/why.js",
    "scripts/known_people.js",
    "scripts/buttons.js",
    "scripts/file_picker.js",
    "scripts/draft.js",
    "scripts/edition.js",
    "scripts/profile_of_day.js",
    "scripts/display_choice.js"
);
pub static ICON: LazyLock<Asset> = asset!("icon.svg", "image/svg+xml; charset=utf-8", "icon.svg");

/// Keeps pages on the device; it is in charge of all addresses.
pub static SERVICE_WORKER: LazyLock<SpokenAsset> =
    script!("service-worker.js", "scripts/words.js", "service_worker.js");

macro_rules! picture {
    ($name:literal) => {
        LazyLock::new(|| {
            let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/", $name));
            Asset::new($name, PNG, Bytes::from_static(bytes))
        })
    };
}

/// The icon for home screens, 192 pixels wide.
pub static ICON_SMALL: LazyLock<Asset> = picture!("icon-192.png");
/// The icon for home screens, 512 pixels wide.
pub static ICON_LARGE: LazyLock<Asset> = picture!("icon-512.png");

macro_rules! help_pictures {
    ($($name:literal)+) => {
        [$(($name, LazyLock::new(|| SpokenAsset::picture(concat!($name, ".webp"), [
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/help/en/", $name, ".webp")),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/help/de/", $name, ".webp")),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/help/fr/", $name, ".webp")),
        ]))),)+]
    };
}

/// The pictures of the help with their names in `data/help.toml`. `tests/browser/help_pictures.rs` makes them. Each is hashed
/// when it is first asked for, so that the first page does not wait for all of them.
pub static HELP_PICTURES: [(&str, LazyLock<SpokenAsset>); 18] = help_pictures![
    "pair" "results" "dispute" "my-table" "set-up" "let-players-sign-up" "check-in" "clock" "change-tables" "cut" "end"
    "decks" "why" "screen" "sign-up" "your-deck" "your-result" "call-a-judge"
];

impl Asset {
    fn new(name: &'static str, kind: &'static str, bytes: Bytes) -> Self {
        let hash = sha256(&bytes).chars().take(16).collect();
        Self { name, kind, hash, content: Rendered::of(kind, bytes) }
    }

    /// The file of this name, if the hash matches its current content.
    pub fn find(hash: &str, name: &str) -> Option<&'static Self> {
        let files: [&'static Self; 4] = [&STYLE, &ICON, &ICON_SMALL, &ICON_LARGE];
        let scripts: [&'static SpokenAsset; 2] = [&SCRIPT, &SERVICE_WORKER];
        let picture = name.strip_suffix(".webp");
        let pictures = HELP_PICTURES.iter().filter(|(known, _)| picture == Some(*known));
        let spoken = scripts.into_iter().chain(pictures.map(|(_, picture)| LazyLock::force(picture)));
        let all = files.into_iter().chain(spoken.flat_map(SpokenAsset::all));
        all.into_iter().find(|asset| asset.name == name && asset.hash == hash)
    }

    /// Whether it is the service worker, in any language.
    pub fn is_service_worker(&self) -> bool {
        SERVICE_WORKER.all().iter().any(|worker| worker.name == self.name)
    }
}

impl SpokenAsset {
    /// A script behind the words that it says, in a block: what its files share is no global name of the page.
    fn script(name: &'static str, text: &str) -> Self {
        let asset = |language| {
            let words = json!(script_words(language));
            Asset::new(
                name,
                "text/javascript; charset=utf-8",
                Bytes::from(format!("{{\nconst WORDS = {words};\n{text}}}\n")),
            )
        };
        Self {
            english: asset(Language::English),
            german: asset(Language::German),
            french: asset(Language::French),
        }
    }

    /// A picture, in English, German and French.
    fn picture(name: &'static str, [english, german, french]: [&'static [u8]; 3]) -> Self {
        let asset = |bytes| Asset::new(name, "image/webp", Bytes::from_static(bytes));
        Self { english: asset(english), german: asset(german), french: asset(french) }
    }

    /// The file in the language of the request that this thread is answering.
    pub fn spoken(&self) -> &Asset {
        match Language::spoken() {
            Language::English => &self.english,
            Language::German => &self.german,
            Language::French => &self.french,
        }
    }

    const fn all(&self) -> [&Asset; 3] {
        [&self.english, &self.german, &self.french]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::web::compress::Accepted;

    #[test]
    fn a_script_has_an_address_for_each_language_and_is_found_there() {
        for script in [&SCRIPT, &SERVICE_WORKER] {
            let spoken = |language: Language| language.speak(|| script.spoken());
            let hashes: BTreeSet<&str> =
                Language::ALL.into_iter().map(|language| spoken(language).hash.as_str()).collect();
            assert_eq!(hashes.len(), Language::ALL.len(), "the same words in two languages");
            for language in Language::ALL {
                let asset = spoken(language);
                assert_eq!(Asset::find(&asset.hash, asset.name).map(|found| &found.hash), Some(&asset.hash));
            }
        }
        assert!(Asset::find("0123456789abcdef", SCRIPT.spoken().name).is_none(), "the control");
        assert!(SERVICE_WORKER.spoken().is_service_worker() && !SCRIPT.spoken().is_service_worker());
    }

    #[test]
    fn the_names_that_the_files_of_a_script_share_are_not_global() {
        for script in [&SCRIPT, &SERVICE_WORKER] {
            for asset in script.all() {
                let (_, bytes) = asset.content.bytes(Accepted::default(), None);
                let text = String::from_utf8(bytes.to_vec()).unwrap();
                assert!(text.starts_with("{\nconst WORDS") && text.ends_with("\n}\n"), "{}", asset.name);
                // A function that is declared in a block would leave it.
                assert!(!text.lines().any(|line| line.starts_with("function ")), "{}", asset.name);
            }
        }
    }

    #[test]
    fn the_words_of_the_scripts_keep_their_holes() {
        let english = script_words(Language::English);
        assert_eq!(english.get("scripts-saved").map(String::as_str), Some("Saved: {what}."));
        for language in Language::ALL {
            let words = script_words(language);
            assert_eq!(words.len(), english.len());
            assert!(words.values().all(|text| !text.is_empty() && !text.contains('$')), "{words:?}");
        }
    }
}
