//! Ratings as people type them: one player to a line, such as `Kira Nerys: 1650`.

use std::collections::{BTreeMap, HashMap};

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::player_rating::HIGHEST_RATING;
use crate::messages::say;

/// How many wrong lines are named.
const NAMED: usize = 5;

/// A line that has no rating behind its colon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::web) enum Blank {
    /// Is a mistake.
    Refused,
    /// Is left out: the player has not brought a rating yet.
    LeftOut,
}

/// What the rating of a player becomes; `None` if the line says that there is none, by a dash.
pub(in crate::web) type ReadRatings = BTreeMap<PlayerId, Option<u32>>;

/// The players and ratings of all lines, or what is wrong with the first few.
pub(in crate::web) fn read(here: &Snapshot, typed: &str, blank: Blank) -> Result<ReadRatings, String> {
    let names: HashMap<String, PlayerId> =
        here.display_names().alphabetical().into_iter().map(|(player, name)| (name, player)).collect();
    let mut known = ReadRatings::new();
    let mut wrong: Vec<String> = Vec::new();
    for line in typed.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (name, rating) = line.rsplit_once(':').unwrap_or((line, ""));
        let (name, rating) = (name.trim(), rating.trim());
        let Some(player) = names.get(name) else {
            wrong.push(say("director-nobody-called").with("name", name).into());
            continue;
        };
        let rating = match rating {
            "" if blank == Blank::LeftOut => continue,
            "-" | "–" if blank == Blank::LeftOut => None,
            digits => match digits.parse().ok().filter(|rating| *rating <= HIGHEST_RATING) {
                Some(rating) => Some(rating),
                None => {
                    let highest = HIGHEST_RATING.to_string();
                    let asked =
                        say("reports-ratings-write-the-rating").with("name", name).with("highest", highest);
                    wrong.push(asked.into());
                    continue;
                }
            },
        };
        if known.insert(*player, rating).is_some() {
            wrong.push(say("reports-ratings-two-lines").with("name", name).into());
        }
    }
    if wrong.is_empty() {
        return Ok(known);
    }
    let more = wrong.len().saturating_sub(NAMED);
    wrong.truncate(NAMED);
    if more > 0 {
        wrong.push(say("director-undo-and-more-lines").with("more", more).into());
    }
    Err(wrong.join(" "))
}
