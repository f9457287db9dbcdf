//! `/t/{tournament}/log/{line}/undo`: what undoing or redoing an act would change, and doing it.

use std::collections::BTreeSet;

use askama::Template;

use crate::app::Snapshot;
use crate::app::log_lines::LogReader;
use crate::domain::id::{EntryNumber, PlayerId, RoundNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::command::{Command, RedoAct, UndoAct};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::undo::UndoOffer;
use crate::domain::tournament::undo_refusal::UndoRefusal;
use crate::domain::tournament::what_if::WhatIfError;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::UndoForm;
use crate::web::intents::{self, UndoIntent};
use crate::web::layout::Layout;
use crate::web::pages::director::undo_beside;
use crate::web::pages::moved::Moves;
use crate::web::pages::public::log::{ShownLogLine, undo_word};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::Refused;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::impossible::history_error;

/// The most lines that the page lists one by one.
const MOST: usize = 40;

#[derive(Template)]
#[template(path = "director/undo.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    send: Link,
    back: Link,
    /// `Undo` or `Redo`.
    word: crate::messages::Message,
    is_undone: bool,
    /// The lines of the act.
    act: Vec<ShownLogLine>,
    /// Why it cannot be done; empty if it can.
    blocked: String,
    /// The lines that are in the way, each with a link.
    in_the_way: Vec<ShownLogLine>,
    more_in_the_way: usize,
    changes: Vec<String>,
    /// Why there would be no standings; empty if there would.
    unscorable: String,
    moves: Moves,
    form: Fields,
    /// Why the form was refused; empty when it was not sent.
    refused: String,
    /// What is wrong with the reason.
    fault: String,
}

/// The newest act, on the desk.
pub(super) struct LastAct {
    pub(super) what: String,
    pub(super) to: Link,
    pub(super) word: crate::messages::Message,
    /// Its icon in the stylesheet.
    pub(super) icon: &'static str,
}

/// The newest act, if this visitor may undo it, or redo what it undid.
pub(super) fn last_act(visit: &Visit, here: &Snapshot) -> Option<LastAct> {
    let newest = u32::try_from(here.sequence()).ok().map(EntryNumber)?;
    let number = undone_by(here, newest).map_or(newest, |span| span.last);
    let span = here.act_of(number)?;
    let offer = here.tournament.undo_offer(number)?;
    here.tournament.decide(&command(visit, span, offer, "asked").ok()?).ok()?;
    let what = here.log_lines_of(LogReader::Staff, here.act_of(newest)?).next()?.what;
    let icon = match offer {
        UndoOffer::Undo => "undo",
        UndoOffer::Redo => "redo",
    };
    Some(LastAct { what, to: urls::undo_act(here.slug(), number), word: undo_word(offer), icon })
}

/// The act that a line undid.
fn undone_by(here: &Snapshot, number: EntryNumber) -> Option<ActSpan> {
    here.tournament.chronicle().entry(number)?.entry.undone()
}

/// What undoing would change.
///
/// # Errors
/// [`PageError::NotFound`] when the log has no such line.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, None)?)
}

/// Undoes or redoes the act.
///
/// # Errors
/// Like [`Visit::give`].
pub fn act(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let span = span(visit, &here)?;
    let offer = match UndoIntent::of(&visit.form) {
        Some(UndoIntent::Undo) => UndoOffer::Undo,
        Some(UndoIntent::Redo) => UndoOffer::Redo,
        None => return Err(PageError::bad_request(intents::MISSING)),
    };
    let reason = UndoForm::of(&visit.form).reason;
    let given = visit.give(site, |_| command(visit, span, offer, reason));
    Answer::redirect_or_refuse(given, &urls::log_line(here.slug(), span.last), |why| {
        Answer::refusal(&page(site, visit, Some(why))?)
    })
}

fn command(visit: &Visit, span: ActSpan, offer: UndoOffer, reason: &str) -> Result<Command, PageError> {
    let by = visit.undoer()?;
    let reason = reason.into();
    Ok(match offer {
        UndoOffer::Undo => Command::UndoAct(UndoAct { span, by, reason }),
        UndoOffer::Redo => Command::RedoAct(RedoAct { span, by, reason }),
    })
}

/// The act of the line in the path; of a line that undid something, the act that it undid.
fn span(visit: &Visit, here: &Snapshot) -> Result<ActSpan, PageError> {
    let number: EntryNumber = visit.param("line")?;
    let number = undone_by(here, number).map_or(number, |span| span.last);
    here.act_of(number).ok_or(PageError::NotFound)
}

fn page(site: &Site, visit: &Visit, refused: Option<&Refused>) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let span = span(visit, &here)?;
    let is_undone = here.tournament.chronicle().is_undone(span.last);
    let offer = if is_undone { UndoOffer::Redo } else { UndoOffer::Undo };
    let reason = UndoForm::of(&visit.form).reason;
    let asked = command(visit, span, offer, if reason.is_empty() { "asked" } else { reason })?;
    let blocked = here.tournament.decide(&asked).err();
    let in_the_way = blocked.as_ref().map_or(&[][..], in_the_way);
    let layout = visit.tournament_layout(site, &here);
    let line = |line| ShownLogLine::of(&here, line);
    let mut page = Page {
        layout,
        tabs: Tabs::of(visit, &here, Tab::Log),
        send: urls::undo_act(here.slug(), span.last),
        back: urls::log_line(here.slug(), span.last),
        word: undo_word(offer),
        is_undone,
        act: here.log_lines_of(LogReader::Staff, span).take(MOST).map(line).collect(),
        blocked: blocked.as_ref().map_or_else(String::new, |why| here.refusal(why)),
        in_the_way: ways(&here, in_the_way.get(..MOST).unwrap_or(in_the_way)),
        more_in_the_way: in_the_way.len().saturating_sub(MOST),
        changes: Vec::new(),
        unscorable: String::new(),
        moves: Moves::default(),
        form: visit.form.clone(),
        refused: refused.map_or_else(String::new, ToString::to_string),
        fault: if refused.and_then(Refused::refusal) == Some(&Refusal::NoReason) {
            say("director-form-reason").into()
        } else {
            String::new()
        },
    };
    if blocked.is_none() {
        let then = if is_undone { here.tournament.with(span) } else { here.tournament.without(span) };
        page.changes = changes(&here, &then);
        let shifts = match here.tournament.shifts_to(&then, &visit.awaited) {
            Ok(shifts) => shifts,
            Err(WhatIfError::Impossible(why)) => {
                page.unscorable = history_error(&why).to_string();
                Vec::new()
            }
            Err(WhatIfError::NotAwaited(gone)) => return Err(gone.into()),
        };
        page.moves = Moves::of(&here, &shifts);
    }
    Ok(page)
}

fn in_the_way(refusal: &Refusal) -> &[EntryNumber] {
    if let Refusal::Undo(why) = refusal { UndoRefusal::in_the_way(why) } else { &[] }
}

/// Lines that are in the way, each with a way to undo it first.
fn ways(here: &Snapshot, numbers: &[EntryNumber]) -> Vec<ShownLogLine> {
    let lines = numbers.iter().filter_map(|number| {
        let (offer, span) = (here.tournament.undo_offer(*number), ActSpan { first: *number, last: *number });
        let line = here.log_lines_of(LogReader::Staff, span).next()?;
        let undo = offer.map(|offer| (urls::undo_act(here.slug(), *number), undo_word(offer)));
        Some(ShownLogLine { undo, ..ShownLogLine::of(here, line) })
    });
    lines.collect()
}

/// What would be different, in sentences.
fn changes(here: &Snapshot, then: &Tournament) -> Vec<String> {
    let now = &here.tournament;
    let mut told = Vec::new();
    for round in now.rounds().chain(then.rounds().filter(|round| now.round(round.number).is_none())) {
        let name = words::RoundWords::of(now.round_name(round.number));
        let phases = [now.round(round.number), then.round(round.number)].map(|round| round.map(Round::phase));
        match phases {
            [was, is] if was == is => told.extend(tables(&name.title(), now, then, round)),
            [_, None] => told.push(say("director-undo-not-paired").with("round", name.subject()).into()),
            [_, Some(Phase::Draft)] => {
                told.push(say("director-undo-a-draft-again").with("round", name.subject()).into());
            }
            [_, Some(Phase::Playing)] => {
                told.push(say("director-undo-being-played").with("round", name.subject()).into())
            }
            [_, Some(Phase::Closed)] => {
                told.push(say("director-undo-closed").with("round", name.subject()).into());
            }
        }
    }
    for player in now.players() {
        let is_active = then.player(player.id).is_some_and(|it| it.is_active());
        if player.is_active() != is_active {
            let name = here.name(player.id);
            told.push(match is_active {
                true => say("director-undo-plays-on").with("name", name).into(),
                false => say("director-undo-has-left").with("name", name).into(),
            });
        }
        told.extend(deck(here, then, player.id));
    }
    if now.setup() != then.setup() {
        told.push(say("director-undo-settings-as-before").into());
    }
    if now.cut().is_some() != then.cut().is_some() {
        let has_cut = then.cut().is_some();
        told.push(if has_cut { say("director-undo-a-cut") } else { say("director-undo-no-cut") }.into());
    }
    told.extend(winners(here, then));
    told.extend(undo_beside::changes(here, then));
    if told.is_empty() {
        told.push(say("director-undo-stay-as-they-are").into());
    }
    told
}

/// Matches of the cut that another player would have won, or nobody.
fn winners(here: &Snapshot, then: &Tournament) -> Vec<String> {
    let now = &here.tournament;
    let (was, is) = (now.cut_winners(), then.cut_winners());
    let matches: BTreeSet<(RoundNumber, u32)> = was.keys().chain(is.keys()).copied().collect();
    let stays = |round| now.round(round).is_some() && then.round(round).is_some();
    let others = matches.into_iter().filter(|at| stays(at.0) && was.get(at) != is.get(at));
    others
        .map(|(round, table)| {
            let title = words::RoundWords::of(now.round_name(round)).title();
            match is.get(&(round, table)) {
                Some(player) => say("director-undo-goes-on")
                    .with("round", title)
                    .with("table", table)
                    .with("name", here.name(*player))
                    .into(),
                None => say("director-undo-nobody-goes-on").with("round", title).with("table", table).into(),
            }
        })
        .collect()
}

/// Tables of a round that come or go, or with another result, other players or other time.
fn tables(title: &Message, now: &Tournament, then: &Tournament, round: &Round) -> Vec<String> {
    let (Some(was), Some(is)) = (now.round(round.number), then.round(round.number)) else {
        return Vec::new();
    };
    let told = was.tables().filter_map(|table| {
        let number = table.pair.table;
        let Some(other) = is.table(number) else {
            return Some(say("director-undo-table-goes").with("round", title).with("table", number).into());
        };
        let result = [table, other].map(|table| table.result.as_ref().map(|it| it.result));
        if table.pair.players != other.pair.players {
            return Some(
                say("director-undo-other-players").with("round", title).with("table", number).into(),
            );
        }
        match result {
            [was, is] if was == is && table == other => None,
            [was, is] if was == is => {
                Some(say("director-undo-notes-change").with("round", title).with("table", number).into())
            }
            [_, None] => {
                Some(say("director-undo-no-result").with("round", title).with("table", number).into())
            }
            [None, Some(_)] => {
                Some(say("director-undo-result-again").with("round", title).with("table", number).into())
            }
            [Some(_), Some(_)] => {
                Some(say("director-undo-earlier-result").with("round", title).with("table", number).into())
            }
        }
    });
    let back = is.tables().map(|table| table.pair.table).filter(|number| was.table(*number).is_none());
    let back =
        back.map(|number| say("director-undo-table-comes").with("round", title).with("table", number).into());
    let pods = was.pods().filter(|pod| is.pod(pod.table()) != Some(pod));
    let pods = pods
        .map(|pod| say("director-undo-another-score").with("round", title).with("table", pod.table()).into());
    told.chain(back).chain(pods).collect()
}

fn deck(here: &Snapshot, then: &Tournament, player: PlayerId) -> Option<String> {
    let was = here.tournament.player(player)?.deck.as_ref()?;
    let is = then.player(player)?.deck.as_ref()?;
    let name = here.name(player);
    match (was.accepted.is_some(), is.accepted.is_some()) {
        _ if was.at != is.at => None,
        (false, true) => Some(say("director-undo-list-accepted").with("name", name).into()),
        (true, false) => Some(say("director-undo-list-not-accepted").with("name", name).into()),
        (false, false) | (true, true) => None,
    }
}
