//! `/ratings`: everybody's rating, by game, by kind of decks, and by formula.

use askama::Template;

use crate::web::messages::{Message, say};
use crate::app::ratings::table::{FEWEST_GAMES, RatingMethod, RatingPool};
use crate::data;
use crate::domain::id::PersonId;
use crate::domain::scoring::rating_history::RatingStep;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::RatingsQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::people::asked::Beside;
use crate::web::pages::people::day;
use crate::web::pages::reports::ratings::rules_in_words;
use crate::web::pages::rules::sourced::{ConfidenceMark, RulesOnDay, ShownSource, legend};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

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
    rules: Vec<(Message, String, ShownSource)>,
    legend: Vec<(ConfidenceMark, &'static str)>,
}

struct Row {
    place: usize,
    name: String,
    to: Link,
    rating: i64,
    games: u32,
    last: String,
}

/// The code of a kind in an address.
pub const fn kind_code(pool: RatingPool) -> &'static str {
    if pool.opened { "opened" } else { "built" }
}

/// The page.
///
/// # Errors
/// [`PageError::NotFound`] for what is not rated, and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let query = RatingsQuery::of(&visit.query);
    let ratings = site.desk.ratings()?;
    let pools = ratings.pools();
    let method = match query.by {
        "" => RatingMethod::Formula(0),
        code => RatingMethod::all().into_iter().find(|one| one.code() == code).ok_or(PageError::NotFound)?,
    };
    let asked = |pool: &RatingPool| {
        (query.game.is_empty() || pool.game.code() == query.game)
            && (query.kind.is_empty() || kind_code(*pool) == query.kind)
    };
    let pool = pools.iter().copied().find(asked);
    if pool.is_none() && !(query.game.is_empty() && query.kind.is_empty()) {
        return Err(PageError::NotFound);
    }
    let number = listing::page(query.page, usize::MAX)?;
    let mut page = empty(site, visit, method)?;
    let Some(pool) = pool else { return Answer::page(&page) };
    let ranked = ratings.ranking(pool, method);
    let to = |pool: RatingPool, method: RatingMethod, number: usize| {
        urls::ratings_page(pool.game.code(), kind_code(pool), method.code(), number)
    };
    page.beside = Some(Beside::of(number, ranked.len(), |number| to(pool, method, number))?);
    page.what = pool.name();
    page.pools = links(&pools, pool, |it| (it.name(), to(it, method, 1)));
    page.methods = links(&RatingMethod::all(), method, |it| (it.name(), to(pool, it, 1)));
    page.rows = rows(site, &ranked, number)?;
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

/// A page of the ranking. Who is not named keeps the place, and has no row.
fn rows(site: &Site, ranked: &[(PersonId, RatingStep)], page: usize) -> Result<Vec<Row>, PageError> {
    let first = (page - 1) * ROWS;
    let on_page: Vec<&(PersonId, RatingStep)> = ranked.iter().skip(first).take(ROWS).collect();
    let people: Vec<PersonId> = on_page.iter().map(|(person, _)| *person).collect();
    let names = site.desk.public_names(&people)?;
    let better = |rating: i64| ranked.partition_point(|(_, step)| step.rating > rating) + 1;
    let rows = on_page.into_iter().filter_map(|(person, step)| {
        Some(Row {
            place: better(step.rating),
            name: names.get(person)?.clone(),
            to: urls::person(*person),
            rating: step.rating,
            games: step.games,
            last: day(step.day),
        })
    });
    Ok(rows.collect())
}

fn empty(site: &Site, visit: &Visit, method: RatingMethod) -> Result<Page, PageError> {
    let law = RulesOnDay::of(site, None)?;
    let terms = data::rating_terms();
    let mut rules = match method {
        RatingMethod::Formula(number) => {
            let system = data::rating_systems().get(number).ok_or(PageError::NotFound)?;
            let mut rules = rules_in_words(system, &law);
            let k = system.k_of_level(terms.level.value);
            let words = say("people-ratings-every-level").with("level", terms.level.value.to_string()).with("k", k).into();
            rules.push((say("people-ratings-level-of-a-tournament"), words, law.source(&terms.level.source())));
            rules
        }
        RatingMethod::Glicko => vec![(
            say("reports-ratings-start"),
            say("people-ratings-glicko").with("start", terms.glicko_start.value.to_string()).into(),
            law.source(&terms.glicko_start.source()),
        )],
    };
    let [built, opened] = &terms.kinds.value;
    rules.push((
        say("people-ratings-rated-apart"),
        say("people-ratings-each-game").with("built", built).with("opened", opened).into(),
        law.source(&terms.kinds.source()),
    ));
    Ok(Page {
        layout: visit.layout(site),
        what: String::new(),
        by: method.name(),
        pools: Vec::new(),
        methods: Vec::new(),
        rows: Vec::new(),
        beside: None,
        fewest: FEWEST_GAMES,
        rules,
        legend: legend(),
    })
}
