//! Values and rules found by words, or by having been changed.

use super::*;

const VALUES: &str = "/t/deep-space-open/settings/values";

/// The form of a page with only some rules, one of them changed.
fn some(fair: &Fair, query: &str, figure: &str) -> Vec<(String, String)> {
    let page = fair.page(&fair.director, &format!("{RULES}{query}")).text();
    changed(form(&page, RULES, 0), &[("figure", figure), ("reason", "house rule")])
}

fn rules(page: &Response) -> usize {
    page.text().matches("name=\"rule\"").count()
}

#[test]
fn rules_are_found_by_words_and_a_change_of_some_leaves_the_others() {
    let fair = Fair::new();
    let page = |query: &str| fair.page(&fair.director, &format!("{RULES}{query}"));
    let all = rules(&page(""));
    let found = rules(&page("?q=TENT+most+different"));
    assert!(0 < found && found < all, "{found} of {all}");
    says(&page("?changed=yes"), "Nothing like this is set here.");
    let nothing = page("?q=xyzzy");
    says(&nothing, "Nothing like this is set here.");
    assert_eq!(rules(&nothing), 0);
    assert!(!nothing.text().contains("Every rule of this format"), "there are others");

    let before = fair.here().setup().unwrap().format.clone().unwrap();
    assert_eq!(found, 1, "one rule, so that the helper changes this one");
    assert_eq!(send(&fair, &fair.director, RULES, &some(&fair, "?q=TENT+most+different", "14")).status, 303);
    let after = fair.here().setup().unwrap().format.clone().unwrap();
    let differ = before.rules.iter().zip(&after.rules).filter(|(old, new)| old != new);
    assert_eq!(differ.map(|(old, _)| old.id.as_str()).collect::<Vec<_>>(), ["qs-tent-at-most"]);
    let changed = page("?changed=yes");
    assert_eq!(rules(&changed), 1);
    says(&changed, "Q’s Tent: at most 14 cards.");
    assert!(changed.text().contains("name=\"changed\" value=\"yes\" checked"));
}

#[test]
fn values_are_found_by_words_and_by_having_been_changed() {
    let fair = Fair::new();
    let page = |query: &str| fair.page(&fair.director, &format!("{VALUES}{query}"));
    let labels = |page: &Response| page.text().matches("</summary>\n    <div class=\"stack\">").count();
    assert_eq!(labels(&page("")), 7);
    says(&page("?changed=yes"), "Nothing like this is set here.");
    let fields = changed(
        filled(&fair, VALUES, &[("rounds.extra_turns", "1"), ("reason", "a small hall")]),
        &[("intent", "record"), ("looked", "yes")],
    );
    assert_eq!(send(&fair, &fair.director, VALUES, &fields).status, 303);
    let changed = page("?changed=yes");
    assert_eq!(labels(&changed), 1, "only the part of the value");
    assert!(changed.text().contains("<details class=\"fold\" open>"), "what is found is unfolded");
    assert!(changed.text().contains("name=\"rounds.extra_turns\" value=\"1\""));
    assert_eq!(changed.text().matches("name=\"points.").count(), 0);
    let judge = fair.page(&fair.judge, &format!("{VALUES}?changed=yes"));
    says(&judge, "a small hall");
}
