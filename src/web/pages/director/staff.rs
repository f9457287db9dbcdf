//! Invites helpers and removes roles.

use crate::app::TokenHash;
use crate::messages::{Message, say};
use askama::Template;
use chrono::Utc;

use crate::app::Snapshot;
use crate::app::security::SecurityEvent;
use crate::domain::id::{AccountId, Slug};
use crate::domain::tournament::role::Role;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::{InvitationForm, InviteForm, RoleForm};
use crate::web::layout::Layout;
use crate::web::pages::director::settings;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::people;

/// A helper on the settings page.
pub(super) struct StaffLine {
    pub(super) account: AccountId,
    pub(super) name: String,
    pub(super) role: Message,
    pub(super) code: &'static str,
    pub(super) since: String,
}

#[derive(Template)]
#[template(path = "director/invited.html")]
struct Invited {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    role: Message,
    address: String,
    until: String,
}

/// The staff, director first.
pub(super) fn helpers(site: &Site, here: &Snapshot) -> Result<Vec<StaffLine>, PageError> {
    let staff = site.desk.staff_of(here.id())?;
    let shown = staff.into_iter().map(|helper| StaffLine {
        account: helper.account,
        name: if helper.disabled {
            say("director-settings-staff-disabled").with("name", helper.name).into()
        } else {
            helper.name
        },
        role: people::role(helper.role),
        code: helper.role.code(),
        since: words::moment(here, helper.since),
    });
    Ok(shown.collect())
}

/// An open invitation; its link is not stored.
pub(super) struct Invitation {
    pub(super) words: String,
    /// The stored hash of the link, which opens nothing.
    pub(super) hash: String,
}

/// The open invitations.
pub(super) fn invitations(site: &Site, here: &Snapshot) -> Result<Vec<Invitation>, PageError> {
    let mut told = Vec::new();
    for code in site.desk.open_invitations(here.id(), Utc::now())? {
        let Some(role) = code.role else { continue };
        let by = code.issued_by.map(|by| site.desk.account(by)).transpose()?.flatten();
        let until = words::moment(here, code.expires_at);
        let words = match by {
            Some(by) => say("director-settings-staff-invited-by")
                .with("role", people::role(role))
                .with("by", by.display_name)
                .with("until", until),
            None => {
                say("director-settings-staff-invited").with("role", people::role(role)).with("until", until)
            }
        };
        told.push(Invitation { words: words.into(), hash: code.code.as_str().to_owned() });
    }
    Ok(told)
}

/// Withdraws an invitation; its link stops working.
///
/// # Errors
/// Like [`crate::app::Desk::take_invitation_back`].
pub fn take_back(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let invitation = TokenHash::stored(InvitationForm::of(&visit.form).invitation);
    match site.desk.take_invitation_back(here.id(), invitation).map_err(PageError::from) {
        Ok(()) => {
            visit.note(SecurityEvent::InvitationTakenBack, None);
            Ok(Answer::see_other(&urls::settings(here.slug())))
        }
        Err(error) => settings::refusal_page(site, visit, error.into_refused()?.to_string()),
    }
}

/// Makes an invitation and shows its link once.
///
/// The link is stored only as a hash, so only this answer contains it: status 200, no redirect. Reloading sends the
/// form again; the desk derives the link from the form's own number, so the same link is shown and no second one is
/// made.
///
/// # Errors
/// Like [`crate::app::Desk::invite_once`].
pub fn invite(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let Ok(role) = InviteForm::of(&visit.form).role.parse::<Role>() else {
        return settings::refusal_page(site, visit, FormError::RoleToGive.to_string());
    };
    let invitation =
        match site.desk.invite_once(here.id(), role, &visit.form_submission()?).map_err(PageError::from) {
            Ok(invitation) => invitation,
            Err(error) => return settings::refusal_page(site, visit, error.into_refused()?.to_string()),
        };
    visit.note(SecurityEvent::InvitationMade, None);
    Answer::page(&Invited {
        layout: visit.layout(site),
        tabs: Tabs::of(visit, &here, Tab::Settings),
        slug: here.slug().clone(),
        role: people::role(role),
        address: format!("{}{}", site.origin_for_others(visit).0, urls::join(&invitation.code)),
        until: words::moment(&here, invitation.until),
    })
}

/// Removes a role with effect from the helper's next request.
///
/// # Errors
/// Like [`crate::app::Desk::remove_role`].
pub fn remove(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let typed = RoleForm::of(&visit.form);
    let (Ok(account), Ok(role)) = (typed.account.parse::<AccountId>(), typed.role.parse::<Role>()) else {
        return settings::refusal_page(site, visit, FormError::RoleToTake.to_string());
    };
    match site.desk.remove_role(here.id(), account, role).map_err(PageError::from) {
        Ok(()) => {
            visit.note(SecurityEvent::RoleTaken, Some(account));
            Ok(Answer::see_other(&next_address(visit, account, role, here.slug())))
        }
        Err(error) => settings::refusal_page(site, visit, error.into_refused()?.to_string()),
    }
}

/// The roles that can be given, each with its code and name.
pub(super) fn roles() -> Vec<(&'static str, Message)> {
    Role::STAFF.map(|role| (role.code(), people::role(role))).to_vec()
}

/// Somebody who removed their own role may no longer see the settings.
fn next_address(visit: &Visit, account: AccountId, role: Role, slug: &Slug) -> urls::Link {
    let own = visit.viewer.account.as_ref().is_some_and(|mine| mine.id == account);
    let left = visit.roles.iter().any(|mine| *mine != role && *mine != Role::Player);
    if own && !left { urls::tournament(slug) } else { urls::settings(slug) }
}
