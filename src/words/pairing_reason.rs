//! Why two players were paired, or why one has the bye, in the reader's language, and in English as each entry says it.

use crate::domain::bracket::double::MatchPart;
use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::obstacle::Obstacle;
use crate::domain::pairing::{FixedSeat, SwissReason};
use crate::domain::tournament::pairing_reason::{ByeCause, PairingCause, PairingReason, WhyPaired};
use crate::domain::tournament::round::{ByeGiven, PairedTable, Round, Table};
use crate::messages::{Argument, Message, ToArgument, english, say};
use crate::words::numbers::{list, semicolons};
use crate::words::{in_english, sentences};

in_english! {
    WhyPaired<'_>: |it| pair_because(it, CountedPoints::InLog, |player| format!("#{player}")),
    ByeCause: |it| bye_because(it, CountedPoints::InLog),
}

/// Names beyond these are counted.
const READ_ALOUD: usize = 6;

/// Points in such a sentence.
#[derive(Debug, Clone, Copy)]
enum CountedPoints {
    /// With the plural of the reader's language.
    OnPage(i64),
    /// As logs and the console have always said them: “both have 1 points”.
    InLog(i64),
}

impl ToArgument for CountedPoints {
    fn to_argument(&self) -> Argument {
        match self {
            Self::OnPage(points) => points.to_argument(),
            // Text chooses no singular.
            Self::InLog(points) => points.to_string().to_argument(),
        }
    }
}

/// Why two players meet at this table, and which fixed table is not kept there.
pub fn why_at(round: &Round, table: &Table, name: impl Fn(PlayerId) -> String + Copy) -> Message {
    let why = why_paired(&table.pair, round.algorithm, name);
    sentences(why, fixed_not_kept(round, table.pair.table, name))
}

/// Which fixed tables are not kept at a table of a heat or a stage; `None` if there are none.
pub fn fixed_not_kept(
    round: &Round,
    table: TableNumber,
    name: impl Fn(PlayerId) -> String,
) -> Option<Message> {
    let (first, later) = round.fixed_tables_met(table)?;
    let of = |(player, table): (PlayerId, TableNumber)| {
        say("pairing-not-kept-table").with("table", table).with("name", name(player)).to_string()
    };
    let later: Vec<String> = later.into_iter().map(of).collect();
    let (table, first) = (table.table(), name(first));
    Some(say("pairing-not-kept").with("table", table).with("name", first).with("later", list(&later)))
}

/// Why two players meet, with their names; the round was paired by this algorithm.
pub fn why_paired(
    pair: &PairedTable,
    algorithm: Algorithm,
    name: impl Fn(PlayerId) -> String + Copy,
) -> Message {
    match &pair.cause {
        None => quoted(&pair.why, name),
        Some(cause) => {
            pair_because(&WhyPaired { players: pair.players, cause, algorithm }, CountedPoints::OnPage, name)
        }
    }
}

/// Why two players meet, in English as a log has it and the console says it.
pub fn why_in_english(why: &WhyPaired<'_>, name: impl Fn(PlayerId) -> String + Copy) -> String {
    in_english(|| pair_because(why, CountedPoints::InLog, name))
}

fn pair_because(
    why: &WhyPaired<'_>,
    counted: fn(i64) -> CountedPoints,
    name: impl Fn(PlayerId) -> String + Copy,
) -> Message {
    let [a, b] = why.players;
    match why.cause {
        PairingCause::Swiss { reason, obstacle } => {
            let never = match why.algorithm.puts_apart_first() {
                true => say("pairing-never-given-up-at-last"),
                false => say("pairing-never-given-up"),
            };
            swiss(scores(why.players, reason.points, counted, name), reason, never, obstacle.as_deref(), name)
        }
        PairingCause::Timetable([number_a, number_b]) => {
            say("pairing-timetable").with("a", *number_a).with("b", *number_b)
        }
        PairingCause::Bracket { part, seeds: [seed_a, seed_b] } => {
            let meet = say("pairing-seeds")
                .with("a", name(a))
                .with("seed-a", *seed_a)
                .with("b", name(b))
                .with("seed-b", *seed_b);
            match part {
                MatchPart::Main => meet,
                MatchPart::Losers => say("pairing-losers-side").with("meet", meet),
                MatchPart::ThirdPlace => say("pairing-third-place").with("meet", meet),
            }
        }
        PairingCause::ByHand(reason) => by_hand(reason),
    }
}

/// Why a player has the bye.
pub fn why_bye(bye: &ByeGiven, name: impl Fn(PlayerId) -> String) -> Message {
    match &bye.cause {
        None => quoted(&bye.why, name),
        Some(cause) => bye_because(cause, CountedPoints::OnPage),
    }
}

fn bye_because(cause: &ByeCause, counted: fn(i64) -> CountedPoints) -> Message {
    match cause {
        ByeCause::Swiss { points, former, groups_below } => say("pairing-bye")
            .with("points", counted(*points))
            .with(
                "group",
                match *groups_below {
                    0 => say("pairing-bye-lowest-group"),
                    more => say("pairing-bye-group").with("groups", more),
                },
            )
            .with(
                "former",
                match *former {
                    0 => say("pairing-bye-first"),
                    more => say("pairing-bye-again").with("byes", more),
                },
            ),
        ByeCause::Timetable(number) => say("pairing-timetable-bye").with("number", *number),
        ByeCause::ByHand(reason) => by_hand(reason),
    }
}

fn by_hand(reason: &str) -> Message {
    say("pairing-by-hand").with("reason", reason)
}

/// The sentence of a log of an earlier version, in which there is nothing else.
fn quoted(reason: &PairingReason, name: impl Fn(PlayerId) -> String) -> Message {
    match reason.given() {
        Some(given) => by_hand(given),
        None => say("pairing-quoted").with("reason", english(reason.words(name))),
    }
}

fn swiss(
    scores: Message,
    reason: &SwissReason,
    never: Message,
    obstacle: Option<&Obstacle>,
    name: impl Fn(PlayerId) -> String + Copy,
) -> Message {
    let met = &reason.met_in;
    let rematch = || {
        let rounds: Vec<String> = met.iter().map(ToString::to_string).collect();
        let cause = obstacle.map_or_else(|| say("pairing-every-one-needs-it"), |it| unavoidable(it, name));
        say("pairing-rematch").with("number", met.len()).with("rounds", list(&rounds)).with("why", cause)
    };
    let fixed = |seat: FixedSeat| {
        let fixed = say("pairing-fixed-table").with("table", seat.table).with("name", name(seat.player));
        match seat.later {
            None => fixed,
            Some((other, table)) => {
                say("pairing-fixed-first").with("fixed", fixed).with("table", table).with("name", name(other))
            }
        }
    };
    let more = [
        (!met.is_empty()).then(rematch),
        reason.never.then_some(never),
        reason.not_kept_apart.then(|| say("pairing-apart-given-up")),
        reason.fixed.map(fixed),
    ];
    more.into_iter()
        .flatten()
        .fold(scores, |said, next| say("pairing-and").with("said", said).with("next", next))
}

fn scores(
    [a, b]: [PlayerId; 2],
    [points_a, points_b]: [i64; 2],
    counted: fn(i64) -> CountedPoints,
    name: impl Fn(PlayerId) -> String,
) -> Message {
    let (higher, down, up) = match points_a.cmp(&points_b) {
        std::cmp::Ordering::Equal => return say("pairing-same-points").with("points", counted(points_a)),
        std::cmp::Ordering::Greater => (a, points_a, points_b),
        std::cmp::Ordering::Less => (b, points_b, points_a),
    };
    // Here logs know the singular.
    let up = if up == 1 { CountedPoints::OnPage(up) } else { counted(up) };
    say("pairing-paired-down").with("name", name(higher)).with("down", down).with("up", up)
}

/// Why a rematch could not be avoided, as a clause.
fn unavoidable(obstacle: &Obstacle, name: impl Fn(PlayerId) -> String + Copy) -> Message {
    let names = |players: &[PlayerId]| players.iter().map(|player| name(*player)).collect::<Vec<_>>();
    let bye = obstacle.bye_helps.then(|| say("pairing-the-bye").to_string());
    let helpers: Vec<String> = names(&obstacle.helpers).into_iter().chain(bye).collect();
    let count = obstacle.groups.len();
    if obstacle.groups.iter().all(|group| group.len() == 1) {
        let who = in_brief(&names(&obstacle.groups.concat()));
        return if helpers.is_empty() {
            say("pairing-met-everybody").with("count", count).with("who", who)
        } else {
            say("pairing-met-nearly-everybody")
                .with("count", count)
                .with("who", who)
                .with("except", in_brief(&helpers))
        };
    }
    let groups: Vec<String> = obstacle.groups.iter().map(|group| in_brief(&names(group))).collect();
    let groups = semicolons(&groups);
    match helpers.as_slice() {
        [] => say("pairing-groups").with("count", count).with("groups", groups),
        [only] => {
            say("pairing-groups-but-one").with("count", count).with("groups", groups).with("only", only)
        }
        more => say("pairing-groups-but-some")
            .with("count", count)
            .with("groups", groups)
            .with("helpers", more.len())
            .with("except", in_brief(more)),
    }
}

/// A list that can be read aloud: beyond a handful, the rest are counted.
fn in_brief(names: &[String]) -> String {
    match names.split_at_checked(READ_ALOUD) {
        Some((first, rest)) if rest.len() > 1 => {
            say("pairing-and-others").with("names", first.join(", ")).with("others", rest.len()).to_string()
        }
        Some(_) | None => list(names),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::RoundNumber;
    use crate::domain::pairing::objective::Objective;
    use crate::domain::pairing::timetable::Timetable;
    use crate::domain::pairing::{Bye, Optimality, PairedRound, Pairing, Work};
    use crate::domain::reason::TypedReason;
    use crate::messages::Language;

    fn name(player: PlayerId) -> String {
        format!("P{player}")
    }

    fn reason(points: [i64; 2], met: &[u32]) -> SwissReason {
        let met_in = met.iter().copied().map(RoundNumber).collect();
        SwissReason { points, met_in, not_kept_apart: false, never: false, fixed: None }
    }

    fn obstacle(groups: &[&[u32]], helpers: &[u32], bye_helps: bool) -> Obstacle {
        let players = |some: &[u32]| some.iter().copied().map(PlayerId).collect();
        let groups = groups.iter().map(|group| players(group)).collect();
        Obstacle { groups, helpers: players(helpers), bye_helps }
    }

    /// What the log says of players 1 and 2 at table 3, and what a page says.
    fn both(algorithm: Algorithm, reason: SwissReason, obstacle: Option<Obstacle>) -> [String; 3] {
        let players = [PlayerId(1), PlayerId(2)];
        let pairing = Pairing { table: TableNumber(3), players, reason };
        let round = PairedRound {
            round: RoundNumber(4),
            seed: 7,
            algorithm,
            pairings: vec![pairing.clone()],
            bye: None,
            earned_byes: Vec::new(),
            objective: Objective::default(),
            optimal: Optimality::NotProved,
            obstacle,
            work: Work::default(),
        };
        let cause = PairingCause::of_swiss(&round, &pairing);
        let pair = PairedTable::paired(pairing.table, players, cause, algorithm);
        let said = || why_paired(&pair, algorithm, name).to_string();
        [pair.why.words(name), said(), Language::German.speak(said)]
    }

    #[test]
    fn a_page_says_of_a_swiss_pairing_what_the_log_says() {
        let fixed = |later| Some(FixedSeat { player: PlayerId(2), table: TableNumber(3), later });
        let met = || reason([6, 6], &[1, 3]);
        let many: Vec<u32> = (3..12).collect();
        let alone: Vec<&[u32]> = many.chunks(1).collect();
        for (reason, obstacle) in [
            (reason([6, 6], &[]), None),
            (reason([6, 4], &[]), None),
            (reason([4, 6], &[2]), None),
            (met(), Some(obstacle(&[&[1]], &[], false))),
            (met(), Some(obstacle(&[&[1], &[2]], &[], false))),
            (met(), Some(obstacle(&alone, &[], false))),
            (met(), Some(obstacle(&[&[1], &[2], &[5]], &[6], true))),
            (met(), Some(obstacle(&[&[1, 2, 3], &[5]], &[], false))),
            (met(), Some(obstacle(&[&[1, 2, 3], &[5]], &[], true))),
            (met(), Some(obstacle(&[&[1, 2, 3], &[5], &[7], &[8]], &[9, 10], false))),
            (SwissReason { never: true, ..reason([6, 6], &[]) }, None),
            (SwissReason { not_kept_apart: true, ..reason([6, 4], &[]) }, None),
            (SwissReason { fixed: fixed(None), ..reason([6, 6], &[]) }, None),
            (SwissReason { never: true, fixed: fixed(Some((PlayerId(1), TableNumber(9)))), ..met() }, None),
        ] {
            for algorithm in [Algorithm::ScoreGroups, Algorithm::NEWEST] {
                let [log, page, german] = both(algorithm, reason.clone(), obstacle.clone());
                assert_eq!(page, log);
                assert!(!german.contains(" the ") && !german.contains("{$"), "{german}");
            }
        }
    }

    #[test]
    fn two_who_should_never_meet_are_told_what_was_worse_when_their_round_was_paired() {
        let never = || SwissReason { never: true, ..reason([6, 6], &[]) };
        let [.., older, _] = both(Algorithm::ScoreGroups, never(), None);
        let [.., newer, _] = both(Algorithm::NEWEST, never(), None);
        assert!(older.ends_with("but that would take another rematch or a worse bye"), "{older}");
        assert!(
            newer.ends_with("but every pairing of this round has such a pair, and none has fewer"),
            "{newer}"
        );
    }

    #[test]
    fn one_point_is_singular_on_a_page() {
        let [_, page, german] = both(Algorithm::NEWEST, reason([1, 1], &[]), None);
        assert_eq!((page.as_str(), german.as_str()), ("both have 1 point", "beide haben 1 Punkt"));
        let bye = ByeCause::Swiss { points: 1, former: 0, groups_below: 0 };
        let page = why_bye(&ByeGiven::paired(PlayerId(7), bye), name).to_string();
        assert_eq!(page, "1 point, the lowest score group; no bye before");
    }

    #[test]
    fn a_page_says_of_a_bye_what_the_log_says() {
        for (former, groups_below) in [(0, 0), (1, 1), (2, 3)] {
            let bye = Bye { player: PlayerId(7), points: 6, former, groups_below };
            let given = ByeGiven::paired(bye.player, ByeCause::of_swiss(&bye));
            assert_eq!(why_bye(&given, name).to_string(), given.why.written());
        }
    }

    #[test]
    fn a_page_says_of_a_timetable_what_the_log_says() {
        let timetable = Timetable::drawn(7, (1..=5).map(|player| (PlayerId(player), "a hash")));
        let round = timetable.round(RoundNumber(2)).unwrap();
        let (players, bye) = (round.tables[0], round.bye.unwrap());
        let cause = PairingCause::of_timetable(&timetable, players).unwrap();
        let pair = PairedTable::paired(TableNumber(1), players, cause, Algorithm::Circle);
        assert_eq!(why_paired(&pair, Algorithm::Circle, name).to_string(), pair.why.written());
        let given = ByeGiven::paired(bye, ByeCause::of_timetable(&timetable, bye).unwrap());
        assert_eq!(why_bye(&given, name).to_string(), given.why.written());
    }

    #[test]
    fn a_log_says_a_pairing_in_the_words_of_every_version_whatever_the_thread_speaks() {
        let written = |cause: &PairingCause| {
            let why = WhyPaired { players: [1, 2].map(PlayerId), cause, algorithm: Algorithm::NEWEST };
            Language::French.speak(|| PairingReason::of_pair(&why).written().to_owned())
        };
        let swiss = |reason: SwissReason, obstacle: Option<Obstacle>| {
            written(&PairingCause::Swiss { reason, obstacle: obstacle.map(Box::new) })
        };
        let points = |points| swiss(reason(points, &[]), None);
        assert_eq!(points([0, 0]), "both have 0 points");
        assert_eq!(points([1, 1]), "both have 1 points");
        assert_eq!(points([4, 1]), "#1 (4) is paired down with a player on 1 point");
        assert_eq!(points([-1, 1000]), "#2 (1000) is paired down with a player on -1 points");
        let rematch = "both have 1 points; rematch of rounds 1, 2 and 3, which could not be avoided: ";
        for (obstacle, said) in [
            (None, "every other pairing found needs one too, or would seat players who are kept apart"),
            (
                Some(obstacle(&[&[1], &[2]], &[], false)),
                "#1 and #2 have each already met everybody else in this round",
            ),
            (
                Some(obstacle(&[&[1], &[2]], &[4], true)),
                "#1 and #2 have each already met everybody else in this round except #4 and the bye, which is not \
                 enough for all of them",
            ),
            (
                Some(obstacle(&[&[1, 3, 4], &[2]], &[5], false)),
                "there are 2 groups whose members have met everybody outside their own group except #5: #1, #3 and \
                 #4; #2. Each group is odd in number, so one of each is left over and only one of these 2 can meet \
                 #5",
            ),
        ] {
            assert_eq!(swiss(reason([1, 1], &[1, 2, 3]), obstacle), format!("{rematch}{said}"));
        }
        let fixed = FixedSeat { player: PlayerId(2), table: TableNumber(3), later: None };
        let kept = SwissReason { fixed: Some(fixed), not_kept_apart: true, ..reason([6, 6], &[]) };
        assert_eq!(
            swiss(kept, None),
            "both have 6 points; they were to be kept apart, but any other pairing is worse in score or rematches; \
             table 3 is fixed for #2"
        );
        assert_eq!(written(&PairingCause::Timetable([3, 8])), "numbers 3 and 8 of the timetable");
        for (part, side) in [
            (MatchPart::Main, ""),
            (MatchPart::Losers, "Losers’ side: "),
            (MatchPart::ThirdPlace, "For third place: "),
        ] {
            let said = written(&PairingCause::Bracket { part, seeds: [1, 4] });
            assert_eq!(said, format!("{side}#1 (seed 1) meets #2 (seed 4)."));
        }
    }

    #[test]
    fn a_log_says_a_bye_in_the_words_of_every_version() {
        let swiss = |points, former, groups_below| ByeCause::Swiss { points, former, groups_below };
        for (cause, said) in [
            (swiss(0, 0, 0), "0 points, the lowest score group; no bye before"),
            (
                swiss(1, 1, 1),
                "1 points, one score group above the lowest, because those below could not have it; one bye before; \
                 giving it to a player without one would take another rematch or a meeting of players who are kept \
                 apart",
            ),
            (
                swiss(6, 2, 3),
                "6 points, 3 score groups above the lowest, because those below could not have it; 2 byes before; \
                 giving it to a player with fewer would take another rematch or a meeting of players who are kept \
                 apart",
            ),
            (ByeCause::Timetable(5), "number 5 of the timetable meets nobody in this round"),
        ] {
            assert_eq!(ByeGiven::paired(PlayerId(7), cause).why.written(), said);
        }
    }

    #[test]
    fn an_older_log_and_a_person_are_quoted() {
        let sentence: PairingReason = serde_json::from_str(r##""#1 floats down""##).unwrap();
        let players = [PlayerId(1), PlayerId(2)];
        let old = PairedTable { table: TableNumber(3), players, why: sentence, cause: None, place: None };
        let said = |pair: &PairedTable| {
            Language::German.speak(|| why_paired(pair, Algorithm::Blossom, name).to_string())
        };
        assert_eq!(said(&old), "P1 floats down");
        let typed = TypedReason::from("sie wohnen zusammen").read(500).unwrap();
        let by_hand = PairedTable::by_hand(TableNumber(3), players, &typed.unwrap());
        assert_eq!(said(&by_hand), "Von Hand geändert: sie wohnen zusammen");
        let told = said(&by_hand);
        // An earlier version wrote the same sentence, and no value.
        let old = PairedTable { cause: None, ..by_hand };
        assert_eq!(said(&old), told);
    }
}
