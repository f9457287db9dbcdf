//! The next step of a tournament in pods, and what is waiting at its tables.

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::tournament::command::{CloseRound, Command};
use crate::domain::tournament::dispute::Judge;
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Phase, Round, RoundKind};
use crate::messages::{Message, say};
use crate::web::offers::Offers;
use crate::web::pages::director::next::{DeskStep, close_and_pair, close_early};
use crate::web::pages::director::todo_item::{Item, at_table};
use crate::web::urls;
use crate::web::words;

/// The next step: another heat, the top table, or the end.
pub(super) fn step(here: &Snapshot, rules: &PodRules, judge: Option<&Judge>) -> DeskStep {
    let slug = here.slug();
    let active = here.tournament.players().filter(|player| player.is_active()).count();
    let least = rules.profile.pods.least.value;
    let are_enough = u32::try_from(active).is_ok_and(|active| active >= least);
    let Some(last) = here.tournament.rounds().next_back() else {
        if !are_enough {
            let step = DeskStep::new(say("director-pods-at-least").with("players", least));
            return step.going(urls::players(slug), say("all-register-players")).with_icon("add");
        }
        return DeskStep::new(say("director-pods-can-be-seated").with("players", active))
            .going(urls::pair(slug), say("director-pods-pair-heat").with("heat", 1_u32))
            .with_icon("pair")
            .with_link(urls::players(slug), say("director-next-register-more"));
    };
    let name = words::round_name(here, last.number);
    let (subject, name) = (name.subject(), name.with_article());
    match (last.phase(), last.kind) {
        (Phase::Draft, _) => DeskStep::new(say("director-next-is-a-draft").with("round", subject)).going(
            urls::round_staff(slug, last.number),
            say("director-next-look-at-draft").with("name", name),
        ),
        (Phase::Playing, _) => {
            let command = Command::CloseRound(CloseRound { round: last.number, over: Vec::new() });
            let to = urls::close_round(slug, last.number);
            let step = DeskStep::new(say("director-pods-all-results").with("name", &name));
            let step =
                step.if_allowed(here, &command, to, say("director-pods-close").with("name", &name).into());
            if step.waits {
                let to = urls::round_staff(slug, last.number);
                DeskStep { in_play: true, ..step.with_link(to, say("director-pods-go-to-tables")) }
            } else {
                DeskStep { and_pairs: close_and_pair(here, last), ..step }
            }
        }
        (Phase::Closed, RoundKind::TopTable) => {
            DeskStep::new(say("director-pods-top-table-played")).closing(here, judge)
        }
        (Phase::Closed, RoundKind::Heat | RoundKind::Swiss | RoundKind::Stage(_)) if are_enough => {
            after_a_heat(here, last)
        }
        (Phase::Closed, RoundKind::Heat | RoundKind::Swiss | RoundKind::Stage(_)) => {
            too_few_left(here, (active, least), judge)
        }
    }
}

/// The end, as neither a heat nor a top table can be seated.
fn too_few_left(here: &Snapshot, (active, least): (usize, u32), judge: Option<&Judge>) -> DeskStep {
    DeskStep::new(say("director-pods-too-few-left").with("players", active).with("least", least))
        .with_link(urls::players(here.slug()), say("all-players"))
        .closing(here, judge)
}

/// As many heats as planned, then the top table.
fn after_a_heat(here: &Snapshot, last: &Round) -> DeskStep {
    let slug = here.slug();
    let planned = here.tournament.planned_rounds();
    let next = say("director-pods-pair-heat").with("heat", last.number.next());
    let mut step = if last.number.0 < planned {
        let step =
            DeskStep::new(say("director-pods-heats-of").with("played", last.number).with("planned", planned));
        step.going(urls::pair(slug), next)
            .with_link(urls::top_table(slug), say("director-pods-seat-top-table-now"))
    } else {
        let step = DeskStep::new(say("director-pods-heats-played").with("heats", last.number));
        step.going(urls::top_table(slug), say("director-pods-seat-top-table"))
            .with_link(urls::pair(slug), next)
    };
    step.close_early = close_early(here);
    step.with_icon("pair")
}

/// Who has left a published top table at which nothing was reported: somebody else can come in.
pub(super) fn left_top_table(here: &Snapshot, may: &Offers) -> Option<Item> {
    let (top, other) = here.tournament.top_table_round().zip(here.tournament.left_top_table())?;
    let left = say("director-pods-top-table-left").with("left", names(here, &other.miss));
    let advice = if other.enter.is_empty() {
        say("director-pods-top-table-take-back")
    } else {
        say("director-pods-top-table-seat-again").with("enter", names(here, &other.enter))
    };
    let to = urls::round_staff(here.slug(), top.number);
    Some(Item {
        kind: "needs",
        word: say("director-todo-left").into(),
        about: left.into(),
        matter: advice.into(),
        link: may.form(urls::drop_player::PATH).then(|| (to, say("all-open").into())),
    })
}

/// Totals that were corrected after the top table began would seat others there.
pub(super) fn corrected_top_table(here: &Snapshot, may: &Offers) -> Option<Item> {
    let (top, other) = here.tournament.top_table_round().zip(here.tournament.corrected_top_table())?;
    let (enter, miss) = (names(here, &other.enter), names(here, &other.miss));
    let told = match (other.enter.is_empty(), other.miss.is_empty()) {
        (_, true) => say("director-pods-more-players").with("enter", enter),
        (true, false) => say("director-pods-fewer-players").with("miss", miss),
        (false, false) => say("director-pods-other-players").with("enter", enter).with("miss", miss),
    };
    let to = urls::round_staff(here.slug(), top.number);
    Some(Item {
        kind: "plain",
        word: say("director-pods-top-table-corrected").into(),
        about: told.into(),
        matter: say("director-pods-top-table-stays").into(),
        link: may.form(urls::record::PATH).then(|| (to, say("all-open").into())),
    })
}

fn names(here: &Snapshot, players: &[PlayerId]) -> String {
    words::list(&players.iter().map(|player| here.name(*player)).collect::<Vec<String>>())
}

/// Conflicts first, then pods whose time is up.
pub(super) fn items(here: &Snapshot, may_score: bool, now: DateTime<Utc>) -> Vec<Item> {
    let item = |round: &Round, pod: &PodTable, kind, word: Message, matter: String, act: Message| Item {
        kind,
        word: word.into(),
        about: at_table(here, AtTable::new(round.number, pod.table())).into(),
        matter,
        link: may_score.then(|| (urls::table(here.slug(), round.number, pod.table()), act.into())),
    };
    let conflicts = here.tournament.pod_conflicts().map(|(round, pod)| {
        let matter = say("director-pods-different-results").into();
        item(round, pod, "conflict", say("director-todo-conflict"), matter, say("director-todo-settle"))
    });
    let timed = |round: &&Round| round.phase() == Phase::Playing && !round.has_deadline();
    let playing = here.tournament.rounds().filter(timed);
    let open = playing.flat_map(|round| round.open_pods().map(move |pod| (round, pod)));
    let late = open.filter(|(_, pod)| !pod.in_conflict()).filter_map(|(round, pod)| {
        let over = now - round.pod_ends_at(pod)?;
        let matter = say("director-pods-over")
            .with("names", names(here, &pod.pod.players))
            .with("time", words::minutes(over))
            .into();
        (over.num_seconds() >= 0).then(|| {
            item(round, pod, "needs", say("director-todo-no-result"), matter, say("director-todo-enter"))
        })
    });
    conflicts.chain(late).collect()
}
