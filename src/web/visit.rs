//! One visit: who came from where, and what they want. The input of a page function.

use crate::domain::actor::ActorId;
use crate::messages::{Language, say};
use std::cell::RefCell;
use std::net::{IpAddr, Ipv4Addr};
use std::str::FromStr;
use std::sync::Arc;

use chrono_tz::Tz;

use crate::app::security::{self, SecurityEvent};
use crate::app::{Snapshot, TokenHash};
use crate::domain::awaited::Awaited;
use crate::domain::id::{AccountId, PlayerId, Slug, SubmissionId, TournamentId};
use crate::domain::tournament::role::Role;
use crate::web::cookie::{SessionToken, Theme};
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::holes::Holes;
use crate::web::layout::Layout;
use crate::web::route::{Params, Route, Who};
use crate::web::site::Site;
use crate::web::urls::{self, Link};

/// One request, checked against its row of the route table.
#[derive(Debug, Clone)]
pub struct Visit {
    pub route: &'static Route,
    /// The whole table, from which a page learns what else the visitor may do.
    pub routes: &'static [Route],
    /// The path as sent, without the query.
    pub path: String,
    /// The page they see: this one, or the one that contains the form.
    pub page: Link,
    /// The query as sent.
    pub query_text: String,
    /// The path parameters.
    pub params: Params,
    /// The query fields that the page reads.
    pub query: Fields,
    pub form: Fields,
    pub viewer: Viewer,
    /// Their session, while it is valid.
    pub session: Option<SessionToken>,
    /// The token that recognises their browser, if somebody signed in with it before.
    pub known_as: Option<SessionToken>,
    /// The visitor's user agent.
    pub agent: String,
    /// The token with which programs of the operator read figures.
    pub token: ShownToken,
    /// The tournament in the path as the pipeline opened it, until a form is processed, which may change it.
    pub opened: RefCell<Option<Arc<Snapshot>>>,
    /// Their roles at the tournament in the path, as of this request.
    pub roles: Vec<Role>,
    /// The address from which the visitor comes.
    pub address: IpAddr,
    /// Scheme and host of this site as the visitor typed them, such as `https://arbiter.example`, for links to copy;
    /// empty if the request did not say.
    pub origin: String,
    /// Whether anybody is still waiting for the answer.
    pub awaited: Awaited,
    /// Whether they proved their identity recently.
    pub confirmed: bool,
    /// Whether the handler itself waits for the disk.
    pub waits: bool,
}

/// What a request shows as a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShownToken {
    None,
    /// It is not that of this site, which may have none.
    Wrong,
    Right,
}

#[derive(Debug, Clone, Default)]
pub struct Viewer {
    /// The account with which they are signed in.
    pub account: Option<AccountView>,
    /// Their claimed seat: the one at the tournament in the path, or any.
    pub seat: Option<(TournamentId, PlayerId)>,
    /// The name of that seat's player, if no account is signed in.
    pub seat_name: Option<String>,
    /// By which a device knows their account and their seats again, separated by spaces: first the one that acts here.
    /// Nobody can tell from a mark whose it is.
    pub marks: String,
    /// The CSRF token for this session's forms; empty without a session.
    pub csrf: String,
    pub preferences: Preferences,
    /// For a page made for all visitors of a kind: what they have in common. Then there is no account or seat.
    pub alike: Option<Alike>,
}

/// What somebody chose for this device.
#[derive(Debug, Clone, Copy, Default)]
pub struct Preferences {
    pub theme: Theme,
    /// The language that they chose, or else that of their browser.
    pub language: Language,
    /// The time zone of their own pages; no page that is kept knows it.
    pub zone: Option<Tz>,
}

/// What all visitors of one kind have in common besides their roles.
#[derive(Debug, Clone)]
pub struct Alike {
    /// The placeholders for their names and tokens.
    pub holes: Holes,
    /// Whether they may open tournaments.
    pub opens: bool,
}

/// A kind of visitor; one page is cached for all of them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Audience {
    /// Whether they have a session at all.
    pub known: bool,
    /// Whether they are signed in with an account.
    pub account: bool,
    /// Whether it may open tournaments.
    pub opens: bool,
    /// Their roles at the tournament.
    pub roles: Vec<Role>,
}

/// An account as pages see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountView {
    pub id: AccountId,
    /// The display name recorded with its acts.
    pub name: String,
    /// Whether it runs this installation.
    pub operator: bool,
    /// Whether it may open tournaments.
    pub opens: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SessionOwner {
    /// The account signed in.
    pub account: Option<AccountView>,
    /// Their staff roles, each with its tournament.
    pub roles: Vec<(TournamentId, Role)>,
    /// Their claimed seats, one per tournament.
    pub seats: Vec<(TournamentId, PlayerId)>,
    /// Whether they proved their identity recently.
    pub confirmed: bool,
}

#[derive(Debug, Clone)]
pub struct TournamentInPath {
    pub id: TournamentId,
    /// The tournament as the pipeline opened it; `None` if its log cannot be read.
    pub here: Option<Arc<Snapshot>>,
}

impl Viewer {
    /// Whether there is a session at all.
    pub const fn is_known(&self) -> bool {
        self.account.is_some() || self.seat.is_some()
    }

    /// Whether they may open tournaments.
    pub fn opens(&self) -> bool {
        self.account.as_ref().is_some_and(|account| account.opens)
            || self.alike.as_ref().is_some_and(|alike| alike.opens)
    }
}

impl Visit {
    /// The path parameter of this name.
    ///
    /// # Errors
    /// [`PageError::NotFound`] when it is not of that type.
    pub fn param<T: FromStr>(&self, name: &str) -> Result<T, PageError> {
        let found = self.params.iter().find(|(known, _)| *known == name);
        found.and_then(|(_, text)| text.parse().ok()).ok_or(PageError::NotFound)
    }

    /// The tournament in the path.
    ///
    /// # Errors
    /// [`PageError::NotFound`] when the path has none.
    pub fn tournament(&self) -> Result<Slug, PageError> {
        self.param("tournament")
    }

    /// The submission number of the form; the same one sent twice counts once.
    ///
    /// # Errors
    /// [`PageError::BadRequest`] when the form has none.
    pub fn submission(&self) -> Result<SubmissionId, PageError> {
        let missing = || PageError::bad_request(say("error-without-number"));
        self.form.text("submission").parse().map_err(|_| missing())
    }

    /// Whether they are among those whom a row of the route table admits. Who may assert relations is in the store, so
    /// only the pipeline knows it.
    pub fn meets(&self, who: Who) -> bool {
        match who {
            Who::Anyone => true,
            Who::SignedIn => self.viewer.account.is_some(),
            Who::Openers => {
                self.viewer.account.as_ref().is_some_and(|account| account.operator || account.opens)
            }
            Who::Operator => self.is_operator(),
            Who::Monitors => self.is_operator() || self.token == ShownToken::Right,
            Who::Asserters | Who::Nobody => false,
            Who::At(roles) => roles.iter().any(|role| self.has(*role)),
        }
    }

    /// Whether they show a token where one is read, but not that of this site.
    pub fn is_refused_token(&self) -> bool {
        self.route.who == Who::Monitors && self.token == ShownToken::Wrong
    }

    /// Whether they have this role at the tournament in the path.
    pub(super) fn has(&self, role: Role) -> bool {
        self.roles.contains(&role) || (role != Role::Player && self.roles.contains(&Role::Operator))
    }

    /// Whether they are on the staff of the tournament in the path, or an operator.
    pub fn is_staff(&self) -> bool {
        self.roles.iter().any(|role| *role == Role::Operator || Role::STAFF.contains(role))
    }

    /// Whether they run this installation.
    pub fn is_operator(&self) -> bool {
        self.roles.contains(&Role::Operator)
    }

    /// The hash of their session token.
    pub fn browser(&self) -> Option<TokenHash> {
        self.session.as_ref().map(|token| TokenHash::of(token.secret()))
    }

    /// Writes a security event about an account: what they did, where, and from which address.
    pub fn note(&self, event: SecurityEvent, account: Option<AccountId>) {
        self.note_event(event, account, self.tournament().ok().as_ref());
    }

    /// Writes a security event about an account, at a tournament that is not in the path.
    pub fn note_at(&self, event: SecurityEvent, account: Option<AccountId>, tournament: &Slug) {
        self.note_event(event, account, Some(tournament));
    }

    fn note_event(&self, event: SecurityEvent, account: Option<AccountId>, tournament: Option<&Slug>) {
        let by = match (&self.viewer.account, self.viewer.seat) {
            (Some(account), _) => ActorId::Account(account.id),
            (None, Some((_, player))) => ActorId::Player(player),
            (None, None) => ActorId::default(),
        };
        security::note(
            event,
            &security::EventDetails { account, by, tournament, address: Some(self.address) },
        );
    }

    /// The kind of visitor for whom pages are cached.
    pub fn audience(&self) -> Audience {
        let mut roles = self.roles.clone();
        roles.sort_unstable();
        roles.dedup();
        let (known, account) = (self.viewer.is_known(), self.viewer.account.is_some());
        Audience { known, account, opens: self.viewer.opens(), roles }
    }

    /// The visit as it is for all visitors of this kind: the page function does not know who came, only what they may
    /// do.
    pub fn for_all_alike(&self, holes: Option<Holes>) -> Self {
        let opens = self.viewer.opens();
        let alike = holes.map(|holes| Alike { holes, opens });
        Self {
            viewer: Viewer {
                preferences: Preferences { zone: None, ..self.viewer.preferences },
                alike,
                ..Viewer::default()
            },
            page: urls::local(&self.path),
            session: None,
            // Read after the head under which the page is cached.
            opened: RefCell::default(),
            known_as: None,
            agent: String::new(),
            token: ShownToken::None,
            address: Ipv4Addr::UNSPECIFIED.into(),
            origin: String::new(),
            ..self.clone()
        }
    }

    /// The zone in which they read times on their own page: the chosen one, or the tournament's.
    pub fn zone(&self, here: &Snapshot) -> Tz {
        self.viewer.preferences.zone.unwrap_or_else(|| here.tournament.zone())
    }

    /// What the base template needs.
    pub fn layout(&self, site: &Site) -> Layout {
        Layout::new(site, self)
    }
}
