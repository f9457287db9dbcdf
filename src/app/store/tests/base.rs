//! A place for a database of either kind, and things to put into it.

use std::path::{Path, PathBuf};

use crate::app::store::ReadModelChange;
use crate::app::store::people;
use crate::app::store::turns::Turn;
use crate::app::store::{
    Account, DatabaseUrl, NameChange, Private, Session, Store, StoreError, Submission, TokenHash,
    TournamentRow, waited_for,
};
use crate::domain::hash::EntryHash;
use crate::domain::id::{AccountId, PersonId, Slug, SubmissionId, TournamentId};
use crate::domain::tournament::hash_chain::{SealedEntry, genesis};
use chrono::{DateTime, TimeDelta, Utc};
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;
use uuid::Uuid;

/// Runs each of these functions on a new SQLite file and on a new PostgreSQL database.
macro_rules! on_both {
    ($($name:ident)+) => {$(
        mod $name {
            #[test]
            fn on_sqlite() {
                super::$name(&crate::app::store::tests::base::Place::sqlite());
            }

            #[test]
            fn on_postgres() {
                match crate::app::store::tests::base::Place::postgres() {
                    Some(place) => super::$name(&place),
                    None => eprintln!("left out: no PostgreSQL server on this computer"),
                }
            }
        }
    )+};
}

pub struct Place {
    pub url: DatabaseUrl,
    folder: TempDir,
}

impl Place {
    pub fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { url: DatabaseUrl::Sqlite(folder.path().join("arbiter.db")), folder }
    }

    /// A file that is there already.
    pub fn beside(file: &Path) -> Self {
        Self { url: DatabaseUrl::Sqlite(file.to_owned()), folder: tempfile::tempdir().unwrap() }
    }

    pub fn postgres() -> Option<Self> {
        let url = super::postgres::url()?.parse().unwrap();
        Some(Self { url, folder: tempfile::tempdir().unwrap() })
    }

    pub fn open(&self) -> Store {
        Store::open(&self.url).unwrap()
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Runs SQL behind the store's back.
    pub fn sql(&self, query: &str) -> diesel::QueryResult<()> {
        match &self.url {
            DatabaseUrl::Sqlite(path) => {
                let mut conn = SqliteConnection::establish(path.to_str().unwrap()).unwrap();
                conn.batch_execute(&format!(
                    "PRAGMA busy_timeout = 5000; PRAGMA recursive_triggers = ON; {query}"
                ))
            }
            DatabaseUrl::Postgres(url) => PgConnection::establish(url).unwrap().batch_execute(query),
        }
    }
}

pub fn now() -> DateTime<Utc> {
    DateTime::from_timestamp_millis(1_795_000_000_123).unwrap()
}

pub fn minutes(minutes: i64) -> DateTime<Utc> {
    now() + TimeDelta::minutes(minutes)
}

pub fn some_tournament() -> TournamentId {
    TournamentId::new(random())
}

pub fn random() -> Uuid {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).unwrap();
    Uuid::from_bytes(bytes)
}

pub fn submission() -> Submission {
    let id = SubmissionId::new(random());
    Submission {
        id,
        body_sha256: crate::domain::hash::FormHash::of("{\"do\":\"it\"}"),
        body: "{\"do\":\"it\"}".into(),
        answer: "done".into(),
    }
}

/// One entry that follows `previous`.
pub fn entry(sequence: i64, previous: &EntryHash, submission: &Submission) -> SealedEntry {
    SealedEntry {
        sequence,
        at: now(),
        actor: "account:1".into(),
        role: "director".into(),
        submission: submission.id,
        kind: "result-recorded".into(),
        payload: format!("{{\"n\":{sequence},\"text\":\"Å ß \\u0000 €\"}}"),
        hash: EntryHash::default(),
    }
    .seal_after(previous)
}

/// A tournament with one entry.
pub fn tournament(store: &Store, slug: &str) -> TournamentId {
    let id = some_tournament();
    create(store, id, slug).unwrap();
    id
}

pub fn create(store: &Store, id: TournamentId, slug: &str) -> Result<(), StoreError> {
    let sent = submission();
    let first = entry(1, &genesis(id), &sent);
    store.create_tournament(
        &TournamentRow { id, slug: slug.parse().unwrap(), created_at: now() },
        vec![first],
        sent,
        ReadModelChange::default(),
    )
}

/// Appends what follows entry `after` and waits for it.
pub fn append_entries(
    store: &Store,
    id: TournamentId,
    after: i64,
    (entries, sent, names): (Vec<SealedEntry>, Submission, Vec<NameChange>),
) -> Result<(), StoreError> {
    let (tell, written) = waited_for();
    store.append(id, after, entries, sent, Private { names, ..Private::default() }, tell)?;
    written.wait()
}

/// Appends one entry after the head, retrying while another writer is faster.
pub fn append(store: &Store, id: TournamentId, sent: &Submission) -> Result<(), StoreError> {
    append_with(store, id, sent, &[])
}

/// Appends one entry after the head, with changes of names.
pub fn append_with(
    store: &Store,
    id: TournamentId,
    sent: &Submission,
    names: &[NameChange],
) -> Result<(), StoreError> {
    loop {
        let head = store.head(id)?.unwrap();
        let next = entry(head.sequence + 1, &head.hash, sent);
        match append_entries(store, id, head.sequence, (vec![next], sent.clone(), names.to_vec())) {
            Err(StoreError::Stale) => {}
            outcome => return outcome,
        }
    }
}

pub fn account(name: &str) -> Account {
    Account {
        id: AccountId::new(random()),
        sign_in_name: name.into(),
        display_name: name.to_uppercase(),
        password_phc: Some("$argon2id$secret".into()),
        is_operator: false,
        disabled: false,
        created_at: now(),
        rights: Default::default(),
    }
}

pub fn session(token: &str, account: Option<AccountId>) -> Session {
    Session {
        token: TokenHash::of(token),
        account,
        created_at: now(),
        last_seen: now(),
        expires_at: minutes(60),
        user_agent: "Firefox".into(),
        confirmed_at: None,
    }
}

/// The session of a token, unless it has ended.
pub fn live_session(
    store: &Store,
    token: &TokenHash,
    now: DateTime<Utc>,
) -> Result<Option<Session>, StoreError> {
    Ok(store.comer(token, now)?.map(|comer| comer.session))
}

/// Adds a person who plays nowhere; adding the same one again changes nothing.
pub fn add_person(store: &Store, id: PersonId, name: &str, at: DateTime<Utc>) {
    let row = people::Row::new(id, name, at);
    store.write_in(Turn::Names, move |conn| row.upsert(conn)).unwrap();
}

/// How many statements this process has written, the beginnings and ends of transactions included.
pub fn statements_written(store: &Store) -> u64 {
    store.0.health.statements.load(std::sync::atomic::Ordering::Acquire)
}

pub fn slug(text: &str) -> Slug {
    text.parse().unwrap()
}
