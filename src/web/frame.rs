//! What stands around every page.

use std::sync::atomic::Ordering;

use uuid::Builder;

use crate::config::Transport;
use crate::domain::id::SubmissionId;
use crate::web::cookie::Theme;
use crate::web::mask::masked;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// What the base template needs. Fields may be changed before rendering.
#[derive(Debug, Clone, Default)]
pub struct Frame {
    /// Who is signed in; on a kept page what stands in place of their name.
    pub viewer: Option<String>,
    /// What the forms of this session carry.
    pub csrf: String,
    /// The colours.
    pub theme: Theme,
    /// This page, to come back to; `None` for answers given at the door, before it is known who asks.
    pub here: Option<Link>,
    /// The head code of the log that the page shows.
    pub head: Option<String>,
    /// Sentences for the top of the page: unencrypted network, writing has stopped.
    pub notices: Vec<String>,
}

impl Frame {
    /// The frame for a visit.
    pub fn new(site: &Site, visit: &Visit) -> Self {
        site.begun.fetch_add(1, Ordering::Relaxed);
        let (viewer, csrf) = match &visit.viewer.alike {
            Some(alike) => (Some(alike.holes.name.clone()), alike.holes.token.clone()),
            None => (name_of(visit), masked(&visit.viewer.csrf)),
        };
        Self {
            viewer,
            csrf,
            theme: visit.viewer.theme,
            here: Some(visit.page.clone()),
            head: None,
            notices: damage(site, visit)
                .into_iter()
                .chain(notices(site, visit.viewer.account.is_some()))
                .collect(),
        }
    }

    /// A frame for a visit that got no further than the door.
    pub fn at_the_door(site: &Site, theme: Theme) -> Self {
        site.begun.fetch_add(1, Ordering::Relaxed);
        Self { theme, notices: notices(site, false), ..Self::default() }
    }

    /// Where this page is, or the front page.
    pub fn here(&self) -> Link {
        self.here.clone().unwrap_or_else(urls::home)
    }

    /// A new id for one sending of one form. Without randomness it stays empty, and the form is refused as unnumbered.
    #[expect(clippy::unused_self, reason = "templates ask the frame")]
    pub fn submission(&self) -> String {
        let mut bytes = [0; 16];
        match getrandom::fill(&mut bytes) {
            Ok(()) => SubmissionId::new(Builder::from_random_bytes(bytes).into_uuid()).to_string(),
            Err(_) => String::new(),
        }
    }
}

/// Who is signed in: an account by its name, a seat by its player's.
pub fn name_of(visit: &Visit) -> Option<String> {
    visit.viewer.account.as_ref().map(|account| &account.name).or(visit.viewer.seat_name.as_ref()).cloned()
}

/// What is wrong with the log of the tournament that the page is about: on every page and sheet of it, for everybody.
pub fn damage(site: &Site, visit: &Visit) -> Option<String> {
    let slug = visit.tournament().ok()?;
    let why = site.desk.damage(slug.as_str())?;
    // By their roles alone: the page is kept for everybody who has the same.
    let next = if visit.is_staff() {
        format!("Write results on paper. The operator stops Arbiter, and {}.", site.desk.way_back())
    } else {
        "Tell the director.".to_owned()
    };
    Some(format!(
        "The log of this tournament is damaged: {why}. What this page says may not be what happened. {next}"
    ))
}

/// What is wrong with the disk is for staff; players read it on the answer to what they send, and what anybody may see
/// stays kept.
fn notices(site: &Site, staff: bool) -> Vec<String> {
    let open = (site.transport == Transport::PlainLan).then(|| {
        "This site is not encrypted: anyone on this network can read along, deck lists included.".to_owned()
    });
    staff.then(|| (site.hooks.trouble)()).flatten().into_iter().chain(open).collect()
}
