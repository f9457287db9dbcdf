//! The report on a whole tournament, to hand on: as text to type into trekcc.org's form, for a forum, for a spreadsheet,
//! and for programs.
//!
//! trekcc.org keeps for each round both players, the result code and the differential, and byes and drops (rule notes,
//! section 7).

use std::fmt::Write as _;

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use strum::{Display, EnumString};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::open_data::affiliations::{AFFILIATIONS, AffiliationDocument, AffiliationsDocument};
use crate::app::open_data::rounds::{RoundDocument, SettledDocument, SideDocument, TableDocument};
use crate::app::open_data::standings::StandingsDocument;
use crate::app::open_data::{CutDocument, TournamentDocument, number_and_name, sheet};
use crate::app::snapshot::Snapshot;
use crate::domain::awaited::Awaited;
use crate::domain::id::PlayerId;
use crate::domain::letters::capital;
use crate::domain::pairing::system::PairingSystem;
use crate::messages::{Message, say};
use crate::words::in_english;
use crate::words::numbers::points;

/// The forms of a report. Written as a file name; read from that or from its short name on the console.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, Display)]
pub enum ReportForm {
    /// Text in the order of trekcc.org's form.
    #[strum(to_string = "trekcc.txt", serialize = "trekcc")]
    Trekcc,
    /// A line for each player and round.
    #[strum(to_string = "results.csv", serialize = "csv")]
    Csv,
    /// For a forum.
    #[strum(to_string = "bbcode.txt", serialize = "bbcode")]
    Bbcode,
    #[strum(to_string = "results.json", serialize = "json")]
    Json,
}

impl ReportForm {
    /// Every form, in the order in which a page offers them.
    pub const ALL: [Self; 4] = [Self::Csv, Self::Trekcc, Self::Bbcode, Self::Json];

    /// What the link to it says.
    pub const fn name(self) -> Message {
        match self {
            Self::Trekcc => say("reports-form-trekcc"),
            Self::Csv => say("reports-form-csv"),
            Self::Bbcode => say("reports-form-forum"),
            Self::Json => say("reports-form-json"),
        }
    }
}

/// The line that names a system other than the Swiss one.
pub(crate) const SYSTEM: &str = "System";
/// The line with the number of rounds that were planned, if others were played.
pub(crate) const PLANNED: &str = "Rounds planned";
/// The line with the level of a tournament that is not a local one.
pub(crate) const LEVEL: &str = "Level";
/// The line that says how a cut was played.
pub(crate) const CUT: &str = "Cut";
/// What that line adds if there was a match for third place, and what its table is told with.
pub(crate) const THIRD_PLACE: &str = ", third place";
/// What ends the result of a game that its match did not need.
pub(crate) const NEEDLESS: &str = ", counts for nothing";
/// The code of a game lost by a penalty. It names the heavier of the two that take a game.
pub(crate) const DISQUALIFIED: &str = "disqualified";
/// What people read instead of that code: who forfeited a game plays on.
pub(crate) const LOST_BY_PENALTY: &str = "lost by a penalty";
/// How a line begins that says who goes on from a match of a cut that no game decided.
pub(crate) const DECIDED: &str = "Decided at table ";

/// What ends a line about somebody at the top table, behind the tribbles of the heats: those there are before them.
pub(crate) const IN_THE_HEATS: &str = " in the heats";

/// A tournament with its standings and all its rounds.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ResultsReport {
    pub tournament: TournamentDocument,
    pub standings: StandingsDocument,
    pub rounds: Vec<RoundDocument>,
    /// What those played whose deck lists everybody sees; in the director's own report of a finished tournament, what
    /// everybody played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub affiliations: Vec<AffiliationsDocument>,
}

/// For whom a report is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportReader {
    Everybody,
    /// The director alone, who reads every list.
    Director,
}

/// Why a report cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    #[error("the report cannot be written as CSV")]
    Csv(#[from] csv::Error),
    #[error("the report cannot be written as JSON")]
    Json(#[from] serde_json::Error),
}

impl Desk {
    /// The report on a tournament as it is now; `None` before the first entry. The caller knows the address that leads
    /// from a player to the person.
    ///
    /// # Errors
    /// If nobody is waiting any more, or the store does not answer.
    pub fn results_report(
        &self,
        here: &Snapshot,
        reader: ReportReader,
        now: DateTime<Utc>,
        awaited: &Awaited,
        person: impl Fn(PlayerId) -> String,
    ) -> Result<Option<ResultsReport>, DeskError> {
        let Some((setup, standings)) = here.tournament.setup().zip(StandingsDocument::of(here, None)) else {
            return Ok(None);
        };
        let counted: Vec<PlayerId> = match reader {
            // A history that contradicts itself shows none; the tournament's own pages say what is wrong.
            ReportReader::Everybody => {
                here.shown_lists(now).unwrap_or_default().iter().map(|list| list.player).collect()
            }
            ReportReader::Director => here.reported_lists().collect(),
        };
        let played = self.affiliations_of(here, &counted, awaited)?.into_iter().map(|(player, counted)| {
            let (player, name) = number_and_name(here, player);
            let one = |(affiliation, personnel): (String, u32)| AffiliationDocument {
                affiliation: capital(&affiliation),
                personnel,
            };
            AffiliationsDocument { player, name, affiliations: counted.into_iter().map(one).collect() }
        });
        Ok(Some(ResultsReport {
            tournament: TournamentDocument::of(here, setup, person),
            standings,
            rounds: RoundDocument::published(here),
            affiliations: played.collect(),
        }))
    }
}

impl ResultsReport {
    /// The bytes of a form.
    ///
    /// # Errors
    /// If memory runs out.
    pub fn to_bytes(&self, form: ReportForm) -> Result<Vec<u8>, ReportError> {
        Ok(match form {
            ReportForm::Trekcc => self.text().into_bytes(),
            ReportForm::Csv => sheet::results(&self.rounds, &self.tournament.players, &self.affiliations)?,
            ReportForm::Bbcode => self.bbcode().into_bytes(),
            ReportForm::Json => serde_json::to_vec_pretty(self)?,
        })
    }

    fn text(&self) -> String {
        let mut lines = self.facts();
        lines.push(format!("Scoring: {}", self.tournament.profile));
        lines.push(format!("Time zone: {}", self.tournament.time_zone));
        lines.extend(self.system_lines());
        lines.push(String::new());
        lines.push("Players".to_owned());
        for player in &self.tournament.players {
            let left = player
                .left_after_round
                .map_or_else(String::new, |round| format!(" (left after round {round})"));
            lines.push(format!("{}. {}{left}", player.player, player.name));
        }
        if !self.affiliations.is_empty() {
            lines.push(String::new());
            lines.push(AFFILIATIONS.to_owned());
            let line =
                |one: &AffiliationsDocument| format!("{}. {}: {}", one.player, one.name, one.in_words());
            lines.extend(self.affiliations.iter().map(line));
        }
        for round in &self.rounds {
            lines.push(String::new());
            lines.push(round.name.clone());
            lines.extend(round_lines(round, ending_in_words));
            lines.extend(round.settled.iter().filter_map(|settled| self.settled_line(settled)));
        }
        lines.push(String::new());
        lines.push(self.standings_title());
        let places = self.places().into_iter();
        lines.extend(places.map(|ToldPlace { place, name, what, .. }| format!("{place} {name}: {what}")));
        lines.push(String::new());
        lines.join("\n")
    }

    /// What says how it was played: its level if it is not local, a system other than the Swiss one, rounds that were
    /// planned and not played, and a cut.
    fn system_lines(&self) -> Vec<String> {
        let it = &self.tournament;
        let mut lines = Vec::new();
        lines.extend(it.level.map(|level| format!("{LEVEL}: {level}")));
        let is_swiss = it.system.is_none_or(|system| system == PairingSystem::Swiss.code());
        if let Some(system) = it.system.filter(|_| !is_swiss) {
            lines.push(format!("{SYSTEM}: {system}"));
        }
        let after = self.rounds.iter().filter(|round| round.stage.is_none()).count();
        if is_swiss && u32::try_from(after) != Ok(it.rounds_planned) {
            lines.push(format!("{PLANNED}: {}", it.rounds_planned));
        }
        if let Some(cut) = &it.cut {
            let CutDocument { size, best_of, bracket, third_place, elimination, seeds } = cut;
            let third = if *third_place { THIRD_PLACE } else { "" };
            let seeds: Vec<String> = seeds.iter().map(ToString::to_string).collect();
            lines.push(format!(
                "{CUT}: {size} after round {after}, best of {best_of}, {bracket}, {elimination}{third}; seeds {}",
                seeds.join(" ")
            ));
        }
        lines
    }

    /// `Decided at table 3: Kira`.
    fn settled_line(&self, settled: &SettledDocument) -> Option<String> {
        let winner = self.tournament.players.iter().find(|one| one.player == settled.winner)?;
        Some(format!("{DECIDED}{}: {}", settled.table, winner.name))
    }

    fn bbcode(&self) -> String {
        let mut text = String::new();
        let facts = self.facts();
        let (title, rest) = facts.split_first().map_or(("", &[][..]), |(title, rest)| (title.as_str(), rest));
        let _ = writeln!(text, "[b]{}[/b]", plain(title));
        for fact in rest {
            let _ = writeln!(text, "{}", plain(fact));
        }
        let _ = writeln!(text, "\n[b]{}[/b]\n[list]", self.standings_title());
        for ToldPlace { player, place, name, what } in self.places() {
            let _ = writeln!(text, "[*]{place} [b]{}[/b]{}: {what}", plain(&name), self.left(player));
        }
        let _ = writeln!(text, "[/list]");
        if !self.affiliations.is_empty() {
            let _ = writeln!(text, "\n[b]{AFFILIATIONS}[/b]\n[list]");
            for one in &self.affiliations {
                let _ = writeln!(text, "[*][b]{}[/b]: {}", plain(&one.name), plain(&one.in_words()));
            }
            let _ = writeln!(text, "[/list]");
        }
        for round in &self.rounds {
            let _ = writeln!(text, "\n[b]{}[/b]\n[list]", round.name);
            let settled = round.settled.iter().filter_map(|settled| self.settled_line(settled));
            for line in round_lines(round, ending_in_words).into_iter().chain(settled) {
                let _ = writeln!(text, "[*]{}", plain(&line));
            }
            let _ = writeln!(text, "[/list]");
        }
        text
    }

    /// What the head of the form asks for.
    fn facts(&self) -> Vec<String> {
        let it = &self.tournament;
        let mut facts = vec![it.title.clone(), format!("Date: {}", it.date)];
        if !it.place.is_empty() {
            facts.push(format!("Place: {}", it.place));
        }
        facts.push(format!("Game: {}", it.format.as_deref().unwrap_or(it.game)));
        facts.push(format!("Players: {}, rounds: {}", it.players.len(), self.rounds.len()));
        facts
    }

    fn standings_title(&self) -> String {
        match (self.tournament.ranking.is_empty(), self.standings.after_round) {
            (false, _) => "Final ranking".to_owned(),
            (true, Some(round)) => format!("Standings after round {round}"),
            (true, None) if self.rounds.is_empty() => "No round yet".to_owned(),
            (true, None) => "No places yet".to_owned(),
        }
    }

    /// ` (left after round 3)`, to follow the name of somebody who left; nothing for everybody else.
    fn left(&self, player: u32) -> String {
        let of = self.tournament.players.iter().find(|one| one.player == player);
        let unit = if self.standings.pod_lines.is_empty() { "round" } else { "heat" };
        of.and_then(|one| one.left_after_round)
            .map_or_else(String::new, |number| format!(" (left after {unit} {number})"))
    }

    /// Places, names and figures, best first: the final ranking once there is one.
    fn places(&self) -> Vec<ToldPlace> {
        let swiss = &self.standings;
        let figures = |player: u32| -> String {
            let line = swiss.lines.iter().find(|line| line.player == player).map(|line| {
                let points = in_english(|| points(line.victory_points));
                format!("{points}, differential {:+}", line.differential)
            });
            let pods = || swiss.pod_lines.iter().find(|line| line.player == player);
            let in_pods = || {
                pods().map(|line| match &line.at_top {
                    Some(top) => format!("{top} tribbles there, {}{IN_THE_HEATS}", line.total),
                    None => format!("{} tribbles", line.total),
                })
            };
            line.or_else(in_pods).unwrap_or_default()
        };
        if !self.tournament.ranking.is_empty() {
            let ranking = self.tournament.ranking.iter();
            let line = |by: &str, player| {
                let figures = figures(player);
                let told = [by, figures.as_str()].into_iter().filter(|part| !part.is_empty());
                told.collect::<Vec<_>>().join("; ")
            };
            return ranking
                .map(|one| ToldPlace {
                    player: one.player,
                    place: format!("{}.", one.place),
                    name: one.name.clone(),
                    what: line(&one.by, one.player),
                })
                .collect();
        }
        let told = |player: u32, place: Option<u32>, name: &str| ToldPlace {
            player,
            place: place.map_or_else(|| "–".to_owned(), |place| format!("{place}.")),
            name: name.to_owned(),
            what: figures(player),
        };
        let duels = swiss.lines.iter().map(|line| told(line.player, line.place, &line.name));
        let pods = swiss.pod_lines.iter().map(|line| told(line.player, line.place, &line.name));
        duels.chain(pods).collect()
    }
}

/// A line of the ranking.
struct ToldPlace {
    player: u32,
    /// Such as `1.`; a dash for somebody without one.
    place: String,
    name: String,
    /// What gave the place, and the figures.
    what: String,
}

/// How a game ended, where its grades do not tell it: a full win is usually complete, everything else called at time.
fn ending_in_words(table: &TableDocument) -> String {
    let [a, b] = &table.sides;
    let usual = match a.grade.zip(b.grade) {
        Some(("FW", "FL") | ("FL", "FW")) => "complete",
        Some(("MW", "ML") | ("ML", "MW") | ("TT", "TT")) => "time",
        Some(_) | None => "",
    };
    let ending = table.ending.filter(|ending| *ending != usual);
    let ending = ending.map(|ending| if ending == DISQUALIFIED { LOST_BY_PENALTY } else { ending });
    format!("{}{}", ending.map_or_else(String::new, |ending| format!(", {ending}")), needless(table))
}

/// What the result of a game that counts for nothing ends with.
pub(super) const fn needless(table: &TableDocument) -> &'static str {
    if table.needless { NEEDLESS } else { "" }
}

/// The tables of a round, then byes and who was away; `ending` follows the scores.
pub(super) fn round_lines(round: &RoundDocument, ending: impl Fn(&TableDocument) -> String) -> Vec<String> {
    let duels = round.tables.iter().map(|table| {
        let [a, b] = &table.sides;
        let ended = ending(table);
        let score = a.score.zip(b.score).map_or_else(String::new, |(a, b)| format!(" ({a}:{b}{ended})"));
        let open = if table.ending.is_none() { ", no result yet" } else { "" };
        let third = if table.part.is_some() { THIRD_PLACE } else { "" };
        format!("Table {}{third}: {} – {}{score}{open}", table.table, code_of(a), code_of(b))
    });
    let pods = round.pods.iter().map(|pod| {
        let seats = pod.seats.iter().map(|seat| match &seat.total {
            Some(total) => format!("{} {total}", seat.name),
            None => seat.name.clone(),
        });
        format!("Table {}: {}", pod.table, seats.collect::<Vec<_>>().join(", "))
    });
    let byes = round
        .byes
        .iter()
        .map(|bye| format!("Bye: {}{}", bye.name, if bye.earned { " (earned)" } else { "" }));
    let absent = round.absent.iter().map(|one| format!("Absent: {}", one.name));
    duels.chain(pods).chain(byes).chain(absent).collect()
}

/// `Kira FW +65`.
fn code_of(side: &SideDocument) -> String {
    match side.grade.zip(side.differential) {
        Some((grade, differential)) => format!("{} {grade} {differential:+}", side.name),
        None => side.name.clone(),
    }
}

/// Text that a forum does not read as its own marks.
pub(super) fn plain(text: &str) -> String {
    text.replace('[', "(").replace(']', ")")
}
