//! Corrects a recorded result, with a reason, after showing what that changes.

use askama::Template;

use crate::domain::id::{DisputeNumber, RoundNumber, TableNumber};
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::command::{Command, CorrectResult};
use crate::domain::tournament::round::Phase;
use crate::domain::tournament::what_if::Shift;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{CorrectionForm, CorrectionQuery, ResultForm};
use crate::web::intents::ResultIntent;
use crate::web::layout::Layout;
use crate::web::pages::cut::other_seeds;
use crate::web::pages::moved::Moves;
use crate::web::pages::remember::{self, Remember};
use crate::web::pages::rounds;
use crate::web::pages::rounds::endings::EndingChoices;
use crate::web::pages::rounds::named_table::NamedTable;
use crate::web::pages::rounds::result::earlier_results;
use crate::web::pages::rounds::ticks::Ticks;
use crate::web::pages::rounds::view::{Brought, ResultView};
use crate::web::pages::rules::sourced::RulesOnDay;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::{Refused, ToldRefusal};
use crate::web::result_form::{ticked_asked, ticked_missions};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::question::question_words;

/// The form of a correction.
#[derive(Template)]
#[template(path = "rounds/correct.html")]
struct Correct {
    layout: Layout,
    tabs: Tabs,
    title: String,
    round: RoundNumber,
    table: TableNumber,
    back: Link,
    send: Link,
    a: String,
    b: String,
    current: Brought,
    before: Vec<String>,
    /// The missions that are ticked with a win.
    ticks: Ticks,
    was: String,
    disputes: Vec<(DisputeNumber, String)>,
    form: Fields,
    faults: Faults,
    preview: Option<ResultView>,
    /// What to ask before it is recorded.
    ask: Vec<Remember>,
    moves: Moves,
    effect_beyond: Vec<String>,
    /// The library in which its rules cite entries.
    law: RulesOnDay,
    refused: Option<ToldRefusal>,
    changed: Option<String>,
}

impl Correct {
    fn endings(&self) -> EndingChoices {
        EndingChoices::of(&self.form, [&self.a, &self.b])
    }
}

/// The form, filled with the current result.
///
/// # Errors
/// [`PageError::NotFound`] when there is no such table in a published round.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = NamedTable::find(visit, &here)?;
    match page(site, visit, &spot)? {
        Some(page) => Answer::page(&page),
        None => Ok(Answer::see_other(&to_table(&spot))),
    }
}

/// Previews the correction, or records it.
///
/// # Errors
/// [`PageError::BadRequest`] when the form does not contain the result it was opened with.
pub fn correct(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = NamedTable::find(visit, &here)?;
    let was: GameResult = serde_json::from_str(CorrectionForm::of(&visit.form).was)
        .map_err(|_| PageError::bad_request(say("rounds-correct-broken-form")))?;
    let (result, dispute) = match read(&visit.form) {
        Ok(read) => read,
        Err(faults) => return refill(site, visit, was, faults, None),
    };
    let command = |reason: &str| {
        let reason = reason.into();
        Command::CorrectResult(CorrectResult { at: spot.at(), was, result, reason, dispute })
    };
    let reason = CorrectionForm::of(&visit.form).reason;
    if ResultIntent::of(&visit.form) != Some(ResultIntent::Record) {
        // A reason is required for recording, not for a preview.
        let reason = if reason.is_empty() { "not written yet" } else { reason };
        return match here.tournament.decide(&command(reason)) {
            Ok(_) => look(site, visit, &spot, result),
            Err(refusal) => {
                let refused = Refused::by_rules(refusal, &here);
                refill(site, visit, was, Faults::default(), Some(refused))
            }
        };
    }
    Answer::redirect_or_refuse(visit.give(site, |_| Ok(command(reason))), &spot.row(), |why| {
        refill(site, visit, was, Faults::default(), Some(why.clone()))
    })
}

/// A result for a hidden field.
pub fn result_field(result: &GameResult) -> String {
    serde_json::to_string(result).unwrap_or_default()
}

fn to_table(spot: &NamedTable<'_>) -> Link {
    urls::table(spot.here.slug(), spot.round.number, spot.table.pair.table)
}

fn read(form: &Fields) -> Result<(GameResult, Option<DisputeNumber>), Faults> {
    let mut faults = Faults::default();
    let dispute = match CorrectionForm::of(form).dispute {
        "" => None,
        _ => {
            let fault = say("rounds-correct-choose-dispute").to_string();
            faults.read(form, CorrectionForm::NAMES.dispute, &fault)
        }
    };
    let result = ResultForm::read(form)?;
    if faults.is_empty() { Ok((result, dispute)) } else { Err(faults) }
}

/// What it would count, and whose place it would change.
fn look(site: &Site, visit: &Visit, spot: &NamedTable<'_>, result: GameResult) -> Result<Answer, PageError> {
    let effect = spot.here.tournament.what_if(spot.at(), result, &visit.awaited)?;
    let Some(page) = page(site, visit, spot)? else {
        return Ok(Answer::see_other(&to_table(spot)));
    };
    Answer::page(&Correct {
        form: visit.form.clone(),
        ticks: Ticks::of_slip(spot.here, result.missions, result.asked),
        preview: Some(spot.result_view(&result)),
        ask: remember::of_ending(site, spot.here, result.end)?,
        moves: Moves::of(spot.here, &effect),
        effect_beyond: beyond(spot, &effect, result)?,
        ..page
    })
}

/// Further consequences, and what does not change.
fn beyond(spot: &NamedTable<'_>, effect: &[Shift], result: GameResult) -> Result<Vec<String>, PageError> {
    let strength = effect.iter().filter(|shift| {
        let [was, is] = shift.strength_of_schedule;
        was != is
    });
    let mut sentences = Vec::new();
    let changed = strength.count();
    if changed > 0 {
        sentences.push(say("rounds-correct-strength").with("players", changed).to_string());
    }
    if effect.is_empty() {
        sentences.push(say("rounds-correct-nothing-changes").to_string());
    }
    for later in spot.here.tournament.rounds().filter(|round| round.number > spot.round.number) {
        let sentence = match later.phase() {
            Phase::Draft => say("rounds-correct-later-draft").with("round", later.number),
            Phase::Playing | Phase::Closed => {
                say("rounds-correct-later-published").with("round", later.number)
            }
        };
        sentences.push(sentence.to_string());
    }
    if spot.round.stage().is_none() {
        let other = spot.here.tournament.other_seeds(Some((spot.at(), result)))?;
        sentences.extend(other.map(|other| other_seeds::told(spot.here, &other)));
    }
    Ok(sentences)
}

/// The form again. Out of date if the current result is not the one the form was opened with.
fn refill(
    site: &Site,
    visit: &Visit,
    was: GameResult,
    faults: Faults,
    refused: Option<Refused>,
) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let spot = NamedTable::find(visit, &here)?;
    let stale = spot.table.result.as_ref().is_some_and(|current| current.result != was);
    let Some(page) = page(site, visit, &spot)? else {
        return Err(refused.map_or(PageError::Conflict(Message::empty()), PageError::Overtaken));
    };
    let refused = refused.as_ref().map(ToldRefusal::from);
    let form = visit.form.clone();
    let faults = mark_missing_reason(&form, faults, stale);
    let page = Correct { ticks: Ticks::of_slip(&here, ticked_missions(&form), ticked_asked(&form)), ..page };
    if !stale {
        return Answer::refusal(&Correct { form, faults, refused, ..page });
    }
    let changed = say("rounds-correct-changed")
        .with("was", spot.result_view(&was).line)
        .with("now", &page.current.view.line)
        .with("by", &page.current.by)
        .with("at", &page.current.at);
    Answer::conflict(&Correct { form, faults, refused, changed: Some(changed.to_string()), ..page })
}

/// Also marks a missing reason at its field.
fn mark_missing_reason(form: &Fields, mut faults: Faults, stale: bool) -> Faults {
    if !stale
        && ResultIntent::of(form) == Some(ResultIntent::Record)
        && CorrectionForm::of(form).reason.is_empty()
    {
        faults.add(CorrectionForm::NAMES.reason, say("rounds-correct-reason-missing").to_string());
    }
    faults
}

fn page(site: &Site, visit: &Visit, spot: &NamedTable<'_>) -> Result<Option<Correct>, PageError> {
    let Some(recorded) = spot.table.result.as_ref() else { return Ok(None) };
    let (slug, round, table) = (spot.here.slug(), spot.round.number, spot.table.pair.table);
    let [a, b] = spot.names.clone();
    let view = ResultForm::fields_of(&recorded.result);
    let end = CorrectionQuery::of(&visit.query).end;
    // An ending in the URL replaces the recorded one.
    let stays = view.pairs().filter(|(name, _)| end.is_empty() || !matches!(*name, "end" | "by"));
    let named = [("end", end)].into_iter().filter(|(_, end)| !end.is_empty());
    let pairs = stays.chain(named).chain([("dispute", CorrectionQuery::of(&visit.query).dispute)]);
    Ok(Some(Correct {
        layout: visit.tournament_layout(site, spot.here),
        tabs: Tabs::of(visit, spot.here, Tab::Round),
        title: rounds::title(spot.here),
        round,
        table,
        back: urls::round_staff(slug, round),
        send: urls::correct(slug, round, table),
        law: spot.rules_on_day(site)?,
        a,
        b,
        current: spot.brought_result(recorded),
        before: earlier_results(spot),
        was: result_field(&recorded.result),
        ticks: Ticks::of_slip(spot.here, recorded.result.missions, recorded.result.asked),
        disputes: disputes(spot),
        form: pairs.collect(),
        faults: Faults::default(),
        preview: None,
        ask: Vec::new(),
        moves: Moves::default(),
        effect_beyond: Vec::new(),
        refused: None,
        changed: None,
    }))
}

/// Disputes about this table first.
fn disputes(spot: &NamedTable<'_>) -> Vec<(DisputeNumber, String)> {
    let all = spot.here.tournament.disputes();
    let mut all: Vec<_> = all.filter(|it| it.withdrawn.is_none()).collect();
    all.sort_by_key(|dispute| (dispute.at != Some(spot.at()), dispute.number));
    all.into_iter()
        .map(|dispute| {
            let question: String = question_words(dispute).chars().take(60).collect();
            (dispute.number, format!("{}: {question}", dispute.number))
        })
        .collect()
}
