//! Whether a list is still as it was judged: the faults that it had when it was handed in or accepted are compared with those
//! that it has now.

use std::collections::BTreeMap;

use crate::app::decks::{ListState, PinnedRules, errors, verify_text};
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::{Logged, Snapshot, number};
use crate::domain::deck::fault::FaultRule;
use crate::domain::deck::finding::DeckFinding;
use crate::domain::deck::{DeckReport, Severity, Zone};
use crate::domain::hash::{EntryHash, ListHash};
use crate::domain::id::PlayerId;
use crate::domain::tournament::Deck;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::entry::topic::{RulesTopic, Topic, UndoingTopic};

/// What makes a fault the same as another: the rule, what it found, and where.
type Found<'a> = (&'a FaultRule, Option<Zone>, &'a DeckFinding, &'a [usize], &'a [String]);

impl Snapshot {
    /// Whether an act that changed the format, the day or a pool was undone, maybe after lists were judged by it.
    fn has_undone_rules(&self) -> bool {
        let judges = |entry: &Entry| match entry.topic() {
            Topic::Rules(_) => true,
            Topic::List(list) => list.pool().is_some(),
            Topic::Seats(_) | Topic::Contradiction | Topic::Undoing(_) | Topic::Other => false,
        };
        self.log.iter().any(|line| self.undone_by(line.entry()).any(judges))
    }

    /// The entries that an entry undoes or redoes.
    fn undone_by(&self, entry: &Entry) -> impl Iterator<Item = &Entry> {
        let numbers = UndoingTopic::of(entry).into_iter().flat_map(|act| act.span().numbers());
        numbers.filter_map(|number| Some(&self.tournament.chronicle().entry(number)?.entry))
    }

    /// The newest entry that a verdict on a list may depend on: one of the rules, a pool or a list, or one that undoes or
    /// redoes such an act.
    fn newest_for_lists(&self) -> Option<&EntryHash> {
        let concerns = |entry: &Entry| match entry.topic() {
            Topic::Rules(_) => true,
            Topic::List(list) => list.pool().is_some() || list.judged().is_some(),
            Topic::Seats(_) | Topic::Contradiction | Topic::Undoing(_) | Topic::Other => false,
        };
        let undoes = |entry: &Entry| self.undone_by(entry).any(concerns);
        let newest = self.log.iter().rfind(|line| concerns(line.entry()) || undoes(line.entry()));
        newest.map(|line| &line.hash)
    }

    /// The rules when a list was handed in or, later, accepted, by the entries that counted then.
    fn rules_when_judged(&self, player: PlayerId, sha256: &ListHash) -> Option<PinnedRules<'_>> {
        let judges_it = |line: &&Logged| match line.entry().topic() {
            Topic::List(list) => list.judged() == Some((player, sha256)) && !self.is_undone(line),
            Topic::Rules(_) | Topic::Seats(_) | Topic::Contradiction | Topic::Undoing(_) | Topic::Other => {
                false
            }
        };
        let last = self.log.iter().rfind(judges_it)?.sequence;
        let (mut format, mut date, mut pool) = (None, None, None);
        let mut undoings = Vec::new();
        for line in self.log.iter().rev().skip_while(|line| line.sequence > last) {
            if let Some(undoing) = UndoingTopic::of(line.entry()) {
                undoings.push(undoing);
                continue;
            }
            if number(line).is_none_or(|number| !UndoingTopic::let_count(&undoings, number)) {
                continue;
            }
            match line.entry().topic() {
                Topic::Rules(RulesTopic::Beginning { settings, pins, format: first }) => {
                    let format = format.unwrap_or(first)?;
                    return Some(PinnedRules {
                        tournament: self.id(),
                        format,
                        table: &pins.card_table,
                        date: date.unwrap_or(settings.date),
                        pool: pool.filter(|_| format.pool_rule().is_some()),
                    });
                }
                Topic::Rules(RulesTopic::Settings { settings, .. }) => date = date.or(Some(settings.date)),
                Topic::Rules(RulesTopic::Format { format: it, .. }) => format = format.or(Some(it)),
                Topic::List(list) => {
                    let own = list.pool().filter(|it| it.player == player);
                    pool = pool.or(own.map(|it| &it.sha256));
                }
                Topic::Rules(RulesTopic::Profile { .. })
                | Topic::Seats(_)
                | Topic::Contradiction
                | Topic::Undoing(_)
                | Topic::Other => {}
            }
        }
        None
    }
}

impl Desk {
    /// The state of a list: whether its text is still as submitted, and whether it now has other faults than when it was
    /// handed in or accepted, because the format, the day or the pool changed. Reveals nothing else. If it cannot be judged,
    /// it is not outdated.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn deck_standing(&self, here: &Snapshot, player: PlayerId) -> Result<ListState, DeskError> {
        let deck = here.tournament.player(player).and_then(|player| player.deck.as_ref());
        let Some(deck) = deck else { return Ok(ListState::AsJudged) };
        let may_be_outdated = deck.rules_changed || here.has_undone_rules();
        Ok(self.standing_of(here, player, deck, may_be_outdated)?.unwrap_or(ListState::AsJudged))
    }

    /// The state of a list of which it is known whether the rules by which it was judged may be others now; `None` if
    /// it cannot be judged, because something that its check needs is not here.
    fn standing_of(
        &self,
        here: &Snapshot,
        player: PlayerId,
        deck: &Deck,
        may_be_outdated: bool,
    ) -> Result<Option<ListState>, DeskError> {
        let text = match verify_text(self.store.deck_text(here.id(), &deck.sha256)?, &deck.sha256) {
            Ok(text) => text,
            Err(fault) => return Ok(Some(ListState::Faulty(fault))),
        };
        if !may_be_outdated {
            return Ok(Some(ListState::AsJudged));
        }
        let is_same = self.finds_the_same(here, player, deck, &text)?;
        Ok(is_same.map(|is_same| if is_same { ListState::AsJudged } else { ListState::Outdated }))
    }

    /// Whether the check of a list finds what it found when the list was judged; `None` if it cannot be judged now.
    fn finds_the_same(
        &self,
        here: &Snapshot,
        player: PlayerId,
        deck: &Deck,
        text: &str,
    ) -> Result<Option<bool>, DeskError> {
        // Without a format nothing is judged.
        let Some(now) = if_allowed(PinnedRules::of(here, Some(player)))? else { return Ok(Some(true)) };
        let then = here.rules_when_judged(player, &deck.sha256);
        if then.as_ref() == Some(&now) {
            return Ok(Some(true));
        }
        let Some(now) = if_allowed(self.judge(&now, text))? else { return Ok(None) };
        // How many faults a list had when it was handed in is on record, and which ones matters only if there are as many
        // now. One that was accepted may have been accepted with others.
        if deck.accepted.is_none() && (deck.errors == 0 || deck.errors != errors(&now)) {
            return Ok(Some(deck.errors == errors(&now)));
        }
        let then = then.map(|then| if_allowed(self.judge(&then, text))).transpose()?.flatten();
        Ok(Some(match then {
            Some(then) => are_same(&found(&then), &found(&now)),
            // The pool of that time may be lost; the number of faults is on record.
            None => errors(&now) == deck.errors && now.cards() == deck.cards,
        }))
    }

    /// The active players whose lists would now be judged differently, in order of their numbers. Only the lists that
    /// may be are read, and only after an entry on which that depends.
    ///
    /// # Errors
    /// Like [`Desk::deck_standing`].
    pub fn outdated_lists(&self, here: &Snapshot) -> Result<Vec<PlayerId>, DeskError> {
        let mut outdated = self.outdated_of_all(here)?;
        outdated.retain(|player| here.tournament.player(*player).is_some_and(|player| player.is_active()));
        Ok(outdated)
    }

    /// The states of all lists, by player, as [`Desk::deck_standing`] says each.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn deck_standings(&self, here: &Snapshot) -> Result<BTreeMap<PlayerId, ListState>, DeskError> {
        let outdated = self.outdated_of_all(here)?;
        let with_list = here.tournament.players().filter_map(|it| Some((it.id, it.deck.as_ref()?)));
        let state = |(player, deck): (PlayerId, &Deck)| {
            let text = self.store.deck_text(here.id(), &deck.sha256)?;
            let state = match verify_text(text, &deck.sha256) {
                Err(fault) => ListState::Faulty(fault),
                Ok(_) if outdated.binary_search(&player).is_ok() => ListState::Outdated,
                Ok(_) => ListState::AsJudged,
            };
            Ok((player, state))
        };
        with_list.map(state).collect()
    }

    /// The players whose lists would now be judged differently, in order of their numbers, also those who have left.
    fn outdated_of_all(&self, here: &Snapshot) -> Result<Vec<PlayerId>, DeskError> {
        let Some(newest) = here.newest_for_lists() else { return Ok(Vec::new()) };
        match self.outdated.as_of(here.id(), newest) {
            Some(known) => Ok(known),
            None => self.find_outdated(here, newest),
        }
    }

    /// Judges the lists again to find those that are outdated. The answer is kept unless some list could not be judged,
    /// which may change without an entry.
    fn find_outdated(&self, here: &Snapshot, newest: &EntryHash) -> Result<Vec<PlayerId>, DeskError> {
        let (mut outdated, mut is_known) = (Vec::new(), true);
        let has_undone = here.has_undone_rules();
        for player in here.tournament.players() {
            let Some(deck) = player.deck.as_ref().filter(|deck| deck.rules_changed || has_undone) else {
                continue;
            };
            match self.standing_of(here, player.id, deck, true)? {
                Some(ListState::Outdated) => outdated.push(player.id),
                Some(ListState::AsJudged) => {}
                Some(ListState::Faulty(_)) | None => is_known = false,
            }
        }
        if is_known {
            self.outdated.keep(here.id(), newest, &outdated);
        }
        Ok(outdated)
    }
}

/// What the rules allow; `None` if they refuse it or something that they need is not here.
fn if_allowed<T>(asked: Result<T, DeskError>) -> Result<Option<T>, DeskError> {
    match asked {
        Ok(it) => Ok(Some(it)),
        Err(DeskError::Refused(_) | DeskError::Unusable(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

fn found(report: &DeckReport) -> Vec<Found<'_>> {
    let errors = report.faults.iter().filter(|fault| fault.severity == Severity::Error);
    errors
        .map(|fault| {
            (&fault.rule, fault.zone, &fault.finding, fault.lines.as_slice(), fault.cards.as_slice())
        })
        .collect()
}

/// Whether both hold the same faults, in whatever order the rules found them.
fn are_same(then: &[Found<'_>], now: &[Found<'_>]) -> bool {
    then.len() == now.len() && then.iter().all(|fault| now.contains(fault))
}
