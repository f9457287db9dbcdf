//! `/t/{tournament}/standings`: everybody in order. The arithmetic of a line has its own page ([`why`]).
//!
//! [`why`]: crate::web::pages::public::why

use askama::Template;

use crate::app::{DisplayNames, Snapshot};
use crate::domain::id::RoundNumber;
use crate::domain::scoring::measure::Measure;
use crate::domain::scoring::standings::{Standings, StandingsLine, standings};
use crate::domain::source::Source;
use crate::domain::tournament::round::{Phase, Round};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::public::{arithmetic, published_round, round_choices, state};
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, ShownSource, legend};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::impossible::history_error;
use crate::words::measure as names;
use crate::words::pinned::{changed_values, profile_title};

#[derive(Template)]
#[template(path = "public/standings.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    /// For a chat in which somebody shares the address: the first three, or else where and when it is.
    in_short: String,
    title: String,
    trouble: Option<String>,
    note: Option<String>,
    columns: Vec<Column>,
    lines: Vec<ShownStandingsLine>,
    sources: Vec<(String, Message, ShownSource)>,
    legend: Legend,
    rounds: Vec<(u32, Option<Link>)>,
    now: Option<Link>,
    /// The cut that was played after these rounds.
    bracket: Option<Link>,
    charts: Link,
    print: Link,
    csv: Link,
    /// The table of teams, if there are any.
    teams: Option<Link>,
    /// Whether one bracket is all that is played, so that no round ever makes standings.
    is_bracket: bool,
    profile: String,
    /// The values set by this tournament's director: name, value, source.
    changed: Vec<(Message, String, ShownSource)>,
}

/// A column for a measure other than victory points.
pub struct Column {
    pub name: Message,
    /// A label next to the value on a phone.
    pub label: Message,
    measure: Measure,
}

pub struct ShownStandingsLine {
    /// The place; a dash before the first result.
    pub place: String,
    pub name: String,
    /// The record, and when the player left.
    pub record: String,
    /// Victory points.
    pub points: String,
    /// The other measures.
    pub cells: Vec<(String, String)>,
    why: Link,
}

/// The standings now, including results of the round in play.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    page(site, visit, None)
}

/// The standings after a round.
pub fn show_after_round(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    page(site, visit, Some(visit.param("round")?))
}

fn page(site: &Site, visit: &Visit, after: Option<RoundNumber>) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let table = StandingsTable::of(&here, after)?;
    let slug = here.slug();
    let rounds = here.tournament.rounds().filter(|round| round.stage().is_none());
    let law = RulesOnDay::of(site, Some(setup.settings.date))?;
    let facts = state::facts(&here, &setup.settings);
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Standings),
        in_short: leaders(&table.lines).unwrap_or_else(|| facts.join(", ")),
        facts,
        title: table.title,
        trouble: table.trouble,
        note: table.note,
        columns: table.columns,
        lines: table.lines,
        sources: table
            .sources
            .iter()
            .map(|(anchor, name, source)| (anchor.clone(), name.clone(), law.source(source)))
            .collect(),
        legend: legend(),
        rounds: round_choices(rounds, after, |round| urls::standings_after(slug, round)),
        now: after.map(|_| urls::standings(slug)),
        bracket: here.tournament.cut().map(|_| urls::bracket(slug)),
        charts: urls::charts(slug),
        print: urls::print_standings(slug),
        csv: urls::standings_csv(slug),
        teams: here.tournament.teams().next().map(|_| urls::teams(slug)),
        is_bracket: here.tournament.is_bracket(),
        profile: profile_title(here.profile()?),
        changed: changed_values(here.profile()?)
            .into_iter()
            .map(|(name, value, source)| (name, value, law.source(&source)))
            .collect(),
    })
}

/// `1. Kira, 2. Odo, 3. Quark`; `None` before the first result.
fn leaders(lines: &[ShownStandingsLine]) -> Option<String> {
    let placed = lines.iter().filter(|line| line.place.parse::<u32>().is_ok()).take(3);
    let named: Vec<String> = placed.map(|line| format!("{}. {}", line.place, line.name)).collect();
    (!named.is_empty()).then(|| named.join(", "))
}

/// The standings in words.
pub struct StandingsTable {
    /// After which round.
    pub title: String,
    /// Why there are none, if a result does not fit the profile.
    pub trouble: Option<String>,
    /// A note on what the standings still lack.
    pub note: Option<String>,
    /// The measures beside victory points.
    pub columns: Vec<Column>,
    /// Everybody; empty before the first round.
    pub lines: Vec<ShownStandingsLine>,
    sources: Vec<(String, Message, Source)>,
}

impl StandingsTable {
    /// The standings now, or after a round.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for a round that nobody may see yet.
    pub fn of(here: &Snapshot, after: Option<RoundNumber>) -> Result<Self, PageError> {
        let ComputedStandings { last, standings } = match compute(here, after)? {
            Some(Ok(computed)) => computed,
            Some(Err(trouble)) => return Ok(Self::without(Some(trouble))),
            None => return Ok(Self::without(None)),
        };
        let missing = last.phase() == Phase::Playing;
        let note = missing.then(|| {
            let (done, all) = last.count_results();
            let round = last.number;
            if here.tournament.has_results() {
                say("public-standings-being-played").with("round", round).with("done", done).with("all", all)
            } else {
                say("public-standings-no-results-yet")
                    .with("round", round)
                    .with("done", done)
                    .with("all", all)
            }
        });
        let has_cut = here.tournament.cut().is_some();
        // Below the standings of a tournament with a cut.
        let of_cut = || {
            let over = state::is_over(here);
            if over { say("public-standings-cut-over") } else { say("public-standings-cut") }
        };
        let note = note.or_else(|| has_cut.then(of_cut));
        let note = note.map(|it| it.to_string());
        let is_final = !missing && after.is_none() && !has_cut && state::is_over(here);
        let title = if is_final {
            say("public-standings-final-after").with("round", last.number)
        } else {
            title_so_far(last)
        };
        let title = title.to_string();
        let columns = columns(&standings);
        let lines = lines(here, &standings, &columns, after);
        let sources = standings
            .measures
            .iter()
            .map(|(measure, source)| (anchor(*measure), names::measure(*measure), source.clone()))
            .collect();
        Ok(Self { title, trouble: None, note, columns, lines, sources })
    }

    fn without(trouble: Option<String>) -> Self {
        let (columns, lines, sources) = (Vec::new(), Vec::new(), Vec::new());
        Self { title: say("all-standings").to_string(), trouble, note: None, columns, lines, sources }
    }
}

/// `Standings after round 3`, or with a round that is being played.
pub fn title_so_far(last: &Round) -> Message {
    match last.phase() {
        Phase::Playing => say("public-standings-with-round").with("round", last.number),
        Phase::Closed | Phase::Draft => say("public-standings-after").with("round", last.number),
    }
}

/// The anchor of a measure's source below the standings.
pub fn anchor(measure: Measure) -> String {
    format!("by-{}", measure.code())
}

/// The newest Swiss round that everybody may see.
fn newest_swiss(here: &Snapshot) -> Option<&Round> {
    here.tournament.published_rounds().rfind(|round| round.stage().is_none())
}

fn swiss(here: &Snapshot, number: RoundNumber) -> Result<&Round, PageError> {
    Some(published_round(here, number)?).filter(|round| round.stage().is_none()).ok_or(PageError::NotFound)
}

/// The standings, with the newest round that counts.
pub struct ComputedStandings<'a> {
    pub last: &'a Round,
    pub standings: Standings,
}

/// Computes the standings now, or after a round. `None` before the first round; a sentence if a later change of the
/// profile makes a recorded result impossible.
///
/// # Errors
/// [`PageError::NotFound`] for a round that nobody may see yet.
pub fn compute(
    here: &Snapshot,
    after: Option<RoundNumber>,
) -> Result<Option<Result<ComputedStandings<'_>, String>>, PageError> {
    let last = match after {
        Some(number) => Some(swiss(here, number)?),
        None => newest_swiss(here),
    };
    let Some(last) = last else { return Ok(None) };
    let standings = standings(here.profile()?, &here.tournament.standings_history(last.number));
    Ok(Some(match standings {
        Ok(standings) => Ok(ComputedStandings { last, standings }),
        Err(error) => {
            Err(say("public-standings-cannot-be-reckoned").with("why", history_error(&error)).to_string())
        }
    }))
}

/// Victory points have their own column; head-to-head applies to few players and is in the arithmetic.
fn columns(standings: &Standings) -> Vec<Column> {
    let mut shown: Vec<Measure> = standings.measures.iter().map(|(measure, _)| *measure).collect();
    if !shown.contains(&Measure::Differential) {
        shown.push(Measure::Differential);
    }
    let column = |measure: Measure| match measure {
        // Wins and losses are in the record.
        Measure::VictoryPoints
        | Measure::HeadToHead
        | Measure::FullWins
        | Measure::FewestLosses
        | Measure::FewestFullLosses
        | Measure::ModifiedWins => None,
        Measure::StrengthOfSchedule => Some(Column {
            name: say("public-standings-strength"),
            label: say("public-standings-strength-label"),
            measure,
        }),
        Measure::OpponentsStrength => Some(Column {
            name: say("public-standings-opponents"),
            label: say("public-standings-opponents-label"),
            measure,
        }),
        Measure::Differential => Some(Column {
            name: say("all-differential"),
            label: say("public-standings-differential-label"),
            measure,
        }),
        Measure::CumulativeVictoryPoints => Some(Column {
            name: say("public-standings-cumulative"),
            label: say("public-standings-cumulative-label"),
            measure,
        }),
        Measure::Rating => {
            Some(Column { name: say("all-rating"), label: say("public-standings-rating-label"), measure })
        }
    };
    shown.into_iter().filter_map(column).collect()
}

fn lines(
    here: &Snapshot,
    standings: &Standings,
    columns: &[Column],
    after: Option<RoundNumber>,
) -> Vec<ShownStandingsLine> {
    let names = here.display_names();
    // Said once: a large field has hundreds of lines.
    let labels: Vec<String> = columns.iter().map(|column| column.label.to_string()).collect();
    let cells = |line: &StandingsLine| {
        let labelled = labels.iter().zip(columns);
        labelled.map(|(label, column)| (label.clone(), cell(line, column.measure))).collect::<Vec<_>>()
    };
    let shown = standings.lines.iter().map(|line| ShownStandingsLine {
        place: place(here, line).map_or_else(|| "–".to_owned(), |place| place.to_string()),
        name: names.name(line.tally.player),
        record: record(here, line),
        points: crate::web::words::score(line.tally.victory_points),
        cells: cells(line),
        why: match after {
            Some(round) => urls::why_after(here.slug(), round, line.tally.player),
            None => urls::why(here.slug(), line.tally.player),
        },
    });
    shown.collect()
}

/// The place; a dash before the first result.
pub fn place(here: &Snapshot, line: &StandingsLine) -> Option<u32> {
    here.tournament.has_results().then_some(line.place)
}

fn record(here: &Snapshot, line: &StandingsLine) -> String {
    let record = arithmetic::record(&line.record);
    let left = here.tournament.player(line.tally.player).and_then(|player| player.dropped_after);
    let left = left.map(|round| say("public-standings-left-after").with("round", round).to_string());
    match left {
        Some(left) if record.is_empty() => left,
        Some(left) => format!("{record} · {left}"),
        None => record,
    }
}

/// The value of a measure in words; empty if it does not apply.
pub fn cell(line: &StandingsLine, measure: Measure) -> String {
    line.value(measure).map_or_else(String::new, |value| arithmetic::value(measure, value))
}

/// That the rating of somebody is missing, so that ratings separate nobody of those who are level with a line.
pub fn unrated(standings: &Standings, line: &StandingsLine, names: &DisplayNames) -> Option<Message> {
    let without = standings.without_rating(line);
    let first = names.name(*without.first()?);
    Some(say("public-why-unrated").with("name", first).with("n", without.len()))
}
