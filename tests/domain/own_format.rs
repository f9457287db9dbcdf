//! A director makes a format of a published one.
use arbiter::data::{card_table, deck_format};
use arbiter::domain::deck::overrides::WantedRule;
use arbiter::domain::deck::own_format::{OwnFormatError, OwnWish, TitleList};
use arbiter::domain::deck::{DeckList, Format, Severity};
use arbiter::domain::source::Confidence;

fn made(base: &str, wish: &OwnWish) -> Result<Format, Vec<OwnFormatError>> {
    let base = deck_format(base).unwrap();
    base.own_copy(wish, "as announced", None, card_table(base.edition))
}

fn named() -> OwnWish {
    OwnWish { name: "Pub night".to_owned(), ..OwnWish::default() }
}

/// The rules that are broken, errors alone.
fn broken(format: &Format, text: &str) -> Vec<String> {
    let table = card_table(format.edition);
    let report = format.check(&DeckList::read(text, table), table, None);
    let errors = report.faults.into_iter().filter(|fault| fault.severity == Severity::Error);
    errors.map(|fault| fault.rule.into()).collect()
}

#[test]
fn a_copy_has_its_own_name_and_any_rule_may_change_or_go() {
    let figure = |rule: &str, figure| WantedRule {
        rule: rule.to_owned(),
        severity: Severity::Error,
        figure: Some(figure),
    };
    let wish = OwnWish {
        rules: vec![figure("missions-exactly", 4), figure("draw-deck-at-least", 20)],
        left_out: vec!["seed-deck-at-most".to_owned()],
        ..named()
    };
    let own = made("1e-open", &wish).unwrap();
    assert_eq!((own.id.as_str(), own.name.as_str(), own.published_id()), ("own", "Pub night", "1e-open"));
    assert!(own.about.contains("First Edition, Open") && own.about.contains("At most 30 counted seed cards"));
    let missions = own.rules.iter().find(|rule| rule.id == "missions-exactly").unwrap();
    assert_eq!(
        (missions.confidence, missions.citations.as_slice()),
        (Confidence::Organiser, &["as announced".to_owned()][..])
    );
    let deck = "Missions:\n1 Gravesworld\n1 Seek Life-form\n1 Renegotiate Pact\n1 Covert Installation\nSeed deck:\n40 Maglock\nDraw deck:\n20 Odo\n";
    assert_eq!(broken(&own, deck), Vec::<String>::new());
    assert!(broken(deck_format("1e-open").unwrap(), deck).len() >= 3);
    let pinned: Format = serde_json::from_str(&serde_json::to_string(&own).unwrap()).unwrap();
    assert_eq!(pinned, own, "it reads back from a log");
    // Made again with nothing changed, each rule keeps its source.
    let base = deck_format("1e-open").unwrap();
    let again = base.own_copy(&wish, "another reason", Some(&own), card_table(base.edition)).unwrap();
    assert_eq!(again.rules, own.rules);
}

#[test]
fn titles_are_banned_and_allowed_whatever_pools_and_bans_say() {
    let wish =
        OwnWish { banned: "odo\n\nOdo\n".to_owned(), allowed: "Raise the Stakes\n".to_owned(), ..named() };
    let own = made("1e-open", &wish).unwrap();
    assert_eq!(
        (own.own_banned(), own.allowed.as_slice()),
        (&["Odo".to_owned()][..], &["Raise the Stakes".to_owned()][..])
    );
    let deck = "Draw deck:\n1 Odo\n1 Raise the Stakes\n";
    let broken = broken(&own, deck);
    assert!(
        broken.contains(&"own-banned".to_owned()) && !broken.contains(&"banned".to_owned()),
        "{broken:?}"
    );
    assert!(
        self::broken(deck_format("1e-open").unwrap(), deck).contains(&"banned".to_owned()),
        "the control"
    );
    // In sealed an allowed title need not be opened.
    let own = made("sealed", &OwnWish { allowed: "Odo".to_owned(), ..named() }).unwrap();
    let table = card_table(own.edition);
    let pool = arbiter::domain::deck::OpenedPool::default();
    let all = arbiter::domain::awaited::Awaited::always();
    let list = DeckList::read("Draw deck:\n2 Odo\n1 Worf\n", table);
    let report = own.check_while(&list, table, None, Some(&pool), &all).unwrap();
    let fault = report.faults.iter().find(|fault| fault.rule.code() == "from-pool").unwrap();
    assert_eq!(fault.cards, ["Worf"]);
}

#[test]
fn only_cards_with_a_printing_in_a_chosen_set_are_played_unless_a_title_is_allowed() {
    let table = card_table(deck_format("1e-open").unwrap().edition);
    let released = |title: &str, code: &str| {
        let card = table.cards().iter().find(|card| card.title == title).unwrap();
        card.printings.iter().any(|printing| printing.release == code)
    };
    assert!(released("Kevin Uxbridge", "premiere") && !released("Maglock", "premiere"));
    let deck = "Draw deck:\n1 Kevin Uxbridge\n1 Maglock\n";
    let sets = |codes: &[&str]| codes.iter().map(|code| (*code).to_owned()).collect::<Vec<_>>();
    let limited = made("1e-open", &OwnWish { sets: sets(&["au", "premiere"]), ..named() }).unwrap();
    assert_eq!(limited.own_sets(), sets(&["premiere", "au"]), "in the order of the card table");
    let report = limited.check(&DeckList::read(deck, table), table, None);
    let fault = report.faults.iter().find(|fault| fault.rule.code() == "own-sets").unwrap();
    assert_eq!((fault.cards.as_slice(), fault.severity), (&["Maglock".to_owned()][..], Severity::Error));
    let pinned: Format = serde_json::from_str(&serde_json::to_string(&limited).unwrap()).unwrap();
    assert_eq!(pinned, limited, "it reads back from a log");
    let allowed = OwnWish { sets: sets(&["premiere"]), allowed: "Maglock".to_owned(), ..named() };
    assert!(!broken(&made("1e-open", &allowed).unwrap(), deck).contains(&"own-sets".to_owned()));
    assert!(made("1e-open", &named()).unwrap().own_sets().is_empty(), "all sets without a tick");
    let unknown = made("1e-open", &OwnWish { sets: sets(&["nowhere"]), ..named() });
    assert_eq!(unknown, Err(vec![OwnFormatError::NoSet("nowhere".to_owned())]));
}

#[test]
fn what_cannot_be_says_so_for_each_line() {
    let errors = made(
        "1e-open",
        &OwnWish {
            name: "  ".to_owned(),
            banned: "Red Allert!\nOdo".to_owned(),
            allowed: "Odo".to_owned(),
            ..named()
        },
    )
    .unwrap_err();
    assert!(errors.contains(&OwnFormatError::NoName), "{errors:?}");
    let unknown = |error: &OwnFormatError| matches!(error, OwnFormatError::NoCard { list: TitleList::Banned, line: 1, near, .. } if !near.is_empty());
    assert!(errors.iter().any(unknown), "{errors:?}");
    let both = made("1e-open", &OwnWish { banned: "Odo".to_owned(), allowed: "odo".to_owned(), ..named() });
    assert_eq!(both, Err(vec![OwnFormatError::Both("Odo".to_owned())]));
    let many = OwnWish { banned: "Odo\n".repeat(201), ..named() };
    assert_eq!(made("1e-open", &many), Err(vec![OwnFormatError::TooMany(201)]));
    let long = OwnWish { name: "x".repeat(61), ..OwnWish::default() };
    assert_eq!(made("1e-open", &long), Err(vec![OwnFormatError::LongName(61)]));
    let wanted =
        WantedRule { rule: "missions-exactly".to_owned(), severity: Severity::Error, figure: Some(9_999) };
    let far = made("1e-open", &OwnWish { rules: vec![wanted], ..named() });
    assert!(matches!(far.unwrap_err().as_slice(), [OwnFormatError::Rule(_)]));
}

#[test]
fn a_name_is_kept_with_single_spaces_and_holds_nothing_that_cannot_be_seen() {
    let called = |name: &str| made("1e-open", &OwnWish { name: name.to_owned(), ..OwnWish::default() });
    assert_eq!(
        called("  Pub \u{a0} night, Zo\u{eb}\u{2003}").unwrap().name,
        "Pub night, Zo\u{eb}",
        "the control"
    );
    let piled = format!("Pub n{}ight", "\u{301}".repeat(5));
    for name in ["Pub\u{200b} night", "Pub night\u{202e}", "\u{200b}", "Pub\u{7f}night", piled.as_str()] {
        assert_eq!(called(name), Err(vec![OwnFormatError::Unseen]), "{name:?}");
    }
}

#[test]
fn cards_are_exchanged_between_games_only_with_pools() {
    let without = |rules: &[&str]| {
        let left_out = rules.iter().map(|rule| (*rule).to_owned()).collect();
        made("sealed", &OwnWish { left_out, ..named() })
    };
    let errors = without(&["from-pool"]).unwrap_err();
    assert!(
        matches!(errors.as_slice(), [OwnFormatError::NeedsPool { rule, .. }] if rule == "between-games"),
        "{errors:?}"
    );
    let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 12).unwrap();
    let cases: [(&[&str], bool); 3] = [
        (&["missions-exactly"], true),
        (&["between-games"], false),
        (&["from-pool", "between-games"], false),
    ];
    for (left_out, may) in cases {
        assert_eq!(without(left_out).unwrap().exchanges_between_games(day), may, "{left_out:?}");
    }
}
