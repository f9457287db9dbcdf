//! A browser without a window: forms and sessions over a plain socket, for tests of the running program.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use arbiter::web::cookie::SessionToken;
use arbiter::web::urls::escaped;

/// One person's session with the program at an address such as `http://127.0.0.1:8080`.
#[derive(Debug, Clone)]
pub struct Client {
    origin: String,
    pub session: Option<SessionToken>,
}

/// What came back.
#[derive(Debug)]
pub struct Page {
    pub status: u16,
    pub location: String,
    /// The header lines.
    pub head: String,
    pub text: String,
}

impl Client {
    pub fn new(origin: &str) -> Self {
        Self { origin: origin.trim_end_matches('/').to_owned(), session: None }
    }

    /// This person at another address of the program.
    pub fn moved_to(&self, origin: &str) -> Self {
        Self { session: self.session.clone(), ..Self::new(origin) }
    }

    /// Opens a page; an error when the connection broke.
    pub fn get(&mut self, path: &str) -> std::io::Result<Page> {
        self.ask(&format!("GET {path} HTTP/1.1\r\n"), "")
    }

    /// Sends a form; an error when the connection broke before the answer, which leaves the outcome unknown.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> std::io::Result<Page> {
        let mut pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value))).collect();
        if let Some(session) = &self.session {
            pairs.push(format!("csrf={}", session.csrf()));
        }
        let body = pairs.join("&");
        let head = format!(
            "POST {path} HTTP/1.1\r\nOrigin: {}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n",
            self.origin,
            body.len()
        );
        self.ask(&head, &body)
    }

    fn ask(&mut self, head: &str, body: &str) -> std::io::Result<Page> {
        let address = self.origin.trim_start_matches("http://");
        let cookie = self.session.as_ref().map(|token| format!("Cookie: arbiter={}\r\n", token.secret()));
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        let request =
            format!("{head}Host: {address}\r\nConnection: close\r\n{}\r\n{body}", cookie.unwrap_or_default());
        stream.write_all(request.as_bytes())?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        };
        let header = |name: &str| {
            head.lines()
                .filter_map(|line| line.split_once(": "))
                .find(|(key, _)| key.eq_ignore_ascii_case(name))
        };
        let cookies = head.lines().filter_map(|line| line.split_once(": "));
        for (_, cookie) in cookies.filter(|(key, _)| key.eq_ignore_ascii_case("set-cookie")) {
            let token = cookie.strip_prefix("arbiter=").and_then(|rest| rest.split(';').next());
            if let Some(token) = token.and_then(|token| token.parse().ok()) {
                self.session = Some(token);
            }
        }
        Ok(Page {
            status: head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0),
            location: header("location").map(|(_, to)| to.to_owned()).unwrap_or_default(),
            head: head.to_owned(),
            text: body.to_owned(),
        })
    }
}
