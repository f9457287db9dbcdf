//! What a row of the route table can say, and how a URL finds its row.

use crate::domain::tournament::command::CommandKind;
use crate::domain::tournament::role::Role;
use crate::messages::Message;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::param;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// The function behind a route. It may block, because it runs off the async threads.
pub type Handler = fn(&Site, &Visit) -> Result<Answer, PageError>;

/// The largest form in bytes, unless the row says otherwise.
pub const USUAL_BODY: usize = 64 * 1024;

/// One page or form: everything decided before its function runs.
#[derive(Debug, Clone, Copy)]
pub struct Route {
    /// GET (which includes HEAD) or POST.
    pub method: Method,
    /// The path, with names in braces that [`param::fits`] knows.
    pub path: &'static str,
    /// The function that answers.
    pub handler: Handler,
    /// Who may use the page or form.
    pub who: Who,
    /// What may be cached of the answer.
    pub cache: Cache,
    /// The rate limit of the page or form.
    pub rate: Rate,
    /// The fields of the form, or of the query that the page reads.
    pub fields: &'static [FormField],
    /// The largest body in bytes.
    pub body: usize,
    /// The largest body from an operator in bytes.
    pub body_of_operators: usize,
    /// Whether the function answers everybody from memory: then it runs at once, on an async thread.
    pub at_once: bool,
    /// What the form does, after “to …”, if the user has to prove their identity first.
    pub fresh: Option<fn() -> Message>,
    /// The kinds of command that the form may give to a tournament, so that pages offer it only while one is taken.
    pub gives: &'static [CommandKind],
    /// Whether programs send it, as JSON: it changes nothing, so it needs no protection against forged requests.
    pub json: bool,
    /// How other sites may show it.
    pub elsewhere: ShownElsewhere,
    /// Whether it also serves files and pictures while the log is damaged: those that tell nothing of the tournament.
    pub despite_damage: bool,
}

/// How other sites and programs for streams may show an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShownElsewhere {
    Nowhere,
    InFrames,
    /// A picture in their own pages.
    AsPicture,
}

/// The two methods there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Reads; changes nothing. Also answers HEAD.
    Get,
    /// Changes something.
    Post,
}

/// Who may use a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// No role is needed.
    Anyone,
    /// Everybody with an account.
    SignedIn,
    /// Accounts that an operator allows to open tournaments, and operators.
    Openers,
    /// Accounts that an operator allows to assert relations between rulings, and operators.
    Asserters,
    Operator,
    /// Operators, and programs with their token.
    Monitors,
    /// People with one of these roles at the tournament in the path. [`Role::Player`] means a seat there; an operator
    /// has every other role.
    At(&'static [Role]),
    /// Nobody: the page does not exist.
    Nobody,
}

/// What may be cached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cache {
    /// Rendered once for all visitors of a kind, and cached until the head changes.
    Public,
    /// Never cached.
    NoStore,
    /// Cached for ever: the URL changes with the content.
    Immutable,
}

/// The rate limit; the numbers are in [`crate::web::guard::rate`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rate {
    /// Reading pages: generous, because a whole venue shares one address.
    Page,
    Search,
    /// Guessing passwords and codes: strict.
    SignIn,
    /// Recording.
    Write,
    /// Applying for a place, which needs no account: a group at one address, and no flood.
    Apply,
    /// Imports, exports and other long work.
    Heavy,
}

/// One field that a form may send.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FormField {
    pub name: &'static str,
    /// Whether it may appear more than once, like check boxes.
    pub many: bool,
    /// How many characters fit.
    pub most: usize,
    /// Whether its text is of a person or of a list: what was sent is kept without it, with its hash.
    pub private: bool,
}

impl FormField {
    /// Says how many characters fit.
    #[must_use]
    pub const fn most(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// Says that it may repeat.
    #[must_use]
    pub const fn many(self) -> Self {
        Self { many: true, ..self }
    }

    /// Says that its text is private.
    #[must_use]
    pub const fn private(self) -> Self {
        Self { private: true, ..self }
    }
}

/// A field that appears at most once.
pub const fn one(name: &'static str) -> FormField {
    FormField { name, many: false, most: usize::MAX, private: false }
}

/// A field that may repeat.
pub const fn many(name: &'static str) -> FormField {
    one(name).many()
}

pub const fn get(path: &'static str, handler: Handler) -> Route {
    Route::new(Method::Get, path, handler, Rate::Page)
}

pub const fn post(path: &'static str, handler: Handler) -> Route {
    Route::new(Method::Post, path, handler, Rate::Write)
}

impl Route {
    /// What is not set has the strictest value.
    const fn new(method: Method, path: &'static str, handler: Handler, rate: Rate) -> Self {
        let (who, cache, fields, body) = (Who::Operator, Cache::NoStore, &[], USUAL_BODY);
        Self {
            method,
            path,
            handler,
            who,
            cache,
            rate,
            fields,
            body,
            body_of_operators: body,
            at_once: false,
            fresh: None,
            gives: &[],
            json: false,
            elsewhere: ShownElsewhere::Nowhere,
            despite_damage: false,
        }
    }

    /// Sets who may use it.
    #[must_use]
    pub const fn who(self, who: Who) -> Self {
        Self { who, ..self }
    }

    /// Sets the cache policy.
    #[must_use]
    pub const fn cache(self, cache: Cache) -> Self {
        Self { cache, ..self }
    }

    /// Sets the rate limit.
    #[must_use]
    pub const fn rate(self, rate: Rate) -> Self {
        Self { rate, ..self }
    }

    /// Sets the accepted fields.
    #[must_use]
    pub const fn takes(self, fields: &'static [FormField]) -> Self {
        Self { fields, ..self }
    }

    /// Marks a function that needs neither the store nor the visitor. For public pages.
    #[must_use]
    pub const fn at_once(self) -> Self {
        Self { at_once: true, ..self }
    }

    /// Requires password and code before the form does its work: the words complete “to …”.
    #[must_use]
    pub const fn fresh(self, to_what: fn() -> Message) -> Self {
        Self { fresh: Some(to_what), ..self }
    }

    /// Sets the kinds of command that the form may give.
    #[must_use]
    pub const fn gives(self, gives: &'static [CommandKind]) -> Self {
        Self { gives, ..self }
    }

    /// Makes it a route for programs, which send JSON. Only for functions that change nothing and need no visitor.
    #[must_use]
    pub const fn json(self) -> Self {
        Self { json: true, ..self }
    }

    /// Lets others show it in a frame. Only for public pages without a form.
    #[must_use]
    pub const fn allow_frames(self) -> Self {
        Self { elsewhere: ShownElsewhere::InFrames, ..self }
    }

    /// Lets other sites show it as a picture in their pages. Only for public pictures.
    #[must_use]
    pub const fn allow_pictures(self) -> Self {
        Self { elsewhere: ShownElsewhere::AsPicture, ..self }
    }

    /// Answers from a damaged log, too. Only for what tells nothing of the tournament.
    #[must_use]
    pub const fn despite_damage(self) -> Self {
        Self { despite_damage: true, ..self }
    }

    /// Sets the largest body.
    #[must_use]
    pub const fn body(self, body: usize) -> Self {
        Self { body, body_of_operators: body, ..self }
    }

    /// Sets the largest body from an operator.
    #[must_use]
    pub const fn body_of_operators(self, body_of_operators: usize) -> Self {
        Self { body_of_operators, ..self }
    }

    /// Whether a stranger may be shown what was true a moment ago: pages, feeds and lists that are public, and nothing
    /// at a secret address.
    pub fn may_lag(&self) -> bool {
        let is_public = self.cache == Cache::Public || self.rate == Rate::Search;
        self.method == Method::Get && self.who == Who::Anyone && is_public && !self.path.contains("{code}")
    }

    /// A URL of this route, for tests.
    pub fn sample(&self) -> String {
        let parts = self.path.split('/').map(|part| name_in(part).map_or(part, param::sample));
        parts.collect::<Vec<_>>().join("/")
    }
}

/// The parameters of a path, by name.
pub type Params = Vec<(&'static str, String)>;

fn name_in(part: &'static str) -> Option<&'static str> {
    part.strip_prefix('{')?.strip_suffix('}')
}

/// The result of a lookup.
#[derive(Debug)]
pub enum RouteMatch {
    Route(&'static Route, Params),
    /// The address takes only these methods.
    OnlyBy(&'static str),
}

/// The page that does not exist. It takes the same steps as all others, so that a page hidden from a visitor looks the
/// same.
const NOWHERE_GET: Route = get("", nowhere).who(Who::Nobody);
const NOWHERE_POST: Route = post("", nowhere).who(Who::Nobody).rate(Rate::Page);

fn nowhere(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// The route table with its paths split once, so that a request is compared only with paths of its own length.
#[derive(Debug)]
pub struct RouteTable {
    rows: &'static [Route],
    /// The rows by the number of their segments, in the order of the table.
    by_length: Vec<Vec<(Vec<Segment>, &'static Route)>>,
}

/// One part of a path between slashes.
#[derive(Debug)]
enum Segment {
    Fixed(&'static str),
    Param(&'static str),
}

impl RouteTable {
    /// Splits the paths of these rows.
    pub fn new(rows: &'static [Route]) -> Self {
        let mut by_length: Vec<Vec<_>> = Vec::new();
        for row in rows {
            let parts = row.path.split('/');
            let segments: Vec<_> =
                parts.map(|part| name_in(part).map_or(Segment::Fixed(part), Segment::Param)).collect();
            let length = segments.len();
            by_length.resize_with(by_length.len().max(length + 1), Vec::new);
            if let Some(same) = by_length.get_mut(length) {
                same.push((segments, row));
            }
        }
        Self { rows, by_length }
    }

    /// All rows, in their order.
    pub const fn rows(&self) -> &'static [Route] {
        self.rows
    }

    /// Finds the row for a path as sent, not decoded.
    pub fn find(&self, method: Method, path: &str) -> RouteMatch {
        let sent: Vec<&str> = path.split('/').collect();
        match self.rows_at(&sent).find(|(_, row)| row.method == method) {
            Some((segments, row)) => RouteMatch::Route(row, params(segments, &sent)),
            None => match (self.allowed(path), method) {
                (Some(methods), _) => RouteMatch::OnlyBy(methods),
                (None, Method::Get) => RouteMatch::Route(&NOWHERE_GET, Params::new()),
                (None, Method::Post) => RouteMatch::Route(&NOWHERE_POST, Params::new()),
            },
        }
    }

    /// The methods that an address takes, as `Allow` lists them; `None` if there is no such address.
    pub fn allowed(&self, path: &str) -> Option<&'static str> {
        let sent: Vec<&str> = path.split('/').collect();
        let takes = |method: Method| self.rows_at(&sent).any(|(_, row)| row.method == method);
        match (takes(Method::Get), takes(Method::Post)) {
            (true, true) => Some("GET, HEAD, POST"),
            (true, false) => Some("GET, HEAD"),
            (false, true) => Some("POST"),
            (false, false) => None,
        }
    }

    /// The rows whose paths fit one that was split at its slashes.
    fn rows_at<'a>(
        &'a self,
        sent: &'a [&'a str],
    ) -> impl Iterator<Item = &'a (Vec<Segment>, &'static Route)> {
        let same = self.by_length.get(sent.len()).map_or(&[][..], Vec::as_slice);
        same.iter().filter(move |(segments, _)| leads_here(segments, sent))
    }
}

/// Whether a path with the same number of segments fits. Fixed segments are compared first: that is fast, and most
/// paths differ there. They are compared from the end, because most begin alike.
fn leads_here(segments: &[Segment], sent: &[&str]) -> bool {
    let pairs = || segments.iter().zip(sent);
    pairs().rev().all(|(segment, text)| matches!(segment, Segment::Param(_)) || segment.is(text))
        && pairs().all(|(segment, text)| segment.is(text))
}

fn params(segments: &[Segment], sent: &[&str]) -> Params {
    let named = segments.iter().zip(sent).filter_map(|(segment, text)| match segment {
        Segment::Param(name) => Some((*name, (*text).to_owned())),
        Segment::Fixed(_) => None,
    });
    named.collect()
}

impl Segment {
    fn is(&self, text: &str) -> bool {
        match self {
            Self::Fixed(part) => *part == text,
            Self::Param(name) => param::fits(name, text),
        }
    }
}
