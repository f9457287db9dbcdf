//! `/ratings`: everybody's rating, by game, by kind of decks, and by formula.

use askama::Template;
use chrono::NaiveDate;

use crate::app::ratings::table::{FEWEST_GAMES, RatingMethod, RatingPool, Ratings, rated_apart};
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::id::PersonId;
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::scoring::rating::{RatingSystem, UnplayedGain};
use crate::domain::scoring::rating_history::RatingStep;
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::RatingsQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::people::asked::Beside;
use crate::web::pages::people::counting;
use crate::web::pages::reports::ratings::rules_in_words;
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, ShownSource, legend};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::measure;
use crate::words::numbers::semicolons;

/// Players on a page.
const ROWS: usize = crate::app::person_record::ROWS;

#[derive(Template)]
#[template(path = "people/ratings.html")]
struct Page {
    layout: Layout,
    /// `Second Edition, constructed`.
    what: String,
    by: &'static str,
    /// The other games and kinds; without a link the one that is shown.
    pools: Vec<(String, Option<Link>)>,
    /// The other formulas, likewise.
    methods: Vec<(&'static str, Option<Link>)>,
    rows: Vec<Row>,
    beside: Option<Beside>,
    fewest: u32,
    /// How many tournaments with a damaged log count, in words.
    damaged: Option<Message>,
    data: Link,
    rules: Vec<ShownRule>,
    legend: Legend,
}

struct Row {
    place: usize,
    name: String,
    to: Link,
    rating: i64,
    games: u32,
    last: String,
}

/// Which ratings are asked for.
pub struct AskedRatings {
    pub method: RatingMethod,
    /// What is rated; `None` before anything was.
    pub pool: Option<RatingPool>,
    /// The page of the ranking.
    pub page: usize,
}

impl AskedRatings {
    /// What the query names, and the first of everything that it leaves open.
    ///
    /// # Errors
    /// [`PageError::NotFound`] for what is not rated.
    pub fn of(visit: &Visit, ratings: &Ratings) -> Result<Self, PageError> {
        let query = RatingsQuery::of(&visit.query);
        let asked = |pool: &RatingPool| {
            (query.game.is_empty() || pool.game.code() == query.game)
                && (query.kind.is_empty() || pool.kind_code() == query.kind)
        };
        let pool = ratings.pools().into_iter().find(asked);
        if pool.is_none() && !(query.game.is_empty() && query.kind.is_empty()) {
            return Err(PageError::NotFound);
        }
        let methods = pool.map_or_else(RatingMethod::all, RatingPool::methods);
        let method = methods.into_iter().find(|one| query.by.is_empty() || one.code() == query.by);
        let method = method.ok_or(PageError::NotFound)?;
        Ok(Self { method, pool, page: listing::page(query.page, usize::MAX)? })
    }
}

/// How many tournaments that are rated there have a damaged log; of all that are rated, without a pool.
///
/// # Errors
/// If the store cannot be read.
pub fn damaged_in(site: &Site, pool: Option<RatingPool>) -> Result<usize, PageError> {
    listing::damaged_among(&site.desk, |one| {
        let of = RatingPool { game: one.game, opened: one.opens_pools };
        one.is_publicly_finished() && pool.is_none_or(|pool| pool == of)
    })
}

/// A player in the ranking who may be named.
pub struct RankedPerson {
    pub place: usize,
    pub person: PersonId,
    pub name: String,
    pub step: RatingStep,
}

/// # Errors
/// [`PageError::NotFound`] for what is not rated, and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let Some(ratings) = site.desk.ratings()? else {
        return counting::show(site, visit, say("all-ratings"), urls::all_ratings());
    };
    let AskedRatings { method, pool, page: number } = AskedRatings::of(visit, &ratings)?;
    let mut page = page_without_rows(site, visit, method, pool)?;
    let Some(pool) = pool else { return Answer::page(&page) };
    let ranked = ratings.ranking(pool, method);
    let to = |pool: RatingPool, method: RatingMethod, number: usize| {
        urls::ratings_page(pool.game.code(), pool.kind_code(), method.code(), number)
    };
    page.beside = Some(Beside::of(number, ranked.len(), |number| to(pool, method, number))?);
    page.what = pool.says().into();
    page.pools =
        links(&ratings.pools(), pool, |it| (it.says().to_string(), to(it, it.method_like(method), 1)));
    page.methods = links(&pool.methods(), method, |it| (it.name(), to(pool, it, 1)));
    page.data = urls::api_ratings_page(pool.game.code(), pool.kind_code(), method.code(), number);
    page.rows = named_ranking(site, &ranked, number)?.into_iter().map(Row::of).collect();
    Answer::page(&page)
}

fn links<T: Copy + PartialEq, W>(
    all: &[T],
    chosen: T,
    link: impl Fn(T) -> (W, Link),
) -> Vec<(W, Option<Link>)> {
    let each = all.iter().map(|one| {
        let (words, to) = link(*one);
        (words, (*one != chosen).then_some(to))
    });
    each.collect()
}

/// A page of the ranking. People who are not named keep their place, and are not in it.
///
/// # Errors
/// If the store cannot be read.
pub fn named_ranking(
    site: &Site,
    ranked: &[(PersonId, RatingStep)],
    page: usize,
) -> Result<Vec<RankedPerson>, PageError> {
    let first = (page - 1) * ROWS;
    let on_page: Vec<&(PersonId, RatingStep)> = ranked.iter().skip(first).take(ROWS).collect();
    let people: Vec<PersonId> = on_page.iter().map(|(person, _)| *person).collect();
    let names = site.desk.public_names(&people)?;
    let better = |rating: i64| ranked.partition_point(|(_, step)| step.rating() > rating) + 1;
    let named = on_page.into_iter().filter_map(|(person, step)| {
        let name = names.get(person)?.clone();
        Some(RankedPerson { place: better(step.rating()), person: *person, name, step: *step })
    });
    Ok(named.collect())
}

impl Row {
    fn of(RankedPerson { place, person, name, step }: RankedPerson) -> Self {
        Self {
            place,
            name,
            to: urls::person(person),
            rating: step.rating(),
            games: step.games,
            last: dates::short_day(step.day),
        }
    }
}

fn page_without_rows(
    site: &Site,
    visit: &Visit,
    method: RatingMethod,
    pool: Option<RatingPool>,
) -> Result<Page, PageError> {
    let law = RulesOnDay::of(site, None)?;
    let mut rules = rules_of_method(method, &law)?;
    rules.extend(rules_of_all(pool, &law));
    Ok(Page {
        layout: visit.layout(site),
        what: String::new(),
        by: method.name(),
        pools: Vec::new(),
        methods: Vec::new(),
        rows: Vec::new(),
        beside: None,
        fewest: FEWEST_GAMES,
        damaged: listing::counts_damaged(damaged_in(site, pool)?),
        data: urls::api_ratings(),
        rules,
        legend: legend(),
    })
}

/// A rule: what it is about, what it says, and where that is from.
type ShownRule = (Message, String, ShownSource);

fn rules_of_method(method: RatingMethod, law: &RulesOnDay) -> Result<Vec<ShownRule>, PageError> {
    let terms = data::rating_terms();
    Ok(match method {
        RatingMethod::Formula(number) => {
            let system = data::rating_systems().get(number).ok_or(PageError::NotFound)?;
            let mut rules = rules_in_words(system, law);
            rules.push((
                say("all-level-of-the-tournament"),
                levels_in_words(system, terms.level.value),
                law.source(&terms.level.source()),
            ));
            rules
        }
        RatingMethod::Glicko => vec![(
            say("reports-ratings-start"),
            say("people-ratings-glicko").with("start", terms.glicko_start.value.to_string()).into(),
            law.source(&terms.glicko_start.source()),
        )],
    })
}

/// What each level moves by the newest rules, and that only levels tell the formulas apart.
fn levels_in_words(system: &RatingSystem, usual: TournamentLevel) -> String {
    let of_level = |level: TournamentLevel| {
        say("people-ratings-k-of-level")
            .with("level", measure::level(level))
            .with("k", system.k_of(level, NaiveDate::MAX))
            .to_string()
    };
    say("people-ratings-each-at-its-level")
        .with("usual", measure::level(usual))
        .with("levels", semicolons(&TournamentLevel::ALL.map(of_level)))
        .into()
}

/// What all methods share: what is rated of the games, and what is rated apart.
fn rules_of_all(pool: Option<RatingPool>, law: &RulesOnDay) -> Vec<ShownRule> {
    let terms = data::rating_terms();
    let mut rules: Vec<ShownRule> = Vec::new();
    if pool.is_some_and(|pool| pool.game == Edition::Tribbles) {
        let words = say("people-ratings-pods-by-pairs").into();
        rules.push((say("people-ratings-pods"), words, law.source(&terms.pods.source())));
    } else {
        let words = match terms.unplayed.value {
            UnplayedGain::Nothing => say("people-ratings-unplayed-gives-nothing").into(),
        };
        rules.push((say("people-ratings-unplayed"), words, law.source(&terms.unplayed.source())));
        rules.push((
            say("people-ratings-brackets"),
            match terms.brackets.value {
                true => say("people-ratings-brackets-count"),
                false => say("people-ratings-brackets-never-count"),
            }
            .into(),
            law.source(&terms.brackets.source()),
        ));
    }
    let (built, opened) = (rated_apart(false), rated_apart(true));
    rules.push((
        say("people-ratings-rated-apart"),
        say("people-ratings-each-game").with("built", built).with("opened", opened).into(),
        law.source(&terms.kinds.source()),
    ));
    rules
}
