//! What people download: the commands that build and pack it run, the workflow can be read and names only what is there,
//! and the container and the package take along what they need.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

use super::support::absent;
use super::tree::root;

const RELEASE: &str = "tools/release";

fn release(arguments: &[&str], dist: &Path) -> Output {
    Command::new("bash")
        .arg(RELEASE)
        .args(arguments)
        .current_dir(root())
        .env("ARBITER_DIST", dist)
        .output()
        .unwrap()
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The targets that the command knows, each with whether it can be built here.
fn targets() -> Vec<(String, bool)> {
    let output = release(&["--plan"], Path::new("dist"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8(output.stdout).unwrap();
    let known = lines.lines().map(|line| {
        let (word, rest) = line.split_once(": ").unwrap();
        (rest.split([' ', ':']).next().unwrap().to_owned(), word == "builds")
    });
    known.collect()
}

/// A document in YAML; `None` if nothing can read it.
fn yaml(text: &str) -> Option<Result<Value, String>> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("text.yml");
    fs::write(&file, text).unwrap();
    let program = "import json, sys, yaml\njson.dump(yaml.safe_load(open(sys.argv[1])), sys.stdout)";
    let output = Command::new("python3").args(["-c", program]).arg(&file).output();
    let Ok(output) = output else { return absent("python3", "apt-get install python3-yaml") };
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    if said.contains("No module named 'yaml'") {
        return absent("PyYAML", "apt-get install python3-yaml");
    }
    Some(if output.status.success() {
        Ok(serde_json::from_slice(&output.stdout).unwrap())
    } else {
        Err(said)
    })
}

#[test]
fn the_workflow_can_be_read_and_names_only_what_is_there() {
    let workflow = text(".github/workflows/release.yml");
    let Some(read) = yaml(&workflow) else { return };
    let read = read.unwrap();
    let known: Vec<String> = targets().into_iter().map(|(target, _)| target).collect();
    let matrix = read["jobs"]["build"]["strategy"]["matrix"]["include"].as_array().unwrap();
    assert!(matrix.len() >= 6, "{matrix:?}");
    for one in matrix {
        let target = one["target"].as_str().unwrap();
        assert!(known.iter().any(|it| it == target), "{target} is none of {known:?}");
        assert!(
            one["machine"].as_str().is_some_and(|machine| machine.contains('-')),
            "{one}: name the machine’s version"
        );
    }
    for target in [
        "x86_64-unknown-linux-musl",
        "aarch64-unknown-linux-musl",
        "x86_64-pc-windows-msvc",
        "aarch64-apple-darwin",
    ] {
        assert!(matrix.iter().any(|one| one["target"] == target), "nobody builds {target}");
    }
    let mut steps = 0;
    for (name, job) in read["jobs"].as_object().unwrap() {
        assert!(job["runs-on"].is_string(), "{name} runs nowhere");
        for step in job["steps"].as_array().unwrap() {
            steps += 1;
            match (step["uses"].as_str(), step["run"].as_str()) {
                (Some(action), None) => assert!(action.contains("@v"), "{action}: name its version"),
                (None, Some(run)) => {
                    for tool in run.split_whitespace().filter(|word| word.starts_with("tools/")) {
                        assert!(root().join(tool).exists(), "{tool} is not there");
                    }
                }
                other => panic!("{name}: a step has either “uses” or “run”: {other:?}"),
            }
        }
    }
    assert!(steps >= 8, "{steps}");
    // The control.
    let broken = workflow.replacen("    steps:", "   steps: [", 1);
    assert!(yaml(&broken).unwrap().is_err());
}

/// A line that ends bash 3.2, the one of macOS, if an array is empty: there `"${flags[@]}"` is then an unset variable.
fn ends_old_bash(script: &str) -> Option<&str> {
    script.lines().find(|line| {
        let mut places = line
            .match_indices("\"${")
            .filter(|(at, _)| line[*at..].split('}').next().is_some_and(|name| name.ends_with("[@]")));
        places.any(|(at, _)| !line[..at].ends_with('+'))
    })
}

#[test]
fn the_commands_for_releases_are_sound_and_say_what_is_missing_here() {
    for tool in [
        RELEASE,
        "tools/try-release",
        "packaging/start-arbiter.command",
        "packaging/start-arbiter-for-the-hall.command",
    ] {
        let checked = Command::new("bash").arg("-n").arg(root().join(tool)).output().unwrap();
        assert!(checked.status.success(), "{tool}: {}", String::from_utf8_lossy(&checked.stderr));
        assert_eq!(ends_old_bash(&text(tool)), None, "{tool}");
    }
    assert!(ends_old_bash("run \"${flags[@]}\"").is_some(), "the control");
    let dist = tempfile::tempdir().unwrap();
    let unknown = release(&["sparc-sun-solaris"], dist.path());
    assert_eq!(unknown.status.code(), Some(2), "{unknown:?}");
    let (absent, _) =
        targets().into_iter().find(|(_, builds)| !builds).expect("no machine builds for all systems");
    let refused = release(&[&absent], dist.path());
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(refused.status.code() == Some(1) && said.contains("cannot be built here; missing: "), "{said}");
    assert_eq!(fs::read_dir(dist.path()).unwrap().count(), 0, "nothing half-built is left");
}

#[test]
fn an_archive_holds_the_program_with_its_guide_and_is_the_same_each_time() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("built");
    fs::write(&program, "#!/bin/sh\necho arbiter\n").unwrap();
    let version = env!("CARGO_PKG_VERSION");
    let pack = |dist: &Path, target: &str, file: &str| -> Vec<u8> {
        let packed = release(&["--pack", program.to_str().unwrap(), target], dist);
        assert!(packed.status.success(), "{}", String::from_utf8_lossy(&packed.stderr));
        fs::read(dist.join(file)).unwrap()
    };
    let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
    let linux = format!("arbiter-{version}-x86_64-unknown-linux-musl.tar.gz");
    let windows = format!("arbiter-{version}-x86_64-pc-windows-msvc.zip");
    for dist in [&one, &two] {
        pack(dist, "x86_64-unknown-linux-musl", &linux);
        pack(dist, "x86_64-pc-windows-msvc", &windows);
    }
    for file in [&linux, &windows] {
        assert!(fs::read(one.join(file)).unwrap() == fs::read(two.join(file)).unwrap(), "{file} differs");
    }
    let summed = Command::new("sha256sum").args(["-c", "SHA256SUMS"]).current_dir(&one).output().unwrap();
    assert!(
        summed.status.success() && String::from_utf8_lossy(&summed.stdout).lines().count() == 2,
        "{summed:?}"
    );
    let listed = Command::new("tar").arg("-tvzf").arg(one.join(&linux)).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    for file in [
        "arbiter",
        "start-arbiter.command",
        "start-arbiter-for-the-hall.command",
        "arbiter-for-the-hall.desktop",
        "README.md",
        "CHANGELOG.md",
        "LICENSE-MIT",
        "LICENSE-DEJAVU",
        "docs/operating.md",
        "packaging/nginx.conf",
        "tools/verify.py",
        "data/pods/tribbles-heats.toml",
    ] {
        let line = listed.lines().find(|line| line.ends_with(&format!("/{file}")));
        let runs = line.is_some_and(|line| line.starts_with("-rwxr-xr-x"));
        let should_run = file.ends_with(".command") || ["arbiter", "tools/verify.py"].contains(&file);
        assert!(line.is_some() && runs == should_run, "{file}:\n{listed}");
    }
    assert!(listed.contains("/data/scoring/"), "{listed}");
    let listed =
        Command::new("python3").args(["-m", "zipfile", "-l"]).arg(one.join(&windows)).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    for file in
        ["/arbiter.exe ", "/start-arbiter.cmd ", "/start-arbiter-for-the-hall.cmd ", "/tools/verify.py "]
    {
        assert!(listed.contains(file), "{file}: {listed}");
    }
}

/// The documents with links to other files.
const DOCUMENTS: [&str; 5] =
    ["README.md", "SECURITY.md", "docs/operating.md", "docs/architecture.md", "docs/asvs.md"];

/// The files that a document leads to and that are not there.
fn dead_links(document: &Path) -> Vec<String> {
    let text = fs::read_to_string(document).unwrap();
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    let files = targets.filter(|to| !to.is_empty() && !to.starts_with("http"));
    files.filter(|to| !document.parent().unwrap().join(to).exists()).map(str::to_owned).collect()
}

#[test]
fn the_documents_of_an_archive_lead_to_files_that_are_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("built");
    fs::write(&program, "#!/bin/sh\necho arbiter\n").unwrap();
    let target = "x86_64-unknown-linux-musl";
    let packed = release(&["--pack", program.to_str().unwrap(), target], folder.path());
    assert!(packed.status.success(), "{}", String::from_utf8_lossy(&packed.stderr));
    let name = format!("arbiter-{}-{target}", env!("CARGO_PKG_VERSION"));
    let archive = format!("{name}.tar.gz");
    let unpacked = Command::new("tar").args(["-xzf", &archive]).current_dir(folder.path()).status().unwrap();
    assert!(unpacked.success());
    let place = folder.path().join(name);
    let dead: Vec<String> = DOCUMENTS.iter().flat_map(|document| dead_links(&place.join(document))).collect();
    assert!(dead.is_empty(), "{dead:?}");
    fs::remove_file(place.join("docs/desk.png")).unwrap();
    assert_eq!(dead_links(&place.join("README.md")), ["docs/desk.png"], "the control");
}

/// The paths outside `src` that the sources include when they are built.
fn included() -> Vec<PathBuf> {
    let sources = super::tree::texts("src");
    let mut found = Vec::new();
    for (path, source) in &sources {
        for rest in source.split("include_str!(\"").skip(1) {
            let named = rest.split('"').next().unwrap();
            let from = root().join(path).parent().unwrap().join(named);
            found
                .push(from.canonicalize().unwrap_or_else(|error| panic!("{path} includes {named}: {error}")));
        }
    }
    assert!(!found.is_empty());
    found
}

/// What is copied from here into the image in which it is built.
fn copied(file: &str) -> Vec<&str> {
    file.lines()
        .filter(|line| line.starts_with("COPY ") && !line.contains("--from="))
        .flat_map(|line| line.split(' ').skip(1).collect::<Vec<_>>().split_last().unwrap().1.to_vec())
        .collect()
}

#[test]
fn the_container_is_built_from_everything_it_needs_and_runs_as_nobody_special() {
    let file = text("Dockerfile");
    let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
    let copied = copied(&file);
    for source in &copied {
        assert!(root().join(source).exists(), "{source} is not there");
    }
    let is_copied = |path: &Path| copied.iter().any(|source| path.starts_with(root().join(source)));
    for path in included() {
        assert!(is_copied(&path), "{} is compiled in and not copied", path.display());
    }
    for folder in ["templates", "static", "migrations", "data", "src", "benches", "Cargo.lock", ".cargo"] {
        assert!(is_copied(&root().join(folder)), "{folder} is not copied");
    }
    let user = lines.iter().rev().find_map(|line| line.strip_prefix("USER ")).unwrap();
    assert!(!user.starts_with("root") && !user.starts_with('0'), "{user}");
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("HEALTHCHECK ") && line.contains(r#"["arbiter", "healthy"]"#))
    );
    assert!(
        lines.iter().filter(|line| line.starts_with("FROM ")).count() == 2,
        "a stage to build, and one to run"
    );
    let ignored = text(".dockerignore");
    assert!(!copied.iter().any(|source| ignored.lines().any(|line| line == *source)), "{ignored}");
}

/// What cargo makes of a folder that has only what is copied into the image.
fn read_by_cargo(copied: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    for source in copied {
        std::os::unix::fs::symlink(root().join(source), folder.path().join(source)).unwrap();
    }
    let metadata = ["metadata", "--format-version", "1", "--no-deps", "--offline", "--locked"];
    Command::new(env!("CARGO")).args(metadata).current_dir(folder.path()).output().unwrap()
}

#[test]
fn cargo_can_read_what_the_container_is_built_from() {
    let file = text("Dockerfile");
    let copied = copied(&file);
    let read = read_by_cargo(&copied);
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
    let without: Vec<&str> = copied.iter().copied().filter(|source| *source != "src").collect();
    assert!(without.len() < copied.len() && !read_by_cargo(&without).status.success(), "the control");
}

#[test]
fn the_package_for_debian_names_files_that_are_there() {
    let manifest: toml::Table = text("Cargo.toml").parse().unwrap();
    let deb = &manifest["package"]["metadata"]["deb"];
    let assets = deb["assets"].as_array().unwrap();
    let mut settings = Vec::new();
    for asset in assets {
        let parts: Vec<&str> = asset.as_array().unwrap().iter().map(|part| part.as_str().unwrap()).collect();
        let [from, to, mode] = parts[..] else { panic!("{parts:?}") };
        let place = from.split('*').next().unwrap();
        assert!(from == "target/release/arbiter" || root().join(place).exists(), "{from} is not there");
        assert!(mode == if to == "usr/bin/" { "755" } else { "644" }, "{from} has mode {mode}");
        settings.extend(to.strip_prefix("etc/").map(|rest| format!("/etc/{rest}")));
    }
    // What an administrator changes survives an update.
    let kept: Vec<&str> =
        deb["conf-files"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
    assert_eq!(kept, settings);
    let unit = text("packaging/arbiter.service");
    assert!(unit.contains("ExecStart=/usr/bin/arbiter serve"), "where the package puts it");
}
