//! The next step of a tournament in pods, and what is waiting at its tables.

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::tournament::command::{CloseRound, CloseTournament, Command};
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Phase, Round, RoundKind};
use crate::web::pages::director::next::Step;
use crate::web::pages::director::todo::Item;
use crate::web::urls;
use crate::web::words;

/// The next step: another heat, the top table, or the end.
pub(super) fn step(here: &Snapshot, rules: &PodRules) -> Step {
    let slug = here.slug();
    let close = Command::CloseTournament(CloseTournament {});
    let Some(last) = here.tournament.rounds().next_back() else {
        let active = here.tournament.players().filter(|player| player.is_active()).count();
        let least = rules.profile.pods.least.value;
        let enough = u32::try_from(active).is_ok_and(|active| active >= least);
        if !enough {
            let step = Step::new(format!("A pod needs at least {least} players."));
            return step.going(urls::players(slug), "Register players");
        }
        return Step::new(format!("{} can be seated.", words::count(active, "player", "players")))
            .going(urls::pair(slug), "Pair heat 1")
            .with_link(urls::players(slug), "Register more players");
    };
    let name = here.tournament.round_name(last.number);
    let (title, name) = (name.title(), name.with_article());
    match (last.phase(), last.kind) {
        (Phase::Draft, _) => Step::new(format!("{title} is a draft that players do not see yet."))
            .going(urls::round_staff(slug, last.number), format!("Look at the draft of {name}")),
        (Phase::Playing, _) => {
            let command = Command::CloseRound(CloseRound { round: last.number, over: Vec::new() });
            let to = urls::close_round(slug, last.number);
            let step = Step::new(format!("All results of {name} are in."));
            let step = step.if_allowed(here, &command, to, format!("Close {name}"));
            if step.waits {
                step.with_link(urls::round_staff(slug, last.number), "Go to the tables")
            } else {
                step
            }
        }
        (Phase::Closed, RoundKind::TopTable) => {
            let step = Step::new("The top table is played.");
            step.if_allowed(here, &close, urls::close_tournament(slug), "Close the tournament".to_owned())
        }
        (Phase::Closed, RoundKind::Heat | RoundKind::Swiss | RoundKind::Stage(_)) => after_a_heat(here, last),
    }
}

/// As many heats as planned, then the top table.
fn after_a_heat(here: &Snapshot, last: &Round) -> Step {
    let slug = here.slug();
    let planned = here.tournament.planned_rounds();
    let next = format!("Pair heat {}", last.number.next());
    let played = words::count(usize::try_from(last.number.0).unwrap_or(usize::MAX), "heat is", "heats are");
    let close = Command::CloseTournament(CloseTournament {});
    let mut step = if last.number.0 < planned {
        let step = Step::new(format!("{} of {planned} heats played.", last.number));
        step.going(urls::pair(slug), next).with_link(urls::top_table(slug), "Seat the top table now")
    } else {
        let step = Step::new(format!("{played} played."));
        step.going(urls::top_table(slug), "Seat the top table").with_link(urls::pair(slug), next)
    };
    step.close_early = here.tournament.decide(&close).is_ok();
    step
}

/// Conflicts first, then pods whose time is up.
pub(super) fn items(here: &Snapshot, may_score: bool, now: DateTime<Utc>) -> Vec<Item> {
    let item = |round: &Round, pod: &PodTable, kind, word, matter: String, act| Item {
        kind,
        word,
        about: format!("{}, table {}.", here.tournament.round_name(round.number).title(), pod.table()),
        matter,
        link: may_score.then(|| (urls::table(here.slug(), round.number, pod.table()), act)),
    };
    let conflicts = here.tournament.pod_conflicts().map(|(round, pod)| {
        let matter = "Different results were given for this pod.".to_owned();
        item(round, pod, "conflict", "Conflict", matter, "Settle")
    });
    let timed = |round: &&Round| round.phase() == Phase::Playing && !round.has_deadline();
    let playing = here.tournament.rounds().filter(timed);
    let open = playing.flat_map(|round| round.open_pods().map(move |pod| (round, pod)));
    let late = open.filter(|(_, pod)| !pod.in_conflict()).filter_map(|(round, pod)| {
        let over = now - round.pod_ends_at(pod)?;
        let names: Vec<String> = pod.pod.players.iter().map(|player| here.name(*player)).collect();
        let matter = format!("{}, {} over.", words::list(&names), words::minutes(over));
        (over.num_seconds() >= 0).then(|| item(round, pod, "needs", "No result", matter, "Enter"))
    });
    conflicts.chain(late).collect()
}
