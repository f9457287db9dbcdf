//! A tournament at one head of its log.

use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use chrono::{DateTime, Utc};
use rpds::{RedBlackTreeMapSync, VectorSync};

use crate::app::display_names::DisplayNames;
use crate::app::error::DeskError;
use crate::app::json_fault::{self, JsonFault};
use crate::app::store::TournamentRow;
use crate::domain::actor::ActorId;
use crate::domain::hash::{EntryHash, ListHash};
use crate::domain::id::{AccountId, AtTable, EntryNumber, PersonId, PlayerId, Slug, TournamentId};
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::clock_jump::{Jump, jumps};
use crate::domain::tournament::entry::topic::Topic;
use crate::domain::tournament::entry::{Entry, Naming};
use crate::domain::tournament::hash_chain::{self, BrokenChain, SealedEntry};
use crate::domain::tournament::head::HeadCode;
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::role::Role;
use crate::domain::tournament::{Setup, Stamped, Tournament};
use crate::words;
use crate::words::people;

/// The number of newest entries in which one player may have at most [`MOST_OF_ONE_PLAYER`].
const FLOOD_WINDOW: usize = 4_096;

/// The number of newest entries among which somebody's latest results are looked for: a hall writes fewer in a moment.
const RECENT: usize = 512;
/// The most of these by one player; a player makes about forty in a long tournament.
const MOST_OF_ONE_PLAYER: usize = 200;

/// Names by person; a person without one was erased.
pub type Names = RedBlackTreeMapSync<PersonId, String>;

/// The estimated memory of a name: twice the longest name in one-byte letters, and its nodes in the maps.
const NAME_BYTES: usize = 320;

/// The names of accounts in the log; `None` for an account that is not here.
pub type Actors = RedBlackTreeMapSync<AccountId, Option<String>>;

/// One line of the log, stored and parsed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logged {
    /// The stored line.
    pub sealed: SealedEntry,
    /// The parsed entry with its stamp.
    pub stamped: Arc<Stamped>,
}

impl Logged {
    pub fn entry(&self) -> &Entry {
        &self.stamped.entry
    }

    /// Who caused the entry.
    pub fn who(&self) -> &ActorId {
        &self.stamped.actor
    }

    /// Its estimated memory, in bytes: the entry is there both as text and parsed.
    fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of::<Stamped>()
            + 2 * self.actor.len()
            + self.hash.as_str().len()
            + 3 * self.payload.len()
    }
}

impl Deref for Logged {
    type Target = SealedEntry;

    fn deref(&self) -> &SealedEntry {
        &self.sealed
    }
}

impl TryFrom<SealedEntry> for Logged {
    type Error = DeskError;

    fn try_from(sealed: SealedEntry) -> Result<Self, DeskError> {
        Ok(Self { stamped: Arc::new(open(&sealed)?), sealed })
    }
}

/// A tournament with its log and the names of its players, at one head. Clones share what they have in common.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// Identifier, address and day of creation.
    pub row: TournamentRow,
    /// The state after the log.
    pub tournament: Tournament,
    /// The log itself.
    pub log: VectorSync<Logged>,
    /// The names of the players.
    pub names: Names,
    /// The names of the accounts that wrote in the log.
    pub actors: Actors,
    /// After which change of a name of an account they were read.
    pub renames: i64,
    /// Where the hash chain is broken, if it is.
    pub broken: Option<BrokenChain>,
    bytes: usize,
    revision: Revision,
    /// Shared with every other snapshot in which the players have the same names; built on first use.
    display: Arc<OnceLock<DisplayNames>>,
}

/// The newest of what the calendar and the feed tell of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Revision {
    /// When there was something new to tell; never earlier than before, whatever the clock says.
    pub at: DateTime<Utc>,
    /// The number of the newest entry that gave it.
    pub number: u32,
}

impl Snapshot {
    /// A tournament whose log has not been read yet.
    pub fn unread(row: TournamentRow) -> Self {
        let revision = Revision { at: row.created_at, number: 0 };
        let tournament = Tournament::default();
        let (log, names, display) = (VectorSync::default(), Names::default(), Arc::default());
        Self {
            row,
            tournament,
            log,
            names,
            actors: Actors::default(),
            renames: 0,
            broken: None,
            bytes: 0,
            revision,
            display,
        }
    }

    /// Applies the newest part of the log.
    ///
    /// # Errors
    /// [`DeskError::Unreadable`] when this version does not know an entry.
    pub fn extend(&mut self, tail: Vec<SealedEntry>) -> Result<(), DeskError> {
        tail.into_iter().try_for_each(|sealed| {
            self.push(sealed.try_into()?);
            Ok(())
        })
    }

    /// Applies one more line.
    pub fn push(&mut self, line: Logged) {
        if self.broken.is_none() {
            self.broken = self.breaks(&line);
        }
        self.tournament.append(Arc::clone(&line.stamped));
        if self.named_person(line.entry()).is_some() {
            self.display = Arc::default();
        }
        self.bytes += line.bytes();
        if line.entry().is_told_in_feeds() {
            let (at, number) = (self.revision.at.max(line.stamped.at), u32::try_from(line.sequence));
            self.revision = Revision { at, number: number.unwrap_or(u32::MAX) };
        }
        self.log.push_back_mut(line);
    }

    /// The newest of what the calendar and the feed tell. Kept with each entry, so that a result does not look at all of
    /// them.
    pub(crate) const fn revision(&self) -> Revision {
        self.revision
    }

    /// This snapshot with other names.
    pub(crate) fn renamed(&self, names: Names) -> Self {
        Self { names, display: Arc::default(), ..self.clone() }
    }

    /// The persons whose names are affected by entries after a number; `None` if nobody's are.
    pub(crate) fn named_since(&self, sequence: i64) -> Option<BTreeSet<PersonId>> {
        let mut named = None;
        for person in self.lines_after(sequence).filter_map(|line| self.named_person(line.entry())) {
            named.get_or_insert_with(BTreeSet::new).extend(person);
        }
        named
    }

    /// The lines after a number, newest first.
    pub(crate) fn lines_after(&self, sequence: i64) -> impl Iterator<Item = &Logged> {
        self.log.iter().rev().take_while(move |line| line.sequence > sequence)
    }

    /// Whose name an entry affects: `None` if nobody's, `Some(None)` for a withdrawn registration.
    fn named_person(&self, entry: &Entry) -> Option<Option<PersonId>> {
        entry.naming().map(|naming| match naming {
            Naming::Person(person) => Some(person),
            Naming::Player(player) => self.tournament.player(player).map(|player| player.person),
            Naming::Withdrawn => None,
        })
    }

    /// The results that somebody recorded since a time, newest first: each table, and the number of its entry. Looks at
    /// the [`RECENT`] entries only.
    pub fn recorded_since(&self, since: DateTime<Utc>, who: &ActorId) -> Vec<(AtTable, EntryNumber)> {
        self.own_since(since, who, |entry| {
            let Entry::ResultRecorded(recorded) = entry else { return None };
            Some(recorded.at())
        })
    }

    /// The scores of pods that somebody recorded since a time, newest first: each table, and the number of its entry.
    /// Looks at the [`RECENT`] entries only.
    pub fn pods_recorded_since(&self, since: DateTime<Utc>, who: &ActorId) -> Vec<(AtTable, EntryNumber)> {
        self.own_since(since, who, |entry| {
            let Entry::PodRecorded(recorded) = entry else { return None };
            Some(recorded.at())
        })
    }

    /// The entries about tables that somebody wrote since a time, newest first.
    fn own_since(
        &self,
        since: DateTime<Utc>,
        who: &ActorId,
        at: impl Fn(&Entry) -> Option<AtTable>,
    ) -> Vec<(AtTable, EntryNumber)> {
        let recent = self.log.iter().rev().take(RECENT).take_while(|line| line.stamped.at > since);
        let own = recent.filter(|line| line.who() == who);
        let numbered =
            own.filter_map(|line| Some((at(line.entry())?, EntryNumber(u32::try_from(line.sequence).ok()?))));
        numbered.collect()
    }

    /// Where the machine's clock jumped.
    pub fn clock_jumps(&self) -> Vec<Jump> {
        jumps(self.log.iter().map(|line| (line.sequence, line.stamped.as_ref())))
    }

    /// Whether this actor may add one more entry. A private link is easy to get, and its holder could fill the log, so a
    /// player may write only [`MOST_OF_ONE_PLAYER`] of the newest.
    ///
    /// # Errors
    /// [`Refusal::SentEnough`].
    pub(crate) fn still_takes(&self, actor: &ActorId) -> Result<(), Refusal> {
        let ActorId::Player(_) = actor else { return Ok(()) };
        let newest = self.log.iter().rev().take(FLOOD_WINDOW);
        let own = newest.filter(|line| line.who() == actor).take(MOST_OF_ONE_PLAYER);
        if own.count() < MOST_OF_ONE_PLAYER { Ok(()) } else { Err(Refusal::SentEnough(MOST_OF_ONE_PLAYER)) }
    }

    /// The accounts in entries after a number whose names have not been looked up yet.
    pub(crate) fn new_actors(&self, sequence: i64) -> BTreeSet<AccountId> {
        let accounts = self.lines_after(sequence).filter_map(|line| line.who().account());
        accounts.filter(|account| !self.actors.contains_key(account)).collect()
    }

    /// The name of an actor in the log.
    pub fn actor(&self, actor: &ActorId) -> String {
        let left = || people::who_left().to_string();
        match actor {
            ActorId::Account(account) => self.actors.get(account).cloned().flatten().unwrap_or_else(left),
            ActorId::Stranger(_) => left(),
            ActorId::Player(player) => self.name(*player),
            ActorId::Operator => people::role(Role::Operator).to_string(),
            ActorId::Other(_) => actor.to_string(),
        }
    }

    /// The lines of the log as they are stored.
    pub fn sealed_entries(&self) -> impl DoubleEndedIterator<Item = &SealedEntry> + ExactSizeIterator {
        self.log.iter().map(|line| &line.sealed)
    }

    /// Its estimated memory, in bytes, with room for every name both as stored and as displayed.
    pub fn bytes(&self) -> usize {
        let counted = self.bytes + NAME_BYTES * (self.names.size() + self.actors.size());
        // What 4,000 tournaments of an archive took was 1.29 times as much: the state, and gaps between small parts.
        counted + counted / 3
    }

    fn breaks(&self, next: &SealedEntry) -> Option<BrokenChain> {
        let wanted = self.sequence().saturating_add(1);
        if next.sequence != wanted {
            return Some(BrokenChain::Sequence { wanted, found: next.sequence });
        }
        (next.expected_hash(&self.head()) != next.hash).then_some(BrokenChain::Hash { sequence: wanted })
    }

    /// The tournament's identifier.
    pub const fn id(&self) -> TournamentId {
        self.row.id
    }

    /// The tournament's address.
    pub const fn slug(&self) -> &Slug {
        &self.row.slug
    }

    /// The tournament's title, or its slug before it has one.
    pub fn title(&self) -> String {
        let setup = self.tournament.setup();
        setup.map_or_else(|| self.slug().to_string(), |setup| setup.settings.title.clone())
    }

    /// The entries that came with this one: an act is undone as a whole.
    pub fn act_of(&self, number: EntryNumber) -> Option<ActSpan> {
        let at = usize::try_from(number.0).ok()?.checked_sub(1)?;
        let sent = self.log.get(at)?.submission;
        let same = |at: &usize| self.log.get(*at).is_some_and(|line| line.submission == sent);
        let first = (0..=at).rev().take_while(same).last()?;
        let last = (at..self.log.len()).take_while(same).last()?;
        let numbered = |at: usize| u32::try_from(at + 1).ok().map(EntryNumber);
        Some(ActSpan { first: numbered(first)?, last: numbered(last)? })
    }

    /// Whether a line of the log was undone.
    pub fn is_undone(&self, line: &SealedEntry) -> bool {
        number(line).is_some_and(|number| self.tournament.chronicle().is_undone(number))
    }

    /// The number of the newest entry.
    pub fn sequence(&self) -> i64 {
        self.log.last().map_or(0, |entry| entry.sequence)
    }

    /// The hash of the newest entry.
    pub fn head(&self) -> EntryHash {
        self.log.last().map_or_else(|| hash_chain::genesis(self.row.id), |entry| entry.hash.clone())
    }

    /// The short code of the head that is printed on sheets.
    pub fn head_code(&self) -> HeadCode {
        HeadCode::of(self.sequence(), &self.head())
    }

    /// What was chosen and pinned.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] before the first entry.
    pub fn setup(&self) -> Result<&Setup, DeskError> {
        self.tournament.setup().ok_or(DeskError::NotFound)
    }

    /// The pinned scoring profile of a tournament in games of two.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] in a tournament in pods, which has no such pages.
    pub fn profile(&self) -> Result<&Profile, DeskError> {
        self.setup()?.profile().ok_or(DeskError::NotFound)
    }

    /// The pinned rules of a tournament in pods.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] in a tournament in games of two.
    pub fn pod_rules(&self) -> Result<&PodRules, DeskError> {
        self.setup()?.pods().ok_or(DeskError::NotFound)
    }

    /// The names of all players, no two alike.
    pub fn display_names(&self) -> &DisplayNames {
        self.display.get_or_init(|| {
            let players = self.tournament.players();
            DisplayNames::of(players.map(|player| (player.id, self.names.get(&player.person))))
        })
    }

    /// The name of a player, with the number if another player has the same name; the number alone if the name was
    /// erased.
    pub fn name(&self, player: PlayerId) -> String {
        self.display_names().name(player)
    }

    /// Whether a link leads from a player to what the person played everywhere: not if the name was erased or not
    /// everybody may see this tournament. How somebody wants to be shown now is asked when the link is followed.
    pub fn leads_to_person(&self, player: PlayerId) -> bool {
        let is_named = self.tournament.player(player).is_some_and(|player| !player.is_erased);
        is_named && !self.tournament.is_hidden()
    }

    /// The sentence of a refusal in the reader's language, with the player's name.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        words::refusal::refusal(refusal, |player| self.name(player)).to_string()
    }

    /// Every deck list and pool in the log, with the player it belongs to; each once.
    pub fn lists(&self) -> BTreeSet<(PlayerId, ListHash)> {
        let lists = self.log.iter().filter_map(|line| {
            let Topic::List(list) = line.entry().topic() else { return None };
            list.stored().map(|(player, sha256)| (player, sha256.clone()))
        });
        lists.collect()
    }
}

/// The number of a line.
pub(crate) fn number(line: &SealedEntry) -> Option<EntryNumber> {
    u32::try_from(line.sequence).ok().map(EntryNumber)
}

/// Parses the entry of a sealed line.
///
/// # Errors
/// [`DeskError::Unreadable`] when this version does not know it.
fn open(sealed: &SealedEntry) -> Result<Stamped, DeskError> {
    let unreadable =
        |fault: JsonFault| DeskError::Unreadable { sequence: sealed.sequence, cause: fault.to_string() };
    let entry: Entry = json_fault::read(&sealed.payload).map_err(unreadable)?;
    Ok(Stamped { at: sealed.at, actor: sealed.actor.as_str().into(), entry })
}
