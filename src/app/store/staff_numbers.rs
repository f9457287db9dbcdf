//! One count of all that changes whose names are hidden in what was written about tournaments: somebody joins a staff,
//! changes the name of their account, or has it erased.

use diesel::dsl::max;
use diesel::prelude::*;

use super::connection::AnyConnection;
use super::error::StoreError;
use super::schema::{erased_staff, former_account_names, staff_history};

/// The newest number; 0 before the first. Who takes the next one has the turn of the house.
pub(super) fn newest(conn: &mut AnyConnection) -> Result<i64, StoreError> {
    let joined: Option<i64> = staff_history::table.select(max(staff_history::number)).first(conn)?;
    let erased: Option<i64> = erased_staff::table.select(max(erased_staff::number)).first(conn)?;
    Ok(joined.max(erased).unwrap_or(0).max(newest_rename(conn)?))
}

/// The number of the newest change of an account’s name, 0 before the first; the names in memory are those after it.
pub(super) fn newest_rename(conn: &mut AnyConnection) -> Result<i64, StoreError> {
    let newest: Option<i64> =
        former_account_names::table.select(max(former_account_names::number)).first(conn)?;
    Ok(newest.unwrap_or(0))
}
