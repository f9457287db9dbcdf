//! The page on which a director keeps players apart.

use crate::support::site::fair::Fair;
use crate::support::site::{Response, says, silent};
use arbiter::domain::tournament::command::{Command, PairRound};
use diesel::sql_types::Text;
use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection};

const PAGE: &str = "/t/deep-space-open/apart";

fn keep(fair: &Fair, players: &str, through: &str, reason: &str) -> Response {
    let fields = [("players", players), ("through", through), ("reason", reason)];
    fair.send(&fair.director, PAGE, &fields)
}

#[test]
fn a_team_is_kept_apart_by_names_parts_of_names_and_numbers() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom", "Nog"]);
    assert_eq!(keep(&fair, "kira\n odo \n\n3", "", "the Ferengi alliance").status, 303);
    let page = fair.page(&fair.director, PAGE);
    for words in ["Kira, Odo and Quark", "All rounds", "the Ferengi alliance"] {
        says(&page, words);
    }
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let here = fair.here();
    let tables: Vec<_> = here.tournament.draft().unwrap().tables().collect();
    assert_eq!(tables.len(), 2);
    assert!(tables.iter().all(|table| table.pair.players.iter().any(|player| player.0 > 3)));
    assert_eq!(fair.send(&fair.director, &format!("{PAGE}/meet"), &[("group", "1")]).status, 303);
    silent(&fair.page(&fair.director, PAGE), "the Ferengi alliance");
}

#[test]
fn a_withdrawn_player_is_in_no_group_any_more() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom", "Nog"]);
    assert_eq!(keep(&fair, "1\n2\n3", "", "one family").status, 303);
    assert_eq!(keep(&fair, "2\n4", "", "one shuttle").status, 303);
    let withdrawn = fair.send(&fair.director, "/t/deep-space-open/players/2/withdraw", &[]);
    assert_eq!(withdrawn.status, 303);
    let page = fair.page(&fair.director, PAGE);
    says(&page, "Kira and Quark");
    silent(&page, "Player 2");
    silent(&page, "one shuttle");
}

#[derive(QueryableByName)]
struct Kept {
    #[diesel(sql_type = Text)]
    body: String,
}

/// What is kept of the forms that were sent.
fn kept(fair: &Fair) -> String {
    let mut database = SqliteConnection::establish(fair.database().to_str().unwrap()).unwrap();
    let rows: Vec<Kept> = diesel::sql_query("SELECT body FROM submissions").load(&mut database).unwrap();
    rows.into_iter().map(|row| row.body + "\n").collect()
}

/// What was sent is never erased, so that names in it would outlast the names themselves.
#[test]
fn no_name_is_kept_with_the_forms_in_which_a_director_typed_it() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom"]);
    let forms: [(&str, &[(&str, &str)]); 3] = [
        ("apart", &[("players", "Kira\nOdo"), ("through", ""), ("reason", "the same team")]),
        ("ratings", &[("ratings", "Quark: 1500"), ("seen", "")]),
        ("fixed-tables", &[("player", "Rom"), ("table", "1"), ("reason", "a wheelchair")]),
    ];
    for (page, fields) in forms {
        let path = format!("/t/deep-space-open/{page}");
        assert_eq!(fair.send(&fair.director, &path, fields).status, 303, "{page}");
    }
    let kept = kept(&fair);
    // The control: the forms are there, and what the log says in the same words.
    for words in ["/apart\nplayers: text with SHA-256", "reason: the same team", "table: 1"] {
        assert!(kept.contains(words), "{words}: {kept}");
    }
    for name in ["Kira", "Odo", "Quark", "Rom"] {
        assert!(!kept.contains(name), "{name}: {kept}");
    }
}

#[test]
fn what_cannot_be_read_is_named_and_nothing_typed_is_lost() {
    let fair = Fair::with_players(&["Romana", "Rom", "Romeo", "Kira"]);
    let page = keep(&fair, "Roma\nRo\nWeyoun", "soon", "brothers <b>");
    assert_eq!(page.status, 422);
    says(&page, "“Ro” could be Rom, Romana and Romeo. Write the whole name or the number.");
    says(&page, "Nobody here is called “Weyoun”.");
    says(&page, "Write the number of the last round, or leave it empty for all rounds.");
    for typed in ["Roma\nRo\nWeyoun", "value=\"soon\"", "value=\"brothers &#60;b&#62;\""] {
        says(&page, typed);
    }
    // A whole name is meant, even if it is part of another.
    let page = keep(&fair, "Rom\nKira", "", "");
    assert_eq!(page.status, 422);
    says(&page, "Write down the reason. Staff read it, the players do not.");
    assert_eq!(keep(&fair, "Rom\nKira", "2", "brothers").status, 303);
    assert_eq!(fair.here().tournament.apart_groups().next().unwrap().players.len(), 2);
}

#[test]
fn players_read_who_is_kept_apart_and_not_why() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom"]);
    keep(&fair, "Kira\nOdo", "", "they are a couple");
    let log = fair.house.get("/t/deep-space-open/log").send();
    says(&log, "Group 1 is kept apart: Kira and Odo.");
    silent(&log, "couple");
    says(&fair.page(&fair.director, PAGE), "they are a couple");
}

#[test]
fn why_a_group_was_taken_back_stays_with_staff_like_the_group() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom"]);
    keep(&fair, "Kira\nOdo", "", "they are a couple");
    let line = fair.here().log.last().unwrap().sequence;
    let undo = [("intent", "undo"), ("reason", "they broke up")];
    assert_eq!(fair.send(&fair.director, &format!("/t/deep-space-open/log/{line}/undo"), &undo).status, 303);
    let log = fair.house.get("/t/deep-space-open/log").send();
    says(&log, &format!(", line {line}: Group 1 is kept apart: Kira and Odo."));
    silent(&log, "broke up");
    says(&fair.page(&fair.director, "/t/deep-space-open/players/1"), "they broke up");
}
