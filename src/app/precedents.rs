//! Past decisions of all tournaments of this installation, and whether their grounds are still in force.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Arc, LazyLock};

use chrono::NaiveDate;

use crate::app::desk::Desk;
pub use crate::app::doubts::changed_since;
use crate::app::doubts::{ground, shaken};
use crate::app::error::{DeskError, to_json};
pub use crate::app::grounds::{CheckedCitation, CitedPlace, Doubt, Grounds};
use crate::app::grounds::{PrecedentCache, Read};
use crate::app::locked::lock;
use crate::app::own_names::is_said;
use crate::app::persuasive_decisions;
use crate::app::snapshot::Snapshot;
use crate::app::store::StoredDecisions;
use crate::app::written_along::WrittenAlong;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::hash::sha256;
use crate::domain::id::{DisputeNumber, PersonId, PlayerId, TournamentId};
use crate::domain::precedent::anonymise::Mask;
use crate::domain::precedent::index::{KnownDecision, PrecedentIndex, Titles, names_it};
use crate::domain::precedent::{DecidedAt, Decision};
use crate::domain::tournament::dispute::Dispute;
use crate::messages::Language;

/// The version of the computation of what is stored. Raise it whenever the same log gives other decisions: when the mask or
/// what is told changes.
const VERSION: i64 = 4;

/// How many tournaments' decisions are read at once.
const AT_ONCE: usize = 500;

impl Desk {
    /// The decisions of all tournaments, indexed for searching. Reads only logs with a ruling that have grown, or whose staff
    /// somebody joined, since their decisions were stored; an unreadable tournament contributes nothing.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn precedents(&self) -> Result<Arc<PrecedentIndex>, DeskError> {
        self.precedents_and_number().map(|(_, index)| index)
    }

    /// The decisions of all tournaments, with how often their index has changed.
    fn precedents_and_number(&self) -> Result<(u64, Arc<PrecedentIndex>), DeskError> {
        let staff = self.store.newest_staff()?;
        let mut kept = lock(&self.precedents);
        let before = kept.mark.clone();
        let (mark, grown) = match &before {
            Some(before) => self.store.grown_since(before)?,
            None => (self.store.mark_of_logs()?, Vec::new()),
        };
        // A replica that lags behind may count fewer.
        let is_staffed = staff > kept.staff;
        if before.as_ref() == Some(&mark) && !is_staffed && kept.made_again.is_empty() {
            return Ok((kept.changes, Arc::clone(&kept.index)));
        }
        // Also what the first time had read before it failed: it hides no name of who joined since.
        let mut again = if is_staffed && !kept.each.is_empty() {
            self.store.staffed_since(kept.staff)?
        } else {
            BTreeSet::new()
        };
        again.extend(&kept.made_again);
        let mut looked: BTreeSet<TournamentId> = grown.into_iter().map(|(id, _)| id).collect();
        looked.extend(&again);
        // A server names every log, so that all are asked for at once.
        let looked: Vec<TournamentId> = looked.into_iter().collect();
        let those = before.as_ref().map(|_| looked.as_slice()).filter(|those| those.len() <= AT_ONCE);
        let ruled = self.store.heads_with_rulings(those)?;
        let is_newer = |(id, sequence): &(TournamentId, i64)| {
            again.contains(id) || kept.each.get(id).is_none_or(|read| read.sequence != *sequence)
        };
        let newer: Vec<(TournamentId, i64)> = ruled.into_iter().filter(is_newer).collect();
        for part in newer.chunks(AT_ONCE) {
            kept.exchange(self.read_decisions(part, staff)?);
        }
        if before.is_none() {
            Arc::make_mut(&mut kept.index).compact();
        }
        kept.made_again.clear();
        kept.staff = kept.staff.max(staff);
        kept.mark = Some(mark);
        Ok((kept.changes, Arc::clone(&kept.index)))
    }

    /// The decisions of these tournaments, each at the entry of this number: from their rows, or else from their logs.
    fn read_decisions(&self, of: &[(TournamentId, i64)], staff: i64) -> Result<Vec<OfTournament>, DeskError> {
        let mut missing: HashMap<TournamentId, i64> = of.iter().copied().collect();
        let keys: Vec<TournamentId> = missing.keys().copied().collect();
        let mut found = Vec::new();
        for (id, row) in self.store.decisions_of(&keys)? {
            if missing.get(&id) == Some(&row.sequence)
                && let Some(decisions) = read(&row)
            {
                found.push((id, row.sequence, decisions));
                missing.remove(&id);
            }
        }
        if !missing.is_empty() {
            found.extend(self.make_decisions(&missing, staff)?);
        }
        Ok(found)
    }

    /// Makes the decisions of these tournaments from their logs, and stores them.
    fn make_decisions(
        &self,
        of: &HashMap<TournamentId, i64>,
        staff: i64,
    ) -> Result<Vec<OfTournament>, DeskError> {
        let (mut made, mut writing) = (Vec::new(), WrittenAlong::default());
        for (id, sequence) in of {
            let Some(row) = self.store.tournament(*id)? else { continue };
            let slug = row.slug.clone();
            made.push(match self.snapshot(row) {
                Ok(here) => {
                    let decisions = self.published_decisions(&here)?;
                    writing.add(self.store.put_decisions(*id, written(&here, &decisions, staff)?));
                    (*id, here.sequence(), decisions)
                }
                Err(cause) => {
                    let cause = cause.of_damaged_log()?;
                    tracing::warn!(%cause, "{slug}: its decisions are not shown");
                    (*id, *sequence, Vec::new())
                }
            });
        }
        Ok(made)
    }

    /// These decisions with their words, in this order, without those that are no longer there. Reads their rows, and no log
    /// that has not grown.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn decisions_told(&self, known: &[KnownDecision]) -> Result<Vec<Arc<Decision>>, DeskError> {
        let kept = lock(&self.precedents);
        let staff = kept.staff;
        let at = |one: &KnownDecision| Some((one.tournament, kept.each.get(&one.tournament)?.sequence));
        let each: BTreeMap<TournamentId, i64> = known.iter().filter_map(at).collect();
        drop(kept);
        let each: Vec<(TournamentId, i64)> = each.into_iter().collect();
        let mut told: HashMap<(TournamentId, DisputeNumber), Arc<Decision>> = HashMap::new();
        for part in each.chunks(AT_ONCE) {
            let read = self.read_decisions(part, staff)?.into_iter().flat_map(|(.., decisions)| decisions);
            told.extend(read.map(|one| ((one.tournament, one.number), one)));
        }
        Ok(known.iter().filter_map(|one| told.get(&(one.tournament, one.number)).map(Arc::clone)).collect())
    }

    /// The decision on one dispute; `None` while it is under appeal, or if its tournament is not on this installation.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn decision_told(
        &self,
        tournament: TournamentId,
        number: DisputeNumber,
    ) -> Result<Option<Arc<Decision>>, DeskError> {
        let known = self.precedents()?.find(tournament, number);
        Ok(self.decisions_told(&known.into_iter().collect::<Vec<_>>())?.pop())
    }

    /// The decision at a place, such as `lyon-autumn-open/4`.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn decision_at(&self, place: &str) -> Result<Option<Arc<Decision>>, DeskError> {
        let Some((slug, number)) = persuasive_decisions::read_place(place) else { return Ok(None) };
        self.store.by_slug(&slug)?.map_or(Ok(None), |row| self.decision_told(row.id, number))
    }

    /// The decisions cited in a text, newest first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn decisions_named_in(&self, text: &str) -> Result<Vec<Arc<Decision>>, DeskError> {
        let mut found = self.decisions_told(&self.precedents()?.of_days_in(text))?;
        found.retain(|decision| names_it(text, &decision.citation));
        Ok(found)
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
        lock(&self.precedents).made_again.insert(here.id());
        Ok(())
    }

    /// The decisions of a tournament, without names. Those in whose texts a name may remain that was removed, or that the
    /// export of another installation does not have, are left out.
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
        let staff = self.store.staff_ever(here.id())?;
        let (players, unknown) = self.names_ever(here)?;
        let head = here.head();
        let place =
            DecidedAt { tournament: here.id(), slug: here.slug(), settings: &setup.settings, head: &head };
        let decided = decided.into_iter().filter(|dispute| dispute.renamed_since.is_disjoint(&unknown));
        let told = decided.filter_map(|dispute| {
            let (first, last) = dispute.written_between();
            // Nobody can look for an erased name.
            if staff.erased_at.is_some_and(|at| first.timestamp_millis() <= at.timestamp_millis()) {
                return None;
            }
            let said = staff.names.iter().filter(|name| is_said(name, first, last));
            let staff: Vec<String> = said.map(|name| name.name.clone()).collect();
            let mut mask = Mask::of(&players, &staff, &seated_players(here, dispute));
            Decision::of(place, dispute, &mut mask)
        });
        Ok(told.map(Arc::new).collect())
    }

    /// What each player is called and was called before; and those of whom nobody here knows whether they had another name,
    /// and which.
    fn names_ever(&self, here: &Snapshot) -> Result<NamesEver, DeskError> {
        // A decision is the same for every reader, even where the number of a player takes the place of a name.
        let mut names: Vec<(PlayerId, String)> = Language::English
            .speak(|| here.tournament.players().map(|player| (player.id, here.name(player.id))).collect());
        let persons: HashMap<PersonId, PlayerId> =
            here.tournament.players().map(|player| (player.person, player.id)).collect();
        let former = self.store.former_names(&persons.keys().copied().collect::<Vec<_>>())?;
        let former = former.into_iter().filter_map(|(person, name)| Some((*persons.get(&person)?, name)));
        let (gaps, former): (Vec<_>, Vec<_>) = former.partition(|(_, name)| name.is_empty());
        let mut unknown: BTreeSet<PlayerId> = persons.values().copied().collect();
        for (player, _) in &former {
            unknown.remove(player);
        }
        unknown.extend(gaps.into_iter().map(|(player, _)| player));
        names.extend(former);
        Ok((names, unknown))
    }

    /// Every citation of every decision, compared with the library as it is and with the rules in force on `today`.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn grounds(&self, today: NaiveDate) -> Result<Arc<Grounds>, DeskError> {
        let rulings = self.newest_library()?;
        let (number, index) = self.precedents_and_number()?;
        let stamp = format!("{number} {} {today}", rulings.version);
        if let Some((known, grounds)) = &lock(&self.precedents).grounds
            && *known == stamp
        {
            return Ok(Arc::clone(grounds));
        }
        let [citing, earlier] = self.citing_decisions(&index)?;
        let each = citing.iter().flat_map(|decision| {
            decision.cited.iter().map(|attached| ground(&rulings, &earlier, decision, attached, today))
        });
        let texts = Grounds::of_all(each.collect(), Vec::new());
        // Doubts about the cited texts have to be known first: decisions that follow those texts inherit them.
        let each = texts
            .citations()
            .iter()
            .map(|ground| CheckedCitation { doubt: shaken(ground, &texts), ..ground.clone() });
        let grounds = Arc::new(Grounds::of_all(each.collect(), citing));
        lock(&self.precedents).grounds = Some((stamp, Arc::clone(&grounds)));
        Ok(grounds)
    }

    /// The decisions that cite anything, without their words, and the decisions that these cite.
    fn citing_decisions(&self, index: &PrecedentIndex) -> Result<[Vec<Arc<Decision>>; 2], DeskError> {
        let kept = lock(&self.precedents);
        let those = kept.each.values().flat_map(|read| &read.citing);
        let by_place: HashMap<_, _> = those.map(|one| ((one.tournament, one.number), one)).collect();
        let cites = index.newest().filter(|one| one.cites);
        let citing: Vec<Arc<Decision>> = cites
            .filter_map(|one| by_place.get(&(one.tournament, one.number)).map(|one| Arc::clone(one)))
            .collect();
        drop(by_place);
        drop(kept);
        let cited = citing.iter().flat_map(|decision| &decision.cited);
        let cited = cited.filter_map(|attached| attached.cited.precedent());
        let known: Vec<_> = cited.filter_map(|it| index.find(it.tournament, it.number)).collect();
        Ok([citing, self.decisions_told(&known)?])
    }
}

impl PrecedentCache {
    /// Exchanges what is known of these tournaments where it differs.
    fn exchange(&mut self, read: Vec<OfTournament>) {
        let mut differing = HashSet::new();
        let mut newer = Vec::new();
        for (id, sequence, decisions) in read {
            let told = said(&decisions);
            let before = self.each.get(&id);
            let is_new = before.map_or(!decisions.is_empty(), |before| before.told != told);
            let cites = decisions.iter().filter(|one| !one.cited.is_empty());
            let citing = cites.map(|one| Arc::new(one.without_words())).collect();
            self.each.insert(id, Read { sequence, told, citing });
            if is_new {
                differing.insert(id);
                newer.extend(decisions);
            }
        }
        if !differing.is_empty() {
            let newer = newer.iter().map(AsRef::as_ref);
            Arc::make_mut(&mut self.index).exchange(&differing, newer, titles());
            self.changes += 1;
        }
    }
}

/// What players are called and were called before, and those whose former names nobody here knows.
type NamesEver = (Vec<(PlayerId, String)>, BTreeSet<PlayerId>);

/// The decisions of a tournament after the entry of this number.
type OfTournament = (TournamentId, i64, Vec<Arc<Decision>>);

/// The hash of what decisions say, which an entry about something else does not change.
fn said(decisions: &[Arc<Decision>]) -> String {
    let each = decisions.iter().map(|one| {
        let of = (one.number, &one.title, one.edition, one.day, &one.citation, one.review);
        let when = (one.opened, one.ruled, one.settled);
        format!("{of:?} {when:?} {:?} {:?} {:?}\n", one.told, one.cited, one.added)
    });
    sha256(each.collect::<String>())
}

/// The decisions of a tournament as they are stored; they hide the names of the staff up to the number `staff`.
fn written(here: &Snapshot, decisions: &[Arc<Decision>], staff: i64) -> Result<StoredDecisions, DeskError> {
    let (sequence, version) = (here.sequence(), VERSION);
    let each: Vec<&Decision> = decisions.iter().map(Arc::as_ref).collect();
    Ok(StoredDecisions { sequence, version, staff, told: to_json(&each)? })
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
    let players = dispute.at.and_then(|at| here.tournament.round(at.round)?.players_of_match(at.table));
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
