//! The cut from page to page: who plays on, the bracket for everybody, and what directors alone may do.

use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use arbiter::domain::bracket::cut::BracketOrder;
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, CloseTournament, Command, CorrectResult, FixTable, OpenDispute, PairRound,
    PublishRound, RecordResult, SettleMatch,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::settings::Settings;
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;
use arbiter::web::hall_addresses::HallAddresses;
use chrono::{Days, Utc};
use serde_json::Value;

const SIX: [&str; 6] = ["Kira", "Odo", "Quark <i>", "Nog", "Rom", "Leeta"];

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

/// Records a win of side A at every open table of the newest round, and closes it if asked.
fn plays(fair: &Fair, closes: bool) {
    let here = fair.here();
    let round = here.tournament.rounds().next_back().unwrap();
    let open: Vec<_> = round.missing().map(|table| table.pair.table).collect();
    for table in open {
        let end = EndReason::Complete { winner: Side::A };
        let result = GameResult::ended([100, 40], end);
        fair.give(Command::RecordResult(RecordResult { at: AtTable::new(round.number, table), result }));
    }
    if closes {
        fair.give(Command::CloseRound(CloseRound { round: round.number, over: vec![] }));
    }
}

/// Six players after two rounds.
fn swiss() -> Fair {
    let fair = Fair::with_players(&SIX);
    for _ in 0..2 {
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
        plays(&fair, true);
    }
    fair
}

fn goes_to(answer: &Response, to: &str) {
    assert_eq!((answer.status, answer.header("location")), (303, to), "{}", answer.text());
}

fn has(page: &Response, wanted: &str) {
    let text = page.text();
    assert!(text.contains(wanted), "{wanted:?} is not in: {text}");
}

/// A round as programs read it.
fn document(fair: &Fair, round: u32) -> Value {
    let page = fair.page(&fair.scorekeeper, &format!("/api/v1/tournaments/{SLUG}/rounds/{round}"));
    serde_json::from_str(&page.text()).unwrap()
}

fn value(page: &Response, name: &str) -> String {
    let text = page.text();
    let from = text.split(&format!("name=\"{name}\" value=\"")).nth(1).expect(name);
    from.split('"').next().unwrap().to_owned()
}

/// The form as the page offers it.
fn form(page: &Response, best_of: &'static str) -> Vec<(&'static str, String)> {
    let mut fields: Vec<(&'static str, String)> =
        ["size", "seen", "minutes"].map(|name| (name, value(page, name))).to_vec();
    fields.extend(
        [("best_of", best_of), ("bracket", "fixed"), ("decks", "same")].map(|(n, v)| (n, v.to_owned())),
    );
    fields
}

fn send(fair: &Fair, path: &str, fields: &[(&'static str, String)]) -> Response {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fair.send(&fair.director, &at(path), &fields)
}

#[test]
fn a_director_plays_a_cut_to_its_end_and_everybody_can_follow_it() {
    let fair = swiss();
    assert_eq!(fair.page(&fair.scorekeeper, &at("/bracket")).status, 404, "no cut, no bracket");
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    has(&page, "Start the cut to 4");
    has(&page, "is the last one in");
    has(&page, "World Championship 2013");
    has(&page, "Grand Prix 2000 and 2001");
    goes_to(&send(&fair, "/cut", &form(&page, "1")), &at("/cut"));

    let bracket = fair.page(&fair.scorekeeper, &at("/bracket"));
    has(&bracket, "<meta property=\"og:description\"");
    has(&bracket, "Semi-final");
    has(&bracket, "Ranking");
    assert!(!bracket.text().contains("Quark <i>"), "names are escaped");
    assert!(!fair.page(&fair.scorekeeper, &at("/cut")).text().contains("Pair the semi-final</button>"));

    has(
        &fair.page(&fair.scorekeeper, &at("/standings")),
        "The cut goes on from them and changes nothing here",
    );
    let players = fair.page(&fair.director, &at("/players"));
    has(&players, "you cannot register anybody else.");
    assert!(!players.text().contains("name=\"names\""), "nobody comes in any more");
    for stage in ["Semi-final", "Final"] {
        let desk = fair.page(&fair.director, &at("/desk"));
        has(&desk, &format!("The {} can be paired.", stage.to_lowercase()));
        has(&desk, &format!("Pair the {}", stage.to_lowercase()));
        let run = fair.page(&fair.director, &at("/cut"));
        has(&run, &format!("The {} can be paired.", stage.to_lowercase()));
        has(&run, &format!("Pair the {}", stage.to_lowercase()));
        has(&run, "id=\"news\""); // what changes while somebody chooses here
        let number = fair.here().tournament.next_round();
        goes_to(&send(&fair, "/cut/pair", &[]), &at(&format!("/rounds/{number}/staff")));
        let draft = fair.page(&fair.director, &at(&format!("/rounds/{number}/staff")));
        has(&draft, &format!("{stage}: draft pairings"));
        assert!(!draft.text().contains("Swap two players"), "the bracket says who meets");
        assert_eq!(fair.page(&fair.director, &at(&format!("/rounds/{number}"))).status, 404);
        let seen = value(&draft, "seen");
        goes_to(
            &send(&fair, &format!("/rounds/{number}/publish"), &[("seen", seen)]),
            &at(&format!("/rounds/{number}/staff")),
        );
        has(&fair.page(&fair.director, &at(&format!("/rounds/{number}"))), &format!("<h1>{stage}</h1>"));
        has(&fair.page(&fair.director, &at("/bracket")), "match on");
        // The way down to the stage in play is there in every language.
        for language in ["en", "de", "fr"] {
            let asked = fair.house.get(&at("/bracket")).within(&fair.director);
            let page = asked.with("Accept-Language", language).send();
            has(&page, &format!("<p class=\"note\"><a href=\"#stage-{}\">", number.0 - 2));
        }
        plays(&fair, true);
    }
    has(&fair.page(&fair.director, &at("/desk")), "The final is played.");
    fair.give(Command::CloseTournament(CloseTournament {}));
    let bracket = fair.page(&fair.scorekeeper, &at("/bracket"));
    has(&bracket, "semi-final, then Swiss");
    let (site, hall) = (&fair.house.site, ["192.168.1.20".parse().unwrap()]);
    let reached = HallAddresses::of(&site.config, "0.0.0.0:8080".parse().unwrap(), &hall);
    site.hall_addresses.set(reached).unwrap();
    let wall = fair.page(&fair.scorekeeper, &at("/bracket/screen"));
    has(&wall, "Semi-final");
    has(&wall, "class=\"qr\"");
    has(&wall, "Log checksum");
    has(&wall, "<span class=\"code\">http://192.168.1.20:8080</span>");
    has(
        &fair.page(&fair.scorekeeper, &at("/charts")),
        "These are the Swiss rounds; the cut after them is not drawn.",
    );
    let standings = fair.page(&fair.scorekeeper, &at("/standings"));
    has(&standings, "The cut was played after them, and its bracket gives the final ranking.");
    has(&standings, &format!("<a href=\"{}\">Bracket</a></p>", at("/bracket")));
    assert!(!standings.text().contains("The cut goes on"), "it is over");
    has(&standings, "Standings after round 2");
    assert_eq!(fair.page(&fair.scorekeeper, &at("/standings/3")).status, 404, "a stage has no standings");
    assert_eq!(
        fair.page(&fair.scorekeeper, &at("/rounds/3/history")).status,
        404,
        "a stage is not paired by a seed"
    );
}

/// Nobody goes home who plays on, and nobody waits who does not.
#[test]
fn a_player_reads_whether_they_play_on_in_the_cut_or_are_out_and_with_which_place() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    goes_to(&send(&fair, "/cut", &form(&page, "1")), &at("/cut"));
    let started = fair.here().tournament.cut().unwrap().clone();
    let [last_reserve, first_reserve] = [started.reserves[1], started.reserves[0]].map(|it| fair.seat(it.0));
    let best = fair.seat(started.seeds[0].0);
    let me = |seat: &SessionToken| fair.page(seat, &at("/me"));
    let stage = || {
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
    };
    has(&me(&best), "You are in the cut, as seed 1.");
    has(&me(&first_reserve), "You are not in the cut. You are reserve 1.");
    has(&me(&last_reserve), "You are reserve 2.");
    has(&fair.page(&last_reserve, &at("/me/leave")), "You are not a reserve any more.");
    stage();
    plays(&fair, false);
    let winners: Vec<_> = fair.here().tournament.cut_winners().into_values().collect();
    let is_out = |player: &&PlayerId| !winners.contains(player);
    let loser = fair.seat(started.seeds.iter().find(is_out).unwrap().0);
    // Beside the result already, in which no points count.
    for (seat, told) in
        [(&fair.seat(winners[0].0), ["FW +60.", "You go on."]), (&loser, ["FL −60.", "You are out."])]
    {
        let page = me(seat);
        has(&page, &format!("For you: {}", told[0]));
        has(&page, told[1]);
    }
    plays(&fair, true);
    has(&me(&fair.seat(winners[0].0)), "You play on, as seed");
    for published in [false, true] {
        if published {
            stage();
        }
        for (seat, told) in [(&loser, "You are out."), (&last_reserve, "You do not play on.")] {
            let page = me(seat);
            has(&page, told);
            has(&page, "Your place: ");
            assert!(!page.text().contains("paired again"), "{}", page.text());
            assert!(!page.text().contains("next table number"), "{}", page.text());
        }
    }
    has(&fair.page(&loser, &at("/me/leave")), "You have no match left");
    plays(&fair, true);
    let won = fair.here().tournament.cut_winners().into_values().next_back().unwrap();
    let page = me(&fair.seat(won.0));
    has(&page, "You have played your last match.");
    has(&page, "Your place: 1.");
}

/// The losers of the semi-finals do not read what the finalists read.
#[test]
fn a_player_reads_that_the_next_match_is_for_third_place() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    let mut fields = form(&page, "1");
    fields.push(("third_place", "yes".to_owned()));
    goes_to(&send(&fair, "/cut", &fields), &at("/cut"));
    let stage = || {
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
    };
    stage();
    for closes in [false, true] {
        plays(&fair, closes);
        let winners: Vec<_> = fair.here().tournament.cut_winners().into_values().collect();
        let seeds = fair.here().tournament.cut().unwrap().seeds.clone();
        for seed in seeds {
            let text = fair.page(&fair.seat(seed.0), &at("/me")).text();
            let lost = !winners.contains(&seed);
            assert_eq!(text.contains("You play for third place."), lost, "{text}");
            let goes_on = if closes { "You play on, as seed" } else { "You go on." };
            assert_eq!(text.contains(goes_on), !lost, "{text}");
            let leave = fair.page(&fair.seat(seed.0), &at("/me/leave"));
            has(&leave, "your next opponent wins without playing.");
            assert!(!leave.text().contains("from the next round on"), "{}", leave.text());
        }
    }
    stage();
    let here = fair.here();
    for (table, third) in here.tournament.rounds().next_back().unwrap().tables().zip([false, true]) {
        for player in table.pair.players {
            let text = fair.page(&fair.seat(player.0), &at("/me")).text();
            assert_eq!(text.contains("<p class=\"note\">Third place</p>"), third, "{text}");
            assert_eq!(text.contains("<bdi>third place</bdi>"), third, "{text}");
        }
    }
}

/// A correction of the rounds before the cut says in time what it would have made of the seeds.
#[test]
fn a_correction_after_the_start_of_a_cut_says_that_other_players_would_be_in() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=2"));
    goes_to(&send(&fair, "/cut", &form(&page, "1")), &at("/cut"));
    let best = fair.here().tournament.cut().unwrap().seeds[0];
    let here = fair.here();
    let second = here.tournament.round(RoundNumber(2)).unwrap();
    let lost = second.table_of(best).unwrap().pair.clone();
    let won_by_a = lost.players[0] == best;
    let corrects = |for_best: bool, intent: &str| {
        let path = format!("/rounds/2/tables/{}/correct", lost.table);
        let was = value(&fair.page(&fair.director, &at(&path)), "was").replace("&#34;", "\"");
        let (a, b, end) =
            if for_best == won_by_a { ("100", "40", "complete-a") } else { ("40", "100", "complete-b") };
        let fields = [("score_a", a), ("score_b", b), ("end", end), ("was", was.as_str())];
        let more = [("reason", "seats mixed up"), ("intent", intent)];
        fair.send(&fair.director, &at(&path), &[&fields[..], &more].concat())
    };
    let told = "By the corrected standings ";
    for path in ["/desk", "/cut", "/bracket"] {
        assert!(!fair.page(&fair.director, &at(path)).text().contains(told), "{path}");
    }
    let look = corrects(false, "look");
    assert_eq!(look.status, 200, "{}", look.text());
    has(&look, told);
    has(&look, "take it back and start it again");
    assert_eq!(corrects(false, "record").status, 303);
    for path in ["/desk", "/cut", "/bracket"] {
        has(&fair.page(&fair.director, &at(path)), told);
    }
    assert!(!fair.page(&fair.stranger, &at("/bracket")).text().contains("take it back"), "only directors do");
    send(&fair, "/cut/pair", &[]);
    for path in ["/desk", "/rounds/3/staff"] {
        has(&fair.page(&fair.director, &at(path)), told);
    }
    assert!(!corrects(true, "look").text().contains(told), "as it was when the cut started");
    assert_eq!(corrects(true, "record").status, 303);
    assert!(!fair.page(&fair.director, &at("/desk")).text().contains(told));
}

#[test]
fn who_misses_the_last_round_is_not_told_of_a_next_one() {
    let fair = swiss();
    let absent = PlayerId(6);
    fair.give(Command::PairRound(PairRound { absent: vec![absent], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let page = fair.page(&fair.seat(absent.0), &at("/me"));
    has(&page, "You have no table in round 3.");
    has(&page, "Your final place appears here");
    assert!(!page.text().contains("paired again"), "{}", page.text());
}

#[test]
fn only_sizes_that_enough_players_are_left_for_are_offered() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=2"));
    has(&page, &format!("<a href=\"{}\">top 4</a>", at("/cut?size=4")));
    assert!(!page.text().contains("size=8") && !page.text().contains("size=16"), "six players are here");
    let text = page.text();
    let tab = text.split(&format!("href=\"{}\" data-icon", at("/desk"))).nth(1).expect("the tab of the desk");
    assert!(tab.split('>').next().unwrap().contains("aria-current"), "the desk leads here");
    let asked = fair.page(&fair.director, &at("/cut?size=8"));
    has(&asked, "A cut to 8 needs 8 players, and 6 are left; choose a smaller cut.");
    // Nobody is checked in for a round that is not planned.
    has(&fair.page(&fair.director, &at("/desk")), "Check players in");
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    plays(&fair, true);
    let desk = fair.page(&fair.director, &at("/desk"));
    has(&desk, "Start a cut");
    assert!(!desk.text().contains("Check players in"), "three of three are played");
}

#[test]
fn the_reserves_are_named_until_nobody_can_move_up() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    goes_to(&send(&fair, "/cut", &form(&page, "1")), &at("/cut"));
    has(&fair.page(&fair.director, &at("/cut")), "Reserves, in order:");
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    has(&fair.page(&fair.director, &at("/cut")), "Reserves, in order:");
    plays(&fair, false);
    let run = fair.page(&fair.director, &at("/cut"));
    assert!(!run.text().contains("Reserves, in order:"), "every match has begun");
    has(&fair.page(&fair.director, &at("/report")), "2 of 3 played");
}

/// Two weeks a stage: nobody reads of minutes, and nobody is asked for them.
#[test]
fn a_cut_with_days_says_and_asks_for_deadlines_and_one_by_the_clock_for_minutes() {
    let fair = swiss();
    let api = || fair.house.get(&format!("/api/v1/tournaments/{SLUG}")).send().text();
    let by_the_clock = fair.page(&fair.director, &at("/cut?size=4"));
    has(&by_the_clock, "Minutes for a match");
    assert!(!by_the_clock.text().contains("has a deadline"));
    assert!(!api().contains("round_days"));
    let days = |round_days| {
        let settings = Settings { round_days, ..fair.here().setup().unwrap().settings.clone() };
        fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "we play on at home".into() }));
    };
    days(Some(14));
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    has(&page, "Each stage has a deadline. You choose it when you publish the stage; 14 days are proposed");
    assert!(!page.text().contains("Minutes for a match"));
    let mut fields = ["size", "seen"].map(|name| (name, value(&page, name))).to_vec();
    let chosen = [("best_of", "3"), ("bracket", "fixed"), ("decks", "same")];
    fields.extend(chosen.map(|(name, value)| (name, value.to_owned())));
    goes_to(&send(&fair, "/cut", &fields), &at("/cut"));
    for (who, page) in [(&fair.director, "/cut"), (&fair.stranger, "/bracket")] {
        let page = fair.page(who, &at(page));
        has(&page, "Two wins decide a match. Each stage has a deadline; 14 days are planned.");
        assert!(!page.text().contains(" minutes."), "{}", page.text());
    }
    assert!(api().contains("\"round_days\":14"), "{}", api());
    // A director who changes to a clock has the usual minutes, three times those of a round.
    days(None);
    has(&fair.page(&fair.stranger, &at("/bracket")), "Two wins decide a match, 225 minutes.");
    days(Some(14));

    send(&fair, "/cut/pair", &[]);
    let draft = fair.page(&fair.director, &at("/rounds/3/staff"));
    has(&draft, "The round is played until the deadline");
    let day = Utc::now().date_naive() + Days::new(10);
    let fields = [("seen", value(&draft, "seen")), ("deadline", format!("{day}T20:30"))];
    goes_to(&send(&fair, "/rounds/3/publish", &fields), &at("/rounds/3/staff"));
    has(&fair.page(&fair.stranger, &at("/bracket")), " at 20:30, Europe/Paris");
    has(&fair.page(&fair.director, &at("/cut")), "The semi-final is being played until 20:30 on ");
    let stage = fair.house.get(&format!("/api/v1/tournaments/{SLUG}/rounds/3")).send().text();
    assert!(stage.contains("\"deadline\":\""), "{stage}");
}

#[test]
fn a_match_of_three_is_recorded_game_by_game_and_a_tie_is_settled_with_a_reason() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=2"));
    goes_to(&send(&fair, "/cut", &form(&page, "3")), &at("/cut"));
    send(&fair, "/cut/pair", &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    let slip = |scores: [&str; 2], end: &str| {
        vec![
            ("score_a", scores[0].to_owned()),
            ("score_b", scores[1].to_owned()),
            ("end", end.to_owned()),
            ("intent", "record".to_owned()),
        ]
    };
    for (game, scores, end) in [
        ("1", ["100", "40"], "complete-a"),
        ("1.2", ["40", "100"], "complete-b"),
        ("1.3", ["50", "50"], "time"),
    ] {
        let path = format!("/rounds/3/tables/{game}");
        assert_eq!(fair.page(&fair.director, &at(&path)).status, 200, "{game}: {:?}", fair.here().log.last());
        let sent = send(&fair, &format!("{path}/result"), &slip(scores, end));
        assert_eq!(sent.status, 303, "{game}: {}", sent.text());
    }
    let tie = fair.page(&fair.director, &at("/rounds/3/tables/1.3"));
    has(&tie, "</span> true tie</p>");
    assert!(!tie.text().contains("true tie, 2 points"), "no points count in a bracket: {}", tie.text());
    assert_eq!(fair.page(&fair.director, &at("/rounds/3/tables/1.4")).status, 404);
    assert_eq!(
        fair.page(&fair.director, &at("/rounds/3/tables/1.1")).status,
        404,
        "one address for each game"
    );
    let settle_here = format!("href=\"{}#settle-1\"", at("/cut"));
    let round = fair.page(&fair.director, &at("/rounds/3/staff"));
    has(&round, "Nobody has won the match at table 1 yet.");
    has(&round, &settle_here);
    let waits = "have finished their games, and the match has no winner.";
    let desk = fair.page(&fair.director, &at("/desk"));
    has(&desk, waits);
    assert!(!desk.text().contains("Nothing waits."));
    let desk = fair.page(&fair.scorekeeper, &at("/desk"));
    assert!(!desk.text().contains(waits), "only directors bring the match on");
    let page = fair.page(&fair.director, &at("/cut"));
    has(&page, "Table 1: no winner yet");
    has(&page, "id=\"settle-1\"");
    let seeds = fair.here().tournament.cut().unwrap().seeds.clone();
    for seed in &seeds {
        has(&fair.page(&fair.seat(seed.0), &at("/me")), "Nobody has won your match yet.");
    }
    // The page of the cut and the desk say the same next step.
    for page in [&page, &fair.page(&fair.director, &at("/desk"))] {
        has(page, "Table 1 has no winner yet, although all its games are recorded.");
        has(page, &format!("{settle_here}>Name who goes on"));
        assert!(!page.text().contains("Record results"), "every result is recorded");
    }
    let winner = value(&page, "winner");
    let settle = |reason: &str| {
        send(&fair, "/rounds/3/tables/1/settle", &[("winner", winner.clone()), ("reason", reason.to_owned())])
    };
    let refused = settle(" ");
    assert_eq!(refused.status, 422);
    has(&refused, "Write down the reason.");
    goes_to(&settle("more missions solved"), &at("/cut"));
    for seed in &seeds {
        has(&fair.page(&fair.seat(seed.0), &at("/me")), "You have played your last match.");
    }
    assert!(!fair.page(&fair.director, &at("/desk")).text().contains(waits));
    goes_to(&settle("sent twice"), &at("/cut"));
    for page in ["/cut", "/desk"] {
        let page = fair.page(&fair.director, &at(page));
        has(&page, "Final: all results are in.");
        has(&page, "Close final</button>");
    }
    let round = fair.page(&fair.director, &at("/rounds/3/staff"));
    has(&round, "Close final</button>");
    has(&round, "wins the match, decided by the director");
    plays(&fair, true);
    // The players find their games of the cut on their own pages, and how they ended.
    let seats: Vec<_> =
        fair.here().tournament.cut().unwrap().seeds.iter().map(|seed| fair.seat(seed.0)).collect();
    let mut told = Vec::new();
    for seat in &seats {
        let own = fair.page(seat, &at("/me"));
        has(&own, "Final, game 3");
        has(&own, "before the cut");
        told.push(
            ["match won by the director’s decision", "match lost by the director’s decision"]
                .map(|word| own.text().matches(word).count()),
        );
    }
    told.sort_unstable();
    assert_eq!(told, [[0, 1], [1, 0]], "each reads once how it ended");
    fair.give(Command::CloseTournament(CloseTournament {}));
    let own = fair.page(&seats[0], &at("/me"));
    has(&own, "tournament closed");
    assert!(!own.text().contains("round 2 of"), "the rounds are over");
    let bracket = fair.page(&fair.scorekeeper, &at("/bracket"));
    has(&bracket, "more missions solved");
    has(&bracket, "Decided by the director");
    assert!(!bracket.text().contains("sent twice"));
    // What is pasted into a forum says it like the report.
    for report in ["/results/bbcode.txt", "/results/trekcc.txt", "/rounds/3.txt"] {
        has(&fair.page(&fair.scorekeeper, &at(report)), "Decided at table 1: ");
    }
    let text = fair.page(&fair.scorekeeper, &at("/rounds/3.txt")).text();
    assert!(!text.contains("Won at table") && !text.contains("counts for nothing"), "{text}");
}

/// A correction may decide a match before its last game, whose result stays recorded.
#[test]
fn a_game_that_a_correction_makes_needless_is_named() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=2"));
    goes_to(&send(&fair, "/cut", &form(&page, "3")), &at("/cut"));
    send(&fair, "/cut/pair", &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    let won_by = |winner: Side| {
        let scores = if winner == Side::A { [100, 40] } else { [40, 100] };
        GameResult::ended(scores, EndReason::Complete { winner })
    };
    for winner in [Side::A, Side::B, Side::A] {
        let here = fair.here();
        let round = here.tournament.rounds().next_back().unwrap();
        let table = round.missing().next().unwrap().pair.table;
        let at = AtTable::new(round.number, table);
        fair.give(Command::RecordResult(RecordResult { at, result: won_by(winner) }));
    }
    let told = "The game at table 1.3, final, does not count";
    assert!(!fair.page(&fair.director, &at("/cut")).text().contains(told));
    let here = fair.here();
    let second = here.tournament.rounds().next_back().unwrap().tables().nth(1).unwrap();
    let at_second = AtTable::new(RoundNumber(3), second.pair.table);
    let was = second.result.as_ref().unwrap().result;
    let (result, reason) = (won_by(Side::A), "seats mixed up".into());
    fair.give(Command::CorrectResult(CorrectResult { at: at_second, was, result, reason, dispute: None }));
    for path in ["/cut", "/bracket"] {
        has(&fair.page(&fair.director, &at(path)), told);
    }
    for report in ["/rounds/3.txt", "/results/bbcode.txt", "/results/trekcc.txt"] {
        let text = fair.page(&fair.scorekeeper, &at(report)).text();
        let needless: Vec<&str> = text.lines().filter(|line| line.contains("counts for nothing)")).collect();
        assert!(needless.len() == 1 && needless[0].contains("Table 1.3: "), "{text}");
    }
    let here = fair.here();
    let side_a = here.tournament.rounds().next_back().unwrap().tables().next().unwrap().pair.players[0];
    let text = fair.page(&fair.scorekeeper, &at("/rounds/3.txt"));
    has(&text, &format!("Won at table 1: {}", here.name(side_a)));
    let told = document(&fair, 3);
    assert_eq!(told["won"][0]["table"], "1", "{told}");
    assert_eq!(told["won"][0]["winner"], side_a.0, "{told}");
    assert_eq!(told["tables"][2]["needless"], true, "{told}");
    assert!(told["tables"][0].get("needless").is_none(), "{told}");
}

#[test]
fn a_fixed_table_that_a_match_does_not_keep_is_named() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=2"));
    goes_to(&send(&fair, "/cut", &form(&page, "1")), &at("/cut"));
    let seeds = fair.here().tournament.cut().unwrap().seeds.clone();
    for (player, table) in [(seeds[1], 5), (seeds[0], 40)] {
        let (table, reason) = (TableNumber(table), "near the door".into());
        fair.give(Command::FixTable(FixTable { player, table, reason }));
    }
    send(&fair, "/cut/pair", &[]);
    let told = ["Table 5 is fixed for ", "which was set first. Not kept: table 40 for "];
    for part in told {
        has(&fair.page(&fair.director, &at("/rounds/3/staff")), part);
    }
    fair.give(Command::PublishRound(PublishRound {}));
    for part in told {
        has(&fair.page(&fair.scorekeeper, &at("/rounds/3")), part);
    }
}

#[test]
fn a_match_is_settled_before_its_open_game_and_the_line_stays_readable() {
    let fair = swiss();
    let before = fair.page(&fair.director, &at("/cut?size=2"));
    let text = before.text();
    let line = text.split("<p><bdi>").find(|part| part.contains("the last one in")).unwrap();
    let line = line.split("</bdi>").next().unwrap();
    goes_to(&send(&fair, "/cut", &form(&before, "3")), &at("/cut"));
    has(&fair.page(&fair.director, &at("/cut")), line);
    send(&fair, "/cut/pair", &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    assert!(!fair.page(&fair.director, &at("/cut")).text().contains("name who goes on"), "nothing is played");
    plays(&fair, false);
    let page = fair.page(&fair.director, &at("/cut"));
    has(&page, "Table 1, game 2 is open: name who goes on");
    // The hall has one place for all games of a match.
    let wall = fair.page(&fair.scorekeeper, &at("/screen")).text();
    assert!(wall.contains("</span>1</span>") && !wall.contains("1.2</span>"), "{wall}");
    has(&page, "Game 1: <bdi>");
    has(&page, "</bdi> 100, <bdi>");
    assert!(
        !fair.page(&fair.scorekeeper, &at("/cut")).text().contains("name who goes on"),
        "only directors do"
    );
    let winner = value(&page, "winner");
    let fields = [("winner", winner), ("reason", "the hall closes".to_owned())];
    goes_to(&send(&fair, "/rounds/3/tables/1/settle", &fields), &at("/cut"));
    assert_eq!(fair.page(&fair.director, &at("/rounds/3/tables/1.2")).status, 404, "it is not played");
    assert!(!fair.page(&fair.director, &at("/cut")).text().contains("is open"));
    let bracket = fair.page(&fair.scorekeeper, &at("/bracket"));
    has(&bracket, line);
    has(&bracket, "the hall closes");
    // It was the other player, and a page from before replaces no word.
    let page = fair.page(&fair.director, &at("/cut"));
    has(&page, "Table 1: name another winner");
    assert!(!fair.page(&fair.scorekeeper, &at("/cut")).text().contains("another winner"));
    let other = value(&page, "winner");
    let names = |seen: String| {
        let fields = [("winner", other.clone()), ("seen", seen), ("reason", "misread".to_owned())];
        send(&fair, "/rounds/3/tables/1/settle", &fields)
    };
    let refused = names(String::new());
    assert_eq!(refused.status, 422);
    has(&refused, "If another player should, name them on the page of the cut.");
    goes_to(&names(value(&page, "seen")), &at("/cut"));
    assert_eq!(value(&fair.page(&fair.director, &at("/cut")), "seen"), other);
    let bracket = fair.page(&fair.scorekeeper, &at("/bracket"));
    assert!(bracket.text().contains("misread") && !bracket.text().contains("the hall closes"));
}

#[test]
fn a_stale_page_starts_no_cut_and_two_directors_start_one() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    let stale = form(&page, "1");
    // The leader drops while the page is open.
    let leader: u32 = value(&page, "seen").split(' ').next().unwrap().parse().unwrap();
    goes_to(
        &send(&fair, &format!("/players/{leader}/drop"), &[("reason", String::new())]),
        &at(&format!("/players/{leader}")),
    );
    let refused = send(&fair, "/cut", &stale);
    assert_eq!(refused.status, 422);
    has(&refused, "The seeds have changed since you opened the page.");
    assert_ne!(value(&refused, "seen"), value(&page, "seen"), "the page shows the new seeds");
    goes_to(&send(&fair, "/cut", &form(&refused, "1")), &at("/cut"));
    let again = send(&fair, "/cut", &form(&refused, "1"));
    assert_eq!(again.status, 422);
    has(&again, "The bracket has started");
    assert_eq!(fair.here().log.iter().filter(|line| line.entry().kind() == "cut-started").count(), 1);
    let rubbish = [
        ("size", "5"),
        ("best_of", "2"),
        ("bracket", "x"),
        ("minutes", "-1"),
        ("decks", ""),
        ("seen", "a b"),
    ];
    let fair = swiss();
    let refused = send(&fair, "/cut", &rubbish.map(|(name, value)| (name, value.to_owned())));
    assert_eq!(refused.status, 422);
    let withdrawn = send(&fair, "/cut/withdraw", &[("reason", "none".to_owned())]);
    assert_eq!(withdrawn.status, 422);
    has(&withdrawn, "There is no cut.");
}

#[test]
fn a_cut_is_undone_with_a_reason_and_the_bracket_is_gone() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    send(&fair, "/cut", &form(&page, "1"));
    send(&fair, "/cut/pair", &[]);
    has(&fair.page(&fair.director, &at("/cut")), "Take the cut back");
    let back = [("reason", "top 2 was announced".to_owned())];
    goes_to(&send(&fair, "/cut/withdraw", &back), &at("/cut"));
    assert_eq!(fair.page(&fair.director, &at("/bracket")).status, 404);
    assert!(fair.here().tournament.round(RoundNumber(3)).is_none());
    has(&fair.page(&fair.director, &at("/log")), "top 2 was announced");
}

#[test]
fn a_stage_that_is_undone_keeps_its_name_in_the_log() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    send(&fair, "/cut", &form(&page, "1"));
    send(&fair, "/cut/pair", &[]);
    let line = fair.here().log.len();
    let undo = [("intent", "undo"), ("reason", "somebody left")];
    assert_eq!(fair.send(&fair.director, &at(&format!("/log/{line}/undo")), &undo).status, 303);
    assert!(fair.here().tournament.round(RoundNumber(3)).is_none());
    let log = fair.page(&fair.director, &at("/log"));
    has(&log, "Semi-final paired as round 3");
    assert!(!log.text().contains("Round 3 paired as round 3"), "{}", log.text());
    // The cut itself, too.
    let back = [("reason", "top 2 was announced".to_owned())];
    assert_eq!(send(&fair, "/cut/withdraw", &back).status, 303);
    has(&fair.page(&fair.director, &at("/log")), "Semi-final paired as round 3");
}

#[test]
fn a_cut_with_third_place_reseeded_and_with_new_decks_is_played_like_that() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    let mut fields = form(&page, "1");
    fields.retain(|(name, _)| !["bracket", "decks"].contains(name));
    let chosen = [("bracket", "reseeded"), ("decks", "new"), ("third_place", "yes")];
    fields.extend(chosen.map(|(name, value)| (name, value.to_owned())));
    goes_to(&send(&fair, "/cut", &fields), &at("/cut"));
    let here = fair.here();
    let started = here.tournament.cut().unwrap();
    assert_eq!((started.cut.bracket, started.cut.third_place), (BracketOrder::Reseeded, true));
    assert_eq!(started.decks, CutDecks::New);
    for _ in 0..2 {
        assert_eq!(send(&fair, "/cut/pair", &[]).status, 303);
        fair.give(Command::PublishRound(PublishRound {}));
        plays(&fair, true);
    }
    let bracket = fair.house.get(&at("/bracket")).send();
    has(&bracket, "Third place</h3>");
    assert!(!bracket.text().contains("bracket tree"), "no lines where the best meets the worst");
    let bronze = fair.here().tournament.rounds().next_back().unwrap().tables().count();
    assert_eq!(bronze, 2, "the final and the match for third place");
    has(&bracket, "third place");
    // Nobody who looks for a table takes it for the final.
    for page in ["/rounds/4", "/rounds/4/staff", "/print/pairings/4", "/print/slips/4"] {
        let page = fair.page(&fair.director, &at(page)).text();
        assert_eq!(page.matches("Third place").count(), 1, "{page}");
    }
    let here = fair.here();
    for player in here.tournament.rounds().next_back().unwrap().tables().nth(1).unwrap().pair.players {
        has(&fair.page(&fair.seat(player.0), &at("/me")), "<span class=\"note\">Third place</span>");
    }
    // That is a line more, for which slips to cut have no room in their usual letters.
    let slips = |round: u32| fair.page(&fair.director, &at(&format!("/print/slips/{round}?sheet=8"))).text();
    assert!(slips(4).contains("data-crowded") && !slips(3).contains("data-crowded"));
    let names = fair.page(&fair.director, &at("/print/names/4")).text();
    assert_eq!(names.matches(" (third place)").count(), 2, "{names}");
    for report in ["/rounds/4.txt", "/results/bbcode.txt", "/results/trekcc.txt"] {
        has(&fair.page(&fair.director, &at(report)), "Table 2, third place: ");
    }
    let sheet = fair.page(&fair.director, &at("/rounds/4.csv")).text();
    assert!(sheet.lines().next().unwrap().ends_with(",third place"), "{sheet}");
    assert_eq!(sheet.lines().filter(|line| line.ends_with(",yes")).count(), 2, "{sheet}");
    let earlier = fair.page(&fair.director, &at("/rounds/3.csv")).text();
    assert!(!earlier.contains("third place"), "{earlier}");
    let told = document(&fair, 4);
    assert_eq!(told["tables"][1]["part"], "third-place", "{told}");
    assert!(told["tables"][0].get("part").is_none(), "{told}");
}

#[test]
fn a_seed_who_left_and_comes_back_has_the_seat_again_until_its_match_has_begun() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=2"));
    goes_to(&send(&fair, "/cut", &form(&page, "1")), &at("/cut"));
    send(&fair, "/cut/pair", &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    let before = fair.here().tournament.state();
    let started = fair.here().tournament.cut().unwrap().clone();
    let (first, reserve) = (started.seeds[0], started.reserves[0]);
    let seat = fair.seat(first.0);
    let leaving = fair.page(&seat, &at("/me/leave"));
    has(&leaving, "takes your place in the cut at once.");
    assert!(!leaving.text().contains("still needs its result"));
    // The staff read who plays instead, before and after.
    let panel = fair.page(&fair.director, &at(&format!("/players/{}", first.0)));
    has(&panel, "takes the place in the cut at once: call them to their table.");
    assert_eq!(fair.send(&seat, &at("/me/leave"), &[]).status, 303);
    let instead = format!("{} plays in the cut instead: call them", fair.here().name(reserve));
    has(&fair.page(&fair.director, &at("/desk")), &instead.replace('<', "&#60;").replace('>', "&#62;"));
    has(&fair.page(&seat, &at("/me")), "The director can bring you back.");
    let (path, back) = (at(&format!("/players/{}", first.0)), format!("/players/{}/reinstate", first.0));
    let page = fair.page(&fair.director, &path);
    has(&page, "Plays in the cut again as seed 1.");
    has(&page, "who moved up, is a reserve again.");
    assert_eq!(send(&fair, &back, &[]).status, 303);
    assert_eq!(fair.here().tournament.state(), before);
    has(&fair.page(&fair.director, &at("/log")), "came back as seed 1.");
    // The second time the reserve plays.
    assert_eq!(fair.send(&seat, &at("/me/leave"), &[]).status, 303);
    plays(&fair, false);
    let page = fair.page(&fair.director, &path);
    has(&page, "No longer plays in the cut:");
    has(&page, "plays as seed 1, and that match has begun.");
    has(&fair.page(&seat, &at("/me")), "The tournament is played to its end without you.");
    assert_eq!(send(&fair, &back, &[]).status, 303);
    assert_eq!(fair.here().tournament.cut().unwrap().seeds[0], reserve);
}

#[test]
fn the_desk_marks_a_player_who_left_in_the_middle_of_a_match_and_only_the_opponent_goes_on() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=2"));
    goes_to(&send(&fair, "/cut", &form(&page, "3")), &at("/cut"));
    send(&fair, "/cut/pair", &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    plays(&fair, false);
    let waits = "has left, and the match has no winner yet";
    assert!(!fair.page(&fair.director, &at("/desk")).text().contains(waits));
    let seeds = fair.here().tournament.cut().unwrap().seeds.clone();
    let won: Vec<bool> = seeds
        .iter()
        .map(|seed| {
            let own = fair.page(&fair.seat(seed.0), &at("/me"));
            has(&own, "<span class=\"vh\">Table </span>1</p>");
            has(&own, "Game 2 of your match.");
            own.text().contains("you 1, your opponent 0.")
        })
        .collect();
    assert!(won == [true, false] || won == [false, true], "one has won the first game: {won:?}");
    let leave = fair.page(&fair.seat(seeds[0].0), &at("/me/leave"));
    has(&leave, "Your match at table 1 has no winner yet. If you leave now, ");
    assert!(!leave.text().contains("still needs its result"));
    send(&fair, &format!("/players/{}/drop", seeds[0].0), &[]);
    has(&fair.page(&fair.director, &at("/desk")), waits);
    has(&fair.page(&fair.seat(seeds[1].0), &at("/me")), "You win this match once the director records it.");
    let dropped = fair.page(&fair.seat(seeds[0].0), &at("/me"));
    has(&dropped, "You are not in the tournament any more");
    assert!(!dropped.text().contains("You left"), "{}", dropped.text());
    assert!(
        !fair.page(&fair.scorekeeper, &at("/desk")).text().contains(waits),
        "only directors name who goes on"
    );
    let page = fair.page(&fair.director, &at("/cut"));
    has(&page, "has left the tournament, so <bdi>");
    assert_eq!(value(&page, "winner"), seeds[1].to_string());
    assert!(!page.text().contains(&format!("name=\"winner\" value=\"{}\"", seeds[0])));
    let names = |winner: String| {
        let fields = [("winner", winner), ("reason", "the other is gone".to_owned())];
        send(&fair, "/rounds/3/tables/1/settle", &fields)
    };
    let refused = names(seeds[0].to_string());
    assert_eq!(refused.status, 422);
    has(&refused, "Name the opponent, or reinstate");
    goes_to(&names(seeds[1].to_string()), &at("/cut"));
    assert!(!fair.page(&fair.director, &at("/desk")).text().contains(waits));
}

/// Nobody will ever report such a match, so the desk keeps its line until the director has named who goes on.
#[test]
fn a_match_that_both_players_have_left_waits_for_the_director() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    goes_to(&send(&fair, "/cut", &form(&page, "3")), &at("/cut"));
    send(&fair, "/cut/pair", &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    plays(&fair, false);
    let seeds = fair.here().tournament.cut().unwrap().seeds.clone();
    let both = "have both left, and the match has no winner";
    for (player, told) in [(seeds[0], false), (seeds[3], true)] {
        send(&fair, &format!("/players/{player}/drop"), &[]);
        assert_eq!(fair.page(&fair.director, &at("/desk")).text().contains(both), told);
    }
    let page = fair.page(&fair.director, &at("/cut"));
    has(&page, "have both left the tournament, so no result will come.");
    has(&fair.page(&fair.director, &at("/desk")), "Semi-final, table 1.");
    for player in [seeds[0], seeds[3]] {
        has(&page, &format!("name=\"winner\" value=\"{player}\""));
    }
    has(&fair.page(&fair.stranger, &at("/bracket")), "has left");
    let fields = [("winner", seeds[3].to_string()), ("reason", "by lot".to_owned())];
    goes_to(&send(&fair, "/rounds/3/tables/1/settle", &fields), &at("/cut"));
    assert!(!fair.page(&fair.director, &at("/desk")).text().contains(both));
    // The draft of the next stage names who has left.
    for _ in 0..2 {
        plays(&fair, false);
    }
    plays(&fair, true);
    send(&fair, "/cut/pair", &[]);
    has(&fair.page(&fair.director, &at("/rounds/4/staff")), "has left, and the match has no winner yet");
}

/// The no-show is the end of one game of three: afterwards the director names who wins the match.
#[test]
fn in_a_match_of_three_the_desk_offers_the_no_show_of_its_first_game() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    goes_to(&send(&fair, "/cut", &form(&page, "3")), &at("/cut"));
    send(&fair, "/cut/pair", &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    let started = fair.here().tournament.cut().unwrap().clone();
    for player in started.reserves.iter().chain(&started.seeds[..1]) {
        send(&fair, &format!("/players/{player}/drop"), &[]);
    }
    let desk = fair.page(&fair.director, &at("/desk"));
    has(&desk, "Record game 1 as a no-show");
    has(&desk, " wins it.");
}

#[test]
fn two_or_three_players_are_offered_a_final_and_one_alone_is_not() {
    for players in [&SIX[..2], &SIX[..3]] {
        let fair = Fair::playing(players);
        plays(&fair, true);
        let page = fair.page(&fair.director, &at("/cut"));
        has(&page, "Start the cut to 2");
        assert!(!page.text().contains("needs at least two players"));
        goes_to(&send(&fair, "/cut", &form(&page, "1")), &at("/cut"));
        assert_eq!(fair.here().tournament.cut().unwrap().seeds.len(), 2);
    }
    let fair = Fair::playing(&SIX[..2]);
    plays(&fair, true);
    send(&fair, "/players/1/drop", &[("reason", String::new())]);
    has(&fair.page(&fair.director, &at("/cut")), "A cut to 2 needs at least two players.");
}

#[test]
fn third_place_in_a_cut_to_two_is_refused_with_a_sentence() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=2"));
    assert!(!page.text().contains("third_place"), "nothing to tick");
    let fields = form(&page, "1");
    let ticked = [fields.clone(), vec![("third_place", "yes".to_owned())]].concat();
    let refused = send(&fair, "/cut", &ticked);
    assert_eq!(refused.status, 422);
    has(&refused, "In a cut to 2 no semi-final is played, so no match decides third place.");
    assert!(fair.here().tournament.cut().is_none());
    goes_to(&send(&fair, "/cut", &fields), &at("/cut"));
}

#[test]
fn a_match_of_a_closed_stage_that_a_correction_left_without_a_winner_is_settled() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=4"));
    send(&fair, "/cut", &form(&page, "1"));
    send(&fair, "/cut/pair", &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    plays(&fair, true);
    let was = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
    let result = GameResult::ended([60, 60], EndReason::Time);
    let table = AtTable::new(RoundNumber(3), TableNumber(1));
    let (reason, dispute) = ("time was up".into(), None);
    fair.give(Command::CorrectResult(CorrectResult { at: table, was, result, reason, dispute }));
    has(&fair.page(&fair.director, &at("/desk")), "Name who goes on, or correct a result.");
    let page = fair.page(&fair.director, &at("/cut"));
    has(&page, "Table 1: no winner yet");
    has(&page, "and the round is closed.");
    assert!(!page.text().contains("Play another game"), "the stage is closed");
    assert!(!page.text().contains("is still being played"));
    let fields = [("winner", value(&page, "winner")), ("reason", "more missions solved".to_owned())];
    goes_to(&send(&fair, "/rounds/3/tables/1/settle", &fields), &at("/cut"));
    has(&fair.page(&fair.director, &at("/cut")), "The final can be paired.");
}

#[test]
fn a_settlement_is_shown_only_where_the_games_leave_the_match_open_and_undoing_it_says_what_changes() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=2"));
    send(&fair, "/cut", &form(&page, "3"));
    send(&fair, "/cut/pair", &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    let game = |number| AtTable::new(RoundNumber(3), TableNumber(1).of_game(number));
    let won =
        |winner: Side| GameResult::ended(winner.of([[100, 40], [40, 100]]), EndReason::Complete { winner });
    let records = |number, result| {
        fair.give(Command::RecordResult(RecordResult { at: game(number), result }));
    };
    records(1, won(Side::A));
    records(2, won(Side::B));
    let named =
        fair.here().tournament.round(RoundNumber(3)).unwrap().table(game(1).table).unwrap().pair.players;
    let [one, other] = named.map(|player| fair.here().name(player));
    let reason = "the hall closes".into();
    fair.give(Command::SettleMatch(SettleMatch { at: game(1), winner: named[0], instead: None, reason }));
    has(&fair.page(&fair.scorekeeper, &at("/bracket")), "Decided by the director");
    has(&fair.page(&fair.scorekeeper, &at("/bracket")), "the hall closes");
    let line = fair.here().log.len();
    let undoing = fair.page(&fair.director, &at(&format!("/log/{line}/undo")));
    has(&undoing, "Final, table 1: the match has no winner yet.");
    has(&undoing, "Final, table 1.3: it is there again.");
    assert!(!undoing.text().contains("Pairings, results and players stay"));
    // The first game was read wrongly: the other player has won both.
    let (was, result, reason) = (won(Side::A), won(Side::B), "read wrongly".into());
    fair.give(Command::CorrectResult(CorrectResult { at: game(1), was, result, reason, dispute: None }));
    let bracket = fair.page(&fair.scorekeeper, &at("/bracket"));
    assert!(!bracket.text().contains("Decided by the director"), "{one} does not go on, {other} does");
    assert!(!bracket.text().contains("the hall closes"));
}

#[test]
fn a_dispute_about_a_game_that_is_not_played_says_who_won_the_match_and_leads_to_it() {
    let fair = swiss();
    let page = fair.page(&fair.director, &at("/cut?size=2"));
    send(&fair, "/cut", &form(&page, "3"));
    send(&fair, "/cut/pair", &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    let game = |number| AtTable::new(RoundNumber(3), TableNumber(1).of_game(number));
    let won =
        |winner: Side| GameResult::ended(winner.of([[100, 40], [40, 100]]), EndReason::Complete { winner });
    for (number, result) in [(1, won(Side::A)), (2, won(Side::B))] {
        fair.give(Command::RecordResult(RecordResult { at: game(number), result }));
    }
    let (question, facts) = ("Does it count?".to_owned(), String::new());
    let (about, by, again) = (Some(game(3)), Teller::Unsaid, true);
    fair.give(Command::OpenDispute(OpenDispute { at: about, question, facts, by, again }));
    let dispute = at("/disputes/1");
    has(&fair.page(&fair.director, &dispute), "none yet");
    assert_eq!(fair.page(&fair.director, &at("/rounds/3/tables/1.3")).status, 200, "the control");
    // The second game was read wrongly, so there is no third.
    let (was, result, reason) = (won(Side::B), won(Side::A), "read wrongly".into());
    fair.give(Command::CorrectResult(CorrectResult { at: game(2), was, result, reason, dispute: None }));
    let page = fair.page(&fair.director, &dispute);
    has(&page, "not played in the end: ");
    has(&page, " has won the match");
    let text = page.text();
    let links = text.split("href=\"").skip(1).filter_map(|rest| rest.split(['"', '#']).next());
    for link in links.filter(|link| link.starts_with(&at(""))) {
        let answer = fair.page(&fair.director, &link.replace("&#38;", "&"));
        assert_ne!(answer.status, 404, "{link}");
    }
    goes_to(&fair.page(&fair.director, &at("/rounds/3/tables/1.3")), &at("/rounds/3/staff#table-1"));
    assert_eq!(fair.page(&fair.director, &at("/rounds/3/tables/1.4")).status, 404, "there never was one");
}
