//! A new tournament.

use super::*;
use crate::support::written::written;

/// A complete form for `/new`.
const NEW: [(&str, &str); 10] = [
    ("title", "O'Brien <b> Cup"),
    ("place", "Quark's"),
    ("date", "2026-12-05"),
    ("time_zone", "europe/paris"),
    ("edition", "1E"),
    ("format", "1e-open"),
    ("profile", "tcc-1e-2023"),
    ("rounds", "4"),
    ("round_minutes", ""),
    ("deck_lists_required", "yes"),
];

fn new_with<'a>(changes: &[(&'static str, &'a str)]) -> Vec<(&'static str, &'a str)> {
    NEW.iter()
        .map(|(name, value)| {
            let changed = changes.iter().find(|(changed, _)| changed == name);
            (*name, changed.map_or(*value, |(_, value)| *value))
        })
        .collect()
}

fn tournaments(fair: &Fair) -> usize {
    fair.desk().tournaments().unwrap().readable.len()
}

#[test]
fn anybody_with_an_account_creates_a_tournament_and_directs_it() {
    let fair = Fair::new();
    let form = fair.page(&fair.stranger, "/new");
    assert_eq!(form.status, 200);
    for words in ["Deck format", "Scoring profile", "Unverified", "Rounds for players"] {
        says(&form, words);
    }
    let text = form.text();
    assert!(text.contains("href=\"/rules/scoring/tcc-1e-2023\""), "each profile leads to its sources");
    assert!(text.contains("<option>Europe/Paris</option>"));
    for label in ["First Edition", "Second Edition", "Tribbles"] {
        assert!(text.contains(&format!("<span>{label}</span>")), "{label} is the label of its button");
    }
    assert!(text.contains("<optgroup label=\"Tribbles\""));
    assert!(!text.contains("cannot be run yet"), "every game with decks is run");
    let list = [("format", "tribbles"), ("list", "1 Live Long and Tribble")];
    let checked = fair.send(&fair.stranger, "/deck-check", &list);
    assert_eq!(checked.status, 200, "and that is true");
    says(&checked, "Counted by the rules of Tribbles");

    let sent = fair.send(&fair.stranger, "/new", &NEW);
    assert_eq!((sent.status, sent.header("location")), (303, "/t/o-brien-b-cup/desk"));
    let desk = fair.page(&fair.stranger, "/t/o-brien-b-cup/desk");
    assert_eq!(desk.status, 200);
    says(&desk, "O'Brien <b> Cup");
    assert!(!desk.text().contains("<b> Cup"), "the title is escaped");
    assert_eq!(fair.page(&fair.director, "/t/o-brien-b-cup/desk").status, 404, "others have no part in it");

    let here = fair.desk().tournament(&slug("o-brien-b-cup")).unwrap();
    let setup = here.setup().unwrap();
    assert_eq!(setup.settings.time_zone, "Europe/Paris");
    assert_eq!(setup.settings.round_minutes, setup.profile().unwrap().rounds.minutes.value);
    assert!(setup.settings.deck_lists_required);
    assert_eq!(&setup.pins.card_table, arbiter::data::card_table(setup.settings.edition).version());
    assert_eq!(setup.pins.rulings_library.as_str().len(), 64);
    assert_ne!(setup.pairing_seed, 0);
    assert_eq!(here.log[0].role, "director");
}

#[test]
fn a_profile_of_another_day_is_pointed_out_on_the_desk_and_in_the_settings() {
    let fair = Fair::new();
    let known = "The profile for that day is “The Continuing Committee, First Edition, 2010 to March 2014”.";
    let unknown = "and no profile is known for that day.";
    let days = [
        ("early", "1995-03-01", unknown),
        ("between", "2005-07-02", unknown),
        ("eve", "2010-04-07", unknown),
        ("first", "2010-04-08", known),
        ("last", "2014-03-09", known),
    ];
    for (title, date, told) in days {
        let form = new_with(&[("title", title), ("date", date)]);
        assert_eq!(fair.send(&fair.stranger, "/new", &form).status, 303, "{date}");
        for page in ["desk", "settings"] {
            says(&fair.page(&fair.stranger, &format!("/t/{title}/{page}")), told);
        }
    }
    assert_eq!(fair.send(&fair.stranger, "/new", &new_with(&[("title", "today")])).status, 303);
    for page in ["desk", "settings"] {
        let page = fair.page(&fair.stranger, &format!("/t/today/{page}"));
        assert!(!page.text().contains("does not apply on"), "{}", page.text());
    }
}

#[test]
fn a_deck_format_of_another_day_is_pointed_out_on_the_desk_and_in_the_settings() {
    let fair = Fair::new();
    let told = "First Edition, OTF was last played on 2023-04-30, so other rules applied on 2023-05-01.";
    for (title, date, is_told) in [("last-day", "2023-04-30", false), ("next-day", "2023-05-01", true)] {
        let form = new_with(&[("title", title), ("date", date), ("format", "1e-otf"), ("profile", "by-day")]);
        let sent = fair.send(&fair.stranger, "/new", &form);
        assert_eq!(sent.status, 303, "{date}: {}", sent.text());
        for page in ["desk", "settings"] {
            let page = fair.page(&fair.stranger, &format!("/t/{title}/{page}")).text();
            assert_eq!(page.contains(told), is_told, "{date}: {page}");
        }
    }
}

#[test]
fn a_profile_left_to_the_day_is_the_one_in_force_on_it() {
    let fair = Fair::new();
    let page = fair.page(&fair.stranger, "/new").text();
    assert!(
        page.contains("<option value=\"by-day\" selected>The one in force on the day</option>"),
        "{page}"
    );
    assert!(page.contains("data-from=\"2014-10-10\" data-until=\"2023-04-30\">"), "for the script: {page}");
    assert!(page.contains("role=\"status\">Scored by the profile in force on that day, unless"), "{page}");
    let unknown = "and no profile is known for that day.";
    for (at, edition, format, date, expected, is_known) in [
        ("first-day", "1E", "1e-open", "2010-04-08", "tcc-1e-2010", true),
        ("last-day", "1E", "1e-open", "2023-04-30", "tcc-1e-2014", true),
        ("next-day", "1E", "1e-open", "2023-05-01", "tcc-1e-2023", true),
        ("between", "1E", "1e-open", "2005-07-02", "tcc-1e-2023", false),
        ("second", "2E", "2e-standard", "2007-12-31", "decipher-2e-2002", true),
        ("second-between", "2E", "2e-standard", "2008-01-01", "tcc-2e-2014", false),
        ("pods", "TR", "tribbles", "2026-12-05", "tribbles-heats", true),
    ] {
        let day = [("title", at), ("edition", edition), ("format", format), ("date", date)];
        let form = new_with(&[&day[..], &[("profile", "by-day")]].concat());
        let sent = fair.send(&fair.stranger, "/new", &form);
        assert_eq!(sent.status, 303, "{date}: {}", sent.text());
        let here = fair.desk().tournament(&slug(at)).unwrap();
        let setup = here.setup().unwrap();
        let pods = setup.pods().map(|rules| &rules.profile.id);
        assert_eq!(setup.profile().map(|profile| &profile.id).or(pods).unwrap(), expected, "{date}");
        if let Some(profile) = setup.profile() {
            assert_eq!(setup.settings.round_minutes, profile.rounds.minutes.value, "{date}");
            says(&fair.page(&fair.stranger, &format!("/t/{at}/settings")), &profile.name);
        }
        let desk = fair.page(&fair.stranger, &format!("/t/{at}/desk")).text();
        assert_eq!(!desk.contains("does not apply on"), is_known, "{date}: {desk}");
        assert_eq!(desk.contains(unknown), !is_known, "{date}: {desk}");
    }
}

#[test]
fn a_day_that_cannot_be_read_is_the_only_fault_and_the_choice_stays_with_the_day() {
    let fair = Fair::new();
    let sent = fair.send(&fair.stranger, "/new", &new_with(&[("date", "2010-02-31"), ("profile", "by-day")]));
    assert_eq!(sent.status, 422);
    says(&sent, "Write the day as year, month, day");
    let text = sent.text();
    assert!(!text.contains("Choose a scoring profile"), "{text}");
    assert!(text.contains("<option value=\"by-day\" selected>"), "{text}");
    // The rounds that are suggested are those of the profile of the day.
    let suggested = |profile: &str, date: &str| {
        let changes = [("date", date), ("profile", profile), ("time_zone", "Mars/Olympus")];
        let text = fair.send(&fair.stranger, "/new", &new_with(&changes)).text();
        text.split("id=\"rounds-h\">").nth(1).unwrap().split('<').next().unwrap().to_owned()
    };
    for (date, profile) in [("1999-01-01", "decipher-1e-1998"), ("2026-12-05", "tcc-1e-2023")] {
        assert_eq!(suggested("by-day", date), suggested(profile, date));
    }
}

#[test]
fn a_tournament_like_an_earlier_one_takes_the_profile_of_its_own_day_unless_another_one_was_chosen() {
    let fair = Fair::new();
    let like = |title: &str, date: &str, profile: &str| {
        let form = new_with(&[("title", title), ("date", date), ("profile", profile)]);
        assert_eq!(fair.send(&fair.stranger, "/new", &form).status, 303, "{title}");
        fair.page(&fair.stranger, &format!("/new?like={title}")).text()
    };
    for (title, date, profile, selected) in [
        ("left", "2022-06-04", "by-day", "by-day"),
        ("named", "2022-06-04", "tcc-1e-2014", "by-day"),
        ("older", "2026-06-04", "tcc-1e-2014", "tcc-1e-2014"),
        ("newer", "2022-06-04", "tcc-1e-2023", "tcc-1e-2023"),
    ] {
        let filled = like(title, date, profile);
        assert!(filled.contains(&format!("<option value=\"{selected}\" selected")), "{title}: {filled}");
    }
}

#[test]
fn a_profile_of_tribbles_that_is_not_the_usual_one_differs_from_a_new_tournament() {
    let fair = Fair::new();
    for (title, profile, differs) in [("heats", "tribbles-heats", false), ("places", "tribbles-places", true)]
    {
        let changes = [
            ("title", title),
            ("edition", "TR"),
            ("format", "tribbles"),
            ("profile", profile),
            ("rounds", "3"),
        ];
        assert_eq!(fair.send(&fair.stranger, "/new", &new_with(&changes)).status, 303, "{title}");
        let shown = fair.page(&fair.stranger, &format!("/t/{title}/settings?changed=yes")).text();
        assert_eq!(shown.contains("id=\"pinned-profile\""), differs, "{title}: {shown}");
        assert_eq!(shown.contains("Everything is set as in a new tournament."), !differs, "{title}: {shown}");
    }
}

#[test]
fn a_format_brings_the_points_that_win_its_games_and_the_minutes_of_its_rounds() {
    let fair = Fair::new();
    let set_up = |title: &str, changes: &[(&'static str, &str)]| {
        let form = new_with(&[changes, &[("title", title)]].concat());
        assert_eq!(fair.send(&fair.stranger, "/new", &form).status, 303, "{title}");
        let here = fair.desk().tournament(&slug(title)).unwrap();
        let setup = here.setup().unwrap();
        (setup.profile().unwrap().clone(), setup.settings.round_minutes)
    };
    let second = |format| [("edition", "2E"), ("profile", "tcc-2e-2014"), ("format", format)];
    let (profile, minutes) = set_up("slipstream", &second("2e-slipstream"));
    assert_eq!((profile.scores.win_threshold.value, profile.cap(), minutes), (50, 50, 60));
    assert_eq!(profile.set_by_organiser().len(), 1, "the director chose it with the format");
    says(&fair.page(&fair.stranger, "/t/slipstream/settings/values"), "Slipstream is won at 50 points");
    let (profile, _) = set_up("standard", &second("2e-standard"));
    assert_eq!((profile.scores.win_threshold.value, profile.cap()), (100, 100));
    let (profile, minutes) = set_up("warp", &[("format", "1e-warp-speed")]);
    assert_eq!((profile.scores.win_threshold.value, minutes), (100, 30));
    let (_, minutes) = set_up("slow-warp", &[("format", "1e-warp-speed"), ("round_minutes", "45")]);
    assert_eq!(minutes, 45, "the director may choose others");
    // The form says so before, each number beside its source.
    let form = fair.page(&fair.stranger, "/new");
    says(&form, "First Edition, Warp Speed : a round takes 30 minutes");
    says(&form, "articleID=3475");
    says(&form, ": a game is won at 50 points");
}

#[test]
fn another_profile_keeps_the_points_that_the_format_brought() {
    let fair = Fair::new();
    let slipstream = [("edition", "2E"), ("profile", "tcc-2e-2014"), ("format", "2e-slipstream")];
    let form = new_with(&[&slipstream[..], &[("title", "slipstream")]].concat());
    assert_eq!(fair.send(&fair.stranger, "/new", &form).status, 303);
    let change = |profile: &str| {
        let settings = fair.page(&fair.stranger, "/t/slipstream/settings").text();
        let (_, form) = settings.split_once("action=\"/t/slipstream/settings/profile\"").expect("the form");
        let (_, was) = form.split_once("name=\"was\" value=\"").expect("the mark");
        let was: String = was.chars().take_while(|character| *character != '"').collect();
        let fields = [("profile", profile), ("reason", "as announced"), ("was", was.as_str())];
        fair.send(&fair.stranger, "/t/slipstream/settings/profile", &fields)
    };
    let same = change("tcc-2e-2014");
    assert_eq!((same.status, same.header("location")), (303, "/t/slipstream/settings?saved=same"));
    assert_eq!(change("tcc-2e-2014-03").status, 303);
    let here = fair.desk().tournament(&slug("slipstream")).unwrap();
    let profile = here.setup().unwrap().profile().unwrap();
    assert_eq!(
        (profile.id.as_str(), profile.scores.win_threshold.value, profile.cap()),
        ("tcc-2e-2014-03", 50, 50)
    );
}

#[test]
fn a_form_sent_twice_at_once_creates_one_tournament_and_both_end_at_its_desk() {
    let fair = Fair::new();
    let (before, number) = (tournaments(&fair), number());
    let answers: Vec<Response> = std::thread::scope(|scope| {
        let send = || resend(&fair, &fair.stranger, "/new", &NEW, &number);
        let running: Vec<_> = (0..4).map(|_| scope.spawn(send)).collect();
        running.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    for answer in &answers {
        assert_eq!((answer.status, answer.header("location")), (303, "/t/o-brien-b-cup/desk"));
    }
    assert_eq!(tournaments(&fair), before + 1);
    // The control: a form with a number of its own is another tournament, with another address.
    let other = fair.send(&fair.stranger, "/new", &NEW);
    assert_eq!(other.header("location"), "/t/o-brien-b-cup-2/desk");
}

#[test]
fn the_same_number_with_other_content_creates_nothing() {
    let fair = Fair::new();
    let number = number();
    resend(&fair, &fair.stranger, "/new", &NEW, &number);
    let before = tournaments(&fair);
    let changed = new_with(&[("title", "Another Cup")]);
    let sent = resend(&fair, &fair.stranger, "/new", &changed, &number);
    assert_eq!((sent.status, tournaments(&fair)), (409, before));
    says(&sent, "already submitted this form with other values");
}

#[test]
fn the_number_of_somebody_elses_form_gives_no_part_in_their_tournament() {
    let fair = Fair::new();
    let number = number();
    let judge = account(fair.desk(), "Judge");
    fair.desk().set_rights(judge, Rights { open: true, assert: false }).unwrap();
    resend(&fair, &fair.stranger, "/new", &NEW, &number);
    let sent = resend(&fair, &fair.judge, "/new", &NEW, &number);
    assert_eq!(sent.header("location"), "/t/o-brien-b-cup-2/desk", "it made one of its own");
    assert_eq!(fair.page(&fair.judge, "/t/o-brien-b-cup/desk").status, 404);
}

#[test]
fn a_director_who_was_removed_does_not_come_back_by_sending_the_first_form_again() {
    let fair = Fair::new();
    let number = number();
    resend(&fair, &fair.stranger, "/new", &NEW, &number);
    let id = fair.desk().tournament(&slug("o-brien-b-cup")).unwrap().id();
    let code = fair.desk().invite(id, Role::Director, Utc::now()).unwrap();
    fair.desk().accept(&code, account(fair.desk(), "Judge"), Utc::now()).unwrap();
    fair.desk().remove_role(id, account(fair.desk(), "Stranger"), Role::Director).unwrap();
    let again = resend(&fair, &fair.stranger, "/new", &NEW, &number);
    assert_eq!(again.status, 303);
    assert_eq!(fair.page(&fair.stranger, "/t/o-brien-b-cup/desk").status, 404);
}

#[test]
fn format_and_profile_of_another_edition_are_refused_and_nothing_typed_is_lost() {
    let fair = Fair::new();
    let before = tournaments(&fair);
    for (field, value, sentence) in [
        ("format", "2e-standard", "is a format of Second Edition, and this tournament plays First Edition."),
        ("profile", "tcc-2e-2014", "scores Second Edition, and this tournament plays First Edition."),
        ("format", "nonsense", "Choose a deck format"),
        ("profile", "", "Choose a scoring profile."),
        ("format", "none", "Without a deck format no list can be handed in."),
    ] {
        let sent = fair.send(&fair.stranger, "/new", &new_with(&[(field, value)]));
        assert_eq!(sent.status, 422, "{field} {value}");
        says(&sent, sentence);
        let text = sent.text();
        assert!(text.contains("value=\"O&#39;Brien &#60;b&#62; Cup\""), "the title is still there");
        assert!(text.contains("value=\"Quark&#39;s\"") && text.contains("value=\"europe/paris\""));
        assert!(text.contains("role=\"alert\""));
        if value.contains("2e") {
            assert!(
                text.contains(&format!("<option value=\"{value}\" selected lang=\"en\"")),
                "the choice is still there"
            );
        }
    }
    assert_eq!(tournaments(&fair), before);
}

#[test]
fn every_fault_in_the_form_is_reported_at_once() {
    let fair = Fair::new();
    let rubbish = new_with(&[
        ("title", "   "),
        ("date", "2026-02-31"),
        ("time_zone", "Mars/Olympus"),
        ("edition", "3E"),
        ("rounds", "many"),
        ("round_minutes", "-5"),
    ]);
    let sent = fair.send(&fair.stranger, "/new", &rubbish);
    assert_eq!(sent.status, 422);
    for sentence in [
        "Give the tournament a title",
        "Write the day as year, month, day",
        "No time zone has this name.",
        "Choose the edition that is played.",
        "Rounds are a whole number from 1 to 20.",
        "Minutes are a whole number from 5 to 600.",
    ] {
        says(&sent, sentence);
    }
    for (field, value, sentence) in [
        ("rounds", "21", "21 rounds cannot be played."),
        ("round_minutes", "4", "A round of 4 minutes cannot be played."),
    ] {
        let sent = fair.send(&fair.stranger, "/new", &new_with(&[(field, value)]));
        assert_eq!(sent.status, 422);
        says(&sent, sentence);
    }
}

#[test]
fn without_an_account_nothing_is_created() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let seat = fair.seat(1);
    assert_eq!(fair.house.get("/new").send().header("location"), "/sign-in?next=/new");
    assert_eq!(fair.page(&seat, "/new").status, 404);
    let before = tournaments(&fair);
    assert_eq!(fair.send(&seat, "/new", &NEW).status, 404);
    assert_eq!(tournaments(&fair), before);
}

#[test]
fn a_tournament_begins_with_the_settings_of_one_that_its_director_directs() {
    let fair = Fair::new();
    let first = new_with(&[("format", "1e-modern"), ("rounds", "7"), ("round_minutes", "50")]);
    assert_eq!(fair.send(&fair.stranger, "/new", &first).status, 303);
    let offered = fair.page(&fair.stranger, "/new");
    assert!(offered.text().contains("href=\"/new?like=o-brien-b-cup\""), "{}", offered.text());
    let like = fair.page(&fair.stranger, "/new?like=o-brien-b-cup").text();
    for filled in [
        "name=\"rounds\" value=\"7\"",
        "name=\"round_minutes\" value=\"50\"",
        "<option value=\"1e-modern\" selected",
        "value=\"O&#39;Brien",
    ] {
        assert!(like.contains(filled), "{filled}: {like}");
    }
    assert!(!like.contains("2026-12-05"), "the day is another one");
    // What somebody else directs is not offered, although everybody may copy what everybody sees.
    let other = fair.page(&fair.director, "/new").text();
    assert!(!other.contains("like=o-brien-b-cup"), "{other}");
}

#[test]
fn a_form_sent_twice_notes_once_who_directs_the_tournament() {
    written();
    let fair = Fair::new();
    let mut form = new_with(&[("title", "Noted Once")]);
    form.push(("submission", "00000000-0000-4000-8000-0000000000b1"));
    for again in [false, true] {
        let sent = fair.house.post("/new", &form).within(&fair.stranger).send();
        assert_eq!((sent.status, sent.header("location")), (303, "/t/noted-once/desk"), "{again}");
        let all = written();
        let about = all.lines().filter(|line| line.contains("\"tournament\":\"noted-once\""));
        assert_eq!(about.filter(|line| line.contains("\"role-given\"")).count(), 1, "{again}");
    }
}

/// Who has which role at a tournament, by name.
fn roles_at(fair: &Fair, at: &str) -> Vec<(String, Role)> {
    let id = fair.desk().id_at(&slug(at)).unwrap().unwrap();
    let staff = fair.desk().staff_of(id).unwrap().into_iter();
    let mut staff: Vec<_> = staff.map(|helper| (helper.name, helper.role)).collect();
    staff.sort();
    staff
}

#[test]
fn the_staff_of_the_earlier_tournament_comes_along_if_its_director_says_so() {
    let fair = Fair::new();
    fair.also_here("Stranger", Role::Director);
    let page = fair.page(&fair.director, &format!("/new?like={SLUG}")).text();
    for words in
        ["The same staff", "Head Judge (head judge)", "Stranger (director)", "Checker (deck checker)"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
    let send = |who: &SessionToken, ticked: bool, submission: &str| {
        let mut form = new_with(&[]);
        form.extend([("like", SLUG), ("submission", submission)]);
        form.extend(ticked.then_some(("same_staff", "yes")));
        fair.house.post("/new", &form).within(who).send().status
    };
    let numbers = ["a1", "a2", "a3"].map(|end| format!("00000000-0000-4000-8000-0000000000{end}"));
    assert_eq!(send(&fair.director, true, &numbers[0]), 303);
    let expected = roles_at(&fair, SLUG);
    assert_eq!(expected.len(), 6, "{expected:?}");
    assert_eq!(roles_at(&fair, "o-brien-b-cup"), expected);

    // Somebody who was removed since does not come back with the old form.
    let id = fair.desk().id_at(&slug("o-brien-b-cup")).unwrap().unwrap();
    let checker = fair.desk().account_by_name("Checker").unwrap().unwrap().id;
    fair.desk().remove_role(id, checker, Role::DeckChecker).unwrap();
    assert_eq!(send(&fair.director, true, &numbers[0]), 303);
    assert_eq!(roles_at(&fair, "o-brien-b-cup").len(), 5);

    // Without the tick nobody comes along, and nobody takes the staff of a tournament that they do not direct.
    assert_eq!(send(&fair.director, false, &numbers[1]), 303);
    assert_eq!(roles_at(&fair, "o-brien-b-cup-2").len(), 1);
    fair.take_away("Stranger");
    assert!(!fair.page(&fair.stranger, &format!("/new?like={SLUG}")).text().contains("The same staff"));
    assert_eq!(send(&fair.stranger, true, &numbers[2]), 303);
    assert_eq!(roles_at(&fair, "o-brien-b-cup-3"), [("Stranger".to_owned(), Role::Director)]);
}

#[test]
fn what_a_first_tournament_leaves_as_it_is_is_folded_until_something_is_wrong() {
    let fair = Fair::new();
    let text = fair.page(&fair.stranger, "/new").text();
    assert!(text.contains("<details class=\"fold\"><summary>More settings"), "{text}");
    for group in text.split("<optgroup ").skip(1) {
        let usual = group.split("data-usual=\"").nth(1).unwrap().split('"').next().unwrap();
        let own = group.split("</optgroup>").next().unwrap();
        assert!(own.contains(&format!("<option value=\"{usual}\"")), "{usual} is one of its own: {own}");
    }
    let sent = fair.send(&fair.stranger, "/new", &new_with(&[("time_zone", "Mars/Olympus")]));
    assert!(sent.text().contains("<details class=\"fold\" open><summary>More settings"), "{}", sent.text());
}
