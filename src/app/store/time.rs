//! Times stand in the database as milliseconds since 1970, identifiers and codes as text.

use std::fmt::Display;
use std::str::FromStr;

use chrono::{DateTime, Utc};

use super::error::StoreError;

/// A stored time.
pub fn time(ms: i64) -> Result<DateTime<Utc>, StoreError> {
    DateTime::from_timestamp_millis(ms).ok_or_else(|| StoreError::unreadable("a time", ms))
}

/// A stored identifier, role or edition.
pub fn parsed<T: FromStr<Err: Display>>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|error| StoreError::unreadable(text, error))
}

/// The same for what may be absent.
pub fn parsed_if<T: FromStr<Err: Display>>(text: Option<&String>) -> Result<Option<T>, StoreError> {
    text.map(|text| parsed(text)).transpose()
}

/// Turns rows into what they stand for.
pub fn each<R, T>(rows: Vec<R>) -> Result<Vec<T>, StoreError>
where
    T: TryFrom<R, Error = StoreError>,
{
    rows.into_iter().map(T::try_from).collect()
}
