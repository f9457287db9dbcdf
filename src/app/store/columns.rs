//! The database stores times as milliseconds since 1970, and identifiers and codes as text.

use std::fmt::Display;
use std::str::FromStr;

use chrono::{DateTime, Utc};

use super::error::StoreError;

/// Converts a stored time.
pub fn time(ms: i64) -> Result<DateTime<Utc>, StoreError> {
    DateTime::from_timestamp_millis(ms).ok_or_else(|| StoreError::unreadable("a time", ms))
}

/// Parses a stored identifier, role or edition.
pub fn parsed<T: FromStr<Err: Display>>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|error| StoreError::unreadable(text, error))
}

/// Parses a stored identifier, role or edition, if there is one.
pub fn parsed_if<T: FromStr<Err: Display>>(text: Option<&String>) -> Result<Option<T>, StoreError> {
    text.map(|text| parsed(text)).transpose()
}

/// A stored number that is not negative.
pub fn number(stored: i64) -> Result<u32, StoreError> {
    u32::try_from(stored).map_err(|error| StoreError::unreadable(&stored.to_string(), error))
}

pub fn each<R, T>(rows: Vec<R>) -> Result<Vec<T>, StoreError>
where
    T: TryFrom<R, Error = StoreError>,
{
    rows.into_iter().map(T::try_from).collect()
}
