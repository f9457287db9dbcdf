//! `/t/{tournament}/log`: the match log, newest line first.

use actix_web::http::StatusCode;
use askama::Template;

use crate::app::Snapshot;
use crate::app::log_lines::{LogLine, LogPart, LogReader};
use crate::domain::hash::EntryHash;
use crate::domain::id::{EntryNumber, Slug};
use crate::domain::tournament::clock_jump::Jump;
use crate::domain::tournament::head::HeadCode;
use crate::domain::tournament::undo::UndoOffer;
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::public::log_choice::{Asked, ChosenLines, part_title};
use crate::web::pages::public::state;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// Lines per page: a whole tournament of thirty players.
const LINES: usize = 500;

#[derive(Template)]
#[template(path = "public/log.html")]
struct Log {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    choice: ChosenLines,
    stretches: Vec<Stretch>,
    total: String,
    newer: Option<Link>,
    older: Option<Link>,
    /// The places where the clock jumped.
    clock_jumps: Vec<String>,
    code: HeadCode,
    head: EntryHash,
    slug: Slug,
}

/// Lines of one part of the tournament and one day.
struct Stretch {
    /// The part, where it is another than above.
    part: Option<Message>,
    /// The day with the time zone, where it is another than above.
    day: Option<String>,
    /// Newest first.
    lines: Vec<ShownLogLine>,
}

pub struct ShownLogLine {
    pub sequence: i64,
    pub what: String,
    pub why: Option<String>,
    /// The day, with the time zone.
    pub day: String,
    /// The time, for programs.
    pub at: String,
    /// When, as time of day; with the day if it is not the tournament's, except below a heading that says it.
    pub clock: String,
    /// Who, and in which role.
    pub who: String,
    /// The head code of sheets made after it.
    pub code: HeadCode,
    /// Whether the entry was undone.
    pub is_undone: bool,
    /// Where to undo or redo it, for people who may.
    pub undo: Option<(Link, Message)>,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let slug = here.slug();
    let log = here.log_in_parts();
    let asked = Asked::of(visit, &log)?;
    let undoes = visit.undoes(&here);
    let mut lines = log.lines(LogReader::Everyone, asked.choice);
    let shown = lines.by_ref().take(LINES).map(|(part, line)| (part, shown_line(&here, line, undoes)));
    let stretches = in_stretches(&here, shown);
    let last = stretches.last().and_then(|stretch| stretch.lines.last()).map(|line| line.sequence);
    let goes_on = lines.next().is_some();
    Answer::page(&Log {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Log),
        facts: state::facts(&here, &setup.settings),
        choice: asked.offered(&here, &log),
        stretches,
        total: say("public-log-count-lines").with("n", here.log.len()).to_string(),
        newer: asked.choice.before.map(|_| asked.newest(slug)),
        older: last.filter(|_| goes_on).map(|number| asked.before(slug, number)),
        clock_jumps: here.clock_jumps().iter().map(|one| jump_note(&here, one)).collect(),
        code: here.head_code(),
        head: here.head(),
        slug: slug.clone(),
    })
}

/// Says which times a jump of the clock makes unreliable.
fn jump_note(here: &Snapshot, jump: &Jump) -> String {
    let Jump { sequence, from, to } = jump;
    let is_back = to < from;
    let (from, to) = (words::moment(here, *from), words::moment(here, *to));
    let told = if is_back {
        say("public-log-clock-put-back").with("line", *sequence).with("from", from).with("to", to)
    } else {
        say("public-log-clock-put-forward").with("line", *sequence).with("from", from).with("to", to)
    };
    told.to_string()
}

/// `/t/{tournament}/head`: the code of the newest entry, for pages that check whether there is anything new. The same
/// for everybody, so it is requested without a session and answered from memory.
pub fn head(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Ok(Answer::text(StatusCode::OK, visit.here(site)?.head_code().to_string()))
}

/// `/t/{tournament}/live`: a stream that says when there is something new, and nothing of what it is.
pub fn live(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let place = site.permits.following(visit.viewer.account.is_some());
    let is_hidden = here.tournament.is_hidden();
    let follow = |place| site.followers.follow(here.slug(), &here.head_code(), is_hidden, place);
    Ok(Answer::events(place.and_then(follow)))
}

/// The newest lines that are news, without a way to undo them.
pub fn latest(here: &Snapshot, most: usize) -> Vec<ShownLogLine> {
    here.log_lines_of_news(LogReader::Everyone).take(most).map(|line| ShownLogLine::of(here, line)).collect()
}

/// Puts the lines below headings.
fn in_stretches(here: &Snapshot, lines: impl Iterator<Item = (LogPart, ShownLogLine)>) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    let (mut last_part, mut last_day) = (None, String::new());
    for (part, line) in lines {
        let is_other = last_part.replace(part) != Some(part);
        let is_later = line.day != last_day;
        match stretches.last_mut().filter(|_| !is_other && !is_later) {
            Some(stretch) => stretch.lines.push(line),
            None => {
                last_day.clone_from(&line.day);
                stretches.push(Stretch {
                    part: is_other.then(|| part_title(here, part)),
                    day: is_later.then(|| line.day.clone()),
                    lines: vec![line],
                });
            }
        }
    }
    stretches
}

fn shown_line(here: &Snapshot, line: LogLine, undoes: bool) -> ShownLogLine {
    let undo = line.offer.filter(|_| undoes).and_then(|offer| {
        let number = u32::try_from(line.sequence).ok().map(EntryNumber)?;
        Some((urls::undo_act(here.slug(), number), undo_word(offer)))
    });
    let clock = words::clock(here, line.at);
    ShownLogLine { undo, clock, ..ShownLogLine::of(here, line) }
}

/// What a link to undoing or redoing says.
pub const fn undo_word(offer: UndoOffer) -> Message {
    match offer {
        UndoOffer::Undo => say("public-log-undo"),
        UndoOffer::Redo => say("public-log-redo"),
    }
}

impl ShownLogLine {
    /// A line with its time in the tournament's time zone.
    pub fn of(here: &Snapshot, line: LogLine) -> Self {
        let LogLine { sequence, kind: _, what, why, at, who, code, is_undone, offer: _ } = line;
        Self {
            sequence,
            what,
            why,
            day: {
                let local = at.with_timezone(&here.tournament.zone());
                format!("{} ({})", dates::day_of_week(local.date_naive()), dates::zone_letters(&local))
            },
            at: words::rfc3339(at),
            clock: words::clock_of_day(here, at),
            who,
            code,
            is_undone,
            undo: None,
        }
    }
}
