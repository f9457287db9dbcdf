//! What SECURITY.md and docs/asvs.md promise names its proof, and that proof is there.

use super::tree;

/// Files that docs/asvs.md calls by one word.
const BY_ONE_WORD: [(&str, &str); 12] = [
    ("signing_in", "tests/web/signing_in"),
    ("factor", "tests/web/factor.rs"),
    ("fresh", "tests/web/fresh.rs"),
    ("security", "tests/web/security.rs"),
    ("foundation", "tests/web/foundation"),
    ("crowd", "tests/web/crowd.rs"),
    ("rights", "tests/web/rights.rs"),
    ("foreign", "tests/web/foreign.rs"),
    ("page_cache", "tests/web/page_cache.rs"),
    ("permissions", "tests/web/permissions.rs"),
    ("damage", "tests/web/damage.rs"),
    ("decks", "tests/web/decks"),
];
const ALSO: [(&str, &str); 3] = [
    ("logged", "tests/app/logged.rs"),
    ("access", "src/app/store/tests/access.rs"),
    ("log", "src/app/store/tests/log.rs"),
];

/// What is in backticks.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

fn file(word: &str) -> Option<&str> {
    let named = BY_ONE_WORD.iter().chain(&ALSO).find(|(short, _)| *short == word).map(|(_, path)| *path);
    let is_path = word.contains('/') && !word.contains(' ') || word.starts_with("Cargo.");
    named.or_else(|| is_path.then_some(word))
}

/// A name of several words, as only tests have them.
fn is_test(word: &str) -> bool {
    let plain = word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
    plain && word.matches('_').count() >= 2
}

/// The proofs that a line names: how many, and those that are not there.
fn proofs(line: &str, sources: &[(String, String)]) -> (usize, Vec<String>) {
    let (mut found, mut missing, mut within) = (0, Vec::new(), None);
    for word in quoted(line) {
        if is_test(word) {
            let defined = format!("fn {word}(");
            let holds = |(path, text): &(String, String)| {
                within.is_none_or(|within: &str| path.starts_with(within)) && text.contains(&defined)
            };
            let is_there = sources.iter().any(holds);
            found += usize::from(is_there);
            missing.extend((!is_there).then(|| format!("{word} in {within:?}")));
        } else if let Some(path) = file(word).filter(|path| !path.starts_with('/')) {
            let is_there = tree::root().join(path).exists();
            found += usize::from(is_there);
            missing.extend((!is_there).then(|| path.to_owned()));
            within = Some(path);
        }
    }
    // A document that is linked to proves what is to be written down.
    let linked = line.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    found += linked.filter(|(to, _)| tree::root().join("docs").join(to).exists()).count();
    (found, missing)
}

fn sources() -> Vec<(String, String)> {
    ["src", "src/app/store/tests", "tests"].iter().flat_map(|folder| tree::texts(folder)).collect()
}

/// What is wrong with the line of one item.
fn fault(line: &str, sources: &[(String, String)]) -> Option<String> {
    let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
    let [item, _, verdict @ ..] = cells.as_slice() else { return None };
    let verdict = verdict.join(" | ");
    if !item.starts_with(|first: char| first.is_ascii_digit()) {
        return None;
    }
    let (found, missing) = proofs(&verdict, sources);
    if !missing.is_empty() {
        return Some(format!("{item} names what is not there: {missing:?}"));
    }
    // An item may rest on the proof of another one.
    let refers = ["the same ", "other one", "test of ", "tests of ", "policy of "];
    let refers = refers.iter().any(|words| verdict.contains(words));
    if verdict.starts_with("not met") {
        (!verdict.contains("When: ")).then(|| format!("{item} does not say when"))
    } else if verdict.starts_with("met") {
        (found == 0 && !refers).then(|| format!("{item} names no proof: {verdict}"))
    } else {
        let reason = verdict.strip_prefix("n/a").map(|rest| rest.trim_start_matches(" to the program"));
        let told = reason.and_then(|rest| rest.strip_prefix(':')).is_some_and(|why| why.len() > 5);
        (!told).then(|| format!("{item} is neither met nor not, or does not say why: {verdict}"))
    }
}

#[test]
fn every_item_of_the_standard_has_an_existing_proof_or_says_why_not_and_when() {
    let sources = sources();
    let page = std::fs::read_to_string(tree::root().join("docs/asvs.md")).unwrap();
    let faults: Vec<_> = page.lines().filter_map(|line| fault(line, &sources)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let items = page.lines().filter(|line| line.starts_with("| ") && line.as_bytes()[2].is_ascii_digit());
    assert!(items.count() > 150);
}

#[test]
fn every_promise_names_a_proof_that_exists() {
    let sources = sources();
    let page = std::fs::read_to_string(tree::root().join("SECURITY.md")).unwrap();
    let promises = page.split("| promise | proof |").nth(1).unwrap().split("\n\n").next().unwrap();
    let mut count = 0;
    for line in promises.lines().filter(|line| line.starts_with("| ")) {
        let (found, missing) = proofs(line.rsplit_once(" | ").unwrap().1, &sources);
        assert!(found > 0 && missing.is_empty(), "{line}\n{missing:?}");
        count += 1;
    }
    assert!(count > 50, "{count}");
}

#[test]
fn a_missing_proof_is_seen() {
    let sources = sources();
    let seen = |verdict: &str| fault(&format!("| 1.1.1 | about | {verdict} |"), &sources).is_some();
    assert!(!seen("met: `permissions` `everybody_gets_in_exactly_where_the_file_says`"));
    assert!(seen("met: `permissions` `everybody_gets_in_everywhere`"), "no such test");
    assert!(seen("met: `signing_in` `everybody_gets_in_exactly_where_the_file_says`"), "in another file");
    assert!(seen("met: `src/no/such/file.rs`") && seen("met: we looked") && seen("maybe") && seen("n/a"));
    assert!(seen("not met: too hard") && !seen("not met: too hard. When: with the first release"));
}

/// Ways to another program or another server.
const WAYS_OUT: [&str; 4] = ["process::Command", "TcpStream::connect", "UdpSocket", "ureq::"];

/// Where one is taken because a person asked for it: a director names the address of a webhook, an operator asks the
/// program that runs here whether it is well.
const ASKED_FOR: [(&str, &str); 2] =
    [("src/app/webhooks/sender.rs", "ureq::"), ("src/cli/healthy.rs", "TcpStream::connect")];

#[test]
fn the_program_starts_no_other_program_and_contacts_only_servers_that_somebody_named() {
    for (path, text) in tree::texts("src") {
        let program = text.split("#[cfg(test)]").next().unwrap_or_default();
        for way in WAYS_OUT {
            let is_asked_for = ASKED_FOR.contains(&(path.as_str(), way));
            assert_eq!(program.contains(way), is_asked_for, "{path}: {way}");
        }
    }
    assert!(tree::texts("tests").iter().any(|(_, text)| text.contains(WAYS_OUT[0])), "the control");
}
