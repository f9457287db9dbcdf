//! `arbiter simulate`: plays whole tournaments by chance.

use std::fs;
use std::path::{Path, PathBuf};

use crate::app::simulate::{PoolKind, Simulated, Simulation, SimulationPlan};
use crate::app::{DatabaseUrl, Desk, DeskError};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::json::brief;
use crate::cli::open::{self, DataLocation};
use crate::cli::{output, progress};
use crate::domain::bracket::cut::Size;
use crate::domain::bracket::elimination::Elimination;
use crate::domain::edition::Edition;
use crate::domain::pairing::system::PairingSystem;

/// How many people there are if nobody says so.
const USUAL_PEOPLE: u32 = 200;

/// Arguments of `arbiter simulate`.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game: 1E, 2E or TR
    #[arg(long, default_value = "1E")]
    edition: Edition,
    /// Players of each tournament
    #[arg(long, default_value_t = 24)]
    players: u32,
    /// Rounds of each tournament
    #[arg(long, default_value_t = 5)]
    rounds: u32,
    /// How many play on in a cut after the rounds: 2, 4, 8, 16 or 32; fewer where fewer are left. Tribbles
    /// has a top table instead
    #[arg(long, value_name = "SIZE")]
    cut: Option<u32>,
    /// How many lost matches of the cut put a player out: one with single, two with double or with double-one-final, which
    /// has no second final
    #[arg(long, default_value = "single")]
    elimination: String,
    /// Give this many players a bye for the first round, as if they had won it elsewhere; fewer where nobody would be left
    /// to play
    #[arg(long, value_name = "PLAYERS", default_value_t = 0)]
    earned_byes: u32,
    /// Give this many players a table of their own, at which they sit in every round
    #[arg(long, value_name = "PLAYERS", default_value_t = 0)]
    fixed_tables: u32,
    /// Who meets whom: swiss, round-robin, single-elimination or double-elimination. All but swiss have as many
    /// rounds as they need, whatever --rounds says, and at most 32 players
    #[arg(long, default_value = "swiss")]
    system: String,
    /// Play each round within this many days, with a deadline in place of a clock
    #[arg(long)]
    days: Option<u32>,
    /// Build decks from what players open or draft: sealed or draft. Each pool is registered, and each deck checked against
    /// it
    #[arg(long, value_name = "KIND")]
    pools: Option<String>,
    /// Let players sign up by themselves: there are too few places, and the others wait on the list
    #[arg(long)]
    sign_up: bool,
    /// Let players check in before each round; only those who are here are paired
    #[arg(long)]
    check_in: bool,
    /// How many tournaments
    #[arg(long, default_value_t = 1)]
    tournaments: u32,
    /// People from whom the players are drawn; without it 200, or as many as there are players
    #[arg(long)]
    people: Option<u32>,
    /// Everything follows from it; the same seed gives the same bytes
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write an export to this file, or - for standard output; several tournaments go into a folder of this name.
    /// Without it they are stored in the database
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Store them in a database that holds other tournaments
    #[arg(long, conflicts_with = "out")]
    beside_others: bool,
}

/// Plays tournaments and writes or stores them.
///
/// # Errors
/// If the numbers, the file or the database cannot be used.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let cut =
        args.cut.map(Size::try_from).transpose().map_err(|error| Unusable(format!("--cut: {error}")))?;
    let system = PairingSystem::of(&args.system).ok_or_else(|| {
        let all = PairingSystem::ALL.map(PairingSystem::code).join(", ");
        Unusable(format!("--system: “{}” is not a system; write one of {all}", brief(&args.system)))
    })?;
    let pool_kind = |text: &String| {
        PoolKind::of(text).ok_or_else(|| {
            let all = PoolKind::ALL.map(PoolKind::code).join(" or ");
            Unusable(format!("--pools: “{}” is not a kind of pool; write {all}", brief(text)))
        })
    };
    let elimination = Elimination::of(&args.elimination).ok_or_else(|| {
        let all = Elimination::ALL.map(Elimination::code).join(", ");
        let wrong = brief(&args.elimination);
        Unusable(format!("--elimination: “{wrong}” is not a kind of elimination; write one of {all}"))
    })?;
    let wish = SimulationPlan {
        elimination,
        earned_byes: args.earned_byes,
        fixed_tables: args.fixed_tables,
        pools: args.pools.as_ref().map(pool_kind).transpose()?,
        sign_up: args.sign_up,
        check_in: args.check_in,
        system,
        round_days: args.days,
        cut,
        edition: args.edition,
        players: args.players,
        rounds: args.rounds,
        tournaments: args.tournaments,
        people: args.people.unwrap_or(USUAL_PEOPLE.max(args.players)),
        seed: args.seed,
    };
    match &args.out {
        Some(out) => {
            let folder = tempfile::tempdir().map_err(|error| Unusable(error.to_string()))?;
            let desk = open::desk(&DatabaseUrl::Sqlite(folder.path().join("simulation.db")))?;
            write(&desk, wish, out)
        }
        None => {
            place.tell_missing_heads();
            store(&place.desk()?, wish, args.beside_others)
        }
    }
}

fn prepare(desk: &Desk, wish: SimulationPlan) -> Result<Simulation, Unusable> {
    if let Some(size) = wish.cut.filter(|size| size.players() > wish.players) {
        output::note(format_args!(
            "--cut {} is more than --players {}, so each cut is as large as its players can fill.",
            size.players(),
            wish.players
        ));
    }
    let simulation = Simulation::prepare(desk, wish).map_err(|error| unusable(&error))?;
    simulation.map_err(|error| Unusable(error.to_string()))
}

fn unusable(error: &DeskError) -> Unusable {
    Unusable(error.to_string())
}

fn count(tournaments: u32) -> usize {
    usize::try_from(tournaments).unwrap_or(usize::MAX)
}

fn write(desk: &Desk, wish: SimulationPlan, out: &Path) -> Result<YesOrNo, Unusable> {
    let about = |error| Unusable::about(out.display(), error);
    if wish.tournaments > 1 && out != Path::new("-") {
        if out.is_file() {
            let why = format!(
                "{} is a file, and several tournaments go into a folder. Give another name.",
                out.display()
            );
            return Err(Unusable(why));
        }
        fs::create_dir_all(out).map_err(about)?;
    }
    let (progress, all) = (progress::bar("Playing"), count(wish.tournaments));
    for (number, simulated) in (1..).zip(prepare(desk, wish)?) {
        let simulated: Simulated = simulated.map_err(|error| unusable(&error))?;
        let text = simulated.export().map_err(|error| unusable(&error))?;
        if out == Path::new("-") {
            output::document(&text)?;
        } else if wish.tournaments == 1 {
            fs::write(out, text).map_err(about)?;
        } else {
            fs::write(out.join(format!("{}.jsonl", simulated.slug())), text).map_err(about)?;
        }
        progress.tell(number, all);
    }
    Ok(YesOrNo::Yes)
}

fn store(desk: &Desk, wish: SimulationPlan, beside_others: bool) -> Result<YesOrNo, Unusable> {
    if !beside_others && !desk.holds_only_simulated().map_err(|error| unusable(&error))? {
        output::note(
            "This database holds tournaments that were really played. Give another --database, or add --beside-others.",
        );
        return Ok(YesOrNo::No);
    }
    let mut entries = 0;
    let (progress, all) = (progress::bar("Playing"), count(wish.tournaments));
    for (number, simulated) in (1..).zip(prepare(desk, wish)?) {
        let simulated = simulated.map_err(|error| unusable(&error))?;
        entries += simulated.entries();
        if let Err(error) = desk.take_in(simulated) {
            return open::answer_error(&error);
        }
        progress.tell(number, all);
    }
    output::line(format_args!("Stored {} simulated tournaments with {entries} entries.", wish.tournaments))?;
    Ok(YesOrNo::Yes)
}
