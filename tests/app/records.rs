//! What a person played: from all tournaments, for those who may see it, and without reading a log.

use super::lists::on_both;
use crate::support::database::{number, run};
use crate::support::played::{give, missed, person, played};
use crate::support::site::fair::submission;
use crate::support::{desk_over, scenario};
use arbiter::app::person_record::{Balance, PersonRecord, ROWS, RecordPages};
use arbiter::app::{Desk, DeskError, Visibility};
use arbiter::domain::id::{PersonId, PlayerId, Slug, TournamentId};
use arbiter::domain::tournament::command::{Command, HideTournament};
use chrono::Utc;
use uuid::Uuid;

const FIRST: RecordPages = RecordPages { tournaments: 1, opponents: 1 };

fn record(desk: &Desk, person: PersonId) -> Result<PersonRecord, DeskError> {
    desk.person_record(person, FIRST, Utc::now())
}

fn listed(desk: &Desk, sought: &str) -> Vec<String> {
    desk.known_people(sought, 1).unwrap().0.into_iter().map(|one| one.name).collect()
}

fn wish(desk: &Desk, at: &Slug, player: u32, wish: Visibility) {
    let id = desk.tournament(at).unwrap().id();
    desk.choose_visibility(id, PlayerId(player), wish, Utc::now()).unwrap();
}

/// Kira, who played two tournaments, and both of them.
fn twice(desk: &Desk) -> (PersonId, [Slug; 2]) {
    let spring = played(desk, 1, "Kira Nerys\nOdo\nQuark\nRom");
    let autumn = played(desk, 2, "Kira Nerys\nOdo\nNog\nEzri");
    let said = [1, 2].map(|player| (PlayerId(player), person(desk, &spring, player)));
    desk.say_same(&autumn, &submission(), &said).unwrap();
    (person(desk, &spring, 1), [spring, autumn])
}

#[test]
fn a_record_adds_up_all_tournaments_and_names_each_opponent_once() {
    on_both(|url| {
        let desk = desk_over(url);
        let (kira, _) = twice(&desk);
        let found = record(&desk, kira).unwrap();
        assert_eq!((found.name.as_str(), found.tournaments, found.played.len()), ("Kira Nerys", 2, 2));
        assert_eq!(found.balance.games(), 2);
        let met = found.met.iter().fold(0, |games, one| games + one.balance.games());
        assert_eq!((met, found.unnamed), (2, Balance::default()));
        assert_eq!(found.opponents, found.met.len());
        for one in &found.met {
            let theirs = record(&desk, one.person).unwrap();
            let back = theirs.met.iter().find(|back| back.person == kira).unwrap();
            assert_eq!((back.balance.wins, back.balance.losses), (one.balance.losses, one.balance.wins));
        }
        let years: u32 = found.years.iter().map(|year| year.tournaments).sum();
        assert_eq!(years, 2);
        assert_eq!(listed(&desk, "ne KIRA"), ["Kira Nerys"]);
        assert_eq!(listed(&desk, "").len(), 6);
        for nobody in ["%", "_____________", "kira odo", "' OR 1=1 --"] {
            assert!(listed(&desk, nobody).is_empty(), "{nobody}");
        }
    });
}

/// Few people type an apostrophe, and there are several signs for it.
#[test]
fn a_name_with_an_apostrophe_is_found_without_it() {
    on_both(|url| {
        let desk = desk_over(url);
        played(&desk, 1, "Zoë d’Arc\nMiles O'Brien\nOdo\nQuark");
        for sought in ["darc", "Zoe darc", "d'arc", "d`ARC", "d´Arc zoe"] {
            assert_eq!(listed(&desk, sought), ["Zoë d’Arc"], "{sought}");
        }
        for sought in ["obrien", "o’brien miles"] {
            assert_eq!(listed(&desk, sought), ["Miles O'Brien"], "{sought}");
        }
        assert!(listed(&desk, "brieno").is_empty());
    });
}

/// Who has no umlauts on the keyboard spells them out, and a word processor has hyphens of its own.
#[test]
fn a_name_with_an_umlaut_or_a_hyphen_is_found_however_it_is_typed() {
    on_both(|url| {
        let desk = desk_over(url);
        let hyphen = '\u{2011}';
        let names = format!("Jörg Müller\nAnna-Lena Muller\nKarl{hyphen}Heinz Mueller\nJohn O’Hœck");
        played(&desk, 1, &names);
        let karl = format!("Karl{hyphen}Heinz Mueller");
        let (joerg, karl) = ("Jörg Müller", karl.as_str());
        for (sought, found) in [
            ("mueller", vec![joerg, karl]),
            ("MÜLLER", vec!["Anna-Lena Muller", joerg, karl]),
            ("muller", vec!["Anna-Lena Muller", joerg, karl]),
            ("joerg Muller", vec![joerg]),
            ("mueller JOERG", vec![joerg]),
            ("anna\u{2010}lena", vec!["Anna-Lena Muller"]),
            ("karl-heinz", vec![karl]),
            ("ohoeck", vec!["John O’Hœck"]),
        ] {
            assert_eq!(listed(&desk, sought), found, "{sought}");
        }
        for nobody in ["mueller anna", "annalena", "miller"] {
            assert!(listed(&desk, nobody).is_empty(), "the control: {nobody}");
        }
        assert_eq!(listed(&desk, " ").len(), 4);
    });
}

#[test]
fn a_game_to_which_somebody_did_not_come_counts_in_the_record_and_against_no_opponent() {
    on_both(|url| {
        let desk = desk_over(url);
        let spring = played(&desk, 1, "Kira Nerys\nOdo");
        let autumn = missed(&desk, 2, "Kira Nerys\nOdo");
        let both = [1, 2].map(|player| (PlayerId(player), person(&desk, &spring, player)));
        desk.say_same(&autumn, &submission(), &both).unwrap();
        for (_, who) in both {
            let found = record(&desk, who).unwrap();
            assert_eq!((found.tournaments, found.balance.games(), found.unplayed), (2, 2, 1));
            let met: Vec<u32> = found.met.iter().map(|one| one.balance.games()).collect();
            assert_eq!((met, found.unnamed), (vec![1], Balance::default()));
        }
        let elsewhere = played(&desk, 3, "Quark\nRom");
        assert_eq!(record(&desk, person(&desk, &elsewhere, 1)).unwrap().unplayed, 0, "the control");
    });
}

/// Nothing but the logs tells it.
#[test]
fn whom_somebody_was_joined_to_is_known_after_a_start_and_a_rebuild() {
    on_both(|url| {
        let desk = desk_over(url);
        let spring = played(&desk, 1, "Kira Nerys\nOdo");
        let autumn = played(&desk, 2, "Kira Nerys\nQuark");
        let (kept, gone) = (person(&desk, &spring, 1), person(&desk, &autumn, 1));
        assert_eq!(desk.joined_to(gone).unwrap(), None, "the control");
        desk.say_same(&autumn, &submission(), &[(PlayerId(1), kept)]).unwrap();
        for outdated in [false, true] {
            if outdated {
                run(&desk, "UPDATE summaries SET version = 0");
            }
            for desk in [&desk, &desk_over(url)] {
                assert_eq!(desk.joined_to(gone).unwrap(), Some(kept));
                assert_eq!(desk.joined_to(kept).unwrap(), None, "somebody who is there is nobody else");
                assert_eq!(desk.joined_to(PersonId::new(Uuid::from_u128(9))).unwrap(), None);
            }
        }
        wish(&desk, &spring, 1, Visibility::Initials);
        assert_eq!(desk.joined_to(gone).unwrap(), None);
        wish(&desk, &spring, 1, Visibility::Name);
        assert_eq!(desk.joined_to(gone).unwrap(), Some(kept));
        desk.erase(&spring, &submission(), PlayerId(1)).unwrap();
        assert_eq!(desk.joined_to(gone).unwrap(), None, "an erased name stays erased");
    });
}

#[test]
fn a_player_is_shown_as_they_wish_and_of_two_seats_the_stricter_counts() {
    on_both(|url| {
        let desk = desk_over(url);
        let (kira, [spring, autumn]) = twice(&desk);
        let opponent = record(&desk, kira).unwrap().met[0].person;
        let as_opponent = || record(&desk, opponent).unwrap();
        let before = as_opponent();

        wish(&desk, &spring, 1, Visibility::Initials);
        assert_eq!(record(&desk, kira).unwrap().name, "K. N.");
        assert!(as_opponent().met.iter().any(|one| one.name == "K. N."));
        for found in ["", "k", "k. n."] {
            assert_eq!(listed(&desk, found).last().map(String::as_str), Some("K. N."), "{found}");
        }
        for name in ["kira", "ki", "nerys", "kira nerys", "Kira N."] {
            assert!(listed(&desk, name).is_empty(), "{name}");
        }
        assert_eq!(
            (desk.known_people("", 1).unwrap().1, listed(&desk, "").len()),
            (6, 6),
            "the others as before"
        );

        wish(&desk, &autumn, 1, Visibility::Hidden);
        wish(&desk, &spring, 1, Visibility::Name);
        assert!(matches!(record(&desk, kira), Err(DeskError::NotFound)));
        assert_eq!((listed(&desk, "").len(), listed(&desk, "k. n.").len()), (5, 0), "the stricter counts");
        let after = as_opponent();
        assert!(after.met.iter().all(|one| one.person != kira));
        assert_eq!((after.balance, after.opponents + 1), (before.balance, before.opponents));
        assert!(after.unnamed.games() > 0, "the game counts, and nobody is named");
        let own = desk.own_record((kira, "Kira Nerys".to_owned()), FIRST, Utc::now()).unwrap();
        assert_eq!((own.0.tournaments, own.1), (2, Visibility::Hidden), "only she sees it");

        // Told apart, the player of spring is somebody else, who said nothing.
        desk.tell_apart(&spring, &submission(), PlayerId(1)).unwrap();
        assert_eq!(record(&desk, person(&desk, &spring, 1)).unwrap().tournaments, 1);
        assert!(matches!(record(&desk, kira), Err(DeskError::NotFound)));

        wish(&desk, &autumn, 1, Visibility::Name);
        assert_eq!(record(&desk, kira).unwrap().tournaments, 1, "the control");
    });
}

#[test]
fn an_erased_name_and_a_hidden_tournament_are_gone_everywhere_at_once() {
    on_both(|url| {
        let desk = desk_over(url);
        let (kira, [spring, autumn]) = twice(&desk);
        let opponent = record(&desk, kira).unwrap().met[0].person;
        let hide = Command::HideTournament(HideTournament { reason: "A test.".into() });
        give(&desk, &autumn, [hide]);
        let found = record(&desk, kira).unwrap();
        assert_eq!((found.tournaments, found.balance.games()), (1, 1));
        assert!(listed(&desk, "ezri").is_empty(), "she played nowhere else");

        desk.erase(&spring, &submission(), PlayerId(1)).unwrap();
        assert!(matches!(record(&desk, kira), Err(DeskError::NotFound)));
        assert!(listed(&desk, "kira").is_empty());
        match record(&desk, opponent) {
            Ok(left) => assert!(left.met.iter().all(|one| one.person != kira)),
            Err(why) => assert!(matches!(why, DeskError::NotFound), "{why}"),
        }
    });
}

/// A tournament of two, and copies of its rows as if it had been played again and again.
fn many_times(desk: &Desk, times: u32) -> PersonId {
    let at = played(desk, 1, "Kira Nerys\nOdo");
    let id = desk.tournament(&at).unwrap().id();
    let other = "printf('00000000-0000-4000-8000-%012d', i)";
    let numbers =
        format!("WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i <= {times})");
    let copies = |table: &str, columns: &str, of: &str| {
        let from = format!("SELECT {columns} FROM n, {table} WHERE {of} = '{id}'");
        run(desk, &format!("{numbers} INSERT INTO {table} {from}"));
    };
    copies("tournaments", &format!("{other}, 'again-' || i, created_at_ms"), "id");
    let entry = "sequence, at_ms, actor, role, submission, kind, payload, hash";
    copies("match_log", &format!("{other}, {entry}"), "tournament");
    let summary = format!("replace(replace(summary, '{id}', {other}), '\"{at}\"', '\"again-' || i || '\"')");
    let day = "date(day, '+' || i || ' days')";
    copies("summaries", &format!("{other}, sequence, hash, version, hidden, {summary}, {day}"), "tournament");
    let appeared = "player, person, place, wins, losses, ties, list_from_ms";
    copies("appearances", &format!("{other}, {appeared}"), "tournament");
    copies(
        "games",
        &format!("{other}, round, place, player, person, opponent, outcome, grade"),
        "tournament",
    );
    person(desk, &at, 1)
}

#[test]
fn a_person_at_2000_tournaments_costs_no_more_statements_and_no_log() {
    let reads = |times: u32| {
        let folder = tempfile::tempdir().unwrap();
        let url = arbiter::app::DatabaseUrl::Sqlite(folder.path().join("many.db"));
        let kira = many_times(&desk_over(&url), times);
        let desk = desk_over(&url);
        desk.summaries().unwrap();
        let before = desk.database_work().reads;
        let found = record(&desk, kira).unwrap();
        assert_eq!(found.tournaments, usize::try_from(times).unwrap() + 1);
        assert_eq!((found.balance.wins + found.balance.losses, found.opponents), (times + 1, 1));
        assert_eq!(found.played.len(), found.tournaments.min(ROWS));
        let last = RecordPages { tournaments: found.tournaments.div_ceil(ROWS), opponents: 1 };
        assert!(!desk.person_record(kira, last, Utc::now()).unwrap().played.is_empty());
        assert_eq!(desk.logs_read_for_lists(), 0);
        assert!(desk.tournament_cache().find(&found.played[0].there.slug).is_none(), "no log was read");
        desk.database_work().reads - before
    };
    let (few, many) = (reads(3), reads(2_000));
    assert_eq!(few, many, "the same statements");
    assert!(many <= 20, "{many}");
}

#[test]
fn five_thousand_people_are_listed_in_pages_with_the_same_statements() {
    let folder = tempfile::tempdir().unwrap();
    let url = arbiter::app::DatabaseUrl::Sqlite(folder.path().join("people.db"));
    let desk = desk_over(&url);
    let id = TournamentId::new(Uuid::from_u128(1));
    let at = desk.create(id, &submission(), &scenario::creation("tcc-1e-2023")).unwrap();
    desk.register(&at, &submission(), "Kira Nerys").unwrap();
    run(
        &desk,
        "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) INSERT INTO people \
         SELECT printf('00000000-0000-4000-8000-%012d', i), 'Member ' || i, 'member ' || i, 0, 0 FROM n",
    );
    run(
        &desk,
        &format!(
            "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) INSERT INTO appearances \
             SELECT '{id}', i, printf('00000000-0000-4000-8000-%012d', i), NULL, 0, 0, 0, NULL FROM n"
        ),
    );
    assert_eq!(number(&desk, "SELECT count(*) AS n FROM people"), 5_000);
    desk.summaries().unwrap();
    let before = desk.database_work().reads;
    let (first, count) = desk.known_people("", 1).unwrap();
    assert_eq!((first.len(), count, first[0].name.as_str()), (ROWS, 5_000, "Kira Nerys"));
    let (last, _) = desk.known_people("", 100).unwrap();
    assert_eq!(last.len(), ROWS);
    assert_eq!(desk.known_people("member 4999", 1).unwrap().1, 1);
    assert!(desk.known_people("", 101).unwrap().0.is_empty() && desk.known_people("", usize::MAX).is_ok());
    assert!(desk.database_work().reads - before <= 30, "{}", desk.database_work().reads - before);
    // Half of them want to be shown by initials: they fill the last pages.
    run(
        &desk,
        &format!(
            "INSERT INTO visibilities SELECT '{id}', player, 'initials', 0 FROM appearances WHERE player > 2500"
        ),
    );
    // Written behind the desk's back, which keeps the order of a long list.
    let desk = desk_over(&url);
    desk.summaries().unwrap();
    let before = desk.database_work().reads;
    let pages = [50, 51, 100].map(|page| desk.known_people("", page).unwrap());
    assert!(pages.iter().all(|(people, count)| (people.len(), *count) == (ROWS, 5_000)));
    let names = pages.map(|(people, _)| [people[0].name.clone(), people[ROWS - 1].name.clone()]);
    assert!(names[0].iter().all(|name| name.starts_with("Member ")), "{names:?}");
    assert_eq!(names[1..].concat(), ["M. 2.", "M. 2.", "M. 4.", "M. 5."]);
    assert!(desk.database_work().reads - before <= 20, "{}", desk.database_work().reads - before);
    // Who hides is gone at once, even from an order that was read before.
    desk.choose_visibility(id, PlayerId(1), Visibility::Hidden, Utc::now()).unwrap();
    assert!(!listed(&desk, "").contains(&"Kira Nerys".to_owned()));
}
