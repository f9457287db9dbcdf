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

const SETTINGS: &str = "/t/deep-space-open/settings";

/// The names of the fields that a person sees on a page.
fn seen(page: &Response) -> Vec<String> {
    let text = page.text();
    let main = text.split("<main").nth(1).unwrap().split("</main>").next().unwrap();
    let tags = main.split('<').filter(|tag| tag.starts_with("input") || tag.starts_with("select"));
    let seen = tags.filter(|tag| !tag.contains("type=\"hidden\""));
    seen.filter_map(|tag| Some(tag.split_once(" name=\"")?.1.split('"').next()?.to_owned())).collect()
}

fn set(fair: &Fair, settings: &Settings) {
    let (settings, reason) = (settings.clone(), "as announced".into());
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason }));
}

#[test]
fn only_settings_that_differ_from_a_new_tournament_are_shown_and_a_change_of_one_leaves_the_others() {
    let fair = Fair::new();
    let page = |query: &str| fair.page(&fair.director, &format!("{SETTINGS}{query}"));
    assert!(page("").text().contains(&format!("href=\"{SETTINGS}?changed=yes\"")));
    let nothing = page("?changed=yes");
    says(&nothing, "Everything is set as in a new tournament.");
    assert_eq!(seen(&nothing), Vec::<String>::new());
    assert!(nothing.text().contains(&format!("<a href=\"{SETTINGS}\">Show all</a>")));

    let begun = fair.here().setup().unwrap().settings.clone();
    let changed_now = Settings { rounds: 5, round_minutes: 60, ..begun };
    set(&fair, &changed_now);
    let narrow = page("?changed=yes");
    assert_eq!(seen(&narrow), ["rounds", "round_minutes", "reason"]);
    assert!(
        narrow.text().contains("<details class=\"fold\" open><summary>Rounds"),
        "what is found is unfolded"
    );
    assert!(!narrow.text().contains("data-find"), "a search would find what is not shown");
    // What is not shown is sent along, and what comes back with a fault shows everything.
    let fields = form(&narrow.text(), SETTINGS, 0);
    let refused = send(&fair, &fair.director, SETTINGS, &changed(fields.clone(), &[("rounds", "6")]));
    assert_eq!(refused.status, 422);
    assert!(["title", "system", "private"].into_iter().all(|name| seen(&refused).contains(&name.to_owned())));
    let fields = changed(fields, &[("rounds", "6"), ("reason", "more came")]);
    assert_eq!(send(&fair, &fair.director, SETTINGS, &fields).status, 303);
    assert_eq!(fair.here().setup().unwrap().settings, Settings { rounds: 6, ..changed_now });
    // The same for those who may not change it.
    let facts = |query: &str| fair.page(&fair.judge, &format!("{SETTINGS}{query}")).text();
    assert!(facts("?changed=yes").contains("<dt>Rounds</dt><dd>6</dd>"), "{}", facts("?changed=yes"));
    assert_eq!(["", "?changed=yes"].map(|query| facts(query).contains("<dt>Day</dt>")), [true, false]);
}

#[test]
fn the_level_is_chosen_in_the_settings_and_shown_wherever_it_is_not_the_lowest() {
    let fair = Fair::new();
    let paths = ["/t/deep-space-open", "/t/deep-space-open/log", "/api/v1/tournaments/deep-space-open"];
    let told = || paths.map(|path| fair.house.get(path).send().text());
    let mut fields = form(&fair.page(&fair.director, SETTINGS).text(), SETTINGS, 0);
    fields.retain(|(name, _)| !["private", "option"].contains(&name.as_str()));
    assert!(fields.contains(&("level".to_owned(), "local".to_owned())), "{fields:?}");
    let [page, log, data] = told();
    assert!(!page.contains("Level of the tournament") && !log.contains("; level "), "{page} {log}");
    assert!(!data.contains("\"level\""), "{data}");
    let choose = |level: &str| {
        let fields = changed(fields.clone(), &[("level", level), ("reason", "it is a Regional")]);
        send(&fair, &fair.director, SETTINGS, &fields)
    };
    let refused = choose("galactic");
    assert_eq!(refused.status, 422);
    says(&refused, "Choose a level.");
    assert_eq!(choose("regional").status, 303);
    assert_eq!(fair.here().setup().unwrap().settings.level, TournamentLevel::Regional);
    let [page, log, data] = told();
    assert!(page.contains("<dt>Level of the tournament</dt><dd>2, Regional</dd>"), "{page}");
    assert!(log.contains("; level 2, Regional"), "{log}");
    assert!(data.contains("\"level\":\"regional\""), "{data}");
    let narrow = format!("{SETTINGS}?changed=yes");
    assert!(seen(&fair.page(&fair.director, &narrow)).contains(&"level".to_owned()));
    says(&fair.page(&fair.judge, &narrow), "Level of the tournament 2, Regional");
    // A new tournament has one from the start, and the next one begins like it.
    let new = [
        ("title", "Vulcan National"),
        ("place", "ShiKahr"),
        ("date", "2026-12-05"),
        ("time_zone", "Europe/Paris"),
        ("edition", "1E"),
        ("format", "1e-open"),
        ("profile", "tcc-1e-2023"),
        ("rounds", "4"),
        ("level", "national"),
    ];
    assert_eq!(fair.send(&fair.director, "/new", &new).header("location"), "/t/vulcan-national/desk");
    let data = fair.house.get("/api/v1/tournaments/vulcan-national").send().text();
    assert!(data.contains("\"level\":\"national\""), "{data}");
    let alike = fair.page(&fair.director, "/new?like=vulcan-national").text();
    assert!(alike.contains("<option value=\"national\" selected>"), "{alike}");
    assert!(!fair.page(&fair.director, "/new").text().contains("<option value=\"national\" selected>"));
}

#[test]
fn changed_values_and_rules_and_a_profile_of_another_day_differ_from_a_new_tournament() {
    let fair = Fair::new();
    let narrow = || fair.page(&fair.director, &format!("{SETTINGS}?changed=yes"));
    let begun = fair.here().setup().unwrap().settings.clone();
    set(&fair, &Settings { date: "2010-04-08".parse().unwrap(), ..begun.clone() });
    says(&narrow(), "does not apply on 8 April 2010");
    assert_eq!(seen(&narrow()), ["profile", "reason"]);
    set(&fair, &begun);
    assert_eq!(seen(&narrow()), Vec::<String>::new());

    let fields = changed(
        filled(&fair, VALUES, &[("rounds.extra_turns", "1"), ("reason", "a small hall")]),
        &[("intent", "record"), ("looked", "yes")],
    );
    assert_eq!(send(&fair, &fair.director, VALUES, &fields).status, 303);
    says(&narrow(), "1 value changed by the director");
    assert_eq!(seen(&narrow()), ["profile", "reason"]);
    assert!(narrow().text().contains(&format!("href=\"{VALUES}?changed=yes\"")), "they are shown there");

    assert_eq!(send(&fair, &fair.director, RULES, &some(&fair, "?q=TENT+most+different", "14")).status, 303);
    assert_eq!(seen(&narrow()), ["profile", "reason", "format", "reason"]);
    assert!(narrow().text().contains(&format!("href=\"{RULES}?changed=yes\"")), "and the rules there");
}
