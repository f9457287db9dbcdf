//! Rounds: pairing, drafts, results, corrections.

pub(crate) mod checks;
pub(crate) mod clock;
pub(crate) mod conflict;
pub(crate) mod correct;
mod deadline;
pub(crate) mod draft;
pub(crate) mod endings;
pub(crate) mod extra_time;
pub(crate) mod named_table;
pub(crate) mod prepare;
pub(crate) mod repair;
pub(crate) mod result;
mod row_entry;
pub(in crate::web::pages) mod seated;
pub(in crate::web::pages) mod shown_tables;
pub(crate) mod staff;
pub(crate) mod tables;
pub(crate) mod ticks;
pub(crate) mod unfinished;
pub(crate) mod view;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::round::{Phase, Round};
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::pages::director::sought_player;
use crate::web::pages::rounds::endings::EndingChoices;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// A link's text and target.
#[derive(Debug, Clone)]
pub struct NamedLink {
    pub word: String,
    pub to: Link,
}

/// The round in the path.
pub(in crate::web) fn round<'a>(visit: &Visit, here: &'a Snapshot) -> Result<&'a Round, PageError> {
    let number: RoundNumber = visit.param("round")?;
    here.tournament.round(number).ok_or(PageError::NotFound)
}

/// The round in the path, while it is being played.
pub(in crate::web::pages) fn round_in_play<'a>(
    visit: &Visit,
    here: &'a Snapshot,
) -> Result<&'a Round, PageError> {
    let round = round(visit, here)?;
    if round.phase() == Phase::Playing { Ok(round) } else { Err(PageError::NotFound) }
}

/// The tournament's title.
pub(in crate::web) fn title(here: &Snapshot) -> String {
    here.tournament.setup().map(|setup| setup.settings.title.clone()).unwrap_or_default()
}

/// The two players in these fields of a form, by their names, parts of these or their numbers.
pub(super) fn read_both(
    here: &Snapshot,
    form: &Fields,
    [one, other]: [&'static str; 2],
    faults: &mut Faults,
) -> [Option<PlayerId>; 2] {
    let both = [(one, say("rounds-choose-first-player")), (other, say("rounds-choose-second-player"))];
    both.map(|(field, missing)| {
        let sought = form.text(field);
        let found = if sought.is_empty() { Err(missing.into()) } else { sought_player(here, sought) };
        found.map_err(|why: String| faults.add(field, why)).ok()
    })
}

/// Whether the visitor may record results.
pub(in crate::web) fn may_score(visit: &Visit) -> bool {
    visit.sends(urls::record::PATH)
}

/// Where a director takes the publication of a round back, as long as nobody has reported anything.
pub(in crate::web) fn take_back(visit: &Visit, here: &Snapshot, round: &Round) -> Option<NamedLink> {
    let published = here.tournament.unused_publication(round.number)?;
    let offered = [urls::close_round::PATH, urls::undo_act::PATH].iter().all(|path| visit.offers(here, path));
    let to = urls::undo_act(here.slug(), published);
    offered.then(|| NamedLink { word: say("rounds-take-back").to_string(), to })
}

/// Whether a result form's folded section has content or a fault.
pub fn unusual(endings: &EndingChoices, form: &Fields, faults: &Faults) -> bool {
    let folded = ["minus_a", "minus_b", "not_counting_a", "not_counting_b"];
    let view = folded.into_iter().any(|name| !form.text(name).is_empty() || !faults.of(name).is_empty());
    view || endings.is_rare()
}
