//! A deck format that the director makes.

use super::*;

const OWN: &str = "/t/deep-space-open/settings/own-format";

/// The form with these fields typed, and a rule changed.
fn made(fair: &Fair, rule: &str, field: &str, value: &str, typed: &[(&str, &str)]) -> Vec<(String, String)> {
    let mut fields = form(&fair.page(&fair.director, OWN).text(), OWN, 0);
    fields.retain(|(name, _)| !typed.iter().any(|(other, _)| name == other));
    fields.extend(typed.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    let place = fields.iter().position(|(name, at)| name == "rule" && at == rule).expect("every rule");
    let found = fields[place..].iter().position(|(name, _)| name == field).unwrap();
    fields[place + found].1 = value.to_owned();
    fields
}

#[test]
fn a_director_makes_a_format_and_players_see_whose_it_is() {
    let fair = Fair::new();
    says(&fair.page(&fair.director, &at("/settings")), "Make a format of your own");
    for page in [at("/settings"), OWN.to_owned()] {
        let page = fair.page(&fair.director, &page);
        says(&page, "is marked to be checked again.");
        assert!(!page.text().contains("keep what was found in them"), "{}", page.text());
    }
    let typed = [
        ("name", "Pub <night>"),
        ("banned", "Odo\n"),
        ("allowed", "Raise the Stakes"),
        ("reason", "as announced"),
    ];
    let fields = made(&fair, "seed-deck-at-most", "weight", "left-out", &typed);
    assert_eq!(send(&fair, &fair.director, OWN, &fields).status, 303);
    let here = fair.here();
    let format = here.setup().unwrap().format.as_ref().unwrap();
    assert_eq!((format.name.as_str(), format.published_id()), ("Pub <night>", "1e-open"));
    assert!(format.rules.iter().all(|rule| rule.id != "seed-deck-at-most"));
    for page in [fair.house.get(&at("")).send(), fair.page(&fair.director, &at("/log"))] {
        says(&page, "Pub <night> (the director’s own, made from First Edition, Open)");
        says(&page, "At most 30 counted seed cards");
        assert!(!page.text().contains("<night>"));
    }
    says(&fair.house.get(&at("")).send(), "Banned: Odo.");
    // Opened again, the form holds what was made, and a rule can come back.
    let page = fair.page(&fair.director, OWN);
    assert!(
        page.text().contains("\nOdo</textarea>") && page.text().contains("value=\"Pub &#60;night&#62;\""),
        "{}",
        page.text()
    );
    assert_eq!(page.text().matches("value=\"left-out\" selected").count(), 1);
    let typed = [("name", "Pub night"), ("banned", ""), ("allowed", ""), ("reason", "nobody liked it")];
    let fields = made(&fair, "seed-deck-at-most", "weight", "error", &typed);
    assert_eq!(send(&fair, &fair.director, OWN, &fields).status, 303);
    let here = fair.here();
    let format = here.setup().unwrap().format.as_ref().unwrap();
    assert!(format.own_banned().is_empty() && format.rules.iter().any(|rule| rule.id == "seed-deck-at-most"));
    // A form opened before is not recorded; sent again from the page that shows both formats, it is.
    let late = send(&fair, &fair.director, OWN, &fields);
    assert_eq!(late.status, 409);
    for words in ["Two versions of the settings", "Reason: nobody liked it", "Pub night"] {
        says(&late, words);
    }
    let before = entries(&fair);
    let mut again = form(&late.text(), OWN, 0);
    again.retain(|(name, _)| name != "name" && name != "reason");
    again.extend([("name", "Pub day"), ("reason", "once more")].map(|(a, b)| (a.to_owned(), b.to_owned())));
    assert_eq!(send(&fair, &fair.director, OWN, &again).status, 303);
    assert!(entries(&fair) > before);
}

#[test]
fn a_director_limits_the_sets_and_the_boxes_stay_ticked() {
    let fair = Fair::new();
    let page = fair.page(&fair.director, OWN);
    says(&page, "Sets that may be played");
    says(&page, "Premiere (1994)");
    assert!(!page.text().contains("name=\"set\" value=\"premiere\" checked"));
    let typed = [("name", "Old school"), ("set", "premiere"), ("set", "au"), ("reason", "as announced")];
    let fields = made(&fair, "missions-exactly", "weight", "error", &typed);
    assert_eq!(send(&fair, &fair.director, OWN, &fields).status, 303);
    says(&fair.house.get(&at("")).send(), "Only cards of these sets: Premiere, Alternate Universe");
    let page = fair.page(&fair.director, OWN);
    assert!(page.text().contains("name=\"set\" value=\"premiere\" checked"));
    assert!(page.text().matches("name=\"set\"").count() > 60, "every set of the game");
    let typed = [("name", "Old school"), ("set", "nowhere"), ("reason", "why")];
    let fields = made(&fair, "missions-exactly", "weight", "error", &typed);
    let refused = send(&fair, &fair.director, OWN, &fields);
    assert_eq!(refused.status, 422);
    says(&refused, "There is no set with the code nowhere. Choose from the list.");
}

#[test]
fn what_is_wrong_is_said_at_its_field_and_nothing_is_recorded() {
    let fair = Fair::new();
    let before = entries(&fair);
    let typed =
        [("name", "First Edition, Open"), ("banned", "Red Allert!"), ("allowed", "Odo"), ("reason", "why")];
    let fields = made(&fair, "missions-exactly", "figure", "many", &typed);
    let refused = send(&fair, &fair.director, OWN, &fields);
    assert_eq!(refused.status, 422);
    says(&refused, "“First Edition, Open” is the name of a published format.");
    says(
        &refused,
        "Line 1 of the banned titles, “Red Allert!”, is the title of no card. Similar titles: Red Alert!",
    );
    says(&refused, "cannot have the number “many”");
    assert!(refused.text().contains("\nRed Allert!</textarea>"), "what was typed is kept");
    let typed = [("name", "Pub night"), ("banned", ""), ("allowed", ""), ("reason", " ")];
    let fields = made(&fair, "missions-exactly", "figure", "4", &typed);
    let refused = send(&fair, &fair.director, OWN, &fields);
    assert_eq!(refused.status, 422);
    says(&refused, "Write it down in a few words.");
    assert_eq!(entries(&fair), before);
    assert_eq!(send(&fair, &fair.judge, OWN, &fields).status, 404);
    // Another game's format cannot be the base.
    let page = fair.page(&fair.director, &format!("{OWN}?base=2e-standard"));
    says(&page, "made from First Edition, Open");
    says(&fair.page(&fair.director, &format!("{OWN}?base=sealed")), "made from First Edition, Sealed");
}

#[test]
fn no_format_of_a_director_looks_like_a_published_one() {
    let fair = Fair::new();
    let before = entries(&fair);
    let answer = |name: &str| {
        let typed = [("name", name), ("banned", ""), ("allowed", ""), ("reason", "as announced")];
        send(&fair, &fair.director, OWN, &made(&fair, "missions-exactly", "figure", "5", &typed))
    };
    for name in [
        "first edition, open",
        "First  Edition, Open",
        "First\u{a0}Edition, Open",
        "First Edition Open",
        "F\u{ed}rst Edition, Open",
        // The last O is a Cyrillic letter.
        "First Edition, \u{41e}pen",
        "First Edition, Open\u{200b}",
    ] {
        let refused = answer(name);
        assert_eq!(refused.status, 422, "{name:?}");
        says(&refused, "“First Edition, Open” is the name of a published format.");
    }
    let refused = answer("Pub\u{200b} night");
    assert_eq!(refused.status, 422);
    says(&refused, "The name of the format holds an invisible character or stacked accents.");
    // Nor like one of another game.
    says(&answer("SECOND EDITION, SEALED"), "“Second Edition, Sealed” is the name of a published format.");
    assert_eq!(entries(&fair), before);
    assert_eq!(answer("First Edition,  Open at the pub").status, 303, "the control");
    let name = fair.here().setup().unwrap().format.as_ref().unwrap().name.clone();
    assert_eq!(name, "First Edition, Open at the pub");
}

#[test]
fn a_format_without_pools_says_which_rule_needs_them() {
    let fair = Fair::new();
    let base = format!("{OWN}?base=sealed");
    let mut fields = form(&fair.page(&fair.director, &base).text(), OWN, 0);
    let typed = [("name", "Sealed at the pub"), ("reason", "as announced")];
    fields.retain(|(name, _)| !typed.iter().any(|(other, _)| name == other));
    fields.extend(typed.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    let leave_out = |fields: &mut Vec<(String, String)>, rule: &str| {
        let place = fields.iter().position(|(name, at)| name == "rule" && at == rule).expect("every rule");
        let found = fields[place..].iter().position(|(name, _)| name == "weight").unwrap();
        fields[place + found].1 = "left-out".to_owned();
    };
    leave_out(&mut fields, "from-pool");
    let refused = send(&fair, &fair.director, OWN, &fields);
    assert_eq!(refused.status, 422);
    says(&refused, "needs a pool, but this format asks for none. Leave this rule out, too.");
    leave_out(&mut fields, "between-games");
    assert_eq!(send(&fair, &fair.director, OWN, &fields).status, 303, "the control");
}
