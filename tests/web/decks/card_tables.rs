//! Card tables and their imports.

use super::*;

/// The program's own cards and one that it does not know.
fn new_card() -> import::Import {
    let text = arbiter::data::card_table(Edition::First).to_text();
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.contains("\tMr. Homn\t")).unwrap();
    let card = lines[at].replace("Mr. Homn", MARKER).replace("mr-homn", "zz-kira");
    let printing = lines[at + 1];
    lines.splice(at..at, [card.as_str(), printing]);
    import::read(&(lines.join("\n") + "\n")).unwrap()
}

fn import_new_card(desk: &Desk) -> Looked {
    let one = Gathered {
        edition: Edition::First,
        note: "a test".to_owned(),
        rows: new_card().rows,
        left_out: Vec::new(),
    };
    desk.import_cards(&[one], false, Utc::now()).unwrap().looked.remove(0)
}

#[test]
fn a_tournament_checks_decks_against_its_pinned_card_table() {
    let (fair, _) = handed_in();
    let desk = fair.desk();
    let embedded = arbiter::data::card_table(Edition::First);
    assert_eq!(desk.newest_card_table(Edition::First).unwrap().version(), embedded.version());
    let done = import_new_card(desk);
    assert!(done.is_news());
    let newest = desk.newest_card_table(Edition::First).unwrap();
    assert_eq!(newest.version(), done.after.version());
    assert_eq!(newest.cards().len(), embedded.cards().len() + 1);
    let again = import_new_card(desk);
    assert!(!again.is_news(), "an import of what is known changes nothing");
    assert_eq!(database::count(desk, "card_tables WHERE imported"), 1);
    assert!(
        !desk.check_deck(&slug(SLUG), None, &marked(), &Awaited::always()).unwrap().legal,
        "the older tournament keeps its table"
    );
    has(&check(&fair, "1e-open", "", &marked()), "The deck is legal");

    let pinned = |card_table: &str| {
        let mut command = creation();
        if let Command::CreateTournament(CreateTournament { pins, .. }) = &mut command {
            *pins = Pins {
                card_table: CardTableVersion::stated(card_table),
                rulings_library: LibraryVersion::default(),
            };
        }
        let id = TournamentId::new(arbiter::app::sessions::random_uuid().unwrap());
        desk.create(id, &submission(), &command).unwrap()
    };
    let newer = pinned(newest.version().as_str());
    assert!(
        desk.check_deck(&newer, None, &marked(), &Awaited::always()).unwrap().legal,
        "the newer tournament knows the card"
    );
    let lost = pinned(&"0".repeat(64));
    let Err(DeskError::Unusable(why)) = desk.check_deck(&lost, None, LEGAL, &Awaited::always()) else {
        panic!("nothing to judge by")
    };
    assert!(
        why.to_string()
            .starts_with("The card table that judges this tournament (version 000000000000) is not"),
        "{why}"
    );
}

/// A desk on which a tournament pinned a table that came with another version of the program.
#[test]
fn a_table_of_an_earlier_program_is_still_used_and_is_never_the_newest() {
    let fair = Fair::new();
    let desk = fair.desk();
    let embedded = arbiter::data::card_table(Edition::First);
    assert_eq!(kept(desk, embedded.version().as_str()), 1);

    // What the table of an earlier version was: the store has it, the program does not.
    let earlier = embedded.merged(new_card().rows);
    database::put_card_table(
        desk,
        &earlier,
        earlier.version().as_str(),
        "came with an earlier Arbiter",
        false,
    );
    let mut command = creation();
    if let Command::CreateTournament(CreateTournament { pins, .. }) = &mut command {
        earlier.version().clone_into(&mut pins.card_table);
    }
    let id = TournamentId::new(arbiter::app::sessions::random_uuid().unwrap());
    let old = desk.create(id, &submission(), &command).unwrap();
    assert!(
        desk.check_deck(&old, None, &marked(), &Awaited::always()).unwrap().legal,
        "its own table knows the card"
    );
    assert!(
        !desk.check_deck(&slug(SLUG), None, &marked(), &Awaited::always()).unwrap().legal,
        "the other tournament has its own too"
    );
    let newest = || desk.newest_card_table(Edition::First).unwrap().version().clone();
    assert_eq!(&newest(), embedded.version(), "a kept table outranks nothing");
    let done = import_new_card(desk);
    assert_eq!((done.after.version(), newest()), (earlier.version(), earlier.version().clone()));
    let again = import_new_card(desk);
    assert!(!again.is_news());
}

#[test]
fn importing_a_tournament_keeps_its_card_table() {
    let fair = Fair::new();
    let export = fair.desk().export(&slug(SLUG)).unwrap();
    let url = DatabaseUrl::Sqlite(fair.database().with_extension("elsewhere"));
    let elsewhere = crate::support::desk_over(&url);
    assert_eq!(database::count(&elsewhere, "card_tables"), 0);
    elsewhere.import(&export).unwrap();
    let version = arbiter::data::card_table(Edition::First).version();
    assert_eq!(kept(&elsewhere, version.as_str()), 1, "the pinned table, which nobody imported");
    let [text] = database::card_table_texts(&elsewhere, version.as_str()).try_into().unwrap();
    assert_eq!(arbiter::domain::card::CardTable::parse(&text).unwrap().version(), version);
    assert_eq!(elsewhere.export(&slug(SLUG)).unwrap(), export);
}

fn creation() -> Command {
    let fair = Fair::new();
    let here = fair.here();
    let setup = Tournament::setup(&here.tournament).unwrap().clone();
    Command::CreateTournament(CreateTournament {
        settings: setup.settings.clone(),
        profile: Box::new(setup.profile().unwrap().clone()),
        format: setup.format.map(Box::new),
        pins: setup.pins,
        pairing_seed: 7,
    })
}

/// A LackeyCCG file of the First Edition with these cards.
fn plugin(names: &[&str]) -> String {
    let row = |name: &&str| format!("{name}\tTrad_Modern_Open\t\tpremiere\tEvent\t\n");
    format!("Name\tSet\tImageFile\tRelease\tType\tUniqueness\n{}", names.iter().map(row).collect::<String>())
}

#[test]
fn programs_check_a_list_as_the_console_does_and_are_told_what_is_missing() {
    let fair = fair();
    let send = |body: &str| {
        let ask = fair.house.ask("POST", "/api/v1/deck-check").with("Content-Type", "application/json");
        ask.body(body.to_owned()).send()
    };
    let body =
        serde_json::json!({"format": "1e-open", "on": "2001-01-01", "list": "1 Red Allert!\n"}).to_string();
    let answer = send(&body);
    assert_eq!(answer.status, 200, "{}", answer.text());
    let report: serde_json::Value = serde_json::from_str(&answer.text()).unwrap();
    assert_eq!(report["lines"][0]["suggestions"][0], "Red Alert!");
    assert_eq!(report["legal"], false);
    let wrong = [
        "{\"format\":\"none\",\"list\":\"x\"}",
        "{\"format\":\"1e-open\"}",
        "[1]",
        "{",
        "{\"format\":1}",
        "{\"role\":\"x\"}",
    ];
    for body in wrong {
        assert_eq!(send(body).status / 100, 4, "{body}");
    }
    let form = fair.house.ask("POST", "/api/v1/deck-check").body("format=1e-open&list=x".to_owned());
    assert_eq!(form.with("Content-Type", "application/x-www-form-urlencoded").send().status, 415);
}

/// What programs send needs no token, so it must do nothing that somebody could be made to send.
#[test]
fn the_json_check_is_for_everybody_and_stores_nothing() {
    let routes: Vec<_> = ROUTES.iter().filter(|route| route.json).collect();
    assert!(!routes.is_empty(), "none was looked at");
    for route in routes {
        assert_eq!(route.who, arbiter::web::route::Who::Anyone, "{}", route.path);
        assert_eq!(route.cache, arbiter::web::route::Cache::NoStore, "{}", route.path);
    }
}

#[test]
fn an_operator_imports_cards_in_the_browser_sees_what_changes_and_takes_it_back() {
    let fair = fair();
    let page = fair.page(&fair.operator, "/cards/import");
    has(&page, "the tables that come with the program are used");
    let (first, second) = (plugin(&["Zarquon Bomb"]), plugin(&["Yarquon Bomb"]));
    let send = |intent: &str| {
        let form = [("text", first.as_str()), ("second", second.as_str()), ("intent", intent)];
        fair.send(&fair.operator, "/cards/import", &form)
    };
    let looked = send("look");
    assert_eq!(looked.status, 200);
    has(&looked, "2 new");
    has(&looked, "Nothing is stored yet");
    let list = || check(&fair, "1e-open", "", "1 Zarquon Bomb\n1 Yarquon Bomb\n");
    has(&list(), "2 lines name no card");
    assert_eq!(send("store").status, 303);
    lacks(&list(), "name no card");
    has(&list(), "imported on");
    let last =
        || fair.desk().card_imports().unwrap().into_iter().find(|table| table.imported).unwrap().version;
    let seen = last();
    // Somebody else imports meanwhile: what was seen is no longer the last, and nothing is undone.
    let third = plugin(&["Xarquon Bomb"]);
    let form = [("text", third.as_str()), ("intent", "store")];
    assert_eq!(fair.send(&fair.operator, "/cards/import", &form).status, 303);
    let undo = |version: &CardTableVersion| {
        fair.send(&fair.operator, "/cards/undo", &[("version", version.as_str())])
    };
    let late = undo(&seen);
    assert_eq!(late.status, 409);
    has(&late, "Other cards were imported or taken back meanwhile");
    assert_eq!(undo(&last()).status, 303);
    assert_eq!(last(), seen);
    assert_eq!(undo(&seen).status, 303);
    has(&list(), "2 lines name no card");
}

#[test]
fn a_file_that_breaks_a_format_is_stored_only_after_a_confirmation_and_rubbish_never() {
    let fair = fair();
    let send = |fields: &[(&str, &str)]| fair.send(&fair.operator, "/cards/import", fields);
    let table = arbiter::data::card_table(Edition::First);
    let modern = table.cards().iter().filter(|card| card.kind.code() == "event" && card.has_token("Modern"));
    let rows: String =
        modern.map(|card| format!("{}\tOpen\t\t\tEvent\t\n", card.printings[0].name)).collect();
    let old = format!("{}{rows}", plugin(&[]));
    let refused = send(&[("text", &old), ("intent", "store")]);
    assert_eq!(refused.status, 422);
    has(&refused, "would no longer be");
    has(&refused, "tick this box to store it as it is");
    assert!(refused.text().contains(&rows[..20]), "nothing typed is lost");
    let none = || !fair.desk().card_imports().unwrap().iter().any(|table| table.imported);
    assert!(none(), "nothing was stored");
    let rubbish = format!("{}{}", plugin(&[]), "Warquon\tOpen\t\t\tHolo-thing\t\n".repeat(10_000));
    for text in [rubbish.as_str(), "no plugin", "Name\tSet\n\u{1}\u{2}", "<html>", &"x\t".repeat(50_000)] {
        let answer = send(&[("text", text), ("intent", "store")]);
        assert_eq!(answer.status, 422, "{}", &text[..9]);
        has(&answer, "This was not read");
    }
    assert_eq!(send(&[("intent", "store")]).status, 422);
    assert!(none());
    assert_eq!(send(&[("text", &old), ("intent", "store"), ("all_the_same", "yes")]).status, 303);
    assert!(!none());
}

#[test]
fn a_bad_row_of_a_table_is_named_on_the_page_and_the_rest_is_stored() {
    let fair = fair();
    let table = "printing_id,card_id,title,lackey_name,card_type,release_code,set_field\n\
                 1e-z,zarquon-event,Zarquon Bomb,Zarquon Bomb,event,premiere,Open\n\
                 1e-y,,Yarquon Bomb,Yarquon Bomb,event,premiere,Open\n";
    let send = |intent: &str| {
        fair.send(
            &fair.operator,
            "/cards/import",
            &[("text", table), ("name", "facts.csv"), ("intent", intent)],
        )
    };
    let looked = send("look");
    assert_eq!(looked.status, 200);
    has(&looked, "Left out: facts.csv, line 3: the column card_id is empty.");
    has(&looked, "1 new");
    assert_eq!(send("store").status, 303);
    has(&check(&fair, "1e-open", "", "1 Zarquon Bomb\n1 Yarquon Bomb\n"), "1 line names no card");
}

#[test]
fn two_imports_at_once_are_both_kept() {
    let fair = fair();
    let names: Vec<String> = (0..6).map(|n| format!("Quarquon {n}")).collect();
    std::thread::scope(|scope| {
        for name in &names {
            let desk = fair.desk();
            scope.spawn(move || {
                let files = [("a.txt".to_owned(), plugin(&[name]))];
                let imports = arbiter::app::card_import::gather_files(&files).unwrap();
                assert!(!desk.import_cards(&imports, false, Utc::now()).unwrap().refused);
            });
        }
    });
    let table = fair.desk().newest_card_table(Edition::First).unwrap();
    for name in &names {
        assert!(table.find(name, arbiter::domain::card::Sought::Anything).is_some(), "{name}");
    }
}
