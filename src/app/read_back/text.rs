//! The report in the order of trekcc.org's form, read line by line. It states no numbers of players where they play, so each
//! name is looked up in its list of players.

use std::collections::BTreeMap;

use crate::app::open_data::State;
use crate::app::open_data::affiliations::{AFFILIATIONS, EARLIER_AFFILIATIONS};
use crate::app::open_data::report::{
    CUT, DECIDED, DISQUALIFIED, IN_THE_HEATS, LEVEL, LOST_BY_PENALTY, NEEDLESS, PLANNED, SYSTEM, THIRD_PLACE,
};
use crate::app::read_back::agreement::Figures;
use crate::app::read_back::{
    ReportFile, ReportedBye, ReportedCut, ReportedPlace, ReportedPlayer, ReportedPod, ReportedRound,
    ReportedSeat, ReportedSettled, ReportedSide, ReportedTable, ReportedTournament, play_named,
};
use crate::app::unfit_report::{MissingFact, UnfitReport};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::WonMissions;
use crate::domain::tournament::play::Play;

/// Whether a text is a report in this order.
pub(super) fn is_text(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    text.lines().nth(1).is_some_and(|line| line.starts_with("Date: "))
        && text.lines().any(|line| line == "Players")
}

/// A line with its number.
type Line<'t> = (usize, &'t str);

/// Reads a report in this order.
///
/// # Errors
/// What is missing, or the first line that does not belong to a report.
pub(super) fn read(text: &str) -> Result<ReportFile, UnfitReport> {
    let text = text.trim_start_matches('\u{feff}');
    let lines: Vec<Line<'_>> = (1..).zip(text.lines().map(str::trim_end)).collect();
    let mut parts = lines.split(|(_, line)| line.is_empty()).filter(|part| !part.is_empty());
    let facts = parts.next().ok_or(UnfitReport::Missing(MissingFact::Title))?;
    let named = parts.next().ok_or(UnfitReport::Missing(MissingFact::Players))?;
    let mut rest: Vec<&[Line<'_>]> = parts.collect();
    let last = rest.pop().and_then(<[Line<'_>]>::split_first);
    let ((_, title), places) = last.ok_or(UnfitReport::Missing(MissingFact::Ranking))?;
    if *title != "Final ranking" {
        return Err(UnfitReport::NotOver);
    }
    let players = Players::of(named)?;
    let ranking = places.iter().map(|line| players.place(*line)).collect::<Result<Vec<_>, _>>()?;
    let stated = fact(facts, "Scoring").ok_or(UnfitReport::Missing(MissingFact::Scoring))?;
    let play = play_named(stated).ok_or(UnfitReport::Profile)?;
    // What they played moves no result.
    let is_round = |title: &str| ![AFFILIATIONS, EARLIER_AFFILIATIONS].contains(&title);
    let rounds = rest.into_iter().filter(|part| part.first().is_none_or(|(_, line)| is_round(line)));
    let mut rounds = rounds.map(|part| players.round(part, &play)).collect::<Result<Vec<_>, _>>()?;
    let cut = cut(facts)?;
    let after = cut.as_ref().map_or(rounds.len(), |(_, after)| *after);
    for (stage, round) in (1..).zip(rounds.iter_mut().skip(after)) {
        round.stage = Some(stage);
    }
    let mut tournament = tournament(facts, &play, players.listed(&rounds, after), ranking)?;
    tournament.cut = cut.map(|(cut, _)| cut);
    Ok(ReportFile { tournament, rounds, standings: None })
}

/// What a line of the head says.
fn fact<'t>(facts: &[Line<'t>], name: &str) -> Option<&'t str> {
    Some(stated(facts, name)?.1)
}

/// The line of the head with this name: its number, and what it says.
fn stated<'t>(facts: &[Line<'t>], name: &str) -> Option<Line<'t>> {
    // The first line is the title, whatever it says.
    let mut told = facts.iter().skip(1);
    told.find_map(|(at, line)| Some((*at, line.strip_prefix(name)?.strip_prefix(": ")?)))
}

/// `Cut: 4 after round 5, best of 1, fixed, single; seeds 3 1 7 2`, with the number of that round.
fn cut(facts: &[Line<'_>]) -> Result<Option<(ReportedCut, usize)>, UnfitReport> {
    let Some((at, line)) = stated(facts, CUT) else { return Ok(None) };
    let read = || {
        let (how, seeds) = line.split_once("; seeds ")?;
        let third_place = how.strip_suffix(THIRD_PLACE);
        let mut parts = third_place.unwrap_or(how).split(", ");
        let (size, after) = parts.next()?.split_once(" after round ")?;
        let cut = ReportedCut {
            size: size.parse().ok()?,
            best_of: parts.next()?.strip_prefix("best of ")?.parse().ok()?,
            bracket: parts.next()?.to_owned(),
            elimination: parts.next()?.to_owned(),
            third_place: third_place.is_some(),
            seeds: seeds.split(' ').map(str::parse).collect::<Result<Vec<u32>, _>>().ok()?,
        };
        Some((cut, after.parse().ok()?))
    };
    read().map(Some).ok_or(UnfitReport::Line(at))
}

/// `9, rounds: 3`: how many players and rounds.
fn counted(line: &str) -> Option<(usize, usize)> {
    let (players, rounds) = line.split_once(", rounds: ")?;
    Some((players.parse().ok()?, rounds.parse().ok()?))
}

/// `8 points, differential +130`, or `164725 tribbles`, or `10 tribbles there, 164725 in the heats` of the top table.
fn figures(text: &str) -> Option<Figures> {
    if let Some(both) = text.strip_suffix(IN_THE_HEATS) {
        let (_, total) = both.rsplit_once(", ")?;
        return Some(Figures { total: Some(total.to_owned()), ..Figures::default() });
    }
    if let Some(total) = text.strip_suffix(" tribbles") {
        return Some(Figures { total: Some(total.to_owned()), ..Figures::default() });
    }
    let (points, differential) = text.split_once(", differential ")?;
    let (victory_points, _) = points.split_once(' ')?;
    Some(Figures {
        victory_points: Some(victory_points.parse().ok()?),
        differential: Some(differential.parse().ok()?),
        ..Figures::default()
    })
}

/// The number of a round that its title gives: `Round 2`, `Heat 2`. A stage of a cut has a name.
fn number_in(title: &str) -> Option<u32> {
    title.strip_prefix("Round ").or_else(|| title.strip_prefix("Heat "))?.parse().ok()
}

fn tournament(
    facts: &[Line<'_>],
    play: &Play,
    players: Vec<ReportedPlayer>,
    ranking: Vec<ReportedPlace>,
) -> Result<ReportedTournament, UnfitReport> {
    let (edition, profile) = match play {
        Play::Duels(profile) => (profile.edition, &profile.name),
        Play::Pods(rules) => (rules.profile.edition, &rules.profile.name),
    };
    let date = fact(facts, "Date").and_then(|date| date.parse().ok());
    let zone = fact(facts, "Time zone").ok_or(UnfitReport::Missing(MissingFact::Zone))?;
    Ok(ReportedTournament {
        title: facts.first().map(|(_, title)| (*title).to_owned()).unwrap_or_default(),
        date: date.ok_or(UnfitReport::Missing(MissingFact::Date))?,
        place: fact(facts, "Place").unwrap_or_default().to_owned(),
        time_zone: zone.to_owned(),
        game: edition.code().to_owned(),
        format: fact(facts, "Game").map(str::to_owned),
        format_id: None,
        profile: profile.clone(),
        system: fact(facts, SYSTEM).map(str::to_owned),
        level: fact(facts, LEVEL).map(str::to_owned),
        rounds_planned: fact(facts, PLANNED).and_then(|rounds| rounds.parse().ok()),
        state: State::Closed,
        players,
        cut: None,
        ranking,
        counted: fact(facts, "Players").and_then(counted),
    })
}

/// Who played, by name, with the number and the last round before leaving.
struct Players<'t>(BTreeMap<&'t str, (u32, Option<u32>)>);

impl<'t> Players<'t> {
    fn of(named: &[Line<'t>]) -> Result<Self, UnfitReport> {
        let (head, lines) = named.split_first().ok_or(UnfitReport::Missing(MissingFact::Players))?;
        if head.1 != "Players" {
            return Err(UnfitReport::Missing(MissingFact::Players));
        }
        let mut players = BTreeMap::new();
        for (at, line) in lines {
            let (number, name) = line.split_once(". ").ok_or(UnfitReport::Line(*at))?;
            let number = number.parse().map_err(|_| UnfitReport::Line(*at))?;
            let left = name.strip_suffix(')').and_then(|name| name.rsplit_once(" (left after round "));
            let left = left.and_then(|(name, round)| Some((name, round.parse().ok()?)));
            let (name, left) = left.map_or((name, None), |(name, round)| (name, Some(round)));
            if players.insert(name, (number, left)).is_some() {
                return Err(UnfitReport::Twice(name.to_owned()));
            }
        }
        Ok(Self(players))
    }

    fn number(&self, name: &str) -> Option<u32> {
        self.0.get(name).map(|(number, _)| *number)
    }

    /// All of them; each came in the first round that tells of them, of those before a cut: nobody comes later.
    fn listed(&self, rounds: &[ReportedRound], after: usize) -> Vec<ReportedPlayer> {
        let mut first = BTreeMap::new();
        for (number, round) in (1..).zip(rounds.iter().take(after)) {
            let seated = round.tables.iter().flat_map(|table| table.sides.iter().map(|side| side.player));
            let in_pods = round.pods.iter().flat_map(|pod| pod.seats.iter().map(|seat| seat.player));
            let byes = round.byes.iter().map(|bye| bye.player);
            for player in seated.chain(in_pods).chain(byes).chain(round.away.iter().copied()) {
                first.entry(player).or_insert(number);
            }
        }
        let player = |(name, (number, left)): (&&str, &(u32, Option<u32>))| ReportedPlayer {
            player: *number,
            name: (*name).to_owned(),
            from_round: first.get(number).copied().unwrap_or(1),
            left_after_round: *left,
        };
        self.0.iter().map(player).collect()
    }

    /// `1. Kira: 8 points, differential +130`, or with what decided the place before the points.
    fn place(&self, (at, line): Line<'_>) -> Result<ReportedPlace, UnfitReport> {
        let read = || {
            let (place, rest) = line.split_once(". ")?;
            let ends = rest.match_indices(": ").map(|(end, _)| end);
            let known = ends.filter_map(|end| Some((self.number(rest.get(..end)?)?, rest.get(end + 2..)?)));
            // Nothing is said of a place that nothing decided, and that no points gave.
            let bare = || Some((self.number(rest.strip_suffix(':')?)?, ""));
            let (player, what) = known.last().or_else(bare)?;
            let (by, said) = what.split_once("; ").unwrap_or(("", what));
            let (place, by) = (place.parse().ok()?, by.to_owned());
            Some(ReportedPlace { place, player, name: None, by, figures: figures(said) })
        };
        read().ok_or(UnfitReport::Line(at))
    }

    fn round(&self, part: &[Line<'_>], play: &Play) -> Result<ReportedRound, UnfitReport> {
        let number = part.first().and_then(|(_, title)| number_in(title));
        let mut round = ReportedRound { round: number, ..ReportedRound::default() };
        for (at, line) in part.iter().skip(1) {
            let wrong = || UnfitReport::Line(*at);
            if let Some(name) = line.strip_prefix("Bye: ") {
                let earned = name.strip_suffix(" (earned)").and_then(|name| self.number(name));
                let player = earned.or_else(|| self.number(name)).ok_or_else(wrong)?;
                round.byes.push(ReportedBye { player, name: None, earned: earned.is_some() });
            } else if let Some(name) = line.strip_prefix("Absent: ") {
                round.away.insert(self.number(name).ok_or_else(wrong)?);
            } else if let Some(decided) = line.strip_prefix(DECIDED) {
                let read = || {
                    let (table, winner) = decided.split_once(": ")?;
                    Some(ReportedSettled { table: table.parse().ok()?, winner: self.number(winner)? })
                };
                round.settled.push(read().ok_or_else(wrong)?);
            } else {
                match play {
                    Play::Duels(profile) => {
                        let table = self.table(line, profile).ok_or_else(wrong)?;
                        round.tables.push(ReportedTable { line: Some(*at), ..table });
                    }
                    Play::Pods(_) => round.pods.push(self.pod(line).ok_or_else(wrong)?),
                }
            }
        }
        Ok(round)
    }

    /// `Table 1: Kira 638386, Odo 10110`. A name may hold a comma, too, so a seat ends where a known name and digits do.
    fn pod(&self, line: &str) -> Option<ReportedPod> {
        let (_, game) = line.strip_prefix("Table ")?.split_once(": ")?;
        let (mut seats, mut begins) = (Vec::new(), 0);
        for ends in game.match_indices(COMMA).map(|(at, _)| at).chain([game.len()]) {
            // Somewhere in between is no seat, and a line of nothing but commas is not tried out.
            if ends - begins > LONGEST_SEAT {
                return None;
            }
            let seat = game.get(begins..ends)?.rsplit_once(' ').and_then(|(name, total)| {
                let total = total.bytes().all(|digit| digit.is_ascii_digit()).then(|| total.to_owned());
                Some(ReportedSeat { player: self.number(name)?, name: None, total: Some(total?) })
            });
            if let Some(seat) = seat {
                seats.push(seat);
                begins = ends + COMMA.len();
            }
        }
        (begins > game.len()).then_some(ReportedPod { seats })
    }

    /// `Table 4: Kira FW +65 – Odo FL -65 (100:35)`; how the game ended follows the scores unless the grades tell it.
    fn table(&self, line: &str, profile: &Profile) -> Option<ReportedTable> {
        let (table, game) = line.strip_prefix("Table ")?.split_once(": ")?;
        let table = table.strip_suffix(THIRD_PLACE).unwrap_or(table);
        let (sides, figures) = game.strip_suffix(')')?.rsplit_once(" (")?;
        let counted = figures.strip_suffix(NEEDLESS);
        let (needless, figures) = (counted.is_some(), counted.unwrap_or(figures));
        let (scores, ending) = figures.split_once(", ").map_or((figures, None), |(a, b)| (a, Some(b)));
        let (a, b) = scores.split_once(':')?;
        let scores = [a.parse().ok()?, b.parse().ok()?];
        let split = |at: usize| {
            let one = self.side(sides.get(..at)?, scores[0])?;
            let other = self.side(sides.get(at + DASH.len()..)?, scores[1])?;
            Some([one, other])
        };
        // A name may hold the dash, too.
        let mut read = sides.match_indices(DASH).filter_map(|(at, _)| split(at));
        let sides = read.next().filter(|_| read.next().is_none())?;
        // The grades tell of a win that it was complete, and then that its missions were ticked where the rules ask for them.
        let (ending, is_complete) = match (ending, sides[0].grade.as_deref()) {
            // Reports of earlier versions have the code here.
            (Some(LOST_BY_PENALTY), _) => (DISQUALIFIED, false),
            (Some(ending), _) => (ending, false),
            (None, Some("FW" | "FL")) => ("complete", true),
            (None, Some(_)) => ("time", false),
            (None, None) => return None,
        };
        let both = is_complete && profile.scores.planet_and_space.as_ref().is_some_and(|asks| asks.value);
        let missions = WonMissions { planet: both, space: both };
        let (table, ending) = (table.to_owned(), Some(ending.to_owned()));
        Some(ReportedTable { table, sides, ending, missions, needless, line: None })
    }

    /// `Kira FW +65`, or the name alone of a game that does not count.
    fn side(&self, told: &str, score: i64) -> Option<ReportedSide> {
        let side = |player, grade, differential| {
            let (name, score) = (None, Some(score));
            ReportedSide { player, name, score, grade, differential }
        };
        let graded = || {
            let (graded, differential) = told.rsplit_once(' ')?;
            let (name, grade) = graded.rsplit_once(' ')?;
            let known = GRADES.contains(&grade).then(|| self.number(name)).flatten()?;
            Some(side(known, Some(grade.to_owned()), Some(differential.parse().ok()?)))
        };
        graded().or_else(|| self.number(told).map(|player| side(player, None, None)))
    }
}

/// What separates two players of a pod.
const COMMA: &str = ", ";
/// The longest name with the largest total, in bytes.
const LONGEST_SEAT: usize = 600;
/// What separates the two sides of a table.
const DASH: &str = " – ";
const GRADES: [&str; 5] = ["FW", "MW", "TT", "ML", "FL"];
