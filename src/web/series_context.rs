//! What the pages of a series share: the series in the path, and who the visitor is there.

use std::sync::Arc;

use chrono::Utc;

use crate::app::series::SeriesSnapshot;
use crate::app::series::record::SeriesSubmission;
use crate::domain::actor::ActorId;
use crate::domain::id::AccountId;
use crate::domain::series::command::{SeriesActor, SeriesCommandKind};
use crate::messages::{english, say};
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::visit::Visit;
use crate::words::broken_chain::broken_chain;

impl Visit {
    /// The series in the path.
    ///
    /// # Errors
    /// [`PageError::NotFound`], or when its log cannot be read.
    pub fn series(&self, site: &Site) -> Result<Arc<SeriesSnapshot>, PageError> {
        Ok(site.desk.series(&self.param("series")?)?)
    }

    /// The series in the path, for somebody who runs it.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for everybody else, too.
    pub fn own_series(&self, site: &Site) -> Result<Arc<SeriesSnapshot>, PageError> {
        let here = self.series(site)?;
        if self.runs_series(&here) { Ok(here) } else { Err(PageError::NotFound) }
    }

    /// Whether the visitor is a director of this series, or an operator.
    pub fn runs_series(&self, here: &SeriesSnapshot) -> bool {
        self.series_actor().is_some_and(|actor| here.series.role_of(&actor).is_some())
    }

    /// Whether the rules take a command of this kind from the visitor now.
    pub fn runs(&self, here: &SeriesSnapshot, kind: SeriesCommandKind) -> bool {
        self.series_actor().is_some_and(|actor| here.series.takes(kind, &actor).is_ok())
    }

    /// Whether the rules let the visitor remove this director now.
    pub fn removes_director(&self, here: &SeriesSnapshot, account: AccountId) -> bool {
        self.series_actor().is_some_and(|actor| here.series.takes_removal(account, &actor).is_ok())
    }

    /// The visitor as the log of a series names them; `None` without an account.
    fn series_actor(&self) -> Option<SeriesActor> {
        let account = self.viewer.account.as_ref()?;
        let id = ActorId::Account(account.id);
        Some(SeriesActor { id, is_operator: self.is_operator(), opens: account.opens })
    }

    /// This form's submission.
    ///
    /// # Errors
    /// [`PageError::NotFound`] without an account; [`PageError::BadRequest`] when the form has no number.
    pub fn series_submission(&self) -> Result<SeriesSubmission, PageError> {
        let actor = self.series_actor().ok_or(PageError::NotFound)?;
        Ok(SeriesSubmission { actor, submission: self.form_number()?, body: self.body(), now: Utc::now() })
    }

    /// The layout of a page of a series, with its head code, and with what is wrong with its log.
    pub fn series_layout(&self, site: &Site, here: &SeriesSnapshot) -> Layout {
        let mut layout = Layout { head: Some(here.head_code()), ..self.layout(site) };
        if let Some(why) = damage_of_series(site, here) {
            layout.notices.push(say("site-damage-of-series").with("why", english(why)));
        }
        layout
    }
}

/// What is wrong with the log of a series, as the rest of a sentence.
pub fn damage_of_series(site: &Site, here: &SeriesSnapshot) -> Option<String> {
    let broken = here.broken.map(|broken| broken_chain(broken).to_string());
    let why = broken.or_else(|| site.desk.damage_of_series(here.slug()))?;
    Some(why.trim_end_matches('.').to_owned())
}
