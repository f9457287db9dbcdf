//! What the player still needs for the cut, on their own page.

use crate::app::Snapshot;
use crate::domain::bracket::prospects::{Outlook, Prospect};
use crate::domain::id::PlayerId;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::words;

pub struct CutPanel {
    /// `The best 8 play on after round 5.`
    pub says: Message,
    pub rows: Vec<ProspectRow>,
}

/// A total of points, and what it leads to.
pub struct ProspectRow {
    /// `Full win: 18 points`.
    pub with: Message,
    pub badge: &'static str,
    pub word: Message,
}

/// `None` while the player has no prospects to show.
pub fn panel(here: &Snapshot, player: PlayerId) -> Result<Option<CutPanel>, PageError> {
    let Some((size, prospects)) = here.tournament.cut_prospects(player)? else { return Ok(None) };
    let rounds = here.tournament.planned_rounds();
    let says = say("player-prospects-best").with("size", size.players()).with("round", rounds);
    Ok(Some(CutPanel { says, rows: prospects.iter().map(row).collect() }))
}

fn row(prospect: &Prospect) -> ProspectRow {
    let (badge, word) = match prospect.outlook {
        Outlook::In => ("settled", say("player-prospects-in")),
        Outlook::Open => ("info", say("player-prospects-open")),
        Outlook::Out => ("plain", say("player-prospects-out")),
    };
    let with = match prospect.grade {
        Some(grade) => say("player-prospects-with")
            .with("grade", words::capital(&words::grade(grade).to_string()))
            .with("points", prospect.points),
        None => say("player-me-points").with("points", prospect.points),
    };
    ProspectRow { with, badge, word }
}
