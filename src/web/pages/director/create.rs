//! `/new`: creates a tournament, on one page.

use std::sync::Arc;

use askama::Template;
use chrono::{NaiveDate, Utc};

use crate::app::create_tournament::CreatedTournament;
use crate::app::security::SecurityEvent;
use crate::app::staff::StaffMember;
use crate::app::{DeskError, FormSubmission, Snapshot, sessions};
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::id::{Slug, TournamentId};
use crate::domain::pods::score::PodCounting;
use crate::domain::scoring::format_games::FormatGames;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::value::ValueError;
use crate::domain::tournament::Setup;
use crate::domain::tournament::command::{Command, CreatePodTournament, CreateTournament};
use crate::domain::tournament::play::{Play, PodRules};
use crate::domain::tournament::role::Role;
use crate::domain::tournament::settings::Settings;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{LikeQuery, TournamentForm};
use crate::web::layout::Layout;
use crate::web::pages::director::choices::{self, Group, NO_FORMAT, Row};
use crate::web::pages::director::form::{self, YES};
use crate::web::pages::director::format_games::{self, FormatSays};
use crate::web::pages::director::pinned;
use crate::web::pages::director::values;
use crate::web::pages::rules::sourced::RulesOnDay;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::people;

#[derive(Template)]
#[template(path = "director/create.html")]
struct Page {
    layout: Layout,
    form: Fields,
    faults: Faults,
    refused: String,
    editions: Vec<(&'static str, &'static str)>,
    only_decks: String,
    formats: Vec<Group>,
    profiles: Vec<Group>,
    rows: Vec<Row>,
    suited: String,
    zones: Vec<&'static str>,
    systems: Vec<(&'static str, Message)>,
    levels: Vec<(&'static str, Message)>,
    law: RulesOnDay,
    /// What deck formats say of the games.
    games: Vec<FormatSays>,
    /// The tournaments that this account directs, the newest first: one may begin like them.
    alike: Vec<(String, Link)>,
    /// The staff of the earlier tournament, who may get the same roles.
    staff: Vec<String>,
}

/// How many of them are offered.
const OFFERED: usize = 5;

/// The form: with the usual choices, or like an earlier tournament.
///
/// # Errors
/// If the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = match template(site, visit)? {
        Some(earlier) => like_form(&earlier)?,
        None => usual_form(),
    };
    Answer::page(&page(site, visit, form, Faults::default(), String::new())?)
}

fn usual_form() -> Fields {
    Fields::from_iter([
        (TournamentForm::NAMES.date, Utc::now().date_naive().to_string()),
        (TournamentForm::NAMES.time_zone, choices::own_zone().to_owned()),
        (TournamentForm::NAMES.edition, Edition::First.code().to_owned()),
        (TournamentForm::NAMES.format, choices::usual_format(Edition::First).to_owned()),
        (TournamentForm::NAMES.profile, choices::BY_DAY.to_owned()),
        (TournamentForm::NAMES.rounds, choices::USUAL_ROUNDS.to_string()),
        (TournamentForm::NAMES.deck_lists_required, YES.to_owned()),
    ])
}

/// The tournament that is to be copied: one that everybody sees, or at which this account helps. `None` for every
/// other, so that nobody learns of a hidden one.
fn template(site: &Site, visit: &Visit) -> Result<Option<Arc<Snapshot>>, PageError> {
    let Ok(slug) = LikeQuery::of(&visit.query).like.parse::<Slug>() else { return Ok(None) };
    let earlier = match site.desk.tournament(&slug) {
        Ok(earlier) => earlier,
        Err(DeskError::NotFound) => return Ok(None),
        // Nothing can be copied from a damaged log, and its own pages say so.
        Err(error) => return Ok(error.of_damaged_log().map(|_| None)?),
    };
    Ok(visit.sees(site, &earlier)?.then_some(earlier))
}

/// The choices of an earlier tournament, on today's date. Rules come as published: what its director changed in its copy
/// had a reason there. A profile that its day explains is left to the new day, and another one is kept.
fn like_form(earlier: &Snapshot) -> Result<Fields, PageError> {
    let (setup, names): (&Setup, _) = (earlier.setup()?, TournamentForm::NAMES);
    let settings = Settings { date: Utc::now().date_naive(), ..setup.settings.clone() };
    let filled = form::filled_form(&settings);
    let format = setup.format.as_ref().map_or(NO_FORMAT, |format| format.published_id());
    let (of_day, edition) = (choices::profile_of_day, setup.settings.edition);
    let (profile, ticks) = match &setup.play {
        Play::Duels(profile) if profile.id == of_day(edition, setup.settings.date) => {
            (choices::BY_DAY, [false, false])
        }
        Play::Duels(profile) => (profile.id.as_str(), [false, false]),
        Play::Pods(rules) => {
            (rules.profile.id.as_str(), [rules.troubles, rules.counting == PodCounting::Rounds])
        }
    };
    let ticks = [names.troubles, names.every_round].into_iter().zip(ticks).filter(|(_, is_on)| *is_on);
    let of_rules =
        [(names.edition, settings.edition.code()), (names.format, format), (names.profile, profile)];
    let of_staff = [(names.like, earlier.slug().as_str()), (names.same_staff, YES)];
    let of_settings = filled.pairs().filter(|(name, _)| *name != form::WAS);
    Ok(of_settings.chain(of_rules).chain(of_staff).chain(ticks.map(|(name, _)| (name, YES))).collect())
}

/// The staff of the earlier tournament that this form names, if this account directs it.
fn staff_to_copy(site: &Site, visit: &Visit, form: &Fields) -> Result<Vec<StaffMember>, PageError> {
    let Some(account) = &visit.viewer.account else { return Ok(Vec::new()) };
    let Ok(earlier) = TournamentForm::of(form).like.parse::<Slug>() else { return Ok(Vec::new()) };
    Ok(site.desk.staff_to_copy(account.id, &earlier)?)
}

/// The newest tournaments that this account directs, each with the form that begins like it.
fn directed(site: &Site, visit: &Visit) -> Result<Vec<(String, Link)>, PageError> {
    let Some(account) = &visit.viewer.account else { return Ok(Vec::new()) };
    let grants = site.desk.grants_of(account.id)?.into_iter();
    let directing = grants.filter(|grant| grant.role == Role::Director).take(OFFERED);
    let ids: Vec<TournamentId> = directing.map(|grant| grant.tournament).collect();
    let listed = site.desk.listed_tournaments(&ids)?;
    let named = ids.iter().filter_map(|id| listed.get(id));
    Ok(named.map(|one| (one.title.clone(), urls::tournament_like(&one.slug))).collect())
}

/// Creates the tournament; the user becomes its director.
///
/// # Errors
/// Like [`crate::app::Desk::create_from_form`].
pub fn create(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = visit.viewer.account.as_ref().ok_or(PageError::NotFound)?;
    let command = match read(site, &visit.form)? {
        Ok(command) => command,
        Err(faults) => {
            return refill(site, visit, faults, form::LOOK.to_string());
        }
    };
    let mut sent = visit.form_submission()?;
    // Nobody has a role here before the tournament exists; the log records its creator as director.
    sent = FormSubmission { actor: crate::app::Actor { role: Role::Director, ..sent.actor }, ..sent };
    let same_staff = visit.form.has(TournamentForm::NAMES.same_staff, YES);
    let staff = if same_staff { staff_to_copy(site, visit, &visit.form)? } else { Vec::new() };
    let staff: Vec<_> = staff.into_iter().map(|helper| (helper.account, helper.role)).collect();
    match site.desk.create_from_form(account.id, &sent, &command, &staff) {
        Ok(CreatedTournament { slug, staff }) => {
            for account in staff {
                visit.note_at(SecurityEvent::RoleGiven, Some(account), &slug);
            }
            Ok(Answer::see_other(&urls::desk(&slug)))
        }
        Err(error @ (DeskError::Refused(_) | DeskError::Unusable(_))) => {
            refill(site, visit, Faults::default(), error.to_string())
        }
        Err(error) => Err(error.into()),
    }
}

fn refill(site: &Site, visit: &Visit, faults: Faults, refused: String) -> Result<Answer, PageError> {
    Answer::refusal(&page(site, visit, visit.form.clone(), faults, refused)?)
}

fn page(
    site: &Site,
    visit: &Visit,
    form: Fields,
    faults: Faults,
    refused: String,
) -> Result<Page, PageError> {
    let helper = |helper: StaffMember| {
        say("director-create-helper")
            .with("name", helper.name)
            .with("role", people::role(helper.role))
            .to_string()
    };
    let law = RulesOnDay::of(site, None)?;
    Ok(Page {
        layout: visit.layout(site),
        staff: staff_to_copy(site, visit, &form)?.into_iter().map(helper).collect(),
        suited: data::scoring_profile(chosen_profile(&form)).map_or_else(String::new, round_suggestion),
        form,
        faults,
        refused,
        editions: choices::editions().map(|edition| (edition.code(), edition.name())).collect(),
        only_decks: choices::only_decks(),
        formats: choices::formats(choices::is_run),
        profiles: choices::profiles(|_| true),
        rows: choices::rows(),
        zones: choices::zones(),
        systems: choices::systems(),
        levels: choices::levels(),
        games: format_games::all(&law),
        law,
        alike: directed(site, visit)?,
    })
}

/// The id of the profile that a form chooses, by name or by the day.
fn chosen_profile(form: &Fields) -> &str {
    let typed = TournamentForm::of(form);
    if typed.profile != choices::BY_DAY {
        return typed.profile;
    }
    // An edition or a day that cannot be read is a fault of its own.
    let edition = typed.edition.parse().unwrap_or(Edition::First);
    let on = typed.date.parse::<NaiveDate>();
    on.map_or_else(|_| choices::usual_profile(edition), |on| choices::profile_of_day(edition, on))
}

/// The number of rounds that the profile suggests.
fn round_suggestion(profile: &Profile) -> String {
    say("director-create-by-the-profile").with("rounds", pinned::suggested_rounds(profile)).into()
}

/// Finds every fault before showing any.
fn read(site: &Site, form: &Fields) -> Result<Result<Command, Faults>, PageError> {
    let mut faults = Faults::default();
    let edition =
        faults.read::<Edition>(form, TournamentForm::NAMES.edition, say("director-create-choose-edition"));
    // Without an edition nothing can contradict it; use the first one to find other faults.
    let played = edition.unwrap_or(Edition::First);
    let format = or_fault(
        choices::format(TournamentForm::of(form).format, played),
        TournamentForm::NAMES.format,
        &mut faults,
    );
    let games = format.flatten().and_then(|format| data::games_of_format(&format.id));
    let play = or_fault(play(form, played, games), TournamentForm::NAMES.profile, &mut faults);
    let of_profile = play.as_ref().and_then(|play| match play {
        Play::Duels(profile) => Some(&**profile),
        Play::Pods(_) => None,
    });
    let minutes = choices::usual_minutes(of_profile, games);
    let settings = form::read(form, played, Some(minutes), &mut faults);
    if form.has(TournamentForm::NAMES.deck_lists_required, YES)
        && TournamentForm::of(form).format == NO_FORMAT
    {
        faults.add(TournamentForm::NAMES.deck_lists_required, LISTS_WITHOUT_FORMAT);
    }
    let (true, Some(settings), Some(play), Some(format)) = (faults.is_empty(), settings, play, format) else {
        return Ok(Err(faults));
    };
    let format = format.cloned().map(Box::new);
    let (pins, pairing_seed) = (site.desk.pins(played)?, sessions::random_seed()?);
    Ok(Ok(match play {
        Play::Duels(profile) => {
            Command::CreateTournament(CreateTournament { settings, profile, format, pins, pairing_seed })
        }
        Play::Pods(rules) => {
            let created = CreatePodTournament { settings, rules, format, pins, pairing_seed };
            Command::CreatePodTournament(created)
        }
    }))
}

/// Games of two or pods, as the edition says; a format may say what wins a game.
fn play(form: &Fields, edition: Edition, games: Option<&FormatGames>) -> Result<Play, String> {
    match edition {
        Edition::First | Edition::Second => {
            let published = choices::profile(chosen_profile(form), edition)?;
            let own = games.map_or_else(|| Ok(published.clone()), |games| published.for_games(games));
            let unfit =
                |errors: Vec<ValueError>| errors.iter().map(values::sentence).collect::<Vec<_>>().join(" ");
            Ok(Play::Duels(Box::new(own.map_err(unfit)?)))
        }
        Edition::Tribbles => {
            let profile = choices::pod_profile(chosen_profile(form), edition)?.clone();
            let troubles = form.has(TournamentForm::NAMES.troubles, YES);
            let every = form.has(TournamentForm::NAMES.every_round, YES);
            let counting = if every { PodCounting::Rounds } else { PodCounting::Totals };
            Ok(Play::Pods(Box::new(PodRules { profile, troubles, counting })))
        }
    }
}

/// Why lists cannot be required without a format.
pub(super) const LISTS_WITHOUT_FORMAT: Message = say("director-create-lists-without-format");

fn or_fault<T>(chosen: Result<T, String>, field: &'static str, faults: &mut Faults) -> Option<T> {
    chosen.map_err(|fault| faults.add(field, fault)).ok()
}
