//! Note templates, offered next to the boxes they belong in.

use crate::data;
use crate::domain::note::{Note, NotePlace};
use crate::domain::tournament::dispute::Dispute;
use crate::domain::tournament::settings::Settings;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::web::site::Site;

/// A template with its source.
pub struct Offered {
    /// Its id, which the button sends.
    pub id: &'static str,
    /// The name of the template.
    pub name: Message,
    /// The source of the rule behind it, and how certain it is.
    pub cited: ShownSource,
}

/// The templates for this box in the tournament's game, on its day, of which the question or the facts speak.
///
/// # Errors
/// If the store does not answer.
pub fn offered_notes(
    site: &Site,
    settings: &Settings,
    dispute: &Dispute,
    at: NotePlace,
) -> Result<Vec<Offered>, PageError> {
    let day = settings.date;
    let law = RulesOnDay::of(site, Some(day))?;
    let texts = std::iter::once(&dispute.question).chain(&dispute.facts);
    let texts: Vec<&str> = texts.map(|said| said.text.as_str()).collect();
    let fits =
        |note: &&'static Note| note.applies(settings.edition, at, day) && note.fits(texts.iter().copied());
    let one = |note: &'static Note| Offered {
        id: &note.id,
        name: say(&note.name),
        cited: law.shown_source(&note.citations, note.confidence),
    };
    Ok(data::notes().iter().filter(fits).map(one).collect())
}
