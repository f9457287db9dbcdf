//! Other services hear of each entry once, in order, signed, and only what everybody may read; and nobody makes this program
//! knock at doors of its own network.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{self, Sender as Tell};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{says, silent};
use actix_web::http::StatusCode;
use arbiter::app::webhooks::sender::{PATIENCE, Sender};
use arbiter::app::webhooks::{Deliveries, MOST};
use arbiter::messages::Language;
use arbiter::web::routes::ROUTES;
use chrono::{DateTime, TimeDelta, Utc};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::Value;
use sha2::Sha256;

/// One message as it arrived.
#[derive(Debug, Clone)]
struct Got {
    delivery: String,
    signature: String,
    body: String,
}

impl Got {
    fn read(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }

    fn sequence(&self) -> i64 {
        self.read()["sequence"].as_i64().unwrap()
    }
}

/// More than sockets hold, and less than anybody takes who reads everything.
const FAR_TOO_MUCH: usize = 256 << 20;
/// More bytes one by one than anybody waits for.
const FAR_TOO_MANY: usize = 1_000;

/// What a receiver does with the next message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answer {
    Status(u16),
    /// Reads it and says nothing.
    Silence,
    /// Says yes, and then sends without an end.
    EndlessBody,
    /// Begins to say yes, and never comes to an end of the headers.
    EndlessHeaders,
    /// A byte now and then.
    Drip,
}

/// A service that receives messages: it answers as it was told to, and then with yes.
struct Receiver {
    address: String,
    got: Arc<Mutex<Vec<Got>>>,
    answers: Arc<Mutex<Vec<Answer>>>,
    /// How many bytes were taken of each answer without an end.
    taken: mpsc::Receiver<usize>,
}

impl Receiver {
    fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/hears?room=1", listener.local_addr().unwrap());
        let got: Arc<Mutex<Vec<Got>>> = Arc::default();
        let answers: Arc<Mutex<Vec<Answer>>> = Arc::default();
        let (keeps, does) = (Arc::clone(&got), Arc::clone(&answers));
        let (tell, taken) = mpsc::channel();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (keeps, does, tell) = (Arc::clone(&keeps), Arc::clone(&does), tell.clone());
                std::thread::spawn(move || receive(stream, &keeps, &does, &tell));
            }
        });
        Self { address, got, answers, taken }
    }

    fn will(&self, answers: &[Answer]) {
        *self.answers.lock().unwrap() = answers.iter().rev().copied().collect();
    }

    fn got(&self) -> Vec<Got> {
        self.got.lock().unwrap().clone()
    }

    fn sequences(&self) -> Vec<i64> {
        self.got().iter().map(Got::sequence).collect()
    }
}

/// Sends the same again and again until nobody takes it, or far too much was taken; the number of bytes.
fn without_an_end(stream: &mut TcpStream, piece: &[u8], most: usize) -> usize {
    let mut taken = 0;
    while taken < most && stream.write_all(piece).is_ok() {
        taken += piece.len();
    }
    taken
}

fn receive(mut stream: TcpStream, got: &Mutex<Vec<Got>>, answers: &Mutex<Vec<Answer>>, tell: &Tell<usize>) {
    let mut lines = BufReader::new(stream.try_clone().unwrap());
    let (mut length, mut delivery, mut signature) = (0, String::new(), String::new());
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).unwrap_or(0) == 0 || line.trim().is_empty() {
            break;
        }
        let (name, value) = line.trim().split_once(": ").unwrap_or_default();
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.parse().unwrap(),
            "arbiter-delivery" => delivery = value.to_owned(),
            "arbiter-signature" => signature = value.to_owned(),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    if length == 0 || lines.read_exact(&mut body).is_err() {
        return;
    }
    got.lock().unwrap().push(Got { delivery, signature, body: String::from_utf8(body).unwrap() });
    let answer = answers.lock().unwrap().pop().unwrap_or(Answer::Status(204));
    match answer {
        Answer::Status(status) => {
            let _ = write!(stream, "HTTP/1.1 {status} So\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        }
        Answer::EndlessBody => {
            let _ = write!(stream, "HTTP/1.1 200 Yes\r\nContent-Length: 1000000000000\r\n\r\n");
            let _ = tell.send(without_an_end(&mut stream, &[b'x'; 65_536], FAR_TOO_MUCH));
        }
        Answer::EndlessHeaders => {
            let _ = write!(stream, "HTTP/1.1 200 Yes\r\n");
            let more = b"X-More: and more of it\r\n".repeat(1_000);
            let _ = tell.send(without_an_end(&mut stream, &more, FAR_TOO_MUCH));
        }
        Answer::Drip => {
            let mut taken = 0;
            for byte in b"HTTP/1.1 200 Yes\r\n".iter().cycle().take(FAR_TOO_MANY) {
                if stream.write_all(&[*byte]).is_err() {
                    break;
                }
                taken += 1;
                std::thread::sleep(Duration::from_millis(20));
            }
            let _ = tell.send(taken);
        }
        Answer::Silence => {
            let mut nothing = [0; 1];
            // Until the other side gives up.
            let _ = stream.read(&mut nothing);
        }
    }
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

/// A tournament in play at an installation whose operator allows receivers of its own network.
fn fair() -> Fair {
    let fair = Fair::started(ROUTES, &["--webhooks-to-private"]);
    fair.register("Kira\nOdo\nQuark\nRom");
    fair
}

/// Adds an address and returns its secret.
fn add(fair: &Fair, address: &str) -> String {
    let added = fair.send(&fair.director, &at("/webhooks"), &[("address", address)]);
    assert_eq!(added.status, 200, "{}", added.text());
    let text = added.text();
    let (_, rest) = text.split_once("id=\"secret\" value=\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

fn deliver(fair: &Fair, now: DateTime<Utc>) -> (usize, usize) {
    let Deliveries { arrived, failed } = fair.desk().deliver_webhooks(&fair.house.site.sender, now).unwrap();
    (arrived, failed)
}

/// Adds some entries to the log.
fn go_on(fair: &Fair, name: &str) {
    fair.register(name);
}

#[test]
fn each_entry_arrives_once_in_order_and_signed_and_says_what_everybody_reads() {
    let (fair, receiver) = (fair(), Receiver::new());
    let before = fair.here().log.iter().count();
    let secret = add(&fair, &receiver.address);
    assert_eq!(deliver(&fair, Utc::now()), (0, 0), "it hears of what comes, not of what was");
    for name in ["Morn", "Leeta", "Nog"] {
        go_on(&fair, name);
    }
    let new = fair.here().log.iter().count() - before;
    assert_eq!(deliver(&fair, Utc::now()), (new, 0));
    assert_eq!(deliver(&fair, Utc::now()), (0, 0), "once");
    let first = i64::try_from(before).unwrap() + 1;
    assert_eq!(receiver.sequences(), (first..first + i64::try_from(new).unwrap()).collect::<Vec<_>>());
    let log = fair.house.get(&at("/log")).send();
    for got in receiver.got() {
        let message = got.read();
        assert_eq!(
            (&message["tournament"], &message["delivery"]),
            (&SLUG.into(), &got.delivery.as_str().into())
        );
        says(&log, &message["says"].as_str().unwrap().replace('\'', "&#39;"));
        let (time, mac) = got.signature.split_once(",v1=").unwrap();
        let signed = |secret: &str, body: &str| {
            let mut computed = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
            computed.update(format!("{}.{body}", time.strip_prefix("t=").unwrap()).as_bytes());
            arbiter::domain::hash::hex(&computed.finalize().into_bytes())
        };
        assert_eq!(signed(&secret, &got.body), mac);
        assert_ne!(signed(&secret, &format!("{} ", got.body)), mac, "the control");
        assert!(!got.body.contains(&secret));
    }
    silent(&fair.page(&fair.director, &at("/webhooks")), &secret);
}

#[test]
fn another_program_hears_of_entries_in_english_even_if_a_german_visitor_causes_the_pass() {
    let (fair, receiver) = (fair(), Receiver::new());
    add(&fair, &receiver.address);
    go_on(&fair, "Morn");
    Language::German.speak(|| deliver(&fair, Utc::now()));
    let says = receiver.got()[0].read()["says"].as_str().unwrap().to_owned();
    assert_eq!(says, "Morn registered, from round 1.");
}

#[test]
fn what_fails_is_sent_again_with_its_number_before_anything_later() {
    let (fair, receiver) = (fair(), Receiver::new());
    add(&fair, &receiver.address);
    go_on(&fair, "Morn");
    go_on(&fair, "Leeta");
    receiver.will(&[Answer::Status(500), Answer::Status(302)]);
    let now = Utc::now();
    assert_eq!(deliver(&fair, now), (0, 1));
    assert_eq!(deliver(&fair, now), (0, 0), "not at once");
    let page = fair.page(&fair.director, &at("/webhooks"));
    says(&page, "Not delivered: it answered with status 500.");
    assert_eq!(
        deliver(&fair, now + TimeDelta::seconds(19)),
        (0, 1),
        "a redirect is no yes, and is not followed"
    );
    assert_eq!(deliver(&fair, now + TimeDelta::seconds(35)), (0, 0), "each wait is longer than the last");
    let (arrived, failed) = deliver(&fair, now + TimeDelta::seconds(60));
    assert!(arrived >= 2 && failed == 0, "{arrived}");
    let got = receiver.got();
    assert_eq!(got[0].delivery, got[1].delivery);
    assert_eq!(got[1].delivery, got[2].delivery);
    let sequences = receiver.sequences();
    assert!(sequences[2..].windows(2).all(|two| two[1] == two[0] + 1), "{sequences:?}");
    silent(&fair.page(&fair.director, &at("/webhooks")), "Not delivered");
}

#[test]
fn what_is_missing_arrives_in_parts_from_the_oldest_on() {
    let (fair, receiver) = (fair(), Receiver::new());
    add(&fair, &receiver.address);
    (0..25).for_each(|number| go_on(&fair, &format!("Morn {number}")));
    assert_eq!(deliver(&fair, Utc::now()), (20, 0));
    assert_eq!(deliver(&fair, Utc::now()), (5, 0));
    let sequences = receiver.sequences();
    assert!(sequences.windows(2).all(|two| two[1] == two[0] + 1), "{sequences:?}");
}

#[test]
fn trying_again_changes_nothing_where_nothing_failed() {
    let (fair, receiver) = (fair(), Receiver::new());
    add(&fair, &receiver.address);
    let hook = || fair.desk().webhooks(fair.here().id()).unwrap().remove(0);
    let before = hook();
    let retry = |id: &str| fair.desk().retry_webhook(fair.here().id(), id, Utc::now() + TimeDelta::hours(1));
    assert_eq!(retry(&before.id), Ok(true));
    assert_eq!(hook(), before, "a process that sends there now keeps it, and nothing is sent twice");
    assert_eq!(retry("another"), Ok(false));
    receiver.will(&[Answer::Status(500)]);
    go_on(&fair, "Morn");
    assert_eq!(deliver(&fair, Utc::now()), (0, 1));
    assert_eq!(retry(&before.id), Ok(true));
    assert_eq!((hook().failures, hook().next_sequence), (0, before.next_sequence), "the control");
}

#[test]
fn a_receiver_that_never_answers_holds_up_nobody_else_for_long() {
    let (fair, slow, quick) = (fair(), Receiver::new(), Receiver::new());
    add(&fair, &slow.address);
    add(&fair, &quick.address);
    slow.will(&[Answer::Silence; 8]);
    go_on(&fair, "Morn");
    // Enough for a loaded machine to answer; the silent one is waited for as long.
    let sender = Sender::new(true, Duration::from_secs(3));
    let outcome = fair.desk().deliver_webhooks(&sender, Utc::now()).unwrap();
    assert_eq!(outcome.failed, 1, "one attempt, and then it waits");
    assert_eq!((slow.got().len(), outcome.arrived), (1, quick.got().len()));
    assert!(outcome.arrived >= 1);
    says(&fair.page(&fair.director, &at("/webhooks")), "it did not answer in time");
}

#[test]
fn several_processes_send_each_entry_once() {
    let (fair, receiver) = (fair(), Receiver::new());
    add(&fair, &receiver.address);
    for name in ["Morn", "Leeta", "Nog", "Jake", "Garak", "Dukat"] {
        go_on(&fair, name);
    }
    let now = Utc::now();
    let desks: Vec<_> = (0..4)
        .map(|_| crate::support::desk_over(&arbiter::app::DatabaseUrl::Sqlite(fair.database())))
        .collect();
    std::thread::scope(|scope| {
        for desk in &desks {
            scope.spawn(|| desk.deliver_webhooks(&Sender::new(true, PATIENCE), now).unwrap());
        }
    });
    let mut sequences = receiver.sequences();
    let all = sequences.len();
    assert!(all >= 6 && sequences.is_sorted(), "{sequences:?}");
    sequences.dedup();
    assert_eq!(sequences.len(), all, "{sequences:?}");
}

#[test]
fn nobody_makes_the_program_knock_at_doors_of_its_own_network() {
    let fair = Fair::new();
    for (address, why) in [
        ("http://example.org/", "begin with https://"),
        ("https://127.0.0.1:8080/healthz", "private addresses"),
        ("https://[::ffff:10.0.0.1]/", "private addresses"),
        ("https://169.254.169.254/latest/meta-data", "private addresses"),
        ("https://localhost/", "private addresses"),
        ("https://kira:secret@example.org/", "Leave name and password out"),
        ("javascript:alert(1)", "whole address"),
        ("", "whole address"),
    ] {
        let refused = fair.send(&fair.director, &at("/webhooks"), &[("address", address)]);
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}");
        says(&refused, why);
        silent(&refused, "id=\"secret\"");
    }
    // A name is judged when it is looked up: one that leads here gets nothing.
    assert!(fair.house.site.sender.check("https://localhost./").is_ok(), "only looking it up shows it");
    let receiver = Receiver::new();
    let port = receiver.address.split([':', '/']).nth(4).unwrap();
    add(&fair, &format!("https://localhost.:{port}/"));
    go_on(&fair, "Morn");
    assert_eq!(deliver(&fair, Utc::now()), (0, 1));
    assert!(receiver.got().is_empty());
}

#[test]
fn only_directors_of_the_tournament_add_and_remove_and_there_is_a_limit() {
    let (fair, receiver) = (fair(), Receiver::new());
    let hook = |fair: &Fair| fair.desk().webhooks(fair.here().id()).unwrap().remove(0).id;
    add(&fair, &receiver.address);
    let id = hook(&fair);
    for path in [format!("/t/elsewhere/webhooks/{id}/remove"), format!("/t/elsewhere/webhooks/{id}/retry")] {
        assert_eq!(fair.send(&fair.stranger, &path, &[]).status, 404, "{path}");
    }
    assert_eq!(fair.send(&fair.stranger, &at(&format!("/webhooks/{id}/remove")), &[]).status, 404);
    assert_eq!(fair.page(&fair.judge, &at("/webhooks")).status, 404);
    let other = |nth: usize| format!("{}&nth={nth}", receiver.address);
    for nth in 1..MOST {
        add(&fair, &other(nth));
    }
    let refused = fair.send(&fair.director, &at("/webhooks"), &[("address", &other(MOST))]);
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    says(&refused, "Remove one first");
    assert_eq!(fair.send(&fair.director, &at(&format!("/webhooks/{id}/remove")), &[]).status, 303);
    assert_eq!(fair.desk().webhooks(fair.here().id()).unwrap().len(), MOST - 1);
    // What an operator hid is told to nobody.
    let hidden = fair.send(&fair.operator, &at("/hide"), &[("reason", "A test")]);
    assert_eq!(hidden.status, 303, "{}", hidden.text());
    assert_eq!(deliver(&fair, Utc::now()), (0, 0));
    assert!(receiver.got().is_empty());
}

#[test]
fn an_address_that_hears_of_the_tournament_is_named_and_not_added_again() {
    let (fair, receiver) = (fair(), Receiver::new());
    add(&fair, &receiver.address);
    let port = receiver.address.split([':', '/']).nth(4).unwrap();
    for again in [receiver.address.clone(), format!("HTTP://127.0.0.1:{port}/hears?room=1#here")] {
        let refused = fair.send(&fair.director, &at("/webhooks"), &[("address", &again)]);
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{again}");
        says(&refused, &format!("This address is on the list already: {}.", receiver.address));
        silent(&refused, "id=\"secret\"");
    }
    let hooks = || fair.desk().webhooks(fair.here().id()).unwrap();
    assert_eq!(hooks().len(), 1);
    add(&fair, &format!("{}2", receiver.address));
    // Once it is removed, it can be added again.
    let id = hooks().remove(0).id;
    assert_eq!(fair.send(&fair.director, &at(&format!("/webhooks/{id}/remove")), &[]).status, 303);
    add(&fair, &receiver.address);
}

/// A receiver may be hostile: only the status of its answer counts, and none of the rest is waited for.
#[test]
fn an_endless_answer_neither_fills_the_memory_nor_holds_up_the_next_letter() {
    for (answer, arrives) in
        [(Answer::EndlessBody, true), (Answer::EndlessHeaders, false), (Answer::Drip, false)]
    {
        let (fair, receiver) = (fair(), Receiver::new());
        add(&fair, &receiver.address);
        go_on(&fair, "Morn");
        receiver.will(&[answer]);
        let sender = Sender::new(true, Duration::from_millis(800));
        let outcome = fair.desk().deliver_webhooks(&sender, Utc::now()).unwrap();
        let most = if answer == Answer::Drip { FAR_TOO_MANY } else { FAR_TOO_MUCH };
        let taken = receiver.taken.recv().unwrap();
        assert!(taken < most, "{answer:?}: it is given up, after {taken} bytes");
        assert_eq!((outcome.failed == 0, outcome.arrived > 0), (arrives, arrives), "{answer:?}: {outcome:?}");
        // What did not arrive comes again, with its number.
        let later = Utc::now() + TimeDelta::seconds(90);
        fair.desk().deliver_webhooks(&fair.house.site.sender, later).unwrap();
        let numbers: Vec<String> = receiver.got().into_iter().map(|got| got.delivery).collect();
        let mut once = numbers.clone();
        once.dedup();
        assert_eq!(numbers.len() - once.len(), usize::from(!arrives), "{answer:?}: {numbers:?}");
    }
}
