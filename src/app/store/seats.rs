//! A player's private link, and the browsers that have opened it.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::Store;
use super::columns::parsed;
use super::connection::AnyConnection;
use super::error::{StoreError, unless_missing};
use super::schema::{seat_sessions, seat_tokens, sessions};
use super::token::TokenHash;
use crate::domain::id::{AccountId, PlayerId, TournamentId};

/// A player's place at a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatClaim {
    pub tournament: TournamentId,
    /// The player's number there.
    pub player: PlayerId,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = seat_tokens)]
pub(super) struct TokenRow {
    token_sha256: String,
    tournament: String,
    player: i64,
    created_at_ms: i64,
    revoked: bool,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = seat_sessions)]
pub(super) struct ClaimRow {
    session: String,
    tournament: String,
    player: i64,
}

impl TokenRow {
    /// A link that works, by the hash of its code.
    pub(super) fn new(seat: SeatClaim, token: &str, now: DateTime<Utc>) -> Self {
        Self {
            token_sha256: token.to_owned(),
            tournament: seat.tournament.to_string(),
            player: seat.player.0.into(),
            created_at_ms: now.timestamp_millis(),
            revoked: false,
        }
    }
}

impl Store {
    /// Makes a private link with its short code. Earlier ones stop working, and browsers that used them lose the seat. The same link
    /// again changes nothing, even if it was revoked in between.
    ///
    /// # Errors
    /// `NotFound` when the tournament does not exist.
    pub fn issue_seat(
        &self,
        seat: SeatClaim,
        token: TokenHash,
        code: TokenHash,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.write(move |conn| {
            let same = seat_tokens::table.filter(seat_tokens::token_sha256.eq(token.as_str()));
            let known: i64 = same.count().get_result(conn)?;
            if known > 0 {
                return Ok(());
            }
            revoke(conn, seat)?;
            for token in [&token, &code] {
                let row = TokenRow::new(seat, token.as_str(), now);
                let added = diesel::insert_into(seat_tokens::table).values(&row).execute(conn);
                unless_missing(added, "tournament")?;
            }
            Ok(())
        })
    }

    /// Revokes a seat's link, and takes the seat from browsers that used it.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn revoke_seat(&self, seat: SeatClaim) -> Result<(), StoreError> {
        self.write(move |conn| revoke(conn, seat))
    }

    /// The seat of this link, unless it was revoked.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn seat_by_token(&self, token: &TokenHash) -> Result<Option<SeatClaim>, StoreError> {
        self.read(|conn| by_token(conn, token))
    }

    /// Gives a browser the seat whose link it has opened, replacing any other seat at that tournament; `None` if the
    /// link does not work.
    ///
    /// # Errors
    /// `NotFound` when the session has ended.
    pub fn claim_seat(&self, session: &TokenHash, link: &TokenHash) -> Result<Option<SeatClaim>, StoreError> {
        let (session, link) = (session.clone(), link.clone());
        self.write(move |conn| {
            let Some(seat) = by_token(conn, &link)? else { return Ok(None) };
            let row = ClaimRow {
                session: session.as_str().to_owned(),
                tournament: seat.tournament.to_string(),
                player: seat.player.0.into(),
            };
            // A browser represents one player at a time.
            let others = seat_sessions::table
                .filter(seat_sessions::session.eq(&row.session))
                .filter(seat_sessions::tournament.eq(&row.tournament))
                .filter(seat_sessions::player.ne(row.player));
            diesel::delete(others).execute(conn)?;
            let key = (&row.session, &row.tournament, row.player);
            let known: Option<ClaimRow> = seat_sessions::table.find(key).first(conn).optional()?;
            if known.is_none() {
                let added = diesel::insert_into(seat_sessions::table).values(&row).execute(conn);
                unless_missing(added, "session")?;
            }
            Ok(Some(seat))
        })
    }

    /// The seats that a browser has claimed.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn seats_of(&self, session: &TokenHash) -> Result<Vec<SeatClaim>, StoreError> {
        self.read(|conn| of(conn, session))
    }

    /// The seats at a tournament that a browser has claimed, or any browser signed in with an account; in order.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn seats_held(
        &self,
        tournament: TournamentId,
        account: Option<AccountId>,
        browser: Option<&TokenHash>,
        now: DateTime<Utc>,
    ) -> Result<Vec<PlayerId>, StoreError> {
        let players: Vec<i64> = self.read(|conn| {
            let signed_in = sessions::table
                .filter(sessions::account.eq(account.map(|account| account.to_string())))
                .filter(sessions::expires_at_ms.gt(now.timestamp_millis()))
                .select(sessions::token_sha256);
            let own = seat_sessions::session.eq(browser.map_or("", TokenHash::as_str));
            Ok(seat_sessions::table
                .filter(seat_sessions::tournament.eq(tournament.to_string()))
                .filter(own.or(seat_sessions::session.eq_any(signed_in)))
                .select(seat_sessions::player)
                .distinct()
                .order(seat_sessions::player)
                .load(conn)?)
        })?;
        players.into_iter().map(number).collect()
    }

    /// The players of a tournament who have a working link.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn linked_seats(&self, tournament: TournamentId) -> Result<BTreeSet<PlayerId>, StoreError> {
        let players: Vec<i64> = self.read(|conn| {
            Ok(seat_tokens::table
                .filter(seat_tokens::tournament.eq(tournament.to_string()))
                .filter(seat_tokens::revoked.eq(false))
                .select(seat_tokens::player)
                .load(conn)?)
        })?;
        players.into_iter().map(number).collect()
    }

    /// The players of a tournament whose seat a browser has claimed.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn claimed_seats(&self, tournament: TournamentId) -> Result<BTreeSet<PlayerId>, StoreError> {
        let players: Vec<i64> = self.read(|conn| {
            Ok(seat_sessions::table
                .filter(seat_sessions::tournament.eq(tournament.to_string()))
                .select(seat_sessions::player)
                .load(conn)?)
        })?;
        players.into_iter().map(number).collect()
    }
}

/// The seats that a session has claimed.
pub(super) fn of(conn: &mut AnyConnection, session: &TokenHash) -> Result<Vec<SeatClaim>, StoreError> {
    let rows: Vec<(String, i64)> = seat_sessions::table
        .filter(seat_sessions::session.eq(session.as_str()))
        .order((seat_sessions::tournament, seat_sessions::player))
        .select((seat_sessions::tournament, seat_sessions::player))
        .load(conn)?;
    rows.iter().map(|(tournament, player)| seat(tournament, *player)).collect()
}

fn by_token(conn: &mut AnyConnection, token: &TokenHash) -> Result<Option<SeatClaim>, StoreError> {
    let row: Option<TokenRow> = seat_tokens::table
        .find(token.as_str())
        .filter(seat_tokens::revoked.eq(false))
        .first(conn)
        .optional()?;
    row.map(|row| seat(&row.tournament, row.player)).transpose()
}

fn revoke(conn: &mut AnyConnection, seat: SeatClaim) -> Result<(), StoreError> {
    let (tournament, player) = (seat.tournament.to_string(), i64::from(seat.player.0));
    let links = seat_tokens::table
        .filter(seat_tokens::tournament.eq(&tournament))
        .filter(seat_tokens::player.eq(player));
    diesel::update(links).set(seat_tokens::revoked.eq(true)).execute(conn)?;
    let claims = seat_sessions::table
        .filter(seat_sessions::tournament.eq(&tournament))
        .filter(seat_sessions::player.eq(player));
    diesel::delete(claims).execute(conn)?;
    Ok(())
}

fn seat(tournament: &str, player: i64) -> Result<SeatClaim, StoreError> {
    Ok(SeatClaim { tournament: parsed(tournament)?, player: number(player)? })
}

pub(super) fn number(player: i64) -> Result<PlayerId, StoreError> {
    let player = u32::try_from(player).map_err(|error| StoreError::unreadable("a player's number", error))?;
    Ok(PlayerId(player))
}
