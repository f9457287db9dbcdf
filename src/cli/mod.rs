//! One file per subcommand.

pub(crate) mod answer;
mod backup;
mod browser;
pub(crate) mod cards;
mod chance;
mod cut;
mod decisions;
pub(crate) mod deck;
mod demo;
mod doctor;
mod healthy;
pub mod history;
pub mod input;
mod json;
mod log;
mod open;
mod output;
pub(crate) mod pair;
mod pods;
mod progress;
mod restore;
mod round_robin;
pub(crate) mod rulings;
pub(crate) mod score;
mod series;
mod serve;
mod simulate;
mod tournament;
mod typed_numbers;
mod user;
mod verify;
mod verify_file;
mod warnings;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::DataLocation;

/// The judge's desk and match log for Star Trek CCG tournaments.
#[derive(Debug, Parser)]
#[command(
    name = "arbiter",
    version,
    about,
    disable_help_subcommand = true,
    args_conflicts_with_subcommands = false
)]
struct Arguments {
    #[command(flatten)]
    place: DataLocation,
    #[command(flatten)]
    serve: serve::Args,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the site; this is what `arbiter` alone does.
    Serve(serve::Args),
    /// Serve a temporary copy with a tournament in progress.
    Demo(serve::Args),
    /// Read and check deck lists.
    Deck(deck::DeckArgs),
    /// Look up and import card facts.
    Cards(cards::CardsArgs),
    /// Split, import and search ruling documents.
    Rulings(rulings::Args),
    /// List, export and import decisions on disputes, between installations.
    Decisions(decisions::Args),
    /// Compute standings from results.
    Score(score::Args),
    /// Pair the next round from results.
    Pair(pair::Args),
    /// Repeat a draw of a coin, a die or an order from its seed.
    Chance(chance::Args),
    /// List, export and import whole tournaments.
    Tournament(tournament::Args),
    /// List, export and import series of tournaments.
    Series(series::Args),
    /// Recompute hash chains, states and standings from the logs alone.
    Verify(verify::Args),
    /// Verify one exported tournament or series without a database.
    VerifyFile(verify_file::Args),
    /// Write a verified backup.
    Backup(backup::Args),
    /// Restore a backup next to the data, verify it, then swap the two.
    Restore(restore::Args),
    /// Play whole random tournaments, for tests, rehearsals and archives.
    Simulate(simulate::Args),
    /// Manage accounts.
    User(user::Args),
    /// Check the settings, the machine and the data, and say what to fix.
    Doctor(doctor::Args),
    /// Ask the site running here whether it can read and record.
    Healthy(healthy::Args),
}

/// Runs the command line and returns the exit code: 0 done, 1 no, 2 unusable.
pub fn run() -> ExitCode {
    let arguments = match read() {
        Ok(arguments) => arguments,
        Err(error) => {
            let code = if error.use_stderr() { 2 } else { 0 };
            // Nothing can be reported if even the help cannot be written.
            let _ = error.print();
            return ExitCode::from(code);
        }
    };
    match answer(arguments) {
        Ok(YesOrNo::Yes) => ExitCode::SUCCESS,
        Ok(YesOrNo::No) => ExitCode::from(1),
        Err(unusable) => {
            output::note(format_args!("arbiter: {unusable}"));
            ExitCode::from(2)
        }
    }
}

/// The arguments. What is typed and would count for nothing is refused: a setting of the site before a command, and where
/// the data is for the demo, which has a database of its own. A variable may name that for the other commands.
fn read() -> Result<Arguments, clap::Error> {
    let mut known = Arguments::command();
    let matches = known.clone().try_get_matches()?;
    let is_typed = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let early = known.get_arguments().find(|one| !one.is_global_set() && is_typed(one.get_id().as_str()));
    let early = early.and_then(clap::Arg::get_long).map(str::to_owned);
    if let (Some(setting), Some(command)) = (early, matches.subcommand_name()) {
        let told = format!("write “--{setting}” after “{command}”: before it, it counts for nothing");
        return Err(known.error(ErrorKind::ArgumentConflict, told));
    }
    let mut arguments = Arguments::from_arg_matches(&matches).map_err(|error| error.format(&mut known))?;
    arguments.place.note_named(matches.value_source("database") != Some(ValueSource::DefaultValue));
    let elsewhere = known.get_arguments().find(|one| one.is_global_set() && is_typed(one.get_id().as_str()));
    let elsewhere = elsewhere.and_then(clap::Arg::get_long).map(str::to_owned);
    if let (Some(setting), Some(Command::Demo(_))) = (elsewhere, &arguments.command) {
        let told = format!(
            "leave out “--{setting}”: the demo has a database of its own, which is gone when it stops; “serve” opens yours"
        );
        return Err(known.error(ErrorKind::ArgumentConflict, told));
    }
    Ok(arguments)
}

fn answer(arguments: Arguments) -> Result<YesOrNo, Unusable> {
    let place = arguments.place;
    match arguments.command {
        None => serve::run(arguments.serve, &place),
        Some(Command::Serve(args)) => serve::run(args, &place),
        Some(Command::Demo(args)) => demo::run(args),
        Some(Command::Deck(args)) => deck::run(args, &place),
        Some(Command::Cards(args)) => cards::run(args, &place),
        Some(Command::Rulings(args)) => rulings::run(args, &place),
        Some(Command::Decisions(args)) => decisions::run(&args, &place),
        Some(Command::Score(args)) => score::run(args),
        Some(Command::Pair(args)) => pair::run(&args),
        Some(Command::Chance(args)) => chance::run(&args),
        Some(Command::Tournament(args)) => tournament::run(args, &place),
        Some(Command::Series(args)) => series::run(args, &place),
        Some(Command::Verify(args)) => verify::run(&args, &place),
        Some(Command::VerifyFile(args)) => verify_file::run(&args),
        Some(Command::Backup(args)) => backup::run(&args, &place),
        Some(Command::Restore(args)) => restore::run(&args, &place),
        Some(Command::Simulate(args)) => simulate::run(&args, &place),
        Some(Command::User(args)) => user::run(args, &place),
        Some(Command::Doctor(args)) => doctor::run(&args, &place),
        Some(Command::Healthy(args)) => healthy::run(&args),
    }
}
