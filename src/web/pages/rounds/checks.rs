//! What to look at before a draft is published or a round is closed: what prevents it, and what only needs a look.
//! The rules (`decide`) prevent; this says where to fix each thing.

use crate::app::Snapshot;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId};
use crate::domain::tournament::round::{Round, Table};
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::cut::{departed, other_seeds};
use crate::web::pages::penalties::due;
use crate::web::pages::rounds::named_table::NamedTable;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::words;
use crate::words::player_refusal::player_refusal;
use crate::words::question::question_words;

/// One thing to look at.
pub struct RoundCheck {
    /// Whether it must be done first.
    pub blocks: bool,
    pub sentence: String,
    /// The page on which to fix it.
    pub to: Link,
    pub word: Message,
}

impl RoundCheck {
    const fn blocking(sentence: String, to: Link, word: Message) -> Self {
        Self { blocks: true, sentence, to, word }
    }

    const fn look(sentence: String, to: Link, word: Message) -> Self {
        Self { blocks: false, sentence, to, word }
    }
}

/// Disputes that the close of the round would leave open.
pub struct LeftOpen {
    /// Their numbers, as the form sends them.
    pub numbers: String,
    /// The label of the box to tick.
    pub word: Message,
    /// What to do first, or to tick.
    pub tick: Message,
}

impl LeftOpen {
    /// Those among these disputes; `None` without any.
    pub fn of(open: &[DisputeNumber]) -> Option<Self> {
        let numbers: Vec<String> = open.iter().map(ToString::to_string).collect();
        (!open.is_empty()).then(|| Self {
            word: say("rounds-tables-close-over")
                .with("disputes", open.len())
                .with("numbers", words::list(&numbers)),
            tick: say("rounds-tables-tick-to-close").with("disputes", open.len()),
            numbers: numbers.join(" "),
        })
    }
}

/// Before a round is closed; what prevents it comes first.
pub fn before_closing(here: &Snapshot, round: &Round) -> Vec<RoundCheck> {
    games(here, round).into_iter().chain(decks(here, round)).collect()
}

/// The part about the games of the round; missing decks are on the desk all the time.
pub fn games(here: &Snapshot, round: &Round) -> Vec<RoundCheck> {
    let mut checks: Vec<RoundCheck> = missing(here, round).into_iter().collect();
    checks.extend(conflicts(here, round));
    checks.extend(match_checks(here, round));
    let games = due::games(here, Some(round.number)).into_iter();
    checks.extend(games.map(|game| RoundCheck::blocking(game.sentence, game.to, game.word)));
    // A dispute is decided, or the director ticks that it stays open.
    checks.extend(open_disputes(here, round, true));
    checks.extend(waiting_checks(here, false));
    checks.extend(round.tables().flat_map(|table| unlike(here, round, table)));
    checks
}

/// Before a draft is published.
pub fn before_publishing(here: &Snapshot, draft: &Round) -> Vec<RoundCheck> {
    let to = || urls::round_staff(here.slug(), draft.number);
    let unfit = here.tournament.unfit_in_draft(draft);
    let blocked = unfit.map(|(player, why)| {
        RoundCheck::blocking(player_refusal(why, &here.name(player)).to_string(), to(), discard())
    });
    let mut checks: Vec<RoundCheck> = blocked.collect();
    let since: Vec<String> = here.tournament.registered_since().map(|player| here.name(player.id)).collect();
    if !since.is_empty() {
        let sentence = say("rounds-check-registered-since")
            .with("number", since.len())
            .with("players", words::list(&since));
        checks.push(RoundCheck::look(sentence.to_string(), to(), discard()));
    }
    let arrived: Vec<String> = here
        .tournament
        .check_in()
        .map(|open| draft.absent.iter().filter(|player| open.is_here(**player)))
        .into_iter()
        .flatten()
        .map(|player| here.name(*player))
        .collect();
    if !arrived.is_empty() {
        let sentence = say("rounds-check-arrived-since").with("players", words::list(&arrived));
        checks.push(RoundCheck::look(sentence.to_string(), to(), discard()));
    }
    checks.extend(seeds(here, draft));
    checks.extend(left(here, draft));
    let games = due::games(here, None).into_iter();
    checks.extend(games.map(|game| RoundCheck::look(game.sentence, game.to, game.word)));
    let earlier = here.tournament.rounds().filter(|round| round.number < draft.number);
    checks.extend(earlier.flat_map(|round| open_disputes(here, round, false)));
    checks.extend(decks(here, draft));
    checks
}

/// The standings would seed the cut otherwise, and it can still be taken back.
fn seeds(here: &Snapshot, draft: &Round) -> Option<RoundCheck> {
    let other = draft.stage().and_then(|_| other_seeds::in_time(here))?;
    let to = urls::cut(here.slug());
    Some(RoundCheck::look(other_seeds::told(here, &other), to, say("rounds-check-see-the-cut")))
}

/// Matches of a stage that a player has left: they are published, and then the opponents go on without a game.
fn left(here: &Snapshot, draft: &Round) -> Vec<RoundCheck> {
    let see = |told: Message| {
        RoundCheck::look(told.to_string(), urls::cut(here.slug()), say("rounds-check-see-the-cut"))
    };
    let walk_overs = here.tournament.walk_overs().into_iter().filter(|one| one.at.round == draft.number);
    let walk_overs = walk_overs.map(|one| departed::walk_over(here, &one));
    let deserted = here.tournament.deserted_matches().into_iter().filter(|one| one.at.round == draft.number);
    let deserted = deserted.map(|one| departed::deserted(here, &one));
    walk_overs.chain(deserted).map(see).collect()
}

const fn discard() -> Message {
    say("rounds-check-discard-draft")
}

/// The open disputes that closing the round would leave open.
pub fn open(here: &Snapshot, round: &Round) -> Vec<DisputeNumber> {
    here.tournament.open_disputes_of(round.number).map(|dispute| dispute.number).collect()
}

fn missing(here: &Snapshot, round: &Round) -> Option<RoundCheck> {
    let open = round.missing().filter(|table| !table.in_conflict());
    let numbers: Vec<String> = open.map(|table| table.pair.table.to_string()).collect();
    let first = round.missing().find(|table| !table.in_conflict())?.pair.table;
    let sentence =
        say("rounds-check-no-result").with("number", numbers.len()).with("tables", words::list(&numbers));
    Some(RoundCheck::blocking(
        sentence.to_string(),
        urls::table(here.slug(), round.number, first),
        say("rounds-check-record-result"),
    ))
}

/// Matches of the cut that nobody has won although every game has a result.
fn match_checks(here: &Snapshot, round: &Round) -> Vec<RoundCheck> {
    let tables = here.tournament.undecided_matches(round).into_iter();
    tables
        .map(|table| {
            let sentence = say("rounds-check-no-winner").with("table", table);
            let to = urls::cut_table(here.slug(), table);
            RoundCheck::blocking(sentence.to_string(), to, say("rounds-check-settle"))
        })
        .collect()
}

fn conflicts(here: &Snapshot, round: &Round) -> Vec<RoundCheck> {
    let tables = round.tables().filter(|table| table.in_conflict());
    let view = tables.map(|table| {
        let number = table.pair.table;
        let sentence = say("rounds-check-contradiction").with("table", number).to_string();
        RoundCheck::blocking(
            sentence,
            urls::table(here.slug(), round.number, number),
            say("rounds-check-settle"),
        )
    });
    view.collect()
}

fn waiting_checks(here: &Snapshot, blocks: bool) -> Vec<RoundCheck> {
    let to = || urls::penalties(here.slug());
    let view = due::waiting(here).into_iter();
    let word = || say("rounds-check-look-at-penalty");
    view.map(|one| RoundCheck { blocks, sentence: one.sentence, to: to(), word: word() }).collect()
}

fn open_disputes(here: &Snapshot, round: &Round, blocks: bool) -> Vec<RoundCheck> {
    let view = here.tournament.open_disputes_of(round.number).map(|dispute| {
        let (number, question) = (dispute.number, question_words(dispute));
        let sentence = match dispute.at {
            None => say("rounds-check-dispute").with("number", number).with("question", question),
            Some(at) => say("rounds-check-dispute-at")
                .with("number", number)
                .with("table", at.table)
                .with("round", at.round)
                .with("question", question),
        };
        let (to, word) = (urls::dispute(here.slug(), number), say("rounds-check-go-to-dispute"));
        RoundCheck { blocks, sentence: sentence.to_string(), to, word }
    });
    view.collect()
}

/// A result that may be a typing mistake.
fn unlike(here: &Snapshot, round: &Round, table: &Table) -> Vec<RoundCheck> {
    let at = AtTable::new(round.number, table.pair.table);
    let to = || urls::table(here.slug(), at.round, at.table);
    let spot = NamedTable::of(here, round, table);
    let view = doubts(&spot).into_iter();
    view.map(|doubt| {
        let sentence = say("rounds-check-table-doubt").with("table", at.table).with("doubt", doubt);
        RoundCheck::look(sentence.to_string(), to(), say("rounds-check-look-at-result"))
    })
    .collect()
}

/// Whether a penalty forfeits the game of this table and its result does not show it.
pub fn owes_forfeit(spot: &NamedTable<'_>) -> bool {
    spot.here.tournament.owed_forfeits().any(|owed| owed.at == spot.at())
}

/// Possible problems with a table's result that the rules allow.
pub fn doubts(spot: &NamedTable<'_>) -> Vec<String> {
    let Some(recorded) = &spot.table.result else { return Vec::new() };
    let mut doubts = Vec::new();
    let reports = spot.table.reports.iter().zip(spot.table.unlike_reports()).zip(&spot.names);
    for ((report, differs), name) in reports {
        if let Some(report) = report.as_ref().filter(|_| differs) {
            let [said, current] =
                [&report.result, &recorded.result].map(|result| spot.result_view(result).line);
            let doubt =
                say("rounds-doubt-reported").with("name", name).with("said", said).with("recorded", current);
            doubts.push(doubt.to_string());
        }
    }
    doubts.extend(behind(&recorded.result, spot).filter(|_| spot.table.corrections.is_empty()));
    doubts
}

/// A result in which the player with fewer points met the winning conditions.
pub fn behind(result: &crate::domain::scoring::result::GameResult, spot: &NamedTable<'_>) -> Option<String> {
    let winner = result.won_from_behind()?.of(spot.both());
    let [a, b] = result.scores.map(words::score);
    Some(say("rounds-doubt-behind").with("winner", winner).with("a", a).with("b", b).to_string())
}

/// Lists in a draft whose check is out of date, as after staff corrected a pool: in every round, because what was legal
/// may not be so any more.
///
/// # Errors
/// If the store does not answer.
pub fn outdated_lists(site: &Site, here: &Snapshot, draft: &Round) -> Result<Option<RoundCheck>, PageError> {
    let mut outdated = site.desk.outdated_lists(here)?;
    outdated.retain(|player| draft.involves(*player));
    let check = |sentence: String| {
        RoundCheck::look(sentence, urls::decks(here.slug()), say("rounds-check-go-to-decks"))
    };
    Ok(check_again(here, &outdated).map(check))
}

/// Whose lists have to be checked again, in a sentence; `None` if nobody's.
pub fn check_again(here: &Snapshot, outdated: &[PlayerId]) -> Option<String> {
    let names: Vec<String> = outdated.iter().map(|player| here.name(*player)).collect();
    let sentence = || say("rounds-check-outdated-list").with("players", words::list(&names)).to_string();
    (!names.is_empty()).then(sentence)
}

/// Players without a list, or with one that nobody accepted, if lists are required; until round 1 is closed.
fn decks(here: &Snapshot, round: &Round) -> Vec<RoundCheck> {
    if here.tournament.first_round_is_over() {
        return Vec::new();
    }
    let Some(setup) = here.tournament.setup().filter(|setup| setup.settings.deck_lists_required) else {
        return Vec::new();
    };
    let byes = || round.bye.iter().map(|bye| bye.player).chain(round.earned_byes.iter().copied());
    let seated = || round.tables().flat_map(|table| table.pair.players).chain(byes());
    let named = |wanted: &dyn Fn(PlayerId) -> bool| -> Vec<String> {
        seated().filter(|player| wanted(*player)).map(|player| here.name(player)).collect()
    };
    let deck = |player| here.tournament.player(player).and_then(|player| player.deck.as_ref());
    let without = named(&|player| deck(player).is_none());
    let faulty = named(&|player| deck(player).is_some_and(|deck| !deck.is_settled()));
    let line = |names: &[String], sentence: Message| {
        (!names.is_empty() && setup.format.is_some()).then(|| {
            let to = urls::decks(here.slug());
            RoundCheck::look(sentence.to_string(), to, say("rounds-check-go-to-decks"))
        })
    };
    let lines = [
        line(&without, say("rounds-check-without-list").with("players", words::list(&without))),
        line(&faulty, say("rounds-check-faulty-list").with("players", words::list(&faulty))),
    ];
    lines.into_iter().flatten().collect()
}
