//! Why a command about one player is refused, in words.

use crate::domain::id::AtTable;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::messages::{Message, say};

/// Why a command about one player is refused; `who` is the player's name, or `#7`.
#[expect(clippy::too_many_lines, reason = "one arm for each kind")]
pub fn player_refusal(it: PlayerRefusal, who: &str) -> Message {
    match it {
        PlayerRefusal::AlreadyRegistered => say("refusal-player-already-registered").with("who", who),
        PlayerRefusal::TwoPersons => say("refusal-player-two-persons").with("who", who),
        PlayerRefusal::AlreadyDropped => say("refusal-player-already-dropped").with("who", who),
        PlayerRefusal::NotDropped => say("refusal-player-not-dropped").with("who", who),
        PlayerRefusal::Disqualified(penalty) => {
            say("refusal-player-disqualified").with("who", who).with("penalty", penalty)
        }
        PlayerRefusal::PlayHasBegun => say("refusal-player-play-has-begun").with("who", who),
        PlayerRefusal::ForfeitWithoutRound => say("refusal-player-forfeit-without-round").with("who", who),
        PlayerRefusal::NoGameToForfeit(round) => {
            say("refusal-player-no-game-to-forfeit").with("who", who).with("round", round)
        }
        PlayerRefusal::PenaltyOnRecord => say("refusal-player-penalty-on-record").with("who", who),
        PlayerRefusal::SeatedInDraft(round) => {
            say("refusal-player-seated-in-draft").with("who", who).with("round", round)
        }
        PlayerRefusal::AwayInDraft(round) => {
            say("refusal-player-away-in-draft").with("who", who).with("round", round)
        }
        PlayerRefusal::InTheCut => say("refusal-player-in-the-cut").with("who", who),
        PlayerRefusal::PairedMeanwhile(_) => say("refusal-player-paired-meanwhile").with("who", who),
        PlayerRefusal::BothMarks => say("refusal-player-both-marks").with("who", who),
        PlayerRefusal::NoDeck => say("refusal-player-no-deck").with("who", who),
        PlayerRefusal::ListChanged => say("refusal-player-list-changed").with("who", who),
        PlayerRefusal::DecksLocked => say("refusal-player-decks-locked").with("who", who),
        PlayerRefusal::PlaysNow => say("refusal-player-plays-now").with("who", who),
        PlayerRefusal::FaultyList => say("refusal-player-faulty-list").with("who", who),
        PlayerRefusal::PoolLocked => say("refusal-player-pool-locked").with("who", who),
        PlayerRefusal::PoolOfStaff => say("refusal-player-pool-of-staff").with("who", who),
        PlayerRefusal::ConsentUnsaid => say("refusal-player-consent-unsaid").with("who", who),
        PlayerRefusal::NotInDraft(round) => {
            say("refusal-player-not-in-draft").with("who", who).with("round", round)
        }
        PlayerRefusal::NotInRound(round) => {
            say("refusal-player-not-in-round").with("who", who).with("round", round)
        }
        PlayerRefusal::InRound(round) => say("refusal-player-in-round").with("who", who).with("round", round),
        PlayerRefusal::NotAtTable(AtTable { round, table }) => {
            say("refusal-player-not-at-table").with("who", who).with("table", table).with("round", round)
        }
        PlayerRefusal::ForfeitUnrecorded(penalty, AtTable { round, table }) => {
            say("refusal-player-forfeit-unrecorded")
                .with("penalty", penalty)
                .with("who", who)
                .with("round", round)
                .with("table", table)
        }
        PlayerRefusal::DisqualificationWaits(penalty) => {
            say("refusal-player-disqualification-waits").with("who", who).with("penalty", penalty)
        }
        PlayerRefusal::DisqualifiedInDraft(round) => {
            say("refusal-player-disqualified-in-draft").with("who", who).with("round", round)
        }
        PlayerRefusal::DroppedInDraft(round) => {
            say("refusal-player-dropped-in-draft").with("who", who).with("round", round)
        }
        PlayerRefusal::GoesOn(AtTable { round, table }) => {
            say("refusal-player-goes-on").with("round", round).with("table", table).with("who", who)
        }
        PlayerRefusal::LeftTheMatch(AtTable { round, table }) => {
            say("refusal-player-left-the-match").with("who", who).with("table", table).with("round", round)
        }
        PlayerRefusal::WonTheCut => say("refusal-player-won-the-cut").with("who", who),
        PlayerRefusal::TableIsTheirs(table) => {
            say("refusal-player-table-is-theirs").with("table", table).with("who", who)
        }
        PlayerRefusal::InTeam(group) => say("refusal-player-in-team").with("who", who).with("group", group),
        PlayerRefusal::AboutOthers(dispute, AtTable { round, table }) => say("refusal-player-about-others")
            .with("dispute", dispute)
            .with("round", round)
            .with("table", table)
            .with("who", who),
        PlayerRefusal::NoFixedTable => say("refusal-player-no-fixed-table").with("who", who),
        PlayerRefusal::NoSuchRating { highest } => {
            say("refusal-player-no-such-rating").with("who", who).with("highest", highest)
        }
        PlayerRefusal::TwoRatings => say("refusal-player-two-ratings").with("who", who),
        PlayerRefusal::OwnPenalty => say("refusal-player-own-penalty").with("who", who),
    }
}
