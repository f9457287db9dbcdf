//! One table: its result is previewed before it is recorded, and contradictions are settled.

use askama::Template;
use chrono::Utc;

use crate::app::{Snapshot, SubmissionOutcome};
use crate::domain::hash::SeenHash;
use crate::domain::id::{RoundNumber, TableNumber};
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::command::{Command, KeepResult, RecordResult};
use crate::domain::tournament::expected::Expected;
use crate::domain::tournament::round::{Phase, RecordedResult};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{KeepForm, ResultForm, SeatedForm};
use crate::web::intents::ResultIntent;
use crate::web::layout::Layout;
use crate::web::pages::penalties::due::{self, Due};
use crate::web::pages::remember::{self, Remember};
use crate::web::pages::rounds;
use crate::web::pages::rounds::checks;
use crate::web::pages::rounds::conflict::Conflict;
use crate::web::pages::rounds::endings::EndingChoices;
use crate::web::pages::rounds::extra_time::TableTime;
use crate::web::pages::rounds::named_table::NamedTable;
use crate::web::pages::rounds::seated;
use crate::web::pages::rounds::ticks::{self, Ticks, unticked};
use crate::web::pages::rounds::view::{Brought, ResultView};
use crate::web::pages::rules::sourced::RulesOnDay;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::{Refused, ToldRefusal};
use crate::web::shown_clock::ShownClock;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// The page of one table.
#[derive(Template)]
#[template(path = "rounds/table.html")]
pub(super) struct TablePage {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: RoundNumber,
    table: TableNumber,
    facts: Vec<Message>,
    back: Link,
    send: Link,
    /// This page, if a result is being previewed.
    own: Link,
    /// Who sits there, so that no result goes to players who sat down later.
    seated: String,
    a: String,
    b: String,
    form: Fields,
    faults: Faults,
    preview: Option<ResultView>,
    current: Option<CurrentResult>,
    reports: Vec<Report>,
    /// Forfeited games to record here, and possible problems with the result.
    due: Vec<Due>,
    doubts: Vec<String>,
    dispute: Link,
    /// When the two agreed to play and how each of them is reached, in a round with a deadline.
    meeting: Vec<(String, String)>,
    remember: Vec<Remember>,
    /// What to ask before the previewed result is recorded.
    ask: Vec<Remember>,
    /// What has to be ticked before it is, and whether it was sent without that.
    ticks: Ticks,
    unticked: bool,
    /// The library in which its rules cite entries.
    law: RulesOnDay,
    pub(super) refused: Option<ToldRefusal>,
    pub(super) time: Option<TableTime>,
}

impl TablePage {
    fn endings(&self) -> EndingChoices {
        EndingChoices::of(&self.form, [&self.a, &self.b])
    }
}

/// A player's report, while there is no result.
struct Report {
    name: String,
    brought: Brought,
    /// Who wins by it, for the button.
    verdict: String,
    /// The result form filled with it, for a preview.
    take: Link,
    /// Whether it differs from the result being previewed.
    differs: bool,
}

/// The result that counts, with its history.
struct CurrentResult {
    brought: Brought,
    /// `None` once the tournament is closed.
    correct: Option<Link>,
    before: Vec<String>,
}

/// The result form, the result, or the contradiction.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such table in a published round.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    // A dispute may name a game of a match that was decided without it.
    if let Some(row) = NamedTable::match_without(visit, &here)? {
        return Ok(Answer::see_other(&row));
    }
    let spot = NamedTable::find(visit, &here)?;
    if let Some(conflict) = Conflict::of(site, visit, &spot)? {
        return Answer::page(&conflict);
    }
    if ResultIntent::of(&visit.query) != Some(ResultIntent::Look) {
        return Answer::page(&TablePage { form: prefilled_form(visit), ..page(site, visit, &spot)? });
    }
    if let Err(reseated) = seated::unchanged(&visit.query, &here, spot.at()) {
        return refuse(site, visit, &visit.query, &reseated);
    }
    match ResultForm::read(&visit.query) {
        Ok(result) => look(site, visit, &spot, result),
        Err(faults) => refill(site, visit, &visit.query, faults, None),
    }
}

/// The form with the ending from the URL, if there is no result yet.
fn prefilled_form(visit: &Visit) -> Fields {
    Fields::from_iter([(ResultForm::NAMES.end, ResultForm::of(&visit.query).end)])
}

/// Records a result. Without an explicit intent it only previews it, on a page with its own URL, so that the back
/// button returns to a page and not to a form submission.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such table in a published round.
pub fn record(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = NamedTable::find(visit, &here)?;
    let at = spot.at();
    if let Err(reseated) = seated::unchanged(&visit.form, &here, at) {
        return refuse(site, visit, &visit.form, &reseated);
    }
    let result = match ResultForm::read(&visit.form) {
        Ok(result) => result,
        Err(faults) => return refill(site, visit, &visit.form, faults, None),
    };
    if ResultIntent::of(&visit.form) != Some(ResultIntent::Record) {
        return Ok(Answer::see_other(&looked_at(&spot, &result, SeatedForm::of(&visit.form).seated)));
    }
    if ticks::is_unticked(&here, &result) {
        let (form, preview) = (visit.form.clone(), Some(spot.result_view(&unticked(result))));
        let (ask, ticks) = (remember::of_ending(site, &here, result.end)?, Ticks::of(&here, &result));
        let again = TablePage { preview, form, ask, ticks, unticked: true, ..page(site, visit, &spot)? };
        return Answer::refusal(&again);
    }
    let sent = visit.form_submission()?.expecting(seated::expected(&visit.form, at));
    let sent = visit.leave(site, &sent, |_| Ok(Command::RecordResult(RecordResult { at, result })));
    match sent {
        Ok((SubmissionOutcome::Recorded, written)) => Ok(Answer::see_other(&spot.row()).once(written)),
        // The log already contains it: as the result, or as a contradicting one.
        Ok((SubmissionOutcome::AlreadyThere, _)) if current(&spot, result) => {
            Ok(Answer::see_other(&spot.row()))
        }
        Ok((SubmissionOutcome::AlreadyThere | SubmissionOutcome::Contradicts, _)) => {
            show_contradiction(site, visit)
        }
        Err(error) => refuse(site, visit, &visit.form, &error.into_refused()?),
    }
}

/// Keeps the recorded result.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such table in a published round.
pub fn keep(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = NamedTable::find(visit, &here)?;
    let KeepForm { seen, reason } = KeepForm::of(&visit.form);
    let at = spot.at();
    let expects = [Expected::Conflict(at, SeenHash::stated(seen))];
    let keep = |_: &Snapshot| Ok(Command::KeepResult(KeepResult { at, reason: reason.into() }));
    let sent = visit.give_expecting(site, expects, keep);
    Answer::redirect_or_refuse(sent, &spot.row(), |why| {
        let here = visit.here(site)?;
        let spot = NamedTable::find(visit, &here)?;
        match Conflict::of(site, visit, &spot)? {
            Some(conflict) => Answer::refusal(&conflict.with_refusal(visit, why.to_string())),
            None => Answer::refusal(&TablePage { refused: Some(why.into()), ..page(site, visit, &spot)? }),
        }
    })
}

/// Shows both results; once they are settled, a late repetition just redirects.
fn show_contradiction(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = NamedTable::find(visit, &here)?;
    match Conflict::of(site, visit, &spot)? {
        Some(conflict) => Answer::conflict(&conflict),
        None => Ok(Answer::see_other(&spot.row())),
    }
}

/// The rules' verdict on the result before it is recorded.
fn look(site: &Site, visit: &Visit, spot: &NamedTable<'_>, result: GameResult) -> Result<Answer, PageError> {
    let ticked = ticks::as_ticked(spot.here, result);
    let asked = Command::RecordResult(RecordResult { at: spot.at(), result: ticked });
    match spot.here.tournament.decide(&asked) {
        Err(refusal) => {
            let refused = Refused::by_rules(refusal, spot.here);
            refill(site, visit, &visit.query, Faults::default(), Some((&refused).into()))
        }
        Ok(_) => {
            let (form, preview) = (visit.query.clone(), Some(spot.result_view(&unticked(result))));
            let (reports, doubts) = (reports(spot, Some(result)), doubts(spot, &result));
            let ask = remember::of_ending(site, spot.here, result.end)?;
            let ticks = Ticks::of(spot.here, &result);
            Answer::page(&TablePage {
                preview,
                form,
                reports,
                doubts,
                ask,
                ticks,
                ..page(site, visit, spot)?
            })
        }
    }
}

/// Possible problems with a previewed result.
fn doubts(spot: &NamedTable<'_>, result: &GameResult) -> Vec<String> {
    let other = reports_of(spot).filter(|(_, recorded)| says_else(&recorded.result, result));
    let view = other.map(|(name, recorded)| {
        let said = spot.result_view(&recorded.result).line;
        say("rounds-doubt-otherwise").with("name", name).with("said", said).to_string()
    });
    view.chain(checks::behind(result, spot)).collect()
}

/// Ignores who took the first turn, which reports rarely say, and the ticks, which are asked for on their own.
fn says_else(one: &GameResult, other: &GameResult) -> bool {
    let said = |result: &GameResult| GameResult { went_first: None, ..unticked(*result) };
    said(one) != said(other)
}

/// The page that previews this result, for those who sat there then if the form says who did.
fn looked_at(spot: &NamedTable<'_>, result: &GameResult, seated: &str) -> Link {
    let fields = ResultForm::fields_of(result);
    let seats = [(SeatedForm::NAMES.seated, seated)].into_iter().filter(|(_, seated)| !seated.is_empty());
    urls::look_at(spot.here.slug(), spot.round.number, spot.table.pair.table, fields.pairs().chain(seats))
}

/// The form after a refusal, with what was typed for each player beside that player.
fn refuse(site: &Site, visit: &Visit, form: &Fields, refused: &Refused) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = NamedTable::find(visit, &here)?;
    let page = page(site, visit, &spot)?;
    let said = seated::refusal_words(refused, &here, form, spot.table);
    let form = seated::result_by_player(form, spot.table);
    Answer::refused(&TablePage { form, refused: Some(said), ..page }, refused)
}

/// The form with what was typed and what is wrong.
fn refill(
    site: &Site,
    visit: &Visit,
    form: &Fields,
    faults: Faults,
    refused: Option<ToldRefusal>,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = NamedTable::find(visit, &here)?;
    let form = form.clone();
    Answer::refusal(&TablePage { form, faults, refused, ..page(site, visit, &spot)? })
}

pub(super) fn page(site: &Site, visit: &Visit, spot: &NamedTable<'_>) -> Result<TablePage, PageError> {
    let (here, round, table) = (spot.here, spot.round, spot.table);
    let (slug, number) = (here.slug(), table.pair.table);
    let [a, b] = spot.names.clone();
    Ok(TablePage {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Round),
        title: rounds::title(here),
        round: round.number,
        table: number,
        facts: facts(here, spot),
        back: urls::round_staff(slug, round.number),
        send: urls::record(slug, round.number, number),
        law: spot.rules_on_day(site)?,
        own: urls::table(slug, round.number, number),
        seated: seated::field(&table.pair.players),
        a,
        b,
        form: Fields::default(),
        faults: Faults::default(),
        preview: None,
        current: standing(visit, spot),
        reports: reports(spot, None),
        due: due::games_at(here, spot.at()),
        doubts: checks::doubts(spot),
        dispute: urls::open_dispute_at(slug, round.number, number),
        meeting: meeting(site, spot)?,
        remember: remember::for_staff(site, here, table.pair.players)?,
        ask: Vec::new(),
        ticks: Ticks::default(),
        unticked: false,
        refused: None,
        time: TableTime::of(site, visit, spot)?,
    })
}

/// For staff, while the round is played.
fn meeting(site: &Site, spot: &NamedTable<'_>) -> Result<Vec<(String, String)>, PageError> {
    let (here, players) = (spot.here, spot.table.pair.players);
    if spot.round.phase() != Phase::Playing || !spot.round.has_deadline() {
        return Ok(Vec::new());
    }
    let agreed = site.desk.appointments_of(here, spot.round)?;
    let agreed = agreed.iter().find(|one| one.is_between(players));
    let agreed = agreed.map(|one| {
        (say("rounds-table-agreed").to_string(), words::day_and_time(one.at, here.tournament.zone()))
    });
    let mut lines: Vec<_> = agreed.into_iter().collect();
    for player in players {
        let contact = site.desk.contact(here, player)?;
        if !contact.is_empty() {
            lines.push((here.name(player), contact));
        }
    }
    Ok(lines)
}

fn facts(here: &Snapshot, spot: &NamedTable<'_>) -> Vec<Message> {
    let ends = spot.round.ends_at(spot.table).filter(|_| spot.round.phase() == Phase::Playing);
    let extra = words::own_end(here, spot.round, spot.table).map(|(_, extra)| extra);
    let clock = ends.map(|ends| match (spot.round.has_deadline(), extra) {
        (true, None) => {
            say("rounds-table-played-until").with("day", words::day_and_time(ends, here.tournament.zone()))
        }
        (true, Some(extra)) => say("rounds-table-played-until-longer")
            .with("day", words::day_and_time(ends, here.tournament.zone()))
            .with("extra", extra),
        (false, None) => say("rounds-table-time-called").with("at", words::clock_of_day(here, ends)),
        (false, Some(extra)) => say("rounds-table-time-called-longer")
            .with("at", words::clock_of_day(here, ends))
            .with("extra", extra),
    });
    let closed = spot.round.closed;
    let closed = closed.map(|at| say("rounds-table-round-closed").with("at", words::clock_of_day(here, at)));
    let still = ShownClock::at_table(here, spot.round, spot.table, Utc::now(), here.tournament.zone());
    let still = still
        .filter(|shown| shown.ends.is_none() && shown.deadline.is_none())
        .map(|shown| say("rounds-table-clock").with("until", shown.until));
    clock.into_iter().chain(still).chain(closed).collect()
}

fn current(spot: &NamedTable<'_>, result: GameResult) -> bool {
    spot.table.result.as_ref().is_some_and(|recorded| recorded.result.says_the_same(&result))
}

fn standing(visit: &Visit, spot: &NamedTable<'_>) -> Option<CurrentResult> {
    let recorded = spot.table.result.as_ref()?;
    let open = visit.offers(spot.here, urls::correct::PATH);
    Some(CurrentResult {
        brought: spot.brought_result(recorded),
        correct: open.then(|| urls::correct(spot.here.slug(), spot.round.number, spot.table.pair.table)),
        before: earlier_results(spot),
    })
}

/// Earlier results, oldest first, each with the reason of its correction.
pub fn earlier_results(spot: &NamedTable<'_>) -> Vec<String> {
    let corrections = spot.table.corrections.iter();
    let view = corrections.map(|correction| {
        let was = spot.brought_result(&correction.was);
        let told = match correction.dispute {
            None => say("rounds-table-earlier")
                .with("line", was.view.line)
                .with("by", was.by)
                .with("at", was.at)
                .with("reason", &correction.reason),
            Some(dispute) => say("rounds-table-earlier-for-dispute")
                .with("line", was.view.line)
                .with("by", was.by)
                .with("at", was.at)
                .with("reason", &correction.reason)
                .with("dispute", dispute),
        };
        told.to_string()
    });
    view.collect()
}

fn reports_of<'a>(spot: &'a NamedTable<'_>) -> impl Iterator<Item = (&'a String, &'a RecordedResult)> {
    let open = spot.table.result.is_none();
    let reports = spot.table.reports.iter().zip(&spot.names).filter(move |_| open);
    reports.filter_map(|(report, name)| Some((name, report.as_ref()?)))
}

/// The players' reports while there is no result, next to the previewed one.
fn reports(spot: &NamedTable<'_>, looked_at: Option<GameResult>) -> Vec<Report> {
    let view = reports_of(spot).map(|(name, recorded)| {
        let brought = spot.brought_result(recorded);
        Report {
            name: name.clone(),
            verdict: brought.view.verdict(),
            take: self::looked_at(spot, &recorded.result, ""),
            differs: looked_at.is_some_and(|result| says_else(&result, &recorded.result)),
            brought,
        }
    });
    view.collect()
}
