//! Sheets for the wall and slips to cut, each with the log's head code.

use askama::Template;

use crate::app::{DisplayNames, Snapshot};
use crate::domain::deck::reminder::ReminderPlace;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::tournament::round::{self, Round};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::cookie::Theme;
use crate::web::damaged;
use crate::web::error::PageError;
use crate::web::layout;
use crate::web::pages::public::published_round;
use crate::web::pages::public::slip_order::SlipOrder;
use crate::web::pages::public::standings::{Column, ShownStandingsLine, StandingsTable};
use crate::web::pages::public::state;
use crate::web::pages::remember::{self, Remember};
use crate::web::phone_code::PhoneCodes;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::pinned::option as option_words;
use crate::words::round_name::RoundWords;

/// What every sheet has.
pub struct Sheet {
    /// The theme of the bar above it.
    pub theme: Theme,
    /// What is wrong with the underlying log, if anything.
    pub damage: Option<Message>,
    /// What the site is called.
    pub site: String,
    /// The sheet's title.
    pub title: String,
    /// The tournament's title.
    pub tournament: String,
    /// The round, or another line below the title.
    pub subtitle: String,
    /// The head code of the log.
    pub head: String,
    /// The page to return to.
    pub back: Link,
    pub back_to: String,
}

#[derive(Template)]
#[template(path = "print/tables.html")]
struct Tables {
    sheet: Sheet,
    rows: Vec<PrintedTable>,
    byes: Vec<String>,
}

/// A line of the sheet by table.
struct PrintedTable {
    table: TableNumber,
    players: [String; 2],
    /// What is played for, beside the final.
    part: Option<Message>,
}

/// Where a player sits.
pub struct SeatedPlayer {
    pub name: String,
    /// The table; `None` for a bye.
    pub table: Option<TableNumber>,
    /// The opponents, or why there are none.
    pub against: String,
}

#[derive(Template)]
#[template(path = "print/standings.html")]
struct Ranking {
    sheet: Sheet,
    note: Option<String>,
    columns: Vec<Column>,
    lines: Vec<ShownStandingsLine>,
}

#[derive(Template)]
#[template(path = "print/slips.html")]
struct Slips {
    sheet: Sheet,
    draft: bool,
    /// The slips on sheets; `None` is a place left blank.
    stack: Vec<Vec<Option<Slip>>>,
    order: SlipOrder,
    /// The optional rules of the tournament and their sources, for every slip.
    options: Vec<(Message, &'static str)>,
    /// Whether a win takes a planet and a space mission, so that the players mark both.
    missions: bool,
    /// Where a phone reports the result; `None` if no phone reaches this site.
    phones: Option<PhoneCodes>,
}

struct Slip {
    table: TableNumber,
    /// What is played for, beside the final.
    part: Option<Message>,
    players: [String; 2],
    /// What the players have to tell each other.
    told: Vec<Remember>,
}

/// How many letters of a title or a name are in one line of a slip to cut; it gets no higher for a second one.
const ONE_LINE_OF_TITLE: usize = 40;
const ONE_LINE_OF_NAME: usize = 30;

impl Slips {
    /// Whether some slip to cut says more than usual: then the letters of all are smaller, so that none is cut off.
    fn is_crowded(&self) -> bool {
        let is_longer = |text: &str, most: usize| text.chars().count() > most;
        let is_full = |slip: &Slip| {
            !slip.told.is_empty()
                // A line of its own below the title.
                || slip.part.is_some()
                || slip.players.iter().any(|name| is_longer(name, ONE_LINE_OF_NAME))
        };
        !self.options.is_empty()
            || is_longer(&self.sheet.tournament, ONE_LINE_OF_TITLE)
            || self.stack.iter().flatten().flatten().any(is_full)
    }
}

/// Pairings by table.
pub fn pairings(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = published_round(&here, visit.param("round")?)?;
    let names = here.display_names();
    let byes = round.bye.iter().map(|bye| say("public-print-bye").with("name", names.name(bye.player)));
    let earned = round.earned_byes.iter();
    let earned = earned.map(|player| say("public-print-earned-bye").with("name", names.name(*player)));
    let byes = byes.chain(earned).map(|it| it.to_string()).collect();
    let title = say("public-print-by-table").to_string();
    let sheet = round_sheet(site, &here, visit, round, &title)?;
    Answer::page(&Tables { sheet, rows: tables(names, round), byes })
}

pub fn standings(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    damaged::refuse_sheet(site, visit)?;
    let table = StandingsTable::of(&here, None)?;
    let back = (urls::standings(here.slug()), say("public-print-the-standings").to_string());
    let sheet = sheet(site, &here, visit, table.title, String::new(), back)?;
    Answer::page(&Ranking {
        sheet,
        note: table.trouble.or(table.note),
        columns: table.columns,
        lines: table.lines,
    })
}

/// Result slips, for staff; also for a draft, so that they are ready when it is published.
pub fn slips(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let number: RoundNumber = visit.param("round")?;
    let round = here.tournament.round(number).ok_or(PageError::NotFound)?;
    let mut sheet = round_sheet(site, &here, visit, round, &say("public-print-slips").to_string())?;
    sheet.back = urls::round_staff(here.slug(), number);
    let names = here.display_names();
    let slip = |table: &round::Table| -> Result<Slip, PageError> {
        Ok(Slip {
            table: table.pair.table,
            part: words::third_place(table),
            players: names.pair(table.pair.players),
            told: remember::reminders_about(site, &here, ReminderPlace::Table, table.pair.players)?,
        })
    };
    let order = SlipOrder::of(visit, urls::print_slips(here.slug(), number))?;
    let tables = round.tables().filter(|table| !order.open || table.result.is_none());
    let stack = order.sheets(tables.map(slip).collect::<Result<_, _>>()?);
    let options = here.setup()?.settings.options.iter();
    let options = options.map(|option| (option_words(*option), option.citation())).collect();
    let missions = here.profile().is_ok_and(|profile| profile.asks_missions().is_some());
    let phones = PhoneCodes::of(site, visit, &here);
    Answer::page(&Slips { sheet, draft: round.clock.is_none(), stack, order, options, missions, phones })
}

pub(in crate::web) fn round_sheet(
    site: &Site,
    here: &Snapshot,
    visit: &Visit,
    round: &Round,
    title: &str,
) -> Result<Sheet, PageError> {
    let planned = here.tournament.planned_rounds();
    let name = here.tournament.round_name(round.number);
    let hours = state::hours(here, round);
    let comma = if hours.is_empty() { "" } else { ", " };
    let subtitle = format!("{}{comma}{hours}", state::of(name, planned));
    let back = (urls::round(here.slug(), round.number), RoundWords::of(name).words().to_string());
    sheet(site, here, visit, title.to_owned(), subtitle, back)
}

/// A sheet of a tournament.
pub fn sheet(
    site: &Site,
    here: &Snapshot,
    visit: &Visit,
    title: String,
    subtitle: String,
    (back, back_to): (Link, String),
) -> Result<Sheet, PageError> {
    let tournament = here.setup()?.settings.title.clone();
    let (theme, damage) = (visit.viewer.preferences.theme, layout::damage(site, visit));
    Ok(Sheet {
        theme,
        damage,
        site: site.config.name().to_owned(),
        title,
        tournament,
        subtitle,
        head: here.head_code().to_string(),
        back,
        back_to,
    })
}

fn tables(names: &DisplayNames, round: &Round) -> Vec<PrintedTable> {
    let line = |table: &round::Table| {
        let players = names.pair(table.pair.players);
        PrintedTable { table: table.pair.table, players, part: words::third_place(table) }
    };
    round.tables().map(line).collect()
}

/// Everybody in a round, ordered by name.
pub fn seated_players(names: &DisplayNames, round: &Round) -> Vec<SeatedPlayer> {
    names.alphabetical().into_iter().filter_map(|(player, name)| seat(names, round, player, name)).collect()
}

fn seat(names: &DisplayNames, round: &Round, player: PlayerId, name: String) -> Option<SeatedPlayer> {
    let idle =
        |against: Message| SeatedPlayer { name: name.clone(), table: None, against: against.to_string() };
    if let Some(table) = round.table_of(player) {
        let [a, b] = table.pair.players;
        let opponent = names.name(if a == player { b } else { a });
        let against = match table.pair.is_for_third_place() {
            true => say("public-seat-third-place").with("name", opponent).to_string(),
            false => opponent,
        };
        // All games of a match are played in the same place.
        return Some(SeatedPlayer { name, table: Some(table.pair.table.of_game(1)), against });
    }
    if let Some(pod) = round.pod_of(player) {
        let others = pod.pod.players.iter().filter(|other| **other != player).map(|other| names.name(*other));
        let against = others.collect::<Vec<_>>().join(", ");
        return Some(SeatedPlayer { name, table: Some(pod.table()), against });
    }
    if round.has_bye(player) {
        return Some(idle(say("public-seat-bye")));
    }
    if round.earned_byes.contains(&player) {
        return Some(idle(say("public-seat-earned-bye")));
    }
    round.absent.contains(&player).then(|| idle(say("public-seat-absent")))
}
