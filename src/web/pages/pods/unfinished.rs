//! `/t/{tournament}/rounds/{round}/unfinished`: pods that were not finished in time. The director writes down what everybody
//! has scored by then, sees the totals and whose place they change, and records them with a mark; a pod whose fields are
//! empty plays on.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::hash::SeenHash;
use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::pods::score::PodScore;
use crate::domain::tournament::command::{Command, SettleUnfinishedPods};
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::round::Round;
use crate::messages::Message;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::UnfinishedForm;
use crate::web::intents::UnfinishedIntent;
use crate::web::layout::Layout;
use crate::web::pages::moved::Moves;
use crate::web::pages::pods::score_form::ScoreForm;
use crate::web::pages::pods::table::{lines, scores};
use crate::web::pages::rounds;
use crate::web::pages::rounds::seated;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "pods/unfinished.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: Message,
    back: Link,
    send: Link,
    /// What the page shows, so that nothing is settled that came in meanwhile.
    seen: String,
    /// Which pods it shows, so that nothing typed for one goes to another.
    shown: String,
    pods: Vec<OpenPod>,
    /// The totals, once they were looked at.
    preview: Vec<(TableNumber, String)>,
    /// The players whose place the totals change.
    moves: Moves,
    refused: Option<String>,
}

/// A pod without a score.
struct OpenPod {
    table: TableNumber,
    names: Vec<String>,
    form: ScoreForm,
    /// What its fields say; `None` if all are empty, so that it plays on.
    score: Option<Result<PodScore, String>>,
}

/// The pods without a score.
///
/// # Errors
/// [`PageError::NotFound`] unless the heat is being played.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = rounds::round_in_play(visit, &here)?;
    Answer::page(&page(site, visit, &here, round)?)
}

/// Shows the totals, or records them.
///
/// # Errors
/// [`PageError::NotFound`] unless the heat is being played.
pub fn settle(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = rounds::round_in_play(visit, &here)?;
    let records = UnfinishedIntent::of(&visit.form) == Some(UnfinishedIntent::Record);
    let seen = SeenHash::stated(UnfinishedForm::of(&visit.form).seen);
    let expects = [Expected::OpenTables(round.number, seen)];
    let command = |now: &Snapshot| -> Result<Command, PageError> {
        Ok(Command::SettleUnfinishedPods(asked(visit, now)?))
    };
    let sent = if records {
        visit.give_expecting(site, expects, command).map(drop)
    } else {
        let compared = here.tournament.require_expected(&expects).map_err(PageError::from);
        let sound = compared.and_then(|()| command(&here));
        sound.and_then(|command| Ok(here.tournament.decide(&command).map(drop)?))
    };
    match sent {
        Ok(()) if records => Ok(Answer::see_other(&urls::round_staff(here.slug(), round.number))),
        Ok(()) => {
            let page = page(site, visit, &here, round)?;
            let preview = page.pods.iter().filter_map(OpenPod::preview).collect();
            let scores: Vec<_> = page.pods.iter().filter_map(OpenPod::scored).collect();
            let moves = Moves::of_pods(&here, &here.tournament.what_if_scored(round.number, &scores));
            Answer::page(&Page { preview, moves, ..page })
        }
        Err(error) => {
            let refused = Some(error.into_refused()?.to_string());
            let here = visit.here(site)?;
            let round = rounds::round_in_play(visit, &here)?;
            Answer::refusal(&Page { refused, ..page(site, visit, &here, round)? })
        }
    }
}

impl OpenPod {
    /// The score that was typed, if its fields can be read.
    fn scored(&self) -> Option<(TableNumber, PodScore)> {
        Some((self.table, self.score.as_ref()?.as_ref().ok()?.clone()))
    }

    fn preview(&self) -> Option<(TableNumber, String)> {
        let (table, score) = self.scored()?;
        Some((table, scores(&lines(&self.names, &score))))
    }
}

/// The scores that were typed.
fn asked(visit: &Visit, now: &Snapshot) -> Result<SettleUnfinishedPods, PageError> {
    let round = rounds::round_in_play(visit, now)?;
    let typed = open_pods(visit, now, round)?.into_iter();
    let typed = typed.filter_map(|pod| Some((pod.table, pod.score?)));
    let read =
        typed.map(|(table, score)| score.map(|score| (table, score)).map_err(|_| FormError::PodSoFar(table)));
    Ok(SettleUnfinishedPods { round: round.number, scores: read.collect::<Result<_, _>>()? })
}

/// The pods without a score, with their players.
fn without_score(round: &Round) -> impl Iterator<Item = (TableNumber, &[PlayerId])> {
    round.open_pods().map(|pod| (pod.table(), pod.pod.players.as_slice()))
}

/// What was typed stays with its pod and its player.
fn open_pods(visit: &Visit, here: &Snapshot, round: &Round) -> Result<Vec<OpenPod>, PageError> {
    let rules = here.pod_rules()?;
    let all = ScoreForm::typed_scores(&visit.form);
    let mut rest = all.as_slice();
    let mut typed = Vec::new();
    let seen = seated::sent_tables(&visit.form, || round.open_hash().to_string(), without_score(round));
    for (table, players) in seen {
        let fields = ScoreForm::fields(rules, players.len());
        let (own, after) = rest.split_at_checked(fields).unwrap_or((rest, &[]));
        typed.push((table, players, own));
        rest = after;
    }
    let pods = round.open_pods().map(|pod| {
        let names: Vec<String> = pod.pod.players.iter().map(|player| here.name(*player)).collect();
        let sent = typed.iter().find(|(table, ..)| *table == pod.table());
        let own =
            sent.map(|(_, players, own)| ScoreForm::by_player(rules, pod, players, own)).unwrap_or_default();
        let plays_on = own.iter().all(|text| text.trim().is_empty());
        OpenPod {
            table: pod.table(),
            form: ScoreForm::of(rules, &names, &own).at(pod.table()),
            score: (!plays_on).then(|| ScoreForm::read_texts(rules, pod, &names, &own)),
            names,
        }
    });
    Ok(pods.collect())
}

fn page(site: &Site, visit: &Visit, here: &Snapshot, round: &Round) -> Result<Page, PageError> {
    Ok(Page {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Round),
        title: rounds::title(here),
        round: words::round_name(here, round.number).title(),
        back: urls::round_staff(here.slug(), round.number),
        send: urls::unfinished(here.slug(), round.number),
        seen: round.open_hash().to_string(),
        shown: seated::tables_field(without_score(round)),
        pods: open_pods(visit, here, round)?,
        preview: Vec::new(),
        moves: Moves::default(),
        refused: None,
    })
}
