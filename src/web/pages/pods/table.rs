//! One pod for staff: what it scored is previewed before it is recorded, contradictions are settled, and a recorded score
//! is corrected with a reason.

use askama::Template;

use crate::app::{Snapshot, SubmissionOutcome};
use crate::domain::hash::SeenHash;
use crate::domain::id::{AtTable, DisputeNumber, TableNumber};
use crate::domain::pods::score::PodScore;
use crate::domain::reason::TypedReason;
use crate::domain::tournament::command::{Command, CorrectPod, KeepResult, RecordPod};
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::pod_table::{PodTable, RecordedPod};
use crate::domain::tournament::round::{Phase, Round};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::{CorrectionForm, KeepForm};
use crate::web::intents::ResultIntent;
use crate::web::layout::Layout;
use crate::web::pages::pods::score_form::ScoreForm;
use crate::web::pages::pods::{PodSeat, seats};
use crate::web::pages::rounds;
use crate::web::pages::rounds::seated;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::Refused;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::pods::score_words;
use crate::words::question::question_words;

#[derive(Template)]
#[template(path = "pods/table.html")]
struct PodPage {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: Message,
    table: TableNumber,
    back: Link,
    /// This page, for a script that has sent a second score; `None` while there is no second one.
    contradicted: Option<Link>,
    /// Where the score goes: recorded, or corrected.
    send: Link,
    /// Who sits there, so that no score goes to players who sat down later.
    seated: String,
    /// The form, if something can be recorded here now.
    form: Option<ScoreForm>,
    /// What would be recorded, before it is.
    preview: Option<Preview>,
    seats: Vec<PodSeat>,
    /// The recorded score in words.
    current: Option<Message>,
    /// The page that corrects the score.
    correct: Option<Link>,
    /// Scores that contradict each other: who brought each, and what it is.
    offered: Vec<Offered>,
    /// Keeps the recorded score, for people who may.
    keep: Option<Keep>,
    /// The form of a correction: the score that was seen, and its dispute.
    correction: Option<Correction>,
    dispute: Link,
    /// When the table meets and how its players are reached, in a heat with a deadline.
    meeting: Vec<(String, String)>,
    refused: String,
}

/// A score that somebody brought.
struct Offered {
    by: Message,
    words: String,
    /// Takes it into a form.
    fields: Vec<String>,
}

/// What would be recorded.
struct Preview {
    lines: Vec<(String, String)>,
    fields: Vec<String>,
}

impl Preview {
    /// The scores in one line, for what a device keeps.
    fn scores(&self) -> String {
        scores(&self.lines)
    }
}

/// Keeping the recorded score against what contradicts it.
struct Keep {
    to: Link,
    seen: String,
}

/// What a correction sends beside the score.
struct Correction {
    was: String,
    reason: String,
    disputes: Vec<(DisputeNumber, String, bool)>,
}

/// A pod in the path.
struct Spot<'a> {
    here: &'a Snapshot,
    round: &'a Round,
    pod: &'a PodTable,
    names: Vec<String>,
}

impl<'a> Spot<'a> {
    fn find(visit: &Visit, here: &'a Snapshot) -> Result<Self, PageError> {
        let round = rounds::round(visit, here)?;
        let number: TableNumber = visit.param("table")?;
        let pod = round.pod(number).filter(|_| round.phase() != Phase::Draft).ok_or(PageError::NotFound)?;
        let names = pod.pod.players.iter().map(|player| here.name(*player)).collect();
        Ok(Self { here, round, pod, names })
    }

    fn at(&self) -> AtTable {
        AtTable::new(self.round.number, self.pod.table())
    }

    fn row(&self) -> Link {
        urls::round_staff_at(self.here.slug(), self.round.number, self.pod.table())
    }

    fn offered_pod(&self, by: Message, recorded: &RecordedPod) -> Offered {
        let words = score_words(&self.names, &recorded.score);
        Offered { by, words, fields: ScoreForm::texts(&recorded.score) }
    }
}

/// The form, the score, or the contradiction.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such pod in a published heat.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = Spot::find(visit, &here)?;
    let typed = ScoreForm::typed_scores(&visit.query);
    if ResultIntent::of(&visit.query) == Some(ResultIntent::Look) && spot.pod.result.is_none() {
        if let Err(reseated) = seated::unchanged(&visit.query, &here, spot.at()) {
            return refuse(site, visit, &visit.query, &reseated);
        }
        return look(site, visit, &spot, &visit.query);
    }
    Answer::page(&page(site, visit, &spot, &typed)?)
}

/// Records a score; without an explicit intent it only previews it.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such pod in a published heat.
pub fn record(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = Spot::find(visit, &here)?;
    let at = spot.at();
    if let Err(reseated) = seated::unchanged(&visit.form, &here, at) {
        return refuse(site, visit, &visit.form, &reseated);
    }
    let score = match ScoreForm::read(here.pod_rules()?, spot.pod, &spot.names, &visit.form) {
        Ok(score) => score,
        Err(fault) => return refill(site, visit, &spot, fault),
    };
    if ResultIntent::of(&visit.form) != Some(ResultIntent::Record) {
        return look(site, visit, &spot, &visit.form);
    }
    let sent = visit.form_submission()?.expecting(seated::expected(&visit.form, at));
    let sent = visit.leave(site, &sent, |_| Ok(Command::RecordPod(RecordPod { at, score: score.clone() })));
    match sent {
        Ok((SubmissionOutcome::Recorded, written)) => Ok(Answer::see_other(&spot.row()).once(written)),
        Ok((SubmissionOutcome::AlreadyThere | SubmissionOutcome::Contradicts, _)) => {
            let here = visit.here(site)?;
            let spot = Spot::find(visit, &here)?;
            if spot.pod.result.as_ref().is_some_and(|recorded| recorded.score == score) {
                return Ok(Answer::see_other(&spot.row()));
            }
            Answer::conflict(&page(site, visit, &spot, &[])?)
        }
        Err(error) => refuse(site, visit, &visit.form, &error.into_refused()?),
    }
}

/// Keeps the recorded score.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such pod in a published heat.
pub fn keep(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = Spot::find(visit, &here)?;
    let KeepForm { seen, reason } = KeepForm::of(&visit.form);
    let at = spot.at();
    let expects = [Expected::Conflict(at, SeenHash::stated(seen))];
    let keep = |_: &Snapshot| Ok(Command::KeepResult(KeepResult { at, reason: reason.into() }));
    let sent = visit.give_expecting(site, expects, keep);
    answer(site, visit, sent, &[])
}

/// The form of a correction.
///
/// # Errors
/// [`PageError::NotFound`] when nothing is recorded there.
pub fn correction(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = Spot::find(visit, &here)?;
    let typed = ScoreForm::typed_scores(&visit.query);
    Answer::page(&correcting(site, visit, &spot, &typed, String::new())?)
}

/// Corrects a recorded score.
///
/// # Errors
/// [`PageError::NotFound`] when nothing is recorded there.
pub fn correct(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = Spot::find(visit, &here)?;
    let (at, rules) = (spot.at(), here.pod_rules()?);
    let typed = ScoreForm::typed_by_player(rules, spot.pod, &visit.form);
    if let Err(reseated) = seated::unchanged(&visit.form, &here, at) {
        return Answer::conflict(&correcting(site, visit, &spot, &typed, reseated.to_string())?);
    }
    let score = match ScoreForm::read(rules, spot.pod, &spot.names, &visit.form) {
        Ok(score) => score,
        Err(fault) => return Answer::refusal(&correcting(site, visit, &spot, &typed, fault)?),
    };
    let form = CorrectionForm::of(&visit.form);
    let was: PodScore =
        serde_json::from_str(form.was).map_err(|_| PageError::bad_request(say("pods-table-broken-form")))?;
    let dispute: Option<DisputeNumber> = form.dispute.parse().ok();
    let reason = TypedReason::from(form.reason);
    let sent = visit.give_expecting(site, seated::expected(&visit.form, at), |_| {
        let (was, score, reason) = (was.clone(), score.clone(), reason.clone());
        Ok(Command::CorrectPod(CorrectPod { at, was, score, reason, dispute }))
    });
    Answer::redirect_or_refuse(sent, &spot.row(), |why| {
        let here = visit.here(site)?;
        let spot = Spot::find(visit, &here)?;
        Answer::refused(&correcting(site, visit, &spot, &typed, why.to_string())?, why)
    })
}

fn answer(
    site: &Site,
    visit: &Visit,
    sent: Result<SubmissionOutcome, PageError>,
    typed: &[String],
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = Spot::find(visit, &here)?;
    Answer::redirect_or_refuse(sent, &spot.row(), |why| {
        Answer::refusal(&PodPage { refused: why.to_string(), ..page(site, visit, &spot, typed)? })
    })
}

fn refill(site: &Site, visit: &Visit, spot: &Spot<'_>, refused: String) -> Result<Answer, PageError> {
    let typed = ScoreForm::typed_scores(&visit.form);
    Answer::refusal(&PodPage { refused, ..page(site, visit, spot, &typed)? })
}

/// The form after a refusal, for those who sit there now.
fn refuse(site: &Site, visit: &Visit, form: &Fields, refused: &Refused) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = Spot::find(visit, &here)?;
    let typed = ScoreForm::typed_by_player(here.pod_rules()?, spot.pod, form);
    let words = ScoreForm::refusal_words(refused, &here, spot.pod, form)?;
    Answer::refused(&PodPage { refused: words, ..page(site, visit, &spot, &typed)? }, refused)
}

/// The rules' verdict on a score before it is recorded.
fn look(site: &Site, visit: &Visit, spot: &Spot<'_>, form: &Fields) -> Result<Answer, PageError> {
    let typed = ScoreForm::typed_scores(form);
    let base = page(site, visit, spot, &typed)?;
    let score = match ScoreForm::read(spot.here.pod_rules()?, spot.pod, &spot.names, form) {
        Ok(score) => score,
        Err(refused) => return Answer::refusal(&PodPage { refused, ..base }),
    };
    let command = Command::RecordPod(RecordPod { at: spot.at(), score: score.clone() });
    if let Err(refusal) = spot.here.tournament.decide(&command) {
        return Answer::refusal(&PodPage { refused: spot.here.refusal(&refusal), ..base });
    }
    let preview = Preview { lines: lines(&spot.names, &score), fields: ScoreForm::texts(&score) };
    Answer::page(&PodPage { preview: Some(preview), form: None, ..base })
}

/// Each player with the total that a score gives.
pub(super) fn lines(names: &[String], score: &PodScore) -> Vec<(String, String)> {
    let totals = score.totals().unwrap_or_default();
    let each = names.iter().zip(totals);
    each.map(|(name, total)| (name.clone(), crate::words::numbers::grouped(total))).collect()
}

/// Each player with a total, in one line: `Kira 12,000, Odo 800`.
pub(super) fn scores(lines: &[(String, String)]) -> String {
    let each: Vec<String> = lines.iter().map(|(name, total)| format!("{name} {total}")).collect();
    each.join(", ")
}

fn page(site: &Site, visit: &Visit, spot: &Spot<'_>, typed: &[String]) -> Result<PodPage, PageError> {
    let (here, pod) = (spot.here, spot.pod);
    let (slug, number) = (here.slug(), spot.round.number);
    let told = pod.reports_by_player().map(|(player, report)| {
        let (name, at) = (here.name(player), words::clock_of_day(here, report.at));
        spot.offered_pod(say("pods-table-by-reported").with("name", name).with("at", at), report)
    });
    let against = pod.contradictions.iter().map(|one| {
        let (name, at) = (here.actor(&one.actor), words::clock_of_day(here, one.at));
        spot.offered_pod(say("pods-table-by-offered").with("name", name).with("at", at), one)
    });
    let offered = if pod.result.is_some() { against.collect() } else { told.collect() };
    Ok(PodPage {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Round),
        title: rounds::title(here),
        round: words::round_name(here, number).title(),
        table: pod.table(),
        back: spot.row(),
        contradicted: (pod.result.is_some() && !pod.contradictions.is_empty())
            .then(|| urls::table(slug, number, pod.table())),
        send: urls::record(slug, number, pod.table()),
        seated: seated::field(&pod.pod.players),
        form: (visit.offers(here, urls::record::PATH) && spot.round.plays_at(pod.table()))
            .then(|| Ok::<_, PageError>(ScoreForm::of(here.pod_rules()?, &spot.names, typed)))
            .transpose()?,
        preview: None,
        seats: seats(here.display_names(), pod),
        current: pod.result.as_ref().map(|recorded| {
            let (by, at) = (here.actor(&recorded.actor), words::clock_of_day(here, recorded.at));
            let result = score_words(&spot.names, &recorded.score);
            if recorded.unfinished {
                say("pods-table-recorded-unfinished-by").with("result", result).with("by", by).with("at", at)
            } else {
                say("pods-table-recorded-by").with("result", result).with("by", by).with("at", at)
            }
        }),
        correct: (visit.offers(here, urls::correct::PATH) && pod.result.is_some())
            .then(|| urls::correct(slug, number, pod.table())),
        offered,
        keep: (visit.offers(here, urls::keep::PATH) && !pod.contradictions.is_empty()).then(|| Keep {
            to: urls::keep(slug, number, pod.table()),
            seen: pod.conflict_hash().to_string(),
        }),
        correction: None,
        dispute: urls::disputes(slug),
        meeting: meeting(site, spot)?,
        refused: String::new(),
    })
}

/// For staff, while the heat is played.
fn meeting(site: &Site, spot: &Spot<'_>) -> Result<Vec<(String, String)>, PageError> {
    let here = spot.here;
    if spot.round.phase() != Phase::Playing {
        return Ok(Vec::new());
    }
    let Some(meeting) = site.desk.pod_meeting_at(here, spot.round, spot.pod)? else { return Ok(Vec::new()) };
    let told = |at| words::day_and_time(at, here.tournament.zone());
    let agreed = meeting.agreed().map(|at| (say("pods-table-agreed").to_string(), told(at)));
    let mut lines: Vec<_> = agreed.into_iter().collect();
    for (player, at) in &meeting.players {
        let time = at.filter(|_| meeting.agreed().is_none()).map(told);
        let contact = Some(site.desk.contact(here, *player)?).filter(|contact| !contact.is_empty());
        let said: Vec<String> = time.into_iter().chain(contact).collect();
        if !said.is_empty() {
            lines.push((here.name(*player), words::semicolons(&said)));
        }
    }
    Ok(lines)
}

fn correcting(
    site: &Site,
    visit: &Visit,
    spot: &Spot<'_>,
    typed: &[String],
    refused: String,
) -> Result<PodPage, PageError> {
    let recorded = &spot.pod.result.as_ref().ok_or(PageError::NotFound)?.score;
    let sent = CorrectionForm::of(&visit.form);
    let now = serde_json::to_string(recorded).map_err(|error| PageError::failed(&error))?;
    let typed = if typed.is_empty() { ScoreForm::texts(recorded) } else { typed.to_vec() };
    let at = spot.at();
    let disputes = spot.here.tournament.disputes().filter(|dispute| dispute.at == Some(at));
    let disputes = disputes.map(|dispute| {
        let chosen = sent.dispute == dispute.number.to_string();
        (dispute.number, question_words(dispute), chosen)
    });
    let base = page(site, visit, spot, &[])?;
    Ok(PodPage {
        send: urls::correct(spot.here.slug(), spot.round.number, spot.pod.table()),
        form: Some(ScoreForm::of(spot.here.pod_rules()?, &spot.names, &typed)),
        correct: None,
        correction: Some(Correction {
            was: if sent.was.is_empty() { now } else { sent.was.to_owned() },
            reason: sent.reason.to_owned(),
            disputes: disputes.collect(),
        }),
        refused,
        ..base
    })
}
