//! What the player still needs for the cut, on their own page.

use crate::app::Snapshot;
use crate::domain::bracket::prospects::{Outlook, Prospect};
use crate::domain::bracket::seeding::TooFew;
use crate::domain::id::PlayerId;
use crate::domain::tournament::cut_bracket::CutProspects;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::words;

pub struct CutPanel {
    /// `The best 8 play on after round 5.`
    pub says: Message,
    /// Empty if nobody can say.
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
    let panel = here.tournament.cut_prospects(player)?.map(|found| match found {
        CutProspects::TooFew(TooFew { size, left }) => CutPanel {
            says: say("player-prospects-too-few").with("size", size.players()).with("left", left),
            rows: Vec::new(),
        },
        CutProspects::Of(size, prospects) => {
            let rounds = here.tournament.planned_rounds();
            let says = say("player-prospects-best").with("size", size.players()).with("round", rounds);
            CutPanel { says, rows: prospects.iter().map(row).collect() }
        }
    });
    Ok(panel)
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
