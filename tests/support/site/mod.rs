//! A site with people in it, reached by URL over a real socket.
#![allow(dead_code)]

pub mod fair;
pub mod ruled;

use std::collections::HashMap;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use actix_web::dev::ServerHandle;
use actix_web::web::Data;
use arbiter::app::DatabaseUrl;
use arbiter::app::Desk;
use arbiter::config::Config;
use arbiter::domain::id::{AccountId, PlayerId, TournamentId};
use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;
use arbiter::web::route::Route;
use arbiter::web::server;
use arbiter::web::site::{Hooks, Site};
use arbiter::web::urls::escaped;
use arbiter::web::visit::{AccountView, SessionOwner, TournamentInPath};
use clap::Parser;
use uuid::Uuid;

/// Somebody with a browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    Nobody,
    Operator,
    Director,
    Judge,
    Scorekeeper,
    DirectorElsewhere,
    Player,
    PlayerElsewhere,
}

pub const EVERYBODY: [Who; 8] = [
    Who::Nobody,
    Who::Operator,
    Who::Director,
    Who::Judge,
    Who::Scorekeeper,
    Who::DirectorElsewhere,
    Who::Player,
    Who::PlayerElsewhere,
];

impl Who {
    pub fn token(self) -> Option<SessionToken> {
        let digit = match self {
            Self::Nobody => return None,
            other => char::from_digit(other as u32, 16).unwrap(),
        };
        Some(digit.to_string().repeat(64).parse().unwrap())
    }

    pub fn person(self) -> SessionOwner {
        SessionOwner { confirmed: true, ..self.known() }
    }

    fn known(self) -> SessionOwner {
        let account = |name: &str| {
            let id = AccountId::new(Uuid::from_u128(self as u128));
            Some(AccountView {
                id,
                name: name.to_owned(),
                operator: self == Self::Operator,
                opens: self == Self::Operator,
            })
        };
        match self {
            Self::Nobody => SessionOwner::default(),
            Self::Player => SessionOwner { seats: vec![(HERE, PlayerId(1))], ..SessionOwner::default() },
            Self::PlayerElsewhere => {
                SessionOwner { seats: vec![(ELSEWHERE, PlayerId(1))], ..SessionOwner::default() }
            }
            Self::Director => SessionOwner {
                account: account("Ruth O'Brien <b>"),
                roles: self.roles(),
                ..SessionOwner::default()
            },
            other => SessionOwner {
                account: account(&format!("{other:?}")),
                roles: self.roles(),
                ..SessionOwner::default()
            },
        }
    }

    fn roles(self) -> Vec<(TournamentId, Role)> {
        // A list with too many roles must not help anybody.
        let too_much = |at| [(at, Role::Operator), (at, Role::Player)];
        match self {
            Self::Director => [vec![(HERE, Role::Director)], too_much(ELSEWHERE).to_vec()].concat(),
            Self::DirectorElsewhere => [vec![(ELSEWHERE, Role::Director)], too_much(HERE).to_vec()].concat(),
            Self::Judge => [vec![(HERE, Role::Judge)], too_much(ELSEWHERE).to_vec()].concat(),
            Self::Scorekeeper => [vec![(HERE, Role::Scorekeeper)], too_much(ELSEWHERE).to_vec()].concat(),
            _ => [HERE, ELSEWHERE].into_iter().flat_map(too_much).collect(),
        }
    }
}

/// `/t/frankfurt-autumn`, where people of the tests play.
pub const HERE: TournamentId = TournamentId::new(Uuid::from_u128(1));
/// `/t/elsewhere`.
pub const ELSEWHERE: TournamentId = TournamentId::new(Uuid::from_u128(2));

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    config: Config,
}

/// The settings of a command line.
pub fn config(line: &[&str]) -> Config {
    Line::parse_from([&["arbiter"], line].concat()).config
}

static CHANGES: AtomicU64 = AtomicU64::new(0);

/// Answers for the people above; the head is what `head` says.
pub fn hooks(head: impl Fn() -> String + Send + Sync + 'static) -> Hooks {
    Hooks {
        person: Box::new(|token| {
            let who = EVERYBODY.into_iter().find(|who| who.token().as_ref() == Some(token));
            Ok(who.map(Who::person))
        }),
        tournament: Box::new(|slug| match slug.as_str() {
            "frankfurt-autumn" => Ok(Some(TournamentInPath { id: HERE, here: None })),
            "elsewhere" => Ok(Some(TournamentInPath { id: ELSEWHERE, here: None })),
            _ => Ok(None),
        }),
        asserts: Box::new(|account| {
            let judges = [Who::Director, Who::Judge, Who::DirectorElsewhere];
            Ok(judges.into_iter().any(|who| who.person().account.is_some_and(|theirs| theirs.id == account)))
        }),
        head: Box::new(move |_| head()),
        // Always another number: the head is then asked each time.
        now: Box::new(chrono::Utc::now),
        changes: Box::new(|| CHANGES.fetch_add(1, Ordering::Relaxed)),
        // The same: whose session it is.
        identities: Box::new(|| CHANGES.fetch_add(1, Ordering::Relaxed)),
        trouble: Box::new(|| None),
    }
}

/// A desk over an empty database that nobody else sees.
pub fn desk() -> Arc<Desk> {
    // The folder may stay until the process ends: the store holds its files open.
    let folder = tempfile::tempdir().unwrap().keep();
    Arc::new(crate::support::desk_over(&DatabaseUrl::Sqlite(folder.join("arbiter.db"))))
}

/// A site of these routes with everybody in it.
pub fn site(routes: &'static [Route], line: &[&str]) -> Site {
    Site::with_hooks(routes, config(line), hooks(|| "7f3a".to_owned()), desk()).unwrap()
}

/// A running server; stops when it goes out of scope.
pub struct House {
    pub address: SocketAddr,
    pub site: Data<Site>,
    handle: ServerHandle,
}

impl House {
    /// Serves it. A test looks at a page right after it wrote, so nothing is kept for a second; that has tests of its own.
    pub fn of(mut site: Site) -> Self {
        site.guards.pace = Duration::ZERO;
        Self::at_its_pace(site)
    }

    /// Serves it as the program does.
    pub fn at_its_pace(site: Site) -> Self {
        let site = Data::new(site);
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let address = listener.local_addr().unwrap();
        let (up, is_up) = mpsc::channel();
        let there = site.clone();
        std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let server = server::serve_on(listener, there).unwrap();
                up.send(server.handle()).unwrap();
                server.await.unwrap();
            });
        });
        let handle = is_up.recv().unwrap();
        Self { address, site, handle }
    }

    /// The session's cookie, as a browser sends it back.
    pub fn cookie_of(&self, session: &SessionToken) -> String {
        let set = self.site.cookies.session(session, 60);
        set.as_str().split(';').next().unwrap().to_owned()
    }

    /// Opens a page.
    pub fn get(&self, path: &str) -> Request<'_> {
        self.ask("GET", path)
    }

    /// Sends a form as our own page would.
    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> Request<'_> {
        let pairs = fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value)));
        let origin = format!("http://{}", self.address);
        self.ask("POST", path)
            .with("Origin", &origin)
            .with("Content-Type", "application/x-www-form-urlencoded")
            .body(pairs.collect::<Vec<_>>().join("&"))
    }

    /// The arithmetic behind every line of the standings on a page, one after the other.
    pub fn whys(&self, standings: &Response) -> Response {
        let (page, mut all) = (standings.text(), standings.clone());
        all.body.clear();
        for link in page.split("href=\"").skip(1).filter_map(|rest| rest.split_once('"')) {
            if link.0.contains("/why/") {
                let why = self.get(link.0).send();
                assert_eq!(why.status, 200, "{}", link.0);
                all.body.extend(why.body);
            }
        }
        all
    }

    /// Any request.
    pub fn ask(&self, method: &str, path: &str) -> Request<'_> {
        let (method, path) = (method.to_owned(), path.to_owned());
        Request { house: self, method, path, who: None, seal: true, lines: Vec::new(), body: None }
    }

    /// A bare connection.
    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream
    }

    /// Sends these bytes and reads until the other side closes.
    pub fn raw(&self, bytes: &[u8]) -> Response {
        let mut stream = self.connect();
        stream.write_all(bytes).unwrap();
        Response::read(stream, false)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.handle.stop(false));
    }
}

/// A request being written.
pub struct Request<'a> {
    house: &'a House,
    method: String,
    path: String,
    who: Option<SessionToken>,
    seal: bool,
    lines: Vec<(String, String)>,
    body: Option<String>,
}

impl Request<'_> {
    /// Sends it with somebody's session.
    pub fn by(mut self, who: Who) -> Self {
        self.who = who.token();
        self
    }

    /// Sends it with a real session.
    pub fn within(mut self, session: &SessionToken) -> Self {
        self.who = Some(session.clone());
        self
    }

    /// Leaves the session's token out of the form.
    pub fn without_token(mut self) -> Self {
        self.seal = false;
        self
    }

    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.lines.push((name.to_owned(), value.to_owned()));
        self
    }

    pub fn without(mut self, name: &str) -> Self {
        self.lines.retain(|(known, _)| !known.eq_ignore_ascii_case(name));
        self
    }

    pub fn body(mut self, body: String) -> Self {
        self.body = Some(body);
        self
    }

    pub fn send(self) -> Response {
        let mut head = format!("{} {} HTTP/1.1\r\n", self.method, self.path);
        let mut line = |name: &str, value: &str| head.push_str(&format!("{name}: {value}\r\n"));
        if !self.lines.iter().any(|(name, _)| name == "Host") {
            line("Host", &self.house.address.to_string());
        }
        line("Connection", "close");
        for (name, value) in &self.lines {
            line(name, value);
        }
        let mut body = self.body;
        if let Some(token) = &self.who {
            line("Cookie", &self.house.cookie_of(token));
            if let Some(body) = body.as_mut().filter(|_| self.seal) {
                body.push_str(&format!("&csrf={}", token.csrf()));
            }
        }
        if let Some(body) = &body {
            line("Content-Length", &body.len().to_string());
        }
        head.push_str("\r\n");
        head.push_str(&body.unwrap_or_default());
        let mut stream = self.house.connect();
        match stream.write_all(head.as_bytes()) {
            // A body that is too large is refused, and the connection closed, before all of it has been sent.
            Err(error) if matches!(error.kind(), ErrorKind::BrokenPipe | ErrorKind::ConnectionReset) => {}
            sent => sent.unwrap(),
        }
        Response::read(stream, self.method != "HEAD")
    }
}

/// What came back.
#[derive(Debug, Clone)]
pub struct Response {
    pub status: u16,
    pub headers: HashMap<String, String>,
    /// Every `Set-Cookie` line; the headers have only the last.
    pub cookies: Vec<String>,
    pub body: Vec<u8>,
}

/// The page has these words, markup included.
#[track_caller]
pub fn says(page: &Response, words: &str) {
    let text = page.text();
    assert!(text.contains(words), "{words:?} is missing ({}):\n{text}", page.status);
}

/// The page has these words nowhere.
#[track_caller]
pub fn silent(page: &Response, words: &str) {
    let text = page.text();
    assert!(page.status < 500 && !text.is_empty(), "no page that could say it ({})", page.status);
    assert!(!text.contains(words), "{words:?} is there:\n{text}");
}

/// The token in the forms of a page.
pub fn token_in(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("name=\"csrf\" value=\"")?;
    rest.split_once('"').map(|(token, _)| token.to_owned())
}

impl Response {
    /// Reads the answer: as much as it announces, or until the other side closes.
    pub fn read(mut stream: TcpStream, as_announced: bool) -> Self {
        let (mut bytes, mut chunk) = (Vec::new(), [0; 16_384]);
        loop {
            // A connection that is closed with our body unread may end in a reset after the answer.
            let read = stream.read(&mut chunk).unwrap_or(0);
            bytes.extend(chunk.iter().take(read));
            let answer = Self::parse(&bytes);
            let whole = answer.as_ref().is_some_and(|answer| {
                as_announced && answer.header("content-length").parse() == Ok(answer.body.len())
            });
            if read == 0 || whole {
                return answer
                    .unwrap_or_else(|| panic!("no answer but {:?}", String::from_utf8_lossy(&bytes)));
            }
        }
    }

    fn parse(bytes: &[u8]) -> Option<Self> {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
        let (head, body) = bytes.split_at(end + 4);
        let head = String::from_utf8(head.to_vec()).unwrap();
        let mut lines = head.trim_end().split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers: Vec<(String, String)> = lines
            .map(|line| {
                let (name, value) = line.split_once(": ").unwrap();
                (name.to_ascii_lowercase(), value.to_owned())
            })
            .collect();
        let set = headers.iter().filter(|(name, _)| name == "set-cookie");
        let cookies = set.map(|(_, value)| value.clone()).collect();
        Some(Self { status, headers: headers.into_iter().collect(), cookies, body: body.to_vec() })
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    /// The body as a browser decodes it, whatever its encoding.
    pub fn unpacked(&self) -> String {
        let mut text = Vec::new();
        match self.header("content-encoding") {
            "" => text.extend(&self.body),
            "gzip" => drop(flate2::read::GzDecoder::new(&*self.body).read_to_end(&mut text).unwrap()),
            "br" => brotli::BrotliDecompress(&mut &*self.body, &mut text).unwrap(),
            other => panic!("{other}"),
        }
        String::from_utf8(text).unwrap()
    }
}
