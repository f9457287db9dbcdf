//! The files of the repository, as text.

use std::path::{Path, PathBuf};

/// Where the repository is.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file under this folder of the repository that is text, with its path from the root, in order.
/// What git does not keep (`target`, databases) is left out. There is at least one: a rule that reads nothing proves
/// nothing.
pub fn texts(folder: &str) -> Vec<(String, String)> {
    let mut paths = Vec::new();
    collect(&root().join(folder), &mut paths);
    paths.sort();
    let named = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).ok()?;
        Some((path.strip_prefix(root()).ok()?.display().to_string(), text))
    };
    // In `src` only the program: tests that lie beside what they test have their own folder.
    let is_asked = |(path, _): &(String, String)| {
        !folder.starts_with("src") || folder.ends_with("/tests") || !path.contains("/tests/")
    };
    let texts: Vec<_> = paths.into_iter().filter_map(named).filter(is_asked).collect();
    assert!(!texts.is_empty(), "no file was read under {folder:?}");
    texts
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() && !["target", ".git"].contains(&name.as_str()) {
            collect(&path, paths);
        } else if path.is_file() && !name.contains(".db") {
            paths.push(path);
        }
    }
}

#[test]
#[should_panic(expected = "no file was read")]
fn a_folder_without_files_is_noticed() {
    texts("no such folder");
}
