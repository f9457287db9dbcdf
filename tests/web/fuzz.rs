//! Random forms, as a browser finds them on the pages, sent by everybody who may send any: through all rounds of many
//! tournaments, mostly as a person would fill them in, sometimes not.
//!
//! The same numbers always send the same forms. Only accepted ones count (303), because a fuzzer that is always
//! refused proves little.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use arbiter::app::sessions::random_uuid;
use arbiter::domain::id::PlayerId;
use arbiter::domain::tournament::command::{
    ChangeSettings, Command, ReinstatePlayer, ReopenTournament, ShowTournament,
};
use arbiter::domain::tournament::round::Phase;
use arbiter::web::cookie::SessionToken;

use crate::support::forms::{Button, Dice, Sent, forms, links};
use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::ruled;
use crate::support::slug;

/// Tournaments played, and forms accepted at each of them before it is left.
const TOURNAMENTS: u64 = 2;
const EACH: usize = 640;
/// With --long eight times as many.
const AT_LEAST: usize = 1_250;
const PLAYERS: u32 = 12;
/// A tournament with this many rounds gets no more.
const MOST_ROUNDS: u32 = 12;
/// Fewer players than these are not left to play.
const FEWEST: usize = 6;

/// Addresses whose forms say nothing of the tournament, or would end the story for those who send them.
const LEFT_OUT: [&str; 6] = ["/display", "/sign-out", "/staff/remove", "/hide", "/account", "/export"];

/// What people and machines write where no list of choices says it.
fn word(name: &str, dice: &mut Dice) -> String {
    const WORDS: [&str; 6] = [
        "a judge was called",
        "looked again",
        "“Muñiz” said <b>no</b>",
        "late\r\nand sorry",
        "Квант 🖖",
        "It counts.",
    ];
    if dice.often(5) {
        let huge = "x".repeat(9_000);
        let strange =
            ["", " ", "-1", "99999999999999999999", "\u{202e}\u{200b}\0", "%00&a=b", "'; DROP --", &huge];
        return (*dice.pick(&strange)).to_owned();
    }
    match name {
        "score_a" | "score_b" => dice.pick(&["100", "35", "0", "80", "100"]).to_string(),
        "not_counting_a" | "not_counting_b" => dice.pick(&["", "", "", "5"]).to_string(),
        "minutes" | "sides" | "of" => dice.pick(&["1", "3", "6", "20"]).to_string(),
        "rounds" | "round_minutes" => dice.pick(&["3", "75", "4"]).to_string(),
        "names" | "name" => format!("Newcomer {}", dice.throw(100_000)),
        "list" | "as_found" => {
            "Missions:\n6 Relief Mission\nDraw deck:\n3 Kevin Uxbridge\n1 Nobody Knows\n".to_owned()
        }
        "quote" => "The blue lamp counts as one of the thirty lamps on the shelf.".to_owned(),
        "q" => "blue lamp".to_owned(),
        "date" | "on" => "2026-05-12".to_owned(),
        "time_zone" => "Europe/Paris".to_owned(),
        _ => dice.pick(&WORDS).to_string(),
    }
}

/// One tournament with everybody who sends forms.
struct Hall {
    fair: Fair,
    dice: Dice,
    seats: Vec<SessionToken>,
    /// Forms accepted, by the route's last word.
    accepted: BTreeMap<String, usize>,
    answers: BTreeMap<u16, usize>,
}

impl Hall {
    fn opened(seed: u64) -> Self {
        let fair = Fair::new();
        let names: Vec<String> = (1..=PLAYERS).map(|n| format!("Player {n} of {seed}")).collect();
        fair.register(&names.join("\n"));
        ruled::first(fair.desk());
        let seats = (1..=PLAYERS).map(|player| fair.seat(player)).collect();
        Self { fair, dice: Dice(seed), seats, accepted: BTreeMap::new(), answers: BTreeMap::new() }
    }

    fn taken_up(&self) -> usize {
        self.accepted.values().sum()
    }

    /// Mostly those who may do most.
    fn somebody(&mut self) -> SessionToken {
        let fair = &self.fair;
        match self.dice.throw(20) {
            0..10 => fair.director.clone(),
            10..13 => fair.head_judge.clone(),
            13..15 => fair.judge.clone(),
            15 => fair.scorekeeper.clone(),
            16 => fair.checker.clone(),
            17 => fair.operator.clone(),
            _ => self.dice.pick(&self.seats).clone(),
        }
    }

    fn look(&mut self, who: &SessionToken, path: &str) -> Response {
        let page = self.fair.page(who, path);
        self.answered(&page, || format!("GET {path}"));
        page
    }

    fn answered(&mut self, answer: &Response, what: impl Fn() -> String) {
        *self.answers.entry(answer.status).or_default() += 1;
        assert!(answer.status < 500, "{} to {}:\n{}", answer.status, what(), answer.text());
    }

    fn send(&mut self, who: &SessionToken, path: &str, sent: &Sent) -> u16 {
        let number = random_uuid().unwrap().to_string();
        let own = sent.iter().filter(|(name, _)| name != "submission");
        let mut fields: Vec<(&str, &str)> =
            own.map(|(name, value)| (name.as_str(), value.as_str())).collect();
        fields.push(("submission", &number));
        let answer = self.fair.house.post(path, &fields).within(who).send();
        self.answered(&answer, || format!("POST {path} {sent:?}"));
        if answer.status == 303 {
            let act = path.rsplit('/').find(|part| part.parse::<u32>().is_err()).unwrap_or_default();
            *self.accepted.entry(act.to_owned()).or_default() += 1;
        }
        answer.status
    }

    /// Any form of any page, filled in at random.
    fn wanders(&mut self) {
        let who = self.somebody();
        let path = self.somewhere();
        let page = self.look(&who, &path);
        if page.status != 200 {
            return;
        }
        let mut found = forms(&page.text());
        found.retain(|form| !LEFT_OUT.iter().any(|part| form.action.contains(part)));
        for _ in 0..4 {
            if found.is_empty() {
                return;
            }
            let form = found.swap_remove(self.dice.throw(found.len()));
            let (action, sent) = form.filled(&mut self.dice, word);
            if !LEFT_OUT.iter().any(|part| action.contains(part)) {
                self.send(&who, &action, &sent);
            }
        }
    }

    /// A page of the tournament with forms on it.
    fn somewhere(&mut self) -> String {
        let here = self.fair.here();
        let dice = &mut self.dice;
        let player = 1 + dice.throw(here.tournament.players().count());
        let rounds = here.tournament.rounds().len();
        let round = if rounds == 0 { 1 } else { 1 + dice.throw(rounds) };
        let table = 1 + dice.throw(PLAYERS as usize / 2);
        let dispute = 1 + dice.throw(here.tournament.disputes().len());
        let kinds = &arbiter::data::penalties().kinds;
        let kind = &dice.pick(kinds).code;
        let within = match dice.throw(24) {
            0 => "desk".to_owned(),
            1 => "players".to_owned(),
            2 | 3 => format!("players/{player}"),
            4 => format!("rounds/{round}/staff"),
            5 | 6 => format!("rounds/{round}/tables/{table}"),
            7..=9 => format!("rounds/{round}/tables/{table}/correct"),
            10 | 11 => format!("disputes/open?round={round}&table={table}"),
            12..=15 => format!("disputes/{dispute}?cite=sample-rulings-2000/blue-lamp%23p1"),
            16 => "penalties".to_owned(),
            17 => format!("penalties?player={player}&kind={kind}"),
            18 => "chance".to_owned(),
            19 => dice.pick(&["settings", "settings/values", "settings/rules"]).to_string(),
            20 => format!("decks/{player}"),
            21 => dice.pick(&["me/report", "me/deck", "me/call", "me"]).to_string(),
            22 => format!("rounds/{round}/tables/{table}?score_a=100&score_b=35&end=complete-a&intent=look"),
            _ => {
                // Wherever the desk leads.
                let desk = self.fair.page(&self.fair.director, &format!("/t/{SLUG}/desk"));
                let links = links(&desk.text(), &format!("/t/{SLUG}/"));
                return if links.is_empty() { format!("/t/{SLUG}") } else { self.dice.pick(&links).clone() };
            }
        };
        format!("/t/{SLUG}/{within}")
    }

    /// The form of this page whose address ends like this, sent as it is.
    fn presses(&mut self, path: &str, end: &str) -> u16 {
        let director = self.fair.director.clone();
        let page = self.look(&director, path);
        let found = forms(&page.text());
        let Some(form) = found.iter().find(|form| form.action.ends_with(end)) else { return 0 };
        let (action, sent) = form.untouched(form.buttons.first().unwrap_or(&Button::default()));
        self.send(&director, &action, &sent)
    }

    /// The next step of a tournament.
    fn goes_on(&mut self) {
        let here = self.fair.here();
        let now = &here.tournament;
        if now.closed_at().is_some() {
            return self
                .fair
                .give(Command::ReopenTournament(ReopenTournament { reason: "too early".into() }));
        }
        if now.is_hidden() {
            return self.fair.give(Command::ShowTournament(ShowTournament {}));
        }
        let gone: Vec<_> = now.players().filter(|player| !player.is_active()).map(|it| it.id).collect();
        let active = now.players().count() - gone.len();
        if active < FEWEST
            && let Some(player) = gone.first()
        {
            let path = format!("/t/{SLUG}/players/{player}");
            if self.presses(&path, "/reinstate") != 303 {
                let back = Command::ReinstatePlayer(ReinstatePlayer { player: *player });
                drop(
                    self.fair
                        .desk()
                        .submit(&slug(SLUG), &crate::support::site::fair::submission(), |_| Ok(back.clone())),
                );
            }
            return;
        }
        let Some(round) = now.rounds().next_back() else { return self.pairs(1) };
        let number = round.number.0;
        let staff = format!("/t/{SLUG}/rounds/{number}/staff");
        match (round.phase(), round.missing().next()) {
            (Phase::Draft, _) => drop(self.presses(&staff, "/publish")),
            (Phase::Playing, Some(missing)) => {
                let (table, players) = (missing.pair.table.0, missing.pair.players);
                if self.dice.often(40) { self.report(number, players) } else { self.records(number, table) }
            }
            (Phase::Playing, None) => {
                self.rules();
                let over = now.disputes().map(|it| it.number.0.to_string()).collect::<Vec<_>>().join(" ");
                if self.presses(&staff, &format!("/rounds/{number}/close")) != 303 {
                    let director = self.fair.director.clone();
                    let path = format!("/t/{SLUG}/rounds/{number}/close");
                    self.send(&director, &path, &vec![("over".to_owned(), over)]);
                }
            }
            (Phase::Closed, _) => self.pairs(number + 1),
        }
    }

    fn pairs(&mut self, next: u32) {
        let settings = self.fair.here().setup().unwrap().settings.clone();
        if next > MOST_ROUNDS {
            return;
        }
        if next > settings.rounds {
            // As a director who plays one more round does.
            let mut settings = settings;
            settings.rounds = next;
            let more = ChangeSettings { settings, reason: "one more round".into() };
            self.fair.give(Command::ChangeSettings(more));
        }
        self.presses(&format!("/t/{SLUG}/pair"), "/pair");
    }

    fn records(&mut self, round: u32, table: u32) {
        let (loser, who) = (self.dice.throw(90).to_string(), self.fair.scorekeeper.clone());
        let end = *self.dice.pick(&["complete-a", "complete-a", "complete-a", "time"]);
        let path = format!("/t/{SLUG}/rounds/{round}/tables/{table}/result");
        let slip = |[a, b]: [&str; 2], end: &str| -> Sent {
            let slip = [("score_a", a), ("score_b", b), ("end", end), ("intent", "record")];
            slip.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
        };
        if matches!(self.send(&who, &path, &slip(["100", &loser], end)), 403 | 404 | 422) {
            // Chance took the scorekeeper's role away, or changed what a win needs.
            let director = self.fair.director.clone();
            self.send(&director, &path, &slip(["1", "0"], "time"));
        }
    }

    /// The head judge rules on a dispute in plain words, which chance alone does too seldom.
    fn rules(&mut self) {
        let here = self.fair.here();
        let Some(waits) = here.tournament.disputes().find(|dispute| dispute.waits()) else { return };
        let path = format!("/t/{SLUG}/disputes/{}/rule", waits.number);
        let sent = [("alone", "yes"), ("text", "It counts.")];
        let sent = sent.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        self.send(&self.fair.head_judge.clone(), &path, &sent);
    }

    /// Both players of a table report, and not always the same.
    fn report(&mut self, round: u32, players: [PlayerId; 2]) {
        let loser = self.dice.throw(90).to_string();
        for player in players {
            let Some(who) = self.seats.get(player.0 as usize - 1).cloned() else { continue };
            let loser = if self.dice.often(25) { "0".to_owned() } else { loser.clone() };
            let round = round.to_string();
            let slip = [
                ("round", round.as_str()),
                ("score_a", "100"),
                ("score_b", &loser),
                ("end", "complete-a"),
                ("intent", "record"),
            ];
            let sent: Sent =
                slip.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            self.send(&who, &format!("/t/{SLUG}/me/report"), &sent);
        }
    }

    /// Plays until this many forms were accepted.
    fn plays(&mut self, enough: usize) {
        let mut moves = 0;
        while self.taken_up() < enough {
            moves += 1;
            assert!(
                moves < enough * 12,
                "{moves} moves, and only {} taken up: {:?}",
                self.taken_up(),
                self.answers
            );
            let rounds = self.fair.here().tournament.rounds().len();
            if self.dice.often(if rounds > 6 { 10 } else { 35 }) { self.goes_on() } else { self.wanders() }
        }
    }
}

#[test]
fn thousands_of_random_forms_break_no_page_and_no_log() {
    let times = if crate::support::long() { 8 } else { 1 };
    let (seeds, played) = (Mutex::new(1..=TOURNAMENTS * times), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some(seed) = seeds.lock().unwrap().next() else { break };
                    let mut hall = Hall::opened(seed);
                    hall.plays(EACH);
                    let newest = hall.fair.here().tournament.rounds().next_back().map(|round| round.phase());
                    println!("tournament {seed}: {newest:?}, answers {:?}", hall.answers);
                    let found = hall.fair.desk().verify(None).unwrap();
                    assert!(found.iter().all(|log| log.holds()), "{seed}: {:?}", found[0].problems);
                    let here = hall.fair.here();
                    let kinds: BTreeSet<String> = here.log.iter().map(|line| line.kind.clone()).collect();
                    played.lock().unwrap().push((
                        here.tournament.rounds().len(),
                        kinds,
                        hall.accepted,
                        hall.answers,
                    ));
                }
            });
        }
    });
    let played = played.into_inner().unwrap();
    let (mut accepted, mut answers, mut kinds) = (BTreeMap::new(), BTreeMap::new(), BTreeSet::new());
    for (_, of, acts, statuses) in &played {
        kinds.extend(of.iter().cloned());
        acts.iter().for_each(|(act, count)| *accepted.entry(act.clone()).or_insert(0) += count);
        statuses.iter().for_each(|(status, count)| *answers.entry(*status).or_insert(0) += count);
    }
    let total: usize = accepted.values().sum();
    let rounds: Vec<usize> = played.iter().map(|(rounds, ..)| *rounds).collect();
    println!(
        "{total} taken up in {} acts, rounds {rounds:?}, answers {answers:?}\n{accepted:?}\n{kinds:?}",
        accepted.len()
    );
    assert!(total >= AT_LEAST, "{total}");
    assert!(rounds.iter().filter(|rounds| **rounds >= 3).count() * 2 > rounds.len(), "{rounds:?}");
    for kind in [
        "round-paired",
        "round-published",
        "result-reported",
        "result-recorded",
        "result-corrected",
        "round-closed",
        "dispute-opened",
        "ruling-given",
        "penalty-issued",
        "player-dropped",
        "time-extended",
        "deck-submitted",
        "settings-changed",
    ] {
        assert!(kinds.contains(kind), "no {kind} in {kinds:?}");
    }
}
