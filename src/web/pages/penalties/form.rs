//! The penalty form: first the player and the kind; then, with earlier penalties in view, the level.

use crate::app::Snapshot;
use crate::app::deck_turns::ListStep;
use crate::domain::id::{DisputeNumber, PlayerId, RoundNumber};
use crate::domain::tournament::penalty::{PenaltyKind, PenaltyLevel};
use crate::domain::tournament::round::Phase;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::PenaltyForm;
use crate::web::pages::penalties::lines::{self, PenaltyElsewhere};
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::penalty as names;
use crate::words::question::question_words;

/// The kind of penalty for a deck that differs from its list.
pub const DECK_MISMATCH: &str = "deck-mismatch";

/// The choices of the first step.
pub struct Choose {
    /// Number and name of everybody who entered.
    pub players: Vec<(String, String)>,
    /// Code and name of every kind.
    pub kinds: Vec<(String, String)>,
    /// The player already chosen.
    pub player: String,
    /// The kind already chosen.
    pub kind: String,
    /// The dispute, passed through.
    pub dispute: String,
}

/// The second step, once player and kind are known.
pub struct Issue {
    /// The player's number and name.
    pub player: (PlayerId, String),
    /// The code of the kind.
    pub kind: String,
    pub name: String,
    /// The kind in a sentence.
    pub says: Message,
    /// The source of the kind.
    pub source: ShownSource,
    /// The source of its ladder.
    pub ladder: ShownSource,
    /// The player's earlier penalties of this kind, and the next level.
    pub hint: Message,
    /// The person's penalties at other tournaments, this kind first.
    pub elsewhere: Vec<PenaltyElsewhere>,
    /// Code, name, meaning, and whether it is chosen.
    pub levels: Vec<(&'static str, Message, Message, bool)>,
    /// Numbers of the rounds, and whether it is chosen.
    pub rounds: Vec<(String, bool)>,
    /// Number and question of each dispute, and whether it is chosen.
    pub disputes: Vec<(DisputeNumber, String, bool)>,
    /// A note if the dispute is about other players' table, and whether it was confirmed.
    pub others: Option<(String, bool)>,
    /// The reason that was typed.
    pub reason: String,
    /// What a disqualification by this visitor does.
    pub out: Message,
}

impl Choose {
    /// The first step with the form's values.
    pub fn of(here: &Snapshot, form: &Fields) -> Self {
        let kinds = &crate::data::penalties().kinds;
        Self {
            players: here
                .tournament
                .players()
                .map(|player| (player.id.to_string(), format!("{} {}", player.id, here.name(player.id))))
                .collect(),
            kinds: kinds.iter().map(|kind| (kind.code.clone(), names::kind(&kind.code))).collect(),
            player: PenaltyForm::of(form).player.to_owned(),
            kind: PenaltyForm::of(form).kind.to_owned(),
            dispute: PenaltyForm::of(form).dispute.to_owned(),
        }
    }
}

impl Issue {
    /// The second step; `None` before player and kind are chosen.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn of(site: &Site, visit: &Visit, here: &Snapshot, form: &Fields) -> Result<Option<Self>, PageError> {
        let directs = visit.sends(urls::confirm_penalty::PATH);
        let Some((player, kind)) = player_and_kind(here, form) else { return Ok(None) };
        let day = here.setup().ok().map(|setup| setup.settings.date);
        let law = RulesOnDay::of(site, day)?;
        let mut elsewhere = match here.tournament.player(player) {
            Some(known) => lines::elsewhere(site, visit, here, known.person)?,
            None => Vec::new(),
        };
        elsewhere.sort_by_key(|one| one.kind != kind.code);
        let earlier: Vec<PenaltyLevel> = here
            .tournament
            .penalties_of(player)
            .filter(|penalty| penalty.kind == kind.code)
            .map(|penalty| penalty.level)
            .collect();
        let suggested = kind.suggested_level(earlier.iter().copied());
        let chosen = PenaltyForm::of(form).level.parse().ok().or(suggested);
        let round = round(here, form, chosen);
        let dispute: Option<DisputeNumber> = PenaltyForm::of(form).dispute.parse().ok();
        Ok(Some(Self {
            player: (player, here.name(player)),
            kind: kind.code.clone(),
            name: names::kind(&kind.code),
            says: names::kind_says(kind, day),
            source: law.source(&kind.source()),
            ladder: law.source(&kind.ladder.source()),
            hint: hint(here, player, kind, &earlier, suggested),
            elsewhere,
            levels: levels(chosen, suggested),
            rounds: here
                .tournament
                .published_rounds()
                .map(|one| (one.number.to_string(), Some(one.number) == round))
                .collect(),
            disputes: disputes(here, dispute),
            others: about_others(here, dispute, player)
                .map(|why| (why, PenaltyForm::of(form).others == "yes")),
            reason: reason(here, form, player, kind),
            out: if directs { say("penalties-issue-out-at-once") } else { say("penalties-issue-out-waits") },
        }))
    }
}

/// Player and kind, once both are chosen.
fn player_and_kind(here: &Snapshot, form: &Fields) -> Option<(PlayerId, &'static PenaltyKind)> {
    let player: PlayerId = PenaltyForm::of(form).player.parse().ok()?;
    let player = here.tournament.player(player)?.id;
    Some((player, crate::data::penalties().kind(PenaltyForm::of(form).kind)?))
}

/// Why a penalty because of this dispute needs confirmation: the player does not sit at its table.
fn about_others(here: &Snapshot, dispute: Option<DisputeNumber>, player: PlayerId) -> Option<String> {
    let why = here.tournament.about_player(dispute?, player).err()?;
    Some(here.refusal(&why))
}

/// What was typed; before that, what the newest deck check found where the deck differed.
fn reason(here: &Snapshot, form: &Fields, player: PlayerId, kind: &PenaltyKind) -> String {
    let typed = PenaltyForm::of(form);
    let differs = here.tournament.deck_checks().of(player).is_some_and(|check| !check.agrees);
    if !typed.reason.is_empty() || !typed.level.is_empty() || kind.code != DECK_MISMATCH || !differs {
        return typed.reason.to_owned();
    }
    let checks = here.deck_turns(player).into_iter().rev();
    let found = checks
        .filter_map(|turn| if let ListStep::Checked { found, .. } = turn.what { Some(found) } else { None });
    found.take(1).collect()
}

/// The chosen round; by default the current one, and for a forfeited game the newest.
fn round(here: &Snapshot, form: &Fields, level: Option<PenaltyLevel>) -> Option<RoundNumber> {
    let untouched = PenaltyForm::of(form).round.is_empty() && PenaltyForm::of(form).level.is_empty();
    if !untouched {
        return PenaltyForm::of(form).round.parse().ok();
    }
    let newest = here.tournament.published_rounds().next_back()?;
    let meant = newest.phase() == Phase::Playing || level == Some(PenaltyLevel::Forfeit);
    meant.then_some(newest.number)
}

fn hint(
    here: &Snapshot,
    player: PlayerId,
    kind: &PenaltyKind,
    earlier: &[PenaltyLevel],
    next: Option<PenaltyLevel>,
) -> Message {
    let name = here.name(player);
    let next = next.map_or_else(Message::empty, names::level);
    if earlier.is_empty() {
        return say("penalties-issue-none-before").with("name", name).with("next", next);
    }
    let had: Vec<String> = earlier.iter().map(|level| names::level(*level).to_string()).collect();
    let steps = kind.ladder.value.iter().map(|level| names::level(*level).to_string());
    let steps: Vec<String> = steps.collect();
    say("penalties-issue-some-before")
        .with("name", name)
        .with("had", had.join(", "))
        .with("steps", steps.join(", "))
        .with("next", next)
}

fn levels(
    chosen: Option<PenaltyLevel>,
    suggested: Option<PenaltyLevel>,
) -> Vec<(&'static str, Message, Message, bool)> {
    let known = &crate::data::penalties().levels;
    known
        .iter()
        .map(|level| {
            let name = match Some(level.code) == suggested {
                true => say("penalties-issue-suggested").with("level", names::level(level.code)),
                false => names::level(level.code),
            };
            (level.code.code(), name, names::level_says(level.code), Some(level.code) == chosen)
        })
        .collect()
}

fn disputes(here: &Snapshot, chosen: Option<DisputeNumber>) -> Vec<(DisputeNumber, String, bool)> {
    let all = here.tournament.disputes().rev().filter(|it| it.withdrawn.is_none());
    all.map(|dispute| {
        let question: String = question_words(dispute).chars().take(60).collect();
        (dispute.number, format!("{}: {question}", dispute.number), Some(dispute.number) == chosen)
    })
    .collect()
}
