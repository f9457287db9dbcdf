//! `/series/{series}/log`: what was recorded, the newest first.

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;

use crate::web::messages::{Message, say};
use crate::app::series::{SeriesLogLine, SeriesSnapshot};
use crate::domain::id::{AccountId, PersonId};
use crate::domain::series::entry::SeriesEntry;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PageQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::messages::dates;
use crate::web::pages::people::asked::Beside;
use crate::web::pages::series::UNNAMED;
use crate::web::pages::series::show::ROWS;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "series/log.html")]
struct Page {
    layout: Layout,
    title: String,
    home: Link,
    lines: Vec<LogLine>,
    beside: Beside,
}

struct LogLine {
    number: i64,
    at: String,
    what: String,
    reason: String,
    who: String,
}

/// The page.
///
/// # Errors
/// [`PageError::NotFound`] for an unknown series and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.series(site)?;
    let page = listing::page(PageQuery::of(&visit.query).page, usize::MAX)?;
    let beside = Beside::of(page, here.log.len(), |page| urls::series_log_page(here.slug(), page))?;
    let shown: Vec<&SeriesLogLine> = here.log.iter().rev().skip((page - 1) * ROWS).take(ROWS).collect();
    let lines = lines(site, &here, &shown)?;
    Answer::page(&Page {
        title: here.series.title().to_owned(),
        home: urls::series(here.slug()),
        lines,
        beside,
        layout: visit.series_layout(site, &here),
    })
}

fn lines(site: &Site, here: &SeriesSnapshot, shown: &[&SeriesLogLine]) -> Result<Vec<LogLine>, PageError> {
    let mut accounts: BTreeSet<AccountId> = BTreeSet::new();
    let mut people: BTreeSet<PersonId> = BTreeSet::new();
    for line in shown {
        accounts.extend(actor(line));
        match &line.entry {
            SeriesEntry::DirectorNamed { account } | SeriesEntry::DirectorRemoved { account } => {
                accounts.insert(*account);
            }
            SeriesEntry::BonusGiven { person, .. } => {
                people.insert(*person);
            }
            SeriesEntry::SeriesCreated { .. }
            | SeriesEntry::SeriesDescribed { .. }
            | SeriesEntry::TournamentCounted(_)
            | SeriesEntry::TournamentRemoved { .. }
            | SeriesEntry::BonusWithdrawn { .. }
            | SeriesEntry::SeriesClosed {}
            | SeriesEntry::SeriesReopened { .. } => {}
        }
    }
    let names = Names {
        accounts: site.desk.names_of_accounts(accounts)?,
        people: site.desk.public_names(&people.into_iter().collect::<Vec<_>>())?,
    };
    Ok(shown.iter().map(|line| log_line(here, line, &names)).collect())
}

struct Names {
    accounts: BTreeMap<AccountId, String>,
    people: BTreeMap<PersonId, String>,
}

fn actor(line: &SeriesLogLine) -> Option<AccountId> {
    crate::domain::actor::ActorId::from(line.sealed.actor.as_str()).account()
}

fn log_line(here: &SeriesSnapshot, line: &SeriesLogLine, names: &Names) -> LogLine {
    let account = |account: &AccountId| {
        names.accounts.get(account).cloned().unwrap_or_else(|| say("series-somebody-who-left").into())
    };
    let (what, reason) = sentence(here, line, names, &account);
    let what = what.into();
    LogLine {
        number: line.sealed.sequence,
        at: dates::moment_in_utc(&line.sealed.at),
        what,
        reason,
        who: actor(line).map_or_else(|| line.sealed.actor.clone(), |id| account(&id)),
    }
}

fn sentence(
    here: &SeriesSnapshot,
    line: &SeriesLogLine,
    names: &Names,
    account: &dyn Fn(&AccountId) -> String,
) -> (Message, String) {
    let none = String::new;
    match &line.entry {
        SeriesEntry::SeriesCreated { title, rules, .. } => {
            (say("series-log-begins").with("title", title).with("rules", &rules.name), none())
        }
        SeriesEntry::SeriesDescribed { title, .. } => {
            (say("series-log-described").with("title", title), none())
        }
        SeriesEntry::DirectorNamed { account: it } => {
            (say("series-log-directs").with("name", account(it)), none())
        }
        SeriesEntry::DirectorRemoved { account: it } => {
            (say("series-log-directs-no-more").with("name", account(it)), none())
        }
        SeriesEntry::TournamentCounted(counted) => {
            let (title, at, players) = (&counted.title, counted.head.sequence, counted.results.len());
            let what = match counted.reason.is_empty() {
                true => say("series-log-counts").with("title", title).with("line", at).with("players", players),
                false => {
                    say("series-log-counts-again").with("title", title).with("line", at).with("players", players)
                }
            };
            (what, counted.reason.clone())
        }
        SeriesEntry::TournamentRemoved { tournament, reason } => {
            let title = title_before(here, line.sealed.sequence, *tournament);
            (say("series-log-counts-no-more").with("title", title), reason.clone())
        }
        SeriesEntry::BonusGiven { person, points, reason } => {
            let name = names.people.get(person).cloned().unwrap_or_else(|| UNNAMED.into());
            let bonus = say("series-log-gets-a-bonus").with("name", name).with("points", words::points(*points));
            (bonus, reason.clone())
        }
        SeriesEntry::BonusWithdrawn { number, reason } => {
            (say("series-log-bonus-withdrawn").with("line", number), reason.clone())
        }
        SeriesEntry::SeriesClosed {} => (say("series-log-closed"), none()),
        SeriesEntry::SeriesReopened { reason } => (say("series-log-open-again"), reason.clone()),
    }
}

/// The title under which a tournament counted before this line.
fn title_before(here: &SeriesSnapshot, number: i64, id: crate::domain::id::TournamentId) -> String {
    let before = here.log.iter().rev().filter(|line| line.sealed.sequence < number);
    let title = before.into_iter().find_map(|line| match &line.entry {
        SeriesEntry::TournamentCounted(counted) if counted.tournament == id => Some(counted.title.clone()),
        _ => None,
    });
    title.unwrap_or_default()
}
