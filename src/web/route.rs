//! What one line of the route table can say, and how an address finds its line.

use crate::domain::tournament::role::Role;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::param;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// The function behind a line. It may block; it runs off the async threads.
pub type Handler = fn(&Site, &Visit) -> Result<Answer, PageError>;

/// Nothing typed into a form is larger, unless its line says so.
pub const USUAL_BODY: usize = 64 * 1024;

/// One page or form: everything that is decided before its function runs.
#[derive(Debug, Clone, Copy)]
pub struct Route {
    /// GET (HEAD comes with it) or POST.
    pub method: Method,
    /// The path, with names in braces that [`param::fits`] knows.
    pub path: &'static str,
    /// What it does.
    pub handler: Handler,
    /// Who may.
    pub who: Who,
    /// What may be kept of the answer.
    pub cache: Cache,
    /// How often one may.
    pub rate: Rate,
    /// The fields of the form, or of the query that the page reads.
    pub fields: &'static [Field],
    /// The largest body in bytes.
    pub body: usize,
    /// And for those who run this installation.
    pub body_of_operators: usize,
    /// Whether the function answers from memory, whoever asks: then it is called at once, on an async thread.
    pub at_once: bool,
    /// What the form does, as in “to …”, where whoever sends it proves first that they are still the same person.
    pub fresh: Option<&'static str>,
}

/// The two methods there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// Looks; changes nothing. Answers HEAD too.
    Get,
    /// Changes something.
    Post,
}

/// Who may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// Everybody.
    Anyone,
    /// Everybody with an account.
    SignedIn,
    /// Those whom an operator lets open tournaments, and operators.
    Openers,
    /// Those whom an operator lets say what rulings do to each other, and operators.
    Asserters,
    /// Those who run this installation.
    Operator,
    /// Those with one of these roles at the tournament in the path. [`Role::Player`] holds a seat there;
    /// an operator has every role but that one.
    At(&'static [Role]),
    /// Nobody: there is nothing.
    Nobody,
}

/// What may be kept of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cache {
    /// Made once for all visitors of a kind, and kept while the head stands.
    Public,
    /// Never kept anywhere.
    NoStore,
    /// Kept for ever: the address changes with the content.
    Immutable,
}

/// How often one may; the figures are in [`crate::web::guard::rate`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rate {
    /// Looking at pages: generous, as a whole hall shares one address.
    Page,
    /// Searching.
    Search,
    /// Guessing at passwords and codes: strict.
    SignIn,
    /// Recording.
    Write,
    /// Imports, exports and other long work.
    Heavy,
}

/// One field that a form may send.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Whether it may come more than once, as check boxes do.
    pub many: bool,
}

/// A field that comes at most once.
pub const fn one(name: &'static str) -> Field {
    Field { name, many: false }
}

/// A field that may repeat.
pub const fn many(name: &'static str) -> Field {
    Field { name, many: true }
}

/// A page.
pub const fn get(path: &'static str, handler: Handler) -> Route {
    Route::new(Method::Get, path, handler, Rate::Page)
}

/// A form.
pub const fn post(path: &'static str, handler: Handler) -> Route {
    Route::new(Method::Post, path, handler, Rate::Write)
}

impl Route {
    /// What is not said is the stricter choice.
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
        }
    }

    /// Says who may.
    #[must_use]
    pub const fn who(self, who: Who) -> Self {
        Self { who, ..self }
    }

    /// Says what may be kept.
    #[must_use]
    pub const fn cache(self, cache: Cache) -> Self {
        Self { cache, ..self }
    }

    /// Says how often.
    #[must_use]
    pub const fn rate(self, rate: Rate) -> Self {
        Self { rate, ..self }
    }

    /// Says which fields are understood.
    #[must_use]
    pub const fn takes(self, fields: &'static [Field]) -> Self {
        Self { fields, ..self }
    }

    /// Says that the function asks no store and does not need to know who came. For pages that everybody may see.
    #[must_use]
    pub const fn at_once(self) -> Self {
        Self { at_once: true, ..self }
    }

    /// Says that password and code are asked for again before the form does what it does: the words complete “to …”.
    #[must_use]
    pub const fn fresh(self, to_what: &'static str) -> Self {
        Self { fresh: Some(to_what), ..self }
    }

    /// Says how large a body may be.
    #[must_use]
    pub const fn body(self, body: usize) -> Self {
        Self { body, body_of_operators: body, ..self }
    }

    /// Says how large a body of those who run this installation may be.
    #[must_use]
    pub const fn body_of_operators(self, body_of_operators: usize) -> Self {
        Self { body_of_operators, ..self }
    }

    /// The names in the path with the texts that stand there, when the address is this route's.
    pub fn params(&self, path: &str) -> Option<Params> {
        let (mut mine, mut theirs) = (self.path.split('/'), path.split('/'));
        let mut params = Params::new();
        loop {
            match (mine.next(), theirs.next()) {
                (None, None) => return Some(params),
                (Some(part), Some(text)) => match name_in(part) {
                    Some(name) if param::fits(name, text) => params.push((name, text.to_owned())),
                    None if part == text => {}
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    /// An address of this route, for tests.
    pub fn sample(&self) -> String {
        let parts = self.path.split('/').map(|part| name_in(part).map_or(part, param::sample));
        parts.collect::<Vec<_>>().join("/")
    }
}

/// The names in a path with what stands there.
pub type Params = Vec<(&'static str, String)>;

fn name_in(part: &'static str) -> Option<&'static str> {
    part.strip_prefix('{')?.strip_suffix('}')
}

/// What an address and a method lead to.
#[derive(Debug)]
pub enum Found {
    /// This line.
    Route(&'static Route, Params),
    /// No line of this method, but the other one.
    OnlyBy(&'static str),
}

/// The address that does not exist. It takes the same steps as all others, so that what one may not know of
/// looks just like it.
const NOWHERE_GET: Route = get("", nowhere).who(Who::Nobody);
const NOWHERE_POST: Route = post("", nowhere).who(Who::Nobody).rate(Rate::Page);

fn nowhere(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Err(PageError::NotFound)
}

/// Finds the line for an address as it was sent, not decoded.
pub fn find(routes: &'static [Route], method: Method, path: &str) -> Found {
    let here = || routes.iter().filter_map(|route| Some((route, route.params(path)?)));
    match here().find(|(route, _)| route.method == method) {
        Some((route, params)) => Found::Route(route, params),
        None => match (here().next(), method) {
            (Some((other, _)), _) => Found::OnlyBy(other.method.allowed()),
            (None, Method::Get) => Found::Route(&NOWHERE_GET, Params::new()),
            (None, Method::Post) => Found::Route(&NOWHERE_POST, Params::new()),
        },
    }
}

impl Method {
    /// What `Allow` says where only this method is understood.
    pub const fn allowed(self) -> &'static str {
        match self {
            Self::Get => "GET, HEAD",
            Self::Post => "POST",
        }
    }
}
