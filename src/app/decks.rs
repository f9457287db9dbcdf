//! Deck lists: judged by what the tournament pinned, kept private, with every reading on record.

use chrono::{DateTime, NaiveDate, Utc};

use crate::app::deck_check::or_of_another;
use crate::app::deck_turns::{DeckTurn, ListStep};
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::app::store::Private;
use crate::app::submission::{Decided, FormSubmission, SubmissionOutcome};
pub use crate::app::unfit::ListFault;
use crate::app::unfit::{ListProblem, UnfitList};
use crate::domain::awaited::Awaited;
use crate::domain::deck::{DeckList, DeckReport, Format, OpenedPool, Severity};
use crate::domain::hash::{CardTableVersion, ListHash};
use crate::domain::id::{PlayerId, Slug, TournamentId};
use crate::domain::tournament::command::{Command, ReadDeck, ReadDecks, SubmitDeck};
use crate::domain::tournament::entry::{DeckRead, Entry};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::role::Role;

/// What a list was judged by. If a setting changes in the meantime, the judgement is void.
#[derive(PartialEq, Eq)]
pub(super) struct PinnedRules<'a> {
    pub(super) tournament: TournamentId,
    pub(super) format: &'a Format,
    pub(super) table: &'a CardTableVersion,
    pub(super) date: NaiveDate,
    /// The pool of the player whose list it is, if the format asks for pools and it is registered.
    pub(super) pool: Option<&'a ListHash>,
}

impl<'a> PinnedRules<'a> {
    /// The rules for the list of a player; without one, as if no pool were registered.
    pub(super) fn of(here: &'a Snapshot, player: Option<PlayerId>) -> Result<Self, DeskError> {
        let setup = here.setup()?;
        let format = setup.format.as_ref().ok_or(Refusal::NoFormat)?;
        let known = player.filter(|_| setup.opens_pools()).and_then(|player| here.tournament.player(player));
        let pool = known.and_then(|known| known.pool.as_ref()).map(|pool| &pool.sha256);
        let (table, date) = (&setup.pins.card_table, setup.settings.date);
        Ok(Self { tournament: here.id(), format, table, date, pool })
    }
}

/// One of the lists that a player handed in.
#[derive(Debug)]
pub struct ListVersion {
    /// When it was handed in.
    pub at: DateTime<Utc>,
    /// What its check says now, or why it cannot be shown.
    pub report: Result<DeckReport, DeskError>,
}

/// How many lists of one player are compared; if there are more, only the newest.
const COMPARED: usize = 12;

/// A private list, opened for reading.
#[derive(Debug)]
pub struct OpenedList {
    /// The text as submitted.
    pub text: String,
    /// What its check says now.
    pub report: DeckReport,
    /// What the check says about the list before it, if there is one.
    pub before: Option<DeckReport>,
    /// Why the previous list is not compared; `None` if it is, or if there is none.
    pub before_fault: Option<UnfitList>,
}

impl ListFault {
    /// The fault of a list as staff of the tournament are told: with the player and the list.
    pub(crate) fn problem(self, here: &Snapshot, player: PlayerId, sha256: &ListHash) -> ListProblem {
        ListProblem {
            fault: self,
            short: sha256.short().to_owned(),
            player: here.name(player),
            slug: here.slug().clone(),
        }
    }
}

impl UnfitList {
    /// The list with this hash.
    pub fn of(fault: ListFault, sha256: &ListHash) -> Self {
        Self { fault, short: sha256.short().to_owned() }
    }
}

/// The state of the list that a player submitted last, without revealing its content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListState {
    /// It would be judged the same, or there is none.
    AsJudged,
    /// It would be judged differently, because the format, the day or the pool changed.
    Outdated,
    /// Its text is not available.
    Faulty(ListFault),
}

/// Whether a text is the list with this hash.
pub(crate) fn verify_text(text: Option<String>, sha256: &ListHash) -> Result<String, ListFault> {
    match text {
        Some(text) if ListHash::of(&text) == *sha256 => Ok(text),
        Some(_) => Err(ListFault::Changed),
        None => Err(ListFault::Gone),
    }
}

impl Snapshot {
    /// The list that a player submitted before this one.
    fn list_before(&self, whose: PlayerId, sha256: &ListHash) -> Option<ListHash> {
        let handed_in = |turn: &DeckTurn| matches!(turn.what, ListStep::HandedIn { .. });
        let turns: Vec<ListHash> =
            self.deck_turns(whose).into_iter().filter(handed_in).map(|turn| turn.sha256).collect();
        let at = turns.iter().rposition(|handed_in| handed_in == sha256)?;
        turns.get(..at)?.iter().rfind(|earlier| *earlier != sha256).cloned()
    }
}

impl Desk {
    /// Checks a list as this tournament would, and stores nothing. It is compared with the pool of the player, if the
    /// format asks for pools.
    ///
    /// # Errors
    /// If there is no such tournament, it checks no decks, or its card table is not here; [`DeskError::NotAwaited`].
    pub fn check_deck(
        &self,
        slug: &Slug,
        player: Option<PlayerId>,
        text: &str,
        awaited: &Awaited,
    ) -> Result<DeckReport, DeskError> {
        self.judge_while(
            &PinnedRules::of(&*self.tournament(slug)?, player)?,
            &restore_line_ends(text),
            awaited,
        )
    }

    /// The check's verdict now on a submitted list, which was within the limits when it was submitted.
    pub(super) fn judge(&self, bench: &PinnedRules<'_>, text: &str) -> Result<DeckReport, DeskError> {
        self.judge_while(bench, text, &Awaited::always())
    }

    fn judge_while(
        &self,
        bench: &PinnedRules<'_>,
        text: &str,
        awaited: &Awaited,
    ) -> Result<DeckReport, DeskError> {
        let table = self.card_table(bench.table, bench.format.edition)?;
        let list = DeckList::read_sent(text, &table)?;
        let pool = match bench.pool {
            Some(sha256) => {
                let text = self.list(bench.tournament, sha256)?;
                OpenedPool::of_sent(&text, bench.format, &table, awaited)?
            }
            None => None,
        };
        let report = bench.format.check_while(&list, &table, Some(bench.date), pool.as_ref(), awaited)?;
        or_of_another(report, text, |edition| self.newest_card_table(edition))
    }

    /// Submits a list. Its text is stored separately and privately; the log records its hash and its faults.
    ///
    /// A refused list is not stored. `agrees` says whether the player lets everybody see it, if that was asked.
    ///
    /// # Errors
    /// Like [`Desk::check_deck`] and [`Desk::submit`]; players get a refusal once play has begun.
    pub fn submit_deck(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        player: PlayerId,
        text: &str,
        agrees: Option<bool>,
        awaited: &Awaited,
    ) -> Result<(SubmissionOutcome, DeckReport), DeskError> {
        let text = restore_line_ends(text);
        let hash = ListHash::of(&text);
        let by_staff = sent.actor.role != Role::Player;
        // Judged once, not on every attempt.
        let then = self.tournament(slug)?;
        let then_judged = PinnedRules::of(&then, Some(player))?;
        let report = self.judge_while(&then_judged, &text, awaited)?;
        if let Some(other) = report.of_another_edition() {
            return Err(other.into());
        }
        let outcome = self.submit(slug, sent, |here| {
            let bench = PinnedRules::of(here, Some(player))?;
            let again =
                if bench == then_judged { None } else { Some(self.judge_while(&bench, &text, awaited)?) };
            let report = again.as_ref().unwrap_or(&report);
            let (errors, cards) = (errors(report), report.cards());
            let sha256 = hash.clone();
            let command = Command::SubmitDeck(SubmitDeck { player, sha256, errors, cards, by_staff, agrees });
            let private = Private { lists: vec![(hash.clone(), text.clone())], ..Private::default() };
            Ok(Decided { private, ..command.into() })
        })?;
        // Submitting a lost list again restores it.
        if outcome == SubmissionOutcome::AlreadyThere {
            self.store.put_deck_text(then.id(), &hash, &text)?;
        }
        Ok((outcome, report))
    }

    /// The list a player submitted last, with what its check says now. For the player’s own eyes: staff use
    /// [`Desk::read_deck`].
    ///
    /// # Errors
    /// Like [`Desk::check_deck`].
    pub fn deck(&self, slug: &Slug, player: PlayerId) -> Result<Option<(String, DeckReport)>, DeskError> {
        let here = self.tournament(slug)?;
        let Some(deck) = here.tournament.player(player).and_then(|player| player.deck.as_ref()) else {
            return Ok(None);
        };
        let text = self.list(here.id(), &deck.sha256)?;
        let report = self.judge(&PinnedRules::of(&here, Some(player))?, &text)?;
        Ok(Some((text, report)))
    }

    /// What the check says now about the cards of the list with this hash. Whether they are in its player's pool is not
    /// asked.
    pub(crate) fn check_kept_list(
        &self,
        here: &Snapshot,
        sha256: &ListHash,
    ) -> Result<DeckReport, DeskError> {
        self.judge(&PinnedRules::of(here, None)?, &self.list(here.id(), sha256)?)
    }

    /// The lists that a player submitted, oldest first; a list submitted again counts once. For the player's own eyes,
    /// like [`Desk::deck`].
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn deck_versions(&self, here: &Snapshot, player: PlayerId) -> Result<Vec<ListVersion>, DeskError> {
        let setup = here.setup()?;
        if setup.format.is_none() {
            return Ok(Vec::new());
        }
        let bench = PinnedRules::of(here, Some(player))?;
        let mut turns = here.deck_turns(player);
        turns.retain(|turn| matches!(turn.what, ListStep::HandedIn { .. }));
        turns.dedup_by(|later, earlier| later.sha256 == earlier.sha256);
        let last = turns.split_off(turns.len().saturating_sub(COMPARED));
        if last.len() < 2 {
            return Ok(Vec::new());
        }
        let version = |turn: DeckTurn| {
            let report = match verify_text(self.store.deck_text(here.id(), &turn.sha256)?, &turn.sha256) {
                Err(fault) => Err(UnfitList::of(fault, &turn.sha256).into()),
                Ok(text) => match self.judge(&bench, &text) {
                    Err(why) if !matches!(why, DeskError::Refused(_) | DeskError::Unusable(_)) => {
                        return Err(why);
                    }
                    judged => judged,
                },
            };
            Ok(ListVersion { at: turn.at, report })
        };
        last.into_iter().map(version).collect()
    }

    /// The text with this hash; a sentence if it is gone or was changed.
    pub(super) fn list(&self, tournament: TournamentId, sha256: &ListHash) -> Result<String, DeskError> {
        let text = self.store.deck_text(tournament, sha256)?;
        Ok(verify_text(text, sha256).map_err(|fault| UnfitList::of(fault, sha256))?)
    }

    /// Opens a private list for staff. The log records it first, and the list shown is exactly the one recorded.
    ///
    /// # Errors
    /// If no list was submitted, or like [`Desk::check_deck`] and [`Desk::submit`].
    pub fn read_deck(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        player: PlayerId,
    ) -> Result<OpenedList, DeskError> {
        self.submit(slug, sent, |here| {
            self.card_table_of(here)?;
            self.can_show(here, player)?;
            Ok(Command::ReadDeck(ReadDeck { player }))
        })?;
        let here = self.tournament(slug)?;
        let hash = read_by(&here, sent, player).ok_or(DeskError::NotFound)?;
        let text = self.list(here.id(), &hash)?;
        let bench = PinnedRules::of(&here, Some(player))?;
        let report = self.judge(&bench, &text)?;
        let mut opened = OpenedList { text, report, before: None, before_fault: None };
        if let Some(before) = here.list_before(player, &hash) {
            match verify_text(self.store.deck_text(here.id(), &before)?, &before) {
                Ok(text) => opened.before = Some(self.judge(&bench, &text)?),
                Err(fault) => opened.before_fault = Some(UnfitList::of(fault, &before)),
            }
        }
        Ok(opened)
    }

    /// Whether the texts of a list and of its pool are here. Asked before it goes on record that somebody read them:
    /// nobody has read what cannot be shown.
    fn can_show(&self, here: &Snapshot, player: PlayerId) -> Result<(), DeskError> {
        let known = here.tournament.player(player);
        let list = known.and_then(|player| player.deck.as_ref()).map(|deck| &deck.sha256);
        let pool = PinnedRules::of(here, Some(player))?.pool;
        list.into_iter().chain(pool).try_for_each(|sha256| self.list(here.id(), sha256).map(drop))
    }

    /// Opens several private lists for staff, such as for printed sheets; the log records each one first. Returns each
    /// list with its hash.
    ///
    /// # Errors
    /// Like [`Desk::read_deck`].
    pub fn read_decks(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        players: &[PlayerId],
    ) -> Result<Vec<(PlayerId, ListHash, DeckReport)>, DeskError> {
        self.submit(slug, sent, |here| {
            self.card_table_of(here)?;
            players.iter().try_for_each(|player| self.can_show(here, *player))?;
            Ok(Command::ReadDecks(ReadDecks { players: players.to_vec() }))
        })?;
        let here = self.tournament(slug)?;
        let open = |player: &PlayerId| {
            let hash = read_by(&here, sent, *player).ok_or(DeskError::NotFound)?;
            let report =
                self.judge(&PinnedRules::of(&here, Some(*player))?, &self.list(here.id(), &hash)?)?;
            Ok((*player, hash, report))
        };
        players.iter().map(open).collect()
    }

    /// The card table that judges the lists of a tournament.
    ///
    /// # Errors
    /// If it checks no decks, or its table is not here.
    pub fn card_table_of(
        &self,
        here: &Snapshot,
    ) -> Result<crate::app::card_table_cache::KeptCards, DeskError> {
        let bench = PinnedRules::of(here, None)?;
        self.card_table(bench.table, bench.format.edition)
    }
}

/// The list that this submission opened; `None` if somebody else sent it.
fn read_by(here: &Snapshot, sent: &FormSubmission, whose: PlayerId) -> Option<ListHash> {
    here.log.iter().find_map(|line| {
        let Entry::DeckRead(DeckRead { player, sha256 }) = line.entry() else { return None };
        let own = line.submission == sent.submission && *line.who() == sent.actor.id;
        (own && *player == whose).then(|| sha256.clone())
    })
}

pub(super) fn errors(report: &DeckReport) -> u32 {
    u32::try_from(report.count(Severity::Error)).unwrap_or(u32::MAX)
}

/// Restores the line ends of the player’s file: browsers change them in transit, and the hash would differ.
pub(super) fn restore_line_ends(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}
