//! Players who applied for a place by themselves: private until a director accepts them, and gone with the end.

use chrono::{DateTime, Utc};
use diesel::dsl::case_when;
use diesel::prelude::*;

use super::Store;
use super::appointments::{forgets_contacts, write_contact};
use super::columns::{each, time};
use super::connection::AnyConnection;
use super::error::{StoreError, unless_missing};
use super::schema::{applications, seat_tokens};
use super::seats::{SeatClaim, TokenRow, number};
use super::token::TokenHash;
use super::turns::Turn;
use crate::domain::id::{PlayerId, TournamentId};

/// Somebody who applied for a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Application {
    /// A hash of the number of the form, so that a form sent twice applies once.
    pub id: String,
    /// The receipt, which becomes the seat’s private link.
    pub token: TokenHash,
    /// The place in the order of arrival.
    pub number: i64,
    /// When the application arrived.
    pub at: DateTime<Utc>,
    /// The name; empty once it is accepted, because the name is then with the other names.
    pub name: String,
    /// The list sent along, until it was handed in; empty without one.
    pub deck: String,
    /// What the check said of the list.
    pub checked: Option<CheckedList>,
    /// How the player is reached; empty once it is accepted, because it is then with the other contacts.
    pub contact: String,
    pub state: ApplicationState,
}

/// What the check said of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckedList {
    /// How many errors it found.
    pub errors: u32,
    /// How many cards the list holds.
    pub cards: u32,
}

/// What became of an application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ApplicationState {
    /// On the list.
    Waiting,
    /// The player has this number.
    Accepted(PlayerId),
    /// Declined, with a word to the player; may be empty.
    Declined(String),
}

/// What a director does with applications without registering anybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Settlement {
    /// Declined, with a word to the players; may be empty.
    Declined(String),
    /// Back on the list.
    Waiting,
    /// Nothing of a declined one is kept.
    Deleted,
}

/// What became of sending an application.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Applied {
    /// It is on the list, now or since an equal form.
    Listed,
    /// This form came before with other content, and the first counts.
    Otherwise,
    /// The list is full.
    Full,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = applications)]
pub(super) struct Row {
    tournament: String,
    id: String,
    token_sha256: String,
    number: i64,
    at_ms: i64,
    name: String,
    deck: String,
    deck_errors: Option<i64>,
    deck_cards: Option<i64>,
    player: Option<i64>,
    declined: Option<String>,
    contact: String,
}

impl Row {
    /// Whether the same was sent. The name of an accepted player is no longer here to be compared.
    fn is_as(&self, sent: &Self) -> bool {
        let is_equal = self.name == sent.name && self.deck == sent.deck && self.contact == sent.contact;
        self.player.is_some() || is_equal
    }
}

impl Store {
    /// Puts an application at the end of the list, unless `most` wait already. The number is given here.
    ///
    /// # Errors
    /// `NotFound` when the tournament does not exist; `Stale` when it may have been closed after the entry that was
    /// seen, which forgot all applications.
    pub fn apply(
        &self,
        tournament: TournamentId,
        seen: i64,
        application: Application,
        most: i64,
    ) -> Result<Applied, StoreError> {
        let row = Row::new(tournament, application);
        self.write_in(Turn::Log(tournament), move |conn| {
            let known: Option<Row> =
                applications::table.find((&row.tournament, &row.id)).first(conn).optional()?;
            if let Some(known) = known {
                return Ok(if known.is_as(&row) { Applied::Listed } else { Applied::Otherwise });
            }
            // Accepted before the tournament was closed, which forgot the application, and reopened.
            let seat = seat_tokens::table.find(&row.token_sha256).count();
            if seat.get_result::<i64>(conn)? > 0 {
                return Ok(Applied::Listed);
            }
            if forgets_contacts(conn, tournament, seen)? {
                return Err(StoreError::Stale);
            }
            if count_waiting(conn, &row.tournament)? >= most {
                return Ok(Applied::Full);
            }
            let last: Option<i64> = applications::table
                .filter(applications::tournament.eq(&row.tournament))
                .select(diesel::dsl::max(applications::number))
                .first(conn)?;
            let row = Row { number: last.unwrap_or(0).saturating_add(1), ..row.clone() };
            let added = diesel::insert_into(applications::table).values(&row).execute(conn);
            unless_missing(added, "tournament").map(|_| Applied::Listed)
        })
    }

    /// All applications to a tournament in the order of arrival. The text of a list comes only with those accepted:
    /// a thousand that wait may have twenty megabytes.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn applications(&self, tournament: TournamentId) -> Result<Vec<Application>, StoreError> {
        let key = tournament.to_string();
        let to_hand_in = case_when(applications::player.is_not_null(), applications::deck).otherwise("");
        let columns = (
            applications::tournament,
            applications::id,
            applications::token_sha256,
            applications::number,
            applications::at_ms,
            applications::name,
            to_hand_in,
            applications::deck_errors,
            applications::deck_cards,
            applications::player,
            applications::declined,
            applications::contact,
        );
        let rows: Vec<Row> = self.read(|conn| {
            Ok(applications::table
                .select(columns)
                .filter(applications::tournament.eq(&key))
                .order((applications::number, applications::id))
                .load(conn)?)
        })?;
        each(rows)
    }

    /// How many applications to a tournament wait.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn waiting_applications(&self, tournament: TournamentId) -> Result<i64, StoreError> {
        let key = tournament.to_string();
        self.read(|conn| count_waiting(conn, &key))
    }

    /// How many wait, up to and including this one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn place_on_list(&self, tournament: TournamentId, number: i64) -> Result<i64, StoreError> {
        let key = tournament.to_string();
        self.read(|conn| {
            let ahead = on_list(&key).filter(applications::number.le(number));
            Ok(ahead.count().get_result(conn)?)
        })
    }

    /// The application with this receipt.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn application(
        &self,
        tournament: TournamentId,
        receipt: &TokenHash,
    ) -> Result<Option<Application>, StoreError> {
        let key = tournament.to_string();
        let row: Option<Row> = self.read(|conn| {
            let rows = applications::table.filter(applications::token_sha256.eq(receipt.as_str()));
            Ok(rows.filter(applications::tournament.eq(&key)).first(conn).optional()?)
        })?;
        row.map(Application::try_from).transpose()
    }

    /// Takes an application back for good, also a declined one; false if its player is in.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn withdraw_application(
        &self,
        tournament: TournamentId,
        receipt: TokenHash,
    ) -> Result<bool, StoreError> {
        let key = tournament.to_string();
        self.write_in(Turn::Log(tournament), move |conn| {
            let row = applications::table
                .filter(applications::tournament.eq(&key))
                .filter(applications::player.is_null())
                .filter(applications::token_sha256.eq(receipt.as_str()));
            Ok(diesel::delete(row).execute(conn)? > 0)
        })
    }

    /// Replaces the list of an application; false if it no longer waits.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn change_application_list(
        &self,
        tournament: TournamentId,
        receipt: TokenHash,
        deck: String,
        checked: Option<CheckedList>,
    ) -> Result<bool, StoreError> {
        let key = tournament.to_string();
        self.write_in(Turn::Log(tournament), move |conn| {
            let row = on_list(&key).filter(applications::token_sha256.eq(receipt.as_str()));
            let list = (
                applications::deck.eq(&deck),
                applications::deck_errors.eq(checked.map(|it| i64::from(it.errors))),
                applications::deck_cards.eq(checked.map(|it| i64::from(it.cards))),
            );
            Ok(diesel::update(row).set(list).execute(conn)? > 0)
        })
    }

    /// Replaces how the player of an application is reached; false if it no longer waits.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn change_application_contact(
        &self,
        tournament: TournamentId,
        receipt: TokenHash,
        contact: String,
    ) -> Result<bool, StoreError> {
        let key = tournament.to_string();
        self.write_in(Turn::Log(tournament), move |conn| {
            let row = on_list(&key).filter(applications::token_sha256.eq(receipt.as_str()));
            Ok(diesel::update(row).set(applications::contact.eq(&contact)).execute(conn)? > 0)
        })
    }

    /// Settles applications of which no player has come yet: all or none. One that is settled like this already stays
    /// as it is, so that sending a form twice is not an error.
    ///
    /// # Errors
    /// `Stale` when one of them was settled otherwise meanwhile; then nothing changes.
    pub fn settle_applications(
        &self,
        tournament: TournamentId,
        ids: Vec<String>,
        settled: Settlement,
    ) -> Result<(), StoreError> {
        let key = tournament.to_string();
        self.write_in(Turn::Log(tournament), move |conn| {
            for id in &ids {
                if !settle(conn, (&key, id), &settled)? {
                    return Err(StoreError::Stale);
                }
            }
            Ok(())
        })
    }

    /// Forgets the list of an accepted application: it was handed in.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn forget_application_list(&self, tournament: TournamentId, id: String) -> Result<(), StoreError> {
        let key = tournament.to_string();
        self.write_in(Turn::Log(tournament), move |conn| {
            let row = applications::table.find((&key, &id));
            diesel::update(row).set(applications::deck.eq("")).execute(conn)?;
            Ok(())
        })
    }
}

/// Marks an application as accepted, makes its receipt the seat’s link, and forgets its name; its contact, as its player
/// last wrote it, goes to the contacts.
pub(super) fn accept(
    conn: &mut AnyConnection,
    seat: SeatClaim,
    id: &str,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    let tournament = seat.tournament.to_string();
    let row = on_list(&tournament).filter(applications::id.eq(id));
    let known: Option<(String, String)> =
        row.select((applications::token_sha256, applications::contact)).first(conn).optional()?;
    let (token, contact) = known.ok_or(StoreError::Stale)?;
    let player = applications::player.eq(i64::from(seat.player.0));
    let accepted = (player, applications::name.eq(""), applications::contact.eq(""));
    diesel::update(row).set(accepted).execute(conn)?;
    diesel::insert_into(seat_tokens::table).values(TokenRow::new(seat, &token, now)).execute(conn)?;
    if contact.is_empty() { Ok(()) } else { write_contact(conn, seat, &contact) }
}

/// Settles one of which no player has come yet; false if it was settled otherwise before.
fn settle(conn: &mut AnyConnection, key: (&str, &str), settled: &Settlement) -> Result<bool, StoreError> {
    let row = applications::table.find(key);
    let known: Option<(Option<i64>, Option<String>)> =
        row.select((applications::player, applications::declined)).first(conn).optional()?;
    let Some((player, declined)) = known else { return Ok(*settled == Settlement::Deleted) };
    if player.is_some() {
        return Ok(false);
    }
    match (settled, declined) {
        (Settlement::Declined(word), None) => {
            diesel::update(row).set(applications::declined.eq(word)).execute(conn)?;
        }
        (Settlement::Declined(word), Some(said)) => return Ok(*word == said),
        (Settlement::Waiting, Some(_)) => {
            diesel::update(row).set(applications::declined.eq(None::<String>)).execute(conn)?;
        }
        (Settlement::Waiting, None) => {}
        (Settlement::Deleted, Some(_)) => {
            diesel::delete(row).execute(conn)?;
        }
        (Settlement::Deleted, None) => return Ok(false),
    }
    Ok(true)
}

/// Forgets all applications to a tournament.
pub(super) fn forget(conn: &mut AnyConnection, tournament: TournamentId) -> Result<(), StoreError> {
    let rows = applications::table.filter(applications::tournament.eq(tournament.to_string()));
    diesel::delete(rows).execute(conn)?;
    Ok(())
}

fn count_waiting(conn: &mut AnyConnection, tournament: &str) -> Result<i64, StoreError> {
    Ok(on_list(tournament).count().get_result(conn)?)
}

/// The applications to a tournament that wait.
#[diesel::dsl::auto_type(no_type_alias)]
fn on_list<'a>(tournament: &'a str) -> _ {
    applications::table
        .filter(applications::tournament.eq(tournament))
        .filter(applications::player.is_null())
        .filter(applications::declined.is_null())
}

impl Row {
    fn new(tournament: TournamentId, it: Application) -> Self {
        let (player, declined) = match it.state {
            ApplicationState::Waiting => (None, None),
            ApplicationState::Accepted(player) => (Some(player.0.into()), None),
            ApplicationState::Declined(word) => (None, Some(word)),
        };
        Self {
            tournament: tournament.to_string(),
            id: it.id,
            token_sha256: it.token.as_str().to_owned(),
            number: it.number,
            at_ms: it.at.timestamp_millis(),
            name: it.name,
            deck: it.deck,
            deck_errors: it.checked.map(|it| it.errors.into()),
            deck_cards: it.checked.map(|it| it.cards.into()),
            player,
            declined,
            contact: it.contact,
        }
    }
}

impl TryFrom<Row> for Application {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let state = match (row.player, row.declined) {
            (Some(player), _) => ApplicationState::Accepted(number(player)?),
            (None, Some(word)) => ApplicationState::Declined(word),
            (None, None) => ApplicationState::Waiting,
        };
        let checked = match (row.deck_errors, row.deck_cards) {
            (Some(errors), Some(cards)) => {
                Some(CheckedList { errors: figure(errors)?, cards: figure(cards)? })
            }
            _ => None,
        };
        Ok(Self {
            id: row.id,
            token: TokenHash::stored(row.token_sha256),
            number: row.number,
            at: time(row.at_ms)?,
            name: row.name,
            deck: row.deck,
            checked,
            contact: row.contact,
            state,
        })
    }
}

fn figure(stored: i64) -> Result<u32, StoreError> {
    u32::try_from(stored).map_err(|error| StoreError::unreadable("what the check of a list said", error))
}
