//! What the program is built from: every crate's origin, licence and known advisories.
//!
//! What this proves: each crate in Cargo.lock comes from crates.io under a permissive licence, was looked up in the
//! RustSec database on the day written in data/advisories.toml, and is free of every advisory found there. It does not
//! prove anything about advisories published later: for that, `cargo audit` has to reach the live database.
use semver::{Version, VersionReq};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::process::Command;

/// Licences that ask for no more than their text being passed on.
const PERMISSIVE: [&str; 14] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    // Of lists such as the root certificates: its text is passed on, nothing else.
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "PostgreSQL",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates that only tests are built with, so that nothing of them is passed on, and their licence: fantoccini, the
/// browser client, speaks through Mozilla's `webdriver`. A test below proves that the program is built without them.
const TESTS_ONLY: [(&str, &str); 1] = [("webdriver", "MPL-2.0")];

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// A package as `cargo metadata` or Cargo.lock tells it; `source` is empty for our own.
#[derive(Deserialize)]
struct Package {
    name: String,
    version: Version,
    license: Option<String>,
    source: Option<String>,
}

#[derive(Deserialize)]
struct Lock {
    package: Vec<Package>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Snapshot {
    taken: toml::value::Datetime,
    looked_up: BTreeSet<String>,
    #[serde(default)]
    exceptions: Vec<Exception>,
    advisories: Vec<Advisory>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    id: String,
    why: String,
    until: toml::value::Datetime,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Advisory {
    id: String,
    package: String,
    date: toml::value::Datetime,
    patched: Vec<VersionReq>,
    #[serde(default)]
    unaffected: Vec<VersionReq>,
}

impl Advisory {
    /// A pre-release counts as open unless a requirement names it: wrong on the careful side.
    fn is_open_for(&self, package: &Package) -> bool {
        self.package == package.name
            && !self.patched.iter().chain(&self.unaffected).any(|it| it.matches(&package.version))
    }
}

/// What is wrong with where a package comes from or what it asks for; `None` when nothing is.
fn objection(package: &Package) -> Option<String> {
    let name = format!("{} {}", package.name, package.version);
    if package.source.as_deref() != Some(CRATES_IO) {
        return Some(format!("{name} does not come from crates.io but from {:?}", package.source));
    }
    let Some(license) = &package.license else { return Some(format!("{name} names no licence")) };
    if TESTS_ONLY.contains(&(package.name.as_str(), license.as_str())) {
        return None;
    }
    // Lax, for older crates write MIT/Apache-2.0 and mean OR.
    match spdx::Expression::parse_mode(license, spdx::ParseMode::LAX) {
        Err(why) => Some(format!("{name}: the licence {license:?} cannot be read: {why}")),
        Ok(expression) => {
            let allowed =
                expression.evaluate(|it| it.license.id().is_some_and(|id| PERMISSIVE.contains(&id.name)));
            (!allowed).then(|| format!("{name}: the licence {license:?} is not on the list"))
        }
    }
}

fn snapshot() -> Snapshot {
    toml::from_str(include_str!("../../data/advisories.toml")).unwrap()
}

fn lock() -> Vec<Package> {
    let lock: Lock = toml::from_str(include_str!("../../Cargo.lock")).unwrap();
    lock.package.into_iter().filter(|it| it.source.is_some()).collect()
}

fn package(name: &str, version: &str, license: &str) -> Package {
    Package {
        name: name.to_owned(),
        version: version.parse().unwrap(),
        license: Some(license.to_owned()),
        source: Some(CRATES_IO.to_owned()),
    }
}

fn open(packages: &[Package], snapshot: &Snapshot, today: &str) -> Vec<String> {
    let excused =
        |id: &str| snapshot.exceptions.iter().any(|it| it.id == id && it.until.to_string().as_str() >= today);
    let mut open = Vec::new();
    for advisory in snapshot.advisories.iter().filter(|it| !excused(&it.id)) {
        for package in packages.iter().filter(|it| advisory.is_open_for(it)) {
            open.push(format!(
                "{} of {} is open for {} {}",
                advisory.id, advisory.date, package.name, package.version
            ));
        }
    }
    open
}

fn today() -> String {
    chrono::Utc::now().format("%Y-%m-%d").to_string()
}

#[test]
fn every_crate_comes_from_crates_io_under_a_permissive_licence() {
    let answer = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version=1", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .output()
        .unwrap();
    assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
    let metadata: Metadata = serde_json::from_slice(&answer.stdout).unwrap();
    let ours = env!("CARGO_PKG_NAME");
    let objections: Vec<String> =
        metadata.packages.iter().filter(|it| it.name != ours).filter_map(objection).collect();
    assert!(objections.is_empty(), "{}", objections.join("\n"));
    assert!(metadata.packages.len() > 200, "all of the tree was looked at");
}

#[test]
fn crates_for_tests_only_are_not_in_the_program() {
    let answer = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--locked",
            "--edges=normal,build",
            "--target=all",
            "--prefix=none",
            "--manifest-path",
        ])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .output()
        .unwrap();
    let tree = String::from_utf8_lossy(&answer.stdout);
    let built: BTreeSet<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(built.contains("diesel"), "the tree was read: {}", String::from_utf8_lossy(&answer.stderr));
    for (name, license) in TESTS_ONLY {
        assert!(!built.contains(name), "{name} is {license} and would be passed on");
    }
}

#[test]
fn a_copyleft_a_missing_and_a_foreign_package_are_found() {
    assert!(objection(&package("fine", "1.0.0", "MIT OR GPL-3.0-or-later")).is_none());
    assert!(objection(&package("slash", "1.0.0", "MIT/Apache-2.0")).is_none());
    assert!(objection(&package("copyleft", "1.0.0", "GPL-3.0-or-later")).is_some());
    assert!(objection(&package("both", "1.0.0", "MIT AND MPL-2.0")).is_some());
    assert!(objection(&Package { license: None, ..package("silent", "1.0.0", "") }).is_some());
    let source = Some("git+https://example.org/fork".to_owned());
    assert!(objection(&Package { source, ..package("fork", "1.0.0", "MIT") }).is_some());
}

#[test]
fn no_known_advisory_is_open() {
    let open = open(&lock(), &snapshot(), &today());
    assert!(
        open.is_empty(),
        "update the crate, or write a dated exception in data/advisories.toml:\n{}",
        open.join("\n")
    );
}

#[test]
fn every_crate_in_the_lock_file_was_checked_for_advisories() {
    let snapshot = snapshot();
    let unknown: BTreeSet<String> =
        lock().into_iter().map(|it| it.name).filter(|it| !snapshot.looked_up.contains(it)).collect();
    assert!(unknown.is_empty(), "not looked up on {}: {unknown:?}; see data/advisories.toml", snapshot.taken);
    for advisory in &snapshot.advisories {
        assert!(snapshot.looked_up.contains(&advisory.package), "{}: {}", advisory.id, advisory.package);
        // A version that was removed has no later one that mends it.
        let free = advisory.patched.len() + advisory.unaffected.len();
        assert!(free > 0, "{}", advisory.id);
    }
    for exception in &snapshot.exceptions {
        assert!(snapshot.advisories.iter().any(|it| it.id == exception.id), "{}", exception.id);
        assert!(exception.why.len() > 20, "{} needs a reason", exception.id);
    }
}

#[test]
fn an_old_diesel_is_flagged_until_a_dated_exception_excuses_it() {
    let mut snapshot = snapshot();
    let old = [package("diesel", "2.3.7", "MIT")];
    let flagged = open(&old, &snapshot, "2026-11-21");
    assert_eq!(flagged.len(), 6, "{flagged:?}");
    assert!(open(&[package("diesel", "2.3.10", "MIT")], &snapshot, "2026-11-21").is_empty());
    snapshot.exceptions.push(Exception {
        id: "RUSTSEC-2026-0172".to_owned(),
        why: "a read-only database is never opened".to_owned(),
        until: "2026-12-01".parse().unwrap(),
    });
    assert_eq!(open(&old, &snapshot, "2026-12-01").len(), 5);
    assert_eq!(open(&old, &snapshot, "2026-12-02").len(), 6);
}
