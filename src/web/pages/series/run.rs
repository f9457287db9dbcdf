//! `/series/{series}/run`: what the directors of a series and the operator do.

use askama::Template;

use crate::app::series::SeriesSnapshot;
use crate::app::series::record::TournamentToCount;
use crate::app::series::table::{SeriesTournament, SinceCounted};
use crate::domain::hash::EntryHash;
use crate::domain::id::{AccountId, Slug, TournamentId};
use crate::domain::series::command::{
    CloseSeries, DescribeSeries, NameDirector, RemoveDirector, RemoveTournament, ReopenSeries, SeriesCommand,
    SeriesCommandKind,
};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::{CountForm, DescribeForm, EndForm, SeriesDirectorForm};
use crate::web::intents::{CountIntent, EndIntent, MISSING, SeriesDirectorIntent};
use crate::web::layout::Layout;
use crate::web::pages::series::UNNAMED;
use crate::web::pages::series::show::CountedTournamentRow;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// How many finished tournaments are proposed.
const PROPOSED: usize = 50;
/// How many people who moved are named.
const NAMED: usize = 10;

#[derive(Template)]
#[template(path = "series/run.html")]
struct Page {
    layout: Layout,
    slug: Slug,
    title: String,
    about: String,
    tournaments: Vec<CountedRow>,
    /// Finished tournaments that do not count yet, by slug and title.
    proposed: Vec<(Slug, String)>,
    directors: Vec<(AccountId, String, bool)>,
    /// Accounts that could direct it, for those who may choose.
    accounts: Vec<(AccountId, String)>,
    counts: bool,
    closes: bool,
    reopens: bool,
    form: Fields,
    refused: String,
}

struct CountedRow {
    id: TournamentId,
    row: CountedTournamentRow,
    /// The head at which it counts.
    seen: String,
    /// What would change if it were counted again.
    moved: Vec<String>,
    /// Whether it can be counted again.
    again: bool,
}

/// # Errors
/// [`PageError::NotFound`] for everybody who does not run the series.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.own_series(site)?;
    Answer::page(&page(site, visit, &here, Fields::default(), String::new())?)
}

/// Counts a tournament, counts it again as it is now, or removes it.
///
/// # Errors
/// [`PageError::NotFound`] for everybody who does not run the series.
pub fn count(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.own_series(site)?;
    let typed = CountForm::of(&visit.form);
    let sent = visit.series_submission()?;
    let reason = typed.reason;
    let intent = CountIntent::of(&visit.form).ok_or_else(|| PageError::bad_request(MISSING))?;
    if intent == CountIntent::Remove {
        let tournament = typed.tournament.parse().map_err(|_| PageError::NotFound)?;
        let removal = RemoveTournament { tournament, reason: reason.into() };
        let command = SeriesCommand::RemoveTournament(removal);
        return answer(site, visit, &here, site.desk.record_in_series(here.slug(), &command, &sent));
    }
    let Some(tournament) = slug(site, &here, typed.tournament)? else {
        let why = match typed.tournament {
            "" => say("series-run-write-the-address").into(),
            text => say("series-run-no-tournament-at").with("address", text).into(),
        };
        return Answer::refusal(&page(site, visit, &here, visit.form.clone(), why)?);
    };
    let again = (intent == CountIntent::Again).then(|| EntryHash::stated(typed.seen.to_owned()));
    let asked = TournamentToCount { tournament: &tournament, again, reason };
    answer(site, visit, &here, site.desk.count_in_series(here.slug(), &asked, &sent))
}

/// Changes title and description.
///
/// # Errors
/// [`PageError::NotFound`] for everybody who does not run the series.
pub fn describe(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.own_series(site)?;
    let typed = DescribeForm::of(&visit.form);
    let asked = DescribeSeries { title: typed.title.to_owned(), about: typed.about.to_owned() };
    let command = SeriesCommand::Describe(asked);
    let sent = visit.series_submission()?;
    answer(site, visit, &here, site.desk.record_in_series(here.slug(), &command, &sent))
}

/// Names a director or removes one.
///
/// # Errors
/// [`PageError::NotFound`] for everybody who does not run the series, and for an unknown account.
pub fn change_directors(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.own_series(site)?;
    let typed = SeriesDirectorForm::of(&visit.form);
    let account: AccountId = typed.account.parse().map_err(|_| PageError::NotFound)?;
    let command = match SeriesDirectorIntent::of(&visit.form) {
        Some(SeriesDirectorIntent::Remove) => SeriesCommand::RemoveDirector(RemoveDirector { account }),
        Some(SeriesDirectorIntent::Name) => {
            site.desk.account(account)?.ok_or(PageError::NotFound)?;
            SeriesCommand::NameDirector(NameDirector { account })
        }
        None => return Err(PageError::bad_request(MISSING)),
    };
    let sent = visit.series_submission()?;
    let given = site.desk.record_in_series(here.slug(), &command, &sent);
    let now = visit.series(site)?;
    if given.is_ok() && !visit.runs_series(&now) {
        // They do not direct it any more.
        return Ok(Answer::see_other(&urls::series(here.slug())));
    }
    answer(site, visit, &here, given)
}

/// Closes the series, or reopens it.
///
/// # Errors
/// [`PageError::NotFound`] for everybody who does not run the series.
pub fn end(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.own_series(site)?;
    let typed = EndForm::of(&visit.form);
    let command = match EndIntent::of(&visit.form) {
        Some(EndIntent::Reopen) => SeriesCommand::Reopen(ReopenSeries { reason: typed.reason.into() }),
        Some(EndIntent::Close) => SeriesCommand::Close(CloseSeries {}),
        None => return Err(PageError::bad_request(MISSING)),
    };
    let sent = visit.series_submission()?;
    answer(site, visit, &here, site.desk.record_in_series(here.slug(), &command, &sent))
}

fn answer(
    site: &Site,
    visit: &Visit,
    here: &SeriesSnapshot,
    given: Result<(), crate::app::DeskError>,
) -> Result<Answer, PageError> {
    Answer::redirect_or_refuse(given, &urls::run_series(here.slug()), |why| {
        let now = visit.series(site)?;
        Answer::refusal(&page(site, visit, &now, visit.form.clone(), why.to_string())?)
    })
}

/// The tournament of an address, a slug or, for one that counts, its identifier.
fn slug(site: &Site, here: &SeriesSnapshot, typed: &str) -> Result<Option<Slug>, PageError> {
    if let Ok(id) = typed.parse::<TournamentId>() {
        let known = here.series.counted(id).is_some();
        return Ok(if known { site.desk.slug_of(id)? } else { None });
    }
    let after = typed.split("/t/").last().unwrap_or_default();
    let text = after.split(['/', '?', '#']).next().unwrap_or_default();
    let Ok(slug) = text.parse::<Slug>() else { return Ok(None) };
    // A hidden tournament is as unknown here as anywhere.
    let is_shown = site.desk.summaries()?.public.iter().any(|one| one.slug == slug);
    Ok(is_shown.then_some(slug))
}

fn page(
    site: &Site,
    visit: &Visit,
    here: &SeriesSnapshot,
    form: Fields,
    refused: String,
) -> Result<Page, PageError> {
    let tournaments = site.desk.series_tournaments(here)?;
    let counts = visit.runs(here, SeriesCommandKind::CountTournament);
    let listed = site.desk.summaries()?;
    let finished =
        listed.public.iter().filter(|one| one.closed.is_some() && here.series.counted(one.id).is_none());
    let proposed = finished.take(PROPOSED).map(|one| (one.slug.clone(), one.title.clone())).collect();
    let names = site.desk.names_of_accounts(here.series.directors().iter().copied())?;
    let names_directors = visit.runs(here, SeriesCommandKind::NameDirector);
    let directors = here.series.directors().iter().map(|account| {
        let name = names.get(account).cloned().unwrap_or_else(|| say("series-somebody-who-left").into());
        (*account, name, visit.removes_director(here, *account))
    });
    let accounts = if names_directors { accounts(site, here)? } else { Vec::new() };
    let rows: Result<Vec<CountedRow>, PageError> =
        tournaments.iter().map(|one| counted_row(site, here, one, counts)).collect();
    Ok(Page {
        layout: visit.series_layout(site, here),
        slug: here.slug().clone(),
        title: here.series.title().to_owned(),
        about: here.series.about().to_owned(),
        tournaments: rows?,
        proposed,
        directors: directors.collect(),
        accounts,
        counts,
        closes: visit.runs(here, SeriesCommandKind::Close),
        reopens: visit.runs(here, SeriesCommandKind::Reopen),
        form,
        refused,
    })
}

fn accounts(site: &Site, here: &SeriesSnapshot) -> Result<Vec<(AccountId, String)>, PageError> {
    let all = site.desk.accounts()?.into_iter();
    let free = all.filter(|one| !one.disabled && !here.series.directors().contains(&one.id));
    Ok(free.map(|one| (one.id, one.display_name)).collect())
}

fn counted_row(
    site: &Site,
    here: &SeriesSnapshot,
    one: &SeriesTournament,
    counts: bool,
) -> Result<CountedRow, PageError> {
    let mut sentences = Vec::new();
    if let SinceCounted::OtherPlaces(moved) = &one.since {
        let people: Vec<_> = moved.iter().map(|it| it.person).collect();
        let people = site.desk.people_of_series(here, &people)?;
        let place = |place: Option<u32>| {
            place.map_or_else(|| say("series-run-no-place"), |it| say("series-why-place").with("place", it))
        };
        for it in moved.iter().take(NAMED) {
            let name = people.name(it.person).cloned().unwrap_or_else(|| UNNAMED.into());
            let sentence = if it.has_other_place() {
                say("series-run-moved")
                    .with("name", name)
                    .with("counted", place(it.counted))
                    .with("now", place(it.now))
            } else {
                say("series-run-corrected").with("name", name).with("place", place(it.now))
            };
            sentences.push(sentence.into());
        }
        if moved.len() > NAMED {
            sentences.push(say("series-run-and-more").with("more", moved.len() - NAMED).into());
        }
    }
    Ok(CountedRow {
        id: one.counted.counted.tournament,
        row: CountedTournamentRow::of(one),
        seen: one.counted.counted.head.hash.to_string(),
        moved: sentences,
        again: counts && one.since.can_count_again(),
    })
}
