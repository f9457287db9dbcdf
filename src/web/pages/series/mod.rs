//! The pages of series. They read no match log.

pub(crate) mod create;
pub(crate) mod list;
pub(crate) mod log;
pub(crate) mod run;
pub(crate) mod show;
pub(crate) mod why;

use crate::web::messages::dates;
use chrono::NaiveDate;

use crate::app::series::table::SinceCounted;

/// What a player is called who is hidden or whose name was erased.
const UNNAMED: &str = "a player who is not named";

fn day(date: NaiveDate) -> String {
    dates::short_day(date)
}

/// What became of a tournament since it was counted; empty if nothing did.
fn change_in_words(since: &SinceCounted) -> String {
    match since {
        SinceCounted::Same => String::new(),
        SinceCounted::SamePlaces => "Changed since, with the same places".to_owned(),
        SinceCounted::OtherPlaces(moved) => match moved.len() {
            1 => "Changed since: 1 player has another place".to_owned(),
            many => format!("Changed since: {many} players have another place"),
        },
        SinceCounted::Reopened => "Reopened since".to_owned(),
        SinceCounted::NotHere => "This site does not have its log".to_owned(),
    }
}
