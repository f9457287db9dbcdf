//! The tournament in the file, in the keys of the contract.
//!
//! A file of the expected form is parsed straight into these types. Any other is parsed again, part by part, to say
//! where and why it differs.

use std::num::NonZeroU32;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use crate::cli::history::exact::{object, objects, or_empty, pairs};
use crate::cli::json::{JsonDocument, JsonPart, Object};
use crate::domain::id::TableNumber;

/// The whole file.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HistoryFile {
    pub players: Vec<String>,
    #[serde(default, deserialize_with = "objects")]
    pub rounds: Vec<FileRound>,
    #[serde(default, deserialize_with = "drops")]
    pub drops: Vec<PlayerRound>,
    #[serde(default, deserialize_with = "late")]
    pub late: Vec<PlayerRound>,
    #[serde(default, deserialize_with = "pairs")]
    pub keys: Vec<(String, String)>,
    #[serde(default, deserialize_with = "pairs")]
    pub ratings: Vec<(String, i64)>,
    #[serde(default, deserialize_with = "object")]
    pub next: Option<SittingOut>,
    #[serde(default, deserialize_with = "or_empty")]
    pub apart: Vec<[String; 2]>,
    #[serde(default, deserialize_with = "or_empty")]
    pub never: Vec<[String; 2]>,
    #[serde(default, deserialize_with = "or_empty")]
    pub drawn: Vec<String>,
    #[serde(default, deserialize_with = "objects")]
    pub fixed: Vec<FileFixedTable>,
    #[serde(default, deserialize_with = "object")]
    pub cut: Option<FileCut>,
}

/// The cut after the rounds.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileCut {
    pub size: u32,
    pub best_of: Option<u32>,
    pub bracket: Option<String>,
    pub third_place: Option<bool>,
    /// The name of an `Elimination`.
    pub elimination: Option<String>,
    pub seed: Option<u64>,
    #[serde(default, deserialize_with = "objects")]
    pub matches: Vec<FileMatch>,
}

/// One match of the cut.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileMatch {
    pub stage: NonZeroU32,
    #[serde(rename = "match")]
    pub number: NonZeroU32,
    pub players: [String; 2],
    #[serde(default, deserialize_with = "objects")]
    pub games: Vec<FileResult>,
    pub winner: Option<String>,
}

/// A player who always sits at one table.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileFixedTable {
    pub player: String,
    #[serde(deserialize_with = "hall_table")]
    pub table: TableNumber,
}

/// Who does not play in the round to be paired.
#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SittingOut {
    #[serde(default, deserialize_with = "or_empty")]
    pub earned_byes: Vec<String>,
    #[serde(default, deserialize_with = "or_empty")]
    pub absent: Vec<String>,
}

/// A round as a file lists it: its games, and who sat out.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileRound {
    #[serde(default, deserialize_with = "objects")]
    pub games: Vec<FileGame>,
    #[serde(default, deserialize_with = "or_empty")]
    pub byes: Vec<String>,
    #[serde(default, deserialize_with = "or_empty")]
    pub earned_byes: Vec<String>,
    #[serde(default, deserialize_with = "or_empty")]
    pub absent: Vec<String>,
}

/// One table of a round.
#[derive(Debug, PartialEq, Eq)]
pub struct FileGame {
    pub table: Option<TableNumber>,
    pub players: [String; 2],
    pub played: FileResult,
}

/// What happened in a game.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileResult {
    pub scores: Option<[i64; 2]>,
    pub not_counting: Option<[i64; 2]>,
    pub first: Option<String>,
    #[serde(default, deserialize_with = "object")]
    pub end: Option<End>,
}

/// The keys of a table and of its game are written side by side.
impl<'de> Deserialize<'de> for FileGame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Flat {
            #[serde(default, deserialize_with = "hall_table_or_null")]
            table: Option<TableNumber>,
            players: [String; 2],
            scores: Option<[i64; 2]>,
            not_counting: Option<[i64; 2]>,
            first: Option<String>,
            #[serde(default, deserialize_with = "object")]
            end: Option<End>,
        }
        let Flat { table, players, scores, not_counting, first, end } = Flat::deserialize(deserializer)?;
        Ok(Self { table, players, played: FileResult { scores, not_counting, first, end } })
    }
}

/// How a game ended.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    pub reason: String,
    pub winner: Option<String>,
    pub by: Option<ForfeitedBy>,
}

/// Who gave a game up.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum ForfeitedBy {
    One(String),
    Several(Vec<String>),
}

/// A player and a round: the first after a late arrival, or the last before a drop.
#[derive(Debug, PartialEq, Eq)]
pub struct PlayerRound {
    pub player: String,
    pub round: u32,
}

/// A table by its number in the hall.
fn hall_table<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TableNumber, D::Error> {
    TableNumber::of_the_hall(u32::deserialize(deserializer)?).map_err(D::Error::custom)
}

/// A table by its number in the hall, or null.
fn hall_table_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<TableNumber>, D::Error> {
    let number = Option::<u32>::deserialize(deserializer)?;
    number.map(TableNumber::of_the_hall).transpose().map_err(D::Error::custom)
}

/// Drops: a player and the last round.
fn drops<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<PlayerRound>, D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Drop {
        player: String,
        after_round: u32,
    }
    let list: Vec<Drop> = objects(deserializer)?;
    Ok(list.into_iter().map(|one| PlayerRound { player: one.player, round: one.after_round }).collect())
}

/// Late arrivals: a player and the first round.
fn late<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<PlayerRound>, D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Late {
        player: String,
        from_round: u32,
    }
    let list: Vec<Late> = objects(deserializer)?;
    Ok(list.into_iter().map(|one| PlayerRound { player: one.player, round: one.from_round }).collect())
}

impl HistoryFile {
    /// Reads the text.
    ///
    /// # Errors
    /// A sentence that locates what is not the expected JSON.
    pub fn read(text: &str) -> Result<Self, String> {
        Self::read_exactly(text).map_or_else(|| Self::read_by_parts(text), Ok)
    }

    /// Parses a text of the expected form; `None` if anything differs.
    fn read_exactly(text: &str) -> Option<Self> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let file = object(&mut reader).ok().flatten();
        reader.end().ok().and(file)
    }

    fn read_by_parts(text: &str) -> Result<Self, String> {
        let document = JsonDocument::read(text)?;
        let file = document.part().object(&[
            "players", "rounds", "drops", "late", "keys", "ratings", "next", "apart", "never", "drawn",
            "fixed", "cut",
        ])?;
        file.require("players")?;
        Ok(Self {
            players: file.texts("players")?,
            rounds: (1..)
                .zip(file.list("rounds")?)
                .map(|(number, part): (u32, _)| round(&part.at_place(format!("round {number}"))))
                .collect::<Result<_, _>>()?,
            drops: player_rounds(file.list("drops")?, "after_round")?,
            late: player_rounds(file.list("late")?, "from_round")?,
            keys: values_by_name(&file, "keys", |part| part.text().map(str::to_owned))?,
            ratings: values_by_name(&file, "ratings", |part| part.whole())?,
            next: file.part("next").map(|part| sitting_out(&part)).transpose()?,
            apart: file.list("apart")?.iter().map(names).collect::<Result<_, _>>()?,
            never: file.list("never")?.iter().map(names).collect::<Result<_, _>>()?,
            drawn: file.texts("drawn")?,
            fixed: file.list("fixed")?.iter().map(fixed).collect::<Result<_, _>>()?,
            cut: file.part("cut").map(|part| file_cut(&part)).transpose()?,
        })
    }
}

/// Values by name.
fn values_by_name<T>(
    file: &Object<'_>,
    key: &str,
    read: impl Fn(&JsonPart<'_>) -> Result<T, String>,
) -> Result<Vec<(String, T)>, String> {
    let entries = file.part(key).map(|part| part.entries()).transpose()?.unwrap_or_default();
    entries.into_iter().map(|(name, part)| Ok((name.to_owned(), read(&part)?))).collect()
}

fn names(part: &JsonPart<'_>) -> Result<[String; 2], String> {
    let [a, b] = part.two("names")?;
    Ok([a.text()?.to_owned(), b.text()?.to_owned()])
}

fn numbers(part: &JsonPart<'_>) -> Result<[i64; 2], String> {
    let [a, b] = part.two("whole numbers")?;
    Ok([a.whole()?, b.whole()?])
}

fn player_rounds(parts: Vec<JsonPart<'_>>, key: &str) -> Result<Vec<PlayerRound>, String> {
    let one = |part: JsonPart<'_>| {
        let object = part.object(&["player", key])?;
        Ok(PlayerRound {
            player: object.require("player")?.text()?.to_owned(),
            round: object.require(key)?.count(0)?,
        })
    };
    parts.into_iter().map(one).collect()
}

fn fixed(part: &JsonPart<'_>) -> Result<FileFixedTable, String> {
    let fixed = part.object(&["player", "table"])?;
    let table = numbered_table(&fixed.require("table")?)?;
    let player = fixed.require("player")?.text()?.to_owned();
    Ok(FileFixedTable { player, table })
}

fn numbered_table(part: &JsonPart<'_>) -> Result<TableNumber, String> {
    let number = part.count_up_to(1, TableNumber::HIGHEST)?;
    TableNumber::of_the_hall(number).map_err(|why| part.says(why))
}

fn sitting_out(part: &JsonPart<'_>) -> Result<SittingOut, String> {
    let next = part.object(&["earned_byes", "absent"])?;
    Ok(SittingOut { earned_byes: next.texts("earned_byes")?, absent: next.texts("absent")? })
}

fn round(part: &JsonPart<'_>) -> Result<FileRound, String> {
    let round = part.object(&["games", "byes", "earned_byes", "absent"])?;
    let games = (1..).zip(round.list("games")?);
    Ok(FileRound {
        games: games
            .map(|(position, one): (u32, _)| game(&one, part.place(), position))
            .collect::<Result<_, _>>()?,
        byes: round.texts("byes")?,
        earned_byes: round.texts("earned_byes")?,
        absent: round.texts("absent")?,
    })
}

// A game is identified by its table, if it has one.
fn game(part: &JsonPart<'_>, round: &str, position: u32) -> Result<FileGame, String> {
    const KEYS: [&str; 6] = ["table", "players", "scores", "not_counting", "first", "end"];
    let part = part.clone().at_place(format!("{round}, game {position}"));
    let table = part.object(&KEYS)?.part("table").map(|part| numbered_table(&part)).transpose()?;
    let place = table.map_or_else(|| part.place().to_owned(), |table| format!("{round}, table {table}"));
    let game = part.at_place(place).object(&KEYS)?;
    Ok(FileGame { table, players: names(&game.require("players")?)?, played: game_result(&game)? })
}

fn game_result(game: &Object<'_>) -> Result<FileResult, String> {
    let two = |key| game.part(key).map(|part| numbers(&part)).transpose();
    Ok(FileResult {
        scores: two("scores")?,
        not_counting: two("not_counting")?,
        first: text(game.part("first"))?,
        end: game.part("end").map(|part| end(&part)).transpose()?,
    })
}

fn file_cut(part: &JsonPart<'_>) -> Result<FileCut, String> {
    let cut =
        part.object(&["size", "best_of", "bracket", "third_place", "elimination", "seed", "matches"])?;
    let count = |key| cut.part(key).map(|part| part.count(0)).transpose();
    Ok(FileCut {
        size: cut.require("size")?.count(2)?,
        best_of: count("best_of")?,
        bracket: text(cut.part("bracket"))?,
        third_place: cut.part("third_place").map(|part| part.truth()).transpose()?,
        elimination: text(cut.part("elimination"))?,
        seed: cut.part("seed").map(|part| part.seed()).transpose()?,
        matches: (1..)
            .zip(cut.list("matches")?)
            .map(|(number, part): (u32, _)| {
                one_match(&part.at_place(format!("cut, entry {number} of matches")))
            })
            .collect::<Result<_, _>>()?,
    })
}

// A match is identified by its stage and number, once they are read.
fn one_match(part: &JsonPart<'_>) -> Result<FileMatch, String> {
    const KEYS: [&str; 5] = ["stage", "match", "players", "games", "winner"];
    let known = part.object(&KEYS)?;
    let counted = |key| {
        let part = known.require(key)?;
        NonZeroU32::new(part.count(1)?).ok_or_else(|| part.says("there is no 0"))
    };
    let (stage, number) = (counted("stage")?, counted("match")?);
    let place = format!("cut, stage {stage}, match {number}");
    let found = part.clone().at_place(place.clone()).object(&KEYS)?;
    let games = (1..).zip(found.list("games")?);
    Ok(FileMatch {
        stage,
        number,
        players: names(&found.require("players")?)?,
        games: games
            .map(|(at, part): (u32, _)| {
                let keys = ["scores", "not_counting", "first", "end"];
                game_result(&part.at_place(format!("{place}, game {at}")).object(&keys)?)
            })
            .collect::<Result<_, _>>()?,
        winner: text(found.part("winner"))?,
    })
}

fn text(part: Option<JsonPart<'_>>) -> Result<Option<String>, String> {
    part.map(|part| part.text().map(str::to_owned)).transpose()
}

fn end(part: &JsonPart<'_>) -> Result<End, String> {
    let end = part.object(&["reason", "winner", "by"])?;
    let by = match end.part("by") {
        None => None,
        Some(part) if part.is_list() => Some(ForfeitedBy::Several(end.texts("by")?)),
        Some(part) => Some(ForfeitedBy::One(part.text()?.to_owned())),
    };
    Ok(End { reason: end.require("reason")?.text()?.to_owned(), winner: text(end.part("winner"))?, by })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: &str = r#"{"players":["Kira","Odo","Quark"],"keys":{"Kira":"7","Odo":"8"},"ratings":{"Kira":1523},
        "rounds":[{"games":[{"table":1,"players":["Kira","Odo"],"scores":[100,35],"not_counting":[5,0],"first":"Odo",
            "end":{"reason":"complete","winner":"Kira"}},{"table":2,"players":["Quark","Rom"],"scores":null,
            "end":{"reason":"card-forfeit","by":["Quark","Rom"]}}],"byes":["Nog"],"absent":null},
            {"games":[{"players":["Kira","Quark"],"end":{"reason":"concession","by":"Kira"}},
            {"players":["Odo","Nog"]}],"earned_byes":["Rom"]}],
        "drops":[{"player":"Odo","after_round":1}],"late":[{"player":"Nog","from_round":1}],
        "next":{"absent":["Rom"]},"apart":[["Kira","Nog"]],"never":[["Kira","Rom"]],
        "fixed":[{"player":"Kira","table":4}],
        "cut":{"size":4,"best_of":1,"bracket":"fixed","third_place":false,"seed":7,
            "matches":[{"stage":1,"match":1,"players":["Kira","Nog"],"winner":"Kira",
                "games":[{"scores":[100,40],"end":{"reason":"time"}}]}]}}"#;

    #[test]
    fn both_ways_of_reading_read_the_same() {
        assert_eq!(HistoryFile::read_exactly(FULL), Some(HistoryFile::read_by_parts(FULL).unwrap()));
        assert_eq!(
            HistoryFile::read_exactly(r#"{"players":[]}"#),
            HistoryFile::read_by_parts(r#"{"players":[]}"#).ok()
        );
    }

    #[test]
    fn the_highest_table_is_read_by_both() {
        let highest = TableNumber::HIGHEST.to_string();
        let text = FULL.replace(r#""table":1"#, &format!("\"table\":{highest}"));
        let text = text.replace(r#""table":4"#, &format!("\"table\":{highest}"));
        let read = HistoryFile::read_exactly(&text).unwrap();
        assert_eq!(HistoryFile::read_by_parts(&text).as_ref(), Ok(&read));
        assert_eq!(read.rounds[0].games[0].table, Some(TableNumber(TableNumber::HIGHEST)));
        assert_eq!(read.fixed[0].table.to_string(), highest);
    }

    #[test]
    fn what_is_not_read_by_parts_is_not_read_exactly() {
        // Each of these swaps breaks one place of the file.
        let spoiled = [
            (r#""table":1"#, r#""table":0"#),
            (r#""table":1"#, r#""table":1.5"#),
            (r#""table":1"#, r#""table":65536"#),
            (r#""table":1"#, r#""table":"1""#),
            (r#""table":4"#, r#""table":65536"#),
            (r#""table":4"#, r#""table":null"#),
            (r#""table":1"#, r#""table":1,"table":1"#),
            ("[100,35]", "[100,35,1]"),
            ("[100,35]", "[100,3.5]"),
            ("[100,35]", "[100,99999999999999999999]"),
            (r#"{"reason":"complete","winner":"Kira"}"#, r#"["complete","Kira",null]"#),
            (r#"{"player":"Odo","after_round":1}"#, r#"{"player":"Odo","from_round":1}"#),
            (r#"{"player":"Odo","after_round":1}"#, r#"["Odo",1]"#),
            (r#"{"absent":["Rom"]}"#, r#"[[],["Rom"]]"#),
            (r#"["Kira","Nog"]"#, r#"["Kira"]"#),
            (r#"{"player":"Kira","table":4}"#, r#"{"player":"Kira","table":0}"#),
            (r#"{"player":"Kira","table":4}"#, r#"["Kira",4]"#),
            (r#""by":"Kira""#, r#""by":7"#),
            (r#""byes":["Nog"]"#, r#""bye":["Nog"]"#),
            (r#"{"Kira":"7","Odo":"8"}"#, r#"[["Kira","7"]]"#),
            (r#"{"players":["Kira","Odo","Quark"],"#, "{"),
            (
                r#""winner":"Kira",
                "games""#,
                r#""winner":7,
                "games""#,
            ),
            (r#"{"Kira":1523}"#, r#"{"Kira":"1523"}"#),
            (r#""third_place":false"#, r#""third_place":0"#),
            (r#""match":1"#, r#""match":-1"#),
            (r#"[{"scores":[100,40],"end""#, r#"[{"score":[100,40],"end""#),
            (r#""reason":"time"}}]}]}}"#, r#""reason":"time"}}]}]}} x"#),
        ];
        for (from, to) in spoiled {
            let text = FULL.replacen(from, to, 1);
            assert_ne!(text, FULL, "{from}");
            assert_eq!(HistoryFile::read_exactly(&text), None, "{to}");
            assert!(HistoryFile::read_by_parts(&text).is_err(), "{to}");
        }
        assert_eq!(HistoryFile::read_exactly(&format!("[{FULL}]")), None);
    }
}
