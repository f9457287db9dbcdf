//! The desk itself: reads tournaments, decides commands, appends what follows.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use chrono::{DateTime, Utc};

use crate::app::card_table_cache::CardTableCache;
use crate::app::error::DeskError;
use crate::app::library::{LibraryCache, MOST_RULING_TEXT};
use crate::app::passwords::Passwords;
use crate::app::snapshot::{Actors, Logged, Names, Snapshot};
use crate::app::store::{
    DatabaseUrl, NameChange, Private, Store, StoreError, Submission, TournamentRow, waited_for,
};
use crate::app::throttle::Throttle;
use crate::app::tournament_cache::{self, Base, TournamentCache};
use crate::app::unfit::UnfitTournament;
use crate::app::usage_cache::UsageCache;
use crate::app::watch::Watch;
use crate::domain::actor::ActorId;
use crate::domain::awaited::Awaited;
use crate::domain::hash::sha256;
use crate::domain::id::{PersonId, Slug, SubmissionId, TournamentId};
use crate::domain::pairing::PairingError;
use crate::domain::tournament::command::{Command, CreateTournament};
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::hash_chain::{BrokenChain, SealedEntry};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::role::Role;
use crate::domain::tournament::{Stamped, Tournament};

/// How many times a command is decided again after losing a race. Every lost attempt means that another one won, so
/// the limit is above what can be in flight at once.
const ATTEMPTS: usize = 512;

/// Who does something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    /// The identifier; never a name.
    pub id: ActorId,
    /// The role in which they act.
    pub role: Role,
}

impl Actor {
    /// The operator at the command line.
    pub fn operator() -> Self {
        Self { id: ActorId::Operator, role: Role::Operator }
    }
}

/// One submission of one form.
#[derive(Debug, Clone)]
pub struct FormSubmission {
    /// Who sends it.
    pub actor: Actor,
    /// The submission number of the form.
    pub submission: SubmissionId,
    /// The form's fields in canonical order, so that a repeated submission can be compared.
    pub body: String,
    /// When it arrived.
    pub now: DateTime<Utc>,
}

/// What is to be recorded: the command, and the private data written with its entries but never inside them. Both or
/// nothing.
#[derive(Debug, Clone)]
pub struct Decided {
    /// The command.
    pub command: Command,
    /// Names and deck lists to be written.
    pub private: Private,
    /// Whether anybody is still waiting for it to be decided.
    pub awaited: Awaited,
}

impl Decided {
    /// A command that changes names.
    pub fn with_names(command: Command, names: Vec<NameChange>) -> Self {
        Self { private: Private { names, lists: Vec::new() }, ..command.into() }
    }
}

impl From<Command> for Decided {
    fn from(command: Command) -> Self {
        Self { command, private: Private::default(), awaited: Awaited::always() }
    }
}

/// Entries ready to be written, and the tournament after them.
struct Draft {
    next: Arc<Snapshot>,
    sealed: Vec<SealedEntry>,
    private: Private,
    receipt: SubmissionOutcome,
}

/// The result of a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SubmissionOutcome {
    /// Recorded, now or by an earlier, equal submission.
    Recorded,
    /// The log already contained it; nothing was added.
    AlreadyThere,
    /// A contradicting result was noted; the recorded one stays in force.
    Contradicts,
}

impl SubmissionOutcome {
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Recorded => "recorded",
            Self::AlreadyThere => "already-there",
            Self::Contradicts => "contradicts",
        }
    }

    fn of(entries: &[Entry]) -> Self {
        match entries {
            [] => Self::AlreadyThere,
            [first, ..] => Self::to_first(first),
        }
    }

    /// What was answered to the submission whose first entry is this one.
    pub(crate) const fn to_first(entry: &Entry) -> Self {
        if matches!(entry, Entry::ResultContradicted(_)) { Self::Contradicts } else { Self::Recorded }
    }

    fn from_code(code: &str) -> Self {
        if code == Self::Contradicts.code() { Self::Contradicts } else { Self::Recorded }
    }
}

/// The tournaments of an installation.
#[derive(Debug, Default)]
pub struct Listed {
    /// Those that can be read, newest first.
    pub readable: Vec<Arc<Snapshot>>,
    /// Those whose log cannot be read.
    pub unreadable: Vec<UnreadableTournament>,
}

/// A tournament whose log cannot be read.
#[derive(Debug)]
pub struct UnreadableTournament {
    /// Its address.
    pub slug: Slug,
    /// Why it cannot be read.
    pub cause: DeskError,
}

impl UnreadableTournament {
    /// What everybody may know: which tournament, what is wrong, and how to find out more.
    pub fn sentence(&self) -> String {
        let what = match &self.cause {
            DeskError::Unreadable { sequence, .. } => {
                format!(
                    "entry {sequence} of its log is damaged, or was written by a newer version of Arbiter"
                )
            }
            _ => "its log is damaged".to_owned(),
        };
        let slug = &self.slug;
        format!(
            "“{slug}” cannot be read: {what}. Whoever runs this installation finds out more with “arbiter verify \
             {slug}”, and “arbiter restore” brings back the newest backup."
        )
    }
}

/// The desk: one for the whole program, shared by all requests.
pub struct Desk {
    pub(crate) store: Store,
    pub(crate) passwords: Passwords,
    pub(crate) throttle: Throttle,
    pub(crate) cards: CardTableCache,
    pub(crate) library: LibraryCache,
    pub(crate) most_ruling_text: usize,
    pub(crate) precedents: Mutex<crate::app::grounds::PrecedentCache>,
    pub(crate) removing_roles: Mutex<()>,
    pub(crate) watch: Watch,
    pub(crate) usage: UsageCache,
    tournaments: Arc<TournamentCache>,
}

impl Desk {
    /// Opens the desk over a store.
    pub fn new(store: Store, passwords: Passwords) -> Self {
        Self {
            store,
            passwords,
            throttle: Throttle::default(),
            cards: CardTableCache::default(),
            library: LibraryCache::default(),
            most_ruling_text: MOST_RULING_TEXT,
            precedents: Mutex::default(),
            removing_roles: Mutex::default(),
            watch: Watch::default(),
            usage: UsageCache::default(),
            tournaments: Arc::new(TournamentCache::of(tournament_cache::MOST_BYTES)),
        }
    }

    /// Limits the memory for tournaments to this many bytes instead of [`tournament_cache::MOST_BYTES`].
    #[must_use]
    pub fn holding(self, most_bytes: usize) -> Self {
        Self { tournaments: Arc::new(TournamentCache::of(most_bytes)), ..self }
    }

    /// Limits the text of all ruling documents to this many bytes instead of [`MOST_RULING_TEXT`].
    #[must_use]
    pub fn holding_rulings(self, most_bytes: usize) -> Self {
        Self { most_ruling_text: most_bytes, ..self }
    }

    /// The cache of tournaments.
    pub fn tournament_cache(&self) -> &TournamentCache {
        &self.tournaments
    }

    /// Opens the desk over a database, which is created if it is not there.
    ///
    /// # Errors
    /// When it cannot be opened, belongs to another program, or was written by a newer version.
    pub fn open(url: &DatabaseUrl, passwords: Passwords) -> Result<Self, StoreError> {
        Ok(Self::new(Store::open(url)?, passwords))
    }

    /// Counts what this process has written or found damaged. Does not ask the store.
    pub fn changes(&self) -> u64 {
        self.store.writes().wrapping_add(self.watch.changes())
    }

    /// Counts the changes that may concern identities, names or rights. Reads nothing.
    pub fn identities(&self) -> u64 {
        self.store.identities()
    }

    /// The store, for commands that maintain it.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The password hasher, for creating accounts.
    pub const fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    /// Refuses passwords made of words that belong to this installation.
    pub fn refuse_passwords_of<'a>(&mut self, words: impl Iterator<Item = &'a str>) {
        self.passwords.refuse_also(words.map(str::to_owned));
    }

    /// The version of a cached page: the head of one log, or of all logs together.
    pub fn head_of(&self, tournament: Option<TournamentId>) -> String {
        let heads = match tournament {
            Some(id) => self.store.head(id).map(|head| head.map_or_else(String::new, |head| head.hash)),
            None => self.store.heads().map(|heads| {
                let each = heads.iter().map(|(id, sequence)| format!("{id}:{sequence}"));
                each.collect::<Vec<_>>().join(",")
            }),
        };
        // Heads that cannot be read differ from all others, so that nothing stale is shown.
        let heads = heads.unwrap_or_else(|error| format!("{error} at {}", Utc::now()));
        // Finding damage changes the page but not the log.
        sha256(format!("{heads} {}", self.watch.changes()))
    }

    /// All tournaments, newest first. One log that cannot be read does not hide the others.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn tournaments(&self) -> Result<Listed, DeskError> {
        let mut listed = Listed::default();
        for row in self.newest_first()? {
            let slug = row.slug.clone();
            match self.snapshot(row) {
                Ok(snapshot) => listed.readable.push(snapshot),
                Err(DeskError::Store(cause)) if cause.is_outage() => return Err(cause.into()),
                Err(cause) => listed.unreadable.push(UnreadableTournament { slug, cause }),
            }
        }
        Ok(listed)
    }

    /// The slug of each tournament with the number of its newest entry, newest first. Reads no log.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn newest_entries(&self) -> Result<Vec<(Slug, i64)>, DeskError> {
        let heads: BTreeMap<TournamentId, i64> = self.store.heads()?.into_iter().collect();
        let rows = self.newest_first()?.into_iter();
        Ok(rows.map(|row| (row.slug, heads.get(&row.id).copied().unwrap_or(0))).collect())
    }

    fn newest_first(&self) -> Result<Vec<TournamentRow>, DeskError> {
        let mut rows = self.store.tournaments()?;
        rows.sort_by(|a, b| b.created_at.cmp(&a.created_at).then_with(|| a.slug.cmp(&b.slug)));
        Ok(rows)
    }

    /// The tournament with a slug.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn id_at(&self, slug: &str) -> Result<Option<TournamentId>, DeskError> {
        Ok(self.store.by_slug(slug)?.map(|row| row.id))
    }

    /// The tournament with a slug, brought up to date from the tail of its log.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or when the store or the log cannot be read.
    pub fn tournament(&self, slug: &str) -> Result<Arc<Snapshot>, DeskError> {
        match self.tournaments.find(slug) {
            Some(held) => self.brought_up_to_date(held, 0),
            None => self.snapshot(self.store.by_slug(slug)?.ok_or(DeskError::NotFound)?),
        }
    }

    fn snapshot(&self, row: TournamentRow) -> Result<Arc<Snapshot>, DeskError> {
        match self.tournaments.find(&row.slug) {
            Some(held) => self.brought_up_to_date(held, 0),
            None => {
                // Read before the log, so that anything appended in between is in the log read after it.
                let answered = self.store.last_answered(row.id)?;
                self.brought_up_to_date(Arc::new(Snapshot::unread(row)), answered)
            }
        }
    }

    /// Applies what was appended to the log. `answered` is the newest acknowledged entry.
    fn brought_up_to_date(&self, held: Arc<Snapshot>, answered: i64) -> Result<Arc<Snapshot>, DeskError> {
        let tail = self.store.log_since(held.id(), held.sequence())?;
        let is_cut = answered > held.sequence();
        if tail.is_empty() && !is_cut && held.sequence() > 0 {
            return Ok(held);
        }
        let mut grown = Snapshot::clone(&held);
        grown.extend(tail)?;
        grown.names = self.names_after(&grown, held.sequence(), &[])?;
        grown.actors = self.actors_after(&grown, held.sequence())?;
        if let Some(cut) = BrokenChain::cut(grown.sequence(), answered) {
            grown.broken.get_or_insert(cut);
        }
        if let Some(broken) = grown.broken {
            self.watch.note(grown.slug().as_str(), &broken.to_string(), !grown.tournament.is_hidden());
        }
        Ok(self.tournaments.keep(Arc::new(grown)))
    }

    /// The names of the players after the entries since `since` and these changes.
    pub(crate) fn names_after(
        &self,
        grown: &Snapshot,
        since: i64,
        changes: &[NameChange],
    ) -> Result<Names, DeskError> {
        let mut names = grown.names.clone();
        let Some(mut unknown) = grown.named_since(since) else { return Ok(names) };
        for change in changes {
            match change {
                NameChange::Add(person, name, _) | NameChange::Rename(person, name) => {
                    names.insert_mut(*person, name.clone());
                    unknown.remove(person);
                }
                NameChange::Erase(person) => {
                    names.remove_mut(person);
                    unknown.remove(person);
                }
            }
        }
        let unknown: Vec<PersonId> = unknown.into_iter().collect();
        let mut found = self.store.names(&unknown)?;
        for person in unknown {
            match found.remove(&person) {
                Some(name) => names.insert_mut(person, name),
                None => {
                    names.remove_mut(&person);
                }
            }
        }
        let players: BTreeSet<PersonId> = grown.tournament.players().map(|player| player.person).collect();
        let gone: Vec<PersonId> = names.keys().filter(|person| !players.contains(person)).copied().collect();
        for person in gone {
            names.remove_mut(&person);
        }
        Ok(names)
    }

    /// The names of the accounts after the entries since `since`.
    pub(crate) fn actors_after(&self, grown: &Snapshot, since: i64) -> Result<Actors, DeskError> {
        let (unknown, mut actors) = (grown.new_actors(since), grown.actors.clone());
        if !unknown.is_empty() {
            let mut found = self.store.display_names(&unknown)?;
            for account in unknown {
                actors.insert_mut(account, found.remove(&account));
            }
        }
        Ok(actors)
    }

    /// Decides a command on the newest log and appends the result.
    ///
    /// The same submission sent twice gets the same answer and adds nothing. Nothing is locked while the command is
    /// built, and it is built again after losing a race. Submissions that arrive while the disk is busy are decided
    /// one on top of the other and share the next commit; an answer that depends on one of them waits for it.
    ///
    /// # Errors
    /// The refusal, a form already sent with other content, or a store that cannot write.
    pub fn submit<D: Into<Decided>>(
        &self,
        slug: &str,
        sent: &FormSubmission,
        command: impl Fn(&Snapshot) -> Result<D, DeskError>,
    ) -> Result<SubmissionOutcome, DeskError> {
        self.submit_or(slug, sent, command)
    }

    /// Like [`Desk::submit`], for a command that the closure itself may refuse.
    ///
    /// # Errors
    /// Like [`Desk::submit`].
    pub fn submit_or<D: Into<Decided>, E: From<DeskError>>(
        &self,
        slug: &str,
        sent: &FormSubmission,
        command: impl Fn(&Snapshot) -> Result<D, E>,
    ) -> Result<SubmissionOutcome, E> {
        // The log, read again for this submission after a refusal or a lost race.
        let mut read = None;
        for _ in 0..ATTEMPTS {
            let is_read = read.is_some();
            let base = match read.take().or_else(|| self.tournaments.newest(slug)) {
                Some(base) => base,
                None => Base::committed(self.tournament(slug)?),
            };
            let drafted = self.draft(sent, &base.snapshot, &command);
            if let Ok(Some(draft)) = drafted {
                let (receipt, (tell, written)) = (draft.receipt, waited_for());
                let is_in = self.append(sent, &base, draft, tell).map_err(DeskError::from)?;
                match if is_in { written.wait() } else { continue } {
                    Ok(()) => return Ok(receipt),
                    Err(StoreError::Stale) => read = Some(Base::committed(self.tournament(slug)?)),
                    Err(StoreError::Duplicate(first)) => return Ok(sent_before(sent, &first.submission)?),
                    Err(error) => return Err(DeskError::from(error).into()),
                }
                continue;
            }
            // Nothing to write. That is final once its base is committed and the log has nothing newer.
            self.tournaments.wait_for(&base);
            let newest = if is_read { Arc::clone(&base.snapshot) } else { self.tournament(slug)? };
            if newest.head() != base.snapshot.head() {
                read = Some(Base::committed(newest));
                continue;
            }
            let first = self.store.find_submission(newest.id(), sent.submission);
            if let Some(first) = first.map_err(DeskError::from)? {
                return Ok(sent_before(sent, &first.submission)?);
            }
            return drafted.map(|_| SubmissionOutcome::AlreadyThere);
        }
        Err(DeskError::Store(StoreError::Stale).into())
    }

    /// The result of a command; `None` if it changes nothing.
    fn draft<D: Into<Decided>, E: From<DeskError>>(
        &self,
        sent: &FormSubmission,
        here: &Snapshot,
        command: impl Fn(&Snapshot) -> Result<D, E>,
    ) -> Result<Option<Draft>, E> {
        if let Some(broken) = here.broken {
            return Err(DeskError::Broken(broken).into());
        }
        let decided = command(here)?.into();
        Ok(self.drawn_up(sent, here, decided)?)
    }

    fn drawn_up(
        &self,
        sent: &FormSubmission,
        here: &Snapshot,
        decided: Decided,
    ) -> Result<Option<Draft>, DeskError> {
        here.still_takes(&sent.actor.id)?;
        let Decided { command, private, awaited } = decided;
        let entries = here.tournament.decide_while(&command, &awaited).map_err(|refusal| match refusal {
            Refusal::NotPaired(PairingError::NotAwaited(gone)) => DeskError::NotAwaited(gone),
            refusal => refusal.into(),
        })?;
        if entries.is_empty() {
            return Ok(None);
        }
        let receipt = SubmissionOutcome::of(&entries);
        let mut next = here.clone();
        let lines = seal(sent, here.sequence(), here.head(), entries)?;
        let sealed = lines.iter().map(|line| line.sealed.clone()).collect();
        lines.into_iter().for_each(|line| next.push(line));
        next.names = self.names_after(&next, here.sequence(), &private.names)?;
        next.actors = self.actors_after(&next, here.sequence())?;
        Ok(Some(Draft { next: Arc::new(next), sealed, private, receipt }))
    }

    /// Queues a draft after its base and does not wait; false if somebody else was first.
    fn append(
        &self,
        sent: &FormSubmission,
        base: &Base,
        draft: Draft,
        tell: impl FnOnce(Result<(), StoreError>) + Send + 'static,
    ) -> Result<bool, StoreError> {
        let Draft { next, sealed, private, receipt } = draft;
        let (id, after, sent) = (next.id(), base.snapshot.sequence(), submission(sent, receipt));
        self.tournaments.follow(base, &next, |waiting| {
            self.store.append(id, after, sealed, sent, private, move |outcome| {
                waiting.end(outcome.is_ok());
                tell(outcome);
            })
        })
    }

    /// Hands in what follows from a command on the newest state and does not wait for the disk. `line` makes two ends:
    /// the first is told, on the writer's thread, whether it was written as it is, or is dropped; the second is given
    /// back. `None` when there was nothing to hand in, and for whatever is not a plain record: [`Desk::submit`] says
    /// more then, and after a failure.
    ///
    /// # Errors
    /// A store that takes nothing.
    pub fn leave<Told: FnOnce(bool) + Send + 'static, Waits>(
        &self,
        slug: &str,
        sent: &FormSubmission,
        command: &Command,
        line: impl Fn() -> (Told, Waits),
    ) -> Result<Option<Waits>, DeskError> {
        let made = |_: &Snapshot| Ok::<_, DeskError>(command.clone());
        for _ in 0..ATTEMPTS {
            let Some(base) = self.tournaments.newest(slug) else { break };
            let Ok(Some(draft)) = self.draft(sent, &base.snapshot, made) else { break };
            if draft.receipt != SubmissionOutcome::Recorded {
                break;
            }
            let (tell, waits) = line();
            if self.append(sent, &base, draft, |outcome| tell(outcome.is_ok()))? {
                return Ok(Some(waits));
            }
        }
        Ok(None)
    }

    /// Creates a tournament with its first entry, at a slug made from its title.
    ///
    /// # Errors
    /// Like [`Desk::submit`].
    pub fn create(
        &self,
        id: TournamentId,
        sent: &FormSubmission,
        command: &Command,
    ) -> Result<Slug, DeskError> {
        let entries = Tournament::default().decide(command)?;
        let title = if let Command::CreateTournament(CreateTournament { settings, pins, .. }) = &command {
            // The card table first: without it, a tournament could not check a list.
            self.keep_pinned(settings.edition, &pins.card_table, sent.now)?;
            settings.title.as_str()
        } else {
            ""
        };
        let genesis = crate::domain::tournament::hash_chain::genesis(id);
        let sealed: Vec<_> = seal(sent, 0, genesis, entries)?.into_iter().map(|line| line.sealed).collect();
        let base = Slug::of_title(&crate::app::store::fold(title));
        for number in 1..ATTEMPTS {
            let slug = if number == 1 { base.clone() } else { base.numbered(number) };
            let row = TournamentRow { id, slug: slug.clone(), created_at: sent.now };
            match self.store.create_tournament(
                &row,
                sealed.clone(),
                submission(sent, SubmissionOutcome::Recorded),
            ) {
                Ok(()) => return Ok(slug),
                Err(StoreError::SlugTaken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(UnfitTournament::Title.into())
    }
}

/// Repeats the first answer to a repeated submission, unless its content differs.
pub(crate) fn sent_before(sent: &FormSubmission, first: &Submission) -> Result<SubmissionOutcome, DeskError> {
    // Of a submission that came with an import only the number is known. It was recorded; that is the answer.
    if first.is_unknown() || first.body_sha256 == sha256(&sent.body) {
        Ok(SubmissionOutcome::from_code(&first.answer))
    } else {
        Err(DeskError::SentDifferently { first: first.body.clone(), now: sent.body.clone() })
    }
}

fn submission(sent: &FormSubmission, receipt: SubmissionOutcome) -> Submission {
    Submission {
        id: sent.submission,
        body_sha256: sha256(&sent.body),
        body: sent.body.clone(),
        answer: receipt.code().to_owned(),
    }
}

pub(super) fn seal(
    sent: &FormSubmission,
    after: i64,
    mut previous: String,
    entries: Vec<Entry>,
) -> Result<Vec<Logged>, DeskError> {
    let at = DateTime::from_timestamp_millis(sent.now.timestamp_millis()).unwrap_or(sent.now);
    let lines = (after + 1..).zip(entries).map(|(sequence, entry)| {
        let payload = serde_json::to_string(&entry)
            .map_err(|error| DeskError::Unreadable { sequence, cause: error.to_string() })?;
        let actor = sent.actor.id.clone();
        let sealed = SealedEntry {
            sequence,
            at,
            actor: actor.to_string(),
            role: sent.actor.role.code().to_owned(),
            submission: sent.submission,
            kind: entry.kind().to_owned(),
            payload,
            hash: String::new(),
        }
        .sealed(&previous);
        previous.clone_from(&sealed.hash);
        Ok(Logged { sealed, stamped: Stamped { at, actor, entry } })
    });
    lines.collect()
}
