//! What reinstating a player brings back, said before it is done.

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::tournament::way_back::{TimetableBack, WayBack};
use crate::messages::{Message, say};
use crate::web::words;

/// What reinstating this player, who has left, brings back.
pub(super) fn way_back(here: &Snapshot, player: PlayerId) -> Vec<Message> {
    let told = match here.tournament.way_back(player) {
        WayBack::Paired(round) => say("director-way-back-paired").with("round", round),
        WayBack::Bracket => say("director-way-back-bracket"),
        WayBack::Timetable(back) => return by_the_timetable(&back),
        WayBack::SeedBack { seed, from } => {
            say("director-way-back-seed").with("seed", seed).with("reserve", here.name(from))
        }
        WayBack::SeedKept(seed) => say("director-way-back-seed-kept").with("seed", seed),
        WayBack::SeedTaken { seed, by } => {
            say("director-way-back-seed-taken").with("seed", seed).with("reserve", here.name(by))
        }
        WayBack::Reserve => say("director-way-back-reserve"),
        WayBack::TopTable => say("director-way-back-top-table"),
        WayBack::NothingLeft => say("director-way-back-nothing"),
    };
    vec![told]
}

fn by_the_timetable(back: &TimetableBack) -> Vec<Message> {
    let plays = match back.from {
        Some(round) => say("director-way-back-timetable").with("round", round),
        None => say("director-way-back-timetable-over"),
    };
    let games = named_games(&back.games).map(|games| say("director-way-back-games").with("games", games));
    let stay = named_games(&back.stay).map(|games| say("director-way-back-stay").with("games", games));
    [Some(plays), games, stay].into_iter().flatten().collect()
}

/// These games by round and table; `None` if there are none.
fn named_games(games: &[AtTable]) -> Option<String> {
    let place = |at: &AtTable| say("director-way-back-game").with("round", at.round).with("table", at.table);
    let places: Vec<String> = games.iter().map(place).map(String::from).collect();
    (!places.is_empty()).then(|| words::list(&places))
}
