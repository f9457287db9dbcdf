//! `/t/{tournament}/cut`: who would play on, and how the cut goes; the director starts and runs it here.

use askama::Template;

use crate::app::Snapshot;
use crate::data;
use crate::domain::bracket::cut::{BestOf, Cut, Pairing, Size};
use crate::domain::bracket::seeding::{Seeding, Separation};
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::scoring::measure::Measure;
use crate::domain::scoring::standings::{StandingsLine, standings};
use crate::domain::tournament::command::{AddGame, Command, PairRound, SettleMatch, StartCut, WithdrawCut};
use crate::domain::tournament::cut::{CutDecks, StartedCut};
use crate::domain::tournament::role::Role;
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::settings::check_minutes;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{CutForm, CutQuery, ReasonForm, SettleForm};
use crate::web::layout::Layout;
use crate::web::pages::cut::bracket::{how, title};
use crate::web::pages::cut::unreadable;
use crate::web::pages::cut::view::{Column, Drawing};
use crate::web::pages::director::form::{LOOK, YES};
use crate::web::pages::public::framed;
use crate::web::pages::public::standings::cell;
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "cut/start.html")]
struct Start {
    layout: Layout,
    tabs: Tabs,
    send: Link,
    directs: bool,
    refused: String,
    /// Why no cut can be started now.
    blocked: Option<String>,
    preview: Option<Preview>,
    sizes: Vec<(u32, Option<Link>)>,
    seen: Vec<(String, ShownSource)>,
    form: Fields,
    faults: Faults,
}

/// Who would play on.
struct Preview {
    size: u32,
    seeds: Vec<Seed>,
    /// The line with its arithmetic.
    line: String,
    drawn: Vec<String>,
    reserves: Vec<String>,
    /// The seeds for the form, by number.
    numbers: String,
}

struct Seed {
    seed: u32,
    name: String,
    figures: String,
}

#[derive(Template)]
#[template(path = "cut/run.html")]
struct Run {
    layout: Layout,
    tabs: Tabs,
    title: String,
    how: String,
    refused: String,
    directs: bool,
    columns: Vec<Column>,
    open: Vec<Open>,
    reserves: Vec<String>,
    next: Option<Step>,
    withdraw: Option<Link>,
    bracket: Link,
}

/// A match that nobody has won although every game has a result.
struct Open {
    place: String,
    players: [(PlayerId, String); 2],
    add: Link,
    settle: Link,
}

/// The next step of the cut.
struct Step {
    words: String,
    to: Link,
    /// Whether it is a form to send; otherwise a page to open.
    sends: bool,
    word: String,
}

/// The preview, or the cut.
///
/// # Errors
/// When the log cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    match here.tournament.cut() {
        Some(started) => Answer::page(&run(site, visit, &here, started, String::new())?),
        None => {
            let wanted = CutQuery::of(&visit.query).size;
            let wanted = wanted.parse().ok().and_then(|size: u32| Size::try_from(size).ok());
            let size = wanted.or_else(|| usual(&here));
            Answer::page(&start(site, visit, &here, size, &proposed(&here, size), Faults::default())?)
        }
    }
}

/// Starts the cut.
///
/// # Errors
/// Like [`Visit::give`].
pub fn begin(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let mut faults = Faults::default();
    let read = read(&visit.form, &mut faults);
    let size = CutForm::of(&visit.form).size.parse().ok().and_then(|size: u32| Size::try_from(size).ok());
    let Some(asked) = read else {
        let page = start(site, visit, &here, size, &visit.form, faults)?;
        return Answer::refused(&Start { refused: LOOK.to_owned(), ..page });
    };
    match visit.give(site, |_| Ok(Command::StartCut(asked.clone()))) {
        Ok(_) => Ok(Answer::see_other(&urls::cut(here.slug()))),
        Err(PageError::Refused(why)) => {
            let here = visit.here(site)?;
            if let Some(started) = here.tournament.cut() {
                return Answer::refused(&run(site, visit, &here, started, why.to_string())?);
            }
            let page = start(site, visit, &here, size, &visit.form, Faults::default())?;
            Answer::refused(&Start { refused: why.to_string(), ..page })
        }
        Err(error) => Err(error),
    }
}

/// Takes the cut back.
///
/// # Errors
/// Like [`Visit::give`].
pub fn withdraw(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let reason = ReasonForm::of(&visit.form).reason.to_owned();
    given(site, visit, &Command::WithdrawCut(WithdrawCut { reason }))
}

/// Pairs the next stage as a draft.
///
/// # Errors
/// Like [`Visit::give`].
pub fn pair(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    given(site, visit, &Command::PairRound(PairRound { absent: Vec::new(), earned_byes: Vec::new() }))
}

/// Lets a match go on with another game.
///
/// # Errors
/// Like [`Visit::give`].
pub fn add(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    given(site, visit, &Command::AddGame(AddGame { at: at(visit)? }))
}

/// Names who goes on.
///
/// # Errors
/// Like [`Visit::give`].
pub fn settle(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = SettleForm::of(&visit.form);
    let winner = form.winner.parse().map_err(|_| PageError::bad_request("Choose who goes on."))?;
    let reason = form.reason.to_owned();
    given(site, visit, &Command::SettleMatch(SettleMatch { at: at(visit)?, winner, reason }))
}

fn at(visit: &Visit) -> Result<AtTable, PageError> {
    Ok(AtTable::new(visit.param("round")?, visit.param("table")?))
}

/// Gives a command and goes where the cut goes on.
fn given(site: &Site, visit: &Visit, command: &Command) -> Result<Answer, PageError> {
    let sent = visit.give(site, |_| Ok(command.clone()));
    let here = visit.here(site)?;
    match sent {
        Ok(_) => {
            let draft = here.tournament.draft().filter(|_| matches!(command, Command::PairRound(_)));
            let page = draft.map(|draft| urls::round_staff(here.slug(), draft.number));
            Ok(Answer::see_other(&page.unwrap_or_else(|| urls::cut(here.slug()))))
        }
        Err(PageError::Refused(why)) => match here.tournament.cut() {
            Some(started) => Answer::refused(&run(site, visit, &here, started, why.to_string())?),
            None => Err(PageError::Refused(why)),
        },
        Err(error) => Err(error),
    }
}

/// The size that championships of this game played, or the largest below it that leaves somebody out.
fn usual(here: &Snapshot) -> Option<Size> {
    let edition = here.tournament.setup()?.settings.edition;
    let active = here.tournament.players().filter(|player| player.is_active()).count();
    let seen = data::cuts().iter().find(|cut| cut.edition == edition).map(|cut| cut.size);
    let fits = |size: &Size| usize::try_from(size.players()).is_ok_and(|players| players * 2 <= active);
    Size::ALL.into_iter().filter(|size| seen.is_none_or(|seen| *size <= seen)).rfind(fits)
}

fn proposed(here: &Snapshot, size: Option<Size>) -> Fields {
    let names = CutForm::NAMES;
    let settings = here.tournament.setup().map(|setup| &setup.settings);
    let seen = data::cuts().iter().find(|cut| settings.is_some_and(|it| it.edition == cut.edition));
    let best_of = seen.map_or(BestOf::One, |cut| cut.best_of);
    let minutes = settings.map_or(0, |settings| settings.round_minutes);
    let minutes = if best_of == BestOf::Three { minutes.saturating_mul(3) } else { minutes };
    Fields::from_iter([
        (names.size, size.map(|size| size.players().to_string()).unwrap_or_default()),
        (names.best_of, u32::from(best_of).to_string()),
        (names.bracket, Pairing::Fixed.code().to_owned()),
        (names.minutes, minutes.to_string()),
        (names.decks, "same".to_owned()),
    ])
}

fn read(typed: &Fields, faults: &mut Faults) -> Option<StartCut> {
    let (form, names) = (CutForm::of(typed), CutForm::NAMES);
    let size = form.size.parse::<u32>().ok().and_then(|size| Size::try_from(size).ok());
    if size.is_none() {
        faults.add(names.size, "Choose how many play on.");
    }
    let best_of = form.best_of.parse::<u32>().ok().and_then(|games| BestOf::try_from(games).ok());
    if best_of.is_none() {
        faults.add(names.best_of, "Choose one game or three.");
    }
    let bracket = [Pairing::Fixed, Pairing::Reseeded].into_iter().find(|it| it.code() == form.bracket);
    if bracket.is_none() {
        faults.add(names.bracket, "Choose one of these.");
    }
    let minutes: Option<u32> = faults.read(typed, names.minutes, "Write the minutes of a match, such as 75.");
    if let Some(Err(error)) = minutes.map(check_minutes) {
        faults.add(names.minutes, error.to_string());
    }
    let decks = match form.decks {
        "new" => CutDecks::New,
        _ => CutDecks::Same,
    };
    let seen: Option<Vec<PlayerId>> =
        form.seen.split_whitespace().map(|number| number.parse().ok()).collect();
    let third_place = typed.has(names.third_place, YES);
    let cut = Cut { size: size?, best_of: best_of?, bracket: bracket?, third_place };
    let asked = StartCut { cut, minutes: minutes?, decks, seen: seen.unwrap_or_default() };
    faults.is_empty().then_some(asked)
}

fn start(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    size: Option<Size>,
    form: &Fields,
    faults: Faults,
) -> Result<Start, PageError> {
    let slug = here.slug();
    let law = RulesOnDay::of(site, Some(here.setup()?.settings.date))?;
    let preview = size.map(|size| preview(here, size)).transpose()?;
    let (preview, blocked) = match preview {
        Some(Ok(preview)) => (Some(preview), blocked(here)),
        Some(Err(why)) => (None, Some(why)),
        None => (None, Some("A cut to 2 needs at least two players.".to_owned())),
    };
    let seen = data::cuts().iter().map(|cut| {
        let games = match cut.best_of {
            BestOf::One => "one game a match",
            BestOf::Three => "best of three",
        };
        let (rounds, players) = (cut.rounds, cut.size.players());
        let words = format!("{}, {}: {rounds} rounds, then top {players}, {games}", cut.event, cut.edition);
        (words, law.source(&cut.source()))
    });
    Ok(Start {
        layout: framed(site, visit, here),
        tabs: Tabs::of(visit, here, Tab::Bracket),
        send: urls::cut(slug),
        directs: visit.may(Role::Director),
        refused: String::new(),
        blocked,
        preview,
        sizes: Size::ALL
            .map(|other| {
                (other.players(), (Some(other) != size).then(|| urls::cut_of(slug, other.players())))
            })
            .to_vec(),
        seen: seen.collect(),
        form: form.clone(),
        faults,
    })
}

/// What has to be done before a cut can start.
fn blocked(here: &Snapshot) -> Option<String> {
    let open = here.tournament.rounds().next_back().filter(|round| round.phase() != Phase::Closed)?;
    let draft = open.phase() == Phase::Draft;
    let what = if draft { "is still a draft" } else { "is still being played" };
    Some(format!("Round {} {what}. The cut starts from a closed round.", open.number))
}

fn preview(here: &Snapshot, size: Size) -> Result<Result<Preview, String>, PageError> {
    let setup = here.setup()?;
    let standings = match standings(&setup.profile, &here.tournament.history()) {
        Ok(standings) => standings,
        Err(error) => return Ok(Err(error.to_string())),
    };
    let cut = Cut { size, best_of: BestOf::One, bracket: Pairing::Fixed, third_place: false };
    let seed = here.tournament.cut_seed().unwrap_or_default();
    let seeding = match here.tournament.seeding(setup, cut, seed) {
        Ok(seeding) => seeding,
        Err(error) => return Ok(Err(format!("{error}."))),
    };
    let lines = |player: PlayerId| standings.lines.iter().find(|line| line.tally.player == player);
    let measures: Vec<Measure> = standings.measures.iter().map(|(measure, _)| *measure).collect();
    let seeds = (1..).zip(&seeding.seeds).map(|(seed, player)| Seed {
        seed,
        name: here.name(*player),
        figures: lines(*player).map(|line| figures(&measures, line)).unwrap_or_default(),
    });
    let drawn = seeding.drawn.iter().map(|group| {
        let names: Vec<String> = group.iter().map(|player| here.name(*player)).collect();
        format!("{}: nothing separates them, so seed {seed} drew this order.", names.join(", "))
    });
    let numbers: Vec<String> = seeding.seeds.iter().map(ToString::to_string).collect();
    Ok(Ok(Preview {
        size: size.players(),
        seeds: seeds.collect(),
        line: line(here, &seeding, lines),
        drawn: drawn.collect(),
        reserves: seeding.reserves.iter().take(8).map(|player| here.name(*player)).collect(),
        numbers: numbers.join(" "),
    }))
}

fn figures(measures: &[Measure], line: &StandingsLine) -> String {
    let told = measures.iter().map(|measure| (measure.name(), cell(line, *measure)));
    let told = told.filter(|(_, value)| !value.is_empty()).map(|(name, value)| format!("{name} {value}"));
    told.collect::<Vec<_>>().join(", ")
}

/// What separates the last seed from the first reserve.
fn line<'a>(
    here: &Snapshot,
    seeding: &Seeding,
    lines: impl Fn(PlayerId) -> Option<&'a StandingsLine>,
) -> String {
    let Some(line) = seeding.line else { return "Everybody plays on.".to_owned() };
    let (last, first) = (here.name(line.last_in), here.name(line.first_out));
    match line.by {
        Separation::Draw => format!("{last} is the last one in and {first} the first out: drawn."),
        Separation::TieBreaker(measure) => {
            let value = |player| lines(player).map(|line| cell(line, measure)).unwrap_or_default();
            let (of_last, of_first) = (value(line.last_in), value(line.first_out));
            format!(
                "{last} is the last one in and {first} the first out, by {}: {of_last} and {of_first}.",
                measure.name().to_lowercase()
            )
        }
    }
}

fn run(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    started: &StartedCut,
    refused: String,
) -> Result<Run, PageError> {
    let slug = here.slug();
    let bracket =
        here.tournament.bracket().map_err(|error| unreadable(&error))?.ok_or(PageError::NotFound)?;
    let directs = visit.may(Role::Director);
    let open = here.tournament.stages().filter(|round| round.phase() == Phase::Playing);
    let gone = |player: &&PlayerId| here.tournament.player(**player).is_some_and(|one| one.is_active());
    Ok(Run {
        layout: framed(site, visit, here),
        tabs: Tabs::of(visit, here, Tab::Bracket),
        title: title(started),
        how: how(started),
        refused,
        directs,
        columns: Drawing { here, started, bracket: &bracket, drafts: true }.columns(),
        open: open.flat_map(|round| undecided(here, round)).collect(),
        reserves: started.reserves.iter().filter(gone).take(8).map(|player| here.name(*player)).collect(),
        next: next(here),
        withdraw: (directs && !here.tournament.cut_has_begun()).then(|| urls::withdraw_cut(slug)),
        bracket: urls::bracket(slug),
    })
}

fn undecided(here: &Snapshot, round: &Round) -> Vec<Open> {
    let tables = here.tournament.unsettled(round);
    let tables = tables.into_iter().filter_map(|number| round.table(number));
    let open = tables.map(|table| Open {
        place: format!("Table {}", table.pair.table),
        players: table.pair.players.map(|player| (player, here.name(player))),
        add: urls::add_game(here.slug(), round.number, table.pair.table),
        settle: urls::settle_match(here.slug(), round.number, table.pair.table),
    });
    open.collect()
}

/// What a director does next.
fn next(here: &Snapshot) -> Option<Step> {
    let slug = here.slug();
    if here.tournament.closed().is_some() {
        return None;
    }
    let last = here.tournament.stages().next_back();
    if let Some(round) = last.filter(|round| round.phase() != Phase::Closed) {
        let name = here.tournament.round_name(round.number).words();
        let (words, word) = match round.phase() {
            Phase::Draft => {
                (format!("The {name} is a draft that players do not see yet."), "Look at the draft")
            }
            Phase::Playing | Phase::Closed => (format!("The {name} is being played."), "Record results"),
        };
        let to = urls::round_staff(slug, round.number);
        return Some(Step { words, to, sends: false, word: word.to_owned() });
    }
    let command = Command::PairRound(PairRound { absent: Vec::new(), earned_byes: Vec::new() });
    match here.tournament.decide(&command) {
        Ok(_) => Some(Step {
            words: "The next stage can be paired.".to_owned(),
            to: urls::pair_stage(slug),
            sends: true,
            word: "Pair the next stage".to_owned(),
        }),
        Err(refusal) => Some(Step {
            words: here.refusal(&refusal),
            to: urls::desk(slug),
            sends: false,
            word: "Go to the desk".to_owned(),
        }),
    }
}
