//! Undoing and redoing.
//!
//! An undone entry stays in the log, and the fold leaves it out: the tournament is as if it had never happened. So
//! nothing that counts may depend on it. Each entry that counts sees, in every part of the tournament that
//! it touches, exactly the earlier entries that it saw when it was recorded; an act can be undone or redone where that
//! stays true.

use std::collections::BTreeSet;

use crate::domain::deck::Format;
use crate::domain::id::{AtTable, EntryNumber, PlayerId, RoundNumber};
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::chronicle::Chronicle;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::entry::topic::{ListTopic, RulesTopic, Topic};
use crate::domain::tournament::footprint::{
    Aspect, changes, is_of_arrivals, rests_on, rests_on_arrivals, undoable,
};
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::redo_of_seats::who_left;
use crate::domain::tournament::round::{Phase, Table};
use crate::domain::tournament::settings::PlanPart;
use crate::domain::tournament::undo_refusal::{MOST_UNDOINGS, Staying, UndoRefusal};
use crate::domain::tournament::{Stamped, Tournament};

/// What can be done about an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UndoOffer {
    /// It counts, and is of a kind that can be undone.
    Undo,
    /// The act was undone, and can be redone.
    Redo,
}

impl Tournament {
    /// Whether this act can be undone by somebody who may.
    ///
    /// # Errors
    /// Why not, with what rests on it.
    pub fn can_undo(&self, span: ActSpan) -> Result<(), UndoRefusal> {
        let changed = self.undoable(span)?;
        if let Some(undone) = span.numbers().find(|number| self.chronicle().is_undone(*number)) {
            return Err(UndoRefusal::UndoneAlready(undone));
        }
        let rests = self.resting_on(span, &changed);
        // Without anything later, the rest of the log is what it was.
        let is_last = self.chronicle().in_force_after(span.last).next().is_none();
        let rests = if rests.is_empty() && !is_last {
            self.out_of_place_in(&self.chronicle().without(span))
        } else {
            rests
        };
        if rests.is_empty() {
            return Ok(());
        }
        let never = |number: &EntryNumber| {
            self.chronicle().entry(*number).is_none_or(|it| self.changed_by(*number, &it.entry).is_err())
        };
        let for_good = rests.iter().copied().filter(never).collect();
        let drafted = self.draft().map(|draft| Aspect::RoundThere(draft.number));
        let is_a_draft = drafted.is_some_and(|draft| changed.contains(&draft));
        Err(UndoRefusal::RestsOn { line: span.first, rests, for_good, is_a_draft })
    }

    /// Whether this act, which was undone, can be redone by somebody who may.
    ///
    /// # Errors
    /// Why not, with what is in the way.
    pub fn can_redo(&self, span: ActSpan) -> Result<(), UndoRefusal> {
        let changed = self.undoable(span)?;
        if let Some(counts) = span.numbers().find(|number| !self.chronicle().is_undone(*number)) {
            return Err(UndoRefusal::NotUndone(counts));
        }
        let grounds = self.changed_grounds(span);
        if !grounds.is_empty() {
            return Err(UndoRefusal::GroundsChanged { line: span.first, changed: grounds });
        }
        let rests = self.resting_on(span, &changed);
        let since = if rests.is_empty() { self.seats_changed_since(span) } else { rests };
        if !since.is_empty() {
            return Err(UndoRefusal::DoneWithout { line: span.first, since });
        }
        let turned = self.turned_since(span);
        let is_last = self.chronicle().in_force_after(span.last).next().is_none();
        if is_last && turned.is_empty() {
            return Ok(());
        }
        let (own, since): (Vec<_>, Vec<_>) =
            self.out_of_place_in(&self.chronicle().with(span)).into_iter().partition(|it| span.holds(*it));
        match (own.is_empty(), since.is_empty()) {
            (true, true) => Ok(()),
            (true, false) => Err(UndoRefusal::DoneWithout { line: span.first, since }),
            (false, _) => {
                Err(UndoRefusal::GroundsChanged { line: span.first, changed: self.pairings_in(turned) })
            }
        }
    }

    /// The tournament as it would be without this act.
    #[must_use]
    pub fn without(&self, span: ActSpan) -> Self {
        let mut other = Self::default();
        other.tell_again(self.chronicle().without(span));
        other
    }

    /// The tournament as it would be with this act, which was undone.
    #[must_use]
    pub fn with(&self, span: ActSpan) -> Self {
        let mut other = Self::default();
        other.tell_again(self.chronicle().with(span));
        other
    }

    /// What can be done about an entry by itself, without asking what rests on it.
    pub fn undo_offer(&self, number: EntryNumber) -> Option<UndoOffer> {
        let entry = &self.chronicle().entry(number)?.entry;
        if !self.takes_undoing(ActSpan { first: number, last: number }) {
            return None;
        }
        self.changed_by(number, entry).ok()?;
        Some(if self.chronicle().is_undone(number) { UndoOffer::Redo } else { UndoOffer::Undo })
    }

    /// Whether the tournament is not over, or this act says nothing but that it is or is not.
    pub(super) fn takes_undoing(&self, span: ActSpan) -> bool {
        let of_the_end = |number| self.chronicle().entry(number).is_some_and(|it| is_of_the_end(&it.entry));
        self.closed.is_none() || span.numbers().all(of_the_end)
    }

    /// What an entry of this log changes, or why it is never undone.
    fn changed_by(&self, number: EntryNumber, entry: &Entry) -> Result<Vec<Aspect>, Staying> {
        if entry.is_end() && self.fixed_the_field(number) && self.has_promised_lists() {
            return Err(Staying::Counted);
        }
        if handed_in(entry).is_some_and(|player| self.may_have_shown_lists_of(player)) {
            return Err(Staying::List);
        }
        changes(entry)
    }

    /// Whether everybody may have seen a list of this player. Who was asked once may have said yes then.
    fn may_have_shown_lists_of(&self, player: PlayerId) -> bool {
        self.player(player).is_some_and(|player| player.consent.is_some() || player.is_erased)
    }

    /// Whether this end, the first that counts, says which lists were played. Once cards are counted in them for
    /// everybody, the same count with a list that was corrected in between would tell what was in that list.
    fn fixed_the_field(&self, end: EntryNumber) -> bool {
        let has_lists = self.field.as_ref().is_some_and(|lists| !lists.is_empty());
        let first = self.chronicle().in_force().find(|(_, it)| it.entry.is_end());
        has_lists && first.is_some_and(|(first, _)| first == end)
    }

    /// Whether it was said at any time that everybody will see lists.
    fn has_promised_lists(&self) -> bool {
        let promises = |(_, it): (EntryNumber, &Stamped)| matches!(&it.entry, Entry::PublicationChanged(it) if it.publication.asks_players());
        self.chronicle().in_force().any(promises)
    }

    /// The entry that published a round in play on which nobody has reported anything yet: it can be taken back.
    pub fn unused_publication(&self, round: RoundNumber) -> Option<EntryNumber> {
        let played = self.round(round).filter(|it| it.phase() == Phase::Playing)?;
        let is_begun = played.tables().any(Table::is_begun) || played.pods().any(PodTable::is_begun);
        let publishes = |(_, it): &(EntryNumber, &Stamped)| matches!(&it.entry, Entry::RoundPublished(it) if it.round == round);
        let published = self.chronicle().in_force().filter(publishes).last();
        published.filter(|_| !is_begun).map(|(number, _)| number)
    }

    /// Whether a round was seated again after an entry about one of its tables, so that others sit there now.
    pub fn is_seated_again_since(&self, number: EntryNumber) -> bool {
        let of_table = |part: &Aspect| if let Aspect::Table(at) = part { Some(at.round) } else { None };
        let Some(entry) = self.chronicle().entry(number) else { return false };
        let rounds: Vec<RoundNumber> = undoable(&entry.entry).iter().filter_map(of_table).collect();
        let seats = |part: &Aspect| match part {
            Aspect::Round(round) => rounds.contains(round),
            Aspect::Seats(at) => rounds.contains(&at.round),
            Aspect::Setup
            | Aspect::Names
            | Aspect::Plan(_)
            | Aspect::TopSize
            | Aspect::Player(_)
            | Aspect::Players
            | Aspect::Deck(_)
            | Aspect::Decks
            | Aspect::Phase(_)
            | Aspect::Phases
            | Aspect::Clock(_)
            | Aspect::Table(_)
            | Aspect::Winner(_)
            | Aspect::Bye(_)
            | Aspect::Rounds
            | Aspect::RoundThere(_)
            | Aspect::RoundsThere
            | Aspect::Apart
            | Aspect::Team(_)
            | Aspect::FixedTables
            | Aspect::Ratings
            | Aspect::Cut
            | Aspect::Dispute(_)
            | Aspect::Disputes
            | Aspect::CheckIn
            | Aspect::Arrival(_)
            | Aspect::Arrivals
            | Aspect::List(_)
            | Aspect::Lists
            | Aspect::Check(_)
            | Aspect::Checks
            | Aspect::SignUp
            | Aspect::Ending
            | Aspect::Everything => false,
        };
        let seats = |it: &Stamped| undoable(&it.entry).iter().any(seats);
        !rounds.is_empty() && self.chronicle().in_force_after(number).any(|(_, it)| seats(it))
    }

    /// Whether a log in which these entries are left out, or count again, could have been written.
    pub(super) fn is_sound_after(&self, span: ActSpan, undone: bool) -> bool {
        let all = self.chronicle().numbers();
        let there = span.first <= span.last && all.contains(&span.first) && all.contains(&span.last);
        let of_acts = |number| self.chronicle().entry(number).is_some_and(|it| changes(&it.entry).is_ok());
        let flips = |number| self.chronicle().is_undone(number) != undone;
        there
            && self.chronicle().undoings() < MOST_UNDOINGS
            && self.takes_undoing(span)
            && span.numbers().all(|number| of_acts(number) && flips(number))
            && !self.is_behind_a_pairing(span)
            && {
                let chronicle = self.chronicle();
                let after = if undone { chronicle.without(span) } else { chronicle.with(span) };
                let has_any = after.in_force().next().is_some();
                has_any && impossible_entries(&after).is_empty()
            }
    }

    /// Whether an act says who is checked in, and a later pairing counts: perhaps only those who were here were paired.
    fn is_behind_a_pairing(&self, span: ActSpan) -> bool {
        let of_arrivals = |number| self.chronicle().entry(number).is_some_and(|it| is_of_arrivals(&it.entry));
        span.numbers().any(of_arrivals)
            && self.chronicle().in_force_after(span.last).any(|(_, it)| rests_on_arrivals(&it.entry))
    }

    /// The parts that an act changes.
    fn undoable(&self, span: ActSpan) -> Result<Vec<Aspect>, UndoRefusal> {
        if self.chronicle().undoings() >= MOST_UNDOINGS {
            return Err(UndoRefusal::TooMany);
        }
        let mut changed = Vec::new();
        for number in span.numbers() {
            let it = self.chronicle().entry(number).ok_or(UndoRefusal::NoSuchLine(number))?;
            let parts = self.changed_by(number, &it.entry);
            changed.extend(parts.map_err(|why| UndoRefusal::Stays(number, why))?);
        }
        if changed.is_empty() { Err(UndoRefusal::NoSuchLine(span.first)) } else { Ok(changed) }
    }

    /// The later entries that touch what the act changes.
    fn resting_on(&self, span: ActSpan, changed: &[Aspect]) -> Vec<EntryNumber> {
        let later = self.chronicle().in_force_after(span.last);
        later.filter(|(_, it)| self.is_based_on(&it.entry, changed)).map(|(number, _)| number).collect()
    }

    /// Whether a player leaves a tournament in pods.
    fn leaves_heat(&self, entry: &Entry) -> bool {
        self.is_in_pods() && matches!(entry, Entry::PlayerDropped(_))
    }

    /// Whether a later entry rests on these parts. A stage closes once its matches have winners, and the profile says who
    /// won; a Swiss round closes under any. Who leaves a heat gives no no-show and is replaced by nobody, so its publication
    /// can be taken back, and the heat is seated again without them.
    fn is_based_on(&self, later: &Entry, changed: &[Aspect]) -> bool {
        if self.leaves_heat(later) && changed.iter().all(|part| matches!(part, Aspect::Phase(_))) {
            return false;
        }
        let is_stage = |number| self.round(number).is_some_and(|round| round.stage().is_some());
        let closes_stage = || matches!(later, Entry::RoundClosed(it) if is_stage(it.round));
        rests_on(later, changed)
            || changed.contains(&Aspect::Setup) && closes_stage()
            || self.comes_back_to(later, changed)
            || self.exchanged_by_plan(later, changed)
    }

    /// Whether somebody may have handed in a list because more games are planned: the format lets players exchange cards
    /// between games, or did when it was another one.
    fn exchanged_by_plan(&self, later: &Entry, changed: &[Aspect]) -> bool {
        let games = [PlanPart::Rounds, PlanPart::PlannedCut].map(Aspect::Plan);
        let opens_pools = |(_, it): (EntryNumber, &Stamped)| {
            format_of(&it.entry).is_some_and(|format| format.pool_rule().is_some())
        };
        games.iter().any(|part| changed.contains(part))
            && handed_in(later).is_some()
            && self.chronicle().in_force().any(opens_pools)
    }

    /// Whether a player comes back to games of somebody whom these parts are about: an opponent who had left as well did
    /// not appear there.
    fn comes_back_to(&self, later: &Entry, changed: &[Aspect]) -> bool {
        let Entry::PlayerReinstated(it) = later else { return false };
        let tables = it.games.iter().filter_map(|at| self.round(at.round)?.table(at.table));
        let mut players = tables.flat_map(|table| table.pair.players);
        players.any(|player| changed.contains(&Aspect::Player(player)))
    }

    /// The entries that could not be at their place in a log that counts like this, or else those that would have recorded
    /// more there than they did.
    fn out_of_place_in(&self, other: &Chronicle) -> Vec<EntryNumber> {
        let impossible = impossible_entries(other);
        if !impossible.is_empty() || self.timetable().is_none() {
            return impossible;
        }
        let open = games_left_open(self.chronicle());
        let mut drops: Vec<EntryNumber> = games_left_open(other)
            .into_iter()
            .filter(|game| !open.contains(game))
            .map(|game| game.drop)
            .collect();
        drops.dedup();
        drops
    }

    /// The earlier entries behind the act that count now and did not then, or the other way round.
    fn changed_grounds(&self, span: ActSpan) -> Vec<EntryNumber> {
        let act: Vec<&Stamped> = span.numbers().filter_map(|number| self.chronicle().entry(number)).collect();
        let is_ground = |number: &EntryNumber| {
            let Some(earlier) = self.chronicle().entry(*number) else { return false };
            let changed = undoable(&earlier.entry);
            act.iter().any(|it| self.is_based_on(&it.entry, &changed))
        };
        self.turned_since(span).into_iter().filter(is_ground).collect()
    }

    /// The earlier entries that count now and did not when the act was recorded, or the other way round.
    fn turned_since(&self, span: ActSpan) -> Vec<EntryNumber> {
        let then = self.chronicle().undone_before(span.first);
        let turned = |number: &EntryNumber| {
            *number < span.first && then.contains(number) != self.chronicle().is_undone(*number)
        };
        let undone = then.iter().copied().chain(self.chronicle().undone_numbers());
        let candidates: BTreeSet<EntryNumber> = undone.collect();
        candidates.into_iter().filter(turned).collect()
    }

    /// Those of these entries that pair a round or discard its draft: a correction is one of a stage after which none is
    /// paired, or leaves its winners.
    fn pairings_in(&self, turned: Vec<EntryNumber>) -> Vec<EntryNumber> {
        let pairs = |number: &EntryNumber| {
            let parts = self.chronicle().entry(*number).map(|it| undoable(&it.entry)).unwrap_or_default();
            parts.iter().any(|part| matches!(part, Aspect::Round(_)))
        };
        let pairings: Vec<EntryNumber> = turned.iter().copied().filter(pairs).collect();
        if pairings.is_empty() { turned } else { pairings }
    }
}

/// Whose list an entry brought.
fn handed_in(entry: &Entry) -> Option<PlayerId> {
    if let Topic::List(ListTopic::HandedIn(it)) = entry.topic() { Some(it.player) } else { None }
}

/// The format by which an entry lets decks be checked.
fn format_of(entry: &Entry) -> Option<&Format> {
    let Topic::Rules(topic) = entry.topic() else { return None };
    match topic {
        RulesTopic::Beginning { format, .. } | RulesTopic::Format { format, .. } => format,
        RulesTopic::Settings { .. } | RulesTopic::Profile { .. } => None,
    }
}

/// Whether an entry says only whether the tournament is over.
const fn is_of_the_end(entry: &Entry) -> bool {
    entry.is_end() || entry.is_reopening()
}

/// A game of a timetable that stays open although one of its players has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct GameLeftOpen {
    /// The entry with which they left.
    drop: EntryNumber,
    player: PlayerId,
    at: AtTable,
}

/// The games that would have counted as no-shows of players who left, in a log that counts like this, and have no result.
/// Without the first of two drops, the game between the two is one of them: the second found the no-show of the first.
fn games_left_open(chronicle: &Chronicle) -> Vec<GameLeftOpen> {
    let mut told = Tournament::default();
    let mut open: Vec<GameLeftOpen> = Vec::new();
    for (drop, it) in chronicle.in_force() {
        if let Some(player) = who_left(&it.entry) {
            // The game of the round in which somebody was disqualified is forfeited, and a person records it.
            let forfeited = told.disqualification(player).and_then(|penalty| penalty.round);
            let missed = told.games_not_played(player, forfeited);
            open.extend(missed.iter().filter_map(recorded_at).map(|at| GameLeftOpen { drop, player, at }));
        }
        if let Some(player) = who_came_back(&it.entry) {
            open.retain(|game| game.player != player);
        }
        if let Some(at) = recorded_at(&it.entry) {
            open.retain(|game| game.at != at);
        }
        told.change(it);
    }
    open
}

/// The player who comes back with an entry.
pub(super) const fn who_came_back(entry: &Entry) -> Option<PlayerId> {
    if let Entry::PlayerReinstated(it) = entry { Some(it.player) } else { None }
}

/// The table of which an entry records the first result.
const fn recorded_at(entry: &Entry) -> Option<AtTable> {
    if let Entry::ResultRecorded(it) = entry { Some(it.at()) } else { None }
}

/// The entries that could not be at their place in a log that counts like this.
fn impossible_entries(chronicle: &Chronicle) -> Vec<EntryNumber> {
    let mut told = Tournament::default();
    let mut impossible_entries = Vec::new();
    for (number, it) in chronicle.in_force() {
        if told.can_follow(&it.entry).is_err() {
            impossible_entries.push(number);
        }
        told.change(it);
    }
    impossible_entries
}
