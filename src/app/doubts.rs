//! What casts doubt on what decisions cite: later texts, and later decisions.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::app::citations;
use crate::app::grounds::{CheckedCitation, CitedPlace, Doubt, Grounds};
use crate::app::library::LibrarySnapshot;
use crate::app::persuasive_decisions::{self, SinceCited};
use crate::domain::edition::Edition;
use crate::domain::precedent::Decision;
use crate::domain::rulings::asserted_relation::EntryAddress;
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::pinpoint::Verification;
use crate::domain::rulings::standing::Status;
use crate::domain::rulings::status::standing;
use crate::domain::tournament::cited::{AttachedCitation, CitedEntry, Ground};
use crate::domain::tournament::dispute::Attached;

/// What casts doubt on a citation, given what happened to the texts.
pub(super) fn shaken(checked: &CheckedCitation, texts: &Grounds) -> Option<Doubt> {
    let undermined = || match &checked.place {
        Some(CitedPlace::Decision(earlier)) => {
            persuasive_decisions::reversed_text(earlier, texts).map(Doubt::Undermined)
        }
        Some(CitedPlace::Entry(_)) | None => None,
    };
    checked.doubt.clone().or_else(undermined)
}

/// A citation of a decision, compared with the library and with what it cites of these `earlier` decisions.
pub(super) fn ground(
    rulings: &LibrarySnapshot,
    earlier: &[Arc<Decision>],
    decision: &Arc<Decision>,
    attached: &Attached,
    today: NaiveDate,
) -> CheckedCitation {
    let cited = &attached.cited;
    let (place, doubt) = match &cited.ground {
        Ground::Entry(entry) => {
            let held = citations::quoted_entry(cited, entry, &rulings.library);
            let place = held.map(|it| CitedPlace::Entry(EntryAddress::of(it)));
            (place, doubt(rulings, decision.edition, (cited, entry), today))
        }
        Ground::Decision(told) => {
            let now = persuasive_decisions::compare_quote(earlier, &cited.quote, told.precedent);
            earlier_decision(now)
        }
    };
    CheckedCitation { decision: Arc::clone(decision), attached: attached.clone(), place, doubt }
}

/// An earlier decision, and what happened to it.
fn earlier_decision(now: SinceCited) -> (Option<CitedPlace>, Option<Doubt>) {
    let place = |earlier: Arc<Decision>| Some(CitedPlace::Decision(Arc::new(earlier.without_words())));
    match now {
        SinceCited::Stands(earlier) => (place(earlier), None),
        SinceCited::OtherWords(earlier) => (place(earlier), Some(Doubt::Retold)),
        SinceCited::Overturned(earlier) => (place(earlier), Some(Doubt::Overturned)),
        SinceCited::NotHeld => (None, Some(Doubt::Undecided)),
    }
}

fn doubt(
    rulings: &LibrarySnapshot,
    edition: Edition,
    (cited, entry): (&AttachedCitation, &CitedEntry),
    today: NaiveDate,
) -> Option<Doubt> {
    let missing = || Some(Doubt::Missing(entry.stem.clone()));
    let Some(found) = citations::quoted_entry(cited, entry, &rulings.library) else { return missing() };
    doubt_about(rulings, edition, (found, entry), today).or_else(|| {
        match citations::check(cited, entry, &rulings.library).outcome {
            Verification::Verified | Verification::Moved { .. } | Verification::Elsewhere { .. } => None,
            Verification::TextDiffers => Some(Doubt::TextDiffers),
            Verification::SourceMissing => missing(),
        }
    })
}

/// What later texts did to a cited text that is still in the library.
fn doubt_about(
    rulings: &LibrarySnapshot,
    edition: Edition,
    (found, entry): (LibraryEntry<'_>, &CitedEntry),
    today: NaiveDate,
) -> Option<Doubt> {
    let now = standing(found, edition, today, &rulings.library);
    let known = entry.status == now.status;
    let is_change = matches!(now.status, Status::Deleted | Status::Superseded | Status::PartlySuperseded);
    is_change.then(|| Doubt::Changed { now: Box::new(now), known })
}

/// What later texts have done to a text since it was cited, if it is still in the library.
pub fn changed_since(
    rulings: &LibrarySnapshot,
    edition: Edition,
    cited: &AttachedCitation,
    today: NaiveDate,
) -> Option<Doubt> {
    match &cited.ground {
        Ground::Entry(entry) => {
            let found = citations::quoted_entry(cited, entry, &rulings.library)?;
            doubt_about(rulings, edition, (found, entry), today)
                .filter(|doubt| !matches!(doubt, Doubt::Changed { known: true, .. }))
        }
        Ground::Decision(_) => None,
    }
}
