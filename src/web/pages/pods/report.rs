//! `/t/{tournament}/me/report`: what a player says their pod scored. It counts once two of the pod say the same.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId, RoundNumber, Slug};
use crate::domain::pods::score::PodScore;
use crate::domain::tournament::command::{Command, ReportPod};
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Phase, Round};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::ReportForm;
use crate::web::intents::ResultIntent;
use crate::web::layout::Layout;
use crate::web::pages::pods::score_form::ScoreForm;
use crate::web::pages::pods::table::{lines, scores};
use crate::web::pages::rounds::seated;
use crate::web::refused::{FormError, Refused};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "pods/report.html")]
struct PodReport {
    layout: Layout,
    slug: Slug,
    title: String,
    name: String,
    round: RoundNumber,
    table: String,
    /// Who sits there, so that no score goes to players who sat down later.
    seated: String,
    score: ScoreForm,
    /// What would be reported, before it is.
    look: Option<Preview>,
    refused: String,
    /// Whether the pod has its score: then nothing is reported, and the form is not shown again.
    over: bool,
}

/// A result before it is reported.
struct Preview {
    /// Names and totals.
    lines: Vec<(String, String)>,
    /// The score as the form takes it.
    texts: Vec<String>,
}

impl Preview {
    /// The scores in one line, for what a device keeps.
    fn scores(&self) -> String {
        scores(&self.lines)
    }
}

/// A player at a pod of the newest published heat.
#[derive(Clone, Copy)]
pub(super) struct AtPod<'a> {
    pub(super) here: &'a Snapshot,
    pub(super) round: &'a Round,
    pub(super) pod: &'a PodTable,
}

impl<'a> AtPod<'a> {
    /// Their pod in the newest published heat, open or closed.
    pub(super) fn newest(here: &'a Snapshot, player: PlayerId) -> Option<Self> {
        let round = here.tournament.published_rounds().next_back()?;
        Some(Self { here, round, pod: round.pod_of(player)? })
    }

    /// Their pod in the heat in play.
    pub(super) fn playing(here: &'a Snapshot, player: PlayerId) -> Option<Self> {
        Self::newest(here, player).filter(|place| place.round.phase() == Phase::Playing)
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.pod.pod.players.iter().map(|player| self.here.name(*player)).collect()
    }

    pub(super) fn at(&self) -> AtTable {
        AtTable::new(self.round.number, self.pod.table())
    }
}

/// The form. Without an open pod there is nothing to report.
///
/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn form(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    match AtPod::playing(&here, player).filter(|place| place.pod.result.is_none()) {
        Some(place) => {
            let own = place.pod.reports_by_player().find(|(other, _)| *other == player);
            let known = own
                .or_else(|| place.pod.reports_by_player().next())
                .map(|(_, report)| ScoreForm::texts(&report.score));
            Answer::page(&page(site, visit, place, &known.unwrap_or_default())?)
        }
        None => Ok(Answer::see_other(&urls::me(here.slug()))),
    }
}

/// Previews the score, or reports it.
///
/// # Errors
/// [`PageError::Conflict`] when the form is from another heat, [`PageError::Refused`] without a table.
pub fn send(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let place = AtPod::playing(&here, player).ok_or(FormError::NoTableToReport)?;
    let round: RoundNumber = ReportForm::of(&visit.form)
        .round
        .parse()
        .map_err(|_| PageError::bad_request(say("pods-report-no-heat")))?;
    if round != place.round.number {
        return Err(PageError::Conflict(say("pods-report-other-heat").with("heat", round)));
    }
    let at = place.at();
    if let Err(reseated) = seated::unchanged(&visit.form, &here, at) {
        return refuse(site, visit, player, &reseated);
    }
    let typed = ScoreForm::typed_scores(&visit.form);
    let again =
        |refused: String| Answer::refusal(&PodReport { refused, ..page(site, visit, place, &typed)? });
    let score = match ScoreForm::read(here.pod_rules()?, place.pod, &place.names(), &visit.form) {
        Ok(score) => score,
        Err(fault) => return again(fault),
    };
    let command = || Command::ReportPod(ReportPod { at, player, score: score.clone() });
    match ResultIntent::of(&visit.form) {
        Some(ResultIntent::Record) => {
            let sent = visit.players_submission(player)?.expecting(seated::expected(&visit.form, at));
            match visit.leave(site, &sent, |_| Ok(command())) {
                Ok((_, written)) => Ok(Answer::see_other(&urls::me(here.slug())).once(written)),
                Err(error) => refuse(site, visit, player, &error.into_refused()?),
            }
        }
        Some(ResultIntent::Change) => Answer::page(&page(site, visit, place, &typed)?),
        Some(ResultIntent::Look) | None => match here.tournament.decide(&command()) {
            Ok(_) => Answer::page(&look(site, visit, place, &score)?),
            Err(refusal) => again(here.refusal(&refusal)),
        },
    }
}

/// The form after a refusal, for those who sit there now; or, if the pod has its score meanwhile, what that is.
fn refuse(site: &Site, visit: &Visit, player: PlayerId, refused: &Refused) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let place = AtPod::playing(&here, player).ok_or(FormError::NoTableToReport)?;
    let typed = ScoreForm::typed_by_player(here.pod_rules()?, place.pod, &visit.form);
    let mut words = ScoreForm::refusal_words(refused, &here, place.pod, &visit.form)?;
    let recorded = place.pod.result.as_ref();
    if let Some(recorded) = recorded {
        let told = scores(&lines(&place.names(), &recorded.score));
        words = format!("{words} {}", say("player-report-recorded").with("result", told));
    }
    let page = page(site, visit, place, &typed)?;
    Answer::refused(&PodReport { refused: words, over: recorded.is_some(), ..page }, refused)
}

fn look(site: &Site, visit: &Visit, place: AtPod<'_>, score: &PodScore) -> Result<PodReport, PageError> {
    let texts = ScoreForm::texts(score);
    let preview = Preview { lines: lines(&place.names(), score), texts: texts.clone() };
    Ok(PodReport { look: Some(preview), ..page(site, visit, place, &texts)? })
}

fn page(site: &Site, visit: &Visit, place: AtPod<'_>, typed: &[String]) -> Result<PodReport, PageError> {
    let here = place.here;
    Ok(PodReport {
        layout: visit.layout(site),
        slug: here.slug().clone(),
        title: here.setup()?.settings.title.clone(),
        name: words::round_name(here, place.round.number).title().to_string(),
        round: place.round.number,
        table: place.pod.table().to_string(),
        seated: seated::field(&place.pod.pod.players),
        score: ScoreForm::of(here.pod_rules()?, &place.names(), typed),
        look: None,
        refused: String::new(),
        over: false,
    })
}
