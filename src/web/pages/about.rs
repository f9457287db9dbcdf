//! `/about`: which version of the program this is, what is new in it, and the operator's texts.

use askama::Template;

use crate::config::OperatorText;
use crate::messages::Message;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// What changed, for people who use the program; the newest version first.
const CHANGES: &str = include_str!("../../../CHANGELOG.md");

#[derive(Template)]
#[template(path = "about.html")]
struct About {
    layout: Layout,
    releases: Vec<Release>,
    texts: Vec<Text>,
}

/// A version and what is new in it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Release {
    /// `0.1.0, November 2026`.
    title: String,
    points: Vec<String>,
}

/// A text of the operator: its anchor, its title, and its paragraphs of lines.
struct Text {
    anchor: &'static str,
    title: Message,
    paragraphs: Vec<Vec<String>>,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (layout, config) = (visit.layout(site), &site.config);
    let text = |(anchor, title): &(&'static str, Message)| {
        let of = if *anchor == "imprint" { &config.imprint } else { &config.privacy };
        Text { anchor, title: title.clone(), paragraphs: of.as_ref().map(paragraphs).unwrap_or_default() }
    };
    let texts = layout.operator_texts.iter().map(text).collect();
    Answer::page(&About { layout, releases: releases(CHANGES), texts })
}

fn paragraphs(text: &OperatorText) -> Vec<Vec<String>> {
    text.paragraphs().map(|lines| lines.into_iter().map(str::to_owned).collect()).collect()
}

/// The versions of a list of changes: a heading of the second level each, and its points below it.
fn releases(changes: &str) -> Vec<Release> {
    let mut releases: Vec<Release> = Vec::new();
    for line in changes.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            releases.push(Release { title: title.to_owned(), points: Vec::new() });
        } else if let Some(Release { points, .. }) = releases.last_mut() {
            match (line.strip_prefix("- "), points.last_mut()) {
                (Some(point), _) => points.push(point.replace('`', "")),
                (None, Some(point)) if line.starts_with("  ") => {
                    point.push(' ');
                    point.push_str(&line.trim().replace('`', ""));
                }
                _ => {}
            }
        }
    }
    releases
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_changes_are_read_by_version_and_point() {
        let text =
            "# Changes\n\nFor users.\n\n## 2, June\n\n- One that\n  goes on.\n- Two.\n\n## 1\n\n- First.\n";
        let [two, one] = releases(text).try_into().unwrap();
        assert_eq!(
            (two.title.as_str(), two.points),
            ("2, June", vec!["One that goes on.".into(), "Two.".into()])
        );
        assert_eq!((one.title.as_str(), one.points), ("1", vec!["First.".into()]));
    }

    #[test]
    fn the_newest_version_of_the_list_is_this_program() {
        let first = releases(CHANGES).into_iter().next().unwrap();
        assert!(first.title.starts_with(concat!(env!("CARGO_PKG_VERSION"), ", ")), "{}", first.title);
        assert!(first.points.len() > 5 && first.points.iter().all(|point| point.ends_with('.')), "{first:?}");
    }
}
