//! What the rules refuse is told in the reader's language, with the names of the players, and leaves nothing behind.

use arbiter::app::sessions::random_uuid;
use arbiter::web::cookie::SessionToken;

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{Response, says};

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

/// Sends a form from a browser that asks for this language.
fn send_in(
    language: &str,
    fair: &Fair,
    session: &SessionToken,
    path: &str,
    fields: &[(&str, &str)],
) -> Response {
    let number = random_uuid().unwrap().to_string();
    let mut all = fields.to_vec();
    all.push(("submission", &number));
    fair.house.post(&at(path), &all).within(session).with("Accept-Language", language).send()
}

#[test]
fn a_round_that_cannot_close_says_why_in_the_readers_language() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Nog"]);
    let before = fair.here().sequence();
    for (language, words) in [
        ("de", "Runde 1 lässt sich noch nicht abschließen: von den Tischen 1, 2 fehlen die Ergebnisse."),
        ("fr", "Ronde 1\u{a0}: clôture impossible pour le moment, pas encore de résultat des tables 1, 2."),
        ("en", "Round 1 cannot close yet: no result yet from tables 1, 2."),
    ] {
        let refused = send_in(language, &fair, &fair.director, "/rounds/1/close", &[]);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains(words), "{language}: {}", refused.text());
    }
    assert_eq!(fair.here().sequence(), before);
}

#[test]
fn a_refusal_about_a_player_names_them_and_escapes_the_name() {
    let fair = Fair::with_players(&["Kira", "Quark <i>"]);
    let drop = |reason| send_in("de", &fair, &fair.director, "/players/2/drop", &[("reason", reason)]);
    assert_eq!(drop("Zug um fünf").status, 303);
    let again = drop("noch einmal");
    assert_eq!(again.status, 422);
    says(&again, "Quark &#60;i&#62; ist schon ausgestiegen. Nimm den Spieler wieder auf, um ihn zu paaren.");
    assert!(!again.text().contains("Quark <i>"), "markup in a name");
}

#[test]
fn an_impossible_result_is_explained_in_the_readers_language_with_its_source() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let slip = [("score_a", "40"), ("score_b", "35"), ("end", "complete-a"), ("intent", "record")];
    let refused = send_in("de", &fair, &fair.scorekeeper, "/rounds/1/tables/1/result", &slip);
    assert_eq!(refused.status, 422, "{}", refused.text());
    says(&refused, "u einem Sieg gehören 100 Punkte, die zählen; der Sieger hat 40.");
    let text = refused.text();
    assert!(!text.contains("the winner has"), "{text}");
    let (_, fold) = text.split_once("<summary>Nach welcher Regel</summary>").unwrap();
    assert!(
        fold.split("</details>").next().unwrap().contains("First Edition rules: 100 points win"),
        "{text}"
    );
}
