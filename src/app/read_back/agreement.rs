//! Whether a report agrees with itself. What would change who played whom is refused; the rest is noted, and its results
//! count.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::app::error::DeskError;
use crate::app::open_data::standings::StandingsDocument;
use crate::app::read_back::{ReportFile, ReportedSide, ReportedTable, ToldAgain};
use crate::app::unfit_report::{NamedAt, UnfitReport};
use crate::domain::id::{RoundNumber, TableNumber};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::settings::MOST_ROUNDS;
use crate::messages::say;
use crate::words::refusal::refusal_without_names;

/// The standings that a report states. They follow from its results, so they are only compared.
#[derive(Debug, Default, Deserialize)]
pub(super) struct ReportedStandings {
    #[serde(default)]
    lines: Vec<ReportedLine>,
    #[serde(default)]
    pod_lines: Vec<ReportedLine>,
}

#[derive(Debug, Deserialize)]
struct ReportedLine {
    player: u32,
    #[serde(flatten)]
    figures: Figures,
}

/// What a line of the standings says of a player, as far as it says something.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Figures {
    #[serde(default)]
    pub(super) place: Option<u32>,
    #[serde(default)]
    pub(super) victory_points: Option<i64>,
    #[serde(default)]
    pub(super) differential: Option<i64>,
    #[serde(default)]
    pub(super) total: Option<String>,
}

impl Figures {
    /// Whether a report states something else than what follows from its results.
    fn differ_from(&self, counted: &Self) -> bool {
        fn differs<T: PartialEq>(said: Option<&T>, counted: Option<&T>) -> bool {
            said.is_some() && said != counted
        }
        differs(self.place.as_ref(), counted.place.as_ref())
            || differs(self.victory_points.as_ref(), counted.victory_points.as_ref())
            || differs(self.differential.as_ref(), counted.differential.as_ref())
            || differs(self.total.as_ref(), counted.total.as_ref())
    }
}

impl ReportFile {
    /// Whether its rounds are numbered 1, 2, 3, and no more of them than a tournament has.
    pub(super) fn has_its_rounds(&self) -> Result<(), UnfitReport> {
        for (number, round) in (1..).zip(&self.rounds) {
            if let Some(said) = round.round.filter(|said| *said != number) {
                return Err(UnfitReport::Number { round: RoundNumber(number), said });
            }
        }
        // A round robin has as many as its players need, and stages of a cut follow from its size. One more is the top table.
        let is_free = self.system()?.is_usual();
        let played = self.rounds.iter().filter(|round| round.stage.is_none()).count();
        let most = usize::try_from(MOST_ROUNDS).unwrap_or(usize::MAX);
        let in_pods = self.rounds.iter().any(|round| !round.pods.is_empty());
        if is_free && played > most.saturating_add(usize::from(in_pods)) {
            return Err(UnfitReport::Rounds { played, most: MOST_ROUNDS });
        }
        Ok(())
    }

    /// Whether rounds and ranking call each player as the list of players does.
    pub(super) fn has_one_name_each(&self) -> Result<(), UnfitReport> {
        let listed = Listed::of(self);
        for (number, round) in (1..).zip(&self.rounds) {
            let sides = round.tables.iter().flat_map(|table| &table.sides);
            let sides = sides.map(|side| (side.player, &side.name));
            let seats = round.pods.iter().flat_map(|pod| &pod.seats).map(|seat| (seat.player, &seat.name));
            let byes = round.byes.iter().map(|bye| (bye.player, &bye.name));
            for (player, name) in sides.chain(seats).chain(byes) {
                listed.is_name(NamedAt::Round(RoundNumber(number)), player, name.as_deref())?;
            }
        }
        for one in &self.tournament.ranking {
            listed.is_name(NamedAt::Place(one.place), one.player, one.name.as_deref())?;
        }
        Ok(())
    }

    /// What it says twice, and differently, what is not known here, or what is left out.
    pub(super) fn notes(&self, told: &ToldAgain) -> Vec<String> {
        let mut notes = Vec::new();
        let it = &self.tournament;
        let named = it.format_id.as_ref().or(it.format.as_ref()).filter(|named| **named != it.game);
        let format = told.here.tournament.setup().and_then(|setup| setup.format.as_ref());
        if let Some(named) = named.filter(|_| format.is_none()) {
            notes.push(say("report-note-format").with("format", named).to_string());
        }
        let there = (it.players.len(), self.rounds.len());
        if let Some((players, rounds)) = it.counted.filter(|counted| *counted != there) {
            let note = say("report-note-counts")
                .with("players", players)
                .with("rounds", rounds)
                .with("listed", there.0)
                .with("played", there.1);
            notes.push(note.to_string());
        }
        let stages = self.rounds.iter().filter(|round| round.stage.is_some());
        let needless = stages.flat_map(|round| &round.tables).filter(|table| table.needless).count();
        if needless > 0 {
            notes.push(say("report-note-needless").with("games", needless).to_string());
        }
        let other = self.other_standings(told);
        if !other.is_empty() {
            notes.push(say("report-note-standings").with("names", other.join(", ")).to_string());
        }
        notes
    }

    /// The players of whom its standings, or the figures in its ranking, say something else than its results.
    fn other_standings(&self, told: &ToldAgain) -> Vec<String> {
        let Some(counted) = StandingsDocument::of(&told.here, None) else { return Vec::new() };
        let duels = counted.lines.into_iter().map(|line| {
            let (points, differential) = (Some(line.victory_points), Some(line.differential));
            let figures = Figures { place: line.place, victory_points: points, differential, total: None };
            (line.player, figures)
        });
        let pods = counted.pod_lines.into_iter().map(|line| {
            let (place, total) = (line.place, Some(line.total));
            (line.player, Figures { place, victory_points: None, differential: None, total })
        });
        let counted: BTreeMap<u32, Figures> = duels.chain(pods).collect();
        let lines = self.standings.iter().flat_map(|it| it.lines.iter().chain(&it.pod_lines));
        let lines = lines.map(|line| (line.player, &line.figures));
        let ranking = self.tournament.ranking.iter();
        let stated = lines.chain(ranking.filter_map(|one| Some((one.player, one.figures.as_ref()?))));
        let differs = stated.filter(|(player, figures)| {
            let here = told.players.get(player).and_then(|player| counted.get(&player.0));
            here.is_none_or(|counted| figures.differ_from(counted))
        });
        let listed = |(player, _): (u32, &Figures)| {
            let one = self.tournament.players.iter().find(|one| one.player == player);
            one.map_or_else(|| player.to_string(), |one| one.name.clone())
        };
        differs.map(listed).collect()
    }
}

impl ReportedTable {
    /// Whether the grades and differentials that it states follow from its score and its ending.
    pub(super) fn follows(
        &self,
        round: RoundNumber,
        profile: &Profile,
        result: GameResult,
    ) -> Result<(), UnfitReport> {
        let asked = profile.asks_director(result.end).is_some();
        let Ok(counted) = profile.outcomes(&GameResult { asked, ..result }) else { return Ok(()) };
        // Some rules leave out points that do not count toward winning, and no report says how many those were.
        let is_whole = profile.differential.count_points_not_counting_to_win.value;
        let fits = |(at, side): (usize, &ReportedSide)| {
            let counted = counted.and_then(|sides| sides.get(at).copied());
            let (grade, differential) =
                (counted.map(|it| it.grade.code()), counted.map(|it| it.differential));
            let is_grade = side.grade.is_none() || side.grade.as_deref() == grade;
            is_grade && (!is_whole || side.differential.is_none() || side.differential == differential)
        };
        if self.sides.iter().enumerate().all(fits) {
            return Ok(());
        }
        Err(match self.line {
            Some(line) => UnfitReport::FiguresAtLine(line),
            None => UnfitReport::Figures { round, table: self.table.clone() },
        })
    }

    /// Why its result is refused, with its round and with the number that the report gives the table.
    pub(super) fn refused(&self, round: RoundNumber, why: DeskError) -> DeskError {
        match why {
            DeskError::Refused(refusal) => {
                let refusal = match (refusal, self.table.parse::<TableNumber>()) {
                    (Refusal::Impossible { why, .. }, Ok(table)) => Refusal::Impossible { table, why },
                    (refusal, _) => refusal,
                };
                let why = refusal_without_names(&refusal).to_string();
                UnfitReport::Refused { round, why }.into()
            }
            other => other,
        }
    }
}

/// What the list of players calls each number; two names for one are refused where players register.
struct Listed<'r>(BTreeMap<u32, Vec<&'r str>>);

impl<'r> Listed<'r> {
    fn of(report: &'r ReportFile) -> Self {
        let mut names: BTreeMap<u32, Vec<&str>> = BTreeMap::new();
        for one in &report.tournament.players {
            names.entry(one.player).or_default().push(&one.name);
        }
        Self(names)
    }

    /// Whether a player who is named here has that name in the list, too. An unlisted player is refused with the rounds.
    fn is_name(&self, at: NamedAt, player: u32, said: Option<&str>) -> Result<(), UnfitReport> {
        let (Some(names), Some(said)) = (self.0.get(&player), said) else { return Ok(()) };
        match names.first().filter(|_| !names.contains(&said)) {
            Some(listed) => {
                let (said, listed) = (said.to_owned(), (*listed).to_owned());
                Err(UnfitReport::OtherName { at, player, said, listed })
            }
            None => Ok(()),
        }
    }
}
