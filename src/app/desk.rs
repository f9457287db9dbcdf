//! The desk itself: reads tournaments, decides commands, appends what follows.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, Utc};

use crate::app::cards::CardShelf;
use crate::app::error::DeskError;
use crate::app::passwords::Passwords;
use crate::app::snapshot::Snapshot;
use crate::app::store::{DatabaseUrl, NameChange, Store, StoreError, Submission, TournamentRow};
use crate::app::throttle::Throttle;
use crate::domain::hash::sha256;
use crate::domain::id::{PersonId, Slug, SubmissionId, TournamentId};
use crate::domain::tournament::command::{Command, CreateTournament};
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::role::Role;
use crate::domain::tournament::seal::{BrokenChain, SealedEntry};
use crate::domain::tournament::{Player, Tournament};

/// How often a command is decided again because another process appended first. Every lost
/// attempt means that another one won, so the bound stands above what can be in flight at once.
const ATTEMPTS: usize = 512;

/// Who does something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    /// An opaque identifier such as `account:…` or `player:7`, never a name.
    pub id: String,
    /// The role in which it is done.
    pub role: Role,
}

impl Actor {
    /// The operator at the command line.
    pub fn operator() -> Self {
        Self { id: "operator".to_owned(), role: Role::Operator }
    }
}

/// One sending of one form.
#[derive(Debug, Clone)]
pub struct Deed {
    /// Who sends it.
    pub actor: Actor,
    /// The form's own identifier.
    pub submission: SubmissionId,
    /// The form's fields in canonical order, so that a second sending can be compared.
    pub body: String,
    /// When it arrived.
    pub now: DateTime<Utc>,
}

/// What became of a deed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Receipt {
    /// Recorded, now or by the first of two equal sendings.
    Recorded,
    /// The log already said so; nothing new.
    AlreadyThere,
    /// A contradicting result was noted; the recorded one stands.
    Contradicts,
}

impl Receipt {
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
            [Entry::ResultContradicted(_), ..] => Self::Contradicts,
            _ => Self::Recorded,
        }
    }

    /// What a sending was answered whose first entry is of this kind.
    pub(crate) fn to_entry(kind: &str) -> Self {
        if kind == "result-contradicted" { Self::Contradicts } else { Self::Recorded }
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
    pub unreadable: Vec<Unreadable>,
}

/// A tournament whose log cannot be read.
#[derive(Debug)]
pub struct Unreadable {
    /// Its address.
    pub slug: Slug,
    /// Why not.
    pub cause: DeskError,
}

impl Unreadable {
    /// What everybody may read of it: which tournament, what is wrong, who finds out more and how.
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

type Shelf = HashMap<TournamentId, Arc<Mutex<Option<Arc<Snapshot>>>>>;

/// The desk: one for the whole program, shared by all requests.
pub struct Desk {
    pub(crate) store: Store,
    pub(crate) passwords: Passwords,
    pub(crate) throttle: Throttle,
    pub(crate) cards: CardShelf,
    pub(crate) library: Mutex<Option<Arc<crate::app::library::Shelf>>>,
    pub(crate) precedents: Mutex<crate::app::precedents::Kept>,
    shelf: Mutex<Shelf>,
    names_changed: AtomicU64,
}

impl Desk {
    /// Opens the desk over a store.
    pub fn new(store: Store, passwords: Passwords) -> Self {
        Self {
            store,
            passwords,
            throttle: Throttle::default(),
            cards: CardShelf::default(),
            library: Mutex::default(),
            precedents: Mutex::default(),
            shelf: Mutex::default(),
            names_changed: AtomicU64::new(0),
        }
    }

    /// Opens the desk over a database, which is created if it is not there.
    ///
    /// # Errors
    /// When it cannot be opened, is somebody else's or a newer version's.
    pub fn open(url: &DatabaseUrl, passwords: Passwords) -> Result<Self, StoreError> {
        Ok(Self::new(Store::open(url)?, passwords))
    }

    /// The store beneath, for the commands that look after it.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The password hasher, for those who make accounts.
    pub const fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    /// Refuses passwords that are made of the words of this place.
    pub fn refuse_passwords_of<'a>(&mut self, words: impl Iterator<Item = &'a str>) {
        self.passwords.refuse_also(words.map(str::to_owned));
    }

    /// Counts changes of names, so that kept pages do not show an old one.
    pub fn names_version(&self) -> u64 {
        self.names_changed.load(Ordering::Acquire)
    }

    /// Counts what this process has changed, in the store and of names. Asks nobody.
    pub fn changes(&self) -> u64 {
        self.store.writes() + self.names_version()
    }

    /// What a kept page is valid for: the head of one log, or of all of them together, and the names.
    pub fn head_of(&self, tournament: Option<TournamentId>) -> String {
        let names = self.names_version();
        let heads = match tournament {
            Some(id) => self.store.head(id).map(|head| head.map_or_else(String::new, |head| head.hash)),
            None => self.store.heads().map(|heads| {
                let each = heads.iter().map(|(id, sequence)| format!("{id}:{sequence}"));
                each.collect::<Vec<_>>().join(",")
            }),
        };
        // A head that cannot be read is like no other, so that nothing stale is shown for it.
        let heads = heads.unwrap_or_else(|error| format!("{error} at {}", Utc::now()));
        sha256(format!("{names} {heads}"))
    }

    /// All tournaments, newest first. One log that cannot be read does not hide the others.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn tournaments(&self) -> Result<Listed, DeskError> {
        let mut rows = self.store.tournaments()?;
        rows.sort_by(|a, b| b.created_at.cmp(&a.created_at).then_with(|| a.slug.cmp(&b.slug)));
        let mut listed = Listed::default();
        for row in rows {
            let slug = row.slug.clone();
            match self.snapshot(row) {
                Ok(snapshot) => listed.readable.push(snapshot),
                Err(DeskError::Store(cause)) if cause.is_outage() => return Err(cause.into()),
                Err(cause) => listed.unreadable.push(Unreadable { slug, cause }),
            }
        }
        Ok(listed)
    }

    /// Which tournament is at an address.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn id_at(&self, slug: &str) -> Result<Option<TournamentId>, DeskError> {
        Ok(self.store.by_slug(slug)?.map(|row| row.id))
    }

    /// The tournament at an address, brought up to date from the tail of its log.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or when the store or the log cannot be read.
    pub fn tournament(&self, slug: &str) -> Result<Arc<Snapshot>, DeskError> {
        let row = self.store.by_slug(slug)?.ok_or(DeskError::NotFound)?;
        self.snapshot(row)
    }

    fn snapshot(&self, row: TournamentRow) -> Result<Arc<Snapshot>, DeskError> {
        let place = self.place(row.id);
        let mut kept = lock(&place);
        self.refresh(row, &mut kept)
    }

    pub(crate) fn place(&self, id: TournamentId) -> Arc<Mutex<Option<Arc<Snapshot>>>> {
        Arc::clone(lock(&self.shelf).entry(id).or_default())
    }

    fn refresh(
        &self,
        row: TournamentRow,
        kept: &mut Option<Arc<Snapshot>>,
    ) -> Result<Arc<Snapshot>, DeskError> {
        let id = row.id;
        // Asked once, and before the log: what is appended meanwhile is then in the log that is read after it.
        let answered = if kept.is_none() { self.store.last_answered(id)? } else { 0 };
        let mut snapshot = kept.take().unwrap_or_else(|| Arc::new(Snapshot::unread(row)));
        let tail = self.store.log_since(id, snapshot.sequence())?;
        if !tail.is_empty() {
            let changed = Arc::make_mut(&mut snapshot);
            changed.extend(tail)?;
            changed.names = self.names_in(&changed.tournament)?;
        }
        if let Some(cut) = BrokenChain::cut(snapshot.sequence(), answered) {
            Arc::make_mut(&mut snapshot).broken.get_or_insert(cut);
        }
        *kept = Some(Arc::clone(&snapshot));
        Ok(snapshot)
    }

    pub(crate) fn names_in(&self, tournament: &Tournament) -> Result<BTreeMap<PersonId, String>, DeskError> {
        let persons: Vec<PersonId> = tournament.players().map(|player: &Player| player.person).collect();
        Ok(self.store.names(&persons)?)
    }

    /// Forgets what is kept of names, after one was changed or erased.
    pub(crate) fn forget_names(&self) {
        lock(&self.shelf).clear();
        self.names_changed.fetch_add(1, Ordering::AcqRel);
    }

    /// Decides a command against the newest log and appends what follows.
    ///
    /// The same submission sent twice gives the same answer and nothing new. When another process
    /// appends in between, the command is made and decided again on what the log says now.
    ///
    /// # Errors
    /// The refusal, a form sent before with other content, or a store that cannot write.
    pub fn submit(
        &self,
        slug: &str,
        deed: &Deed,
        command: impl Fn(&Snapshot) -> Result<Command, DeskError>,
    ) -> Result<Receipt, DeskError> {
        self.submit_with(slug, deed, Vec::new(), command)
    }

    /// The same, and changes names together with the entries: both or nothing.
    ///
    /// # Errors
    /// As [`Desk::submit`].
    pub(crate) fn submit_with(
        &self,
        slug: &str,
        deed: &Deed,
        names: Vec<NameChange>,
        command: impl Fn(&Snapshot) -> Result<Command, DeskError>,
    ) -> Result<Receipt, DeskError> {
        let row = self.store.by_slug(slug)?.ok_or(DeskError::NotFound)?;
        let place = self.place(row.id);
        let mut kept = lock(&place);
        for _ in 0..ATTEMPTS {
            let snapshot = self.refresh(row.clone(), &mut kept)?;
            if let Some(sent) = self.store.find_submission(row.id, deed.submission)? {
                return sent_before(deed, &sent.submission);
            }
            if let Some(broken) = snapshot.broken {
                return Err(DeskError::Broken(broken));
            }
            let entries = snapshot.tournament.decide(&command(&snapshot)?)?;
            let receipt = Receipt::of(&entries);
            if entries.is_empty() {
                return Ok(receipt);
            }
            let sealed = seal(deed, snapshot.sequence(), snapshot.head(), &entries)?;
            let sent = submission(deed, receipt);
            match self.store.append(row.id, snapshot.sequence(), sealed, sent, names.clone()) {
                Ok(()) => {
                    self.refresh(row, &mut kept)?;
                    return Ok(receipt);
                }
                Err(StoreError::Stale) => {}
                Err(StoreError::Duplicate(sent)) => return sent_before(deed, &sent.submission),
                Err(error) => return Err(error.into()),
            }
        }
        Err(DeskError::Store(StoreError::Stale))
    }

    /// Creates a tournament with its first entry, at an address made from its title.
    ///
    /// # Errors
    /// As [`Desk::submit`].
    pub fn create(&self, id: TournamentId, deed: &Deed, command: &Command) -> Result<Slug, DeskError> {
        let entries = Tournament::default().decide(command)?;
        let title = match command {
            Command::CreateTournament(CreateTournament { settings, pins, .. }) => {
                // The table first: a tournament whose table is nowhere could not check a list.
                self.keep_pinned(settings.edition, &pins.card_table, deed.now)?;
                settings.title.as_str()
            }
            _ => "",
        };
        let genesis = crate::domain::tournament::seal::genesis(id);
        let sealed = seal(deed, 0, genesis, &entries)?;
        let base = Slug::of_title(&crate::app::store::fold(title));
        for number in 1..ATTEMPTS {
            let slug = if number == 1 { base.clone() } else { base.numbered(number) };
            let row = TournamentRow { id, slug: slug.clone(), created_at: deed.now };
            match self.store.create_tournament(row, sealed.clone(), submission(deed, Receipt::Recorded)) {
                Ok(()) => return Ok(slug),
                Err(StoreError::SlugTaken) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(DeskError::Unusable("Too many tournaments have this title. Choose another one.".to_owned()))
    }
}

/// Answers a second sending as the first was answered, unless it says something else.
pub(crate) fn sent_before(deed: &Deed, first: &Submission) -> Result<Receipt, DeskError> {
    // Of a sending that came with an export only the number is known. It was recorded; that is the answer.
    if first.is_unknown() || first.body_sha256 == sha256(&deed.body) {
        Ok(Receipt::from_code(&first.answer))
    } else {
        Err(DeskError::SentDifferently { first: first.body.clone(), now: deed.body.clone() })
    }
}

fn submission(deed: &Deed, receipt: Receipt) -> Submission {
    Submission {
        id: deed.submission,
        body_sha256: sha256(&deed.body),
        body: deed.body.clone(),
        answer: receipt.code().to_owned(),
    }
}

fn seal(
    deed: &Deed,
    after: i64,
    mut previous: String,
    entries: &[Entry],
) -> Result<Vec<SealedEntry>, DeskError> {
    let at = DateTime::from_timestamp_millis(deed.now.timestamp_millis()).unwrap_or(deed.now);
    let mut sealed = Vec::with_capacity(entries.len());
    for (sequence, entry) in (after + 1..).zip(entries) {
        let payload = serde_json::to_string(entry)
            .map_err(|error| DeskError::Unreadable { sequence, cause: error.to_string() })?;
        let line = SealedEntry {
            sequence,
            at,
            actor: deed.actor.id.clone(),
            role: deed.actor.role.code().to_owned(),
            submission: deed.submission,
            kind: entry.kind().to_owned(),
            payload,
            hash: String::new(),
        }
        .sealed(&previous);
        previous.clone_from(&line.hash);
        sealed.push(line);
    }
    Ok(sealed)
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic elsewhere must not stop the tournament: what the lock guards is rebuilt from the log.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
