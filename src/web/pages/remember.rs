//! Reminders at a table or for a deck, each with its source.

use chrono::NaiveDate;

use crate::app::Snapshot;
use crate::data;
use crate::domain::deck::DeckReport;
use crate::domain::deck::reminder::{Reminder, ReminderPlace};
use crate::domain::id::PlayerId;
use crate::domain::scoring::result::EndReason;
use crate::domain::source::Confidence;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};
use crate::web::site::Site;
use crate::words;

pub struct Remember {
    /// The rule in our own words.
    pub text: Message,
    /// Its source, and how certain it is.
    pub cited: ShownSource,
    /// What the cited entries say, each with its citation, where the rule is to be read in them and their text is held.
    pub texts: Vec<(String, String)>,
}

/// The reminders for a checked list.
///
/// # Errors
/// If the store does not answer; the same for all functions here.
pub fn for_deck(site: &Site, report: &DeckReport, on: Option<NaiveDate>) -> Result<Vec<Remember>, PageError> {
    let law = RulesOnDay::of(site, on)?;
    let called = site.desk.reminders(report)?;
    let called =
        called.into_iter().filter(|reminder| reminder.applies(report.edition, ReminderPlace::Deck, on));
    Ok(called.map(|reminder| remember(&law, reminder, say(&reminder.says))).collect())
}

/// Reminders for a player at a table: about their own deck, about what the opponent has to say, and for every game.
pub fn at_table(
    site: &Site,
    here: &Snapshot,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<Vec<Remember>, PageError> {
    let mut told = reminders_about(site, here, ReminderPlace::Table, [opponent])?;
    let Ok(setup) = here.setup() else { return Ok(told) };
    let law = RulesOnDay::of(site, Some(setup.settings.date))?;
    let stands = |reminder: &&Reminder| reminder.applies_at(&setup.settings, ReminderPlace::Table);
    let own = site.desk.reminders_of(here, player)?.into_iter().filter(stands);
    told.extend(own.map(|reminder| remember(&law, reminder, say(&reminder.says))));
    told.extend(of_every_game(site, here, ReminderPlace::Table)?);
    told.extend(options(site, here)?);
    Ok(told)
}

/// Reminders for staff at a table: about what the players have to tell each other, and for every game.
pub fn for_staff(site: &Site, here: &Snapshot, players: [PlayerId; 2]) -> Result<Vec<Remember>, PageError> {
    let mut told = reminders_about(site, here, ReminderPlace::Staff, players)?;
    told.extend(of_every_game(site, here, ReminderPlace::Staff)?);
    told.extend(options(site, here)?);
    Ok(told)
}

/// Reminders beside random draws.
pub fn at_draws(site: &Site, here: &Snapshot) -> Result<Vec<Remember>, PageError> {
    of_every_game(site, here, ReminderPlace::Chance)
}

/// By which rule a table gets more time than its round has.
pub fn of_time(site: &Site, here: &Snapshot) -> Result<Vec<Remember>, PageError> {
    of_every_game(site, here, ReminderPlace::Time)
}

/// What to ask before a result is recorded that ended like this. Once the director has said what such an ending counts,
/// nobody need ask.
pub fn of_ending(site: &Site, here: &Snapshot, end: EndReason) -> Result<Vec<Remember>, PageError> {
    let is_set = here.profile().is_ok_and(|profile| profile.ending(end).confidence == Confidence::Organiser);
    match ReminderPlace::of_ending(end).filter(|_| !is_set) {
        Some(spot) => of_every_game(site, here, spot),
        None => Ok(Vec::new()),
    }
}

/// What holds in every game of the tournament, whatever is in a deck.
fn of_every_game(site: &Site, here: &Snapshot, spot: ReminderPlace) -> Result<Vec<Remember>, PageError> {
    let Ok(setup) = here.setup() else { return Ok(Vec::new()) };
    let law = RulesOnDay::of(site, Some(setup.settings.date))?;
    let every_game = data::reminders().iter().filter(|reminder| reminder.when.is_none());
    let here = every_game.filter(|reminder| reminder.applies_at(&setup.settings, spot));
    Ok(here.map(|reminder| remember(&law, reminder, say(&reminder.says))).collect())
}

/// What opponents are told about these players' decks.
pub fn reminders_about(
    site: &Site,
    here: &Snapshot,
    spot: ReminderPlace,
    players: impl IntoIterator<Item = PlayerId>,
) -> Result<Vec<Remember>, PageError> {
    let Ok(setup) = here.setup() else { return Ok(Vec::new()) };
    let law = RulesOnDay::of(site, Some(setup.settings.date))?;
    let mut heard = Vec::new();
    for player in players {
        for reminder in site.desk.reminders_of(here, player)? {
            let told = reminder.tells.as_ref().map(|tells| say(tells).with("player", here.name(player)));
            if let Some(told) = told.filter(|_| reminder.applies_at(&setup.settings, spot)) {
                heard.push(remember(&law, reminder, told));
            }
        }
    }
    Ok(heard)
}

/// The optional rules of the tournament.
fn options(site: &Site, here: &Snapshot) -> Result<Vec<Remember>, PageError> {
    let Ok(setup) = here.setup() else { return Ok(Vec::new()) };
    let law = RulesOnDay::of(site, Some(setup.settings.date))?;
    let played = setup.settings.options.iter().map(|option| Remember {
        text: say("remember-option").with("rule", words::pinned::option(*option)),
        cited: law.shown_source(&[option.citation()], Confidence::Seen),
        texts: Vec::new(),
    });
    Ok(played.collect())
}

fn remember(law: &RulesOnDay, reminder: &Reminder, text: Message) -> Remember {
    let texts = if reminder.quotes { law.texts(&reminder.citations) } else { Vec::new() };
    Remember { text, cited: law.shown_source(&reminder.citations, reminder.confidence), texts }
}
