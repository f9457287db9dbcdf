//! A private list is on no page of anybody else.

use super::*;

/// Every page there is, at this tournament, for this session; those that hold the marker.
fn leaks(fair: &Fair, session: Option<&SessionToken>) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for route in ROUTES.iter().filter(|route| route.method == Method::Get) {
        let mut path = route.path.replace("{tournament}", SLUG);
        for name in
            ["round", "table", "player", "dispute", "format", "profile", "document", "entry", "account"]
        {
            let value = match name {
                "format" => "1e-open",
                "profile" => "tcc-1e-2023",
                name => arbiter::web::param::sample(name),
            };
            path = path.replace(&format!("{{{name}}}"), value);
        }
        if !path.contains('{') {
            pages.push(path);
        }
    }
    assert!(pages.len() > 40, "{pages:?}");
    pages.retain(|path| {
        let asked = fair.house.get(path);
        let page = match session {
            Some(session) => asked.within(session).send(),
            None => asked.send(),
        };
        stands_in(&page.body, MARKER) || page.headers.values().any(|value| value.contains(MARKER))
    });
    pages
}

#[test]
fn a_private_list_is_on_no_page_of_anybody_else() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark"]);
    let (kira, odo) = (fair.seat(1), fair.seat(2));
    fair.send(&kira, &own(), &[("list", &marked()), ("intent", "submit")]);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let staff = [&fair.head_judge, &fair.judge, &fair.scorekeeper, &fair.checker, &fair.stranger, &odo];
    let nowhere = |when: &str| {
        for session in staff {
            assert_eq!(leaks(&fair, Some(session)), Vec::<String>::new(), "{when}");
        }
        assert_eq!(leaks(&fair, None), Vec::<String>::new(), "{when}");
        // The file of the whole tournament is a form, so that the log says who downloaded it.
        for session in [&fair.director, &fair.operator] {
            assert_eq!(leaks(&fair, Some(session)), Vec::<String>::new(), "{when}");
        }
        let log = fair.here().log.iter().map(|line| line.payload.clone()).collect::<String>();
        assert!(!log.contains(MARKER), "{when}");
    };
    nowhere("before it was read");
    let path = format!("{}/1/read", decks());
    for session in [&fair.judge, &fair.scorekeeper, &fair.stranger, &odo, &kira] {
        assert!(!stands_in(&fair.send(session, &path, &[]).body, MARKER));
    }
    assert!(stands_in(&fair.send(&fair.checker, &path, &[]).body, MARKER), "a checker reads it, on record");
    nowhere("after it was read");
    assert_eq!(
        leaks(&fair, Some(&kira)),
        [own(), format!("{}/sheet", own())],
        "the walk finds what is there to be found"
    );
    let taken = fair.send(&fair.director, &format!("/t/{SLUG}/export"), &[]);
    assert!(stands_in(&taken.body, MARKER), "an export is whole");
    has(&fair.page(&kira, &own()), "Taken away in a file of the whole tournament");
}
