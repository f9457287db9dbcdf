//! A cut that is being played: the next step, matches to settle, the bracket.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId, TableNumber};
use crate::domain::tournament::command::{
    AddGame, Command, CommandKind, PairRound, SettleMatch, WithdrawCut,
};
use crate::domain::tournament::cut::StartedCut;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::domain::tournament::stage_step::StageStep;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::{ReasonForm, SettleForm};
use crate::web::layout::Layout;
use crate::web::pages::cut::bracket::{bracket, how, notes, swiss, title};
use crate::web::pages::cut::view::{BracketPart, Drawing};
use crate::web::pages::director;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "cut/run.html")]
pub(super) struct RunPage {
    layout: Layout,
    tabs: Tabs,
    title: String,
    how: String,
    /// Whether one bracket for everybody is all that is played.
    is_bracket: bool,
    refused: String,
    settles: bool,
    parts: Vec<BracketPart>,
    open: Vec<UndecidedMatch>,
    under_way: Vec<UndecidedMatch>,
    /// The matches whose winner was named, each with who it is: the other player can still be named.
    named: Vec<(Message, UndecidedMatch)>,
    notes: Vec<Message>,
    reserves: Vec<String>,
    next: Option<NextStep>,
    withdraw: Option<Link>,
    bracket: Link,
}

/// A match that no game decided: every game has a result, or another is open.
struct UndecidedMatch {
    table: TableNumber,
    place: Message,
    players: [(PlayerId, String); 2],
    /// Those of them who can go on.
    choices: Vec<(PlayerId, String)>,
    /// That one of them has left, or both have.
    has_left: Option<Message>,
    both_left: bool,
    /// The recorded games in order.
    games: Vec<Message>,
    /// The player who was named as its winner.
    named: Option<PlayerId>,
    /// Lets it go on with another game; `None` once the stage is closed, or nobody is there to play it.
    add: Option<Link>,
    settle: Link,
}

/// The next step of the cut.
struct NextStep {
    words: String,
    to: Link,
    /// Whether it is a form to send; otherwise a page to open.
    sends: bool,
    word: String,
}

/// Takes the cut back.
///
/// # Errors
/// Like [`Visit::give`].
pub fn withdraw(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let reason = ReasonForm::of(&visit.form).reason.into();
    give(site, visit, &Command::WithdrawCut(WithdrawCut { reason }))
}

/// Pairs the next stage as a draft.
///
/// # Errors
/// Like [`Visit::give`].
pub fn pair(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    give(site, visit, &Command::PairRound(PairRound { absent: Vec::new(), earned_byes: Vec::new() }))
}

/// Lets a match go on with another game.
///
/// # Errors
/// Like [`Visit::give`].
pub fn add(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    give(site, visit, &Command::AddGame(AddGame { at: at(visit)? }))
}

/// Names who goes on.
///
/// # Errors
/// Like [`Visit::give`].
pub fn settle(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = SettleForm::of(&visit.form);
    let winner = form.winner.parse().map_err(|_| PageError::bad_request(say("cut-run-choose-winner")))?;
    let (instead, reason) = (form.seen.parse().ok(), form.reason.into());
    give(site, visit, &Command::SettleMatch(SettleMatch { at: at(visit)?, winner, instead, reason }))
}

fn at(visit: &Visit) -> Result<AtTable, PageError> {
    Ok(AtTable::new(visit.param("round")?, visit.param("table")?))
}

/// Submits a command and redirects to the page for the next step.
fn give(site: &Site, visit: &Visit, command: &Command) -> Result<Answer, PageError> {
    let sent = visit.give(site, |_| Ok(command.clone()));
    let here = visit.here(site)?;
    match sent {
        Ok(_) => {
            let draft = here.tournament.draft().filter(|_| matches!(command, Command::PairRound(_)));
            let next = draft.map(|draft| urls::round_staff(here.slug(), draft.number));
            Ok(Answer::see_other(&next.unwrap_or_else(|| urls::cut(here.slug()))))
        }
        Err(PageError::Refused(why)) => match here.tournament.cut() {
            Some(started) => Answer::refusal(&page(site, visit, &here, started, why.to_string())?),
            None => Err(PageError::Refused(why)),
        },
        Err(error) => Err(error),
    }
}

/// The page of a started cut.
///
/// # Errors
/// If its results make no bracket.
pub(super) fn page(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    started: &StartedCut,
    refused: String,
) -> Result<RunPage, PageError> {
    let slug = here.slug();
    let bracket = bracket(here)?;
    // The one in play, or one that a correction after its end left without a winner.
    let last = here.tournament.stages().next_back();
    Ok(RunPage {
        layout: visit.tournament_layout(site, here),
        tabs: Tabs::of(visit, here, Tab::Bracket),
        title: title(started),
        how: how(here, started),
        is_bracket: here.tournament.is_bracket(),
        refused,
        settles: visit.offers(here, urls::settle_match::PATH),
        parts: Drawing { here, started, bracket: &bracket, drafts: true }.parts(),
        open: last.map(|round| undecided_matches(here, round)).unwrap_or_default(),
        under_way: last.map(|round| matches_under_way(here, round)).unwrap_or_default(),
        named: last.map(|round| named_winners(here, round)).unwrap_or_default(),
        notes: notes(here, started, swiss(here).as_ref()),
        reserves: reserves(here, started),
        next: next_step(here),
        withdraw: (visit.offers(here, urls::withdraw_cut::PATH) && !here.tournament.cut_has_begun())
            .then(|| urls::withdraw_cut(slug)),
        bracket: urls::bracket(slug),
    })
}

/// The next reserves, as long as one of them can move up.
fn reserves(here: &Snapshot, started: &StartedCut) -> Vec<String> {
    if !here.tournament.reserves_can_move_up() {
        return Vec::new();
    }
    let is_here = |player: &&PlayerId| here.tournament.player(**player).is_some_and(|one| one.is_active());
    started.reserves.iter().filter(is_here).take(8).map(|player| here.name(*player)).collect()
}

fn undecided_matches(here: &Snapshot, round: &Round) -> Vec<UndecidedMatch> {
    let tables = here.tournament.undecided_matches(round);
    let tables = tables.into_iter().filter_map(|number| round.table(number));
    tables.map(|table| UndecidedMatch::at(here, round, table)).collect()
}

fn matches_under_way(here: &Snapshot, round: &Round) -> Vec<UndecidedMatch> {
    let tables = here.tournament.matches_under_way(round).into_iter();
    let named = tables.filter_map(|[table, open]| {
        let place = say("cut-view-game").with("table", table).with("game", open.game());
        Some(UndecidedMatch { place, ..UndecidedMatch::at(here, round, round.table(table)?) })
    });
    named.collect()
}

/// Those in which the other player is there to be named.
fn named_winners(here: &Snapshot, round: &Round) -> Vec<(Message, UndecidedMatch)> {
    let named = here.tournament.named_winners(round).into_iter();
    let others = named.filter_map(|(number, winner)| {
        let mut of = UndecidedMatch::at(here, round, round.table(number)?);
        of.choices.retain(|(player, _)| *player != winner);
        of.named = Some(winner);
        // Who goes on is named already.
        of.has_left = of.has_left.filter(|_| !of.both_left);
        let says = say("cut-run-named").with("name", here.name(winner));
        (!of.choices.is_empty()).then_some((says, of))
    });
    others.collect()
}

impl UndecidedMatch {
    fn at(here: &Snapshot, round: &Round, table: &Table) -> Self {
        let number = table.pair.table;
        let players = table.pair.players.map(|player| (player, here.name(player)));
        let walk_over = here.tournament.left_and_here(table);
        let both_left = here.tournament.both_left(table);
        let goes_on = |(player, _): &&(PlayerId, String)| walk_over.is_none_or(|[left, _]| left != *player);
        Self {
            table: number,
            place: say("cut-run-table").with("table", number),
            choices: players.iter().filter(goes_on).cloned().collect(),
            has_left: has_left(here, table),
            both_left,
            named: None,
            players,
            games: round.games_at(number.table()).filter_map(|game| recorded_game(here, game)).collect(),
            add: (round.phase() == Phase::Playing && !both_left)
                .then(|| urls::add_game(here.slug(), round.number, number)),
            settle: urls::settle_match(here.slug(), round.number, number),
        }
    }
}

/// That a player of this match has left, and who goes on.
fn has_left(here: &Snapshot, table: &Table) -> Option<Message> {
    if here.tournament.both_left(table) {
        let [one, other] = table.pair.players.map(|player| here.name(player));
        return Some(say("cut-run-both-left").with("one", one).with("other", other));
    }
    let [left, opponent] = here.tournament.left_and_here(table)?.map(|player| here.name(player));
    Some(say("cut-run-has-left").with("left", left).with("opponent", opponent))
}

fn recorded_game(here: &Snapshot, game: &Table) -> Option<Message> {
    let [a, b] = game.pair.players.map(|player| here.name(player));
    let [of_a, of_b] = game.result.as_ref()?.result.scores.map(words::score);
    let number = game.pair.table.game();
    Some(
        say("cut-run-game")
            .with("game", number)
            .with("one", a)
            .with("of-one", of_a)
            .with("other", b)
            .with("of-other", of_b),
    )
}

/// What a director does next.
fn next_step(here: &Snapshot) -> Option<NextStep> {
    let slug = here.slug();
    here.tournament.takes(CommandKind::PairRound).ok()?;
    if let Some((round, step)) = here.tournament.stage_step() {
        return Some(in_stage(here, round, &step));
    }
    let command = Command::PairRound(PairRound { absent: Vec::new(), earned_byes: Vec::new() });
    match here.tournament.decide(&command) {
        Ok(_) => {
            let stage = director::next_stage(here)?;
            Some(NextStep {
                words: say("director-next-stage").with("round", stage.subject()).to_string(),
                to: urls::pair_stage(slug),
                sends: true,
                word: say("director-next-pair-stage").with("round", stage.with_article()).to_string(),
            })
        }
        Err(refusal) => Some(NextStep {
            words: here.refusal(&refusal),
            to: urls::desk(slug),
            sends: false,
            word: say("cut-run-desk").to_string(),
        }),
    }
}

/// What comes next in a stage that is not closed, or that lacks a winner.
fn in_stage(here: &Snapshot, round: &Round, step: &StageStep) -> NextStep {
    let name = words::round_name(here, round.number).subject();
    let staff = urls::round_staff(here.slug(), round.number);
    let (words, to, word) = match step {
        StageStep::Publish => {
            (say("director-next-is-a-draft").with("round", name), staff, say("cut-run-look-at-draft"))
        }
        StageStep::Record => {
            let deadline = round.clock.as_ref().and_then(|clock| clock.deadline);
            let played = match deadline.map(|at| words::clock_of_day(here, at)) {
                Some(until) => say("cut-run-is-played-until").with("round", name).with("until", until),
                None => say("cut-run-is-played").with("round", name),
            };
            (played, staff, say("cut-run-record"))
        }
        // The desk says the same: it leads to the forms below, or closes the stage.
        StageStep::Settle(_) | StageStep::Close => return as_on_the_desk(here, round),
    };
    NextStep { words: words.to_string(), to, sends: false, word: word.to_string() }
}

fn as_on_the_desk(here: &Snapshot, round: &Round) -> NextStep {
    let step = director::playing(here, round);
    let checks =
        || (urls::round_checks(here.slug(), round.number), say("director-next-what-blocks").to_string());
    let sends = step.act.is_some();
    let (to, word) = step.act.or(step.go).unwrap_or_else(checks);
    NextStep { words: step.words, to, sends, word }
}
