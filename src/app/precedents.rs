//! Past decisions of all tournaments of this installation, and whether their grounds are still in force.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use chrono::NaiveDate;

use crate::app::citations;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::grounds::Read;
pub use crate::app::grounds::{CheckedCitation, Doubt, Grounds, Stands};
use crate::app::library::LibrarySnapshot;
use crate::app::locked::lock;
use crate::app::persuasive_decisions::{self, SinceCited};
use crate::app::snapshot::Snapshot;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::hash::sha256;
use crate::domain::id::{PlayerId, TournamentId};
use crate::domain::precedent::anonymise::Mask;
use crate::domain::precedent::index::{PrecedentIndex, Titles};
use crate::domain::precedent::{DecidedAt, Decision};
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::pinpoint::Verification;
use crate::domain::rulings::standing::Status;
use crate::domain::rulings::status::standing;
use crate::domain::tournament::cited::{AttachedCitation, CitedEntry, Ground};
use crate::domain::tournament::dispute::{Attached, Dispute};
use crate::messages::Language;

impl Desk {
    /// The decisions of all tournaments, indexed for searching. Reads only logs with a ruling that have grown since the
    /// last request; an unreadable tournament contributes nothing.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn precedents(&self) -> Result<Arc<PrecedentIndex>, DeskError> {
        self.precedents_with_stamp().map(|(_, index)| index)
    }

    fn precedents_with_stamp(&self) -> Result<(String, Arc<PrecedentIndex>), DeskError> {
        let stamp = sha256(format!("{:?}", self.store.mark_of_logs()?));
        let mut kept = lock(&self.precedents);
        if let Some((known, index)) = &kept.index
            && *known == stamp
        {
            return Ok((stamp, Arc::clone(index)));
        }
        self.read_grown(&mut kept.each, &self.store.heads()?)?;
        let decisions = kept.each.values().flat_map(|read| read.decisions.iter().map(Arc::clone)).collect();
        let index = Arc::new(PrecedentIndex::of(decisions, titles()));
        kept.index = Some((stamp.clone(), Arc::clone(&index)));
        drop(kept);
        Ok((stamp, index))
    }

    fn read_grown(
        &self,
        each: &mut HashMap<TournamentId, Read>,
        heads: &[(TournamentId, i64)],
    ) -> Result<(), DeskError> {
        let ruled = self.store.tournaments_with_rulings()?;
        let mut wanted: HashMap<TournamentId, i64> =
            heads.iter().filter(|(id, _)| ruled.contains(id)).copied().collect();
        each.retain(|id, _| wanted.contains_key(id));
        wanted.retain(|id, sequence| each.get(id).is_none_or(|read| read.sequence != *sequence));
        if wanted.is_empty() {
            return Ok(());
        }
        for row in self.store.tournaments()? {
            let Some(sequence) = wanted.get(&row.id).copied() else { continue };
            let decisions = match self.tournament(&row.slug) {
                Ok(here) if here.tournament.is_hidden() => Vec::new(),
                Ok(here) => self.decisions(&here)?,
                Err(cause) => {
                    let cause = cause.of_damaged_log()?;
                    tracing::warn!(%cause, "{}: its decisions are not shown", row.slug);
                    Vec::new()
                }
            };
            each.insert(row.id, Read { sequence, decisions });
        }
        Ok(())
    }

    /// The decisions of a tournament, without names.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn decisions(&self, here: &Snapshot) -> Result<Vec<Arc<Decision>>, DeskError> {
        let Some(setup) = here.tournament.setup() else { return Ok(Vec::new()) };
        let decided: Vec<&Dispute> =
            here.tournament.disputes().filter(|dispute| dispute.is_decided()).collect();
        if decided.is_empty() {
            return Ok(Vec::new());
        }
        let staff: Vec<String> = self.staff_of(here.id())?.into_iter().map(|helper| helper.name).collect();
        let players: Vec<(PlayerId, String)> =
            // A decision is the same for every reader, also where the number of a player takes the place of a name.
            Language::English.speak(|| {
                here.tournament.players().map(|player| (player.id, here.name(player.id))).collect()
            });
        // An erased name cannot be found in a text any more, so the facts are not repeated outside the tournament.
        let erased = here.tournament.players().any(|player| !here.names.contains_key(&player.person));
        let head = here.head();
        let place =
            DecidedAt { tournament: here.id(), slug: here.slug(), settings: &setup.settings, head: &head };
        let told = decided.into_iter().filter_map(|dispute| {
            let mut mask = Mask::of(&players, &staff, &seated_players(here, dispute));
            let mut decision = Decision::of(place, dispute, &mut mask)?;
            if erased {
                decision.told.facts.clear();
            }
            Some(decision)
        });
        Ok(told.map(Arc::new).collect())
    }

    /// Every citation of every decision, compared with the library as it is and with the rules of `today`.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn grounds(&self, today: NaiveDate) -> Result<Arc<Grounds>, DeskError> {
        let rulings = self.newest_library()?;
        let (stamp, index) = self.precedents_with_stamp()?;
        let stamp = format!("{stamp} {} {today}", rulings.version);
        if let Some((known, grounds)) = &lock(&self.precedents).grounds
            && *known == stamp
        {
            return Ok(Arc::clone(grounds));
        }
        let each = index.decisions.iter().flat_map(|decision| {
            decision.cited.iter().map(|attached| ground(&rulings, &index, decision, attached, today))
        });
        let texts = Grounds::of_all(each.collect());
        // Doubts about the cited texts have to be known first: decisions that follow those texts inherit them.
        let each = texts
            .citations()
            .iter()
            .map(|ground| CheckedCitation { doubt: shaken(ground, &texts), ..ground.clone() });
        let grounds = Arc::new(Grounds::of_all(each.collect()));
        lock(&self.precedents).grounds = Some((stamp, Arc::clone(&grounds)));
        Ok(grounds)
    }
}

/// The players at the table of a dispute.
pub fn seated_players(here: &Snapshot, dispute: &Dispute) -> Vec<PlayerId> {
    let players = dispute.at.and_then(|at| here.tournament.round(at.round)?.players_at(at.table));
    players.unwrap_or_default().to_vec()
}

/// The titles of all cards of all editions.
pub(super) fn titles() -> &'static Titles {
    static TITLES: LazyLock<Titles> = LazyLock::new(|| {
        let editions = [Edition::First, Edition::Second, Edition::Tribbles].into_iter();
        Titles::of(
            editions
                .flat_map(|edition| data::card_table(edition).cards().iter().map(|card| card.title.as_str())),
        )
    });
    &TITLES
}

/// What casts doubt on a citation, given what happened to the texts.
fn shaken(checked: &CheckedCitation, texts: &Grounds) -> Option<Doubt> {
    let undermined = || match &checked.stands {
        Some(Stands::Decision(earlier)) => {
            persuasive_decisions::reversed_text(earlier, texts).map(Doubt::Undermined)
        }
        Some(Stands::Entry(..)) | None => None,
    };
    checked.doubt.clone().or_else(undermined)
}

fn ground(
    rulings: &LibrarySnapshot,
    index: &PrecedentIndex,
    decision: &Arc<Decision>,
    attached: &Attached,
    today: NaiveDate,
) -> CheckedCitation {
    let cited = &attached.cited;
    let (stands, doubt) = match &cited.ground {
        Ground::Entry(entry) => {
            let held = citations::quoted_entry(cited, entry, &rulings.library);
            let place = held.map(|it| Stands::Entry(it.document().stem.clone(), it.citation().slug()));
            (place, doubt(rulings, decision.edition, (cited, entry), today))
        }
        Ground::Decision(earlier) => {
            earlier_decision(persuasive_decisions::compare_quote(index, &cited.quote, earlier.precedent))
        }
    };
    CheckedCitation { decision: Arc::clone(decision), attached: attached.clone(), stands, doubt }
}

/// An earlier decision, and what happened to it.
fn earlier_decision(now: SinceCited) -> (Option<Stands>, Option<Doubt>) {
    match now {
        SinceCited::Stands(earlier) => (Some(Stands::Decision(earlier)), None),
        SinceCited::OtherWords(earlier) => (Some(Stands::Decision(earlier)), Some(Doubt::Retold)),
        SinceCited::Overturned(earlier) => (Some(Stands::Decision(earlier)), Some(Doubt::Overturned)),
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
