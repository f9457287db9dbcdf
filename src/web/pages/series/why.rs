//! `/series/{series}/why/{person}`: the arithmetic behind a place, and where its directors give a bonus.

use std::collections::BTreeMap;

use askama::Template;

use crate::app::series::SeriesSnapshot;
use crate::app::series::table::NamedSeriesLine;
use crate::domain::id::{PersonId, TournamentId};
use crate::domain::series::command::{GiveBonus, SeriesCommand, SeriesCommandKind, WithdrawBonus};
use crate::domain::series::standings::SeriesPoints;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::BonusForm;
use crate::web::intents::{BonusIntent, MISSING};
use crate::web::layout::Layout;
use crate::web::pages::series::UNNAMED;
use crate::web::pages::series::show::CountedTournamentRow;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "series/why.html")]
struct Page {
    layout: Layout,
    title: String,
    home: Link,
    name: String,
    person: PersonId,
    /// `None` for somebody who is not named.
    record: Option<Link>,
    place: String,
    rows: Vec<Row>,
    bonuses: Vec<BonusRow>,
    total: i64,
    /// Where a bonus is given and withdrawn, for those who may.
    bonus: Option<Link>,
    form: Fields,
    faults: Faults,
    refused: String,
}

struct Row {
    tournament: CountedTournamentRow,
    place: String,
    for_place: i64,
    for_attendance: i64,
    points: i64,
    /// Why something does not count; empty if all does.
    note: String,
}

struct BonusRow {
    number: i64,
    points: i64,
    reason: String,
}

/// # Errors
/// [`PageError::NotFound`] for somebody who is not in the standings, or, unless the visitor runs the series, whom not
/// everybody may see.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.series(site)?;
    Answer::page(&page(site, visit, &here, visit.param("person")?)?)
}

/// Gives a player a bonus, or withdraws one.
///
/// # Errors
/// [`PageError::NotFound`] for everybody who does not run the series.
pub fn give_bonus(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.own_series(site)?;
    let typed = BonusForm::of(&visit.form);
    let person: PersonId = typed.person.parse().map_err(|_| PageError::NotFound)?;
    let reason = typed.reason.into();
    let mut faults = Faults::default();
    let intent = BonusIntent::of(&visit.form).ok_or_else(|| PageError::bad_request(MISSING))?;
    let command = if intent == BonusIntent::Withdraw {
        let number = typed.number.parse().map_err(|_| PageError::NotFound)?;
        SeriesCommand::WithdrawBonus(WithdrawBonus { number, reason })
    } else {
        let fault = say("series-why-write-the-points");
        match faults.read(&visit.form, BonusForm::NAMES.points, fault) {
            Some(points) => SeriesCommand::GiveBonus(GiveBonus { person, points, reason }),
            None => {
                let shown = page(site, visit, &here, person)?;
                return Answer::refusal(&Page { form: visit.form.clone(), faults, ..shown });
            }
        }
    };
    let sent = visit.series_submission()?;
    let given = site.desk.record_in_series(here.slug(), &command, &sent);
    Answer::redirect_or_refuse(given, &urls::series_why(here.slug(), person), |why| {
        let now = visit.series(site)?;
        let shown = page(site, visit, &now, person)?;
        Answer::refusal(&Page { form: visit.form.clone(), refused: why.to_string(), ..shown })
    })
}

fn page(site: &Site, visit: &Visit, here: &SeriesSnapshot, person: PersonId) -> Result<Page, PageError> {
    let (NamedSeriesLine { name, now, line }, tournaments) = site.desk.series_line(here, person)?;
    // Directors withdraw a bonus of somebody who hid since.
    if name.is_none() && !visit.runs_series(here) {
        return Err(PageError::NotFound);
    }
    let best = here.series.rules().map_or(0, |rules| rules.best.value);
    let of: BTreeMap<TournamentId, _> =
        tournaments.iter().map(|one| (one.counted.counted.tournament, one)).collect();
    let rows = line
        .results
        .iter()
        .filter_map(|one| Some(Row::of(one, CountedTournamentRow::of(of.get(&one.tournament)?))));
    let bonuses = line.bonuses.iter().map(|(number, points)| BonusRow {
        number: *number,
        points: *points,
        reason: here.series.bonuses().get(number).map(|it| it.reason.to_string()).unwrap_or_default(),
    });
    Ok(Page {
        layout: visit.series_layout(site, here),
        title: here.series.title().to_owned(),
        home: urls::series(here.slug()),
        record: name.is_some().then(|| urls::person(now)),
        name: name.unwrap_or_else(|| words::capital(&UNNAMED.to_string())),
        person: line.person,
        place: match best {
            0 => say("series-why-place-with")
                .with("place", line.place)
                .with("points", words::points(line.points)),
            best => say("series-why-place-of-best")
                .with("place", line.place)
                .with("points", words::points(line.points))
                .with("best", best),
        }
        .into(),
        rows: rows.collect(),
        bonuses: bonuses.collect(),
        total: line.points,
        bonus: visit.runs(here, SeriesCommandKind::GiveBonus).then(|| urls::series_bonus(here.slug())),
        form: Fields::default(),
        faults: Faults::default(),
        refused: String::new(),
    })
}

impl Row {
    fn of(one: &SeriesPoints, tournament: CountedTournamentRow) -> Self {
        Self {
            tournament,
            place: match one.sharing {
                0 | 1 => one.place.to_string(),
                sharing => say("series-why-shared").with("place", one.place).with("players", sharing).into(),
            },
            for_place: one.for_place,
            for_attendance: one.for_attendance,
            points: one.points(),
            note: match (one.is_best, one.is_attendance) {
                (true, _) => String::new(),
                (false, true) => say("series-why-only-attendance").into(),
                (false, false) => say("series-why-nothing-counts").into(),
            },
        }
    }
}
