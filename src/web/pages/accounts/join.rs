//! `/join/{code}`: an invitation to help at a tournament, for a new account or for the one signed in.

use std::sync::Arc;

use askama::Template;
use chrono::Utc;

use crate::app::security::SecurityEvent;
use crate::app::{DeskError, Snapshot};
use crate::app::{LinkKind, OneTimeLink};
use crate::domain::tournament::role::Role;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::accounts::new_account::{self, TypedAccount};
use crate::web::pages::accounts::{browser, spent};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::people;

#[derive(Template)]
#[template(path = "accounts/join.html")]
struct Join {
    layout: Layout,
    code: String,
    title: String,
    role: Message,
    duties: Option<Message>,
    /// The signed-in user, who can accept with one button.
    account: Option<String>,
    typed: TypedAccount,
}

/// An open invitation.
struct Invitation {
    code: String,
    role: Role,
    here: Arc<Snapshot>,
}

/// The role offered, and how to accept it.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    match invitation(site, visit)? {
        Some(invitation) => Answer::page(&page(site, visit, &invitation, TypedAccount::default())?),
        None => spent::link(site, visit),
    }
}

/// Accepts with a new account, which is signed in at once.
///
/// # Errors
/// If the store does not answer.
pub fn create(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let Some(invitation) = invitation(site, visit)? else { return spent::link(site, visit) };
    match new_account::create_account(site, visit, &invitation.code)? {
        Ok(account) => {
            let slug = invitation.here.slug();
            visit.note_at(SecurityEvent::AccountMade, Some(account.id), slug);
            visit.note_at(SecurityEvent::RoleGiven, Some(account.id), slug);
            let cookies = browser::open_session(site, visit, &account)?;
            Ok(Answer::see_other(&urls::desk(invitation.here.slug())).with_cookies(&cookies))
        }
        Err(typed) => Answer::refusal(&page(site, visit, &invitation, typed)?),
    }
}

/// Accepts with the signed-in account.
///
/// # Errors
/// If the store does not answer.
pub fn accept(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let Some(invitation) = invitation(site, visit)? else { return spent::link(site, visit) };
    let account = visit.viewer.account.as_ref().ok_or(PageError::NotFound)?;
    match site.desk.accept(&invitation.code, account.id, Utc::now()) {
        Ok(()) => {
            visit.note_at(SecurityEvent::RoleGiven, Some(account.id), invitation.here.slug());
            Ok(Answer::see_other(&urls::desk(invitation.here.slug())))
        }
        Err(DeskError::LinkSpent) => spent::link(site, visit),
        Err(error) => Err(error.into()),
    }
}

fn invitation(site: &Site, visit: &Visit) -> Result<Option<Invitation>, PageError> {
    match spent::usable(site, visit, LinkKind::Invite)? {
        Some((code, OneTimeLink { tournament: Some(tournament), role: Some(role), .. })) => {
            let here = site.desk.tournament_by_id(tournament)?.ok_or(PageError::NotFound)?;
            Ok(Some(Invitation { code, role, here }))
        }
        _ => Ok(None),
    }
}

fn page(site: &Site, visit: &Visit, invitation: &Invitation, typed: TypedAccount) -> Result<Join, PageError> {
    Ok(Join {
        layout: visit.layout(site),
        code: invitation.code.clone(),
        title: invitation.here.setup()?.settings.title.clone(),
        role: people::role(invitation.role),
        duties: duties(invitation.role),
        account: visit.viewer.account.as_ref().map(|account| account.name.clone()),
        typed,
    })
}

const fn duties(role: Role) -> Option<Message> {
    match role {
        Role::Director => Some(say("accounts-join-director-duties")),
        Role::HeadJudge => Some(say("accounts-join-head-judge-duties")),
        Role::Judge => Some(say("accounts-join-judge-duties")),
        Role::Scorekeeper => Some(say("accounts-join-scorekeeper-duties")),
        Role::DeckChecker => Some(say("accounts-join-deck-checker-duties")),
        Role::Operator | Role::Player => None,
    }
}
