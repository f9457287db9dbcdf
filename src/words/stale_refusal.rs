//! Why something is not recorded that relies on what somebody else has changed, in words.

use crate::domain::id::PlayerId;
use crate::domain::tournament::player_rating::OtherRating;
use crate::domain::tournament::stale_refusal::StaleRefusal;
use crate::messages::{Message, say};
use crate::words::numbers::{list, semicolons};

/// Why something is not recorded that relies on what somebody else has changed; `name` gives the names of players.
pub fn stale_refusal(it: &StaleRefusal, name: impl Fn(PlayerId) -> String) -> Message {
    let names = |players: &[PlayerId]| {
        let names: Vec<String> = players.iter().map(|player| name(*player)).collect();
        list(&names)
    };
    match it {
        StaleRefusal::NotNext { round } => say("refusal-stale-not-next").with("round", round),
        StaleRefusal::NoDraft { round } => say("refusal-stale-no-draft").with("round", round),
        StaleRefusal::DraftChanged => say("refusal-stale-draft-changed"),
        StaleRefusal::SeatsChanged => say("refusal-stale-seats-changed"),
        StaleRefusal::Reseated { table, were, are } => say("refusal-stale-reseated")
            .with("were", names(were))
            .with("table", table)
            .with("are", names(are)),
        StaleRefusal::ConflictChanged { table } => say("refusal-stale-conflict-changed").with("table", table),
        StaleRefusal::OpenTablesChanged => say("refusal-stale-open-tables-changed"),
        StaleRefusal::PinnedChanged => say("refusal-stale-pinned-changed"),
        StaleRefusal::OtherRatings(ratings) => {
            let lines = ratings.iter().map(|rating| rating_line(*rating, name(rating.player)).to_string());
            say("refusal-stale-other-ratings").with("lines", semicolons(&lines.collect::<Vec<_>>()))
        }
    }
}

fn rating_line(OtherRating { now, typed, .. }: OtherRating, name: String) -> Message {
    let told = |rating: Option<u32>| rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
    say("refusal-stale-rating-line").with("name", name).with("now", told(now)).with("typed", told(typed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::TableNumber;
    use crate::messages::Language;

    #[test]
    fn everybody_is_named_in_the_readers_language() {
        let [one, other] = [7, 9].map(PlayerId);
        let it = StaleRefusal::Reseated { table: TableNumber(4), were: vec![one], are: vec![one, other] };
        let told = || stale_refusal(&it, |player| format!("Kira {player}")).to_string();
        assert!(told().contains("for Kira 7,") && told().contains("table 4 now has Kira 7 and Kira 9."));
        assert!(Language::German.speak(told).contains("An Tisch 4 sitzen jetzt Kira 7 und Kira 9."));
        let rated = [(Some(1_512), Some(1_700)), (None, Some(900))];
        let rated = rated.map(|(now, typed)| OtherRating { player: one, now, typed });
        let told =
            stale_refusal(&StaleRefusal::OtherRatings(rated.to_vec()), |_| "Odo".to_owned()).to_string();
        assert!(
            told.contains(": Odo has 1512 now, and you typed 1700; Odo has – now, and you typed 900."),
            "{told}"
        );
    }
}
