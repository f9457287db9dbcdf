//! `arbiter chance`: repeats a random draw from its seed.

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::output;

use crate::domain::tournament::random_draw::RandomDraw;
use crate::domain::tournament::refusal::Refusal;

/// What was drawn, and its seed from the log.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The seed in the log
    #[arg(long)]
    seed: u64,
    #[command(flatten)]
    what: What,
}

/// One of the three.
#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct What {
    /// A coin: 1 is heads, 2 is tails
    #[arg(long)]
    coin: bool,
    /// A die with this many sides
    #[arg(long, value_name = "SIDES")]
    die: Option<u32>,
    /// The order of this many
    #[arg(long, value_name = "HOW MANY")]
    order: Option<u32>,
}

/// Prints the outcome and every number behind it.
///
/// # Errors
/// If there is no such die or order.
pub fn run(args: &Args) -> Result<YesOrNo, Unusable> {
    let what = match args.what {
        What { die: Some(sides), .. } => RandomDraw::Die { sides },
        What { order: Some(of), .. } => RandomDraw::Order { of },
        What { .. } => RandomDraw::Coin {},
    };
    if !what.is_possible() {
        return Err(Unusable(Refusal::NoSuchDraw.to_string()));
    }
    let outcome: Vec<String> = what.outcome(args.seed).iter().map(u32::to_string).collect();
    let mut told = format!("{}\n", outcome.join(" "));
    for draw in what.draws(args.seed) {
        let chosen = draw.chosen.map_or_else(|| "skipped".to_owned(), |chosen| chosen.to_string());
        told.push_str(&format!("  {}: {} of {}: {chosen}\n", draw.text, draw.digits, draw.among));
    }
    output::text(&told)?;
    Ok(YesOrNo::Yes)
}
