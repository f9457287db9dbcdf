//! Which of the many values and rules a page of settings shows.

use crate::app::{fold_found, fold_sought};
use crate::domain::source::Confidence;
use crate::web::forms::SettingsQuery;
use crate::web::pages::director::form::YES;
use crate::web::urls::Link;
use crate::web::visit::Visit;

/// What the address asks for, and the form to ask for something else. A form that comes back shows everything.
pub(super) struct SoughtSettings {
    pub(super) action: Link,
    pub(super) q: String,
    words: Vec<String>,
    /// Only what the director changed.
    pub(super) changed: bool,
}

impl SoughtSettings {
    pub(super) fn of(visit: &Visit, action: Link) -> Self {
        let query = SettingsQuery::of(&visit.query);
        let words = fold_sought(query.q).split_whitespace().map(str::to_owned).collect();
        Self { action, q: query.q.to_owned(), words, changed: query.changed == YES }
    }

    /// Whether not everything is shown.
    pub(super) const fn is_narrow(&self) -> bool {
        self.changed || !self.words.is_empty()
    }

    /// Whether something with these words and this source is shown.
    pub(super) fn fits(&self, words: &[String], confidence: Confidence) -> bool {
        let text = fold_found(&words.join(" "));
        (!self.changed || confidence == Confidence::Organiser)
            && self.words.iter().all(|word| text.contains(word))
    }
}
