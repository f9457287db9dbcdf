//! Past decisions: found, shown without names, cited.

use crate::support::database;
use crate::support::scenario::head_judge;
use crate::support::slug;
use std::sync::Arc;

use arbiter::app::{Actor, DatabaseUrl, Desk, FormSubmission};
use arbiter::data;
use arbiter::domain::awaited::Awaited;
use arbiter::domain::edition::Edition;
use arbiter::domain::hash::{CardTableVersion, LibraryVersion, sha256};
use arbiter::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, Slug, TableNumber, TournamentId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::precedent::{AnonymousText, Decision};
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::tournament::command::{
    Command, CreateTournament, GiveRuling, HideTournament, OpenDispute, ShowTournament,
};
use arbiter::domain::tournament::dispute::{AppealOutcome, Seen, Treatment};
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::settings::{Pins, Settings};
use arbiter::domain::tournament::teller::Teller;
use chrono::{TimeDelta, Utc};
use uuid::Uuid;

use super::told::{
    BLUE, QUOTE, RULING, appeal, at, called, cite, decide, open, public, rule, ruled_on, says, silent,
};
use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG, submission};

const PAGE: &str = "/rulings/precedents";

/// Another tournament of the installation, on another day and in another place; its address.
fn elsewhere(desk: &Desk, number: u128, players: &str) -> Slug {
    elsewhere_of(desk, number, players, Edition::First)
}

pub fn elsewhere_of(desk: &Desk, number: u128, players: &str, edition: Edition) -> Slug {
    let settings = Settings {
        title: format!("Harbour Cup {number}"),
        place: "Oslo".to_owned(),
        date: "2026-06-20".parse().unwrap(),
        time_zone: "Europe/Oslo".to_owned(),
        edition,
        rounds: 3,
        round_minutes: 75,
        deck_lists_required: false,
        options: std::collections::BTreeSet::new(),
        round_days: None,
        planned_cut: None,
        system: PairingSystem::Swiss,
        private: false,
        level: TournamentLevel::Local,
    };
    let profile = if edition == Edition::First { "tcc-1e-2023" } else { "tcc-2e-2014" };
    let command = Command::CreateTournament(CreateTournament {
        settings,
        profile: Box::new(data::scoring_profile(profile).unwrap().clone()),
        format: None,
        pins: Pins { card_table: CardTableVersion::default(), rulings_library: LibraryVersion::default() },
        pairing_seed: 7,
    });
    let slug =
        desk.create(TournamentId::new(Uuid::from_u128(1_000 + number)), &submission(), &command).unwrap();
    desk.register(&slug, &submission(), players).unwrap();
    slug
}

fn give(desk: &Desk, slug: &Slug, command: Command) {
    desk.submit(slug, &submission(), |_| Ok(command.clone())).unwrap();
}

/// A decided dispute of another tournament.
pub fn decided(desk: &Desk, slug: &Slug, question: &str, ruling: &str) {
    let number = DisputeNumber(desk.tournament(slug).unwrap().tournament.disputes().len() as u32 + 1);
    let (question, facts) = (question.to_owned(), String::new());
    give(
        desk,
        slug,
        Command::OpenDispute(OpenDispute { at: None, question, facts, by: Teller::Unsaid, again: true }),
    );
    give(
        desk,
        slug,
        Command::GiveRuling(GiveRuling {
            question: None,
            dispute: number,
            judge: head_judge(),
            seen: Seen::default(),
            text: ruling.to_owned(),
            without_authority: true,
        }),
    );
}

fn ask(fair: &Fair, q: &str) -> Response {
    public(fair, &format!("{PAGE}?q={}", q.replace(' ', "%20")))
}

#[test]
fn a_decision_is_found_by_card_by_heading_and_by_words() {
    let fair = ruled_on();
    let slug = elsewhere(fair.desk(), 1, "Nog");
    decided(fair.desk(), &slug, "Does Ancient Computer go to the winner?", "It stays where it is.");
    decided(fair.desk(), &slug, "May a player look through the discard pile?", "Only one's own.");
    for (q, local) in [
        ("ancient computer", "Local 2026-06-20 Oslo #1"),
        ("may I look at a discard pile", "Local 2026-06-20 Oslo #2"),
        ("blue lamp", "Local 2026-05-12 Lyon R1 #1"),
        ("thirty lamps on the shelf", "Local 2026-05-12 Lyon R1 #1"),
    ] {
        let page = ask(&fair, q);
        says(&page, local);
        let others = ["Lyon R1 #1", "Oslo #1", "Oslo #2"].iter().filter(|other| !local.ends_with(**other));
        let text = page.text();
        for other in others {
            let at = |words: &str| text.find(words).unwrap_or(usize::MAX);
            assert!(at(local) < at(other), "{q}: {other} comes before {local}");
        }
    }
    let page = ask(&fair, "warp nacelle polish");
    says(&page, "No decision shares a card, a heading or enough words with this.");
    silent(&page, "Local 2026");
}

#[test]
fn a_decision_shows_what_it_cited_how_it_was_reviewed_and_how_to_cite_it() {
    let fair = ruled_on();
    let page = public(&fair, PAGE);
    says(&page, "Persuasive, not binding");
    says(&page, "Not appealed");
    says(&page, "Deep Space Open, 12 May 2026, First Edition");
    says(
        &page,
        "follows <a href=\"/rulings/sample-rulings-2000/blue-lamp\"><bdi>1E-SR 2000-10-30, blue lamp ¶1</bdi></a>",
    );
    says(&page, "Local 2026-05-12 Lyon R1 #1 (persuasive, not binding; not appealed)</bdi></code>");
    says(&page, "data-copy=\"local-1\"");
    appeal(&fair, 1, "No.");
    silent(&public(&fair, PAGE), "Local 2026-05-12");
    says(&public(&fair, PAGE), "Nothing decided here yet.");
    decide(&fair, 1, AppealOutcome::Overturned, "Kira was wrong after all.");
    let page = public(&fair, PAGE);
    says(&page, "badge conflict\">Overturned on appeal");
    says(&page, "quote faded");
    says(&page, "was wrong after all.");
    says(&page, "(persuasive, not binding; overturned on appeal)");
    open(&fair, "And the kettle?", "");
    rule(&fair, 2, "A kettle is no lamp.");
    appeal(&fair, 2, "It is.");
    decide(&fair, 2, AppealOutcome::Upheld, "It is none.");
    says(&ask(&fair, "kettle"), "badge settled\">Upheld on appeal");
}

#[test]
fn nobody_is_named_at_another_tournament() {
    let fair = ruled_on();
    let slug = elsewhere(fair.desk(), 1, "Nog\nWill Riker");
    decided(
        fair.desk(),
        &slug,
        "Nog's kettle: may Will fill it from Romulan ale?",
        "Will may; Nogging is fine.",
    );
    let named = |page: &Response| {
        for name in ["Kira", "Brien", "Odo", "Quark ", "Nog'", "Nog&", "Riker", "Will "] {
            let text = page.text();
            let section = text.split("id=\"past-h\"").nth(1).or_else(|| text.split("id=\"before-h\"").nth(1));
            assert!(!section.unwrap().split("</section>").next().unwrap().contains(name), "{name}: {text}");
        }
    };
    let page = public(&fair, PAGE);
    named(&page);
    says(&page, "Player A&#39;s kettle: may Player B fill it from Romulan ale?");
    says(&page, "Player B may; Nogging is fine.");
    // The facts are for people who help to run tournaments, and nameless for them too.
    silent(&page, "counted from thirty-one");
    silent(&fair.page(&fair.seat(3), PAGE), "counted from thirty-one");
    for session in [&fair.stranger, &fair.operator, &fair.checker] {
        let page = fair.page(session, PAGE);
        named(&page);
        says(&page, "Player C counted from thirty-one; Player C&#39;s opponent did not.");
    }
    // Nor does asking for a name find what was said of somebody.
    silent(&ask(&fair, "Riker"), "Local 2026-06-20");
    silent(&ask(&fair, "Kira"), "Local 2026-05-12");
}

#[test]
fn only_staff_of_the_tournament_get_a_link_to_the_dispute() {
    let fair = ruled_on();
    let link = format!("href=\"{}\"", at("/disputes/1"));
    for session in [&fair.director, &fair.checker, &fair.operator] {
        says(&fair.page(session, PAGE), &link);
    }
    for session in [&fair.stranger, &fair.seat(1)] {
        silent(&fair.page(session, PAGE), &link);
    }
    silent(&public(&fair, PAGE), &link);
}

#[test]
fn a_dispute_shows_what_was_decided_before_and_never_itself() {
    let fair = ruled_on();
    let slug = elsewhere(fair.desk(), 1, "Nog");
    decided(fair.desk(), &slug, "Is a blue lamp counted among thirty lamps?", "Nog counts it.");
    let page = fair.page(&fair.judge, &at("/disputes/1"));
    says(&page, "Decided here before");
    says(&page, "Local 2026-06-20 Oslo #1");
    says(&page, "Player A counts it.");
    silent(&page, "Lyon R1 #1</bdi></a>");
    open(&fair, "Does a blue lamp count?", "");
    let page = fair.page(&fair.judge, &at("/disputes/2"));
    says(&page, "Local 2026-05-12 Lyon R1 #1</bdi></a>");
    says(&fair.page(&fair.judge, &at("/disputes/2?q=trumpet")), "No earlier decision at this installation");
}

#[test]
fn a_past_decision_that_a_ruling_names_is_shown_beside_it_as_it_is_now() {
    let fair = ruled_on();
    open(&fair, "Is a green lamp blue?", "");
    rule(
        &fair,
        2,
        "It follows Local 2026-05-12 Lyon R1 #1 (persuasive, not binding; not appealed). Not blue.",
    );
    open(&fair, "Is a red lamp blue?", "");
    rule(&fair, 3, "No, see Local 2026-05-12 Lyon R1 #12.");
    let (page, slip) = (at("/disputes/2"), at("/disputes/2/slip"));
    let line = "Local 2026-05-12 Lyon R1 #1 (persuasive, not binding; not appealed)";
    let named = format!("The ruling names <a href=\"{}\">{line}</a>.", at("/disputes/1"));
    says(&fair.page(&fair.judge, &page), &named);
    says(&public(&fair, &slip), &format!("<p>It names <bdi>{line}</bdi>.</p>"));
    silent(&fair.page(&fair.judge, &at("/disputes/3")), "The ruling names");
    silent(&fair.page(&fair.judge, &at("/disputes/1")), "The ruling names");
    appeal(&fair, 1, "No.");
    decide(&fair, 1, AppealOutcome::Overturned, "It does not count.");
    says(
        &public(&fair, &slip),
        "It names <bdi>Local 2026-05-12 Lyon R1 #1 (persuasive, not binding; overturned on appeal)</bdi>.",
    );
}

#[test]
fn a_question_that_is_too_long_is_refused() {
    let fair = Fair::new();
    let page = public(&fair, &format!("{PAGE}?q={}", "x".repeat(501)));
    assert_eq!(page.status, 422);
    says(&page, "500 characters at most");
    assert_eq!(public(&fair, PAGE).status, 200);
    says(&public(&fair, PAGE), "Nothing decided here yet.");
}

#[test]
fn a_corrected_or_erased_name_is_not_shown_from_an_old_index() {
    let fair = ruled_on();
    let player = fair.here().tournament.players().next().unwrap().id;
    rename(&fair, player, "Lamp Lighter");
    let page = public(&fair, PAGE);
    for name in ["Kira", "Lamp Lighter"] {
        silent(&page, name);
    }
    says(&page, "Does the blue Player C count");
    says(&fair.page(&fair.stranger, PAGE), "counted from thirty-one");
    // Nobody can find an erased name in what was written before.
    fair.desk().erase(&slug(SLUG), &submission(), player).unwrap();
    open(&fair, "Does the red light count?", "");
    rule(&fair, 2, "Odo may light it.");
    let page = fair.page(&fair.stranger, PAGE);
    for text in ["Kira", "Lamp Lighter", "Does the blue", "counted from thirty-one"] {
        silent(&page, text);
    }
    says(&page, "Does the red light count?");
    says(&fair.page(&fair.judge, &at("/disputes/1")), "counted from thirty-one");
}

fn rename(fair: &Fair, player: PlayerId, name: &str) {
    fair.desk().rename(&slug(SLUG), &submission(), player, name).unwrap();
}

/// What stays hidden: what players were called before they were identified with somebody, or told apart.
#[test]
fn a_former_name_stays_hidden_when_players_are_identified_and_told_apart() {
    let fair = called();
    rule(&fair, 1, "Kira holds the lamp.");
    let hidden = || silent(&public(&fair, PAGE), "Kira");
    let player = fair.here().tournament.players().next().unwrap().id;
    let known = elsewhere(fair.desk(), 7, "Nerys");
    rename(&fair, player, "Nerys");
    hidden();
    let person = fair.desk().tournament(&known).unwrap().tournament.players().next().unwrap().person;
    fair.desk().identify(&slug(SLUG), &by_operator(), &[(player, person)]).unwrap();
    assert_eq!(fair.here().tournament.player(player).unwrap().person, person);
    hidden();
    fair.desk().tell_apart(&slug(SLUG), &by_operator(), player).unwrap();
    assert_ne!(fair.here().tournament.player(player).unwrap().person, person);
    hidden();
}

/// An export has no former name, so where it is imported nobody can hide one.
#[test]
fn an_imported_decision_from_before_a_correction_of_a_name_is_told_nowhere_else() {
    let fair = called();
    rule(&fair, 1, "Kira holds the lamp.");
    let player = fair.here().tournament.players().next().unwrap().id;
    rename(&fair, player, "Nerys");
    open(&fair, "Does the red light count?", "");
    rule(&fair, 2, "Nerys may light it.");
    let told = rulings(fair.desk());
    assert_eq!(told.len(), 2, "the control: both are told where the former name is known: {told:?}");
    let export = fair.desk().export(&slug(SLUG)).unwrap();
    assert!(export.contains("Kira holds the lamp."), "what was typed stays in the log");
    let folder = tempfile::tempdir().unwrap();
    let importer = crate::support::desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    importer.import(&export).unwrap();
    let told = rulings(&importer);
    assert!(told.len() == 1 && told[0].ends_with(" may light it."), "{told:?}");
    assert!(!told[0].contains("Nerys"), "{told:?}");
    // A correction there does not tell what was corrected before the export.
    importer.rename(&slug(SLUG), &submission(), player, "Ro Laren").unwrap();
    let told = rulings(&importer);
    assert!(told.iter().all(|text| !text.contains("Kira") && !text.contains("Nerys")), "{told:?}");
}

fn by_operator() -> FormSubmission {
    FormSubmission { actor: Actor::operator(), ..submission() }
}

/// All decisions with their words, the newest first.
fn all(desk: &Desk) -> Vec<Arc<Decision>> {
    let known: Vec<_> = desk.precedents().unwrap().newest().copied().collect();
    desk.decisions_told(&known).unwrap()
}

/// The texts of all rulings, as a process with this desk shows them elsewhere.
fn rulings(desk: &Desk) -> Vec<String> {
    let mut told: Vec<_> = all(desk).iter().map(|one| one.told.ruling.clone()).collect();
    told.sort();
    told
}

/// Another process that uses the same database.
fn beside(fair: &Fair) -> Desk {
    crate::support::desk_over(&DatabaseUrl::Sqlite(fair.database()))
}

#[test]
fn somebody_who_joins_the_staff_is_named_nowhere_from_then_on_also_after_leaving_it() {
    let fair = called();
    rule(&fair, 1, "Stranger held the lamp.");
    let other = beside(&fair);
    for desk in [fair.desk(), &other] {
        assert_eq!(rulings(desk), ["Stranger held the lamp."], "the control");
    }
    fair.also_here("Stranger", Role::Judge);
    let hidden = ["a member of staff held the lamp."];
    for desk in [fair.desk(), &other, &beside(&fair)] {
        assert_eq!(rulings(desk), hidden);
    }
    fair.take_away("Stranger");
    for desk in [fair.desk(), &other, &beside(&fair)] {
        assert_eq!(rulings(desk), hidden);
    }
}

#[test]
fn staff_stay_hidden_under_the_name_that_they_had_when_a_decision_was_written() {
    let ruled = |days: i64| {
        let fair = called();
        fair.account("Vash", Some(Role::Judge));
        let other = beside(&fair);
        rule(&fair, 1, "Vash gave the lamp to Tolian.");
        assert_eq!(rulings(&other), ["a member of staff gave the lamp to Tolian."], "the control");
        let (who, at) = (fair.desk().account_by_name("Vash").unwrap().unwrap().id, TimeDelta::days(days));
        assert_eq!(fair.desk().rename_account(who, "Tolian", Utc::now() + at), Ok(true));
        let [here, there, later] = [rulings(fair.desk()), rulings(&other), rulings(&beside(&fair))];
        assert_eq!((&here, &here), (&there, &later));
        here.concat()
    };
    // Before the new name was there, it was somebody else's.
    assert_eq!(ruled(1), "a member of staff gave the lamp to Tolian.");
    // People go on saying the former name for a while.
    assert_eq!(ruled(-1), "a member of staff gave the lamp to a member of staff.");
    assert_eq!(ruled(-89), "a member of staff gave the lamp to a member of staff.");
    // Then it is somebody else's.
    assert_eq!(ruled(-91), "Vash gave the lamp to a member of staff.");
}

#[test]
fn decisions_from_before_an_account_on_the_staff_was_erased_are_told_nowhere_else() {
    let fair = called();
    fair.account("Vash", Some(Role::Judge));
    let other = beside(&fair);
    rule(&fair, 1, "Vash held the lamp.");
    for desk in [fair.desk(), &other] {
        assert_eq!(rulings(desk), ["a member of staff held the lamp."], "the control");
    }
    let vash = fair.desk().account_by_name("Vash").unwrap().unwrap().id;
    fair.desk().erase_account(vash, Utc::now()).unwrap();
    for desk in [fair.desk(), &other, &beside(&fair)] {
        assert_eq!(rulings(desk), [""; 0]);
    }
    says(&fair.page(&fair.judge, &at("/disputes/1")), "held the lamp");
    open(&fair, "Does the red light count?", "");
    rule(&fair, 2, "Odo may light it.");
    for desk in [fair.desk(), &other, &beside(&fair)] {
        assert_eq!(rulings(desk).len(), 1, "what is written from then on");
    }
}

#[test]
fn an_operator_who_acts_without_a_role_is_hidden_and_erased_as_staff_are() {
    let fair = called();
    let operator = fair.account("Vash", None);
    let vash = fair.desk().account_by_name("Vash").unwrap().unwrap().id;
    let other = beside(&fair);
    rule(&fair, 1, "Vash held the lamp.");
    for desk in [fair.desk(), &other] {
        assert_eq!(rulings(desk), ["Vash held the lamp."], "the control");
    }
    let remembered = || database::count(fair.desk(), format!("staff_history WHERE account = '{vash}'"));
    assert_eq!(remembered(), 0);
    for lists in ["all", "none"] {
        assert_eq!(fair.send(&operator, &at("/settings/lists"), &[("lists", lists)]).status, 303);
        assert_eq!(remembered(), 1);
    }
    for desk in [fair.desk(), &other, &beside(&fair)] {
        assert_eq!(rulings(desk), ["a member of staff held the lamp."]);
    }
    fair.desk().erase_account(vash, Utc::now()).unwrap();
    for desk in [fair.desk(), &other, &beside(&fair)] {
        assert_eq!(rulings(desk), [""; 0]);
    }
}

#[test]
fn after_a_start_decisions_are_read_from_their_rows_and_verify_compares_them_with_the_log() {
    let fair = ruled_on();
    let slug = slug(SLUG);
    let made = all(fair.desk());
    let started = beside(&fair);
    assert_eq!(all(&started), made);
    assert!(started.cached_tournament(&slug).is_none(), "no log was read");
    let change = |query: &str| database::run(fair.desk(), query);
    change("DELETE FROM decisions");
    let control = beside(&fair);
    assert_eq!(all(&control), made);
    assert!(control.cached_tournament(&slug).is_some(), "without a row it is");

    let differs = || beside(&fair).verify(Some(&slug)).unwrap()[0].lists_differ;
    assert!(!differs());
    change("UPDATE decisions SET told = replace(told, 'It counts.', 'It does not.')");
    assert!(differs());
    fair.desk().rebuild(Some(&slug)).unwrap();
    assert!(!differs());
    // Rows of another version count as missing.
    change("UPDATE decisions SET version = 0, told = '[]'");
    assert!(!differs());
    assert_eq!(all(&beside(&fair)), made);
}

#[test]
fn decisions_of_a_hidden_tournament_are_shown_nowhere() {
    let fair = ruled_on();
    silent(&public(&fair, PAGE), "Nothing decided here yet.");
    fair.give(Command::HideTournament(HideTournament { reason: "It was a test.".into() }));
    says(&public(&fair, PAGE), "Nothing decided here yet.");
    fair.give(Command::ShowTournament(ShowTournament {}));
    silent(&public(&fair, PAGE), "Nothing decided here yet.");
}

#[test]
fn hundreds_of_tournaments_are_read_once_and_kept() {
    let fair = ruled_on();
    for number in 0..200 {
        let slug = elsewhere(fair.desk(), number, "Nog\nRom\nLeeta");
        let word = &sha256(number.to_string())[..8];
        decided(fair.desk(), &slug, &format!("May Nog use {word} twice?"), "Once each turn.");
    }
    let index = fair.desk().precedents().unwrap();
    assert_eq!(index.len(), 201);
    assert!(Arc::ptr_eq(&index, &fair.desk().precedents().unwrap()), "kept while no log grows");
    assert!(!index.search("blue lamp twice each turn", 5, &Awaited::always()).unwrap().is_empty());
    // A search that nobody waits for stops halfway through the words.
    let long = "blue lamp twice each turn ".repeat(20);
    let whole = Awaited::for_looks(u64::MAX);
    assert!(index.search(&long, 5, &whole).is_ok());
    assert!(whole.looks() >= 100, "{}", whole.looks());
    let leaves = Awaited::for_looks(50);
    assert!(index.search(&long, 5, &leaves).is_err());
    assert!(leaves.looks() <= 52, "{}", leaves.looks());
    // What is recorded at a tournament with a ruling changes no decision, and the index stays.
    open(&fair, "And now?", "");
    assert!(Arc::ptr_eq(&index, &fair.desk().precedents().unwrap()), "nothing else is decided");
    cite(&fair, 2, BLUE, QUOTE, Treatment::Follows);
    rule(&fair, 2, "Still so.");
    let grown = fair.desk().precedents().unwrap();
    assert_eq!(grown.len(), 202);
    assert!(index.newest().all(|old| grown.newest().any(|new| new == old)));
}

/// With tens of thousands of tournaments it takes seconds to read the rows of all.
#[test]
fn after_one_more_decision_the_rows_of_no_other_tournament_are_read() {
    let fair = ruled_on();
    for number in 0..20 {
        let slug = elsewhere(fair.desk(), number, "Nog\nRom\nLeeta");
        decided(fair.desk(), &slug, &format!("May Nog turn lamp {number} twice?"), "Once each turn.");
    }
    let today = chrono::Utc::now().date_naive();
    let other = beside(&fair);
    let citing = other.grounds(today).unwrap().citations().len();
    assert_eq!((other.precedents().unwrap().len(), citing), (21, 1));
    // A row that is read from now on holds nothing.
    database::run(fair.desk(), "UPDATE decisions SET told = '[]'");
    let slug = elsewhere(fair.desk(), 20, "Nog\nRom\nLeeta");
    decided(fair.desk(), &slug, "May Nog turn the blue lamp twice?", "No.");
    let index = other.precedents().unwrap();
    assert_eq!((index.len(), other.grounds(today).unwrap().citations().len()), (22, citing));
    let found = index.search("blue lamp twice", 5, &Awaited::always()).unwrap();
    let told = other.decisions_told(&found).unwrap();
    assert_eq!(
        told.iter().map(|one| &one.slug).collect::<Vec<_>>(),
        [&slug],
        "the row of the new one is read"
    );
    assert_eq!(beside(&fair).precedents().unwrap().len(), 1, "the control: a start reads all rows");
}

#[test]
fn an_index_that_has_changed_finds_what_a_new_one_finds() {
    let fair = ruled_on();
    let slugs: Vec<Slug> = (0..12)
        .map(|number| {
            let slug = elsewhere(fair.desk(), number, "Nog\nRom\nLeeta");
            decided(fair.desk(), &slug, &format!("May Nog turn lamp {number} twice?"), "Once each turn.");
            slug
        })
        .collect();
    let other = beside(&fair);
    other.precedents().unwrap();
    let alike = || {
        let (changed, new) = (other.precedents().unwrap(), beside(&fair).precedents().unwrap());
        assert!(changed.newest().eq(new.newest()));
        for words in ["lamp twice", "blue lamp", "turn", "lamp 3", "once each turn, the red light"] {
            let [changed, new] =
                [&changed, &new].map(|index| index.search_told(words, 50, &Awaited::always()).unwrap());
            assert_eq!(changed, new, "{words}");
        }
        changed.len()
    };
    assert_eq!(alike(), 13);
    for slug in &slugs[..4] {
        give(fair.desk(), slug, Command::HideTournament(HideTournament { reason: "It was a test.".into() }));
    }
    assert_eq!(alike(), 9);
    for slug in &slugs[3..6] {
        decided(fair.desk(), slug, "May Rom dim the red light?", "Yes, before the turn ends.");
    }
    assert_eq!(alike(), 11, "one of the three is hidden");
    give(fair.desk(), &slugs[3], Command::ShowTournament(ShowTournament {}));
    assert_eq!(alike(), 13, "both of its decisions");
}

/// The words are in the rows of the database: what is shown is read, and no more.
#[test]
fn a_page_reads_the_decisions_that_it_shows_and_no_log() {
    let fair = ruled_on();
    let slugs: Vec<Slug> = (0..60)
        .map(|number| {
            let slug = elsewhere(fair.desk(), number, "Nog\nRom\nLeeta");
            let word = &sha256(number.to_string())[..8];
            decided(fair.desk(), &slug, &format!("May Nog use {word} twice?"), "Once each turn.");
            slug
        })
        .collect();
    fair.desk().precedents().unwrap();
    let other = beside(&fair);
    let index = other.precedents().unwrap();
    let newest: Vec<_> = index.newest().copied().collect();
    other.grounds(chrono::Utc::now().date_naive()).unwrap();
    let reads = |work: &dyn Fn()| {
        let before = other.database_work().reads;
        work();
        other.database_work().reads - before
    };
    let twenty = reads(&|| assert_eq!(other.decisions_told(&newest[..20]).unwrap().len(), 20));
    assert_eq!((twenty, reads(&|| assert!(other.decisions_told(&[]).unwrap().is_empty()))), (1, 0));
    let found = index.search("once each turn", 20, &Awaited::always()).unwrap();
    let told = other.decisions_told(&found).unwrap();
    assert_eq!(told.len(), 20);
    assert!(told.iter().zip(&found).all(|(told, known)| known.is(told.tournament, told.number)));
    assert!(slugs.iter().all(|slug| other.cached_tournament(slug).is_none()), "no log was read");
    // What they cite is compared once for all, and their words are not kept for that.
    let grounds = other.grounds(chrono::Utc::now().date_naive()).unwrap();
    let citing: Vec<&Decision> = grounds.citing_decisions().collect();
    assert!(!citing.is_empty() && citing.iter().all(|one| one.told == AnonymousText::default()));
    assert!(grounds.citations().iter().all(|one| one.decision.told == AnonymousText::default()));
    assert_eq!(reads(&|| assert!(other.decision_at("no-such-open/1").unwrap().is_none())), 1);
    // All others have one citation, because they were decided on one day in one place.
    let line = other.decisions_told(&newest[60..]).unwrap()[0].line();
    let named =
        other.decisions_named_in(&format!("As in {line}, and not in Local 1999-01-01 Lyon #1.")).unwrap();
    assert_eq!(named.iter().map(|one| one.line()).collect::<Vec<_>>(), [line]);
    assert!(other.decisions_named_in("Local pride, Local 2026-99-99 #1").unwrap().is_empty());
}

#[test]
fn a_dispute_at_a_table_is_cited_with_its_round() {
    let fair = ruled_on();
    let here = fair.here();
    let settings = &here.tournament.setup().unwrap().settings;
    let at = Some(AtTable::new(RoundNumber(3), TableNumber(1)));
    let cited =
        |settings: &Settings, at| arbiter::domain::precedent::citation(settings, DisputeNumber(4), at);
    assert_eq!(cited(settings, at), "Local 2026-05-12 Lyon R3 #4");
    let homeless = Settings { place: " ".to_owned(), ..settings.clone() };
    assert_eq!(cited(&homeless, None), "Local 2026-05-12 Deep Space Open #4");
}

#[test]
fn after_a_call_without_words_the_search_is_first_with_what_decisions_cite_most() {
    let fair = called();
    let case = at("/disputes/2");
    let page = fair.page(&fair.judge, &at("/disputes/1"));
    silent(&page, "data-first"); // an entry decides its question
    silent(&page, "most-cited-h");
    let here = fair.here();
    let seated = here.tournament.rounds().next().unwrap().players_at(TableNumber(1)).unwrap();
    let call = [("round", "1"), ("again", "yes")];
    assert_eq!(fair.send(&fair.seat(seated[0].0), &at("/me/call"), &call).status, 303);
    let page = fair.page(&fair.judge, &case);
    says(&page, "<h1><bdi>A judge is needed.</bdi></h1>");
    says(&page, "value=\"\" data-first");
    silent(&page, "value=\"A judge is needed.\"");
    silent(&page, "most-cited-h"); // nothing was cited yet
    // What another dispute of the tournament follows would be offered as that.
    cite(&fair, 1, BLUE, QUOTE, Treatment::Distinguishes);
    rule(&fair, 1, RULING);
    let page = fair.page(&fair.judge, &case);
    says(&page, "id=\"most-cited-h\">Most cited here</h2>");
    let text = page.text();
    let panel = text.split("id=\"most-cited-h\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(panel.contains("1E-SR 2000-10-30, blue lamp</a>") && panel.contains("1 decision"), "{panel}");
    assert!(panel.contains(&format!("name=\"cite\" value=\"{BLUE}\"")), "{panel}");
    silent(&fair.page(&fair.scorekeeper, &case), "most-cited-h");
    cite(&fair, 2, BLUE, QUOTE, Treatment::Follows);
    let page = fair.page(&fair.judge, &case);
    silent(&page, "data-first");
    silent(&page, "most-cited-h");
}
