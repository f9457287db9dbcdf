//! A published round as text to paste into a forum.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::app::open_data::RoundState;
use crate::app::open_data::report::{DECIDED, needless, plain, round_lines};
use crate::app::open_data::rounds::RoundDocument;

impl RoundDocument {
    /// Pairings and results as lines to paste into a forum, below the tournament's title and the name of the round.
    /// A deadline is told in the time zone of the event.
    pub fn text(&self, title: &str, zone: Tz) -> String {
        let open = self.tables.iter().filter(|table| table.ending.is_none()).count();
        let open =
            open + self.pods.iter().filter(|pod| pod.seats.iter().all(|seat| seat.total.is_none())).count();
        let waits = match (open, self.tables.len() + self.pods.len()) {
            (0, _) => String::new(),
            (open, all) => format!("\n{open} of {all} results are not in yet.\n"),
        };
        let until = match (&self.deadline, self.state) {
            (Some(deadline), RoundState::Playing) => format!("Deadline: {}\n\n", minute_in(deadline, zone)),
            (Some(_), RoundState::Closed) | (None, _) => String::new(),
        };
        let games = round_lines(self, |table| needless(table).to_owned());
        let lines: Vec<String> = games.iter().chain(&self.match_lines()).map(|line| plain(line)).collect();
        format!("{}, {}\n\n{until}{}\n{waits}", plain(title), self.name, lines.join("\n"))
    }

    /// Who won each match of several games, and who goes on by the director's word: no line of a game tells it.
    fn match_lines(&self) -> Vec<String> {
        let name = |winner: u32| {
            let side = self.tables.iter().flat_map(|table| &table.sides).find(|side| side.player == winner);
            side.map(|side| side.name.as_str())
        };
        let is_of =
            |game: &str, table: &str| game.strip_prefix(table).is_some_and(|rest| rest.starts_with('.'));
        let has_several = |table: &str| self.tables.iter().any(|game| is_of(&game.table, table));
        let won = self.won.iter().filter(|one| has_several(&one.table));
        let won = won.filter_map(|one| Some(format!("Won at table {}: {}", one.table, name(one.winner)?)));
        let settled = self.settled.iter();
        let settled =
            settled.filter_map(|one| Some(format!("{DECIDED}{}: {}", one.table, name(one.winner)?)));
        won.chain(settled).collect()
    }
}

/// `2026-11-29 23:59, Europe/Paris` of a moment as documents write it.
fn minute_in(utc: &str, zone: Tz) -> String {
    let at = utc.parse::<DateTime<Utc>>();
    at.map_or_else(
        |_| format!("{utc} UTC"),
        |at| format!("{}, {}", at.with_timezone(&zone).format("%Y-%m-%d %H:%M"), zone.name()),
    )
}
