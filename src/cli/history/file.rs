//! The tournament as it stands in the file, in the keys of the contract.

use crate::cli::json::{Document, Part};

/// The whole file.
pub struct File {
    pub players: Vec<String>,
    pub rounds: Vec<Round>,
    pub drops: Vec<Dated>,
    pub late: Vec<Dated>,
    pub keys: Vec<(String, String)>,
    pub next_earned_byes: Vec<String>,
    pub next_absent: Vec<String>,
    pub apart: Vec<[String; 2]>,
}

/// One round.
pub struct Round {
    pub games: Vec<Game>,
    pub byes: Vec<String>,
    pub earned_byes: Vec<String>,
    pub absent: Vec<String>,
}

/// One table of a round.
pub struct Game {
    pub table: Option<u32>,
    pub players: [String; 2],
    pub scores: Option<[i64; 2]>,
    pub not_counting: Option<[i64; 2]>,
    pub first: Option<String>,
    pub end: Option<End>,
}

/// How a game ended.
pub struct End {
    pub reason: String,
    pub winner: Option<String>,
    pub by: Option<By>,
}

/// Who gave a game up.
pub enum By {
    One(String),
    Several(Vec<String>),
}

/// A player and a round: the first after a late arrival, or the last before a drop.
pub struct Dated {
    pub player: String,
    pub round: u32,
}

impl File {
    /// Reads the text.
    ///
    /// # Errors
    /// A sentence that names the place of what is not the expected JSON.
    pub fn read(text: &str) -> Result<Self, String> {
        let document = Document::read(text)?;
        let file =
            document.part().object(&["players", "rounds", "drops", "late", "keys", "next", "apart"])?;
        let next = match file.part("next") {
            Some(next) => Some(next.object(&["earned_byes", "absent"])?),
            None => None,
        };
        let of_next = |key| next.as_ref().map_or_else(|| Ok(Vec::new()), |next| next.texts(key));
        file.needed("players")?;
        Ok(Self {
            players: file.texts("players")?,
            rounds: (1..)
                .zip(file.list("rounds")?)
                .map(|(number, part): (u32, _)| round(&part.called(format!("round {number}"))))
                .collect::<Result<_, _>>()?,
            drops: dated(file.list("drops")?, "after_round")?,
            late: dated(file.list("late")?, "from_round")?,
            keys: match file.part("keys") {
                Some(keys) => pairs(&keys)?,
                None => Vec::new(),
            },
            next_earned_byes: of_next("earned_byes")?,
            next_absent: of_next("absent")?,
            apart: file.list("apart")?.iter().map(names).collect::<Result<_, _>>()?,
        })
    }
}

fn pairs(keys: &Part<'_>) -> Result<Vec<(String, String)>, String> {
    let entries = keys.entries()?.into_iter();
    entries.map(|(name, key)| Ok((name.to_owned(), key.text()?.to_owned()))).collect()
}

fn names(part: &Part<'_>) -> Result<[String; 2], String> {
    let [a, b] = part.two("names")?;
    Ok([a.text()?.to_owned(), b.text()?.to_owned()])
}

fn numbers(part: &Part<'_>) -> Result<[i64; 2], String> {
    let [a, b] = part.two("whole numbers")?;
    Ok([a.whole()?, b.whole()?])
}

fn dated(parts: Vec<Part<'_>>, key: &str) -> Result<Vec<Dated>, String> {
    let one = |part: Part<'_>| {
        let object = part.object(&["player", key])?;
        Ok(Dated {
            player: object.needed("player")?.text()?.to_owned(),
            round: object.needed(key)?.count(0)?,
        })
    };
    parts.into_iter().map(one).collect()
}

fn round(part: &Part<'_>) -> Result<Round, String> {
    let round = part.object(&["games", "byes", "earned_byes", "absent"])?;
    let games = (1..).zip(round.list("games")?);
    Ok(Round {
        games: games
            .map(|(position, one): (u32, _)| game(&one, part.place(), position))
            .collect::<Result<_, _>>()?,
        byes: round.texts("byes")?,
        earned_byes: round.texts("earned_byes")?,
        absent: round.texts("absent")?,
    })
}

// A game is called by its table where it has one.
fn game(part: &Part<'_>, round: &str, position: u32) -> Result<Game, String> {
    const KEYS: [&str; 6] = ["table", "players", "scores", "not_counting", "first", "end"];
    let part = part.clone().called(format!("{round}, game {position}"));
    let table = part.object(&KEYS)?.part("table").map(|part| part.count(1)).transpose()?;
    let place = table.map_or_else(|| part.place().to_owned(), |table| format!("{round}, table {table}"));
    let game = part.called(place).object(&KEYS)?;
    let two = |key| game.part(key).map(|part| numbers(&part)).transpose();
    Ok(Game {
        table,
        players: names(&game.needed("players")?)?,
        scores: two("scores")?,
        not_counting: two("not_counting")?,
        first: text(game.part("first"))?,
        end: game.part("end").map(|part| end(&part)).transpose()?,
    })
}

fn text(part: Option<Part<'_>>) -> Result<Option<String>, String> {
    part.map(|part| part.text().map(str::to_owned)).transpose()
}

fn end(part: &Part<'_>) -> Result<End, String> {
    let end = part.object(&["reason", "winner", "by"])?;
    let by = match end.part("by") {
        None => None,
        Some(part) if part.is_list() => Some(By::Several(end.texts("by")?)),
        Some(part) => Some(By::One(part.text()?.to_owned())),
    };
    Ok(End { reason: end.needed("reason")?.text()?.to_owned(), winner: text(end.part("winner"))?, by })
}
