//! `arbiter rulings outline`: rebuilds the outline tables of the known documents from the documents.

use std::path::{Path, PathBuf};

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::output;
use crate::data;
use crate::domain::rulings::document::{Document, KnownDocuments};
use crate::domain::rulings::entry::RulingEntry;
use crate::domain::rulings::outline;
use crate::domain::rulings::split::split;

/// Makes the tables of `data/rulings/outlines`.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Directory with the documents.
    #[arg(long)]
    from: PathBuf,
    /// Directory with the tables; digests and questions in them are kept where the text is the same.
    #[arg(long)]
    to: PathBuf,
}

/// Writes one table for each known document, and lists the entries without a digest or questions.
///
/// # Errors
/// If a document is missing, or a file cannot be read or written.
pub fn run(args: &Args) -> Result<YesOrNo, Unusable> {
    let known = KnownDocuments::parse(data::RULING_DOCUMENTS).map_err(|error| Unusable(error.to_string()))?;
    let mut answer = YesOrNo::Yes;
    for document in known.iter() {
        let entries = entries(document, &args.from, &args.to)?;
        for entry in &entries {
            let digested = !entry.digest.is_empty() || !outline::wants_digest(entry);
            let asked = !entry.asked.is_empty() || !outline::wants_asking(entry);
            let missing = [(digested, "has digested"), (asked, "wrote down how players ask about")];
            for (_, what) in missing.iter().filter(|(done, _)| !done) {
                output::note(format_args!(
                    "{}: nobody {what} {} “{}”",
                    document.stem, entry.ordinal, entry.heading
                ));
                answer = YesOrNo::No;
            }
        }
        let table = outline::write(&entries).map_err(|error| Unusable(error.to_string()))?;
        let path = args.to.join(format!("{}.csv", document.stem));
        std::fs::write(&path, table).map_err(|error| Unusable(format!("{}: {error}", path.display())))?;
    }
    Ok(answer)
}

fn entries(document: &Document, from: &Path, to: &Path) -> Result<Vec<RulingEntry>, Unusable> {
    let path = from.join(format!("{}.txt", document.stem));
    let bytes = std::fs::read(&path).map_err(|error| Unusable(format!("{}: {error}", path.display())))?;
    let text = String::from_utf8(bytes).map_err(|error| Unusable(format!("{}: {error}", path.display())))?;
    let mut entries = split(&text, document.format, &document.pages).entries;
    if let Ok(table) = std::fs::read_to_string(to.join(format!("{}.csv", document.stem))) {
        let before = outline::read(&table).map_err(|why| Unusable(format!("{}: {why}", document.stem)))?;
        outline::attach(&mut entries, &before);
    }
    Ok(entries)
}
