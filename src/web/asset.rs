//! Static files, compiled into the binary. Their URL contains a hash of their content.

use std::sync::LazyLock;

use crate::domain::hash::sha256;
use crate::web::rendered::Rendered;

#[derive(Debug)]
pub struct Asset {
    pub name: &'static str,
    /// Its content type.
    pub kind: &'static str,
    /// The start of the SHA-256 of its content.
    pub hash: String,
    /// Its content, plain and compressed.
    pub content: Rendered,
}

macro_rules! asset {
    ($name:literal, $kind:literal, $($file:literal),+) => {
        LazyLock::new(|| {
            let text = concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/", $file))),+);
            Asset::new($name, $kind, text.as_bytes())
        })
    };
}

/// The style sheet.
pub static STYLE: LazyLock<Asset> = asset!("arbiter.css", "text/css; charset=utf-8", "arbiter.css");
/// The scripts, in the order in which they run: one file to fetch, so that a weak network delivers all or none.
pub static SCRIPT: LazyLock<Asset> = asset!(
    "arbiter.js",
    "text/javascript; charset=utf-8",
    "scripts/offline.js",
    "scripts/unsent.js",
    "scripts/send_once.js",
    "scripts/focus.js",
    "scripts/sound.js",
    "scripts/clock.js",
    "scripts/news.js",
    "scripts/alerts.js",
    "scripts/screen.js",
    "scripts/entry.js",
    "scripts/why.js",
    "scripts/known_people.js",
    "scripts/buttons.js",
    "scripts/file_picker.js",
    "scripts/draft.js"
);
pub static ICON: LazyLock<Asset> = asset!("icon.svg", "image/svg+xml; charset=utf-8", "icon.svg");

/// Keeps pages on the device; it is in charge of all addresses.
pub static SERVICE_WORKER: LazyLock<Asset> =
    asset!("service-worker.js", "text/javascript; charset=utf-8", "service_worker.js");

macro_rules! picture {
    ($name:literal) => {
        LazyLock::new(|| {
            let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/static/", $name));
            Asset::new($name, "image/png", bytes)
        })
    };
}

/// The icon for home screens, 192 pixels wide.
pub static ICON_SMALL: LazyLock<Asset> = picture!("icon-192.png");
/// The icon for home screens, 512 pixels wide.
pub static ICON_LARGE: LazyLock<Asset> = picture!("icon-512.png");

impl Asset {
    fn new(name: &'static str, kind: &'static str, bytes: &'static [u8]) -> Self {
        let hash = sha256(bytes).chars().take(16).collect();
        Self { name, kind, hash, content: Rendered::of(kind, bytes.into()) }
    }

    /// The file of this name, if the hash matches its current content.
    pub fn find(hash: &str, name: &str) -> Option<&'static Self> {
        let all: [&'static Self; 6] = [&STYLE, &SCRIPT, &ICON, &SERVICE_WORKER, &ICON_SMALL, &ICON_LARGE];
        all.into_iter().find(|asset| asset.name == name && asset.hash == hash)
    }
}
