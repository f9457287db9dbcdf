//! `/new-series`: begins a series.

use askama::Template;

use crate::data;
use crate::domain::series::command::CreateSeries;
use crate::domain::series::rules::{ChosenFigures, SeriesRules};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::SeriesForm;
use crate::web::layout::Layout;
use crate::web::pages::rules::sourced::{Legend, RulesOnDay, ShownSource, legend};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::words::series_rules::series_rules;

#[derive(Template)]
#[template(path = "series/create.html")]
struct Page {
    layout: Layout,
    rules: Vec<ShownRules>,
    legend: Legend,
    form: Fields,
    faults: Faults,
    refused: String,
}

struct ShownRules {
    id: &'static str,
    name: &'static str,
    figures: Vec<(Message, String, ShownSource)>,
}

/// # Errors
/// If the rulings library cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let first = data::series_rules().first().map_or("", |rules| rules.id.as_str());
    let form = [(SeriesForm::NAMES.rules, first)].into_iter().collect();
    Answer::page(&page(site, visit, form, Faults::default(), String::new())?)
}

/// Begins the series and opens the page of its directors.
///
/// # Errors
/// If the store cannot write.
pub fn create(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut faults = Faults::default();
    let form = &visit.form;
    let title =
        faults.words(form, (SeriesForm::FIELDS, SeriesForm::NAMES.title), say("series-create-write-a-title"));
    let typed = SeriesForm::of(form);
    let chosen = data::series_rules().iter().find(|rules| rules.id == typed.rules);
    if chosen.is_none() {
        faults.add(SeriesForm::NAMES.rules, say("series-create-choose-rules"));
    }
    let figures = figures(form, &mut faults);
    let again = |faults, refused| page(site, visit, form.clone(), faults, refused);
    let (Some(title), Some(chosen), true) = (title, chosen, faults.is_empty()) else {
        return Answer::refusal(&again(faults, String::new())?);
    };
    let rules: Box<SeriesRules> = Box::new(chosen.clone().with_figures(figures));
    let asked = CreateSeries { title, about: typed.about.to_owned(), rules };
    match site.desk.create_series(&asked, &visit.series_submission()?) {
        Ok(slug) => Ok(Answer::see_other(&urls::run_series(&slug))),
        Err(error) => {
            let why = PageError::from(error).into_refused()?;
            Answer::refusal(&again(Faults::default(), why.to_string())?)
        }
    }
}

/// The figures that were typed; an empty field leaves that of the rules.
fn figures(form: &Fields, faults: &mut Faults) -> ChosenFigures {
    let names = SeriesForm::NAMES;
    let filled = |name: &str| !form.text(name).is_empty();
    let places: Result<Vec<i64>, _> =
        form.text(names.places).split([',', ' ']).filter(|it| !it.is_empty()).map(str::parse).collect();
    if places.is_err() {
        faults.add(names.places, say("series-create-write-the-points"));
    }
    let whole = || say("series-create-whole-number");
    let attendance = filled(names.attendance).then(|| faults.read(form, names.attendance, whole())).flatten();
    let best = filled(names.best).then(|| faults.read(form, names.best, whole())).flatten();
    ChosenFigures { places: places.ok().filter(|points| !points.is_empty()), attendance, best }
}

fn page(
    site: &Site,
    visit: &Visit,
    form: Fields,
    faults: Faults,
    refused: String,
) -> Result<Page, PageError> {
    let law = RulesOnDay::of(site, None)?;
    let shown = |rules: &'static SeriesRules| ShownRules {
        id: &rules.id,
        name: &rules.name,
        figures: series_rules(rules)
            .into_iter()
            .map(|(what, figure, it)| (what, figure, law.source(&it)))
            .collect(),
    };
    Ok(Page {
        layout: visit.layout(site),
        rules: data::series_rules().iter().map(shown).collect(),
        legend: legend(),
        form,
        faults,
        refused,
    })
}
