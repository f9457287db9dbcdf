//! Puts times, results and the names of rounds into words for pages, in the reader's language; complements
//! [`crate::domain::wording`], whose words are English.

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;

use crate::app::{ReplicaReport, ReplicaState, Snapshot};
use crate::domain::bracket::elimination::DoubleStage;
use crate::domain::id::RoundNumber;
pub use crate::domain::letters::capital;
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side, WonMissions};
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::round::{Phase, Round, Table};
pub use crate::domain::wording::numbers::{count, ordinal, score, signed_number};
pub use crate::domain::wording::pinned::options;
use crate::domain::wording::result::ends_as_usual;
use crate::web::messages::{Message, dates, say};

/// Joins names for a sentence: `Kira`, `Kira and Odo`, `Kira, Odo and Nog`.
pub fn list<S: AsRef<str>>(names: &[S]) -> String {
    match names {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            say("all-list").with("first", first.join(", ")).with("last", last.as_ref()).to_string()
        }
    }
}

/// Victory points in words: `1 point`, `4 points`.
pub fn points(value: i64) -> String {
    say("all-number-of-points").with("points", value).with("shown", score(value)).to_string()
}

/// A span of time without its sign: `40 minutes`, `3 hours and 2 minutes`, `400 days and 1 hour`.
pub fn span(span: TimeDelta) -> String {
    // To the nearest minute.
    let minutes = usize::try_from((span.num_seconds().unsigned_abs() + 30) / 60).unwrap_or(usize::MAX);
    let (days, hours) = (minutes / 1_440, minutes / 60 % 24);
    let parts = [
        (days > 0, say("all-number-of-days").with("days", days)),
        (hours > 0, say("all-number-of-hours").with("hours", hours)),
        (days == 0 && (minutes % 60 > 0 || hours == 0), number_of_minutes(minutes % 60)),
    ];
    let said: Vec<String> =
        parts.into_iter().filter_map(|(is_said, part)| is_said.then(|| part.to_string())).collect();
    list(&said)
}

/// Minutes with their number: `1 minute`, `40 minutes`.
pub fn number_of_minutes(minutes: usize) -> Message {
    say("all-number-of-minutes").with("minutes", minutes)
}

/// A size in words, rounded up: `12 KB`, `3 MB`.
pub fn bytes(bytes: u64) -> String {
    const KB: u64 = 1 << 10;
    const MB: u64 = 1 << 20;
    match bytes {
        0..MB => format!("{} KB", bytes.div_ceil(KB)),
        _ => format!("{} MB", bytes.div_ceil(MB)),
    }
}

/// How a replica is doing, and who answers strangers meanwhile.
pub fn replica(replica: &ReplicaReport) -> String {
    match &replica.state {
        ReplicaState::Replays if replica.is_level => say("installation-replica-level"),
        ReplicaState::Unknown => say("installation-replica-unknown"),
        ReplicaState::Replays => say("installation-replica-behind")
            .with("seconds", replica.behind.as_millis().div_ceil(1_000).to_string())
            .with("size", bytes(replica.bytes)),
        ReplicaState::Silent => say("installation-replica-silent"),
        ReplicaState::Away(cause) => say("installation-replica-away").with("cause", cause.to_string()),
        ReplicaState::Foreign => say("installation-replica-foreign"),
    }
    .to_string()
}

/// The tournament's time zone; UTC if its name is unknown.
pub fn zone(here: &Snapshot) -> Tz {
    let name = here.tournament.setup().map(|setup| setup.settings.time_zone.as_str());
    name.and_then(|name| name.parse().ok()).unwrap_or(Tz::UTC)
}

/// The time of day in the tournament's zone, such as `14:03`.
pub fn clock(here: &Snapshot, at: DateTime<Utc>) -> String {
    dates::time(&at.with_timezone(&zone(here)))
}

/// The time of day in the tournament's zone, with the day if it is not the tournament's: `14:03 on 13 May 2026`.
pub fn clock_of_day(here: &Snapshot, at: DateTime<Utc>) -> String {
    let local = at.with_timezone(&zone(here));
    let usual = here.tournament.setup().is_some_and(|setup| setup.settings.date == local.date_naive());
    if usual { dates::time(&local) } else { dates::time_on_day(&local) }
}

/// A day and a time in a zone, with its name: `Sunday 29 November 2026 at 23:59, Europe/Paris`.
pub fn day_and_time(at: DateTime<Utc>, zone: Tz) -> String {
    format!("{}, {zone}", dates::appointment(&at.with_timezone(&zone)))
}

/// When time is called at a table with extra time, and how many minutes after the round; `None` for a table without
/// extra time, or whose game is over.
pub fn own_end(here: &Snapshot, round: &Round, table: &Table) -> Option<(String, String)> {
    let extra = usize::try_from(table.extra_minutes()).ok().filter(|extra| *extra > 0)?;
    let plays = round.phase() == Phase::Playing && table.result.is_none();
    let ends = round.ends_at(table).filter(|_| plays)?;
    Some((clock_of_day(here, ends), extra_time(extra)))
}

/// Extra time of a table; in a round with a deadline it may be days.
pub fn extra_time(minutes: usize) -> String {
    const HOUR: usize = 60;
    match i64::try_from(minutes).ok().and_then(chrono::TimeDelta::try_minutes) {
        Some(long) if minutes > HOUR * 10 => span(long),
        _ => number_of_minutes(minutes).to_string(),
    }
}

/// How long something has been waiting: `4 minutes`; hours and seconds do not matter here.
pub fn minutes(span: chrono::TimeDelta) -> String {
    number_of_minutes(usize::try_from(span.num_minutes().max(0)).unwrap_or(0)).to_string()
}

/// Day and time in the tournament's time zone, such as `12 May 2026, 14:03 CEST`.
pub fn moment(here: &Snapshot, at: DateTime<Utc>) -> String {
    let local = at.with_timezone(&zone(here));
    format!("{} {}", dates::moment(&local), local.format("%Z"))
}

/// For `datetime` attributes and scripts.
pub fn rfc3339(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true)
}

/// How a game ended, with the names of the players at side A and side B.
pub fn ending(end: EndReason, names: [&str; 2]) -> String {
    let [a, b] = names;
    let name = |side: Side| side.of(names);
    match end {
        EndReason::Complete { winner } => say("rounds-ending-won").with("name", name(winner)),
        EndReason::Time => say("rounds-ending-time"),
        EndReason::DeckedOut => say("rounds-ending-decked-out"),
        EndReason::Card { winner } => say("rounds-ending-card").with("name", name(winner)),
        EndReason::CardForfeit { by: Forfeiting::A } => say("rounds-ending-card-forfeit").with("name", a),
        EndReason::CardForfeit { by: Forfeiting::B } => say("rounds-ending-card-forfeit").with("name", b),
        EndReason::CardForfeit { by: Forfeiting::Both } => say("rounds-ending-card-forfeit-both"),
        EndReason::Concession { by } => say("rounds-ending-conceded").with("name", name(by)),
        EndReason::NoShow { by } => say("rounds-ending-no-show").with("name", name(by)),
        EndReason::Disqualified { by } => say("rounds-ending-disqualified").with("name", name(by)),
        EndReason::BothAbsent => say("rounds-ending-both-absent"),
        EndReason::Void => say("rounds-ending-void"),
    }
    .to_string()
}

/// How a game ended, told to the player on side `you`.
pub fn ending_for(you: Side, end: EndReason, opponent: &str) -> String {
    let own_forfeit = match you {
        Side::A => Forfeiting::A,
        Side::B => Forfeiting::B,
    };
    let own = match end {
        EndReason::Complete { winner } if winner == you => say("rounds-ending-you-won"),
        EndReason::Card { winner } if winner == you => say("rounds-ending-you-card"),
        EndReason::CardForfeit { by } if by == own_forfeit => say("rounds-ending-you-card-forfeit"),
        EndReason::Concession { by } if by == you => say("rounds-ending-you-conceded"),
        EndReason::NoShow { by } if by == you => say("rounds-ending-you-no-show"),
        EndReason::Disqualified { by } if by == you => say("rounds-ending-you-disqualified"),
        // The name of the other side is the only one that is said.
        _ => return ending(end, [opponent, opponent]),
    };
    own.to_string()
}

/// A result in a few words, with its ending if that is unusual: `Kira 100, Odo 35`, or `Kira 80, Odo 35 (time was
/// called)`.
pub fn result(result: &GameResult, names: [&str; 2]) -> String {
    let ([a, b], [first, second]) = (names, result.scores);
    let scores = format!("{a} {}, {b} {}", score(first), score(second));
    if ends_as_usual(result) { scores } else { format!("{scores} ({})", ending(result.end, names)) }
}

/// What was ticked with a win, if anything was.
pub const fn missions(ticked: WonMissions) -> Option<Message> {
    match (ticked.planet, ticked.space) {
        (true, true) => Some(say("rounds-missions-both")),
        (true, false) => Some(say("rounds-missions-planet")),
        (false, true) => Some(say("rounds-missions-space")),
        (false, false) => None,
    }
}

/// A grade within a sentence, such as `full win`.
pub const fn grade(grade: Grade) -> Message {
    match grade {
        Grade::FullWin => say("rounds-grade-full-win"),
        Grade::ModifiedWin => say("rounds-grade-modified-win"),
        Grade::TrueTie => say("rounds-grade-true-tie"),
        Grade::ModifiedLoss => say("rounds-grade-modified-loss"),
        Grade::FullLoss => say("rounds-grade-full-loss"),
    }
}

/// What a round is called.
#[derive(Debug, Clone, Copy)]
pub struct RoundWords(RoundName);

/// What this round of a tournament is called.
pub fn round_name(here: &Snapshot, number: RoundNumber) -> RoundWords {
    RoundWords(here.tournament.round_name(number))
}

impl RoundWords {
    /// What this round is called.
    pub const fn of(name: RoundName) -> Self {
        Self(name)
    }

    /// As at the start of a line: `Round 3`, `Semi-final`.
    pub fn title(&self) -> Message {
        match self.0 {
            RoundName::Swiss(number) => say("rounds-title-round").with("number", number),
            RoundName::Heat(number) => say("rounds-title-heat").with("number", number),
            RoundName::TopTable => say("rounds-title-top-table"),
            RoundName::Stage(0) | RoundName::DoubleStage(DoubleStage::Final) => say("rounds-title-final"),
            RoundName::Stage(1) => say("rounds-title-semi-final"),
            RoundName::Stage(2) => say("rounds-title-quarter-final"),
            RoundName::Stage(left) => say("rounds-title-round-of").with("players", players_left(left)),
            RoundName::DoubleStage(DoubleStage::Early(stage)) => {
                say("rounds-title-stage").with("number", stage)
            }
            RoundName::DoubleStage(DoubleStage::SecondFinal) => say("rounds-title-second-final"),
        }
    }

    /// As within a sentence: `round 3`, `semi-final`.
    pub fn words(&self) -> Message {
        match self.0 {
            RoundName::Swiss(number) => say("rounds-name-round").with("number", number),
            RoundName::Heat(number) => say("rounds-name-heat").with("number", number),
            RoundName::TopTable => say("rounds-name-top-table"),
            RoundName::Stage(0) | RoundName::DoubleStage(DoubleStage::Final) => say("rounds-name-final"),
            RoundName::Stage(1) => say("rounds-name-semi-final"),
            RoundName::Stage(2) => say("rounds-name-quarter-final"),
            RoundName::Stage(left) => say("rounds-name-round-of").with("players", players_left(left)),
            RoundName::DoubleStage(DoubleStage::Early(stage)) => {
                say("rounds-name-stage").with("number", stage)
            }
            RoundName::DoubleStage(DoubleStage::SecondFinal) => say("rounds-name-second-final"),
        }
    }

    /// With the article that it needs within a sentence: `round 3`, `heat 1`, `the semi-final`.
    pub fn with_article(&self) -> Message {
        match self.0 {
            RoundName::TopTable => say("rounds-the-top-table"),
            RoundName::Stage(0) | RoundName::DoubleStage(DoubleStage::Final) => say("rounds-the-final"),
            RoundName::Stage(1) => say("rounds-the-semi-final"),
            RoundName::Stage(2) => say("rounds-the-quarter-final"),
            RoundName::Stage(left) => say("rounds-the-round-of").with("players", players_left(left)),
            RoundName::DoubleStage(DoubleStage::SecondFinal) => say("rounds-the-second-final"),
            RoundName::Swiss(_) | RoundName::Heat(_) | RoundName::DoubleStage(DoubleStage::Early(_)) => {
                self.words()
            }
        }
    }
}

/// How many players are in a stage with so many after it.
fn players_left(left: u32) -> u32 {
    2_u32.saturating_pow(left.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::web::messages::Language;

    #[test]
    fn a_replica_is_level_or_behind_or_not_to_be_used() {
        let of = |state, is_level, millis, lacks| {
            let (behind, place) = (Duration::from_millis(millis), "postgres://host/a".to_owned());
            replica(&ReplicaReport { place, state, is_level, behind, bytes: lacks, reads: 0, passed_on: 0 })
        };
        assert_eq!(of(ReplicaState::Replays, true, 0, 0), "level; it answers strangers");
        let behind = of(ReplicaState::Replays, false, 2_100, 3 << 20);
        assert_eq!(behind, "3 s and 3 MB behind; all pages come from the primary");
        for state in [ReplicaState::Unknown, ReplicaState::Silent, ReplicaState::Foreign] {
            assert!(of(state, false, 0, 0).ends_with("; all pages come from the primary"));
        }
    }

    #[test]
    fn a_result_names_its_ending_only_where_it_is_not_the_usual_one() {
        let told = |scores, end| result(&GameResult::ended(scores, end), ["Kira", "Odo"]);
        let won = |winner| EndReason::Complete { winner };
        assert_eq!(told([100, 35], won(Side::A)), "Kira 100, Odo 35");
        assert_eq!(told([-5, 100], won(Side::B)), "Kira −5, Odo 100");
        let behind = told([100, 35], won(Side::B));
        assert_eq!(behind, "Kira 100, Odo 35 (Odo won)");
        assert_eq!(told([80, 35], EndReason::Time), "Kira 80, Odo 35 (time was called)");
        let german = Language::German.speak(|| told([80, 35], EndReason::Time));
        assert_eq!(german, "Kira 80, Odo 35 (die Zeit war um)");
    }

    #[test]
    fn a_player_is_told_how_their_own_game_ended() {
        let told = |you, end| ending_for(you, end, "Odo");
        let (out, won) = (|by| EndReason::Disqualified { by }, |winner| EndReason::Complete { winner });
        assert_eq!(told(Side::A, out(Side::A)), "you were disqualified");
        assert_eq!(told(Side::A, out(Side::B)), "Odo was disqualified");
        assert_eq!(told(Side::B, out(Side::B)), "you were disqualified");
        assert_eq!(told(Side::B, won(Side::B)), "you won");
        assert_eq!(told(Side::B, won(Side::A)), "Odo won");
        let both = EndReason::CardForfeit { by: Forfeiting::Both };
        assert_eq!(told(Side::A, both), "both lost by a card’s forfeit");
    }

    #[test]
    fn every_name_of_a_round_is_as_in_the_log() {
        let early = DoubleStage::Early(3);
        let names = [
            RoundName::Swiss(RoundNumber(3)),
            RoundName::Heat(RoundNumber(1)),
            RoundName::TopTable,
            RoundName::Stage(0),
            RoundName::Stage(1),
            RoundName::Stage(2),
            RoundName::Stage(3),
            RoundName::DoubleStage(early),
            RoundName::DoubleStage(DoubleStage::Final),
            RoundName::DoubleStage(DoubleStage::SecondFinal),
        ];
        for name in names {
            let told = RoundWords::of(name);
            assert_eq!(told.title().to_string(), name.title());
            assert_eq!(told.words().to_string(), name.words());
            assert_eq!(told.with_article().to_string(), name.with_article());
        }
        let semi_final = RoundWords::of(RoundName::Stage(1));
        assert_eq!(Language::German.speak(|| semi_final.with_article().to_string()), "das Halbfinale");
    }

    #[test]
    fn days_and_spans_are_told_in_the_readers_language() {
        let at: DateTime<Utc> = "2026-11-29T22:59:00Z".parse().unwrap();
        let told = || day_and_time(at, Tz::Europe__Paris);
        assert_eq!(told(), "Sunday 29 November 2026 at 23:59, Europe/Paris");
        assert_eq!(Language::German.speak(told), "Sonntag, 29. November 2026 um 23:59, Europe/Paris");
        assert_eq!(Language::French.speak(told), "dimanche 29 novembre 2026 à 23:59, Europe/Paris");
        let long = || span(TimeDelta::minutes(1_440 * 400 + 61));
        assert_eq!(long(), "400 days and 1 hour");
        assert_eq!(Language::French.speak(long), "400 jours et 1 heure");
        assert_eq!(list(&["Kira", "Odo", "Nog"]), "Kira, Odo and Nog");
        assert_eq!(Language::German.speak(|| list(&["Kira", "Odo", "Nog"])), "Kira, Odo und Nog");
    }
}
