//! Labels of form fields, for pages that show what was sent without showing the form.

use crate::web::forms;
use crate::web::words::capital;

/// Fields that the program filled in: nobody typed them.
const HIDDEN: [&str; 26] = [
    "seen",
    "seated",
    "seat",
    "tables",
    "cite",
    "citation",
    "off",
    "by",
    "treatment",
    "note",
    "drop",
    "theme",
    "language",
    "was",
    "next",
    "intent",
    "page",
    "version",
    "again",
    "as_found",
    "saved",
    "path",
    "sent",
    "session",
    "account",
    "invitation",
];

/// Everything that somebody typed, with labels.
pub fn labelled(typed: Vec<(String, String)>) -> Vec<(String, String)> {
    let shown = typed.into_iter().filter(|(name, _)| !HIDDEN.contains(&name.as_str()));
    shown.map(|(name, value)| (label(&name), value)).collect()
}

fn label(name: &str) -> String {
    if let Some(label) = forms::label(name) {
        return label.into();
    }
    let spaced = name.replace('_', " ");
    capital(&spaced)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_named_in_words_and_what_nobody_typed_is_left_out() {
        let sent = [
            ("seen", "1.0"),
            ("q", "lamp"),
            ("on", "2026-05-12"),
            ("text", "It counts."),
            ("new_heading", "x"),
        ];
        let told = labelled(sent.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec());
        let names: Vec<&str> = told.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["Search", "Rulings in force on", "Text", "New heading"]);
    }
}
