//! A tournament for programs: what its public pages show, as plain values with stable names.
//!
//! A draft round does not exist here, an erased name is a number, and deck lists have addresses of their own.

pub(crate) mod affiliations;
mod forum;
pub(crate) mod people;
pub(crate) mod report;
pub(crate) mod rounds;
pub(crate) mod series;
pub(crate) mod sheet;
pub(crate) mod standings;
pub(crate) mod teams;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::app::finish::{FinishedBy, final_ranking};
use crate::app::snapshot::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::standings::standings;
use crate::domain::tournament::Setup;
use crate::domain::tournament::cut::StartedCut;
use crate::domain::tournament::cut_bracket::CutError;
use crate::domain::tournament::round::{Phase, Round};
use crate::words::in_english;
use crate::words::round_name::RoundWords;

/// A tournament: what it is, who plays, and where it is.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TournamentDocument {
    /// The last part of its address.
    pub slug: String,
    pub title: String,
    /// The day, such as `2026-11-23`.
    pub date: String,
    pub place: String,
    /// The IANA name of the time zone.
    pub time_zone: String,
    /// `1E`, `2E` or `TR`.
    pub game: &'static str,
    /// The deck format by name, or `null` if decks are not checked.
    pub format: Option<String>,
    /// Its identifier, such as `1e-open`.
    pub format_id: Option<String>,
    /// The scoring profile.
    pub profile: String,
    /// Who meets whom: `swiss`, `round-robin`, `single-elimination` or `double-elimination`; `null` in pods.
    pub system: Option<&'static str>,
    pub state: State,
    pub rounds_planned: u32,
    /// Days until the deadline that is proposed for each round and each stage of the cut, if they have no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round_days: Option<u32>,
    /// The level at which its games count for ratings: `regional`, `national`, `continental` or `worlds`; of a local
    /// tournament it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<&'static str>,
    /// The code of the newest entry of the log: it changes with every change.
    pub head: String,
    pub players: Vec<PlayerDocument>,
    /// The published rounds.
    pub rounds: Vec<RoundLine>,
    /// The cut, once it was started.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cut: Option<CutDocument>,
    /// The final ranking, once the tournament is closed.
    pub ranking: Vec<RankingLine>,
}

/// A cut as the director set it up.
#[derive(Debug, Serialize, JsonSchema)]
pub struct CutDocument {
    /// How many players play on.
    pub size: u32,
    /// How many games a match has at most.
    pub best_of: u32,
    /// `fixed` or `reseeded`.
    pub bracket: &'static str,
    pub third_place: bool,
    /// `single`, `double` or `double-one-final`.
    pub elimination: &'static str,
    /// The players by number, seed 1 first.
    pub seeds: Vec<u32>,
}

impl CutDocument {
    fn of(started: &StartedCut) -> Self {
        let cut = started.cut;
        Self {
            size: cut.size.players(),
            best_of: cut.best_of.into(),
            bracket: cut.bracket.code(),
            third_place: cut.plays_for_third(),
            elimination: cut.elimination.code(),
            seeds: started.seeds.iter().map(|player| player.0).collect(),
        }
    }
}

/// Where a tournament is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// No round was published yet.
    Registration,
    /// A round is being played.
    Playing,
    /// The newest round is closed, the tournament is not.
    BetweenRounds,
    Closed,
}

/// A player, by the number that the other documents use.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PlayerDocument {
    pub player: u32,
    pub name: String,
    /// The address that leads to what the person played everywhere, or `null` if the name was erased or not everybody may
    /// see the tournament. It leads on only while the person is shown by name, and is not found otherwise.
    pub person: Option<String>,
    /// The first round that the player is in.
    pub from_round: u32,
    /// The last round before the player left.
    pub left_after_round: Option<u32>,
}

/// A published round in the list of rounds.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RoundLine {
    pub round: u32,
    /// Such as `Round 2` or `Semi-finals`.
    pub name: String,
    pub state: RoundState,
    pub results: usize,
    pub tables: usize,
}

/// Whether a published round is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoundState {
    Playing,
    Closed,
}

/// A line of the final ranking.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RankingLine {
    pub place: u32,
    pub player: u32,
    pub name: String,
    /// What decided the place beside the rounds; empty otherwise.
    pub by: String,
}

impl State {
    /// Where a tournament is, for everybody.
    pub fn of(here: &Snapshot) -> Self {
        match here.tournament.published_rounds().next_back() {
            _ if here.tournament.closed_at().is_some() => Self::Closed,
            None => Self::Registration,
            Some(round) if round.phase() == Phase::Closed => Self::BetweenRounds,
            Some(_) => Self::Playing,
        }
    }
}

impl RoundState {
    const fn of(round: &Round) -> Self {
        match round.phase() {
            Phase::Closed => Self::Closed,
            Phase::Playing | Phase::Draft => Self::Playing,
        }
    }
}

impl TournamentDocument {
    /// The tournament with this setup. The caller knows the address that leads from a player to the person.
    pub fn of(here: &Snapshot, setup: &Setup, person: impl Fn(PlayerId) -> String) -> Self {
        let settings = &setup.settings;
        let profile = setup.profile().map(|profile| profile.name.clone());
        let pods = setup.pods().map(|pods| pods.profile.name.clone());
        let players = here.tournament.players().map(|player| PlayerDocument {
            player: player.id.0,
            name: here.name(player.id),
            person: here.leads_to_person(player.id).then(|| person(player.id)),
            from_round: player.from_round.0,
            left_after_round: player.dropped_after.map(|round| round.0),
        });
        let rounds = here.tournament.published_rounds().map(|round| {
            let (results, tables) = round.count_results();
            let name = round_title(here, round.number);
            RoundLine { round: round.number.0, name, state: RoundState::of(round), results, tables }
        });
        // Results that cannot be scored rank nobody; the standings of the document are missing then, too.
        // Results that cannot be scored make no ranking; the standings say why.
        let ranking = final_ranking(here).unwrap_or_default().into_iter().map(|one| RankingLine {
            place: one.place,
            player: one.player.0,
            name: one.name,
            by: one.by.map(FinishedBy::words).unwrap_or_default(),
        });
        Self {
            slug: here.slug().to_string(),
            title: settings.title.clone(),
            date: settings.date.to_string(),
            place: settings.place.clone(),
            time_zone: settings.time_zone.clone(),
            game: settings.edition.code(),
            format: setup.format.as_ref().map(|format| format.name.clone()),
            format_id: setup.format.as_ref().map(|format| format.id.clone()),
            system: setup.profile().map(|_| settings.system.code()),
            profile: profile.or(pods).unwrap_or_default(),
            state: State::of(here),
            rounds_planned: here.tournament.planned_rounds(),
            round_days: settings.round_days,
            level: (!settings.level.is_usual()).then(|| settings.level.code()),
            head: here.head_code().to_string(),
            players: players.collect(),
            rounds: rounds.collect(),
            cut: here.tournament.cut().map(CutDocument::of),
            ranking: ranking.collect(),
        }
    }
}

/// The places in a bracket that is all that is played, as they are now; none before it is drawn.
///
/// # Errors
/// If its results cannot be scored, or make no bracket.
pub(crate) fn bracket_places(here: &Snapshot) -> Result<Vec<RankingLine>, CutError> {
    let profile = here.tournament.setup().and_then(Setup::profile);
    let Some(profile) = profile.filter(|_| here.tournament.cut().is_some()) else { return Ok(Vec::new()) };
    let standings = standings(profile, &here.tournament.history())?;
    let ranked = here.tournament.ranking(&standings)?.into_iter().map(|one| {
        let (player, name) = number_and_name(here, one.player);
        RankingLine { place: one.place, player, name, by: one.by.to_string() }
    });
    Ok(ranked.collect())
}

/// What a round is called: `Round 3`, `Semi-final`.
fn round_title(here: &Snapshot, number: RoundNumber) -> String {
    in_english(|| RoundWords::of(here.tournament.round_name(number)).title())
}

/// The number and the name of a player.
fn number_and_name(here: &Snapshot, player: PlayerId) -> (u32, String) {
    (player.0, here.name(player))
}
