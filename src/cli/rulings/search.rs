//! `arbiter rulings search`: searches for what decides a question in an edition on a date.
//!
//! Exit code 0 if something decides it or if only a heading or title was typed, otherwise 1; the JSON is printed
//! either way.

use std::fmt::Write as _;

use chrono::NaiveDate;
use serde::Serialize;

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::DataLocation;
use crate::cli::{input, output};
use crate::domain::edition::Edition;
use crate::domain::rulings::search::{self, Hit, Query, Verdict};

/// What to search for.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game that is played: 1E, 2E or TR.
    #[arg(long)]
    edition: Edition,
    /// The day of the tournament, such as 2000-08-05.
    #[arg(long, value_parser = input::day)]
    on: NaiveDate,
    /// How many results at most.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=100))]
    limit: u16,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The question, in any words.
    #[arg(required = true)]
    text: Vec<String>,
}

#[derive(Serialize)]
struct Answered<'a> {
    query: &'a str,
    edition: Edition,
    on: NaiveDate,
    #[serde(flatten)]
    answer: &'a search::SearchResults,
}

/// Searches the library.
///
/// # Errors
/// If the database is not there or the question is empty.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let text = args.text.join(" ");
    if text.trim().is_empty() {
        return Err(Unusable("the question is empty; type what is disputed".to_owned()));
    }
    let rulings = place.library()?;
    let query = Query { text, edition: args.edition, on: args.on, limit: usize::from(args.limit) };
    let answer = rulings.index().search(&rulings.library, &query);
    if args.json {
        output::indented_json(&Answered {
            query: &query.text,
            edition: query.edition,
            on: query.on,
            answer: &answer,
        })?;
    } else {
        output::text(&words(&answer))?;
    }
    Ok(match answer.verdict {
        Verdict::Decides | Verdict::LookUp => YesOrNo::Yes,
        Verdict::Speaks | Verdict::Nothing => YesOrNo::No,
    })
}

/// The quote, with the deciding words in brackets.
fn marked_quote(hit: &Hit) -> String {
    let mut text = String::new();
    for (marked, words) in hit.pieces() {
        text.push_str(&if marked { format!("[{words}]") } else { words });
    }
    text
}

fn words(answer: &search::SearchResults) -> String {
    let mut text = String::new();
    if let Some(note) = &answer.note {
        let _ = writeln!(text, "{note}\n");
    }
    for (number, hit) in (1..).zip(&answer.results) {
        let _ = writeln!(text, "{number}. {}, line {}", hit.citation, hit.line_start);
        let said = if hit.text_held { marked_quote(hit) } else { summary_only(hit) };
        let said = if hit.lead.is_empty() { said } else { format!("{} {said}", hit.lead) };
        let _ = writeln!(text, "   {}: {}", hit.status, hit.reason);
        if hit.question.is_empty() {
            let _ = writeln!(text, "   {said}");
        } else {
            let _ = writeln!(text, "   Q: {}\n   A: {said}", hit.question);
        }
        if !hit.damage.is_empty() {
            let _ =
                writeln!(text, "   This copy of the entry is damaged; `arbiter rulings split` says where.");
        }
        text.push('\n');
    }
    if !answer.also.is_empty() {
        let _ = writeln!(text, "Not binding here:");
        answer.also.iter().for_each(|hit| also(&mut text, hit));
    }
    text
}

/// What is known of an entry without text.
fn summary_only(hit: &Hit) -> String {
    format!("{} (summary, not binding; import the document to read and cite the text)", hit.summary)
}

fn also(text: &mut String, hit: &Hit) {
    let _ = writeln!(text, "-  {}, line {}\n   {}: {}", hit.citation, hit.line_start, hit.status, hit.reason);
}
