//! What players played, as far as everybody sees it.

use schemars::JsonSchema;
use serde::Serialize;

/// Above what the players played, in a report as text. It is what was counted: nobody says which affiliation they played.
pub(crate) const AFFILIATIONS: &str = "Personnel by affiliation";
/// What earlier versions wrote there.
pub(crate) const EARLIER_AFFILIATIONS: &str = "Affiliations";

/// What a player played.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AffiliationsDocument {
    pub player: u32,
    pub name: String,
    /// The affiliations of the personnel in the list, most copies first.
    pub affiliations: Vec<AffiliationDocument>,
}

/// An affiliation in a list.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AffiliationDocument {
    pub affiliation: String,
    /// Copies of personnel that have it.
    pub personnel: u32,
}

impl AffiliationsDocument {
    /// `Bajoran 12, Non-Aligned 4`.
    pub(crate) fn in_words(&self) -> String {
        let each = self.affiliations.iter().map(|one| format!("{} {}", one.affiliation, one.personnel));
        each.collect::<Vec<_>>().join(", ")
    }
}
