//! The layout around every page.

use std::sync::atomic::Ordering;

use uuid::Builder;

use crate::config::{Config, Transport};
use crate::domain::id::SubmissionId;
use crate::domain::tournament::head::HeadCode;
use crate::messages::{Message, english, say};
use crate::web::cookie::Theme;
use crate::web::help;
use crate::web::mask::masked;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// What the base template needs. Fields may be changed before rendering.
#[derive(Debug, Clone, Default)]
pub struct Layout {
    /// What the site is called; empty for the program's own name.
    pub site_name: String,
    /// Which texts of the operator there are, by their anchor on the page about the site.
    pub operator_texts: Vec<(&'static str, Message)>,
    /// Who is signed in; on a cached page, the placeholder of their name.
    pub viewer: Option<String>,
    /// Tells a device whose unsent forms it keeps; empty on pages made for everybody.
    pub marks: String,
    /// The CSRF token for forms.
    pub csrf: String,
    /// The colour theme.
    pub theme: Theme,
    /// This page, to return to; `None` for answers given before the visitor is known.
    pub here: Option<Link>,
    /// The head code of the log behind the page.
    pub head: Option<HeadCode>,
    /// Where the “?” leads; `None` for answers given before the page is known.
    pub help: Option<Link>,
    /// Sentences for the top of the page, such as a failing disk.
    pub notices: Vec<Message>,
    /// Whether one line says that anybody on the network can read along. Pages on which something secret is typed have
    /// the full warning instead.
    pub tells_of_open_network: bool,
}

/// Pages on which something secret is typed, and the one that the line on the others leads to.
const WARNS_OF_OPEN_NETWORK: &[&str] = &[
    urls::about::PATH,
    urls::enter::PATH,
    urls::second_step::PATH,
    urls::confirm::PATH,
    urls::set_up::PATH,
    urls::join::PATH,
    urls::reset::PATH,
    urls::account::PATH,
    urls::factor::PATH,
    urls::confirm_factor::PATH,
    urls::recovery_codes::PATH,
    urls::change_password::PATH,
    urls::seat_code::PATH,
    urls::deck_check::PATH,
    urls::own_deck::PATH,
    urls::own_pool::PATH,
    urls::sign_up::PATH,
    urls::receipt::PATH,
    urls::deck::PATH,
    urls::submit_deck::PATH,
    urls::pool::PATH,
];

impl Layout {
    /// The layout for a visit.
    pub fn new(site: &Site, visit: &Visit) -> Self {
        site.begun.fetch_add(1, Ordering::Relaxed);
        let (viewer, csrf) = match &visit.viewer.alike {
            Some(alike) => (Some(alike.holes.name.clone()), alike.holes.token.clone()),
            None => (name_of(visit), masked(&visit.viewer.csrf)),
        };
        Self {
            site_name: site.config.site_name.clone().unwrap_or_default(),
            operator_texts: operator_texts(&site.config),
            viewer,
            marks: visit.viewer.marks.clone(),
            csrf,
            theme: visit.viewer.preferences.theme,
            here: Some(visit.page.clone()),
            head: None,
            help: Some(help::link(visit.route.path)),
            notices: damage(site, visit)
                .into_iter()
                .chain(trouble(site, visit))
                .chain(open_network(site, visit.route.path))
                .collect(),
            tells_of_open_network: is_open(site) && !warns_of_open_network(visit.route.path),
        }
    }

    /// The layout for a visit that was refused before its page.
    pub fn before_page(site: &Site, theme: Theme) -> Self {
        site.begun.fetch_add(1, Ordering::Relaxed);
        Self {
            site_name: site.config.site_name.clone().unwrap_or_default(),
            operator_texts: operator_texts(&site.config),
            theme,
            tells_of_open_network: is_open(site),
            ..Self::default()
        }
    }

    /// What the site is called.
    pub fn site_name(&self) -> &str {
        if self.site_name.is_empty() { "Arbiter" } else { &self.site_name }
    }

    /// The URL of this page, or the front page.
    pub fn here(&self) -> Link {
        self.here.clone().unwrap_or_else(urls::home)
    }

    /// Where the “?” leads: to the task of this page, or to the whole help.
    pub fn help(&self) -> Link {
        self.help.clone().unwrap_or_else(urls::help)
    }

    /// A new submission number. Without randomness it is empty, and the form is refused.
    #[expect(clippy::unused_self, reason = "templates ask the layout")]
    pub fn submission(&self) -> String {
        let mut bytes = [0; 16];
        match getrandom::fill(&mut bytes) {
            Ok(()) => SubmissionId::new(Builder::from_random_bytes(bytes).into_uuid()).to_string(),
            Err(_) => String::new(),
        }
    }
}

/// Anchor and title of each text of the operator.
fn operator_texts(config: &Config) -> Vec<(&'static str, Message)> {
    let texts = [
        (&config.imprint, "imprint", say("site-imprint")),
        (&config.privacy, "privacy", say("site-privacy")),
    ];
    texts.into_iter().filter(|(text, ..)| text.is_some()).map(|(_, anchor, title)| (anchor, title)).collect()
}

/// Who is signed in: the name of the account, or of the seat's player.
pub fn name_of(visit: &Visit) -> Option<String> {
    visit.viewer.account.as_ref().map(|account| &account.name).or(visit.viewer.seat_name.as_ref()).cloned()
}

/// A notice in words that were put together before.
pub fn said(text: impl AsRef<str>) -> Message {
    say("site-said").with("text", text.as_ref())
}

/// What is wrong with the log of the page's tournament: shown on all its pages and sheets to everybody who may know of it.
pub fn damage(site: &Site, visit: &Visit) -> Option<Message> {
    let slug = visit.tournament().ok()?;
    let why = site.desk.damage(&slug)?;
    // “Not found” has to read the same as at an address that does not exist.
    if visit.roles.is_empty() && !site.desk.damage_is_public(&slug) {
        return None;
    }
    // By roles only, because the page is cached for everybody who has the same ones.
    let next = if visit.is_staff() {
        say("site-damage-for-staff").with("way-back", site.desk.way_back())
    } else {
        say("site-damage-for-others")
    };
    Some(say("site-damage").with("why", english(why)).with("next", next))
}

/// Problems with the disk are for staff. Players read about them when a form fails, and public pages stay cached.
fn trouble(site: &Site, visit: &Visit) -> Option<Message> {
    visit.viewer.account.as_ref()?;
    (site.hooks.trouble)().map(said)
}

/// The full warning, where something secret is typed.
fn open_network(site: &Site, path: &str) -> Option<Message> {
    (is_open(site) && warns_of_open_network(path)).then(|| say("site-not-encrypted"))
}

fn is_open(site: &Site) -> bool {
    site.transport == Transport::PlainLan
}

fn warns_of_open_network(path: &str) -> bool {
    WARNS_OF_OPEN_NETWORK.contains(&path)
}
