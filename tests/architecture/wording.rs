//! Templates and sentences that people read keep to plain words: the subject is "you", the verb is in the present, and no
//! phrase reads as translated.

use super::tree;

/// Phrases that no page, refusal or message says, and what to say instead.
const AVOIDED: &[(&str, &str)] = &[
    ("4000 characters at most", "up to 4000 characters"),
    ("address is made from it", "used for the web address"),
    ("all the same", "anyway; still"),
    ("as they stand", "as they are now"),
    ("as it stands", "as it is now"),
    ("and nobody else", "only"),
    ("bars", "blocks"),
    ("floats", "is paired down"),
    ("head", "checksum; top"),
    ("laid aside", "set aside"),
    ("may be left empty", "optional"),
    ("nobody of", "the staff; no player"),
    ("nobody else outside the staff", "only"),
    ("page stays as it is", "they wait"),
    ("nobody sits together", "no two players meet"),
    ("nobody waits", "no player is waiting"),
    ("pin", "copy, fix, use"),
    ("pinned", "copied, fixed, frozen"),
    ("pins", "copies, fixes"),
    ("proved to be", "best (proved)"),
    ("put into the", "insert into the"),
    ("put right", "corrected, solved"),
    ("read in its source stays", "published, locked"),
    ("rest on no source", "are unverified"),
    ("slip of the pen", "typo"),
    ("somebody conceded", "a player conceded"),
    ("somebody leaves", "a player leaves"),
    ("somebody of", "a judge from, a player from"),
    ("somebody rules", "a judge rules"),
    ("somebody settles", "staff settle"),
    ("somebody was quicker", "someone else changed this"),
    ("stand", "be, apply, remain"),
    ("stands", "is, applies, remains"),
    ("take care", "warning"),
    ("throw", "draw; discard"),
    ("thrown", "drawn; discarded"),
    ("throws", "draws; discards"),
    ("to nobody", "keep it to yourself; only to"),
    ("whoever", "who; or name them"),
    ("worth", "points, counts"),
];

/// Where a word of the list is part of another word, or of code.
const SPARED: &[&str] = &["data head", "get head", "head judge", "head judges", "head to head"];

/// What the console has to call by the name of an option, and what nobody reads as words. An unneeded line fails.
const LEFT: &[(&str, &str)] = &[
    // Names in a query.
    ("src/app/store/at_once.rs", "head"),
    // The name of the option `--all-the-same`.
    ("src/cli/cards.rs", "all the same"),
    // An address.
    ("src/web/pages/open_data/openapi.rs", "head"),
];

/// The texts of a template: without comments, tags and code.
fn of_template(template: &str) -> String {
    let mut text = template.to_owned();
    for (open, close) in [("{#", "#}"), ("{%", "%}"), ("{{", "}}"), ("<", ">")] {
        let mut parts = text.split(open);
        let mut kept = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            kept.push(' ');
            kept.push_str(part.split_once(close).map_or("", |(_, after)| after));
        }
        text = kept;
    }
    text
}

/// The words of a message file, line by line.
fn of_messages(file: &str) -> impl Iterator<Item = String> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let words = line.split_once(" = ").map_or(line, |(_, words)| words);
        // What a message selects by is not a word.
        let selects = words.rsplit_once('{').filter(|(_, hole)| hole.ends_with("->"));
        of_template(selects.map_or(words, |(before, _)| before))
    })
}

/// The sentences of a source: literals with a space in them, before its tests.
fn of_source(source: &str) -> Vec<String> {
    let before = source.split("#[cfg(test)]").next().unwrap_or_default().replace("'\"'", "");
    let code = before.lines().filter(|line| !line.trim_start().starts_with("//"));
    let (mut found, mut open, mut escaped) = (Vec::new(), None::<String>, false);
    for letter in code.flat_map(|line| line.chars().chain(['\n'])) {
        match &mut open {
            Some(_) if escaped => escaped = false,
            Some(text) if letter == '\\' => {
                escaped = true;
                text.push(' ');
            }
            Some(text) if letter != '"' => text.push(letter),
            Some(_) => found.extend(open.take().filter(|text| text.contains(' '))),
            None if letter == '"' => open = Some(String::new()),
            None => {}
        }
    }
    found
}

/// The avoided phrases in a text, outside the holes for values.
fn avoided(text: &str) -> Vec<&'static str> {
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    let said = parts.fold(first, |said, part| said + part.split_once('}').map_or(part, |(_, after)| after));
    let lower = said.to_lowercase().replace(|it: char| !it.is_alphanumeric() && it != '_', " ");
    let words = format!(" {} ", lower.split_whitespace().collect::<Vec<_>>().join(" "));
    let words = SPARED.iter().fold(words, |words, it| words.replace(&format!(" {it} "), " "));
    AVOIDED.iter().map(|(phrase, _)| *phrase).filter(|it| words.contains(&format!(" {it} "))).collect()
}

/// Where the question of a dispute is read and not shown: it is searched with, compared, or filled into a field.
const READ: [&str; 3] = [
    "src/web/pages/disputes/draft.rs",
    "src/web/pages/disputes/precedents_panel.rs",
    "src/web/pages/disputes/show.rs",
];

#[test]
fn what_a_dispute_asks_is_shown_by_the_words_that_know_a_call_without_any() {
    let mut found = Vec::new();
    for folder in ["src/app", "src/cli", "src/web"] {
        let sources = tree::texts(folder).into_iter();
        found.extend(sources.filter(|(_, text)| text.contains("question.text")).map(|(path, _)| path));
    }
    assert_eq!(found, READ, "`words::question` shows a question");
}

#[test]
fn pages_and_refusals_speak_plainly() {
    let mut texts: Vec<(String, String)> =
        tree::texts("templates").iter().map(|(path, text)| (path.clone(), of_template(text))).collect();
    for (path, source) in tree::texts("src") {
        if path.ends_with(".rs") && !path.contains("/tests/") {
            texts.extend(of_source(&source).into_iter().map(|text| (path.clone(), text)));
        }
    }
    for (path, file) in tree::texts("data/messages/en") {
        texts.extend(of_messages(&file).map(|text| (path.clone(), text)));
    }
    let mut left = LEFT.to_vec();
    let mut wrong = Vec::new();
    for (path, text) in &texts {
        for phrase in avoided(text) {
            left.retain(|known| *known != (path.as_str(), phrase));
            if !LEFT.contains(&(path.as_str(), phrase)) {
                let say = AVOIDED.iter().find(|(it, _)| *it == phrase).map_or("", |(_, say)| say);
                wrong.push(format!("{path}: “{phrase}” (say {say}) in: {}", text.trim()));
            }
        }
    }
    wrong.extend(left.into_iter().map(|(path, phrase)| format!("{path}: no longer says “{phrase}”")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The marks of French that an unbroken space belongs to; a plain one lets a line end beside them. That of a semicolon is
/// a narrow one.
const BREAKABLE: [&str; 7] = [" :", " ;", " !", " ?", " »", "« ", "\u{a0};"];

#[test]
fn french_marks_have_an_unbroken_space() {
    let mut wrong = Vec::new();
    for (path, file) in tree::texts("data/messages/fr") {
        let lines = file.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let broken = lines.filter(|(_, line)| BREAKABLE.iter().any(|mark| line.contains(*mark)));
        wrong.extend(broken.map(|(at, line)| format!("{path}:{}: {line}", at + 1)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_avoided_word_is_seen_in_a_text_alone() {
    assert_eq!(
        avoided(&of_template("<p class=\"worth\">What stands\nhere</p>{# whoever #}{{ pinned }}")),
        ["stands"]
    );
    let file = "# whoever\nworth = { $pinned ->\n   *[other] What <b title=\"bars\">stands</b>\n}\n";
    assert_eq!(of_messages(file).flat_map(|text| avoided(&text)).collect::<Vec<_>>(), ["stands"]);
    let source = "// \"throw it\"\nlet worth = say(\"Pair it all \\\n  the same, \\\"now\\\"\", \"pinned\");";
    assert_eq!(of_source(source).iter().flat_map(|text| avoided(text)).collect::<Vec<_>>(), ["all the same"]);
    assert!(avoided("A bystander understands the standings.").is_empty());
    let spared = "The head judge’s place head-to-head";
    assert!(avoided(spared).is_empty() && avoided(&format!("{spared} ahead of the head")) == ["head"]);
}
