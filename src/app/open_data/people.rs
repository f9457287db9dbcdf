//! A person for programs: what the page about them shows.

use schemars::JsonSchema;
use serde::Serialize;

use crate::app::head_to_head::HeadToHead;
use crate::app::open_data::State;
use crate::app::person_record::{Balance, Opponent, PersonRecord, PlayedTournament, YearOfPerson};
use crate::app::ratings::table::{DRAWN, RatingMethod, RatingPool, Ratings};
use crate::app::store::{PersonOutcome, PodCount};
use crate::app::summary::Summary;
use crate::domain::id::{PersonId, RoundNumber};
use crate::domain::scoring::rating_history::RatingStep;

/// A person over all tournaments that everybody may see.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PersonDocument {
    pub id: String,
    /// The name, or the initials of somebody who wants that.
    pub name: String,
    /// Tournaments in all.
    pub tournaments: usize,
    /// How many of them the person won.
    pub tournaments_won: usize,
    /// Games at tournaments that are over, also those to which somebody did not come.
    pub games: BalanceDocument,
    /// How many of them were not played, because somebody did not come: they count against no opponent, in no rating, and not
    /// among the games won of the hall of fame.
    pub unplayed: u32,
    /// The newest first.
    pub years: Vec<YearDocument>,
    /// A page of the tournaments, the newest day first.
    pub played: Vec<PlayedDocument>,
    /// Opponents in all who may be named.
    pub opponents: usize,
    /// A page of them, the one met last first.
    pub met: Vec<OpponentDocument>,
    /// Games against opponents who are hidden or whose names were erased.
    pub unnamed: BalanceDocument,
    /// Pods of heats at tournaments that are over, of Tribbles.
    pub pods: PodCountDocument,
    /// Players of the same pods, in all who may be named.
    pub pod_opponents: usize,
    /// A page of them, the one met last first: more tribbles are won, fewer are lost. They go on with the opponents.
    pub met_in_pods: Vec<OpponentDocument>,
    /// Meetings in pods with players who are hidden or whose names were erased.
    pub unnamed_in_pods: BalanceDocument,
    /// The newest ratings, or `null` while they are counted for the first time since the start.
    pub ratings: Option<Vec<PersonRatingDocument>>,
    /// The address of the next tournaments, or `null` on the last page.
    pub next: Option<String>,
    /// The address of the next opponents, or `null` on the last page.
    pub next_opponents: Option<String>,
}

/// Games won, lost and tied.
#[derive(Debug, Serialize, JsonSchema)]
pub struct BalanceDocument {
    pub wins: u32,
    pub losses: u32,
    pub ties: u32,
}

/// In how many pods of heats somebody sat.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PodCountDocument {
    pub pods: u32,
    /// In how many of them nobody had more.
    pub first: u32,
}

/// A year of a person.
#[derive(Debug, Serialize, JsonSchema)]
pub struct YearDocument {
    pub year: i32,
    pub tournaments: u32,
    pub tournaments_won: u32,
    pub games: BalanceDocument,
    pub pods: PodCountDocument,
}

/// The newest rating of a person for one game and kind of decks, by one method.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PersonRatingDocument {
    /// `1E`, `2E` or `TR`.
    pub game: &'static str,
    /// `built` or `opened`, as in sealed and draft.
    pub kind: &'static str,
    pub name: String,
    /// The method, as queries for ratings name it.
    pub by: &'static str,
    pub method: &'static str,
    pub rating: i64,
    pub rated_games: u32,
    /// By the first method, the ratings after the newest fifty tournaments, the newest first; by the others none.
    pub over_time: Vec<RatingStepDocument>,
}

/// A rating after a tournament.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RatingStepDocument {
    /// The day of the tournament, such as `2026-11-23`.
    pub date: String,
    pub rating: i64,
    /// The rated games so far.
    pub rated_games: u32,
}

/// A tournament of a person.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PlayedDocument {
    pub slug: String,
    pub title: String,
    /// The day, such as `2026-11-23`.
    pub date: String,
    /// The town in which it was played.
    pub town: String,
    /// `1E`, `2E` or `TR`.
    pub game: &'static str,
    /// The deck format by name, or `null` if decks are not checked.
    pub format: Option<String>,
    pub state: State,
    /// The person's number there.
    pub player: u32,
    pub players: usize,
    /// The place in the final ranking, or `null` before the end.
    pub place: Option<u32>,
    pub games: BalanceDocument,
    pub pods: PodCountDocument,
    /// The address of the deck list, if everybody sees it.
    pub deck: Option<String>,
    /// Whether the log of the tournament is damaged: nothing of this can be trusted.
    pub damaged: bool,
}

/// Somebody whom a person met.
#[derive(Debug, Serialize, JsonSchema)]
pub struct OpponentDocument {
    pub id: String,
    pub name: String,
    /// For the person whose opponent it is.
    pub games: BalanceDocument,
    /// The last day.
    pub last_met: String,
}

/// What two people played against each other.
#[derive(Debug, Serialize, JsonSchema)]
pub struct HeadToHeadDocument {
    /// Both, as the address names them.
    pub people: [NamedPersonDocument; 2],
    /// For the first of them.
    pub games: BalanceDocument,
    /// A page of the games, the newest first.
    pub played: Vec<MeetingDocument>,
    /// The pods of heats in which both sat, for the first of them: more tribbles are won, fewer are lost.
    pub pods: BalanceDocument,
    /// A page of them, the newest first.
    pub in_pods: Vec<MeetingDocument>,
    /// The address of the next games and pods, or `null` on the last page.
    pub next: Option<String>,
}

/// Somebody by name.
#[derive(Debug, Serialize, JsonSchema)]
pub struct NamedPersonDocument {
    pub id: String,
    /// The name, or the initials of somebody who wants that.
    pub name: String,
}

/// A game or a pod of two people.
#[derive(Debug, Serialize, JsonSchema)]
pub struct MeetingDocument {
    /// The tournament.
    pub slug: String,
    pub title: String,
    /// The day of the tournament, such as `2026-11-23`.
    pub date: String,
    pub round: u32,
    /// `won`, `lost` or `tied`, for the first of the two.
    pub outcome: &'static str,
}

impl HeadToHeadDocument {
    /// What these two played, with the address of the next page.
    pub fn of([one, other]: [PersonId; 2], between: HeadToHead, next: Option<String>) -> Self {
        let HeadToHead { names: [first, second], balance, games, pods, in_pods } = between;
        let named = |id: PersonId, name: String| NamedPersonDocument { id: id.to_string(), name };
        let played = games.iter().map(|(at, game)| MeetingDocument::of(at, game.round, game.outcome));
        let seated = in_pods.iter().map(|(at, pod)| MeetingDocument::of(at, pod.round, pod.outcome));
        Self {
            people: [named(one, first), named(other, second)],
            games: balance.into(),
            played: played.collect(),
            pods: pods.into(),
            in_pods: seated.collect(),
            next,
        }
    }
}

impl MeetingDocument {
    fn of(there: &Summary, round: RoundNumber, outcome: PersonOutcome) -> Self {
        Self {
            slug: there.slug.to_string(),
            title: there.title.clone(),
            date: there.date.to_string(),
            round: round.0,
            outcome: outcome.code(),
        }
    }
}

impl PersonDocument {
    /// The record, with the addresses that the caller knows.
    pub fn of(
        record: &PersonRecord,
        ratings: Option<&Ratings>,
        deck: impl Fn(&PlayedTournament) -> String,
        [next, next_opponents]: [Option<String>; 2],
    ) -> Self {
        Self {
            id: record.person.to_string(),
            name: record.name.clone(),
            tournaments: record.tournaments,
            tournaments_won: record.won,
            games: record.balance.into(),
            unplayed: record.unplayed,
            years: record.years.iter().map(YearDocument::of).collect(),
            played: record.played.iter().map(|one| PlayedDocument::of(one, &deck)).collect(),
            opponents: record.opponents,
            met: record.met.iter().map(OpponentDocument::of).collect(),
            unnamed: record.unnamed.into(),
            pods: record.pods.into(),
            pod_opponents: record.pod_opponents,
            met_in_pods: record.met_in_pods.iter().map(OpponentDocument::of).collect(),
            unnamed_in_pods: record.unnamed_in_pods.into(),
            ratings: ratings.map(|all| {
                let each = all.of_person(record.person).into_iter();
                each.filter_map(PersonRatingDocument::of).collect()
            }),
            next,
            next_opponents,
        }
    }
}

impl From<Balance> for BalanceDocument {
    fn from(Balance { wins, losses, ties }: Balance) -> Self {
        Self { wins, losses, ties }
    }
}

impl From<PodCount> for PodCountDocument {
    fn from(PodCount { pods, first }: PodCount) -> Self {
        Self { pods, first }
    }
}

impl YearDocument {
    fn of(one: &YearOfPerson) -> Self {
        Self {
            year: one.year,
            tournaments: one.tournaments,
            tournaments_won: one.won,
            games: one.balance.into(),
            pods: one.pods.into(),
        }
    }
}

impl PersonRatingDocument {
    fn of((pool, method, steps): (RatingPool, RatingMethod, &[RatingStep])) -> Option<Self> {
        let newest = steps.last()?;
        let drawn = if method.is_drawn(pool) { DRAWN } else { 0 };
        Some(Self {
            game: pool.game.code(),
            kind: pool.kind_code(),
            name: pool.name(),
            by: method.code(),
            method: method.name(),
            rating: newest.rating(),
            rated_games: newest.games,
            over_time: steps.iter().rev().take(drawn).map(RatingStepDocument::of).collect(),
        })
    }
}

impl RatingStepDocument {
    fn of(step: &RatingStep) -> Self {
        Self { date: step.day.to_string(), rating: step.rating(), rated_games: step.games }
    }
}

impl PlayedDocument {
    fn of(one: &PlayedTournament, deck: impl Fn(&PlayedTournament) -> String) -> Self {
        let there = &one.there;
        Self {
            slug: there.slug.to_string(),
            title: there.title.clone(),
            date: there.date.to_string(),
            town: there.place.clone(),
            game: there.game.code(),
            format: there.format.clone().map(String::from),
            state: there.state,
            player: one.player.0,
            players: there.players,
            place: one.place,
            games: one.balance.into(),
            pods: one.pods.into(),
            deck: one.shows_list.then(|| deck(one)),
            damaged: one.is_damaged,
        }
    }
}

impl OpponentDocument {
    fn of(one: &Opponent) -> Self {
        Self {
            id: one.person.to_string(),
            name: one.name.clone(),
            games: one.balance.into(),
            last_met: one.last.to_string(),
        }
    }
}
