//! Invitations end with their issuer's right to invite.

use diesel::prelude::*;

use super::connection::AnyConnection;
use super::error::StoreError;
use super::schema::codes;
use crate::domain::id::{AccountId, TournamentId};

/// Ends somebody's open invitations, at one tournament or at all: giving the role back does not reopen them.
pub(super) fn end(
    conn: &mut AnyConnection,
    issuer: AccountId,
    tournament: Option<TournamentId>,
) -> Result<(), StoreError> {
    let open = codes::table
        .filter(codes::issued_by.eq(Some(issuer.to_string())))
        .filter(codes::used_at_ms.is_null());
    let end = codes::expires_at_ms.eq(codes::created_at_ms);
    match tournament {
        Some(at) => {
            diesel::update(open.filter(codes::tournament.eq(Some(at.to_string())))).set(end).execute(conn)?
        }
        None => diesel::update(open).set(end).execute(conn)?,
    };
    Ok(())
}
