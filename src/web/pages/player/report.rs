//! `/t/{tournament}/me/report`: a player's own report. It counts once both players report the same.

use std::sync::Arc;

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber, Slug};
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};
use crate::domain::tournament::command::{Command, ReportResult};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{ReportForm, ResultForm, SeatedForm};
use crate::web::intents::ResultIntent;
use crate::web::layout::Layout;
use crate::web::pages::player::place::{PlayerAtTable, asked_round};
use crate::web::pages::remember::{self, Remember};
use crate::web::pages::rounds::seated;
use crate::web::pages::rounds::ticks::{self, Ticks, unticked};
use crate::web::pages::rules::sourced::RulesOnDay;
use crate::web::refused::{FormError, Refused, ToldRefusal};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::result::time_was_called;

/// The top of the form and of its preview.
struct Head {
    slug: Slug,
    /// The player's page about this game.
    back: Link,
    title: String,
    round: String,
    table: String,
    opponent: String,
    /// Who sits there, so that no result goes to players who sat down later.
    seated: String,
}

#[derive(Template)]
#[template(path = "player/report.html")]
struct Report {
    layout: Layout,
    head: Head,
    /// The player's own score first, at either side.
    scores: [Score; 2],
    endings: Choices,
    others: Choices,
    /// Whether the rarer options contain a choice or a fault.
    unfolded: bool,
    form: Fields,
    faults: Faults,
    refused: Option<ToldRefusal>,
    /// Whether the table has its result: then nothing is reported, and the form is not shown again.
    over: bool,
    /// The library in which refusals cite entries.
    law: RulesOnDay,
}

struct Score {
    label: String,
    name: &'static str,
    minus: &'static str,
    part: &'static str,
}

#[derive(Template)]
#[template(path = "player/look.html")]
struct Look {
    layout: Layout,
    head: Head,
    ending: String,
    own: String,
    other: String,
    own_outcome: String,
    other_outcome: String,
    fields: Vec<(String, String)>,
    ask: Vec<Remember>,
    /// What has to be ticked, and whether it was sent without that.
    ticks: Ticks,
    unticked: bool,
}

/// The form. Without an open table there is nothing to report.
///
/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn form(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    match PlayerAtTable::playing(&here, player, asked_round(visit))
        .filter(|place| place.table.result.is_none())
    {
        Some(place) => {
            let form = place.reports().into_iter().flatten().next().map(|report| filled_form(&report.result));
            Answer::page(&page(site, visit, place, form.unwrap_or_default(), Faults::default(), None)?)
        }
        None => Ok(Answer::see_other(&urls::me(here.slug()))),
    }
}

/// Previews the result, or reports it.
///
/// # Errors
/// [`PageError::Conflict`] when the form is from another round, [`PageError::Refused`] without a table.
pub fn send(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    let place = open(&here, player, &visit.form)?;
    if let Err(reseated) = seated::unchanged(&visit.form, &here, place.at()) {
        return refuse(site, visit, player, &reseated);
    }
    let again = |faults, refused: Option<ToldRefusal>| {
        let form = visit.form.typed_values().into_iter().collect();
        Answer::refusal(&page(site, visit, place, form, faults, refused)?)
    };
    let result = match ResultForm::read(&visit.form).and_then(|result| as_offered(place, result)) {
        Ok(result) => result,
        Err(faults) => return again(faults, None),
    };
    match ResultIntent::of(&visit.form) {
        Some(ResultIntent::Record) if ticks::is_unticked(&here, &result) => {
            let outcome = match place.points_in_words(&result) {
                Ok(outcome) => outcome,
                Err(error) => return again(Faults::default(), Some((&error.into_refused()?).into())),
            };
            Answer::refusal(&Look { unticked: true, ..look(site, visit, place, &result, outcome)? })
        }
        Some(ResultIntent::Record) => match record(site, visit, place, player, result) {
            Err(PageError::Refused(refused)) => refuse(site, visit, player, &refused),
            other => other,
        },
        Some(ResultIntent::Change) => {
            Answer::page(&page(site, visit, place, filled_form(&result), Faults::default(), None)?)
        }
        Some(ResultIntent::Look) | None => match place.points_in_words(&result) {
            Ok(outcome) => Answer::page(&look(site, visit, place, &result, outcome)?),
            Err(error) => again(Faults::default(), Some((&error.into_refused()?).into())),
        },
    }
}

/// The form's table. Several rounds may be in play; but a form left open since a round that is over must not count for
/// another one.
fn open<'a>(
    here: &'a Arc<Snapshot>,
    player: PlayerId,
    form: &Fields,
) -> Result<PlayerAtTable<'a>, PageError> {
    let place = PlayerAtTable::playing(here, player, None).ok_or(FormError::NoTableToReport)?;
    let round: RoundNumber = ReportForm::of(form)
        .round
        .parse()
        .map_err(|_| PageError::bad_request(say("player-report-no-round")))?;
    if let Some(place) = PlayerAtTable::in_round(here, player, round) {
        return Ok(place);
    }
    let now = place.round.number;
    Err(PageError::Conflict(say("player-report-other-round").with("round", round).with("now", now)))
}

fn record(
    site: &Site,
    visit: &Visit,
    place: PlayerAtTable<'_>,
    player: PlayerId,
    result: GameResult,
) -> Result<Answer, PageError> {
    let at = place.at();
    let sent = visit.players_submission(player)?.expecting(seated::expected(&visit.form, at));
    let report = |_: &Snapshot| Ok(Command::ReportResult(ReportResult { at, player, result }));
    let (_, written) = visit.leave(site, &sent, report)?;
    Ok(Answer::see_other(&place.page()).once(written))
}

/// The form after a refusal, with what was typed for each player beside that player; or, if the table has its result
/// meanwhile, what that is.
fn refuse(site: &Site, visit: &Visit, player: PlayerId, refused: &Refused) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let place = open(&here, player, &visit.form)?;
    let mut said = seated::refusal_words(refused, &here, &visit.form, place.table);
    let recorded = place.table.result.as_ref();
    if let Some(recorded) = recorded {
        let line = say("player-report-recorded").with("result", place.result_in_words(&recorded.result));
        said.sentence = format!("{} {line}", said.sentence);
    }
    let form = seated::result_by_player(&visit.form, place.table).typed_values().into_iter().collect();
    let page = page(site, visit, place, form, Faults::default(), Some(said))?;
    Answer::refused(&Report { over: recorded.is_some(), ..page }, refused)
}

/// A player reports only what the form offers; anything else is for staff.
fn as_offered(place: PlayerAtTable<'_>, result: GameResult) -> Result<GameResult, Faults> {
    let choice = ResultForm::choice_of(result.end);
    let (few, more) = endings(place.side, "");
    if few.iter().chain(&more).any(|(value, _)| *value == choice) {
        return Ok(result);
    }
    let mut faults = Faults::default();
    faults.add(ResultForm::NAMES.end, say("player-report-staff-only").to_string());
    Err(faults)
}

/// Values of the field `end` with their labels.
type Choices = Vec<(String, String)>;

/// The endings a player can report: the usual ones, and the others.
fn endings(own: Side, opponent: &str) -> (Choices, Choices) {
    let other = own.other();
    let choice = |end: EndReason| {
        let told = words::ending_for(own, end, opponent);
        // A name keeps its spelling; a sentence begins with a capital.
        let told = if told.starts_with(opponent) { told } else { words::capital(&told) };
        (ResultForm::choice_of(end), told)
    };
    let forfeit = |side: Side| match side {
        Side::A => EndReason::CardForfeit { by: Forfeiting::A },
        Side::B => EndReason::CardForfeit { by: Forfeiting::B },
    };
    let usual = vec![
        choice(EndReason::Complete { winner: own }),
        choice(EndReason::Complete { winner: other }),
        (ResultForm::choice_of(EndReason::Time), time_was_called().to_string()),
    ];
    let both = EndReason::CardForfeit { by: Forfeiting::Both };
    let others = vec![
        choice(EndReason::DeckedOut),
        choice(EndReason::Card { winner: own }),
        choice(EndReason::Card { winner: other }),
        choice(forfeit(own)),
        choice(forfeit(other)),
        (ResultForm::choice_of(both), say("player-report-both-forfeited").to_string()),
        choice(EndReason::Concession { by: own }),
        choice(EndReason::Concession { by: other }),
        choice(EndReason::NoShow { by: other }),
    ];
    (usual, others)
}

/// A result as this form shows it: a single row of choices.
fn filled_form(result: &GameResult) -> Fields {
    let fields = ResultForm::fields_of(result);
    let pairs = fields.pairs().filter(|(name, _)| !matches!(*name, "end" | "by"));
    let mut pairs: Vec<(String, String)> =
        pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    pairs.push(("end".to_owned(), ResultForm::choice_of(result.end)));
    pairs.into_iter().collect()
}

fn head(place: PlayerAtTable<'_>) -> Result<Head, PageError> {
    Ok(Head {
        slug: place.here.slug().clone(),
        back: place.page(),
        title: place.here.setup()?.settings.title.clone(),
        round: place.round.number.to_string(),
        table: place.table.pair.table.to_string(),
        opponent: place.opponent(),
        seated: seated::field(&place.table.pair.players),
    })
}

fn page(
    site: &Site,
    visit: &Visit,
    place: PlayerAtTable<'_>,
    form: Fields,
    faults: Faults,
    refused: Option<ToldRefusal>,
) -> Result<Report, PageError> {
    let head = head(place)?;
    let a = |label| Score { label, name: "score_a", minus: "minus_a", part: "not_counting_a" };
    let b = |label| Score { label, name: "score_b", minus: "minus_b", part: "not_counting_b" };
    let (own, other) = (say("player-look-you").to_string(), head.opponent.clone());
    let scores = match place.side {
        Side::A => [a(own), b(other)],
        Side::B => [b(own), a(other)],
    };
    let (endings, others) = endings(place.side, &head.opponent);
    let rare = ["minus_a", "minus_b", "not_counting_a", "not_counting_b"];
    let unfolded = rare.iter().any(|name| !form.text(name).is_empty() || !faults.of(name).is_empty())
        || others.iter().any(|(value, _)| ResultForm::of(&form).end == *value);
    let layout = visit.layout(site);
    let law = RulesOnDay::of(site, Some(place.here.setup()?.settings.date))?;
    Ok(Report { layout, head, scores, endings, others, unfolded, form, faults, refused, over: false, law })
}

fn look(
    site: &Site,
    visit: &Visit,
    place: PlayerAtTable<'_>,
    result: &GameResult,
    [own_outcome, other_outcome]: [String; 2],
) -> Result<Look, PageError> {
    let fields = filled_form(&unticked(*result));
    let mut fields: Vec<(String, String)> =
        fields.pairs().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let head = head(place)?;
    fields.push(("round".to_owned(), place.round.number.to_string()));
    fields.push((SeatedForm::NAMES.seated.to_owned(), head.seated.clone()));
    Ok(Look {
        layout: visit.layout(site),
        head,
        ending: words::ending_for(place.side, result.end, &place.opponent()),
        own: words::score(place.side.of(result.scores)),
        other: words::score(place.side.other().of(result.scores)),
        own_outcome,
        other_outcome,
        fields,
        ask: remember::of_ending(site, place.here, result.end)?,
        ticks: Ticks::of(place.here, result),
        unticked: false,
    })
}
