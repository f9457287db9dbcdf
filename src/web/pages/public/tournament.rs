//! `/t/{tournament}`: the overview of a tournament.

use std::collections::BTreeMap;

use askama::Template;

use crate::app::open_data::report::ReportForm;
use crate::app::{DisplayNames, Snapshot};
use crate::domain::deck::Format;
use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::source::Confidence;
use crate::domain::tournament::Setup;
use crate::domain::tournament::play::Play;
use crate::domain::tournament::round::{Phase, Round};
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::charts::places::{self, PlacesChart};
use crate::web::pages::decks::consent;
use crate::web::pages::public::decided::{DecidedDispute, decided_dispute};
use crate::web::pages::public::finish::{BestPlace, finishers, won_and_best};
use crate::web::pages::public::leading::leading;
use crate::web::pages::public::lists::{self, WinningDeck};
use crate::web::pages::public::picture::{self, SharedPicture};
use crate::web::pages::public::state;
use crate::web::pages::public::{log, newest};
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::web::pages::sign_up::{self, OpenUntil};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::shown_clock::ShownClock;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::measure;
use crate::words::pinned::{format_title, option as option_words, profile_title};
use crate::words::pods as pod_words;

#[derive(Template)]
#[template(path = "public/tournament.html")]
struct Overview {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    /// For a chat in which somebody shares the address: who won, or else where and when it is.
    in_short: String,
    /// The picture that a chat shows with it.
    picture: Option<SharedPicture>,
    /// Whether strangers do not see it.
    hidden: bool,
    now: Option<Now>,
    /// Until when players sign up, how many places are taken, and where; while it is open.
    sign_up: Option<(OpenUntil, String, Link)>,
    rounds: Vec<Row>,
    latest: Vec<log::ShownLogLine>,
    about: About,
    players: Vec<Entered>,
    rulings: Vec<DecidedDispute>,
    /// What the winners played, and the page of all lists shown, once everybody sees them.
    played: Vec<WinningDeck>,
    lists: Option<Link>,
    over: bool,
    /// Who won, the best eight and the way there, once it is over.
    won: Option<String>,
    places: Option<PlacesChart>,
    /// The heading above the best eight until then.
    leading: Option<Message>,
    best: Vec<BestPlace>,
    log: Link,
    charts: Link,
    /// The results as files, once there is a round.
    files: Vec<(Message, Link)>,
    /// Where everybody's places are: the standings, or the bracket if that is all that is played.
    standings: Link,
    is_bracket: bool,
    screen: Link,
}

struct Now {
    round: String,
    clock: ShownClock,
    /// What it says beside the figures, as a sentence begins.
    until: String,
    /// How many are recorded, of how many.
    results: (usize, usize),
    byes: String,
    to: Link,
}

struct Row {
    title: String,
    to: Link,
    hours: String,
    results: String,
    badge: &'static str,
    state: Message,
}

struct About {
    date: String,
    place: String,
    edition: &'static str,
    format: Option<Pinned>,
    profile: Pinned,
    rounds: String,
    decks: String,
    /// The level, unless it is a local tournament.
    level: Option<Message>,
    zone: &'static str,
    /// The optional rules in use, each with its source.
    options: Vec<(Message, ShownSource)>,
}

struct Pinned {
    name: String,
    to: Option<Link>,
    /// Where the tournament’s copy differs from the published rules.
    says: Option<Message>,
    /// What players should know of a format of the director's own; empty for a published one.
    own: String,
}

struct Entered {
    name: String,
    note: String,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let slug = here.slug();
    let names = here.display_names();
    let rounds = here.tournament.published_rounds().rev();
    let (won, final_best) = won_and_best(finishers(&here)?);
    let so_far = leading(&here)?;
    let (leading, best) = so_far.map_or((None, final_best), |it| (Some(it.title), it.best));
    let facts = state::facts(&here, &setup.settings);
    let decided = here.tournament.disputes().rev().filter_map(decided_dispute);
    Answer::page(&Overview {
        hidden: here.tournament.is_hidden(),
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Overview),
        picture: picture::shared(site, &here, won.as_deref(), &best)?,
        in_short: won.clone().unwrap_or_else(|| facts.join(", ")),
        facts,
        now: newest(&here).and_then(|round| now(&here, round, names, here.tournament.planned_rounds())),
        sign_up: here
            .tournament
            .open_sign_up((site.hooks.now)())
            .map(|terms| (OpenUntil::of(&here, terms), sign_up::places(&here, terms), urls::sign_up(slug))),
        rounds: rounds.map(|round| row(&here, round)).collect(),
        latest: log::latest(&here, 5),
        about: about(&RulesOnDay::of(site, Some(setup.settings.date))?, &here, setup),
        players: players(&here, names),
        rulings: decided.collect(),
        played: lists::winners(site, &here)?,
        files: files(&here, won.is_some()),
        over: state::is_over(&here),
        places: won.as_ref().map_or(Ok(None), |_| places::chart(&here, None))?,
        charts: urls::charts(slug),
        won,
        leading,
        best,
        lists: here.tournament.shows_lists((site.hooks.now)()).then(|| urls::shown_lists(slug)),
        log: urls::log(slug),
        standings: if here.tournament.is_bracket() { urls::bracket(slug) } else { urls::standings(slug) },
        is_bracket: here.tournament.is_bracket(),
        screen: urls::screen(slug),
    })
}

/// The results as files, and the picture once somebody has won.
fn files(here: &Snapshot, won: bool) -> Vec<(Message, Link)> {
    let played = newest(here).is_some();
    let forms = ReportForm::ALL.into_iter().filter(|_| played);
    let picture = won.then(|| (say("public-picture-to-share"), urls::picture(here.slug())));
    forms.map(|form| (form.name(), urls::results(here.slug(), form))).chain(picture).collect()
}

fn now(here: &Snapshot, round: &Round, names: &DisplayNames, planned: u32) -> Option<Now> {
    let mut byes: Vec<String> = round.bye.iter().map(|bye| names.name(bye.player)).collect();
    byes.extend(
        round
            .earned_byes
            .iter()
            .map(|player| say("public-tournament-earned").with("name", names.name(*player)).to_string()),
    );
    let clock = ShownClock::on_cached_page(here, round)?;
    Some(Now {
        round: state::of(here.tournament.round_name(round.number), planned),
        until: words::capital(&clock.until),
        clock,
        results: round.count_results(),
        byes: byes.join(", "),
        to: urls::round(here.slug(), round.number),
    })
}

fn row(here: &Snapshot, round: &Round) -> Row {
    let (badge, state) = match round.phase() {
        Phase::Closed => ("note", say("public-tournament-closed")),
        Phase::Playing | Phase::Draft => ("badge info", say("public-tournament-playing")),
    };
    Row {
        title: state::round_title(here.tournament.round_name(round.number)),
        to: urls::round(here.slug(), round.number),
        hours: state::hours(here, round),
        results: state::results(round),
        badge,
        state,
    }
}

fn about(law: &RulesOnDay, here: &Snapshot, setup: &Setup) -> About {
    let settings = &setup.settings;
    let shipped = setup.format.as_ref().and_then(|format| crate::data::deck_format(format.published_id()));
    let format = setup.format.as_ref().map(|format| Pinned {
        name: format_title(format),
        to: shipped.map(|shipped| urls::format(&shipped.id)),
        says: copy_words(shipped.map(|shipped| shipped == format)),
        own: own_format(format),
    });
    About {
        date: dates::day_of_week(settings.date),
        place: settings.place.clone(),
        edition: settings.edition.name(),
        format,
        profile: scoring(&setup.play),
        rounds: rounds(here, setup),
        decks: decks(here, settings.deck_lists_required),
        level: (!settings.level.is_usual()).then(|| measure::level(settings.level)),
        zone: words::zone_name(here.tournament.zone()),
        options: settings
            .options
            .iter()
            .map(|option| (option_words(*option), law.shown_source(&[option.citation()], Confidence::Seen)))
            .collect(),
    }
}

fn scoring(play: &Play) -> Pinned {
    match play {
        Play::Duels(profile) => {
            let shipped = crate::data::scoring_profile(&profile.id);
            Pinned {
                name: profile_title(profile),
                to: shipped.map(|shipped| urls::profile(&shipped.id)),
                says: copy_words(shipped.map(|shipped| *shipped == **profile)),
                own: String::new(),
            }
        }
        Play::Pods(rules) => {
            let shipped = crate::data::pod_profile(&rules.profile.id);
            let says = copy_words(shipped.map(|shipped| *shipped == rules.profile));
            Pinned { name: pod_words::rules(rules), to: None, says, own: String::new() }
        }
    }
}

/// `5, Swiss, 60 minutes each`.
fn rounds(here: &Snapshot, setup: &Setup) -> String {
    let rounds = here.tournament.planned_rounds();
    let each = setup.settings.round_days.map_or_else(
        || say("public-tournament-minutes").with("n", setup.settings.round_minutes),
        |days| say("public-tournament-days").with("n", days),
    );
    let told = match &setup.play {
        Play::Duels(_) => {
            let system = measure::system(setup.settings.system);
            match setup.settings.planned_cut {
                Some(size) => say("public-tournament-rounds-each-cut")
                    .with("rounds", rounds)
                    .with("system", system)
                    .with("each", each)
                    .with("best", size.players()),
                None => say("public-tournament-rounds-each")
                    .with("rounds", rounds)
                    .with("system", system)
                    .with("each", each),
            }
        }
        Play::Pods(_) => say("public-tournament-heats-each").with("n", rounds).with("each", each),
    };
    told.to_string()
}

/// Whether lists are required, and who sees them.
fn decks(here: &Snapshot, required: bool) -> String {
    let told = match (here.tournament.publication().asks_players(), required) {
        (true, true) => say("public-tournament-lists-required-plan").with("plan", consent::plan(here)),
        (true, false) => say("public-tournament-lists-not-required-plan").with("plan", consent::plan(here)),
        (false, true) => say("public-tournament-lists-required"),
        (false, false) => say("public-tournament-lists-not-required"),
    };
    told.to_string()
}

/// How the pinned copy compares with the program's current version.
fn own_format(format: &Format) -> String {
    let banned = match format.own_banned() {
        [] => String::new(),
        titles => format!(" {}", say("public-tournament-banned").with("titles", titles.join(", "))),
    };
    if format.based_on.is_some() { format!("{}{banned}", format.about) } else { String::new() }
}

/// How the tournament's copy differs from what is published, if it does.
const fn copy_words(same: Option<bool>) -> Option<Message> {
    match same {
        Some(true) => None,
        Some(false) => Some(say("public-tournament-copy-differs")),
        None => Some(say("public-tournament-copy-gone")),
    }
}

/// Where everybody sits in the round that is being played.
fn tables(here: &Snapshot) -> BTreeMap<PlayerId, TableNumber> {
    let Some(round) = newest(here).filter(|round| round.phase() == Phase::Playing) else {
        return BTreeMap::new();
    };
    let of_two = round.tables().flat_map(|table| table.pair.players.map(|player| (player, table.pair.table)));
    let of_pods = round.pods().flat_map(|pod| pod.pod.players.iter().map(|player| (*player, pod.table())));
    let mut tables = BTreeMap::new();
    // In a match of several games, all are at one table.
    for (player, table) in of_two.chain(of_pods) {
        tables.entry(player).or_insert(table);
    }
    tables
}

fn players(here: &Snapshot, names: &DisplayNames) -> Vec<Entered> {
    let tables = tables(here);
    let entered = names.alphabetical().into_iter().filter_map(|(id, name)| {
        let player = here.tournament.player(id)?;
        let mut notes = Vec::new();
        if let Some(table) = tables.get(&id) {
            notes.push(say("all-at-table").with("table", table).to_string());
        }
        if let Some(round) = here.tournament.plays_from(player).filter(|round| round.0 > 1) {
            notes.push(say("public-tournament-from-round").with("round", round).to_string());
        }
        match player.dropped_after {
            Some(round) if round.0 == 0 => notes.push(say("public-tournament-left-before").to_string()),
            Some(round) => {
                notes.push(say("public-tournament-left-after").with("round", round).to_string());
            }
            None => {}
        }
        Some(Entered { name, note: notes.join(", ") })
    });
    entered.collect()
}
