//! Who would play on in a cut, and the form that starts it.

use askama::Template;

use crate::app::Snapshot;
use crate::data;
use crate::domain::bracket::cut::{BestOf, BracketOrder, Cut, Size, UnplayableCut};
use crate::domain::bracket::elimination::Elimination;
use crate::domain::bracket::practice::{SeenCut, SeenRounds};
use crate::domain::id::PlayerId;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::reason::TypedReason;
use crate::domain::scoring::standings::standings;
use crate::domain::tournament::command::{Command, StartCut};
use crate::domain::tournament::cut::CutDecks;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::settings::{LONGEST_MINUTES, Settings, check_minutes};
use crate::messages::{Message, english, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{CutForm, CutQuery};
use crate::web::layout::Layout;
use crate::web::pages::cut::line::{columns, drawn, figures, line};
use crate::web::pages::cut::no_bracket::{no_bracket, too_few};
use crate::web::pages::cut::not_here::{NotHere, not_here};
use crate::web::pages::cut::ratings::{Rating, by_rating, ratings, sent_order};
use crate::web::pages::cut::run;
use crate::web::pages::director::form::{LOOK, YES};
use crate::web::pages::rounds::checks::check_again;
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::bracket_error::{cut_error, unplayable_cut};
use crate::words::impossible::history_error;
use crate::words::round_name::RoundWords;
use crate::words::settings_error::settings_error;

#[derive(Template)]
#[template(path = "cut/start.html")]
struct StartPage {
    layout: Layout,
    tabs: Tabs,
    send: Link,
    starts: bool,
    refused: String,
    /// Whether one bracket for everybody is all that is played.
    is_bracket: bool,
    /// The kinds of elimination from which the director can choose; empty if there is only one.
    eliminations: Vec<(&'static str, Message)>,
    /// Days until the deadline of a stage, in place of its minutes.
    days: Option<u32>,
    /// Whether the bracket stays and nobody plays for third place.
    keeps_bracket: bool,
    /// The players of such a bracket with their ratings.
    ratings: Vec<Rating>,
    /// Where the ratings are sent to.
    order: Link,
    /// Why no cut can be started now.
    blocked: Option<String>,
    /// Whose lists have to be checked again, for those who start the cut.
    outdated: Option<String>,
    preview: Option<Preview>,
    sizes: Vec<(u32, Option<Link>)>,
    seen: Vec<(Message, ShownSource)>,
    /// What decks may do besides staying the same.
    new_decks: Message,
    form: Fields,
    faults: Faults,
}

/// Who would play on.
struct Preview {
    /// Whether the director gives the order.
    is_given: bool,
    size: u32,
    /// What the standings compare, by name; none in a bracket for everybody.
    columns: Vec<Message>,
    seeds: Vec<Seed>,
    /// The line with its arithmetic.
    line: Message,
    drawn: Vec<Message>,
    reserves: Vec<String>,
    not_here: Vec<NotHere>,
    /// The seeds for the form, by number.
    numbers: String,
}

struct Seed {
    seed: u32,
    name: String,
    /// What the standings compare: the name and the value.
    figures: Vec<(Message, String)>,
}

/// The preview, or the cut once it is started.
///
/// # Errors
/// If the log cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    if let Some(started) = here.tournament.cut() {
        return Answer::page(&run::page(site, visit, &here, started, String::new())?);
    }
    let wanted = CutQuery::of(&visit.query).size;
    let wanted = wanted.parse().ok().and_then(|size: u32| Size::try_from(size).ok());
    let size =
        if here.tournament.is_bracket() { for_everybody(&here) } else { wanted.or_else(|| usual(&here)) };
    Answer::page(&page(site, visit, &here, size, &proposed_form(&here, size), Faults::default())?)
}

/// Starts the cut.
///
/// # Errors
/// Like [`Visit::give`].
pub fn begin(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let mut faults = Faults::default();
    let read = read(&here.setup()?.settings, &visit.form, &mut faults);
    let size = CutForm::of(&visit.form).size.parse().ok().and_then(|size: u32| Size::try_from(size).ok());
    let Some(asked) = read else {
        let shown = page(site, visit, &here, size, &visit.form, faults)?;
        return Answer::refusal(&StartPage { refused: LOOK.to_string(), ..shown });
    };
    let given = visit.give(site, |_| Ok(Command::StartCut(asked.clone())));
    Answer::redirect_or_refuse(given, &urls::cut(here.slug()), |why| {
        let here = visit.here(site)?;
        if let Some(started) = here.tournament.cut() {
            return Answer::refusal(&run::page(site, visit, &here, started, why.to_string())?);
        }
        let shown = page(site, visit, &here, size, &visit.form, Faults::default())?;
        Answer::refusal(&StartPage { refused: why.to_string(), ..shown })
    })
}

/// The bracket that has a place for everybody.
fn for_everybody(here: &Snapshot) -> Option<Size> {
    Size::holding(here.tournament.places_taken())
}

/// The size that was announced, or the largest below it that is filled; else the one that championships of this game played,
/// or the largest below it that takes at most every other player. Two or three players have a final at least.
fn usual(here: &Snapshot) -> Option<Size> {
    let settings = &here.tournament.setup()?.settings;
    if settings.planned_cut.is_some() {
        return here.tournament.announced_or_filled_cut();
    }
    let edition = settings.edition;
    let active = here.tournament.players().filter(|player| player.is_active()).count();
    let seen = data::cuts().iter().find(|cut| cut.edition == edition);
    let seen = seen.and_then(|cut| Size::try_from(cut.players).ok());
    let fits = |size: &Size| usize::try_from(size.players()).is_ok_and(|players| players * 2 <= active);
    let proposed = Size::ALL.into_iter().filter(|size| seen.is_none_or(|seen| *size <= seen)).rfind(fits);
    proposed.or_else(|| Size::ALL.into_iter().next().filter(|_| active >= 2))
}

fn proposed_form(here: &Snapshot, size: Option<Size>) -> Fields {
    let names = CutForm::NAMES;
    let settings = here.tournament.setup().map(|setup| &setup.settings);
    let seen = data::cuts().iter().find(|cut| settings.is_some_and(|it| it.edition == cut.edition));
    let best_of = seen.map_or(BestOf::One, |cut| cut.best_of);
    let minutes = settings.map_or(0, |settings| usual_minutes(settings, best_of));
    let is_double = settings.is_some_and(|settings| settings.system == PairingSystem::DoubleElimination);
    let elimination = if is_double { Elimination::Double } else { Elimination::Single };
    Fields::from_iter([
        (names.size, size.map(|size| size.players().to_string()).unwrap_or_default()),
        (names.best_of, u32::from(best_of).to_string()),
        (names.bracket, BracketOrder::Fixed.code().to_owned()),
        (names.minutes, minutes.to_string()),
        (names.decks, usual_decks(here).to_owned()),
        (names.elimination, elimination.code().to_owned()),
    ])
}

/// What the rules say of decks: they stay the same, unless the format lets players exchange cards between games.
fn usual_decks(here: &Snapshot) -> &'static str {
    if here.tournament.decks_change_between_games() { "new" } else { "same" }
}

fn new_decks(here: &Snapshot) -> Message {
    if here.tournament.decks_change_between_games() {
        say("cut-how-exchange")
    } else {
        say("cut-how-new-decks")
    }
}

/// Minutes for a match: those of a round for each game.
fn usual_minutes(settings: &Settings, best_of: BestOf) -> u32 {
    settings.round_minutes.saturating_mul(best_of.into()).min(LONGEST_MINUTES)
}

/// If stages have a deadline, nobody is asked for minutes: the usual ones are kept for a director who changes to a clock.
fn read(settings: &Settings, typed: &Fields, faults: &mut Faults) -> Option<StartCut> {
    let (form, names) = (CutForm::of(typed), CutForm::NAMES);
    let size = form.size.parse::<u32>().ok().and_then(|size| Size::try_from(size).ok());
    if size.is_none() {
        faults.add(names.size, say("cut-start-choose-size").to_string());
    }
    let best_of = form.best_of.parse::<u32>().ok().and_then(|games| BestOf::try_from(games).ok());
    if best_of.is_none() {
        faults.add(names.best_of, say("cut-start-choose-games").to_string());
    }
    let bracket =
        [BracketOrder::Fixed, BracketOrder::Reseeded].into_iter().find(|it| it.code() == form.bracket);
    if bracket.is_none() {
        faults.add(names.bracket, say("cut-start-choose-one").to_string());
    }
    let minutes: Option<u32> = match settings.round_days {
        Some(_) => best_of.map(|best_of| usual_minutes(settings, best_of)),
        None => faults.read(typed, names.minutes, say("cut-start-minutes-fault")),
    };
    if let Some(Err(error)) = minutes.map(check_minutes) {
        faults.add(names.minutes, settings_error(&error));
    }
    let decks = match form.decks {
        "new" => CutDecks::New,
        _ => CutDecks::Same,
    };
    let seen: Option<Vec<PlayerId>> =
        form.seen.split_whitespace().map(|number| number.parse().ok()).collect();
    let third_place = typed.has(names.third_place, YES);
    // A form without the choice means the usual one.
    let elimination = match form.elimination {
        "" => Some(Elimination::default()),
        code => Elimination::of(code),
    };
    if elimination.is_none() {
        faults.add(names.elimination, say("cut-start-choose-one").to_string());
    }
    let (size, best_of, bracket, elimination) = (size?, best_of?, bracket?, elimination?);
    let cut = Cut { size, best_of, bracket, third_place, elimination };
    // A form without a semi-final has no box for third place: the refusal itself says it, above the form.
    if let Err(why) = cut.check()
        && why != UnplayableCut::NoSemiFinal
    {
        faults.add(names.elimination, unplayable_cut(why));
    }
    let given = typed.has(names.ordered, YES).then(|| TypedReason::from(form.given));
    if given.is_some() && form.given.is_empty() {
        faults.add(names.given, say("cut-start-given-fault").to_string());
    }
    let asked = StartCut { cut, minutes: minutes?, decks, seen: seen.unwrap_or_default(), given };
    faults.is_empty().then_some(asked)
}

fn page(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    size: Option<Size>,
    form: &Fields,
    faults: Faults,
) -> Result<StartPage, PageError> {
    let slug = here.slug();
    let law = RulesOnDay::of(site, Some(here.setup()?.settings.date))?;
    let ratings = ratings(here, visit);
    let preview = size.map(|size| preview(here, size, &ratings, form)).transpose()?;
    let (preview, blocked) = match preview {
        Some(Ok(preview)) => (Some(preview), obstacle(here).or_else(|| too_few(here, size?))),
        Some(Err(why)) => (None, Some(why)),
        None if here.tournament.is_bracket() => (None, no_bracket(here)),
        None => (None, Some(say("cut-start-two-players").to_string())),
    };
    let seen = data::cuts().iter().map(|cut| (seen_cut(cut), law.source(&cut.source())));
    let starts = visit.offers(here, urls::cut::PATH);
    let outdated = if starts { site.desk.outdated_lists(here)? } else { Vec::new() };
    Ok(StartPage {
        layout: visit.tournament_layout(site, here),
        // The desk leads here, and a cut has no tab before it is started.
        tabs: Tabs::of(visit, here, if here.tournament.is_bracket() { Tab::Bracket } else { Tab::Desk }),
        send: urls::cut(slug),
        is_bracket: here.tournament.is_bracket(),
        eliminations: eliminations(here, size),
        days: here.setup()?.settings.round_days,
        keeps_bracket: here.setup()?.settings.system == PairingSystem::DoubleElimination,
        ratings,
        order: urls::cut(slug),
        starts,
        refused: String::new(),
        blocked,
        outdated: check_again(here, &outdated),
        preview,
        sizes: sizes(here, size),
        seen: seen.collect(),
        new_decks: new_decks(here),
        form: form.clone(),
        faults,
    })
}

/// The sizes that enough players are left for, and the one that is shown: each with where it is shown.
fn sizes(here: &Snapshot, shown: Option<Size>) -> Vec<(u32, Option<Link>)> {
    let active = here.tournament.players().filter(|player| player.is_active()).count();
    let fits = |size: &Size| usize::try_from(size.players()).is_ok_and(|players| players <= active);
    let offered = Size::ALL.into_iter().filter(|size| Some(*size) == shown || fits(size));
    let named = offered.map(|size| {
        let to = (Some(size) != shown).then(|| urls::cut_of(here.slug(), size.players()));
        (size.players(), to)
    });
    named.collect()
}

/// What an event played, in words.
fn seen_cut(cut: &SeenCut) -> Message {
    let before = match cut.rounds {
        Some(SeenRounds::Exactly(rounds)) => say("cut-start-seen-rounds").with("rounds", rounds),
        Some(SeenRounds::Between(least, most)) => {
            say("cut-start-seen-rounds-between").with("least", least).with("most", most)
        }
        None => say("cut-start-seen-rounds-unknown"),
    };
    let games = match cut.best_of {
        BestOf::One => say("cut-start-seen-one-game"),
        BestOf::Three => say("cut-start-seen-three-games"),
    };
    say("cut-start-seen")
        .with("event", english(&cut.event))
        .with("edition", cut.edition.to_string())
        .with("before", before)
        .with("players", cut.players)
        .with("games", games)
}

/// How many lost matches may put a player out, as far as there is a choice: code and words.
fn eliminations(here: &Snapshot, size: Option<Size>) -> Vec<(&'static str, Message)> {
    let system = here.tournament.setup().map(|setup| setup.settings.system);
    let takes = |one: &Elimination| {
        let checked = size.map(|size| Cut { elimination: *one, ..Cut::to(size) }.check());
        system.is_some_and(|system| system.takes(*one)) && checked.is_some_and(|it| it.is_ok())
    };
    let all: Vec<Elimination> = Elimination::ALL.into_iter().filter(takes).collect();
    let words = |one: Elimination| match one {
        Elimination::Single => say("cut-start-elimination-single"),
        Elimination::Double => say("cut-start-elimination-double"),
        Elimination::DoubleOneFinal => say("cut-start-elimination-double-one-final"),
    };
    if all.len() < 2 { Vec::new() } else { all.into_iter().map(|one| (one.code(), words(one))).collect() }
}

/// What has to be done before a cut can start.
fn obstacle(here: &Snapshot) -> Option<String> {
    let told = match here.tournament.nothing_is_played().err()? {
        Refusal::AlreadyPaired { round } => say("cut-start-still-draft").with("round", round),
        Refusal::RoundStillOpen { round, .. } => {
            say("cut-start-still-played").with("round", RoundWords::of(round).subject())
        }
        other => return Some(here.refusal(&other)),
    };
    Some(told.to_string())
}

fn preview(
    here: &Snapshot,
    size: Size,
    ratings: &[Rating],
    form: &Fields,
) -> Result<Result<Preview, String>, PageError> {
    let setup = here.setup()?;
    let standings = match standings(here.profile()?, &here.tournament.history()) {
        Ok(standings) => standings,
        Err(error) => return Ok(Err(history_error(&error).to_string())),
    };
    let cut = Cut::to(size);
    let seed = here.tournament.next_seed().unwrap_or_default();
    let mut seeding = match here.tournament.seeding(setup, cut, seed) {
        Ok(seeding) => seeding,
        Err(error) => {
            let told = say("cut-start-error").with("error", cut_error(&error)).to_string();
            return Ok(Err(words::capital(&told)));
        }
    };
    let is_given = match (sent_order(&seeding.seeds, form), by_rating(&mut seeding.seeds, ratings)) {
        (Some(sent), _) => {
            seeding.seeds = sent;
            true
        }
        (None, Ok(is_given)) => is_given,
        (None, Err(why)) => return Ok(Err(why)),
    };
    let is_bracket = here.tournament.is_bracket();
    let seeds = (1..).zip(&seeding.seeds).map(|(seed, player)| Seed {
        seed,
        name: here.name(*player),
        figures: if is_bracket { Vec::new() } else { figures(&standings, *player) },
    });
    let ranked = (!is_bracket).then_some(&standings);
    let drawn = seeding.drawn.iter().filter(|_| !is_given).map(|group| drawn(here, ranked, group, seed));
    let numbers: Vec<String> = seeding.seeds.iter().map(ToString::to_string).collect();
    Ok(Ok(Preview {
        is_given,
        size: size.players(),
        columns: if is_bracket { Vec::new() } else { columns(&standings) },
        seeds: seeds.collect(),
        line: if is_bracket {
            byes(size, seeding.seeds.len())
        } else {
            seeding.line.map_or_else(|| say("cut-start-everybody"), |it| line(here, it, &standings))
        },
        drawn: drawn.collect(),
        not_here: not_here(here, &seeding.seeds),
        reserves: seeding.reserves.iter().take(8).map(|player| here.name(*player)).collect(),
        numbers: numbers.join(" "),
    }))
}

/// Who goes on without a match.
fn byes(size: Size, players: usize) -> Message {
    let places = usize::try_from(size.players()).unwrap_or(usize::MAX);
    match places.saturating_sub(players) {
        0 => say("cut-start-no-byes"),
        1 => say("cut-start-one-bye"),
        2 => say("cut-start-two-byes"),
        free => say("cut-start-byes").with("free", free),
    }
}

impl StartPage {
    fn has_ratings(&self) -> bool {
        self.ratings.iter().any(|one| !one.typed.is_empty())
    }
}
