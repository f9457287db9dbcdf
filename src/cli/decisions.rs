//! `arbiter decisions`: decisions in files, to other installations and from them.

use std::path::{Path, PathBuf};

use chrono::Utc;
use clap::Subcommand;
use serde_json::{Value, json};

use crate::app::decisions_elsewhere::DecisionChanges;
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::DataLocation;
use crate::cli::{input, output};
use crate::config::Origin;
use crate::domain::precedent::shared::DecisionFile;

/// What to do with decisions.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the installations whose decisions are here, and how many of each.
    List {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Write the newest decisions of this installation to standard output, without names and facts.
    Export {
        /// The address of this installation: the file says that it comes from there.
        #[arg(long, env = "ARBITER_PUBLIC_ORIGIN")]
        public_origin: Origin,
    },
    /// Store the decisions of a file. They are shown with their origin and carry no authority here.
    Import(ImportedFile),
    /// Remove all decisions that came from one installation.
    Remove {
        /// Its address, as `arbiter decisions list` names it.
        origin: String,
    },
}

/// A file from another installation.
#[derive(Debug, clap::Args)]
struct ImportedFile {
    /// The file, or `-`.
    file: PathBuf,
    /// Only say what the file contains and what storing it would change.
    #[arg(long)]
    look: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The address of this installation: a file that it wrote itself is refused.
    #[arg(long, env = "ARBITER_PUBLIC_ORIGIN")]
    public_origin: Option<Origin>,
}

/// Lists, exports, imports or removes decisions.
///
/// # Errors
/// If the database or the file cannot be used.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    match &args.command {
        Command::List { json } => list(place, *json),
        Command::Export { public_origin } => export(place, public_origin),
        Command::Import(import) => store(place, import),
        Command::Remove { origin } => remove(place, origin),
    }
}

fn list(place: &DataLocation, json: bool) -> Result<YesOrNo, Unusable> {
    let origins = place.existing_desk()?.origins_of_decisions().map_err(unusable)?;
    if json {
        let listed = origins.iter().map(|(origin, held)| json!({ "origin": origin, "decisions": held }));
        output::indented_json(&listed.collect::<Vec<Value>>())?;
        return Ok(YesOrNo::Yes);
    }
    if origins.is_empty() {
        output::line("No decisions of other installations.")?;
    }
    for (origin, held) in origins {
        output::line(format_args!("{origin}  {held}"))?;
    }
    Ok(YesOrNo::Yes)
}

fn export(place: &DataLocation, origin: &Origin) -> Result<YesOrNo, Unusable> {
    let written = place.existing_desk()?.export_decisions(origin.as_str(), Utc::now());
    output::document(&written.map_err(unusable)?)?;
    Ok(YesOrNo::Yes)
}

fn store(place: &DataLocation, asked: &ImportedFile) -> Result<YesOrNo, Unusable> {
    let text = input::read(&asked.file)?.text;
    let own = asked.public_origin.as_ref().map_or("", Origin::as_str);
    // Looking creates no database.
    let desk = if asked.look { place.existing_desk()? } else { place.desk()? };
    let about = |error| Unusable::about(input::name(&asked.file), error);
    let now = Utc::now();
    let (file, looked) = desk.look_at_decisions(&text, own, now).map_err(about)?;
    let changes = if asked.look { looked } else { desk.import_decisions(&text, own, now).map_err(about)? };
    if asked.json {
        output::indented_json(&changes_as_json(&file, &changes, !asked.look))?;
    } else {
        output::text(&changes_in_words(&asked.file, &file, &changes, !asked.look))?;
    }
    Ok(YesOrNo::Yes)
}

fn changes_as_json(file: &DecisionFile, changes: &DecisionChanges, stored: bool) -> Value {
    json!({
        "origin": file.origin,
        "written": file.written,
        "checksum": file.checksum,
        "decisions": file.decisions.len(),
        "new": changes.new,
        "changed": changes.changed,
        "known": changes.known,
        "own": changes.own,
        "others": changes.others,
        "stored": stored,
    })
}

fn changes_in_words(from: &Path, file: &DecisionFile, changes: &DecisionChanges, stored: bool) -> String {
    let day = file.written.date_naive();
    let mut text =
        format!("{}: from {}, written on {day}, as the file says.\n", input::name(from), file.origin);
    for line in changes.sentences() {
        text.push_str(&format!("  {line}\n"));
    }
    text.push_str(&format!(
        "  Its last line begins with {}: compare that with who sent it.\n",
        file.checksum_to_read()
    ));
    if !stored {
        text.push_str("  Nothing was stored.\n");
    }
    text
}

fn remove(place: &DataLocation, origin: &str) -> Result<YesOrNo, Unusable> {
    let desk = place.existing_desk()?;
    let Some(held) = desk.origins_of_decisions().map_err(unusable)?.remove(origin) else {
        let next = "`arbiter decisions list` names those from which there are";
        return Err(Unusable(format!("there are no decisions from “{origin}”; {next}")));
    };
    desk.remove_decisions_of(origin).map_err(unusable)?;
    output::line(format_args!("Removed {held} from {origin}."))?;
    Ok(YesOrNo::Yes)
}

fn unusable(error: impl std::fmt::Display) -> Unusable {
    Unusable(error.to_string())
}
