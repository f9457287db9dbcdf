//! The folder of documents and tables beside the repository: the rulings as published, card facts, deck lists.

use std::path::{Path, PathBuf};

/// The shared folder, or `None` in a checkout without it.
pub fn folder() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    if folder.join("rulings").is_dir() {
        Some(folder)
    } else {
        super::absent("../shared", "lay the shared folder beside the repository")
    }
}

/// One file of the shared folder, as it is on the disk: `shared::bytes("decks/INDEX.csv")`.
pub fn bytes(path: &str) -> Option<Vec<u8>> {
    let file = folder()?.join(path);
    Some(std::fs::read(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display())))
}

/// One file of the shared folder as text; bytes that are not UTF-8 become replacement characters.
pub fn text(path: &str) -> Option<String> {
    Some(String::from_utf8_lossy(&bytes(path)?).into_owned())
}
