//! Past decisions of all tournaments of this installation, and whether their grounds are still in force.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use chrono::NaiveDate;

use crate::app::citations;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
pub use crate::app::grounds::{CheckedCitation, Doubt, Grounds, Stands};
use crate::app::grounds::{PrecedentCache, Read};
use crate::app::library::LibrarySnapshot;
use crate::app::locked::lock;
use crate::app::persuasive_decisions::{self, SinceCited};
use crate::app::snapshot::Snapshot;
use crate::app::store::StoredDecisions;
use crate::app::written_along::WrittenAlong;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::hash::sha256;
use crate::domain::id::{PersonId, PlayerId, TournamentId};
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

/// The version of the computation of what is stored. Raise it whenever the same log gives other decisions: when the mask or
/// what is told changes.
const VERSION: i64 = 2;

/// The decisions of how many tournaments are read at once.
const AT_ONCE: usize = 500;

impl Desk {
    /// The decisions of all tournaments, indexed for searching. Reads only logs with a ruling that have grown, or whose staff
    /// somebody joined, since their decisions were stored; an unreadable tournament contributes nothing.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn precedents(&self) -> Result<Arc<PrecedentIndex>, DeskError> {
        self.precedents_with_stamp().map(|(_, index)| index)
    }

    fn precedents_with_stamp(&self) -> Result<(String, Arc<PrecedentIndex>), DeskError> {
        let staff = self.store.newest_staff()?;
        let stamp = sha256(format!("{:?} {staff}", self.store.mark_of_logs()?));
        let mut kept = lock(&self.precedents);
        if let Some((known, index)) = &kept.index
            && *known == stamp
        {
            return Ok((stamp, Arc::clone(index)));
        }
        let changed = self.store.staffed_since(kept.staff)?;
        kept.each.retain(|id, _| !changed.contains(id));
        self.read_grown(&mut kept.each, &self.store.heads()?, staff)?;
        // A replica that lags behind may count fewer.
        kept.staff = kept.staff.max(staff);
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
        staff: i64,
    ) -> Result<(), DeskError> {
        let ruled = self.store.tournaments_with_rulings()?;
        let mut wanted: HashMap<TournamentId, i64> =
            heads.iter().filter(|(id, _)| ruled.contains(id)).copied().collect();
        each.retain(|id, _| wanted.contains_key(id));
        wanted.retain(|id, sequence| each.get(id).is_none_or(|read| read.sequence != *sequence));
        let keys: Vec<TournamentId> = wanted.keys().copied().collect();
        // In chunks, so that the texts of twenty years are never in memory twice.
        for keys in keys.chunks(AT_ONCE) {
            for (id, row) in self.store.decisions_of(keys)? {
                if wanted.get(&id) == Some(&row.sequence)
                    && let Some(decisions) = read(&row)
                {
                    each.insert(id, Read { sequence: row.sequence, decisions });
                    wanted.remove(&id);
                }
            }
        }
        if !wanted.is_empty() {
            self.make_decisions(each, &wanted, staff)?;
        }
        Ok(())
    }

    /// Makes the decisions of these tournaments from their logs, and stores them.
    fn make_decisions(
        &self,
        each: &mut HashMap<TournamentId, Read>,
        wanted: &HashMap<TournamentId, i64>,
        staff: i64,
    ) -> Result<(), DeskError> {
        let mut writing = WrittenAlong::default();
        for row in self.store.tournaments()? {
            let Some(sequence) = wanted.get(&row.id).copied() else { continue };
            let (id, slug) = (row.id, row.slug.clone());
            let read = match self.snapshot(row) {
                Ok(here) => {
                    let decisions = self.published_decisions(&here)?;
                    writing.add(self.store.put_decisions(id, written(&here, &decisions, staff)?));
                    Read { sequence: here.sequence(), decisions }
                }
                Err(cause) => {
                    let cause = cause.of_damaged_log()?;
                    tracing::warn!(%cause, "{slug}: its decisions are not shown");
                    Read { sequence, decisions: Vec::new() }
                }
            };
            each.insert(id, read);
        }
        Ok(())
    }

    /// The decisions that people elsewhere see: none while the tournament is hidden, or its log damaged.
    fn published_decisions(&self, here: &Snapshot) -> Result<Vec<Arc<Decision>>, DeskError> {
        let is_shown = !here.tournament.is_hidden() && here.broken.is_none();
        if is_shown { self.decisions(here) } else { Ok(Vec::new()) }
    }

    /// Whether the decisions that are stored of this log differ from what it gives. Those that are missing or out of date
    /// differ in nothing: they are made again when somebody asks for them.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) fn stored_decisions_differ(&self, here: &Snapshot) -> Result<bool, DeskError> {
        let stored = self.store.decisions_of(&[here.id()])?;
        let current =
            stored.iter().find(|(_, row)| (row.sequence, row.version) == (here.sequence(), VERSION));
        let Some((_, row)) = current else { return Ok(false) };
        Ok(read(row) != Some(self.published_decisions(here)?))
    }

    /// Replaces the stored decisions of a tournament by those of its log.
    ///
    /// # Errors
    /// When the store cannot be read or written.
    pub(crate) fn rebuild_decisions(&self, here: &Snapshot) -> Result<(), DeskError> {
        let staff = self.store.newest_staff()?;
        let made = written(here, &self.published_decisions(here)?, staff)?;
        self.store.put_decisions(here.id(), made)?.wait()?;
        *lock(&self.precedents) = PrecedentCache::default();
        Ok(())
    }

    /// The decisions of a tournament, without names. Those in whose texts a removed name may remain are left out.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn decisions(&self, here: &Snapshot) -> Result<Vec<Arc<Decision>>, DeskError> {
        let Some(setup) = here.tournament.setup() else { return Ok(Vec::new()) };
        let decided: Vec<&Dispute> = here
            .tournament
            .disputes()
            .filter(|dispute| dispute.is_decided() && !dispute.predates_removed_name)
            .collect();
        if decided.is_empty() {
            return Ok(Vec::new());
        }
        let staff = self.store.names_of_staff_ever(here.id())?;
        let players = self.names_ever(here)?;
        let head = here.head();
        let place =
            DecidedAt { tournament: here.id(), slug: here.slug(), settings: &setup.settings, head: &head };
        let told = decided.into_iter().filter_map(|dispute| {
            let mut mask = Mask::of(&players, &staff, &seated_players(here, dispute));
            Decision::of(place, dispute, &mut mask)
        });
        Ok(told.map(Arc::new).collect())
    }

    /// What each player is called and was called before.
    fn names_ever(&self, here: &Snapshot) -> Result<Vec<(PlayerId, String)>, DeskError> {
        // A decision is the same for every reader, also where the number of a player takes the place of a name.
        let mut names: Vec<(PlayerId, String)> = Language::English
            .speak(|| here.tournament.players().map(|player| (player.id, here.name(player.id))).collect());
        let persons: HashMap<PersonId, PlayerId> =
            here.tournament.players().map(|player| (player.person, player.id)).collect();
        let former = self.store.former_names(&persons.keys().copied().collect::<Vec<_>>())?;
        names.extend(former.into_iter().filter_map(|(person, name)| Some((*persons.get(&person)?, name))));
        Ok(names)
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

/// The decisions of a tournament as they are stored; they hide the names of the staff up to the number `staff`.
fn written(here: &Snapshot, decisions: &[Arc<Decision>], staff: i64) -> Result<StoredDecisions, DeskError> {
    let (sequence, version) = (here.sequence(), VERSION);
    let each: Vec<&Decision> = decisions.iter().map(Arc::as_ref).collect();
    let told = serde_json::to_string(&each)
        .map_err(|error| DeskError::Unreadable { sequence, cause: error.to_string() })?;
    Ok(StoredDecisions { sequence, version, staff, told })
}

/// Stored decisions; `None` if another version of the computation wrote them.
fn read(row: &StoredDecisions) -> Option<Vec<Arc<Decision>>> {
    if row.version != VERSION {
        return None;
    }
    let each: Vec<Decision> = serde_json::from_str(&row.told).ok()?;
    // `collect` would reuse the allocation of the list that was read, which is far larger than a list of pointers.
    let mut all = Vec::with_capacity(each.len());
    all.extend(each.into_iter().map(Arc::new));
    Some(all)
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
