//! `/t/{tournament}/report`: the report on a tournament, for its staff, to print.

use askama::Template;

use crate::app::Snapshot;
use crate::app::open_data::report::ReportForm;
use crate::domain::precedent::statistics;
use crate::domain::tournament::round::Round;
use crate::messages::{Language, Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::pages::public::print::{self, Sheet};
use crate::web::pages::reports::disputes::{self, CitationCount, DisputeLine};
use crate::web::pages::reports::games::{self, RoundStatistics};
use crate::web::pages::reports::penalties;
use crate::web::pages::reports::rulings::library_documents;
use crate::web::pages::rulings::words::day;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::gaps_letter::gaps_letter;

/// The parameter that asks for penalties by name.
const NAMES: &str = "names";

#[derive(Template)]
#[template(path = "reports/closing.html")]
struct Page {
    sheet: Sheet,
    facts: Vec<(Message, String)>,
    rounds: Vec<RoundStatistics>,
    endings: Vec<(Message, usize)>,
    forfeits: Vec<String>,
    corrections: Vec<(String, String)>,
    /// The levels that occur, and for each kind the number of each.
    penalties: (Vec<String>, Vec<(String, Vec<usize>)>),
    withdrawn: usize,
    /// `None` if the sheet is for people who need no names.
    named: Option<Vec<String>>,
    /// The other version: with the penalties by name, or without.
    other: Option<Link>,
    disputes: Vec<DisputeLine>,
    cited: Vec<CitationCount>,
    /// How many disputes are decided, and how many of the decisions rest on no citation.
    decided: usize,
    gaps: usize,
    letter: String,
    /// Where ratings are previewed, for those who may.
    ratings: Option<Link>,
    /// The results with what everybody played, in each form, for the director of a finished tournament.
    files: Vec<(Message, Link)>,
}

/// The report, at any time; final after the close.
///
/// # Errors
/// If the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let settings = &here.setup()?.settings;
    let decisions = site.desk.decisions(&here)?;
    let each = || decisions.iter().map(AsRef::as_ref);
    let gaps = statistics::gaps(each());
    let names = here.display_names();
    // Left out unless asked for: the report goes to people who need no names.
    let with_names = visit.query.has(NAMES, "yes");
    let place = if settings.place.is_empty() { String::new() } else { format!(", {}", settings.place) };
    // The letter is in English, also on a page in another language.
    let from = format!("{}{place}, {},", settings.title, Language::English.speak(|| day(settings.date)));
    let back = (urls::disputes(here.slug()), say("reports-closing-the-disputes").into());
    let subtitle = format!("{}{place}", day(settings.date));
    Answer::page(&Page {
        sheet: print::sheet(site, &here, visit, say("reports-closing-report-on").into(), subtitle, back)?,
        facts: facts(&here)?,
        rounds: games::rounds(&here),
        endings: games::endings(&here),
        forfeits: games::forfeits(&here, names),
        corrections: games::corrections(&here, names),
        penalties: penalties::counts(&here),
        withdrawn: penalties::withdrawn(&here),
        named: with_names.then(|| penalties::penalty_lines(&here, names)),
        other: (!here.tournament.penalties().is_empty()).then(|| urls::report_with(here.slug(), !with_names)),
        disputes: disputes::dispute_lines(&here),
        cited: statistics::used_entries(each()).into_iter().map(CitationCount::from).collect(),
        letter: if gaps.is_empty() {
            String::new()
        } else {
            gaps_letter(&gaps, &[], &from, &library_documents(site, &[settings.edition])?)
        },
        decided: decisions.len(),
        gaps: gaps.len(),
        ratings: here
            .profile()
            .ok()
            .filter(|_| visit.all_offers(&here).form(urls::ratings::PATH))
            .map(|_| urls::ratings(here.slug())),
        files: files(&here, visit),
    })
}

fn files(here: &Snapshot, visit: &Visit) -> Vec<(Message, Link)> {
    if !visit.reads(urls::own_results::PATH) || here.reported_lists().next().is_none() {
        return Vec::new();
    }
    let file = |form: ReportForm| {
        let name = say("reports-closing-with-affiliations").with("form", form.name());
        (name, urls::own_results(here.slug(), form))
    };
    ReportForm::ALL.into_iter().map(file).collect()
}

fn facts(here: &Snapshot) -> Result<Vec<(Message, String)>, PageError> {
    let (setup, tournament) = (here.setup()?, &here.tournament);
    let all = tournament.players().len();
    let left = tournament.players().filter(|player| !player.is_active()).count();
    let out = tournament.disqualifications().count();
    let late = tournament.players().filter(|player| player.from_round.0 > 1).count();
    let decks = tournament.players().filter(|player| player.deck.is_some()).count();
    let accepted = tournament
        .players()
        .filter_map(|player| player.deck.as_ref())
        .filter(|deck| deck.errors > 0 && deck.accepted.is_some())
        .count();
    let planned = tournament.planned_rounds();
    // The plan holds neither a cut nor a top table, and no second final.
    let in_plan = |round: &&Round| {
        tournament.is_of_tournament(round) && round.stage().is_none_or(|stage| stage <= planned)
    };
    let played = tournament.rounds().filter(|round| round.closed.is_some()).filter(in_plan).count();
    let closed = tournament
        .closed_at()
        .map_or_else(|| say("reports-closing-not-yet").into(), |at| words::moment(here, at));
    let withdrawn = tournament.disputes().filter(|dispute| dispute.withdrawn.is_some()).count();
    let disputes = say("reports-closing-number-of-disputes").with("disputes", tournament.disputes().len());
    let disputes = match withdrawn {
        0 => disputes,
        _ => say("reports-closing-some-withdrawn").with("disputes", disputes).with("withdrawn", withdrawn),
    };
    let disputes = match disputes::typical(here) {
        None => disputes,
        Some(time) => say("reports-closing-median-time").with("disputes", disputes).with("time", time),
    };
    let attendance = say("reports-closing-attendance-of")
        .with("players", say("series-players").with("players", all))
        .with("late", late)
        .with("left", left);
    let attendance = match out {
        0 => attendance,
        _ => say("reports-closing-some-disqualified").with("attendance", attendance).with("players", out),
    };
    let decks =
        say("reports-closing-handed-in").with("decks", decks).with("all", all).with("accepted", accepted);
    let rounds = say("reports-closing-rounds-played").with("played", played).with("planned", planned);
    Ok(vec![
        (say("all-game"), setup.settings.edition.name().to_owned()),
        (say("reports-closing-attendance"), attendance.into()),
        (say("all-deck-lists"), decks.into()),
        (say("all-rounds"), rounds.into()),
        (say("all-disputes"), disputes.into()),
        (say("reports-closing-closed"), closed),
    ])
}
