//! What a form may hold, and how long it may take.

use super::*;
use crate::support::site::Response;
use std::net::TcpStream;

#[test]
fn every_form_refuses_what_it_does_not_have_and_what_comes_twice() {
    for house in houses() {
        for route in forms(&house) {
            let ask = |fields: &[(&str, &str)]| house.post(&route.sample(), fields).by(welcome(route)).send();
            for unknown in ["role", "id", "operator", "tournament_id", "score[]", "score.x", "Score", ""] {
                if route.fields.iter().any(|field| field.name == unknown) {
                    continue;
                }
                assert_eq!(ask(&[(unknown, "1")]).status, 400, "{} {unknown}", route.path);
            }
            for FormField { name, .. } in route.fields.iter().filter(|field| !field.many) {
                assert_eq!(ask(&[(name, "1"), (name, "1")]).status, 400, "{} {name} twice", route.path);
            }
        }
    }
}

#[test]
fn a_form_that_is_not_text_is_refused() {
    let house = house();
    for body in ["score=%00", "score=%ff", "score=%zz", "%00=1"] {
        let ask = house.post("/t/frankfurt-autumn/result", &[]).by(Who::Player).body(body.into());
        assert_eq!(ask.send().status, 400, "{body}");
    }
    for kind in ["text/plain", "multipart/form-data; boundary=x", "application/json", ""] {
        let ask = house.post("/sign-in", &[("name", "x")]).without("Content-Type").with("Content-Type", kind);
        assert_eq!(ask.send().status, 415, "{kind}");
    }
}

#[test]
fn a_refusal_shows_what_was_typed_but_no_secrets() {
    let fields = [("text", "<script>alert(1)</script>"), ("password", "hidden away")];
    let response = house().post("/t/frankfurt-autumn/refused", &fields).send();
    let page = response.text();
    assert_eq!(response.status, 422);
    assert!(
        page.contains("A card &#60;b&#62; is already attached to this dispute.")
            && page.contains("&#60;script&#62;alert(1)"),
        "{page}"
    );
    assert!(!page.contains("hidden away"));
}

#[test]
fn unknown_words_in_a_query_are_ignored_and_doubled_ones_refused() {
    let house = house();
    assert_eq!(house.get("/search?q=Red+Alert%21&fbclid=x&utm_source=y").send().text(), "Red Alert!");
    assert_eq!(house.get("/search?q=a&q=b").send().status, 400);
    assert_eq!(house.get("/search?set=a&set=b").send().status, 200);
    assert_eq!(house.get("/search?q=%ff").send().status, 400);
}

#[test]
fn every_form_refuses_a_body_over_its_limit() {
    for house in houses() {
        for route in forms(&house) {
            let large = format!("x={}", "y".repeat(route.body_of_operators));
            let response = house.post(&route.sample(), &[]).by(welcome(route)).body(large).send();
            assert_eq!((response.status, response.header("connection")), (413, "close"), "{}", route.path);
        }
        let route = forms(&house).next().unwrap();
        let chunk = "y".repeat(route.body_of_operators + 1);
        let head = format!(
            "POST {} HTTP/1.1\r\nHost: {2}\r\nOrigin: http://{2}\r\nTransfer-Encoding: chunked\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n{1:x}\r\n{chunk}\r\n",
            route.sample(),
            chunk.len(),
            house.address
        );
        // The rest never comes: a program that waited for it would answer 408 in the end.
        assert_eq!(house.raw(head.as_bytes()).status, 413, "unannounced, and the rest is not waited for");
    }
}

/// How long a test waits for what has to come; only something that hangs takes this long.
const AGES: Duration = Duration::from_secs(60);

/// A body of 1,000 bytes that comes in two parts, of which the second may stay away.
struct InParts {
    announced: &'static str,
    start: &'static str,
    /// What comes before the other 998 bytes, and after them.
    around: [&'static str; 2],
}

const IN_PARTS: [InParts; 2] = [
    InParts { announced: "Content-Length: 1000", start: "na", around: ["", ""] },
    InParts {
        announced: "Transfer-Encoding: chunked",
        start: "2\r\nna\r\n",
        around: ["3e6\r\n", "\r\n0\r\n\r\n"],
    },
];

impl InParts {
    /// Sends the start to a house that has this much patience.
    fn begin(&self, patience: Option<Patience>) -> (House, TcpStream) {
        let mut site = site(TABLE, &[]);
        site.guards.patience = patience;
        let house = House::of(site);
        let mut stream = house.connect();
        let head = format!(
            "POST /sign-in HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nConnection: close\r\n{1}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n{2}",
            house.address, self.announced, self.start
        );
        stream.write_all(head.as_bytes()).unwrap();
        (house, stream)
    }

    /// Sends the rest.
    fn end(&self, stream: &mut TcpStream) {
        let [before, after] = self.around;
        let rest = format!("{before}me={}{after}", "x".repeat(995));
        stream.write_all(rest.as_bytes()).unwrap();
    }
}

#[test]
fn a_body_that_never_arrives_is_not_waited_for() {
    // How long it has is computed from the limits; the tests of `guard/body.rs` say what they give.
    let patience = Patience { whole: AGES, grace: Duration::ZERO, pace: 1024 };
    for body in IN_PARTS {
        let (_house, stream) = body.begin(Some(patience));
        assert_eq!(Response::read(stream, false).status, 408, "{}", body.announced);
    }
}

#[test]
fn without_the_deadline_it_is_waited_for() {
    for body in IN_PARTS {
        let (house, mut stream) = body.begin(None);
        for _ in 0..5 {
            assert_eq!(house.get("/").send().status, 200, "others are served meanwhile");
        }
        body.end(&mut stream);
        let answer = Response::read(stream, false);
        assert!(![400, 408, 413].contains(&answer.status), "{}: {}", body.announced, answer.status);
    }
}

fn huge(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Ok(Answer::text(actix_web::http::StatusCode::OK, vec![b'x'; 32 * 1024 * 1024]))
}

/// Somebody who asked for a huge answer and takes it byte by byte.
#[cfg(target_os = "linux")]
struct SlowReader {
    stream: TcpStream,
    house: House,
}

#[cfg(target_os = "linux")]
impl SlowReader {
    fn of(unread: Option<Duration>) -> Self {
        const HUGE: &[Route] = &[get("/huge", huge).who(May::Anyone)];
        let mut site = site(HUGE, &[]);
        site.guards.unread = unread;
        let house = House::of(site);
        let mut stream = house.connect();
        stream
            .write_all(format!("GET /huge HTTP/1.1\r\nHost: {}\r\n\r\n", house.address).as_bytes())
            .unwrap();
        Self { stream, house }
    }

    /// Takes one byte; false once they are hung up on. What was on its way may still come then, or nothing.
    fn reads(&mut self) -> bool {
        self.stream.read_exact(&mut [0]).is_ok() && self.is_open()
    }

    /// Ours is the other end; of the house's end there is a line as long as it is open.
    fn is_open(&self) -> bool {
        let end = format!(":{:04X}", self.house.address.port());
        let mine = format!(":{:04X}", self.stream.local_addr().unwrap().port());
        std::fs::read_to_string("/proc/net/tcp").unwrap().lines().any(|line| {
            let cells: Vec<&str> = line.split_whitespace().collect();
            cells[1].ends_with(&end) && cells[2].ends_with(&mine) && cells[3] == "01"
        })
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_client_that_hardly_reads_the_answer_is_disconnected() {
    let mut control = SlowReader::of(None);
    let mut slow = SlowReader::of(Some(Duration::from_secs(2)));
    let hangs = Instant::now() + AGES;
    while slow.reads() {
        assert!(control.reads(), "without the limit they are waited for");
        assert!(Instant::now() < hangs, "nobody hung up");
        std::thread::sleep(Duration::from_millis(100));
    }
    assert!(control.reads(), "they came first, and without the limit they are still waited for");
}

#[test]
fn a_page_with_a_body_is_refused_and_the_connection_closed() {
    let house = house();
    let ask = format!("GET / HTTP/1.1\r\nHost: {}\r\nContent-Length: 1000\r\n\r\nabc", house.address);
    // The body never comes: a program that waited for it would answer 408 in the end.
    assert_eq!(house.raw(ask.as_bytes()).status, 400);
}

#[test]
fn a_bare_line_feed_is_refused_anywhere_in_the_request_head() {
    let house = house();
    let host = format!("Host: {}", house.address);
    let status = |lines: &str| house.raw(lines.replace("HOST", &host).as_bytes()).status;
    assert_eq!(status("GET / HTTP/1.1\r\nHOST\r\nConnection: close\r\n\r\n"), 200, "the control");
    for bare in [
        "GET / HTTP/1.1\nHOST\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHOST\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHOST\r\nConnection: close\r\n\n",
        "GET / HTTP/1.1\r\nHOST\r\nConnection: close\n\n",
        "\nGET / HTTP/1.1\r\nHOST\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHOST\r\nX-A: b\nX-Forwarded-For: 10.0.0.1\r\nConnection: close\r\n\r\n",
        // A proxy that sees one header line here would take what follows for a request of its own.
        "POST /sign-in HTTP/1.1\r\nHOST\r\nX-A: b\nContent-Length: 44\r\n\r\nGET /account HTTP/1.1\r\nHOST\r\n\r\n",
        "POST /sign-in HTTP/1.1\r\nHOST\r\nX-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ] {
        assert_eq!(status(bare), 400, "{bare:?}");
    }
    let chunk = |end: &str| {
        let lines = "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked";
        let head = format!("POST /sign-in HTTP/1.1\r\nHOST\r\nOrigin: http://{}\r\n{lines}", house.address);
        status(&format!("{head}\r\nConnection: close\r\n\r\n6{end}name=x\r\n0\r\n\r\n"))
    };
    assert_ne!(chunk("\r\n"), 400, "the control");
    assert_eq!(chunk("\n"), 400, "nor between the chunks of a body");
}
