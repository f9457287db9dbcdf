//! The rules of a deck format.

use super::*;

/// The form of the rules with the figure or weight of one rule changed, and a reason.
fn ruled(fair: &Fair, rule: &str, field: &str, value: &str, reason: &str) -> Vec<(String, String)> {
    let mut fields = filled(fair, RULES, &[("reason", reason)]);
    let place = fields.iter().position(|(name, at)| name == "rule" && at == rule).expect("an open rule");
    let found = fields[place..].iter().position(|(name, _)| name == field).unwrap();
    fields[place + found].1 = value.to_owned();
    fields
}

fn faults(fair: &Fair, list: &str) -> Vec<String> {
    let here = fair.here();
    let format = here.setup().unwrap().format.as_ref().unwrap();
    let table = arbiter::data::card_table(format.edition);
    let report = format.check(&DeckList::read(list, table), table, None);
    report.faults.into_iter().map(|fault| format!("{}: {}", fault.severity.name(), fault.finding)).collect()
}

#[test]
fn a_deck_rule_without_a_read_source_can_be_changed_with_a_reason_and_is_then_checked() {
    let fair = Fair::new();
    let page = fair.page(&fair.director, RULES);
    let here = fair.here();
    for rule in &here.setup().unwrap().format.as_ref().unwrap().rules {
        says(&page, &rule.says);
        let field = page.text().contains(&format!("name=\"rule\" value=\"{}\"", rule.id));
        assert_eq!(field, rule.confidence != Confidence::Seen, "{}", rule.id);
    }
    says(&page, "1e-open, no rule changed by the director");
    assert!(!fair.page(&fair.judge, RULES).text().contains("name=\"rule\""));
    let tent = "QsTent:\n14 Worf\n";
    assert!(faults(&fair, tent).iter().any(|fault| fault.contains("at most 13 allowed")));

    let fields = ruled(&fair, "qs-tent-at-most", "figure", "14", "house <b>rule</b>");
    let fields = changed(fields, &[]);
    let number = random_uuid().unwrap().to_string();
    let twice = changed(fields.clone(), &[("submission", &number)]);
    let twice: Vec<(&str, &str)> =
        twice.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    for _ in 0..2 {
        let sent = fair.house.post(RULES, &twice).within(&fair.director).send();
        assert_eq!((sent.status, sent.header("location")), (303, RULES), "{}", sent.text());
    }
    assert_eq!(entries(&fair), 2, "sent twice it counts once");
    assert!(!faults(&fair, tent).iter().any(|fault| fault.contains("Q’s Tent: 14 cards")));
    let page = fair.page(&fair.director, RULES);
    says(&page, "1e-open, 1 rule changed by the director");
    says(&page, "Q’s Tent: at most 14 cards. set by the director house <b>rule</b>");
    assert!(!page.text().contains("<b>rule"));
    let log = fair.page(&fair.director, &at("/log"));
    says(
        &log,
        "Decks are checked against First Edition, Open (1e-open, 1 rule changed by the director) from here on",
    );
    says(&log, "Q’s Tent: at most 14 cards (error)");
    says(&log, "Reason: house <b>rule</b>");
    says(&fair.house.get(&at("")).send(), "1e-open, 1 rule changed by the director");
    // A form opened before is shown both.
    let late = send(&fair, &fair.operator, RULES, &fields);
    assert_eq!(late.status, 409);
    // A weight is changed in the same way, and a current form counts.
    let fields = ruled(&fair, "qs-tent-different", "weight", "warning", "friendly");
    assert_eq!(send(&fair, &fair.operator, RULES, &fields).status, 303);
    assert!(
        faults(&fair, tent).iter().any(|fault| fault.starts_with("warning:")),
        "{:?}",
        faults(&fair, tent)
    );
    // Reset, the rule is the published one again.
    let fields = ruled(&fair, "qs-tent-at-most", "figure", "13", "back");
    assert_eq!(send(&fair, &fair.operator, RULES, &fields).status, 303);
    says(&fair.page(&fair.director, RULES), "At most 13 cards in the Q’s Tent. inferred");
}

#[test]
fn changing_a_deck_rule_that_was_read_or_to_something_impossible_is_refused_by_name() {
    let fair = Fair::new();
    let refused =
        send(&fair, &fair.director, RULES, &ruled(&fair, "qs-tent-at-most", "figure", "9999", "why"));
    assert_eq!(refused.status, 422);
    says(&refused, "“At most 13 cards in the Q’s Tent.” cannot have the number 9999");
    assert!(
        refused.text().contains("name=\"figure\" value=\"9999\"") && refused.text().contains("value=\"why\"")
    );
    let refused =
        send(&fair, &fair.director, RULES, &ruled(&fair, "qs-tent-at-most", "figure", "<i>", "why"));
    says(&refused, "cannot have the number “<i>”. Write a whole number, such as 13.");
    let refused = send(&fair, &fair.director, RULES, &ruled(&fair, "qs-tent-at-most", "figure", "12", ""));
    says(&refused, "Write down the reason.");
    let refused = send(&fair, &fair.director, RULES, &ruled(&fair, "qs-tent-at-most", "figure", "13", "why"));
    says(&refused, "Every rule is already like this");
    let mut own = ruled(&fair, "qs-tent-at-most", "figure", "13", "why");
    for (name, value) in [("rule", "seed-deck-at-most"), ("weight", "error"), ("figure", "40")] {
        own.push((name.to_owned(), value.to_owned()));
    }
    let refused = send(&fair, &fair.director, RULES, &own);
    assert_eq!(refused.status, 422);
    says(&refused, "is published, so it is locked. Choose another format.");
    for helper in [&fair.judge, &fair.head_judge, &fair.checker, &fair.stranger] {
        assert_eq!(send(&fair, helper, RULES, &own).status, 404);
    }
    assert_eq!(entries(&fair), 1);
}

#[test]
fn a_format_read_in_full_says_so_and_without_a_format_there_is_no_page() {
    let fair = Fair::new();
    let mut format = deck_formats()[0].clone();
    format.rules.retain(|rule| rule.confidence == Confidence::Seen);
    let reason = "only what was read";
    fair.give(Command::ChangeFormat(ChangeFormat { format: Some(Box::new(format)), reason: reason.into() }));
    let page = fair.page(&fair.director, RULES);
    says(&page, "Every rule of this format is published, so all are locked.");
    assert!(!page.text().contains("name=\"reason\""));
    fair.requires_no_lists();
    fair.give(Command::ChangeFormat(ChangeFormat { format: None, reason: reason.into() }));
    assert_eq!(fair.page(&fair.director, RULES).status, 404);
}
