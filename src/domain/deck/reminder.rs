//! Rules that neither a list nor a result slip can prove: pages remind people of them.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::Deserialize;

use crate::domain::card::title_folding::fold_title;
use crate::domain::card::{Card, CardId, CardTable, CardType, Trait};
use crate::domain::deck::report::DeckReport;
use crate::domain::deck::zone::Zone;
use crate::domain::edition::Edition;
use crate::domain::scoring::result::EndReason;
use crate::domain::source::Confidence;
use crate::domain::tournament::optional_rule::OptionalRule;
use crate::domain::tournament::settings::Settings;

/// One reminder, as `data/reminders.toml` states it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reminder {
    /// Its id, unique in the file.
    pub id: String,
    pub edition: Edition,
    /// The pages on which it is shown.
    pub at: Vec<ReminderPlace>,
    /// The message for the deck's owner, or for everybody if no deck decides.
    pub says: String,
    /// The message for the opponent, if the rule has one, with the name of whose deck it is.
    #[serde(default)]
    pub tells: Option<String>,
    /// Which decks it concerns; without it every game.
    #[serde(default)]
    pub when: Option<ReminderCondition>,
    /// Whether what the cited entries say is shown with it, where their text is held.
    #[serde(default)]
    pub quotes: bool,
    /// The optional rule that replaces it: if that is played, this one is not shown.
    #[serde(default)]
    pub unless: Option<OptionalRule>,
    /// Documents and headings, as they are cited.
    pub citations: Vec<String>,
    /// How well it is known.
    pub confidence: Confidence,
    /// The first day on which it is shown.
    #[serde(default)]
    pub from: Option<NaiveDate>,
    /// The last day on which it is shown.
    #[serde(default)]
    pub until: Option<NaiveDate>,
}

/// Where a reminder is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReminderPlace {
    /// Under a checked list.
    Deck,
    /// On the page of a player who sits at a table.
    Table,
    /// On the page of a table as staff see it.
    Staff,
    /// On the page of random draws.
    Chance,
    /// Where a table gets more time than its round has.
    Time,
    /// Where the result of a game is checked in which somebody met the winning conditions.
    Complete,
    /// Where the result of a game is checked that ended because draw decks ran out.
    DeckedOut,
    /// Where the result of a game is checked that a player conceded.
    Conceded,
}

/// Which decks a reminder concerns: those for which one of these is true.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ReminderCondition {
    /// Titles, one of which is in the deck.
    pub cards: Vec<String>,
    /// Types: a card of one of them is in the deck.
    pub types: Vec<CardType>,
    /// A fact of the card table.
    pub fact: Option<Trait>,
    /// Groups of titles: both titles of one group are in the deck.
    pub together: Vec<[String; 2]>,
    /// Types: two copies of one card of one of these types are in the deck.
    pub twice: Vec<CardType>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    reminder: Vec<Reminder>,
}

/// Reads the file of reminders.
///
/// # Errors
/// What is wrong with the TOML or a key in it.
pub fn parse(text: &str) -> Result<Vec<Reminder>, String> {
    toml::from_str::<File>(text).map(|file| file.reminder).map_err(|error| error.to_string())
}

impl ReminderPlace {
    /// Where a result that ended like this is checked, if something is asked there.
    pub const fn of_ending(end: EndReason) -> Option<Self> {
        match end {
            EndReason::Complete { .. } => Some(Self::Complete),
            EndReason::DeckedOut => Some(Self::DeckedOut),
            EndReason::Concession { .. } => Some(Self::Conceded),
            EndReason::Time
            | EndReason::Card { .. }
            | EndReason::CardForfeit { .. }
            | EndReason::NoShow { .. }
            | EndReason::Disqualified { .. }
            | EndReason::BothAbsent
            | EndReason::Void => None,
        }
    }
}

impl Reminder {
    /// Whether it is shown there in this game on that day; without a day, whether it applies now.
    pub fn applies(&self, edition: Edition, spot: ReminderPlace, on: Option<NaiveDate>) -> bool {
        let in_force = match on {
            None => self.until.is_none(),
            Some(day) => {
                self.from.is_none_or(|from| from <= day) && self.until.is_none_or(|until| day <= until)
            }
        };
        self.edition == edition && self.at.contains(&spot) && in_force
    }

    /// Whether it is shown there at a tournament with these settings.
    pub fn applies_at(&self, settings: &Settings, spot: ReminderPlace) -> bool {
        let replaced = self.unless.is_some_and(|option| settings.options.contains(&option));
        !replaced && self.applies(settings.edition, spot, Some(settings.date))
    }
}

/// The cards of a deck, as conditions ask for them.
struct PlayedCards<'a> {
    cards: Vec<&'a Card>,
    /// The folded titles of the deck.
    titles: BTreeSet<String>,
    copies: BTreeMap<&'a CardId, u32>,
}

impl<'a> PlayedCards<'a> {
    /// The cards of a checked list. What is set aside is not part of the deck.
    fn of(report: &DeckReport, table: &'a CardTable) -> Self {
        let mut played = Self { cards: Vec::new(), titles: BTreeSet::new(), copies: BTreeMap::new() };
        for line in report.lines.iter().filter(|line| line.zone != Some(Zone::Aside)) {
            let Some(card) = line.card.as_ref().and_then(|id| table.by_id(id)) else { continue };
            played.cards.push(card);
            played.titles.insert(fold_title(&card.title));
            let copies = played.copies.entry(&card.id).or_default();
            *copies = copies.saturating_add(line.quantity);
        }
        played
    }

    fn has(&self, title: &str) -> bool {
        self.titles.contains(&fold_title(title))
    }

    fn copies(&self, card: &Card) -> u32 {
        self.copies.get(&card.id).copied().unwrap_or(0)
    }
}

impl ReminderCondition {
    fn holds(&self, played: &PlayedCards<'_>) -> bool {
        self.cards.iter().any(|title| played.has(title))
            || self.together.iter().any(|titles| titles.iter().all(|title| played.has(title)))
            || played.cards.iter().any(|card| {
                self.types.contains(&card.kind)
                    || self.fact.is_some_and(|fact| card.is(fact))
                    || (self.twice.contains(&card.kind) && played.copies(card) >= 2)
            })
    }

    /// All titles that it names.
    pub fn titles(&self) -> impl Iterator<Item = &String> {
        self.cards.iter().chain(self.together.iter().flatten())
    }
}

/// The reminders for a list that was checked with this table.
pub fn reminders_for<'r>(
    reminders: &'r [Reminder],
    report: &DeckReport,
    table: &CardTable,
) -> Vec<&'r Reminder> {
    let played = PlayedCards::of(report, table);
    let of_game = reminders.iter().filter(|reminder| reminder.edition == report.edition);
    of_game.filter(|reminder| reminder.when.as_ref().is_some_and(|when| when.holds(&played))).collect()
}
