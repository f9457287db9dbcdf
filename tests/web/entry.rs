//! Names typed twice, withdrawn registrations, the sheet of private links, and the role in which somebody acts; by
//! URL.

use crate::support::database;
use crate::support::page_text;
use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;
use arbiter::app::sessions::random_uuid;
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::id::PlayerId;
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::tournament::command::{
    ChangeSettings, Command, DropPlayer, PairRound, PublishRound, RegisterPlayers, StartCut, SubmitDeck,
    WithdrawCut,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::settings::Settings;
use chrono::Utc;

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

/// What a person reads.
fn words(page: &Response) -> String {
    let html = page.text();
    let main = html.split("<main").nth(1).unwrap_or(&html);
    page_text::spaced(main)
}

#[track_caller]
fn says(page: &Response, wanted: &[&str]) {
    page_text::contains(&words(page), wanted);
}

#[track_caller]
fn silent(page: &Response, unwanted: &[&str]) {
    page_text::lacks(&words(page), unwanted);
}

fn numbers(fair: &Fair) -> Vec<u32> {
    fair.here().tournament.players().map(|player| player.id.0).collect()
}

fn register(fair: &Fair, names: &str, doubles: &str) -> Response {
    fair.send(&fair.director, &at("/players"), &[("names", names), ("doubles", doubles)])
}

#[test]
fn a_list_pasted_twice_registers_nobody_twice_without_asking() {
    let fair = Fair::new();
    let list = "Kira Nerys\nOdo\nMiles O’Brien";
    assert_eq!(register(&fair, list, "").status, 303);
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(2), reason: "".into() }));
    let entries = fair.here().log.len();
    let again = register(&fair, "NERYS, kira\nOdo\nRom <b>\nMiles O'Brien", "");
    assert_eq!(again.status, 422);
    says(
        &again,
        &[
            "Some of these names are here already, so no player was registered.",
            "NERYS, kira : Kira Nerys (number 1): Plays",
            "Odo : Odo (number 2): Dropped before round 1",
            "Miles O'Brien : Miles O’Brien (number 3): Plays",
            "Leave them out and register the other 1",
        ],
    );
    assert!(again.text().contains("NERYS, kira\nOdo\nRom &#60;b&#62;"), "what was typed is still there");
    assert_eq!(fair.here().log.len(), entries, "everything else is untouched");
    assert_eq!(register(&fair, "Odo\nRom\nOdo", "leave-out").status, 303);
    assert_eq!(numbers(&fair), [1, 2, 3, 4]);
    // Twice in one list.
    let twice = register(&fair, "Nog\nNOG", "");
    says(&twice, &["Some names are in this list twice", "The same name twice", "NOG : twice in this list"]);
    silent(&twice, &["here already"]);
    assert_eq!(register(&fair, "Nog\nNOG", "register").status, 303);
    assert_eq!(numbers(&fair), [1, 2, 3, 4, 5, 6]);
    assert_eq!(register(&fair, "Kira Nerys", "leave-out").status, 422, "nobody is left to register");
}

#[test]
fn the_same_form_sent_again_is_answered_as_before() {
    let fair = Fair::new();
    let number = random_uuid().unwrap().to_string();
    let fields = [("names", "Kira\nOdo"), ("submission", number.as_str())];
    for _ in 0..2 {
        assert_eq!(fair.house.post(&at("/players"), &fields).within(&fair.director).send().status, 303);
    }
    assert_eq!(numbers(&fair), [1, 2]);
}

#[test]
fn a_name_with_an_invisible_character_is_refused_with_its_line() {
    let fair = Fair::with_players(&["Kira"]);
    for character in ['\u{202e}', '\u{200b}', '\u{feff}', '\u{e0041}', '\u{1b}'] {
        let page = register(&fair, &format!("Odo\nQu{character}ark"), "");
        assert_eq!(page.status, 422, "{character:?}");
        says(&page, &["Line 2 holds a character that cannot be seen."]);
        let renamed =
            fair.send(&fair.director, &at("/players/1/rename"), &[("name", &format!("Ki{character}ra"))]);
        assert_eq!(renamed.status, 422, "{character:?}");
        assert_eq!((numbers(&fair), fair.here().name(PlayerId(1))), (vec![1], "Kira".to_owned()));
    }
    let pile = format!("Odo\nZ{}", "\u{301}".repeat(5));
    says(&register(&fair, &pile, ""), &["Line 2 piles accents on a letter."]);
    assert_eq!(register(&fair, "Odo\nQuark\nZoe\u{308}", "").status, 303, "the control");
}

#[test]
fn a_tournament_takes_at_most_4096_players() {
    let fair = Fair::new();
    for part in 0..8 {
        let names: Vec<String> = (0..512).map(|number| format!("Player {part} {number}")).collect();
        fair.register(&names.join("\n"));
    }
    let refused = fair.desk().register(&slug(SLUG), &submission(), "One more").unwrap_err();
    assert!(refused.to_string().contains("at most 4096 players"), "{refused}");
    assert_eq!(fair.here().tournament.players().count(), 4_096);
}

#[test]
fn a_seed_of_a_bracket_stays_registered_until_it_is_taken_back() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Nog", "Rom"]);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::SingleElimination, ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "one evening".into() }));
    let here = fair.here();
    let (setup, seed) = (here.tournament.setup().unwrap(), here.tournament.next_seed().unwrap());
    let cut = Cut::to(Size::holding(5).unwrap());
    let seen = here.tournament.seeding(setup, cut, seed).unwrap().seeds;
    fair.give(Command::StartCut(StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: None }));
    let refused = fair.send(&fair.director, &at("/players/1/withdraw"), &[]);
    assert_eq!(refused.status, 422);
    let why = "Kira has a place in the bracket, so the registration stays.";
    says(&refused, &[why]);
    assert_eq!(numbers(&fair), [1, 2, 3, 4, 5]);
    let page = || fair.page(&fair.director, &at("/players/1"));
    says(&page(), &[why]);
    silent(&page(), &["Take the registration back"]);
    fair.give(Command::WithdrawCut(WithdrawCut { reason: "one more".into() }));
    says(&page(), &["Take the registration back"]);
    silent(&page(), &[why]);
    assert_eq!(fair.send(&fair.director, &at("/players/1/withdraw"), &[]).status, 303, "the control");
    assert_eq!(numbers(&fair), [2, 3, 4, 5]);
}

#[test]
fn a_withdrawn_registration_is_on_no_page() {
    let fair = Fair::with_players(&["Kira", "Odo", "ZZ Ghost"]);
    let ghost = fair.seat(3);
    assert_eq!(fair.page(&ghost, &at("/me")).status, 200);
    let person = fair.here().tournament.player(PlayerId(3)).unwrap().person;
    says(&fair.page(&fair.director, &at("/players/3")), &["Take the registration back"]);
    let number = random_uuid().unwrap().to_string();
    for _ in 0..2 {
        let sent = fair.house.post(&at("/players/3/withdraw"), &[("submission", number.as_str())]);
        let sent = sent.within(&fair.director).send();
        assert_eq!((sent.status, sent.header("location")), (303, &*at("/players")));
    }
    assert_eq!(numbers(&fair), [1, 2]);
    assert_eq!(named(&fair, person), 0, "the name is gone too");
    for path in ["", "/log", "/standings", "/players", "/penalties", "/pair", "/desk", "/report", "/decks"] {
        silent(&fair.page(&fair.director, &at(path)), &["ZZ Ghost"]);
    }
    says(&fair.house.get(&at("/log")).send(), &["The registration of player 3 was taken back."]);
    assert_ne!(fair.page(&ghost, &at("/me")).status, 200, "the seat is gone with it");
    assert_eq!(fair.page(&fair.director, &at("/players/3")).status, 404);
    assert_eq!(fair.send(&fair.director, &at("/players/3/withdraw"), &[]).status, 404);
    fair.register("Rom");
    assert_eq!(numbers(&fair), [1, 2, 4], "the number is not given again");
    // Once the round is published, it stays.
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let seated = fair.send(&fair.director, &at("/players/1/withdraw"), &[]);
    assert_eq!(seated.status, 422);
    says(&seated, &["Kira is seated in the draft of round 1."]);
    let page = fair.page(&fair.director, &at("/players/1"));
    says(&page, &["Kira is seated in the draft of round 1."]);
    silent(&page, &["Take the registration back"]);
    fair.give(Command::PublishRound(PublishRound {}));
    silent(&fair.page(&fair.director, &at("/players/1")), &["Take the registration back"]);
    let late = fair.send(&fair.director, &at("/players/1/withdraw"), &[]);
    assert_eq!(late.status, 422);
    says(&late, &["Play has begun, so the registration of Kira stays on record."]);
}

/// Whether this person's name is known.
fn named(fair: &Fair, person: arbiter::domain::id::PersonId) -> i64 {
    let who = database::quoted(person);
    database::count(fair.desk(), format!("people WHERE id = {who} AND name IS NOT NULL"))
}

#[test]
fn a_person_known_from_elsewhere_keeps_their_name_when_a_registration_is_withdrawn() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let person = fair.here().tournament.player(PlayerId(1)).unwrap().person;
    let persons = vec![person];
    let there = || Ok(Command::RegisterPlayers(RegisterPlayers { persons: persons.clone() }));
    fair.desk().submit(&slug("elsewhere"), &crate::support::site::fair::submission(), |_| there()).unwrap();
    assert_eq!(fair.send(&fair.director, &at("/players/1/withdraw"), &[]).status, 303);
    assert_eq!(named(&fair, person), 1);
}

/// The addresses of seats on a sheet, in their order.
fn links(page: &Response) -> Vec<String> {
    let html = page.text();
    let found = html.split("/seat/").skip(1).map(|rest| rest.split('<').next().unwrap().trim().to_owned());
    found.collect()
}

#[test]
fn one_sheet_has_the_links_of_all_players_who_have_not_claimed_theirs() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark <b>", "Rom"]);
    fair.seat(1);
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(4), reason: "".into() }));
    says(&fair.page(&fair.director, &at("/players")), &["Make a sheet with all private links"]);
    silent(&fair.page(&fair.judge, &at("/players")), &["Make a sheet"]);
    let number = random_uuid().unwrap().to_string();
    let send = || {
        let form = [("submission", number.as_str())];
        fair.house.post(&at("/players/links"), &form).within(&fair.director).send()
    };
    let sheet = send();
    assert_eq!(sheet.status, 200);
    assert_eq!(sheet.header("cache-control"), "no-store");
    says(&sheet, &["Odo", "Quark <b>"]);
    silent(&sheet, &["Kira", "Rom"]);
    assert_eq!(sheet.text().matches("<svg class=\"qr\"").count(), 2);
    let first = links(&sheet);
    assert_eq!(first.len(), 2);
    assert_eq!(links(&send()), first, "sent twice, the same links");
    // A link opens the seat that it says; a player who claimed it is on no second sheet.
    let (_, opened) = fair.desk().claim_seat(&first[0], None, "test", Utc::now()).unwrap();
    let odo = opened.unwrap().parse().unwrap();
    says(&fair.page(&odo, &at("/me")), &["Odo"]);
    assert_eq!(links(&send()), first[1..]);
    assert_eq!(fair.send(&fair.judge, &at("/players/links"), &[]).status, 404);
    fair.seat(3);
    let none = fair.send(&fair.director, &at("/players/links"), &[]);
    assert_eq!(none.status, 422);
    says(&none, &["Everybody who plays has claimed a seat"]);
}

#[test]
fn staff_act_in_their_role_here_and_as_operator_only_without_one() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let role = || fair.here().log.last().unwrap().role.clone();
    let drop = |player: u32| fair.send(&fair.operator, &at(&format!("/players/{player}/drop")), &[]).status;
    assert_eq!((drop(1), role().as_str()), (303, "operator"));
    fair.also_here("Operator", Role::Judge);
    let penalty = [("player", "2"), ("kind", "notes"), ("level", "note"), ("round", ""), ("reason", "why")];
    assert_eq!(fair.send(&fair.operator, &at("/penalties"), &penalty).status, 303);
    assert_eq!(role(), "judge");
    assert_eq!((drop(2), role().as_str()), (303, "operator"), "what a judge may not do is the operator's");
    fair.also_here("Operator", Role::Director);
    let back = fair.send(&fair.operator, &at("/players/2/reinstate"), &[]);
    assert_eq!((back.status, role().as_str()), (303, "director"));
}

#[test]
fn the_desk_shows_everybody_what_they_can_do() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let sha256 = arbiter::domain::hash::ListHash::of("a list");
    fair.give(Command::SubmitDeck(SubmitDeck {
        player: PlayerId(1),
        sha256,
        errors: 3,
        cards: 60,
        by_staff: true,
        agrees: None,
    }));
    let [seat, deck] = ["Seat not claimed", "Faulty deck"];
    says(&fair.page(&fair.director, &at("/desk")), &[seat, deck]);
    silent(&fair.page(&fair.judge, &at("/desk")), &[seat, deck]);
    says(&fair.page(&fair.judge, &at("/desk")), &["Nothing waits."]);
    says(&fair.page(&fair.checker, &at("/desk")), &[deck]);
    silent(&fair.page(&fair.checker, &at("/desk")), &[seat]);
}

#[test]
fn saved_settings_say_so_and_who_changed_them_last() {
    let fair = Fair::new();
    let page = fair.page(&fair.director, &at("/settings"));
    silent(&page, &["Saved", "Changed by"]);
    let html = page.text();
    let was = html.split("name=\"was\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let was = was.replace("&#34;", "\"");
    let settings = |rounds: &'static str| {
        let fields = [
            ("title", "Deep Space Open"),
            ("place", "Lyon"),
            ("date", "2026-05-12"),
            ("time_zone", "Europe/Paris"),
            ("rounds", rounds),
            ("round_minutes", "75"),
            ("deck_lists_required", "yes"),
            ("reason", "more came"),
            ("was", was.as_str()),
        ];
        fair.send(&fair.director, &at("/settings"), &fields)
    };
    let same = settings("3");
    assert_eq!((same.status, same.header("location")), (303, &*at("/settings?saved=same")));
    says(&fair.page(&fair.director, same.header("location")), &["Nothing to save"]);
    let saved = settings("4");
    assert_eq!((saved.status, saved.header("location")), (303, &*at("/settings?saved=yes")));
    let page = fair.page(&fair.director, saved.header("location"));
    says(&page, &["Saved The change is recorded", "Changed by Ruth O'Brien <b>,", "Reason: more came"]);
    silent(&fair.page(&fair.director, &at("/settings?saved=<b>")), &["Saved"]);
}

#[test]
fn before_the_first_result_nobody_has_a_place() {
    let fair = Fair::with_players(&["Kira", "Odo", "Rom"]);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let standings = fair.house.get(&at("/standings")).send();
    says(&standings, &["No results yet, so there are no places.", "Why Kira is here"]);
    silent(&standings, &["has place"]);
    let seated = fair.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0].0;
    let me = fair.page(&fair.seat(seated), &at("/me"));
    says(&me, &["no results yet"]);
    silent(&me, &["place 1"]);
}

#[test]
fn a_new_tournament_starts_in_the_time_zone_of_the_machine() {
    let fair = Fair::new();
    let form = fair.page(&fair.director, "/new").text();
    let zone = form.split("name=\"time_zone\"").nth(1).unwrap().split("value=\"").nth(1).unwrap();
    let zone = zone.split('"').next().unwrap();
    let machine = iana_time_zone::get_timezone().unwrap_or_default();
    let known: Option<chrono_tz::Tz> = machine.parse().ok();
    assert_eq!(zone, known.map_or("UTC", |known| known.name()), "{machine}");
}

#[test]
fn a_deck_of_another_edition_is_reported_first_in_one_sentence() {
    let fair = Fair::new();
    let deck = |edition| -> String {
        let cards = arbiter::data::card_table(edition).cards().iter().take(20);
        cards.map(|card| format!("1 {}\n", card.title)).collect()
    };
    let check =
        |list: &str| fair.send(&fair.director, "/deck-check", &[("format", "1e-open"), ("list", list)]);
    use arbiter::domain::edition::Edition;
    let second = check(&deck(Edition::Second));
    let text = words(&second);
    assert!(text.contains("This looks like a Second Edition list: 20 of 20 lines"), "{text}");
    assert!(!text.contains("names no card"), "one sentence in place of twenty: {text}");
    silent(&check(&deck(Edition::First)), &["This looks like"]);
}
