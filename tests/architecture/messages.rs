//! The words of the pages are in message files, complete in every language, and no template holds a sentence.

use std::collections::{BTreeMap, BTreeSet};

use arbiter::data::{MESSAGES, MessageFile};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use super::tree;

/// A message as a file gives it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Given {
    /// The words of every variant, with a hole for each variable.
    text: String,
    variables: BTreeSet<String>,
    /// The tags of its longest variant, in order of their letters.
    tags: Vec<String>,
    /// The messages that it quotes: labels of pages, in the help.
    quoted: BTreeSet<String>,
}

/// The messages of a file, and what is wrong with it.
fn messages(path: &str, text: &str) -> (BTreeMap<String, Given>, Vec<String>) {
    let (resource, mut faults) = match parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => {
            (resource, errors.iter().map(|error| format!("{path}: {error}")).collect())
        }
    };
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let Some(words) = &message.value else { continue };
        let mut given = Given {
            text: String::new(),
            variables: BTreeSet::new(),
            tags: Vec::new(),
            quoted: BTreeSet::new(),
        };
        read(words, &mut given);
        given.tags = tags(&given.text);
        if found.insert(message.id.name.to_owned(), given).is_some() {
            faults.push(format!("{path}: {} is there twice", message.id.name));
        }
    }
    (found, faults)
}

fn read(words: &Pattern<&str>, given: &mut Given) {
    for element in &words.elements {
        match element {
            PatternElement::TextElement { value } => given.text.push_str(value),
            PatternElement::Placeable { expression } => read_placeable(expression, given),
        }
    }
}

fn read_placeable(expression: &Expression<&str>, given: &mut Given) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, given),
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                given.variables.insert(id.name.to_owned());
            }
            for variant in variants {
                read(&variant.value, given);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, given: &mut Given) {
    match inline {
        InlineExpression::VariableReference { id } => {
            given.variables.insert(id.name.to_owned());
            given.text.push('\u{0}');
        }
        InlineExpression::Placeable { expression } => read_placeable(expression, given),
        InlineExpression::MessageReference { id, .. } => {
            given.quoted.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { value } => given.text.push_str(value),
        _ => {}
    }
}

/// The different tags of a text, without what their attributes say in words.
fn tags(text: &str) -> Vec<String> {
    let inside = text.split('<').skip(1).filter_map(|rest| Some(rest.split_once('>')?.0.to_owned()));
    let all: BTreeSet<String> = inside
        .map(|tag| match tag.split_once(" title=\"") {
            Some((before, _)) => before.to_owned(),
            None => tag,
        })
        .collect();
    all.into_iter().collect()
}

/// Every message of a language by its key, with what is wrong with its files.
fn language(
    text: impl Fn(&MessageFile) -> &'static str,
    code: &str,
) -> (BTreeMap<String, Given>, Vec<String>) {
    let (mut all, mut faults) = (BTreeMap::new(), Vec::new());
    for file in MESSAGES {
        let path = format!("data/messages/{code}/{}.ftl", file.name);
        let (found, wrong) = messages(&path, text(file));
        faults.extend(wrong);
        for (key, given) in found {
            if all.insert(key.clone(), given).is_some() {
                faults.push(format!("{path}: {key} is in another file, too"));
            }
        }
    }
    (all, faults)
}

/// Where a translation differs from the English in more than words.
fn differences(
    english: &BTreeMap<String, Given>,
    other: &BTreeMap<String, Given>,
    code: &str,
) -> Vec<String> {
    let mut faults = Vec::new();
    for (key, given) in english {
        match other.get(key) {
            None => faults.push(format!("{code}: {key} is missing")),
            Some(translated) if translated.variables != given.variables => faults.push(format!(
                "{code}: {key} has the variables {:?}, in English {:?}",
                translated.variables, given.variables
            )),
            Some(translated) if translated.quoted != given.quoted => faults
                .push(format!("{code}: {key} quotes {:?}, in English {:?}", translated.quoted, given.quoted)),
            Some(translated) if translated.tags != given.tags => faults.push(format!(
                "{code}: {key} has the tags {:?}, in English {:?}",
                translated.tags, given.tags
            )),
            Some(_) => {}
        }
    }
    let unknown = other.keys().filter(|key| !english.contains_key(*key));
    faults.extend(unknown.map(|key| format!("{code}: {key} is no message")));
    faults
}

/// Quoted messages with a variable that the quoting one does not have: the page would show its name instead of a value.
fn unfilled(all: &BTreeMap<String, Given>) -> Vec<String> {
    let mut faults = Vec::new();
    for (key, given) in all {
        for quoted in &given.quoted {
            let needed = all.get(quoted).map(|it| &it.variables);
            let missing = needed.into_iter().flatten().filter(|name| !given.variables.contains(*name));
            faults.extend(missing.map(|name| format!("{key} quotes {quoted} and has no {name} for it")));
        }
    }
    faults
}

/// Where a source says a message: its key, and the names of its arguments.
fn said(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut found = Vec::new();
    for (at, opening) in source.match_indices("say(\"") {
        let before = source[..at].chars().next_back();
        if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
            continue;
        }
        let Some((key, mut rest)) = source[at + opening.len()..].split_once('"') else { continue };
        rest = rest.trim_start().trim_start_matches(',').trim_start().strip_prefix(')').unwrap_or("");
        let mut names = BTreeSet::new();
        while let Some(argument) = rest.trim_start().strip_prefix(".with(") {
            let Some((name, after)) =
                argument.trim_start().strip_prefix('"').and_then(|it| it.split_once('"'))
            else {
                break;
            };
            names.insert(name.to_owned());
            rest = after_call(after);
        }
        found.push((key.to_owned(), names));
    }
    found
}

/// What follows the parenthesis that closes the call in which this text begins.
fn after_call(text: &str) -> &str {
    let (mut depth, mut quoted, mut escaped) = (1, false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => {
                depth -= 1;
                if depth == 0 {
                    return &text[at + 1..];
                }
            }
            _ => {}
        }
    }
    ""
}

#[test]
fn every_language_has_every_message_with_the_same_variables_and_tags() {
    let (english, mut faults) = language(|file| file.english, "en");
    for (code, (other, wrong)) in
        [("de", language(|file| file.german, "de")), ("fr", language(|file| file.french, "fr"))]
    {
        faults.extend(wrong);
        faults.extend(differences(&english, &other, code));
    }
    assert!(english.len() > 5, "hardly a message was read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_file_of_messages_is_read() {
    let read: BTreeSet<String> = MESSAGES.iter().map(|file| file.name.to_owned()).collect();
    for code in ["en", "de", "fr"] {
        let there = tree::texts(&format!("data/messages/{code}"));
        let there: BTreeSet<String> = there
            .iter()
            .map(|(path, _)| path.rsplit('/').next().unwrap().trim_end_matches(".ftl").to_owned())
            .collect();
        assert_eq!(there, read, "{code}");
    }
}

#[test]
fn every_message_is_said_with_its_variables_and_none_is_left_over() {
    let (english, _) = language(|file| file.english, "en");
    let (mut faults, mut used) = (Vec::new(), BTreeSet::new());
    let sources = tree::texts("templates").into_iter().chain(tree::texts("src"));
    for (path, source) in sources {
        for (key, arguments) in said(&source) {
            match english.get(&key) {
                None => faults.push(format!("{path}: there is no message {key}")),
                Some(given) if given.variables != arguments => faults
                    .push(format!("{path}: {key} is said with {arguments:?}, and has {:?}", given.variables)),
                Some(_) => {}
            }
            used.insert(key);
        }
    }
    let help = keys_in_data();
    faults.extend(help.iter().filter(|key| !english.contains_key(*key)).map(|key| format!("data: {key}")));
    used.extend(help);
    faults.extend(unfilled(&english));
    for (key, given) in &english {
        let unknown = given.quoted.iter().filter(|quoted| !english.contains_key(*quoted));
        faults.extend(unknown.map(|quoted| format!("{key} quotes {quoted}, which is no message")));
    }
    faults.extend(english.keys().filter(|key| !used.contains(*key)).map(|key| format!("nobody says {key}")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The messages that the help, the judges' notes, the reminders and the kinds of penalty name in `data`.
fn keys_in_data() -> BTreeSet<String> {
    let quoted = arbiter::data::HELP.split('"').skip(1).step_by(2);
    let help = quoted.filter(|text| text.starts_with("help-")).map(str::to_owned);
    let notes = arbiter::data::notes().iter().flat_map(|note| [&note.name, &note.text]);
    let reminders =
        arbiter::data::reminders().iter().flat_map(|one| std::iter::once(&one.says).chain(&one.tells));
    let penalties = arbiter::data::penalties().kinds.iter().flat_map(|kind| {
        let earlier = kind.earlier.iter().map(|one| &one.says);
        [&kind.name, &kind.says].into_iter().chain(earlier)
    });
    help.chain(notes.chain(reminders).chain(penalties).cloned()).collect()
}

#[test]
fn faults_of_message_files_are_seen() {
    let (english, faults) = messages(
        "en",
        "a = One <b>word</b> of { $name }\nb = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }\n",
    );
    assert_eq!(faults, [""; 0]);
    assert_eq!(english["b"].variables, BTreeSet::from(["n".to_owned()]));
    for (bad, seen) in [
        ("a = Ein Wort von { $name }\nb = { $n } Karten\n", "de: a has the tags"),
        ("a = Ein <b>Wort</b>\nb = { $n } Karten\n", "de: a has the variables"),
        ("a = Ein <b>Wort</b> von { $name }\n", "de: b is missing"),
        ("a = Ein <b>Wort</b> von { $name }\nb = { $n } Karten\nc = Mehr\n", "de: c is no message"),
    ] {
        let found = differences(&english, &messages("de", bad).0, "de");
        assert!(found.len() == 1 && found[0].starts_with(seen), "{found:?}");
    }
    let (quoting, _) =
        messages("en", "a = Publish { $round }\nb = { a } shows it\nc = { a } of { $round }\n");
    assert_eq!(unfilled(&quoting), ["b quotes a and has no round for it"]);
    assert!(!messages("en", "a = One\na = Two\n").1.is_empty());
    assert!(!messages("en", "a = { $n\n").1.is_empty());
    let source = r#"{{ crate::say("a").with("name", f(x, ")")).with("n", 3) }} essay("b")"#;
    let names = ["n", "name"].map(str::to_owned);
    assert_eq!(said(source), [("a".to_owned(), BTreeSet::from(names))]);
}

/// Things that German or French calls as English does. An unneeded line fails.
const CALLED_THE_SAME: &[&str] = &[
    "deck-figure-affiliation",
    "deck-figure-icon",
    "deck-figure-icons",
    "deck-figure-mission",
    "deck-figure-type",
    "deck-particular-class",
    "deck-particular-countdown",
    "deck-particular-icons",
    "deck-particular-persona",
    "deck-particular-points",
    "deck-particular-quadrant",
    "deck-particular-region",
    "deck-particular-text",
    "deck-severity-note",
    "deck-type-incident",
    "deck-type-mission",
    "deck-type-personnel",
    "deck-type-site",
    "deck-type-tactic",
    "deck-type-tribble",
    "deck-type-trouble",
    "deck-zone-dyson-sphere",
    "deck-zone-missions",
    "deck-zone-qs-tent",
    "deck-zone-seed-deck",
    "deck-zone-sites",
    "names-pod-total",
    "names-series-points",
    "penalty-level-note",
    "pods-tribbles",
    "rulings-kind-erratum",
    "rulings-kind-introduction",
];

/// Which of these messages another language says in the words of the English one.
fn untranslated<'a>(
    said: &'a BTreeSet<String>,
    english: &BTreeMap<String, Given>,
    other: &BTreeMap<String, Given>,
) -> impl Iterator<Item = &'a str> {
    let has_words = |given: &&Given| given.text.contains(char::is_alphabetic);
    let text = move |all: &BTreeMap<String, Given>, key: &str| {
        all.get(key).filter(has_words).map(|it| it.text.clone())
    };
    let same = move |key: &&String| text(english, key).is_some_and(|words| text(other, key) == Some(words));
    said.iter().filter(same).map(String::as_str)
}

/// What an English message about an account says.
const SIGNS_IN: [&str; 9] = [
    "sign in",
    "sign-in",
    "signs in",
    "signed in",
    "signing in",
    "sign out",
    "signs out",
    "signed out",
    "signing out",
];
/// The German words for signing up for a tournament; a separated verb is `melde dich … an`.
const SIGNS_UP: [&str; 5] = ["anmeld", "angemeld", "abmeld", "abgemeld", "melde dich"];

/// Messages about an account that say in German what one does to play in a tournament.
fn signs_up_instead(english: &BTreeMap<String, Given>, german: &BTreeMap<String, Given>) -> Vec<String> {
    let says = |given: &Given, words: &[&str]| {
        let text = given.text.to_lowercase();
        words.iter().any(|word| text.contains(word))
    };
    let of_account = english.iter().filter(|(_, given)| says(given, &SIGNS_IN));
    let keys = of_account.map(|(key, _)| key);
    keys.filter(|key| german.get(*key).is_some_and(|given| says(given, &SIGNS_UP))).cloned().collect()
}

#[test]
fn german_has_one_word_for_signing_in_and_another_for_signing_up() {
    let (english, _) = language(|file| file.english, "en");
    let (german, _) = language(|file| file.german, "de");
    assert_eq!(signs_up_instead(&english, &german), Vec::<String>::new());

    let (english, _) = messages("en", "a = Sign in.\nb = Signing out ends it.\nc = Sign up\nd = Sign in\n");
    let (german, _) =
        messages("de", "a = Melde dich an.\nb = Beim Abmelden endet es.\nc = Anmelden\nd = Einloggen\n");
    assert_eq!(signs_up_instead(&english, &german), ["a", "b"]);
}

#[test]
fn every_value_of_the_rules_is_said_in_the_words_of_each_language() {
    let (english, _) = language(|file| file.english, "en");
    let sources = tree::texts("src/words");
    let mut said: BTreeSet<String> =
        sources.iter().flat_map(|(_, source)| said(source)).map(|(key, _)| key).collect();
    said.extend(keys_in_data());
    assert!(said.len() > 900, "{}", said.len());
    let mut found = BTreeSet::new();
    for other in [language(|file| file.german, "de").0, language(|file| file.french, "fr").0] {
        found.extend(untranslated(&said, &english, &other).map(str::to_owned));
    }
    assert_eq!(found, CALLED_THE_SAME.iter().map(|key| (*key).to_owned()).collect());
}

#[test]
fn a_message_in_the_words_of_another_language_is_seen() {
    let (english, _) = messages("en", "a = The deck\nb = { $n } cards\nc = { $n } { $m }\n");
    let (german, _) = messages("de", "a = Das Deck\nb = { $n } cards\nc = { $n } { $m }\n");
    let said = english.keys().cloned().collect();
    assert_eq!(untranslated(&said, &english, &german).collect::<Vec<_>>(), ["b"]);
}

/// Where a script says a message: its key, and the names of its values.
fn said_in_script(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let found = source.split("say(\"").skip(1).filter_map(|rest| {
        let (key, rest) = rest.split_once('"')?;
        let values = rest.strip_prefix(", {").and_then(|rest| Some(rest.split_once('}')?.0)).unwrap_or("");
        let names = values.split(',').map(|value| value.split(':').next().unwrap_or("").trim().to_owned());
        Some((key.to_owned(), names.filter(|name| !name.is_empty()).collect()))
    });
    found.collect()
}

/// The texts in a script that look like words for people: they begin with a capital letter and have a space.
fn words_in_script(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let lines = source
        .lines()
        .map(|line| line.split("//").next().unwrap_or(""))
        .filter(|line| !line.contains("new Error"));
    for line in lines {
        for quote in ['"', '`'] {
            let texts = line.split(quote).skip(1).step_by(2);
            found.extend(
                texts
                    .filter(|text| {
                        text.contains(' ')
                            && text.starts_with(char::is_uppercase)
                            && !text.contains(['=', '<'])
                    })
                    .map(str::to_owned),
            );
        }
    }
    found
}

#[test]
fn every_script_says_its_words_by_messages_that_the_page_brings() {
    let (english, _) = language(|file| file.english, "en");
    let (mut faults, mut used) = (Vec::new(), BTreeSet::new());
    let scripts = tree::texts("static").into_iter().filter(|(path, _)| path.ends_with(".js"));
    for (path, source) in scripts.filter(|(path, _)| !path.ends_with("/words.js")) {
        for (key, names) in said_in_script(&source) {
            match english.get(&key) {
                Some(given) if given.variables == names => {}
                Some(given) => {
                    faults
                        .push(format!("{path}: {key} is said with {names:?}, and has {:?}", given.variables));
                }
                None => faults.push(format!("{path}: there is no message {key}")),
            }
            used.insert(key);
        }
        let own = words_in_script(&source).into_iter().filter(|words| words != OF_THE_LOG);
        faults.extend(own.map(|words| format!("{path}: {words}")));
    }
    let brought = english.keys().filter(|key| key.starts_with("scripts-"));
    faults.extend(brought.filter(|key| !used.contains(*key)).map(|key| format!("no script says {key}")));
    assert!(used.len() > 20, "hardly a word was read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A reason that a script writes into the log, which is in English.
const OF_THE_LOG: &str = "Mistyped, and undone at once.";

#[test]
fn words_of_a_script_are_seen() {
    let source = r#"tell("Not saved"); // "Never Read"
        tell(say("scripts-a", { what: form.what, n }), "data-sent");"#;
    assert_eq!(words_in_script(source), ["Not saved"]);
    let names = ["n", "what"].map(str::to_owned);
    assert_eq!(said_in_script(source), [("scripts-a".to_owned(), BTreeSet::from(names))]);
}

/// The words that a template holds itself: outside its tags and code, and in the attributes that people read or hear.
fn own_words(template: &str) -> Vec<String> {
    let mut text = template.to_owned();
    // Classes and attributes that a block adds to a tag of the page around it.
    for block in ["main_class", "body"] {
        let parts: Vec<&str> = text.split(&format!("{{% block {block} %}}")).collect();
        let after = |part: &&str| part.split_once("{% endblock").map_or("", |(_, rest)| rest).to_owned();
        let kept: Vec<String> = parts.iter().skip(1).map(after).collect();
        text = parts
            .iter()
            .take(1)
            .map(|first| (*first).to_owned())
            .chain(kept)
            .collect::<Vec<_>>()
            .join("{% endblock");
    }
    for (open, close) in [("{#", "#}"), ("{%", "%}"), ("{{", "}}")] {
        let mut parts = text.split(open);
        let mut kept = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            kept.push('\u{0}');
            kept.push_str(part.split_once(close).map_or("", |(_, after)| after));
        }
        text = kept;
    }
    let mut found = Vec::new();
    let mut pieces = text.split('<');
    let first = pieces.next().unwrap_or_default().to_owned();
    let mut between = vec![first];
    for piece in pieces {
        let (tag, after) = piece.split_once('>').unwrap_or((piece, ""));
        for name in ["title", "aria-label", "placeholder", "alt", "data-label", "data-keeps"] {
            let value = tag.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split_once('"'));
            between.extend(value.map(|(value, _)| value.to_owned()));
        }
        between.push(after.to_owned());
    }
    for text in between {
        // The rest of a tag whose value compares with `>`.
        if text.contains("=\"") {
            continue;
        }
        let words = text.split(|it: char| !it.is_alphabetic()).filter(|word| word.chars().count() > 1);
        if words.count() > 0 {
            found.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }
    found
}

#[test]
fn no_template_holds_words() {
    let mut wrong = Vec::new();
    for (path, template) in tree::texts("templates") {
        wrong.extend(own_words(&template).into_iter().map(|words| format!("{path}: {words}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_of_a_template_are_seen() {
    let template = r#"{# Nobody reads this #}<p class="note" title="Read me">{{ say("a") }} and so on</p>{% block body %} data-x="y"{% endblock %}"#;
    assert_eq!(own_words(template), ["Read me", "\u{0} and so on"]);
}
