//! One visit: who came from where, and what they ask. What a page function is given.

use std::cell::RefCell;
use std::net::{IpAddr, Ipv4Addr};
use std::str::FromStr;
use std::sync::Arc;

use crate::app::security::{self, Event};
use crate::app::{Snapshot, TokenHash};
use crate::domain::awaited::Awaited;
use crate::domain::id::{AccountId, PlayerId, Slug, SubmissionId, TournamentId};
use crate::domain::tournament::role::Role;
use crate::web::cookie::{SessionToken, Theme};
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::frame::Frame;
use crate::web::holes::Holes;
use crate::web::route::{Params, Route};
use crate::web::site::Site;
use crate::web::urls::{self, Link};

/// One request, checked against its line of the route table.
#[derive(Debug, Clone)]
pub struct Visit {
    /// The line.
    pub route: &'static Route,
    /// The address as it was sent, without the query.
    pub path: String,
    /// The page they look at: this one, or the one that the form stands on.
    pub page: Link,
    /// The query, as it was sent.
    pub query_text: String,
    /// What stands in the path.
    pub params: Params,
    /// What the page reads from the query.
    pub query: Fields,
    /// The form.
    pub form: Fields,
    /// Who came.
    pub viewer: Viewer,
    /// The session they came with, while it lasts.
    pub session: Option<SessionToken>,
    /// What their browser is known by, when somebody signed in with it before.
    pub known_as: Option<SessionToken>,
    /// What their browser calls itself.
    pub agent: String,
    /// The tournament in the path as the door opened it, until a form of theirs is taken up: that may change it.
    pub opened: RefCell<Option<Arc<Snapshot>>>,
    /// What they are at the tournament in the path, as of this request.
    pub roles: Vec<Role>,
    /// Where they came from.
    pub address: IpAddr,
    /// Scheme and host of this site as the visitor typed them, such as `https://arbiter.example`, for links that are
    /// copied; empty when the request did not say.
    pub origin: String,
    /// Whether anybody still waits for the answer.
    pub awaited: Awaited,
    /// Whether they proved a short while ago who they are.
    pub confirmed: bool,
}

/// Who came.
#[derive(Debug, Clone, Default)]
pub struct Viewer {
    /// The account they are signed in with.
    pub account: Option<AccountView>,
    /// The seat they claimed: the one at the tournament in the path, or any.
    pub seat: Option<(TournamentId, PlayerId)>,
    /// The name of whoever holds that seat, where no account is signed in.
    pub seat_name: Option<String>,
    /// What the forms of this session carry; empty without a session.
    pub csrf: String,
    /// The colours they chose.
    pub theme: Theme,
    /// On a page that is made for everybody of a kind: what is known of them all. Account and seat are nobody's then.
    pub alike: Option<Alike>,
}

/// What everybody has in common for whom one page is made, beside their roles.
#[derive(Debug, Clone)]
pub struct Alike {
    /// What stands in place of their names and tokens.
    pub holes: Holes,
    /// Whether these may open tournaments.
    pub opens: bool,
}

/// A kind of visitor: one page is kept for all of it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Audience {
    /// Whether they have a session at all.
    pub known: bool,
    /// Whether they are signed in with an account.
    pub account: bool,
    /// Whether it may open tournaments.
    pub opens: bool,
    /// What they are at the tournament.
    pub roles: Vec<Role>,
}

/// An account as pages see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountView {
    /// Which one.
    pub id: AccountId,
    /// The name it signs with.
    pub name: String,
    /// Whether it runs this installation.
    pub operator: bool,
    /// Whether it may open tournaments.
    pub opens: bool,
}

/// Whom a session belongs to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Person {
    /// The account signed in.
    pub account: Option<AccountView>,
    /// Their roles as staff, each with the tournament.
    pub roles: Vec<(TournamentId, Role)>,
    /// The seats claimed, one for each tournament.
    pub seats: Vec<(TournamentId, PlayerId)>,
    /// Whether they proved a short while ago who they are.
    pub confirmed: bool,
}

/// The tournament in a path.
#[derive(Debug, Clone)]
pub struct Place {
    /// Which one.
    pub id: TournamentId,
    /// The tournament as the door opened it; `None` if its log cannot be read.
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
    /// What stands in the path where the route says `{name}`.
    ///
    /// # Errors
    /// [`PageError::NotFound`] when it is none of that type.
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

    /// The id of this sending of the form; sent twice it counts once.
    ///
    /// # Errors
    /// [`PageError::BadRequest`] when the form carries none.
    pub fn submission(&self) -> Result<SubmissionId, PageError> {
        let missing = || PageError::bad_request("The form came without its number. Load the page again.");
        self.form.text("submission").parse().map_err(|_| missing())
    }

    /// Whether they have this role at the tournament in the path.
    pub fn may(&self, role: Role) -> bool {
        self.roles.contains(&role) || (role != Role::Player && self.roles.contains(&Role::Operator))
    }

    /// Whether they help to run the tournament in the path, or run the installation.
    pub fn is_staff(&self) -> bool {
        self.roles.iter().any(|role| *role == Role::Operator || Role::STAFF.contains(role))
    }

    /// Whether they may rule at the tournament in the path.
    pub fn judges(&self) -> bool {
        [Role::Director, Role::HeadJudge, Role::Judge].iter().any(|role| self.may(*role))
    }

    /// The hash under which their session is kept.
    pub fn browser(&self) -> Option<TokenHash> {
        self.session.as_ref().map(|token| TokenHash::of(token.secret()))
    }

    /// Writes a line of the security log about an account: what they did, where, and from which address.
    pub fn note(&self, event: Event, account: Option<AccountId>) {
        self.note_at(
            event,
            account,
            &self.tournament().map_or_else(|_| String::new(), |slug| slug.to_string()),
        );
    }

    /// The same, about a tournament that is not in the path.
    pub fn note_at(&self, event: Event, account: Option<AccountId>, tournament: &str) {
        let by = match (&self.viewer.account, self.viewer.seat) {
            (Some(account), _) => format!("account:{}", account.id),
            (None, Some((_, player))) => format!("player:{player}"),
            (None, None) => String::new(),
        };
        security::note(event, &security::Line { account, by: &by, tournament, address: Some(self.address) });
    }

    /// The kind of visitor they are.
    pub fn audience(&self) -> Audience {
        let mut roles = self.roles.clone();
        roles.sort_unstable();
        roles.dedup();
        let (known, account) = (self.viewer.is_known(), self.viewer.account.is_some());
        Audience { known, account, opens: self.viewer.opens(), roles }
    }

    /// The visit as it is for everybody of this kind: the one who makes the page does not know who came, only what they
    /// may.
    pub fn for_all_alike(&self, holes: Option<Holes>) -> Self {
        let opens = self.viewer.opens();
        let alike = holes.map(|holes| Alike { holes, opens });
        Self {
            viewer: Viewer { theme: self.viewer.theme, alike, ..Viewer::default() },
            page: urls::local(&self.path),
            session: None,
            // Read after the head that the page is kept under.
            opened: RefCell::default(),
            known_as: None,
            agent: String::new(),
            address: Ipv4Addr::UNSPECIFIED.into(),
            origin: String::new(),
            ..self.clone()
        }
    }

    /// What the base template needs.
    pub fn frame(&self, site: &Site) -> Frame {
        Frame::new(site, self)
    }
}
