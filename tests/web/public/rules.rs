//! The rules with their sources.

use super::told::{html, public};
use crate::support::site::fair::Fair;

#[test]
fn every_figure_and_rule_is_shown_with_its_source() {
    let fair = Fair::new();
    let list = public(&fair, "/rules");
    for profile in arbiter::data::scoring_profiles() {
        assert!(list.contains(&html(&profile.name)));
        let page = unlinked(&public(&fair, &format!("/rules/scoring/{}", profile.id)));
        let json = serde_json::to_value(profile).unwrap();
        let mut citations = Vec::new();
        collect(&json, &mut citations);
        assert!(citations.len() > 30);
        for (citation, confidence) in &citations {
            assert!(page.contains(&html(citation)), "{}: {citation}", profile.id);
            let word = match confidence.as_str() {
                "seen" => "verified",
                "inferred" => "inferred",
                "memory" => "unverified",
                _ => "our default",
            };
            assert!(page.contains(word), "{word}");
        }
        assert_eq!(page.matches("<td class=\"c-main\">").count(), citations.len(), "{}", profile.id);
    }
    for format in arbiter::data::deck_formats() {
        assert!(list.contains(&html(&format.name)));
        let page = unlinked(&public(&fair, &format!("/rules/decks/{}", format.id)));
        for rule in &format.rules {
            assert!(
                page.contains(&html(&rule.says)) && page.contains(&html(&rule.citations.join("; "))),
                "{}",
                rule.id
            );
        }
    }
    for wrong in ["/rules/scoring/none", "/rules/decks/none", "/rules/scoring/1e-open"] {
        assert_eq!(fair.house.get(wrong).send().status, 404, "{wrong}");
    }
}

/// The page without its links: a citation opens, and its words stay.
fn unlinked(page: &str) -> String {
    let closed = page.replace("</a>", "");
    let mut parts = closed.split("<a ");
    let first = parts.next().unwrap().to_owned();
    parts.fold(first, |page, part| page + part.split_once('>').unwrap().1)
}

/// Every citation in a profile with its confidence.
fn collect(value: &serde_json::Value, found: &mut Vec<(String, String)>) {
    let Some(object) = value.as_object() else { return };
    if let (Some(citation), Some(confidence)) = (object.get("citation"), object.get("confidence")) {
        found.push((citation.as_str().unwrap().to_owned(), confidence.as_str().unwrap().to_owned()));
    }
    object.values().for_each(|inner| collect(inner, found));
}
