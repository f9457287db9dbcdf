//! `/openapi.json`: every address for programs, from the route table.

use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

use crate::app::open_data::TournamentDocument;
use crate::app::open_data::people::{HeadToHeadDocument, PersonDocument};
use crate::app::open_data::report::ResultsReport;
use crate::app::open_data::rounds::RoundDocument;
use crate::app::open_data::series::SeriesDocument;
use crate::app::open_data::standings::StandingsDocument;
use crate::app::open_data::teams::TeamsDocument;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::pages::decks::machine;
use crate::web::pages::open_data::api::{PeopleList, TournamentList};
use crate::web::pages::open_data::fame::{FameDocument, RatingsDocument};
use crate::web::pages::open_data::series::SeriesList;
use crate::web::param;
use crate::web::route::{Method, Route};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// What an address gives to programs.
struct Given {
    about: &'static str,
    answer: GivenAnswer,
    /// The kinds of text that it gives under other names.
    texts: &'static [&'static str],
    /// What a form that cannot be used gives.
    refused: Option<Value>,
    /// What it means that there is nothing to give, where that may be.
    nothing: Option<&'static str>,
    /// What it means that it leads to another address, where that may be.
    moved: Option<&'static str>,
    /// The fields without which a form is refused.
    needed: &'static [&'static str],
}

/// What programs get where all is well.
enum GivenAnswer {
    Data {
        kind: &'static str,
        shape: Value,
    },
    /// The address to which it leads.
    Redirect(&'static str),
}

/// The description of all addresses for programs.
///
/// # Errors
/// If it cannot be written.
pub fn show(site: &Site, _: &Visit) -> Result<Answer, PageError> {
    Answer::json(&paths(site.routes.rows()))
}

fn paths(rows: &[Route]) -> Value {
    // As they are written: a list that is left out when it is empty is not required.
    let mut schemas = SchemaSettings::openapi3().for_serialize().into_generator();
    let mut paths = Map::new();
    for row in rows {
        if let Some(given) = answer_of(row.path, &mut schemas) {
            let method = match row.method {
                Method::Get => "get",
                Method::Post => "post",
            };
            paths.insert(row.path.to_owned(), json!({ method: operation(row, given) }));
        }
    }
    json!({
        "openapi": "3.0.3",
        "info": {
            "title": "Arbiter",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tournaments as their public pages show them. A signed-in browser reads what its account may \
                            see; everybody else reads what is public.",
        },
        "paths": paths,
        "components": { "schemas": schemas.take_definitions(true) },
    })
}

/// What programs get at an address; `None` for a page.
fn answer_of(path: &str, schemas: &mut SchemaGenerator) -> Option<Given> {
    Some(match path {
        urls::api_tournaments::PATH => Given {
            refused: Some(machine::refusal_shape()),
            ..json(
                "The tournaments that fit, newest day first, a hundred at a time: of a `year`, of a `game` such as `2E`, at a \
                 `place`, with the words `q`; words have 100 characters at most.",
                schemas.subschema_for::<TournamentList>(),
            )
        },
        urls::api_tournament::PATH => json(
            "A tournament: players, rounds, final ranking.",
            schemas.subschema_for::<TournamentDocument>(),
        ),
        urls::api_standings::PATH => json("The standings now.", schemas.subschema_for::<StandingsDocument>()),
        urls::api_standings_after::PATH => {
            json("The standings after a round.", schemas.subschema_for::<StandingsDocument>())
        }
        urls::api_teams::PATH => json("The teams now.", schemas.subschema_for::<TeamsDocument>()),
        urls::api_round::PATH => json("A published round.", schemas.subschema_for::<RoundDocument>()),
        urls::api_all_series::PATH => {
            json("The series, the newest first, fifty at a time.", schemas.subschema_for::<SeriesList>())
        }
        urls::api_series::PATH => json(
            "A series: tournaments, and its standings, fifty players at a time.",
            schemas.subschema_for::<SeriesDocument>(),
        ),
        urls::api_ratings::PATH => json(
            "The ratings of one game and kind of decks by one method, fifty players at a time.",
            schemas.subschema_for::<RatingsDocument>(),
        ),
        urls::api_hall_of_fame::PATH => json(
            "Who won most, of all time or in a year, and that year in figures.",
            schemas.subschema_for::<FameDocument>(),
        ),
        urls::deck_check_api::PATH => Given {
            refused: Some(machine::refusal_shape()),
            needed: &machine::NEEDED,
            ..of_json("Checks a deck list; nothing is kept.", machine::answer_shape())
        },
        urls::results::PATH => Given {
            texts: &["text/plain", "text/csv"],
            ..json(
                "The whole tournament: `trekcc.txt`, `bbcode.txt`, `results.csv` or `results.json`.",
                schemas.subschema_for::<ResultsReport>(),
            )
        },
        _ => return of_people(path, schemas).or_else(|| text_of(path)),
    })
}

/// What kind of content JSON is.
const JSON: &str = "application/json";

fn json(about: &'static str, of: schemars::Schema) -> Given {
    of_json(about, of.to_value())
}

fn of_json(about: &'static str, shape: Value) -> Given {
    given(about, GivenAnswer::Data { kind: JSON, shape })
}

fn given(about: &'static str, answer: GivenAnswer) -> Given {
    Given { about, answer, texts: &[], refused: None, nothing: None, moved: None, needed: &[] }
}

/// What programs get at an address about people.
fn of_people(path: &str, schemas: &mut SchemaGenerator) -> Option<Given> {
    Some(match path {
        urls::api_people::PATH => Given {
            refused: Some(machine::refusal_shape()),
            ..json(
                "The people whom everybody may find, by name and then by initials, fifty at a time; `q` are words of \
                 either, 100 characters at most.",
                schemas.subschema_for::<PeopleList>(),
            )
        },
        urls::api_person::PATH => Given {
            moved: Some(
                "Staff said since that this is the person at `Location`, who is shown by name. Ask again each time: they may \
                 say otherwise later.",
            ),
            ..json(
                "A person over all tournaments that everybody may see, fifty tournaments and opponents at a time.",
                schemas.subschema_for::<PersonDocument>(),
            )
        },
        urls::api_who_is::PATH => given(
            "From a player of a tournament to the person.",
            GivenAnswer::Redirect(
                "`Location` is the address of the person, `/api/v1/people/{person}`. Somebody who is hidden or shown by \
                 initials is not found: the names of the tournament would say who it is.",
            ),
        ),
        urls::api_head_to_head::PATH => json(
            "What two people played against each other, fifty games and pods at a time.",
            schemas.subschema_for::<HeadToHeadDocument>(),
        ),
        _ => return None,
    })
}

/// The answers for programs that are not JSON.
fn text_of(path: &str) -> Option<Given> {
    let text = |about, kind| given(about, GivenAnswer::Data { kind, shape: json!({ "type": "string" }) });
    Some(match path {
        urls::series_feed::PATH => text("What was recorded of a series.", "application/atom+xml"),
        urls::series_csv::PATH => text("The standings of a series, a line for each player.", "text/csv"),
        urls::series_teams_csv::PATH => text("The teams of a series, a line for each.", "text/csv"),
        urls::teams_csv::PATH => text("The teams of a tournament, a line for each.", "text/csv"),
        urls::standings_csv::PATH => text(
            "The standings now, a line for each player; the places of a bracket that is all that is played.",
            "text/csv",
        ),
        urls::round_file::PATH => Given {
            texts: &["text/plain"],
            ..text(
                "A published round, a line for each player. `round_file` is `1.csv`; `1.txt` is text for a forum.",
                "text/csv",
            )
        },
        urls::calendar::PATH => text("The days of all tournaments.", "text/calendar"),
        urls::feed::PATH => text("Tournaments announced and finished.", "application/atom+xml"),
        urls::live::PATH => Given {
            nothing: Some("Too many are following. Ask for `/t/{tournament}/head` now and then."),
            ..text(
                "A stream that does not end: a message with the code of the newest entry at once and whenever the log \
                 grows. Ask then for what you show; after an event `crowd`, at a random moment of the next seconds.",
                "text/event-stream",
            )
        },
        _ => return None,
    })
}

fn operation(row: &Route, given: Given) -> Value {
    let in_path = row.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let in_path = in_path.map(|name| {
        let (shape, example) = (shape_of(name), param::sample(name));
        json!({ "name": name, "in": "path", "required": true, "schema": shape, "example": example })
    });
    let fields = row.fields.iter().map(|field| field.name);
    let mut operation = Map::new();
    operation.insert("summary".to_owned(), given.about.into());
    let parameters: Vec<Value> = match row.method {
        Method::Get => {
            let in_query =
                fields.map(|name| json!({ "name": name, "in": "query", "schema": shape_of(name) }));
            in_path.chain(in_query).collect()
        }
        Method::Post => {
            let properties: Map<String, Value> =
                fields.map(|name| (name.to_owned(), shape_of(name))).collect();
            let body = json!({ "type": "object", "required": given.needed, "properties": properties });
            let body = json!({ "required": true, "content": { (JSON): { "schema": body } } });
            operation.insert("requestBody".to_owned(), body);
            in_path.collect()
        }
    };
    operation.insert("parameters".to_owned(), parameters.into());
    operation.insert("responses".to_owned(), responses(row, given).into());
    operation.into()
}

/// What fits a field or a part of a path.
fn shape_of(name: &str) -> Value {
    match name {
        "page" | "opponents" | "year" => json!({ "type": "integer", "minimum": 1 }),
        "on" => json!({ "type": "string", "format": "date" }),
        _ => json!({ "type": "string" }),
    }
}

/// What an address answers, by status.
fn responses(row: &Route, given: Given) -> Map<String, Value> {
    let Given { about: _, answer, texts, refused, nothing, moved, needed: _ } = given;
    let mut responses = Map::new();
    let (status, given) = match answer {
        GivenAnswer::Data { kind, shape } => {
            let text = json!({ "schema": { "type": "string" } });
            let mut kinds: Map<String, Value> =
                texts.iter().map(|kind| ((*kind).to_owned(), text.clone())).collect();
            kinds.insert(kind.to_owned(), json!({ "schema": shape }));
            ("200", json!({ "description": "OK", "content": kinds }))
        }
        GivenAnswer::Redirect(to) => ("303", redirect(to)),
    };
    responses.insert(status.to_owned(), given);
    if let Some(why) = nothing {
        responses.insert("204".to_owned(), json!({ "description": why }));
    }
    if let Some(why) = moved {
        responses.insert("308".to_owned(), redirect(why));
    }
    if let Some(shape) = refused {
        let content = json!({ (JSON): { "schema": shape } });
        responses
            .insert("422".to_owned(), json!({ "description": "Nothing was done: why.", "content": content }));
    }
    for (status, why) in troubles(row.method) {
        responses.insert((*status).to_owned(), json!({ "description": why, "content": told(row.path) }));
    }
    let often = format!(
        "Too many requests; `Retry-After` says how many seconds to wait. One network address gets {}, counted together with \
         everything else under this limit.",
        row.rate.of_address().limit()
    );
    responses.insert("429".to_owned(), json!({ "description": often, "content": told(row.path) }));
    responses
}

fn redirect(why: &str) -> Value {
    json!({ "description": why, "headers": { "Location": { "schema": { "type": "string" } } } })
}

/// What any address may answer instead, by status; requests that come too often are described apart.
const fn troubles(method: Method) -> &'static [(&'static str, &'static str)] {
    match method {
        Method::Get => &[
            ("400", "The query cannot be read."),
            NOT_FOUND,
            ("503", "The log behind it is damaged, or nothing can be read at the moment."),
        ],
        Method::Post => &[
            ("400", "What was sent is no JSON object whose values are texts."),
            NOT_FOUND,
            ("413", "What was sent is larger than what is read."),
            ("415", "What was sent does not say that it is JSON."),
            ("503", "Nothing can be read at the moment."),
        ],
    }
}

const NOT_FOUND: (&str, &str) = ("404", "This page does not exist, or you may not see it.");

/// In which form an address says why: files and feeds have the pages of people.
fn told(path: &str) -> Value {
    match urls::is_for_programs(path) {
        true => json!({ (JSON): { "schema": machine::refusal_shape() } }),
        false => json!({ "text/html": { "schema": { "type": "string" } } }),
    }
}
