//! Ratings and the hall of fame for programs: what their pages show.

use schemars::JsonSchema;
use serde::Serialize;

use crate::app::fame::Laurel;
use crate::app::ratings::table::{FEWEST_GAMES, RatingMethod, RatingPool};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::pages::people::asked::Beside;
use crate::web::pages::people::fame::{AskedFame, CrownedPerson};
use crate::web::pages::people::ratings::{AskedRatings, RankedPerson, damaged_in, named_ranking};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// A page of the ratings of one game and kind of decks, by one method.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RatingsDocument {
    /// What is rated, or `null` before anything was.
    pub rated: Option<RatedDocument>,
    /// The method, as the query names it.
    pub by: &'static str,
    pub method: &'static str,
    /// Everything that is rated, each apart.
    pub all_rated: Vec<RatedDocument>,
    /// Every method for what is rated, as the query names it.
    pub methods: Vec<&'static str>,
    /// A player with fewer rated games is not ranked.
    pub fewest_games: u32,
    /// Players in the ranking in all, those included who are not named.
    pub players: usize,
    /// A page of the players who may be named, the highest rating first.
    pub ranking: Vec<RatingDocument>,
    /// How many tournaments that count have a damaged log: then nothing of this can be trusted.
    pub damaged_tournaments: usize,
    /// The address of the next page, or `null` on the last.
    pub next: Option<String>,
}

/// What is rated apart.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RatedDocument {
    /// `1E`, `2E` or `TR`.
    pub game: &'static str,
    /// `built` or `opened`, as in sealed and draft.
    pub kind: &'static str,
    pub name: String,
}

/// A player in the ranking.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RatingDocument {
    pub place: usize,
    pub id: String,
    pub name: String,
    pub rating: i64,
    pub rated_games: u32,
    /// The day of the last tournament that counts, such as `2026-11-23`.
    pub last: String,
}

/// The hall of fame, of all time or of a year.
#[derive(Debug, Serialize, JsonSchema)]
pub struct FameDocument {
    /// `null` for all time.
    pub year: Option<i32>,
    /// Every year with a finished tournament.
    pub years: Vec<i32>,
    /// Finished tournaments.
    pub tournaments: usize,
    /// How many of them have a damaged log: then nothing of this can be trusted.
    pub damaged_tournaments: usize,
    /// People who played in one.
    pub players: usize,
    /// Games to which both came.
    pub games: u32,
    /// Pods of heats, of Tribbles.
    pub pods: u32,
    /// Of a year, its finished tournaments by month, January first; `null` for all time.
    pub tournaments_by_month: Option<[u32; 12]>,
    /// Of all time, the finished tournaments of each year, the newest first; `null` for a year.
    pub tournaments_by_year: Option<Vec<FameYearDocument>>,
    pub tournaments_won: Vec<LaurelDocument>,
    pub games_won: Vec<LaurelDocument>,
    pub tournaments_played: Vec<LaurelDocument>,
}

/// A year in the hall of fame.
#[derive(Debug, Serialize, JsonSchema)]
pub struct FameYearDocument {
    pub year: i32,
    /// Finished tournaments.
    pub tournaments: usize,
}

/// Somebody in the hall of fame.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LaurelDocument {
    pub place: usize,
    pub id: String,
    pub name: String,
    pub count: u32,
}

/// The ratings that the query names.
///
/// # Errors
/// [`PageError::NotFound`] for what is not rated, and for a page that does not exist; [`PageError::Busy`] while nothing is
/// counted yet.
pub fn ratings(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let all = site.desk.ratings()?.ok_or(PageError::Busy)?;
    let AskedRatings { method, pool, page } = AskedRatings::of(visit, &all)?;
    let ranked = pool.map(|pool| all.ranking(pool, method)).unwrap_or_default();
    let next = match pool {
        Some(pool) => {
            let to = |page| urls::api_ratings_page(pool.game.code(), pool.kind_code(), method.code(), page);
            Beside::of(page, ranked.len(), to)?.older.map(|to| to.to_string())
        }
        None => None,
    };
    Answer::json(&RatingsDocument {
        rated: pool.map(RatedDocument::of),
        by: method.code(),
        method: method.name(),
        all_rated: all.pools().into_iter().map(RatedDocument::of).collect(),
        methods: pool
            .map_or_else(RatingMethod::all, RatingPool::methods)
            .into_iter()
            .map(RatingMethod::code)
            .collect(),
        fewest_games: FEWEST_GAMES,
        players: ranked.len(),
        ranking: named_ranking(site, &ranked, page)?.into_iter().map(RatingDocument::of).collect(),
        damaged_tournaments: damaged_in(site, pool)?,
        next,
    })
}

/// The hall of fame of all time, or of the year that the query names.
///
/// # Errors
/// [`PageError::NotFound`] for a year without a finished tournament; [`PageError::Busy`] while nothing is counted yet.
pub fn hall_of_fame(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let fame = site.desk.hall_of_fame()?.ok_or(PageError::Busy)?;
    let AskedFame { year, figures, laurels, damaged } = AskedFame::of(site, visit, &fame)?;
    let [mut won, mut games, mut played] = [Vec::new(), Vec::new(), Vec::new()];
    for (laurel, people) in laurels {
        let people = people.into_iter().map(LaurelDocument::of).collect();
        match laurel {
            Laurel::TournamentsWon => won = people,
            Laurel::GamesWon => games = people,
            Laurel::TournamentsPlayed => played = people,
        }
    }
    let by_year = fame.years.iter().rev();
    let by_year = by_year.map(|(year, of)| FameYearDocument { year: *year, tournaments: of.tournaments });
    Answer::json(&FameDocument {
        tournaments_by_year: year.is_none().then(|| by_year.collect()),
        year,
        years: fame.years.keys().copied().collect(),
        tournaments: figures.tournaments,
        damaged_tournaments: damaged,
        players: figures.people.len(),
        games: figures.games,
        pods: figures.pods,
        tournaments_by_month: year.map(|_| figures.months),
        tournaments_won: won,
        games_won: games,
        tournaments_played: played,
    })
}

impl RatedDocument {
    fn of(pool: RatingPool) -> Self {
        Self { game: pool.game.code(), kind: pool.kind_code(), name: pool.name() }
    }
}

impl RatingDocument {
    fn of(RankedPerson { place, person, name, step }: RankedPerson) -> Self {
        Self {
            place,
            id: person.to_string(),
            name,
            rating: step.rating(),
            rated_games: step.games,
            last: step.day.to_string(),
        }
    }
}

impl LaurelDocument {
    fn of(CrownedPerson { place, person, name, count }: CrownedPerson) -> Self {
        Self { place, id: person.to_string(), name, count }
    }
}
