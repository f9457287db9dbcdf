//! Templates only place finished words: nothing unescaped, and nothing that the page's content security policy would
//! refuse.

use super::tree;

/// About eighty; a template above this wants a macro or a second file.
const LINES: usize = 90;

/// What is wrong with a template.
fn faults(template: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let plain = without_comments(template).to_lowercase();
    let tight: String = plain.split_whitespace().collect();
    if tight.contains("|safe") || tight.contains("|escape(\"none\")") {
        faults.push("text goes out unescaped".to_owned());
    }
    if tight.contains("<style") {
        faults.push("a style element: styles live in static/".to_owned());
    }
    if tight.contains("javascript:") {
        faults.push("a script in a link".to_owned());
    }
    for script in plain.split("<script").skip(1) {
        let (attributes, after) = script.split_once('>').unwrap_or((script, ""));
        if !attributes.contains("src=") || !after.trim_start().starts_with("</script>") {
            faults.push("a script with a body: scripts live in static/".to_owned());
        }
    }
    for tag in tags(&plain) {
        for word in tag.split_whitespace().skip(1) {
            let name = word.split('=').next().unwrap_or_default();
            if word.contains('=') && (name == "style" || name.starts_with("on") && name.len() > 3) {
                faults.push(format!("{word}: an attribute that the content security policy refuses"));
            }
        }
    }
    let limits = tight.split("maxlength=").skip(1).map(|limit| limit.trim_start_matches('"'));
    if limits.into_iter().any(|limit| limit.starts_with(|first: char| first.is_ascii_digit())) {
        faults
            .push("a limit of a field: it is declared in src/web/forms.rs, `Form::LONGEST.field`".to_owned());
    }
    if ["}}: ", "}}:<", "%}: ", ">: "].into_iter().any(|colon| plain.contains(colon)) {
        faults.push("a colon after a word: French puts a space before it, `say(\"all-colon\")`".to_owned());
    }
    if ["}}; ", "%}; "].into_iter().any(|semicolon| plain.contains(semicolon)) {
        faults.push(
            "a semicolon after a word: French puts a space before it, `say(\"all-semicolon\")`".to_owned(),
        );
    }
    let lines = template.lines().count();
    if lines > LINES {
        faults.push(format!("{lines} lines, of about 80"));
    }
    faults
}

/// The insides of `<…>`, up to the first `>`.
fn tags(template: &str) -> impl Iterator<Item = &str> {
    template.split('<').skip(1).map(|it| it.split('>').next().unwrap_or_default())
}

/// Askama's comments `{# … #}` are not sent.
fn without_comments(template: &str) -> String {
    let mut parts = template.split("{#");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push_str(part.split_once("#}").map_or("", |(_, after)| after));
    }
    kept
}

#[test]
fn every_template_is_short_and_escaped_and_free_of_inline_code() {
    let mut found = Vec::new();
    for (path, template) in tree::texts("templates") {
        found.extend(faults(&template).into_iter().map(|it| format!("{path}: {it}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_fault_is_seen_in_a_bad_template() {
    for bad in [
        "{{ name | safe }}",
        "{{ name|safe }}",
        "<script>alert(1)</script>",
        "<script src=\"/x.js\">alert(1)</script>",
        "<style>p { color: red }</style>",
        "<p style=\"color: red\">",
        "<button\n  onclick=\"go()\">",
        "<a href=\"javascript:go()\">",
        "<input name=\"reason\"\n  maxlength=\"500\">",
        "<input maxlength=500>",
        "<p>{{ one }}: {{ two }}</p>",
        "<p><b>{{ one }}</b>: {{ two }}</p>",
        "<p>{{ one }}; {{ two }}</p>",
        &"<p>\n".repeat(91),
    ] {
        assert_eq!(faults(bad).len(), 1, "{bad}: {:?}", faults(bad));
    }
    let good = "{# never |safe #}<script src=\"/s.js\" defer></script><p class=\"on\" lang=\"en\">{{ one }} on=two</p>";
    assert!(faults(good).is_empty(), "{:?}", faults(good));
}
