//! `/t/{tournament}/rounds/{round}`: pairings and results of a published round, and the reasons of its pairing.

use askama::Template;

use crate::app::{DisplayNames, Snapshot};
use crate::domain::id::TableNumber;
use crate::domain::pairing::PairingProof;
use crate::domain::reason::Reason;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::public::state;
use crate::web::pages::public::{for_staff, published_round, round_choices};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::shown_clock::ShownClock;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::impossible::impossible;
use crate::words::pairing_reason::{fixed_not_kept, why_bye, why_paired};

#[derive(Template)]
#[template(path = "public/round.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    title: String,
    hours: String,
    clock: Option<ShownClock>,
    /// How many are recorded, of how many.
    results: (usize, usize),
    rows: Vec<Row>,
    byes: Vec<Bye>,
    absent: String,
    /// Which fixed tables a match of the cut does not keep.
    not_kept: Vec<Message>,
    corrections: Vec<Corrected>,
    /// How a Swiss round was paired; the bracket pairs the others.
    paired: Option<Paired>,
    rounds: Vec<(u32, Option<Link>)>,
    standings: Link,
    forum: Link,
    print_tables: Link,
    print_names: Link,
    staff: Option<[Link; 2]>,
}

struct Row {
    table: TableNumber,
    players: [String; 2],
    won: [bool; 2],
    score: Option<String>,
    outcome: String,
    marks: Vec<(&'static str, Message)>,
    why: Message,
}

struct Bye {
    name: String,
    why: Message,
}

struct Corrected {
    table: TableNumber,
    was: String,
    by: String,
    now: String,
    reason: Reason,
    dispute: Option<u32>,
}

struct Paired {
    seed: u64,
    rematches: Message,
    float: String,
    optimal: Message,
    /// The timetable that seated it, in a round robin.
    timetable: Option<Link>,
    changed: Option<Reason>,
    history: Link,
    command: String,
    score: String,
    differs: bool,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let (setup, profile) = (here.setup()?, here.profile()?);
    let round = published_round(&here, visit.param("round")?)?;
    let (slug, number) = (here.slug(), round.number);
    let names = here.display_names();
    let earned = round.earned_byes.iter();
    let bye = round
        .bye
        .iter()
        .map(|bye| Bye { name: names.name(bye.player), why: why_bye(bye, |player| names.name(player)) });
    let earned = earned.map(|player| Bye { name: names.name(*player), why: say("public-round-bye-prize") });
    let absent: Vec<String> = round.absent.iter().map(|player| names.name(*player)).collect();
    let matches = round.tables().map(|table| table.pair.table).filter(|table| table.game() == 1);
    let not_kept = matches.filter_map(|table| fixed_not_kept(round, table, |player| names.name(player)));
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Round),
        facts: state::facts(&here, &setup.settings),
        title: state::round_title(here.tournament.round_name(number)),
        hours: state::hours(&here, round),
        clock: ShownClock::on_cached_page(&here, round),
        results: round.count_results(),
        rows: round.tables().map(|table| row(&here, profile, names, round, table)).collect(),
        byes: bye.chain(earned).collect(),
        absent: absent.join(", "),
        not_kept: not_kept.collect(),
        corrections: corrections(&here, names, round),
        paired: if round.stage().is_none() { Some(pairings(&here, round)?) } else { None },
        rounds: round_choices(here.tournament.rounds(), Some(number), |other| urls::round(slug, other)),
        standings: if round.stage().is_some() {
            urls::bracket(slug)
        } else if round.phase() == Phase::Closed {
            urls::standings_after(slug, number)
        } else {
            urls::standings(slug)
        },
        forum: urls::round_text(slug, number),
        print_tables: urls::print_pairings(slug, number),
        print_names: urls::print_names(slug, number),
        staff: for_staff(visit, slug, number),
    })
}

fn row(here: &Snapshot, profile: &Profile, names: &DisplayNames, round: &Round, table: &Table) -> Row {
    let result = table.result.as_ref().map(|recorded| &recorded.result);
    let (outcome, won) = result.map(|result| points_and_winner(profile, result)).unwrap_or_default();
    let mut marks: Vec<(&'static str, Message)> =
        words::third_place(table).map(|part| ("info", part)).into_iter().collect();
    // Even if the director paired them by hand.
    if !here.tournament.met_before(round.number, table.pair.players).is_empty() {
        marks.push(("needs", say("public-round-rematch")));
    }
    if !table.corrections.is_empty() {
        marks.push(("info", say("public-round-corrected")));
    }
    if table.in_conflict() {
        marks.push(("conflict", say("public-round-being-checked")));
    }
    if let Some((until, _)) = words::own_end(here, round, table) {
        marks.push(("info", say("public-round-until").with("until", until)));
    }
    Row {
        table: table.pair.table,
        players: names.pair(table.pair.players),
        won,
        score: result.map(|result| {
            let [a, b] = result.scores.map(words::score);
            format!("{a} : {b}")
        }),
        outcome,
        marks,
        why: why_paired(&table.pair, round.algorithm, |player| names.name(player)),
    }
}

/// What a result counts for both sides, and who won.
pub fn points_and_winner(profile: &Profile, result: &GameResult) -> (String, [bool; 2]) {
    match profile.outcomes(result) {
        Ok(Some(sides)) => {
            let [a, b] =
                sides.map(|side| format!("{} {}", side.grade, words::signed_number(side.differential)));
            let [own, other] = sides.map(|side| side.grade);
            (format!("{a} / {b}"), [own < other, other < own])
        }
        Ok(None) => (say("public-round-does-not-count").to_string(), [false, false]),
        Err(why) => {
            let told = say("public-round-cannot-be-scored").with("why", impossible(&why));
            (told.to_string(), [false, false])
        }
    }
}

fn corrections(here: &Snapshot, names: &DisplayNames, round: &Round) -> Vec<Corrected> {
    let mut all = Vec::new();
    for table in round.tables() {
        let [a, b] = names.pair(table.pair.players);
        let told = |result: &GameResult| words::result(result, [&a, &b]);
        let results = table.corrections.iter().map(|correction| &correction.was).chain(&table.result);
        for (correction, now) in table.corrections.iter().zip(results.skip(1)) {
            let was = &correction.was;
            all.push(Corrected {
                table: table.pair.table,
                was: told(&was.result),
                by: format!("{}, {}", here.actor(&was.actor), words::clock_of_day(here, was.at)),
                now: told(&now.result),
                reason: correction.reason.clone(),
                dispute: correction.dispute.map(|number| number.0),
            });
        }
    }
    all
}

fn pairings(here: &Snapshot, round: &Round) -> Result<Paired, PageError> {
    let under = here.tournament.paired_under(round.number).and_then(|setup| setup.profile());
    let profile = under.ok_or(PageError::NotFound)?;
    let file = format!("round-{}.json", round.number);
    let differs = crate::data::scoring_profile(&profile.id) != Some(profile);
    Ok(Paired {
        seed: round.seed,
        rematches: match round.rematches {
            0 => say("public-round-why-no-rematches"),
            some => say("public-round-why-some-rematches").with("n", some),
        },
        float: round.float.clone(),
        optimal: match round.optimal {
            PairingProof::Proved => say("public-round-why-proved"),
            PairingProof::NotProved => say("public-round-why-not-proved"),
        },
        timetable: round.is_of_timetable().then(|| urls::timetable(here.slug())),
        changed: round.changed_by_hand.clone(),
        history: urls::rerun(here.slug(), round.number),
        command: format!(
            "arbiter pair --profile {} --seed {} --algorithm {} {file}",
            profile.id,
            round.seed,
            round.algorithm.name()
        ),
        score: format!("arbiter score --profile {} {file}", profile.id),
        differs,
    })
}
