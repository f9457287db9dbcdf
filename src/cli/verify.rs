//! `arbiter verify`: recomputes chains, states and standings from the logs alone, and checks what is stored next to
//! them.

use crate::app::heads::Loss;
use crate::app::integrity::Holdings;
use crate::app::series::verify::VerifiedSeries;
use crate::app::verify::{StrayRows, Verified};
use crate::app::{Desk, DeskError};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::{self, DataLocation};
use crate::cli::{output, progress};
use crate::domain::id::Slug;
use crate::domain::tournament::head::{HeadCheck, HeadCode};
use crate::words::head_code::{head_check, strength};

/// Which tournaments to verify.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The tournament's address; all when none is named.
    slug: Option<String>,
    /// Also ask whether the log still holds this head code from the foot of a page or sheet.
    #[arg(long, value_name = "CODE", requires = "slug")]
    head: Option<HeadCode>,
    /// First rebuild what lists show of tournaments and people, from the logs.
    #[arg(long)]
    rebuild: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// The outcome for a head code, as JSON.
#[derive(Debug, serde::Serialize)]
pub(super) struct Head {
    code: String,
    pub holds: bool,
    says: String,
    #[serde(rename = "worth")]
    strength: String,
}

impl Head {
    pub fn of(code: &HeadCode, held: HeadCheck) -> Self {
        let holds = matches!(held, HeadCheck::Yes { .. });
        Self { code: code.to_string(), holds, says: head_check(code, held), strength: strength(code) }
    }

    /// In two lines: whether the log holds it, and how much that proves.
    pub fn words(&self) -> String {
        format!("{}\n{}\n", self.says, self.strength)
    }
}

/// Verifies and reports.
///
/// # Errors
/// If the database or the tournament is not there.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    place.tell_missing_heads();
    // Before SQLite opens the file: closing it afterwards would release SQLite's locks.
    let as_made = place.backup_holds()?;
    let desk = if args.rebuild { place.existing_desk()? } else { place.desk_to_look()? };
    let desk = desk.with_progress(progress::bar("Rebuilding the lists"));
    let slug = args.slug.as_deref().map(open::slug).transpose()?;
    let rebuilt = args.rebuild.then(|| rebuild(&desk, slug.as_ref())).transpose()?;
    let desk = desk.with_progress(progress::bar("Verifying"));
    let found = desk.verify(slug.as_ref()).map_err(|error| unverifiable(&error, slug.as_ref()))?;
    let (series, stray) = match &slug {
        Some(_) => (Vec::new(), Vec::new()),
        None => of_no_tournament(&desk).map_err(|error| Unusable(error.to_string()))?,
    };
    let beside = desk.holdings().map_err(|error| Unusable(error.to_string()))?;
    let losses = desk.losses().map_err(|error| Unusable(error.to_string()))?;
    let asked = slug.as_ref().zip(args.head.as_ref());
    let head = asked.map(|(slug, code)| head(&desk, slug, code)).transpose()?;
    let sound = |one: &Verified| one.holds() && !one.lists_differ;
    let holds = found.iter().all(sound)
        && series.iter().all(VerifiedSeries::holds)
        && stray.is_empty()
        && beside.hold()
        && losses.is_empty()
        && as_made != Some(false);
    if args.json {
        let lost: Vec<String> = losses.iter().map(Loss::sentence).collect();
        let mut told = serde_json::json!({
            "verified": holds, "tournaments": found, "series": series, "holdings": beside, "as_backed_up": as_made,
            "lost": lost, "stray_rows": stray,
        });
        if let (Some(head), Some(told)) = (&head, told.as_object_mut()) {
            told.insert("head".to_owned(), serde_json::json!(head));
        }
        output::json(&told)?;
    } else {
        let mut words: String = found.iter().map(tournament_words).collect();
        if let Some(rebuilt) = rebuilt {
            words.push_str(&format!("lists rebuilt: {rebuilt}\n"));
        }
        if found.is_empty() {
            words.push_str("No tournaments: no log to verify.\n");
        }
        words.extend(stray.iter().map(stray_words));
        words.extend(series.iter().map(series_words));
        words.push_str(&holdings_words(&beside));
        words.push_str(match as_made {
            Some(true) => "This is a backup, and as it was made.\n",
            Some(false) => "This is a backup, and NOT AS IT WAS MADE: it does not give its SHA-256.\n",
            None => "",
        });
        let lost = |loss: &Loss| format!("LOST: {}. {}\n", loss.sentence(), loss.remedy(desk.database()));
        words.extend(losses.iter().map(lost));
        words.extend(head.as_ref().map(Head::words));
        output::text(&words)?;
    }
    let holds = holds && head.is_none_or(|head| head.holds);
    Ok(if holds { YesOrNo::Yes } else { YesOrNo::No })
}

/// What is verified besides the tournaments: the series, and what the lists hold of no tournament.
fn of_no_tournament(desk: &Desk) -> Result<(Vec<VerifiedSeries>, Vec<StrayRows>), DeskError> {
    Ok((desk.verify_series()?, desk.stray_rows()?))
}

/// Whether a log still contains a code.
fn head(desk: &Desk, slug: &Slug, code: &HeadCode) -> Result<Head, Unusable> {
    let held = desk.holds_head(slug, code).map_err(|error| Unusable(error.to_string()))?;
    Ok(Head::of(code, held))
}

fn rebuild(desk: &Desk, slug: Option<&Slug>) -> Result<usize, Unusable> {
    desk.rebuild(slug).map_err(|error| unverifiable(&error, slug))
}

fn unverifiable(error: &DeskError, slug: Option<&Slug>) -> Unusable {
    match slug {
        Some(slug) if *error == DeskError::NotFound => open::no_tournament(slug),
        Some(_) | None => Unusable(error.to_string()),
    }
}

fn tournament_words(found: &Verified) -> String {
    let Verified { tournament, entries, head, players, rounds, notes, problems, lists_differ, .. } = found;
    let word = if found.holds() { "verified" } else { "DOES NOT VERIFY" };
    let counts = format!("{entries} entries, {players} players, {rounds} rounds");
    let lists = match lists_differ {
        true => "  LISTS DIFFER from this log; “arbiter verify --rebuild” rebuilds them\n",
        false => "",
    };
    format!("{tournament}: {word}; {counts}, checksum {head}\n")
        + &list_problems(problems)
        + lists
        + &list_problems(notes)
}

fn stray_words(StrayRows { table, rows }: &StrayRows) -> String {
    let belong = if *rows == 1 { "1 row belongs".to_owned() } else { format!("{rows} rows belong") };
    format!("{table}: LISTS DIFFER, {belong} to no tournament; “arbiter verify --rebuild” takes them out\n")
}

pub(super) fn series_words(found: &VerifiedSeries) -> String {
    let VerifiedSeries { series, entries, head, tournaments, notes, problems } = found;
    let word = if found.holds() { "verified" } else { "DOES NOT VERIFY" };
    format!("series {series}: {word}; {entries} entries, {tournaments} tournaments, checksum {head}\n")
        + &list_problems(problems)
        + &list_problems(notes)
}

fn holdings_words(beside: &Holdings) -> String {
    let word = if beside.hold() { "as they were stored" } else { "DO NOT VERIFY" };
    let Holdings { documents, card_tables, statements, unproved_statements, uncovered, problems } = beside;
    let older = match unproved_statements {
        0 => String::new(),
        older => format!(" ({older} from before they were chained, which nothing proves)"),
    };
    format!(
        "ruling documents: {documents}, card tables: {card_tables}, statements: {statements}{older}; {word}\n"
    ) + &list_problems(problems)
        + &format!("Not covered by any hash: {uncovered}.\n")
}

fn list_problems(problems: &[String]) -> String {
    problems.iter().map(|problem| format!("  {problem}\n")).collect()
}
