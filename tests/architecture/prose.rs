//! What the program knows stays a value until a page or the console writes it: no error contains a finished sentence,
//! and no code compares or searches the program's own words. Comments are in plain native English.

use super::tree;

/// Variants that still hold a sentence, by file. An unneeded entry fails.
const SENTENCES: &[(&str, &str)] = &[
    // A cause, for the program's log alone.
    ("src/web/error.rs", "Failed(String)"),
];

/// Comparisons of codes, and searches of foreign words, by file. An unneeded entry fails.
const COMPARED: &[(&str, &str)] = &[
    // A part of an identifier, which takes no underscores.
    ("src/domain/card/lackey.rs", "code().replace('_'"),
    // A column of the card table.
    ("src/domain/card/facts.rs", r#"kind == "damage_marker""#),
    // The server's words: diesel passes on no code.
    ("src/app/store/postgres.rs", r#"to_string.contains(""#),
    // Headings of deck lists, and the words of the ruling documents.
    ("src/domain/deck/part_names.rs", r#"words.ends_with(""#),
    ("src/domain/rulings/search/snippet.rs", r#"said.starts_with(""#),
    ("src/domain/rulings/split/printed.rs", r#"sentence.split_once(""#),
    // A class of the stylesheet.
    ("templates/director/todo_line.html", r#"item.kind == "plain""#),
];

/// Phrases that read as translated, and what to say instead.
const TRANSLATED: &[(&str, &str)] = &[
    ("anew", "again; rebuilt, rewritten"),
    ("decided upon", "depends on"),
    ("held against", "compared with"),
    ("none where", "`None` if"),
    ("of before", "former, earlier, old"),
    ("of now", "current; as it is now"),
    ("of today", "current; today's"),
    ("parted by", "separated by"),
    ("put right", "corrected"),
    ("puts right", "corrects"),
    ("so long it", "as long, it"),
    ("so many", "this many, that many; enough, too many"),
    ("so often a", "how often"),
    ("so often it", "that often it"),
    ("speak against", "forbid"),
    ("stands in", "is in"),
    ("stands there", "is there"),
    ("stands written", "is written"),
    ("such one", "one of this kind"),
    ("such ones", "those of this kind"),
    ("takes so long", "takes this long"),
    ("that there is not", "that does not exist; unknown"),
    ("the own", "their own"),
    ("turned round", "reversed"),
    ("who is level", "tied players"),
    ("whoever", "anybody who; or name them"),
];

/// The comments of a source. Lines of a comment that follow one another are one, so a phrase is seen across their ends.
fn comments(source: &str) -> Vec<String> {
    let mut comments: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in source.lines() {
        let Some((code, comment)) = line.split_once("//") else {
            goes_on = false;
            continue;
        };
        let comment = comment.trim_start_matches(['/', '!']).trim();
        let is_whole = code.trim().is_empty();
        match comments.last_mut().filter(|_| goes_on && is_whole) {
            Some(last) => {
                last.push(' ');
                last.push_str(comment);
            }
            None => comments.push(comment.to_owned()),
        }
        // An empty line ends a paragraph.
        goes_on = is_whole && !comment.is_empty();
    }
    comments
}

/// The words of a text, in lower case, with one space around each; “today's” is one word.
fn words(text: &str) -> String {
    let lower = text.to_lowercase().replace(['\'', '’'], "");
    let words = lower.split(|it: char| !it.is_alphanumeric()).filter(|word| !word.is_empty());
    format!(" {} ", words.collect::<Vec<_>>().join(" "))
}

/// The translated phrases in these paragraphs.
fn translated<T: AsRef<str>>(paragraphs: impl IntoIterator<Item = T>) -> Vec<String> {
    let phrases: Vec<String> = TRANSLATED.iter().map(|(phrase, _)| words(phrase)).collect();
    let mut found = Vec::new();
    for paragraph in paragraphs {
        let said = words(paragraph.as_ref());
        let known = TRANSLATED.iter().zip(&phrases).filter(|(_, phrase)| said.contains(phrase.as_str()));
        found.extend(known.map(|((phrase, instead), _)| {
            format!("“{phrase}” (say {instead}) in: {}", paragraph.as_ref().trim())
        }));
    }
    found
}

/// Variants of an error that are nothing but a finished sentence.
fn sentences(source: &str) -> Vec<String> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let one = lines.windows(2).filter(|two| two[0] == r#"#[error("{0}")]"# && two[1].ends_with("(String),"));
    let named = (0..lines.len()).filter_map(|at| {
        let field = lines[at].strip_prefix("#[error(\"{")?.strip_suffix("}\")]")?;
        let variant = lines.get(at + 1)?.strip_suffix(" {")?;
        let mut fields = lines[at + 2..].iter().take_while(|line| !line.starts_with('}'));
        let is_text = |line: &&&str| **line == format!("{field}: String,");
        fields.find(is_text).map(|_| format!("{variant} {{ {field}: String }}"))
    });
    one.map(|two| two[1].trim_end_matches(',').to_owned()).chain(named).collect()
}

/// Names of values that hold words of the program.
const WORDS: [&str; 15] = [
    "kind",
    "sentence",
    "words",
    "reason",
    "said",
    "intent",
    "rule",
    "precision",
    "ending",
    "wording",
    "heading",
    "term",
    "badge",
    "label",
    // What puts a value into words: whatever is looked for there could be asked of the value.
    "to_string",
];

/// Methods that search a text.
const SEARCHES: [&str; 7] =
    ["replace", "contains", "starts_with", "ends_with", "strip_prefix", "strip_suffix", "split_once"];

/// Where the code searches its own words: such a value, or what a function of that name returns.
fn searched(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    for method in SEARCHES {
        for (at, called) in line.match_indices(&format!(".{method}(\"")) {
            let before = line[..at].strip_suffix(')').map_or(&line[..at], |call| {
                // To the parenthesis that opens the call.
                let mut depth = 1;
                let open = call.char_indices().rev().find(|(_, letter)| {
                    depth += match letter {
                        ')' => 1,
                        '(' => -1,
                        _ => 0,
                    };
                    depth == 0
                });
                open.map_or("", |(at, _)| &call[..at])
            });
            let name = before.rsplit(|it: char| !it.is_alphanumeric() && it != '_').next();
            if name.is_some_and(|name| WORDS.contains(&name)) {
                found.push(format!("{}{called}", name.unwrap_or_default()));
            }
        }
    }
    found
}

/// Where a code is made into a word for people, which is then English for everybody: a message says it.
fn reworded(source: &str) -> Vec<String> {
    let close: String = source.split_whitespace().collect();
    let mut found = Vec::new();
    for call in ["code().replace(", "into_str().replace("] {
        for (at, _) in close.match_indices(call) {
            found.push(close[at..].split(',').next().unwrap_or_default().to_owned());
        }
    }
    found
}

/// Where words are compared: an error's text with anything, or a `kind`, a `sentence` or `words` with a text in the code
/// or in a template.
fn compared(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = reworded(source);
    for line in source.lines().map(str::trim).filter(|line| !line.starts_with("//")) {
        found.extend(searched(line));
        for (at, sign) in [" == ", " != "].into_iter().flat_map(|sign| line.match_indices(sign)) {
            let left = line[..at].rsplit([' ', '(', '!', '&']).next().unwrap_or_default();
            let right = line[at + 4..].split([' ', ';', ')']).next().unwrap_or_default();
            let name = left.trim_end_matches("()").rsplit(['.', '*']).next().unwrap_or_default();
            let is_text = right.starts_with('"') && right.len() > 2;
            if is_text && WORDS.contains(&name) {
                found.push(format!("{left}{sign}{right}"));
            }
            let an_error = |side: &str| side.contains("Refusal::") || side.contains("Error::");
            if [left, right].into_iter().any(|side| an_error(side) && side.contains("to_string(")) {
                found.push(format!("{left}{sign}{right}"));
            }
        }
    }
    found
}

fn wrong(known: &[(&str, &str)], find: impl Fn(&str) -> Vec<String>) -> Vec<String> {
    let mut left: Vec<(&str, &str)> = known.to_vec();
    let mut wrong = Vec::new();
    for (path, source) in ["src", "templates"].into_iter().flat_map(tree::texts) {
        for found in find(&source) {
            let is_known = known.iter().any(|(file, what)| *file == path && *what == found);
            left.retain(|(file, what)| !(*file == path && *what == found));
            if !is_known {
                wrong.push(format!("{path}: {found}"));
            }
        }
    }
    wrong.extend(left.into_iter().map(|(file, what)| format!("{file}: {what} is not there any more")));
    wrong
}

#[test]
fn no_error_holds_a_finished_sentence() {
    let wrong = wrong(SENTENCES, sentences);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_code_parses_the_programs_own_words() {
    let wrong = wrong(COMPARED, compared);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn sentences_and_comparisons_are_seen() {
    assert_eq!(
        sentences("#[error(\"{0}\")]\nUnusable(String),\n#[error(\"in {0}\")]\nFile(String),"),
        ["Unusable(String)"]
    );
    let named = "#[error(\"{words}\")]\nDamaged {\n/// The sentence.\nwords: String,\ncause: String,\n},";
    assert_eq!(sentences(named), ["Damaged { words: String }"]);
    assert!(sentences(&named.replace("words: String", "words: Part")).is_empty());
    assert_eq!(compared(r#"if entry.kind == "result-kept" {"#), [r#"entry.kind == "result-kept""#]);
    assert_eq!(compared(r#"if sentence == Refusal::NoReason.to_string() {"#).len(), 1);
    assert_eq!(compared(r#"let told = ending.replace("you was", "you were");"#), [r#"ending.replace(""#]);
    assert_eq!(compared(r#"words::ending(of(end), names).contains("you")"#), [r#"ending.contains(""#]);
    assert_eq!(compared(r#"self.facts.retain(|(term, _)| *term != "Players");"#), [r#"*term != "Players""#]);
    assert_eq!(compared(r#"{% if one.badge == "Suggested" %}info"#), [r#"one.badge == "Suggested""#]);
    assert_eq!(compared(r#"why.to_string().replace("with --same-people", "with the box")"#).len(), 1);
    assert!(compared(r#"names.replace(", ", ";")"#).is_empty());
    assert_eq!(compared("status => status.code()\n    .replace('-', \" \"),"), ["code().replace('-'"]);
    assert!(compared("codes[0].replace('-', \"\")").is_empty());
    assert!(compared(r#"if entry.kind == Kind::Faq && text == "" {"#).is_empty());
}

#[test]
fn comments_and_documents_are_in_native_english() {
    let mut wrong: Vec<String> = Vec::new();
    for (path, source) in ["src", "src/app/store/tests", "tests", "benches"].into_iter().flat_map(tree::texts)
    {
        // This file says what nobody says.
        if path.ends_with(".rs") && path != "tests/architecture/prose.rs" {
            wrong.extend(translated(comments(&source)).into_iter().map(|found| format!("{path}: {found}")));
        }
    }
    for (path, source) in tree::texts("static/scripts") {
        wrong.extend(translated(comments(&source)).into_iter().map(|found| format!("{path}: {found}")));
    }
    let at_root = ["CHANGELOG.md", "README.md", "SECURITY.md"]
        .map(|path| (path.to_owned(), std::fs::read_to_string(tree::root().join(path)).unwrap()));
    for (path, text) in tree::texts("docs").into_iter().chain(at_root) {
        wrong.extend(translated(text.split("\n\n")).into_iter().map(|found| format!("{path}: {found}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_translated_phrase_is_seen_in_a_comment_alone() {
    assert_eq!(translated(comments("/// Whoever asked.\n//! A deck held against its list.")).len(), 2);
    assert!(translated(comments("let anew = 1; /// The renewed list stands alone.")).is_empty());
    assert!(translated(["the profile of today's game"]).is_empty());
    assert_eq!(translated(comments("/// Gives so\n    /// many, and `None`\n/// where it ends.")).len(), 2);
    assert!(
        translated(comments("/// It is so.\n///\n/// Many are.\n\n// So\nlet x = 1; // many")).is_empty()
    );
}
