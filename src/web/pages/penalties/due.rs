//! What a penalty still requires: a forfeited game to record, a player to drop, or, after its withdrawal, something
//! to undo.

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId, RoundNumber};
use crate::domain::scoring::grade::Outcome;
use crate::domain::tournament::Player;
use crate::domain::tournament::command::CommandKind;
use crate::domain::tournament::penalty::{Owed, Penalty, PenaltyLevel};
use crate::messages::{Message, say};
use crate::web::forms::ResultForm;
use crate::web::urls::{self, Link};
use crate::web::words;
use crate::words::penalty as names;

/// A thing to do, and where.
pub struct Due {
    /// The problem, in one sentence.
    pub sentence: String,
    /// The page that solves the problem.
    pub to: Link,
    pub word: Message,
}

/// A disqualification that waits for the director.
pub struct WaitingDisqualification {
    /// The situation in one sentence.
    pub sentence: String,
    /// The page on which the director confirms.
    pub confirm: Link,
    /// The button's text.
    pub word: Message,
}

/// The forfeited game, with the form that records it.
pub fn game(here: &Snapshot, owed: &Owed) -> Due {
    let penalty = here.tournament.penalty(owed.penalty);
    let level = penalty.map_or_else(Message::empty, |penalty| names::level(penalty.level));
    let (slug, at, choice) = (here.slug(), owed.at, ResultForm::choice_of(owed.end));
    if owed.recorded {
        let (name, number) = (here.name(owed.player), owed.penalty.to_string());
        let sentence = match owed.loss {
            Some([is, forfeited]) => say("penalties-due-lighter-loss")
                .with("name", name)
                .with("round", at.round)
                .with("table", at.table)
                .with("penalty", number)
                .with("level", level)
                .with("is", counts(is))
                .with("forfeited", counts(forfeited)),
            None => say("penalties-due-other-result")
                .with("name", name)
                .with("round", at.round)
                .with("table", at.table)
                .with("penalty", number)
                .with("level", level),
        };
        let dispute = penalty.and_then(|penalty| penalty.dispute);
        let to = urls::correct_to(slug, at.round, at.table, &choice, dispute);
        return Due { sentence: sentence.to_string(), to, word: say("penalties-due-correct") };
    }
    let sentence = say("penalties-due-no-result")
        .with("name", here.name(owed.player))
        .with("round", at.round)
        .with("table", at.table)
        .with("penalty", owed.penalty.to_string())
        .with("level", level);
    let to = urls::table_to(slug, at.round, at.table, &choice);
    Due { sentence: sentence.to_string(), to, word: say("penalties-due-record") }
}

/// `full loss, −80`.
fn counts(outcome: Outcome) -> String {
    format!("{}, {}", words::grade(outcome.grade), words::signed_number(outcome.differential))
}

/// The forfeited games to record in a round, or in all rounds.
pub fn games(here: &Snapshot, round: Option<RoundNumber>) -> Vec<Due> {
    let wanted =
        here.tournament.owed_forfeits().filter(|owed| round.is_none_or(|round| owed.at.round == round));
    wanted.map(|owed| game(here, &owed)).collect()
}

/// The forfeited games to record at one table.
pub fn games_at(here: &Snapshot, at: AtTable) -> Vec<Due> {
    here.tournament.owed_forfeits().filter(|owed| owed.at == at).map(|owed| game(here, &owed)).collect()
}

/// The disqualifications that wait for the director.
pub fn waiting(here: &Snapshot) -> Vec<WaitingDisqualification> {
    let told = here.tournament.unconfirmed_disqualifications().map(|penalty| {
        let name = here.name(penalty.player);
        WaitingDisqualification {
            sentence: say("penalties-due-waits")
                .with("name", &name)
                .with("penalty", penalty.number.to_string())
                .with("reason", &penalty.reason)
                .to_string(),
            confirm: urls::confirm_penalty(here.slug(), penalty.number),
            word: say("penalties-due-take-out").with("name", name),
        }
    });
    told.collect()
}

/// What a withdrawn penalty changed and nobody has undone.
pub fn left_behind(here: &Snapshot, penalty: &Penalty) -> Vec<Due> {
    if penalty.is_in_force() || here.tournament.takes(CommandKind::ReinstatePlayer).is_err() {
        return Vec::new();
    }
    player(here, penalty).into_iter().chain(result(here, penalty)).collect()
}

fn player(here: &Snapshot, penalty: &Penalty) -> Option<Due> {
    let out = here.tournament.player(penalty.player).is_some_and(|player: &Player| !player.is_active());
    let freed = penalty.level == PenaltyLevel::Disqualification
        && out
        && here.tournament.disqualification(penalty.player).is_none();
    freed.then(|| Due {
        sentence: say("penalties-due-still-out").with("name", here.name(penalty.player)).to_string(),
        to: urls::player(here.slug(), penalty.player),
        word: say("penalties-due-reinstate"),
    })
}

fn result(here: &Snapshot, penalty: &Penalty) -> Option<Due> {
    let round = here.tournament.round(penalty.round?)?;
    let table = round.table_of(penalty.player)?;
    let end = penalty.level.ending(table.side_of(penalty.player)?)?;
    let stands = table.result.as_ref()?.result.end == end;
    let another = other_penalty(here, penalty.player, round.number);
    (stands && !another).then(|| Due {
        sentence: say("penalties-due-still-disqualified")
            .with("round", round.number)
            .with("table", table.pair.table)
            .with("name", here.name(penalty.player))
            .to_string(),
        to: urls::correct(here.slug(), round.number, table.pair.table),
        word: say("penalties-due-correct"),
    })
}

/// Whether another penalty in force forfeits the same game.
fn other_penalty(here: &Snapshot, player: PlayerId, round: RoundNumber) -> bool {
    here.tournament.penalties_of(player).any(|other| {
        other.round == Some(round)
            && matches!(other.level, PenaltyLevel::Forfeit | PenaltyLevel::Disqualification)
    })
}
