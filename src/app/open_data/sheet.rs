//! Standings and results as CSV, for spreadsheets.

use std::collections::HashMap;

use crate::app::open_data::affiliations::AffiliationsDocument;
use crate::app::open_data::rounds::{RoundDocument, SideDocument, TableDocument};
use crate::app::open_data::standings::{
    MeasureDocument, PodLineDocument, RecordDocument, StandingsDocument, StandingsLineDocument,
};
use crate::app::open_data::teams::{MemberDocument, TeamDocument, TeamsDocument};
use crate::app::open_data::{PlayerDocument, RankingLine};
use crate::app::series::table::{NamedSeriesLine, NamedSeriesTeam, SeriesTable};
use crate::domain::scoring::measure::Measure;
use crate::words::measure::measure_within;

/// What a spreadsheet would read as a formula if a cell began with it; where Chinese or Japanese is written, the
/// full-width signs begin one, too.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];

/// Where a spreadsheet may begin a new cell besides the comma: in Germany and France Excel cuts at the semicolon, and then
/// quotation marks around the whole text do not count.
const CUTS: [char; 3] = [';', '\t', '|'];

impl StandingsDocument {
    /// A line for each player, below a header.
    ///
    /// # Errors
    /// If memory runs out.
    pub fn csv(&self) -> Result<Vec<u8>, csv::Error> {
        if self.pod_lines.is_empty() {
            let measures: Vec<Measure> =
                self.tie_breakers.iter().filter_map(|code| own_column(code)).collect();
            let names: Vec<String> = measures.iter().map(|measure| measure_within(*measure)).collect();
            let head: Vec<&str> =
                LINE.into_iter().chain(names.iter().map(String::as_str)).chain([BEHIND]).collect();
            return write_rows(&head, self.lines.iter().map(|line| line.cells(&measures)));
        }
        write_rows(&POD_LINE, self.pod_lines.iter().map(PodLineDocument::cells))
    }
}

const LINE: [&str; 14] = [
    "place",
    "player",
    "name",
    "victory points",
    "differential",
    "full wins",
    "modified wins",
    "true ties",
    "modified losses",
    "full losses",
    "byes",
    "earned byes",
    "unplayed",
    LEFT_AFTER_ROUND,
];

/// The last round before somebody left.
const LEFT_AFTER_ROUND: &str = "left after round";

/// The last heat before somebody left, where pods are played.
const LEFT_AFTER_HEAT: &str = "left after heat";

/// The measure that put a line below the next better place; empty at the top.
const BEHIND: &str = "behind by";

/// A measure that needs a column beside those that every sheet has.
fn own_column(code: &str) -> Option<Measure> {
    Measure::of_code(code).filter(|measure| match measure {
        Measure::VictoryPoints
        | Measure::Differential
        | Measure::FullWins
        | Measure::ModifiedWins
        | Measure::FewestFullLosses => false,
        Measure::StrengthOfSchedule
        | Measure::HeadToHead
        | Measure::OpponentsStrength
        | Measure::FewestLosses
        | Measure::CumulativeVictoryPoints
        | Measure::Rating => true,
    })
}

const POD_LINE: [&str; 8] =
    ["place", "player", "name", "total", "place points", "pods won", "at top table", LEFT_AFTER_HEAT];

const RESULT: [&str; 13] = [
    "round",
    "table",
    "player",
    "name",
    "opponent",
    "opponent name",
    "grade",
    "victory points",
    "differential",
    "score",
    "opponent score",
    "ending",
    "corrected",
];

/// The column of a match for third place; only in a sheet that has one.
const THIRD_PLACE: &str = "third place";

const POD_RESULT: [&str; 6] = ["round", "table", "player", "name", "total", "place in the pod"];

const PLACE: [&str; 4] = ["place", "player", "name", "decided by"];

/// The places of a bracket, a line each below a header.
///
/// # Errors
/// If memory runs out.
pub fn places(ranking: &[RankingLine]) -> Result<Vec<u8>, csv::Error> {
    let cells = |one: &RankingLine| {
        vec![one.place.to_string(), one.player.to_string(), text(&one.name), one.by.clone()]
    };
    write_rows(&PLACE, ranking.iter().map(cells))
}

impl StandingsLineDocument {
    fn cells(&self, measures: &[Measure]) -> Vec<String> {
        let RecordDocument {
            full_wins,
            modified_wins,
            true_ties,
            modified_losses,
            full_losses,
            byes,
            earned_byes,
            unplayed,
        } = self.record;
        let counts =
            [full_wins, modified_wins, true_ties, modified_losses, full_losses, byes, earned_byes, unplayed];
        let value = |measure: &Measure| {
            let found = self.tie_breakers.iter().find(|one: &&MeasureDocument| one.measure == measure.code());
            found.and_then(|one| one.value.clone()).unwrap_or_default()
        };
        let behind = self.behind_by.and_then(Measure::of_code);
        let mut cells = vec![
            number(self.place),
            self.player.to_string(),
            text(&self.name),
            self.victory_points.to_string(),
            self.differential.to_string(),
        ];
        cells.extend(counts.map(|count| count.to_string()));
        cells.push(number(self.left_after_round));
        cells.extend(measures.iter().map(value));
        cells.push(behind.map(measure_within).unwrap_or_default());
        cells
    }
}

impl PodLineDocument {
    fn cells(&self) -> Vec<String> {
        vec![
            number(self.place),
            self.player.to_string(),
            text(&self.name),
            self.total.clone(),
            self.place_points.clone(),
            self.pods_won.to_string(),
            self.at_top.clone().unwrap_or_default(),
            number(self.left_after_round),
        ]
    }
}

/// What each player did in these rounds, a line each below a header; at its end after which round they left and what they
/// played, as far as it is known.
///
/// # Errors
/// If memory runs out.
pub fn results(
    rounds: &[RoundDocument],
    players: &[PlayerDocument],
    played: &[AffiliationsDocument],
) -> Result<Vec<u8>, csv::Error> {
    let in_pods = rounds.iter().any(|round| !round.pods.is_empty());
    let (mut head, mut rows): (Vec<&'static str>, Vec<Vec<String>>) = if in_pods {
        (POD_RESULT.to_vec(), rounds.iter().flat_map(pod_rows).collect())
    } else {
        (RESULT.to_vec(), rounds.iter().flat_map(rows).collect())
    };
    let thirds: Vec<[String; 2]> = rounds.iter().flat_map(for_third_place).collect();
    if !thirds.is_empty() {
        head.push(THIRD_PLACE);
        for row in &mut rows {
            let is_third = thirds.iter().any(|table| row.starts_with(table));
            row.push(if is_third { "yes" } else { "" }.to_owned());
        }
    }
    let left = players.iter().filter_map(|one| Some((one.player, one.left_after_round?.to_string())));
    let after = if in_pods { LEFT_AFTER_HEAT } else { LEFT_AFTER_ROUND };
    add_column(&mut head, &mut rows, after, left.collect());
    let played = played.iter().map(|one| (one.player, one.in_words()));
    add_column(&mut head, &mut rows, "personnel by affiliation", played.collect());
    write_rows(&head, rows.into_iter())
}

/// Adds what is known of players to each of their rows; no column if nothing is known of anybody.
fn add_column(
    head: &mut Vec<&'static str>,
    rows: &mut [Vec<String>],
    column: &'static str,
    known: Vec<(u32, String)>,
) {
    if known.is_empty() {
        return;
    }
    let known: HashMap<String, String> =
        known.into_iter().map(|(player, told)| (player.to_string(), told)).collect();
    let player = head.iter().position(|column| *column == "player").unwrap_or_default();
    for row in rows {
        let cell = row.get(player).and_then(|number| known.get(number)).cloned().unwrap_or_default();
        row.push(cell);
    }
    head.push(column);
}

/// The first cells of the rows of games for third place: the round and the table.
fn for_third_place(round: &RoundDocument) -> impl Iterator<Item = [String; 2]> {
    let tables = round.tables.iter().filter(|table| table.part.is_some());
    tables.map(move |table| [round.round.to_string(), table.table.clone()])
}

fn rows(round: &RoundDocument) -> Vec<Vec<String>> {
    let played = round.tables.iter().flat_map(|table| {
        let [a, b] = &table.sides;
        [side(round, table, a, b), side(round, table, b, a)]
    });
    let byes = round.byes.iter().map(|bye| {
        let why = if bye.earned { "earned bye" } else { "bye" };
        row_of_one(round, (bye.player, &bye.name), [bye.victory_points, bye.differential], why)
    });
    let absent = round.absent.iter().map(|one| {
        row_of_one(round, (one.player, &one.name), [one.victory_points, one.differential], "absent")
    });
    played.chain(byes).chain(absent).collect()
}

fn side(
    round: &RoundDocument,
    table: &TableDocument,
    own: &SideDocument,
    other: &SideDocument,
) -> Vec<String> {
    vec![
        round.round.to_string(),
        table.table.clone(),
        own.player.to_string(),
        text(&own.name),
        other.player.to_string(),
        text(&other.name),
        own.grade.unwrap_or_default().to_owned(),
        number(own.victory_points),
        number(own.differential),
        number(own.score),
        number(other.score),
        table.ending.unwrap_or_default().to_owned(),
        if table.corrected { "yes" } else { "" }.to_owned(),
    ]
}

/// The row of somebody without an opponent. It has what the round counts, so that the columns add up to the standings.
fn row_of_one(
    round: &RoundDocument,
    (player, name): (u32, &str),
    [victory_points, differential]: [Option<i64>; 2],
    why: &str,
) -> Vec<String> {
    let nothing = String::new;
    vec![
        round.round.to_string(),
        nothing(),
        player.to_string(),
        text(name),
        nothing(),
        nothing(),
        nothing(),
        number(victory_points),
        number(differential),
        nothing(),
        nothing(),
        why.to_owned(),
        nothing(),
    ]
}

fn pod_rows(round: &RoundDocument) -> Vec<Vec<String>> {
    let seats = round.pods.iter().flat_map(|pod| pod.seats.iter().map(move |seat| (pod, seat)));
    let cells = seats.map(|(pod, seat)| {
        vec![
            round.round.to_string(),
            pod.table.clone(),
            seat.player.to_string(),
            text(&seat.name),
            seat.total.clone().unwrap_or_default(),
            number(seat.place),
        ]
    });
    cells.collect()
}

const TEAM: [&str; 6] = ["place", "team", "sum of places", "victory points", "counted", "not counted"];

/// The teams of a tournament, a line each below a header; each of their players with the place.
///
/// # Errors
/// If memory runs out.
pub fn teams(table: &TeamsDocument) -> Result<Vec<u8>, csv::Error> {
    let members = |all: &[MemberDocument]| {
        let each: Vec<String> = all.iter().map(|one| format!("{} ({})", one.name, one.place)).collect();
        text(&each.join(", "))
    };
    let cells = |team: &TeamDocument| {
        vec![
            number(team.place),
            text(&team.name),
            team.sum_of_places.to_string(),
            number(team.sum_of_points),
            members(&team.counted),
            members(&team.others),
        ]
    };
    write_rows(&TEAM, table.teams.iter().map(cells))
}

const SERIES: [&str; 6] = ["place", "name", "points", "bonus", "tournaments played", "tournaments won"];

/// The standings of a series; people who are not named on its page are not named here either.
///
/// # Errors
/// If memory runs out.
pub fn series(table: &SeriesTable) -> Result<Vec<u8>, csv::Error> {
    let cells = |NamedSeriesLine { name, line, .. }: &NamedSeriesLine| {
        let bonus: i64 = line.bonuses.iter().map(|(_, points)| points).sum();
        vec![
            line.place.to_string(),
            text(name.as_deref().unwrap_or_default()),
            line.points.to_string(),
            bonus.to_string(),
            line.results.len().to_string(),
            line.won.to_string(),
        ]
    };
    write_rows(&SERIES, table.lines.iter().map(cells))
}

const SERIES_TEAM: [&str; 5] = ["place", "team", "points", "tournaments played", "tournaments won"];

/// The teams of a series, a line each below a header.
///
/// # Errors
/// If memory runs out.
pub fn series_teams(table: &SeriesTable) -> Result<Vec<u8>, csv::Error> {
    let cells = |NamedSeriesTeam { name, line }: &NamedSeriesTeam| {
        vec![
            line.place.to_string(),
            text(name.as_deref().unwrap_or_default()),
            line.points.to_string(),
            line.results.len().to_string(),
            line.won.to_string(),
        ]
    };
    write_rows(&SERIES_TEAM, table.teams.iter().map(cells))
}

/// Rows of cells below a header.
fn write_rows(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Result<Vec<u8>, csv::Error> {
    let mut sheet = csv::Writer::from_writer(Vec::new());
    sheet.write_record(head)?;
    for row in rows {
        sheet.write_record(row)?;
    }
    sheet.into_inner().map_err(|error| error.into_error().into())
}

fn number<T: ToString>(number: Option<T>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// A text that no spreadsheet takes for a formula, and no part of it either.
fn text(name: &str) -> String {
    let mut safe = String::with_capacity(name.len());
    let mut begins = true;
    for sign in name.chars() {
        if begins && FORMULA.contains(&sign) {
            safe.push('\'');
        }
        safe.push(sign);
        // A quotation mark at the beginning of a cell is not read.
        begins = CUTS.contains(&sign) || (begins && sign == '"');
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_team_and_no_player_of_one_begins_a_formula() {
        let member = |name: &str, place| MemberDocument { player: place, name: name.to_owned(), place };
        let team = TeamDocument {
            place: Some(1),
            name: "=1+1".to_owned(),
            sum_of_places: 1,
            sum_of_points: Some(-5),
            counted: vec![member("@SUM(A1)", 1)],
            others: vec![member("-Nog", 2), member("=Rom", 3)],
        };
        let (slug, head) = ("spring".to_owned(), String::new());
        let table = TeamsDocument { slug, head, is_final: true, teams: vec![team] };
        let sheet = String::from_utf8(teams(&table).unwrap()).unwrap();
        let line = "1,'=1+1,1,-5,'@SUM(A1) (1),\"'-Nog (2), =Rom (3)\"";
        assert_eq!(sheet.lines().nth(1), Some(line));
    }

    #[test]
    fn full_width_signs_begin_no_formula_either() {
        for sign in ["=", "+", "-", "@", "＝", "＋", "－", "＠"] {
            assert_eq!(text(&format!("{sign}1+1")), format!("'{sign}1+1"));
            // The control: inside a name they are letters like others.
            assert_eq!(text(&format!("Nog {sign} Rom")), format!("Nog {sign} Rom"));
        }
    }

    #[test]
    fn no_part_of_a_text_begins_a_formula_where_semicolons_separate() {
        assert_eq!(text("a;=cmd|'/c calc'!A0;b"), "a;'=cmd|'/c calc'!A0;b");
        assert_eq!(text("Nog|-1\t+1;\"@SUM(A1)\""), "Nog|'-1\t'+1;\"'@SUM(A1)\"");
        // The control: between other signs nothing begins a cell.
        for name in ["Rom; Nog", "Rom (=1)", "a, -b", "O'Brien-Smith"] {
            assert_eq!(text(name), name);
        }
    }
}
