//! Why a command is refused, in words a director can act on.

use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::tournament::deck_check::MOST_CHECKS;
use crate::domain::tournament::refusal::{Begun, ReasonFor, Refusal, TextKind};
use crate::domain::tournament::round_waits::RoundWaits;
use crate::domain::tournament::settings::MOST_PLAYERS;
use crate::domain::unseen::Hidden;
use crate::messages::{Message, say};
use crate::words::apart_refusal::apart_refusal;
use crate::words::bracket_error::bracket_error;
use crate::words::clock_refusal::clock_refusal;
use crate::words::impossible::{history_error, impossible_and_fix};
use crate::words::pairing_error::pairing_error;
use crate::words::player_refusal::player_refusal;
use crate::words::pod_refusal::pod_refusal;
use crate::words::round_name::RoundWords;
use crate::words::settings_error::{publication_error, settings_error, sign_up_error};
use crate::words::stale_refusal::stale_refusal;
use crate::words::system_refusal::system_refusal;
use crate::words::undo_refusal::undo_refusal;

in_english! { Refusal: refusal_without_names }

/// Why a command is refused; `name` gives the names of the players whom the sentence names.
#[expect(clippy::too_many_lines, reason = "one arm for each kind")]
pub fn refusal(it: &Refusal, name: impl Fn(PlayerId) -> String) -> Message {
    match it {
        Refusal::AlreadyCreated => say("refusal-already-created"),
        Refusal::NotCreated => say("refusal-not-created"),
        Refusal::Settings(why) => settings_error(why),
        Refusal::SignUp(why) => sign_up_error(*why),
        Refusal::Publication(why) => publication_error(*why),
        Refusal::NoRoundToCheck => say("refusal-no-round-to-check"),
        Refusal::NobodyToCheck => say("refusal-nobody-to-check"),
        Refusal::NoSuchChecks => say("refusal-no-such-checks").with("most", MOST_CHECKS),
        Refusal::Closed => say("refusal-closed"),
        Refusal::NotClosed => say("refusal-not-closed"),
        Refusal::NoReason => say("refusal-no-reason"),
        Refusal::NoReasonFor(ReasonFor::Staff) => say("refusal-no-reason-for-staff"),
        Refusal::NoReasonFor(ReasonFor::StaffAndPlayers) => say("refusal-no-reason-for-staff-and-players"),
        Refusal::NoReasonFor(ReasonFor::StaffAndPlayer) => say("refusal-no-reason-for-staff-and-player"),
        Refusal::NoReasonToAccept => say("refusal-no-reason-to-accept"),
        Refusal::EmptyText(TextKind::Facts) => say("refusal-facts-empty"),
        Refusal::EmptyText(what) => say("refusal-text-empty").with("what", text_kind(*what)),
        Refusal::TextTooLong { what: TextKind::Facts, length, limit } => {
            say("refusal-facts-too-long").with("length", length).with("limit", limit)
        }
        Refusal::TextTooLong { what, length, limit } => say("refusal-text-too-long")
            .with("what", text_kind(*what))
            .with("length", length)
            .with("limit", limit),
        Refusal::TextHides { what, hidden } => hidden_character(*what, hidden),
        Refusal::System(why) => system_refusal(why),
        Refusal::Player(player, why) => player_refusal(*why, &name(*player)),
        Refusal::NobodyToRegister => say("refusal-nobody-to-register"),
        Refusal::Full => say("refusal-full").with("most", MOST_PLAYERS),
        Refusal::ProfileUnfit(why) => say("refusal-profile-unfit").with("why", history_error(why)),
        Refusal::WonOtherwise { round, table } => {
            say("refusal-won-otherwise").with("round", round).with("table", table)
        }
        Refusal::ResultUnfit(why) => history_error(why),
        Refusal::NoCheckIn => say("refusal-no-check-in"),
        Refusal::NobodyToIdentify => say("refusal-nobody-to-identify"),
        Refusal::NoSuchPlayer { player } => say("refusal-no-such-player").with("player", player),
        Refusal::NoFormat => say("refusal-no-format"),
        Refusal::TwoTables => say("refusal-two-tables"),
        Refusal::OtherPlayersNow { round } => say("refusal-other-players-now").with("round", round),
        Refusal::NoPools => say("refusal-no-pools"),
        Refusal::RoundStillOpen { round, missing } => {
            let round = RoundWords::of(*round).subject();
            say("refusal-round-still-open").with("round", round).with("missing", round_waits(missing))
        }
        Refusal::AlreadyPaired { round } => say("refusal-already-paired").with("round", round),
        Refusal::CutStarted => say("refusal-cut-started"),
        Refusal::NoCut => say("refusal-no-cut"),
        Refusal::CutHasBegun => say("refusal-cut-has-begun"),
        Refusal::CutTooLarge { size, left } => {
            say("refusal-cut-too-large").with("size", size).with("left", left)
        }
        Refusal::SeedsChanged => say("refusal-seeds-changed"),
        Refusal::NobodySitsOut => say("refusal-nobody-sits-out"),
        Refusal::StageIsFixed => say("refusal-stage-is-fixed"),
        Refusal::NotInCut { round, table } => {
            say("refusal-not-in-cut").with("round", round).with("table", table)
        }
        Refusal::MatchDecided { table, .. } => say("refusal-match-decided").with("table", table),
        Refusal::NobodyWon { round, table } => {
            say("refusal-nobody-won").with("round", round).with("table", table)
        }
        Refusal::GameOpen { table, .. } => say("refusal-game-open").with("table", table),
        Refusal::StageRestsOnIt { .. } => say("refusal-stage-rests-on-it"),
        Refusal::CutStillPlayed(stage) => {
            say("refusal-cut-still-played").with("stage", RoundWords::of(*stage).with_article())
        }
        Refusal::Bracket(why) => say("refusal-bracket").with("why", bracket_error(why)),
        Refusal::TooFewPlayers { active } => say("refusal-too-few-players").with("active", active),
        Refusal::NotPaired(why) => say("refusal-not-paired").with("why", pairing_error(why)),
        Refusal::NoDraft => say("refusal-no-draft"),
        Refusal::SwapWithOneself => say("refusal-swap-with-oneself"),
        Refusal::PairWithOneself => say("refusal-pair-with-oneself"),
        Refusal::MeetAlready { table } => say("refusal-meet-already").with("table", table),
        Refusal::NotBeingPlayed { round } => say("refusal-not-being-played").with("round", round),
        Refusal::TableBegun { round, table, what } => {
            say("refusal-table-begun").with("round", round).with("table", table).with("what", begun(*what))
        }
        Refusal::NoBye { round } => say("refusal-no-bye").with("round", round),
        Refusal::NoTableOfTheHall { highest } => say("refusal-no-table-of-the-hall").with("highest", highest),
        Refusal::NoSuchRound { round } => say("refusal-no-such-round").with("round", round),
        Refusal::NotPublished { round } => say("refusal-not-published").with("round", round),
        Refusal::NoSuchTable { round, table } => {
            say("refusal-no-such-table").with("round", round).with("table", table)
        }
        Refusal::RoundClosed { round } => say("refusal-round-closed").with("round", round),
        Refusal::AlreadyRecorded { round, table } => {
            say("refusal-already-recorded").with("round", round).with("table", table)
        }
        Refusal::NoResult { round, table } => {
            say("refusal-no-result").with("round", round).with("table", table)
        }
        Refusal::NoContradiction { round, table } => {
            say("refusal-no-contradiction").with("round", round).with("table", table)
        }
        Refusal::Impossible { table, why } => {
            say("refusal-impossible").with("table", table).with("why", impossible_and_fix(why))
        }
        Refusal::NothingToCorrect { round, table } => {
            say("refusal-nothing-to-correct").with("round", round).with("table", table)
        }
        Refusal::ChangedMeanwhile { round, table } => {
            say("refusal-changed-meanwhile").with("round", round).with("table", table)
        }
        Refusal::ResultsMissing { round, missing } => {
            let round = RoundWords::of(*round).subject();
            say("refusal-results-missing").with("round", round).with("missing", round_waits(missing))
        }
        Refusal::DisputeOpen { round, dispute } => {
            say("refusal-dispute-open").with("round", round).with("dispute", dispute)
        }
        Refusal::NoSuchDispute(dispute) => say("refusal-no-such-dispute").with("dispute", dispute),
        Refusal::AlreadyCited(citation) => say("refusal-already-cited").with("citation", citation),
        Refusal::NotCited(citation) => say("refusal-not-cited").with("citation", citation),
        Refusal::OwnTable(dispute) => say("refusal-own-table").with("dispute", dispute),
        Refusal::Escalated(dispute) => say("refusal-escalated").with("dispute", dispute),
        Refusal::AlreadyEscalated(dispute) => say("refusal-already-escalated").with("dispute", dispute),
        Refusal::HasLastWord(dispute) => say("refusal-has-last-word").with("dispute", dispute),
        Refusal::ClaimedMeanwhile(dispute) => say("refusal-claimed-meanwhile").with("dispute", dispute),
        Refusal::GameOver { round, table } => {
            say("refusal-game-over").with("round", round).with("table", table)
        }
        Refusal::ClockStopped { round } => say("refusal-clock-stopped").with("round", round),
        Refusal::NothingToSettle { round } => say("refusal-nothing-to-settle").with("round", round),
        Refusal::NoMinutes { table } => say("refusal-no-minutes").with("table", table),
        Refusal::TooManyMinutes { table, minutes, total, most } => say("refusal-too-many-minutes")
            .with("table", table)
            .with("minutes", minutes)
            .with("total", total)
            .with("most", most),
        Refusal::MinutesNotGiven { table, given, minutes } => say("refusal-minutes-not-given")
            .with("table", table)
            .with("given", given)
            .with("minutes", minutes),
        Refusal::DisputeElsewhere { dispute, table } => {
            say("refusal-dispute-elsewhere").with("dispute", dispute).with("table", table)
        }
        Refusal::StillOpen(dispute) => say("refusal-still-open").with("dispute", dispute),
        Refusal::AlreadyExtended(dispute) => say("refusal-already-extended").with("dispute", dispute),
        Refusal::AlreadyRuled(dispute) => say("refusal-already-ruled").with("dispute", dispute),
        Refusal::WithoutAuthority(dispute) => say("refusal-without-authority").with("dispute", dispute),
        Refusal::GroundsStand(dispute) | Refusal::GroundOfTheRuling(dispute) => {
            say("refusal-grounds-stand").with("dispute", dispute)
        }
        Refusal::Decided(dispute) => say("refusal-decided").with("dispute", dispute),
        Refusal::OthersRuling(dispute) => say("refusal-others-ruling").with("dispute", dispute),
        Refusal::NoWords(dispute) => say("refusal-no-words").with("dispute", dispute),
        Refusal::SameWords(dispute) => say("refusal-same-words").with("dispute", dispute),
        Refusal::Withdrawn(dispute) => say("refusal-withdrawn").with("dispute", dispute),
        Refusal::NotInstead { dispute, instead } => {
            say("refusal-not-instead").with("dispute", dispute).with("instead", instead)
        }
        Refusal::CalledAlready(dispute) => say("refusal-called-already").with("dispute", dispute),
        Refusal::SentEnough(number) => say("refusal-sent-enough").with("number", number),
        Refusal::NoLastWord(dispute) => say("refusal-no-last-word").with("dispute", dispute),
        Refusal::FactsMeanwhile(dispute) => say("refusal-facts-meanwhile").with("dispute", dispute),
        Refusal::DecidedMeanwhile(dispute) => say("refusal-decided-meanwhile").with("dispute", dispute),
        Refusal::NotRuled(dispute) => say("refusal-not-ruled").with("dispute", dispute),
        Refusal::AlreadyAppealed(dispute) => say("refusal-already-appealed").with("dispute", dispute),
        Refusal::NoAppeal(dispute) => say("refusal-no-appeal").with("dispute", dispute),
        Refusal::NoSuchPenalty(penalty) => say("refusal-no-such-penalty").with("penalty", penalty),
        Refusal::NothingToConfirm(penalty) => say("refusal-nothing-to-confirm").with("penalty", penalty),
        Refusal::OnlyTheDirector => say("refusal-only-the-director"),
        Refusal::AlreadyWithdrawn(penalty) => say("refusal-already-withdrawn").with("penalty", penalty),
        Refusal::NoSuchDraw => say("refusal-no-such-draw"),
        Refusal::DisputeWaits(dispute) => say("refusal-dispute-waits").with("dispute", dispute),
        Refusal::ConflictWaits { round, table } => {
            say("refusal-conflict-waits").with("round", round).with("table", table)
        }
        Refusal::Pods(why) => pod_refusal(why),
        Refusal::Clock(why) => clock_refusal(why),
        Refusal::Apart(why) => apart_refusal(why),
        Refusal::Undo(why) => undo_refusal(why),
        Refusal::NothingPlayed => say("refusal-nothing-played"),
        Refusal::Stale(why) => stale_refusal(why, name),
    }
}

/// Why a command is refused, where no names are known: the player is `#7`.
pub fn refusal_without_names(it: &Refusal) -> Message {
    refusal(it, |player| format!("#{player}"))
}

/// That a text has a character that nobody sees, and where.
pub fn hidden_character(what: TextKind, hidden: &Hidden) -> Message {
    let (what, character) = (text_kind(what), hidden.code());
    match hidden.after.as_str() {
        "" => say("refusal-text-hides-first").with("what", what).with("character", character),
        after => {
            say("refusal-text-hides").with("after", after).with("what", what).with("character", character)
        }
    }
}

/// A text that people write in a command.
const fn text_kind(it: TextKind) -> Message {
    match it {
        TextKind::Reason => say("refusal-text-reason"),
        TextKind::Remark => say("refusal-text-remark"),
        TextKind::Difference => say("refusal-text-difference"),
        TextKind::Purpose => say("refusal-text-purpose"),
        TextKind::Question => say("refusal-text-question"),
        TextKind::Ruling => say("refusal-text-ruling"),
        TextKind::Appeal => say("refusal-text-appeal"),
        TextKind::FinalWord => say("refusal-text-final-word"),
        TextKind::Teller => say("refusal-text-teller"),
        TextKind::Facts => say("refusal-text-facts"),
    }
}

/// What keeps the players of a table there.
const fn begun(it: Begun) -> Message {
    match it {
        Begun::Result => say("refusal-begun-result"),
        Begun::Report => say("refusal-begun-report"),
        Begun::Dispute => say("refusal-begun-dispute"),
    }
}

/// What a round waits for before it can close: a clause, without a full stop.
fn round_waits(it: &RoundWaits) -> Message {
    let RoundWaits::Tables { results, conflicts, winners } = it else { return say("refusal-waits-draft") };
    let parts = [
        (results, say("refusal-waits-results").with("number", results.len()).with("tables", tables(results))),
        (
            conflicts,
            say("refusal-waits-conflicts").with("number", conflicts.len()).with("tables", tables(conflicts)),
        ),
        (winners, say("refusal-waits-winners").with("number", winners.len()).with("tables", tables(winners))),
    ];
    let parts = parts.into_iter().filter(|(tables, _)| !tables.is_empty()).map(|(_, part)| part);
    parts
        .reduce(|one, other| say("refusal-waits-both").with("one", one).with("other", other))
        .unwrap_or(say("refusal-waits-nothing"))
}

/// `4, 5, 9`.
fn tables(numbers: &[TableNumber]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::RoundNumber;
    use crate::domain::tournament::cut::RoundName;
    use crate::domain::tournament::player_refusal::PlayerRefusal;
    use crate::messages::Language;

    #[test]
    fn what_a_round_waits_for_is_told_in_one_sentence() {
        let some = |numbers: &[u32]| numbers.iter().copied().map(TableNumber).collect::<Vec<_>>();
        let tables = |results: &[u32], conflicts: &[u32], winners: &[u32]| RoundWaits::Tables {
            results: some(results),
            conflicts: some(conflicts),
            winners: some(winners),
        };
        assert_eq!(round_waits(&RoundWaits::Draft).to_string(), "its pairings are still a draft");
        assert_eq!(round_waits(&tables(&[], &[], &[])).to_string(), "all results are in");
        let missing = tables(&[4], &[5, 9], &[4]);
        assert_eq!(
            round_waits(&missing).to_string(),
            "no result yet from table 4, and contradicting results at tables 5, 9, and no winner yet at table 4"
        );
        let kept = Refusal::ResultsMissing { round: RoundName::Swiss(RoundNumber(3)), missing };
        let told = Language::German.speak(|| refusal_without_names(&kept).to_string());
        assert_eq!(
            told,
            "Runde 3 lässt sich noch nicht abschließen: von Tisch 4 fehlt das Ergebnis, und an den Tischen 5, 9 widersprechen sich die Ergebnisse, und an Tisch 4 gibt es noch keinen Sieger."
        );
    }

    #[test]
    fn a_refusal_names_the_player_in_the_readers_language() {
        let it = PlayerRefusal::NoDeck.of(PlayerId(7));
        let told = || refusal(&it, |player| format!("Kira {player}")).to_string();
        assert_eq!(told(), "Kira 7 has not handed in a deck list yet.");
        assert_eq!(Language::German.speak(told), "Kira 7 hat noch keine Deckliste abgegeben.");
        assert_eq!(Language::French.speak(told), "Kira 7 n’a pas encore remis de liste de deck.");
        let one = Refusal::CutTooLarge { size: 4, left: 1 };
        let told = Language::German.speak(|| refusal_without_names(&one).to_string());
        assert!(told.contains("braucht 4 Spieler, und einer ist noch da."), "{told}");
    }
}
