//! The sheet of names, on one list or for two boards.

use askama::Template;

use crate::app::fold_name;
use crate::domain::letters::capital;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::BoardsQuery;
use crate::web::pages::public::print::{SeatedPlayer, Sheet, round_sheet, seated_players};
use crate::web::pages::public::published_round;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "print/names.html")]
struct ByName {
    sheet: Sheet,
    boards: Vec<Board>,
    /// These names the other way, on one list or two boards; `None` if they cannot be split.
    other: Option<(Link, Message)>,
}

/// What hangs on one board.
struct Board {
    /// `A–K`; empty if everybody is on it.
    letters: String,
    rows: Vec<SeatedPlayer>,
}

/// Pairings by name.
pub fn names(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = published_round(&here, visit.param("round")?)?;
    let rows = seated_players(here.display_names(), round);
    let sheet = round_sheet(site, &here, visit, round, &say("public-print-by-name").to_string())?;
    let (slug, number) = (here.slug(), round.number);
    let (boards, other) = match BoardsQuery::of(&visit.query).boards {
        "" => {
            let other = (urls::print_names_on_boards(slug, number), say("print-names-two-boards"));
            let other = Some(other).filter(|_| rows.len() > 1);
            (vec![Board { letters: String::new(), rows }], other)
        }
        "2" => (on_two(rows), Some((urls::print_names(slug, number), say("print-names-one-list")))),
        _ => return Err(PageError::NotFound),
    };
    Answer::page(&ByName { sheet, boards, other })
}

/// Two boards with as many names each, or one for a single name.
fn on_two(mut rows: Vec<SeatedPlayer>) -> Vec<Board> {
    let later = rows.split_off(rows.len().div_ceil(2));
    let (from, to) = (rows.first().map(first_letter), later.iter().map(first_letter).max());
    let (until, on) = match (rows.last(), later.first()) {
        (Some(last), Some(next)) => apart(&last.name, &next.name),
        (last, _) => (last.map(first_letter).unwrap_or_default(), String::new()),
    };
    let boards = [(from.unwrap_or_default(), until, rows), (on, to.unwrap_or_default(), later)];
    let boards = boards.into_iter().filter(|(_, _, rows)| !rows.is_empty());
    boards.map(|(from, to, rows)| Board { letters: span(&from, &to), rows }).collect()
}

/// `K` and `L`, or as many letters as tell the two names apart.
fn apart(last: &str, next: &str) -> (String, String) {
    let same = fold_name(last).chars().zip(fold_name(next).chars()).take_while(|(a, b)| a == b).count();
    let start = |name: &str| capital(name.chars().take(same + 1).collect::<String>().trim_end());
    (start(last), start(next))
}

fn span(from: &str, to: &str) -> String {
    if from == to {
        from.to_owned()
    } else if from.starts_with(to) {
        format!("{from}…")
    } else {
        format!("{from}–{to}")
    }
}

/// The first letter as names are ordered, as a capital.
fn first_letter(row: &SeatedPlayer) -> String {
    capital(&fold_name(&row.name).chars().take(1).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(names: &[&str]) -> Vec<(String, usize)> {
        let seat =
            |name: &&str| SeatedPlayer { name: (*name).to_owned(), table: None, against: String::new() };
        on_two(names.iter().map(seat).collect()).into_iter().map(|it| (it.letters, it.rows.len())).collect()
    }

    #[test]
    fn each_board_has_as_many_names_and_letters_that_tell_them_apart() {
        let found = split(&["Ada", "Bo", "Émile", "Kira", "Kor", "Worf"]);
        assert_eq!(found, [("A–É".to_owned(), 3), ("K–W".to_owned(), 3)]);
        let found = split(&["Ada", "Kira", "Kor", "Krax", "Kurn"]);
        assert_eq!(found, [("A–Ko".to_owned(), 3), ("Kr…".to_owned(), 2)]);
        let found = split(&["Kira Nerys", "Kira Odo"]);
        assert_eq!(found, [("K–Kira N".to_owned(), 1), ("Kira O…".to_owned(), 1)]);
        assert_eq!(split(&["Kira"]), [("K".to_owned(), 1)]);
        assert!(split(&[]).is_empty());
    }
}
