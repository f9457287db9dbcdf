//! Settings, profile and format change with a reason.

use super::*;

#[test]
fn settings_change_only_with_a_reason() {
    let fair = Fair::new();
    let was = opened(&fair);
    let settings = [&SETTINGS[..], &[("was", was.as_str())]].concat();
    let mut bare = settings.clone();
    bare[7].1 = "";
    let refused = fair.send(&fair.director, &path("/settings"), &bare);
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    assert!(refused.text().contains("value=\"Lyon, upstairs\""), "what was typed is still there");
    assert_eq!(fair.here().setup().unwrap().settings.rounds, 3);

    let number = number();
    for _ in 0..2 {
        assert_eq!(resend(&fair, &fair.director, &path("/settings"), &settings, &number).status, 303);
    }
    let here = fair.here();
    assert_eq!((here.setup().unwrap().settings.rounds, here.log.len()), (5, 2));
    says(&fair.page(&fair.director, &path("/desk")), "Reason: twenty players came");
}

#[test]
fn settings_changed_by_somebody_else_meanwhile_are_never_overwritten_unseen() {
    let fair = Fair::new();
    // Two directors open the page; the form sends back what the page contained.
    let was = opened(&fair);
    let page = fair.page(&fair.director, &path("/settings")).text();
    assert!(page.contains(&format!("name=\"was\" value=\"{}\"", was.replace('"', "&#34;"))), "{page}");
    let first = [&SETTINGS[..], &[("was", was.as_str())]].concat();
    let mut second = first.clone();
    (second[1].1, second[4].1, second[7].1) = ("Lyon, <cellar>", "7", "more players");
    let number = number();
    assert_eq!(resend(&fair, &fair.director, &path("/settings"), &first, &number).status, 303);
    let late = fair.send(&fair.operator, &path("/settings"), &second);
    assert_eq!(late.status, 409);
    says(&late, "The settings were changed after you opened this page, so yours were not recorded.");
    says(&late, "Reason: twenty players came");
    let text = late.text();
    for words in [
        "Lyon, upstairs</td>",
        "Lyon, &#60;cellar&#62; <span",
        "value=\"Lyon, &#60;cellar&#62;\"",
        "value=\"more players\"",
    ] {
        assert!(text.contains(words), "{words} is missing: {text}");
    }
    assert_eq!(text.matches("differs</span>").count(), 2, "place and rounds: {text}");
    assert_eq!((fair.here().setup().unwrap().settings.rounds, fair.here().log.len()), (5, 2));
    // The first submission sent again is the first submission, not a conflict with itself.
    assert_eq!(resend(&fair, &fair.director, &path("/settings"), &first, &number).status, 303);
    // Without saying what was seen nothing counts.
    assert_eq!(fair.send(&fair.director, &path("/settings"), &SETTINGS).status, 409);
    // Having seen both, the second director may insist.
    let now = opened(&fair);
    assert!(text.contains(&format!("name=\"was\" value=\"{}\"", now.replace('"', "&#34;"))));
    second[8].1 = &now;
    assert_eq!(fair.send(&fair.operator, &path("/settings"), &second).status, 303);
    assert_eq!(fair.here().setup().unwrap().settings.rounds, 7);
}

#[test]
fn faults_in_settings_are_shown_beside_their_fields() {
    let fair = Fair::new();
    let mut faulty = SETTINGS;
    faulty[3].1 = "Bajor";
    faulty[4].1 = "99";
    let refused = fair.send(&fair.director, &path("/settings"), &faulty);
    assert_eq!(refused.status, 422);
    says(&refused, "No time zone has this name.");
    says(&refused, "99 rounds cannot be played.");
    assert!(refused.text().contains("value=\"Bajor\""));
    assert_eq!(fair.here().log.len(), 1);
    assert!(refused.text().contains("<details class=\"fold\" open><summary>Rounds</summary>"));
    let page = fair.page(&fair.director, &path("/settings")).text();
    assert!(page.contains("<details class=\"fold\"><summary>Rounds</summary>"), "without a fault folded");
    assert!(page.contains("<details class=\"fold\"><summary>Optional rules</summary>"));
}

#[test]
fn pinned_rules_are_shown_with_source_and_certainty() {
    let fair = Fair::new();
    let page = fair.page(&fair.judge, &path("/settings"));
    let here = fair.here();
    let setup = here.setup().unwrap();
    says(&page, &setup.profile().unwrap().name);
    says(&page, &setup.profile().unwrap().differential.floor.citation);
    says(&page, "Victory points: Full win (FW)");
    says(&page, "Ending: A player did not appear");
    says(&page, "verified");
    says(&page, "unverified");
    says(&page, &setup.format.as_ref().unwrap().rules[0].says);
    says(&page, setup.pins.card_table.as_str());
    says(&page, &setup.pairing_seed.to_string());
    let json = serde_json::to_string(setup.profile().unwrap()).unwrap();
    assert_eq!(
        page.text().matches("Victory points: ").count()
            + page.text().matches("Scores: ").count()
            + page.text().matches("Differential: ").count()
            + page.text().matches("Ending: ").count()
            + page.text().matches("Standings: ").count()
            + page.text().matches("Pairing: ").count()
            + page.text().matches("Rounds: ").count(),
        json.matches("\"citation\"").count(),
        "every value of the profile is shown"
    );
    assert!(!page.text().contains("name=\"reason\""), "a judge changes nothing here");
}

#[test]
fn profile_and_format_change_with_a_reason_within_the_edition() {
    let fair = Fair::new();
    let change = |place: &str, fields: &[(&str, &str)]| {
        let was = pinned(&fair, &path(place));
        let fields = [fields, &[("was", was.as_str())]].concat();
        fair.send(&fair.director, &path(place), &fields)
    };
    let refused = change("/settings/profile", &[("profile", "tcc-2e-2014"), ("reason", "why not")]);
    assert_eq!(refused.status, 422);
    says(&refused, "Choose a profile of that edition.");
    assert!(refused.text().contains("value=\"why not\""));
    assert_eq!(change("/settings/profile", &[("profile", "tcc-1e-2014"), ("reason", "")]).status, 422);
    let same = change("/settings/profile", &[("profile", "tcc-1e-2023"), ("reason", "again")]);
    assert_eq!((same.status, same.header("location")), (303, &*path("/settings?saved=same")));
    assert_eq!(fair.here().log.len(), 1, "nothing so far");
    assert_eq!(
        change("/settings/profile", &[("profile", "tcc-1e-2014"), ("reason", "old cards")]).status,
        303
    );
    assert_eq!(fair.here().setup().unwrap().profile().unwrap().id, "tcc-1e-2014");

    let refused = change("/settings/format", &[("format", "none"), ("reason", "sealed")]);
    says(&refused, "Deck lists are required");
    let refused = change("/settings/format", &[("format", "tribbles"), ("reason", "fun")]);
    says(&refused, "Choose a format of that edition.");
    assert_eq!(
        change("/settings/format", &[("format", "1e-modern"), ("reason", "as announced")]).status,
        303
    );
    assert_eq!(fair.here().setup().unwrap().format.as_ref().unwrap().id, "1e-modern");
    says(&fair.page(&fair.director, &path("/settings")), "First Edition, Modern");
}

#[test]
fn a_profile_or_format_pinned_by_somebody_else_meanwhile_is_never_replaced_unseen() {
    let fair = Fair::new();
    for (place, first, second, names, reason) in [
        (
            "/settings/profile",
            ("profile", "tcc-1e-2014"),
            ("profile", "decipher-1e-1998"),
            ["2014", "1998"],
            "older cards",
        ),
        (
            "/settings/format",
            ("format", "1e-modern"),
            ("format", "1e-traditional"),
            ["First Edition, Modern", "First Edition, Traditional"],
            "older game",
        ),
    ] {
        let was = pinned(&fair, &path(place));
        let send = |who, choice, was: &str| {
            fair.send(who, &path(place), &[choice, ("reason", reason), ("was", was)])
        };
        assert_eq!(send(&fair.director, first, &was).status, 303);
        let before = fair.here().log.len();
        let late = send(&fair.operator, second, &was);
        assert_eq!(late.status, 409, "{}", late.text());
        says(&late, "so yours were not recorded");
        says(&late, "Two versions of the settings");
        for words in names {
            says(&late, words);
        }
        says(&late, &format!("Reason: {reason}"));
        assert!(
            late.text().contains(&format!("<option value=\"{}\" selected lang=\"en\"", second.1)),
            "still chosen"
        );
        assert_eq!(fair.here().log.len(), before);
        assert_eq!(
            send(&fair.operator, second, "").status,
            409,
            "without word of what was seen nothing counts"
        );
        let now = pinned(&fair, &path(place));
        assert!(late.text().contains(&format!("name=\"was\" value=\"{now}\"")), "both were seen now");
        assert_eq!(send(&fair.operator, second, &now).status, 303);
        // What is pinned already may be chosen again, whatever the page showed.
        let before = fair.here().log.len();
        let same = send(&fair.director, second, &was);
        assert_eq!((same.status, same.header("location")), (303, &*path("/settings?saved=same")));
        assert_eq!(fair.here().log.len(), before);
    }
    let here = fair.here();
    let setup = here.setup().unwrap();
    assert_eq!(
        (setup.profile().unwrap().id.as_str(), setup.format.as_ref().unwrap().id.as_str()),
        ("decipher-1e-1998", "1e-traditional")
    );
}

/// The mark of what is pinned, as the form at this address is opened with it.
fn pinned(fair: &Fair, form: &str) -> String {
    let page = fair.page(&fair.director, &path("/settings")).text();
    let (_, form) = page.split_once(&format!("action=\"{form}\"")).expect("the form");
    let (_, value) = form.split_once("name=\"was\" value=\"").expect("the mark");
    value.chars().take_while(|character| *character != '"').collect()
}

#[test]
fn the_settings_say_while_too_few_play_for_a_sanctioned_tournament() {
    let words = "No tournament with fewer than 3 players was sanctioned";
    let page = |names: &[&str]| {
        let fair = Fair::with_players(names);
        fair.page(&fair.director, &path("/settings"))
    };
    says(&page(&["Kira", "Odo"]), words);
    assert!(!page(&["Kira", "Odo", "Quark"]).text().contains(words));
}
