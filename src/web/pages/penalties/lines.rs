//! Penalties in words: in the list of a tournament, on a player's record, on the player's own page.

use std::sync::Arc;

use crate::app::summary::Summary;
use crate::app::{PersonPenalty, Snapshot};
use crate::domain::id::{PersonId, PlayerId};
use crate::domain::reason::Reason;
use crate::domain::tournament::command::CommandKind;
use crate::domain::tournament::penalty::{Penalty, PenaltyLevel};
use crate::messages::{Message, dates, say};
use crate::web::error::PageError;
use crate::web::pages::disputes::facts_panel::{signature, when_at};
use crate::web::pages::penalties::due::{self, Due};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::penalty as names;

pub struct PenaltyLine {
    pub number: String,
    /// The player and the staff's page about them.
    pub player: (String, Link),
    /// The name of its kind.
    pub kind: String,
    /// The name of its level.
    pub level: String,
    /// The badge's class, by severity: `settled`, `info`, `needs` or `conflict`; `plain` once withdrawn.
    pub badge: &'static str,
    /// `Round 2`, and the dispute behind it.
    pub place: Message,
    pub reason: Reason,
    /// Who issued it and when.
    pub signed: String,
    /// Who withdrew it, when and why.
    pub withdrawn: Option<String>,
    /// What a person still has to do because of it.
    pub due: Vec<Due>,
    /// The page that withdraws the penalty.
    pub withdraw: Link,
    /// Whether it can be withdrawn.
    pub stands: bool,
}

/// A penalty at another tournament.
pub struct PenaltyElsewhere {
    pub title: String,
    pub day: String,
    /// The code of its kind.
    pub kind: String,
    /// Kind and level, in words.
    pub what: String,
}

impl PenaltyLine {
    /// A penalty in words.
    pub fn of(here: &Snapshot, penalty: &Penalty) -> Self {
        let slug = here.slug();
        let withdrawn =
            penalty.withdrawn.as_ref().map(|said| format!("{}: {}", signature(here, said), said.text));
        Self {
            number: penalty.number.to_string(),
            player: (here.name(penalty.player), urls::player(slug, penalty.player)),
            kind: names::kind(&penalty.kind),
            level: names::level(penalty.level).into(),
            badge: if penalty.is_in_force() { badge(penalty.level) } else { "plain" },
            place: place(penalty),
            reason: penalty.reason.clone(),
            signed: format!("{}, {}", here.actor(&penalty.actor), when_at(here, penalty.at)),
            withdrawn,
            due: due(here, penalty),
            withdraw: urls::withdraw_penalty(slug, penalty.number),
            stands: penalty.is_in_force(),
        }
    }
}

fn due(here: &Snapshot, penalty: &Penalty) -> Vec<Due> {
    let owed = here
        .tournament
        .owed_by(penalty)
        .filter(|_| here.tournament.takes(CommandKind::CorrectResult).is_ok());
    owed.map(|owed| due::game(here, &owed)).into_iter().chain(due::left_behind(here, penalty)).collect()
}

const fn badge(level: PenaltyLevel) -> &'static str {
    match level {
        PenaltyLevel::Note => "info",
        PenaltyLevel::Warning | PenaltyLevel::DeckToList => "needs",
        PenaltyLevel::Forfeit | PenaltyLevel::Disqualification => "conflict",
    }
}

fn place(penalty: &Penalty) -> Message {
    match (penalty.round, penalty.dispute) {
        (Some(round), None) => say("penalties-line-round").with("round", round),
        (None, None) => say("penalties-line-no-round"),
        (Some(round), Some(dispute)) => {
            say("penalties-line-round-dispute").with("round", round).with("dispute", dispute)
        }
        (None, Some(dispute)) => say("penalties-line-no-round-dispute").with("dispute", dispute),
    }
}

/// The penalties of one player here, newest first.
pub fn of_player(here: &Snapshot, player: PlayerId) -> Vec<PenaltyLine> {
    let all = here.tournament.penalties().iter().rev();
    all.filter(|penalty| penalty.player == player).map(|penalty| PenaltyLine::of(here, penalty)).collect()
}

/// The penalties in force of one person at other tournaments, newest tournament first, as far as the visitor may read
/// them.
///
/// # Errors
/// If the store does not answer.
pub fn elsewhere(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    person: PersonId,
) -> Result<Vec<PenaltyElsewhere>, PageError> {
    let found = site.desk.penalties_elsewhere(here, person, &visit.actor()?, &visit.awaited)?;
    let line = |(there, penalty): (Arc<Summary>, PersonPenalty)| {
        let (kind, level) = (names::kind(&penalty.kind), names::level(penalty.level));
        PenaltyElsewhere {
            title: there.title.clone(),
            day: dates::day(there.date),
            what: format!("{kind}, {level}"),
            kind: penalty.kind,
        }
    };
    Ok(found.into_iter().map(line).collect())
}
