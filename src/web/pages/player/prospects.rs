//! What the player still needs for the cut, on their own page.

use crate::app::Snapshot;
use crate::domain::bracket::prospects::{Outlook, Prospect};
use crate::domain::id::PlayerId;
use crate::web::error::PageError;
use crate::web::words;

/// The panel.
pub struct CutPanel {
    /// `The best 8 play on after round 5.`
    pub says: String,
    pub rows: Vec<ProspectRow>,
}

/// A total of points, and what it leads to.
pub struct ProspectRow {
    /// `Full win: 18 points`.
    pub with: String,
    pub badge: &'static str,
    pub word: &'static str,
}

/// `None` while the player has no prospects to show.
pub fn panel(here: &Snapshot, player: PlayerId) -> Result<Option<CutPanel>, PageError> {
    let Some((size, prospects)) = here.tournament.cut_prospects(player)? else { return Ok(None) };
    let rounds = here.tournament.planned_rounds();
    let says = format!("The best {} play on after round {rounds}.", size.players());
    Ok(Some(CutPanel { says, rows: prospects.iter().map(row).collect() }))
}

fn row(prospect: &Prospect) -> ProspectRow {
    let points = usize::try_from(prospect.points).unwrap_or_default();
    let points = words::count(points, "point", "points");
    let (badge, word) = match prospect.outlook {
        Outlook::In => ("settled", "you play on"),
        Outlook::Open => ("info", "others decide"),
        Outlook::Out => ("plain", "not enough"),
    };
    let with = match prospect.grade {
        Some(grade) => format!("{}: {points}", grade.name()),
        None => points,
    };
    ProspectRow { with, badge, word }
}
