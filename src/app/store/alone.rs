//! In place of the announcer where the program was built without PostgreSQL: there is nobody to tell.

use std::sync::Arc;

use super::error::StoreError;
use super::health::Health;
use super::news::News;
use super::url::DatabaseUrl;

/// Tells nobody.
#[derive(Debug, Clone, Copy)]
pub struct Announcer;

impl Announcer {
    /// Never: no database is shared.
    ///
    /// # Errors
    /// None.
    pub fn start(_: DatabaseUrl, _: Arc<Health>) -> Result<Self, StoreError> {
        Ok(Self)
    }

    /// Tells nobody.
    pub fn tell(&self, _: News) {}
}
