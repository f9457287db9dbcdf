//! What a crowd costs in memory, and how soon it is freed, measured on the real program.
#![cfg(target_os = "linux")]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::support::program::{Program, wait_for};

/// The most that the program may hold while the crowd is there, in kilobytes.
const AT_MOST: u64 = 200_000;
/// What it holds once the crowd has left, in kilobytes: the promised 80 MB. If nothing is freed, the test waits in vain.
const AFTERWARDS: u64 = 80_000;

/// What the process holds of the machine's memory, in kilobytes, without the file that it was started from: how large that is
/// depends on how it was built.
pub(crate) fn held(program: &Program) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", program.pid())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

/// Sends a form without a session, and gives the status of the answer.
fn send(program: &Program, path: &str, body: &str) -> u16 {
    let address = program.url();
    let host = address.trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(120))).unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {address}\r\nConnection: close\r\nContent-Length: {}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n\r\n",
        body.len()
    );
    // The program hangs up on the rest of a body that it refuses.
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes()));
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0)
}

/// The most memory used while these forms were sent at once, and how many of each status came back.
fn crowd(program: &Program, forms: &[(&str, String)]) -> (u64, Vec<u16>) {
    let (over, most) = (AtomicBool::new(false), AtomicU64::new(0));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::SeqCst) {
                most.fetch_max(held(program), Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(5));
            }
        });
        let sent: Vec<_> =
            forms.iter().map(|(path, body)| scope.spawn(|| send(program, path, body))).collect();
        let answers = sent.into_iter().map(|one| one.join().unwrap()).collect();
        over.store(true, Ordering::SeqCst);
        (most.load(Ordering::SeqCst), answers)
    })
}

#[test]
fn a_hundred_sign_ins_and_eighty_large_deck_checks_stay_under_200_megabytes_and_free_their_memory() {
    let program = Program::serve();
    let sign_ins: Vec<_> =
        (0..100).map(|n| ("/sign-in", format!("name=somebody{n}&password=battery+staple+{n}"))).collect();
    // As long as a form may be: half of them a text that is not a list, half of them the worst that is one.
    let endless = "1+Baryon+Buildup%0A".repeat(500_000 / 19);
    let worst = format!("{}%0A", "q".repeat(247));
    let wide = worst.repeat(1_990);
    let check = |list: &str| format!("format=1e-open&list={list}");
    // A list as long as `wide` may be answered too late on a busy machine. A shorter one shows that such lines are checked;
    // from then on the cards are in memory.
    assert_eq!(send(&program, "/deck-check", &check(&worst.repeat(20))), 200);
    let alone = held(&program);
    let list = |n: usize| if n.is_multiple_of(2) { endless.as_str() } else { wide.as_str() };
    let checks: Vec<_> = (0..80).map(|n| ("/deck-check", check(list(n)))).collect();
    let (signing, first) = crowd(&program, &sign_ins);
    let (checking, second) = crowd(&program, &checks);
    let figures = format!("{alone} kB alone, {signing} signing in, {checking} checking");
    let count = |answers: &[u16], status: u16| answers.iter().filter(|one| **one == status).count();
    // On a busy machine many are answered too late, or not at all; the memory used shows that they were worked on.
    let answered = |answers: &[u16]| answers.iter().all(|status| [200, 422, 503].contains(status));
    assert!(answered(&first) && answered(&second), "{first:?} {second:?} {figures}");
    assert!(signing > alone + 20_000 && checking > alone + 20_000, "nothing was done: {figures}");
    assert!(signing < AT_MOST && checking < AT_MOST, "{figures}");
    let left = Instant::now();
    // A busy machine is waited for. Where the allocator of the system is at work instead, there is nothing to wait for.
    wait_for(|| match held(&program) {
        _ if cfg!(not(feature = "jemalloc")) => Ok(()),
        held if held < AFTERWARDS => Ok(()),
        held => Err(format!("{held} kB are not given back; {figures}")),
    });
    println!("{figures}; {} of 80 checked; given back after {:?}", count(&second, 200), left.elapsed());
}
