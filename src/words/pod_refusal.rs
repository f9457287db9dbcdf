//! Why a command about pods is refused, in words.

use crate::domain::pods::profile::PodProfileError;
use crate::domain::pods::ranking::TooFewForAPod;
use crate::domain::pods::score::ImpossiblePodScore;
use crate::domain::tournament::pod_refusal::PodRefusal;
use crate::messages::{Message, say};

in_english! {
    PodRefusal: pod_refusal,
    PodProfileError: pod_profile_error,
    ImpossiblePodScore: |it| impossible_pod_score(*it),
}

/// Why a command about pods is refused.
pub fn pod_refusal(it: &PodRefusal) -> Message {
    match it {
        PodRefusal::OfDuels => say("refusal-pods-of-duels"),
        PodRefusal::OfPods => say("refusal-pods-of-pods"),
        PodRefusal::OtherGame => say("refusal-pods-other-game"),
        PodRefusal::NoForfeit => say("refusal-pods-no-forfeit"),
        PodRefusal::Profile(why) => say("refusal-pods-profile").with("why", pod_profile_error(why)),
        PodRefusal::TooFew(TooFewForAPod { least, left }) => {
            say("refusal-pods-too-few").with("least", least).with("left", left)
        }
        PodRefusal::NoByes => say("refusal-pods-no-byes"),
        PodRefusal::TopTableSeated => say("refusal-pods-top-table-seated"),
        PodRefusal::NoHeatYet => say("refusal-pods-no-heat-yet"),
        PodRefusal::SeatsChanged => say("refusal-pods-seats-changed"),
        PodRefusal::TopTableIsFixed => say("refusal-pods-top-table-is-fixed"),
        PodRefusal::TopTableRestsOnIt => say("refusal-pods-top-table-rests-on-it"),
        PodRefusal::TopTableSize { least, most } => {
            say("refusal-pods-top-table-size").with("least", *least).with("most", *most)
        }
        PodRefusal::TopTableStays => say("refusal-pods-top-table-stays"),
        PodRefusal::HeatNotPlayed { round } => say("refusal-pods-heat-not-played").with("round", *round),
        PodRefusal::SamePod { table } => say("refusal-pods-same-pod").with("table", *table),
        PodRefusal::NoRoom { round } => say("refusal-pods-no-room").with("round", *round),
        PodRefusal::NoEvenRoom { round, table } => {
            say("refusal-pods-no-even-room").with("round", *round).with("table", *table)
        }
        PodRefusal::TooFewStay { table, players, least } => say("refusal-pods-too-few-stay")
            .with("table", *table)
            .with("players", *players)
            .with("least", *least),
        PodRefusal::Uneven { small, fewer, large, more } => say("refusal-pods-uneven")
            .with("small", *small)
            .with("fewer", *fewer)
            .with("large", *large)
            .with("more", *more),
        PodRefusal::TooFewAgain { left, needed } => {
            say("refusal-pods-too-few-again").with("left", *left).with("needed", *needed)
        }
        PodRefusal::ScoredAlready { round, table } => {
            say("refusal-pods-scored-already").with("round", round).with("table", table)
        }
        PodRefusal::Impossible { table, why } => {
            say("refusal-pods-impossible").with("table", table).with("why", impossible_pod_score(*why))
        }
        PodRefusal::NoSuchPod { round, table } => {
            say("refusal-pods-no-such-pod").with("round", round).with("table", table)
        }
    }
}

/// Why rules for pods cannot be used: a clause, without a full stop.
fn pod_profile_error(it: &PodProfileError) -> Message {
    match it {
        PodProfileError::Unreadable(what) => say("pod-profile-unreadable").with("what", what),
        PodProfileError::Sizes => say("pod-profile-sizes"),
        PodProfileError::Rounds => say("pod-profile-rounds"),
        PodProfileError::TopTable => say("pod-profile-top-table"),
        PodProfileError::Measures => say("pod-profile-measures"),
    }
}

/// Why a score cannot have happened.
pub fn impossible_pod_score(it: ImpossiblePodScore) -> Message {
    match it {
        ImpossiblePodScore::Seats(number) => say("pod-score-seats").with("number", number),
        ImpossiblePodScore::Rounds(number) => say("pod-score-rounds").with("number", number),
        ImpossiblePodScore::TotalsWanted => say("pod-score-totals-wanted"),
        ImpossiblePodScore::RoundsWanted => say("pod-score-rounds-wanted"),
        ImpossiblePodScore::Negative => say("pod-score-negative"),
        ImpossiblePodScore::TooLarge => say("pod-score-too-large").with("max", i64::MAX.to_string()),
    }
}
