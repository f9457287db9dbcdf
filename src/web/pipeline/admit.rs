//! Whether the visitor may: the row's rights, and whether the form is theirs and complete.

use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::guard::{Guard, token};
use crate::web::route::{Method, Who};
use crate::web::site::Site;
use crate::web::visit::Visit;

pub(super) enum Entrance {
    Open,
    SignInFirst,
    /// The token that the program shows is not that of this site.
    OtherToken,
}

/// Admits visitors who may, with a form that is theirs and complete. Others learn nothing, not even that the page
/// exists.
pub(super) fn admit(
    site: &Site,
    visit: &mut Visit,
    form: Result<Fields, PageError>,
) -> Result<Entrance, PageError> {
    let post = visit.route.method == Method::Post;
    if visit.route.who == Who::Nobody {
        return Err(PageError::NotFound);
    }
    if !may(site, visit)? {
        return match (visit.viewer.is_known(), post) {
            (true, _) => Err(PageError::NotFound),
            // A program would follow to the page for signing in and take it for the answer.
            (false, false) if visit.is_refused_token() => Ok(Entrance::OtherToken),
            (false, false) => Ok(Entrance::SignInFirst),
            (false, true) => {
                visit.form = form.unwrap_or_default();
                Err(PageError::SignedOut)
            }
        };
    }
    if post {
        visit.form = form?;
        if site.guards.has(Guard::Token) && !visit.route.json {
            token::check(&visit.form, &visit.viewer)?;
        }
        visit.form.check(visit.route.fields)?;
        if let Some(to_what) = visit.route.fresh.filter(|_| site.guards.has(Guard::Fresh) && !visit.confirmed)
        {
            return Err(PageError::Unconfirmed(to_what()));
        }
    } else {
        visit.query.check(visit.route.fields)?;
    }
    Ok(Entrance::Open)
}

fn may(site: &Site, visit: &Visit) -> Result<bool, PageError> {
    match (visit.route.who, visit.viewer.account.as_ref()) {
        (Who::Asserters, Some(account)) => Ok(account.operator || (site.hooks.asserts)(account.id)?),
        (who, _) => Ok(visit.meets(who)),
    }
}
