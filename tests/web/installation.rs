//! What the operator is told and gives: the installation, its figures, its name and texts, imports; and the one page that
//! others may show in a frame.

use crate::support::database::number;
use crate::support::desk_over;
use crate::support::played::{person, played};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{says, silent};
use actix_web::http::StatusCode;
use arbiter::app::DatabaseUrl;
use arbiter::app::series::record::{SeriesSubmission, TournamentToCount};
use arbiter::data::series_rules;
use arbiter::domain::id::{PlayerId, SubmissionId};
use arbiter::domain::series::command::{CreateSeries, SeriesActor};
use arbiter::web::route::{Method, Route, Who};
use arbiter::web::routes::ROUTES;
use chrono::Utc;
use uuid::Uuid;

const TOKEN: &str = "0123456789-abcdefghij";

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn named() -> (Fair, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let text = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let imprint = text("imprint.txt", "Quark’s Bar & Grill\nPromenade 3\n\nWrite to <quark@example.org>.\n");
    let privacy = text("privacy.txt", "We keep results for ever.\n");
    let line = [
        "--site-name",
        "Lyon <b>Nights",
        "--imprint",
        &imprint,
        "--privacy",
        &privacy,
        "--metrics-token",
        TOKEN,
    ];
    (Fair::started(ROUTES, &line), folder)
}

#[test]
fn the_site_has_the_name_and_the_texts_that_its_operator_gave() {
    let (fair, _folder) = named();
    let home = fair.house.get("/").send();
    says(&home, "Lyon &#60;b&#62;Nights</bdi></a>");
    says(&home, "<a href=\"/about#imprint\">Imprint</a>");
    let about = fair.house.get("/about").send();
    says(&about, "Quark’s Bar &#38; Grill</bdi><br><bdi>Promenade 3</bdi></p>");
    says(&about, "Write to &#60;quark@example.org&#62;.");
    says(&about, "We keep results for ever.");
    says(&about, concat!("What is new in ", env!("CARGO_PKG_VERSION")));
    // What is shown, printed, followed or installed without the site around it.
    let got = |path: &str| fair.house.get(path).send();
    for page in ["/overlay", "/screen", "/print/standings"] {
        says(&got(&at(page)), " · Lyon &#60;b&#62;Nights</title>");
    }
    let feed = got("/feed.atom");
    says(&feed, "<title>Star Trek CCG tournaments · Lyon &#60;b&#62;Nights</title>");
    says(&feed, "<author><name>Lyon &#60;b&#62;Nights</name></author>");
    says(&got("/calendar.ics"), "Star Trek CCG tournaments · Lyon <b>Nights");
    says(&got("/manifest.webmanifest"), "\"name\":\"Lyon <b>Nights\"");
    // The control: without settings it is Arbiter, and nothing is promised.
    let plain = Fair::new();
    let home = plain.house.get("/").send();
    says(&home, "<bdi>Arbiter</bdi></a>");
    silent(&home, "#imprint");
    silent(&plain.house.get("/about").send(), "Imprint");
    says(&plain.house.get(&at("/screen")).send(), " · Arbiter</title>");
    says(&plain.house.get("/feed.atom").send(), "<title>Star Trek CCG tournaments</title>");
}

#[test]
fn the_operator_sees_how_the_installation_is_doing_and_which_settings_are_missing() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let page = fair.page(&fair.operator, "/installation");
    for words in
        ["2 tournaments", "Newest backup</dt><dd>none", "Deep Space Open", "--imprint FILE", "arbiter.db"]
    {
        says(&page, words);
    }
    fair.desk().keep_backup(chrono::Utc::now()).unwrap();
    silent(&fair.page(&fair.operator, "/installation"), "Newest backup</dt><dd>none");
    says(&fair.page(&fair.operator, "/account"), "href=\"/installation\"");
    silent(&fair.page(&fair.director, "/account"), "href=\"/installation\"");
}

#[test]
fn backups_that_cannot_be_listed_are_not_told_as_none() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let folder = fair.database().with_file_name("backups");
    // What is no folder lists nothing, not even for root.
    std::fs::write(&folder, "a file with the name of the folder").unwrap();
    let [backups, installation, figures] =
        ["/backups", "/installation", "/metrics"].map(|path| fair.page(&fair.operator, path));
    assert_eq!([backups.status, installation.status, figures.status], [200; 3]);
    says(&backups, "The backups cannot be listed");
    for page in [&backups, &installation] {
        says(page, "because a folder cannot be read");
        says(page, &folder.display().to_string());
    }
    silent(&backups, "No backup yet");
    silent(&backups, "0 backups");
    says(&installation, "Newest backup</dt><dd>not known");
    says(&figures, "arbiter_backups_unreadable 1");
    silent(&figures, "arbiter_backups 0");
    // A folder that is missing has none.
    std::fs::remove_file(&folder).unwrap();
    says(&fair.page(&fair.operator, "/backups"), "No backup yet");
    says(&fair.page(&fair.operator, "/installation"), "Newest backup</dt><dd>none");
    says(&fair.page(&fair.operator, "/metrics"), "arbiter_backups 0");
}

#[test]
fn the_largest_tournaments_have_the_size_of_their_logs_and_no_log_is_read_for_it() {
    let fair = Fair::playing(&["Kira", "Zoë"]);
    let desk = fair.desk();
    let id = fair.here().id();
    let lengths = ["payload", "actor", "role", "submission", "kind", "hash"].map(|of| {
        number(desk, &format!("SELECT SUM(octet_length({of})) FROM match_log WHERE tournament = '{id}'"))
    });
    let bytes: i64 = lengths.iter().sum();
    assert!(lengths.iter().all(|length| *length > 0) && bytes > 1_000, "{lengths:?}");
    let before = (desk.database_work().reads, desk.logs_read_for_lists());
    let page = fair.page(&fair.operator, "/installation");
    let size = arbiter::web::words::bytes(bytes.unsigned_abs());
    says(&page, &format!("<td class=\"c-sub num\">{size}</td>"));
    assert_eq!(desk.logs_read_for_lists(), before.1);
    let reads = desk.database_work().reads - before.0;
    for number in 3..=40 {
        fair.begin(number, &format!("Event {number:03}"));
    }
    // The first page after them brings the list of tournaments up to date.
    fair.page(&fair.operator, "/installation");
    let before = desk.database_work().reads;
    let page = fair.page(&fair.operator, "/installation").text();
    assert_eq!(page.matches("<td class=\"c-sub num\">").count(), 20, "of the page alone");
    let more = desk.database_work().reads - before;
    assert!(more <= reads + 2, "{more} reads, {reads} before");
}

#[test]
fn the_operator_and_nobody_else_downloads_a_backup_as_it_is() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let file = fair.desk().keep_backup(chrono::Utc::now()).unwrap();
    let page = fair.page(&fair.operator, "/backups").text();
    let (_, made) = page.split_once("name=\"made\" value=\"").unwrap();
    let made = made.split_once('"').unwrap().0;
    let ask = |who, made: &str| fair.send(who, "/backups/download", &[("made", made)]);
    let sent = ask(&fair.operator, made);
    assert_eq!(sent.status, 200);
    assert_eq!(sent.body, std::fs::read(&file).unwrap());
    assert_eq!(sent.header("content-length"), sent.body.len().to_string());
    assert_eq!(sent.header("content-encoding"), "", "its length was announced");
    let name = sent.header("content-disposition");
    assert!(
        name.starts_with("attachment; filename=\"arbiter-backup-20") && name.ends_with(".db\""),
        "{name}"
    );
    assert!(!name.contains('/') && !name.contains(file.file_name().unwrap().to_str().unwrap()), "{name}");
    let seat = fair.seat(1);
    for who in [&fair.director, &fair.stranger, &seat] {
        assert_eq!(ask(who, made).status, 404);
    }
    for none in ["", "0", "-1", "../arbiter.db", "99999999999999999999"] {
        assert_eq!(ask(&fair.operator, none).status, 404, "{none}");
    }
    std::fs::remove_file(file).unwrap();
    assert_eq!(ask(&fair.operator, made).status, 404, "it was removed meanwhile");
}

#[test]
fn figures_are_read_with_the_token_and_with_nothing_else() {
    let (fair, _folder) = named();
    let read = |header: &str| fair.house.get("/metrics").with("Authorization", header).send();
    let figures = read(&format!("Bearer {TOKEN}"));
    assert_eq!(figures.status, 200);
    assert!(figures.header("content-type").starts_with("application/openmetrics-text"));
    for words in [
        "arbiter_tournaments 2",
        "arbiter_damaged_tournaments 0",
        "arbiter_database_reads_total ",
        "arbiter_pages_being_made 0",
        "arbiter_logs_read_for_lists_total ",
        "arbiter_deck_lists_read_total ",
    ] {
        says(&figures, words);
    }
    // A second scrape has counted the first, by its row and not by what was typed.
    fair.house.get(&at("/standings")).send();
    fair.house.get("/no/such/page?secret=1").send();
    let figures = read(&format!("Bearer {TOKEN}"));
    says(&figures, "path=\"/t/{tournament}/standings\",status=\"200\"} 1");
    silent(&figures, "secret");
    silent(&figures, SLUG);
    for scheme in ["bearer", "BEARER"] {
        assert_eq!(read(&format!("{scheme} {TOKEN}")).status, 200, "{scheme}");
    }
    // A program that followed to the page for signing in would take it for figures.
    for wrong in ["Bearer", "Bearer ", "bearer x", &format!("Bearer {TOKEN}x")] {
        let refused = read(wrong);
        assert_eq!((refused.status, refused.header("location")), (401, ""), "{wrong}");
        assert!(refused.header("www-authenticate").starts_with("Bearer realm="), "{wrong}");
        silent(&refused, "arbiter_");
    }
    // Somebody who shows no token is a person, also behind a proxy that asks for a password of its own.
    for none in ["", TOKEN, &format!("Basic {TOKEN}")] {
        assert_eq!(read(none).status, 303, "{none}");
    }
    // The token opens nothing else, and nobody has one where none was given.
    let elsewhere = fair.house.get("/installation").with("Authorization", &format!("Bearer {TOKEN}")).send();
    assert_eq!(elsewhere.status, 303);
    let plain = Fair::new();
    for empty in ["Bearer ", "Bearer"] {
        let asked = plain.house.get("/metrics").with("Authorization", empty).send();
        assert_eq!(asked.status, 401);
    }
    assert_eq!(plain.page(&plain.director, "/metrics").status, 404);
    assert_eq!(plain.page(&plain.operator, "/metrics").status, 200);
}

/// The addresses of all pages that answer with their real function.
fn pages() -> impl Iterator<Item = (&'static Route, String)> {
    let pages = ROUTES.iter().filter(|route| route.method == Method::Get);
    pages.map(|route| (route, route.sample().replace("frankfurt-autumn", SLUG)))
}

/// What a stranger may be shown from a replica is public for good; a new page at a secret address, or about what somebody
/// just sent, is on the other list.
#[test]
fn pages_that_may_lag_are_public_and_nothing_at_a_secret_address_is_among_them() {
    let open = || ROUTES.iter().filter(|route| route.method == Method::Get && route.who == Who::Anyone);
    let newest: Vec<&str> = open().filter(|route| !route.may_lag()).map(|route| route.path).collect();
    assert_eq!(
        newest,
        [
            "/healthz",
            "/.well-known/security.txt",
            "/favicon.ico",
            "/manifest.webmanifest",
            "/static/{hash}/{asset}",
            "/display",
            "/sign-in",
            "/set-up/{code}",
            "/join/{code}",
            "/reset/{code}",
            "/seat",
            "/seat/{code}",
            "/account",
            "/deck-check",
            "/rulings",
            "/rulings/timeline",
            "/rulings/feed/{code}",
            "/rulings/mission-attempt",
            "/rulings/{document}",
            "/rulings/{document}/{entry}",
            "/t/{tournament}/live",
            "/t/{tournament}/sign-up",
            "/t/{tournament}/sign-up/{code}",
            "/t/{tournament}/disputes/{dispute}/slip",
        ]
    );
    assert!(open().filter(|route| route.may_lag()).count() > 50);
    assert!(
        ROUTES
            .iter()
            .all(|route| !route.may_lag() || (route.who == Who::Anyone && route.method == Method::Get))
    );
}

#[test]
fn the_overlay_is_the_one_page_that_may_be_framed() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    let (mut framed, mut looked) = (Vec::new(), 0);
    for (route, path) in pages() {
        let answer = fair.page(&fair.operator, &path);
        looked += 1;
        if !answer.header("content-security-policy").contains("frame-ancestors 'none'") {
            framed.push(route.path);
        }
    }
    assert!(looked > 100, "{looked}");
    assert_eq!(framed, ["/t/{tournament}/overlay"]);
    // In a frame of another site, nothing on it acts and nothing is of its visitor.
    let overlay = fair.page(&fair.director, &at("/overlay?table=1"));
    assert!(overlay.header("content-security-policy").contains("form-action 'none'"));
    for words in ["<form", "<a ", "csrf", "Ruth O"] {
        silent(&overlay, words);
    }
}

#[test]
fn the_overlay_shows_the_table_with_its_points_and_says_when_there_is_none() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    let overlay = |query: &str| fair.house.get(&at(&format!("/overlay{query}"))).send();
    let one = overlay("?table=1");
    says(&one, "aria-label=\"Table 1\"");
    says(&one, "Round 1");
    says(&one, "data-ends=");
    silent(&one, "aria-label=\"Table 2\"");
    assert_eq!(one.text().matches("<span class=\"num\">–</span>").count(), 2, "{}", one.text());
    let form = [("score_a", "100"), ("score_b", "35"), ("end", "complete-a"), ("intent", "record")];
    let sent = fair.send(&fair.scorekeeper, &at("/rounds/1/tables/1/result"), &form);
    assert_eq!(sent.status, 303, "{}", sent.text());
    let one = overlay("?table=1");
    says(&one, "<span class=\"num\">100</span>");
    says(&one, "<span class=\"num\">35</span>");
    says(&overlay("?table=99"), "There is no table 99 in this round.");
    for rubbish in ["%3Cb%3E", "Call+0800-555", "99999999999", "%D9%A1"] {
        let shown = overlay(&format!("?table={rubbish}"));
        says(&shown, "There is no such table in this round.");
        silent(&shown, "There is no table");
    }
    silent(&overlay(""), "There is no table");
    // A draft is nobody's business.
    let before = Fair::with_players(&["Kira", "Odo"]);
    let asked = before.house.get(&at("/overlay?table=1")).send();
    says(&asked, "The pairings of round 1 will be shown here.");
    silent(&asked, "Kira");
}

#[test]
fn an_operator_imports_exports_in_the_browser_and_each_whole_or_not_at_all() {
    let there = Fair::playing(&["Kira", "Odo"]);
    let desk = there.desk();
    let exports =
        desk.export(&SLUG.parse().unwrap()).unwrap() + &desk.export(&"elsewhere".parse().unwrap()).unwrap();
    // The other installation has tournaments under the same addresses; these are renamed.
    let renamed = exports.replacen("\"slug\":\"elsewhere\"", "\"slug\":\"elsewhere-2\"", 1).replacen(
        &format!("\"slug\":\"{SLUG}\""),
        "\"slug\":\"taken-in\"",
        1,
    );
    let here = Fair::new();
    let send = |text: &str| here.send(&here.operator, "/import", &[("text", text)]);
    let empty = send(" \n");
    assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY);
    says(&empty, "Choose exports, or paste one here first.");
    let table = send("round,table,player,name\n1,1,1,Kira\n");
    assert_eq!(table.status, StatusCode::UNPROCESSABLE_ENTITY);
    says(&table, "CSV and BBCode cannot be read back.");
    silent(&table, "Line 1");
    // Fairs give their tournaments the same identifiers, so both are here already.
    let known = send(&renamed);
    assert_eq!(known.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(known.text().matches("is here already").count(), 2, "{}", known.text());
    let spoilt = send(&renamed.replace("\"kind\":\"player-registered\"", "\"kind\":\"player-registred\""));
    assert_eq!(spoilt.status, StatusCode::UNPROCESSABLE_ENTITY);
    let (summaries, broken) = (here.desk().summaries().unwrap().all.len(), send("{\"line\":\"tournament\"}"));
    assert_eq!(broken.status, StatusCode::UNPROCESSABLE_ENTITY);
    says(&broken, "Line 1");
    assert_eq!(summaries, 2, "nothing was half imported");
}

#[test]
fn the_operator_reads_which_proxy_is_not_believed() {
    let fair = Fair::new();
    let page = || fair.page(&fair.operator, "/installation");
    silent(&page(), "--trusted-proxies");
    let note = |address: &str| fair.house.site.note_unbelieved(address.parse().unwrap());
    assert!(note("172.17.0.1") && !note("172.17.0.1"), "the program's log names the first, once");
    says(&page(), "If it is your proxy, start Arbiter with --trusted-proxies 172.17.0.1.");
    says(&page(), "may be a visitor’s");
    // Visitors who pretend to be one do not hide it: it is among the newest again with its next request.
    for visitor in ["203.0.113.1", "203.0.113.2", "203.0.113.3", "172.17.0.1"] {
        assert!(!note(visitor));
    }
    says(&page(), "--trusted-proxies 172.17.0.1.");
    silent(&page(), "--trusted-proxies 203.0.113.1.");
}

#[test]
fn a_series_is_imported_in_the_browser_beside_its_tournaments() {
    let folder = tempfile::tempdir().unwrap();
    let there = desk_over(&DatabaseUrl::Sqlite(folder.path().join("there.db")));
    let spring = played(&there, 4_011, "Kira Nerys\nOdo");
    let sent = |body: &str| SeriesSubmission {
        actor: SeriesActor::operator(),
        submission: SubmissionId::new(Uuid::new_v4()),
        body: body.to_owned(),
        now: Utc::now(),
    };
    let rules = Box::new(series_rules()[0].clone());
    let create = CreateSeries { title: "Season 2026".into(), about: String::new(), rules };
    let series = there.create_series(&create, &sent("begin")).unwrap();
    let asked = TournamentToCount { tournament: &spring, again: None, reason: "" };
    there.count_in_series(&series, &asked, &sent("count")).unwrap();

    let season = there.export_series(&series).unwrap();
    let both = season.clone() + &there.export(&spring).unwrap().replace("deep-space", "far");
    let fair = Fair::new();
    let send = |text: &str| fair.send(&fair.operator, "/import", &[("text", text)]);
    let page = send(&both);
    assert_eq!(page.status, StatusCode::OK, "{}", page.text());
    says(&page, &format!("href=\"/series/{series}\""));
    says(&fair.house.get(&format!("/series/{series}")).send(), "Kira Nerys");
    assert_eq!(fair.desk().export_series(&series).unwrap(), season);
    assert_eq!(send(&season).status, StatusCode::UNPROCESSABLE_ENTITY, "it is here already");
    let spoilt = season.replace("Season 2026", "Season 2027").replace("season-2026", "other");
    assert_eq!(send(&spoilt).status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(fair.desk().all_series().unwrap().len(), 1);
}

#[test]
fn who_is_here_already_is_asked_for_in_the_words_of_the_form() {
    let there = Fair::new();
    let desk = there.desk();
    let [spring, autumn] = [41, 42].map(|number| played(desk, number, "Kira Nerys\nOdo"));
    let known = (PlayerId(1), person(desk, &spring, 1));
    desk.say_same(&autumn, &submission(), &[known]).unwrap();
    let here = Fair::new();
    let send = |text: &str, same: &[(&str, &str)]| {
        here.send(&here.operator, "/import", &[&[("text", text)], same].concat())
    };
    assert_eq!(send(&desk.export(&spring).unwrap(), &[]).status, StatusCode::OK);
    let second = desk.export(&autumn).unwrap();
    let refused = send(&second, &[]);
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    says(&refused, "1 of its players have the identifiers of people who are here, such as Kira Nerys");
    says(&refused, "If they are the same people, import it again with the box below ticked.");
    silent(&refused, "--same-people");
    assert_eq!(send(&second, &[("same_people", "yes")]).status, StatusCode::OK);
}

#[test]
fn what_a_stranger_hands_to_the_operator_is_imported_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let there = desk_over(&DatabaseUrl::Sqlite(folder.path().join("there.db")));
    let first = played(&there, 4_001, "Kira Nerys\nOdo");
    let second = played(&there, 4_002, "Kira Nerys\nQuark");
    let kira = (PlayerId(1), person(&there, &first, 1));
    there.say_same(&second, &submission(), &[kira]).unwrap();
    let [one, two] = [&first, &second].map(|at| there.export(at).unwrap().replace("deep-space", "far"));
    let fair = Fair::with_players(&["Morn"]);
    let known = || fair.desk().summaries().unwrap().all.len();
    let before = known();
    let send = |text: &str, more: &[(&str, &str)]| {
        let fields: Vec<_> = [("text", text)].into_iter().chain(more.iter().copied()).collect();
        fair.send(&fair.operator, "/import", &fields)
    };
    // Nothing is unpacked, and nothing is nested without an end.
    let own = fair.here().id().to_string();
    let foreign = there.tournament(&first).unwrap().id().to_string();
    for (case, rubbish) in [
        format!("PK\u{3}\u{4}{}", "\u{1}".repeat(100_000)),
        "{".repeat(200_000),
        "[".repeat(200_000),
        "{\"line\":\"tournament\"}\n".repeat(2_000),
        one.replace("far-open", "<script>alert(1)</script>"),
        one.replace("Kira Nerys", "<script>alert(1)</script>\u{202e}"),
        // A log that claims to be the tournament of somebody else here.
        one.replace(&foreign, &own),
        one.replace("\"version\":1", "\"version\":99999999999999999999"),
        one.chars().take(one.chars().count() - 40).collect(),
    ]
    .into_iter()
    .enumerate()
    {
        let refused = send(&rubbish, &[]);
        assert_eq!(refused.status, 422, "case {case}: {rubbish:.60}");
        silent(&refused, "<script>alert");
        // What was typed stays, and the reasons add little to it.
        let length = refused.text().len();
        assert!(length < 64 * 1024 + 2 * rubbish.len(), "{length} bytes for {rubbish:.60}");
    }
    // Of two files after another, the end of the first is missing after a whole line.
    let (cut, _) = one.trim_end().rsplit_once('\n').unwrap();
    let missing = send(&format!("{cut}\n{cut}"), &[]);
    assert_eq!(missing.status, 422);
    assert_eq!(missing.text().matches("The end of the export is missing").count(), 2, "{}", missing.text());
    assert_eq!(known(), before, "nothing was half imported");
    let taken = send(&one, &[]);
    assert_eq!(taken.status, 200, "the control: {}", taken.text());
    says(&taken, "Imported; each log verifies");
    // The other one claims somebody who is here now: only the operator says that it is the same person.
    let claims = send(&two, &[]);
    assert_eq!(claims.status, 422);
    says(&claims, "with the box below ticked");
    assert_eq!(known(), before + 1);
    assert_eq!(send(&two, &[("same_people", "yes")]).status, 200);
    assert_eq!(known(), before + 2);
    assert_eq!(send(&two, &[("same_people", "yes")]).status, 422, "a double click imports it once");
    // Nobody but an operator gets there, whatever they are elsewhere.
    for who in [&fair.director, &fair.judge, &fair.stranger] {
        let sent = fair.send(who, "/import", &[("text", &one)]);
        assert_eq!(sent.status, 404);
    }
}

#[test]
fn an_import_that_would_take_too_long_stops_and_goes_on_with_what_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let there = desk_over(&DatabaseUrl::Sqlite(folder.path().join("there.db")));
    let slugs = [4_001, 4_002, 4_003, 4_004].map(|number| played(&there, number, "Kira Nerys\nOdo"));
    let kira = (PlayerId(1), person(&there, &slugs[0], 1));
    for slug in &slugs[1..] {
        there.say_same(slug, &submission(), &[kira]).unwrap();
    }
    let [one, two, three, four] = slugs.map(|slug| there.export(&slug).unwrap().replace("deep-space", "far"));
    let fair = Fair::importing_one_by_one();
    let known = || fair.desk().summaries().unwrap().all.len();
    let before = known();
    let send = |text: &str| fair.send(&fair.operator, "/import", &[("text", text)]);
    let as_browsers_send_it = |text: &str| text.trim_end().replace('\n', "\r\n");
    // All three have Kira: in what is left she is whom the first of them brought, and nobody has to say so.
    for (text, left) in [
        (format!("{one}{two}{three}"), Some(2)),
        (as_browsers_send_it(&format!("{two}{three}")), Some(1)),
        (as_browsers_send_it(&three), None),
    ] {
        let sent = send(&text);
        assert_eq!(sent.status, 200, "{}", sent.text());
        match left {
            Some(left) => says(&sent, &format!("Still to import: {left}.")),
            None => silent(&sent, "Still to import"),
        }
        assert_eq!(known(), before + 3 - left.unwrap_or(0));
    }
    // The control: what was not left of it brings people who are here.
    let refused = send(&four);
    assert_eq!(refused.status, 422);
    says(&refused, "with the box below ticked");
    // With time, all are imported at once.
    let patient = Fair::new();
    let before = patient.desk().summaries().unwrap().all.len();
    let sent = patient.send(&patient.operator, "/import", &[("text", &format!("{one}{two}{three}"))]);
    assert_eq!(sent.status, 200, "{}", sent.text());
    silent(&sent, "Still to import");
    assert_eq!(patient.desk().summaries().unwrap().all.len(), before + 3);
}
