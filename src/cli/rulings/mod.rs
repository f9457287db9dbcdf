//! `arbiter rulings`: splits, imports, lists, exports and searches ruling documents.

mod export;
mod import;
mod list;
mod outline;
mod search;
pub(crate) mod split;

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::DataLocation;

/// Reads ruling documents.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    /// Splits a ruling document into entries without storing it.
    Split(split::Args),
    /// Stores ruling documents in the library.
    Import(import::Args),
    /// Lists the documents of the library.
    List(list::Args),
    /// Writes the library into a folder of plain files.
    Export(export::Args),
    /// Makes the tables of data/rulings/outlines from the documents.
    #[command(hide = true)]
    Outline(outline::Args),
    /// Says what decides a question on a date.
    Search(search::Args),
}

/// Runs the subcommand.
///
/// # Errors
/// If a file, the database or an argument cannot be used, or when the answer cannot be printed.
pub fn run(args: Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    match args.task {
        Task::Split(args) => split::run(&args),
        Task::Import(args) => import::run(&args, place),
        Task::List(args) => list::run(&args, place),
        Task::Export(args) => export::run(&args, place),
        Task::Outline(args) => outline::run(&args),
        Task::Search(args) => search::run(&args, place),
    }
}
