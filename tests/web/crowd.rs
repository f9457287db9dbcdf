//! Nobody can stop the tournament: how much is done at once for whom, what a refusal costs, when work stops.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex};
use std::time::{Duration, Instant};

use actix_web::http::StatusCode;
use arbiter::app::DatabaseUrl;
use arbiter::domain::id::AccountId;
use arbiter::web::answer::Answer;
use arbiter::web::cookie::SessionToken;
use arbiter::web::error::PageError;
use arbiter::web::guard::rate::Caller;
use arbiter::web::permits::{PermitLimits, Permits, WorkKind};
use arbiter::web::route::{Rate, Route, Who as May, get, one, post};
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use arbiter::web::visit::Visit;
use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};
use uuid::Uuid;

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{House, Who, config, desk, hooks, site};
use crate::support::slug;

/// Longer than anything here takes on a busy machine.
const AGES: Duration = Duration::from_secs(60);

/// A gate that stays shut until it is opened, and counts those waiting at it.
struct Gate {
    open: Mutex<bool>,
    opened: Condvar,
    inside: AtomicUsize,
    most: AtomicUsize,
}

impl Gate {
    const fn shut() -> Self {
        let (inside, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Self { open: Mutex::new(false), opened: Condvar::new(), inside, most }
    }

    fn pass(&self) {
        let inside = self.inside.fetch_add(1, Ordering::SeqCst) + 1;
        self.most.fetch_max(inside, Ordering::SeqCst);
        let open = self.open.lock().unwrap();
        drop(self.opened.wait_timeout_while(open, AGES, |open| !*open).unwrap());
        self.inside.fetch_sub(1, Ordering::SeqCst);
    }

    fn open(&self) {
        *self.open.lock().unwrap() = true;
        self.opened.notify_all();
    }

    fn wait_for(&self, inside: usize) {
        wait_until(inside, || self.inside.load(Ordering::SeqCst));
    }
}

/// Returns once the count has reached `wanted`. The clock only ends a test that would otherwise hang.
fn wait_until(wanted: usize, count: impl Fn() -> usize) {
    let start = Instant::now();
    while count() < wanted {
        assert!(start.elapsed() < AGES, "{} of {wanted} came", count());
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn reached() -> Result<Answer, PageError> {
    Ok(Answer::text(StatusCode::OK, "reached"))
}

fn account(who: Who) -> Caller {
    Caller::Account(AccountId::new(Uuid::from_u128(who as u128)))
}

/// A gate of a test's own, and routes to a costly page behind it and to a result of this rate.
macro_rules! siege {
    ($gate:ident, $table:ident, $rate:expr) => {
        static $gate: Gate = Gate::shut();
        const $table: &[Route] = &[
            get("/costly", |_, _| {
                $gate.pass();
                reached()
            })
            .who(May::Anyone),
            post("/t/{tournament}/result", |_, _| reached()).who(May::SignedIn).rate($rate),
        ];
    };
}

/// How many of 80 connections of one account are processed at once with these permits, and whether a judge's result
/// is recorded meanwhile.
fn besieged(gate: &'static Gate, routes: &'static [Route], staffing: PermitLimits, expected: usize) -> u16 {
    let mut site = site(routes, &[]);
    site.permits = Permits::new(staffing);
    let house = House::of(site);
    std::thread::scope(|scope| {
        for _ in 0..80 {
            scope.spawn(|| house.get("/costly").by(Who::Director).send());
        }
        gate.wait_for(expected);
        let judge = house.post("/t/frankfurt-autumn/result", &[]).by(Who::Judge).send().status;
        gate.open();
        judge
    })
}

#[test]
fn one_account_gets_at_most_four_workers_and_a_result_is_still_recorded() {
    siege!(GATE, TABLE, Rate::Write);
    let patient = PermitLimits { patience: AGES, longest: AGES, ..PermitLimits::default() };
    assert_eq!(besieged(&GATE, TABLE, patient, 4), 200);
    assert_eq!(GATE.most.load(Ordering::SeqCst), 4);
}

#[test]
fn the_control_without_the_limit_one_account_takes_every_reading_worker_and_no_recording_one() {
    siege!(GATE, TABLE, Rate::Write);
    let greedy = PermitLimits { per_caller: 1_000, patience: AGES, longest: AGES, ..PermitLimits::default() };
    assert_eq!(besieged(&GATE, TABLE, greedy, 48), 200);
    assert_eq!(GATE.most.load(Ordering::SeqCst), 48);
}

#[test]
fn the_control_without_reserved_workers_a_result_finds_none() {
    // As if reading and recording shared their workers.
    siege!(GATE, TABLE, Rate::Page);
    let greedy = PermitLimits { per_caller: 1_000, longest: AGES, ..PermitLimits::default() };
    assert_eq!(besieged(&GATE, TABLE, greedy, 48), 503);
}

#[test]
fn an_address_without_an_account_counts_as_one_visitor_and_made_up_sessions_change_nothing() {
    static GATE: Gate = Gate::shut();
    const TABLE: &[Route] = &[get("/costly", |_, _| {
        GATE.pass();
        reached()
    })
    .who(May::Anyone)];
    let mut site = site(TABLE, &[]);
    site.permits = Permits::new(PermitLimits { patience: AGES, longest: AGES, ..PermitLimits::default() });
    let house = House::of(site);
    let address = Caller::Address("127.0.0.1".parse().unwrap());
    std::thread::scope(|scope| {
        let house = &house;
        for number in 0..40 {
            let made_up = format!("arbiter={number:064x}");
            scope.spawn(move || house.get("/costly").with("Cookie", &made_up).send());
            scope.spawn(move || house.get("/costly").send());
        }
        GATE.wait_for(4);
        assert_eq!(
            (house.site.permits.busy_for(address), house.site.permits.busy(WorkKind::Reading)),
            (4, 4)
        );
        GATE.open();
    });
    assert_eq!(GATE.most.load(Ordering::SeqCst), 4);
}

#[test]
fn a_session_counts_as_its_account_until_it_ends_and_then_as_its_address() {
    static GATE: Gate = Gate::shut();
    static OVER: AtomicBool = AtomicBool::new(false);
    const TABLE: &[Route] = &[
        get("/costly", |_, _| {
            GATE.pass();
            reached()
        })
        .who(May::Anyone),
        get("/light", |_, _| reached()).who(May::Anyone),
    ];
    let mut hooks = hooks(String::new);
    let person = hooks.person;
    hooks.person = Box::new(move |token| if OVER.load(Ordering::SeqCst) { Ok(None) } else { person(token) });
    let house = House::of(Site::with_hooks(TABLE, config(&[]), hooks, desk()).unwrap());
    std::thread::scope(|scope| {
        let costly = scope.spawn(|| house.get("/costly").by(Who::Judge).send().status);
        GATE.wait_for(1);
        assert_eq!(house.site.permits.busy_for(account(Who::Judge)), 1);
        GATE.open();
        assert_eq!(costly.join().unwrap(), 200);
    });
    OVER.store(true, Ordering::SeqCst);
    // Remembered until a page has asked the store.
    house.get("/light").by(Who::Judge).send();
    *GATE.open.lock().unwrap() = false;
    std::thread::scope(|scope| {
        let costly = scope.spawn(|| house.get("/costly").by(Who::Judge).send().status);
        GATE.wait_for(1);
        assert_eq!(house.site.permits.busy_for(account(Who::Judge)), 0);
        GATE.open();
        assert_eq!(costly.join().unwrap(), 200);
    });
}

static STOPPED: AtomicUsize = AtomicUsize::new(0);

/// Computes as long as anybody waits.
fn computes(_: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let start = Instant::now();
    while visit.awaited.check().is_ok() && start.elapsed() < AGES {
        std::thread::sleep(Duration::from_millis(2));
    }
    STOPPED.fetch_add(usize::from(start.elapsed() < AGES), Ordering::SeqCst);
    reached()
}

#[test]
fn work_that_nobody_waits_for_stops_and_frees_its_worker() {
    const TABLE: &[Route] = &[get("/endless", computes).who(May::Anyone)];
    let mut site = site(TABLE, &[]);
    site.permits =
        Permits::new(PermitLimits { longest: Duration::from_millis(300), ..PermitLimits::default() });
    let house = House::of(site);
    assert_eq!(house.get("/endless").send().status, 503, "given up");
    let start = Instant::now();
    while STOPPED.load(Ordering::SeqCst) == 0 || house.site.permits.busy(WorkKind::Reading) > 0 {
        assert!(start.elapsed() < AGES, "it still computes, or its worker is still busy");
        std::thread::sleep(Duration::from_millis(5));
    }
}

// ---- what a refusal costs ---------------------------------------------------------------------

#[test]
fn a_rate_limited_request_renders_no_page_and_reads_no_store() {
    static LOOKED_UP: AtomicUsize = AtomicUsize::new(0);
    const TABLE: &[Route] = &[post("/sign-in", |site, visit| {
        visit.layout(site);
        reached()
    })
    .who(May::Anyone)
    .rate(Rate::SignIn)
    .takes(&[one("name")])];
    let mut hooks = hooks(String::new);
    let person = hooks.person;
    hooks.person = Box::new(move |token| {
        LOOKED_UP.fetch_add(1, Ordering::SeqCst);
        person(token)
    });
    let house = House::of(Site::with_hooks(TABLE, config(&[]), hooks, desk()).unwrap());
    let pages = || house.site.begun.load(Ordering::SeqCst);
    let attempt = || house.post("/sign-in", &[("name", "x")]).by(Who::Judge).send();
    let welcome = (0..20).filter(|_| attempt().status == 200).count();
    assert_eq!((welcome, pages()), (20, 20), "the control: what is let in makes pages");
    let before = (pages(), LOOKED_UP.load(Ordering::SeqCst));
    let refused: Vec<_> = (0..50).map(|_| attempt()).collect();
    assert!(refused.iter().all(|response| response.status == 429));
    assert_eq!((pages(), LOOKED_UP.load(Ordering::SeqCst)), before);
    let page = refused[0].text();
    assert!(page.len() < 1_200 && page.contains("the browser still has what you typed"), "{page}");
    assert!(refused[0].header("retry-after").parse::<u64>().is_ok());
}

#[test]
fn when_all_workers_are_busy_a_reader_gets_a_few_lines_and_a_form_comes_back() {
    static GATE: Gate = Gate::shut();
    const TABLE: &[Route] = &[
        get("/costly", |_, _| {
            GATE.pass();
            reached()
        })
        .who(May::Anyone),
        post("/check", |_, _| reached()).who(May::Anyone).rate(Rate::Search).takes(&[one("list")]),
    ];
    let mut site = site(TABLE, &[]);
    let patience = Duration::from_millis(50);
    site.permits =
        Permits::new(PermitLimits { per_caller: 1, patience, longest: AGES, ..PermitLimits::default() });
    let house = House::of(site);
    std::thread::scope(|scope| {
        scope.spawn(|| house.get("/costly").send());
        GATE.wait_for(1);
        let begun = house.site.begun.load(Ordering::SeqCst);
        let look = house.get("/costly").send();
        assert_eq!((look.status, look.header("retry-after")), (503, "2"));
        assert_eq!(house.site.begun.load(Ordering::SeqCst), begun, "no page was made for it");
        let form = house.post("/check", &[("list", "1 Baryon Buildup")]).send();
        assert!(form.status == 503 && form.text().contains("1 Baryon Buildup"), "nothing typed is lost");
        GATE.open();
    });
}

#[test]
fn documents_are_read_one_at_a_time_and_large_ones_only_for_operators() {
    let fair = Fair::new();
    let text = "Sample Rulings\n\nlamp - The lamp shines.\n";
    let preview = |who: &SessionToken, text: &str| {
        fair.send(who, "/rulings/import", &[("name", "sample.txt"), ("text", text)])
    };
    {
        let _somebody_else = fair.house.site.alone().unwrap();
        let waits = preview(&fair.director, text);
        assert!(waits.status == 503 && waits.text().contains("The lamp shines."), "{}", waits.text());
    }
    assert_eq!(preview(&fair.director, text).status, 200, "the control");
    let large = "lamp - The lamp shines.\n\n".repeat(50_000);
    let refused = preview(&fair.director, &large);
    assert!(refused.status == 422 && refused.text().contains("longer than 1 MB"), "{}", refused.status);
    assert_eq!(preview(&fair.operator, &large).status, 200);
}

#[test]
fn a_player_who_fills_the_log_is_sent_to_the_desk_and_nobody_else_is() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let (one, other) = (fair.seat(1), fair.seat(2));
    let report = |who: &SessionToken, loser: usize| {
        let loser = loser.to_string();
        let slip = [("round", "1"), ("score_a", "100"), ("score_b", loser.as_str()), ("end", "complete-a")];
        fair.send(who, &format!("/t/{SLUG}/me/report"), &[&slip[..], &[("intent", "record")]].concat())
    };
    for number in 0..200 {
        assert_eq!(report(&one, number % 2).status, 303, "{number}");
    }
    let before = fair.here().sequence();
    let refused = report(&one, 3);
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("Go to the desk: staff record the rest."), "{}", refused.text());
    assert_eq!(fair.here().sequence(), before);
    assert_eq!(report(&other, 7).status, 303, "the control");
    let slip = [("score_a", "100"), ("score_b", "3"), ("end", "complete-a"), ("intent", "record")];
    let recorded = fair.send(&fair.scorekeeper, &format!("/t/{SLUG}/rounds/1/tables/1/result"), &slip);
    assert!(recorded.status == 303 || recorded.text().contains("reported"), "{}", recorded.text());
}

// ---- the real pages ---------------------------------------------------------------------------

/// Players of a tournament that somebody set up only to be slow.
const HORDE: usize = 1_024;

#[test]
fn results_are_recorded_while_one_account_requests_its_worst_pages_over_eighty_connections() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Nog", "Jadzia", "Miles"]);
    let names: Vec<String> = (0..HORDE).map(|n| format!("{}{n:x}", "a".repeat(50))).collect();
    for part in names.chunks(512) {
        fair.desk()
            .register(&slug("elsewhere"), &crate::support::site::fair::submission(), &part.join("\n"))
            .unwrap();
    }
    let enemy = fair.desk().account_by_name("Stranger").unwrap().unwrap();
    let (enemy, over) = (Caller::Account(enemy.id), AtomicBool::new(false));
    std::thread::scope(|scope| {
        for number in 0..80 {
            let (fair, over) = (&fair, &over);
            scope.spawn(move || {
                while !over.load(Ordering::SeqCst) {
                    let to = if number % 2 == 0 { "/t/elsewhere/players" } else { "/t/elsewhere/pair" };
                    fair.page(&fair.stranger, to);
                }
            });
        }
        let most = scope.spawn(|| {
            let mut most = 0;
            while !over.load(Ordering::SeqCst) {
                most = most.max(fair.house.site.permits.busy_for(enemy));
                std::thread::sleep(Duration::from_millis(1));
            }
            most
        });
        let is_at_work = (0..60_000).any(|_| {
            std::thread::sleep(Duration::from_millis(1));
            fair.house.site.permits.busy_for(enemy) == 4
        });
        for table in 1..=3 {
            let to = format!("/t/{SLUG}/rounds/1/tables/{table}/result");
            let result = [("score_a", "100"), ("score_b", "35"), ("end", "complete-a")];
            let answer = fair.send(&fair.judge, &to, &result);
            assert_eq!(answer.status, 303, "table {table}: {}", answer.text());
        }
        over.store(true, Ordering::SeqCst);
        assert!(is_at_work, "the attacker had never four workers");
        assert_eq!(most.join().unwrap(), 4, "the attacker had more than four workers");
    });
}

/// Sends a result for each of 64 tables while somebody else holds the database: how many wait for the disk at once, and
/// the commits that they took when it came back. Nobody is answered before.
fn together(staffing: PermitLimits, expected: usize) -> u64 {
    let names: Vec<String> = (1..=128).map(|number| format!("Player Number {number}")).collect();
    let mut fair = Fair::playing(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(fair.database()));
    let mut site = Site::new(ROUTES, config(&[]), desk).unwrap();
    site.guards.off.push(arbiter::web::guard::Guard::Rate);
    site.permits = Permits::new(staffing);
    fair.house = House::of(site);
    let fair = &fair;
    // The first visit is recorded; make it before the commits are counted.
    fair.page(&fair.scorekeeper, &format!("/t/{SLUG}/desk"));
    let (before, answered) = (fair.desk().database_work().commits, AtomicUsize::new(0));
    std::thread::scope(|scope| {
        let mut busy = SqliteConnection::establish(fair.database().to_str().unwrap()).unwrap();
        busy.batch_execute("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE").unwrap();
        for table in 1..=64 {
            let answered = &answered;
            scope.spawn(move || {
                let to = format!("/t/{SLUG}/rounds/1/tables/{table}/result");
                let result =
                    [("score_a", "100"), ("score_b", "35"), ("end", "complete-a"), ("intent", "record")];
                assert_eq!(fair.send(&fair.scorekeeper, &to, &result).status, 303);
                answered.fetch_add(1, Ordering::SeqCst);
            });
        }
        wait_until(expected, || fair.desk().tournament_cache().waiting(&slug(SLUG)));
        // Time enough for more to come, where there are more that may.
        std::thread::sleep(Duration::from_millis(200));
        assert_eq!(fair.desk().tournament_cache().waiting(&slug(SLUG)), expected);
        assert_eq!(answered.load(Ordering::SeqCst), 0, "an answer comes after the commit");
        drop(busy);
    });
    assert_eq!(
        (answered.load(Ordering::SeqCst), fair.desk().tournament_cache().waiting(&slug(SLUG))),
        (64, 0)
    );
    assert!(fair.desk().verify(None).unwrap()[0].holds());
    fair.desk().database_work().commits - before
}

#[test]
fn all_who_wait_for_the_disk_share_its_next_commit_and_hold_no_worker() {
    let limits = PermitLimits { patience: AGES, longest: AGES, ..PermitLimits::default() };
    let commits = together(limits, 64);
    assert!(commits <= 3, "one for the first to come, one for all who came meanwhile: {commits}");
}

#[test]
fn the_control_without_a_place_to_wait_only_the_workers_of_one_account_share_a_commit() {
    let limits = PermitLimits { waiting: 0, patience: AGES, longest: AGES, ..PermitLimits::default() };
    let commits = together(limits, 4);
    assert!(commits > 8, "{commits}");
}
