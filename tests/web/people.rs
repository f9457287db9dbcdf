//! One person at several tournaments, by URL: nobody is taken for anybody else until staff identify them.

use crate::support::database;
use crate::support::site::fair::{Fair, SLUG, submission, warning};
use crate::support::site::{says, silent};
use crate::support::slug;
use arbiter::app::Visibility;
use arbiter::domain::id::{AtTable, PersonId, PlayerId, RoundNumber, Slug, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult};
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, CreateTournament, HideTournament, IssuePenalty, PairRound,
    PublishRound, RecordResult, ShowTournament,
};
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::role::Role;

const OTHER: &str = "elsewhere";

/// As [`apart`], and the director directs both tournaments.
fn fair() -> Fair {
    let fair = apart();
    fair.also_elsewhere(DIRECTOR, Role::Director);
    fair
}

const DIRECTOR: &str = "Ruth O'Brien <b>";

/// Kira and Odo played elsewhere, Kira was warned there; both are registered here as anybody is, Kira first.
fn apart() -> Fair {
    let fair = Fair::new();
    fair.desk().register(&slug(OTHER), &submission(), "Kira Nerys\nOdo").unwrap();
    fair.desk().submit(&slug(OTHER), &submission(), |_| Ok(warning())).unwrap();
    fair.register("KIRA nerys\nOdo\nQuark");
    fair
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn person(fair: &Fair, tournament: &str, player: u32) -> PersonId {
    let here = fair.desk().tournament(&slug(tournament)).unwrap();
    here.tournament.player(PlayerId(player)).unwrap().person
}

fn same(fair: &Fair, player: u32, elsewhere: u32) -> String {
    format!("{player}:{}", person(fair, OTHER, elsewhere))
}

#[test]
fn a_name_known_from_elsewhere_is_offered_and_never_assumed() {
    let fair = fair();
    assert_ne!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    let players = fair.page(&fair.director, &at("/players"));
    says(&players, "Known from earlier?");
    says(
        &players,
        "<bdi>KIRA nerys</bdi>, played at <a href=\"/t/elsewhere\"><bdi>Elsewhere</bdi></a> (12 May 2026)",
    );
    silent(&players, "<bdi>Quark</bdi>, played");
    silent(&fair.page(&fair.director, &at("/players/1")), "At other tournaments");
    silent(&fair.page(&fair.judge, &at("/players")), "Known from earlier?");
}

#[test]
fn nobody_is_offered_from_a_tournament_that_an_operator_hid() {
    let fair = fair();
    let hide = Command::HideTournament(HideTournament { reason: "It was a test.".into() });
    fair.desk().submit(&slug(OTHER), &submission(), |_| Ok(hide.clone())).unwrap();
    silent(&fair.page(&fair.director, &at("/players")), "Known from earlier?");
    fair.desk()
        .submit(&slug(OTHER), &submission(), |_| Ok(Command::ShowTournament(ShowTournament {})))
        .unwrap();
    says(&fair.page(&fair.director, &at("/players")), "Known from earlier?");
}

#[test]
fn staff_say_who_is_the_same_person_and_the_history_is_there() {
    let fair = fair();
    let (kira, odo) = (same(&fair, 1, 1), same(&fair, 2, 2));
    let before = person(&fair, SLUG, 1);
    let given = fair.send(&fair.director, &at("/players/known"), &[("same", &kira), ("same", &odo)]);
    assert_eq!((given.status, given.header("location")), (303, at("/players").as_str()));
    assert_eq!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    assert_eq!(person(&fair, SLUG, 2), person(&fair, OTHER, 2));
    let record = fair.page(&fair.judge, &at("/players/1"));
    says(&record, "Scouting other tables, Warning (<bdi>Elsewhere</bdi>, 12 May 2026)");
    says(&record, "Staff corrected which person Kira Nerys is, across tournaments.");
    silent(&fair.page(&fair.director, &at("/players")), "Known from earlier?");
    // The name typed at registration is gone: the name is there once, with the person.
    let left = format!("people WHERE id = {} AND name IS NULL AND erased", database::quoted(before));
    assert_eq!(database::count(fair.desk(), left), 1);
    // Erasing the person then erases the name at both tournaments.
    fair.send(&fair.director, &at("/players/1/erase"), &[]);
    for slug in [SLUG, OTHER] {
        silent(&fair.house.get(&format!("/t/{slug}/log")).send(), "Kira");
        silent(&fair.house.get(&format!("/t/{slug}/log")).send(), "KIRA");
    }
}

#[test]
fn a_wrong_guess_is_taken_back() {
    let fair = fair();
    fair.send(&fair.director, &at("/players/known"), &[("same", &same(&fair, 1, 1))]);
    says(&fair.page(&fair.director, &at("/players/1")), "That was another person");
    let apart = fair.send(&fair.director, &at("/players/1/apart"), &[]);
    assert_eq!(apart.status, 303);
    assert_ne!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    let record = fair.page(&fair.director, &at("/players/1"));
    silent(&record, "At other tournaments");
    says(&record, "<h1><bdi>Kira Nerys</bdi></h1>");
    let again = fair.send(&fair.director, &at("/players/1/apart"), &[]);
    assert_eq!(again.status, 422);
    says(&again, "Kira Nerys is not known from any other tournament.");
}

/// Links to both are in chats, and programs keep identifiers.
#[test]
fn the_address_of_somebody_who_was_joined_leads_on_while_the_person_is_shown_by_name() {
    let fair = fair();
    let gone = person(&fair, SLUG, 1);
    let asked = || {
        [format!("/players/{gone}"), format!("/api/v1/people/{gone}")].map(|path| {
            let answer = fair.house.get(&path).send();
            assert!(answer.status == 200 || !answer.text().contains("KIRA"), "{path}");
            (answer.status, answer.header("location").to_owned())
        })
    };
    let led_to = |now: PersonId| [(308, format!("/players/{now}")), (308, format!("/api/v1/people/{now}"))];
    let nowhere = [(404, String::new()), (404, String::new())];
    assert_eq!(asked().map(|(status, _)| status), [200, 200], "the control: that is somebody");
    fair.send(&fair.director, &at("/players/known"), &[("same", &same(&fair, 1, 1))]);
    let kept = person(&fair, OTHER, 1);
    assert_eq!(asked(), led_to(kept));
    assert_eq!(fair.house.get(&format!("/players/{kept}")).send().status, 200, "and there is the person");

    let there = fair.desk().tournament(&slug(OTHER)).unwrap().id();
    let wishes = |wish: Visibility| {
        fair.desk().choose_visibility(there, PlayerId(1), wish, chrono::Utc::now()).unwrap();
    };
    for wish in [Visibility::Initials, Visibility::Hidden] {
        wishes(wish);
        assert_eq!(asked(), nowhere, "{wish:?}");
    }
    wishes(Visibility::Name);
    assert_eq!(asked(), led_to(kept));
    let hide = Command::HideTournament(HideTournament { reason: "It was a test.".into() });
    fair.give(hide);
    assert_eq!(asked(), nowhere, "only a tournament that nobody sees says who it was");
    fair.give(Command::ShowTournament(ShowTournament {}));
    assert_eq!(asked(), led_to(kept));

    fair.send(&fair.director, &at("/players/1/apart"), &[]);
    let apart = person(&fair, SLUG, 1);
    assert_ne!(apart, kept);
    assert_eq!(asked(), led_to(apart), "who registered here");
    fair.send(&fair.director, &at("/players/1/erase"), &[]);
    assert_eq!(asked(), nowhere, "the name was erased");
    let stranger = format!("/players/{}", uuid::Uuid::from_u128(9));
    assert_eq!(fair.house.get(&stranger).send().status, 404);
}

const HANDLE: &str = "kira#1701 on Discord";

/// How a player is reached at a tournament.
fn reached(fair: &Fair, tournament: &Slug, player: u32) -> String {
    let there = fair.desk().tournament(tournament).unwrap();
    fair.desk().contact(&there, PlayerId(player)).unwrap()
}

fn says_how_to_reach(fair: &Fair, tournament: &Slug, player: u32) {
    let there = fair.desk().tournament(tournament).unwrap();
    fair.desk().change_contact(&there, PlayerId(player), HANDLE).unwrap();
}

#[test]
fn how_a_player_is_reached_goes_along_when_staff_say_who_it_is() {
    let fair = fair();
    let here = slug(SLUG);
    says_how_to_reach(&fair, &here, 1);
    fair.send(&fair.director, &at("/players/known"), &[("same", &same(&fair, 1, 1))]);
    assert_eq!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    assert_eq!(reached(&fair, &here, 1), HANDLE);
    fair.send(&fair.director, &at("/players/1/apart"), &[]);
    assert_ne!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    assert_eq!(reached(&fair, &here, 1), HANDLE);
    assert_eq!(database::count(fair.desk(), "contacts"), 1, "nothing stays with the other person");
    assert_eq!(reached(&fair, &slug(OTHER), 1), "");
}

#[test]
fn a_contact_that_is_saved_while_staff_say_who_it_is_belongs_to_the_player() {
    let fair = fair();
    let here = slug(SLUG);
    let saves =
        |seen: &arbiter::app::Snapshot, typed: &str| fair.desk().change_contact(seen, PlayerId(1), typed);
    let seen = fair.desk().tournament(&here).unwrap();
    fair.send(&fair.director, &at("/players/known"), &[("same", &same(&fair, 1, 1))]);
    assert_eq!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    saves(&seen, HANDLE).unwrap();
    assert_eq!([reached(&fair, &here, 1), reached(&fair, &slug(OTHER), 1)], [HANDLE, ""]);
    let seen = fair.desk().tournament(&here).unwrap();
    fair.send(&fair.director, &at("/players/1/apart"), &[]);
    saves(&seen, "kira#1710").unwrap();
    assert_eq!(reached(&fair, &here, 1), "kira#1710");
    assert_eq!(database::count(fair.desk(), "contacts"), 1, "nothing stays with the other person");
    // Erased meanwhile: what was saved an instant before is gone, too.
    let seen = fair.desk().tournament(&here).unwrap();
    fair.send(&fair.director, &at("/players/1/erase"), &[]);
    saves(&seen, HANDLE).unwrap();
    assert_eq!(database::count(fair.desk(), "contacts"), 0);
}

#[test]
fn two_earlier_records_that_become_one_lose_no_contact() {
    let fair = fair();
    let cup = third(&fair, "Bajor Cup");
    says_how_to_reach(&fair, &cup, 1);
    says_how_to_reach(&fair, &slug(SLUG), 1);
    let (first, second) = (same(&fair, 1, 1), format!("1:{}", person(&fair, &cup, 1)));
    let both = [("same", first.as_str()), ("same", second.as_str())];
    let sent = fair.send(&fair.operator, &at("/players/known"), &both);
    assert_eq!(sent.status, 303, "{}", sent.text());
    assert_eq!(person(&fair, SLUG, 1), person(&fair, &cup, 1));
    assert_eq!([slug(SLUG), cup].map(|there| reached(&fair, &there, 1)), [HANDLE, HANDLE]);
    assert_eq!(database::count(fair.desk(), "contacts"), 2);
}

#[test]
fn a_name_that_stays_elsewhere_leaves_no_contact_behind_here() {
    // The director here may not act on the players there, so the player becomes a person of this tournament only.
    let fair = apart();
    let identified = fair.send(&fair.operator, &at("/players/known"), &[("same", &same(&fair, 1, 1))]);
    assert_eq!(identified.status, 303, "{}", identified.text());
    assert_eq!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    says_how_to_reach(&fair, &slug(SLUG), 1);
    let renamed = fair.send(&fair.director, &at("/players/1/rename"), &[("name", "Nerys Kira")]);
    assert_eq!(renamed.status, 303, "{}", renamed.text());
    assert_eq!(reached(&fair, &slug(SLUG), 1), HANDLE, "a corrected name is no reason to forget it");
    says_how_to_reach(&fair, &slug(OTHER), 2);
    fair.send(&fair.operator, &at("/players/known"), &[("same", &same(&fair, 2, 2))]);
    says_how_to_reach(&fair, &slug(SLUG), 2);
    for player in [1, 2] {
        fair.send(&fair.director, &at(&format!("/players/{player}/erase")), &[]);
        assert_eq!(reached(&fair, &slug(SLUG), player), "");
    }
    assert_eq!(reached(&fair, &slug(OTHER), 2), HANDLE, "that of a name that was not erased");
    assert_eq!(database::count(fair.desk(), "contacts"), 1);
}

#[test]
fn a_registration_that_is_withdrawn_leaves_no_contact_behind() {
    let fair = fair();
    fair.send(&fair.director, &at("/players/known"), &[("same", &same(&fair, 1, 1))]);
    for player in [1, 2] {
        says_how_to_reach(&fair, &slug(SLUG), player);
        let gone = fair.send(&fair.director, &at(&format!("/players/{player}/withdraw")), &[]);
        assert_eq!(gone.status, 303, "{}", gone.text());
    }
    assert_eq!(database::count(fair.desk(), "contacts"), 0);
}

#[test]
fn nobody_becomes_two_people_or_somebody_of_another_name() {
    let fair = fair();
    let entries = fair.here().sequence();
    let refused = |sent: &[(&str, &str)], words: &str| {
        let page = fair.send(&fair.director, &at("/players/known"), sent);
        assert_eq!(page.status, 422, "{sent:?}");
        says(&page, words);
    };
    refused(&[], "No players are ticked. Tick the players who are the same person.");
    // Odo’s person for Kira, and a person that nobody offered.
    let foreign = same(&fair, 1, 2);
    refused(&[("same", &foreign)], "no longer known under the same name");
    let unknown = format!("1:{}", uuid::Uuid::from_u128(9));
    refused(&[("same", &unknown)], "no longer known under the same name");
    // Two players of one name cannot both be the same person.
    fair.register("kira NERYS");
    let (first, last) = (same(&fair, 1, 1), same(&fair, 4, 1));
    refused(&[("same", &first), ("same", &last)], "is already registered in this tournament.");
    let rubbish = fair.send(&fair.director, &at("/players/known"), &[("same", "rubbish")]);
    assert_eq!(rubbish.status, 400);
    assert_eq!(fair.here().sequence(), entries + 1, "only the registration");
}

/// A third tournament at which a second person of the name Kira Nerys played, and who directs it.
fn third(fair: &Fair, title: &str) -> Slug {
    use arbiter::domain::tournament::settings::Settings;
    let setup = fair.here().setup().unwrap().clone();
    let command = Command::CreateTournament(CreateTournament {
        settings: Settings { title: title.to_owned(), ..setup.settings.clone() },
        profile: Box::new(setup.profile().unwrap().clone()),
        format: setup.format.map(Box::new),
        pins: setup.pins,
        pairing_seed: 9,
    });
    let id = arbiter::domain::id::TournamentId::new(arbiter::app::sessions::random_uuid().unwrap());
    let slug = fair.desk().create(id, &submission(), &command).unwrap();
    fair.desk().register(&slug, &submission(), "Kira Nerys").unwrap();
    let kind = "slow-play".to_owned();
    let (player, judge, level, reason) =
        (PlayerId(1), Judge::default(), PenaltyLevel::Warning, "slow".to_owned());
    let slow = Command::IssuePenalty(IssuePenalty {
        player,
        judge,
        kind,
        level,
        round: None,
        reason: reason.into(),
        dispute: None,
        others: false,
    });
    fair.desk().submit(&slug, &submission(), |_| Ok(slow.clone())).unwrap();
    slug
}

#[test]
fn people_of_the_same_name_at_many_tournaments_cost_no_more_reads() {
    let fair = fair();
    let open = || fair.page(&fair.director, &at("/players"));
    let reads = || {
        open();
        let before = fair.desk().database_work().reads;
        open();
        fair.desk().database_work().reads - before
    };
    let few = reads();
    let titles = ["Bajor Cup", "Cardassia Cup", "Terok Nor Cup", "Trill Cup"];
    for title in titles {
        third(&fair, title);
    }
    for title in titles {
        says(&open(), title);
    }
    let many = reads();
    assert!(many <= few + 1, "who directs them is read at once: {few} reads, {many} with four more");
}

/// As [`fair`], and Kira played at this many tournaments elsewhere as one person.
fn well_travelled(tournaments: usize) -> Fair {
    let fair = fair();
    let kira = person(&fair, OTHER, 1);
    for number in 1..tournaments {
        let there = third(&fair, &format!("Cup {number}"));
        assert!(fair.desk().say_same(&there, &submission(), &[(PlayerId(1), kira)]).unwrap());
    }
    fair
}

#[test]
fn somebody_who_played_at_many_tournaments_is_known_here_at_the_same_cost() {
    let cost = |tournaments| {
        let fair = well_travelled(tournaments);
        let kira = same(&fair, 1, 1);
        fair.page(&fair.operator, &at("/players"));
        let before = fair.desk().database_work();
        let given = fair.send(&fair.operator, &at("/players/known"), &[("same", &kira)]);
        let after = fair.desk().database_work();
        assert_eq!(given.status, 303, "{}", given.text());
        assert_eq!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
        // The tournaments agreed, each way: the director of this one needs nobody's consent there.
        let agreed = fair.desk().consents_of(&fair.here()).unwrap();
        let agreed = agreed.iter().filter(|one| one.answer.as_ref().is_some_and(|answer| answer.agreed));
        assert_eq!(agreed.count(), 2 * tournaments);
        (after.reads - before.reads, after.commits - before.commits)
    };
    let (few, many) = (cost(2), cost(12));
    assert!(many.0 <= few.0 + 1, "reads: {few:?}, {many:?}");
    assert!(many.1 <= few.1 + 1, "commits: {few:?}, {many:?}");
}

#[test]
fn of_somebody_who_played_at_many_tournaments_the_newest_three_are_named() {
    let fair = well_travelled(12);
    let page = fair.page(&fair.operator, &at("/players"));
    assert_eq!(page.text().matches("<bdi>Cup ").count(), 3);
    says(&page, "<bdi>Cup 11</bdi>");
    silent(&page, "<bdi>Cup 8</bdi>");
    says(&page, "and 9 more</span>");
    // The director directs one of the other nine.
    let page = fair.page(&fair.director, &at("/players"));
    says(&page, "and 9 more (the directors of 8 of them have not agreed)");
    // Everybody's record has them all.
    fair.send(&fair.operator, &at("/players/known"), &[("same", &same(&fair, 1, 1))]);
    says(&fair.page(&fair.operator, &at("/players/1")), "<bdi>Cup 8</bdi>");
}

#[test]
fn two_earlier_records_of_one_person_become_one() {
    let fair = fair();
    let slug = third(&fair, "Bajor Cup");
    // Long over: who somebody is can still be corrected.
    let give = |command: Command| fair.desk().submit(&slug, &submission(), |_| Ok(command.clone())).unwrap();
    fair.desk().register(&slug, &submission(), "Dukat").unwrap();
    give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    give(Command::PublishRound(PublishRound {}));
    let (at_table, end) = (AtTable::new(RoundNumber(1), TableNumber(1)), EndReason::Time);
    let result = GameResult::ended([50, 20], end);
    give(Command::RecordResult(RecordResult { at: at_table, result }));
    give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    give(Command::CloseTournament(CloseTournament {}));
    let (first, second) = (same(&fair, 1, 1), format!("1:{}", person(&fair, &slug, 1)));
    let both = [("same", first.as_str()), ("same", second.as_str())];
    let there = fair.desk().tournament(&slug).unwrap().sequence();
    // The director here directs only the first, so the directors of the second are asked.
    let sent = fair.send(&fair.director, &at("/players/known"), &both);
    assert_eq!(sent.status, 303);
    assert_eq!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    says(&fair.page(&fair.director, &at("/players")), "its director was asked and has not answered yet");
    // To make one person of two takes the director of both.
    let asked = format!("{}:{}", fair.here().id(), person(&fair, &slug, 1));
    let answer = [("asked", asked.as_str()), ("answer", "agree")];
    let agreed = fair.send(&fair.operator, &format!("/t/{slug}/players/consent"), &answer);
    assert_eq!(agreed.status, 303, "{}", agreed.text());
    let refused = fair.send(&fair.director, &at("/players/known"), &[("same", &second)]);
    assert_eq!(refused.status, 422);
    says(&refused, "So far Kira Nerys is two people: at");
    says(&refused, "ask the operator to tick both here.");
    assert_eq!(fair.desk().tournament(&slug).unwrap().sequence(), there);
    // The operator may, and sending the form twice is sending it once.
    let number = arbiter::app::sessions::random_uuid().unwrap().to_string();
    let mut fields = both.to_vec();
    fields.push(("submission", &number));
    for _ in 0..2 {
        let sent = fair.house.post(&at("/players/known"), &fields).within(&fair.operator).send();
        assert_eq!((sent.status, sent.header("location")), (303, at("/players").as_str()), "{}", sent.text());
    }
    let one = person(&fair, SLUG, 1);
    assert_eq!([person(&fair, OTHER, 1), person(&fair, &slug, 1)], [one, one]);
    let record = fair.page(&fair.judge, &at("/players/1"));
    says(&record, "Scouting other tables, Warning (<bdi>Elsewhere</bdi>, 12 May 2026)");
    says(&record, "Stalling, Warning (<bdi>Bajor Cup</bdi>, 12 May 2026)");
    silent(&fair.page(&fair.director, &at("/players")), "<bdi>Kira Nerys</bdi>, played");
}

#[test]
fn a_record_found_later_joins_the_known_person() {
    let fair = fair();
    fair.send(&fair.director, &at("/players/known"), &[("same", &same(&fair, 1, 1))]);
    let slug = third(&fair, "Bajor Cup");
    let sent = fair.send(
        &fair.operator,
        &at("/players/known"),
        &[("same", &format!("1:{}", person(&fair, &slug, 1)))],
    );
    assert_eq!(sent.status, 303, "{}", sent.text());
    let one = person(&fair, SLUG, 1);
    assert_eq!([person(&fair, OTHER, 1), person(&fair, &slug, 1)], [one, one]);
}

#[test]
fn two_players_of_one_tournament_are_two_people() {
    let fair = fair();
    fair.desk().register(&slug(OTHER), &submission(), "Kira Nerys").unwrap();
    let (first, second) = (same(&fair, 1, 1), same(&fair, 1, 3));
    let sent = fair.send(&fair.operator, &at("/players/known"), &[("same", &first), ("same", &second)]);
    assert_eq!(sent.status, 422);
    says(&sent, "entered Elsewhere, so they are two people, and nothing was recorded. Tick one of them.");
}

#[test]
fn the_other_director_has_to_agree_before_two_players_are_one_person() {
    let fair = apart();
    let (kira, head) = (same(&fair, 1, 1), fair.desk().tournament(&slug(OTHER)).unwrap().head());
    let tick = || fair.send(&fair.director, &at("/players/known"), &[("same", &kira)]);
    says(&fair.page(&fair.director, &at("/players")), "its director is asked first");
    let entries = fair.here().sequence();
    for _ in 0..2 {
        assert_eq!(tick().status, 303);
        says(&fair.page(&fair.director, &at("/players")), "its director was asked and has not answered yet");
    }
    assert_eq!(fair.here().sequence(), entries, "asking is no entry");
    let theirs = fair.page(&fair.stranger, &format!("/t/{OTHER}/players"));
    says(&theirs, "Other directors ask");
    says(&theirs, "is <bdi>KIRA nerys</bdi> there");
    let question = "Its director asks whether KIRA nerys there is Kira Nerys here.";
    let desk = |who| fair.page(who, &format!("/t/{OTHER}/desk"));
    says(&desk(&fair.stranger), question);
    fair.also_elsewhere("Scorekeeper", Role::Judge);
    silent(&desk(&fair.scorekeeper), question);
    let answer = |who, answer: &str| {
        let asked = format!("{}:{}", fair.here().id(), person(&fair, OTHER, 1));
        let form = [("asked", asked.as_str()), ("answer", answer)];
        fair.send(who, &format!("/t/{OTHER}/players/consent"), &form).status
    };
    // Who asks cannot answer, and nobody answers what was not asked.
    assert_eq!(answer(&fair.director, "agree"), 404);
    let never = format!("{}:{}", fair.here().id(), person(&fair, OTHER, 2));
    let form = [("asked", never.as_str()), ("answer", "agree")];
    let answered = fair.send(&fair.stranger, &format!("/t/{OTHER}/players/consent"), &form);
    assert_eq!(answered.status, 404);
    assert_eq!(answer(&fair.stranger, "decline"), 303);
    says(&fair.page(&fair.director, &at("/players")), "its director declined");
    silent(&fair.page(&fair.stranger, &format!("/t/{OTHER}/players")), "Other directors ask");
    silent(&desk(&fair.stranger), question);
    assert_eq!((tick().status, fair.here().sequence()), (303, entries), "declined stays declined");
    assert_eq!(answer(&fair.stranger, "agree"), 303);
    says(&fair.page(&fair.director, &at("/players")), "its director agreed");
    assert_eq!((tick().status, fair.here().sequence()), (303, entries + 1));
    assert_eq!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    says(
        &fair.page(&fair.judge, &at("/players/1")),
        "Scouting other tables, Warning (<bdi>Elsewhere</bdi>, 12 May 2026)",
    );
    // The consent is withdrawn, and the record is theirs alone again.
    says(&fair.page(&fair.stranger, &format!("/t/{OTHER}/players")), "You agreed");
    assert_eq!(answer(&fair.stranger, "decline"), 303);
    silent(&fair.page(&fair.judge, &at("/players/1")), "Scouting other tables");
    assert_eq!(
        fair.desk().tournament(&slug(OTHER)).unwrap().head(),
        head,
        "nothing of it moved the other log"
    );
}

#[test]
fn nobody_has_more_than_twenty_open_questions() {
    let fair = Fair::new();
    let names: Vec<String> = (1..=21).map(|n| format!("Ensign {n}")).collect();
    fair.desk().register(&slug(OTHER), &submission(), &names.join("\n")).unwrap();
    fair.register(&names.join("\n"));
    let all: Vec<String> = (1..=21).map(|n| same(&fair, n, n)).collect();
    let fields = |count: usize| all.iter().take(count).map(|one| ("same", one.as_str())).collect::<Vec<_>>();
    let refused = fair.send(&fair.director, &at("/players/known"), &fields(21));
    assert_eq!(refused.status, 422);
    says(&refused, "You asked other directors 20 questions that wait for an answer");
    silent(&fair.page(&fair.stranger, &format!("/t/{OTHER}/players")), "Other directors ask");
    assert_eq!(fair.send(&fair.director, &at("/players/known"), &fields(20)).status, 303);
    says(&fair.page(&fair.stranger, &format!("/t/{OTHER}/players")), "Other directors ask");
}
