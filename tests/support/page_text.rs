//! The text of a page, as somebody reads it.

use super::site::Response;

/// The text between the tags, each tag a gap, and runs of white space made one space.
pub fn spaced(html: &str) -> String {
    let parts: Vec<&str> = html.split('<').filter_map(|part| Some(part.split_once('>')?.1)).collect();
    let text = parts.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    unescaped(&text)
}

/// A text with the entities that a template writes read back.
pub fn unescaped(html: &str) -> String {
    let entities = [("&#39;", "'"), ("&#34;", "\""), ("&#60;", "<"), ("&#62;", ">"), ("&#38;", "&")];
    entities.into_iter().fold(html.to_owned(), |text, (entity, character)| text.replace(entity, character))
}

/// The text of a page, with names joined to the sign that follows: `<bdi>` leaves no gap.
pub fn words(html: &str) -> String {
    spaced(&html.replace("<bdi>", "").replace("</bdi>", ""))
}

/// A text contains each of these.
#[track_caller]
pub fn contains(text: &str, wanted: &[&str]) {
    for part in wanted {
        assert!(text.contains(part), "“{part}” is not in: {text}");
    }
}

/// A text contains none of these.
#[track_caller]
pub fn lacks(text: &str, unwanted: &[&str]) {
    for part in unwanted {
        assert!(!text.contains(part), "“{part}” is in: {text}");
    }
}

/// The page contains each of these texts.
#[track_caller]
pub fn says(page: &Response, wanted: &[&str]) {
    contains(&format!("({}) {}", page.status, words(&page.text())), wanted);
}

/// The page contains none of these texts.
#[track_caller]
pub fn silent(page: &Response, unwanted: &[&str]) {
    let text = page.text();
    assert!(page.status < 500 && !text.is_empty(), "no page that could say it ({})", page.status);
    lacks(&words(&text), unwanted);
}
