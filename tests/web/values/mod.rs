//! The values of the pinned profile and the rules of the pinned format, changed by the director, by URL.

mod deck_rules;
mod own_format;
mod profile;
mod sought;

use crate::support::page_text::{spaced, unescaped};
use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;
use arbiter::app::sessions::random_uuid;
use arbiter::data::{deck_formats, scoring_profiles};
use arbiter::domain::deck::DeckList;
use arbiter::domain::id::{AtTable, RoundNumber, Slug, TableNumber};
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::scoring::profile::Profile;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::source::Confidence;
use arbiter::domain::tournament::command::{
    ChangeFormat, ChangeSettings, CloseRound, CloseTournament, Command, PairRound, PublishRound, RecordResult,
};
use arbiter::domain::tournament::entry::Entry;
use arbiter::domain::tournament::settings::Settings;
use arbiter::web::cookie::SessionToken;
use arbiter::web::pages::director::values::FIELDS;

const RULES: &str = "/t/deep-space-open/settings/rules";

fn at(rest: &str) -> String {
    format!("/t/{SLUG}{rest}")
}

/// The text of a page without its markup.
fn plain(response: &Response) -> String {
    spaced(&response.text())
}

fn says(response: &Response, words: &str) {
    // A link ends where punctuation may follow.
    let closed = |text: &str| {
        [" :", " ;", " ,"].iter().fold(text.to_owned(), |text, gap| text.replace(gap, &gap[1..]))
    };
    let text = closed(&plain(response));
    assert!(text.contains(&closed(words)), "“{words}” is not in: {text}");
}

/// What a browser would send of the form at this address; `nth` where a page has several.
fn form(page: &str, action: &str, nth: usize) -> Vec<(String, String)> {
    let start = format!("<form method=\"post\" action=\"{action}\"");
    let form = page.split(&start).nth(nth + 1).expect("the form").split("</form>").next().unwrap();
    let attribute = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        Some(unescaped(rest.split('"').next()?))
    };
    let (mut fields, mut select) = (Vec::new(), None);
    for tag in form.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap();
        match tag.split_whitespace().next().unwrap() {
            "input" => fields.push((attribute(tag, "name").unwrap(), attribute(tag, "value").unwrap())),
            "select" => select = attribute(tag, "name").map(|name| (name, None)),
            "option" => {
                if let Some((_, chosen)) = &mut select {
                    let value = attribute(tag, "value").unwrap();
                    // The first is chosen if none is.
                    if tag.ends_with(" selected") || chosen.is_none() {
                        *chosen = Some(value);
                    }
                }
            }
            "/select" => {
                let (name, chosen) = select.take().unwrap();
                fields.push((name, chosen.unwrap()));
            }
            _ => {}
        }
    }
    fields.retain(|(name, _)| name != "csrf" && name != "submission");
    fields
}

/// The form as it is opened now, with these changes.
fn filled(fair: &Fair, action: &str, changes: &[(&str, &str)]) -> Vec<(String, String)> {
    changed(form(&fair.page(&fair.director, action).text(), action, 0), changes)
}

fn changed(mut fields: Vec<(String, String)>, changes: &[(&str, &str)]) -> Vec<(String, String)> {
    for (name, value) in changes {
        fields.retain(|(known, _)| known != name);
        fields.push(((*name).to_owned(), (*value).to_owned()));
    }
    fields
}

fn send(fair: &Fair, who: &SessionToken, action: &str, fields: &[(String, String)]) -> Response {
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    fair.send(who, action, &fields)
}

fn entries(fair: &Fair) -> usize {
    fair.here().log.len()
}
